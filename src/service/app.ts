import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { ClientDisconnectedError, HttpError } from "./http-error.ts";
import { formatErrorTrace } from "./log.ts";
import { addApiRoutes } from "./routes/api.ts";
import { addOperationsRoutes } from "./routes/operations.ts";
import { addReferenceRoutes, REFERENCE_CONTENT_SECURITY_POLICY, REFERENCE_PATH } from "./routes/reference.ts";
import { addScreenshotRoutes } from "./routes/screenshots.ts";
import { SCREENSHOT_PATH } from "./screenshots/screenshot-store.ts";
import type { ServiceContext } from "./service-context.ts";
import { isTransientDbError } from "./store/retry-db.ts";

/** A request is a few addresses and the ad's copy: nothing of it needs more. */
const MAX_BODY_BYTES = 256 * 1024;

const DENY_ALL_HEADERS = { contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
const SCREENSHOT_ROUTES = `${SCREENSHOT_PATH}*`;

/** The service over HTTP, whatever carries it. */
export function createApp(parts: ServiceContext): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) throw invalidRequestError(c, result.error.issues);
    },
  });
  app.use(requestId());
  // Whichever is set last wins, so each path has one of its own.
  app.use(except([REFERENCE_PATH, SCREENSHOT_ROUTES], secureHeaders(DENY_ALL_HEADERS)));
  app.use(
    REFERENCE_PATH,
    secureHeaders({ ...DENY_ALL_HEADERS, contentSecurityPolicy: REFERENCE_CONTENT_SECURITY_POLICY }),
  );
  // Reports elsewhere may show a screenshot.
  app.use(
    SCREENSHOT_ROUTES,
    secureHeaders({ ...DENY_ALL_HEADERS, crossOriginResourcePolicy: "cross-origin" }),
  );
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    // Whoever kept this connection finds another instance on the next one.
    if (parts.isDraining()) c.header("connection", "close");
    recordRequest(c, parts, (performance.now() - began) / 1000);
  });
  app.use("/api/*", async (c, next) => {
    // Answers are a caller's own, and change with every call.
    c.header("cache-control", "no-store");
    await next();
  });
  app.use(
    "/api/*",
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new HttpError(413, `The body is larger than ${MAX_BODY_BYTES / 1024} KB.`, {
          errorCode: "INVALID_REQUEST",
        });
      },
    }),
  );
  addApiRoutes(app, parts);
  addScreenshotRoutes(app, parts);
  addOperationsRoutes(app, parts);
  addReferenceRoutes(app, parts.publicUrl);
  app.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}. See /docs.` }, 404));
  app.onError((thrown, c) => toErrorResponse(thrown, c, parts));
  return app;
}

function recordRequest(c: Context, { metrics, log }: ServiceContext, seconds: number): void {
  const { status } = c.res;
  const route = routePath(c, -1);
  metrics.recordRequest(route, c.req.method, status, seconds);
  // The route, not the path: whoever has a screenshot's address may see it.
  log("request", {
    id: c.get("requestId"),
    method: c.req.method,
    route,
    status,
    ms: Math.round(seconds * 1000),
  });
}

/** As nginx calls it: the client hung up. Nobody reads the answer; logs and metrics do. */
const CLIENT_CLOSED_REQUEST_STATUS = 499;

function toErrorResponse(thrown: unknown, c: Context, { log }: ServiceContext) {
  if (thrown instanceof ClientDisconnectedError)
    return new Response(null, { status: CLIENT_CLOSED_REQUEST_STATUS });
  const refusal = toHttpError(thrown, c);
  const cause = refusal.cause ?? (thrown === refusal ? undefined : thrown);
  if (refusal.status >= 500 && cause !== undefined) {
    const error = formatErrorTrace(cause);
    log("failure", { id: c.get("requestId"), route: routePath(c, -1), error }, "error");
  }
  if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
  // The rest of the body is not read, so nothing else can follow on this connection.
  if (refusal.status === 413) c.header("connection", "close");
  if (refusal.status === 401) c.header("www-authenticate", "Bearer");
  return c.json(refusal.body, refusal.status);
}

/** What nobody foresaw is a 500 that says nothing of our insides. */
function toHttpError(thrown: unknown, c: Context): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (isTransientDbError(thrown)) {
    return new HttpError(503, "The storage does not answer. Send the request again later.", {
      ...analyzeErrorCode(c, "STORAGE_UNAVAILABLE"),
      retryAfterSeconds: 10,
      cause: thrown,
    });
  }
  // What Hono itself refuses: a body that is no JSON.
  if (thrown instanceof Error && "status" in thrown && thrown.status === 400) {
    return new HttpError(400, "The body is not JSON.", analyzeErrorCode(c, "INVALID_REQUEST"));
  }
  return new HttpError(500, "The service failed. It is safe to try again.", {
    ...analyzeErrorCode(c, "ANALYSIS_FAILED"),
    cause: thrown,
  });
}

/** Only errors of the evaluation carry a code. */
const analyzeErrorCode = (
  c: Context,
  errorCode: "STORAGE_UNAVAILABLE" | "INVALID_REQUEST" | "ANALYSIS_FAILED",
) => (c.req.path === "/api/analyze-ad" ? { errorCode } : {});

function invalidRequestError(c: Context, issues: readonly z.core.$ZodIssue[]): HttpError {
  const [issue] = issues;
  const place = issue === undefined ? "" : z.core.toDotPath(issue.path);
  const problem = issue?.message ?? "it cannot be read";
  return new HttpError(
    400,
    `The request cannot be read: ${place === "" ? "" : `${place}: `}${problem}.`,
    analyzeErrorCode(c, "INVALID_REQUEST"),
  );
}
