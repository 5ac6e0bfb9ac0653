import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { LinkBroken } from "../../contract/evaluation.ts";
import { EvaluationRequest } from "../../contract/evaluation-request.ts";
import type { EvaluationStep } from "../../contract/evaluation-step.ts";
import type { EvaluationView } from "../evaluation-view.ts";
import type { ScreenshotStore } from "../screenshots/screenshot-store.ts";
import type { Db, QueryRunner } from "./database.ts";
import { submissions } from "./schema.ts";

/** What a form asked to be evaluated. */
export const SubmittedAd = z.object({
  /** Without the file, which is an upload. */
  request: EvaluationRequest,
  /** The name that the file had on its owner's machine. */
  fileName: z.string().nullable(),
});
export type SubmittedAd = z.infer<typeof SubmittedAd>;

type SubmissionRow = typeof submissions.$inferSelect;
export type Submission = Omit<SubmissionRow, "input"> & { input: SubmittedAd };

/** How its evaluation ended. */
export type SubmissionResult =
  | { outcome: "evaluated" | "url_only"; evaluationId: string }
  | { outcome: "link_broken"; answer: LinkBroken; view: EvaluationView | null }
  | { outcome: "failed"; problem: string };

/** @returns false if the form was sent before. */
export async function createSubmission(
  db: QueryRunner,
  submission: { id: string; accountId: string; input: SubmittedAd; upload: string | null },
): Promise<boolean> {
  const created = await db.insert(submissions).values(submission).onConflictDoNothing().returning();
  return created.length > 0;
}

/** @returns null if the account has no such submission. */
export async function findSubmission(db: QueryRunner, accountId: string, id: string): Promise<Submission | null> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.accountId, accountId)));
  return row === undefined ? null : toSubmission(row);
}

/** The submission that led to an evaluation; null if it was requested with a key. */
export async function findSubmissionOf(db: QueryRunner, evaluationId: string): Promise<Submission | null> {
  const [row] = await db.select().from(submissions).where(eq(submissions.evaluationId, evaluationId));
  return row === undefined ? null : toSubmission(row);
}

const toSubmission = (row: SubmissionRow): Submission => ({ ...row, input: SubmittedAd.parse(row.input) });

const isRunning = isNull(submissions.outcome);

export async function recordStep(db: QueryRunner, id: string, step: EvaluationStep): Promise<void> {
  await db
    .update(submissions)
    .set({ step })
    .where(and(eq(submissions.id, id), isRunning));
}

/** Also where another process has taken it for lost, because this one was silent for too long. */
export async function finishSubmission(db: QueryRunner, id: string, result: SubmissionResult): Promise<void> {
  await db
    .update(submissions)
    .set({ problem: null, ...result })
    .where(eq(submissions.id, id));
}

/** How often a process says that its submissions are alive. */
export const KEEP_ALIVE_INTERVAL_MS = 10_000;
/** A submission that nobody has kept alive for this long belongs to a process that was killed. */
const MAX_SILENCE_SECONDS = 40;

export async function keepSubmissionsAlive(db: QueryRunner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(submissions)
    .set({ aliveAt: sql`now()` })
    .where(inArray(submissions.id, [...ids]));
}

/**
 * Fails the submissions of processes that were killed.
 *
 * @param all whether no other process can have any.
 */
export async function failLostSubmissions(db: QueryRunner, all = false): Promise<void> {
  const isSilent = sql`${submissions.aliveAt} < now() - make_interval(secs => ${MAX_SILENCE_SECONDS})`;
  const problem = "The service was restarted meanwhile. Nothing was counted: evaluate it again.";
  await db
    .update(submissions)
    .set({ outcome: "failed", problem })
    .where(and(isRunning, all ? undefined : isSilent));
}

/** Deletes submissions with their uploads. */
export async function deleteSubmissions(
  db: Pick<Db, "select" | "delete">,
  files: Pick<ScreenshotStore, "remove">,
  which: SQL | undefined,
): Promise<void> {
  const rows = await db.select({ upload: submissions.upload }).from(submissions).where(which);
  // The files first: if this process dies in between, the row still names them.
  for (const { upload } of rows) if (upload !== null) await files.remove(upload);
  await db.delete(submissions).where(which);
}

export const deleteExpiredSubmissions = (
  db: Pick<Db, "select" | "delete">,
  files: Pick<ScreenshotStore, "remove">,
  days: number,
  now = new Date(),
): Promise<void> =>
  deleteSubmissions(db, files, lt(submissions.createdAt, new Date(now.getTime() - days * 86_400_000)));
