import type { Destination } from "../../contract/destination-verdict.ts";
import type { EntryDecision } from "../gate.ts";

/** The state of an entry in links mode. Advisories do not change it. */
export function decideDestinationState({ verdict, httpStatus, reason }: Destination): EntryDecision {
  const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
  const why = toSentence(reason);
  const decision = {
    alive: { state: "passed", reason: `The landing page works${status}.` },
    link_broken: { state: "link_broken", reason: why ?? "The landing page is broken." },
    inconclusive: { state: "url_only", reason: why ?? "The link check was inconclusive." },
  } as const;
  return { ...decision[verdict], overallScore: null };
}

/** The reason with a full stop; null if it is empty. */
function toSentence(reason: string | null): string | null {
  const text = reason?.trim() ?? "";
  return text === "" ? null : /[.!?…]$/u.test(text) ? text : `${text}.`;
}
