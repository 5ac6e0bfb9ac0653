import { randomUUID } from "node:crypto";
import { EvaluationError } from "../contract/error.ts";
import type { Evaluated, Visit } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import { advise } from "./advice/advise.ts";
import { stableUuid } from "./advice/ids.ts";
import { fullAnswer, type KeepPicture, linkBrokenAnswer, urlOnlyAnswer } from "./answer.ts";
import { readAdFile } from "./capture/ad-file.ts";
import type { Capturer } from "./capture/capturer.ts";
import { gatherEvidence } from "./evidence/evidence.ts";
import type { Guard } from "./guard/guard.ts";
import { unsafeCause } from "./guard/unsafe-url.ts";
import { judge } from "./judge/heuristic/judge.ts";
import { probe, settle } from "./link/link.ts";
import type { Reader } from "./ocr/reader.ts";
import type { Surface } from "./products/answer.ts";
import type { Capture, Creative, Snapshot } from "./products/capture.ts";
import type { Evidence } from "./products/evidence.ts";
import type { BrowserLook, LinkVerdict } from "./products/link.ts";
import { chooseSurfaces } from "./score/profile.ts";
import { score } from "./score/score.ts";

export interface Tools {
  guard: Guard;
  capturer: Capturer;
  /** Reads ads' pictures; null where nobody does. */
  reader: Reader | null;
  /** Whether ads may be `file:` URLs. */
  files: boolean;
  keepPicture: KeepPicture;
}

/** Milliseconds a page may take, both viewports together, and the share of the caller's time: the rest is for judging. */
const VISIT_MS = 45_000;
const VISIT_SHARE = 0.7;

/** The engine's stages, in order. Nothing is judged of a page whose link is dead or that could not be captured. */
export async function evaluateAd(request: EvaluationRequest, visit: Visit, tools: Tools): Promise<Evaluated> {
  const url = await admitted(request, tools);
  const id = randomUUID();
  const viewport = request.viewport ?? usualViewport(request);

  // The ad is fetched and read while the page loads; its failure waits until the link has been judged.
  const seeing = seeAd(request, visit, tools);
  seeing.catch(() => undefined);
  const { verdict, capture, look } = await seePage(url, viewport, visit, tools);
  if (verdict.verdict === "link_broken") {
    return linkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, tools.keepPicture);
  }
  const { creative, notices } = await seeing;
  if (capture === null || verdict.verdict === "inconclusive") return urlOnlyAnswer(id, verdict, look);

  const choice = chooseSurfaces({ request, creative });
  const judged = choice.surfaces.map((surface) => {
    const evidence = evidenceOn(surface, request, creative, capture.page);
    return { surface, evidence, judgement: judge(evidence) };
  });
  const {
    weakest: { evidence, judgement },
    ...scored
  } = score(judged, choice);
  const advice = advise({ evidence, judgement, scored, evaluationKey: stableUuid(JSON.stringify(request)) });
  return fullAnswer(
    { id, creative, capture, verdict, judgement, scored, advice, notices },
    tools.keepPicture,
  );
}

/** The destination, once it is known that there is an ad and that both may be visited. */
async function admitted({ adData, landingPageData }: EvaluationRequest, tools: Tools): Promise<string> {
  const ad = adData.imageUrl ?? adData.adUrl;
  if (ad === undefined) throw new NoAdAsset("Neither adData.imageUrl nor adData.adUrl was given.");
  if (!(tools.files && ad.startsWith("file:"))) await tools.guard.admit(ad);
  return (await tools.guard.admit(landingPageData.url)).href;
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
function usualViewport(request: EvaluationRequest): Viewport {
  const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
  return surface && ["meta", "tiktok"].includes(surface.profile.platform) ? "mobile" : "desktop";
}

/** HTTP and Chrome look at once; once Chrome has the page, a slow probe hands over what it saw. */
async function seePage(
  url: string,
  viewport: Viewport,
  { signal, timeMs = Number.POSITIVE_INFINITY, locale }: Visit,
  { guard, capturer }: Tools,
): Promise<{ verdict: LinkVerdict; capture: Capture | null; look: BrowserLook | null }> {
  const rendered = new AbortController();
  const deadlineMs = Math.min(VISIT_MS, timeMs * VISIT_SHARE);
  const visit = { viewport, signal, deadlineMs, ...(locale !== undefined && { locale }) };
  const options = {
    dispatcher: guard.dispatcher,
    dial: guard.dial,
    unsafe: unsafeCause,
    enough: rendered.signal,
    signal,
    ...(locale !== undefined && { locale }),
    look: async () => (await capturer.visit(url, { ...visit, alternate: false })).look,
  };
  const visiting = capturer.visit(url, { ...visit, alternate: true }).then((visited) => {
    if (visited.capture !== null) rendered.abort();
    return visited;
  });
  visiting.catch(() => undefined);
  const probed = await probe(url, options);
  try {
    const visited = await visiting;
    return { ...visited, verdict: await settle(probed, visited.look, options) };
  } catch (error) {
    // Without a browser nothing can be scored, but what HTTP alone proves dead must still be said.
    signal.throwIfAborted();
    const verdict = await settle(probed, null, { ...options, look: null });
    if (verdict.verdict === "link_broken") return { verdict, capture: null, look: null };
    throw error;
  }
}

interface SeenAd {
  creative: Creative;
  /** What could not be seen of it, for people. */
  notices: string[];
}

/**
 * The ad, and its picture's words where no headline is given. An ad that comes with its headline is taken to be given
 * whole: the headline is what the message is judged by, given text is certain, and reading takes as long as a page.
 */
async function seeAd({ adData }: EvaluationRequest, visit: Visit, tools: Tools): Promise<SeenAd> {
  const reader = adData.adTextFields?.headline?.trim() ? null : tools.reader;
  const creative = await pictureOf(adData, { ...visit, legible: reader !== null }, tools);
  if (reader === null) return { creative, notices: [] };
  const { words, notice } = await reader.read(creative, visit.signal);
  return { creative: { ...creative, legible: null, words }, notices: notice === null ? [] : [notice] };
}

/** The ad's picture where one is given (it wins over a link), else the ad itself, screenshotted. */
async function pictureOf(
  { imageUrl, adUrl = "" }: EvaluationRequest["adData"],
  visit: Visit & { legible: boolean },
  { capturer, guard }: Tools,
): Promise<Creative> {
  if (imageUrl === undefined) return capturer.screenshotAd(adUrl, visit);
  const { bytes, mediaType } = await readAdFile(imageUrl, guard.dispatcher, visit.signal);
  return capturer.decode(bytes, mediaType, visit);
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
