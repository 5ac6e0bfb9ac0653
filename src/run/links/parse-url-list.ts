import type { Platform } from "../../contract/vocabulary.ts";
import { detectPlatform, expandMacros } from "../manifest/expand-macros.ts";
import { findUrlMistake } from "../manifest/find-url-mistake.ts";

/** Maximum length of a line in UTF-16 units; browsers accept less. */
export const MAX_LINE_CHARS = 64 * 1024;

/** A line of a list that is neither blank nor a comment: a URL, or why it is invalid. */
export type UrlListLine = { number: number } & (ListedUrl | { mistake: string });

export interface ListedUrl {
  written: string;
  /** With the ad platforms' macros expanded: the URL to visit. */
  url: string;
  platform: Platform | null;
}

const DESKTOP = { mobile: false };

/** Parses a list of URLs, one per line. Blank lines and lines that start with `#` are skipped. */
export async function* parseUrlList(lines: AsyncIterable<string>): AsyncGenerator<UrlListLine> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const written = (number === 1 ? line.replace(/^\uFEFF/u, "") : line).trim();
    if (written === "" || written.startsWith("#")) continue;
    yield { number, ...parseLine(written) };
  }
}

function parseLine(written: string): ListedUrl | { mistake: string } {
  if (written.length >= MAX_LINE_CHARS) {
    return { mistake: `the line is longer than ${MAX_LINE_CHARS / 1024} KB: write one URL per line` };
  }
  const mistake = findUrlMistake("the URL", written, DESKTOP);
  return mistake === null
    ? { written, url: expandMacros(written, DESKTOP), platform: detectPlatform(written) }
    : { mistake };
}
