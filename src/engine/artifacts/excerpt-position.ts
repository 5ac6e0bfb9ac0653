import type { PageEvidence } from "./evidence.ts";
import type { Excerpt } from "./text-block.ts";

/** In the first viewport, whether or not a layer covers it. */
export const isAboveTheFold = (excerpt: Excerpt): boolean => excerpt.aboveFold || excerpt.covered;

/** Visitors can see the text: it is not only in the document's head or its structured data. */
export const isInPageText = ({ source }: Excerpt): boolean => source === "page";

/**
 * Where the page keeps a claim. What a layer covers is in the first screen, and the title, the description and
 * structured data are seen before the page.
 *
 * @param statement the text that keeps it; null where the page as a whole does.
 */
export const keptAt = (statement: Excerpt | null): "kept" | "kept_below_the_fold" =>
  statement === null || isAboveTheFold(statement) || !isInPageText(statement) ? "kept" : "kept_below_the_fold";

/** Whether any text of the page was read. Otherwise nothing is known to be missing from it. */
export const hasReadableText = ({ blocks, ctas }: PageEvidence): boolean => blocks.length > 0 || ctas.length > 0;

/** A consent banner covers the text, so it must not count as missing. */
export const isCoveredByConsent = (excerpt: Excerpt, page: PageEvidence): boolean =>
  excerpt.covered && page.layers.some(({ kind }) => kind === "consent");

/** Names the text's position on the page, for notes and findings. */
export const describePosition = (excerpt: Excerpt, page: PageEvidence): string => {
  if (excerpt === page.headline) return "the page's headline";
  if (excerpt === page.subhead) return "right under the headline";
  if (excerpt === page.summary[0] && excerpt.source === "meta") return "only in the page's title";
  if (excerpt.source === "meta") return "only in the page's meta description";
  if (excerpt.source === "json-ld") return "only in the page's structured data";
  if (isCoveredByConsent(excerpt, page)) return "above the fold, under the consent banner";
  return excerpt.aboveFold || excerpt.covered ? "above the fold" : "below the fold";
};
