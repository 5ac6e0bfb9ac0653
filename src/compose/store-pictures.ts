import { hash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Evaluated, StorePicture } from "../contract/evaluator-interface.ts";
import { getPictureExtension } from "../ground/media-type.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";

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

/** Stores pictures in a folder under a hash of their content and returns file URLs. */
export function createPictureStore(directory: string): StorePicture {
  return async (_evaluationId, role, picture) => {
    const digest = hash("sha256", picture.bytes).slice(0, 16);
    // A separate variable: the bundler treats a template inside path.resolve as an asset lookup.
    const name = `${role}-${digest}.${getPictureExtension(picture.mediaType)}`;
    const file = path.resolve(directory, name);
    await writeFileAtomically(file, picture.bytes);
    return pathToFileURL(file).href;
  };
}

export type ReportPictureStore = ReturnType<typeof openReportPictureStore>;

/** The picture store of a report folder, and its warning if pictures cannot be stored. */
export function openReportPictureStore(reportFolder: string) {
  const warnings: string[] = [];
  const keep = createPictureStore(path.join(reportFolder, "screenshots"));
  return { store: storeOrWarn(keep, (warning) => warnings.push(warning)), warnings };
}
