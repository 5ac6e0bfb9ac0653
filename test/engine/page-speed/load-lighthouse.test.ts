import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadLighthouse } from "../../../src/engine/page-speed/load-lighthouse.ts";

async function createFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "adhere-lighthouse-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

const PROGRAM = "export const navigation = () => {}; export const desktopConfig = { from: 'here' };";
const PACKAGE = { "package.json": '{ "type": "module" }' };
const INSTALLED = {
  "node_modules/lighthouse/package.json": '{ "type": "module", "exports": "./index.js" }',
  "node_modules/lighthouse/index.js": PROGRAM.replace("here", "package"),
};

it("Lighthouse is the bundle's, else the package beside the program", async () => {
  const bundle = await createFolder({ ...PACKAGE, ...INSTALLED, "lighthouse/index.js": PROGRAM });
  const beside = await createFolder(INSTALLED);
  expect((await loadLighthouse(bundle)).desktopConfig).toEqual({ from: "here" });
  expect((await loadLighthouse(beside)).desktopConfig).toEqual({ from: "package" });
});

it("where it is missing, also if the working folder has one, the message says what to install", async () => {
  // This repository, the working folder of the tests, has it.
  await expect(loadLighthouse(await createFolder({}))).rejects.toThrow(
    "Page speed needs the package lighthouse next to this program: npm install adhere-check lighthouse@13",
  );
});
