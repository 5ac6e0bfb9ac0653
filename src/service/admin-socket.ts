import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { AdminCommand, AdminResult, executeAdminCommand, type Storage } from "./execute-admin-command.ts";
import { AccountError, OperatorError, toDataFolderError } from "./operator-error.ts";

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
  if (Buffer.byteLength(socketPath) > MAX_SOCKET_PATH_BYTES) {
    throw new OperatorError(
      `The path ${directory} is too long for a socket file. Choose a folder with a shorter path with --data.`,
    );
  }
  return socketPath;
}

/** The path in sockaddr_un has 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const MAX_SOCKET_PATH_BYTES = 103;

/** Executes the commands that arrive on the data folder's socket. */
export async function serveAdminSocket(storage: Storage, directory: string): Promise<{ close(): Promise<void> }> {
  const socketPath = adminSocketPath(directory);
  if (process.platform !== "win32") await rm(socketPath, { force: true });
  const server = createServer((incoming, outgoing) => {
    json(incoming)
      .then((body) => executeAdminCommand(storage, AdminCommand.parse(body)))
      .then(
        (result) => outgoing.writeHead(200).end(JSON.stringify(result)),
        (error: unknown) =>
          outgoing
            .writeHead(400)
            .end(JSON.stringify({ error: adminErrorMessage(toDataFolderError(directory, error)) })),
      );
  });
  await once(server.listen(socketPath), "listening");
  if (process.platform !== "win32") await chmod(socketPath, 0o600);
  return {
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

const adminErrorMessage = (error: unknown): string =>
  error instanceof OperatorError ? error.message : `The service could not execute the command: ${String(error)}`;

/** ENOENT: no socket file yet. ECONNREFUSED: the socket file of a service that was killed. */
const NOT_LISTENING_CODES = new Set<unknown>(["ENOENT", "ECONNREFUSED"]);

/**
 * Sends a command to the service that uses the data folder.
 *
 * @returns null if nothing listens on the socket: the folder is held by another admin command, or by a service that is
 *   starting or stopping.
 * @throws AccountError with the service's error message, or if its response cannot be read.
 */
export async function sendAdminCommand(directory: string, command: AdminCommand): Promise<AdminResult | null> {
  const outgoing = request({ socketPath: adminSocketPath(directory), method: "POST", path: "/" });
  // A connection that fails during the response also fails the response.
  outgoing.on("error", () => undefined).end(JSON.stringify(command));
  const exchange = async () => {
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    return { status: incoming.statusCode, body: await json(incoming) };
  };
  const response = await exchange().catch((error: unknown) => {
    if (error instanceof Error && "code" in error && NOT_LISTENING_CODES.has(error.code)) return null;
    throw new AccountError(
      `Cannot reach the running service: ${String(error)}. Check that it runs the same version of adhere.`,
    );
  });
  if (response === null) return null;
  if (response.status === 200) return AdminResult.parse(response.body);
  throw new AccountError(z.object({ error: z.string() }).parse(response.body).error);
}
