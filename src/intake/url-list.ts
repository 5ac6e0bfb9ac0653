import { findUrlMistake } from "../run/manifest/url.ts";
import { createImportResult, type ImportResult } from "./ad-draft.ts";
import { cleanCell } from "./columns.ts";
import type { DecodedText } from "./decode-text.ts";
import { MAX_LANDING_URL_CHARS } from "./landing-url.ts";

/** Reads a list of addresses, one a line. Blank lines, those that begin with `#` and a header are passed over. */
export function readUrlList(text: DecodedText, file: string): ImportResult {
  const reading = createImportResult();
  let number = 0;
  for (const line of readTextLines(text)) {
    number += 1;
    const written = cleanCell(line.replace(/^\s*"(.*)"\s*$/s, "$1"));
    if (written === "" || written.startsWith("#") || (number === 1 && isHeaderLine(written))) continue;
    const mistake =
      written.length > MAX_LANDING_URL_CHARS
        ? "the line is no address: write one a line"
        : findUrlProblem(written);
    if (mistake === null) reading.drafts.push(toDraft(written, file, number));
    else reading.warnings.push({ file, row: number, column: "", message: mistake });
  }
  return reading;
}

const findUrlProblem = (written: string): string | null =>
  findUrlMistake("the address", written, { mobile: false });

const toDraft = (landing: string, file: string, row: number): ImportResult["drafts"][number] => ({
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
export const isUrlLine = (line: string): boolean => /^\s*"?https?:\/\/\S+\s*$/i.test(line);

const isHeaderLine = (line: string): boolean =>
  /^(?:urls?|links?|address|addresses|final url|landing|landing page)$/i.test(line);

/** The lines of a text, one after the other. */
export function* readTextLines(text: DecodedText): Generator<string> {
  let rest = "";
  for (const piece of text.chunks()) {
    const lines = (rest + piece).split("\n");
    // A line that is longer is no address: of it, enough is kept to say so.
    rest = (lines.pop() ?? "").slice(0, 2 * MAX_LANDING_URL_CHARS);
    yield* lines;
  }
  if (rest !== "") yield rest;
}
