import type { EvaluationRequest } from "../contract/evaluation-request.ts";
import type { Visit } from "../contract/evaluator-interface.ts";
import type { Platform } from "../contract/vocabulary.ts";
import type { CapturedAd } from "./artifacts/capture-result.ts";
import type { Creative } from "./artifacts/capture-schemas.ts";
import { readAdFile } from "./capture/ad-file.ts";
import type { Capturer } from "./capture/capturer.ts";
import { detectLanguage, withoutName } from "./evidence/detect-language.ts";
import type { Guard } from "./guard/guard.ts";
import { readAdText } from "./ocr/read-ad-text.ts";
import type { OcrReader } from "./ocr/reader.ts";

export interface AdCaptureContext {
  guard: Guard;
  capturer: Capturer;
  /** Null where OCR is turned off. */
  ocrReader: OcrReader | null;
}

/**
 * Captures the ad's picture, and reads its text where the request has no headline; draws the ad where there is only
 * text. A request with a headline is taken to hold all of the ad's copy: given text is certain, and OCR takes as long as
 * loading a page.
 *
 * @param platform Decides in which format an ad behind a link is screenshotted.
 */
export async function captureAd(
  request: EvaluationRequest,
  visit: Visit,
  platform: Platform | null,
  { capturer, guard, ocrReader }: AdCaptureContext,
): Promise<CapturedAd> {
  const { imageUrl, adUrl, mediaType, adTextFields } = request.adData;
  const { signal, locale } = visit;
  const reader = adTextFields?.headline?.trim() ? null : ocrReader;
  const options = { signal, platform, legible: reader !== null, ...(locale !== undefined && { locale }) };
  if (imageUrl === undefined && adUrl === undefined) {
    const landingUrl = request.landingPageData.url;
    return { creative: await capturer.drawAd({ ...adTextFields, landingUrl, platform }, { signal }), notices: [] };
  }
  const fetchFile = (url: string) => readAdFile(url, guard.dispatcher, signal);
  let creative: Creative;
  // A given picture takes precedence over a link to the ad.
  if (imageUrl === undefined) {
    const hint = mediaType === "image" || mediaType === "video" ? mediaType : null;
    creative = await capturer.screenshotAd(adUrl ?? "", { ...options, mediaType: hint, fetchFile });
  } else {
    const file = await fetchFile(imageUrl);
    creative = await capturer.decode(file.bytes, file.mediaType, options);
  }
  return reader === null ? { creative, notices: [] } : readAdText(creative, reader, signal);
}

/** Below this a detected language rests on one or two words that many languages share, such as "Sale" and "Hotel". */
const MIN_LANGUAGE_CONFIDENCE = 0.2;

/**
 * The language of the ad's text fields as a BCP 47 tag, for visits without an explicit locale; undefined where the
 * fields have too few words. Text in the picture is not used, because the visit would have to wait for OCR.
 */
export function detectAdLocale({ adData }: EvaluationRequest): string | undefined {
  const { headline, bodyText, description, pageName } = adData.adTextFields ?? {};
  const text = [headline, bodyText, description].join("\n");
  const language = detectLanguage(withoutName([text], pageName), null);
  return language !== null && language.confidence >= MIN_LANGUAGE_CONFIDENCE ? language.tag : undefined;
}
