import type { Evaluate } from "../contract/port.ts";
import type { KeepPicture } from "./answer.ts";
import { createCapturer } from "./capture/capturer.ts";
import { evaluateAd } from "./evaluate.ts";
import { isBeacon } from "./guard/beacons.ts";
import { createGuard } from "./guard/guard.ts";
import { createReader } from "./ocr/reader.ts";

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
  log: (line: string) => void;
  /** Keeps a picture and answers with its URL; absent, pictures travel as `data:` URLs. */
  keepPicture?: KeepPicture;
}

export interface Engine {
  evaluate: Evaluate;
  /** What people should know before the first evaluation. */
  notices: readonly string[];
  /** Ends the browser and every connection. */
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
    proxyArguments: async () => (await guard.openProxy()).chromeArguments,
    isBeacon,
    surroundings: { variables: options.env },
    log: options.log,
  });
  const reader = options.ocr === false ? null : createReader();
  const tools = {
    guard,
    capturer,
    reader,
    files: options.files,
    keepPicture: options.keepPicture ?? asDataUrl,
  };
  return {
    evaluate: (request, visit) => evaluateAd(request, visit, tools),
    notices: guard.notices,
    close: async () => {
      await reader?.close();
      await capturer.close();
      await guard.close();
    },
  };
}

const asDataUrl: KeepPicture = async (_id, _role, { mediaType, bytes }) =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
