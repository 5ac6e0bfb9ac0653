import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENTRY_STATES, type EntryState } from "../../src/result/entry-state.ts";
import { decideVerdict, type GateInput, type GatePolicy, isFailing, isInconclusive } from "../../src/run/gate.ts";

const WARN: GatePolicy = { onInconclusive: "warn", warnOnly: false };
const of = (...states: EntryState[]): GateInput[] =>
  states.map((state) => ({ state, overallScore: state === "passed" ? 8 : null }));

describe("the gate", () => {
  const table: [string, GateInput[], GatePolicy, string, number][] = [
    ["all pass", of("passed", "passed"), WARN, "pass", 0],
    ["one below its threshold", of("passed", "below_threshold"), WARN, "fail", 1],
    ["one dead link", of("passed", "link_broken"), WARN, "fail", 1],
    ["one regressed", of("passed", "regressed"), WARN, "fail", 1],
    ["one inconclusive, warn", of("passed", "url_only"), WARN, "pass", 0],
    ["one inconclusive, fail", of("passed", "error"), { ...WARN, onInconclusive: "fail" }, "fail", 1],
    [
      "all inconclusive, whatever is set",
      of("error", "url_only"),
      { onInconclusive: "warn", warnOnly: true },
      "inconclusive",
      2,
    ],
    ["all left out", of("skipped", "skipped"), WARN, "pass", 0],
    ["all judged ones inconclusive, others left out", of("skipped", "error"), WARN, "inconclusive", 2],
    ["a failure under warn-only", of("passed", "link_broken"), { ...WARN, warnOnly: true }, "fail", 0],
  ];
  it.each(table)("%s", (_name, entries, policy, verdict, exitCode) => {
    expect(decideVerdict(entries, policy, false)).toMatchObject({ verdict, exitCode });
  });

  it("never waves an unreadable ad of the repository through", () => {
    const entries: GateInput[] = [
      ...of("passed", "passed"),
      { state: "error", overallScore: null, error: { blame: "manifest" } },
    ];
    expect(decideVerdict(entries, { onInconclusive: "warn", warnOnly: true }, false)).toMatchObject({
      verdict: "inconclusive",
      exitCode: 2,
    });
  });

  it("cannot pass a run that was stopped", () => {
    expect(decideVerdict(of("passed"), WARN, true)).toMatchObject({ verdict: "inconclusive", exitCode: 2 });
    expect(decideVerdict(of("link_broken"), WARN, true)).toMatchObject({ verdict: "fail", exitCode: 1 });
  });

  it("says in the headline how many ads failed and why", () => {
    expect(
      decideVerdict(of("passed", "passed", "below_threshold", "link_broken", "url_only"), WARN, false).headline,
    ).toBe("2 of 5 ads failed: 1 broken link, 1 below threshold; 1 page could not be captured.");
    expect(decideVerdict(of("skipped"), WARN, false).headline).toBe("Nothing to check: the only ad was left out.");
  });

  it("describes a single ad without counts in the headline", () => {
    const headline = (...entries: GateInput[]) => decideVerdict(entries, WARN, false).headline;
    expect(headline(...of("error"))).toBe("Could not evaluate the ad.");
    expect(headline(...of("below_threshold"))).toBe("The ad failed: below threshold.");
    const [low] = of("below_threshold");
    expect(headline(...(low ? [{ ...low, failedBefore: true as const }] : []))).toBe(
      "The ad failed: already failing before this change.",
    );
  });

  const gated = fc.record({
    state: fc.constantFrom(...ENTRY_STATES),
    overallScore: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
  });
  const policy = fc.record({
    onInconclusive: fc.constantFrom("warn", "fail"),
    warnOnly: fc.boolean(),
  }) as fc.Arbitrary<GatePolicy>;

  it("fails whenever something failed, and is green only where nothing forbids it", () => {
    fc.assert(
      fc.property(fc.array(gated, { maxLength: 30 }), policy, fc.boolean(), (entries, how, stopped) => {
        const { verdict, exitCode } = decideVerdict(entries, how, stopped);
        const judged = entries.filter((entry) => entry.state !== "skipped");
        if (judged.some((entry) => isFailing(entry.state))) expect(verdict).toBe("fail");
        if (verdict === "pass") {
          expect(exitCode).toBe(0);
          expect(judged.length === 0 || judged.some((entry) => !isInconclusive(entry.state))).toBe(true);
        }
        if (verdict === "inconclusive") expect(exitCode).toBe(2);
        if (exitCode === 0 && verdict !== "pass") expect(how.warnOnly).toBe(true);
      }),
    );
  });

  it("counts every entry once", () => {
    fc.assert(
      fc.property(fc.array(gated), policy, (entries, how) => {
        const { counts } = decideVerdict(entries, how, false);
        expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(entries.length);
      }),
    );
  });
});
