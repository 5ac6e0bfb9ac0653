import fc from "fast-check";
import { SaxesParser } from "saxes";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { getEntryBadge } from "../../src/report/entry-status.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import { renderJunitReport } from "../../src/report/junit.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { CheckReport, type CheckResult, type EntryResult } from "../../src/result/check-report.ts";
import { ENTRY_STATES } from "../../src/result/entry-state.ts";
import { isFailing, isInconclusive } from "../../src/run/gate.ts";
import { commandsIn } from "../doubles/runner-commands.ts";
import { hostileText } from "./hostile-text.ts";
import {
  belowEntry,
  brokenEntry,
  errorEntry,
  passedEntry,
  sampleEntry,
  sampleEvaluation,
  sampleFix,
  sampleLedger,
  sampleMixedResult,
  sampleResult,
  urlOnlyEntry,
} from "./sample-results.ts";

test("every state has a badge that matches its gate result", () => {
  for (const state of ENTRY_STATES) {
    const { status } = getEntryBadge(sampleEntry({ id: "a", state }));
    expect(status === "failing").toBe(isFailing(state));
    expect(status === "inconclusive").toBe(isInconclusive(state));
  }
});

describe("the JSON report", () => {
  test("matches its schema and omits attachments", () => {
    const entry = passedEntry("a", {
      attachments: { pictures: {}, outlines: [], linkTrail: [], notices: ["secret of the process"] },
    });
    const text = renderJsonReport(sampleResult([entry, ...sampleMixedResult().entries]));
    const report: unknown = JSON.parse(text);
    expect(CheckReport.strict().parse(report).entries).toHaveLength(7);
    expect(text).not.toContain("attachments");
  });

  test("contains the answer unchanged, and the ledger beside it", () => {
    const entry = belowEntry("a", { ledger: sampleLedger() });
    const report = CheckReport.parse(JSON.parse(renderJsonReport(sampleResult([entry]))));
    expect(report.entries[0]?.answer).toEqual(entry.answer);
    expect(report.entries[0]?.ledger).toEqual(sampleLedger());
  });
});

interface JunitCase {
  name: string;
  mark: string | null;
  message: string;
  text: string;
}

function parseJunit(xml: string): { cases: JunitCase[]; suite: Record<string, string> } {
  const parser = new SaxesParser();
  const cases: JunitCase[] = [];
  let suite: Record<string, string> = {};
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]));
    const last = cases.at(-1);
    if (name === "testsuite") suite = values;
    else if (name === "testcase") cases.push({ name: values["name"] ?? "", mark: null, message: "", text: "" });
    else if (last !== undefined && name !== "testsuites")
      Object.assign(last, { mark: name, message: values["message"] });
  });
  parser.on("text", (text) => {
    const last = cases.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.write(xml).close();
  return { cases, suite };
}

describe("the JUnit report", () => {
  const marks = (result: CheckResult) => parseJunit(renderJunitReport(result)).cases.map((one) => one.mark);
  const policy = (onInconclusive: "warn" | "fail") => ({ gate: { onInconclusive, warnOnly: false } });

  test("marks failing entries as failures and inconclusive ones as skipped, with matching counts", () => {
    const { cases, suite } = parseJunit(renderJunitReport(sampleMixedResult()));
    expect(cases.map((one) => one.mark)).toEqual([null, "failure", "skipped", null, "failure", "skipped"]);
    expect(suite).toMatchObject({ tests: "6", failures: "2", errors: "0", skipped: "2" });
    expect(cases[1]?.text).toContain('Fix: Headline, change the page: "Welcome to our store"');
  });

  test("marks inconclusive entries as errors if the gate fails on them", () => {
    const entries = [passedEntry("a"), urlOnlyEntry("b"), errorEntry("c")];
    expect(marks(sampleResult(entries, policy("fail")))).toEqual([null, "error", "error"]);
    expect(marks(sampleResult(entries, policy("warn")))).toEqual([null, "skipped", "skipped"]);
    expect(marks(sampleResult([urlOnlyEntry("b")], policy("warn")))).toEqual(["error"]);
  });

  test("shows waivers with their effect and omits the waived risks", () => {
    const waiver = { kind: "offer", until: "2026-12-31", reason: "Agreed." } as const;
    const entry = (change: Partial<EntryResult>) =>
      belowEntry("a", { waivers: [{ ...waiver, state: "accepted", elements: ["Offer"] }], ...change });
    const failing = entry({});
    const passing = entry({ state: "passed", scoreWithoutAccepted: 8 });
    const { cases } = parseJunit(renderJunitReport(sampleResult([failing, passing, passedEntry("p")])));
    expect(cases.map(({ mark }) => mark)).toEqual(["failure", "system-out", null]);
    for (const { text } of cases.slice(0, 2)) expect(text).toContain("Accepted until 2026-12-31: Offer. Agreed.");
    expect(cases[0]?.text).not.toContain("Offer mismatch");
    expect(cases[1]?.text).toContain("Its score without the waivers is 8.");
  });

  test("shows a change that cannot be seen once, and the severity of a risk as the other reports do", () => {
    const fix = sampleFix({ currentValue: "Shop now", suggestedValue: "Shop\u200b now" });
    const entry = belowEntry("a");
    const fixed = { ...entry, answer: { ...entry.answer, fixes: [fix] } } as EntryResult;
    const { cases } = parseJunit(renderJunitReport(sampleResult([fixed])));
    expect(cases[0]?.text).toContain('Fix: Headline, change the page: "Shop now" (only spaces or invisible');
    expect(cases[0]?.text).toContain("Offer mismatch (critical): ");
    expect(cases[0]?.text).toContain("Call-to-action friction (medium): ");
  });

  test("shows the file and line of a fix", () => {
    const repair = {
      fixId: sampleFix().id,
      file: "site/a.html",
      line: 3,
      endLine: 3,
      safe: false,
      why: "It promises.",
    };
    const scores = { visualMatch: 4, messageMatch: 4, aboveTheFoldContinuity: 4, toneAlignment: 4 };
    const answer = sampleEvaluation(scores, 4, { fixes: [sampleFix()] });
    const { cases } = parseJunit(renderJunitReport(sampleResult([belowEntry("a", { answer, repairs: [repair] })])));
    expect(cases[0]?.text).toContain("(in site/a.html:3, review before applying)");
  });

  test("marks an unreadable ad file as an error", () => {
    const error = { message: "not a picture", code: "ASSET", blame: "manifest" as const };
    expect(marks(sampleResult([passedEntry("a"), errorEntry("b", { error })]))).toEqual([null, "error"]);
  });

  test("is well-formed XML for any untrusted text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const entry = brokenEntry(`x${text}`, {
          reason: text,
          landingUrl: text,
          linkTrail: [text],
          notices: [text],
        });
        const { cases } = parseJunit(renderJunitReport(sampleResult([entry, urlOnlyEntry("u", { reason: text })])));
        expect(cases.map((one) => one.mark)).toEqual(["failure", "skipped"]);
      }),
    );
  });
});

describe("the terminal table", () => {
  test("shows a mixed run", () =>
    expect(renderVerdictTable(sampleMixedResult())).toMatchFileSnapshot("../goldens/table-mixed.txt"));

  test("aligns columns that contain wide characters", () => {
    const result = sampleResult([passedEntry("春のセール"), belowEntry("spring"), passedEntry("👩‍👩‍👧 shoes")]);
    const lines = renderVerdictTable(result).split("\n").slice(0, 4);
    const columns = lines.map((line) => stringWidth(line.slice(0, line.search(/Platform|Meta/u))));
    expect(new Set(columns).size).toBe(1);
  });

  test("is coloured only on request", () => {
    expect(renderVerdictTable(sampleMixedResult())).not.toContain("\u001b");
    expect(renderVerdictTable(sampleMixedResult(), { colour: true })).toContain("\u001b[31m✗");
  });

  test("contains no runner commands, and untrusted text adds only indented lines", () => {
    const lines = (text: string) => {
      const entry = belowEntry(`x${text}`, { reason: text, landingUrl: text });
      return renderVerdictTable(sampleResult([entry, errorEntry("e", { reason: text })], { notices: [text] }));
    };
    const countOwn = (text: string) => lines(text).match(/^(?! )/gmu)?.length;
    const count = countOwn("plain");
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(commandsIn(lines(text))).toEqual([]);
        expect(countOwn(text)).toBe(count);
      }),
    );
  });

  test("shows the verdict of an empty run", () => {
    expect(renderVerdictTable(sampleResult([]))).toMatch(/^pass: /u);
  });
});

describe("annotations", () => {
  test("are at the manifest lines of what did not pass, worst first", () => {
    const list = buildAnnotations(sampleMixedResult());
    expect(list.map(({ level, location, title }) => ({ level, line: location?.startLine, title }))).toEqual([
      { level: "error", line: 4, title: "winter-clearance: link broken" },
      { level: "error", line: 12, title: "spring-sale-feed: below threshold (4.5 / 7)" },
      { level: "warning", line: 4, title: "partner-offer: page not captured" },
    ]);
  });

  test("are at most ten per level including the step's failure, with a notice for the rest", () => {
    const entries = Array.from({ length: 14 }, (_, index) => belowEntry(`b${index}`));
    const list = buildAnnotations(sampleResult([...entries, ...entries.map((entry) => urlOnlyEntry(entry.id))]));
    const count = (level: string) => list.filter((one) => one.level === level).length;
    expect([count("error"), count("warning"), count("notice")]).toEqual([9, 10, 1]);
    expect(list.at(-1)?.title).toBe("9 more ads with problems");
  });

  test("are warnings in warn-only mode, except for an unreadable ad file", () => {
    const error = { message: "not a picture", code: "ASSET", blame: "manifest" as const };
    const result = sampleResult([belowEntry("a"), errorEntry("b", { error })], {
      gate: { onInconclusive: "fail", warnOnly: true },
    });
    expect(buildAnnotations(result).map((one) => one.level)).toEqual(["error", "warning"]);
  });

  test("keep untrusted text on one line without runner commands", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [one] = buildAnnotations(sampleResult([brokenEntry(text, { reason: `x${text}`, landingUrl: text })]));
        expect(one?.title).not.toMatch(/[\n\r]/u);
        expect(one?.message.split("\n")).toHaveLength(2);
        expect(commandsIn(`${one?.title}\n${one?.message}`)).toEqual([]);
      }),
    );
  });
});
