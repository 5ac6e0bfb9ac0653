import { z } from "zod";

/** Where and for what this run happens, parsed once from the runner's environment and the event's payload. */
export interface RunContext {
  /** `pull_request`, `push`, `schedule`, …: as the runner names it. */
  event: string;
  repository: Repository;
  /** Where the checked commit lives: a fork's repository for a pull request from one, else `repository`. */
  headRepository: Repository;
  /** The commit that is checked: the pull request's head, never its merge commit, which is GITHUB_SHA there. */
  headSha: string;
  /** The pull request's number, or null where the event has none. */
  pullRequest: number | null;
  /** The pull request comes from another repository, so that the token may be read-only and secrets absent. */
  fork: boolean;
  apiUrl: string;
  serverUrl: string;
  /** This run's page. */
  runUrl: string;
  /** This run's number and attempt: a second attempt has the first one's number. */
  runName: string;
  workflow: string;
  job: string;
  actor: string;
}

export interface Repository {
  owner: string;
  repo: string;
  /** Null where the payload does not say. An internal repository is private. */
  private: boolean | null;
}

/** The environment or the payload is not what a runner hands over. */
export class ContextError extends Error {
  override name = "ContextError";
}

const RepositoryPayload = z.object({
  full_name: z.string().regex(/^[^/]+\/[^/]+$/u),
  private: z.boolean().optional(),
});

const sha = z.string().regex(/^[0-9a-f]{40,64}$/u);

const Payload = z.object({
  repository: RepositoryPayload.optional(),
  pull_request: z
    .object({
      number: z.int().min(1),
      /** `repo` is null once the fork is deleted. */
      head: z.object({ sha, repo: RepositoryPayload.nullish() }),
      base: z.object({ repo: RepositoryPayload }),
    })
    .optional(),
  /** Of a push; zeros when it deleted the branch. */
  after: sha.optional(),
});
type Payload = z.infer<typeof Payload>;

const Environment = z.object({
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_REPOSITORY: z.string().regex(/^[^/]+\/[^/]+$/u),
  GITHUB_SHA: sha,
  GITHUB_RUN_ID: z.string().regex(/^\d+$/u),
  GITHUB_RUN_ATTEMPT: z.string().regex(/^\d+$/u).default("1"),
  GITHUB_API_URL: z.url().default("https://api.github.com"),
  GITHUB_SERVER_URL: z.url().default("https://github.com"),
  GITHUB_WORKFLOW: z.string().default(""),
  GITHUB_JOB: z.string().default(""),
  GITHUB_ACTOR: z.string().default(""),
});

const ACTIONS_REMEDY = "Run this action in a GitHub Actions workflow.";

/**
 * @param env the runner's environment.
 * @param payload the content of the file at GITHUB_EVENT_PATH; empty where there is none.
 * @throws ContextError naming the variable or the payload's field at fault.
 */
export function readContext(env: Readonly<Record<string, string | undefined>>, payload: string): RunContext {
  const vars = parsed(Environment, env, "the environment");
  const event = parsed(Payload, payload.trim() === "" ? {} : json(payload), "the event's payload");
  const repository = repositoryOf(vars.GITHUB_REPOSITORY, event.repository?.private);
  const serverUrl = withoutSlash(vars.GITHUB_SERVER_URL);
  return {
    event: vars.GITHUB_EVENT_NAME,
    repository,
    ...headOf(event, repository, vars),
    apiUrl: withoutSlash(vars.GITHUB_API_URL),
    serverUrl,
    runUrl: `${serverUrl}/${vars.GITHUB_REPOSITORY}/actions/runs/${vars.GITHUB_RUN_ID}`,
    runName: `${vars.GITHUB_RUN_ID}.${vars.GITHUB_RUN_ATTEMPT}`,
    workflow: vars.GITHUB_WORKFLOW,
    job: vars.GITHUB_JOB,
    actor: vars.GITHUB_ACTOR,
  };
}

function headOf(
  event: Payload,
  repository: Repository,
  vars: z.infer<typeof Environment>,
): Pick<RunContext, "headRepository" | "headSha" | "pullRequest" | "fork"> {
  const pull = event.pull_request;
  if (pull === undefined && vars.GITHUB_EVENT_NAME.startsWith("pull_request")) {
    // GITHUB_SHA is the merge commit there: going on would check, and speak for, the wrong one.
    throw new ContextError(`The event's payload names no pull request. ${ACTIONS_REMEDY}`);
  }
  if (pull === undefined) {
    const pushed =
      vars.GITHUB_EVENT_NAME === "push" && event.after !== undefined && !/^0+$/u.test(event.after);
    const headSha = pushed && event.after !== undefined ? event.after : vars.GITHUB_SHA;
    return { headRepository: repository, headSha, pullRequest: null, fork: false };
  }
  const from = pull.head.repo;
  return {
    headRepository: from ? repositoryOf(from.full_name, from.private) : repository,
    headSha: pull.head.sha,
    pullRequest: pull.number,
    fork: from?.full_name !== pull.base.repo.full_name,
  };
}

function repositoryOf(fullName: string, isPrivate: boolean | undefined): Repository {
  const [owner = "", repo = ""] = fullName.split("/");
  return { owner, repo, private: isPrivate ?? null };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/u, "");

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContextError(`The event's payload is not JSON (${String(error)}). ${ACTIONS_REMEDY}`, {
      cause: error,
    });
  }
}

function parsed<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue === undefined ? "" : ` at ${z.core.toDotPath(issue.path)}: ${issue.message}`;
  throw new ContextError(`${what} is not what a runner hands over${where}. ${ACTIONS_REMEDY}`);
}
