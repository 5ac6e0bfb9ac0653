import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import { type UnpackedChromium, unpackNpmChromium } from "./npm-chromium.ts";

/** The host's platform and environment. It is a parameter, so that this module does not read `process.env`. */
export interface HostEnvironment {
  platform: NodeJS.Platform;
  /** Running as root, where Chrome has no sandbox. */
  root: boolean;
  /** Environment variables. Only those that browser-process.ts allows reach the browser. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Folders from which the npm package @sparticuz/chromium is resolved; the first match wins. */
  packageRoots: readonly string[];
}

export interface FoundBrowser {
  path: string;
  /** Additional command-line arguments for this browser. */
  arguments: string[];
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

const BROWSER_COMMANDS = [
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge",
];

const MAC_APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge"];

const WINDOWS_EXECUTABLES = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/** The usual folders of a PATH, for processes without one. */
const DEFAULT_COMMAND_FOLDERS = ["/usr/local/bin", "/usr/bin", "/snap/bin"];

const LINUX_EXECUTABLES = ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];

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
    if (await isExecutable(path)) return { path, arguments: [], variables: {}, from: "installed" };
  }
  return { ...(await findNpmBrowser(surroundings)), arguments: [], from: "npm" };
}

async function checkGivenBrowser(path: string): Promise<FoundBrowser> {
  if (await isExecutable(path)) return { path, arguments: [], variables: {}, from: "chrome-path" };
  throw new BrowserMissing(
    `chrome-path "${path}" is not an executable file. ` +
      "Set it to a Chrome, Chromium or Edge executable, or leave it out to use an installed browser.",
  );
}

/** Possible paths of an installed browser on this platform, in order of preference. */
export function listBrowserPaths({ platform, variables }: HostEnvironment): string[] {
  if (platform === "win32") return listWindowsPaths(variables);
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = [...listCommandPaths(folders), ...listCommandPaths(DEFAULT_COMMAND_FOLDERS)];
  return platform === "darwin" ? [...listMacPaths(variables), ...onPath] : [...onPath, ...LINUX_EXECUTABLES];
}

function listCommandPaths(folders: readonly string[]): string[] {
  return BROWSER_COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function listMacPaths(variables: HostEnvironment["variables"]): string[] {
  const roots = ["/Applications", ...(variables["HOME"] ? [join(variables["HOME"], "Applications")] : [])];
  return MAC_APPLICATIONS.flatMap((name) => roots.map((root) => join(root, `${name}.app`, "Contents", "MacOS", name)));
}

function listWindowsPaths(variables: HostEnvironment["variables"]): string[] {
  const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => variables[name] ?? []);
  return WINDOWS_EXECUTABLES.flatMap((parts) => roots.map((root) => join(root, ...parts)));
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
    "No browser was found: no Chrome, Chromium or Edge is installed, and neither is the npm package " +
      "@sparticuz/chromium (Linux x64 only). Install Chrome (on a runner without it, such as ARM, use the " +
      "browser-actions/setup-chrome action), or set chrome-path.",
  );
}
