import { readFileSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "../pictures.ts";

/** One cut of a family. */
interface Font {
  /** The @fontsource package; absent for a font of the system. */
  package?: string;
  /** Where there is no package, or a letter is missing. */
  fallback: string;
  weight: number;
  isItalic?: boolean;
  /** Letter spacing in em. */
  spacing?: number;
}

/** The fonts of an ad. */
export interface Typeface {
  /** For headlines, prices and badges. */
  display: Font;
  /** Whether headlines may be in upper case. */
  allowsUpperCase: boolean;
  /** The package for body lines (weight 400) and buttons (weight 700). */
  text: Pick<Font, "package" | "fallback">;
}

const SYSTEM = "Arial, 'Liberation Sans', sans-serif";
const CONDENSED = "'Arial Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif";

export const TYPEFACES: readonly [Typeface, ...Typeface[]] = [
  {
    display: { package: "montserrat", fallback: SYSTEM, weight: 800 },
    allowsUpperCase: true,
    text: { package: "mulish", fallback: SYSTEM },
  },
  {
    display: { package: "kanit", fallback: SYSTEM, weight: 900, isItalic: true },
    allowsUpperCase: true,
    text: { package: "source-sans-pro", fallback: SYSTEM },
  },
  {
    display: { package: "lora", fallback: "serif", weight: 700 },
    allowsUpperCase: false,
    text: { package: "lato", fallback: SYSTEM },
  },
  {
    display: { package: "roboto-slab", fallback: "serif", weight: 800 },
    allowsUpperCase: true,
    text: { package: "source-sans-pro", fallback: SYSTEM },
  },
  {
    display: { package: "newsreader", fallback: "serif", weight: 500, isItalic: true },
    allowsUpperCase: false,
    text: { package: "dm-sans", fallback: SYSTEM },
  },
  {
    display: { package: "raleway", fallback: SYSTEM, weight: 300, spacing: 0.08 },
    allowsUpperCase: true,
    text: { package: "raleway", fallback: SYSTEM },
  },
  {
    display: { fallback: CONDENSED, weight: 700 },
    allowsUpperCase: true,
    text: { fallback: SYSTEM },
  },
  {
    display: { fallback: SYSTEM, weight: 700, spacing: -0.02 },
    allowsUpperCase: false,
    text: { fallback: SYSTEM },
  },
  {
    display: { package: "nunito", fallback: SYSTEM, weight: 900 },
    allowsUpperCase: false,
    text: { package: "nunito", fallback: SYSTEM },
  },
  {
    display: { package: "catamaran", fallback: SYSTEM, weight: 900, spacing: -0.01 },
    allowsUpperCase: true,
    text: { package: "catamaran", fallback: SYSTEM },
  },
  {
    display: { package: "merriweather", fallback: "serif", weight: 900 },
    allowsUpperCase: false,
    text: { package: "merriweather-sans", fallback: SYSTEM },
  },
  {
    display: { package: "dm-sans", fallback: SYSTEM, weight: 600, spacing: 0.14 },
    allowsUpperCase: true,
    text: { package: "dm-sans", fallback: SYSTEM },
  },
];

/** The style rules that load an ad's fonts as the families Display and Text. */
export const fontFaces = ({ display, text }: Typeface): string =>
  [
    ...fontFiles("Display", display),
    ...fontFiles("Text", { ...text, weight: 400 }),
    ...fontFiles("Text", { ...text, weight: 700 }),
  ].join("\n");

/** The later rule is preferred for the letters in its range. */
const SUBSETS = [
  { name: "latin", range: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2212" },
  { name: "latin-ext", range: "U+0100-0130,U+0132-0151,U+0154-02BA" },
];

function fontFiles(name: string, font: Font): string[] {
  const { package: source, weight } = font;
  if (source === undefined) return [];
  const style = font.isItalic ? "italic" : "normal";
  return SUBSETS.map(({ name: subset, range }) => {
    const url = fontUrl(source, `${source}-${subset}-${weight}-${style}.woff2`);
    return (
      `@font-face{font-family:${name};font-weight:${weight};font-style:${style};` +
      `unicode-range:${range};src:url(${url}) format("woff2")}`
    );
  });
}

const fontUrls = new Map<string, string>();

function fontUrl(source: string, file: string): string {
  const known = fontUrls.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(path.join(packageFolder(`@fontsource/${source}`), "files", file));
  const url = `data:font/woff2;base64,${body.toString("base64")}`;
  fontUrls.set(file, url);
  return url;
}
