import { describe, expect, it } from "vitest";
import type { FailedResource } from "../../../src/engine/artifacts/capture-schemas.ts";
import { describeFurtherFailures, findBrokenResources } from "../../../src/engine/signals/broken_resource.ts";
import { createFailedResource } from "../failed-resource.ts";

const SHEET = createFailedResource({ explains: "looks" });
const severities = (...failedResources: FailedResource[]) =>
  findBrokenResources({ failedResources }).map(({ comparison }) => comparison.severity);

describe("a failed resource", () => {
  it.each([
    ["HIGH", { kind: "stylesheet", leaves: "unstyled" }],
    ["HIGH", { kind: "script", leaves: "empty" }],
    ["MEDIUM", { kind: "stylesheet", explains: "looks" }],
    ["MEDIUM", { kind: "image", aboveFold: true }],
    ["LOW", { kind: "stylesheet" }],
    ["LOW", { kind: "script" }],
    ["LOW", { kind: "image" }],
    ["LOW", { kind: "font" }],
    ["LOW", { kind: "stylesheet", leaves: "unstyled", unconfirmed: true }],
    ["LOW", { kind: "image", aboveFold: true, unconfirmed: true }],
  ] as const)("is %s for %o", (severity, more) => {
    expect(severities(createFailedResource(more))).toEqual([severity]);
  });

  it("is named and explained, with its address", () => {
    const box = { x: 0, y: 90, width: 600, height: 300 };
    const url = "https://shop.example/hero.jpg";
    const [finding] = findBrokenResources({
      failedResources: [createFailedResource({ kind: "image", url, box, selector: "#hero" })],
    });
    expect(finding).toMatchObject({
      kind: "broken_resource",
      comparison: {
        element: "Failed picture",
        status: "missing",
        landingPageValue: `HTTP 404: ${url}`,
        recommendation: `Repair the picture ${url} first.`,
      },
      contradiction: false,
      outline: { ad: null, landingPage: box },
      selector: "#hero",
    });
  });

  it.each([
    [{ reason: "wrong_type", status: 200, mimeType: "text/html" }, "refused, because it is sent as text/html: "],
    [{ reason: "blocked", detail: "mixed content" }, "blocked (mixed content): "],
    [{ reason: "unreachable", detail: "ERR_CONNECTION_REFUSED" }, "no response (ERR_CONNECTION_REFUSED): "],
    [{ reason: "script_error", detail: "TypeError: a is undefined" }, "TypeError: a is undefined: "],
  ] as const)("%o says why", (more, text) => {
    const resource = createFailedResource(more);
    const [finding] = findBrokenResources({ failedResources: [resource] });
    expect(finding?.comparison.landingPageValue).toBe(text + resource.url);
  });
});

it("of a host that was not reached is to be checked, not repaired", () => {
  const [finding] = findBrokenResources({ failedResources: [createFailedResource({ unconfirmed: true })] });
  expect(finding?.comparison.recommendation).toBe(
    `Check that visitors get the stylesheet ${SHEET.url}. Its host was not reached from here.`,
  );
});

describe("failed resources", () => {
  it("are shown by severity, ten at most, and the others are counted", () => {
    const fonts = Array.from({ length: 11 }, () => createFailedResource({ kind: "font" }));
    const failedResources = [...fonts, createFailedResource({ leaves: "unstyled" }), SHEET];
    expect(severities(...failedResources)).toEqual(["HIGH", "MEDIUM", ...Array.from({ length: 8 }, () => "LOW")]);
    expect(describeFurtherFailures({ failedResources })).toEqual(["3 more of the page's resources failed."]);
    expect(describeFurtherFailures({ failedResources: fonts.slice(1) })).toEqual([]);
  });

  it("are none on a page without failures", () => {
    expect(findBrokenResources({})).toEqual([]);
    expect(describeFurtherFailures({})).toEqual([]);
  });
});
