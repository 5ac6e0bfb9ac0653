import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

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

/**
 * Finds the OCR files for the program in `folder`. In the bundle all four are in its `ocr` folder (see
 * scripts/bundle.ts); in the source and the compiled package the worker is next to the program and the rest is in npm
 * packages.
 *
 * @throws an Error that names the missing file.
 */
export function findOcrAssets(folder: string): OcrAssets {
  const bundled = mapFiles(BUNDLED_FILES, (file) => join(folder, "ocr", file));
  const assets = existsSync(bundled.worker) ? bundled : packagedAssets(folder);
  const missing = Object.values(assets).find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
  return assets;
}

function packagedAssets(folder: string): OcrAssets {
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const [source = "", compiled = ""] = ["worker.ts", "worker.js"].map((name) => join(folder, name));
  return { worker: existsSync(source) ? source : compiled, ...mapFiles(PACKAGE_FILES, resolve) };
}

const mapFiles = <T extends object>(files: T, locate: (file: string) => string) =>
  Object.fromEntries(Object.entries(files).map(([part, file]) => [part, locate(file)])) as Record<keyof T, string>;
