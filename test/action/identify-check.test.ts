import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identifyCheck } from "../../src/action/identify-check.ts";
import { readRunContext } from "../../src/github/run-context.ts";
import { readSettings, SettingsError } from "../../src/run/settings.ts";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import { createEnvironment } from "../github/sample-contexts.ts";

interface Step {
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  trigger?: number | null;
}

function identify({ inputs = {}, env = {}, trigger = null }: Step = {}) {
  const event = pullRequestEvent();
  const variables = { ...createEnvironment(event), GITHUB_ACTION: "__self", ...env };
  const context = readRunContext(variables, JSON.stringify(event.payload));
  return identifyCheck(
    readSettings(inputs, (name) => name),
    context,
    trigger,
  );
}

const matrixOf = (value: unknown): Step => ({ inputs: { matrix: JSON.stringify(value) } });
const workflow = (path: string, ref = "refs/pull/7/merge"): Step => ({
  env: { GITHUB_WORKFLOW_REF: `acme/shop/.github/workflows/${path}@${ref}` },
});

const reverseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reverseKeys(item)]),
  );
};

/** As the Action gets it: JSON has no -0. */
const parseAgain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const matrices = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }));

describe("the default id", () => {
  test("does not depend on the order of a matrix's keys", () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        expect(identify(matrixOf(reverseKeys(matrix))).name).toBe(identify(matrixOf(matrix)).name);
      }),
    );
  });

  test("differs for different matrix values", () => {
    fc.assert(
      fc.property(matrices, matrices, (one, other) => {
        const isSame = isDeepStrictEqual(parseAgain(one), parseAgain(other));
        expect(identify(matrixOf(one)).name === identify(matrixOf(other)).name).toBe(isSame);
      }),
    );
  });

  test.each<[string, Step, Step]>([
    ["job", { env: { GITHUB_JOB: "a" } }, { env: { GITHUB_JOB: "b" } }],
    ["step", { env: { GITHUB_ACTION: "__self" } }, { env: { GITHUB_ACTION: "__self_2" } }],
    ["workflow file", workflow("a.yml"), workflow("b.yml")],
    ["workflow name without a file", { env: { GITHUB_WORKFLOW: "A" } }, { env: { GITHUB_WORKFLOW: "B" } }],
    ["mode", {}, { inputs: { mode: "links" } }],
    ["manifest", {}, { inputs: { manifest: "other.yml" } }],
    ["merged reports", { inputs: { merge: "a.json" } }, { inputs: { merge: "b.json" } }],
    ["published report", { inputs: { publish: "a.json" } }, { inputs: { publish: "b.json" } }],
    ["published workflow", { inputs: { publish: "a" }, trigger: 1 }, { inputs: { publish: "a" }, trigger: 2 }],
    ["a matrix of one value", {}, matrixOf({ locale: "de" })],
    ["text and number", matrixOf({ n: 1 }), matrixOf({ n: "1" })],
  ])("differs by %s", (_, one, other) => {
    expect(identify(one).name).not.toBe(identify(other).name);
    expect(identify(one).commentId).not.toEqual(identify(other).commentId);
  });

  test.each<[string, Step, Step]>([
    ["the workflow's ref", workflow("a.yml"), workflow("a.yml", "refs/pull/8/merge")],
    ["the workflow's name", workflow("a.yml"), { env: { ...workflow("a.yml").env, GITHUB_WORKFLOW: "New" } }],
    ["another input", {}, { inputs: { threshold: "9" } }],
    ["the number of legs", { inputs: { "job-total": "2" } }, { inputs: { "job-total": "3" } }],
    ["the default, written out", {}, { inputs: { mode: "evaluate", manifest: "ads.yml" } }],
  ])("does not depend on %s", (_, one, other) => {
    expect(identify(one).name).toBe(identify(other).name);
  });

  test("has a former name: workflow and job", () => {
    expect(identify(matrixOf({ locale: "de" })).formerName).toBe("Ads/ads");
  });
});

test("`comment-id` stays as given, and has no former name", () => {
  const check = identify({ inputs: { "comment-id": "shop -- ünïque", matrix: '{"locale":"de"}' } });
  expect(check).toEqual({ commentId: "shop -- ünïque", name: "shop -- ünïque", label: "de", jobTotal: null });
});

test.each<[Step, string]>([
  [{}, ""],
  [{ inputs: { matrix: "null" } }, ""],
  [matrixOf({ locale: "de", shop: { name: "outlet", sizes: [1, null, true] } }), "de, outlet, 1, true"],
  [{ inputs: { mode: "links" } }, "links"],
  [{ inputs: { manifest: "a.yml\nb.yml" } }, "a.yml b.yml"],
  [{ inputs: { matrix: '{"locale":"de"}', mode: "links", manifest: "a.yml" } }, "de, links, a.yml"],
  [{ inputs: { merge: "a.json", mode: "links" } }, ""],
  [{ inputs: { publish: "a.json", manifest: "a.yml" } }, ""],
])("the label has matrix values, and mode and manifest if they are not the default: %j", (step, label) => {
  expect(identify(step).label).toBe(label);
});

test("inputs that GitHub fills in may be empty, and a mistake in them is named", () => {
  expect(identify({ inputs: { matrix: "", "job-total": "" } }).jobTotal).toBeNull();
  expect(identify({ inputs: { "job-total": "12" } }).jobTotal).toBe(12);
  expect(() => identify({ inputs: { matrix: "{", "job-total": "0" } })).toThrow(SettingsError);
  expect(() => identify({ inputs: { matrix: "{" } })).toThrow("matrix must be JSON, but is");
  expect(() => identify({ inputs: { "job-total": "0" } })).toThrow("job-total must be a whole number from 1");
});
