import type { PageText } from "../artifacts/capture-schemas.ts";
import { isMoney } from "../artifacts/claims.ts";
import { cachedBy } from "./cached-by.ts";
import { findQuantities } from "./quantities.ts";

/** What of a page's texts is read to name the items of its amounts. */
interface Layout {
  texts: readonly PageText[];
  headingOf: (text: PageText) => string | undefined;
  isPriced: (text: PageText) => boolean;
  /** The table's cells by their row. */
  rows: ReadonlyMap<number, readonly PageText[]>;
  /** The texts within each element. */
  groups: ReadonlyMap<number, readonly PageText[]>;
  /** How many texts with a number each heading stands above. */
  amountsBelow: ReadonlyMap<string | undefined, number>;
}

const hasNumber = ({ text }: PageText): boolean => /\d/.test(text);
const hasWords = ({ text }: PageText): boolean => /\p{L}{2}/u.test(text);

/** A text with words and no price names what the prices beside or below it are of. */
const isName = (text: PageText, { isPriced }: Layout): boolean => hasWords(text) && !isPriced(text);

export const isCell = ({ tag }: PageText): boolean => tag === "td" || tag === "th";
/** The number of the row that a cell's text stands in, and of its table. */
export const rowOf = ({ within }: PageText): number | undefined => within?.at(-2);
export const tableOf = ({ within }: PageText): number | undefined => within?.at(-4);

/** Whether a cell stands in the column of a header. */
export const isAbove = (header: PageText, { box }: PageText): boolean => {
  const middle = box.x + box.width / 2;
  return header.box.x <= middle && middle <= header.box.x + header.box.width;
};

/**
 * What a table cell belongs to, nearest first: the names before it in its row, back to the price before it, and its
 * column's header. "Up to 3 kg | £9 | up to 6 kg | £3.50" has two items in a row.
 */
const readCellLabels = (text: PageText, layout: Layout): PageText[] => {
  const row = layout.rows.get(rowOf(text) ?? -1) ?? [];
  const before = row.slice(0, row.indexOf(text));
  const named = before.slice(before.findLastIndex(layout.isPriced) + 1).filter((cell) => isName(cell, layout));
  const labels = named.length > 0 ? named.toReversed() : before.filter((cell) => isName(cell, layout)).slice(0, 1);
  const table = tableOf(text);
  const header =
    table === undefined ? undefined : layout.rows.values().find(([first]) => first && tableOf(first) === table);
  const isHeader = header !== row && header?.some(layout.isPriced) === false;
  const column = isHeader ? header.find((cell) => isName(cell, layout) && isAbove(cell, text)) : undefined;
  return [...labels, ...(column === undefined ? [] : [column])];
};

/** How many elements around a price its item's name may stand in. */
const MAX_STEPS_UP = 3;

/** The name beside or above a bare price, in the smallest group of texts around both that has no other price. */
const findNameInGroup = (text: PageText, layout: Layout): PageText[] => {
  for (let up = 1; up <= MAX_STEPS_UP; up += 1) {
    const group = text.within?.at(-1 - up);
    if (group === undefined) return [];
    const members = layout.groups.get(group) ?? [];
    if (members.some((one) => one !== text && layout.isPriced(one))) return [];
    const names = members.slice(0, members.indexOf(text)).filter((one) => isName(one, layout));
    if (names.length > 0) return names.slice(-1);
  }
  return [];
};

/** A price, its former price, and a length or duration. */
const MAX_AMOUNTS_OF_ITEM = 3;

/** The heading above it, where it is the title of one amount and not of a list. */
const findTitle = (text: PageText, { headingOf, amountsBelow }: Layout): string[] => {
  const heading = headingOf(text);
  return heading === undefined || (amountsBelow.get(heading) ?? 0) > MAX_AMOUNTS_OF_ITEM ? [] : [heading];
};

const MAX_ROW_WORDS = 2;
const isShort = ({ text }: PageText): boolean => text.trim().split(/\s+/).length <= MAX_ROW_WORDS;

/** "Monday" beside "Closed": of a row of two short texts the first names what the second is said of. */
const findNameBeside = (text: PageText, { groups }: Layout): string[] => {
  const row = groups.get(text.within?.at(-2) ?? -1) ?? [];
  const isRow = row.length === 2 && row[1] === text && row.every((one) => isShort(one) && !hasNumber(one));
  return isRow ? row.slice(0, 1).map((name) => name.text) : [];
};

const readLabels = (text: PageText, layout: Layout): string[] => {
  if (text.tag === "dd")
    return layout.texts
      .slice(0, layout.texts.indexOf(text))
      .filter(({ tag }) => tag === "dt")
      .slice(-1)
      .map((term) => term.text);
  if (isCell(text)) return readCellLabels(text, layout).map((cell) => cell.text);
  const names = !hasWords(text) && layout.isPriced(text) ? findNameInGroup(text, layout).map((name) => name.text) : [];
  if (names.length > 0) return names;
  return hasNumber(text) ? findTitle(text, layout) : findNameBeside(text, layout);
};

const groupByElement = (texts: readonly PageText[]): Map<number, PageText[]> => {
  const groups = new Map<number, PageText[]>();
  for (const text of texts)
    for (const element of text.within ?? []) {
      const group = groups.get(element);
      if (group === undefined) groups.set(element, [text]);
      else group.push(text);
    }
  return groups;
};

const countByHeading = (
  texts: readonly PageText[],
  headingOf: Layout["headingOf"],
): Map<string | undefined, number> => {
  const counts = new Map<string | undefined, number>();
  for (const text of texts.filter((one) => hasNumber(one) && one.level === null))
    counts.set(headingOf(text), (counts.get(headingOf(text)) ?? 0) + 1);
  return counts;
};

/**
 * Names what each of a page's texts with an amount is about, nearest first: its table row and column, its term, the
 * name beside it in a list or on a card, or the title above it.
 *
 * @param headingOf the nearest heading above a text.
 */
export const createLabelReader = (
  texts: readonly PageText[],
  headingOf: (text: PageText) => string | undefined,
  language: string | null,
): ((text: PageText) => string[]) => {
  const isPriced = cachedBy((text: PageText) => findQuantities(text.text, language).some(isMoney));
  const cells = texts.filter((text) => isCell(text) && rowOf(text) !== undefined);
  const rows = Map.groupBy(cells, (text) => rowOf(text) ?? 0);
  const groups = groupByElement(texts);
  const amountsBelow = countByHeading(texts, headingOf);
  return (text) => readLabels(text, { texts, headingOf, isPriced, rows, groups, amountsBelow });
};
