import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { z } from "zod";
import { decideVerdict, toGateInput } from "../run/gate.ts";
import type { RunConditions } from "../run/headline.ts";
import { CheckReport, REPORT_SCHEMA } from "../run/result.ts";

/** A stranger's report that is not posted: why, as the end of a sentence. It quotes nothing of what it read. */
export class ForkReportError extends Error {
  override name = "ReportRefused";
}

/** What a stranger's report may be at most: a thousand ads with every fix take a tenth of it. */
export const FORK_REPORT_LIMITS = {
  bytes: 32 * 1024 * 1024,
  entries: 5_000,
  /** UTF-16 units of one text. */
  textLength: 20_000,
  /** Arrays, objects and values in all. */
  values: 4_000_000,
  depth: 40,
} as const;

/**
 * Reads a report that a stranger's run has left. Nothing is believed: size, depth and texts are bounded before anything is
 * made of them, every field is parsed, its verdict must be what its entries come to, and it must be about the commit that
 * GitHub says was run. No other file of its folder is looked at.
 *
 * @throws ReportRefused
 */
export async function readForkReport(file: string, headSha: string): Promise<CheckReport> {
  const value = parseJson(await readReportText(file));
  checkBounds(value);
  const { success, data: report, error } = CheckReport.safeParse(value);
  if (!success) {
    // Places only: a key may be a stranger's text.
    const where = (error.issues[0]?.path ?? []).filter(
      (part) => typeof part === "number" || /^\w{1,40}$/u.test(String(part)),
    );
    throw new ForkReportError(`it breaks ${REPORT_SCHEMA} at ${z.core.toDotPath(where) || "its top level"}`);
  }
  if (report.entries.length > FORK_REPORT_LIMITS.entries) {
    throw new ForkReportError(`it has more than ${FORK_REPORT_LIMITS.entries} entries`);
  }
  if (new Set(report.entries.map(({ id }) => id)).size < report.entries.length) {
    throw new ForkReportError("it has two entries of one id");
  }
  if (report.shard !== undefined) throw new ForkReportError("it is a shard's, and knows a part only");
  if (report.commit !== headSha) throw new ForkReportError("it is about another commit than the run's");
  return verifyDecision(report);
}

/**
 * What decides, decided here: a verdict that its entries do not come to is a forgery, and the headline is ours. Only that nobody
 * could judge needs more than entries: a run may have been stopped, or lack a shard.
 */
function verifyDecision(report: CheckReport): CheckReport {
  const { entries, gate, verdict } = report;
  const facts: RunConditions = {
    entryNoun: report.mode === "links" ? "links" : "ads",
    ...(verdict === "inconclusive" && { incompleteReason: "The run could not judge all of them." }),
  };
  const decision = decideVerdict(entries.map(toGateInput), gate, false, facts);
  if (verdict !== decision.verdict) throw new ForkReportError("its verdict is not what its entries come to");
  if (JSON.stringify(decision.counts) !== JSON.stringify({ ...decision.counts, ...report.counts })) {
    throw new ForkReportError("its sums are not those of its entries");
  }
  return { ...report, ...decision };
}

async function readReportText(file: string): Promise<string> {
  try {
    // Neither a link nor a pipe: the folder is a stranger's.
    if (!(await lstat(file)).isFile()) throw new ForkReportError("it is not a plain file");
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size } = await handle.stat();
      if (size > FORK_REPORT_LIMITS.bytes) {
        throw new ForkReportError(`it has more than ${FORK_REPORT_LIMITS.bytes / 1024 / 1024} MB`);
      }
      return await handle.readFile("utf8");
    } finally {
      await handle.close();
    }
  } catch (cause) {
    if (cause instanceof ForkReportError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new ForkReportError(code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`);
  }
}

/** Without the parser's own words: they quote what they read. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForkReportError("it is no JSON, or was cut off");
  }
}

/** Walks without recursion, so that depth is a number and not a crash. */
function checkBounds(root: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    values += 1;
    if (values > FORK_REPORT_LIMITS.values) throw new ForkReportError("it has too many values");
    if (depth > FORK_REPORT_LIMITS.depth) throw new ForkReportError("it is nested too deep");
    if (typeof value === "string") {
      if (value.length > FORK_REPORT_LIMITS.textLength)
        throw new ForkReportError(`a text in it has more than ${FORK_REPORT_LIMITS.textLength} characters`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (key.length > 200) throw new ForkReportError("a name in it is too long");
        waiting.push({ value: item, depth: depth + 1 });
      }
    }
  }
}
