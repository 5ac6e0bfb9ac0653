import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

interface Note {
  id: number;
  body: string;
  author: { id: number };
}

const Content = z.strictObject({ body: z.string().min(1).max(1_000_000) });

/**
 * GitLab's API of notes (docs.gitlab.com/api/notes), of one project and merge request, as far as it is used. It keeps
 * what it is told.
 */
export async function openGitLab({ token = "glpat-secret", userId = 7, notes = [] as Note[] } = {}) {
  const requests: string[] = [];
  /** Answers each request with this status, where it is set. */
  const broken: { status: number | null } = { status: null };
  let nextId = 1000;

  const answer = async (request: IncomingMessage): Promise<[number, unknown, Record<string, string>?]> => {
    const url = new URL(request.url ?? "", "http://gitlab");
    if (broken.status !== null) return [broken.status, { message: "broken" }];
    if (request.headers["private-token"] !== token) return [401, { message: "401 Unauthorized" }];
    if (url.pathname === "/api/v4/user") return [200, { id: userId, username: "project_bot" }];
    const match = /^\/api\/v4\/projects\/42\/merge_requests\/5\/notes(?:\/(\d+))?$/.exec(url.pathname);
    if (match === null) return [404, { message: "404 Not found" }];
    const [, id] = match;
    if (request.method === "GET") {
      const [page, size] = [Number(url.searchParams.get("page") ?? 1), Number(url.searchParams.get("per_page") ?? 20)];
      const more = notes.length > page * size;
      return [200, notes.slice((page - 1) * size, page * size), { "x-next-page": more ? String(page + 1) : "" }];
    }
    if (request.headers["content-type"] !== "application/json") return [415, { message: "not JSON" }];
    const { body } = Content.parse(JSON.parse(await text(request)));
    if (request.method === "POST" && id === undefined) {
      const note = { id: nextId++, body: body.trimEnd(), author: { id: userId } };
      notes.push(note);
      return [201, note];
    }
    const note = notes.find((one) => one.id === Number(id));
    if (request.method !== "PUT" || note === undefined) return [404, { message: "404 Not found" }];
    if (note.author.id !== userId) return [403, { message: "403 Forbidden" }];
    note.body = body.trimEnd();
    return [200, note];
  };
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const [status, body, headers] = await answer(request).catch((error) => [500, String(error), {}] as const);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    apiUrl: `http://127.0.0.1:${port}/api/v4`,
    notes,
    requests,
    broken,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
