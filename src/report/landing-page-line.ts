import type { EntryReport } from "../run/result.ts";

/** The landing page, and the URL that was visited instead of it: "Scored … for …". */
export function formatLandingPage(entry: EntryReport, formatUrl: (url: string) => string): string {
  const { landingUrl, visited, overallScore } = entry;
  if (visited === undefined) return `Landing page: ${formatUrl(landingUrl)}`;
  return `${overallScore === null ? "Visited" : "Scored"} ${formatUrl(visited.url)} for ${formatUrl(landingUrl)}`;
}
