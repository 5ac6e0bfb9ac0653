import { setTimeout as sleep } from "node:timers/promises";
import { describeHttpFailure, type GitHubApi, isRateLimit, parseHttpFailure } from "./api.ts";
import { type DeploymentState, parsePageUrl, toDeploymentState } from "./deployment-state.ts";
import type { RunContext } from "./run-context.ts";

/** A deployment of the checked commit, or why none can be visited. */
export type DeploymentResult =
  | { kind: "ready"; url: string; environment: string }
  | { kind: "absent" | "failed" | "without_url" | "ambiguous" | "refused" | "stopped"; why: string };

export interface DeploymentQuery {
  /** Environment name, or `auto` for the only non-production environment. */
  environment: string;
  timeoutSeconds: number;
  signal: AbortSignal;
}

/** Polling intervals. A workflow's token has 1,000 requests per hour for all runs. */
export interface PollSchedule {
  initialDelayMs: number;
  maxDelayMs: number;
  now: () => number;
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const DEFAULT_POLL_SCHEDULE: PollSchedule = {
  initialDelayMs: 2_000,
  maxDelayMs: 15_000,
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

type Deployment = Awaited<ReturnType<GitHubApi["rest"]["repos"]["listDeployments"]>>["data"][number];
type Status = Awaited<ReturnType<GitHubApi["rest"]["repos"]["listDeploymentStatuses"]>>["data"][number];

/** The newest deployment in an environment. */
interface EnvironmentDeployment {
  environment: string;
  isProduction: boolean;
  state: DeploymentState;
  description: string;
  url: string | null;
  /** Created by this run for a job with an `environment`, so it has no site to visit. */
  isOwnRun: boolean;
}

/** Waits for the head commit's deployment. Never rejects: a failure is an outcome. */
export async function waitForDeployment(
  api: GitHubApi,
  context: RunContext,
  query: DeploymentQuery,
  schedule: PollSchedule = DEFAULT_POLL_SCHEDULE,
): Promise<DeploymentResult> {
  const end = schedule.now() + query.timeoutSeconds * 1000;
  for (let delay = schedule.initialDelayMs; ; delay = Math.min(schedule.maxDelayMs, delay * 1.5)) {
    const result = await pollOnce(api, context, query.environment);
    if (result.kind !== "waiting") return result;
    const left = end - schedule.now();
    if (query.signal.aborted) return STOPPED_RESULT;
    if (left <= 0) return { kind: "absent", why: `${result.why} after ${query.timeoutSeconds} s` };
    try {
      await schedule.sleep(Math.min(delay, left), query.signal);
    } catch {
      return STOPPED_RESULT;
    }
  }
}

const STOPPED_RESULT: DeploymentResult = {
  kind: "stopped",
  why: "the run was stopped while it waited for the deployment",
};

type PollResult = DeploymentResult | { kind: "waiting"; why: string };

async function pollOnce(api: GitHubApi, context: RunContext, environment: string): Promise<PollResult> {
  try {
    return selectDeployment(await listEnvironmentDeployments(api, context), environment, context.headSha);
  } catch (error) {
    const failure = parseHttpFailure(error);
    const reason = describeHttpFailure(error);
    if (failure !== null && (failure.status >= 500 || isRateLimit(failure))) {
      return { kind: "waiting", why: `GitHub could not list the deployments (${reason})` };
    }
    return { kind: "refused", why: `The token can't read deployments (${reason})` };
  }
}

/** The commit's newest deployment in each environment. */
async function listEnvironmentDeployments(
  api: GitHubApi,
  { repository, headSha, runUrl }: RunContext,
): Promise<EnvironmentDeployment[]> {
  const at = { owner: repository.owner, repo: repository.repo, per_page: 100 };
  const { data: deployments } = await api.rest.repos.listDeployments({ ...at, sha: headSha });
  const newest = deployments.filter(
    (one) => !deployments.some((other) => other.environment === one.environment && other.id > one.id),
  );
  return Promise.all(
    newest.map(async (deployment) => {
      const { data } = await api.rest.repos.listDeploymentStatuses({ ...at, deployment_id: deployment.id });
      return toEnvironmentDeployment(deployment, data, runUrl);
    }),
  );
}

function toEnvironmentDeployment(
  deployment: Deployment,
  statuses: readonly Status[],
  runUrl: string,
): EnvironmentDeployment {
  const latest = statuses.toSorted((a, b) => b.id - a.id);
  const [newest] = latest;
  const urls = latest.map((status) => parsePageUrl(status.environment_url));
  return {
    environment: deployment.environment,
    isProduction: deployment.production_environment === true || isProductionName(deployment.environment),
    state: newest === undefined ? "waiting" : toDeploymentState(newest.state),
    description: newest?.description ?? "",
    url: urls.find((url) => url !== null) ?? null,
    isOwnRun: latest.some(({ log_url: log }) => log?.startsWith(`${runUrl}/`) || log === runUrl),
  };
}

/** Vercel's names are "Production" and "Production – shop"; `production_environment` is not always set. */
const isProductionName = (environment: string): boolean => /^production\b/iu.test(environment);

function selectDeployment(all: readonly EnvironmentDeployment[], wanted: string, sha: string): PollResult {
  const commit = sha.slice(0, 7);
  const found =
    wanted === "auto"
      ? filterAutoCandidates(all)
      : all.filter(({ environment }) => isSameEnvironment(environment, wanted));
  const [deployment, ...more] = found;
  if (deployment === undefined) {
    const others = all.filter(({ isOwnRun }) => !isOwnRun).map(({ environment }) => JSON.stringify(environment));
    const known = others.length === 0 ? "" : ` (only for ${others.join(", ")})`;
    const where = wanted === "auto" ? "" : ` in environment ${JSON.stringify(wanted)}`;
    return { kind: "waiting", why: `No deployment found for ${commit}${where}${known}` };
  }
  if (more.length > 0) {
    const names = found.map(({ environment }) => JSON.stringify(environment)).join(", ");
    return { kind: "ambiguous", why: `${commit} is deployed to several environments: ${names}` };
  }
  return toPollResult(deployment, commit);
}

/** Candidates for `auto`: not production and not this run's job; deployments with a URL are preferred. */
function filterAutoCandidates(all: readonly EnvironmentDeployment[]): EnvironmentDeployment[] {
  const open = all.filter(({ isProduction, isOwnRun }) => !isProduction && !isOwnRun);
  const pages = open.filter(({ state, url }) => state !== "ready" || url !== null);
  return pages.length > 0 ? pages : open;
}

const isSameEnvironment = (environment: string, wanted: string): boolean =>
  environment.localeCompare(wanted, "en", { sensitivity: "accent" }) === 0;

function toPollResult({ environment, state, url, description }: EnvironmentDeployment, commit: string): PollResult {
  const name = `The deployment of ${commit} to ${JSON.stringify(environment)}`;
  if (state === "waiting") return { kind: "waiting", why: `${name} is not finished` };
  if (state === "failed") {
    return { kind: "failed", why: `${name} failed${description === "" ? "" : `: ${description}`}` };
  }
  if (state === "inactive") return { kind: "failed", why: `${name} is inactive: it was replaced or taken down` };
  if (url === null) return { kind: "without_url", why: `${name} succeeded, but has no environment_url` };
  return { kind: "ready", url, environment };
}
