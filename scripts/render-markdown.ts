/** Renders Markdown like GitHub: GFM to HTML, with GitHub's stylesheet, in Chromium. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import puppeteer, { type Page } from "puppeteer-core";
import { findBrowser } from "../src/engine/capture/find-browser.ts";

const root = path.join(import.meta.dirname, "..");
const readGitHubCss = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`github-markdown-css/${name}.css`), "utf8");

/** The frame around a GitHub comment (after primer.style). */
const FRAME_CSS = `
  body { margin: 0; padding: 20px; box-sizing: border-box; background: #fff; }
  .comment { border: 1px solid #d1d9e0; border-radius: 6px; }
  .head { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0;
    border-radius: 6px 6px 0 0; color: #59636e;
    font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
  .head b { color: #1f2328; } .bot { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 7px; font-size: 12px; }
  .markdown-body { padding: 16px; font-size: 14px; }
  .swatch { display: inline-block; width: .7em; height: .7em; margin-left: .3em;
    border-radius: 50%; border: 1px solid #0002; vertical-align: baseline; }
`;

/** The frame in GitHub's dark theme. */
const DARK_FRAME_CSS = `
  body, .comment { background: #0d1117; }
  .comment, .bot { border-color: #3d444d; }
  .head { background: #151b23; border-color: #3d444d; color: #9198a1; }
  .head b { color: #f0f6fc; }
`;

export type Scheme = "light" | "dark";

/** SVG replacements for the comment's emoji, because the machine may have no emoji font. */
const markSvg = (fill: string, d: string) =>
  '<svg width="1em" height="1em" viewBox="0 0 16 16" style="vertical-align:-.12em">' +
  `<path fill="none" stroke="${fill}" stroke-width="3" d="${d}"/></svg>`;
const MARK_SVGS: Readonly<Record<string, string>> = {
  "❌": markSvg("#d1242f", "M2 2 14 14M14 2 2 14"),
  "✅": markSvg("#1a7f37", "M2 8.5 6.5 13 14 3.5"),
  "⚠️": markSvg("#bf8700", "M8 2v7.5M8 11.5v3"),
  "➖": markSvg("#59636e", "M2 8h12"),
};

/** Converts Markdown to a page like GitHub's, with colour swatches next to colour codes. */
export function toGitHubHtml(
  markdown: string,
  { framed = true, scheme = "light" }: { framed?: boolean; scheme?: Scheme } = {},
): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
    .replace(/<code>(#[0-9a-f]{6})<\/code>/giu, '<code>$1<span class="swatch" style="background:$1"></span></code>')
    .replace(/❌|✅|⚠️|➖/gu, (emoji) => MARK_SVGS[emoji] ?? emoji);
  const body = `<div class="markdown-body">${html}</div>`;
  const head = `<div class="head"><b>github-actions</b> <span class="bot">bot</span> commented now</div>`;
  const css = [readGitHubCss(`github-markdown-${scheme}`), FRAME_CSS, scheme === "dark" ? DARK_FRAME_CSS : ""];
  return `<!doctype html><meta charset="utf-8"><style>${css.join("")}</style>${
    framed ? `<div class="comment">${head}${body}</div>` : body
  }`;
}

/** Opens a browser page for `work` and closes the browser afterwards. */
export async function withBrowserPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const asRoot = process.getuid?.() === 0;
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root: asRoot,
    variables: process.env,
    packageRoots: [root],
  });
  const browser = await puppeteer.launch({
    executablePath: found.path,
    args: asRoot ? ["--no-sandbox"] : [],
    env: { ...process.env, ...found.variables },
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** @param width in CSS pixels: 900 for a desktop, 390 for a phone. */
export async function screenshotMarkdown(
  file: string,
  page: Page,
  markdown: string,
  { width = 900, framed = true, scheme = "light" }: { width?: number; framed?: boolean; scheme?: Scheme } = {},
): Promise<void> {
  await page.setViewport({ width, height: 100, deviceScaleFactor: 2 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  // The security policy of an earlier page would apply to the content.
  await page.goto("about:blank");
  await page.setContent(toGitHubHtml(markdown, { framed, scheme }));
  await writeFile(file, await page.screenshot({ fullPage: true }));
}
