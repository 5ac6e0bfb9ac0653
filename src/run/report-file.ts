import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { z } from "zod";
import { countEntries } from "./counts.ts";
import { CheckReport, type CheckResult, REPORT_SCHEMA } from "./result.ts";

/** A report's limit, in bytes: five times what 1,000 ads with every fix take. */
export const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** A report of an earlier run, or of another machine, that cannot be used: why, as the end of a sentence. */
export class UnreadableReport extends Error {
  override name = "UnreadableReport";
  /** Whether there is no such file at all. */
  readonly missing: boolean;

  constructor(why: string, options: { missing?: boolean; cause?: unknown } = {}) {
    super(why, { cause: options.cause });
    this.missing = options.missing ?? false;
  }
}

/**
 * Reads an `adhere-report/1` that anybody may have written: its size is bounded, every field parsed, and its sums must be
 * those of its entries, so that a report that was cut or edited by hand is noticed.
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

const countsMatchEntries = ({ entries, counts }: CheckReport): boolean => {
  const found = countEntries(
    entries.map(({ state, overallScore }) => ({ state, overallScore, isManifestError: false })),
  ).byState;
  return (Object.keys(found) as (keyof typeof found)[]).every((name) => found[name] === counts[name]);
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableReport("it is not valid JSON, or it is truncated", { cause });
  }
}

async function readText(path: string): Promise<string> {
  try {
    // A pipe would be waited for.
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
    throw new UnreadableReport(missing ? "there is no such file" : `it cannot be read (${String(cause)})`, {
      missing,
      cause,
    });
  }
}
