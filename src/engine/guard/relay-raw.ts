import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { MAX_HEADER_BYTES } from "./guarded-connections.ts";
import { REFUSAL_HEADER } from "./refusal.ts";

/** What a page must not be able to say: that this proxy refused it, or that a proxy asks for a sign-in. */
const PROXY_ANSWER = new RegExp(`^HTTP/[\\d.]+ 407|^${REFUSAL_HEADER}`, "im");
const HEAD_END = /\r?\n\r?\n/;

/** Node's HTTP parser refuses the response. Browsers show many of these. */
export const isParserError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("HPE_");

/**
 * Sends a GET request once more and gives its answer to the client byte for byte, so that the browser's own parser
 * decides. Both connections end with the answer.
 *
 * @param headers Names and values in turn.
 * @throws the error that prevented an answer; nothing has been written to the client then.
 */
export async function relayRaw(
  client: Duplex,
  site: Socket,
  request: { path: string; headers: readonly string[] },
): Promise<void> {
  const lines = request.headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${request.headers[at + 1]}`] : []));
  client.once("close", () => site.destroy());
  site.write([`GET ${request.path} HTTP/1.1`, ...lines, "connection: close", "", ""].join("\r\n"), "latin1");
  const head = await readHead(site);
  if (PROXY_ANSWER.test(head.toString("latin1"))) {
    site.destroy();
    throw new Error("The response has a header of a proxy.");
  }
  client.write(head);
  site.on("error", () => client.destroy());
  site.pipe(client);
}

/** The response up to the end of its header at least. */
function readHead(site: Socket): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk]);
    if (head.length > MAX_HEADER_BYTES) site.destroy(new Error("The response's header is too long."));
    else if (HEAD_END.test(head.toString("latin1"))) finish();
  };
  const finish = (): void => {
    site.pause().off("data", onData).off("end", finish).off("error", reject);
    resolve(head);
  };
  site.on("data", onData).once("end", finish).once("error", reject);
  return promise;
}
