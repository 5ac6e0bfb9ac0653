import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { rejectOnAbort } from "../../contract/abort.ts";
import { messageOf } from "../../contract/error.ts";
import { scaleBox } from "../artifacts/box.ts";
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

type WorkerOutcome = { kind: "done" } | { kind: "timeout" } | { kind: "failed"; reason: string };

/**
 * Creates one reader with one thread, which starts with the first ad, reads one ad at a time, and is restarted after a
 * crash. The same picture always gives the same words.
 */
export const createOcrReader = (options: OcrReaderOptions = {}): OcrReader => new ThreadedOcrReader(options);

class ThreadedOcrReader implements OcrReader {
  readonly #timeoutMs: number;
  readonly #findAssets: () => OcrAssets;
  readonly #runExclusively = pLimit(1);
  #thread: Worker | null = null;
  #closed = false;

  constructor({ timeoutMs = AD_TIMEOUT_MS, assets = () => findOcrAssets(import.meta.dirname) }: OcrReaderOptions) {
    this.#timeoutMs = timeoutMs;
    this.#findAssets = assets;
  }

  async readWords({ legible, raster, width }: Creative, signal: AbortSignal): Promise<OcrResult> {
    if (legible === null) return { words: null, notice: null };
    try {
      const request = { picture: legible, colours: raster };
      const running = this.#runExclusively(() => this.#runWorker(request, signal));
      const { passes, outcome } = await rejectOnAbort(signal, running);
      const notice = outcomeNotice(outcome, passes.length);
      if (passes.length === 0) return { words: null, notice };
      const scale = width / legible.width;
      const words = restoreGermanLetters(mergePasses(passes));
      return { words: words.map((word) => ({ ...word, box: scaleBox(word.box, scale) })), notice };
    } catch (error) {
      signal.throwIfAborted();
      return { words: null, notice: unreadableNotice(messageOf(error)) };
    }
  }

  close(): Promise<void> {
    this.#closed = true;
    return this.#stopWorker();
  }

  /** Collects the passes until the end or a failure. A failure also stops the thread. */
  async #runWorker(request: OcrRequest, signal: AbortSignal) {
    signal.throwIfAborted();
    if (this.#closed) throw new Error("the engine was closed");
    this.#thread ??= this.#startWorker();
    const passes: OcrWord[][] = [];
    const options = { timeoutMs: this.#timeoutMs, signal };
    const outcome = await waitForPasses(this.#thread, request, passes, options);
    if (outcome.kind !== "done") await this.#stopWorker();
    signal.throwIfAborted();
    return { passes, outcome };
  }

  #startWorker(): Worker {
    const thread = startWorker(this.#findAssets());
    return thread.once("exit", () => {
      if (this.#thread === thread) this.#thread = null;
    });
  }

  async #stopWorker(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
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
): Promise<WorkerOutcome> {
  const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
  const onMessage = (message: OcrMessage) => {
    if (message.kind === "pass") passes.push(message.words);
    else resolve({ kind: "done" });
  };
  const onError = (error: unknown) => resolve({ kind: "failed", reason: messageOf(error) });
  const onExit = () => resolve({ kind: "failed", reason: "its thread exited" });
  const onTimeout = () => resolve({ kind: "timeout" });
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

const unreadableNotice = (reason: string): string =>
  `The ad's picture could not be read (${reason}). ${GIVE_COPY_ADVICE}`;

function outcomeNotice(outcome: WorkerOutcome, passes: number): string | null {
  if (outcome.kind === "done") return null;
  const reason = outcome.kind === "timeout" ? "it took too long" : outcome.reason;
  return passes === 0
    ? unreadableNotice(reason)
    : `Only part of the ad's picture was read (${reason}). ${GIVE_COPY_ADVICE}`;
}
