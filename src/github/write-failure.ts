import { escapeForLog } from "../report/escape.ts";
import { type HttpFailure, isRateLimit, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

/** What was to be written on a pull request, as sentences name it. */
export type WriteTarget = "comment" | "suggestions";

/** Why GitHub did not take what was to be written, and what to do about it: one sentence and GitHub's own words. */
export function describeWriteFailure(error: unknown, context: RunContext, what: WriteTarget): string {
  const failure = parseHttpFailure(error);
  if (failure === null) return `The ${what} could not be written: ${escapeForLog(String(error), 300)}`;
  const said = escapeForLog(failure.message, 300);
  return `${suggestRemedy(failure, context, what)} (GitHub: ${failure.status} ${said})`;
}

function suggestRemedy(failure: HttpFailure, context: RunContext, what: WriteTarget): string {
  const { status, message } = failure;
  if (isRateLimit(failure)) return `GitHub limits this token's requests; the next run writes the ${what}.`;
  if (status === 401) return "GitHub does not accept the token: check the input github-token.";
  if (status === 403 && /locked/iu.test(message))
    return "The pull request's conversation is locked: unlock it.";
  if (status === 403 && context.fork) {
    return "The token is read-only, as it is for pull requests from forks: the report is in the job summary.";
  }
  if (status === 403)
    return "The token may not write comments: give the job `permissions: pull-requests: write`.";
  if (status === 404 || status === 410) {
    return "The token does not see the pull request: give it access to this repository.";
  }
  if (status >= 500) return `GitHub does not answer; the next run writes the ${what}.`;
  return `GitHub did not take the ${what}.`;
}
