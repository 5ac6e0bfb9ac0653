import { describe, expect, it } from "vitest";
import { collectDestinationStatuses } from "../../../src/action/classify-destinations.ts";
import type { Evaluate } from "../../../src/contract/evaluator-interface.ts";
import { renderHtmlReport } from "../../../src/report/html/report.ts";
import { renderSummary } from "../../../src/report/markdown/report.ts";
import { CheckReport, type CheckResult } from "../../../src/result/check-report.ts";
import type { EntryReport } from "../../../src/result/entry-report.ts";
import type { Baseline, BaselineEntry } from "../../../src/run/baseline/compare-with-baseline.ts";
import { skipOrCarryOver } from "../../../src/run/changes/skip-or-carry-over.ts";
import { checkEntries, checkLinks } from "../../../src/run/check-entries.ts";
import type { Entry, FurtherLink } from "../../../src/run/manifest/entry.ts";
import { createDebounce } from "../../../src/run/state/failure-streaks.ts";
import { createEmptyState } from "../../../src/run/state/state-schema.ts";
import { sampleEvaluation } from "../../contract/samples.ts";
import { checkLinkByPath, makeDeadDestination, makeLinkEntry } from "./samples.ts";

const at = (path: string) => `https://acme.example/${path}`;

const toLink = (path: string, more: Partial<FurtherLink> = {}): FurtherLink => ({
  kind: "sitelink",
  text: null,
  landing: { written: at(path), url: at(path) },
  ...more,
});

const toAd = (id: string, paths: string[], more: Partial<Entry> = {}): Entry =>
  makeLinkEntry(id, undefined, { links: paths.map((path) => toLink(path)), ...more });

const COMMON = {
  threshold: 7,
  timeout: 60,
  debounce: null,
  gate: { onInconclusive: "warn", warnOnly: false },
  commit: null,
  version: "0",
  notices: [],
  now: () => new Date(0),
  signal: new AbortController().signal,
} as const;

type Options = Partial<Parameters<typeof checkLinks>[1]>;

const check = (entries: Entry[], more: Options = {}) =>
  checkLinks(entries, { ...COMMON, checkLink: checkLinkByPath, ...more });

/** The answer to every ad; its default scores are above 7. */
const evaluateAll: Evaluate = async () => ({ answer: sampleEvaluation() });

const evaluate = (entries: Entry[], { checkLink = checkLinkByPath, ...more }: Options = {}) =>
  checkEntries(entries, {
    ...COMMON,
    evaluate: evaluateAll,
    locateAsset: (file) => `file://${file.path}`,
    concurrency: 4,
    openLinkChecker: async () => ({ check: checkLink, close: async () => {} }),
    ...more,
  });

const MODES = [
  ["links", check],
  ["evaluate", evaluate],
] as const;

const toBaseline = (before: BaselineEntry): Baseline => ({
  previousResult: () => before,
  originalEntry: () => null,
  isAdChanged: () => false,
  maxDrop: 0.5,
});

const only = ({ entries: [first] }: CheckResult) => {
  if (first === undefined) throw new Error("no entry");
  return first;
};

describe.each(MODES)("further links in mode %s", (mode, run) => {
  it("fail the ad if one is broken, and name it", async () => {
    const links = [toLink("sale"), toLink("dead-offers", { text: "Offers" })];
    const result = await run([makeLinkEntry("shop", undefined, { links }), makeLinkEntry("fine")]);
    expect(result).toMatchObject({ verdict: "fail", exitCode: 1, counts: { linkBroken: 1, passed: 1 } });
    const [shop] = CheckReport.parse(JSON.parse(JSON.stringify(result))).entries;
    expect(shop).toMatchObject({ state: "link_broken", stateOfLanding: "passed" });
    expect(shop?.reason).toBe(`The sitelink "Offers" (${at("dead-offers")}) is broken: The page answers 404.`);
    expect(shop?.furtherLinks).toMatchObject([
      { verdict: "alive", reason: null },
      { verdict: "link_broken", httpStatus: 404, failsAd: true },
    ]);
    expect(shop?.overallScore === null).toBe(mode === "links");
  });

  it("leave the ad alone if all work", async () => {
    const result = await run([toAd("shop", ["sale", "shoes"])]);
    expect(result).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(only(result)).toMatchObject({ state: "passed", furtherLinks: [{}, {}] });
    expect(only(result)).not.toHaveProperty("stateOfLanding");
  });

  it("are requested once for all ads", async () => {
    const asked: string[] = [];
    await run([toAd("a", ["sale"]), toAd("b", ["sale", "sale#top"])], {
      checkLink: async (url, options) => {
        asked.push(url);
        return checkLinkByPath(url, options);
      },
    });
    expect(asked.filter((url) => url.startsWith(at("sale")))).toHaveLength(1);
  });

  it("that could not be checked are a notice, and fail the check only with on-inconclusive: fail", async () => {
    const warned = await run([toAd("shop", ["wall"])]);
    expect(warned).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(warned.headline).toContain("has a further link that could not be checked");
    expect(only(warned).notices).toContain(`The sitelink (${at("wall")}) could not be checked: A bot check blocks it.`);
    const failed = await run([toAd("shop", ["wall"])], { gate: { onInconclusive: "fail", warnOnly: false } });
    expect(failed).toMatchObject({ verdict: "fail", exitCode: 1 });
  });

  it("fail only after enough runs", async () => {
    const now = new Date(0);
    const first = createDebounce(createEmptyState(), { confirmAfter: 2, now });
    const held = await run([toAd("shop", ["dead"])], { debounce: first });
    expect(held).toMatchObject({ verdict: "pass", entries: [{ state: "passed" }] });
    expect(only(held).notices.join()).toContain("was broken in 1 of 2 runs, so it does not fail the check yet");
    const second = createDebounce(first.state(), { confirmAfter: 2, now });
    expect(await run([toAd("shop", ["dead"])], { debounce: second })).toMatchObject({ verdict: "fail" });
    expect(Object.values(second.state().destinations)).toMatchObject([{ url: at("dead"), seenDead: 2 }]);
  });

  it("that were broken before the change do not fail it, and a newly broken one does", async () => {
    const before = only(await run([toAd("shop", ["dead-old"])]));
    const same = await run([toAd("shop", ["dead-old"])], { baseline: toBaseline(before) });
    expect(same).toMatchObject({ verdict: "pass", entries: [{ state: "link_broken", failedBefore: true }] });
    expect(only(same).reason).toMatch(/The page answers 404\. It was already broken before this change\.$/u);
    const worse = await run([toAd("shop", ["dead-old", "dead-new"])], { baseline: toBaseline(before) });
    expect(worse).toMatchObject({ verdict: "fail" });
    expect(only(worse).reason).toContain(at("dead-new"));
    expect(only(worse)).not.toHaveProperty("failedBefore");
  });

  it("do not excuse a landing page that breaks now", async () => {
    const before = only(await run([toAd("shop", ["dead"])]));
    const checkLink = async (url: string) => makeDeadDestination(url);
    const result = await check([toAd("shop", ["dead"])], { baseline: toBaseline(before), checkLink });
    expect(result).toMatchObject({ verdict: "fail", entries: [{ state: "link_broken" }] });
    expect(only(result)).not.toHaveProperty("failedBefore");
  });

  it("that work show their own destination as alive, whatever the landing page does", async () => {
    const result = await run([toAd("shop", ["dead", "sale", "wall"])]);
    const statuses = collectDestinationStatuses(result).map(({ status }) => status);
    expect(statuses).toEqual(["alive", "dead", "alive", "unknown"]);
  });

  it("are in the summary and in the HTML report", async () => {
    const result = await run([toAd("shop", ["dead"]), toAd("other", ["dead"])]);
    const summary = renderSummary(result);
    expect(summary).toContain(at("dead"));
    expect(summary).toMatch(/2 ads/u);
    expect(renderHtmlReport(result)).toContain("Further links (1)");
  });
});

it("a result that is carried over keeps its broken further link, which does not fail the change", async () => {
  const ad = toAd("shop", ["dead"], { asset: { kind: "url", url: "https://cdn.example/shop.png" } });
  const before: EntryReport = only(await evaluate([ad]));
  const baselineRun = { commit: "a".repeat(40), startedAt: new Date(0).toISOString() };
  const carried = skipOrCarryOver(ad, { previousReport: before, baselineRun, threshold: 7, now: new Date(0) });
  expect(carried).toMatchObject({ state: "link_broken", failedBefore: true, furtherLinks: before.furtherLinks });
  expect(carried.reason).toContain("already broken before this change");
});

it("the ad's own failure comes before a further link's", async () => {
  const result = await check([toAd("dead-shop", ["dead"])]);
  expect(only(result)).toMatchObject({ state: "link_broken", reason: "The page answers 404." });
  expect(only(result)).not.toHaveProperty("stateOfLanding");
});
