import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Evaluation } from "../../../src/contract/evaluation.ts";
import { SEVERITIES } from "../../../src/contract/vocabulary.ts";
import { advise } from "../../../src/engine/advice/advise.ts";
import { stableUuid } from "../../../src/engine/advice/stable-uuid.ts";
import { truncateToFit } from "../../../src/engine/advice/truncate-to-fit.ts";
import type { Evidence } from "../../../src/engine/artifacts/evidence.ts";
import type { Finding } from "../../../src/engine/artifacts/judgement.ts";
import type { Excerpt } from "../../../src/engine/artifacts/text-block.ts";
import { FINDING_KINDS, getFinding } from "../../../src/findings/findings.ts";
import { createFailedResource } from "../failed-resource.ts";
import {
  createCta,
  createDiscountRow,
  createEvidence,
  createExcerpt,
  createFinding,
  createJudgement,
  createPictureMeasures,
  createTextBlock,
  scoreJudgement,
} from "./fixtures.ts";

const AdviceSchema = Evaluation.pick({ conversionRisks: true, fixes: true, suggestions: true });
const KINDS = FINDING_KINDS;

function adviceOn(given: Evidence, ...findings: Finding[]) {
  const judgement = createJudgement(...findings);
  const given_ = { evidence: given, judgement, scored: scoreJudgement(judgement), evaluationKey: "a key" };
  const advised = advise(given_);
  expect(AdviceSchema.parse(advised)).toEqual(advised);
  return advised;
}

const fixesOn = (given: Evidence, ...findings: Finding[]) => adviceOn(given, ...findings).fixes;

const fixesInDirection = (fixes: ReturnType<typeof fixesOn>, wanted: string) =>
  fixes.find((fix) => fix.direction === wanted);

describe("risks", () => {
  it.each([
    ["headline", "HEADLINE_DISCONNECT"],
    ["fold_promise", "HEADLINE_DISCONNECT"],
    ["product", "HEADLINE_DISCONNECT"],
    ["language", "HEADLINE_DISCONNECT"],
    ["cta", "CTA_FRICTION"],
    ["fold_cta", "CTA_FRICTION"],
    ["overlay", "CTA_FRICTION"],
    ["offer", "OFFER_MISMATCH"],
    ["fold_offer", "OFFER_MISMATCH"],
    ["brand", "BRAND_INCONSISTENCY"],
    ["palette", "BRAND_INCONSISTENCY"],
    ["hero_image", "BRAND_INCONSISTENCY"],
    ["imagery", "BRAND_INCONSISTENCY"],
    ["tone", "BRAND_INCONSISTENCY"],
  ] as const)("rate a HIGH %s as %s", (kind, type) => {
    expect(getFinding(kind).risk.type).toBe(type);
    expect(adviceOn(createEvidence(), createFinding(kind)).conversionRisks).toMatchObject([
      { type, element: `Element of ${kind}`, message: expect.stringMatching(/.{40}/) },
    ]);
  });

  it("name the evidence", () => {
    const [risk] = adviceOn(
      createEvidence(),
      createFinding("offer", {
        adValue: "50% off",
        landingPageValue: "20% off",
        contradiction: true,
      }),
    ).conversionRisks;
    expect(risk?.message).toContain("“50% off”");
    expect(risk?.message).toContain("“20% off”");
    expect(risk?.impact).toBe("CRITICAL");
  });

  it.each([
    ["offer", true, 0.9, "CRITICAL"],
    ["brand", true, 0.9, "CRITICAL"],
    ["product", true, 0.9, "CRITICAL"],
    ["cta", true, 0.5, "HIGH"],
    ["offer", false, 0.9, "HIGH"],
    ["headline", false, 0.5, "MEDIUM"],
    // A typical mismatch of calls to action: reliable, no contradiction, no policy violation.
    ["cta", false, 0.95, "MEDIUM"],
  ] as const)("rate %s (contradiction: %s, confidence %d) as %s", (kind, contradiction, confidence, impact) => {
    expect(
      adviceOn(createEvidence(), createFinding(kind, { contradiction, confidence })).conversionRisks[0]?.impact,
    ).toBe(impact);
  });

  it("come from HIGH findings only, one per text of the ad", () => {
    const words = { adValue: "Trail running shoes" };
    expect(
      adviceOn(
        createEvidence(),
        createFinding("headline", words),
        createFinding("fold_promise", words),
        createFinding("cta", { severity: "MEDIUM" }),
        createFinding("offer", { status: "match" }),
        createFinding("overlay", { status: "obscured" }),
        createFinding("fold_cta", { status: "implicit" }),
      ).conversionRisks.map(({ element }) => element),
    ).toEqual(["Element of headline"]);
  });
});

describe("fixes for a headline", () => {
  it("replace no alternative text if the page's headline is a picture", () => {
    const drawn = createEvidence({
      page: { headline: createTextBlock("Summer at the lake", { drawn: true, selector: "h1" }) },
    });
    const fixes = fixesOn(drawn, createFinding("headline"));
    expect(fixes.map(({ fixType, currentValue }) => [fixType, currentValue])).toEqual([
      ["layout", "Summer at the lake"],
    ]);
    expect(fixes[0]?.implementationSteps[0]).toContain("Trail running shoes for long days");
  });

  it("use the ad's headline on the page, or the page's in the ad", () => {
    const fixes = fixesOn(createEvidence(), createFinding("headline"));
    expect(fixes).toMatchObject([
      {
        fixType: "headline",
        direction: "change_lp",
        target: "landing_page",
        priority: "HIGH",
        currentValue: "Welcome to our store",
        suggestedValue: "Trail running shoes for long days",
        cssSelector: "#top > h1",
        confidenceScore: 0.9,
      },
      {
        direction: "change_ad",
        target: "ad",
        currentValue: "Trail running shoes for long days",
        suggestedValue: "Welcome to our store",
      },
    ]);
  });

  it("point the ad at a page of the same site that covers its terms much better", () => {
    const links = [
      { href: "https://acme.example/spring#shoes", text: "Trail running shoes" },
      { href: "https://other.example/trail-running-shoes", text: "Trail running shoes" },
      { href: "mailto:trail-running-shoes@acme.example", text: "Trail running shoes" },
      { href: "https://acme.example/shoes/trail-running", text: "All models" },
      { href: "https://acme.example/about", text: "About us" },
    ];
    const routed = fixesInDirection(
      fixesOn(createEvidence({ page: { links } }), createFinding("headline")),
      "change_routing",
    );
    expect(routed).toMatchObject({
      currentValue: "https://acme.example/spring",
      suggestedValue: "https://acme.example/shoes/trail-running",
      target: "ad",
    });
    const page = { links, headline: createTextBlock("Trail shoes", { selector: "h1" }), subhead: null };
    expect(
      fixesInDirection(fixesOn(createEvidence({ page }), createFinding("headline")), "change_routing"),
    ).toBeUndefined();
  });

  it("never use the ad's words on a page about another product", () => {
    for (const kind of ["headline", "product", "fold_promise"] as const) {
      const fixes = fixesOn(createEvidence(), createFinding(kind, { contradiction: true }));
      expect(fixes.map((fix) => fix.direction)).toEqual(["change_routing", "change_ad"]);
    }
  });

  it("copy no unreliably read text", () => {
    const unsure = createEvidence({
      ad: { headline: createTextBlock("Tra1l runn1ng shoe5", { source: "ocr", confidence: 0.4 }) },
    });
    expect(fixesOn(unsure, createFinding("headline")).map((fix) => fix.direction)).toEqual(["change_ad"]);
  });

  it("copy text of a picture to the page only if each word is reliable and English", () => {
    const read = (over: Partial<Excerpt>, ad: Partial<Evidence["ad"]> = {}, text = "Feel weightless by mile two") =>
      fixesInDirection(
        fixesOn(
          createEvidence({
            ad: { headline: createTextBlock(text, { source: "ocr", confidence: 0.95, ...over }), ...ad },
          }),
          createFinding("headline"),
        ),
        "change_lp",
      );
    const copied = { fixType: "headline", suggestedValue: "Feel weightless by mile two" };
    expect(read({ minWordConfidence: 0.92 })).toMatchObject(copied);
    for (const fix of [
      read({ minWordConfidence: 0.8 }),
      read({ minWordConfidence: 0.92 }, { language: { tag: "de", confidence: 0.9 } }),
      // OCR may be confident of a wrong letter.
      read({ minWordConfidence: 0.96 }, {}, "Feel weightless hy mile two"),
    ]) {
      // Repair does not apply `layout` fixes.
      expect(fix?.fixType).toBe("layout");
      expect(JSON.stringify(fix)).not.toContain("weightless");
    }
  });

  it("copy no unreliably read offer or button", () => {
    const unsure = { source: "ocr", confidence: 0.85, minWordConfidence: 0.6 } as const;
    const made = createDiscountRow(createTextBlock("Gebrauchtwagn ab 5.990", unsure), "5.990");
    const stated = fixesOn(createEvidence(), createFinding("offer", { claim: made }));
    expect(stated.filter(({ target }) => target === "landing_page").map(({ fixType }) => fixType)).toEqual(["layout"]);
    const pressed = fixesOn(
      createEvidence({ ad: { cta: createCta("B00k n0w", "book", unsure) } }),
      createFinding("cta"),
    );
    expect(fixesInDirection(pressed, "change_lp")?.suggestedValue).not.toContain("B00k");
  });

  it("have less confidence in a page headline of common words", () => {
    const hollow = createTextBlock("Welcome", { selector: "h1" });
    const headline = { ...hollow, terms: hollow.terms.map((term) => ({ ...term, weight: 0.2 })) };
    const fixes = fixesOn(createEvidence({ page: { headline } }), createFinding("headline"));
    expect(fixesInDirection(fixes, "change_ad")?.confidenceScore).toBe(0.45);
  });

  it("are one for a MEDIUM finding, none for a LOW one", () => {
    const count = (severity: (typeof SEVERITIES)[number]) =>
      fixesOn(createEvidence(), createFinding("headline", { severity })).length;
    expect(SEVERITIES.map(count)).toEqual([2, 1, 0]);
  });

  it("keep about the current length, in whole clauses", () => {
    const long = "Trail running shoes for long days. Built in Oslo by people who run to work in any weather.";
    expect(truncateToFit(long, "Welcome to our store")).toBe("Trail running shoes for long days.");
    expect(truncateToFit("Run", "Welcome to our store")).toBe("Run");
    fc.assert(
      fc.property(fc.lorem({ mode: "sentences", maxCount: 4 }), fc.lorem(), (text, current) => {
        const kept = truncateToFit(text, current);
        expect(kept).not.toBe("");
        expect(text.startsWith(kept)).toBe(true);
      }),
    );
  });
});

describe("fixes for an offer", () => {
  const ad = createExcerpt("Get 50% off shoes", { source: "field", confidence: 1 });
  const banner = createExcerpt("Save 20% today", { selector: ".banner" });
  const missing = createDiscountRow(ad, "50%");

  it("replace only the value, on the page or in the ad", () => {
    const claim = createDiscountRow(ad, "50%", banner, "20%");
    expect(fixesOn(createEvidence(), createFinding("offer", { claim }))).toMatchObject([
      {
        fixType: "offer",
        direction: "change_lp",
        currentValue: "Save 20% today",
        suggestedValue: "Save 50% today",
        cssSelector: ".banner",
      },
      { direction: "change_ad", currentValue: "Get 50% off shoes", suggestedValue: "Get 20% off shoes" },
    ]);
  });

  it("replace every contradicted value of a text", () => {
    const both = createExcerpt("50% off, now £30", { source: "field", confidence: 1 });
    const percent = createDiscountRow(both, "50%", banner, "20%");
    const price = createDiscountRow(both, "£30", createExcerpt("Only £45", { selector: ".price" }), "£45");
    const fixes = fixesOn(
      createEvidence(),
      createFinding("offer", { claim: percent }),
      createFinding("offer", { claim: price }),
    );
    expect(fixesInDirection(fixes, "change_ad")?.suggestedValue).toBe("20% off, now £45");
  });

  it("change no text that would say the same twice", () => {
    const page = createExcerpt("50% off until today, 20% off from tomorrow", { selector: ".banner" });
    const fixes = fixesOn(
      createEvidence(),
      createFinding("offer", { claim: createDiscountRow(ad, "50%", page, "20%") }),
    );
    expect(fixesInDirection(fixes, "change_lp")?.cssSelector).toBe("#top > p");
  });

  it("add a missing offer in the ad's words", () => {
    const fixes = fixesOn(createEvidence(), createFinding("offer", { status: "missing", claim: missing }));
    expect(fixesInDirection(fixes, "change_lp")).toMatchObject({
      fixType: "offer",
      currentValue: "Everything for your next season outdoors.",
      suggestedValue: "Get 50% off shoes. Everything for your next season outdoors.",
      cssSelector: "#top > p",
    });
    expect(fixesInDirection(fixes, "change_ad")?.suggestedValue).toBe("Welcome to our store");
  });

  it("change the visible text that states the value of a title or of structured data", () => {
    const claim = createDiscountRow(ad, "£29", createExcerpt("Shoes, £39", { source: "meta" }), "£39");
    const fixesWith = (...texts: string[]) =>
      fixesOn(
        createEvidence({ page: { blocks: texts.map((text, at) => createTextBlock(text, { selector: `#b${at}` })) } }),
        createFinding("offer", { claim }),
      );
    expect(fixesInDirection(fixesWith("Socks, £390", "Shoes, £39.90", "Now £39, in blue"), "change_lp")).toMatchObject({
      currentValue: "Now £39, in blue",
      suggestedValue: "Now £29, in blue",
      cssSelector: "#b2",
    });
    expect(fixesInDirection(fixesWith("Socks, £390"), "change_lp")?.currentValue).toBe(
      "Everything for your next season outdoors.",
    );
  });

  it("never change a price that is only in structured data", () => {
    const claim = createDiscountRow(ad, "50%", createExcerpt("20%", { source: "json-ld" }), "20%");
    const fixes = fixesOn(createEvidence(), createFinding("offer", { claim }));
    expect(fixesInDirection(fixes, "change_lp")?.currentValue).toBe("Everything for your next season outdoors.");
  });

  const keptBelow = (page: ReturnType<typeof createExcerpt>, severity: "HIGH" | "MEDIUM") =>
    createFinding("fold_offer", {
      category: "scent",
      severity,
      claim: createDiscountRow(ad, "50%", page, "50%", "kept_below_the_fold"),
    });

  it.each(["HIGH", "MEDIUM"] as const)("move an offer above the fold (%s)", (severity) => {
    const low = createExcerpt("50% off shoes", { selector: "#low", aboveFold: false });
    expect(fixesOn(createEvidence(), keptBelow(low, severity))[0]).toMatchObject({
      fixType: "layout",
      currentValue: "50% off shoes",
      cssSelector: "#low",
    });
  });

  it("add an offer that is only in the head or structured data", () => {
    const unseen = createExcerpt("50%", { source: "json-ld", aboveFold: false });
    const [only] = fixesOn(createEvidence(), keptBelow(unseen, "MEDIUM"));
    expect(only).toMatchObject({ fixType: "offer", direction: "change_lp" });
  });
});

describe("fixes for a call to action", () => {
  it("change the page's label, or the ad's platform type", () => {
    expect(fixesOn(createEvidence(), createFinding("cta"))).toMatchObject([
      { fixType: "cta", direction: "change_lp", currentValue: "Learn more", suggestedValue: "Shop now" },
      { fixType: "cta", direction: "change_ad", currentValue: "SHOP_NOW", suggestedValue: "LEARN_MORE" },
    ]);
  });

  it("use the page's language", () => {
    const page = { language: { tag: "de", confidence: 1 }, ctas: [createCta("Mehr erfahren", "learn")] };
    expect(fixesOn(createEvidence({ page }), createFinding("cta"))[0]?.suggestedValue).toBe("Jetzt kaufen");
  });

  it("use the ad's label if it is no platform type", () => {
    const cta = {
      excerpt: createExcerpt("Find your pair"),
      normalised: "find your pair",
      intent: "other",
      commitment: 1,
    } as const;
    expect(fixesOn(createEvidence({ ad: { cta } }), createFinding("cta"))[0]?.suggestedValue).toBe("Find your pair");
  });

  it("move the button up, or add one if there is none", () => {
    const low = { ctas: [createCta("Shop now", "buy", { aboveFold: false, selector: "#buy" })] };
    expect(fixesOn(createEvidence({ page: low }), createFinding("fold_cta", { category: "scent" }))[0]).toMatchObject({
      fixType: "layout",
      currentValue: "Shop now",
      cssSelector: "#buy",
    });
    expect(
      fixesOn(createEvidence({ page: { ctas: [] } }), createFinding("fold_cta", { category: "scent" })),
    ).toMatchObject([
      {
        fixType: "layout",
        currentValue: "Welcome to our store",
        suggestedValue: expect.stringContaining("“Shop now”"),
      },
      { direction: "change_ad", suggestedValue: "LEARN_MORE" },
    ]);
  });
});

describe("fixes for colours and pictures", () => {
  it("use the ad's accent that allows a readable label", () => {
    const fixes = fixesOn(createEvidence(), createFinding("palette", { category: "visual", selector: "a.button" }));
    const [page, ad] = fixes;
    expect(page).toMatchObject({
      fixType: "color",
      currentValue: "#1d4ed8",
      suggestedValue: "#c2410c",
      cssSelector: "a.button",
    });
    expect(wcagContrast(page?.suggestedValue ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(ad).toMatchObject({ direction: "change_ad", currentValue: "#c2410c", suggestedValue: "#1d4ed8" });
  });

  it("use a dark label if all accents are light", () => {
    const light = createEvidence({ ad: { picture: createPictureMeasures(["#fde047", 0.3, 0.17]) } });
    const [page] = fixesOn(light, createFinding("palette", { category: "visual" }));
    expect(page?.suggestedValue).toBe("#fde047");
    expect(page?.reasoning).toContain("#111111");
  });

  it("are empty if the ad has no colour", () => {
    const grey = createEvidence({ ad: { picture: createPictureMeasures(["#808080", 0.9, 0.01]) } });
    expect(fixesOn(grey, createFinding("palette", { category: "visual" }))).toEqual([]);
  });

  it("replace the page's picture with the ad's", () => {
    expect(fixesOn(createEvidence(), createFinding("hero_image", { category: "visual" }))).toMatchObject([
      { fixType: "image", currentValue: "https://acme.example/img/hero.jpg", cssSelector: "img.hero" },
      { direction: "change_ad", suggestedValue: "https://acme.example/img/hero.jpg" },
    ]);
    expect(fixesOn(createEvidence({ page: { images: [] } }), createFinding("hero_image"))).toMatchObject([
      { fixType: "image", currentValue: "Welcome to our store", cssSelector: "#top > h1" },
    ]);
  });
});

describe("fixes for brand and language", () => {
  it("point the ad at its brand's page, or name the page's brand, if the brands differ", () => {
    expect(fixesOn(createEvidence(), createFinding("brand", { contradiction: true }))).toMatchObject([
      { direction: "change_routing", suggestedValue: "A page of “Acme”" },
      { direction: "change_ad", currentValue: "Acme", suggestedValue: "Northpeak" },
    ]);
  });

  it("name the brand only on a page without any name", () => {
    const named = (...brands: Evidence["page"]["brands"]) =>
      fixesInDirection(
        fixesOn(createEvidence({ page: { brands } }), createFinding("brand", { status: "missing" })),
        "change_lp",
      );
    expect(named()).toMatchObject({ suggestedValue: "Acme: Welcome to our store" });
    expect(named(createTextBlock("northpeak", { source: "url", confidence: 0.5 }))).toBeUndefined();
    expect(named(createTextBlock("Northpeak", { source: "meta", confidence: 0.6 }))).toBeUndefined();
  });

  it("use no part of the title as the page's name", () => {
    const subject = createTextBlock("Refinance Your Arizona Home", { source: "meta", confidence: 0.6 });
    const inAd = (...brands: Evidence["page"]["brands"]) =>
      fixesInDirection(
        fixesOn(createEvidence({ page: { brands } }), createFinding("brand", { contradiction: true })),
        "change_ad",
      );
    expect(inAd(subject)).toBeUndefined();
    const stated = createTextBlock("Harborline Home Loans", { source: "meta", confidence: 0.9 });
    expect(inAd(subject, stated)).toMatchObject({ suggestedValue: "Harborline Home Loans" });
  });

  it("never add the brand to a page about another product", () => {
    const fixes = fixesOn(
      createEvidence(),
      createFinding("brand", { contradiction: true }),
      createFinding("product", { contradiction: true }),
    );
    expect(fixes.map(({ suggestedValue }) => suggestedValue)).not.toContain("Acme: Welcome to our store");
    expect(fixesInDirection(fixes, "change_routing")).toBeDefined();
  });

  it("point the ad at the page in its language", () => {
    const page = {
      language: { tag: "de", confidence: 1 },
      links: [
        { href: "https://acme.example/en-route", text: "Unterwegs" },
        { href: "https://acme.example/en-gb/spring", text: "EN" },
      ],
    };
    const given = createFinding("language", {
      contradiction: true,
      adValue: "English: Walk on",
      landingPageValue: "German: Unterwegs",
    });
    expect(fixesOn(createEvidence({ page }), given)[0]).toMatchObject({
      direction: "change_routing",
      suggestedValue: "https://acme.example/en-gb/spring",
    });
    expect(adviceOn(createEvidence({ page }), given).conversionRisks[0]?.message).toContain("German");
    // Translations copy no lines.
    for (const { direction: way, suggestedValue } of fixesOn(createEvidence({ page }), given))
      if (way !== "change_routing") expect(suggestedValue).toMatch(/^The (?:page|ad) in (?:English|German)\b/);
  });
});

describe("all advice", () => {
  const anything = fc
    .array(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        severity: fc.constantFrom(...SEVERITIES),
        contradiction: fc.boolean(),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 20 },
    )
    .map((all) => all.map(({ kind, ...over }) => createFinding(kind, over)));

  it("follows the contract, with unique ids, order and existing selectors, deterministically", () => {
    fc.assert(
      fc.property(anything, (findings) => {
        const advised = adviceOn(createEvidence(), ...findings);
        expect(adviceOn(createEvidence(), ...findings)).toEqual(advised);
        const { fixes } = advised;
        expect(new Set(fixes.map(({ id }) => id)).size).toBe(fixes.length);
        const order = fixes.map(({ priority }) => SEVERITIES.indexOf(priority));
        expect(order).toEqual(order.toSorted());
        for (const fix of fixes) {
          expect(fix.cssSelector).not.toBe("");
          expect(fix.suggestedValue).not.toBe(fix.currentValue);
          expect(fix.implementationSteps.length).toBeGreaterThan(1);
          expect(fix.expectedImpact).not.toMatch(/\d/);
        }
      }),
    );
  });

  it.each(KINDS)("has at least two fixes for a HIGH %s on a complete page", (kind) => {
    const full = createEvidence({
      page: { links: [{ href: "https://acme.example/trail-running-shoes", text: "" }] },
    });
    const claim = createDiscountRow(createExcerpt("50% off", { source: "field", confidence: 1 }), "50%");
    const resource = createFailedResource({ leaves: "unstyled" });
    const shown =
      kind === "offer" || kind === "fold_offer" ? { claim } : kind === "broken_resource" ? { resource } : {};
    expect(fixesOn(full, createFinding(kind, shown)).length).toBeGreaterThanOrEqual(2);
  });

  it.each(KINDS)("handles a HIGH %s on an empty page", (kind) => {
    const ad = {
      headline: null,
      copy: [],
      cta: null,
      brand: null,
      concepts: [],
      picture: null,
      language: null,
    };
    const page = {
      headline: null,
      subhead: null,
      ctas: [],
      brands: [],
      images: [],
      accentColours: [],
      language: null,
    };
    for (const fix of fixesOn(createEvidence({ ad, page }), createFinding(kind))) expect(fix.cssSelector).toBe("body");
  });

  it("uses the body's selector as a fallback", () => {
    const given = createEvidence({ page: { headline: null, ctas: [], accentColours: ["#1d4ed8"] } });
    expect(fixesOn(given, createFinding("palette"))[0]?.cssSelector).toBe("body");
  });

  it("is sorted by proof, then by weight", () => {
    const { fixes } = adviceOn(
      createEvidence(),
      createFinding("tone", { category: "tone" }),
      createFinding("cta", { category: "message" }),
      createFinding("brand", { category: "message", contradiction: true }),
    );
    expect([...new Set(fixes.map(({ element }) => element))]).toEqual([
      "Element of brand",
      "Element of cta",
      "Element of tone",
    ]);
  });

  it("groups suggestions by subject, worst first, without repetitions", () => {
    const say = (recommendation: string) => ({ recommendation });
    expect(
      adviceOn(
        createEvidence(),
        createFinding("tone", { ...say("Speak plainly."), category: "tone", severity: "LOW" }),
        createFinding("palette", { ...say("Use the ad's orange."), category: "visual", severity: "LOW" }),
        createFinding("hero_image", { ...say("Show the shoe."), category: "visual", severity: "MEDIUM" }),
        createFinding("offer", { ...say("Show the offer."), category: "message", severity: "MEDIUM" }),
        createFinding("fold_offer", { ...say("show the  offer."), category: "scent" }),
        createFinding("cta", { ...say("All is well."), status: "match" }),
      ).suggestions,
    ).toEqual({
      visual: ["Show the shoe.", "Use the ad's orange."],
      contextual: ["show the  offer."],
      tone: ["Speak plainly."],
    });
  });

  it("has ids that derive from the content", () => {
    expect(stableUuid("a", "b")).toBe(stableUuid("a", "b"));
    expect(stableUuid("a", "b")).not.toBe(stableUuid("ab"));
    expect(stableUuid("a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
