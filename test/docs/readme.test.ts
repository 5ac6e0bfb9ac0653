import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { apiPageWithTables, readmeWithTables } from "../../scripts/write-docs.ts";
import { VERSION } from "../../src/version.ts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "..", "..", file), "utf8");

it("the README's tables are what action.yml says (npm run generate writes them)", () => {
  expect(readmeWithTables(read("README.md"), read("action.yml"))).toBe(read("README.md"));
});

it("the API page's tables are what the contract's schemas say (npm run generate writes them)", () => {
  expect(apiPageWithTables(read("docs/reference/api.md"))).toBe(read("docs/reference/api.md"));
});

it("the version in the source is the package's", () => {
  expect(VERSION).toBe(JSON.parse(read("package.json")).version);
});

const WORDS = /\.(?:md|ts|ya?ml|json)$/u;
const texts = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "action.yml",
  "docs",
  "examples",
  "schema",
  "src",
].flatMap((place) => {
  const from = path.join(import.meta.dirname, "..", "..", place);
  if (!statSync(from).isDirectory()) return [place];
  return readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((name) => WORDS.test(name))
    .map((name) => path.join(place, name));
});

it("npm has another package of the program's name: who has no clone is told this one's", () => {
  const foreign = /\b(?:npx|bunx|dlx|npm (?:i|install|exec)) (?:-\S+ )*adhere(?![\w-])/u;
  expect("$ npx adhere serve").toMatch(foreign);
  expect("$ npx adhere-check serve").not.toMatch(foreign);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => foreign.test(read(file)))).toEqual([]);
});
