import { toCodeSpan } from "../escape.ts";
import type { ReportLinks } from "./entries-table.ts";
import { escapeName, formatLink } from "./format.ts";

/** The last line: what was checked, at which commit, when, and by which version. */
export function renderSignature(run: {
  what: string;
  commit: string | null;
  at: string;
  version: string;
  links: ReportLinks;
}): string {
  const commit = run.commit === null ? "" : ` at ${toCodeSpan(run.commit.slice(0, 7))}`;
  const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
  const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${escapeName(run.version)}`];
  if (run.links.run !== undefined) parts.push(formatLink("this run", run.links.run));
  return `<sub>${parts.join(" · ")}</sub>`;
}
