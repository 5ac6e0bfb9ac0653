/** Replaces what nobody may read in all texts of a value; everything else stays as it is. */
export type SecretMask = <T>(value: T) => T;

/** What is sent with a visit: a parameter of a query, or a request header. */
export type SentValue = readonly [name: string, value: string];

/** Shorter values, such as "true" or "1", are in many texts that are no secret. */
const MIN_SECRET_CHARS = 6;
/** Words that a report may contain for other reasons, such as `theme=spring-sale`; no token looks like this. */
const PLAIN_WORDS = /^\p{L}{1,15}(?:[-_ .,/]\p{L}{1,15})*$/u;
const SECRET_NAME = /auth|bypass|cookie|credential|key|pass|secret|signature|token/iu;
const MASKED = "***";

/** The parameters of a query. A token without a name is its own value. */
export const listParameters = (query: string): SentValue[] =>
  [...new URLSearchParams(query)].map(([name, value]) => [name, value === "" ? name : value]);

/** The values that are masked wherever they are, longest first, and the credentials in them. */
export function listSecrets(sent: readonly SentValue[]): string[] {
  const secrets = sent.flatMap(([name, value]) => {
    const parts = [value, value.replace(/^(?:basic|bearer|token)\s+/iu, "")].map((part) => part.trim());
    return parts.filter(
      (part) => part.length >= MIN_SECRET_CHARS && (SECRET_NAME.test(name) || !PLAIN_WORDS.test(part)),
    );
  });
  return [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
}

/**
 * Creates the mask of a run. GitHub masks secrets in logs only; reports, comments and issues have more readers.
 *
 * @param parameters of the URLs that are visited instead of landing URLs; masked as parameters even if they look like
 *   no secret.
 * @param headers of the visits.
 */
export function createSecretMask(parameters: readonly SentValue[], headers: readonly SentValue[]): SecretMask {
  const secrets = listSecrets([...parameters, ...headers]).flatMap(listSpellings);
  const names = parameters.flatMap(([name]) => listSpellings(name));
  const patterns = [
    ...(names.length === 0 ? [] : [new RegExp(`([?&](?:amp;)?(?:${matchAny(names)})=)[^&\\s"'<>)\\]#]*`, "gu")]),
    ...(secrets.length === 0 ? [] : [new RegExp(`()(?:${matchAny(secrets)})`, "gu")]),
  ];
  if (patterns.length === 0) return (value) => value;
  const mask = (text: string): string =>
    patterns.reduce((masked, pattern) => masked.replace(pattern, `$1${MASKED}`), text);
  return <T>(value: T): T => mapTexts(value, mask) as T;
}

const matchAny = (texts: readonly string[]): string => [...new Set(texts)].map((text) => RegExp.escape(text)).join("|");

/** As it is, and as URLs contain it. */
const listSpellings = (text: string): string[] => [
  text,
  encodeURIComponent(text.toWellFormed()),
  new URLSearchParams({ "": text }).toString().slice(1),
];

/** Pictures are data URLs, and other objects than plain ones have no texts for people. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return value.startsWith("data:") ? value : change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
