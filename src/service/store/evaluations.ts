import { and, desc, eq, sql } from "drizzle-orm";
import type { HistoryItem } from "../../contract/account.ts";
import type { Evaluation, UrlOnly } from "../../contract/evaluation.ts";
import type { Fix, StoredFix } from "../../contract/fix.ts";
import type { EvaluationRequest } from "../../contract/request.ts";
import type { Lease } from "../quota/leases.ts";
import { spendUnit } from "../quota/quota.ts";
import type { Db, QueryRunner } from "./database.ts";
import { retryTransient } from "./retry-db.ts";
import { evaluations, fixes } from "./schema.ts";

/** Who requested an evaluation, and the request. */
export interface EvaluationRecord {
  /** Null for anonymous callers. */
  accountId: string | null;
  request: EvaluationRequest;
}

/**
 * Spends the lease's unit and stores the evaluation in one transaction, with retries. An evaluation that is already
 * stored comes from an attempt whose response was lost.
 *
 * @returns false if the lease expired while the database was unavailable and the quota is used up.
 */
export async function storeEvaluation(
  db: Db,
  lease: Lease,
  record: EvaluationRecord,
  answer: Evaluation,
): Promise<boolean> {
  return retryTransient(() =>
    db.transaction(async (tx) => {
      const [stored] = await tx
        .select({ id: evaluations.id })
        .from(evaluations)
        .where(eq(evaluations.id, answer.evaluationId));
      if (stored !== undefined) return true;
      if (!(await spendUnit(tx, lease.id, lease.quota))) return false;
      await tx
        .insert(evaluations)
        .values({ ...toScoreColumns(answer), ...toEvaluationRow(lease, record, answer), counted: true });
      await storeFixes(tx, record.accountId, answer);
      return true;
    }),
  );
}

/** Stores a url_only answer. The contract lists it with 0 for every score (HistoryItem); it uses no quota. */
export async function storeUrlOnly(db: Db, lease: Lease, record: EvaluationRecord, answer: UrlOnly): Promise<void> {
  if (answer.evaluationId === null || record.accountId === null) return;
  const row = {
    ...ZERO_SCORE_COLUMNS,
    ...toEvaluationRow(lease, record, { ...answer, evaluationId: answer.evaluationId }),
  };
  await retryTransient(() =>
    db
      .insert(evaluations)
      .values({ ...row, counted: false })
      .onConflictDoNothing(),
  );
}

function toEvaluationRow(lease: Lease, { accountId, request }: EvaluationRecord, answer: { evaluationId: string }) {
  const { platform, adTextFields } = request.adData;
  return {
    id: answer.evaluationId,
    accountId,
    subject: lease.quota.subject,
    month: lease.quota.month,
    title: adTextFields?.headline ?? adTextFields?.pageName ?? null,
    landingPageUrl: request.landingPageData.url,
    platform: platform ?? null,
    answer,
  };
}

const toScoreColumns = ({ overallScore, componentScores, adScreenshotUrl, landingPageScreenshotUrl }: Evaluation) => ({
  overallScore,
  visualMatchScore: componentScores.visualMatch,
  messageMatchScore: componentScores.messageMatch,
  aboveTheFoldContinuityScore: componentScores.aboveTheFoldContinuity,
  toneAlignmentScore: componentScores.toneAlignment,
  adScreenshotUrl,
  landingPageScreenshotUrl,
});

const ZERO_SCORE_COLUMNS = {
  overallScore: 0,
  visualMatchScore: 0,
  messageMatchScore: 0,
  aboveTheFoldContinuityScore: 0,
  toneAlignmentScore: 0,
  adScreenshotUrl: null,
  landingPageScreenshotUrl: null,
};

async function storeFixes(tx: QueryRunner, accountId: string | null, answer: Evaluation): Promise<void> {
  if (accountId === null || answer.fixes.length === 0) return;
  await tx.insert(fixes).values(
    answer.fixes.map((fix, position) => ({
      ...toFixRow(fix),
      evaluationId: answer.evaluationId,
      accountId,
      position,
    })),
  );
}

const toFixRow = ({ cssSelector, confidenceScore, ...fix }: Fix) => ({
  ...fix,
  elementSelector: cssSelector,
  confidenceScore: confidenceScore.toFixed(2),
});

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

/** The columns of a history item. The answer column is about a hundred times as large and not needed. */
const HISTORY_COLUMNS = {
  id: evaluations.id,
  title: evaluations.title,
  landingPageUrl: evaluations.landingPageUrl,
  platform: evaluations.platform,
  overallScore: evaluations.overallScore,
  visualMatchScore: evaluations.visualMatchScore,
  messageMatchScore: evaluations.messageMatchScore,
  aboveTheFoldContinuityScore: evaluations.aboveTheFoldContinuityScore,
  toneAlignmentScore: evaluations.toneAlignmentScore,
  adScreenshotUrl: evaluations.adScreenshotUrl,
  landingPageScreenshotUrl: evaluations.landingPageScreenshotUrl,
  createdAt: evaluations.createdAt,
};

function toHistoryItem(row: Pick<typeof evaluations.$inferSelect, keyof typeof HISTORY_COLUMNS>): HistoryItem {
  const { createdAt, ...item } = row;
  return {
    ...item,
    contextualMatchScore: (row.messageMatchScore + row.aboveTheFoldContinuityScore) / 2,
    informationScentScore: row.aboveTheFoldContinuityScore,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * The fixes of an evaluation by priority, then in the evaluation's order; null if the account has no such evaluation.
 */
export async function listFixes(db: QueryRunner, accountId: string, evaluationId: string): Promise<StoredFix[] | null> {
  const [evaluation] = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(and(eq(evaluations.id, evaluationId), eq(evaluations.accountId, accountId)));
  if (evaluation === undefined) return null;
  const rows = await db
    .select()
    .from(fixes)
    .where(eq(fixes.evaluationId, evaluationId))
    .orderBy(sql`case ${fixes.priority} when 'HIGH' then 0 when 'MEDIUM' then 1 else 2 end`, fixes.position);
  return rows.map(toStoredFix);
}

/** A fix by id, from the newest evaluation that has it; null if the account has none. */
export async function findFix(db: QueryRunner, accountId: string, id: string): Promise<StoredFix | null> {
  const [row] = await db
    .select()
    .from(fixes)
    .where(and(eq(fixes.accountId, accountId), eq(fixes.id, id)))
    .orderBy(desc(fixes.createdAt))
    .limit(1);
  return row === undefined ? null : toStoredFix(row);
}

function toStoredFix({ accountId: _, position: _p, ...row }: typeof fixes.$inferSelect): StoredFix {
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...row,
    // The stored values come from validated evaluations.
    fixType: row.fixType as StoredFix["fixType"],
    target: row.target as StoredFix["target"],
    direction: row.direction as StoredFix["direction"],
    priority: row.priority as StoredFix["priority"],
    status: row.status as StoredFix["status"],
    appliedAt: time(row.appliedAt),
    dismissedAt: time(row.dismissedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Counts all fixes of an account. */
export async function countFixes(db: QueryRunner, accountId: string) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      pending: count(sql`${fixes.status} = 'pending'`),
      applied: count(sql`${fixes.status} = 'applied'`),
      dismissed: count(sql`${fixes.status} = 'dismissed'`),
      high_priority: count(sql`${fixes.priority} = 'HIGH'`),
      medium_priority: count(sql`${fixes.priority} = 'MEDIUM'`),
      low_priority: count(sql`${fixes.priority} = 'LOW'`),
      fix_types: sql<number>`count(distinct ${fixes.fixType})::int`,
    })
    .from(fixes)
    .where(eq(fixes.accountId, accountId));
  if (row === undefined) throw new Error("The count returned no row.");
  return row;
}
