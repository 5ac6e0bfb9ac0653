/** Renders docs/web-app.png: the result of an example ad in the web app. Run: npm run pictures */
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import type { Page } from "puppeteer-core";
import { serveSite } from "../examples/serve.ts";
import { readServiceSettings } from "../src/service/settings.ts";
import { startService } from "../src/service/start-service.ts";
import { withBrowserPage } from "./render-markdown.ts";

const root = path.join(import.meta.dirname, "..");
/** Shown in the picture instead of localhost. */
const EXAMPLE_ORIGIN = "https://marrow.example";

const data = await mkdtemp(path.join(os.tmpdir(), "adhere-web-picture-"));
const site = await serveSite(0);
const settings = readServiceSettings({ port: "0", data, "allow-private": "true", "log-level": "silent" }, {});
const service = await startService({ settings, env: process.env, writeLog: () => undefined });
try {
  await withBrowserPage((page) => renderResult(page, `http://localhost:${(site.address() as AddressInfo).port}`));
} finally {
  await service.close(1000);
  site.close();
  site.closeAllConnections();
  await rm(data, { recursive: true, force: true });
}

async function renderResult(page: Page, origin: string): Promise<void> {
  const submit = (selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.setViewport({ width: 1120, height: 960, deviceScaleFactor: 1.25 });
  await page.goto(service.ownerLink ?? "");
  await page.type("#email", "ann@marrow.example");
  await page.type("#password", "correct horse battery staple");
  await submit("main button");
  await page.type("#landingUrl", `${origin}/grinders`);
  await (await page.$("input#file"))?.uploadFile(path.join(root, "examples/ads/grinder-sale.png"));
  await page.select("#platform", "meta");
  await page.type("#headlines", "50% off every hand grinder");
  await page.type("#body", "Ends Sunday. Shop the sale before it is gone!");
  await page.type("#cta", "Shop now");
  await page.type("#pageName", "Marrow Coffee");
  await submit(".evaluate button.main");
  await page.waitForSelector(".verdict", { timeout: 60_000 });
  await page.evaluate(
    (from, to) => {
      for (const link of document.querySelectorAll(".address a"))
        link.textContent = link.textContent?.replace(from, to) ?? "";
      return Promise.all([...document.images].slice(0, 2).map((image) => image.decode()));
    },
    origin,
    EXAMPLE_ORIGIN,
  );
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(root, "docs/web-app.png") });
}
