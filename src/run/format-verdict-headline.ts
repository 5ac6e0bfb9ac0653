import type { Verdict } from "../result/check-report.ts";
import { ENTRY_STATES } from "../result/entry-state.ts";
import { type RunCounts, sumStates } from "./count-entries.ts";

/** What the entries of a run are: evaluated ads, ads whose landing pages are checked, or plain URLs. */
export type EntryNoun = "ads" | "links" | "urls";

/** What the headline must say besides the counts. */
export interface RunConditions {
  /** Default: ads. */
  entryNoun?: EntryNoun;
  /** Entries have no verdict because the network was unavailable. */
  offline?: boolean;
  /** The run was stopped because its time was over: `run-timeout`, in seconds. */
  timeLimit?: number;
  /** Shard reports are missing or belong to different runs: the reason, as a sentence. */
  incompleteReason?: string;
  /** What is checked out is not the commit that the run is about: the reason, as a sentence. */
  wrongCheckout?: string;
}

const LINK_TERMS = {
  notCaptured: ["result unclear", "results unclear"],
  notEvaluated: "could not be checked",
} as const;

const TERMS_BY_NOUN = {
  ads: {
    singular: "ad",
    plural: "ads",
    singlePassed: "The ad matches its landing page",
    allPassed: (count: number) => `All ${count} ads match their landing pages`,
    singleFailed: "The ad failed",
    singleUnknown: "Could not evaluate the ad",
    manyBroken: "with a broken link",
    notCaptured: ["page could not be captured", "pages could not be captured"],
    notEvaluated: "could not be evaluated",
  },
  links: {
    singular: "ad",
    plural: "ads",
    singlePassed: "The ad's landing page works",
    allPassed: (count: number) => `The landing pages of all ${count} ads work`,
    singleFailed: "The ad's landing page is broken",
    singleUnknown: "Could not check the ad's landing page",
    manyBroken: "with a broken link",
    ...LINK_TERMS,
  },
  urls: {
    singular: "URL",
    plural: "URLs",
    singlePassed: "The URL works",
    allPassed: (count: number) => `All ${count} URLs work`,
    singleFailed: "The URL is broken",
    singleUnknown: "Could not check the URL",
    manyBroken: "broken links",
    ...LINK_TERMS,
  },
} as const satisfies Record<EntryNoun, object>;

const NO_NETWORK_HEADLINE =
  "No network: no destination could be reached. Check this machine's connection, DNS and HTTPS_PROXY.";

/** The verdict in one sentence for people. */
export function formatHeadline(
  verdict: Verdict,
  counts: RunCounts,
  interrupted: boolean,
  { entryNoun = "ads", offline = false, timeLimit, incompleteReason, wrongCheckout }: RunConditions,
): string {
  const rest = entryNoun === "urls" ? ": the rest of the list was not checked" : "";
  const stopped = timeLimit === undefined ? "the run was stopped early" : `the run's ${timeLimit} s were over${rest}`;
  const { byState, unconfirmed, carried } = counts;
  if (offline && byState.passed + byState.linkBroken + unconfirmed === 0) return NO_NETWORK_HEADLINE;
  const all = sumStates(byState, ENTRY_STATES);
  if (all === 0 && incompleteReason === undefined) {
    return interrupted ? `Nothing was checked: ${stopped}.` : "Nothing to check: this shard has no ads.";
  }
  return [
    all === 0 ? "Nothing was checked." : `${formatOutcome(verdict, counts, all, entryNoun)}.`,
    ...(offline ? ["The network connection was lost."] : []),
    ...(interrupted && all > 0 ? [`${stopped.replace(/^t/, "T")}.`] : []),
    ...(carried > 0 ? [`${carried} carried over from the baseline.`] : []),
    ...(incompleteReason === undefined ? [] : [incompleteReason]),
    ...(wrongCheckout === undefined ? [] : [wrongCheckout]),
  ].join(" ");
}

/** How many entries failed or passed, and why: `5 of 6 ads failed: 1 broken link, 4 below threshold`. */
function formatOutcome(verdict: Verdict, counts: RunCounts, all: number, entryNoun: EntryNoun): string {
  const { byState, failedBefore, budgetWarnings, manifestErrors, unclearLinks, unconfirmed, waived } = counts;
  const terms = TERMS_BY_NOUN[entryNoun];
  const [notCapturedOne, notCapturedMany] = terms.notCaptured;
  // A line without a URL is not one of the URLs; an ad whose file is unusable is still an ad.
  const invalidLines = entryNoun === "urls" ? manifestErrors : 0;
  const total = all - byState.skipped - invalidLines;
  const notEvaluated = byState.error - invalidLines;
  const brokenLinks = byState.linkBroken - failedBefore.linkBroken;
  const belowThreshold = byState.belowThreshold - failedBefore.belowThreshold;
  const overBudget = byState.overBudget - failedBefore.overBudget - budgetWarnings;
  const oldFailures = failedBefore.belowThreshold + failedBefore.linkBroken + failedBefore.overBudget;
  const formatCount = (count: number, one: string, many = one): string[] => {
    if (count === 0) return [];
    return total === 1 ? [one] : [`${count} ${count === 1 ? one : many}`];
  };
  const failures = [
    // Several ads may lead to one broken page.
    ...formatCount(brokenLinks, "broken link", terms.manyBroken),
    ...formatCount(belowThreshold, "below threshold"),
    ...formatCount(byState.regressed, "regressed"),
    ...formatCount(overBudget, "page too slow", "pages too slow"),
  ];
  const others = [
    ...formatCount(unconfirmed, "broken link not confirmed yet", "broken links not confirmed yet"),
    ...formatCount(oldFailures, "already failing before this change"),
    ...formatCount(budgetWarnings, "slow page, which only warns", "slow pages, which only warn"),
    ...formatCount(byState.urlOnly - unconfirmed, notCapturedOne, notCapturedMany),
    ...(total === 1 ? [] : formatCount(notEvaluated, terms.notEvaluated)),
    ...formatCount(
      unclearLinks,
      "has a further link that could not be checked",
      "have further links that could not be checked",
    ),
    ...(invalidLines > 0 ? [`${invalidLines} invalid ${invalidLines === 1 ? "line" : "lines"}`] : []),
  ];
  if (total === 0 && entryNoun === "urls") return `Nothing was checked: ${others.join(", ")}`;
  if (total === 0) {
    const nothing = all === 1 ? `the only ${terms.singular} was` : `all ${all} ${terms.plural} were`;
    return `Nothing to check: ${nothing} left out`;
  }
  const failed = brokenLinks + belowThreshold + byState.regressed + overBudget;
  if (verdict === "pass" && byState.passed === total && waived + others.length === 0)
    return total === 1 ? terms.singlePassed : terms.allPassed(total);
  if (total === 1 && budgetWarnings === 1) return `${terms.singlePassed}, which is slower than its budget allows`;
  if (total === 1 && byState.passed === 0) {
    const lead = failed + oldFailures > 0 ? terms.singleFailed : terms.singleUnknown;
    const reasons = entryNoun !== "ads" && brokenLinks > 0 ? others : [...failures, ...others];
    return [lead, ...(reasons.length > 0 ? [reasons.join(", ")] : [])].join(": ");
  }
  const of = `of ${total} ${total === 1 ? terms.singular : terms.plural}`;
  const waiver = waived === 0 ? "" : ` (${waived} by a waiver)`;
  if (failed > 0) {
    const passed = waived === 0 ? [] : [`${byState.passed} passed${waiver}`];
    return [`${failed} ${of} failed: ${failures.join(", ")}`, ...others, ...passed].join("; ");
  }
  const passed = `${byState.passed} ${of} passed${waiver}`;
  return others.length === 0 ? passed : `${passed}: ${others.join(", ")}`;
}
