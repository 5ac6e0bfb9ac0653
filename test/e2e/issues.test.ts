import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fingerprintUrl } from "../../src/run/fingerprint-url.ts";
import { htmlPage } from "../doubles/destinations.ts";
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from "../doubles/runner-events.ts";
import { createHarness } from "./action-harness.ts";

const event = scheduleEvent();
const INPUTS = {
  mode: "links",
  "api-url": "",
  "api-key": "",
  issue: "true",
  "issue-labels": "ads, dead link",
};

/** A site whose one page answers as the test says. */
async function site() {
  let status = 200;
  const server = createServer((_, response) =>
    response.writeHead(status, { "content-type": "text/html" }).end(status === 200 ? htmlPage("Acme") : ""),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const answers = (next: number) => {
    status = next;
  };
  return { url: `http://127.0.0.1:${port}/spring`, answers };
}

const adsYml = (...landings: string[]): string =>
  "version: " +
  `1\nads:\n${landings.map((landing, i) => `  - id: ad-${i}\n    platform: meta\n    landing: ${landing}\n`).join("")}`;

test("thirty scheduled runs over a page that fails and recovers write one issue with the right events", async () => {
  const { url, answers } = await site();
  const { github, run } = await createHarness();
  // 403 is a bot check: nobody can tell. With confirm-after 2, one 404 alone says nothing.
  const ok = 200;
  const days = [ok, ok, ok, 404, ok, 404, ok, 404, 404, 404, 403, 404, 404, 403, ok, ok].concat([
    404,
    403,
    404,
    404,
    ok,
    ok,
    403,
    ok,
    404,
    ok,
    ok,
    404,
    404,
    ok,
  ]);
  expect(days).toHaveLength(30);
  let files: Record<string, string> = {};
  const history: string[] = [];
  for (const [day, status] of days.entries()) {
    answers(status);
    const before = github.issues.events.length;
    const ran = await run({
      event,
      ads: adsYml(url),
      files,
      inputs: { ...INPUTS, "confirm-after": "2", "state-file": "state.json" },
    });
    files = { "state.json": ran.files["state.json"] ?? "" };
    const happened = github.issues.events.slice(before).filter(({ what }) => what !== "edited");
    history.push(...happened.map(({ what }) => `${day}: ${what}`));
  }
  expect(history).toEqual(["8: opened", "14: closed", "18: reopened", "20: closed", "28: reopened", "29: closed"]);
  expect(github.issues.all).toMatchObject([
    {
      author: "github-actions[bot]",
      state: "closed",
      stateReason: "completed",
      labels: ["ads", "dead link"],
      body: expect.stringContaining(`<!-- adhere issue=${fingerprintUrl(url)} -->`),
    },
  ]);
  expect(github.comments.map(({ body }) => body.split("**")[1])).toEqual([
    ...["Working again", "Broken again", "Working again", "Broken again", "Working again"],
  ]);
}, 600_000);

test("a dead sitelink has an issue of its own, which closes when it recovers", async () => {
  const [shop, sale] = [await site(), await site()];
  const { github, run } = await createHarness();
  const ads = `${adsYml(shop.url)}    links:\n      - text: Sale\n        url: ${sale.url}\n`;
  sale.answers(404);
  const failed = await run({ event, ads, inputs: INPUTS });
  expect([failed.exitCode, failed.outputs["broken-links"]]).toEqual([1, "1"]);
  expect(failed.summary).toContain(sale.url);
  const marker = `<!-- adhere issue=${fingerprintUrl(sale.url)} -->`;
  expect(github.issues.all).toMatchObject([{ state: "open", body: expect.stringContaining(marker) }]);
  sale.answers(200);
  const recovered = await run({ event, ads, inputs: INPUTS });
  expect(recovered.exitCode).toBe(0);
  expect(github.issues.all).toMatchObject([{ state: "closed" }]);
});

test("push and workflow_dispatch keep issues, too, on the default branch alone", async () => {
  const { url, answers } = await site();
  answers(404);
  const { github, run } = await createHarness();
  const branch = { ...pushEvent(), ref: "refs/heads/change" };
  const other = [branch, pullRequestEvent(), mergeGroupEvent(), workflowRunEvent()];
  for (const event of other) {
    const ran = await run({ event, ads: adsYml(url), inputs: INPUTS });
    expect([event.name, ran.exitCode]).toEqual([event.name, 1]);
  }
  expect(github.issues.all).toEqual([]);
  for (const event of [pushEvent(), workflowDispatchEvent()]) {
    const ran = await run({ event, ads: adsYml(url, `${url}/b`), inputs: INPUTS });
    expect(ran.annotations.filter(({ level }) => level === "notice")).toEqual([]);
  }
  expect(github.issues.events.map(({ what }) => what)).toEqual(["opened", "opened"]);
});

test("without issue: true nothing is asked of GitHub", async () => {
  const { url, answers } = await site();
  answers(404);
  const { github, run } = await createHarness();
  await run({ event, ads: adsYml(url), inputs: { ...INPUTS, issue: "false" } });
  expect(github.requests).toEqual([]);
});

test.each([
  ["read_only", /permissions: issues: write/u],
  ["gone", /enable them in its settings/u],
] as const)(
  "%s on every write: the verdict stands, the summary carries it, one notice says why",
  async (fault, why) => {
    const { url, answers } = await site();
    answers(404);
    const { github, run } = await createHarness();
    github.misbehave({ method: "POST", path: /\/issues/u, fault });
    github.misbehave({ method: "PATCH", fault });
    const ran = await run({ event, ads: adsYml(url, `${url}/b`), inputs: INPUTS });
    expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([1, "fail"]);
    expect(ran.summary).toContain("Broken link");
    const notices = ran.annotations.filter(({ level }) => level === "notice");
    expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
    expect(github.issues.all).toEqual([]);
  },
);

test("a shard keeps no issues: it knows a part only", async () => {
  const { url, answers } = await site();
  answers(404);
  const { github, run } = await createHarness();
  await run({ event, ads: adsYml(url, `${url}/b`), inputs: { ...INPUTS, shard: "1/2" } });
  expect(github.requests).toEqual([]);
});
