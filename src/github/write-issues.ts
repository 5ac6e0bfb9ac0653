import { DEFAULT_RETRY_POLICY, type GitHubApi, isTooQuick, parseHttpFailure, type RetryPolicy } from "./api.ts";
import { describeIssuesFailure } from "./describe-write-failure.ts";
import { findAuthor, type TokenAuthor } from "./find-token-login.ts";
import type { RunContext } from "./run-context.ts";

/** An issue with our marker, opened by this token's account. */
export interface OwnIssue {
  number: number;
  body: string;
  isOpen: boolean;
  /** Why it was closed: `completed`, `not_planned`, `duplicate`. */
  stateReason: string | null;
  /** An account that is no person closed it, such as a bot for stale issues. */
  isClosedByBot: boolean;
}

/** One change to make. Bodies are GitHub Flavored Markdown. */
export type IssueStep =
  | { action: "opened"; about: string; title: string; body: string; labels: string[] }
  | {
      action: "updated" | "closed" | "reopened";
      issue: OwnIssue;
      change: { body?: string; state?: "open" | "closed"; state_reason?: "completed" | "not_planned" };
      /** Comment for subscribers of the issue, or null. */
      comment: string | null;
    };

export interface IssuesWritten {
  kind: "done";
  opened: number;
  updated: number;
  closed: number;
  reopened: number;
  /** Changes left to the next run because of GitHub's rate limits. */
  deferred: number;
  /** Changes that GitHub refused for one issue, one sentence each. The other issues are written all the same. */
  failed: string[];
}

export type IssuesOutcome = IssuesWritten | { kind: "refused"; why: string };

/** Plans changes from the existing issues. */
export interface IssuePlanner {
  /** Start of every marker. */
  marker: string;
  plan: (own: readonly OwnIssue[]) => IssueStep[];
  /** The subject id in an issue's body; null if the issue is not ours. */
  readSubject: (body: string) => string | null;
  /** Closes an issue that duplicates issue number `of`. */
  closeDuplicate: (issue: OwnIssue, of: number) => IssueStep;
}

type Issue = Awaited<ReturnType<GitHubApi["rest"]["issues"]["get"]>>["data"];

/** Pages of issues to read, newest first: 50 of the 1,000 requests per hour that a workflow has. */
const MAX_ISSUE_PAGES = 50;
/** GitHub allows 80 writes per minute and 500 per hour; a step needs at most two. */
const MAX_STEPS_PER_RUN = 40;
/** Beyond this number, writes are one second apart, as GitHub recommends. */
const MAX_UNTHROTTLED_STEPS = 5;

/**
 * Applies the plan. GitHub has no compare-and-swap, so each issue is read again just before it is changed, and skipped
 * if another run changed it first. After new issues were opened, the newest issues are read again, and the newer of two
 * issues about the same subject is closed. Never rejects: a failure is an outcome.
 */
export async function writeIssues(
  api: GitHubApi,
  context: RunContext,
  planner: IssuePlanner,
  policy: Pick<RetryPolicy, "sleep" | "waitForOtherRuns"> = DEFAULT_RETRY_POLICY,
): Promise<IssuesOutcome> {
  try {
    return await new IssueWriter(api, context, planner).write(policy);
  } catch (error) {
    return { kind: "refused", why: describeIssuesFailure(error) };
  }
}

class IssueWriter {
  readonly #api: GitHubApi;
  readonly #repository: { owner: string; repo: string };
  readonly #planner: IssuePlanner;
  #author: TokenAuthor = { login: "", isKnown: false };

  constructor(api: GitHubApi, { repository }: RunContext, planner: IssuePlanner) {
    this.#api = api;
    this.#repository = { owner: repository.owner, repo: repository.repo };
    this.#planner = planner;
  }

  async write(policy: Pick<RetryPolicy, "sleep" | "waitForOtherRuns">): Promise<IssuesWritten> {
    this.#author = await findAuthor(this.#api);
    const steps = this.#planner.plan(await this.#listOwnIssues(MAX_ISSUE_PAGES));
    const done: IssuesWritten = {
      kind: "done",
      opened: 0,
      updated: 0,
      closed: 0,
      reopened: 0,
      deferred: 0,
      failed: [],
    };
    const opened: OwnIssue[] = [];
    const started = performance.now();
    for (const [index, step] of steps.slice(0, MAX_STEPS_PER_RUN).entries()) {
      if (index > 0 && steps.length > MAX_UNTHROTTLED_STEPS) await policy.sleep(1_000);
      try {
        if (step.action === "opened") opened.push(await this.#createIssue(step));
        else if (!(await this.#applyChange(step))) continue;
        done[step.action] += 1;
      } catch (error) {
        if (!concernsOneIssue(error)) throw error;
        done.failed.push(describeIssuesFailure(error));
      }
    }
    if (opened.length > 0) {
      await policy.waitForOtherRuns(performance.now() - started);
      await this.#closeNewerDuplicates(opened, done);
    }
    return { ...done, deferred: Math.max(0, steps.length - MAX_STEPS_PER_RUN) };
  }

  /** Our issues in the newest `pages` pages. */
  async #listOwnIssues(pages: number): Promise<OwnIssue[]> {
    const own: OwnIssue[] = [];
    const creator = this.#author.isKnown ? { creator: this.#author.login } : {};
    const query = { ...this.#repository, state: "all", ...creator, per_page: 100 } as const;
    const walk = this.#api.paginate.iterator(this.#api.rest.issues.listForRepo, query);
    let page = 0;
    for await (const { data } of walk) {
      own.push(...data.flatMap((issue) => this.#toOwnIssue(issue) ?? []));
      page += 1;
      if (page === pages) break;
    }
    return own;
  }

  #toOwnIssue(issue: Issue): OwnIssue | null {
    const { number, body, state, state_reason: stateReason, user, closed_by: closer, pull_request: pull } = issue;
    const ours = this.#mayBeAuthor(user) && body?.startsWith(this.#planner.marker) === true;
    if (!ours || pull !== undefined) return null;
    const isClosedByBot = closer !== null && closer !== undefined && isBot(closer);
    return { number, body: body ?? "", isOpen: state === "open", stateReason: stateReason ?? null, isClosedByBot };
  }

  /** Where the token's account is unknown, any account that is no person: people's issues are never changed. */
  #mayBeAuthor(user: Issue["user"]): boolean {
    if (user === null || user === undefined) return false;
    return this.#author.isKnown ? user.login === this.#author.login : isBot(user);
  }

  async #createIssue(step: Extract<IssueStep, { action: "opened" }>): Promise<OwnIssue> {
    const { title, body, labels } = step;
    const post = (with_: { labels?: string[] }) =>
      this.#api.rest.issues.create({ ...this.#repository, title, body, ...with_ });
    const { data: issue } = await post(labels.length > 0 ? { labels } : {}).catch((error: unknown) => {
      // GitHub rejected a label: open the issue without labels.
      if (labels.length > 0 && parseHttpFailure(error)?.status === 422) return post({});
      throw error;
    });
    // The most reliable source of the token's account.
    if (issue.user) this.#author = { login: issue.user.login, isKnown: true };
    return { number: issue.number, body, isOpen: true, stateReason: null, isClosedByBot: false };
  }

  /** False if another run has changed the issue, or it was deleted. */
  async #applyChange(step: Exclude<IssueStep, { action: "opened" }>): Promise<boolean> {
    const { issue, change, comment } = step;
    const at = { ...this.#repository, issue_number: issue.number };
    try {
      const now = this.#toOwnIssue((await this.#api.rest.issues.get(at)).data);
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

const isDeletedOrMoved = (error: unknown): boolean => [404, 410].includes(parseHttpFailure(error)?.status ?? 0);

/** GitHub marks bots; on Forgejo and Gitea, their names are reserved. */
const isBot = ({ login, type }: { login: string; type?: string }): boolean =>
  type === "Bot" || /\[bot\]$|^(?:forgejo|gitea)-actions$/u.test(login);

/** Whether GitHub refused something about this issue: a locked conversation, or a text that it does not accept. */
function concernsOneIssue(error: unknown): boolean {
  const failure = parseHttpFailure(error);
  if (failure === null || isTooQuick(failure)) return false;
  return failure.status === 422 || (failure.status === 403 && /locked/iu.test(failure.message));
}
