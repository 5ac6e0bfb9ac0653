/**
 * Builds dist/, the Action's bundle. With --check, builds in a temporary folder and fails if the committed dist/
 * differs; ncc's output is reproducible. With --out FOLDER, builds there and changes neither dist/ nor build/, even if
 * there are type errors (tests use ADHERE_BUNDLE=FOLDER/index.js).
 */
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { findAutoconsentAssets } from "../src/engine/capture/autoconsent-assets.ts";
import { findOcrAssets, INCLUDED_LANGUAGES, languageFile } from "../src/engine/ocr/find-ocr-assets.ts";
import { bundleLighthouse } from "./bundle-lighthouse.ts";

const root = path.join(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: { check: { type: "boolean", default: false }, out: { type: "string" } },
});
const dist = options.out === undefined ? path.join(root, "dist") : path.resolve(options.out);
const check = options.check;
/** Inside the repository, so that node_modules is found. */
const compiled =
  options.out === undefined
    ? path.join(root, "build")
    : path.join(root, "node_modules", ".cache", `adhere-build-${process.pid}`);
/** Size limit of dist/, because every job downloads it. */
const MAX_DIST_BYTES = 22 * 1024 * 1024;
/** The part that is loaded only for `page-speed` has a limit of its own. */
const LIGHTHOUSE_FOLDER = "lighthouse";
const MAX_LIGHTHOUSE_BYTES = 8 * 1024 * 1024;

const buildFolder = await mkdtemp(path.join(os.tmpdir(), "adhere-dist-"));
try {
  await buildDist(buildFolder);
  const problems = [
    ...(await checkDistSize(buildFolder)),
    ...(await findRewrittenPaths(buildFolder)),
    ...(check ? await findDifferences(buildFolder, dist) : []),
  ];
  if (problems.length > 0) {
    process.stderr.write(`${problems.join("\n")}\nRun npm run bundle and commit dist/.\n`);
    process.exitCode = 1;
  }
  if (!check && (problems.length === 0 || options.out !== undefined)) {
    await rm(dist, { recursive: true, force: true });
    await mkdir(dist, { recursive: true });
    await cp(buildFolder, dist, { recursive: true });
  }
} finally {
  await rm(buildFolder, { recursive: true, force: true });
  if (options.out !== undefined) await rm(compiled, { recursive: true, force: true });
}

async function buildDist(out: string): Promise<void> {
  // ncc cannot load TypeScript 7, so the compiler runs first (TypeScript 7 has no classic API).
  const bin = (name: string) => path.join(root, "node_modules", ".bin", name);
  const quiet: ExecFileSyncOptions = { cwd: root, stdio: ["ignore", "ignore", "inherit"] };
  compileSources(bin("tsc"), quiet);
  const bundle = (program: string, to: string) =>
    execFileSync(bin("ncc"), ["build", program, "-o", to, "--license", "licenses.txt"], quiet);
  bundle(path.join(compiled, "action/index.js"), out);
  // ncc neither bundles worker modules nor copies binaries correctly, so both are handled here.
  await bundleOcrWorker(path.join(out, "ocr"), bundle);
  await mkdir(path.join(out, LIGHTHOUSE_FOLDER));
  await bundleLighthouse(path.join(out, LIGHTHOUSE_FOLDER));
  // These scripts run in pages, so they are copied instead of bundled.
  await mkdir(path.join(out, "consent"));
  for (const asset of Object.values(findAutoconsentAssets(path.join(root, "src/engine/capture")))) {
    await cp(asset, path.join(out, "consent", path.basename(asset)));
  }
  // Next to the program, where the HTML report reads them.
  await cp(path.join(root, "src/report/html/styles"), path.join(out, "styles"), { recursive: true });
}

/** With --out, type errors are ignored, because the compiler writes its output anyway. */
function compileSources(tsc: string, quiet: ExecFileSyncOptions): void {
  if (options.out === undefined) {
    execFileSync(process.execPath, ["--run", "build"], quiet);
    return;
  }
  try {
    execFileSync(tsc, ["-p", "src", "--outDir", compiled, "--noEmitOnError", "false"], {
      ...quiet,
      stdio: "ignore",
    });
  } catch (error) {
    process.stderr.write(`Ignoring type errors: ${String(error)}\n`);
  }
}

/** Bundles the OCR worker and copies its assets under the names that src/engine/ocr/find-ocr-assets.ts expects. */
async function bundleOcrWorker(out: string, bundle: (program: string, to: string) => void): Promise<void> {
  bundle(path.join(compiled, "engine/ocr/worker.js"), out);
  // ncc copies ONNX Runtime's uncompressed program and its other builds, none of which is loaded.
  for (const file of await listFiles(out)) if (/\.(?:wasm|mjs)$/.test(file)) await rm(path.join(out, file));
  const assets = findOcrAssets(path.join(root, "src/engine/ocr"));
  const copy = (from: string, to: string) => cp(from, path.join(out, to));
  // Compression reduces 2.9 MB to 0.8 MB and 14.2 MB to 2.3 MB; decompression takes 20 and 90 ms.
  const compress = async (from: string, to: string) =>
    writeFile(path.join(out, to), brotliCompressSync(await readFile(from)));
  await copy(assets.tesseract, "tesseract-core.cjs");
  await compress(assets.tesseractWasm, "tesseract-core.wasm.br");
  await compress(assets.onnxRuntime, "onnx-runtime.wasm.br");
  for (const file of [assets.detector, assets.recogniser, assets.characters]) await copy(file, path.basename(file));
  for (const language of INCLUDED_LANGUAGES) await copy(assets.languages[language] ?? "", languageFile(language));
  await copy(path.join(path.dirname(assets.tesseract), "LICENSE"), "LICENSE-tesseract.txt");
  await copy(path.join(root, "src/engine/ocr/models/LICENSE.txt"), "LICENSE-paddleocr.txt");
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function checkDistSize(folder: string): Promise<string[]> {
  const sizes = { dist: 0, lighthouse: 0 };
  for (const file of await listFiles(folder)) {
    const part = file.startsWith(`${LIGHTHOUSE_FOLDER}${path.sep}`) ? "lighthouse" : "dist";
    sizes[part] += (await readFile(path.join(folder, file))).byteLength;
  }
  const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(`dist: ${inMb(sizes.dist)}, and ${inMb(sizes.lighthouse)} of lighthouse\n`);
  const limits = { dist: MAX_DIST_BYTES, lighthouse: MAX_LIGHTHOUSE_BYTES };
  return (["dist", "lighthouse"] as const).flatMap((part) =>
    sizes[part] > limits[part] ? [`${part} weighs ${sizes[part]} bytes, more than ${limits[part]}.`] : [],
  );
}

/**
 * Finds paths that ncc rewrote. For a path that is computed at run time, ncc looks for matching files, bundles them and
 * changes the path. None of our paths should be treated so.
 */
async function findRewrittenPaths(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith(".js"))) {
    const text = await readFile(path.join(folder, file), "utf8");
    const [, found] = /(\w+\.ab \+ .{0,100})/.exec(text) ?? [];
    if (found !== undefined) problems.push(`dist/${file}: ncc has changed a path: ${found}`);
  }
  return problems;
}

async function findDifferences(built: string, committed: string): Promise<string[]> {
  const names = new Set([...(await listFiles(built)), ...(await listFiles(committed).catch(() => []))]);
  const problems: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([built, committed].map((at) => readFile(path.join(at, name)).catch(() => null)));
    if (!a || !b) problems.push(`dist/${name} ${a ? "is missing" : "is not built by the source any more"}.`);
    else if (!a.equals(b)) problems.push(`dist/${name} is not what the source builds.`);
  }
  return problems;
}
