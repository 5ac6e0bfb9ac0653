/**
 * Builds the npm package as it is published, in build/package (or the folder given on the command line): the program as
 * one bundle with all its dependencies, so that installing it brings one package and runs no script.
 * `npm pack ./build/package` packs it.
 *
 * The models, scripts and styles are those of the Action's bundle in dist/.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "esbuild";
import { collectLicences } from "./collect-licences.ts";

const ROOT = path.join(import.meta.dirname, "..");
const PACKAGE_FOLDER = path.resolve(ROOT, process.argv[2] ?? "build/package");
const { resolve } = createRequire(import.meta.url);

/** The program and the files that it starts as processes of their own. All modules lie in `lib`, with what they read. */
const ENTRIES = [
  { in: "src/cli/bin.ts", out: "bin" },
  { in: "src/service/worker.ts", out: "worker" },
  { in: "src/service/workers/ocr-process.ts", out: "lib/ocr-process" },
];

/** Folders of files that the program reads, and where they come from. */
const COPIED_FOLDERS = {
  "lib/ocr": "dist/ocr",
  "lib/consent": "dist/consent",
  "lib/styles": "dist/styles",
  "lib/migrations": "src/service/store/migrations",
};

/** Files of npm packages that are shipped compressed: 18 MB become 4 MB. See src/service/read-bundled-file.ts. */
const COMPRESSED_FILES = {
  "pglite.wasm": "@electric-sql/pglite",
  "pglite.data": "@electric-sql/pglite",
  "initdb.wasm": "@electric-sql/pglite",
  "swagger-ui.css": "swagger-ui-dist/package.json",
  "swagger-ui-bundle.js": "swagger-ui-dist/package.json",
};

await rm(PACKAGE_FOLDER, { recursive: true, force: true });
const inputs = await bundleProgram();
await copyFiles();
const licences = await collectLicences([...inputs, ...Object.values(COMPRESSED_FILES).map((name) => resolve(name))]);
await writeFile(path.join(PACKAGE_FOLDER, "licenses.txt"), licences);
await writeFile(path.join(PACKAGE_FOLDER, "package.json"), `${JSON.stringify(await describePackage(), null, 2)}\n`);

/** @returns the names of the bundled files. */
async function bundleProgram(): Promise<string[]> {
  const { metafile } = await build({
    // Names of modules are relative to it, and must be the same on every machine.
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: PACKAGE_FOLDER,
    chunkNames: "lib/[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node24",
    minify: true,
    // Errors and their stack traces keep the names of functions and classes.
    keepNames: true,
    legalComments: "none",
    metafile: true,
    logLevel: "error",
    // Packages in CommonJS call it for Node's own modules.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module';const require = createRequireHere(import.meta.url);",
    },
  });
  return Object.keys(metafile.inputs);
}

async function copyFiles(): Promise<void> {
  for (const [to, from] of Object.entries(COPIED_FOLDERS)) {
    await cp(path.join(ROOT, from), path.join(PACKAGE_FOLDER, to), { recursive: true });
  }
  await cp(path.join(ROOT, "src/service/web/styles/web.css"), path.join(PACKAGE_FOLDER, "lib/styles/web.css"));
  await mkdir(path.join(PACKAGE_FOLDER, "lib/bundled"));
  const compressing = Object.entries(COMPRESSED_FILES).map(async ([file, inPackage]) => {
    const content = await readFile(path.join(path.dirname(resolve(inPackage)), file));
    await writeFile(path.join(PACKAGE_FOLDER, "lib/bundled", `${file}.br`), await promisify(brotliCompress)(content));
  });
  await Promise.all(compressing);
  await cp(path.join(ROOT, "schema"), path.join(PACKAGE_FOLDER, "schema"), { recursive: true });
  for (const file of ["README.md", "LICENSE", "CHANGELOG.md"]) {
    await cp(path.join(ROOT, file), path.join(PACKAGE_FOLDER, file));
  }
}

/** The published package.json: what describes the package, and no dependencies. */
async function describePackage(): Promise<Record<string, unknown>> {
  const source = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
  const { name, version, description, keywords, license, repository, homepage, bugs, engines, exports } = source;
  const bin = Object.fromEntries(Object.keys(source.bin).map((command) => [command, "bin.js"]));
  const { peerDependencies, peerDependenciesMeta } = source;
  return {
    ...{ name, version, description, keywords, license, repository, homepage, bugs, type: "module", engines },
    ...{ bin, exports, peerDependencies, peerDependenciesMeta },
  };
}
