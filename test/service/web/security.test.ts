import { expect, test } from "vitest";
import { startTestService } from "../test-service.ts";
import { createWebClient, PASSWORD, signInOwner } from "./web-client.ts";

// What other sites, and visitors with bad intentions, try.

test("forms of other sites are refused (CSRF)", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const owner = await signInOwner(service);
  const create = (headers: Record<string, string>) =>
    owner.post("/settings/keys", { name: "stolen", scopes: "analyze" }, headers);
  const refused: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    // Another port of this host is another origin.
    { origin: "http://127.0.0.1:1" },
    { origin: new URL(service.url).origin.replace("http:", "https:"), "sec-fetch-site": "cross-site" },
  ];
  for (const headers of refused) {
    const answer = await create(headers);
    expect([answer.status, answer.text("p[dir]")]).toEqual([403, expect.stringContaining("from another site")]);
  }
  expect((await owner.get("/settings")).html).not.toContain("stolen");
  expect((await create({ origin: "https://evil.example", "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await create({})).status).toBe(200);
  // Signing in and out, too.
  const visitor = createWebClient(service.url);
  const credentials = { email: "owner@x.example", password: PASSWORD };
  expect((await visitor.post("/sign-in", credentials, { origin: "https://evil.example" })).status).toBe(403);
  expect((await owner.post("/sign-out", {}, { origin: "https://evil.example" })).status).toBe(403);
  expect((await owner.get("/settings")).status).toBe(200);
});

test("behind a proxy with TLS, forms come from the public URL, and the cookie is for it alone", async () => {
  const flags = { "public-url": "https://ads.example/adhere" };
  await using service = await startTestService({ kind: "embedded" }, flags);
  expect(service.running.ownerLink).toContain("https://ads.example/adhere/join/");
  const browser = createWebClient(service.url);
  const path = new URL(service.running.ownerLink ?? "").pathname.replace("/adhere", "");
  const origin = { origin: "https://ads.example" };
  const answer = await browser.post(path, { email: "ann@x.example", password: PASSWORD }, origin);
  expect(answer.location).toBe("/adhere/");
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-adhere-session=[\w-]{43}; /);
  for (const attribute of ["Path=/adhere", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(attribute);
  const page = await browser.get("/settings");
  expect(page.$("link[rel=stylesheet]").attr("href")).toMatch(/^\/adhere\/assets\//);
  for (const form of page.$("form[action]")) expect(page.$(form).attr("action")).toMatch(/^\/adhere\//);
  expect((await browser.post("/sign-out", {}, { origin: "https://other.example" })).status).toBe(403);
});

test("a session cannot be chosen by others (fixation)", async () => {
  await using service = await startTestService({ kind: "embedded" });
  await signInOwner(service);
  const browser = createWebClient(service.url);
  browser.cookie = `adhere-session=${"A".repeat(43)}`;
  const answer = await browser.post("/sign-in", { email: "owner@x.example", password: PASSWORD });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(browser.cookie).not.toContain("AAAA");
  const attacker = createWebClient(service.url);
  attacker.cookie = `adhere-session=${"A".repeat(43)}`;
  expect((await attacker.get("/settings")).status).toBe(303);
  // Signing in again ends the former session of the browser.
  const former = browser.cookie;
  await browser.post("/sign-in", { email: "owner@x.example", password: PASSWORD });
  attacker.cookie = former;
  expect((await attacker.get("/settings")).status).toBe(303);
});

test.each([
  ["//evil.example/", "/"],
  ["/\\evil.example/", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["/\t/evil.example", "/"],
  ["/settings?done=key", "/settings?done=key"],
])("after signing in, %j leads to %j", async (next, path) => {
  const service = await sharedService();
  const browser = createWebClient(service.url);
  const answer = await browser.post("/sign-in", { email: "owner@x.example", password: PASSWORD, next });
  expect(answer.location).toBe(path);
});

let shared: ReturnType<typeof startTestService> | undefined;
async function sharedService() {
  const isNew = shared === undefined;
  shared ??= startTestService({ kind: "embedded" });
  const service = await shared;
  if (isNew) await signInOwner(service);
  return service;
}

test("pages say what may run in them, and are not kept", async () => {
  const { url } = await sharedService();
  for (const path of ["/sign-in", "/settings", "/accounts", "/join/unknown", "/settings/nothing"]) {
    const { headers, html } = await createWebClient(url).get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(html).not.toMatch(/ style="|<style| on\w+="/);
  }
  expect((await createWebClient(url).get("/api/nothing")).headers.get("content-type")).toContain("json");
});

test("what visitors write is text", async () => {
  const { url } = await sharedService();
  const attack = `"><script>alert(1)</script>`;
  const browser = createWebClient(url);
  const pages = [
    await browser.post("/sign-in", { email: attack, password: "x", next: attack }),
    await browser.get(`/sign-in?next=${encodeURIComponent(attack)}`),
    await browser.get(`/join/${encodeURIComponent(attack)}`),
    await browser.get(`/settings/${encodeURIComponent(attack)}`),
  ];
  for (const { html } of pages) expect(html).not.toContain("<script>alert");
});

test("a form that is too large, or is none, gets a page that says so", async () => {
  const { url } = await sharedService();
  const browser = createWebClient(url);
  const large = await browser.post("/sign-in", { email: "a", password: "x".repeat(300_000) });
  expect([large.status, large.text("h1")]).toEqual([413, "This did not work"]);
  expect((await browser.post("/sign-in", { email: "a" })).status).toBe(400);
  expect((await browser.get("/settings/nothing")).status).toBe(404);
});
