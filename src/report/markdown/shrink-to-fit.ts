/** How much a report shows. A report omits the least urgent items first and always says what it omits. */
export interface DetailLevel {
  /** Causes under "Do this first". */
  causes: number;
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
  /** Whether to list waivers, the run's notices and skipped entries. */
  notes: boolean;
  /** Whether to link to the screenshots in the report folder. */
  screenshots: boolean;
}

type RenderAtDetail = (detail: DetailLevel) => string;
type FitsLimit = (text: string) => boolean;

/**
 * The most detailed rendering that fits. It first drops reasons and all but one fix per entry, then the passed
 * entries, then explanations of the less urgent entries, then the notes, then rows of the table, and causes last.
 */
export function shrinkToFit(render: RenderAtDetail, full: DetailLevel, fits: FitsLimit): string {
  const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
  const urgent = { ...brief, passedRows: 0 };
  for (const detail of [full, brief, urgent]) {
    const text = render(detail);
    if (fits(text)) return text;
  }
  const table = { ...urgent, explainedEntries: 0, notes: false };
  const causesOnly = { ...table, tableRows: 0 };
  return (
    findMostThatFits(urgent.explainedEntries, (explainedEntries) => render({ ...urgent, explainedEntries }), fits) ??
    findMostThatFits(table.tableRows, (tableRows) => render({ ...table, tableRows }), fits) ??
    findMostThatFits(causesOnly.causes, (causes) => render({ ...causesOnly, causes }), fits) ??
    render({ ...causesOnly, causes: 0 })
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
