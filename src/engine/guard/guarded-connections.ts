import { connect as connectTcp, type LookupFunction, type Socket, type TcpNetConnectOpts } from "node:net";
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from "undici";
import type { AccessRule } from "./access-rule.ts";
import { type Target, targetOf, targetOfUrl } from "./connection-target.ts";
import type { UpstreamProxies } from "./upstream-proxies.ts";

/** undici's default: enough for a handshake, and short enough to retry within a visit. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * How long to try one address before the next. Node's default of 250 ms gives up on healthy servers on other
 * continents; two seconds allow a lost SYN to be sent again (after one second, RFC 6298 §2.1).
 */
const ADDRESS_FALLBACK = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };

/** Visitors' browsers reject invalid certificates, whatever NODE_TLS_REJECT_UNAUTHORIZED says of this process. */
const VERIFIED = { rejectUnauthorized: true } as const;

/**
 * The lookup that Node makes for a connection. It returns checked addresses, to which Node connects. There is no second
 * lookup, so a name server cannot change its answer in between (DNS rebinding).
 */
const createGuardedLookup =
  (rule: AccessRule): LookupFunction =>
  (hostname, options, callback) => {
    // The port was checked before. Port 80 is never a bad port, so only the host is checked here.
    rule.resolveAddresses(targetOf(hostname, 80)).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

/** undici's connector, including TLS, for permitted addresses only. */
function createGuardedConnector(rule: AccessRule): buildConnector.connector {
  const connect = buildConnector({
    ...ADDRESS_FALLBACK,
    ...VERIFIED,
    lookup: createGuardedLookup(rule),
    timeout: CONNECT_TIMEOUT_MS,
    // HTTP/1.1 with one request per connection keeps pooling and timeouts simple, and every web server supports it.
    allowH2: false,
  });
  return (options, callback) => {
    try {
      rule.checkTarget(targetOfUrl(options));
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
      return;
    }
    connect(options, callback);
  };
}

/**
 * Opens a TCP connection to a permitted address. Failures, including a refusal after the lookup, are emitted as
 * `error`.
 *
 * @throws UnsafeUrl where the name alone is refused.
 */
export function connectGuarded(rule: AccessRule, target: Target, signal?: AbortSignal): Socket {
  rule.checkTarget(target);
  // Node passes `signal` to the socket (an option of net.Socket), but the type of connect's options lacks it.
  const options: TcpNetConnectOpts & { signal?: AbortSignal | undefined } = {
    ...ADDRESS_FALLBACK,
    ...target,
    lookup: createGuardedLookup(rule),
    noDelay: true,
    signal,
  };
  const socket = connectTcp(options);
  const giveUp = () => {
    const late = `no connection within ${CONNECT_TIMEOUT_MS / 1000} seconds`;
    socket.destroy(Object.assign(new Error(late), { code: "ETIMEDOUT" }));
  };
  socket.setTimeout(CONNECT_TIMEOUT_MS, giveUp);
  return socket.once("connect", () => socket.setTimeout(0, giveUp));
}

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
  const proxied = new Map(
    upstreams.all.map((proxy) => [proxy, new ProxyAgent({ ...options, uri: proxy.href, requestTls: VERIFIED })]),
  );

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
