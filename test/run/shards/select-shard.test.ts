import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalizeUrl } from "../../../src/run/fingerprint-url.ts";
import { selectShard } from "../../../src/run/shards/select-shard.ts";
import { makeEntry } from "../samples.ts";

const pages = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 8 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((all) =>
    all.map(([host, page], index) => makeEntry(`ad-${index}`, { url: `https://h${host}.example/${page}` })),
  );
const shards = fc.integer({ min: 1, max: 12 });
const parts = (entries: Parameters<typeof selectShard>[0], of: number, took?: ReadonlyMap<string, number>) =>
  Array.from({ length: of }, (_, index) => selectShard(entries, { index: index + 1, of }, took));

test("every entry is in exactly one part, at the place that it is said to have", () => {
  fc.assert(
    fc.property(pages, shards, (entries, of) => {
      const all = parts(entries, of);
      expect(all.flatMap(({ report }) => report.positions).sort((a, b) => a - b)).toEqual(entries.map((_, i) => i));
      for (const slice of all) {
        expect(slice.entries).toEqual(slice.report.positions.map((position) => entries[position]));
        expect(slice.report).toMatchObject({ total: entries.length, manifest: all[0]?.report.manifest });
      }
    }),
  );
});

test("parts differ by one entry at most where nothing is known of how long they take", () => {
  fc.assert(
    fc.property(pages, shards, (entries, of) => {
      const sizes = parts(entries, of).map((slice) => slice.entries.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test("parts take equally long, but for what an entry takes", () => {
  fc.assert(
    fc.property(pages, shards, fc.infiniteStream(fc.integer({ min: 1, max: 60_000 })), (entries, of, stream) => {
      const took = new Map(entries.map(({ id }) => [id, stream.next().value ?? 1]));
      const loads = parts(entries, of, took).map((slice) =>
        slice.entries.reduce((sum, { id }) => sum + (took.get(id) ?? 0), 0),
      );
      const fair = loads.reduce((sum, load) => sum + load, 0) / of;
      const longest = Math.max(...took.values());
      for (const load of loads) expect(Math.abs(load - fair)).toBeLessThanOrEqual(longest + 1e-6);
    }),
  );
});

test("a host's entries, and a destination's, stay together as far as evenness allows", () => {
  fc.assert(
    fc.property(pages, shards, (entries, of) => {
      // Cutting a row into `of` pieces divides what stands together in it `of - 1` times at most.
      for (const keyOf of [(url: string) => new URL(url).host, (url: string) => canonicalizeUrl(url)]) {
        const places = parts(entries, of).flatMap((slice, part) =>
          slice.entries.map(({ landing }) => `${keyOf(landing.url)} ${part}`),
        );
        const groups = new Set(entries.map(({ landing }) => keyOf(landing.url)));
        expect(new Set(places).size).toBeLessThanOrEqual(groups.size + of - 1);
      }
    }),
  );
});

test("who is in which part does not depend on where files lie, or what is visited from here", () => {
  const file = (folder: string) =>
    makeEntry("a", { asset: { kind: "file", path: `${folder}/a.png`, written: "a.png" } });
  const digest = (entry: ReturnType<typeof makeEntry>) => selectShard([entry], { index: 1, of: 2 }).report.manifest;
  expect(digest(file("/one"))).toBe(digest(file("/two")));
  const here = file("/one");
  const visited = {
    ...here,
    landing: { ...here.landing, visit: { url: "http://127.0.0.1:1/", by: "site" as const } },
  };
  expect(digest(visited)).toBe(digest(here));
  expect(digest({ ...here, threshold: 9 })).not.toBe(digest(here));
});

test("other durations are another division, which does not belong to the first", () => {
  const entries = ["a", "b", "c", "d"].map((id) => makeEntry(id));
  const [even] = parts(entries, 2);
  const [weighed] = parts(
    entries,
    2,
    new Map([
      ["a", 30_000],
      ["b", 1_000],
      ["c", 1_000],
      ["d", 1_000],
    ]),
  );
  expect(weighed?.entries.map(({ id }) => id)).toEqual(["a"]);
  expect(weighed?.report.manifest).not.toBe(even?.report.manifest);
});
