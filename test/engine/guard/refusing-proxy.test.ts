import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startClosedProxy } from "../../../src/engine/guard/guard-proxy.ts";

let proxy: Awaited<ReturnType<typeof startClosedProxy>>;
afterEach(() => proxy.close());

async function ask(requestLine: string): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write(`${requestLine} HTTP/1.1\r\nhost: x.example\r\n\r\n`);
  return text(socket);
}

test("the closed proxy refuses every request and tunnel", async () => {
  proxy = await startClosedProxy();
  expect(await ask("GET http://update.example/service")).toMatch(/^HTTP\/1\.1 403 /u);
  expect(await ask("CONNECT accounts.example:443")).toMatch(/^HTTP\/1\.1 403 /u);
});
