import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Creative, OcrWord } from "../products/capture.ts";
import { type Assets, findAssets } from "./assets.ts";
import { mendedGerman } from "./german.ts";
import { merge } from "./merge.ts";
import type { Order, Report } from "./order.ts";

/** What was read of an ad's picture. */
export interface Reading {
  /** In reading order, boxes in the ad's own pixels; null where nothing could be read at all. */
  words: OcrWord[] | null;
  /** What went wrong, for people. */
  notice: string | null;
}

export interface Reader {
  /**
   * The words of an ad that was developed legibly. Never fails: what cannot be read is told in `notice`.
   *
   * @throws the signal's reason alone.
   */
  read(creative: Creative, signal: AbortSignal): Promise<Reading>;
  /** Ends the thread; readings under way end with what they have. */
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Milliseconds that one ad may take, beginning when its turn comes. */
  timeoutMs?: number;
  /** Where the reader's parts are; default: beside this program. */
  assets?: () => Assets;
}

/** Ads take half a second to one; on a machine with other work four times that. Beyond this something is wrong. */
const TIMEOUT_MS = 12_000;

const ADVICE = "Give the ad's text as copy (adTextFields).";

type End = { kind: "done" } | { kind: "late" } | { kind: "gone"; why: string };

/**
 * One reader for an engine: its thread starts with the first ad, reads one ad at a time, and is started anew after
 * a crash. The same picture yields the same words.
 */
export function createReader({
  timeoutMs = TIMEOUT_MS,
  assets = () => findAssets(import.meta.dirname),
}: ReaderOptions = {}): Reader {
  let thread: Worker | null = null;
  let closed = false;
  const inTurn = pLimit(1);

  const end = async () => {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };

  const started = (parts: Assets): Worker => {
    const fresh = startThread(parts);
    return fresh.once("exit", () => {
      if (thread === fresh) thread = null;
    });
  };

  /** The passes made until the end, whatever it was. An end other than the good one is the thread's end too. */
  const follow = async (order: Order, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (closed) throw new Error("the engine was closed");
    thread ??= started(assets());
    const passes: OcrWord[][] = [];
    const ending = await waitFor(thread, order, passes, { timeoutMs, signal });
    if (ending.kind !== "done") await end();
    signal.throwIfAborted();
    return { passes, ending };
  };

  return {
    read: async (creative, signal) => {
      const { legible } = creative;
      if (legible === null) return { words: null, notice: null };
      try {
        const { passes, ending } = await unlessAborted(
          signal,
          inTurn(() => follow({ picture: legible, colours: creative.raster }, signal)),
        );
        const notice = noticeOf(ending, passes.length);
        return {
          words:
            passes.length === 0 ? null : inAd(mendedGerman(merge(passes)), creative.width / legible.width),
          notice,
        };
      } catch (problem) {
        signal.throwIfAborted();
        return {
          words: null,
          notice: unreadable(problem instanceof Error ? problem.message : String(problem)),
        };
      }
    },
    close: () => {
      closed = true;
      return end();
    },
  };
}

function startThread(assets: Assets): Worker {
  // Neither the environment's secrets nor flags of the engine's own thread are the reader's business.
  const thread = new Worker(assets.worker, { workerData: assets, env: {}, execArgv: [] });
  // A thread without work keeps no process alive, and its crash is nobody's: the next ad starts another.
  thread.unref();
  thread.on("error", () => {});
  return thread;
}

function waitFor(
  thread: Worker,
  order: Order,
  passes: OcrWord[][],
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  const onMessage = (report: Report) => {
    if (report.kind === "pass") passes.push(report.words);
    else resolve({ kind: "done" });
  };
  const onError = (problem: unknown) =>
    resolve({ kind: "gone", why: problem instanceof Error ? problem.message : String(problem) });
  const onExit = () => resolve({ kind: "gone", why: "its thread ended" });
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

/** An abort is answered at once, also while another ad has its turn. */
async function unlessAborted<T>(signal: AbortSignal, working: Promise<T>): Promise<T> {
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

const unreadable = (why: string): string => `The ad's picture could not be read (${why}). ${ADVICE}`;

function noticeOf(ending: End, passes: number): string | null {
  if (ending.kind === "done") return null;
  const why = ending.kind === "late" ? "it took too long" : ending.why;
  return passes === 0 ? unreadable(why) : `The ad's picture was read in part only (${why}). ${ADVICE}`;
}

/** From the legible picture's pixels to the ad's own. */
const inAd = (words: readonly OcrWord[], scale: number): OcrWord[] =>
  words.map(({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
  }));
