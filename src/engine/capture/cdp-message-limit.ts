import type { Readable } from "node:stream";

/**
 * Longest message from Chrome that is processed: the longest script result (tab.ts) with each character as `\uXXXX`.
 * Pages can cause longer ones: `Fetch.requestPaused` contains the body of a POST request twice, without an option to
 * omit it.
 */
export const MAX_CDP_MESSAGE_BYTES = 128e6;

/**
 * Drops messages that are too long; each message ends with a NUL byte. Puppeteer converts each message to a string, and
 * above the maximum string length (512 MB) its exception would end the process. A paused request whose message was
 * dropped is never continued: for the page the server does not answer; other pages are not affected.
 *
 * @param closed Aborts when the browser has exited.
 */
export function dropLongMessages(pipe: Readable, maxBytes: number, closed: AbortSignal): void {
  const listeners = pipe.listeners("data") as ((part: Buffer) => void)[];
  let held: Buffer[] = [];
  let length = 0;
  const forward = (chunk: Buffer) => {
    for (let rest = chunk; rest.length > 0; ) {
      const end = rest.indexOf(0) + 1;
      const part = end === 0 ? rest : rest.subarray(0, end);
      rest = rest.subarray(part.length);
      length += part.length;
      if (length <= maxBytes) held.push(part);
      else held = [];
      if (end === 0) continue;
      for (const piece of held) for (const listen of listeners) listen(piece);
      held = [];
      length = 0;
    }
  };
  pipe.removeAllListeners("data").on("data", forward);
  closed.addEventListener("abort", () => pipe.off("data", forward), { once: true });
}
