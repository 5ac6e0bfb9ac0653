import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Creative, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import type { Evidence } from "../../src/engine/artifacts/evidence.ts";
import type { Judgement } from "../../src/engine/artifacts/judgement.ts";
import type { EvaluationScores } from "../../src/engine/artifacts/scores.ts";
import { gatherEvidence } from "../../src/engine/evidence/gather-evidence.ts";
import { chooseSurfaces } from "../../src/engine/score/choose-surfaces.ts";
import { scoreSurfaces } from "../../src/engine/score/score-surfaces.ts";
import { evaluateSignals } from "../../src/engine/signals/evaluate-signals.ts";

export interface PairEvaluation {
  scored: EvaluationScores;
  evidence: Evidence;
  judgement: Judgement;
}

/** Runs the engine's stages after capture. engine-equality.ts checks that the full engine gives the same result. */
export function evaluatePair(
  request: EvaluationRequest,
  creative: Creative | null,
  page: Snapshot,
  surface?: string,
): PairEvaluation {
  const eligible = chooseSurfaces({ request, creative });
  const surfaces = eligible.surfaces.filter(({ profile: { id } }) => surface === undefined || id === surface);
  const choice = { ...eligible, surfaces };
  const { adData } = request;
  const judged = choice.surfaces.map((surface) => {
    const evidence = gatherEvidence({
      creative: surface.visibleAssets.picture ? creative : null,
      copy: surface.visibleAssets.text ? (adData.adTextFields ?? null) : null,
      page,
      platform: adData.platform ?? null,
    });
    return { surface, evidence, judgement: evaluateSignals(evidence) };
  });
  const {
    weakest: { evidence, judgement },
    notJudged: _,
    ...scored
  } = scoreSurfaces(judged, choice);
  return { scored, evidence, judgement };
}
