import { z } from "zod";
import type { Quantity } from "../artifacts/text-block.ts";
import { BarSet } from "../lexicon/bar-list.ts";
import json from "../lexicon/figures.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { patternLexicon } from "../lexicon/patterns.ts";
import type { LanguageProfile } from "./stemmers-and-stop-words.ts";

const patterns = patternLexicon(json.patterns, json);

const words = lexicon(
  z.object({ units: z.record(z.string(), z.array(z.string())), counted: BarSet }).transform(({ units, counted }) => ({
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
  patterns().most.test(lead) ? "most" : patterns().least.test(lead) ? "least" : null;

/**
 * What a line counts or numbers, besides money and percentages: "5.875 %", "21 days", the 3 of "Aero 3".
 *
 * @param text folded, without amounts of money and percentages.
 * @param isWord a word of the language and no name, which a number may follow by chance ("step 3").
 */
export const figuresIn = (text: string, tongue: LanguageProfile, isWord: (word: string) => boolean): Quantity[] => {
  if (!/\d/.test(text)) return [];
  const { units, counted } = words();
  const { whole, range, figure } = patterns();
  const read = text.replaceAll(whole, " ; ").replaceAll(range, " ; ");
  return [...read.matchAll(figure)].flatMap((match): Quantity[] => {
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
