import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, type QueryRunner, queryRows } from "../store/database.ts";
import { pools, reservations } from "../store/schema.ts";

/** The evaluations that a subject (`account:<id>` or `address:<hash>`) may run in a month. */
export interface MonthlyQuota {
  subject: string;
  month: string;
  limit: number;
}

/** The evaluations that were counted, and those that run and may be. */
export async function countUnits(
  db: QueryRunner,
  { subject, month }: MonthlyQuota,
): Promise<{ used: number; reserved: number }> {
  const [row] = await db
    .select({ used: pools.used, reserved: pools.reserved })
    .from(pools)
    .where(and(eq(pools.subject, subject), eq(pools.month, month)));
  return row ?? { used: 0, reserved: 0 };
}

/**
 * Reserves one unit for an evaluation. A single statement checks and counts, so concurrent requests cannot exceed the
 * limit. The unit is refunded when the lease expires.
 *
 * @param id the reservation's id, chosen by the caller so that a retry after a lost response reserves nothing twice.
 * @returns false if the quota is used up.
 */
export async function reserveUnit(db: Db, id: string, quota: MonthlyQuota, leaseSeconds: number): Promise<boolean> {
  const { subject, month, limit } = quota;
  if (limit <= 0) return false;
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(reservations).where(eq(reservations.id, id));
    if (held !== undefined) return true;
    const [taken] = await queryRows(
      tx,
      sql`insert into pools (subject, month, used, reserved) values (${subject}, ${month}, 0, 1)
          on conflict (subject, month) do update set reserved = pools.reserved + 1
            where pools.used + pools.reserved < ${limit}
          returning 1`,
    );
    if (taken === undefined) return false;
    await tx.execute(
      sql`insert into reservations (id, subject, month, expires_at)
          values (${id}, ${subject}, ${month}, now() + make_interval(secs => ${leaseSeconds}))`,
    );
    return true;
  });
}

/** Refunds one unit. Does nothing if the reservation has expired, because its unit is refunded already. */
export async function refundUnit(db: QueryRunner, id: string): Promise<void> {
  await db.execute(
    sql`with gone as (delete from reservations where id = ${id} returning subject, month)
        update pools set reserved = reserved - 1 from gone
        where pools.subject = gone.subject and pools.month = gone.month`,
  );
}

/**
 * Turns a reserved unit into a used one. Call it in the transaction that stores the evaluation. If the reservation has
 * expired, takes a free unit instead.
 *
 * @returns false if no unit is left; then the evaluation must not be stored.
 */
export async function spendUnit(tx: QueryRunner, id: string, quota: MonthlyQuota): Promise<boolean> {
  const { subject, month, limit } = quota;
  const [held] = await queryRows(
    tx,
    sql`with gone as (delete from reservations where id = ${id} returning subject, month)
        update pools set reserved = reserved - 1, used = used + 1 from gone
        where pools.subject = gone.subject and pools.month = gone.month returning 1`,
  );
  if (held !== undefined) return true;
  const [free] = await queryRows(
    tx,
    sql`update pools set used = used + 1
        where subject = ${subject} and month = ${month} and used + reserved < ${limit} returning 1`,
  );
  return free !== undefined;
}

/** Extends reservations by the lease period from now. */
export async function renewReservations(db: QueryRunner, ids: string[], leaseSeconds: number): Promise<void> {
  if (ids.length === 0) return;
  const expiresAt = sql`now() + make_interval(secs => ${leaseSeconds})`;
  await db.update(reservations).set({ expiresAt }).where(inArray(reservations.id, ids));
}

/** Refunds expired reservations, or all of them. */
export async function refundExpiredReservations(db: QueryRunner, all = false): Promise<void> {
  await db.execute(
    sql`with gone as (
          delete from reservations where id in (
            select id from reservations where ${all ? sql`true` : sql`expires_at < now()`} for update skip locked
          ) returning subject, month
        ), sums as (select subject, month, count(*)::int as units from gone group by subject, month)
        update pools set reserved = reserved - sums.units from sums
        where pools.subject = sums.subject and pools.month = sums.month`,
  );
}
