import { type CommentId, renderCommentMarker } from "../comment-marker.ts";
import { type CommentState, renderStateBlock } from "../comment-state.ts";
import { escapeMarkdown } from "../escape.ts";
import { getSourceUrl, type ReportLinks } from "./entries-table.ts";
import { escapeSentence, formatLink, formatTitle, joinParagraphs } from "./format.ts";
import { MAX_COMMENT_CHARS } from "./report.ts";
import { renderSignature } from "./signature.ts";

/** A run that failed before it checked any ad: an invalid manifest or input, or a service that refused. */
export interface RunFailure {
  /** One sentence that says what is wrong. */
  headline: string;
  problems: readonly { location: { file: string; line: number } | null; message: string }[];
  commit: string | null;
  /** ISO 8601. */
  at: string;
  version: string;
}

const MAX_PROBLEMS = 50;

/**
 * The comment of a run that failed. It replaces the verdict of an earlier run, which would contradict the failed check.
 *
 * @returns GFM of at most 65,536 UTF-16 units that begins with `renderCommentMarker(id)`.
 */
export function renderRunFailureComment(
  run: RunFailure,
  { id, links = {}, state, label }: { id: CommentId; links?: ReportLinks; state: CommentState; label?: string },
): string {
  const render = (maxProblems: number) =>
    `${renderCommentMarker(id)}\n${renderRunFailure(run, links, maxProblems, label)}\n${renderStateBlock(state)}\n`;
  const text = render(MAX_PROBLEMS);
  return text.length <= MAX_COMMENT_CHARS ? text : render(0);
}

/** The job summary of a run that failed. */
export const renderRunFailureSummary = (run: RunFailure, links: ReportLinks): string =>
  renderRunFailure(run, links, MAX_PROBLEMS);

function renderRunFailure(run: RunFailure, links: ReportLinks, maxProblems: number, label?: string): string {
  const lines = run.problems.slice(0, maxProblems).map((problem) => `- ${renderProblem(problem, links)}`);
  const rest = run.problems.length - lines.length;
  if (rest > 0) {
    lines.push(`- ${maxProblems > 0 ? "and " : ""}${rest} more in ${formatLink("the log", links.run)}`);
  }
  return `${joinParagraphs([
    `## ⚠️ ${formatTitle(label)} could not run: ${escapeMarkdown(run.headline, 300)}`,
    lines.join("\n"),
    "No ad was checked at this commit.",
    renderSignature({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
  ])}\n`;
}

function renderProblem({ location, message }: RunFailure["problems"][number], links: ReportLinks): string {
  if (location === null) return escapeSentence(message);
  const where = `${escapeMarkdown(location.file, 120)}, line ${location.line}`;
  return `${formatLink(where, getSourceUrl(links, location))}: ${escapeSentence(message)}`;
}
