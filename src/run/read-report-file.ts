import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { CheckReport, type CheckResult, REPORT_SCHEMA } from "../result/check-report.ts";
import { countEntries } from "./count-entries.ts";

/** Maximum size of a report in bytes: five times that of 1,000 ads with every fix. */
export const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** A report file that cannot be used. The message is a sentence fragment: `it is not a file`. */
export class UnreadableReport extends Error {
  override name = "UnreadableReport";
  /** Whether the file does not exist. */
  readonly missing: boolean;

  constructor(why: string, options: { missing?: boolean; cause?: unknown } = {}) {
    super(why, { cause: options.cause });
    this.missing = options.missing ?? false;
  }
}

/**
 * Reads an untrusted `adhere-report/1`: its size is limited, every field is parsed, and its counts must match its
 * entries, so that truncated or edited reports are rejected.
 *
 * @throws UnreadableReport
 */
export async function readReportFile(file: string): Promise<CheckResult> {
  const value = parseJson(await readText(file));
  const result = CheckReport.safeParse(value);
  if (!result.success) throw new UnreadableReport(explainSchemaError(value, result.error));
  const report = result.data;
  const ids = new Set(report.entries.map(({ id }) => id));
  if (ids.size < report.entries.length) throw new UnreadableReport("two entries have the same id");
  if (!countsMatchEntries(report))
    throw new UnreadableReport("its counts do not match its entries: it was truncated or edited");
  return report;
}

function explainSchemaError(value: unknown, { issues: [issue] }: z.ZodError): string {
  const schema = z.looseObject({ schema: z.string().max(100) }).safeParse(value).data?.schema;
  if (schema === undefined) return "it is not an Adhere report";
  if (schema !== REPORT_SCHEMA) return `its version is not ${REPORT_SCHEMA}`;
  return `it does not match ${REPORT_SCHEMA} at ${z.core.toDotPath(issue?.path ?? []) || "its top level"}`;
}

const countsMatchEntries = ({ entries, counts }: CheckReport): boolean =>
  isDeepStrictEqual(countEntries(entries).byState, counts);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableReport("it is not valid JSON, or it is truncated", { cause });
  }
}

async function readText(path: string): Promise<string> {
  try {
    // Without O_NONBLOCK, opening a named pipe would block.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const entry = await file.stat();
      if (!entry.isFile()) throw new UnreadableReport("it is not a file");
      if (entry.size > MAX_REPORT_BYTES) {
        throw new UnreadableReport(`it has more than ${MAX_REPORT_BYTES / 1024 / 1024} MB`);
      }
      return await file.readFile("utf8");
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof UnreadableReport) throw cause;
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    const why = missing ? "there is no such file" : `it cannot be read (${String(cause)})`;
    throw new UnreadableReport(why, { missing, cause });
  }
}
