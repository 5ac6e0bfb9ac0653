import { randomUUID } from "node:crypto";
import type { Db } from "../store/database.ts";
import { patiently } from "../store/patience.ts";
import { type Purse, refund, refundExpired, renew, reserve } from "./pool.ts";

export interface Leases {
  /** Takes a unit and keeps it until it is spent or given back; null where the pool is empty. */
  take(purse: Purse): Promise<Lease | null>;
  close(): void;
}

export interface Lease {
  id: string;
  purse: Purse;
  /** Gives the unit back; where the storage is away, it comes back when the lease runs out. */
  giveBack(): Promise<void>;
  /** The unit was spent: it is no longer renewed. */
  spent(): void;
}

/**
 * The units that this process holds. It renews them all together, three times a lease, and sweeps up those of
 * processes that are gone.
 */
export function keepLeases(db: Db, leaseSeconds: number, log: (error: unknown) => void): Leases {
  const held = new Set<string>();
  const third = (leaseSeconds * 1000) / 3;
  const renewing = setInterval(() => void renew(db, [...held], leaseSeconds).catch(log), third);
  const sweeping = setInterval(() => void refundExpired(db).catch(log), third);
  for (const timer of [renewing, sweeping]) timer.unref();
  return {
    take: async (purse) => {
      const id = randomUUID();
      held.add(id);
      const taken = await patiently(() => reserve(db, id, purse, leaseSeconds)).catch((error: unknown) => {
        held.delete(id);
        throw error;
      });
      if (!taken) {
        held.delete(id);
        return null;
      }
      return {
        id,
        purse,
        giveBack: async () => {
          held.delete(id);
          await patiently(() => refund(db, id)).catch(log);
        },
        spent: () => void held.delete(id),
      };
    },
    close: () => {
      for (const timer of [renewing, sweeping]) clearInterval(timer);
    },
  };
}
