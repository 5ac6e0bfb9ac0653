import type { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { connect } from "node:tls";
import json from "../lexicon/certificate-errors.json" with { type: "json" };
import type { CertificateError } from "./link-outcome.ts";
import type { LinkSettings } from "./options.ts";

/** The contents of a certificate. */
interface CertificateDetails {
  /** ISO dates. */
  validFrom: string;
  validTo: string;
  /** The DNS names and IP addresses that it is valid for. */
  names: string[];
  /** The signer's name. */
  issuer: string;
}

/** By Node's code. */
const VERIFY_ERRORS: Readonly<Record<string, { certain: boolean; why: string }>> = json.node;

/** Explanations that name what the certificate says. */
const EXPLANATIONS: Readonly<Record<string, (host: string, facts: CertificateDetails | null) => string>> = {
  expiry: explainExpiry,
  start: (_, facts) =>
    facts === null ? "The certificate is not valid yet" : `The certificate is only valid from ${facts.validFrom}`,
  names: explainWrongHost,
  issuer: explainUntrustedIssuer,
};

/** The first code that is a certificate error; undefined where none is. */
export const findCertificateErrorCode = (codes: readonly string[]): string | undefined =>
  codes.find((code) => code in VERIFY_ERRORS);

/**
 * Explains why Node rejected a certificate. Connects again without verification to read it, where that is possible.
 */
export async function explainCertificateError(
  code: string,
  url: URL,
  settings: LinkSettings,
): Promise<CertificateError> {
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
function parseCertificate(certificate: X509Certificate): CertificateDetails {
  const { subjectaltname = "", issuer } = certificate.toLegacyObject();
  return {
    validFrom: certificate.validFromDate.toISOString().slice(0, 10),
    validTo: certificate.validToDate.toISOString().slice(0, 10),
    names: subjectaltname.split(", ").flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
    issuer: [issuer?.O, issuer?.CN].flat().filter(Boolean)[0] ?? "",
  };
}
