import path from "node:path";
import process from "node:process";
import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../../src/engine/capture/find-browser.ts";

/** A real Chromium, to look at what reports look like. */
export async function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root,
    variables: process.env,
    packageRoots: [path.join(import.meta.dirname, "..", "..")],
  });
  return puppeteer.launch({
    executablePath: found.path,
    args: root ? ["--no-sandbox"] : [],
    env: { ...process.env, ...found.variables },
  });
}
