import { expect, test } from "vitest";
import { toGitHubHtml, withBrowserPage } from "../../../scripts/render-markdown.ts";
import { buildCommentState } from "../../../src/report/comment-state.ts";
import { renderComment, renderSummary } from "../../../src/report/markdown/report.ts";
import { COMMIT, passedEntry, sampleMixedResult, sampleResult } from "../sample-results.ts";

/** Comment and summary with GitHub's stylesheet in Chromium; scripts/render-pictures.ts renders an example. */

const links = {
  run: "https://github.com/acme/shop/actions/runs/42",
  source: `https://github.com/acme/shop/blob/${COMMIT}/`,
};
const before = sampleResult([passedEntry("spring-sale-feed"), passedEntry("winter-clearance")]);
const result = sampleMixedResult();
const state = buildCommentState(result, "2.1", buildCommentState({ ...before, commit: "b".repeat(40) }, "1.1", null));
const DESKTOP = { width: 900, height: 900 };
const PHONE = { width: 390, height: 844 };

test.each([
  ["comment", renderComment(result, { id: "x", links, state })],
  ["summary", renderSummary(result, { links })],
])("the %s fits its column, asks the network for nothing, and hides what is ours", async (_, markdown) => {
  await withBrowserPage(async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewport(size);
      await page.setContent(toGitHubHtml(markdown));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(size.width);
    }
    expect(asked.filter((url) => !url.startsWith("about:"))).toEqual([]);
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).not.toMatch(/adhere (?:comment|state)=/u);
  });
});

test("one screen tells the verdict, what changed, and the worst ad with what to do", async () => {
  await withBrowserPage(async (page) => {
    await page.setViewport(DESKTOP);
    await page.setContent(toGitHubHtml(renderComment(result, { id: "x", links, state })));
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll("h2, h4, p, li, td")]
        .filter((element) => element.getBoundingClientRect().bottom <= innerHeight)
        .map((element) => element.textContent ?? ""),
    );
    const text = seen.join("\n");
    for (const told of [
      "2 of 5 ads failed: 1 broken link, 1 below threshold",
      "2 newly failing",
      "4.5\u00a0/\u00a07\u00a0▼\u00a04",
      "Restore the page, or use another URL.",
      "Decide which one is right",
      "“Welcome to our store” → “Spring sale: 50% off all running shoes”",
    ]) {
      expect(text).toContain(told);
    }
  });
});
