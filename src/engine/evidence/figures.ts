import { z } from "zod";
import type { Quantity } from "../artifacts/text-block.ts";
import { BarSet } from "../lexicon/bar-list.ts";
import json from "../lexicon/figures.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { alternatives } from "./join-regex-alternatives.ts";
import type { LanguageProfile } from "./stemmers-and-stop-words.ts";

/** "2-4 days", "from 2 to 4": no one figure. */
const RANGE = /(?<![\d.,])\d[\d.,]{0,12}\s?(?:-|–|to|bis|a|tot|y|et|und|and|till|do)\s?\d[\d.,]{0,12}/gu;
/** Times, dates, ratios and telephone numbers are read as wholes elsewhere, or not at all. */
const WHOLE = /\d+(?:[:/]\d+)+|\+?\d(?:[\d() -]{7,})\d/gu;

/** A number with the word before it and the word or sign after it. */
const FIGURE =
  /(?<![\p{L}\d.,])(?:(?<before>\p{L}[\p{L}\p{M}'-]*)[ -]?)?(?<number>\d{1,3}(?:[.,' ]\d{3}){1,3}(?![\d.,])|\d{1,9}(?:[.,]\d{1,3})?)(?![\d])(?<open>\s?\+)?[ -]?(?<unit>%|''|["″”]|\p{L}[\p{L}\p{M}]*)?/gu;

const Phrases = z.array(z.string());

const endingIn = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${alternatives(phrases)})\\s*$`, "u");

/**
 * What makes a figure a bound or a guess: "up to 60 %" is no more than that, "over 500" and "about 500" are told of
 * others, too.
 */
const words = lexicon(
  z
    .object({ most: Phrases, least: Phrases, units: z.record(z.string(), Phrases), counted: BarSet })
    .transform(({ most, least, units, counted }) => ({
      most: endingIn(most),
      least: endingIn(least),
      /** One measure, however it is written. */
      units: new Map(Object.entries(units).flatMap(([unit, names]) => names.map((name) => [name, unit] as const))),
      /** What is counted through, not named: "step 2", "Teil 3". */
      counted,
    })),
  json,
);

const LEAST_NAME = 3;

/** "1.299" and "1,299" are thousands, "5,875" a fraction where it is a share: both readings are one value. */
const sumOf = (number: string, unit: string | undefined): number => {
  const grouped = /^\d{1,3}(?:[.,' ]\d{3}){1,3}$/u.test(number) && unit !== "%";
  return Number(grouped ? number.replaceAll(/[.,' ]/gu, "") : number.replace(",", "."));
};

/** A year or a postal code says when or where, not how much. */
const isMeasure = (value: number, number: string): boolean =>
  Number.isFinite(value) && number.length <= 9 && !/^(?:19|20)\d\d$/.test(number) && !/^\d{5}$/.test(number);

const boundOf = (lead: string): Quantity["bound"] =>
  words().most.test(lead) ? "most" : words().least.test(lead) ? "least" : null;

/**
 * What a line counts or numbers, besides its typed offers: "5.875 %", "21 days", the 3 of "Aero 3".
 *
 * @param text folded, with number words as digits and without offers.
 * @param isWord a word of the language and no name, which a number may follow by chance ("step 3").
 */
export const figuresIn = (text: string, tongue: LanguageProfile, isWord: (word: string) => boolean): Quantity[] => {
  if (!/\d/.test(text)) return [];
  const { units, counted } = words();
  const read = text.replaceAll(WHOLE, " ; ").replaceAll(RANGE, " ; ");
  return [...read.matchAll(FIGURE)].flatMap((match): Quantity[] => {
    const { before = "", number = "", open, unit = "" } = match.groups ?? {};
    const value = sumOf(number, unit);
    if (!isMeasure(value, number)) return [];
    const lead = read.slice(Math.max(0, match.index - 20), match.index) + before;
    const bound = open === undefined ? boundOf(lead) : "least";
    const isUnit = (unit.length > 1 || unit === "%" || units.has(unit)) && !tongue.stopWords.has(unit);
    const isName =
      before.length >= LEAST_NAME && !tongue.stopWords.has(before) && !counted.has(before) && !isWord(before);
    const measure = { label: units.get(unit) ?? tongue.stem(unit), value, bound, quote: `${number} ${unit}` };
    const name = { label: before, value, bound: null, quote: `${before} ${number}` };
    return [
      ...(isUnit ? [{ kind: "measure", ...measure } as const] : []),
      ...(isName ? [{ kind: "name", ...name } as const] : []),
    ];
  });
};
