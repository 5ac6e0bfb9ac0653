import { describe, expect, test } from "vitest";
import { dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { MAX_EXPORT_BYTES } from "../../src/intake/parse-export.ts";
import { csv, formatAndReadBack, parseText } from "./intake-helpers.ts";

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
      "three headlines and two descriptions",
      {
        "Headline 1": "a",
        "Headline 2": "b",
        "Headline 3": "c",
        "Headline 4": "d",
        "Description 1": "e.",
        "Description 2": "f.",
        "Description 3": "g.",
      },
      { headline: "a", description: "b | c", body: "e. f." },
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
