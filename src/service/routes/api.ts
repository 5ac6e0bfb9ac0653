import { getConnInfo } from "@hono/node-server/conninfo";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Scope } from "../../contract/vocabulary.ts";
import { ErrorBody, HttpError } from "../http-error.ts";
import {
  accountQuota,
  anonymousQuota,
  authenticateKey,
  clientAddress,
  maskAddress,
  type Principal,
  planTier,
} from "../principal.ts";
import { nextReset } from "../quota/month.ts";
import { readQuotaUsage } from "../quota/quota.ts";
import type { ServiceContext } from "../service-context.ts";
import { countFixes, findFix, listFixes, listHistory } from "../store/evaluations.ts";
import { analyzeAd } from "./analyze.ts";
import {
  AnalyzeRequest,
  AnalyzeResponse,
  FixesQuery,
  FixesResponse,
  HistoryQuery,
  HistoryResponse,
  UsageResponse,
} from "./schemas.ts";

const jsonContent = <S>(schema: S, description: string) => ({
  description,
  content: { "application/json": { schema } },
});
const errorContent = (description: string) => jsonContent(ErrorBody, description);
/** What any read may meet. */
const SERVER_ERROR_RESPONSES = {
  500: errorContent("The service failed; safe to retry."),
  503: errorContent("The storage does not answer; Retry-After tells when to come back."),
};
const KEY_REQUIRED = [{ apiKey: [] }];
const KEY_OPTIONAL = [{ apiKey: [] }, {}];

const analyzeRoute = createRoute({
  method: "post",
  path: "/api/analyze-ad",
  operationId: "analyzeAd",
  summary: "Compare an ad with its landing page",
  description:
    "Works without a key, too: one evaluation an address a month, on a lighter model. Read lpCaptureStatus before any score.",
  security: KEY_OPTIONAL,
  request: { body: { required: true, content: { "application/json": { schema: AnalyzeRequest } } } },
  responses: {
    200: jsonContent(
      AnalyzeResponse,
      "Evaluated, or url_only (not captured), or link_broken (dead); the last two are not counted.",
    ),
    400: errorContent("UNSAFE_URL, NO_AD_ASSET, AD_SCREENSHOT_FAILED or INVALID_REQUEST."),
    401: errorContent("Invalid, expired or revoked key."),
    403: errorContent("The key lacks the scope analyze."),
    413: errorContent("The body is too large."),
    429: errorContent("USER_RATE_LIMIT_EXCEEDED or IP_RATE_LIMIT_EXCEEDED."),
    500: errorContent("ANALYSIS_FAILED: safe to retry."),
    503: errorContent(
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
  security: KEY_OPTIONAL,
  responses: {
    200: jsonContent(UsageResponse, "The pool of the current month (UTC)."),
    401: errorContent("Invalid, expired or revoked key."),
    403: errorContent("The key lacks the scope usage."),
    404: errorContent("The account behind the key no longer exists."),
    ...SERVER_ERROR_RESPONSES,
  },
});

const historyRoute = createRoute({
  method: "get",
  path: "/api/user-history",
  operationId: "userHistory",
  summary: "Past evaluations, newest first",
  security: KEY_REQUIRED,
  request: { query: HistoryQuery },
  responses: {
    200: jsonContent(HistoryResponse, "One page."),
    400: errorContent("limit or offset is out of bounds."),
    401: errorContent("No valid key."),
    403: errorContent("The key lacks the scope history."),
    ...SERVER_ERROR_RESPONSES,
  },
});

const fixesRoute = createRoute({
  method: "get",
  path: "/api/fixes",
  operationId: "fixes",
  summary: "Stored fixes: list, get or stats",
  security: KEY_REQUIRED,
  request: { query: FixesQuery },
  responses: {
    200: jsonContent(FixesResponse, "The shape of data depends on the action."),
    400: errorContent("evaluationId or fixId is missing, or the action is invalid."),
    401: errorContent("No valid key."),
    403: errorContent("The key lacks the scope fixes."),
    404: errorContent("The evaluation or the fix was not found."),
    ...SERVER_ERROR_RESPONSES,
  },
});

/** What stands behind the contract's four endpoints. Who asks is settled before what they ask is read. */
export function addApiRoutes(app: OpenAPIHono, parts: ServiceContext): void {
  const callers = new WeakMap<Request, Principal>();
  const guard = (path: string, scope: Scope, options: { open: boolean; onOrphan?: 404 }) =>
    app.use(path, async (c, next) => {
      callers.set(c.req.raw, await resolvePrincipal(c, parts, scope, options));
      await next();
    });
  guard(analyzeRoute.path, "analyze", { open: true });
  guard(usageRoute.path, "usage", { open: true, onOrphan: 404 });
  guard(historyRoute.path, "history", { open: false });
  guard(fixesRoute.path, "fixes", { open: false });
  app.post(analyzeRoute.path, requireJsonContentType);
  const caller = (c: Context): Principal => {
    const known = callers.get(c.req.raw);
    if (known === undefined) throw new Error("a route without a guard");
    return known;
  };
  const owner = (c: Context) => {
    const known = caller(c);
    if (known.kind === "anonymous") throw new HttpError(401, MISSING_KEY_MESSAGE);
    return known.account;
  };

  app.openapi(analyzeRoute, async (c) => {
    const [request, { signal }, requestId] = [c.req.valid("json"), c.req.raw, c.get("requestId")];
    return c.json(await analyzeAd({ request, caller: caller(c), requestId, signal }, parts), 200);
  });
  app.openapi(usageRoute, async (c) => c.json(await readUsage(caller(c), parts), 200));
  app.openapi(historyRoute, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const { id } = owner(c);
    const { items, hasMore } = await listHistory(parts.database.db, id, { limit, offset });
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
  app.openapi(fixesRoute, async (c) =>
    c.json(await queryFixes(owner(c).id, c.req.valid("query"), parts), 200),
  );
}

const JSON_CONTENT_TYPE = /^application\/json *(?:;|$)/i;

/** A body that is not (curl's own habit) passes every validator of Hono's, and would reach us as nothing at all. */
const requireJsonContentType: MiddlewareHandler = async (c, next) => {
  if (JSON_CONTENT_TYPE.test(c.req.header("content-type") ?? "")) return next();
  throw new HttpError(400, "The body is not announced as JSON: send Content-Type: application/json.", {
    errorCode: "INVALID_REQUEST",
  });
};

const MISSING_KEY_MESSAGE = "This endpoint needs an API key: send it as Authorization: Bearer <key>.";

async function resolvePrincipal(
  c: Context,
  parts: ServiceContext,
  scope: Scope,
  { open, onOrphan }: { open: boolean; onOrphan?: 404 },
): Promise<Principal> {
  const owner = await authenticateKey(parts.database.db, c.req.header("authorization"), scope, onOrphan);
  if (owner !== null) {
    parts.recordKeyUse(owner.keyId);
    return owner;
  }
  if (!open) throw new HttpError(401, MISSING_KEY_MESSAGE);
  const connected = getConnInfo(c).remote.address ?? "";
  return {
    kind: "anonymous",
    address: clientAddress(connected, c.req.header("x-forwarded-for"), parts.trustedProxies),
  };
}

async function readUsage(caller: Principal, parts: ServiceContext) {
  const now = parts.now();
  const owned = caller.kind === "owner";
  const purse = owned
    ? accountQuota(caller.account, now)
    : anonymousQuota(caller.address, parts.addressSalt, parts.anonymousLimit, now);
  const { used } = await readQuotaUsage(parts.database.db, purse);
  // A limit that was lowered within the month may be passed already.
  const remaining = Math.max(0, purse.limit - used);
  return {
    used,
    limit: purse.limit,
    remaining,
    canEvaluate: remaining > 0,
    nextReset: nextReset(now).toISOString(),
    ...(owned
      ? { tier: planTier(caller.account), userEmail: caller.account.email }
      : { ipAddress: maskAddress(caller.address) }),
  };
}

async function queryFixes(
  accountId: string,
  {
    action,
    evaluationId,
    fixId,
  }: { action: string; evaluationId?: string | undefined; fixId?: string | undefined },
  { database: { db } }: ServiceContext,
) {
  if (action === "stats") return { success: true, data: await countFixes(db, accountId) };
  if (action === "get") {
    if (fixId === undefined) throw new HttpError(400, "action=get needs fixId.");
    const fix = await findFix(db, accountId, fixId);
    if (fix === null) throw new HttpError(404, `There is no fix ${fixId}.`);
    return { success: true, data: fix };
  }
  if (evaluationId === undefined) throw new HttpError(400, "action=list needs evaluationId.");
  const fixes = await listFixes(db, accountId, evaluationId);
  if (fixes === null) throw new HttpError(404, `There is no evaluation ${evaluationId}.`);
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
