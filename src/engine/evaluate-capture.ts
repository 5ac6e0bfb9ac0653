import type { EvaluationRequest } from "../contract/evaluation-request.ts";
import type { AiUsage, Evaluated, StorePicture } from "../contract/evaluator-interface.ts";
import { advise } from "./advice/advise.ts";
import { stableUuid } from "./advice/stable-uuid.ts";
import { describeWithheld, findWithholdingCause, withholdRecommendations } from "./advice/withhold-advice.ts";
import type { CaptureResult } from "./artifacts/capture-result.ts";
import type { Creative, Snapshot } from "./artifacts/capture-schemas.ts";
import type { Evidence } from "./artifacts/evidence.ts";
import type { Surface } from "./artifacts/scores.ts";
import { buildFullAnswer, buildLinkBrokenAnswer, buildUrlOnlyAnswer } from "./build-answer.ts";
import { explainUnreadPage } from "./evidence/explain-unread-page.ts";
import { gatherEvidence } from "./evidence/gather-evidence.ts";
import { readPageFacts } from "./evidence/page-facts.ts";
import { explainUncomparedWords } from "./explain-uncompared-words.ts";
import { chooseSurfaces } from "./score/choose-surfaces.ts";
import { scoreSurfaces } from "./score/score-surfaces.ts";
import { describeFurtherFailures, findBrokenResources } from "./signals/broken_resource.ts";
import { evaluateSignals, judgeClaims } from "./signals/evaluate-signals.ts";
import type { JudgeWithVision } from "./vision-session.ts";

/**
 * The stages after the capture: evidence, signals, score, advice. The same capture always gives the same answer, except
 * for the id and the pictures' URLs. A page whose link is broken, or that could not be captured, is not scored.
 */
export async function evaluateCapture(
  { request, verdict, glance, capture, ad }: CaptureResult,
  id: string,
  storePicture: StorePicture,
  judgeWithVision: JudgeWithVision | null = null,
): Promise<Required<Evaluated>> {
  if (verdict.verdict === "link_broken")
    return buildLinkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, storePicture);
  if (capture === null || ad === null || verdict.verdict === "inconclusive")
    return buildUrlOnlyAnswer(id, verdict, glance, capture);
  // A model sees the screenshot.
  const unread = judgeWithVision === null ? explainUnreadPage(capture.page) : null;
  if (unread !== null) return buildUrlOnlyAnswer(id, verdict, glance, capture, unread);
  const { creative, notices } = ad;
  // The drawing of an ad shows what its text says, and nothing that could be compared with the page's pictures.
  const choice = chooseSurfaces({ request, creative: creative.drawn ? null : creative });
  const judged = await Promise.all(
    choice.surfaces.map(async (surface) => {
      const evidence = gatherSurfaceEvidence(surface, request, creative, capture.page);
      const rules = evaluateSignals(evidence);
      if (judgeWithVision === null) return { surface, evidence, judgement: rules, usage: null };
      const visibleCreative = surface.visibleAssets.picture ? creative : null;
      const vision = await judgeWithVision({
        evidence,
        rules,
        judgeLedger: (ledger) => judgeClaims(evidence, ledger),
        creative: visibleCreative,
        capture,
      });
      return { surface, evidence, judgement: vision.judgement, usage: vision.usage };
    }),
  );
  const {
    weakest: { evidence, judgement: scoredJudgement },
    notJudged,
    ...scored
  } = scoreSurfaces(judged, choice);
  const ai = mergeAiUsage(judged.map(({ usage }) => usage));
  // A model compares the words of any language.
  const uncompared = judgeWithVision === null ? explainUncomparedWords(scoredJudgement, evidence) : null;
  if (uncompared !== null) return buildUrlOnlyAnswer(id, verdict, glance, capture, uncompared);
  const cause = findWithholdingCause(evidence.page.failedResources);
  const judgement = {
    ...scoredJudgement,
    findings: [...findBrokenResources(evidence.page), ...withholdRecommendations(scoredJudgement.findings, cause)],
  };
  const advice = advise({ evidence, judgement, scored, evaluationKey: computeEvaluationKey(request) });
  const adLines = evidence.ad.lines ?? [];
  const pageFacts = readPageFacts(capture, evidence.page);
  const withheld = [...(cause === null ? [] : [describeWithheld(cause)]), ...describeFurtherFailures(evidence.page)];
  return buildFullAnswer(
    { id, creative, capture, verdict, judgement, adLines, scored, notJudged, advice, notices, withheld, ai, pageFacts },
    storePicture,
  );
}

/**
 * The usage of all surfaces. It is a fallback where any surface fell back, because the weakest surface decides the
 * score.
 */
function mergeAiUsage(usages: readonly (AiUsage | null)[]): AiUsage | null {
  const [first, ...rest] = usages.filter((usage) => usage !== null);
  if (first === undefined) return null;
  return rest.reduce(
    (sum, next) => ({
      ...(next.outcome === "fallback" ? next : sum),
      samples: Math.min(sum.samples, next.samples),
      cached: sum.cached && next.cached,
      tokens: { input: sum.tokens.input + next.tokens.input, output: sum.tokens.output + next.tokens.output },
      cost: sum.cost === null || next.cost === null ? null : sum.cost + next.cost,
    }),
    first,
  );
}

/** The evidence of the assets that are visible on the surface. */
function gatherSurfaceEvidence(
  { visibleAssets }: Surface,
  { adData }: EvaluationRequest,
  creative: Creative,
  page: Snapshot,
): Evidence {
  return gatherEvidence({
    creative: visibleAssets.picture ? creative : null,
    copy: visibleAssets.text ? (adData.adTextFields ?? null) : null,
    page,
    platform: adData.platform ?? null,
  });
}

/** A key of the request that does not depend on the order of its fields. */
const computeEvaluationKey = (request: EvaluationRequest): string => stableUuid(JSON.stringify(request, sortKeys));

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
