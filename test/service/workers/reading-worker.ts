/** A worker that reads a picture of the given width and height at the test's request, and sends the texts back. */
import process from "node:process";
import { messageOf } from "../../../src/contract/error.ts";
import { connectSharedOcr } from "../../../src/service/workers/connect-shared-ocr.ts";

const reader = connectSharedOcr(process);
process.on("message", async (message: { ask?: string; width: number; height: number; grey?: Uint8Array }) => {
  if (message.ask === undefined) return;
  const { width, height, grey = new Uint8Array(width * height) } = message;
  const signal = message.ask === "abort" ? AbortSignal.timeout(50) : new AbortController().signal;
  const texts = await reader.readPicture({ width, height, grey }, signal).then(
    ({ words }) => words.map(({ text }) => text),
    (error: unknown) => [messageOf(error)],
  );
  process.send?.({ texts });
});
