import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { loadReportStyles } from "../../report/html/load-styles.ts";
import { SCRIPT as REPORT_SCRIPT } from "../../report/html/script.ts";
import { WEB_SCRIPT } from "./script.ts";
import type { WebApp } from "./web-context.ts";

const STYLE = loadReportStyles() + readFileSync(path.join(import.meta.dirname, "styles", "web.css"), "utf8");
const SCRIPT = `${REPORT_SCRIPT}\n${WEB_SCRIPT}`;

/** The name changes with the content, so that browsers may keep it forever. */
const nameOf = (content: string, extension: string): string =>
  `/assets/${createHash("sha256").update(content).digest("hex").slice(0, 16)}.${extension}`;

export const STYLE_PATH = nameOf(STYLE, "css");
export const SCRIPT_PATH = nameOf(SCRIPT, "js");

export function addAssetRoutes(app: WebApp): void {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  app.get(STYLE_PATH, (c) => c.body(STYLE, 200, { ...headers, "content-type": "text/css; charset=utf-8" }));
  app.get(SCRIPT_PATH, (c) => c.body(SCRIPT, 200, { ...headers, "content-type": "text/javascript; charset=utf-8" }));
}
