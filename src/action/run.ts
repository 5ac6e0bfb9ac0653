import { realpath } from "node:fs/promises";
import path from "node:path";
import type * as Core from "@actions/core";
import type { Entry } from "../check/entry.ts";
import { readSettings, type Settings } from "../check/settings.ts";
import { ContextError, type RunContext, readContext } from "../github/context.ts";
import { rawAssetUrl } from "../github/raw.ts";
import { type JobDone, runJob } from "../job/job.ts";
import { ads, progressLine } from "../report/progress.ts";
import { inLog } from "../report/text.ts";
import { changesOf } from "./changes.ts";
import { givenInputs, maskSecrets } from "./inputs.ts";
import { type Located, tellDoubt, withPullRequest } from "./located.ts";
import { previewFinder } from "./preview.ts";

/** The runner, as far as the Action touches it. */
export interface Runner {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  core: typeof Core;
  /** The event's payload, as text; empty where there is none. */
  readPayload: () => Promise<string>;
  signal: AbortSignal;
}

/** The Action: inputs → check → reports → GitHub → outputs, or a fork's report → GitHub. What cannot be done is said, and fails the step. */
export async function run(runner: Runner): Promise<void> {
  const { core } = runner;
  const startedAt = new Date();
  const given = givenInputs(runner.env);
  maskSecrets(given, core);
  let located: Located | null = null;
  try {
    const settings = readSettings(given, (name) => `Input "${name}"`);
    located = await withPullRequest(await contextOf(runner), settings["github-token"]);
    const { context } = located;
    tellDoubt(located, settings, core);
    if (settings.publish !== undefined) {
      const { relay } = await import("./relay.ts");
      const left = { file: settings.publish, cwd: runner.cwd, payload: await payload(runner) };
      return await relay(left, settings, context, core);
    }
    const done = await checkHere(settings, located, runner);
    const { publish } = await loadPublish();
    await publish(done, settings, context, core);
  } catch (error) {
    const { tellUnjudged } = await loadUnjudged();
    await tellUnjudged(error, { given, startedAt, located, context: () => contextOf(runner) }, core);
  }
}

const contextOf = async (runner: Runner): Promise<RunContext> =>
  readContext(runner.env, await payload(runner));

/** Loaded where it is needed, so that a run which ends before (a mistake in the manifest) does not wait for it. */
const loadPublish = () => import("./publish.ts");

/** Likewise: most runs judge. */
const loadUnjudged = () => import("./unjudged.ts");

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

async function checkHere(settings: Settings, located: Located, runner: Runner): Promise<JobDone> {
  const { core, cwd } = runner;
  const { context } = located;
  // An ad's file comes with its links followed; so must the folder that its address is counted from.
  const root = await realpath(cwd);
  const changes = changesOf(located, settings["github-token"]);
  core.startGroup(titleOf(settings));
  try {
    return await runJob({
      settings,
      manifests: settings.manifest,
      cwd,
      env: runner.env,
      commit: context.headSha,
      locateRemote: (file) => rawAssetUrl(context, path.relative(root, file.path).split(path.sep).join("/")),
      signal: runner.signal,
      findPreview: previewFinder(context, settings["github-token"], (line) => core.info(inLog(line))),
      log: (line) => core.info(inLog(line)),
      onStart: (entries, notices) => {
        announce(entries, notices, core);
        // Once the first requests are on their way, the processor has nothing else to do.
        setTimeout(() => void loadPublish().catch(() => undefined), 50).unref();
      },
      onEntry: (entry, progress) => core.info(progressLine(entry, progress)),
      ...(changes && { changes }),
    });
  } finally {
    core.endGroup();
  }
}

function titleOf({ merge, mode }: Settings): string {
  if (merge.length > 0) return "Joining the shards' reports";
  return mode === "links" ? "Checking the destinations" : "Evaluating the ads";
}

function announce(entries: readonly Entry[], notices: readonly string[], core: typeof Core): void {
  for (const notice of notices) core.notice(inLog(notice));
  core.info(`Checking ${ads(entries.length)}.`);
}
