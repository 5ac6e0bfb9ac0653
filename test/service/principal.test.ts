import { expect, test } from "vitest";
import { anonymousQuota, clientAddress, maskAddress } from "../../src/service/principal.ts";
import { monthOf, nextReset } from "../../src/service/quota/quota-month.ts";

// Which quota an anonymous request uses, and which part of an address is returned and stored.

const CONNECTED_ADDRESS = "203.0.113.9";

test.each([
  // No proxy: the header may be forged.
  ["198.51.100.7", 0, CONNECTED_ADDRESS],
  ["198.51.100.7, 10.0.0.1", 0, CONNECTED_ADDRESS],
  // One proxy: it wrote the last entry; the client sent the rest.
  ["198.51.100.7", 1, "198.51.100.7"],
  ["1.1.1.1, 198.51.100.7", 1, "198.51.100.7"],
  ["1.1.1.1,, , 198.51.100.7", 1, "198.51.100.7"],
  ["198.51.100.7:4711", 1, "198.51.100.7"],
  ["[2001:db8::7]:4711", 1, "2001:db8::7"],
  ["2001:DB8:0:0::7", 1, "2001:db8::7"],
  ["::ffff:198.51.100.7", 1, "198.51.100.7"],
  ["fe80::7%eth0", 1, "fe80::7"],
  // Two proxies.
  ["1.1.1.1, 198.51.100.7, 10.0.0.1", 2, "198.51.100.7"],
  // Fewer entries than proxies: the request bypassed a proxy.
  ["198.51.100.7", 2, CONNECTED_ADDRESS],
  [undefined, 1, CONNECTED_ADDRESS],
  ["", 1, CONNECTED_ADDRESS],
  // Not an address.
  ["unknown", 1, CONNECTED_ADDRESS],
  ["_hidden", 1, CONNECTED_ADDRESS],
  ["198.51.100.7 <script>", 1, CONNECTED_ADDRESS],
])("X-Forwarded-For %j behind %i proxies means client %s", (header, proxies, address) => {
  expect(clientAddress(CONNECTED_ADDRESS, header, proxies)).toBe(address);
});

test("an IPv4-mapped IPv6 address is the IPv4 address", () => {
  expect(clientAddress("::ffff:203.0.113.9", undefined, 0)).toBe(CONNECTED_ADDRESS);
});

const NOW = new Date("2026-11-20T12:00:00Z");
const quotaSubject = (address: string, salt = "salt") => anonymousQuota(address, salt, 1, NOW).subject;

test("IPv6 clients share a quota per /64, IPv4 clients have one per address", () => {
  expect(quotaSubject("2001:db8:1:2::1")).toBe(quotaSubject("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(quotaSubject("2001:db8:1:2::1")).not.toBe(quotaSubject("2001:db8:1:3::1"));
  expect(quotaSubject("203.0.113.9")).not.toBe(quotaSubject("203.0.113.10"));
});

test("only a hash of the address with the installation's salt is stored", () => {
  expect(quotaSubject("203.0.113.9")).toMatch(/^address:[0-9a-f]{64}$/);
  expect(quotaSubject("203.0.113.9", "another")).not.toBe(quotaSubject("203.0.113.9"));
});

test.each([
  ["203.0.113.9", "203.0.*.*"],
  ["2001:db8:1:2::1", "2001:db8:*"],
  ["::1", "0:0:*"],
  ["nonsense", "*"],
])("%s is masked as %s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test.each([
  ["2026-11-30T23:59:59.999Z", "2026-11", "2026-12-01T00:00:00.000Z"],
  ["2026-12-01T00:00:00.000Z", "2026-12", "2027-01-01T00:00:00.000Z"],
  ["2026-12-01T00:30:00+01:00", "2026-11", "2026-12-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00Z", "2028-02", "2028-03-01T00:00:00.000Z"],
])("%s counts in %s, which ends at %s", (now, month, reset) => {
  expect(monthOf(new Date(now))).toBe(month);
  expect(nextReset(new Date(now)).toISOString()).toBe(reset);
});
