import type { CallToAction, Evidence } from "../artifacts/evidence.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { ctaSimilarity } from "../compare/cta-similarity.ts";
import { isArticleForReader } from "../compare/implied-cta.ts";
import { hasReadableText, isAboveTheFold, isCoveredByConsent } from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";
import { isAnothersPage, isAnotherThing } from "../judge/heuristic/subject.ts";
import { recommendCta } from "./cta_intent.ts";

const SIGNAL = { id: "fold_cta", dimension: "aboveTheFoldContinuity", weight: 0.2 } as const;

/** A button is there; how much it stands out, and whether it goes on from the ad's, decide the rest. */
const CTA_PRESENT_SCORE = 0.4;
const PROMINENCE_SCORE = 0.2;
const CONTINUATION_SCORE = 0.4;

const ctasAboveTheFold = ({ page }: Evidence): CallToAction[] =>
  page.ctas.filter(({ excerpt }) => isAboveTheFold(excerpt));

/** An article needs no button for one who came to read. */
const ARTICLE_WITHOUT_CTA_SCORE = 0.8;

const impliedCtaFinding = ({ ad, page }: Evidence): Finding =>
  createFinding({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.excerpt.text ?? "the ad's click",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: who came to read finds the text.",
    confidence: 0.9,
    ad: ad.cta?.excerpt ?? null,
    page: page.headline,
  });

/** A button that leads elsewhere is in view and still not the next step. */
const MIN_NEXT_STEP_SIMILARITY = 0.45;

const isNextStep = (ad: CallToAction | null, first: CallToAction): boolean =>
  ad === null || ad.intent === "other" || ctaSimilarity(ad, first) >= MIN_NEXT_STEP_SIMILARITY;

const buildFinding = (evidence: Evidence, first: CallToAction | undefined): Finding => {
  const { ad, page } = evidence;
  const goesOn = first !== undefined && isNextStep(ad.cta, first);
  const below = page.ctas[0];
  const shown = first ?? below;
  const hidden = first !== undefined && isCoveredByConsent(first.excerpt, page);
  return createFinding({
    kind: "fold_cta",
    status: hidden
      ? "obscured"
      : first !== undefined
        ? goesOn
          ? "match"
          : "partial_match"
        : below === undefined
          ? "missing"
          : "partial_match",
    severity: first === undefined ? "MEDIUM" : "LOW",
    adValue: ad.cta?.excerpt.text ?? ad.headline?.text ?? "the ad's click",
    landingPageValue: shown?.excerpt.text ?? "no call to action found",
    recommendation: hidden
      ? "Keep the button in view while the consent layer is open."
      : first !== undefined
        ? goesOn
          ? "Nothing to do: the next step is in view as the page opens."
          : ad.cta === null
            ? "Nothing to do: the next step is in view as the page opens."
            : recommendCta("mismatch", ad.cta, first)
        : below === undefined
          ? ad.cta === null || ad.cta.intent === "other"
            ? "Add one clear button to the first screen that says what happens next."
            : recommendCta("missing", ad.cta, null)
          : `Repeat ${quote(below.excerpt.text)} as a button in the first screen.`,
    confidence: shown?.excerpt.confidence ?? 0.9,
    ad: ad.cta?.excerpt ?? null,
    page: shown?.excerpt ?? null,
  });
};

/** Is the next step in view as the page opens? */
export const foldCta: MeasureSignal = (evidence) => {
  const { ad, page } = evidence;
  if (!hasReadableText(page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const [first] = ctasAboveTheFold(evidence);
  if (first === undefined && isArticleForReader(ad.cta, page))
    return signalResult({
      signals: [scoredSignal(SIGNAL, ARTICLE_WITHOUT_CTA_SCORE, "an article is read on without a button")],
      findings: [impliedCtaFinding(evidence)],
    });
  if (first === undefined)
    return signalResult({
      signals: [scoredSignal(SIGNAL, 0, "the first screen has no call to action")],
      findings: [buildFinding(evidence, undefined)],
      caps: [
        {
          dimension: "aboveTheFoldContinuity",
          limit: 6,
          reason: "no call to action is in view as the page opens",
        },
      ],
    });
  // Another's button, or one for another thing, goes on from nothing that the ad began.
  const elsewhere = isAnothersPage(evidence) || isAnotherThing(evidence);
  const asked = ad.cta === null || ad.cta.intent === "other" ? 1 : ctaSimilarity(ad.cta, first);
  const goesOn = elsewhere ? 0 : asked;
  return signalResult({
    signals: [
      scoredSignal(
        SIGNAL,
        CTA_PRESENT_SCORE +
          PROMINENCE_SCORE * Math.min(1, 2 * first.excerpt.prominence) +
          CONTINUATION_SCORE * goesOn,
        `the first screen asks to ${quote(first.excerpt.text)}`,
      ),
    ],
    findings: [buildFinding(evidence, first)],
  });
};
