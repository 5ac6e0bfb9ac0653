import { createServer } from "node:http";
import process from "node:process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CapturerOptions } from "../../src/engine/capture/capturer.ts";
import { closeAll } from "../../src/engine/close-all.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { createLinkChecker } from "../../src/engine/link-checker.ts";
import { Cleanup, portOfServer, startHttpServer } from "./guard/test-servers.ts";

// A mock capturer that opens the guard's proxy like the real one, and whose folder cannot be removed.
vi.mock("../../src/engine/capture/capturer.ts", () => ({
  Capturer: class {
    readonly #openProxy: CapturerOptions["openProxy"];

    constructor({ openProxy }: CapturerOptions) {
      this.#openProxy = openProxy;
    }

    async ready() {
      chromeArguments.push(...((await this.#openProxy?.())?.chromeArguments ?? []));
    }

    async observe() {
      await this.ready();
      throw new Error("it shows nothing");
    }

    async close() {
      throw new Error("EBUSY: resource busy or locked, rmdir '/tmp/adhere-chrome-1'");
    }
  },
}));

const EXPECTED_LOG = ["Not closed: Error: EBUSY: resource busy or locked, rmdir '/tmp/adhere-chrome-1'"];

let chromeArguments: string[];
let log: string[];
const started = new Cleanup();
beforeEach(() => {
  chromeArguments = [];
  log = [];
});
afterEach(() => started.end());

const options = () => ({
  allowedAddresses: { loopback: true, private: false },
  proxies: {},
  chromePath: undefined,
  env: process.env,
  log: (line: string) => void log.push(line),
});

/** Whether the guard's proxy still listens, which would keep the process alive. */
async function proxyListens(): Promise<boolean> {
  const address = /^--proxy-server=(?<url>\S+)$/mu.exec(chromeArguments.join("\n"))?.groups?.["url"];
  if (address === undefined) throw new Error(`no proxy in ${chromeArguments.join(" ")}`);
  const server = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(true));
    server.listen(Number(new URL(address).port), "127.0.0.1", () => resolve(false));
  });
  server.close();
  return taken;
}

test("an engine closes everything else and logs a failure when the browser's folder cannot be removed", async () => {
  const engine = createEngine({ ...options(), allowFileUrls: false, ocr: false });
  await engine.ready();
  expect(await proxyListens()).toBe(true);
  await engine.close();
  expect(log).toEqual(EXPECTED_LOG);
  expect(await proxyListens()).toBe(false);
});

test("a link checker closes everything else and logs that the browser's folder cannot be removed", async () => {
  const server = await startHttpServer(started, (_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<title>Not found</title>"),
  );
  const checker = createLinkChecker({ ...options(), perHost: 8, concurrency: 8 });
  await checker.check(`http://127.0.0.1:${portOfServer(server)}/`, { signal: new AbortController().signal });
  expect(await proxyListens()).toBe(true);
  log = [];
  await checker.close();
  expect(log).toEqual(EXPECTED_LOG);
  expect(await proxyListens()).toBe(false);
});

test("closeAll closes the parts in order and logs each failure, including synchronous ones", async () => {
  const order: string[] = [];
  const part = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    order.push(name);
    if (name !== "last") throw new Error(name);
  };
  const atOnce = () => {
    throw new Error("at once");
  };
  await closeAll([part("first"), atOnce, part("second"), part("last")], (line) => order.push(line));
  expect(order).toEqual([
    "first",
    "Not closed: Error: first",
    "Not closed: Error: at once",
    "second",
    "Not closed: Error: second",
    "last",
  ]);
});
