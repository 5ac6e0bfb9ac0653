import { getConnInfo } from "@hono/node-server/conninfo";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Scope } from "../../contract/vocabulary.ts";
import { anonymousPurse, type Caller, clientAddress, masked, ownerOf, purseOf, tierOf } from "../caller.ts";
import type { Parts } from "../parts.ts";
import { nextReset } from "../quota/month.ts";
import { balanceOf } from "../quota/pool.ts";
import { Refusal, ServiceError } from "../refusal.ts";
import { fixById, fixesOf, fixStats, historyOf } from "../store/evaluations.ts";
import { analyze } from "./analyze.ts";
import { Answers, Fixes, FixesQuery, History, HistoryQuery, Request, Usage } from "./schemas.ts";

const json = <S>(schema: S, description: string) => ({
  description,
  content: { "application/json": { schema } },
});
const error = (description: string) => json(ServiceError, description);
/** What any read may meet. */
const TROUBLE = {
  500: error("The service failed; safe to retry."),
  503: error("The storage does not answer; Retry-After tells when to come back."),
};
const KEY = [{ apiKey: [] }];
const KEY_OR_NONE = [{ apiKey: [] }, {}];

const analyzeRoute = createRoute({
  method: "post",
  path: "/api/analyze-ad",
  operationId: "analyzeAd",
  summary: "Compare an ad with its landing page",
  description:
    "Works without a key, too: one evaluation an address a month, on a lighter model. Read lpCaptureStatus before any score.",
  security: KEY_OR_NONE,
  request: { body: { required: true, content: { "application/json": { schema: Request } } } },
  responses: {
    200: json(
      Answers,
      "Evaluated, or url_only (not captured), or link_broken (dead); the last two are not counted.",
    ),
    400: error("UNSAFE_URL, NO_AD_ASSET, AD_SCREENSHOT_FAILED or INVALID_REQUEST."),
    401: error("Invalid, expired or revoked key."),
    403: error("The key lacks the scope analyze."),
    413: error("The body is too large."),
    429: error("USER_RATE_LIMIT_EXCEEDED or IP_RATE_LIMIT_EXCEEDED."),
    500: error("ANALYSIS_FAILED: safe to retry."),
    503: error(
      "SERVICE_SATURATED, SERVICE_DRAINING, NO_WORKER or STORAGE_UNAVAILABLE; Retry-After tells when to come back.",
    ),
  },
});

const usageRoute = createRoute({
  method: "get",
  path: "/api/check-usage",
  operationId: "checkUsage",
  summary: "This month's pool",
  description: "With a key, its owner's; without one, the caller's address's.",
  security: KEY_OR_NONE,
  responses: {
    200: json(Usage, "The pool of the current month (UTC)."),
    401: error("Invalid, expired or revoked key."),
    403: error("The key lacks the scope usage."),
    404: error("The account behind the key no longer exists."),
    ...TROUBLE,
  },
});

const historyRoute = createRoute({
  method: "get",
  path: "/api/user-history",
  operationId: "userHistory",
  summary: "Past evaluations, newest first",
  security: KEY,
  request: { query: HistoryQuery },
  responses: {
    200: json(History, "One page."),
    400: error("limit or offset is out of bounds."),
    401: error("No valid key."),
    403: error("The key lacks the scope history."),
    ...TROUBLE,
  },
});

const fixesRoute = createRoute({
  method: "get",
  path: "/api/fixes",
  operationId: "fixes",
  summary: "Stored fixes: list, get or stats",
  security: KEY,
  request: { query: FixesQuery },
  responses: {
    200: json(Fixes, "The shape of data depends on the action."),
    400: error("evaluationId or fixId is missing, or the action is invalid."),
    401: error("No valid key."),
    403: error("The key lacks the scope fixes."),
    404: error("The evaluation or the fix was not found."),
    ...TROUBLE,
  },
});

/** What stands behind the contract's four endpoints. Who asks is settled before what they ask is read. */
export function addApi(app: OpenAPIHono, parts: Parts): void {
  const callers = new WeakMap<Request, Caller>();
  const guard = (path: string, scope: Scope, options: { open: boolean; onOrphan?: 404 }) =>
    app.use(path, async (c, next) => {
      callers.set(c.req.raw, await callerOf(c, parts, scope, options));
      await next();
    });
  guard(analyzeRoute.path, "analyze", { open: true });
  guard(usageRoute.path, "usage", { open: true, onOrphan: 404 });
  guard(historyRoute.path, "history", { open: false });
  guard(fixesRoute.path, "fixes", { open: false });
  app.post(analyzeRoute.path, announcedAsJson);
  const caller = (c: Context): Caller => {
    const known = callers.get(c.req.raw);
    if (known === undefined) throw new Error("a route without a guard");
    return known;
  };
  const owner = (c: Context) => {
    const known = caller(c);
    if (known.kind === "anonymous") throw new Refusal(401, NO_KEY);
    return known.account;
  };

  app.openapi(analyzeRoute, async (c) => {
    const [request, { signal }, requestId] = [c.req.valid("json"), c.req.raw, c.get("requestId")];
    return c.json(await analyze({ request, caller: caller(c), requestId, signal }, parts), 200);
  });
  app.openapi(usageRoute, async (c) => c.json(await usageOf(caller(c), parts), 200));
  app.openapi(historyRoute, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const { id } = owner(c);
    const { items, hasMore } = await historyOf(parts.database.db, id, { limit, offset });
    const page = {
      success: true,
      evaluations: items,
      count: items.length,
      hasMore,
      offset,
      limit,
      userId: id,
    };
    return c.json(page, 200);
  });
  app.openapi(fixesRoute, async (c) => c.json(await fixesFor(owner(c).id, c.req.valid("query"), parts), 200));
}

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** A body that is not (curl's own habit) passes every validator of Hono's, and would reach us as nothing at all. */
const announcedAsJson: MiddlewareHandler = async (c, next) => {
  if (JSON_TYPE.test(c.req.header("content-type") ?? "")) return next();
  throw new Refusal(400, "The body is not announced as JSON: send Content-Type: application/json.", {
    errorCode: "INVALID_REQUEST",
  });
};

const NO_KEY = "This endpoint needs an API key: send it as Authorization: Bearer <key>.";

async function callerOf(
  c: Context,
  parts: Parts,
  scope: Scope,
  { open, onOrphan }: { open: boolean; onOrphan?: 404 },
): Promise<Caller> {
  const owner = await ownerOf(parts.database.db, c.req.header("authorization"), scope, onOrphan);
  if (owner !== null) {
    parts.noteUse(owner.keyId);
    return owner;
  }
  if (!open) throw new Refusal(401, NO_KEY);
  const connected = getConnInfo(c).remote.address ?? "";
  return {
    kind: "anonymous",
    address: clientAddress(connected, c.req.header("x-forwarded-for"), parts.trustedProxies),
  };
}

async function usageOf(caller: Caller, parts: Parts) {
  const now = parts.now();
  const owned = caller.kind === "owner";
  const purse = owned
    ? purseOf(caller.account, now)
    : anonymousPurse(caller.address, parts.salt, parts.anonymousLimit, now);
  const { used } = await balanceOf(parts.database.db, purse);
  // A limit that was lowered within the month may be passed already.
  const remaining = Math.max(0, purse.limit - used);
  return {
    used,
    limit: purse.limit,
    remaining,
    canEvaluate: remaining > 0,
    nextReset: nextReset(now).toISOString(),
    ...(owned
      ? { tier: tierOf(caller.account), userEmail: caller.account.email }
      : { ipAddress: masked(caller.address) }),
  };
}

async function fixesFor(
  accountId: string,
  {
    action,
    evaluationId,
    fixId,
  }: { action: string; evaluationId?: string | undefined; fixId?: string | undefined },
  { database: { db } }: Parts,
) {
  if (action === "stats") return { success: true, data: await fixStats(db, accountId) };
  if (action === "get") {
    if (fixId === undefined) throw new Refusal(400, "action=get needs fixId.");
    const fix = await fixById(db, accountId, fixId);
    if (fix === null) throw new Refusal(404, `There is no fix ${fixId}.`);
    return { success: true, data: fix };
  }
  if (evaluationId === undefined) throw new Refusal(400, "action=list needs evaluationId.");
  const fixes = await fixesOf(db, accountId, evaluationId);
  if (fixes === null) throw new Refusal(404, `There is no evaluation ${evaluationId}.`);
  const having = (status: string) => fixes.filter((fix) => fix.status === status).length;
  return {
    success: true,
    data: {
      fixes,
      total: fixes.length,
      pending: having("pending"),
      applied: having("applied"),
      dismissed: having("dismissed"),
      // The contract shows no condition for it, and nothing here is for sale.
      paywalled: false,
    },
  };
}
