import { Resolver } from "node:dns/promises";
import type { LinkStep } from "../products/link.ts";
import { certificateCode, explainRefusal } from "./certificate.ts";
import { errorCodes } from "./error-code.ts";
import type { Settings } from "./options.ts";
import { type Sight, sentence } from "./sight.ts";

/** The server did not answer within the time given. */
export class NoAnswerInTime extends Error {
  override name = "NoAnswerInTime";
  readonly code = "ETIMEDOUT";
}

const TIMEOUTS: ReadonlySet<string> = new Set([
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** This machine has no way to where the host is. */
const NO_ROUTE: ReadonlySet<string> = new Set(["ENETUNREACH", "ENETDOWN", "ENONET", "EADDRNOTAVAIL"]);

/** getaddrinfo's and c-ares' ways to say that a name has no answer, as against not having been able to ask. */
const NO_NAME = "ENOTFOUND";
const NO_DATA = "ENODATA";

/** The c-ares codes after which a name server has spoken and was of no help; others mean that it was not reached. */
const SERVER_TROUBLE: ReadonlySet<string> = new Set(["ESERVFAIL", "EREFUSED", "EBADRESP"]);

/** What a failed request came to, with the steps taken to understand it. Nothing is rethrown here. */
export async function sightOfFailure(
  error: unknown,
  url: URL,
  options: Settings,
): Promise<{ sight: Sight; steps: LinkStep[] }> {
  const codes = errorCodes(error);
  if (codes.includes(NO_NAME)) return missingName(url, options);
  const trouble = codes.find((code) => /^EAI_/.test(code));
  if (trouble !== undefined) return troubledLookup(trouble, url, options);
  const refused = certificateCode(codes);
  if (refused !== undefined) return refusedCertificate(refused, url, options);
  if (codes.some((code) => NO_ROUTE.has(code))) return unroutable(codes, url, options);
  if (codes.some((code) => TIMEOUTS.has(code))) {
    return { sight: { kind: "timeout", rendered: false }, steps: [] };
  }
  return { sight: { kind: "unreachable", code: codes.at(-1) ?? "unknown" }, steps: [] };
}

/** Where nothing at all can be reached, no host is to blame. */
async function unroutable(codes: readonly string[], url: URL, options: Settings) {
  const control = await controlStep(url, options);
  const sight: Sight = control.works
    ? { kind: "unreachable", code: codes.at(-1) ?? "unknown" }
    : { kind: "no_network" };
  return { sight, steps: [control.step] };
}

async function refusedCertificate(code: string, url: URL, options: Settings) {
  const started = performance.now();
  const sight = await explainRefusal(code, url, options);
  const explained = step("tls", url, started, code, sentence(sight));
  return { sight, steps: [{ ...explained, tls: sight.explanation }] };
}

async function troubledLookup(code: string, url: URL, options: Settings) {
  const control = await controlStep(url, options);
  const sight: Sight = control.works
    ? { kind: "dns_trouble", host: url.hostname, code }
    : { kind: "no_network" };
  return { sight, steps: [control.step] };
}

/** A name that was not found is only missing where other names are found and the name servers agree. */
async function missingName(url: URL, options: Settings): Promise<{ sight: Sight; steps: LinkStep[] }> {
  const control = await controlStep(url, options);
  if (!control.works) return { sight: { kind: "no_network" }, steps: [control.step] };
  const started = performance.now();
  const answer = await secondOpinion(url.hostname, options);
  const sight = missingSight(url.hostname, answer);
  const note = answer === "addresses" ? "The name servers do have an address for it" : sentence(sight);
  const code = answer === "addresses" ? null : answer;
  return { sight, steps: [control.step, step("dns", url, started, code, note)] };
}

function missingSight(host: string, answer: string): Sight {
  if (answer === "addresses") return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
  if (SERVER_TROUBLE.has(answer)) return { kind: "dns_trouble", host, code: answer };
  return { kind: "no_such_domain", host, detail: answer === NO_DATA ? "no_address" : "no_such_name" };
}

async function controlStep(url: URL, options: Settings) {
  const started = performance.now();
  const works = await options.network.works();
  const note = works ? "Other names are found, so DNS works" : "No other name is found either";
  return { works, step: step("dns", url, started, null, note) };
}

/** `addresses`, or the code with which the name servers answered. */
async function secondOpinion(host: string, { resolve = askNameServers }: Settings): Promise<string> {
  try {
    return (await resolve(host)).length > 0 ? "addresses" : NO_DATA;
  } catch (error) {
    return errorCodes(error)[0] ?? "unknown";
  }
}

async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  try {
    return await resolver.resolve4(host);
  } catch (error) {
    if (errorCodes(error)[0] !== NO_DATA) throw error;
    return await resolver.resolve6(host);
  }
}

function step(
  how: "dns" | "tls",
  url: URL,
  started: number,
  errorCode: string | null,
  note: string,
): LinkStep {
  const ms = Math.round(performance.now() - started);
  return {
    how,
    url: url.href,
    redirects: [],
    httpStatus: null,
    errorCode,
    title: null,
    tls: null,
    note,
    ms,
  };
}
