import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { messageOf } from "../../contract/error.ts";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import { scaleBox } from "../artifacts/box-geometry.ts";
import type { Creative, GreyRaster, OcrWord } from "../artifacts/capture-schemas.ts";
import { findOcrAssets, languagePackage, type OcrAssets } from "./find-ocr-assets.ts";
import type { OcrAnswer } from "./worker.ts";

export interface OcrReader {
  /**
   * Reads the words of an ad that was decoded legibly.
   *
   * @returns the words line by line, with boxes in the ad's own pixels, null where the picture could not be read; and
   *   what went wrong, for people.
   * @throws the signal's reason only.
   */
  readWords(creative: Creative, signal: AbortSignal): Promise<{ words: OcrWord[] | null; notice: string | null }>;
  /** Stops the thread. The reading in progress fails. */
  close(): Promise<void>;
}

/**
 * A picture takes about a second, and several on a busy machine. What is read is limited by the number of lines, never by
 * time: this limit only ends a thread that hangs, and then nothing of the picture counts as read.
 */
const PICTURE_TIMEOUT_MS = 120_000;

const GIVE_COPY_ADVICE = "Give the ad's text as copy (adTextFields).";

/**
 * Creates one reader with one thread, which starts with the first ad, reads one ad at a time, and is restarted after a
 * crash. The same picture always gives the same words.
 *
 * @param options.timeoutMs time for one picture, from when its reading begins.
 * @param options.assets the OCR files. Default: found from this program's folder.
 */
export function createOcrReader({
  timeoutMs = PICTURE_TIMEOUT_MS,
  assets = () => findOcrAssets(import.meta.dirname),
}: {
  timeoutMs?: number;
  assets?: () => OcrAssets;
} = {}): OcrReader {
  const runExclusively = pLimit(1);
  let found: OcrAssets | null = null;
  let thread: Worker | null = null;
  let isClosed = false;
  const getAssets = (): OcrAssets => {
    found ??= assets();
    return found;
  };
  const getThread = (): Worker => {
    if (thread !== null) return thread;
    const started = startWorker(getAssets());
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
  /** A failure also stops the thread. */
  const read = async (picture: GreyRaster, signal: AbortSignal): Promise<OcrAnswer> => {
    signal.throwIfAborted();
    if (isClosed) throw new Error("the engine was closed");
    try {
      return await waitForAnswer(getThread(), picture, { timeoutMs, signal });
    } catch (error) {
      await stopThread();
      throw error;
    }
  };
  return {
    readWords: async ({ legible, width }, signal) => {
      if (legible === null) return { words: null, notice: null };
      try {
        const answer = await rejectOnAbort(
          signal,
          runExclusively(() => read(legible, signal)),
        );
        const scale = width / legible.width;
        const words = answer.words.map((word) => ({ ...word, box: scaleBox(word.box, scale) }));
        return { words, notice: findNotice(answer, getAssets()) };
      } catch (error) {
        signal.throwIfAborted();
        const notice = `The ad's picture could not be read (${messageOf(error)}). ${GIVE_COPY_ADVICE}`;
        return { words: null, notice };
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

/** @throws where the thread fails, or takes too long. */
function waitForAnswer(
  thread: Worker,
  picture: GreyRaster,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<OcrAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OcrAnswer>();
  const onExit = () => reject(new Error("its thread exited"));
  const onTimeout = () => reject(new Error("it took too long"));
  const timer = setTimeout(onTimeout, timeoutMs);
  signal.addEventListener("abort", onTimeout, { once: true });
  thread.on("message", resolve).on("error", reject).on("exit", onExit);
  thread.ref();
  thread.postMessage(picture);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onTimeout);
    thread.off("message", resolve).off("error", reject).off("exit", onExit);
    thread.unref();
  });
}

function findNotice({ lines, unreadLines, language, words }: OcrAnswer, { languages }: OcrAssets): string | null {
  if (unreadLines > 0)
    return (
      `${unreadLines} of ${lines} lines of the ad's picture are in a script that Adhere does not read, or too blurred. ` +
      GIVE_COPY_ADVICE
    );
  if (languages[language] !== undefined || words.length === 0) return null;
  return (
    `The words of the ad's picture were read without a model of their language, so accents and currency signs may be ` +
    `wrong. Install ${languagePackage(language)} with npm, or give the ad's text as copy (adTextFields).`
  );
}
