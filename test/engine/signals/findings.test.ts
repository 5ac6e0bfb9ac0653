import { describe, expect, it } from "vitest";
import { createPage } from "../evidence/fixtures.ts";
import { AD_PAGE_PAIRS, findPair } from "./ad-page-pairs.ts";
import { evaluate, findingsOf, lowestCap, signalValue } from "./signal-helpers.ts";

const BLOCKS = [
  { tag: "h1", text: "Sofas for people who nap" },
  { tag: "p", text: "Deep seats, washable covers and legs of oak, made to order in ten days." },
] as const;

describe("a finding", () => {
  it("quotes both texts, outlines them and recommends a change", () => {
    const { copy, page: own } = findPair("sofas");
    for (const { comparison, selector, outline } of evaluate(copy, own).findings) {
      expect(comparison.adValue).not.toBe("");
      expect(comparison.landingPageValue).not.toBe("");
      expect(comparison.recommendation).toMatch(/[.!]$/);
      // An excerpt with a selector has an outline.
      expect(selector === null).toBe(outline.landingPage === null);
    }
  });

  it("is LOW without a cap for a match", () => {
    for (const { copy, page: own } of AD_PAGE_PAIRS)
      for (const { comparison } of evaluate(copy, own).findings)
        if (comparison.status === "match" || comparison.status === "implicit") expect(comparison.severity).toBe("LOW");
  });
});

describe("the brand", () => {
  it.each([
    ["Fellgang GmbH", { title: "Trail shoes | Fellgang" }],
    ["FELL GANG", { url: "https://www.fellgang.co.uk/spring" }],
    ["Fellgang", { siteName: "Fellgang Official Store" }],
    ["Fellgang", { jsonLd: [{ "@type": "Organization", name: "Fellgang" }] }],
  ])("%j is found in %o", (pageName, rest) => {
    expect(
      signalValue(
        evaluate({ headline: "Trail shoes", pageName }, createPage(BLOCKS, { url: "https://shop.example/", ...rest })),
        "brand_name",
      ),
    ).toBe(1);
  });

  it("is unknown, not missing, if neither side names one", () => {
    const unnamed = createPage(BLOCKS, { url: "http://127.0.0.1:8080/" });
    const judgement = evaluate({ headline: "Trail shoes", pageName: "Fellgang" }, unnamed);
    expect(signalValue(judgement, "brand_name")).toBeNull();
    expect(lowestCap(judgement, "visualMatch")).toBe(10);
    expect(signalValue(evaluate({ headline: "Trail shoes" }, unnamed), "brand_name")).toBeNull();
  });
});

describe("a variant of a name", () => {
  it.each([
    ["Praxis Dr. Kellermann", "Zahnarzt Kellermann"],
    ["NHM", "Natural History Museum"],
    ["Marsh & Doyle", "Marsh Doyle Solicitors LLP"],
  ])("%j does not contradict %j", (pageName, siteName) => {
    const found = findingsOf(
      evaluate({ headline: "Implants", pageName }, createPage(BLOCKS, { siteName })),
      "brand",
    )[0];
    expect(found?.contradiction).toBe(false);
    expect(["match", "partial_match"]).toContain(found?.comparison.status);
  });

  it.each([
    ["Riverside Dental Clinic", "Harbour Dental Clinic"],
    ["Hotel Bellavista", "Hotel Miramonte"],
  ])("%j differs from %j", (pageName, siteName) => {
    const found = findingsOf(
      evaluate({ headline: "Implants", pageName }, createPage(BLOCKS, { siteName })),
      "brand",
    )[0];
    expect(found).toMatchObject({ contradiction: true, comparison: { severity: "HIGH" } });
  });
});

describe("a word of the name with another meaning on the page", () => {
  const clinic = (title: string, siteName = "Zahnzentrum Ehrenfeld") =>
    createPage(
      [
        { tag: "h1", text: "Professionelle Zahnreinigung für 89 €" },
        { tag: "p", text: "Seit 1998 in Köln für Sie da, mit Terminen am Abend und ohne lange Wartezeit." },
        { tag: "footer", text: "Venloer Straße 12, 50823 Köln", y: 2000 },
      ],
      { title, siteName, language: "de" },
    );

  it.each([
    ["DentalWerk Köln", "Professionelle Zahnreinigung in Köln | Zahnzentrum Ehrenfeld"],
    ["DentalWerk Köln", "Zahnreinigung | Köln | Zahnzentrum Ehrenfeld"],
    ["Köln Dental", "Zahnarzt Köln | Zahnzentrum Ehrenfeld"],
    ["Zahnreinigung Plus", "Professionelle Zahnreinigung in Köln | Zahnzentrum Ehrenfeld"],
  ])("does not make %j a variant of %j", (pageName, title) => {
    const judgement = evaluate({ headline: "Zahnreinigung in Köln", pageName }, clinic(title));
    expect(findingsOf(judgement, "brand")[0]).toMatchObject({
      contradiction: true,
      comparison: { status: "mismatch", severity: "HIGH", landingPageValue: "Zahnzentrum Ehrenfeld" },
    });
  });

  it.each([
    ["Marrow", "Marrow Coffee"],
    ["Marrow Coffee", "Marrow"],
    ["Marrow Roasters", "marrow coffee"],
    ["Acme", "ACME GmbH"],
    ["Dr. Keller", "Zahnarztpraxis Keller"],
    ["Zahnzentrum Köln", "Zahnzentrum Köln"],
  ])("keeps %j a variant of %j", (pageName, siteName) => {
    const judgement = evaluate(
      { headline: "Zahnreinigung in Köln", pageName },
      clinic("Zahnreinigung in Köln", siteName),
    );
    expect(findingsOf(judgement, "brand")[0]?.contradiction).toBe(false);
  });
});

describe("a competitor's name on the page", () => {
  const compared = (h1: string, rest: Parameters<typeof createPage>[1] = {}) =>
    createPage(
      [
        { tag: "nav", text: "Tasklane", y: 16 },
        { tag: "h1", text: h1 },
        {
          tag: "p",
          text: "Leaving Workboard? Tasklane takes your boards along and asks for no seat minimum.",
        },
        { tag: "footer", text: "© 2026 Tasklane", y: 2000 },
      ],
      { siteName: "Tasklane", url: "https://tasklane.example/", title: h1, ...rest },
    );

  it.each([
    ["Tasklane vs Workboard", {}],
    ["Tasklane vs Workboard", { title: "Tasklane vs Workboard | Tasklane" }],
    ["Tasklane versus Workboard: the facts", {}],
    ["An alternative to Workboard", {}],
    ["The Workboard alternative without seat minimums", {}],
    ["Boards for teams", { description: "Compared with Workboard, you pay half." }],
  ])("%j %o does not match an ad of that name", (h1, rest) => {
    const judgement = evaluate({ headline: "Boards for teams", pageName: "Workboard" }, compared(h1, rest));
    expect(findingsOf(judgement, "brand")[0]).toMatchObject({
      contradiction: true,
      comparison: { severity: "HIGH", landingPageValue: "Tasklane" },
    });
  });

  it.each(["Tasklane vs Workboard", "The Workboard alternative"])("%j still matches its own brand", (h1) => {
    const judgement = evaluate({ headline: "Boards for teams", pageName: "Tasklane" }, compared(h1));
    expect(signalValue(judgement, "brand_name")).toBe(1);
  });
});

describe("a language without word lists", () => {
  it("leaves the wording signals unknown instead of low", () => {
    const polish = createPage(
      [
        { tag: "h1", text: "Nauka liczenia przez zabawę" },
        {
          tag: "p",
          text: "Krótkie ćwiczenia dla klas pierwszych, bez reklam i bez stresu dla najmłodszych.",
        },
      ],
      { language: "pl", siteName: "Liczymisie" },
    );
    const ad = {
      headline: "Dziecko, które lubi matematykę",
      bodyText: "Zadania na dziesięć minut dziennie.",
      pageName: "Liczymisie",
    };
    const judgement = evaluate(ad, polish);
    expect(signalValue(judgement, "headline_echo")).toBeNull();
    expect(signalValue(judgement, "product_terms")).toBeNull();
    expect(findingsOf(judgement, "headline")).toEqual([]);
    expect(findingsOf(judgement, "product")).toEqual([]);
    expect(findingsOf(judgement, "brand")[0]?.comparison.status).toBe("match");
  });
});

describe("a domain alone", () => {
  it.each(["https://summer-sale.netlify.app/", "https://pages.builder.com/", "https://spring.example/"])(
    "%s does not prove another brand",
    (url) => {
      const judgement = evaluate({ headline: "Sofas", pageName: "Fellgang" }, createPage(BLOCKS, { url }));
      expect(signalValue(judgement, "brand_name")).toBeNull();
      expect(findingsOf(judgement, "brand")[0]).toMatchObject({
        contradiction: false,
        comparison: { status: "missing", severity: "MEDIUM" },
      });
      expect(judgement.caps.filter(({ reason }) => reason.includes("Fellgang"))).toEqual([]);
    },
  );

  it("matches if it contains the ad's name", () => {
    const held = createPage(BLOCKS, { url: "https://fellgang-summer-sale.example/" });
    expect(signalValue(evaluate({ headline: "Sofas", pageName: "Fellgang" }, held), "brand_name")).toBe(1);
  });
});

describe("another brand", () => {
  it("does not cap visual match if the ad's picture is unknown", () => {
    const rival = createPage(BLOCKS, { siteName: "Peakline" });
    const judgement = evaluate({ headline: "Sofas for people who nap", pageName: "Fellgang" }, rival);
    expect(lowestCap(judgement, "messageMatch")).toBe(5);
    expect(judgement.caps.filter(({ dimension }) => dimension === "visualMatch")).toEqual([]);
  });
});

describe("a page without readable text", () => {
  it("leaves all wording signals unknown and reports nothing missing", () => {
    const ad = { headline: "Lamps: 50 % off", bodyText: "Warm light", ctaType: "SHOP_NOW", pageName: "Lumo" };
    const judgement = evaluate(ad, createPage([]));
    expect(judgement.signals.filter(({ value }) => value !== null)).toEqual([]);
    expect(judgement.findings).toEqual([]);
    expect(judgement.caps).toEqual([]);
  });
});

describe("a headline with an offer that the page lacks", () => {
  it("is no match, however similar its words are", () => {
    const judgement = evaluate(
      { headline: "50 % off sofas for people who nap", ctaType: "SHOP_NOW" },
      createPage([...BLOCKS, { tag: "button", text: "Shop sofas" }]),
    );
    for (const kind of ["headline", "fold_promise"] as const)
      expect(findingsOf(judgement, kind)[0]?.comparison).toMatchObject({
        status: "partial_match",
        recommendation: expect.stringContaining("50 %"),
      });
  });
});

describe("the brand's name on the page", () => {
  const title = { title: "Nook", siteName: "Nook" };
  const LONG = [
    "We bring every piece up the stairs and take the old furniture with us when we leave the house.",
    "Cushions are filled by hand with feathers from farms nearby, and every frame is guaranteed for twenty years.",
    "Swatches of all forty fabrics arrive within three working days, together with a small card of care instructions.",
    "Visitors are welcome in our workshop beside the canal, where upholsterers explain springs, webbing and stitching.",
    "Repairs cost little: send a photograph of the damage and our carpenters answer before the following evening.",
    "Orders above five hundred pounds include assembly, removal of packaging and a bottle of polish for wooden legs.",
  ].map((text) => ({ tag: "p", text }) as const);
  const message = (ad: string) =>
    signalValue(
      evaluate(
        { headline: ad, bodyText: "Nobody freezes or drops out", pageName: "Nook" },
        createPage([...BLOCKS, ...LONG], title),
      ),
      "headline_echo",
    );

  it("counts less if a long page has none of the ad's terms", () => {
    expect(message("Video calls without delay")).toBe(0.15);
    // One common word is enough for a paraphrase.
    expect(message("Video calls with carpenters")).toBe(0.3);
  });
});

describe("the language", () => {
  const german = {
    headline: "Sofas für alle, die gern einen Mittagsschlaf halten",
    bodyText: "Mit Bezügen, die man waschen kann.",
  };
  const english = createPage(
    [...BLOCKS, { tag: "p", text: "We bring it up the stairs and take the old one with us when we leave." }],
    { language: "en" },
  );

  it("caps message match, tone and continuity if it differs", () => {
    const judgement = evaluate(german, english);
    expect(findingsOf(judgement, "language")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "HIGH",
    });
    expect([lowestCap(judgement, "messageMatch"), lowestCap(judgement, "toneAlignment")]).toEqual([4, 4]);
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(5);
    expect(findingsOf(judgement, "product").filter(({ contradiction }) => contradiction)).toEqual([]);
  });

  it("prevents a match of words if it differs", () => {
    const payroll = createPage(
      [
        { tag: "h1", text: "Lohnabrechnung in zehn Minuten" },
        { tag: "p", text: "Für kleine Betriebe, und die ersten 30 Tage sind kostenlos." },
      ],
      { language: "de" },
    );
    const judgement = evaluate({ headline: "Payroll in ten minutes", bodyText: "Try it free for 30 days" }, payroll);
    expect(findingsOf(judgement, "language")).toHaveLength(1);
    for (const kind of ["headline", "fold_promise"] as const)
      expect(findingsOf(judgement, kind).map(({ comparison }) => comparison.status)).toEqual(["partial_match"]);
  });

  it("is not detected by the ad's own name", () => {
    const named = { headline: "Chez nous et pour vous: sofas", pageName: "Chez nous et pour vous" };
    expect(findingsOf(evaluate(named, english), "language")).toEqual([]);
    expect(findingsOf(evaluate({ ...named, pageName: "Nook" }, english), "language")).toHaveLength(1);
  });

  it("proves nothing if it is only declared or of one or two words", () => {
    expect(findingsOf(evaluate({ headline: "Sofa Sale" }, english), "language")).toEqual([]);
    const declared = createPage([{ tag: "h1", text: "Sofa Sale" }], { language: "en" });
    expect(findingsOf(evaluate(german, declared), "language")).toEqual([]);
  });
});

describe("a call to action", () => {
  it("is implicit on a product page that implies it", () => {
    const product = createPage([...BLOCKS, { tag: "p", text: "799 €" }, { tag: "button", text: "Fabric and colour" }], {
      jsonLd: [{ "@type": "Product", name: "Sofa" }],
    });
    const judgement = evaluate({ headline: "Sofas for people who nap", ctaType: "SHOP_NOW" }, product);
    expect(findingsOf(judgement, "cta")[0]?.comparison).toMatchObject({
      status: "implicit",
      severity: "LOW",
    });
  });

  it("is a mismatch if it leads to something else", () => {
    const judgement = evaluate(
      { headline: "Sofas for people who nap", ctaType: "SHOP_NOW" },
      createPage([...BLOCKS, { tag: "button", text: "Apply for this job" }]),
    );
    expect(findingsOf(judgement, "cta")[0]?.comparison).toMatchObject({
      status: "mismatch",
      severity: "MEDIUM",
    });
  });

  it.each(["DONATE_NOW", "BOOK_TRAVEL", "APPLY_NOW", "GET_QUOTE", "DOWNLOAD"])(
    "is never HIGH if it is not recognised: %s",
    (ctaType) => {
      const bare = evaluate({ headline: "Sofas for people who nap", ctaType }, createPage(BLOCKS));
      expect(findingsOf(bare, "cta")[0]?.comparison).toMatchObject({ status: "missing", severity: "MEDIUM" });
    },
  );

  it.each([
    ["APPLY_NOW", "Order your card", "match"],
    ["APPLY_NOW", "See open positions", "match"],
    ["SHOP_NOW", "Modelle ansehen", "match"],
    ["SHOP_NOW", "View the collection", "match"],
    ["BOOK_TRAVEL", "Voir les chambres", "match"],
    ["SIGN_UP", "Start my trial", "match"],
    ["SUBSCRIBE", "Get my bag", "partial_match"],
    ["DOWNLOAD", "Donate", "mismatch"],
  ])("%s and %j are a %s", (ctaType, text, status) => {
    const seen = evaluate(
      { headline: "Sofas for people who nap", ctaType },
      createPage([...BLOCKS, { tag: "button", text }]),
    );
    expect(findingsOf(seen, "cta")[0]?.comparison.status).toBe(status);
  });

  it("may be a text link, with a lower score than a button", () => {
    const linked = createPage(BLOCKS, { links: [{ href: "https://landing.example/give", text: "Donate" }] });
    const judgement = evaluate({ headline: "Sofas for people who nap", ctaType: "DONATE_NOW" }, linked);
    expect(findingsOf(judgement, "cta")[0]?.comparison).toMatchObject({
      status: "partial_match",
      severity: "LOW",
      landingPageValue: "Donate",
    });
  });

  it("is not contradicted if another link continues it", () => {
    const ways = createPage([...BLOCKS, { tag: "button", text: "Apply for this job" }], {
      links: [{ href: "https://landing.example/shop", text: "All sofas" }],
    });
    const judgement = evaluate({ headline: "Sofas for people who nap", ctaType: "SHOP_NOW" }, ways);
    expect(findingsOf(judgement, "cta")[0]?.comparison.severity).toBe("MEDIUM");
    const rooms = createPage([...BLOCKS, { tag: "button", text: "See the rooms" }]);
    const looking = evaluate({ headline: "Sofas for people who nap", ctaType: "BOOK_NOW" }, rooms);
    expect(findingsOf(looking, "cta")[0]?.comparison.severity).not.toBe("HIGH");
  });

  it("is contradicted if it asks for payment for a free offer", () => {
    const till = createPage([...BLOCKS, { tag: "button", text: "Buy now" }]);
    const free = { headline: "Free guide: how to choose a sofa", ctaType: "LEARN_MORE" };
    const button = findingsOf(evaluate(free, till), "cta").find(({ claim }) => claim === undefined);
    expect(button?.comparison).toMatchObject({
      status: "mismatch",
      severity: "HIGH",
    });
    const plainly = { headline: "How to choose a sofa", ctaType: "LEARN_MORE" };
    expect(findingsOf(evaluate(plainly, till), "cta")[0]?.comparison.severity).toBe("LOW");
  });

  it("needs no button on an article if the ad only offers to read more", () => {
    const article = createPage(BLOCKS, { jsonLd: [{ "@type": "Article" }] });
    const judgement = evaluate({ headline: "Sofas for people who nap", ctaType: "LEARN_MORE" }, article);
    expect(findingsOf(judgement, "fold_cta")[0]?.comparison).toMatchObject({
      status: "implicit",
      severity: "LOW",
    });
    expect(lowestCap(judgement, "aboveTheFoldContinuity")).toBe(10);
  });
});

describe("a layer over the page", () => {
  it("lowers continuity by its size and is reported", () => {
    const box = { x: 300, y: 100, width: 680, height: 600 };
    const popup = createPage(BLOCKS, { layers: [{ kind: "overlay", box, foldShare: 0.4 }] });
    const judgement = evaluate({ headline: "Sofas for people who nap" }, popup);
    expect(signalValue(judgement, "unobstructed")).toBeLessThan(0.5);
    expect(findingsOf(judgement, "overlay")[0]?.outline.landingPage).toEqual(box);
  });

  it("is reported without a lower score if it was closed", () => {
    const copy = { headline: "Sofas for people who nap" };
    const closed = evaluate(copy, createPage(BLOCKS, { popUpClosed: 0.6 }));
    expect(findingsOf(closed, "overlay")[0]?.comparison).toMatchObject({
      severity: "LOW",
      landingPageValue: "a pop-up covers 60 % of the fold until it is closed",
    });
    expect(signalValue(closed, "unobstructed")).toBe(signalValue(evaluate(copy, createPage(BLOCKS)), "unobstructed"));
  });
});
