/**
 * The function, which calculates the value of each key once.
 *
 * @param known a weak map for keys that are dropped.
 */
export const cachedBy =
  <K, T>(
    make: (key: K) => T,
    known: { get(key: K): T | undefined; set(key: K, value: T): unknown } = new Map<K, T>(),
  ) =>
  (key: K): T => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(key, value);
    return value;
  };
