import { createHash } from "node:crypto";
import { z } from "zod";
import { inLog } from "../report/text.ts";
import { type GitHubApi, httpFailure } from "./api.ts";
import { authorOf } from "./comment.ts";
import type { RunContext } from "./context.ts";

/** A change that a reviewer applies with one click. */
export interface SuggestionDraft {
  path: string;
  /** First and last line at the head, 1-based; both within a hunk. */
  startLine: number;
  line: number;
  /** GFM with a suggestion block. */
  body: string;
  /** Names the place: where an earlier run suggested something there, that comment is written anew. */
  key: string;
}

export type SuggestionsOutcome =
  | { kind: "done"; made: number; updated: number; resolved: number; stand: number }
  | { kind: "outdated" }
  | { kind: "refused"; why: string };

const ReviewComment = z.object({
  id: z.int(),
  node_id: z.string(),
  body: z.string(),
  user: z.object({ login: z.string() }).nullish(),
});
type ReviewComment = z.infer<typeof ReviewComment>;

const ChangedFile = z.object({ filename: z.string(), patch: z.string().optional() });

/** What is suggested at once is read; the rest is in the patch. */
const MOST = 20;

/** The pull request's changed files with their hunks; GitHub leaves the hunks of large files out. */
export async function changedFiles(
  api: GitHubApi,
  context: RunContext,
): Promise<{ path: string; patch: string }[]> {
  const { pullRequest, repository } = context;
  if (pullRequest === null) return [];
  const files = await api.paginate(api.rest.pulls.listFiles, {
    ...at(repository),
    pull_number: pullRequest,
    per_page: 100,
  });
  return z
    .array(ChangedFile)
    .parse(files)
    .flatMap(({ filename, patch }) => (patch === undefined ? [] : [{ path: filename, patch }]));
}

/**
 * Makes a run's suggestions on the pull request: each once, written anew where it changed, resolved where its reason has gone.
 * Found by marker and author, per `comment-id`. Rejects for nothing: a failure is an outcome.
 */
export async function writeSuggestions(
  api: GitHubApi,
  context: RunContext,
  id: string,
  drafts: readonly SuggestionDraft[],
): Promise<SuggestionsOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) return { kind: "refused", why: "There is no pull request to review." };
  try {
    return await new Review(api, context, pullRequest, id).settle(drafts.slice(0, MOST));
  } catch (error) {
    const failure = httpFailure(error);
    const said = inLog(failure?.message ?? String(error), 300);
    const remedy =
      failure?.status === 403
        ? "The token may not write reviews: give the job `permissions: pull-requests: write`."
        : "The suggestions could not be written; the patch in the report folder has the same changes.";
    return { kind: "refused", why: `${remedy} (GitHub: ${said})` };
  }
}

const at = ({ owner, repo }: RunContext["repository"]) => ({ owner, repo });

class Review {
  readonly #api: GitHubApi;
  readonly #at: { owner: string; repo: string };
  readonly #number: number;
  readonly #headSha: string;
  readonly #name: string;

  constructor(api: GitHubApi, context: RunContext, number: number, id: string) {
    this.#api = api;
    this.#at = at(context.repository);
    this.#number = number;
    this.#headSha = context.headSha;
    this.#name = createHash("sha256").update(id).digest("hex").slice(0, 12);
  }

  async settle(drafts: readonly SuggestionDraft[]): Promise<SuggestionsOutcome> {
    const pull = await this.#api.rest.pulls.get({ ...this.#at, pull_number: this.#number });
    if (pull.data.head.sha !== this.#headSha) return { kind: "outdated" };
    const standing = await this.#own();
    const outcome = { kind: "done" as const, made: 0, updated: 0, resolved: 0, stand: 0 };
    const fresh: SuggestionDraft[] = [];
    for (const draft of drafts) {
      const old = standing.get(draft.key);
      standing.delete(draft.key);
      const body = this.#marked(draft);
      if (old === undefined) fresh.push({ ...draft, body });
      else if (old.body.replaceAll("\r\n", "\n").trimEnd() === body.trimEnd()) outcome.stand += 1;
      else {
        await this.#api.rest.pulls.updateReviewComment({ ...this.#at, comment_id: old.id, body });
        outcome.updated += 1;
      }
    }
    outcome.made = await this.#suggest(fresh);
    for (const [key, old] of standing) {
      if (old.body.includes(RESOLVED)) continue;
      await this.#resolve(key, old);
      outcome.resolved += 1;
    }
    return outcome;
  }

  #marker = (key: string): string => `<!-- adhere-fix ${this.#name} ${key} -->`;
  #marked = ({ key, body }: SuggestionDraft): string => `${this.#marker(key)}\n${body}`;

  /** Our suggestions of earlier runs, by key; the first of two, should there ever be two. */
  async #own(): Promise<Map<string, ReviewComment>> {
    const all = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
      ...this.#at,
      pull_number: this.#number,
      per_page: 100,
    });
    const pattern = new RegExp(`^<!-- adhere-fix ${this.#name} ([0-9a-f]{16}) -->`);
    const marked = z
      .array(ReviewComment)
      .parse(all)
      .filter(({ body }) => pattern.test(body));
    if (marked.length === 0) return new Map();
    const author = await authorOf(this.#api);
    const own = marked.filter(({ user }) => user?.login === author).toReversed();
    return new Map(own.map((comment) => [pattern.exec(comment.body)?.[1] ?? "", comment]));
  }

  /** One review, so that people get one message. Where GitHub refuses one line of it, the others are made one by one. */
  async #suggest(drafts: readonly SuggestionDraft[]): Promise<number> {
    if (drafts.length === 0) return 0;
    try {
      await this.#api.rest.pulls.createReview({
        ...this.#at,
        pull_number: this.#number,
        commit_id: this.#headSha,
        event: "COMMENT",
        comments: drafts.map(placed),
      });
      return drafts.length;
    } catch (error) {
      if (httpFailure(error)?.status !== 422 || drafts.length === 1) throw error;
    }
    let made = 0;
    for (const draft of drafts) {
      const comment = { ...this.#at, pull_number: this.#number, commit_id: this.#headSha, ...placed(draft) };
      try {
        await this.#api.rest.pulls.createReviewComment(comment);
        made += 1;
      } catch (error) {
        if (httpFailure(error)?.status !== 422) throw error;
      }
    }
    return made;
  }

  /** Nobody shall apply what is no longer wanted: the block goes, and the thread is closed where the token may do that. */
  async #resolve(key: string, { id }: ReviewComment): Promise<void> {
    const body = `${this.#marker(key)}\n${RESOLVED}`;
    await this.#api.rest.pulls.updateReviewComment({ ...this.#at, comment_id: id, body });
  }
}

const RESOLVED = "✅ Settled: what this suggested is done, or no longer needed.";

const placed = ({ path, startLine, line, body }: SuggestionDraft) => ({
  path,
  body,
  line,
  side: "RIGHT" as const,
  // GitHub refuses a range of one line.
  ...(startLine < line && { start_line: startLine, start_side: "RIGHT" as const }),
});
