import type { DedupedAd } from "../intake/dedupe-ads.ts";
import type { KnownAd } from "../intake/update/known-ad.ts";
import type { FieldChange, UpdatePlan } from "../intake/update/plan-update.ts";
import { formatCount } from "../report/format-count.ts";
import { joinFirst, quoteValue } from "../run/format-message.ts";

/** Lines per kind of change. */
const MAX_LISTED = 50;

/** Number of changes that the plan makes. */
export const countChanges = ({ added, changed, paused, resumed, pruned }: UpdatePlan): number =>
  added.length + new Set([...changed.map(({ entry }) => entry), ...resumed]).size + paused.length + pruned.length;

/** Whether anything is left to do, by us or by hand. */
export const isInStep = (plan: UpdatePlan, manual: readonly string[]): boolean =>
  countChanges(plan) + plan.ambiguous.length + manual.length === 0;

/** `add 3, change 2, pause 1` */
export function formatChangeCounts({ added, changed, paused, resumed, pruned }: UpdatePlan): string {
  const counts = [
    ["add", added.length],
    ["change", changed.length],
    ["pause", paused.length],
    ["resume", resumed.length],
    ["remove", pruned.length],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([verb, count]) => `${verb} ${count}`)
    .join(", ");
}

/** Whether so many ads are gone that the export may be a part of the account, or of another one. */
export const isDoubtful = ({ gone, covered }: UpdatePlan): boolean => gone >= 10 && gone * 2 > covered;

export const formatDoubt = ({ gone, covered }: UpdatePlan): string =>
  `${gone} of ${formatCount(covered, "ad")} are not in the export. Is it the whole account? If so, accept it with --force.\n`;

/** One line for each change, and what stays as it is. */
export function formatPlan(plan: UpdatePlan, manual: readonly string[]): string {
  const lines = [
    ...list("add", plan.added, formatAdded),
    ...list("change", plan.changed, ({ entry, changes }) => `${entry.ad.id}: ${changes.map(formatChange).join("; ")}`),
    ...list("pause", plan.paused, ({ entry, reason }) => {
      return `${entry.ad.id}: ${reason === "gone" ? "not in the export" : "paused, removed or ended in the account"}`;
    }),
    ...list("resume", plan.resumed, ({ ad }) => `${ad.id}: runs again`),
    ...list("remove", plan.pruned, formatPruned),
    ...list("unclear", plan.ambiguous, formatAmbiguous),
    ...manual,
  ];
  const stays = [
    ...(plan.unchanged > 0 ? [`unchanged: ${formatCount(plan.unchanged, "ad")}`] : []),
    ...(plan.pausedByHand.length > 0
      ? [
          `runs, but paused by hand: ${joinFirst(
            plan.pausedByHand.map(({ ad }) => ad.id),
            5,
          )}`,
        ]
      : []),
    ...(plan.stoppedWithoutEntry > 0
      ? [`paused or ended, and not added: ${formatCount(plan.stoppedWithoutEntry, "ad")}`]
      : []),
  ];
  return [...lines, ...(stays.length > 0 ? [`${stays.join("; ")}.`] : [])].map((line) => `${line}\n`).join("");
}

function list<T>(verb: string, items: readonly T[], format: (item: T) => string): string[] {
  const lines = items.slice(0, MAX_LISTED).map((item) => `  ${verb} ${format(item)}`);
  const more = items.length - lines.length;
  return more > 0 ? [...lines, `  ${verb} … and ${more} more`] : lines;
}

const formatAdded = ({ id, names, landing }: DedupedAd): string => `${id} (${names.join(" › ")}): ${landing}`;

const formatChange = ({ path, from, to }: FieldChange): string => {
  const name = path.join(".");
  if (Array.isArray(from) || Array.isArray(to)) return `${name} ${formatListChange(from, to)}`;
  if (to === undefined) return `${name} removed (was ${quoteValue(String(from))})`;
  return from === undefined
    ? `${name} ${quoteValue(String(to))}`
    : `${name} ${quoteValue(String(from))} → ${quoteValue(String(to))}`;
};

/** `+ "Free returns" − "Sale"` */
function formatListChange(from: unknown, to: unknown): string {
  const [before, after] = [from, to].map((value) => [value ?? []].flat().map(formatItem)) as [string[], string[]];
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  return [
    ...(added.length > 0 ? [`+ ${joinFirst(added, 5)}`] : []),
    ...(removed.length > 0 ? [`− ${joinFirst(removed, 5)}`] : []),
  ].join(" ");
}

const formatItem = (item: unknown): string => {
  const fields = typeof item === "object" && item !== null ? Object.values(item) : [item];
  return quoteValue(fields.join(" "));
};

/** A waiver is never removed in silence. */
function formatPruned({ ad: { id, accept = [] } }: KnownAd): string {
  const waivers = accept.map(({ kind, until, reason }) => `${kind} until ${until} (${reason})`);
  return `${id}: not in the export${waivers.length === 0 ? "" : `; with its waiver of ${waivers.join(", ")}`}`;
}

function formatAmbiguous({ entries, ads }: UpdatePlan["ambiguous"][number]): string {
  const ids = joinFirst(
    entries.map(({ ad }) => ad.id),
    5,
  );
  const refs = ads.flatMap((ad) => ad.refs.map(({ ref }) => ref));
  const names = ads.map((ad) => ad.names.join(" › "));
  const which =
    refs.length > 0 ? `write ref: ${joinFirst(refs, 5)} to the right one` : "make their texts or pages differ";
  return `${ids} may be ${joinFirst(names, 5)}: nothing was done; ${which}`;
}
