import process from "node:process";
import { type Browser, launch, type Page } from "puppeteer-core";
import type { Viewport } from "../src/contract/vocabulary.ts";
import { findBrowser } from "../src/engine/capture/find-browser.ts";
import { pageScript } from "../src/engine/capture/page-scripts.ts";

/** A plain puppeteer script: opens a page at both viewports, waits until it is stable and takes two screenshots. */
export interface ReferenceScript {
  visit(url: string, viewport: Viewport): Promise<void>;
  close(): Promise<void>;
}

const VIEWPORTS = {
  mobile: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1 },
} as const;

/** Starts the browser that the engine finds, with puppeteer's defaults. */
export async function openReferenceScript(): Promise<ReferenceScript> {
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root: process.getuid?.() === 0,
    variables: process.env,
    packageRoots: [import.meta.dirname],
  });
  const browser: Browser = await launch({
    executablePath: found.path,
    headless: found.from === "npm" ? "shell" : true,
    pipe: true,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    env: { ...process.env, ...found.variables },
  });
  return {
    visit: async (url, viewport) => {
      const other = viewport === "mobile" ? "desktop" : "mobile";
      await Promise.all([screenshotUrl(browser, url, viewport, 3), screenshotUrl(browser, url, other, 1)]);
    },
    close: () => browser.close(),
  };
}

/** Chrome draws only a window's front tab: each page gets a context, and so a window, of its own. */
async function screenshotUrl(browser: Browser, url: string, viewport: Viewport, screens: number): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    await screenshotPage(await context.newPage(), url, viewport, screens);
  } finally {
    await context.close();
  }
}

/** Waits like the engine: load event, 200 ms of network idle, scrolled, fonts and images loaded, no animation. */
async function screenshotPage(page: Page, url: string, viewport: Viewport, screens: number): Promise<void> {
  const { width, height } = VIEWPORTS[viewport];
  await page.setViewport(VIEWPORTS[viewport]);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForNetworkIdle({ idleTime: 200 });
  const options = { screens, assetsMs: 3000, stillMs: 1200, deepMs: 0 };
  await page.evaluate(pageScript("loadWholePage", options));
  await page.evaluate(pageScript("waitUntilStill", options));
  const whole = await page.evaluate("document.documentElement.scrollHeight");
  const shown = Math.max(height, Math.min(Number(whole), height * screens));
  await page.screenshot({
    type: "jpeg",
    quality: 72,
    optimizeForSpeed: true,
    captureBeyondViewport: shown > height,
    clip: { x: 0, y: 0, width, height: shown },
  });
}
