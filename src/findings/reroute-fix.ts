import type { FixType } from "../contract/vocabulary.ts";
import { quote } from "../ground/text.ts";
import type { FixText } from "./fix-text.ts";

/** Points the ad at another page of the site. Several kinds have this fix. */
export const reroute = (fixType: FixType, href: string, reasoning: string): FixText => ({
  fixType,
  direction: "change_routing",
  suggestedValue: href,
  reasoning,
  expectedImpact: "Visitors land on the advertised content, without changes to the ad or the page.",
  steps: [
    `Open ${href} and check that it shows what the ad promises.`,
    "Set it as the ad's destination. Keep the current tracking parameters.",
  ],
  tradeoff: "Campaign statistics are split between two destinations, and both pages must be kept up to date.",
});

export const rerouteToSubject = (fixType: FixType, href: string, name: string, subject: string): FixText =>
  reroute(
    fixType,
    href,
    `The page links to ${quote(name)}, whose name covers the ad's subject (${subject}); this page's headlines do not.`,
  );

export const rerouteToLanguage = (href: string, name: string): FixText =>
  reroute("body_copy", href, `The page links to its version in the ad's language: ${quote(name)}.`);
