import { randomUUID } from "node:crypto";
import { EvaluationError } from "../contract/error.ts";
import { type EvaluationRequest, hasAd } from "../contract/evaluation-request.ts";
import type { Evaluated, FindBetterPage, StorePicture, Visit } from "../contract/evaluator-interface.ts";
import { isInlineAd } from "../contract/inline-ad.ts";
import type { MeasurePageSpeed } from "../contract/page-speed.ts";
import { classifyAnswer } from "../contract/parse-answer.ts";
import type { BetterPageFinder } from "./better-page/better-page-finder.ts";
import type { SearchStart } from "./better-page/search-pages.ts";
import { type AdCaptureContext, captureAd, detectAdLocale } from "./capture-ad.ts";
import { capturePage, type PageCaptureContext } from "./capture-page.ts";
import { evaluateCapture } from "./evaluate-capture.ts";
import type { MeasuredPage, PageSpeedMeter } from "./page-speed/page-speed-meter.ts";
import { readPagePicture } from "./read-page-picture.ts";
import { toLandingOrigin } from "./rewrite-capture-origin.ts";
import { saveCaptureResult } from "./saved/snapshot-folder.ts";
import { detectRequestNetwork } from "./score/choose-surfaces.ts";
import type { VisionSession } from "./vision-session.ts";

export interface EngineContext extends AdCaptureContext, PageCaptureContext {
  /** Null where no model is used. */
  visionSession: VisionSession | null;
  /** Whether an ad may be a `file:` URL. */
  allowFileUrls: boolean;
  storePicture: StorePicture;
  /** Null where no further pages are visited. */
  betterPages: BetterPageFinder | null;
  /** Null where no page is measured. */
  openMeter: (() => Promise<PageSpeedMeter>) | null;
}

/** Time at the end of an evaluation that the model may not use, ms: its reply still has to be scored and stored. */
const SCORING_RESERVE_MS = 1_500;

/** Captures the ad and its page, then evaluates what was captured. */
export async function evaluateAd(request: EvaluationRequest, visit: Visit, context: EngineContext): Promise<Evaluated> {
  const deadline = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - SCORING_RESERVE_MS;
  const url = await resolveAllowedUrl(request, visit.visitUrl, context);
  const { captured, finalUrl, ...how } = await captureAdAndPage(url, request, visit, context);
  if (visit.saveTo !== undefined) await saveCaptureResult(captured, visit.saveTo);
  visit.onStep?.("judging");
  const judgeWithVision = context.visionSession?.startJudging(visit.signal, deadline) ?? null;
  const { answer, attachments } = await evaluateCapture(captured, randomUUID(), context.storePicture, judgeWithVision);
  const { betterPages, openMeter } = context;
  const isEvaluated = classifyAnswer(answer).kind === "evaluated";
  const measurePageSpeed = openMeter && isEvaluated && offerMeasuring(openMeter, { url, ...how });
  const evaluated = {
    answer,
    attachments: { ...attachments, finalUrl, ...(measurePageSpeed && { measurePageSpeed }) },
  };
  if (betterPages === null) return evaluated;
  const start = { evaluated, captured, visitUrl: visit.visitUrl, ...how };
  const findBetterPage: FindBetterPage = (search) =>
    betterPages.find(start, search).catch(() => ({ answer, betterPage: null }));
  return { answer, attachments: { ...evaluated.attachments, findBetterPage } };
}

/** A function of its own: it is kept until the run ends, and so is everything that it could see. */
const offerMeasuring =
  (openMeter: () => Promise<PageSpeedMeter>, { url, viewport, locale }: MeasuredPage): MeasurePageSpeed =>
  async (signal) =>
    (await openMeter()).measure({ url, viewport, locale }, signal);

/** Captures the ad while the page loads. A failure to capture the ad is thrown only after the link has been checked. */
async function captureAdAndPage(
  url: string,
  request: EvaluationRequest,
  visit: Visit,
  context: EngineContext,
): Promise<Omit<SearchStart, "evaluated" | "visitUrl"> & { finalUrl: string | null }> {
  const locale = visit.locale ?? detectAdLocale(request);
  const localisedVisit = { ...visit, ...(locale !== undefined && { locale }) };
  const network = detectRequestNetwork(request);
  const capturingAd = captureAd(request, localisedVisit, network, context);
  capturingAd.catch(() => undefined);
  // Meta's and TikTok's ads are mostly seen on phones.
  const viewport = request.viewport ?? (network === "meta" || network === "tiktok" ? "mobile" : "desktop");
  visit.onStep?.("link");
  const { verdict, capture, observation } = await capturePage(url, viewport, localisedVisit, context);
  visit.onStep?.("reading");
  const glance = observation && { download: observation.download, timedOut: observation.timedOut };
  const ad = verdict.verdict === "link_broken" ? null : await capturingAd;
  const finalUrl = observation?.finalUrl ?? verdict.finalUrl;
  const read = capture && { ...capture, page: await readPagePicture(capture.page, context, visit.signal) };
  const published =
    read === null || visit.visitUrl === undefined ? read : toLandingOrigin(read, url, request.landingPageData.url);
  return { captured: { request, verdict, glance, capture: published, ad }, finalUrl, viewport, locale, capturingAd };
}

/**
 * The URL to visit.
 *
 * @throws NoAdAsset without a picture, a link and a text; UnsafeUrl where the ad or the page may not be visited.
 */
async function resolveAllowedUrl(
  { adData, landingPageData }: EvaluationRequest,
  visitUrl: string | undefined,
  { guard, allowFileUrls }: EngineContext,
): Promise<string> {
  if (!hasAd(adData)) throw new NoAdAsset();
  const ad = adData.imageUrl ?? adData.adUrl;
  const isLocal = adData.imageUrl !== undefined && hasFile(adData.imageUrl, allowFileUrls);
  if (ad !== undefined && !isLocal) await guard.admit(ad);
  return (await guard.admit(visitUrl ?? landingPageData.url)).href;
}

/** Whether the ad's file is on this machine or in the request, so that nothing is fetched. */
const hasFile = (imageUrl: string, allowFileUrls: boolean): boolean =>
  isInlineAd(imageUrl) || (allowFileUrls && imageUrl.startsWith("file:"));

export class NoAdAsset extends EvaluationError {
  override name = "NoAdAsset";

  constructor() {
    super(
      "The request has neither adData.imageUrl nor adData.adUrl nor the ad's text. Give the URL of the ad's image or " +
        "video, a link to the ad, or its text (adData.adTextFields).",
      { errorCode: "NO_AD_ASSET", httpStatus: 400 },
    );
  }
}
