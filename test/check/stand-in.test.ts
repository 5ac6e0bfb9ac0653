import { describe, expect, it } from "vitest";
import { placesOf, readStandIn, UnclearOrigin } from "../../src/check/stand-in.ts";
import { entry } from "./links/made.ts";

const entryFor = (url: string) => entry(url, url);

const acme = { origin: "https://acme.example", path: "" };

describe("a line of site or preview", () => {
  it.each([
    ["dist", { what: "dist", for: [] }],
    ["./build out", { what: "./build out", for: [] }],
    ["dist => https://acme.example", { what: "dist", for: [acme] }],
    [
      "Preview – shop=>https://acme.example/shop/, https://www.acme.example",
      {
        what: "Preview – shop",
        for: [
          { ...acme, path: "/shop" },
          { origin: "https://www.acme.example", path: "" },
        ],
      },
    ],
  ])("%s", (line, standIn) => {
    expect(readStandIn(line, "…")).toEqual({ standIn });
  });

  it.each([
    "=> https://acme.example",
    "dist =>",
    "dist => acme.example",
    "a => b => c",
    "d => https://a.example?q",
  ])("%s cannot be read", (line) => {
    expect(readStandIn(line, "dist => https://acme.example")).toHaveProperty("mistake");
  });
});

describe("what it stands for", () => {
  const dist = { what: "dist", for: [] };

  it("is what it names, else the landing URLs' one origin", () => {
    const entries = [entryFor("https://acme.example/a"), entryFor("https://acme.example/b")];
    expect(placesOf(dist, "site", entries, [])).toEqual([acme]);
    const named = [{ origin: "https://other.example", path: "" }];
    expect(placesOf({ ...dist, for: named }, "site", entries, [])).toEqual(named);
  });

  it("is nothing where rules before it take everything", () => {
    expect(placesOf(dist, "site", [entryFor("https://acme.example/a")], [acme])).toEqual([]);
  });

  it("is nobody's guess where there are several", () => {
    const entries = ["a", "b", "c", "d", "e"].map((name) => entryFor(`https://${name}.example/`));
    expect(() => placesOf(dist, "site", entries, [])).toThrow(UnclearOrigin);
    expect(() => placesOf(dist, "site", entries, [])).toThrow(
      "The landing URLs have several origins: https://a.example, https://b.example, https://c.example and 2 more. Say which of them site stands for: dist => https://a.example",
    );
    const taken = ["a", "b", "c", "d"].map((name) => ({ origin: `https://${name}.example`, path: "" }));
    expect(placesOf(dist, "site", entries, taken)).toEqual([{ origin: "https://e.example", path: "" }]);
  });
});
