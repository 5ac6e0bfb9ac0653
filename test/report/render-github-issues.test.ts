import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getOutageKey, parseIssueRecord, shortHash } from "../../src/report/github-issue-record.ts";
import {
  type BrokenDestination,
  getUtmLabel,
  type IssueContext,
  issueComments,
  renderBrokenDestinationIssue,
  renderOutageIssue,
  withIssueStatus,
} from "../../src/report/render-github-issues.ts";
import { findGitHubAutolinks, listTags, renderGfm } from "./github-markdown.ts";
import { hostileText } from "./hostile-text.ts";
import { brokenEntry, sampleResult } from "./sample-results.ts";

const CONTEXT: IssueContext = {
  run: sampleResult([]),
  ownerId: shortHash("ci/ads"),
  runAttemptId: "4242.1",
  links: {
    run: "https://github.com/acme/shop/actions/runs/1",
    source: "https://github.com/acme/shop/blob/x/",
  },
};

const brokenDestination = (change: Partial<BrokenDestination> = {}): BrokenDestination => ({
  fingerprint: "0".repeat(32),
  url: "https://acme.example/spring",
  reason: "The page answers 404",
  httpStatus: 404,
  finalUrl: "https://acme.example/spring",
  linkTrail: [],
  ads: [brokenEntry("feed")],
  ...change,
});

describe("an issue's text", () => {
  test("has the same content hash in every run unless the destination changes", () => {
    const later = { ...CONTEXT, run: sampleResult([], { startedAt: "2027-01-01T00:00:00.000Z" }) };
    const elsewhere = brokenDestination({ finalUrl: "https://acme.example/gone?session=2" });
    expect(renderBrokenDestinationIssue(elsewhere, later).record).toEqual(
      renderBrokenDestinationIssue(brokenDestination(), CONTEXT).record,
    );
    expect(renderBrokenDestinationIssue(brokenDestination({ httpStatus: 410 }), later).record).not.toEqual(
      renderBrokenDestinationIssue(brokenDestination(), CONTEXT).record,
    );
  });

  test.each([1, 3, 1000, 5000])("fits GitHub's limit with %i ads of long names", (count) => {
    const ads = Array.from({ length: count }, (_, i) =>
      brokenEntry(`${"ä".repeat(200)} ${i}`, {
        manifest: { file: `${"deep/".repeat(40)}ads.yml`, line: i + 1, column: 1, endLine: i + 3 },
      }),
    );
    for (const { body, record } of [
      renderBrokenDestinationIssue(brokenDestination({ ads }), CONTEXT),
      renderOutageIssue(
        ads.map((ad, i) => brokenDestination({ ads: [ad], fingerprint: `${i}` })),
        getOutageKey(CONTEXT.ownerId),
        [],
        CONTEXT,
      ),
    ]) {
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(parseIssueRecord(body)).toEqual(record);
    }
  });

  test("names campaigns by the UTM parameters as written in the URL", () => {
    expect(getUtmLabel("https://acme.example/?utm_source=meta&utm_campaign={{campaign.name}}")).toBe(
      "meta / {{campaign.name}}",
    );
    expect(getUtmLabel("{lpurl}")).toBeNull();
    expect(getUtmLabel("https://acme.example/")).toBeNull();
  });

  test("stores a new status without changing the visible text", () => {
    const { body, record } = renderBrokenDestinationIssue(brokenDestination(), CONTEXT);
    const alive = withIssueStatus(body, record, "alive");
    expect(parseIssueRecord(alive)).toEqual({ ...record, status: "alive" });
    expect(withIssueStatus(alive, { ...record, status: "alive" }, "dead")).toBe(body);
  });

  test("contains no links or tags from untrusted text", () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (one, two, three) => {
        const ads = [
          brokenEntry(one, {
            landingUrl: `https://acme.example/?utm_campaign=${encodeURIComponent(two.toWellFormed())}`,
            manifest: { file: three.toWellFormed(), line: 1, column: 1, endLine: 1 },
          }),
        ];
        const each = brokenDestination({
          url: two,
          reason: one,
          finalUrl: three,
          linkTrail: [one, two],
          ads,
        });
        const texts = [
          renderBrokenDestinationIssue(each, CONTEXT).body,
          renderOutageIssue([each], getOutageKey(CONTEXT.ownerId), [], CONTEXT).body,
          issueComments.brokenAgain(each, true, CONTEXT.links),
          issueComments.changed(ads, 1, CONTEXT.links),
        ];
        for (const text of texts) {
          const html = renderGfm(text);
          expect(findGitHubAutolinks(html)).toEqual([]);
          for (const tag of listTags(html)) {
            expect(tag).not.toMatch(/<(?:img|script|style|iframe)/u);
            if (tag.startsWith("<a ")) expect(tag).toMatch(/^<a href="https:\/\/github\.com\/acme\/shop\//u);
            if (tag.startsWith("<!--")) expect(tag).toMatch(/^<!-- adhere issue(?:-state)?=/u);
          }
        }
        const { record, body, title } = renderBrokenDestinationIssue(each, CONTEXT);
        expect(parseIssueRecord(body)).toEqual(record);
        expect(title.length).toBeLessThan(256);
      }),
      { numRuns: 300 },
    );
  });
});
