import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { REPORT_FILES } from "../../src/compose/report-folder.ts";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { startDestinations } from "../doubles/destinations.ts";
import { startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { runCli } from "./fake-terminal.ts";

const PAGE = `<!doctype html><html lang="en"><title>Spring sale</title>
<body style="margin:0;font-family:sans-serif;background:#fff7ed">
<h1 style="font-size:48px;color:#c2410c">Spring sale: 20% off every mug</h1>
<a href="/buy" style="display:inline-block;padding:16px 32px;background:#c2410c;color:#fff">Shop now</a></body></html>`;
const AD = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
<rect width="600" height="600" fill="#c2410c"/>
<text x="40" y="300" font-size="48" fill="#fff">20% off every mug</text></svg>`;
const env = { PATH: process.env["PATH"] };

/** A folder with an ad, a page it leads to, and a file where a folder should be made. */
async function shop() {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-unwritable-"));
  const site = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(PAGE));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    site.closeAllConnections();
    site.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const landing = `http://127.0.0.1:${(site.address() as AddressInfo).port}/spring`;
  await writeFile(path.join(cwd, "ad.svg"), AD);
  await writeFile(path.join(cwd, "taken"), "a file");
  return { cwd, landing };
}

test("pictures that cannot be kept cost themselves and one warning: the scores and the exit stand", async () => {
  const { cwd, landing } = await shop();
  const ad = (id: string) =>
    `  - { id: ${id}, platform: meta, asset: ad.svg, copy: { headline: 20% off every mug, cta: SHOP_NOW }, ` +
    `landing: "${landing}" }\n`;
  await writeFile(path.join(cwd, "ads.yml"), `version: 1\nads:\n${ad("one")}${ad("two")}`);
  const args = ["check", "--threshold", "10", "--report-dir", "taken/report"];
  const { exitCode, stdout, stderr } = await runCli(args, { cwd, env });
  expect(stdout).not.toContain("Adhere itself failed");
  expect(exitCode).toBe(1);
  expect(stderr.match(/^warning: Pictures could not be saved.*$/gmu)).toHaveLength(1);
});

test("evaluate gives its answer without the pictures that --screenshots cannot keep", async () => {
  const { cwd, landing } = await shop();
  const request = {
    adData: {
      imageUrl: pathToFileURL(path.join(cwd, "ad.svg")).href,
      platform: "meta",
      adTextFields: { headline: "20% off every mug", ctaType: "SHOP_NOW" },
    },
    landingPageData: { url: landing },
  };
  const args = ["evaluate", "--request", "-", "--screenshots", "taken/shots"];
  const { exitCode, stdout, stderr } = await runCli(args, { cwd, env, stdin: JSON.stringify(request) });
  expect(exitCode).toBe(0);
  expect(EvaluationWithLedger.parse(JSON.parse(stdout))).toMatchObject({
    adScreenshotUrl: "",
    landingPageScreenshotUrl: null,
    alternateScreenshotUrl: null,
  });
  expect(stderr.match(/Pictures could not be saved/gu)).toHaveLength(1);
});

test("merge: pictures that cannot be kept cost no verdict", async () => {
  const { cwd, landing } = await shop();
  await writeFile(
    path.join(cwd, "ads.yml"),
    "version: 1\nads:\n  - { id: one, platform: meta, asset: ad.svg, " +
      `copy: { headline: 20% off every mug, cta: SHOP_NOW }, landing: "${landing}" }\n`,
  );
  const shard = await runCli(["check", "--shard", "1/1", "--threshold", "1", "--report-dir", "shard"], {
    cwd,
    env,
  });
  expect(shard.exitCode).toBe(0);
  expect(await readdir(path.join(cwd, "shard/screenshots"))).not.toEqual([]);
  const joined = await runCli(["merge", "shard/report.json", "--report-dir", "taken/report"], { cwd, env });
  expect(joined.exitCode).toBe(0);
  expect(joined.stderr.match(/Pictures could not be saved/gu)).toHaveLength(1);
});

test.skipIf(process.platform !== "linux")(
  "a folder that takes none ends the run as any that cannot be made",
  async () => {
    const { cwd } = await shop();
    await using service = await startService();
    await writeFile(
      path.join(cwd, "ads.yml"),
      'version: 1\nads: [{ id: one, asset: "https://cdn.example/one.png", landing: "https://shop.example/" }]\n',
    );
    const args = ["check", "--api-url", service.url, "--report-dir", "/proc/adhere-report"];
    const { exitCode, stderr } = await runCli(args, { cwd });
    expect(exitCode).toBe(0);
    expect(stderr.match(/^warning: The \w+ report could not be written .*ENOENT/gmu)).toHaveLength(
      Object.keys(REPORT_FILES).length,
    );
  },
  10_000,
);

test.each<[string, string[], number]>([
  ["a check without fixes", ["check"], 1],
  ["links", ["links"], 1],
  ["a check that fails early", ["check", "missing.yml"], 2],
  ["links that fail early", ["links", "missing.yml"], 2],
])("the patches of an earlier run do not outlive %s; other files do", async (_, args, exitCode) => {
  const { cwd } = await shop();
  await using service = await startService({ otherwise: acts.linkBroken() });
  const destinations = await startDestinations();
  onTestFinished(() => destinations.close());
  const dead = destinations.url("/404");
  await writeFile(
    path.join(cwd, "ads.yml"),
    `version: 1\nads:\n  - { id: one, asset: "https://cdn.example/1.png", landing: "${dead}" }\n`,
  );
  await mkdir(path.join(cwd, "out"));
  for (const name of ["fixes.patch", "fixes-safe.patch", "mine.patch"])
    await writeFile(path.join(cwd, "out", name), "");
  const api = args[0] === "check" ? ["--api-url", service.url] : [];
  const told = await runCli([...args, ...api, "--report-dir", "out"], { cwd });
  expect(told.exitCode).toBe(exitCode);
  const left = await readdir(path.join(cwd, "out"));
  expect(left.filter((name) => name.endsWith(".patch"))).toEqual(["mine.patch"]);
});

test("merge does not write over a report that it is to join, and says what to do", async () => {
  const { cwd } = await shop();
  await using service = await startService();
  await writeFile(
    path.join(cwd, "ads.yml"),
    'version: 1\nads:\n  - { id: one, asset: "https://cdn.example/1.png", landing: "https://a.example/" }\n' +
      '  - { id: two, asset: "https://cdn.example/2.png", landing: "https://b.example/" }\n',
  );
  await runCli(["check", "--shard", "1/2", "--api-url", service.url], { cwd });
  const file = path.join(cwd, "adhere-report/report.json");
  const before = await readFile(file, "utf8");
  const own = await runCli(["merge", "adhere-report/report.json"], { cwd });
  expect(own.exitCode).toBe(2);
  expect(own.stderr).toContain("adhere-report/report.json would be overwritten by the merged report");
  expect(own.stderr).not.toContain("    at ");
  expect(await readFile(file, "utf8")).toBe(before);
  const elsewhere = await runCli(["merge", "adhere-report/report.json", "--report-dir", "joined"], { cwd });
  expect(elsewhere.stdout).toContain("Shard 2 of 2 is missing");
});

test("merge of what is not a shard report leaves the report that stands there", async () => {
  const { cwd } = await shop();
  await mkdir(path.join(cwd, "adhere-report"));
  const file = path.join(cwd, "adhere-report/report.json");
  await writeFile(file, "a good report");
  await writeFile(path.join(cwd, "ads.yml"), "version: 1\nads: []\n");
  const { exitCode, stdout, stderr } = await runCli(["merge", "ads.yml"], { cwd });
  expect(exitCode).toBe(2);
  expect(stdout).toContain("ads.yml cannot be used");
  expect(stderr).toContain("warning: No report was written");
  expect(await readFile(file, "utf8")).toBe("a good report");
  expect(await readdir(path.dirname(file))).toEqual(["report.json"]);
});

test("check --help names every kind of report", async () => {
  const { stdout } = await runCli(["check", "--help"]);
  const [introduction = ""] = stdout.split("Flags:");
  for (const kind of [...Object.keys(REPORT_FILES), "patches"]) expect(introduction.toLowerCase()).toContain(kind);
});
