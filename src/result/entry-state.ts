export const ENTRY_STATES = [
  "passed",
  "below_threshold",
  "regressed",
  "over_budget",
  "link_broken",
  "url_only",
  "error",
  "skipped",
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** Error code of evaluations that would pass, but did not evaluate the ad's message. */
export const MESSAGE_NOT_JUDGED = "MESSAGE_NOT_JUDGED";
/** The error code of an ad whose price could not be compared, because none could be read on the page. */
export const PRICE_NOT_READ = "PRICE_NOT_READ";
