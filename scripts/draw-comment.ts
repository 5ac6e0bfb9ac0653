/** Draws docs/comment.png: the pull-request comment of the example ads, as GitHub would show it. Run: node scripts/draw-comment.ts */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import puppeteer from "puppeteer-core";
import { serveSite } from "../examples/serve.ts";
import { readSettings } from "../src/check/settings.ts";
import { findBrowser } from "../src/engine/capture/find-browser.ts";
import { runJob } from "../src/job/job.ts";
import { comment } from "../src/report/markdown.ts";

const root = path.join(import.meta.dirname, "..");

/** GitHub's own look, as far as a comment needs it (primer.style). */
const STYLE = `
  body { margin: 0; padding: 20px; width: 940px; box-sizing: border-box; background: #fff; color: #1f2328;
    font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji"; }
  .comment { border: 1px solid #d1d9e0; border-radius: 6px; }
  .head { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; color: #59636e; }
  .head b { color: #1f2328; } .bot { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 7px; font-size: 12px; }
  .body { padding: 16px; } .body > :first-child { margin-top: 0; } .body > :last-child { margin-bottom: 0; }
  td { white-space: nowrap; } h2 { font-size: 20px; line-height: 1.25; padding-bottom: 6px; border-bottom: 1px solid #d1d9e0b3; margin: 24px 0 16px; }
  h4 { font-size: 14px; margin: 24px 0 12px; } p, ul, ol, table, details { margin: 0 0 16px; }
  a { color: #0969da; text-decoration: none; } sub { font-size: 11px; color: #59636e; vertical-align: baseline; }
  table { border-collapse: collapse; } th, td { border: 1px solid #d1d9e0; padding: 6px 13px; } tr:nth-child(2n) td { background: #f6f8fa; }
  code { background: #818b981f; border-radius: 6px; padding: .2em .4em; font: 12px ui-monospace, "DejaVu Sans Mono", monospace; }
  ul, ol { padding-left: 2em; } summary { cursor: pointer; }
`;

/** A machine without an emoji font shows boxes: the comment's three marks, drawn. */
const mark = (fill: string, d: string) =>
  `<svg width="1em" height="1em" viewBox="0 0 16 16" style="vertical-align:-.12em"><path fill="none" stroke="${fill}" stroke-width="3" d="${d}"/></svg>`;
const MARKS: Record<string, string> = {
  "❌": mark("#d1242f", "M2 2 14 14M14 2 2 14"),
  "✅": mark("#1a7f37", "M2 8.5 6.5 13 14 3.5"),
  "⚠️": mark("#bf8700", "M8 2v7.5M8 11.5v3"),
};

const server = await serveSite();
try {
  const { result } = await runJob({
    settings: readSettings({ "report-dir": path.join(root, "adhere-report") }, (name) => name),
    manifests: ["ads.yml"],
    cwd: path.join(root, "examples"),
    env: process.env,
    commit: "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123",
    locateRemote: (file) => file.path,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  const source = "https://github.com/acme/shop/blob/4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123/";
  await draw(comment(result, { id: "Ads/adhere", links: { source } }));
} finally {
  server.close();
  server.closeAllConnections();
}

async function draw(markdown: string): Promise<void> {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const body = html.replace(/❌|✅|⚠️/gu, (mark) => MARKS[mark] ?? mark);
  const asRoot = process.getuid?.() === 0;
  const found = await findBrowser(undefined, {
    platform: process.platform,
    root: asRoot,
    variables: process.env,
    packageRoots: [root],
  });
  const browser = await puppeteer.launch({
    executablePath: found.path,
    args: [...found.arguments, ...(asRoot ? ["--no-sandbox"] : [])],
    env: { ...process.env, ...found.variables },
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 940, height: 600, deviceScaleFactor: 2 });
    await page.setContent(
      `<style>${STYLE}</style><div class="comment"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented now</div><div class="body">${body}</div></div>`,
    );
    await writeFile(path.join(root, "docs", "comment.png"), await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
