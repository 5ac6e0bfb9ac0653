import { randomUUID } from "node:crypto";
import type { Db } from "../store/database.ts";
import { retryTransient } from "../store/retry-db.ts";
import {
  type MonthlyQuota,
  refundExpiredReservations,
  refundUnit,
  renewReservations,
  reserveUnit,
} from "./quota.ts";

export interface LeaseManager {
  /** Takes a unit and keeps it until it is spent or given back; null where the pool is empty. */
  acquire(purse: MonthlyQuota): Promise<Lease | null>;
  close(): void;
}

export interface Lease {
  id: string;
  quota: MonthlyQuota;
  /** Gives the unit back; where the storage is away, it comes back when the lease runs out. */
  release(): Promise<void>;
  /** The unit was spent: it is no longer renewed. */
  markSpent(): void;
}

/**
 * The units that this process holds. It renews them all together, three times a lease, and sweeps up those of
 * processes that are gone.
 */
export function createLeaseManager(
  db: Db,
  leaseSeconds: number,
  log: (error: unknown) => void,
): LeaseManager {
  const held = new Set<string>();
  const third = (leaseSeconds * 1000) / 3;
  const renewing = setInterval(() => void renewReservations(db, [...held], leaseSeconds).catch(log), third);
  const sweeping = setInterval(() => void refundExpiredReservations(db).catch(log), third);
  for (const timer of [renewing, sweeping]) timer.unref();
  return {
    acquire: async (quota) => {
      const id = randomUUID();
      held.add(id);
      const taken = await retryTransient(() => reserveUnit(db, id, quota, leaseSeconds)).catch(
        (error: unknown) => {
          held.delete(id);
          throw error;
        },
      );
      if (!taken) {
        held.delete(id);
        return null;
      }
      return {
        id,
        quota,
        release: async () => {
          held.delete(id);
          await retryTransient(() => refundUnit(db, id)).catch(log);
        },
        markSpent: () => void held.delete(id),
      };
    },
    close: () => {
      for (const timer of [renewing, sweeping]) clearInterval(timer);
    },
  };
}
