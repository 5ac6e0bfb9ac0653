import type { CheckReport, CheckResult, EntryReport } from "../check/result.ts";

/**
 * The report as `adhere-report/1` JSON: the result without what only lives in memory. One line an entry: a report of a
 * thousand ads stays greppable, and takes a third of the time and space that indentation would.
 *
 * @param folder `file:` URL of the folder that the report is written to: pictures within it are named by their path from
 *   there, so that the folder can be moved.
 */
export function jsonReport(result: CheckResult, folder?: string): string {
  const { entries, ...run } = result;
  const head: Omit<CheckReport, "entries"> = run;
  const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
  const lines = entries.map(({ attachments: _inMemory, ...entry }) =>
    JSON.stringify(base === null ? entry : moved(entry, base)),
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

const PICTURES = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"] as const;

function moved(entry: EntryReport, base: string): EntryReport {
  if (entry.answer === null) return entry;
  const near: [string, string][] = [];
  for (const [key, value] of Object.entries(entry.answer)) {
    const named = PICTURES.some((name) => name === key);
    if (named && typeof value === "string" && value.startsWith(base))
      near.push([key, value.slice(base.length)]);
  }
  return { ...entry, answer: { ...entry.answer, ...Object.fromEntries(near) } };
}
