import { escapeForLog } from "../report/escape.ts";
import { type HttpFailure, isRateLimit, parseHttpFailure } from "./api.ts";
import type { RunContext } from "./run-context.ts";

/** Why the comment or the suggestions could not be written and what to do about it, with GitHub's message. */
export const describePullRequestFailure = (
  error: unknown,
  context: RunContext,
  target: "comment" | "suggestions",
): string =>
  describeWriteFailure(error, target, ({ status }) => {
    if (status === 403 && context.fork) {
      return "The token is read-only because the pull request comes from a fork: see the report in the job summary.";
    }
    if (status === 403) return "The token can't write comments: give the job `permissions: pull-requests: write`.";
    if (status !== 404 && status !== 410) return null;
    return "The token can't access the pull request: give it access to this repository.";
  });

/** The same for issues. */
export const describeIssuesFailure = (error: unknown): string =>
  describeWriteFailure(error, "issues", ({ status, message }) => {
    if (status === 410 || /issues (?:are|has been|have been) disabled/iu.test(message)) {
      return "Issues are disabled in this repository: enable them in its settings, or remove the input issue.";
    }
    if (status !== 403 && status !== 404) return null;
    const what = status === 403 ? "write" : "access the repository's";
    return `The token can't ${what} issues: give the job \`permissions: issues: write\`.`;
  });

/** @param suggestRemedy what to do about a status that means something else for each target. */
function describeWriteFailure(
  error: unknown,
  target: string,
  suggestRemedy: (failure: HttpFailure) => string | null,
): string {
  const failure = parseHttpFailure(error);
  if (failure === null) return `The ${target} could not be written: ${escapeForLog(String(error), 300)}`;
  const { status, message } = failure;
  const remedy = suggestGeneralRemedy(failure, target) ?? suggestRemedy(failure) ?? `GitHub rejected the ${target}.`;
  return `${remedy} (GitHub: ${status} ${escapeForLog(message, 300)})`;
}

/** What GitHub says in words when it refuses with 403 for another reason than the job's permissions. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /ip allow list/iu,
    "The organisation's IP allow list refuses this runner: allow its address, or use a runner inside.",
  ],
  [/saml|single sign-on/iu, "The organisation demands single sign-on: authorise the token for it."],
  [/archived/iu, "The repository is archived, so nothing can be written: unarchive it, or disable this workflow."],
  [
    /personal access token/iu,
    "The personal access token may not do this: give it write access to this repository's issues and pull requests.",
  ],
  [/locked/iu, "The conversation is locked: unlock it."],
];

function suggestGeneralRemedy(failure: HttpFailure, target: string): string | null {
  if (isRateLimit(failure)) return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
  const refusal = failure.status === 403 ? REFUSALS.find(([pattern]) => pattern.test(failure.message)) : undefined;
  if (refusal !== undefined) return refusal[1];
  if (failure.status === 401) return "GitHub rejected the token: check the input github-token.";
  return failure.status >= 500 ? `GitHub is not responding; the next run will write the ${target}.` : null;
}
