/**
 * Closes every part in this order, whatever fails: the last of them keep the process alive. What fails is told and not thrown,
 * because the verdict stands by then: a folder that cannot be removed must not cost it, nor what a caller has still to close.
 */
export async function closeAll(
  parts: readonly (() => unknown)[],
  log: (line: string) => void,
): Promise<void> {
  for (const close of parts) {
    try {
      await close();
    } catch (error) {
      log(`Not closed: ${String(error)}`);
    }
  }
}
