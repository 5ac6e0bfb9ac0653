import type { Snapshot } from "../artifacts/capture-schemas.ts";
import { listFoldImages } from "./cached-image-measures.ts";
import { readableTexts } from "./page-excerpts.ts";

/** A page with fewer letters beside its menu and footer says nothing that an ad could be compared with. */
const MIN_LETTERS = 20;
/** Share of the first screen that pictures cover on a page that is a picture. */
const MIN_PICTURE_SHARE = 0.3;

const SURROUNDINGS: readonly string[] = ["nav", "footer", "consent", "overlay"];

/**
 * Why nothing is known of the page's words, in a sentence; null if they were read. A page without words is not
 * evaluated: its name and colours alone would pass any ad of the brand.
 */
export function explainUnreadPage(page: Snapshot): string | null {
  // A script or style sheet that failed is the cause, and a finding says so.
  if (page.failedResources?.some(({ leaves }) => leaves !== undefined)) return null;
  const texts = [...readableTexts(page), ...page.controls].filter(({ region }) => !SURROUNDINGS.includes(region));
  const letters = texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters >= MIN_LETTERS) return null;
  const covered = listFoldImages(page).reduce(
    (sum, { part: { left, top, right, bottom } }) => sum + (right - left) * (bottom - top),
    0,
  );
  if (covered >= MIN_PICTURE_SHARE) {
    const what = letters === 0 ? "one picture" : "mostly a picture";
    return `The page is ${what}, and no text could be read from it. Compare it with the ad yourself.`;
  }
  return letters === 0 ? "No text could be read on the page. Open it and compare it with the ad yourself." : null;
}
