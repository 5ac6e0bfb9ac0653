import ipaddr from "ipaddr.js";
import json from "../lexicon/reserved-addresses.json" with { type: "json" };

/** Which non-public addresses may be visited; also, which of these permissions an address requires. */
export interface AllowedAddresses {
  loopback: boolean;
  private: boolean;
}

/** The kind of an IP address, for people, and the permissions that it requires. */
interface AddressClass {
  kind: string;
  requires: AllowedAddresses;
}

const PUBLIC: AddressClass = { kind: "a public address", requires: { loopback: false, private: false } };
const LOOPBACK: AddressClass = { kind: "a loopback address", requires: { loopback: true, private: false } };
/** On Linux 0.0.0.0 and :: connect to the machine itself, so they require both. */
const UNSPECIFIED: AddressClass = {
  kind: "an unspecified address, which connects to this machine",
  requires: { loopback: true, private: true },
};

/** The only IPv6 block that IANA has assigned for public use: iana.org/assignments/ipv6-unicast-address-assignments. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** IPv4-compatible addresses (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js treats as ordinary unicast. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");

const KINDS: Readonly<Record<string, string>> = json.ranges;

export const isBadPort = (port: number): boolean => json.badPorts.includes(port);

const reservedRange = (range: string): AddressClass => ({
  kind: KINDS[range] ?? "a reserved address",
  requires: { loopback: false, private: true },
});

function classifyIPv4(address: ipaddr.IPv4): AddressClass {
  const range = address.range();
  if (range === "unicast") return PUBLIC;
  if (range === "loopback") return LOOPBACK;
  return range === "unspecified" ? UNSPECIFIED : reservedRange(range);
}

/** An embedded IPv4 address requires what the inner address requires, and `private` because it is disguised. */
const classifyEmbeddedIPv4 = (inner: ipaddr.IPv4): AddressClass => ({
  kind: `an IPv4 address inside IPv6 (${inner})`,
  requires: { loopback: classifyIPv4(inner).requires.loopback, private: true },
});

function classifyIPv6(address: ipaddr.IPv6): AddressClass {
  const range = address.range();
  if (range === "loopback") return LOOPBACK;
  if (range === "unspecified") return UNSPECIFIED;
  if (range === "ipv4Mapped") return classifyEmbeddedIPv4(address.toIPv4Address());
  if (address.match(IPV4_COMPATIBLE)) return classifyEmbeddedIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return range === "unicast" && address.match(GLOBAL_UNICAST) ? PUBLIC : reservedRange(range);
}

/** @param address An IP address as Node and WHATWG URLs write it, without brackets. */
export function classifyAddress(address: string): AddressClass {
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv4 ? classifyIPv4(parsed) : classifyIPv6(parsed);
}

export const isPermitted = (reach: AllowedAddresses, { requires }: AddressClass): boolean =>
  (reach.loopback || !requires.loopback) && (reach.private || !requires.private);
