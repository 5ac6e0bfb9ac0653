import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authority, parseAbsoluteForm, parseAuthorityForm } from "../../../src/engine/guard/connection-target.ts";

describe("the target of a request to the proxy", () => {
  it.each([
    ["a.example:443", "a.example:443"],
    ["A.Example.:80", "a.example:80"],
    ["0x7f.1:80", "127.0.0.1:80"],
    ["[0:0::1]:8080", "[::1]:8080"],
    ["%61.example:1", "a.example:1"],
  ])("of CONNECT %s is %s", (text, expected) => {
    const target = parseAuthorityForm(text);
    expect(target && authority(target)).toBe(expected);
  });

  it.each([
    ["http://a.example", "a.example:80", "/"],
    ["http://a.example?q", "a.example:80", "/?q"],
    ["HTTP://A.example:8080/b//c?d=e", "a.example:8080", "/b//c?d=e"],
    ["http://a.example:/b", "a.example:80", "/b"],
    ["http://a.example/http://b.example@c/", "a.example:80", "/http://b.example@c/"],
  ])("of GET %s is %s, %s", (text, expected, path) => {
    const asked = parseAbsoluteForm(text);
    expect(asked && [authority(asked.target), asked.path]).toEqual([expected, path]);
  });

  const piece = fc.constantFrom(
    "http://",
    "//",
    "a.example",
    "127.0.0.1",
    "[::1]",
    ":80",
    ":",
    "@",
    "\\",
    "/",
    "?",
    "#",
    "%",
    "%2f",
    " ",
    "\0",
    "0x7f",
    ".",
    "é",
  );

  it("is checked as the WHATWG parser reads it, or refused, for any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
        ),
        (text) => {
          const asked = parseAbsoluteForm(text);
          if (asked !== null) {
            const url = new URL(text);
            expect(authority(asked.target)).toBe(`${url.hostname.replace(/(.)\.$/, "$1")}:${url.port || 80}`);
            expect(url.username + url.password).toBe("");
          }
          const tunnel = parseAuthorityForm(text);
          if (tunnel !== null) expect(new URL(`http://${authority(tunnel)}`).username).toBe("");
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
