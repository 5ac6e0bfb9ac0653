import {
  type AdLine,
  type Clause,
  type Inclusion,
  isMoney,
  type LedgerRow,
  type Quantity,
  type Statement,
} from "../artifacts/claims.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import type { Term } from "../artifacts/text-block.ts";
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
  const withAmount = about.find((one) => findPricedClauses(inclusion.items[0] ?? [], one, () => true).length > 0);
  const stating = withAmount ?? about[0];
  if (stating === undefined) return createRow(line, inclusion, { ...NOT_MENTIONED, checkability: EXCLUDED_ITEM });
  return createRow(line, inclusion, {
    verdict: "contradicted",
    statement: stating.excerpt,
    checkability: withAmount === undefined ? SPOKEN_OF : STATED,
  });
};

/** The clauses with an amount about the item alone: "your first bag is $9.50", "150-gallon minimum". */
const findPricedClauses = (
  item: readonly Term[],
  { clauses }: Statement,
  isPrice: (one: Quantity) => boolean,
): Clause[] =>
  clauses.filter(
    ({ terms, quantities }) =>
      terms.length <= item.length &&
      namesAll(item, terms) &&
      quantities.some((one) => one.value > 0 && one.isStated && one.cue === null && isPrice(one)),
  );

/** "Your first bag is $9.50, and shipping is free": nothing in the price's clause is free. */
const hasOwnPrice = (item: readonly Term[], statement: Statement): boolean =>
  findPricedClauses(item, statement, isMoney).some((clause) => !clause.saysIncluded);

/** "Shipping is free" in the clause that names the item. */
const isFreeItself = (item: readonly Term[], { clauses }: Statement): boolean =>
  clauses.some((clause) => clause.saysIncluded && namesAll(item, clause.terms));

/** The page asks money for it, or reduces its price. */
const isPriced = ({ quantities }: Statement): boolean =>
  quantities.some(
    ({ dimension, value, cue }) => value > 0 && (isMoney({ dimension }) || dimension === "percent") && cue !== "former",
  );

/** "A drone film with every wedding": not mentioned by a page that names no such thing. */
const compareIncluded = (line: AdLine, inclusion: Inclusion, page: PageEvidence): LedgerRow | null => {
  const isNamed = createVocabulary(page);
  const named = inclusion.items.find((item) => item.every(isNamed));
  if (named === undefined && inclusion.isDelivery) return null;
  if (named === undefined) {
    const isUnknown = line.isHeadline || !inclusion.items.some((item) => item.some(isNamed));
    return createRow(line, inclusion, {
      ...NOT_MENTIONED,
      checkability: isUnknown ? UNKNOWN_ITEM : PARTLY_UNKNOWN_ITEM,
    });
  }
  const statements = page.statements ?? [];
  const about = findAbout(named, statements);
  // Where the line names a price, the item is included in it.
  const isFree = !line.quantities.some(isMoney);
  const isOnlyItem = inclusion.items.length === 1;
  const ownPrice = isFree && isOnlyItem ? about.find((one) => hasOwnPrice(named, one)) : undefined;
  const including = about.filter((one) => one.saysIncluded && !one.negated);
  const stating = ownPrice === undefined ? including[0] : including.find((one) => isFreeItself(named, one));
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
    return line.inclusions.flatMap((inclusion) => {
      if (repetition !== undefined) return createRow(line, inclusion, { ...keptBy(repetition), checkability: STATED });
      return inclusion.isExcluded
        ? compareExcluded(line, inclusion, page.statements ?? [])
        : (compareIncluded(line, inclusion, page) ?? []);
    });
  });
