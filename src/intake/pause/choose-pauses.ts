import { PAUSE_SOURCES, type PausedAd, type PauseSource } from "./pause-file.ts";

/** What a report says about an entry's ads. */
export interface EntryOutcome {
  refs: readonly { ref: string; campaign: string | null; group: string | null }[];
  /**
   * `dead`: its destination is broken; `contradicted`: the page contradicts a claim, and the ad fails; `works`: it passes,
   * or, where only links were checked, its page works; `unknown`: anything else.
   */
  outcome: "dead" | "contradicted" | "works" | "unknown";
  /** Only the link was checked, which says nothing about claims. */
  isLinkCheck: boolean;
  /** In one sentence. */
  reason: string;
}

/** How the reason of a pause begins; it tells what has to be right again. */
export const PAUSE_REASONS = {
  dead: "the landing page is broken",
  contradicted: "the page contradicts the ad",
} as const;

export interface PauseLists {
  /** Ads to pause, or that stay paused. */
  paused: PausedAd[];
  /** Ads of an earlier pause file that are right again. */
  resumed: PausedAd[];
  /** Failing ads whose platform's bulk format is not written, by platform. */
  unsupported: Map<string, number>;
}

/**
 * Decides which ads to pause and to resume. An ad of several entries, such as the cards of a carousel, is paused if one
 * of them fails, and resumed only if all work.
 *
 * @param earlier ads that an earlier file has paused.
 */
export function choosePauses(outcomes: readonly EntryOutcome[], earlier: readonly PausedAd[]): PauseLists {
  const byRef = new Map<string, EntryOutcome[]>();
  for (const outcome of outcomes)
    for (const { ref } of outcome.refs) byRef.set(ref, [...(byRef.get(ref) ?? []), outcome]);
  const lists: PauseLists = { paused: [], resumed: [], unsupported: new Map() };
  for (const [ref, all] of byRef) {
    const failing =
      all.find(({ outcome }) => outcome === "dead") ?? all.find(({ outcome }) => outcome === "contradicted");
    if (failing === undefined || failing.outcome === "works" || failing.outcome === "unknown") continue;
    const names = failing.refs.find((each) => each.ref === ref);
    const source = ref.split(":", 1)[0] ?? "";
    if (!isPauseSource(source)) lists.unsupported.set(source, (lists.unsupported.get(source) ?? 0) + 1);
    else if (names !== undefined)
      lists.paused.push({ ...names, reason: `${PAUSE_REASONS[failing.outcome]}: ${failing.reason}` });
  }
  const failing = new Set(lists.paused.map(({ ref }) => ref));
  for (const ad of earlier.filter(({ ref }) => !failing.has(ref))) {
    const all = byRef.get(ad.ref) ?? [];
    const isOfClaim = ad.reason.startsWith(PAUSE_REASONS.contradicted);
    const isRight = all.length > 0 && all.every((each) => each.outcome === "works" && !(each.isLinkCheck && isOfClaim));
    if (isRight)
      lists.resumed.push({
        ...ad,
        reason: isOfClaim ? "the page and the ad agree again" : "the landing page works again",
      });
    else lists.paused.push(ad);
  }
  return lists;
}

const isPauseSource = (source: string): source is PauseSource => PAUSE_SOURCES.some((each) => each === source);
