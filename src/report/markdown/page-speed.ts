import { markdownTable } from "markdown-table";
import { PAGE_SPEED_METRICS } from "../../contract/page-speed.ts";
import type { EntryReport } from "../../result/entry-report.ts";
import { formatCount } from "../format-count.ts";
import {
  describeOpportunities,
  getDevice,
  getPageSpeed,
  listMeasuredPages,
  METRIC_NAMES,
  type SpeedGrade,
} from "../page-speed.ts";
import { escapeSentence, formatDetails, formatUrlLink, joinParagraphs } from "./format.ts";

const GRADE_ICONS: Readonly<Record<SpeedGrade, string>> = { good: "🟢", average: "🟠", poor: "🔴" };

const MAX_ROWS = 25;

/** The measured pages with Lighthouse's numbers and colours, and what would make each of them faster. */
export function renderPageSpeed(entries: readonly EntryReport[], open: boolean): string {
  const pages = listMeasuredPages(entries);
  if (pages.length === 0) return "";
  const shown = pages.slice(0, MAX_ROWS);
  const header = ["Page", "Device", ...PAGE_SPEED_METRICS.map((metric) => METRIC_NAMES[metric].short)];
  const rows = shown.map((entry) => [
    formatUrlLink(entry.visited?.url ?? entry.landingUrl),
    getDevice(entry),
    ...(getPageSpeed(entry)?.metrics ?? []).map(
      ({ value, grade, change }) => `${GRADE_ICONS[grade]} ${value}${change === null ? "" : ` (${change})`}`,
    ),
  ]);
  const tips = shown.flatMap((entry) => {
    const text = describeOpportunities(entry);
    return text === "" ? [] : [`- ${formatUrlLink(entry.visited?.url ?? entry.landingUrl)}: ${escapeSentence(text)}`];
  });
  const rest = pages.length - shown.length;
  return formatDetails(
    `Page speed of ${formatCount(pages.length, "page")}`,
    joinParagraphs([
      markdownTable([header, ...rows], { alignDelimiters: false }),
      tips.join("\n"),
      rest > 0 ? `${formatCount(rest, "more page")} in the JSON report.` : "",
      "Measured with Lighthouse, which simulates a phone on slow 4G or a notebook.",
    ]),
    open,
  );
}
