import { quote } from "../../ground/text.ts";
import type { CallToAction, CtaIntent } from "../artifacts/evidence.ts";
import { hasReadableText, isAboveTheFold, isCoveredByConsent } from "../artifacts/excerpt-position.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { isArticleForReader } from "../relation/cta-implied-by-page-type.ts";
import { ctaSimilarity, recommendCta } from "../relation/cta-similarity.ts";
import { createFinding } from "./create-finding.ts";
import { defineSignal, UNREADABLE_PAGE, unknown } from "./define-signal.ts";
import type { Pair } from "./relate-pair.ts";

/** Parts of the score: a button is above the fold, it is prominent, and it continues the ad's call to action. */
const CTA_PRESENT_SCORE = 0.4;
const PROMINENCE_SCORE = 0.2;
const CONTINUATION_SCORE = 0.4;

/** Visitors who want to read need no button on an article. */
const ARTICLE_WITHOUT_CTA_SCORE = 0.8;

const NOTHING_TO_DO = "Nothing to do: a matching button is above the fold.";

const impliedCtaFinding = ({ ad, page }: Pair): Finding =>
  createFinding({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.excerpt.text ?? "the ad's next step",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: visitors who want to read find the article.",
    confidence: 0.9,
    ad: ad.cta?.excerpt ?? null,
    page: page.headline,
  });

/**
 * Visitors spend 74 % of their viewing time in the first two screens (NN/g 2018, "Scrolling and Attention"). Few find a
 * step that comes later.
 */
const MAX_STEP_SCREENS = 2;
/** An ad that only offers to read, watch or look around announces no step. */
const BROWSING_INTENTS: ReadonlySet<CtaIntent> = new Set(["learn", "watch", "browse"]);

/**
 * The ad announces a step, and the first two screens have nothing to click or tap for it. This is certain only if no
 * control or link is there whose label is unknown to the rules.
 */
const isStepOutOfReach = ({ ad, page }: Pair): boolean =>
  ad.cta !== null &&
  !BROWSING_INTENTS.has(ad.cta.intent) &&
  page.nearestStep !== undefined &&
  (page.nearestStep === null || page.nearestStep >= MAX_STEP_SCREENS);

/** Below this similarity the button leads to something else. */
const MIN_NEXT_STEP_SIMILARITY = 0.45;

const similarityToAd = (ad: CallToAction | null, page: CallToAction): number =>
  ad === null || ad.intent === "other" ? 1 : ctaSimilarity(ad, page);

/** @param first the first call to action above the fold. */
const compareWithAd = (
  { ad, page }: Pair,
  first: CallToAction | undefined,
): Pick<Finding["comparison"], "status" | "recommendation"> => {
  if (first === undefined) {
    const [below] = page.ctas;
    if (below !== undefined)
      return {
        status: "partial_match",
        recommendation: `Repeat ${quote(below.excerpt.text)} as a button above the fold.`,
      };
    return {
      status: "missing",
      recommendation:
        ad.cta === null || ad.cta.intent === "other"
          ? "Add one clear button above the fold that names the next step."
          : recommendCta("missing", ad.cta, null),
    };
  }
  if (isCoveredByConsent(first.excerpt, page))
    return { status: "obscured", recommendation: "Keep the button visible while the consent banner is open." };
  if (ad.cta === null || similarityToAd(ad.cta, first) >= MIN_NEXT_STEP_SIMILARITY)
    return { status: "match", recommendation: NOTHING_TO_DO };
  return { status: "partial_match", recommendation: recommendCta("mismatch", ad.cta, first) };
};

const buildFinding = (pair: Pair, first: CallToAction | undefined): Finding => {
  const { ad, page } = pair;
  const shown = (first ?? page.ctas[0])?.excerpt;
  const finding = createFinding({
    kind: "fold_cta",
    ...compareWithAd(pair, first),
    severity: first === undefined ? "MEDIUM" : "LOW",
    adValue: ad.cta?.excerpt.text ?? ad.headline?.text ?? "the ad's next step",
    landingPageValue: shown?.text ?? "no call to action found",
    confidence: shown?.confidence ?? 0.9,
    ad: ad.cta?.excerpt ?? null,
    page: shown ?? null,
  });
  return first === undefined && isStepOutOfReach(pair) ? { ...finding, raisesRisk: true } : finding;
};

/** Is the next step above the fold? */
export const foldCta = defineSignal("aboveTheFoldContinuity", "fold_cta", (pair) => {
  const { ad, page } = pair;
  if (!hasReadableText(page)) return unknown(UNREADABLE_PAGE);
  const first = page.ctas.find(({ excerpt }) => isAboveTheFold(excerpt));
  if (first === undefined && isArticleForReader(ad.cta, page))
    return {
      value: ARTICLE_WITHOUT_CTA_SCORE,
      note: "an article needs no button",
      findings: [impliedCtaFinding(pair)],
    };
  if (first === undefined)
    return {
      value: 0,
      note: "no call to action is above the fold",
      findings: [buildFinding(pair, undefined)],
      caps: [{ dimension: "aboveTheFoldContinuity", limit: 6, reason: "no call to action is above the fold" }],
    };
  // A button of another brand or for another product does not continue the ad.
  const continuation = pair.brand.isOther || pair.isAboutSomethingElse ? 0 : similarityToAd(ad.cta, first);
  return {
    value:
      CTA_PRESENT_SCORE +
      PROMINENCE_SCORE * Math.min(1, 2 * first.excerpt.prominence) +
      CONTINUATION_SCORE * continuation,
    note: `the first button above the fold is ${quote(first.excerpt.text)}`,
    findings: [buildFinding(pair, first)],
  };
});
