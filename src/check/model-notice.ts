import type { EntryReport } from "./result.ts";

/** What a model did in the whole run, and what that cost, in one sentence; none where no model was asked. */
export function modelNotices(entries: readonly Pick<EntryReport, "ai">[]): string[] {
  const accounts = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
  const [first] = accounts;
  if (first === undefined) return [];
  const judged = accounts.filter(({ outcome }) => outcome === "judged");
  const known = judged.filter(({ cached }) => cached).length;
  const sum = (of: (account: (typeof accounts)[number]) => number) =>
    accounts.reduce((total, account) => total + of(account), 0);
  const cost = accounts.some((account) => account.cost === null)
    ? ""
    : `, cost ${round(sum((account) => account.cost ?? 0))}`;
  const left = accounts.length - judged.length;
  return [
    `${first.model} judged ${counted(judged.length, "ad")}${known > 0 ? `, ${known} of them from earlier answers` : ""}${left > 0 ? `, and left ${left} to the rules` : ""}: ${sum(({ tokens }) => tokens.input)} tokens in, ${sum(({ tokens }) => tokens.output)} out${cost}.`,
  ];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const round = (money: number): number => Math.round(money * 10_000) / 10_000;
