import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import type { Settings } from "./options.ts";
import type { CertificateRefused } from "./sight.ts";

/** What a certificate says of itself. */
export interface CertificateFacts {
  /** ISO days. */
  validFrom: string;
  validTo: string;
  /** DNS names and addresses it is for. */
  names: string[];
  /** Who signed it, for people. */
  issuer: string;
}

type Explain = (host: string, facts: CertificateFacts | null) => string;

/**
 * Node's verdicts on a certificate (OpenSSL's X509_V_ERR_*, and Node's own on names), explained. `certain` are
 * those that no other client's roots or chain building could mend.
 */
const VERDICTS: Readonly<Record<string, { certain: boolean; explain: Explain }>> = {
  CERT_HAS_EXPIRED: { certain: true, explain: (_, facts) => expiry(facts) },
  CERT_NOT_YET_VALID: {
    certain: true,
    explain: (_, facts) =>
      facts === null
        ? "The certificate is not valid yet"
        : `The certificate is only valid from ${facts.validFrom}`,
  },
  ERR_TLS_CERT_ALTNAME_INVALID: { certain: true, explain: wrongHost },
  DEPTH_ZERO_SELF_SIGNED_CERT: { certain: true, explain: () => "The certificate is self-signed" },
  CERT_REVOKED: { certain: true, explain: () => "The certificate was revoked" },
  SELF_SIGNED_CERT_IN_CHAIN: { certain: false, explain: untrusted },
  UNABLE_TO_GET_ISSUER_CERT: { certain: false, explain: untrusted },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: { certain: false, explain: untrusted },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: { certain: false, explain: untrusted },
  CERT_UNTRUSTED: { certain: false, explain: untrusted },
  CERT_REJECTED: { certain: false, explain: untrusted },
  CERT_CHAIN_TOO_LONG: { certain: false, explain: untrusted },
  INVALID_CA: { certain: false, explain: untrusted },
  INVALID_PURPOSE: { certain: false, explain: () => "The certificate is not meant for web sites" },
  CERT_SIGNATURE_FAILURE: { certain: false, explain: () => "The certificate's signature is wrong" },
  HOSTNAME_MISMATCH: { certain: true, explain: wrongHost },
};

/** Codes for a chain that leaves out what Chrome can fetch by itself (AIA). */
export const INCOMPLETE_CHAIN: ReadonlySet<string> = new Set([
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

/** The first code that is a verdict on a certificate; undefined where none is. */
export function certificateCode(codes: readonly string[]): string | undefined {
  return codes.find((code) => code in VERDICTS);
}

/** Why Node refused a certificate; looks at it once more, unverified, where a connection can be had. */
export async function explainRefusal(code: string, url: URL, options: Settings): Promise<CertificateRefused> {
  const facts = await certificateFacts(url, options);
  return refusal(code, url.hostname, facts);
}

export function refusal(code: string, host: string, facts: CertificateFacts | null): CertificateRefused {
  const verdict = VERDICTS[code];
  const explanation = verdict?.explain(host, facts) ?? `The certificate is refused (${code})`;
  // An expired one further up the chain may be one that other clients never look at.
  const certain = verdict?.certain === true && !(code === "CERT_HAS_EXPIRED" && leafIsCurrent(facts));
  return { kind: "certificate", code, explanation, certain };
}

function expiry(facts: CertificateFacts | null): string {
  if (facts === null) return "The certificate has expired";
  if (leafIsCurrent(facts)) return "A certificate in the chain has expired";
  return `The certificate expired on ${facts.validTo}`;
}

function leafIsCurrent(facts: CertificateFacts | null): boolean {
  return facts !== null && Date.parse(facts.validTo) > Date.now();
}

function wrongHost(host: string, facts: CertificateFacts | null): string {
  if (facts === null || facts.names.length === 0) return `The certificate is not for ${host}`;
  const shown = facts.names.slice(0, 3).join(", ");
  const more = facts.names.length > 3 ? ` and ${facts.names.length - 3} more` : "";
  return `The certificate is for ${shown}${more}, not for ${host}`;
}

function untrusted(_: string, facts: CertificateFacts | null): string {
  return facts === null || facts.issuer === ""
    ? "The certificate's issuer is not trusted"
    : `The certificate's issuer is not trusted: ${facts.issuer}`;
}

/** Milliseconds for a second handshake that only explains the first. */
const PATIENCE_MS = 5_000;

function certificateFacts(url: URL, options: Settings): Promise<CertificateFacts | null> {
  const { dial } = options;
  if (dial === undefined) return Promise.resolve(null);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE_MS)]);
  return new Promise((resolve) => {
    const known = (facts: CertificateFacts | null) => {
      socket?.destroy();
      resolve(facts);
    };
    const socket = attempted(() => dial(host, Number(url.port) || 443, signal));
    if (socket === null) return known(null);
    socket.on("error", () => known(null));
    signal.addEventListener("abort", () => known(null), { once: true });
    // Only read, nothing is sent: an unverified connection is what it takes to see a certificate that is refused.
    const secure = connect({
      socket,
      rejectUnauthorized: false,
      ...(isIP(host) ? {} : { servername: host }),
    });
    secure.on("error", () => known(null));
    // A stranger's certificate is read in a listener: what throws there ends the process.
    secure.on("secureConnect", () => known(attempted(() => factsOf(secure.getPeerCertificate()))));
  });
}

function attempted<T>(job: () => T): T | null {
  try {
    return job();
  } catch {
    return null;
  }
}

function factsOf(certificate: PeerCertificate): CertificateFacts | null {
  const validFrom = isoDay(certificate.valid_from);
  const validTo = isoDay(certificate.valid_to);
  if (validFrom === null || validTo === null) return null;
  return {
    validFrom,
    validTo,
    names: (certificate.subjectaltname ?? "")
      .split(", ")
      .flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
    issuer: [certificate.issuer?.O, certificate.issuer?.CN].flat().filter(Boolean)[0] ?? "",
  };
}

/** Null where OpenSSL could not read the date: it prints "Bad time value" then. */
function isoDay(openssl: string | undefined): string | null {
  const date = new Date(openssl ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
