import { getDomain, getHostname } from "tldts";
import type { LinkAdvisory } from "../products/link.ts";
import { fold, segmentsOf } from "./not-found.ts";
import {
  CRASH,
  DEFACED,
  ERRORS,
  HINT,
  MAINTENANCE,
  OVER,
  PARKED,
  PROVIDERS,
  UNFINISHED,
  WITHHELD,
} from "./placeholder-phrases.ts";
import { shortened, type Words } from "./sight.ts";

// Pages that answer 200 and are not what anybody advertises. Each may be meant (a broker advertises domains, a portal its
// sign-in), so nothing here decides: it is said, and a person looks.

const NONE: readonly LinkAdvisory[] = [];

/**
 * What answers in the advertised page's place: a parked domain, a hosting provider's own page, a server's error, a site under
 * maintenance or not yet built.
 *
 * @param way Addresses passed through, the submitted one first and the last one last.
 */
export function placeholder(way: readonly string[], words: Words): readonly LinkAdvisory[] {
  const note = (way.length > 1 ? parkedNote(way) : null) ?? wordsNote(words);
  return note === null ? NONE : [{ kind: "placeholder", note }];
}

/** Whether it is worth knowing what else the document says: most say nothing of the kind. */
export function mayStandIn(title: string, heading: string): boolean {
  return title === "" || HINT.test(title) || HINT.test(heading) || DOMAIN.test(title);
}

/** A redirect that ends on an error's address, a sign-in or a password: a page is there, and visitors are turned away. */
export function deadEnd(way: readonly string[]): readonly LinkAdvisory[] {
  if (way.length < 2) return NONE;
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const found = DEAD_ENDS.find(({ where }) => where.test(pathOf(end)) && !where.test(pathOf(start)));
  if (found === undefined) return NONE;
  return [{ kind: "dead_end", note: `A redirect leads to ${shortened(end)}, the address of ${found.what}` }];
}

const pathOf = (url: string): string => new URL(url).pathname;

/** Whole segments of a path: "/lookbook/404-jeans" and "/passwordless" are pages. */
const DEAD_ENDS = [
  {
    what: "an error page",
    where:
      /\/(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\.\w{2,5})?\/?$/i,
  },
  { what: "a sign-in", where: /\/(?:log[-_]?in|sign[-_]?in|sso)(?:\.\w{2,5})?\/?$/i },
  // Where Shopify sends the visitors of a shop that is not open.
  { what: "a page that asks for a password", where: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/password\/?$/i },
] as const;

/** Who parks domains and sells them, by registrable domain. */
const PARKING: ReadonlySet<string> = new Set([
  "above.com",
  "afternic.com",
  "bodis.com",
  "buydomains.com",
  "dan.com",
  "domainmarket.com",
  "efty.com",
  "hugedomains.com",
  "parkingcrew.net",
  "parklogic.com",
  "sedo.com",
  "sedoparking.com",
  "undeveloped.com",
]);
/** Hosts of sellers that have other business besides. */
const SALES: ReadonlySet<string> = new Set(["forsale.godaddy.com"]);

function parkedNote(way: readonly string[]): string | null {
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const domain = getDomain(end);
  if (domain === null || domain === getDomain(start)) return null;
  const host = getHostname(end) ?? "";
  if (!PARKING.has(domain) && !SALES.has(host)) return null;
  return `A redirect leads to ${shortened(end)}, where domains are parked or sold`;
}

/** The error for developers with which a page's own part begins; null where none stands there. */
export function crashIn(lines: readonly string[]): string | null {
  return lines.slice(0, FIRST_LINES).find((line) => CRASH.test(line)) ?? null;
}

const FIRST_LINES = 3;

function wordsNote({ title, heading, lines, crash }: Words): string | null {
  if (crash !== undefined && crash !== null) return `${ERROR}: its text is "${shortened(crash)}"`;
  const ofTitle = noteOf(title, "title", lines !== null);
  if (ofTitle !== null || lines === null) return ofTitle;
  const ofHeading = noteOf(heading, "heading", true);
  if (ofHeading !== null) return ofHeading;
  // A title that is empty or a mere name leaves it to the text.
  if (title !== "" && !DOMAIN.test(title)) return null;
  const sentences = lines.flatMap((text) => text.split(/(?<=[.!]) /)).map((text) => text.slice(0, LONGEST));
  const line = sentences.find((text) => kindOf(text, true) !== null);
  return line === undefined ? null : noteOf(line, "text", true);
}

function noteOf(text: string, what: string, little: boolean): string | null {
  const kind = kindOf(text, little);
  return kind === null ? null : `${kind}: its ${what} is "${shortened(text)}"`;
}

/** @param little The page says little else: then such words are all that a visitor finds. */
function kindOf(text: string, little: boolean): string | null {
  if (text.length > LONGEST || !HINT.test(text)) return null;
  const folded = fold(text);
  const segments = segmentsOf(folded).map((segment) => segment.trim());
  const any = (pattern: RegExp): boolean => segments.some((segment) => pattern.test(segment));
  if (any(PARKED)) return "The domain looks parked or for sale";
  if (PROVIDERS.test(folded)) return "A server's or hosting provider's own page answers";
  if (!little) return null;
  if (ERRORS.test(folded) || any(ERRORS)) return ERROR;
  if (any(MAINTENANCE)) return "The site seems to be down for maintenance";
  if (any(OVER)) return "What was advertised seems to be over";
  if (any(DEFACED)) return "The page seems to be defaced";
  if (any(WITHHELD)) return "The page is withheld from where this was asked";
  return any(UNFINISHED) ? "The site seems not to be open yet, or no longer" : null;
}

const ERROR = "A server's error stands in the page's place";

/** Longer titles are headlines. */
const LONGEST = 120;

/** A mere domain for a title. */
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
