import { randomUUID } from "node:crypto";
import { and, count, eq, getTableColumns, gt, isNull, or, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Scope } from "../../contract/vocabulary.ts";
import { AccountError } from "../operator-error.ts";
import type { Db, QueryRunner } from "../store/database.ts";
import { accounts, keys } from "../store/schema.ts";
import type { Account } from "./accounts.ts";
import { generateKey, keyHandleOf, matchesKeyHash } from "./key-format.ts";
import { includesApi, PLANS } from "./plans.ts";

export type ApiKey = Omit<typeof keys.$inferSelect, "hash">;

const { hash: _, ...API_KEY_COLUMNS } = getTableColumns(keys);

/**
 * Creates a key. Locks the account's row, so that concurrent calls cannot exceed the plan's key limit. Revoked and
 * expired keys do not count.
 *
 * @returns the full key as `text`, which is not stored.
 * @throws AccountError if the plan has no API access or its key limit is reached.
 */
export async function createKey(
  db: Db,
  account: Account,
  input: { name: string; scopes: readonly Scope[]; expiresAt?: Date | undefined },
): Promise<{ text: string; key: ApiKey }> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for("update");
    if (locked === undefined) throw new AccountError(`Account ${account.email} no longer exists.`);
    const { plan, email } = locked;
    const { keyLimit } = PLANS[plan];
    if (!includesApi(plan)) {
      throw new AccountError(`The plan ${plan} has no API access.`, {
        command: `Upgrade the account: adhere accounts set ${email} --plan scale`,
      });
    }
    if ((await tx.select({ id: keys.id }).from(keys).where(isUsable(keys, account.id))).length >= keyLimit) {
      throw new AccountError(`${email} has reached the ${plan} plan's limit of ${keyLimit} keys.`, {
        command: "Revoke one: adhere keys revoke HANDLE",
      });
    }
    const { text, handle, hash } = generateKey();
    const [key] = await tx
      .insert(keys)
      .values({
        id: randomUUID(),
        accountId: account.id,
        name: input.name,
        handle,
        hash,
        scopes: [...input.scopes],
        expiresAt: input.expiresAt,
      })
      // Handles are random and may collide.
      .onConflictDoNothing()
      .returning(API_KEY_COLUMNS);
    if (key === undefined) throw new AccountError("The key was not stored. Try again.");
    return { text, key };
  });
}

type UsableColumns = Record<"accountId" | "revokedAt" | "expiresAt", AnyPgColumn>;

const isUsable = (key: UsableColumns, accountId: string | SQLWrapper) =>
  and(eq(key.accountId, accountId), isNull(key.revokedAt), or(isNull(key.expiresAt), gt(key.expiresAt, sql`now()`)));

/**
 * Revokes a key permanently. Takes effect at once.
 *
 * @param accountId whose key it must be; absent: anyone's.
 */
export async function revokeKey(db: QueryRunner, handle: string, accountId?: string): Promise<ApiKey> {
  const ofAccount = accountId === undefined ? undefined : eq(keys.accountId, accountId);
  const [key] = await db
    .update(keys)
    .set({ revokedAt: sql`coalesce(${keys.revokedAt}, now())` })
    .where(and(eq(keys.handle, handle), ofAccount))
    .returning(API_KEY_COLUMNS);
  if (key === undefined) {
    throw new AccountError(`Key ${handle} does not exist.`, { command: "See: adhere keys list ACCOUNT" });
  }
  return key;
}

export const listKeys = (db: QueryRunner, accountId: string): Promise<ApiKey[]> =>
  db.select(API_KEY_COLUMNS).from(keys).where(eq(keys.accountId, accountId)).orderBy(keys.createdAt);

/** A usable key and its account, or null for an account that was removed. */
export interface AuthenticatedKey {
  id: string;
  scopes: readonly Scope[];
  account: Account | null;
}

/** @returns null if the key is unknown, revoked or expired; the contract answers all three with the same 401. */
export async function findUsableKey(db: QueryRunner, text: string): Promise<AuthenticatedKey | null> {
  const handle = keyHandleOf(text);
  if (handle === null) return null;
  const [row] = await db
    .select({ key: keys, account: accounts })
    .from(keys)
    .leftJoin(accounts, eq(accounts.id, keys.accountId))
    .where(eq(keys.handle, handle));
  if (row === undefined || !matchesKeyHash(text, row.key.hash)) return null;
  const { id, scopes, revokedAt, expiresAt } = row.key;
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= new Date())) return null;
  return { id, scopes, account: row.account };
}

/** The account's usable keys that were created before this one. */
export async function countOlderKeys(db: QueryRunner, id: string): Promise<number> {
  const older = alias(keys, "older");
  const [row] = await db
    .select({ count: count(older.id) })
    .from(keys)
    .leftJoin(
      older,
      and(isUsable(older, keys.accountId), sql`(${older.createdAt}, ${older.id}) < (${keys.createdAt}, ${keys.id})`),
    )
    .where(eq(keys.id, id));
  return row?.count ?? 0;
}

const KEY_USE_INTERVAL_MS = 60_000;

/** Records when keys were last used, at most once per minute and key to save writes. */
export function createKeyUseRecorder(db: Db, onError: (error: unknown) => void): (id: string) => void {
  const recordedAt = new Map<string, number>();
  return (id) => {
    const now = Date.now();
    if (now - (recordedAt.get(id) ?? 0) < KEY_USE_INTERVAL_MS) return;
    recordedAt.set(id, now);
    const recorded = db
      .update(keys)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(keys.id, id));
    recorded.catch(onError);
  };
}
