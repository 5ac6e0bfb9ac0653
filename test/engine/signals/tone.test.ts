import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tone } from "../../../src/engine/artifacts/evidence.ts";
import type { Judgement } from "../../../src/engine/artifacts/judgement.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { scoreDimensions } from "../../../src/engine/score/score-dimension.ts";
import { emphasis } from "../../../src/engine/signals/emphasis.ts";
import { formOfAddress } from "../../../src/engine/signals/form_of_address.ts";
import { formality } from "../../../src/engine/signals/formality.ts";
import { urgency } from "../../../src/engine/signals/urgency.ts";
import { HEADLINE_SETS, REGISTER_LANGUAGES, REGISTERS, registerHeadlines } from "../../corpus/register-headlines.ts";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, findingsOf } from "./signal-helpers.ts";

const toneOf = (headline: string, bodyText?: string): Tone => {
  const copy = { headline, ...(bodyText !== undefined && { bodyText }) };
  const { ad } = gatherEvidence({ creative: null, copy, page: createPage([]), platform: null });
  if (ad.tone === null) throw new Error("The ad has too few words for a tone.");
  return ad.tone;
};

const toneScore = (judgement: Judgement): number => scoreDimensions(judgement).toneAlignment.component;

describe("the measured tone", () => {
  it.each(["LED lamps for the kitchen, made in the USA", "Now 19 EUR for every lamp of ours"])(
    "%j has neither emphasis nor urgency",
    (headline) => {
      expect(toneOf(headline)).toMatchObject({ emphasis: 0, emphasisWithCapitals: 0, urgency: 0 });
    },
  );

  it.each(["BUY NOW before summer ends", "GIANT lamp clearance here"])(
    "%j has emphasis by its capitals",
    (headline) => {
      expect(toneOf(headline)).toMatchObject({ emphasis: 0 });
      expect(toneOf(headline).emphasisWithCapitals).toBeGreaterThan(0);
    },
  );

  it("grows with the number of urgent phrases", () => {
    expect(toneOf("Order today, relax now").urgency).toBe(0);
    const one = toneOf("Hurry to our shop").urgency;
    expect(one).toBeGreaterThan(0.25);
    expect(toneOf("Last chance! Hurry, ends today, only 3 left").urgency).toBeGreaterThan(one);
  });

  it("counts a repeated word once, because it is what the text is about", () => {
    const body = "The warranty covers the lamp and the parts of the lamp.";
    expect(toneOf("Dude ranch: a dude at the dude ranch", body).formality).toBe(
      toneOf("The dude ranch", body).formality,
    );
  });

  it("counts markers in the headline more than in the other text", () => {
    const calm = "Lamps of oak and brass for the kitchen.";
    expect(toneOf("Dude, lamps for the kitchen", calm).formality).toBeLessThan(
      toneOf("Lamps for the kitchen", `Dude. ${calm}`).formality,
    );
  });

  it.each([
    ["Dein Licht für lange Abende, das du selbst baust", "familiar"],
    ["Das Licht für Ihr Haus, das wir zu Ihnen bringen", "polite"],
    ["Votre lampe est livrée chez vous en dix jours", "polite"],
    ["Ta lampe est livrée chez toi en dix jours", "familiar"],
    ["Das Licht für lange Abende ist aus Eiche", null],
    ["Your lamp for long evenings at home with you", null],
  ])("%j has the form of address %j", (headline, address) => {
    expect(toneOf(headline).address).toBe(address);
  });
});

/** Plain pages of a language with an ad that repeats the headline, and the topic for headlines in another register. */
const PLAIN_PAGES: Record<string, { topic: string; headline: string; body: string; copy: string }[]> = {
  en: [
    {
      topic: "oak lamps",
      headline: "Lamps of oak for long evenings",
      body: "Every lamp is turned from one piece of wood in our workshop and sent within ten days.",
      copy: "Turned from one piece of wood and at home within ten days.",
    },
  ],
  de: [
    {
      topic: "Lampen",
      headline: "Lampen aus Eiche für lange Abende",
      body: "Jede Lampe entsteht in der Werkstatt aus einem Stück Holz und ist nach zehn Tagen da.",
      copy: "Aus einem Stück Holz gedreht und nach zehn Tagen da.",
    },
  ],
  fr: [
    {
      topic: "lampes",
      headline: "Des lampes en chêne pour les longues soirées",
      body: "Chaque lampe naît à l'atelier dans une seule pièce de bois et part sous dix jours.",
      copy: "Tournées dans une seule pièce de bois, livrées sous dix jours.",
    },
  ],
  es: [
    {
      topic: "lámparas",
      headline: "Lámparas de roble para las noches largas",
      body: "Cada lámpara nace en el taller de una sola pieza de madera y llega en diez días.",
      copy: "De una sola pieza de madera y en casa en diez días.",
    },
  ],
  it: [
    {
      topic: "lampade",
      headline: "Lampade di rovere per le lunghe serate",
      body: "Ogni lampada nasce in bottega da un solo pezzo di legno e arriva in dieci giorni.",
      copy: "Da un solo pezzo di legno, a casa in dieci giorni.",
    },
  ],
  nl: [
    {
      topic: "lampen",
      headline: "Lampen van eikenhout voor lange avonden",
      body: "Elke lamp wordt in de werkplaats uit een stuk hout gedraaid en is er binnen tien dagen.",
      copy: "Uit een stuk hout gedraaid en binnen tien dagen thuis.",
    },
  ],
};

describe.each(REGISTERS)("a page whose headline is rewritten in the register %s", (register) => {
  it.each(HEADLINE_SETS)("has a lower tone with nearly all headlines (%s)", (set) => {
    const results = REGISTER_LANGUAGES.flatMap((language) =>
      (PLAIN_PAGES[language] ?? []).flatMap(({ topic, headline, body, copy }) => {
        const judge = (h1: string) =>
          toneScore(
            evaluate(
              { headline, bodyText: copy },
              createPage(
                [
                  { tag: "h1", text: h1 },
                  { tag: "p", text: body },
                ],
                {},
              ),
            ),
          );
        const before = judge(headline);
        return registerHeadlines(language, register, set, topic).map((h1) => ({ h1, fell: judge(h1) < before }));
      }),
    );
    expect(results).toHaveLength(18);
    const stayed = results.filter(({ fell }) => !fell).map(({ h1 }) => h1);
    expect(stayed.length / results.length, stayed.join(" | ")).toBeLessThanOrEqual(0.2);
  });
});

describe("positive evidence", () => {
  const LAMP_PAGE = [
    { tag: "h1", text: "Lamps for long evenings" },
    { tag: "p", text: "Warm light from brass and oak, made to order in ten days for kitchens and studies." },
  ] as const;

  it("is missing where both sides are plain and the ad is short: 8", () => {
    expect(toneScore(evaluate({ headline: "Lamps for long evenings" }, createPage([...LAMP_PAGE])))).toBe(8);
  });

  it("is plain language of some length on both sides", () => {
    const ad = {
      headline: "Lamps for long evenings",
      bodyText: "Brass and oak, made to order in ten days for your rooms.",
    };
    expect(toneScore(evaluate(ad, createPage([...LAMP_PAGE])))).toBeGreaterThan(8);
  });

  it("is a marker that both sides have", () => {
    const headline = "Yo dude, lamps!!!";
    expect(toneScore(evaluate({ headline }, createPage([{ tag: "h1", text: headline }])))).toBe(10);
  });

  const strength = fc.double({ min: 0, max: 1, noNaN: true });
  const tone = fc.record({
    formality: fc.double({ min: -1, max: 1, noNaN: true }),
    emphasis: strength,
    emphasisWithCapitals: fc.option(strength),
    urgency: strength,
    address: fc.constantFrom("familiar", "polite", null),
    wordCount: fc.integer({ min: 3, max: 10 }),
  });
  const sharesMarker = (ad: Tone, page: Tone): boolean => {
    const both = (one: number, other: number) => one >= 0.25 && other >= 0.25;
    return (
      both(ad.formality, page.formality) ||
      both(-ad.formality, -page.formality) ||
      both(ad.emphasis, page.emphasis) ||
      both(ad.emphasisWithCapitals ?? 0, page.emphasisWithCapitals ?? 0) ||
      both(ad.urgency, page.urgency) ||
      (ad.address !== null && ad.address === page.address)
    );
  };

  it("is what every tone above 8 has", () => {
    const signals = [formality, emphasis, formOfAddress, urgency];
    fc.assert(
      fc.property(tone, tone, (ad, page) => {
        const known = signals.map(({ id, dimension, weight, compare }) => {
          const { value = null, note = "" } = compare(ad, page) ?? {};
          return { id, dimension, weight, value, note };
        });
        const { toneAlignment } = scoreDimensions({ signals: known, findings: [], caps: [], ledger: [] });
        if (!sharesMarker(ad, page)) expect(toneAlignment.raw).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the comparison of tone", () => {
  const LINES = [
    "Hey you! Hurry, last chance, ends today! It's super cool, don't miss it! WOW!",
    "Our comprehensive professional solutions ensure compliance with all applicable requirements of enterprises.",
    "Warm light for long evenings, made by hand in a small town by the sea.",
    "Dude, you gotta see these lamps, no cap.",
    "Terms governing the provision of lamps pursuant to Section 4.",
    "Order soon. The offer expires.",
  ];
  const comparisons = LINES.flatMap((ad) =>
    LINES.map((onPage) => findingsOf(evaluate({ headline: ad }, createPage([{ tag: "h1", text: onPage }])), "tone")[0]),
  );

  it("recommends a change only if the tones do not match", () => {
    const statuses = new Set(comparisons.map((one) => one?.comparison.status));
    expect(statuses).toContain("match");
    expect(statuses).toContain("partial_match");
    expect(statuses).toContain("mismatch");
    for (const one of comparisons)
      expect(one?.comparison.recommendation.startsWith("Nothing to do")).toBe(one?.comparison.status === "match");
  });
});
