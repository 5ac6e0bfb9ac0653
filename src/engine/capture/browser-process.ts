import { execFile } from "node:child_process";
import { setMaxListeners } from "node:events";
import { rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { getSystemErrorMessage, promisify } from "node:util";
import type { Browser, CDPSession, Protocol } from "puppeteer-core";
import { z } from "zod";
import { EvaluationError } from "../../contract/error.ts";
import { rejectOnAbort } from "../../contract/reject-on-abort.ts";
import json from "../lexicon/browser-arguments.json" with { type: "json" };
import { createProfileFolder } from "./browser-profile.ts";
import { dropLongMessages, MAX_CDP_MESSAGE_BYTES } from "./cdp-message-limit.ts";
import { type FoundBrowser, findBrowser, type HostEnvironment } from "./find-browser.ts";
import { whenAborted, withTimeout } from "./timeout-helpers.ts";

/** Chrome was found but did not start. */
export class BrowserStartFailed extends EvaluationError {
  override name = "BrowserStartFailed";

  constructor(path: string, why: string, cause: unknown) {
    super(`The browser at ${path} did not start: ${why} Or set chrome-path to another browser.`, {
      errorCode: "ANALYSIS_FAILED",
      httpStatus: 500,
      cause,
    });
  }
}

/** Chrome must have its sandbox, and this system gives it none. */
export class BrowserSandboxMissing extends EvaluationError {
  override name = "BrowserSandboxMissing";

  constructor(why: string, cause?: unknown) {
    super(`${why}, or accept visits without it with chrome-sandbox: off (a service: --no-sandbox).`, {
      errorCode: "ANALYSIS_FAILED",
      httpStatus: 500,
      cause,
    });
  }
}

/** The browser's profile folder could not be created, or its file system is full. */
export class TempFolderNotWritable extends EvaluationError {
  override name = "TempFolderNotWritable";

  constructor(cause: unknown) {
    const isSystemError = cause instanceof Error && "errno" in cause && typeof cause.errno === "number";
    const why = isSystemError ? getSystemErrorMessage(Number(cause.errno)) : String(cause);
    super(
      `The browser did not start: the temporary folder ${tmpdir()} is not writable: ${why}. ` +
        "Fix that, or set TMPDIR to another folder.",
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}

/** The browser crashed or was closed during a visit. */
export class BrowserDisconnected extends Error {
  override name = "BrowserDisconnected";
}

/** The guard's proxy for Chrome's traffic. */
export interface BrowserProxy {
  /** Command-line arguments that send the traffic outside visits through the proxy. */
  chromeArguments: readonly string[];
  /** The proxy of a visit's browser context. */
  url: string;
}

export interface BrowserProcessOptions {
  chromePath: string | undefined;
  /** Opens the guard's proxy; null: Chrome connects directly. */
  openProxy: (() => Promise<BrowserProxy>) | null;
  surroundings: HostEnvironment;
  /** Additional command-line arguments. */
  arguments?: readonly string[];
  /** Whether Puppeteer attaches to pages, which only a program that is given its Page object needs. Default: false. */
  attachesToPages?: boolean;
  log: (line: string) => void;
}

type Environment = HostEnvironment["variables"];

/** Environment variables that are passed on to the browser. None of them holds a secret. */
const ALLOWED_ENVIRONMENT_VARIABLES =
  /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TMP|TEMP|XDG_\w+|FONTCONFIG_\w+|DISPLAY|SYSTEMROOT|PROGRAMDATA|PROGRAMFILES.*|APPDATA|LOCALAPPDATA|USERPROFILE)$/i;

/**
 * Chrome sets this variable itself after its threads have started. That can reallocate the environment while a thread
 * reads it, which crashes the browser in glibc's getenv (measured: twice in about 10,000 starts). Presetting it
 * avoids that.
 */
const PRESET_ENVIRONMENT = { FC_FONTATIONS: "1" };

/** Each group says why Chrome gets them. */
const CHROME_ARGUMENTS = json.groups.flatMap((group) => group.arguments);

/** About the size that Chrome writes into a new profile. */
const MIN_FREE_PROFILE_BYTES = 4 * 1024 * 1024;

/** A running Chrome and its browser-level CDP session. */
export interface RunningBrowser {
  browser: Browser;
  session: CDPSession;
  version: Protocol.Browser.GetVersionResponse;
  /** Aborts with BrowserDisconnected once the browser has exited. */
  disconnected: AbortSignal;
  profileFolder: string;
  /** The proxy URL for visits' browser contexts; null: no proxy. */
  visitProxy: string | null;
}

/**
 * One Chrome for a run: started on first use, restarted after a crash, ended by `close()`. Puppeteer starts it and
 * transports the DevTools protocol. Pages are driven over the protocol directly, because that allows isolated worlds
 * and hard kills and leaves no traces in the page.
 */
export class BrowserProcess {
  readonly #options: BrowserProcessOptions;
  #running: Promise<RunningBrowser> | null = null;
  #closed = false;

  constructor(options: BrowserProcessOptions) {
    this.#options = options;
  }

  /** The running browser; concurrent first calls share one start. */
  async running(): Promise<RunningBrowser> {
    if (this.#closed) throw new Error("The browser was closed: create another capturer.");
    if (this.#running === null) {
      const starting = this.#start();
      this.#running = starting;
      const clear = () => {
        if (this.#running === starting) this.#running = null;
      };
      starting.then(({ disconnected, profileFolder }) => {
        whenAborted(disconnected, () => {
          clear();
          void rm(profileFolder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
        });
      }, clear);
    }
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const running = await this.#running?.catch(() => null);
    this.#running = null;
    if (running) await shutDown(running);
  }

  async #start(): Promise<RunningBrowser> {
    const { chromePath, surroundings, log } = this.#options;
    const { root, sandbox } = surroundings;
    const found = await findBrowser(chromePath, surroundings);
    if (root && sandbox === "on") throw new BrowserSandboxMissing("Chrome has no sandbox as root. Use another user");
    if (root || sandbox === "off") {
      log(
        sandbox === "off"
          ? "chrome-sandbox is off: pages are visited without Chrome's sandbox."
          : "Running as root, where Chrome has no sandbox: pages are visited without it.",
      );
      return this.#launch(found, ["--no-sandbox"]);
    }
    try {
      return await this.#launch(found, []);
    } catch (problem) {
      if (!(problem instanceof BrowserStartFailed) || isTimeout(problem.cause)) throw problem;
      if (sandbox === "on") {
        const why = `${found.path} does not start with its sandbox. Allow this user to create user namespaces`;
        throw new BrowserSandboxMissing(why, problem);
      }
      // Some systems allow user namespaces to known programs only (AppArmor on Ubuntu 24.04), or to none.
      const running = await this.#launch(found, ["--no-sandbox"]).catch(() => {
        throw problem;
      });
      log(`This system provides no sandbox for ${found.path}: pages are visited without it.`);
      return running;
    }
  }

  /** Chrome occasionally crashes silently during startup, so a failed start is retried once. */
  async #launch(found: FoundBrowser, extra: string[]): Promise<RunningBrowser> {
    const { variables } = this.#options.surroundings;
    const passed = Object.entries(variables).filter(([name]) => ALLOWED_ENVIRONMENT_VARIABLES.test(name));
    const env = { HOME: homedir(), ...Object.fromEntries(passed), ...PRESET_ENVIRONMENT, ...found.variables };
    const open = () => this.#open(found, env, extra);
    try {
      return await open().catch((problem: unknown) => {
        if (problem instanceof TempFolderNotWritable || isTimeout(problem)) throw problem;
        return open();
      });
    } catch (problem) {
      if (problem instanceof TempFolderNotWritable) throw problem;
      const why = await diagnoseStartFailure(found.path, env, extra.includes("--no-sandbox"));
      throw new BrowserStartFailed(found.path, why, problem);
    }
  }

  async #open(found: FoundBrowser, env: Environment, extra: string[]): Promise<RunningBrowser> {
    const { launch } = await import("puppeteer-core");
    const proxy = (await this.#options.openProxy?.()) ?? null;
    const profile = await createProfileFolder().catch((problem: unknown) => {
      throw new TempFolderNotWritable(problem);
    });
    const removeProfile = () => rmSync(profile, { recursive: true, force: true });
    process.once("exit", removeProfile);
    try {
      const browser = await launch({
        executablePath: found.path,
        // The npm package contains the headless shell; Chrome has only the new headless mode.
        headless: found.from === "npm" ? "shell" : true,
        pipe: true,
        userDataDir: profile,
        args: [...CHROME_ARGUMENTS, ...(proxy?.chromeArguments ?? []), ...(this.#options.arguments ?? []), ...extra],
        env,
        // The host process handles signals; Chrome exits when its pipe closes.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        waitForInitialPage: false,
        ...(!this.#options.attachesToPages && { targetFilter: (target) => target.type() === "browser" }),
      });
      browser.once("disconnected", () => process.removeListener("exit", removeProfile));
      return await attach(browser, profile, proxy?.url ?? null);
    } catch (problem) {
      const writeError = await writeFile(join(profile, "room"), Buffer.alloc(MIN_FREE_PROFILE_BYTES)).catch(
        (error: unknown) => error,
      );
      await rm(profile, { recursive: true, force: true });
      process.removeListener("exit", removeProfile);
      throw writeError === undefined ? problem : new TempFolderNotWritable(writeError);
    }
  }
}

/** A start that timed out is not retried. */
const isTimeout = (problem: unknown): boolean => problem instanceof Error && problem.name === "TimeoutError";

/** Explains why a browser does not start. Puppeteer's pipe carries no error output, so this runs `--version`. */
async function diagnoseStartFailure(path: string, env: Environment, withoutSandbox: boolean): Promise<string> {
  try {
    await promisify(execFile)(path, ["--version"], { env, timeout: 10_000 });
    return withoutSandbox
      ? "It exits at once without an error message: memory may be short, or shared memory in /dev/shm."
      : "It exits at once, as Chrome does without a sandbox: allow the user to create namespaces, or run as root.";
  } catch (problem) {
    const failed = FailedCommand.safeParse(problem);
    const lastLine = failed.success ? failed.data.stderr.trim().split("\n").at(-1) : "";
    return `${lastLine?.slice(0, 300) || "it cannot be executed"}. Install the missing libraries.`;
  }
}

const FailedCommand = z.object({ stderr: z.string() });

async function attach(browser: Browser, profileFolder: string, visitProxy: string | null): Promise<RunningBrowser> {
  const closed = new AbortController();
  // Every visit in progress adds a listener.
  setMaxListeners(0, closed.signal);
  const pipe = browser.process()?.stdio[4];
  if (pipe instanceof Readable) dropLongMessages(pipe, MAX_CDP_MESSAGE_BYTES, closed.signal);
  browser.once("disconnected", () => closed.abort(new BrowserDisconnected("The browser crashed or was closed.")));
  const session = await browser.target().createCDPSession();
  session.on("error", () => {});
  const [version] = await Promise.all([
    session.send("Browser.getVersion"),
    session.send("Target.setDiscoverTargets", { discover: true }),
  ]);
  return { browser, session, version, disconnected: closed.signal, profileFolder, visitProxy };
}

/**
 * The promise's value. @throws BrowserDisconnected where the browser has exited, whatever the promise's own error is.
 */
export async function untilDisconnected<T>({ browser, disconnected }: RunningBrowser, promise: Promise<T>): Promise<T> {
  try {
    return await rejectOnAbort(disconnected, promise);
  } catch (problem) {
    if (browser.connected) throw problem;
    throw new BrowserDisconnected("The browser crashed or was closed.", { cause: problem });
  }
}

async function shutDown({ browser, profileFolder }: RunningBrowser): Promise<void> {
  const child = browser.process();
  const closing = browser.close().catch(() => {});
  // Chrome closes in 25 ms (measured).
  const closed = await withTimeout(5000, closing);
  if (!closed.done) child?.kill("SIGKILL");
  await rm(profileFolder, { recursive: true, force: true, maxRetries: 3 });
}
