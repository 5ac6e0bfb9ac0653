/** The middle value, of an even number of values the upper one of the two; null where there are none. */
export const median = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? null;
