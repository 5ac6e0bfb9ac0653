import type { MediaType, Platform } from "../../contract/vocabulary.ts";
import type { Colour, Layer, PageImage, PageLink } from "./capture.ts";
import type { Excerpt, TextBlock } from "./text.ts";

/** Typed facts of an ad and its page. */

/** What kind of page a visitor lands on, as far as its text and data tell. */
export type PageType =
  | "product"
  | "list"
  | "article"
  /** Asks for contact, an account or the like. */
  | "lead"
  | "booking"
  | "donation"
  | "home"
  | "error"
  | "other";

export type OfferType =
  | "percent_off"
  | "amount_off"
  | "price"
  | "from_price"
  | "free_trial"
  | "free_shipping"
  | "free"
  | "bogo"
  | "code"
  | "deadline"
  /** The day of what is offered: a webinar, a concert. */
  | "date";

/** A typed promise: what is compared is type, value, unit and bound, never the wording. */
export interface Offer {
  type: OfferType;
  /**
   * Per cent, money, or days of a trial; for free shipping the order value from which it holds. Null where the text
   * names no number, and for BOGO, codes and deadlines.
   */
  value: number | null;
  /** ISO 4217, for money. Never compared across currencies. */
  currency: string | null;
  /** "up to 50 %"; of a price: "under $50". */
  upTo: boolean;
  /**
   * A code; a deadline or date ("first/last" of several days) as YYYY-MM-DD, --MM-DD where no year is said, or a day's English name; "3for2" of a bundle;
   * "month", "hour" or "kg" of a price by that; what is free ("guide"), where only that is; "bonus" of what is paid for becoming a customer, "cashback" of what is paid
   * back; "second" of what is taken off the second of two.
   */
  token: string | null;
  /** Of what is free, where only that is. */
  freeItemKind?: FreeItemKind;
  /** Reckoned from two prices: it confirms what is promised elsewhere, and nobody promised it in these words. */
  derived?: true;
  excerpt: Excerpt;
}

/** To read or keep, to take part in, to talk to somebody, or a convenience beside what is paid for. */
export type FreeItemKind = "content" | "event" | "talk" | "extra";

export type CtaIntent =
  | "buy"
  | "book"
  | "sign_up"
  | "try"
  | "subscribe"
  | "download"
  | "quote"
  | "contact"
  | "apply"
  | "donate"
  | "watch"
  /** To look over what there is to choose from: models, rooms, prices. */
  | "browse"
  | "learn"
  | "other";

export interface CallToAction {
  excerpt: Excerpt;
  /** Its label in plain words, as it is compared (see Passage). */
  normalised: string;
  intent: CtaIntent;
  /** What its words or its address ask for as well: "Book a free trial" books, and tries. Absent: nothing. */
  secondaryIntents?: CtaIntent[];
  /** 0 learn, 1 lead, 2 sign up, 3 pay: how much it asks of a visitor. */
  commitment: number;
}

export interface Swatch {
  colour: Colour;
  /** Share of the picture's area, 0 to 1. */
  share: number;
  /** OKLCH chroma; neutrals lie under about .03. */
  chroma: number;
}

export interface Tone {
  /** -1 to 1. */
  sentiment: number;
  /** 0 to 1 each. */
  urgency: number;
  formality: number;
  /** Mean words a sentence. */
  wordsPerSentence: number;
  /** Share of sentences that address the reader. */
  secondPersonShare: number;
  /** Exclamation marks, words in capitals and emoji, per hundred words. */
  emphasis: number;
  /** How many words this rests on: few words, low confidence. */
  wordCount: number;
}

export interface DetectedLanguage {
  /** ISO 639-1. */
  tag: string;
  /** 0 to 1. */
  confidence: number;
}

/** A colour of some hue, of neighbouring hues and lightnesses (OKLab). */
export interface ColourCluster {
  lightness: number;
  a: number;
  b: number;
  /** Share of the picture's area that could be seen, 0 to 1. */
  share: number;
}

/** A picture in a few square cells, row by row. */
export interface LumaGrid {
  columns: number;
  rows: number;
  /** Luma of each cell's ground, which letters upon it do not change, 0 to 1. */
  luma: number[];
  /** How far its blue and its red lie above its luma, -1 to 1. */
  blueChroma: number[];
  redChroma: number[];
  /** Share of each cell that can be seen. */
  visibleShares: number[];
}

/** What can be measured of a picture's pixels. */
export interface ImageMeasures {
  /** OKLab L, 0 to 1. */
  lightness: number;
  /** Mean OKLCH chroma. */
  chroma: number;
  /** Share of neighbouring pixels that differ sharply: flat design is low, photography high. */
  texture: number;
  /** How many colours of equal area would be as varied: a flat drawing has a few, a photograph a hundred. */
  effectiveColours: number;
  /** Its colours without the neutrals. */
  colourClusters: ColourCluster[];
  lumaGrid: LumaGrid;
  /** Share of it that could be seen: text, buttons and layers are left out. */
  visibleShare: number;
}

/** The same of a picture whose colours people are told. */
export interface ImageMeasuresWithPalette extends ImageMeasures {
  palette: Swatch[];
}

export interface AdEvidence {
  mediaType: MediaType;
  headline: TextBlock | null;
  /** Body, description and whatever other text the ad shows. */
  copy: TextBlock[];
  cta: CallToAction | null;
  brand: TextBlock | null;
  /** What its lines claim: neither what they ask nor what they do without. Absent: nobody looked. */
  claimLines?: TextBlock[];
  offers: Offer[];
  /** What is sold, as ideas (see Term), most telling first. */
  concepts: string[];
  picture: ImageMeasuresWithPalette | null;
  /** Of an ad that moves, each of its further moments. */
  frames?: ImageMeasuresWithPalette[];
  tone: Tone | null;
  language: DetectedLanguage | null;
}

export interface PageImageEvidence {
  image: PageImage;
  /** Share of the first screen that shows it, words upon it left out. */
  foldShare: number;
  measures: ImageMeasures;
}

/** Something that the page says it does not offer. */
export interface Exclusion {
  /** The question or the sentence; its terms are those of the thing alone. */
  topic: TextBlock;
  /** All of those terms are one thing: of "gutters by post" the gutters alone may well be offered. */
  requiresAllTerms: boolean;
  /** The page's own words, for people: the question with its answer. */
  quote: string;
  /** The lines in which it stands, plain: what they name, the page does not offer by naming it. */
  lines: string[];
}

export interface PageEvidence {
  url: string;
  title: string;
  type: PageType;
  /** What the page says of itself without showing it: title and meta description. */
  summary: TextBlock[];
  /** Every word that the page holds anywhere, plain: text, title, links, pictures' alternative texts, structured data, address. */
  fullText: string;
  headline: TextBlock | null;
  subhead: TextBlock | null;
  /** Every readable block, most prominent first. */
  blocks: TextBlock[];
  /** Primary first. */
  ctas: CallToAction[];
  /** What links in the text ask for, where no button does: they are there, and nobody is drawn to them. */
  textLinkCtas?: CallToAction[];
  offers: Offer[];
  /** What it says that it does not offer. Absent: nothing. */
  exclusions?: Exclusion[];
  /** Where it says that what it sells cannot be had. Absent: it does not. */
  soldOut?: Excerpt;
  /** Names the page goes by: logo, site name, title, JSON-LD, domain. */
  brands: TextBlock[];
  /** What the page is about, as ideas (see Term), most telling first. */
  concepts: string[];
  foldMeasures: ImageMeasuresWithPalette | null;
  /** Images of the first screen that are large enough to matter. */
  images: PageImageEvidence[];
  /** Backgrounds of filled controls and brand marks. */
  accentColours: Colour[];
  tone: Tone | null;
  language: DetectedLanguage | null;
  layers: Layer[];
  /** As in Snapshot: a pop-up that was closed. */
  popUpClosed?: number;
  links: PageLink[];
}

export interface Evidence {
  ad: AdEvidence;
  page: PageEvidence;
  platform: Platform | null;
  /** Text of the page that speaks to its judge: dropped from everything above, and nobody's evidence. Absent: none. */
  promptInjections?: Excerpt[];
}
