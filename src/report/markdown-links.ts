import type { CheckResult, EntryReport } from "../check/result.ts";
import { type DestinationGroup, destinationsOf, unreached } from "./destinations.ts";
import type { Depth } from "./fit.ts";
import { entryBlock } from "./markdown-entry.ts";
import { entryName, type Links } from "./markdown-table.ts";
import { count, paragraphs } from "./markdown-words.ts";

/** Ads of one destination that are named one by one. */
const MOST_ADS = 20;

/** The destinations of failing and inconclusive entries explained, each once with every ad that leads there. */
export const destinationBlocks = (entries: readonly EntryReport[], links: Links, depth: Depth): string[] =>
  destinationsOf(entries)
    .slice(0, depth.blocks)
    .map((group) => block(group, links, depth));

function block({ ads, platforms, words }: DestinationGroup, links: Links, depth: Depth): string {
  const [first] = ads;
  if (first === undefined) return "";
  const name = (entry: EntryReport) => entryName(entry, depth.links ? links : {});
  if (ads.length === 1) return entryBlock(first, name(first), depth);
  const title = `${name(first)} and ${count(ads.length - 1, "more ad")}`;
  const named = ads.slice(0, MOST_ADS).map(name).join(", ");
  const rest = ads.length > MOST_ADS ? ` and ${ads.length - MOST_ADS} more` : "";
  const where = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
  const what = words.standing === "failing" ? "die with it" : "lead there";
  return paragraphs([
    entryBlock(first, title, depth),
    `**${count(ads.length, "ad")}**${where} ${what}: ${named}${rest}.`,
  ]);
}

/** Said once for however many ads. */
export function unreachedNote({ entries }: CheckResult): string {
  const lost = unreached(entries);
  return lost === 0 ? "" : `*${count(lost, "ad")} could not be checked: there was no network.*`;
}
