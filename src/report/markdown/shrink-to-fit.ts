/** How much a report shows. What is left out is always the least urgent first, and always said. */
export interface DetailLevel {
  /** Rows of the table of entries that fail or could not be judged. */
  tableRows: number;
  /** Entries, of those rows, that are explained one by one. */
  explainedEntries: number;
  /** Fixes in each block. */
  fixes: number;
  /** Reasons and link trails beside the bare facts. */
  reasons: boolean;
  /** Why each fix helps: its risk has said most of it. */
  fixReasons: boolean;
  /** Rows of the list of entries that hold. */
  passedRows: number;
  /** Names in the table lead to the manifest: an address is longer than the rest of its row. */
  links: boolean;
  /** Names of the pictures that lie beside the report. */
  screenshots: boolean;
}

type RenderAtDetail = (depth: DetailLevel) => string;
type FitsLimit = (text: string) => boolean;

/**
 * The richest rendering that fits: without reasons and with one fix each, then without the list of what holds and
 * the table's links, then with only the worst entries explained, then with only the worst in the table.
 */
export function shrinkToFit(render: RenderAtDetail, full: DetailLevel, fits: FitsLimit): string {
  const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
  const urgent = { ...brief, passedRows: 0, links: false };
  for (const depth of [full, brief, urgent]) {
    const text = render(depth);
    if (fits(text)) return text;
  }
  return (
    findMostThatFits(urgent.tableRows, (explainedEntries) => render({ ...urgent, explainedEntries }), fits) ??
    findMostThatFits(
      urgent.tableRows,
      (tableRows) => render({ ...urgent, explainedEntries: 0, tableRows }),
      fits,
    ) ??
    render({ ...urgent, explainedEntries: 0, tableRows: 0 })
  );
}

/** The rendering with the most items, 0 to `count`, that fits; null where not even none does. Rendering grows with items. */
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
