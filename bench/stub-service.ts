import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleEvaluation } from "../test/contract/samples.ts";

/** A service that sends one prepared answer after a fixed delay, so that only the client's speed matters. */
export async function startStubService(answerMs: number) {
  const answer = JSON.stringify(sampleEvaluation());
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(answer) };
  let evaluations = 0;
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      response.writeHead(403, { "content-type": "application/json" }).end('{"error":"No such scope."}');
      return;
    }
    evaluations += 1;
    request.resume();
    setTimeout(() => response.writeHead(200, headers).end(answer), answerMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => evaluations,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
