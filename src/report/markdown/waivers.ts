import type { EntryReport, WaiverUse } from "../../result/entry-report.ts";
import { formatScore } from "../entries.ts";
import { isWaived } from "../entry-predicates.ts";
import { escapeName, escapeSentence, formatList } from "./format.ts";

const MAX_WAIVERS = 20;

const WAIVER_STATE_ORDER: readonly WaiverUse["state"][] = ["expired", "accepted", "unused"];

/** The manifest's waivers: expired ones first, then those in effect, then those that match no finding. */
export function renderWaivers(entries: readonly EntryReport[], renderName: (entry: EntryReport) => string): string {
  const lines = entries
    .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
    .toSorted((a, b) => WAIVER_STATE_ORDER.indexOf(a.waiver.state) - WAIVER_STATE_ORDER.indexOf(b.waiver.state))
    .map(({ entry, waiver }) => renderWaiver(entry, waiver, renderName(entry)));
  return lines.length === 0 ? "" : `**Accepted in the manifest**\n\n${formatList(lines, MAX_WAIVERS)}`;
}

function renderWaiver(entry: EntryReport, { kind, until, reason, state, elements }: WaiverUse, name: string): string {
  const what = `**${(elements.length === 0 ? [kind] : elements).map(escapeName).join(", ")}**`;
  switch (state) {
    case "expired":
      return (
        `⚠️ ${name}: the waiver for ${what} expired on ${until}. Fix the finding or renew the waiver: ` +
        escapeSentence(reason)
      );
    case "unused":
      return `${name}: the waiver for ${what} matches no finding. Remove it.`;
    case "accepted":
      return `${name}: ${what}, until ${until}: ${escapeSentence(reason)}${formatWaiverEffect(entry)}`;
  }
}

function formatWaiverEffect(entry: EntryReport): string {
  if (!isWaived(entry)) return "";
  const without = entry.scoreWithoutAccepted;
  return ` (${formatScore(entry)}${without === null ? "" : `, ${without} without the waiver`})`;
}
