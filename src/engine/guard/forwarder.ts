import {
  Agent,
  type ClientRequest,
  type ClientRequestArgs,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { type Duplex, pipeline } from "node:stream";
import json from "../lexicon/http-headers.json" with { type: "json" };
import type { AccessRule } from "./access-rule.ts";
import { authority, type Target, targetOf } from "./connection-target.ts";
import { connectGuarded, MAX_HEADER_BYTES } from "./guarded-connections.ts";
import { REFUSAL_HEADER, UpstreamProxyRefused } from "./refusal.ts";
import { isParserError, relayRaw } from "./relay-raw.ts";
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

/** A plain HTTP request from Chrome, to be forwarded to its site. */
interface ProxiedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  /** Path and query, as Chrome sent them. */
  path: string;
}

const createGuardedAgent = (rule: AccessRule, keepAlive: boolean): Agent =>
  Object.assign(new Agent({ keepAlive }), {
    createConnection: ({ host, port }: ClientRequestArgs) =>
      connectGuarded(rule, targetOf(host ?? "", Number(port ?? 80))),
  });

/** Forwards plain HTTP requests. Only hop-by-hop headers are changed; redirects and bodies are passed through. */
export class Forwarder {
  readonly #rule: AccessRule;
  readonly #upstreams: UpstreamProxies;
  readonly #pooledAgent: Agent;
  /** For requests with a body, which cannot be sent again: a pooled connection may have just been closed. */
  readonly #unpooledAgent: Agent;
  readonly #upstreamAgents = { "http:": new Agent({ keepAlive: true }), "https:": new HttpsAgent({ keepAlive: true }) };

  constructor(rule: AccessRule, upstreams: UpstreamProxies) {
    this.#rule = rule;
    this.#upstreams = upstreams;
    this.#pooledAgent = createGuardedAgent(rule, true);
    this.#unpooledAgent = createGuardedAgent(rule, false);
  }

  /** Resolves when the response has begun; rejects with the error that prevented it. */
  async forward(passage: ProxiedRequest): Promise<void> {
    const incoming = await this.#fetchResponse(passage).catch((error: unknown) => {
      if (!isParserError(error) || !this.#canRelayRaw(passage)) throw error;
      return null;
    });
    if (incoming === null) return this.#relayRaw(passage);
    try {
      relayResponse(incoming, passage.response);
    } catch (error) {
      // The status code is invalid.
      incoming.destroy();
      throw error;
    }
  }

  /** Node's parser reads the answers of the user's own proxy. */
  #canRelayRaw({ request, response, target }: ProxiedRequest): boolean {
    return request.method === "GET" && this.#upstreams.proxyFor("http:", target) === null && response.socket !== null;
  }

  async #relayRaw({ request, response, target, path }: ProxiedRequest): Promise<void> {
    if (response.socket === null) return;
    const headers = ["host", httpAuthority(target), ...endToEndHeaders(request.rawHeaders, ["host", "expect"])];
    await relayRaw(response.socket, connectGuarded(this.#rule, target), { path, headers });
  }

  async #fetchResponse(passage: ProxiedRequest): Promise<IncomingMessage> {
    const options = this.#requestOptions(passage);
    for (;;) {
      const outgoing = openRequest(options);
      try {
        return await forwardRequest(outgoing, passage);
      } catch (error) {
        // The site closed an idle connection while we reused it, which says nothing about the site.
        if (!outgoing.reusedSocket || hasBody(passage.request) || passage.response.destroyed) throw error;
      }
    }
  }

  close(): void {
    for (const agent of [this.#pooledAgent, this.#unpooledAgent, ...Object.values(this.#upstreamAgents)])
      agent.destroy();
  }

  #requestOptions({ request, target, path }: ProxiedRequest): RequestOptions {
    const site = httpAuthority(target);
    const proxy = this.#upstreams.proxyFor("http:", target);
    const common = { method: request.method, insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };
    const headers = ["host", site, ...endToEndHeaders(request.rawHeaders, ["host", "expect"])];
    if (isChunked(request)) headers.push("transfer-encoding", "chunked");
    if (proxy === null) {
      this.#rule.checkTarget(target);
      const agent = hasBody(request) ? this.#unpooledAgent : this.#pooledAgent;
      return { ...common, ...target, path, headers, agent };
    }
    this.#rule.checkProxiedTarget(target);
    const authorization = proxyAuthorizationHeader(proxy);
    if (authorization !== null) headers.push("proxy-authorization", authorization);
    const { protocol, hostname, port } = proxy;
    const agent = protocol === "https:" ? this.#upstreamAgents["https:"] : this.#upstreamAgents["http:"];
    const { host } = targetOf(hostname, 0);
    return { ...common, protocol, host, port, path: `http://${site}${path}`, headers, agent };
  }
}

const openRequest = (options: RequestOptions): ClientRequest =>
  options.protocol === "https:" ? requestHttps(options) : requestHttp(options);

const httpAuthority = (target: Target): string => authority(target).replace(/:80$/, "");

/** Sends the request and waits for the response header. */
function forwardRequest(
  outgoing: ClientRequest,
  { request, response, target }: ProxiedRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    response.once("close", () => outgoing.destroy());
    // The handler stays: an error after the header is an error of the response and is reported there.
    outgoing.on("error", reject);
    outgoing.once("response", (incoming) => {
      if (incoming.statusCode !== 407) return resolve(incoming);
      // Only a proxy sends this status. Chrome must not treat our proxy as its sender.
      incoming.destroy();
      reject(new UpstreamProxyRefused(target, 407));
    });
    if (hasBody(request)) request.pipe(outgoing);
    else outgoing.end();
  });
}

function relayResponse(incoming: IncomingMessage, response: ServerResponse): void {
  response.sendDate = false;
  const reason = (incoming.statusMessage ?? "").replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
  response.writeHead(incoming.statusCode ?? 502, reason, endToEndHeaders(incoming.rawHeaders, [REFUSAL_HEADER]));
  // A failure at either end destroys the other, so that Chrome sees a truncated response as truncated.
  pipeline(incoming, response, () => {});
}

const isChunked = (request: IncomingMessage): boolean => request.headers["transfer-encoding"] !== undefined;
const hasBody = (request: IncomingMessage): boolean =>
  isChunked(request) || Number(request.headers["content-length"] ?? 0) > 0;

/** The end-to-end headers in their order and spelling, without the invalid ones that Node would refuse to send. */
function endToEndHeaders(rawHeaders: string[], without: string[]): string[] {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? "" }] : []));
  const nominated = pairs
    .filter(({ name }) => name.toLowerCase() === "connection")
    .flatMap(({ value }) => value.toLowerCase().split(","))
    .map((each) => each.trim());
  const dropped = new Set([...json.hopByHop, ...without, ...nominated]);
  return pairs
    .filter(({ name, value }) => !dropped.has(name.toLowerCase()) && isValidHeader(name, value))
    .flatMap(({ name, value }) => [name, value]);
}

function isValidHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
