import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildCommentState,
  buildRunFailureState,
  type CommentState,
  hashEntryId,
  hasSameResults,
  isNewerRun,
  MAX_COMMENT_STATE_ENTRIES,
  parseStateBlock,
  renderStateBlock,
} from "../../src/report/comment-state.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { ENTRY_STATES } from "../../src/result/entry-state.ts";
import { hostileText } from "./hostile-text.ts";
import { belowEntry, brokenEntry, passedEntry, sampleEntry, sampleResult } from "./sample-results.ts";

const sha = (letter: string) => letter.repeat(40);
const run = (commit: string, entries: EntryResult[], standing: CommentState | null = null, name = "1.1") =>
  buildCommentState({ ...sampleResult(entries), commit: sha(commit) }, name, standing);
const earlier = (state: CommentState, id: string) => state.entries.get(hashEntryId(id))?.previous;

describe("the state block of a comment", () => {
  const remembered = fc.record({
    state: fc.constantFrom(...ENTRY_STATES),
    waived: fc.constant(false),
    score: fc.option(fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2)),
  });
  const states: fc.Arbitrary<CommentState> = fc.record({
    commit: fc.option(fc.constantFrom(sha("a"), sha("b"))),
    at: fc.constantFrom("2026-11-20T10:32:00.000Z", "2026-01-01T00:00:00.123Z"),
    run: fc.constantFrom("4242.1", "1.12"),
    verdict: fc.constantFrom("pass", "fail", "unjudged.0123456789ab"),
    completed: fc.boolean(),
    baseCommit: fc.option(fc.constant(sha("c"))),
    entries: fc
      .array(fc.tuple(hostileText, remembered, fc.option(remembered)), { maxLength: 20 })
      .map((rows) => new Map(rows.map(([id, now, then]) => [hashEntryId(id), { ...now, previous: then }]))),
  });

  test("is parsed unchanged after any other text", () => {
    fc.assert(
      fc.property(states, hostileText, (state, text) => {
        expect(parseStateBlock(`<!-- adhere comment=x -->\n${text}\n${renderStateBlock(state)}\n`)).toEqual(state);
      }),
    );
  });

  test("distinguishes entries that pass because of a waiver", () => {
    const state = run("a", [passedEntry("w", { scoreWithoutAccepted: 8 }), passedEntry("p")]);
    const read = parseStateBlock(renderStateBlock(state));
    expect(read?.entries.get(hashEntryId("w"))).toMatchObject({ state: "passed", waived: true });
    expect(read?.entries.get(hashEntryId("p"))).toMatchObject({ state: "passed", waived: false });
  });

  test("contains no ad ids and cannot end its HTML comment", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const block = renderStateBlock(run("a", [passedEntry(`secret-launch-${text}`)]));
        expect(block).toMatch(/^<!-- adhere state=1 [A-Za-z0-9+/=]+ -->$/u);
        expect(block).not.toContain("secret");
      }),
    );
  });

  test("stays small for thousands of ads", () => {
    const entries = Array.from({ length: 3000 }, (_, index) => belowEntry(`ad-${index}`));
    const first = run("a", entries);
    const block = renderStateBlock(run("b", entries, first));
    expect(block.length).toBeLessThan(24_000);
    expect(parseStateBlock(block)?.entries.size).toBe(MAX_COMMENT_STATE_ENTRIES);
    expect(renderStateBlock(run("b", entries.slice(0, 400), first)).length).toBeLessThan(8_000);
  });
});

describe("an invalid state block", () => {
  const pack = (value: unknown) => {
    const deflated = deflateRawSync(typeof value === "string" ? value : JSON.stringify(value));
    return `<!-- adhere state=1 ${deflated.toString("base64")} -->`;
  };
  const whole = { c: sha("a"), t: "2026-11-20T10:32:00Z", r: "1.1", s: "pass", j: true, b: null, e: [] };

  test("is not this valid one", () => expect(parseStateBlock(pack(whole))).toMatchObject({ verdict: "pass" }));

  test.each([
    ["none", "A comment."],
    ["no packing", "<!-- adhere state=1 AAAA -->"],
    ["no JSON", pack("{")],
    ["another version", pack(whole).replace("state=1", "state=2")],
    ["text behind it", `${pack(whole)}\nreally`],
    ["a time that is none", pack({ ...whole, t: "yesterday" })],
    ["a commit that is none", pack({ ...whole, c: "<img src=x>" })],
    ["a run that is a text", pack({ ...whole, r: "@octocat" })],
    ["a state that does not exist", pack({ ...whole, e: [["AAAAAAAA", 99, 5]] })],
    ["a score beyond all", pack({ ...whole, e: [["AAAAAAAA", 0, 1e9]] })],
    ["a key of its own", pack({ ...whole, e: [["__proto__", 0, 5]] })],
    ["too many entries", pack({ ...whole, e: Array(1001).fill(["AAAAAAAA", 0, 5]) })],
    ["a bomb", pack(" ".repeat(50_000_000))],
    ["an endless block", `<!-- adhere state=1 ${"A".repeat(60_000)} -->`],
  ])("%s", (_, comment) => expect(parseStateBlock(comment)).toBeNull());

  test("cannot be formed by arbitrary text", () => {
    fc.assert(
      fc.property(fc.base64String({ maxLength: 200 }), hostileText, (base64, text) => {
        const state = parseStateBlock(`${text}<!-- adhere state=1 ${base64} -->`);
        expect(state === null || typeof state.at === "string").toBe(true);
      }),
    );
  });
});

describe("the previous results", () => {
  const first = run("a", [passedEntry("x"), belowEntry("y")]);

  test("are those of the last commit", () => {
    const second = run("b", [brokenEntry("x"), passedEntry("y"), passedEntry("z")], first);
    expect(earlier(second, "x")).toMatchObject({ state: "passed", score: 8.5 });
    expect(earlier(second, "y")).toMatchObject({ state: "below_threshold", score: 4.5 });
    expect(earlier(second, "z")).toBeNull();
    expect(second.baseCommit).toBe(sha("a"));
  });

  test("stay the same if the same commit runs again", () => {
    const second = run("b", [brokenEntry("x"), belowEntry("y")], first);
    const again = run("b", [passedEntry("x"), belowEntry("y")], second, "1.2");
    expect(earlier(again, "x")).toMatchObject({ state: "passed", score: 8.5 });
    expect(again.baseCommit).toBe(sha("a"));
  });

  test("survive a run that failed", () => {
    const broken = buildRunFailureState(
      { commit: sha("b"), at: first.at, run: "2.1", why: "a mistake" },
      parseStateBlock(renderStateBlock(first)),
    );
    const third = run("c", [brokenEntry("x")], parseStateBlock(renderStateBlock(broken)));
    expect(earlier(third, "x")).toMatchObject({ state: "passed" });
    expect(third.baseCommit).toBe(sha("a"));
  });

  test("keep the last result of a skipped entry", () => {
    const second = run("b", [sampleEntry({ id: "x", state: "skipped" })], first);
    expect(second.entries.get(hashEntryId("x"))).toMatchObject({ state: "passed", score: 8.5 });
  });
});

test("the newer run started later or, at the same time, has the higher number", () => {
  const at = "2026-11-20T10:32:00.000Z";
  const later = "2026-11-20T10:35:24.000Z";
  expect(isNewerRun({ at: later, run: "" }, { at, run: "" })).toBe(true);
  expect(isNewerRun({ at: later, run: "5.1" }, { at, run: "5.1" })).toBe(true);
  // The clocks of two machines differ.
  expect(isNewerRun({ at: later, run: "5.1" }, { at, run: "5.2" })).toBe(false);
  expect(isNewerRun({ at, run: "5.2" }, { at: later, run: "5.1" })).toBe(true);
  expect(isNewerRun({ at, run: "6.1" }, { at: later, run: "5.1" })).toBe(true);
  expect(isNewerRun({ at, run: "10.1" }, { at, run: "9.1" })).toBe(true);
  expect(isNewerRun({ at, run: "9.1" }, { at, run: "9.1" })).toBe(false);
});

test("two runs have the same results regardless of previous results and time", () => {
  const entries = [passedEntry("x"), belowEntry("y")];
  const one = run("a", entries);
  expect(hasSameResults(one, run("b", entries.toReversed(), one, "2.1"))).toBe(true);
  expect(hasSameResults(one, run("b", [passedEntry("x"), belowEntry("y", { overallScore: 5 })], one))).toBe(false);
  expect(hasSameResults(one, run("b", [passedEntry("x")], one))).toBe(false);
  const name = { commit: sha("a"), at: one.at, run: "1.1" };
  expect(
    hasSameResults(buildRunFailureState({ ...name, why: "a" }, one), buildRunFailureState({ ...name, why: "b" }, one)),
  ).toBe(false);
});
