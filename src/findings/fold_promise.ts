import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";
import { headline } from "./headline.ts";

/** Whether the ad's promise is visible above the fold. */
export const foldPromise = {
  element: "Promise on the first screen",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "HEADLINE_DISCONNECT",
    violatesPolicy: false,
    message: ({ adValue }) =>
      `The ad promises ${quote(adValue)}, but this is not above the fold. Visitors have to scroll to see that ` +
      "they are in the right place, and many will not.",
  },
  fixes: headline.fixes,
  title: "The ad's promise is not above the fold",
  help: "Visitors should see what the ad promises before they scroll.",
  namePattern: /\bpromise\b/iu,
} as const satisfies FindingDefinition;
