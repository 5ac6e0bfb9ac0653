/**
 * The reference of the links bench: the least that a link checker on undici 8 can do. One GET an address, redirects
 * followed, the body thrown away, the status alone decides. It judges no title, asks nothing twice and forgives nothing.
 */
import { Agent, request } from "undici";
import { forEachConcurrently, runContender } from "./links-contender.ts";

await runContender(async ({ urls, cap }, say) => {
  const dispatcher = new Agent({ connections: cap });
  await forEachConcurrently(urls, cap, async (url) => {
    say(url, await followToVerdict(url, dispatcher));
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
