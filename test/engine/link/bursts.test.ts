import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLinkChecker } from "../../../src/engine/link-checker.ts";
import { htmlPage, LONG_TEXT } from "../../doubles/destinations.ts";

/** IIS (dynamicIpSecurity) can be told to answer what is too much with 404, and Apache's mod_evasive with 403. */
interface Limits {
  /** Concurrent requests; more are refused. */
  most: number;
  status: 403 | 404;
}

/** A site whose pages are at /page/…, and a function that checks paths of it at once. */
async function startSite({ most, status }: Limits = { most: 1_000, status: 404 }) {
  let busy = 0;
  const asked: string[] = [];
  const site = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (busy >= most) return void response.writeHead(status).end();
    busy += 1;
    setTimeout(() => {
      busy -= 1;
      const isPage = url.startsWith("/page/");
      response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" });
      response.end(isPage ? htmlPage("Acme", LONG_TEXT) : "");
    }, 40);
  });
  return { asked, ...(await listen(site)) };
}

async function listen(site: Server) {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    site.close();
    site.closeAllConnections();
  });
  const { port } = site.address() as AddressInfo;
  const check = async (paths: readonly string[]) => {
    const checker = createLinkChecker({
      allowedAddresses: { loopback: true, private: false },
      proxies: {},
      chromePath: "/nowhere/chrome",
      env: process.env,
      perHost: 32,
      concurrency: 64,
      log: () => {},
    });
    const { signal } = new AbortController();
    const found = await Promise.all(paths.map((path) => checker.check(`http://127.0.0.1:${port}${path}`, { signal })));
    await checker.close();
    return found;
  };
  return { check };
}

const list = (folder: string, count: number) => Array.from({ length: count }, (_, number) => `/${folder}/${number}`);

describe("a host that limits concurrent requests", () => {
  it.each([404, 403] as const)("by %d: no living page is called dead or unclear", async (status) => {
    const { check } = await startSite({ most: 4, status });
    const found = await check(list("page", 40));
    expect(found.map(({ verdict }) => verdict)).toEqual(found.map(() => "alive"));
    const notes = found.flatMap(({ evidence }) => evidence.map(({ note }) => note)).join("\n");
    expect(notes).toMatch(/\d+ of \d+ pages of this host failed at once, so it was asked again, slowly/);
  });

  it("tells dead pages from living ones, in any order of the list", async () => {
    const { check } = await startSite({ most: 4, status: 404 });
    const paths = [...list("page", 24), ...list("gone", 6)];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(paths, { minLength: paths.length }), async (shuffled) => {
        const found = await check(shuffled);
        const verdicts = found.map(({ url, verdict }) => [new URL(url).pathname.split("/")[1], verdict].join(" "));
        expect(new Set(verdicts)).toEqual(new Set(["page alive", "gone link_broken"]));
      }),
      { numRuns: 4 },
    );
  });
});

describe("a host without limits", () => {
  it("is asked for ten of many dead pages again, once", async () => {
    const { check, asked } = await startSite();
    const found = await check(list("gone", 30));
    expect(found.map(({ verdict }) => verdict)).toEqual(found.map(() => "link_broken"));
    // Twice each, and ten of them twice more.
    expect(asked).toHaveLength(30 * 2 + 10 * 2);
  });

  it("is not asked again for a few dead pages among very many", async () => {
    const { check, asked } = await startSite();
    const found = await check([...list("gone", 7), ...list("page", 120)]);
    expect(found.filter(({ verdict }) => verdict === "link_broken")).toHaveLength(7);
    expect(asked).toHaveLength(7 * 2 + 120);
  });

  it.each([1, 3])("is asked again for %d dead pages of a short list", async (count) => {
    const { check, asked } = await startSite();
    const found = await check([...list("gone", count), ...list("page", 20)]);
    expect(found.filter(({ verdict }) => verdict === "link_broken")).toHaveLength(count);
    expect(asked).toHaveLength(count * 4 + 20);
  });

  it("is not asked again for a single page", async () => {
    const { check, asked } = await startSite();
    await check(list("gone", 1));
    expect(asked).toHaveLength(2);
  });
});

describe("a page that fails beside another page of its host", () => {
  it.each([
    [[404, 404, 200], "alive"],
    [[500, 403, 200], "alive"],
    [[500, 404, 404, 200], "alive"],
    [[500, 403], "inconclusive"],
    [[404, 404, 403], "inconclusive"],
    [[403, 404], "link_broken"],
    [[404, 404, 410], "link_broken"],
    [[404], "link_broken"],
  ] as const)("and answers %j: %s", async (statuses, verdict) => {
    let asked = 0;
    const site = createServer(({ url }, response) => {
      const isBeside = url === "/beside";
      const status = isBeside ? 200 : statuses[Math.min(asked, statuses.length - 1)];
      if (!isBeside) asked += 1;
      response.writeHead(status ?? 200, { "content-type": "text/html" }).end(htmlPage("Acme", LONG_TEXT));
    });
    const { check } = await listen(site);
    expect((await check(["/", "/beside"])).map((found) => found.verdict)).toEqual([verdict, "alive"]);
  });
});

it("asks all pages again where a plain 404 hid one whose document becomes a page", async () => {
  const asked: Record<string, number> = {};
  const site = createServer(({ url = "" }, response) => {
    asked[url] = (asked[url] ?? 0) + 1;
    const body = asked[url] > 2 ? '<script>location.replace("/beside")</script>' : "";
    const status = url === "/beside" ? 200 : 404;
    response.writeHead(status, { "content-type": "text/html" }).end(body || htmlPage("Acme", LONG_TEXT));
  });
  const { check } = await listen(site);
  const [found] = await check(["/", "/beside"]);
  expect(found?.evidence.at(-1)?.note).toMatch(/so it was asked again, slowly$/);
});
