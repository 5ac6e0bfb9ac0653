import type { MediaType, Platform } from "../../contract/vocabulary.ts";
import ctaIntents from "../lexicon/cta-intents.json" with { type: "json" };
import pageTypes from "../lexicon/page-types.json" with { type: "json" };
import type { Colour, FailedResource, Layer, PageImage, PageLink } from "./capture-schemas.ts";
import type { AbsentFeature, AdLine, Statement } from "./claims.ts";
import type { Excerpt, TextBlock } from "./text-block.ts";

/** Typed facts about an ad and its page. */

/** The type of the page, according to its text and structured data. */
export type PageType = keyof typeof pageTypes.names;
export const PAGE_TYPES = Object.keys(pageTypes.names) as PageType[];

/** "browse": to look through what is offered: models, rooms, prices. */
export type CtaIntent = keyof typeof ctaIntents.actions;
export const CTA_INTENTS = Object.keys(ctaIntents.actions) as CtaIntent[];

export interface CallToAction {
  excerpt: Excerpt;
  /** The normalised label, for comparison (see TextBlock). */
  normalised: string;
  intent: CtaIntent;
  /** Further intents of its words or URL: "Book a free trial" books and tries. Absent: none. */
  secondaryIntents?: CtaIntent[];
  /** How much it asks of a visitor: 0 learn, 1 lead, 2 sign up, 3 pay. */
  commitment: number;
}

export interface Swatch {
  colour: Colour;
  /** Share of the picture's area, 0 to 1. */
  share: number;
  /** OKLCH chroma; neutral colours are below about .03. */
  chroma: number;
}

/** Strengths of the markers of a tone. The headline counts most. */
export interface Tone {
  /** -1 (slang) to 1 (officialese); 0 is plain. */
  formality: number;
  /** Exclamation marks, emoji and exaggerating words, 0 to 1. */
  emphasis: number;
  /** The same with words in capitals; null where capitals may be typography. */
  emphasisWithCapitals: number | null;
  /** 0 to 1. */
  urgency: number;
  /** How readers are addressed ("du" or "Sie"); null without address or in languages with one form. */
  address: "familiar" | "polite" | null;
  /** The number of words that were measured; with few words the confidence is low. */
  wordCount: number;
}

export interface DetectedLanguage {
  /** ISO 639-1. */
  tag: string;
  /** 0 to 1. */
  confidence: number;
}

/** Neighbouring hues and lightnesses of a picture, as one colour (OKLab). */
export interface ColourCluster {
  lightness: number;
  a: number;
  b: number;
  /** Share of the visible area, 0 to 1. */
  share: number;
}

/** A picture reduced to a few square cells, row by row. */
export interface LumaGrid {
  columns: number;
  rows: number;
  /** Luma of each cell's background, without the lettering on it, 0 to 1. */
  luma: number[];
  /** How far blue and red are above the luma, -1 to 1. */
  blueChroma: number[];
  redChroma: number[];
  /** Visible share of each cell. */
  visibleShares: number[];
}

/** Measures of a picture's pixels. */
export interface ImageMeasures {
  /** OKLab L, 0 to 1. */
  lightness: number;
  /** Mean OKLCH chroma. */
  chroma: number;
  /** Share of neighbouring pixels that differ sharply: low for flat design, high for photography. */
  texture: number;
  /**
   * Effective number of colours: the number of equally frequent colours with the same variety. A flat drawing has a
   * few, a photograph a hundred.
   */
  effectiveColours: number;
  /** Without neutral colours. */
  colourClusters: ColourCluster[];
  lumaGrid: LumaGrid;
  /** Share of the picture that is visible, without text, buttons and layers. */
  visibleShare: number;
}

/** With the palette, for pictures whose colours are named in findings. */
export interface ImageMeasuresWithPalette extends ImageMeasures {
  palette: Swatch[];
}

export interface AdEvidence {
  mediaType: MediaType;
  headline: TextBlock | null;
  /** Body, description and all other text of the ad. */
  copy: TextBlock[];
  cta: CallToAction | null;
  brand: TextBlock | null;
  /** Its sentences, for claims. Absent: not examined. */
  lines?: AdLine[];
  /** The parts of its lines that claim something, without questions and exclusions. Absent: not examined. */
  claimLines?: TextBlock[];
  /** The concepts (see Term) of what is sold, most specific first. */
  concepts: string[];
  picture: ImageMeasuresWithPalette | null;
  /** The further frames of a video or animation. */
  frames?: ImageMeasuresWithPalette[];
  tone: Tone | null;
  language: DetectedLanguage | null;
}

export interface PageImageEvidence {
  image: PageImage;
  /** Share of the first screen that shows it, without the text on it. */
  foldShare: number;
  measures: ImageMeasures;
}

/** Something that the page says it does not offer. */
export interface Exclusion {
  /** The question or sentence; its terms are those of the excluded thing only. */
  topic: TextBlock;
  /** Only all of the terms together are excluded: "gutters by post" does not exclude gutters. */
  requiresAllTerms: boolean;
  /** The page's own words for people: the question with its answer. */
  quote: string;
  /** The normalised lines that contain it. What they name is not thereby offered. */
  lines: string[];
}

export interface PageEvidence {
  url: string;
  title: string;
  type: PageType;
  /** Title and meta description, which describe the page but are not shown on it. */
  summary: TextBlock[];
  /** All text of the page, normalised: text, title, links, alternative texts, structured data, URL. */
  fullText: string;
  headline: TextBlock | null;
  subhead: TextBlock | null;
  /** Every readable block, most prominent first. */
  blocks: TextBlock[];
  /** What the page says, for claims. Absent: not examined. */
  statements?: Statement[];
  /** Absent: not examined, or none. */
  absentFeatures?: AbsentFeature[];
  /** The primary one first. */
  ctas: CallToAction[];
  /** Calls to action in text links, where there is no button. They exist but do not stand out. */
  textLinkCtas?: CallToAction[];
  /**
   * The distance to the first control or link that may be a visitor's next step, whether or not its label is
   * understood, in screens from the top of the page. Null: there is none. Absent: not examined.
   */
  nearestStep?: number | null;
  /** What the page says it does not offer. Absent: nothing. */
  exclusions?: Exclusion[];
  /** Where the page says that its product is not available. Absent: nowhere. */
  soldOut?: Excerpt;
  /** Names of the brand: logo, site name, title, JSON-LD, domain. */
  brands: TextBlock[];
  /** The concepts (see Term) of what the page is about, most specific first. */
  concepts: string[];
  foldMeasures: ImageMeasuresWithPalette | null;
  /** The images on the first screen that are large enough to matter. */
  images: PageImageEvidence[];
  /** Background colours of filled controls and brand marks. */
  accentColours: Colour[];
  tone: Tone | null;
  language: DetectedLanguage | null;
  layers: Layer[];
  /** As in Snapshot: the share that a closed pop-up covered. */
  popUpClosed?: number;
  /** As in Snapshot: what the page uses and did not get. Absent: nothing. */
  failedResources?: FailedResource[];
  links: PageLink[];
}

export interface Evidence {
  ad: AdEvidence;
  page: PageEvidence;
  platform: Platform | null;
  /** Text of the page that is addressed to an evaluator. It is removed from all other evidence. Absent: none. */
  promptInjections?: Excerpt[];
}
