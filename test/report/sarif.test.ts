import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { MAX_SARIF_RESULTS, renderSarifReport } from "../../src/report/sarif.ts";
import { UNNAMED_MANIFEST } from "../../src/report/sarif-category.ts";
import type { CheckResult } from "../../src/result/check-report.ts";
import { INPUTS } from "../../src/run/settings.ts";
import { hostileText } from "./hostile-text.ts";
import { fullEvaluation, sampleEntryWithPictures, sampleFullResult } from "./html/sample-results.ts";
import { belowEntry, brokenEntry, errorEntry, passedEntry, sampleResult, urlOnlyEntry } from "./sample-results.ts";

const root = path.join(import.meta.dirname, "..", "..");

/** The standard's schema (SARIF 2.1.0-rtm.5) in JSON Schema draft 4, of which two keywords have changed since. */
const schema = z
  .looseObject({ $schema: z.string(), id: z.string() })
  .transform(({ $schema: _draft, id: _id, ...rest }) => rest)
  .parse(JSON.parse(readFileSync(path.join(root, "test/fixtures/sarif-2.1.0-rtm.5.json"), "utf8")));
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isValidSarif = ajv.compile(schema);

const Log = z.object({
  runs: z.tuple([
    z.object({
      tool: z.object({
        driver: z.object({
          rules: z.array(
            z.object({
              id: z.string(),
              helpUri: z.url(),
              help: z.object({ text: z.string(), markdown: z.string() }),
            }),
          ),
        }),
      }),
      invocations: z.tuple([z.looseObject({ toolExecutionNotifications: z.array(z.unknown()).optional() })]),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.int(),
          level: z.enum(["error", "warning", "note"]),
          message: z.object({ text: z.string() }),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string(), uriBaseId: z.string().optional() }),
                region: z.object({ startLine: z.int(), startColumn: z.int(), endLine: z.int() }),
              }),
            }),
          ]),
          partialFingerprints: z.record(z.string(), z.string()),
          suppressions: z.array(z.looseObject({})).optional(),
        }),
      ),
    }),
  ]),
});

function parseReport(result: CheckResult) {
  const log: unknown = JSON.parse(renderSarifReport(result));
  if (!isValidSarif(log)) throw new Error(JSON.stringify(isValidSarif.errors?.slice(0, 3), null, 2));
  return Log.parse(log).runs[0];
}
const listRuleLevels = (result: CheckResult) =>
  parseReport(result).results.map(({ ruleId, level }) => `${ruleId} ${level}`);

test("every report is valid by the SARIF schema", () => {
  expect(() => parseReport(sampleFullResult())).not.toThrow();
  expect(() => parseReport(sampleResult([]))).not.toThrow();
  expect(isValidSarif({ version: "2.1.0", runs: [{ tool: { driver: {} } }] })).toBe(false);
});

describe("results", () => {
  test("are sorted by level: failures are errors, findings are warnings or notes", () => {
    expect(listRuleLevels(sampleFullResult())).toEqual([
      "link-broken error",
      "ad-file error",
      "below-threshold error",
      "below-threshold error",
      "headline warning",
      "offer warning",
      "cta warning",
      "headline warning",
      "cta warning",
      "error warning",
      "url-only warning",
      "palette note",
      "offer note",
      "palette note",
    ]);
  });

  test("are no errors in warn-only mode", () => {
    const warned = { gate: { onInconclusive: "warn", warnOnly: true } } as const;
    const levels = (result: CheckResult) => new Set(parseReport(result).results.map(({ level }) => level));
    expect(levels(sampleResult([brokenEntry("a"), sampleEntryWithPictures("b")], warned))).toEqual(
      new Set(["warning", "note"]),
    );
    expect(listRuleLevels(sampleResult([passedEntry("a"), urlOnlyEntry("b")]))).toEqual(["url-only warning"]);
    expect(listRuleLevels(sampleResult([urlOnlyEntry("b")]))).toEqual(["url-only error"]);
    const strict = { gate: { onInconclusive: "fail", warnOnly: false } } as const;
    expect(listRuleLevels(sampleResult([passedEntry("a"), errorEntry("b")], strict))).toEqual(["error error"]);
  });

  test("make an unconfirmed broken link an error only if the gate fails on inconclusive ads", () => {
    const unconfirmed = urlOnlyEntry("b", { unconfirmed: { seenDead: 1, needed: 3 } });
    const levelsWith = (onInconclusive: "warn" | "fail", warnOnly = false) =>
      listRuleLevels(sampleResult([passedEntry("a"), unconfirmed], { gate: { onInconclusive, warnOnly } }));
    expect(levelsWith("warn")).toEqual(["url-only warning"]);
    expect(levelsWith("fail")).toEqual(["url-only error"]);
    expect(levelsWith("fail", true)).toEqual(["url-only warning"]);
  });

  test("of a passed ad are only its severe findings", () => {
    expect(listRuleLevels(sampleResult([passedEntry("a")]))).toEqual([]);
    expect(listRuleLevels(sampleResult([passedEntry("a", { answer: fullEvaluation() })]))).toEqual([
      "headline warning",
      "offer warning",
      "cta note",
    ]);
  });

  test("are suppressed with a reason if the manifest accepts them", () => {
    const waiver = { kind: "cta", until: "2026-12-31", reason: "Agreed.", state: "accepted" } as const;
    const elements = fullEvaluation().elementComparisons.map(({ element }) => element);
    const cta = elements.filter((element) => /action/iu.test(element));
    const { results } = parseReport(
      sampleResult([sampleEntryWithPictures("a", { waivers: [{ ...waiver, elements: cta }] })]),
    );
    const suppressed = results.filter(({ suppressions }) => (suppressions ?? []).length > 0);
    expect(suppressed.map(({ ruleId }) => ruleId)).toEqual(["cta"]);
    expect(suppressed[0]?.suppressions).toEqual([
      { kind: "external", status: "accepted", justification: expect.stringContaining("Agreed.") },
    ]);
    expect(results.every(({ suppressions }) => suppressions !== undefined)).toBe(true);
    const { results: plain } = parseReport(sampleResult([sampleEntryWithPictures("a")]));
    expect(plain.some(({ suppressions }) => suppressions !== undefined)).toBe(false);
  });

  test("combine findings of the same kind", () => {
    const answer = fullEvaluation();
    for (const comparison of answer.elementComparisons.slice(0, 2)) comparison.element = "Offer";
    const offers = parseReport(sampleResult([sampleEntryWithPictures("a", { answer })])).results.filter(
      ({ ruleId }) => ruleId === "offer",
    );
    expect(offers).toHaveLength(1);
    expect(offers[0]?.message.text.split("\n")).toHaveLength(2);
  });

  test("have locations relative to the repository root", () => {
    const place = (file: string) =>
      parseReport(sampleResult([brokenEntry("a", { manifest: { file, line: 12, column: 5, endLine: 21 } })])).results[0]
        ?.locations[0].physicalLocation;
    expect(place("./ads/spring sale#1.yml")).toEqual({
      artifactLocation: { uri: "ads/spring%20sale%231.yml", uriBaseId: "%SRCROOT%" },
      region: { startLine: 12, startColumn: 5, endLine: 21 },
    });
    expect(place("ads\\spring.yml")?.artifactLocation.uri).toBe("ads/spring.yml");
    expect(place("/elsewhere/ads.yml")?.artifactLocation).toEqual({ uri: "file:///elsewhere/ads.yml" });
    expect(place("C:\\ads.yml")?.artifactLocation).toEqual({ uri: "file:///C:/ads.yml" });
  });

  test("have fingerprints that survive a moved entry and are unique", () => {
    const prints = (line: number, id = "a") =>
      parseReport(
        sampleResult([
          belowEntry(id, {
            answer: fullEvaluation(),
            manifest: { file: "ads.yml", line, column: 1, endLine: line },
          }),
        ]),
      ).results.map(({ partialFingerprints }) => partialFingerprints["adhereFinding/v1"]);
    expect(prints(4)).toEqual(prints(90));
    expect(new Set([...prints(4), ...prints(4, "b")]).size).toBe(prints(4).length * 2);
  });

  test("are limited to the 5,000 most severe, with a count of the rest", () => {
    const entries = Array.from({ length: 2000 }, (_, at) => sampleEntryWithPictures(`a${at}`));
    const { results, invocations } = parseReport(sampleResult(entries));
    expect(results).toHaveLength(MAX_SARIF_RESULTS);
    expect(results.filter(({ level }) => level === "error")).toHaveLength(2000);
    expect(results.filter(({ level }) => level === "note")).toHaveLength(0);
    expect(invocations[0].toolExecutionNotifications).toHaveLength(1);
  });
});

describe("rules", () => {
  const { tool, results } = parseReport(sampleFullResult());
  const { rules } = tool.driver;

  test("are referenced by id and index", () => {
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test("exist for every finding kind and link to an existing page", () => {
    const pages = readdirSync(path.join(root, "docs/reference/findings")).map((file) => path.basename(file, ".md"));
    expect(rules.map(({ id }) => id.replaceAll("-", "_"))).toEqual(expect.arrayContaining(pages));
    for (const { helpUri, help } of rules) {
      const file = new URL(helpUri).pathname.replace(/^\/[^/]+\/[^/]+\/blob\/main\//u, "");
      expect(existsSync(path.join(root, file)), helpUri).toBe(true);
      expect(help.markdown).toContain(`](${helpUri})`);
    }
  });
});

test("untrusted text adds no link, mention or placeholder, and the report stays valid", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const answer = fullEvaluation();
      for (const comparison of answer.elementComparisons)
        Object.assign(comparison, {
          element: text,
          adValue: text,
          landingPageValue: text,
          recommendation: text,
          status: text,
        });
      const entry = sampleEntryWithPictures(text, {
        answer,
        reason: text,
        landingUrl: text,
        manifest: { file: text || "x", line: 1, column: 1, endLine: 1 },
      });
      for (const { message } of parseReport(sampleResult([entry])).results)
        expect(message.text).not.toMatch(/\]\(|\{\d|@\w|#\d|:\/\/|www\.|<[\w/!?]|[\u202e\ud800]/iu);
    }),
    { numRuns: 200 },
  );
});

describe("the category of an upload", () => {
  const categoryOf = (change: Partial<CheckResult>) => {
    const log = z
      .object({ runs: z.tuple([z.object({ automationDetails: z.object({ id: z.string() }) })]) })
      .parse(JSON.parse(renderSarifReport(sampleResult([passedEntry("a")], change))));
    return log.runs[0].automationDetails.id;
  };
  const shard = { index: 2, of: 8, manifest: "0".repeat(64), total: 9, positions: [0], stopped: false };

  test("differs by mode, manifests and shard", () => {
    const checks: [string, Partial<CheckResult>][] = [
      ["adhere/evaluate/", {}],
      ["adhere/evaluate/", { manifests: ["ads.yml"] }],
      ["adhere/links/", { manifests: ["ads.yml"], mode: "links" }],
      ["adhere/evaluate/campaigns/**/ads.yml/", { manifests: ["campaigns/**/ads.yml"] }],
      ["adhere/evaluate/shard-2-of-8/", { manifests: ["ads.yml"], shard }],
    ];
    for (const [category, change] of checks) expect(categoryOf(change)).toBe(category);
  });

  test("leaves out the default manifest only", () => {
    expect(UNNAMED_MANIFEST).toBe(INPUTS.manifest.default);
    expect(categoryOf({ manifests: ["ads.yml", "b.yml"] })).toBe("adhere/evaluate/ads.yml,b.yml/");
  });

  test("is the same for the same manifests in another order or spelling", () => {
    expect(categoryOf({ manifests: ["./b.yml", "a.yml", "b.yml"] })).toBe(
      categoryOf({ manifests: ["a.yml", "b.yml"] }),
    );
  });

  test("has only plain characters, and is another one for other manifests", () => {
    const names = fc.uniqueArray(fc.oneof(hostileText, fc.constantFrom("ads.yml", "x".repeat(300))), {
      minLength: 2,
      maxLength: 2,
      // No name is the default manifest.
      selector: (name) => name.replace(/^(?:\.\/)+/u, "") || UNNAMED_MANIFEST,
    });
    fc.assert(
      fc.property(names, (pair) => {
        const [one, other] = pair.map((name) => categoryOf({ manifests: [name] }));
        expect(one).toMatch(/^adhere\/evaluate\/(?:[\w./*?,@+-]{1,120}\/)?$/u);
        expect(one).not.toBe(other);
      }),
    );
  });
});
