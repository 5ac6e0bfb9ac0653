import { foldText, toVisibleText } from "../../ground/fold-text.ts";
import type { Tone } from "../artifacts/evidence.ts";
import json from "../lexicon/tone.json" with { type: "json" };

/** What a word tells about the tone. The lists are in lexicon/tone.json. */
type ToneWordKind = Exclude<keyof typeof json, "source" | "politeCapitalised">;

/** Lists of this language apply to all. */
const EVERY_LANGUAGE = "any";
/** Detected tags whose lists have another tag. */
const ALIASES: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

const listOf = (kind: ToneWordKind | "politeCapitalised", language: string | null): string[] => {
  const lists: Readonly<Record<string, readonly string[]>> = json[kind];
  return [...(lists[EVERY_LANGUAGE] ?? []), ...(language === null ? [] : (lists[ALIASES[language] ?? language] ?? []))];
};

const wholeWords = (patterns: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${patterns.toSorted((one, other) => other.length - one.length).join("|")})(?![\\p{L}\\d])`;

/** `#` stands for a number, a final `*` for further letters. */
const toPattern = (entry: string): string => {
  const stem = RegExp.escape(foldText(entry.replace(/\*$/, ""))).replaceAll("\\#", "#");
  return `${stem.replaceAll("#", "\\d+")}${entry.endsWith("*") ? "\\p{L}*" : ""}`;
};

const NOTHING = /(?!)/gu;
const compiled = new Map<string, RegExp>();

function compile(key: string, make: () => RegExp): RegExp {
  const pattern = compiled.get(key) ?? make();
  compiled.set(key, pattern);
  return pattern;
}

const patternOf = (kind: ToneWordKind, language: string | null): RegExp =>
  compile(`${kind} ${language}`, () => {
    const words = listOf(kind, language);
    return words.length === 0 ? NOTHING : new RegExp(wholeWords(words.map(toPattern)), "gu");
  });

/**
 * Counts the different words of one kind: a repeated one is what the text is about. A language without lists has only
 * the words of every language.
 */
const countToneWords = (text: string, kind: ToneWordKind, language: string | null): number =>
  new Set(foldText(text).match(patternOf(kind, language))).size;

/** Counts pronouns that are polite only with a capital within a sentence: German "Sie", Italian "Lei". */
const countPoliteCapitals = (text: string, language: string | null): number => {
  const pattern = compile(`politeCapitalised ${language}`, () => {
    const words = listOf("politeCapitalised", language);
    return words.length === 0 ? NOTHING : new RegExp(`(?<=[\\p{Ll},] )${wholeWords(words)}`, "gu");
  });
  return text.match(pattern)?.length ?? 0;
};

const MIN_WORDS = 3;

/** The headline sets the tone, however long the other text is. */
const HEADLINE_SHARE = 0.65;
/** Outside the headline, the number of markers per this many words counts. */
const WORDS_PER_MARKER = 25;
/** What each further marker leaves of the distance to full strength: one marker is 0.6, two are 0.84. */
const REST_PER_MARKER = 0.4;

/** A word of everyday speech or of the written language counts as this part of slang or officialese. */
const WEAK_WORD = 0.3;

/** One exclamation mark or capitalised word is common in calm text; two together are not. */
const EXCLAMATION = 0.5;
const CAPITALISED_WORD = 0.5;
const EMOJI_WEIGHT = 0.7;
const HYPE_WORD = 0.7;

/** The headline shows how readers are addressed; a testimonial may address somebody else. */
const HEADLINE_ADDRESS_WEIGHT = 3;
/** A form of address counts if it has at least this share of all. */
const MIN_ADDRESS_SHARE = 0.7;

/** Question marks are emphatic in a row: "Really??". */
const EXCLAMATIONS = /!|\?(?=[?!])|(?<=[?!])\?/g;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Words in capitals, from four letters on or beside another: "LED" and "EUR" are spelt so, "BUY NOW" is shouted. */
const CAPITALISED =
  /(?<![\p{L}\d])(?:\p{Lu}{4,}|(?<=(?<![\p{L}\d])\p{Lu}{3,}\s)\p{Lu}{3,}|\p{Lu}{3,}(?=\s\p{Lu}{3,}(?![\p{L}\d])))(?![\p{L}\d])/gu;
const WORD = /[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The texts of an ad, or of a page's first screen. */
interface ToneTexts {
  headline: string | null;
  others: readonly string[];
  language: string | null;
  /** False for text that was read from a picture, whose capitals may be typography. */
  hasReliableCapitals: boolean;
}

/** Markers in the headline and in the other text, as one strength from 0 to 1. */
type StrengthOf = (countIn: (text: string) => number) => number;

function createStrength(headline: string, body: string): StrengthOf {
  const perWords = WORDS_PER_MARKER / Math.max(WORDS_PER_MARKER, count(body, WORD));
  const saturate = (markers: number) => 1 - REST_PER_MARKER ** markers;
  return (countIn) =>
    HEADLINE_SHARE * saturate(countIn(headline)) + (1 - HEADLINE_SHARE) * saturate(countIn(body) * perWords);
}

function addressOf(headline: string, body: string, language: string | null): Tone["address"] {
  const total = (countIn: (text: string) => number): number =>
    HEADLINE_ADDRESS_WEIGHT * countIn(headline) + countIn(body);
  const familiar = total((text) => countToneWords(text, "familiarAddress", language));
  const polite = total((text) => countToneWords(text, "politeAddress", language) + countPoliteCapitals(text, language));
  if (familiar + polite === 0) return null;
  const share = familiar / (familiar + polite);
  return share >= MIN_ADDRESS_SHARE ? "familiar" : share <= 1 - MIN_ADDRESS_SHARE ? "polite" : null;
}

/** The tone of a text; null below three words. Without a headline, the first text takes its place. */
export function measureTone({ headline, others, language, hasReliableCapitals }: ToneTexts): Tone | null {
  const given = [...(headline === null ? [] : [headline]), ...others].map(toVisibleText).filter((text) => text !== "");
  const [first = "", ...rest] = given;
  const body = rest.join("\n");
  const wordCount = count(first, WORD) + count(body, WORD);
  if (wordCount < MIN_WORDS) return null;
  const strength = createStrength(first, body);
  const words = (kind: ToneWordKind) => (text: string) => countToneWords(text, kind, language);
  const withWeak = (strong: ToneWordKind, weak: ToneWordKind) =>
    strength((text) => words(strong)(text) + WEAK_WORD * words(weak)(text));
  const emphasisIn = (text: string): number =>
    EXCLAMATION * count(text, EXCLAMATIONS) + EMOJI_WEIGHT * count(text, EMOJI) + HYPE_WORD * words("hype")(text);
  const capitalsIn = (text: string): number => CAPITALISED_WORD * count(text, CAPITALISED);
  return {
    formality: withWeak("officialese", "formal") - withWeak("slang", "colloquial"),
    emphasis: strength(emphasisIn),
    emphasisWithCapitals: hasReliableCapitals ? strength((text) => emphasisIn(text) + capitalsIn(text)) : null,
    urgency: strength(words("urgent")),
    address: addressOf(first, body, language),
    wordCount,
  };
}
