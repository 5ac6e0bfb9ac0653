import type { FormattedEntry } from "../format-manifest.ts";
import type { ManifestText } from "./manifest-text.ts";
import type { FieldChange, UpdatePlan } from "./plan-update.ts";

type EntryChanges = Pick<UpdatePlan, "changed" | "paused" | "resumed" | "pruned">;

/** What a plan changes in one of its manifests. */
export const filterPlan = ({ changed, paused, resumed, pruned }: UpdatePlan, file: number): EntryChanges => ({
  changed: changed.filter(({ entry }) => entry.file === file),
  paused: paused.filter(({ entry }) => entry.file === file),
  resumed: resumed.filter((entry) => entry.file === file),
  pruned: pruned.filter((entry) => entry.file === file),
});

export const hasChanges = (plan: EntryChanges): boolean => Object.values(plan).some((list) => list.length > 0);

const RESUME: FieldChange = { path: ["status"], from: "paused", to: undefined };

/** Applies a plan's changes to the manifest that they are about, and adds entries at its end. */
export function applyPlan(plan: EntryChanges, manifest: ManifestText, added: readonly FormattedEntry[]): void {
  const changes = new Map(plan.resumed.map((entry) => [entry, [RESUME]]));
  for (const { entry, changes: more } of plan.changed) changes.set(entry, [...(changes.get(entry) ?? []), ...more]);
  for (const [entry, all] of changes) manifest.change(entry, all);
  for (const { entry, reason } of plan.paused) manifest.pause(entry, reason);
  manifest.remove(plan.pruned);
  manifest.append(added);
}
