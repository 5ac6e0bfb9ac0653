import { randomUUID } from "node:crypto";
import { EvaluationError } from "../contract/error.ts";
import type { Evaluated, Visit } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { CaptureResult } from "./artifacts/capture-result.ts";
import type { StorePicture } from "./build-answer.ts";
import type { Capturer } from "./capture/capturer.ts";
import { captureAd, detectAdLocale } from "./capture-ad.ts";
import { capturePage } from "./capture-page.ts";
import { evaluateCapture } from "./evaluate-capture.ts";
import type { Guard } from "./guard/guard.ts";
import type { OcrReader } from "./ocr/reader.ts";
import { saveCaptureResult } from "./saved/snapshot-folder.ts";
import { chooseSurfaces } from "./score/choose-surfaces.ts";
import { toLandingOrigin } from "./to-landing-origin.ts";
import type { VisionSession } from "./vision-session.ts";

export interface EngineContext {
  guard: Guard;
  capturer: Capturer;
  /** Reads ads' pictures; null where nobody does. */
  ocrReader: OcrReader | null;
  /** A model's eyes; null where the rules judge alone. */
  visionSession: VisionSession | null;
  /** Whether ads may be `file:` URLs. */
  allowFileUrls: boolean;
  /** What a visit that begins at an address sends to its origin, and to nobody else. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
  storePicture: StorePicture;
}

/** Milliseconds at the end of an evaluation's time that a model may not use: what it leaves behind is scored and kept then. */
const SCORING_RESERVE_MS = 1_500;

/** The engine's stages: the ad and its page are seen, what was seen is judged. */
export async function evaluateAd(
  request: EvaluationRequest,
  visit: Visit,
  tools: EngineContext,
): Promise<Evaluated> {
  const deadline = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - SCORING_RESERVE_MS;
  const url = await resolveAllowedUrl(request, visit.visitUrl, tools);
  const { seen, finalUrl } = await captureAdAndPage(url, request, visit, tools);
  if (visit.saveTo !== undefined) await saveCaptureResult(seen, visit.saveTo);
  const evaluated = await evaluateCapture(
    seen,
    randomUUID(),
    tools.storePicture,
    tools.visionSession?.startJudging(visit.signal, deadline) ?? null,
  );
  const { attachments } = evaluated;
  return attachments === undefined ? evaluated : { ...evaluated, attachments: { ...attachments, finalUrl } };
}

/** The ad is fetched and read while the page loads; its failure waits until the link has been judged. */
async function captureAdAndPage(
  url: string,
  request: EvaluationRequest,
  asked: Visit,
  tools: EngineContext,
): Promise<{ seen: CaptureResult; finalUrl: string | null }> {
  const locale = asked.locale ?? detectAdLocale(request);
  const visit = { ...asked, ...(locale !== undefined && { locale }) };
  const capturingAd = captureAd(request, visit, tools);
  capturingAd.catch(() => undefined);
  const viewport = request.viewport ?? defaultViewport(request);
  const { verdict, capture, observation } = await capturePage(url, viewport, visit, tools);
  const glance = observation && { download: observation.download, timedOut: observation.timedOut };
  const ad = verdict.verdict === "link_broken" ? null : await capturingAd;
  const published =
    capture === null || visit.visitUrl === undefined
      ? capture
      : toLandingOrigin(capture, url, request.landingPageData.url);
  const seen: CaptureResult = { request, verdict, glance, capture: published, ad };
  return { seen, finalUrl: observation?.finalUrl ?? verdict.finalUrl };
}

/**
 * The URL to visit.
 *
 * @throws NoAdAsset without an ad; UnsafeUrl where the ad or the page may not be visited.
 */
async function resolveAllowedUrl(
  { adData, landingPageData }: EvaluationRequest,
  visitUrl: string | undefined,
  tools: EngineContext,
): Promise<string> {
  const ad = adData.imageUrl ?? adData.adUrl;
  if (ad === undefined) throw new NoAdAsset("Neither adData.imageUrl nor adData.adUrl was given.");
  if (!(tools.allowFileUrls && ad.startsWith("file:"))) await tools.guard.admit(ad);
  return (await tools.guard.admit(visitUrl ?? landingPageData.url)).href;
}

export class NoAdAsset extends EvaluationError {
  override name = "NoAdAsset";
  constructor(problem: string) {
    super(`${problem} Give the URL of the ad's image or video, or a link to the ad.`, {
      errorCode: "NO_AD_ASSET",
      httpStatus: 400,
    });
  }
}

/** Meta and TikTok are seen on phones; everything else on a desktop, unless the request says otherwise. */
function defaultViewport(request: EvaluationRequest): Viewport {
  const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
  return surface && ["meta", "tiktok"].includes(surface.profile.platform) ? "mobile" : "desktop";
}
