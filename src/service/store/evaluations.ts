import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Evaluation, UrlOnly } from "../../contract/evaluation.ts";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import type { HistoryItem } from "../../contract/history.ts";
import type { EvaluationView } from "../evaluation-view.ts";
import type { Lease } from "../quota/leases.ts";
import { spendUnit } from "../quota/quota.ts";
import type { Db, QueryRunner } from "./database.ts";
import { storeFixes } from "./fixes.ts";
import { finishKey, type IdempotentRequest } from "./idempotency.ts";
import { retryTransient } from "./retry-db.ts";
import { evaluations } from "./schema.ts";

/** Who requested an evaluation, and the request. */
export interface EvaluationRecord {
  /** Null for anonymous callers. */
  accountId: string | null;
  request: EvaluationRequest;
  /** The request's Idempotency-Key; null where it has none. */
  idempotent: IdempotentRequest | null;
  view: EvaluationView | null;
}

/**
 * Spends the lease's unit and stores the evaluation in one transaction, with retries. An evaluation that is already
 * stored comes from an attempt whose response was lost.
 *
 * @throws HttpError 409, see finishKey.
 * @returns false if the lease expired while the database was unavailable and the quota is used up.
 */
export async function storeEvaluation(
  db: Db,
  lease: Lease,
  record: EvaluationRecord,
  answer: Evaluation,
): Promise<boolean> {
  const id = answer.evaluationId;
  return retryTransient(() =>
    db.transaction(async (tx) => {
      const [stored] = await tx.select({ id: evaluations.id }).from(evaluations).where(eq(evaluations.id, id));
      if (stored !== undefined) return true;
      if (!(await spendUnit(tx, lease.id, lease.quota))) return false;
      await tx.insert(evaluations).values({ ...toEvaluationRow(lease, record, id, answer), counted: true });
      await storeFixes(tx, record.accountId, answer);
      if (record.idempotent !== null) await finishKey(tx, record.idempotent, lease.id, id);
      return true;
    }),
  );
}

/** Stores a url_only answer. The contract lists it with 0 for every score (HistoryItem); it uses no quota. */
export async function storeUrlOnly(db: Db, lease: Lease, record: EvaluationRecord, answer: UrlOnly): Promise<void> {
  if (answer.evaluationId === null || record.accountId === null) return;
  const row = { ...toEvaluationRow(lease, record, answer.evaluationId, answer), counted: false };
  await retryTransient(() => db.insert(evaluations).values(row).onConflictDoNothing());
}

function toEvaluationRow(
  { quota: { subject, month } }: Lease,
  { accountId, request, view }: EvaluationRecord,
  id: string,
  answer: Evaluation | UrlOnly,
) {
  const { platform, adTextFields } = request.adData;
  const full = "lpCaptureStatus" in answer ? null : answer;
  return {
    id,
    accountId,
    subject,
    month,
    title: adTextFields?.headline ?? adTextFields?.pageName ?? null,
    landingPageUrl: request.landingPageData.url,
    platform: platform ?? null,
    answer,
    // Anonymous callers have no history.
    view: accountId === null ? null : view,
    overallScore: full?.overallScore ?? 0,
    visualMatchScore: full?.componentScores.visualMatch ?? 0,
    messageMatchScore: full?.componentScores.messageMatch ?? 0,
    aboveTheFoldContinuityScore: full?.componentScores.aboveTheFoldContinuity ?? 0,
    toneAlignmentScore: full?.componentScores.toneAlignment ?? 0,
    adScreenshotUrl: full?.adScreenshotUrl ?? null,
    landingPageScreenshotUrl: full?.landingPageScreenshotUrl ?? null,
  };
}

/** One page of an account's history, newest first. */
export async function listHistory(
  db: QueryRunner,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: HistoryItem[]; hasMore: boolean }> {
  const rows = await db
    .select(HISTORY_COLUMNS)
    .from(evaluations)
    .where(eq(evaluations.accountId, accountId))
    .orderBy(desc(evaluations.createdAt), evaluations.id)
    .limit(limit + 1)
    .offset(offset);
  return { items: rows.slice(0, limit).map(toHistoryItem), hasMore: rows.length > limit };
}

/** The columns of a history item. The answer is about a hundred times as large and not needed. */
const {
  answer: _,
  view: _v,
  accountId: _a,
  subject: _s,
  month: _m,
  counted: _c,
  ...OWN_COLUMNS
} = getTableColumns(evaluations);

/** An ad's headline may have thousands of characters, and a page of the history has a hundred of them. */
const MAX_TITLE_CHARS = 300;
const HISTORY_COLUMNS = {
  ...OWN_COLUMNS,
  title: sql<string | null>`left(${evaluations.title}, ${sql.raw(String(MAX_TITLE_CHARS))})`,
};

function toHistoryItem(row: Pick<typeof evaluations.$inferSelect, keyof typeof OWN_COLUMNS>): HistoryItem {
  const { createdAt, ...item } = row;
  return {
    ...item,
    contextualMatchScore: (row.messageMatchScore + row.aboveTheFoldContinuityScore) / 2,
    informationScentScore: row.aboveTheFoldContinuityScore,
    createdAt: createdAt.toISOString(),
  };
}
