import { escapeForLog } from "../report/escape.ts";
import { type HttpFailure, isRateLimit, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

/** What to write on a pull request; used in messages. */
export type WriteTarget = "comment" | "suggestions";

/** Why the write failed and what to do about it, with GitHub's message. */
export function describeWriteFailure(error: unknown, context: RunContext, target: WriteTarget): string {
  const failure = parseHttpFailure(error);
  if (failure === null) return `The ${target} could not be written: ${escapeForLog(String(error), 300)}`;
  const reason = escapeForLog(failure.message, 300);
  return `${suggestRemedy(failure, context, target)} (GitHub: ${failure.status} ${reason})`;
}

function suggestRemedy(failure: HttpFailure, context: RunContext, target: WriteTarget): string {
  const { status, message } = failure;
  if (isRateLimit(failure)) return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
  if (status === 401) return "GitHub rejected the token: check the input github-token.";
  if (status === 403 && /locked/iu.test(message)) return "The pull request's conversation is locked: unlock it.";
  if (status === 403 && context.fork) {
    return "The token is read-only because the pull request comes from a fork: see the report in the job summary.";
  }
  if (status === 403) return "The token can't write comments: give the job `permissions: pull-requests: write`.";
  if (status === 404 || status === 410) {
    return "The token can't access the pull request: give it access to this repository.";
  }
  if (status >= 500) return `GitHub is not responding; the next run will write the ${target}.`;
  return `GitHub rejected the ${target}.`;
}
