import type * as Core from "@actions/core";
import { ManifestError } from "../check/manifest/read.ts";
import { SettingsError } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import { ContextError } from "../github/context.ts";
import { MOST_ERRORS } from "../report/annotations.ts";
import type { Unjudged } from "../report/markdown-unjudged.ts";
import { inLog } from "../report/text.ts";

export type Explained = Pick<Unjudged, "headline" | "problems">;

/** Why a run could not judge, shown where it was made: a user's mistake at its place, a mistake of ours with its stack. */
export function explain(error: unknown, core: typeof Core): Explained {
  const { headline, problems, failed } = explained(error);
  // GitHub keeps ten annotations, and its log shows them without their places.
  if (error instanceof ManifestError) for (const line of error.message.split("\n")) core.info(inLog(line));
  for (const { place, message, title } of problems.slice(0, MOST_ERRORS)) {
    core.error(inLog(message), {
      title,
      ...(place && { file: place.file, startLine: place.line, endLine: place.endLine }),
    });
  }
  core.setFailed(inLog(failed ?? headline));
  return { headline, problems };
}

interface Explanation {
  headline: string;
  problems: {
    place: { file: string; line: number; endLine: number } | null;
    message: string;
    title: string;
  }[];
  /** What the step's failure says, where that is more than the headline. */
  failed?: string;
}

function explained(error: unknown): Explanation {
  if (error instanceof ManifestError && error.problems.length > 0) {
    const mistakes = error.problems.length === 1 ? "a mistake" : `${error.problems.length} mistakes`;
    return {
      headline: `The ads manifest has ${mistakes}.`,
      problems: error.problems.map(({ place, message }) => ({ place, message, title: "Ads manifest" })),
    };
  }
  if (error instanceof SettingsError) {
    return {
      headline: "The inputs cannot be read.",
      problems: error.problems.map((message) => ({ place: null, message, title: "Inputs" })),
    };
  }
  const ours =
    error instanceof ManifestError || error instanceof EvaluationError || error instanceof ContextError;
  if (ours) return { headline: error.message, problems: [] };
  const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { headline: "Adhere itself failed; the log says where.", problems: [], failed };
}
