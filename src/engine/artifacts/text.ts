import type { Box } from "../../contract/port.ts";

/** What an ad and its page say, as it is compared. */

/** A piece of text, where it stands, and how sure we are that it says so. */
export interface Excerpt {
  text: string;
  /** What of the text is crossed out, in its order: words that hold no longer. Absent: nothing. */
  struck?: readonly string[];
  /** Told by its author of a picture that stands there: to change the words is not to change what is seen. */
  drawn?: true;
  /** 1 for given text fields, .95 for page text, an OCR word's own for pictures. Limits a finding's severity. */
  confidence: number;
  /** Of a text read from a picture, its least sure word's: one wrong word makes the text unfit to be copied. */
  minWordConfidence?: number;
  source: "field" | "page" | "ocr" | "json-ld" | "meta" | "url";
  box: Box | null;
  selector: string | null;
  /** Some of it stands within the first screen, uncovered. An ad's facts are all in the fold. */
  aboveFold: boolean;
  /** 0 to 1, relative to the most prominent text of the same page or ad. */
  prominence: number;
  /** Under a layer that hides it from a visitor. */
  covered: boolean;
}

/** A name that is said to be the site's own: by its site name, structured data, logo or copyright, or by two witnesses. Others are likely. */
export const STATED_BRAND_CONFIDENCE = 0.9;

/** A content word, as it is compared. */
export interface Term {
  /** As written, for people. */
  word: string;
  stem: string;
  /** What it shares with its synonyms ("~sofa" for "couch"); the stem again where none is known. */
  concept: string;
  /** 0 to 1: how much it tells. Words that any ad may use ("new", "save", "now") weigh little. */
  weight: number;
  /** The kind of goods or service it names ("sofa"; "jacket" of "Winterjacke"): two that differ contradict one another. */
  productCategory?: string;
  /** The ideas of a compound's parts, as far as they are known: "~car" and "~insurance" of "Autoversicherung". */
  compoundParts?: readonly string[];
  /** Said of the goods, not the goods: "for your flat", "like a hotel". */
  modifier?: true;
}

/** A name that stands where places do: "Leeds" of "plumber in Leeds". */
export interface Place {
  /** As written. */
  name: string;
  normalised: string;
  /** Every name that it is known by, plain: "Köln" is Cologne. */
  aliases: readonly string[];
  /** How large it is: a country holds its towns, so it contradicts another country only. Null where the name is not known. */
  extent: "town" | "region" | "country" | "continent" | null;
}

/** A number that a line says of something. */
export interface Quantity {
  /** A measure's word or sign ("%", "day"), or the name that a number belongs to ("aero"). */
  label: string;
  kind: "measure" | "name";
  value: number;
  /** "Up to" it, or "over" it; null where it is said to be just that. */
  bound: "most" | "least" | null;
  /** For people. */
  quote: string;
}

/** A fact whose wording is compared. */
export interface TextBlock extends Excerpt {
  /** Lower case, without diacritics, punctuation or invisible characters; words parted by one space. */
  normalised: string;
  terms: Term[];
  places?: Place[];
  quantities?: Quantity[];
  /** Of the page's frame (head, navigation, foot): the same on every page of a site, so it tells nothing of this one. */
  boilerplate?: true;
}
