import type { ElementComparison } from "../../../src/contract/evaluation.ts";
import type { LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import type {
  CallToAction,
  Evidence,
  ImageMeasuresWithPalette,
  PageImageEvidence,
} from "../../../src/engine/artifacts/evidence.ts";
import type { Finding, FindingKind, Judgement } from "../../../src/engine/artifacts/judgement.ts";
import type { EvaluationScores } from "../../../src/engine/artifacts/scores.ts";
import type { Excerpt, TextBlock } from "../../../src/engine/artifacts/text-block.ts";
import { scoreSurfaces } from "../../../src/engine/score/score-surfaces.ts";
import { judgement, surface, uniformSignals } from "../score/judgement-fixtures.ts";

export function createExcerpt(text: string, over: Partial<Excerpt> = {}): Excerpt {
  return {
    text,
    confidence: 0.95,
    source: "page",
    box: null,
    selector: null,
    aboveFold: true,
    prominence: 1,
    covered: false,
    ...over,
  };
}

const AD_FIELD = { source: "field", confidence: 1 } as const;

export function createTextBlock(text: string, over: Partial<Excerpt> = {}): TextBlock {
  const normalised = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const terms = normalised.split(" ").map((word) => {
    const stem = word.replace(/s$/, "");
    return { word, stem, concept: stem, weight: 1 };
  });
  return { ...createExcerpt(text, over), normalised, terms };
}

/** A row of the ledger about a discount; without a text of the page, one that the page doesn't mention. */
export function createDiscountRow(
  ad: Excerpt,
  adWords: string,
  page: Excerpt | null = null,
  pageWords: string | null = null,
  verdict: LedgerRow["verdict"] = page === null ? "not_mentioned" : "contradicted",
): LedgerRow {
  return {
    claim: { kind: "offer", slot: "percent", value: 50, text: adWords, source: ad, checkability: 1, leading: true },
    verdict,
    confidence: 0.9,
    statement: page,
    words: pageWords,
  };
}

export function createCta(text: string, intent: CallToAction["intent"], over: Partial<Excerpt> = {}): CallToAction {
  return {
    excerpt: createExcerpt(text, { selector: "a.button", ...over }),
    normalised: text.toLowerCase(),
    intent,
    commitment: intent === "learn" ? 0 : 3,
  };
}

export function createPictureMeasures(
  ...palette: Array<[colour: string, share: number, chroma: number]>
): ImageMeasuresWithPalette {
  return {
    palette: palette.map(([colour, share, chroma]) => ({ colour, share, chroma })),
    lightness: 0.6,
    chroma: 0.1,
    texture: 0.3,
    effectiveColours: 20,
    colourClusters: [],
    lumaGrid: { columns: 4, rows: 4, luma: [], blueChroma: [], redChroma: [], visibleShares: [] },
    visibleShare: 1,
  };
}

function createHeroImage(): PageImageEvidence {
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
    measures: createPictureMeasures(["#202020", 0.9, 0]),
  };
}

type EvidenceOverrides = {
  ad?: Partial<Evidence["ad"]>;
  page?: Partial<Evidence["page"]>;
  platform?: Evidence["platform"];
};

/** The ad and page of a shoe shop, with overrides. */
export function createEvidence({ ad = {}, page = {}, platform = "meta" }: EvidenceOverrides = {}): Evidence {
  return {
    platform,
    ad: {
      mediaType: "image",
      headline: createTextBlock("Trail running shoes for long days", AD_FIELD),
      copy: [createTextBlock("Grip that holds on wet rock.", AD_FIELD)],
      cta: {
        excerpt: createExcerpt("SHOP_NOW", { source: "field", confidence: 1 }),
        normalised: "shop now",
        intent: "buy",
        commitment: 3,
      },
      brand: createTextBlock("Acme", AD_FIELD),
      concepts: ["trail", "running", "shoe"],
      picture: createPictureMeasures(["#ffffff", 0.6, 0], ["#c2410c", 0.2, 0.18], ["#fde047", 0.1, 0.17]),
      tone: null,
      language: { tag: "en", confidence: 1 },
      ...ad,
    },
    page: {
      url: "https://acme.example/spring",
      title: "Acme",
      type: "other",
      summary: [],
      fullText: "",
      headline: createTextBlock("Welcome to our store", { selector: "#top > h1" }),
      subhead: createTextBlock("Everything for your next season outdoors.", { selector: "#top > p" }),
      blocks: [],
      ctas: [createCta("Learn more", "learn")],
      brands: [createTextBlock("Northpeak", { selector: ".logo" })],
      concepts: [],
      foldMeasures: createPictureMeasures(["#ffffff", 0.9, 0]),
      images: [createHeroImage()],
      accentColours: ["#1d4ed8"],
      tone: null,
      language: { tag: "en", confidence: 1 },
      layers: [],
      links: [],
      ...page,
    },
  };
}

type FindingOverrides = Partial<ElementComparison> &
  Partial<Pick<Finding, "contradiction" | "confidence" | "selector" | "claim" | "resource">>;

/** A HIGH mismatch of the given kind, with overrides. */
export function createFinding(kind: FindingKind, over: FindingOverrides = {}): Finding {
  const { contradiction = false, confidence = 0.9, selector = null, claim, resource, ...comparison } = over;
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
    ...(claim ? { claim } : {}),
    ...(resource ? { resource } : {}),
  };
}

export function createJudgement(...findings: Finding[]): Judgement {
  return judgement({ signals: uniformSignals(0.5), findings });
}

export function scoreJudgement(judgement: Judgement): EvaluationScores {
  const only = surface("meta_feed");
  const { weakest: _, ...scored } = scoreSurfaces([{ surface: only, judgement }], {
    detectionMode: "single",
    isPmax: false,
    surfaces: [only],
  });
  return scored;
}
