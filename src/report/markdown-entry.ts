import type { EntryReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import type { Dimension } from "../contract/vocabulary.ts";
import { fixesOf, inWords, risksOf, riskTitle, whatToDo } from "./advice.ts";
import type { Changes } from "./changes.ts";
import { evaluationOf, weakest, wordsFor } from "./entries.ts";
import type { Depth } from "./fit.ts";
import { scoreCell } from "./markdown-table.ts";
import { folded, LONGEST, list, named, paragraphs, sentence, value } from "./markdown-words.ts";
import { careOf, type RepairReport, repairOf } from "./repairs.ts";
import { asCode, oneLine } from "./text.ts";
import { landingLine } from "./visited.ts";

/** Items of a list that a service may make as long as it likes. */
const MOST = { risks: 5, notices: 5, trail: 12 } as const;
/** A change from one short text to another stands on one line, code points of both together. */
const ONE_LINE = 72;

const PROSE = {
  visualMatch: "visual match",
  messageMatch: "message match",
  aboveTheFoldContinuity: "above-the-fold continuity",
  toneAlignment: "tone",
} as const satisfies Record<Dimension, string>;

/** One entry explained: what is wrong with it, what it costs, what to do first, and why it scores so. `title` is markdown of ours. */
export function entryBlock(
  entry: EntryReport,
  title: string,
  depth: Depth,
  changes: Changes | null = null,
): string {
  const { icon, label } = wordsFor(entry);
  const score = entry.overallScore === null ? "" : ` · ${scoreCell(entry, changes)}`;
  const evaluation = evaluationOf(entry);
  return paragraphs([
    `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
    destination(entry),
    notices(entry.notices),
    ...(evaluation ? [risks(entry), fixes(entry, depth), weakestLine(evaluation, depth)] : []),
    depth.screenshots ? screenshots(entry) : "",
    depth.reasons && evaluation === null ? trail(entry.linkTrail) : "",
  ]);
}

/** Why the entry has its state, and where the ad leads; a low score is explained below it instead. */
function destination(entry: EntryReport): string {
  if (entry.state === "link_broken") {
    const { address, details } = whereItEnds(entry);
    return `**Dead link:** ${whole(entry.reason)} Bring the page back, or send the ad elsewhere.\\\n${[address, ...details].join(" · ")}`;
  }
  const address = landingLine(entry, value);
  return entry.state === "below_threshold" ? address : `${sentence(entry.reason)}\\\n${address}`;
}

/** A reason as a whole sentence: some end without a full stop. */
const whole = (reason: string): string =>
  sentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);

function whereItEnds(entry: EntryReport): { address: string; details: string[] } {
  const address = entry.visited === undefined ? value(entry.landingUrl) : landingLine(entry, value);
  const end =
    entry.answer !== null && "linkBroken" in entry.answer ? entry.answer.linkBroken : entry.destination;
  if (end === undefined || end === null) return { address, details: [] };
  const { finalUrl, httpStatus, url } = end;
  // What was visited is not what was written where macros stand in it; a fragment is not sent at all.
  const asked = [url, entry.visited?.url, entry.destination?.evidence[0]?.url].map(
    (each) => each?.split("#")[0],
  );
  const moved =
    finalUrl === null || asked.includes(finalUrl.split("#")[0]) ? [] : [`ended at ${value(finalUrl)}`];
  return { address, details: [...moved, ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`])] };
}

function risks(entry: EntryReport): string {
  const shown = risksOf(entry).map(
    (risk) =>
      `**${named(riskTitle(risk))}** (${named(risk.impact.toLowerCase())}): ${sentence(risk.message)}`,
  );
  return list(shown, MOST.risks, "risk", "risks");
}

function fixes(entry: EntryReport, depth: Depth): string {
  const ordered = fixesOf(entry);
  if (ordered.length === 0 || depth.fixes === 0) return "";
  const lines = ordered.slice(0, depth.fixes).map((fix, index) => {
    const element = named(fix.element === "" ? inWords(fix.fixType) : fix.element);
    const why =
      depth.reasons && depth.fixReasons && oneLine(fix.reasoning) !== "" ? [sentence(fix.reasoning)] : [];
    const repair = depth.reasons ? repairOf(entry, fix) : undefined;
    const notes = [...why, ...(repair ? [place(repair)] : [])].map((note) => `\\\n   <sub>${note}</sub>`);
    return `${index + 1}. **${element}**, ${named(whatToDo(fix))}: ${beforeAfter(fix)}${notes.join("")}`;
  });
  const more = ordered.length - lines.length;
  return paragraphs([
    "**Fix first**",
    lines.join("\n"),
    more > 0 ? `${more} more ${more === 1 ? "fix" : "fixes"} in the JSON report.` : "",
  ]);
}

/** Where the text stands in the repository, and whether it may be changed without a look. */
const place = (repair: RepairReport): string =>
  `In ${asCode(`${repair.file}:${repair.line}`, LONGEST.value)}: ${careOf(repair)}. ${sentence(repair.why)}`;

/** Before → after: long texts one above the other, so that they can be compared. */
function beforeAfter({
  currentValue,
  suggestedValue,
}: {
  currentValue: string;
  suggestedValue: string;
}): string {
  const [before, after] = [value(currentValue), value(suggestedValue)];
  const short = oneLine(currentValue).length + oneLine(suggestedValue).length <= ONE_LINE;
  return short ? `${before} → ${after}` : `\\\n   ${before}\\\n   → ${after}`;
}

/** Reasoning that begins with the score need not have it said before. */
const SCORED = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;

function weakestLine(evaluation: EvaluationRead, depth: Depth): string {
  const low = weakest(evaluation);
  if (low === null) return "";
  const { reasoning } = evaluation.detailedScores[low.dimension];
  const why = depth.reasons && oneLine(reasoning) !== "" ? ` ${sentence(reasoning)}` : "";
  const score = why !== "" && SCORED.test(oneLine(reasoning)) ? "" : `, ${low.score} of 10`;
  return `**Weakest: ${PROSE[low.dimension]}${score}.**${why}`;
}

function notices(texts: readonly string[]): string {
  return list(texts.map(sentence), MOST.notices, "notice", "notices")
    .split("\n")
    .map((line) => (line === "" ? "" : `> ${line}`))
    .join("\n");
}

/** The pictures that lie beside this report, by their place in its folder. */
function screenshots(entry: EntryReport): string {
  const answer = entry.answer;
  if (answer === null) return "";
  const evaluated = "adScreenshotUrl" in answer ? answer : null;
  const pictures: [string, string | null | undefined][] = [
    ["ad", evaluated?.adScreenshotUrl],
    ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
    [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
  ];
  const named = pictures.flatMap(([name, url]) => {
    const place = placeInFolder(url);
    return place === null ? [] : [`[${name}](${place})`];
  });
  return named.length === 0 ? "" : `Screenshots: ${named.join(" · ")}`;
}

/** Pictures are kept under names of ours: anything else is somebody else's address. */
function placeInFolder(url: string | null | undefined): string | null {
  return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}

function trail(steps: readonly string[]): string {
  if (steps.length === 0) return "";
  const lines = list(
    steps.map((step) => asCode(step, LONGEST.sentence)),
    MOST.trail,
    "step",
    "steps",
  );
  return folded("How this was found", lines, false);
}
