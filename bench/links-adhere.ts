/** Checks the URLs with Adhere's link checker. */
import process from "node:process";
import { createLinkChecker, type LinkCheckerOptions } from "../src/engine/link-checker.ts";
import { forEachConcurrently, runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap, timeoutMs }, report) => {
  const options: LinkCheckerOptions = {
    allowedAddresses: { loopback: true, private: false },
    proxies: {},
    chromePath: undefined,
    env: process.env,
    perHost: cap,
    concurrency: cap,
    log: (line) => process.stderr.write(`${line}\n`),
  };
  const checker = createLinkChecker(options);
  const { signal } = new AbortController();
  // More than the connection limit, because some checks wait for a retry or for their host's rate limit.
  await forEachConcurrently(urls, cap * 4, async (url) => {
    const { verdict } = await checker.check(url, { signal, timeoutMs });
    report(url, verdict);
  });
  await checker.close();
});
