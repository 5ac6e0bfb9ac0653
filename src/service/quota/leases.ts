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
  const timers = [
    setInterval(() => void renewReservations(db, [...held], leaseSeconds).catch(onError), intervalMs).unref(),
    setInterval(() => void refundExpiredReservations(db).catch(onError), intervalMs).unref(),
  ];
  return {
    acquire: async (quota) => {
      const id = randomUUID();
      held.add(id);
      let isReserved = false;
      try {
        isReserved = await retryTransient(() => reserveUnit(db, id, quota, leaseSeconds));
      } finally {
        if (!isReserved) held.delete(id);
      }
      if (!isReserved) return null;
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
    close: () => timers.forEach(clearInterval),
  };
}
