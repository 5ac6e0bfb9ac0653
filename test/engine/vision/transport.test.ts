import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { openTransport, type Transport } from "../../../src/engine/vision/transport.ts";
import { Cleanup, portOfServer } from "../guard/test-servers.ts";

const started = new Cleanup();
afterEach(() => started.end());

/** A proxy that lets nobody through, and notes where they wanted to go. */
async function closedProxy() {
  const asked: string[] = [];
  const server = started.add(createServer(), (one) => one.close());
  server.on("connect", (request, client) => {
    asked.push(request.url ?? "");
    client.end("HTTP/1.1 403 No\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `127.0.0.1:${portOfServer(server)}`, asked };
}

const open = (...given: Parameters<typeof openTransport>): Transport =>
  started.add(openTransport(...given), (one) => one.close());

it.each([
  ["with its scheme", (address: string) => `http://${address}`],
  ["without one, as everybody else takes it", (address: string) => address],
  ["with spaces around it", (address: string) => ` ${address} `],
])("a model is asked through HTTPS_PROXY, written %s", async (_, written) => {
  const { address, asked } = await closedProxy();
  const { fetch } = open("https://models.example/v1", { https: written(address) });
  await expect(fetch("https://models.example/v1", { body: "{}" })).rejects.toThrow();
  expect(asked).toEqual(["models.example:443"]);
});

it("a proxy variable that holds only spaces names no proxy", () => {
  expect(() => open("https://models.example/v1", { http: " ", https: " " })).not.toThrow();
});
