/**
 * Closes the parts in order. Failures are logged, not thrown: the remaining parts must still be closed, or they keep
 * the process alive, and the verdict is already decided.
 */
export async function closeAll(parts: readonly (() => unknown)[], log: (line: string) => void): Promise<void> {
  for (const close of parts) {
    try {
      await close();
    } catch (error) {
      log(`Not closed: ${String(error)}`);
    }
  }
}
