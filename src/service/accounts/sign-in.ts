import { createHmac } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { type Db, type QueryRunner, queryRows } from "../store/database.ts";
import { accounts, signInAttempts } from "../store/schema.ts";
import type { Account } from "./accounts.ts";
import { matchesPassword } from "./passwords.ts";

/** Attempts are counted for this long from the first one. */
const WINDOW_MS = 15 * 60_000;
/** For one account from one client, for one client, and for one account from everywhere. */
const MAX_ATTEMPTS = { pair: 10, client: 50, account: 100 } as const;

export type SignInResult = { account: Account } | { refused: "wrong" } | { refused: "limited"; waitSeconds: number };

/**
 * Checks a password. An attempt is counted before the password is compared, so that simultaneous attempts cannot exceed
 * the limit, and a right one is taken back.
 *
 * @param client the client's address, or its network.
 * @param salt key for the hashes of addresses.
 */
export async function signIn(
  db: Db,
  { email, password, client, salt }: { email: string; password: string; client: string; salt: string },
  now: Date,
): Promise<SignInResult> {
  const address = email.trim().toLowerCase();
  const hash = (text: string) => createHmac("sha256", salt).update(text).digest("hex");
  const subjects = [
    [`pair:${hash(`${client} ${address}`)}`, MAX_ATTEMPTS.pair],
    [`client:${hash(client)}`, MAX_ATTEMPTS.client],
    [`account:${hash(address)}`, MAX_ATTEMPTS.account],
  ] as const;
  for (const [subject, most] of subjects) {
    const waitSeconds = await countAttempt(db, subject, most, now);
    if (waitSeconds !== null) return { refused: "limited", waitSeconds };
  }
  const [account] = await db.select().from(accounts).where(eq(accounts.email, address));
  if (!(await matchesPassword(password, account?.passwordHash ?? null)) || account === undefined) {
    return { refused: "wrong" };
  }
  await takeBackAttempts(
    db,
    subjects.map(([subject]) => subject),
  );
  return { account };
}

/** @returns the seconds to wait if the limit is reached, or null. One statement checks and counts. */
async function countAttempt(db: QueryRunner, subject: string, most: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const [counted] = await queryRows(
    db,
    sql`insert into sign_in_attempts (subject, count, since) values (${subject}, 1, ${now.toISOString()})
        on conflict (subject) do update set
          count = case when sign_in_attempts.since < ${since} then 1 else sign_in_attempts.count + 1 end,
          since = case when sign_in_attempts.since < ${since} then excluded.since else sign_in_attempts.since end
        where sign_in_attempts.since < ${since} or sign_in_attempts.count < ${most}
        returning 1`,
  );
  if (counted !== undefined) return null;
  const [row] = await db.select().from(signInAttempts).where(eq(signInAttempts.subject, subject));
  const end = (row?.since ?? now).getTime() + WINDOW_MS;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

async function takeBackAttempts(db: QueryRunner, subjects: string[]): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ count: sql`greatest(0, ${signInAttempts.count} - 1)` })
    .where(inArray(signInAttempts.subject, subjects));
}

export async function deleteExpiredAttempts(db: QueryRunner, now = new Date()): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.since, new Date(now.getTime() - WINDOW_MS)));
}
