import { quoteValue } from "../format-message.ts";
import { listParameters, listSecrets } from "./secret-mask.ts";

/**
 * One line of `rewrite`: landing URLs at or below `from` are visited at or below `to`. Both are absolute URLs without a
 * fragment; `from` has no query, and neither path ends with a slash.
 */
export interface RewriteRule {
  from: { origin: string; path: string };
  to: { origin: string; path: string; query: string };
}

/** The parsed rules, or what is wrong with the first invalid line. */
export type RewriteRulesResult = { rules: RewriteRule[] } | { mistake: string };

const RULE_EXAMPLE = "https://acme.example => https://preview.example";

/** Parses `FROM => TO`, one per line. */
export function parseRewriteRules(lines: readonly string[]): RewriteRulesResult {
  const rules: RewriteRule[] = [];
  for (const [index, line] of lines.entries()) {
    const rule = parseRewriteRule(line);
    const which = lines.length > 1 ? `line ${index + 1} ` : "";
    if (typeof rule === "string") return { mistake: `${which}${rule}` };
    const earlier = rules.findIndex(({ from }) => isAtOrBelow(from, rule.from));
    const remedy = "put the more specific rule first";
    if (earlier >= 0) {
      return { mistake: `${which}never applies, because line ${earlier + 1} matches the same URLs: ${remedy}` };
    }
    rules.push(rule);
  }
  return { rules };
}

function parseRewriteRule(line: string): RewriteRule | string {
  const [left = "", right = "", ...rest] = line.split(/\s*=>\s*/u);
  if (left === "" || right === "" || rest.length > 0) return `must be written as ${RULE_EXAMPLE}`;
  const from = parseHttpUrl(left);
  if (typeof from === "string") return from;
  const to = parseHttpUrl(right);
  if (typeof to === "string") return to;
  if (from.search !== "") {
    return `starts with ${quoteValue(left)}: remove the query, because every query is kept`;
  }
  return {
    from: { origin: from.origin, path: stripTrailingSlash(from.pathname) },
    to: { origin: to.origin, path: stripTrailingSlash(to.pathname), query: to.search.slice(1) },
  };
}

/** The values of the targets' queries to mask in logs. */
export const extractRewriteSecrets = (text: string): string[] =>
  text.split(/\r?\n/u).flatMap((line) => {
    const target = URL.parse(line.split(/\s*=>\s*/u)[1]?.trim() ?? "");
    return target === null ? [] : listSecrets(listParameters(target.search));
  });

/** An http(s) URL for a rule, or what is wrong with it. */
export function parseHttpUrl(text: string): URL | string {
  const url = /^https?:\/\//iu.test(text) ? URL.parse(text) : null;
  if (url === null) return `has ${quoteValue(text)}: write a full URL, such as https://acme.example`;
  if (url.username !== "" || url.password !== "") {
    return "contains a user name or password: send it as an authorization header with request-headers";
  }
  if (url.hash !== "") return `has ${quoteValue(text)}: remove the fragment (#…)`;
  return url;
}

/**
 * The URL that a rule gives, or null if the rule does not match. The path below `from` and the query are kept; the
 * rule's own query parameters are added and replace those of the same name.
 */
export function rewriteUrl(url: string, { from, to }: RewriteRule): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !isAtOrBelow(from, { origin: parsed.origin, path: parsed.pathname })) return null;
  const path = `${to.path}${parsed.pathname.slice(from.path.length)}`;
  const query = mergeQueries(parsed.search.slice(1), to.query);
  const moved = new URL(to.origin);
  moved.pathname = path;
  moved.search = query === "" ? "" : `?${query}`;
  moved.hash = parsed.hash;
  return moved.href;
}

/** Whether `place` is `above` or below it: `/shop/lamps` is below `/shop`, `/shopping` is not. */
export const isAtOrBelow = (above: RewriteRule["from"], place: RewriteRule["from"]): boolean =>
  above.origin === place.origin && (place.path === above.path || place.path.startsWith(`${above.path}/`));

function mergeQueries(own: string, added: string): string {
  if (added === "") return own;
  const replaced = new Set(new URLSearchParams(added).keys());
  const kept = own
    .split("&")
    .filter((pair) => pair !== "" && !replaced.has([...new URLSearchParams(pair).keys()][0] ?? ""));
  return [...kept, added].join("&");
}

/** `/shop/` becomes `/shop`, and `/` becomes the empty string. */
export const stripTrailingSlash = (path: string): string => path.replace(/\/+$/u, "");
