import { clampChroma, converter, formatHex } from "culori";

const oklch = converter("oklch");
const rotationCache = new Map<string, string>();

/** Rotates a colour's hue and keeps lightness and chroma as far as sRGB allows. */
export function rotateHue(hex: string, degrees: number): string {
  const key = `${hex} ${degrees}`;
  const known = rotationCache.get(key);
  if (known !== undefined) return known;
  const from = oklch(hex);
  const to = from ? (formatHex(clampChroma({ ...from, h: ((from.h ?? 0) + degrees) % 360 }, "oklch")) ?? hex) : hex;
  rotationCache.set(key, to);
  return to;
}

export const parseHexColour = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const value = Number.parseInt(full.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHexColour = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Maps every colour of a style sheet: #hex, rgb(), rgba() and Bootstrap's plain `r, g, b` triplets. */
export function mapColours(css: string, map: (hex: string) => string): string {
  return css
    .replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!["')]*\.svg)/gi, (hex) => map(toHexColour(parseHexColour(hex))))
    .replace(
      /(rgba?\(\s*|-rgb:\s*)(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})/g,
      (_, lead: string, r: string, g: string, b: string) =>
        `${lead}${parseHexColour(map(toHexColour([Number(r), Number(g), Number(b)]))).join(", ")}`,
    );
}

/** Mixes two colours; `share` is the share of the second. */
export const mixColours = (one: string, other: string, share: number): string => {
  const [a, b] = [parseHexColour(one), parseHexColour(other)];
  return toHexColour(a.map((part, index) => part * (1 - share) + (b[index] ?? 0) * share));
};
