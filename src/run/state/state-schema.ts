import { z } from "zod";

/** The state file's version. A file with another version is recreated. */
export const STATE_SCHEMA = "adhere-state/1";

const DeadDestination = z.object({
  /** For readers of the file. */
  url: z.string().max(10_000),
  /** Consecutive runs that found it broken. */
  seenDead: z.int().min(1),
  /** Start of the first and of the last of these runs. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
});

/** The state that `confirm-after` keeps between runs: broken destinations by fingerprint. */
export const LinkState = z.object({
  schema: z.literal(STATE_SCHEMA),
  destinations: z.record(z.string().regex(/^[0-9a-f]{32}$/), DeadDestination),
});
export type LinkState = z.infer<typeof LinkState>;

export const createEmptyState = (): LinkState => ({ schema: STATE_SCHEMA, destinations: {} });
