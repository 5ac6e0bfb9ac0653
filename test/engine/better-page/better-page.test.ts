import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Evaluation, type EvaluationAnswer, type ReceivedEvaluation } from "../../../src/contract/evaluation.ts";
import type { PageSearch } from "../../../src/contract/evaluator-interface.ts";
import { classifyAnswer } from "../../../src/contract/parse-answer.ts";
import { openTestEngine, type TestEngine } from "../open-engine.ts";
import { renderPage, SITES_WITH_RIGHT_PAGE, SITES_WITHOUT, type SmallSite } from "./small-sites.ts";

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine({ findsBetterPages: true });
});
afterAll(() => engine.close());

/** Serves a site's pages, by path and query. */
async function serve(site: SmallSite): Promise<{ origin: string; requests: { method: string; path: string }[] }> {
  const requests: { method: string; path: string }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push({ method: request.method ?? "", path });
    if (path === "/sitemap.xml" && site.sitemap) {
      const urls = site.sitemap.map((one) => `<url><loc>http://${request.headers.host}${one}</loc></url>`);
      response.writeHead(200, { "content-type": "application/xml" }).end(`<urlset>${urls.join("")}</urlset>`);
      return;
    }
    const known = Object.hasOwn(site.pages, path);
    response.writeHead(known ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(known ? renderPage(site, path) : "<title>Not found</title><h1>Page not found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** What the engine finds for the site's ad, and what it asked for. */
async function search(site: SmallSite, options: Partial<PageSearch> = {}) {
  const { origin, requests } = await serve(site);
  const { answer, attachments } = await engine.evaluate(`${origin}${site.landing}`, {
    request: { adData: { platform: "google", adTextFields: site.ad } },
  });
  const before = requests.length;
  let visits = 0;
  const improved = await attachments?.findBetterPage?.({
    signal: new AbortController().signal,
    timeMs: 60_000,
    otherPages: (site.otherPages ?? []).map(({ path, text }) => ({ url: `${origin}${path}`, text })),
    takeVisit: () => {
      visits += 1;
      return true;
    },
    wouldPass: (evaluated) => scoreOf(classifyAnswer(evaluated.answer)) >= 7,
    ...options,
  });
  if (improved === undefined) throw new Error("the engine offers no search");
  return {
    given: answer,
    answer: improved.answer,
    found: improved.betterPage,
    named: improved.betterPage?.url.replace(origin, "") ?? null,
    visits,
    requests: requests.slice(before),
  };
}

function listRoutingFixes(answer: EvaluationAnswer): ReceivedEvaluation["fixes"] {
  const outcome = classifyAnswer(answer);
  const fixes = outcome.kind === "evaluated" ? outcome.answer.fixes : [];
  return fixes.filter(({ direction }) => direction === "change_routing");
}

const scoreOf = (outcome: ReturnType<typeof classifyAnswer>): number =>
  outcome.kind === "evaluated" ? outcome.answer.overallScore : 0;

describe("the page that keeps the ad's promises is named", () => {
  test.each(Object.entries(SITES_WITH_RIGHT_PAGE))("%s", async (_, site) => {
    const { named, visits, requests, found } = await search(site);
    expect(named).toBe(site.right);
    expect(found?.reason).toContain(`is on ${site.right}: send the ad there.`);
    expect(visits).toBeLessThanOrEqual(10);
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});

describe("no page is named where none keeps them", () => {
  test.each(Object.entries(SITES_WITHOUT))("%s", async (_, site) => {
    const { named, visits } = await search(site);
    expect(named).toBeNull();
    expect(visits).toBeLessThanOrEqual(10);
  });
});

const DESK = SITES_WITH_RIGHT_PAGE["a product, linked by its category"] as SmallSite;

test("the fix quotes what the page says, and leads the fixes of what is wrong", async () => {
  const { answer, found, named } = await search(DESK);
  expect(named).toBe("/desks/oak");
  expect(found?.reason).toBe(
    "“Oak desk, € 320” is on /desks/oak: send the ad there. That page says “Oak desk” and “€ 320”.",
  );
  const [fix, ...others] = listRoutingFixes(answer);
  expect(others).toEqual([]);
  expect(fix).toMatchObject({ suggestedValue: found?.url, reasoning: found?.reason, priority: "HIGH", target: "ad" });
  expect(Evaluation.parse(answer).fixes[0]).toEqual(fix);
});

test("for a dead page, too", async () => {
  const { given, answer, named, found } = await search({ ...DESK, landing: "/oak-desk" });
  expect(classifyAnswer(given).kind).toBe("link_broken");
  expect(answer).toEqual(given);
  expect(named).toBe("/desks/oak");
  expect(found?.reason).toContain("“Oak desk, € 320”");
});

test("without visits, after a stop and without time the answer stays as it was", async () => {
  for (const options of [{ takeVisit: () => false }, { signal: AbortSignal.abort() }, { timeMs: 0 }]) {
    const { answer, given, named, requests } = await search(DESK, options);
    expect(answer).toEqual(given);
    expect(named).toBeNull();
    expect(requests.filter(({ path }) => path.startsWith("/desks"))).toEqual([]);
  }
});

test("a fix that names a page by its link's name is left out where that page does not fit", async () => {
  const pages = { ...DESK.pages, "/desks/oak": { name: "Oak desk, solid oak", lines: ["Sold out until spring."] } };
  const navigation = [...DESK.navigation, "/desks/oak"];
  const { given, answer, named } = await search({ ...DESK, pages, navigation });
  expect(listRoutingFixes(given).map(({ suggestedValue }) => suggestedValue)).toContainEqual(
    expect.stringMatching(/\/desks\/oak$/u),
  );
  expect(listRoutingFixes(answer)).toEqual([]);
  expect(named).toBeNull();
});
