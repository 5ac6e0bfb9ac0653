import type { Offer } from "../artifacts/evidence.ts";
import { findOfferAmounts, isMoneyOffer, type WrittenNumber } from "./find-amounts.ts";
import { areOffersInterchangeable } from "./interchangeable-offers.ts";

/**
 * Rewrites the value of an offer inside the sentence that states it, and touches nothing else: "Save 20 % today"
 * becomes "Save 50 % today", "29,90 €" becomes "24,90 €".
 *
 * @returns null where the value cannot be found for sure, where more than a value would have to change, and where the text
 * says the new value already: "34,90 € instead of 34,90 €" is nobody's offer.
 */
export function replaceOfferValue(
  text: string,
  stands: Offer,
  wanted: Offer,
  language: string | null,
): string | null {
  if (!areOffersInterchangeable(stands, wanted)) return null;
  if (stands.type === "code") return replaceCode(text, stands.token, wanted.token);
  if (stands.value === null || wanted.value === null) return null;
  const [span, another] = findOfferAmounts(text, stands);
  // "20% off our 20% recycled range": which one is meant is not for us to guess.
  if (!span || another || (wanted.value !== stands.value && findOfferAmounts(text, wanted).length > 0))
    return null;
  const replaced =
    text.slice(0, span.start) +
    formatValue(wanted.value, adoptGrouping(span, wanted), stands, language) +
    text.slice(span.start + span.raw.length);
  return stands.upTo === wanted.upTo ? replaced : setUpTo(replaced, span.start, wanted.upTo, language);
}

function replaceCode(text: string, stands: string | null, wanted: string | null): string | null {
  if (stands === null || wanted === null) return null;
  const at = text.toLowerCase().indexOf(stands.toLowerCase());
  return at < 0 ? null : text.slice(0, at) + wanted + text.slice(at + stands.length);
}

// Languages that write 29,90; the others here write 29.90.
const DECIMAL_COMMA_LANGUAGES = new Set([
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "da",
  "sv",
  "no",
  "nb",
  "pl",
  "cs",
  "fi",
]);

/** The new value in the writing of the old one: its separators, its decimals. */
function formatValue(value: number, like: WrittenNumber, offer: Offer, language: string | null): string {
  const decimals = isMoneyOffer(offer) && (like.decimal !== null || !Number.isInteger(value)) ? 2 : null;
  const [whole = "", fraction] = (decimals === null ? String(value) : value.toFixed(decimals)).split(".");
  const parted = like.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, like.group);
  return fraction === undefined ? parted : `${parted}${decimalSeparator(like, language)}${fraction}`;
}

/** A small number shows no mark between its thousands: the larger one's own text does, unless it means the decimals here. */
function adoptGrouping(like: WrittenNumber, wanted: Offer): WrittenNumber {
  const [own] = findOfferAmounts(wanted.excerpt.text, wanted);
  if (like.group !== null || like.value >= 1000 || !own?.group) return like;
  return { ...like, group: own.group === like.decimal ? (own.group === "," ? "." : ",") : own.group };
}

function decimalSeparator({ decimal, group }: WrittenNumber, language: string | null): string {
  if (decimal !== null) return decimal;
  if (group !== null) return group === "," ? "." : ",";
  return language !== null && DECIMAL_COMMA_LANGUAGES.has(language) ? "," : ".";
}

const UP_TO_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: "up to",
  de: "bis zu",
  fr: "jusqu'à",
  es: "hasta",
  it: "fino a",
  nl: "tot",
  pt: "até",
};
const UP_TO_PATTERN =
  /(?:up to|as much as|bis zu|jusqu['’][àa]|jusqu['’]au|hasta(?: un)?|fino a(?:l)?|tot wel|tot|até)(?=[\s\u00a0]+-?[$€£¥]?[\s\u00a0]?$)/i;

/** Adds or removes "up to" in front of the value that starts at `at`. */
function setUpTo(text: string, at: number, upTo: boolean, language: string | null): string | null {
  const before = text.slice(0, at);
  if (!upTo) {
    const bound = before.match(UP_TO_PATTERN);
    if (bound?.index === undefined) return null;
    return joinCapitalised(
      before.slice(0, bound.index),
      before.slice(bound.index + bound[0].length).trimStart() + text.slice(at),
    );
  }
  const words = UP_TO_BY_LANGUAGE[language ?? ""];
  if (words === undefined) return null;
  const start = at - (before.match(/-?[$€£¥]?[\s\u00a0]?$/)?.[0].trimStart().length ?? 0);
  return joinCapitalised(text.slice(0, start), `${words} ${text.slice(start)}`);
}

/** Joins two parts; where the second now opens the sentence, it opens with a capital. */
function joinCapitalised(head: string, tail: string): string {
  return head.trim() === "" ? head + tail.charAt(0).toUpperCase() + tail.slice(1) : head + tail;
}
