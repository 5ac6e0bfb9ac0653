/**
 * Yields the lines of a stream without line feeds. Reads the next chunk only after all lines of the last one were consumed, to
 * bound memory.
 *
 * @param maxChars longer lines are truncated to this number of UTF-16 units.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
  maxChars = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let kept = 0;
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const ends = text.split("\n");
    const rest = ends.pop() ?? "";
    for (const end of ends) {
      kept = 0;
      yield [...parts.splice(0), end].join("").slice(0, maxChars);
    }
    if (kept < maxChars) parts.push(rest);
    kept += rest.length;
  }
  const last = [...parts, decoder.decode()].join("").slice(0, maxChars);
  if (last !== "") yield last;
}

/** Yields a stream's chunks until the signal aborts, even while a chunk is awaited. */
export async function* untilAborted<T>(input: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const chunks = input[Symbol.asyncIterator]();
  let abort = () => {};
  const aborted = new Promise<{ done: true }>((resolve) => {
    abort = () => resolve({ done: true });
  });
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    for (;;) {
      const next = await Promise.race([aborted, chunks.next()]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    // Not awaited: it would wait for the pending chunk.
    chunks.return?.().catch(() => undefined);
  }
}
