import { createReadStream } from "node:fs";
import path from "node:path";
import { messageOf } from "../contract/error.ts";
import type { CommandContext } from "./command-context.ts";
import { UsageError } from "./flags.ts";

/**
 * Yields the lines of a file, or of standard input for `-`, until the terminal's signal aborts.
 *
 * @param flag the flag that names the file, for messages.
 */
export function readInputLines(
  flag: string,
  name: string,
  terminal: CommandContext,
  maxChars?: number,
): AsyncGenerator<string> {
  async function* open() {
    try {
      yield* name === "-" ? terminal.stdin : createReadStream(path.resolve(terminal.cwd, name));
    } catch (error) {
      throw new UsageError(`Can't read --${flag} ${name}: ${messageOf(error)}. Use a file, or - for standard input.`);
    }
  }
  return readLines(untilAborted(open(), terminal.signal), maxChars);
}

/**
 * Yields the lines of a stream without line feeds. Reads the next chunk only after all lines of the last one were
 * consumed, to bound memory.
 *
 * @param maxChars longer lines are truncated to this number of UTF-16 units.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
  maxChars = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  const parts: string[] = [];
  let kept = 0;
  for await (const chunk of input) {
    if (chunk.length === 0) continue;
    if (typeof chunk !== "string") decoder ??= createDecoder(chunk);
    const text = typeof chunk === "string" ? chunk : (decoder?.decode(chunk, { stream: true }) ?? "");
    const ends = text.split("\n");
    const rest = ends.pop() ?? "";
    for (const end of ends) {
      kept = 0;
      yield [...parts.splice(0), end].join("").slice(0, maxChars);
    }
    if (kept < maxChars) parts.push(rest);
    kept += rest.length;
  }
  const last = [...parts, decoder?.decode() ?? ""].join("").slice(0, maxChars);
  if (last !== "") yield last;
}

/** Windows PowerShell and spreadsheets write UTF-16, with or without a byte order mark. */
function createDecoder([first, second]: Uint8Array): TextDecoder {
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (second === 0 && first !== undefined && first !== 0);
  return new TextDecoder(isBigEndian ? "utf-16be" : isLittleEndian ? "utf-16le" : "utf-8");
}

/** Yields a stream's chunks until the signal aborts, even while a chunk is awaited. */
export async function* untilAborted<T>(input: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const chunks = input[Symbol.asyncIterator]();
  const { promise: aborted, resolve } = Promise.withResolvers<{ done: true }>();
  const abort = () => resolve({ done: true });
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
