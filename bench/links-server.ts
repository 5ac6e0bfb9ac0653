/**
 * Serves the destinations: `node links-server.ts <delay in ms>`. Prints its port. `/count` returns the number of
 * requests since the last call, without delay.
 */
import { createServer } from "node:http";
import process from "node:process";
import { findDestinationKind } from "./links-destinations.ts";

const delayMs = Number(process.argv[2] ?? 20);
/** Kinds whose second response differs. Only their requests are counted per URL. */
const STATEFUL_KINDS = new Set(["blink_404", "blink_500", "too_many"]);
const counts = new Map<string, number>();
let requestCount = 0;

const server = createServer((request, response) => {
  const url = request.url ?? "/";
  if (url === "/count") {
    response.end(String(requestCount));
    requestCount = 0;
    return;
  }
  requestCount += 1;
  const [, name = "", rest = ""] = url.split("/");
  const kind = findDestinationKind(name);
  if (kind === undefined) return void response.writeHead(404).end();
  const count = (counts.get(url) ?? 0) + 1;
  if (STATEFUL_KINDS.has(name)) counts.set(url, count);
  setTimeout(kind.respond, delayMs, { request, response, count, number: Number.parseInt(rest, 10) });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "0.0.0.0", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
process.once("SIGTERM", () => process.exit(0));
