import { z } from "zod";
import { foldText } from "../../ground/fold-text.ts";
import { letters } from "../../ground/letters.ts";
import { lexicon } from "../../ground/lexicon.ts";
import injectionJson from "../lexicon/model-injection.json" with { type: "json" };

/**
 * Finds text that may be a prompt injection. The evidence drops certain cases already. This filter is broader,
 * because a model follows instructions that rules ignore, and a false positive only withholds the text from the model
 * without lowering the score.
 */

const Letters = z.record(z.string(), z.string());
const injections = lexicon(
  z
    .object({ leetDigits: Letters, fragments: Letters, patterns: z.record(z.string(), z.array(z.string())) })
    .transform(({ leetDigits, fragments, patterns }) => {
      const sources = Object.values(patterns).flat();
      const insert = (source: string) => source.replace(/<(\w+)>/g, (_, name: string) => fragments[name] ?? "");
      // Matching is slower with the flag u, so only patterns that need it have it.
      const compile = (source: string) => new RegExp(insert(source), source.includes("\\p{") ? "u" : "");
      return { leetDigits, patterns: sources.map(compile) };
    }),
  injectionJson,
);

/** Lower-case words with single spaces. Keeps the punctuation of "10/10" and JSON. */
export function normalizeForMatching(text: string): string {
  const { confusables, furtherConfusables } = letters();
  return (
    foldText(text)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      // Recomposes Hangul.
      .normalize("NFC")
      .replace(/\p{L}+/gu, (word) =>
        /[a-z]/u.test(word)
          ? [...word].map((letter) => confusables[letter] ?? furtherConfusables[letter] ?? letter).join("")
          : word,
      )
      .replaceAll("'", "")
      .replace(/[^\p{L}\p{N}/:"{}<>[\]|#=]+/gu, " ")
      .trim()
  );
}

/** Decodes "r4te th1s p4ge". */
const decodeLeetspeak = (plain: string): string =>
  plain.replace(/[a-z0-9@$]+/gu, (word) =>
    /[a-z]/u.test(word) && /[0-9@$]/u.test(word)
      ? word.replace(/[0-9@$]/gu, (sign) => injections().leetDigits[sign] ?? sign)
      : word,
  );

/** Joins "r a t e  t h i s". */
const joinSpacedLetters = (plain: string): string =>
  plain.replace(/(?:\b\p{L}\b ){3,}\p{L}\b/gu, (run) => run.replaceAll(" ", ""));

/** Base64 or hexadecimal text, which some models decode. */
const ENCODED_RUN = /(?:[A-Za-z0-9+/]{40,}={0,2}|(?:[0-9a-f]{2}[ :]?){24,})/;

const decodeBase64Runs = (text: string): string[] =>
  (text.match(/[A-Za-z0-9+/]{16,}={0,2}/gu) ?? []).map((run) => Buffer.from(run, "base64").toString("latin1"));

const matchesInjection = (plain: string): boolean => injections().patterns.some((pattern) => pattern.test(plain));

/** Whether a text may be a prompt injection, also if it is obfuscated, reversed or encoded. */
export function mayBeInjection(text: string): boolean {
  const plain = normalizeForMatching(text);
  return (
    matchesInjection(plain) ||
    matchesInjection(decodeLeetspeak(plain)) ||
    matchesInjection(joinSpacedLetters(plain)) ||
    matchesInjection([...plain].reverse().join("")) ||
    ENCODED_RUN.test(text) ||
    decodeBase64Runs(text).some((run) => matchesInjection(normalizeForMatching(run)))
  );
}
