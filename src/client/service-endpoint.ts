import { ApiKeyOverHttp, InvalidApiKey, InvalidApiUrl } from "./errors.ts";
import { createSanitiser, type SanitiseText } from "./sanitise-text.ts";

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
 * @throws InvalidApiUrl, InvalidApiKey, ApiKeyOverHttp
 */
export function parseServiceEndpoint(baseUrl: string, apiKey: string | undefined): ServiceEndpoint {
  // Pasted secrets often end with a line break.
  const key = apiKey?.trim() || undefined;
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw new InvalidApiKey();
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
  if (key !== undefined && url.protocol === "http:" && !service.loopback) throw new ApiKeyOverHttp(service.name);
  return service;
}

function parseBaseUrl(baseUrl: string): URL {
  const url = URL.parse(baseUrl.trim());
  if (url === null) throw new InvalidApiUrl("is not a URL");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new InvalidApiUrl("is not http(s)");
  if (url.username !== "" || url.password !== "")
    throw new InvalidApiUrl("contains a user or password; use api-key for the key");
  if (url.search !== "" || url.hash !== "") throw new InvalidApiUrl("contains a query or a fragment");
  return url;
}

/** WHATWG URLs have already normalised forms such as 0x7f.1 and 2130706433 to dotted decimal. */
function isLoopback(hostname: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}
