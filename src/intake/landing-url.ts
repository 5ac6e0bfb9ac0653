import { findUrlMistake } from "../run/manifest/url.ts";

/** What an ad platform makes a click's destination of. */
export interface ClickUrlParts {
  finalUrl: string;
  /** `{lpurl}?utm_source=google`, or a click counter's address; empty where there is none. */
  template: string;
  /** `utm_source=google&k={keyword}`, put behind the query; empty where there is none. */
  suffix: string;
  /** `{_season}=sale;{_x}=y`: the account's own macros; empty where there are none. */
  parameters: string;
  mobile: boolean;
}

/** A landing that the manifest accepts, with what is not part of it; or what is wrong with the final URL. */
export type LandingResult = { landing: string; asides: string[] } | { mistake: string };

/** The manifest's own limit for an address (check/manifest/shape.ts). */
export const MAX_LANDING_URL_CHARS = 8_192;

/** `{lpurl}` at the very start stands for the final URL unescaped (support.google.com/google-ads/answer/6305348). */
const LEADING_LPURL = /^\{(?:unescaped)?lpurl\}/i;
const LPURL = /\{(?:un)?(?:escaped)?lpurl(?:\+[23])?\}/i;

/**
 * Where a click leads: the final URL with what template and suffix add. A template that names another host counts the
 * click beside the visit (parallel tracking), so that the visit itself goes to the final URL. Macros stay as they are
 * written, but for the account's own in a place where no visit could do without their value.
 */
export function resolveLanding(click: ClickUrlParts): LandingResult {
  const asides: string[] = [];
  const whole = appendSuffix(applyTemplate(click, asides), click.suffix);
  const candidates = [whole, substituteParameters(whole, click.parameters), click.finalUrl];
  const landing = candidates.find((url) => findUrlProblem(url, click.mobile) === null);
  if (landing === undefined) {
    return { mistake: findUrlProblem(click.finalUrl, click.mobile) ?? "write a whole address" };
  }
  if (landing === click.finalUrl && landing !== whole) {
    asides.push("What its tracking template or suffix adds was left out: it makes no address.");
  }
  return { landing, asides };
}

const findUrlProblem = (url: string, mobile: boolean): string | null =>
  url.length > MAX_LANDING_URL_CHARS
    ? `the address has ${url.length.toLocaleString("en")} characters, more than ${MAX_LANDING_URL_CHARS.toLocaleString("en")}: shorten it`
    : findUrlMistake("the address", url, { mobile });

function applyTemplate({ finalUrl, template }: ClickUrlParts, asides: string[]): string {
  if (template === "") return finalUrl;
  const added = template.replace(LEADING_LPURL, "");
  if (added !== template) {
    if (LPURL.test(added)) return finalUrl;
    return /^[?&]/.test(added) ? appendSuffix(finalUrl, added.slice(1)) : `${finalUrl}${added}`;
  }
  const host = URL.parse(template.replace(/[{}]/g, ""))?.host;
  if (host !== undefined) asides.push(`Clicks are counted by ${host}, beside the visit.`);
  return finalUrl;
}

/** Puts parameters behind an address's query, ahead of its fragment. */
export function appendSuffix(url: string, suffix: string): string {
  const added = suffix.trim().replace(/^[?&]+/, "");
  if (added === "") return url;
  const [, address = url, fragment = ""] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const joint = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${joint}${added}${fragment}`;
}

/** `{_name}` by its value: "{_season}=sale; {_x}=y", as Google Ads Editor writes them, braces and underscore optional. */
function substituteParameters(url: string, parameters: string): string {
  const values = new Map<string, string>();
  for (const pair of parameters.split(";")) {
    const [, name, value] = /^\{?_?([a-z0-9]+)\}?\s*=(.*)$/is.exec(pair.trim()) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value.trim());
  }
  return url.replace(/\{_([a-z0-9]+)\}/gi, (macro, name: string) => values.get(name.toLowerCase()) ?? macro);
}
