import { randomUUID } from "node:crypto";
import type { AiUse } from "../contract/ai.ts";
import type { Evaluate, Evaluated, Picture } from "../contract/port.ts";
import type { KeepPicture } from "./answer.ts";
import { createCapturer } from "./capture/capturer.ts";
import { closeAll } from "./closing.ts";
import { evaluateAd } from "./evaluate.ts";
import { isBeacon } from "./guard/beacons.ts";
import { createGuard } from "./guard/guard.ts";
import { judgeSeen } from "./judge-seen.ts";
import { createLooking } from "./looking.ts";
import { createReader } from "./ocr/reader.ts";
import { readSeen, snapshotFolders } from "./saved/folder.ts";
import { keepYoungSmall } from "./young.ts";

export interface EngineOptions {
  /** Which addresses beyond public ones may be visited. */
  reach: { loopback: boolean; private: boolean };
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, where set. */
  proxies: { http?: string; https?: string; no?: string };
  chromePath: string | undefined;
  /** Where an installed browser is looked for, and what it may inherit. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether ads may be `file:` URLs: never where requests come from a network. */
  files: boolean;
  /** Whether an ad without a headline is read from its picture (default). It costs 150 MB and up to a second an ad. */
  ocr?: boolean;
  /** What a visit that begins at an address sends to its origin, and to nobody else. Default: nothing. */
  headersFor?: (url: string) => Readonly<Record<string, string>>;
  /** A model that judges with the rules. Default: the rules alone. */
  ai?: AiUse | null;
  log: (line: string) => void;
  /** Keeps a picture and answers with its URL; absent, pictures travel as `data:` URLs. */
  keepPicture?: KeepPicture;
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
  reduce(picture: Picture, to: { widest: number; bytes: number }): Promise<Picture>;
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
  const reader = options.ocr === false ? null : createReader();
  const looking = options.ai
    ? createLooking(options.ai, { compose: capturer.compose, proxies: options.proxies })
    : null;
  const tools = {
    guard,
    capturer,
    reader,
    looking,
    files: options.files,
    headersFor: options.headersFor,
    keepPicture: options.keepPicture ?? asDataUrl,
  };
  return {
    evaluate: (request, visit) => evaluateAd(request, visit, tools).finally(keepYoungSmall),
    evaluateLightly: async (request, visit) =>
      namedLight(await evaluateAd(request, visit, { ...tools, reader: null, looking: null })),
    notices: guard.notices,
    ready: capturer.ready,
    reduce: capturer.reduce,
    close: () =>
      closeAll([() => reader?.close(), () => looking?.close(), capturer.close, guard.close], options.log),
  };
}

/**
 * Judges once more what an evaluation kept (`Visit.saveTo`): no browser, no network, the same answer but for its id.
 *
 * @throws UnreadableSnapshot
 */
export async function judgeSaved(folder: string, keepPicture: KeepPicture = asDataUrl): Promise<Evaluated> {
  return judgeSeen(await readSeen(folder), randomUUID(), keepPicture);
}

export { snapshotFolders };

function namedLight(evaluated: Evaluated): Evaluated {
  const { answer } = evaluated;
  if (!("analysisModel" in answer)) return evaluated;
  return { ...evaluated, answer: { ...answer, analysisModel: `${answer.analysisModel}-light` } };
}

const asDataUrl: KeepPicture = async (_id, _role, { mediaType, bytes }) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
