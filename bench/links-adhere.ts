/** Adhere over the same addresses. */
import process from "node:process";
import { createLinkChecker, type LinkCheckerOptions } from "../src/engine/link-checker.ts";
import { forEachConcurrently, runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap, timeoutMs }, say) => {
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
  // A destination that waits, for a second look or for its host's leave, must not keep the connections idle.
  await forEachConcurrently(urls, cap * 4, async (url) => {
    const { verdict } = await checker.check(url, { signal, timeoutMs });
    say(url, verdict);
  });
  await checker.close();
});
