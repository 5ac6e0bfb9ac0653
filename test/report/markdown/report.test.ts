import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderCommentMarker } from "../../../src/report/comment-marker.ts";
import { buildCommentState, buildRunFailureState, parseStateBlock } from "../../../src/report/comment-state.ts";
import {
  MAX_COMMENT_CHARS,
  MAX_SUMMARY_BYTES,
  renderComment,
  renderMarkdownReport,
  renderSummary,
} from "../../../src/report/markdown/report.ts";
import { renderRunFailureComment } from "../../../src/report/markdown/run-failure.ts";
import { renderVerdictTable } from "../../../src/report/terminal-entries-table.ts";
import type { CheckResult, EntryResult } from "../../../src/result/check-report.ts";
import { findGitHubAutolinks, getVisibleText, listTags, renderGfm } from "../github-markdown.ts";
import { hostileText } from "../hostile-text.ts";
import {
  belowEntry,
  brokenEntry,
  COMMIT,
  errorEntry,
  passedEntry,
  sampleEntry,
  sampleEvaluation,
  sampleFix,
  sampleMixedResult,
  sampleResult,
  urlOnlyEntry,
} from "../sample-results.ts";

const LINKS = {
  run: "https://github.com/acme/shop/actions/runs/42",
  source: `https://github.com/acme/shop/blob/${COMMIT}/`,
};
const commentOf = (result: CheckResult) => renderComment(result, { id: "ci/ads", links: LINKS });
const allPassedResult = () => sampleResult([passedEntry("brand-search"), passedEntry("shoes-reels")]);

describe("the comment and the summary", () => {
  test("render a comment for a mixed run", () =>
    expect(commentOf(sampleMixedResult())).toMatchFileSnapshot("../../goldens/comment-mixed.md"));
  test("render a comment for a passing run", () =>
    expect(commentOf(allPassedResult())).toMatchFileSnapshot("../../goldens/comment-all-passed.md"));
  test("render a summary for a mixed run", () =>
    expect(renderSummary(sampleMixedResult(), { links: LINKS })).toMatchFileSnapshot("../../goldens/summary-mixed.md"));

  test("list broken links first, then scores below the threshold, then inconclusive entries", () => {
    const text = commentOf(
      sampleResult([
        passedEntry("p"),
        errorEntry("e"),
        belowEntry("b1", { overallScore: 6 }),
        belowEntry("b2"),
        urlOnlyEntry("u"),
        brokenEntry("x"),
      ]),
    );
    const order = [...text.matchAll(/^\| (?:❌|⚠️) \| \[(\w+)\]/gmu)].map((match) => match[1]);
    expect(order).toEqual(["x", "b2", "b1", "e", "u"]);
  });

  test("show the best fix of every element before alternative fixes", () => {
    const text = commentOf(sampleMixedResult());
    expect(text.indexOf("2. **Offer**")).toBeGreaterThan(0);
    expect(text).toContain("Change the page: “Welcome to our store” → “Spring sale: 50% off all running shoes”");
    expect(text).toContain("Change the ad: “50% off all running shoes” → “Welcome to our store”");
  });

  test("show no score for a dimension that was not judged", () => {
    const entry = belowEntry("x");
    const evaluation = sampleEvaluation(
      { visualMatch: 6.5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 },
      4.5,
    );
    evaluation.detailedScores.visualMatch.reasoning = "Not judged: the ad's picture could not be read.";
    const text = commentOf(sampleResult([{ ...entry, answer: evaluation }]));
    expect(text).toContain("Visual not judged · Message 3 · Above the fold 4 · Tone 6");
  });

  test("mention inconclusive ads when the check passes", () => {
    const text = commentOf(sampleResult([passedEntry("p"), urlOnlyEntry("u")]));
    expect(text).toContain("## ⚠️ Adhere: 1 of 2 ads passed");
    expect(text).toContain("1 ad could not be evaluated. This does not fail the check");
  });

  test("show a warning sign if no ad could be evaluated", () => {
    expect(commentOf(sampleResult([errorEntry("a"), urlOnlyEntry("b")]))).toContain("## ⚠️ Adhere: ");
  });

  test("mention warn-only mode if it lets a failing check pass", () => {
    const result = sampleResult([belowEntry("a")], { gate: { onInconclusive: "warn", warnOnly: true } });
    expect(commentOf(result)).toContain("*Warn-only:");
  });

  test("show an unreadable ad file as a failure although its state is error", () => {
    const result = sampleResult([
      passedEntry("p"),
      errorEntry("a", {
        error: { message: "ads/a.png is not a picture.", code: "ASSET", blame: "manifest" },
      }),
    ]);
    expect(commentOf(result)).toContain("#### ❌ [a]");
  });

  test("differ only in the time for two runs of a commit with the same result", () => {
    const later = { ...sampleMixedResult(), startedAt: "2026-11-21T08:00:00.000Z", durationMs: 99 };
    expect(commentOf(later)).toBe(
      commentOf(sampleMixedResult()).replace("2026-11-20 10:32 UTC", "2026-11-21 08:00 UTC"),
    );
  });

  test("link to the manifest line also if the file name has special characters", () => {
    const manifest = { file: "./ads (old)/é#1.yml", line: 7, column: 1, endLine: 9 };
    const html = renderGfm(commentOf(sampleResult([belowEntry("a", { manifest })])));
    expect(html).toContain(`href="${LINKS.source}ads%20%28old%29/%C3%A9%231.yml#L7"`);
  });
});

describe("an ad that passes with a critical risk", () => {
  const risky = (change = {}) =>
    passedEntry("p", {
      answer: sampleEvaluation({ visualMatch: 9, messageMatch: 5, aboveTheFoldContinuity: 8, toneAlignment: 9 }, 7.5, {
        conversionRisks: [
          {
            type: "OFFER_MISMATCH",
            element: "Offer",
            message: "The ad says £49, the page £79.",
            impact: "CRITICAL",
          },
        ],
      }),
      ...change,
    });

  test("is listed above the passed ads unless the manifest accepts the risk", () => {
    const text = commentOf(sampleResult([risky()]));
    expect(text).toContain("Passed with a critical risk");
    expect(text).toMatch(/^- \[p\]\(.+\): \*\*Offer mismatch\.\*\* The ad says £49, the page £79\.$/mu);
    expect(text.indexOf("critical risk")).toBeLessThan(text.indexOf("1 ad passed"));
    const accepted = {
      kind: "offer",
      until: "2026-12-31",
      reason: "Known.",
      state: "accepted",
      elements: ["Offer"],
    };
    expect(commentOf(sampleResult([risky({ waivers: [accepted] })]))).not.toContain("critical risk");
    expect(renderVerdictTable(sampleResult([risky()]))).toContain(
      "note: p: Offer mismatch (critical risk). The ad says £49, the page £79.",
    );
  });
});

describe("changes since the previous run", () => {
  const before = (entries: EntryResult[]) =>
    buildCommentState({ ...sampleResult(entries), commit: "b5e0000000000000000000000000000000000001" }, "1.1", null);
  const since = (was: EntryResult[], is: EntryResult[]) => {
    const result = sampleResult(is);
    const state = buildCommentState(result, "2.1", before(was));
    return renderComment(result, { id: "ci/ads", links: LINKS, state });
  };

  test("are shown in the table and summed up in one line", () => {
    const text = since(
      [passedEntry("a"), belowEntry("b"), passedEntry("c", { overallScore: 8 }), belowEntry("d")],
      [brokenEntry("a"), passedEntry("b"), passedEntry("c"), belowEntry("d"), passedEntry("e")],
    );
    expect(text).toContain("**Since `b5e0000`:** 1 newly failing, 1 fixed, 1 higher, 1 new.");
    expect(text).toMatch(/\| ❌ \| \[a\].*\| – \| Link broken \(newly\) \|/u);
    expect(text).toMatch(/\[b\].*8\.5\u00a0\/\u00a07\u00a0▲\u00a04 .*\| Passed \(fixed\) \|/u);
    expect(text).toMatch(/\[c\].*▲\u00a00\.5 .*\| Passed \|/u);
    expect(text).toMatch(/\[d\].*\| 4\.5\u00a0\/\u00a07 \|/u);
    expect(text).toMatch(/\[e\].*\| Passed \(new ad\) \|/u);
  });

  test("are none if nothing changed, and are omitted in the first run", () => {
    expect(since([passedEntry("a")], [passedEntry("a")])).toContain("Nothing changed since `b5e0000`.");
    const first = sampleResult([passedEntry("a")]);
    const text = renderComment(first, { id: "x", state: buildCommentState(first, "1.1", null) });
    expect(text).not.toMatch(/since|new/iu);
  });
});

describe("waivers", () => {
  const waiver = {
    kind: "offer",
    until: "2026-12-31",
    reason: "Legal clears the banner in January.",
  } as const;
  const accepted = (change: Partial<EntryResult> = {}) =>
    belowEntry("grinder-sale", {
      state: "passed",
      scoreWithoutAccepted: 8,
      waivers: [{ ...waiver, state: "accepted", elements: ["Offer"] }],
      ...change,
    });

  test("are shown with reason and expiry date, and let the ad pass", () => {
    const text = commentOf(sampleResult([accepted(), passedEntry("p")]));
    expect(text).toContain("## ✅ Adhere: 2 of 2 ads passed (1 by a waiver).");
    expect(text).toMatch(
      /^- \[grinder-sale\]\(.+\): \*\*Offer\*\*, until 2026-12-31: Legal clears the banner in January\. \(4\.5 \/ 7, 8 without the waiver\)$/mu,
    );
    expect(text).toMatch(/^\| ✅ \| \[grinder-sale\].*\| Accepted \|$/mu);
  });

  test("remove their risks and fixes from an entry that fails for other reasons", () => {
    const { scoreWithoutAccepted: _, ...failing } = accepted({ state: "below_threshold" });
    const text = commentOf(sampleResult([failing]));
    expect(text).not.toContain("**Offer mismatch**");
    expect(text).not.toMatch(/\d\. \*\*Offer\*\*/u);
    expect(text).toContain("**Call-to-action friction**");
  });

  test("are listed if they expired (first) or match no finding", () => {
    const text = commentOf(
      sampleResult([
        passedEntry("u", { waivers: [{ ...waiver, kind: "tone", state: "unused", elements: [] }] }),
        belowEntry("x", { waivers: [{ ...waiver, until: "2026-10-31", state: "expired", elements: [] }] }),
      ]),
    );
    expect(text).toMatch(
      /^- ⚠️ \[x\]\(.+\): the waiver for \*\*offer\*\* expired on 2026-10-31\. Fix the finding or renew the waiver: Legal/mu,
    );
    expect(text.indexOf("expired on")).toBeLessThan(text.indexOf("matches no finding"));
  });
});

describe("fixes that can be applied to the repository", () => {
  const at = { file: "site/`a`.html", endLine: 12, why: "It changes words only." };
  const scores = { visualMatch: 4, messageMatch: 4, aboveTheFoldContinuity: 4, toneAlignment: 4 };
  const answer = sampleEvaluation(scores, 4, { fixes: [sampleFix()] });
  const entry = (id: string, line: number, safe: boolean) =>
    belowEntry(id, { answer, repairs: [{ ...at, fixId: sampleFix().id, line, safe }] });

  test("name the file and line, whether they need review, and the commands to apply them", () => {
    const text = commentOf(sampleResult([entry("a", 3, true), entry("b", 12, false)]));
    expect(text).toContain("<sub>In ``site/`a`.html:3``: safe to apply. It changes words only.</sub>");
    expect(text).toContain("``site/`a`.html:12``: review before applying.");
    expect(text).toMatch(
      /^\*\*2 fixes can be applied to this repository\*\* \(1 safe, 1 to review\): one by one with `npx adhere-check fix`, or all at once with `git apply fixes\.patch` \(safe fixes only: `fixes-safe\.patch`\)\. The patches are in \[the report folder\]/mu,
    );
  });

  test("count once if one change fixes two ads", () => {
    expect(commentOf(sampleResult([entry("a", 3, true), entry("b", 3, true)]))).toContain(
      "**1 fix can be applied to this repository** (safe to apply): ",
    );
  });

  test('refer to the report folder as "this folder" in the report inside it', () => {
    expect(renderMarkdownReport(sampleResult([entry("a", 3, true)]))).toContain("The patches are in this folder.");
    expect(commentOf(sampleResult([belowEntry("a")]))).not.toContain("can be applied");
  });
});

test("hex colours are rendered as code, so that GitHub shows swatches and no issue links", () => {
  const entry = belowEntry("x");
  const evaluation = sampleEvaluation(
    { visualMatch: 3, messageMatch: 8, aboveTheFoldContinuity: 8, toneAlignment: 8 },
    5,
  );
  evaluation.detailedScores.visualMatch.reasoning =
    "3 of 10, poor. Against: the ad's #dc2389, #2b0f3a meet #347 on the first screen (#12 and &#123456; are none).";
  const text = commentOf(sampleResult([{ ...entry, answer: evaluation }]));
  expect(text).toContain(
    "**Weakest: visual match.** 3 of 10, poor. Against: the ad's `#dc2389`, `#2b0f3a` meet `#347` on the first screen",
  );
  expect(findGitHubAutolinks(renderGfm(text))).toEqual([]);
});

test("the report in the folder links to its own screenshots and to no other URL", () => {
  const keep = (name: string) => `file:///shop/adhere-report/screenshots/${name}`;
  const evaluation = sampleEvaluation(
    { visualMatch: 3, messageMatch: 8, aboveTheFoldContinuity: 8, toneAlignment: 8 },
    5,
    {
      adScreenshotUrl: keep("ad-0123456789abcdef.png"),
      landingPageScreenshotUrl: keep("landingPage-0123456789abcdef.webp"),
      alternateScreenshotUrl: "https://evil.example/screenshots/x.png",
      alternateViewport: "desktop",
    },
  );
  const text = renderMarkdownReport(sampleResult([belowEntry("x", { answer: evaluation })]));
  expect(text).toContain(
    "Screenshots: [ad](screenshots/ad-0123456789abcdef.png) · " +
      "[landing page](screenshots/landingPage-0123456789abcdef.webp)",
  );
  expect(text).not.toContain("evil");
});

describe("the comment of a failed run", () => {
  const run = {
    headline: "The ads manifest has 2 mistakes.",
    problems: [
      { location: { file: "ads.yml", line: 6 }, message: 'landing is "@octocat": write the page\'s address' },
      { location: null, message: "threshold must be a number" },
    ],
    commit: COMMIT,
    at: "2026-11-20T10:32:00.000Z",
    version: "0.1.0",
  };
  const state = buildRunFailureState({ commit: COMMIT, at: run.at, run: "1.1", why: "x" }, null);

  test("lists the problems with their locations", () =>
    expect(renderRunFailureComment(run, { id: "ci/ads", links: LINKS, state })).toMatchFileSnapshot(
      "../../goldens/comment-run-failure.md",
    ));

  test("stays within the size limit for many long problems", () => {
    const problems = Array.from({ length: 5000 }, () => ({
      location: { file: "x".repeat(5000), line: 1 },
      message: "$@".repeat(5000),
    }));
    const text = renderRunFailureComment({ ...run, problems }, { id: "ci/ads", links: LINKS, state });
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text).toMatch(/\d+ more in \[the log\]/u);
  });
});

describe("limits", () => {
  const many = (n: number, make: (id: string) => EntryResult) =>
    Array.from({ length: n }, (_, index) => make(`entry-${index}`));

  test("a comment of 400 failing entries has a table of the worst 100, 15 of them unfolded, and explains 25", () => {
    const text = commentOf(sampleResult([...many(380, belowEntry), ...many(20, brokenEntry)]));
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text.match(/^\| ❌/gmu)).toHaveLength(100);
    expect(text.match(/^#### ❌/gmu)).toHaveLength(25);
    expect(text).toContain("<summary>85 more ads</summary>");
    expect(text).toContain("300 failing or inconclusive ads; the details of 75 ads in the table");
    expect(text).toContain(`[the job summary](${LINKS.run}) and the JSON report`);
  });

  test("400 failing entries fit in a comment together with its state block", () => {
    const result = sampleResult([...many(380, belowEntry), ...many(20, (id) => brokenEntry(`dead-${id}`))]);
    const before = buildCommentState({ ...result, commit: "b".repeat(40) }, "1.1", null);
    const text = renderComment(result, {
      id: "ci/ads",
      links: LINKS,
      state: buildCommentState(result, "2.1", before),
    });
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text.match(/^\| ❌/gmu)).toHaveLength(100);
    expect(parseStateBlock(text)?.entries.size).toBe(400);
  });

  test("a comment omits passed entries before failing ones", () => {
    const text = commentOf(sampleResult([...many(5, belowEntry), ...many(900, passedEntry)]));
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text.match(/^#### ❌/gmu)).toHaveLength(5);
    expect(text).toContain("**Not shown here:** 800 passed ads.");
  });

  test("a comment of 3,000 failing entries shows the worst and counts the rest", () => {
    const text = commentOf(sampleResult(many(3000, belowEntry)));
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    const rows = text.match(/^\| ❌/gmu)?.length ?? 0;
    expect(text).toContain(`${(3000 - rows).toLocaleString("en")} failing or inconclusive ads`);
  });

  test("a comment of causes with endless addresses and texts stays within the limit", () => {
    const endless = `$${"$@".repeat(500)}`;
    const conflict = (n: number) => {
      const sides = [`${endless} for ${n}9 €`, `${endless} for ${n}8 €`] as const;
      return belowEntry(`ad-${n}`, {
        landingUrl: `https://acme.example/${n}?${"&".repeat(1900)}`,
        answer: sampleEvaluation(
          { visualMatch: 6, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 },
          4.5,
          {
            fixes: (["change_lp", "change_ad"] as const).map((direction) =>
              sampleFix({
                element: "Offer",
                fixType: "offer",
                direction,
                currentValue: sides[0],
                suggestedValue: sides[1],
              }),
            ),
          },
        ),
      });
    };
    const text = commentOf(sampleResult([1, 2, 3, 4, 5].map(conflict)));
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    const causes = Number(text.match(/^\d+\. \*\*Offer/gmu)?.length);
    expect(causes).toBeGreaterThan(0);
    for (const [, href = ""] of (text.split("| |")[0] ?? "").matchAll(/\]\(([^)]*)\)/gu))
      expect(href.length).toBeLessThanOrEqual(500);
  });

  test("a comment of a change that only differs in spaces stays within the limit", () => {
    const endless = "$ ".repeat(50_000);
    const fixes = [sampleFix({ currentValue: `${endless}x`, suggestedValue: ` ${endless} x` })];
    const scores = { visualMatch: 6, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 };
    const text = commentOf(sampleResult([belowEntry("a", { answer: sampleEvaluation(scores, 4.5, { fixes }) })]));
    expect(text.length).toBeLessThan(10_000);
    expect(text).toContain("1. **Headline: change the page**");
  });

  test("a comment omits waivers, notices and skipped ads before rows of its table", () => {
    const endless = "$".repeat(300);
    const skipped = many(20, (id) => sampleEntry({ id, state: "skipped", reason: endless }));
    const text = commentOf(
      sampleResult([...many(3, brokenEntry), ...skipped], { notices: Array.from({ length: 10 }, () => endless) }),
    );
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text.match(/^\| ❌/gmu)).toHaveLength(3);
    expect(text).toContain("1. **Broken link**");
    expect(text).toMatch(/Not shown here:.*; waivers, notices and skipped ads\. See/u);
  });

  test("a summary stays under 1 MiB of UTF-8", () => {
    const wide = (id: string) => belowEntry(`${id}-${"広告".repeat(20)}`);
    const text = renderSummary(sampleResult(many(3000, wide)));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SUMMARY_BYTES);
    expect(text).toContain("See the JSON report.");
  });

  test("endless texts do not fill the comment", () => {
    const endless = "$@".repeat(100_000);
    const entry = sampleEntry({
      id: endless,
      state: "error",
      reason: endless,
      landingUrl: endless,
      notices: Array.from({ length: 50 }, () => endless),
      linkTrail: Array.from({ length: 50 }, () => endless),
    });
    const result = sampleResult([entry], { notices: Array.from({ length: 50 }, () => endless) });
    const text = commentOf(result);
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS);
    expect(text).toContain("#### ⚠️");
  });
});

/** An entry with the same untrusted text in every field. */
function entryWithUntrustedText(text: string): EntryResult {
  const evaluation = sampleEvaluation(
    { visualMatch: 5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 },
    4.5,
    {
      conversionRisks: [{ type: "OFFER_MISMATCH", message: text, impact: "HIGH", element: text }],
      fixes: [sampleFix({ element: `x${text}`, currentValue: text, suggestedValue: text, reasoning: `x${text}` })],
    },
  );
  evaluation.detailedScores.messageMatch.reasoning = text;
  return belowEntry(`x${text}`, { landingUrl: text, notices: [`x${text}`], answer: evaluation });
}

const resultWithUntrustedText = (text: string): CheckResult =>
  sampleResult(
    [
      entryWithUntrustedText(text),
      passedEntry(`p${text}`, { notices: [`x${text}`] }),
      passedEntry(`w${text}`, {
        waivers: (["accepted", "unused", "expired"] as const).map((state) => ({
          kind: "offer",
          until: "2026-12-31",
          reason: `x${text}`,
          state,
          elements: state === "accepted" ? [`x${text}`] : [],
        })),
      }),
      urlOnlyEntry(`u${text}`, { reason: `x${text}`, linkTrail: [text] }),
      sampleEntry({ id: `s${text}`, state: "skipped", reason: text }),
    ],
    { notices: [`x${text}`] },
  );

test("untrusted text cannot change the structure of a comment", () => {
  const skeleton = (text: string) =>
    listTags(renderGfm(renderComment(resultWithUntrustedText(text), { id: "x" }))).filter(
      // A text may be a web address, which becomes a link.
      (tag) => !/^<\/?(?:span|em|code)>$|^<br \/?>$|^<\/?a(?: href="https?:\/\/[^"]*")?>$/u.test(tag),
    );
  const plain = skeleton("plain");
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = renderGfm(renderComment(resultWithUntrustedText(text), { id: "x" }));
      expect(skeleton(text)).toEqual(plain);
      expect(findGitHubAutolinks(html)).toEqual([]);
      expect(getVisibleText(html)).toContain("Fix first");
    }),
    { numRuns: 250 },
  );
});

test("untrusted text cannot change the structure of a failed run's comment", () => {
  const state = buildRunFailureState({ commit: COMMIT, at: "2026-11-20T10:32:00Z", run: "1.1", why: "x" }, null);
  const html = (text: string) => {
    const problems = [
      { location: { file: `x${text}`, line: 1 }, message: `x${text}` },
      { location: null, message: `x${text}` },
    ];
    const run = { headline: `x${text}`, problems, commit: COMMIT, at: "2026-11-20T10:32:00Z", version: "0" };
    return renderGfm(renderRunFailureComment(run, { id: "x", state }));
  };
  const skeleton = (text: string) => listTags(html(text)).filter((tag) => !/^<\/?(?:span|code)>$/u.test(tag));
  const plain = skeleton("plain");
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(skeleton(text)).toEqual(plain);
      expect(findGitHubAutolinks(html(text))).toEqual([]);
    }),
  );
});

test("the marker is the first line, so that a quoted comment does not match", () => {
  expect(commentOf(sampleMixedResult()).split("\n")[0]).toBe(renderCommentMarker("ci/ads"));
});
