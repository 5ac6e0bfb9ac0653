import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../src/contract/evaluation-request.ts";
import { Ledger, MAX_LEDGER_TEXT_CHARS } from "../../src/contract/ledger.ts";
import type { Creative } from "../../src/engine/artifacts/capture-schemas.ts";
import type { LedgerRow } from "../../src/engine/artifacts/claims.ts";
import { buildLedger } from "../../src/engine/build-ledger.ts";
import { gatherEvidence } from "../../src/engine/evidence/gather-evidence.ts";
import { evaluateSignals } from "../../src/engine/signals/evaluate-signals.ts";
import { createCreative, createPage, WHITE_RASTER } from "./evidence/fixtures.ts";

const PAGE = createPage([
  { tag: "h1", text: "Trail shoes" },
  { tag: "p", text: "Every trail shoe costs £49 and comes with a guarantee of two years." },
  { tag: "p", text: "We deliver to Leeds and Manchester." },
  { tag: "p", text: "Returns are possible within 30 days.", y: 2000 },
]);

function readLedger(copy: AdTextFields | null, creative: Creative | null = null): Ledger {
  const evidence = gatherEvidence({ creative, copy, page: PAGE, platform: null });
  return buildLedger(evaluateSignals(evidence).ledger, evidence.ad.lines ?? []);
}

describe("the ledger that leaves the engine", () => {
  it("has plain rows in the order of the ad's text, each with its own sentence", () => {
    const ledger = readLedger({
      headline: "Trail shoes for £49",
      bodyText: "Delivered in Leeds. Return them within 30 days.",
    });
    expect(Ledger.parse(ledger)).toEqual(ledger);
    expect(ledger.map(({ text, adLine, verdict, pageText }) => [text, adLine, verdict, pageText])).toEqual([
      ["£49", "Trail shoes for £49", "kept", "Every trail shoe costs £49 and comes with a guarantee of two years."],
      ["Leeds", "Delivered in Leeds.", "kept", "We deliver to Leeds and Manchester."],
      ["30 days", "Return them within 30 days.", "kept_below_the_fold", "Returns are possible within 30 days."],
    ]);
    for (const { text, adLine, words, pageText } of ledger) {
      expect(adLine).toContain(text);
      expect(pageText).toContain(words);
    }
  });

  it("calls a broken promise unreadable if the words of the ad's picture are uncertain", () => {
    const verdicts = (confidence: number) => {
      const words = ["Trail", "shoes", "for", "£39"].map((text, at) => ({
        text,
        confidence,
        box: { x: 40 + at * 150, y: 60, width: 140, height: 48 },
      }));
      return readLedger(null, createCreative(WHITE_RASTER, words)).map(({ verdict, source }) => [verdict, source]);
    };
    expect(verdicts(0.99)).toEqual([["contradicted", "ocr"]]);
    expect(verdicts(0.6)).toEqual([["unreadable", "ocr"]]);
  });

  it("says which side could not be read", () => {
    const words = [{ text: "£39", confidence: 0.6, box: { x: 40, y: 60, width: 140, height: 48 } }];
    const unsure = readLedger(null, createCreative(WHITE_RASTER, words));
    expect(unsure.map(({ verdict, unread }) => [verdict, unread])).toEqual([["unreadable", "ad"]]);
    const page = createPage([{ tag: "h1", text: "Trail shoes" }]);
    const evidence = gatherEvidence({ creative: null, copy: { headline: "Trail shoes, £49" }, page, platform: null });
    const ledger = buildLedger(evaluateSignals(evidence).ledger, evidence.ad.lines ?? []);
    expect(ledger.find(({ kind }) => kind === "price")).toMatchObject({ verdict: "unreadable", unread: "page" });
    expect(readLedger({ headline: "Trail shoes for £49" })[0]).not.toHaveProperty("unread");
  });

  it("shortens a long text around the words that count", () => {
    const [row] = evaluateSignals(
      gatherEvidence({ creative: null, copy: { headline: "Trail shoes for £49" }, page: PAGE, platform: null }),
    ).ledger;
    const excerpt = row?.statement;
    if (row === undefined || !excerpt) throw new Error("The page keeps no claim.");
    const text = `${"very ".repeat(2000)}cheap: £49 ${"indeed ".repeat(2000)}`;
    const long: LedgerRow = { ...row, statement: { ...excerpt, text } };
    const [shown] = buildLedger([long], []);
    expect(shown?.pageText?.length).toBeLessThanOrEqual(MAX_LEDGER_TEXT_CHARS);
    expect(shown?.pageText).toMatch(/^….*cheap: £49.*…$/u);
    expect(Ledger.safeParse([shown]).success).toBe(true);
  });
});
