import { beforeAll, describe, expect, it } from "vitest";
import { pageFileName, readSnapshot } from "../saved-captures.ts";
import { type CheckedPage, evaluatePage } from "./evaluate-page.ts";
import { formatFigures } from "./run.ts";

describe("a page's own words, without labels", () => {
  let result: CheckedPage;
  beforeAll(() => {
    result = evaluatePage("greenfork", readSnapshot(pageFileName("greenfork", "base")));
  });

  it("pass where they are quoted or spelled otherwise, without an alarm", () => {
    const quotes = result.checked.filter(({ withoutHigh }) => withoutHigh !== null);
    expect(quotes.length).toBeGreaterThan(15);
    expect(quotes.filter(({ holds, withoutHigh }) => !holds || withoutHigh === false)).toEqual([]);
  });

  it("fail with another number", () => {
    const changed = result.checked.filter(({ check }) => check.startsWith("changed "));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter(({ holds }) => !holds)).toEqual([]);
  });

  it("are missed where they are exchanged or removed", () => {
    const exchanged = result.checked.filter(({ check }) => /^(?:headline|call to action) /.test(check));
    expect(new Set(exchanged.map(({ check }) => check)).size).toBe(5);
    expect(exchanged.filter(({ holds }) => !holds)).toEqual([]);
  });

  it("are summed up in a line per check, with what was left out", () => {
    const lines = formatFigures({ ...result, leftOut: [{ page: "a", what: "no headline" }] }).split("\n");
    expect(lines[0]).toMatch(/^first screen, below the page's headline +\d+\/\d+ \(100\.0 %\), without HIGH/);
    expect(lines.at(-1)).toBe("left out: no headline: 1");
  });
});
