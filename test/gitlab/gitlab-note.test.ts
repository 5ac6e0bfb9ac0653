import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { renderJsonReport } from "../../src/report/json.ts";
import { runCli } from "../cli/fake-terminal.ts";
import { belowEntry, brokenEntry, passedEntry, sampleResult } from "../report/sample-results.ts";
import { openGitLab } from "./gitlab-double.ts";

type GitLab = Awaited<ReturnType<typeof openGitLab>>;

const environment = ({ apiUrl }: GitLab) => ({
  CI_API_V4_URL: apiUrl,
  CI_PROJECT_ID: "42",
  CI_MERGE_REQUEST_IID: "5",
  CI_PROJECT_URL: "https://gitlab.example/shop/site",
  CI_COMMIT_SHA: "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123",
  CI_JOB_URL: "https://gitlab.example/shop/site/-/jobs/1",
  ADHERE_GITLAB_TOKEN: "glpat-secret",
});

async function writeReport(result = sampleResult([brokenEntry("dead"), belowEntry("weak"), passedEntry("good")])) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-gitlab-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  await mkdir(path.join(cwd, "adhere-report"));
  await writeFile(path.join(cwd, "adhere-report/report.json"), renderJsonReport(result, `file://${cwd}/adhere-report`));
  return cwd;
}

const post = (cwd: string, env: Record<string, string | undefined>, ...argv: string[]) =>
  runCli(["gitlab-note", ...argv], { cwd, env });

test("the merge request gets one note, which later runs change, and its links lead to GitLab", async () => {
  await using gitlab = await openGitLab();
  const cwd = await writeReport();
  expect(await post(cwd, environment(gitlab))).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining("The merge request's note is created."),
  });
  expect(gitlab.notes).toHaveLength(1);
  const [note] = gitlab.notes;
  expect(note?.body).toContain("dead");
  expect(note?.body).toContain("https://gitlab.example/shop/site/-/blob/4f1c2d9b");
  expect(note?.body).toContain("[this run](https://gitlab.example/shop/site/-/jobs/1)");
  expect(note?.body).not.toContain("job summary");

  expect((await post(cwd, environment(gitlab))).stderr).toContain("note is unchanged");
  const repaired = await writeReport(sampleResult([passedEntry("dead"), passedEntry("weak")]));
  expect((await post(repaired, environment(gitlab))).stderr).toContain("note is updated");
  expect(gitlab.notes).toHaveLength(1);
  expect(gitlab.requests.filter((one) => one.startsWith("PUT"))).toHaveLength(1);
});

test("what a note has no room for is in the job's artifacts", async () => {
  await using gitlab = await openGitLab();
  const many = Array.from({ length: 130 }, (_, n) => brokenEntry(`ad-${n}`, { landingUrl: `https://a.example/${n}` }));
  await post(await writeReport(sampleResult(many)), environment(gitlab));
  expect(gitlab.notes[0]?.body).toContain("[the job's artifacts](https://gitlab.example/shop/site/-/jobs/1)");
});

test("other people's notes are left alone, also those that begin as ours do, and beyond the first page", async () => {
  const others = Array.from({ length: 150 }, (_, id) => ({ id, body: "LGTM", author: { id: 1 } }));
  const forged = { id: 900, body: "<!-- adhere comment=adhere -->\nAll fine!", author: { id: 1 } };
  await using gitlab = await openGitLab({ notes: [forged, ...others] });
  const cwd = await writeReport();
  await post(cwd, environment(gitlab));
  await post(await writeReport(sampleResult([passedEntry("dead")])), environment(gitlab));
  expect(gitlab.notes).toHaveLength(152);
  expect(gitlab.notes[0]?.body).toBe(forged.body);
  await post(cwd, environment(gitlab), "--id", "links");
  expect(gitlab.notes).toHaveLength(153);
});

test("outside a merge request, nothing is posted, and the job goes on", async () => {
  await using gitlab = await openGitLab();
  const cwd = await writeReport();
  const { CI_MERGE_REQUEST_IID: _, ...branch } = environment(gitlab);
  expect(await post(cwd, branch)).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("nothing is posted") });
  expect(gitlab.requests).toEqual([]);
});

test.each([
  ["without a token", { ADHERE_GITLAB_TOKEN: undefined }, "ADHERE_GITLAB_TOKEN is not set"],
  ["with a wrong token", { ADHERE_GITLAB_TOKEN: "other" }, "GitLab does not accept the token (401)"],
  ["in another project", { CI_PROJECT_ID: "43" }, "does not see the merge request (404)"],
  ["without its variables", { CI_PROJECT_ID: undefined }, "CI_PROJECT_ID is missing"],
  ["with an address that is none", { CI_API_V4_URL: "gitlab" }, "CI_API_V4_URL is missing or not what GitLab sets"],
  ["where nothing listens", { CI_API_V4_URL: "http://127.0.0.1:9/api/v4" }, "did not answer"],
])("%s, the error says what to do, and no token", async (_, change, says) => {
  await using gitlab = await openGitLab();
  const { exitCode, stderr } = await post(await writeReport(), { ...environment(gitlab), ...change });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)]);
  expect(stderr).not.toContain("glpat-secret");
  expect(gitlab.notes).toEqual([]);
});

test.each([
  [403, "scope api and at least the role Reporter"],
  [500, "GitLab answers 500. Run the job again"],
])("GitLab's %d is a sentence with the next step", async (status, says) => {
  await using gitlab = await openGitLab();
  gitlab.broken.status = status;
  const { exitCode, stderr } = await post(await writeReport(), environment(gitlab));
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)]);
});

test("a report that is missing or no report is named", async () => {
  await using gitlab = await openGitLab();
  const cwd = await writeReport();
  const { stderr } = await post(cwd, environment(gitlab), "gone.json");
  expect(stderr).toContain("gone.json cannot be posted");
  await writeFile(path.join(cwd, "text.json"), "hello");
  expect((await post(cwd, environment(gitlab), "text.json")).stderr).toContain("it is not valid JSON");
  expect((await post(cwd, environment(gitlab), "a", "b")).stderr).toContain("takes one report");
});
