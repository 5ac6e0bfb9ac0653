import { z } from "zod";
import { BarList } from "../../lexicon/bar-list.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import json from "../../lexicon/numerals.json" with { type: "json" };
import { alternatives } from "../join-regex-alternatives.ts";
import { wording } from "./wording.ts";

/** Numbers written as words, in folded text: "twenty per cent off", "für neunzehn Euro", "les trois premiers mois". */

const Phrases = z.array(z.string());

const numerals = lexicon(
  z
    .object({
      numbers: z.record(z.string(), BarList),
      counted: Phrases,
      for: Phrases,
      priceOf: Phrases,
      one: Phrases,
    })
    .transform(({ numbers, counted, for: between, priceOf, one }) => {
      const { nights, pay } = wording();
      const values = new Map(
        Object.entries(numbers).flatMap(([value, words]) => words.map((word) => [word, value] as const)),
      );
      // Longest first, so that "twenty-five" is not read as "twenty".
      const word = [...values.keys()].sort((left, right) => right.length - left.length).join("|");
      const forPrice = `(?:${alternatives(between)})(?: (?:${alternatives(priceOf)}))?`;
      return {
        values,
        /** A number word before anything else than what is counted in an offer ("two colours") stays a word. */
        beforeUnit: new RegExp(`(?<![\\p{L}\\d-])(${word})(?=[\\s-](?:${alternatives(counted)})\\b)`, "gu"),
        /** "Two for the price of one" in its many wordings: both numbers count. */
        bundled: new RegExp(
          `(?<![\\p{L}\\d-])(${word}|[2-9])(?:\\s${nights})?\\s(${forPrice})\\s?` +
            `(${word}|${alternatives(one)}|[1-9])(?![\\p{L}\\d-])`,
          "gu",
        ),
        /** "Stay three nights, pay for two". */
        paid: new RegExp(`(?<=(?<!\\p{L})${pay}\\s(?:nur |only )?)(${word})(?![\\p{L}\\d-])`, "gu"),
      };
    }),
  json,
);

const digits = (word: string): string => numerals().values.get(word) ?? (/^\d/.test(word) ? word : "1");

/** The folded text with those number words that count money, shares, time or pieces written as digits. */
export const withDigits = (text: string): string => {
  const { paid, beforeUnit, bundled } = numerals();
  return text
    .replace(paid, (_, word: string) => digits(word))
    .replace(beforeUnit, (_, word: string) => digits(word))
    .replace(
      bundled,
      (_, more: string, between: string, fewer: string) => `${digits(more)} ${between} ${digits(fewer)}`,
    );
};
