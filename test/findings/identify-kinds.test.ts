import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Comparison } from "../../src/findings/definition.ts";
import { FINDING_KINDS, getFinding } from "../../src/findings/findings.ts";
import { identifyKinds, inferKind } from "../../src/findings/identify-kinds.ts";

const compare = (element: string, category: Comparison["category"]): Comparison => ({
  element,
  category,
  adValue: "50% off",
  landingPageValue: "20% off",
  status: "mismatch",
  severity: "HIGH",
  recommendation: "Decide which is right.",
});

describe("each kind of finding", () => {
  test.each(FINDING_KINDS)("%s has a page in the docs", (kind) => {
    expect(existsSync(path.join(import.meta.dirname, "../../docs/reference/findings", `${kind}.md`))).toBe(true);
  });

  test.each(FINDING_KINDS)("%s is recognised by the element and category of its definition", (kind) => {
    const { element, category } = getFinding(kind);
    expect(inferKind(compare(element, category))).toBe(kind);
  });

  test.each(FINDING_KINDS)("%s lowers the dimension of its own category", (kind) => {
    const { category, dimensions } = getFinding(kind);
    const own = {
      visual: "visualMatch",
      message: "messageMatch",
      scent: "aboveTheFoldContinuity",
      tone: "toneAlignment",
    };
    // A missing brand caps message match as well as visual match; it is shown with the message.
    if (dimensions.length > 0) expect(dimensions).toContain(own[category]);
  });

  test("all but failed resources lower a score", () => {
    expect(FINDING_KINDS.filter((kind) => getFinding(kind).dimensions.length === 0)).toEqual(["broken_resource"]);
  });

  test.each(["stylesheet", "script", "font", "picture"])("a failed %s is recognised by its element", (name) => {
    expect(inferKind(compare(`Failed ${name}`, "visual"))).toBe("broken_resource");
  });
});

describe("the kinds of an answer's comparisons", () => {
  const comparisons = [compare("Offer", "message"), compare("Colour palette", "visual"), compare("Vibe", "tone")];

  test("are those that the engine attached, whatever the elements are called", () => {
    expect(identifyKinds(comparisons, ["headline", "tone", "product"])).toEqual(["headline", "tone", "product"]);
  });

  test("are inferred from the elements' names where none are attached", () => {
    expect(identifyKinds(comparisons, undefined)).toEqual(["offer", "palette", null]);
  });

  test("are inferred where an attached kind is unknown or missing", () => {
    expect(identifyKinds(comparisons, ["vibe"])).toEqual(["offer", "palette", null]);
  });
});
