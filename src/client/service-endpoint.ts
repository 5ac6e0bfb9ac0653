import { ApiKeyOverHttp, InvalidApiKey, InvalidApiUrl } from "./errors.ts";
import { createSanitiser, type SanitiseText } from "./sanitise-text.ts";

/** The service at the other end: where it is, and what goes into every request to it. */
export interface ServiceEndpoint {
  /** Scheme, host and port. */
  origin: string;
  /** The path before `/api/…`, without a slash at its end; often empty. */
  prefix: string;
  /** What people read as its address. */
  name: string;
  key: string | undefined;
  /** Whether it runs on this machine: never behind a proxy, and plain http is private there. */
  loopback: boolean;
  sanitise: SanitiseText;
}

/**
 * Reads `api-url` and `api-key`.
 *
 * @throws InvalidApiUrl, InvalidApiKey, ApiKeyOverHttp
 */
export function parseServiceEndpoint(baseUrl: string, apiKey: string | undefined): ServiceEndpoint {
  // Secrets are pasted with a line break at the end more often than not.
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
  if (key !== undefined && url.protocol === "http:" && !service.loopback)
    throw new ApiKeyOverHttp(service.name);
  return service;
}

function parseBaseUrl(baseUrl: string): URL {
  const url = URL.parse(baseUrl.trim());
  if (url === null) throw new InvalidApiUrl("is not a URL");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new InvalidApiUrl("is not http(s)");
  if (url.username !== "" || url.password !== "")
    throw new InvalidApiUrl("holds a user or password; the key belongs in api-key");
  if (url.search !== "" || url.hash !== "") throw new InvalidApiUrl("holds a query or a fragment");
  return url;
}

/** WHATWG URLs have already turned 0x7f.1, 2130706433 and the like into dotted decimal. */
function isLoopback(hostname: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}
