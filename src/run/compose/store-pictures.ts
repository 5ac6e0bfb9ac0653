import type { Evaluated, StorePicture } from "../../contract/port.ts";

/** The URL of a picture that could not be stored: the contract requires a string. */
const NOT_STORED = "";

/** Returns an empty URL if a picture cannot be stored, and warns about the first failure only. */
export function storeOrWarn(store: StorePicture, warn: (warning: string) => void): StorePicture {
  let warned = false;
  return async (...picture) => {
    try {
      return await store(...picture);
    } catch (error) {
      if (!warned) warn(`Pictures could not be saved, so reports do not show them: ${String(error)}`);
      warned = true;
      return NOT_STORED;
    }
  };
}

/**
 * Sets page screenshots that could not be stored to null. The ad's URL stays an empty string, as the contract requires.
 */
export function nullUnstoredPages(evaluated: Evaluated): Evaluated {
  const unstored = Object.entries(evaluated.answer).filter(
    ([key, url]) => PAGE_SCREENSHOT_FIELDS.has(key) && url === NOT_STORED,
  );
  if (unstored.length === 0) return evaluated;
  const nulls = Object.fromEntries(unstored.map(([key]) => [key, null]));
  return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}

const PAGE_SCREENSHOT_FIELDS: ReadonlySet<string> = new Set(["landingPageScreenshotUrl", "alternateScreenshotUrl"]);
