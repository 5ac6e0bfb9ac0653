import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { messageOf } from "../../contract/error.ts";
import type { Log } from "../log.ts";
import { OcrReply, OcrRequest } from "./ocr-messages.ts";

/**
 * One OCR process for all workers of the service, because each would have 500 MB of models in memory. The service
 * passes the messages on.
 */
export interface SharedOcr {
  /** Passes on the worker's pictures, and what was read in them. */
  attach(worker: ChildProcess): void;
  close(): void;
}

const OCR_PROCESS = path.join(import.meta.dirname, `ocr-process${path.extname(import.meta.filename)}`);

/** The process starts with the first picture, and again after it ended. */
export function createSharedOcr(log: Log, entry = OCR_PROCESS): SharedOcr {
  let reader: ChildProcess | null = null;
  /** Which worker waits for a picture. */
  const waiting = new Map<string, ChildProcess>();
  const reply = (id: string, outcome: OcrReply["outcome"]): void => {
    const worker = waiting.get(id);
    waiting.delete(id);
    if (worker?.connected) worker.send({ kind: "picture-read", id, outcome } satisfies OcrReply, () => undefined);
  };
  const start = (): ChildProcess => {
    // Without the service's secrets: the process works on pictures of strangers.
    const started = fork(entry, [], { env: {}, execArgv: [], serialization: "advanced" });
    const handleEnd = (reason: string): void => {
      if (reader !== started) return;
      reader = null;
      log("ocr_process_lost", { pid: started.pid, reason, pictures: waiting.size }, "warn");
      for (const id of [...waiting.keys()]) reply(id, "the process that reads pictures ended");
    };
    return started
      .on("message", (message) => {
        const { data } = OcrReply.safeParse(message);
        if (data !== undefined) reply(data.id, data.outcome);
      })
      .on("error", (error) => handleEnd(String(error)))
      .once("close", (code, signal) => handleEnd(`exit ${code ?? signal}`));
  };
  return {
    attach: (worker) =>
      worker.on("message", (message) => {
        const { data } = OcrRequest.safeParse(message);
        if (data === undefined) return;
        if (data.kind === "read-picture") {
          waiting.set(data.id, worker);
          try {
            reader ??= start();
          } catch (error) {
            // The machine lacks memory or file descriptors. The next picture tries again.
            return reply(data.id, messageOf(error));
          }
        }
        if (reader?.connected) reader.send(data, () => undefined);
      }),
    close: () => {
      const closing = reader;
      reader = null;
      closing?.kill("SIGKILL");
    },
  };
}
