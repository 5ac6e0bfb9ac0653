import type * as Core from "@actions/core";
import type { RunContext } from "../github/run-context.ts";
import { showAnnotations, writeSummary } from "../github/runner-output.ts";
import { buildAnnotations } from "../report/annotations.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderSummary } from "../report/markdown/report.ts";
import { renderVerdictTable } from "../report/terminal-table.ts";
import type { RunOutput } from "../run/compose/run-check.ts";
import type { CheckResult } from "../run/result.ts";
import type { Settings } from "../run/settings.ts";
import { createResultDraft, getCommentUrl, postComment } from "./comment.ts";
import { setOutputs } from "./outputs.ts";
import { createReportLinks } from "./report-links.ts";
import { postSuggestions } from "./suggestions.ts";
import { syncIssues } from "./sync-issues.ts";

/** Shows the result wherever people look. Nothing here changes the verdict: what fails, warns. */
export async function publish(
  { result, repairs, reports }: RunOutput,
  settings: Settings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const links = createReportLinks(context);
  const attempt = createWarningWrapper(core);
  // First what decides: a run that is being stopped has seconds left, and GitHub may take its time.
  setOutputs(result, reports.paths, core);
  // A shard knows a part only: the run that joins them all speaks where people look.
  const isShard = result.shard !== undefined;
  if (!isShard) await attempt("annotations", () => showAnnotations(buildAnnotations(result)));
  await attempt("job summary", async () => {
    const written = await writeSummary(renderSummary(result, { links }));
    if (written.kind === "refused") core.warning(written.why);
  });
  for (const warning of reports.warnings) core.warning(escapeForLog(warning));
  await attempt("table", async () => core.info(renderVerdictTable(result)));
  setStepStatus(result, core);
  if (isShard) return core.setOutput("comment-url", "");
  let isSilenced = false;
  await attempt("comment", async () => {
    const outcome = await postComment(createResultDraft(result, context, links), settings, context, core);
    core.setOutput("comment-url", getCommentUrl(outcome));
    // A newer run speaks, or GitHub takes nothing from this token: both hold for suggestions, too, and have been said.
    isSilenced = outcome?.kind === "outdated" || outcome?.kind === "refused";
  });
  if (repairs !== undefined && !isSilenced) {
    await attempt("suggestions", () => postSuggestions(result, repairs, settings, context, core));
  }
  await attempt("issues", () => syncIssues(result, settings, context, core));
}

/** Does what it can; what fails is one warning. */
const createWarningWrapper =
  (core: typeof Core) =>
  async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      core.warning(escapeForLog(`The ${what} could not be published: ${String(error)}`));
    }
  };

function setStepStatus({ exitCode, verdict, headline }: CheckResult, core: typeof Core): void {
  if (exitCode !== 0) core.setFailed(escapeForLog(headline));
  else if (verdict !== "pass") core.info(`warn-only: ${escapeForLog(headline)}`);
}
