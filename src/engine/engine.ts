import { randomUUID } from "node:crypto";
import type { AiConfig } from "../contract/ai-settings.ts";
import type { Evaluate, Evaluated, Picture, StorePicture } from "../contract/port.ts";
import { createCapturer } from "./capture/capturer.ts";
import { closeAll } from "./close-all.ts";
import { type EngineContext, evaluateAd } from "./evaluate.ts";
import { evaluateCapture } from "./evaluate-capture.ts";
import { isBeacon } from "./guard/beacons.ts";
import { createGuard } from "./guard/guard.ts";
import { limitYoungGeneration } from "./limit-heap.ts";
import { createOcrReader } from "./ocr/reader.ts";
import { findSnapshotFolders, readCaptureResult } from "./saved/snapshot-folder.ts";
import { createVisionSession } from "./vision-session.ts";

export interface EngineOptions {
  /** Which addresses beyond public ones may be visited. */
  allowedAddresses: { loopback: boolean; private: boolean };
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, where set. */
  proxies: { http?: string; https?: string; no?: string };
  chromePath: string | undefined;
  /** Where an installed browser is looked for, and what it may inherit. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether ads may be `file:` URLs: never where requests come from a network. */
  allowFileUrls: boolean;
  /** Whether an ad without a headline is read from its picture (default). It costs 150 MB and up to a second an ad. */
  ocr?: boolean;
  /** What a visit that begins at an address sends to its origin, and to nobody else. Default: nothing. */
  headersFor?: (url: string) => Readonly<Record<string, string>>;
  /** A model that judges with the rules. Default: the rules alone. */
  ai?: AiConfig | null;
  log: (line: string) => void;
  /** Keeps a picture and answers with its URL; absent, pictures travel as `data:` URLs. */
  storePicture?: StorePicture;
}

export interface Engine {
  evaluate: Evaluate;
  /** The same without OCR and without a model, on the same browser: `analysisModel` says so. */
  evaluateLightly: Evaluate;
  /** What people should know before the first evaluation. */
  notices: readonly string[];
  /**
   * Starts the browser, which every evaluation needs: that there is none is said once.
   *
   * @throws BrowserMissing, BrowserFailed
   */
  ready(): Promise<void>;
  /** One of its pictures as a small WebP: so many pixels wide at most, some `bytes` in weight. */
  encodeWebp(picture: Picture, to: { widest: number; bytes: number }): Promise<Picture>;
  /** Ends the browser and every connection. Never rejects: what does not end is told to the log. */
  close(): Promise<void>;
}

/**
 * The embedded evaluator: no service, no key, deterministic. Its browser starts with the first evaluation and is
 * shared by all of them.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
export function createEngine(options: EngineOptions): Engine {
  const guard = createGuard(options);
  const capturer = createCapturer({
    chromePath: options.chromePath,
    openProxy: guard.openProxy,
    isBeacon,
    surroundings: { variables: options.env },
    headersFor: options.headersFor,
    log: options.log,
  });
  const ocrReader = options.ocr === false ? null : createOcrReader();
  const visionSession = options.ai
    ? createVisionSession(options.ai, { compose: capturer.composeSheet, proxies: options.proxies })
    : null;
  const context: EngineContext = {
    guard,
    capturer,
    ocrReader,
    visionSession,
    allowFileUrls: options.allowFileUrls,
    headersFor: options.headersFor,
    storePicture: options.storePicture ?? toDataUrl,
  };
  return {
    evaluate: (request, visit) => evaluateAd(request, visit, context).finally(limitYoungGeneration),
    evaluateLightly: async (request, visit) =>
      markAsLight(await evaluateAd(request, visit, { ...context, ocrReader: null, visionSession: null })),
    notices: guard.notices,
    ready: capturer.ready,
    encodeWebp: capturer.encodeWebp,
    close: () =>
      closeAll(
        [() => ocrReader?.close(), () => visionSession?.close(), capturer.close, guard.close],
        options.log,
      ),
  };
}

/**
 * Judges once more what an evaluation kept (`Visit.saveTo`): no browser, no network, the same answer but for its id.
 *
 * @throws UnreadableSnapshot
 */
export async function evaluateSaved(
  folder: string,
  storePicture: StorePicture = toDataUrl,
): Promise<Evaluated> {
  return evaluateCapture(await readCaptureResult(folder), randomUUID(), storePicture);
}

export { findSnapshotFolders };

function markAsLight(evaluated: Evaluated): Evaluated {
  const { answer } = evaluated;
  if (!("analysisModel" in answer)) return evaluated;
  return { ...evaluated, answer: { ...answer, analysisModel: `${answer.analysisModel}-light` } };
}

const toDataUrl: StorePicture = async (_id, _role, { mediaType, bytes }) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
