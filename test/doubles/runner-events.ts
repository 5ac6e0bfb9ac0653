/** Events as the runner hands them to a step: a name, a payload, and what GITHUB_SHA and GITHUB_REF are then. */
export interface RunnerEvent {
  name: string;
  payload: Record<string, unknown>;
  /** GITHUB_SHA: a pull request's merge commit, else the commit itself. */
  sha: string;
  ref: string;
}

export interface EventOptions {
  owner?: string;
  repo?: string;
  private?: boolean;
  /** The commit that is to be checked. */
  headSha?: string;
}

export const HEAD_SHA = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";
const BASE_SHA = "b5e0000000000000000000000000000000000001";
const MERGE_SHA = "3e63e00000000000000000000000000000000001";

const user = (login: string) => ({
  login,
  id: 1,
  type: "User",
  site_admin: false,
  html_url: `https://github.com/${login}`,
});

const repository = (owner: string, repo: string, isPrivate: boolean) => ({
  id: 42,
  name: repo,
  full_name: `${owner}/${repo}`,
  private: isPrivate,
  visibility: isPrivate ? "private" : "public",
  fork: false,
  default_branch: "main",
  html_url: `https://github.com/${owner}/${repo}`,
  owner: user(owner),
});

const common = ({ owner = "acme", repo = "shop", private: isPrivate = false }: EventOptions) => ({
  repository: repository(owner, repo, isPrivate),
  sender: user("octocat"),
});

export interface PullRequestOptions extends EventOptions {
  number?: number;
  action?: string;
  /** The owner of the fork that the pull request comes from; null where the fork has been deleted since. */
  fork?: string | null;
  event?: "pull_request" | "pull_request_target";
}

export function pullRequestEvent(options: PullRequestOptions = {}): RunnerEvent {
  const { number = 7, headSha = HEAD_SHA, fork } = options;
  const { repository: base, sender } = common(options);
  const from =
    fork === undefined
      ? base
      : fork === null
        ? null
        : { ...repository(fork, base.name, base.private), fork: true };
  const name = options.event ?? "pull_request";
  return {
    name,
    sha: name === "pull_request" ? MERGE_SHA : BASE_SHA,
    ref: name === "pull_request" ? `refs/pull/${number}/merge` : "refs/heads/main",
    payload: {
      action: options.action ?? "synchronize",
      number,
      pull_request: {
        number,
        state: "open",
        draft: false,
        title: "A change",
        body: null,
        html_url: `${base.html_url}/pull/${number}`,
        user: user("octocat"),
        merge_commit_sha: MERGE_SHA,
        head: { label: `${from?.owner.login ?? "unknown"}:change`, ref: "change", sha: headSha, repo: from },
        base: { label: `${base.owner.login}:main`, ref: "main", sha: BASE_SHA, repo: base },
      },
      repository: base,
      sender,
    },
  };
}

export function pushEvent(options: EventOptions = {}): RunnerEvent {
  const { headSha = HEAD_SHA } = options;
  return {
    name: "push",
    sha: headSha,
    ref: "refs/heads/main",
    payload: {
      ref: "refs/heads/main",
      before: BASE_SHA,
      after: headSha,
      created: false,
      deleted: false,
      forced: false,
      commits: [],
      head_commit: { id: headSha, message: "A change" },
      pusher: { name: "octocat" },
      ...common(options),
    },
  };
}

export const scheduleEvent = (options: EventOptions = {}): RunnerEvent => ({
  name: "schedule",
  sha: options.headSha ?? HEAD_SHA,
  ref: "refs/heads/main",
  payload: { schedule: "17 * * * *", workflow: ".github/workflows/ads.yml", ...common(options) },
});

export const workflowDispatchEvent = (options: EventOptions = {}): RunnerEvent => ({
  name: "workflow_dispatch",
  sha: options.headSha ?? HEAD_SHA,
  ref: "refs/heads/main",
  payload: { inputs: {}, ref: "refs/heads/main", workflow: ".github/workflows/ads.yml", ...common(options) },
});
