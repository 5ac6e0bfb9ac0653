import { createEngine } from "../../engine/engine.ts";
import { PICTURE_PATH, type Pictures, pictureName } from "../pictures/pictures.ts";
import { type ServiceSettings, serviceAi } from "../settings.ts";
import type { Evaluators } from "./performer.ts";

/** The embedded engine as a worker uses it: nothing of this machine can be read through it, unless it is told so. */
export function engineEvaluators(
  settings: Pick<ServiceSettings, "allow-private" | "chrome-path" | "ai" | "ai-api-key" | "ai-options">,
  pictures: Pictures,
  env: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Evaluators {
  const open = settings["allow-private"];
  const ai = serviceAi(settings);
  const engine = createEngine({
    reach: { loopback: open, private: open },
    proxies: {},
    chromePath: settings["chrome-path"],
    env,
    files: false,
    ai: ai !== null && "mistake" in ai ? null : ai,
    log,
    keepPicture: async (_evaluation, _role, picture) => {
      const name = pictureName(picture);
      await pictures.put(name, picture.bytes, picture.mediaType);
      return PICTURE_PATH + name;
    },
  });
  return { evaluate: engine.evaluate, evaluateLightly: engine.evaluateLightly, close: engine.close };
}
