/**
 * What the engine's stages hand to one another: plain values, so that a Snapshot can be saved and judged again
 * without a browser. Bytes are `Uint8Array`; everything else is JSON.
 */
import type {
  AppliedProfile,
  ConversionRisk,
  ElementComparison,
  Evaluation,
} from "../contract/evaluation.ts";
import type { Fix } from "../contract/fix.ts";
import type { Box, Outline, Picture } from "../contract/port.ts";
import type { Dimension, MediaType, Platform, Viewport } from "../contract/vocabulary.ts";

// ── link ────────────────────────────────────────────────────────────────────────────────────────────────────

/** One look at the destination and what it told. */
export interface LinkStep {
  how: "http" | "dns" | "tls" | "browser";
  url: string;
  httpStatus: number | null;
  /** An error's code, for example ENOTFOUND or ERR_CERT_DATE_INVALID. */
  errorCode: string | null;
  /** What was learned, for people. */
  note: string;
  /** Milliseconds this step took. */
  ms: number;
}

export interface LinkVerdict {
  verdict: "alive" | "link_broken" | "inconclusive";
  finalUrl: string | null;
  httpStatus: number | null;
  /** Why, in one short sentence; null when alive. */
  reason: string | null;
  /** Addresses passed through, the first being the submitted one. */
  redirects: string[];
  trail: LinkStep[];
  /** Things that never fail a link by themselves, for example `server_error`. */
  advisories: LinkAdvisory[];
}

export interface LinkAdvisory {
  /** `incomplete_chain`: the server leaves out an intermediate certificate that browsers fetch themselves. */
  kind: "server_error" | "timeout" | "incomplete_chain";
  note: string;
}

/** What Chrome met when it went to the destination: the link's second look, and its first where HTTP is walled off. */
export interface BrowserLook {
  /** Where it ended; null where no document was committed (after a redirect: the address that failed). */
  finalUrl: string | null;
  httpStatus: number | null;
  /**
   * Chrome's net error without `net::`, for example ERR_CERT_DATE_INVALID; null where a document came. Ours beside
   * Chrome's: TAB_CRASHED, BROWSER_CRASHED, CAPTURE_FAILED.
   */
  errorCode: string | null;
  /** Response headers of the main document, names in lower case. */
  headers: Record<string, string>;
  /** Addresses passed through by HTTP or script, the submitted one first, without `finalUrl` unless it is the only one. */
  redirects: string[];
  title: string;
  /** The beginning of the visible text (2,000 characters at most), for challenge markers and "nothing rendered". */
  text: string;
  /** The beginning of the document's markup (20,000 characters at most), for challenge markers. */
  markup: string;
  /** The destination answered with a file to save, or a PDF. */
  download: boolean;
  /** The load did not finish in time; what had rendered by then is in the other fields. */
  timedOut: boolean;
  ms: number;
}

// ── capture ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Pixels for measuring, not for showing: small, RGBA, row by row. */
export interface Raster {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A picture's brightness alone, row by row: what letters are read from. 0 is black, 255 white. */
export interface GreyRaster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** `#rrggbb`, or null where the element paints nothing of its own. */
export type Colour = string;

/** Where on the page an element lives. `consent` is a cookie or consent layer; `overlay` any other layer above the page. */
export type Region = "header" | "nav" | "main" | "aside" | "footer" | "consent" | "overlay";

/** A run of text as a person sees it: one block element's own text. */
export interface TextBlock {
  text: string;
  tag: string;
  /** 1 to 6 for headings (by tag or ARIA), else null. */
  level: number | null;
  box: Box;
  region: Region;
  fontPx: number;
  fontWeight: number;
  colour: Colour;
  background: Colour;
  /** Under a layer of the consent or overlay kind, so that a visitor does not see it at first. */
  covered: boolean;
  /** Resolves to exactly one node of the captured page. */
  selector: string;
}

/** Something to press: button, submit, role=button, or a link styled as one. */
export interface Control {
  text: string;
  tag: string;
  href: string | null;
  box: Box;
  region: Region;
  /** Painted as a button: its own background, or a border all around. */
  filled: boolean;
  colour: Colour;
  background: Colour;
  fontPx: number;
  covered: boolean;
  selector: string;
}

export interface PageImage {
  /** Absolute address, or null for a CSS gradient or inline SVG. */
  src: string | null;
  alt: string;
  box: Box;
  region: Region;
  /** An <img>, a CSS background, an inline <svg>, a <video> poster or frame. */
  kind: "img" | "background" | "svg" | "video";
  covered: boolean;
  selector: string;
}

export interface PageLink {
  href: string;
  text: string;
}

/** A layer above the page that no consent handling removed. */
export interface Layer {
  kind: "consent" | "overlay";
  box: Box;
  /** Share of the first screen it covers, 0 to 1. */
  foldShare: number;
}

/** One landing page as one device sees it. Judging never goes back to the browser. */
export interface Snapshot {
  device: Viewport;
  /** The first screen's size in CSS pixels: what lies within is "above the fold". */
  fold: { width: number; height: number };
  requestedUrl: string;
  url: string;
  httpStatus: number | null;
  title: string;
  /** The page's declared language (<html lang>, else content-language), as written. */
  language: string | null;
  description: string | null;
  /** og:site_name and the like. */
  siteName: string | null;
  documentHeight: number;
  texts: TextBlock[];
  controls: Control[];
  images: PageImage[];
  links: PageLink[];
  /** Each application/ld+json block that parses. */
  jsonLd: unknown[];
  layers: Layer[];
  /** The first screen's pixels after consent handling. */
  foldRaster: Raster;
  /** What a person would have seen, for reports. */
  screenshot: Picture;
  /** True when a consent layer was there and was removed. */
  consentRemoved: boolean;
}

/** A word read from a picture. */
export interface OcrWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  box: Box;
}

/** The ad as it can be seen: its picture, and the text that is known or was read. */
export interface Creative {
  mediaType: MediaType;
  /** Natural size in pixels of the picture (a video's frame). */
  width: number;
  height: number;
  raster: Raster;
  screenshot: Picture;
  /** The picture at a size at which its words can be read; null where nobody asked for it, and once it has been read. */
  legible: GreyRaster | null;
  /** Words read from the picture; null where nobody read. */
  words: OcrWord[] | null;
}

/** A visit's whole yield: the requested viewport first, the alternate one where it could be had. */
export interface Capture {
  page: Snapshot;
  alternate: Snapshot | null;
}

// ── evidence ────────────────────────────────────────────────────────────────────────────────────────────────

/** A piece of text, where it stands, and how sure we are that it says so. */
export interface Fact {
  text: string;
  /** 1 for given text fields, .95 for page text, an OCR word's own for pictures. Limits a finding's severity. */
  confidence: number;
  source: "field" | "page" | "ocr" | "json-ld" | "meta" | "url";
  box: Box | null;
  selector: string | null;
  /** Some of it stands within the first screen, uncovered. An ad's facts are all in the fold. */
  inFold: boolean;
  /** 0 to 1, relative to the most prominent text of the same page or ad. */
  prominence: number;
  /** Under a layer that hides it from a visitor. */
  covered: boolean;
}

/** A content word, as it is compared. */
export interface Term {
  /** As written, for people. */
  word: string;
  stem: string;
  /** What it shares with its synonyms ("~sofa" for "couch"); the stem again where none is known. */
  idea: string;
  /** 0 to 1: how much it tells. Words that any ad may use ("new", "save", "now") weigh little. */
  weight: number;
  /** The kind of goods or service it names ("sofa"; "jacket" of "Winterjacke"): two that differ contradict one another. */
  goods?: string;
  /** Said of the goods, not the goods: "for your flat", "like a hotel". */
  aside?: true;
}

/** A fact whose wording is compared. */
export interface Passage extends Fact {
  /** Lower case, without diacritics, punctuation or invisible characters; words parted by one space. */
  plain: string;
  terms: Term[];
  /** Of the page's frame (head, navigation, foot): the same on every page of a site, so it tells nothing of this one. */
  frame?: true;
}

/** What kind of page a visitor lands on, as far as its text and data tell. */
export type PageType = "product" | "list" | "article" | "lead" | "home" | "error" | "other";

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
  | "deadline";

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
  /** "up to 50 %". */
  upTo: boolean;
  /**
   * A code; a deadline as YYYY-MM-DD, --MM-DD where no year is said, or a day's English name; "3for2" of a bundle;
   * "month" or "year" of a recurring price; what is free ("guide"), where only that is.
   */
  token: string | null;
  fact: Fact;
}

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
  | "learn"
  | "other";

export interface CallToAction {
  fact: Fact;
  intent: CtaIntent;
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
  sentenceLength: number;
  /** Share of sentences that address the reader. */
  secondPerson: number;
  /** Exclamation marks, words in capitals and emoji, per hundred words. */
  emphasis: number;
  /** How many words this rests on: few words, low confidence. */
  words: number;
}

export interface Language {
  /** ISO 639-1. */
  tag: string;
  /** 0 to 1. */
  confidence: number;
}

/** What can be measured of a picture's pixels. */
export interface PictureMeasures {
  palette: Swatch[];
  /** OKLab L, 0 to 1. */
  lightness: number;
  /** Mean OKLCH chroma. */
  chroma: number;
  /** 64-bit difference hash as 16 hex digits. */
  dHash: string;
  /** The same of the picture's halves and its middle: where another picture may stand within this one. */
  crops: string[];
  /** Share of neighbouring pixels that differ sharply: flat design is low, photography high. */
  texture: number;
}

export interface AdEvidence {
  mediaType: MediaType;
  headline: Passage | null;
  /** Body, description and whatever other text the ad shows. */
  copy: Passage[];
  cta: CallToAction | null;
  brand: Passage | null;
  offers: Offer[];
  /** What is sold, as ideas (see Term), most telling first. */
  terms: string[];
  picture: PictureMeasures | null;
  tone: Tone | null;
  language: Language | null;
}

export interface PageImageEvidence {
  image: PageImage;
  measures: PictureMeasures;
}

export interface PageEvidence {
  url: string;
  title: string;
  type: PageType;
  /** What the page says of itself without showing it: title and meta description. */
  summary: Passage[];
  headline: Passage | null;
  subhead: Passage | null;
  /** Every readable block, most prominent first. */
  blocks: Passage[];
  /** Primary first. */
  ctas: CallToAction[];
  offers: Offer[];
  /** Names the page goes by: logo, site name, title, JSON-LD, domain. */
  brands: Passage[];
  /** What the page is about, as ideas (see Term), most telling first. */
  terms: string[];
  fold: PictureMeasures | null;
  /** Images of the first screen that are large enough to matter. */
  images: PageImageEvidence[];
  /** Backgrounds of filled controls and brand marks. */
  accents: Colour[];
  tone: Tone | null;
  language: Language | null;
  layers: Layer[];
  links: PageLink[];
}

export interface Evidence {
  ad: AdEvidence;
  page: PageEvidence;
  platform: Platform | null;
}

// ── judgement ───────────────────────────────────────────────────────────────────────────────────────────────

/** One feature of a dimension: its file's name is its id. */
export interface Signal {
  id: string;
  dimension: Dimension;
  /** Its share of the dimension when every feature is known; the known ones renormalise. */
  weight: number;
  /** 0 to 1; null where the evidence is missing: unknown, never low. */
  value: number | null;
  /** What was seen, naming the evidence, in half a sentence. */
  note: string;
}

/** What a comparison is about: decides title, documentation page, risk type and fix templates. */
export type FindingKind =
  | "headline"
  | "product"
  | "offer"
  | "cta"
  | "brand"
  | "language"
  | "palette"
  | "hero_image"
  | "imagery"
  | "fold_promise"
  | "fold_offer"
  | "fold_cta"
  | "overlay"
  | "tone";

/** One element compared, with what the contract's comparison has no room for. */
export interface Finding {
  kind: FindingKind;
  comparison: ElementComparison;
  /** A typed contradiction (other value, other brand, other product, other language), not mere distance. */
  contradiction: boolean;
  /** 0 to 1: reaches Fix.confidenceScore. */
  confidence: number;
  outline: Outline;
  /** The page's node at issue, or null. */
  selector: string | null;
  /** The offers compared, for an offer finding. */
  offers?: { ad: Offer; page: Offer | null };
}

/** A ceiling on a dimension that a proven fact sets, whatever the features say. */
export interface Cap {
  dimension: Dimension;
  limit: number;
  reason: string;
}

export interface Judgement {
  signals: Signal[];
  /** In the order in which they are shown. */
  findings: Finding[];
  caps: Cap[];
}

// ── score and advice ────────────────────────────────────────────────────────────────────────────────────────

/** One place where the ad may appear: whose weights count, and which of the ad's assets a visitor sees there. */
export interface Surface {
  profile: AppliedProfile;
  shows: { picture: boolean; text: boolean };
}

export interface SurfaceChoice {
  detectionMode: "single" | "multi_placement";
  isPmax: boolean;
  /** At least one; several for a multi-placement ad. */
  surfaces: Surface[];
}

/** The scored part of an evaluation, in the contract's own shapes. */
export type Scored = Pick<
  Evaluation,
  | "overallScore"
  | "componentScores"
  | "rawScores"
  | "detailedScores"
  | "appliedProfile"
  | "detectionMode"
  | "isPmax"
  | "alternateScores"
>;

export interface Advice {
  conversionRisks: ConversionRisk[];
  fixes: Fix[];
  suggestions: Evaluation["suggestions"];
}
