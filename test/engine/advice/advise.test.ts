import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Evaluation } from "../../../src/contract/evaluation.ts";
import { SEVERITIES } from "../../../src/contract/vocabulary.ts";
import { advise } from "../../../src/engine/advice/advise.ts";
import { COUNSELS, counselOf } from "../../../src/engine/advice/counsels.ts";
import { fitted } from "../../../src/engine/advice/fit.ts";
import { stableUuid } from "../../../src/engine/advice/ids.ts";
import type { Evidence } from "../../../src/engine/products/evidence.ts";
import type { Finding, FindingKind } from "../../../src/engine/products/judgement.ts";
import type { Fact } from "../../../src/engine/products/passage.ts";
import { button, evidence, fact, finding, judged, offer, passage, picture, scoredOf } from "./made.ts";

const Shown = Evaluation.pick({ conversionRisks: true, fixes: true, suggestions: true });
const KINDS = Object.keys(COUNSELS).filter((key): key is FindingKind => key in COUNSELS);

function advice(given: Evidence, ...findings: Finding[]) {
  const judgement = judged(...findings);
  const given_ = { evidence: given, judgement, scored: scoredOf(judgement), evaluationKey: "a key" };
  const advised = advise(given_);
  expect(Shown.parse(advised)).toEqual(advised);
  return advised;
}

const fixed = (given: Evidence, ...findings: Finding[]) => advice(given, ...findings).fixes;

const direction = (fixes: ReturnType<typeof fixed>, wanted: string) =>
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
  ] as const)("takes a HIGH %s for %s", (kind, type) => {
    expect(counselOf(kind).risk).toBe(type);
    expect(advice(evidence(), finding(kind)).conversionRisks).toMatchObject([
      { type, element: `Element of ${kind}`, message: expect.stringMatching(/.{40}/) },
    ]);
  });

  it("names the evidence", () => {
    const [risk] = advice(
      evidence(),
      finding("offer", {
        adValue: "50% off",
        landingPageValue: "20% off",
        contradiction: true,
        offers: { ad: offer("percent_off", 50, "50% off"), page: offer("percent_off", 20, "20% off") },
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
    // What the judge gives a plain clash of calls: it is sure, no contradiction, and no matter of policy.
    ["cta", false, 0.95, "MEDIUM"],
  ] as const)(
    "rates %s (contradiction: %s, confidence %d) as %s",
    (kind, contradiction, confidence, impact) => {
      expect(
        advice(evidence(), finding(kind, { contradiction, confidence })).conversionRisks[0]?.impact,
      ).toBe(impact);
    },
  );

  it("come from HIGH mismatches only, and one for the same words of the ad", () => {
    const words = { adValue: "Trail running shoes" };
    expect(
      advice(
        evidence(),
        finding("headline", words),
        finding("fold_promise", words),
        finding("cta", { severity: "MEDIUM" }),
        finding("offer", { status: "match" }),
        finding("overlay", { status: "obscured" }),
        finding("fold_cta", { status: "implicit" }),
      ).conversionRisks.map(({ element }) => element),
    ).toEqual(["Element of headline"]);
  });
});

describe("fixes for a headline", () => {
  it("replace no alternative text where the page's headline is a picture", () => {
    const drawn = evidence({
      page: { headline: passage("Summer at the lake", { drawn: true, selector: "h1" }) },
    });
    const fixes = fixed(drawn, finding("headline"));
    expect(fixes.map(({ fixType, currentValue }) => [fixType, currentValue])).toEqual([
      ["layout", "Summer at the lake"],
    ]);
    expect(fixes[0]?.implementationSteps[0]).toContain("Trail running shoes for long days");
  });

  it("bring the ad's promise to the page, or the page's to the ad", () => {
    const fixes = fixed(evidence(), finding("headline"));
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

  it("send the ad to a page of the same site that covers its terms much better", () => {
    const links = [
      { href: "https://acme.example/spring#shoes", text: "Trail running shoes" },
      { href: "https://other.example/trail-running-shoes", text: "Trail running shoes" },
      { href: "mailto:trail-running-shoes@acme.example", text: "Trail running shoes" },
      { href: "https://acme.example/shoes/trail-running", text: "All models" },
      { href: "https://acme.example/about", text: "About us" },
    ];
    const routed = direction(fixed(evidence({ page: { links } }), finding("headline")), "change_routing");
    expect(routed).toMatchObject({
      currentValue: "https://acme.example/spring",
      suggestedValue: "https://acme.example/shoes/trail-running",
      target: "ad",
    });
    const page = { links, headline: passage("Trail shoes", { selector: "h1" }), subhead: null };
    expect(direction(fixed(evidence({ page }), finding("headline")), "change_routing")).toBeUndefined();
  });

  it("never put the ad's words on a page about another thing", () => {
    for (const kind of ["headline", "product", "fold_promise"] as const) {
      const fixes = fixed(evidence(), finding(kind, { contradiction: true }));
      expect(fixes.map((fix) => fix.direction)).toEqual(["change_routing", "change_ad"]);
    }
  });

  it("copy nothing that was read unsurely from a picture", () => {
    const unsure = evidence({
      ad: { headline: passage("Tra1l runn1ng shoe5", { source: "ocr", confidence: 0.4 }) },
    });
    expect(fixed(unsure, finding("headline")).map((fix) => fix.direction)).toEqual(["change_ad"]);
  });

  it("copy a picture's words onto the page only where every one of them is sure, and in English", () => {
    const read = (
      over: Partial<Fact>,
      ad: Partial<Evidence["ad"]> = {},
      text = "Feel weightless by mile two",
    ) =>
      direction(
        fixed(
          evidence({
            ad: { headline: passage(text, { source: "ocr", confidence: 0.95, ...over }), ...ad },
          }),
          finding("headline"),
        ),
        "change_lp",
      );
    const copied = { fixType: "headline", suggestedValue: "Feel weightless by mile two" };
    expect(read({ leastSure: 0.92 })).toMatchObject(copied);
    for (const fix of [
      read({ leastSure: 0.8 }),
      read({ leastSure: 0.92 }, { language: { tag: "de", confidence: 0.9 } }),
      // A reader may be sure of a wrong letter.
      read({ leastSure: 0.96 }, {}, "Feel weightless hy mile two"),
    ]) {
      // The repair room writes no `layout` into a file.
      expect(fix?.fixType).toBe("layout");
      expect(JSON.stringify(fix)).not.toContain("weightless");
    }
  });

  it("copy no offer or button that was read unsurely from a picture", () => {
    const unsure = { source: "ocr", confidence: 0.85, leastSure: 0.6 } as const;
    const made = offer("price", 5990, "Gebrauchtwagn ab 5.990", {
      fact: passage("Gebrauchtwagn ab 5.990", unsure),
    });
    const stated = fixed(evidence(), finding("offer", { offers: { ad: made, page: null } }));
    expect(stated.filter(({ target }) => target === "landing_page").map(({ fixType }) => fixType)).toEqual([
      "layout",
    ]);
    const pressed = fixed(evidence({ ad: { cta: button("B00k n0w", "book", unsure) } }), finding("cta"));
    expect(direction(pressed, "change_lp")?.suggestedValue).not.toContain("B00k");
  });

  it("are less sure of a page headline that says nothing in particular", () => {
    const hollow = passage("Welcome", { selector: "h1" });
    const headline = { ...hollow, terms: hollow.terms.map((term) => ({ ...term, weight: 0.2 })) };
    const fixes = fixed(evidence({ page: { headline } }), finding("headline"));
    expect(direction(fixes, "change_ad")?.confidenceScore).toBe(0.45);
  });

  it("are one where the finding is MEDIUM, and none where it is LOW", () => {
    const count = (severity: (typeof SEVERITIES)[number]) =>
      fixed(evidence(), finding("headline", { severity })).length;
    expect(SEVERITIES.map(count)).toEqual([2, 1, 0]);
  });

  it("keep to about the present length, in whole clauses", () => {
    const long = "Trail running shoes for long days. Built in Oslo by people who run to work in any weather.";
    expect(fitted(long, "Welcome to our store")).toBe("Trail running shoes for long days.");
    expect(fitted("Run", "Welcome to our store")).toBe("Run");
    fc.assert(
      fc.property(fc.lorem({ mode: "sentences", maxCount: 4 }), fc.lorem(), (text, current) => {
        const kept = fitted(text, current);
        expect(kept).not.toBe("");
        expect(text.startsWith(kept)).toBe(true);
      }),
    );
  });
});

describe("fixes for an offer", () => {
  const pageOffer = offer("percent_off", 20, "Save 20% today", {
    fact: fact("Save 20% today", { selector: ".banner" }),
  });
  const adOffer = offer("percent_off", 50, "Get 50% off shoes", {
    fact: fact("Get 50% off shoes", { source: "field", confidence: 1 }),
  });

  it("replace the value alone, on the page or in the ad", () => {
    const fixes = fixed(evidence(), finding("offer", { offers: { ad: adOffer, page: pageOffer } }));
    expect(fixes).toMatchObject([
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

  it("state an offer that the page lacks, in the ad's words", () => {
    const fixes = fixed(
      evidence(),
      finding("offer", { status: "missing", offers: { ad: adOffer, page: null } }),
    );
    expect(direction(fixes, "change_lp")).toMatchObject({
      currentValue: "Everything for your next season outdoors.",
      suggestedValue: "Get 50% off shoes. Everything for your next season outdoors.",
      cssSelector: "#top > p",
    });
    expect(direction(fixes, "change_ad")?.suggestedValue).toBe("Welcome to our store");
  });

  it("agree on one deadline where the two differ", () => {
    const until = (text: string, token: string, selector: string | null = null) =>
      offer("deadline", null, text, { token, fact: fact(text, { selector }) });
    const fixes = fixed(
      evidence(),
      finding("offer", {
        offers: { ad: until("Ends May 31", "--05-31"), page: until("Ends May 15", "--05-15", ".until") },
      }),
    );
    expect(direction(fixes, "change_both")).toMatchObject({
      fixType: "urgency",
      currentValue: "Ends May 15",
      suggestedValue: "Ends May 31",
      cssSelector: ".until",
    });
  });

  it("never rewrite a price that stands only in structured data", () => {
    const hidden = { ...pageOffer, fact: fact("20%", { source: "json-ld" }) };
    const fixes = fixed(evidence(), finding("offer", { offers: { ad: adOffer, page: hidden } }));
    expect(direction(fixes, "change_lp")?.currentValue).toBe("Everything for your next season outdoors.");
  });

  it("move an offer up that stands below the first screen", () => {
    const low = { ...pageOffer, value: 50, fact: fact("50% off shoes", { selector: "#low", inFold: false }) };
    const fixes = fixed(
      evidence(),
      finding("fold_offer", { category: "scent", offers: { ad: adOffer, page: low } }),
    );
    expect(fixes[0]).toMatchObject({
      fixType: "layout",
      currentValue: "50% off shoes",
      cssSelector: "#low",
    });
    const [only] = fixed(
      evidence(),
      finding("fold_offer", { category: "scent", severity: "MEDIUM", offers: { ad: adOffer, page: low } }),
    );
    expect(only).toMatchObject({ fixType: "layout", cssSelector: "#low" });
  });

  it("write out an offer that only the document's head or data state", () => {
    const unseen = { ...pageOffer, value: 50, fact: fact("50%", { source: "json-ld", inFold: false }) };
    const [only] = fixed(
      evidence(),
      finding("fold_offer", { category: "scent", severity: "MEDIUM", offers: { ad: adOffer, page: unseen } }),
    );
    expect(only).toMatchObject({ fixType: "offer", direction: "change_lp" });
  });
});

describe("fixes for a call to action", () => {
  it("relabel the page's button to the ad's verb, or set the ad's type to the page's", () => {
    expect(fixed(evidence(), finding("cta"))).toMatchObject([
      { fixType: "cta", direction: "change_lp", currentValue: "Learn more", suggestedValue: "Shop now" },
      { fixType: "cta", direction: "change_ad", currentValue: "SHOP_NOW", suggestedValue: "LEARN_MORE" },
    ]);
  });

  it("speak the page's language", () => {
    const page = { language: { tag: "de", confidence: 1 }, ctas: [button("Mehr erfahren", "learn")] };
    expect(fixed(evidence({ page }), finding("cta"))[0]?.suggestedValue).toBe("Jetzt kaufen");
  });

  it("take the ad's own words where they are words", () => {
    const cta = {
      fact: fact("Find your pair"),
      plain: "find your pair",
      intent: "other",
      commitment: 1,
    } as const;
    expect(fixed(evidence({ ad: { cta } }), finding("cta"))[0]?.suggestedValue).toBe("Find your pair");
  });

  it("move the button up, or add one where there is none", () => {
    const low = { ctas: [button("Shop now", "buy", { inFold: false, selector: "#buy" })] };
    expect(fixed(evidence({ page: low }), finding("fold_cta", { category: "scent" }))[0]).toMatchObject({
      fixType: "layout",
      currentValue: "Shop now",
      cssSelector: "#buy",
    });
    expect(fixed(evidence({ page: { ctas: [] } }), finding("fold_cta", { category: "scent" }))).toMatchObject(
      [
        {
          fixType: "layout",
          currentValue: "Welcome to our store",
          suggestedValue: expect.stringContaining("“Shop now”"),
        },
        { direction: "change_ad", suggestedValue: "LEARN_MORE" },
      ],
    );
  });
});

describe("fixes for what is seen", () => {
  it("give the button the ad's accent that carries a readable label", () => {
    const fixes = fixed(evidence(), finding("palette", { category: "visual", selector: "a.button" }));
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

  it("turn the label dark where every accent is light", () => {
    const light = evidence({ ad: { picture: picture(["#fde047", 0.3, 0.17]) } });
    const [page] = fixed(light, finding("palette", { category: "visual" }));
    expect(page?.suggestedValue).toBe("#fde047");
    expect(page?.reasoning).toContain("#111111");
  });

  it("have nothing to say of colours where the ad has none", () => {
    const grey = evidence({ ad: { picture: picture(["#808080", 0.9, 0.01]) } });
    expect(fixed(grey, finding("palette", { category: "visual" }))).toEqual([]);
  });

  it("put the creative in the place of the page's picture", () => {
    expect(fixed(evidence(), finding("hero_image", { category: "visual" }))).toMatchObject([
      { fixType: "image", currentValue: "https://acme.example/img/hero.jpg", cssSelector: "img.hero" },
      { direction: "change_ad", suggestedValue: "https://acme.example/img/hero.jpg" },
    ]);
    expect(fixed(evidence({ page: { images: [] } }), finding("hero_image"))).toMatchObject([
      { fixType: "image", currentValue: "Welcome to our store", cssSelector: "#top > h1" },
    ]);
  });
});

describe("fixes for whose page it is", () => {
  it("send the ad home, or name the page's brand in it, where the page is another's", () => {
    expect(fixed(evidence(), finding("brand", { contradiction: true }))).toMatchObject([
      { direction: "change_routing", suggestedValue: "A page of “Acme”" },
      { direction: "change_ad", currentValue: "Acme", suggestedValue: "Northpeak" },
    ]);
  });

  it("name the brand on a page that goes by no name at all, and on no other", () => {
    const named = (...brands: Evidence["page"]["brands"]) =>
      direction(fixed(evidence({ page: { brands } }), finding("brand", { status: "missing" })), "change_lp");
    expect(named()).toMatchObject({ suggestedValue: "Acme: Welcome to our store" });
    expect(named(passage("northpeak", { source: "url", confidence: 0.5 }))).toBeUndefined();
    expect(named(passage("Northpeak", { source: "meta", confidence: 0.6 }))).toBeUndefined();
  });

  it("put no part of the page's title for a name that it does not state", () => {
    const subject = passage("Refinance Your Arizona Home", { source: "meta", confidence: 0.6 });
    const inAd = (...brands: Evidence["page"]["brands"]) =>
      direction(
        fixed(evidence({ page: { brands } }), finding("brand", { contradiction: true })),
        "change_ad",
      );
    expect(inAd(subject)).toBeUndefined();
    const stated = passage("Harborline Home Loans", { source: "meta", confidence: 0.9 });
    expect(inAd(subject, stated)).toMatchObject({ suggestedValue: "Harborline Home Loans" });
  });

  it("never put the brand above a page about another thing", () => {
    const fixes = fixed(
      evidence(),
      finding("brand", { contradiction: true }),
      finding("product", { contradiction: true }),
    );
    expect(fixes.map(({ suggestedValue }) => suggestedValue)).not.toContain("Acme: Welcome to our store");
    expect(direction(fixes, "change_routing")).toBeDefined();
  });

  it("send the ad to the page in its own language", () => {
    const page = {
      language: { tag: "de", confidence: 1 },
      links: [
        { href: "https://acme.example/en-route", text: "Unterwegs" },
        { href: "https://acme.example/en-gb/spring", text: "EN" },
      ],
    };
    const given = finding("language", { contradiction: true });
    expect(fixed(evidence({ page }), given)[0]).toMatchObject({
      direction: "change_routing",
      suggestedValue: "https://acme.example/en-gb/spring",
    });
    expect(advice(evidence({ page }), given).conversionRisks[0]?.message).toContain("German");
    // No line of the one is pasted into the other.
    for (const { direction: way, suggestedValue } of fixed(evidence({ page }), given))
      if (way !== "change_routing")
        expect(suggestedValue).toMatch(/^The (?:page|ad) in (?:English|German)\b/);
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
    .map((all) => all.map(({ kind, ...over }) => finding(kind, over)));

  it("keeps the contract, has its own ids, its order and real selectors, and is the same each time", () => {
    fc.assert(
      fc.property(anything, (findings) => {
        const advised = advice(evidence(), ...findings);
        expect(advice(evidence(), ...findings)).toEqual(advised);
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

  it.each(KINDS)(
    "gives a HIGH %s at least two ways out of a page that has all there is to change",
    (kind) => {
      const full = evidence({
        ad: { offers: [offer("percent_off", 50, "50% off")] },
        page: { links: [{ href: "https://acme.example/trail-running-shoes", text: "" }] },
      });
      const offers = { ad: offer("percent_off", 50, "50% off"), page: null };
      expect(fixed(full, finding(kind, { offers })).length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(KINDS)("survives a HIGH %s on an empty page", (kind) => {
    const ad = { headline: null, copy: [], cta: null, brand: null, terms: [], picture: null, language: null };
    const page = {
      headline: null,
      subhead: null,
      ctas: [],
      brands: [],
      images: [],
      accents: [],
      language: null,
    };
    for (const fix of fixed(evidence({ ad, page }), finding(kind))) expect(fix.cssSelector).toBe("body");
  });

  it("falls back on the one node that every page has", () => {
    const given = evidence({ page: { headline: null, ctas: [], accents: ["#1d4ed8"] } });
    expect(fixed(given, finding("palette"))[0]?.cssSelector).toBe("body");
  });

  it("puts first what is proven, then what weighs most", () => {
    const { fixes } = advice(
      evidence(),
      finding("tone", { category: "tone" }),
      finding("cta", { category: "message" }),
      finding("brand", { category: "message", contradiction: true }),
    );
    expect([...new Set(fixes.map(({ element }) => element))]).toEqual([
      "Element of brand",
      "Element of cta",
      "Element of tone",
    ]);
  });

  it("suggests by subject, the worst first, and says nothing twice", () => {
    const say = (recommendation: string) => ({ recommendation });
    expect(
      advice(
        evidence(),
        finding("tone", { ...say("Speak plainly."), category: "tone", severity: "LOW" }),
        finding("palette", { ...say("Use the ad's orange."), category: "visual", severity: "LOW" }),
        finding("hero_image", { ...say("Show the shoe."), category: "visual", severity: "MEDIUM" }),
        finding("offer", { ...say("Show the offer."), category: "message", severity: "MEDIUM" }),
        finding("fold_offer", { ...say("show the  offer."), category: "scent" }),
        finding("cta", { ...say("All is well."), status: "match" }),
      ).suggestions,
    ).toEqual({
      visual: ["Show the shoe.", "Use the ad's orange."],
      contextual: ["show the  offer."],
      tone: ["Speak plainly."],
    });
  });

  it("derives ids from content, unambiguously", () => {
    expect(stableUuid("a", "b")).toBe(stableUuid("a", "b"));
    expect(stableUuid("a", "b")).not.toBe(stableUuid("ab"));
    expect(stableUuid("a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
