import type { AiUsage, Evaluated } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import { advise } from "./advice/advise.ts";
import { stableUuid } from "./advice/stable-uuid.ts";
import type { Creative, Snapshot } from "./artifacts/capture.ts";
import type { CaptureResult } from "./artifacts/capture-result.ts";
import type { Surface } from "./artifacts/evaluation-parts.ts";
import type { Evidence } from "./artifacts/evidence.ts";
import {
  buildFullAnswer,
  buildLinkBrokenAnswer,
  buildUrlOnlyAnswer,
  type StorePicture,
} from "./build-answer.ts";
import { gatherEvidence } from "./evidence/gather-evidence.ts";
import { chooseSurfaces } from "./score/choose-surfaces.ts";
import { scoreSurfaces } from "./score/score.ts";
import { evaluateSignals } from "./signals/evaluate-signals.ts";
import type { JudgeWithVision } from "./vision-session.ts";

/**
 * The engine's stages after seeing, in order. What was seen decides the answer, but for its id and its pictures' addresses.
 * Nothing is judged of a page whose link is dead or that could not be captured.
 */
export async function evaluateCapture(
  { request, verdict, glance, capture, ad }: CaptureResult,
  id: string,
  keep: StorePicture,
  look: JudgeWithVision | null = null,
): Promise<Evaluated> {
  if (verdict.verdict === "link_broken") {
    return buildLinkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, keep);
  }
  if (capture === null || ad === null || verdict.verdict === "inconclusive") {
    return buildUrlOnlyAnswer(id, verdict, glance);
  }
  const { creative, notices } = ad;
  const choice = chooseSurfaces({ request, creative });
  const judged = await Promise.all(
    choice.surfaces.map(async (surface) => {
      const evidence = gatherSurfaceEvidence(surface, request, creative, capture.page);
      const rules = evaluateSignals(evidence);
      if (look === null) return { surface, evidence, judgement: rules, account: null };
      const shown = surface.visibleAssets.picture ? creative : null;
      return { surface, evidence, ...(await look({ evidence, rules, creative: shown, capture })) };
    }),
  );
  const {
    weakest: { evidence, judgement },
    ...scored
  } = scoreSurfaces(judged, choice);
  const ai = mergeAiAccounts(judged.map(({ account }) => account));
  const advice = advise({ evidence, judgement, scored, evaluationKey: computeEvaluationKey(request) });
  return buildFullAnswer({ id, creative, capture, verdict, judgement, scored, advice, notices, ai }, keep);
}

/** Several surfaces are one evaluation: it fell back where any of them did, since the weakest of all counts. */
function mergeAiAccounts(accounts: readonly (AiUsage | null)[]): AiUsage | null {
  const [first, ...rest] = accounts.filter((account) => account !== null);
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

/** What is known where the ad shows only some of its assets. */
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

/** The same for the same request, in whatever order its fields come. */
const computeEvaluationKey = (request: EvaluationRequest): string =>
  stableUuid(JSON.stringify(request, sortKeys));

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
