import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publishForkReport } from "../../src/action/publish-fork-report.ts";
import { readRunContext } from "../../src/github/run-context.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import { readSettings } from "../../src/run/settings.ts";
import { type Fault, type GitHubDouble, startGitHub } from "../doubles/github.ts";
import { HEAD_SHA, type WorkflowRunOptions, workflowRunEvent } from "../doubles/runner-events.ts";
import { createEnvironment } from "../github/sample-contexts.ts";
import { belowEntry, passedEntry, sampleResult } from "../report/sample-results.ts";

const FORK = { headSha: HEAD_SHA, locked: false, from: "stranger/shop" };

/** A step with `publish`, and what it says. */
async function createStage() {
  const github = await startGitHub({ pulls: { 7: FORK } });
  const folder = mkdtempSync(path.join(tmpdir(), "adhere-publish-"));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await github.close();
    expect(github.violations).toEqual([]);
  });
  const said: string[] = [];
  const outputs: Record<string, unknown> = {};
  const say = (level: string) => (text: unknown) => said.push(`${level}: ${String(text)}`);
  const core = {
    info: say("info"),
    notice: say("notice"),
    warning: say("warning"),
    setOutput: (name: string, value: unknown) => void Object.assign(outputs, { [name]: value }),
  };
  const publish = async (
    result = sampleResult([belowEntry("a")]),
    trigger: WorkflowRunOptions = {},
    url = github.url,
  ) => {
    writeFileSync(path.join(folder, "report.json"), renderJsonReport(result));
    const event = workflowRunEvent(trigger);
    const payload = JSON.stringify(event.payload);
    const env = { ...createEnvironment(event), GITHUB_WORKFLOW: "Ads of forks", GITHUB_JOB: "publish" };
    const context = { ...readRunContext(env, payload), apiUrl: url };
    const settings = readSettings({ publish: "report.json", "github-token": "ghs_double" }, (name) => name);
    await publishForkReport({ file: "report.json", cwd: folder, payload }, settings, context, core);
  };
  return { github, publish, said, outputs };
}

const FAULTS: [fault: Fault, message: string][] = [
  ["read_only", "GitHub: 403"],
  ["not_found", "GitHub: 404"],
  ["unavailable", "GitHub is not responding"],
  ["reset", "GitHub is not responding"],
];
const PLACES: [place: string, matches: Parameters<GitHubDouble["misbehave"]>[0]][] = [
  ["the search for the pull request", { method: "GET", path: /\/(?:pulls|commits\/\w+\/pulls)$/u }],
  ["the pull request's head", { method: "GET", path: /\/pulls\/7$/u }],
  ["the list of comments", { method: "GET", path: /\/issues\/7\/comments$/u }],
  ["the comment", { method: "POST", path: /\/issues\/7\/comments$/u }],
];

test.each(PLACES.flatMap(([place, where]) => FAULTS.map((fault) => [place, ...fault, where] as const)))(
  "if GitHub fails at %s with %s, the step succeeds with one message",
  async (_, fault, message, where) => {
    const { github, publish, said, outputs } = await createStage();
    github.misbehave({ ...where, fault });
    await publish();
    expect(said).toEqual([expect.stringMatching(/^(?:notice|warning): /u)]);
    expect(said[0]).toContain(message);
    expect(outputs).toEqual({ "comment-url": "" });
    expect(github.comments).toEqual([]);
  },
);

test("if GitHub cannot be reached, the step succeeds with one message", async () => {
  const { publish, said, outputs } = await createStage();
  const gone = await startGitHub();
  await gone.close();
  await publish(undefined, {}, gone.url);
  expect(said).toEqual([
    expect.stringContaining("warning: The fork's report was not posted. GitHub is not responding"),
  ]);
  expect(outputs).toEqual({ "comment-url": "" });
});

test("the reports of two workflows have a comment each", async () => {
  const { github, publish } = await createStage();
  await publish(sampleResult([belowEntry("a")]), { workflowId: 1 });
  await publish(sampleResult([passedEntry("a")]), { workflowId: 2 });
  await publish(sampleResult([passedEntry("a")]), { workflowId: 2, startedAt: "2026-11-20T11:31:00Z" });
  expect(github.comments.map(({ body }) => /## (\S+)/u.exec(body)?.[1])).toEqual(["❌", "✅"]);
});

test("if the comment is refused, the notice names the run that has the result, because this job has no summary", async () => {
  const { github, publish, said } = await createStage();
  github.misbehave({ method: "POST", path: /\/issues\/7\/comments$/u, fault: "read_only" });
  await publish();
  expect(said).toEqual([
    expect.stringMatching(/^notice: .*GitHub: 403.* See the pull request's run: https:\/\/\S+\/actions\/runs\/\d+$/u),
  ]);
  expect(said[0]).not.toContain("summary");
});
