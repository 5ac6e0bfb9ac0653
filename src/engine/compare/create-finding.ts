import type { ComparisonCategory, ComparisonStatus, Severity } from "../../contract/vocabulary.ts";
import type { Offer } from "../artifacts/evidence.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";
import type { Excerpt } from "../artifacts/text.ts";

/** The contract's values are quotations for a table: longer ones are cut. */
const MAX_VALUE_CHARS = 200;

export const truncate = (text: string, longest = MAX_VALUE_CHARS): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** A text as it stands in a sentence. */
export const quote = (text: string, longest = 80): string => `“${truncate(text, longest)}”`;

const SEVERITIES_ASCENDING: readonly Severity[] = ["LOW", "MEDIUM", "HIGH"];

/** Doubt about what was read lowers what may be claimed from it: field and page text reach HIGH, a poor reading only LOW. */
export const limitSeverity = (wanted: Severity, confidence: number): Severity => {
  const most = confidence >= 0.85 ? 2 : confidence >= 0.65 ? 1 : 0;
  return SEVERITIES_ASCENDING[Math.min(most, SEVERITIES_ASCENDING.indexOf(wanted))] ?? "LOW";
};

const ELEMENTS_BY_KIND = {
  headline: ["Headline", "message"],
  product: ["Product", "message"],
  offer: ["Offer", "message"],
  availability: ["Availability", "message"],
  cta: ["Call to action", "message"],
  brand: ["Brand", "message"],
  language: ["Language", "message"],
  palette: ["Colours", "visual"],
  hero_image: ["Hero image", "visual"],
  imagery: ["Imagery style", "visual"],
  fold_promise: ["Promise on the first screen", "scent"],
  fold_offer: ["Offer on the first screen", "scent"],
  fold_cta: ["Call to action on the first screen", "scent"],
  overlay: ["Layer over the page", "scent"],
  tone: ["Tone", "tone"],
  machine_text: ["Text for machines", "message"],
} as const satisfies Record<FindingKind, readonly [string, ComparisonCategory]>;

/** What a finding is made of; everything else follows from its kind. */
export interface FindingInput {
  kind: FindingKind;
  status: ComparisonStatus;
  /** Before confidence limits it. */
  severity: Severity;
  adValue: string;
  landingPageValue: string;
  recommendation: string;
  confidence: number;
  contradiction?: boolean;
  /** Where it stands in the ad and on the page. */
  ad?: Excerpt | null;
  page?: Excerpt | null;
  offers?: { ad: Offer; page: Offer | null };
  /** For a second element of one kind: "Offer" beside "Price". */
  element?: string;
}

export const createFinding = (found: FindingInput): Finding => {
  const [element, category] = ELEMENTS_BY_KIND[found.kind];
  return {
    kind: found.kind,
    comparison: {
      element: found.element ?? element,
      category,
      adValue: truncate(found.adValue),
      landingPageValue: truncate(found.landingPageValue),
      status: found.status,
      severity: limitSeverity(found.severity, found.confidence),
      recommendation: found.recommendation,
    },
    contradiction: found.contradiction ?? false,
    confidence: found.confidence,
    outline: { ad: found.ad?.box ?? null, landingPage: found.page?.box ?? null },
    selector: found.page?.selector ?? null,
    ...(found.offers === undefined ? {} : { offers: found.offers }),
  };
};
