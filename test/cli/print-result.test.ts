import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { formatReportLocations } from "../../src/cli/print-result.ts";

test("names the HTML report, or the folder of the other reports, or nothing if no report was written", () => {
  const html = "/shop/adhere-report/report.html";
  const json = "/shop/adhere-report/report.json";
  expect(formatReportLocations({ paths: { json, html }, warnings: [] })).toBe(
    `Reports: ${html} and others in its folder\n`,
  );
  expect(formatReportLocations({ paths: { json }, warnings: [] })).toBe("Reports: /shop/adhere-report\n");
  expect(formatReportLocations({ paths: {}, warnings: [] })).toBe("");
});

test("what could not be written is said first, on one line each", () => {
  const warnings = ["The html report could not be written\n::error::forged", "The junit report neither"];
  expect(formatReportLocations({ paths: { json: "/a/report.json" }, warnings }).split("\n")).toEqual([
    "warning: The html report could not be written ::error::forged",
    "warning: The junit report neither",
    "Reports: /a",
    "",
  ]);
});

test("the report is a hyperlink where the terminal shows them", () => {
  const html = "/my shop/report.html";
  const shown = formatReportLocations({ paths: { html }, warnings: [] }, { hyperlinks: { folder: "/" } });
  expect(shown).toContain("\u001b]8;;file:///my%20shop/report.html\u001b\\/my\u001b]8;;\u001b\\ \u001b]8;;file:");
  expect(stripVTControlCharacters(shown)).toBe(`Reports: ${html} and others in its folder\n`);
});
