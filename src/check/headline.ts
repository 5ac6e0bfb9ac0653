import { ENTRY_STATES, type Verdict } from "./result.ts";
import { sumOf, type Tally } from "./tally.ts";

/** What a run's entries are: ads that are evaluated, ads whose destinations are looked at, or plain addresses. */
export type Subject = "ads" | "links" | "urls";

/** What a run came to beside its entries' states. */
export interface RunFacts {
  /** What the entries are called in the headline. Default: ads. */
  subject?: Subject;
  /** The network was gone for some entries, which nobody could judge for that reason alone. */
  offline?: boolean;
  /** Joined from shards that are not all there, or not all of one run: the reason, as a sentence. */
  incomplete?: string;
}

interface Nouns {
  one: string;
  many: string;
  /** Everything holds. */
  allOne: string;
  all: (count: number) => string;
  /** Of those that hold, in a sentence about the rest. */
  holds: string;
  hold: string;
  none: string;
  /** Nobody knows whether it holds. */
  unknown: string;
  unseen: [one: string, many: string];
  failed: [one: string, many: string];
}

const CHECKED: Pick<Nouns, "unseen" | "failed"> = {
  unseen: ["destination is unclear", "destinations are unclear"],
  failed: ["could not be checked", "could not be checked"],
};

const NOUNS: Readonly<Record<Subject, Nouns>> = {
  ads: {
    one: "ad",
    many: "ads",
    allOne: "The ad and its landing page belong together",
    all: (count) => `All ${count} ads and their landing pages belong together`,
    holds: "holds",
    hold: "hold",
    none: "The ad does not hold",
    unknown: "The ad could not be judged",
    unseen: ["page could not be captured", "pages could not be captured"],
    failed: ["could not be evaluated", "could not be evaluated"],
  },
  links: {
    one: "ad",
    many: "ads",
    allOne: "The ad's destination is alive",
    all: (count) => `The destinations of all ${count} ads are alive`,
    holds: "leads to a page that is alive",
    hold: "lead to pages that are alive",
    none: "The ad leads to no page that is known to be alive",
    unknown: "The ad leads to no page that is known to be alive",
    ...CHECKED,
  },
  urls: {
    one: "address",
    many: "addresses",
    allOne: "The address is alive",
    all: (count) => `All ${count} addresses are alive`,
    holds: "is alive",
    hold: "are alive",
    none: "The address is not known to be alive",
    unknown: "The address is not known to be alive",
    ...CHECKED,
  },
};

/** The verdict in one sentence for people. */
export function headlineOf(
  verdict: Verdict,
  tally: Tally,
  interrupted: boolean,
  { subject = "ads", offline = false, incomplete }: RunFacts,
): string {
  const nouns = NOUNS[subject];
  const { counts } = tally;
  const all = sumOf(counts, ENTRY_STATES);
  // A line that is no address is none of the addresses; an ad whose file is a mistake is still an ad.
  const judged = all - counts.skipped - (subject === "urls" ? tally.mistakes : 0);
  if (offline && counts.passed + counts.linkBroken + tally.unconfirmed === 0) return NO_NETWORK;
  if (all === 0 && incomplete !== undefined) return `Nothing is known. ${incomplete}`;
  if (all === 0 && interrupted) return "Nothing was checked: the run was stopped early.";
  if (all === 0) return "Nothing to check: this shard has no ads.";
  const parts = partsOf(tally, subject);
  const cut = `${offline ? " The network went away." : ""}${interrupted ? " The run was stopped early." : ""}${carriedOver(tally)}${incomplete === undefined ? "" : ` ${incomplete}`}`;
  if (judged === 0 && subject === "urls") return `Nothing was checked: ${parts.join(", ")}.${cut}`;
  if (judged === 0) {
    return `Nothing to check: ${all === 1 ? `the only ${nouns.one} was` : `all ${all} ${nouns.many} were`} left out.${cut}`;
  }
  if (verdict === "pass" && parts.length === 0 && tally.waived === 0)
    return `${judged === 1 ? nouns.allOne : nouns.all(judged)}.${cut}`;
  if (judged === 1 && counts.passed === 0) return `${leadOfOne(tally, nouns)}: ${parts.join(", ")}.${cut}`;
  const of = judged === 1 ? `1 ${nouns.one}` : `${judged} ${nouns.many}`;
  const waived = tally.waived === 0 ? "" : ` (${tally.waived} by a waiver)`;
  const held = `${counts.passed} of ${of} ${counts.passed === 1 ? nouns.holds : nouns.hold}${waived}`;
  return `${held}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.${cut}`;
}

/** Of a single one that does not hold: whether that is known, and whether it is new. */
function leadOfOne({ counts, failedBefore }: Tally, nouns: Nouns): string {
  if (counts.linkBroken + counts.belowThreshold + counts.regressed === 0) return nouns.unknown;
  const before = failedBefore.linkBroken + failedBefore.belowThreshold > 0;
  return before ? `${nouns.none}, and did not before` : nouns.none;
}

const carriedOver = ({ carried }: Tally): string =>
  carried === 0 ? "" : ` ${carried} ${carried === 1 ? "is" : "are"} carried over from the baseline.`;

const NO_NETWORK =
  "No network: nothing was reached, so nothing is known of any destination. Check this machine's connection, its name servers and HTTPS_PROXY.";

function partsOf({ counts, unconfirmed, mistakes, failedBefore }: Tally, subject: Subject): string[] {
  const nouns = NOUNS[subject];
  const before = failedBefore.belowThreshold + failedBefore.linkBroken;
  const unread = subject === "urls" ? mistakes : 0;
  return [
    part(counts.linkBroken - failedBefore.linkBroken, "broken link", "broken links"),
    part(unconfirmed, "seen dead and not confirmed yet", "seen dead and not confirmed yet"),
    part(
      counts.belowThreshold - failedBefore.belowThreshold,
      "below its threshold",
      "below their thresholds",
    ),
    part(counts.regressed, "regressed", "regressed"),
    part(before, "was failing before this change", "were failing before this change"),
    part(counts.urlOnly - unconfirmed, ...nouns.unseen),
    part(counts.error - unread, ...nouns.failed),
    part(unread, "line is no address", "lines are no addresses"),
  ].filter((text) => text !== null);
}

const part = (n: number, one: string, many: string): string | null =>
  n === 0 ? null : `${n} ${n === 1 ? one : many}`;
