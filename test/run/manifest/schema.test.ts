import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateSchemas } from "../../../scripts/write-schemas.ts";
import { type CheckReport, REPORT_SCHEMA } from "../../../src/result/check-report.ts";
import { parseManifest } from "../../../src/run/manifest/parse-manifest-yaml.ts";
import { Manifest } from "../../../src/run/manifest/shape.ts";
import { anyJsonValue, manifests } from "./arbitraries.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FIXTURES = join(ROOT, "test/fixtures/manifests");

const compile = async (name: string) => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(await readFile(join(ROOT, "schema", name), "utf8")));
};

describe("the committed JSON Schemas", () => {
  it.each(Object.entries(generateSchemas()))("%s is current (node scripts/write-schemas.ts)", async (name, text) => {
    expect(await readFile(join(ROOT, "schema", name), "utf8")).toBe(text);
  });

  it("agree with the program on every fixture that is readable YAML", async () => {
    const valid = await compile("ads.schema.json");
    const verdicts = new Map<string, boolean>();
    for (const name of (await readdir(FIXTURES)).filter((name) => /\.(?:yml|json)$/.test(name))) {
      const { tree } = parseManifest(await readFile(join(FIXTURES, name), "utf8"), name);
      if (tree === null) continue;
      verdicts.set(name, Manifest.safeParse(tree.value).success);
      expect(valid(tree.value), name).toBe(verdicts.get(name));
    }
    expect([...verdicts.values()].filter(Boolean).length).toBeGreaterThan(5);
    expect([...verdicts.values()].filter((ok) => !ok).length).toBeGreaterThan(10);
  });

  it("agree with the program on any manifest, whole or with one value replaced", async () => {
    const valid = await compile("ads.schema.json");
    fc.assert(
      fc.property(manifests, fc.nat(), anyJsonValue, (manifest, where, something) => {
        expect(valid(manifest)).toBe(true);
        const broken = replaceOne(structuredClone(manifest), where, something);
        expect(valid(broken)).toBe(Manifest.safeParse(broken).success);
      }),
    );
  });

  it("describe a report", async () => {
    const valid = await compile("report.schema.json");
    const report = {
      schema: REPORT_SCHEMA,
      tool: { name: "adhere", version: "0.1.0" },
      commit: null,
      startedAt: "2026-11-20T12:00:00.000Z",
      durationMs: 12,
      verdict: "pass",
      exitCode: 0,
      headline: "Every ad passed.",
      gate: { onInconclusive: "warn", warnOnly: false },
      counts: {
        passed: 0,
        belowThreshold: 0,
        regressed: 0,
        overBudget: 0,
        linkBroken: 0,
        urlOnly: 0,
        error: 0,
        skipped: 0,
      },
      lowestScore: null,
      notices: [],
      entries: [],
    } satisfies CheckReport;
    expect(valid(report)).toBe(true);
    expect(valid({ ...report, verdict: "maybe" })).toBe(false);
  });
});

/** Replaces the value that stands at a position of the tree, counted depth first. */
function replaceOne(manifest: unknown, position: number, value: unknown): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: unknown) => {
    if (!isHolder(node)) return;
    for (const [key, child] of Object.entries(node)) {
      places.push([node, key]);
      walk(child);
    }
  };
  walk(manifest);
  const [holder, key] = places[position % places.length] ?? [];
  if (holder !== undefined && key !== undefined) holder[key] = value;
  return manifest;
}

const isHolder = (node: unknown): node is Record<string, unknown> => typeof node === "object" && node !== null;
