import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findSession } from "../accounts/sessions.ts";
import { HttpError } from "../http-error.ts";
import { addAccountsRoutes } from "./accounts-page.ts";
import { addAssetRoutes } from "./assets.ts";
import { addCompareRoutes } from "./compare-page.ts";
import { addEvaluateRoutes, EVALUATIONS_PATH, MAX_EVALUATION_FORM_BYTES } from "./evaluate-page.ts";
import { MAX_UPLOAD_BYTES } from "./evaluation-form.ts";
import { addEvaluationRoutes } from "./evaluation-page.ts";
import { addFixesRoutes } from "./fixes-page.ts";
import { addHistoryRoutes } from "./history-page.ts";
import { addJoinRoutes } from "./join-page.ts";
import { addLandingPageRoutes } from "./landing-page-page.ts";
import { requireSameOrigin } from "./require-same-origin.ts";
import { readSessionCookie } from "./session-cookie.ts";
import { addSettingsRoutes } from "./settings-page.ts";
import { addSharedRoutes } from "./shared-page.ts";
import { addSignInRoutes } from "./sign-in-page.ts";
import { addSubmissionRoutes } from "./submission-page.ts";
import { PAGE_ROUTES, type WebApp, type WebContext, type WebEnvironment } from "./web-context.ts";

/** Pages for people, server-rendered, with accounts and sessions. */
export function createWebApp(context: WebContext): WebApp {
  const app = new Hono<WebEnvironment>();
  addAssetRoutes(app);
  // This app is mounted at the root, beside the API: its middleware is for its own paths.
  for (const route of PAGE_ROUTES) app.use(route, readSession(context), limitBody);
  addEvaluateRoutes(app, context);
  addSubmissionRoutes(app, context);
  addEvaluationRoutes(app, context);
  addSharedRoutes(app, context);
  addHistoryRoutes(app, context);
  addLandingPageRoutes(app, context);
  addCompareRoutes(app, context);
  addFixesRoutes(app, context);
  addSignInRoutes(app, context);
  addJoinRoutes(app, context);
  addSettingsRoutes(app, context);
  addAccountsRoutes(app, context);
  return app;
}

/** Refuses forms of other sites, and finds out who is signed in. */
const readSession =
  (context: WebContext): MiddlewareHandler<WebEnvironment> =>
  async (c, next) => {
    // Pages are specific to the account.
    c.header("cache-control", "no-store");
    requireSameOrigin(c, context);
    const token = readSessionCookie(c, context);
    c.set("signedIn", token === undefined ? null : await findSession(context.database.db, token, context.now()));
    await next();
  };

/** Other forms have texts, at most those of the form for an evaluation. */
const MAX_FORM_BYTES = 256 * 1024;

const limitBody: MiddlewareHandler<WebEnvironment> = (c, next) => {
  const maxSize = c.req.path === EVALUATIONS_PATH ? MAX_EVALUATION_FORM_BYTES : MAX_FORM_BYTES;
  const onError = () => {
    const isFile = c.req.path === EVALUATIONS_PATH;
    throw new HttpError(
      413,
      isFile
        ? `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Go back, and choose a smaller one.`
        : `The form is larger than ${MAX_FORM_BYTES / 1024} KB.`,
    );
  };
  return bodyLimit({ maxSize, onError })(c, next);
};
