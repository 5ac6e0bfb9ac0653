import { expect, test } from "vitest";
import { parseRetryAfterMs } from "../../src/ground/retry-after.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["0", 0],
  ["120", 120_000],
  [" 7 ", 7_000],
  ["Fri, 20 Nov 2026 12:00:30 GMT", 30_000],
  ["Friday, 20-Nov-26 12:00:30 GMT", 30_000],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  ["-5", null],
  ["1.5", 1_500],
  ["soon", null],
  ["Someday", null],
  ["", null],
  [undefined, null],
])("Retry-After %j is %s ms from now", (written, expected) => {
  expect(parseRetryAfterMs(written, NOW)).toBe(expected);
});
