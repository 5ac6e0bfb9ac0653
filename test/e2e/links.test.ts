import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Destinations, htmlPage, startDestinations } from "../doubles/destinations.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import { createHarness } from "./action-harness.ts";

/** Ads that name no picture: links mode needs none. */
const adsYml = (ads: [id: string, landing: string][]): string =>
  "version: " +
  `1\nads:\n${ads.map(([id, landing]) => `  - id: ${id}\n    platform: meta\n    landing: ${landing}\n`).join("")}`;

async function site(): Promise<Destinations> {
  const destinations = await startDestinations();
  onTestFinished(() => destinations.close());
  return destinations;
}

const LINKS = { mode: "links", "api-url": "", "api-key": "" };

test("mode: links reports a dead destination everywhere, with each of its ads, and calls no service", async () => {
  const { url } = await site();
  const { github, service, run } = await createHarness();
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml([
      ["alive", url("/alive")],
      ["feed", url("/404")],
      ["story", url("/404#top")],
    ]),
    inputs: LINKS,
  });
  expect(ran.exitCode).toBe(1);
  expect(ran.outputs).toMatchObject({
    verdict: "fail",
    passed: "1",
    failed: "2",
    inconclusive: "0",
    "broken-links": "2",
    "lowest-score": "",
  });
  expect(ran.report).toMatchObject({ mode: "links", counts: { passed: 1, linkBroken: 2 } });
  expect(ran.outputs["report-json"]).toMatch(/\/adhere-report\/report\.json$/u);
  expect(ran.report?.entries[1]?.destination?.evidence.length).toBeGreaterThan(1);
  expect(ran.annotations.filter(({ properties }) => properties["file"] === "ads.yml")).toHaveLength(2);
  for (const text of [ran.summary, github.comments[0]?.body ?? ""]) {
    expect(text).toContain("2 of 3 ads failed: 2 with a broken link");
    expect(text).toContain("story");
    expect(text).not.toMatch(/threshold|score/iu);
  }
  expect(service.requests).toEqual([]);
});

test("every destination alive: green, and no word of a score", async () => {
  const { url } = await site();
  const { run } = await createHarness();
  const ran = await run({ ads: adsYml([["alive", url("/alive")]]), inputs: LINKS });
  expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([0, "pass"]);
  expect(ran.summary).toContain("The ad's landing page works.");
});

/** One page that is there or not, as the test says. */
async function flapping() {
  let there = true;
  const server = createServer((_, response) =>
    response.writeHead(there ? 200 : 404, { "content-type": "text/html" }).end(htmlPage("Acme")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const turn = (on: boolean) => {
    there = on;
  };
  return { url: `http://127.0.0.1:${port}/spring`, turn };
}

test("confirm-after: two runs warn, the third fails, and one that is alive begins anew", async () => {
  const { url, turn } = await flapping();
  const { run } = await createHarness();
  let files: Record<string, string> = {};
  const runs: unknown[] = [];
  for (const there of [false, false, true, false, false, false]) {
    turn(there);
    const ran = await run({
      ads: adsYml([["spring", url]]),
      files,
      inputs: { ...LINKS, "confirm-after": "3", "state-file": "state.json", "on-inconclusive": "fail" },
    });
    files = { "state.json": ran.files["state.json"] ?? "" };
    runs.push([ran.exitCode, ran.report?.entries[0]?.unconfirmed?.seenDead ?? ran.report?.entries[0]?.state]);
  }
  expect(runs).toEqual([
    [0, 1],
    [0, 2],
    [0, "passed"],
    [0, 1],
    [0, 2],
    [1, "link_broken"],
  ]);
});

test("a state file that somebody broke is recreated with a notice, and is never fatal", async () => {
  const { url } = await site();
  const { run } = await createHarness();
  const ran = await run({
    ads: adsYml([["dead", url("/404")]]),
    files: { "state.json": "{" },
    inputs: { ...LINKS, "confirm-after": "2", "state-file": "state.json" },
  });
  expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([0, "pass"]);
  expect(ran.annotations.map(({ level, message }) => [level, message])).toContainEqual([
    "notice",
    expect.stringContaining("recreated"),
  ]);
  expect(ran.files["state.json"]).toContain("adhere-state/1");
});

test("a stop keeps what is done", async () => {
  const { url } = await site();
  const { run } = await createHarness();
  const ran = await run({
    ads: adsYml([
      ["dead", url("/404")],
      ["slow", url("/time-out")],
    ]),
    inputs: LINKS,
    onSpawn: (child) => {
      let log = "";
      child.stdout?.on("data", (text: string) => {
        log += text;
        // Once: a second signal ends the process at once.
        if (!child.killed && log.includes("[1/2] dead")) child.kill("SIGTERM");
      });
    },
  });
  expect([ran.signal, ran.exitCode]).toEqual([null, 1]);
  expect(ran.report?.entries.map(({ state, error }) => error?.code ?? state)).toEqual(["link_broken", "INTERRUPTED"]);
  expect(ran.summary).toContain("The run was stopped early.");
});
