import { randomUUID } from "node:crypto";
import type { Db } from "../store/database.ts";
import { retryTransient } from "../store/retry-db.ts";
import { type MonthlyQuota, refundExpiredReservations, refundUnit, renewReservations, reserveUnit } from "./quota.ts";

export interface LeaseManager {
  /** Reserves a unit until the lease is released or spent; null if the quota is used up. */
  acquire(quota: MonthlyQuota): Promise<Lease | null>;
  close(): void;
}

export interface Lease {
  id: string;
  quota: MonthlyQuota;
  /** Refunds the unit. If the database is unavailable, the unit is refunded when the lease expires. */
  release(): Promise<void>;
  /** Stops renewing the lease, because its unit was spent. */
  markSpent(): void;
}

/**
 * Renews all leases of this process three times per lease period, and refunds the expired leases of killed processes.
 */
export function createLeaseManager(db: Db, leaseSeconds: number, onError: (error: unknown) => void): LeaseManager {
  const held = new Set<string>();
  const intervalMs = (leaseSeconds * 1000) / 3;
  const renewing = setInterval(() => void renewReservations(db, [...held], leaseSeconds).catch(onError), intervalMs);
  const sweeping = setInterval(() => void refundExpiredReservations(db).catch(onError), intervalMs);
  for (const timer of [renewing, sweeping]) timer.unref();
  return {
    acquire: async (quota) => {
      const id = randomUUID();
      held.add(id);
      const taken = await retryTransient(() => reserveUnit(db, id, quota, leaseSeconds)).catch((error: unknown) => {
        held.delete(id);
        throw error;
      });
      if (!taken) {
        held.delete(id);
        return null;
      }
      return {
        id,
        quota,
        release: async () => {
          held.delete(id);
          await retryTransient(() => refundUnit(db, id)).catch(onError);
        },
        markSpent: () => void held.delete(id),
      };
    },
    close: () => {
      for (const timer of [renewing, sweeping]) clearInterval(timer);
    },
  };
}
