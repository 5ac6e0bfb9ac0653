/** Renders docs/comment.png: the pull-request comment of the example ads. Run: node scripts/render-comment.ts */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { EXAMPLE_SITE_PORT, serveSite } from "../examples/serve.ts";
import { buildCommentState, hashEntryId } from "../src/report/comment-state.ts";
import { renderJsonReport } from "../src/report/json.ts";
import { renderComment } from "../src/report/markdown/report.ts";
import { runCheck } from "../src/run/compose/run-check.ts";
import { CheckReport } from "../src/run/result.ts";
import { readSettings } from "../src/run/settings.ts";
import { screenshotMarkdown, withBrowserPage } from "./render-markdown.ts";

const root = path.join(import.meta.dirname, "..");
const HEAD_SHA = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";
/** Shown in the image instead of localhost. */
const EXAMPLE_ORIGIN = "https://marrow.example";

const server = await serveSite(0);
const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-drawing-"));
try {
  const { port } = server.address() as AddressInfo;
  const report = CheckReport.parse(
    JSON.parse((await runExampleCheck(port)).replaceAll(`http://localhost:${port}`, EXAMPLE_ORIGIN)),
  );
  // The previous run, in which all three ads passed.
  const passed = (score: number) => ({ state: "passed", waived: false, score, previous: null }) as const;
  const state = buildCommentState(report, "42.1", {
    commit: "b5e07a1c0de0000000000000000000000000beef",
    at: report.startedAt,
    run: "41.1",
    verdict: "pass",
    completed: true,
    entries: new Map([
      [hashEntryId("first-bag"), passed(9)],
      [hashEntryId("grinder-sale"), passed(7.5)],
      [hashEntryId("tasting-class"), passed(8)],
    ]),
    baseCommit: null,
  });
  const links = {
    source: `https://github.com/acme/shop/blob/${HEAD_SHA}/`,
    run: "https://github.com/acme/shop",
  };
  const markdown = renderComment(report, { id: "Ads/adhere", links, state });
  await withBrowserPage((page) => screenshotMarkdown(path.join(root, "docs", "comment.png"), page, markdown));
} finally {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
}

/** Checks the example ads against the site on the given port and returns the JSON report. */
async function runExampleCheck(port: number): Promise<string> {
  for (const part of ["ads", "site"]) {
    await cp(path.join(root, "examples", part), path.join(folder, part), { recursive: true });
  }
  const ads = await readFile(path.join(root, "examples", "ads.yml"), "utf8");
  await writeFile(path.join(folder, "ads.yml"), ads.replaceAll(`:${EXAMPLE_SITE_PORT}`, `:${port}`));
  const { result } = await runCheck({
    settings: readSettings({}, (name) => name),
    manifests: ["ads.yml"],
    cwd: folder,
    env: process.env,
    commit: HEAD_SHA,
    locateRemoteAsset: (file) => file.path,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  return renderJsonReport(result, folder);
}
