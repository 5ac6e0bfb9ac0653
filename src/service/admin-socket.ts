import { chmod, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { AdminCommand, AdminResult, executeAdminCommand } from "./admin.ts";
import { AccountError, DataFolderPathTooLongError, OperatorError, toDataFolderError } from "./operator-error.ts";
import type { Db } from "./store/database.ts";

/**
 * Path of the socket over which `adhere keys` and `adhere accounts` send commands to the running service. Only one
 * process can open the embedded storage, so the service executes the commands. The socket file is in the data folder
 * and only the folder's owner can open it, so it needs no port and no password.
 */
function adminSocketPath(directory: string): string {
  const absolute = path.join(path.resolve(directory), "admin.sock");
  if (process.platform === "win32") return `\\\\.\\pipe\\adhere-${Buffer.from(absolute).toString("hex")}`;
  const relative = path.relative("", absolute);
  const socketPath = relative.length < absolute.length ? relative : absolute;
  if (Buffer.byteLength(socketPath) > MAX_SOCKET_PATH_BYTES) throw new DataFolderPathTooLongError(directory);
  return socketPath;
}

/** The path in sockaddr_un has 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_SOCKET_PATH_BYTES = 103;

/** Executes the commands that arrive on the data folder's socket. */
export async function serveAdminSocket(db: Db, directory: string): Promise<{ close(): Promise<void> }> {
  const socketPath = adminSocketPath(directory);
  if (process.platform !== "win32") await rm(socketPath, { force: true });
  const server = createServer((incoming, outgoing) => {
    json(incoming)
      .then((body) => executeAdminCommand(db, AdminCommand.parse(body)))
      .then(
        (result) => outgoing.writeHead(200).end(JSON.stringify(result)),
        (error: unknown) =>
          outgoing
            .writeHead(400)
            .end(JSON.stringify({ error: adminErrorMessage(toDataFolderError(directory, error)) })),
      );
  });
  await listenOnSocket(server, socketPath);
  if (process.platform !== "win32") await chmod(socketPath, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listenOnSocket = (server: Server, socketPath: string): Promise<void> =>
  new Promise((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));

const adminErrorMessage = (error: unknown): string =>
  error instanceof OperatorError ? error.message : `The service could not execute the command: ${String(error)}`;

/**
 * Sends a command to the service that uses the data folder.
 *
 * @returns null if nothing listens on the socket: the folder is held by another admin command, or by a service that is
 *   starting or stopping.
 * @throws AccountError with the service's error message, or if its response cannot be read.
 */
export async function sendAdminCommand(directory: string, command: AdminCommand): Promise<AdminResult | null> {
  const response = await postToSocket(adminSocketPath(directory), JSON.stringify(command));
  if (response === null) return null;
  if (response.status === 200) return AdminResult.parse(response.body);
  throw new AccountError(z.object({ error: z.string() }).parse(response.body).error);
}

/** ENOENT: no socket file yet. ECONNREFUSED: the socket file of a service that was killed. */
const NOT_LISTENING_CODES = new Set<unknown>(["ENOENT", "ECONNREFUSED"]);

function postToSocket(socketPath: string, text: string): Promise<{ status: number | undefined; body: unknown } | null> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        new AccountError(
          `Cannot reach the running service: ${String(error)}. Check that it runs the same version of adhere.`,
        ),
      );
    request({ socketPath, method: "POST", path: "/" }, (incoming) => {
      json(incoming).then((body) => resolve({ status: incoming.statusCode, body }), fail);
    })
      .once("error", (error) => ("code" in error && NOT_LISTENING_CODES.has(error.code) ? resolve(null) : fail(error)))
      .end(text);
  });
}
