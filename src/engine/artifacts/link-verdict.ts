import { z } from "zod";
import { Advisory, DestinationStep, LINK_VERDICTS } from "../../contract/destination-verdict.ts";

/** One observation of the destination: over HTTP, one per URL in the redirect chain. */
export type LinkStep = DestinationStep;

const text = z.string().max(20_000);

export const LinkVerdict = z.object({
  verdict: z.enum(LINK_VERDICTS),
  finalUrl: text.nullable(),
  httpStatus: z.int().nullable(),
  /** Why, in one short sentence; null when alive. */
  reason: text.nullable(),
  /** It is inconclusive because this machine has no network. */
  isOffline: z.literal(true).optional(),
  /** The redirect chain, beginning with the submitted URL. */
  redirects: z.array(text).max(1000),
  trail: z.array(DestinationStep).max(1000),
  /** Observations that never fail a link by themselves, for example `server_error`. */
  advisories: z.array(Advisory).max(100),
});
export type LinkVerdict = z.infer<typeof LinkVerdict>;

export type LinkAdvisory = Advisory;
