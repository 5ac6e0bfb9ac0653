import { renderCommentMarker } from "../report/comment-marker.ts";
import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  NO_RETRY,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import { filterOwnComments } from "./find-token-login.ts";
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
  id: string;
  /** @param existing body of the existing comment, or null. */
  compose: (existing: string | null) => CommentDecision;
}

export type CommentDecision =
  /** `body` is GFM that begins with `commentMarker(id)`. */
  | { kind: "write"; body: string }
  /** `newer`: a newer run wrote the existing comment. `quiet`: no comment is needed. */
  | { kind: "leave"; why: "newer" | "unchanged" | "quiet" };

type Comment = Awaited<ReturnType<GitHubApi["rest"]["issues"]["createComment"]>>["data"];
type WrittenOutcome = Extract<CommentOutcome, { kind: "written" }>;

/** Reads of the pull request, one before each write; allows for deletions, server errors and rate limits. */
const MAX_READS = 8;
/** Concurrent runs may overwrite each other, which needs further writes. */
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;

/**
 * Creates or updates the comment of a `comment-id`, which is found by its marker and author. GitHub has no
 * compare-and-swap, so concurrent runs may overwrite each other. Therefore the pull request's head and comments are
 * read before and after each write: an older run's text is overwritten once, and of several comments only the oldest is
 * kept. Never rejects: a failure is an outcome.
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
  { id, compose }: CommentComposer,
  policy: RetryPolicy,
): Promise<CommentOutcome> {
  const budget = new RetryBudget(policy);
  const writes: { body: string; done: WrittenOutcome | null }[] = [];
  for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
    const started = performance.now();
    const last = writes.at(-1);
    const done = writes.findLast((write) => write.done !== null)?.done ?? null;
    const head = await readHead(target);
    if (head !== target.headSha) return done ?? { kind: "outdated", why: describeNewerHead(head, target) };
    const [own, ...duplicates] = await listOwnComments(target, renderCommentMarker(id));
    const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
    const decision = isWritten ? null : compose(own?.body ?? null);
    if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
      await deleteDuplicates(target, duplicates, compose);
      // A creation without a clear answer has created the comment.
      if (isWritten) return done ?? { kind: "written", how: "created", url: own.html_url };
      return done ?? toUnwrittenOutcome(own, decision?.kind === "leave" ? decision.why : "unchanged");
    }
    // A written comment that is not listed was deleted, or is not listed yet: don't write it twice.
    if (done !== null && (own === undefined || writes.length >= MAX_WRITES)) return done;
    const write = { body: decision.body, done: null as WrittenOutcome | null };
    writes.push(write);
    try {
      write.done = await writeBody(target, own, write.body);
      await policy.waitForOtherRuns(performance.now() - started);
    } catch (error) {
      failures += 1;
      const isDeleted = own !== undefined && parseHttpFailure(error)?.status === 404;
      const canRetry =
        failures < MAX_FAILED_WRITES && (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
      if (!canRetry) throw error;
    }
  }
  throw new Error("the comment changed too often while it was being written");
}

const describeNewerHead = (head: string, { headSha }: PullRequestHandle): string =>
  `The pull request is now at ${head.slice(0, 7)}; this run checked ${headSha.slice(0, 7)}.`;

/** The comments with our marker in the first line, written by this token's account; oldest first. */
async function listOwnComments(target: PullRequestHandle, marker: string): Promise<Comment[]> {
  const { api, at, number } = target;
  const all = await api.paginate(api.rest.issues.listComments, { ...at, issue_number: number, per_page: 100 });
  return filterOwnComments(
    target,
    all.filter(({ body }) => body?.startsWith(marker)),
  );
}

async function writeBody(target: PullRequestHandle, own: Comment | undefined, body: string): Promise<WrittenOutcome> {
  const { api, at, number } = target;
  const write = { ...at, body, request: NO_RETRY };
  if (own !== undefined) {
    await api.rest.issues.updateComment({ ...write, comment_id: own.id });
    return { kind: "written", how: "updated", url: own.html_url };
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
  compose: CommentComposer["compose"],
): Promise<void> {
  for (const { id, body } of duplicates) {
    const decision = compose(body ?? "");
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
