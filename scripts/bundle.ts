/**
 * Builds dist/, the Action's bundle, from an empty folder. With --check it builds elsewhere and says whether the
 * committed dist/ is what the source builds: ncc's output is byte-identical from run to run.
 */
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";

const root = path.join(import.meta.dirname, "..");
const dist = path.join(root, "dist");
const check = process.argv.includes("--check");
/** The whole of dist/ may weigh this much: every user's job downloads it. */
const MOST_BYTES = 12 * 1024 * 1024;

const fresh = await mkdtemp(path.join(os.tmpdir(), "adhere-dist-"));
try {
  build(fresh);
  const problems = [...(await weigh(fresh)), ...(check ? await differences(fresh, dist) : [])];
  if (problems.length > 0) {
    process.stderr.write(`${problems.join("\n")}\nRun: npm run bundle, and commit dist/\n`);
    process.exitCode = 1;
  } else if (!check) {
    await rm(dist, { recursive: true, force: true });
    await mkdir(dist);
    await cp(fresh, dist, { recursive: true });
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}

function build(out: string): void {
  // ncc cannot load TypeScript 7, so the compiler runs first (TypeScript 7 has no classic API).
  const bin = (name: string) => path.join(root, "node_modules", ".bin", name);
  const quiet: ExecFileSyncOptions = { cwd: root, stdio: ["ignore", "ignore", "inherit"] };
  execFileSync(process.execPath, ["--run", "build"], quiet);
  execFileSync(bin("ncc"), ["build", "build/action/index.js", "-o", out, "--license", "licenses.txt"], quiet);
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function weigh(folder: string): Promise<string[]> {
  let bytes = 0;
  for (const file of await files(folder)) bytes += (await readFile(path.join(folder, file))).byteLength;
  process.stdout.write(`dist: ${(bytes / 1e6).toFixed(1)} MB\n`);
  return bytes > MOST_BYTES ? [`dist weighs ${bytes} bytes, more than ${MOST_BYTES}.`] : [];
}

async function differences(built: string, committed: string): Promise<string[]> {
  const names = new Set([...(await files(built)), ...(await files(committed).catch(() => []))]);
  const problems: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all(
      [built, committed].map((at) => readFile(path.join(at, name)).catch(() => null)),
    );
    if (!a || !b) problems.push(`dist/${name} ${a ? "is missing" : "is not built by the source any more"}.`);
    else if (!a.equals(b)) problems.push(`dist/${name} is not what the source builds.`);
  }
  return problems;
}
