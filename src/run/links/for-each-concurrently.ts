/**
 * Processes the items of a source with limited concurrency. The next item is read only when there is capacity, so the
 * source may have any length.
 *
 * @throws the first error of the source or the work, after all started work has ended.
 */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let underWay = 0;
  let nextEnd = Promise.withResolvers<void>();
  try {
    for await (const item of items) {
      underWay += 1;
      work(item)
        .catch((error: unknown) => failures.push(error))
        .finally(() => {
          underWay -= 1;
          nextEnd.resolve();
          nextEnd = Promise.withResolvers();
        });
      while (underWay >= limit) await nextEnd.promise;
      if (failures.length > 0) break;
    }
  } finally {
    while (underWay > 0) await nextEnd.promise;
  }
  if (failures.length > 0) throw failures[0];
}
