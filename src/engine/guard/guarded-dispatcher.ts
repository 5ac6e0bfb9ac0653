import { Agent, type Dispatcher, ProxyAgent } from "undici";
import type { AccessRule } from "./access-rule.ts";
import { targetOfUrl } from "./connection-target.ts";
import { createGuardedConnector } from "./guarded-connect.ts";
import type { UpstreamProxies } from "./upstream-proxies.ts";

/** Chrome's limit for a response header (net/http/http_stream_parser.h, kMaxHeaderBufSize). */
export const MAX_HEADER_BYTES = 256 * 1024;

/**
 * An undici dispatcher that connects through the guarded connector, or through the user's proxy, and a function that
 * closes every connection at once, including those in use.
 */
export function createGuardedDispatcher(rule: AccessRule, upstreams: UpstreamProxies, connections?: number) {
  const limit = connections !== undefined && { connections };
  const options = { maxHeaderSize: MAX_HEADER_BYTES, allowH2: false, ...limit };
  const direct = new Agent({ ...options, connect: createGuardedConnector(rule) });
  if (upstreams.all.length === 0) return { dispatcher: direct, close: () => direct.destroy() };
  const proxied = new Map(upstreams.all.map((proxy) => [proxy, new ProxyAgent({ ...options, uri: proxy.href })]));

  const agentFor = (origin: URL): Dispatcher | null => {
    const target = targetOfUrl(origin);
    const proxy = upstreams.proxyFor(origin.protocol === "https:" ? "https:" : "http:", target);
    if (proxy === null) return null;
    rule.checkProxiedTarget(target);
    return proxied.get(proxy) ?? null;
  };

  return {
    dispatcher: direct.compose((dispatch) => (request, handler) => {
      const agent = agentFor(new URL(String(request.origin)));
      return agent === null ? dispatch(request, handler) : agent.dispatch(request, handler);
    }),
    close: async () => {
      await Promise.all([direct, ...proxied.values()].map((agent) => agent.destroy()));
    },
  };
}
