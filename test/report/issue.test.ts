import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DeadDestination,
  deadIssue,
  type IssueSpeaker,
  issueThatSays,
  issueWords,
  manyIssue,
  spendLine,
} from "../../src/report/issue.ts";
import { digest, manyOf, readMemory } from "../../src/report/issue-memory.ts";
import { filteredByGitHub, tagsOf, toHtml } from "./gfm.ts";
import { hostileText } from "./hostile.ts";
import { brokenEntry, sampleResult } from "./samples.ts";

const speaker: IssueSpeaker = {
  run: sampleResult([]),
  keeper: digest("ci/ads"),
  links: {
    run: "https://github.com/acme/shop/actions/runs/1",
    source: "https://github.com/acme/shop/blob/x/",
  },
};

const dead = (change: Partial<DeadDestination> = {}): DeadDestination => ({
  fingerprint: "0".repeat(32),
  url: "https://acme.example/spring",
  reason: "The page answers 404",
  httpStatus: 404,
  finalUrl: "https://acme.example/spring",
  trail: [],
  ads: [brokenEntry("feed")],
  ...change,
});

describe("an issue's text", () => {
  test("is the same from run to run, but for who says it", () => {
    const later = { ...speaker, run: sampleResult([], { startedAt: "2027-01-01T00:00:00.000Z" }) };
    const elsewhere = dead({ finalUrl: "https://acme.example/gone?session=2" });
    expect(deadIssue(elsewhere, later).memory).toEqual(deadIssue(dead(), speaker).memory);
    expect(deadIssue(dead({ httpStatus: 410 }), later).memory).not.toEqual(deadIssue(dead(), speaker).memory);
  });

  test.each([1, 3, 1000, 5000])("fits GitHub's limit with %i ads of long names", (count) => {
    const ads = Array.from({ length: count }, (_, i) =>
      brokenEntry(`${"ä".repeat(200)} ${i}`, {
        manifest: { file: `${"deep/".repeat(40)}ads.yml`, line: i + 1, column: 1, endLine: i + 3 },
      }),
    );
    for (const { body, memory } of [
      deadIssue(dead({ ads }), speaker),
      manyIssue(
        ads.map((ad, i) => dead({ ads: [ad], fingerprint: `${i}` })),
        manyOf(speaker.keeper),
        [],
        speaker,
      ),
    ]) {
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(readMemory(body)).toEqual(memory);
    }
  });

  test("tells what dies in the words of the money's books, as the address has them", () => {
    expect(spendLine("https://acme.example/?utm_source=meta&utm_campaign={{campaign.name}}")).toBe(
      "meta / {{campaign.name}}",
    );
    expect(spendLine("{lpurl}")).toBeNull();
    expect(spendLine("https://acme.example/")).toBeNull();
  });

  test("remembers its last word over what it says", () => {
    const { body, memory } = deadIssue(dead(), speaker);
    const alive = issueThatSays(body, memory, "alive");
    expect(readMemory(alive)).toEqual({ ...memory, said: "alive" });
    expect(issueThatSays(alive, { ...memory, said: "alive" }, "dead")).toBe(body);
  });

  test("is nobody's command, whatever ads, pages and manifests say", () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (one, two, three) => {
        const ads = [
          brokenEntry(one, {
            landingUrl: `https://acme.example/?utm_campaign=${encodeURIComponent(two.toWellFormed())}`,
            manifest: { file: three.toWellFormed(), line: 1, column: 1, endLine: 1 },
          }),
        ];
        const each = dead({ url: two, reason: one, finalUrl: three, trail: [one, two], ads });
        const texts = [
          deadIssue(each, speaker).body,
          manyIssue([each], manyOf(speaker.keeper), [], speaker).body,
          issueWords.dead(each, true, speaker.links),
          issueWords.changed(ads, 1, speaker.links),
        ];
        for (const text of texts) {
          const html = toHtml(text);
          expect(filteredByGitHub(html)).toEqual([]);
          for (const tag of tagsOf(html)) {
            expect(tag).not.toMatch(/<(?:img|script|style|iframe)/u);
            if (tag.startsWith("<a ")) expect(tag).toMatch(/^<a href="https:\/\/github\.com\/acme\/shop\//u);
            if (tag.startsWith("<!--")) expect(tag).toMatch(/^<!-- adhere issue(?:-state)?=/u);
          }
        }
        const { memory, body, title } = deadIssue(each, speaker);
        expect(readMemory(body)).toEqual(memory);
        expect(title.length).toBeLessThan(256);
      }),
      { numRuns: 300 },
    );
  });
});
