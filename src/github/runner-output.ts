import { escapeForLog } from "../report/escape.ts";

/** A remark at lines of a file, as GitHub shows it. Its texts are already fit for a log. */
export interface Annotation {
  level: "error" | "warning" | "notice";
  location: { file: string; startLine: number; endLine: number } | null;
  title: string;
  message: string;
}

/** Shows annotations through the runner. Lines only: a column beside `endLine` would be refused. */
export async function showAnnotations(annotations: readonly Annotation[]): Promise<void> {
  const core = await import("@actions/core");
  for (const { level, location, title, message } of annotations) core[level](message, { title, ...location });
}

export type SummaryOutcome = { kind: "written" } | { kind: "refused"; why: string };

/** Appends to the job summary. Rejects for nothing: where there is no summary file, the outcome says so. */
export async function writeSummary(markdown: string): Promise<SummaryOutcome> {
  const { summary } = await import("@actions/core");
  try {
    await summary.addRaw(markdown, true).write();
    return { kind: "written" };
  } catch (error) {
    summary.emptyBuffer();
    return {
      kind: "refused",
      why: `The job summary could not be written: ${escapeForLog(String(error), 300)}`,
    };
  }
}
