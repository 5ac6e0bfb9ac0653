import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import { findOcrAssets, type OcrAssets } from "./find-ocr-assets.ts";
import type { OcrAnswer } from "./ocr-answer.ts";

/** Reads the words of pictures, here or in another process. */
export interface PictureReader {
  /** @throws the signal's reason, or an Error that says why the picture could not be read. */
  readPicture(picture: GreyRaster, signal: AbortSignal): Promise<OcrAnswer>;
  /** The readings in progress fail. */
  close(): Promise<void>;
}

/**
 * A picture takes about a second, and several on a busy machine. What is read is limited by the number of lines, never
 * by time: this limit only ends a thread that hangs, and then nothing of the picture counts as read.
 */
const PICTURE_TIMEOUT_MS = 120_000;

/**
 * Creates a picture reader with one thread, which starts with the first picture, reads one at a time, and is restarted
 * after a crash. The same picture always gives the same words.
 *
 * @param options.timeoutMs time for one picture, from when its reading begins.
 * @param options.assets the OCR files. Default: found from this program's folder.
 */
export function createOcrThread({
  timeoutMs = PICTURE_TIMEOUT_MS,
  assets = () => findOcrAssets(import.meta.dirname),
}: {
  timeoutMs?: number;
  assets?: () => OcrAssets;
} = {}): PictureReader {
  const runExclusively = pLimit(1);
  let thread: Worker | null = null;
  let isClosed = false;
  const getThread = (): Worker => {
    if (thread !== null) return thread;
    const started = startWorker(assets());
    thread = started.once("exit", () => {
      if (thread === started) thread = null;
    });
    return thread;
  };
  const stopThread = async (): Promise<void> => {
    const stopping = thread;
    thread = null;
    await stopping?.terminate();
  };
  /** A failure also stops the thread. An abort does not: starting again takes longer than reading to the end. */
  const read = async (picture: GreyRaster, signal: AbortSignal): Promise<OcrAnswer> => {
    signal.throwIfAborted();
    if (isClosed) throw new Error("the engine was closed");
    try {
      return await waitForAnswer(getThread(), picture, timeoutMs);
    } catch (error) {
      await stopThread();
      throw error;
    }
  };
  return {
    readPicture: (picture, signal) =>
      rejectOnAbort(
        signal,
        runExclusively(() => read(picture, signal)),
      ),
    close: () => {
      isClosed = true;
      return stopThread();
    },
  };
}

function startWorker(assets: OcrAssets): Worker {
  // The worker gets neither the environment's secrets nor the engine thread's flags.
  const thread = new Worker(assets.worker, { workerData: assets, env: {}, execArgv: [] });
  // An idle thread must not keep the process alive. After a crash the next ad starts another thread.
  thread.unref();
  thread.on("error", () => {});
  return thread;
}

/** @throws where the thread fails, or takes too long. */
function waitForAnswer(thread: Worker, picture: GreyRaster, timeoutMs: number): Promise<OcrAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OcrAnswer>();
  const onExit = () => reject(new Error("its thread exited"));
  const timer = setTimeout(() => reject(new Error("it took too long")), timeoutMs);
  thread.on("message", resolve).on("error", reject).on("exit", onExit);
  thread.ref();
  thread.postMessage(picture);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", reject).off("exit", onExit);
    thread.unref();
  });
}
