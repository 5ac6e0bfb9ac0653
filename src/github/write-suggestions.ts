import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  isTooQuick,
  NO_RETRY,
  parseHttpFailure,
  RetryBudget,
  type RetryPolicy,
} from "./api.ts";
import { filterOwnComments } from "./find-token-login.ts";
import { normaliseLineEnds } from "./normalise-line-ends.ts";
import type { RunContext } from "./run-context.ts";
import { formatMarker, hashText, type MarkedComment, parseMarkedComment, RESOLVED_TEXT } from "./suggestion-marker.ts";
import { type PullRequestHandle, readHead, writeToPullRequest } from "./write-to-pull-request.ts";

/** A suggested change. */
export interface SuggestionDraft {
  path: string;
  /** First and last line at the head commit, 1-based, within one hunk. */
  startLine: number;
  line: number;
  /** GitHub Flavored Markdown with a suggestion block. */
  body: string;
  /** Identifies the location, 16 hexadecimal digits: an earlier suggestion at this location is updated. */
  key: string;
  /** Ids of the affected ads. */
  ads: readonly string[];
}

export interface ReviewDraft {
  /** The `comment-id`; suggestions of other ids are left alone. */
  id: string;
  /** The default id of earlier versions, which jobs shared: its suggestions for this run's ads are taken over. */
  former?: { id: string; ads: readonly string[] } | undefined;
  propose: () => Promise<readonly SuggestionDraft[]>;
  /** Ids of ads that could not be evaluated; their earlier suggestions are kept. */
  unevaluatedAds: readonly string[];
}

export type SuggestionsOutcome =
  | {
      kind: "done";
      created: number;
      updated: number;
      resolved: number;
      /** Existing and up to date. */
      unchanged: number;
      /** GitHub rejected their lines. */
      rejected: number;
    }
  | { kind: "outdated" }
  | { kind: "refused"; why: string };

/** More would not be read; all fixes are in the patch. */
const MAX_SUGGESTIONS_PER_RUN = 20;
const MAX_READS = 5;
const MAX_FAILED_WRITES = 3;

/**
 * Creates, updates and resolves the run's suggestions on the pull request. As with the comment, the head and the
 * existing suggestions are read before each write, and duplicates of concurrent runs are deleted. Never rejects: a
 * failure is an outcome.
 */
export async function writeSuggestions(
  api: GitHubApi,
  context: RunContext,
  draft: ReviewDraft,
  policy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Promise<SuggestionsOutcome> {
  return writeToPullRequest(api, context, "suggestions", (target) =>
    new SuggestionWriter(target, draft).reconcile(policy),
  );
}

/** The changes needed. */
interface SuggestionChanges {
  added: readonly SuggestionDraft[];
  changed: readonly (readonly [MarkedComment, body: string])[];
  /** Whether suggestions of the former id are among them: another check may have taken over the same ones. */
  takesOver: boolean;
  obsolete: readonly MarkedComment[];
  duplicates: readonly MarkedComment[];
}

class SuggestionWriter {
  readonly #target: PullRequestHandle;
  readonly #draft: ReviewDraft;
  readonly #checkHash: string;
  readonly #formerHash: string | null;
  #proposed: readonly SuggestionDraft[] = [];
  readonly #created = new Set<string>();
  readonly #rejected = new Set<string>();
  readonly #updated = new Set<number>();
  readonly #resolved = new Set<number>();

  constructor(target: PullRequestHandle, draft: ReviewDraft) {
    this.#target = target;
    this.#draft = draft;
    this.#checkHash = hashText(draft.id, 12);
    this.#formerHash = draft.former === undefined ? null : hashText(draft.former.id, 12);
  }

  async reconcile(policy: RetryPolicy): Promise<SuggestionsOutcome> {
    const budget = new RetryBudget(policy);
    this.#proposed = (await this.#draft.propose()).slice(0, MAX_SUGGESTIONS_PER_RUN);
    for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
      const started = performance.now();
      if ((await readHead(this.#target)) !== this.#target.headSha) {
        return read === 1 ? { kind: "outdated" } : this.#toOutcome();
      }
      const changes = this.#planChanges(await this.#listOwnComments());
      try {
        await this.#applyChanges(changes);
        // Only new comments can have duplicates.
        if (changes.added.length === 0 && !changes.takesOver) break;
        await policy.waitForOtherRuns(performance.now() - started);
      } catch (error) {
        failures += 1;
        if (failures >= MAX_FAILED_WRITES || !(await budget.waitBeforeRetry(error, failures, true))) throw error;
      }
    }
    return this.#toOutcome();
  }

  #toOutcome(): SuggestionsOutcome {
    const [created, updated, rejected] = [this.#created.size, this.#updated.size, this.#rejected.size];
    const unchanged = Math.max(0, this.#proposed.length - created - updated - rejected);
    return { kind: "done", created, updated, resolved: this.#resolved.size, unchanged, rejected };
  }

  /** Our suggestions of every `comment-id`, oldest first. */
  async #listOwnComments(): Promise<MarkedComment[]> {
    const { api, at, number } = this.#target;
    const query = { ...at, pull_number: number, per_page: 100 };
    const all = await api.paginate(api.rest.pulls.listReviewComments, query);
    return filterOwnComments(
      this.#target,
      all.flatMap((comment) => parseMarkedComment(comment) ?? []),
    );
  }

  #planChanges(existing: readonly MarkedComment[]): SuggestionChanges {
    const unevaluated = this.#draft.unevaluatedAds.map((ad) => hashText(ad, 8));
    const ours = existing.filter(({ checkHash }) => checkHash === this.#checkHash);
    const former = this.#filterFormer(existing);
    const applicable = ours.filter(({ isApplicable }) => isApplicable);
    const first = (key: string) =>
      [...applicable, ...former].find((comment) => comment.key === key && comment.isApplicable);
    const isSuggestedElsewhere = (draft: SuggestionDraft, before = Number.POSITIVE_INFINITY) =>
      existing.some(
        ({ checkHash, key, text, isApplicable, id }) =>
          checkHash !== this.#checkHash &&
          checkHash !== this.#formerHash &&
          key === draft.key &&
          isApplicable &&
          id < before &&
          text === normaliseLineEnds(draft.body),
      );
    const duplicates = applicable.filter((comment) => {
      const draft = this.#proposed.find(({ key }) => key === comment.key);
      const elsewhere =
        draft !== undefined && this.#created.has(comment.key) && isSuggestedElsewhere(draft, comment.id);
      return comment !== first(comment.key) || elsewhere;
    });
    const kept = this.#proposed.flatMap((draft) => {
      const comment = first(draft.key);
      return comment === undefined ? [] : [{ comment, draft }];
    });
    const isUnchanged = ({ text, checkHash }: MarkedComment, { body }: SuggestionDraft) =>
      text === normaliseLineEnds(body) && checkHash === this.#checkHash;
    return {
      takesOver: kept.some(({ comment }) => former.includes(comment)),
      duplicates,
      added: this.#proposed.filter(
        (draft) =>
          first(draft.key) === undefined &&
          !isSuggestedElsewhere(draft) &&
          // A created comment that is not listed was deleted, or is not listed yet: don't create it twice.
          !this.#created.has(draft.key) &&
          !this.#rejected.has(draft.key),
      ),
      changed: kept
        .filter(({ comment, draft }) => !isUnchanged(comment, draft) && !duplicates.includes(comment))
        .map(({ comment, draft }) => [comment, this.#formatBody(draft)] as const),
      obsolete: [...ours, ...former].filter(
        (comment) =>
          !comment.isResolved &&
          !duplicates.includes(comment) &&
          !kept.some((one) => one.comment === comment) &&
          !(comment.isApplicable && comment.adHashes.some((ad) => unevaluated.includes(ad))),
      ),
    };
  }

  /** Suggestions of the former id for this run's ads. Those for other ads may be another check's. */
  #filterFormer(existing: readonly MarkedComment[]): MarkedComment[] {
    const ads = new Set(this.#draft.former?.ads.map((ad) => hashText(ad, 8)));
    return existing.filter(
      ({ checkHash, adHashes }) => checkHash === this.#formerHash && adHashes.every((ad) => ads.has(ad)),
    );
  }

  async #applyChanges({ added, changed, obsolete, duplicates }: SuggestionChanges): Promise<void> {
    const { api, at } = this.#target;
    for (const { id } of duplicates) {
      // Failures don't matter: another run may be deleting it, too.
      await api.rest.pulls.deleteReviewComment({ ...at, comment_id: id }).catch(() => undefined);
    }
    for (const [{ id }, body] of changed) {
      await this.#updateComment(id, body);
      this.#updated.add(id);
    }
    // Obsolete suggestions must not be applied.
    for (const { id, markerLine } of obsolete) {
      await this.#updateComment(id, `${markerLine}\n${RESOLVED_TEXT}`);
      this.#resolved.add(id);
    }
    await this.#createComments(added);
  }

  #formatBody = ({ key, ads, body }: SuggestionDraft): string => `${formatMarker(this.#checkHash, key, ads)}\n${body}`;

  /** Ignores comments that were deleted in the meantime. */
  async #updateComment(id: number, body: string): Promise<void> {
    const { api, at } = this.#target;
    try {
      await api.rest.pulls.updateReviewComment({ ...at, comment_id: id, body });
    } catch (error) {
      if (parseHttpFailure(error)?.status !== 404) throw error;
    }
  }

  /** One review, to send one notification. If GitHub rejects a line, the comments are created one by one. */
  async #createComments(drafts: readonly SuggestionDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    const { api, at, number, headSha } = this.#target;
    const review = { ...at, pull_number: number, commit_id: headSha, request: NO_RETRY };
    try {
      const comments = drafts.map((draft) => this.#toReviewComment(draft));
      await api.rest.pulls.createReview({ ...review, event: "COMMENT", comments });
      for (const { key } of drafts) this.#created.add(key);
      return;
    } catch (error) {
      if (!isRejectedLine(error)) throw error;
    }
    for (const draft of drafts) {
      try {
        await api.rest.pulls.createReviewComment({ ...review, ...this.#toReviewComment(draft) });
        this.#created.add(draft.key);
      } catch (error) {
        if (!isRejectedLine(error)) throw error;
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
      // GitHub rejects a range of one line.
      ...(startLine < line && { start_line: startLine, start_side: "RIGHT" as const }),
    };
  }
}

/** 422 because of a line: other reasons concern the whole request. */
function isRejectedLine(error: unknown): boolean {
  const failure = parseHttpFailure(error);
  return failure?.status === 422 && !isTooQuick(failure);
}
