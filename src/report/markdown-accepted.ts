import type { EntryReport, WaiverUse } from "../check/result.ts";
import { isWaived, scoreOf } from "./entries.ts";
import { named, sentence } from "./markdown-words.ts";

/** Lines of the section; the JSON report has all. */
const MOST = 20;

const URGENCY: readonly WaiverUse["state"][] = ["expired", "accepted", "unused"];

/** What the manifest accepts for the time being, what it no longer does, and what it need not: markdown. */
export function acceptedPart(
  entries: readonly EntryReport[],
  nameOf: (entry: EntryReport) => string,
): string {
  const lines = entries
    .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
    .toSorted((a, b) => URGENCY.indexOf(a.waiver.state) - URGENCY.indexOf(b.waiver.state))
    .map(({ entry, waiver }) => `- ${line(entry, waiver, nameOf(entry))}`);
  if (lines.length === 0) return "";
  const shown = lines.slice(0, MOST);
  if (lines.length > MOST) shown.push(`- and ${lines.length - MOST} more in the JSON report`);
  return `**Accepted in the manifest**\n\n${shown.join("\n")}`;
}

function line(entry: EntryReport, { kind, until, reason, state, elements }: WaiverUse, name: string): string {
  const what = `**${(elements.length === 0 ? [kind] : elements).map(named).join(", ")}**`;
  switch (state) {
    case "expired":
      return `⚠️ ${name}: the waiver for ${what} ended on ${until} and no longer counts. Mend it, or renew it: ${sentence(reason)}`;
    case "unused":
      return `${name}: the waiver for ${what} meets nothing any more: take it out.`;
    case "accepted":
      return `${name}: ${what}, until ${until}: ${sentence(reason)}${outcome(entry)}`;
  }
}

/** What the waiver does for the entry. */
function outcome(entry: EntryReport): string {
  if (!isWaived(entry)) return "";
  const without = entry.scoreWithoutAccepted;
  return ` (${scoreOf(entry)}${without === null ? "" : `, ${without} without it`})`;
}
