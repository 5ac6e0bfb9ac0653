import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Dimension } from "../../contract/vocabulary.ts";
import type { EntryReport } from "../../run/result.ts";
import type { PreviousResults } from "../compare-to-previous.ts";
import { findWeakestDimension, getEntryBadge, getEvaluation } from "../entries.ts";
import { toCodeSpan, toSingleLine } from "../escape.ts";
import {
  describeDirection,
  getOpenFixes,
  getOpenRisks,
  getRiskTitle,
  humanizeIdentifier,
} from "../fixes-and-risks.ts";
import { formatLandingPage } from "../landing-page-line.ts";
import { describeSafety, findRepair, type RepairReport } from "../repairs.ts";
import { renderScoreCell } from "./entries-table.ts";
import {
  escapeName,
  escapeSentence,
  formatDetails,
  formatList,
  joinParagraphs,
  MARKDOWN_MAX_CHARS,
  toCodeValue,
} from "./format.ts";
import type { DetailLevel } from "./shrink-to-fit.ts";

/** Items of a list that a service may make as long as it likes. */
const ENTRY_MAX_ITEMS = { risks: 5, notices: 5, trail: 12 } as const;
/** A change from one short text to another stands on one line, code points of both together. */
const MAX_INLINE_CHANGE_CHARS = 72;

const DIMENSION_PHRASES = {
  visualMatch: "visual match",
  messageMatch: "message match",
  aboveTheFoldContinuity: "above-the-fold continuity",
  toneAlignment: "tone",
} as const satisfies Record<Dimension, string>;

/** One entry explained: what is wrong with it, what it costs, what to do first, and why it scores so. `title` is markdown of ours. */
export function renderEntry(
  entry: EntryReport,
  title: string,
  depth: DetailLevel,
  changes: PreviousResults | null = null,
): string {
  const { icon, label } = getEntryBadge(entry);
  const score = entry.overallScore === null ? "" : ` · ${renderScoreCell(entry, changes)}`;
  const evaluation = getEvaluation(entry);
  return joinParagraphs([
    `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
    renderReason(entry),
    renderNotices(entry.notices),
    ...(evaluation
      ? [renderRisks(entry), renderFixes(entry, depth), renderWeakestDimension(evaluation, depth)]
      : []),
    depth.screenshots ? renderScreenshotLinks(entry) : "",
    depth.reasons && evaluation === null ? renderLinkTrail(entry.linkTrail) : "",
  ]);
}

/** Why the entry has its state, and where the ad leads; a low score is explained below it instead. */
function renderReason(entry: EntryReport): string {
  if (entry.state === "link_broken") {
    const { address, details } = describeFinalUrl(entry);
    return `**Dead link:** ${formatFullSentence(entry.reason)} Bring the page back, or send the ad elsewhere.\\\n${[address, ...details].join(" · ")}`;
  }
  const address = formatLandingPage(entry, toCodeValue);
  return entry.state === "below_threshold" ? address : `${escapeSentence(entry.reason)}\\\n${address}`;
}

/** A reason as a whole sentence: some end without a full stop. */
const formatFullSentence = (reason: string): string =>
  escapeSentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);

function describeFinalUrl(entry: EntryReport): { address: string; details: string[] } {
  const address =
    entry.visited === undefined ? toCodeValue(entry.landingUrl) : formatLandingPage(entry, toCodeValue);
  const end =
    entry.answer !== null && "linkBroken" in entry.answer ? entry.answer.linkBroken : entry.destination;
  if (end === undefined || end === null) return { address, details: [] };
  const { finalUrl, httpStatus, url } = end;
  // What was visited is not what was written where macros stand in it; a fragment is not sent at all.
  const asked = [url, entry.visited?.url, entry.destination?.evidence[0]?.url].map(
    (each) => each?.split("#")[0],
  );
  const moved =
    finalUrl === null || asked.includes(finalUrl.split("#")[0]) ? [] : [`ended at ${toCodeValue(finalUrl)}`];
  return { address, details: [...moved, ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`])] };
}

function renderRisks(entry: EntryReport): string {
  const shown = getOpenRisks(entry).map(
    (risk) =>
      `**${escapeName(getRiskTitle(risk))}** (${escapeName(risk.impact.toLowerCase())}): ${escapeSentence(risk.message)}`,
  );
  return formatList(shown, ENTRY_MAX_ITEMS.risks, "risk", "risks");
}

function renderFixes(entry: EntryReport, depth: DetailLevel): string {
  const ordered = getOpenFixes(entry);
  if (ordered.length === 0 || depth.fixes === 0) return "";
  const lines = ordered.slice(0, depth.fixes).map((fix, index) => {
    const element = escapeName(fix.element === "" ? humanizeIdentifier(fix.fixType) : fix.element);
    const why =
      depth.reasons && depth.fixReasons && toSingleLine(fix.reasoning) !== ""
        ? [escapeSentence(fix.reasoning)]
        : [];
    const repair = depth.reasons ? findRepair(entry, fix) : undefined;
    const notes = [...why, ...(repair ? [formatRepairLocation(repair)] : [])].map(
      (note) => `\\\n   <sub>${note}</sub>`,
    );
    return `${index + 1}. **${element}**, ${escapeName(describeDirection(fix))}: ${formatChange(fix)}${notes.join("")}`;
  });
  const more = ordered.length - lines.length;
  return joinParagraphs([
    "**Fix first**",
    lines.join("\n"),
    more > 0 ? `${more} more ${more === 1 ? "fix" : "fixes"} in the JSON report.` : "",
  ]);
}

/** Where the text stands in the repository, and whether it may be changed without a look. */
const formatRepairLocation = (repair: RepairReport): string =>
  `In ${toCodeSpan(`${repair.file}:${repair.line}`, MARKDOWN_MAX_CHARS.value)}: ${describeSafety(repair)}. ${escapeSentence(repair.why)}`;

/** Before → after: long texts one above the other, so that they can be compared. */
function formatChange({
  currentValue,
  suggestedValue,
}: {
  currentValue: string;
  suggestedValue: string;
}): string {
  const [before, after] = [toCodeValue(currentValue), toCodeValue(suggestedValue)];
  const short =
    toSingleLine(currentValue).length + toSingleLine(suggestedValue).length <= MAX_INLINE_CHANGE_CHARS;
  return short ? `${before} → ${after}` : `\\\n   ${before}\\\n   → ${after}`;
}

/** Reasoning that begins with the score need not have it said before. */
const STARTS_WITH_SCORE = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;

function renderWeakestDimension(evaluation: ReceivedEvaluation, depth: DetailLevel): string {
  const low = findWeakestDimension(evaluation);
  if (low === null) return "";
  const { reasoning } = evaluation.detailedScores[low.dimension];
  const why = depth.reasons && toSingleLine(reasoning) !== "" ? ` ${escapeSentence(reasoning)}` : "";
  const score = why !== "" && STARTS_WITH_SCORE.test(toSingleLine(reasoning)) ? "" : `, ${low.score} of 10`;
  return `**Weakest: ${DIMENSION_PHRASES[low.dimension]}${score}.**${why}`;
}

function renderNotices(texts: readonly string[]): string {
  return formatList(texts.map(escapeSentence), ENTRY_MAX_ITEMS.notices, "notice", "notices")
    .split("\n")
    .map((line) => (line === "" ? "" : `> ${line}`))
    .join("\n");
}

/** The pictures that lie beside this report, by their place in its folder. */
function renderScreenshotLinks(entry: EntryReport): string {
  const answer = entry.answer;
  if (answer === null) return "";
  const evaluated = "adScreenshotUrl" in answer ? answer : null;
  const pictures: [string, string | null | undefined][] = [
    ["ad", evaluated?.adScreenshotUrl],
    ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
    [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
  ];
  const named = pictures.flatMap(([name, url]) => {
    const place = getReportFolderPath(url);
    return place === null ? [] : [`[${name}](${place})`];
  });
  return named.length === 0 ? "" : `Screenshots: ${named.join(" · ")}`;
}

/** Pictures are kept under names of ours: anything else is somebody else's address. */
function getReportFolderPath(url: string | null | undefined): string | null {
  return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}

function renderLinkTrail(steps: readonly string[]): string {
  if (steps.length === 0) return "";
  const lines = formatList(
    steps.map((step) => toCodeSpan(step, MARKDOWN_MAX_CHARS.sentence)),
    ENTRY_MAX_ITEMS.trail,
    "step",
    "steps",
  );
  return formatDetails("How this was found", lines, false);
}
