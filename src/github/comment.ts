import { z } from "zod";
import { commentMarker } from "../report/text.ts";
import { type GitHubApi, httpFailure, PACE, type Pace, Patience } from "./api.ts";
import type { RunContext } from "./context.ts";
import { refusal } from "./refusal.ts";

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
export interface Draft {
  id: string;
  /** @param standing the body of the comment that stands, or null. */
  compose: (standing: string | null) => Composed;
}

export type Composed =
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
type Written = Extract<CommentOutcome, { kind: "written" }>;

const Viewer = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Looks at the pull request, each before a write: for what vanishes in between, for server errors and rate limits. */
const LOOKS = 8;
/** A write and its repairs: with two runs at once one is enough, with more of them a few. */
const WRITES = 4;
/** Writes that fail before it is given up. */
const FAILURES = 4;

/**
 * Writes the one comment of a `comment-id`, found by marker and author. GitHub offers no compare-and-swap, so that two
 * runs may write over each other. Hence every write follows a look at the pull request's head and at what stands, and
 * is followed by another: where an older run's text stands, it is written over once; where two comments do, the oldest
 * is kept. Rejects for nothing: a failure is an outcome.
 */
export async function writeComment(
  api: GitHubApi,
  context: RunContext,
  draft: Draft,
  pace: Pace = PACE,
): Promise<CommentOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) {
    return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
  }
  try {
    return await new Thread(api, context, pullRequest, commentMarker(draft.id)).converge(draft, pace);
  } catch (error) {
    return { kind: "refused", why: refusal(error, context, "comment") };
  }
}

/** A pull request's conversation, as far as one comment is concerned. */
class Thread {
  readonly #api: GitHubApi;
  readonly #at: { owner: string; repo: string };
  readonly #number: number;
  readonly #headSha: string;
  readonly #marker: string;
  #author: string | null = null;

  constructor(api: GitHubApi, context: RunContext, number: number, marker: string) {
    this.#api = api;
    this.#at = { owner: context.repository.owner, repo: context.repository.repo };
    this.#number = number;
    this.#headSha = context.headSha;
    this.#marker = marker;
  }

  async converge({ compose }: Draft, pace: Pace): Promise<CommentOutcome> {
    const patience = new Patience(pace);
    const writes: { body: string; done: Written | null }[] = [];
    for (let look = 1, failures = 0; look <= LOOKS; look += 1) {
      const started = performance.now();
      const last = writes.at(-1);
      const done = writes.findLast((write) => write.done !== null)?.done ?? null;
      const moved = await this.#moved();
      if (moved !== null) return done ?? { kind: "outdated", why: moved };
      const [own, ...spare] = await this.#own();
      const stands = own !== undefined && last !== undefined && sameText(own.body ?? "", last.body);
      const composed = stands ? null : compose(own?.body ?? null);
      if (composed?.kind !== "write" || (own !== undefined && sameText(own.body ?? "", composed.body))) {
        await this.#clear(spare, compose);
        // After a creation without a clear answer, what stands is the comment that it made.
        if (stands) return done ?? { kind: "written", how: "created", url: own.html_url };
        return done ?? left(own, composed?.kind === "leave" ? composed.why : "unchanged");
      }
      // What was written and is not listed has been deleted, or is not listed yet: it is not written twice.
      if (done !== null && (own === undefined || writes.length >= WRITES)) return done;
      const write = { body: composed.body, done: null as Written | null };
      writes.push(write);
      try {
        write.done = await (own === undefined ? this.#create(write.body) : this.#update(own, write.body));
        await pace.settle(performance.now() - started);
      } catch (error) {
        failures += 1;
        const vanished = own !== undefined && httpFailure(error)?.status === 404;
        const again = failures < FAILURES && (vanished || (await patience.waitAfter(error, failures, true)));
        if (!again) throw error;
      }
    }
    throw new Error("It changes faster than it can be written.");
  }

  /** Where the pull request's head is, if it is not what this run checked. */
  async #moved(): Promise<string | null> {
    const pull = await this.#api.rest.pulls.get({ ...this.#at, pull_number: this.#number });
    const head = pull.data.head.sha;
    if (head === this.#headSha) return null;
    return `The pull request is at ${head.slice(0, 7)} by now and this run checked ${this.#headSha.slice(0, 7)}.`;
  }

  /** The comments that carry our marker on their first line and were written by this token's own account, oldest first. */
  async #own(): Promise<Comment[]> {
    const all = await this.#api.paginate(this.#api.rest.issues.listComments, {
      ...this.#at,
      issue_number: this.#number,
      per_page: 100,
    });
    const marked = z
      .array(Comment)
      .parse(all)
      .filter((comment) => comment.body?.startsWith(this.#marker));
    if (marked.length === 0) return [];
    this.#author ??= await authorOf(this.#api);
    return marked
      .filter((comment) => comment.user?.login === this.#author)
      .toSorted((one, other) => one.id - other.id);
  }

  async #create(body: string): Promise<Written> {
    const answer = await this.#api.rest.issues.createComment({
      ...this.#at,
      issue_number: this.#number,
      body,
      request: IMPATIENT,
    });
    const { html_url, user } = Comment.parse(answer.data);
    // Surer than any question: this is who we are.
    this.#author = user?.login ?? this.#author;
    return { kind: "written", how: "created", url: html_url };
  }

  async #update(own: Comment, body: string): Promise<Written> {
    await this.#api.rest.issues.updateComment({
      ...this.#at,
      comment_id: own.id,
      body,
      request: IMPATIENT,
    });
    return { kind: "written", how: "updated", url: own.html_url };
  }

  /** Takes away what two runs at once left double, but for what a newer run wrote: that run is still to look. */
  async #clear(spare: readonly Comment[], compose: Draft["compose"]): Promise<void> {
    for (const { id, body } of spare) {
      const composed = compose(body ?? "");
      if (composed.kind === "leave" && composed.why === "newer") continue;
      // Nothing rests on it: the next run tries again.
      await this.#api.rest.issues.deleteComment({ ...this.#at, comment_id: id }).catch(() => undefined);
    }
  }
}

/** A write is not sent again before another look: what stands may have changed while it waited. */
const IMPATIENT = { impatient: true };

function left(own: Comment | undefined, why: "newer" | "unchanged" | "quiet"): CommentOutcome {
  if (why === "newer") return { kind: "outdated", why: "A newer run of this commit has commented already." };
  return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}

/**
 * The login that a token's comments carry. GraphQL's viewer says it for every kind of token, `[bot]` included;
 * GET /user only for a person's, which is the second try where a server answers no GraphQL. What is left is the
 * workflow's own GITHUB_TOKEN: an App's comment is then found through the one that it writes beside it.
 */
export async function authorOf(api: GitHubApi): Promise<string> {
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

const sameText = (one: string, other: string): boolean => normal(one) === normal(other);
const normal = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
