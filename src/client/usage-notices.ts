import type { EvaluationError } from "../contract/error.ts";
import { ReceivedUsageInfo } from "../contract/usage-quota.ts";
import type { Reply } from "./interpret-reply.ts";

/** The result of GET /api/check-usage: notices to show before anything is evaluated, and when the quota resets. */
export interface UsageSummary {
  notices: string[];
  nextReset: string | undefined;
}

/** Interprets the reply of /api/check-usage before a run of `count` entries. */
export function readUsageNotices(reply: Reply, count: number): UsageSummary {
  if (!reply.ok) return { notices: getUsageErrorNotices(reply.error(1)), nextReset: undefined };
  const usage = ReceivedUsageInfo.safeParse(reply.body);
  if (!usage.success)
    return { notices: [unknownUsageNotice("the service's response is invalid")], nextReset: undefined };
  const { canEvaluate, remaining } = usage.data;
  const nextReset = toIsoDateTime(usage.data.nextReset);
  // A negative remainder of an account that can evaluate has no meaning, so there is no notice.
  const left = canEvaluate ? remaining : 0;
  const short = left >= 0 && left < count;
  return { notices: short ? [insufficientUsageNotice(left, count, nextReset)] : [], nextReset };
}

/** A key without the usage scope is fine (403); anything else is a notice, and the run continues. */
function getUsageErrorNotices(error: EvaluationError): string[] {
  if (error.httpStatus === 403) return [];
  if (error.httpStatus === 401) return [error.message];
  return [unknownUsageNotice(describeUsageError(error))];
}

function describeUsageError({ httpStatus, message }: EvaluationError): string {
  if (httpStatus === 200) return "the service's response is invalid";
  if (httpStatus !== undefined) return `the service answered ${httpStatus}`;
  // Only what happened: no next step is needed here.
  return message.replace(/[;.] .*$/s, "");
}

function unknownUsageNotice(why: string): string {
  return `How many evaluations remain this month is unknown: ${why}. The check continues.`;
}

function insufficientUsageNotice(left: number, count: number, nextReset: string | undefined): string {
  const remain = left === 1 ? "1 evaluation remains" : `${left === 0 ? "No" : left} evaluations remain`;
  const entries = count === 1 ? "1 entry is" : `${count} entries are`;
  const reset = nextReset === undefined ? "" : ` The quota resets at ${nextReset}.`;
  return (
    `${remain} this month and ${entries} to be evaluated: entries beyond the quota will be inconclusive.${reset} ` +
    "Evaluate fewer entries, or increase the quota first."
  );
}

/** The service's date in ISO 8601; undefined where it is not a date, because it is inserted into messages. */
function toIsoDateTime(written: string): string | undefined {
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
