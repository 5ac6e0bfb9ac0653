import type * as Core from "@actions/core";
import type { RunOutput } from "../compose/report-folder.ts";
import type { RunContext } from "../github/run-context.ts";
import { showAnnotations } from "../github/show-annotations.ts";
import { writeJobSummary } from "../github/write-job-summary.ts";
import { buildAnnotations } from "../report/annotations.ts";
import { escapeForLog } from "../report/escape.ts";
import { renderSummary } from "../report/markdown/report.ts";
import { withRepositoryPaths } from "../report/repository-paths.ts";
import { renderVerdictTable } from "../report/terminal-entries-table.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { Settings } from "../run/settings.ts";
import { createReportLinks } from "./create-link-base-urls.ts";
import { identifyCheck } from "./identify-check.ts";
import { createResultDraft, getCommentUrl, postComment } from "./post-comment.ts";
import { postSuggestions } from "./post-suggestions.ts";
import { setOutputs } from "./set-outputs.ts";
import { syncIssues } from "./sync-issues.ts";

/** Publishes the result to outputs, annotations, summary, comment, suggestions and issues. Failures are warnings. */
export async function publish(
  { result: local, repairs, reports }: RunOutput,
  settings: Settings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const result = withRepositoryPaths(local);
  const links = createReportLinks(context, result.checkout);
  const check = identifyCheck(settings, context);
  const attempt = createWarningWrapper(core);
  // Outputs first: a cancelled run has only seconds left.
  setOutputs(result, reports.paths, core);
  // A shard has only a part of the result: the run that merges all shards publishes it.
  const isShard = result.shard !== undefined;
  if (!isShard) await attempt("annotations", () => showAnnotations(buildAnnotations(result)));
  await attempt("job summary", async () => {
    const written = await writeJobSummary(renderSummary(result, { links }));
    if (written.kind === "refused") core.warning(written.why);
  });
  for (const warning of reports.warnings) core.warning(escapeForLog(warning));
  await attempt("table", async () => core.info(renderVerdictTable(result)));
  setStepStatus(result, core);
  if (isShard) return core.setOutput("comment-url", "");
  let canSuggest = true;
  await attempt("comment", async () => {
    const outcome = await postComment(createResultDraft(result, { check, context, links }), settings, context, core);
    core.setOutput("comment-url", getCommentUrl(outcome));
    // A newer run is responsible, or the token lacks permissions: the same is true for suggestions.
    canSuggest = outcome?.kind !== "outdated" && outcome?.kind !== "refused";
  });
  if (repairs !== undefined && canSuggest) {
    await attempt("suggestions", () => postSuggestions(result, repairs, check, settings, context, core));
  }
  await attempt("issues", () => syncIssues(result, check, settings, context, core));
}

/** Turns failures into warnings. */
const createWarningWrapper =
  (core: typeof Core) =>
  async (name: string, publishPart: () => Promise<void>): Promise<void> => {
    try {
      await publishPart();
    } catch (error) {
      core.warning(escapeForLog(`Could not publish the ${name}: ${String(error)}`));
    }
  };

function setStepStatus({ exitCode, verdict, headline }: CheckResult, core: typeof Core): void {
  if (exitCode !== 0) core.setFailed(escapeForLog(headline));
  else if (verdict !== "pass") core.info(`warn-only: ${escapeForLog(headline)}`);
}
