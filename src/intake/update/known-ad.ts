import type { Ad, Defaults } from "../../run/manifest/shape.ts";

/** An entry of a manifest that exists, with what decides which ad of the account it is. */
export interface KnownAd {
  /** Index of its manifest, and its own within it. */
  file: number;
  index: number;
  ad: Ad;
  refs: readonly string[];
  /** Where it runs, by its own key or the manifest's default. */
  platform: NonNullable<Ad["platform"]> | null;
  viewport: NonNullable<Ad["viewport"]> | null;
  /** Its `status: paused` is not of an earlier update. */
  isPausedByHand: boolean;
}

/** Why an entry is paused, as the comment behind `status: paused` says it; the next update recognises it. */
export const PAUSE_COMMENTS = {
  stopped: "paused in the ad account",
  gone: "not in the ad account",
} as const;
export type PauseReason = keyof typeof PAUSE_COMMENTS;

export const toKnownAd = (
  ad: Ad,
  place: Pick<KnownAd, "file" | "index" | "isPausedByHand">,
  defaults: Defaults = {},
): KnownAd => ({
  ...place,
  ad,
  refs: [ad.ref ?? []].flat(),
  platform: ad.platform ?? defaults.platform ?? null,
  viewport: ad.viewport ?? null,
});
