import { createHash } from "node:crypto";
import { type CheerioAPI, load } from "cheerio";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLAIM_VERDICTS, type ReceivedLedger } from "../../../src/contract/ledger.ts";
import { toSingleLine } from "../../../src/report/escape.ts";
import { MAX_HTML_BYTES, renderHtmlReport } from "../../../src/report/html/report.ts";
import { selectPicturesWithin, sortPicturesByPriority } from "../../../src/report/html/select-pictures.ts";
import type { CheckResult, EntryResult } from "../../../src/result/check-report.ts";
import { sampleClaim } from "../../contract/samples.ts";
import { hostileText } from "../hostile-text.ts";
import {
  brokenEntry,
  passedEntry,
  sampleEntry,
  sampleFix,
  sampleLedger,
  sampleResult,
  urlOnlyEntry,
} from "../sample-results.ts";
import { fullEvaluation, sampleEntryWithPictures, sampleFullResult, sampleLargeResult } from "./sample-results.ts";

const loadReport = (result: CheckResult): CheerioAPI => load(renderHtmlReport(result));
const textOf = (page: CheerioAPI, selector: string): string => page(selector).text().replace(/\s+/gu, " ").trim();
const getDiffTexts = (page: CheerioAPI, tag: "ins" | "del"): string[] =>
  page(`.fix ${tag}`)
    .toArray()
    .map((node) => page(node).text());
const listEntryIds = (page: CheerioAPI): string[] =>
  page(".entry h2")
    .toArray()
    .map((node) => page(node).text());

describe("the header and the list", () => {
  test("show the verdict, the number of ads by state, and the next steps", () => {
    const page = loadReport(sampleFullResult());
    expect(textOf(page, ".verdict .word")).toBe("Failed");
    expect(textOf(page, "h1")).toBe(sampleFullResult().headline);
    expect(
      page(".tally li")
        .toArray()
        .map((node) => textOf(page, "").concat(page(node).text())),
    ).toEqual([
      "1 Link broken",
      "1 Ad file unreadable",
      "2 Below threshold",
      "1 Not evaluated",
      "1 Page not captured",
      "2 Passed",
      "1 Skipped",
    ]);
    expect(
      page(".first .ads a")
        .toArray()
        .map((node) => page(node).text()),
    ).toEqual(["winter-clearance", "no-picture", "spring-sale-feed", "spring-sale-desktop", "partner-offer", "quota"]);
    expect(textOf(page, ".first li:nth-child(1)")).toContain("Restore the page, or use another URL.");
    expect(textOf(page, ".first li:nth-child(3)")).toContain("Headline: ad and page disagree");
  });

  test("list each entry once, worst first, and unfold those that did not pass", () => {
    const page = loadReport(sampleFullResult());
    expect(listEntryIds(page)).toEqual([
      "winter-clearance",
      "no-picture",
      "spring-sale-feed",
      "spring-sale-desktop",
      "quota",
      "partner-offer",
      "brand-search",
      "shoes-reels",
      "autumn",
    ]);
    expect(page(".entry > details[open]").length).toBe(6);
  });

  test("explain warn-only, inconclusive and partly inconclusive runs", () => {
    const words = (result: CheckResult) => textOf(loadReport(result), ".verdict");
    const warned = { gate: { onInconclusive: "warn", warnOnly: true } } as const;
    expect(words(sampleResult([brokenEntry("a")], warned))).toContain("do not fail the check");
    expect(words(sampleResult([urlOnlyEntry("a")]))).toContain("Inconclusive");
    expect(words(sampleResult([urlOnlyEntry("a"), passedEntry("b")]))).toContain(
      "1 ad could not be evaluated or confirmed.",
    );
    expect(words(sampleResult([passedEntry("b")]))).toMatch(/^Passed/u);
    expect(words(sampleResult([]))).toContain("Nothing to check");
  });

  test("show the change of a score since the baseline", () => {
    const was = (overallScore: number) => ({ baseline: { state: "passed", overallScore } as const });
    const page = loadReport(
      sampleResult([sampleEntryWithPictures("a", was(6)), passedEntry("b", was(8)), passedEntry("c", was(8.5))]),
    );
    expect(
      page(".delta")
        .toArray()
        .map((node) => page(node).text()),
    ).toEqual(["▼ 1.5 against the baseline", "▲ 0.5 against the baseline"]);
  });
});

describe("an evaluated entry", () => {
  const page = loadReport(sampleResult([sampleEntryWithPictures("spring")]));

  test("shows ad and page side by side in both viewports with outlined comparisons", () => {
    expect(
      page(".panes figcaption")
        .toArray()
        .map((node) => page(node).text()),
    ).toEqual(["The ad", "The page on a phone · dashed line: the fold"]);
    expect(page(".alternate summary").text()).toBe("The page on a desktop");
    const frames = (pane: number) =>
      page(`.panes .pane:nth-child(${pane}) .frame`)
        .toArray()
        .map((node) => page(node).attr("data-n"));
    // Two in one place share a frame; the gravest is drawn last; what lies below the picture has none.
    expect(frames(1)).toEqual(["7", "1 2"]);
    expect(frames(2)).toEqual(["4", "7", "1 2", "3"]);
    expect(page(".panes .pane:nth-child(2) .frame rect").eq(1).attr()).toMatchObject({
      x: "10.26%",
      width: "66.67%",
    });
  });

  test("numbers its comparisons like the outlines and labels their results", () => {
    const rows = page(".compared:not(.claims) tbody tr")
      .toArray()
      .map((row) =>
        page(row)
          .find("td, th")
          .toArray()
          .map((cell) => page(cell).text()),
      );
    expect(rows.map(([number]) => number)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(rows.map((row) => row.at(-1))).toEqual([
      "Differs highOpen the page with what the ad promises.",
      "Missing highOpen the page with what the ad promises.",
      "Differs mediumOpen the page with what the ad promises.",
      "Matches",
      "Partly lowOpen the page with what the ad promises.",
      "Covered",
      "Implied",
    ]);
    expect(
      page(".compared .swatch rect")
        .toArray()
        .map((node) => page(node).attr("fill")),
    ).toEqual(["#dc2389", "#2b0f3a", "#3472ec"]);
  });

  test("sorts its fixes, marks changed words, and copies exactly the shown text", () => {
    expect(
      page(".fix h4")
        .toArray()
        .map((node) => page(node).text()),
    ).toEqual([
      "Headline: ad and page disagree",
      "Call to action: change the page",
      "Colours: change the page",
      "Offer: change the page",
    ]);
    expect(page(".fix .copied").first().text()).toBe("Spring sale: 50% off all running shoes");
    const change = loadReport(
      sampleResult([
        sampleEntryWithPictures("a", {
          answer: fullEvaluation({
            fixes: [
              sampleFix({
                currentValue: "Shoes for every road",
                suggestedValue: "50% off shoes for every road",
              }),
            ],
          }),
        }),
      ]),
    );
    expect(getDiffTexts(change, "ins")).toEqual(["50%", "off shoes"]);
    expect(getDiffTexts(change, "del")).toEqual(["Shoes"]);
    expect(change(".fix .copied").first().text()).toBe("50% off shoes for every road");
  });

  test("shows the file of a fix and whether it needs review", () => {
    const { id } = sampleFix();
    const at = { fixId: id, file: "site/index.html", line: 12, endLine: 12, why: "Plain text." };
    const renderRepair = (safe: boolean) =>
      textOf(
        loadReport(sampleResult([sampleEntryWithPictures("a", { repairs: [{ ...at, safe }] })])),
        ".fix:first-child .side:first-child > .stands",
      );
    expect(renderRepair(true)).toContain("In site/index.html:12: safe to apply. Plain text.");
    expect(renderRepair(false)).toContain("review before applying");
  });

  test("marks a dimension without evidence as not evaluated", () => {
    const answer = fullEvaluation();
    answer.detailedScores.visualMatch.reasoning = "Not judged: no picture.";
    const blind = loadReport(sampleResult([sampleEntryWithPictures("a", { answer })]));
    expect(textOf(blind, ".score:first-child")).toContain("Visual–");
    expect(textOf(blind, ".score:first-child")).toContain("Not evaluated.");
    expect(blind(".score:first-child .bar").length).toBe(0);
  });

  test("is complete without pictures", () => {
    const { attachments: _, ...bare } = sampleEntryWithPictures("a");
    const plain = loadReport(sampleResult([bare]));
    expect(plain("img, figure, .split").length).toBe(0);
    expect(plain(".fix, .compared:not(.claims), .score").length).toBe(9);
  });

  test("labels accepted findings and mentions expired waivers", () => {
    const text = textOf(loadReport(sampleFullResult()), ".entry:nth-child(4)");
    expect(text).toMatch(/Accepted until 2026-12-31: .+\. Agreed with legal\./u);
    expect(text).toContain("Waiver expired on 2026-01-31: Cta.");
    expect(text).toContain("Missing high accepted");
  });
});

describe("links mode", () => {
  const step = {
    url: "https://acme.example/a",
    redirects: [],
    errorCode: null,
    title: null,
    tls: null,
    ms: 12,
  };
  const entry = (id: string, change: Partial<EntryResult>): EntryResult =>
    sampleEntry({
      id,
      state: "passed",
      reason: "The landing page works.",
      destination: {
        url: "https://acme.example/a",
        verdict: "alive",
        httpStatus: 200,
        finalUrl: "https://acme.example/b",
        reason: null,
        advisories: [],
        evidence: [{ ...step, how: "http", httpStatus: 200, note: "Answers 200" }],
      },
      ...change,
    });

  test("shows destinations without scores", () => {
    const page = loadReport(sampleResult([entry("alive", {}), brokenEntry("dead")], { mode: "links" }));
    expect(listEntryIds(page)).toEqual(["dead", "alive"]);
    expect(page(".score, .compared, .ring").length).toBe(0);
    expect(textOf(page, ".entry:nth-child(2)")).toContain("Redirects to https://acme.example/b");
    expect(textOf(page, ".entry:nth-child(2) .trail")).toBe("http https://acme.example/a → 200: Answers 200");
  });

  test("lists the 2,000 most urgent entries and counts the rest", () => {
    const entries = Array.from({ length: 2100 }, (_, at) => entry(`a${at}`, {}));
    const page = loadReport(sampleResult([...entries, brokenEntry("dead")], { mode: "links" }));
    expect(page(".entry").length).toBe(2000);
    expect(listEntryIds(page)[0]).toBe("dead");
    expect(textOf(page, "main")).toContain("101 less urgent ads in the JSON report.");
  });
});

test("a report of many ads has details only for the most urgent", () => {
  const entries = Array.from({ length: 600 }, (_, at) => passedEntry(`a${at}`));
  const page = loadReport(sampleResult([...entries, brokenEntry("dead")]));
  expect(page(".entry").length).toBe(601);
  expect(page(".scores").length).toBe(399);
  expect(textOf(page, ".entry:last-child")).toContain("The JSON report has the rest.");
});

describe("untrusted text", () => {
  const elements = (page: CheerioAPI): string[] =>
    page("*")
      .toArray()
      .filter((node) => !page(node).is("ins, del, .swatch, .swatch *"))
      .map((node) => {
        const name = node.type === "tag" || node.type === "script" || node.type === "style" ? node.name : "";
        return `${name} ${Object.keys(page(node).attr() ?? {}).join(" ")}`;
      });

  function foreign(text: string): CheckResult {
    const x = `x${text}`;
    const evaluation = fullEvaluation();
    for (const detail of Object.values(evaluation.detailedScores)) detail.reasoning = x;
    for (const comparison of evaluation.elementComparisons)
      Object.assign(comparison, { element: x, adValue: x, landingPageValue: x, recommendation: x });
    for (const risk of evaluation.conversionRisks) Object.assign(risk, { message: x, element: x });
    for (const fix of evaluation.fixes)
      Object.assign(fix, {
        element: x,
        currentValue: x,
        suggestedValue: x,
        reasoning: x,
        cssSelector: x,
        expectedImpact: x,
        tradeoff: x,
        implementationSteps: [x],
      });
    Object.assign(evaluation.appliedProfile, { displayLabel: x, detectionReason: x });
    evaluation.analysisModel = x;
    const ledger = CLAIM_VERDICTS.map((verdict) =>
      sampleClaim({ text: x, adLine: x, verdict, pageText: x, words: x, derivation: x, selector: x, kind: "price" }),
    );
    const told = { reason: x, landingUrl: x, notices: [x], linkTrail: [x], asset: x, ledger };
    return sampleResult(
      [
        sampleEntryWithPictures(x, {
          ...told,
          answer: evaluation,
          manifest: { file: x, line: 1, column: 1, endLine: 1 },
        }),
        brokenEntry(x, told),
        urlOnlyEntry(x, told),
        sampleEntry({ ...told, id: x, state: "error", error: { message: x, code: x, blame: "evaluation" } }),
        sampleEntry({ ...told, id: x, state: "skipped" }),
      ],
      { notices: [x], headline: x, tool: { name: "adhere", version: x }, commit: x },
    );
  }

  test("cannot change the structure of the page", () => {
    const plain = elements(loadReport(foreign("plain")));
    fc.assert(
      fc.property(hostileText, (text) => {
        const page = loadReport(foreign(text));
        expect(elements(page)).toEqual(plain);
        expect(page("h1").text()).toBe(toSingleLine(`x${text}`));
        for (const node of page("[href]").toArray()) {
          const { href = "", rel, target } = page(node).attr() ?? {};
          if (/^#[\w-]+$/u.test(href)) continue;
          // A landing page, or the end of the sample's redirect.
          expect([href, rel, target]).toEqual([new URL(page(node).text()).href, "noopener noreferrer", "_blank"]);
          expect(href).toMatch(/^https?:/u);
        }
        for (const node of page("[src]").toArray()) expect(page(node).attr("src")).toMatch(/^data:image\/png;base64,/u);
      }),
      { numRuns: 150 },
    );
  });

  test("cannot load anything or run scripts, by the page's policy", () => {
    const page = loadReport(sampleFullResult());
    const policy = page("meta[http-equiv='Content-Security-Policy']").attr("content") ?? "";
    const hash = (selector: string) => createHash("sha256").update(page(selector).text()).digest("base64");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash("style")}'`);
    expect(policy).toContain(`script-src 'sha256-${hash("script")}'`);
    expect(policy).not.toContain("unsafe");
    expect(page("script").length + page("style").length).toBe(2);
    expect(page("link, iframe, object, embed, base, [style]").length).toBe(0);
    const names = page("*")
      .toArray()
      .flatMap((node) => Object.keys(page(node).attr() ?? {}));
    expect(names.filter((name) => /^on|^formaction$|^srcset$|^poster$|^xlink/iu.test(name))).toEqual([]);
  });
});

describe("the ad's promises", () => {
  const VERDICT_LABEL = /[A-F]: (?:Kept(?: further down)?|Contradicted|Not on the page|Could not be read)/gu;
  const loadClaims = (ledger: ReceivedLedger) => loadReport(sampleResult([passedEntry("a", { ledger })]));
  const underlined = (page: CheerioAPI) =>
    page(".adcopy .said")
      .toArray()
      .map((node) => [page(node).text(), page(node).attr("class")?.replace("said ", "")]);

  test("are counted, and underlined in the ad's sentences in colour and style of their verdict", () => {
    const page = loadClaims(sampleLedger());
    expect(textOf(page, ".promises > p")).toBe(
      "2 of 4 promises kept · 1 contradicted · 1 not on the page · 1 could not be read",
    );
    expect(
      page(".adcopy p")
        .toArray()
        .map((node) => page(node).text().replaceAll(VERDICT_LABEL, "*")),
    ).toEqual([
      "Spring sale: 50% off* all running shoes",
      "Now £39.50* instead of £79, with free returns* in Leeds*.",
      "30 days* to try them in the picture",
      "Made for every runner*",
    ]);
    expect(underlined(page)).toEqual([
      ["50% off", "fail wavy"],
      ["£39.50", "pass solid"],
      ["free returns", "warn dashed"],
      ["Leeds", "pass dotted"],
      ["30 days", "skip double"],
      ["for every runner", "skip dashed"],
    ]);
  });

  test("lead to their row: verdict in plain words, the page's sentence with its words marked, the derivation", () => {
    const page = loadClaims(sampleLedger());
    const rows = page(".adcopy .ref")
      .toArray()
      .map((node) => page(page(node).attr("href") ?? ""));
    expect(
      rows.map((row) =>
        row
          .find("th, .pill, td:last-child")
          .toArray()
          .map((cell) => page(cell).text()),
      ),
    ).toEqual([
      ["50% off", "Contradicted", "Take 20% off selected running shoes this week."],
      ["£39.50", "Kept", "All £79 trail shoes are half price.Calculated: £79 × 50% = £39.50"],
      ["free returns", "Not on the page", "The page doesn't mention it."],
      ["Leeds", "Kept further down", "Visit us in Leeds, Manchester and York."],
      ["30 days", "Could not be read", "It may be in a picture, or the words of the ad's picture are uncertain."],
      ["for every runner", "Not on the page", "The page doesn't mention it."],
    ]);
    expect(rows.map((row) => row.find("mark").text())).toEqual(["20% off", "", "", "Leeds", "", ""]);
    expect(rows.at(-1)?.closest("details").find("summary").text()).toBe("1 claim too vague to count");
  });

  test("with the same words are underlined at their own places, and not within other words", () => {
    const adLine = "50 mugs for 5 pounds, 5 cups free";
    const page = loadClaims([sampleClaim({ text: "5", adLine }), sampleClaim({ text: "5 cups", adLine })]);
    expect(page(".adcopy p").html()).toMatch(
      /^50 mugs for <span[^>]*>5<\/span><a.* pounds, <span[^>]*>5 cups<\/span>/u,
    );
    const twice = loadClaims([sampleClaim({ text: "5", adLine }), sampleClaim({ text: "5", adLine })]);
    expect(twice(".adcopy p").text()).toBe("50 mugs for 5A: Kept pounds, 5B: Kept cups free");
  });

  test("within one another are both underlined, and both lead to their rows", () => {
    const adLine = "Free delivery over £50 in Wales";
    const page = loadClaims([
      sampleClaim({ text: "Free delivery over £50", adLine, kind: "offer", verdict: "contradicted" }),
      sampleClaim({ text: "£50", adLine }),
    ]);
    expect(underlined(page)).toEqual([
      ["Free delivery over", "fail wavy"],
      ["£50", "pass solid"],
    ]);
    expect(page(".adcopy .ref").length).toBe(2);
  });

  test("that are not in the ad's sentence are listed without a line, and long sentences are shortened", () => {
    const pageText = `${"a ".repeat(300)}£49${" b".repeat(300)}`;
    const page = loadClaims([sampleClaim({ text: "£48", pageText })]);
    expect(underlined(page)).toEqual([]);
    const shown = textOf(page, ".claims td:last-child");
    expect(shown).toMatch(/^….* £49 .*…$/u);
    expect(shown.length).toBeLessThan(400);
  });

  test("of which none can be counted are not shown", () => {
    expect(loadClaims([sampleClaim({ kind: "feature", checkability: 0.2 })])(".promises").length).toBe(0);
    expect(loadClaims([])(".promises").length).toBe(0);
  });

  test("beyond sixty are left to the JSON report", () => {
    const page = loadClaims(Array.from({ length: 70 }, () => sampleClaim()));
    expect(page(".claims tbody tr").length).toBe(60);
    expect(textOf(page, ".claims tr:last-child .tag")).toBe("BH");
    expect(textOf(page, ".promises .fine")).toBe("The JSON report has all 70 claims.");
  });
});

describe("pictures", () => {
  test("are sorted by urgency of their entry, with the alternate viewport last", () => {
    const order = sortPicturesByPriority(sampleFullResult().entries).map(({ entry, role }) => `${entry.id} ${role}`);
    expect(order.slice(0, 3)).toEqual([
      "winter-clearance landingPage",
      "spring-sale-feed ad",
      "spring-sale-feed landingPage",
    ]);
    expect(order.findIndex((one) => one.endsWith("alternate"))).toBe(order.length - 4);
  });

  test("of the worst entries are kept if not all fit", () => {
    const { entries } = sampleFullResult();
    const all = sortPicturesByPriority(entries);
    const some = selectPicturesWithin(entries, 20_000);
    expect(some.size).toBeGreaterThan(0);
    expect(some.size).toBeLessThan(all.length);
    expect([...some]).toEqual(all.slice(0, some.size).map(({ picture }) => picture));
    expect(selectPicturesWithin(entries, 0).size).toBe(0);
  });

  test("of 200 entries stay under 25 MB, with a note about omitted ones", () => {
    const result = sampleLargeResult(200, 4);
    const raw = sortPicturesByPriority(result.entries).reduce((sum, { picture }) => sum + picture.bytes.byteLength, 0);
    expect(raw).toBeGreaterThan(MAX_HTML_BYTES);
    const text = renderHtmlReport(result);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_HTML_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_HTML_BYTES * 0.7);
    const page = load(text);
    expect(page(".entry").length).toBe(200);
    expect(textOf(page, "main > .fine")).toMatch(/^Screenshots of \d+ ads are omitted/u);
    // Once an entry has no pictures, no later entry has any.
    const has = page(".entry")
      .toArray()
      .map((node) => page(node).find(".panes").length > 0)
      .slice(result.counts.linkBroken);
    expect(has.lastIndexOf(true)).toBe(has.indexOf(false) - 1);
  });
});
