import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Compiles src into build/, with what is read at run time beside it: the package's programs run from there. */
const ROOT = path.join(import.meta.dirname, "..");
const MIGRATIONS = path.join("service", "store", "migrations");

rmSync(path.join(ROOT, "build"), { recursive: true, force: true });
const compiler = path.join(ROOT, "node_modules", "typescript", "bin", "tsc");
execFileSync(process.execPath, [compiler, "-p", path.join(ROOT, "src")], { stdio: "inherit" });
cpSync(path.join(ROOT, "src", MIGRATIONS), path.join(ROOT, "build", MIGRATIONS), { recursive: true });
