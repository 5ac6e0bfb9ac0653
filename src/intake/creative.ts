import { findUrlMistake } from "../run/manifest/url.ts";
import type { CreativeSource } from "./ad-draft.ts";
import { cleanCell } from "./columns.ts";
import { MAX_LANDING_URL_CHARS } from "./landing-url.ts";

/** A picture or video as an export names it: an address, or a file's name. Null where it says neither. */
export function parseCreative(text: string): CreativeSource | null {
  if (/^https?:/i.test(text)) {
    const good =
      text.length <= MAX_LANDING_URL_CHARS && findUrlMistake("asset", text, { mobile: false }) === null;
    return good ? { kind: "asset", url: text } : null;
  }
  const name = toFileName(text);
  return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|mp4|mov|m4v|webm)$/i.test(name)
    ? { kind: "file", name }
    : null;
}

/** YouTube's ids are eleven characters of base64url; the ad platforms name videos by them. */
export function parseYoutubeId(text: string): CreativeSource | null {
  return /^[\w-]{11}$/.test(text) ? { kind: "adUrl", url: `https://www.youtube.com/watch?v=${text}` } : null;
}

/** The last part of a path, of whichever system: where the file lay on somebody's disk says nothing here. */
const toFileName = (text: string): string => cleanCell(text.split(/[\\/\n]/).at(-1) ?? "").slice(0, 200);
