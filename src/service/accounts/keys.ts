import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Scope } from "../../contract/vocabulary.ts";
import { AccountError } from "../operator-error.ts";
import type { Db, QueryRunner } from "../store/database.ts";
import { accounts, keys } from "../store/schema.ts";
import type { Account } from "./accounts.ts";
import { generateKey, keyHandleOf, matchesKeyHash } from "./key-format.ts";
import { includesApi, PLANS } from "./plans.ts";

export type ApiKey = Omit<typeof keys.$inferSelect, "hash">;

/**
 * Makes a key. The plan's key limit holds under concurrency: the account's row is locked meanwhile. Keys that are
 * revoked or expired do not count.
 *
 * @returns the key's text, which is shown this once and stored nowhere.
 * @throws AccountError where the plan has no API access, or no key left.
 */
export async function createKey(
  db: Db,
  account: Account,
  given: { name: string; scopes: readonly Scope[]; expiresAt?: Date | undefined },
): Promise<{ text: string; key: ApiKey }> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for("update");
    if (locked === undefined) throw new AccountError(`There is no account ${account.email} any more.`);
    const { plan, email } = locked;
    const { keyLimit } = PLANS[plan];
    if (!includesApi(plan)) {
      throw new AccountError(
        `The plan ${plan} has no API access. Give ${email} the plan scale or above: adhere accounts set ${email} --plan scale`,
      );
    }
    const usable = and(
      eq(keys.accountId, account.id),
      isNull(keys.revokedAt),
      or(isNull(keys.expiresAt), gt(keys.expiresAt, sql`now()`)),
    );
    const [count] = await tx.select({ n: sql<number>`count(*)::int` }).from(keys).where(usable);
    if ((count?.n ?? 0) >= keyLimit) {
      throw new AccountError(
        `The plan ${plan} allows ${keyLimit} keys, and ${email} has as many. Revoke one: adhere keys revoke HANDLE`,
      );
    }
    const made = generateKey();
    const [row] = await tx
      .insert(keys)
      .values({
        id: randomUUID(),
        accountId: account.id,
        name: given.name,
        handle: made.handle,
        hash: made.hash,
        scopes: [...given.scopes],
        expiresAt: given.expiresAt ?? null,
      })
      // Another key may have the same eight characters by chance.
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new AccountError("The key was not stored. Try again.");
    const { hash: _, ...key } = row;
    return { text: made.text, key };
  });
}

/** Revokes a key by its handle, at once and for good. */
export async function revokeKey(db: QueryRunner, handle: string): Promise<ApiKey> {
  const [row] = await db
    .update(keys)
    .set({ revokedAt: sql`coalesce(${keys.revokedAt}, now())` })
    .where(eq(keys.handle, handle))
    .returning();
  if (row === undefined) throw new AccountError(`There is no key ${handle}. See: adhere keys list ACCOUNT`);
  const { hash: _, ...key } = row;
  return key;
}

export async function listKeys(db: QueryRunner, accountId: string): Promise<ApiKey[]> {
  const rows = await db.select().from(keys).where(eq(keys.accountId, accountId)).orderBy(keys.createdAt);
  return rows.map(({ hash: _, ...key }) => key);
}

/** A key that may be used, with the account behind it; that is null where it no longer exists. */
export interface AuthenticatedKey {
  id: string;
  scopes: readonly Scope[];
  account: Pick<Account, "id" | "email" | "plan" | "monthlyLimit"> | null;
}

/** @returns null where the key is not ours, is revoked or has expired: the contract's 401 tells none of them apart. */
export async function findUsableKey(db: QueryRunner, text: string): Promise<AuthenticatedKey | null> {
  const handle = keyHandleOf(text);
  if (handle === null) return null;
  const [row] = await db
    .select({
      key: keys,
      account: {
        id: accounts.id,
        email: accounts.email,
        plan: accounts.plan,
        monthlyLimit: accounts.monthlyLimit,
      },
    })
    .from(keys)
    .leftJoin(accounts, eq(accounts.id, keys.accountId))
    .where(eq(keys.handle, handle));
  if (row === undefined || !matchesKeyHash(text, row.key.hash)) return null;
  const { id, scopes, revokedAt, expiresAt } = row.key;
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= new Date())) return null;
  return { id, scopes, account: row.account };
}

/** Notes when keys were last used: at most once a minute a key, since nobody needs it finer and every write costs. */
export function createKeyUseRecorder(db: Db, log: (error: unknown) => void): (id: string) => void {
  const noted = new Map<string, number>();
  return (id) => {
    const now = Date.now();
    if (now - (noted.get(id) ?? 0) < 60_000) return;
    noted.set(id, now);
    db.update(keys)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(keys.id, id))
      .then(undefined, log);
  };
}
