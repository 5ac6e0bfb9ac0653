import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { findAffectedEntries } from "../../../src/run/changes/find-affected-entries.ts";
import { type ChangeSource, findChanges } from "../../../src/run/changes/find-changes.ts";
import { makeEntry } from "../samples.ts";

type Files = Readonly<Record<string, string>>;

const FLAGS = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "protocol.file.allow=always"];
const git = (cwd: string, ...words: string[]): string =>
  execFileSync("git", [...FLAGS, ...words], { cwd, stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim();

async function createRepository(files: Files): Promise<string> {
  const cwd = await realpath(await mkdtemp(path.join(tmpdir(), "adhere-changes-")));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  git(cwd, "init", "-q", "-b", "main");
  await write(cwd, files);
  return cwd;
}

async function write(cwd: string, files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, file)), { recursive: true });
    await writeFile(path.join(cwd, file), text);
  }
}

function commit(cwd: string): string {
  git(cwd, "add", "-A");
  git(cwd, "commit", "-q", "--allow-empty", "-m", "commit");
  return git(cwd, "rev-parse", "HEAD");
}

const location = (line: number) => ({ file: "ads.yml", line, column: 5, endLine: line });
const listFiles: ChangeSource["listFiles"] = async () => ({ why: "Nobody asks." });

/** What a change from `base` to the checked-out commit affects of one ad with these sources, in line 3 of the manifest. */
async function findParts(cwd: string, base: string, ...sources: string[]): Promise<string[]> {
  const change = { base, head: git(cwd, "rev-parse", "HEAD"), listFiles };
  const found = await findChanges(cwd, change, ["ads.yml"]);
  if ("why" in found) throw new Error(found.why);
  const entry = makeEntry("one", {
    location: location(3),
    sources: sources.map((glob) => ({ glob, location: location(4) })),
  });
  const { partsOf } = await findAffectedEntries(found.changes, [entry], cwd);
  return [...partsOf(entry)];
}

const MANIFEST = "version: 1\nads:\n  - id: one\n";

test.each(["ads.yml -diff", "*.yml binary", "*.yml linguist-generated -diff", "*.yml diff=upper"])(
  "a manifest with the attributes %s is compared line by line",
  async (attributes) => {
    const cwd = await createRepository({ "ads.yml": MANIFEST, ".gitattributes": attributes, "site/a.html": "a" });
    git(cwd, "config", "diff.upper.textconv", "true");
    const base = commit(cwd);
    await write(cwd, { "ads.yml": `${MANIFEST}    landing: https://shop.example\n` });
    await write(cwd, { "ads.yml": MANIFEST.replace("one", "two") });
    commit(cwd);
    expect(await findParts(cwd, base, "site/**")).toEqual(["manifest"]);
    await write(cwd, { "ads.yml": `${MANIFEST.replace("one", "two")}  - id: three\n` });
    const second = commit(cwd);
    await write(cwd, { "ads.yml": `${MANIFEST.replace("one", "two")}  - id: three\n    landing: x\n` });
    commit(cwd);
    // A line outside the ad's lines affects all ads; lines are known, and the file as a whole is not taken for one.
    expect(await findParts(cwd, second, "site/**")).toEqual(["manifest"]);
  },
);

test("a submodule that moves has changed, also if .gitmodules or the settings say to ignore it", async () => {
  const theme = await createRepository({ "pages/a.html": "a" });
  commit(theme);
  const cwd = await createRepository({ "ads.yml": MANIFEST, "site/a.html": "a" });
  git(cwd, "submodule", "--quiet", "add", theme, "vendor/theme");
  git(cwd, "config", "-f", ".gitmodules", "submodule.vendor/theme.ignore", "all");
  git(cwd, "config", "diff.ignoreSubmodules", "all");
  const base = commit(cwd);
  await write(theme, { "pages/a.html": "b" });
  const moved = commit(theme);
  git(path.join(cwd, "vendor/theme"), "fetch", "-q", "origin", moved);
  git(path.join(cwd, "vendor/theme"), "checkout", "-q", moved);
  const seen = ["-c", "diff.ignoreSubmodules=none", "-c", "submodule.vendor/theme.ignore=none"];
  git(cwd, ...seen, "commit", "-q", "-a", "-m", "move");
  for (const glob of ["vendor/theme/pages/**", "vendor/theme", "**/*.html"]) {
    expect([glob, await findParts(cwd, base, glob)]).toEqual([glob, ["sources"]]);
  }
  expect(await findParts(cwd, base, "site/**")).toEqual([]);
  // As actions/checkout leaves it without `submodules`.
  git(cwd, "submodule", "--quiet", "deinit", "-f", "--all");
  expect(await findParts(cwd, base, "vendor/theme/pages/**")).toEqual(["sources"]);
});

test("files behind symbolic links have both names, and a link that leads elsewhere has changed", async () => {
  const cwd = await createRepository({
    "conf/ads.yml": MANIFEST,
    "packages/web/x.html": "x",
    "packages/new/x.html": "",
  });
  await symlink("packages/web", path.join(cwd, "pages"));
  await symlink("conf/ads.yml", path.join(cwd, "ads.yml"));
  const base = commit(cwd);
  await write(cwd, { "packages/web/x.html": "y" });
  const second = commit(cwd);
  expect(await findParts(cwd, base, "pages/**")).toEqual(["sources"]);
  expect(await findParts(cwd, base, "packages/new/**")).toEqual([]);
  await rm(path.join(cwd, "pages"));
  await symlink("packages/new", path.join(cwd, "pages"));
  const third = commit(cwd);
  expect(await findParts(cwd, second, "pages/*.html")).toEqual(["sources"]);
  expect(await findParts(cwd, second, "packages/web/**")).toEqual([]);
  // The lines of a link are not those of the manifest: the whole file counts.
  await write(cwd, { "conf/ads.yml": `${MANIFEST}# end\n` });
  commit(cwd);
  expect(await findParts(cwd, third, "packages/web/**")).toEqual(["manifest"]);
});

test("why git can't tell is said with the next step", async () => {
  const cwd = await createRepository({ "ads.yml": MANIFEST });
  commit(cwd);
  const change = { base: "b".repeat(40), head: "d".repeat(40), listFiles };
  const plain = await mkdtemp(path.join(tmpdir(), "adhere-plain-"));
  onTestFinished(() => rm(plain, { recursive: true, force: true }));
  expect(await findChanges(plain, change, [])).toEqual({
    why: "The working folder is not a git checkout. Run actions/checkout before this step.",
  });
  const { PATH, HOME } = process.env;
  onTestFinished(() => {
    Object.assign(process.env, { PATH, HOME });
  });
  process.env["PATH"] = plain;
  expect(await findChanges(cwd, change, [])).toEqual({ why: expect.stringContaining("git is not installed") });
  // What git says of a checkout by another user, without needing another user.
  await writeFile(
    path.join(plain, "git"),
    '#!/bin/sh\necho "fatal: detected dubious ownership in repository" >&2\nexit 128\n',
  );
  await chmod(path.join(plain, "git"), 0o755);
  process.env["PATH"] = `${plain}:${PATH}`;
  expect(await findChanges(cwd, change, [])).toEqual({
    why: expect.stringMatching(/dubious ownership.*safe\.directory/u),
  });
});

const part = fc
  .string({ unit: "binary", minLength: 1, maxLength: 6 })
  .map((text) => text.replaceAll(/[/\0]/gu, "_"))
  .filter((text) => text.isWellFormed() && !/^\.{1,2}$|^\.git/iu.test(text.normalize("NFKD")));
const names = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => ["site", ...parts].join("/"));

test("in any repository, a change of a file that a source names evaluates the ad", async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.constantFrom("edit", "delete", "add"), async (file, kind) => {
      const cwd = await realpath(await mkdtemp(path.join(tmpdir(), "adhere-any-")));
      try {
        git(cwd, "init", "-q", "-b", "main");
        await write(cwd, { "ads.yml": MANIFEST, "other.html": "other", ...(kind !== "add" && { [file]: "old" }) });
        const base = commit(cwd);
        if (kind === "delete") await rm(path.join(cwd, file));
        else await write(cwd, { [file]: "new" });
        commit(cwd);
        expect(await findParts(cwd, base, "other.html", file)).toEqual(["sources"]);
        expect(await findParts(cwd, base, "other.html")).toEqual([]);
      } finally {
        await rm(cwd, { recursive: true, force: true });
      }
    }),
    { numRuns: 15 },
  );
});
