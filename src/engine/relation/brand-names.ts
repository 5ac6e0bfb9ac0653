import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import type { Evidence, PageEvidence } from "../artifacts/evidence.ts";
import { STATED_BRAND_CONFIDENCE, type TextBlock } from "../artifacts/text-block.ts";
import { BarSet } from "../lexicon/bar-list.ts";
import json from "../lexicon/brand-names.json" with { type: "json" };
import { MIN_DISTINCTIVE_WEIGHT } from "./term-similarity.ts";

const Patterns = z.array(z.string()).transform((patterns) => `(?:${patterns.join("|")})`);

const words = lexicon(
  z.object({
    /** Words beside a name that are not part of it: legal forms, countries, and what account names add. */
    additions: BarSet,
    /** Words in many names of one trade. They do not show that two names belong together. */
    tradeWords: BarSet,
    /** Function words of a description ("Professionelle Zahnreinigung in Köln") and between two competitors. */
    functionWords: z.string().transform((list) => new RegExp(`(?:^| )(?:${list})(?: |$)`)),
    /** What the domain of a short name has before or after the name: "getlumo", "lumohq". */
    domainPrefixes: Patterns,
    domainSuffixes: Patterns,
    /** Words before and after a competitor's name, on a page that compares itself with it. */
    beforeCompetitor: Patterns,
    afterCompetitor: Patterns,
  }),
  json,
);

/** The words of a normalised name without additions. */
const splitName = (name: string): string[] => {
  const all = name.split(" ").filter((word) => word !== "");
  const own = all.filter((word) => !words().additions.has(word));
  return own.length === 0 ? all : own;
};

/** A shorter name may be contained in another one by chance: "AO" is in many words. */
const MIN_CONTAINED_NAME_LETTERS = 4;
/** Between shorter names, one letter makes another name. */
const MIN_MISSPELT_NAME_LETTERS = 6;

/** Whether two normalised names are the same, apart from spaces, additions and one misspelt letter. */
const isSameName = (one: string, other: string): boolean => {
  const oneWords = splitName(one);
  const otherWords = splitName(other);
  const oneCompact = oneWords.join("");
  const otherCompact = otherWords.join("");
  if (oneCompact === otherCompact) return oneCompact !== "";
  const [fewer, more] = oneWords.length <= otherWords.length ? [oneWords, otherWords] : [otherWords, oneWords];
  if (fewer.join("").length >= MIN_CONTAINED_NAME_LETTERS && fewer.every((word) => more.includes(word))) return true;
  const [short, long] =
    oneCompact.length <= otherCompact.length ? [oneCompact, otherCompact] : [otherCompact, oneCompact];
  if (short.length >= MIN_CONTAINED_NAME_LETTERS + 1 && long.startsWith(short)) return true;
  return short.length >= MIN_MISSPELT_NAME_LETTERS && distance(oneCompact, otherCompact) <= 1;
};

const MIN_SHARED_WORD_LETTERS = 4;

const joinInitials = (words: readonly string[]): string => words.map(([letter = ""]) => letter).join("");

/**
 * Whether two names may belong to one brand: they share a brand word ("Praxis Dr. Keller", "Zahnarzt Keller"), or one
 * is the initials of the other. This is not proof, but enough to doubt that the brands differ.
 */
const mayBeSameName = (one: string, other: string, isBrandWord: (word: string) => boolean): boolean => {
  const [oneWords, otherWords] = [splitName(one), splitName(other)];
  const sharesWord = oneWords.some(
    (word) => word.length >= MIN_SHARED_WORD_LETTERS && isBrandWord(word) && otherWords.includes(word),
  );
  return (
    sharesWord ||
    (oneWords.length > 2 && joinInitials(oneWords) === otherWords.join("")) ||
    (otherWords.length > 2 && joinInitials(otherWords) === oneWords.join(""))
  );
};

const listTextBlocks = ({ summary, blocks }: PageEvidence): TextBlock[] => [...summary, ...blocks];

const listPlaceWords = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap(({ places }) => places ?? []).flatMap(({ normalised }) => normalised.split(" "));

/** "50667 Köln", "LS1 4AP Leeds": the word after a postal code is a place. */
const isAfterPostalCode = (word: string, { normalised }: TextBlock): boolean =>
  new RegExp(`(?:^| )(?:\\d{4,5}|\\d\\p{L}{2}) ${word}(?: |$)`, "u").test(normalised);

/** Creates a check whether the page's text uses a word as a place. */
const createPlaceCheck = (page: PageEvidence): ((word: string) => boolean) => {
  const blocks = listTextBlocks(page);
  const placeWords = new Set(listPlaceWords([...blocks, ...page.brands]));
  return (word) => placeWords.has(word) || blocks.some((block) => isAfterPostalCode(word, block));
};

/** A word in lower case is a word of the language, which any name may contain. */
const isWrittenInLowerCase = (word: string, { text, normalised }: TextBlock): boolean =>
  ` ${normalised} `.includes(` ${word} `) && new RegExp(`(?<![\\p{L}.@/-])${word}(?![\\p{L}.@/-])`, "u").test(text);

/** Creates a check whether a word is part of a brand name, and not one that the page also uses for a place or trade. */
const createBrandWordCheck = ({ page }: Evidence): ((word: string) => boolean) => {
  const blocks = listTextBlocks(page);
  const isPlace = createPlaceCheck(page);
  // Some brands write their names in lower case.
  const isLowerCaseBrand = (word: string): boolean => page.brands.some((name) => isWrittenInLowerCase(word, name));
  return (word) =>
    !words().tradeWords.has(word) &&
    !isPlace(word) &&
    (isLowerCaseBrand(word) || !blocks.some((block) => isWrittenInLowerCase(word, block)));
};

/** A part of a title with function words describes the page and is not a name. */
const isDescriptiveTitle = ({ source, confidence, normalised }: TextBlock): boolean =>
  source === "meta" && confidence < STATED_BRAND_CONFIDENCE && words().functionWords.test(normalised);

/** The name on the page that may be a variant of the ad's brand name; null where there is none. */
const findSimilarBrandName = (brand: TextBlock, evidence: Evidence): TextBlock | null => {
  const isBrandWord = createBrandWordCheck(evidence);
  return (
    evidence.page.brands.find(
      (name) => !isDescriptiveTitle(name) && mayBeSameName(brand.normalised, name.normalised, isBrandWord),
    ) ?? null
  );
};

const createDomainPattern = (name: string): RegExp =>
  new RegExp(`^${words().domainPrefixes}?${name}${words().domainSuffixes}?$`);

/** Whether the page compares itself with this name ("Lumo vs Nordlicht") and does not have the name itself. */
const isCompetitor = (name: string, page: PageEvidence): boolean => {
  const afterCue = new RegExp(`(?:^| )${words().beforeCompetitor} ${name}(?: |$)`, "u");
  const beforeCue = new RegExp(`(?:^| )${name} ${words().afterCompetitor}(?: |$)`, "u");
  const own = findOwnBrandName(page);
  const isOwnName = page.brands.some(
    ({ normalised }) => !afterCue.test(normalised) && !beforeCue.test(normalised) && isSameName(name, normalised),
  );
  if (isOwnName) return false;
  return listTextBlocks(page).some(
    ({ normalised }) => afterCue.test(normalised) || (own !== null && beforeCue.test(normalised)),
  );
};

/** Where the page has the ad's brand name: among its names, or else in its text, title, description or domain. */
const findBrandOnPage = (brand: TextBlock, { page }: Evidence): TextBlock | null => {
  const brandWords = splitName(brand.normalised);
  const name = brandWords.join(" ");
  if (name.length >= 2 && isCompetitor(name, page)) return null;
  const isPlace = createPlaceCheck(page);
  // "Köln" in a title does not prove "DentalWerk Köln".
  const isOnlyPlace = ({ normalised }: TextBlock): boolean =>
    normalised !== brand.normalised && normalised.split(" ").every(isPlace);
  const sameName = page.brands.find((other) => isSameName(brand.normalised, other.normalised) && !isOnlyPlace(other));
  if (sameName !== undefined) return sameName;
  if (name.length < 2) return null;
  const block = [...page.blocks, ...page.summary].find(({ normalised }) => ` ${normalised} `.includes(` ${name} `));
  const compact = brandWords.join("");
  // A campaign's domain may contain the name among other words: "lumo-summer-sale".
  const domain = page.brands.find(({ source, normalised }) => {
    const address = normalised.replaceAll(" ", "");
    return (
      source === "url" &&
      (compact.length > MIN_CONTAINED_NAME_LETTERS
        ? address.includes(compact)
        : createDomainPattern(compact).test(address))
    );
  });
  return block ?? domain ?? null;
};

/**
 * The brand name that is certainly the page's own: one that it states, or two likely ones that agree. A single name in
 * a domain, title or headline may be that of a page builder, a campaign or a product.
 */
const findOwnBrandName = ({ brands }: PageEvidence): TextBlock | null =>
  brands.find(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE) ??
  brands.find(
    (one) =>
      // "Summer sale" in title and address names a campaign.
      one.terms.some(({ weight }) => weight >= MIN_DISTINCTIVE_WEIGHT) &&
      brands.some((other) => other.source !== one.source && isSameName(one.normalised, other.normalised)),
  ) ??
  null;

/** What the page goes by, beside the ad's brand. */
export interface BrandRelation {
  /** Where the page has the ad's brand name; null where it has not, or the ad names no brand. */
  onPage: TextBlock | null;
  /** Where it has not: a name that may be a variant of the ad's. */
  similar: TextBlock | null;
  /** The page's own name, where it is certain. */
  own: TextBlock | null;
  /** The page states another name as its own, and does not have the ad's. */
  isOther: boolean;
}

export function relateBrand(evidence: Evidence): BrandRelation {
  const { brand } = evidence.ad;
  const own = findOwnBrandName(evidence.page);
  if (brand === null) return { onPage: null, similar: null, own, isOther: false };
  const onPage = findBrandOnPage(brand, evidence);
  const similar = onPage === null ? findSimilarBrandName(brand, evidence) : null;
  return { onPage, similar, own, isOther: onPage === null && similar === null && own !== null };
}
