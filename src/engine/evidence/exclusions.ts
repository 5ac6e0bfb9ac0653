import { z } from "zod";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import type { Exclusion } from "../artifacts/evidence.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { BarList } from "../lexicon/bar-list.ts";
import json from "../lexicon/exclusions.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { patternLexicon } from "../lexicon/patterns.ts";
import { buildTextBlock, extractTerms, type TextContext } from "./build-text-block.ts";
import { findFaqEntries } from "./json-ld.ts";
import { normaliseText, toVisibleText } from "./normalise-text.ts";
import { metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";

const Words = z
  .record(z.string(), BarList)
  .transform((byLanguage): ReadonlySet<string> => new Set(Object.values(byLanguage).flat()));

/** Words around what a page does not offer, and what an ad does not claim, plain. */
export const denialWords = lexicon(z.object({ negations: Words, feared: Words, doings: Words }), json);

/** How people say no, in plain text. */
export const denialPatterns = patternLexicon(json.patterns, json);

const SENTENCE = /(?<=[.!?…])\s+/u;
const LONGEST = 200;
const MOST = 60;

const firstOf = (text: string): string => toVisibleText(text).split(SENTENCE)[0] ?? "";

/**
 * The answer says no; or it denies or limits something and neither agrees nor names the thing ("Can we hold a hen
 * party? We let to families, not to groups."). What it says of the thing is no denial: "Only for students".
 */
const isNo = (question: string, answer: string, reading: TextContext): boolean => {
  const { openQuestion, reassured, turning, no, only, yes } = denialPatterns();
  const { negations } = denialWords();
  const asked = normaliseText(question);
  if ([openQuestion, reassured, turning].some((turn) => turn.test(asked))) return false;
  if (no.test(normaliseText(answer))) return true;
  const said = new Set(extractTerms(toVisibleText(answer), reading).map(({ stem }) => stem));
  const [, ...words] = normaliseText(answer).split(" ");
  const isKeptToElse = only.test(normaliseText(firstOf(answer))) || words.some((word) => negations.has(word));
  return (
    isKeptToElse &&
    !yes.test(normaliseText(answer)) &&
    thingsOf(ownWords(question, reading)).every(({ stem }) => !said.has(stem))
  );
};

/** Without what every business does, and without what people fear: what is left is the thing that there is not. */
const thingsOf = ({ terms }: TextBlock): TextBlock["terms"] => {
  const { doings, feared, negations } = denialWords();
  return terms.filter(
    ({ word, weight }) => weight >= LEAST && !doings.has(word) && !feared.has(word) && !negations.has(word),
  );
};

/** Less is a number, which says nothing by itself. */
const LEAST = 0.3;

const ownWords = (text: string, reading: TextContext): TextBlock =>
  buildTextBlock({ ...metaExcerpt(text, "page"), confidence: PAGE_CONFIDENCE }, reading);

const answered = (question: string, answer: string, reading: TextContext): Exclusion => {
  const asked = ownWords(question, reading);
  return {
    topic: { ...asked, terms: thingsOf(asked) },
    requiresAllTerms: false,
    quote: `${toVisibleText(question)} ${firstOf(answer)}`.slice(0, LONGEST),
    lines: [question, answer, `${question} ${answer}`].map(normaliseText),
  };
};

/** What a clause declines stands behind "we do not offer", and before "is not included". */
const objectIn = (clause: string): string | null => {
  const words = normaliseText(clause);
  const declining = denialPatterns().declines.exec(words);
  if (declining !== null) return words.slice(declining.index + declining[0].length).trim();
  const leaving = denialPatterns().leavesOut.exec(words);
  return leaving === null ? null : words.slice(0, leaving.index).trim();
};

const declined = (sentence: string, reading: TextContext): Exclusion[] =>
  sentence
    .split(/[,;:]\s|\s[–—]\s/u)
    .map(objectIn)
    .flatMap((object) => object?.split(denialPatterns().conjunction) ?? [])
    .map((object) => ({
      topic: { ...ownWords(sentence, reading), terms: thingsOf(ownWords(object, reading)) },
      requiresAllTerms: true,
      quote: sentence,
      lines: [normaliseText(sentence)],
    }));

/**
 * What the page says that it does not offer: a question that it answers with no ("Do you deliver to Sydney? Not yet."),
 * wherever it is folded away, and sentences in which it declines ("We have never acted for a landlord").
 */
export const denialsOn = (page: Snapshot, texts: Snapshot["texts"], reading: TextContext): Exclusion[] => {
  const questions = [...(page.answers ?? []), ...findFaqEntries(page.jsonLd)]
    .filter(({ question, answer }) => isNo(question, answer, reading))
    .map(({ question, answer }) => answered(question, answer, reading));
  const sentences = texts
    .filter(({ region }) => region === "main" || region === "aside")
    .flatMap(({ text }) => toVisibleText(text).split(SENTENCE))
    .filter((sentence) => sentence.length <= LONGEST)
    .flatMap((sentence) => declined(sentence, reading));
  return [...questions, ...sentences].filter(({ topic: { terms } }) => terms.length > 0).slice(0, MOST);
};

/** The words of a clause up to where it says no: "Tankless heaters without the wait" claims the heaters. */
const claimed = (sentence: string): string => {
  const words = sentence.split(" ");
  const at = words.findIndex(
    (word) => denialWords().negations.has(normaliseText(word)) || /-(?:free|frei\p{L}*|los\p{L}*|less)$/iu.test(word),
  );
  return at < 0 ? sentence : words.slice(0, at).join(" ");
};

/** What an ad's lines claim: neither what they ask nor what they do without. */
export const claimsIn = (said: readonly TextBlock[], reading: TextContext): TextBlock[] =>
  said.flatMap((line) =>
    line.text
      .split(/(?<=[.!?…;])\s+|\s[–—|·]\s/u)
      .filter((sentence) => !/\?\s*$/u.test(sentence))
      .map((sentence) => claimed(toVisibleText(sentence)))
      .filter((sentence) => sentence !== "")
      .map((sentence) => buildTextBlock({ ...line, text: sentence }, reading)),
  );
