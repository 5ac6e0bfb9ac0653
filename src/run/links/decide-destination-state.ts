import type { Destination } from "../../contract/destination-verdict.ts";
import { toSentence } from "../../ground/text.ts";
import type { EntryDecision } from "../gate.ts";

/** The state of an entry in links mode. Advisories do not change it. */
export function decideDestinationState({ verdict, httpStatus, reason }: Destination): EntryDecision {
  const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
  const why = reason?.trim() ? toSentence(reason.trim()) : null;
  const decision = {
    alive: { state: "passed", reason: `The landing page works${status}.` },
    link_broken: { state: "link_broken", reason: why ?? "The landing page is broken." },
    inconclusive: { state: "url_only", reason: why ?? "The link check was inconclusive." },
  } as const;
  return { ...decision[verdict], overallScore: null };
}
