import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createCapturer } from "../../../src/engine/capture/capturer.ts";
import { findBrowser } from "../../../src/engine/capture/find-browser.ts";
import { unpackNpmChromium } from "../../../src/engine/capture/npm-chromium.ts";
import { html, openSite, type Site } from "./fixture-site.ts";

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "npm-chromium-"));
  site = await openSite({ "/": html("<h1>Here</h1>") });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** A package like @sparticuz/chromium, whose program needs a sandbox that this machine does not give. */
async function fakePackage(version: string, program: string): Promise<string> {
  const root = join(folder, `root-${version}`);
  const home = join(root, "node_modules/@sparticuz/chromium");
  await mkdir(home, { recursive: true });
  await writeFile(
    join(home, "package.json"),
    JSON.stringify({ name: "@sparticuz/chromium", version, type: "module", exports: "./index.js" }),
  );
  await writeFile(
    join(home, "index.js"),
    `import { writeFileSync } from "node:fs"; import { join } from "node:path"; import { tmpdir } from "node:os";
    export default { async executablePath() { const path = join(tmpdir(), "chromium"); writeFileSync(path, ${JSON.stringify(program)}, { mode: 0o700 }); return path; } };`,
  );
  return root;
}

test("it is unpacked once into the user's cache, whole or not at all, however many want it", async () => {
  vi.stubEnv("HOME", join(folder, "home"));
  const root = await fakePackage("1.0.0", "#!/bin/sh\n");
  const unpacked = await Promise.all([1, 2, 3].map(() => unpackNpmChromium([folder, root])));
  const cache = join(folder, "home/.cache/adhere");
  expect(unpacked.map((one) => one?.path)).toEqual(Array(3).fill(join(cache, "chromium-1.0.0/chromium")));
  expect(await readdir(cache)).toEqual(["chromium-1.0.0"]);
  expect(unpacked[0]?.variables["LD_LIBRARY_PATH"]).toBe(join(cache, "chromium-1.0.0/al2023/lib"));
});

test("where the package is not installed there is none", async () => {
  expect(await unpackNpmChromium([folder])).toBeNull();
});

test("a system without a sandbox is visited without one, and that is said", async () => {
  const surroundings = {
    platform: process.platform,
    root: true,
    variables: process.env,
    packageRoots: [import.meta.dirname],
  };
  const real = await findBrowser(undefined, surroundings);
  vi.stubEnv("HOME", join(folder, "home"));
  const variables = Object.entries(real.variables).map(([key, value]) => `export ${key}='${value}'`);
  const program = [
    "#!/bin/sh",
    ...variables,
    `case " $* " in *" --no-sandbox "*) exec '${real.path}' "$@";; esac`,
    "echo 'No usable sandbox!' >&2; exit 1",
  ];
  const root = await fakePackage("2.0.0", program.join("\n"));
  const said: string[] = [];
  const capturer = createCapturer({
    proxyArguments: () => [],
    isBeacon: () => false,
    log: (line) => said.push(line),
    surroundings: { root: false, packageRoots: [root], variables: { PATH: join(folder, "no-browser-here") } },
  });
  const { signal } = new AbortController();
  const { look } = await capturer.visit(site.origin, {
    viewport: "desktop",
    alternate: false,
    signal,
    deadlineMs: 15_000,
  });
  await capturer.close();
  expect(look.httpStatus).toBe(200);
  expect(said).toEqual([expect.stringContaining("without it")]);
});
