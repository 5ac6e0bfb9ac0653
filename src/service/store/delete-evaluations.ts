import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { listScreenshotNames, type ScreenshotStore } from "../screenshots/screenshot-store.ts";
import type { Db } from "./database.ts";
import { accounts, evaluations, pools } from "./schema.ts";

/** Evaluations that one statement deletes: a long one would hold up the embedded database's only connection. */
const BATCH = 100;

export type PictureRemover = Pick<ScreenshotStore, "remove">;

/** Deletes evaluations with their fixes and screenshots. @returns how many. */
export async function deleteEvaluations(
  db: Pick<Db, "select" | "delete">,
  pictures: PictureRemover,
  which: SQL | undefined,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const rows = await db
      .select({ id: evaluations.id, answer: evaluations.answer })
      .from(evaluations)
      .where(which)
      .limit(BATCH);
    // The pictures first: if this process dies in between, the row still names them.
    for (const name of rows.flatMap(({ answer }) => listScreenshotNames(answer))) await pictures.remove(name);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.delete(evaluations).where(inArray(evaluations.id, ids));
    deleted += ids.length;
    if (ids.length < BATCH) return deleted;
  }
}

/** Deletes what has reached its age, and what was stored for accounts that were removed meanwhile. */
export async function deleteExpired(
  db: Db,
  pictures: PictureRemover,
  days: { history: number; anonymous: number },
  now = new Date(),
): Promise<number> {
  const before = (count: number) => new Date(now.getTime() - count * 86_400_000);
  const [history, anonymous] = [before(days.history), before(days.anonymous)];
  const owner = db.select().from(accounts).where(eq(accounts.id, evaluations.accountId));
  const deleted = await deleteEvaluations(
    db,
    pictures,
    or(
      and(isNull(evaluations.accountId), lt(evaluations.createdAt, anonymous)),
      and(isNotNull(evaluations.accountId), or(lt(evaluations.createdAt, history), notExists(owner))),
    ),
  );
  const isAnonymous = sql`${pools.subject} like 'address:%'`;
  const isOld = (date: Date) => sql`${pools.month} < ${date.toISOString().slice(0, 7)}`;
  await db.delete(pools).where(sql`(${isAnonymous} and ${isOld(anonymous)}) or ${isOld(history)}`);
  return deleted;
}
