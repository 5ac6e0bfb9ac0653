import { urlMistake } from "../check/manifest/url.ts";
import { cleaned } from "./columns.ts";
import type { Creative } from "./draft.ts";
import { MAX_URL } from "./landing.ts";

/** A picture or video as an export names it: an address, or a file's name. Null where it says neither. */
export function creativeOf(text: string): Creative | null {
  if (/^https?:/i.test(text)) {
    const good = text.length <= MAX_URL && urlMistake("asset", text, { mobile: false }) === null;
    return good ? { kind: "asset", url: text } : null;
  }
  const name = fileName(text);
  return /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|mp4|mov|m4v|webm)$/i.test(name)
    ? { kind: "file", name }
    : null;
}

/** YouTube's ids are eleven characters of base64url; the ad platforms name videos by them. */
export function youtubeOf(text: string): Creative | null {
  return /^[\w-]{11}$/.test(text) ? { kind: "adUrl", url: `https://www.youtube.com/watch?v=${text}` } : null;
}

/** The last part of a path, of whichever system: where the file lay on somebody's disk says nothing here. */
const fileName = (text: string): string => cleaned(text.split(/[\\/\n]/).at(-1) ?? "").slice(0, 200);
