import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { Leases } from "./quota/leases.ts";
import type { Database } from "./store/database.ts";
import type { Places } from "./workforce/places.ts";
import type { Workforce } from "./workforce/protocol.ts";

/** What the routes work with. */
export interface Parts {
  database: Database;
  leases: Leases;
  workforce: Workforce;
  places: Places;
  pictures: Pictures;
  metrics: Metrics;
  log: Log;
  /** Notes that a key was used. */
  noteUse: (keyId: string) => void;
  /** Keys the hashes of anonymous callers' addresses. */
  salt: string;
  /** What the addresses in answers begin with, without a slash at the end. */
  publicUrl: string;
  anonymousLimit: number;
  trustedProxies: number;
  /** Seconds that one evaluation may take. */
  timeoutSeconds: number;
  draining: () => boolean;
  now: () => Date;
}
