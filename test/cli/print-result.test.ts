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
