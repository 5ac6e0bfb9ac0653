import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Destination } from "../../src/contract/destination-verdict.ts";
import { CheckReport } from "../../src/result/check-report.ts";
import { startDestinations } from "../doubles/destinations.ts";
import { startService } from "../doubles/service.ts";
import { runCli, type TerminalOptions } from "./fake-terminal.ts";

/** A folder with files, and destinations on loopback: `{origin}` in the files is theirs. */
async function shop(files: Record<string, string>) {
  const site = await startDestinations();
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-links-"));
  onTestFinished(async () => {
    await site.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const here = (text: string) => text.replaceAll("{origin}", site.origin);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
    await writeFile(path.join(cwd, name), here(text));
  }
  const links = (argv: string[], { stdin = "", ...options }: TerminalOptions & { stdin?: string } = {}) =>
    runCli(["links", ...argv], { cwd, ...options, stdin: here(stdin) });
  return { cwd, site, links, here };
}

/** An ad is not needed, and a missing one is no mistake here. */
const adsYml = (...ads: [id: string, landing: string, platform?: string][]) =>
  `version: 1\nads:\n${ads
    .map(
      ([id, landing, platform = "google"]) =>
        `  - id: ${id}\n    platform: ${platform}\n    landing: "{origin}${landing}"\n`,
    )
    .join("")}`;

const ndjson = (text: string) =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Destination.parse(JSON.parse(line)));

test("a manifest without a single ad file: what is dead, what dies with it, and the reports", async () => {
  const { cwd, site, links } = await shop({
    "ads.yml": adsYml(["one", "/alive"], ["two", "/404#a"], ["three", "/404#b", "meta"], ["four", "/404?x={device}"]),
  });
  const told = await links([]);
  expect(told.exitCode).toBe(1);
  expect(told.stdout.replaceAll(site.origin, "").replace(/ {2,}HTTP/u, "  HTTP")).toBe(
    [
      "   Destination  HTTP  Ads  Platforms     State",
      "✗  /404#a            404    2  Google, Meta  Link broken",
      "✗  /404?x={device}   404    1  Google        Link broken",
      "",
      "Do this first:",
      "  1. Broken link at /404#a: The page answers 404. Restore the page, or use",
      "    another URL. (two, three)",
      "  2. Broken link at /404?x={device}: The page answers 404. Restore the page,",
      "    or use another URL. (four)",
      "",
      "✗ /404#a: The page answers 404.",
      "    affects: two (Google, ads.yml:6), three (Meta, ads.yml:9)",
      "✗ /404?x={device}: The page answers 404.",
      "    affects: four (Google, ads.yml:12)",
      "",
      "4 ads, 3 destinations: 2 broken, 1 working.",
      "fail: 3 of 4 ads failed: 3 with a broken link.",
      "",
      "",
    ].join("\n"),
  );
  expect(told.stderr).toMatch(/^Checking the landing pages of 4 ads …\n(?:\[\d\/4\] .*\n){4}Reports: .*\n/u);
  // Twice, and twice again, because the host has other pages.
  expect(site.requests.filter(({ url }) => url === "/404")).toHaveLength(4);
  const report = CheckReport.parse(
    JSON.parse(await readFile(path.join(cwd, "adhere-report/links/report.json"), "utf8")),
  );
  expect(report.mode).toBe("links");
  expect(report.entries[3]?.destination).toMatchObject({
    url: `${site.origin}/404?x={device}`,
    httpStatus: 404,
  });
  expect(report.entries[3]?.destination?.evidence[0]?.url).toBe(`${site.origin}/404?x=c`);
});

test("--json prints a line a destination with exactly its fields, and people read stderr", async () => {
  const { site, links } = await shop({ "ads.yml": adsYml(["a", "/alive"], ["b", "/404"], ["c", "/404"]) });
  const told = await links(["--json"]);
  expect(told.exitCode).toBe(1);
  const lines = told.stdout.trimEnd().split("\n");
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(
    lines.map(() => ["url", "verdict", "httpStatus", "finalUrl", "reason", "advisories", "evidence"]),
  );
  expect(
    ndjson(told.stdout)
      .map(({ url, verdict, httpStatus }) => [url.replace(site.origin, ""), verdict, httpStatus])
      .sort(),
  ).toEqual([
    ["/404", "link_broken", 404],
    ["/alive", "alive", 200],
  ]);
  expect(told.stderr).toContain("fail: 2 of 3 ads failed: 2 with a broken link.");
});

const ERASE = "\r\u001b[J";

test("a bar in the terminal does not mix with --json, and a list counts what it has checked", async () => {
  const { links } = await shop({ "ads.yml": adsYml(["a", "/alive"], ["b", "/404"]) });
  const progress = { columns: () => 80, colour: false };
  const json = await links(["--json"], { progress });
  expect(ndjson(json.stdout)).toHaveLength(2);
  expect(json.stderr.split(ERASE).at(-2)).toMatch(/█ {2}2\/2 {2}[ab]: [a-z ]+$/u);
  const list = await links(["--urls", "-"], { progress, stdin: "{origin}/alive\nnonsense\n" });
  expect(list.stderr).toContain(`1 landing page checked …${ERASE}`);
  expect(list.stderr.split(ERASE).at(-1)).not.toContain("checked");
});

test("a list from a file: comments, blank lines, lines that are no address, and nothing else lost", async () => {
  const { cwd, site, links } = await shop({
    "urls.txt": "# shop\n\n{origin}/alive\r\nnonsense\n{origin}/404\n  {origin}/alive#top\nhttps://\n{origin}/404",
  });
  const told = await links(["--urls", "urls.txt"]);
  expect(told.exitCode).toBe(1);
  expect(told.stderr).toMatch(
    /^urls\.txt, line 4: the URL is "nonsense": .*\nurls\.txt, line 7: the URL is "https:\/\/", .*\n$/u,
  );
  expect(told.stdout.replaceAll(site.origin, "")).toContain("✗ /404: The page answers 404.\n    affects: line 5, 8\n");
  expect(told.stdout).toContain(
    "4 URLs, 2 landing pages checked, 2 invalid lines.\n" +
      "fail: 1 of 2 URLs failed: 1 broken link; 2 invalid lines.\n",
  );
  expect(await readdir(cwd)).toEqual(["urls.txt"]);
});

test.each([
  ["every address is alive", "{origin}/alive\n{origin}/alive?n=1\n", [], 0],
  ["one is dead", "{origin}/alive\n{origin}/404\n", [], 1],
  ["one is dead, which only warns", "{origin}/alive\n{origin}/404\n", ["--warn-only"], 0],
  ["a line is no address", "{origin}/alive\nnonsense\n", [], 2],
  ["a line is no address, whatever only warns", "{origin}/404\nnonsense\n", ["--warn-only"], 2],
  ["one may not be visited", "{origin}/alive\nhttp://169.254.169.254/\n", [], 0],
  [
    "one may not be visited, which fails",
    "{origin}/alive\nhttp://169.254.169.254/\n",
    ["--on-inconclusive", "fail"],
    1,
  ],
  ["none may be visited", "http://169.254.169.254/\n", [], 2],
  ["there is no address", "# none\n", [], 2],
] as [string, string, string[], number][])("a list: %s", async (_, stdin, flags, exitCode) => {
  const { links } = await shop({});
  expect((await links(["--urls", "-", ...flags], { stdin })).exitCode).toBe(exitCode);
});

test("confirm-after holds a failure back, run by run, and the state file carries it", async () => {
  const { cwd, links } = await shop({ "ads.yml": adsYml(["dies", "/404"], ["lives", "/alive"]) });
  const run = () => links(["--confirm-after", "3", "--on-inconclusive", "fail"]);
  const first = await run();
  expect(first.exitCode).toBe(0);
  expect(first.stderr).toContain("note: There is no state file .adhere/state.json yet");
  expect(first.stdout).toContain("Broken in 1 of 3 runs");
  expect(first.stdout).toContain("pass: 1 of 2 ads passed: 1 broken link not confirmed yet.");
  const second = await run();
  expect(second.exitCode).toBe(0);
  expect(second.stderr).not.toContain("note:");
  expect((await run()).exitCode).toBe(1);
  expect(await readFile(path.join(cwd, ".adhere/state.json"), "utf8")).toContain('"seenDead": 3');
});

test("the reports of links and check are kept apart, unless --report-dir says otherwise", async () => {
  const { cwd, links } = await shop({
    "ads.yml": 'version: 1\nads:\n  - { id: a, asset: "{origin}/a.png", landing: "{origin}/404" }\n',
  });
  const modeOf = async (file: string) =>
    CheckReport.parse(JSON.parse(await readFile(path.join(cwd, file), "utf8"))).mode;
  await using service = await startService();
  await runCli(["check", "--api-url", service.url], { cwd });
  const told = await links([]);
  expect(told.stderr).toContain(`Reports: ${path.join(cwd, "adhere-report/links/report.html")}`);
  expect(await modeOf("adhere-report/report.json")).toBe("evaluate");
  expect(await modeOf("adhere-report/links/report.json")).toBe("links");
  await links(["--report-dir", "adhere-report"]);
  expect(await modeOf("adhere-report/report.json")).toBe("links");
});

test("a merge of shards in links mode writes to the folder of links mode", async () => {
  const { cwd, links } = await shop({ "ads.yml": adsYml(["a", "/404"], ["b", "/alive"]) });
  for (const index of ["1", "2"]) await links(["--shard", `${index}/2`, "--report-dir", `shards/${index}`]);
  const merged = await runCli(["merge", "shards/*/report.json"], { cwd });
  expect(merged.stderr).toContain("adhere-report/links/report.html");
  expect(await readdir(path.join(cwd, "adhere-report"))).toEqual(["links"]);
});

test("without confirm-after nothing is remembered", async () => {
  const { cwd, links } = await shop({ "ads.yml": adsYml(["dies", "/404"]) });
  await links(["--report-dir", "out"]);
  expect((await readdir(cwd)).sort()).toEqual(["ads.yml", "out"]);
});

test("URLs on the command line need no list", async () => {
  const { site, links } = await shop({});
  const told = await links([`${site.origin}/alive`, `${site.origin}/404`]);
  expect(told.exitCode).toBe(1);
  expect(told.stdout).toContain("2 URLs, 2 landing pages checked.");
  expect(told.stdout).toContain("affects: URL 2");
  const mixed = await links([`${site.origin}/alive`, "ads.yml"]);
  expect([mixed.exitCode, mixed.stderr]).toEqual([2, expect.stringContaining("ads.yml is no URL")]);
  const invalid = await links(["http://"]);
  expect([invalid.exitCode, invalid.stderr]).toEqual([2, expect.stringContaining("URL 1: the URL is")]);
});

test("a state file that somebody broke is recreated, and changes no verdict", async () => {
  const { cwd, links } = await shop({ "ads.yml": adsYml(["dies", "/404"]), "state.json": "{" });
  const told = await links(["--confirm-after", "2", "--state-file", "state.json"]);
  expect(told.exitCode).toBe(0);
  expect(told.stderr).toMatch(/^note: The state file .* cannot be read .* recreated/mu);
  expect(JSON.parse(await readFile(path.join(cwd, "state.json"), "utf8"))).toMatchObject({
    schema: "adhere-state/1",
  });
});

test("a stop keeps what is done and is no pass", async () => {
  const { links } = await shop({});
  const stop = new AbortController();
  async function* endless() {
    for (let n = 0; ; n++) {
      yield `http://127.0.0.1:1/${n}\n`;
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (n === 3) stop.abort();
    }
  }
  const told = await runCli(["links", "--urls", "-"], {
    cwd: tmpdir(),
    stdin: endless(),
    signal: stop.signal,
  });
  expect(told.exitCode).toBe(2);
  expect(told.stdout).toContain("Nothing was checked: the run was stopped early.");
  expect((await links([], { signal: AbortSignal.abort() })).exitCode).toBe(2);
});

test("--devices asks as others, too, and what they see changes no verdict", async () => {
  const { site, links } = await shop({ "ads.yml": adsYml(["a", "/alive"]) });
  const told = await links(["--devices", "iphone, desktop"]);
  expect(told.exitCode).toBe(0);
  expect(told.stdout).toContain("pass: The ad's landing page works.");
  const agents = site.requests.map(({ headers }) => headers["user-agent"] ?? "");
  expect(agents.some((agent) => agent.includes("iPhone"))).toBe(true);
});

test.each([
  [["ads.yml", "--urls", "urls.txt"], /takes either manifests or --urls/u],
  [["--urls", "nowhere.txt"], /Can't read --urls nowhere\.txt: .*ENOENT/u],
  [["--devices", "desktop,phone"], /--devices names "phone", but must be desktop, android or iphone/u],
  [["--threshold", "7"], /has no flag --threshold/u],
  [["--per-host", "0"], /--per-host must be a number from 1 to 256/u],
  [["--confirm-after", "1.5"], /--confirm-after must be a whole number from 1 to 100/u],
  [[], /No manifest matches ads\.yml/u],
] as [string[], RegExp][])("%j is told what to write instead", async (argv, said) => {
  const { links } = await shop({});
  const told = await links(argv);
  expect(told).toMatchObject({ exitCode: 2, stdout: "" });
  expect(told.stderr).toMatch(said);
});

test("help tells the flags that links mode has, and no other", async () => {
  const { links } = await shop({});
  const { stdout, exitCode } = await links(["--help"]);
  expect(exitCode).toBe(0);
  for (const flag of ["urls", "json", "devices", "per-host", "confirm-after", "state-file"]) {
    expect(stdout).toContain(`  --${flag}`);
  }
  expect(stdout).not.toMatch(/--(?:threshold|api-url|api-key|manifest)\b/u);
});

test.each([
  [["--shard", "1/2"], "--shard has no effect on a list of URLs"],
  [["--baseline", "report.json"], "--baseline has no effect on a list of URLs"],
  [["--report-dir", "x", "--shard", "1/2"], "--shard and --report-dir have no effect on a list of URLs"],
])("a list takes no flag that would do nothing: %j", async (flags, says) => {
  const { cwd, links } = await shop({ "urls.txt": "{origin}/alive\n" });
  const told = await links(["--urls", "urls.txt", ...flags]);
  expect(told).toMatchObject({ exitCode: 2, stdout: "" });
  expect(told.stderr).toContain(says);
  expect(await readdir(cwd)).toEqual(["urls.txt"]);
});
