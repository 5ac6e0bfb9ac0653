import { describe, expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { groupEntriesByDestination } from "../../src/report/group-entries-by-destination.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import { renderJunitReport } from "../../src/report/junit.ts";
import { renderComment, renderSummary } from "../../src/report/markdown/report.ts";
import { formatProgressLine } from "../../src/report/progress-line.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { CheckReport, type CheckResult, type EntryResult } from "../../src/result/check-report.ts";
import { decideVerdict, describeRun } from "../../src/run/gate.ts";
import { makeDeadDestination, makeDestination, makeUnclearDestination } from "../run/links/samples.ts";
import { sampleEntry, sampleResult } from "./sample-results.ts";

const URL_OF = {
  dead: "https://acme.example/spring",
  wall: "https://acme.example/wall",
  fine: "https://acme.example/",
};

const deadEntry = (id: string, line: number, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "link_broken",
    manifest: { file: "ads.yml", line, column: 5, endLine: line + 2 },
    landingUrl: URL_OF.dead,
    reason: "The page answers 404.",
    fingerprint: "d".repeat(32),
    destination: makeDeadDestination(URL_OF.dead),
    linkTrail: ["HTTP: https://acme.example/spring: Answers 404 (12 ms)"],
    ...change,
  });

const blockedEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "url_only",
    landingUrl: URL_OF.wall,
    reason: "A bot check blocks it.",
    fingerprint: "e".repeat(32),
    destination: makeUnclearDestination(URL_OF.wall),
    ...change,
  });

const aliveEntry = (id: string, change: Partial<EntryResult> = {}): EntryResult =>
  sampleEntry({
    id,
    state: "passed",
    landingUrl: URL_OF.fine,
    reason: "The landing page works (HTTP 200).",
    fingerprint: "f".repeat(32),
    destination: makeDestination(URL_OF.fine),
    ...change,
  });

function linksResult(entries: EntryResult[], change: Parameters<typeof sampleResult>[1] = {}): CheckResult {
  const gate = change.gate ?? { onInconclusive: "warn", warnOnly: false };
  const decision = decideVerdict(entries, gate, false, describeRun("links", entries));
  return sampleResult(entries, { mode: "links", ...decision, gate, ...change });
}

const NOTE = "The certificate of acme.example ends on 2026-12-01.";
const linksSampleResult = () =>
  linksResult([
    aliveEntry("brand", { notices: [NOTE] }),
    deadEntry("spring-feed", 12, { platform: "meta" }),
    deadEntry("spring-search", 20, { platform: "google" }),
    blockedEntry("partner"),
  ]);

const renderAllFormats = (result: CheckResult): [string, string][] => [
  ["comment", renderComment(result, { id: "ci/ads" })],
  ["summary", renderSummary(result)],
  ["table", renderVerdictTable(result)],
  ["junit", renderJunitReport(result)],
  ["annotations", JSON.stringify(buildAnnotations(result))],
];

describe("a report in links mode", () => {
  test.each(renderAllFormats(linksSampleResult()))("mentions neither score nor threshold (%s)", (_, text) => {
    expect(text).not.toMatch(/threshold|score|visual|tone\b|\/ 7|undefined|NaN/iu);
    expect(text).toContain("The page answers 404.");
  });

  test.each(renderAllFormats(linksSampleResult()).slice(0, 3))(
    "names all affected ads and the notices (%s)",
    (_, text) => {
      expect(text).toContain("spring-feed");
      expect(text).toContain("spring-search");
      expect(text).toContain("2026-12-01");
    },
  );

  test("explains a broken destination once with its ads and platforms", () => {
    const text = renderComment(linksSampleResult(), { id: "ci/ads" });
    expect(text.match(/\*\*Broken link:\*\*/gu)).toHaveLength(1);
    expect(text).toContain("Affects **2 ads** on Meta, Google: spring-feed, spring-search.");
  });

  test("names what is not known as the table does, and asks to open the page", () => {
    const unchecked = blockedEntry("new", {
      state: "error",
      fingerprint: "a".repeat(32),
      reason: "The check took too long.",
      error: { message: "The check took too long.", code: "TIMEOUT", blame: "evaluation" },
      destination: null,
    });
    const result = linksResult([blockedEntry("partner"), unchecked]);
    const text = renderComment(result, { id: "ci/ads" });
    const at = `at [acme.example/wall](${URL_OF.wall})`;
    expect(text).toContain(`1. **Unclear** ${at}: A bot check blocks it. Open the page and check it.\\\n`);
    expect(text).toContain(`2. **Not checked** ${at}: The check took too long. Open the page and check it.\\\n`);
    expect(text).not.toMatch(/captured|evaluated\*|compare/u);
  });

  test("begins in the terminal with what to do first", () => {
    const [table, steps = "", details] = renderVerdictTable(linksSampleResult()).split("\n\n");
    expect(table).toContain("Destination");
    expect(steps.split("\n")).toEqual([
      "Do this first:",
      "  1. Broken link at https://acme.example/spring: The page answers 404. Restore the page, or use",
      "    another URL. (spring-feed, spring-search)",
      "  2. Unclear at https://acme.example/wall: A bot check blocks it. Open the page and check it.",
      "    (partner)",
    ]);
    expect(details).toMatch(/^✗ https:\/\/acme\.example\/spring: /u);
  });

  test("shows platforms and manifest lines in the terminal table", () => {
    const lines = renderVerdictTable(linksSampleResult()).split("\n");
    expect(lines[1]).toMatch(/^✗ {2}https:\/\/acme\.example\/spring {2}.*404 {2}.*2 {2}Meta, Google {2}Link broken$/u);
    expect(lines).toContain("    affects: spring-feed (Meta, ads.yml:12), spring-search (Google, ads.yml:20)");
    expect(lines).toContain("4 ads, 3 destinations: 1 broken, 1 unclear, 1 working.");
  });

  test("has the evidence of every destination in the JSON report", () => {
    const report = CheckReport.parse(JSON.parse(renderJsonReport(linksSampleResult())));
    expect(report.mode).toBe("links");
    expect(report.entries.every(({ destination }) => destination?.evidence.length === 1)).toBe(true);
  });

  test("groups ads by destination fingerprint, worst first", () => {
    const groups = groupEntriesByDestination(linksSampleResult().entries);
    expect(groups.map(({ ads, badge }) => [badge.label, ads.map(({ id }) => id)])).toEqual([
      ["Link broken", ["spring-feed", "spring-search"]],
      ["Unclear", ["partner"]],
      ["Working", ["brand"]],
    ]);
  });

  test("fits GitHub's limits with thousands of broken links", () => {
    const entries = Array.from({ length: 3000 }, (_, i) =>
      deadEntry(`ad-${i}`, i + 1, { fingerprint: String(i % 1000).padStart(32, "0") }),
    );
    expect(renderComment(linksResult(entries), { id: "a" }).length).toBeLessThanOrEqual(65_536);
    expect(buildAnnotations(linksResult(entries)).length).toBeLessThanOrEqual(20);
  });
});

describe("a broken destination that is not confirmed yet", () => {
  const unconfirmed = { seenDead: 1, needed: 3 };
  const waiting = (onInconclusive: "warn" | "fail") =>
    linksResult(
      [
        aliveEntry("brand"),
        deadEntry("spring", 12, {
          state: "url_only",
          unconfirmed,
          reason: "Broken in 1 of 3 runs, …: The page answers 404.",
        }),
      ],
      { gate: { onInconclusive, warnOnly: false } },
    );

  test.each(["warn", "fail"] as const)("is shown but does not fail the check with on-inconclusive: %s", (how) => {
    const result = waiting(how);
    expect(result).toMatchObject({ verdict: "pass", exitCode: 0 });
    expect(buildAnnotations(result).map(({ level }) => level)).toEqual(["warning"]);
    expect(renderJunitReport(result)).toContain('failures="0" errors="0" skipped="1"');
    const text = renderComment(result, { id: "a" });
    expect(text).toContain("broken in 1 of 3 runs");
    expect(text).toContain("1 ad has a broken landing page. The check fails once enough consecutive runs");
    expect(text).not.toContain("could not be evaluated");
    expect(renderVerdictTable(result)).toContain("Broken in 1 of 3 runs");
  });

  test("is logged with the number of runs", () => {
    const [, entry] = waiting("warn").entries;
    expect(entry && formatProgressLine(entry, { done: 2, of: 12 })).toBe(
      "[ 2/12] spring: broken in 1 of 3 runs. Broken in 1 of 3 runs, …: The page answers 404. (0.0 s)".replace(
        "(0.0 s)",
        `(${((entry?.durationMs ?? 0) / 1000).toFixed(1)} s)`,
      ),
    );
  });
});

describe("without a network", () => {
  const unreachedEntry = (id: string) =>
    sampleEntry({
      id,
      state: "error",
      reason: "There was no network.",
      error: { message: "There was no network.", code: "NO_NETWORK", blame: "evaluation" },
    });
  const offline = () => linksResult(Array.from({ length: 500 }, (_, i) => unreachedEntry(`ad-${i}`)));

  test.each(renderAllFormats(offline()).filter(([name]) => name !== "junit"))(
    "the %s has one note for all ads",
    (name, text) => {
      expect(text).toMatch(/no network/iu);
      expect(text.length).toBeLessThan(1000);
      expect(text).not.toContain("ad-77");
      if (name === "table") expect(text).toContain("500 ads");
    },
  );

  test("results from before the network failed are kept", () => {
    const text = renderComment(linksResult([deadEntry("spring", 3), unreachedEntry("later"), unreachedEntry("last")]), {
      id: "a",
    });
    expect(text).toContain("The network connection was lost.");
    expect(text).toContain("2 ads could not be checked: there was no network.");
    expect(text).toContain("spring");
  });
});
