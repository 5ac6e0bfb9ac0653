import type { Cap, Evidence, Finding } from "../../products.ts";
import { type Bargain, bargainsOf, isSpecific, isSurelyRead, weightOf } from "./bargain.ts";
import { finding, quote } from "./finding.ts";
import { offerWords } from "./offer-words.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isObscured } from "./place.ts";

const SIGNAL = { id: "fold_offer", dimension: "aboveTheFoldContinuity", weight: 0.25 } as const;

/** An offer farther down is kept, but late: most visitors have decided by then. */
const BELOW = 0.25;
const PARTLY = 0.6;

const isUpfront = ({ page }: Bargain): boolean => page !== null && (page.fact.inFold || page.fact.covered);
const isKept = ({ status }: Bargain): boolean => status === "match" || status === "partial_match";

const worthOf = (bargain: Bargain): number => {
  if (!isKept(bargain)) return 0;
  return (isUpfront(bargain) ? 1 : BELOW) * (bargain.status === "match" ? 1 : PARTLY);
};

const compare = ({ ad, page, status }: Bargain, evidence: Evidence): Finding[] => {
  if (page === null) return [];
  const upfront = page.fact.inFold || page.fact.covered;
  const hidden = isObscured(page.fact, evidence.page);
  return [
    finding({
      kind: "fold_offer",
      status: hidden ? "obscured" : upfront ? status : "partial_match",
      severity: upfront || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
      adValue: ad.fact.text,
      landingPageValue: upfront ? page.fact.text : `below the first screen: ${page.fact.text}`,
      recommendation: upfront
        ? hidden
          ? "Make the consent layer smaller, so that the offer is in view while it is open."
          : "Nothing to do: the offer is in view as the page opens."
        : `Lift ${quote(page.fact.text)} into the first screen, next to the headline.`,
      confidence: Math.min(ad.fact.confidence, page.fact.confidence),
      ad: ad.fact,
      page: page.fact,
      offers: { ad, page },
    }),
  ];
};

const capsOf = (kept: readonly Bargain[]): Cap[] => {
  const main = kept.filter(({ ad }) => isSpecific(ad) && isSurelyRead(ad));
  const late = main.find((bargain) => !isUpfront(bargain));
  return late === undefined
    ? []
    : [
        {
          dimension: "aboveTheFoldContinuity",
          limit: 6.5,
          reason: `the ad's ${offerWords(late.ad)} is kept only below the first screen`,
        },
      ];
};

/** Is the ad's offer in view as the page opens? */
export const foldOffer: Examination = (evidence) => {
  if (evidence.ad.offers.length === 0)
    return outcome({ signals: [silent(SIGNAL, "the ad makes no typed offer")] });
  const bargains = bargainsOf(evidence).filter((bargain) => isSurelyRead(bargain.ad) || isKept(bargain));
  const weight = bargains.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  if (weight === 0)
    return outcome({ signals: [silent(SIGNAL, "the ad's offer cannot be compared with the page's")] });
  const value = bargains.reduce((sum, bargain) => sum + weightOf(bargain.ad) * worthOf(bargain), 0) / weight;
  const kept = bargains.filter(isKept);
  const [first] = kept.toSorted((one, other) => worthOf(one) - worthOf(other));
  const note =
    first === undefined
      ? "the first screen does not keep the ad's offer"
      : `the ad's ${offerWords(first.ad)} stands ${isUpfront(first) ? "on the first screen" : "only below the first screen"}`;
  return outcome({
    signals: [seen(SIGNAL, value, note)],
    findings: kept.slice(0, 2).flatMap((bargain) => compare(bargain, evidence)),
    caps: capsOf(kept),
  });
};
