import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { serveSite } from "../../examples/serve.ts";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { portOfServer } from "../engine/guard/test-servers.ts";

// The npm package as its users get it: packed, installed from an empty cache without a network, and run.

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
const CHROMIUM = "node_modules/@sparticuz/chromium";
/** What npm may put on a user's disk. */
const MAX_INSTALLED_BYTES = 25e6;

let folder: string;
/** A project that has installed the package. */
let project: string;
let tarballs: string[];
let site: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "adhere-package-"));
  tarballs = [await pack("a"), await pack("a folder of another name")];
  project = path.join(folder, "project");
  await mkdir(project);
  await writeFile(path.join(project, "package.json"), '{ "name": "shop", "private": true }');
  const install = ["install", "--offline", "--cache", path.join(folder, "cache"), tarballs[0] ?? ""];
  await run("npm", install, { cwd: project });
  site = await serveSite(0);
}, 300_000);
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

async function pack(name: string): Promise<string> {
  const home = path.join(folder, name);
  await mkdir(home);
  await run(process.execPath, [path.join(root, "scripts/build-package.ts"), path.join(home, "package")]);
  const { stdout } = await run("npm", ["pack", "./package", "--silent"], { cwd: home });
  return path.join(home, stdout.trim());
}

/** The program as npm has linked it. */
const program = (name: string) => path.join(project, "node_modules/.bin", name);

async function adhere(args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [program("adhere"), ...args], { cwd: project, env, stdio: "pipe" });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const [exitCode] = await once(child, "close");
  return { exitCode, text };
}

/** The example site's ads, in a manifest of the project. */
async function writeManifest(): Promise<void> {
  await cp(path.join(root, "examples/ads"), path.join(project, "ads"), { recursive: true });
  const manifest = await readFile(path.join(root, "examples/ads.yml"), "utf8");
  const at = `http://localhost:${portOfServer(site)}`;
  await writeFile(path.join(project, "ads.yml"), manifest.replaceAll(/https?:\/\/localhost:\d+/g, at));
}

test("it is one package of at most 25 MB, and runs no script when it is installed", async () => {
  const modules = path.join(project, "node_modules");
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_INSTALLED_BYTES);
  expect((await readdir(modules)).filter((name) => !name.startsWith("."))).toEqual(["adhere-check"]);
  expect(await readdir(path.join(modules, ".bin"))).toEqual(["adhere", "adhere-check"]);

  const manifest = JSON.parse(await readFile(path.join(modules, "adhere-check/package.json"), "utf8"));
  for (const key of ["scripts", "dependencies", "optionalDependencies", "private"])
    expect(manifest[key]).toBe(undefined);
  expect(Object.values(manifest.peerDependenciesMeta)).toEqual([{ optional: true }, { optional: true }]);
  const names = files.map((file) => path.relative(path.join(modules, "adhere-check"), file));
  expect(names.filter((name) => /\.(?:ts|map|tgz)$|(?:^|\/)(?:test|src|node_modules)\//.test(name))).toEqual([]);
});

test("it has the licences of what is in it", async () => {
  const home = path.join(project, "node_modules/adhere-check");
  const licences = await readFile(path.join(home, "licenses.txt"), "utf8");
  for (const name of [
    "zod",
    "undici",
    "puppeteer-core",
    "@electric-sql/pglite",
    "swagger-ui-dist",
    "hono",
    "pg-boss",
  ]) {
    expect(licences).toContain(`\n${name}\n`);
  }
  for (const name of ["LICENSE-tesseract.txt", "LICENSE-paddleocr.txt"]) await stat(path.join(home, "lib/ocr", name));
  await stat(path.join(home, "lib/consent/LICENSE"));
});

test("two builds in different folders are the same, byte for byte", async () => {
  const [one, other] = await Promise.all(tarballs.map((file) => readFile(file)));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test("without a browser, check names the command that installs one, and links needs none", async () => {
  await writeManifest();
  const env = { ...process.env, NODE_OPTIONS: `--import ${path.join(import.meta.dirname, "hide-browsers.mjs")}` };
  const check = await adhere(["check", "ads.yml"], env);
  expect([check.exitCode, check.text]).toEqual([2, expect.stringMatching(/Install one: \w[\w-]* .*install /)]);
  const links = await adhere(["links", "ads.yml"], env);
  expect([links.exitCode, links.text]).toEqual([1, expect.stringContaining("1 broken, 2 working")]);
}, 120_000);

test("it checks links and ads, with its own OCR models and consent rules", async () => {
  // What `npm install @sparticuz/chromium` does, for machines where no browser is installed.
  await mkdir(path.join(project, "node_modules/@sparticuz"));
  await symlink(path.join(root, "node_modules/@sparticuz/chromium"), path.join(project, CHROMIUM));
  const links = await adhere(["links", "ads.yml"]);
  expect([links.exitCode, links.text]).toEqual([1, expect.stringContaining("3 destinations: 1 broken, 2 working")]);
  const check = await adhere(["check", "ads.yml"]);
  expect([check.exitCode, check.text]).toEqual([1, expect.stringContaining("1 broken link, 1 below threshold")]);
  const report = JSON.parse(await readFile(path.join(project, "adhere-report/report.json"), "utf8"));
  expect(JSON.stringify(report.entries)).not.toContain("could not be read");
  expect(await readFile(path.join(project, "adhere-report/report.html"), "utf8")).toContain("<style>");
}, 120_000);

/** Starts the service. @returns its URL, once it listens. */
async function serve(): Promise<{ url: string; service: ChildProcess }> {
  const args = ["serve", "--allow-private", "--port", "0", "--data", path.join(folder, "data")];
  const service = spawn(process.execPath, [program("adhere-check"), ...args], { cwd: project, stdio: "pipe" });
  onTestFinished(() => void service.kill("SIGKILL"));
  let text = "";
  for (const stream of [service.stdout, service.stderr]) stream.on("data", (chunk) => (text += chunk));
  const url = await vi.waitUntil(() => /In the browser: (http\S+)/.exec(text)?.[1], { timeout: 60_000 });
  return { url, service };
}

test("it serves the API with its own database, the reference, and the pages for people", async () => {
  const { url, service } = await serve();
  for (const place of ["/sign-in", "/docs", "/docs/swagger-ui.css", "/docs/swagger-ui-bundle.js", "/openapi.json"]) {
    const answer = await fetch(url + place);
    expect([place, answer.status, (await answer.text()).length > 300]).toEqual([place, 200, true]);
  }
  const answer = await fetch(`${url}/api/analyze-ad`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      adData: {
        platform: "meta",
        adTextFields: { headline: "20% off your first bag of fresh coffee", pageName: "Marrow Coffee" },
      },
      landingPageData: { url: `http://localhost:${portOfServer(site)}/subscription` },
    }),
  });
  const body = await answer.json();
  expect([answer.status, JSON.stringify(body)]).toEqual([200, expect.stringContaining("overallScore")]);
  expect(EvaluationWithLedger.parse(body).overallScore).toBeGreaterThanOrEqual(7);
  service.kill("SIGTERM");
  expect((await once(service, "exit"))[0]).toBe(0);
}, 120_000);
