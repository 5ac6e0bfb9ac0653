import { z } from "zod";
import { renderCommentMarker } from "../report/escape.ts";
import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  NO_RETRY,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import type { RunContext } from "./run-context.ts";
import { normaliseLineEnds } from "./suggestion-marker.ts";
import { describeWriteFailure } from "./write-failure.ts";

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

const Comment = z.object({
  id: z.int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
type Comment = z.infer<typeof Comment>;
type WrittenOutcome = Extract<CommentOutcome, { kind: "written" }>;

const Viewer = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Reads of the pull request, one before each write; allows for deletions, server errors and rate limits. */
const MAX_READS = 8;
/** Concurrent runs may overwrite each other, which needs further writes. */
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;

/**
 * Creates or updates the comment of a `comment-id`, which is found by its marker and author. GitHub has no compare-and-swap,
 * so concurrent runs may overwrite each other. Therefore the pull request's head and comments are read before and after each
 * write: an older run's text is overwritten once, and of several comments only the oldest is kept. Never rejects: a failure
 * is an outcome.
 */
export async function writeComment(
  api: GitHubApi,
  context: RunContext,
  draft: CommentComposer,
  policy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<CommentOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) {
    return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
  }
  try {
    return await new CommentWriter(api, context, pullRequest, renderCommentMarker(draft.id)).reconcile(draft, policy);
  } catch (error) {
    return { kind: "refused", why: describeWriteFailure(error, context, "comment") };
  }
}

class CommentWriter {
  readonly #api: GitHubApi;
  readonly #repository: { owner: string; repo: string };
  readonly #pullRequest: number;
  readonly #headSha: string;
  readonly #marker: string;
  #author: string | null = null;

  constructor(api: GitHubApi, context: RunContext, number: number, marker: string) {
    this.#api = api;
    this.#repository = { owner: context.repository.owner, repo: context.repository.repo };
    this.#pullRequest = number;
    this.#headSha = context.headSha;
    this.#marker = marker;
  }

  async reconcile({ compose }: CommentComposer, policy: RetryPolicy): Promise<CommentOutcome> {
    const budget = new RetryBudget(policy);
    const writes: { body: string; done: WrittenOutcome | null }[] = [];
    for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
      const started = performance.now();
      const last = writes.at(-1);
      const done = writes.findLast((write) => write.done !== null)?.done ?? null;
      const newerHead = await this.#findNewerHead();
      if (newerHead !== null) return done ?? { kind: "outdated", why: newerHead };
      const [own, ...duplicates] = await this.#listOwnComments();
      const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
      const decision = isWritten ? null : compose(own?.body ?? null);
      if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
        await this.#deleteDuplicates(duplicates, compose);
        // A creation without a clear answer has created the comment.
        if (isWritten) return done ?? { kind: "written", how: "created", url: own.html_url };
        return done ?? toUnwrittenOutcome(own, decision?.kind === "leave" ? decision.why : "unchanged");
      }
      // A written comment that is not listed was deleted, or is not listed yet: don't write it twice.
      if (done !== null && (own === undefined || writes.length >= MAX_WRITES)) return done;
      const write = { body: decision.body, done: null as WrittenOutcome | null };
      writes.push(write);
      try {
        write.done = await (own === undefined ? this.#create(write.body) : this.#update(own, write.body));
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

  /** A sentence about the pull request's head if it is not the checked commit, else null. */
  async #findNewerHead(): Promise<string | null> {
    const pull = await this.#api.rest.pulls.get({ ...this.#repository, pull_number: this.#pullRequest });
    const head = pull.data.head.sha;
    if (head === this.#headSha) return null;
    return `The pull request is now at ${head.slice(0, 7)}; this run checked ${this.#headSha.slice(0, 7)}.`;
  }

  /** The comments with our marker in the first line, written by this token's account; oldest first. */
  async #listOwnComments(): Promise<Comment[]> {
    const all = await this.#api.paginate(this.#api.rest.issues.listComments, {
      ...this.#repository,
      issue_number: this.#pullRequest,
      per_page: 100,
    });
    const marked = z
      .array(Comment)
      .parse(all)
      .filter((comment) => comment.body?.startsWith(this.#marker));
    if (marked.length === 0) return [];
    this.#author ??= await findAuthorLogin(this.#api);
    return marked.filter((comment) => comment.user?.login === this.#author).toSorted((one, other) => one.id - other.id);
  }

  async #create(body: string): Promise<WrittenOutcome> {
    const answer = await this.#api.rest.issues.createComment({
      ...this.#repository,
      issue_number: this.#pullRequest,
      body,
      request: NO_RETRY,
    });
    const { html_url, user } = Comment.parse(answer.data);
    // The most reliable source of the token's account.
    this.#author = user?.login ?? this.#author;
    return { kind: "written", how: "created", url: html_url };
  }

  async #update(own: Comment, body: string): Promise<WrittenOutcome> {
    await this.#api.rest.issues.updateComment({
      ...this.#repository,
      comment_id: own.id,
      body,
      request: NO_RETRY,
    });
    return { kind: "written", how: "updated", url: own.html_url };
  }

  /** Deletes duplicates of concurrent runs, except a newer run's comment: that run deletes its own duplicates. */
  async #deleteDuplicates(duplicates: readonly Comment[], compose: CommentComposer["compose"]): Promise<void> {
    for (const { id, body } of duplicates) {
      const decision = compose(body ?? "");
      if (decision.kind === "leave" && decision.why === "newer") continue;
      // Failures don't matter: the next run tries again.
      await this.#api.rest.issues.deleteComment({ ...this.#repository, comment_id: id }).catch(() => undefined);
    }
  }
}

function toUnwrittenOutcome(own: Comment | undefined, why: "newer" | "unchanged" | "quiet"): CommentOutcome {
  if (why === "newer") return { kind: "outdated", why: "A newer run of this commit has already commented." };
  return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}

/**
 * The login that appears on the token's comments. GraphQL's `viewer` works for all kinds of tokens and includes `[bot]`;
 * GET /user is the fallback for servers without GraphQL and works for users' tokens only. The last fallback is the login of
 * the workflow's GITHUB_TOKEN.
 */
export async function findAuthorLogin(api: GitHubApi): Promise<string> {
  try {
    return Viewer.parse(await api.graphql("query { viewer { login } }")).viewer.login;
  } catch {
    try {
      return (await api.rest.users.getAuthenticated()).data.login;
    } catch {
      return "github-actions[bot]";
    }
  }
}

const isSameText = (one: string, other: string): boolean => normaliseLineEnds(one) === normaliseLineEnds(other);
