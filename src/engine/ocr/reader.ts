import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { messageOf } from "../../contract/error.ts";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import { scaleBox } from "../artifacts/box-geometry.ts";
import type { Creative, OcrWord } from "../artifacts/capture-schemas.ts";
import { findOcrAssets, type OcrAssets } from "./find-ocr-assets.ts";
import { mergePasses, restoreGermanLetters } from "./merge-passes.ts";
import type { OcrMessage, OcrRequest } from "./run-passes.ts";

export interface OcrReader {
  /**
   * Reads the words of an ad that was decoded legibly.
   *
   * @returns the words in reading order, with boxes in the ad's own pixels, null where nothing could be read; and what
   *   went wrong, for people.
   * @throws the signal's reason only.
   */
  readWords(creative: Creative, signal: AbortSignal): Promise<{ words: OcrWord[] | null; notice: string | null }>;
  /** Stops the thread. Readings in progress return what they have. */
  close(): Promise<void>;
}

/** An ad takes up to one second, and about four on a busy machine. */
const AD_TIMEOUT_MS = 12_000;

const GIVE_COPY_ADVICE = "Give the ad's text as copy (adTextFields).";

/** Why a reading failed; null if it is complete. */
type Failure = string | null;

/**
 * Creates one reader with one thread, which starts with the first ad, reads one ad at a time, and is restarted after a
 * crash. The same picture always gives the same words.
 *
 * @param options.timeoutMs time for one ad, from when its reading begins.
 * @param options.assets the OCR files. Default: found from this program's folder.
 */
export function createOcrReader({
  timeoutMs = AD_TIMEOUT_MS,
  assets = () => findOcrAssets(import.meta.dirname),
}: {
  timeoutMs?: number;
  assets?: () => OcrAssets;
} = {}): OcrReader {
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
  /** Collects the passes until the end or a failure. A failure also stops the thread. */
  const read = async (request: OcrRequest, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (isClosed) throw new Error("the engine was closed");
    const passes: OcrWord[][] = [];
    const failure = await waitForPasses(getThread(), request, passes, { timeoutMs, signal });
    if (failure !== null) await stopThread();
    signal.throwIfAborted();
    return { passes, failure };
  };
  return {
    readWords: async ({ legible, raster, width }, signal) => {
      if (legible === null) return { words: null, notice: null };
      try {
        const running = runExclusively(() => read({ picture: legible, colours: raster }, signal));
        const { passes, failure } = await rejectOnAbort(signal, running);
        const notice = failure === null ? null : formatNotice(failure, passes.length);
        if (passes.length === 0) return { words: null, notice };
        const scale = width / legible.width;
        const words = restoreGermanLetters(mergePasses(passes));
        return { words: words.map((word) => ({ ...word, box: scaleBox(word.box, scale) })), notice };
      } catch (error) {
        signal.throwIfAborted();
        return { words: null, notice: formatNotice(messageOf(error), 0) };
      }
    },
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

function waitForPasses(
  thread: Worker,
  request: OcrRequest,
  passes: OcrWord[][],
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Failure> {
  const { promise, resolve } = Promise.withResolvers<Failure>();
  const onMessage = (message: OcrMessage) => {
    if (message.kind === "pass") passes.push(message.words);
    else resolve(null);
  };
  const onError = (error: unknown) => resolve(messageOf(error));
  const onExit = () => resolve("its thread exited");
  const onTimeout = () => resolve("it took too long");
  const timer = setTimeout(onTimeout, timeoutMs);
  signal.addEventListener("abort", onTimeout, { once: true });
  thread.on("message", onMessage).on("error", onError).on("exit", onExit);
  thread.ref();
  thread.postMessage(request);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onTimeout);
    thread.off("message", onMessage).off("error", onError).off("exit", onExit);
    thread.unref();
  });
}

const formatNotice = (failure: string, passes: number): string =>
  passes === 0
    ? `The ad's picture could not be read (${failure}). ${GIVE_COPY_ADVICE}`
    : `Only part of the ad's picture was read (${failure}). ${GIVE_COPY_ADVICE}`;
