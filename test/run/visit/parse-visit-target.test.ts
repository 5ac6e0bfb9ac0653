import { describe, expect, it } from "vitest";
import { findReplacedUrls, parseVisitTarget } from "../../../src/run/visit/parse-visit-target.ts";
import { makeLinkEntry } from "../links/samples.ts";

const entryFor = (url: string) => makeLinkEntry(url, url);

const acme = { origin: "https://acme.example", path: "" };

describe("a line of site or preview", () => {
  it.each([
    ["dist", { name: "dist", replaces: [] }],
    ["./build out", { name: "./build out", replaces: [] }],
    ["dist => https://acme.example", { name: "dist", replaces: [acme] }],
    [
      "Preview – shop=>https://acme.example/shop/, https://www.acme.example",
      {
        name: "Preview – shop",
        replaces: [
          { ...acme, path: "/shop" },
          { origin: "https://www.acme.example", path: "" },
        ],
      },
    ],
  ])("%s", (line, target) => {
    expect(parseVisitTarget(line, "…")).toEqual({ target });
  });

  it.each(["=> https://acme.example", "dist =>", "dist => acme.example", "a => b => c", "d => https://a.example?q"])(
    "%s cannot be read",
    (line) => {
      expect(parseVisitTarget(line, "dist => https://acme.example")).toHaveProperty("mistake");
    },
  );
});

describe("what it stands for", () => {
  const dist = { name: "dist", replaces: [] };

  it("is what it names, else the landing URLs' one origin", () => {
    const entries = [entryFor("https://acme.example/a"), entryFor("https://acme.example/b")];
    expect(findReplacedUrls(dist, "site", entries, [])).toEqual([acme]);
    const named = [{ origin: "https://other.example", path: "" }];
    expect(findReplacedUrls({ ...dist, replaces: named }, "site", entries, [])).toEqual(named);
  });

  it("is nothing where rules before it take everything", () => {
    expect(findReplacedUrls(dist, "site", [entryFor("https://acme.example/a")], [acme])).toEqual([]);
  });

  it("is nobody's guess where there are several", () => {
    const entries = ["a", "b", "c", "d", "e"].map((name) => entryFor(`https://${name}.example/`));
    expect(() => findReplacedUrls(dist, "site", entries, [])).toThrow("The landing URLs have several origins");
    expect(() => findReplacedUrls(dist, "site", entries, [])).toThrow(
      "The landing URLs have several origins: https://a.example, https://b.example, https://c.example and 2 more. " +
        "Name the origin that site replaces: dist => https://a.example",
    );
    const taken = ["a", "b", "c", "d"].map((name) => ({ origin: `https://${name}.example`, path: "" }));
    expect(findReplacedUrls(dist, "site", entries, taken)).toEqual([{ origin: "https://e.example", path: "" }]);
  });
});
