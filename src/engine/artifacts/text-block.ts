import type { Box } from "../../contract/evaluator-interface.ts";

/** The texts of an ad and its page, prepared for comparison. */

/** A piece of text with its position and confidence. */
export interface Excerpt {
  text: string;
  /** The struck-through parts, in order, which are no longer valid. Absent: none. */
  struck?: readonly string[];
  /** The alternative text of an image: changing it does not change what visitors see. */
  drawn?: true;
  /** 1 for given text fields, .95 for page text, the OCR confidence for pictures. Limits a finding's severity. */
  confidence: number;
  /** The lowest confidence of its OCR words. A text with one uncertain word must not be copied into a fix. */
  minWordConfidence?: number;
  source: "field" | "page" | "ocr" | "json-ld" | "meta" | "url";
  box: Box | null;
  selector: string | null;
  /** A part of it is within the first screen and not covered. Always true for an ad's text. */
  aboveFold: boolean;
  /** 0 to 1, relative to the most prominent text of the same page or ad. */
  prominence: number;
  /** Under a layer that hides it from a visitor. */
  covered: boolean;
  /**
   * A text of an ad that its platform shows in turn with others. Only what contradicts it counts, because it may not be
   * shown. Absent: always shown.
   */
  rotating?: true;
}

/**
 * Confidence of a name that the site states as its own: in its site name, structured data, logo or copyright, or in two
 * other places. Other names have less.
 */
export const STATED_BRAND_CONFIDENCE = 0.9;

/** A content word, prepared for comparison. */
export interface Term {
  /** As written, for people. */
  word: string;
  stem: string;
  /** Shared with its synonyms ("~sofa" for "couch"); equal to the stem where no synonym is known. */
  concept: string;
  /** 0 to 1: how specific the word is. Words that any ad may use ("new", "save", "now") have a low weight. */
  weight: number;
  /**
   * The category of goods or services that it names ("sofa"; "jacket" for "Winterjacke"). Two different categories
   * contradict each other.
   */
  productCategory?: string;
  /** The known concepts of a compound's parts: "~car" and "~insurance" of "Autoversicherung". */
  compoundParts?: readonly string[];
  /** Describes the product and does not name it: "for your flat", "like a hotel". */
  modifier?: true;
}

/** The name of a place: "Leeds" in "plumber in Leeds". */
export interface Place {
  /** As written. */
  name: string;
  normalised: string;
  /** All names of the place, normalised: "Köln" and "Cologne". */
  aliases: readonly string[];
  /**
   * The size of the place. A country contains its towns, so it contradicts other countries only. Null where the name is
   * unknown.
   */
  extent: "town" | "region" | "country" | "continent" | null;
  /** Country, or country and division ("FR", "FR.11"), of each place of that name; empty where unknown. */
  areas: readonly string[];
}

/** An excerpt whose wording is compared. */
export interface TextBlock extends Excerpt {
  /** Lower case, without diacritics, punctuation and invisible characters, with single spaces. */
  normalised: string;
  terms: Term[];
  places?: Place[];
  /**
   * Part of the site's header, navigation or footer. It is the same on every page, so it says nothing about this one.
   */
  boilerplate?: true;
}
