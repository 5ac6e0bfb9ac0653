import { realpath } from "node:fs/promises";
import path from "node:path";
import type * as Core from "@actions/core";
import type { Entry } from "../check/entry.ts";
import { ManifestError } from "../check/manifest/read.ts";
import type { EntryResult } from "../check/result.ts";
import { readSettings, type Settings, SettingsError } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import { ContextError, type RunContext, readContext } from "../github/context.ts";
import { rawAssetUrl } from "../github/raw.ts";
import { type JobDone, runJob } from "../job/job.ts";
import { inLog } from "../report/text.ts";
import { givenInputs, maskSecrets } from "./inputs.ts";
import { setUnjudged } from "./outputs.ts";

/** The runner, as far as the Action touches it. */
export interface Runner {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  core: typeof Core;
  /** The event's payload, as text; empty where there is none. */
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
    const context = readContext(runner.env, await payload(runner));
    const done = await checkHere(settings, context, runner);
    const { publish } = await loadPublish();
    await publish(done, settings, context, core);
  } catch (error) {
    explain(error, core);
  }
}

/** Loaded where it is needed, so that a run which ends before (a mistake in the manifest) does not wait for it. */
const loadPublish = () => import("./publish.ts");

async function payload({ readPayload }: Runner): Promise<string> {
  try {
    return await readPayload();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ContextError(
      `The event's payload cannot be read: ${why}. GITHUB_EVENT_PATH is the runner's own: do not set it.`,
      { cause: error },
    );
  }
}

async function checkHere(settings: Settings, context: RunContext, runner: Runner): Promise<JobDone> {
  const { core, cwd } = runner;
  // An ad's file comes with its links followed; so must the folder that its address is counted from.
  const root = await realpath(cwd);
  core.startGroup("Evaluating the ads");
  try {
    return await runJob({
      settings,
      manifests: settings.manifest,
      cwd,
      env: runner.env,
      commit: context.headSha,
      locateRemote: (file) => rawAssetUrl(context, path.relative(root, file.path).split(path.sep).join("/")),
      signal: runner.signal,
      log: (line) => core.info(inLog(line)),
      onStart: (entries, notices) => {
        announce(entries, notices, core);
        // Once the first requests are on their way, the processor has nothing else to do.
        setTimeout(loadPublish, 50).unref();
      },
      onEntry: (entry, progress) => core.info(progressLine(entry, progress)),
    });
  } finally {
    core.endGroup();
  }
}

function announce(entries: readonly Entry[], notices: readonly string[], core: typeof Core): void {
  for (const notice of notices) core.notice(inLog(notice));
  core.info(`Checking ${entries.length === 1 ? "1 ad" : `${entries.length} ads`}.`);
}

const progressLine = (entry: EntryResult, { done, of }: { done: number; of: number }): string =>
  inLog(
    `[${done}/${of}] ${entry.id}: ${entry.state.replaceAll("_", " ")}. ${entry.reason} (${entry.durationMs} ms)`,
  );

/** A user's mistake is shown where it was made; a mistake of ours with where it happened. */
function explain(error: unknown, core: typeof Core): void {
  setUnjudged(core);
  if (error instanceof ManifestError && error.problems.length > 0) {
    // GitHub keeps ten annotations, and its log shows them without their places.
    for (const line of error.message.split("\n")) core.info(inLog(line));
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
  } else if (
    error instanceof ManifestError ||
    error instanceof EvaluationError ||
    error instanceof ContextError
  ) {
    core.setFailed(inLog(error.message));
  } else {
    core.setFailed(inLog(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}
