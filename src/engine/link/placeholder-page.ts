import { getDomain, getHostname } from "tldts";
import type { LinkAdvisory } from "../artifacts/link.ts";
import { foldText, splitSegments } from "./not-found.ts";
import { type DocumentSummary, truncate } from "./observation.ts";
import {
  DEFACED_PAGE,
  DEVELOPER_ERROR,
  GEO_BLOCKED,
  MAINTENANCE,
  OFFER_ENDED,
  PARKED_DOMAIN,
  PLACEHOLDER_HINT,
  PROVIDER_PAGE,
  SERVER_ERROR,
  UNDER_CONSTRUCTION,
} from "./placeholder-page-phrases.ts";

// Pages that answer 200 and are not what anybody advertises. Each may be meant (a broker advertises domains, a portal its
// sign-in), so nothing here decides: it is said, and a person looks.

const NO_ADVISORIES: readonly LinkAdvisory[] = [];

/**
 * What answers in the advertised page's place: a parked domain, a hosting provider's own page, a server's error, a site under
 * maintenance or not yet built.
 *
 * @param way Addresses passed through, the submitted one first and the last one last.
 */
export function findPlaceholder(way: readonly string[], words: DocumentSummary): readonly LinkAdvisory[] {
  const note = (way.length > 1 ? describeParkedRedirect(way) : null) ?? describePlaceholder(words);
  return note === null ? NO_ADVISORIES : [{ kind: "placeholder", note }];
}

/** Whether it is worth knowing what else the document says: most say nothing of the kind. */
export function mayBePlaceholder(title: string, heading: string): boolean {
  return (
    title === "" || PLACEHOLDER_HINT.test(title) || PLACEHOLDER_HINT.test(heading) || DOMAIN_NAME.test(title)
  );
}

/** A redirect that ends on an error's address, a sign-in or a password: a page is there, and visitors are turned away. */
export function findDeadEnd(way: readonly string[]): readonly LinkAdvisory[] {
  if (way.length < 2) return NO_ADVISORIES;
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const found = DEAD_END_PATHS.find(
    ({ where }) => where.test(getPathname(end)) && !where.test(getPathname(start)),
  );
  if (found === undefined) return NO_ADVISORIES;
  return [{ kind: "dead_end", note: `A redirect leads to ${truncate(end)}, the address of ${found.what}` }];
}

const getPathname = (url: string): string => new URL(url).pathname;

/** Whole segments of a path: "/lookbook/404-jeans" and "/passwordless" are pages. */
const DEAD_END_PATHS = [
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
const PARKING_DOMAINS: ReadonlySet<string> = new Set([
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
const DOMAIN_SALE_HOSTS: ReadonlySet<string> = new Set(["forsale.godaddy.com"]);

function describeParkedRedirect(way: readonly string[]): string | null {
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const domain = getDomain(end);
  if (domain === null || domain === getDomain(start)) return null;
  const host = getHostname(end) ?? "";
  if (!PARKING_DOMAINS.has(domain) && !DOMAIN_SALE_HOSTS.has(host)) return null;
  return `A redirect leads to ${truncate(end)}, where domains are parked or sold`;
}

/** The error for developers with which a page's own part begins; null where none stands there. */
export function findDeveloperError(lines: readonly string[]): string | null {
  return lines.slice(0, MAX_DEVELOPER_ERROR_LINES).find((line) => DEVELOPER_ERROR.test(line)) ?? null;
}

const MAX_DEVELOPER_ERROR_LINES = 3;

function describePlaceholder({ title, heading, lines, developerError }: DocumentSummary): string | null {
  if (developerError !== undefined && developerError !== null)
    return `${SERVER_ERROR_NOTE}: its text is "${truncate(developerError)}"`;
  const ofTitle = describeText(title, "title", lines !== null);
  if (ofTitle !== null || lines === null) return ofTitle;
  const ofHeading = describeText(heading, "heading", true);
  if (ofHeading !== null) return ofHeading;
  // A title that is empty or a mere name leaves it to the text.
  if (title !== "" && !DOMAIN_NAME.test(title)) return null;
  const sentences = lines
    .flatMap((text) => text.split(/(?<=[.!]) /))
    .map((text) => text.slice(0, MAX_PLACEHOLDER_CHARS));
  const line = sentences.find((text) => classifyText(text, true) !== null);
  return line === undefined ? null : describeText(line, "text", true);
}

function describeText(text: string, what: string, little: boolean): string | null {
  const kind = classifyText(text, little);
  return kind === null ? null : `${kind}: its ${what} is "${truncate(text)}"`;
}

/** @param little The page says little else: then such words are all that a visitor finds. */
function classifyText(text: string, little: boolean): string | null {
  if (text.length > MAX_PLACEHOLDER_CHARS || !PLACEHOLDER_HINT.test(text)) return null;
  const folded = foldText(text);
  const segments = splitSegments(folded).map((segment) => segment.trim());
  const any = (pattern: RegExp): boolean => segments.some((segment) => pattern.test(segment));
  if (any(PARKED_DOMAIN)) return "The domain looks parked or for sale";
  if (PROVIDER_PAGE.test(folded)) return "A server's or hosting provider's own page answers";
  if (!little) return null;
  if (SERVER_ERROR.test(folded) || any(SERVER_ERROR)) return SERVER_ERROR_NOTE;
  if (any(MAINTENANCE)) return "The site seems to be down for maintenance";
  if (any(OFFER_ENDED)) return "What was advertised seems to be over";
  if (any(DEFACED_PAGE)) return "The page seems to be defaced";
  if (any(GEO_BLOCKED)) return "The page is withheld from where this was asked";
  return any(UNDER_CONSTRUCTION) ? "The site seems not to be open yet, or no longer" : null;
}

const SERVER_ERROR_NOTE = "A server's error stands in the page's place";

/** Longer titles are headlines. */
const MAX_PLACEHOLDER_CHARS = 120;

/** A mere domain for a title. */
const DOMAIN_NAME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
