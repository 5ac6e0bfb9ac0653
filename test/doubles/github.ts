import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { publicUser, pullBody, simpleUser } from "./github-bodies.ts";
import { type Call, GitHubContract, type Matched } from "./github-contract.ts";
import { type DeploymentState, deploymentBody, statusBodies } from "./github-deployments.ts";
import { Issues } from "./github-issues.ts";
import { DOCUMENTATION_URL, errorResponse, type GitHubResponse, paginatedResponse } from "./github-responses.ts";
import { Reviews } from "./github-reviews.ts";

/**
 * A stateful double of GitHub's API on loopback: comments, pull requests, deployments, the token's account. Every
 * request, and every answer of its own, is held to GitHub's OpenAPI description; what breaks it stands in `violations`.
 */
export interface GitHubDouble {
  /** The API's address, for GITHUB_API_URL. */
  url: string;
  requests: RecordedRequest[];
  /** Requests and answers that are not valid by GitHub's description. A test asserts that there are none. */
  violations: string[];
  pulls: Map<number, PullState>;
  comments: CommentState[];
  /** The files that pull requests change, and the comments on their lines. */
  reviews: Reviews;
  issues: Issues;
  deployments: DeploymentState[];
  /** A deployment as somebody's tool makes it; its statuses may grow while a run waits. */
  addDeployment(deployment: Partial<Omit<DeploymentState, "id">>): DeploymentState;
  /** A comment by anyone, as if written on the site. */
  addComment(comment: { issue: number; author: string; body: string }): CommentState;
  /** From now on, or for `times` matching requests, something goes wrong. */
  misbehave(mischief: InjectedFault): void;
  close(): Promise<void>;
}

export interface RecordedRequest extends Call {
  status: number;
  authorization: string | null;
}

export interface PullState {
  headSha: string;
  locked: boolean;
  /** The fork that it comes from, `owner/repo`; the repository itself where absent. */
  from?: string;
  /** Its branch. Default: change. */
  branch?: string;
}

export interface CommentState {
  id: number;
  issue: number;
  author: string;
  body: string;
  createdAt: string;
  updatedAt: string;
}

export type Fault =
  | "read_only"
  | "not_found"
  | "gone"
  | "unauthorized"
  | "server_error"
  | "unavailable"
  | "secondary_limit"
  | "primary_limit"
  | "too_quick"
  | "reset";

export interface InjectedFault {
  /** Upper-case method; every method where absent. */
  method?: string;
  /** Tested against the path without the query. */
  path?: RegExp;
  fault?: Fault;
  /** Seconds, for the limits. */
  retryAfter?: number;
  /** Milliseconds before anything is answered. */
  delay?: number;
  /** How many matching requests it meets; every one where absent. */
  times?: number;
  /** The request is carried out first, so that its sender cannot know that it was. */
  afterwards?: boolean;
  /** Something that happens on the site just before a matching request is answered, which waits for it. */
  meanwhile?: () => unknown;
}

export interface GitHubOptions {
  repository?: { owner: string; repo: string };
  token?: string;
  /**
   * Whose token it is. `actions` is the workflow's own; it and an `app` cannot read GET /user, and their logins
   * end in `[bot]`.
   */
  viewer?: { kind: "actions" | "app" | "user"; login: string };
  pulls?: Record<number, Partial<PullState>>;
  /** False for a server without GraphQL. */
  graphql?: boolean;
}

const HEAD = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";
const Query = z.object({ query: z.string(), variables: z.unknown().optional() });
const Body = z.object({ body: z.string() });

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubDouble> {
  const server = new Server(options);
  await server.listen();
  return server;
}

class Server implements GitHubDouble {
  url = "";
  readonly requests: RecordedRequest[] = [];
  readonly violations: string[] = [];
  readonly pulls = new Map<number, PullState>();
  readonly comments: CommentState[] = [];
  readonly deployments: DeploymentState[] = [];
  readonly reviews = new Reviews(() => ({
    api: this.url,
    repository: this.#repository,
    viewer: this.#viewer.login,
    nextId: () => this.#nextId++,
    pulls: this.pulls,
  }));
  readonly issues = new Issues(() => ({
    api: this.url,
    repository: this.#repository,
    viewer: this.#viewer.login,
  }));
  readonly #contract = new GitHubContract();
  readonly #mischiefs: (InjectedFault & { left: number })[] = [];
  readonly #repository: { owner: string; repo: string };
  readonly #token: string;
  readonly #viewer: NonNullable<GitHubOptions["viewer"]>;
  readonly #graphql: boolean;
  readonly #http = createServer((request, response) => {
    this.#serve(request, response).catch((error: unknown) => {
      this.violations.push(`The double broke: ${String(error)}`);
      response.destroy();
    });
  });
  #nextId = 1001;

  constructor(options: GitHubOptions) {
    this.#repository = options.repository ?? { owner: "acme", repo: "shop" };
    this.#token = options.token ?? "ghs_double";
    this.#viewer = options.viewer ?? { kind: "actions", login: "github-actions[bot]" };
    this.#graphql = options.graphql ?? true;
    for (const [number, pull] of Object.entries(options.pulls ?? { 7: {} })) {
      this.pulls.set(Number(number), { headSha: HEAD, locked: false, ...pull });
    }
  }

  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#http.listen(0, "127.0.0.1", () => {
        const address = this.#http.address() as AddressInfo;
        this.url = `http://127.0.0.1:${address.port}`;
        resolve();
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#http.close((error) => (error ? reject(error) : resolve()));
      this.#http.closeAllConnections();
    });
  }

  addComment(comment: { issue: number; author: string; body: string }): CommentState {
    const now = new Date().toISOString();
    const state = { id: this.#nextId++, createdAt: now, updatedAt: now, ...comment };
    this.comments.push(state);
    return state;
  }

  addDeployment(deployment: Partial<Omit<DeploymentState, "id">>): DeploymentState {
    const usual = { sha: HEAD, environment: "Preview", production: false, statuses: [] };
    const state = { ...usual, ...deployment, id: this.#nextId++ };
    this.deployments.push(state);
    return state;
  }

  misbehave(mischief: InjectedFault): void {
    this.#mischiefs.push({ ...mischief, left: mischief.times ?? Number.POSITIVE_INFINITY });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    const call: Call = {
      method: request.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: await readBody(request),
    };
    const authorization = request.headers.authorization ?? null;
    const mischief = this.#mischiefFor(call);
    await mischief?.meanwhile?.();
    if (mischief?.delay !== undefined) await sleep(mischief.delay, undefined, { ref: false });
    const matched = this.#contract.match(call.method, call.path);
    this.#judgeRequest(call, matched, request);
    const spoilt = mischief?.fault !== undefined;
    const answer = spoilt && mischief.afterwards !== true ? { status: 0 } : this.#answer(call, matched, authorization);
    const final = spoilt ? faultAnswer(mischief) : answer;
    this.requests.push({ ...call, authorization, status: final?.status ?? 0 });
    if (final === null) {
      request.socket.resetAndDestroy();
      return;
    }
    if (matched !== null) {
      this.violations.push(...this.#contract.answerFaults(matched, final.status, final.body));
    }
    response.writeHead(final.status, {
      ...(final.body === undefined ? {} : { "content-type": "application/json; charset=utf-8" }),
      "x-github-request-id": `D0:${this.requests.length}`,
      ...final.headers,
    });
    response.end(final.body === undefined ? undefined : JSON.stringify(final.body));
  }

  #mischiefFor(call: Call): InjectedFault | undefined {
    const found = this.#mischiefs.find(
      ({ method, path, left }) =>
        left > 0 && (method ?? call.method) === call.method && (path?.test(call.path) ?? true),
    );
    if (found !== undefined) found.left -= 1;
    return found;
  }

  #judgeRequest(call: Call, matched: Matched | null, request: IncomingMessage): void {
    if (request.headers["user-agent"] === undefined) this.violations.push(`${call.path}: GitHub wants a User-Agent`);
    if (matched !== null) this.violations.push(...this.#contract.requestFaults(call, matched));
    else if (call.path === "/graphql") {
      if (call.method !== "POST" || !Query.safeParse(call.body).success) {
        this.violations.push("graphql: it takes a POST with a query");
      }
    } else this.violations.push(`${call.method} ${call.path} is no operation that the double knows`);
  }

  #answer(call: Call, matched: Matched | null, authorization: string | null): GitHubResponse {
    if (authorization !== null && !this.#isToken(authorization)) return errorResponse(401, "Bad credentials");
    if (call.path === "/graphql") return this.#viewerQuery(call, authorization);
    if (matched === null) return errorResponse(404, "Not Found");
    const { owner, repo } = matched.params;
    const ours = owner === this.#repository.owner && repo === this.#repository.repo;
    if (owner !== undefined && !ours) return errorResponse(404, "Not Found");
    if (authorization === null && call.method !== "GET") return errorResponse(401, "Requires authentication");
    return this.#operation(call, matched, authorization);
  }

  #isToken(authorization: string): boolean {
    const [scheme = "", token] = authorization.split(" ");
    return /^(?:token|bearer)$/iu.test(scheme) && token === this.#token;
  }

  #operation(call: Call, matched: Matched, authorization: string | null): GitHubResponse {
    const { id, params } = matched;
    const found = this.reviews.answer(call, matched) ?? this.issues.answer(call, matched);
    if (found !== null) return found;
    switch (id) {
      case "users/get-authenticated":
        if (authorization === null) return errorResponse(401, "Requires authentication");
        return this.#viewer.kind === "user"
          ? { status: 200, body: publicUser(this.#viewer.login, this.url) }
          : errorResponse(403, "Resource not accessible by integration");
      case "pulls/get":
        return this.#pull(Number(params["pull_number"]));
      case "pulls/list":
        return this.#openPulls(call);
      case "repos/list-pull-requests-associated-with-commit":
        return this.#pullsOf(params["commit_sha"] ?? "");
      case "repos/list-deployments":
        return this.#deploymentsOf(call);
      case "repos/list-deployment-statuses":
        return this.#statuses(Number(params["deployment_id"]));
      case "issues/list-comments":
        return this.#list(Number(params["issue_number"]), call);
      case "issues/create-comment":
        return this.#create(Number(params["issue_number"]), Body.parse(call.body).body);
      default:
        return this.#oneComment(id, Number(params["comment_id"]), call);
    }
  }

  #viewerQuery(call: Call, authorization: string | null): GitHubResponse {
    if (!this.#graphql) return errorResponse(404, "Not Found");
    if (authorization === null) return errorResponse(401, "Requires authentication");
    const query = Query.safeParse(call.body).data?.query ?? "";
    if (/^\s*query\s*\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/u.test(query)) {
      return { status: 200, body: { data: { viewer: { login: this.#viewer.login } } } };
    }
    this.violations.push(`graphql: the double does not know the query ${query}`);
    return { status: 200, body: { errors: [{ message: "Unknown query" }] } };
  }

  #pull(number: number): GitHubResponse {
    const pull = this.pulls.get(number);
    return pull === undefined
      ? errorResponse(404, "Not Found")
      : {
          status: 200,
          body: {
            ...pullBody(number, pull, this.#repository, this.url),
            changed_files: this.reviews.files.get(number)?.length ?? 0,
          },
        };
  }

  /** Of a head, `owner:branch`, where one is asked for. */
  #openPulls(call: Call): GitHubResponse {
    const { head } = call.query;
    const pulls = [...this.pulls].filter(([, { from, branch = "change" }]) => {
      const owner = from?.split("/")[0] ?? this.#repository.owner;
      return head === undefined || head === `${owner}:${branch}`;
    });
    return paginatedResponse(pulls, call, this.url, ([number, pull]) =>
      pullBody(number, pull, this.#repository, this.url),
    );
  }

  /** What stands in a fork alone is in no branch of ours: GitHub knows no pull request of it. */
  #pullsOf(sha: string): GitHubResponse {
    const pulls = [...this.pulls].filter(([, pull]) => pull.headSha === sha && pull.from === undefined);
    return {
      status: 200,
      body: pulls.map(([number, pull]) => pullBody(number, pull, this.#repository, this.url)),
    };
  }

  get #repositoryUrl(): string {
    return `${this.url}/repos/${this.#repository.owner}/${this.#repository.repo}`;
  }

  /** The newest first, of a commit and an environment where these are asked for. */
  #deploymentsOf({ query }: Call): GitHubResponse {
    const found = this.deployments.filter(
      ({ sha, environment }) => sha === (query["sha"] ?? sha) && environment === (query["environment"] ?? environment),
    );
    const bodies = found.map((deployment) => deploymentBody(deployment, this.#repositoryUrl));
    return { status: 200, body: bodies.toReversed() };
  }

  #statuses(id: number): GitHubResponse {
    const deployment = this.deployments.find((one) => one.id === id);
    return deployment === undefined
      ? errorResponse(404, "Not Found")
      : { status: 200, body: statusBodies(deployment, this.#repositoryUrl) };
  }

  #list(issue: number, call: Call): GitHubResponse {
    if (!this.pulls.has(issue) && !this.issues.has(issue)) return errorResponse(404, "Not Found");
    const all = this.comments.filter((comment) => comment.issue === issue);
    return paginatedResponse(all, call, this.url, (comment) => this.#commentBody(comment));
  }

  #create(issue: number, body: string): GitHubResponse {
    const pull = this.pulls.get(issue);
    if (pull === undefined && !this.issues.has(issue)) return errorResponse(404, "Not Found");
    if (pull?.locked === true) return errorResponse(403, "Unable to create comment because issue is locked.");
    if (body.length > 65_536) return bodyTooLong();
    const comment = this.addComment({ issue, author: this.#viewer.login, body });
    const { owner, repo } = this.#repository;
    const location = `${this.url}/repos/${owner}/${repo}/issues/comments/${comment.id}`;
    return { status: 201, body: this.#commentBody(comment), headers: { location } };
  }

  #oneComment(operation: string, id: number, call: Call): GitHubResponse {
    const index = this.comments.findIndex((comment) => comment.id === id);
    const comment = this.comments[index];
    if (comment === undefined) return errorResponse(404, "Not Found");
    if (operation === "issues/delete-comment") {
      this.comments.splice(index, 1);
      return { status: 204 };
    }
    if (operation === "issues/update-comment") {
      const { body } = Body.parse(call.body);
      if (body.length > 65_536) return bodyTooLong();
      Object.assign(comment, { body, updatedAt: new Date().toISOString() });
    }
    return { status: 200, body: this.#commentBody(comment) };
  }

  #commentBody(comment: CommentState): unknown {
    const { owner, repo } = this.#repository;
    const issue = `${this.url}/repos/${owner}/${repo}/issues`;
    return {
      id: comment.id,
      node_id: `IC_${comment.id}`,
      url: `${issue}/comments/${comment.id}`,
      html_url: `https://github.com/${owner}/${repo}/pull/${comment.issue}#issuecomment-${comment.id}`,
      issue_url: `${issue}/${comment.issue}`,
      body: comment.body,
      user: simpleUser(comment.author, this.url),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      author_association: "NONE",
    };
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? undefined : JSON.parse(text);
}

const bodyTooLong = (): GitHubResponse => ({
  status: 422,
  body: {
    message: "Validation Failed",
    documentation_url: DOCUMENTATION_URL,
    errors: [
      {
        resource: "IssueComment",
        code: "unprocessable",
        field: "data",
        message: "Body is too long (maximum is 65536 characters)",
      },
    ],
  },
});

const UNPROCESSABLE = { message: "Unprocessable Entity", documentation_url: "https://docs.github.com/rest" };

/** What a fault looks like on the wire; null for a connection that breaks. */
function faultAnswer({ fault, retryAfter }: InjectedFault): GitHubResponse | null {
  switch (fault) {
    case "read_only":
      return errorResponse(403, "Resource not accessible by integration");
    case "not_found":
      return errorResponse(404, "Not Found");
    case "gone":
      return errorResponse(410, "This issue was deleted");
    case "unauthorized":
      return errorResponse(401, "Bad credentials");
    case "server_error":
      return errorResponse(500, "Server Error");
    case "unavailable":
      return errorResponse(503, "Service Unavailable");
    case "secondary_limit":
      return errorResponse(
        403,
        "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
        {
          ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
        },
      );
    case "primary_limit":
      return errorResponse(429, "API rate limit exceeded", {
        "x-ratelimit-remaining": "0",
        "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + (retryAfter ?? 1)),
      });
    case "too_quick":
      return {
        status: 422,
        body: { ...UNPROCESSABLE, errors: ["was submitted too quickly"] },
      };
    default:
      return null;
  }
}
