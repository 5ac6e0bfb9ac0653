import { describe, expect, it } from "vitest";
import { CookieJar } from "../../../src/engine/link/cookie-jar.ts";

/** The Cookie header for `to` after `from` has set these cookies. */
function sendThroughJar(setCookies: string[], from: string, to: string): string {
  const jar = new CookieJar();
  jar.store(setCookies, new URL(from));
  return jar.getHeader(new URL(to));
}

describe("CookieJar", () => {
  it.each([
    ["same host", "a=1", "https://acme.example/", "https://acme.example/x", "a=1"],
    ["host only", "a=1", "https://acme.example/", "https://www.acme.example/", ""],
    ["parent domain", "a=1; Domain=acme.example", "https://go.acme.example/", "https://www.acme.example/", "a=1"],
    ["own name as domain", "a=1; Domain=.acme.example", "https://acme.example/", "https://www.acme.example/", "a=1"],
    ["another domain", "a=1; Domain=evil.example", "https://acme.example/", "https://evil.example/", ""],
    ["a look-alike domain", "a=1; Domain=me.example", "https://acme.example/", "https://me.example/", ""],
    ["a public suffix", "a=1; Domain=co.uk", "https://acme.co.uk/", "https://other.co.uk/", ""],
    ["part of an address", "a=1; Domain=0.0.1", "http://127.0.0.1/", "http://127.0.0.1/", ""],
    ["another host", "a=1", "https://acme.example/", "https://shop.example/", ""],
    ["a path", "a=1; Path=/shop", "https://acme.example/", "https://acme.example/shop/x", "a=1"],
    ["beside the path", "a=1; Path=/shop", "https://acme.example/", "https://acme.example/shopping", ""],
    ["the default path", "a=1", "https://acme.example/go/1", "https://acme.example/", ""],
    ["secure over http", "a=1; Secure", "http://acme.example/", "https://acme.example/", ""],
    ["secure not to http", "a=1; Secure", "https://acme.example/", "http://acme.example/", ""],
    [
      "a prefix's promise broken",
      "__Host-a=1; Secure; Domain=acme.example",
      "https://acme.example/",
      "https://acme.example/",
      "",
    ],
    ["expired", "a=1; Max-Age=0", "https://acme.example/", "https://acme.example/", ""],
    ["long ago", "a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "https://acme.example/", "https://acme.example/", ""],
  ])("returns a cookie only where it belongs: %s", (_, cookie, from, to, sent) =>
    expect(sendThroughJar([cookie], from, to)).toBe(sent),
  );

  it("replaces and deletes cookies, and sends longer paths first", () => {
    const url = "https://acme.example/shop/x";
    expect(sendThroughJar(["a=1", "a=2"], url, url)).toBe("a=2");
    expect(sendThroughJar(["a=1", "a=; Max-Age=-1"], url, url)).toBe("");
    expect(sendThroughJar(["a=1; Path=/", "b=2; Path=/shop"], url, url)).toBe("b=2; a=1");
  });

  it("replaces a cookie however often it is set", () => {
    const url = "https://acme.example/";
    const counted = Array.from({ length: 1_000 }, (_, hop) => `hop=${hop}`);
    expect(sendThroughJar(counted, url, url)).toBe("hop=999");
  });

  it("keeps at most 50 cookies", () => {
    const many = Array.from({ length: 1_000 }, (_, place) => `c${place}=1`);
    expect(sendThroughJar(many, "https://acme.example/", "https://acme.example/").split("; ")).toHaveLength(50);
  });
});
