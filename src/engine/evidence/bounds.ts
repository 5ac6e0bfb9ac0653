import type { AdTextFields } from "../../contract/request.ts";
import type { Snapshot } from "../products/capture.ts";

/** No visitor reads farther in one block, and no pattern is let loose on more. */
const BLOCK_LETTERS = 2000;
/** The same for labels, names and titles. */
const LABEL_LETTERS = 300;
/** In document order: beyond these a page repeats itself. */
const MOST_TEXTS = 3000;
const MOST_CONTROLS = 500;
const MOST_IMAGES = 500;

const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : text.slice(0, letters).toWellFormed();

/** A page of any size, cut to what evidence is taken from. */
export const boundedPage = (page: Snapshot): Snapshot => ({
  ...page,
  title: cut(page.title, LABEL_LETTERS),
  description: page.description === null ? null : cut(page.description, BLOCK_LETTERS),
  siteName: page.siteName === null ? null : cut(page.siteName, LABEL_LETTERS),
  texts: page.texts.slice(0, MOST_TEXTS).map((block) => ({ ...block, text: cut(block.text, BLOCK_LETTERS) })),
  controls: page.controls
    .slice(0, MOST_CONTROLS)
    .map((control) => ({ ...control, text: cut(control.text, LABEL_LETTERS) })),
  images: page.images
    .slice(0, MOST_IMAGES)
    .map((image) => ({ ...image, alt: cut(image.alt, LABEL_LETTERS) })),
});

/** An ad's text fields, cut the same way. */
export const boundedCopy = (copy: AdTextFields): AdTextFields =>
  Object.fromEntries(
    Object.entries(copy).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, cut(text, BLOCK_LETTERS)] as const] : [],
    ),
  );
