import { getDomain, getHostname } from "tldts";
import { foldText } from "../../ground/fold-text.ts";
import { truncate } from "../../ground/text.ts";
import type { LinkAdvisory } from "../artifacts/link-verdict.ts";
import { patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/placeholder-pages.json" with { type: "json" };
import type { DocumentSummary } from "./link-outcome.ts";
import { splitSegments } from "./text-says-not-found.ts";

// Pages that answer 200 and are not what an ad advertises. Each may be intended (a broker advertises domains, a portal
// its sign-in), so they only get an advisory.

/** What the text of such a page says, first match first. */
const KINDS = Object.keys(json.labels) as (keyof typeof json.labels)[];

/** Signs that count on any page; the others only on pages that say little else. */
const SURE_KINDS: ReadonlySet<string> = new Set(["parkedDomain", "providerPage"]);

const patterns = patternLexicon(json.patterns, json);

/** For folded text. */
const foldedPatterns = patternLexicon(json.foldedPatterns, json, foldText);

/**
 * What answers instead of the advertised page: a parked domain, a hosting provider's default page, a server error, a
 * maintenance notice, or a site that has not opened yet.
 *
 * @param urls The redirect chain, from the submitted URL to the final one.
 */
export function findPlaceholder(urls: readonly string[], summary: DocumentSummary): readonly LinkAdvisory[] {
  const note = (urls.length > 1 ? describeParkedRedirect(urls) : null) ?? describePlaceholder(summary);
  return note === null ? [] : [{ kind: "placeholder", note }];
}

/** Whether the document's text is worth reading: most titles and headings rule a placeholder out. */
export function mayBePlaceholder(title: string, heading: string): boolean {
  const { hint } = patterns();
  return title === "" || hint.test(title) || hint.test(heading) || DOMAIN_NAME.test(title);
}

function describeParkedRedirect(urls: readonly string[]): string | null {
  const [start = "", end = ""] = [urls[0], urls.at(-1)];
  const domain = getDomain(end);
  if (domain === null || domain === getDomain(start)) return null;
  if (!json.parkingDomains.includes(domain) && !json.domainSaleHosts.includes(getHostname(end) ?? "")) return null;
  return `A redirect leads to ${truncate(end)}, where domains are parked or sold`;
}

/** A developer-facing error message at the beginning of a page's main content; null where there is none. */
export function findDeveloperError(lines: readonly string[]): string | null {
  const { developerError } = patterns();
  return lines.slice(0, MAX_DEVELOPER_ERROR_LINES).find((line) => developerError.test(line)) ?? null;
}

const MAX_DEVELOPER_ERROR_LINES = 3;

function describePlaceholder({ title, heading, lines, developerError }: DocumentSummary): string | null {
  if (developerError) return `${json.labels.serverError}: its text is "${truncate(developerError)}"`;
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
  if (text.length > MAX_PLACEHOLDER_CHARS || !patterns().hint.test(text)) return null;
  const folded = foldText(text);
  const segments = splitSegments(folded).map((segment) => segment.trim());
  const kind = KINDS.filter((one) => isShortPage || SURE_KINDS.has(one)).find((one) => {
    // A provider's notice is compared as a whole, a server's error both ways, all others by their segments.
    const whole = one === "providerPage" || one === "serverError" ? [folded] : [];
    return [...whole, ...(one === "providerPage" ? [] : segments)].some((part) => foldedPatterns()[one].test(part));
  });
  return kind === undefined ? null : json.labels[kind];
}

/** Longer texts are headlines. */
const MAX_PLACEHOLDER_CHARS = 120;

/** A title that is only a domain name. */
const DOMAIN_NAME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
