import type { Destination } from "../../contract/destination.ts";
import type { EntryDecision } from "../gate.ts";

/** The state of an entry in links mode. Advisories do not change it. */
export function decideDestinationState({ verdict, httpStatus, reason }: Destination): EntryDecision {
  switch (verdict) {
    case "alive": {
      const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
      return { state: "passed", reason: `The landing page works${status}.`, overallScore: null };
    }
    case "link_broken":
      return {
        state: "link_broken",
        reason: toSentence(reason) ?? "The landing page is broken.",
        overallScore: null,
      };
    case "inconclusive":
      return {
        state: "url_only",
        reason: toSentence(reason) ?? "The link check was inconclusive.",
        overallScore: null,
      };
  }
}

/** The reason with a full stop; null if it is empty. */
function toSentence(reason: string | null): string | null {
  const text = reason?.trim() ?? "";
  return text === "" ? null : /[.!?…]$/u.test(text) ? text : `${text}.`;
}
