import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import json from "../lexicon/bot-checks.json" with { type: "json" };

// Bot checks and their signatures. A challenge may have any status (Cloudflare's has 403 or 503, AWS WAF's 202 or 405),
// so callers look for it before they read the status.

/** What a response shows, whether HTTP or Chrome received it. */
export interface PageResponse {
  status: number;
  /** Names in lower case; several Set-Cookie values are joined by newlines. */
  headers: Readonly<Record<string, string>>;
  title: string;
  markup: string;
}

/** Applies where all of its conditions do. */
const Conditions = z.strictObject({
  status: z.int().optional(),
  header: z.strictObject({ name: z.string(), pattern: z.string() }).optional(),
  /** Matches the beginning of a Set-Cookie line. */
  cookie: z.string().optional(),
  /** Parts that the markup contains. */
  markup: z.array(z.string()).optional(),
  markupPattern: z.string().optional(),
  title: z.string().optional(),
  titles: z.array(z.string()).optional(),
  shortPage: z.literal(true).optional(),
});
const Rule = Conditions.transform(toPredicate);

const botChecks = lexicon(
  z
    .strictObject({
      source: z.string(),
      notes: z.array(z.string()),
      vendors: z.array(
        z.strictObject({
          vendor: z.string(),
          documentation: z.string(),
          challenge: z.array(Rule),
          presence: z.array(Rule).default([]),
        }),
      ),
    })
    .transform(({ vendors }) => vendors),
  json,
);

type Predicate = (response: PageResponse) => boolean;

function toPredicate(rule: z.infer<typeof Conditions>): Predicate {
  const { status, header, cookie, markup = [], shortPage } = rule;
  const title = rule.titles === undefined ? rule.title : `^(?:${rule.titles.join("|")})[.…!]*$`;
  const tests: Predicate[] = markup.map((part) => (response) => response.markup.includes(part));
  if (status !== undefined) tests.push((response) => response.status === status);
  if (header !== undefined) tests.push(matches(header.pattern, "", ({ headers }) => headers[header.name]));
  if (cookie !== undefined) tests.push(matches(cookie, "m", ({ headers }) => headers["set-cookie"]));
  if (title !== undefined) tests.push(matches(title, "i", (response) => response.title));
  if (shortPage) tests.push((response) => response.markup.length < MAX_CHECK_PAGE_CHARS);
  if (rule.markupPattern !== undefined) tests.push(matches(rule.markupPattern, "", (page) => page.markup));
  return (response) => tests.every((test) => test(response));
}

function matches(source: string, flags: string, read: (response: PageResponse) => string | undefined): Predicate {
  const pattern = new RegExp(source, flags);
  return (response) => pattern.test(read(response) ?? "");
}

const MAX_CHECK_PAGE_CHARS = 16 * 1024;

/** Statuses with which these vendors refuse; their signatures on a 404 or a 500 do not mean a bot check. */
const BLOCKING_STATUSES: ReadonlySet<number> = new Set([403, 405, 406, 429]);

/** The vendor of the bot check that answered instead of the page; null where none did. */
export function detectBotCheck(response: PageResponse): string | null {
  const trimmed = { ...response, title: response.title.trim() };
  const challenging = botChecks().find(({ challenge }) => challenge.some((applies) => applies(trimmed)));
  if (challenging !== undefined) return challenging.vendor;
  return BLOCKING_STATUSES.has(response.status) ? detectBotManager(trimmed) : null;
}

/** The vendor of a bot manager that handled the response, whatever it says; null where there is no sign of one. */
export const detectBotManager = (response: PageResponse): string | null =>
  botChecks().find(({ presence }) => presence.some((applies) => applies(response)))?.vendor ?? null;
