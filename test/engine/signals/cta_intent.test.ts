import { describe, expect, it } from "vitest";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf, signalValue } from "./signal-helpers.ts";

const BLOCKS: readonly BlockFixture[] = [
  { tag: "h1", text: "Sofas for people who nap" },
  { tag: "p", text: "Deep seats, washable covers and legs of oak, made to order in ten days." },
];

const ctaResult = (ctaType: string, ...buttons: string[]) =>
  evaluate(
    { headline: "Sofas for people who nap", ctaType },
    createPage([...BLOCKS, ...buttons.map((text) => ({ tag: "button", text }) as const)]),
  );

describe("a button with the ad's label", () => {
  it.each([
    ["Kom förbi!", "KOM FÖRBI"],
    ["Hop aboard", "Hop aboard →"],
    ["Zażółć się", "Zażółć się"],
  ])("%j matches %j, whatever its intent", (ctaType, text) => {
    const judgement = ctaResult(ctaType, "Shop sofas", text);
    expect(signalValue(judgement, "cta_intent")).toBeGreaterThanOrEqual(0.75);
    expect(findingsOf(judgement, "cta")[0]?.comparison.status).toBe("match");
    expect(findingsOf(judgement, "fold_cta")[0]?.comparison.status).toBe("match");
  });

  it("is the only match for an unknown intent", () => {
    for (const judgement of [ctaResult("Hop aboard", "Come along"), ctaResult("Hop aboard", "Shop sofas")]) {
      expect(signalValue(judgement, "cta_intent")).toBeNull();
      expect(findingsOf(judgement, "cta")).toEqual([]);
    }
  });
});

describe("a label with several intents", () => {
  it.each([
    ["BOOK_NOW", "Réserver un cours d'essai"],
    ["BOOK_NOW", "Book a free demo"],
    ["BOOK_NOW", "Schedule your trial"],
    ["SIGN_UP", "Enroll now for $297"],
    ["BUY_NOW", "Enroll now for $297"],
    ["Réserver un cours d'essai", "Réserver"],
  ])("%s matches %j", (ctaType, text) => {
    const judgement = ctaResult(ctaType, text);
    expect(signalValue(judgement, "cta_intent")).toBe(1);
    expect(findingsOf(judgement, "cta")[0]?.comparison.recommendation).toMatch(/^Nothing to do/);
    expect(findingsOf(judgement, "fold_cta")[0]?.comparison.recommendation).toMatch(/^Nothing to do/);
  });

  it("does not match every intent", () => {
    expect(signalValue(ctaResult("SIGN_UP", "Get a quote"), "cta_intent")).toBeLessThan(0.75);
    expect(signalValue(ctaResult("SUBSCRIBE", "Enroll now for $297"), "cta_intent")).toBe(0.9);
    expect(signalValue(ctaResult("DONATE_NOW", "Book a free demo"), "cta_intent")).toBeLessThan(0.45);
  });
});

it("a phone number on a button counts as contact", () => {
  const made = createPage([...BLOCKS, { tag: "button", text: "Call 0113 496 0123" }]);
  const controls = made.controls.map((control) => ({ ...control, tag: "a", href: "tel:+441134960123" }));
  const judgement = evaluate({ headline: "Sofas", ctaType: "CALL_NOW" }, { ...made, controls });
  expect(findingsOf(judgement, "cta")[0]?.comparison.status).toBe("match");
});

describe("the page type", () => {
  it.each([
    ["DONATE_NOW", "Give £10 a month", "a page that takes donations for visitors who want to donate", 1],
    ["BOOK_NOW", "Check availability", "a page that takes bookings for visitors who want to book", 1],
    ["BUY_NOW", "Arrange a viewing", "a page that takes bookings for visitors who want to buy", 0.8],
    ["INSTALL_NOW", "Get the app", "a page that offers a download for visitors who want to download", 1],
    ["SIGN_UP", "Join now", "a page that asks for an account for visitors who want to sign up", 1],
    ["BUY_NOW", "Donate", "a page that takes donations for visitors who want to buy", 0.3],
  ])("%s and %j: %s", (ctaType, text, reason, value) => {
    const signal = ctaResult(ctaType, text).signals.find(({ id }) => id === "page_type");
    expect(signal).toMatchObject({ note: reason, value });
  });

  it("is named after the primary call to action", () => {
    const note = ctaResult("BOOK_NOW", "Book your room with us today", "Join").signals.find(
      ({ id }) => id === "page_type",
    )?.note;
    expect(note).toMatch(/^a page that takes bookings/);
  });
});
