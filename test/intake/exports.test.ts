import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { formatAndReadBack, parseText } from "./intake-helpers.ts";

const FIXTURES = path.join(import.meta.dirname, "../fixtures/exports");
const EXPORTS = readdirSync(FIXTURES).filter((name) => !name.includes(".expected."));

/** What stands beside the manifest: counted, and said with its row and column. */
const formatExpectation = ({ skipped, warnings, source, encoding }: Awaited<ReturnType<typeof parseText>>): string =>
  [
    `# ${source}, ${encoding}`,
    ...[...skipped].map(([why, count]) => `# left out: ${count} ${why}`),
    ...warnings.map(({ row, column, message }) => `# row ${row}, ${column}: ${message}`),
    "",
  ].join("\n");

test.each(EXPORTS)("%s becomes the manifest beside it, which the reader accepts", async (name) => {
  const taken = await parseText(await readFile(path.join(FIXTURES, name)), { file: name });
  const { texts, entries } = await formatAndReadBack(taken);
  const expected = path.join(FIXTURES, `${path.parse(name).name}.expected.yml`);
  await expect(formatExpectation(taken) + texts.join("")).toMatchFileSnapshot(expected);
  expect(entries.length).toBeGreaterThan(0);
});

test("the report says the same in every language", async () => {
  const reports = EXPORTS.filter((name) => name.startsWith("google-report."));
  expect(reports).toHaveLength(7);
  const texts = await Promise.all(
    reports.map(async (name) => {
      const taken = await parseText(await readFile(path.join(FIXTURES, name)), { file: "report.csv" });
      expect([...taken.skipped]).toEqual([["stopped", 1]]);
      expect(taken.warnings).toEqual([]);
      expect(taken.unknownColumns).toHaveLength(1);
      return (await formatAndReadBack(taken)).texts.join("");
    }),
  );
  expect(new Set(texts).size).toBe(1);
});

test("with all, what is paused, removed or ended is there, too", async () => {
  const bytes = await readFile(path.join(FIXTURES, "google-editor.csv"));
  const [some, every] = [await parseText(bytes), await parseText(bytes, { all: true })];
  expect(every.drafts.length).toBe(some.drafts.length + (some.skipped.get("stopped") ?? 0));
  expect(every.skipped.has("stopped")).toBe(false);
});
