/** Renders examples/ads/source/*.html to examples/ads/*.png at 1080 × 1080. Run: node examples/render-ads.ts */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { findBrowser } from "../src/engine/capture/find-browser.ts";

const ads = path.join(import.meta.dirname, "ads");
const root = process.getuid?.() === 0;
const found = await findBrowser(undefined, {
  platform: process.platform,
  root,
  variables: process.env,
  packageRoots: [import.meta.dirname],
});

const browser = await puppeteer.launch({
  executablePath: found.path,
  args: root ? ["--no-sandbox"] : [],
  env: { ...process.env, ...found.variables },
});
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1080, height: 1080 });
  for (const name of await readdir(path.join(ads, "source"))) {
    await page.goto(pathToFileURL(path.join(ads, "source", name)).href);
    await writeFile(path.join(ads, name.replace(/\.html$/, ".png")), await page.screenshot());
  }
} finally {
  await browser.close();
}
