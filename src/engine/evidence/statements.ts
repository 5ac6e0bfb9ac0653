import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { PageText, Snapshot } from "../artifacts/capture-schemas.ts";
import { isMoney, type Quantity, type Statement } from "../artifacts/claims.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import { isQuestion, splitSentences } from "./ad-lines.ts";
import { extractTerms, type TextContext } from "./build-text-block.ts";
import { isNegated } from "./exclusions.ts";
import { findBundlesAndCodes } from "./find-bundles-and-codes.ts";
import { isListedAsIncluded, readClauses, saysIncluded } from "./inclusions.ts";
import { findEventStartDates, findFaqEntries, findPrices } from "./json-ld.ts";
import { findMentions } from "./mentions.ts";
import { locateOnPage, metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";
import { findQuantities } from "./quantities.ts";

/** Later statements repeat earlier ones. */
const MAX_STATEMENTS = 1000;
const MAX_CONTEXTS = 3;

interface Source {
  excerpt: Excerpt;
  context: string[];
  /** Amounts in a menu or filter are options, and not what something costs. */
  isMenu?: boolean;
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

/** The label of a table cell's row, a definition's term, or the first text of the same small group. */
const findRowLabel = (text: PageText, texts: readonly PageText[]): string | null => {
  if (text.tag === "dd") {
    const at = texts.indexOf(text);
    const term = texts.slice(0, at).findLast(({ tag }) => tag === "dt");
    return term?.text ?? null;
  }
  const row = text.within?.at(-2);
  if (text.tag !== "td" || row === undefined) return null;
  const label = texts.find((other) => other.within?.at(-2) === row);
  return label === undefined || label === text ? null : label.text;
};

/** "None" as the value beside its label. "No fees" is a statement of its own. */
const isBareNegation = (text: string): boolean => {
  const words = normaliseText(text).match(/\p{L}+/gu) ?? [];
  return words.length === 1 && isNegated(words.join(""));
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
  const sources: Source[] = [
    ...texts.map((text) => {
      const label = findRowLabel(text, texts);
      return {
        excerpt: createExcerpt(text, page),
        isMenu: text.region === "nav",
        context: [...(label === null ? [] : [label]), ...(paths.get(text) ?? [])].slice(0, MAX_CONTEXTS),
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
    })),
  ];
  const language = context.language ?? context.declared ?? null;
  const read = sources
    .flatMap(({ excerpt, ...source }) =>
      splitSentences(excerpt.text).map((text) => ({ ...source, excerpt: { ...excerpt, text } })),
    )
    .slice(0, MAX_STATEMENTS);
  const mentions = findMentions(
    read.map(({ excerpt, context: above }) => `${excerpt.text} . ${above[0] ?? ""}`),
    language ?? "en",
    "page",
  );
  return read.map(({ excerpt, context: above, isMenu = false, isPanel = false }, at) => {
    const terms = extractTerms(excerpt.text, context);
    const quantities = markFormerPrices(findQuantities(excerpt.text, language), excerpt).filter(
      (one) => !isMenu || !isMoney(one),
    );
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
      quantities,
      mentions: [...(mentions[at] ?? []), ...findBundlesAndCodes(excerpt.text, language ?? "en")],
      isQuestion: isQuestion(excerpt.text),
      isAnswer,
      saysIncluded: saysIncluded(normalised, language ?? "en") || (isListed && !quantities.some(isMoney)),
      negated: isNegated(normalised),
      isDenied: isBareNegation(read[at + 1]?.excerpt.text ?? ""),
    };
  });
};
