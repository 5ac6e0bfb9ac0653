import { access, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Capturer, type CapturerOptions } from "../../../src/engine/capture/capturer.ts";
import { findBrowser, unpackNpmChromium } from "../../../src/engine/capture/find-browser.ts";
import { htmlResponse, openSite, type Site } from "./fixture-site.ts";

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "npm-chromium-"));
  site = await openSite({ "/": htmlResponse("<h1>Here</h1>") });
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
    export default {
      async executablePath() {
        const path = join(tmpdir(), "chromium");
        writeFileSync(path, ${JSON.stringify(program)}, { mode: 0o700 });
        return path;
      },
    };`,
  );
  return root;
}

test("concurrent calls unpack the package once and atomically into the user's cache", async () => {
  vi.stubEnv("HOME", join(folder, "home"));
  const root = await fakePackage("1.0.0", "#!/bin/sh\n");
  const unpacked = await Promise.all([1, 2, 3].map(() => unpackNpmChromium([folder, root])));
  const cache = join(folder, "home/.cache/adhere");
  expect(unpacked.map((one) => one?.path)).toEqual(Array(3).fill(join(cache, "chromium-1.0.0/chromium")));
  expect(await readdir(cache)).toEqual(["chromium-1.0.0"]);
  expect(unpacked[0]?.variables["LD_LIBRARY_PATH"]).toBe(join(cache, "chromium-1.0.0/al2023/lib"));
});

test("without the package there is no browser", async () => {
  expect(await unpackNpmChromium([folder])).toBeNull();
});

describe("where Chrome gets no sandbox, the page is visited without one, and the log says so", () => {
  /** A browser that runs only with `--no-sandbox`, as Chrome does where AppArmor forbids user namespaces. */
  async function browserWithoutSandbox(): Promise<string> {
    const real = await findBrowser(undefined, {
      platform: process.platform,
      root: true,
      variables: process.env,
      packageRoots: [import.meta.dirname],
    });
    const variables = Object.entries(real.variables).map(([key, value]) => `export ${key}='${value}'`);
    return [
      "#!/bin/sh",
      ...variables,
      `case " $* " in *" --no-sandbox "*) exec '${real.path}' "$@";; esac`,
      "echo 'No usable sandbox!' >&2; exit 1",
    ].join("\n");
  }

  async function visit(options: Pick<CapturerOptions, "chromePath" | "surroundings">) {
    const logged: string[] = [];
    const log = (line: string) => logged.push(line);
    const capturer = new Capturer({ openProxy: null, isBeacon: () => false, log, ...options });
    const { observation } = await capturer.visit(site.origin, {
      viewport: "desktop",
      alternate: false,
      signal: new AbortController().signal,
      deadlineMs: 15_000,
    });
    await capturer.close();
    return { status: observation.httpStatus, logged };
  }

  test("with an installed Chrome", async () => {
    const chromePath = join(folder, "chrome");
    await writeFile(chromePath, await browserWithoutSandbox(), { mode: 0o700 });
    const { status, logged } = await visit({ chromePath, surroundings: { root: false } });
    expect(status).toBe(200);
    expect(logged).toEqual([expect.stringContaining(`This system provides no sandbox for ${chromePath}`)]);
  });

  test.each([
    { root: false, message: "does not start with its sandbox. Allow this user to create user namespaces, or accept" },
    { root: true, message: "Chrome has no sandbox as root. Use another user, or accept visits" },
  ])("unless the sandbox is required: %j", async ({ root, message }) => {
    const chromePath = join(folder, "required");
    await writeFile(chromePath, await browserWithoutSandbox(), { mode: 0o700 });
    await expect(visit({ chromePath, surroundings: { root, sandbox: "on" } })).rejects.toMatchObject({
      name: "BrowserSandboxMissing",
      message: expect.stringContaining(message),
    });
  });

  test("and without a try where the sandbox is off", async () => {
    const chromePath = join(folder, "off");
    const program = await browserWithoutSandbox();
    // A start with the sandbox would leave this file.
    const tried = join(folder, "tried");
    await writeFile(chromePath, program.replace("echo 'No usable", `touch '${tried}'; echo 'No usable`), {
      mode: 0o700,
    });
    const { status, logged } = await visit({ chromePath, surroundings: { root: false, sandbox: "off" } });
    expect(status).toBe(200);
    expect(logged).toEqual(["chrome-sandbox is off: pages are visited without Chrome's sandbox."]);
    await expect(access(tried)).rejects.toThrow("ENOENT");
  });

  test("with the Chromium of the npm package", async () => {
    const root = await fakePackage("2.0.0", await browserWithoutSandbox());
    vi.stubEnv("HOME", join(folder, "home"));
    // Without PROGRAMFILES a Windows machine has no well-known place: whatever is installed here is not found.
    const surroundings = { platform: "win32", root: false, packageRoots: [root], variables: {} } as const;
    const { status, logged } = await visit({ surroundings });
    expect(status).toBe(200);
    expect(logged).toEqual([expect.stringContaining("pages are visited without it")]);
  });
});
