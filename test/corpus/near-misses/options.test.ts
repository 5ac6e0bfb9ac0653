import { describe, expect, it } from "vitest";
import { parseNearOptions, UnusableOptions } from "./options.ts";

describe("parseNearOptions", () => {
  it("evaluates the development pages without any option", () => {
    expect(parseNearOptions([])).toEqual({
      validation: false,
      saved: false,
      captureOnly: false,
      recapture: "none",
      page: undefined,
      details: undefined,
    });
  });

  it("accepts a page and a file for details of development pages", () => {
    expect(parseNearOptions(["--saved", "--page", "shoe", "--details", "ads.tsv"])).toMatchObject({
      saved: true,
      page: "shoe",
      details: "ads.tsv",
    });
  });

  it.each([
    ["--page", "shoe"],
    ["--details", "ads.tsv"],
  ])("refuses %s for the frozen pages", (...option) => {
    expect(() => parseNearOptions(["--validation", ...option])).toThrow(/frozen pages stay unseen/);
  });

  it.each([["--saved"], ["--validation"], ["--details", "ads.tsv"]])(
    "refuses %s where nothing is evaluated",
    (...option) => {
      expect(() => parseNearOptions(["--capture-only", ...option])).toThrow(UnusableOptions);
    },
  );

  it("refuses to capture again without a browser", () => {
    expect(() => parseNearOptions(["--saved", "--recapture", "creatives"])).toThrow(UnusableOptions);
  });

  it("refuses to capture anything else again", () => {
    expect(() => parseNearOptions(["--recapture", "shoe"])).toThrow(/one of none, creatives, all/);
  });

  it("refuses an unknown option", () => {
    expect(() => parseNearOptions(["--valid"])).toThrow(UnusableOptions);
  });
});
