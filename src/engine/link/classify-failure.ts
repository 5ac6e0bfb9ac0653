import type { X509Certificate } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { listErrors } from "../../contract/error.ts";
import type { LinkStep } from "../artifacts/link-verdict.ts";
import certificateJson from "../lexicon/certificate-errors.json" with { type: "json" };
import json from "../lexicon/network-errors.json" with { type: "json" };
import { type CertificateError, describeOutcome, type LinkOutcome } from "./link-outcome.ts";
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
  const certificateError = codes.find((code) => code in VERIFY_ERRORS);
  if (certificateError !== undefined) return classifyCertificateError(certificateError, url, settings);
  const tlsError = codes.find((code) => /^ERR_SSL_/u.test(code));
  if (tlsError !== undefined) return { outcome: classifyTlsError(tlsError), steps: [] };
  const unreachable = classifyConnectionError(error);
  if (codes.some((code) => json.noRoute.includes(code))) return unlessOffline(unreachable, url, settings);
  const isTimeout = codes.some((code) => json.timeouts.includes(code));
  return { outcome: isTimeout ? { kind: "timeout", rendered: false } : unreachable, steps: [] };
}

/**
 * A connection or a response that failed.
 *
 * @param unnamed The code of an error that has none.
 */
export function classifyConnectionError(error: unknown, unnamed = "unknown"): LinkOutcome {
  const codes = [...collectErrorCodes(error), ...listErrors(error).map(({ name }) => name)];
  const broken = codes.find((code) => PROTOCOL_ERROR.test(code));
  if (broken !== undefined) return { kind: "unreachable", code: broken, explanation: json.protocol.why };
  return { kind: "unreachable", code: collectErrorCodes(error).at(-1) ?? unnamed };
}

const PROTOCOL_ERROR = new RegExp(json.protocol.pattern, "u");

/** @param code Node's or Chrome's: ERR_SSL_WRONG_VERSION_NUMBER. */
export function classifyTlsError(code: string): LinkOutcome {
  const known = json.tls.find(({ pattern }) => new RegExp(pattern, "u").test(code));
  return { kind: "tls_refused", code, explanation: `${known?.why ?? code} (${code})` };
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

/** The contents of a certificate. */
type CertificateDetails = ReturnType<typeof parseCertificate>;

/** By Node's code. */
const VERIFY_ERRORS: Readonly<Record<string, { certain: boolean; why: string }>> = certificateJson.node;

/** Explanations that name what the certificate says. */
const EXPLANATIONS: Readonly<Record<string, (host: string, facts: CertificateDetails | null) => string>> = {
  expiry: explainExpiry,
  start: (_, facts) =>
    facts === null ? "The certificate is not valid yet" : `The certificate is only valid from ${facts.validFrom}`,
  names: explainWrongHost,
  issuer: explainUntrustedIssuer,
};

/**
 * Explains why Node rejected a certificate. Connects again without verification to read it, where that is possible.
 */
async function explainCertificateError(code: string, url: URL, settings: LinkSettings): Promise<CertificateError> {
  const facts = await fetchCertificateDetails(url, settings);
  const known = VERIFY_ERRORS[code];
  const { why = `The certificate is rejected (${code})` } = known ?? {};
  const explanation = EXPLANATIONS[why]?.(url.hostname, facts) ?? why;
  // Other clients may not use an expired certificate further up the chain.
  const certain = known?.certain === true && !(code === "CERT_HAS_EXPIRED" && leafIsCurrent(facts));
  return { kind: "certificate", code, explanation, certain };
}

function explainExpiry(_: string, facts: CertificateDetails | null): string {
  if (facts === null) return "The certificate has expired";
  if (leafIsCurrent(facts)) return "A certificate in the chain has expired";
  return `The certificate expired on ${facts.validTo}`;
}

const leafIsCurrent = (facts: CertificateDetails | null): boolean =>
  facts !== null && Date.parse(facts.validTo) > Date.now();

function explainWrongHost(host: string, facts: CertificateDetails | null): string {
  if (facts === null || facts.names.length === 0) return `The certificate is not for ${host}`;
  const shown = facts.names.slice(0, 3).join(", ");
  const more = facts.names.length > 3 ? ` and ${facts.names.length - 3} more` : "";
  return `The certificate is for ${shown}${more}, not for ${host}`;
}

function explainUntrustedIssuer(_: string, facts: CertificateDetails | null): string {
  return facts === null || facts.issuer === ""
    ? "The certificate's issuer is not trusted"
    : `The certificate's issuer is not trusted: ${facts.issuer}`;
}

/** For a second handshake, whose only purpose is to explain the first. */
const INSPECT_TIMEOUT_MS = 5_000;

function fetchCertificateDetails(url: URL, { dial, signal: stop }: LinkSettings): Promise<CertificateDetails | null> {
  if (dial === undefined) return Promise.resolve(null);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const signal = AbortSignal.any([stop, AbortSignal.timeout(INSPECT_TIMEOUT_MS)]);
  return new Promise((resolve) => {
    const known = (facts: CertificateDetails | null) => {
      socket?.destroy();
      resolve(facts);
    };
    const socket = tryOrNull(() => dial(host, Number(url.port) || 443, signal));
    if (socket === null) return known(null);
    socket.on("error", () => known(null));
    signal.addEventListener("abort", () => known(null), { once: true });
    // Nothing is sent: only an unverified connection can read a rejected certificate.
    const secure = connect({ socket, rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) });
    secure.on("error", () => known(null));
    // This runs in an event listener, where an exception over a malformed certificate would end the process.
    secure.on("secureConnect", () => {
      const certificate = secure.getPeerX509Certificate();
      known(certificate === undefined ? null : tryOrNull(() => parseCertificate(certificate)));
    });
  });
}

function tryOrNull<T>(job: () => T): T | null {
  try {
    return job();
  } catch {
    return null;
  }
}

/** @throws where OpenSSL could not parse a date: it prints "Bad time value" then. */
function parseCertificate(certificate: X509Certificate) {
  const { subjectaltname = "", issuer } = certificate.toLegacyObject();
  return {
    /** ISO dates. */
    validFrom: certificate.validFromDate.toISOString().slice(0, 10),
    validTo: certificate.validToDate.toISOString().slice(0, 10),
    /** The DNS names and IP addresses that it is valid for. */
    names: subjectaltname.split(", ").flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
    /** The signer's name. */
    issuer: [issuer?.O, issuer?.CN].flat().filter(Boolean)[0] ?? "",
  };
}
