import type { PageText } from "../artifacts/capture-schemas.ts";
import type { TextBlock } from "../artifacts/text-block.ts";

/** A text block of the snapshot, with its analysed text. */
export interface PageBlock {
  block: PageText;
  textBlock: TextBlock;
}

/**
 * Counts words with letters, because a number alone is an offer. In scripts without spaces, two letters count as a
 * word.
 */
const countHeadlineWords = (text: string): number =>
  (text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .map((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word) ? word.length / 2 : 1,
    )
    .reduce((sum, words) => sum + words, 0);

const isContent = ({ block: { region } }: PageBlock): boolean =>
  region !== "nav" && region !== "footer" && region !== "consent" && region !== "overlay";

const isHeadlineCandidate = (read: PageBlock): boolean => {
  const words = countHeadlineWords(read.block.text);
  return words >= 2 && words <= 20 && isContent(read);
};

/** A one-word title must be this much larger than all other text, so that it is no label. */
const MIN_TITLE_SIZE_RATIO = 1.25;
const LONG_WORD = /\p{L}{5,}/u;

/** Titles of pages and columns begin at this level; h5 and h6 are labels. */
const MAX_TITLE_LEVEL = 4;

/**
 * Whether a block is a heading of one word, optionally with a number ("DataForward 2027", "Preise"), that is much larger
 * than all other text. A brand name alone is no headline.
 */
const isOneWordTitle = (read: PageBlock, all: readonly PageBlock[], names: readonly string[]): boolean => {
  const { block, textBlock } = read;
  return (
    block.level !== null &&
    block.level <= MAX_TITLE_LEVEL &&
    textBlock.aboveFold &&
    isContent(read) &&
    LONG_WORD.test(block.text) &&
    !names.includes(textBlock.normalised) &&
    all.every(
      (other) => other === read || !isContent(other) || block.fontPx >= MIN_TITLE_SIZE_RATIO * other.block.fontPx,
    )
  );
};

/** An h1 is preferred down to this share of the most prominent text. */
const MIN_H1_PROMINENCE_SHARE = 0.8;

/**
 * Finds the hero headline: the most prominent block of 2 to 20 words, or an h1 of nearly the same prominence; first
 * of all a dominant one-word title.
 *
 * @param names the normalised names of the page, as the site states them.
 */
export const findHeroHeadline = (blocks: readonly PageBlock[], names: readonly string[] = []): PageBlock | null => {
  const title = blocks.find((read) => countHeadlineWords(read.block.text) === 1 && isOneWordTitle(read, blocks, names));
  if (title !== undefined) return title;
  const candidates = blocks.filter(isHeadlineCandidate);
  const [first] = candidates;
  if (first === undefined) return blocks.find(({ block }) => block.level === 1) ?? null;
  const h1 = candidates.find(({ block }) => block.level === 1);
  // A page may start with a picture only, so that all text is below the fold.
  const hasTextAboveFold = candidates.some(
    ({ textBlock: { aboveFold, covered, boilerplate } }) => (aboveFold || covered) && !boilerplate,
  );
  if (h1 !== undefined && !hasTextAboveFold) return h1;
  return h1 !== undefined && h1.textBlock.prominence >= MIN_H1_PROMINENCE_SHARE * first.textBlock.prominence
    ? h1
    : first;
};

/** Maximum distance below the headline. */
const MAX_SUBHEAD_DISTANCE_PX = 320;

/** Finds the subhead: the most prominent text of at least three words directly below the headline. */
export const findHeroSubhead = (blocks: readonly PageBlock[], headline: PageBlock | null): PageBlock | null => {
  if (headline === null) return null;
  const headlineBottom = headline.block.box.y + headline.block.box.height;
  return (
    blocks.find(
      (other) =>
        other !== headline &&
        countHeadlineWords(other.block.text) >= 3 &&
        other.block.region === headline.block.region &&
        other.block.box.y >= headline.block.box.y &&
        other.block.box.y - headlineBottom <= MAX_SUBHEAD_DISTANCE_PX,
    ) ?? null
  );
};
