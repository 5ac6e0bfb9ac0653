import { findUrlMistake } from "../run/manifest/find-url-mistake.ts";

/** The parts from which an ad platform builds a click's URL. Empty strings mean absent. */
export interface ClickUrlParts {
  finalUrl: string;
  /** `{lpurl}?utm_source=google`, or a click tracker's URL. */
  template: string;
  /** `utm_source=google&k={keyword}`, appended to the query. */
  suffix: string;
  /** `{_season}=sale;{_x}=y`: the account's custom macros. */
  parameters: string;
  mobile: boolean;
}

/** A landing URL that the manifest accepts, with notes about left-out parts; or what is wrong with the final URL. */
export type LandingResult = { landing: string; notes: string[] } | { mistake: string };

/** The manifest's limit for a URL (run/manifest/shape.ts). */
export const MAX_LANDING_URL_CHARS = 8_192;

/** A leading `{lpurl}` is the unescaped final URL (support.google.com/google-ads/answer/6305348). */
const LEADING_LPURL = /^\{(?:unescaped)?lpurl\}/i;
const LPURL = /\{(?:un)?(?:escaped)?lpurl(?:\+[23])?\}/i;

/**
 * The URL that a click opens: the final URL with the additions of template and suffix. A template with another host is
 * ignored: it tracks the click in parallel. Macros stay unexpanded, except custom ones if the URL is invalid without
 * them.
 */
export function resolveLanding(click: ClickUrlParts): LandingResult {
  const notes: string[] = [];
  const fullUrl = appendSuffix(applyTemplate(click, notes), click.suffix);
  const candidates = [fullUrl, substituteParameters(fullUrl, click.parameters), click.finalUrl];
  const landing = candidates.find((url) => findUrlProblem(url, click.mobile) === null);
  if (landing === undefined) {
    return { mistake: findUrlProblem(click.finalUrl, click.mobile) ?? "write a complete URL" };
  }
  if (landing === click.finalUrl && landing !== fullUrl) {
    notes.push("The tracking template or suffix was left out: with it, the URL would be invalid.");
  }
  return { landing, notes };
}

/** What the manifest would reject in a landing URL, or null. */
export const findUrlProblem = (url: string, mobile = false): string | null =>
  url.length > MAX_LANDING_URL_CHARS
    ? `the URL has ${url.length.toLocaleString("en")} characters, more than ` +
      `${MAX_LANDING_URL_CHARS.toLocaleString("en")}: shorten it`
    : findUrlMistake("the URL", url, { mobile });

function applyTemplate({ finalUrl, template }: ClickUrlParts, notes: string[]): string {
  if (template === "") return finalUrl;
  const added = template.replace(LEADING_LPURL, "");
  if (added !== template) {
    if (LPURL.test(added)) return finalUrl;
    return /^[?&]/.test(added) ? appendSuffix(finalUrl, added.slice(1)) : `${finalUrl}${added}`;
  }
  const host = URL.parse(template.replace(/[{}]/g, ""))?.host;
  if (host !== undefined) notes.push(`Clicks are also tracked by ${host}.`);
  return finalUrl;
}

/** Appends parameters to a URL's query. */
export function appendSuffix(url: string, suffix: string): string {
  const added = suffix.trim().replace(/^[?&]+/, "");
  if (added === "") return url;
  const [, address = url, fragment = ""] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const joint = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${joint}${added}${fragment}`;
}

/** Between custom parameters: `;` in files, a blank in Google's help, and nothing in scripts' `{_a}=1{_b}=2`. */
const PARAMETER_SEPARATOR = /;| (?=\{?_[a-z0-9]+\}? ?=)|(?=\{_[a-z0-9]+\} ?=)/iu;

/** Replaces `{_name}` macros. `parameters` as in Ads Editor: "{_season}=sale; {_x}=y", without braces, too. */
function substituteParameters(url: string, parameters: string): string {
  const values = new Map<string, string>();
  for (const pair of parameters.replace(/\s+/gu, " ").split(PARAMETER_SEPARATOR)) {
    const [, name, value] = /^\{?_?([a-z0-9]+)\}?\s*=(.*)$/is.exec(pair.trim()) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value.trim());
  }
  return url.replace(/\{_([a-z0-9]+)\}/gi, (macro, name: string) => values.get(name.toLowerCase()) ?? macro);
}

/** The URLs in one cell: several are separated by blanks, line breaks or `;`. A text that is no URL stays whole. */
export function splitUrls(cell: string): string[] {
  const parts = cell.split(/[\s;|]+/u).filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => /^https?:\/\//iu.test(part)) ? [...new Set(parts)] : [cell];
}
