import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createLinkChecker } from "../../../src/engine/link-checker.ts";
import { htmlPage, LONG_TEXT } from "../../doubles/destinations.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const page = (response: ServerResponse, status = 200, title = "Acme") =>
  void response.writeHead(status, HTML).end(htmlPage(title, LONG_TEXT));
const script = (response: ServerResponse, status: number, code: string) =>
  void response
    .writeHead(status, HTML)
    .end(`<!doctype html><title>Acme</title><body><div id="root"></div><script>${code}</script>`);
const show = (heading: string) =>
  `document.getElementById("root").innerHTML = "<h1>${heading}</h1><p>${LONG_TEXT}</p>"`;

/** The kinds of a host's pages; `count` is 1 at a page's first request of a list. */
const KINDS: Record<string, (response: ServerResponse, request: IncomingMessage, count: number) => void> = {
  page: (response) => page(response),
  gone: (response) => page(response, 404),
  "gone-for-good": (response) => page(response, 410),
  "says-not-found": (response) => page(response, 200, "Page not found"),
  "once-missing": (response, _, count) => page(response, count === 1 ? 404 : 200),
  "once-failing": (response, _, count) => page(response, count === 1 ? 500 : 200),
  "to-page": (response) => void response.writeHead(302, { location: "/page/target" }).end(),
  "to-gone": (response) => void response.writeHead(302, { location: "/gone/target" }).end(),
  "to-itself": (response, { url = "" }) => void response.writeHead(302, { location: url }).end(),
  forbidden: (response) => page(response, 403),
  "script-shows-page": (response) => script(response, 200, show("Running shoes")),
  "script-shows-page-under-404": (response) => script(response, 404, show("Running shoes")),
  "script-leaves-404": (response) => script(response, 404, 'location.replace("/page/target")'),
  "script-says-not-found": (response) => script(response, 200, show("Page not found")),
};

/** Hosts that answer what is too much with this status, or never. */
const HOSTS = [
  { most: 1_000, status: 404 },
  { most: 4, status: 404 },
  { most: 4, status: 403 },
];

test("no verdict depends on what else is in a list, nor on its order", { timeout: 600_000 }, async () => {
  const sites = await Promise.all(HOSTS.map(startSite));
  const urls = sites.flatMap(({ origin }) =>
    Object.keys(KINDS).flatMap((kind) => [1, 2, 3].map((number) => `${origin}/${kind}/${number}`)),
  );
  const check = async (list: readonly string[]) => {
    for (const site of sites) site.forget();
    return checkList(list);
  };
  const alone = new Map<string, string>();
  for (const url of urls.filter((each) => each.endsWith("/1"))) {
    alone.set(getKind(url), (await check([url])).get(url) ?? "");
  }
  const lists = fc.uniqueArray(fc.constantFrom(...urls), { minLength: 2, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(lists, fc.infiniteStream(fc.nat()), async (list, keys) => {
      const order = new Map(list.map((url) => [url, keys.next().value ?? 0]));
      const shuffled = list.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      const found = await check(list);
      const again = await check(shuffled);
      const differing = list.filter((url) => found.get(url) !== again.get(url));
      expect(differing.map((url) => [url, found.get(url), again.get(url), evidence.get(url)])).toEqual([]);
      const flips = list.filter((url) => isFlip(found.get(url), alone.get(getKind(url))));
      expect(flips).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

/** Host and kind: pages of one kind are alike. */
const getKind = (url: string) => url.slice(0, url.lastIndexOf("/"));

const isFlip = (one: string | undefined, other: string | undefined) =>
  one !== other && one !== "inconclusive" && other !== "inconclusive";

/** What was seen of each URL, for messages. */
const evidence = new Map<string, unknown[]>();

async function checkList(list: readonly string[]): Promise<Map<string, string>> {
  const checker = createLinkChecker({
    allowedAddresses: { loopback: true, private: false },
    ...{ proxies: {}, chromePath: undefined, env: process.env, perHost: 32, concurrency: 64, log: () => {} },
  });
  const { signal } = new AbortController();
  const verdicts = list.map(async (url) => {
    const { verdict, evidence: steps } = await checker.check(url, { signal });
    const notes = steps.map(({ how, note }) => `${how}: ${note}`);
    evidence.set(url, [...(evidence.get(url) ?? []), notes].slice(-2));
    return [url, verdict] as const;
  });
  const found = new Map(await Promise.all(verdicts));
  await checker.close();
  return found;
}

async function startSite({ most, status }: (typeof HOSTS)[number]) {
  const counts = new Map<string, number>();
  let busy = 0;
  const server = createServer((request, response) => {
    const { url = "" } = request;
    if (busy >= most) return page(response, status);
    busy += 1;
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    setTimeout(() => {
      busy -= 1;
      const answer = KINDS[url.split("/")[1] ?? ""];
      if (answer === undefined) page(response, 404);
      else answer(response, request, count);
    }, 20);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Pages that fail once fail anew. */
    forget: () => counts.clear(),
  };
}
