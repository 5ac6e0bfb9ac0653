import json from "../lexicon/tone.json" with { type: "json" };
import { foldText } from "./normalise-text.ts";

/** What a word tells about the tone. The lists are in lexicon/tone.json. */
export type ToneWordKind = Exclude<keyof typeof json, "source" | "politeCapitalised">;

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
export const countToneWords = (text: string, kind: ToneWordKind, language: string | null): number =>
  new Set(foldText(text).match(patternOf(kind, language))).size;

/** Counts pronouns that are polite only with a capital within a sentence: German "Sie", Italian "Lei". */
export const countPoliteCapitals = (text: string, language: string | null): number => {
  const pattern = compile(`politeCapitalised ${language}`, () => {
    const words = listOf("politeCapitalised", language);
    return words.length === 0 ? NOTHING : new RegExp(`(?<=[\\p{Ll},] )${wholeWords(words)}`, "gu");
  });
  return text.match(pattern)?.length ?? 0;
};
