import type { EntryResult } from "../../result/check-report.ts";
import type { FurtherLinkReport } from "../../result/further-link-report.ts";
import type { BaselineEntry } from "../baseline/compare-with-baseline.ts";
import { isFailing } from "../gate.ts";

/**
 * A broken further link fails an ad that does not fail by itself. One that was broken before the change does not fail
 * it, as with landing pages. What is unclear or not confirmed yet becomes a notice.
 */
export function applyFurtherLinks(
  result: EntryResult,
  links: FurtherLinkReport[],
  { before, isAdChanged }: { before: BaselineEntry | null; isAdChanged: boolean },
): EntryResult {
  const notices = links.flatMap((link) => findNotice(link) ?? []);
  const checked: EntryResult = {
    ...result,
    furtherLinks: links,
    // A result that is carried over has them already.
    notices: [...new Set([...result.notices, ...notices])],
  };
  const broken = links.filter(({ verdict, unconfirmed }) => verdict === "link_broken" && unconfirmed === undefined);
  const knownBroken = new Set(isAdChanged ? [] : listBrokenPages(before));
  const fresh = broken.find(({ fingerprint }) => !knownBroken.has(fingerprint));
  const worst = fresh ?? broken[0];
  // The ad's own failure comes first, and one from before the change counts as none.
  const failsBefore = isFailing(result.state) && result.failedBefore === true;
  if (worst === undefined || (isFailing(result.state) && !failsBefore)) return checked;
  if (fresh === undefined && failsBefore) return checked;
  const { failedBefore: _, ...rest } = checked;
  const said = `${describeFurtherLink(worst)} is broken: ${endSentence(worst.reason ?? "it does not work")}`;
  return {
    ...rest,
    state: "link_broken",
    reason: fresh === undefined ? `${said} It was already broken before this change.` : said,
    stateOfLanding: result.state,
    furtherLinks: links.map((link) => (link === worst ? { ...link, failsAd: true } : link)),
    ...(fresh === undefined && { failedBefore: true }),
  };
}

function findNotice(link: FurtherLinkReport): string | null {
  const reason = endSentence(link.reason ?? "no reason is known");
  const { unconfirmed } = link;
  if (unconfirmed !== undefined) {
    const runs = `${unconfirmed.seenDead} of ${unconfirmed.needed} runs`;
    return `${describeFurtherLink(link)} was broken in ${runs}, so it does not fail the check yet: ${reason}`;
  }
  return link.verdict === "inconclusive" ? `${describeFurtherLink(link)} could not be checked: ${reason}` : null;
}

function listBrokenPages(before: BaselineEntry | null): string[] {
  if (before === null) return [];
  const { state, stateOfLanding = state, fingerprint, furtherLinks = [] } = before;
  const broken = furtherLinks.filter(({ verdict }) => verdict === "link_broken").map((link) => link.fingerprint);
  return [...broken, ...(stateOfLanding === "link_broken" && fingerprint !== undefined ? [fingerprint] : [])];
}

/** `The sitelink "Sale" (https://acme.example/sale)` */
function describeFurtherLink({ kind, text, url }: FurtherLinkReport): string {
  const name = kind === "sitelink" ? "The sitelink" : `The page of the ${kind}`;
  return `${name}${text === null ? "" : ` "${text}"`} (${url})`;
}

const endSentence = (text: string): string => (/[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);
