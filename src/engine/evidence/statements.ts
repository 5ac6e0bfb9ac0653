import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { PageText, Snapshot } from "../artifacts/capture-schemas.ts";
import { isMoney, type Quantity, type Statement } from "../artifacts/claims.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { isQuestion, splitSentences } from "./ad-lines.ts";
import { extractTerms, type TextContext } from "./build-text-block.ts";
import { cachedBy } from "./cached-by.ts";
import { isNegated } from "./exclusions.ts";
import { findBundlesAndCodes } from "./find-bundles-and-codes.ts";
import { isListedAsIncluded, readClauses, saysIncluded } from "./inclusions.ts";
import { createLabelReader } from "./item-labels.ts";
import { findEventStartDates, findFaqEntries, findPrices } from "./json-ld.ts";
import { findMentions } from "./mentions.ts";
import { locateOnPage, metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";
import { findQuantities } from "./quantities.ts";

/** Later statements repeat earlier ones. */
const MAX_STATEMENTS = 1000;
const MAX_CONTEXTS = 4;

interface Source {
  excerpt: Excerpt;
  context: string[];
  /** How many of these name the item that the text is about; absent: none. */
  labels?: number;
  /** Amounts in a menu or filter are options, and not what something costs. */
  isMenu?: boolean;
  /** An amount and a currency's code, whose letters name no thing. */
  isBareAmount?: boolean;
  /** Its text keeps changing. */
  isChanging?: boolean;
  /** Below the title of a closed panel, or answers a question. */
  isPanel?: boolean;
}

/** Headings above each text, nearest first. A heading ends the ones of its own and lower levels. */
const readHeadingPaths = (texts: readonly PageText[]): Map<PageText, string[]> => {
  const paths = new Map<PageText, string[]>();
  let open: PageText[] = [];
  for (const text of texts) {
    if (text.level !== null && text.region !== "footer") {
      const { level } = text;
      open = open.filter((heading) => (heading.level ?? 0) < level);
      paths.set(text, open.map((heading) => heading.text).reverse());
      open.push(text);
    } else paths.set(text, text.region === "footer" ? [] : open.map((heading) => heading.text).reverse());
  }
  return paths;
};

/** "None" as the value beside its label. "No fees" is a statement of its own. */
const isBareNegation = (text: string, language: string | null): boolean => {
  const words = normaliseText(text).match(/\p{L}+/gu) ?? [];
  return words.length === 1 && isNegated(words.join(""), language);
};

const createExcerpt = (text: PageText, page: Snapshot): Excerpt => ({
  text: toVisibleText(text.text),
  ...(text.struck !== undefined && { struck: text.struck }),
  confidence: PAGE_CONFIDENCE,
  source: "page",
  prominence: 0,
  ...locateOnPage(text, page),
});

/** What is struck through is no longer true: "~~$40~~ $30". */
const markFormerPrices = (quantities: readonly Quantity[], { struck = [] }: Excerpt): Quantity[] =>
  quantities.map((one) =>
    struck.some((run) => toVisibleText(run).includes(one.text)) ? { ...one, cue: "former" } : one,
  );

/** What the page says: its texts, controls, questions with answers, title, description, structured dates and prices. */
export const readStatements = (page: Snapshot, texts: readonly PageText[], context: TextContext): Statement[] => {
  const paths = readHeadingPaths(texts);
  const language = context.language ?? context.declared ?? null;
  const labelsOf = createLabelReader(texts, (text) => paths.get(text)?.[0], language);
  const sources: Source[] = [
    ...texts.map((text) => {
      const labels = labelsOf(text);
      return {
        excerpt: createExcerpt(text, page),
        isMenu: text.region === "nav",
        context: [...new Set([...labels, ...(paths.get(text) ?? [])])].slice(0, MAX_CONTEXTS),
        labels: labels.length,
        isChanging: text.changing === true,
      };
    }),
    ...page.controls
      .filter(({ region }) => region !== "consent")
      .map(({ text, ...control }) => ({
        excerpt: { ...metaExcerpt(text, "page"), ...locateOnPage(control, page) },
        isMenu: control.region === "nav",
        context: [],
      })),
    ...[...(page.answers ?? []), ...findFaqEntries(page.jsonLd)].map(({ question, answer }) => ({
      excerpt: metaExcerpt(answer, "page"),
      isPanel: true,
      context: [question],
    })),
    ...[page.title, page.description ?? ""].map((text) => ({ excerpt: metaExcerpt(text), context: [] })),
    ...findEventStartDates(page.jsonLd).map((date) => ({ excerpt: metaExcerpt(date, "json-ld"), context: [] })),
    ...findPrices(page.jsonLd).map(({ value, currency }) => ({
      excerpt: metaExcerpt(`${value} ${currency}`, "json-ld"),
      context: [],
      isBareAmount: true,
    })),
  ];
  const read = sources
    .flatMap(({ excerpt, ...source }) =>
      splitSentences(excerpt.text).map((text) => ({ ...source, excerpt: { ...excerpt, text } })),
    )
    .slice(0, MAX_STATEMENTS);
  const readLabel = cachedBy((text: string) => ({
    terms: extractTerms(text, context),
    quantities: findQuantities(text, language),
  }));
  const mentions = findMentions(
    read.map(({ excerpt, context: above }) => `${excerpt.text} . ${above[0] ?? ""}`),
    language ?? "en",
    "page",
  );
  return read.map(
    (
      { excerpt, context: above, labels = 0, isBareAmount, isMenu = false, isChanging = false, isPanel = false },
      at,
    ) => {
      const terms = isBareAmount === true ? [] : extractTerms(excerpt.text, context);
      const shown = markFormerPrices(findQuantities(excerpt.text, language), excerpt).filter(
        (one) => !isMenu || !isMoney(one),
      );
      const quantities = isChanging ? [] : shown;
      const normalised = normaliseText(excerpt.text);
      const isAnswer = isQuestion(above[0] ?? "");
      const isListed =
        isPanel && !isAnswer && isListedAsIncluded(normalised, normaliseText(above[0] ?? ""), language ?? "en");
      return {
        excerpt,
        context: above,
        terms,
        clauses: readClauses(excerpt.text, { terms, quantities }, language ?? "en"),
        contextTerms: above.flatMap((text) => extractTerms(text, context)),
        labels: above.slice(0, labels).map(readLabel),
        quantities,
        ...(isChanging && { passing: shown }),
        mentions: [...(mentions[at] ?? []), ...findBundlesAndCodes(excerpt.text, language ?? "en")],
        isQuestion: isQuestion(excerpt.text),
        isAnswer,
        saysIncluded: saysIncluded(normalised, language ?? "en") || (isListed && !quantities.some(isMoney)),
        negated: isNegated(normalised, language),
        isDenied: isBareNegation(read[at + 1]?.excerpt.text ?? "", language),
      };
    },
  );
};
