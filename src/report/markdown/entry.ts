import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { DIMENSIONS } from "../../contract/vocabulary.ts";
import { capitalise } from "../../ground/text.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { type Action, type Change, getOpenActions } from "../actions.ts";
import type { PreviousResults } from "../compare-to-previous.ts";
import { describeBaselineChanges } from "../describe-baseline-changes.ts";
import { DIMENSION_NAMES, findWeakestDimension, getDimensionScores } from "../dimension-scores.ts";
import { getBrokenLinkRemedy, getEvaluation } from "../entries.ts";
import { describeSafety, findRepair, type RepairReport } from "../entry-repairs.ts";
import { getEntryBadge } from "../entry-status.ts";
import { toSingleLine } from "../escape.ts";
import { formatCount } from "../format-count.ts";
import { findBrokenFurtherLink } from "../further-links.ts";
import { formatLandingPage } from "../landing-page-line.ts";
import { formatPromises } from "../promises.ts";
import { describeDirection, formatSeverity, getOpenRisks, getRiskTitle } from "../select-fixes-and-risks.ts";
import { renderScoreCell } from "./entries-table.ts";
import {
  describeFinalUrl,
  escapeFullSentence,
  escapeName,
  escapeSentence,
  formatChange,
  formatLinkTrail,
  formatList,
  formatUrlLink,
  joinParagraphs,
  toCodeValue,
} from "./format.ts";
import type { DetailLevel } from "./shrink-to-fit.ts";

const ENTRY_MAX_ITEMS = { risks: 5, notices: 5, changes: 8 } as const;

/**
 * Explains one entry: what is wrong, the kept promises, the risks, the first fixes, and the weakest score.
 *
 * @param title trusted markdown.
 */
export function renderEntry(
  entry: EntryReport,
  title: string,
  detail: DetailLevel,
  previous: PreviousResults | null = null,
): string {
  const { icon, label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` · ${renderScoreCell(entry, previous)}`;
  const evaluation = getEvaluation(entry);
  return joinParagraphs([
    `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
    renderReason(entry),
    formatPromises(entry, (figure) => `**${figure}**`) ?? "",
    renderNotices(entry.notices),
    formatList(describeBaselineChanges(entry).map(escapeSentence), ENTRY_MAX_ITEMS.changes),
    ...(evaluation ? [renderRisks(entry), renderFixes(entry, detail), renderWeakestDimension(evaluation, detail)] : []),
    detail.screenshots ? renderScreenshotLinks(entry) : "",
    detail.reasons && evaluation === null ? formatLinkTrail(entry.linkTrail) : "",
  ]);
}

/** The entry's reason and landing page. The scores below explain a score under the threshold. */
function renderReason(entry: EntryReport): string {
  const further = findBrokenFurtherLink(entry);
  if (further !== null) {
    const address = `${formatUrlLink(further.url)} · ${formatLandingPage(entry, formatUrlLink)}`;
    return `**Broken link:** ${escapeFullSentence(entry.reason)} ${getBrokenLinkRemedy({})}\\\n${address}`;
  }
  if (entry.state === "link_broken") {
    const remedy = escapeFullSentence(getBrokenLinkRemedy(entry));
    const reason = `**Broken link:** ${escapeFullSentence(entry.reason)} ${remedy}`;
    return `${reason}\\\n${describeBrokenUrl(entry).join(" · ")}`;
  }
  const address = formatLandingPage(entry, formatUrlLink);
  return entry.state === "below_threshold" ? address : `${escapeSentence(entry.reason)}\\\n${address}`;
}

function describeBrokenUrl({ answer, destination, visited, ...entry }: EntryReport): string[] {
  const address =
    visited === undefined ? formatUrlLink(entry.landingUrl) : formatLandingPage({ ...entry, visited }, formatUrlLink);
  const end = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
  // The requested URL has macros expanded.
  return [address, ...(end ? describeFinalUrl(end, [end.url, visited?.url, destination?.evidence[0]?.url]) : [])];
}

function renderRisks(entry: EntryReport): string {
  const lines = getOpenRisks(entry).map(
    (risk) =>
      `**${escapeName(getRiskTitle(risk))}** (${escapeName(formatSeverity(risk.impact))}): ` +
      escapeSentence(risk.message),
  );
  return formatList(lines, ENTRY_MAX_ITEMS.risks);
}

function renderFixes(entry: EntryReport, detail: DetailLevel): string {
  const actions = getOpenActions(entry);
  if (actions.length === 0 || detail.fixes === 0) return "";
  const lines = actions
    .slice(0, detail.fixes)
    .map((action, index) => `${index + 1}. ${renderAction(entry, action, detail)}`);
  const more = actions.length - lines.length;
  return joinParagraphs([
    "**Fix first**",
    lines.join("\n"),
    more > 0 ? `${formatCount(more, "more fix", "more fixes")} in the JSON report.` : "",
  ]);
}

/** One change, or both sides of a conflict with equal weight. */
function renderAction(entry: EntryReport, { element, changes }: Action, detail: DetailLevel): string {
  const [first, ...others] = changes;
  const name = `**${escapeName(element)}**`;
  if (others.length === 0)
    return `${name}, ${escapeName(describeDirection(first))}${renderChange(entry, first, detail, "   ")}`;
  const sides = changes.map(
    (change) =>
      `\n   - ${escapeName(capitalise(describeDirection(change)))}${renderChange(entry, change, detail, "     ")}`,
  );
  return `${name}: the ad and the page disagree. Decide which one is right:${sides.join("")}`;
}

function renderChange(entry: EntryReport, change: Change, detail: DetailLevel, indent: string): string {
  const { fix } = change;
  const why = detail.reasons && detail.fixReasons && fix !== null && toSingleLine(fix.reasoning) !== "" ? [fix] : [];
  const repair = detail.reasons && fix !== null ? findRepair(entry, fix) : undefined;
  const notes = [
    ...why.map(({ reasoning }) => escapeSentence(reasoning)),
    ...(repair ? [formatRepairLocation(repair)] : []),
  ].map((note) => `\\\n${indent}<sub>${note}</sub>`);
  return `: ${formatChange(change, indent)}${notes.join("")}`;
}

/** Where the repository has the text, and whether the fix needs review. */
const formatRepairLocation = (repair: RepairReport): string =>
  `In ${toCodeValue(`${repair.file}:${repair.line}`)}: ${describeSafety(repair)}. ${escapeSentence(repair.why)}`;

/** Reasoning that already states the score. */
const STARTS_WITH_SCORE = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;

function renderWeakestDimension(evaluation: ReceivedEvaluation, detail: DetailLevel): string {
  const low = findWeakestDimension(evaluation);
  if (low === null) return "";
  const { reasoning } = evaluation.detailedScores[low.dimension];
  const why = detail.reasons && toSingleLine(reasoning) !== "" ? ` ${escapeSentence(reasoning)}` : "";
  const score = why !== "" && STARTS_WITH_SCORE.test(toSingleLine(reasoning)) ? "" : `, ${low.score} of 10`;
  return `**Weakest: ${DIMENSION_NAMES[low.dimension].phrase}${score}.**${why}\\\n${formatScores(evaluation)}`;
}

/** "Visual 6.5 · Message 3 · Above the fold 4 · Tone not judged". */
function formatScores(evaluation: ReceivedEvaluation): string {
  const scores = getDimensionScores(evaluation);
  return DIMENSIONS.map((dimension) => `${DIMENSION_NAMES[dimension].title} ${scores[dimension] ?? "not judged"}`).join(
    " · ",
  );
}

function renderNotices(texts: readonly string[]): string {
  return formatList(texts.map(escapeSentence), ENTRY_MAX_ITEMS.notices)
    .split("\n")
    .map((line) => (line === "" ? "" : `> ${line}`))
    .join("\n");
}

/** Links to the screenshots in the report folder. */
function renderScreenshotLinks(entry: EntryReport): string {
  const answer = entry.answer;
  if (answer === null) return "";
  const evaluated = "adScreenshotUrl" in answer ? answer : null;
  const pictures: [string, string | null | undefined][] = [
    ["ad", evaluated?.adScreenshotUrl],
    ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
    [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
  ];
  const links = pictures.flatMap(([name, url]) => {
    const path = getReportFolderPath(url);
    return path === null ? [] : [`[${name}](${path})`];
  });
  return links.length === 0 ? "" : `Screenshots: ${links.join(" · ")}`;
}

/** Null for any URL that isn't one of the report's own screenshot files. */
function getReportFolderPath(url: string | null | undefined): string | null {
  return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}
