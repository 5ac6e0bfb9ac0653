import type { Visit } from "../contract/port.ts";
import type { EvaluationRequest } from "../contract/request.ts";
import type { Platform } from "../contract/vocabulary.ts";
import type { Creative } from "./artifacts/capture.ts";
import type { CapturedAd } from "./artifacts/capture-result.ts";
import { readAdFile } from "./capture/ad-file.ts";
import type { Capturer } from "./capture/capturer.ts";
import { detectLanguage, withoutName } from "./evidence/detect-language.ts";
import type { Guard } from "./guard/guard.ts";
import { readAdText } from "./ocr/read-ad-text.ts";
import type { OcrReader } from "./ocr/reader.ts";
import { chooseSurfaces } from "./score/choose-surfaces.ts";

interface AdCaptureContext {
  guard: Guard;
  capturer: Capturer;
  /** Reads ads' pictures; null where nobody does. */
  ocrReader: OcrReader | null;
}

/**
 * The ad, and its picture's words where no headline is given. An ad that comes with its headline is taken to be given
 * whole: the headline is what the message is judged by, given text is certain, and reading takes as long as a page.
 */
export async function captureAd(
  request: EvaluationRequest,
  visit: Visit,
  tools: AdCaptureContext,
): Promise<CapturedAd> {
  const reader = request.adData.adTextFields?.headline?.trim() ? null : tools.ocrReader;
  const creative = await captureCreative(request, { ...visit, legible: reader !== null }, tools);
  if (reader === null) return { creative, notices: [] };
  return readAdText(creative, reader, visit.signal);
}

/** The ad's picture where one is given (it wins over a link), else the ad itself, screenshotted. */
async function captureCreative(
  request: EvaluationRequest,
  visit: Visit & { legible: boolean },
  { capturer, guard }: AdCaptureContext,
): Promise<Creative> {
  const { imageUrl, adUrl = "", mediaType } = request.adData;
  const { signal, locale, legible } = visit;
  const options = {
    signal,
    legible,
    platform: detectPlatform(request),
    ...(locale !== undefined && { locale }),
  };
  const fetchFile = (url: string) => readAdFile(url, guard.dispatcher, signal);
  if (imageUrl !== undefined) {
    const file = await fetchFile(imageUrl);
    return capturer.decode(file.bytes, file.mediaType, options);
  }
  const hint = mediaType === "image" || mediaType === "video" ? mediaType : null;
  return capturer.screenshotAd(adUrl, { ...options, mediaType: hint, fetchFile });
}

/** Where the ad runs, as far as the request tells: Meta's apps are one. */
function detectPlatform(request: EvaluationRequest): Platform | null {
  const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
  const platform = surface?.profile.platform;
  return PLATFORMS_BY_NAME.get(platform ?? "") ?? null;
}

const PLATFORMS_BY_NAME: ReadonlyMap<string, Platform> = new Map(
  (["meta", "tiktok", "linkedin", "google", "reddit"] as const).map((platform) => [platform, platform]),
);

/** A vote below this is a chance word or two: "Sale" and "Hotel" are written in ten languages. */
const MIN_LANGUAGE_CONFIDENCE = 0.2;

/**
 * Whose language the visit speaks, as a BCP 47 tag, where nobody says so: the ad's, told from the words of its fields;
 * undefined where they are too few to tell. A picture's words come too late: the visit does not wait for them.
 */
export function detectAdLocale({ adData }: EvaluationRequest): string | undefined {
  const { headline, bodyText, description, pageName } = adData.adTextFields ?? {};
  const language = detectLanguage(
    withoutName([[headline, bodyText, description].join("\n")], pageName),
    null,
  );
  return language !== null && language.confidence >= MIN_LANGUAGE_CONFIDENCE ? language.tag : undefined;
}
