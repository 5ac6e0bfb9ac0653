/**
 * Works on a source's items, at most so many at once. The next item is taken only when there is room for it, so that a
 * source of any length fits in memory.
 *
 * @throws what the source or the work throws, once everything under way has ended.
 */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let underWay = 0;
  // One waiter is enough: whoever takes items waits for room first, and for the end last.
  let wake = () => {};
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  try {
    for await (const item of items) {
      underWay += 1;
      work(item)
        .catch((error: unknown) => failures.push(error))
        .finally(() => {
          underWay -= 1;
          wake();
        });
      while (underWay >= limit) await changed();
      if (failures.length > 0) break;
    }
  } finally {
    while (underWay > 0) await changed();
  }
  if (failures.length > 0) throw failures[0];
}
