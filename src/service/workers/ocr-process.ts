import os from "node:os";
import process from "node:process";
import { messageOf } from "../../contract/error.ts";
import { createOcrThread } from "../../engine/ocr/ocr-thread.ts";
import { type OcrReply, OcrRequest } from "./ocr-messages.ts";

// Entry point of the OCR process, which reads the pictures of all workers.

/** Running and queued readings. */
const readings = new Map<string, AbortController>();
const thread = createOcrThread();

async function readPicture(request: Extract<OcrRequest, { kind: "read-picture" }>): Promise<void> {
  const abort = new AbortController();
  readings.set(request.id, abort);
  const outcome = await thread.readPicture(request.picture, abort.signal).catch(messageOf);
  readings.delete(request.id);
  process.send?.({ kind: "picture-read", id: request.id, outcome } satisfies OcrReply, () => undefined);
}

// As the workers: the API stays responsive.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches the whole process group, but the service ends this process after its workers.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => undefined);
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  const request = OcrRequest.parse(message);
  if (request.kind === "read-picture") void readPicture(request);
  else readings.get(request.id)?.abort(new Error("the request for this picture was cancelled"));
});
