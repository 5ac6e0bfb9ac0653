import { escapePattern, monthNames } from "./languages.ts";
import { isScene } from "./quotes.ts";

export const CHANGED_KINDS = ["price", "percentage", "date", "quantity"] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** A sentence with one number changed to one that is nowhere on the page. */
export interface Change {
  kind: ChangedKind;
  text: string;
}

interface Found {
  kind: ChangedKind;
  at: number;
  digits: string;
}

/**
 * The sentence with its first price, percentage, date and quantity changed, one at a time.
 *
 * @param onPage Every number of the page.
 */
export function changeNumbers(text: string, onPage: ReadonlySet<string>, language: string): Change[] {
  if (isScene(text)) return [];
  const kinds = new Set<ChangedKind>();
  return findNumbers(text, language).flatMap(({ kind, at, digits }) => {
    const other = otherNumber(digits, kind, onPage);
    if (kinds.has(kind) || other === null) return [];
    kinds.add(kind);
    return [{ kind, text: text.slice(0, at) + other + text.slice(at + digits.length) }];
  });
}

/** Every number in a text, as written. */
export const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

function findNumbers(text: string, language: string): Found[] {
  const months = monthNames(language).map(escapePattern).join("|");
  const patterns: [ChangedKind, RegExp][] = [
    ["price", /(?:\p{Sc}|\b(?:EUR|CHF|USD|GBP|kr))\s?(?<number>\d+)(?!\d)/gu],
    ["price", /(?<![\d.,])(?<number>\d+)(?:[.,](?:\d{2}|-))?\s?(?:€|zł|kr\b|EUR|CHF|PLN|,-)/gu],
    ["percentage", /(?<![\d.,])(?<number>\d+)\s?%/gu],
    ["date", new RegExp(`(?<![\\d.,:])(?<number>\\d{1,2})(?:\\.|st|nd|rd|th)?\\s(?:de\\s)?(?:${months})`, "giu")],
    ["date", new RegExp(`(?:${months})\\s(?<number>\\d{1,2})(?![\\d:])`, "giu")],
    ["quantity", /(?<![\d.,:/\p{Sc}\p{L}-]|\p{Sc}\s|[+]\s?\d*)(?<number>\d{1,3}) (?=\p{Ll}{3})(?!uhr)/gu],
  ];
  const found = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const digits = match.groups?.["number"] ?? "";
      return [{ kind, at: match.index + match[0].indexOf(digits), digits }];
    }),
  );
  // "3 May" is a date and no quantity.
  return found.filter(({ at }, index) => found.findIndex((other) => other.at === at) === index);
}

/** Another number of the same length that a reader would believe; null where the page has all of them. */
function otherNumber(digits: string, kind: ChangedKind, onPage: ReadonlySet<string>): string | null {
  const value = Number(digits);
  const candidates =
    kind === "date"
      ? Array.from({ length: 28 }, (_, day) => ((value + day) % 28) + 1)
      : [1.4, 1.6, 0.7, 1.8, 0.6, 1.2, 2, 0.8].map((factor) => Math.round(value * factor) + (factor > 1 ? 1 : 0));
  const other = candidates.find(
    (candidate) =>
      candidate > 1 &&
      candidate !== value &&
      (kind !== "percentage" || candidate < 100) &&
      !onPage.has(String(candidate)) &&
      !onPage.has(String(candidate).padStart(2, "0")),
  );
  return other === undefined ? null : String(other);
}
