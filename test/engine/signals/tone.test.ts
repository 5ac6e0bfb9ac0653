import { describe, expect, it } from "vitest";
import type { Tone } from "../../../src/engine/artifacts/evidence.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf } from "./signal-helpers.ts";

const toneOf = (headline: string): Tone => {
  const { ad } = gatherEvidence({ creative: null, copy: { headline }, page: createPage([]), platform: null });
  if (ad.tone === null) throw new Error("Too few words to hear a tone.");
  return ad.tone;
};

describe("the measured tone", () => {
  it.each(["LED lamps for the kitchen, made in the USA", "Now 19 EUR for every lamp of ours"])(
    "%j has neither emphasis nor urgency",
    (headline) => {
      expect(toneOf(headline)).toMatchObject({ emphasis: 0 });
      expect(toneOf(headline).urgency).toBeLessThan(0.1);
    },
  );

  it.each(["BUY NOW before summer ends", "GIANT lamp clearance here"])("%j has emphasis", (headline) => {
    expect(toneOf(headline).emphasis).toBeGreaterThan(0);
  });

  it("reaches full urgency only with more than two calls", () => {
    expect(toneOf("Order today, relax now").urgency).toBeLessThan(0.3);
    expect(toneOf("Hurry, the sale ends soon").urgency).toBeLessThan(0.8);
    expect(toneOf("Last chance! Hurry, ends today, only 3 left").urgency).toBe(1);
  });
});

describe("the comparison of tone", () => {
  const LINES = [
    "Hey you! Hurry, last chance, ends today! It's super cool, don't miss it! WOW!",
    "Our comprehensive professional solutions ensure compliance with all applicable requirements of enterprises.",
    "Warm light for long evenings, made by hand in a small town by the sea.",
    "Stress, debt and worry? Stop losing sleep over problems that never end.",
    "Order now. You will love it. Free and easy.",
  ];
  const comparisons = LINES.flatMap((ad) =>
    LINES.map((onPage) => findingsOf(evaluate({ headline: ad }, createPage([{ tag: "h1", text: onPage }])), "tone")[0]),
  );

  it("recommends a change only if the tones do not match", () => {
    const statuses = new Set(comparisons.map((one) => one?.comparison.status));
    expect(statuses).toContain("match");
    expect(statuses).toContain("partial_match");
    for (const one of comparisons)
      expect(one?.comparison.recommendation.startsWith("Nothing to do")).toBe(one?.comparison.status === "match");
  });
});
