import { type RunCounts, sumStates } from "./counts.ts";
import { ENTRY_STATES, type Verdict } from "./result.ts";

/** What a run's entries are: ads that are evaluated, ads whose destinations are looked at, or plain addresses. */
export type EntryNoun = "ads" | "links" | "urls";

/** What a run came to beside its entries' states. */
export interface RunConditions {
  /** What the entries are called in the headline. Default: ads. */
  entryNoun?: EntryNoun;
  /** The network was gone for some entries, which nobody could judge for that reason alone. */
  offline?: boolean;
  /** Joined from shards that are not all there, or not all of one run: the reason, as a sentence. */
  incompleteReason?: string;
}

interface HeadlineTerms {
  singular: string;
  plural: string;
  /** Everything holds. */
  singlePassed: string;
  allPassed: (count: number) => string;
  /** Of those that hold, in a sentence about the rest. */
  passesSingular: string;
  passesPlural: string;
  singleFailed: string;
  /** Nobody knows whether it holds. */
  singleUnknown: string;
  notCaptured: [one: string, many: string];
  notEvaluated: [one: string, many: string];
}

const LINK_TERMS: Pick<HeadlineTerms, "notCaptured" | "notEvaluated"> = {
  notCaptured: ["destination is unclear", "destinations are unclear"],
  notEvaluated: ["could not be checked", "could not be checked"],
};

const TERMS_BY_NOUN: Readonly<Record<EntryNoun, HeadlineTerms>> = {
  ads: {
    singular: "ad",
    plural: "ads",
    singlePassed: "The ad and its landing page belong together",
    allPassed: (count) => `All ${count} ads and their landing pages belong together`,
    passesSingular: "holds",
    passesPlural: "hold",
    singleFailed: "The ad does not hold",
    singleUnknown: "The ad could not be judged",
    notCaptured: ["page could not be captured", "pages could not be captured"],
    notEvaluated: ["could not be evaluated", "could not be evaluated"],
  },
  links: {
    singular: "ad",
    plural: "ads",
    singlePassed: "The ad's destination is alive",
    allPassed: (count) => `The destinations of all ${count} ads are alive`,
    passesSingular: "leads to a page that is alive",
    passesPlural: "lead to pages that are alive",
    singleFailed: "The ad leads to no page that is known to be alive",
    singleUnknown: "The ad leads to no page that is known to be alive",
    ...LINK_TERMS,
  },
  urls: {
    singular: "address",
    plural: "addresses",
    singlePassed: "The address is alive",
    allPassed: (count) => `All ${count} addresses are alive`,
    passesSingular: "is alive",
    passesPlural: "are alive",
    singleFailed: "The address is not known to be alive",
    singleUnknown: "The address is not known to be alive",
    ...LINK_TERMS,
  },
};

/** The verdict in one sentence for people. */
export function formatHeadline(
  verdict: Verdict,
  tally: RunCounts,
  interrupted: boolean,
  { entryNoun = "ads", offline = false, incompleteReason }: RunConditions,
): string {
  const nouns = TERMS_BY_NOUN[entryNoun];
  const { byState } = tally;
  const all = sumStates(byState, ENTRY_STATES);
  // A line that is no address is none of the addresses; an ad whose file is a mistake is still an ad.
  const judged = all - byState.skipped - (entryNoun === "urls" ? tally.manifestErrors : 0);
  if (offline && byState.passed + byState.linkBroken + tally.unconfirmed === 0) return NO_NETWORK_HEADLINE;
  if (all === 0 && incompleteReason !== undefined) return `Nothing is known. ${incompleteReason}`;
  if (all === 0 && interrupted) return "Nothing was checked: the run was stopped early.";
  if (all === 0) return "Nothing to check: this shard has no ads.";
  const parts = formatCounts(tally, entryNoun);
  const suffix = `${offline ? " The network went away." : ""}${interrupted ? " The run was stopped early." : ""}${formatCarriedOver(tally)}${incompleteReason === undefined ? "" : ` ${incompleteReason}`}`;
  if (judged === 0 && entryNoun === "urls") return `Nothing was checked: ${parts.join(", ")}.${suffix}`;
  if (judged === 0) {
    return `Nothing to check: ${all === 1 ? `the only ${nouns.singular} was` : `all ${all} ${nouns.plural} were`} left out.${suffix}`;
  }
  if (verdict === "pass" && parts.length === 0 && tally.waived === 0)
    return `${judged === 1 ? nouns.singlePassed : nouns.allPassed(judged)}.${suffix}`;
  if (judged === 1 && byState.passed === 0)
    return `${formatSingleEntryLead(tally, nouns)}: ${parts.join(", ")}.${suffix}`;
  const of = judged === 1 ? `1 ${nouns.singular}` : `${judged} ${nouns.plural}`;
  const waived = tally.waived === 0 ? "" : ` (${tally.waived} by a waiver)`;
  const passedText = `${byState.passed} of ${of} ${byState.passed === 1 ? nouns.passesSingular : nouns.passesPlural}${waived}`;
  return `${passedText}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.${suffix}`;
}

/** Of a single one that does not hold: whether that is known, and whether it is new. */
function formatSingleEntryLead({ byState, failedBefore }: RunCounts, nouns: HeadlineTerms): string {
  if (byState.linkBroken + byState.belowThreshold + byState.regressed === 0) return nouns.singleUnknown;
  const before = failedBefore.linkBroken + failedBefore.belowThreshold > 0;
  return before ? `${nouns.singleFailed}, and did not before` : nouns.singleFailed;
}

const formatCarriedOver = ({ carried }: RunCounts): string =>
  carried === 0 ? "" : ` ${carried} ${carried === 1 ? "is" : "are"} carried over from the baseline.`;

const NO_NETWORK_HEADLINE =
  "No network: nothing was reached, so nothing is known of any destination. Check this machine's connection, its name servers and HTTPS_PROXY.";

function formatCounts(
  { byState, unconfirmed, manifestErrors, failedBefore }: RunCounts,
  subject: EntryNoun,
): string[] {
  const nouns = TERMS_BY_NOUN[subject];
  const before = failedBefore.belowThreshold + failedBefore.linkBroken;
  const unread = subject === "urls" ? manifestErrors : 0;
  return [
    formatCount(byState.linkBroken - failedBefore.linkBroken, "broken link", "broken links"),
    formatCount(unconfirmed, "seen dead and not confirmed yet", "seen dead and not confirmed yet"),
    formatCount(
      byState.belowThreshold - failedBefore.belowThreshold,
      "below its threshold",
      "below their thresholds",
    ),
    formatCount(byState.regressed, "regressed", "regressed"),
    formatCount(before, "was failing before this change", "were failing before this change"),
    formatCount(byState.urlOnly - unconfirmed, ...nouns.notCaptured),
    formatCount(byState.error - unread, ...nouns.notEvaluated),
    formatCount(unread, "line is no address", "lines are no addresses"),
  ].filter((text) => text !== null);
}

const formatCount = (n: number, one: string, many: string): string | null =>
  n === 0 ? null : `${n} ${n === 1 ? one : many}`;
