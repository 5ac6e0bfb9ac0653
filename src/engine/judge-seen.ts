import type { AiAccount, Evaluated } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import { advise } from "./advice/advise.ts";
import { stableUuid } from "./advice/ids.ts";
import { fullAnswer, type KeepPicture, linkBrokenAnswer, urlOnlyAnswer } from "./answer.ts";
import { gatherEvidence } from "./evidence/evidence.ts";
import { judge } from "./judge/heuristic/judge.ts";
import type { Look } from "./looking.ts";
import type { Surface } from "./products/answer.ts";
import type { Creative, Snapshot } from "./products/capture.ts";
import type { Evidence } from "./products/evidence.ts";
import type { Seen } from "./products/seen.ts";
import { chooseSurfaces } from "./score/profile.ts";
import { score } from "./score/score.ts";

/**
 * The engine's stages after seeing, in order. What was seen decides the answer, but for its id and its pictures' addresses.
 * Nothing is judged of a page whose link is dead or that could not be captured.
 */
export async function judgeSeen(
  { request, verdict, glance, capture, ad }: Seen,
  id: string,
  keep: KeepPicture,
  look: Look | null = null,
): Promise<Evaluated> {
  if (verdict.verdict === "link_broken") {
    return linkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, keep);
  }
  if (capture === null || ad === null || verdict.verdict === "inconclusive") {
    return urlOnlyAnswer(id, verdict, glance);
  }
  const { creative, notices } = ad;
  const choice = chooseSurfaces({ request, creative });
  const judged = await Promise.all(
    choice.surfaces.map(async (surface) => {
      const evidence = evidenceOn(surface, request, creative, capture.page);
      const rules = judge(evidence);
      if (look === null) return { surface, evidence, judgement: rules, account: null };
      const shown = surface.shows.picture ? creative : null;
      return { surface, evidence, ...(await look({ evidence, rules, creative: shown, capture })) };
    }),
  );
  const {
    weakest: { evidence, judgement },
    ...scored
  } = score(judged, choice);
  const ai = accountOf(judged.map(({ account }) => account));
  const advice = advise({ evidence, judgement, scored, evaluationKey: keyOf(request) });
  return fullAnswer({ id, creative, capture, verdict, judgement, scored, advice, notices, ai }, keep);
}

/** Several surfaces are one evaluation: it fell back where any of them did, since the weakest of all counts. */
function accountOf(accounts: readonly (AiAccount | null)[]): AiAccount | null {
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
function evidenceOn(
  { shows }: Surface,
  { adData }: EvaluationRequest,
  creative: Creative,
  page: Snapshot,
): Evidence {
  return gatherEvidence({
    creative: shows.picture ? creative : null,
    copy: shows.text ? (adData.adTextFields ?? null) : null,
    page,
    platform: adData.platform ?? null,
  });
}

/** The same for the same request, in whatever order its fields come. */
const keyOf = (request: EvaluationRequest): string => stableUuid(JSON.stringify(request, sorted));

function sorted(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
