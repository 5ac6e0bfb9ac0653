import { z } from "zod";
import { escapeForLog } from "../report/escape.ts";
import {
  DEFAULT_RETRY_POLICY,
  type GitHubApi,
  type HttpFailure,
  isRateLimit,
  parseHttpFailure,
  type RetryPolicy,
} from "./api.ts";
import { findAuthorLogin } from "./comment.ts";
import type { RunContext } from "./run-context.ts";

/** An issue that this token's own account has opened and that carries our marker. */
export interface OwnIssue {
  number: number;
  body: string;
  isOpen: boolean;
  /** Why it was closed: `completed`, `not_planned`, `duplicate`. */
  stateReason: string | null;
}

/** One thing to write. Its body is GFM. */
export type IssueStep =
  | { action: "opened"; about: string; title: string; body: string; labels: string[] }
  | {
      action: "updated" | "closed" | "reopened";
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
  deferred: number;
}

export type IssuesOutcome = IssuesWritten | { kind: "refused"; why: string };

/** What is to be done, from what stands. */
export interface IssuePlanner {
  /** Every marker begins so. */
  marker: string;
  plan: (own: readonly OwnIssue[]) => IssueStep[];
  /** What an issue is about, by its body; null where it is none of ours. */
  readSubject: (body: string) => string | null;
  /** What becomes of an issue that another run has opened, too. */
  closeDuplicate: (issue: OwnIssue, of: number) => IssueStep;
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
const MAX_ISSUE_PAGES = 50;
/** GitHub allows 80 writes a minute and 500 an hour; a step is two of them at most. */
const MAX_STEPS_PER_RUN = 40;
/** "Wait at least one second between each request", once they are many. */
const MAX_UNTHROTTLED_STEPS = 5;

/**
 * Writes what has changed. GitHub has no compare-and-swap: what is to be changed is looked at just before, and left alone
 * where another run was quicker; after something was opened, everybody's newest issues are looked at, and of two about
 * the same the younger is closed. Rejects for nothing: a failure is an outcome.
 */
export async function writeIssues(
  api: GitHubApi,
  context: RunContext,
  desk: IssuePlanner,
  pace: Pick<RetryPolicy, "sleep" | "waitForOtherRuns"> = DEFAULT_RETRY_POLICY,
): Promise<IssuesOutcome> {
  try {
    return await new IssueWriter(api, context, desk).write(pace);
  } catch (error) {
    return { kind: "refused", why: describeIssuesFailure(error) };
  }
}

class IssueWriter {
  readonly #api: GitHubApi;
  readonly #repository: { owner: string; repo: string };
  readonly #planner: IssuePlanner;
  #author = "";

  constructor(api: GitHubApi, { repository }: RunContext, desk: IssuePlanner) {
    this.#api = api;
    this.#repository = { owner: repository.owner, repo: repository.repo };
    this.#planner = desk;
  }

  async write(pace: Pick<RetryPolicy, "sleep" | "waitForOtherRuns">): Promise<IssuesWritten> {
    this.#author = await findAuthorLogin(this.#api);
    const steps = this.#planner.plan(await this.#listOwnIssues(MAX_ISSUE_PAGES));
    const done: IssuesWritten = { kind: "done", opened: 0, updated: 0, closed: 0, reopened: 0, deferred: 0 };
    const opened: OwnIssue[] = [];
    const started = performance.now();
    for (const [index, step] of steps.slice(0, MAX_STEPS_PER_RUN).entries()) {
      if (index > 0 && steps.length > MAX_UNTHROTTLED_STEPS) await pace.sleep(1_000);
      if (step.action === "opened") opened.push(await this.#createIssue(step));
      else if (!(await this.#applyChange(step))) continue;
      done[step.action] += 1;
    }
    if (opened.length > 0) {
      await pace.waitForOtherRuns(performance.now() - started);
      await this.#closeNewerDuplicates(opened, done);
    }
    return { ...done, deferred: Math.max(0, steps.length - MAX_STEPS_PER_RUN) };
  }

  /** Issues with our marker by this token's account: the newest pages of them. */
  async #listOwnIssues(pages: number): Promise<OwnIssue[]> {
    const own: OwnIssue[] = [];
    const query = { ...this.#repository, state: "all", creator: this.#author, per_page: 100 } as const;
    const walk = this.#api.paginate.iterator(this.#api.rest.issues.listForRepo, query);
    let page = 0;
    for await (const { data } of walk) {
      own.push(
        ...z
          .array(Issue)
          .parse(data)
          .flatMap((issue) => this.#toOwnIssue(issue) ?? []),
      );
      page += 1;
      if (page === pages) break;
    }
    return own;
  }

  #toOwnIssue(issue: Issue): OwnIssue | null {
    const { number, body, state, state_reason: stateReason, user, pull_request: pull } = issue;
    const ours = user?.login === this.#author && body?.startsWith(this.#planner.marker) === true;
    if (!ours || pull !== undefined) return null;
    return { number, body: body ?? "", isOpen: state === "open", stateReason: stateReason ?? null };
  }

  async #createIssue(step: Extract<IssueStep, { action: "opened" }>): Promise<OwnIssue> {
    const { title, body, labels } = step;
    const post = (with_: { labels?: string[] }) =>
      this.#api.rest.issues.create({ ...this.#repository, title, body, ...with_ });
    const answer = await post(labels.length > 0 ? { labels } : {}).catch((error: unknown) => {
      // A label that GitHub does not take is no reason to be silent about a dead page.
      if (labels.length > 0 && parseHttpFailure(error)?.status === 422) return post({});
      throw error;
    });
    const issue = Issue.parse(answer.data);
    // Surer than any question: this is who we are.
    this.#author = issue.user?.login ?? this.#author;
    return { number: issue.number, body, isOpen: true, stateReason: null };
  }

  /** False where there is nothing to change any more: another run was quicker, or the issue is gone. */
  async #applyChange(step: Exclude<IssueStep, { action: "opened" }>): Promise<boolean> {
    const { issue, change, comment } = step;
    const at = { ...this.#repository, issue_number: issue.number };
    try {
      const now = this.#toOwnIssue(Issue.parse((await this.#api.rest.issues.get(at)).data));
      if (now === null || now.isOpen !== issue.isOpen || now.body !== issue.body) return false;
      await this.#api.rest.issues.update({ ...at, ...change });
      if (comment !== null) await this.#api.rest.issues.createComment({ ...at, body: comment });
      return true;
    } catch (error) {
      if (isDeletedOrMoved(error)) return false;
      throw error;
    }
  }

  async #closeNewerDuplicates(opened: readonly OwnIssue[], done: IssuesWritten): Promise<void> {
    const newest = await this.#listOwnIssues(1);
    for (const issue of opened) {
      const about = this.#planner.readSubject(issue.body);
      const oldest = Math.min(
        ...newest.filter(({ body }) => this.#planner.readSubject(body) === about).map(({ number }) => number),
      );
      if (oldest >= issue.number) continue;
      const step = this.#planner.closeDuplicate(issue, oldest);
      if (step.action !== "opened" && (await this.#applyChange(step))) done.opened -= 1;
    }
  }
}

/** Deleted or moved since it was listed. */
const isDeletedOrMoved = (error: unknown): boolean =>
  [404, 410].includes(parseHttpFailure(error)?.status ?? 0);

/** Why GitHub did not take the issues, and what to do about it. */
function describeIssuesFailure(error: unknown): string {
  const failure = parseHttpFailure(error);
  if (failure === null) return `The issues could not be written: ${escapeForLog(String(error), 300)}`;
  return `${suggestRemedy(failure)} (GitHub: ${failure.status} ${escapeForLog(failure.message, 300)})`;
}

function suggestRemedy(failure: HttpFailure): string {
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
