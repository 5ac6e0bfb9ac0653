import { formatPercent } from "../statistics.ts";
import type { Outcome } from "./match-words.ts";
import type { ReadPicture, Recall, Summary } from "./summarise.ts";

const COLUMNS = ["words", "exact", "share", "anywhere", "share", "misread", "missed"];
const LABEL_WIDTH = 16;
const COLUMN_WIDTH = 10;

const OUTCOMES: readonly Outcome[] = ["exact", "misread", "repeated", "junk"];

/** The tables by role, language and currency, and what was read. */
export function formatSummary(summary: Summary, residentBytes: number): string {
  const { read, ms } = summary;
  const group = (title: string, rows: readonly (Recall & { name: string })[]): string[] => [
    formatCells(title, COLUMNS),
    ...rows.map((row) => formatRow(`  ${row.name}`, row)),
  ];
  return [
    ...group("role", summary.roles),
    formatRow("  all", summary.total),
    "",
    ...group("language", summary.languages),
    "",
    ...group("amounts", summary.currencies),
    formatRow("  %", summary.percentages),
    "",
    formatCells("words read", ["words", "share"]),
    ...OUTCOMES.map((outcome) =>
      formatCells(`  ${outcome}`, [`${read.outcomes[outcome]}`, formatShare(read.outcomes[outcome], read.words)]),
    ),
    formatCells("  all", [`${read.words}`]),
    "",
    `${summary.pictures} pictures: ${ms.median.toFixed(0)} ms each (median), ${ms.highest.toFixed(0)} ms at most; ` +
      `${(residentBytes / 1e6).toFixed(0)} MB resident at the end`,
  ].join("\n");
}

function formatRow(label: string, { words, exact, anywhere, misread }: Recall): string {
  const missed = words - exact - misread;
  const cells = [words, exact, formatShare(exact, words), anywhere, formatShare(anywhere, words), misread, missed];
  return formatCells(label, cells.map(String));
}

const formatShare = (count: number, all: number): string => (all === 0 ? "—" : formatPercent(count / all));

const formatCells = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(LABEL_WIDTH)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join("")}`;

/** One line per word of a picture and one per junk or repeated word, with tabs between the columns. */
export function formatDetails(pictures: readonly ReadPicture[]): string {
  const head = ["picture", "language", "role", "result", "word", "read", "confidence"];
  const lines = pictures.flatMap(({ picture: { id, language }, words, outcomes }) => [
    ...words.map(({ word, read, confidence, isExact }) => {
      const result = isExact ? "exact" : read === null ? "missed" : "misread";
      return [id, language, word.role, result, word.text, read ?? "", formatConfidence(confidence)];
    }),
    ...outcomes
      .filter(({ outcome }) => outcome === "junk" || outcome === "repeated")
      .map(({ word, outcome }) => [id, language, "", outcome, "", word.text, formatConfidence(word.confidence)]),
  ]);
  return `${[head, ...lines].map((cells) => cells.map(oneLine).join("\t")).join("\n")}\n`;
}

const formatConfidence = (confidence: number | null): string => confidence?.toFixed(2) ?? "";

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
