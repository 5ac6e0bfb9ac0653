import type { EntryReport, WaiverUse } from "../../run/result.ts";
import { formatScore, isWaived } from "../entries.ts";
import { escapeName, escapeSentence } from "./format.ts";

/** Lines of the section; the JSON report has all. */
const MAX_WAIVERS = 20;

const WAIVER_STATE_ORDER: readonly WaiverUse["state"][] = ["expired", "accepted", "unused"];

/** What the manifest accepts for the time being, what it no longer does, and what it need not: markdown. */
export function renderWaivers(
  entries: readonly EntryReport[],
  nameOf: (entry: EntryReport) => string,
): string {
  const lines = entries
    .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
    .toSorted(
      (a, b) => WAIVER_STATE_ORDER.indexOf(a.waiver.state) - WAIVER_STATE_ORDER.indexOf(b.waiver.state),
    )
    .map(({ entry, waiver }) => `- ${renderWaiver(entry, waiver, nameOf(entry))}`);
  if (lines.length === 0) return "";
  const shown = lines.slice(0, MAX_WAIVERS);
  if (lines.length > MAX_WAIVERS) shown.push(`- and ${lines.length - MAX_WAIVERS} more in the JSON report`);
  return `**Accepted in the manifest**\n\n${shown.join("\n")}`;
}

function renderWaiver(
  entry: EntryReport,
  { kind, until, reason, state, elements }: WaiverUse,
  name: string,
): string {
  const what = `**${(elements.length === 0 ? [kind] : elements).map(escapeName).join(", ")}**`;
  switch (state) {
    case "expired":
      return `⚠️ ${name}: the waiver for ${what} ended on ${until} and no longer counts. Mend it, or renew it: ${escapeSentence(reason)}`;
    case "unused":
      return `${name}: the waiver for ${what} meets nothing any more: take it out.`;
    case "accepted":
      return `${name}: ${what}, until ${until}: ${escapeSentence(reason)}${formatWaiverEffect(entry)}`;
  }
}

/** What the waiver does for the entry. */
function formatWaiverEffect(entry: EntryReport): string {
  if (!isWaived(entry)) return "";
  const without = entry.scoreWithoutAccepted;
  return ` (${formatScore(entry)}${without === null ? "" : `, ${without} without it`})`;
}
