import type { Platform } from "../../contract/vocabulary.ts";
import { expandMacros, platformOfMacros } from "../manifest/macros.ts";
import { urlMistake } from "../manifest/url.ts";

/** The longest line that is read as an address, in UTF-16 units. Browsers give up far below. */
export const LONGEST_LINE = 64 * 1024;

/** A line of a list that is not blank and no comment: an address, or why it is none. */
export type ListLine = { number: number } & (Address | { mistake: string });

export interface Address {
  written: string;
  /** With the ad platforms' macros expanded: what is visited. */
  url: string;
  platform: Platform | null;
}

const DESKTOP = { mobile: false };

/** Reads a list of addresses, one a line. Blank lines and those that begin with `#` are passed over. */
export async function* readList(lines: AsyncIterable<string>): AsyncGenerator<ListLine> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const written = (number === 1 ? line.replace(/^\uFEFF/u, "") : line).trim();
    if (written === "" || written.startsWith("#")) continue;
    yield { number, ...readLine(written) };
  }
}

function readLine(written: string): Address | { mistake: string } {
  if (written.length >= LONGEST_LINE) {
    return { mistake: `the line is longer than ${LONGEST_LINE / 1024} KB: write one address a line` };
  }
  const mistake = urlMistake("the address", written, DESKTOP);
  return mistake === null
    ? { written, url: expandMacros(written, DESKTOP), platform: platformOfMacros(written) }
    : { mistake };
}
