import { quote } from "../ground/text.ts";
import type { FindingDefinition } from "./definition.ts";

/** The name of each kind of resource, in the element and in sentences. */
export const RESOURCE_NAMES = { stylesheet: "stylesheet", script: "script", font: "font", image: "picture" } as const;
type ResourceKind = keyof typeof RESOURCE_NAMES;

/** What a server has to send for it. */
const MEDIA_TYPES: Readonly<Record<ResourceKind, string>> = {
  stylesheet: "text/css",
  script: "text/javascript",
  font: "a font type, such as font/woff2",
  image: "a picture type, such as image/jpeg",
};

const withRepair = (kind: ResourceKind, reason: string) =>
  ({
    fixType: kind === "image" ? "image" : "layout",
    direction: "change_lp",
    reasoning: `The page uses this ${RESOURCE_NAMES[kind]}, and the browser did not get it: ${reason}.`,
    expectedImpact: "Visitors see the page as it was made.",
    tradeoff: `If the page does not need the ${RESOURCE_NAMES[kind]}, remove the reference to it instead.`,
  }) as const;

/** A stylesheet, script, font or picture of the page that failed. It lowers no score: the consequences may. */
export const brokenResource = {
  element: "Failed resource",
  category: "visual",
  dimensions: [],
  risk: {
    type: "BRAND_INCONSISTENCY",
    // Google: "Destination not working".
    violatesPolicy: true,
    message: ({ element, landingPageValue }) =>
      `Visitors see ${/script/iu.test(element) ? "an empty" : "an unstyled"} page, because a resource of the page ` +
      `failed: ${quote(landingPageValue)}.`,
  },
  fixes: {
    serve: (kind: ResourceKind, url: string, reason: string) => ({
      ...withRepair(kind, reason),
      suggestedValue: `Make ${url} answer 200 with ${MEDIA_TYPES[kind]}`,
      steps: [
        `Open ${url} and check what the server answers.`,
        "If the file has moved, correct the address in the page. If it is missing, publish it.",
        `Check that the server sends it with the media type ${MEDIA_TYPES[kind]}.`,
      ],
    }),
    useHttps: (kind: ResourceKind, url: string, reason: string) => ({
      ...withRepair(kind, reason),
      suggestedValue: `Make ${url} answer 200 with ${MEDIA_TYPES[kind]}, and write it with https in the page`,
      steps: [
        `Serve the ${RESOURCE_NAMES[kind]} over https: ${url}`,
        "In the page, replace http by https in its address. An https page cannot use resources over http.",
      ],
    }),
    allow: (kind: ResourceKind, url: string, reason: string) => ({
      ...withRepair(kind, reason),
      suggestedValue: `Allow the page to load ${url}`,
      steps: [
        `Find the rule that blocks the ${RESOURCE_NAMES[kind]}: ${reason}.`,
        `Change the rule, or serve the ${RESOURCE_NAMES[kind]} from a host that it allows.`,
      ],
    }),
    pauseAd: (kind: ResourceKind, url: string, leaves: "unstyled" | "empty") => ({
      fixType: "layout",
      direction: "change_ad",
      suggestedValue: `Paused until the ${RESOURCE_NAMES[kind]} ${url} loads again`,
      reasoning: `Without the ${RESOURCE_NAMES[kind]}, the page is ${leaves}.`,
      expectedImpact: "No budget is spent on clicks that reach a broken page.",
      steps: ["Pause the ad in the ads manager.", "Resume it when this check finds the page complete."],
      hasClosingStep: false,
      tradeoff: "The platform may restart the learning phase of a paused ad.",
    }),
    correctScript: (kind: ResourceKind, url: string, error: string) => ({
      ...withRepair(kind, error),
      reasoning: `The script stops with an error, and the page stays empty: ${error}.`,
      suggestedValue: `Correct the error in ${url}: ${error}`,
      steps: [
        "Open the page with the browser's developer tools and find the error in the console.",
        `Correct the script: ${url}`,
      ],
    }),
  },
  title: "A resource of the page failed",
  help:
    "A stylesheet, script, font or picture of the page did not load, or a script left the page empty. Make its " +
    "address answer 200 with the right media type. Repair it before anything else: other advice may follow from it.",
  namePattern: /\bfailed (?:resource|stylesheet|script|font|picture)s?\b/iu,
} as const satisfies FindingDefinition;
