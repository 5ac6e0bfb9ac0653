/** Identifies a check's comment: the text of `comment-id`, or the key that applies without one. */
export type CommentId = string | CheckKey;

/** The default id: a check of a workflow's job, as hashes of 12 hexadecimal digits. */
export interface CheckKey {
  /** Workflow and job. */
  group: string;
  /** The values of the job's matrix. */
  leg: string;
  /** The step, and what it checks. */
  step: string;
}

/** Every comment of Adhere begins with this. */
export const COMMENT_MARKER = "<!-- adhere comment=";

const CHECK_KEY_PATTERN = /^<!-- adhere comment=([0-9a-f]{12})\/([0-9a-f]{12})\/([0-9a-f]{12}) -->/u;

/**
 * The hidden first line that identifies the comment of an id. It contains only the id, so it never changes. A
 * `comment-id` is encoded, so it contains no slash and never looks like a key.
 */
export function renderCommentMarker(id: CommentId): string {
  const text =
    typeof id === "string"
      ? encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D")
      : `${id.group}/${id.leg}/${id.step}`;
  return `${COMMENT_MARKER}${text} -->`;
}

/** The key in a comment's first line; null if the comment has a `comment-id`. */
export function parseCheckKey(comment: string): CheckKey | null {
  const [, group, leg, step] = CHECK_KEY_PATTERN.exec(comment) ?? [];
  return group === undefined || leg === undefined || step === undefined ? null : { group, leg, step };
}

/** Whether a comment belongs to another check of the same workflow's job. */
export function isSiblingComment(comment: string, id: CommentId): boolean {
  if (typeof id === "string" || comment.startsWith(renderCommentMarker(id))) return false;
  return parseCheckKey(comment)?.group === id.group;
}
