import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import { STATED_BRAND_CONFIDENCE, type TextBlock } from "../artifacts/text-block.ts";
import { findAbsentFeatures } from "./absent-features.ts";
import { buildTextBlock, type TextContext } from "./build-text-block.ts";
import { listAccentColours, type PageImageMeasures } from "./cached-image-measures.ts";
import { classifyPage } from "./classify-page-type.ts";
import { detectByVotes, detectLanguage } from "./detect-language.ts";
import { findExclusions } from "./exclusions.ts";
import { type BrandName, findBrandNames } from "./find-brand-names.ts";
import { findCtas, findTextLinkCtas } from "./find-ctas.ts";
import { findHeroHeadline, findHeroSubhead, type PageBlock } from "./find-hero-headline.ts";
import { findProductNames, findStrings } from "./json-ld.ts";
import { findMainConcepts } from "./main-concepts.ts";
import { findNearestStep } from "./nearest-step.ts";
import {
  computeProminence,
  locateOnPage,
  META_CONFIDENCE,
  metaExcerpt,
  overlapsFold,
  PAGE_CONFIDENCE,
  readableTexts,
} from "./page-excerpts.ts";
import { withoutRelatedProducts } from "./remove-related-products.ts";
import { findSoldOutNotice } from "./sold-out.ts";
import { readStatements } from "./statements.ts";
import { measureTone } from "./tone.ts";

/** Later blocks repeat earlier ones. */
const MAX_BLOCKS = 400;
/** Words that visitors read before they decide. */
const MAX_TONE_WORDS = 120;
const MAX_LANGUAGE_CHARS = 6000;

/** A header bar has small text at the very top; a larger text in a header may be a hero. */
const MAX_HEADER_BAR_Y_PX = 120;
const MAX_HEADER_BAR_FONT_PX = 22;

const isBoilerplate = ({ region, box, fontPx, drawn }: Snapshot["texts"][number]): boolean =>
  region === "nav" ||
  region === "footer" ||
  (region === "header" && box.y < MAX_HEADER_BAR_Y_PX && (drawn === true || fontPx <= MAX_HEADER_BAR_FONT_PX));

/** Labels of form fields say nothing about the product. */
const isFormLabel = ({ tag }: Snapshot["texts"][number]): boolean => /^(?:label|legend|option)$/iu.test(tag);

const buildPageBlocks = (texts: Snapshot["texts"], page: Snapshot, context: TextContext): PageBlock[] => {
  const weighted = texts.map((block) => ({ block, prominence: computeProminence(block, page.fold) }));
  const most = Math.max(Number.MIN_VALUE, ...weighted.map(({ prominence }) => prominence));
  return weighted
    .sort((one, other) => other.prominence - one.prominence)
    .slice(0, MAX_BLOCKS)
    .map(({ block, prominence }) => ({
      block,
      textBlock: {
        ...buildTextBlock(
          {
            text: toVisibleText(block.text),
            ...(block.struck !== undefined && { struck: block.struck }),
            ...(block.drawn && { drawn: true }),
            confidence: block.drawn ? META_CONFIDENCE : PAGE_CONFIDENCE,
            source: "page",
            prominence: prominence / most,
            ...locateOnPage(block, page),
          },
          context,
        ),
        ...((isBoilerplate(block) || isFormLabel(block)) && { boilerplate: true }),
      },
    }));
};

/** The first texts above the fold, in context order. Layers do not count. */
const listOpeningTexts = (texts: Snapshot["texts"], page: Snapshot): string[] => {
  const read: string[] = [];
  let words = 0;
  for (const { text, box, region } of texts) {
    if (!overlapsFold(box, page.fold) || region === "nav" || region === "footer" || region === "overlay") continue;
    if (words >= MAX_TONE_WORDS) break;
    read.push(text);
    words += text.split(/\s+/).length;
  }
  return read;
};

const measurePageTone = (
  opening: readonly string[],
  headline: string | null,
  language: PageEvidence["language"],
): PageEvidence["tone"] =>
  measureTone({
    headline,
    others: opening.filter((text) => headline === null || normaliseText(text) !== normaliseText(headline)),
    language: language?.tag ?? null,
    hasReliableCapitals: true,
  });

/** Texts for language detection, up to a total length. */
const sampleTexts = (texts: Snapshot["texts"], page: Snapshot): string[] => {
  let letters = 0;
  return [page.title, page.description ?? "", ...texts.map(({ text }) => text)].filter((text) => {
    letters += text.length;
    return letters <= MAX_LANGUAGE_CHARS;
  });
};

/** Factor on the confidence if the text above the fold and the whole page are in different languages. */
const MIXED_LANGUAGE_FACTOR = 0.5;

/** Detects the page's language by the text above the fold; if that is too short, by all text. */
export const detectPageLanguage = (page: Snapshot): PageEvidence["language"] => {
  const copy = readableTexts(page);
  const textsAboveFold = sampleTexts(
    copy.filter(({ box }) => overlapsFold(box, page.fold)),
    page,
  );
  const wholePage = detectLanguage(sampleTexts(copy, page), page.language);
  if (detectByVotes(...textsAboveFold) === null) return wholePage;
  const first = detectLanguage(textsAboveFold, page.language);
  return first === null || wholePage === null || first.tag === wholePage.tag
    ? first
    : { ...first, confidence: first.confidence * MIXED_LANGUAGE_FACTOR };
};

/** All words of the page, normalised. What is not among them is not on the page. */
const collectFullText = (page: Snapshot): string =>
  [
    page.title,
    page.description ?? "",
    page.siteName ?? "",
    page.url,
    ...page.texts.map(({ text }) => text),
    ...page.controls.map(({ text }) => text),
    ...page.links.map(({ text }) => text),
    ...page.images.map(({ alt }) => alt),
    ...findStrings(page.jsonLd),
  ]
    .map(normaliseText)
    .filter((words) => words !== "")
    .join(" ");

const findHomeLinks = ({ url, links }: Snapshot): Snapshot["links"] => {
  const home = URL.parse("/", url);
  return links.filter(({ href }) => {
    const there = URL.parse(href);
    return there !== null && there.origin === home?.origin && there.pathname === home.pathname;
  });
};

/**
 * Removes blocks that only contain the page's name or link to the home page. A main heading with only the name is
 * removed if another heading above the fold has other words.
 */
const withoutBrandNames = (
  blocks: readonly PageBlock[],
  page: Snapshot,
  names: readonly BrandName[],
): readonly PageBlock[] => {
  const known = new Set(
    [...names.filter(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE), ...findHomeLinks(page)].map(
      ({ text }) => normaliseText(text),
    ),
  );
  const isOtherHeading = ({ block, textBlock }: PageBlock): boolean =>
    block.level !== null && block.level <= 3 && textBlock.aboveFold && !known.has(textBlock.normalised);
  const hasOtherHeading = blocks.some(isOtherHeading);
  const others = blocks.filter(
    ({ block, textBlock }) => !known.has(textBlock.normalised) || (block.level === 1 && !hasOtherHeading),
  );
  return others.length > 0 ? others : blocks;
};

/** The headline among the texts of a page or of its first screen. */
export const findHeadline = (
  page: Snapshot,
  names: readonly BrandName[],
  context: TextContext,
  blocks = buildPageBlocks(withoutRelatedProducts(readableTexts(page)), page, context),
): PageBlock | null =>
  findHeroHeadline(
    withoutBrandNames(blocks, page, names),
    // Half of a title may be the page's own: "Preise | Hundepension".
    names.filter(({ confidence }) => confidence >= STATED_BRAND_CONFIDENCE).map(({ text }) => normaliseText(text)),
  );

/** The texts that name the page's subject, most important first, each once. */
const listSubjectTexts = (
  page: Snapshot,
  context: TextContext,
  summary: readonly TextBlock[],
  blocks: readonly PageBlock[],
  [headline, subhead]: readonly (TextBlock | undefined)[],
): TextBlock[] => {
  const products = findProductNames(page.jsonLd).map((name) => buildTextBlock(metaExcerpt(name, "json-ld"), context));
  const headings = blocks
    .filter(({ block }) => block.level !== null && block.level <= 2)
    .map(({ textBlock }) => textBlock);
  return [...new Set([...products, headline, ...summary, subhead, ...headings].filter((text) => text !== undefined))];
};

/** Builds the page's evidence. */
export const buildPageEvidence = (
  page: Snapshot,
  context: TextContext,
  language: PageEvidence["language"],
  pictures: PageImageMeasures,
): PageEvidence => {
  const texts = withoutRelatedProducts(readableTexts(page));
  const blocks = buildPageBlocks(texts, page, context);
  const names = findBrandNames(page);
  const brands = names.map((name) => buildTextBlock({ ...name, prominence: 0 }, context));
  const headline = findHeadline(page, names, context, blocks);
  const subhead = findHeroSubhead(blocks, headline);
  const summary = [page.title, page.description ?? ""]
    .filter((text) => toVisibleText(text) !== "")
    .map((text) => buildTextBlock(metaExcerpt(text), context));
  const statements = readStatements(page, texts, context);
  const absentFeatures = findAbsentFeatures(page, texts, context);
  const ctas = findCtas(page);
  const soldOut = findSoldOutNotice(page);
  const exclusions = findExclusions(page, texts, context);
  return {
    url: page.url,
    title: toVisibleText(page.title),
    type: classifyPage(page, ctas, statements),
    summary,
    fullText: collectFullText(page),
    headline: headline?.textBlock ?? null,
    subhead: subhead?.textBlock ?? null,
    blocks: blocks.map((read) => read.textBlock),
    statements,
    absentFeatures,
    ctas,
    textLinkCtas: findTextLinkCtas(page),
    nearestStep: findNearestStep(page),
    ...(exclusions.length > 0 && { exclusions }),
    ...(soldOut !== null && { soldOut }),
    brands,
    concepts: findMainConcepts(
      listSubjectTexts(page, context, summary, blocks, [headline?.textBlock, subhead?.textBlock]),
    ),
    ...pictures,
    accentColours: listAccentColours(page),
    tone: measurePageTone(listOpeningTexts(texts, page), headline?.textBlock.text ?? null, language),
    language,
    layers: page.layers,
    ...(page.popUpClosed !== undefined && { popUpClosed: page.popUpClosed }),
    ...(page.failedResources !== undefined && { failedResources: page.failedResources }),
    links: page.links,
  };
};
