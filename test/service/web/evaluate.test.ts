import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { HistoryPage } from "../../../src/contract/history.ts";
import { createDiskScreenshotStore } from "../../../src/service/screenshots/disk-store.ts";
import { type EvaluatorBehaviour, landingUrlFor } from "../../doubles/evaluators.ts";
import { createTestStorages, STORAGES, startTestService, type TestService } from "../test-service.ts";
import {
  createWebClient,
  PASSWORD,
  type ReceivedPage,
  signInMember,
  signInOwner,
  type WebClient,
} from "./web-client.ts";

// Evaluating in the browser: the form, its progress, and what becomes of it.

const stores = createTestStorages();
afterAll(() => stores.close());

const input = (does: EvaluatorBehaviour, more: Readonly<Record<string, string | File>> = {}) => ({
  landingUrl: landingUrlFor(does),
  headlines: "50% off running shoes\nRun further",
  ...more,
});

/** Sends the form and waits for its result. */
async function evaluate(browser: WebClient, fields: Readonly<Record<string, string | File>>): Promise<ReceivedPage> {
  const sent = await browser.evaluate(fields);
  expect(sent.status).toBe(303);
  return browser.waitForResult(sent.location ?? "");
}

/** The files of the store that were uploaded. */
async function listUploads({ settings }: TestService): Promise<string[]> {
  const names = await readdir(path.join(settings.data, "screenshots"), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes(".upload"));
}

test.each(STORAGES)("an evaluation counts once, is in the history, and has its page (%s)", async (kind) => {
  await using service = await startTestService(await stores.of(kind));
  const browser = await signInOwner(service);
  const page = await evaluate(browser, input("ledger", { platform: "meta" }));
  expect(page.status).toBe(200);
  expect(page.text("h1")).toBe("50% off running shoes");
  expect(page.text(".verdict")).toContain("Passed");
  expect(page.text(".promises")).toContain("50% off");
  expect(page.$(".score")).toHaveLength(4);
  expect(page.$("table.compared")).toHaveLength(2);
  expect(page.text(".notices")).toContain("The consent dialog could not be closed.");
  expect(page.$(".speed")).toHaveLength(6);
  expect(page.text(".speed.fail")).toContain("4.1 s");
  expect(page.html).toContain("Reduce unused JavaScript (saves about 1.2 s)");
  expect(page.html).not.toContain("manifest");
  const key = (await browser.post("/settings/keys", { name: "k", scopes: ["usage", "history", "fixes"] })).text(
    "code.copied",
  );
  expect(await service.readUsage(key)).toMatchObject({ used: 1 });
  const history = HistoryPage.parse((await service.get("/api/user-history", key)).body);
  expect(history.evaluations).toMatchObject([{ title: "50% off running shoes", platform: "meta" }]);
});

test("the form says what is missing, and keeps the rest", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const cases = [
    [{ headlines: "Sale" }, "Paste the URL of the landing page."],
    [{ landingUrl: "not a page", headlines: "Sale" }, "The landing page is not a URL. Paste it from the ad."],
    [{ landingUrl: "javascript:alert(1)", headlines: "Sale" }, "The landing page is not a URL. Paste it from the ad."],
    [{ landingUrl: "x.example" }, "Give the ad: its picture or video, a link to it, or its text."],
    [{ landingUrl: "x.example", adUrl: "ftp://x.example/a.png" }, "The link to the ad is not a URL."],
  ] as const;
  for (const [fields, says] of cases) {
    const page = await browser.evaluate({ platform: "tiktok", pageName: 'A "quoted" <b>', ...fields });
    expect([page.status, page.text("[role=alert]")]).toEqual([422, says]);
    expect(page.$("#pageName").attr("value")).toBe('A "quoted" <b>');
    expect(page.$("#platform option[selected]").attr("value")).toBe("tiktok");
  }
  expect((await browser.evaluate({ ...input("evaluated"), platform: "myspace" })).status).toBe(400);
  expect((await browser.evaluate({ ...input("evaluated"), id: "x" })).status).toBe(400);
});

test.each(STORAGES)("an uploaded file is what the evaluation gets, and can be used again (%s)", async (kind) => {
  await using service = await startTestService(await stores.of(kind));
  const browser = await signInOwner(service);
  const file = new File([new Uint8Array(5_000_000).fill(7)], '<img src=x onerror="alert(1)">.png');
  const page = await evaluate(browser, { landingUrl: landingUrlFor("upload"), file });
  expect(page.html).toContain("5000000 bytes");
  const again = await browser.get(page.$("a.button").attr("href") ?? "");
  expect(again.text("#file-hint")).toContain('<img src=x onerror="alert(1)">.png is used again');
  expect(again.$("#landingUrl").attr("value")).toBe(landingUrlFor("upload"));
  const former = again.$("[name=former]").attr("value") ?? "";
  const second = await evaluate(browser, { landingUrl: landingUrlFor("upload"), former });
  expect(second.html).toContain("5000000 bytes");
  expect(await listUploads(service)).toHaveLength(2);

  // Nobody else can use it, and it goes with its account.
  const bob = await signInMember(service, "bob@x.example");
  expect((await bob.evaluate({ landingUrl: landingUrlFor("upload"), former })).status).toBe(422);
  expect((await bob.get(`/?again=${former}`)).text("#file-hint")).toContain("At most 20 MB");
  // A file that has expired has to be chosen again.
  const store = createDiskScreenshotStore(path.join(service.settings.data, "screenshots"));
  const third = await evaluate(browser, { landingUrl: landingUrlFor("upload"), file });
  const last = new URL(third.$("a.button").attr("href") ?? "", service.url).searchParams.get("again") ?? "";
  const before = new Set((await listUploads(service)).map((name) => path.basename(name)));
  for (const name of before) await store.remove(name);
  const gone = await browser.evaluate({ landingUrl: landingUrlFor("upload"), former: last });
  expect([gone.status, gone.text("[role=alert]")]).toEqual([
    422,
    "The ad's file is no longer stored. Choose it again.",
  ]);
  for (const name of before) await store.put(name, Buffer.from("a file"), "application/octet-stream");

  const exported = path.join(service.settings.data, "exported");
  await service.admin({ do: "accounts export", account: "owner@x.example", folder: exported });
  const account = await readFile(path.join(exported, "account.json"), "utf8");
  expect(account).toContain("owner@x.example");
  expect(account).not.toContain("scrypt");
  expect((await readFile(path.join(exported, "submissions.ndjson"), "utf8")).trim().split("\n")).toHaveLength(3);
  expect(await readdir(path.join(exported, "uploads"))).toHaveLength(3);

  await service.admin({ do: "accounts remove", account: "owner@x.example" });
  expect(await listUploads(service)).toEqual([]);
});

test("a file that is too large, or is cut off midway, leaves nothing", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const large = new File([new Uint8Array(22 * 1024 * 1024)], "large.mp4");
  const page = await browser.evaluate({ landingUrl: landingUrlFor("upload"), file: large });
  expect([page.status, page.text("p[dir]")]).toEqual([
    413,
    "The file is larger than 20 MB. Go back, and choose a smaller one.",
  ]);

  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const head = [
    "POST /evaluations HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `Origin: ${service.url}`,
    `Cookie: ${browser.cookie}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 100000",
    "",
    `--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n${crypto.randomUUID()}`,
    `--b\r\nContent-Disposition: form-data; name="landingUrl"\r\n\r\n${landingUrlFor("upload")}`,
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of it',
  ];
  socket.write(head.join("\r\n"));
  await once(socket, "ready").catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  await expect.poll(() => service.log.some((line) => line.includes('"route":"/evaluations"'))).toBe(true);
  expect(await listUploads(service)).toEqual([]);
  const key = (await browser.post("/settings/keys", { name: "k", scopes: "usage" })).text("code.copied");
  expect(await service.readUsage(key)).toMatchObject({ used: 0, remaining: 1000 });
});

test("a form that is sent twice is evaluated once", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const fields = { ...input("upload"), id: crypto.randomUUID(), file: new File(["abc"], "a.png") };
  const sent = await Promise.all([browser.evaluate(fields), browser.evaluate(fields), browser.evaluate(fields)]);
  expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([`/submissions/${fields.id}`]));
  await browser.waitForResult(`/submissions/${fields.id}`);
  expect((await browser.get("/settings")).text("#usage ~ p b")).toBe("1");
  expect(await listUploads(service)).toHaveLength(1);
});

test.each(STORAGES)("the progress is shown step by step (%s)", async (kind) => {
  await using service = await startTestService(await stores.of(kind));
  const browser = await signInOwner(service);
  const sent = await browser.evaluate(input("evaluated", { landingUrl: landingUrlFor("evaluated", 4000) }));
  const progress = await browser.get(sent.location ?? "");
  expect(progress.$(".steps li")).toHaveLength(4);
  expect(progress.$("noscript").html()).toContain('http-equiv="refresh"');
  const response = await fetch(`${service.url}${sent.location}/events`, { headers: { cookie: browser.cookie ?? "" } });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const events = (await response.text()).match(/^(?:event|data): .*$/gmu)?.map((line) => line.replace(/^\w+: /, ""));
  const steps = ["link", "capture", "reading", "judging"].flatMap((step) => ["step", step]);
  expect(events?.filter((word) => word !== "waiting").join(" ")).toContain(`${steps.slice(2).join(" ")} end evaluated`);
  expect((await fetch(`${service.url}${sent.location}/events`)).url).toContain("/sign-in");
});

test("a broken link and a page that cannot be captured have their pages, and count nothing", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const broken = await evaluate(browser, input("link_broken"));
  expect([broken.status, broken.text(".word")]).toEqual([200, "Link broken"]);
  const unseen = await evaluate(browser, input("url_only"));
  expect([unseen.status, unseen.text(".word")]).toEqual([200, "Page not captured"]);
  expect((await browser.get("/settings")).text("#usage ~ p b")).toBe("0");
});

test.each([
  ["failed", "Nothing could be judged."],
  ["unsafe", "http://10.0.0.1/ must not be visited."],
  ["ad_link", "The ad cannot be captured."],
  ["nonsense", "The evaluation failed. Nothing was counted: try it again."],
] as const)("after %j, the form is there again with its input", async (does, says) => {
  const { service, browser } = await sharedService();
  const page = await evaluate(browser, input(does, { file: new File(["abc"], "spring.png"), body: "Two\nlines" }));
  expect([page.status, page.text("[role=alert]")]).toEqual([200, says]);
  expect(page.$("#headlines").text().trim()).toBe("50% off running shoes\nRun further");
  expect(page.$("#body").text().trim()).toBe("Two\nlines");
  expect(page.text("#file-hint")).toContain("spring.png is used again");
  expect(await service.readUsage(service.key)).toMatchObject({ used: 0 });
});

let shared: ReturnType<typeof openSharedService> | undefined;
const sharedService = () => (shared ??= openSharedService());
async function openSharedService() {
  const started = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(started);
  const key = (await browser.post("/settings/keys", { name: "k", scopes: "usage" })).text("code.copied");
  return { service: { ...started, key }, browser };
}
afterAll(async () => (await shared)?.service[Symbol.asyncDispose]());

test("keys and browsers never exceed the limit together", async () => {
  await using service = await startTestService(await stores.of("postgres"), { queue: "300", slots: "8" });
  const key = await service.createKey({ limit: 20, email: "owner@x.example" });
  const browser = await signInOwner(service);
  const [answers, pages] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => service.analyze(landingUrlFor("evaluated", 200), key))),
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const sent = await browser.evaluate(input("evaluated"));
        return sent.location === null ? sent : browser.waitForResult(sent.location);
      }),
    ),
  ]);
  const counted = answers.filter(({ status }) => status === 200).length;
  const shown = pages.filter((page) => page.$(".verdict").length > 0);
  const refused = pages.filter((page) =>
    page.text("[role=alert]").startsWith("The evaluations of this month are used up"),
  );
  expect(counted + shown.length).toBe(20);
  expect(refused).toHaveLength(30 - shown.length);
  expect(await service.readUsage(key)).toMatchObject({ used: 20, remaining: 0 });
}, 120_000);

test("without a session, what was written is kept over the sign-in", async () => {
  const { service } = await sharedService();
  const browser = createWebClient(service.url);
  const sent = await browser.evaluate(input("evaluated", { pageName: "<b>Shop</b>" }));
  expect([sent.status, sent.text(".message.warn")]).toEqual([
    403,
    "Your session has ended. What you have written is kept.",
  ]);
  const draft = sent.$("[name=draft]").attr("value") ?? "";
  const wrong = await browser.post("/sign-in", { email: "owner@x.example", password: "wrong", draft });
  expect([wrong.status, wrong.$("[name=draft]").attr("value")]).toEqual([403, draft]);
  const page = await browser.post("/sign-in", { email: "owner@x.example", password: PASSWORD, draft });
  expect(page.text("[role=status]")).toContain("here is what you have written");
  expect(page.text(".who")).toContain("owner@x.example");
  expect(page.$("#landingUrl").attr("value")).toBe(landingUrlFor("evaluated"));
  expect(page.$("#pageName").attr("value")).toBe("<b>Shop</b>");
  expect(page.$("#headlines").text().trim()).toBe("50% off running shoes\nRun further");
});

test("other accounts see nothing of it", async () => {
  const { service, browser } = await sharedService();
  const sent = await browser.evaluate(input("evaluated"));
  const result = await browser.waitForResult(sent.location ?? "");
  const id = /\/\?again=([\w-]+)/.exec(result.html)?.[1] ?? "";
  const { location } = await browser.get(sent.location ?? "");
  const bob = await signInMember(service, "bob@x.example");
  for (const path of [sent.location, location, `${location}/pictures/ad`, `${sent.location}/events`]) {
    expect([path, (await bob.get(path ?? "")).status]).toEqual([path, 404]);
    expect((await createWebClient(service.url).get(path ?? "")).location).toContain("/sign-in");
  }
  expect((await bob.get(`/?again=${id}`)).$("#landingUrl").attr("value")).toBe("");
  expect((await bob.get("/evaluations/nonsense")).status).toBe(404);
});

test("what a stopped service was evaluating says so, and is refunded", async () => {
  const data = { data: (await sharedService()).service.settings.data.replace(/$/, "-stopped") };
  const first = await startTestService({ kind: "embedded" }, data);
  const browser = await signInOwner(first);
  const sent = await browser.evaluate(input("hang"));
  await expect.poll(async () => (await browser.get(sent.location ?? "")).$("[aria-current=step]").length).toBe(1);
  await first.running.close(100);
  await using second = await startTestService({ kind: "embedded" }, data);
  const again = createWebClient(second.url);
  again.cookie = browser.cookie;
  const page = await again.get(sent.location ?? "");
  expect(page.text("[role=alert]")).toBe("The service was restarted meanwhile. Nothing was counted: try it again.");
  expect(page.$("#landingUrl").attr("value")).toBe(landingUrlFor("hang"));
  expect((await again.get("/settings")).text("#usage ~ p b")).toBe("0");
});
