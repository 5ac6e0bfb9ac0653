import { describe, expect, it } from "vitest";
import { readHtml, readNearPages } from "./pages.ts";

describe("readNearPages", () => {
  it("reads 30 development pages and 12 frozen ones", () => {
    const [development, validation] = [readNearPages("development"), readNearPages("validation")];
    expect(development).toHaveLength(30);
    expect(validation).toHaveLength(12);
    expect(development.filter(({ id }) => validation.some((page) => page.id === id))).toEqual([]);
  });

  it("gives every ad of the development pages its own id and a creative that exists", () => {
    for (const page of readNearPages("development")) {
      expect(new Set(page.ads.map(({ id }) => id)).size).toBe(page.ads.length);
      for (const { creative } of page.ads)
        if (creative !== undefined) expect(readHtml(page, creative)).not.toContain("{{photo:");
    }
  });
});
