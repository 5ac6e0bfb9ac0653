import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { LeaseManager } from "./quota/leases.ts";
import type { UncountedVisits } from "./quota/uncounted-visits.ts";
import type { ScreenshotStore } from "./screenshots/screenshot-store.ts";
import type { Database } from "./store/database.ts";
import type { Admission } from "./workers/admission.ts";
import type { WorkerPool } from "./workers/protocol.ts";

/** The dependencies of the routes. */
export interface ServiceContext {
  database: Database;
  leases: LeaseManager;
  workerPool: WorkerPool;
  admission: Admission;
  uncountedVisits: UncountedVisits;
  screenshots: ScreenshotStore;
  metrics: Metrics;
  log: Log;
  /** Records that a key was used. */
  recordKeyUse: (keyId: string) => void;
  /** Secret for hashing the addresses of anonymous clients. */
  addressSalt: string;
  /** Base of the URLs in responses, without a trailing slash. */
  publicUrl: string;
  /** Names under which callers reach the service; null: any. */
  hostnames: ReadonlySet<string> | null;
  anonymousLimit: number;
  trustedProxies: number;
  /** Time limit for one evaluation. */
  timeoutSeconds: number;
  isDraining: () => boolean;
  now: () => Date;
}
