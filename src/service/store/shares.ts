import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { QueryRunner } from "./database.ts";
import { shares } from "./schema.ts";

export type Share = typeof shares.$inferSelect;

/** The caller checks that the evaluation is the account's. */
export async function createShare(db: QueryRunner, accountId: string, evaluationId: string): Promise<void> {
  await db.insert(shares).values({ token: randomBytes(16).toString("base64url"), evaluationId, accountId });
}

/** The links of an evaluation, newest first. */
export const listShares = (db: QueryRunner, accountId: string, evaluationId: string): Promise<Share[]> =>
  db
    .select()
    .from(shares)
    .where(and(eq(shares.evaluationId, evaluationId), eq(shares.accountId, accountId)))
    .orderBy(desc(shares.createdAt));

/** @returns null if there is no such link: it never was, or it was revoked. */
export async function findShare(db: QueryRunner, token: string): Promise<Share | null> {
  const [share] = await db.select().from(shares).where(eq(shares.token, token));
  return share ?? null;
}

/** Takes effect at once. Does nothing if the account has no such link. */
export async function revokeShare(db: QueryRunner, accountId: string, token: string): Promise<void> {
  await db.delete(shares).where(and(eq(shares.token, token), eq(shares.accountId, accountId)));
}
