/**
 * The codes of an error and of all errors that it wraps, outermost first: undici and Node set them at different
 * depths.
 */
export function collectErrorCodes(error: unknown): string[] {
  const codes: string[] = [];
  const open: unknown[] = [error];
  const seen = new Set<unknown>();
  for (const one of open) {
    if (!(one instanceof Error) || seen.has(one)) continue;
    seen.add(one);
    if ("code" in one && typeof one.code === "string") codes.push(one.code);
    open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
  }
  return codes;
}
