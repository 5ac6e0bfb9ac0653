/** linkinator 8 over the same addresses, through its own API, with its defaults but for the width. */
import { LinkChecker } from "linkinator";
import { runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap, timeoutMs }, say) => {
  const checker = new LinkChecker();
  checker.on("link", ({ url, state }) => say(url, state === "BROKEN" ? "link_broken" : "alive"));
  await checker.check({ path: urls, concurrency: cap, recurse: false, timeout: timeoutMs });
});
