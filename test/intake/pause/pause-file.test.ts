import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choosePauses, type EntryOutcome } from "../../../src/intake/pause/choose-pauses.ts";
import { formatPauseFile, readPauseFile } from "../../../src/intake/pause/pause-file.ts";

const outcome = (ref: string, outcome: EntryOutcome["outcome"], isLinkCheck = false): EntryOutcome => ({
  refs: [{ ref, campaign: "Brand", group: "Shoes" }],
  outcome,
  isLinkCheck,
  reason: "404",
});

describe("which ads are paused and resumed", () => {
  const dead = choosePauses([outcome("google:1", "dead"), outcome("google:2", "works")], []);

  test("a broken page and a contradicted claim pause, whatever else is unclear stays", () => {
    expect(dead.paused).toEqual([
      { ref: "google:1", campaign: "Brand", group: "Shoes", reason: "the landing page is broken: 404" },
    ]);
    expect(choosePauses([outcome("google:1", "unknown"), outcome("google:2", "contradicted")], [])).toMatchObject({
      paused: [{ ref: "google:2", reason: "the page contradicts the ad: 404" }],
      resumed: [],
    });
  });

  test("what works again is resumed; what is not known stays paused", () => {
    expect(choosePauses([outcome("google:1", "works")], dead.paused)).toMatchObject({
      paused: [],
      resumed: [{ ref: "google:1", reason: "the landing page works again" }],
    });
    for (const outcomes of [[], [outcome("google:1", "unknown")]])
      expect(choosePauses(outcomes, dead.paused)).toMatchObject({ paused: dead.paused, resumed: [] });
  });

  test("a working link says nothing about a claim", () => {
    const { paused } = choosePauses([outcome("google:1", "contradicted")], []);
    expect(choosePauses([outcome("google:1", "works", true)], paused)).toMatchObject({ paused, resumed: [] });
    expect(choosePauses([outcome("google:1", "works")], paused)).toMatchObject({ paused: [], resumed: [{}] });
  });

  test("an ad with several pages is paused by one of them, and resumed by all", () => {
    const cards = [outcome("meta:1", "dead"), outcome("meta:1", "works")];
    expect(choosePauses(cards, []).paused).toHaveLength(1);
    expect(choosePauses([outcome("meta:1", "works"), outcome("meta:1", "unknown")], dead.paused).resumed).toEqual([]);
  });

  test("other platforms are counted", () => {
    expect(choosePauses([outcome("microsoft:1", "dead")], []).unsupported).toEqual(new Map([["microsoft", 1]]));
  });
});

test("a file sets statuses and nothing else", () => {
  const ad = { ref: "google:17", campaign: "Brand, DE", group: "Shoes", reason: "the landing page is broken: 404" };
  expect(formatPauseFile("google", [ad], "paused")).toBe(
    "\uFEFFCampaign,Ad Group,Ad ID,Status,Labels,Comment\r\n" +
      '"Brand, DE",Shoes,17,Paused,Adhere,Adhere: the landing page is broken: 404\r\n',
  );
  expect(formatPauseFile("meta", [{ ...ad, ref: "meta:120" }], "running")).toBe(
    "\uFEFFCampaign Name,Ad Set Name,Ad ID,Ad Status,Label,Reason\r\n" +
      '"Brand, DE",Shoes,a:120,ACTIVE,,Adhere: the landing page is broken: 404\r\n',
  );
});

test("whatever names and reasons say: no cell is a formula, each ad is one row, and it is read again", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom("=1+1", "+x", "-x", "@x", "\t=1", "a\nb", '"', "\u001b[2J", "x".repeat(1000)),
  );
  const ad = fc.record({
    ref: fc.integer({ min: 1 }).map((id) => `google:${id}`),
    campaign: fc.option(hostile),
    group: fc.option(hostile),
    reason: hostile,
  });
  fc.assert(
    fc.property(fc.uniqueArray(ad, { selector: ({ ref }) => ref }), (ads) => {
      const text = formatPauseFile("google", ads, "paused");
      expect(text.split("\r\n")).toHaveLength(ads.length + 2);
      const rows: string[][] = parse(text, { bom: true });
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]|\p{Cc}/u);
      const read = readPauseFile(text, "pause-google.csv");
      expect(read.ads.map(({ ref, status }) => [ref, status])).toEqual(
        ads.map(({ ref }) => [ref, "paused"]).toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
      );
    }),
  );
});

test("another table is no pause file, and a broken row is named", () => {
  expect(() => readPauseFile("Campaign,Ad ID\r\nA,1\r\n", "a.csv")).toThrow("a.csv is not a file of adhere pause-file");
  const header = "Campaign,Ad Group,Ad ID,Status,Labels,Comment\r\n";
  expect(() => readPauseFile(`${header}A,B,1 2,Paused,Adhere,x\r\n`, "a.csv")).toThrow("a.csv: row 2 is not readable");
});
