import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PageFacts } from "../../src/contract/page-facts.ts";
import { BaselineReport } from "../../src/result/baseline-report.ts";
import { CheckReport } from "../../src/result/check-report.ts";
import { EntryReport } from "../../src/result/entry-report.ts";
import { ShardReport } from "../../src/result/shard-report.ts";
import { KEYS_BY_MAPPING } from "../../src/run/manifest/shape.ts";

const REFERENCE = path.join(import.meta.dirname, "..", "..", "docs", "reference");

/** The code names in the first column of the tables in one section of a page. */
function keysIn(page: string, heading: string): string[] {
  const text = readFileSync(path.join(REFERENCE, page), "utf8");
  const section = text.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| (`[^|]+) \|/gmu)]
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, key = ""]) => key))
    .sort();
}

it.each([
  ["Top level", ""],
  ["An ad", "ads"],
  ["copy", "ads.copy"],
  ["audience", "ads.audience"],
  ["accept", "ads.accept"],
] as const)("the manifest's page lists every key of its section %s", (heading, mapping) => {
  expect(keysIn("manifest.md", heading)).toEqual([...KEYS_BY_MAPPING[mapping]].sort());
});

it.each([
  ["The run", CheckReport.shape],
  ["An entry", EntryReport.shape],
  ["ledger", EntryReport.shape.ledger.unwrap().element.shape],
  ["ai", EntryReport.shape.ai.unwrap().shape],
  ["pageFacts", PageFacts.shape],
  ["baseline of an entry", EntryReport.shape.baseline.unwrap().unwrap().shape],
  ["baseline", BaselineReport.shape],
  ["shard", ShardReport.shape],
] as const)("the report's page lists every field of its section %s", (heading, shape) => {
  expect(keysIn("report.md", heading)).toEqual(Object.keys(shape).sort());
});
