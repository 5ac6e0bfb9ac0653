import { randomUUID } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { AccountError } from "../operator-error.ts";
import type { Db, QueryRunner } from "../store/database.ts";
import { accounts, oneTimeLinks } from "../store/schema.ts";
import { type Account, createAccount, findAccount, normalizeEmail } from "./accounts.ts";
import { hashPassword, requireGoodPassword } from "./passwords.ts";
import type { PlanName } from "./plans.ts";
import { createSecretToken, hashSecretToken } from "./secret-token.ts";
import { closeSessions } from "./sessions.ts";

export type OneTimeLinkKind = OneTimeLink["kind"];

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<OneTimeLinkKind, number> = {
  owner: 24 * HOUR_MS,
  invitation: 168 * HOUR_MS,
  reset: 24 * HOUR_MS,
};

export type OneTimeLink = Omit<typeof oneTimeLinks.$inferSelect, "tokenHash">;

/** Path of the page that a link opens, in front of its secret. */
export const JOIN_PATH = "/join/";

export const hasOwner = async (db: QueryRunner): Promise<boolean> =>
  (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isOwner, true))).length > 0;

/** The path of a link that makes its first user the owner; null if there is one. */
export async function createOwnerLink(db: QueryRunner, now: Date): Promise<string | null> {
  return (await hasOwner(db)) ? null : insertLink(db, { kind: "owner" }, now);
}

/**
 * The path of a link for somebody new, or for an account of the API that has no password yet.
 *
 * @throws AccountError if the account has a password.
 */
export async function createInvitation(
  db: QueryRunner,
  { email, plan }: { email: string; plan: PlanName },
  now: Date,
): Promise<{ email: string; path: string }> {
  const address = normalizeEmail(email);
  const [existing] = await db.select().from(accounts).where(eq(accounts.email, address));
  if (existing === undefined) {
    return { email: address, path: await insertLink(db, { kind: "invitation", email: address, plan }, now) };
  }
  if (existing.passwordHash === null) return createResetLink(db, existing.email, now);
  throw new AccountError(`${address} has an account already. A new password needs a reset link.`);
}

/**
 * The path of a link that sets an account's password.
 *
 * @throws AccountError if there is no such account.
 */
export async function createResetLink(
  db: QueryRunner,
  emailOrId: string,
  now: Date,
): Promise<{ email: string; path: string }> {
  const { email } = await findAccount(db, emailOrId);
  return { email, path: await insertLink(db, { kind: "reset", email }, now) };
}

async function insertLink(
  db: QueryRunner,
  link: { kind: OneTimeLinkKind; email?: string; plan?: PlanName },
  now: Date,
): Promise<string> {
  const token = createSecretToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[link.kind]);
  await db
    .insert(oneTimeLinks)
    .values({ id: randomUUID(), tokenHash: hashSecretToken(token), createdAt: now, expiresAt, ...link });
  return JOIN_PATH + token;
}

const isUsable = (token: string, now: Date) =>
  and(eq(oneTimeLinks.tokenHash, hashSecretToken(token)), gt(oneTimeLinks.expiresAt, now));

/** @returns null if the link is unknown, was used, or has expired. Does not use it. */
export async function findLink(db: QueryRunner, token: string, now: Date): Promise<OneTimeLink | null> {
  const [link] = await db.select().from(oneTimeLinks).where(isUsable(token, now));
  if (link === undefined || (link.kind === "owner" && (await hasOwner(db)))) return null;
  return link;
}

/**
 * Uses a link: creates its account or sets its password. All sessions of the account end.
 *
 * @param email asked of the owner only.
 * @throws AccountError if the link was used, or the input is not acceptable; then the link stays usable.
 */
export async function useLink(
  db: Db,
  token: string,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<Account> {
  const link = await findLink(db, token, now);
  if (link === null) throw new AccountError(LINK_IS_GONE);
  const address = normalizeEmail(link.email ?? email);
  requireGoodPassword(password, address);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [taken] = await tx.delete(oneTimeLinks).where(isUsable(token, now)).returning();
    if (taken === undefined) throw new AccountError(LINK_IS_GONE);
    if (link.kind === "owner" && (await hasOwner(tx))) throw new AccountError(LINK_IS_GONE);
    const [existing] = await tx.select().from(accounts).where(eq(accounts.email, address)).for("update");
    if (link.kind === "invitation" && existing !== undefined) {
      throw new AccountError(`An account for ${address} exists already. Ask for a reset link.`);
    }
    const account = existing ?? (await createAccount(tx, { email: address, plan: link.plan ?? "scale" }));
    const isOwner = account.isOwner || link.kind === "owner";
    await tx.update(accounts).set({ passwordHash, isOwner }).where(eq(accounts.id, account.id));
    await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.email, address));
    if (link.kind === "owner") await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, "owner"));
    await closeSessions(tx, account.id, null);
    return { ...account, passwordHash, isOwner };
  });
}

const LINK_IS_GONE = "This link was used already, or it has expired. Ask for a new one.";

export async function deleteExpiredLinks(db: QueryRunner, now = new Date()): Promise<void> {
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
}
