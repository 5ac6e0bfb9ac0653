import { COMMENT_LIMIT, signature } from "./markdown.ts";
import { type Links, sourceOf } from "./markdown-table.ts";
import { linked, paragraphs, sentence } from "./markdown-words.ts";
import { type CommentState, stateBlock } from "./state.ts";
import { commentMarker, inMarkdown } from "./text.ts";

/** A run that could not begin: a mistake in the manifest or in an input, a service that refuses. */
export interface Unjudged {
  /** One sentence: what is wrong as a whole. */
  headline: string;
  problems: readonly { place: { file: string; line: number } | null; message: string }[];
  commit: string | null;
  /** ISO 8601. */
  at: string;
  version: string;
}

/** Mistakes listed in a comment: who has more mends these first. */
const MOST = 50;

/**
 * The comment of a run that could not judge: an older verdict must not stand beside a check that is red for another
 * reason.
 *
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
export function unjudgedComment(
  run: Unjudged,
  { id, links = {}, state }: { id: string; links?: Links; state: CommentState },
): string {
  const whole = (most: number) =>
    `${commentMarker(id)}\n${unjudgedPage(run, links, most)}\n${stateBlock(state)}\n`;
  const text = whole(MOST);
  return text.length <= COMMENT_LIMIT ? text : whole(0);
}

/** What the job summary says of such a run. */
export const unjudgedSummary = (run: Unjudged, links: Links): string => unjudgedPage(run, links, MOST);

function unjudgedPage(run: Unjudged, links: Links, most: number): string {
  const lines = run.problems.slice(0, most).map((problem) => `- ${problemLine(problem, links)}`);
  const rest = run.problems.length - lines.length;
  if (rest > 0) lines.push(`- ${most > 0 ? "and " : ""}${rest} more in ${linked("the log", links.run)}`);
  return `${paragraphs([
    `## ⚠️ Adhere could not judge: ${inMarkdown(run.headline, 300)}`,
    lines.join("\n"),
    "Nothing was checked, so nothing is known of the ads at this commit.",
    signature({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
  ])}\n`;
}

function problemLine({ place, message }: Unjudged["problems"][number], links: Links): string {
  if (place === null) return sentence(message);
  const where = `${inMarkdown(place.file, 120)}, line ${place.line}`;
  return `${linked(where, sourceOf(links, place))}: ${sentence(message)}`;
}
