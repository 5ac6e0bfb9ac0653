import { distance } from "fastest-levenshtein";
import type { Evidence, Passage } from "../../products.ts";

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

/** Where the page bears the ad's name: among its names first, then anywhere in its text. */
export const bearerOf = (brand: Passage, { page }: Evidence): Passage | null => {
  const named = page.brands.find(({ plain }) => sameName(brand.plain, plain));
  if (named !== undefined) return named;
  const name = wordsOf(brand.plain).join(" ");
  return name.length < 2
    ? null
    : (page.blocks.find(({ plain }) => ` ${plain} `.includes(` ${name} `)) ?? null);
};
