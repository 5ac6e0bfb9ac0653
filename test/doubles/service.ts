import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { type Behaviour, evaluates, keyRefused, refuses, usage } from "./service-behaviours.ts";

/**
 * A double of the evaluation service on loopback. It keeps the contract (what it sends has passed the writing
 * schemas, and a request that breaks the contract is refused with 400 and kept in `faults`) until it is told to
 * misbehave. Behaviours are in service-behaviours.ts.
 */
export interface ServiceOptions {
  /** The only key that it accepts; absent, any key and none. */
  key?: string;
  /** Milliseconds before every evaluation is answered. */
  delayMs?: number;
  /** What happens to the requests in order of arrival, before anything else is looked at. */
  queue?: Behaviour[];
  /** What happens by landing URL: one after the other, the last for ever. */
  byLanding?: Readonly<Record<string, Behaviour | Behaviour[]>>;
  /** What happens to every other evaluation; the sample evaluation by default. */
  otherwise?: Behaviour;
  /** What happens to GET /api/check-usage; the sample usage by default. */
  usage?: Behaviour;
  /** A path before /api. */
  prefix?: string;
  /** A free one by default. */
  port?: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: string;
  /** Of an evaluation: the landing URL that it asks about. */
  landing: string | undefined;
}

export interface ServiceDouble extends AsyncDisposable {
  /** What to set api-url to. */
  readonly url: string;
  /** Every request, in order of arrival. */
  readonly requests: RecordedRequest[];
  /** How requests broke the contract. */
  readonly faults: string[];
  /** The most evaluations that were under way at once. */
  readonly peak: number;
  /** How many connections were made. */
  readonly connections: number;
  /** How often an evaluation was asked for, in all or for one landing URL. */
  evaluations(landing?: string): number;
  /** The next requests, in order of arrival. */
  next(...behaviours: Behaviour[]): void;
  /** The evaluations of one landing URL: one after the other, the last for ever. */
  on(landing: string, ...behaviours: Behaviour[]): void;
  /** Resets so many of the next connections as they are made, before a request is read. */
  resetConnections(count: number): void;
  close(): Promise<void>;
}

const ANALYZE = "/api/analyze-ad";
const USAGE = "/api/check-usage";

export async function startService(options: ServiceOptions = {}): Promise<ServiceDouble> {
  const double = new ServiceDoubleServer(options);
  await double.listen();
  return double;
}

class ServiceDoubleServer implements ServiceDouble {
  url = "";
  readonly requests: RecordedRequest[] = [];
  readonly faults: string[] = [];
  peak = 0;
  connections = 0;
  readonly #options: ServiceOptions;
  readonly #queue: Behaviour[];
  readonly #otherwise: Behaviour;
  readonly #byLanding = new Map<string, Behaviour[]>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #timers = new Set<NodeJS.Timeout>();
  #under = 0;
  #toReset = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#queue = [...(options.queue ?? [])];
    this.#otherwise = options.otherwise ?? evaluates();
    for (const [landing, behaviour] of Object.entries(options.byLanding ?? {})) this.on(landing, ...[behaviour].flat());
    this.#server.on("connection", (socket: Socket) => {
      this.connections++;
      socket.on("error", () => {});
      if (this.#toReset-- > 0) socket.resetAndDestroy();
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#options.port ?? 0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = this.#server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}${this.#options.prefix ?? ""}`;
  }

  evaluations(landing?: string): number {
    return this.requests.filter(
      (request) => request.path.endsWith(ANALYZE) && (landing === undefined || request.landing === landing),
    ).length;
  }

  next(...behaviours: Behaviour[]): void {
    this.#queue.push(...behaviours);
  }

  on(landing: string, ...behaviours: Behaviour[]): void {
    this.#byLanding.set(landing, behaviours);
  }

  resetConnections(count: number): void {
    this.#toReset = count;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => "");
    const recorded = this.#record(request, body);
    const { socket } = request;
    this.#behaviourFor(recorded)({
      landingUrl: recorded.landing,
      response,
      socket,
      later: (ms, work) => this.#later(ms, work),
    });
  }

  #record(request: IncomingMessage, body: string): RecordedRequest {
    const { method = "", url: path = "", headers } = request;
    const recorded = { method, path, headers, body, landing: parseLandingUrl(body) };
    this.requests.push(recorded);
    return recorded;
  }

  #behaviourFor(request: RecordedRequest): Behaviour {
    const { key, prefix = "", usage: usageBehaviour = usage() } = this.#options;
    const queued = this.#queue.shift();
    if (queued) return queued;
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) return keyRefused();
    if (request.method === "GET" && request.path === prefix + USAGE) return usageBehaviour;
    if (request.method === "POST" && request.path === prefix + ANALYZE) return this.#evaluation(request);
    return refuses(404, { error: "No such endpoint." });
  }

  #evaluation(request: RecordedRequest): Behaviour {
    const fault = findRequestFault(request.body);
    if (fault !== undefined) {
      this.faults.push(fault);
      return refuses(400, { error: fault });
    }
    const behaviour = this.#programmed(request.landing) ?? this.#otherwise;
    return (call) => {
      this.peak = Math.max(this.peak, ++this.#under);
      call.response.once("close", () => this.#under--);
      const { delayMs } = this.#options;
      if (delayMs === undefined) behaviour(call);
      else call.later(delayMs, () => behaviour(call));
    };
  }

  #programmed(landing: string | undefined): Behaviour | undefined {
    const sequence = this.#byLanding.get(landing ?? "");
    return sequence && sequence.length > 1 ? sequence.shift() : sequence?.[0];
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}

function findRequestFault(body: string): string | undefined {
  const parsed = EvaluationRequest.safeParse(parse(body));
  if (!parsed.success) return `Not an EvaluationRequest: ${parsed.error.message}`;
  const { imageUrl, adUrl } = parsed.data.adData;
  return imageUrl === undefined && adUrl === undefined ? "Neither imageUrl nor adUrl." : undefined;
}

function parseLandingUrl(body: string): string | undefined {
  const parsed = EvaluationRequest.safeParse(parse(body));
  return parsed.success ? parsed.data.landingPageData.url : undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
