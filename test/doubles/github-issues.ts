import { z } from "zod";
import { simpleUser } from "./github-bodies.ts";
import type { Call, Matched } from "./github-contract.ts";
import { errorResponse, type GitHubResponse, paginatedResponse } from "./github-responses.ts";

/** An issue as GitHub keeps it. */
export interface IssueState {
  number: number;
  author: string;
  title: string;
  body: string;
  state: "open" | "closed";
  stateReason: "completed" | "not_planned" | "duplicate" | "reopened" | null;
  labels: string[];
  isPull: boolean;
  /** The account that closed it; absent where nobody has said. */
  closedBy?: string;
  /** Its conversation is locked, and nothing can be changed. */
  locked?: boolean;
}

/** Something that happened to an issue, as its page shows it. */
export interface IssueEvent {
  number: number;
  what: "opened" | "edited" | "closed" | "reopened";
}

interface IssuesContext {
  api: string;
  repository: { owner: string; repo: string };
  viewer: string;
}

const Labels = z.array(z.string()).default([]);
const Create = z.object({ title: z.string(), body: z.string().default(""), labels: Labels });
const Update = z.object({
  body: z.string().optional(),
  state: z.enum(["open", "closed"]).optional(),
  state_reason: z.enum(["completed", "not_planned", "duplicate", "reopened"]).nullish(),
});

const TIMESTAMP = "2026-11-20T10:00:00Z";

/** The repository's issues: numbered with its pull requests, open and closed, and what has happened to them. */
export class Issues {
  readonly all: IssueState[] = [];
  readonly events: IssueEvent[] = [];
  /** False for a repository that has none. */
  enabled = true;
  readonly #site: () => IssuesContext;
  #next = 100;

  constructor(site: () => IssuesContext) {
    this.#site = site;
  }

  /** An issue by anyone, as if written on the site. */
  add(issue: Partial<IssueState> = {}): IssueState {
    const usual = { author: "octocat", title: "An issue", body: "", state: "open", isPull: false } as const;
    const state = { ...usual, stateReason: null, labels: [], number: this.#next++, ...issue };
    this.all.push(state);
    return state;
  }

  has(number: number): boolean {
    return this.all.some((issue) => issue.number === number);
  }

  /** Null where the operation is not about issues. */
  answer(call: Call, { id, params }: Matched): GitHubResponse | null {
    const number = Number(params["issue_number"]);
    switch (id) {
      case "issues/list-for-repo":
        return this.#list(call);
      case "issues/create":
        return this.#create(Create.parse(call.body));
      case "issues/get":
        return this.#one(number);
      case "issues/update":
        return this.#update(number, Update.parse(call.body));
      default:
        return null;
    }
  }

  /** By anybody or one account; the newest first unless told otherwise. */
  #list(call: Call): GitHubResponse {
    const { state = "open", creator, direction = "desc" } = call.query;
    const found = this.all
      .filter((issue) => state === "all" || issue.state === state)
      .filter(({ author }) => author === (creator ?? author));
    return paginatedResponse(direction === "desc" ? found.toReversed() : found, call, this.#site().api, (issue) =>
      this.#body(issue),
    );
  }

  #create({ title, body, labels }: z.infer<typeof Create>): GitHubResponse {
    if (!this.enabled) return errorResponse(410, "Issues has been disabled in this repository.");
    if (labels.some((label) => label.length > 50)) return errorResponse(422, "Validation Failed");
    if (body.length > 65_536) return errorResponse(422, "Validation Failed");
    const issue = this.add({ author: this.#site().viewer, title, body, labels });
    this.events.push({ number: issue.number, what: "opened" });
    return { status: 201, body: this.#body(issue), headers: { location: this.#url(issue) } };
  }

  #one(number: number): GitHubResponse {
    const issue = this.all.find((one) => one.number === number);
    return issue === undefined ? errorResponse(404, "Not Found") : { status: 200, body: this.#body(issue) };
  }

  #update(number: number, change: z.infer<typeof Update>): GitHubResponse {
    const issue = this.all.find((one) => one.number === number);
    if (issue === undefined) return errorResponse(404, "Not Found");
    if (issue.locked === true) return errorResponse(403, "Unable to update issue because it is locked.");
    const { body, state, state_reason: reason } = change;
    if (body !== undefined && body !== issue.body) {
      issue.body = body;
      this.events.push({ number, what: "edited" });
    }
    if (state !== undefined && state !== issue.state) {
      issue.state = state;
      issue.stateReason = state === "open" ? "reopened" : (reason ?? "completed");
      this.events.push({ number, what: state === "open" ? "reopened" : "closed" });
    }
    return { status: 200, body: this.#body(issue) };
  }

  #url({ number }: IssueState): string {
    const { api, repository } = this.#site();
    return `${api}/repos/${repository.owner}/${repository.repo}/issues/${number}`;
  }

  #body(issue: IssueState): Record<string, unknown> {
    const { api, repository } = this.#site();
    const url = this.#url(issue);
    const html = `https://github.com/${repository.owner}/${repository.repo}/issues/${issue.number}`;
    return {
      id: issue.number,
      node_id: `I_${issue.number}`,
      number: issue.number,
      url,
      repository_url: `${api}/repos/${repository.owner}/${repository.repo}`,
      labels_url: `${url}/labels{/name}`,
      comments_url: `${url}/comments`,
      events_url: `${url}/events`,
      html_url: html,
      title: issue.title,
      body: issue.body,
      state: issue.state,
      state_reason: issue.stateReason,
      user: simpleUser(issue.author, api),
      labels: issue.labels.map((name) => ({ name })),
      assignee: null,
      assignees: [],
      milestone: null,
      locked: false,
      comments: 0,
      ...(issue.closedBy !== undefined && { closed_by: simpleUser(issue.closedBy, api) }),
      closed_at: issue.state === "closed" ? TIMESTAMP : null,
      created_at: TIMESTAMP,
      updated_at: TIMESTAMP,
      author_association: "NONE",
      ...(issue.isPull && {
        pull_request: { url: html, html_url: html, diff_url: html, patch_url: html },
      }),
    };
  }
}
