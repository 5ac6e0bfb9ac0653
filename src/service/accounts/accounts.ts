import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { AccountError } from "../operator-error.ts";
import type { QueryRunner } from "../store/database.ts";
import { accounts } from "../store/schema.ts";
import { PLANS, type PlanName } from "./plans.ts";

export type Account = typeof accounts.$inferSelect;

/** Evaluations a month: the account's own limit, else its plan's. */
export const monthlyLimitOf = ({ plan, monthlyLimit }: Pick<Account, "plan" | "monthlyLimit">): number =>
  monthlyLimit ?? PLANS[plan].monthlyLimit;

export async function createAccount(
  db: QueryRunner,
  given: { email: string; plan: PlanName; monthlyLimit?: number | undefined },
): Promise<Account> {
  const email = z.email().safeParse(given.email.trim().toLowerCase());
  if (!email.success) throw new AccountError(`"${given.email}" is no e-mail address.`);
  const [made] = await db
    .insert(accounts)
    .values({
      id: randomUUID(),
      email: email.data,
      plan: given.plan,
      monthlyLimit: given.monthlyLimit ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) {
    throw new AccountError(`There is an account of ${email.data} already. See: adhere accounts list`);
  }
  return made;
}

/** Changes the plan or the limit of an account; `monthlyLimit: null` goes back to the plan's. */
export async function changeAccount(
  db: QueryRunner,
  who: string,
  change: { plan?: PlanName | undefined; monthlyLimit?: number | null | undefined },
): Promise<Account> {
  const { id } = await findAccount(db, who);
  const set = {
    ...(change.plan !== undefined && { plan: change.plan }),
    ...(change.monthlyLimit !== undefined && { monthlyLimit: change.monthlyLimit }),
  };
  if (Object.keys(set).length === 0) throw new AccountError("Nothing to change: give --plan or --limit.");
  const [changed] = await db.update(accounts).set(set).where(eq(accounts.id, id)).returning();
  if (changed === undefined) throw new AccountError(`There is no account ${who} any more.`);
  return changed;
}

/** Removes an account. Its keys stay behind and answer 401, or 404 from check-usage. */
export async function removeAccount(db: QueryRunner, who: string): Promise<Account> {
  const account = await findAccount(db, who);
  await db.delete(accounts).where(eq(accounts.id, account.id));
  return account;
}

export const listAccounts = (db: QueryRunner): Promise<Account[]> =>
  db.select().from(accounts).orderBy(accounts.createdAt);

/** @param who an account's e-mail address or id. */
export async function findAccount(db: QueryRunner, who: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, who.trim().toLowerCase()), eq(sql`${accounts.id}::text`, who)));
  if (account === undefined) {
    throw new AccountError(`There is no account ${who}. See: adhere accounts list`);
  }
  return account;
}
