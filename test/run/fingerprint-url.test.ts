import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalizeUrl, fingerprintUrl } from "../../src/run/fingerprint-url.ts";

it.each([
  ["https://acme.example/a#top", "https://acme.example/a"],
  ["https://acme.example/a#", "https://acme.example/a"],
  ["HTTPS://ACME.example/a", "https://acme.example/a"],
  ["https://acme.example:443/a", "https://acme.example/a"],
  ["https://acme.example", "https://acme.example/"],
  ["https://acme.example/b/../a", "https://acme.example/a"],
])("%s is the destination %s", (url, same) => {
  expect(fingerprintUrl(url)).toBe(fingerprintUrl(same));
});

it.each([
  ["https://acme.example/a", "https://acme.example/a/"],
  ["https://acme.example/a", "https://acme.example/A"],
  ["https://acme.example/a", "http://acme.example/a"],
  ["https://acme.example/a", "https://acme.example/a?utm_source=x"],
  ["https://acme.example/?a=1&b=2", "https://acme.example/?b=2&a=1"],
  ["https://acme.example/a", "https://www.acme.example/a"],
  ["https://acme.example/#/sale", "https://acme.example/#/boots"],
  ["https://acme.example/#!sale", "https://acme.example/"],
])("%s and %s may be two pages", (one, other) => {
  expect(fingerprintUrl(one)).not.toBe(fingerprintUrl(other));
});

it("asks for the same thing, whatever the address", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      const parsed = new URL(url);
      if (!/^#[/!]/u.test(parsed.hash)) parsed.hash = "";
      expect(canonicalizeUrl(url)).toBe(parsed.href);
      expect(canonicalizeUrl(canonicalizeUrl(url))).toBe(canonicalizeUrl(url));
      expect(fingerprintUrl(url)).toMatch(/^[0-9a-f]{32}$/u);
    }),
  );
});
