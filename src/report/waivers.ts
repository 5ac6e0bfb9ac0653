import type { EntryReport, WaiverUse } from "../run/result.ts";
import { isWaived } from "./entries.ts";
import { humanizeIdentifier } from "./fixes-and-risks.ts";

/** What the manifest accepts of an entry, and what came of it: plain sentences that are still to be neutralised. */
export function describeWaivers(entry: EntryReport): string[] {
  const { waivers = [], scoreWithoutAccepted: score } = entry;
  return [
    ...waivers.map(describeWaiver),
    ...(isWaived(entry) && score !== null ? [`Without what is accepted it scores ${score}.`] : []),
  ];
}

function describeWaiver({ kind, until, reason, state, elements }: WaiverUse): string {
  const what = elements.length === 0 ? humanizeIdentifier(kind) : elements.join(", ");
  switch (state) {
    case "accepted":
      return `Accepted until ${until}: ${what}. ${reason}`;
    case "unused":
      return `Accepted until ${until} and not found: ${what}. Take it out of the manifest.`;
    case "expired":
      return `No longer accepted, since its last day was ${until}: ${what}. Mend it, or renew it: ${reason}`;
  }
}
