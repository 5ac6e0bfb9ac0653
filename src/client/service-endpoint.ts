import { createSanitiser, type SanitiseText } from "./sanitise-text.ts";
import { createSettingError } from "./service-error.ts";

/** The remote service: its URL and what every request to it needs. */
export interface ServiceEndpoint {
  /** Scheme, host and port. */
  origin: string;
  /** The path before `/api/…`, without a trailing slash; often empty. */
  prefix: string;
  /** Its URL for messages. */
  name: string;
  key: string | undefined;
  /** Runs on this machine: never use a proxy, and allow plain http. */
  loopback: boolean;
  sanitise: SanitiseText;
}

/**
 * Parses `api-url` and `api-key`.
 *
 * @throws EvaluationError named InvalidApiUrl, InvalidApiKey or ApiKeyOverHttp
 */
export function parseServiceEndpoint(baseUrl: string, apiKey: string | undefined): ServiceEndpoint {
  // Pasted secrets often end with a line break.
  const key = apiKey?.trim() || undefined;
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw createSettingError(
      "InvalidApiKey",
      "api-key contains a space, a line break or a non-ASCII character. Copy the key again.",
    );
  }
  const url = parseBaseUrl(baseUrl);
  const prefix = url.pathname.replace(/\/+$/, "");
  const service = {
    origin: url.origin,
    prefix,
    name: createSanitiser(key)(url.origin + prefix),
    key,
    loopback: isLoopback(url.hostname),
    sanitise: createSanitiser(key),
  };
  if (key !== undefined && url.protocol === "http:" && !service.loopback) {
    throw createSettingError(
      "ApiKeyOverHttp",
      `api-url ${service.name} is plain http, which would expose the API key. Use https, or remove api-key.`,
    );
  }
  return service;
}

function parseBaseUrl(baseUrl: string): URL {
  const url = URL.parse(baseUrl.trim());
  const problem = findUrlProblem(url);
  if (url !== null && problem === null) return url;
  throw createSettingError(
    "InvalidApiUrl",
    `api-url ${problem}. Set it to the URL before /api/analyze-ad, for example https://api.example.com.`,
  );
}

function findUrlProblem(url: URL | null): string | null {
  if (url === null) return "is not a URL";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "is not http(s)";
  if (url.username !== "" || url.password !== "") return "contains a user or password; use api-key for the key";
  return url.search !== "" || url.hash !== "" ? "contains a query or a fragment" : null;
}

/** WHATWG URLs have already normalised forms such as 0x7f.1 and 2130706433 to dotted decimal. */
function isLoopback(hostname: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}
