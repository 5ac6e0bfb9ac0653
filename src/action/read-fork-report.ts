import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { z } from "zod";
import { CheckReport, REPORT_SCHEMA } from "../result/check-report.ts";
import type { RunConditions } from "../run/format-verdict-headline.ts";
import { decideVerdict } from "../run/gate.ts";

/** Why a fork's report is rejected, as the end of a sentence. The message never quotes the report. */
export class ForkReportError extends Error {
  override name = "ForkReportError";
}

/** Limits for a fork's report. A thousand ads with all fixes need a tenth of them. */
export const FORK_REPORT_LIMITS = {
  bytes: 32 * 1024 * 1024,
  entries: 5_000,
  /** UTF-16 units per string. */
  textLength: 20_000,
  /** Total number of arrays, objects and values. */
  values: 4_000_000,
  depth: 40,
} as const;

/**
 * Reads the report of a fork's run as untrusted input: size, depth and strings are limited, every field is validated,
 * the verdict must follow from the entries, and the commit must be the one that GitHub names for the run.
 *
 * @throws ForkReportError
 */
export async function readForkReport(file: string, headSha: string): Promise<CheckReport> {
  const value = parseJson(await readReportText(file));
  checkBounds(value);
  const { success, data: report, error } = CheckReport.safeParse(value);
  if (!success) {
    // Only safe path segments: keys are untrusted, too.
    const where = (error.issues[0]?.path ?? []).filter(
      (part) => typeof part === "number" || /^\w{1,40}$/u.test(String(part)),
    );
    throw new ForkReportError(`it doesn't match ${REPORT_SCHEMA} at ${z.core.toDotPath(where) || "its top level"}`);
  }
  if (report.entries.length > FORK_REPORT_LIMITS.entries) {
    throw new ForkReportError(`it has more than ${FORK_REPORT_LIMITS.entries} entries`);
  }
  if (new Set(report.entries.map(({ id }) => id)).size < report.entries.length) {
    throw new ForkReportError("it has two entries with the same id");
  }
  if (report.shard !== undefined) throw new ForkReportError("it is the report of a shard");
  if (report.commit !== headSha) throw new ForkReportError("it is for another commit");
  return verifyDecision(report);
}

/**
 * Recomputes verdict, counts and headline from the entries, and rejects the report if they differ. Only `inconclusive`
 * can't be verified: the run may have been stopped, or may lack a shard.
 */
function verifyDecision(report: CheckReport): CheckReport {
  const { entries, gate, verdict } = report;
  const facts: RunConditions = {
    entryNoun: report.mode === "links" ? "links" : "ads",
    ...(verdict === "inconclusive" && { incompleteReason: "The run could not evaluate all of them." }),
  };
  const decision = decideVerdict(entries, gate, false, facts);
  if (verdict !== decision.verdict) throw new ForkReportError("its verdict doesn't follow from its entries");
  if (JSON.stringify(decision.counts) !== JSON.stringify({ ...decision.counts, ...report.counts })) {
    throw new ForkReportError("its counts don't match its entries");
  }
  return { ...report, ...decision };
}

async function readReportText(file: string): Promise<string> {
  try {
    // The folder is untrusted: don't follow links, and don't block on pipes.
    if (!(await lstat(file)).isFile()) throw new ForkReportError("it is not a regular file");
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size } = await handle.stat();
      if (size > FORK_REPORT_LIMITS.bytes) {
        throw new ForkReportError(`it is larger than ${FORK_REPORT_LIMITS.bytes / 1024 / 1024} MB`);
      }
      return await handle.readFile("utf8");
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (cause instanceof ForkReportError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new ForkReportError(code === "ENOENT" ? "the file doesn't exist" : `it can't be read (${code})`);
  }
}

/** The parser's message is dropped, because it quotes the report. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForkReportError("it is not valid JSON");
  }
}

/** Not recursive, so that deep nesting can't overflow the stack. */
function checkBounds(root: unknown): void {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, depth } = next;
    values += 1;
    if (values > FORK_REPORT_LIMITS.values) throw new ForkReportError("it has too many values");
    if (depth > FORK_REPORT_LIMITS.depth) throw new ForkReportError("it is nested too deeply");
    if (typeof value === "string") {
      if (value.length > FORK_REPORT_LIMITS.textLength)
        throw new ForkReportError(`a string in it has more than ${FORK_REPORT_LIMITS.textLength} characters`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key.length > 200) throw new ForkReportError("a key in it is too long");
        stack.push({ value: item, depth: depth + 1 });
      }
    }
  }
}
