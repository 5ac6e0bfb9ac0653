import { z } from "zod";
import { simpleUser } from "./github-bodies.ts";
import type { Call, Matched } from "./github-contract.ts";
import { DOCUMENTATION_URL, errorResponse, type GitHubResponse, paginatedResponse } from "./github-responses.ts";

/** A file that a pull request changes, as GitHub lists it. */
export interface FileState {
  path: string;
  /** What it was called before it was renamed. */
  previousPath?: string;
  /** Its hunks; absent for a file that is too large for them. */
  patch?: string;
}

export interface ReviewCommentState {
  id: number;
  pull: number;
  author: string;
  body: string;
  path: string;
  /** Null once a later commit has changed the line: the comment is outdated. */
  line: number | null;
  startLine: number | null;
  commit: string;
  /** The review that it came with. */
  review: number;
}

interface ReviewsContext {
  api: string;
  repository: { owner: string; repo: string };
  viewer: string;
  nextId: () => number;
  pulls: ReadonlyMap<number, { headSha: string; locked: boolean }>;
}

const Draft = z.object({
  path: z.string(),
  body: z.string(),
  line: z.int(),
  side: z.literal("RIGHT"),
  start_line: z.int().optional(),
  start_side: z.literal("RIGHT").optional(),
});
type Draft = z.infer<typeof Draft>;
const Review = z.object({
  commit_id: z.string(),
  event: z.literal("COMMENT"),
  comments: z.array(Draft).min(1),
});
const TIMESTAMP = "2026-11-20T10:00:00Z";

/** Changed files and review comments, with GitHub's refusal of lines that are not within one hunk of the diff. */
export class Reviews {
  readonly files = new Map<number, FileState[]>();
  readonly comments: ReviewCommentState[] = [];
  readonly #here: () => ReviewsContext;

  constructor(here: () => ReviewsContext) {
    this.#here = here;
  }

  /** Null for an operation that is not about reviews. */
  answer(call: Call, { id, params }: Matched): GitHubResponse | null {
    const pull = Number(params["pull_number"]);
    const here = this.#here();
    switch (id) {
      case "pulls/list-files":
        return paginatedResponse(this.#listed(pull), call, here.api, (file) => fileBody(file, here));
      case "pulls/list-review-comments": {
        const its = this.comments.filter((comment) => comment.pull === pull);
        return paginatedResponse(its, call, here.api, (comment) => commentBody(comment, here));
      }
      case "pulls/create-review":
        return this.#review(pull, Review.parse(call.body), here);
      case "pulls/create-review-comment":
        return this.#comment(pull, call.body, here);
      case "pulls/update-review-comment":
        return this.#update(Number(params["comment_id"]), call.body, here);
      case "pulls/delete-review-comment":
        return this.#delete(Number(params["comment_id"]));
      default:
        return null;
    }
  }

  /** "Responses include a maximum of 3000 files." */
  #listed(pull: number): FileState[] {
    return (this.files.get(pull) ?? []).slice(0, 3_000);
  }

  /** A review comment by anyone, as if written on the site. */
  add(comment: Omit<ReviewCommentState, "id">): ReviewCommentState {
    const state = { id: this.#here().nextId(), ...comment };
    this.comments.push(state);
    return state;
  }

  #review(pull: number, { commit_id: commit, comments }: z.infer<typeof Review>, here: ReviewsContext): GitHubResponse {
    const refused = this.#refused(pull, here);
    if (refused !== null) return refused;
    if (!comments.every((draft) => this.#isInDiff(pull, draft))) {
      const body = { message: "Unprocessable Entity", documentation_url: DOCUMENTATION_URL, status: "422" };
      return { status: 422, body: { ...body, errors: ["Line could not be resolved"] } };
    }
    const review = here.nextId();
    for (const draft of comments) this.add(stateOf(draft, { pull, commit, review, author: here.viewer }));
    const base = `https://github.com/${here.repository.owner}/${here.repository.repo}/pull/${pull}`;
    return {
      status: 200,
      body: {
        id: review,
        node_id: `PRR_${review}`,
        user: simpleUser(here.viewer, here.api),
        body: "",
        state: "COMMENTED",
        html_url: `${base}#pullrequestreview-${review}`,
        pull_request_url: `${here.api}/pulls/${pull}`,
        _links: { html: { href: base }, pull_request: { href: base } },
        submitted_at: TIMESTAMP,
        commit_id: commit,
        author_association: "NONE",
      },
    };
  }

  #comment(pull: number, body: unknown, here: ReviewsContext): GitHubResponse {
    const refused = this.#refused(pull, here);
    if (refused !== null) return refused;
    const draft = Draft.parse(body);
    const { commit_id: commit } = z.object({ commit_id: z.string() }).parse(body);
    if (!this.#isInDiff(pull, draft)) {
      const errors = [
        {
          resource: "PullRequestReviewComment",
          code: "custom",
          field: "pull_request_review_thread.line",
          message: "pull_request_review_thread.line must be part of the diff",
        },
      ];
      return {
        status: 422,
        body: { message: "Validation Failed", documentation_url: DOCUMENTATION_URL, errors },
      };
    }
    const review = here.nextId();
    const made = this.add(stateOf(draft, { pull, commit, review, author: here.viewer }));
    const body201 = commentBody(made, here);
    return { status: 201, body: body201, headers: { location: String(body201["url"]) } };
  }

  #update(id: number, body: unknown, here: ReviewsContext): GitHubResponse {
    const comment = this.comments.find((one) => one.id === id);
    if (comment === undefined) return errorResponse(404, "Not Found");
    if (comment.author !== here.viewer) return errorResponse(403, "Resource not accessible by integration");
    comment.body = z.object({ body: z.string() }).parse(body).body;
    return { status: 200, body: commentBody(comment, here) };
  }

  #delete(id: number): GitHubResponse {
    const index = this.comments.findIndex((one) => one.id === id);
    if (index < 0) return errorResponse(404, "Not Found");
    this.comments.splice(index, 1);
    return { status: 204 };
  }

  #refused(pull: number, here: ReviewsContext): GitHubResponse | null {
    const state = here.pulls.get(pull);
    if (state === undefined) return errorResponse(404, "Not Found");
    return state.locked ? errorResponse(403, "Unable to create comment because issue is locked.") : null;
  }

  /** "Line must be part of the diff", and a range's start in the same hunk. */
  #isInDiff(pull: number, { path, line, start_line: start = line }: Draft): boolean {
    const patch = this.files.get(pull)?.find((file) => file.path === path)?.patch ?? "";
    return hunksOf(patch).some(({ from, to }) => from <= start && start <= line && line <= to);
  }
}

const stateOf = (
  { path, body, line, start_line: startLine }: Draft,
  of: { pull: number; commit: string; review: number; author: string },
): Omit<ReviewCommentState, "id"> => ({ path, body, line, startLine: startLine ?? null, ...of });

/** The hunks' new sides, as their headers tell them. */
const hunksOf = (patch: string): { from: number; to: number }[] =>
  [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gmu)].map(([, from, count = "1"]) => ({
    from: Number(from),
    to: Number(from) + Number(count) - 1,
  }));

function fileBody({ path, previousPath, patch }: FileState, { api, repository }: ReviewsContext): unknown {
  const base = `${api}/repos/${repository.owner}/${repository.repo}`;
  return {
    sha: "b".repeat(40),
    filename: path,
    status: previousPath === undefined ? "modified" : "renamed",
    ...(previousPath !== undefined && { previous_filename: previousPath }),
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: `${base}/blob/${encodeURIComponent(path)}`,
    raw_url: `${base}/raw/${encodeURIComponent(path)}`,
    contents_url: `${base}/contents/${encodeURIComponent(path)}`,
    ...(patch !== undefined && { patch }),
  };
}

function commentBody(comment: ReviewCommentState, { api, repository }: ReviewsContext): Record<string, unknown> {
  const { owner, repo } = repository;
  const pull = `${api}/repos/${owner}/${repo}/pulls/${comment.pull}`;
  const url = `${api}/repos/${owner}/${repo}/pulls/comments/${comment.id}`;
  const html = `https://github.com/${owner}/${repo}/pull/${comment.pull}#discussion_r${comment.id}`;
  return {
    url,
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    pull_request_review_id: comment.review,
    diff_hunk: "@@ -1,1 +1,1 @@",
    path: comment.path,
    commit_id: comment.commit,
    original_commit_id: comment.commit,
    user: simpleUser(comment.author, api),
    body: comment.body,
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
    html_url: html,
    pull_request_url: pull,
    author_association: "NONE",
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
    // The description has no null there, which GitHub answers with for an outdated comment.
    ...(comment.line !== null && { line: comment.line, side: "RIGHT" }),
    ...(comment.startLine !== null && { start_line: comment.startLine, start_side: "RIGHT" }),
  };
}
