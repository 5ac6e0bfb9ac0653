import { randomUUID } from "node:crypto";
import { and, desc, eq, getTableColumns, gt, lt, ne, or } from "drizzle-orm";
import type { QueryRunner } from "../store/database.ts";
import { accounts, sessions } from "../store/schema.ts";
import type { Account } from "./accounts.ts";
import { createSecretToken, hashSecretToken } from "./secret-token.ts";

/** A session that is not used for this long ends. */
const MAX_IDLE_MS = 12 * 3_600_000;
/** Every session ends after this time. */
export const MAX_SESSION_MS = 30 * 86_400_000;
/** Its use is recorded at most once in this time, to save writes. */
const RECORD_INTERVAL_MS = 60_000;

const MAX_USER_AGENT_CHARS = 300;

export type Session = Omit<typeof sessions.$inferSelect, "tokenHash">;

const { tokenHash: _, ...SESSION_COLUMNS } = getTableColumns(sessions);

/** A signed-in browser. */
export interface SignedIn {
  session: Session;
  account: Account;
}

/** @returns the cookie's value. It is always a new one, so that no other site can choose it. */
export async function openSession(db: QueryRunner, accountId: string, userAgent: string, now: Date): Promise<string> {
  const token = createSecretToken();
  await db.insert(sessions).values({
    id: randomUUID(),
    accountId,
    tokenHash: hashSecretToken(token),
    userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARS),
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

const isAlive = (now: Date) =>
  and(
    gt(sessions.lastUsedAt, new Date(now.getTime() - MAX_IDLE_MS)),
    gt(sessions.createdAt, new Date(now.getTime() - MAX_SESSION_MS)),
  );

/** @returns null if the session is unknown, revoked or expired. */
export async function findSession(db: QueryRunner, token: string, now: Date): Promise<SignedIn | null> {
  const [row] = await db
    .select({ session: SESSION_COLUMNS, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashSecretToken(token)), isAlive(now)));
  if (row === undefined) return null;
  if (now.getTime() - row.session.lastUsedAt.getTime() > RECORD_INTERVAL_MS) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.session.id));
  }
  return row;
}

/** The account's open sessions, last used first. */
export const listSessions = (db: QueryRunner, accountId: string, now: Date): Promise<Session[]> =>
  db
    .select(SESSION_COLUMNS)
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(sessions.lastUsedAt));

/** Does nothing if the account has no such session. */
export async function closeSession(db: QueryRunner, accountId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)));
}

/** @param keptId the session that stays; null: none does. */
export async function closeSessions(db: QueryRunner, accountId: string, keptId: string | null): Promise<void> {
  const kept = keptId === null ? undefined : ne(sessions.id, keptId);
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), kept));
}

export async function deleteExpiredSessions(db: QueryRunner, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isExpired = or(lt(sessions.lastUsedAt, before(MAX_IDLE_MS)), lt(sessions.createdAt, before(MAX_SESSION_MS)));
  await db.delete(sessions).where(isExpired);
}
