import { compareAspect, defineToneSignal } from "./tone-signal.ts";

/** Are ad and page equally urgent? */
export const urgency = defineToneSignal(
  "urgency",
  "neither ad nor page is urgent",
  compareAspect({
    read: (ad, page) => [ad.urgency, page.urgency],
    shared: "ad and page are equally urgent",
    adStronger: "the ad is more urgent than the page",
    pageStronger: "the page is more urgent than the ad",
  }),
);
