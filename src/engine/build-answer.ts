import type { Evaluation, LinkBroken, UrlOnly } from "../contract/evaluation.ts";
import type { AiUsage, Evaluated, Picture, PictureRole } from "../contract/port.ts";
import type { Creative, PageSnapshots } from "./artifacts/capture.ts";
import type { BrowserFailure } from "./artifacts/capture-result.ts";
import type { Advice, EvaluationScores } from "./artifacts/evaluation-parts.ts";
import type { Judgement } from "./artifacts/judgement.ts";
import type { LinkVerdict } from "./artifacts/link.ts";
import { buildVideoFields } from "./video-fields.ts";

/** Keeps a picture and answers with its URL. */
export type StorePicture = (evaluationId: string, role: PictureRole, picture: Picture) => Promise<string>;

/** Named in `analysisModel`: the judge, and the version of its rules. A change that moves scores raises it. */
export const RULES_ANALYSIS_MODEL = "adhere-heuristic-1";
/** The same where a model judged with them, which is named beside it. */
export const VISION_ANALYSIS_MODEL = "adhere-vision-1";

interface FullAnswerInput {
  id: string;
  creative: Creative;
  capture: PageSnapshots;
  verdict: LinkVerdict;
  judgement: Judgement;
  scored: EvaluationScores;
  advice: Advice;
  /** What could not be seen of the ad. */
  notices: string[];
  /** What came of asking a model; null where none was asked. */
  ai: AiUsage | null;
}

/** The contract's full evaluation, put together from what the stages yielded. */
export async function buildFullAnswer(judged: FullAnswerInput, keep: StorePicture): Promise<Evaluated> {
  const { id, creative, capture, verdict, judgement, scored, advice } = judged;
  const { page, alternate } = capture;
  const answer: Evaluation = {
    ...scored,
    ...advice,
    elementComparisons: judgement.findings.map((finding) => finding.comparison),
    evaluationId: id,
    adScreenshotUrl: await keep(id, "ad", creative.screenshot),
    landingPageScreenshotUrl: await keep(id, "landingPage", page.screenshot),
    alternateScreenshotUrl: alternate && (await keep(id, "alternate", alternate.screenshot)),
    alternateViewport: alternate?.device ?? null,
    analysisModel: analysisModelName(judged.ai),
    mediaType: creative.mediaType,
    viewport: page.device,
    ...(await buildVideoFields(creative, (frame) => keep(id, "ad", frame))),
  };
  return {
    answer,
    attachments: {
      pictures: {
        ad: creative.screenshot,
        landingPage: page.screenshot,
        ...(alternate && { alternate: alternate.screenshot }),
      },
      outlines: judgement.findings.map((finding) => finding.outline),
      linkTrail: formatLinkTrail(verdict),
      notices: collectNotices(judged),
      ...(judged.ai && { ai: judged.ai }),
    },
  };
}

/** Who judged: the rules, a model held to them, or the rules because the model failed. */
function analysisModelName(ai: AiUsage | null): string {
  if (ai === null) return RULES_ANALYSIS_MODEL;
  return ai.outcome === "judged"
    ? `${VISION_ANALYSIS_MODEL} (${ai.model})`
    : `${RULES_ANALYSIS_MODEL} (fallback from ${ai.model})`;
}

/** What the evaluation could not see, said aloud. */
function collectNotices({ verdict, creative, judgement, capture, notices, ai }: FullAnswerInput): string[] {
  const read = judgement.signals.some(
    (signal) => signal.dimension === "messageMatch" && signal.value !== null,
  );
  const covered = capture.page.layers.filter((layer) => layer.foldShare > 0.2);
  return [
    ...verdict.advisories.map((advisory) => advisory.note),
    ...(ai?.outcome === "fallback"
      ? [`The rules alone judged this ad, without ${ai.model}: ${ai.reason ?? "it failed."}`]
      : []),
    ...(creative.notices ?? []),
    ...notices,
    ...(read || notices.length > 0 ? [] : [unreadAdNotice(creative)]),
    ...covered.map(
      ({ kind, foldShare }) =>
        `A ${kind === "consent" ? "consent layer" : "layer"} that could not be removed covers ${Math.round(foldShare * 100)} % of the first screen.`,
    ),
  ];
}

const unreadAdNotice = ({ words }: Creative): string =>
  `${words === null ? "The ad's text is not known" : "No text could be read in the ad's picture"}: its message was not judged. Give it as copy (adTextFields).`;

export function buildUrlOnlyAnswer(id: string, verdict: LinkVerdict, look: BrowserFailure | null): Evaluated {
  const answer: UrlOnly = {
    success: true,
    evaluationId: id,
    lpCaptureStatus: "url_only",
    lpUnavailableReason: verdict.reason ?? describeMissingPage(look),
    scores: null,
    detailedScores: null,
  };
  return {
    answer,
    attachments: { pictures: {}, outlines: [], linkTrail: formatLinkTrail(verdict), notices: [] },
  };
}

/** A living link that still shows no page. */
function describeMissingPage(look: BrowserFailure | null): string {
  if (look?.download) return "The destination is a file (a download or a PDF), not a page.";
  if (look?.timedOut) return "The page did not finish loading in time.";
  return "The landing page could not be captured.";
}

interface LinkBrokenInput {
  id: string;
  url: string;
  verdict: LinkVerdict;
  /** The error page as captured, where there is one. */
  capture: PageSnapshots | null;
}

export async function buildLinkBrokenAnswer(
  { id, url, verdict, capture }: LinkBrokenInput,
  keep: StorePicture,
): Promise<Evaluated> {
  const shot = capture?.page.screenshot ?? null;
  const answer: LinkBroken = {
    success: true,
    evaluationId: id,
    lpCaptureStatus: "link_broken",
    overallScore: null,
    componentScores: null,
    linkBroken: {
      url,
      finalUrl: verdict.finalUrl,
      httpStatus: verdict.httpStatus,
      reason: verdict.reason,
    },
    landingPageScreenshotUrl: shot && (await keep(id, "landingPage", shot)),
  };
  return {
    answer,
    attachments: {
      pictures: shot ? { landingPage: shot } : {},
      outlines: [],
      linkTrail: formatLinkTrail(verdict),
      notices: [],
    },
  };
}

function formatLinkTrail({ trail }: LinkVerdict): string[] {
  return trail.map((step) => {
    const what = step.httpStatus ?? step.errorCode;
    return `${step.how} ${step.url}${what === null ? "" : ` → ${what}`}: ${step.note} (${step.ms} ms)`;
  });
}
