import path from "node:path";
import { expect, test } from "vitest";
import { FixesAnswer } from "../../../src/contract/fix.ts";
import { createDiskScreenshotStore } from "../../../src/service/screenshots/disk-store.ts";
import { type EvaluatorBehaviour, HOSTILE_TEXT, landingUrlFor, screenshotNameOf } from "../../doubles/evaluators.ts";
import { startTestService, type TestService } from "../test-service.ts";
import { createWebClient, type ReceivedPage, signInMember, signInOwner, type WebClient } from "./web-client.ts";

// What was evaluated: found again, compared, shared, and what was done about it.

/** Evaluates, and returns the path of the result. */
async function evaluate(
  browser: WebClient,
  does: EvaluatorBehaviour,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const sent = await browser.evaluate({ landingUrl: landingUrlFor(does), headlines: "Summer sale", ...fields });
  await browser.waitForResult(sent.location ?? "");
  return (await browser.get(sent.location ?? "")).location ?? sent.location ?? "";
}

const listTitles = (page: ReceivedPage): string[] =>
  page
    .$(".history tbody th a")
    .toArray()
    .map((link) => page.$(link).text());

test("the history is searched and filtered, and lists broken links, too", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  expect((await browser.get("/history")).text(".empty")).toBe("Nothing was evaluated yet. Evaluate an ad");
  await evaluate(browser, "evaluated", { headlines: "Running shoes", platform: "meta" });
  await evaluate(browser, "evaluated", { headlines: "Rain 100% jackets", platform: "google" });
  await evaluate(browser, "link_broken", { headlines: "Winter boots", platform: "google" });
  await evaluate(browser, "url_only", { headlines: "", body: "Text only" });
  const search = async (query: string) => listTitles(await browser.get(`/history?${query}`));
  expect(await search("")).toEqual(["Ad for pages.example", "Winter boots", "Rain 100% jackets", "Running shoes"]);
  expect(await search("q=SHOES+running")).toEqual(["Running shoes"]);
  expect(await search("q=100%25")).toEqual(["Rain 100% jackets"]);
  expect(await search("q=does%3Dlink_broken")).toEqual(["Winter boots"]);
  expect(await search("platform=google")).toEqual(["Winter boots", "Rain 100% jackets"]);
  expect(await search("result=link_broken")).toEqual(["Winter boots"]);
  expect(await search("result=not_captured")).toEqual(["Ad for pages.example"]);
  expect(await search("result=passed&platform=meta")).toEqual(["Running shoes"]);
  expect(await search("result=below")).toEqual([]);
  expect(await search("platform=myspace&page=x&result=y")).toHaveLength(4);
  expect(await search("page=2")).toEqual([]);
  expect((await browser.get("/history?q=nothing")).text(".empty")).toBe("Nothing matches. Show all");
  const hostile = await browser.get(`/history?q=${encodeURIComponent(HOSTILE_TEXT)}`);
  expect(hostile.html).not.toContain("<script>alert");
  expect(hostile.$("#q").attr("value")).toBe(HOSTILE_TEXT);

  const bob = await signInMember(service, "bob@x.example");
  expect(listTitles(await bob.get("/history"))).toEqual([]);
});

test("a long history has pages", async () => {
  await using service = await startTestService({ kind: "embedded" }, { slots: "8" });
  const key = await service.createKey({ email: "owner@x.example" });
  for (let n = 0; n < 32; n++) await service.analyze(landingUrlFor("evaluated"), key);
  const browser = await signInOwner(service);
  const first = await browser.get("/history?platform=meta");
  expect(listTitles(first)).toHaveLength(30);
  const older = first.$("nav.actions a");
  expect(older).toHaveLength(1);
  const second = await browser.get(older.attr("href") ?? "");
  expect(listTitles(second)).toHaveLength(2);
  expect(second.text("nav.actions a")).toBe("Newer");
});

test("a landing page has the trend of its ads, and two evaluations are compared", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const first = await evaluate(browser, "ledger");
  const second = await evaluate(browser, "ledger");
  const other = await evaluate(browser, "ledger", { headlines: "Another ad" });
  const trend = await browser.get(`/landing-page?url=${encodeURIComponent(landingUrlFor("ledger"))}`);
  expect(trend.$("tbody tr")).toHaveLength(2);
  expect(trend.$(".trend").attr("aria-label")).toBe("Scores: 7, 7");
  expect(trend.text("tbody tr:nth-child(2) [data-label=Change]")).toBe("none");
  expect((await browser.get("/landing-page?url=https%3A%2F%2Fx.example%2F")).status).toBe(404);

  const idOf = (place: string) => place.split("/").at(-1);
  const page = await browser.get(`/compare?id=${idOf(other)}&id=${idOf(first)}`);
  expect(
    page
      .$(".pair h2")
      .toArray()
      .map((one) => page.$(one).text()),
  ).toEqual(["Summer sale", "Another ad"]);
  expect(page.$("#scores ~ table tbody tr")).toHaveLength(5);
  expect(page.text("#claims ~ table")).toContain("Contradicted");
  for (const query of [`id=${idOf(first)}`, `id=${idOf(first)}&id=x`, ""]) {
    expect((await browser.get(`/compare?${query}`)).text("p[dir]")).toContain("Tick two evaluations");
  }
  const bob = await signInMember(service, "bob@x.example");
  expect((await bob.get(`/compare?id=${idOf(first)}&id=${idOf(second)}`)).status).toBe(404);
  expect((await bob.get(`/landing-page?url=${encodeURIComponent(landingUrlFor("ledger"))}`)).status).toBe(404);
  const unseen = idOf(await evaluate(browser, "url_only"));
  expect((await browser.get(`/compare?id=${idOf(first)}&id=${unseen}`)).text("p[dir]")).toContain("has no scores");
});

test("a shared link shows one evaluation with its pictures until it is revoked", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const place = await evaluate(browser, "ledger");
  const id = place.split("/").at(-1) ?? "";
  const pictures = createDiskScreenshotStore(path.join(service.settings.data, "screenshots"));
  await pictures.put(screenshotNameOf(id), Buffer.from("a picture"), "image/png");
  await browser.post(`${place}/shares`);
  await browser.post(`${place}/shares`);
  const page = await browser.get(place);
  const links = page
    .$("#share code")
    .toArray()
    .map((one) => new URL(page.$(one).text()).pathname);
  expect(links).toHaveLength(2);
  const [kept = "", gone = ""] = links;

  const visitor = createWebClient(service.url);
  const shown = await visitor.get(gone);
  expect([shown.status, shown.text("h1")]).toEqual([200, "Summer sale"]);
  expect(shown.html).not.toContain("owner@x.example");
  expect(shown.$("main form, main a.button")).toHaveLength(0);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect((await visitor.get(`${gone}/pictures/ad`)).html).toContain("a picture");
  expect((await visitor.get(`${gone}/pictures/landingPage`)).status).toBe(404);
  expect((await visitor.get(`${gone}/pictures/__proto__`)).status).toBe(404);
  expect((await visitor.get(place)).location).toContain("/sign-in");
  expect((await visitor.post(`${gone}/revoke`)).location).toContain("/sign-in");

  const bob = await signInMember(service, "bob@x.example");
  await bob.post(`${gone}/revoke`);
  expect((await bob.post(`${place}/shares`)).status).toBe(404);
  expect((await visitor.get(gone)).status).toBe(200);
  expect((await browser.post(`${gone}/revoke`)).location).toBe(`${place}#share`);
  for (const one of [gone, `${gone}/pictures/ad`, "/shared/", "/shared/x"])
    expect((await visitor.get(one)).status).toBe(404);
  expect((await visitor.get(kept)).status).toBe(200);
  await service.admin({ do: "accounts remove", account: "owner@x.example" });
  expect((await visitor.get(kept)).status).toBe(404);
  expect(service.log.join("")).not.toContain(kept.split("/").at(-1));
});

/** The fixes of an evaluation, as the API shows them. */
async function readFixes(service: TestService, key: string, place: string) {
  const id = place.split("/").at(-1);
  const { body } = await service.get(`/api/fixes?action=list&evaluationId=${id}`, key);
  return FixesAnswer.list.parse(body).data.fixes;
}

test("fixes are applied, dismissed with a reason, and reopened; the API shows it", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const key = (await browser.post("/settings/keys", { name: "k", scopes: "fixes" })).text("code.copied");
  const place = await evaluate(browser, "ledger");
  const [fix] = await readFixes(service, key, place);
  expect(fix).toMatchObject({ status: "pending" });
  const target = `/fixes/${fix?.evaluationId}/${fix?.id}`;
  const list = await browser.get("/fixes");
  expect(list.$(`form[action="${target}"]`)).toHaveLength(2);
  // Enter in the reason's field dismisses.
  expect(list.$(`form[action="${target}"]:has([name=reason]) button`).attr("value")).toBe("dismissed");

  const change = (fields: Record<string, string>) => browser.post(target, { from: "evaluation", ...fields });
  expect((await change({ status: "applied" })).location).toBe(`${place}#fixes`);
  expect((await readFixes(service, key, place))[0]).toMatchObject({ status: "applied", appliedAt: expect.any(String) });
  expect((await browser.get("/fixes")).$(`form[action="${target}"]`)).toHaveLength(0);
  expect((await browser.get("/fixes?status=applied")).$(`form[action="${target}"]`)).toHaveLength(1);

  await change({ status: "pending" });
  await change({ status: "dismissed", reason: HOSTILE_TEXT });
  const dismissed = { status: "dismissed", dismissedReason: HOSTILE_TEXT, appliedAt: null };
  expect((await readFixes(service, key, place))[0]).toMatchObject(dismissed);
  expect((await browser.get(place)).html).not.toContain("<script>alert");

  // Evaluated again, it stays dismissed; others expire in the former evaluation.
  const again = await evaluate(browser, "ledger");
  expect((await readFixes(service, key, again))[0]).toMatchObject(dismissed);
  await browser.post(`/fixes/${again.split("/").at(-1)}/${fix?.id}`, { status: "pending", from: "list" });
  const third = await evaluate(browser, "ledger");
  expect((await readFixes(service, key, again))[0]).toMatchObject({ status: "expired" });
  const former = await browser.get(again);
  expect(former.text("#fixes")).toContain("A later evaluation has this fix, too");
  expect(former.$(`form[action="/fixes/${again.split("/").at(-1)}/${fix?.id}"]`)).toHaveLength(0);
  expect((await readFixes(service, key, third))[0]).toMatchObject({ status: "pending", dismissedReason: null });

  const bob = await signInMember(service, "bob@x.example");
  expect((await bob.post(target, { status: "applied", from: "list" })).status).toBe(404);
  expect((await browser.post("/fixes/x/y", { status: "applied", from: "list" })).status).toBe(404);
  expect((await browser.post(target, { status: "sold", from: "list" })).status).toBe(400);
});

test("what ads and pages say is text on every page", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const fields = { headlines: HOSTILE_TEXT, body: HOSTILE_TEXT, pageName: HOSTILE_TEXT };
  const place = await evaluate(browser, "hostile", fields);
  const second = await evaluate(browser, "hostile", fields);
  await browser.post(`${place}/shares`);
  const result = await browser.get(place);
  const again = result.$("a.button").attr("href") ?? "";
  const ids = [place, second].map((one) => `id=${one.split("/").at(-1)}`).join("&");
  const link = new URL(result.text("#share code")).pathname;
  const landing = `/landing-page?url=${encodeURIComponent(landingUrlFor("hostile"))}`;
  const broken = await evaluate(browser, "hostile_title", fields);
  for (const one of [place, broken, again, link, "/history", landing, `/compare?${ids}`, "/fixes"]) {
    const page = await browser.get(one);
    expect([one, page.status]).toEqual([one, 200]);
    expect(page.$("main script, main img[onerror], main [src=x]")).toHaveLength(0);
    expect(page.$.text()).toContain("<script>alert(1)</script>");
  }
});
