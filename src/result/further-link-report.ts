import { z } from "zod";

/** A link that was broken in fewer consecutive runs than `confirm-after` requires. */
export const Unconfirmed = z.object({ seenDead: z.int().min(1), needed: z.int().min(2) });

/** A further page of an ad, such as that of a sitelink, as the report has it. */
export const FurtherLinkReport = z.object({
  kind: z.string().describe("What leads there, as in the manifest."),
  text: z.string().nullable(),
  url: z.string(),
  verdict: z.enum(["alive", "link_broken", "inconclusive"]),
  httpStatus: z.int().nullable(),
  reason: z.string().nullable().describe("Why it is not alive."),
  fingerprint: z.string(),
  page: z.string().optional().describe("As of an entry."),
  unconfirmed: Unconfirmed.optional().describe("Broken in fewer consecutive runs than `confirm-after` requires."),
  failsAd: z.literal(true).optional().describe("The link that fails the ad."),
});
export type FurtherLinkReport = z.infer<typeof FurtherLinkReport>;
