import { describe, expect, it } from "vitest";
import type { Evaluated, FindBetterPage, PageSearch } from "../../src/contract/evaluator-interface.ts";
import { type EvaluateEntriesOptions, evaluateEntries } from "../../src/run/evaluate-entries.ts";
import type { Entry } from "../../src/run/manifest/entry.ts";
import { createPageSearch } from "../../src/run/search-pages.ts";
import { sampleEvaluationWithScore } from "../contract/samples.ts";
import { makeEntry } from "./samples.ts";

const landing = (path: string) => ({ written: `https://acme.example${path}`, url: `https://acme.example${path}` });

const entry = (id: string, overrides: Partial<Entry> = {}): Entry =>
  makeEntry(id, { copy: { headline: `The ${id}` }, landing: landing(`/${id}`), ...overrides });

const scored = (score: number) => sampleEvaluationWithScore(score);
const broken = {
  success: true,
  evaluationId: null,
  lpCaptureStatus: "link_broken",
  overallScore: null,
  componentScores: null,
  linkBroken: { url: "https://acme.example/", finalUrl: null, httpStatus: 404, reason: "The page answers 404." },
  landingPageScreenshotUrl: null,
} as const;

const betterPage = { url: "https://acme.example/desk", reason: "“Desk” is on /desk: send the ad there." };

/** Runs the entries with these answers, and returns what the evaluator was asked to search with. */
async function run(entries: Entry[], answers: Record<string, Evaluated["answer"]>, options: object = {}) {
  const searches: { id: string; search: PageSearch }[] = [];
  const signal = new AbortController().signal;
  const all: EvaluateEntriesOptions = {
    evaluate: async ({ landingPageData: { url } }) => {
      const id = url.split("/").at(-1) ?? "";
      const answer = answers[id] ?? scored(9);
      const findBetterPage: FindBetterPage = async (search) => {
        searches.push({ id, search });
        return { answer, betterPage };
      };
      return { answer, attachments: { pictures: {}, outlines: [], linkTrail: [], notices: [], findBetterPage } };
    },
    locateAsset: () => "",
    concurrency: 2,
    threshold: 7,
    timeout: 30,
    signal,
    now: () => new Date(0),
    searchPages: createPageSearch(entries, signal),
    ...options,
  };
  return { results: await evaluateEntries(entries, all), searches };
}

describe("the search for a better page", () => {
  it("is made for ads below the threshold and for broken links, and for no other", async () => {
    const { results, searches } = await run(
      ["low", "dead", "fine"].map((id) => entry(id)),
      {
        low: scored(3),
        dead: broken,
      },
    );
    expect(searches.map(({ id }) => id).toSorted()).toEqual(["dead", "low"]);
    expect(results.map((result) => result.betterPage ?? null)).toEqual([betterPage, betterPage, null]);
    // It holds what was captured, and results are kept until the run ends.
    for (const { attachments } of results) expect(attachments).not.toHaveProperty("findBetterPage");
  });

  it("knows the other ads' pages where they can be visited, with what the ads say", async () => {
    const preview = { url: "http://127.0.0.1:1/shelf", by: "site" as const };
    const { searches } = await run(
      [
        entry("low"),
        entry("shelf", { landing: { ...landing("/shelf"), visit: preview } }),
        entry("lamp", { landing: { ...landing("/lamp"), visit: { missing: new Error("none") as never } } }),
      ],
      { low: scored(3) },
    );
    expect(searches[0]?.search.otherPages).toEqual([
      { url: "https://acme.example/shelf", visitUrl: preview.url, text: "The shelf" },
    ]);
  });

  it("asks whether the ad would pass with the page", async () => {
    const { searches } = await run([entry("low", { threshold: 8 })], { low: scored(3) });
    const { wouldPass, timeMs } = searches[0]?.search ?? expect.fail("no search");
    expect([7.5, 8].map((score) => wouldPass({ answer: scored(score) }))).toEqual([false, true]);
    expect(timeMs).toBeLessThanOrEqual(30_000);
  });

  it("has a hundred visits for all ads together", async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `low${index}`);
    const { searches } = await run(
      ids.map((id) => entry(id)),
      Object.fromEntries(ids.map((id) => [id, scored(3)])),
    );
    const granted = searches.flatMap(({ search }) => Array.from({ length: 10 }, () => search.takeVisit()));
    expect(granted.filter(Boolean)).toHaveLength(100);
  });

  it("is not made for production, with which a preview is compared", async () => {
    const visit = { url: "https://preview.example/low", by: "preview" as const };
    const original = entry("low");
    const { searches, results } = await run(
      [entry("low", { landing: { ...landing("/low"), visit } })],
      { low: scored(3) },
      { baseline: { maxDrop: 0, originalEntry: () => original, previousResult: () => null, isAdChanged: () => true } },
    );
    expect(searches).toHaveLength(1);
    expect(results[0]?.betterPage).toEqual(betterPage);
  });
});
