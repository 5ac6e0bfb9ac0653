import type { Evaluated, StorePicture } from "../../contract/port.ts";

/** The name of a picture that could not be kept: the contract asks for text. */
const NOT_STORED = "";

/** A picture that cannot be kept costs its name and nothing else. Only the first is told: where one fails, most do. */
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

/** The contract has text for an ad's picture; a page's that was not kept is null, as if none had been taken. */
export function nullUnstoredPages(evaluated: Evaluated): Evaluated {
  const unstored = Object.entries(evaluated.answer).filter(
    ([key, url]) => PAGE_SCREENSHOT_FIELDS.has(key) && url === NOT_STORED,
  );
  if (unstored.length === 0) return evaluated;
  const nulls = Object.fromEntries(unstored.map(([key]) => [key, null]));
  return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}

const PAGE_SCREENSHOT_FIELDS: ReadonlySet<string> = new Set([
  "landingPageScreenshotUrl",
  "alternateScreenshotUrl",
]);
