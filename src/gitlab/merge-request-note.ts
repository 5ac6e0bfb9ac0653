import { z } from "zod";

/** A merge request, and who writes to it. */
export interface MergeRequest {
  /** The API's address, such as `https://gitlab.com/api/v4`. */
  apiUrl: string;
  /** The project's number or its path. */
  project: string;
  /** The number that people see (`iid`). */
  number: string;
  /** A personal, group or project access token with the scope `api`. */
  token: string;
}

/** GitLab's refusal, or its missing answer. The message is a sentence with the next step. */
export class GitLabError extends Error {
  override name = "GitLabError";
}

/** Longest answer of the API that is waited for. */
const REQUEST_TIMEOUT_MS = 20_000;
const NOTES_PER_PAGE = 100;
/** 10,000 notes. */
const MAX_PAGES = 100;

const User = z.object({ id: z.int() });
const Note = z.object({ id: z.int(), body: z.string(), author: User });
type Note = z.infer<typeof Note>;

/**
 * Writes a merge request's note (docs.gitlab.com/api/notes), or changes the one that this token's account has written
 * before.
 *
 * @param marker The first line of the note's body, by which it is found.
 * @throws GitLabError
 */
export async function writeNote(
  to: MergeRequest,
  { marker, body }: { marker: string; body: string },
  signal: AbortSignal,
): Promise<"created" | "updated" | "unchanged"> {
  const request = (method: string, path: string, content?: object) => callApi(to, { method, path, content, signal });
  const notesPath = `/projects/${encodeURIComponent(to.project)}/merge_requests/${encodeURIComponent(to.number)}/notes`;
  const author = User.parse(await (await request("GET", "/user")).json());
  const former = await findNote(
    (page) => request("GET", `${notesPath}?sort=asc&per_page=${NOTES_PER_PAGE}&page=${page}`),
    (note) => note.author.id === author.id && note.body.startsWith(marker),
  );
  if (former === null) {
    await request("POST", notesPath, { body });
    return "created";
  }
  if (former.body.trimEnd() === body.trimEnd()) return "unchanged";
  await request("PUT", `${notesPath}/${former.id}`, { body });
  return "updated";
}

async function findNote(
  readPage: (page: string) => Promise<Response>,
  isWanted: (note: Note) => boolean,
): Promise<Note | null> {
  for (let page = "1", read = 0; page !== "" && read < MAX_PAGES; read += 1) {
    const answer = await readPage(page);
    const found = z
      .array(Note)
      .parse(await answer.json())
      .find(isWanted);
    if (found !== undefined) return found;
    // Empty on the last page (docs.gitlab.com/api/rest, "Pagination response headers").
    page = answer.headers.get("x-next-page") ?? "";
  }
  return null;
}

interface ApiRequest {
  method: string;
  path: string;
  content: object | undefined;
  signal: AbortSignal;
}

async function callApi({ apiUrl, token }: MergeRequest, { method, path, content, signal }: ApiRequest) {
  const answer = await fetch(`${apiUrl.replace(/\/+$/u, "")}${path}`, {
    method,
    headers: { "private-token": token, ...(content && { "content-type": "application/json" }) },
    // The token would go along.
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    ...(content && { body: JSON.stringify(content) }),
  }).catch((cause: unknown) => {
    throw new GitLabError(`GitLab at ${apiUrl} did not answer. Check the network, or run the job again.`, { cause });
  });
  if (!answer.ok) throw new GitLabError(describeRefusal(answer.status));
  return answer;
}

function describeRefusal(status: number): string {
  switch (status) {
    case 401:
      return "GitLab does not accept the token (401): it has expired, or belongs to another server.";
    case 403:
      return "The token may not write notes (403): it needs the scope api and at least the role Reporter.";
    case 404:
      return "The token does not see the merge request (404): create it in this project or its group.";
    default:
      return `GitLab answers ${status}. Run the job again; if that does not help, ask the server's administrators.`;
  }
}
