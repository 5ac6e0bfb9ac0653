import { getDomain, getHostname } from "tldts";
import { z } from "zod";
import type { LinkAdvisory } from "../artifacts/link.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/placeholder-pages.json" with { type: "json" };
import { foldCaseAndAccents, foldedAnyOf } from "./fold-text.ts";
import { splitSegments } from "./not-found.ts";
import { type DocumentSummary, truncate } from "./observation.ts";

// Pages that answer 200 and are not what an ad advertises. Each may be intended (a broker advertises domains, a portal its
// sign-in), so they only get an advisory.

const Sources = z.array(z.string().min(1)).min(1);

const placeholderPatterns = lexicon(
  z
    .strictObject({
      source: z.string(),
      notes: z.array(z.string()),
      hints: Sources,
      parkedDomain: Sources,
      providerPage: Sources,
      serverError: Sources,
      maintenance: Sources,
      underConstruction: Sources,
      offerEnded: Sources,
      defaced: Sources,
      geoBlocked: Sources,
      developerErrors: Sources,
      parkingDomains: Sources,
      domainSaleHosts: Sources,
    })
    .transform((words) => ({
      /** A cheap check before the others. */
      hint: new RegExp(words.hints.join("|"), "i"),
      parkedDomain: wholeText(words.parkedDomain),
      providerPage: wholeText(words.providerPage),
      serverError: wholeText(words.serverError),
      maintenance: wholeText(words.maintenance),
      underConstruction: wholeText(words.underConstruction),
      offerEnded: wholeText(words.offerEnded),
      defaced: wholeText(words.defaced),
      geoBlocked: wholeText(words.geoBlocked),
      developerError: new RegExp(`^(?:${words.developerErrors.join("|")})`),
      parkingDomains: new Set(words.parkingDomains),
      domainSaleHosts: new Set(words.domainSaleHosts),
    })),
  json,
);

const wholeText = (sources: readonly string[]): RegExp => new RegExp(`^(?:${foldedAnyOf(sources)})[.!]*$`, "u");

const NO_ADVISORIES: readonly LinkAdvisory[] = [];

/**
 * What answers instead of the advertised page: a parked domain, a hosting provider's default page, a server error, a
 * maintenance notice, or a site that has not opened yet.
 *
 * @param urls The redirect chain, from the submitted URL to the final one.
 */
export function findPlaceholder(urls: readonly string[], summary: DocumentSummary): readonly LinkAdvisory[] {
  const note = (urls.length > 1 ? describeParkedRedirect(urls) : null) ?? describePlaceholder(summary);
  return note === null ? NO_ADVISORIES : [{ kind: "placeholder", note }];
}

/** Whether the document's text is worth reading: most titles and headings rule a placeholder out. */
export function mayBePlaceholder(title: string, heading: string): boolean {
  const { hint } = placeholderPatterns();
  return title === "" || hint.test(title) || hint.test(heading) || DOMAIN_NAME.test(title);
}

/** A redirect to the URL of an error, sign-in or password page, where visitors do not see the advertised page. */
export function findDeadEnd(urls: readonly string[]): readonly LinkAdvisory[] {
  if (urls.length < 2) return NO_ADVISORIES;
  const [start = "", end = ""] = [urls[0], urls.at(-1)];
  const found = DEAD_END_PATHS.find(
    ({ path }) => path.test(new URL(end).pathname) && !path.test(new URL(start).pathname),
  );
  if (found === undefined) return NO_ADVISORIES;
  return [{ kind: "dead_end", note: `A redirect ends on ${truncate(end)}, which looks like ${found.what}` }];
}

/** They match whole path segments: "/lookbook/404-jeans" and "/passwordless" are ordinary pages. */
const DEAD_END_PATHS = [
  {
    what: "an error page",
    path: /\/(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\.\w{2,5})?\/?$/i,
  },
  { what: "a sign-in page", path: /\/(?:log[-_]?in|sign[-_]?in|sso)(?:\.\w{2,5})?\/?$/i },
  // Shopify redirects the visitors of a shop that is not open to this path.
  { what: "a password page", path: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/password\/?$/i },
] as const;

function describeParkedRedirect(urls: readonly string[]): string | null {
  const [start = "", end = ""] = [urls[0], urls.at(-1)];
  const domain = getDomain(end);
  if (domain === null || domain === getDomain(start)) return null;
  const { parkingDomains, domainSaleHosts } = placeholderPatterns();
  if (!parkingDomains.has(domain) && !domainSaleHosts.has(getHostname(end) ?? "")) return null;
  return `A redirect leads to ${truncate(end)}, where domains are parked or sold`;
}

/** A developer-facing error message at the beginning of a page's main content; null where there is none. */
export function findDeveloperError(lines: readonly string[]): string | null {
  const { developerError } = placeholderPatterns();
  return lines.slice(0, MAX_DEVELOPER_ERROR_LINES).find((line) => developerError.test(line)) ?? null;
}

const MAX_DEVELOPER_ERROR_LINES = 3;

function describePlaceholder({ title, heading, lines, developerError }: DocumentSummary): string | null {
  if (developerError) return `${SERVER_ERROR_NOTE}: its text is "${truncate(developerError)}"`;
  const byTitle = describeText(title, "title", lines !== null);
  if (byTitle !== null || lines === null) return byTitle;
  const byHeading = describeText(heading, "heading", true);
  if (byHeading !== null) return byHeading;
  // Any other title already says what the page is.
  if (title !== "" && !DOMAIN_NAME.test(title)) return null;
  const sentences = lines
    .flatMap((text) => text.split(/(?<=[.!]) /))
    .map((text) => text.slice(0, MAX_PLACEHOLDER_CHARS));
  const line = sentences.find((text) => classifyText(text, true) !== null);
  return line === undefined ? null : describeText(line, "text", true);
}

function describeText(text: string, what: string, isShortPage: boolean): string | null {
  const kind = classifyText(text, isShortPage);
  return kind === null ? null : `${kind}: its ${what} is "${truncate(text)}"`;
}

/** @param isShortPage The page says little else. On other pages only the sure signs count. */
function classifyText(text: string, isShortPage: boolean): string | null {
  const patterns = placeholderPatterns();
  if (text.length > MAX_PLACEHOLDER_CHARS || !patterns.hint.test(text)) return null;
  const folded = foldCaseAndAccents(text);
  const segments = splitSegments(folded).map((segment) => segment.trim());
  const any = (pattern: RegExp): boolean => segments.some((segment) => pattern.test(segment));
  if (any(patterns.parkedDomain)) return "The domain looks parked or for sale";
  if (patterns.providerPage.test(folded)) return "This is a default page of a web server or hosting provider";
  if (!isShortPage) return null;
  if (patterns.serverError.test(folded) || any(patterns.serverError)) return SERVER_ERROR_NOTE;
  if (any(patterns.maintenance)) return "The site seems to be down for maintenance";
  if (any(patterns.offerEnded)) return "The advertised offer seems to have ended";
  if (any(patterns.defaced)) return "The page seems to be defaced";
  if (any(patterns.geoBlocked)) return "The page is not available in the location of this check";
  return any(patterns.underConstruction) ? "The site seems to be closed or not open yet" : null;
}

const SERVER_ERROR_NOTE = "The page shows a server error";

/** Longer texts are headlines. */
const MAX_PLACEHOLDER_CHARS = 120;

/** A title that is only a domain name. */
const DOMAIN_NAME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
