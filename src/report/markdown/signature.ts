import { toCodeSpan } from "../escape.ts";
import type { ReportLinks } from "./entries-table.ts";
import { escapeName, formatLink } from "./format.ts";

/** The last line: what was checked, at which commit, when, by which version, and by which job. */
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
  const { run: page, job } = run.links;
  if (page !== undefined) {
    const ofJob = job === undefined ? "" : `, job ${toCodeSpan(job)}`;
    parts.push(`${formatLink("this run", page)}${ofJob}`);
  }
  return `<sub>${parts.join(" · ")}</sub>`;
}
