import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { IDEMPOTENCY_KEY_HEADER, REPLAYED_HEADER } from "../../contract/idempotency.ts";
import type { Scope } from "../../contract/vocabulary.ts";
import { PLANS } from "../accounts/plans.ts";
import { ErrorBody, HttpError } from "../http-error.ts";
import { authenticateKey, maskAddress, type Principal, principalQuota } from "../principal.ts";
import { readQuotaState } from "../quota/quota-state.ts";
import { readClientAddress } from "../read-client-address.ts";
import type { ServiceContext } from "../service-context.ts";
import { listHistory } from "../store/evaluations.ts";
import { countFixes, findFix, listFixes } from "../store/fixes.ts";
import { analyzeAd } from "./analyze-ad.ts";
import { ACCOUNT_TAG, EVALUATION_TAG } from "./api-reference.ts";
import {
  AnalyzeHeaders,
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
const MISDIRECTED_RESPONSE = errorContent("The service does not answer under this host name (--hostnames).");
/** Responses that every read may return. */
const SERVER_ERROR_RESPONSES = {
  421: MISDIRECTED_RESPONSE,
  500: errorContent("Internal error; safe to retry."),
  503: errorContent("The database does not respond; Retry-After says when to retry."),
};
const KEY_REQUIRED = [{ apiKey: [] }];
const KEY_OPTIONAL = [{ apiKey: [] }, {}];

const analyzeRoute = createRoute({
  method: "post",
  path: "/api/analyze-ad",
  operationId: "analyzeAd",
  tags: [EVALUATION_TAG],
  summary: "Compare an ad with its landing page",
  description:
    "Without a key, each IP address has one evaluation per month (by default), on a lighter model. " +
    "Check lpCaptureStatus before you read any score.",
  security: KEY_OPTIONAL,
  request: {
    headers: AnalyzeHeaders,
    body: { required: true, content: { "application/json": { schema: AnalyzeRequest } } },
  },
  responses: {
    200: jsonContent(
      AnalyzeResponse,
      "The evaluation, or url_only (the page could not be captured), or link_broken (the link is broken). " +
        "The last two do not count against the quota.",
    ),
    400: errorContent("UNSAFE_URL, NO_AD_ASSET, AD_UNAVAILABLE, AD_SCREENSHOT_FAILED or INVALID_REQUEST."),
    401: errorContent("Invalid, expired or revoked key."),
    403: errorContent("The key lacks the scope analyze."),
    409: errorContent("IDEMPOTENCY_KEY_IN_USE: the first request with this key still runs; send it again later."),
    413: errorContent("The request body is too large."),
    421: MISDIRECTED_RESPONSE,
    422: errorContent("IDEMPOTENCY_KEY_REUSED: the key was sent with another request."),
    429: errorContent(
      "USER_RATE_LIMIT_EXCEEDED or IP_RATE_LIMIT_EXCEEDED; TOO_MANY_UNCOUNTED_VISITS with Retry-After.",
    ),
    500: errorContent("ANALYSIS_FAILED: safe to retry."),
    503: errorContent(
      "SERVICE_SATURATED, SERVICE_DRAINING, NO_WORKER or STORAGE_UNAVAILABLE; Retry-After says when to retry.",
    ),
  },
});

const usageRoute = createRoute({
  method: "get",
  path: "/api/check-usage",
  operationId: "checkUsage",
  tags: [ACCOUNT_TAG],
  summary: "This month's quota",
  description: "The quota of the key's account or, without a key, of the client's IP address.",
  security: KEY_OPTIONAL,
  responses: {
    200: jsonContent(UsageResponse, "The quota of the current month (UTC)."),
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
  tags: [ACCOUNT_TAG],
  summary: "Past evaluations, newest first",
  security: KEY_REQUIRED,
  request: { query: HistoryQuery },
  responses: {
    200: jsonContent(HistoryResponse, "One page."),
    400: errorContent("limit or offset is out of range."),
    401: errorContent("No valid key."),
    403: errorContent("The key lacks the scope history."),
    ...SERVER_ERROR_RESPONSES,
  },
});

const fixesRoute = createRoute({
  method: "get",
  path: "/api/fixes",
  operationId: "fixes",
  tags: [ACCOUNT_TAG],
  summary: "Stored fixes: list, get or stats",
  security: KEY_REQUIRED,
  request: { query: FixesQuery },
  responses: {
    200: jsonContent(FixesResponse, "The shape of `data` depends on the action."),
    400: errorContent("evaluationId or fixId is missing, or the action is invalid."),
    401: errorContent("No valid key."),
    403: errorContent("The key lacks the scope fixes."),
    404: errorContent("The evaluation or the fix was not found."),
    ...SERVER_ERROR_RESPONSES,
  },
});

/** Adds the contract's four endpoints. Authentication comes before validation of the request. */
export function addApiRoutes(app: OpenAPIHono, context: ServiceContext): void {
  const principals = new WeakMap<Request, Principal>();
  const authenticate = (path: string, scope: Scope, orphanStatus?: 404) =>
    app.use(path, async (c, next) => {
      principals.set(c.req.raw, await resolvePrincipal(c, context, scope, orphanStatus));
      await next();
    });
  authenticate(analyzeRoute.path, "analyze");
  authenticate(usageRoute.path, "usage", 404);
  authenticate(historyRoute.path, "history");
  authenticate(fixesRoute.path, "fixes");
  app.post(analyzeRoute.path, requireJsonContentType);
  const principalOf = (c: Context): Principal => {
    const principal = principals.get(c.req.raw);
    if (principal === undefined) throw new Error(`${c.req.path} has no authentication.`);
    return principal;
  };
  const accountIdOf = (c: Context): string => {
    const principal = principalOf(c);
    if (principal.kind === "anonymous") throw new HttpError(401, MISSING_KEY_MESSAGE);
    return principal.account.id;
  };

  app.openapi(analyzeRoute, async (c) => {
    const [request, { signal }, requestId] = [c.req.valid("json"), c.req.raw, c.get("requestId")];
    const { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } = c.req.valid("header");
    const call = { request, principal: principalOf(c), idempotencyKey, requestId, signal };
    const { answer, isReplay } = await analyzeAd(call, context);
    if (isReplay) c.header(REPLAYED_HEADER, "true");
    return c.json(answer, 200);
  });
  app.openapi(usageRoute, async (c) => c.json(await readUsage(principalOf(c), context), 200));
  app.openapi(historyRoute, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const userId = accountIdOf(c);
    const { items, hasMore } = await listHistory(context.database.db, userId, { limit, offset });
    const page = { evaluations: items, count: items.length, hasMore, offset, limit, userId };
    return c.json({ success: true, ...page }, 200);
  });
  app.openapi(fixesRoute, async (c) => c.json(await queryFixes(accountIdOf(c), c.req.valid("query"), context), 200));
}

const JSON_CONTENT_TYPE = /^application\/json *(?:;|$)/i;

/** Hono skips validation of bodies with another content type, such as curl's default, and passes undefined. */
const requireJsonContentType: MiddlewareHandler = async (c, next) => {
  if (JSON_CONTENT_TYPE.test(c.req.header("content-type") ?? "")) return next();
  throw new HttpError(400, "The request has no JSON content type. Send Content-Type: application/json.", {
    errorCode: "INVALID_REQUEST",
  });
};

const MISSING_KEY_MESSAGE = "This endpoint requires an API key. Send it as Authorization: Bearer <key>.";

/** The scopes that an anonymous client has. */
const ANONYMOUS_SCOPES: ReadonlySet<Scope> = new Set(["analyze", "usage"]);

/** @param orphanStatus the status for a key of a removed account, instead of 401. */
async function resolvePrincipal(
  c: Context,
  context: ServiceContext,
  scope: Scope,
  orphanStatus: 404 | undefined,
): Promise<Principal> {
  const keyed = await authenticateKey(context.database.db, c.req.header("authorization"), scope, orphanStatus);
  if (keyed !== null) {
    context.recordKeyUse(keyed.keyId);
    return { kind: "account", account: keyed.account };
  }
  if (!ANONYMOUS_SCOPES.has(scope)) throw new HttpError(401, MISSING_KEY_MESSAGE);
  return { kind: "anonymous", address: readClientAddress(c, context) };
}

async function readUsage(principal: Principal, context: ServiceContext) {
  const now = context.now();
  return {
    ...(await readQuotaState(context.database.db, principalQuota(principal, context, now), now)),
    ...(principal.kind === "account"
      ? { tier: PLANS[principal.account.plan].tier, userEmail: principal.account.email }
      : { ipAddress: maskAddress(principal.address) }),
  };
}

async function queryFixes(
  accountId: string,
  { action, evaluationId, fixId }: { action: string; evaluationId?: string | undefined; fixId?: string | undefined },
  { database: { db } }: ServiceContext,
) {
  if (action === "stats") return { success: true, data: await countFixes(db, accountId) };
  if (action === "get") {
    if (fixId === undefined) throw new HttpError(400, "action=get requires fixId.");
    const fix = await findFix(db, accountId, fixId);
    if (fix === null) throw new HttpError(404, `Fix ${fixId} does not exist.`);
    return { success: true, data: fix };
  }
  if (evaluationId === undefined) throw new HttpError(400, "action=list requires evaluationId.");
  const fixes = await listFixes(db, accountId, evaluationId);
  if (fixes === null) throw new HttpError(404, `Evaluation ${evaluationId} does not exist.`);
  const countStatus = (status: string) => fixes.filter((fix) => fix.status === status).length;
  return {
    success: true,
    data: {
      fixes,
      total: fixes.length,
      pending: countStatus("pending"),
      applied: countStatus("applied"),
      dismissed: countStatus("dismissed"),
      // The contract defines no condition for a paywall, and this service has none.
      paywalled: false,
    },
  };
}
