import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { LeaseManager } from "./quota/leases.ts";
import type { ScreenshotStore } from "./screenshots/screenshot-store.ts";
import type { Database } from "./store/database.ts";
import type { Admission } from "./workers/admission.ts";
import type { WorkerPool } from "./workers/protocol.ts";

/** What the routes work with. */
export interface ServiceContext {
  database: Database;
  leases: LeaseManager;
  workerPool: WorkerPool;
  admission: Admission;
  screenshots: ScreenshotStore;
  metrics: Metrics;
  log: Log;
  /** Notes that a key was used. */
  recordKeyUse: (keyId: string) => void;
  /** Keys the hashes of anonymous callers' addresses. */
  addressSalt: string;
  /** What the addresses in answers begin with, without a slash at the end. */
  publicUrl: string;
  anonymousLimit: number;
  trustedProxies: number;
  /** Seconds that one evaluation may take. */
  timeoutSeconds: number;
  isDraining: () => boolean;
  now: () => Date;
}
