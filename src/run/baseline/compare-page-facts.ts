import { MAX_FACTS, type PageFacts, type PageFactsByViewport } from "../../contract/page-facts.ts";
import { VIEWPORTS, type Viewport } from "../../contract/vocabulary.ts";
import type { PageChange, PageChanges } from "../../result/baseline-report.ts";

/** What differs between the first screens of two versions of a page. */
export function comparePageFacts(before: PageFactsByViewport, after: PageFactsByViewport): PageChanges {
  return Object.fromEntries(
    VIEWPORTS.flatMap((viewport): [Viewport, PageChange[]][] => {
      const [was, is] = [before[viewport], after[viewport]];
      return was === undefined || is === undefined ? [] : [[viewport, compareScreens(was, is)]];
    }),
  );
}

const compareScreens = (before: PageFacts, after: PageFacts): PageChange[] => [
  ...compareTexts("headline", before.headline, after.headline),
  ...comparePrices(before.prices, after.prices),
  ...compareTexts("button", before.button, after.button),
  ...compareLists("picture", before.pictures, after.pictures),
];

const compareTexts = (kind: PageChange["kind"], before: string | null, after: string | null): PageChange[] =>
  before === after ? [] : [{ kind, before, after }];

/** A single price that replaces a single other one is one change. */
function comparePrices(before: readonly string[], after: readonly string[]): PageChange[] {
  const changes = compareLists("price", before, after);
  const [first, second] = changes;
  const isReplaced = changes.length === 2 && first?.after === null && second?.before === null;
  return isReplaced ? [{ kind: "price", before: first.before, after: second.after }] : changes;
}

/** What is gone, then what is new. The order of the lists does not matter. */
const compareLists = (kind: PageChange["kind"], before: readonly string[], after: readonly string[]): PageChange[] => [
  ...listMissing(before, after).map((text) => ({ kind, before: text, after: null })),
  ...listMissing(after, before).map((text) => ({ kind, before: null, after: text })),
];

/** None where the others were cut: a text that they lack may be among what was left out. */
const listMissing = (texts: readonly string[], others: readonly string[]): string[] =>
  others.length >= MAX_FACTS ? [] : [...new Set(texts)].filter((text) => !others.includes(text));
