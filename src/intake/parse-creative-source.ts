import { findUrlMistake } from "../run/manifest/find-url-mistake.ts";
import type { CreativeSource } from "./ad-draft.ts";
import { MAX_LANDING_URL_CHARS } from "./build-click-url.ts";
import { cleanCell } from "./recognise-columns.ts";

/** Reads a picture or video: a URL or a file name. Null if the text is neither. */
export function parseCreative(text: string): CreativeSource | null {
  if (/^https?:/i.test(text)) {
    const isValid = text.length <= MAX_LANDING_URL_CHARS && findUrlMistake("asset", text, { mobile: false }) === null;
    return isValid ? { kind: "asset", url: text } : null;
  }
  const name = toFileName(text);
  return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|mp4|mov|m4v|webm)$/i.test(name) ? { kind: "file", name } : null;
}

/** Reads a YouTube video id: eleven base64url characters. */
export function parseYoutubeId(text: string): CreativeSource | null {
  return /^[\w-]{11}$/.test(text) ? { kind: "adUrl", url: `https://www.youtube.com/watch?v=${text}` } : null;
}

/** The last part of a path, with slashes or backslashes. */
const toFileName = (text: string): string => cleanCell(text.split(/[\\/\n]/).at(-1) ?? "").slice(0, 200);
