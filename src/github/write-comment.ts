import { COMMENT_MARKER, type CommentId, isSiblingComment, renderCommentMarker } from "../report/comment-marker.ts";
import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  NO_RETRY,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import { filterOwnComments } from "./find-token-login.ts";
import { markOutdatedComments } from "./mark-outdated-comments.ts";
import { normaliseLineEnds } from "./normalise-line-ends.ts";
import type { RunContext } from "./run-context.ts";
import { type PullRequestHandle, readHead, writeToPullRequest } from "./write-to-pull-request.ts";

/** The result of writing the comment. It never affects the verdict. */
export type CommentOutcome =
  | { kind: "written"; how: "created" | "updated"; url: string }
  /** The existing comment is up to date. */
  | { kind: "unchanged"; url: string }
  /** A newer run is responsible for the comment; nothing was written. */
  | { kind: "outdated"; why: string }
  /** There is no comment and none was needed. */
  | { kind: "absent" }
  | { kind: "refused"; why: string };

/** Composes a comment; its text depends on the existing one. */
export interface CommentComposer {
  id: CommentId;
  /** The default id of earlier versions. If the id has no comment yet, it takes over this one's. */
  formerId?: string | undefined;
  /**
   * @param existing body of the existing comment, or null.
   * @param hasSiblings whether other checks of the same job have comments.
   */
  compose: (existing: string | null, hasSiblings: boolean) => CommentDecision;
  /**
   * The new texts of outdated comments of other checks, by their present texts.
   *
   * @param isSilent whether this check has no comment.
   */
  findOutdated?: (others: readonly string[], isSilent: boolean) => ReadonlyMap<string, string>;
}

export type CommentDecision =
  /** `body` is GFM that begins with `renderCommentMarker(id)`. */
  | { kind: "write"; body: string }
  /** `newer`: a newer run wrote the existing comment. `quiet`: no comment is needed. */
  | { kind: "leave"; why: "newer" | "unchanged" | "quiet" };

type Comment = Awaited<ReturnType<GitHubApi["rest"]["issues"]["createComment"]>>["data"];
type WrittenOutcome = Extract<CommentOutcome, { kind: "written" }>;

interface Write {
  body: string;
  /** The comment that it changed, or null for a new one. */
  commentId: number | null;
  /** Null if it failed or its answer was lost. */
  done: WrittenOutcome | null;
}

/** Reads of the pull request, one before each write; allows for deletions, server errors and rate limits. */
const MAX_READS = 8;
/** Concurrent runs may overwrite each other, which needs further writes. */
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;

/**
 * Creates or updates the comment of a `comment-id`, which is found by its marker and author. GitHub has no
 * compare-and-swap, so concurrent runs may overwrite each other. Therefore the pull request's head and comments are
 * read before and after each write: an older run's text is overwritten once, and of several comments only the oldest is
 * kept. Of several checks that take over the same comment, the last one keeps it, and the others create their own.
 * Never rejects: a failure is an outcome.
 */
export async function writeComment(
  api: GitHubApi,
  context: RunContext,
  draft: CommentComposer,
  policy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<CommentOutcome> {
  return writeToPullRequest(api, context, "comment", (target) => reconcile(target, draft, policy));
}

async function reconcile(
  target: PullRequestHandle,
  composer: CommentComposer,
  policy: RetryPolicy,
): Promise<CommentOutcome> {
  const budget = new RetryBudget(policy);
  let writes: Write[] = [];
  for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
    const started = performance.now();
    const head = await readHead(target);
    if (head !== target.headSha) return findDone(writes) ?? { kind: "outdated", why: describeNewerHead(head, target) };
    const found = sortComments(await listOwnComments(target), composer);
    // Another check has taken over the comment: this one's is still to be written.
    if (wasTakenOver(writes.at(-1), found, composer)) writes = [];
    const [last, done] = [writes.at(-1), findDone(writes)];
    const { own, existing } = found;
    const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
    const decision = isWritten ? null : composer.compose(existing?.body ?? null, found.hasSiblings);
    if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
      await deleteDuplicates(target, found.duplicates, composer);
      if (decision?.kind !== "leave" || decision.why !== "newer") await markOutdated(target, found, composer);
      // A creation without a clear answer has created the comment.
      if (isWritten) return done ?? { kind: "written", how: "created", url: own.html_url };
      return done ?? toUnwrittenOutcome(existing, decision?.kind === "leave" ? decision.why : "unchanged");
    }
    // A written comment that is not listed was deleted, or is not listed yet: don't write it twice.
    if (done !== null && (own === undefined || writes.length >= MAX_WRITES)) return done;
    const write: Write = { body: decision.body, commentId: existing?.id ?? null, done: null };
    writes.push(write);
    try {
      write.done = await writeBody(target, existing, write.body);
      await policy.waitForOtherRuns(performance.now() - started);
    } catch (error) {
      failures += 1;
      const isDeleted = existing !== undefined && parseHttpFailure(error)?.status === 404;
      const canRetry =
        failures < MAX_FAILED_WRITES && (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
      if (!canRetry) throw error;
    }
  }
  throw new Error("the comment changed too often while it was being written");
}

const findDone = (writes: readonly Write[]): WrittenOutcome | null =>
  writes.findLast(({ done }) => done !== null)?.done ?? null;

interface FoundComments {
  /** The comment of this id. */
  own: Comment | undefined;
  /** The comment to update: `own`, else one of the former id. */
  existing: Comment | undefined;
  /** Newer comments of this id, by concurrent runs. */
  duplicates: Comment[];
  /** Comments of other ids. */
  others: Comment[];
  hasSiblings: boolean;
}

/** @param comments by this token's account, oldest first. */
function sortComments(comments: readonly Comment[], { id, formerId }: CommentComposer): FoundComments {
  const marker = renderCommentMarker(id);
  const [own, ...duplicates] = comments.filter(({ body }) => body?.startsWith(marker));
  const others = comments.filter(({ body }) => !body?.startsWith(marker));
  const existing = own ?? others.find(({ body }) => isFormerComment(body, formerId));
  const hasSiblings = others.some(({ body }) => isSiblingComment(body ?? "", id));
  return { own, existing, duplicates, others, hasSiblings };
}

const isFormerComment = (body: string | undefined, formerId: string | undefined): boolean =>
  formerId !== undefined && body?.startsWith(renderCommentMarker(formerId)) === true;

/** Whether the comment that a write changed now belongs to another check. */
const wasTakenOver = (
  write: Write | undefined,
  { own, others }: FoundComments,
  { formerId }: CommentComposer,
): boolean =>
  own === undefined && others.some(({ id, body }) => id === write?.commentId && !isFormerComment(body, formerId));

async function markOutdated(
  target: PullRequestHandle,
  { existing, others }: FoundComments,
  { findOutdated }: CommentComposer,
): Promise<void> {
  const bodies = others.map(({ body }) => body ?? "");
  await markOutdatedComments(target, others, findOutdated?.(bodies, existing === undefined) ?? new Map());
}

const describeNewerHead = (head: string, { headSha }: PullRequestHandle): string =>
  `The pull request is now at ${head.slice(0, 7)}; this run checked ${headSha.slice(0, 7)}.`;

/** Adhere's comments by this token's account, of every id; oldest first. */
async function listOwnComments(target: PullRequestHandle): Promise<Comment[]> {
  const { api, at, number } = target;
  const all = await api.paginate(api.rest.issues.listComments, { ...at, issue_number: number, per_page: 100 });
  return filterOwnComments(
    target,
    all.filter(({ body }) => body?.startsWith(COMMENT_MARKER)),
  );
}

async function writeBody(
  target: PullRequestHandle,
  existing: Comment | undefined,
  body: string,
): Promise<WrittenOutcome> {
  const { api, at, number } = target;
  const write = { ...at, body, request: NO_RETRY };
  if (existing !== undefined) {
    await api.rest.issues.updateComment({ ...write, comment_id: existing.id });
    return { kind: "written", how: "updated", url: existing.html_url };
  }
  const { data } = await api.rest.issues.createComment({ ...write, issue_number: number });
  // The most reliable source of the token's account.
  target.author = data.user?.login ?? target.author;
  return { kind: "written", how: "created", url: data.html_url };
}

/** Deletes duplicates of concurrent runs, except a newer run's comment: that run deletes its own duplicates. */
async function deleteDuplicates(
  { api, at }: PullRequestHandle,
  duplicates: readonly Comment[],
  { compose }: CommentComposer,
): Promise<void> {
  for (const { id, body } of duplicates) {
    const decision = compose(body ?? "", false);
    if (decision.kind === "leave" && decision.why === "newer") continue;
    // Failures don't matter: the next run tries again.
    await api.rest.issues.deleteComment({ ...at, comment_id: id }).catch(() => undefined);
  }
}

function toUnwrittenOutcome(own: Comment | undefined, why: "newer" | "unchanged" | "quiet"): CommentOutcome {
  if (why === "newer") return { kind: "outdated", why: "A newer run of this commit has already commented." };
  return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}

const isSameText = (one: string, other: string): boolean => normaliseLineEnds(one) === normaliseLineEnds(other);
