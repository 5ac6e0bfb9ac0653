import { truncate } from "../../ground/text.ts";
import type { LinkAdvisory } from "../artifacts/link-verdict.ts";
import certificates from "../lexicon/certificate-errors.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/redirects.json" with { type: "json" };
import { describeOutcome, type LinkOutcome, type VisitedLink } from "./link-outcome.ts";
import type { CheckPurpose } from "./options.ts";
import { findPlaceholder } from "./placeholder-page.ts";
import { createUnavailableAdvisory } from "./unavailable-notice.ts";

/** Notes on a destination that works. They never fail it. */
export function findAdvisories(
  start: string,
  visit: VisitedLink | null,
  http: LinkOutcome | undefined,
  purpose: CheckPurpose,
): LinkAdvisory[] {
  const advisories = [...findServerAdvisories(http, visit?.outcome), ...findForeignContent(http, visit?.outcome)];
  if (visit === null) return advisories;
  const { outcome, redirects, finalUrl, summary } = visit;
  // Before a browser runs its scripts, an application shell may become any page.
  if (purpose === "links" && outcome.kind === "page" && outcome.contentAmount === "thin")
    advisories.push({ kind: "thin_page", note: "The page has almost no content: less than a sentence of text" });
  const urls = [...new Set([start, ...redirects, finalUrl ?? start])];
  const placeholders = findPlaceholder(urls, summary);
  advisories.push(...(placeholders.length > 0 ? placeholders : createUnavailableAdvisory(summary.unavailableNotice)));
  return [...advisories, ...findRedirectAdvisories(urls)];
}

/** Advisories on a redirect chain, from the submitted URL to the final one. */
export const findRedirectAdvisories = (urls: readonly string[]): LinkAdvisory[] =>
  [findDeadEnd, findHomePageRedirect, findLostTracking, findInsecureHop].flatMap((find) => find(urls));

function findServerAdvisories(http: LinkOutcome | undefined, visit: LinkOutcome | undefined): LinkAdvisory[] {
  const advisories: LinkAdvisory[] = [];
  const serverError = [visit, http].find((outcome) => outcome?.kind === "server_error");
  if (serverError?.kind === "server_error") {
    const note = `The server answered ${serverError.status}, but its page was scored`;
    advisories.push({ kind: "server_error", note });
  }
  const timeout = [visit, http].find((outcome) => outcome?.kind === "timeout");
  if (timeout !== undefined) {
    const note =
      timeout === visit
        ? `${describeOutcome(timeout)}; the part that had rendered was scored`
        : "The page was slow: one visit timed out";
    advisories.push({ kind: "timeout", note });
  }
  if (http?.kind === "certificate" && certificates.incompleteChain.includes(http.code)) {
    const note =
      "The server does not send an intermediate certificate: browsers fetch it, other clients reject the page";
    advisories.push({ kind: "incomplete_chain", note });
  }
  return advisories;
}

/** What is no web page. Google Ads' destination requirements exclude links to files: pictures, videos, documents. */
function findForeignContent(http: LinkOutcome | undefined, visit: LinkOutcome | undefined): LinkAdvisory[] {
  const isForeign = (one: LinkOutcome | undefined) =>
    (one?.kind === "file" || one?.kind === "page") && one.mediaType !== undefined;
  const foreign = [http, visit].find(isForeign);
  if (foreign?.kind !== "file" && foreign?.kind !== "page") return [];
  const { kind, mediaType = "" } = foreign;
  if (kind === "file" && foreign.isMarkup)
    return [{ kind: "not_a_page", note: `The server sends a web page as ${mediaType}, so browsers show no page` }];
  const what = kind === "file" ? "a file" : /^(?:text|application)\//.test(mediaType) ? "source text" : "a bare file";
  const note = `Visitors get ${what} (${mediaType}) instead of a page, which Google Ads does not allow as a destination`;
  return [{ kind: "not_a_page", note }];
}

/** A deep link that now redirects to its site's home page: sites often remove an offer this way. */
function findHomePageRedirect(urls: readonly string[]): LinkAdvisory[] {
  const end = new URL(urls.at(-1) ?? "");
  if (!isHomePage(end)) return [];
  // Short links and click trackers redirect to other hosts' home pages on purpose.
  const deep = urls.find((address) => {
    const url = new URL(address);
    return !isHomePage(url) && getSite(url) === getSite(end);
  });
  if (deep === undefined) return [];
  const note = `It redirects to the site's home page, ${truncate(end.href)}, instead of ${truncate(deep)}`;
  return [{ kind: "home_page", note }];
}

const redirectPatterns = patternLexicon(json.patterns, json);
const deadEnds = patternLexicon(json.deadEnds, json);

const isHomePage = ({ pathname }: URL): boolean => redirectPatterns().homePath.test(pathname);

const getSite = ({ hostname, port }: URL): string => `${hostname.replace(/^(?:www|m|mobile)\./, "")}:${port}`;

/** A parameter that a URL of the chain has and the final URL lacks: analytics cannot attribute these visits. */
function findLostTracking(urls: readonly string[]): LinkAdvisory[] {
  const arrived = listTrackingParams(urls.at(-1) ?? "");
  const dropped = new Map<string, string>();
  urls.slice(0, -1).forEach((address, place) => {
    for (const [folded, name] of listTrackingParams(address)) {
      if (!arrived.has(folded)) dropped.set(name, urls[place + 1] ?? "");
    }
  });
  if (dropped.size === 0) return [];
  const [[, target] = ["", ""]] = dropped;
  const names = [...dropped.keys()];
  return [{ kind: "tracking_lost", note: `A redirect to ${truncate(target)} drops ${names.join(", ")}` }];
}

/** Tracking parameters in the query or fragment, by lower-case name. */
function listTrackingParams(address: string): Map<string, string> {
  const { search, hash } = new URL(address);
  const { trackingParameter } = redirectPatterns();
  const names = [...`${search}${hash}`.matchAll(/[?&#]([^=&#?]+)=/g)].map(([, name = ""]) => name);
  return new Map(names.filter((name) => trackingParameter.test(name)).map((name) => [name.toLowerCase(), name]));
}

/** A redirect to the URL of an error, sign-in or password page, where visitors do not see the advertised page. */
function findDeadEnd(urls: readonly string[]): LinkAdvisory[] {
  const [start = "", end = ""] = [urls[0], urls.at(-1)];
  const [what] =
    Object.entries(deadEnds()).find(
      ([, path]) => path.test(new URL(end).pathname) && !path.test(new URL(start).pathname),
    ) ?? [];
  if (what === undefined) return [];
  return [{ kind: "dead_end", note: `A redirect ends on ${truncate(end)}, which looks like ${what}` }];
}

function findInsecureHop(urls: readonly string[]): LinkAdvisory[] {
  const hop = urls.find((address) => address.startsWith("http:") && !LOOPBACK_HTTP_URL.test(address));
  if (hop === undefined) return [];
  const note = `The redirect chain includes unencrypted http: ${truncate(hop)}`;
  return [{ kind: "insecure_hop", note }];
}

/**
 * Requests to these URLs do not leave the machine, so the Secure Contexts standard trusts them. Matches normalised
 * WHATWG URLs.
 */
const LOOPBACK_HTTP_URL = /^http:\/\/(?:(?:[^/?#:]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/?#]|$)/;

/** Most certificates are renewed 30 days before they expire, so 14 days left means that renewal has failed. */
const EXPIRY_WARNING_DAYS = 14;
const DAY_MS = 86_400_000;

/** @param ends Unix time in milliseconds. */
export function checkCertificateExpiry(host: string, ends: number, now: number): LinkAdvisory[] {
  const days = (ends - now) / DAY_MS;
  if (days < 0 || days > EXPIRY_WARNING_DAYS) return [];
  const day = new Date(ends).toISOString().slice(0, 10);
  const left = Math.floor(days) === 1 ? "1 day" : `${Math.floor(days)} days`;
  return [{ kind: "certificate_expiring", note: `The certificate of ${host} expires in ${left}, on ${day}` }];
}
