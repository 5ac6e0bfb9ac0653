import type { ElementComparison } from "../../../src/contract/evaluation.ts";
import type { Scored } from "../../../src/engine/products/answer.ts";
import type {
  CallToAction,
  Evidence,
  Offer,
  PageImageEvidence,
  PictureMeasures,
} from "../../../src/engine/products/evidence.ts";
import type { Finding, FindingKind, Judgement } from "../../../src/engine/products/judgement.ts";
import type { Fact, Passage } from "../../../src/engine/products/passage.ts";
import { score } from "../../../src/engine/score/score.ts";
import { evenly, judgement, surface } from "../score/judgements.ts";

export function fact(text: string, over: Partial<Fact> = {}): Fact {
  return {
    text,
    confidence: 0.95,
    source: "page",
    box: null,
    selector: null,
    inFold: true,
    prominence: 1,
    covered: false,
    ...over,
  };
}

const FIELD = { source: "field", confidence: 1 } as const;

export function passage(text: string, over: Partial<Fact> = {}): Passage {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const terms = plain.split(" ").map((word) => {
    const stem = word.replace(/s$/, "");
    return { word, stem, idea: stem, weight: 1 };
  });
  return { ...fact(text, over), plain, terms };
}

export function offer(
  type: Offer["type"],
  value: number | null,
  text: string,
  over: Partial<Offer> = {},
): Offer {
  return { type, value, currency: null, upTo: false, token: null, fact: fact(text), ...over };
}

export function button(text: string, intent: CallToAction["intent"], over: Partial<Fact> = {}): CallToAction {
  return {
    fact: fact(text, { selector: "a.button", ...over }),
    plain: text.toLowerCase(),
    intent,
    commitment: intent === "learn" ? 0 : 3,
  };
}

export function picture(...palette: Array<[colour: string, share: number, chroma: number]>): PictureMeasures {
  return {
    palette: palette.map(([colour, share, chroma]) => ({ colour, share, chroma })),
    lightness: 0.6,
    chroma: 0.1,
    texture: 0.3,
    richness: 20,
    tints: [],
    sketch: { columns: 4, rows: 4, light: [], blue: [], red: [], seen: [] },
    seen: 1,
  };
}

function heroImage(): PageImageEvidence {
  return {
    image: {
      src: "https://acme.example/img/hero.jpg",
      alt: "A city at night",
      box: { x: 0, y: 0, width: 1280, height: 600 },
      region: "main",
      kind: "img",
      covered: false,
      selector: "img.hero",
    },
    foldShare: 0.75,
    measures: picture(["#202020", 0.9, 0]),
  };
}

type Over = {
  ad?: Partial<Evidence["ad"]>;
  page?: Partial<Evidence["page"]>;
  platform?: Evidence["platform"];
};

/** A shoe shop's ad and its page, unless a test says otherwise. */
export function evidence({ ad = {}, page = {}, platform = "meta" }: Over = {}): Evidence {
  return {
    platform,
    ad: {
      mediaType: "image",
      headline: passage("Trail running shoes for long days", FIELD),
      copy: [passage("Grip that holds on wet rock.", FIELD)],
      cta: {
        fact: fact("SHOP_NOW", { source: "field", confidence: 1 }),
        plain: "shop now",
        intent: "buy",
        commitment: 3,
      },
      brand: passage("Acme", FIELD),
      offers: [],
      terms: ["trail", "running", "shoe"],
      picture: picture(["#ffffff", 0.6, 0], ["#c2410c", 0.2, 0.18], ["#fde047", 0.1, 0.17]),
      tone: null,
      language: { tag: "en", confidence: 1 },
      ...ad,
    },
    page: {
      url: "https://acme.example/spring",
      title: "Acme",
      type: "other",
      summary: [],
      wording: "",
      headline: passage("Welcome to our store", { selector: "#top > h1" }),
      subhead: passage("Everything for your next season outdoors.", { selector: "#top > p" }),
      blocks: [],
      ctas: [button("Learn more", "learn")],
      offers: [],
      brands: [passage("Northpeak", { selector: ".logo" })],
      terms: [],
      fold: picture(["#ffffff", 0.9, 0]),
      images: [heroImage()],
      accents: ["#1d4ed8"],
      tone: null,
      language: { tag: "en", confidence: 1 },
      layers: [],
      links: [],
      ...page,
    },
  };
}

type Compared = Partial<ElementComparison> &
  Partial<Pick<Finding, "contradiction" | "confidence" | "selector" | "offers">>;

/** A HIGH mismatch of the given kind, unless a test says otherwise. */
export function finding(kind: FindingKind, over: Compared = {}): Finding {
  const { contradiction = false, confidence = 0.9, selector = null, offers, ...comparison } = over;
  return {
    kind,
    comparison: {
      element: `Element of ${kind}`,
      category: "message",
      adValue: `ad's ${kind}`,
      landingPageValue: `page's ${kind}`,
      status: "mismatch",
      severity: "HIGH",
      recommendation: `Mend the ${kind}.`,
      ...comparison,
    },
    contradiction,
    confidence,
    outline: { ad: null, landingPage: null },
    selector,
    ...(offers ? { offers } : {}),
  };
}

export function judged(...findings: Finding[]): Judgement {
  return judgement({ signals: evenly(0.5), findings });
}

export function scoredOf(judgement: Judgement): Scored {
  const only = surface("meta_feed");
  const { weakest: _, ...scored } = score([{ surface: only, judgement }], {
    detectionMode: "single",
    isPmax: false,
    surfaces: [only],
  });
  return scored;
}
