import { findUrlProblem, MAX_LANDING_URL_CHARS } from "./build-click-url.ts";
import type { DecodedText } from "./decode-text.ts";
import { createImportResult, type ImportResult } from "./import-result.ts";
import { cleanCell } from "./recognise-columns.ts";

/** Reads a list of URLs, one per line. Skips blank lines, lines that start with `#`, and a header. */
export function readUrlList(text: DecodedText, file: string): ImportResult {
  const result = createImportResult();
  let number = 0;
  for (const line of readTextLines(text)) {
    number += 1;
    const written = cleanCell(line.replace(/^\s*"(.*)"\s*$/s, "$1"));
    if (written === "" || written.startsWith("#") || (number === 1 && isHeaderLine(written))) continue;
    const mistake =
      written.length > MAX_LANDING_URL_CHARS
        ? "the line is not a URL: write one URL per line"
        : findUrlProblem(written);
    if (mistake === null) result.drafts.push(toDraft(written, file, number));
    else result.warnings.push({ file, row: number, column: "", message: mistake });
  }
  return result;
}

const toDraft = (landing: string, file: string, row: number): ImportResult["drafts"][number] => ({
  origin: { file, row },
  level: { campaign: "", group: "" },
  names: [landing.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/[?#].*$/s, "")],
  platform: null,
  copy: {},
  landing,
  viewport: null,
  creative: null,
  isSearch: false,
  lostTexts: [],
  notes: [],
});

/** Whether a line consists of one URL. */
export const isUrlLine = (line: string): boolean => /^\s*"?https?:\/\/\S+\s*$/i.test(line);

const isHeaderLine = (line: string): boolean =>
  /^(?:urls?|links?|address|addresses|final url|landing|landing page)$/i.test(line);

/** Yields the lines of a text. */
export function* readTextLines(text: DecodedText): Generator<string> {
  let rest = "";
  for (const chunk of text.chunks()) {
    const lines = (rest + chunk).split("\n");
    // A longer line is invalid; enough of it is kept to report that.
    rest = (lines.pop() ?? "").slice(0, 2 * MAX_LANDING_URL_CHARS);
    yield* lines;
  }
  if (rest !== "") yield rest;
}
