/** Probability that a matching pair scores higher than a crossed one; ties count half (Mann–Whitney U / n·m). */
export function auc(matching: readonly number[], crossed: readonly number[]): number {
  let wins = 0;
  for (const high of matching) {
    for (const low of crossed) wins += high > low ? 1 : high === low ? 0.5 : 0;
  }
  return wins / (matching.length * crossed.length);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;
