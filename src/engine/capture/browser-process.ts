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
import { createProfileFolder } from "./browser-profile.ts";
import { dropLongMessages, MAX_CDP_MESSAGE_BYTES } from "./cdp-message-limit.ts";
import { type FoundBrowser, findBrowser, type HostEnvironment } from "./find-browser.ts";
import { untilAborted, withTimeout } from "./timing.ts";

/** Chrome was found and could not be started. */
export class BrowserStartFailed extends EvaluationError {
  override name = "BrowserFailed";

  constructor(path: string, why: string, cause: unknown) {
    super(`The browser at ${path} did not start: ${why} Or name another browser with chrome-path.`, {
      errorCode: "ANALYSIS_FAILED",
      httpStatus: 500,
      cause,
    });
  }
}

/** A browser lives in a folder of its own, which could not be made, or took nothing more. */
export class TempFolderNotWritable extends EvaluationError {
  override name = "NoRoomForBrowser";

  constructor(cause: unknown) {
    const isSystems = cause instanceof Error && "errno" in cause && typeof cause.errno === "number";
    const why = isSystems ? getSystemErrorMessage(Number(cause.errno)) : String(cause);
    super(
      `The browser did not start: the temporary folder ${tmpdir()} cannot be written to: ${why}. Mend that, or name another folder with TMPDIR.`,
      { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause },
    );
  }
}

/** The browser went away in the middle of a visit. */
export class BrowserDisconnected extends Error {
  override name = "BrowserGone";
}

/** Something was asked of a capturer after its `close()`. */
export class CapturerClosed extends Error {
  override name = "BrowserClosed";
}

/** How Chrome's traffic is led. */
export interface BrowserProxy {
  /** Chrome's command line: what belongs to no visit goes where this says. */
  chromeArguments: readonly string[];
  /** The proxy of a visit's browser context. */
  url: string;
}

export interface BrowserProcessOptions {
  chromePath: string | undefined;
  /** From the guard; null: Chrome connects directly. */
  openProxy: (() => Promise<BrowserProxy>) | null;
  surroundings: HostEnvironment;
  /** Further arguments. */
  arguments?: readonly string[];
  log: (line: string) => void;
}

type Environment = Record<string, string | undefined>;

/** What may reach the browser of our environment: no secret has one of these names. */
const ALLOWED_ENVIRONMENT_VARIABLES =
  /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TMP|TEMP|XDG_\w+|FONTCONFIG_\w+|DISPLAY|SYSTEMROOT|PROGRAMDATA|PROGRAMFILES.*|APPDATA|LOCALAPPDATA|USERPROFILE)$/i;

/**
 * What Chrome adds to its own environment when its threads run already. Its second addition moves the whole of
 * it, and a thread that reads it meanwhile crashes the browser (measured: twice in some ten thousand starts, in
 * glibc's getenv). What is there already moves nothing.
 */
const PRESET_ENVIRONMENT = { FC_FONTATIONS: "1" };

const CHROME_ARGUMENTS = [
  // Nothing but the pages' own requests leaves the machine. The guard's proxy refuses the rest; these spare it the asking.
  // Port 1 is one that Chrome itself never connects to.
  "--component-updater=url-source=http://127.0.0.1:1/",
  "--gaia-url=http://127.0.0.1:1",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--no-default-browser-check",
  "--no-pings",
  "--dns-prefetch-disable",
  // A window that a page opens gets no place; context.ts closes what comes all the same.
  "--block-new-web-contents",
  // The same picture on every machine, as far as its fonts allow.
  "--font-render-hinting=none",
  "--force-device-scale-factor=1",
  // Fresh contexts hold nobody's secrets, and one process for a page and its frames saves a third of the CPU.
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process,NetworkTimeServiceQuerying,AutofillServerCommunication",
];

/** A start writes about so much into the profile. */
const MIN_FREE_PROFILE_BYTES = 4 * 1024 * 1024;

/** One running Chrome, spoken to through its browser-level session. */
export interface RunningBrowser {
  browser: Browser;
  session: CDPSession;
  version: Protocol.Browser.GetVersionResponse;
  /** Aborted, with BrowserGone, once the browser is gone. */
  disconnected: AbortSignal;
  profileFolder: string;
  /** The proxy of every visit's browser context; null: none. */
  visitProxy: string | null;
}

/**
 * One Chrome for a run: started once when first needed, started again when it has died, gone after `close()`.
 * Puppeteer starts it and carries the protocol; pages are driven over the protocol itself, because that gives
 * isolated worlds, hard kills and no traces in the page.
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
    if (this.#closed) throw new CapturerClosed("The browser was closed: create another capturer.");
    if (this.#running === null) {
      const starting = this.#start();
      this.#running = starting;
      starting.then(
        (running) => this.#forget(starting, running),
        () => this.#forgetFailed(starting),
      );
    }
    return this.#running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const running = await this.#running?.catch(() => null);
    this.#running = null;
    if (running) await shutDown(running);
  }

  #forget(starting: Promise<RunningBrowser>, { disconnected, profileFolder }: RunningBrowser): void {
    const forget = () => {
      if (this.#running === starting) this.#running = null;
      void rm(profileFolder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    };
    if (disconnected.aborted) forget();
    disconnected.addEventListener("abort", forget, { once: true });
  }

  #forgetFailed(starting: Promise<RunningBrowser>): void {
    if (this.#running === starting) this.#running = null;
  }

  async #start(): Promise<RunningBrowser> {
    const { chromePath, surroundings, log } = this.#options;
    const found = await findBrowser(chromePath, surroundings);
    if (surroundings.root) {
      log("Running as root: Chrome has no sandbox there, so pages are visited without it.");
      return this.#launch(found, ["--no-sandbox"]);
    }
    try {
      return await this.#launch(found, []);
    } catch (problem) {
      if (!(problem instanceof BrowserStartFailed) || isTimeout(problem.cause)) throw problem;
      // Some systems forbid user namespaces to all but known programs (AppArmor on Ubuntu 24.04), or to everyone.
      const running = await this.#launch(found, ["--no-sandbox"]).catch(() => {
        throw problem;
      });
      log(`This system gives ${found.path} no sandbox, so pages are visited without it.`);
      return running;
    }
  }

  /** Chrome dies now and then before it has begun, and says nothing: one that did is started once more. */
  async #launch(found: FoundBrowser, extra: string[]): Promise<RunningBrowser> {
    const passed = pickAllowedVariables(this.#options.surroundings.variables);
    const env = { HOME: homedir(), ...passed, ...PRESET_ENVIRONMENT, ...found.variables };
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
    const sweep = () => rmSync(profile, { recursive: true, force: true });
    process.once("exit", sweep);
    try {
      const browser = await launch({
        executablePath: found.path,
        // The npm package ships the headless shell; Chrome proper has the new headless mode only.
        headless: found.from === "npm" ? "shell" : true,
        pipe: true,
        userDataDir: profile,
        args: [
          ...CHROME_ARGUMENTS,
          ...found.arguments,
          ...(proxy?.chromeArguments ?? []),
          ...(this.#options.arguments ?? []),
          ...extra,
        ],
        env,
        // Who owns the process decides about signals; Chrome leaves when its pipe closes.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        waitForInitialPage: false,
        targetFilter: (target) => target.type() === "browser",
      });
      return await attach(browser, profile, proxy?.url ?? null);
    } catch (problem) {
      const noRoom = await writeFile(join(profile, "room"), Buffer.alloc(MIN_FREE_PROFILE_BYTES)).catch(
        (full: unknown) => full,
      );
      await rm(profile, { recursive: true, force: true });
      throw noRoom === undefined ? problem : new TempFolderNotWritable(noRoom);
    } finally {
      process.removeListener("exit", sweep);
    }
  }
}

/** One that does not answer in the time it has for a start is slow or stuck, and was waited for long enough. */
const isTimeout = (problem: unknown): boolean => problem instanceof Error && problem.name === "TimeoutError";

/** Why a browser does not start: puppeteer's pipe hears nothing of it, so the program is asked by itself. */
async function diagnoseStartFailure(
  path: string,
  env: Environment,
  withoutSandbox: boolean,
): Promise<string> {
  try {
    await promisify(execFile)(path, ["--version"], { env, timeout: 10_000 });
    return withoutSandbox
      ? "It runs and then closes at once, and does not say why: it may lack memory, or shared memory in /dev/shm."
      : "It runs and then closes at once, as Chrome does without a sandbox: let the user create namespaces, or run as root.";
  } catch (problem) {
    const said = FailedCommand.safeParse(problem);
    const last = said.success ? said.data.stderr.trim().split("\n").at(-1) : "";
    return `${last?.slice(0, 300) || "it cannot be run"}. Install what it lacks.`;
  }
}

const FailedCommand = z.object({ stderr: z.string() });

async function attach(
  browser: Browser,
  profileFolder: string,
  visitProxy: string | null,
): Promise<RunningBrowser> {
  const sweep = () => rmSync(profileFolder, { recursive: true, force: true });
  process.once("exit", sweep);
  const gone = new AbortController();
  // Every visit under way listens to it.
  setMaxListeners(0, gone.signal);
  const pipe = browser.process()?.stdio[4];
  if (pipe instanceof Readable) dropLongMessages(pipe, MAX_CDP_MESSAGE_BYTES, gone.signal);
  browser.once("disconnected", () => {
    process.removeListener("exit", sweep);
    gone.abort(new BrowserDisconnected("The browser crashed or was closed."));
  });
  const session = await browser.target().createCDPSession();
  session.on("error", () => {});
  const [version] = await Promise.all([
    session.send("Browser.getVersion"),
    session.send("Target.setDiscoverTargets", { discover: true }),
  ]);
  return { browser, session, version, disconnected: gone.signal, profileFolder, visitProxy };
}

/** The promise's value; whatever way it fails, BrowserGone where the browser is gone. */
export async function untilDisconnected<T>(
  { browser, disconnected }: RunningBrowser,
  promise: Promise<T>,
): Promise<T> {
  try {
    return await untilAborted(disconnected, promise);
  } catch (problem) {
    if (browser.connected) throw problem;
    throw new BrowserDisconnected("The browser crashed or was closed.", { cause: problem });
  }
}

async function shutDown({ browser, profileFolder }: RunningBrowser): Promise<void> {
  const child = browser.process();
  const closing = browser.close().catch(() => {});
  // Chrome closes in 25 ms (measured); one that does not is not waited for.
  const closed = await withTimeout(5000, closing);
  if (!closed.done) child?.kill("SIGKILL");
  await rm(profileFolder, { recursive: true, force: true, maxRetries: 3 });
}

function pickAllowedVariables(variables: HostEnvironment["variables"]): Environment {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => ALLOWED_ENVIRONMENT_VARIABLES.test(name)),
  );
}
