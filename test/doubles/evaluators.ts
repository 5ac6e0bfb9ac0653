import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EvaluationError } from "../../src/contract/error.ts";
import type { EvaluationAnswer } from "../../src/contract/evaluation.ts";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { EVALUATION_STEPS } from "../../src/contract/evaluation-step.ts";
import type { Evaluate, Visit } from "../../src/contract/evaluator-interface.ts";
import { readInlineAd } from "../../src/contract/inline-ad.ts";
import { createDiskScreenshotStore } from "../../src/service/screenshots/disk-store.ts";
import { sampleClaim, sampleEvaluation, sampleLinkBroken, sampleUrlOnly } from "../contract/samples.ts";

/**
 * What a worker uses in the engine's place, so that a test decides how an evaluation goes: the landing URL says it,
 * `http://pages.example/?does=evaluated&ms=50`. Loaded by the worker process through ADHERE_EVALUATORS.
 */
export const EVALUATOR_BEHAVIOURS = [
  "evaluated",
  "ledger",
  "url_only",
  "link_broken",
  "failed",
  "unsafe",
  "no_ad",
  "ad_link",
  "die",
  "hang",
  "nonsense",
  /** The model is named as the worker's environment variables. */
  "environment",
  /** The model is named as the size of the ad's file. */
  "upload",
  /** A broken link to a page whose title is HTML that would run a script. */
  "hostile_title",
  /** Every text is HTML that would run a script. */
  "hostile",
] as const;
export type EvaluatorBehaviour = (typeof EVALUATOR_BEHAVIOURS)[number];

export const landingUrlFor = (does: EvaluatorBehaviour, ms = 0): string =>
  `http://pages.example/?does=${does}&ms=${ms}`;

/** The screenshot that an evaluation links to; nobody stores it. */
export const screenshotNameOf = (evaluationId: string): string => `${evaluationId.replaceAll("-", "")}.png`;

async function respond(
  request: EvaluationRequest,
  { signal, onStep }: Visit,
  light: boolean,
): Promise<EvaluationAnswer> {
  const url = new URL(request.landingPageData.url);
  const does = url.searchParams.get("does") ?? "evaluated";
  const evaluationId = crypto.randomUUID();
  const ms = does === "hang" ? 3_600_000 : Number(url.searchParams.get("ms") ?? 0);
  for (const step of EVALUATION_STEPS) {
    onStep?.(step);
    await pause(ms / EVALUATION_STEPS.length, undefined, { signal });
  }
  switch (does) {
    case "url_only":
      return sampleUrlOnly({ evaluationId });
    case "link_broken":
    case "hostile_title":
      return sampleLinkBroken({ evaluationId });
    case "failed":
      throw new EvaluationError("Nothing could be judged.", {
        errorCode: "ANALYSIS_FAILED",
        httpStatus: 500,
      });
    case "unsafe":
      throw new EvaluationError("http://10.0.0.1/ must not be visited.", {
        errorCode: "UNSAFE_URL",
        httpStatus: 400,
      });
    case "no_ad":
      throw new EvaluationError("The ad cannot be read.", { errorCode: "NO_AD_ASSET", httpStatus: 400 });
    case "ad_link":
      throw new EvaluationError("The ad cannot be captured.", {
        errorCode: "AD_SCREENSHOT_FAILED",
        httpStatus: 400,
      });
    case "die":
      process.kill(process.pid, "SIGKILL");
      return pause(3_600_000, sampleEvaluation());
    case "environment": {
      const variables = Object.entries(process.env).map(([name, value]) => `${name}=${value}`);
      return sampleEvaluation({ evaluationId, analysisModel: variables.join("\n") });
    }
    case "upload": {
      const bytes = readInlineAd(request.adData.imageUrl ?? "", 100e6);
      return sampleEvaluation({ evaluationId, analysisModel: `${bytes?.length ?? "no"} bytes` });
    }
    case "hostile":
      return makeHostile(sampleEvaluation({ evaluationId }));
    case "ledger":
      return sampleEvaluation({ evaluationId, adScreenshotUrl: screenshotPathOf(evaluationId), pageSpeedData });
    case "nonsense":
      return sampleEvaluation({ evaluationId, overallScore: 7.3 });
    default:
      return sampleEvaluation({
        evaluationId,
        adScreenshotUrl: screenshotPathOf(evaluationId),
        ...(light && { analysisModel: "sample-light" }),
      });
  }
}

/** A page that is slow to show something. */
const pageSpeedData = {
  performanceScore: 52,
  lcp: 4100,
  fcp: 1200,
  tbt: 180,
  cls: 0.02,
  si: 3900,
  fetchedAt: "2027-01-31T12:00:00.000Z",
};

const screenshotPathOf = (evaluationId: string): string => `/screenshots/${screenshotNameOf(evaluationId)}`;

export const HOSTILE_TEXT = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;

function makeHostile(answer: ReturnType<typeof sampleEvaluation>): ReturnType<typeof sampleEvaluation> {
  const text = HOSTILE_TEXT;
  return {
    ...answer,
    elementComparisons: answer.elementComparisons.map((one) => ({
      ...one,
      element: text,
      adValue: text,
      landingPageValue: text,
      recommendation: text,
    })),
    conversionRisks: answer.conversionRisks.map((one) => ({ ...one, element: text, message: text })),
    fixes: answer.fixes.map((one) => ({
      ...one,
      element: text,
      currentValue: text,
      suggestedValue: text,
      cssSelector: text,
      reasoning: text,
      expectedImpact: text,
      tradeoff: text,
      implementationSteps: [text],
    })),
    analysisModel: text,
  };
}

/** One promise is kept, one contradicted. */
export const SAMPLE_LEDGER = [
  sampleClaim(),
  sampleClaim({ kind: "offer", text: "50% off", verdict: "contradicted", pageText: "20% off", words: null }),
];

const createEvaluate =
  (light: boolean): Evaluate =>
  async (request, visit) => ({
    answer: await respond(request, visit, light),
    ...(request.landingPageData.url === landingUrlFor("hostile_title") && {
      attachments: { pictures: {}, outlines: [], linkTrail: [`Answers 404, titled "${HOSTILE_TEXT}"`], notices: [] },
    }),
    ...(request.landingPageData.url === landingUrlFor("ledger") && {
      attachments: {
        pictures: {},
        outlines: [],
        linkTrail: [],
        notices: ["The consent dialog could not be closed."],
        ledger: SAMPLE_LEDGER,
        opportunities: [{ title: "Reduce unused JavaScript", savedMs: 1200 }],
      },
    }),
  });

export const evaluators = {
  evaluate: createEvaluate(false),
  evaluateLightly: createEvaluate(true),
  readUpload: createDiskScreenshotStore(path.join(process.env["ADHERE_DATA"] ?? "", "screenshots")).get,
  close: async () => undefined,
};
