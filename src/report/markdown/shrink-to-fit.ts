/** How much a report shows. A report omits the least urgent items first and always says what it omits. */
export interface DetailLevel {
  /** Rows in the table of failing and inconclusive entries. */
  tableRows: number;
  /** Entries of the table that are explained below it. */
  explainedEntries: number;
  /** Fixes per entry. */
  fixes: number;
  /** Whether to show reasons and link trails. */
  reasons: boolean;
  /** Whether to show why each fix helps. Its risk says most of that. */
  fixReasons: boolean;
  /** Rows in the table of passed entries. */
  passedRows: number;
  /** Whether names in the table link to the manifest. The URLs are longer than the rest of a row. */
  links: boolean;
  /** Whether to link to the screenshots in the report folder. */
  screenshots: boolean;
}

type RenderAtDetail = (detail: DetailLevel) => string;
type FitsLimit = (text: string) => boolean;

/**
 * The most detailed rendering that fits. It first drops reasons and all but one fix per entry, then the passed
 * entries and the table's links, then explanations of the less urgent entries, then their table rows. /
 */
export function shrinkToFit(render: RenderAtDetail, full: DetailLevel, fits: FitsLimit): string {
  const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
  const urgent = { ...brief, passedRows: 0, links: false };
  for (const detail of [full, brief, urgent]) {
    const text = render(detail);
    if (fits(text)) return text;
  }
  return (
    findMostThatFits(urgent.tableRows, (explainedEntries) => render({ ...urgent, explainedEntries }), fits) ??
    findMostThatFits(urgent.tableRows, (tableRows) => render({ ...urgent, explainedEntries: 0, tableRows }), fits) ??
    render({ ...urgent, explainedEntries: 0, tableRows: 0 })
  );
}

/** The rendering with the most items (0 to `count`) that fits, by binary search; null if none fits. */
function findMostThatFits(count: number, render: (items: number) => string, fits: FitsLimit): string | null {
  let best: string | null = null;
  for (let low = 0, high = count; low <= high; ) {
    const middle = (low + high) >> 1;
    const text = render(middle);
    if (fits(text)) {
      best = text;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}
