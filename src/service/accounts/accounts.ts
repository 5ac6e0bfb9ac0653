import { randomUUID } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { AccountError } from "../operator-error.ts";
import { monthOf } from "../quota/quota-month.ts";
import type { Db, QueryRunner } from "../store/database.ts";
import { deleteEvaluations, type PictureRemover } from "../store/delete-evaluations.ts";
import { accounts, evaluations, keys, oneTimeLinks, pools, reservations, submissions } from "../store/schema.ts";
import { deleteSubmissions } from "../store/submissions.ts";
import { PLANS, type PlanName } from "./plans.ts";

export type Account = typeof accounts.$inferSelect;

/** Evaluations per month: the account's own limit, or its plan's. */
export const monthlyLimitOf = ({ plan, monthlyLimit }: Pick<Account, "plan" | "monthlyLimit">): number =>
  monthlyLimit ?? PLANS[plan].monthlyLimit;

export async function createAccount(
  db: QueryRunner,
  input: { email: string; plan: PlanName; monthlyLimit?: number | undefined },
): Promise<Account> {
  const email = normalizeEmail(input.email);
  const [account] = await db
    .insert(accounts)
    .values({ id: randomUUID(), email, plan: input.plan, monthlyLimit: input.monthlyLimit })
    .onConflictDoNothing()
    .returning();
  if (account === undefined) {
    throw new AccountError(`An account for ${email} already exists.`, { command: "See: adhere accounts list" });
  }
  return account;
}

/** @throws AccountError if the text is no address. */
export function normalizeEmail(text: string): string {
  const email = z.email().max(MAX_EMAIL_CHARS).safeParse(text.trim().toLowerCase());
  if (!email.success) throw new AccountError(`"${text.slice(0, MAX_EMAIL_CHARS)}" is not an email address.`);
  return email.data;
}

/** RFC 5321. */
const MAX_EMAIL_CHARS = 254;

/** Changes an account's plan or limit; `monthlyLimit: null` restores the plan's limit. */
export async function changeAccount(
  db: QueryRunner,
  emailOrId: string,
  { plan, monthlyLimit }: { plan?: PlanName | undefined; monthlyLimit?: number | null | undefined },
): Promise<Account> {
  const { id } = await findAccount(db, emailOrId);
  if (plan === undefined && monthlyLimit === undefined)
    throw new AccountError("Nothing to change. Give --plan or --limit.");
  const [changed] = await db.update(accounts).set({ plan, monthlyLimit }).where(eq(accounts.id, id)).returning();
  if (changed === undefined) throw new AccountError(`Account ${emailOrId} no longer exists.`);
  return changed;
}

export async function setPassword(db: QueryRunner, id: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/**
 * Removes an account with its sessions, evaluations, fixes, pictures and usage. Of its keys, only what tells that they
 * were its remains: requests with them get 401 (404 from check-usage).
 */
export async function removeAccount(
  db: Db,
  pictures: PictureRemover,
  emailOrId: string,
): Promise<{ account: Account; evaluations: number }> {
  const account = await findAccount(db, emailOrId);
  const subject = `account:${account.id}`;
  await db.transaction(async (tx) => {
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.email, account.email));
    await tx.update(keys).set({ name: "", lastUsedAt: null }).where(eq(keys.accountId, account.id));
    await tx.delete(pools).where(eq(pools.subject, subject));
    await tx.delete(reservations).where(eq(reservations.subject, subject));
  });
  await deleteSubmissions(db, pictures, eq(submissions.accountId, account.id));
  return { account, evaluations: await deleteEvaluations(db, pictures, eq(evaluations.accountId, account.id)) };
}

export interface AccountUsage {
  account: Account;
  /** The evaluations of this month that were counted. */
  used: number;
}

export const listAccountsWithUsage = (db: QueryRunner, month = monthOf(new Date())): Promise<AccountUsage[]> =>
  db
    .select({ account: accounts, used: sql<number>`coalesce(${pools.used}, 0)::int` })
    .from(accounts)
    .leftJoin(pools, and(eq(pools.subject, sql`'account:' || ${accounts.id}`), eq(pools.month, month)))
    .orderBy(accounts.createdAt);

/** @throws AccountError if there is no such account. */
export async function findAccount(db: QueryRunner, emailOrId: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, emailOrId.trim().toLowerCase()), eq(sql`${accounts.id}::text`, emailOrId)));
  if (account === undefined) {
    throw new AccountError(`Account ${emailOrId} does not exist.`, { command: "See: adhere accounts list" });
  }
  return account;
}
