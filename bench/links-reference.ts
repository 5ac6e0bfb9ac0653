/**
 * The reference: the minimum that a link checker on undici 8 does. Sends one GET per URL, follows redirects, discards
 * the body and decides by the status code. No content checks, no retries.
 */
import { Agent, request } from "undici";
import { forEachConcurrently, runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap }, report) => {
  const dispatcher = new Agent({ connections: cap });
  await forEachConcurrently(urls, cap, async (url) => {
    report(url, await followToVerdict(url, dispatcher));
  });
  await dispatcher.destroy();
});

async function followToVerdict(start: string, dispatcher: Agent): Promise<string> {
  let url = start;
  for (let hop = 0; hop <= 10; hop += 1) {
    try {
      const { statusCode, headers, body } = await request(url, { dispatcher });
      await body.dump();
      const { location } = headers;
      if (statusCode < 300 || statusCode >= 400 || typeof location !== "string") {
        return statusCode < 400 ? "alive" : "link_broken";
      }
      url = new URL(location, url).href;
    } catch {
      return "link_broken";
    }
  }
  return "link_broken";
}
