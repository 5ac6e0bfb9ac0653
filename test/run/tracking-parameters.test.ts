import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintUrl } from "../../src/run/fingerprint-url.ts";
import { nameDeadVariants } from "../../src/run/name-dead-variants.ts";
import { findDifferingParameters, fingerprintPage, identifyDestination } from "../../src/run/tracking-parameters.ts";
import { belowEntry, brokenEntry, passedEntry } from "../report/sample-results.ts";

const PAGE = "https://acme.example/spring";

describe("one page", () => {
  it.each([
    `${PAGE}?utm_source=google&utm_medium=cpc`,
    `${PAGE}?UTM_Source=google`,
    `${PAGE}?utm_anything=1&gclid=x#top`,
    `${PAGE}?fbclid=x&_hsenc=y`,
    `${PAGE}?hsa_cam=1`,
    `${PAGE}?utm%5Fsource=google`,
  ])("is behind %s", (url) => expect(fingerprintPage(url)).toBe(fingerprintUrl(PAGE)));

  it.each([`${PAGE}?colour=red`, `${PAGE}?ref=mail`, `${PAGE}?campaign=spring`, `${PAGE}/?gclid=x`, `${PAGE}?utm`])(
    "is another behind %s",
    (url) => expect(fingerprintPage(url)).not.toBe(fingerprintUrl(PAGE)),
  );

  it("is behind a URL with a parameter that the manifest adds", () => {
    expect(fingerprintPage(`${PAGE}?ref=mail&acme_x=1`, ["ref", "acme_*"])).toBe(fingerprintUrl(PAGE));
    expect(fingerprintPage(`${PAGE}?reference=1`, ["ref"])).not.toBe(fingerprintUrl(PAGE));
  });

  it("keeps the order and spelling of all other parameters", () => {
    const other = fc.array(fc.stringMatching(/^[a-z]{1,3}x=[\w%20+]{0,5}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(other, fc.nat(5), (parameters, at) => {
        const url = `${PAGE}?${parameters.join("&")}`;
        const tracked = `${PAGE}?${parameters.toSpliced(at, 0, "gclid=abc").join("&")}`;
        expect(fingerprintPage(tracked)).toBe(fingerprintUrl(url));
      }),
    );
  });

  it("is not repeated where the URL has no tracking parameters", () => {
    expect(identifyDestination(PAGE, {})).toEqual({ fingerprint: fingerprintUrl(PAGE) });
    expect(identifyDestination(`${PAGE}?gclid=x`, {})).toEqual({
      fingerprint: fingerprintUrl(`${PAGE}?gclid=x`),
      page: fingerprintUrl(PAGE),
    });
    expect(identifyDestination("no url", {})).toEqual({ fingerprint: fingerprintUrl("no url") });
  });
});

describe("the parameters by which a URL differs", () => {
  it.each([
    ["a value of its own", "?utm_source=a&utm_term=x", ["?utm_source=a&utm_term=y"], ["utm_term"]],
    ["one that the others lack", "?gclid=1", [""], ["gclid"]],
    ["one that it lacks", "", ["?gclid=1", "?gclid=1&b=2"], ["gclid"]],
    ["none", "?a=1", ["?a=1"], []],
    ["one that only some have", "?a=1&b=2", ["?a=1", "?a=3"], ["b"]],
  ])("may have %s", (_, own, others, names) => {
    const found = findDifferingParameters(
      PAGE + own,
      others.map((query) => PAGE + query),
    );
    expect(found).toEqual(names);
  });
});

describe("a page that is dead under one of its URLs", () => {
  const at = (query: string) => {
    const landingUrl = PAGE + query;
    return { landingUrl, ...identifyDestination(landingUrl, {}), reason: "It answers 404." };
  };

  it("names the parameter", () => {
    const dead = brokenEntry("a", at("?utm_source=meta&utm_id=%E2%82%AC"));
    const [first, ...others] = nameDeadVariants([
      dead,
      passedEntry("b", at("?utm_source=meta")),
      belowEntry("c", at("?utm_source=google")),
    ]);
    expect(first?.reason).toBe("It answers 404. The page works for other ads, whose URLs differ in utm_id.");
    expect(others.map(({ reason }) => reason)).toEqual(["It answers 404.", "It answers 404."]);
  });

  it("says nothing where all are dead, or another page works", () => {
    const entries = [brokenEntry("a", at("?gclid=1")), brokenEntry("b", at("")), passedEntry("c", at("?colour=red"))];
    expect(nameDeadVariants(entries)).toEqual(entries);
  });
});
