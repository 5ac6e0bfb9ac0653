import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Copies the bundle to a temporary folder and creates a workspace with the manifest, as on a GitHub runner. */
export async function createActionWorkspace(manifest: string, inputs: Record<string, string>) {
  const place = await mkdtemp(path.join(os.tmpdir(), "adhere-bench-"));
  await cp(path.join(import.meta.dirname, "..", "dist"), path.join(place, "dist"), { recursive: true });
  const root = path.join(place, "workspace");
  await mkdir(root);
  const file = (name: string) => path.join(root, name);
  await Promise.all([
    writeFile(file("ads.yml"), manifest),
    ...["output", "summary"].map((name) => writeFile(file(name), "")),
  ]);
  const env = {
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_REPOSITORY: "acme/shop",
    GITHUB_SHA: "4f1c2d9be07a5c3381f0e6d2a9b4c7d8e5f60123",
    GITHUB_RUN_ID: "1",
    GITHUB_WORKSPACE: root,
    GITHUB_OUTPUT: file("output"),
    GITHUB_STEP_SUMMARY: file("summary"),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  return {
    bundle: path.join(place, "dist/index.js"),
    root,
    env,
    [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }),
  };
}
