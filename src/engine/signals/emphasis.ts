import { compareAspect, defineToneSignal } from "./tone-signal.ts";

/** Do ad and page use capitals, exclamation marks, emoji and exaggerating words equally often? */
export const emphasis = defineToneSignal(
  "emphasis",
  "neither ad nor page is emphatic",
  compareAspect({
    // Capitals are compared only if both sides tell them from typography.
    read: (ad, page) =>
      ad.emphasisWithCapitals === null || page.emphasisWithCapitals === null
        ? [ad.emphasis, page.emphasis]
        : [ad.emphasisWithCapitals, page.emphasisWithCapitals],
    shared: "ad and page are equally emphatic",
    adStronger: "the ad is more emphatic than the page (capitals, exclamation marks, emoji)",
    pageStronger: "the page is more emphatic than the ad (capitals, exclamation marks, emoji)",
  }),
);
