import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { traceOf } from "./log.ts";
import type { Parts } from "./parts.ts";
import { PICTURE_PATH } from "./pictures/pictures.ts";
import { ClientGone, Refusal } from "./refusal.ts";
import { addApi } from "./routes/api.ts";
import { addOperations } from "./routes/operations.ts";
import { addReference, REFERENCE_PATH, REFERENCE_POLICY } from "./routes/reference.ts";
import { addScreenshots } from "./routes/screenshots.ts";
import { isPassing } from "./store/patience.ts";

/** A request is a few addresses and the ad's copy: nothing of it needs more. */
const MAX_BODY_BYTES = 256 * 1024;

const CLOSED = { contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
const PICTURES = `${PICTURE_PATH}*`;

/** The service over HTTP, whatever carries it. */
export function createApp(parts: Parts): OpenAPIHono {
  const app = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (!result.success) throw malformed(c, result.error.issues);
    },
  });
  app.use(requestId());
  // Whichever is set last wins, so each path has one of its own.
  app.use(except([REFERENCE_PATH, PICTURES], secureHeaders(CLOSED)));
  app.use(REFERENCE_PATH, secureHeaders({ ...CLOSED, contentSecurityPolicy: REFERENCE_POLICY }));
  // Reports elsewhere may show a screenshot.
  app.use(PICTURES, secureHeaders({ ...CLOSED, crossOriginResourcePolicy: "cross-origin" }));
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    // Whoever kept this connection finds another instance on the next one.
    if (parts.draining()) c.header("connection", "close");
    record(c, parts, (performance.now() - began) / 1000);
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
        throw new Refusal(413, `The body is larger than ${MAX_BODY_BYTES / 1024} KB.`, {
          errorCode: "INVALID_REQUEST",
        });
      },
    }),
  );
  addApi(app, parts);
  addScreenshots(app, parts);
  addOperations(app, parts);
  addReference(app, parts.publicUrl);
  app.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}. See /docs.` }, 404));
  app.onError((thrown, c) => explain(thrown, c, parts));
  return app;
}

function record(c: Context, { metrics, log }: Parts, seconds: number): void {
  const { status } = c.res;
  const route = routePath(c, -1);
  metrics.answered(route, c.req.method, status, seconds);
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
const GONE = 499;

function explain(thrown: unknown, c: Context, { log }: Parts) {
  if (thrown instanceof ClientGone) return new Response(null, { status: GONE });
  const refusal = asRefusal(thrown, c);
  const cause = refusal.cause ?? (thrown === refusal ? undefined : thrown);
  if (refusal.status >= 500 && cause !== undefined) {
    const error = traceOf(cause);
    log("failure", { id: c.get("requestId"), route: routePath(c, -1), error }, "error");
  }
  if (refusal.retryAfterSeconds !== undefined) c.header("retry-after", String(refusal.retryAfterSeconds));
  // The rest of the body is not read, so nothing else can follow on this connection.
  if (refusal.status === 413) c.header("connection", "close");
  if (refusal.status === 401) c.header("www-authenticate", "Bearer");
  return c.json(refusal.body, refusal.status);
}

/** What nobody foresaw is a 500 that says nothing of our insides. */
function asRefusal(thrown: unknown, c: Context): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (isPassing(thrown)) {
    return new Refusal(503, "The storage does not answer. Send the request again later.", {
      ...coded(c, "STORAGE_UNAVAILABLE"),
      retryAfterSeconds: 10,
      cause: thrown,
    });
  }
  // What Hono itself refuses: a body that is no JSON.
  if (thrown instanceof Error && "status" in thrown && thrown.status === 400) {
    return new Refusal(400, "The body is not JSON.", coded(c, "INVALID_REQUEST"));
  }
  return new Refusal(500, "The service failed. It is safe to try again.", {
    ...coded(c, "ANALYSIS_FAILED"),
    cause: thrown,
  });
}

/** Only errors of the evaluation carry a code. */
const coded = (c: Context, errorCode: "STORAGE_UNAVAILABLE" | "INVALID_REQUEST" | "ANALYSIS_FAILED") =>
  c.req.path === "/api/analyze-ad" ? { errorCode } : {};

function malformed(c: Context, issues: readonly z.core.$ZodIssue[]): Refusal {
  const [issue] = issues;
  const place = issue === undefined ? "" : z.core.toDotPath(issue.path);
  const problem = issue?.message ?? "it cannot be read";
  return new Refusal(
    400,
    `The request cannot be read: ${place === "" ? "" : `${place}: `}${problem}.`,
    coded(c, "INVALID_REQUEST"),
  );
}
