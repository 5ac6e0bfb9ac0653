import fc from "fast-check";
import { expect, test } from "vitest";
import { Document } from "yaml";
import type { AdDraft } from "../../../src/intake/ad-draft.ts";
import { dedupeAds } from "../../../src/intake/dedupe-ads.ts";
import { formatEntry, formatManifests } from "../../../src/intake/format-manifest.ts";
import { applyPlan, filterPlan } from "../../../src/intake/update/apply-plan.ts";
import { ManifestText } from "../../../src/intake/update/manifest-text.ts";
import { planUpdate, type UpdatePlan } from "../../../src/intake/update/plan-update.ts";
import type { Ad } from "../../../src/run/manifest/shape.ts";

const RUNS = 400;
const find = () => null;

/** One update of a manifest. */
function update(source: string, drafts: readonly AdDraft[], prune = false): { text: string; plan: UpdatePlan } {
  const manifest = new ManifestText(source, 0);
  const ids = manifest.entries.map(({ ad }) => ad.id);
  const options = { sources: new Set(["google"]), prune, find };
  const plan = planUpdate(manifest.entries, dedupeAds(drafts, ids), options);
  const added = plan.added.map((ad) => formatEntry(ad, find));
  applyPlan(filterPlan(plan, 0), manifest, added);
  expect(manifest.manual).toEqual([]);
  return { text: manifest.isChanged ? manifest.toString() : source, plan };
}

const HOSTILE = [
  "=1+1",
  "- a: {b: [c",
  "x # y",
  "*a",
  "&b",
  "'",
  '"',
  "!t",
  "null",
  "1.5",
  "yes",
  "a: b",
  "\u2028",
  "é\u0301",
  "🙂",
];
const word = fc.oneof(
  fc.constantFrom("Run far", "Boots", "Sale 30%", ...HOSTILE),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const line = word.map((text) => text.replace(/[\p{C}\s]+/gu, " ").trim()).filter((text) => text !== "");

const draft: fc.Arbitrary<AdDraft> = fc
  .record({
    id: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
    campaign: fc.constantFrom("Brand", "Sale", ""),
    group: fc.constantFrom("Shoes", "Boots"),
    headline: line,
    body: fc.option(line, { nil: undefined }),
    headlines: fc.uniqueArray(line, { maxLength: 3 }),
    landing: fc.constantFrom(
      "https://a.example/",
      "https://a.example/b",
      "https://a.example/b?utm_source=x",
      "https://a.example/c",
    ),
    mobile: fc.boolean(),
    stopped: fc.boolean(),
    links: fc.uniqueArray(fc.constantFrom("https://a.example/s", "https://a.example/t"), { maxLength: 2 }),
  })
  .map(({ id, campaign, group, headline, body, headlines, landing, mobile, stopped, links }, index = 0) => ({
    origin: { file: "a.csv", row: index },
    ...(id !== null && { ref: `google:${id}` }),
    level: { campaign, group },
    names: [campaign, group, headline].filter((name) => name !== ""),
    platform: "google" as const,
    copy: { headline, ...(body !== undefined && { body }), ...(headlines.length > 0 && { headlines }) },
    landing,
    viewport: mobile ? ("mobile" as const) : null,
    ...(links.length > 0 && { links: links.map((url) => ({ url })) }),
    creative: null,
    isSearch: true,
    lostTexts: [],
    notes: [],
    ...(stopped && { stopped: true as const }),
  }));
const drafts = fc.array(draft, { minLength: 1, maxLength: 8 });

/** What people add to an entry, and how they write the file. */
const own = fc.record({
  threshold: fc.constantFrom(undefined, 7.5, 9),
  accept: fc.boolean(),
  style: fc.constantFrom("init", "block", "flow", "json"),
  newline: fc.constantFrom("\n", "\r\n"),
  reversed: fc.boolean(),
});

const toEntries = (all: readonly AdDraft[]): Ad[] => dedupeAds(all).map((ad) => formatEntry(ad, find).ad);

/** The source text of a manifest, with a comment in each place where one can be. */
function write(all: readonly AdDraft[], how: typeof own extends fc.Arbitrary<infer T> ? T : never): string {
  const extra = {
    ...(how.threshold !== undefined && { threshold: how.threshold }),
    ...(how.accept && { accept: [{ kind: "offer" as const, until: "2030-01-01", reason: "known" }] }),
  };
  if (how.style === "init") return String(formatManifests(dedupeAds(all), find)[0]).replaceAll("\n", how.newline);
  const ads = toEntries(all).map((ad) => {
    const pairs = Object.entries({ ...ad, ...extra });
    return Object.fromEntries(how.reversed ? pairs.reverse() : pairs);
  });
  if (how.style === "json") return JSON.stringify({ version: 1, ads }, null, 2).replaceAll("\n", how.newline);
  const items = ads.map((ad, index) => {
    if (how.style === "flow") return `  # flow ${index}\n  - ${JSON.stringify(ad)} # behind ${index}`;
    const text = new Document(ad, { aliasDuplicateObjects: false }).toString({ lineWidth: 0, indentSeq: false });
    const lines = text.trimEnd().split("\n");
    const landing = lines.findIndex((each) => each.startsWith("landing:"));
    lines[landing] += ` # page ${index}`;
    return `- # entry ${index}\n${lines.map((each) => `    ${each}`).join("\n")}\n    # below ${index}`;
  });
  return ["# top", "version: 1 # one", "ads:", ...items, "# end", ""].join("\n").replaceAll("\n", how.newline);
}

const commentsOf = (text: string): string[] =>
  [...text.matchAll(/# (?:top|one|end|(?:entry|page|below|flow|behind) \d+)/gu)].map(String);

test("what people have written stays: comments, thresholds, waivers, in their order", () => {
  fc.assert(
    fc.property(drafts, drafts, own, (before, after, how) => {
      const source = write(before, how);
      const { text } = update(source, after);
      expect(commentsOf(text)).toEqual(commentsOf(source));
      const [was, is] = [source, text].map((each) => new ManifestText(each, 0).entries);
      for (const [index, { ad }] of (was ?? []).entries()) {
        const now = is?.[index]?.ad;
        expect(now).toMatchObject({ id: ad.id, ...(ad.threshold && { threshold: ad.threshold }) });
        expect(now?.accept).toEqual(ad.accept);
        expect(Object.keys(now ?? {}).filter((key) => key in ad)).toEqual(
          Object.keys(ad).filter((key) => key in (now ?? {})),
        );
      }
      if (how.newline === "\r\n") expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    }),
    { numRuns: RUNS },
  );
});

test("a second update has nothing to do", () => {
  fc.assert(
    fc.property(drafts, drafts, own, fc.boolean(), (before, after, how, prune) => {
      const first = update(write(before, how), after, prune);
      const second = update(first.text, after, prune);
      expect(second.text).toBe(first.text);
    }),
    { numRuns: RUNS },
  );
});

test("the order of rows does not matter", () => {
  fc.assert(
    fc.property(drafts, drafts, own, fc.boolean(), (before, after, how, prune) => {
      const source = write(before, how);
      const reordered = after
        .map((each, index) => ({ ...each, origin: { file: "b.csv", row: 100 - index } }))
        .reverse();
      expect(update(source, reordered, prune).text).toBe(update(source, after, prune).text);
    }),
    { numRuns: RUNS },
  );
});

test("a manifest of the same export stays byte for byte, but for what does not run", () => {
  fc.assert(
    fc.property(drafts, (all) => {
      const running = all.map(({ stopped: _, ...each }) => each);
      const source = String(formatManifests(dedupeAds(running), find)[0]);
      expect(update(source, running).text).toBe(source);
    }),
    { numRuns: RUNS },
  );
});

test("every running ad has an entry that runs, unless nobody can tell which", () => {
  fc.assert(
    fc.property(drafts, drafts, own, (before, after, how) => {
      const { text, plan } = update(write(before, how), after);
      const entries = new ManifestText(text, 0).entries.filter(({ ad }) => ad.status !== "paused");
      const unclear = new Set(plan.ambiguous.flatMap(({ ads }) => ads.map(({ id }) => id)));
      const ids = new ManifestText(write(before, how), 0).entries.map(({ ad }) => ad.id);
      for (const ad of dedupeAds(after, ids).filter((each) => !each.stopped && !unclear.has(each.id))) {
        const found = entries.some(
          ({ ad: { landing, copy } }) => landing === ad.landing && copy?.headline === ad.copy.headline,
        );
        expect(found, `${ad.landing} ${ad.copy.headline}`).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});
