import { z } from "zod";
import { BarList, BarSet } from "../lexicon/bar-list.ts";
import commonplacesJson from "../lexicon/generic-words.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import goodsJson from "../lexicon/product-categories.json" with { type: "json" };
import subjectsJson from "../lexicon/subjects.json" with { type: "json" };
import { cachedBy } from "./cached-by.ts";
import { normaliseText } from "./normalise-text.ts";
import type { LanguageProfile } from "./stemmers-and-stop-words.ts";

/**
 * Words that mean the same in advertising, by the idea that they share. An idea is marked with a tilde, so that it
 * equals no word's stem.
 */

const WordList = z.array(z.string());

/** Words of any line about anything: that two texts share them tells little. */
const commonplaces = lexicon(z.object({ ideas: z.record(z.string(), WordList), ordinary: WordList }), commonplacesJson);

const WordsByIdea = z.record(z.string(), BarList);

/**
 * Kinds of goods and services: shared, these tell much; where both sides name one and not the same, they contradict.
 * The ambiguous words ("stay warm", "a flat fee") are compared as the goods' idea, and contradict nothing.
 */
const goods = lexicon(z.object({ goods: WordsByIdea, ambiguous: BarSet }), goodsJson);

/** What else ads are about: shared, these tell much. */
const subjects = lexicon(z.object({ subjects: WordsByIdea }), subjectsJson);

/** How much a commonplace tells beside a word of substance. */
const COMMONPLACE_WEIGHT = 0.3;

interface Idea {
  idea: string;
  weight: number;
  /** A word of the language's, not a name or a rarity. */
  known: boolean;
  goods?: string;
  /** Of a compound: the ideas of its head, and of its front where that is known. */
  parts?: readonly string[];
}

/** A short stem is many words' in another language ("cors" of "corso" and of "Corse"). */
const LEAST_STEM = 5;

const formsOf = (word: string, tongue: LanguageProfile): string[] => [
  word,
  ...[tongue.stem(word)].filter((stem) => stem.length >= LEAST_STEM),
];

const ideasOf = cachedBy((tongue: LanguageProfile): ReadonlyMap<string, Idea> => {
  const ideas = new Map<string, Idea>();
  const isAmbiguous = (word: string): boolean => goods().ambiguous.has(word);
  const add = (lists: Readonly<Record<string, readonly string[]>>, weight: number, areGoods = false): void => {
    for (const [idea, list] of Object.entries(lists))
      for (const word of list.map(normaliseText))
        for (const form of formsOf(word, tongue))
          if (!ideas.has(form))
            ideas.set(form, {
              idea: `~${idea}`,
              weight,
              known: true,
              ...(areGoods && !isAmbiguous(word) && !isAmbiguous(form) && { goods: idea }),
            });
  };
  add(commonplaces().ideas, COMMONPLACE_WEIGHT);
  add(goods().goods, 1, true);
  add(subjects().subjects, 1);
  for (const word of commonplaces().ordinary)
    if (!ideas.has(word)) ideas.set(word, { idea: tongue.stem(word), weight: COMMONPLACE_WEIGHT, known: true });
  return ideas;
});

/** A compound's shortest parts: before "Schuh" of "Laufschuh", and the head itself. */
const LEAST_FRONT = 3;
const LEAST_HEAD = 4;

/** What joins a compound's parts: "Versicherung-s-schutz", "Katze-n-futter". */
const JOINT = /(?:es|en|er|s|n)$/;

/**
 * What a compound is a kind of, by its longest known end: "Winterjacke" is a jacket, "Sparpreis" is no trip; and what
 * it is for, where its front is known.
 */
const partsOf = (word: string, ideas: ReadonlyMap<string, Idea>): Pick<Idea, "goods" | "parts"> => {
  for (let at = LEAST_FRONT; at <= word.length - LEAST_HEAD; at += 1) {
    const head = ideas.get(word.slice(at));
    if (head === undefined) continue;
    const before = word.slice(0, at);
    const front = ideas.get(before) ?? ideas.get(before.replace(JOINT, ""));
    const parts = [front, head].flatMap((part) => part?.idea ?? []);
    return { ...(head.goods !== undefined && { goods: head.goods }), parts };
  }
  return {};
};

/** The idea a word stands for in a tongue; the stem itself, at full weight, where no synonym is known. */
export const ideaOf = (word: string, stem: string, tongue: LanguageProfile): Idea => {
  const ideas = ideasOf(tongue);
  const known = ideas.get(word) ?? ideas.get(stem);
  if (known !== undefined) return known;
  return { idea: stem, weight: 1, known: false, ...(tongue.writesCompounds && partsOf(word, ideas)) };
};
