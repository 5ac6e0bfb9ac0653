import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  BrowserMissing,
  findBrowser,
  getInstallCommand,
  listBrowserPaths,
} from "../../../src/engine/capture/find-browser.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "find-browser-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(...parts: string[]): Promise<string> {
  const path = join(folder, ...parts);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, "#!/bin/sh\n");
  await chmod(path, 0o755);
  return path;
}

const surroundings = (path: string[], packageRoots: string[] = []) => ({
  platform: "linux" as const,
  root: false,
  variables: { PATH: path.join(delimiter) },
  packageRoots,
});

test("chrome-path takes precedence", async () => {
  const [given] = [await program("given", "my-chrome"), await program("bin", "google-chrome")];
  const found = await findBrowser(given, surroundings([join(folder, "bin")]));
  expect(found).toEqual({ path: given, variables: {}, from: "chrome-path" });
});

test("an installed browser takes precedence over the npm package, and Chrome over Chromium over Edge", async () => {
  const edge = await program("a", "microsoft-edge");
  const a = join(folder, "a");
  const b = join(folder, "b");
  expect((await findBrowser(undefined, surroundings([a], [import.meta.dirname]))).path).toBe(edge);
  const chromium = await program("b", "chromium");
  expect((await findBrowser("", surroundings([a, b], [import.meta.dirname]))).path).toBe(chromium);
  const chrome = await program("b", "google-chrome");
  expect(await findBrowser(undefined, surroundings([a, b], [import.meta.dirname]))).toMatchObject({
    path: chrome,
    from: "installed",
  });
});

test("the error for an invalid chrome-path names the path", async () => {
  const finding = findBrowser(join(folder, "nothing"), surroundings([]));
  await expect(finding).rejects.toThrow(BrowserMissing);
  await expect(finding).rejects.toThrow(/chrome-path ".*nothing" is not an executable file/);
});

test("the error says how to install a browser where none is found", async () => {
  const finding = findBrowser(undefined, { ...surroundings([], [folder]), platform: "win32" });
  await expect(finding).rejects.toMatchObject({ name: "BrowserMissing", errorCode: "ANALYSIS_FAILED" });
  for (const remedy of ["winget install Google.Chrome", "chrome-path", "setup-chrome"]) {
    await expect(finding).rejects.toThrow(remedy);
  }
});

test.each([
  ["linux", "x64", "npm install adhere-check @sparticuz/chromium"],
  ["linux", "arm64", "sudo apt-get install chromium"],
  ["darwin", "arm64", "brew install --cask google-chrome"],
  ["win32", "x64", "winget install Google.Chrome"],
] as const)("the command that installs a browser on %s %s is %s", (platform, arch, command) => {
  expect(getInstallCommand(platform, arch)).toBe(command);
});

test("each platform has its own list of paths", () => {
  const mac = listBrowserPaths({
    ...surroundings([]),
    platform: "darwin",
    variables: { HOME: "/Users/ann" },
  });
  expect(mac[0]).toBe("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  expect(mac).toContain("/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium");
  const windows = listBrowserPaths({
    ...surroundings([]),
    platform: "win32",
    variables: { PROGRAMFILES: "C:" },
  });
  expect(windows.some((place) => place.endsWith("chrome.exe"))).toBe(true);
});
