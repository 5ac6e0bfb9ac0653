import { describe, expect, it } from "vitest";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, signalValue } from "./signal-helpers.ts";

const COPY = { headline: "Oak desks for £79", bodyText: "Delivered in 5 days with a 10-year guarantee." };
const page = (...texts: string[]) =>
  createPage([{ tag: "h1", text: "Desks" }, ...texts.map((text) => ({ tag: "p" as const, text }))]);
const KEPT = ["Oak desks for £79.", "Delivered in 5 days.", "A 10-year guarantee."];

const weightOf = (copy: object, id: string, ...texts: string[]): number =>
  evaluate(copy, page(...texts)).signals.find((signal) => signal.id === id)?.weight ?? 0;

describe("the share of kept claims", () => {
  it("falls with each claim that the page doesn't keep", () => {
    const shares = [3, 2, 1, 0].map((kept) => signalValue(evaluate(COPY, page(...KEPT.slice(0, kept))), "claims_kept"));
    expect(shares[0]).toBe(1);
    for (const [at, share] of shares.entries()) if (at > 0) expect(share).toBeLessThan(shares[at - 1] ?? 0);
  });

  it("names what is not kept", () => {
    const noteOf = (...texts: string[]) =>
      evaluate(COPY, page(...texts)).signals.find(({ id }) => id === "claims_kept")?.note;
    expect(noteOf(...KEPT)).toBe("the page confirms what the ad claims");
    expect(noteOf(...KEPT.slice(0, 2))).toContain("10-year");
  });

  it("is lower above the fold where claims are kept below it", () => {
    const below = createPage([
      { tag: "h1", text: "Desks" },
      ...KEPT.map((text) => ({ tag: "p" as const, text, y: 2000 })),
    ]);
    expect(signalValue(evaluate(COPY, below), "claims_kept")).toBe(1);
    // The price counts a quarter, other claims 0.6.
    const share = signalValue(evaluate(COPY, below), "fold_claims") ?? 0;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.6);
  });

  it("is unknown without a claim that can be checked, whatever the next step is", () => {
    for (const copy of [{ headline: "Evenings made easy" }, { headline: "Shop now", ctaType: "SHOP_NOW" }])
      expect(signalValue(evaluate(copy, page("Shop now", ...KEPT)), "claims_kept")).toBeNull();
  });

  it("makes similar words count less", () => {
    for (const id of ["headline_echo", "fold_promise"])
      expect(weightOf(COPY, id, ...KEPT)).toBeCloseTo(0.4 * weightOf({ headline: "Desks made easy" }, id, ...KEPT), 5);
  });
});
