import { describe, expect, it } from "vitest";
import { buildRisks } from "../../../src/engine/advice/advise.ts";
import { buildFixes } from "../../../src/engine/advice/build-fixes.ts";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { evaluateSignals } from "../../../src/engine/signals/evaluate-signals.ts";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";

const COPY = { headline: "Handmade oak desks, delivered in ten days", ctaType: "GET_QUOTE" };

const blocks = (headline: string, ...more: readonly BlockFixture[]): BlockFixture[] => [
  { tag: "h1", text: headline },
  { tag: "p", text: "Every desk is handmade from one oak tree, oiled twice and delivered in ten working days." },
  { tag: "p", text: "Our joiners cut the oak in winter, and your desk keeps its shape for decades in any study." },
  ...more,
];

const QUOTE_BUTTON: BlockFixture = { tag: "button", text: "Get a quote" };

const evaluateRows = (page: Snapshot, copy = COPY) => {
  const evidence = gatherEvidence({ creative: null, copy, page, platform: null });
  const { findings } = evaluateSignals(evidence);
  const high = findings.filter(({ comparison: { severity } }) => severity === "HIGH");
  const risky = findings.filter((one) => high.includes(one) || one.raisesRisk === true);
  return { findings, high, risks: buildRisks(findings), fixes: buildFixes(risky, evidence, "key") };
};

describe("a headline that has nothing to do with the ad nor with the rest of the page", () => {
  const stray = createPage(blocks("Vegetarian suppers for busy evenings", QUOTE_BUTTON));

  it("raises HEADLINE_DISCONNECT and is not HIGH, because other lines answer the ad", () => {
    const { high, risks } = evaluateRows(stray);
    expect(high).toEqual([]);
    expect(risks.map(({ type, impact }) => `${type} ${impact}`)).toEqual(["HEADLINE_DISCONNECT MEDIUM"]);
  });

  it("gets fixes for the same row", () => {
    const { fixes } = evaluateRows(stray);
    expect(fixes.map(({ element }) => element)).toContain("Headline");
    expect(fixes.map(({ currentValue }) => currentValue)).toContain("Vegetarian suppers for busy evenings");
  });

  it.each([
    ["the ad's words", "Oak desks, made by hand"],
    ["words of the rest of the page", "Joiners who work in winter"],
    ["inflected words of the page", "Joinery that lasts"],
  ])("raises nothing if it has %s", (_, headline) => {
    expect(evaluateRows(createPage(blocks(headline, QUOTE_BUTTON))).risks).toEqual([]);
  });

  it.each([
    ["with the same four letters", "The parish council's minutes"],
    ["in the same way but may stand on any page", "Astronomers see a comet"],
  ])("is one although other words of the page begin %s", (_, headline) => {
    const more: BlockFixture = { tag: "h2", text: "Our workshop counts every board, and comes to you" };
    const { risks } = evaluateRows(createPage(blocks(headline, QUOTE_BUTTON, more)));
    expect(risks.map(({ type }) => type)).toEqual(["HEADLINE_DISCONNECT"]);
  });

  it("is none where a word of the page is another form of its word", () => {
    const more: BlockFixture = { tag: "h2", text: "Our hoods catch the dust" };
    expect(evaluateRows(createPage(blocks("Dusty evenings", QUOTE_BUTTON, more))).risks).toEqual([]);
  });

  it("is none where the page says the ad's headline word for word on the first screen", () => {
    const copy = { ...COPY, headline: "Every desk is handmade from one oak tree" };
    expect(evaluateRows(stray, copy).risks).toEqual([]);
  });

  it("is none where it names the product of the ad and of the page's title", () => {
    const page = createPage(blocks("Desks for people who hate desks", QUOTE_BUTTON), { title: "Handmade desks" });
    expect(evaluateRows(page, { ...COPY, headline: "A desk that outlives its owner" }).risks).toEqual([]);
  });

  it("is named in a language whose words cannot be compared by their stems", () => {
    const texts = [
      "Każde biurko powstaje z jednego dębu, jest dwa razy olejowane i dostarczane w dziesięć dni roboczych.",
      "Nasi stolarze ścinają dęby zimą, a biurko zachowuje swój kształt przez dziesięciolecia w każdym gabinecie.",
    ].map((text): BlockFixture => ({ tag: "p", text }));
    const copy = { ...COPY, headline: "Biurka z dębu, zrobione ręcznie" };
    const withHeadline = (text: string) =>
      createPage([{ tag: "h1", text }, ...texts, QUOTE_BUTTON], { language: "pl" });
    const typesOf = (page: Snapshot) => evaluateRows(page, copy).risks.map(({ type }) => type);
    expect(typesOf(withHeadline("Protokół z lutowej sesji rady gminy"))).toContain("HEADLINE_DISCONNECT");
    expect(typesOf(withHeadline("Stolarze od dębów"))).toEqual([]);
  });

  it("raises nothing on a page that says too little to explain its headline", () => {
    const page = createPage([{ tag: "h1", text: "Vegetarian suppers for busy evenings" }, QUOTE_BUTTON]);
    expect(evaluateRows(page, { ...COPY, headline: "Something for everyone" }).risks).toEqual([]);
  });
});

describe("a page without a next step in its first two screens", () => {
  const headline = "Handmade oak desks";
  const typesOn = (page: Snapshot, copy = COPY) => evaluateRows(page, copy).risks.map(({ type }) => type);
  const screens = (count: number) => count * createPage([]).fold.height;

  it("raises CTA_FRICTION, if the ad announces a step", () => {
    expect(typesOn(createPage(blocks(headline)))).toEqual(["CTA_FRICTION"]);
    expect(typesOn(createPage(blocks(headline, { ...QUOTE_BUTTON, y: screens(2.5) })))).toEqual(["CTA_FRICTION"]);
  });

  it("gets fixes for the same row", () => {
    const { fixes } = evaluateRows(createPage(blocks(headline)));
    expect(fixes.map(({ element }) => element)).toContain("Call to action on the first screen");
  });

  it("is no HIGH finding: the ad's promise holds", () => {
    const { findings, high } = evaluateRows(createPage(blocks(headline)));
    expect(findings.find(({ kind }) => kind === "fold_cta")?.comparison.severity).toBe("MEDIUM");
    expect(high).toEqual([]);
  });

  it.each(["LEARN_MORE", "WATCH_MORE"])("raises nothing for an ad that says %s", (ctaType) => {
    expect(typesOn(createPage(blocks(headline)), { ...COPY, ctaType })).toEqual([]);
  });

  it("raises nothing if the button is on the second screen", () => {
    expect(typesOn(createPage(blocks(headline, { ...QUOTE_BUTTON, y: screens(1.5) })))).toEqual([]);
  });

  it.each([
    [
      "a control with a label that is too long for a button",
      "Tell us which size and finish you like, and when you need it",
      true,
    ],
    ["a button in a language that the rules do not know", "Zażółć", true],
  ])("raises nothing if there is %s", (_, text) => {
    expect(typesOn(createPage(blocks(headline, { tag: "button", text })))).toEqual([]);
  });

  it.each([
    ["a text link that fills its line", "Ask for your price", "Ask for your price"],
    ["a link of several words within a sentence", "Or ask for your price by letter.", "ask for your price"],
  ])("raises nothing if there is %s", (_, text, link) => {
    const page = createPage(blocks(headline, { tag: "p", text }), {
      links: [{ href: "https://desks.example/price", text: link }],
    });
    expect(typesOn(page)).toEqual([]);
  });

  it("raises nothing if there is a phone number", () => {
    const page = createPage(blocks(headline, { tag: "p", text: "0113 496 0123" }), {
      links: [{ href: "tel:+441134960123", text: "0113 496 0123" }],
    });
    expect(typesOn(page)).toEqual([]);
  });

  it.each([
    ["the logo", "Oakleaf", "#page-top"],
    ["a menu entry whose word occurs in the text", "Joiners", "#team"],
  ])("counts %s as no step", (_, text, fragment) => {
    const made = createPage(blocks(headline));
    const page = { ...made, links: [{ href: `${made.url}${fragment}`, text }] };
    expect(typesOn(page)).toEqual(["CTA_FRICTION"]);
  });
});
