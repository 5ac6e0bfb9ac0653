import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { serveSite } from "../../examples/serve.ts";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { toDataFolderError } from "../../src/service/operator-error.ts";
import { dispatchAdminCommand } from "../../src/service/route-admin-command.ts";
import { SERVICE_SETTINGS, variableOf } from "../../src/service/settings.ts";
import { portOfServer } from "../engine/guard/test-servers.ts";
import { runCli } from "./fake-terminal.ts";

// The service and its accounts, as whoever runs it meets them in a terminal.

const MAIN = path.resolve(import.meta.dirname, "../../src/cli/main.ts");

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "adhere-serve-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** A storage without accounts. */
let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(path.join(tmpdir(), "adhere-serve-"));
});
afterAll(() => rm(empty, { recursive: true, force: true }));

test("--help names every setting, its variable and its default's reason", async () => {
  const told = await runCli(["serve", "--help"]);
  expect(told.exitCode).toBe(0);
  for (const name of Object.keys(SERVICE_SETTINGS)) {
    expect(told.stdout).toContain(`--${name}`);
    expect(told.stdout).toContain(variableOf(name));
  }
  expect((await runCli(["accounts", "--help"])).stdout).toContain("accounts create EMAIL");
  expect((await runCli(["data", "--help"])).stdout).toContain("data backup FOLDER");
  expect((await runCli(["keys", "--help"])).stdout).toContain("keys create ACCOUNT");
});

test.each([
  [["serve", "--port", "99999"], /--port .*must be a whole number from 0 to 65535/],
  [["serve", "--role", "king"], /--role .*must be all, api or worker/],
  [["serve", "--role", "api"], /requires a PostgreSQL that the replicas share\. Set DATABASE_URL/],
  [
    ["serve", "--database-url", "mysql://user:hunter2@x/y"],
    /--database-url \(DATABASE_URL\) must be a postgres:\/\/ URL/,
  ],
  [["serve", "--s3-url", "https://s3.example/b"], /AWS_ACCESS_KEY_ID/],
  [["serve", "now"], /takes no argument "now"/],
  [["serve", "--workers", "0"], /--workers 0 requires DATABASE_URL/],
  [["accounts", "create"], /accounts takes: create EMAIL/],
  [["accounts", "create", "nobody"], /"nobody" is not an email address/],
  [["accounts", "create", "a@x.example", "--plan", "gold"], /--plan must be one of/],
  [["accounts", "set", "a@x.example", "--limit", "many"], /--limit must be a whole number or "plan"/],
  [["accounts", "export"], /accounts takes: .*export EMAIL/],
  [["accounts", "export", "nobody@x.example"], /Account nobody@x\.example does not exist/],
  [["data"], /data takes: backup FOLDER, restore FOLDER/],
  [["data", "copy", "folder"], /data takes: backup FOLDER, restore FOLDER/],
  [["data", "restore", "nowhere"], /nowhere/],
  [["accounts", "remove", "nobody@x.example"], /Account nobody@x\.example does not exist/],
  [["keys", "create", "nobody@x.example"], /Account nobody@x\.example does not exist/],
  [["keys", "create", "a@x.example", "--scopes", "everything"], /--scopes knows analyze, usage, history, fixes/],
  [["keys", "create", "a@x.example", "--expires", "soon"], /--expires must be a date/],
  [["keys", "create", "a@x.example", "--expires", "2027-02-31"], /--expires must be a date .*"2027-02-31"/],
  [["keys", "create", "a@x.example", "--expires", "2027-13-01"], /--expires must be a date/],
  [["keys", "revoke", "adhere_00000000"], /Key 00000000 does not exist/],
])("%j is refused with the next step, and exits 2", async (argv, says) => {
  const told = await runCli([...argv, "--data", empty]);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toMatch(says);
  expect(told.stderr).not.toContain("hunter2");
  expect(told.stderr).not.toContain("    at ");
});

test("accounts and keys from their making to their end", async () => {
  const data = await folder();
  const adhere = async (...argv: string[]) => {
    const told = await runCli([...argv, "--data", data, "--json"]);
    expect(told.stderr.replace(/^Copy the key now.*\n|^Re[mv]o.*\n/u, "")).toBe(
      `Data folder: ${data}. No service runs there: start it with adhere serve --data ${data}, or name another folder ` +
        "with --data.\n",
    );
    expect(told.exitCode).toBe(0);
    return told.stdout
      .split("\n")
      .filter(Boolean)
      .map((line): Record<string, string> => JSON.parse(line));
  };
  await adhere("accounts", "create", "Ann@X.example", "--plan", "portfolio");
  await adhere("accounts", "set", "ann@x.example", "--limit", "7");
  expect(await adhere("accounts", "list")).toMatchObject([
    { email: "ann@x.example", plan: "portfolio", "monthly limit": "7", "evaluations this month": "0" },
  ]);
  await adhere("accounts", "set", "ann@x.example", "--limit", "plan");
  expect((await adhere("accounts", "list"))[0]).toMatchObject({ "monthly limit": "5000" });
  const past = await runCli([...["keys", "create", "ann@x.example", "--expires", "2020-01-01"], "--data", data]);
  expect(past).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringContaining("is in the past"),
  });
  const [made] = await adhere("keys", "create", "ann@x.example", "--name", "ci", "--expires", "2999-12-31");
  expect(made?.["key"]).toMatch(/^adhere_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/);
  const [listed] = await adhere("keys", "list", "ann@x.example");
  expect(listed).toMatchObject({ name: "ci", scopes: "analyze,usage", "last used": "never" });
  expect(listed?.["state"]).toBe("expires 2999-12-31T00:00:00.000Z");
  expect(listed).not.toHaveProperty("key");
  // Whoever revokes a leaked key has the key itself.
  expect((await adhere("keys", "revoke", made?.["key"] ?? ""))[0]?.["state"]).toMatch(/^revoked /);
  await adhere("accounts", "remove", "ann@x.example");
  expect(await adhere("accounts", "list")).toEqual([]);
  const plain = await runCli(["accounts", "list", "--data", data]);
  expect(plain.stdout).toBe("None yet.\n");
});

test("adhere serve prints its URL, lets accounts be managed while it runs, and stops on a signal", async () => {
  const data = await folder();
  const stop = new AbortController();
  let heard = "";
  const address = Promise.withResolvers<string>();
  const served = runCli(["serve", "--port", "0", "--data", data, "--workers", "1"], {
    signal: stop.signal,
    env: { ...process.env, ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts") },
    onOut: (text) => {
      heard += text;
      const url = /"url":"(http[^"]+)"/.exec(heard)?.[1];
      if (url !== undefined) address.resolve(url);
    },
  });
  const url = await address.promise;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const created = await runCli(["accounts", "create", "ann@x.example", "--data", data]);
  expect(created).toMatchObject({ exitCode: 0, stderr: `Data folder: ${data}, which a running service uses.\n` });
  const made = await runCli(["keys", "create", "ann@x.example", "--data", data, "--json"]);
  const { key } = JSON.parse(made.stdout);
  const usage = await fetch(`${url}/api/check-usage`, { headers: { authorization: `Bearer ${key}` } });
  expect(await usage.json()).toMatchObject({ userEmail: "ann@x.example", limit: 1000 });
  const second = await runCli(["serve", "--port", "0", "--data", data]);
  expect(second.exitCode).toBe(2);
  expect(second.stderr).toContain("in use by another adhere service");
  stop.abort();
  const told = await served;
  expect(told.exitCode).toBe(0);
  expect(told.stderr).toContain(`Evaluation API: ${url} (POST /api/analyze-ad).`);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test.each(["serve", "accounts list"])("%s: a folder that cannot be one is named, without a trace", async (words) => {
  const file = path.join(await folder(), "ads.yml");
  await writeFile(file, "version: 1");
  const refused = (data: string, why: string) => ({
    exitCode: 2,
    stdout: "",
    stderr: `adhere: Cannot use ${data} as the data folder: ${why}. Fix that, or choose another folder with --data.\n`,
  });
  expect(await runCli([...words.split(" "), "--data", file])).toEqual(refused(file, "it is not a folder"));
  const within = path.join(file, "data");
  expect(await runCli([...words.split(" "), "--data", within])).toEqual(refused(within, "not a directory"));
});

test.each([
  ["serve", 8],
  ["accounts list", 8],
  ["accounts list", 128],
])("%s: a disk that takes no more is said in words (%d blocks)", async (words, blocks) => {
  const data = path.join(await folder(), "data");
  // Small files only: a full disk for whoever may not mount one.
  const limited = ["-c", `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, MAIN, ...words.split(" ")];
  const child = promisify(execFile)("sh", [...limited, "--data", data], { env: {} });
  const told = await child.catch((error: unknown) => error);
  expect(told).toMatchObject({ code: 2, stdout: "" });
  expect(told).toMatchObject({
    stderr: expect.stringMatching(/^adhere: Cannot use \/.*\/data as the data folder: .*\.\n$/u),
  });
  // Nobody has the folder.
  expect(await readdir(data)).toEqual(["pg"]);
});

test("what the embedded storage throws on a full disk, however deep it lies", () => {
  const full = { name: "ErrnoError", errno: 51 };
  const says = /^Cannot use d as the data folder: no space left on device\. /u;
  for (const error of [full, new Error("Failed query", { cause: full })]) {
    expect(toDataFolderError("d", error)).toMatchObject({
      name: "DataFolderError",
      message: expect.stringMatching(says),
    });
  }
  const ours = new Error("a mistake of ours");
  expect(toDataFolderError("d", ours)).toBe(ours);
});

test("commands at once, and beside a service that starts, wait for one another", async () => {
  const data = await folder();
  const stop = new AbortController();
  const up = Promise.withResolvers<void>();
  const create = (name: string) => runCli(["accounts", "create", `${name}@x.example`, "--data", data]);
  expect((await Promise.all([create("ann"), create("ben")])).map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const served = runCli(["serve", "--port", "0", "--data", data, "--workers", "1"], {
    signal: stop.signal,
    env: { ...process.env, ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts") },
    onOut: (text) => text.includes('"url"') && up.resolve(),
  });
  await expect.poll(() => readdir(data), { interval: 5 }).toContain("service.lock");
  const during = await create("cid");
  expect(during).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("which a running service uses") });
  await up.promise;
  stop.abort();
  expect((await served).exitCode).toBe(0);
});

test("whoever keeps the folder and never answers is named", async () => {
  const data = await folder();
  await writeFile(path.join(data, "service.lock"), String(process.ppid));
  await expect(dispatchAdminCommand({ do: "accounts list" }, { data }, {}, 300)).rejects.toMatchObject({
    name: "AccountError",
    message: `Another adhere command or a starting service uses ${data} (process ${process.ppid}). Try again shortly.`,
  });
});

test("a taken port is said, and nothing stays open", async () => {
  const data = await folder();
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const told = await runCli(["serve", "--port", String(portOfServer(taken)), "--data", data]);
  expect(told.exitCode).toBe(2);
  expect(told.stderr).toContain(`Port ${portOfServer(taken)} on 127.0.0.1 is in use. Choose another with --port`);
  // The folder is free again.
  expect((await runCli(["accounts", "list", "--data", data])).exitCode).toBe(0);
});

/** The build alone takes half a minute, on a busy machine more than twice as long. */
const WITH_BUILD = { timeout: 240_000 };

test("built from a fresh clone, it answers an anonymous evaluation of the example site", WITH_BUILD, async () => {
  const root = path.resolve(import.meta.dirname, "../..");
  // Beside the sources, as build/ is, so that it finds its packages and nobody else's build is touched.
  const build = await mkdtemp(path.join(root, "node_modules", ".adhere-build-"));
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [path.join(root, "scripts", "build.ts"), build]);
  expect((await stat(path.join(build, "cli", "bin.js"))).mode & 0o111).toBe(0o111);
  const { bin } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  expect(bin.adhere).toBe("build/cli/bin.js");

  const site = await serveSite(0);
  const picture = await readFile(path.join(root, "examples", "ads", "first-bag.png"));
  const ads = createServer((_, response) => {
    response.writeHead(200, { "content-type": "image/png" }).end(picture);
  }).listen(0, "127.0.0.1");
  await once(ads, "listening");
  onTestFinished(() => {
    for (const server of [site, ads]) {
      server.closeAllConnections();
      server.close();
    }
  });
  const base = `http://localhost:${portOfServer(site)}`;
  const { url, service } = await startBuilt(path.join(build, "cli", "bin.js"), await folder());
  const evaluate = () =>
    fetch(`${url}/api/analyze-ad`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        adData: {
          imageUrl: `http://127.0.0.1:${portOfServer(ads)}/first-bag.png`,
          platform: "meta",
          adTextFields: { headline: "20% off your first bag of fresh coffee", pageName: "Marrow Coffee" },
        },
        landingPageData: { url: `${base}/subscription` },
      }),
    });
  const answered = await evaluate();
  const body = await answered.json();
  expect(answered.status, JSON.stringify(body)).toBe(200);
  const evaluation = EvaluationWithLedger.parse(body);
  expect(evaluation.overallScore).toBeGreaterThanOrEqual(7);
  expect(evaluation.analysisModel).toMatch(/-light$/);
  expect(evaluation.ledger).toContainEqual(expect.objectContaining({ kind: "offer", text: "20%", verdict: "kept" }));
  expect((await fetch(evaluation.adScreenshotUrl)).status).toBe(200);
  expect((await evaluate()).status).toBe(429);
  service.kill("SIGTERM");
  const [code] = await once(service, "exit");
  expect(code).toBe(0);
});

test("a service says in its log that it stops", async () => {
  const { service } = await startBuilt(path.resolve(import.meta.dirname, "../../src/cli/bin.ts"), await folder());
  let [log, errors] = ["", ""];
  service.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  service.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  service.kill("SIGTERM");
  await once(service, "close");
  const events = log
    .trim()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));
  // Its worker may still be starting.
  expect(events.filter(({ msg }) => msg !== "engine")).toMatchObject([
    { msg: "stopping", running: 0, grace_seconds: 30 },
    { msg: "stopped" },
  ]);
  expect(errors).not.toContain("stopping");
});

async function startBuilt(program: string, data: string): Promise<{ url: string; service: ChildProcess }> {
  const service = spawn(
    process.execPath,
    [program, "serve", "--allow-private", "--port", "0", "--data", data, "--workers", "1"],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  onTestFinished(() => void service.kill("SIGKILL"));
  let said = "";
  service.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  for await (const line of createInterface({ input: service.stdout ?? process.stdin })) {
    const { url }: { url?: string } = JSON.parse(line);
    if (url !== undefined) {
      service.stdout?.resume();
      return { url, service };
    }
  }
  throw new Error(`It did not start: ${said}`);
}
