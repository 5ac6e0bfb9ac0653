import { describe, expect, it } from "vitest";
import { evaluateEntries } from "../../../src/run/evaluate-entries.ts";
import { checkEntryLinks } from "../../../src/run/links/check-entry-links.ts";
import { checkFinalUrl } from "../../../src/run/visit/check-final-url.ts";
import { sampleEvaluationWithScore } from "../../contract/samples.ts";
import { makeDestination, makeLinkEntry } from "../links/samples.ts";

const url = "https://acme.example/a";
const moved = (to: string) =>
  makeLinkEntry("a", url, { landing: { written: url, url, visit: { url: to, by: "rewrite" } } });
const staged = moved("https://pr-7.example/a");

describe("a visit in a landing URL's place", () => {
  it.each([null, "https://pr-7.example/b", "chrome-error://chromewebdata/"])("may end at %s", (end) => {
    expect(checkFinalUrl(staged, end)).toBeNull();
  });

  it("that ends elsewhere is told", () => {
    expect(checkFinalUrl(staged, "https://login.example/")).toBe(
      "https://pr-7.example redirects to https://login.example; that page was checked.",
    );
  });

  it("that ends on the landing URL's own site is none", () => {
    expect(() => checkFinalUrl(staged, "https://acme.example/b")).toThrow("so the changed page was not captured");
  });

  it("is not there where the landing URL itself is visited, wherever that ends", () => {
    expect(checkFinalUrl(makeLinkEntry("a", url), "https://elsewhere.example/")).toBeNull();
    expect(checkFinalUrl(moved("https://acme.example/new/a"), "https://acme.example/new/a")).toBeNull();
  });
});

const { signal } = new AbortController();
const common = { threshold: 7, timeout: 10, signal };

describe("both modes visit what is to be visited, and say so", () => {
  it("links", async () => {
    const asked: string[] = [];
    const checkLink = async (at: string) => {
      asked.push(at);
      return makeDestination(at, at.includes("strays") ? { finalUrl: url } : {});
    };
    const results = await checkEntryLinks([staged, makeLinkEntry("b")], {
      ...common,
      checkLink,
      debounce: null,
    });
    expect(asked).toEqual(["https://pr-7.example/a", "https://acme.example/b"]);
    expect(results.map(({ state, visited, landingUrl }) => [state, visited?.url, landingUrl])).toEqual([
      ["passed", "https://pr-7.example/a", url],
      ["passed", undefined, "https://acme.example/b"],
    ]);
    const [strayed] = await checkEntryLinks([moved("https://strays.example/a")], {
      ...common,
      checkLink,
      debounce: null,
    });
    expect(strayed).toMatchObject({ state: "error", error: { code: "STRAYED" } });
  });

  it("evaluate", async () => {
    const asked: unknown[] = [];
    const results = await evaluateEntries([staged, makeLinkEntry("b"), moved("https://strays.example/a")], {
      ...common,
      now: () => new Date(0),
      locateAsset: () => "",
      concurrency: 1,
      evaluate: async ({ landingPageData }, { visitUrl }) => {
        asked.push([landingPageData.url, visitUrl]);
        const finalUrl = visitUrl?.includes("strays") ? url : (visitUrl ?? landingPageData.url);
        const attachments = { pictures: {}, outlines: [], linkTrail: [], notices: [], finalUrl };
        return { answer: sampleEvaluationWithScore(8), attachments };
      },
    });
    expect(asked).toEqual([
      [url, "https://pr-7.example/a"],
      ["https://acme.example/b", undefined],
      [url, "https://strays.example/a"],
    ]);
    expect(results.map(({ state, error }) => error?.code ?? state)).toEqual(["passed", "passed", "STRAYED"]);
  });
});
