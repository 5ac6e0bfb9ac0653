import { urlMistake } from "../check/manifest/url.ts";
import { cleaned } from "./columns.ts";
import { emptyReading, type Reading } from "./draft.ts";
import { MAX_URL } from "./landing.ts";
import type { Text } from "./text.ts";

/** Reads a list of addresses, one a line. Blank lines, those that begin with `#` and a header are passed over. */
export function readUrls(text: Text, file: string): Reading {
  const reading = emptyReading();
  let number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    const written = cleaned(line.replace(/^\s*"(.*)"\s*$/s, "$1"));
    if (written === "" || written.startsWith("#") || (number === 1 && isHeader(written))) continue;
    const mistake =
      written.length > MAX_URL ? "the line is no address: write one a line" : addressMistake(written);
    if (mistake === null) reading.drafts.push(draftOf(written, file, number));
    else reading.remarks.push({ file, row: number, column: "", message: mistake });
  }
  return reading;
}

const addressMistake = (written: string): string | null =>
  urlMistake("the address", written, { mobile: false });

const draftOf = (landing: string, file: string, row: number): Reading["drafts"][number] => ({
  origin: { file, row },
  names: [landing.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/[?#].*$/s, "")],
  platform: null,
  copy: {},
  landing,
  viewport: null,
  creative: null,
  asides: [],
});

/** Whether a line looks like an address, and not like a row of words. */
export const isAddress = (line: string): boolean => /^\s*"?https?:\/\/\S+\s*$/i.test(line);

const isHeader = (line: string): boolean =>
  /^(?:urls?|links?|address|addresses|final url|landing|landing page)$/i.test(line);

/** The lines of a text, one after the other. */
export function* linesOf(text: Text): Generator<string> {
  let rest = "";
  for (const piece of text.pieces()) {
    const lines = (rest + piece).split("\n");
    // A line that is longer is no address: of it, enough is kept to say so.
    rest = (lines.pop() ?? "").slice(0, 2 * MAX_URL);
    yield* lines;
  }
  if (rest !== "") yield rest;
}
