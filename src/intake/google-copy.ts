import { type AdCopy, toAdCopy } from "./ad-draft.ts";
import type { Row } from "./columns.ts";
import type { GoogleField } from "./google-columns.ts";

/** A responsive search ad shows up to three headlines and two descriptions (support.google.com/google-ads/answer/7684791). */
const MAX_SHOWN_HEADLINES = 3;
const MAX_SHOWN_DESCRIPTIONS = 2;

/**
 * The copy as the ad is most likely to show it: the pinned texts in their positions, the others in their order. The
 * first headline leads; the next ones are its description, the descriptions its body.
 */
export function readGoogleCopy(row: Row<GoogleField>): { copy: AdCopy; asides: string[] } {
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
    asides: describeRotation(
      others.length + 1 - MAX_SHOWN_HEADLINES,
      descriptions.length - MAX_SHOWN_DESCRIPTIONS,
    ),
  };
}

/** The headlines that show: for each of three positions what is pinned there, else the next that is not pinned; then the rest. */
function orderHeadlines(row: Row<GoogleField>): string[] {
  const pins = new Map(
    row.each("headlinePosition").map(({ number, text }) => [number, /[1-3]/.exec(text)?.[0]]),
  );
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

const resolveTexts = (texts: readonly string[]): string[] =>
  texts.map(resolveInsertions).filter((text) => text !== "");

/** What Google puts into a text, with its default: `{KeyWord:Shoes}`, `{LOCATION(City):Bath}`, `{CUSTOMIZER.Price:9 €}`. */
const INSERTION_PATTERN = /\{=?\s*(keyword|customizer|location|if|countdown|global_countdown)\b([^{}]*)\}/gi;

/** A text with the defaults of what is inserted; empty where it has none, since nobody can say what it shows. */
function resolveInsertions(text: string): string {
  let known = true;
  const shown = text.replace(INSERTION_PATTERN, (_whole, name: string, rest: string) => {
    const value = /^(?:keyword|customizer)$/i.test(name)
      ? /^[^:]*:(.+)$/s.exec(rest)?.[1]
      : /^(?:location|if)$/i.test(name)
        ? /\):([^:]+)$/s.exec(rest)?.[1]
        : undefined;
    if (value === undefined) known = false;
    return value ?? "";
  });
  return known ? shown.trim() : "";
}

function describeRotation(headlines: number, descriptions: number): string[] {
  const parts = [
    ...(headlines > 0 ? [`${headlines} more headline${headlines === 1 ? "" : "s"}`] : []),
    ...(descriptions > 0 ? [`${descriptions} more description${descriptions === 1 ? "" : "s"}`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(" and ")} take turns with these.`];
}
