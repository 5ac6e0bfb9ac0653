import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findSession } from "../accounts/sessions.ts";
import { HttpError } from "../http-error.ts";
import { addAccountsRoutes } from "./accounts-page.ts";
import { addAssetRoutes } from "./assets.ts";
import { addJoinRoutes } from "./join-page.ts";
import { requireSameOrigin } from "./require-same-origin.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { readSessionCookie } from "./session-cookie.ts";
import { addSettingsRoutes } from "./settings-page.ts";
import { addSignInRoutes } from "./sign-in-page.ts";
import { isWebPath, type WebApp, type WebContext, type WebEnvironment } from "./web-context.ts";

/** Texts only. */
const MAX_FORM_BYTES = 64 * 1024;

/** Pages for people, server-rendered, with accounts and sessions. */
export function createWebApp(context: WebContext): WebApp {
  const app = new Hono<WebEnvironment>();
  addAssetRoutes(app);
  app.use(async (c, next) => {
    // This app is mounted at the root: what no route has answered comes here, too.
    if (!isWebPath(c.req.path)) return next();
    // Pages are specific to the account.
    c.header("cache-control", "no-store");
    requireSameOrigin(c, context);
    const token = readSessionCookie(c, context);
    c.set("signedIn", token === undefined ? null : await findSession(context.database.db, token, context.now()));
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_FORM_BYTES,
      onError: () => {
        throw new HttpError(413, `The form is larger than ${MAX_FORM_BYTES / 1024} KB.`);
      },
    }),
  );
  app.get("/", (c) => {
    requireSignedIn(c);
    return c.redirect(`${context.base}/settings`);
  });
  addSignInRoutes(app, context);
  addJoinRoutes(app, context);
  addSettingsRoutes(app, context);
  addAccountsRoutes(app, context);
  return app;
}
