import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Duplex } from "node:stream";
import type { AccessRule } from "./access-rule.ts";
import { authority, type Target } from "./connection-target.ts";
import { connectGuarded } from "./guarded-connect.ts";
import { UpstreamProxyRefused } from "./refusal.ts";
import { proxyAuthorizationHeader, type UpstreamProxies } from "./upstream-proxies.ts";

/** A CONNECT request. */
interface ConnectRequest {
  client: Duplex;
  /** Bytes that the client sent before the response. */
  head: Buffer;
  target: Target;
}

/**
 * Responds to a CONNECT: connects to the target, directly or through the user's proxy, and forwards bytes in both
 * directions.
 *
 * @throws the error that prevented the connection; nothing has been written to the client then.
 */
export async function openTunnel(request: ConnectRequest, rule: AccessRule, upstreams: UpstreamProxies): Promise<void> {
  const { client, head, target } = request;
  const clientClosed = new AbortController();
  if (client.destroyed) clientClosed.abort();
  client.once("close", () => clientClosed.abort());
  const proxy = upstreams.proxyFor("https:", target);
  const far = await (proxy === null
    ? openDirectly(rule, target, clientClosed.signal)
    : openThroughProxy(proxy, rule, target, clientClosed.signal));
  client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  if (head.length > 0) far.write(head);
  pipeBothWays(client, far);
}

function openDirectly(rule: AccessRule, target: Target, signal: AbortSignal): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const socket = connectGuarded(rule, target, signal);
    socket.once("error", reject).once("connect", () => resolve(socket));
  });
}

function openThroughProxy(proxy: URL, rule: AccessRule, target: Target, signal: AbortSignal): Promise<Duplex> {
  rule.checkProxiedTarget(target);
  const path = authority(target);
  const authorization = proxyAuthorizationHeader(proxy);
  const headers = { host: path, ...(authorization === null ? {} : { "proxy-authorization": authorization }) };
  const request = proxy.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(proxy.origin, { method: "CONNECT", path, headers, agent: false, signal })
      .once("error", reject)
      .once("response", (response) => reject(new UpstreamProxyRefused(target, response.statusCode ?? 0)))
      .once("connect", (response, socket, early) => {
        if (response.statusCode !== 200) {
          socket.destroy();
          reject(new UpstreamProxyRefused(target, response.statusCode ?? 0));
          return;
        }
        if (early.length > 0) socket.unshift(early);
        resolve(socket);
      })
      .end();
  });
}

/** Forwards bytes in both directions until either end closes, then closes the other. */
function pipeBothWays(client: Duplex, far: Duplex): void {
  far.on("error", () => client.destroy());
  client.on("close", () => far.destroy());
  // The last bytes from the far end may still be on their way to the client.
  far.on("close", () => client.end(() => client.destroy()));
  client.pipe(far).pipe(client);
}
