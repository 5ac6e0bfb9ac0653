/** Renders docs/report.png: the HTML report of the example ads. Run: node scripts/render-report.ts */
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { serveSite } from "../examples/serve.ts";
import { runCheck } from "../src/run/compose/run-check.ts";
import { readSettings } from "../src/run/settings.ts";
import { withBrowserPage } from "./render-markdown.ts";

const root = path.join(import.meta.dirname, "..");

const server = await serveSite();
try {
  const { reports } = await runCheck({
    settings: readSettings({ "report-dir": path.join(root, "adhere-report") }, (name) => name),
    manifests: ["ads.yml"],
    cwd: path.join(root, "examples"),
    env: process.env,
    commit: "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123",
    locateRemoteAsset: (file) => file.path,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  if (reports.paths.html === undefined) throw new Error(reports.warnings.join("\n"));
  await screenshotReport(pathToFileURL(reports.paths.html).href);
} finally {
  server.close();
  server.closeAllConnections();
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
    await page.screenshot({ path: path.join(root, "docs", "report.png") });
  });
}
