import fc from "fast-check";
import { expect, test } from "vitest";
import { EvaluationError, ReceivedErrorBody } from "../../src/contract/error.ts";
import { ReceivedEvaluationRequest, StrippedEvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { classifyAnswer, parseAnswer } from "../../src/contract/parse-answer.ts";
import { ReceivedUsageInfo } from "../../src/contract/usage-quota.ts";
import {
  arbitraryAnswer,
  arbitraryEvaluation,
  arbitraryLinkBroken,
  arbitraryRequest,
  arbitraryUrlOnly,
  arbitraryUsage,
} from "./arbitraries.ts";
import { sampleEvaluation, sampleLinkBroken, sampleRequest, sampleUrlOnly, sampleUsage } from "./samples.ts";

/** Lenient schemas accept what a newer service may add, and are strict about what the gate needs. */

const throughJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

test("every valid answer is parsed unchanged, with its variant", () => {
  fc.assert(
    fc.property(arbitraryAnswer(), (answer) => {
      const body = throughJson(answer);
      const outcome = parseAnswer(body);
      expect(JSON.stringify(outcome.answer)).toBe(JSON.stringify(body));
      expect(outcome.kind).toBe("lpCaptureStatus" in answer ? answer.lpCaptureStatus : "evaluated");
      expect(classifyAnswer(outcome.answer)).toEqual(outcome);
    }),
  );
});

test("an evaluation keeps the order of its fields and its unknown fields, at every depth", () => {
  const newer = {
    brandSafety: { score: 3 },
    ...sampleEvaluation(),
    componentScores: { accessibility: 4, ...sampleEvaluation().componentScores },
    fixes: [{ ...sampleEvaluation().fixes[0], effort: "small" }],
  };
  expect(JSON.stringify(parseAnswer(throughJson(newer)).answer)).toBe(JSON.stringify(newer));
});

test.each([
  [
    "a band",
    {
      detailedScores: {
        ...sampleEvaluation().detailedScores,
        visualMatch: { score: 8, band: "SUPERB", reasoning: "" },
      },
    },
  ],
  ["a viewport", { viewport: "tablet", alternateViewport: "watch" }],
  ["a media type", { mediaType: "carousel" }],
  [
    "a status and a severity",
    {
      elementComparisons: [
        {
          ...sampleEvaluation().elementComparisons[0],
          status: "swapped",
          severity: "BLOCKER",
          category: "sound",
        },
      ],
    },
  ],
  ["a risk", { conversionRisks: [{ type: "DARK_PATTERN", message: "", impact: "LOW", element: "" }] }],
  [
    "a fix",
    {
      fixes: [
        {
          ...sampleEvaluation().fixes[0],
          fixType: "audio",
          target: "feed",
          direction: "change_bid",
          priority: "SOON",
        },
      ],
    },
  ],
  ["a confidence", { appliedProfile: { ...sampleEvaluation().appliedProfile, detectionConfidence: "medium" } }],
])("an unknown value of %s is kept", (_, overrides) => {
  const body = { ...sampleEvaluation(), ...overrides };
  expect(parseAnswer(body)).toEqual({ kind: "evaluated", answer: body });
});

test("deprecated fields may be missing, and optional fields may be absent or null", () => {
  const { informationScent: _, contextualMatch: __, ...four } = sampleEvaluation().componentScores;
  const { informationScent: ___, ...details } = sampleEvaluation().detailedScores;
  const { videoFrames: ____, ...rest } = sampleEvaluation();
  const lean = { ...rest, componentScores: four, rawScores: four, detailedScores: details };
  expect(parseAnswer(lean).kind).toBe("evaluated");
  expect(parseAnswer({ ...lean, videoMetadata: null, pageSpeedData: null }).kind).toBe("evaluated");
});

test("weights may have any scale", () => {
  const weights = { visualMatch: 35, messageMatch: 30, aboveTheFoldContinuity: 20, toneAlignment: 15 };
  const body = { ...sampleEvaluation(), appliedProfile: { ...sampleEvaluation().appliedProfile, weights } };
  expect(parseAnswer(body).kind).toBe("evaluated");
});

test("a score between half points is accepted, because only the range matters", () => {
  expect(parseAnswer({ ...sampleEvaluation(), overallScore: 7.15 }).kind).toBe("evaluated");
});

// ── lpCaptureStatus decides first ──

const garbage = fc.oneof(fc.jsonValue(), fc.constant({ visualMatch: 10 }), fc.constant(10));

test("a broken link stays one, whatever its score fields contain", () => {
  fc.assert(
    fc.property(arbitraryLinkBroken(), garbage, garbage, (answer, overallScore, componentScores) => {
      expect(parseAnswer({ ...sampleEvaluation(), ...answer, overallScore, componentScores }).kind).toBe("link_broken");
    }),
  );
});

test("a page that could not be captured has no score, whatever its score fields contain", () => {
  fc.assert(
    fc.property(arbitraryUrlOnly(), garbage, garbage, (answer, scores, detailedScores) => {
      expect(parseAnswer({ ...answer, scores, detailedScores, overallScore: 9 }).kind).toBe("url_only");
    }),
  );
});

test.each(["captured", "full", "partial", "", null, 7])(
  "an answer with the capture status %j is a full evaluation",
  (lpCaptureStatus) => {
    const body = { ...sampleEvaluation(), lpCaptureStatus };
    expect(parseAnswer(body)).toEqual({ kind: "evaluated", answer: body });
  },
);

test("a known status without scores is never read as an evaluation, and the other way round", () => {
  expect(() => parseAnswer({ ...sampleEvaluation(), lpCaptureStatus: "link_broken" })).toThrow("breaks the contract");
  expect(() => parseAnswer({ ...sampleLinkBroken(), lpCaptureStatus: "captured" })).toThrow("breaks the contract");
  expect(() => parseAnswer({ ...sampleUrlOnly(), lpCaptureStatus: "captured" })).toThrow("breaks the contract");
});

// ── The path of an invalid value ──

const first = <T>(list: T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error("The sample has none.");
  return item;
};
const comparison = first(sampleEvaluation().elementComparisons);
const fix = first(sampleEvaluation().fixes);

const breaches: [string, unknown][] = [
  ["overallScore", { ...sampleEvaluation(), overallScore: 11 }],
  ["overallScore", { ...sampleEvaluation(), overallScore: null }],
  ["overallScore", { ...sampleEvaluation(), overallScore: -0.5 }],
  ["overallScore", { ...sampleEvaluation(), overallScore: "7" }],
  ["componentScores", { ...sampleEvaluation(), componentScores: undefined }],
  [
    "componentScores.toneAlignment",
    { ...sampleEvaluation(), componentScores: { ...sampleEvaluation().componentScores, toneAlignment: "8" } },
  ],
  [
    "elementComparisons[1].severity",
    { ...sampleEvaluation(), elementComparisons: [comparison, { ...comparison, severity: 3 }] },
  ],
  ["fixes[0].confidenceScore", { ...sampleEvaluation(), fixes: [{ ...fix, confidenceScore: 1.5 }] }],
  ["fixes", { ...sampleEvaluation(), fixes: null }],
  ["linkBroken.url", { ...sampleLinkBroken(), linkBroken: { ...sampleLinkBroken().linkBroken, url: null } }],
  ["lpUnavailableReason", { ...sampleUrlOnly(), lpUnavailableReason: null }],
  ["success", { ...sampleLinkBroken(), success: false }],
];

test.each(breaches)("an invalid value at %s is reported with its path", (path, body) => {
  const broken = getThrown(() => parseAnswer(body));
  expect(broken).toBeInstanceOf(EvaluationError);
  expect(broken).toMatchObject({ name: "ContractBroken" });
  expect(String(broken)).toContain(`"${path}"`);
});

test.each([null, [], "text", 7, true])("a body that is %j is reported as invalid at its top level", (body) => {
  const broken = getThrown(() => parseAnswer(body));
  expect(broken).toMatchObject({ name: "ContractBroken" });
  expect(String(broken)).toContain("at its top level: ");
});

test("any JSON is either an answer or a broken contract", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), arbitraryMutilated()), (body) => {
      try {
        expect(["evaluated", "url_only", "link_broken"]).toContain(parseAnswer(body).kind);
      } catch (error) {
        expect(error).toMatchObject({ name: "ContractBroken" });
      }
    }),
  );
});

/** A valid evaluation with a random value in one of its fields. */
function arbitraryMutilated() {
  return fc
    .tuple(arbitraryEvaluation(), fc.constantFrom(...Object.keys(sampleEvaluation())), fc.jsonValue())
    .map(([evaluation, field, value]) => ({ ...evaluation, [field]: value }));
}

// ── Other bodies ──

test("requests and usage are parsed unchanged, with their unknown fields", () => {
  fc.assert(
    fc.property(arbitraryRequest(), arbitraryUsage(), (request, usage) => {
      const more = { brandNew: [1] };
      expect(ReceivedEvaluationRequest.parse({ ...request, ...more })).toEqual({ ...request, ...more });
      const beside = { ...request, adData: { ...request.adData, ...more }, ...more };
      expect(StrippedEvaluationRequest.parse(beside)).toEqual(request);
      expect(ReceivedUsageInfo.parse({ ...usage, ...more })).toEqual({ ...usage, ...more });
    }),
  );
});

test("a usage beyond the limit is valid", () => {
  expect(ReceivedUsageInfo.parse(sampleUsage({ used: 1003, remaining: -3 })).remaining).toBe(-3);
});

test("a request without an ad is valid: the service answers NO_AD_ASSET", () => {
  expect(ReceivedEvaluationRequest.safeParse({ ...sampleRequest(), adData: {} }).success).toBe(true);
});

test("an error may have an unknown code or none", () => {
  expect(ReceivedErrorBody.parse({ error: "x", errorCode: "NEW" }).errorCode).toBe("NEW");
  expect(ReceivedErrorBody.parse({ error: "x" }).errorCode).toBeUndefined();
});

function getThrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not throw.");
}
