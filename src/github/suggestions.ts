import { type GitHubApi, httpFailure, PACE, type Pace, Patience } from "./api.ts";
import { authorOf } from "./comment.ts";
import type { RunContext } from "./context.ts";
import { refusal } from "./refusal.ts";
import { type Marked, markedComment, marker, normal, SETTLED, shortHash } from "./suggestion-marker.ts";

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
  unjudged: readonly string[];
}

export type SuggestionsOutcome =
  | {
      kind: "done";
      made: number;
      updated: number;
      settled: number;
      /** They were there already. */
      stand: number;
      /** GitHub did not take their lines. */
      untaken: number;
    }
  | { kind: "outdated" }
  | { kind: "refused"; why: string };

/** What is suggested at once is read; the rest is in the patch. */
const MOST = 20;
/** Looks at what stands, each before a write. */
const LOOKS = 5;
const FAILURES = 3;
/** A write is not sent again before another look: what stands may have changed while it waited. */
const IMPATIENT = { impatient: true };

/**
 * Makes a run's suggestions on the pull request: each once, written anew where it changed, settled where its reason has gone.
 * As with the comment, every write follows a look at the head and at what stands, and what two runs at once left double
 * becomes one. Rejects for nothing: a failure is an outcome.
 */
export async function writeSuggestions(
  api: GitHubApi,
  context: RunContext,
  draft: ReviewDraft,
  pace: Pace = PACE,
): Promise<SuggestionsOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) return { kind: "refused", why: "There is no pull request to review." };
  try {
    return await new Review(api, context, pullRequest, draft).converge(pace);
  } catch (error) {
    return { kind: "refused", why: refusal(error, context, "suggestions") };
  }
}

/** What one look asks to be done. */
interface Work {
  fresh: readonly SuggestionDraft[];
  changed: readonly (readonly [Marked, body: string])[];
  gone: readonly Marked[];
  double: readonly Marked[];
}

class Review {
  readonly #api: GitHubApi;
  readonly #at: { owner: string; repo: string };
  readonly #number: number;
  readonly #headSha: string;
  readonly #draft: ReviewDraft;
  readonly #name: string;
  readonly #unjudged: ReadonlySet<string>;
  #wanted: readonly SuggestionDraft[] = [];
  #author: string | null = null;
  readonly #made = new Set<string>();
  readonly #untaken = new Set<string>();
  readonly #updated = new Set<number>();
  readonly #settled = new Set<number>();

  constructor(api: GitHubApi, context: RunContext, number: number, draft: ReviewDraft) {
    this.#api = api;
    this.#at = { owner: context.repository.owner, repo: context.repository.repo };
    this.#number = number;
    this.#headSha = context.headSha;
    this.#draft = draft;
    this.#name = shortHash(draft.id, 12);
    this.#unjudged = new Set(draft.unjudged.map((ad) => shortHash(ad, 8)));
  }

  async converge(pace: Pace): Promise<SuggestionsOutcome> {
    const patience = new Patience(pace);
    this.#wanted = (await this.#draft.propose()).slice(0, MOST);
    for (let look = 1, failures = 0; look <= LOOKS; look += 1) {
      const started = performance.now();
      if (await this.#moved()) return look === 1 ? { kind: "outdated" } : this.#done();
      const work = this.#workOf(await this.#standing());
      try {
        await this.#carryOut(work);
        // Only what is made at once by two runs can be double.
        if (work.fresh.length === 0) break;
        await pace.settle(performance.now() - started);
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES || !(await patience.waitAfter(error, failures, true))) throw error;
      }
    }
    return this.#done();
  }

  #done(): SuggestionsOutcome {
    const [made, updated, untaken] = [this.#made.size, this.#updated.size, this.#untaken.size];
    const stand = Math.max(0, this.#wanted.length - made - updated - untaken);
    return { kind: "done", made, updated, settled: this.#settled.size, stand, untaken };
  }

  async #moved(): Promise<boolean> {
    const pull = await this.#api.rest.pulls.get({ ...this.#at, pull_number: this.#number });
    return pull.data.head.sha !== this.#headSha;
  }

  /** The suggestions of ours that stand, of every `comment-id`, oldest first. */
  async #standing(): Promise<Marked[]> {
    const all: unknown[] = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
      ...this.#at,
      pull_number: this.#number,
      per_page: 100,
    });
    const marked = all.flatMap((comment) => markedComment(comment) ?? []);
    if (marked.length === 0) return [];
    this.#author ??= await authorOf(this.#api);
    return marked.filter(({ author }) => author === this.#author).toSorted((a, b) => a.id - b.id);
  }

  #workOf(standing: readonly Marked[]): Work {
    const ours = standing.filter(({ name }) => name === this.#name);
    const live = ours.filter(({ isLive }) => isLive);
    const first = (key: string) => live.find((comment) => comment.key === key);
    const said = (draft: SuggestionDraft, before = Number.POSITIVE_INFINITY) =>
      standing.some(
        ({ name, key, text, isLive, id }) =>
          name !== this.#name && key === draft.key && isLive && id < before && text === normal(draft.body),
      );
    const double = live.filter((comment) => {
      const draft = this.#wanted.find(({ key }) => key === comment.key);
      const elsewhere = draft !== undefined && this.#made.has(comment.key) && said(draft, comment.id);
      return comment !== first(comment.key) || elsewhere;
    });
    const kept = this.#wanted.flatMap((draft) => {
      const comment = first(draft.key);
      return comment === undefined ? [] : [{ comment, draft }];
    });
    return {
      double,
      fresh: this.#wanted.filter(
        (draft) =>
          first(draft.key) === undefined &&
          !said(draft) &&
          // What was written and is not listed has been deleted, or is not listed yet: it is not written twice.
          !this.#made.has(draft.key) &&
          !this.#untaken.has(draft.key),
      ),
      changed: kept
        .filter(({ comment, draft }) => comment.text !== normal(draft.body) && !double.includes(comment))
        .map(({ comment, draft }) => [comment, this.#marked(draft)] as const),
      gone: ours.filter(
        (comment) =>
          !comment.isSettled &&
          !double.includes(comment) &&
          !kept.some((one) => one.comment === comment) &&
          !(comment.isLive && comment.ads.some((ad) => this.#unjudged.has(ad))),
      ),
    };
  }

  async #carryOut({ fresh, changed, gone, double }: Work): Promise<void> {
    for (const { id } of double) {
      // Nothing rests on it, and another run may be doing the same.
      await this.#api.rest.pulls.deleteReviewComment({ ...this.#at, comment_id: id }).catch(() => undefined);
    }
    for (const [{ id }, body] of changed) {
      await this.#write(id, body);
      this.#updated.add(id);
    }
    // Nobody shall apply what is no longer wanted.
    for (const { id, line } of gone) {
      await this.#write(id, `${line}\n${SETTLED}`);
      this.#settled.add(id);
    }
    await this.#suggest(fresh);
  }

  #marked = ({ key, ads, body }: SuggestionDraft): string => `${marker(this.#name, key, ads)}\n${body}`;

  /** A comment that somebody deleted in the meantime needs no writing. */
  async #write(id: number, body: string): Promise<void> {
    try {
      await this.#api.rest.pulls.updateReviewComment({ ...this.#at, comment_id: id, body });
    } catch (error) {
      if (httpFailure(error)?.status !== 404) throw error;
    }
  }

  /** One review, so that people get one message. Where GitHub refuses one line of it, the others are made one by one. */
  async #suggest(drafts: readonly SuggestionDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    const review = { ...this.#at, pull_number: this.#number, commit_id: this.#headSha, request: IMPATIENT };
    try {
      const comments = drafts.map((draft) => this.#placed(draft));
      await this.#api.rest.pulls.createReview({ ...review, event: "COMMENT", comments });
      for (const { key } of drafts) this.#made.add(key);
      return;
    } catch (error) {
      if (httpFailure(error)?.status !== 422) throw error;
    }
    for (const draft of drafts) {
      try {
        await this.#api.rest.pulls.createReviewComment({ ...review, ...this.#placed(draft) });
        this.#made.add(draft.key);
      } catch (error) {
        if (httpFailure(error)?.status !== 422) throw error;
        this.#untaken.add(draft.key);
      }
    }
  }

  #placed(draft: SuggestionDraft) {
    const { path, startLine, line } = draft;
    return {
      path,
      body: this.#marked(draft),
      line,
      side: "RIGHT" as const,
      // GitHub refuses a range of one line.
      ...(startLine < line && { start_line: startLine, start_side: "RIGHT" as const }),
    };
  }
}
