import type { ClaimKind, ClaimVerdict } from "../../contract/ledger.ts";
import type { Excerpt, Term } from "./text-block.ts";

/** The table of an ad's claims and of what the landing page says about each. */

/** A number with what it measures. */
export interface Quantity {
  /**
   * "money:EUR", "percent", "duration", a further key of the lexicon's units, "date", "month", "year", or "count" for
   * what a noun counts.
   */
  dimension: string;
  /** In the dimension's base unit. */
  value: number;
  /** The unit that the text uses, in base units. */
  unit: number;
  /** False for an article before a unit ("a month"), which states no number of its own. */
  isStated: boolean;
  /** The upper end of a range; null for a single value. */
  upTo: number | null;
  /** "from" of a price ("from £9"), "least" of a threshold ("over £50"). */
  bound: "exact" | "from" | "least" | "most" | "about";
  /** The capitalised word before a bare number, folded: "aero" of "Aero 2". Steps, parts and rooms have no name. */
  numberedName: string | null;
  /** The words around the number within its clause, folded. */
  before: string[];
  after: string[];
  /**
   * What the words around it say it is: what a buyer saves, a part payment, a price for a month or year, how much less
   * or more something is ("30 % less energy"), or the price before a reduction ("was £40").
   */
  cue: "saving" | "instalment" | "period" | "difference" | "former" | null;
  /** The duration that a price is paid for ("a month", "per night"), in seconds; null where the text names none. */
  per: number | null;
  /** The number with its unit, folded. */
  quote: string;
  /** The same as the text writes it. */
  text: string;
  /** Position in the folded text. */
  at: number;
  end: number;
}

/** Before its words in the text are known. */
export type UnplacedQuantity = Omit<Quantity, "text" | "numberedName">;

const DAYS = 100;
/** The value of a "date": 412 is the twelfth of April. */
export const toDateValue = (month: number, day: number): number => month * DAYS + day;
export const monthOfDate = (value: number): number => Math.floor(value / DAYS);

export const isMoney = ({ dimension }: Pick<Quantity, "dimension">): boolean => dimension.startsWith("money:");

/** A step, audience or feature that a text names in one of the lexicon's phrases. */
export interface Mention {
  /** "step", "audience", or a slot of the lexicon of opposites. */
  slot: string;
  /** The id of the step, group or value. */
  value: string;
  /** Normalised. */
  phrase: string;
  /** As the text writes it. */
  text: string;
}

/** What a line of the ad says is included or free, or what there is none of. */
export interface Inclusion {
  isExcluded: boolean;
  /** The clause, as written. */
  text: string;
  /** The words before and after the phrase that says so: one of them names the item. */
  items: Term[][];
  /** Delivery has many names, so that a page without the ad's name for it says nothing. */
  isDelivery?: true;
}

/** A part of a sentence, up to a comma or colon. */
export interface Clause {
  /** Normalised. */
  text: string;
  /** Without its numbers and their units. */
  terms: Term[];
  quantities: Quantity[];
  /** It says that something is free or included. */
  saysIncluded: boolean;
  /** The words that say that something costs nothing, normalised. */
  free: string | null;
  /** It speaks of everything ("every lot") or of a part only ("a third of the lots"). */
  quantifier: "all" | "part" | null;
}

/** What is read of a text that names something. */
export interface Label {
  terms: Term[];
  quantities: Quantity[];
}

/** A table's cell that says no. */
export interface AbsentFeature {
  /** Its row's title and the cell: "TV channels: not included". */
  excerpt: Excerpt;
  feature: Label;
  /** The title of its column, and the prices in it. */
  offer: Label[];
  /** The same of the other columns. */
  otherOffers: Label[][];
}

/** What the page says in one text, table cell or answer, with what it belongs to. */
export interface Statement {
  excerpt: Excerpt;
  /** Headings above it, its question, or its row's label, nearest first. */
  context: string[];
  /** Words of the text, and of its context. */
  terms: Term[];
  contextTerms: Term[];
  /** What names the item that it is about: its row, its term, its card's title. */
  labels: Label[];
  clauses: Clause[];
  quantities: Quantity[];
  /** The numbers of a text that keeps changing, which says nothing else a moment later. */
  passing?: Quantity[];
  mentions: Mention[];
  isQuestion: boolean;
  /** Its nearest heading or label is a question. */
  isAnswer: boolean;
  /** It says that something is free or included. */
  saysIncluded: boolean;
  /** It says no: a negated sentence, an exclusion, or an answer that begins with no. */
  negated: boolean;
  /** A label whose value is "none". */
  isDenied: boolean;
}

/** A sentence of the ad. */
export interface AdLine {
  excerpt: Excerpt;
  /** Part of the headline. */
  isHeadline: boolean;
  /** A question, a quotation or a scene promises nothing. */
  isPromise: boolean;
  /** It says no or without. */
  negated: boolean;
  terms: Term[];
  clauses: Clause[];
  quantities: Quantity[];
  /** Its numbers in digits and words, fractions ("a quarter") and multiples ("twice"), whatever they count. */
  numbers: number[];
  mentions: Mention[];
  inclusions: Inclusion[];
}

/** Something that the ad says about what is offered. */
export interface Claim {
  kind: ClaimKind;
  /** What is compared: the dimension of a number, the id of a step or group, or the words' role. */
  slot: string;
  /** Of a number, in its dimension's base unit; null for what is no number. */
  value: number | null;
  /** Verbatim: a part of the line. */
  text: string;
  /** The line of the ad that makes it. */
  source: Excerpt;
  /** 0 to 1: a number or name can be checked, a mood cannot. */
  checkability: number;
  /** Whether the ad leads with it: headline, price, offer. */
  leading: boolean;
}

export interface LedgerRow {
  claim: Claim;
  verdict: ClaimVerdict;
  /** 0 to 1. */
  confidence: number;
  /** The page's text that keeps or contradicts the claim; null where the page has none. */
  statement: Excerpt | null;
  /** The words of the statement that do, as written; null where the whole statement does, or there is none. */
  words: string | null;
  /** How a value was calculated: "$17.50 − $9.50 = $8". */
  derivation?: string;
  /** A model gave the verdict, and its quote was checked. */
  byModel?: true;
}

export const isKept = ({ verdict }: Pick<LedgerRow, "verdict">): boolean =>
  verdict === "kept" || verdict === "kept_below_the_fold";

/** A price or a discount. */
export const isOffer = ({ claim: { kind } }: Pick<LedgerRow, "claim">): boolean => kind === "price" || kind === "offer";
