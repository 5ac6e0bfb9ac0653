import { Resolver } from "node:dns/promises";
import type { LinkStep } from "../artifacts/link.ts";
import { explainCertificateError, findCertificateErrorCode } from "./certificate-error.ts";
import { collectErrorCodes } from "./error-codes.ts";
import { describeObservation, type Observation } from "./observation.ts";
import type { ProbeSettings } from "./options.ts";

/** The server did not answer within the time given. */
export class ResponseTimeout extends Error {
  override name = "ResponseTimeout";
  readonly code = "ETIMEDOUT";
}

const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** This machine has no way to where the host is. */
const NO_ROUTE_CODES: ReadonlySet<string> = new Set(["ENETUNREACH", "ENETDOWN", "ENONET", "EADDRNOTAVAIL"]);

/** getaddrinfo's and c-ares' ways to say that a name has no answer, as against not having been able to ask. */
const NAME_NOT_FOUND_CODE = "ENOTFOUND";
const NO_ADDRESS_CODE = "ENODATA";

/** The c-ares codes after which a name server has spoken and was of no help; others mean that it was not reached. */
const NAME_SERVER_ERROR_CODES: ReadonlySet<string> = new Set(["ESERVFAIL", "EREFUSED", "EBADRESP"]);

/** What a failed request came to, with the steps taken to understand it. Nothing is rethrown here. */
export async function classifyFailure(
  error: unknown,
  url: URL,
  options: ProbeSettings,
): Promise<{ sight: Observation; steps: LinkStep[] }> {
  const codes = collectErrorCodes(error);
  if (codes.includes(NAME_NOT_FOUND_CODE)) return classifyUnknownName(url, options);
  const trouble = codes.find((code) => /^EAI_/.test(code));
  if (trouble !== undefined) return classifyLookupError(trouble, url, options);
  const refused = findCertificateErrorCode(codes);
  if (refused !== undefined) return classifyCertificateError(refused, url, options);
  if (codes.some((code) => NO_ROUTE_CODES.has(code))) return classifyNoRoute(codes, url, options);
  if (codes.some((code) => TIMEOUT_CODES.has(code))) {
    return { sight: { kind: "timeout", rendered: false }, steps: [] };
  }
  return { sight: { kind: "unreachable", code: codes.at(-1) ?? "unknown" }, steps: [] };
}

/** Where nothing at all can be reached, no host is to blame. */
async function classifyNoRoute(codes: readonly string[], url: URL, options: ProbeSettings) {
  const control = await checkControlHosts(url, options);
  const sight: Observation = control.works
    ? { kind: "unreachable", code: codes.at(-1) ?? "unknown" }
    : { kind: "no_network" };
  return { sight, steps: [control.step] };
}

async function classifyCertificateError(code: string, url: URL, options: ProbeSettings) {
  const started = performance.now();
  const sight = await explainCertificateError(code, url, options);
  const explained = createStep("tls", url, started, code, describeObservation(sight));
  return { sight, steps: [{ ...explained, tls: sight.explanation }] };
}

async function classifyLookupError(code: string, url: URL, options: ProbeSettings) {
  const control = await checkControlHosts(url, options);
  const sight: Observation = control.works
    ? { kind: "dns_trouble", host: url.hostname, code }
    : { kind: "no_network" };
  return { sight, steps: [control.step] };
}

/** A name that was not found is only missing where other names are found and the name servers agree. */
async function classifyUnknownName(
  url: URL,
  options: ProbeSettings,
): Promise<{ sight: Observation; steps: LinkStep[] }> {
  const control = await checkControlHosts(url, options);
  if (!control.works) return { sight: { kind: "no_network" }, steps: [control.step] };
  const started = performance.now();
  const answer = await lookUpDirectly(url.hostname, options);
  const sight = toDnsObservation(url.hostname, answer);
  const note =
    answer === "addresses" ? "The name servers do have an address for it" : describeObservation(sight);
  const code = answer === "addresses" ? null : answer;
  return { sight, steps: [control.step, createStep("dns", url, started, code, note)] };
}

function toDnsObservation(host: string, answer: string): Observation {
  if (answer === "addresses") return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
  if (NAME_SERVER_ERROR_CODES.has(answer)) return { kind: "dns_trouble", host, code: answer };
  return { kind: "no_such_domain", host, detail: answer === NO_ADDRESS_CODE ? "no_address" : "no_such_name" };
}

async function checkControlHosts(url: URL, options: ProbeSettings) {
  const started = performance.now();
  const works = await options.network.isUp();
  const note = works ? "Other names are found, so DNS works" : "No other name is found either";
  return { works, step: createStep("dns", url, started, null, note) };
}

/** `addresses`, or the code with which the name servers answered. */
async function lookUpDirectly(
  host: string,
  { resolveHost = queryNameServers }: ProbeSettings,
): Promise<string> {
  try {
    return (await resolveHost(host)).length > 0 ? "addresses" : NO_ADDRESS_CODE;
  } catch (error) {
    return collectErrorCodes(error)[0] ?? "unknown";
  }
}

async function queryNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  try {
    return await resolver.resolve4(host);
  } catch (error) {
    if (collectErrorCodes(error)[0] !== NO_ADDRESS_CODE) throw error;
    return await resolver.resolve6(host);
  }
}

function createStep(
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
