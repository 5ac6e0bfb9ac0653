import type * as Core from "@actions/core";
import { EvaluationError } from "../contract/error.ts";
import { ContextError } from "../github/run-context.ts";
import { MAX_ERROR_ANNOTATIONS } from "../report/annotations.ts";
import { escapeForLog } from "../report/escape.ts";
import type { RunFailure } from "../report/markdown/run-failure.ts";
import { ManifestError } from "../run/manifest/read-manifests.ts";
import { SettingsError } from "../run/settings.ts";

export type ErrorSummary = Pick<RunFailure, "headline" | "problems">;

/** Annotates the user's mistakes at their lines and fails the step; an internal error is logged with its stack. */
export function logError(error: unknown, core: typeof Core): ErrorSummary {
  const { headline, problems, failureMessage } = describeError(error);
  // GitHub keeps ten annotations, and its log shows them without file and line: log all of them with location.
  if (error instanceof ManifestError) for (const line of error.message.split("\n")) core.info(escapeForLog(line));
  for (const { location, message, title } of problems.slice(0, MAX_ERROR_ANNOTATIONS)) {
    core.error(escapeForLog(message), {
      title,
      ...(location && { file: location.file, startLine: location.line, endLine: location.endLine }),
    });
  }
  core.setFailed(escapeForLog(failureMessage ?? headline));
  return { headline, problems };
}

interface ErrorDescription {
  headline: string;
  problems: {
    location: { file: string; line: number; endLine: number } | null;
    message: string;
    title: string;
  }[];
  /** The step's failure message if it differs from the headline. */
  failureMessage?: string;
}

function describeError(error: unknown): ErrorDescription {
  if (error instanceof ManifestError && error.problems.length > 0) {
    const count = error.problems.length === 1 ? "a mistake" : `${error.problems.length} mistakes`;
    return {
      headline: `The ads manifest has ${count}.`,
      problems: error.problems.map(({ location, message }) => ({ location, message, title: "Ads manifest" })),
    };
  }
  if (error instanceof SettingsError) {
    return {
      headline: "Some inputs are invalid.",
      problems: error.problems.map((message) => ({ location: null, message, title: "Inputs" })),
    };
  }
  const isExpected =
    error instanceof ManifestError || error instanceof EvaluationError || error instanceof ContextError;
  if (isExpected) return { headline: error.message, problems: [] };
  const failureMessage = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { headline: "Internal error: see the log.", problems: [], failureMessage };
}
