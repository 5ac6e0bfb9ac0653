import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Platform } from "../../contract/vocabulary.ts";

/** The further texts of an ad, by whether people certainly or probably see them. */
export interface SplitTexts {
  /** Headlines and descriptions that an ad is judged by. */
  headlines: string[];
  descriptions: string[];
  /** Texts that may not be shown. */
  others: string[];
}

/** What a search result shows beside its first headline and a description. */
const SHOWN_HEADLINES = 2;
const SHOWN_DESCRIPTIONS = 1;

/**
 * Splits the texts that a platform shows in turn. Pinned ones are always shown. Of the others, a search ad that does not
 * say what it shows is judged by its two most specific headlines and its most specific description: a page that keeps
 * these keeps the general ones, too.
 */
export function splitRotatingTexts(
  { headlines = [], descriptions = [], description, bodyText }: AdTextFields,
  platform: Platform | null,
): SplitTexts {
  const isSearch = platform === "google" || platform === null;
  const isGiven = (text: string | undefined) => text !== undefined && text.trim() !== "";
  const titles = splitTexts(headlines, isSearch && !isGiven(description) ? SHOWN_HEADLINES : 0);
  const texts = splitTexts(descriptions, isSearch && !isGiven(bodyText) ? SHOWN_DESCRIPTIONS : 0);
  return { headlines: titles.shown, descriptions: texts.shown, others: [...titles.others, ...texts.others] };
}

type RotatingText = NonNullable<AdTextFields["headlines"]>[number];

/** @param count how many texts without a pin are shown. */
function splitTexts(texts: readonly RotatingText[], count: number): { shown: string[]; others: string[] } {
  const all = texts.map((each) => (typeof each === "string" ? { text: each, pin: null } : each));
  const pinned = all.filter(({ pin }) => pin !== null).toSorted((a, b) => (a.pin ?? 0) - (b.pin ?? 0));
  const free = all.filter(({ pin }) => pin === null).map(({ text }) => text);
  const chosen = new Set(free.toSorted((a, b) => measureSpecificity(b) - measureSpecificity(a)).slice(0, count));
  return {
    shown: [...pinned.map(({ text }) => text), ...free.filter((text) => chosen.has(text))],
    others: free.filter((text) => !chosen.has(text)),
  };
}

/** A number says as much as three words; short words say little. */
const measureSpecificity = (text: string): number =>
  3 * (text.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) + new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).size;
