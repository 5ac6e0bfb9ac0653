import { expect, test } from "vitest";
import { dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { parseExport } from "../../src/intake/parse-export.ts";

// Found by the property test: two rows of one ad in two groups.
test("an ad that stands in two groups is called the same, whichever row comes first", async () => {
  const csv = "Final URL,Headline 1,Ad group\nhttps://a.example/,Words,\nhttps://a.example/,Words,Spring\n";
  const options = { file: "a.csv", from: "google" as const, all: true, now: new Date(0) };
  const { drafts } = await parseExport(Buffer.from(csv), options);
  const ids = dedupeAds(drafts).map(({ id }) => id);
  expect(ids).toHaveLength(1);
  expect(dedupeAds(drafts.toReversed()).map(({ id }) => id)).toEqual(ids);
});
