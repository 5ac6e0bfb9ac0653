import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { IDEMPOTENCY_SECONDS, IDEMPOTENCY_SECONDS_HEADER } from "../contract/idempotency.ts";
import { MAX_AD_BYTES_HEADER, MAX_INLINE_AD_BYTES } from "../contract/inline-ad.ts";
import { getBase64Length } from "../ground/media-type.ts";
import { ClientDisconnectedError, HttpError } from "./http-error.ts";
import { formatErrorTrace } from "./log.ts";
import { addHealthRoutes, HEALTH_PATHS } from "./operations.ts";
import { AccountError } from "./operator-error.ts";
import { addApiRoutes } from "./routes/api.ts";
import { addReferenceRoutes, REFERENCE_CONTENT_SECURITY_POLICY, REFERENCE_PATH } from "./routes/api-reference.ts";
import { addScreenshotRoutes } from "./routes/screenshots.ts";
import { SCREENSHOT_PATH } from "./screenshots/screenshot-store.ts";
import type { ServiceContext } from "./service-context.ts";
import { unbracket } from "./settings.ts";
import { isTransientDbError } from "./store/retry-db.ts";
import type { SubmissionRunner } from "./submission-runner.ts";
import { sendErrorPage, sendToSignIn } from "./web/error-page.ts";
import { WEB_CONTENT_SECURITY_POLICY } from "./web/page.ts";
import { SignInRequired } from "./web/require-signed-in.ts";
import { createWebApp } from "./web/web-app.ts";
import { createWebContext, isWebPath, type WebContext } from "./web/web-context.ts";

/** Generous: a request holds a few URLs, the ad's copy, and possibly its file. */
const MAX_BODY_BYTES = 256 * 1024 + getBase64Length(MAX_INLINE_AD_BYTES);

const DENY_ALL_HEADERS = { contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
const isPage = (c: Context): boolean => isWebPath(c.req.path);
const SCREENSHOT_ROUTES = `${SCREENSHOT_PATH}*`;

/** The service as a Hono app, independent of the server it runs on. */
export function createApp(context: ServiceContext, submissions: SubmissionRunner): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) throw invalidRequestError(c, result.error.issues);
    },
  });
  app.use(requestId());
  // The last middleware to set a header wins, so exactly one of these applies to each path.
  app.use(except([REFERENCE_PATH, SCREENSHOT_ROUTES, isPage], secureHeaders(DENY_ALL_HEADERS)));
  app.use(except((c) => !isPage(c), secureHeaders({ contentSecurityPolicy: WEB_CONTENT_SECURITY_POLICY })));
  app.use(
    REFERENCE_PATH,
    secureHeaders({ ...DENY_ALL_HEADERS, contentSecurityPolicy: REFERENCE_CONTENT_SECURITY_POLICY }),
  );
  // Reports on other origins embed screenshots.
  app.use(SCREENSHOT_ROUTES, secureHeaders({ ...DENY_ALL_HEADERS, crossOriginResourcePolicy: "cross-origin" }));
  app.use(async (c, next) => {
    const startedMs = performance.now();
    await next();
    // Makes clients reconnect, so that their next request reaches another instance.
    if (context.isDraining()) c.header("connection", "close");
    recordRequest(c, context, (performance.now() - startedMs) / 1000);
  });
  // Health checks use addresses.
  app.use(except([...HEALTH_PATHS], refuseOtherHosts(context.hostnames)));
  app.use("/api/*", async (c, next) => {
    // Responses are specific to the caller and change with every request.
    c.header("cache-control", "no-store");
    c.header(MAX_AD_BYTES_HEADER, String(MAX_INLINE_AD_BYTES));
    c.header(IDEMPOTENCY_SECONDS_HEADER, String(IDEMPOTENCY_SECONDS));
    await next();
  });
  app.use(
    "/api/*",
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new HttpError(413, `The request body is larger than ${Math.floor(MAX_BODY_BYTES / 1024)} KB.`, {
          errorCode: "INVALID_REQUEST",
        });
      },
    }),
  );
  addApiRoutes(app, context);
  addScreenshotRoutes(app, context);
  addHealthRoutes(app, { ...context, db: context.database.db });
  addReferenceRoutes(app, context.publicUrl);
  const webContext = createWebContext(context, submissions);
  app.route("/", createWebApp(webContext));
  app.notFound((c) =>
    isPage(c)
      ? sendErrorPage(c, webContext, new HttpError(404, "This page does not exist."))
      : c.json({ error: `${c.req.method} ${c.req.path} does not exist. See /docs.` }, 404),
  );
  app.onError((thrown, c) => toErrorResponse(thrown, c, webContext));
  return app;
}

/** Otherwise a page of another site could, under a name that resolves to this machine, read what its visitor may. */
const refuseOtherHosts =
  (hostnames: ReadonlySet<string> | null): MiddlewareHandler =>
  async (c, next) => {
    if (hostnames !== null && !hostnames.has(unbracket(new URL(c.req.url).hostname))) {
      throw new HttpError(421, "The service is not reached under this host name. Its operator sets --hostnames.");
    }
    await next();
  };

function recordRequest(c: Context, { metrics, log }: ServiceContext, seconds: number): void {
  const { status } = c.res;
  const route = routePath(c, -1);
  metrics.recordRequest(route, c.req.method, status, seconds);
  // Logs the route, not the path: anyone who knows a screenshot's path can open it.
  log("request", {
    id: c.get("requestId"),
    method: c.req.method,
    route,
    status,
    ms: Math.round(seconds * 1000),
  });
}

/** nginx's status for a client that disconnected. Only logs and metrics see it. */
const CLIENT_CLOSED_REQUEST_STATUS = 499;

function toErrorResponse(thrown: unknown, c: Context, context: WebContext) {
  const { log } = context;
  if (thrown instanceof SignInRequired) return sendToSignIn(c, context, thrown);
  if (thrown instanceof ClientDisconnectedError) return new Response(null, { status: CLIENT_CLOSED_REQUEST_STATUS });
  const error = toHttpError(thrown, c);
  const cause = error.cause ?? (thrown === error ? undefined : thrown);
  if (error.status >= 500 && cause !== undefined) {
    const details = { id: c.get("requestId"), route: routePath(c, -1), error: formatErrorTrace(cause) };
    log("failure", details, "error");
  }
  if (error.retryAfterSeconds !== undefined) c.header("retry-after", String(error.retryAfterSeconds));
  // The rest of the body is unread, so this connection cannot carry another request.
  if (error.status === 413) c.header("connection", "close");
  if (isPage(c)) return sendErrorPage(c, context, error);
  if (error.status === 401) c.header("www-authenticate", "Bearer");
  return c.json(error.body, error.status);
}

/** Unexpected errors become a 500 that reveals nothing about the implementation. */
function toHttpError(thrown: unknown, c: Context): HttpError {
  if (thrown instanceof HttpError) return thrown;
  // Pages show other problems with accounts and keys in their forms.
  if (thrown instanceof AccountError) return new HttpError(404, thrown.problem, { cause: thrown });
  if (isTransientDbError(thrown)) {
    return new HttpError(503, "The database does not respond. Retry later.", {
      ...analyzeErrorCode(c, "STORAGE_UNAVAILABLE"),
      retryAfterSeconds: 10,
      cause: thrown,
    });
  }
  // Hono throws this for a body that is not valid JSON.
  if (thrown instanceof Error && "status" in thrown && thrown.status === 400) {
    return new HttpError(400, "The request body is not valid JSON.", analyzeErrorCode(c, "INVALID_REQUEST"));
  }
  return new HttpError(500, "Internal error. It is safe to retry.", {
    ...analyzeErrorCode(c, "ANALYSIS_FAILED"),
    cause: thrown,
  });
}

/** Only errors of POST /api/analyze-ad carry an error code. */
const analyzeErrorCode = (c: Context, errorCode: "STORAGE_UNAVAILABLE" | "INVALID_REQUEST" | "ANALYSIS_FAILED") =>
  c.req.path === "/api/analyze-ad" ? { errorCode } : {};

function invalidRequestError(c: Context, issues: readonly z.core.$ZodIssue[]): HttpError {
  const [issue] = issues;
  const field = issue === undefined ? "" : z.core.toDotPath(issue.path);
  const problem = issue?.message ?? "cannot be parsed";
  return new HttpError(
    400,
    `Invalid request: ${field === "" ? "" : `${field}: `}${problem}.`,
    analyzeErrorCode(c, "INVALID_REQUEST"),
  );
}
