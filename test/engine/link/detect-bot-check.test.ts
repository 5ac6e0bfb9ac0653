import { describe, expect, it } from "vitest";
import { detectBotCheck, type PageResponse } from "../../../src/engine/link/detect-bot-check.ts";

const createResponse = (changes: Partial<PageResponse>): PageResponse => ({
  status: 200,
  headers: {},
  title: "",
  markup: "",
  ...changes,
});

describe("detectBotCheck", () => {
  it.each<[string, Partial<PageResponse>]>([
    ["Cloudflare", { status: 403, headers: { "cf-mitigated": "challenge" } }],
    ["Cloudflare", { status: 503, title: "Just a moment..." }],
    ["Cloudflare", { status: 403, title: "Attention Required! | Cloudflare" }],
    ["AWS WAF", { status: 202, headers: { "x-amzn-waf-action": "challenge" } }],
    ["AWS WAF", { status: 405, headers: { "x-amzn-waf-action": "captcha" } }],
    ["DataDome", { status: 403, headers: { "x-datadome": "protected" } }],
    ["DataDome", { status: 403, headers: { "set-cookie": "a=b\ndatadome=x; Path=/" } }],
    ["HUMAN", { status: 403, title: "Access to this page has been denied." }],
    ["HUMAN", { status: 403, markup: "<p>Press &amp; Hold to confirm you are a human</p>" }],
    ["Akamai", { status: 403, title: "Access Denied", markup: "Reference #18.2d351ab8" }],
    ["Akamai", { status: 403, headers: { server: "AkamaiGHost" } }],
    ["Imperva", { status: 403, headers: { "x-iinfo": "1-2" } }],
    ["Imperva", { markup: "Request unsuccessful. Incapsula incident ID: 1-2" }],
    ["Kasada", { status: 429, markup: "<script>window.KPSDK={}</script>" }],
    ["Vercel", { status: 429, headers: { "x-vercel-mitigated": "challenge" } }],
    ["Sucuri", { status: 403, title: "Sucuri WebSite Firewall - Access Denied" }],
    ["F5", { title: "Request Rejected", markup: "Your support ID is: 1" }],
    ["SiteGround", { status: 202, headers: { "sg-captcha": "challenge" } }],
    ["Amazon", { markup: '<form method="get" action="/errors/validateCaptcha">' }],
    ["HUMAN", { markup: "<p>Access … because we believe you are using automation tools to browse</p>" }],
    ["StackPath", { markup: "<p>a security service to protect itself from online attacks</p> StackPath" }],
    ["Cloudflare", { markup: "<h2>Checking if the site connection is secure</h2>" }],
    ["unnamed", { title: "Robot or human?" }],
    ["unnamed", { title: "Making sure you're not a bot!" }],
    ["unnamed", { status: 503, title: "Your access to this site has been limited" }],
    ["unnamed", { title: "One moment, please..." }],
  ])("detects %s: %j", (vendor, changes) => expect(detectBotCheck(createResponse(changes))).toBe(vendor));

  it.each<Partial<PageResponse>>([
    { title: "Acme", headers: { "x-datadome": "protected", "x-iinfo": "1", server: "cloudflare" } },
    {
      title: "Acme",
      markup: "<script src=/_Incapsula_Resource?a=1></script><script>window._pxAppId=1</script>",
    },
    { status: 404, headers: { "x-datadome": "protected", server: "AkamaiGHost" } },
    { status: 500, headers: { "set-cookie": "_abck=1" } },
    { status: 403, title: "Forbidden" },
    { title: "Just a momento – Café" },
    { title: "Access Denied – the film" },
    { title: "Are you a robot? The quiz" },
    { title: "One moment, please: a podcast" },
    {
      markup: `<p>It says "Checking if the site connection is secure".</p>${"<p>Read on</p>".repeat(2_000)}`,
    },
    { markup: "<p>How to protect itself from online attacks</p>" },
  ])("detects nothing in an ordinary response: %j", (changes) =>
    expect(detectBotCheck(createResponse(changes))).toBeNull(),
  );
});
