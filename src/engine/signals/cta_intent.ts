import type { CallToAction, Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { ctaSimilarity, hasSameLabel, INTENT_PHRASES } from "../compare/cta-similarity.ts";
import { asksPaymentForFreeOffer, isImpliedByPageType } from "../compare/implied-cta.ts";
import { hasReadableText, isAboveTheFold, isCoveredByConsent } from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";

const SIGNAL = { id: "cta_intent", dimension: "messageMatch", weight: 0.15 } as const;

/** The page's first call counts whole; one that a visitor has to look for counts less. */
const FOLD_CTA_FACTOR = 0.9;
const LATER_CTA_FACTOR = 0.75;
/** A shop's product page sells, whatever its buttons say. */
const IMPLIED_CTA_SCORE = 0.8;

const MATCH_THRESHOLD = 0.75;
const PARTIAL_MATCH_THRESHOLD = 0.45;

interface CtaMatch {
  value: number;
  cta: CallToAction;
}

const findBestMatch = (ad: CallToAction, ctas: readonly CallToAction[]): CtaMatch | null =>
  ctas
    // A label that no lexicon knows may say what the ad says where it is the page's first call, hardly elsewhere.
    .filter((cta, at) => at === 0 || cta.intent !== "other" || hasSameLabel(ad, cta))
    .map((cta, at) => ({
      cta,
      value:
        ctaSimilarity(ad, cta) *
        (at === 0 ? 1 : isAboveTheFold(cta.excerpt) ? FOLD_CTA_FACTOR : LATER_CTA_FACTOR),
    }))
    .reduce<CtaMatch | null>(
      (most, answer) => (most !== null && most.value >= answer.value ? most : answer),
      null,
    );

/** What to do about a button that answers the ad's, or does not. */
export const recommendCta = (
  status: Finding["comparison"]["status"],
  ad: CallToAction,
  page: CallToAction | null,
): string => {
  const wish = INTENT_PHRASES[ad.intent];
  if (status === "match" || status === "implicit")
    return "Nothing to do: the page goes on where the ad's button left off.";
  if (status === "obscured") return "Keep the button in view while the consent layer is open.";
  return page === null
    ? `Give the page a button that lets visitors ${wish}, as the ad's ${quote(ad.excerpt.text)} promises.`
    : `Relabel ${quote(page.excerpt.text)} so that it lets visitors ${wish}, or change the ad's button to what the page asks.`;
};

/** How the page's calls answer the ad's. */
interface CtaComparison {
  bestMatch: CtaMatch | null;
  value: number;
  implied: boolean;
  /** Something free leads to a till. */
  asksPaymentForFree: boolean;
  /** Only a link in the text goes on from the ad. */
  onlyTextLink: boolean;
}

/** A till behind a free guide is no way on from it. */
const PAYMENT_CONFLICT_MAX_SCORE = 0.3;

/** That no button was recognised is no worse than one that leads elsewhere: there may be one that was not. */
const NO_CTA_SCORE = 0.25;
/** A link in the text is found by those who look for it. */
const TEXT_LINK_SCORE = 0.55;

const findMatchingTextLink = (
  ad: CallToAction,
  { page: { textLinkCtas = [] } }: Evidence,
): CallToAction | undefined => textLinkCtas.find((aside) => ctaSimilarity(ad, aside) >= MATCH_THRESHOLD);

const compareCtas = (ad: CallToAction, evidence: Evidence): CtaComparison => {
  const answer = findBestMatch(ad, evidence.page.ctas);
  const spoken = answer?.value ?? NO_CTA_SCORE;
  const plainly = { bestMatch: answer, implied: false, asksPaymentForFree: false, onlyTextLink: false };
  if (asksPaymentForFreeOffer(ad, evidence))
    return { ...plainly, value: Math.min(PAYMENT_CONFLICT_MAX_SCORE, spoken), asksPaymentForFree: true };
  if (spoken < MATCH_THRESHOLD && isImpliedByPageType(ad, answer?.cta ?? null, evidence))
    return { ...plainly, value: Math.max(spoken, IMPLIED_CTA_SCORE), implied: true };
  const aside = spoken < TEXT_LINK_SCORE ? findMatchingTextLink(ad, evidence) : undefined;
  return aside === undefined
    ? { ...plainly, value: spoken }
    : {
        ...plainly,
        bestMatch: { cta: aside, value: TEXT_LINK_SCORE },
        value: TEXT_LINK_SCORE,
        onlyTextLink: true,
      };
};

const buildFinding = (evidence: Evidence, ad: CallToAction, reply: CtaComparison): Finding => {
  const { bestMatch, value, implied, asksPaymentForFree, onlyTextLink } = reply;
  const alike =
    value >= MATCH_THRESHOLD
      ? "match"
      : value >= PARTIAL_MATCH_THRESHOLD
        ? "partial_match"
        : bestMatch === null
          ? "missing"
          : "mismatch";
  const hidden =
    bestMatch !== null && isCoveredByConsent(bestMatch.cta.excerpt, evidence.page) && alike !== "mismatch";
  const status = implied ? "implicit" : hidden ? "obscured" : alike;
  return createFinding({
    kind: "cta",
    status,
    // Only a proven clash is grave: a button may be there and not be recognised.
    severity: asksPaymentForFree ? "HIGH" : status === "mismatch" || status === "missing" ? "MEDIUM" : "LOW",
    contradiction: asksPaymentForFree,
    adValue: ad.excerpt.text,
    landingPageValue: bestMatch?.cta.excerpt.text ?? "no call to action found",
    recommendation: onlyTextLink
      ? `Make the link ${quote(bestMatch?.cta.excerpt.text ?? "")} a button in the first screen: it is what the ad announced.`
      : recommendCta(status, ad, bestMatch?.cta ?? null),
    confidence: Math.min(ad.excerpt.confidence, bestMatch?.cta.excerpt.confidence ?? 0.9),
    ad: ad.excerpt,
    page: bestMatch?.cta.excerpt ?? null,
  });
};

/** An ask that no list knows is known to be met only by a button that says just the same. */
const isIntentComparable = (ad: CallToAction, { ctas }: Evidence["page"]): boolean =>
  ad.intent !== "other" || ctas.some((cta) => hasSameLabel(ad, cta));

/** Does the page ask for what the ad's button promised? */
export const ctaIntent: MeasureSignal = (evidence) => {
  const { ad, page } = evidence;
  if (ad.cta === null || !isIntentComparable(ad.cta, page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad's call to action is not known")] });
  if (!hasReadableText(page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const reply = compareCtas(ad.cta, evidence);
  const { bestMatch, value, implied } = reply;
  const asked = `the ad's ${quote(ad.cta.excerpt.text)}`;
  const note =
    bestMatch === null
      ? `${asked} finds no button on the page`
      : `${asked} ${value >= MATCH_THRESHOLD ? "goes on in" : "leads to"} the page's ${quote(bestMatch.cta.excerpt.text)}`;
  return signalResult({
    signals: [scoredSignal(SIGNAL, value, implied ? `${asked} is what a page of this kind is for` : note)],
    findings: [buildFinding(evidence, ad.cta, reply)],
  });
};
