import type { EntryReport } from "../check/result.ts";
import type { EvaluationRead } from "../contract/evaluation.ts";
import type { Dimension } from "../contract/vocabulary.ts";
import { fixesInOrder, inWords, risksInOrder, riskTitle, whatToDo } from "./advice.ts";
import { evaluationOf, scoreOf, weakest, wordsFor } from "./entries.ts";
import type { Depth } from "./fit.ts";
import { asCode, clipSentences, inMarkdown, oneLine } from "./text.ts";

/** Longest shown, in code points: an id, a value or address, a sentence. The JSON report has every text whole. */
export const LONGEST = { name: 80, value: 160, sentence: 300 } as const;
/** Items of a list that a service may make as long as it likes. */
const MOST = { risks: 5, notices: 5, steps: 8, trail: 12 } as const;

const PROSE = {
  visualMatch: "visual match",
  messageMatch: "message match",
  aboveTheFoldContinuity: "above-the-fold continuity",
  toneAlignment: "tone",
} as const satisfies Record<Dimension, string>;

const sentence = (text: string): string => inMarkdown(clipSentences(oneLine(text), LONGEST.sentence));
const value = (text: string): string => asCode(text, LONGEST.value);

/** One entry explained: what is wrong with it, what it costs, what to do first. `title` is markdown of ours. */
export function entryBlock(entry: EntryReport, title: string, depth: Depth): string {
  const { icon, label } = wordsFor(entry);
  const score = entry.overallScore === null ? "" : ` · ${scoreOf(entry)}`;
  const evaluation = evaluationOf(entry);
  return [
    `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
    destination(entry),
    notices(entry.notices),
    ...(evaluation ? [weakestLine(evaluation, depth), risks(evaluation), fixes(evaluation, depth)] : []),
    depth.reasons && evaluation === null ? trail(entry.linkTrail) : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Why the entry has its state, and where the ad leads; a low score is explained below it instead. */
function destination(entry: EntryReport): string {
  const answer = entry.answer;
  if (answer !== null && "linkBroken" in answer) {
    const { finalUrl, httpStatus, url } = answer.linkBroken;
    const status = httpStatus === null ? "" : ` · HTTP ${httpStatus}`;
    const end = finalUrl === null || finalUrl === url ? "" : ` · ended at ${value(finalUrl)}`;
    return `**The ad leads nowhere.** ${sentence(entry.reason)}\\\n${value(entry.landingUrl)}${end}${status}`;
  }
  const address = `Landing page: ${value(entry.landingUrl)}`;
  return entry.state === "below_threshold" ? address : `${sentence(entry.reason)}\\\n${address}`;
}

function weakestLine(evaluation: EvaluationRead, depth: Depth): string {
  const low = weakest(evaluation);
  if (low === null) return "";
  const why = depth.reasons ? `: ${sentence(evaluation.detailedScores[low.dimension].reasoning)}` : "";
  return `**Weakest: ${PROSE[low.dimension]}, ${low.score}**${why}`;
}

function risks(evaluation: EvaluationRead): string {
  const shown = risksInOrder(evaluation).map(
    (risk) =>
      `**${inMarkdown(riskTitle(risk), LONGEST.name)}** (${inMarkdown(risk.impact.toLowerCase(), LONGEST.name)}): ${sentence(risk.message)}`,
  );
  return list(shown, MOST.risks, "risk", "risks");
}

function fixes(evaluation: EvaluationRead, depth: Depth): string {
  const ordered = fixesInOrder(evaluation);
  if (ordered.length === 0 || depth.fixes === 0) return "";
  const lines = ordered.slice(0, depth.fixes).map((fix, index) => {
    const element = inMarkdown(fix.element === "" ? inWords(fix.fixType) : fix.element, LONGEST.name);
    const change = `${value(fix.currentValue)} → ${value(fix.suggestedValue)}`;
    const why =
      depth.reasons && oneLine(fix.reasoning) !== "" ? `\\\n   <sub>${sentence(fix.reasoning)}</sub>` : "";
    return `${index + 1}. **${element}**, ${inMarkdown(whatToDo(fix), LONGEST.name)}: ${change}${why}`;
  });
  const more = ordered.length - lines.length;
  return `**Fix first**\n\n${lines.join("\n")}${more > 0 ? `\n\n${more} more ${more === 1 ? "fix" : "fixes"} in the JSON report.` : ""}`;
}

function notices(texts: readonly string[]): string {
  return list(texts.map(sentence), MOST.notices, "notice", "notices")
    .split("\n")
    .map((line) => (line === "" ? "" : `> ${line}`))
    .join("\n");
}

function trail(steps: readonly string[]): string {
  if (steps.length === 0) return "";
  const lines = list(
    steps.map((step) => asCode(step, LONGEST.sentence)),
    MOST.trail,
    "step",
    "steps",
  );
  return `<details><summary>How this was found</summary>\n\n${lines}\n\n</details>`;
}

function list(items: readonly string[], most: number, one: string, many: string): string {
  const rest = items.length - most;
  const lines = items.slice(0, most).map((item) => `- ${item}`);
  if (rest > 0) lines.push(`- and ${rest} more ${rest === 1 ? one : many} in the JSON report`);
  return lines.join("\n");
}
