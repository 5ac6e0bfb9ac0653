import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { editPageStep } from "./fix-text.ts";

const LINE_BREAKS_STEP = "Check the line breaks on a phone.";
const ON_PAGE = {
  direction: "change_lp",
  expectedImpact: "Visitors recognise the ad that they clicked, so fewer leave.",
  tradeoff:
    "Visitors from other sources see the ad's promise, too. A separate landing page for the campaign avoids this.",
} as const;

/** The ad's headline compared with the page's most prominent lines. */
export const headline = {
  element: "Headline",
  category: "message",
  dimensions: ["messageMatch"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: false,
    message: ({ adValue, landingPageValue }) =>
      `The ad says ${quote(adValue)}, but the page opens with ${quote(landingPageValue)}. Visitors cannot tell ` +
      "at once that they are in the right place.",
  },
  fixes: {
    useAdHeadline: (current: string, suggested: string, ad: string) => ({
      ...ON_PAGE,
      fixType: "headline",
      suggestedValue: suggested,
      reasoning: `The ad's headline is ${quote(ad)}; ${quote(current)} does not match it.`,
      steps: [editPageStep(current, suggested), LINE_BREAKS_STEP],
    }),
    /** The headline in the ad's picture was read unreliably, so a person must copy it. */
    copyFromPicture: (current: string) => ({
      ...ON_PAGE,
      fixType: "layout",
      suggestedValue: "The ad's headline, as shown in its picture",
      reasoning: `${quote(current)} does not match the headline in the ad's picture.`,
      steps: [
        `Replace ${quote(current)} with the ad's headline, as shown in its picture. It could not be read reliably.`,
        LINE_BREAKS_STEP,
      ],
    }),
    /** The page's headline is a picture: changing its alternative text changes nothing that visitors see. */
    redraw: (current: string, ad: string) => ({
      ...ON_PAGE,
      fixType: "layout",
      suggestedValue: "The ad's headline, in the picture of the page's headline or as text instead of it",
      reasoning:
        `The ad's headline is ${quote(ad)}; the page's is a picture with the ` + `alternative text ${quote(current)}.`,
      steps: [
        `Replace the picture of the page's headline with the text ${quote(ad)}, or ` +
          "change the picture and its alternative text.",
        LINE_BREAKS_STEP,
      ],
    }),
    usePageHeadline: (page: string, suggested: string, steps: string[]) => ({
      fixType: "headline",
      direction: "change_ad",
      suggestedValue: suggested,
      reasoning: `The page's headline is ${quote(page)}; an ad with the same promise matches it.`,
      expectedImpact: "Fewer people click by mistake, and visitors find what the ad promises.",
      steps,
      tradeoff: "The ad loses its own message, and its click rate may change.",
    }),
  },
  title: "The page's headline does not match the ad's",
  help: "The page should open with what the ad's headline says, in the same words or in words with the same meaning.",
  namePattern: /\b(?:head ?lines?|titles?)\b/iu,
} as const satisfies FindingDefinition;
