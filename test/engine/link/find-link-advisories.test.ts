import { describe, expect, it } from "vitest";
import { checkCertificateExpiry, findRedirectAdvisories } from "../../../src/engine/link/find-link-advisories.ts";

const advisoryKinds = (...way: string[]) => findRedirectAdvisories(way).map(({ kind }) => kind);

describe("home_page", () => {
  it.each([
    ["https://acme.example/spring", "https://acme.example/"],
    ["https://acme.example/spring", "https://www.acme.example/en/"],
    ["https://acme.example/spring", "https://acme.example/de-DE"],
    ["https://acme.example/spring", "https://acme.example/us/"],
    ["https://acme.example/spring", "https://acme.example/index.html"],
    ["https://t.example/c?u=1", "https://acme.example/spring", "https://acme.example/?from=404"],
  ])("is reported for %s → %s", (...way) => expect(advisoryKinds(...way)).toEqual(["home_page"]));

  it.each([
    ["https://acme.example/spring", "https://acme.example/summer"],
    ["https://acme.example/", "https://www.acme.example/en"],
    ...["lp", "go", "my", "ai", "tv"].map((path) => ["https://acme.example/spring", `https://acme.example/${path}`]),
    ["https://ad.example/click/7", "https://acme.example/"],
    ["https://go.acme.example/spring", "https://acme.example/"],
  ])("is not reported for %s → %s", (...way) => expect(advisoryKinds(...way)).toEqual([]));
});

describe("tracking_lost", () => {
  it.each([
    ["gclid", "https://acme.example/a?gclid=x", "https://acme.example/b"],
    ["utm_source, utm_campaign", "https://a.example/a?utm_source=x&utm_campaign=y", "https://a.example/b?x=1"],
    ["fbclid", "https://a.example/a", "https://a.example/b?fbclid=1", "https://a.example/c"],
    ["GCLID", "https://a.example/a?GCLID=x", "https://a.example/b"],
  ])("is reported: %s", (names, ...way) => {
    const [advisory] = findRedirectAdvisories(way);
    expect(advisory?.kind).toBe("tracking_lost");
    expect(advisory?.note).toBe(`A redirect to ${way.at(-1)} drops ${names}`);
  });

  it.each([
    ["https://a.example/a?gclid=x", "https://a.example/b?gclid=x"],
    ["https://a.example/a?gclid=x", "https://a.example/b#gclid=x"],
    ["https://a.example/a?UTM_Source=x", "https://a.example/b?utm_source=x"],
    ["https://a.example/a?size=9", "https://a.example/b"],
    ["https://t.example/?u=https%3A%2F%2Fa.example%2F%3Fgclid%3Dx", "https://a.example/b"],
  ])("is not reported for %s → %s", (...way) => expect(advisoryKinds(...way)).toEqual([]));
});

describe("insecure_hop", () => {
  it.each([
    ["http://acme.example/a", "https://acme.example/a"],
    ["https://acme.example/a", "http://acme.example/b", "https://acme.example/c"],
  ])("is reported for %s → %s", (...way) => expect(advisoryKinds(...way)).toEqual(["insecure_hop"]));

  it.each(["http://localhost:8080/a", "http://shop.localhost/a", "http://127.0.0.1/a", "http://[::1]:80/a"])(
    "is not reported for the loopback URL %s",
    (url) => expect(advisoryKinds(url)).toEqual([]),
  );

  it("is reported for a host that only begins with a loopback address", () => {
    expect(advisoryKinds("http://127.0.0.1.example/a")).toEqual(["insecure_hop"]);
  });
});

describe("certificate_expiring", () => {
  const now = Date.parse("2026-11-01T00:00:00Z");
  it.each([
    ["2026-11-10T12:00:00Z", "The certificate of acme.example expires in 9 days, on 2026-11-10"],
    ["2026-11-02T12:00:00Z", "The certificate of acme.example expires in 1 day, on 2026-11-02"],
  ])("is reported for a certificate that expires at %s", (ends, note) => {
    expect(checkCertificateExpiry("acme.example", Date.parse(ends), now)).toEqual([
      { kind: "certificate_expiring", note },
    ]);
  });

  it.each(["2026-11-16T00:00:00Z", "2027-01-01T00:00:00Z"])(
    "is not reported for a certificate that expires at %s",
    (ends) => {
      expect(checkCertificateExpiry("acme.example", Date.parse(ends), now)).toEqual([]);
    },
  );
});
