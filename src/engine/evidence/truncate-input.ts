import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";

/** Limits the input of regular expressions; visitors do not read longer blocks. */
const MAX_BLOCK_CHARS = 2000;
/** For labels, names and titles. */
const MAX_LABEL_CHARS = 300;
/** In document order. */
const MAX_TEXT_BLOCKS = 3000;
const MAX_CONTROLS = 500;
const MAX_PAGE_IMAGES = 500;

const truncate = (text: string, letters: number): string =>
  text.length <= letters ? text : text.slice(0, letters).toWellFormed();

/** Truncates a page of any size to what the evidence is taken from. */
export const truncatePage = (page: Snapshot): Snapshot => ({
  ...page,
  title: truncate(page.title, MAX_LABEL_CHARS),
  description: page.description === null ? null : truncate(page.description, MAX_BLOCK_CHARS),
  siteName: page.siteName === null ? null : truncate(page.siteName, MAX_LABEL_CHARS),
  texts: page.texts
    .slice(0, MAX_TEXT_BLOCKS)
    .map((block) => ({ ...block, text: truncate(block.text, MAX_BLOCK_CHARS) })),
  controls: page.controls
    .slice(0, MAX_CONTROLS)
    .map((control) => ({ ...control, text: truncate(control.text, MAX_LABEL_CHARS) })),
  images: page.images
    .slice(0, MAX_PAGE_IMAGES)
    .map((image) => ({ ...image, alt: truncate(image.alt, MAX_LABEL_CHARS) })),
});

/** Truncates an ad's text fields. */
export const truncateAdText = (copy: AdTextFields): AdTextFields =>
  Object.fromEntries(
    Object.entries(copy).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, truncate(text, MAX_BLOCK_CHARS)] as const] : [],
    ),
  );
