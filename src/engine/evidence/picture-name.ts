import { toVisibleText } from "../../ground/fold-text.ts";
import type { PageImage } from "../artifacts/capture-schemas.ts";
import { decodePercent } from "../artifacts/decode-percent.ts";

/** The parameters in which image services name the original picture. */
const ORIGINAL_PARAMETERS = ["url", "src", "image"];
/** How many image services one within another are followed. */
const MAX_NESTING = 3;

/** "-1200x600", "_800w" and "@2x": the size of the same picture. */
const DIMENSIONS = /(?:[-_.]\d{2,5}x\d{0,5}|[-_.]\d{2,5}[wh]|@\d(?:\.\d)?x)$/iu;

/** A hash that a build tool appends: hexadecimal, or 8 characters of base64url, to which Astro adds a second one. */
const HEX_HASH = /[-_.](?<hash>[0-9a-f]{6,64})$/u;
const BASE64_HASH = /[-.](?<hash>[\w-]{8}(?:_\w{5,7})?)$/u;
const ONLY_HASH = /^(?:[0-9a-f]{16,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;

/** "HeroImage" and "SALE2027" are words, "BXfaQwRe" is not. */
const CAPITALISED_WORD = /^(?:[A-Z]{2,}|(?:[A-Z]?[a-z]{2,})+)?\d{0,4}$/u;

const isBase64Hash = (text: string): boolean =>
  /[A-Z]/u.test(text) && !text.split(/[-_]/u).every((part) => CAPITALISED_WORD.test(part));
const isHexHash = (text: string): boolean => /[a-f]/u.test(text) && /\d/u.test(text);

function removeHash(stem: string): string {
  const hex = HEX_HASH.exec(stem);
  if (hex !== null && isHexHash(hex.groups?.["hash"] ?? "")) return stem.slice(0, hex.index);
  const base64 = BASE64_HASH.exec(stem);
  return base64 !== null && isBase64Hash(base64.groups?.["hash"] ?? "") ? stem.slice(0, base64.index) : stem;
}

/** The file name in a URL, without query, hash and dimensions; null if the URL has no name. */
function readFileName(src: string, depth = 0): string | null {
  const url = URL.parse(src, "https://host.invalid");
  if (url === null || url.protocol === "data:" || url.protocol === "blob:") return null;
  const original = ORIGINAL_PARAMETERS.map((name) => url.searchParams.get(name)).find((value) =>
    /[./]/u.test(value ?? ""),
  );
  if (original != null && depth < MAX_NESTING) return readFileName(original, depth + 1);
  const file = decodePercent(url.pathname).split("/").at(-1) ?? "";
  const { stem = file, extension = "" } = /^(?<stem>.+)(?<extension>\.\w{2,5})$/u.exec(file)?.groups ?? {};
  if (stem === "" || ONLY_HASH.test(stem)) return null;
  const name = removeHash(stem.replace(DIMENSIONS, "")).replace(DIMENSIONS, "");
  return `${name}${extension}`;
}

/**
 * A picture's name, which stays the same when the site is built again or served from another host: its file name, or
 * else its alternative text. Null if it has neither.
 */
export function namePicture({ src, alt }: Pick<PageImage, "src" | "alt">): string | null {
  const name = toVisibleText((src === null ? null : readFileName(src)) ?? alt);
  return name === "" ? null : name;
}
