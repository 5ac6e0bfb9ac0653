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
    fork === undefined ? base : fork === null ? null : { ...repository(fork, base.name, base.private), fork: true };
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

export interface DeploymentOptions extends EventOptions {
  environment?: string;
  state?: string;
  /** `environment_url`, which is optional and often empty; undefined leaves it out. */
  url?: string;
}

/** GITHUB_SHA is the deployed commit; no pull request is named. */
export const deploymentStatusEvent = (options: DeploymentOptions = {}): RunnerEvent => {
  const { headSha = HEAD_SHA, environment = "Preview", state = "success", url } = options;
  return {
    name: "deployment_status",
    sha: headSha,
    ref: "",
    payload: {
      action: "created",
      deployment: {
        id: 9,
        sha: headSha,
        ref: headSha,
        task: "deploy",
        environment,
        production_environment: false,
      },
      deployment_status: {
        id: 90,
        state,
        description: "",
        environment,
        target_url: "https://vercel.example/acme/shop/log",
        ...(url !== undefined && { environment_url: url }),
      },
      ...common(options),
    },
  };
};

/** What Vercel sends. GITHUB_SHA is the default branch's newest commit, whatever was deployed. */
export const vercelEvent = (what: string, options: DeploymentOptions = {}): RunnerEvent => {
  const { headSha = HEAD_SHA, environment = "preview", url } = options;
  return {
    name: "repository_dispatch",
    sha: BASE_SHA,
    ref: "refs/heads/main",
    payload: {
      action: `vercel.deployment.${what}`,
      branch: "main",
      client_payload: {
        environment,
        git: { ref: "change", sha: headSha, shortSha: headSha.slice(0, 7) },
        id: "dpl_1",
        project: { id: "prj_1", name: "shop" },
        state: { type: what },
        ...(url !== undefined && { url }),
      },
      ...common(options),
    },
  };
};

export interface WorkflowRunOptions extends EventOptions {
  /** The owner of the repository that the run's commit comes from; null where that has been deleted. */
  from?: string | null;
  /** What started the run. */
  started?: string;
  branch?: string;
  startedAt?: string;
  /** The workflow of the run. */
  workflowId?: number;
}

/**
 * After another workflow's run. GITHUB_SHA is the default branch's newest commit; `pull_requests` is empty, as for
 * forks.
 */
export const workflowRunEvent = (options: WorkflowRunOptions = {}): RunnerEvent => {
  const { headSha = HEAD_SHA, from = "stranger", started = "pull_request", branch = "change" } = options;
  const { repository: base, sender } = common(options);
  return {
    name: "workflow_run",
    sha: BASE_SHA,
    ref: "refs/heads/main",
    payload: {
      action: "completed",
      workflow_run: {
        id: 77,
        run_attempt: 1,
        workflow_id: options.workflowId ?? 159_038,
        name: "Ads",
        event: started,
        status: "completed",
        conclusion: "failure",
        head_sha: headSha,
        head_branch: branch,
        head_repository: from === null ? null : repository(from, base.name, base.private),
        pull_requests: [],
        created_at: "2026-11-20T10:31:00Z",
        run_started_at: options.startedAt ?? "2026-11-20T10:31:00Z",
      },
      repository: base,
      sender,
    },
  };
};

/** A merge queue's check: no pull request is named. */
export const mergeGroupEvent = (options: EventOptions = {}): RunnerEvent => {
  const { headSha = HEAD_SHA } = options;
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${BASE_SHA}`;
  return {
    name: "merge_group",
    sha: headSha,
    ref,
    payload: {
      action: "checks_requested",
      merge_group: { head_sha: headSha, head_ref: ref, base_sha: BASE_SHA, base_ref: "refs/heads/main" },
      ...common(options),
    },
  };
};
