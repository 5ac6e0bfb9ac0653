import type { Platform } from "../../contract/vocabulary.ts";
import { detectPlatform, expandMacros } from "../manifest/macros.ts";
import { findUrlMistake } from "../manifest/url.ts";

/** The longest line that is read as an address, in UTF-16 units. Browsers give up far below. */
export const MAX_LINE_CHARS = 64 * 1024;

/** A line of a list that is not blank and no comment: an address, or why it is none. */
export type UrlListLine = { number: number } & (ListedUrl | { mistake: string });

export interface ListedUrl {
  written: string;
  /** With the ad platforms' macros expanded: what is visited. */
  url: string;
  platform: Platform | null;
}

const DESKTOP = { mobile: false };

/** Reads a list of addresses, one a line. Blank lines and those that begin with `#` are passed over. */
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
