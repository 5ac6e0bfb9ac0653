import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { listScreenshotNames, type ScreenshotStore } from "../screenshots/screenshot-store.ts";
import { makeEmptyFolder } from "../store/backup.ts";
import type { Db } from "../store/database.ts";
import { evaluations, fixes, pools } from "../store/schema.ts";
import { findAccount } from "./accounts.ts";
import { listKeys } from "./keys.ts";
import { listSessions } from "./sessions.ts";

/** Evaluations that are read at a time. */
const BATCH = 50;

/**
 * Writes everything that is stored of an account to a new folder: `account.json` with its keys, its
 * sessions (both without their secrets) and its usage, `evaluations.ndjson` with an evaluation and its fixes on
 * each line, and `screenshots/`.
 *
 * @returns the number of evaluations.
 */
export async function exportAccount(
  db: Db,
  pictures: Pick<ScreenshotStore, "get">,
  emailOrId: string,
  folder: string,
): Promise<number> {
  const account = await findAccount(db, emailOrId);
  await makeEmptyFolder(folder);
  const usage = await db
    .select({ month: pools.month, used: pools.used })
    .from(pools)
    .where(eq(pools.subject, `account:${account.id}`))
    .orderBy(asc(pools.month));
  const { passwordHash: _, ...known } = account;
  const about = {
    account: known,
    keys: await listKeys(db, account.id),
    sessions: await listSessions(db, account.id, new Date()),
    usage,
  };
  await writeFile(path.join(folder, "account.json"), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 });
  const screenshots = path.join(folder, "screenshots");
  await mkdir(screenshots);
  let count = 0;
  const lines = async function* () {
    for await (const evaluation of readEvaluations(db, account.id)) {
      for (const name of listScreenshotNames(evaluation.answer)) {
        const bytes = await pictures.get(name);
        if (bytes !== null) await writeFile(path.join(screenshots, name), bytes);
      }
      count += 1;
      yield `${JSON.stringify(evaluation)}\n`;
    }
  };
  const file = createWriteStream(path.join(folder, "evaluations.ndjson"), { mode: 0o600 });
  await pipeline(Readable.from(lines()), file);
  return count;
}

/** An account's evaluations with their fixes, oldest first. */
async function* readEvaluations(db: Db, accountId: string) {
  let last: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const { createdAt, id } = evaluations;
    const after = last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id)));
    const rows = await db
      .select()
      .from(evaluations)
      .where(and(eq(evaluations.accountId, accountId), after))
      .orderBy(asc(createdAt), asc(id))
      .limit(BATCH);
    const ids = rows.map((row) => row.id);
    const own = ids.length === 0 ? [] : await db.select().from(fixes).where(inArray(fixes.evaluationId, ids));
    for (const row of rows) yield { ...row, fixes: own.filter((fix) => fix.evaluationId === row.id) };
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
