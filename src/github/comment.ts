import { z } from "zod";
import { renderCommentMarker } from "../report/escape.ts";
import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import type { RunContext } from "./run-context.ts";
import { describeWriteFailure } from "./write-failure.ts";

/** What became of the comment. Whatever it is, the verdict stands. */
export type CommentOutcome =
  | { kind: "written"; how: "created" | "updated"; url: string }
  /** What stands there says it already. */
  | { kind: "unchanged"; url: string }
  /** A newer run speaks for the pull request. Nothing was written. */
  | { kind: "outdated"; why: string }
  /** None stands, and none was to be created. */
  | { kind: "absent" }
  | { kind: "refused"; why: string };

/** A comment that is still to be written: its text depends on the one that stands. */
export interface CommentComposer {
  id: string;
  /** @param standing the body of the comment that stands, or null. */
  compose: (standing: string | null) => CommentDecision;
}

export type CommentDecision =
  /** `body` is GFM that begins with `commentMarker(id)`. */
  | { kind: "write"; body: string }
  /** `newer`: a newer run wrote what stands. `quiet`: there is nothing to say. */
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

/** Looks at the pull request, each before a write: for what vanishes in between, for server errors and rate limits. */
const MAX_READS = 8;
/** A write and its repairs: with two runs at once one is enough, with more of them a few. */
const MAX_WRITES = 4;
/** Writes that fail before it is given up. */
const MAX_FAILED_WRITES = 4;

/**
 * Writes the one comment of a `comment-id`, found by marker and author. GitHub offers no compare-and-swap, so that two
 * runs may write over each other. Hence every write follows a look at the pull request's head and at what stands, and
 * is followed by another: where an older run's text stands, it is written over once; where two comments do, the oldest
 * is kept. Rejects for nothing: a failure is an outcome.
 */
export async function writeComment(
  api: GitHubApi,
  context: RunContext,
  draft: CommentComposer,
  pace: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<CommentOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) {
    return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
  }
  try {
    return await new CommentWriter(api, context, pullRequest, renderCommentMarker(draft.id)).reconcile(
      draft,
      pace,
    );
  } catch (error) {
    return { kind: "refused", why: describeWriteFailure(error, context, "comment") };
  }
}

/** A pull request's conversation, as far as one comment is concerned. */
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

  async reconcile({ compose }: CommentComposer, pace: RetryPolicy): Promise<CommentOutcome> {
    const patience = new RetryBudget(pace);
    const writes: { body: string; done: WrittenOutcome | null }[] = [];
    for (let look = 1, failures = 0; look <= MAX_READS; look += 1) {
      const started = performance.now();
      const last = writes.at(-1);
      const done = writes.findLast((write) => write.done !== null)?.done ?? null;
      const moved = await this.#findNewerHead();
      if (moved !== null) return done ?? { kind: "outdated", why: moved };
      const [own, ...spare] = await this.#listOwnComments();
      const stands = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
      const composed = stands ? null : compose(own?.body ?? null);
      if (composed?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", composed.body))) {
        await this.#deleteDuplicates(spare, compose);
        // After a creation without a clear answer, what stands is the comment that it made.
        if (stands) return done ?? { kind: "written", how: "created", url: own.html_url };
        return done ?? toUnwrittenOutcome(own, composed?.kind === "leave" ? composed.why : "unchanged");
      }
      // What was written and is not listed has been deleted, or is not listed yet: it is not written twice.
      if (done !== null && (own === undefined || writes.length >= MAX_WRITES)) return done;
      const write = { body: composed.body, done: null as WrittenOutcome | null };
      writes.push(write);
      try {
        write.done = await (own === undefined ? this.#create(write.body) : this.#update(own, write.body));
        await pace.waitForOtherRuns(performance.now() - started);
      } catch (error) {
        failures += 1;
        const vanished = own !== undefined && parseHttpFailure(error)?.status === 404;
        const again =
          failures < MAX_FAILED_WRITES &&
          (vanished || (await patience.waitBeforeRetry(error, failures, true)));
        if (!again) throw error;
      }
    }
    throw new Error("It changes faster than it can be written.");
  }

  /** Where the pull request's head is, if it is not what this run checked. */
  async #findNewerHead(): Promise<string | null> {
    const pull = await this.#api.rest.pulls.get({ ...this.#repository, pull_number: this.#pullRequest });
    const head = pull.data.head.sha;
    if (head === this.#headSha) return null;
    return `The pull request is at ${head.slice(0, 7)} by now and this run checked ${this.#headSha.slice(0, 7)}.`;
  }

  /** The comments that carry our marker on their first line and were written by this token's own account, oldest first. */
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
    return marked
      .filter((comment) => comment.user?.login === this.#author)
      .toSorted((one, other) => one.id - other.id);
  }

  async #create(body: string): Promise<WrittenOutcome> {
    const answer = await this.#api.rest.issues.createComment({
      ...this.#repository,
      issue_number: this.#pullRequest,
      body,
      request: NO_RETRY,
    });
    const { html_url, user } = Comment.parse(answer.data);
    // Surer than any question: this is who we are.
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

  /** Takes away what two runs at once left double, but for what a newer run wrote: that run is still to look. */
  async #deleteDuplicates(spare: readonly Comment[], compose: CommentComposer["compose"]): Promise<void> {
    for (const { id, body } of spare) {
      const composed = compose(body ?? "");
      if (composed.kind === "leave" && composed.why === "newer") continue;
      // Nothing rests on it: the next run tries again.
      await this.#api.rest.issues
        .deleteComment({ ...this.#repository, comment_id: id })
        .catch(() => undefined);
    }
  }
}

/** A write is not sent again before another look: what stands may have changed while it waited. */
const NO_RETRY = { impatient: true };

function toUnwrittenOutcome(own: Comment | undefined, why: "newer" | "unchanged" | "quiet"): CommentOutcome {
  if (why === "newer") return { kind: "outdated", why: "A newer run of this commit has commented already." };
  return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}

/**
 * The login that a token's comments carry. GraphQL's viewer says it for every kind of token, `[bot]` included;
 * GET /user only for a person's, which is the second try where a server answers no GraphQL. What is left is the
 * workflow's own GITHUB_TOKEN: an App's comment is then found through the one that it writes beside it.
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

const isSameText = (one: string, other: string): boolean =>
  normaliseLineEnds(one) === normaliseLineEnds(other);
const normaliseLineEnds = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
