import type { EntryReport, WaiverUse } from "../result/entry-report.ts";
import { isWaived } from "./entry-predicates.ts";
import { humanizeIdentifier } from "./select-fixes-and-risks.ts";

/** The entry's waivers and their effect as unescaped sentences. */
export function describeWaivers(entry: EntryReport): string[] {
  const { waivers = [], scoreWithoutAccepted: score } = entry;
  return [
    ...waivers.map(describeWaiver),
    ...(isWaived(entry) && score !== null ? [`Its score without the waivers is ${score}.`] : []),
  ];
}

function describeWaiver({ kind, until, reason, state, elements }: WaiverUse): string {
  const what = elements.length === 0 ? humanizeIdentifier(kind) : elements.join(", ");
  switch (state) {
    case "accepted":
      return `Accepted until ${until}: ${what}. ${reason}`;
    case "unused":
      return `Waiver until ${until} matches no finding: ${what}. Remove it from the manifest.`;
    case "expired":
      return `Waiver expired on ${until}: ${what}. Fix the finding or renew the waiver: ${reason}`;
  }
}
