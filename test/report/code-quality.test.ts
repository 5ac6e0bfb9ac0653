import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { renderCodeQualityReport } from "../../src/report/code-quality.ts";
import { hostileText } from "./hostile-text.ts";
import { fullEvaluation, sampleEntryWithPictures, sampleFullResult } from "./html/sample-results.ts";
import { belowEntry, brokenEntry, passedEntry, sampleResult } from "./sample-results.ts";

/** What GitLab reads (docs.gitlab.com/ci/testing/code_quality, "Code Quality report format", November 2026). */
const Report = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().regex(/^[0-9a-f]{32}$/),
    severity: z.enum(["info", "minor", "major", "critical", "blocker"]),
    location: z.strictObject({
      path: z.string().regex(/^(?!\.?\/)/),
      lines: z.strictObject({ begin: z.int().min(1), end: z.int().min(1) }),
    }),
  }),
);
const read = (result: Parameters<typeof renderCodeQualityReport>[0]) =>
  Report.parse(JSON.parse(renderCodeQualityReport(result)));

test("GitLab gets each problem at its manifest line, the worst first, and nothing for an ad that passed", () => {
  const broken = brokenEntry("broken");
  const issues = read(sampleResult([passedEntry("passed"), belowEntry("below"), broken]));
  expect(issues.map(({ check_name, severity }) => [check_name, severity]).slice(0, 2)).toEqual([
    ["adhere/link-broken", "critical"],
    ["adhere/below-threshold", "critical"],
  ]);
  expect(issues[0]).toMatchObject({
    description: expect.stringContaining(broken.reason),
    location: { path: broken.manifest.file, lines: { begin: broken.manifest.line } },
  });
  expect(read(sampleResult([passedEntry("passed")]))).toEqual([]);
});

test("fingerprints differ within a report and stay when a line changes", () => {
  const issues = read(sampleFullResult());
  expect(issues.length).toBeGreaterThan(5);
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
  const [entry, other] = [brokenEntry("a"), brokenEntry("a")];
  other.manifest = { ...other.manifest, line: 99, endLine: 99 };
  const fingerprints = [entry, other].map((one) => read(sampleResult([one]))[0]?.fingerprint);
  expect(fingerprints[0]).toBe(fingerprints[1]);
});

test("what the manifest accepts is left out", () => {
  const waiver = { kind: "cta", until: "2026-12-31", reason: "Agreed.", state: "accepted" } as const;
  const elements = fullEvaluation().elementComparisons.map(({ element }) => element);
  const cta = elements.filter((element) => /action/iu.test(element));
  const names = (waivers: object[]) =>
    read(sampleResult([sampleEntryWithPictures("a", { waivers: waivers as never })])).map((one) => one.check_name);
  expect(names([])).toContain("adhere/cta");
  expect(names([{ ...waiver, elements: cta }])).not.toContain("adhere/cta");
});

test("hostile texts stay one line, and the report stays valid", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (reason, id) => {
      const issues = read(sampleResult([brokenEntry(id, { reason })]));
      expect(issues).toHaveLength(1);
      expect(issues[0]?.description).not.toMatch(/[\n\r\u202e]/u);
    }),
  );
});
