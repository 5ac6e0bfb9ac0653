import fc from "fast-check";
import { expect, test } from "vitest";
import { type DedupedAd, dedupeAds } from "../../src/intake/dedupe-ads.ts";
import { GOOGLE_COLUMNS, META_COLUMNS, MICROSOFT_COLUMNS } from "../../src/intake/export-columns.ts";
import { formatManifests } from "../../src/intake/format-manifest.ts";
import { IntakeError } from "../../src/intake/intake-error.ts";
import others from "../../src/intake/lexicon/other-exports.json" with { type: "json" };
import { csv, parseText, readBack } from "./intake-helpers.ts";

/** Any text of a cell, also with lone surrogates and with what has a meaning in YAML, CSV or Excel. */
const anything = fc.string({ unit: "binary", maxLength: 40 });
const half = fc.constantFrom("\uD800", "\uDC00", "a\uDBFFb");
const tricky = fc.constantFrom(
  ...["- id: evil", "# comment", "a: b", ": ", "key:", "*alias", "&anchor", "!!js/function x", "!tag", "<<", "?"],
  ...["---", "...", "%YAML 1.1", "{a: 1}", "[1, 2]", "null", "~", "true", "123", "0x1F", "1e3", "2026-01-01", "|", ">"],
  ...[
    '"',
    "'",
    '"""',
    "a\nb",
    "a\n\n  b\n",
    "\n- id: evil\n  landing: x",
    "  leading",
    "tab\there",
    "\ttab",
    "\\",
    "\\n",
  ],
  ...["=cmd|'/c calc'!A1", "@SUM(1)", "+1", "--", " --", "[]", "\u2028- id: x", "\u0085x: y", "\u0000", "\uFEFFbom"],
  ...[
    "\u202Eright to left",
    "x #y",
    "x\r\ny\rz",
    "🏃🏽‍♀️",
    "٣٫٥",
    "{KeyWord:Shoes}",
    "{CUSTOMIZER.x",
    "{=COUNTDOWN(a)}",
  ],
);
const huge = fc.constantFrom("x".repeat(20_000), "😀".repeat(6_000), '"'.repeat(11_000), "a\n".repeat(9_000));
const cells = fc.oneof(
  { weight: 5, arbitrary: anything },
  { weight: 5, arbitrary: tricky },
  { weight: 1, arbitrary: half },
  { weight: 1, arbitrary: huge },
  { weight: 2, arbitrary: fc.constant("") },
);
const addresses = fc.oneof(
  { weight: 8, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("https://a.example/{keyword:x}", "https://a.example/?q={lpurl}#f", "a.example"),
  },
  { weight: 2, arbitrary: cells },
);

const headers = (names: readonly (readonly string[])[]): string[] =>
  names.flatMap((each) =>
    each.flatMap((name) => (name.includes("#") ? [1, 2, 12].map((n) => name.replace("#", `${n}`)) : [name])),
  );

/** A table with the platform's columns in any language and order, and what people put there. */
const tables = (address: string, known: readonly string[]) =>
  fc
    .uniqueArray(fc.oneof(fc.constantFrom(...known), anything), { minLength: 3, maxLength: 20 })
    .map((columns) => [address, ...columns.filter((column) => column !== address)])
    .chain((columns) =>
      fc
        .array(fc.tuple(addresses, ...columns.slice(1).map(() => cells)), { maxLength: 8 })
        .map((rows) => [columns, ...rows]),
    );

const google = tables("Final URL", headers(Object.values(GOOGLE_COLUMNS)));
const meta = tables("Link", headers(Object.values(META_COLUMNS)));
const microsoft = tables("Final Url", headers(Object.values(MICROSOFT_COLUMNS)));
const { tiktok, pinterest, feed } = others.read;

const encodings = fc.constantFrom(
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(`\uFEFF${text}`),
  (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
);

const COPY = {
  headline: "headline",
  body: "bodyText",
  description: "description",
  cta: "ctaType",
  page: "pageName",
  headlines: "headlines",
  descriptions: "descriptions",
} as const;

/** The reader has every ad as it was taken, and nothing that was not. */
async function expectAccepted(ads: readonly DedupedAd[]): Promise<void> {
  if (ads.length === 0) return;
  const entries = await readBack(
    formatManifests(ads, (name) => (name.length % 2 === 0 ? "ads/found.png" : null)).map(String),
  );
  expect(entries.map(({ id }) => id)).toEqual(ads.map(({ id }) => id));
  for (const [index, ad] of ads.entries()) {
    const entry = entries[index];
    expect(entry?.landing.written).toBe(ad.landing);
    expect(entry?.viewport).toBe(ad.viewport);
    const copy = Object.entries(ad.copy).map(([key, text]) => [COPY[key as keyof typeof COPY], text]);
    const { sitelinks: _, ...taken } = entry?.copy ?? {};
    expect(taken).toEqual(Object.fromEntries(copy));
  }
}

test.each([
  ["google", google],
  ["meta", meta],
  ["microsoft", microsoft],
  ["tiktok", tables("Web URL", headers(Object.values(tiktok.columns)))],
  ["pinterest", tables("Promoted pin URL", headers(Object.values(pinterest.columns)))],
  ["feed", tables("link", headers(Object.values(feed.columns)))],
] as const)("whatever stands in an export (%s), the reader accepts what is written", async (from, exports) => {
  await fc.assert(
    fc.asyncProperty(
      exports,
      encodings,
      fc.constantFrom(",", ";", "\t"),
      cells,
      async (rows, encode, delimiter, file) => {
        const taken = await parseText(encode(csv(rows, delimiter)), { from, file, all: true });
        await expectAccepted(dedupeAds(taken.drafts));
      },
    ),
    { numRuns: from === "google" || from === "meta" ? 100 : 40 },
  );
});

test("whatever stands in a list, the reader accepts what is written", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(addresses), encodings, async (lines, encode) => {
      fc.pre(lines.join("") !== "");
      const taken = await parseText(encode(lines.join("\n")), { from: "urls" });
      await expectAccepted(dedupeAds(taken.drafts));
    }),
  );
});

test("whatever file is named, it is taken or refused in a sentence", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(null, "google", "meta", "urls"),
      async (bytes, from) => {
        try {
          const taken = await parseText(Buffer.from(bytes), { from });
          await expectAccepted(dedupeAds(taken.drafts));
        } catch (error) {
          expect(error).toBeInstanceOf(IntakeError);
          expect(String(error)).toMatch(/export\.csv .*\.$/su);
        }
      },
    ),
  );
});

test("an ad's id does not depend on where it stands, nor on ads that are called otherwise", async () => {
  await fc.assert(
    fc.asyncProperty(google, fc.nat(), async (rows, seed) => {
      const { drafts } = await parseText(csv(rows), { from: "google", all: true });
      const ids = (list: typeof drafts) =>
        new Map(dedupeAds(list).map(({ id, landing, copy }) => [JSON.stringify([landing, copy]), id]));
      const turned = drafts.toSorted((a, b) => ((a.origin.row * 7 + seed) % 5) - ((b.origin.row * 7 + seed) % 5));
      expect(new Set(ids(turned).values())).toEqual(new Set(ids(drafts).values()));
    }),
  );
});
