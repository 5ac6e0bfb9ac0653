import type { Fix } from "../../contract/fix.ts";
import type { FixDirection, Severity } from "../../contract/vocabulary.ts";
import { FINDINGS } from "../../findings/findings.ts";
import type { FixText } from "../../findings/fix-text.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";
import { availability } from "./availability.ts";
import { brand } from "./brand.ts";
import { brokenResource } from "./broken-resource.ts";
import { claim, foldOffer } from "./claim.ts";
import { cta, foldCta } from "./cta.ts";
import { type AdviceContext, type DraftFixes, draftFix, type FixDraft } from "./fix-draft.ts";
import { foldPromise, headline, product } from "./headline.ts";
import { heroImage, imagery } from "./hero-image.ts";
import { language } from "./language.ts";
import { overlay } from "./overlay.ts";
import { palette } from "./palette.ts";
import { stableUuid } from "./stable-uuid.ts";
import { tone } from "./tone.ts";
import { isWithheld, type WithholdingCause } from "./withhold-advice.ts";

/** The kinds of finding whose fixes need no words of the ad or the page. */
type FixedAdviceKind = {
  [K in FindingKind]: (typeof FINDINGS)[K]["fixes"] extends Record<string, () => FixText> ? K : never;
}[FindingKind];

/** Who drafts the fixes of a kind of finding. */
const FIX_DRAFTERS: Record<Exclude<FindingKind, FixedAdviceKind>, DraftFixes> = {
  broken_resource: brokenResource,
  headline,
  product,
  offer: claim,
  claim,
  availability,
  cta,
  brand,
  language,
  palette,
  hero_image: heroImage,
  imagery,
  fold_promise: foldPromise,
  fold_offer: foldOffer,
  fold_cta: foldCta,
  overlay,
  tone,
};

/** Maximum number of fixes of a finding. LOW findings get only a suggestion. */
const MAX_FIXES_BY_SEVERITY: Record<Severity, number> = { HIGH: 4, MEDIUM: 1, LOW: 0 };

const CHECK_AGAIN = "Run this check again to confirm that ad and page match.";
const SUBMIT_FOR_REVIEW = "Submit the changed ad for the platform's review.";

export const BY_DIRECTION: Record<FixDirection, { target: Fix["target"]; closingStep: string }> = {
  change_lp: { target: "landing_page", closingStep: CHECK_AGAIN },
  change_ad: { target: "ad", closingStep: SUBMIT_FOR_REVIEW },
  change_routing: { target: "ad", closingStep: CHECK_AGAIN },
  change_both: { target: "landing_page", closingStep: CHECK_AGAIN },
};

/**
 * Builds the fixes of findings, which must be in order of importance. Identical changes become one fix.
 *
 * @param cause a failure that explains differences of looks, whose fixes are left out.
 */
export function buildFixes(
  findings: readonly Finding[],
  evidence: Evidence,
  evaluationKey: string,
  cause: WithholdingCause | null = null,
): Fix[] {
  const fixes = new Map<string, Fix>();
  for (const finding of findings)
    for (const draft of draftFixesFor({ finding, evidence, openFindings: findings })) {
      if (isWithheld(cause, finding, draft.fixType)) continue;
      const change = changeKey(draft);
      if (!fixes.has(change)) fixes.set(change, buildFix(draft, finding, evidence, evaluationKey));
    }
  return [...fixes.values()];
}

const hasDrafter = (kind: FindingKind): kind is keyof typeof FIX_DRAFTERS => Object.hasOwn(FIX_DRAFTERS, kind);

function draftFixesFor(context: AdviceContext): FixDraft[] {
  const { finding } = context;
  const isBrokenClaim = finding.claim !== undefined && finding.kind !== "fold_offer";
  const drafts = isBrokenClaim
    ? claim(context)
    : hasDrafter(finding.kind)
      ? FIX_DRAFTERS[finding.kind](context)
      : draftFixedAdvice(finding.kind, finding);
  return drafts
    .filter((draft) => draft !== null)
    .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
    .slice(0, MAX_FIXES_BY_SEVERITY[finding.comparison.severity]);
}

/** Every fix of the kind's definition, for the text of the page that the finding quotes. */
function draftFixedAdvice(kind: FixedAdviceKind, { comparison, selector }: Finding): FixDraft[] {
  const fixes: Record<string, () => FixText> = FINDINGS[kind].fixes;
  const text = comparison.landingPageValue;
  return text === "" ? [] : Object.values(fixes).map((fix) => draftFix(fix(), { text, selector }));
}

/** Findings that need the same change share one fix. */
const changeKey = ({ direction, currentValue, suggestedValue }: FixDraft): string =>
  JSON.stringify([direction, currentValue, suggestedValue]);

function buildFix(draft: FixDraft, finding: Finding, evidence: Evidence, evaluationKey: string): Fix {
  const { fixType, direction, currentValue, suggestedValue, steps, hasClosingStep = true } = draft;
  const { target, closingStep } = BY_DIRECTION[direction];
  const { element, severity } = finding.comparison;
  // `body` always resolves to exactly one node.
  const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
  return {
    id: stableUuid(evaluationKey, finding.kind, element, fixType, direction, cssSelector, currentValue, suggestedValue),
    element,
    fixType,
    target,
    direction,
    priority: severity,
    currentValue,
    suggestedValue,
    cssSelector,
    reasoning: draft.reasoning,
    expectedImpact: draft.expectedImpact,
    implementationSteps: hasClosingStep ? [...steps, closingStep] : [...steps],
    confidenceScore: roundToHundredths(finding.confidence * (draft.certainty ?? 1)),
    tradeoff: draft.tradeoff,
  };
}

const roundToHundredths = (confidence: number): number => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
