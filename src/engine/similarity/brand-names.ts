import { distance } from "fastest-levenshtein";
import { z } from "zod";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { STATED_BRAND_CONFIDENCE, type TextBlock } from "../artifacts/text-block.ts";
import { BarSet } from "../lexicon/bar-list.ts";
import json from "../lexicon/brand-names.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

const Patterns = z.array(z.string()).transform((patterns) => `(?:${patterns.join("|")})`);

const words = lexicon(
  z.object({
    /** Words that stand beside a name and are none of it: legal forms, countries, and what accounts add. */
    beside: BarSet,
    /** Words that many names of one trade share: no kinship by themselves. */
    common: BarSet,
    /** Small words that part a subject ("Professionelle Zahnreinigung in Köln") or two rivals from one another. */
    linking: z.string().transform((linking) => new RegExp(`(?:^| )(?:${linking})(?: |$)`)),
    /** What a short name's address puts before or after it: "getlumo", "lumohq". */
    beforeInDomain: Patterns,
    afterInDomain: Patterns,
    /** A page that compares itself with another names it after one of these, or before "vs" and "alternative". */
    against: Patterns,
    rival: Patterns,
  }),
  json,
);

const wordsOf = (name: string): string[] => {
  const all = name.split(" ").filter((word) => word !== "");
  const own = all.filter((word) => !words().beside.has(word));
  return own.length === 0 ? all : own;
};

/** One name within another counts from this length on: "AO" is in many words. */
const LEAST = 4;

/** The same name, tolerant of case, spaces, legal forms, and a slip of a letter. Both plain (see Passage). */
const sameName = (one: string, other: string): boolean => {
  const a = wordsOf(one);
  const b = wordsOf(other);
  const compactA = a.join("");
  const compactB = b.join("");
  if (compactA === compactB) return compactA !== "";
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.join("").length >= LEAST && short.every((word) => long.includes(word))) return true;
  const [less, more] = compactA.length <= compactB.length ? [compactA, compactB] : [compactB, compactA];
  if (less.length >= LEAST + 1 && more.startsWith(less)) return true;
  return less.length >= 6 && distance(compactA, compactB) <= 1;
};

const LEAST_SHARED = 4;

const initials = (words: readonly string[]): string => words.map(([letter = ""]) => letter).join("");

/**
 * Two names that may be one's: they share a word that is theirs ("Praxis Dr. Keller", "Zahnarzt Keller"), or one is the
 * other's initials. It proves no identity, and it is enough to doubt a difference.
 */
const mayBeSameName = (one: string, other: string, isTheirs: (word: string) => boolean): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = a.some((word) => word.length >= LEAST_SHARED && isTheirs(word) && b.includes(word));
  return shared || (a.length > 2 && initials(a) === b.join("")) || (b.length > 2 && initials(b) === a.join(""));
};

const linesOf = ({ summary, blocks }: PageEvidence): TextBlock[] => [...summary, ...blocks];

const placesOf = (passages: readonly TextBlock[]): string[] =>
  passages.flatMap(({ places }) => places ?? []).flatMap(({ normalised }) => normalised.split(" "));

/** "50667 Köln", "LS1 4AP Leeds": what stands after a postal code is a place. */
const isAddressed = (word: string, { normalised }: TextBlock): boolean =>
  new RegExp(`(?:^| )(?:\\d{4,5}|\\d\\p{L}{2}) ${word}(?: |$)`, "u").test(normalised);

/** Whether the page uses a word for a place, somewhere in its text. */
const isPlaceOn = (page: PageEvidence): ((word: string) => boolean) => {
  const lines = linesOf(page);
  const places = new Set(placesOf([...lines, ...page.brands]));
  return (word) => places.has(word) || lines.some((line) => isAddressed(word, line));
};

/** Written small in the page's copy: a word of the language, which any name may hold. */
const isWrittenSmall = (word: string, { text, normalised }: TextBlock): boolean =>
  ` ${normalised} `.includes(` ${word} `) && new RegExp(`(?<![\\p{L}.@/-])${word}(?![\\p{L}.@/-])`, "u").test(text);

/** Words that the page uses for other things than its name (a place, a trade) prove no kinship. */
const isTheirsOn = ({ page }: Evidence): ((word: string) => boolean) => {
  const lines = linesOf(page);
  const isPlace = isPlaceOn(page);
  // Some brands write themselves small.
  const isStyled = (word: string): boolean => page.brands.some((name) => isWrittenSmall(word, name));
  return (word) =>
    !words().common.has(word) &&
    !isPlace(word) &&
    (isStyled(word) || !lines.some((line) => isWrittenSmall(word, line)));
};

/** A title's part that reads like a subject line is what the page is about, and no name. */
const isSubjectLine = ({ source, confidence, normalised }: TextBlock): boolean =>
  source === "meta" && confidence < STATED_BRAND_CONFIDENCE && words().linking.test(normalised);

/** A name of the page's that may be the ad's in other words; null where none may. */
export const kinOf = (brand: TextBlock, evidence: Evidence): TextBlock | null => {
  const isTheirs = isTheirsOn(evidence);
  return (
    evidence.page.brands.find(
      (name) => !isSubjectLine(name) && mayBeSameName(brand.normalised, name.normalised, isTheirs),
    ) ?? null
  );
};

const inDomain = (name: string): RegExp => new RegExp(`^${words().beforeInDomain}?${name}${words().afterInDomain}?$`);

/** The page sets itself apart from this name, and goes by no such name itself. */
const isRival = (name: string, page: PageEvidence): boolean => {
  const after = new RegExp(`(?:^| )${words().against} ${name}(?: |$)`, "u");
  const before = new RegExp(`(?:^| )${name} ${words().rival}(?: |$)`, "u");
  const own = ownNameOf(page);
  const goesBy = page.brands.some(
    ({ normalised }) => !after.test(normalised) && !before.test(normalised) && sameName(name, normalised),
  );
  if (goesBy) return false;
  return linesOf(page).some(({ normalised }) => after.test(normalised) || (own !== null && before.test(normalised)));
};

/** Where the page bears the ad's name: among its names first, then anywhere in its text, title and description. */
export const bearerOf = (brand: TextBlock, { page }: Evidence): TextBlock | null => {
  const own = wordsOf(brand.normalised);
  const name = own.join(" ");
  if (name.length >= 2 && isRival(name, page)) return null;
  const isPlace = isPlaceOn(page);
  // "Köln" in a title is no proof of "DentalWerk Köln".
  const isMere = ({ normalised }: TextBlock): boolean =>
    normalised !== brand.normalised && normalised.split(" ").every(isPlace);
  const named = page.brands.find((other) => sameName(brand.normalised, other.normalised) && !isMere(other));
  if (named !== undefined) return named;
  if (name.length < 2) return null;
  const said = [...page.blocks, ...page.summary].find(({ normalised }) => ` ${normalised} `.includes(` ${name} `));
  const compact = own.join("");
  // A campaign's domain may hold the name among other words: "lumo-summer-sale".
  const domain = page.brands.find(({ source, normalised }) => {
    const address = normalised.replaceAll(" ", "");
    return source === "url" && (compact.length > LEAST ? address.includes(compact) : inDomain(compact).test(address));
  });
  return said ?? domain ?? null;
};

/** Words that any ad may use weigh less. */
const TELLING = 0.5;

/**
 * The name that the page surely goes by: one that it states, or two likely ones that agree. Null where only a domain, a
 * title's part or a word at the top suggests one: those may be a page builder's, a campaign's or a product's.
 */
export const ownNameOf = ({ brands }: PageEvidence): TextBlock | null =>
  brands.find(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE) ??
  brands.find(
    (one) =>
      // "Summer sale" in title and address names a campaign.
      one.terms.some(({ weight }) => weight >= TELLING) &&
      brands.some((other) => other.source !== one.source && sameName(one.normalised, other.normalised)),
  ) ??
  null;
