import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EXAMPLE_SITE_PORT } from "../../examples/serve.ts";
import { deploymentStatusEvent, HEAD_SHA, pullRequestEvent, pushEvent, vercelEvent } from "../doubles/runner-events.ts";
import { type ActionRun, createHarness } from "./action-harness.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const SITE = path.join(ROOT, "examples/site");
const LINKS = { mode: "links", "api-url": "", "api-key": "", suggestions: "false" };

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>` +
  "<p>Hand-thrown stoneware from our own kiln, glazed in twelve colours, and sent free.</p>";

/** Ads that lead to a shop which nobody can reach from here. */
const adsYml = (...landings: string[]): string =>
  "version: " +
  `1\nads:\n${landings.map((landing, index) => `  - id: ad-${index + 1}\n    landing: ${landing}\n`).join("")}`;

const BUILT = {
  "dist/index.html": page("Shop"),
  "dist/spring.html": page("Spring"),
  "dist/404.html": page("Gone"),
};

interface Preview {
  origin: string;
  asked: { url: string; headers: IncomingHttpHeaders }[];
}

/** A deployed preview with /spring on it; with a key, it shows nothing to whoever has none. */
async function preview(key?: string): Promise<Preview> {
  const asked: Preview["asked"] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push({ url, headers });
    const status = key !== undefined && headers["x-preview-key"] !== key ? 401 : url.startsWith("/spring") ? 200 : 404;
    response.writeHead(status, { "content-type": "text/html" }).end(page(status === 200 ? "Spring" : "Nothing"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const states = (ran: ActionRun) => ran.report?.entries.map(({ state, error }) => error?.code ?? state);
const visited = (ran: ActionRun) => ran.report?.entries.map(({ visited: place }) => place?.url);

test("site: a built folder is evaluated in place of the landing URLs, and every report says so", async () => {
  const { run, github } = await createHarness();
  const manifest = await readFile(path.join(ROOT, "examples/ads.yml"), "utf8");
  const files = Object.fromEntries([
    ...globSync("**", { cwd: SITE, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.join("dist", path.relative(SITE, file)), readFileSync(file)]),
    ...globSync("ads/*.png", { cwd: path.join(ROOT, "examples") }).map((file) => [
      file,
      readFileSync(path.join(ROOT, "examples", file)),
    ]),
  ]);
  const ran = await run({
    event: pullRequestEvent(),
    ads: manifest.replaceAll(`http://localhost:${EXAMPLE_SITE_PORT}`, "https://marrow.example"),
    files,
    inputs: { "api-url": "", "api-key": "", site: "dist" },
    timeout: 120_000,
    before: async (workspace) => {
      const action = path.join(workspace, "../../_actions/adhere");
      await mkdir(action, { recursive: true });
      await symlink(path.join(ROOT, "node_modules"), path.join(action, "node_modules"));
      return {};
    },
  });
  expect(ran.report?.entries.map(({ id, state }) => [id, state])).toEqual([
    ["first-bag", "passed"],
    ["grinder-sale", "below_threshold"],
    ["tasting-class", "link_broken"],
  ]);
  const [first] = ran.report?.entries ?? [];
  expect(first).toMatchObject({
    landingUrl: expect.stringContaining("https://marrow.example/"),
    visited: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\//u), by: "site" },
  });
  for (const text of [ran.summary, github.comments[0]?.body ?? "", ran.stdout]) {
    expect(text).toMatch(/Scored \S*http:\/\/127\.0\.0\.1:\d+\S* for \S*https:\/\/marrow\.example/u);
  }
  expect(ran.files["adhere-report/report.html"]).toContain("Visited instead");
  // What is advised is to be done where the ad leads, not on this machine.
  const { answer } = ran.report?.entries[1] ?? {};
  expect(JSON.stringify(answer)).not.toContain("127.0.0.1");
});

test("site in links mode: a page that is not in the folder is broken, even if it is live", async () => {
  const { run } = await createHarness();
  const ran = await run({
    ads: adsYml("https://acme.example/spring?utm_source=meta#buy", "https://acme.example/autumn"),
    files: BUILT,
    inputs: { ...LINKS, site: "dist" },
  });
  expect(states(ran)).toEqual(["passed", "link_broken"]);
  expect(visited(ran)?.map((url) => url?.replace(/:\d+/u, ""))).toEqual([
    "http://127.0.0.1/spring?utm_source=meta#buy",
    "http://127.0.0.1/autumn",
  ]);
  expect(ran.report?.notices).toContain("https://acme.example is visited in dist, served on this machine (2 ads).");
});

test("with several origins, site needs origins; other landing URLs are visited directly", async () => {
  const { run } = await createHarness();
  const live = await preview();
  const ads = adsYml("https://acme.example/spring", `${live.origin}/spring`);
  const unclear = await run({ ads, files: BUILT, inputs: { ...LINKS, site: "dist" } });
  expect([unclear.exitCode, unclear.outputs["verdict"]]).toEqual([1, "inconclusive"]);
  expect(unclear.annotations[0]?.message).toMatch(
    /several origins: https:\/\/acme\.example and http:\S+\. Name the origin that site replaces: dist => https:\/\/acme\.example/u,
  );
  expect(live.asked).toEqual([]);

  const ran = await run({ ads, files: BUILT, inputs: { ...LINKS, site: "dist => https://acme.example" } });
  expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([0, "pass"]);
  expect(visited(ran)).toEqual([expect.stringContaining("127.0.0.1"), undefined]);
  expect(ran.report?.notices.join("\n")).toContain(`${live.origin} (1 ad)`);
});

test("a missing site folder, or site with a service, is a configuration error", async () => {
  const { run, service } = await createHarness();
  const missing = await run({ ads: adsYml("https://acme.example/"), inputs: { ...LINKS, site: "dist" } });
  expect([missing.exitCode, missing.outputs["verdict"]]).toEqual([1, "inconclusive"]);
  expect(missing.annotations.map(({ message }) => message).join()).toContain(
    'The site "dist" does not exist. Build the site',
  );
  expect(service.requests).toEqual([]);
});

test("rewrite keeps path and query, and reports unused rules", async () => {
  const { run } = await createHarness();
  const { origin, asked } = await preview();
  const ran = await run({
    ads: adsYml("https://acme.example/spring?utm_source=meta"),
    inputs: {
      ...LINKS,
      rewrite: `https://acme.example => ${origin}?theme=new\nhttps://acne.example => ${origin}`,
    },
  });
  expect(states(ran)).toEqual(["passed"]);
  expect([...new Set(asked.map(({ url }) => url))]).toEqual(["/spring?utm_source=meta&theme=new"]);
  expect(ran.report?.notices.join("\n")).toContain("No landing URL is at https://acne.example");
});

test("a preview that redirects to the live page is inconclusive", async () => {
  const { run } = await createHarness();
  const live = await preview();
  const server = createServer((_, response) => {
    response.writeHead(302, { location: `${live.origin}/spring` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const staging = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ran = await run({
    ads: adsYml(`${live.origin}/spring`),
    inputs: { ...LINKS, rewrite: `${live.origin} => ${staging}` },
  });
  expect([ran.exitCode, states(ran)]).toEqual([1, ["STRAYED"]]);
  expect(ran.report?.entries[0]?.reason).toContain(`${staging} redirects to ${live.origin}`);
});

const KEY = "s3cret-preview/key+1";

test("preview: auto waits for the head commit's deployment and sends its request headers", async () => {
  const { run, github } = await createHarness();
  const { origin, asked } = await preview(KEY);
  const deployment = github.addDeployment({ sha: HEAD_SHA, statuses: [{ state: "queued" }] });
  github.misbehave({
    path: /\/statuses$/u,
    times: 2,
    meanwhile: () => {
      // At the second look it is there.
      if (github.requests.filter(({ path: at }) => at.endsWith("/statuses")).length === 1)
        deployment.statuses.push({ state: "success", url: origin });
    },
  });
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("https://acme.example/spring"),
    inputs: { ...LINKS, preview: "auto", "request-headers": `preview: {X-Preview-Key: ${KEY}}` },
  });
  expect([ran.exitCode, states(ran), visited(ran)]).toEqual([0, ["passed"], [`${origin}/spring`]]);
  expect(ran.report?.notices).toContain(
    `https://acme.example is visited at ${origin}, the deployment of 4f1c2d9 to "Preview" (1 ad).`,
  );
  expect(github.comments[0]?.body).toMatch(/acme\.example is visited at http.*, the deployment of/u);
  expect(new Set(asked.map(({ headers }) => headers["x-preview-key"]))).toEqual(new Set([KEY]));
  const shown = ran.stdout.split("\n").filter((line) => line.includes(KEY));
  expect(shown).toEqual([`::add-mask::${KEY}`]);
  expect(JSON.stringify([ran.files, ran.summary, ran.outputs, github.comments])).not.toContain(KEY);
});

test("request headers are only sent to their origin, also across redirects", async () => {
  const { run } = await createHarness();
  const [staging, elsewhere] = [await preview(), await preview()];
  const asked: IncomingHttpHeaders[] = [];
  const gate = createServer(({ url = "", headers }, response) => {
    asked.push(headers);
    const location = url.startsWith("/away") ? `${elsewhere.origin}/spring` : "/spring";
    if (url.startsWith("/spring")) response.writeHead(200, { "content-type": "text/html" }).end(page("Spring"));
    else response.writeHead(302, { location }).end();
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    gate.close();
    gate.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const headers = [origin, elsewhere.origin].map((to) => `${to}: {x-preview-key: ${KEY}}`).join("\n");
  const ran = await run({
    ads: adsYml("https://acme.example/home", "https://acme.example/away", `${staging.origin}/spring`),
    inputs: { ...LINKS, rewrite: `https://acme.example => ${origin}`, "request-headers": headers },
  });
  expect(states(ran)).toEqual(["passed", "passed", "passed"]);
  expect(new Set(asked.map(({ "x-preview-key": key }) => key))).toEqual(new Set([KEY]));
  for (const other of [staging, elsewhere]) {
    expect(new Set(other.asked.map(({ headers: sent }) => sent["x-preview-key"]))).toEqual(new Set([undefined]));
  }
});

test.each([
  ["never comes", [], "PREVIEW_NOT_FOUND", "No deployment found for 4f1c2d9 after 1 s"],
  ["is not finished", [{ state: "in_progress" }], "PREVIEW_NOT_FOUND", "is not finished after 1 s"],
  ["fails", [{ state: "failure", description: "Build failed" }], "PREVIEW_FAILED", "failed: Build failed."],
  ["has no address", [{ state: "success" }], "PREVIEW_WITHOUT_URL", "has no environment_url"],
] as const)(
  "a deployment that %s is inconclusive, and nothing is visited instead",
  async (_, statuses, code, words) => {
    const { run, github } = await createHarness();
    const live = await preview();
    if (statuses.length > 0) github.addDeployment({ sha: HEAD_SHA, statuses: [...statuses] });
    const ran = await run({
      event: pullRequestEvent(),
      ads: adsYml(`${live.origin}/spring`),
      inputs: { ...LINKS, preview: "auto", "preview-timeout": "1" },
    });
    expect([ran.exitCode, ran.outputs["verdict"], states(ran)]).toEqual([1, "inconclusive", [code]]);
    expect(ran.report?.entries[0]?.reason).toContain(words);
    for (const text of [ran.summary, github.comments[0]?.body ?? ""]) expect(text).toContain("4f1c2d9");
    expect(live.asked).toEqual([]);
  },
);

test("other origins are evaluated without the preview", async () => {
  const { run } = await createHarness();
  const live = await preview();
  const ran = await run({
    event: pullRequestEvent(),
    ads: adsYml("https://acme.example/spring", `${live.origin}/spring`),
    inputs: { ...LINKS, preview: "Preview => https://acme.example", "preview-timeout": "0" },
  });
  expect([ran.exitCode, states(ran)]).toEqual([0, ["PREVIEW_NOT_FOUND", "passed"]]);
});

test("a token that can't read deployments is reported with the missing permission", async () => {
  const { run, github } = await createHarness();
  github.misbehave({ path: /\/deployments/u, fault: "read_only" });
  const ran = await run({
    event: pullRequestEvent({ fork: "stranger" }),
    ads: adsYml("https://acme.example/spring"),
    inputs: { ...LINKS, preview: "auto" },
  });
  expect([ran.exitCode, states(ran)]).toEqual([1, ["PREVIEW_REFUSED"]]);
  expect(ran.report?.entries[0]?.reason).toContain("deployments: read");
});

test.each(["deployment_status", "repository_dispatch"])(
  "%s: the event's own deployment is visited, and its pull request gets the comment",
  async (name) => {
    const { run, github } = await createHarness();
    const { origin } = await preview();
    const event =
      name === "deployment_status" ? deploymentStatusEvent({ url: origin }) : vercelEvent("success", { url: origin });
    const ran = await run({
      event,
      ads: adsYml("https://acme.example/spring"),
      inputs: { ...LINKS, preview: "auto" },
    });
    expect([ran.exitCode, states(ran), visited(ran)]).toEqual([0, ["passed"], [`${origin}/spring`]]);
    expect(ran.report?.commit).toBe(HEAD_SHA);
    expect(ran.outputs["comment-url"]).toContain("/pull/7#");
    expect(github.requests.filter(({ path: at }) => at.includes("/deployments"))).toEqual([]);
  },
);

test("deployment_status without a URL asks GitHub; with a failure it doesn't", async () => {
  const { run, github } = await createHarness();
  const { origin } = await preview();
  github.addDeployment({
    sha: HEAD_SHA,
    statuses: [{ state: "in_progress", url: origin }, { state: "success" }],
  });
  const ads = adsYml("https://acme.example/spring");
  const inputs = { ...LINKS, preview: "auto", comment: "never" };
  const found = await run({ event: deploymentStatusEvent({ url: "" }), ads, inputs });
  expect([states(found), visited(found)]).toEqual([["passed"], [`${origin}/spring`]]);

  const asked = () => github.requests.filter(({ path: at }) => at.includes("/deployments")).length;
  const before = asked();
  const failed = await run({ event: deploymentStatusEvent({ state: "failure" }), ads, inputs });
  expect([failed.exitCode, states(failed)]).toEqual([1, ["PREVIEW_FAILED"]]);
  expect([before > 0, asked()]).toEqual([true, before]);
});

test("a deployment event changes nothing unless preview is set", async () => {
  const { run } = await createHarness();
  const [live, other] = [await preview(), await preview()];
  const ran = await run({
    event: deploymentStatusEvent({ url: other.origin }),
    ads: adsYml(`${live.origin}/spring`),
    inputs: LINKS,
  });
  expect([states(ran), visited(ran)]).toEqual([["passed"], [undefined]]);
  expect(other.asked).toEqual([]);
});

test.each([
  [{ rewrite: "https://acme.example" }, /"rewrite" must be written as/u],
  [{ "preview-timeout": "soon" }, /"preview-timeout" must be a number/u],
  [{ "request-headers": `https://acme.example/x: {x-key: ${KEY}}` }, /Input "request-headers" has "https:/u],
  [{ "request-headers": `preview: {x-key: ${KEY}}` }, /headers for "preview", but preview is not set/u],
  [{ site: "a\nb" }, /"site" must name the origin that each folder replaces/u],
] as const)("%j is a mistake, and shows no secret", async (inputs, words) => {
  const { run } = await createHarness();
  const ran = await run({
    event: pushEvent(),
    ads: adsYml("https://acme.example/"),
    inputs: { ...LINKS, ...inputs },
  });
  expect([ran.exitCode, ran.outputs["verdict"]]).toEqual([1, "inconclusive"]);
  expect(ran.annotations.map(({ message }) => message).join("\n")).toMatch(words);
  expect(ran.stdout.split("\n").filter((line) => line.includes(KEY) && !line.startsWith("::add-mask::"))).toEqual([]);
});

test("settings that need the embedded engine are rejected with a service before any request", async () => {
  const { run, service } = await createHarness();
  const ads = "version: 1\nads:\n  - {id: a, asset: https://cdn.example/a.png, landing: https://acme.example/}\n";
  const ran = await run({ ads, inputs: { "request-headers": `https://acme.example: {x-key: ${KEY}}` } });
  expect(ran.annotations.map(({ message }) => message).join()).toContain("cannot be passed to a service");
  expect([ran.exitCode, service.requests]).toEqual([1, []]);
});
