/** Parses the name in a copyright line. */

/** The text after the sign: optional years, then the name without commas, bars and digits. */
const COPYRIGHT_LINE =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?[,.]?\s*(?:by\s+)?([^|,©\d]{2,80})/iu;

/** Words with dots between letters: "B.V.", "o.o.", "S.p.A.", "Booking.com". */
const DOTTED_WORD = /\p{L}\.\p{L}/u;
/** Abbreviations that end a name, and those before another part: "Acme Inc.", "Dr. Keller", "Zdrowika sp. z o.o.". */
const CLOSING_ABBREVIATION = /^(?:inc|ltd|co|corp|bros|jr|sr)\.$/iu;
const OPENING_ABBREVIATION = /^(?:\p{Lu}|(?:[Dd]r|Prof|Ste?|Mrs?|Ms|Mt|[Ss]p|[Ss]pol|[Pp]ty|[Ss]oc))\.$/u;
const INITIAL = /^\p{L}\.$/u;
const LEGAL_FORM = /^(?:ltd|kg|co|&|inc|llc|sp|z|o\.)/iu;

/** Whether the name ends with this word, so that the rest ("All rights reserved") is not part of it. */
const endsName = (word: string, at: number, next: string): boolean => {
  if (!word.endsWith(".") || /^\p{Ll}/u.test(next)) return false;
  if (OPENING_ABBREVIATION.test(word)) return false;
  if (CLOSING_ABBREVIATION.test(word)) return !LEGAL_FORM.test(next);
  // "J.P. Morgan" starts with initials, "FietsPlein B.V." ends with them.
  return !(DOTTED_WORD.test(word) && at === 0);
};

/** Removes a full stop, but not the dot of an abbreviation. */
const withoutFullStop = (name: string): string => {
  const last = name.split(" ").at(-1) ?? "";
  return [DOTTED_WORD, CLOSING_ABBREVIATION, OPENING_ABBREVIATION, INITIAL].some((short) => short.test(last))
    ? name
    : name.replace(/\.$/, "");
};

const MAX_NAME_WORDS = 6;

/** The name in a line such as "© 2026 FietsPlein B.V. Alle rechten voorbehouden"; null if there is none. */
export const parseCopyrightHolder = (line: string): string | null => {
  const words = (COPYRIGHT_LINE.exec(line)?.[1] ?? "")
    .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word, at) => endsName(word, at, words[at + 1] ?? ""));
  const name = withoutFullStop((end < 0 ? words : words.slice(0, end + 1)).join(" "));
  return name.length < 2 || name.split(" ").length > MAX_NAME_WORDS ? null : name;
};
