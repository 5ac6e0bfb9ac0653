/** Checks the URLs with linkinator 8 and its default options, except for concurrency and timeout. */
import { LinkChecker } from "linkinator";
import { runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap, timeoutMs }, report) => {
  const checker = new LinkChecker();
  checker.on("link", ({ url, state }) => report(url, state === "BROKEN" ? "link_broken" : "alive"));
  await checker.check({ path: urls, concurrency: cap, recurse: false, timeout: timeoutMs });
});
