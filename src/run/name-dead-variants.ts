import type { EntryResult } from "../result/check-report.ts";
import { joinAll } from "./format-message.ts";
import { isAlive } from "./gate.ts";
import { findDifferingParameters } from "./tracking-parameters.ts";

/**
 * Where a page works for some ads and is broken for others, whose URLs differ in tracking parameters alone, the reason
 * names these parameters.
 */
export function nameDeadVariants(entries: readonly EntryResult[]): EntryResult[] {
  const pages = Map.groupBy(entries, ({ page, fingerprint }) => page ?? fingerprint);
  return entries.map((entry) => {
    if (entry.state !== "link_broken" || entry.stateOfLanding !== undefined) return entry;
    const alive = (pages.get(entry.page ?? entry.fingerprint) ?? []).filter(isAlive);
    const names = findDifferingParameters(
      entry.landingUrl,
      alive.map(({ landingUrl }) => landingUrl),
    );
    if (alive.length === 0 || names.length === 0) return entry;
    const others = alive.length === 1 ? "another ad, whose URL differs" : "other ads, whose URLs differ";
    return { ...entry, reason: `${entry.reason} The page works for ${others} in ${joinAll(names)}.` };
  });
}
