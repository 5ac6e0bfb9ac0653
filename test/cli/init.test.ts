import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readManifests } from "../../src/run/manifest/read.ts";
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

test("an export becomes ads.yml, and what was read, left out, folded and not understood is told", async () => {
  const { init, read } = await folder();
  const told = await init([path.join(EXPORTS, "meta.csv")]);
  expect(told.exitCode).toBe(0);
  expect(told.stdout).toBe("");
  expect(told.stderr.replaceAll(`${EXPORTS}/`, "")).toBe(
    [
      "Read meta.csv, a Meta export (UTF-8, comma-separated): 5 ads.",
      "  Left out: 2 paused, removed or ended ads, 1 ad that leads to a form on Meta (--all takes in what is paused, removed or ended).",
      "  Not needed: 18 columns.",
      "  Not understood: 2 values.",
      "    row 9, Link: the ad has no address: give it one, or leave it out",
      '    row 10, Ad Status: "BROUILLON2" is no status that is known here: taken as running',
      "Folded: 1 ad that says the same as another and leads to the same page.",
      "Wrote ads.yml: 4 ads.",
      "Next: adhere links ads.yml tells whether every page is alive.",
      'For adhere check each ad needs its picture or video, and none has one yet: see the lines "# asset: …".',
      "",
    ].join("\n"),
  );
  expect((await read()).map(({ id }) => id)).toContain("women-25-34-carousel-a");
});

test("several exports make one manifest; - reads standard input, and -o - prints", async () => {
  const { cwd, init } = await folder();
  const told = await init([path.join(EXPORTS, "meta.csv"), "-", "-o", "-"], "https://acme.example/\n");
  expect(told.exitCode).toBe(0);
  expect(told.stdout.match(/- id: /gu)).toHaveLength(5);
  expect(told.stdout).toContain("# acme.example/ › standard input row 1\n");
  expect(told.stderr).toContain("Printed a manifest of 5 ads.\nFor adhere check each ad needs its picture");
  expect(told.stderr).not.toContain("ads.yml");
  expect(await readdir(cwd)).toEqual([]);
});

test("a stop while standard input is read is called one", async () => {
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
    stderr: "adhere: Stopped while standard input was read: nothing was written.\n",
  });
  expect(await readdir(cwd)).toEqual([]);
});

test("where the disk is full nothing is left but what was there", async () => {
  const { cwd } = await folder({ "old.yml": "mine" });
  await writeFile(
    path.join(cwd, "urls.txt"),
    Array.from({ length: 900 }, (_, at) => `https://a${at}.example/\n`),
  );
  // Files of 8 blocks at most: a full disk for whoever may not mount one.
  const limited = (...argv: string[]) =>
    promisify(execFile)(
      "sh",
      ["-c", `ulimit -f 8; exec "$0" "$@"`, process.execPath, MAIN, "init", ...argv],
      {
        cwd,
        env: {},
      },
    ).catch((error: unknown) => error);
  expect(await limited("urls.txt")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^adhere: ads\.yml cannot be written: EFBIG.* Name another file with -o FILE\.\n$/u,
    ),
  });
  expect(await limited("urls.txt", "-o", "old.yml", "--force")).toMatchObject({ code: 2 });
  expect((await readdir(cwd)).sort()).toEqual(["old.yml", "urls.txt"]);
  expect(await readFile(path.join(cwd, "old.yml"), "utf8")).toBe("mine");
});

test("a manifest that is there stays, unless --force says otherwise", async () => {
  const { cwd, init, read } = await folder({ "ads.yml": "mine", "urls.txt": "https://acme.example/" });
  const told = await init(["urls.txt"]);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(/^adhere: ads\.yml is there already and was left as it is: .*--force\.\n$/u);
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

test("a picture that the repository has becomes the asset, as the manifest names it", async () => {
  const rows =
    "Campaign Name,Ad Name,Link,Image File Name\nA,a,https://acme.example/1,here.png\nA,b,https://acme.example/2,there.png\n";
  const { init, read } = await folder({ "export.csv": rows, "marketing/ads/here.png": "<svg/>" });
  const told = await init(["export.csv", "-o", "marketing/ads.yml"]);
  expect(told.stderr).toContain("and 1 have none yet");
  const [here, there] = await read("marketing/ads.yml");
  expect(here?.asset).toMatchObject({ kind: "file", written: "ads/here.png" });
  expect(there?.asset).toBeNull();
});

test("without an export there is an example, which says so and which the reader accepts", async () => {
  const { init, read } = await folder();
  const told = await init([]);
  expect(told).toMatchObject({ exitCode: 0, stdout: "" });
  expect(told.stderr).toContain(
    "Wrote ads.yml. No export was named, so that it is an example with two made-up ads",
  );
  expect((await read()).map(({ id, threshold }) => [id, threshold])).toEqual([
    ["spring-sale", 7],
    ["brand-search", 7],
  ]);
  const printed = await init(["-o", "-"]);
  expect(printed.stdout).toContain("version: 1\n");
  expect(printed.stderr).toContain("adhere init EXPORT.csv -o - with an export");
  // What is to take the example's place is written where the example is.
  expect(told.stderr).toContain("\nadhere init EXPORT.csv --force with an export");
  const elsewhere = await init(["-o", "my ads.yml"]);
  expect(elsewhere.stderr).toContain('\nadhere init EXPORT.csv -o "my ads.yml" --force with an export');
});

test.each([
  [
    "a file that is not there",
    ["none.csv"],
    /^adhere: The export none\.csv cannot be read: .* Name the file/u,
  ],
  ["a folder", ["."], /^adhere: The export \. cannot be read: /u],
  ["no known source", ["urls.txt", "--from", "gogle"], /--from is "gogle": did you mean google\?/u],
  ["nothing that is understood", ["note.txt"], /^adhere: note\.txt begins with "hello", which is neither/u],
  [
    "a folder that is not there",
    ["urls.txt", "-o", "no/ads.yml"],
    /^adhere: no\/ads\.yml cannot be written: /u,
  ],
  [
    "only ads that are paused",
    ["paused.csv"],
    /--all takes in .*\nadhere: There is no ad to write: nothing was written\.\n$/su,
  ],
  ["more than 100 MB", ["big.csv"], /^adhere: big\.csv has more than 100 MB: /u],
])("%s: exits 2 with the next step", async (_, argv, message) => {
  const { cwd, init } = await folder({
    "urls.txt": "https://acme.example/",
    "note.txt": "hello",
    "paused.csv": "Campaign,Final URL,Status\nA,https://acme.example/,Paused\n",
    "big.csv": "",
  });
  // A hole, which takes no space on disk.
  await truncate(path.join(cwd, "big.csv"), 101 * 1024 * 1024);
  const told = await init(argv);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(message);
  expect(await readdir(cwd)).not.toContain("ads.yml");
});

test("what the terminal shows of an export cannot steer it", async () => {
  const { init } = await folder({ "export.csv": "Campaign,Final URL\nA,\u001b]0;owned\u0007::error::x\n" });
  const told = await init(["export.csv"]);
  expect(told.stderr).toMatch(/row 2, Final URL: the address is /u);
  expect(told.stderr).not.toMatch(/[^\P{Cc}\n]|^\s*::/mu);
});
