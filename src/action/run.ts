import path from "node:path";
import type * as Core from "@actions/core";
import type { Entry } from "../check/entry.ts";
import { ManifestError } from "../check/manifest/read.ts";
import type { CheckResult, EntryResult } from "../check/result.ts";
import { readSettings, type Settings, SettingsError } from "../check/settings.ts";
import { ContextError, type RunContext, readContext } from "../github/context.ts";
import { showAnnotations, writeSummary } from "../github/publish.ts";
import { rawAssetUrl } from "../github/raw.ts";
import { type JobDone, runJob } from "../job/job.ts";
import { annotations } from "../report/annotations.ts";
import { type Links, summary } from "../report/markdown.ts";
import { verdictTable } from "../report/table.ts";
import { inLog } from "../report/text.ts";
import { postComment } from "./comment.ts";
import { givenInputs, maskSecrets } from "./inputs.ts";
import { setOutputs } from "./outputs.ts";

/** The runner, as far as the Action touches it. */
export interface Runner {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  core: typeof Core;
  /** The event's payload, as text. */
  readPayload: () => Promise<string>;
  signal: AbortSignal;
}

/** The Action: inputs → check → reports → GitHub → outputs. What cannot be done is said, and fails the step. */
export async function run(runner: Runner): Promise<void> {
  const { core } = runner;
  try {
    const given = givenInputs(runner.env);
    maskSecrets(given, core);
    const settings = readSettings(given, (name) => `Input "${name}"`);
    const context = readContext(runner.env, await runner.readPayload());
    const done = await checkHere(settings, context, runner);
    await publish(done, settings, context, runner);
  } catch (error) {
    explain(error, core);
  }
}

async function checkHere(settings: Settings, context: RunContext, runner: Runner): Promise<JobDone> {
  const { core, cwd } = runner;
  core.startGroup("Evaluating the ads");
  try {
    return await runJob({
      settings,
      manifests: settings.manifest,
      cwd,
      env: runner.env,
      commit: context.headSha,
      locateRemote: (file) => rawAssetUrl(context, path.relative(cwd, file.path).split(path.sep).join("/")),
      signal: runner.signal,
      log: (line) => core.info(inLog(line)),
      onStart: (entries, notices) => announce(entries, notices, core),
      onEntry: (entry, progress) => core.info(progressLine(entry, progress)),
    });
  } finally {
    core.endGroup();
  }
}

/** Shows the result wherever people look. Nothing here changes the verdict: what fails, warns. */
async function publish(
  { result, reports }: JobDone,
  settings: Settings,
  context: RunContext,
  { core }: Runner,
) {
  const links = linksOf(context);
  core.info(verdictTable(result));
  await showAnnotations(annotations(result));
  const written = await writeSummary(summary(result, { links }));
  if (written.kind === "refused") core.warning(written.why);
  const url = await postComment(result, settings, context, links, core);
  for (const warning of reports.warnings) core.warning(inLog(warning));
  setOutputs(result, { reportJson: reports.written.json, commentUrl: url }, core);
  conclude(result, core);
}

function conclude({ exitCode, verdict, headline }: CheckResult, core: typeof Core): void {
  if (exitCode !== 0) core.setFailed(inLog(headline));
  else if (verdict !== "pass") core.info(`warn-only: ${inLog(headline)}`);
}

function announce(entries: readonly Entry[], notices: readonly string[], core: typeof Core): void {
  for (const notice of notices) core.notice(inLog(notice));
  core.info(`Checking ${entries.length === 1 ? "1 ad" : `${entries.length} ads`}.`);
}

const progressLine = (entry: EntryResult, { done, of }: { done: number; of: number }): string =>
  inLog(
    `[${done}/${of}] ${entry.id}: ${entry.state.replaceAll("_", " ")}. ${entry.reason} (${entry.durationMs} ms)`,
  );

const linksOf = ({ runUrl, serverUrl, headRepository, headSha }: RunContext): Links => ({
  run: runUrl,
  source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});

/** A user's mistake is shown where it was made; a mistake of ours with where it happened. */
function explain(error: unknown, core: typeof Core): void {
  if (error instanceof ManifestError) {
    for (const { place, message } of error.problems) {
      core.error(inLog(message), {
        title: "Ads manifest",
        file: place.file,
        startLine: place.line,
        endLine: place.endLine,
      });
    }
    core.setFailed(
      `The ads manifest has ${error.problems.length === 1 ? "a mistake" : `${error.problems.length} mistakes`}.`,
    );
  } else if (error instanceof SettingsError) {
    for (const problem of error.problems) core.error(inLog(problem), { title: "Inputs" });
    core.setFailed("The inputs cannot be read.");
  } else if (error instanceof ContextError) {
    core.setFailed(inLog(error.message));
  } else {
    core.setFailed(inLog(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}
