import { realpath } from "node:fs/promises";
import path from "node:path";
import type * as Core from "@actions/core";
import type { RunOutput } from "../compose/report-folder.ts";
import { runCheck } from "../compose/run-check.ts";
import { messageOf } from "../contract/error.ts";
import { rawAssetUrl } from "../github/raw-asset-url.ts";
import { ContextError, type RunContext, readRunContext } from "../github/run-context.ts";
import { escapeForLog } from "../report/escape.ts";
import { formatAdCount } from "../report/format-count.ts";
import { formatProgressLine } from "../report/progress-line.ts";
import { toRepositoryPath } from "../report/repository-paths.ts";
import { type Checkout, readCheckout } from "../run/changes/checkout.ts";
import type { Entry } from "../run/manifest/entry.ts";
import type { Problem } from "../run/manifest/location-resolver.ts";
import { DEFAULT_REPORT_FOLDERS, readSettings, type Settings } from "../run/settings.ts";
import { createPreviewFinder } from "./find-preview.ts";
import { createGitHubChangeSource } from "./github-change-source.ts";
import { maskSecrets, readInputs } from "./read-inputs.ts";
import { noticePullRequestProblem, type ResolvedContext, resolvePullRequest } from "./resolve-pull-request.ts";
import { withSafeOutputs } from "./set-outputs.ts";

/** What the Action uses of the runner. */
export interface Runner {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  core: typeof Core;
  /** The event's payload as JSON text; empty if there is none. */
  readPayload: () => Promise<string>;
  signal: AbortSignal;
}

/** Runs the Action: a check, or publishing a fork's report. Errors are reported and fail the step. */
export async function runAction(given: Runner): Promise<void> {
  const core = withSafeOutputs(given.core);
  return runStep({ ...given, core });
}

async function runStep(runner: Runner): Promise<void> {
  const { core } = runner;
  const startedAt = new Date();
  const given = readInputs(runner.env);
  maskSecrets(given, core);
  let resolved: ResolvedContext | null = null;
  try {
    const settings = readActionSettings(given);
    resolved = await resolvePullRequest(await loadRunContext(runner), settings["github-token"]);
    const { context } = resolved;
    noticePullRequestProblem(resolved, settings, core);
    if (settings.publish !== undefined) {
      const { publishForkReport } = await import("./publish-fork-report.ts");
      const input = { file: settings.publish, cwd: runner.cwd, payload: await readEventPayload(runner) };
      return await publishForkReport(input, settings, context, core);
    }
    const output = await runCheckInGroup(settings, resolved, runner);
    const { publish } = await loadPublish();
    await publish(output, settings, context, core);
  } catch (error) {
    const { reportFailure } = await import("./report-failure.ts");
    await reportFailure(
      error,
      { cwd: runner.cwd, given, startedAt, resolved, loadContext: () => loadRunContext(runner) },
      core,
    );
  }
}

/** Workflows upload one report folder, whatever the mode; only the command line keeps the modes apart. */
const readActionSettings = (given: ReturnType<typeof readInputs>): Settings => {
  const folder = given["report-dir"]?.trim() || DEFAULT_REPORT_FOLDERS.evaluate;
  return readSettings({ ...given, "report-dir": folder }, (name) => `Input "${name}"`);
};

const loadRunContext = async (runner: Runner): Promise<RunContext> =>
  readRunContext(runner.env, await readEventPayload(runner));

/** Imported lazily: a run that fails early doesn't need it. */
const loadPublish = () => import("./publish.ts");

async function readEventPayload({ readPayload }: Runner): Promise<string> {
  try {
    return await readPayload();
  } catch (error) {
    const why = messageOf(error);
    throw new ContextError(
      `Can't read the event's payload: ${why}. GITHUB_EVENT_PATH is set by the runner: do not change it.`,
      { cause: error },
    );
  }
}

async function runCheckInGroup(settings: Settings, resolved: ResolvedContext, runner: Runner): Promise<RunOutput> {
  const { core, cwd } = runner;
  const { context } = resolved;
  // Ad files are real paths, so the root must be one, too.
  const root = await realpath(cwd);
  const changes = createGitHubChangeSource(resolved, settings["github-token"]);
  const checkout = await readCheckout(cwd, settings.manifest, context.headSha);
  // A merge reads reports, not the checkout.
  const wrongCheckout = settings.merge.length > 0 ? null : describeWrongCheckout(checkout, context);
  core.startGroup(getGroupTitle(settings));
  try {
    return await runCheck({
      settings,
      manifests: settings.manifest,
      missingManifestStep:
        'run npx adhere-check init in the repository and commit the ads.yml that it writes, or set the input "manifest" ' +
        "to the file that you have. The job also needs actions/checkout before this step.",
      cwd,
      env: runner.env,
      commit: nameCommit(checkout, wrongCheckout, context),
      checkout,
      ...(wrongCheckout !== null && { wrongCheckout }),
      locateRemoteAsset: (file) =>
        rawAssetUrl(
          context,
          toRepositoryPath(path.relative(root, file.path).split(path.sep).join("/"), checkout ?? undefined),
        ),
      runAttemptId: context.runAttemptId,
      signal: runner.signal,
      findPreview: createPreviewFinder(context, settings["github-token"], (line) => core.info(escapeForLog(line))),
      log: (line) => core.info(escapeForLog(line)),
      onStart: (entries, notices, warnings) => {
        warnAboutManifest(warnings, checkout, core);
        logStart(entries, notices, core);
        // Preload while the first requests wait for responses.
        setTimeout(() => void loadPublish().catch(() => undefined), 50).unref();
      },
      onEntry: (entry, progress) => core.info(formatProgressLine(entry, progress)),
      ...(changes && { changes }),
    });
  } finally {
    core.endGroup();
  }
}

/** What a comment is about is the pull request's commit; every other run names what it has read. */
function nameCommit(
  checkout: Checkout | null,
  wrongCheckout: string | null,
  { headSha, isProposed, pullRequest }: RunContext,
): string {
  const isHead = isProposed && (pullRequest !== null || wrongCheckout === null);
  return isHead ? headSha : (checkout?.head ?? headSha);
}

/**
 * Why the change is not what was checked out, or null. On pull_request_target, actions/checkout checks out the base
 * branch unless `ref` is set: if nobody can tell, that is what happened.
 */
function describeWrongCheckout(checkout: Checkout | null, { event, isProposed, headSha }: RunContext): string | null {
  const isNamed = checkout === null ? event !== "pull_request_target" : checkout.isNamed;
  if (!isProposed || isNamed) return null;
  const head =
    checkout === null
      ? "Nobody can tell which commit is checked out here"
      : `Checked out is ${checkout.head.slice(0, 7)}`;
  const remedy =
    event === "pull_request"
      ? "Remove `ref` from actions/checkout."
      : "Set `ref` of actions/checkout to that commit, or check the pull request on the event pull_request.";
  const what = checkout === null ? "so this may not be" : "not";
  return `${head}, ${what} the pull request's commit ${headSha.slice(0, 7)}. ${remedy}`;
}

function warnAboutManifest(warnings: readonly Problem[], checkout: Checkout | null, core: typeof Core): void {
  for (const { location, message } of warnings) {
    const file = toRepositoryPath(location.file, checkout ?? undefined);
    core.warning(escapeForLog(message), { title: "Ads manifest", file, startLine: location.line });
  }
}

function getGroupTitle({ merge, mode }: Settings): string {
  if (merge.length > 0) return "Merging the shards' reports";
  return mode === "links" ? "Checking the landing pages" : "Evaluating the ads";
}

function logStart(entries: readonly Entry[], notices: readonly string[], core: typeof Core): void {
  for (const notice of notices) core.notice(escapeForLog(notice));
  core.info(`Checking ${formatAdCount(entries.length)}.`);
}
