import { afterEach, describe, expect, it } from "vitest";
import type { MeasurePageSpeed } from "../../src/contract/page-speed.ts";
import { Cleanup, portOfServer, startHttpServer } from "./guard/test-servers.ts";
import { openTestEngine, PAGE_HTML } from "./open-engine.ts";

const started = new Cleanup();
afterEach(() => started.end());

interface Received {
  host: string;
  path: string;
  key: string | undefined;
  language: string | undefined;
}

/** A site on two names, with what is asked of it. */
async function serve(pages: Readonly<Record<string, string | (() => string)>>) {
  const received: Received[] = [];
  const server = await startHttpServer(started, (asked, response) => {
    const path = asked.url ?? "/";
    const { host = "", "x-key": key, "accept-language": language } = asked.headers;
    received.push({ host: host.split(":")[0] ?? "", path, key: key?.toString(), language });
    const page = pages[path] ?? "";
    const body = typeof page === "string" ? page : page();
    const isRedirect = body.startsWith("http");
    response
      .writeHead(isRedirect ? 302 : 200, { "content-type": "text/html", ...(isRedirect && { location: body }) })
      .end(isRedirect ? "" : body);
  });
  return { received, origin: `http://127.0.0.1:${portOfServer(server)}` };
}

const SIGNAL = new AbortController().signal;

async function open(options: Parameters<typeof openTestEngine>[0] = {}) {
  const engine = await openTestEngine({ ocr: false, measuresPageSpeed: true, ...options });
  started.add(engine, (one) => one.close());
  return engine;
}

function requireMeasure(evaluated: { attachments?: { measurePageSpeed?: MeasurePageSpeed } }): MeasurePageSpeed {
  const measure = evaluated.attachments?.measurePageSpeed;
  if (measure === undefined) throw new Error("The evaluation offers no measurement.");
  return measure;
}

/** What differs between any two evaluations. */
const comparable = (answer: object) => ({ ...answer, evaluationId: null });

describe("page speed", () => {
  it("is Lighthouse's, and changes nothing of the evaluation", async () => {
    const { origin, received } = await serve({ "/": PAGE_HTML });
    const engine = await open();
    const plain = await open({ measuresPageSpeed: false });
    const [evaluated, other] = [
      await engine.evaluate(`${origin}/`, { locale: "de" }),
      await plain.evaluate(`${origin}/`, { locale: "de" }),
    ];
    expect(comparable(evaluated.answer)).toEqual(comparable(other.answer));
    expect(other.attachments).not.toHaveProperty("measurePageSpeed");
    received.length = 0;
    const { data } = await requireMeasure(evaluated)(SIGNAL);
    expect(data).toMatchObject({
      performanceScore: expect.any(Number),
      cls: expect.any(Number),
      tbt: expect.any(Number),
    });
    expect(data.lcp).toBeGreaterThan(0);
    expect(data.si).toBeGreaterThanOrEqual(data.fcp);
    expect(Date.parse(data.fetchedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(received.find(({ path }) => path === "/")?.language).toMatch(/^de\b/);
  });

  it("never reaches what no visit may: a redirect to a private address", async () => {
    let hasMoved = false;
    const { origin } = await serve({
      "/moves": () => (hasMoved ? "http://10.0.0.1/internal" : PAGE_HTML),
      "/frames": `${PAGE_HTML}<img src="http://10.0.0.1/picture.png"><iframe src="http://10.0.0.1/frame"></iframe>`,
    });
    const engine = await open();
    const framed = requireMeasure(await engine.evaluate(`${origin}/frames`));
    expect((await framed(SIGNAL)).data.performanceScore).toBeGreaterThan(0);
    const evaluated = await engine.evaluate(`${origin}/moves`);
    hasMoved = true;
    await expect(requireMeasure(evaluated)(SIGNAL)).rejects.toThrow("Page speed was not measured");
  });

  it("sends request headers to the page's origin only, and no beacon", async () => {
    const { origin, received } = await serve({
      "/": `${PAGE_HTML}<img src="/own.png"><img id="third"><script>
        document.getElementById("third").src = location.origin.replace("127.0.0.1", "localhost") + "/third.png";
        fetch("/g/collect?v=2&tid=G-TEST&cid=1", { mode: "no-cors" }).catch(() => {});
      </script>`,
    });
    const engine = await open({ headersFor: (url) => (url.startsWith(origin) ? { "x-key": "k-7f3a" } : {}) });
    const measure = requireMeasure(await engine.evaluate(`${origin}/`));
    received.length = 0;
    await measure(SIGNAL);
    const keys = new Map(received.map(({ host, path, key }) => [`${host}${path}`, key]));
    expect(keys.get("127.0.0.1/")).toBe("k-7f3a");
    expect(keys.get("127.0.0.1/own.png")).toBe("k-7f3a");
    expect(keys.has("localhost/third.png")).toBe(true);
    expect(keys.get("localhost/third.png")).toBeUndefined();
    expect([...keys.keys()].filter((path) => path.includes("collect"))).toEqual([]);
  });

  it("a page that hangs costs its own measurement only", async () => {
    let hangs = false;
    const hang = `${PAGE_HTML}<script>setTimeout(() => { for (;;); }, 200)</script>`;
    const { origin } = await serve({ "/": PAGE_HTML, "/hangs": () => (hangs ? hang : PAGE_HTML) });
    const engine = await open();
    const [fine, hanging] = [await engine.evaluate(`${origin}/`), await engine.evaluate(`${origin}/hangs`)];
    hangs = true;
    const stopped = AbortSignal.timeout(8_000);
    await expect(requireMeasure(hanging)(stopped)).rejects.toThrow();
    expect((await requireMeasure(fine)(SIGNAL)).data.performanceScore).toBeGreaterThan(0);
  });
});
