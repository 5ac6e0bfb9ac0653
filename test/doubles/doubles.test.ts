import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGitHub } from "./github.ts";
import { inputVariable, parseOutputs, runAction } from "./runner.ts";
import { commandIn } from "./runner-commands.ts";
import { pullRequestEvent } from "./runner-events.ts";

describe("the GitHub double", () => {
  const send = (url: string, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { authorization: "token ghs_double", "user-agent": "test", ...init.headers },
    });

  test("reports a request that GitHub's API description does not have", async () => {
    const github = await startGitHub();
    const comments = `${github.url}/repos/acme/shop/issues/7/comments`;
    await send(`${comments}?per_pages=3`);
    await send(comments, { method: "POST", body: JSON.stringify({ text: "x" }) }).catch(() => undefined);
    await send(`${github.url}/repos/acme/shop/issues/seven/comments`);
    await send(`${github.url}/repos/acme/shop/branches`);
    await github.close();
    expect(github.violations).toEqual([
      "issues/list-comments: query parameter per_pages is unknown",
      "issues/create-comment: body field text is unknown",
      "issues/create-comment: the value must have required property 'body'",
      expect.stringContaining("The double broke"),
      "issues/list-comments: the value must be integer",
      "GET /repos/acme/shop/branches is no operation that the double knows",
    ]);
  });

  test("responds as GitHub's API description says, in every operation", async () => {
    const github = await startGitHub({ viewer: { kind: "user", login: "octocat" } });
    const base = `${github.url}/repos/acme/shop/issues`;
    const created = await send(`${base}/7/comments`, { method: "POST", body: JSON.stringify({ body: "x" }) });
    expect(created.status).toBe(201);
    expect((await send(`${base}/comments/1001`)).status).toBe(200);
    expect((await send(`${base}/comments/1001`, { method: "DELETE" })).status).toBe(204);
    expect((await send(`${base}/comments/1001`)).status).toBe(404);
    expect((await send(`${github.url}/user`)).status).toBe(200);
    const long = JSON.stringify({ body: "x".repeat(65_537) });
    expect((await send(`${base}/7/comments`, { method: "POST", body: long })).status).toBe(422);
    await github.close();
    expect(github.violations).toEqual([]);
  });

  test("returns lists in pages with a Link header", async () => {
    const github = await startGitHub();
    for (let i = 0; i < 5; i += 1) github.addComment({ issue: 7, author: "octocat", body: `${i}` });
    const first = await send(`${github.url}/repos/acme/shop/issues/7/comments?per_page=2`);
    const next = /<([^>]+)>; rel="next"/u.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await (await send(next)).json()).toMatchObject([{ body: "2" }, { body: "3" }]);
    await github.close();
  });
});

describe("the runner double", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "adhere-bundle-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function bundle(source: string): Promise<string> {
    const file = path.join(folder, "index.mjs");
    await writeFile(file, `import fs from "node:fs";\n${source}`);
    return file;
  }

  test("passes on what a runner does and reads what a step leaves", async () => {
    const main = await bundle(`
      const event = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
      console.log("::add-mask::s3cret");
      console.log("::error file=ads.yml,line=4,title=a%3A b::first%0Asecond");
      console.error("  ::warning::from stderr");
      console.log(fs.readFileSync("ads/ads.yml", "utf8"), fs.readdirSync("."));
      fs.appendFileSync(process.env.GITHUB_OUTPUT, "verdict<<EOD\\nfail\\nhard\\nEOD\\npassed=3\\n");
      fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, "## Hello " + event.pull_request.head.sha);
      console.log(process.env["INPUT_ON-INCONCLUSIVE"], process.env.GITHUB_SHA === event.pull_request.head.sha);
      console.log(Object.keys(process.env).filter((name) => /VITEST|npm_/.test(name)).length);
      process.exitCode = 3;`);
    const result = await runAction(main, {
      event: pullRequestEvent({ headSha: "d".repeat(40) }),
      inputs: { "on-inconclusive": "fail" },
      files: { "ads/ads.yml": "version: 1" },
    });
    expect(result).toMatchObject({
      exitCode: 3,
      outputs: { verdict: "fail\nhard", passed: "3" },
      summary: `## Hello ${"d".repeat(40)}`,
      masked: ["s3cret"],
      annotations: [
        {
          level: "error",
          message: "first\nsecond",
          properties: { file: "ads.yml", line: "4", title: "a: b" },
        },
        { level: "warning", message: "from stderr" },
      ],
    });
    expect(result.stdout).toContain("version: 1 [ 'ads' ]\nfail false\n0\n");
  });

  test("runs a bundle without access to packages", async () => {
    const result = await runAction(await bundle(`await import("zod");`));
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain("ERR_MODULE_NOT_FOUND");
  });

  test("ends a bundle that hangs", async () => {
    const result = await runAction(await bundle("setInterval(() => {}, 1000);"), { timeout: 300 });
    expect(result.signal).toBe("SIGKILL");
  });

  test("parses commands as the runner does", () => {
    expect(commandIn("\t ::notice::x")).toMatchObject({ name: "notice", data: "x" });
    expect(commandIn("text ##[error]x")).toMatchObject({ name: "error", data: "x" });
    expect(commandIn("::nothing::x")).toBeNull();
    expect(commandIn("text ::error::x")).toBeNull();
  });

  test("recognises an input's variable and an invalid output", () => {
    expect(inputVariable("api key-x")).toBe("INPUT_API_KEY-X");
    expect(() => parseOutputs("a<<E\nb\n")).toThrow(/never closed/u);
    expect(() => parseOutputs("nonsense\n")).toThrow(/cannot read/u);
  });
});
