import { z } from "zod";
import type { CtaIntent, PageEvidence, PageType } from "../artifacts/evidence.ts";
import { describeAction } from "../compare/cta-similarity.ts";
import { speakApart } from "../judge/heuristic/apart.ts";
import { isAnotherThing } from "../judge/heuristic/subject.ts";
import json from "../lexicon/cta-intents.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

const PAGE_TYPE_NAMES = {
  product: "a product page",
  list: "a page of many products",
  article: "an article",
  lead: "a page that asks for contact or an account",
  booking: "a page that takes bookings",
  donation: "a page that takes donations",
  home: "a home page",
  error: "an error page",
  other: "a page of text and pictures",
} as const satisfies Record<PageType, string>;

/** More precise names of a lead page, by its first call to action with one of these intents. */
const LEAD_PAGE_NAMES: Partial<Record<CtaIntent, string>> = {
  sign_up: "a page that asks for an account",
  try: "a page that offers a trial",
  quote: "a page that offers a quote",
  contact: "a page that asks for contact",
  apply: "a page that takes applications",
  subscribe: "a page that asks to subscribe",
  download: "a page that offers a download",
};

const describePageType = ({ type, ctas }: PageEvidence): string =>
  (type === "lead" ? ctas.flatMap(({ intent }) => LEAD_PAGE_NAMES[intent] ?? [])[0] : undefined) ??
  PAGE_TYPE_NAMES[type];

const Goal = z.enum(["buy", "book", "give", "lead", "read"]);

const intents = lexicon(
  z.object({
    goals: z.record(z.string(), Goal),
    pageTypes: z.record(Goal, z.record(z.string(), z.number().min(0).max(1))),
  }),
  json,
);

/** 0 to 1: how well this type of page serves a visitor with this intent. */
const pageTypeFit = (intent: CtaIntent, type: PageType): number => {
  const { goals, pageTypes } = intents();
  return pageTypes[goals[intent] ?? "read"][type] ?? 0;
};

/** Maximum for a page about another product or in another language. */
const MAX_WRONG_SUBJECT_SCORE = 0.2;

/** Is the page of a type on which visitors can do what the ad announces? */
export const pageType = defineSignal("aboveTheFoldContinuity", "page_type", (evidence) => {
  const { ad, page } = evidence;
  if (page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const intent = ad.cta?.intent ?? "other";
  const fit = pageTypeFit(intent, page.type);
  if (isAnotherThing(evidence) || speakApart(evidence))
    return {
      value: Math.min(fit, MAX_WRONG_SUBJECT_SCORE),
      note: `${describePageType(page)}, but about something else or in another language`,
    };
  return { value: fit, note: `${describePageType(page)} for visitors who want to ${describeAction(intent)}` };
});
