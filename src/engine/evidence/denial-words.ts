import { z } from "zod";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/denials.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { alternatives } from "./join-regex-alternatives.ts";

const Words = z
  .record(z.string(), BarList)
  .transform((byLanguage): ReadonlySet<string> => new Set(Object.values(byLanguage).flat()));

const Patterns = z.array(z.string());

const wholeWords = (patterns: readonly string[]): string => `(?<!\\p{L})(?:${alternatives(patterns)})(?!\\p{L})`;

const WholeWords = Patterns.transform((patterns) => new RegExp(wholeWords(patterns), "u"));

/** How people say no, plain: what a page does not offer, and what an ad does not claim. */
export const denialWords = lexicon(
  z
    .object({
      /** After one of these a line claims nothing: "no", "without", "goodbye to", "instead of". */
      negations: Words,
      apologies: Patterns,
      regrets: Patterns,
      noes: Patterns,
      nosAfterRegret: Patterns,
      only: Patterns,
      onlyAtEnd: Patterns,
      /**
       * In a question these turn its no around: "Is it only for beginners? No", "Can I start without an account? No".
       */
      turning: WholeWords,
      questionOpeners: Patterns,
      questionWords: Patterns,
      /** A question about a duty or a harm: its no is good news, which no ad contradicts. */
      reassured: WholeWords,
      /**
       * What people fear to find in an offer: that there is none of it is a promise kept, and an ad may name it to say
       * so.
       */
      feared: Words,
      /** What every business does with what it offers: it says nothing of what that is. */
      doings: Words,
      /** How a business says what it does not do or sell; what that is comes after it. */
      declines: WholeWords,
      /** How it says what is not part of it; what that is comes before. */
      leavesOut: WholeWords,
      /** In an answer these agree: "Every day", "Of course". */
      yes: WholeWords,
      conjunctions: Patterns,
    })
    .transform(
      ({
        apologies,
        regrets,
        noes,
        nosAfterRegret,
        only,
        onlyAtEnd,
        questionOpeners,
        questionWords,
        conjunctions,
        ...rest
      }) => ({
        ...rest,
        /** An answer that is a no, whatever is said after it. */
        no: new RegExp(
          `^(?:(?:${alternatives([...apologies, ...regrets])})(?: but)? )?(?:(?:${alternatives(noes)})(?!\\p{L})` +
            `|(?<=^(?:${alternatives(regrets)}) ).*${wholeWords(nosAfterRegret)})`,
          "u",
        ),
        /**
         * An answer that is kept to something else: "We insure dogs only", "Only for restaurants"; not "It takes only a
         * minute".
         */
        only: new RegExp(`${wholeWords(only)}|(?<!\\p{L})(?:${alternatives(onlyAtEnd)})$`, "u"),
        /** A question for which yes and no are no answers: "where", "how much". */
        openQuestion: new RegExp(
          `^(?:(?:${alternatives(questionOpeners)}) )?(?:${alternatives(questionWords)})(?!\\p{L})`,
          "u",
        ),
        conjunction: new RegExp(` (?:${alternatives(conjunctions)}) `, "u"),
      }),
    ),
  json,
);
