/** Parses the name in a copyright line. */

import json from "../lexicon/copyright-lines.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";

const patterns = patternLexicon(json.patterns, json);

/** Whether the name ends with this word, so that the rest ("All rights reserved") is not part of it. */
const endsName = (word: string, at: number, next: string): boolean => {
  const { closingAbbreviation, dottedWord, legalForm, openingAbbreviation } = patterns();
  if (!word.endsWith(".") || /^\p{Ll}/u.test(next)) return false;
  if (openingAbbreviation.test(word)) return false;
  if (closingAbbreviation.test(word)) return !legalForm.test(next);
  // "J.P. Morgan" starts with initials, "FietsPlein B.V." ends with them.
  return !(dottedWord.test(word) && at === 0);
};

/** Removes a full stop, but not the dot of an abbreviation. */
const withoutFullStop = (name: string): string => {
  const last = name.split(" ").at(-1) ?? "";
  const { closingAbbreviation, dottedWord, initial, openingAbbreviation } = patterns();
  return [dottedWord, closingAbbreviation, openingAbbreviation, initial].some((short) => short.test(last))
    ? name
    : name.replace(/\.$/, "");
};

const MAX_NAME_WORDS = 6;

/** The name in a line such as "© 2026 FietsPlein B.V. Alle rechten voorbehouden"; null if there is none. */
export const parseCopyrightHolder = (line: string): string | null => {
  const words = (patterns().line.exec(line)?.[1] ?? "")
    .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word, at) => endsName(word, at, words[at + 1] ?? ""));
  const name = withoutFullStop((end < 0 ? words : words.slice(0, end + 1)).join(" "));
  return name.length < 2 || name.split(" ").length > MAX_NAME_WORDS ? null : name;
};
