/** Renders docs/comment.png and docs/report.png from the check of the example ads. Run: npm run pictures */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { EXAMPLE_SITE_PORT, serveSite } from "../examples/serve.ts";
import { runCheck } from "../src/compose/run-check.ts";
import { CheckReport } from "../src/result/check-report.ts";
import { readSettings } from "../src/run/settings.ts";
import { HEAD_SHA, hashPictureSources, renderPictureComment } from "./picture-sources.ts";
import { screenshotMarkdown, withBrowserPage } from "./render-markdown.ts";

const root = path.join(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const fixtures = path.join(root, "test/fixtures/pictures");
/** Shown in the pictures instead of localhost. */
const EXAMPLE_ORIGIN = "https://marrow.example";

const server = await serveSite(0);
const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-pictures-"));
try {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const publish = (text: string) => text.replaceAll(origin, EXAMPLE_ORIGIN);
  const { json, html } = await checkExamples(origin);
  const report = CheckReport.parse(JSON.parse(publish(json)));
  await writeFile(html, publish(await readFile(html, "utf8")));
  await withBrowserPage((page) =>
    screenshotMarkdown(path.join(docs, "comment.png"), page, renderPictureComment(report)),
  );
  await screenshotReport(pathToFileURL(html).href);
  await writeFile(path.join(fixtures, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(fixtures, "hashes.json"), `${JSON.stringify(hashPictureSources(report), null, 2)}\n`);
} finally {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
}

/** Checks the example ads against the site at the origin. Returns the JSON report and the file of the HTML report. */
async function checkExamples(origin: string): Promise<{ json: string; html: string }> {
  for (const part of ["ads", "site"])
    await cp(path.join(root, "examples", part), path.join(folder, part), { recursive: true });
  const ads = await readFile(path.join(root, "examples", "ads.yml"), "utf8");
  await writeFile(path.join(folder, "ads.yml"), ads.replaceAll(`http://localhost:${EXAMPLE_SITE_PORT}`, origin));
  const { reports } = await runCheck({
    settings: readSettings({}, (name) => name),
    manifests: ["ads.yml"],
    cwd: folder,
    // Proxies and certificates of this machine would be named in the report.
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"] },
    commit: HEAD_SHA,
    locateRemoteAsset: (file) => file.path,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  if (reports.paths.html === undefined || reports.paths.json === undefined)
    throw new Error(reports.warnings.join("\n"));
  return { json: await readFile(reports.paths.json, "utf8"), html: reports.paths.html };
}

async function screenshotReport(report: string): Promise<void> {
  await withBrowserPage(async (page) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.setViewport({ width: 1120, height: 1480, deviceScaleFactor: 1.25 });
    await page.goto(report);
    // Opens the second ad, because the broken link needs no details.
    await page.click("#ad-1 summary");
    await page.mouse.move(0, 0);
    await page.evaluate(() => Promise.all([...document.images].slice(1, 3).map((image) => image.decode())));
    await page.screenshot({ path: path.join(docs, "report.png") });
  });
}
