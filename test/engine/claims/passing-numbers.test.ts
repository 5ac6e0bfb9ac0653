import { describe, expect, it } from "vitest";
import type { BlockFixture } from "../evidence/fixtures.ts";
import { shortRows } from "./claim-rows.ts";

const changing = (text: string): BlockFixture => ({ tag: "p", text, changing: true });

describe("numbers of a text that keeps changing", () => {
  it("neither keep nor contradict a price, which is then not readable", () => {
    expect(shortRows("Rain boots, £79.", [changing("Rain boots from £12")])).toContain("£79: unreadable");
    expect(shortRows("Rain boots, £12.", [changing("Rain boots from £12")])).toContain("£12: unreadable");
  });

  it("nor a time", () =>
    expect(shortRows("Delivered in 2 hours.", [changing("The offer ends in 5 hours")])).toContain(
      "2 hours: unreadable",
    ));

  it("change nothing about other texts of the page", () => {
    expect(shortRows("Rain boots, £79.", ["Rain boots: £49", changing("From £12")])).toContain(
      "£79: contradicted -> £49",
    );
    expect(shortRows("Rain boots, £79.", ["Rain boots: £79", changing("From £12")])).toContain("£79: kept -> £79");
  });

  it("change nothing about claims of another kind", () =>
    expect(shortRows("Delivered in 2 hours.", [changing("1,204 people look at this"), "Rain boots"])).toContain(
      "2 hours: not_mentioned",
    ));
});
