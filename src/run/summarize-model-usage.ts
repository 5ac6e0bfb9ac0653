import type { EntryReport } from "../result/entry-report.ts";

/** The model's usage in the whole run in one sentence; empty if no model was used. */
export function summarizeModelUsage(entries: readonly Pick<EntryReport, "ai">[]): string[] {
  const usages = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
  const [first] = usages;
  if (first === undefined) return [];
  const judged = usages.filter(({ outcome }) => outcome === "judged");
  const fromCache = judged.filter(({ cached }) => cached).length;
  const sum = (of: (usage: (typeof usages)[number]) => number) => usages.reduce((total, usage) => total + of(usage), 0);
  const cost = usages.some((usage) => usage.cost === null)
    ? ""
    : `, cost ${roundCost(sum((usage) => usage.cost ?? 0))}`;
  const fallbacks = usages.length - judged.length;
  const cached = fromCache > 0 ? `, ${fromCache} of them from earlier answers` : "";
  const unjudged = fallbacks > 0 ? `, and left ${fallbacks} to the rules` : "";
  const ads = judged.length === 1 ? "1 ad" : `${judged.length} ads`;
  const tokens = `${sum((usage) => usage.tokens.input)} tokens in, ${sum((usage) => usage.tokens.output)} out`;
  return [`${first.model} judged ${ads}${cached}${unjudged}: ${tokens}${cost}.`];
}

const roundCost = (money: number): number => Math.round(money * 10_000) / 10_000;
