import { type AdCopy, describeRotation, toAdCopy } from "./ad-draft.ts";
import type { GoogleField } from "./export-columns.ts";
import type { Row } from "./recognise-columns.ts";

/** What a responsive search ad shows at most (support.google.com/google-ads/answer/7684791). */
const MAX_SHOWN_HEADLINES = 3;
const MAX_SHOWN_DESCRIPTIONS = 2;

/**
 * The copy as the ad most likely shows it: pinned texts in their positions, the others in their order. The first
 * headline becomes `headline`, the next ones `description`, and the descriptions `body`.
 */
export function readGoogleCopy(row: Row<GoogleField>): { copy: AdCopy; notes: string[] } {
  const headlines = orderHeadlines(row);
  const [headline = "", ...others] = headlines.length > 0 ? headlines : resolveTexts(row.all("longHeadline"));
  const descriptions = resolveTexts(row.all("description"));
  const copy = toAdCopy({
    headline,
    body: descriptions.slice(0, MAX_SHOWN_DESCRIPTIONS).join(" "),
    description: others.slice(0, MAX_SHOWN_HEADLINES - 1).join(" | "),
    cta: row.get("callToAction"),
    page: row.get("businessName"),
  });
  return {
    copy,
    notes: describeRotation({
      headline: others.length + 1 - MAX_SHOWN_HEADLINES,
      description: descriptions.length - MAX_SHOWN_DESCRIPTIONS,
    }),
  };
}

/** Orders headlines: for each of the three positions the pinned one, else the next unpinned one; then the rest. */
function orderHeadlines(row: Row<GoogleField>): string[] {
  const pins = new Map(row.each("headlinePosition").map(({ number, text }) => [number, /[1-3]/.exec(text)?.[0]]));
  const headlines = row.each("headline").flatMap(({ number, text }) => {
    const shown = resolveInsertions(text);
    return shown === "" ? [] : [{ shown, pin: pins.get(number) ?? "" }];
  });
  const chosen: typeof headlines = [];
  for (const position of ["1", "2", "3"]) {
    const free = headlines.filter((headline) => !chosen.includes(headline));
    const next = free.find(({ pin }) => pin === position) ?? free.find(({ pin }) => pin === "");
    if (next !== undefined) chosen.push(next);
  }
  return [...chosen, ...headlines.filter((headline) => !chosen.includes(headline))].map(({ shown }) => shown);
}

const resolveTexts = (texts: readonly string[]): string[] => texts.map(resolveInsertions).filter((text) => text !== "");

/** Dynamic insertions with their defaults: `{KeyWord:Shoes}`, `{LOCATION(City):Bath}`, `{CUSTOMIZER.Price:9 €}`. */
const INSERTION_PATTERN = /\{=?\s*(keyword|customizer|location|if|countdown|global_countdown)\b([^{}]*)\}/gi;

/** Replaces insertions by their defaults. Empty if an insertion has no default. */
function resolveInsertions(text: string): string {
  let isResolved = true;
  const shown = text.replace(INSERTION_PATTERN, (_match, name: string, rest: string) => {
    const value = /^(?:keyword|customizer)$/i.test(name)
      ? /^[^:]*:(.+)$/s.exec(rest)?.[1]
      : /^(?:location|if)$/i.test(name)
        ? /\):([^:]+)$/s.exec(rest)?.[1]
        : undefined;
    if (value === undefined) isResolved = false;
    return value ?? "";
  });
  return isResolved ? shown.trim() : "";
}
