import type { CallToAction, CtaIntent } from "../artifacts/evidence.ts";

/** How well one intent continues another, where they differ; unlisted pairs lead elsewhere. */
const INTENT_SIMILARITY: Readonly<Record<string, number>> = {
  "buy book": 0.8,
  "buy try": 0.7,
  "buy subscribe": 0.7,
  "buy sign_up": 0.6,
  "buy quote": 0.5,
  "buy apply": 0.3,
  "buy browse": 0.85,
  "buy contact": 0.45,
  "buy learn": 0.4,
  "buy download": 0.5,
  "book browse": 0.8,
  "book learn": 0.4,
  "book contact": 0.75,
  "book quote": 0.7,
  "book sign_up": 0.6,
  "book try": 0.6,
  "book apply": 0.5,
  "apply browse": 0.75,
  "sign_up try": 0.95,
  "sign_up subscribe": 0.9,
  "sign_up apply": 0.8,
  "sign_up download": 0.7,
  "sign_up contact": 0.5,
  "sign_up quote": 0.6,
  "sign_up browse": 0.6,
  "try browse": 0.55,
  "try quote": 0.5,
  "try download": 0.85,
  "try contact": 0.6,
  "try subscribe": 0.8,
  "quote contact": 0.9,
  "quote browse": 0.6,
  "contact browse": 0.45,
  "subscribe browse": 0.6,
  "apply contact": 0.7,
  "apply quote": 0.6,
  "donate browse": 0.5,
  "donate buy": 0.45,
  "donate sign_up": 0.5,
  "donate subscribe": 0.5,
};

const UNRELATED_INTENT_SIMILARITY = 0.25;
/** Asks that only want a look. */
const BROWSING_INTENTS: ReadonlySet<CtaIntent> = new Set(["learn", "watch", "browse"]);
/** An ad that only promises to tell more is continued by any page that tells, less well by one that wants money at once. */
const SIMILARITY_BY_COMMITMENT: readonly number[] = [1, 0.9, 0.85, 0.75];

/** The page's button says what the ad's says, whatever that asks for. */
export const hasSameLabel = (ad: CallToAction, page: CallToAction): boolean =>
  ad.normalised !== "" && ad.normalised === page.normalised;

/** Both ask for the same, if only one of them among other things: "Book now" goes on in "Book a free trial". */
const sharesIntent = (ad: CallToAction, page: CallToAction): boolean =>
  (ad.intent === page.intent && ad.intent !== "other") ||
  page.secondaryIntents?.includes(ad.intent) === true ||
  ad.secondaryIntents?.includes(page.intent) === true;

/** How well the page's call continues the ad's, 0 to 1. */
export const ctaSimilarity = (ad: CallToAction, page: CallToAction): number => {
  if (hasSameLabel(ad, page) || sharesIntent(ad, page)) return 1;
  if (BROWSING_INTENTS.has(ad.intent)) return SIMILARITY_BY_COMMITMENT[page.commitment] ?? 0.75;
  // A label that no lexicon knows may say just what the ad says.
  if (page.intent === "other") return 0.6;
  return (
    INTENT_SIMILARITY[`${ad.intent} ${page.intent}`] ??
    INTENT_SIMILARITY[`${page.intent} ${ad.intent}`] ??
    UNRELATED_INTENT_SIMILARITY
  );
};

export const INTENT_PHRASES = {
  buy: "buy",
  book: "book",
  sign_up: "sign up",
  try: "try",
  subscribe: "subscribe",
  download: "download",
  quote: "ask for a quote",
  contact: "get in touch",
  apply: "apply",
  donate: "donate",
  watch: "watch",
  browse: "look around",
  learn: "learn more",
  other: "go on",
} as const satisfies Record<CtaIntent, string>;
