import { z } from "zod";
import { commentMarker, inLog } from "../report/text.ts";
import { type GitHubApi, type HttpFailure, httpFailure, isRateLimit, PACE, type Pace } from "./api.ts";
import type { RunContext } from "./context.ts";

/** What became of the comment. Whatever it is, the verdict stands. */
export type CommentOutcome =
  | { kind: "written"; how: "created" | "updated"; url: string }
  /** The same text already stands there. */
  | { kind: "unchanged"; url: string }
  /** The pull request has moved on: a newer run speaks for it. Nothing was written. */
  | { kind: "outdated"; why: string }
  /** None stands, and none was to be created. */
  | { kind: "absent" }
  | { kind: "refused"; why: string };

const Comment = z.object({
  id: z.int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
type Comment = z.infer<typeof Comment>;

const Viewer = z.object({ viewer: z.object({ login: z.string().min(1) }) });

/** Rounds of looking and writing, for a comment that vanishes in between and for a creation with no clear answer. */
const ROUNDS = 4;

/**
 * Writes the one comment of a `comment-id`: found by marker and author, updated or created, left alone when it
 * already says the same or when the pull request's head is no longer the commit that was checked. Rejects for
 * nothing: a failure is an outcome.
 *
 * @param comment `body` is GFM that begins with `commentMarker(id)`; with `onlyUpdate`, a comment that stands is
 *   brought up to date and none is created.
 */
export async function writeComment(
  api: GitHubApi,
  context: RunContext,
  comment: { id: string; body: string; onlyUpdate?: boolean },
  pace: Pick<Pace, "sleep"> = PACE,
): Promise<CommentOutcome> {
  const { pullRequest } = context;
  if (pullRequest === null) {
    return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
  }
  try {
    const at = { owner: context.repository.owner, repo: context.repository.repo };
    const pull = await api.rest.pulls.get({ ...at, pull_number: pullRequest });
    const head = pull.data.head.sha;
    if (head !== context.headSha) {
      const why = `The pull request is at ${head.slice(0, 7)} by now and this run checked ${context.headSha.slice(0, 7)}.`;
      return { kind: "outdated", why };
    }
    return await write(
      { api, at, number: pullRequest, marker: commentMarker(comment.id), pace },
      comment.body,
      comment.onlyUpdate ?? false,
    );
  } catch (error) {
    return { kind: "refused", why: refusal(error, context) };
  }
}

interface Thread {
  api: GitHubApi;
  at: { owner: string; repo: string };
  number: number;
  marker: string;
  pace: Pick<Pace, "sleep">;
}

async function write(thread: Thread, body: string, onlyUpdate: boolean): Promise<CommentOutcome> {
  let uncertain: unknown;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const own = await ownComment(thread);
    if (own === null && onlyUpdate) return { kind: "absent" };
    if (own !== null && sameText(own.body ?? "", body)) {
      // After a creation without a clear answer, this is the comment that it made.
      return uncertain === undefined
        ? { kind: "unchanged", url: own.html_url }
        : { kind: "written", how: "created", url: own.html_url };
    }
    try {
      return own === null ? await create(thread, body) : await update(thread, own, body);
    } catch (error) {
      const status = httpFailure(error)?.status;
      const vanished = own !== null && status === 404;
      const maybeDone = own === null && (status === undefined || status >= 500);
      if (!vanished && !maybeDone) throw error;
      uncertain = error;
      if (maybeDone) await thread.pace.sleep(1000 * round);
    }
  }
  throw uncertain;
}

async function create({ api, at, number }: Thread, body: string): Promise<CommentOutcome> {
  const answer = await api.rest.issues.createComment({ ...at, issue_number: number, body });
  return { kind: "written", how: "created", url: Comment.parse(answer.data).html_url };
}

async function update({ api, at }: Thread, own: Comment, body: string): Promise<CommentOutcome> {
  await api.rest.issues.updateComment({ ...at, comment_id: own.id, body });
  return { kind: "written", how: "updated", url: own.html_url };
}

/** The oldest comment that carries our marker on its first line and was written by this token's own account. */
async function ownComment({ api, at, number, marker }: Thread): Promise<Comment | null> {
  const all = await api.paginate(api.rest.issues.listComments, {
    ...at,
    issue_number: number,
    per_page: 100,
  });
  const marked = z
    .array(Comment)
    .parse(all)
    .filter((comment) => comment.body?.startsWith(marker));
  if (marked.length === 0) return null;
  const author = await authorOf(api);
  return marked.find((comment) => comment.user?.login === author) ?? null;
}

/**
 * The login that a token's comments carry. GraphQL's viewer says it for every kind of token, `[bot]` included;
 * GET /user only for a person's, which is the second try where a server answers no GraphQL. What is left is the
 * workflow's own GITHUB_TOKEN.
 */
async function authorOf(api: GitHubApi): Promise<string> {
  try {
    return Viewer.parse(await api.graphql("query { viewer { login } }")).viewer.login;
  } catch {
    try {
      return (await api.rest.users.getAuthenticated()).data.login;
    } catch {
      return "github-actions[bot]";
    }
  }
}

const sameText = (one: string, other: string): boolean => normal(one) === normal(other);
const normal = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();

/** Why GitHub did not take the comment, and what to do about it. */
function refusal(error: unknown, context: RunContext): string {
  const failure = httpFailure(error);
  if (failure === null) return `The comment could not be written: ${inLog(String(error), 300)}`;
  const said = inLog(failure.message, 300);
  return `${remedy(failure, context)} (GitHub: ${failure.status} ${said})`;
}

function remedy(failure: HttpFailure, context: RunContext): string {
  const { status, message } = failure;
  if (isRateLimit(failure)) return "GitHub limits this token's requests; the next run writes the comment.";
  if (status === 401) return "GitHub does not accept the token: check the input github-token.";
  if (status === 403 && /locked/iu.test(message))
    return "The pull request's conversation is locked: unlock it.";
  if (status === 403 && context.fork) {
    return "The token is read-only, as it is for pull requests from forks: the report is in the job summary.";
  }
  if (status === 403)
    return "The token may not write comments: give the job `permissions: pull-requests: write`.";
  if (status === 404 || status === 410) {
    return "The token does not see the pull request: give it access to this repository.";
  }
  if (status >= 500) return "GitHub does not answer; the next run writes the comment.";
  return "GitHub did not take the comment.";
}
