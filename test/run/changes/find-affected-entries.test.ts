import { describe, expect, it } from "vitest";
import type { Changes, LineRange } from "../../../src/run/changes/changes.ts";
import { findAffectedEntries, isUnaffected } from "../../../src/run/changes/find-affected-entries.ts";
import { skipOrCarryOver } from "../../../src/run/changes/skip-or-carry-over.ts";
import type { Entry } from "../../../src/run/manifest/entry.ts";
import { sampleClaim, sampleEvaluationWithScore } from "../../contract/samples.ts";
import { pageSpeedData } from "../page-speed/samples.ts";
import { makeEntry, makeEntryResult } from "../samples.ts";

const at = (line: number, endLine: number) => ({ file: "ads.yml", line, column: 5, endLine });
const globs = (...all: string[]) => all.map((glob) => ({ glob, location: at(1, 1) }));
const first = makeEntry("first", { location: at(3, 6), sources: globs("site/first/**") });
const second = makeEntry("second", { location: at(7, 10), sources: globs("site/second", "./lib/*.ts") });
const always = makeEntry("always", { location: at(11, 14) });
const ALL = [first, second, always];

/** Files that every source of the entries above matches. */
const TRACKED = ["ads.yml", "lib/a.ts", "site/first/index.html", "site/second/index.html"];
const changed = (files: string[], lines: Record<string, LineRange[]> = {}): Changes => ({
  files: new Set(files),
  submodules: new Set(),
  linesOf: (file) => lines[file] ?? null,
  tracked: { files: TRACKED, submodules: new Set(), links: [], listUntracked: async () => [] },
});
const evaluated = async (changes: Changes, entries: Entry[] = ALL) => {
  const { partsOf } = await findAffectedEntries(changes, entries, "/repo");
  return entries.filter((entry) => !isUnaffected(entry, partsOf(entry))).map(({ id }) => id);
};
const lines = (...ranges: LineRange[]) => changed(["ads.yml"], { "ads.yml": ranges });
const put = (start: number, end = start): LineRange => ({ start, end, removed: false });
const gone = (start: number): LineRange => ({ start, end: start, removed: true });

describe("what is evaluated in a pull request", () => {
  const table: [string, Changes, string[]][] = [
    ["nothing of theirs: only who names no sources", changed(["README.md"]), ["always"]],
    ["a source", changed(["site/first/page.html"]), ["first", "always"]],
    ["a source that begins with a dot", changed(["site/first/.well-known/x"]), ["first", "always"]],
    ["a glob that names a folder", changed(["site/second/a/b.css"]), ["second", "always"]],
    ["a glob that begins with ./", changed(["lib/x.ts"]), ["second", "always"]],
    ["a sibling whose name begins alike", changed(["site/second-hand/b.css"]), ["always"]],
    ["the manifest, nobody knows where", changed(["ads.yml"]), ["first", "second", "always"]],
    ["an entry's line", lines(put(8)), ["second", "always"]],
    ["lines across two entries", lines(put(6, 7)), ["first", "second", "always"]],
    ["a line that was taken out of an entry", lines(gone(4)), ["first", "always"]],
    ["a line outside of every entry: defaults, an anchor", lines(put(1)), ["first", "second", "always"]],
    ["a line taken out above every entry", lines(gone(1)), ["first", "second", "always"]],
    ["another manifest", changed(["other/ads.yml"]), ["always"]],
  ];
  it.each(table)("%s", async (_name, changes, ids) => {
    expect(await evaluated(changes)).toEqual(ids);
  });

  it("an ad's own file, by whatever name it is known", async () => {
    const asset = { kind: "file" as const, path: "/repo/ads/real.png", written: "linked.png" };
    const ad = makeEntry("ad", {
      location: { ...at(3, 6), file: "ads/ads.yml" },
      asset,
      sources: globs("site/**"),
    });
    expect(await evaluated(changed(["ads/real.png"]), [ad])).toEqual(["ad"]);
    expect(await evaluated(changed(["ads/linked.png"]), [ad])).toEqual(["ad"]);
    expect(await evaluated(changed(["ads/other.png"]), [ad])).toEqual([]);
  });

  it("a glob that would take for ever counts as matching, and so does every one after it", async () => {
    const evil = makeEntry("evil", { sources: globs(`${"*a".repeat(40)}b`) });
    const changes = changed([`${"a".repeat(200)}c`]);
    expect(await evaluated(changes, [first, evil, second])).toEqual(["evil", "second"]);
  });

  it("thousands of slow globs, each just quick enough, come to an end together", async () => {
    const evil = Array.from({ length: 2_000 }, (_, at) =>
      makeEntry(`evil-${at}`, { sources: globs(`${"*a".repeat(5)}/${at}`) }),
    );
    const changes = changed(["a".repeat(80)]);
    expect(await evaluated(changes, [first, ...evil, second])).toEqual(expect.arrayContaining(["evil-1999", "second"]));
  });
});

describe("what is left out", () => {
  const run = { commit: "c0ffee".padEnd(40, "0"), startedAt: "2026-11-20T10:00:00.000Z" };
  const now = new Date("2026-11-21T10:00:00Z");
  const options = { baselineRun: run, threshold: 7, now };
  const previousReport = makeEntryResult("first", { answer: sampleEvaluationWithScore(8) });

  it("carries over the baseline's result, with its commit", () => {
    expect(skipOrCarryOver(first, { ...options, previousReport })).toMatchObject({
      state: "passed",
      overallScore: 8,
      carried: { commit: run.commit, at: run.startedAt },
      reason: expect.stringContaining("Carried over from commit c0ffee000000"),
      manifest: first.location,
    });
  });

  it("keeps the ledger, without which the promises of this ad would not be shown", () => {
    const ledger = [sampleClaim()];
    expect(skipOrCarryOver(first, { ...options, previousReport: { ...previousReport, ledger } }).ledger).toEqual(
      ledger,
    );
    expect(skipOrCarryOver(first, { ...options, previousReport })).not.toHaveProperty("ledger");
  });

  it("keeps the commit of what was carried over before", () => {
    const carried = { commit: "b".repeat(40), at: "2026-11-01T10:00:00.000Z" };
    expect(skipOrCarryOver(first, { ...options, previousReport: { ...previousReport, carried } }).carried).toEqual(
      carried,
    );
  });

  it("holds it to today's threshold", () => {
    const strict = skipOrCarryOver(first, { ...options, threshold: 9, previousReport });
    expect(strict).toMatchObject({ state: "below_threshold" });
    expect(strict.failedBefore).toBeUndefined();
    const low = makeEntryResult("first", {
      state: "below_threshold",
      overallScore: 5,
      answer: sampleEvaluationWithScore(5),
    });
    expect(skipOrCarryOver(first, { ...options, previousReport: low })).toMatchObject({
      state: "below_threshold",
      failedBefore: true,
    });
  });

  it("carries over how slow the page was, which excuses no other failure", () => {
    const answer = { ...sampleEvaluationWithScore(8), pageSpeedData: pageSpeedData({ lcp: 4000 }) };
    const slow = makeEntryResult("first", { state: "over_budget", overallScore: 8, answer });
    const ad = { ...first, pageSpeedBudget: { lcp: 2500 } };
    expect(skipOrCarryOver(ad, { ...options, previousReport: slow })).toMatchObject({
      state: "over_budget",
      failedBefore: true,
      pageSpeed: { budget: { excesses: [{ metric: "lcp", value: 4000 }] } },
    });
    const strict = skipOrCarryOver(ad, { ...options, threshold: 9, previousReport: slow });
    expect(strict).toMatchObject({ state: "below_threshold" });
    expect(strict).not.toHaveProperty("failedBefore");
  });

  it("skips what the baseline does not know, could not judge, or knows as another ad", () => {
    const cases = [
      null,
      { ...previousReport, state: "error" as const, answer: null },
      { ...previousReport, state: "url_only" as const },
      { ...previousReport, landingUrl: "https://shop.example/elsewhere" },
      { ...previousReport, asset: "https://cdn.example/new.png" },
    ];
    for (const each of cases) {
      expect(skipOrCarryOver(first, { ...options, previousReport: each })).toMatchObject({
        state: "skipped",
        overallScore: null,
      });
    }
    expect(skipOrCarryOver(first, { ...options, baselineRun: null, previousReport: null }).reason).toContain("Skipped");
  });
});
