import { distance } from "fastest-levenshtein";
import type { Evidence, PageEvidence, Passage } from "../../products/evidence.ts";

/** Words that stand beside a name and are none of it: legal forms, countries, and what accounts add. */
const BESIDE = new Set(
  "inc ltd llc llp plc corp corporation company co gmbh ag kg ug se sarl sas sa sl srl spa bv nv ab as oy the official store shop online uk us usa eu de deutschland france espana italia international global group team hq app www com".split(
    " ",
  ),
);

const wordsOf = (name: string): string[] => {
  const words = name.split(" ").filter((word) => word !== "");
  const own = words.filter((word) => !BESIDE.has(word));
  return own.length === 0 ? words : own;
};

/** One name within another counts from this length on: "AO" is in many words. */
const LEAST = 4;

/** The same name, tolerant of case, spaces, legal forms, and a slip of a letter. Both plain (see Passage). */
export const sameName = (one: string, other: string): boolean => {
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

/** Words that many names of one trade share: no kinship by themselves. */
const COMMON = new Set(
  (
    "hotel restaurant cafe bistro bakery praxis zahnarzt zahnarztpraxis clinic dental dentist dentists dentistry dentista clinica care health university universitat universidad " +
    "universita universite college school schule academy akademie academia institute institut fitness gym club studio studios salon spa shop store boutique market outdoor outdoors " +
    "sport sports home homes haus casa maison garden garten auto autos cars motors travel reisen viajes voyages bank credit insurance versicherung assurance seguros assicurazioni " +
    "energy solar software systems solutions digital media consulting services service partners legal trust fund foundation stiftung fondation fundacion fondazione charity " +
    "foods food kitchen coffee kaffee wine wein london paris berlin madrid roma amsterdam city best first green blue royal grand"
  ).split(" "),
);

const LEAST_SHARED = 4;

const initials = (words: readonly string[]): string => words.map(([letter = ""]) => letter).join("");

/**
 * Two names that may be one's: they share a word that is theirs ("Praxis Dr. Keller", "Zahnarzt Keller"), or one is the
 * other's initials. It proves no identity, and it is enough to doubt a difference.
 */
export const mayBeSameName = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = a.some((word) => word.length >= LEAST_SHARED && !COMMON.has(word) && b.includes(word));
  return (
    shared || (a.length > 2 && initials(a) === b.join("")) || (b.length > 2 && initials(b) === a.join(""))
  );
};

/** What a short name's address puts before or after it: "getlumo", "lumohq". */
const IN_DOMAIN = (name: string): RegExp =>
  new RegExp(
    `^(?:get|try|my|join|use|go|hello|the|we|shop)?${name}(?:app|hq|shop|store|online|official|group|labs?|ai|io)?$`,
  );

/** Where the page bears the ad's name: among its names first, then anywhere in its text, title and description. */
export const bearerOf = (brand: Passage, { page }: Evidence): Passage | null => {
  const named = page.brands.find(({ plain }) => sameName(brand.plain, plain));
  if (named !== undefined) return named;
  const words = wordsOf(brand.plain);
  const name = words.join(" ");
  if (name.length < 2) return null;
  const said = [...page.blocks, ...page.summary].find(({ plain }) => ` ${plain} `.includes(` ${name} `));
  const compact = words.join("");
  // A campaign's domain may hold the name among other words: "lumo-summer-sale".
  const domain = page.brands.find(({ source, plain }) => {
    const address = plain.replaceAll(" ", "");
    return (
      source === "url" &&
      (compact.length > LEAST ? address.includes(compact) : IN_DOMAIN(compact).test(address))
    );
  });
  return said ?? domain ?? null;
};

/** Words that any ad may use weigh less. */
const TELLING = 0.5;

/** A name from here on is stated to be the site's own (see the evidence of brands), not only likely. */
const STATED = 0.85;

/**
 * The name that the page surely goes by: one that it states, or two likely ones that agree. Null where only a domain, a
 * title's part or a word at the top suggests one: those may be a page builder's, a campaign's or a product's.
 */
export const ownNameOf = ({ brands }: PageEvidence): Passage | null =>
  brands.find(({ confidence }) => confidence >= STATED) ??
  brands.find(
    (one) =>
      // "Summer sale" in title and address names a campaign.
      one.terms.some(({ weight }) => weight >= TELLING) &&
      brands.some((other) => other.source !== one.source && sameName(one.plain, other.plain)),
  ) ??
  null;
