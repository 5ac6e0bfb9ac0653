import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { sampleEvaluationWithScore, sampleFix } from "../contract/samples.ts";
import type { GitHubDouble } from "../doubles/github.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { type ActionHarness, createHarness } from "./action-harness.ts";
import { adsYml, landing } from "./sample-manifests.ts";
import { applySuggestions, evaluatesFiles, FILES, FIXED_FILES, toAddedFiles } from "./sample-repository.ts";

const event = pullRequestEvent();
/** The ad is right: a fix that changes the page's offer needs no decision. */
const ads = adsYml({ id: "coffee", more: "    truth: ad\n" });
const NEXT = "9".repeat(40);

/** A pull request that adds the repository's pages, but for the footer, and a service that reads them. */
async function stage() {
  let files: Readonly<Record<string, string>> = FILES;
  const set = await createHarness({
    service: { byLanding: { [landing("coffee")]: evaluatesFiles(() => files) } },
  });
  set.github.reviews.files.set(7, toAddedFiles(FILES, "site/footer.html"));
  const commit = (now: typeof files) => {
    files = now;
    set.github.pulls.set(7, { headSha: NEXT, locked: false });
    set.github.reviews.files.set(7, toAddedFiles(now, "site/footer.html"));
    // The lines of what was applied have changed.
    for (const comment of set.github.reviews.comments) comment.line = null;
  };
  const run = (options: Parameters<ActionHarness["run"]>[0] = {}) => set.run({ event, ads, files, ...options });
  return { ...set, run, commit };
}

const writes = ({ requests }: GitHubDouble) =>
  requests
    .filter(({ method, path }) => method !== "GET" && path.includes("/pulls/"))
    .map(({ method, path, status }) => `${method} ${path.replace(/^.*\/pulls/u, "")} ${status}`);
const notices = (ran: Awaited<ReturnType<ActionHarness["run"]>>) =>
  ran.annotations.filter(({ level }) => level === "notice").map(({ message }) => message);

test("a fix whose text occurs once in the diff is suggested once; ambiguous texts are not", async () => {
  const { github, run } = await stage();
  const ran = await run();
  expect(writes(github)).toEqual(["POST /7/reviews 200"]);
  expect(github.reviews.comments.map(({ path: file, startLine, line }) => [file, startLine, line]).sort()).toEqual([
    ["cms/home.json", null, 2],
    ["content/about.md", null, 1],
    ["site/index.html", 4, 5],
    ["src/Hero.jsx", null, 3],
  ]);
  expect(ran.stdout).toContain("Suggestions: 4 created, 0 unchanged.");
  const claim = github.reviews.comments.find(({ path: file }) => file === "cms/home.json");
  expect(claim?.body).toContain('```suggestion\n  "claim": "Say \\"hi\\" to 50% off",\n```');
  expect(claim?.body).toContain("Safe to apply: The manifest says that the ad is right.");

  await run();
  expect(writes(github)).toHaveLength(1);
  expect(github.reviews.comments).toHaveLength(4);
});

test("a fix that changes the offer is neither suggested nor in a patch while the manifest doesn't say who is right", async () => {
  const { github, run } = await stage();
  const { files, stdout } = await run({ ads: adsYml("coffee") });
  expect(github.reviews.comments.map(({ path: file }) => file).sort()).toEqual([
    "content/about.md",
    "site/index.html",
    "src/Hero.jsx",
  ]);
  expect(stdout).toContain("Suggestions: 3 created, 0 unchanged.");
  const all = await patched(files["adhere-report/fixes.patch"] ?? "");
  expect(all["cms/home.json"]).toBe(FILES["cms/home.json"]);
});

test("applied suggestions equal the fixes, the check passes, and the suggestions are resolved", async () => {
  const { github, run, commit } = await stage();
  const red = await run();
  expect(red.exitCode).toBe(1);
  const after = applySuggestions(FILES, github);
  expect(after).toEqual(FIXED_FILES);
  commit(after);
  const green = await run({ event: pullRequestEvent({ headSha: NEXT }) });
  expect(green.exitCode).toBe(0);
  expect(green.stdout).toContain("Suggestions: 4 resolved, 0 unchanged.");
  expect(github.reviews.comments.every(({ body }) => body.includes("✅ Resolved"))).toBe(true);
  expect(github.reviews.comments.some(({ body }) => body.includes("suggestion\n"))).toBe(false);
});

test("the patches contain the same fixes, also those outside the diff", async () => {
  const { run, github } = await stage();
  github.reviews.files.set(7, []);
  const { files } = await run();
  expect(github.reviews.comments).toEqual([]);
  const all = await patched(files["adhere-report/fixes.patch"] ?? "");
  expect(all).toEqual({ ...FIXED_FILES, "site/footer.html": "<footer>Buy one more bag</footer>\n" });
  const safe = await patched(files["adhere-report/fixes-safe.patch"] ?? "");
  expect(safe).toEqual({
    ...FILES,
    "src/Hero.jsx": FIXED_FILES["src/Hero.jsx"],
    "content/about.md": FIXED_FILES["content/about.md"],
    "cms/home.json": FIXED_FILES["cms/home.json"],
  });
});

test("comment, summary and Markdown report name each fix's location and how to apply all", async () => {
  const { github, run } = await stage();
  const ran = await run();
  for (const text of [github.comments[0]?.body, ran.summary, ran.files["adhere-report/report.md"]]) {
    expect(text).toContain("In `src/Hero.jsx:3`: safe to apply.");
    expect(text).toContain(
      "**5 fixes can be applied to this repository** (3 safe, 2 to review): one by one with `npx adhere-check fix`",
    );
    expect(text).toContain("`git apply fixes.patch`");
  }
});

test("a changed fix updates its suggestion", async () => {
  const fixes = (suggestedValue: string) => [
    sampleFix({ fixType: "headline", currentValue: "Welcome & come in", suggestedValue }),
  ];
  const says = (text: string) => acts.evaluates({ ...sampleEvaluationWithScore(4), fixes: fixes(text) });
  const { github, run } = await createHarness({
    service: { byLanding: { [landing("coffee")]: [says("Fresh coffee"), says("Fresh tea")] } },
  });
  github.reviews.files.set(7, toAddedFiles(FILES));
  await run({ event, ads, files: FILES });
  await run({ event, ads, files: FILES });
  expect(github.reviews.comments.map(({ body }) => body.match(/Fresh \w+/gu))).toEqual([["Fresh tea"]]);
  expect(writes(github).map((write) => write.split(" ")[0])).toEqual(["POST", "PATCH"]);
});

test("an ad that could not be evaluated keeps its suggestions", async () => {
  const { github, run, service } = await stage();
  await run();
  service.on(landing("coffee"), acts.keyRefused());
  await run();
  expect(github.reviews.comments.every(({ body }) => body.includes("suggestion\n"))).toBe(true);
});

test("a token that can't review causes one notice and doesn't affect the verdict", async () => {
  const { github, run } = await stage();
  github.misbehave({ method: "POST", path: /\/reviews$/u, fault: "read_only" });
  const ran = await run();
  expect(notices(ran)).toEqual([
    expect.stringMatching(/pull-requests: write.*The same changes are in fixes\.patch in the report folder\.$/u),
  ]);
  expect(ran.outputs["verdict"]).toBe("fail");
  expect(github.comments).toHaveLength(1);
});

test("if the comment was rejected, no suggestions are sent and no second notice is shown", async () => {
  const { github, run } = await stage();
  github.misbehave({ method: "POST", fault: "read_only", path: /comments|reviews/u });
  const ran = await run({ event: pullRequestEvent({ fork: "stranger" }) });
  expect(notices(ran)).toEqual([expect.stringContaining("read-only because the pull request comes from a fork")]);
  expect(writes(github)).toEqual([]);
});

test("suggestions are created after a secondary rate limit", async () => {
  const { github, run } = await stage();
  github.misbehave({
    method: "POST",
    path: /\/reviews$/u,
    fault: "secondary_limit",
    retryAfter: 1,
    times: 1,
  });
  const ran = await run();
  expect(notices(ran)).toEqual([]);
  expect(github.reviews.comments).toHaveLength(4);
});

test("two jobs with equal findings suggest them once; suggestions: false suggests nothing", async () => {
  const { github, run } = await stage();
  await run({ inputs: { suggestions: "false" } });
  expect(github.requests.filter(({ path: asked }) => asked.includes("/pulls/7/"))).toEqual([]);
  await run();
  await run({ env: { GITHUB_JOB: "nightly" } });
  expect(writes(github)).toEqual(["POST /7/reviews 200"]);
});

/** The repository after `git apply`. */
async function patched(patch: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "adhere-patch-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(folder, "fixes.patch"), patch);
  await promisify(execFile)("git", ["apply", "fixes.patch"], { cwd: folder });
  const texts = Object.keys(FILES).map(async (name) => [name, await readFile(path.join(folder, name), "utf8")]);
  return Object.fromEntries(await Promise.all(texts));
}
