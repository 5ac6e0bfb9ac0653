import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { htmlResponse, openSite, type Site } from "./fixture-site.ts";
import { wrapBrowser } from "./wrapped-browser.ts";

const HOG = `<h1>Hog</h1>
<script>const all = []; for (;;) all.push({ at: all.length, name: "x" + all.length })</script>`;

let site: Site;
let folder: string;

beforeAll(async () => {
  site = await openSite({ "/": htmlResponse("<h1>Here</h1>"), "/hog": htmlResponse(HOG), "/hang": () => {} });
  folder = await mkdtemp(join(tmpdir(), "capture-test-"));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const capturerOptions = { openProxy: null, isBeacon: () => false };
const visitOptions = (signal = new AbortController().signal) =>
  ({ viewport: "desktop", alternate: false, signal, deadlineMs: 15_000 }) as const;

/** Processes whose command line names this text. */
async function countProcessesNaming(text: string): Promise<number> {
  let count = 0;
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    if (line.includes(text) && !/\) Z /.test(state)) count += 1;
  }
  return count;
}

async function eventually(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

test("the browser starts on first use, and concurrent first calls share it", async () => {
  const browser = await wrapBrowser(folder, "shared");
  const capturer = new Capturer({ ...capturerOptions, chromePath: browser.path });
  expect(await browser.starts()).toHaveLength(0);
  const visits = [1, 2, 3].map(() => capturer.visit(site.origin, visitOptions()));
  expect((await Promise.all(visits)).map(({ observation }) => observation.httpStatus)).toEqual([200, 200, 200]);
  expect(await browser.starts()).toHaveLength(1);
  await capturer.close();
});

test("a crashed browser is restarted, and the interrupted visit succeeds", async () => {
  const browser = await wrapBrowser(folder, "dying");
  const capturer = new Capturer({ ...capturerOptions, chromePath: browser.path });
  await capturer.visit(site.origin, visitOptions());
  const [first = 0] = await browser.starts();
  const visiting = capturer.visit(site.origin, visitOptions());
  process.kill(first, "SIGKILL");
  expect((await visiting).observation.httpStatus).toBe(200);
  expect(await browser.starts()).toHaveLength(2);
  await capturer.close();
});

test("a browser that crashes during startup is started exactly once more", async () => {
  const real = await wrapBrowser(folder, "behind-a-stumble");
  const stumbling = async (name: string, times: number) => {
    const path = join(folder, name);
    const stumbles = `echo $$ >> '${path}.pids'; [ $(wc -l < '${path}.pids') -le ${times} ] && kill -SEGV $$`;
    await writeFile(path, `#!/bin/sh\n${stumbles}\nexec '${real.path}' "$@"\n`);
    await chmod(path, 0o755);
    return new Capturer({ ...capturerOptions, chromePath: path });
  };
  const once = await stumbling("stumbling", 1);
  expect((await once.visit(site.origin, visitOptions())).observation.httpStatus).toBe(200);
  await once.close();
  expect(await real.starts()).toHaveLength(1);
  const always = await stumbling("falling", 99);
  await expect(always.visit(site.origin, visitOptions())).rejects.toMatchObject({
    name: "BrowserStartFailed",
  });
  await always.close();
  // Twice in earnest, and once to ask what it has to say.
  expect((await readFile(join(folder, "falling.pids"), "utf8")).trim().split("\n")).toHaveLength(3);
});

test("a page that crashes its tab is reported, and the next visit succeeds", async () => {
  const browser = await wrapBrowser(folder, "small", "--js-flags=--max-old-space-size=48");
  const capturer = new Capturer({ ...capturerOptions, chromePath: browser.path });
  const { observation, capture } = await capturer.visit(`${site.origin}/hog`, visitOptions());
  expect(observation).toMatchObject({ errorCode: "TAB_CRASHED", httpStatus: 200 });
  expect(capture === null).toBe(true);
  expect((await capturer.visit(site.origin, visitOptions())).observation).toMatchObject({
    httpStatus: 200,
    errorCode: null,
  });
  expect(await browser.starts()).toHaveLength(1);
  await capturer.close();
});

test("an abort rejects at once with the signal's reason", async () => {
  const capturer = new Capturer(capturerOptions);
  const controller = new AbortController();
  const visiting = capturer.visit(`${site.origin}/hang`, visitOptions(controller.signal));
  const reason = new Error("enough");
  setTimeout(() => controller.abort(reason), 300);
  await expect(visiting).rejects.toBe(reason);
  await expect(capturer.visit(site.origin, visitOptions(controller.signal))).rejects.toBe(reason);
  await capturer.close();
});

test("a closed capturer rejects further visits", async () => {
  const capturer = new Capturer(capturerOptions);
  await capturer.close();
  await expect(capturer.visit(site.origin, visitOptions())).rejects.toThrow("closed");
});

test("a browser that does not start yields an error with its last output line", async () => {
  const path = join(folder, "broken");
  await writeFile(path, "#!/bin/sh\necho libmissing.so not found >&2; exit 127\n");
  await chmod(path, 0o755);
  const capturer = new Capturer({ ...capturerOptions, chromePath: path });
  await expect(capturer.visit(site.origin, visitOptions())).rejects.toMatchObject({
    name: "BrowserStartFailed",
    message: expect.stringContaining("did not start: libmissing.so not found"),
  });
  await capturer.close();
});

/** What is said of a browser that is this script. */
async function startFailureMessage(name: string, script: string, root: boolean): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  const capturer = new Capturer({ ...capturerOptions, chromePath: path, surroundings: { root } });
  const problem: unknown = await capturer.visit(site.origin, visitOptions()).catch((each: unknown) => each);
  await capturer.close();
  return problem instanceof Error ? problem.message : "it started";
}

test("the error of a failed start names only a missing sandbox or a full temporary folder", async () => {
  expect(await startFailureMessage("user", "exit 0", false)).toContain("as Chrome does without a sandbox");
  const root = await startFailureMessage("root", "exit 0", true);
  expect(root).toContain("exits at once");
  expect(root).not.toMatch(/sandbox|root,|as root/u);
  const filling = `for each; do case $each in --user-data-dir=*) ln -s /dev/full "\${each#*=}/room";; esac; done`;
  expect(await startFailureMessage("filling", filling, true)).toBe(
    `The browser did not start: the temporary folder ${tmpdir()} is not writable: no space left on device. ` +
      "Fix that, or set TMPDIR to another folder.",
  );
});

test("the error names a temporary folder that does not exist", async () => {
  vi.stubEnv("TMPDIR", join(folder, "nowhere"));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await startFailureMessage("homeless", "exit 0", true)).toContain(
    `the temporary folder ${folder}/nowhere is not writable: no such file or directory.`,
  );
});

test("the browser does not receive secrets from the environment", async () => {
  const browser = await wrapBrowser(folder, "env");
  const variables = { ...process.env, GITHUB_TOKEN: "s3cret", "INPUT_API-KEY": "s3cret" };
  const capturer = new Capturer({
    ...capturerOptions,
    chromePath: browser.path,
    surroundings: { variables },
  });
  await capturer.visit(site.origin, visitOptions());
  const [pid] = await browser.starts();
  const environment = await readFile(`/proc/${pid}/environ`, "utf8");
  expect(environment).toContain("PATH=");
  expect(environment).not.toContain("s3cret");
  await capturer.close();
});

const VISIT_SCRIPT = `
import { Capturer } from ${JSON.stringify(join(import.meta.dirname, "../../../src/engine/capture/capturer.ts"))};
const capturer = new Capturer({ openProxy: null, isBeacon: () => false });
process.on("SIGTERM", async () => { await capturer.close(); });
const options = { viewport: "desktop", alternate: false, signal: new AbortController().signal };
await capturer.visit(process.argv[1], { ...options, deadlineMs: 15000 });
console.log("visited");
await capturer.visit(process.argv[1] + "/hang", { ...options, deadlineMs: 30000 }).catch(() => {});
`;

/** A process of its own that has visited a page and is on another one. */
async function startVisitingProcess(temporary: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", VISIT_SCRIPT, site.origin], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  expect(await countProcessesNaming(temporary)).toBeGreaterThan(0);
  return child;
}

test("close() on SIGTERM leaves no process and no profile folder", async () => {
  const temporary = await mkdtemp(join(folder, "term-"));
  const child = await startVisitingProcess(temporary);
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
  expect(await eventually(async () => (await countProcessesNaming(temporary)) === 0)).toBe(true);
  expect((await readdir(temporary)).filter((name) => name.startsWith("adhere-chrome-"))).toEqual([]);
});

test("the browser exits when its host process is killed", async () => {
  const temporary = await mkdtemp(join(folder, "kill-"));
  const child = await startVisitingProcess(temporary);
  child.kill("SIGKILL");
  expect(await eventually(async () => (await countProcessesNaming(temporary)) === 0)).toBe(true);
});
