import type { EntryReport } from "../run/result.ts";

/** Where an ad leads, and what was looked at in that page's place: "Scored … for …". `as` writes an address. */
export function formatLandingPage(entry: EntryReport, as: (url: string) => string): string {
  const { landingUrl, visited, overallScore } = entry;
  if (visited === undefined) return `Landing page: ${as(landingUrl)}`;
  return `${overallScore === null ? "Visited" : "Scored"} ${as(visited.url)} for ${as(landingUrl)}`;
}
