import { EnvHttpProxyAgent, fetch as send } from "undici";
import { withProxyScheme } from "../../contract/with-proxy-scheme.ts";
import { parseRetryAfterMs } from "../../ground/retry-after.ts";
import { ModelFailure } from "./model-failure.ts";

/** A full reply has about 8 kB. */
const MAX_RESPONSE_BYTES = 2_000_000;

/** A response other than 200. Passes through the SDK's provider. */
export class EndpointRefusedError extends Error {
  override name = "EndpointRefusedError";
  readonly status: number;
  /** Null if the response has no Retry-After. */
  readonly retryAfterMs: number | null;
  /** Lower case. Only searched for unsupported features, never shown. */
  readonly bodyText: string;

  constructor(status: number, retryAfterMs: number | null, bodyText: string) {
    super(`The model's endpoint answered ${status}.`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.bodyText = bodyText;
  }
}

export interface Transport {
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * Fetches from a model's endpoint through the environment's proxy, without following redirects (the key must go only
 * to the configured host), and with a size limit on the UTF-8 response.
 */
export function openTransport(baseUrl: string, proxies: { http?: string; https?: string; no?: string }): Transport {
  const { hostname } = new URL(baseUrl);
  const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);
  const dispatcher = new EnvHttpProxyAgent({
    // Empty instead of undefined, because undici would read process.env.
    httpProxy: withProxyScheme(proxies.http),
    httpsProxy: withProxyScheme(proxies.https),
    noProxy: loopback ? "*" : (proxies.no ?? ""),
    // The caller's signal limits the time. A large model may take minutes to its first byte.
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
      const bodyText = new TextDecoder().decode(bytes.subarray(0, 8_000)).toLowerCase();
      throw new EndpointRefusedError(response.status, parseRetryAfterMs(response.headers.get("retry-after")), bodyText);
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
    if (size > MAX_RESPONSE_BYTES) throw new ModelFailure("unreadable", "its reply was far longer than requested.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ModelFailure("unreadable", "its reply was not valid UTF-8.", error);
  }
}
