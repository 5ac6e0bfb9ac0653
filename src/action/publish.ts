import type * as Core from "@actions/core";
import type { CheckResult } from "../check/result.ts";
import type { Settings } from "../check/settings.ts";
import type { RunContext } from "../github/context.ts";
import { showAnnotations, writeSummary } from "../github/publish.ts";
import type { JobDone } from "../job/job.ts";
import { annotations } from "../report/annotations.ts";
import { type Links, summary } from "../report/markdown.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { postComment } from "./comment.ts";
import { setOutputs } from "./outputs.ts";

/** Shows the result wherever people look. Nothing here changes the verdict: what fails, warns. */
export async function publish(
  { result, reports }: JobDone,
  settings: Settings,
  context: RunContext,
  core: typeof Core,
): Promise<void> {
  const links = linksOf(context);
  core.info(verdictTable(result));
  await showAnnotations(annotations(result));
  const written = await writeSummary(summary(result, { links }));
  if (written.kind === "refused") core.warning(written.why);
  for (const warning of reports.warnings) core.warning(inLog(warning));
  // Before the comment: a run that is being stopped has seconds left, and GitHub may take its time.
  setOutputs(result, reports.written.json, core);
  conclude(result, core);
  core.setOutput("comment-url", (await postComment(result, settings, context, links, core)) ?? "");
}

function conclude({ exitCode, verdict, headline }: CheckResult, core: typeof Core): void {
  if (exitCode !== 0) core.setFailed(inLog(headline));
  else if (verdict !== "pass") core.info(`warn-only: ${inLog(headline)}`);
}

const linksOf = ({ runUrl, serverUrl, headRepository, headSha }: RunContext): Links => ({
  run: runUrl,
  source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});
