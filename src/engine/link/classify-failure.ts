import { Resolver } from "node:dns/promises";
import { listErrors } from "../../contract/error.ts";
import type { LinkStep } from "../artifacts/link-verdict.ts";
import json from "../lexicon/network-errors.json" with { type: "json" };
import { explainCertificateError, findCertificateErrorCode } from "./explain-certificate-error.ts";
import { describeOutcome, type LinkOutcome } from "./link-outcome.ts";
import type { LinkSettings } from "./options.ts";

/** The server did not respond in time. */
export class ResponseTimeout extends Error {
  override name = "ResponseTimeout";
  readonly code = "ETIMEDOUT";
}

/** c-ares' code for a name without an address. */
const NO_ADDRESS_CODE = "ENODATA";

interface ExplainedFailure {
  outcome: LinkOutcome;
  /** What it took to understand the failure. */
  steps: LinkStep[];
}

/** The codes of an error and of all errors that it wraps, outermost first. */
export const collectErrorCodes = (error: unknown): string[] =>
  listErrors(error).flatMap((one) => ("code" in one && typeof one.code === "string" ? [one.code] : []));

/** Classifies a failed request. Rethrows nothing. */
export async function classifyFailure(error: unknown, url: URL, settings: LinkSettings): Promise<ExplainedFailure> {
  const codes = collectErrorCodes(error);
  if (codes.includes("ENOTFOUND")) return classifyUnknownName(url, settings);
  const lookupError = codes.find((code) => /^EAI_/.test(code));
  if (lookupError !== undefined)
    return unlessOffline({ kind: "dns_trouble", host: url.hostname, code: lookupError }, url, settings);
  const certificateError = findCertificateErrorCode(codes);
  if (certificateError !== undefined) return classifyCertificateError(certificateError, url, settings);
  const unreachable: LinkOutcome = { kind: "unreachable", code: codes.at(-1) ?? "unknown" };
  if (codes.some((code) => json.noRoute.includes(code))) return unlessOffline(unreachable, url, settings);
  const isTimeout = codes.some((code) => json.timeouts.includes(code));
  return { outcome: isTimeout ? { kind: "timeout", rendered: false } : unreachable, steps: [] };
}

/** Without any network, the host is not to blame. */
async function unlessOffline(outcome: LinkOutcome, url: URL, settings: LinkSettings): Promise<ExplainedFailure> {
  const control = await checkControlHosts(url, settings);
  return { outcome: control.works ? outcome : { kind: "no_network" }, steps: [control.step] };
}

async function classifyCertificateError(code: string, url: URL, settings: LinkSettings): Promise<ExplainedFailure> {
  const started = performance.now();
  const outcome = await explainCertificateError(code, url, settings);
  const step = createStep("tls", url, started, code, describeOutcome(outcome));
  return { outcome, steps: [{ ...step, tls: outcome.explanation }] };
}

/** A domain only counts as missing where other names resolve and the name servers confirm it. */
async function classifyUnknownName(url: URL, settings: LinkSettings): Promise<ExplainedFailure> {
  const control = await checkControlHosts(url, settings);
  if (!control.works) return { outcome: { kind: "no_network" }, steps: [control.step] };
  const started = performance.now();
  const answer = await lookUpDirectly(url.hostname, settings);
  const outcome = toDnsOutcome(url.hostname, answer);
  const note = answer === "addresses" ? "The name servers have an address for it" : describeOutcome(outcome);
  const code = answer === "addresses" ? null : answer;
  return { outcome, steps: [control.step, createStep("dns", url, started, code, note)] };
}

function toDnsOutcome(host: string, answer: string): LinkOutcome {
  if (answer === "addresses") return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
  if (json.nameServerErrors.includes(answer)) return { kind: "dns_trouble", host, code: answer };
  return { kind: "no_such_domain", host, detail: answer === NO_ADDRESS_CODE ? "no_address" : "no_such_name" };
}

async function checkControlHosts(url: URL, { network }: LinkSettings) {
  const started = performance.now();
  const works = await network.isUp();
  const note = works ? "Other names resolve, so DNS works" : "No other name resolves either";
  return { works, step: createStep("dns", url, started, null, note) };
}

/** `addresses`, or the error code of the name servers. */
async function lookUpDirectly(host: string, { resolveHost = queryNameServers }: LinkSettings): Promise<string> {
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

function createStep(how: "dns" | "tls", url: URL, started: number, errorCode: string | null, note: string): LinkStep {
  const ms = Math.round(performance.now() - started);
  return { how, url: url.href, redirects: [], httpStatus: null, errorCode, title: null, tls: null, note, ms };
}
