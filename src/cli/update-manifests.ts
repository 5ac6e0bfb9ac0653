import { existsSync, statSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "../contract/error.ts";
import { dedupeAds } from "../intake/dedupe-ads.ts";
import {
  type FindFile,
  type FormattedEntry,
  fitsManifest,
  formatEntry,
  formatManifests,
} from "../intake/format-manifest.ts";
import { IntakeError } from "../intake/intake-error.ts";
import type { ParsedExport } from "../intake/parse-export.ts";
import type { PauseFile } from "../intake/pause/pause-file.ts";
import { applyPlan, filterPlan, hasChanges } from "../intake/update/apply-plan.ts";
import type { KnownAd } from "../intake/update/known-ad.ts";
import { ManifestText } from "../intake/update/manifest-text.ts";
import { planStatuses, planUpdate, type UpdatePlan } from "../intake/update/plan-update.ts";
import { writeFileAtomically } from "../run/atomic-write.ts";
import { readManifests } from "../run/manifest/read-manifests.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { UsageError } from "./flags.ts";
import { toNumberedPath } from "./numbered-path.ts";

/** What `--update` would write, and what it does. */
export interface PreparedUpdate {
  plan: UpdatePlan;
  /** Names of the manifests as given, in the order of their numbers. */
  names: readonly string[];
  /** Changes that YAML aliases prevent, one line each. */
  manual: readonly string[];
  /** Writes the files, all or none. Returns the names of those that changed. */
  write(): Promise<string[]>;
}

export interface UpdateOptions {
  cwd: string;
  /** The first manifest; the others have its name with numbers. */
  output: string;
  prune: boolean;
  find: FindFile;
}

/** Makes the plan of an update from the manifests' entries. */
export type MakePlan = (entries: readonly KnownAd[]) => UpdatePlan;

/** From here on, memory is freed between the steps. */
export const MANY_ADS = 10_000;

/** Compares the manifests with exports, which have stopped ads, too. */
export const planFromExports =
  (files: readonly ParsedExport[], { prune, find }: UpdateOptions): MakePlan =>
  (entries) => {
    const ads = dedupeAds(
      files.flatMap(({ drafts }) => drafts),
      entries.map(({ ad }) => ad.id),
    );
    if (ads.length > MANY_ADS) collectGarbage();
    return planUpdate(entries, ads, { sources: new Set(files.map(({ source }) => source)), prune, find });
  };

/** Compares the manifests with pause files, which say only statuses. */
export const planFromPauseFiles =
  (files: readonly PauseFile[]): MakePlan =>
  (entries) =>
    planStatuses(entries, new Map(files.flatMap(({ ads }) => ads.map(({ ref, status }) => [ref, status] as const))));

/** Reads the manifests and applies the plan to them in memory. */
export async function prepareUpdate(makePlan: MakePlan, options: UpdateOptions): Promise<PreparedUpdate> {
  const { cwd, output, find } = options;
  const names = listManifests(output, cwd);
  const entries: KnownAd[] = [];
  // One at a time: a parsed manifest takes many times the memory of its entries.
  for (const [file, name] of names.entries()) {
    await validate(name, cwd);
    if (names.length > 1) collectGarbage();
    // A copy: the parser's strings are parts of parts of the file, and take eight times the memory.
    entries.push(...structuredClone((await openManifest(path.resolve(cwd, name), file)).manifest.entries));
    if (names.length > 1) collectGarbage();
  }
  const plan = makePlan(entries);
  if (names.length > 1) collectGarbage();
  const additions = placeAdditions(plan.added, { entries, names, output, find, cwd });
  const changed = new Map<string, Buffer>(additions.created);
  const manual: string[] = [];
  for (const [file, name] of names.entries()) {
    const added = file === names.length - 1 ? additions.appended : [];
    const part = filterPlan(plan, file);
    if (added.length === 0 && !hasChanges(part)) continue;
    const { manifest, mark } = await openManifest(path.resolve(cwd, name), file);
    applyPlan(part, manifest, added);
    manual.push(
      ...manifest.manual.map(
        ({ entry, line, why }) => `${name}:${line}: ${entry.ad.id} must be changed by hand: ${why}`,
      ),
    );
    if (manifest.isChanged) changed.set(name, Buffer.from(mark + manifest.toString()));
    if (names.length > 1) collectGarbage();
  }
  return { plan, names, manual, write: () => writeAll(changed, cwd) };
}

/** @throws IntakeError with all mistakes of a manifest. */
const validate = (name: string, cwd: string): Promise<unknown> =>
  readManifests([name], { cwd, needAd: false }).catch((error: unknown) => {
    throw new IntakeError(messageOf(error));
  });

/** New ads go into the last manifest if they fit, else into further ones. */
function placeAdditions(
  added: UpdatePlan["added"],
  {
    entries,
    names,
    output,
    find,
    cwd,
  }: { entries: readonly KnownAd[]; names: readonly string[] } & Omit<UpdateOptions, "prune">,
): { appended: FormattedEntry[]; created: [name: string, text: Buffer][] } {
  const last = names.at(-1) ?? output;
  const appended = added.map((ad) => formatEntry(ad, find));
  const bytes = appended.reduce(
    (sum, { text }) => sum + Buffer.byteLength(text),
    statSync(path.resolve(cwd, last)).size,
  );
  const count = entries.filter(({ file }) => file === names.length - 1).length + added.length;
  if (added.length === 0 || fitsManifest(count, bytes)) return { appended, created: [] };
  const texts = formatManifests(added, find);
  const created = texts.map((text, index): [string, Buffer] => [
    toNumberedPath(output, names.length + index + 1),
    text,
  ]);
  return { appended: [], created };
}

/** `ads.yml`, `ads-2.yml` … as far as they exist. */
function listManifests(output: string, cwd: string): string[] {
  const names = [output];
  for (let number = 2; existsSync(path.resolve(cwd, toNumberedPath(output, number))); number += 1)
    names.push(toNumberedPath(output, number));
  return names;
}

interface OpenManifest {
  manifest: ManifestText;
  /** The byte order mark, or nothing. */
  mark: string;
}

async function openManifest(file: string, index: number): Promise<OpenManifest> {
  const text = await readFile(file, "utf8");
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return { mark, manifest: new ManifestText(text.slice(mark.length), index) };
}

async function writeAll(files: ReadonlyMap<string, Buffer>, cwd: string): Promise<string[]> {
  const written: { file: string; before: Buffer | null }[] = [];
  for (const [name, text] of files) {
    const named = path.resolve(cwd, name);
    try {
      const file = await realpath(named).catch(() => named);
      const before = await readFile(file).catch(() => null);
      const mode = (await stat(file).catch(() => null))?.mode;
      await writeFileAtomically(file, text, mode === undefined ? {} : { mode: mode & 0o777 });
      written.push({ file, before });
    } catch (error) {
      for (const { file, before } of written)
        if (before !== null) await writeFileAtomically(file, before).catch(() => undefined);
      throw new UsageError(`Can't write ${name}: ${messageOf(error)}. Nothing was changed.`);
    }
  }
  return [...files.keys()];
}
