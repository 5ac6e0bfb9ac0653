import { describe, expect, test } from "vitest";
import { describeOtherPages, listCauses } from "../../src/report/causes.ts";
import { renderComment, renderMarkdownReport, renderSummary } from "../../src/report/markdown/report.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { identifyDestination } from "../../src/run/tracking-parameters.ts";
import {
  belowEntry,
  brokenEntry,
  errorEntry,
  passedEntry,
  sampleEvaluation,
  sampleFix,
  sampleResult,
  urlOnlyEntry,
} from "./sample-results.ts";

const SCORES = { visualMatch: 6, messageMatch: 3, aboveTheFoldContinuity: 4, toneAlignment: 6 };

type Fixes = Parameters<typeof sampleFix>[0][];

/** An entry below the threshold whose evaluation compares these elements and suggests these fixes. */
const below = (id: string, fixes: Fixes, change: Partial<EntryResult> = {}, values: [string, string][] = []) =>
  belowEntry(id, {
    answer: sampleEvaluation(SCORES, 4.5, {
      fixes: fixes.map((fix) => sampleFix(fix)),
      elementComparisons: values.map(([adValue, landingPageValue], index) => ({
        element: fixes[index]?.element ?? "Headline",
        category: "message",
        adValue,
        landingPageValue,
        status: "mismatch",
        severity: "HIGH",
        recommendation: "",
      })),
    }),
    ...change,
  });

const stalePrice = (id: string, landingUrl: string): EntryResult =>
  below(
    id,
    [{ element: "Offer", fixType: "offer", currentValue: "The lamp, now 39 €", suggestedValue: `${id} for 29 €` }],
    { landingUrl },
    [[`${id} for 29 €`, "The lamp, now 39 €"]],
  );

/** Another price on the page of each site. */
const conflict = (id: string, site: string, element = "Offer"): EntryResult =>
  below(
    id,
    [{ element, fixType: "offer", currentValue: "Now 39 €", suggestedValue: "Now 29 €" }],
    { landingUrl: `https://${site}.example/` },
    [["Now 29 €", "Now 39 €"]],
  );

const unstyled = (id: string): EntryResult =>
  below(id, [
    {
      element: "Failed stylesheet main.css",
      fixType: "layout",
      currentValue: "",
      suggestedValue: "Make https://acme.example/main.css answer 200 with text/css",
      reasoning: "The page uses this stylesheet, and the browser did not get it: HTTP 404.",
    },
  ]);

const summarize = (entries: EntryResult[]) =>
  listCauses(entries).map(({ title, entries: ads }) => `${title}: ${ads.map(({ id }) => id).join(" ")}`);

describe("one item for each cause", () => {
  test("ads of one dead page", () => {
    const dead = [brokenEntry("a"), brokenEntry("b"), brokenEntry("c", { landingUrl: "https://acme.example/other" })];
    expect(summarize(dead)).toEqual(["Broken link: a b", "Broken link: c"]);
  });

  test("ads whose pages of one site have the same stale price; another site's is its own", () => {
    expect(
      summarize([
        stalePrice("a", "https://acme.example/a"),
        stalePrice("b", "https://acme.example/b"),
        stalePrice("c", "https://other.example/c"),
      ]),
    ).toEqual(["Offer: ad and page disagree: a b", "Offer: ad and page disagree: c"]);
  });

  test("ads that the manifest leaves out are one cause, unreadable files one each", () => {
    const missing = (id: string, asset: string | null = null) =>
      errorEntry(id, {
        asset,
        reason: "It is missing.",
        error: { message: "", code: "NO_AD_ASSET", blame: "manifest" },
      });
    const causes = listCauses([missing("a"), missing("b"), missing("c", "ads/c.png"), missing("d", "ads/d.png")]);
    expect(causes.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
      ["Ad missing", ["a", "b"]],
      ["Ad file unreadable", ["c"]],
      ["Ad file unreadable", ["d"]],
    ]);
  });

  test("ads with the same stale price, but not those whose manifest entries say that the other side is right", () => {
    const ad = (id: string, truth?: EntryResult["truth"]) => ({
      ...stalePrice(id, "https://acme.example/lamp"),
      ...(truth && { truth }),
    });
    expect(summarize([ad("a", "page"), ad("b", "ad"), ad("c"), ad("d", "page")])).toEqual([
      "Offer: change the ad: a d",
      "Offer: change the page: b",
      "Offer: ad and page disagree: c",
    ]);
  });

  test("ads of one dead page under several tracking parameters, but not one that is dead for another reason", () => {
    const dead = (id: string, query: string, reason = "The page answers 404.") => {
      const landingUrl = `https://acme.example/lamp${query}`;
      return brokenEntry(id, { landingUrl, reason, ...identifyDestination(landingUrl, {}) });
    };
    const causes = listCauses([dead("a", "?gclid=1"), dead("b", ""), dead("c", "?utm_id=1", "It timed out.")]);
    expect(causes.map(({ entries }) => entries.map(({ id }) => id))).toEqual([["a", "b"], ["c"]]);
    expect(causes.map((cause) => describeOtherPages(cause))).toEqual(["", ""]);
  });

  test("ads whose pages lack the same stylesheet", () => {
    expect(summarize([unstyled("a"), unstyled("b")])).toEqual(["Failed stylesheet main.css: a b"]);
  });

  test("ads that ask for the same change of one page, but not those that ask to change the ad", () => {
    const change = {
      element: "Call to action",
      fixType: "cta",
      currentValue: "Read on",
      suggestedValue: "Shop",
    } as const;
    const page = (id: string) => below(id, [change], { landingUrl: "https://acme.example/p" });
    const ad = (id: string) =>
      below(id, [{ ...change, direction: "change_ad" }], { landingUrl: "https://acme.example/p" });
    expect(summarize([page("a"), page("b"), ad("c"), ad("d")])).toEqual([
      "Call to action: change the page: a b",
      "Call to action: change the ad: c",
      "Call to action: change the ad: d",
    ]);
  });

  test("broken links first, then failed resources, then what concerns most ads, then what is not known", () => {
    const shop = {
      element: "Call to action",
      fixType: "cta",
      currentValue: "Read on",
      suggestedValue: "Shop",
    } as const;
    const page = (id: string) => below(id, [shop], { landingUrl: "https://acme.example/p" });
    const entries = [
      errorEntry("e"),
      urlOnlyEntry("u"),
      stalePrice("a", "https://acme.example/a"),
      page("p1"),
      page("p2"),
      unstyled("s"),
      brokenEntry("dead"),
      passedEntry("fine"),
    ];
    expect(summarize(entries)).toEqual([
      "Broken link: dead",
      "Failed stylesheet main.css: s",
      "Call to action: change the page: p1 p2",
      "Offer: ad and page disagree: a",
      "Page not captured: u",
      "Not evaluated: e",
    ]);
  });

  test("with passed ads whose page is unstyled, but not with other passed ads", () => {
    const { answer } = unstyled("a");
    const risk = { type: "BRAND_INCONSISTENCY", message: "", impact: "HIGH", element: "Failed stylesheet main.css" };
    const withRisk = { ...answer, conversionRisks: [risk] } as typeof answer;
    const entries = [passedEntry("a", { answer: withRisk }), passedEntry("b", { answer }), passedEntry("c")];
    expect(summarize(entries)).toEqual(["Failed stylesheet main.css: a"]);
  });

  test("without ads that already failed before", () => {
    expect(summarize([brokenEntry("a", { failedBefore: true })])).toEqual([]);
  });
});

test("300 ads with one stale price are one item with the number of its ads", () => {
  const entries = Array.from({ length: 300 }, (_, index) => stalePrice(`ad-${index}`, "https://acme.example/lamp"));
  const result = sampleResult(entries);
  const comment = renderComment(result, { id: "x" });
  const [first = ""] = comment.split("| |");
  expect(first).toContain("1. **Offer: ad and page disagree** at [acme.example/lamp](https://acme.example/lamp)");
  expect(first).toContain("300 ads: ad-0, ad-1, ad-2 and 297 more");
  expect(first).not.toContain("2. ");
  expect(first.length).toBeLessThan(700);
  const [, steps = ""] = renderVerdictTable(result).split("\n\n");
  expect(steps).toContain("1. Offer: ad and page disagree at https://acme.example/lamp: Decide which one is right.");
  expect(steps).toContain("(ad-0,\n    ad-1, ad-2 and 297 more)\n");
});

test("many broken pages of one site are one item, a few are not", () => {
  const dead = (count: number) =>
    Array.from({ length: count }, (_, n) => brokenEntry(`d${n}`, { landingUrl: `https://acme.example/${n}` }));
  const text = renderComment(sampleResult(dead(8)), { id: "x" });
  expect(text).toContain("1. **8 broken links** at [acme.example/0](https://acme.example/0) and 7 more pages: ");
  expect(text).toContain("8 ads: d0, d1, d2 and 5 more\n");
  expect(summarize(dead(3))).toEqual(["Broken link: d0", "Broken link: d1", "Broken link: d2"]);
  const other = brokenEntry("x", { landingUrl: "https://acme.example/x", reason: "The page is empty." });
  expect(summarize([...dead(4), other])).toEqual(["4 broken links: d0 d1 d2 d3", "Broken link: x"]);
});

describe("causes that a report does not show at once", () => {
  const dead = (count: number) =>
    sampleResult(
      Array.from({ length: count }, (_, n) => brokenEntry(`d${n}`, { landingUrl: `https://${n}.example/` })),
    );
  const links = { run: "https://github.com/acme/shop/actions/runs/42" };
  const countItems = (text: string) => text.match(/^\d+\. \*\*Broken link\*\*/gmu)?.length;

  test("are in the job summary, which the comment says with a link", () => {
    const comment = renderComment(dead(8), { id: "x", links });
    expect(countItems(comment)).toBe(5);
    expect(comment).toContain(`\n\n3 more causes (3 ads) are in [the job summary](${links.run}).\n`);
    for (const text of [renderSummary(dead(8), { links }), renderMarkdownReport(dead(8))]) {
      expect(countItems(text)).toBe(8);
      expect(text).not.toContain("more cause");
    }
  });

  test("are folded in the job summary from the eleventh on, with the same structure", () => {
    const result = sampleResult(Array.from({ length: 12 }, (_, n) => conflict(`c${n}`, `${n}`)));
    const [text = ""] = renderSummary(result).split("| |");
    expect(text).toContain("<details><summary>2 more causes</summary>\n\n11. **");
    expect(text.match(/^ {3}- Change the page: /gmu)).toHaveLength(9);
    expect(text.match(/^ {4}- Change the page: /gmu)).toHaveLength(3);
  });

  test("are counted beyond 500, and neither the comment nor the summary says that the summary has them", () => {
    const summary = renderSummary(dead(503), { links });
    expect(countItems(summary)).toBe(500);
    expect(summary).toContain("\n\n3 more causes (3 ads) are not listed. The JSON report has every ad.\n");
    expect(renderComment(dead(503), { id: "x", links })).toContain(
      "\n\n498 more causes (498 ads) are not listed. The JSON report has every ad.\n",
    );
  });

  test("are counted in the terminal, where their ads are below", () => {
    expect(renderVerdictTable(dead(8))).toContain("\n  3 more causes: see the 3 ads below\n\n✗ d0: ");
  });
});

test("a cause shows where a long text changes, and the details show more of it", () => {
  const sentence = (price: string) =>
    `Forty click settings, hardened steel burrs and a walnut crank. ${price}, with a ten-year guarantee.`;
  const fixes: Fixes = [{ element: "Headline", currentValue: sentence("£149"), suggestedValue: sentence("£129") }];
  const [steps = "", ...rest] = renderComment(sampleResult([below("a", fixes)]), { id: "x" }).split("| |");
  expect(steps).toContain("steel burrs and a walnut crank. £<del>149</del>, with");
  expect(steps).not.toContain("Forty click");
  expect(rest.join("")).toContain("“Forty click settings");
});

describe("the title of a cause", () => {
  const conflictOf = (element: string) => listCauses([conflict("a", "a", element)]).map(({ title }) => title);

  test("has one colon, also if the element's name has one", () => {
    expect(conflictOf("Offer: price")).toEqual(["Price: ad and page disagree"]);
    expect(conflictOf("Offer")).toEqual(["Offer: ad and page disagree"]);
  });

  test("says what is wrong, however long the element's name is", () => {
    const element = `Offer: ${"returns within thirty days ".repeat(9)}`;
    const [title = ""] = conflictOf(element);
    expect(title).toBe("Returns within thirty days returns within thirty…: ad and page disagree");
    expect(renderComment(sampleResult([conflict("a", "a", element)]), { id: "x" })).toContain(`1. **${title}** at `);
  });
});

test("where the manifest says which side is right, only the other side is to be changed", () => {
  const text = renderComment(sampleResult([{ ...stalePrice("a", "https://acme.example/a"), truth: "page" }]), {
    id: "x",
  });
  expect(text).toContain("**Offer: change the ad**");
  expect(text).not.toContain("disagree");
  expect(text).not.toContain("change the page");
});

describe("a page that keeps the ad's promises", () => {
  const betterPage = {
    url: "https://acme.example/desks/oak",
    reason: "“Oak desk, € 320” is on /desks/oak: send the ad there. That page says “Oak desk”.",
  };
  const routing: Fixes[number] = {
    element: "Offer",
    fixType: "offer",
    direction: "change_routing",
    target: "ad",
    currentValue: "https://acme.example/chairs",
    suggestedValue: betterPage.url,
    reasoning: betterPage.reason,
    confidenceScore: 0.5,
  };
  const edit: Fixes[number] = {
    element: "Offer",
    fixType: "offer",
    currentValue: "From € 180",
    suggestedValue: "Oak desk, € 320",
    confidenceScore: 0.95,
  };
  const landingUrl = "https://acme.example/chairs";

  test("leads, and says why, before ad and page are changed", () => {
    const [cause, ...others] = listCauses([
      below("desk", [edit, routing], { betterPage, landingUrl }, [["€ 320", "From € 180"]]),
    ]);
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ title: "Wrong page", reason: betterPage.reason, remedy: "", changes: [] });
  });

  test("does not lead where the page is shown without its styles, which may be why", () => {
    const failed = { element: "Failed stylesheet main.css", suggestedValue: "Restore main.css" } as const;
    const [cause] = listCauses([below("desk", [routing, failed], { betterPage })]);
    expect(cause?.kind).toBe("broken_resource");
  });

  test("is the remedy of a dead page", () => {
    const [cause] = listCauses([brokenEntry("desk", { betterPage }), brokenEntry("other")]);
    expect(cause).toMatchObject({ kind: "broken_link", remedy: betterPage.reason });
  });

  test("a page that nobody visited is a change like others", () => {
    const [cause] = listCauses([below("desk", [routing], { landingUrl })]);
    expect(cause?.title).toBe("Offer: send the ad to another page");
  });
});
