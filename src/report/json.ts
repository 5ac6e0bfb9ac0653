import type { CheckResult } from "../result/check-report.ts";

/**
 * The report as `adhere-report/1` JSON, without the attachments. Each entry is one line: a report of a thousand ads
 * stays greppable and is a third of the size of an indented one.
 *
 * @param folder `file:` URL of the report's folder. Pictures in it get relative paths, so that the folder can be
 * moved. /
 */
export function renderJsonReport(result: CheckResult, folder?: string): string {
  const { entries, ...head } = result;
  const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
  const toRelative = (key: string, value: unknown) =>
    base !== null && SCREENSHOT_KEYS.includes(key) && typeof value === "string" && value.startsWith(base)
      ? value.slice(base.length)
      : value;
  const lines = entries.map(({ attachments: _, ...entry }) => JSON.stringify(entry, toRelative));
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl", "screenshotUrl"];

/** Whether a video frame names its screenshot. The contract doesn't define the shape of frames. */
export const hasScreenshotUrl = (frame: unknown): frame is { screenshotUrl: string } =>
  typeof frame === "object" && frame !== null && "screenshotUrl" in frame && typeof frame.screenshotUrl === "string";
