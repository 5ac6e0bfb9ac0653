import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where the reader's parts lie on this machine: paths of files that exist. */
export interface Assets {
  /** The worker thread's program. */
  worker: string;
  /** Tesseract's JavaScript half, a CommonJS file. */
  core: string;
  /** Its WebAssembly half; packed where it ends in `.br`. */
  wasm: string;
  /** What the reader has learned of English, packed with gzip. */
  traineddata: string;
}

// Tables, looked up by part: a bundler that could read a name where a path is made would pack every file of that name.
const BUNDLED: Assets = {
  worker: "index.js",
  core: "tesseract-core.cjs",
  wasm: "tesseract-core.wasm.br",
  traineddata: "eng.traineddata.gz",
};
const PACKAGED: Omit<Assets, "worker"> = {
  core: "tesseract.js-core/tesseract-core-simd-lstm.js",
  wasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  traineddata: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};

/** A part of the reader is not where it should be. */
export class AssetMissing extends Error {
  override name = "AssetMissing";
}

/**
 * The reader's parts beside the program at `folder`: in the bundle all four are in its `ocr` folder
 * (scripts/bundle.ts puts them there); in the source and the compiled package the worker is the program's
 * neighbour and the rest comes from the npm packages.
 *
 * @throws AssetMissing
 */
export function findAssets(folder: string): Assets {
  const bundled = join(folder, "ocr");
  const assets = existsSync(join(bundled, "index.js")) ? inBundle(bundled) : inPackages(folder);
  const missing = Object.values(assets).find((path) => !existsSync(path));
  if (missing !== undefined) throw new AssetMissing(`${missing} is missing`);
  return assets;
}

function inBundle(folder: string): Assets {
  const at = (part: keyof Assets) => join(folder, BUNDLED[part]);
  return { worker: at("worker"), core: at("core"), wasm: at("wasm"), traineddata: at("traineddata") };
}

function inPackages(folder: string): Assets {
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const at = (part: keyof typeof PACKAGED) => resolve(PACKAGED[part]);
  const worker = ["worker.ts", "worker.js"].map((name) => join(folder, name)).find(existsSync);
  if (worker === undefined) throw new AssetMissing(`${join(folder, "worker.js")} is missing`);
  try {
    return {
      worker,
      core: at("core"),
      wasm: at("wasm"),
      traineddata: at("traineddata"),
    };
  } catch (problem) {
    throw new AssetMissing(problem instanceof Error ? problem.message : String(problem));
  }
}
