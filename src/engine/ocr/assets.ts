import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { messageOf } from "../../contract/error.ts";

/** Paths of the OCR files on this machine. All of them exist. */
export interface OcrAssets {
  /** The worker thread's program. */
  worker: string;
  /** Tesseract's JavaScript part, a CommonJS file. */
  core: string;
  /** Tesseract's WebAssembly part, compressed where the name ends in `.br`. */
  wasm: string;
  /** The model for English, compressed with gzip. */
  traineddata: string;
}

// Paths are looked up in tables. A bundler that recognises a file name in a path expression would bundle every such
// file.
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

/** An OCR file is missing. */
export class OcrAssetMissing extends Error {
  override name = "OcrAssetMissing";
}

/**
 * Finds the OCR files for the program in `folder`. In the bundle all four are in its `ocr` folder (see
 * scripts/bundle.ts); in the source and the compiled package the worker is next to the program and the rest is in npm
 * packages.
 *
 * @throws OcrAssetMissing
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
    throw new OcrAssetMissing(messageOf(problem));
  }
}
