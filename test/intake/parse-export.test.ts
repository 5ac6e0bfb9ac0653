import { describe, expect, test } from "vitest";
import { parseMappingFile, parseMappingLines } from "../../src/intake/column-mapping.ts";
import { dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { MAX_EXPORT_BYTES, parseExports } from "../../src/intake/parse-export.ts";
import { csv, formatAndReadBack, NOW, parseText } from "./intake-helpers.ts";

const url = "https://acme.example/";
const ads = async (rows: string[][], options = {}) => dedupeAds((await parseText(csv(rows), options)).drafts);

test.each([
  ["nothing", "", /^export\.csv is empty: /u],
  ["a spreadsheet", "PK\x03\x04…", /is a spreadsheet or an archive: save it as CSV/u],
  ["a compressed file", Buffer.from([0x1f, 0x8b, 8, 0]), /is compressed: unpack it/u],
  ["a text", "Dear Sir,\nhello", /starts with "Dear Sir," *\. Expected a Google Ads export/u],
  ["an export without addresses", "Campaign,Ad group,Headline 1\na,b,c", /has no column Final URL/u],
  ["an export without links", "Campaign Name,Ad Name,Title\na,b,c", /has no column Link/u],
  ["a quote that is not closed", `Campaign,Final URL\na,${url}\n"b,${url}\n`, /from row 3: a quote is not closed/u],
  ["a row without an end", `Campaign,Final URL\na,"${"x".repeat(2_000_000)}`, /from row 2: a quote is not closed/u],
])("%s is refused", async (_, bytes, message) => {
  await expect(parseText(bytes)).rejects.toThrow(message);
});

test("a file beyond 100 MB is refused", async () => {
  await expect(parseText(Buffer.alloc(MAX_EXPORT_BYTES + 1))).rejects.toThrow(
    /more than 100 MB: export fewer campaigns/u,
  );
});

test("--from decides where columns do not, and is held to them", async () => {
  expect((await parseText(`Link\n${url}`, { from: "meta" })).source).toBe("meta");
  expect((await parseText(`Link\n${url}`)).source).toBe("urls");
  await expect(parseText("a,b\n1,2", { from: "google" })).rejects.toThrow(/is not a Google Ads export/u);
  await expect(parseText(`${url}\n`, { from: "google" })).rejects.toThrow(/is not a Google Ads export/u);
  await expect(parseText(`${url}\n`, { from: "meta" })).rejects.toThrow(/is not a Meta export/u);
});

test("case, spaces, order and unknown columns do not matter", async () => {
  const taken = await parseText(
    csv([
      ["SHOE SIZE", "final_url", "HEADLINE  2", "headline1", "headline 12"],
      ["42", url, "b", "a", "l"],
    ]),
  );
  expect(taken.unknownColumns).toEqual(["SHOE SIZE"]);
  expect(taken.drafts[0]?.copy).toEqual({ headline: "a", description: "b | l" });
});

describe("what an ad says", () => {
  const copy = async (cells: Record<string, string>) =>
    (
      await ads([
        ["Final URL", ...Object.keys(cells)],
        [url, ...Object.values(cells)],
      ])
    )[0]?.copy;

  test.each<[string, Record<string, string>, object]>([
    [
      "all headlines and descriptions of an ad that shows them in turn",
      {
        "Headline 1": "a",
        "Headline 2": "b",
        "Headline 3": "c",
        "Headline 4": "d",
        "Description 1": "e.",
        "Description 2": "f.",
        "Description 3": "g.",
      },
      { headline: "a", body: "e.", headlines: ["b", "c", "d"], descriptions: ["f.", "g."] },
    ],
    [
      "the positions of pinned texts",
      {
        "Headline 1": "a",
        "Headline 2": "b",
        "Headline 2 position": "1",
        "Headline 3": "c",
        "Headline 3 position": "2",
        "Headline 4": "d",
        "Description 1": "e.",
        "Description 2": "f.",
        "Description 2 position": "2",
        "Description 3": "g.",
      },
      {
        headline: "b",
        body: "e.",
        headlines: [{ text: "c", pin: 2 }, "a", "d"],
        descriptions: [{ text: "f.", pin: 2 }, "g."],
      },
    ],
    [
      "short and long headlines of an asset group",
      { "Asset group": "g", "Headline 1": "a", "Headline 2": "b", "Headline 3": "c", "Long headline 1": "long" },
      { headline: "a", headlines: ["b", "c", "long"] },
    ],
    [
      "pinned headlines in their places",
      {
        "Headline 1": "a",
        "Headline 1 position": "3",
        "Headline 2": "b",
        "Headline 3": "c",
        "Headline 3 position": "1",
      },
      { headline: "c", description: "b | a" },
    ],
    [
      "defaults of what is inserted",
      {
        "Headline 1": "{KeyWord:Mud Shoes} now",
        "Headline 2": "In {LOCATION(City):Bath}",
        "Headline 3": "From {CUSTOMIZER.Price:9 €}",
      },
      { headline: "Mud Shoes now", description: "In Bath | From 9 €" },
    ],
    [
      "nothing that only Google knows",
      {
        "Headline 1": '{=COUNTDOWN("2026-01-01 00:00:00")} left',
        "Headline 2": "{KEYWORD}",
        "Headline 3": "Sale",
      },
      { headline: "Sale" },
    ],
    [
      "a long headline where there is no other",
      { "Long headline 1": "long", "Description 1": "d" },
      { headline: "long", body: "d" },
    ],
    ["braces that are text", { "Headline 1": "{x} {keywords}" }, { headline: "{x} {keywords}" }],
    ["no more than a manifest holds", { "Headline 1": "x".repeat(12_000) }, { headline: "x".repeat(10_000) }],
  ])("%s", async (_, cells, expected) => {
    expect(await copy(cells)).toEqual(expected);
  });
});

test("pictures: an address, a YouTube video, a file's name, and what is neither", async () => {
  const creatives = await ads([
    ["Final URL", "Image", "Video ID 1"],
    [`${url}1`, "https://cdn.example/a.png", ""],
    [`${url}2`, "", "dQw4w9WgXcQ"],
    [`${url}3`, "C:\\ads\\..\\a b.JPG", ""],
    [`${url}4`, "../../../etc/passwd.png", ""],
    [`${url}5`, "Landscape #1", ""],
    [`${url}6`, "https://user:secret@cdn.example/a.png", ""],
  ]);
  expect(creatives.map(({ creative }) => creative)).toEqual([
    { kind: "asset", url: "https://cdn.example/a.png" },
    { kind: "adUrl", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
    { kind: "file", name: "a b.JPG" },
    { kind: "file", name: "passwd.png" },
    null,
    null,
  ]);
});

test("a paused campaign of the same name stops nobody else's ads", async () => {
  const meta = [
    ["Campaign Name", "Campaign Status", "Ad Name", "Link"],
    ["A", "PAUSED", "x", `${url}1`],
    ["A", "ACTIVE", "y", `${url}2`],
  ];
  expect((await ads(meta)).map(({ landing }) => landing)).toEqual([`${url}2`]);
  const google = [
    ["Campaign status", "Final URL", "Headline 1"],
    ["Paused", `${url}1`, "x"],
    ["Enabled", `${url}2`, "y"],
  ];
  expect((await ads(google)).map(({ landing }) => landing)).toEqual([`${url}2`]);
});

test("ids: by group and ad, by campaign where that is not enough, and by a digest in the end", async () => {
  const rows = [
    ["Campaign", "Ad group", "Headline 1", "Final URL"],
    ["A", "g", "Same", `${url}1`],
    ["B", "g", "Same", `${url}2`],
  ];
  const idsOf = async (more: string[][]) =>
    new Map((await ads([...rows, ...more])).map(({ landing, id }) => [landing.slice(-1), id]));
  expect([...(await idsOf([])).values()]).toEqual(["a-g-same", "b-g-same"]);
  const more = await idsOf([
    ["B", "g", "Same", `${url}3`],
    ["B", "ç", "Größe 42 – 日本", `${url}4`],
    ["", "", "🏃", `${url}5`],
  ]);
  expect(more.get("1")).toBe("a-g-same");
  expect(more.get("2")).toMatch(/^g-same-[0-9a-f]{6}$/u);
  expect(more.get("3")).toMatch(/^g-same-[0-9a-f]{6}$/u);
  expect(more.get("4")).toBe("ç-größe-42-日本");
  expect(more.get("5")).toBe("ad");
});

test("nothing from an export ends a comment or becomes a key", async () => {
  const evil = "x\n- id: evil\n  landing: https://evil.example/";
  const taken = await parseText(
    csv([
      ["Campaign", "Final URL", "Image", "Path 1"],
      [evil, url, evil, evil],
    ]),
    { file: evil },
  );
  const { texts, entries } = await formatAndReadBack(taken);
  expect(entries.map(({ landing }) => landing.url)).toEqual([url]);
  const foreign = texts
    .join("")
    .split("\n")
    .filter((line) => line.includes("evil"));
  for (const line of foreign) expect(line).toMatch(/^ {2}(?: {2})?(?:# |- id: x-id-evil)/u);
});

test("more ads than one manifest holds fill several", async () => {
  const rows = Array.from({ length: 5_001 }, (_, n) => `${url}${n}`);
  const { texts, entries } = await formatAndReadBack(await parseText(rows.join("\n")));
  expect(texts).toHaveLength(2);
  expect(entries.map(({ landing }) => landing.url)).toEqual(rows);
});

describe("a file of another platform", () => {
  test.each([
    ["Product,Entity,Operation,Campaign ID,Ad Group ID,State,SKU", /looks like an Amazon Ads bulk sheet/u],
    ["Produkt,Entität,Operation,Kampagnen-ID,Anzeigengruppen-ID,Kampagnenname", /looks like an Amazon Ads bulk sheet/u],
    ["By Day,Campaign name,Ad group name,Ad name,Cost,Clicks (destination)", /looks like a TikTok Ads report/u],
    ["Start Date (in UTC),Account Name,Campaign Group Name,Campaign Name,Ad ID", /looks like a LinkedIn report/u],
    ["Startdatum (in UTC),Name der Kampagne,Name der Anzeigengruppe,Gesamtausgaben", /looks like a LinkedIn report/u],
    ["Date,Campaign name,Ad group name,Ad name,Spend,Impressions", /looks like a Reddit Ads report/u],
    ["Ad Id,Ad Group Id,Ad Group Name,Name,Status,Ad Type,Final URL", /structured data file of Display & Video 360/u],
    ["Campaign,Ad group,Landing page,Clickserver URL,Engine status", /an export of Search Ads 360/u],
    ["Campaign Name,Ad Squad Name,Ad Name,Web View URL", /looks like a Snapchat Ads export/u],
    ["campaign.name,ad_group.name,ad_group_ad.ad.final_urls", /report of the Google Ads API .* Google Ads Editor/u],
  ])("%s is refused by its name", async (headers, message) => {
    const rows = [headers.split(","), headers.split(",").map((_, n) => (n === 3 ? url : "x"))];
    await expect(parseText(csv(rows))).rejects.toThrow(message);
  });

  test.each([
    ["XML", '<?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>', /is XML.* Save it as CSV/u],
    ["JSON", '[{"campaign": "x"}]', /is JSON.* Save it as CSV/u],
  ])("%s is refused by its name", async (_, bytes, message) => {
    await expect(parseText(bytes)).rejects.toThrow(message);
  });

  test("two common headers make no Google or Meta export of a feed", async () => {
    const feed = [
      ["id", "title", "link", "availability"],
      ["7", "Shoe", url, "in stock"],
    ];
    expect((await parseText(csv(feed))).source).toBe("feed");
  });
});

describe("a row whose cells are not in their columns", () => {
  const headers = "Campaign,Ad Group,Headline 1,Description 1,Final URL,Status";
  const good = `Brand,Acme,Plain,Simple,${url}p,Enabled`;
  test.each([
    [
      "an unquoted comma",
      `Brand,Acme,Shoes,Light, durable,${url}s,Enabled`,
      /^has 7 cells, the header has 6: a comma/u,
    ],
    ["a row in one cell", `"Brand,Acme,Shoes,""Light"",${url}s,Enabled"`, /^has all its cells in one/u],
    ["a missing cell", `Brand,Acme,Shoes,${url}s,Enabled`, /^has 5 cells, the header has 6/u],
    [
      "an open quote",
      `Brand,Acme,"Shoes,Light,${url}s,Enabled\n${good}\nBrand,Acme,"Boots,b,${url}b,Enabled`,
      /^has a cell that contains further rows/u,
    ],
  ])("%s: no ad is made of it, and the reason is said", async (_, row, message) => {
    const taken = await parseText(`${headers}\n${row}\n${good}\n`);
    expect(taken.drafts.map(({ landing }) => landing)).toEqual([`${url}p`]);
    expect(taken.warnings[0]).toMatchObject({ row: 2, message: expect.stringMatching(message) });
  });

  test("empty cells at the end, and rows that end early, are no mistake", async () => {
    const taken = await parseText(`${headers}\n${good},,,\nBrand,Acme,Plain,Simple,${url}q\n`);
    expect([taken.drafts.length, taken.warnings]).toEqual([2, []]);
  });
});

test("several URLs in one cell are several entries", async () => {
  const several = await ads([
    ["Campaign", "Headline 1", "Final URL"],
    ["A", "Run", `${url}1 ${url}2;${url}3`],
  ]);
  expect(several.map(({ landing, id }) => [landing, id])).toEqual([
    [`${url}1`, "a-run"],
    [`${url}2`, "a-run-2"],
    [`${url}3`, "a-run-3"],
  ]);
});

test("a column of statuses is found under any header, and a missing one is said", async () => {
  const rows = [
    ["Campaign name", "Ad name", "Website URL", "Entregue", "Objective"],
    ["A", "x", `${url}1`, "active", "Sales"],
    ["A", "y", `${url}2`, "not_delivering", "Sales"],
  ];
  const found = await parseText(csv(rows));
  expect([found.hasStatus, found.drafts.length, found.unknownColumns]).toEqual([true, 1, ["Objective"]]);
  const missing = await parseText(csv(rows.map((row) => row.toSpliced(3, 1))));
  expect([missing.hasStatus, missing.drafts.length]).toEqual([false, 2]);
});

test("campaigns, ad groups and ads in files of their own are read as one account", async () => {
  const file = (name: string, rows: string[][]) => ({ file: name, bytes: Buffer.from(csv(rows)) });
  const files = [
    file("ads.csv", [
      ["Ad status", "Campaign", "Ad group", "Headline 1", "Final URL"],
      ["Enabled", "Brand", "Shoes", "Run", `${url}run`],
      ["Enabled", "Brand", "Boots", "Walk", `${url}walk`],
      ["Enabled", "Winter", "Snow", "Slide", `${url}slide`],
    ]),
    file("campaigns.csv", [
      ["Campaign status", "Campaign", "Final URL suffix"],
      ["Enabled", "Brand", "utm_source=google"],
      ["Paused", "Winter", ""],
    ]),
    file("groups.csv", [
      ["Ad group status", "Campaign", "Ad group"],
      ["Enabled", "Brand", "Shoes"],
      ["Paused", "Brand", "Boots"],
    ]),
  ];
  const options = { from: null, all: false, now: NOW };
  const [adsFile] = await parseExports(files, options);
  expect(adsFile?.drafts.map(({ landing }) => landing)).toEqual([`${url}run?utm_source=google`]);
  expect([...(adsFile?.skipped ?? [])]).toEqual([["stopped", 2]]);
  await expect(parseExports(files.slice(1), options)).rejects.toThrow(/campaigns\.csv has no column Final URL/u);
});

describe("--map", () => {
  const rows = csv([
    ["Kampanj", "Annonsgrupp", "Rubrik 1", "Slutlig webbadress", "Läge"],
    ["A", "B", "Löpning", url, "Paused"],
    ["A", "B", "Sko", `${url}sko`, "Enabled"],
  ]);

  test("an unknown table asks what its columns contain", async () => {
    await expect(parseText(rows)).rejects.toThrow(/"Rubrik 1", .*--map landing="Slutlig webbadress"/u);
  });

  test("tells what they contain, from words or a file", async () => {
    const lines = ["landing=Slutlig webbadress", "headline = Rubrik 1", "status=Läge", "platform=google"];
    const file = "landing: Slutlig webbadress\nheadline: [Rubrik 1]\nstatus: Läge\nplatform: google\n";
    for (const mapping of [parseMappingLines(lines), parseMappingFile(file, "columns.yml")]) {
      const { drafts, skipped } = await parseText(rows, { mapping });
      expect(drafts.map(({ landing, copy, platform }) => [landing, copy, platform])).toEqual([
        [`${url}sko`, { headline: "Sko" }, "google"],
      ]);
      expect([...skipped]).toEqual([["stopped", 1]]);
    }
  });

  test.each([
    [() => parseMappingLines(["landing"]), /write NAME=COLUMN/u],
    [() => parseMappingLines(["headline=x"]), /names no landing page/u],
    [() => parseMappingLines(["landing=x", "hedline=y"]), /did you mean headline\?/u],
    [() => parseMappingLines(["landing=x", "platform=bing"]), /platform=bing: write /u],
    [() => parseMappingFile("- a", "columns.yml"), /^columns\.yml is no map of columns/u],
  ])("mistakes are said", (parse, message) => {
    expect(parse).toThrow(message);
  });

  test("a column that the table does not have is a mistake", async () => {
    const mapping = parseMappingLines(["landing=URL", "headline=Rubrik 1"]);
    await expect(parseText(rows, { mapping })).rejects.toThrow(/no column of the name/u);
  });
});
