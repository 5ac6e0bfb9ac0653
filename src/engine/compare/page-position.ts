import type { PageEvidence } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text.ts";

/** Within the first screen, whether or not a layer lies over it. */
export const isAboveTheFold = (fact: Excerpt): boolean => fact.aboveFold || fact.covered;

/** It stands where a visitor can see it, not only in the document's head or its structured data. */
export const isInPageText = ({ source }: Excerpt): boolean => source === "page";

/** Some of the page's words could be read; else nothing is known to be missing from it. */
export const hasReadableText = ({ blocks, ctas }: PageEvidence): boolean =>
  blocks.length > 0 || ctas.length > 0;

/** A consent layer lies over the page: what it covers cannot be scored as missing. */
export const isCoveredByConsent = (fact: Excerpt, page: PageEvidence): boolean =>
  fact.covered && page.layers.some(({ kind }) => kind === "consent");

/** Where a fact stands on the page, as one would tell a colleague. */
export const describePosition = (fact: Excerpt, page: PageEvidence): string => {
  if (fact === page.headline) return "the page's headline";
  if (fact === page.subhead) return "right under the headline";
  if (fact === page.summary[0] && fact.source === "meta") return "only in the page's title";
  if (fact.source === "meta") return "only in the page's meta description";
  if (fact.source === "json-ld") return "only in the page's structured data";
  if (isCoveredByConsent(fact, page)) return "on the first screen, under the consent layer";
  return fact.aboveFold || fact.covered ? "on the first screen" : "below the first screen";
};
