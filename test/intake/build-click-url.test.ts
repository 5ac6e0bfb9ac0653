import { expect, test } from "vitest";
import { type ClickUrlParts, resolveLanding } from "../../src/intake/build-click-url.ts";
import { expandMacros } from "../../src/run/manifest/expand-macros.ts";

const click = (parts: Partial<ClickUrlParts>): ClickUrlParts => ({
  finalUrl: "https://acme.example/shoes",
  template: "",
  suffix: "",
  parameters: "",
  mobile: false,
  ...parts,
});

test.each<[string, Partial<ClickUrlParts>, string]>([
  ["the final URL alone", {}, "https://acme.example/shoes"],
  [
    "its macros as they are written",
    { finalUrl: "https://a.example/?k={keyword:mud}&d={device}" },
    "https://a.example/?k={keyword:mud}&d={device}",
  ],
  ["a template that adds a query", { template: "{lpurl}?a={campaignid}" }, "https://acme.example/shoes?a={campaignid}"],
  [
    "a template behind a query",
    { finalUrl: "https://a.example/?x=1", template: "{lpurl}?a=1" },
    "https://a.example/?x=1&a=1",
  ],
  [
    "a template ahead of a fragment",
    { finalUrl: "https://a.example/#top", template: "{unescapedlpurl}?a=1" },
    "https://a.example/?a=1#top",
  ],
  ["a template that counts elsewhere", { template: "https://track.example/?u={lpurl}" }, "https://acme.example/shoes"],
  ["a template that means the page twice", { template: "{lpurl}?u={escapedlpurl}" }, "https://acme.example/shoes"],
  ["a suffix", { suffix: "?utm_source=google" }, "https://acme.example/shoes?utm_source=google"],
  ["a template and a suffix", { template: "{lpurl}?a=1", suffix: "b=2" }, "https://acme.example/shoes?a=1&b=2"],
  [
    "the account's own macro where a query can do without it",
    { suffix: "s={_season}", parameters: "{_season}=sale" },
    "https://acme.example/shoes?s={_season}",
  ],
  [
    "the account's own macro in the path",
    { finalUrl: "https://a.example/{_season}/{_x}", parameters: "{_season}=sale; _x=y" },
    "https://a.example/sale/y",
  ],
  ["a suffix that makes no address", { suffix: "a=b c" }, "https://acme.example/shoes"],
])("%s", (_, parts, landing) => {
  expect(resolveLanding(click(parts))).toMatchObject({ landing });
  expect(URL.canParse(expandMacros(landing, { mobile: false }))).toBe(true);
});

test("what is not part of the visit is said", () => {
  expect(resolveLanding(click({ template: "https://track.example/?u={lpurl}" }))).toMatchObject({
    notes: ["Clicks are also tracked by track.example."],
  });
  expect(resolveLanding(click({ suffix: "a=b c" }))).toMatchObject({
    notes: ["The tracking template or suffix was left out: with it, the URL would be invalid."],
  });
});

test.each([
  ["acme.example/shoes", /write "https:\/\/acme\.example\/shoes"/u],
  ["https://a.example/{_season}", /\{_season\}.*only the ad platform can fill in/u],
  ["{lpurl}", /only the ad platform replaces/u],
  [`https://a.example/${"x".repeat(9_000)}`, /9,018 characters, more than 8,192/u],
  ["https://user:secret@a.example/", /user name or password/u],
])("%s is no landing, and why", (finalUrl, mistake) => {
  expect(resolveLanding(click({ finalUrl }))).toEqual({ mistake: expect.stringMatching(mistake) });
});

test("a parameter's value may be long, and hold line feeds", () => {
  const parameters = `{_season}=sale${" ".repeat(100_000)}x\ny; _x = z `;
  const landing = resolveLanding(click({ finalUrl: "https://a.example/{_x}", parameters }));
  expect(landing).toMatchObject({ landing: "https://a.example/z" });
});
