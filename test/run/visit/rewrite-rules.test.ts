import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRewriteRules, type RewriteRule, rewriteUrl } from "../../../src/run/visit/rewrite-rules.ts";

function ruleOf(line: string): RewriteRule {
  const reading = parseRewriteRules([line]);
  if ("mistake" in reading || reading.rules[0] === undefined) throw new Error(JSON.stringify(reading));
  return reading.rules[0];
}

describe("a landing URL is moved", () => {
  it.each([
    ["https://acme.example => https://pr-7.example", "https://acme.example/", "https://pr-7.example/"],
    [
      "https://acme.example => https://pr-7.example",
      "https://acme.example/spring/?utm_source=meta&q=a%20b+c&empty=&flag#offer",
      "https://pr-7.example/spring/?utm_source=meta&q=a%20b+c&empty=&flag#offer",
    ],
    ["https://acme.example=>http://localhost:3000", "https://ACME.example:443/a", "http://localhost:3000/a"],
    ["https://acme.example/ => https://pr-7.example/", "https://acme.example/a//b", "https://pr-7.example/a//b"],
    [
      "https://acme.example/shop => https://shop-7.example",
      "https://acme.example/shop/lamps?x=1",
      "https://shop-7.example/lamps?x=1",
    ],
    ["https://acme.example/shop => https://shop-7.example", "https://acme.example/shop", "https://shop-7.example/"],
    ["https://acme.example => https://host.example/pr-7/", "https://acme.example/a", "https://host.example/pr-7/a"],
    [
      "https://acme.example => https://pr-7.example?key=k%2F1&theme=new",
      "https://acme.example/a?gclid=1&theme=old",
      "https://pr-7.example/a?gclid=1&key=k%2F1&theme=new",
    ],
    ["https://acme.example => https://pr-7.example?key=1", "https://acme.example/a", "https://pr-7.example/a?key=1"],
  ])("%s: %s → %s", (line, url, moved) => {
    expect(rewriteUrl(url, ruleOf(line))).toBe(moved);
  });

  it.each([
    "http://acme.example/a",
    "https://www.acme.example/a",
    "https://acme.example:8443/a",
    "https://acme.example.evil.example/a",
    "https://acme.example/shopping",
    "https://acme.example/",
  ])("and %s is not for a rule about https://acme.example/shop", (url) => {
    expect(rewriteUrl(url, ruleOf("https://acme.example/shop => https://pr-7.example"))).toBeNull();
  });
});

const path = fc.webPath();
const query = fc.webQueryParameters();

it("path and query survive to the byte, and the origin is the rule's", () => {
  const rule = ruleOf("https://acme.example => https://pr-7.example:8443");
  fc.assert(
    fc.property(path, query, fc.webFragments(), (where, what, fragment) => {
      const url = new URL(`https://acme.example${where === "" ? "/" : where}?${what}#${fragment}`);
      const moved = new URL(rewriteUrl(url.href, rule) ?? "");
      expect(moved.origin).toBe("https://pr-7.example:8443");
      expect([moved.pathname, moved.search, moved.hash]).toEqual([url.pathname, url.search, url.hash]);
    }),
  );
});

it("there and back again is where it began", () => {
  const there = ruleOf("https://acme.example/shop => https://pr-7.example/a/b");
  const back = ruleOf("https://pr-7.example/a/b => https://acme.example/shop");
  fc.assert(
    fc.property(path, query, (where, what) => {
      const url = new URL(`https://acme.example/shop${where}${what && `?${what}`}`).href;
      expect(rewriteUrl(rewriteUrl(url, there) ?? "", back)).toBe(url);
    }),
  );
});

it("every parameter of the rule is there once, with its value, and none of the others is lost", () => {
  const names = fc.constantFrom("a", "b", "c", "d e", "ü");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(names, fc.string())),
      fc.uniqueArray(fc.tuple(names, fc.string()), { selector: ([name]) => name }),
      (own, added) => {
        const to = new URLSearchParams(added).toString();
        const rule = ruleOf(`https://acme.example => https://pr-7.example?${to}`);
        const moved = rewriteUrl(`https://acme.example/?${new URLSearchParams(own)}`, rule);
        const kept = own.filter(([name]) => !added.some(([other]) => other === name));
        expect([...new URL(moved ?? "").searchParams]).toEqual([...kept, ...added]);
      },
    ),
  );
});

it.each([
  ["https://acme.example", "must be written as https://acme.example => https://preview.example"],
  ["a => b => c", "must be written as"],
  ["acme.example => https://preview.example", 'has "acme.example": write a full URL'],
  ["https://acme.example => ftp://preview.example", 'has "ftp://preview.example": write a full URL'],
  ["https://acme.example?a=1 => https://p.example", "remove the query, because every query is kept"],
  ["https://acme.example => https://p.example#top", "remove the fragment (#…)"],
  ["https://acme.example => https://me:secret@p.example", "send it as an authorization header with request-headers"],
])("%s is no rule: it %s", (line, words) => {
  const reading = parseRewriteRules([line]);
  expect(reading).toEqual({ mistake: expect.stringContaining(words) });
  expect(JSON.stringify(reading)).not.toContain("secret");
});

it("a rule that a wider one before it hides is a mistake, named by its line", () => {
  expect(
    parseRewriteRules(["https://acme.example => https://a.example", "https://acme.example/shop => https://b.example"]),
  ).toEqual({
    mistake: expect.stringMatching(/^line 2 never applies, because line 1 .*more specific rule first$/u),
  });
  expect(
    parseRewriteRules(["https://acme.example/shop => https://b.example", "https://acme.example => https://a.example"]),
  ).toMatchObject({ rules: [{}, {}] });
});
