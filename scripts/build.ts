import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/**
 * Compiles src into build/ (or the folder given on the command line) and copies the files that are read at run time.
 * The published package runs from there.
 */
const ROOT = path.join(import.meta.dirname, "..");
const OUTPUT_FOLDER = path.resolve(ROOT, process.argv[2] ?? "build");
/** Folders of files that are not TypeScript. */
const COPIED_FOLDERS = [
  path.join("service", "store", "migrations"),
  path.join("report", "html", "styles"),
  path.join("service", "web", "styles"),
  path.join("engine", "ocr", "models"),
];

rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
const compiler = path.join(ROOT, "node_modules", "typescript", "bin", "tsc");
execFileSync(process.execPath, [compiler, "-p", path.join(ROOT, "src"), "--outDir", OUTPUT_FOLDER], {
  stdio: "inherit",
});
for (const folder of COPIED_FOLDERS) {
  cpSync(path.join(ROOT, "src", folder), path.join(OUTPUT_FOLDER, folder), { recursive: true });
}
// npm sets the executable bit only when it links the program, and keeps the link of `npx adhere` over later builds.
chmodSync(path.join(OUTPUT_FOLDER, "cli", "bin.js"), 0o755);
