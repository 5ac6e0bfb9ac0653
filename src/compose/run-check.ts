import { formatAdCount } from "../report/format-count.ts";
import type { Checkout } from "../run/changes/checkout.ts";
import { limitRunTime } from "../run/deadline.ts";
import type { Entry } from "../run/manifest/entry.ts";
import { formatProblem } from "../run/manifest/location-resolver.ts";
import { readManifests } from "../run/manifest/read-manifests.ts";
import { openLinkState } from "../run/state/open-link-state.ts";
import type { SecretMask } from "../run/visit/secret-mask.ts";
import { VERSION } from "../version.ts";
import { type ResolvedVisits, resolveVisitUrls } from "./assign-visit-urls.ts";
import { describeEnvironment } from "./describe-environment.ts";
import { removePatches } from "./find-repairs.ts";
import { outlineAdTexts } from "./outline-ad-texts.ts";
import type { RunOutput } from "./report-folder.ts";
import { type Checker, getGatePolicy, getReportFolder, type RunOptions } from "./run-options.ts";
import { type Selection, selectEntries } from "./select-entries.ts";
import { openReportPictureStore, type ReportPictureStore } from "./store-pictures.ts";

/**
 * Runs one check: reads the manifest, opens an evaluator or the link checker, decides the verdict and writes the
 * reports.
 *
 * @throws ManifestError, or an EvaluationError about a setting, before the evaluation; never afterwards.
 */
export async function runCheck(options: RunOptions): Promise<RunOutput> {
  const { settings } = options;
  if (settings.merge.length > 0) return (await import("./run-merge.ts")).runMerge(options);
  const { signal, release } = limitRunTime(options.signal, settings["run-timeout"]);
  try {
    return await readAndCheck({ ...options, signal });
  } finally {
    release();
  }
}

async function readAndCheck(options: RunOptions): Promise<RunOutput> {
  const { settings } = options;
  // First, because a run that fails early writes no report that would say that the patches are outdated.
  await removePatches(getReportFolder(options));
  // Links mode does not need the ad itself.
  const all = await readManifests(options.manifests, {
    ...options,
    needAd: settings.mode === "evaluate",
    includePaused: settings["include-paused"],
  });
  const pictures = openReportPictureStore(getReportFolder(options));
  const selection = await selectEntries(all, { ...options, storePicture: pictures.store });
  const visits = await resolveVisitUrls(selection.evaluatedEntries, skipUnusedPreview(selection, options));
  try {
    return await checkAndReport(hideSecretsIn(options, visits.hideSecrets), selection, visits, pictures);
  } finally {
    await visits.close();
  }
}

const pickCheckoutReport = ({ commit, folder, workingFolder }: Checkout) => ({ commit, folder, workingFolder });

/** What is said during the run has no secrets either. */
function hideSecretsIn({ log, onStart, onEntry, onDestination, ...options }: RunOptions, hide: SecretMask): RunOptions {
  return {
    ...options,
    log: (line) => log(hide(line)),
    ...(onStart && { onStart: (entries, notices, warnings) => onStart(entries, hide(notices), warnings) }),
    ...(onEntry && { onEntry: (result, progress) => onEntry(hide(result), progress) }),
    ...(onDestination && { onDestination: (destination) => onDestination(hide(destination)) }),
  };
}

/** Does not wait for the preview when no entry uses it. */
function skipUnusedPreview({ evaluatedEntries }: Selection, { findPreview, ...options }: RunOptions): RunOptions {
  return evaluatedEntries.length === 0 || findPreview === undefined ? options : { ...options, findPreview };
}

async function checkAndReport(
  options: RunOptions,
  selection: Selection,
  visits: ResolvedVisits,
  pictures: ReportPictureStore,
): Promise<RunOutput> {
  const { settings, cwd, signal } = options;
  const linkState = await openLinkState(settings, cwd, new Date());
  const checker =
    settings.mode === "links"
      ? await (await import("./open-link-checker.ts")).openLinkChecks(options, visits)
      : await openEvaluation(options, selection, visits, pictures);
  try {
    const preflight = await checker.preflight();
    const entries = selection.mergeLeftOut(visits.entries);
    const environment = settings["api-url"] === undefined ? describeEnvironment(options.env) : [];
    const textAds = settings.mode === "evaluate" ? describeTextAds(visits.entries) : [];
    const notes = [
      ...environment,
      ...selection.notices,
      ...textAds,
      ...describePageSpeed(settings, visits.entries),
      ...visits.notices,
      ...preflight,
      ...linkState.notices,
    ];
    const notices = [...selection.warnings.map(formatProblem), ...notes];
    options.onStart?.(entries, notes, selection.warnings);
    const checked = await checker.check(entries, {
      threshold: settings.threshold,
      timeout: settings.timeout,
      gate: getGatePolicy(settings),
      commit: options.commit,
      ...(options.checkout && { checkout: pickCheckoutReport(options.checkout) }),
      wrongCheckout: options.wrongCheckout,
      leftOutResults: selection.leftOutResults,
      version: VERSION,
      notices,
      baseline: selection.baseline,
      debounce: linkState.debounce,
      now: () => new Date(),
      signal,
      ...(options.onEntry && { onEntry: options.onEntry }),
    });
    const located = checker.locateTexts ? await outlineAdTexts(checked, checker.locateTexts, signal) : checked;
    const result = visits.hideSecrets({ ...selection.annotateResult(located), manifests: [...options.manifests] });
    const warnings = [...(await linkState.save()), ...pictures.warnings];
    const { writeRunOutput } = await import("./report-folder.ts");
    return await writeRunOutput(result, { ...options, warnings, shrinkPicture: checker.shrinkPicture });
  } finally {
    // A failure to close does not change the result.
    await checker.close().catch((error: unknown) => options.log(`Could not close the evaluator: ${String(error)}`));
  }
}

/** A search ad needs no picture; of other ads something is missing. */
function describeTextAds(entries: readonly Entry[]): string[] {
  const count = entries.filter(
    ({ asset, adUrl, platform }) => asset === null && adUrl === null && platform !== "google",
  );
  if (count.length === 0) return [];
  return [`${formatAdCount(count.length)}: only their words were judged, because there is no picture or video.`];
}

/** Settings and budgets that have no effect. */
function describePageSpeed(settings: RunOptions["settings"], entries: readonly Entry[]): string[] {
  const isWanted = settings["page-speed"];
  if (settings.mode === "links") return isWanted ? ["page-speed has no effect in links mode."] : [];
  const count = isWanted || settings["api-url"] !== undefined ? 0 : entries.filter(hasBudget).length;
  if (count === 0) return [];
  return [`${formatAdCount(count)}: the page-speed-budget is not checked, because page-speed is not set.`];
}

const hasBudget = ({ pageSpeedBudget }: Entry): boolean => pageSpeedBudget !== undefined;

async function openEvaluation(
  options: RunOptions,
  selection: Selection,
  visits: ResolvedVisits,
  pictures: ReportPictureStore,
): Promise<Checker> {
  // Loaded late, so that an error in the manifest is reported at once.
  const { openEvaluator } = await import("./open-evaluator.ts");
  const { headersFor } = visits;
  const evaluator = await openEvaluator({ ...options, headersFor, storePicture: pictures.store });
  return {
    ...evaluator,
    preflight: () => evaluator.preflight(selection.countEvaluations(visits.entries), options.signal),
    check: async (entries, run) => {
      const { checkEntries } = await import("../run/check-entries.ts");
      const openLinkChecker = async () =>
        (await import("./open-link-checker.ts")).openLinkChecker({ ...options, headersFor });
      const measuresPageSpeed = options.settings["page-speed"];
      return checkEntries(entries, { ...run, ...evaluator, openLinkChecker, measuresPageSpeed, log: options.log });
    },
  };
}
