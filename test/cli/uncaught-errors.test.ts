import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const MAIN = path.join(import.meta.dirname, "../../src/cli/main.ts");

test.each([
  [
    "an exception",
    "setInterval(() => { if (process.listenerCount('uncaughtException') > 0) throw new Error('boom') }, 20)",
  ],
  [
    "a rejection",
    "setInterval(() => { if (process.listenerCount('unhandledRejection') > 0) Promise.reject(new Error('boom')) }, 20)",
  ],
])("%s that nobody catches is no failed gate: exit 2 and a message", async (_name, code) => {
  const preload = `data:text/javascript,${encodeURIComponent(code)}`;
  const child = spawn(process.execPath, ["--import", preload, MAIN, "links", "--urls", "-"], {
    timeout: 30_000,
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const [exitCode] = await once(child, "close");
  expect(exitCode).toBe(2);
  expect(stderr).toContain("adhere: Internal error: Error: boom");
});
