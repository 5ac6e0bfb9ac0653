import type { Evidence, Offer } from "../../products/evidence.ts";
import type { Cap, Finding } from "../../products/judgement.ts";
import { bargainsOf, isSpecific, isSurelyRead, weightOf } from "./bargain.ts";
import type { Bargain } from "./bargaining.ts";
import { finding, quote } from "./finding.ts";
import { adsOffer, offerWords } from "./offer-words.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isObscured, isReadable, isShown, isUpfront } from "./place.ts";

const SIGNAL = { id: "fold_offer", dimension: "aboveTheFoldContinuity", weight: 0.25 } as const;

/** An offer farther down is kept, but late: most visitors have decided by then. */
const BELOW = 0.25;
const PARTLY = 0.6;
/** From here on a value speaks for the ad. */
const GOOD = 0.6;

const isInView = ({ page }: Bargain): boolean => page !== null && isUpfront(page.fact);
const isKept = ({ status }: Bargain): boolean => status === "match" || status === "partial_match";

const worthOf = (bargain: Bargain): number => {
  if (!isKept(bargain)) return 0;
  return (isInView(bargain) ? 1 : BELOW) * (bargain.status === "match" ? 1 : PARTLY);
};

/** Where an offer stands that is not in view. */
const elsewhere = ({ fact }: Offer): string => {
  if (isShown(fact)) return "below the first screen";
  return fact.source === "json-ld"
    ? "only in the page's structured data"
    : "only in the page's title or description";
};

const remedy = (offer: Offer): string =>
  isShown(offer.fact)
    ? `Lift ${quote(offer.fact.text)} into the first screen, next to the headline.`
    : `Write ${offerWords(offer)} where visitors can read it, next to the headline: search engines see it now, and they do not.`;

const compare = ({ ad, page, status }: Bargain, evidence: Evidence): Finding[] => {
  if (page === null) return [];
  const upfront = isUpfront(page.fact);
  const hidden = isObscured(page.fact, evidence.page);
  return [
    finding({
      kind: "fold_offer",
      status: hidden ? "obscured" : upfront ? status : "partial_match",
      severity: upfront || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
      adValue: ad.fact.text,
      landingPageValue: upfront ? page.fact.text : `${elsewhere(page)}: ${page.fact.text}`,
      recommendation: upfront
        ? hidden
          ? "Make the consent layer smaller, so that the offer is in view while it is open."
          : status === "match"
            ? "Nothing to do: the offer is in view as the page opens."
            : `Say what the ad says (${offerWords(ad)}) beside ${quote(page.fact.text)}, or bring the ad in line with it.`
        : remedy(page),
      confidence: Math.min(ad.fact.confidence, page.fact.confidence),
      ad: ad.fact,
      page: page.fact,
      offers: { ad, page },
    }),
  ];
};

const capsOf = (kept: readonly Bargain[]): Cap[] => {
  const main = kept.filter(({ ad }) => isSpecific(ad) && isSurelyRead(ad));
  const late = main.find((bargain) => !isInView(bargain));
  return late === undefined || late.page === null
    ? []
    : [
        {
          dimension: "aboveTheFoldContinuity",
          limit: 6.5,
          reason: `${adsOffer(late.ad)} is kept ${isShown(late.page.fact) ? "only below the first screen" : elsewhere(late.page)}`,
        },
      ];
};

const describe = ({ ad, page, status }: Bargain): string => {
  if (page === null) return "the first screen does not keep the ad's offer";
  const place = isUpfront(page.fact)
    ? "on the first screen"
    : isShown(page.fact)
      ? "only below the first screen"
      : elsewhere(page);
  return status === "match"
    ? `${adsOffer(ad)} stands ${place}`
    : `${adsOffer(ad)} is met by ${offerWords(page)} ${place}`;
};

/** Nothing is known of an offer where no word of the ad could be read. */
const unread = ({ ad }: Evidence): string | null =>
  [ad.headline, ...ad.copy].every((passage) => (passage?.terms.length ?? 0) === 0)
    ? "nothing that the ad says could be read"
    : null;

/** What a sum says: where it is low, the offer that is to blame, not one that is kept. */
const noteOf = (bargains: readonly Bargain[], value: number): string => {
  const kept = bargains.filter(isKept);
  const [least] = kept.toSorted((one, other) => worthOf(one) - worthOf(other));
  const [broken] = bargains
    .filter((bargain) => !isKept(bargain))
    .toSorted((one, other) => weightOf(other.ad) - weightOf(one.ad));
  if (broken !== undefined && (value < GOOD || least === undefined))
    return `the first screen does not keep ${adsOffer(broken.ad)}`;
  const best = broken === undefined ? least : kept.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
  return best === undefined ? "the first screen does not keep the ad's offer" : describe(best);
};

/** Is the ad's offer in view as the page opens? */
export const foldOffer: Examination = (evidence) => {
  if (evidence.ad.offers.length === 0)
    return outcome({ signals: [silent(SIGNAL, unread(evidence) ?? "the ad makes no typed offer")] });
  if (!isReadable(evidence.page))
    return outcome({ signals: [silent(SIGNAL, "nothing of the page could be read")] });
  const bargains = bargainsOf(evidence).filter((bargain) => isSurelyRead(bargain.ad) || isKept(bargain));
  const weight = bargains.reduce((sum, { ad }) => sum + weightOf(ad), 0);
  if (weight === 0)
    return outcome({ signals: [silent(SIGNAL, "the ad's offer cannot be compared with the page's")] });
  const value = bargains.reduce((sum, bargain) => sum + weightOf(bargain.ad) * worthOf(bargain), 0) / weight;
  const kept = bargains.filter(isKept);
  return outcome({
    signals: [seen(SIGNAL, value, noteOf(bargains, value))],
    findings: kept.slice(0, 2).flatMap((bargain) => compare(bargain, evidence)),
    caps: capsOf(kept),
  });
};
