import type { EntryReport } from "../result/entry-report.ts";

/** The landing page, and the URL that was visited instead of it: "Scored … for …". */
export function formatLandingPage(
  { landingUrl, visited, overallScore }: Pick<EntryReport, "landingUrl" | "visited" | "overallScore">,
  formatUrl: (url: string) => string,
): string {
  if (visited === undefined) return `Landing page: ${formatUrl(landingUrl)}`;
  return `${overallScore === null ? "Visited" : "Scored"} ${formatUrl(visited.url)} for ${formatUrl(landingUrl)}`;
}
