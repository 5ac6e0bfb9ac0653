import { z } from "zod";
import { inLog } from "../report/text.ts";
import { type GitHubApi, type HttpFailure, httpFailure, isRateLimit, PACE, type Pace } from "./api.ts";
import { authorOf } from "./comment.ts";
import type { RunContext } from "./context.ts";

/** An issue that this token's own account has opened and that carries our marker. */
export interface OwnIssue {
  number: number;
  body: string;
  open: boolean;
  /** Why it was closed: `completed`, `not_planned`, `duplicate`. */
  stateReason: string | null;
}

/** One thing to write. Its body is GFM. */
export type IssueStep =
  | { what: "opened"; about: string; title: string; body: string; labels: string[] }
  | {
      what: "updated" | "closed" | "reopened";
      issue: OwnIssue;
      change: { body?: string; state?: "open" | "closed"; state_reason?: "completed" | "not_planned" };
      /** For those who follow the issue; null where nothing happened that they need to know. */
      comment: string | null;
    };

export interface IssuesWritten {
  kind: "done";
  opened: number;
  updated: number;
  closed: number;
  reopened: number;
  /** What is left for the next run, so that GitHub's limits are kept. */
  left: number;
}

export type IssuesOutcome = IssuesWritten | { kind: "refused"; why: string };

/** What is to be done, from what stands. */
export interface IssueDesk {
  /** Every marker begins so. */
  marker: string;
  plan: (own: readonly OwnIssue[]) => IssueStep[];
  /** What an issue is about, by its body; null where it is none of ours. */
  aboutOf: (body: string) => string | null;
  /** What becomes of an issue that another run has opened, too. */
  duplicate: (issue: OwnIssue, of: number) => IssueStep;
}

const Issue = z.object({
  number: z.int().min(1),
  body: z.string().nullish(),
  state: z.string(),
  state_reason: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  /** Present where it is a pull request. */
  pull_request: z.unknown().optional(),
});
type Issue = z.infer<typeof Issue>;

/** Issues of one account that are looked through, the newest first: 50 requests of the 1,000 an hour that a workflow has. */
const MOST_PAGES = 50;
/** GitHub allows 80 writes a minute and 500 an hour; a step is two of them at most. */
const MOST_STEPS = 40;
/** "Wait at least one second between each request", once they are many. */
const FEW_STEPS = 5;

/**
 * Writes what has changed. GitHub has no compare-and-swap: what is to be changed is looked at just before, and left alone
 * where another run was quicker; after something was opened, everybody's newest issues are looked at, and of two about
 * the same the younger is closed. Rejects for nothing: a failure is an outcome.
 */
export async function writeIssues(
  api: GitHubApi,
  context: RunContext,
  desk: IssueDesk,
  pace: Pick<Pace, "sleep" | "settle"> = PACE,
): Promise<IssuesOutcome> {
  try {
    return await new Tracker(api, context, desk).write(pace);
  } catch (error) {
    return { kind: "refused", why: refusal(error) };
  }
}

class Tracker {
  readonly #api: GitHubApi;
  readonly #at: { owner: string; repo: string };
  readonly #desk: IssueDesk;
  #author = "";

  constructor(api: GitHubApi, { repository }: RunContext, desk: IssueDesk) {
    this.#api = api;
    this.#at = { owner: repository.owner, repo: repository.repo };
    this.#desk = desk;
  }

  async write(pace: Pick<Pace, "sleep" | "settle">): Promise<IssuesWritten> {
    this.#author = await authorOf(this.#api);
    const steps = this.#desk.plan(await this.#own(MOST_PAGES));
    const done: IssuesWritten = { kind: "done", opened: 0, updated: 0, closed: 0, reopened: 0, left: 0 };
    const opened: OwnIssue[] = [];
    const started = performance.now();
    for (const [index, step] of steps.slice(0, MOST_STEPS).entries()) {
      if (index > 0 && steps.length > FEW_STEPS) await pace.sleep(1_000);
      if (step.what === "opened") opened.push(await this.#open(step));
      else if (!(await this.#change(step))) continue;
      done[step.what] += 1;
    }
    if (opened.length > 0) {
      await pace.settle(performance.now() - started);
      await this.#keepTheOldest(opened, done);
    }
    return { ...done, left: Math.max(0, steps.length - MOST_STEPS) };
  }

  /** Issues with our marker by this token's account: the newest pages of them. */
  async #own(pages: number): Promise<OwnIssue[]> {
    const own: OwnIssue[] = [];
    const query = { ...this.#at, state: "all", creator: this.#author, per_page: 100 } as const;
    const walk = this.#api.paginate.iterator(this.#api.rest.issues.listForRepo, query);
    let page = 0;
    for await (const { data } of walk) {
      own.push(
        ...z
          .array(Issue)
          .parse(data)
          .flatMap((issue) => this.#asOwn(issue) ?? []),
      );
      page += 1;
      if (page === pages) break;
    }
    return own;
  }

  #asOwn(issue: Issue): OwnIssue | null {
    const { number, body, state, state_reason: stateReason, user, pull_request: pull } = issue;
    const ours = user?.login === this.#author && body?.startsWith(this.#desk.marker) === true;
    if (!ours || pull !== undefined) return null;
    return { number, body: body ?? "", open: state === "open", stateReason: stateReason ?? null };
  }

  async #open(step: Extract<IssueStep, { what: "opened" }>): Promise<OwnIssue> {
    const { title, body, labels } = step;
    const post = (with_: { labels?: string[] }) =>
      this.#api.rest.issues.create({ ...this.#at, title, body, ...with_ });
    const answer = await post(labels.length > 0 ? { labels } : {}).catch((error: unknown) => {
      // A label that GitHub does not take is no reason to be silent about a dead page.
      if (labels.length > 0 && httpFailure(error)?.status === 422) return post({});
      throw error;
    });
    const issue = Issue.parse(answer.data);
    // Surer than any question: this is who we are.
    this.#author = issue.user?.login ?? this.#author;
    return { number: issue.number, body, open: true, stateReason: null };
  }

  /** False where there is nothing to change any more: another run was quicker, or the issue is gone. */
  async #change(step: Exclude<IssueStep, { what: "opened" }>): Promise<boolean> {
    const { issue, change, comment } = step;
    const at = { ...this.#at, issue_number: issue.number };
    try {
      const now = this.#asOwn(Issue.parse((await this.#api.rest.issues.get(at)).data));
      if (now === null || now.open !== issue.open || now.body !== issue.body) return false;
      await this.#api.rest.issues.update({ ...at, ...change });
      if (comment !== null) await this.#api.rest.issues.createComment({ ...at, body: comment });
      return true;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }

  async #keepTheOldest(opened: readonly OwnIssue[], done: IssuesWritten): Promise<void> {
    const newest = await this.#own(1);
    for (const issue of opened) {
      const about = this.#desk.aboutOf(issue.body);
      const oldest = Math.min(
        ...newest.filter(({ body }) => this.#desk.aboutOf(body) === about).map(({ number }) => number),
      );
      if (oldest >= issue.number) continue;
      const step = this.#desk.duplicate(issue, oldest);
      if (step.what !== "opened" && (await this.#change(step))) done.opened -= 1;
    }
  }
}

/** Deleted or moved since it was listed. */
const isGone = (error: unknown): boolean => [404, 410].includes(httpFailure(error)?.status ?? 0);

/** Why GitHub did not take the issues, and what to do about it. */
function refusal(error: unknown): string {
  const failure = httpFailure(error);
  if (failure === null) return `The issues could not be written: ${inLog(String(error), 300)}`;
  return `${remedy(failure)} (GitHub: ${failure.status} ${inLog(failure.message, 300)})`;
}

function remedy(failure: HttpFailure): string {
  const { status, message } = failure;
  if (isRateLimit(failure)) return "GitHub limits this token's requests; the next run writes the issues.";
  if (status === 401) return "GitHub does not accept the token: check the input github-token.";
  if (status === 410 || /issues (?:are|has been|have been) disabled/iu.test(message)) {
    return "The repository has no issues: enable them in its settings, or leave the input issue out.";
  }
  if (status === 403) return "The token may not write issues: give the job `permissions: issues: write`.";
  if (status === 404)
    return "The token does not see the repository's issues: give the job `permissions: issues: write`.";
  if (status >= 500) return "GitHub does not answer; the next run writes the issues.";
  return "GitHub did not take the issues.";
}
