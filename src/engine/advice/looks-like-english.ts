import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import json from "../lexicon/short-english-words.json" with { type: "json" };

/**
 * Checks whether text read by OCR consists of plausible English words. OCR confidence does not show this: it rates
 * single letters, so "hy" for "by" is as confident as any word. Longer words are checked by their spelling; words of
 * up to three letters, which most OCR errors produce, by a list.
 */

const shortWords = lexicon(z.object({ words: z.array(z.string()).transform((words) => new Set(words)) }), json);

const WORD_ONSET =
  /^(?:[bcdfghjklmnpqrstvwxyz]|b[lr]|c[hlrz]|chr|d[rw]|f[lr]|g[hlnr]|k[nrl]|ll|mc|p[hlrs]|phr|rh|s[chklmnpqtwv]|sch|scr|shr|sph|spl|spr|str|t[hrsw]|thr|w[hr])?[aeiouy]/;
const IMPLAUSIBLE_RUN = /[bcdfghjklmnpqrstvwxz]{6}|(\p{L})\1\1/u;
const FIGURE_TOKEN = /^[-+]?\p{Sc}?\d[\d.,:/]*(?:%|\p{Sc}|st|nd|rd|th|[ap]m|[hkmxgs]|kg|km|mg|ml|gb|tb|in)?$/iu;
/** Mixed case such as "ShOp" is an OCR error. */
const USUAL_CASE = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u;

function looksLikeEnglishWord(word: string): boolean {
  if (FIGURE_TOKEN.test(word)) return true;
  if (!USUAL_CASE.test(word)) return false;
  const small = word.toLowerCase();
  return small.length <= 3 ? shortWords().words.has(small) : WORD_ONSET.test(small) && !IMPLAUSIBLE_RUN.test(small);
}

/**
 * Whether every word of a text is plausible.
 *
 * @param known words that people typed, such as names and models, which need not look like English.
 */
export const looksLikeEnglish = (text: string, known: ReadonlySet<string>): boolean =>
  text
    .normalize("NFC")
    .replaceAll(/['’](?:s|t|d|m|re|ve|ll)(?!\p{L})/giu, "")
    .split(/[\s/–—-]+|(?<=\p{L})['’](?=\p{L})/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, ""))
    .every((word) => word === "" || known.has(word.toLowerCase()) || looksLikeEnglishWord(word));
