import type { AbsentFeature, AdLine, Label, LedgerRow } from "../artifacts/claims.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import { listDistinctiveTerms, sumWeights } from "../relation/term-similarity.ts";
import { createRow } from "./create-row.ts";
import { isSameTerm } from "./page-vocabulary.ts";
import { MIN_TELLING_COUNT } from "./quantity-claim.ts";

const CHECKABILITY = 0.8;
/** "Second Wi-Fi point" names most of "second Wi-Fi point (mesh)". */
const MIN_NAMED_SHARE = 0.6;

const sharesAmount = (line: AdLine, { quantities }: Label): boolean =>
  line.quantities.some((one) =>
    quantities.some(
      (other) =>
        one.dimension === other.dimension &&
        one.value === other.value &&
        (one.dimension !== "count" || one.value >= MIN_TELLING_COUNT),
    ),
  );

/** How much of the label's words the line has, by weight. */
const findNamedShare = ({ terms: said }: AdLine, { terms }: Label): number => {
  const telling = listDistinctiveTerms(terms);
  const named = telling.filter((term) => said.some((other) => isSameTerm(term, other)));
  return telling.length === 0 ? 0 : sumWeights(named) / sumWeights(telling);
};

/** By its amount, where it has one: "500 Mega" is not "300 Mega". */
const namesOffer = (lines: readonly AdLine[], offer: readonly Label[]): boolean =>
  lines.some((line) =>
    offer.some((label) =>
      label.quantities.length > 0 ? sharesAmount(line, label) : findNamedShare(line, label) === 1,
    ),
  );

/** How much of the feature's name the line has: 1 where it has its number ("52 channels"). */
const matchFeature = (line: AdLine, { feature }: AbsentFeature): number =>
  sharesAmount(line, feature) ? 1 : findNamedShare(line, feature);

const contradict = (line: AdLine, { excerpt }: AbsentFeature): LedgerRow =>
  createRow(
    {
      kind: "offer",
      slot: "feature",
      value: null,
      text: line.excerpt.text,
      source: line.excerpt,
      checkability: CHECKABILITY,
      leading: line.isHeadline,
    },
    "contradicted",
    { confidence: 0.8, statement: excerpt },
  );

/** What the ad promises of one of the page's offers, and the page's table says no to: "Basic, with TV". */
export const compareAbsentFeatures = (lines: readonly AdLine[], page: PageEvidence): LedgerRow[] => {
  const absent = (page.absentFeatures ?? []).filter(
    ({ offer, otherOffers }) => namesOffer(lines, offer) && !otherOffers.some((other) => namesOffer(lines, other)),
  );
  return lines
    .filter(({ isPromise, negated }) => isPromise && !negated)
    .flatMap((line) => {
      const [nearest] = absent
        .map((feature) => ({ feature, share: matchFeature(line, feature) }))
        .filter(({ share }) => share >= MIN_NAMED_SHARE)
        .toSorted((one, other) => other.share - one.share);
      return nearest === undefined ? [] : [contradict(line, nearest.feature)];
    });
};
