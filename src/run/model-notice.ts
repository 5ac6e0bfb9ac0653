import type { EntryReport } from "./result.ts";

/** The model's usage in the whole run in one sentence; empty if no model was used. */
export function summarizeModelUsage(entries: readonly Pick<EntryReport, "ai">[]): string[] {
  const usages = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
  const [first] = usages;
  if (first === undefined) return [];
  const judged = usages.filter(({ outcome }) => outcome === "judged");
  const fromCache = judged.filter(({ cached }) => cached).length;
  const sum = (of: (account: (typeof usages)[number]) => number) =>
    usages.reduce((total, account) => total + of(account), 0);
  const cost = usages.some((account) => account.cost === null)
    ? ""
    : `, cost ${roundCost(sum((account) => account.cost ?? 0))}`;
  const fallbacks = usages.length - judged.length;
  return [
    `${first.model} judged ` +
      `${pluralize(judged.length, "ad")}${fromCache > 0 ? `, ${fromCache} of them from earlier answers` : ""}${fallbacks > 0 ? `, and left ${fallbacks} to the rules` : ""}: ${sum(({ tokens }) => tokens.input)} tokens in, ${sum(({ tokens }) => tokens.output)} out${cost}.`,
  ];
}

const pluralize = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const roundCost = (money: number): number => Math.round(money * 10_000) / 10_000;
