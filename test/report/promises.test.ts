import { describe, expect, test } from "vitest";
import type { ReceivedLedger } from "../../src/contract/ledger.ts";
import { renderHtmlReport } from "../../src/report/html/report.ts";
import { renderComment, renderSummary } from "../../src/report/markdown/report.ts";
import { formatPromises } from "../../src/report/promises.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { sampleClaim } from "../contract/samples.ts";
import { belowEntry, passedEntry, sampleLedger, sampleResult } from "./sample-results.ts";

const entryWith = (ledger: ReceivedLedger | undefined): EntryResult =>
  belowEntry("a", ledger === undefined ? {} : { ledger });
const repeated = (count: number, verdict: string) => Array.from({ length: count }, () => sampleClaim({ verdict }));

describe("the line about an ad's promises", () => {
  test.each([
    ["5 of 7 promises kept · 1 contradicted · 1 not on the page", { kept: 5, contradicted: 1, not_mentioned: 1 }],
    ["2 of 2 promises kept", { kept: 1, kept_below_the_fold: 1 }],
    ["1 of 1 promise kept", { kept: 1 }],
    ["0 of 2 promises kept · 2 contradicted", { contradicted: 2 }],
    ["1 of 1 promise kept · 2 could not be read", { kept: 1, unreadable: 2 }],
  ])("says %s", (line, verdicts) => {
    const ledger = Object.entries(verdicts).flatMap(([verdict, count]) => repeated(count, verdict));
    expect(formatPromises(entryWith(ledger))).toBe(line);
  });

  test.each([
    ["the evaluator returned no ledger", undefined],
    ["the ad makes no claim", []],
    ["its claims are too vague to check", [sampleClaim({ kind: "feature", checkability: 0.3 })]],
    ["none of its claims could be read", repeated(2, "unreadable")],
  ])("is absent if %s", (_, ledger) => {
    expect(formatPromises(entryWith(ledger))).toBeNull();
  });
});

/** The figure of `sampleLedger`. */
const LINE = "2 of 4 promises kept** · 1 contradicted · 1 not on the page · 1 could not be read";

describe("reports show the number of kept promises", () => {
  const result = sampleResult([
    belowEntry("a", { ledger: sampleLedger() }),
    passedEntry("b", { ledger: [sampleClaim()] }),
    passedEntry("c"),
  ]);

  test("in the comment and the summary: for each ad in the table, and explained below", () => {
    for (const text of [renderComment(result, { id: "x" }), renderSummary(result)]) {
      expect(text).toContain(`\n**${LINE}\n`);
      expect(text).toMatch(/^\| ❌ \| a · .* \| 2 of 4 \| Below threshold \|$/mu);
      expect(text).toMatch(/^\| ✅ \| b · .* \| 1 of 1 \| Passed \|$/mu);
      expect(text).toMatch(/^\| ✅ \| c · .* \| – \| Passed \|$/mu);
    }
  });

  test("in the terminal", () => {
    const text = renderVerdictTable(result);
    expect(text).toMatch(/^✗ {2}a .* 2 of 4 {2}Below threshold$/mu);
    expect(text).toContain(`\n    ${LINE.replace("**", "")}\n`);
  });

  test("nowhere if no ad has promises to count", () => {
    const quiet = sampleResult([belowEntry("a", { ledger: [] }), passedEntry("b")]);
    const texts = [renderComment(quiet, { id: "x" }), renderVerdictTable(quiet), renderHtmlReport(quiet)];
    for (const text of texts) expect(text).not.toMatch(/promises kept|>Promises|\| Promises|Promises {2}/u);
  });
});
