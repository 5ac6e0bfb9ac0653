import { createHash } from "node:crypto";
import { median } from "../../ground/median.ts";
import type { ShardReport } from "../../result/shard-report.ts";
import { canonicalizeUrl } from "../fingerprint-url.ts";
import type { Entry } from "../manifest/entry.ts";

/** Shard `index` of `of`, 1-based. */
export interface ShardIndex {
  index: number;
  of: number;
}

export interface ShardSlice {
  /** In the manifest's order. */
  entries: Entry[];
  report: Pick<ShardReport, "index" | "of" | "manifest" | "total" | "positions">;
}

/**
 * One part of the entries. Sorted by host and destination, they are cut into parts that take equally long: so an entry
 * is in exactly one part, a destination's ads stay together, and a host is visited from few machines. The same entries
 * and durations give the same parts on every machine.
 *
 * @param durationsMs how long entries took before, in milliseconds, by id; the others count as the middle one of these.
 */
export function selectShard(
  entries: readonly Entry[],
  part: ShardIndex,
  durationsMs: ReadonlyMap<string, number> = new Map(),
): ShardSlice {
  const parts = assignShards(entries, part.of, durationsMs);
  const positions = parts.flatMap((of, position) => (of === part.index ? [position] : []));
  return {
    entries: positions.flatMap((position) => entries[position] ?? []),
    report: { ...part, manifest: computeDigest(entries, parts), total: entries.length, positions },
  };
}

/** The 1-based shard of each entry, by position. */
function assignShards(entries: readonly Entry[], of: number, durationsMs: ReadonlyMap<string, number>): number[] {
  const defaultDurationMs = median([...durationsMs.values()].filter((ms) => ms > 0)) ?? 1;
  const sortedEntries = entries
    .map((entry, position) => ({
      position,
      key: [getHost(entry), canonicalizeUrl(entry.landing.url)] as const,
      weight: Math.max(1, durationsMs.get(entry.id) || defaultDurationMs),
    }))
    .sort(
      (a, b) => compareCodeUnits(a.key[0], b.key[0]) || compareCodeUnits(a.key[1], b.key[1]) || a.position - b.position,
    );
  const total = sortedEntries.reduce((sum, { weight }) => sum + weight, 0);
  const parts = new Array<number>(entries.length).fill(1);
  let before = 0;
  for (const { position, weight } of sortedEntries) {
    // By its middle, so that an entry goes to the shard that contains most of it.
    parts[position] = Math.min(of, 1 + Math.floor(((before + weight / 2) * of) / total));
    before += weight;
  }
  return parts;
}

const getHost = ({ landing }: Entry): string => URL.parse(landing.url)?.host ?? "";

/** Compares code units: the machine's locale must not change the shards. */
const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A hash of all entries and their shards: only shards with the same hash can be merged. */
function computeDigest(entries: readonly Entry[], parts: readonly number[]): string {
  const hash = createHash("sha256");
  for (const [position, entry] of entries.entries()) {
    // Absolute paths and visit overrides differ between machines, so they are not hashed.
    const asset = entry.asset?.kind === "file" ? entry.asset.written : entry.asset;
    const landing = entry.landing.written;
    hash.update(`${JSON.stringify([parts[position], { ...entry, asset, landing }])}\n`);
  }
  return hash.digest("hex");
}
