import { expect, test } from "vitest";
import { PLATFORMS } from "../../src/contract/vocabulary.ts";
import { renderHtmlReport } from "../../src/report/html/report.ts";
import { renderJsonReport } from "../../src/report/json.ts";
import { renderComment } from "../../src/report/markdown/report.ts";
import { formatPlatform } from "../../src/report/platform-names.ts";
import { renderVerdictTable } from "../../src/report/terminal-entries-table.ts";
import { CheckReport } from "../../src/result/check-report.ts";
import { passedEntry, sampleResult } from "./sample-results.ts";

const result = sampleResult([
  ...PLATFORMS.map((platform, index) => ({ ...passedEntry(`ad-${index}`), platform })),
  { ...passedEntry("no-platform"), platform: null },
]);

test("platforms are written as people write them, everywhere but in JSON", () => {
  const names = ["Meta", "Facebook", "Instagram", "TikTok", "LinkedIn", "Google", "Reddit"];
  expect(PLATFORMS.map((platform) => formatPlatform(platform))).toEqual(names);
  const html = renderHtmlReport(result);
  for (const name of names) {
    expect(renderVerdictTable(result)).toMatch(new RegExp(`^✓ {2}ad-\\d +${name} `, "mu"));
    expect(renderComment(result, { id: "x" })).toMatch(new RegExp(`\\| ad-\\d · ${name}<br>`, "u"));
    expect(html).toContain(`<span class="platform">${name}</span>`);
  }
  // The filter compares the contract's values.
  for (const platform of PLATFORMS) expect(html).toContain(`<option value="${platform}">${formatPlatform(platform)}<`);
  expect(html).toContain('<option value="none">no platform<');
  const { entries } = CheckReport.parse(JSON.parse(renderJsonReport(result)));
  expect(entries.map(({ platform }) => platform)).toEqual([...PLATFORMS, null]);
});
