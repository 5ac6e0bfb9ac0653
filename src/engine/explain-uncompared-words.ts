import type { Evidence } from "./artifacts/evidence.ts";
import type { Judgement } from "./artifacts/judgement.ts";
import { areInDifferentLanguages, areWordsComparable } from "./relation/cross-language.ts";

/** Fixed: the display names of other locales vary with the machine. */
const NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * Why nothing of the ad's message was compared with the page, in a sentence; null if something was, or for any other
 * reason. Such an ad is not scored: its button alone would pass it.
 */
export function explainUncomparedWords({ signals }: Judgement, evidence: Evidence): string | null {
  const { ad, page } = evidence;
  const isCompared = signals.some(({ dimension, value }) => dimension === "messageMatch" && value !== null);
  if (isCompared || ad.headline === null || page.language === null) return null;
  // Another language is a finding of its own.
  if (areInDifferentLanguages(evidence) || areWordsComparable(evidence)) return null;
  return (
    "The ad's words are not on the page as the ad writes them, and Adhere does not know all forms of " +
    `${NAMES.of(page.language.tag)} words. A vision model would compare them.`
  );
}
