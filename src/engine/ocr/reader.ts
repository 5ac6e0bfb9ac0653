import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Creative, OcrWord } from "../artifacts/capture.ts";
import { findOcrAssets, type OcrAssets } from "./assets.ts";
import { restoreGermanLetters } from "./german-letters.ts";
import { mergePasses } from "./merge-passes.ts";
import type { OcrMessage, OcrRequest } from "./worker-messages.ts";

/** The result of OCR for an ad's picture. */
export interface OcrResult {
  /** In reading order, with boxes in the ad's own pixels; null where nothing could be read. */
  words: OcrWord[] | null;
  /** What went wrong, for people. */
  notice: string | null;
}

export interface OcrReader {
  /**
   * Reads the words of an ad that was decoded legibly. Failures are reported in `notice`.
   *
   * @throws the signal's reason only.
   */
  readWords(creative: Creative, signal: AbortSignal): Promise<OcrResult>;
  /** Stops the thread. Readings in progress return what they have. */
  close(): Promise<void>;
}

export interface OcrReaderOptions {
  /** Time for one ad in ms, from when its reading begins. */
  timeoutMs?: number;
  /** The OCR files. Default: found from this program's folder. */
  assets?: () => OcrAssets;
}

/** An ad takes up to one second, and about four on a busy machine. */
const AD_TIMEOUT_MS = 12_000;

const GIVE_COPY_ADVICE = "Give the ad's text as copy (adTextFields).";

type WorkerOutcome = { kind: "done" } | { kind: "late" } | { kind: "gone"; why: string };

/**
 * Creates one reader with one thread, which starts with the first ad, reads one ad at a time, and is restarted after a
 * crash. The same picture always gives the same words.
 */
export function createOcrReader({
  timeoutMs = AD_TIMEOUT_MS,
  assets = () => findOcrAssets(import.meta.dirname),
}: OcrReaderOptions = {}): OcrReader {
  let thread: Worker | null = null;
  let closed = false;
  const runExclusively = pLimit(1);

  const stopWorker = async () => {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };

  const startTrackedWorker = (parts: OcrAssets): Worker => {
    const fresh = startWorker(parts);
    return fresh.once("exit", () => {
      if (thread === fresh) thread = null;
    });
  };

  /** Collects the passes until the end or a failure. A failure also stops the thread. */
  const runWorker = async (order: OcrRequest, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (closed) throw new Error("the engine was closed");
    thread ??= startTrackedWorker(assets());
    const passes: OcrWord[][] = [];
    const ending = await waitForPasses(thread, order, passes, { timeoutMs, signal });
    if (ending.kind !== "done") await stopWorker();
    signal.throwIfAborted();
    return { passes, ending };
  };

  return {
    readWords: async (creative, signal) => {
      const { legible } = creative;
      if (legible === null) return { words: null, notice: null };
      try {
        const { passes, ending } = await rejectOnAbort(
          signal,
          runExclusively(() => runWorker({ picture: legible, colours: creative.raster }, signal)),
        );
        const notice = outcomeNotice(ending, passes.length);
        return {
          words:
            passes.length === 0
              ? null
              : toAdPixels(restoreGermanLetters(mergePasses(passes)), creative.width / legible.width),
          notice,
        };
      } catch (problem) {
        signal.throwIfAborted();
        return {
          words: null,
          notice: unreadableNotice(problem instanceof Error ? problem.message : String(problem)),
        };
      }
    },
    close: () => {
      closed = true;
      return stopWorker();
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
  order: OcrRequest,
  passes: OcrWord[][],
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<WorkerOutcome> {
  const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
  const onMessage = (report: OcrMessage) => {
    if (report.kind === "pass") passes.push(report.words);
    else resolve({ kind: "done" });
  };
  const onError = (problem: unknown) =>
    resolve({ kind: "gone", why: problem instanceof Error ? problem.message : String(problem) });
  const onExit = () => resolve({ kind: "gone", why: "its thread exited" });
  const onLate = () => resolve({ kind: "late" });
  const timer = setTimeout(onLate, timeoutMs);
  signal.addEventListener("abort", onLate, { once: true });
  thread.on("message", onMessage).on("error", onError).on("exit", onExit);
  thread.ref();
  thread.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onLate);
    thread.off("message", onMessage).off("error", onError).off("exit", onExit);
    thread.unref();
  });
}

/** Rejects on abort at once, even while another ad is being read. */
async function rejectOnAbort<T>(signal: AbortSignal, working: Promise<T>): Promise<T> {
  working.catch(() => {});
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([working, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

const unreadableNotice = (why: string): string =>
  `The ad's picture could not be read (${why}). ${GIVE_COPY_ADVICE}`;

function outcomeNotice(ending: WorkerOutcome, passes: number): string | null {
  if (ending.kind === "done") return null;
  const why = ending.kind === "late" ? "it took too long" : ending.why;
  return passes === 0
    ? unreadableNotice(why)
    : `Only part of the ad's picture was read (${why}). ${GIVE_COPY_ADVICE}`;
}

/** From the legible picture's pixels to the ad's own. */
const toAdPixels = (words: readonly OcrWord[], scale: number): OcrWord[] =>
  words.map(({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
  }));
