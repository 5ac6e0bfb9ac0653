import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyAddress, isPermitted } from "../../../src/engine/guard/ip-address.ts";

const CLI_ALLOWED = { loopback: true, private: false };
const SERVICE_ALLOWED = { loopback: false, private: false };
const ALL_ALLOWED = { loopback: true, private: true };

type Verdict = "public" | "loopback" | "private";

function verdictOf(address: string): Verdict {
  const found = classifyAddress(address);
  if (isPermitted(SERVICE_ALLOWED, found)) return "public";
  return isPermitted(CLI_ALLOWED, found) ? "loopback" : "private";
}

/** The IANA special-purpose registries, independent of the tested code. */
const TABLE_V4: [string, number, Verdict][] = [
  ["0.0.0.0", 8, "private"],
  ["10.0.0.0", 8, "private"],
  ["100.64.0.0", 10, "private"],
  ["127.0.0.0", 8, "loopback"],
  ["169.254.0.0", 16, "private"],
  ["172.16.0.0", 12, "private"],
  ["192.0.0.0", 24, "private"],
  ["192.0.2.0", 24, "private"],
  ["192.31.196.0", 24, "private"],
  ["192.52.193.0", 24, "private"],
  ["192.88.99.0", 24, "private"],
  ["192.168.0.0", 16, "private"],
  ["192.175.48.0", 24, "private"],
  ["198.18.0.0", 15, "private"],
  ["198.51.100.0", 24, "private"],
  ["203.0.113.0", 24, "private"],
  ["224.0.0.0", 4, "private"],
  ["240.0.0.0", 4, "private"],
];
const TABLE_V6: [string, number, Verdict][] = [
  ["00000000000000000000000000000001", 128, "loopback"],
  ["20010000000000000000000000000000", 23, "private"],
  ["20010db8000000000000000000000000", 32, "private"],
  ["20020000000000000000000000000000", 16, "private"],
  ["2620004f800000000000000000000000", 48, "private"],
  ["3fff0000000000000000000000000000", 20, "private"],
  ["20000000000000000000000000000000", 3, "public"],
  ["00000000000000000000000000000000", 0, "private"],
];

const numberV4 = (text: string): bigint => text.split(".").reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);

function lookUp(table: [bigint, number, Verdict][], bits: number, address: bigint): Verdict | undefined {
  return table.find(([base, prefix]) => address >> BigInt(bits - prefix) === base >> BigInt(bits - prefix))?.[2];
}

const v4 = TABLE_V4.map(([base, prefix, verdict]): [bigint, number, Verdict] => [numberV4(base), prefix, verdict]);
const v6 = TABLE_V6.map(([base, prefix, verdict]): [bigint, number, Verdict] => [BigInt(`0x${base}`), prefix, verdict]);

const textV4 = (n: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (n >> shift) & 255n).join(".");
const textV6 = (n: bigint): string => (n.toString(16).padStart(32, "0").match(/.{4}/g) ?? []).join(":");

/** Random addresses, and addresses near the edges of the special blocks. */
const addressesNear = (table: [bigint, number, Verdict][], bits: number) =>
  fc.oneof(
    fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }),
    fc
      .tuple(fc.constantFrom(...table), fc.boolean(), fc.bigInt({ min: -2n, max: 2n }))
      .map(([[base, prefix], end, offset]) => {
        const edge = end ? base + (1n << BigInt(bits - prefix)) : base;
        return BigInt.asUintN(bits, edge + offset);
      }),
  );

describe("classifyAddress", () => {
  it("agrees with the IANA registries on any IPv4 address", () => {
    fc.assert(
      fc.property(addressesNear(v4, 32), (address) => {
        expect(verdictOf(textV4(address))).toBe(lookUp(v4, 32, address) ?? "public");
      }),
      { numRuns: 3_000 },
    );
  });

  it("agrees with the IANA registries on any IPv6 address", () => {
    fc.assert(
      fc.property(addressesNear(v6, 128), (address) => {
        expect(verdictOf(textV6(address))).toBe(lookUp(v6, 128, address));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ["10.1.2.3", "a private address"],
    ["192.168.1.1", "a private address"],
    ["172.31.255.255", "a private address"],
    ["100.64.0.1", "a carrier's internal address"],
    ["169.254.169.254", "a link-local address, which clouds use for instance metadata"],
    ["fe80::1", "a link-local address, which clouds use for instance metadata"],
    ["fd00:ec2::254", "a private address"],
    ["fec0::1", "a site-local address"],
    ["224.0.0.251", "a multicast address"],
    ["ff02::1", "a multicast address"],
    ["255.255.255.255", "the broadcast address"],
    ["0.0.0.0", "an unspecified address, which connects to this machine"],
    ["0.1.2.3", "an unspecified address, which connects to this machine"],
    ["::", "an unspecified address, which connects to this machine"],
    ["192.0.2.1", "a reserved address"],
    ["198.19.0.1", "a reserved address"],
    ["240.0.0.1", "a reserved address"],
    ["2001:db8::1", "a reserved address"],
    ["4000::1", "a reserved address"],
    ["::ffff:8.8.8.8", "an IPv4 address inside IPv6 (8.8.8.8)"],
    ["::127.0.0.1", "an IPv4 address inside IPv6 (127.0.0.1)"],
    ["64:ff9b::8.8.8.8", "an IPv4 address inside IPv6 (NAT64)"],
    ["64:ff9b:1::a00:1", "an IPv4 address inside IPv6 (NAT64)"],
    ["2002:7f00:1::", "an IPv4 address inside IPv6 (6to4)"],
    ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "an IPv4 address inside IPv6 (Teredo)"],
  ])("describes %s as %s, which requires the private permission", (address, kind) => {
    expect(classifyAddress(address).kind).toBe(kind);
    expect(isPermitted(CLI_ALLOWED, classifyAddress(address))).toBe(false);
    expect(isPermitted(ALL_ALLOWED, classifyAddress(address))).toBe(true);
  });

  it.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001:80b::200e"])(
    "classifies %s as public",
    (address) => {
      expect(isPermitted(SERVICE_ALLOWED, classifyAddress(address))).toBe(true);
    },
  );

  it.each(["0.0.0.0", "::", "::ffff:127.0.0.1", "::127.0.0.1"])(
    "requires both permissions for %s, which connects to this machine",
    (address) => {
      expect(isPermitted({ loopback: false, private: true }, classifyAddress(address))).toBe(false);
    },
  );
});
