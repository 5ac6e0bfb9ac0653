import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createGitHubApi } from "../../src/github/api.ts";
import { listChangedFiles, listChangedPaths } from "../../src/github/changed-files.ts";
import { type GitHubDouble, startGitHub } from "../doubles/github.ts";
import { pullRequestEvent, pushEvent, type RunnerEvent } from "../doubles/runner-events.ts";
import { createContext } from "./sample-contexts.ts";

let github: GitHubDouble;
beforeEach(async () => {
  github = await startGitHub();
  onTestFinished(async () => {
    await github.close();
    expect(github.violations).toEqual([]);
  });
});

const PATCH = "@@ -1 +1 @@\n-a\n+b";
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `f${i}.html`, patch: PATCH }));
const paths = async (event: RunnerEvent = pullRequestEvent()) =>
  listChangedPaths(await createGitHubApi("ghs_double", github.url), createContext(event));

test("changed files are listed from all pages with their hunks, and without a hunk if GitHub omits it", async () => {
  const files = [...many(130), { path: "huge.json" }];
  github.reviews.files.set(7, files);
  const api = await createGitHubApi("ghs_double", github.url);
  const listed = await listChangedFiles(api, createContext());
  expect(listed.map(({ filename: path, patch }) => ({ path, patch }))).toEqual(files);
  expect(github.requests.map(({ query }) => query["page"])).toEqual([undefined, "2"]);
  expect(await listChangedFiles(api, createContext(pushEvent()))).toEqual([]);
});

test("a renamed file counts as a change of both of its names", async () => {
  github.reviews.files.set(7, [...many(120), { path: "new.html", previousPath: "old.html" }]);
  const found = await paths();
  expect(found).toEqual({ files: [...many(120).map(({ path }) => path), "new.html", "old.html"] });
});

test("the change is known with 3,000 files, and unknown with more, because GitHub lists no further ones", async () => {
  github.reviews.files.set(7, many(3_000));
  expect(await paths()).toMatchObject({ files: { length: 3_000 } });
  github.reviews.files.set(7, many(3_001));
  expect(await paths()).toEqual({ why: "GitHub lists 3000 of the pull request's 3001 changed files." });
});

test("the change is unknown if the pull request has another head", async () => {
  github.reviews.files.set(7, many(1));
  github.pulls.set(7, { headSha: "9".repeat(40), locked: false });
  expect(await paths()).toEqual({ why: "The pull request has a newer commit." });
});

test.each([
  ["read_only", /^GitHub could not list the changed files \(Resource not accessible by integration/u],
  ["not_found", /^GitHub could not list the changed files \(Not Found/u],
] as const)("%s: why is said, and nothing is thrown", async (fault, why) => {
  github.misbehave({ path: /\/files$/u, fault });
  expect(await paths()).toEqual({ why: expect.stringMatching(why) });
});

test("no request is sent without a pull request", async () => {
  expect(await paths(pushEvent())).toEqual({ why: "GitHub lists changed files for pull requests only." });
  expect(github.requests).toEqual([]);
});
