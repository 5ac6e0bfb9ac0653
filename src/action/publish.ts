import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import { showAnnotations, writeSummary } from "../github/publish.ts";
import type { JobDone } from "../job/job.ts";
import { annotations } from "../report/annotations.ts";
import { summary } from "../report/markdown.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { addressOf, postComment, resultSpeech } from "./comment.ts";
import { postIssues } from "./issues.ts";
import { linksOf } from "./links.ts";
import { setOutputs } from "./outputs.ts";
import { postSuggestions } from "./suggestions.ts";

/** Shows the result wherever people look. Nothing here changes the verdict: what fails, warns. */
export async function publish(
  { result, repairs, reports }: JobDone,
  settings: Settings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const links = linksOf(context);
  const attempt = attempts(core);
  // First what decides: a run that is being stopped has seconds left, and GitHub may take its time.
  setOutputs(result, reports.written, core);
  // A shard knows a part only: the run that joins them all speaks where people look.
  const isShard = result.shard !== undefined;
  if (!isShard) await attempt("annotations", () => showAnnotations(annotations(result)));
  await attempt("job summary", async () => {
    const written = await writeSummary(summary(result, { links }));
    if (written.kind === "refused") core.warning(written.why);
  });
  for (const warning of reports.warnings) core.warning(inLog(warning));
  await attempt("table", async () => core.info(verdictTable(result)));
  conclude(result, core);
  if (isShard) return core.setOutput("comment-url", "");
  let isSilenced = false;
  await attempt("comment", async () => {
    const outcome = await postComment(resultSpeech(result, context, links), settings, context, core);
    core.setOutput("comment-url", addressOf(outcome));
    // A newer run speaks, or GitHub takes nothing from this token: both hold for suggestions, too, and have been said.
    isSilenced = outcome?.kind === "outdated" || outcome?.kind === "refused";
  });
  if (repairs !== undefined && !isSilenced) {
    await attempt("suggestions", () => postSuggestions(result, repairs, settings, context, core));
  }
  await attempt("issues", () => postIssues(result, settings, context, core));
}

/** Does what it can; what fails is one warning. */
const attempts =
  (core: typeof Core) =>
  async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      core.warning(inLog(`The ${what} could not be published: ${String(error)}`));
    }
  };

function conclude({ exitCode, verdict, headline }: CheckResult, core: typeof Core): void {
  if (exitCode !== 0) core.setFailed(inLog(headline));
  else if (verdict !== "pass") core.info(`warn-only: ${inLog(headline)}`);
}
