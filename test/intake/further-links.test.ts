import fc from "fast-check";
import { expect, test } from "vitest";
import { dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { parseExports } from "../../src/intake/parse-export.ts";
import { MAX_FURTHER_LINKS } from "../../src/run/manifest/shape.ts";
import { csv, formatAndReadBack, NOW, parseText } from "./intake-helpers.ts";

const url = (path: string) => `https://acme.example/${path}`;

type Cells = Readonly<Record<string, string>>;

/** A table of rows that name their cells. */
function toTable(rows: readonly Cells[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csv([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ""))]);
}

const AD: Cells = {
  Campaign: "Brand",
  "Ad group": "Shoes",
  "Ad type": "Responsive search ad",
  "Headline 1": "Run far",
  "Final URL": url("run"),
  Status: "Enabled",
};
const inGroup = { Campaign: "Brand", "Ad group": "Shoes", Status: "Enabled" };
const inCampaign = { Campaign: "Brand", Status: "Enabled" };
const inAccount = { Campaign: "<Account-level>", Status: "Enabled" };

const readLinks = async (rows: readonly Cells[], options = {}) =>
  (await parseText(toTable(rows), options)).drafts.map(({ links = [] }) => links);

test("sitelinks, promotions, prices and keywords become links of the ads below their level", async () => {
  const rows: Cells[] = [
    { ...inAccount, "Link text": "Contact", "Final URL": url("contact") },
    { ...inCampaign, "Promotion target": "Black shoes", "Final URL": url("black"), "Promotional code": "B" },
    {
      ...inCampaign,
      ...{ "Header 1": "Trail", "Price 1": "89 EUR", "Final URL 1": url("trail") },
      ...{ "Header 2": "Road", "Price 2": "79 EUR", "Final URL 2": url("road") },
    },
    AD,
    { ...inGroup, Keyword: "running shoes", "Final URL": url("kw") },
    { ...inGroup, "Link text": "Sale", "Final URL": url("sale") },
    { ...AD, "Ad group": "Boots", "Headline 1": "Walk far", "Final URL": url("walk") },
    { ...AD, Campaign: "Other", "Headline 1": "Stay", "Final URL": url("stay") },
  ];
  const taken = await parseText(toTable(rows));
  const { entries } = await formatAndReadBack(taken);
  const links = entries.map((entry) => (entry.links ?? []).map(({ kind, text, landing }) => [kind, text, landing.url]));
  const [contact, campaign] = [
    ["sitelink", "Contact", url("contact")],
    [
      ["promotion", "Black shoes", url("black")],
      ["price", "Trail", url("trail")],
      ["price", "Road", url("road")],
    ],
  ];
  expect(links).toEqual([
    [["keyword", "running shoes", url("kw")], ["sitelink", "Sale", url("sale")], ...campaign, contact],
    [...campaign, contact],
    [contact],
  ]);
  expect(taken.furtherLinks).toBe(6);
});

test("a link has its own tracking, or that of the levels above it", async () => {
  const rows = [
    { ...inCampaign, "Campaign status": "Enabled", Status: "", "Final URL suffix": "from=campaign" },
    { ...AD, "Final URL suffix": "from=ad" },
    { ...inGroup, "Link text": "Sale", "Final URL": url("sale") },
    { ...inGroup, "Link text": "New", "Final URL": url("new"), "Final URL suffix": "from=link" },
  ];
  expect(await readLinks(rows)).toEqual([
    [
      { text: "Sale", url: `${url("sale")}?from=campaign` },
      { text: "New", url: `${url("new")}?from=link` },
    ],
  ]);
});

test("links that are paused or ended, of other groups, of display ads, or to the landing page itself are left out", async () => {
  const rows = [
    AD,
    { ...AD, "Ad type": "Responsive display ad", "Headline 1": "See far", "Final URL": url("see") },
    { ...inGroup, Status: "Paused", "Link text": "Paused", "Final URL": url("paused") },
    { ...inGroup, "Link text": "Ended", "Final URL": url("ended"), "End date": "2025-01-31" },
    { ...inGroup, "Ad group": "Hats", "Link text": "Hats", "Final URL": url("hats") },
    { ...inGroup, "Link text": "Itself", "Final URL": url("run") },
  ];
  expect(await readLinks(rows)).toEqual([[], []]);
  expect(await readLinks(rows, { all: true })).toEqual([
    [
      { text: "Paused", url: url("paused") },
      { text: "Ended", url: url("ended") },
    ],
    [],
  ]);
});

test("a URL that is none is named with its row and column", async () => {
  const { warnings, drafts } = await parseText(
    toTable([AD, { ...inGroup, "Link text": "Sale", "Final URL": "acme.example/sale" }]),
  );
  expect(drafts[0]).not.toHaveProperty("links");
  expect(warnings).toMatchObject([{ row: 3, column: "Final URL", message: expect.stringContaining("https://") }]);
});

test("sitelinks in another file of the account count", async () => {
  const files = [[{ ...inCampaign, "Link text": "Sale", "Final URL": url("sale") }], [AD]].map((rows, index) => ({
    file: `${index}.csv`,
    bytes: Buffer.from(toTable(rows)),
  }));
  const [, ads] = await parseExports(files, { from: null, all: false, now: NOW });
  expect(ads?.drafts[0]?.links).toEqual([{ text: "Sale", url: url("sale") }]);
});

test("an ad has at most 200 links, and its comment says that some are left out", async () => {
  const links = Array.from({ length: 250 }, (_, i) => ({
    ...inGroup,
    "Link text": `L ${i}`,
    "Final URL": url(`${i}`),
  }));
  const [draft] = (await parseText(toTable([AD, ...links]))).drafts;
  expect(draft?.links).toHaveLength(MAX_FURTHER_LINKS);
  expect(draft?.notes).toContain("Left out: 50 further links, beyond 200.");
});

test("ads that are merged have the links of both", async () => {
  const rows = [
    AD,
    { ...AD, "Ad group": "Boots" },
    { ...inGroup, "Link text": "Shoes", "Final URL": url("shoes") },
    { ...inGroup, "Ad group": "Boots", "Link text": "Boots", "Final URL": url("boots") },
  ];
  const [merged, more] = dedupeAds((await parseText(toTable(rows))).drafts);
  expect(more).toBeUndefined();
  expect(merged?.links?.map(({ text }) => text)).toEqual(["Shoes", "Boots"]);
});

test("Microsoft's sitelinks are assigned by their ids, keywords by their group", async () => {
  const status = { Status: "Active" };
  const rows: Cells[] = [
    { Type: "Campaign", ...status, Id: "1", "Parent Id": "0", Campaign: "Brand" },
    { Type: "Ad Group", ...status, Id: "2", "Parent Id": "1", Campaign: "Brand", "Ad Group": "Shoes" },
    { Type: "Ad Group", ...status, Id: "3", "Parent Id": "1", Campaign: "Brand", "Ad Group": "Boots" },
    { Type: "Sitelink Ad Extension", ...status, Id: "7", "Display Text": "Sale", "Final Url": url("sale") },
    { Type: "Sitelink Ad Extension", ...status, Id: "8", "Display Text": "Boots", "Final Url": url("boots") },
    { Type: "Sitelink Ad Extension", ...status, Id: "9", "Display Text": "Nobody's", "Final Url": url("nobody") },
    { Type: "Campaign Sitelink Ad Extension", ...status, Id: "7", "Parent Id": "1" },
    { Type: "Ad Group Sitelink Ad Extension", ...status, Id: "8", "Parent Id": "3" },
    { Type: "Campaign Sitelink Ad Extension", Status: "Deleted", Id: "9", "Parent Id": "1" },
    { Type: "Keyword", ...status, Id: "20", "Parent Id": "2", Keyword: "red shoes", "Final Url": url("red") },
    {
      Type: "Responsive Search Ad",
      ...status,
      Id: "30",
      "Parent Id": "2",
      Headline: "Run far",
      "Final Url": url("run"),
    },
    { Type: "Responsive Search Ad", ...status, Id: "31", "Parent Id": "3", Headline: "Walk", "Final Url": url("walk") },
  ];
  expect(await readLinks(rows)).toEqual([
    [
      { kind: "keyword", text: "red shoes", url: url("red") },
      { text: "Sale", url: url("sale") },
    ],
    [
      { text: "Boots", url: url("boots") },
      { text: "Sale", url: url("sale") },
    ],
  ]);
});

test("a price table of Microsoft's leads to a page for each of its rows", async () => {
  const status = { Status: "Active" };
  const items = { "Header 1": "Trail", "Final Url 1": url("trail"), "Header 2": "Road", "Final Url 2": url("road") };
  const rows: Cells[] = [
    { Type: "Campaign", ...status, Id: "1", "Parent Id": "0", Campaign: "Brand" },
    { Type: "Ad Group", ...status, Id: "2", "Parent Id": "1", Campaign: "Brand", "Ad Group": "Shoes" },
    { Type: "Price Ad Extension", ...status, Id: "7", ...items, "Final Url 3": "not a URL" },
    { Type: "Ad Group Price Ad Extension", ...status, Id: "7", "Parent Id": "2" },
    { Type: "Responsive Search Ad", ...status, Id: "30", "Parent Id": "2", Headline: "Run", "Final Url": url("run") },
  ];
  expect(await readLinks(rows)).toEqual([
    [
      { kind: "price", text: "Trail", url: url("trail") },
      { kind: "price", text: "Road", url: url("road") },
    ],
  ]);
});

test("the manifest of any export with links is valid, and the order of rows changes no ad's set of links", async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("=1+1", "\u001b[31m", "- a: {b}", "{keyword:x}", "", "–"));
  const page = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), cell);
  const level = fc.constantFrom<Cells>(inGroup, inCampaign, inAccount);
  const column = fc.constantFrom("Link text", "Promotion target", "Keyword");
  const link = fc
    .tuple(level, column, cell, page)
    .map(([at, name, text, final]): Cells => ({ ...at, [name]: text, "Final URL": final }));
  await fc.assert(
    fc.asyncProperty(fc.array(link, { maxLength: 8 }), async (links) => {
      const [one, other] = await Promise.all(
        [
          [AD, ...links],
          [...links.toReversed(), AD],
        ].map(async (rows) => (await formatAndReadBack(await parseText(toTable(rows), { from: "google" }))).entries),
      );
      const listUrls = (entries = one) =>
        entries
          ?.filter(({ id }) => id === "shoes-run-far")
          .map((entry) => entry.links?.map((at) => at.landing.url).sort());
      expect(listUrls(one)).toEqual(listUrls(other));
    }),
    { numRuns: 60 },
  );
});
