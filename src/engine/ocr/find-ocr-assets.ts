import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Paths of the OCR files on this machine. All of them exist. */
export interface OcrAssets {
  /** The worker thread's program. */
  worker: string;
  /** ONNX Runtime's WebAssembly program; like all files here, compressed where the name ends in `.br` or `.gz`. */
  onnxRuntime: string;
  /** PaddleOCR's models, and the alphabet of the recogniser, one character per line. */
  detector: string;
  recogniser: string;
  characters: string;
  /** Tesseract's JavaScript part, a CommonJS file, and its WebAssembly part. */
  tesseract: string;
  tesseractWasm: string;
  /** Tesseract's models by its code of the language ("eng"). */
  languages: Readonly<Record<string, string>>;
}

// Paths are looked up in tables. A bundler that recognises a file name in a path expression would bundle every such
// file.
const BUNDLED_FILES = {
  worker: "index.js",
  onnxRuntime: "onnx-runtime.wasm.br",
  detector: "detector.onnx.br",
  recogniser: "recogniser.onnx.br",
  characters: "characters.txt",
  tesseract: "tesseract-core.cjs",
  tesseractWasm: "tesseract-core.wasm.br",
};
const MODEL_FILES = {
  detector: "models/detector.onnx.br",
  recogniser: "models/recogniser.onnx.br",
  characters: "models/characters.txt",
};
const PACKAGE_FILES = {
  onnxRuntime: "onnxruntime-web/ort-wasm-simd-threaded.wasm",
  tesseract: "tesseract.js-core/tesseract-core-simd-lstm.js",
  tesseractWasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
};

/** Languages whose models are part of the program, and those that a package adds. */
export const INCLUDED_LANGUAGES = ["eng", "deu"];
const OPTIONAL_LANGUAGES = ["fra", "spa", "ita", "nld", "por", "pol", "ces", "swe", "dan", "nor", "fin", "tur"];

export const languagePackage = (language: string): string => `@tesseract.js-data/${language}`;
export const languageFile = (language: string): string => `${language}.traineddata.gz`;
const languagePath = (language: string): string =>
  `${languagePackage(language)}/4.0.0_best_int/${languageFile(language)}`;

/**
 * Finds the OCR files for the program in `folder`. In the bundle they are in its `ocr` folder (see scripts/bundle.ts);
 * in the source and the compiled package the worker and the models are next to the program, and the rest is in npm
 * packages. Models of further languages are found in packages next to the program or in the working directory.
 *
 * @throws an Error that names the missing file.
 */
export function findOcrAssets(folder: string): OcrAssets {
  const bundle = join(folder, "ocr");
  const isBundled = existsSync(join(bundle, BUNDLED_FILES.worker));
  const files = isBundled ? mapFiles(BUNDLED_FILES, (file) => join(bundle, file)) : findPackagedFiles(folder);
  const included = INCLUDED_LANGUAGES.map((language): [string, string | null] => [
    language,
    isBundled ? join(bundle, languageFile(language)) : resolveFrom(folder, languagePath(language)),
  ]);
  const optional = OPTIONAL_LANGUAGES.map((language): [string, string | null] => [
    language,
    resolveFrom(folder, languagePath(language)) ?? resolveFrom(process.cwd(), languagePath(language)),
  ]);
  const languages = Object.fromEntries(
    [...included, ...optional].filter((entry): entry is [string, string] => entry[1] !== null),
  );
  const missing =
    [...Object.values(files), ...Object.values(languages)].find((path) => !existsSync(path)) ??
    INCLUDED_LANGUAGES.map(languageFile).find((file) => !Object.values(languages).some((path) => path.endsWith(file)));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
  return { ...files, languages };
}

function findPackagedFiles(folder: string) {
  const { resolve } = createRequire(join(folder, "resolve.js"));
  const [source = "", compiled = ""] = ["worker.ts", "worker.js"].map((name) => join(folder, name));
  return {
    worker: existsSync(source) ? source : compiled,
    ...mapFiles(MODEL_FILES, (file) => join(folder, file)),
    ...mapFiles(PACKAGE_FILES, resolve),
  };
}

function resolveFrom(folder: string, file: string): string | null {
  try {
    return createRequire(join(folder, "resolve.js")).resolve(file);
  } catch {
    return null;
  }
}

const mapFiles = <T extends object>(files: T, locate: (file: string) => string) =>
  Object.fromEntries(Object.entries(files).map(([part, file]) => [part, locate(file)])) as Record<keyof T, string>;
