import { EnvHttpProxyAgent, fetch as send } from "undici";
import { withProxyScheme } from "../../contract/proxy-url.ts";
import { ModelFailure } from "./model-failure.ts";

/** The most that an answer may weigh: a full one has some 8 kB. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** What a model's endpoint answered where that was no 200. */
export interface EndpointRefusal {
  status: number;
  /** Seconds after which to ask again, where it says so. */
  retryAfter: number | null;
  /** Its words, lower case: read for what is not supported, shown to nobody. */
  bodyText: string;
}

/** Carries a refusal out of the provider's code. */
export class EndpointRefusedError extends Error {
  override name = "EndpointRefusedError";
  readonly refusal: EndpointRefusal;

  constructor(refused: EndpointRefusal) {
    super(`The model's endpoint answered ${refused.status}.`);
    this.refusal = refused;
  }
}

export interface Transport {
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * The way to a model's endpoint: through the environment's proxy where there is one, never along a redirect (a key goes where it
 * was meant to and nowhere else), with an answer of bounded size in valid UTF-8.
 */
export function openTransport(
  baseUrl: string,
  proxies: { http?: string; https?: string; no?: string },
): Transport {
  const { hostname } = new URL(baseUrl);
  const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);
  const dispatcher = new EnvHttpProxyAgent({
    // Empty, not absent: undici would read process.env.
    httpProxy: withProxyScheme(proxies.http),
    httpsProxy: withProxyScheme(proxies.https),
    noProxy: loopback ? "*" : (proxies.no ?? ""),
    // The caller's signal is the clock: a large model may think for minutes before its first byte.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  const fetch: Transport["fetch"] = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await send(url, {
      method: "POST",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: String(init?.body),
      signal: init?.signal ?? null,
      redirect: "manual",
      dispatcher,
    });
    const bytes = await readBoundedBody(response.body);
    if (response.status !== 200) {
      throw new EndpointRefusedError({
        status: response.status,
        retryAfter: parseRetryAfter(response.headers.get("retry-after")),
        bodyText: new TextDecoder().decode(bytes.subarray(0, 8_000)).toLowerCase(),
      });
    }
    return new Response(decodeUtf8(bytes), { headers: { "content-type": "application/json" } });
  };
  return { fetch, close: () => dispatcher.destroy() };
}

async function readBoundedBody(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES)
      throw new ModelFailure("unreadable", "its answer was far longer than asked for.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ModelFailure("unreadable", "its answer was no text (UTF-8).", error);
  }
}

/** Retry-After in either of its forms (RFC 9110, 10.2.3). */
function parseRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+(?:\.\d+)?$/u.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}
