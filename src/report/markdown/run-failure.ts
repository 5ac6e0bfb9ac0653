import { type CommentState, renderStateBlock } from "../comment-state.ts";
import { escapeMarkdown, renderCommentMarker } from "../escape.ts";
import { getSourceUrl, type ReportLinks } from "./entries-table.ts";
import { escapeSentence, formatLink, joinParagraphs } from "./format.ts";
import { MAX_COMMENT_CHARS, renderSignature } from "./report.ts";

/** A run that could not begin: a mistake in the manifest or in an input, a service that refuses. */
export interface RunFailure {
  /** One sentence: what is wrong as a whole. */
  headline: string;
  problems: readonly { location: { file: string; line: number } | null; message: string }[];
  commit: string | null;
  /** ISO 8601. */
  at: string;
  version: string;
}

/** Mistakes listed in a comment: who has more mends these first. */
const MAX_PROBLEMS = 50;

/**
 * The comment of a run that could not judge: an older verdict must not stand beside a check that is red for another
 * reason.
 *
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
export function renderRunFailureComment(
  run: RunFailure,
  { id, links = {}, state }: { id: string; links?: ReportLinks; state: CommentState },
): string {
  const whole = (most: number) =>
    `${renderCommentMarker(id)}\n${renderRunFailure(run, links, most)}\n${renderStateBlock(state)}\n`;
  const text = whole(MAX_PROBLEMS);
  return text.length <= MAX_COMMENT_CHARS ? text : whole(0);
}

/** What the job summary says of such a run. */
export const renderRunFailureSummary = (run: RunFailure, links: ReportLinks): string =>
  renderRunFailure(run, links, MAX_PROBLEMS);

function renderRunFailure(run: RunFailure, links: ReportLinks, most: number): string {
  const lines = run.problems.slice(0, most).map((problem) => `- ${renderProblem(problem, links)}`);
  const rest = run.problems.length - lines.length;
  if (rest > 0) lines.push(`- ${most > 0 ? "and " : ""}${rest} more in ${formatLink("the log", links.run)}`);
  return `${joinParagraphs([
    `## ⚠️ Adhere could not judge: ${escapeMarkdown(run.headline, 300)}`,
    lines.join("\n"),
    "Nothing was checked, so nothing is known of the ads at this commit.",
    renderSignature({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
  ])}\n`;
}

function renderProblem({ location, message }: RunFailure["problems"][number], links: ReportLinks): string {
  if (location === null) return escapeSentence(message);
  const where = `${escapeMarkdown(location.file, 120)}, line ${location.line}`;
  return `${formatLink(where, getSourceUrl(links, location))}: ${escapeSentence(message)}`;
}
