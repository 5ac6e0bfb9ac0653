import { foldText, normaliseText } from "../../ground/fold-text.ts";
import type { Control, PageLink, Snapshot } from "../artifacts/capture-schemas.ts";
import { classifyLink, ctaPatterns, isCtaCandidate, isPopUpControl } from "./classify-cta.ts";

/** A longer link is a sentence that leads to an article, not a label. */
const MAX_LINK_WORDS = 8;
/** Fewer words may occur in a text by chance. */
const MIN_WORDS_IN_TEXT = 3;

const isFrame = ({ region }: Pick<Control, "region">): boolean =>
  region === "nav" || region === "footer" || region === "consent";

const isNavigation = (text: string): boolean => {
  const said = foldText(text);
  return ctaPatterns().navigation.test(said) || ctaPatterns().socialProfile.test(said);
};

/** Whether a control of the page's content may be a step, even if its label is too long or its style too plain. */
const isPossibleStep = (control: Control, page: Snapshot): boolean =>
  control.box.width > 1 &&
  control.box.height > 1 &&
  !isPopUpControl(control, page) &&
  (isCtaCandidate(control) ||
    (control.region === "main" && normaliseText(control.text) !== "" && !isNavigation(control.text)));

/** A text of the page, prepared for comparison with links. */
interface Line {
  /** Normalised, between spaces. */
  words: string;
  top: number;
  /** It may be a link's label: no heading, and no part of the frame. */
  isContent: boolean;
}

const listLines = ({ texts }: Snapshot): Line[] =>
  texts.map((text) => ({
    words: ` ${normaliseText(text.text)} `,
    top: text.box.y,
    isContent: text.level === null && !isFrame(text),
  }));

/**
 * Where a text link is: the top of the text that is its label, else of the first text that contains it. Null where it
 * is not in the content. A heading is no link, and a single word may occur in a text without being the link.
 */
const findLinkTop = (link: PageLink, lines: readonly Line[]): number | null => {
  const label = normaliseText(link.text);
  const isContact = ctaPatterns().directContactUrl.test(link.href);
  if (label === "") return isContact ? 0 : null;
  const words = label.split(" ").length;
  if (!isContact && (words > MAX_LINK_WORDS || isNavigation(link.text))) return null;
  const places = lines.filter(({ isContent, words: said }) => (isContact || isContent) && said.includes(` ${label} `));
  const exact = places.filter(({ words: said }) => said === ` ${label} `);
  const isUnmistakable = words >= MIN_WORDS_IN_TEXT || classifyLink(link) !== null;
  const own = exact.length > 0 || !isUnmistakable ? exact : places;
  return own.length === 0 ? null : Math.min(...own.map(({ top }) => top));
};

/** A link to the top of the page or to the home page, as logos have. */
const leadsHome = ({ href }: PageLink, page: Snapshot): boolean => {
  const [address, fragment = ""] = href.split("#");
  return /^(?:!|top)?$/u.test(fragment) && (address === page.url || address === URL.parse("/", page.url)?.href);
};

/**
 * The distance to the first thing that visitors can click or tap as their next step, in screens from the top of the
 * page: a button, a text link in the content, a phone number. It counts whatever may be a step, so that `null` and
 * large distances are certain. Null: there is none.
 */
export const findNearestStep = (page: Snapshot): number | null => {
  const controls = page.controls.filter((control) => isPossibleStep(control, page));
  // A control's place is known, so its link tells nothing more.
  const labels = new Set(page.controls.map(({ text }) => normaliseText(text)));
  const links = page.links.filter((link) => !labels.has(normaliseText(link.text)) && !leadsHome(link, page));
  const lines = listLines(page);
  const tops = [...controls.map(({ box }) => box.y), ...links.flatMap((link) => findLinkTop(link, lines) ?? [])];
  return tops.length === 0 ? null : Math.max(0, Math.min(...tops)) / page.fold.height;
};
