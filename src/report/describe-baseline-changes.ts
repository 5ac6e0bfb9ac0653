import { DIMENSIONS, VIEWPORTS, type Viewport } from "../contract/vocabulary.ts";
import { capitalise, truncate } from "../ground/text.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { DIMENSION_NAMES } from "./dimension-scores.ts";
import { toSingleLine } from "./escape.ts";

import { formatPlainChange } from "./word-diff.ts";

type EntryBaseline = NonNullable<EntryReport["baseline"]>;
type ScoreChanges = NonNullable<EntryBaseline["scoreChanges"]>;
type PageChanges = NonNullable<EntryBaseline["changes"]>;
type PageChange = NonNullable<PageChanges[Viewport]>[number];

/** In code points, so that both texts of a change fit into a sentence. */
const MAX_TEXT_CHARS = 120;

/** The kinds whose texts are words of the page. */
const QUOTED_KINDS: ReadonlySet<string> = new Set<PageChange["kind"]>(["headline", "button"]);

/**
 * What changed between the baseline and this evaluation: the scores, then the page, one line each. The lines contain
 * texts of the page, so callers must escape them. Empty if the two were not compared.
 *
 * @param clean what the caller's escaping removes from the page's texts: texts that then are equal look the same.
 */
export function describeBaselineChanges(
  { baseline }: Pick<EntryReport, "baseline">,
  clean: (text: string) => string = toSingleLine,
): string[] {
  const { scoreChanges, changes } = baseline ?? {};
  return [
    ...(scoreChanges === undefined ? [] : [describeScoreChanges(scoreChanges)]),
    ...(changes === undefined ? [] : describePageChanges(changes, clean)),
  ];
}

/** "Δ to the baseline: overall −1.5, visual 0, …", without the scores that only one side has. */
function describeScoreChanges(scoreChanges: ScoreChanges): string {
  const names = [
    ["overall", "overall"] as const,
    ...DIMENSIONS.map((dimension) => [dimension, DIMENSION_NAMES[dimension].title.toLowerCase()] as const),
  ];
  const points = names.flatMap(([key, name]) => {
    const change = scoreChanges[key];
    return change === null ? [] : [`${name} ${formatPoints(change)}`];
  });
  return `Δ to the baseline: ${points.length === 0 ? "no score can be compared" : points.join(", ")}.`;
}

const formatPoints = (points: number): string => (points === 0 ? "0" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`);

function describePageChanges(changes: PageChanges, clean: (text: string) => string): string[] {
  const known = VIEWPORTS.filter((viewport) => changes[viewport] !== undefined);
  const unknown = VIEWPORTS.filter((viewport) => changes[viewport] === undefined);
  if (known.length === 0) {
    return ["What changed on the page is not known: the first screen was not recorded on both sides."];
  }
  const found = groupByViewports(changes).map(({ before, after, ...change }) =>
    describePageChange({ ...change, before: before && clean(before), after: after && clean(after) }),
  );
  return [
    ...found,
    ...(found.length === 0 ? [`Headline, prices, button and pictures are the same on ${known.join(" and ")}.`] : []),
    ...unknown.map((viewport) => `What changed on ${viewport} is not known.`),
  ];
}

interface ViewportsChange extends PageChange {
  viewports: Viewport[];
}

/** A change that both viewports have is listed once. */
function groupByViewports(changes: PageChanges): ViewportsChange[] {
  const all = VIEWPORTS.flatMap((viewport) => (changes[viewport] ?? []).map((change) => ({ ...change, viewport })));
  const same = Map.groupBy(all, ({ kind, before, after }) => JSON.stringify([kind, before, after]));
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, viewports: [first, ...others].map(({ viewport }) => viewport) }],
  );
}

function describePageChange({ kind, before, after, viewports }: ViewportsChange): string {
  const quote = (text: string): string => (QUOTED_KINDS.has(kind) ? `“${text}”` : text);
  const format = (text: string): string => quote(truncate(text, MAX_TEXT_CHARS));
  const where = `on ${viewports.join(" and ")}`;
  if (before === null) return `New ${kind} ${where}: ${format(after ?? "")}`;
  const title = capitalise(kind);
  return after === null
    ? `${title} gone ${where}: ${format(before)}`
    : `${title} ${where}: ${formatPlainChange(before, after, MAX_TEXT_CHARS, quote)}`;
}
