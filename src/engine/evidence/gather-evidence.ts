import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { normaliseText, splitWords } from "../../ground/fold-text.ts";
import { cutOff } from "../../ground/text.ts";
import type { Creative, Snapshot } from "../artifacts/capture-schemas.ts";
import type { DetectedLanguage, Evidence } from "../artifacts/evidence.ts";
import { buildAdEvidence, collectAdTexts, detectAdLanguage } from "./ad-evidence.ts";
import type { TextContext } from "./build-text-block.ts";
import { measurePage } from "./cached-image-measures.ts";
import { isCtaCandidate, isPopUpControl } from "./classify-cta.ts";
import { parseDeclaredTag } from "./detect-language.ts";
import { type BrandName, findBrandNames } from "./find-brand-names.ts";
import { buildPageEvidence, detectPageLanguage } from "./page-evidence.ts";
import { locateOnPage, metaExcerpt } from "./page-excerpts.ts";
import { removePromptInjections } from "./remove-prompt-injections.ts";

/** Limits the input of regular expressions; visitors do not read longer blocks. */
const MAX_BLOCK_CHARS = 2000;
/** For labels, names and titles. */
const MAX_LABEL_CHARS = 300;
/** In document order. */
const MAX_TEXT_BLOCKS = 3000;
const MAX_CONTROLS = 500;
const MAX_PAGE_IMAGES = 500;

/** Truncates a page of any size to what the evidence is taken from. */
const truncatePage = (page: Snapshot): Snapshot => ({
  ...page,
  title: cutOff(page.title, MAX_LABEL_CHARS),
  description: page.description === null ? null : cutOff(page.description, MAX_BLOCK_CHARS),
  siteName: page.siteName === null ? null : cutOff(page.siteName, MAX_LABEL_CHARS),
  texts: page.texts.slice(0, MAX_TEXT_BLOCKS).map((block) => ({ ...block, text: cutOff(block.text, MAX_BLOCK_CHARS) })),
  controls: page.controls
    .slice(0, MAX_CONTROLS)
    .map((control) => ({ ...control, text: cutOff(control.text, MAX_LABEL_CHARS) })),
  images: page.images.slice(0, MAX_PAGE_IMAGES).map((image) => ({ ...image, alt: cutOff(image.alt, MAX_LABEL_CHARS) })),
});

/** Further texts that an ad's platform shows in turn. */
const MAX_ROTATING_TEXTS = 50;

/** Truncates an ad's text fields. */
const truncateAdText = ({ headlines = [], descriptions = [], ...copy }: AdTextFields): AdTextFields => {
  const truncateAll = (texts: NonNullable<AdTextFields["headlines"]>) =>
    texts
      .slice(0, MAX_ROTATING_TEXTS)
      .map((each) =>
        typeof each === "string"
          ? cutOff(each, MAX_BLOCK_CHARS)
          : { ...each, text: cutOff(each.text, MAX_BLOCK_CHARS) },
      );
  const fields = Object.entries(copy).flatMap(([name, text]) =>
    typeof text === "string" ? [[name, cutOff(text, MAX_BLOCK_CHARS)] as const] : [],
  );
  return {
    ...Object.fromEntries(fields),
    headlines: truncateAll(headlines),
    descriptions: truncateAll(descriptions),
  };
};

/** Visible text that was removed as prompt injection, for a finding. */
const collectRemovedInjections = (original: Snapshot, page: Snapshot): Pick<Evidence, "promptInjections"> => {
  const dropped = [
    ...original.texts.filter((text) => !page.texts.includes(text)),
    ...original.controls.filter((control) => !page.controls.includes(control)),
  ];
  if (dropped.length === 0) return {};
  return {
    promptInjections: dropped.map((text) => ({ ...metaExcerpt(text.text, "page"), ...locateOnPage(text, original) })),
  };
};

/** Words and phrases of brand names. Domains and titles are excluded, because they contain common words, too. */
const splitBrandNames = (names: readonly string[]): Pick<TextContext, "names" | "phrases"> => {
  const known = names.map(normaliseText).filter((name) => name !== "");
  return { names: new Set(known.flatMap(splitWords)), phrases: known.filter((name) => name.includes(" ")) };
};

/**
 * Minimum confidence of names that two sources confirm. A part of a title or words at the top of a page may be
 * anything.
 */
const MIN_STATED_NAME_CONFIDENCE = 0.85;

const statedNames = (names: readonly BrandName[]): string[] =>
  names
    .filter(({ source, confidence }) => source === "url" || confidence >= MIN_STATED_NAME_CONFIDENCE)
    .map(({ text }) => text);

/** Below it, two languages share most of an ad's words: "entro 24 ore" is Italian, and may be Spanish by its others. */
const MIN_READING_CONFIDENCE = 0.2;

/** The language by whose words an ad is read: the page's, if the ad is too short to tell its own. */
const chooseReadingLanguage = (ad: DetectedLanguage | null, page: DetectedLanguage | null): string | null =>
  ad !== null && (page === null || ad.confidence >= MIN_READING_CONFIDENCE) ? ad.tag : (page?.tag ?? null);

/**
 * Extracts the evidence of an ad and its page. Pure and deterministic. Unknown values are null or empty, never
 * guessed.
 */
export function gatherEvidence(input: {
  creative: Creative | null;
  copy: AdTextFields | null;
  page: Snapshot;
  platform: Platform | null;
}): Evidence {
  const { creative, platform } = input;
  const copy = input.copy === null ? null : truncateAdText(input.copy);
  const original = truncatePage(input.page);
  const page = removePromptInjections(original);
  const words = collectAdTexts(
    creative,
    copy,
    page.controls
      .filter((control) => isCtaCandidate(control) && !isPopUpControl(control, page))
      .map(({ text }) => text),
    platform,
  );
  const names = findBrandNames(page);
  const brandWords = splitBrandNames([
    ...(words.pageName === null ? [] : [words.pageName.text]),
    ...(page.siteName === null ? [] : [page.siteName]),
  ]);
  const language = detectPageLanguage(page);
  const declared = parseDeclaredTag(page.language);
  const context: TextContext = {
    language: language?.tag ?? null,
    ...(declared !== null && { declared }),
    ...brandWords,
  };
  const adLanguage = detectAdLanguage(words);
  return {
    ad: buildAdEvidence(
      creative,
      words,
      { ...context, language: chooseReadingLanguage(adLanguage, language) },
      adLanguage,
      statedNames(names),
    ),
    // Prompt injections are no evidence, but they are visible, so the pictures are measured with them.
    page: buildPageEvidence(page, context, language, measurePage(original)),
    platform,
    ...collectRemovedInjections(original, page),
  };
}
