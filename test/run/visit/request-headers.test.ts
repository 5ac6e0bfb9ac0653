import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createHeaderLookup,
  extractHeaderSecrets,
  parseRequestHeaders,
} from "../../../src/run/visit/request-headers.ts";

const read = (text: string) => parseRequestHeaders(text);

describe("request-headers", () => {
  it("are a YAML or JSON map by origin, names in any case", () => {
    const expected = {
      headers: {
        "https://p.example": { authorization: "Basic abc==", "x-number": "7", "x-flag": "true" },
        preview: { "x-vercel-protection-bypass": "s3cret" },
      },
    };
    const yaml = `https://P.example/:
  Authorization: Basic abc==
  X-Number: 7
  X-Flag: true
preview:
  x-vercel-protection-bypass: s3cret
`;
    const json = `{"https://p.example:443": {"authorization": "Basic abc==", "x-number": "7", "x-flag": "true"},
      "preview": {"x-vercel-protection-bypass": "s3cret"}}`;
    expect(read(yaml)).toEqual(expected);
    expect(read(json)).toEqual(expected);
    expect(read("  \n")).toEqual({ headers: {} });
  });

  it.each([
    ["nonsense", "must be a YAML or JSON map of origins to headers"],
    ["https://p.example: secret-1", "must be a YAML or JSON map"],
    ["a: *b", "must be a YAML or JSON map"],
    ["p.example: {a: secret-1}", 'has "p.example": write an origin'],
    ["Preview: {a: secret-1}", 'has "Preview": write an origin, such as https://preview.example, or "preview"'],
    ["https://p.example/x: {a: secret-1}", 'headers apply to a whole origin, so write "https://p.example"'],
    ["https://u:secret-1@p.example: {a: secret-1}", 'headers apply to a whole origin, so write "https://p.example"'],
    ['{"https://p.example": {}, "https://p.example:443": {}}', 'has "https://p.example" twice'],
    ["https://p.example: {host: secret-1}", 'sets "host", which the browser or the connection sets itself'],
    ["https://p.example: {Cookie: secret-1}", 'sets "Cookie"'],
    ["https://p.example: {sec-fetch-site: secret-1}", 'sets "sec-fetch-site"'],
    ["https://p.example: {a b: secret-1}", "is not a valid header name"],
    ["https://p.example: {x-a: secret-1, X-A: secret-1}", 'sets "x-a" twice'],
    ['https://p.example: {x-a: "secret-1\\r\\nhost: evil"}', 'has an invalid value for "x-a"'],
    ['https://p.example: {x-a: ""}', 'has an invalid value for "x-a"'],
  ])("%s: %s, and no value is told", (text, words) => {
    const reading = read(text);
    expect(reading).toEqual({ mistake: expect.stringContaining(words) });
    expect(JSON.stringify(reading)).not.toContain("secret-1");
  });

  it("no text whatever is an error that is thrown", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof read(text) === "object"));
  });

  it("are for their own origin and no other", () => {
    const own = createHeaderLookup({ "https://p.example": { a: "1" } });
    expect(own("https://p.example/x?y#z")).toEqual({ a: "1" });
    for (const url of [
      "http://p.example/",
      "https://p.example:8443/",
      "https://www.p.example/",
      "https://p.example.evil.example/",
      "https://p.example@evil.example/",
      "not a URL",
      "constructor",
    ]) {
      expect([url, own(url)]).toEqual([url, {}]);
    }
  });
});

describe("what must not be shown", () => {
  it("are the values and the credentials in them, not the words of every log", () => {
    const text = "https://p.example: {authorization: Bearer tok-123456, x-on: true, x-key: k-987654}";
    expect(extractHeaderSecrets(text)).toEqual(["Bearer tok-123456", "tok-123456", "k-987654"]);
  });

  it("is every line where the map cannot be read", () => {
    expect(extractHeaderSecrets("authorization: Basic abcdef\n [")).toContain("abcdef");
  });
});
