import { writeFileSync } from "node:fs";
import { capturePages, OutdatedCapture } from "./capture-pages.ts";
import { MODES } from "./evaluate-ads.ts";
import { evaluatePages } from "./evaluate-pages.ts";
import { formatDetails, formatSummary } from "./format-tables.ts";
import { type NearOptions, parseNearOptions, UnusableOptions } from "./options.ts";
import { NEAR_FOLDER, type NearPage, type PageSet, readNearPages } from "./pages.ts";
import { CAPTURES_FOLDER, SavedCaptures } from "./saved-captures.ts";
import { summarise } from "./summarise.ts";

export interface NearFolders {
  pages: string;
  captures: string;
}

const REPOSITORY_FOLDERS: NearFolders = { pages: NEAR_FOLDER, captures: CAPTURES_FOLDER };

/**
 * `npm run corpus -- near` evaluates the ads in test/corpus/near and prints figures by kind.
 *
 * @returns the exit code: 2 where nothing could be evaluated.
 */
export async function runNear(
  args: readonly string[],
  log: (line: string) => void,
  folders = REPOSITORY_FOLDERS,
): Promise<0 | 2> {
  try {
    const options = parseNearOptions(args);
    if (options.captureOnly) await captureAll(options, log, folders);
    else await evaluateAll(options, log, folders);
    return 0;
  } catch (error) {
    if (!(error instanceof UnusableOptions || error instanceof OutdatedCapture)) throw error;
    log(error.message);
    return 2;
  }
}

async function captureAll(options: NearOptions, log: (line: string) => void, folders: NearFolders): Promise<void> {
  const all = [...readNearPages("development", folders.pages), ...readNearPages("validation", folders.pages)];
  const pages = all.filter(({ id }) => options.page === undefined || id === options.page);
  const captures = new SavedCaptures(folders.captures);
  await capturePages(pages, { captures, saved: false, recapture: options.recapture, log });
  log(`${pages.length} pages have captures: ${formatMegabytes(captures, pages)}.`);
}

async function evaluateAll(options: NearOptions, log: (line: string) => void, folders: NearFolders): Promise<void> {
  const startedMs = performance.now();
  const seconds = (): string => `${((performance.now() - startedMs) / 1000).toFixed(0)} s`;
  const set: PageSet = options.validation ? "validation" : "development";
  const pages = selectPages(options, set, folders);
  const captures = new SavedCaptures(folders.captures);
  await capturePages(pages, { captures, saved: options.saved, recapture: options.recapture, log });
  log(`${pages.length} ${set} pages, captures of ${formatMegabytes(captures, pages)}, ${seconds()}`);
  const scored = await evaluatePages(pages, folders.captures);
  for (const mode of MODES.filter((one) => scored[one].length > 0))
    log(`\n── ${mode}: ${scored[mode].length} ads ${"─".repeat(60)}\n${formatSummary(summarise(scored[mode]))}`);
  log(`\n${seconds()}`);
  if (options.details !== undefined) writeFileSync(options.details, formatDetails(scored));
  if (options.validation)
    log('\nLog this run in docs/contributing/near-misses.md, section "Validation runs": date, commit and figures.');
}

/** @throws UnusableOptions */
function selectPages({ page }: NearOptions, set: PageSet, folders: NearFolders): NearPage[] {
  const pages = readNearPages(set, folders.pages);
  if (page === undefined) return pages;
  const found = pages.filter(({ id }) => id === page);
  if (found.length > 0) return found;
  const frozen = readNearPages("validation", folders.pages).some(({ id }) => id === page);
  throw new UnusableOptions(
    frozen
      ? `${page} is kept for validation and is not evaluated alone.`
      : `There is no page ${page}. Pages: ${pages.map(({ id }) => id).join(", ")}.`,
  );
}

const formatMegabytes = (captures: SavedCaptures, pages: readonly NearPage[]): string =>
  `${(captures.countBytes(pages.map(({ id }) => id)) / 1e6).toFixed(1)} MB`;
