import { z } from "zod";
import { type DeploymentState, parsePageUrl, toDeploymentState } from "./deployment-state.ts";

/** The run's event, commit and repository, from the runner's environment and the event's payload. */
export interface RunContext {
  /** Event name: `pull_request`, `push`, `schedule`, … */
  event: string;
  repository: Repository;
  /** The repository of the checked commit: the fork's for a pull request from a fork, else `repository`. */
  headRepository: Repository;
  /** The checked commit. For pull requests the head, not the merge commit that GITHUB_SHA names. */
  headSha: string;
  /** Null if the event has no pull request. */
  pullRequest: number | null;
  /** The base commit of the pull request or merge group; null if the event doesn't have one. */
  baseSha: string | null;
  /** True if the run is for the default branch, or if the branch is unknown. */
  onDefaultBranch: boolean;
  /** The run is about a change that is not merged yet: a pull request's, also one that triggered it, or a merge queue's. */
  isProposed: boolean;
  /** The pull request comes from another repository: the token may be read-only, and there are no secrets. */
  fork: boolean;
  apiUrl: string;
  serverUrl: string;
  /** URL of this workflow run. */
  runUrl: string;
  /** The deployment of a deployment event, else null. */
  deployment: EventDeployment | null;
  /** `<run id>.<attempt>`; a second attempt has the same run id. */
  runAttemptId: string;
  /** Name of the workflow. */
  workflow: string;
  /** Path of the workflow's file; its name if the path is unknown. */
  workflowFile: string;
  job: string;
  /** The step's id, or a name that GitHub derives from the action and its position among the job's steps. */
  step: string;
  actor: string;
}

/** A deployment from an event's payload. */
export interface EventDeployment {
  environment: string;
  state: DeploymentState;
  /** URL of the deployed site; null if the event has none. */
  url: string | null;
}

export interface Repository {
  owner: string;
  repo: string;
  /** Null if unknown. Internal repositories count as private. */
  private: boolean | null;
}

/** The runner's environment or the event's payload is invalid. */
export class ContextError extends Error {
  override name = "ContextError";
}

const RepositoryPayload = z.object({
  full_name: z.string().regex(/^[^/]+\/[^/]+$/u),
  private: z.boolean().optional(),
  default_branch: z.string().optional(),
});

const sha = z.string().regex(/^[0-9a-f]{40,64}$/u);

const EventPayload = z.object({
  repository: RepositoryPayload.optional(),
  pull_request: z
    .object({
      number: z.int().min(1),
      /** `repo` is null if the fork was deleted. */
      head: z.object({ sha, repo: RepositoryPayload.nullish() }),
      base: z.object({ repo: RepositoryPayload, sha: sha.optional() }),
    })
    .optional(),
  /** Of merge_group. */
  merge_group: z.object({ base_sha: sha.optional() }).optional(),
  /** Of workflow_run: the triggering run's commit. */
  workflow_run: z.object({ head_sha: sha.optional(), event: z.string().optional() }).nullish(),
  /** Of a push; zeros when it deleted the branch. */
  after: sha.optional(),
  /** Of deployment_status. */
  deployment: z.object({ sha, environment: z.string() }).optional(),
  deployment_status: z.object({ state: z.string(), environment_url: z.string().nullish() }).optional(),
  /** Of repository_dispatch: the event's type, and the sender's data. */
  action: z.string().optional(),
  client_payload: z.unknown().optional(),
});
type EventPayload = z.infer<typeof EventPayload>;

/** What Vercel sends by repository_dispatch (github.com/vercel/repository-dispatch). */
const VercelPayload = z.object({
  environment: z.string().default("Preview"),
  git: z.object({ sha }),
  url: z.string().nullish(),
});

const RunnerEnvironment = z.object({
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_REPOSITORY: z.string().regex(/^[^/]+\/[^/]+$/u),
  GITHUB_SHA: sha,
  GITHUB_REF: z.string().default(""),
  GITHUB_RUN_ID: z.string().regex(/^\d+$/u),
  GITHUB_RUN_ATTEMPT: z.string().regex(/^\d+$/u).default("1"),
  GITHUB_API_URL: z.url().default("https://api.github.com"),
  GITHUB_SERVER_URL: z.url().default("https://github.com"),
  GITHUB_WORKFLOW: z.string().default(""),
  GITHUB_WORKFLOW_REF: z.string().default(""),
  GITHUB_JOB: z.string().default(""),
  GITHUB_ACTION: z.string().default(""),
  GITHUB_ACTOR: z.string().default(""),
});

const ACTIONS_REMEDY = "Run this action in a GitHub Actions workflow.";

/**
 * @param env the runner's environment.
 * @param payload content of the file at GITHUB_EVENT_PATH; empty if there is none.
 * @throws ContextError that names the invalid variable or payload field.
 */
export function readRunContext(env: Readonly<Record<string, string | undefined>>, payload: string): RunContext {
  const vars = parseWithSchema(RunnerEnvironment, env, "The environment");
  const event = parseWithSchema(EventPayload, parsePayload(payload), "The event's payload");
  const repository = parseRepository(vars.GITHUB_REPOSITORY, event.repository?.private);
  const serverUrl = stripTrailingSlash(vars.GITHUB_SERVER_URL);
  return {
    event: vars.GITHUB_EVENT_NAME,
    repository,
    ...resolveHead(event, repository, vars),
    onDefaultBranch: isDefaultBranch(vars.GITHUB_REF, event.repository?.default_branch),
    deployment: readDeployment(event, vars.GITHUB_EVENT_NAME)?.deployment ?? null,
    apiUrl: stripTrailingSlash(vars.GITHUB_API_URL),
    serverUrl,
    runUrl: `${serverUrl}/${vars.GITHUB_REPOSITORY}/actions/runs/${vars.GITHUB_RUN_ID}`,
    runAttemptId: `${vars.GITHUB_RUN_ID}.${vars.GITHUB_RUN_ATTEMPT}`,
    workflow: vars.GITHUB_WORKFLOW,
    workflowFile: parseWorkflowFile(vars.GITHUB_WORKFLOW_REF, vars.GITHUB_REPOSITORY) ?? vars.GITHUB_WORKFLOW,
    job: vars.GITHUB_JOB,
    step: vars.GITHUB_ACTION,
    actor: vars.GITHUB_ACTOR,
  };
}

function resolveHead(
  event: EventPayload,
  repository: Repository,
  vars: z.infer<typeof RunnerEnvironment>,
): Pick<RunContext, "headRepository" | "headSha" | "baseSha" | "pullRequest" | "isProposed" | "fork"> {
  const pull = event.pull_request;
  if (pull === undefined && vars.GITHUB_EVENT_NAME.startsWith("pull_request")) {
    // GITHUB_SHA is the merge commit here, so the wrong commit would be checked.
    throw new ContextError(`The event's payload has no pull request. ${ACTIONS_REMEDY}`);
  }
  if (pull === undefined) {
    const headSha = resolveCommit(event, vars);
    const baseSha = event.merge_group?.base_sha ?? null;
    const isProposed =
      event.merge_group !== undefined || event.workflow_run?.event?.startsWith("pull_request") === true;
    return { headRepository: repository, headSha, baseSha, pullRequest: null, isProposed, fork: false };
  }
  const from = pull.head.repo;
  return {
    headRepository: from ? parseRepository(from.full_name, from.private) : repository,
    headSha: pull.head.sha,
    baseSha: pull.base.sha ?? null,
    pullRequest: pull.number,
    isProposed: true,
    fork: from?.full_name !== pull.base.repo.full_name,
  };
}

/**
 * The commit of an event without a pull request. On repository_dispatch and workflow_run, GITHUB_SHA is the default
 * branch's.
 */
function resolveCommit(event: EventPayload, vars: z.infer<typeof RunnerEnvironment>): string {
  const { GITHUB_EVENT_NAME: name, GITHUB_SHA: checkedOut } = vars;
  // `after` of an annotated tag is the tag object, and zeros if the branch was deleted.
  const isTag = vars.GITHUB_REF.startsWith("refs/tags/");
  if (name === "push")
    return event.after === undefined || isTag || /^0+$/u.test(event.after) ? checkedOut : event.after;
  if (name === "workflow_run") return event.workflow_run?.head_sha ?? checkedOut;
  return readDeployment(event, name)?.sha ?? checkedOut;
}

/** The deployment of an event, and its commit. */
function readDeployment(
  { deployment, deployment_status: status, action = "", client_payload: sent }: EventPayload,
  event: string,
): { sha: string; deployment: EventDeployment } | null {
  if (event === "deployment_status" && deployment !== undefined && status !== undefined) {
    const { environment } = deployment;
    const url = parsePageUrl(status.environment_url);
    return { sha: deployment.sha, deployment: { environment, state: toDeploymentState(status.state), url } };
  }
  const [, , what] = event === "repository_dispatch" ? action.split(".") : [];
  const vercel = action.startsWith("vercel.deployment.") ? VercelPayload.safeParse(sent) : null;
  if (what === undefined || !vercel?.success) return null;
  const { environment, git, url } = vercel.data;
  return { sha: git.sha, deployment: { environment, state: toDeploymentState(what), url: parsePageUrl(url) } };
}

/**
 * The path in `owner/repo/.github/workflows/ads.yml@refs/heads/main`, with the repository if it is another one. The name
 * of a workflow changes more often than its path.
 */
function parseWorkflowFile(ref: string, repository: string): string | null {
  const file = /^([^/@]+\/[^/@]+\/.+?\.ya?ml)@/u.exec(ref)?.[1] ?? null;
  const own = `${repository}/`;
  return file?.startsWith(own) ? file.slice(own.length) : file;
}

/** True if the default branch or the run's branch is unknown. */
const isDefaultBranch = (ref: string, branch: string | undefined): boolean =>
  branch === undefined || ref === "" || ref === `refs/heads/${branch}`;

export function parseRepository(fullName: string, isPrivate: boolean | undefined): Repository {
  const [owner = "", repo = ""] = fullName.split("/");
  return { owner, repo, private: isPrivate ?? null };
}

const stripTrailingSlash = (url: string): string => url.replace(/\/+$/u, "");

/** @throws ContextError if the payload is not JSON. An empty one has no fields. */
export function parsePayload(text: string): unknown {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new ContextError(`The event's payload is not JSON (${String(cause)}). ${ACTIONS_REMEDY}`, { cause });
  }
}

function parseWithSchema<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue === undefined ? "" : ` at ${z.core.toDotPath(issue.path)}: ${issue.message}`;
  throw new ContextError(`${what} is invalid${where}. ${ACTIONS_REMEDY}`);
}
