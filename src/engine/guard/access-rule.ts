import type { LookupAddress } from "node:dns";
import { isIP } from "node:net";
import { authority, isLocalhost, isPrivateName, type Target } from "./connection-target.ts";
import type { Lookup } from "./dns-lookup.ts";
import { type HostLists, isListed } from "./host-lists.ts";
import { type AllowedAddresses, classifyAddress, isBadPort, isPermitted } from "./ip-address.ts";
import { UnsafeUrl } from "./unsafe-url-error.ts";

const ALLOW_PRIVATE_ADVICE = "If you trust this address, allow private addresses (allow-private).";
const CHECK_URL_ADVICE = "Check the URL.";
/** The same of every such host, so that strangers do not learn which names exist in this network. */
const NOT_PUBLIC = "it is not on the public internet";

/** Which list says so is nobody else's business. */
const NOT_LISTED = "the operator of this service does not allow this host";
const OTHER_HOST_ADVICE = "Use another host, or ask the operator to allow it.";

/** The addresses of a localhost name, without a DNS lookup. */
const LOCALHOST_ADDRESSES: LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/**
 * The rule that decides which addresses may be visited. Everything that connects asks it right before connecting, and
 * connects to the addresses that it returns.
 */
export class AccessRule {
  readonly #allowedAddresses: AllowedAddresses;
  readonly #lookup: Lookup;

  readonly #hosts: HostLists;

  constructor(reach: AllowedAddresses, lookup: Lookup, hosts: HostLists = { allowed: [], denied: [] }) {
    this.#allowedAddresses = reach;
    this.#lookup = lookup;
    this.#hosts = hosts;
  }

  /**
   * Checks a host that a request names.
   *
   * @throws UnsafeUrl
   */
  checkRequested({ host }: Target): void {
    const { allowed } = this.#hosts;
    if (allowed.length > 0 && !isListed(host, allowed)) throw new UnsafeUrl(host, NOT_LISTED, OTHER_HOST_ADVICE);
  }

  /**
   * Checks what host and port alone show.
   *
   * @returns the addresses of a literal or localhost; null where DNS must be asked.
   * @throws UnsafeUrl
   */
  checkTarget(target: Target): LookupAddress[] | null {
    this.#requireNotDenied(target, target.host);
    const literal = literalAddresses(target.host);
    if (literal !== null) this.#requirePermitted(target, literal);
    if (isBadPort(target.port) && !isLoopbackLiteral(literal))
      throw new UnsafeUrl(authority(target), `port ${target.port} is used by another protocol`, CHECK_URL_ADVICE);
    return literal;
  }

  /**
   * Checks the name alone, because an upstream proxy resolves it.
   *
   * @throws UnsafeUrl
   */
  checkProxiedTarget(target: Target): void {
    this.checkTarget(target);
    if (isPrivateName(target.host) && !isLocalhost(target.host) && !this.#allowedAddresses.private)
      throw new UnsafeUrl(
        target.host,
        "only a private network can resolve this name",
        ALLOW_PRIVATE_ADVICE,
        NOT_PUBLIC,
      );
  }

  /**
   * The checked addresses to connect to. The caller connects to these and does not look up the name again.
   *
   * One forbidden address refuses the host, even next to public ones: a public site has no reason to publish such an
   * address, and the result must not depend on which address responds first.
   *
   * @throws UnsafeUrl, or the lookup's error where the name does not resolve.
   */
  async resolveAddresses(target: Target): Promise<LookupAddress[]> {
    const literal = this.checkTarget(target);
    if (literal !== null) return literal;
    const found = await this.#lookup(target.host);
    this.#requirePermitted(target, found);
    return found;
  }

  #requireNotDenied(target: Target, host: string): void {
    if (isListed(host, this.#hosts.denied)) throw new UnsafeUrl(target.host, NOT_LISTED, OTHER_HOST_ADVICE);
  }

  #requirePermitted(target: Target, addresses: LookupAddress[]): void {
    for (const { address } of addresses) {
      const found = classifyAddress(address);
      if (isPermitted(this.#allowedAddresses, found)) {
        this.#requireNotDenied(target, address);
        continue;
      }
      const which = address === target.host ? `it is ${found.kind}` : `it resolves to ${address}, ${found.kind}`;
      const advice = found.requires.private ? ALLOW_PRIVATE_ADVICE : CHECK_URL_ADVICE;
      throw new UnsafeUrl(target.host, which, advice, NOT_PUBLIC);
    }
  }
}

function literalAddresses(host: string): LookupAddress[] | null {
  if (isLocalhost(host)) return LOCALHOST_ADDRESSES;
  const family = isIP(host);
  return family === 0 ? null : [{ address: host, family }];
}

const isLoopbackLiteral = (literal: LookupAddress[] | null): boolean =>
  literal?.every(({ address }) => classifyAddress(address).requires.loopback) ?? false;
