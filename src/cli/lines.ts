/**
 * The lines of a stream, without their line feeds. The next chunk is asked for only once every line of the last has
 * been taken, so that no more is held than a chunk and a line.
 *
 * @param longest of a line, only so many UTF-16 units are kept.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
  longest = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const begun: string[] = [];
  let kept = 0;
  for await (const chunk of input) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const ends = text.split("\n");
    const rest = ends.pop() ?? "";
    for (const end of ends) {
      kept = 0;
      yield [...begun.splice(0), end].join("").slice(0, longest);
    }
    if (kept < longest) begun.push(rest);
    kept += rest.length;
  }
  const last = [...begun, decoder.decode()].join("").slice(0, longest);
  if (last !== "") yield last;
}

/** A stream's chunks until the signal aborts: then it ends, even where a chunk is still being waited for. */
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
    // Not awaited: it waits for the chunk that nobody wants any more.
    chunks.return?.().catch(() => undefined);
  }
}
