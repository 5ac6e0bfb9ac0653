import { parse } from "yaml";
import { z } from "zod";
import { findClosestWord } from "../find-closest-word.ts";
import { quoteValue } from "../format-message.ts";
import { listSecrets, type SentValue } from "./secret-mask.ts";

/** By origin: header values by lower-case name. */
export type RequestHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The key for the deployment that `preview` finds, whose origin is not known in advance. */
export const PREVIEW_KEY = "preview";

export type RequestHeadersResult = { headers: RequestHeaders } | { mistake: string };

const HEADERS_EXAMPLE = '{"https://preview.example": {"authorization": "Basic …"}}';

const HeadersInput = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)),
);

/** RFC 9110 §5.6.2: a token. */
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/u;
/** RFC 9110 §5.5: visible characters, with blanks between them. */
const HEADER_VALUE = /^[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?$/u;

/** Headers that the connection or the browser sets, or that identify the visit. */
const RESERVED_HEADERS = new RegExp(
  "^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|keep-alive|expect|proxy-.*|sec-.*|origin|" +
    "referer|cookie2?|accept-encoding|range|if-.*)$",
  "iu",
);

/** Parses a YAML or JSON map of origins to headers. Error messages never contain header values. */
export function parseRequestHeaders(text: string): RequestHeadersResult {
  if (text.trim() === "") return { headers: {} };
  const written = HeadersInput.safeParse(parseYaml(text));
  if (!written.success) {
    return { mistake: `must be a YAML or JSON map of origins to headers, such as ${HEADERS_EXAMPLE}` };
  }
  const headers: Record<string, Readonly<Record<string, string>>> = {};
  for (const [key, fields] of Object.entries(written.data)) {
    const origin = parseOrigin(key);
    if (typeof origin !== "string") return origin;
    if (Object.hasOwn(headers, origin)) return { mistake: `has ${quoteValue(origin)} twice: merge the two maps` };
    const mistake = findHeaderMistake(fields);
    if (mistake !== null) return { mistake: `for ${quoteValue(key)} ${mistake}` };
    headers[origin] = lowerCaseNames(fields);
  }
  return { headers };
}

/** The values to mask in logs; all lines if the text cannot be parsed. */
export function extractHeaderSecrets(text: string): string[] {
  const written = HeadersInput.safeParse(parseYaml(text));
  if (written.success) return listSecrets(listSentHeaders(written.data));
  const lines = text.split(/\r?\n/u).flatMap((line) => [line, line.replace(/^[^:]*:\s*/u, "")]);
  return listSecrets(lines.map((line) => ["secret", line]));
}

/** The headers of all origins. */
export const listSentHeaders = (headers: RequestHeaders): SentValue[] =>
  Object.values(headers).flatMap(Object.entries<string>);

/** Looks up the headers for a visit by its first URL's origin. */
export const createHeaderLookup =
  (headers: RequestHeaders) =>
  (url: string): Readonly<Record<string, string>> => {
    const origin = URL.parse(url)?.origin;
    return origin !== undefined && Object.hasOwn(headers, origin) ? (headers[origin] ?? {}) : {};
  };

function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0, logLevel: "silent" });
  } catch {
    return null;
  }
}

function parseOrigin(key: string): string | { mistake: string } {
  if (key === PREVIEW_KEY) return key;
  const url = /^https?:\/\//iu.test(key) ? URL.parse(key) : null;
  if (url === null) {
    const meant = findClosestWord(key, [PREVIEW_KEY]) === undefined ? "" : `, or "${PREVIEW_KEY}"`;
    return { mistake: `has ${quoteValue(key)}: write an origin, such as https://preview.example${meant}` };
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "") {
    return { mistake: `has ${quoteValue(key)}: headers apply to a whole origin, so write ${quoteValue(url.origin)}` };
  }
  return url.origin;
}

function findHeaderMistake(fields: Readonly<Record<string, string>>): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!HEADER_NAME.test(name)) return `has ${quoteValue(name)}, which is not a valid header name`;
    if (RESERVED_HEADERS.test(name))
      return `sets ${quoteValue(name)}, which the browser or the connection sets itself: remove it`;
    if (!HEADER_VALUE.test(value))
      return `has an invalid value for ${quoteValue(name)}: write it on one line, without control characters`;
  }
  const names = Object.keys(fields).map((name) => name.toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? null : `sets ${quoteValue(twice)} twice: header names are case-insensitive`;
}

const lowerCaseNames = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
