import { type CheckKey, parseCheckKey } from "./comment-marker.ts";
import { isNewerRun, parseStateBlock, type RunIdentity } from "./comment-state.ts";
import { toCodeSpan } from "./escape.ts";
import { MAX_COMMENT_CHARS } from "./markdown/report.ts";

/** A run that has just commented, or had nothing to comment. */
export interface CommentingRun extends RunIdentity {
  key: CheckKey;
  /** The pull request's head. */
  commit: string | null;
  /** Number of legs in the job's matrix; null if unknown. */
  jobTotal: number | null;
  /** It has no comment, so the comments of other legs record that it has run. */
  isSilent: boolean;
}

/** Second line of an outdated comment. Escaped text cannot contain it. */
const OUTDATED_FLAG = "<!-- adhere outdated -->";

export const isMarkedOutdated = (comment: string): boolean =>
  /^<!-- adhere comment=[^\r\n]*-->\r?\n<!-- adhere outdated -->/u.test(comment);

/** Second line of a comment: legs without a comment that have run for a newer commit. */
const SEEN_PATTERN = /^([^\r\n]*)\r?\n<!-- adhere seen=([0-9a-f]{40}) ([0-9a-f]{12}(?:,[0-9a-f]{12}){0,255}) -->\r?\n/u;

/**
 * Finds the comments of checks that the newest run of a workflow's job has not written: steps or matrix legs that were
 * removed. Comments of the same leg are outdated at once, because a later step rewrites its own. Those of other legs are
 * only outdated when all legs of the matrix have run: each has a comment of this commit, or is recorded in another's. A
 * `comment-id` is never outdated.
 *
 * @param others bodies of the other comments by this token's account.
 * @returns the new text of each comment that is outdated or records this run, by its present text.
 */
export function findOutdatedComments(others: readonly string[], run: CommentingRun): ReadonlyMap<string, string> {
  const known = others.flatMap((body) => {
    const key = parseCheckKey(body);
    const state = parseStateBlock(body);
    return key?.group === run.key.group && state !== null ? [{ body, key, state }] : [];
  });
  const legs = new Set([
    run.key.leg,
    ...known.flatMap(({ body, key, state }) => (state.commit === run.commit ? [key.leg] : readSeenLegs(body, run))),
  ]);
  const areAllLegsKnown = run.jobTotal !== null && legs.size >= run.jobTotal;
  const older = known.filter(
    ({ body, state }) => state.commit !== run.commit && isNewerRun(run, state) && !isMarkedOutdated(body),
  );
  return new Map(
    older.flatMap(({ body, key, state }): [string, string][] => {
      const isOutdated = key.leg === run.key.leg || (areAllLegsKnown && !legs.has(key.leg));
      if (isOutdated) return [[body, markOutdated(body, state.commit, run.commit)]];
      return run.isSilent ? recordLeg(body, run) : [];
    }),
  );
}

function readSeenLegs(comment: string, { commit }: CommentingRun): string[] {
  const [, , seenCommit, legs = ""] = SEEN_PATTERN.exec(comment) ?? [];
  return seenCommit === commit ? legs.split(",") : [];
}

/** The comment with a line that this run's leg has run; none if it has one, or if there is no room. */
function recordLeg(comment: string, run: CommentingRun): [string, string][] {
  const legs = readSeenLegs(comment, run);
  if (run.commit === null || legs.includes(run.key.leg)) return [];
  const [marker = "", ...lines] = comment.replace(SEEN_PATTERN, "$1\n").split("\n");
  const text = [marker, `<!-- adhere seen=${run.commit} ${[...legs, run.key.leg].join(",")} -->`, ...lines].join("\n");
  return text.length > MAX_COMMENT_CHARS ? [] : [[comment, text]];
}

/** Strikes the heading and says why. The hidden state stays for the case that the check comes back. */
function markOutdated(comment: string, of: string | null, head: string | null): string {
  const [marker = "", ...lines] = comment.trimEnd().split(/\r?\n/u);
  const state = lines.pop() ?? "";
  const at = lines.findIndex((line) => line.startsWith("#"));
  const [, level = "##", heading = "Adhere"] = /^(#+) (.*)$/u.exec(lines[at] ?? "") ?? [];
  const top = [marker, OUTDATED_FLAG, `${level} ~~${heading}~~`, "", renderNote(of, head)];
  const text = [...top, ...lines.slice(at + 1), state].join("\n");
  return `${text.length < MAX_COMMENT_CHARS ? text : [...top, "", state].join("\n")}\n`;
}

const renderNote = (of: string | null, head: string | null): string =>
  `**Outdated:** this result is ${formatCommit(of)}. The newest run, ${formatCommit(head)}, has not made this check.`;

const formatCommit = (commit: string | null): string =>
  commit === null ? "for an unknown commit" : `for ${toCodeSpan(commit.slice(0, 7))}`;
