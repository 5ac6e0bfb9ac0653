import { ApiKeyInvalid, ApiUrlInvalid, KeyInClear } from "./errors.ts";
import { createQuote, type Quote } from "./quote.ts";

/** The service at the other end: where it is, and what goes into every request to it. */
export interface Service {
  /** Scheme, host and port. */
  origin: string;
  /** The path before `/api/…`, without a slash at its end; often empty. */
  prefix: string;
  /** What people read as its address. */
  name: string;
  key: string | undefined;
  /** Whether it runs on this machine: never behind a proxy, and plain http is private there. */
  loopback: boolean;
  quote: Quote;
}

/**
 * Reads `api-url` and `api-key`.
 *
 * @throws ApiUrlInvalid, ApiKeyInvalid, KeyInClear
 */
export function serviceAt(baseUrl: string, apiKey: string | undefined): Service {
  // Secrets are pasted with a line break at the end more often than not.
  const key = apiKey?.trim() || undefined;
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw new ApiKeyInvalid();
  const url = parsed(baseUrl);
  const prefix = url.pathname.replace(/\/+$/, "");
  const service = {
    origin: url.origin,
    prefix,
    name: createQuote(key)(url.origin + prefix),
    key,
    loopback: isLoopback(url.hostname),
    quote: createQuote(key),
  };
  if (key !== undefined && url.protocol === "http:" && !service.loopback) throw new KeyInClear(service.name);
  return service;
}

function parsed(baseUrl: string): URL {
  const url = URL.parse(baseUrl.trim());
  if (url === null) throw new ApiUrlInvalid("is not a URL");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new ApiUrlInvalid("is not http(s)");
  if (url.username !== "" || url.password !== "")
    throw new ApiUrlInvalid("holds a user or password; the key belongs in api-key");
  if (url.search !== "" || url.hash !== "") throw new ApiUrlInvalid("holds a query or a fragment");
  return url;
}

/** WHATWG URLs have already turned 0x7f.1, 2130706433 and the like into dotted decimal. */
function isLoopback(hostname: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}
