import { evaluateWithPageSpeed } from "../../contract/evaluation-with-page-speed.ts";
import { createEngine } from "../../engine/engine.ts";
import type { PictureReader } from "../../engine/ocr/ocr-thread.ts";
import { createScreenshotName, SCREENSHOT_PATH, type ScreenshotStore } from "../screenshots/screenshot-store.ts";
import { readServiceAi, type ServiceSettings } from "../settings.ts";
import type { Evaluators } from "./task-runner.ts";

/** The embedded engine, configured so that requests cannot read local files or, by default, reach private addresses. */
export function createEngineEvaluators(
  settings: ServiceSettings,
  screenshots: Pick<ScreenshotStore, "put" | "get">,
  env: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
  ocr?: PictureReader,
): Evaluators {
  const allowPrivate = settings["allow-private"];
  const ai = readServiceAi(settings);
  const engine = createEngine({
    allowedAddresses: { loopback: allowPrivate, private: allowPrivate },
    hosts: { allowed: settings["allow-hosts"], denied: settings["deny-hosts"] },
    proxies: {},
    chromePath: settings["chrome-path"],
    sandbox: settings["no-sandbox"] ? "auto" : "on",
    env,
    allowFileUrls: false,
    measuresPageSpeed: settings["page-speed"],
    ai: ai !== null && "mistake" in ai ? null : ai,
    log,
    ocr,
    storePicture: async (_evaluation, _role, picture) => {
      const name = createScreenshotName(picture);
      await screenshots.put(name, picture.bytes, picture.mediaType);
      return SCREENSHOT_PATH + name;
    },
  });
  const { evaluateLightly, ready, close } = engine;
  // What anonymous callers get is evaluated lightly, and not measured.
  const evaluate = settings["page-speed"] ? evaluateWithPageSpeed(engine.evaluate, log) : engine.evaluate;
  return { evaluate, evaluateLightly, ready, readUpload: screenshots.get, close };
}
