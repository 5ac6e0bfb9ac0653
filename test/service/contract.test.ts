import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { Evaluation, LinkBroken, UrlOnly } from "../../src/contract/evaluation.ts";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { FixesAnswer } from "../../src/contract/fix.ts";
import { HistoryPage } from "../../src/contract/history.ts";
import { SCOPES, type Scope } from "../../src/contract/vocabulary.ts";
import { sampleRequest } from "../contract/samples.ts";
import { landingUrlFor, SAMPLE_LEDGER } from "../doubles/evaluators.ts";
import {
  createTestStorages,
  evaluationIdOf,
  type HttpResult,
  parseEvaluation,
  STORAGES,
  startTestService,
  type TestService,
} from "./test-service.ts";

// Every row of the contract's tables (endpoints, errors, authentication, limits), over HTTP on both databases.

const stores = createTestStorages();
afterAll(() => stores.close());

const ErrorWithoutCode = z.strictObject({ error: z.string().min(1) });
const LONG_TEXT = "x".repeat(10_001);
const errorWithCode = (code: string) => z.strictObject({ error: z.string().min(1), errorCode: z.literal(code) });

const UNKNOWN_KEY = "adhere_00000000_0000000000000000000000000000000000000000000";
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe.each(STORAGES)("with the %s database", (kind) => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService(await stores.of(kind));
    key = await service.createKey();
  });
  afterAll(async () => service[Symbol.asyncDispose]());

  const only = (...scopes: Scope[]) =>
    service.createKey({ scopes, email: `${scopes.join("-")}.${Math.random()}@x.example` });
  const without = (scope: Scope) => only(...SCOPES.filter((each) => each !== scope));

  describe("POST /api/analyze-ad", () => {
    test("200: the evaluation is counted and its screenshot URLs point at this service", async () => {
      const before = (await service.readUsage(key)).used;
      const { status, body } = await service.analyze(landingUrlFor("evaluated"), key);
      expect(status).toBe(200);
      expect(Evaluation.parse(body).adScreenshotUrl).toMatch(new RegExp(`^${service.url}/screenshots/`));
      expect((await service.readUsage(key)).used).toBe(before + 1);
    });

    test("200: the evaluation with its ledger, where ad and page were compared", async () => {
      const { status, body } = await service.analyze(landingUrlFor("ledger"), key);
      expect(status).toBe(200);
      expect(EvaluationWithLedger.parse(body).ledger).toEqual(SAMPLE_LEDGER);
    });

    test.each([
      ["url_only", UrlOnly],
      ["link_broken", LinkBroken],
    ] as const)("200: %s, not counted", async (does, shape) => {
      const before = (await service.readUsage(key)).used;
      const { status, body } = await service.analyze(landingUrlFor(does), key);
      expect(status).toBe(200);
      expect(shape.parse(body).lpCaptureStatus).toBe(does);
      expect((await service.readUsage(key)).used).toBe(before);
    });

    test.each([
      ["unsafe", 400, "UNSAFE_URL"],
      ["no_ad", 400, "NO_AD_ASSET"],
      ["ad_link", 400, "AD_SCREENSHOT_FAILED"],
      ["failed", 500, "ANALYSIS_FAILED"],
      ["nonsense", 500, "ANALYSIS_FAILED"],
      ["die", 500, "ANALYSIS_FAILED"],
    ] as const)("an evaluation that ends %s: %i %s, not counted", async (does, status, code) => {
      const before = (await service.readUsage(key)).used;
      const answered = await service.analyze(landingUrlFor(does), key);
      expect(answered.status).toBe(status);
      errorWithCode(code).parse(answered.body);
      expect((await service.readUsage(key)).used).toBe(before);
    });

    test("200: a text ad needs neither imageUrl nor adUrl", async () => {
      const adData = { platform: "google", adTextFields: { headline: "50% off running shoes" } };
      const request = { adData, landingPageData: { url: landingUrlFor("evaluated") } };
      const answered = await service.post(JSON.stringify(request), { authorization: `Bearer ${key}` });
      expect(answered.status).toBe(200);
    });

    test("400 NO_AD_ASSET if neither imageUrl nor adUrl nor a text is given", async () => {
      const answered = await service.post(JSON.stringify({ ...sampleRequest(), adData: { platform: "meta" } }), {
        authorization: `Bearer ${key}`,
      });
      expect(answered.status).toBe(400);
      errorWithCode("NO_AD_ASSET").parse(answered.body);
    });

    test.each([
      ["no JSON", "{"],
      ["no object", "[]"],
      [
        "a platform that is none",
        JSON.stringify({
          ...sampleRequest(),
          adData: { imageUrl: "http://a.example/", platform: "myspace" },
        }),
      ],
      ["no landing page", JSON.stringify({ adData: { imageUrl: "http://a.example/a.png" } })],
    ])("400 INVALID_REQUEST: %s", async (_, body) => {
      const answered = await service.post(body, { authorization: `Bearer ${key}` });
      expect(answered.status).toBe(400);
      errorWithCode("INVALID_REQUEST").parse(answered.body);
    });

    test.each([
      ["landingPageData.url", { landingPageData: { url: `https://a.example/${"x".repeat(8_200)}` } }],
      ["adData.adTextFields.headline", { adData: { adTextFields: { headline: LONG_TEXT } } }],
      [
        "adData.adTextFields.headlines",
        { adData: { adTextFields: { headline: "x", headlines: Array(101).fill("x") } } },
      ],
      ["adData.adTextFields.headlines.0", { adData: { adTextFields: { headline: "x", headlines: [LONG_TEXT] } } }],
      ["audienceData.interests", { audienceData: { interests: LONG_TEXT } }],
      ["adData.imageUrl", { adData: { imageUrl: "data:image/png;base64,%%%" } }],
      ["adData.imageUrl", { adData: { imageUrl: `data:image/png;base64,${"A".repeat(5_592_412)}` } }],
    ])("400 INVALID_REQUEST where %s is too long", async (field, more) => {
      const answered = await service.post(JSON.stringify({ ...sampleRequest(), ...more }), {
        authorization: `Bearer ${key}`,
      });
      expect(answered.status).toBe(400);
      const { error } = errorWithCode("INVALID_REQUEST").parse(answered.body);
      expect(error).toContain(`Invalid request: ${field}: `);
    });

    test("an ad of the greatest length in the request itself", async () => {
      const imageUrl = `data:image/png;base64,${"A".repeat(5_592_408)}`;
      const request = {
        ...sampleRequest({ landingPageData: { url: landingUrlFor("evaluated") } }),
        adData: { imageUrl },
      };
      const answered = await service.post(JSON.stringify(request), { authorization: `Bearer ${key}` });
      expect(answered.status).toBe(200);
      expect(answered.headers.get("adhere-max-ad-bytes")).toBe("4194304");
    });

    test("413 for an oversized body", async () => {
      const answered = await service.post(JSON.stringify({ ...sampleRequest(), more: "x".repeat(6_000_000) }));
      expect(answered.status).toBe(413);
    });

    test("401 for a malformed, unknown, revoked or expired key; the body has only `error`", async () => {
      const revoked = await service.createKey({ email: `revoked@x.example` });
      await service.admin({ do: "keys revoke", key: revoked });
      const expiresAt = new Date(Date.now() + 5000).toISOString();
      const expired = await service.createKey({ email: `expired@x.example`, expiresAt });
      await expect
        .poll(async () => (await service.get("/api/check-usage", expired)).status, { timeout: 20_000 })
        .toBe(401);
      for (const bad of ["nonsense", UNKNOWN_KEY, revoked, expired, `${key}x`, key.slice(0, -1)]) {
        const answered = await service.analyze(landingUrlFor("evaluated"), bad);
        expect(answered.status, bad).toBe(401);
        ErrorWithoutCode.parse(answered.body);
      }
    });

    test("403 for a missing scope; the body has only `error`", async () => {
      const answered = await service.analyze(landingUrlFor("evaluated"), await without("analyze"));
      expect(answered.status).toBe(403);
      ErrorWithoutCode.parse(answered.body);
    });

    test("429 USER_RATE_LIMIT_EXCEEDED if the quota shared by the account's keys is used up", async () => {
      const email = `limited@x.example`;
      const first = await service.createKey({ limit: 1, email });
      const made = await service.admin({
        do: "keys create",
        account: email,
        name: "two",
        scopes: ["analyze"],
      });
      expect((await service.analyze(landingUrlFor("evaluated"), first)).status).toBe(200);
      const answered = await service.analyze(landingUrlFor("evaluated"), made.rows[0]?.["key"]);
      expect(answered.status).toBe(429);
      errorWithCode("USER_RATE_LIMIT_EXCEEDED").parse(answered.body);
    });

    test("without a key an address has one lighter evaluation, then gets 429 IP_RATE_LIMIT_EXCEEDED", async () => {
      const first = await service.analyze(landingUrlFor("evaluated"));
      expect(first.status).toBe(200);
      expect(Evaluation.parse(first.body).analysisModel).toMatch(/-light$/);
      const second = await service.analyze(landingUrlFor("evaluated"));
      expect(second.status).toBe(429);
      errorWithCode("IP_RATE_LIMIT_EXCEEDED").parse(second.body);
    });
  });

  describe("GET /api/check-usage", () => {
    test("200: the owner's quota", async () => {
      const mine = await service.createKey({ limit: 7, email: `usage@x.example` });
      await service.analyze(landingUrlFor("evaluated"), mine);
      const usage = await service.readUsage(mine);
      expect(usage).toMatchObject({ used: 1, limit: 7, remaining: 6, canEvaluate: true });
      expect(usage).toMatchObject({ tier: "studio", userEmail: "usage@x.example" });
      expect(usage).not.toHaveProperty("ipAddress");
      const reset = new Date(usage.nextReset);
      expect([reset.getUTCDate(), reset.getUTCHours(), reset.getUTCMinutes()]).toEqual([1, 0, 0]);
      expect(reset.getTime()).toBeGreaterThan(Date.now());
    });

    test("200: the anonymous quota with a partly masked address and without a tier", async () => {
      const usage = await service.readUsage();
      expect(usage).toMatchObject({ limit: 1, ipAddress: "127.0.*.*" });
      expect(usage).not.toHaveProperty("tier");
    });

    test("401, 403, and 404 for a removed account", async () => {
      expect((await service.get("/api/check-usage", UNKNOWN_KEY)).status).toBe(401);
      expect((await service.get("/api/check-usage", await without("usage"))).status).toBe(403);
      const orphan = await service.createKey({ email: `gone@x.example` });
      await service.admin({ do: "accounts remove", account: "gone@x.example" });
      const answered = await service.get("/api/check-usage", orphan);
      expect(answered.status).toBe(404);
      ErrorWithoutCode.parse(answered.body);
      expect((await service.get("/api/user-history", orphan)).status).toBe(401);
    });
  });

  describe("GET /api/user-history", () => {
    test("200: evaluations newest first; url_only scores 0, link_broken and failures are missing", async () => {
      const mine = await service.createKey({ email: `history@x.example` });
      const ids: string[] = [];
      for (const does of ["evaluated", "url_only", "link_broken", "failed", "evaluated"] as const) {
        const answered = await service.analyze(landingUrlFor(does), mine);
        if (does === "evaluated" || does === "url_only") ids.unshift(evaluationIdOf(answered));
      }
      const page = HistoryPage.parse((await service.get("/api/user-history", mine)).body);
      expect(page).toMatchObject({ success: true, count: 3, hasMore: false, offset: 0, limit: 25 });
      expect(page.evaluations.map(({ id }) => id)).toEqual(ids);
      expect(page.evaluations[1]?.overallScore).toBe(0);
      expect(page.evaluations[0]?.overallScore).toBeGreaterThan(0);
      const second = HistoryPage.parse((await service.get("/api/user-history?limit=1&offset=1", mine)).body);
      expect(second).toMatchObject({ count: 1, hasMore: true, offset: 1, limit: 1, userId: page.userId });
      expect(second.evaluations[0]?.id).toBe(ids[1]);
    });

    test("200: a long headline is cut, so that a page stays small", async () => {
      const mine = await service.createKey({ email: "long@x.example" });
      const headline = "Sale! ".repeat(1_500);
      const request = sampleRequest({
        adData: { adUrl: "https://ads.example/1", adTextFields: { headline } },
        landingPageData: { url: landingUrlFor("evaluated") },
      });
      expect((await service.post(JSON.stringify(request), { authorization: `Bearer ${mine}` })).status).toBe(200);
      const [item] = HistoryPage.parse((await service.get("/api/user-history", mine)).body).evaluations;
      expect(item?.title).toBe(headline.slice(0, 300));
      const { rows } = await service.admin({ do: "accounts list" });
      expect(rows).toContainEqual(expect.objectContaining({ email: "long@x.example", "evaluations this month": "1" }));
    });

    test("an account cannot see another account's history or fixes", async () => {
      const mine = await service.createKey({ email: `mine@x.example` });
      const other = await service.createKey({ email: `other@x.example` });
      const { evaluationId, fixes } = parseEvaluation(await service.analyze(landingUrlFor("evaluated"), mine));
      expect(HistoryPage.parse((await service.get("/api/user-history", other)).body).count).toBe(0);
      expect((await service.get(`/api/fixes?action=list&evaluationId=${evaluationId}`, other)).status).toBe(404);
      expect((await service.get(`/api/fixes?action=get&fixId=${fixes[0]?.id}`, other)).status).toBe(404);
      const stats = FixesAnswer.stats.parse((await service.get("/api/fixes?action=stats", other)).body);
      expect(stats.data.total).toBe(0);
    });

    test.each(["limit=0", "limit=101", "limit=x", "limit=1.5", "offset=-1", "offset=99999999999"])(
      "400: %s",
      async (query) => {
        const answered = await service.get(`/api/user-history?${query}`, key);
        expect(answered.status).toBe(400);
        ErrorWithoutCode.parse(answered.body);
      },
    );

    test.each(["limit=1", "limit=100", "offset=0", "offset=100000"])("200: %s", async (query) => {
      expect((await service.get(`/api/user-history?${query}`, key)).status).toBe(200);
    });

    test("401 without a key, 403 without the scope", async () => {
      expectOnlyError(await service.get("/api/user-history"), 401);
      expectOnlyError(await service.get("/api/user-history", await without("history")), 403);
    });
  });

  describe("GET /api/fixes", () => {
    test("200: list, get and stats (unusual-evaluations.test.ts covers the order)", async () => {
      const mine = await service.createKey({ email: `fixes@x.example` });
      const { evaluationId, fixes } = parseEvaluation(await service.analyze(landingUrlFor("evaluated"), mine));
      const list = FixesAnswer.list.parse(
        (await service.get(`/api/fixes?action=list&evaluationId=${evaluationId}`, mine)).body,
      );
      expect(list.data.total).toBe(fixes.length);
      expect(list.data.pending).toBe(list.data.total);
      expect(list.data.paywalled).toBe(false);
      const [fix] = fixes;
      const got = FixesAnswer.get.parse((await service.get(`/api/fixes?action=get&fixId=${fix?.id}`, mine)).body);
      expect(got.data).toMatchObject({
        evaluationId,
        elementSelector: fix?.cssSelector,
        suggestedValue: fix?.suggestedValue,
        confidenceScore: fix?.confidenceScore.toFixed(2),
        status: "pending",
        appliedAt: null,
      });
      const stats = FixesAnswer.stats.parse((await service.get("/api/fixes?action=stats", mine)).body);
      expect(stats.data.total).toBe(list.data.total);
    });

    test.each([
      ["", 400],
      ["?action=all", 400],
      ["?action=list", 400],
      ["?action=get", 400],
      ["?action=list&evaluationId=seven", 400],
      [`?action=list&evaluationId=${UNKNOWN_ID}`, 404],
      [`?action=get&fixId=${UNKNOWN_ID}`, 404],
    ])("%s: %i", async (query, status) => {
      expectOnlyError(await service.get(`/api/fixes${query}`, key), status);
    });

    test("401 without a key, 403 without the scope", async () => {
      expectOnlyError(await service.get("/api/fixes?action=stats"), 401);
      expectOnlyError(await service.get("/api/fixes?action=stats", await without("fixes")), 403);
    });
  });

  test("unknown paths get 404, and responses reveal no implementation details", async () => {
    expectOnlyError(await service.get("/api/nothing"), 404);
    expect((await service.get("/screenshots/00000000000000000000000000000009.png")).status).toBe(404);
    expect((await service.get("/screenshots/..%2f..%2fetc%2fpasswd")).status).toBe(404);
    const { headers } = await service.get("/healthz");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("the log contains no API key, IP address or ad copy", async () => {
    await service.analyze(landingUrlFor("evaluated"), key);
    const log = service.log.join("");
    expect(log).toContain("/api/analyze-ad");
    for (const secret of [
      key,
      key.slice(-20),
      "Bearer",
      "@x.example",
      sampleRequest().adData.adTextFields?.headline ?? "-",
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

function expectOnlyError({ status, body }: HttpResult, expected: number): void {
  expect(status).toBe(expected);
  ErrorWithoutCode.parse(body);
}
