import type { PageText } from "../artifacts/capture.ts";
import type { TextBlock } from "../artifacts/text.ts";

/** A block as evidence knows it: what capture saw, and the passage made of it. */
export interface PageBlock {
  block: PageText;
  passage: TextBlock;
}

/** Words made of letters; a figure alone is an offer, not a headline. Scripts without spaces count two letters a word. */
const countHeadlineWords = (text: string): number =>
  (text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .map((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
        ? word.length / 2
        : 1,
    )
    .reduce((sum, words) => sum + words, 0);

const isContent = ({ block: { region } }: PageBlock): boolean =>
  region !== "nav" && region !== "footer" && region !== "consent" && region !== "overlay";

const isHeadlineCandidate = (read: PageBlock): boolean => {
  const words = countHeadlineWords(read.block.text);
  return words >= 2 && words <= 20 && isContent(read);
};

/** A title of one word is so much larger than what stands around it that nobody could take it for a label. */
const MIN_TITLE_SIZE_RATIO = 1.25;
const LONG_WORD = /\p{L}{5,}/u;

/** An h1 of one word, and a number maybe ("DataForward 2027"), that towers above every other line; a lone name says who, not what. */
const isOneWordTitle = (read: PageBlock, all: readonly PageBlock[], names: readonly string[]): boolean => {
  const { block, passage } = read;
  return (
    block.level === 1 &&
    isContent(read) &&
    LONG_WORD.test(block.text) &&
    !names.includes(passage.normalised) &&
    all.every(
      (other) =>
        other === read || !isContent(other) || block.fontPx >= MIN_TITLE_SIZE_RATIO * other.block.fontPx,
    )
  );
};

/** A heading that the author marked as the first is preferred while it is nearly as prominent. */
const MIN_H1_PROMINENCE_SHARE = 0.8;

/**
 * The page's hero headline: the most prominent block of 2 to 20 words, or an h1 that comes within a fifth of it; before
 * them a title of one word that towers above all. @param names what the page goes by, plain.
 */
export const findHeroHeadline = (
  blocks: readonly PageBlock[],
  names: readonly string[] = [],
): PageBlock | null => {
  const title = blocks.find(
    (read) => countHeadlineWords(read.block.text) === 1 && isOneWordTitle(read, blocks, names),
  );
  if (title !== undefined) return title;
  const candidates = blocks.filter(isHeadlineCandidate);
  const [first] = candidates;
  if (first === undefined) return blocks.find(({ block }) => block.level === 1) ?? null;
  const h1 = candidates.find(({ block }) => block.level === 1);
  // A page that opens with its picture alone has its first words below it.
  const upfront = candidates.some(
    ({ passage: { aboveFold, covered, boilerplate } }) => (aboveFold || covered) && !boilerplate,
  );
  if (h1 !== undefined && !upfront) return h1;
  return h1 !== undefined && h1.passage.prominence >= MIN_H1_PROMINENCE_SHARE * first.passage.prominence
    ? h1
    : first;
};

/** Farther below than this many pixels a text belongs to another part of the page. */
const MAX_SUBHEAD_DISTANCE_PX = 320;

/** What explains the headline: the most prominent text of a few words or more right beneath it. */
export const findHeroSubhead = (
  blocks: readonly PageBlock[],
  headline: PageBlock | null,
): PageBlock | null => {
  if (headline === null) return null;
  const foot = headline.block.box.y + headline.block.box.height;
  return (
    blocks.find(
      (other) =>
        other !== headline &&
        countHeadlineWords(other.block.text) >= 3 &&
        other.block.region === headline.block.region &&
        other.block.box.y >= headline.block.box.y &&
        other.block.box.y - foot <= MAX_SUBHEAD_DISTANCE_PX,
    ) ?? null
  );
};
