import type { CheckReport, CheckResult, EntryReport } from "../run/result.ts";

/**
 * The report as `adhere-report/1` JSON: the result without what only lives in memory. One line an entry: a report of a
 * thousand ads stays greppable, and takes a third of the time and space that indentation would.
 *
 * @param folder `file:` URL of the folder that the report is written to: pictures within it are named by their path from
 *   there, so that the folder can be moved.
 */
export function renderJsonReport(result: CheckResult, folder?: string): string {
  const { entries, ...run } = result;
  const head: Omit<CheckReport, "entries"> = run;
  const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
  const lines = entries.map(({ attachments: _inMemory, ...entry }) =>
    JSON.stringify(base === null ? entry : withRelativeScreenshots(entry, base)),
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"] as const;

function withRelativeScreenshots(entry: EntryReport, base: string): EntryReport {
  if (entry.answer === null) return entry;
  const near = (url: unknown) =>
    typeof url === "string" && url.startsWith(base) ? url.slice(base.length) : url;
  const given: Readonly<Record<string, unknown>> = entry.answer;
  const named = SCREENSHOT_KEYS.filter((key) => key in given).map((key) => [key, near(given[key])]);
  const frames = given["videoFrames"];
  return {
    ...entry,
    answer: {
      ...entry.answer,
      ...Object.fromEntries(named),
      ...(Array.isArray(frames) && {
        videoFrames: frames.map((frame: unknown) =>
          hasScreenshotUrl(frame) ? { ...frame, screenshotUrl: near(frame.screenshotUrl) } : frame,
        ),
      }),
    },
  };
}

/** Whether it is a video's frame that names its picture: the contract leaves the shape open. */
export const hasScreenshotUrl = (frame: unknown): frame is { screenshotUrl: string } =>
  typeof frame === "object" &&
  frame !== null &&
  "screenshotUrl" in frame &&
  typeof frame.screenshotUrl === "string";
