import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { renderJsonReport } from "../../src/report/json.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
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

/** Without the changes of prices and discounts, which only a person can decide. */
const DECIDED = { ...AFTER, "cms/home.json": FILES["cms/home.json"], "ads.yml": FILES["ads.yml"] };

test("--yes makes every fix that stands once, exactly, and says why the rest is left", async () => {
  const { root, contents } = await repository();
  const told = await runCli(["fix", "--yes"], { cwd: root });
  expect(told.exitCode).toBe(0);
  expect(await contents()).toEqual(DECIDED);
  expect(told.stderr).toContain(
    "not applied: a, Claim, cms/home.json:2: ad and page state different prices, discounts, shipping or dates.",
  );
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
  expect(await contents()).toEqual(DECIDED);
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
  expect(await contents()).toEqual(DECIDED);
});

const PRICE_ON_PAGE = text("Offer", "Welcome & come in", "Half price today: come in", { fixType: "offer" });
const PRICE_IN_AD = text("Offer", "Half price today", "20% off today", {
  target: "ad",
  direction: "change_ad",
  fixType: "offer",
});
const PAGE_CHANGED = FILES["site/index.html"].replace(
  "\n  Welcome &amp; come\n  in\n",
  "\n  Half price today: come in\n",
);
const AD_CHANGED = FILES["ads.yml"].replace("Half price today", "20% off today");

test.each([
  ["the page", ["y", "y"], { ...FILES, "site/index.html": PAGE_CHANGED }],
  ["the ad", ["n", "y"], { ...FILES, "ads.yml": AD_CHANGED }],
  ["neither", ["n", "n"], FILES],
])("where ad and page state different offers, a person changes %s, never both", async (_, answers, files) => {
  const { root, contents } = await repository();
  await report(root, [PRICE_ON_PAGE, PRICE_IN_AD]);
  await runCli(["fix"], { cwd: root, stdin: `${answers.join("\n")}\n` });
  expect(await contents()).toEqual(files);
});

test.each([
  ["page", { ...FILES, "ads.yml": AD_CHANGED }],
  ["ad", { ...FILES, "site/index.html": PAGE_CHANGED }],
] as const)("truth: %s decides, also for --yes and --safe", async (truth, files) => {
  for (const flags of [["--yes"], ["--yes", "--safe"]]) {
    const { root, contents } = await repository();
    await report(root, [PRICE_ON_PAGE, PRICE_IN_AD], { truth });
    const told = await runCli(["fix", ...flags], { cwd: root });
    expect(await contents()).toEqual(files);
    expect(told.stderr).not.toContain("not applied");
  }
});

test("the question about one side of a conflict names the other side", async () => {
  const { root } = await repository();
  await report(root, [PRICE_ON_PAGE]);
  const told = await runCli(["fix"], { cwd: root, stdin: "n\n" });
  expect(told.stderr).toContain(
    "needs a decision: Ad and page state different prices, discounts, shipping or dates. " +
      "Change either the page, as shown here, or the ad.",
  );
  expect(told.stderr).not.toContain("safe:");
});

test("a change of the page that two ads share resolves the conflicts of both", async () => {
  const { root, contents } = await repository();
  await writeFile(path.join(root, "ads.yml"), `${FILES["ads.yml"]}  - copy: { headline: Half off today }\n`);
  const { "ads.yml": manifest } = await contents();
  await reportEntries(root, [
    evaluated([PRICE_ON_PAGE, PRICE_IN_AD]),
    evaluated([PRICE_ON_PAGE, { ...PRICE_IN_AD, currentValue: "Half off today" }], { id: "b" }),
  ]);
  const told = await runCli(["fix"], { cwd: root, stdin: "y\ny\ny\n" });
  expect(told.stderr.split("Apply?")).toHaveLength(2);
  expect(await contents()).toEqual({ ...FILES, "ads.yml": manifest, "site/index.html": PAGE_CHANGED });
  await writeFile(path.join(root, "site/index.html"), FILES["site/index.html"]);
  await runCli(["fix"], { cwd: root, stdin: "n\nn\ny\n" });
  expect(await contents()).toMatchObject({ "ads.yml": manifest?.replace("Half off today", "20% off today") });
});

test.each([
  ["--safe asks for no conflict", ["--safe"], "y\ny\n"],
  ["--yes applies none", ["--yes"], ""],
  ["--dry-run prints none", ["--dry-run"], ""],
])("%s, and a report with only conflicts says what to do", async (_, flags, stdin) => {
  const { root, contents } = await repository();
  await report(root, [PRICE_ON_PAGE, PRICE_IN_AD]);
  const told = await runCli(["fix", ...flags], { cwd: root, stdin });
  expect(told).toMatchObject({ exitCode: 0, stdout: "" });
  expect(told.stderr.match(/^not applied: a, Offer, /gmu)).toHaveLength(2);
  expect(told.stderr).not.toContain("Apply?");
  expect(told.stderr).not.toContain("no text occurs exactly once");
  expect(told.stderr).toContain(
    flags.includes("--safe")
      ? "No fix of this report is safe to apply.\n"
      : "Every fix of this report needs a decision first.\n",
  );
  expect(await contents()).toEqual(FILES);
});

test("a report whose texts are in no file says so", async () => {
  const { root } = await repository();
  await report(root, [text("Headline", "Nowhere", "Welcome")]);
  expect((await runCli(["fix", "--yes"], { cwd: root })).stderr).toContain("no text occurs exactly once in the files");
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

const report = (root: string, fixes: typeof FIXES, more: Partial<EntryResult> = {}): Promise<void> =>
  reportEntries(root, [evaluated(fixes, more)]);

function evaluated(fixes: typeof FIXES, { id = "a", ...more }: Partial<EntryResult> = {}): EntryResult {
  const scores = { visualMatch: 5, messageMatch: 5, aboveTheFoldContinuity: 5, toneAlignment: 5 };
  return belowEntry(id, {
    manifest: { file: "ads.yml", line: 3, column: 5, endLine: 4 },
    answer: sampleEvaluation(scores, 5, { fixes }),
    ...more,
  });
}

async function reportEntries(root: string, entries: EntryResult[]): Promise<void> {
  await mkdir(path.join(root, "adhere-report"), { recursive: true });
  await writeFile(path.join(root, "adhere-report/report.json"), renderJsonReport(sampleResult(entries), "file:///r"));
}
