import { quote } from "../ground/text.ts";
import { cta } from "./cta.ts";
import type { FindingDefinition } from "./definition.ts";
import { humaniseCta } from "./fix-text.ts";

/** Whether a call to action is visible above the fold. */
export const foldCta = {
  element: "Call to action on the first screen",
  category: "scent",
  dimensions: ["aboveTheFoldContinuity"],
  risk: {
    type: "CTA_FRICTION",
    violatesPolicy: false,
    message: ({ adValue }) =>
      adValue.trim() === ""
        ? "No button for the next step is above the fold. Visitors who are ready to act have to search for it."
        : `No button for the ad's next step (${quote(humaniseCta(adValue))}) is above the fold. Visitors who are ` +
          "ready to act have to search for it.",
  },
  fixes: cta.fixes,
  title: "No fitting call to action is above the fold",
  help: "Show the ad's next step above the fold, as a button.",
  namePattern: null,
} as const satisfies FindingDefinition;
