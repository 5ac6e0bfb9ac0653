import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { z } from "zod";
import { EvaluationError, messageOf } from "../../contract/error.ts";
import json from "../lexicon/browser-locations.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
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

const strings = z.array(z.string());
const browserLocations = lexicon(
  z.object({
    commands: strings,
    /** The usual folders of a PATH, for processes without one. */
    commandFolders: strings,
    linuxExecutables: strings,
    macApplications: strings,
    windowsExecutables: z.array(strings),
  }),
  json,
);

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
  const { commands, commandFolders, linuxExecutables, macApplications, windowsExecutables } = browserLocations();
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
    "No browser was found: no Chrome, Chromium or Edge is installed, and neither is the npm package " +
      "@sparticuz/chromium (Linux x64 only). Install Chrome (on a runner without it, such as ARM, use the " +
      "browser-actions/setup-chrome action), or set chrome-path.",
  );
}
