import { randomUUID } from "node:crypto";
import { EvaluationError } from "../contract/error.ts";
import type { Evaluated, Visit } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import type { Viewport } from "../contract/vocabulary.ts";
import type { KeepPicture } from "./answer.ts";
import type { Capturer } from "./capture/capturer.ts";
import type { Guard } from "./guard/guard.ts";
import { judgeSeen } from "./judge-seen.ts";
import type { Looking } from "./looking.ts";
import type { Reader } from "./ocr/reader.ts";
import type { Seen } from "./products/seen.ts";
import { saveSeen } from "./saved/folder.ts";
import { chooseSurfaces } from "./score/profile.ts";
import { localeOfAd, seeAd } from "./see-ad.ts";
import { seePage } from "./see-page.ts";
import { standingCapture, standingRequest } from "./standing.ts";

export interface Tools {
  guard: Guard;
  capturer: Capturer;
  /** Reads ads' pictures; null where nobody does. */
  reader: Reader | null;
  /** A model's eyes; null where the rules judge alone. */
  looking: Looking | null;
  /** Whether ads may be `file:` URLs. */
  files: boolean;
  /** What a visit that begins at an address sends to its origin, and to nobody else. */
  headersFor?: ((url: string) => Readonly<Record<string, string>>) | undefined;
  keepPicture: KeepPicture;
}

/** Milliseconds at the end of an evaluation's time that a model may not use: what it leaves behind is scored and kept then. */
const RESERVE_MS = 1_500;

/** The engine's stages: the ad and its page are seen, what was seen is judged. */
export async function evaluateAd(request: EvaluationRequest, visit: Visit, tools: Tools): Promise<Evaluated> {
  const until = performance.now() + (visit.timeMs ?? Number.POSITIVE_INFINITY) - RESERVE_MS;
  const url = await admitted(request, tools);
  const { seen, finalUrl } = await see(url, request, visit, tools);
  if (visit.saveTo !== undefined) await saveSeen(seen, visit.saveTo);
  const evaluated = await judgeSeen(
    seen,
    randomUUID(),
    tools.keepPicture,
    tools.looking?.lookFor(visit.signal, until) ?? null,
  );
  const { attachments } = evaluated;
  return attachments === undefined ? evaluated : { ...evaluated, attachments: { ...attachments, finalUrl } };
}

/** The ad is fetched and read while the page loads; its failure waits until the link has been judged. */
async function see(
  url: string,
  request: EvaluationRequest,
  asked: Visit,
  tools: Tools,
): Promise<{ seen: Seen; finalUrl: string | null }> {
  const locale = asked.locale ?? localeOfAd(request);
  const visit = { ...asked, ...(locale !== undefined && { locale }) };
  const seeing = seeAd(request, visit, tools);
  seeing.catch(() => undefined);
  const viewport = request.viewport ?? usualViewport(request);
  const { verdict, capture, look } = await seePage(url, viewport, visit, tools);
  const glance = look && { download: look.download, timedOut: look.timedOut };
  const ad = verdict.verdict === "link_broken" ? null : await seeing;
  const { standsFor } = asked;
  const seen: Seen =
    standsFor === undefined
      ? { request, verdict, glance, capture, ad }
      : {
          request: standingRequest(request, standsFor),
          verdict,
          glance,
          capture: capture && standingCapture(capture, url, standsFor),
          ad,
        };
  return { seen, finalUrl: look?.finalUrl ?? verdict.finalUrl };
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
