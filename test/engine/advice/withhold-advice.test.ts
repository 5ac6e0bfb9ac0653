import { describe, expect, it } from "vitest";
import { advise } from "../../../src/engine/advice/advise.ts";
import {
  describeWithheld,
  findWithholdingCause,
  withholdRecommendations,
} from "../../../src/engine/advice/withhold-advice.ts";
import type { FailedResource } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { Finding } from "../../../src/engine/artifacts/judgement.ts";
import { findBrokenResources } from "../../../src/engine/signals/broken_resource.ts";
import { createFailedResource } from "../failed-resource.ts";
import { createEvidence, createFinding, createJudgement, scoreJudgement } from "./fixtures.ts";

const given = createEvidence();

/** The advice where the given resources failed besides the findings. */
function adviceAfter(failed: FailedResource[], ...findings: Finding[]) {
  const page = { ...given.page, ...(failed.length > 0 && { failedResources: failed }) };
  const all = createJudgement(...findings, ...findBrokenResources(page));
  const scored = scoreJudgement(createJudgement(...findings));
  return advise({ evidence: { ...given, page }, judgement: all, scored, evaluationKey: "key" });
}

const STYLESHEET = createFailedResource({ leaves: "unstyled" });
const HERO = createFailedResource({
  kind: "image",
  url: "https://shop.example/hero.jpg",
  aboveFold: true,
  explains: "pictures",
});

describe("after a failed stylesheet", () => {
  it("fixes and risks of looks are withheld, and the failure leads", () => {
    const findings = [createFinding("palette"), createFinding("hero_image"), createFinding("headline")];
    const before = adviceAfter([], ...findings);
    expect(before.fixes.map(({ fixType }) => fixType)).toEqual(expect.arrayContaining(["color", "headline"]));
    const { fixes, conversionRisks, suggestions } = adviceAfter([STYLESHEET], ...findings);
    expect(fixes[0]).toMatchObject({
      element: "Failed stylesheet",
      fixType: "layout",
      target: "landing_page",
      currentValue: STYLESHEET.url,
      suggestedValue: `Make ${STYLESHEET.url} answer 200 with text/css`,
    });
    expect(fixes[1]).toMatchObject({ element: "Failed stylesheet", direction: "change_ad" });
    expect(fixes.slice(2).filter(({ fixType }) => /color|image|layout/.test(fixType))).toEqual([]);
    expect(fixes.map(({ fixType }) => fixType)).toContain("headline");
    expect(conversionRisks.map(({ element }) => element)).toEqual(["Failed stylesheet", "Element of headline"]);
    expect(suggestions.visual).toEqual([
      `Repair the stylesheet ${STYLESHEET.url} first. Without it, the page is unstyled.`,
    ]);
  });

  it("a failure of medium severity leads as well", () => {
    const { fixes } = adviceAfter([createFailedResource({ explains: "looks" })], createFinding("headline"));
    expect(fixes[0]?.element).toBe("Failed stylesheet");
  });

  it("fixes of the type layout stay where they are not about the look of the page", () => {
    const layoutFixes = (failed: FailedResource[]) =>
      adviceAfter(failed, createFinding("language"))
        .fixes.filter(({ element }) => element !== "Failed stylesheet")
        .map(({ fixType }) => fixType);
    expect(layoutFixes([])).toContain("layout");
    expect(layoutFixes([STYLESHEET])).toEqual(layoutFixes([]));
  });

  it("a proven contradiction and a button with another label are still advised on", () => {
    const proven = { ...createFinding("fold_offer"), contradiction: true };
    expect(adviceAfter([STYLESHEET], proven).conversionRisks).toHaveLength(2);
    expect(adviceAfter([STYLESHEET], createFinding("cta")).conversionRisks).toHaveLength(2);
  });
});

describe("other failures", () => {
  it("of a picture above the fold withhold advice on pictures only", () => {
    const { fixes, conversionRisks } = adviceAfter([HERO], createFinding("palette"), createFinding("hero_image"));
    expect(fixes.map(({ fixType }) => fixType)).toContain("color");
    expect(fixes.filter(({ fixType }) => fixType === "image").map(({ element }) => element)).toEqual([
      "Failed picture",
    ]);
    expect(conversionRisks.map(({ element }) => element)).toEqual(["Element of palette"]);
  });

  it.each([
    ["a font", createFailedResource({ kind: "font" })],
    ["a picture below the fold or an icon", createFailedResource({ kind: "image", aboveFold: true })],
    ["a stylesheet of a host for fonts or of a widget", createFailedResource()],
    ["a script on a page with text", createFailedResource({ kind: "script" })],
  ])("of %s withhold nothing", (_, failed) => {
    expect(findWithholdingCause([failed])).toBeNull();
  });

  it("get a fix that fits their reason", () => {
    const fixFor = (more: Partial<FailedResource>) =>
      adviceAfter([createFailedResource({ explains: "looks", ...more })]).fixes[0]?.suggestedValue;
    expect(fixFor({ reason: "blocked", detail: "mixed content" })).toContain("with https in the page");
    expect(fixFor({ reason: "blocked", detail: "CORS" })).toBe(`Allow the page to load ${STYLESHEET.url}`);
    const error = { kind: "script", reason: "script_error", detail: "TypeError: a", leaves: "empty" } as const;
    expect(fixFor(error)).toBe(`Correct the error in ${STYLESHEET.url}: TypeError: a`);
  });
});

describe("the recommendation of a finding that a failure explains", () => {
  it("says why there is none", () => {
    const cause = findWithholdingCause([HERO, STYLESHEET]);
    if (cause === null) throw new Error("no cause");
    const [palette, headline] = withholdRecommendations([createFinding("palette"), createFinding("headline")], cause);
    expect(describeWithheld(cause)).toBe(
      `Advice on colours, pictures and layout is withheld, because the stylesheet ${STYLESHEET.url} failed. Repair ` +
        "it, then check again.",
    );
    expect(palette?.comparison.recommendation).toBe(describeWithheld(cause));
    expect(headline).toEqual(createFinding("headline"));
  });

  it("stays where nothing failed, or nothing is to be done", () => {
    const findings = [createFinding("palette")];
    expect(withholdRecommendations(findings, null)).toEqual(findings);
    const match = createFinding("palette");
    match.comparison.status = "match";
    expect(withholdRecommendations([match], findWithholdingCause([STYLESHEET]))).toEqual([match]);
  });
});
