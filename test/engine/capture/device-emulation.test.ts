import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildUserAgentOverride,
  canonicalizeLocale,
  findTimeZone,
} from "../../../src/engine/capture/device-emulation.ts";

const version = {
  protocolVersion: "1.3",
  product: "HeadlessChrome/147.0.7727.0",
  revision: "",
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36",
  jsVersion: "",
};

test.each([
  ["en-US", "America/New_York"],
  ["en-GB", "Europe/London"],
  ["de", "Europe/Berlin"],
  ["de-AT", "Europe/Vienna"],
  ["pt-BR", "America/Sao_Paulo"],
  ["ja", "Asia/Tokyo"],
  ["es-419", null],
])("the locale %s has the time zone %s", (locale, zone) => {
  if (zone === null) expect(findTimeZone(locale)).toBeNull();
  else expect(findTimeZone(locale)).toBe(zone);
});

test("the user agent is Chrome's without \"Headless\" on desktop, and an Android phone's on mobile", () => {
  expect(buildUserAgentOverride("desktop", version, "en-US").userAgent).toBe(version.userAgent.replace("Headless", ""));
  const phone = buildUserAgentOverride("mobile", version, "en-US");
  expect(phone.userAgent).toMatch(/Android.*Chrome\/147\.0\.0\.0 Mobile/);
  expect(phone.userAgentMetadata).toMatchObject({ mobile: true, platform: "Android" });
});

test("any locale string yields a valid locale, with or without a time zone", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const locale = canonicalizeLocale(text);
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
      const zone = findTimeZone(locale);
      if (zone !== null) expect(new Intl.DateTimeFormat("en", { timeZone: zone }).format(0)).not.toBe("");
    }),
  );
  expect(canonicalizeLocale("de_DE")).toBe("en-US");
});
