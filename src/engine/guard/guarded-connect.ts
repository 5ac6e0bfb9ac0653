import { connect as connectTcp, type LookupFunction, type Socket, type TcpNetConnectOpts } from "node:net";
import { buildConnector } from "undici";
import type { AccessRule } from "./access-rule.ts";
import { type Target, targetOf } from "./target.ts";

/** undici's own default: ample for a handshake, short enough to try again within a visit. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * How long one of several addresses may take before the next is tried. Node's 250 ms gives up on healthy servers at
 * the other end of the world; two seconds let a lost SYN be sent again (after one second, RFC 6298 §2.1).
 */
const ADDRESS_FALLBACK = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };

/**
 * The lookup that Node makes on the way to a connection. It answers with judged addresses, and Node connects to these:
 * no second lookup, so a name server that changes its answer gains nothing.
 */
const createGuardedLookup =
  (rule: AccessRule): LookupFunction =>
  (hostname, options, callback) => {
    // The port was judged before; only the host's addresses are asked for here, and 80 is never a bad port.
    rule.resolveAddresses(targetOf(hostname, 80)).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

/** undici's connector, TLS included, to permitted addresses only. */
export function createGuardedConnector(rule: AccessRule): buildConnector.connector {
  const connect = buildConnector({
    ...ADDRESS_FALLBACK,
    lookup: createGuardedLookup(rule),
    timeout: CONNECT_TIMEOUT_MS,
    // One request a connection at a time keeps pooling and time-outs plain; every web server still speaks HTTP/1.1.
    allowH2: false,
  });
  return (options, callback) => {
    try {
      rule.checkTarget(targetOf(options.hostname, portOf(options)));
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
      return;
    }
    connect(options, callback);
  };
}

const portOf = ({ port, protocol }: buildConnector.Options): number =>
  Number(port || (protocol === "https:" ? 443 : 80));

/**
 * A TCP socket on its way to a permitted address. A failure, a refusal after lookup included, is its `error` event.
 * @throws UnsafeUrl where the name alone is refused.
 */
export function connectGuarded(rule: AccessRule, target: Target, signal?: AbortSignal): Socket {
  rule.checkTarget(target);
  // Node hands `signal` on to the socket it makes (net.Socket's own option), which its type for connect leaves out.
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
