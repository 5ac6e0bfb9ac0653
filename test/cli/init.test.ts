import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readManifests } from "../../src/run/manifest/read-manifests.ts";
import { runCli } from "./fake-terminal.ts";

const MAIN = path.join(import.meta.dirname, "../../src/cli/main.ts");
const EXPORTS = path.join(import.meta.dirname, "../fixtures/exports");

/** An empty folder, with these files in it. */
async function folder(files: Record<string, string> = {}) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-init-"));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
    await writeFile(path.join(cwd, name), text);
  }
  const init = (argv: string[], stdin = "") => runCli(["init", ...argv], { cwd, stdin });
  const read = (name = "ads.yml", needAd = false) => readManifests([name], { cwd, needAd });
  return { cwd, init, read };
}

test("an export becomes ads.yml, and the summary says what was read, skipped and merged, with warnings", async () => {
  const { init, read } = await folder();
  const told = await init([path.join(EXPORTS, "meta.csv")]);
  expect(told.exitCode).toBe(0);
  expect(told.stdout).toBe("");
  expect(told.stderr.replaceAll(`${EXPORTS}/`, "")).toBe(
    [
      "Read meta.csv, a Meta export (UTF-8, comma-separated): 5 ads.",
      "  Skipped: 2 paused, removed or ended ads; 1 ad without a page of its own (lead form on Meta) " +
        "(--all also imports paused, removed and ended ads).",
      '  Unused: 17 columns ("Campaign ID", "Campaign Objective", "Buying Type", "Campaign Start Time", "Ad Set ID", ' +
        '"Ad Set Time Start", "Ad Set Daily Budget", "Link Object ID", "Countries", "Age Min" and 7 more).',
      "  2 warnings:",
      "    row 9, Link: the ad has no URL: add one, or remove the row",
      '    row 10, Ad Status: unknown status "BROUILLON2", treated as running',
      "Merged: 1 duplicate ad.",
      "Wrote ads.yml: 4 ads.",
      "Next: adhere links ads.yml checks that every landing page works. adhere check ads.yml compares the others with their landing pages.",
      "3 ads: only the words are judged until there is a picture or video; " +
        '1 ad without a text: not evaluated until there is a picture or video (see the lines "# asset: …").',
      "",
    ].join("\n"),
  );
  expect((await read()).map(({ id }) => id)).toContain("women-25-34-carousel-a");
});

test("several exports make one manifest; - reads standard input, and -o - prints the result", async () => {
  const { cwd, init } = await folder();
  const told = await init([path.join(EXPORTS, "meta.csv"), "-", "-o", "-"], "https://acme.example/\n");
  expect(told.exitCode).toBe(0);
  expect(told.stdout.match(/- id: /gu)).toHaveLength(5);
  expect(told.stdout).toContain("# acme.example/ › standard input row 1\n");
  expect(told.stderr).toContain("Printed a manifest of 5 ads.\n3 ads: only the words are judged");
  expect(told.stderr).not.toContain("ads.yml");
  expect(await readdir(cwd)).toEqual([]);
});

test("an abort while standard input is read writes nothing and says so", async () => {
  const { cwd } = await folder();
  const stop = new AbortController();
  async function* open() {
    yield "https://acme.example/\n";
    stop.abort();
    await new Promise(() => undefined);
  }
  const told = await runCli(["init", "-"], { cwd, stdin: open(), signal: stop.signal });
  expect(told).toMatchObject({
    exitCode: 2,
    stderr: "adhere: Stopped while reading standard input: nothing was written.\n",
  });
  expect(await readdir(cwd)).toEqual([]);
});

test("a full disk leaves the existing files unchanged and no partial manifest", async () => {
  const { cwd } = await folder({ "old.yml": "mine" });
  await writeFile(
    path.join(cwd, "urls.txt"),
    Array.from({ length: 900 }, (_, at) => `https://a${at}.example/\n`),
  );
  // A file size limit of 8 blocks stands in for a full disk.
  const limited = (...argv: string[]) =>
    promisify(execFile)("sh", ["-c", `ulimit -f 8; exec "$0" "$@"`, process.execPath, MAIN, "init", ...argv], {
      cwd,
      env: {},
    }).catch((error: unknown) => error);
  expect(await limited("urls.txt")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^adhere: Can't write ads\.yml: EFBIG.* Choose another file with -o FILE\.\n$/u),
  });
  expect(await limited("urls.txt", "-o", "old.yml", "--force")).toMatchObject({ code: 2 });
  expect((await readdir(cwd)).sort()).toEqual(["old.yml", "urls.txt"]);
  expect(await readFile(path.join(cwd, "old.yml"), "utf8")).toBe("mine");
});

test("an existing manifest is kept unless --force is given", async () => {
  const { cwd, init, read } = await folder({ "ads.yml": "mine", "urls.txt": "https://acme.example/" });
  const told = await init(["urls.txt"]);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(/^adhere: ads\.yml already exists: .*--force\.\n$/u);
  expect(await readFile(path.join(cwd, "ads.yml"), "utf8")).toBe("mine");
  expect((await init(["urls.txt", "-o", "other.yml"])).exitCode).toBe(0);
  expect((await init(["urls.txt", "--force"])).exitCode).toBe(0);
  expect(await read()).toEqual(
    (await read("other.yml")).map((entry) => ({
      ...entry,
      location: { ...entry.location, file: "ads.yml" },
    })),
  );
});

test("a picture in the repository becomes the asset, with its path in the manifest", async () => {
  const rows =
    "Campaign Name,Ad Name,Link,Image File Name\n" +
    "A,a,https://acme.example/1,here.png\nA,b,https://acme.example/2,there.png\n";
  const { init, read } = await folder({ "export.csv": rows, "marketing/ads/here.png": "<svg/>" });
  const told = await init(["export.csv", "-o", "marketing/ads.yml"]);
  expect(told.stderr).toContain("1 ad without a text: not evaluated until there is a picture or video");
  const [here, there] = await read("marketing/ads.yml");
  expect(here?.asset).toMatchObject({ kind: "file", written: "ads/here.png" });
  expect(there?.asset).toBeNull();
});

test("without an export, init writes a valid example and says so", async () => {
  const { init, read } = await folder();
  const told = await init([]);
  expect(told).toMatchObject({ exitCode: 0, stdout: "" });
  expect(told.stderr).toContain("Wrote ads.yml. This is an example with two ads, because no export was given.");
  expect((await read()).map(({ id, threshold }) => [id, threshold])).toEqual([
    ["spring-sale", 7],
    ["brand-search", 7],
  ]);
  // The example is an ad of each kind that can be evaluated.
  expect(await read("ads.yml", true)).toHaveLength(2);
  const printed = await init(["-o", "-"]);
  expect(printed.stdout).toContain("version: 1\n");
  expect(printed.stderr).toContain("adhere init EXPORT.csv -o - with an export");
  // What is to take the example's place is written where the example is.
  expect(told.stderr).toContain("\nadhere init EXPORT.csv --force with an export");
  const elsewhere = await init(["-o", "my ads.yml"]);
  expect(elsewhere.stderr).toContain('\nadhere init EXPORT.csv -o "my ads.yml" --force with an export');
});

test.each([
  ["a missing file", ["none.csv"], /^adhere: Can't read the export none\.csv: .* Check the path/u],
  ["a folder", ["."], /^adhere: Can't read the export \.: /u],
  ["no known source", ["urls.txt", "--from", "gogle"], /--from is "gogle": did you mean google\?/u],
  ["an unknown format", ["note.txt"], /^adhere: note\.txt starts with "hello"\. Expected a Google Ads export/u],
  ["a missing output folder", ["urls.txt", "-o", "no/ads.yml"], /^adhere: Can't write no\/ads\.yml: /u],
  ["only paused ads", ["paused.csv"], /--all also imports .*\nadhere: No ads found: nothing was written\.\n$/su],
  ["more than 100 MB", ["big.csv"], /^adhere: big\.csv has more than 100 MB: /u],
])("%s: exits 2 with the next step", async (_, argv, message) => {
  const { cwd, init } = await folder({
    "urls.txt": "https://acme.example/",
    "note.txt": "hello",
    "paused.csv": "Campaign,Final URL,Status\nA,https://acme.example/,Paused\n",
    "big.csv": "",
  });
  // A sparse file takes no space on disk.
  await truncate(path.join(cwd, "big.csv"), 101 * 1024 * 1024);
  const told = await init(argv);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(message);
  expect(await readdir(cwd)).not.toContain("ads.yml");
});

test("control characters and commands in an export do not reach the terminal", async () => {
  const { init } = await folder({ "export.csv": "Campaign,Final URL\nA,\u001b]0;owned\u0007::error::x\n" });
  const told = await init(["export.csv"]);
  expect(told.stderr).toMatch(/row 2, Final URL: the URL is /u);
  expect(told.stderr).not.toMatch(/[^\P{Cc}\n]|^\s*::/mu);
});

const HEADER = "Campaign,Ad group,Ad ID,Ad status,Ad type,Headline 1,Headline 2,Description 1,Final URL\n";
const row = (id: number, status: string, headline: string, url: string) =>
  `Brand,Shoes,${id},${status},Responsive search ad,${headline},Free returns,Order today.,${url}\n`;

const MANIFEST = `# Kept by Ana.
version: 1
ads:
  - id: run # the best one
    ref: google:1
    threshold: 8.5
    copy: { headline: 'Run far', description: Free returns, body: "Order today." }
    landing: https://acme.example/run   # since May
  - id: boots
    ref: google:2
    copy:
      headline: Boots
    landing: https://acme.example/boots
    accept: [{ kind: offer, until: 2030-01-01, reason: known }]
`;

test("--update changes what the account says differently, and keeps every other byte", async () => {
  const { cwd, init } = await folder({
    "ads.yml": MANIFEST,
    "next.csv":
      HEADER +
      row(1, "Enabled", "Run further", "https://acme.example/run") +
      row(3, "Enabled", "Socks", "https://acme.example/socks"),
  });
  const plan = await init(["next.csv", "--plan"]);
  expect(plan).toMatchObject({
    exitCode: 1,
    stdout: [
      "ads.yml: add 1, change 1, pause 1.",
      "  add shoes-socks (Brand › Shoes › Socks): https://acme.example/socks",
      '  change run: campaign "Brand"; group "Shoes"; copy.headline "Run far" → "Run further"',
      "  pause boots: not in the export",
      "",
    ].join("\n"),
  });
  expect(await readFile(path.join(cwd, "ads.yml"), "utf8")).toBe(MANIFEST);
  expect((await init(["next.csv", "--update"])).exitCode).toBe(0);
  expect(await readFile(path.join(cwd, "ads.yml"), "utf8")).toBe(
    `${MANIFEST.replace("    ref: google:1\n", "    ref: google:1\n    campaign: Brand\n    group: Shoes\n")
      .replace("'Run far'", "Run further")
      .replace("  - id: boots\n", "  - id: boots\n    status: paused # not in the ad account\n")}
  # Brand › Shoes › Socks
  - id: shoes-socks
    ref: google:3
    campaign: Brand
    group: Shoes
    platform: google
    copy:
      headline: Socks
      body: Order today.
      description: Free returns
    landing: https://acme.example/socks
`,
  );
  expect(await init(["next.csv", "--plan"])).toMatchObject({
    exitCode: 0,
    stdout: /^ads\.yml: nothing to change\.\n/u,
  });
  // Its waiver does not go in silence.
  const pruned = await init(["next.csv", "--update", "--prune"]);
  expect(pruned.stderr).toContain("remove boots: not in the export; with its waiver of offer until 2030-01-01 (known)");
  expect(await readFile(path.join(cwd, "ads.yml"), "utf8")).not.toContain("boots");
});

test("a plan that cannot be applied safely, or whose export may be a part, changes nothing", async () => {
  const many = Array.from(
    { length: 12 },
    (_, at) => `  - { id: a${at}, ref: "google:${at}", landing: "https://a.example/${at}" }\n`,
  );
  const { cwd, init } = await folder({
    "ads.yml": `version: 1\nads:\n${many.join("")}`,
    "part.csv": HEADER + row(1, "Enabled", "Run", "https://a.example/1"),
    "shared.yml": [
      "version: 1",
      "ads:",
      "  - { id: one, ref: 'google:1', copy: &copy { headline: Old }, landing: https://a.example/1 }",
      "  - { id: two, copy: *copy, landing: https://a.example/2 }",
      "",
    ].join("\n"),
  });
  const refused = await init(["part.csv", "--update"]);
  expect(refused).toMatchObject({ exitCode: 2 });
  expect(refused.stderr).toContain("11 of 12 ads are not in the export. Is it the whole account?");
  const shared = await init(["part.csv", "--update", "-o", "shared.yml"]);
  expect(shared.stderr).toContain("shared.yml:3: one must be changed by hand: it is shared by a YAML alias");
  expect(await readFile(path.join(cwd, "shared.yml"), "utf8")).toContain("headline: Old");
});

test("entries that may be several ads are named, and nothing is done", async () => {
  const { init } = await folder({
    "ads.yml":
      "version: 1\nads:\n  - { id: one, platform: google, copy: { body: Order today. }, landing: https://a.example/ }\n",
    "next.csv":
      HEADER + row(1, "Enabled", "Run", "https://a.example/") + row(2, "Enabled", "Walk", "https://a.example/"),
  });
  expect(await init(["next.csv", "--plan"])).toMatchObject({
    exitCode: 1,
    stdout:
      "ads.yml: to be decided.\n  unclear one may be Brand › Shoes › Run, Brand › Shoes › Walk: nothing was done; " +
      "write ref: google:1, google:2 to the right one\n",
  });
  expect((await init(["--update"])).stderr).toContain("adhere init --update EXPORT.csv");
});

test("an entry that has an ad's page for phones keeps it, also without viewport", async () => {
  const header = HEADER.replace("Final URL", "Final URL,Final mobile URL");
  const { init } = await folder({
    "ads.yml": [
      "version: 1",
      "ads:",
      "  - { id: desk, ref: 'google:1', platform: google, copy: { headline: Run, body: Order today., description: Free returns }, landing: https://a.example/ }",
      "  - { id: phone, ref: 'google:1', platform: google, copy: { headline: Run, body: Order today., description: Free returns }, landing: https://m.a.example/ }",
      "",
    ].join("\n"),
    "next.csv": header + row(1, "Enabled", "Run", "https://a.example/,https://m.a.example/"),
  });
  await init(["next.csv", "--update"]);
  expect(await init(["next.csv", "--plan"])).toMatchObject({ exitCode: 0 });
  expect((await init(["next.csv", "--plan"])).stdout).toBe("ads.yml: nothing to change.\nunchanged: 2 ads.\n");
});
