import { DIMENSIONS, type Dimension } from "../../../src/contract/vocabulary.ts";
import { formatPercent } from "../statistics.ts";
import { MODES, type Mode, type ScoredAd } from "./evaluate-ads.ts";
import { type Row, type Summary, THRESHOLD } from "./summarise.ts";

const COLUMNS = ["n", `reach ${THRESHOLD}`, "share", "HIGH", "share", "median"];
const LABEL_WIDTH = 22;
const COLUMN_WIDTH = 9;

/** The table by kind, without any single ad. */
export function formatSummary({ belonging, wrong, auc }: Summary): string {
  const group = (title: string, { kinds, total }: Summary["wrong"]): string[] => [
    formatCells(title, COLUMNS),
    ...kinds.map((row) => formatRow(`  ${row.kind}`, row)),
    formatRow("  all", total),
  ];
  return [
    ...group("belonging", belonging),
    "",
    ...group("wrong", wrong),
    "",
    formatCells("AUC", ["overall", ...DIMENSIONS.map((dimension) => SHORT_NAMES[dimension])]),
    formatCells("  component scores", [formatAuc(auc.overall), ...formatEach(auc.component)]),
    formatCells("  detailed scores", ["", ...formatEach(auc.detailed)]),
  ].join("\n");
}

const SHORT_NAMES: Readonly<Record<Dimension, string>> = {
  visualMatch: "visual",
  messageMatch: "message",
  aboveTheFoldContinuity: "fold",
  toneAlignment: "tone",
};

const formatEach = (scores: Readonly<Record<Dimension, number>>): string[] =>
  DIMENSIONS.map((dimension) => formatAuc(scores[dimension]));

const formatAuc = (value: number): string => (Number.isNaN(value) ? "—" : value.toFixed(3));

function formatRow(label: string, { ads, reached, withHigh, median }: Row): string {
  if (ads === 0) return formatCells(label, ["0"]);
  const cells = [ads, reached, formatPercent(reached / ads), withHigh, formatPercent(withHigh / ads), median];
  return formatCells(label, cells.map(String));
}

const formatCells = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(LABEL_WIDTH)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("")}`;

/** One line per ad, with tabs between the columns. */
export function formatDetails(scored: Readonly<Record<Mode, readonly ScoredAd[]>>): string {
  const detailed = DIMENSIONS.map((dimension) => `${SHORT_NAMES[dimension]} detailed`);
  const head = ["mode", "page", "ad", "belongs", "kind", "overall", ...Object.values(SHORT_NAMES), ...detailed, "HIGH"];
  const lines = MODES.flatMap((mode) =>
    scored[mode].map((ad) => [
      mode,
      ad.page,
      ad.ad,
      ad.belongs ? "belongs" : "wrong",
      ad.kind,
      ad.overallScore,
      ...DIMENSIONS.map((dimension) => ad.componentScores[dimension]),
      ...DIMENSIONS.map((dimension) => ad.detailedScores[dimension]),
      ad.highComparisons.join("; ").replaceAll(/\s+/g, " "),
    ]),
  );
  return `${[head, ...lines].map((cells) => cells.join("\t")).join("\n")}\n`;
}
