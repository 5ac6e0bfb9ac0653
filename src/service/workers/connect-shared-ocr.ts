import { randomUUID } from "node:crypto";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import type { OcrAnswer } from "../../engine/ocr/ocr-answer.ts";
import type { PictureReader } from "../../engine/ocr/ocr-thread.ts";
import { OcrReply, type OcrRequest } from "./ocr-messages.ts";

/** The part of the worker's process that is connected to the service. */
export type ServiceConnection = Pick<NodeJS.Process, "on" | "off" | "connected" | "send">;

/** Reads pictures in the OCR process of the service that forked this worker. */
export function connectSharedOcr(worker: ServiceConnection): PictureReader {
  const waiting = new Map<string, PromiseWithResolvers<OcrAnswer>>();
  const send = (request: OcrRequest): void => {
    if (worker.connected) worker.send?.(request, () => undefined);
  };
  const receive = (message: unknown): void => {
    const { data } = OcrReply.safeParse(message);
    if (data === undefined) return;
    const { id, outcome } = data;
    if (typeof outcome === "string") waiting.get(id)?.reject(new Error(outcome));
    else waiting.get(id)?.resolve(outcome);
  };
  const rejectAll = (): void => {
    for (const { reject } of waiting.values()) reject(new Error("the worker is stopping"));
  };
  worker.on("message", receive);
  worker.on("disconnect", rejectAll);
  return {
    readPicture: (picture, signal) => {
      const id = randomUUID();
      const answer = Promise.withResolvers<OcrAnswer>();
      waiting.set(id, answer);
      if (worker.connected) send({ kind: "read-picture", id, picture });
      else answer.reject(new Error("the service has ended"));
      const skip = () => send({ kind: "skip-picture", id });
      signal.addEventListener("abort", skip, { once: true });
      return rejectOnAbort(signal, answer.promise).finally(() => {
        waiting.delete(id);
        signal.removeEventListener("abort", skip);
      });
    },
    close: async () => {
      rejectAll();
      worker.off("message", receive).off("disconnect", rejectAll);
    },
  };
}
