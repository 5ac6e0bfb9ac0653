import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import { findAuthorLogin } from "./comment.ts";
import type { RunContext } from "./run-context.ts";
import {
  formatMarker,
  hashText,
  type MarkedComment,
  normaliseLineEnds,
  parseMarkedComment,
  RESOLVED_TEXT,
} from "./suggestion-marker.ts";
import { describeWriteFailure } from "./write-failure.ts";

/** A change that a reviewer applies with one click. */
export interface SuggestionDraft {
  path: string;
  /** First and last line at the head, 1-based; both within one hunk. */
  startLine: number;
  line: number;
  /** GFM with a suggestion block. */
  body: string;
  /** Names the place, in 16 hexadecimal digits: where an earlier run suggested something there, that comment is written anew. */
  key: string;
  /** Ids of the ads that it is for. */
  ads: readonly string[];
}

/** A run's suggestions. */
export interface ReviewDraft {
  /** The `comment-id`: runs of another one keep their own suggestions. */
  id: string;
  propose: () => Promise<readonly SuggestionDraft[]>;
  /** Ids of ads that this run could not judge: what was suggested for them before is left as it is. */
  unevaluatedAds: readonly string[];
}

export type SuggestionsOutcome =
  | {
      kind: "done";
      created: number;
      updated: number;
      resolved: number;
      /** They were there already. */
      unchanged: number;
      /** GitHub did not take their lines. */
      rejected: number;
    }
  | { kind: "outdated" }
  | { kind: "refused"; why: string };

/** What is suggested at once is read; the rest is in the patch. */
const MAX_SUGGESTIONS_PER_RUN = 20;
/** Looks at what stands, each before a write. */
const MAX_READS = 5;
const MAX_FAILED_WRITES = 3;
/** A write is not sent again before another look: what stands may have changed while it waited. */
const NO_RETRY = { impatient: true };

/**
 * Makes a run's suggestions on the pull request: each once, written anew where it changed, settled where its reason has gone.
 * As with the comment, every write follows a look at the head and at what stands, and what two runs at once left double
 * becomes one. Rejects for nothing: a failure is an outcome.
 */
export async function writeSuggestions(
  api: GitHubApi,
  context: RunContext,
  draft: ReviewDraft,
  pace: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<SuggestionsOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) return { kind: "refused", why: "There is no pull request to review." };
  try {
    return await new SuggestionWriter(api, context, pullRequest, draft).reconcile(pace);
  } catch (error) {
    return { kind: "refused", why: describeWriteFailure(error, context, "suggestions") };
  }
}

/** What one look asks to be done. */
interface SuggestionChanges {
  added: readonly SuggestionDraft[];
  changed: readonly (readonly [MarkedComment, body: string])[];
  obsolete: readonly MarkedComment[];
  duplicates: readonly MarkedComment[];
}

class SuggestionWriter {
  readonly #api: GitHubApi;
  readonly #repository: { owner: string; repo: string };
  readonly #pullRequest: number;
  readonly #headSha: string;
  readonly #draft: ReviewDraft;
  readonly #checkHash: string;
  readonly #unevaluatedHashes: ReadonlySet<string>;
  #proposed: readonly SuggestionDraft[] = [];
  #author: string | null = null;
  readonly #created = new Set<string>();
  readonly #rejected = new Set<string>();
  readonly #updated = new Set<number>();
  readonly #resolved = new Set<number>();

  constructor(api: GitHubApi, context: RunContext, number: number, draft: ReviewDraft) {
    this.#api = api;
    this.#repository = { owner: context.repository.owner, repo: context.repository.repo };
    this.#pullRequest = number;
    this.#headSha = context.headSha;
    this.#draft = draft;
    this.#checkHash = hashText(draft.id, 12);
    this.#unevaluatedHashes = new Set(draft.unevaluatedAds.map((ad) => hashText(ad, 8)));
  }

  async reconcile(pace: RetryPolicy): Promise<SuggestionsOutcome> {
    const patience = new RetryBudget(pace);
    this.#proposed = (await this.#draft.propose()).slice(0, MAX_SUGGESTIONS_PER_RUN);
    for (let look = 1, failures = 0; look <= MAX_READS; look += 1) {
      const started = performance.now();
      if (await this.#hasNewerHead()) return look === 1 ? { kind: "outdated" } : this.#toOutcome();
      const work = this.#planChanges(await this.#listOwnComments());
      try {
        await this.#applyChanges(work);
        // Only what is made at once by two runs can be double.
        if (work.added.length === 0) break;
        await pace.waitForOtherRuns(performance.now() - started);
      } catch (error) {
        failures += 1;
        if (failures >= MAX_FAILED_WRITES || !(await patience.waitBeforeRetry(error, failures, true)))
          throw error;
      }
    }
    return this.#toOutcome();
  }

  #toOutcome(): SuggestionsOutcome {
    const [created, updated, rejected] = [this.#created.size, this.#updated.size, this.#rejected.size];
    const unchanged = Math.max(0, this.#proposed.length - created - updated - rejected);
    return { kind: "done", created, updated, resolved: this.#resolved.size, unchanged, rejected };
  }

  async #hasNewerHead(): Promise<boolean> {
    const pull = await this.#api.rest.pulls.get({ ...this.#repository, pull_number: this.#pullRequest });
    return pull.data.head.sha !== this.#headSha;
  }

  /** The suggestions of ours that stand, of every `comment-id`, oldest first. */
  async #listOwnComments(): Promise<MarkedComment[]> {
    const all: unknown[] = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
      ...this.#repository,
      pull_number: this.#pullRequest,
      per_page: 100,
    });
    const marked = all.flatMap((comment) => parseMarkedComment(comment) ?? []);
    if (marked.length === 0) return [];
    this.#author ??= await findAuthorLogin(this.#api);
    return marked.filter(({ author }) => author === this.#author).toSorted((a, b) => a.id - b.id);
  }

  #planChanges(standing: readonly MarkedComment[]): SuggestionChanges {
    const ours = standing.filter(({ checkHash }) => checkHash === this.#checkHash);
    const live = ours.filter(({ isApplicable }) => isApplicable);
    const first = (key: string) => live.find((comment) => comment.key === key);
    const said = (draft: SuggestionDraft, before = Number.POSITIVE_INFINITY) =>
      standing.some(
        ({ checkHash, key, text, isApplicable, id }) =>
          checkHash !== this.#checkHash &&
          key === draft.key &&
          isApplicable &&
          id < before &&
          text === normaliseLineEnds(draft.body),
      );
    const duplicates = live.filter((comment) => {
      const draft = this.#proposed.find(({ key }) => key === comment.key);
      const elsewhere = draft !== undefined && this.#created.has(comment.key) && said(draft, comment.id);
      return comment !== first(comment.key) || elsewhere;
    });
    const kept = this.#proposed.flatMap((draft) => {
      const comment = first(draft.key);
      return comment === undefined ? [] : [{ comment, draft }];
    });
    return {
      duplicates,
      added: this.#proposed.filter(
        (draft) =>
          first(draft.key) === undefined &&
          !said(draft) &&
          // What was written and is not listed has been deleted, or is not listed yet: it is not written twice.
          !this.#created.has(draft.key) &&
          !this.#rejected.has(draft.key),
      ),
      changed: kept
        .filter(
          ({ comment, draft }) =>
            comment.text !== normaliseLineEnds(draft.body) && !duplicates.includes(comment),
        )
        .map(({ comment, draft }) => [comment, this.#formatBody(draft)] as const),
      obsolete: ours.filter(
        (comment) =>
          !comment.isResolved &&
          !duplicates.includes(comment) &&
          !kept.some((one) => one.comment === comment) &&
          !(comment.isApplicable && comment.adHashes.some((ad) => this.#unevaluatedHashes.has(ad))),
      ),
    };
  }

  async #applyChanges({ added, changed, obsolete, duplicates }: SuggestionChanges): Promise<void> {
    for (const { id } of duplicates) {
      // Nothing rests on it, and another run may be doing the same.
      await this.#api.rest.pulls
        .deleteReviewComment({ ...this.#repository, comment_id: id })
        .catch(() => undefined);
    }
    for (const [{ id }, body] of changed) {
      await this.#updateComment(id, body);
      this.#updated.add(id);
    }
    // Nobody shall apply what is no longer wanted.
    for (const { id, markerLine } of obsolete) {
      await this.#updateComment(id, `${markerLine}\n${RESOLVED_TEXT}`);
      this.#resolved.add(id);
    }
    await this.#createComments(added);
  }

  #formatBody = ({ key, ads, body }: SuggestionDraft): string =>
    `${formatMarker(this.#checkHash, key, ads)}\n${body}`;

  /** A comment that somebody deleted in the meantime needs no writing. */
  async #updateComment(id: number, body: string): Promise<void> {
    try {
      await this.#api.rest.pulls.updateReviewComment({ ...this.#repository, comment_id: id, body });
    } catch (error) {
      if (parseHttpFailure(error)?.status !== 404) throw error;
    }
  }

  /** One review, so that people get one message. Where GitHub refuses one line of it, the others are made one by one. */
  async #createComments(drafts: readonly SuggestionDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    const review = {
      ...this.#repository,
      pull_number: this.#pullRequest,
      commit_id: this.#headSha,
      request: NO_RETRY,
    };
    try {
      const comments = drafts.map((draft) => this.#toReviewComment(draft));
      await this.#api.rest.pulls.createReview({ ...review, event: "COMMENT", comments });
      for (const { key } of drafts) this.#created.add(key);
      return;
    } catch (error) {
      if (parseHttpFailure(error)?.status !== 422) throw error;
    }
    for (const draft of drafts) {
      try {
        await this.#api.rest.pulls.createReviewComment({ ...review, ...this.#toReviewComment(draft) });
        this.#created.add(draft.key);
      } catch (error) {
        if (parseHttpFailure(error)?.status !== 422) throw error;
        this.#rejected.add(draft.key);
      }
    }
  }

  #toReviewComment(draft: SuggestionDraft) {
    const { path, startLine, line } = draft;
    return {
      path,
      body: this.#formatBody(draft),
      line,
      side: "RIGHT" as const,
      // GitHub refuses a range of one line.
      ...(startLine < line && { start_line: startLine, start_side: "RIGHT" as const }),
    };
  }
}
