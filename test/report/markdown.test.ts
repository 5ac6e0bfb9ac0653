import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckResult, EntryResult } from "../../src/check/result.ts";
import { COMMENT_LIMIT, comment, SUMMARY_LIMIT, summary } from "../../src/report/markdown.ts";
import { commentMarker } from "../../src/report/text.ts";
import { filteredByGitHub, tagsOf, textOf, toHtml } from "./gfm.ts";
import { hostileText } from "./hostile.ts";
import {
  belowEntry,
  brokenEntry,
  COMMIT,
  errorEntry,
  mixed,
  passedEntry,
  sampleEntry,
  sampleEvaluation,
  sampleFix,
  sampleResult,
  unseenEntry,
} from "./samples.ts";

const LINKS = {
  run: "https://github.com/acme/shop/actions/runs/42",
  source: `https://github.com/acme/shop/blob/${COMMIT}/`,
};
const commentOf = (result: CheckResult) => comment(result, { id: "ci/ads", links: LINKS });
const green = () => sampleResult([passedEntry("brand-search"), passedEntry("shoes-reels")]);

describe("what a reviewer sees", () => {
  test("comment on a mixed run", () =>
    expect(commentOf(mixed())).toMatchFileSnapshot("../goldens/comment-mixed.md"));
  test("comment on a green run", () =>
    expect(commentOf(green())).toMatchFileSnapshot("../goldens/comment-green.md"));
  test("summary of a mixed run", () =>
    expect(summary(mixed(), { links: LINKS })).toMatchFileSnapshot("../goldens/summary-mixed.md"));

  test("the worst comes first: broken, then below, then what nobody could judge", () => {
    const text = commentOf(
      sampleResult([
        passedEntry("p"),
        errorEntry("e"),
        belowEntry("b1", { overallScore: 6 }),
        belowEntry("b2"),
        unseenEntry("u"),
        brokenEntry("x"),
      ]),
    );
    const order = [...text.matchAll(/^\| (?:❌|⚠️) \| \[(\w+)\]/gmu)].map((match) => match[1]);
    expect(order).toEqual(["x", "b2", "b1", "e", "u"]);
  });

  test("a fix for every element comes before a second way to mend the same one", () => {
    const text = commentOf(mixed());
    expect(text.indexOf("2. **Offer**")).toBeGreaterThan(0);
    expect(text).toContain("`Welcome to our store` → `Spring sale: 50% off all running shoes`");
    expect(text).toContain("1 more fix in the JSON report.");
  });

  test("a dimension without evidence shows no score", () => {
    const entry = belowEntry("x");
    const evaluation = sampleEvaluation(
      { visualMatch: 6.5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 },
      4.5,
    );
    evaluation.detailedScores.visualMatch.reasoning = "Not judged: the ad's picture could not be read.";
    const text = commentOf(sampleResult([{ ...entry, answer: evaluation }]));
    expect(text).toContain("| 4.5 / 7 | – | **3** | 4 | 6 |");
  });

  test("what could not be judged is said even when the check is green", () => {
    const text = commentOf(sampleResult([passedEntry("p"), unseenEntry("u")]));
    expect(text).toContain("## ⚠️ Adhere: 1 of 2 ads holds");
    expect(text).toContain("1 ad could not be judged, which does not fail the check");
  });

  test("a run that judged nothing says so", () => {
    expect(commentOf(sampleResult([errorEntry("a"), unseenEntry("b")]))).toContain(
      "## ⚠️ Adhere could not judge",
    );
  });

  test("warn-only is named where it turned a failure green", () => {
    const result = sampleResult([belowEntry("a")], { gate: { onInconclusive: "warn", warnOnly: true } });
    expect(commentOf(result)).toContain("*Warn-only:");
  });

  test("an unreadable ad file is shown as a failure, whatever its state's word", () => {
    const result = sampleResult([
      passedEntry("p"),
      errorEntry("a", {
        error: { message: "ads/a.png is not a picture.", code: "ASSET", blame: "manifest" },
      }),
    ]);
    expect(commentOf(result)).toContain("#### ❌ [a]");
  });

  test("the comment is the same for two runs of the same commit with the same result", () => {
    const later = { ...mixed(), startedAt: "2026-11-21T08:00:00.000Z", durationMs: 99 };
    expect(commentOf(later)).toBe(commentOf(mixed()));
  });

  test("a manifest's place becomes a link to that line, whatever the file is called", () => {
    const place = { file: "./ads (old)/é#1.yml", line: 7, column: 1, endLine: 9 };
    const html = toHtml(commentOf(sampleResult([belowEntry("a", { manifest: place })])));
    expect(html).toContain(`href="${LINKS.source}ads%20%28old%29/%C3%A9%231.yml#L7"`);
  });
});

describe("limits", () => {
  const many = (n: number, make: (id: string) => EntryResult) =>
    Array.from({ length: n }, (_, index) => make(`entry-${index}`));

  test("400 failing entries fit in a comment: every one in the table, the worst explained, the rest said", () => {
    const text = commentOf(sampleResult([...many(380, belowEntry), ...many(20, brokenEntry)]));
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(text.length).toBeGreaterThan(COMMENT_LIMIT * 0.9);
    expect(text.match(/^\| ❌/gmu)).toHaveLength(400);
    expect(text).toMatch(/Left out to fit GitHub's limit:.*the details of \d+ ads in the table/u);
    expect(text).toContain(`[the job summary](${LINKS.run})`);
  });

  test("passed entries give way before anything that fails", () => {
    const text = commentOf(sampleResult([...many(5, belowEntry), ...many(900, passedEntry)]));
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(text.match(/^#### ❌/gmu)).toHaveLength(5);
    expect(text).toContain("the list of 900 ads that passed");
  });

  test("3,000 entries keep the worst rows and count the rest", () => {
    const text = commentOf(sampleResult(many(3000, belowEntry)));
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    const rows = text.match(/^\| ❌/gmu)?.length ?? 0;
    expect(text).toContain(`${3000 - rows} ads that fail or could not be judged`);
  });

  test("a summary stays under 1 MiB of UTF-8", () => {
    const wide = (id: string) => belowEntry(`${id}-${"広告".repeat(20)}`);
    const text = summary(sampleResult(many(3000, wide)));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(text).toContain("All of it is in the JSON report.");
  });

  test("nobody's endless text fills the comment", () => {
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
    expect(text.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(text).toContain("#### ⚠️");
  });
});

/** An entry whose every text is the same foreign one. */
function foreign(text: string): EntryResult {
  const evaluation = sampleEvaluation(
    { visualMatch: 5, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 },
    4.5,
    {
      conversionRisks: [{ type: "OFFER_MISMATCH", message: text, impact: "HIGH", element: text }],
      fixes: [
        sampleFix({ element: `x${text}`, currentValue: text, suggestedValue: text, reasoning: `x${text}` }),
      ],
    },
  );
  evaluation.detailedScores.messageMatch.reasoning = text;
  return belowEntry(`x${text}`, { landingUrl: text, notices: [`x${text}`], answer: evaluation });
}

const foreignResult = (text: string): CheckResult =>
  sampleResult(
    [
      foreign(text),
      passedEntry(`p${text}`, { notices: [`x${text}`] }),
      unseenEntry(`u${text}`, { reason: `x${text}`, linkTrail: [text] }),
      sampleEntry({ id: `s${text}`, state: "skipped", reason: text }),
    ],
    { notices: [`x${text}`] },
  );

test("foreign text changes nothing but the words of a comment", () => {
  const skeleton = (text: string) =>
    tagsOf(toHtml(comment(foreignResult(text), { id: "x" }))).filter(
      (tag) => !/^<\/?(?:span|em|code)>$/u.test(tag),
    );
  const plain = skeleton("plain");
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = toHtml(comment(foreignResult(text), { id: "x" }));
      expect(skeleton(text)).toEqual(plain);
      expect(filteredByGitHub(html)).toEqual([]);
      expect(textOf(html)).toContain("Fix first");
    }),
    { numRuns: 250 },
  );
});

test("the marker is the first line, so that a quotation of the comment is not taken for it", () => {
  expect(commentOf(mixed()).split("\n")[0]).toBe(commentMarker("ci/ads"));
});
