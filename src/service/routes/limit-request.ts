import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import { isInlineAd, MAX_INLINE_AD_BYTES, readInlineAd } from "../../contract/inline-ad.ts";
import { HttpError } from "../http-error.ts";

/** Longer than the URLs that browsers and servers pass on. */
export const MAX_URL_CHARS = 8_192;
/** Longer than any platform's ad copy. */
export const MAX_TEXT_CHARS = 10_000;
/** Google's responsive search ads have 15 headlines. */
export const MAX_ITEMS = 100;

/**
 * The lengths of a request's texts and lists are limited: they are judged, stored, and answered again in the history.
 *
 * @throws HttpError (400) that names the field.
 */
export function limitRequest({ adData, landingPageData, audienceData }: EvaluationRequest): void {
  const { imageUrl, adUrl, adTextFields } = adData;
  if (imageUrl !== undefined && isInlineAd(imageUrl)) limitInlineAd(imageUrl);
  else limitText("adData.imageUrl", imageUrl, MAX_URL_CHARS);
  limitText("adData.adUrl", adUrl, MAX_URL_CHARS);
  limitText("landingPageData.url", landingPageData.url, MAX_URL_CHARS);
  for (const [name, value] of Object.entries({ ...adTextFields, ...audienceData })) {
    const field = `${name in (adTextFields ?? {}) ? "adData.adTextFields" : "audienceData"}.${name}`;
    if (typeof value === "string") limitText(field, value, MAX_TEXT_CHARS);
    else limitList(field, value ?? []);
  }
}

function limitInlineAd(url: string): void {
  if (readInlineAd(url, MAX_INLINE_AD_BYTES) !== null) return;
  const limit = MAX_INLINE_AD_BYTES / 1024 / 1024;
  throw tooLong("adData.imageUrl", `must hold a file in Base64 (data:image/png;base64,…) of at most ${limit} MB`);
}

function limitList(field: string, items: readonly (string | { text: string })[]): void {
  if (items.length > MAX_ITEMS) throw tooLong(field, `must have at most ${MAX_ITEMS} items`);
  for (const [index, item] of items.entries()) {
    limitText(`${field}.${index}`, typeof item === "string" ? item : item.text, MAX_TEXT_CHARS);
  }
}

function limitText(field: string, text: string | undefined, most: number): void {
  if (text !== undefined && text.length > most) throw tooLong(field, `must have at most ${most} characters`);
}

const tooLong = (field: string, rule: string) =>
  new HttpError(400, `Invalid request: ${field}: ${rule}.`, { errorCode: "INVALID_REQUEST" });
