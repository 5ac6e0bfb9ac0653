import { chmod, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { AdminCommand, AdminResult, executeAdminCommand } from "./admin.ts";
import {
  AccountError,
  DataFolderPathTooLongError,
  OperatorError,
  toDataFolderError,
} from "./operator-error.ts";
import type { Db } from "./store/database.ts";

/**
 * The embedded storage belongs to the process that serves it, so `adhere keys` and `adhere accounts` hand their command to
 * that process: over a socket file in the data folder, which only its owner may open. No port, no password.
 */
function adminSocketPath(directory: string): string {
  const whole = path.join(path.resolve(directory), "admin.sock");
  if (process.platform === "win32") return `\\\\.\\pipe\\adhere-${Buffer.from(whole).toString("hex")}`;
  const near = path.relative("", whole);
  const place = near.length < whole.length ? near : whole;
  if (Buffer.byteLength(place) > MAX_SOCKET_PATH_BYTES) throw new DataFolderPathTooLongError(directory);
  return place;
}

/** sockaddr_un has 104 bytes on macOS and 108 on Linux, and ends with a zero. */
const MAX_SOCKET_PATH_BYTES = 103;

export async function serveAdminSocket(db: Db, directory: string): Promise<{ close(): Promise<void> }> {
  const place = adminSocketPath(directory);
  if (process.platform !== "win32") await rm(place, { force: true });
  const server = createServer((incoming, outgoing) => {
    json(incoming)
      .then((body) => executeAdminCommand(db, AdminCommand.parse(body)))
      .then(
        (answer) => outgoing.writeHead(200).end(JSON.stringify(answer)),
        (error: unknown) =>
          outgoing
            .writeHead(400)
            .end(JSON.stringify({ error: adminErrorMessage(toDataFolderError(directory, error)) })),
      );
  });
  await listenOnSocket(server, place);
  if (process.platform !== "win32") await chmod(place, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listenOnSocket = (server: Server, place: string): Promise<void> =>
  new Promise((resolve, reject) => server.once("error", reject).listen(place, resolve));

const adminErrorMessage = (error: unknown): string =>
  error instanceof OperatorError ? error.message : `The service could not do it: ${String(error)}`;

/**
 * Hands a command to the service that serves the folder.
 *
 * @returns null where nobody listens: who has the folder is a command as short, or a service that starts or ends.
 * @throws AccountError with what the service said, or where its answer is none.
 */
export async function sendAdminCommand(
  directory: string,
  command: AdminCommand,
): Promise<AdminResult | null> {
  const heard = await postToSocket(adminSocketPath(directory), JSON.stringify(command));
  if (heard === null) return null;
  if (heard.status === 200) return AdminResult.parse(heard.body);
  throw new AccountError(z.object({ error: z.string() }).parse(heard.body).error);
}

/** A socket that is not there yet, and one whose service was killed. */
const NOT_LISTENING_CODES = new Set<unknown>(["ENOENT", "ECONNREFUSED"]);

function postToSocket(
  socketPath: string,
  text: string,
): Promise<{ status: number | undefined; body: unknown } | null> {
  return new Promise((resolve, reject) => {
    const unheard = (error: unknown) =>
      reject(
        new AccountError(`The running service cannot be reached: ${String(error)}. Is it of this version?`),
      );
    request({ socketPath, method: "POST", path: "/" }, (incoming) => {
      json(incoming).then((body) => resolve({ status: incoming.statusCode, body }), unheard);
    })
      .once("error", (error) =>
        "code" in error && NOT_LISTENING_CODES.has(error.code) ? resolve(null) : unheard(error),
      )
      .end(text);
  });
}
