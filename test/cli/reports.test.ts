import { expect, test } from "vitest";
import { reportLines } from "../../src/cli/reports.ts";

test("the HTML report is named; without it the folder of the others; without any, nothing", () => {
  const html = "/shop/adhere-report/report.html";
  const json = "/shop/adhere-report/report.json";
  expect(reportLines({ written: { json, html }, warnings: [] })).toBe(
    `Reports: ${html}, and others beside it\n`,
  );
  expect(reportLines({ written: { json }, warnings: [] })).toBe("Reports: /shop/adhere-report\n");
  expect(reportLines({ written: {}, warnings: [] })).toBe("");
});

test("what could not be written is said first, on one line each", () => {
  const warnings = ["The html report could not be written\n::error::forged", "The junit report neither"];
  expect(reportLines({ written: { json: "/a/report.json" }, warnings }).split("\n")).toEqual([
    "warning: The html report could not be written ::error::forged",
    "warning: The junit report neither",
    "Reports: /a",
    "",
  ]);
});
