import type { Offer } from "../artifacts/evidence.ts";
import { findOfferAmounts, isMoneyOffer, type WrittenNumber } from "./find-offer-amounts.ts";
import { areOffersInterchangeable } from "./interchangeable-offers.ts";
import { offerLexicon } from "./offer-lexicon.ts";

/**
 * Replaces the value of an offer in its sentence, and nothing else: "Save 20 % today" becomes "Save 50 % today".
 *
 * @returns null if the value is not found for sure, if more than the value would have to change, or if the text
 * already contains the new value: "34,90 € instead of 34,90 €" is no offer.
 */
export function replaceOfferValue(text: string, stands: Offer, wanted: Offer, language: string | null): string | null {
  if (!areOffersInterchangeable(stands, wanted)) return null;
  if (stands.type === "code") return replaceCode(text, stands.token, wanted.token);
  if (stands.value === null || wanted.value === null) return null;
  const [span, another] = findOfferAmounts(text, stands);
  // Ambiguous: "20% off our 20% recycled range".
  if (!span || another || (wanted.value !== stands.value && findOfferAmounts(text, wanted).length > 0)) return null;
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

/** Formats the new value like the old one, with its separators and decimals. */
function formatValue(value: number, like: WrittenNumber, offer: Offer, language: string | null): string {
  const decimals = isMoneyOffer(offer) && (like.decimal !== null || !Number.isInteger(value)) ? 2 : null;
  const [whole = "", fraction] = (decimals === null ? String(value) : value.toFixed(decimals)).split(".");
  const parted = like.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, like.group);
  return fraction === undefined ? parted : `${parted}${decimalSeparator(like, language)}${fraction}`;
}

/**
 * Adopts the other text's thousands separator, because a small number has none; not if it is the decimal separator
 * here.
 */
function adoptGrouping(like: WrittenNumber, wanted: Offer): WrittenNumber {
  const [own] = findOfferAmounts(wanted.excerpt.text, wanted);
  if (like.group !== null || like.value >= 1000 || !own?.group) return like;
  return { ...like, group: own.group === like.decimal ? (own.group === "," ? "." : ",") : own.group };
}

function decimalSeparator({ decimal, group }: WrittenNumber, language: string | null): string {
  if (decimal !== null) return decimal;
  if (group !== null) return group === "," ? "." : ",";
  return language !== null && offerLexicon().decimalComma.includes(language) ? "," : ".";
}

const UP_TO_PATTERN =
  /(?:up to|as much as|bis zu|jusqu['’][àa]|jusqu['’]au|hasta(?: un)?|fino a(?:l)?|tot wel|tot|até)(?=[\s\u00a0]+-?[$€£¥]?[\s\u00a0]?$)/i;

/** Adds or removes "up to" before the value that starts at `at`. */
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
  const words = offerLexicon().upTo[language ?? ""];
  if (words === undefined) return null;
  const start = at - (before.match(/-?[$€£¥]?[\s\u00a0]?$/)?.[0].trimStart().length ?? 0);
  return joinCapitalised(text.slice(0, start), `${words} ${text.slice(start)}`);
}

/** Joins two parts, and capitalises the second one if it starts the sentence. */
const joinCapitalised = (head: string, tail: string): string =>
  head.trim() === "" ? head + tail.charAt(0).toUpperCase() + tail.slice(1) : head + tail;
