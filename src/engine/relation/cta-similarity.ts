import { z } from "zod";
import type { ComparisonStatus } from "../../contract/vocabulary.ts";
import { lexicon } from "../../ground/lexicon.ts";
import { quote } from "../../ground/text.ts";
import { type CallToAction, CTA_INTENTS, type CtaIntent } from "../artifacts/evidence.ts";
import json from "../lexicon/cta-intents.json" with { type: "json" };

const intents = lexicon(
  z.object({
    similarity: z.record(z.string(), z.record(z.string(), z.number().min(0).max(1))),
    actions: z.record(z.enum(CTA_INTENTS), z.string()),
  }),
  json,
);

const UNRELATED_INTENT_SIMILARITY = 0.25;
/** Intents without commitment. */
const BROWSING_INTENTS: ReadonlySet<CtaIntent> = new Set(["learn", "watch", "browse"]);
/** Similarity to an ad that only offers to read more, by the commitment that the page asks for. */
const SIMILARITY_BY_COMMITMENT: readonly number[] = [1, 0.9, 0.85, 0.75];

/** Both labels are the same, whatever they mean. */
export const hasSameLabel = (ad: CallToAction, page: CallToAction): boolean =>
  ad.normalised !== "" && ad.normalised === page.normalised;

/** Both have an intent in common: "Book now" matches "Book a free trial". */
const sharesIntent = (ad: CallToAction, page: CallToAction): boolean =>
  (ad.intent === page.intent && ad.intent !== "other") ||
  page.secondaryIntents?.includes(ad.intent) === true ||
  ad.secondaryIntents?.includes(page.intent) === true;

/** 0 to 1: how well the page's call to action continues the ad's. */
export const ctaSimilarity = (ad: CallToAction, page: CallToAction): number => {
  if (hasSameLabel(ad, page) || sharesIntent(ad, page)) return 1;
  if (BROWSING_INTENTS.has(ad.intent)) return SIMILARITY_BY_COMMITMENT[page.commitment] ?? 0.75;
  // A label of unknown intent may mean the same.
  if (page.intent === "other") return 0.6;
  const { similarity } = intents();
  return similarity[ad.intent]?.[page.intent] ?? similarity[page.intent]?.[ad.intent] ?? UNRELATED_INTENT_SIMILARITY;
};

/** What visitors do who follow a call to action with this intent: "get in touch". */
export const describeAction = (intent: CtaIntent): string => intents().actions[intent];

/** Recommends how to align the page's call to action with the ad's. */
export const recommendCta = (status: ComparisonStatus, ad: CallToAction, page: CallToAction | null): string => {
  const action = describeAction(ad.intent);
  if (status === "match" || status === "implicit")
    return "Nothing to do: the page offers the action that the ad announces.";
  if (status === "obscured") return "Keep the button visible while the consent banner is open.";
  return page === null
    ? `Add a button that lets visitors ${action}, because the ad says ${quote(ad.excerpt.text)}.`
    : `Change the label ${quote(page.excerpt.text)} so that it lets visitors ${action}, or ` +
        "change the ad's button to match the page.";
};
