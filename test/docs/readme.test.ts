import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readmeWithTables } from "../../scripts/write-docs.ts";
import { VERSION } from "../../src/version.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "..", "..", file), "utf8");

it("the README's tables are what action.yml says (npm run generate writes them)", () => {
  expect(readmeWithTables(read("README.md"), read("action.yml"))).toBe(read("README.md"));
});

it("the version in the source is the package's", () => {
  expect(VERSION).toBe(JSON.parse(read("package.json")).version);
});
