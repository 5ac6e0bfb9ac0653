import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { hashPictureSources } from "../../scripts/picture-sources.ts";
import { CheckReport } from "../../src/result/check-report.ts";

const fixtures = path.join(import.meta.dirname, "../fixtures/pictures");
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(fixtures, name), "utf8"));

test("the pictures in the docs show what comment and report look like today", async () => {
  const report = CheckReport.parse(await readJson("report.json"));
  expect(hashPictureSources(report), "Render the pictures anew (npm run pictures), and look at them.").toEqual(
    await readJson("hashes.json"),
  );
});
