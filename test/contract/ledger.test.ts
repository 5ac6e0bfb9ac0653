import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLAIM_KINDS,
  CLAIM_VERDICTS,
  countPromises,
  isPromise,
  Ledger,
  MAX_LEDGER_ROWS,
  MIN_CHECKABILITY,
  ReceivedLedger,
} from "../../src/contract/ledger.ts";
import { sampleClaim } from "./samples.ts";

describe("the number of promises that a page keeps", () => {
  it("counts those above and below the fold, the contradicted and those that it doesn't mention", () => {
    const ledger = [
      sampleClaim({ verdict: "kept" }),
      sampleClaim({ verdict: "kept_below_the_fold" }),
      sampleClaim({ verdict: "contradicted" }),
      sampleClaim({ verdict: "not_mentioned" }),
      sampleClaim({ verdict: "not_mentioned" }),
    ];
    expect(countPromises(ledger)).toEqual({ kept: 2, contradicted: 1, notMentioned: 2, unreadable: 0, total: 5 });
  });

  it("leaves unreadable ones out of the total, because they are neither kept nor broken", () => {
    const ledger = [sampleClaim({ verdict: "kept" }), sampleClaim({ verdict: "unreadable" })];
    expect(countPromises(ledger)).toEqual({ kept: 1, contradicted: 0, notMentioned: 0, unreadable: 1, total: 1 });
  });

  it("treats a verdict of a newer service as unreadable", () => {
    expect(countPromises([sampleClaim({ verdict: "kept_by_partner" })])).toMatchObject({ unreadable: 1, total: 0 });
  });

  it.each([
    ["assurance", 0.49, false],
    ["assurance", 0.5, true],
    ["price", 1, true],
    ["audience", 0.3, false],
    ["step", 0.3, true],
    ["brand", 0, true],
    ["feature", 0.2, false],
  ])("%s with a checkability of %d is a promise: %s", (kind, checkability, expected) => {
    expect(isPromise({ kind, checkability })).toBe(expected);
  });

  it("ignores vague claims whatever their verdict, so that they cost nothing", () => {
    const vague = CLAIM_VERDICTS.map((verdict) => sampleClaim({ kind: "feature", checkability: 0.4, verdict }));
    expect(countPromises(vague)).toEqual({ kept: 0, contradicted: 0, notMentioned: 0, unreadable: 0, total: 0 });
  });

  it("adds up for any ledger", () => {
    const claim = fc.record({
      kind: fc.constantFrom(...CLAIM_KINDS),
      verdict: fc.constantFrom(...CLAIM_VERDICTS),
      checkability: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(claim), (claims) => {
        const { kept, contradicted, notMentioned, unreadable, total } = countPromises(claims.map(sampleClaim));
        const counted = claims.filter(
          ({ kind, checkability }) => checkability >= MIN_CHECKABILITY || kind === "step" || kind === "brand",
        );
        expect(total).toBe(kept + contradicted + notMentioned);
        expect(total + unreadable).toBe(counted.length);
      }),
    );
  });
});

describe("the ledger's schema", () => {
  it("rejects unknown fields and values of what we send, and accepts them in what we receive", () => {
    const newer = [{ ...sampleClaim({ kind: "smell" }), weight: 3 }];
    expect(Ledger.safeParse([sampleClaim()]).success).toBe(true);
    expect(Ledger.safeParse(newer).success).toBe(false);
    expect(ReceivedLedger.parse(newer)).toEqual(newer);
  });

  it.each([
    ["too many rows", Array.from({ length: MAX_LEDGER_ROWS + 1 }, () => sampleClaim())],
    ["a text without end", [sampleClaim({ adLine: "x".repeat(100_000) })]],
    ["a checkability above 1", [sampleClaim({ checkability: 5 })]],
    ["something else by the same name", { balance: 12 }],
  ])("rejects %s", (_, ledger) => {
    expect(ReceivedLedger.safeParse(ledger).success).toBe(false);
  });
});
