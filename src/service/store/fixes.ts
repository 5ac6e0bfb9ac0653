import { and, count, countDistinct, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Evaluation } from "../../contract/evaluation.ts";
import type { StoredFix } from "../../contract/fix.ts";
import type { QueryRunner } from "./database.ts";
import { evaluations, fixes } from "./schema.ts";

/**
 * Stores an evaluation's fixes. A fix that its account has dismissed before is dismissed again; one that is still
 * pending in an earlier evaluation expires there.
 */
export async function storeFixes(tx: QueryRunner, accountId: string | null, answer: Evaluation): Promise<void> {
  if (accountId === null || answer.fixes.length === 0) return;
  const isSame = and(
    eq(fixes.accountId, accountId),
    inArray(
      fixes.id,
      answer.fixes.map(({ id }) => id),
    ),
  );
  const earlier = await tx.select().from(fixes).where(isSame).orderBy(desc(fixes.createdAt));
  await tx
    .update(fixes)
    .set({ status: "expired", updatedAt: sql`now()` })
    .where(and(isSame, eq(fixes.status, "pending")));
  await tx.insert(fixes).values(
    answer.fixes.map(({ cssSelector, confidenceScore, ...fix }, position) => {
      const last = earlier.find(({ id }) => id === fix.id);
      const { status, dismissedAt, dismissedReason } = last ?? {};
      return {
        ...fix,
        elementSelector: cssSelector,
        confidenceScore: confidenceScore.toFixed(2),
        evaluationId: answer.evaluationId,
        accountId,
        position,
        ...(status === "dismissed" && { status, dismissedAt, dismissedReason }),
      };
    }),
  );
}

/** An account's fixes in a state, newest first. */
export async function listFixesByStatus(
  db: QueryRunner,
  accountId: string,
  status: StoredFix["status"],
  limit: number,
): Promise<StoredFix[]> {
  const rows = await db
    .select()
    .from(fixes)
    .where(and(eq(fixes.accountId, accountId), eq(fixes.status, status)))
    .orderBy(desc(fixes.createdAt), fixes.position)
    .limit(limit);
  return rows.map(toStoredFix);
}

/** @returns false if the account has no such fix. */
export async function changeFix(
  db: QueryRunner,
  accountId: string,
  { evaluationId, fixId }: { evaluationId: string; fixId: string },
  { status, reason }: { status: StoredFix["status"]; reason: string },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(fixes)
    .set({
      status,
      appliedAt: status === "applied" ? now : null,
      dismissedAt: status === "dismissed" ? now : null,
      dismissedReason: status === "dismissed" && reason !== "" ? reason : null,
      updatedAt: now,
    })
    .where(and(eq(fixes.accountId, accountId), eq(fixes.evaluationId, evaluationId), eq(fixes.id, fixId)))
    .returning({ id: fixes.id });
  return changed.length > 0;
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
    appliedAt: time(row.appliedAt),
    dismissedAt: time(row.dismissedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Counts all fixes of an account. */
export async function countFixes(db: QueryRunner, accountId: string) {
  const countIf = (condition: SQL) => count(sql`case when ${condition} then 1 end`);
  const [row] = await db
    .select({
      total: count(),
      pending: countIf(eq(fixes.status, "pending")),
      applied: countIf(eq(fixes.status, "applied")),
      dismissed: countIf(eq(fixes.status, "dismissed")),
      high_priority: countIf(eq(fixes.priority, "HIGH")),
      medium_priority: countIf(eq(fixes.priority, "MEDIUM")),
      low_priority: countIf(eq(fixes.priority, "LOW")),
      fix_types: countDistinct(fixes.fixType),
    })
    .from(fixes)
    .where(eq(fixes.accountId, accountId));
  if (row === undefined) throw new Error("The count returned no row.");
  return row;
}
