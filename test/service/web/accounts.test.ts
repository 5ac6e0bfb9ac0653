import { afterAll, expect, test } from "vitest";
import { createTestStorages, STORAGES, startTestService } from "../test-service.ts";
import { createWebClient, PASSWORD, shownLink, signInMember, signInOwner } from "./web-client.ts";

// Accounts in the browser: the first one, invitations, new passwords, sessions and their ends.

const stores = createTestStorages();
afterAll(() => stores.close());

test("the link of the first start creates the owner, once", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const path = new URL(service.running.ownerLink ?? "").pathname;
  const browser = createWebClient(service.url);
  expect((await browser.get("/")).location).toContain("/sign-in");
  expect((await browser.get("/sign-in")).text(".message.warn")).toContain("no owner yet");
  // Opening the link does not use it, nor does a password that is too short.
  expect((await browser.get(path)).text("h1")).toBe("Create the owner's account");
  const short = await browser.post(path, { email: "Ann@x.example", password: "short" });
  expect(short.status).toBe(422);
  expect(short.text("[role=alert]")).toContain("at least 15 characters");
  expect(short.$("#email").attr("value")).toBe("Ann@x.example");
  const trivial = await browser.post(path, { email: "ann@x.example", password: "aaaaaaaaaaaaaaaaaaaa" });
  expect(trivial.text("[role=alert]")).toContain("easy to guess");
  expect((await browser.post(path, { email: "nobody", password: PASSWORD })).text("[role=alert]")).toContain(
    "not an email address",
  );
  expect(browser.cookie).toBeNull();

  expect((await browser.post(path, { email: "Ann@x.example", password: PASSWORD })).location).toBe("/");
  expect((await browser.get("/settings")).text(".who")).toContain("ann@x.example");
  const other = createWebClient(service.url);
  expect((await other.get(path)).status).toBe(410);
  expect((await other.post(path, { email: "eve@x.example", password: PASSWORD })).status).toBe(410);
  expect((await other.get("/sign-in")).html).not.toContain("no owner yet");
  expect(service.log.join("")).not.toContain(path.split("/").at(-1));
});

test("an account of the API becomes the owner's, and keeps its plan", async () => {
  await using service = await startTestService({ kind: "embedded" });
  await service.createKey({ email: "ann@x.example", plan: "portfolio" });
  const browser = await signInOwner(service, "ann@x.example");
  const page = await browser.get("/accounts");
  expect(page.$("tbody tr")).toHaveLength(1);
  expect(page.text("tbody tr")).toContain("portfolio");
  expect((await browser.get("/settings")).$("#keys").parent().find("tbody tr")).toHaveLength(1);
});

test("the owner invites others and makes links for new passwords; nobody else does", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const owner = await signInOwner(service);
  const invited = shownLink(await owner.post("/accounts/invite", { email: "bob@x.example", plan: "free" }));
  const bob = createWebClient(service.url);
  const form = await bob.get(invited);
  expect(form.$("#email").attr("readonly")).toBeDefined();
  // The invitation is for its address only.
  await bob.post(invited, { email: "eve@x.example", password: PASSWORD });
  expect((await bob.get("/settings")).text(".who")).toContain("bob@x.example");
  expect((await bob.get(invited)).status).toBe(410);
  expect((await bob.get("/settings")).text("#keys ~ .message.warn")).toContain("no API access");
  expect((await bob.get("/settings")).$("nav").text()).not.toContain("Accounts");

  expect((await bob.get("/accounts")).status).toBe(404);
  expect((await bob.post("/accounts/invite", { email: "eve@x.example", plan: "enterprise" })).status).toBe(404);
  const rows = (await owner.get("/accounts")).$("tbody tr");
  expect(rows).toHaveLength(2);
  const reset = rows.eq(1).find("form").attr("action") ?? "";
  expect((await bob.post(reset)).status).toBe(404);
  const again = await owner.post("/accounts/invite", { email: "bob@x.example", plan: "free" });
  expect(again.text("[role=alert]")).toBe("bob@x.example has an account already. A new password needs a reset link.");

  // A new password signs out every browser, and is the only one that works.
  const link = shownLink(await owner.post(reset));
  const phone = createWebClient(service.url);
  await phone.post(link, { password: "another long password" });
  expect((await phone.get("/settings")).status).toBe(200);
  expect((await bob.get("/settings")).location).toContain("/sign-in");
  const signIn = (password: string) => bob.post("/sign-in", { email: "bob@x.example", password });
  expect((await signIn(PASSWORD)).status).toBe(403);
  expect((await signIn("another long password")).status).toBe(303);
});

test("links come from the command line, too, and end", async () => {
  let now = new Date("2027-01-31T12:00:00Z");
  await using service = await startTestService({ kind: "embedded" }, {}, { now: () => now });
  await signInOwner(service);
  const { rows } = await service.admin({ do: "accounts reset", account: "owner@x.example" });
  const path = new URL(rows[0]?.["link"] ?? "").pathname;
  expect(rows[0]?.["link"]).toContain(service.url);
  const browser = createWebClient(service.url);
  now = new Date(Date.now() + 25 * 3_600_000);
  expect((await browser.get(path)).status).toBe(410);
  expect((await browser.post(path, { password: "another long password" })).status).toBe(410);
});

test("a session ends after twelve hours without use, after thirty days, and when it is ended", async () => {
  let now = new Date("2027-01-31T12:00:00Z");
  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  await using service = await startTestService({ kind: "embedded" }, {}, { now: () => now });
  const browser = await signInOwner(service);
  for (let hours = 0; hours < 29 * 24; hours += 11) {
    wait(11);
    expect((await browser.get("/settings")).status).toBe(200);
  }
  wait(11);
  wait(11);
  wait(11);
  expect((await browser.get("/settings")).location).toBe("/sign-in?next=%2Fsettings");

  const signIn = async () => {
    const made = createWebClient(service.url);
    const answer = await made.post("/sign-in", { email: "owner@x.example", password: PASSWORD, next: "/accounts" });
    expect(answer.location).toBe("/accounts");
    return made;
  };
  const [desktop, phone, tablet] = [await signIn(), await signIn(), await signIn()];
  const page = await desktop.get("/settings");
  const ends = page.$('form[action*="/sessions/"][action$="/end"]');
  expect(ends).toHaveLength(2);
  expect(page.text("#sessions ~ table")).toContain("this browser");
  await desktop.post(ends.eq(0).attr("action") ?? "");
  const left = [await phone.get("/settings"), await tablet.get("/settings")].map(({ status }) => status);
  expect(left.toSorted()).toEqual([200, 303]);
  await desktop.post("/settings/sessions/end-others");
  for (const other of [phone, tablet]) expect((await other.get("/settings")).status).toBe(303);
  const cookie = desktop.cookie;
  await desktop.post("/sign-out");
  expect(desktop.cookie).toBeNull();
  desktop.cookie = cookie;
  expect((await desktop.get("/settings")).status).toBe(303);
});

test("a changed password needs the current one, and signs out the other browsers", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const browser = await signInOwner(service);
  const phone = createWebClient(service.url);
  await phone.post("/sign-in", { email: "owner@x.example", password: PASSWORD });
  const change = (current: string, password: string) => browser.post("/settings/password", { current, password });
  expect((await change("wrong", "another long password")).text("[role=alert]")).toBe("The current password is wrong.");
  expect((await change(PASSWORD, "owner@x.example owner")).text("[role=alert]")).toContain("easy to guess");
  expect((await phone.get("/settings")).status).toBe(200);
  expect((await change(PASSWORD, "another long password")).location).toBe("/settings?done=password");
  expect((await browser.get("/settings?done=password")).text("[role=status]")).toContain("is changed");
  expect((await phone.get("/settings")).status).toBe(303);
  expect((await phone.post("/sign-in", { email: "owner@x.example", password: PASSWORD })).status).toBe(403);
});

test("a key is shown once, works, and is revoked by its account only", async () => {
  await using service = await startTestService({ kind: "embedded" });
  const owner = await signInOwner(service);
  const made = await owner.post("/settings/keys", { name: "<b>shop</b>", scopes: ["analyze", "usage"] });
  const key = made.text("code.copied");
  expect(key).toMatch(/^adhere_[0-9a-f]{8}_/);
  expect(made.html).toContain("&lt;b&gt;shop&lt;/b&gt;");
  expect((await owner.get("/settings")).html).not.toContain(key);
  expect(await service.readUsage(key)).toMatchObject({ used: 0, userEmail: "owner@x.example" });
  expect((await service.get("/api/user-history", key)).status).toBe(403);
  expect((await owner.post("/settings/keys", { name: "none" })).text("[role=alert]")).toContain("Choose what");

  const revoke = (await owner.get("/settings")).$('form[action$="/revoke"]').attr("action") ?? "";
  const bob = await signInMember(service, "bob@x.example");
  expect((await bob.post(revoke)).status).toBe(404);
  expect((await service.get("/api/check-usage", key)).status).toBe(200);
  expect((await owner.post(revoke)).location).toBe("/settings?done=key");
  expect((await service.get("/api/check-usage", key)).status).toBe(401);
  expect((await owner.get("/settings")).text("#keys ~ table")).toContain("revoked");
});

test.each(STORAGES)(
  "simultaneous guesses do not exceed the limit (%s)",
  async (kind) => {
    let now = new Date("2027-01-31T12:00:00Z");
    await using service = await startTestService(await stores.of(kind), {}, { now: () => now });
    await signInOwner(service);
    const guess = (email: string, password: string) =>
      createWebClient(service.url).post("/sign-in", { email, password });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => guess("owner@x.example", `guess ${n}`)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(15);
    expect(limited[0]?.headers.get("retry-after")).toBe("900");
    expect(limited[0]?.text("[role=alert]")).toBe("Too many attempts. Try again in 15 minutes.");
    // The right password does not help meanwhile, and other accounts are not concerned.
    expect((await guess("owner@x.example", PASSWORD)).status).toBe(429);
    expect((await guess("nobody@x.example", PASSWORD)).status).toBe(403);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await guess("owner@x.example", PASSWORD)).status).toBe(303);
  },
  120_000,
);

test("right passwords are not counted", async () => {
  await using service = await startTestService({ kind: "embedded" });
  await signInOwner(service);
  for (let n = 0; n < 15; n++) {
    const answer = await createWebClient(service.url).post("/sign-in", {
      email: "owner@x.example",
      password: PASSWORD,
    });
    expect(answer.status).toBe(303);
  }
});
