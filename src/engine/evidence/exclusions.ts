import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import type { Exclusion } from "../artifacts/evidence.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import json from "../lexicon/exclusions.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";
import { buildTextBlock, extractTerms, type TextContext } from "./build-text-block.ts";
import { exclusionWords, isDenial, isHomograph, isNegation } from "./denial-words.ts";
import { findFaqEntries } from "./json-ld.ts";
import { metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";

const languageOf = ({ language, declared }: TextContext): string | null => language ?? declared ?? null;

/** Says no: a negated sentence, or an answer that begins with no. */
export const isNegated = (normalised: string, language: string | null): boolean =>
  (exclusionPatterns().negativeAnswer.test(normalised) && !isHomograph(normalised.split(" ")[0] ?? "", language)) ||
  normalised.split(" ").some((word) => isNegation(word, language));

/** Patterns of exclusions in normalised text. */
export const exclusionPatterns = patternLexicon(json.patterns, json);

const SENTENCE_END = /(?<=[.!?…])\s+/u;
const MAX_QUOTE_CHARS = 200;
const MAX_EXCLUSIONS = 60;
const MIN_TERM_WEIGHT = 0.3;

const getFirstSentence = (text: string): string => toVisibleText(text).split(SENTENCE_END)[0] ?? "";

const buildTopicBlock = (text: string, context: TextContext): TextBlock =>
  buildTextBlock({ ...metaExcerpt(text, "page"), confidence: PAGE_CONFIDENCE }, context);

/** The terms of what is excluded, without what every business does and without drawbacks. */
const listTopicTerms = ({ terms }: TextBlock, context: TextContext): TextBlock["terms"] => {
  const language = languageOf(context);
  const { businessActivities, drawbacks } = exclusionWords();
  return terms.filter(
    ({ word, weight }) =>
      weight >= MIN_TERM_WEIGHT && !businessActivities.has(word) && !drawbacks.has(word) && !isDenial(word, language),
  );
};

/**
 * Whether the answer means no: it says so, or it restricts the offer without agreeing or naming the topic ("Can we hold
 * a hen party? We let to families, not to groups."). An answer that names the topic describes it: "Only for students".
 */
const isNegativeAnswer = (question: string, answer: string, context: TextContext): boolean => {
  const patterns = exclusionPatterns();
  const normalisedQuestion = normaliseText(question);
  const normalisedAnswer = normaliseText(answer);
  const questionPatterns = [patterns.openQuestion, patterns.dutyOrHarm, patterns.negatingQuestion];
  if (questionPatterns.some((pattern) => pattern.test(normalisedQuestion))) return false;
  if (patterns.negativeAnswer.test(normalisedAnswer)) return true;
  const answerStems = new Set(extractTerms(toVisibleText(answer), context).map(({ stem }) => stem));
  const [, ...laterWords] = normalisedAnswer.split(" ");
  const isRestricted =
    patterns.restriction.test(normaliseText(getFirstSentence(answer))) ||
    laterWords.some((word) => isDenial(word, languageOf(context)));
  return (
    isRestricted &&
    !patterns.affirmativeAnswer.test(normalisedAnswer) &&
    listTopicTerms(buildTopicBlock(question, context), context).every(({ stem }) => !answerStems.has(stem))
  );
};

const createAnswerExclusion = (question: string, answer: string, context: TextContext): Exclusion => {
  const topic = buildTopicBlock(question, context);
  return {
    topic: { ...topic, terms: listTopicTerms(topic, context) },
    requiresAllTerms: false,
    quote: `${toVisibleText(question)} ${getFirstSentence(answer)}`.slice(0, MAX_QUOTE_CHARS),
    lines: [question, answer, `${question} ${answer}`].map(normaliseText),
  };
};

/** What a clause excludes: the words after "we do not offer" or before "is not included". */
const findExcludedWords = (clause: string): string | null => {
  const words = normaliseText(clause);
  const before = exclusionPatterns().beforeExcluded.exec(words);
  if (before !== null) return words.slice(before.index + before[0].length).trim();
  const after = exclusionPatterns().afterExcluded.exec(words);
  return after === null ? null : words.slice(0, after.index).trim();
};

const listSentenceExclusions = (sentence: string, context: TextContext): Exclusion[] =>
  sentence
    .split(/[,;:]\s|\s[–—]\s/u)
    .map(findExcludedWords)
    .flatMap((words) => words?.split(exclusionPatterns().conjunction) ?? [])
    .map((words) => ({
      topic: { ...buildTopicBlock(sentence, context), terms: listTopicTerms(buildTopicBlock(words, context), context) },
      requiresAllTerms: true,
      quote: sentence,
      lines: [normaliseText(sentence)],
    }));

/**
 * What the page says that it does not offer: questions with a negative answer ("Do you deliver to Sydney? Not yet."),
 * even if they are collapsed, and sentences that exclude something ("We have never acted for a landlord").
 */
export const findExclusions = (page: Snapshot, texts: Snapshot["texts"], context: TextContext): Exclusion[] => {
  const answers = [...(page.answers ?? []), ...findFaqEntries(page.jsonLd)]
    .filter(({ question, answer }) => isNegativeAnswer(question, answer, context))
    .map(({ question, answer }) => createAnswerExclusion(question, answer, context));
  const sentences = texts
    .filter(({ region }) => region === "main" || region === "aside")
    .flatMap(({ text }) => toVisibleText(text).split(SENTENCE_END))
    .filter((sentence) => sentence.length <= MAX_QUOTE_CHARS)
    .flatMap((sentence) => listSentenceExclusions(sentence, context));
  return [...answers, ...sentences].filter(({ topic: { terms } }) => terms.length > 0).slice(0, MAX_EXCLUSIONS);
};

/** The words of a sentence up to a negation: "Tankless heaters without the wait" claims the heaters. */
const cutAtNegation = (sentence: string, language: string | null): string => {
  const words = sentence.split(" ");
  const at = words.findIndex(
    (word) => isDenial(normaliseText(word), language) || /-(?:free|frei\p{L}*|los\p{L}*|less)$/iu.test(word),
  );
  return at < 0 ? sentence : words.slice(0, at).join(" ");
};

/** The parts of an ad's lines that claim something, without questions and exclusions. */
export const listClaimLines = (blocks: readonly TextBlock[], context: TextContext): TextBlock[] =>
  blocks.flatMap((block) =>
    block.text
      .split(/(?<=[.!?…;])\s+|\s[–—|·]\s/u)
      .filter((sentence) => !/\?\s*$/u.test(sentence))
      .map((sentence) => cutAtNegation(toVisibleText(sentence), languageOf(context)))
      .filter((sentence) => sentence !== "")
      .map((sentence) => buildTextBlock({ ...block, text: sentence }, context)),
  );
