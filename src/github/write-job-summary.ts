import { escapeForLog } from "../report/escape.ts";

export type SummaryOutcome = { kind: "written" } | { kind: "refused"; why: string };

/** Appends to the job summary. Never rejects: a missing summary file is an outcome. */
export async function writeJobSummary(markdown: string): Promise<SummaryOutcome> {
  const { summary } = await import("@actions/core");
  try {
    await summary.addRaw(markdown, true).write();
    return { kind: "written" };
  } catch (error) {
    summary.emptyBuffer();
    return { kind: "refused", why: `The job summary could not be written: ${escapeForLog(String(error), 300)}` };
  }
}
