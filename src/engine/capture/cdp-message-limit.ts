import type { Readable } from "node:stream";

/**
 * Longest message from Chrome that is read: the longest answer of ours (tab.ts), each character as `\uXXXX`. A page can
 * say more: what it posts stands in `Fetch.requestPaused` twice, and nothing there leaves it out.
 */
export const MAX_CDP_MESSAGE_BYTES = 128e6;

/**
 * Drops the messages that are too long; NULs end them. Puppeteer makes a string of each in its listener, and where no
 * string is so long (512 MB), its throw would end the process. A request whose pause was dropped is never answered: the page
 * fares as with a silent server, and every other page goes on.
 *
 * @param gone Nobody listens behind this any more.
 */
export function dropLongMessages(pipe: Readable, most: number, gone: AbortSignal): void {
  const listeners = pipe.listeners("data") as ((part: Buffer) => void)[];
  let held: Buffer[] = [];
  let length = 0;
  const sift = (chunk: Buffer) => {
    for (let rest = chunk; rest.length > 0; ) {
      const end = rest.indexOf(0) + 1;
      const part = end === 0 ? rest : rest.subarray(0, end);
      rest = rest.subarray(part.length);
      length += part.length;
      if (length <= most) held.push(part);
      else held = [];
      if (end === 0) continue;
      for (const piece of held) for (const listen of listeners) listen(piece);
      held = [];
      length = 0;
    }
  };
  pipe.removeAllListeners("data").on("data", sift);
  gone.addEventListener("abort", () => pipe.off("data", sift), { once: true });
}
