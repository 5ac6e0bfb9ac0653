import { z } from "zod";
import { lexicon } from "../../ground/lexicon.ts";
import { CTA_INTENTS, type CtaIntent, PAGE_TYPES, type PageEvidence, type PageType } from "../artifacts/evidence.ts";
import json from "../lexicon/cta-intents.json" with { type: "json" };
import pageTypesJson from "../lexicon/page-types.json" with { type: "json" };
import { describeAction } from "../relation/cta-similarity.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";

const pageTypes = lexicon(
  z.object({
    names: z.record(z.enum(PAGE_TYPES), z.string()),
    leadNames: z.partialRecord(z.enum(CTA_INTENTS), z.string()),
  }),
  pageTypesJson,
);

const describePageType = ({ type, ctas }: PageEvidence): string => {
  const { names, leadNames } = pageTypes();
  return (type === "lead" ? ctas.flatMap(({ intent }) => leadNames[intent] ?? [])[0] : undefined) ?? names[type];
};

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
export const pageType = defineSignal("aboveTheFoldContinuity", "page_type", (pair) => {
  const { ad, page } = pair;
  if (page.blocks.length === 0) return unknown(UNREADABLE_PAGE);
  const intent = ad.cta?.intent ?? "other";
  const fit = pageTypeFit(intent, page.type);
  if (pair.isAboutSomethingElse || pair.inDifferentLanguages)
    return {
      value: Math.min(fit, MAX_WRONG_SUBJECT_SCORE),
      note: `${describePageType(page)}, but about something else or in another language`,
    };
  return { value: fit, note: `${describePageType(page)} for visitors who want to ${describeAction(intent)}` };
});
