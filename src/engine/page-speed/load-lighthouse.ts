import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";

type Navigate = (page: unknown, url: string, options: LighthouseOptions) => Promise<{ lhr: unknown } | undefined>;

/** What is used of Lighthouse's library. Its result is parsed where it is read. */
const Lighthouse = z.object({
  navigation: z.custom<Navigate>((value) => typeof value === "function"),
  /** The settings of a notebook, where the default ones are a phone's. */
  desktopConfig: z.custom<object>((value) => typeof value === "object" && value !== null),
});
export type Lighthouse = z.infer<typeof Lighthouse>;

export interface LighthouseOptions {
  flags: Readonly<Record<string, unknown>>;
  config?: object;
  signal?: AbortSignal;
}

/** In the bundle's folder; see scripts/bundle-lighthouse.ts. */
const BUNDLED = ["lighthouse", "index.js"];

/**
 * Loads Lighthouse: the bundle's own in the Action, else the package that is installed next to this program. Never one of
 * the working folder: a checked-out repository could contain its own.
 *
 * @param folder The folder of this program.
 * @throws LighthouseMissing
 */
export async function loadLighthouse(folder: string = import.meta.dirname): Promise<Lighthouse> {
  const file = findLighthouse(folder);
  if (file === null) throw new LighthouseMissing();
  // Not `import`: a bundler would look for a path that is known at run time only.
  return Lighthouse.parse(createRequire(file)(file));
}

function findLighthouse(folder: string): string | null {
  const bundled = join(folder, ...BUNDLED);
  if (existsSync(bundled)) return bundled;
  try {
    return createRequire(join(folder, "any.js")).resolve("lighthouse");
  } catch {
    return null;
  }
}

export class LighthouseMissing extends EvaluationError {
  override name = "LighthouseMissing";

  constructor() {
    super("Page speed needs the package lighthouse next to this program: npm install adhere-check lighthouse@13", {
      errorCode: "LIGHTHOUSE_MISSING",
    });
  }
}
