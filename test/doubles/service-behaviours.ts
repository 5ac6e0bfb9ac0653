import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ErrorBody } from "../../src/contract/error.ts";
import { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import { UsageInfo } from "../../src/contract/usage-quota.ts";
import { sampleEvaluation, sampleLinkBroken, sampleUrlOnly, sampleUsage } from "../contract/samples.ts";

/** One call as a behaviour gets it: the request is read, nothing is answered. */
export interface Call {
  landingUrl: string | undefined;
  response: ServerResponse;
  socket: Socket;
  /** Runs later unless the service has been closed. */
  later: (ms: number, work: () => void) => void;
}

/** What the double does with one request. */
export type Behaviour = (call: Call) => void;

// ── as the contract says: each body has passed the writing schemas ──────────────────────────────────────────

export function evaluates(overrides: Partial<Evaluation> = {}): Behaviour {
  return json(Evaluation.parse(sampleEvaluation(overrides)));
}

export function urlOnly(overrides: Partial<UrlOnly> = {}): Behaviour {
  return json(UrlOnly.parse(sampleUrlOnly(overrides)));
}

/** The dead link of the entry that asks. */
export function linkBroken(overrides: Partial<LinkBroken["linkBroken"]> = {}): Behaviour {
  return (call) => {
    const sample = sampleLinkBroken();
    const url = call.landingUrl ?? sample.linkBroken.url;
    json(LinkBroken.parse({ ...sample, linkBroken: { ...sample.linkBroken, url, ...overrides } }))(call);
  };
}

export function usage(overrides: Partial<UsageInfo> = {}): Behaviour {
  return json(UsageInfo.parse(sampleUsage(overrides)));
}

export function refuses(status: number, body: ErrorBody, headers: OutgoingHttpHeaders = {}): Behaviour {
  return json(ErrorBody.parse(body), status, headers);
}

export const analysisFailed = () => refuses(500, { error: "The analysis failed.", errorCode: "ANALYSIS_FAILED" });
export const keyRefused = () => refuses(401, { error: "Invalid API key." });
export const scopeMissing = () => refuses(403, { error: "The key lacks the scope." });
export const userLimit = () => refuses(429, { error: "Monthly limit reached.", errorCode: "USER_RATE_LIMIT_EXCEEDED" });
export const anonymousLimit = () =>
  refuses(429, { error: "Anonymous limit reached.", errorCode: "IP_RATE_LIMIT_EXCEEDED" });
export const unavailable = (retryAfter?: string) =>
  refuses(503, { error: "Back soon." }, retryAfter === undefined ? {} : { "retry-after": retryAfter });

/** `times` refusals, then what follows: to be spread into a sequence. */
export function refusesTimes(times: number, refusal: Behaviour = analysisFailed()): Behaviour[] {
  return Array.from({ length: times }, () => refusal);
}

// ── against the contract ────────────────────────────────────────────────────────────────────────────────────

/** JSON that nobody has checked. */
export function json(body: unknown, status = 200, headers: OutgoingHttpHeaders = {}): Behaviour {
  return answers(JSON.stringify(body), status, { "content-type": "application/json", ...headers });
}

export function answers(text: string, status = 200, headers: OutgoingHttpHeaders = {}): Behaviour {
  return ({ response }) => response.writeHead(status, headers).end(text);
}

export const html = (status = 200) =>
  answers("<!doctype html>\n<title>Welcome</title>\u001b[31m<p>Not an API</p>", status, {
    "content-type": "text/html",
  });

export const truncatedJson = () =>
  answers(JSON.stringify(sampleEvaluation()).slice(0, 500), 200, { "content-type": "application/json" });

export const redirects = (location: string, status = 307) => answers("", status, { location });

/** A whole answer of more bytes than asked for, valid but for its size. */
export function larger(bytes: number, status = 200): Behaviour {
  return json({ ...sampleEvaluation(), padding: "x".repeat(bytes) }, status);
}

// ── on the wire ─────────────────────────────────────────────────────────────────────────────────────────────

export function delays(ms: number, behaviour: Behaviour): Behaviour {
  return (call) => call.later(ms, () => behaviour(call));
}

/** Every call waits until it is let go: order without clocks. */
export function holds(behaviour: Behaviour): { act: Behaviour; release: () => void } {
  const calls: Call[] = [];
  return {
    act: (call) => void calls.push(call),
    release: () => {
      for (const call of calls.splice(0)) behaviour(call);
    },
  };
}

/** RST once the request has been read. */
export const resets: Behaviour = ({ socket }) => void socket.resetAndDestroy();
/** FIN once the request has been read. */
export const hangsUp: Behaviour = ({ socket }) => void socket.destroy();
/** Never answers. */
export const staysSilent: Behaviour = () => {};

/** The status and the first bytes, then nothing more. */
export function stalls(status = 200): Behaviour {
  return ({ response }) => void response.writeHead(status).write('{"overallScore":');
}

/** A byte now and then, for ever: no pause is ever long. */
export function drips(everyMs: number, status = 200): Behaviour {
  return ({ response, later }) => {
    response.writeHead(status);
    const drip = () => {
      response.write(" ");
      later(everyMs, drip);
    };
    drip();
  };
}

/** A body without an end, as fast as it is taken. */
export function neverEnds(status = 200): Behaviour {
  return ({ response }) => {
    const chunk = Buffer.alloc(65_536, " ");
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(status).on("drain", pour);
    pour();
  };
}

/** Half of the promised body, then the connection goes. */
export const breaksOff: Behaviour = ({ response, socket }) => {
  const body = JSON.stringify(sampleEvaluation());
  response.writeHead(200, { "content-length": body.length });
  response.write(body.slice(0, body.length / 2), () => socket.destroy());
};
