/** What docs/comment.png and docs/report.png show, as text: made from the same report, it is equal on every machine. */
import { createHash } from "node:crypto";
import { buildCommentState, hashEntryId } from "../src/report/comment-state.ts";
import { renderHtmlReport } from "../src/report/html/report.ts";
import { renderComment } from "../src/report/markdown/report.ts";
import type { CheckReport } from "../src/result/check-report.ts";

export const HEAD_SHA = "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123";

/** The comment of a run whose previous run passed. */
export function renderPictureComment(report: CheckReport): string {
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
  const links = { source: `https://github.com/acme/shop/blob/${HEAD_SHA}/`, run: "https://github.com/acme/shop" };
  return renderComment(report, { id: "Ads/adhere", links, state });
}

/** SHA-256 of each picture's text. The report is without pictures and outlines, which are not in its JSON. */
export const hashPictureSources = (report: CheckReport): Record<"comment.png" | "report.png", string> => ({
  "comment.png": hash(renderPictureComment(report)),
  "report.png": hash(withoutScript(renderHtmlReport(report))),
});

/** The page's script is a function's text, which a test runner rewrites; the policy has its hash. */
const withoutScript = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>/gsu, "").replaceAll(/sha256-[\w+/=]+/gu, "");

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
