import google from "./lexicon/google-columns.json" with { type: "json" };
import meta from "./lexicon/meta-columns.json" with { type: "json" };

export const GOOGLE_COLUMNS = google.columns;
export type GoogleField = keyof typeof GOOGLE_COLUMNS;

export const META_COLUMNS = meta.columns;
export type MetaField = keyof typeof META_COLUMNS;
