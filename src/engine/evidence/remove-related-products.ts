import { z } from "zod";
import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import json from "../lexicon/related-products.json" with { type: "json" };

type PageText = Snapshot["texts"][number];

/** The beginning of the title of a section with related products, normalised. */
const relatedSectionTitle = lexicon(
  z
    .object({ titles: z.record(z.string(), z.array(z.string())) })
    .transform(({ titles }) => new RegExp(`^(?:${Object.values(titles).flat().join("|")})`, "u")),
  json,
);

const MAX_TITLE_CHARS = 60;

/** Normalised text has no apostrophes: "youll". */
const isRelatedSectionTitle = ({ text, region }: PageText): boolean =>
  text.length <= MAX_TITLE_CHARS &&
  region !== "nav" &&
  region !== "footer" &&
  relatedSectionTitle().test(normaliseText(toVisibleText(text)));

/**
 * Whether a text starts another section: a heading of at least the title's level, or, if the title is no heading, one
 * at least as large.
 */
const endsSection = (title: PageText, { level, fontPx, region }: PageText): boolean =>
  region === "footer" || (level !== null && (title.level === null ? fontPx >= title.fontPx : level <= title.level));

/**
 * The common ancestors of a title and the text after it, which limit the section. Empty if the snapshot has no
 * ancestors.
 */
const commonAncestorPath = ({ within = [] }: PageText, next: PageText | undefined): readonly number[] => {
  const parted = within.findIndex((element, at) => element !== next?.within?.[at]);
  return parted < 0 ? within : within.slice(0, parted);
};

const isInsideAncestor = (holder: readonly number[], { within }: PageText): boolean =>
  within === undefined || holder.every((element, at) => element === within[at]);

/**
 * Removes sections of related products ("You may also like"), because their names and prices say nothing about the
 * page. Text before the first main heading belongs to the page, whatever its title.
 */
export const withoutRelatedProducts = (texts: Snapshot["texts"]): Snapshot["texts"] => {
  let open: { title: PageText; holder: readonly number[] } | null = null;
  let begun = false;
  return texts.filter((text, at) => {
    if (open !== null && (endsSection(open.title, text) || !isInsideAncestor(open.holder, text))) open = null;
    if (open === null && begun && isRelatedSectionTitle(text))
      open = { title: text, holder: commonAncestorPath(text, texts[at + 1]) };
    begun ||= text.level !== null && text.level <= 2;
    return open === null;
  });
};
