import { z } from "zod";

/** The state file's version. A file of another one is not read: it is begun anew. */
export const STATE_SCHEMA = "adhere-state/1";

const DeadDestination = z.object({
  /** For people who open the file. */
  url: z.string().max(10_000),
  /** Consecutive runs that found it dead. */
  seenDead: z.int().min(1),
  /** When the first and the last of them began. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
});

/** What `confirm-after` remembers from run to run: the destinations that were last seen dead, by fingerprint. */
export const LinkState = z.object({
  schema: z.literal(STATE_SCHEMA),
  destinations: z.record(z.string().regex(/^[0-9a-f]{32}$/), DeadDestination),
});
export type LinkState = z.infer<typeof LinkState>;

export const createEmptyState = (): LinkState => ({ schema: STATE_SCHEMA, destinations: {} });
