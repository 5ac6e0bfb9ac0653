import { describe, expect, it } from "vitest";
import { type Laid, page } from "../evidence/made.ts";
import { findingsOf, judged, signalOf } from "./share.ts";

const BLOCKS: readonly Laid[] = [
  { tag: "h1", text: "Sofas for people who nap" },
  { tag: "p", text: "Deep seats, washable covers and legs of oak, made to order in ten days." },
];

const asked = (ctaType: string, ...buttons: string[]) =>
  judged(
    { headline: "Sofas for people who nap", ctaType },
    page([...BLOCKS, ...buttons.map((text) => ({ tag: "button", text }) as const)]),
  );

describe("a button that says just what the ad says", () => {
  it.each([
    ["Kom förbi!", "KOM FÖRBI"],
    ["Hop aboard", "Hop aboard →"],
    ["Zażółć się", "Zażółć się"],
  ])("%j goes on in %j, whatever it asks for", (ctaType, text) => {
    const judgement = asked(ctaType, "Shop sofas", text);
    expect(signalOf(judgement, "cta_intent")).toBeGreaterThanOrEqual(0.75);
    expect(findingsOf(judgement, "cta")[0]?.comparison.status).toBe("match");
    expect(findingsOf(judgement, "fold_cta")[0]?.comparison.status).toBe("match");
  });

  it("is the only one that is known to, where no list knows the ask", () => {
    for (const judgement of [asked("Hop aboard", "Come along"), asked("Hop aboard", "Shop sofas")]) {
      expect(signalOf(judgement, "cta_intent")).toBeNull();
      expect(findingsOf(judgement, "cta")).toEqual([]);
    }
  });
});

describe("a label of several asks", () => {
  it.each([
    ["BOOK_NOW", "Réserver un cours d'essai"],
    ["BOOK_NOW", "Book a free demo"],
    ["BOOK_NOW", "Schedule your trial"],
    ["SIGN_UP", "Enroll now for $297"],
    ["BUY_NOW", "Enroll now for $297"],
    ["Réserver un cours d'essai", "Réserver"],
  ])("%s goes on in %j", (ctaType, text) => {
    const judgement = asked(ctaType, text);
    expect(signalOf(judgement, "cta_intent")).toBe(1);
    expect(findingsOf(judgement, "cta")[0]?.comparison.recommendation).toMatch(/^Nothing to do/);
    expect(findingsOf(judgement, "fold_cta")[0]?.comparison.recommendation).toMatch(/^Nothing to do/);
  });

  it("is not every ask", () => {
    expect(signalOf(asked("SIGN_UP", "Get a quote"), "cta_intent")).toBeLessThan(0.75);
    expect(signalOf(asked("SUBSCRIBE", "Enroll now for $297"), "cta_intent")).toBe(0.9);
    expect(signalOf(asked("DONATE_NOW", "Book a free demo"), "cta_intent")).toBeLessThan(0.45);
  });
});

it("a number on a button is a way to get in touch", () => {
  const made = page([...BLOCKS, { tag: "button", text: "Call 0113 496 0123" }]);
  const controls = made.controls.map((control) => ({ ...control, tag: "a", href: "tel:+441134960123" }));
  const judgement = judged({ headline: "Sofas", ctaType: "CALL_NOW" }, { ...made, controls });
  expect(findingsOf(judgement, "cta")[0]?.comparison.status).toBe("match");
});
