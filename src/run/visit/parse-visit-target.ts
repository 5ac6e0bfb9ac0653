import { EvaluationError } from "../../contract/error.ts";
import { quoteValue } from "../format-message.ts";
import type { Entry } from "../manifest/entry.ts";
import { isAtOrBelow, parseHttpUrl, type RewriteRule, stripTrailingSlash } from "./rewrite-rules.ts";

/** A line of `site` or `preview`: what to visit, and the URLs that it replaces (default: each landing URL's origin). */
export interface VisitTarget {
  /** The folder, or the deployment's environment (`auto` for all). */
  name: string;
  replaces: RewriteRule["from"][];
}

export type VisitTargetResult = { target: VisitTarget } | { mistake: string };

/** Reads `WHAT` or `WHAT => ORIGIN[, ORIGIN]…`. */
export function parseVisitTarget(line: string, example: string): VisitTargetResult {
  const [name = "", places, ...rest] = line.split(/\s*=>\s*/u);
  if (name === "" || places === "" || rest.length > 0) return { mistake: `must be written as ${example}` };
  const target: VisitTarget = { name, replaces: [] };
  for (const place of (places ?? "").split(/[\s,]+/u).filter(Boolean)) {
    const url = parseHttpUrl(place);
    if (typeof url === "string") return { mistake: url };
    if (url.search !== "") return { mistake: `has ${quoteValue(place)}: remove the query` };
    target.replaces.push({ origin: url.origin, path: stripTrailingSlash(url.pathname) });
  }
  return { target };
}

/**
 * The URLs that a site or preview replaces: those it names, or the only origin of the landing URLs that no earlier rule
 * matches.
 *
 * @throws EvaluationError if the landing URLs have several origins, so that the one to replace must be named.
 */
export function findReplacedUrls(
  { name, replaces: named }: VisitTarget,
  setting: "site" | "preview",
  entries: readonly Entry[],
  claimed: readonly RewriteRule["from"][],
): RewriteRule["from"][] {
  if (named.length > 0) return named;
  const free = entries
    .map(({ landing }) => new URL(landing.url))
    .filter(({ origin, pathname }) => !claimed.some((place) => isAtOrBelow(place, { origin, path: pathname })));
  const origins = [...new Set(free.map(({ origin }) => origin))];
  if (origins.length < 2) return origins.map((origin) => ({ origin, path: "" }));
  const [example] = origins;
  const more = origins.length > 3 ? [`${origins.length - 3} more`] : [];
  throw new EvaluationError(
    `The landing URLs have several origins: ${joinWords([...origins.slice(0, 3), ...more])}. Name the origin that ` +
      `${setting} replaces: ${name} => ${example}`,
  );
}

const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
