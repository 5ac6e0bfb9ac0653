import { createEngine } from "../../engine/engine.ts";
import {
  createScreenshotName,
  SCREENSHOT_PATH,
  type ScreenshotStore,
} from "../screenshots/screenshot-store.ts";
import { readServiceAi, type ServiceSettings } from "../settings.ts";
import type { Evaluators } from "./task-runner.ts";

/** The embedded engine as a worker uses it: nothing of this machine can be read through it, unless it is told so. */
export function createEngineEvaluators(
  settings: Pick<ServiceSettings, "allow-private" | "chrome-path" | "ai" | "ai-api-key" | "ai-options">,
  pictures: ScreenshotStore,
  env: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Evaluators {
  const open = settings["allow-private"];
  const ai = readServiceAi(settings);
  const engine = createEngine({
    allowedAddresses: { loopback: open, private: open },
    proxies: {},
    chromePath: settings["chrome-path"],
    env,
    allowFileUrls: false,
    ai: ai !== null && "mistake" in ai ? null : ai,
    log,
    storePicture: async (_evaluation, _role, picture) => {
      const name = createScreenshotName(picture);
      await pictures.put(name, picture.bytes, picture.mediaType);
      return SCREENSHOT_PATH + name;
    },
  });
  return { evaluate: engine.evaluate, evaluateLightly: engine.evaluateLightly, close: engine.close };
}
