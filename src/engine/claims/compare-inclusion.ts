import {
  type AdLine,
  type Inclusion,
  isMoney,
  type LedgerRow,
  type Quantity,
  type Statement,
} from "../artifacts/claims.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";
import { saysIncluded, splitClauses } from "../evidence/inclusions.ts";
import { normaliseText } from "../evidence/normalise-text.ts";
import { HEADLINE_BONUS } from "./headline-bonus.ts";
import { createVocabulary, isSameTerm } from "./page-vocabulary.ts";

/**
 * What the ad calls included or free, and the page names nowhere; where it names a part of it, a headline counts more.
 */
const UNKNOWN_ITEM = 0.7;
const PARTLY_UNKNOWN_ITEM = 0.5;
/** The page names the item, and says of other things that they are included, or of none. */
const NAMED_ITEM = 0.3;
const NAMED_BY_A_PAGE_WITHOUT_INCLUSIONS = 0.5;
/** What there is none of needs no mention. */
const EXCLUDED_ITEM = 0.3;
const STATED = 0.8;
/** The headline calls it free, and the page asks money for it. */
const PRICED_ITEM = 0.5;
/** Content words beside the item and its amount: "150-gallon minimum per order". */
const MAX_OTHER_TERMS = 1;
/** The page speaks of the item, and whether it says that there is some is not read. */
const SPOKEN_OF = 0.4;

const namesAll = (item: readonly Term[], terms: readonly Term[]): boolean =>
  item.every((one) => terms.some((other) => isSameTerm(one, other)));

/** Statements about the item, with answers to questions about it. A question states nothing itself. */
const findAbout = (item: readonly Term[], statements: readonly Statement[]): Statement[] =>
  statements.filter(
    ({ terms, contextTerms, isQuestion, isAnswer }) =>
      !isQuestion && (namesAll(item, terms) || (isAnswer && namesAll(item, contextTerms))),
  );

const createRow = (
  line: AdLine,
  { text, isExcluded }: Inclusion,
  found: Pick<LedgerRow, "verdict" | "statement"> & { checkability: number },
): LedgerRow => ({
  claim: {
    kind: isExcluded ? "assurance" : "offer",
    slot: isExcluded ? "excluded" : "included",
    value: null,
    text,
    source: line.excerpt,
    checkability: line.isPromise ? found.checkability : NAMED_ITEM,
    leading: line.isHeadline,
  },
  verdict: found.verdict,
  confidence: 0.8,
  statement: found.statement,
  words: null,
});

const keptBy = ({ excerpt }: Statement) => ({
  verdict: excerpt.aboveFold ? ("kept" as const) : ("kept_below_the_fold" as const),
  statement: excerpt,
});

const NOT_MENTIONED = { verdict: "not_mentioned", statement: null } as const;

/** "No deposit": contradicted by a page that speaks of the deposit and nowhere says that there is none. */
const compareExcluded = (line: AdLine, inclusion: Inclusion, statements: readonly Statement[]): LedgerRow => {
  const about = findAbout(inclusion.items[0] ?? [], statements);
  const denying = about.find(({ negated, isDenied }) => negated || isDenied);
  if (denying !== undefined) return createRow(line, inclusion, { ...keptBy(denying), checkability: STATED });
  const withAmount = about.find((one) => findAmounts(inclusion.items[0] ?? [], one).length > 0);
  const stating = withAmount ?? about[0];
  if (stating === undefined) return createRow(line, inclusion, { ...NOT_MENTIONED, checkability: EXCLUDED_ITEM });
  return createRow(line, inclusion, {
    verdict: "contradicted",
    statement: stating.excerpt,
    checkability: withAmount === undefined ? SPOKEN_OF : STATED,
  });
};

/** The words beside a number within its clause. */
const clauseOf = ({ before, after }: Quantity): string[] => [...before, ...after];

/** The content words of the statement among the given words. */
const termsIn = ({ terms }: Statement, words: readonly string[]): Term[] =>
  terms.filter(({ word }) => words.includes(normaliseText(word)));

/** The amounts whose clause is little more than the item: "your first bag is $9.50", "150-gallon minimum". */
const findAmounts = (item: readonly Term[], statement: Statement): Quantity[] =>
  statement.quantities.filter(
    (quantity) =>
      quantity.value > 0 &&
      quantity.isStated &&
      quantity.cue === null &&
      termsIn(statement, clauseOf(quantity)).length <= item.length + MAX_OTHER_TERMS &&
      namesAll(item, termsIn(statement, clauseOf(quantity))),
  );

/** "Shipping is free" in the clause that names the item. */
const isFreeItself = (item: readonly Term[], statement: Statement, language: string): boolean =>
  splitClauses(statement.excerpt.text)
    .map(normaliseText)
    .some((clause) => saysIncluded(clause, language) && namesAll(item, termsIn(statement, clause.split(" "))));

/** "Your first bag is $9.50, and shipping is free": nothing in the price's clause is free. */
const hasOwnPrice = (item: readonly Term[], statement: Statement, language: string): boolean =>
  findAmounts(item, statement).some(
    (quantity) => isMoney(quantity) && !saysIncluded(clauseOf(quantity).join(" "), language),
  );

/** The page asks money for it, or reduces its price. */
const isPriced = ({ quantities }: Statement): boolean =>
  quantities.some(
    ({ dimension, value, cue }) => value > 0 && (isMoney({ dimension }) || dimension === "percent") && cue !== "former",
  );

/** "A drone film with every wedding": not mentioned by a page that names no such thing. */
const compareIncluded = (line: AdLine, inclusion: Inclusion, page: PageEvidence): LedgerRow => {
  const isNamed = createVocabulary(page);
  const named = inclusion.items.find((item) => item.every(isNamed));
  if (named === undefined) {
    const isUnknown = line.isHeadline || !inclusion.items.some((item) => item.some(isNamed));
    return createRow(line, inclusion, {
      ...NOT_MENTIONED,
      checkability: isUnknown ? UNKNOWN_ITEM : PARTLY_UNKNOWN_ITEM,
    });
  }
  const statements = page.statements ?? [];
  const language = page.language?.tag ?? "en";
  const about = findAbout(named, statements);
  // Where the line names a price, the item is included in it.
  const isFree = !line.quantities.some(isMoney);
  const isOnlyItem = inclusion.items.length === 1;
  const ownPrice = isFree && isOnlyItem ? about.find((one) => hasOwnPrice(named, one, language)) : undefined;
  const including = about.filter((one) => one.saysIncluded && !one.negated);
  const stating = ownPrice === undefined ? including[0] : including.find((one) => isFreeItself(named, one, language));
  if (stating !== undefined) return createRow(line, inclusion, { ...keptBy(stating), checkability: STATED });
  const priced = ownPrice ?? (isFree && line.isHeadline ? about.find(isPriced) : undefined);
  if (priced !== undefined)
    return createRow(line, inclusion, {
      verdict: "contradicted",
      statement: priced.excerpt,
      checkability: ownPrice === undefined ? PRICED_ITEM : STATED,
    });
  return createRow(line, inclusion, {
    ...NOT_MENTIONED,
    checkability: statements.some((other) => other.saysIncluded)
      ? NAMED_ITEM
      : NAMED_BY_A_PAGE_WITHOUT_INCLUSIONS + (line.isHeadline ? HEADLINE_BONUS : 0),
  });
};

/** The statement that repeats the ad's line, whatever it says. */
const findRepetition = ({ excerpt }: AdLine, statements: readonly Statement[]): Statement | undefined => {
  const line = excerpt.text.toLowerCase();
  return statements.find((statement) => statement.excerpt.text.toLowerCase().includes(line));
};

/** What the ad says is included, free or not required. */
export const compareInclusions = (lines: readonly AdLine[], page: PageEvidence): LedgerRow[] =>
  lines.flatMap((line) => {
    const repetition = line.inclusions.length === 0 ? undefined : findRepetition(line, page.statements ?? []);
    return line.inclusions.map((inclusion) =>
      repetition !== undefined
        ? createRow(line, inclusion, { ...keptBy(repetition), checkability: STATED })
        : inclusion.isExcluded
          ? compareExcluded(line, inclusion, page.statements ?? [])
          : compareIncluded(line, inclusion, page),
    );
  });
