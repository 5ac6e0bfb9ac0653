import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where the reader's parts lie on this machine: paths of files that exist. */
export interface OcrAssets {
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
const BUNDLED_FILES: OcrAssets = {
  worker: "index.js",
  core: "tesseract-core.cjs",
  wasm: "tesseract-core.wasm.br",
  traineddata: "eng.traineddata.gz",
};
const PACKAGE_FILES: Omit<OcrAssets, "worker"> = {
  core: "tesseract.js-core/tesseract-core-simd-lstm.js",
  wasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  traineddata: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};

/** A part of the reader is not where it should be. */
export class OcrAssetMissing extends Error {
  override name = "OcrAssetMissing";
}

/**
 * The reader's parts beside the program at `folder`: in the bundle all four are in its `ocr` folder
 * (scripts/bundle.ts puts them there); in the source and the compiled package the worker is the program's
 * neighbour and the rest comes from the npm packages.
 *
 * @throws AssetMissing
 */
export function findOcrAssets(folder: string): OcrAssets {
  const bundled = join(folder, "ocr");
  const assets = existsSync(join(bundled, "index.js")) ? bundledAssets(bundled) : packagedAssets(folder);
  const missing = Object.values(assets).find((path) => !existsSync(path));
  if (missing !== undefined) throw new OcrAssetMissing(`${missing} is missing`);
  return assets;
}

function bundledAssets(folder: string): OcrAssets {
  const at = (part: keyof OcrAssets) => join(folder, BUNDLED_FILES[part]);
  return { worker: at("worker"), core: at("core"), wasm: at("wasm"), traineddata: at("traineddata") };
}

function packagedAssets(folder: string): OcrAssets {
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const at = (part: keyof typeof PACKAGE_FILES) => resolve(PACKAGE_FILES[part]);
  const worker = ["worker.ts", "worker.js"].map((name) => join(folder, name)).find(existsSync);
  if (worker === undefined) throw new OcrAssetMissing(`${join(folder, "worker.js")} is missing`);
  try {
    return {
      worker,
      core: at("core"),
      wasm: at("wasm"),
      traineddata: at("traineddata"),
    };
  } catch (problem) {
    throw new OcrAssetMissing(problem instanceof Error ? problem.message : String(problem));
  }
}
