import type { FixDirection, FixType } from "../contract/vocabulary.ts";
import { quote } from "../ground/text.ts";

/** The text of a fix. */
export interface FixText {
  fixType: FixType;
  direction: FixDirection;
  /** The replacement. For `layout`, a description of the change, because no text is replaced. */
  suggestedValue: string;
  reasoning: string;
  expectedImpact: string;
  /** Without the last step, which follows from the direction: check again, or submit the ad for review. */
  steps: readonly string[];
  /** False if nothing is left to check. True by default. */
  hasClosingStep?: boolean;
  tradeoff: string;
}

export const SPLIT_STATISTICS = "Campaign statistics are split between two destinations.";
export const ABOVE_FOLD_ON_PHONE_STEP = "Check that it is above the fold on a phone, too.";

export const editPageStep = (current: string, suggested: string): string =>
  `On the page, replace ${quote(current)} with ${quote(suggested)}.`;

/** A platform's call-to-action type as words, a label as it is: SHOP_NOW → "Shop now". */
export function humaniseCta(text: string): string {
  const words = text.trim().replaceAll("_", " ");
  return /^[A-Z]+(?: [A-Z]+)*$/u.test(words) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}
