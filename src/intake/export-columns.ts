import google from "./lexicon/google-columns.json" with { type: "json" };
import meta from "./lexicon/meta-columns.json" with { type: "json" };
import microsoft from "./lexicon/microsoft-columns.json" with { type: "json" };

export const GOOGLE_COLUMNS = google.columns;
export type GoogleField = keyof typeof GOOGLE_COLUMNS;

export const META_COLUMNS = meta.columns;
export type MetaField = keyof typeof META_COLUMNS;

export const MICROSOFT_COLUMNS = microsoft.columns;
export type MicrosoftField = keyof typeof MICROSOFT_COLUMNS;

/** The fields of a table whose rows are ads, and which needs no reader of its own. */
export const PLAIN_FIELDS = [
  "id",
  "campaign",
  "group",
  "name",
  "campaignStatus",
  "groupStatus",
  "status",
  "campaignEnd",
  "end",
  "headline",
  "body",
  "description",
  "cta",
  "page",
  "landing",
  "otherLanding",
  "mobileLanding",
  "organicLanding",
  "template",
  "asset",
  "availability",
  "cardLanding",
  "cardHeadline",
  "cardBody",
] as const;
export type PlainField = (typeof PLAIN_FIELDS)[number];
