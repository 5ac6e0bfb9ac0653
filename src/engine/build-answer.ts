import type { Evaluation, LinkBroken, UrlOnly } from "../contract/evaluation.ts";
import type { AiUsage, Evaluated, Picture, StorePicture } from "../contract/evaluator-interface.ts";
import type { PageFactsByViewport } from "../contract/page-facts.ts";
import type { Dimension } from "../contract/vocabulary.ts";
import { quote } from "../ground/text.ts";
import type { Advice } from "./advice/advise.ts";
import type { BrowserFailure } from "./artifacts/capture-result.ts";
import type { AdFrame, Creative, PageSnapshots, Snapshot } from "./artifacts/capture-schemas.ts";
import type { AdLine, LedgerRow } from "./artifacts/claims.ts";
import { explainFailure } from "./artifacts/explain-failure.ts";
import type { Judgement } from "./artifacts/judgement.ts";
import type { LinkVerdict } from "./artifacts/link-verdict.ts";
import { findUnreadSide } from "./artifacts/reported-verdict.ts";
import type { EvaluationScores } from "./artifacts/scores.ts";
import { buildLedger } from "./build-ledger.ts";
import { RULES_ANALYSIS_MODEL } from "./signals/define-signal.ts";

/** The value of `analysisModel` for an evaluation by rules and a model; the model's name follows it. */
const VISION_ANALYSIS_MODEL = "adhere-vision-2";

interface FullAnswerInput {
  id: string;
  creative: Creative;
  capture: PageSnapshots;
  verdict: LinkVerdict;
  judgement: Judgement;
  /** The ad's sentences, in their order. */
  adLines: readonly AdLine[];
  scored: EvaluationScores;
  notJudged: readonly Dimension[];
  advice: Advice;
  /** What could not be captured or read of the ad, one sentence each. */
  notices: string[];
  /** Which advice is withheld and why, and what else failed on the page, one sentence each. */
  withheld: readonly string[];
  /** The model's usage; null where no model was used. */
  ai: AiUsage | null;
  pageFacts: PageFactsByViewport;
}

/** Assembles the contract's full evaluation from the results of the stages. */
export async function buildFullAnswer(
  input: FullAnswerInput,
  storePicture: StorePicture,
): Promise<Required<Evaluated>> {
  const { id, creative, capture, verdict, judgement, scored, advice, ai } = input;
  const { page, alternate } = capture;
  const answer: Evaluation = {
    ...scored,
    ...advice,
    elementComparisons: judgement.findings.map((finding) => finding.comparison),
    evaluationId: id,
    adScreenshotUrl: await storePicture(id, "ad", creative.screenshot),
    landingPageScreenshotUrl: await storePicture(id, "landingPage", page.screenshot),
    alternateScreenshotUrl: alternate && (await storePicture(id, "alternate", alternate.screenshot)),
    alternateViewport: alternate?.device ?? null,
    analysisModel: analysisModelName(ai),
    mediaType: creative.mediaType,
    viewport: page.device,
    ...(await buildVideoFields(creative, (frame) => storePicture(id, "ad", frame))),
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
      kinds: judgement.findings.map(({ kind }) => kind),
      ledger: buildLedger(judgement.ledger, input.adLines),
      linkTrail: formatLinkTrail(verdict),
      notices: collectNotices(input),
      notJudged: input.notJudged,
      pageFacts: input.pageFacts,
      ...(ai && { ai }),
    },
  };
}

/** Names who evaluated: the rules, a model with the rules, or the rules because the model failed. */
function analysisModelName(ai: AiUsage | null): string {
  if (ai === null) return RULES_ANALYSIS_MODEL;
  return ai.outcome === "judged"
    ? `${VISION_ANALYSIS_MODEL} (${ai.model})`
    : `${RULES_ANALYSIS_MODEL} (fallback from ${ai.model})`;
}

/** What the evaluation could not see, one sentence each, for people. */
function collectNotices(input: FullAnswerInput): string[] {
  const { verdict, creative, judgement, adLines, capture, notices, withheld, ai } = input;
  const isMessageMeasured = judgement.signals.some(
    ({ dimension, value }) => dimension === "messageMatch" && value !== null,
  );
  const covering = capture.page.layers.filter((layer) => layer.foldShare > 0.2);
  return [
    ...withheld,
    ...describeBounds(capture.page),
    ...describeChangingText(capture.page, judgement.ledger),
    ...(capture.page.readByOcr ? ["The page consists of pictures, so its text was read from the screenshot."] : []),
    ...verdict.advisories.map((advisory) => advisory.note),
    ...(ai?.outcome === "fallback"
      ? [`This ad was evaluated by rules only, because ${ai.model} failed: ${ai.reason ?? "no reason given."}`]
      : []),
    ...(creative.notices ?? []),
    ...notices,
    ...(isMessageMeasured || notices.length > 0 ? [] : [describeUnjudgedMessage(creative, adLines)]),
    ...covering.map(
      ({ kind, foldShare }) =>
        `A ${kind === "consent" ? "consent banner" : "pop-up"} that could not be closed covers ` +
        `${Math.round(foldShare * 100)}% of the first screen.`,
    ),
  ];
}

/** Where a claim could not be compared, the text that kept changing may have the answer. */
function describeChangingText({ texts }: Snapshot, ledger: readonly LedgerRow[]): string[] {
  const changing = texts.find((text) => text.changing === true && /\p{N}/u.test(text.text));
  if (changing === undefined || !ledger.some((row) => findUnreadSide(row) === "page")) return [];
  return [`${quote(changing.text)} on the page keeps changing, so its numbers were not compared.`];
}

/** What the page has beyond the limits of a reading. */
const describeBounds = ({ texts, leftOut, isCut }: Snapshot): string[] => [
  ...(leftOut === undefined
    ? []
    : [`The page has ${texts.length + leftOut} texts. The ${leftOut} smallest ones without a price were not read.`]),
  ...(isCut ? ["The page has more than 60,000 elements. What comes after them was not read."] : []),
];

const describeUnjudgedMessage = ({ words }: Creative, adLines: readonly AdLine[]): string =>
  adLines.length > 0
    ? "The ad's text has too few words that tell what it offers, so its message was not judged."
    : `${words === null ? "The ad's text is unknown" : "No text was found in the ad's picture"}, so its message was ` +
      "not judged. Give the text as copy (adTextFields).";

/** @param unread why a captured page's words are unknown. */
export function buildUrlOnlyAnswer(
  id: string,
  verdict: LinkVerdict,
  failure: BrowserFailure | null,
  capture: PageSnapshots | null,
  unread: string | null = null,
): Required<Evaluated> {
  const answer: UrlOnly = {
    success: true,
    evaluationId: id,
    lpCaptureStatus: "url_only",
    lpUnavailableReason: unread ?? explainMissingScores(verdict, failure, capture),
    scores: null,
    detailedScores: null,
  };
  return { answer, attachments: { pictures: {}, outlines: [], linkTrail: formatLinkTrail(verdict), notices: [] } };
}

/** Why there are no scores, and the script whose failure left the page empty, where there is one. */
function explainMissingScores({ reason }: LinkVerdict, failure: BrowserFailure | null, capture: PageSnapshots | null) {
  const first = reason ?? describeMissingPage(failure);
  const script = capture?.page.failedResources?.find(({ leaves }) => leaves === "empty");
  return script === undefined
    ? first
    : `${first.replace(/\.$/, "")}. The script ${script.url} failed: ${explainFailure(script)}`;
}

/** The reason for an answer without scores where the link itself works. */
function describeMissingPage(failure: BrowserFailure | null): string {
  if (failure?.download) return "The destination is a file (a download or a PDF), not a page.";
  if (failure?.timedOut) return "The page did not finish loading in time.";
  return "The landing page could not be captured.";
}

/** @param capture The captured error page, where there is one. */
export async function buildLinkBrokenAnswer(
  { id, url, verdict, capture }: { id: string; url: string; verdict: LinkVerdict; capture: PageSnapshots | null },
  storePicture: StorePicture,
): Promise<Required<Evaluated>> {
  const { finalUrl, httpStatus, reason } = verdict;
  const screenshot = capture?.page.screenshot ?? null;
  const answer: LinkBroken = {
    success: true,
    evaluationId: id,
    lpCaptureStatus: "link_broken",
    overallScore: null,
    componentScores: null,
    linkBroken: { url, finalUrl, httpStatus, reason },
    landingPageScreenshotUrl: screenshot && (await storePicture(id, "landingPage", screenshot)),
  };
  const pictures = screenshot ? { landingPage: screenshot } : {};
  return { answer, attachments: { pictures, outlines: [], linkTrail: formatLinkTrail(verdict), notices: [] } };
}

const formatLinkTrail = ({ trail }: LinkVerdict): string[] =>
  trail.map((step) => {
    const result = step.httpStatus ?? step.errorCode;
    return `${step.how} ${step.url}${result === null ? "" : ` → ${result}`}: ${step.note} (${step.ms} ms)`;
  });

/**
 * The contract's fields about a video. `frameCount` includes the frame that `adScreenshotUrl` shows; `videoFrames` does
 * not. Audio is not analysed, so there is no transcript.
 *
 * @param storePicture Stores a frame's picture and returns its URL.
 */
async function buildVideoFields(
  { mediaType, motion }: Creative,
  storePicture: (frame: Picture) => Promise<string>,
): Promise<Pick<Evaluation, "videoFrames" | "videoMetadata">> {
  if (mediaType !== "video") return { videoFrames: null };
  const { frames = [], duration = null, method = "decoded_frames" } = motion ?? {};
  // The contract does not define the shape of a frame.
  const toVideoFrame = async ({ at, screenshot }: AdFrame) => ({
    at: roundToMilliseconds(at),
    screenshotUrl: await storePicture(screenshot),
    width: screenshot.width,
    height: screenshot.height,
  });
  return {
    videoFrames: await Promise.all(frames.map(toVideoFrame)),
    videoMetadata: {
      frameCount: 1 + frames.length,
      processingMethod: method,
      hasTranscript: false,
      transcriptLength: 0,
      videoDuration: duration === null ? null : roundToMilliseconds(duration),
    },
  };
}

/** Video containers store times in milliseconds at best. */
const roundToMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
