/** Who holds a page's copyright, by the line at its foot. */

/** What stands after the sign: a year or years, and then the name, which no comma, bar or figure belongs to. */
const LINE =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?[,.]?\s*(?:by\s+)?([^|,©\d]{2,80})/iu;

/** A dot between letters is part of the word: "B.V.", "o.o.", "S.p.A.", "Booking.com". */
const DOTTED = /\p{L}\.\p{L}/u;
/** Shortened words that close a name, and those that something follows: "Acme Inc.", "Dr. Keller", "Zdrowika sp. z o.o.". */
const CLOSING = /^(?:inc|ltd|co|corp|bros|jr|sr)\.$/iu;
const OPENING = /^(?:\p{Lu}|(?:[Dd]r|Prof|Ste?|Mrs?|Ms|Mt|[Ss]p|[Ss]pol|[Pp]ty|[Ss]oc))\.$/u;
const INITIAL = /^\p{L}\.$/u;
const LEGAL = /^(?:ltd|kg|co|&|inc|llc|sp|z|o\.)/iu;

/** Whether the word ends what the name's sentence says, so that what follows ("All rights reserved") is no part of it. */
const ends = (word: string, at: number, next: string): boolean => {
  if (!word.endsWith(".") || /^\p{Ll}/u.test(next)) return false;
  if (OPENING.test(word)) return false;
  if (CLOSING.test(word)) return !LEGAL.test(next);
  // "J.P. Morgan" begins with its letters, "FietsPlein B.V." ends with them.
  return !(DOTTED.test(word) && at === 0);
};

/** The sign of an abbreviation stays, a sentence's full stop goes. */
const unstopped = (name: string): string => {
  const last = name.split(" ").at(-1) ?? "";
  return [DOTTED, CLOSING, OPENING, INITIAL].some((short) => short.test(last))
    ? name
    : name.replace(/\.$/, "");
};

const MOST_WORDS = 6;

/** The name in a line such as "© 2026 FietsPlein B.V. Alle rechten voorbehouden"; null where it names none. */
export const copyrightName = (line: string): string | null => {
  const words = (LINE.exec(line)?.[1] ?? "")
    .replace(/\ball rights.*$|\s[-–—·•]\s.*$/iu, "")
    .trim()
    .split(/\s+/);
  const end = words.findIndex((word, at) => ends(word, at, words[at + 1] ?? ""));
  const name = unstopped((end < 0 ? words : words.slice(0, end + 1)).join(" "));
  return name.length < 2 || name.split(" ").length > MOST_WORDS ? null : name;
};
