import type { CheckReport, CheckResult, EntryReport } from "../run/result.ts";

/**
 * The report as `adhere-report/1` JSON, without the attachments. Each entry is one line: a report of a thousand ads
 * stays greppable and is a third of the size of an indented one.
 *
 * @param folder `file:` URL of the report's folder. Pictures in it get relative paths, so that the folder can be
 * moved. /
 */
export function renderJsonReport(result: CheckResult, folder?: string): string {
  const { entries, ...run } = result;
  const head: Omit<CheckReport, "entries"> = run;
  const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
  const lines = entries.map(({ attachments: _attachments, ...entry }) =>
    JSON.stringify(base === null ? entry : withRelativeScreenshots(entry, base)),
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"] as const;

function withRelativeScreenshots(entry: EntryReport, base: string): EntryReport {
  if (entry.answer === null) return entry;
  const toRelative = (url: unknown) => (typeof url === "string" && url.startsWith(base) ? url.slice(base.length) : url);
  const answer: Readonly<Record<string, unknown>> = entry.answer;
  const screenshots = SCREENSHOT_KEYS.filter((key) => key in answer).map((key) => [key, toRelative(answer[key])]);
  const frames = answer["videoFrames"];
  return {
    ...entry,
    answer: {
      ...entry.answer,
      ...Object.fromEntries(screenshots),
      ...(Array.isArray(frames) && {
        videoFrames: frames.map((frame: unknown) =>
          hasScreenshotUrl(frame) ? { ...frame, screenshotUrl: toRelative(frame.screenshotUrl) } : frame,
        ),
      }),
    },
  };
}

/** Whether a video frame names its screenshot. The contract doesn't define the shape of frames. */
export const hasScreenshotUrl = (frame: unknown): frame is { screenshotUrl: string } =>
  typeof frame === "object" && frame !== null && "screenshotUrl" in frame && typeof frame.screenshotUrl === "string";
