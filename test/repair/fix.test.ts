import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { renderJsonReport } from "../../src/report/json.ts";
import { runCli } from "../cli/fake-terminal.ts";
import { belowEntry, sampleEvaluation, sampleFix, sampleResult } from "../report/sample-results.ts";

// A repository with a page in each medium, and a report with a fix for each.

const FILES = {
  "site/index.html":
    "<!doctype html>\n<title>Marrow</title>\n<h1>\n  Welcome &amp; come\n  in\n</h1>\n<p>Unchanged</p>\n",
  "src/Hero.jsx":
    'export const Hero = () => (\n  <section>\n    <a className="btn">Read the story</a>\n  </section>\n);\n',
  "content/about.md": "# Our grinders\n\nMade by hand.\n",
  "cms/home.json": '{\n  "claim": "Say \\"hello\\" to mornings",\n  "other": 1\n}\n',
  "templates/card.html": "<h2>Twice told</h2>\n<p>x</p>\n<h3>Twice told</h3>\n",
  "ads.yml": "version: 1\nads:\n  - id: a\n    copy: { headline: Half price today }\n",
} as const;

const text = (element: string, currentValue: string, suggestedValue: string, change = {}) =>
  sampleFix({ element, currentValue, suggestedValue, ...change });

const FIXES = [
  text("Headline", "Welcome & come in", "Fresh coffee & a grinder"),
  text("Call to action", "Read the story", "Shop the sale", { fixType: "cta" }),
  text("Subhead", "Our grinders", "Hand grinders on sale", { fixType: "body_copy" }),
  text("Claim", 'Say "hello" to mornings', 'Say "hi" to 50% off', { fixType: "offer" }),
  text("Twice", "Twice told", "Once told"),
  text("Layout", "Made by hand.", "A button “Shop”, right under “Made by hand.”", { fixType: "layout" }),
  text("Ad headline", "Half price today", "20% off today", {
    target: "ad",
    direction: "change_ad",
    fixType: "offer",
  }),
];

const AFTER = {
  ...FILES,
  "site/index.html":
    "<!doctype html>\n<title>Marrow</title>\n<h1>\n  Fresh coffee &amp; a grinder\n</h1>\n<p>Unchanged</p>\n",
  "src/Hero.jsx":
    'export const Hero = () => (\n  <section>\n    <a className="btn">Shop the sale</a>\n  </section>\n);\n',
  "content/about.md": "# Hand grinders on sale\n\nMade by hand.\n",
  "cms/home.json": '{\n  "claim": "Say \\"hi\\" to 50% off",\n  "other": 1\n}\n',
  "ads.yml": "version: 1\nads:\n  - id: a\n    copy: { headline: 20% off today }\n",
};

test("--yes makes every fix that stands once, exactly, and says why the rest is left", async () => {
  const { root, contents } = await repository();
  const told = await runCli(["fix", "--yes"], { cwd: root });
  expect(told.exitCode).toBe(0);
  expect(await contents()).toEqual(AFTER);
  expect(told.stderr).toContain(
    "skipped: a, Twice: its text occurs in 2 places (templates/card.html:1, templates/card.html:3).",
  );
});

test("other reports that lie about are no pages, and a page that git does not know yet is one", async () => {
  const { root, contents, git } = await repository();
  for (const folder of ["reports/shards/3", "old"]) {
    await cp(path.join(root, "adhere-report"), path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, "comment.html"), FILES["site/index.html"]);
  }
  await git("rm", "-q", "--cached", "content/about.md");
  await writeFile(path.join(root, ".gitignore"), "dist\n");
  await mkdir(path.join(root, "dist"));
  await writeFile(path.join(root, "dist/index.html"), FILES["site/index.html"]);
  await mkdir(path.join(root, "api"));
  await writeFile(path.join(root, "api/report.json"), '{"schema":"theirs"}');
  expect(await runCli(["fix", "--yes"], { cwd: root })).toMatchObject({ exitCode: 0 });
  expect(await contents()).toEqual(AFTER);
});

test("--safe leaves promises, sentences and headlines about something else to people", async () => {
  const { root, contents } = await repository();
  await runCli(["fix", "--yes", "--safe"], { cwd: root });
  expect(await contents()).toEqual({
    ...FILES,
    "src/Hero.jsx": AFTER["src/Hero.jsx"],
  });
});

test("--dry-run prints a patch that git apply accepts, and changes nothing", async () => {
  const { root, contents, git } = await repository();
  const { stdout } = await runCli(["fix", "--dry-run"], { cwd: root });
  expect(await contents()).toEqual(FILES);
  await writeFile(path.join(root, "fixes.patch"), stdout);
  await git("apply", "--check", "fixes.patch");
  await git("apply", "fixes.patch");
  expect(await contents()).toEqual(AFTER);
});

test("each change is shown and asked for; no is the usual answer", async () => {
  const { root, contents } = await repository();
  const told = await runCli(["fix"], { cwd: root, stdin: "\ny\nn\nq\n" });
  expect(await contents()).toEqual({ ...FILES, "src/Hero.jsx": AFTER["src/Hero.jsx"] });
  expect(told.stderr).toContain('-    <a className="btn">Read the story</a>');
  expect(told.stderr).toContain('+    <a className="btn">Shop the sale</a>');
});

const EVERY = { yes: AFTER, no: FILES, one: { ...FILES, "site/index.html": AFTER["site/index.html"] } };

test.each([
  ["y to each", ["y"], EVERY.yes],
  ["n to each", ["n"], EVERY.no],
  ["y, then q", ["y", "q"], EVERY.one],
  ["q at once", ["q"], EVERY.no],
])(
  "the command ends by itself after its answers, also where nobody closes its input: %s",
  async (_, answers, files) => {
    const { root, contents } = await repository();
    const { child, asked, ended } = interactive(root);
    // The last answer is everybody's from there on.
    for (let at = 0; await asked(at + 1); at += 1) child.stdin.write(`${answers[at] ?? answers.at(-1)}\n`);
    const { exitCode, stderr } = await ended;
    expect(stderr).not.toMatch(/Error|\n {4}at /u);
    expect(exitCode).toBe(0);
    expect(await contents()).toEqual(files);
  },
);

test("an input that ends is a q: what was answered is done", async () => {
  const { root, contents } = await repository();
  const { child, asked, ended } = interactive(root);
  await asked(1);
  child.stdin.write("y\n");
  await asked(2);
  child.stdin.end();
  expect(await ended).toMatchObject({ exitCode: 0, signal: null });
  expect(await contents()).toEqual(EVERY.one);
});

test("a file that changed while the user was answering is left unchanged, and the others are fixed", async () => {
  const { root, contents } = await repository();
  await chmod(path.join(root, "src/Hero.jsx"), 0o755);
  const { child, asked, ended } = interactive(root);
  await asked(1);
  const theirs = `${FILES["site/index.html"]}<p>Written meanwhile</p>\n`;
  await writeFile(path.join(root, "site/index.html"), theirs);
  for (let at = 1; await asked(at); at += 1) child.stdin.write("y\n");
  const { exitCode, stderr } = await ended;
  expect(exitCode).toBe(2);
  expect(stderr).toContain(
    "site/index.html: not changed, because the file was modified in the meantime. Run the command again.",
  );
  expect(await contents()).toEqual({ ...AFTER, "site/index.html": theirs });
  expect((await stat(path.join(root, "src/Hero.jsx"))).mode & 0o777).toBe(0o755);
  expect((await readdir(root, { recursive: true })).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("an interrupt in the middle of a question changes no file, and ends it", async () => {
  const { root, contents } = await repository();
  const { child, asked, ended } = interactive(root);
  await asked(1);
  child.stdin.write("y\n");
  await asked(2);
  child.kill("SIGINT");
  const { exitCode, signal, stderr } = await ended;
  expect([exitCode, signal]).toEqual([2, null]);
  expect(stderr).toMatch(/Apply\? \[y\/N\/q\] \nadhere: SIGINT: .*\nNo file was changed\.\n$/u);
  expect(await contents()).toEqual(FILES);
});

test("what a file would have the terminal do is seen, not done", async () => {
  const { root } = await repository();
  await writeFile(path.join(root, "site/index.html"), "<p>\u001b[2J\u202e</p>\n<h1>Welcome &amp; come in</h1>\n");
  const told = await runCli(["fix"], { cwd: root, stdin: "q\n" });
  expect(told.stderr).toContain(" <p>\ufffd[2J\ufffd</p>\n-<h1>Welcome &amp; come in</h1>");
});

test("files without a line break at their end, with CRLF and with spaces in their names survive", async () => {
  const { root, git } = await repository();
  await writeFile(path.join(root, "site/my page.html"), "<p>a</p>\r\n<h1>Sole words</h1>\r\n<p>b</p>");
  await git("add", ".");
  await report(root, [text("Headline", "Sole words", "Other words")]);
  const { stdout } = await runCli(["fix", "--dry-run"], { cwd: root });
  await writeFile(path.join(root, "fixes.patch"), stdout);
  await git("apply", "fixes.patch");
  const now = await readFile(path.join(root, "site/my page.html"), "utf8");
  expect(now).toBe("<p>a</p>\r\n<h1>Other words</h1>\r\n<p>b</p>");
});

test.each([
  ["no report", null, ": there is no such file. Run adhere check first"],
  ["no JSON", "<html>", ": it is not valid JSON, or it is truncated"],
  ["another JSON", '{"schema": "other"}', ": its version is not adhere-report/1"],
])("%s: exit 2 and the next step", async (_, content, message) => {
  const { root } = await repository();
  const file = path.join(root, "adhere-report/report.json");
  await (content === null ? rm(file) : writeFile(file, content));
  const told = await runCli(["fix"], { cwd: root });
  expect(told).toMatchObject({ exitCode: 2 });
  expect(told.stderr).toContain(message);
});

test("a folder is as good as the report in it", async () => {
  const { root } = await repository();
  await rename(path.join(root, "adhere-report"), path.join(root, "kept"));
  const told = await runCli(["fix", "--yes", "kept"], { cwd: root });
  expect(told).toMatchObject({ exitCode: 0 });
  expect(told.stderr).toMatch(/\d fix(es)? applied/u);
});

/** The command as a process of its own, whose input stays open. */
function interactive(cwd: string) {
  const main = path.join(import.meta.dirname, "../../src/cli/main.ts");
  const child = spawn(process.execPath, [main, "fix"], { cwd, timeout: 30_000, killSignal: "SIGKILL" });
  let [stderr, over] = ["", false];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    child.emit("said");
  });
  child.stdin.on("error", () => undefined);
  const ended = once(child, "close").then(([exitCode, signal]) => {
    over = true;
    child.emit("said");
    return { exitCode, signal, stderr };
  });
  /** Whether so many questions have been asked; waits for the next one, or the end. */
  const asked = async (count: number) => {
    const enough = () => stderr.split("Apply? [y/N/q] ").length > count;
    while (!enough() && !over) await once(child, "said");
    return enough();
  };
  return { child, asked, ended };
}

async function repository() {
  const root = await mkdtemp(path.join(os.tmpdir(), "adhere-fix-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: root });
  await git("init", "-q");
  await git("add", ".");
  await report(root, FIXES);
  const contents = async () => {
    const entries = Object.keys(FILES).map(async (name) => [name, await readFile(path.join(root, name), "utf8")]);
    return Object.fromEntries(await Promise.all(entries));
  };
  return { root, contents, git };
}

async function report(root: string, fixes: typeof FIXES): Promise<void> {
  const scores = { visualMatch: 5, messageMatch: 5, aboveTheFoldContinuity: 5, toneAlignment: 5 };
  const entry = belowEntry("a", {
    manifest: { file: "ads.yml", line: 3, column: 5, endLine: 4 },
    answer: sampleEvaluation(scores, 5, { fixes }),
  });
  await mkdir(path.join(root, "adhere-report"), { recursive: true });
  await writeFile(path.join(root, "adhere-report/report.json"), renderJsonReport(sampleResult([entry]), "file:///r"));
}
