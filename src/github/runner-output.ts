import { escapeForLog } from "../report/escape.ts";

/** A GitHub annotation. Its texts must be escaped for a log. */
interface Annotation {
  level: "error" | "warning" | "notice";
  location: { file: string; startLine: number; endLine: number } | null;
  title: string;
  message: string;
}

/** Prints annotations as workflow commands. Without columns, which GitHub rejects together with `endLine`. */
export async function showAnnotations(annotations: readonly Annotation[]): Promise<void> {
  const core = await import("@actions/core");
  for (const { level, location, title, message } of annotations) core[level](message, { title, ...location });
}

export type SummaryOutcome = { kind: "written" } | { kind: "refused"; why: string };

/** Appends to the job summary. Never rejects: a missing summary file is an outcome. */
export async function writeSummary(markdown: string): Promise<SummaryOutcome> {
  const { summary } = await import("@actions/core");
  try {
    await summary.addRaw(markdown, true).write();
    return { kind: "written" };
  } catch (error) {
    summary.emptyBuffer();
    return { kind: "refused", why: `The job summary could not be written: ${escapeForLog(String(error), 300)}` };
  }
}
