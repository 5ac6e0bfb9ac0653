import { randomUUID } from "node:crypto";
import type { AiConfig } from "../contract/ai-settings.ts";
import type { Box, Evaluate, Evaluated, Picture, StorePicture } from "../contract/evaluator-interface.ts";
import { toDataUrl } from "../ground/media-type.ts";
import type { SandboxMode } from "../ground/sandbox-mode.ts";
import { scaleBox } from "./artifacts/box-geometry.ts";
import { BetterPageFinder } from "./better-page/better-page-finder.ts";
import { Capturer } from "./capture/capturer.ts";
import { closeAll } from "./close-all.ts";
import { type EngineContext, evaluateAd } from "./evaluate.ts";
import { evaluateCapture } from "./evaluate-capture.ts";
import { createGuard } from "./guard/guard.ts";
import { isBeacon, listBeaconPatterns } from "./guard/is-beacon.ts";
import { limitYoungGeneration } from "./limit-v8-young-generation.ts";
import { locateText } from "./locate-text.ts";
import type { PictureReader } from "./ocr/ocr-thread.ts";
import { createOcrReader } from "./ocr/reader.ts";
import type { PageSpeedMeter } from "./page-speed/page-speed-meter.ts";
import { findSnapshotFolders, readCaptureResult } from "./saved/snapshot-folder.ts";
import { createVisionSession } from "./vision-session.ts";

export interface EngineOptions {
  /** Which non-public addresses may be visited. */
  allowedAddresses: { loopback: boolean; private: boolean };
  /** Hosts that may, or must not, be visited. Default: every host may. */
  hosts?: { allowed: readonly string[]; denied: readonly string[] };
  /** The values of HTTP_PROXY, HTTPS_PROXY and NO_PROXY, where set. */
  proxies: { http?: string; https?: string; no?: string };
  chromePath: string | undefined;
  /** Default: `auto`. */
  sandbox?: SandboxMode;
  /** The environment in which a browser is searched, and of which it inherits some variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether an ad may be a `file:` URL. Must be false where requests come from a network. */
  allowFileUrls: boolean;
  /**
   * Reads the pictures of ads without a headline, or false where they are not read. Default: a thread of this process,
   * which takes 500 MB of memory and about a second per ad.
   */
  ocr?: PictureReader | false | undefined;
  /** Extra headers for a visit that begins at `url`, sent to that URL's origin only. Default: none. */
  headersFor?: (url: string) => Readonly<Record<string, string>>;
  /** A model that evaluates together with the rules. Default: rules only. */
  ai?: AiConfig | null;
  /** Whether an evaluation offers to look for a better page (`Attachments.findBetterPage`). Default: false. */
  findsBetterPages?: boolean;
  /** Whether an evaluation offers to measure its page (`Attachments.measurePageSpeed`). Default: false. */
  measuresPageSpeed?: boolean;
  log: (line: string) => void;
  /** Default: pictures are returned as `data:` URLs. */
  storePicture?: StorePicture;
}

export interface Engine {
  evaluate: Evaluate;
  /** Evaluates without OCR and without a model, on the same browser. `analysisModel` ends in `-light`. */
  evaluateLightly: Evaluate;
  /** Messages for people, to be shown before the first evaluation. */
  notices: readonly string[];
  /**
   * Starts the browser, so that a missing browser is reported once and not for every evaluation.
   *
   * @throws BrowserMissing, BrowserStartFailed
   */
  ready(): Promise<void>;
  /** Encodes a picture as WebP, at most `maxWidth` pixels wide and about `targetBytes` in size. */
  encodeWebp(picture: Picture, to: { maxWidth: number; targetBytes: number }): Promise<Picture>;
  /**
   * Finds texts in an ad's picture: their boxes in its CSS pixels, or null where they are not legible there. It costs as
   * much as an evaluation that reads the picture.
   *
   * @throws UndecodableAd, BrowserDisconnected, or the signal's reason.
   */
  locateTexts(picture: Picture, texts: readonly string[], signal: AbortSignal): Promise<(Box | null)[]>;
  /** Closes the browser and every connection. Never rejects: failures are logged. */
  close(): Promise<void>;
}

/**
 * The embedded evaluator. It is deterministic and needs no service and no key. Its browser starts with the first
 * evaluation and is shared.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
export function createEngine(options: EngineOptions): Engine {
  const guard = createGuard(options);
  const { headersFor } = options;
  const capturer = new Capturer({
    chromePath: options.chromePath,
    openProxy: guard.openProxy,
    isBeacon,
    beaconPatterns: listBeaconPatterns(),
    surroundings: { variables: options.env, sandbox: options.sandbox ?? "auto" },
    headersFor,
    log: options.log,
  });
  const ocrReader = options.ocr === false ? null : createOcrReader(options.ocr);
  const visionSession = options.ai
    ? createVisionSession(options.ai, {
        compose: (pictures, sheet) => capturer.composeSheet(pictures, sheet),
        proxies: options.proxies,
      })
    : null;
  const context: EngineContext = {
    guard,
    capturer,
    ocrReader,
    visionSession,
    allowFileUrls: options.allowFileUrls,
    headersFor,
    storePicture: options.storePicture ?? storeAsDataUrl,
    betterPages: options.findsBetterPages ? new BetterPageFinder({ guard, capturer, headersFor }) : null,
    openMeter: options.measuresPageSpeed ? createMeterOpener({ guard, capturer }) : null,
  };
  return {
    evaluate: (request, visit) => evaluateAd(request, visit, context).finally(limitYoungGeneration),
    evaluateLightly: async (request, visit) =>
      markAsLight(await evaluateAd(request, visit, { ...context, ocrReader: null, visionSession: null })),
    notices: guard.notices,
    ready: () => capturer.ready(),
    encodeWebp: (picture, to) => capturer.encodeWebp(picture, to),
    locateTexts: async (picture, texts, signal) => {
      if (ocrReader === null) return texts.map(() => null);
      const creative = await capturer.decode(picture.bytes, picture.mediaType, { signal, legible: true });
      const { words } = await ocrReader.readWords(creative, signal);
      const scale = picture.width / creative.width / picture.scale;
      return texts.map((text) => {
        const box = locateText(words ?? [], text);
        return box && scaleBox(box, scale);
      });
    },
    close: () =>
      closeAll(
        [() => ocrReader?.close(), () => visionSession?.close(), () => capturer.close(), guard.close],
        options.log,
      ),
  };
}

/**
 * Evaluates a saved capture (`Visit.saveTo`) again, without browser and network. The answer differs in its id only.
 *
 * @throws UnreadableSnapshot
 */
export const evaluateSaved = async (folder: string, storePicture: StorePicture = storeAsDataUrl): Promise<Evaluated> =>
  evaluateCapture(await readCaptureResult(folder), randomUUID(), storePicture);

export { findSnapshotFolders };

/** Loads the meter's code with the first measurement. */
function createMeterOpener(tools: ConstructorParameters<typeof PageSpeedMeter>[0]): () => Promise<PageSpeedMeter> {
  let meter: Promise<PageSpeedMeter> | null = null;
  return () => {
    meter ??= import("./page-speed/page-speed-meter.ts").then((module) => new module.PageSpeedMeter(tools));
    return meter;
  };
}

function markAsLight(evaluated: Evaluated): Evaluated {
  const { answer } = evaluated;
  if (!("analysisModel" in answer)) return evaluated;
  return { ...evaluated, answer: { ...answer, analysisModel: `${answer.analysisModel}-light` } };
}

const storeAsDataUrl: StorePicture = async (_id, _role, picture) => toDataUrl(picture);
