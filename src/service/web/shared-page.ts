import { HttpError } from "../http-error.ts";
import { findEvaluation } from "../store/find-evaluation.ts";
import { findShare, revokeShare } from "../store/shares.ts";
import { sendEvaluation } from "./evaluation-page.ts";
import { requireSignedIn } from "./require-signed-in.ts";
import { describeEvaluation, type ShownEvaluation, sendPicture } from "./show-evaluation.ts";
import type { WebApp, WebContext, WebRequest } from "./web-context.ts";

const PATH = "/shared/:token" as const;

/** An evaluation for whoever has its link. Its pictures are below the link, so that they go with it. */
export function addSharedRoutes(app: WebApp, context: WebContext): void {
  const { base, database } = context;
  app.get(PATH, async (c) => sendEvaluation(c, context, await readShared(c, context)));
  app.get(`${PATH}/pictures/:role`, async (c) => {
    const response = await sendPicture(c, context, await readShared(c, context));
    // A browser that kept it would show it after the link was revoked.
    response.headers.set("cache-control", "no-store");
    return response;
  });
  app.post(`${PATH}/revoke`, async (c) => {
    const { account } = requireSignedIn(c);
    const share = await findShare(database.db, c.req.param("token"));
    await revokeShare(database.db, account.id, c.req.param("token"));
    const isOwn = share?.accountId === account.id;
    return c.redirect(isOwn ? `${base}/evaluations/${share.evaluationId}#share` : `${base}/`, 303);
  });
}

/** @throws HttpError 404 if the link was revoked, or never was one. */
async function readShared(c: WebRequest, { database }: WebContext): Promise<ShownEvaluation> {
  const token = c.req.param("token") ?? "";
  const share = await findShare(database.db, token);
  const stored = share && (await findEvaluation(database.db, share.accountId, share.evaluationId));
  if (!stored) throw new HttpError(404, "This link does not work: it was revoked, or its evaluation was deleted.");
  return { ...describeEvaluation(stored, null), path: `/shared/${token}` };
}
