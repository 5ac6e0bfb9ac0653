import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { listScreenshotNames, type ScreenshotStore } from "../screenshots/screenshot-store.ts";
import { makeEmptyFolder } from "../store/backup.ts";
import type { Db } from "../store/database.ts";
import { evaluations, fixes, pools, shares, submissions } from "../store/schema.ts";
import { findAccount } from "./accounts.ts";
import { listKeys } from "./keys.ts";
import { listSessions } from "./sessions.ts";

/** Evaluations that are read at a time. */
const BATCH = 50;

/**
 * Writes everything that is stored of an account to a new folder: `account.json` with its keys, its
 * sessions (both without their secrets) and its usage, `evaluations.ndjson` with an evaluation and its fixes on
 * each line, `screenshots/`, and what was sent in the browser.
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
    shares: await db
      .select({ evaluationId: shares.evaluationId, createdAt: shares.createdAt })
      .from(shares)
      .where(eq(shares.accountId, account.id)),
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
  await exportSubmissions(db, pictures, account.id, folder);
  const file = createWriteStream(path.join(folder, "evaluations.ndjson"), { mode: 0o600 });
  await pipeline(Readable.from(lines()), file);
  return count;
}

/** What was sent in the browser: `submissions.ndjson`, and the files of the ads in `uploads/`. */
async function exportSubmissions(
  db: Db,
  pictures: Pick<ScreenshotStore, "get">,
  accountId: string,
  folder: string,
): Promise<void> {
  const uploads = path.join(folder, "uploads");
  await mkdir(uploads);
  const rows = await db.select().from(submissions).where(eq(submissions.accountId, accountId));
  for (const { upload } of rows) {
    const bytes = upload === null ? null : await pictures.get(upload);
    if (upload !== null && bytes !== null) await writeFile(path.join(uploads, upload), bytes);
  }
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  await writeFile(path.join(folder, "submissions.ndjson"), lines.join(""), { mode: 0o600 });
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
