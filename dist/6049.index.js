export const id = 6049;
export const ids = [6049];
export const modules = {

/***/ 83484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ readAdFile),
/* harmony export */   _7: () => (/* binding */ AdUnavailable),
/* harmony export */   vN: () => (/* binding */ readsAsPage)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46752);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99789);




class AdUnavailable extends _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN {
    name = "AdUnavailable";
    constructor(problem, cause) {
        super(`The ad ${problem}. Check its address, or give the ad as a file of the repository.`, {
            errorCode: "NO_AD_ASSET",
            httpStatus: 400,
            cause,
        });
    }
}
function readsAsPage({ bytes, mediaType }) {
    if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(mediaType))
        return true;
    const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start);
}
const MOST_BYTES = 100 * 1024 * 1024;
async function readAdFile(url, dispatcher, signal) {
    if (url.startsWith("file:"))
        return { bytes: await fromDisk(url, signal), mediaType: "" };
    try {
        const { statusCode, headers, body } = await (0,undici__WEBPACK_IMPORTED_MODULE_2__/* .request */ .Em)(url, {
            dispatcher: dispatcher.compose(undici__WEBPACK_IMPORTED_MODULE_2__/* .interceptors */ .dY.redirect({ maxRedirections: 5 })),
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
        if (error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN)
            throw error;
        throw new AdUnavailable(`at ${url} could not be fetched (${messageOf(error)})`, error);
    }
}
async function fromDisk(url, signal) {
    try {
        const file = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(url);
        const about = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
        if (!about.isFile())
            throw new AdUnavailable(`file ${url} is no regular file`);
        if (about.size > MOST_BYTES)
            throw new AdUnavailable(`file ${url} is larger than ${MOST_BYTES / 1024 / 1024} MB`);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN)
            throw error;
        throw new AdUnavailable(`file ${url} cannot be read (${messageOf(error)})`, error);
    }
}
const messageOf = (error) => (error instanceof Error ? error.message : String(error));


/***/ }),

/***/ 86049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCapturer: () => (/* binding */ createCapturer)
});

// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/engine/capture/ad-errors.js

class UndecodableAd extends error/* EvaluationError */.ZN {
    name = "UndecodableAd";
    constructor(message, cause) {
        super(message, { errorCode: "NO_AD_ASSET", httpStatus: 400, cause });
    }
}
class AdScreenshotFailed extends error/* EvaluationError */.ZN {
    name = "AdScreenshotFailed";
    constructor(url, why, cause) {
        super(`The ad at ${url} could not be pictured: ${why}. Give the ad's image or video itself instead.`, {
            errorCode: "AD_SCREENSHOT_FAILED",
            httpStatus: 400,
            cause,
        });
    }
}

// EXTERNAL MODULE: ./build/engine/capture/ad-file.js
var ad_file = __webpack_require__(83484);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/engine/capture/budget.js
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
async function until(condition, ms) {
    const end = performance.now() + ms;
    while (!condition()) {
        if (performance.now() >= end)
            return false;
        await pause(15);
    }
    return true;
}
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
class Budget {
    #start = performance.now();
    #end;
    constructor(ms) {
        this.#end = this.#start + ms;
    }
    left(keep = 0) {
        return Math.max(0, this.#end - performance.now() - keep);
    }
    spent() {
        return performance.now() - this.#start;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/engine/capture/npm-chromium.js









const PACKAGE = "@sparticuz/chromium";
const Manifest = schemas/* object */.Ikc({ version: schemas/* string */.YjP().regex(/^[\w.+-]+$/) });
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];
async function unpackNpmChromium(roots) {
    const entry = process.platform === "linux" && process.arch === "x64" ? resolveFrom(roots) : null;
    if (entry === null)
        return null;
    const version = await packageVersion(entry);
    const folder = await unpackedFolder(entry, version);
    return {
        path: (0,external_node_path_.join)(folder, "chromium"),
        variables: {
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
async function refuseOthersFolder(folder) {
    const { uid, mode } = await (0,promises_.stat)(folder);
    const own = process.getuid?.() ?? uid;
    if (uid !== own || (mode & 0o022) !== 0)
        throw new Error(`${folder} can be written by other users`);
}
async function unpack(entry, folder) {
    const staging = `${folder}.${process.pid}.${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    await (0,promises_.mkdir)(staging, { mode: 0o700 });
    try {
        const script = `const m = await import(${JSON.stringify((0,external_node_url_.pathToFileURL)(entry).href)}); const c = m.default.default ?? m.default; await c.executablePath();`;
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ["--input-type=module", "-e", script], {
            env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
            timeout: 120_000,
        });
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "fonts.conf"), fontConfiguration(folder));
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "complete"), "");
        await (0,promises_.rename)(staging, folder).catch(async (problem) => {
            if (!(await exists((0,external_node_path_.join)(folder, "complete"))))
                throw problem;
        });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}
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





class BrowserMissing extends error/* EvaluationError */.ZN {
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
const USUAL_FOLDERS = ["/usr/local/bin", "/usr/bin", "/snap/bin"];
const LINUX_PLACES = ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];
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

;// CONCATENATED MODULE: ./build/engine/capture/pipe.js
const MESSAGE_BYTES = 128e6;
function dropLongMessages(pipe, most, gone) {
    const listeners = pipe.listeners("data");
    let held = [];
    let length = 0;
    const sift = (chunk) => {
        for (let rest = chunk; rest.length > 0;) {
            const end = rest.indexOf(0) + 1;
            const part = end === 0 ? rest : rest.subarray(0, end);
            rest = rest.subarray(part.length);
            length += part.length;
            if (length <= most)
                held.push(part);
            else
                held = [];
            if (end === 0)
                continue;
            for (const piece of held)
                for (const listen of listeners)
                    listen(piece);
            held = [];
            length = 0;
        }
    };
    pipe.removeAllListeners("data").on("data", sift);
    gone.addEventListener("abort", () => pipe.off("data", sift), { once: true });
}

;// CONCATENATED MODULE: ./build/engine/capture/profile.js




const host = () => (0,external_node_crypto_.createHash)("sha256").update((0,external_node_os_.hostname)()).digest("hex").slice(0, 8);
async function newProfile() {
    await sweep().catch(() => { });
    return (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `adhere-chrome-${host()}-${process.pid}-`));
}
async function sweep() {
    const ours = new RegExp(`^adhere-chrome-${host()}-(\\d+)-`);
    const left = (await (0,promises_.readdir)((0,external_node_os_.tmpdir)())).filter((name) => {
        const pid = ours.exec(name)?.[1];
        return pid !== undefined && !isAlive(Number(pid));
    });
    await Promise.all(left.map((name) => removeOwn((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), name))));
}
async function removeOwn(folder) {
    const about = await (0,promises_.lstat)(folder);
    const own = process.getuid?.() ?? about.uid;
    if (about.isDirectory() && about.uid === own)
        await (0,promises_.rm)(folder, { recursive: true, force: true });
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (problem) {
        return !(problem instanceof Error && "code" in problem && problem.code === "ESRCH");
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/chrome.js














class BrowserFailed extends error/* EvaluationError */.ZN {
    name = "BrowserFailed";
    constructor(path, why, cause) {
        super(`The browser at ${path} did not start: ${why} Or name another browser with chrome-path.`, {
            errorCode: "ANALYSIS_FAILED",
            httpStatus: 500,
            cause,
        });
    }
}
class NoRoomForBrowser extends error/* EvaluationError */.ZN {
    name = "NoRoomForBrowser";
    constructor(cause) {
        const isSystems = cause instanceof Error && "errno" in cause && typeof cause.errno === "number";
        const why = isSystems ? (0,external_node_util_.getSystemErrorMessage)(Number(cause.errno)) : String(cause);
        super(`The browser did not start: the temporary folder ${(0,external_node_os_.tmpdir)()} cannot be written to: ${why}. Mend that, or name another folder with TMPDIR.`, { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
class BrowserGone extends Error {
    name = "BrowserGone";
}
class BrowserClosed extends Error {
    name = "BrowserClosed";
}
const PASSED_ON = /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TMP|TEMP|XDG_\w+|FONTCONFIG_\w+|DISPLAY|SYSTEMROOT|PROGRAMDATA|PROGRAMFILES.*|APPDATA|LOCALAPPDATA|USERPROFILE)$/i;
const SETTLED = { FC_FONTATIONS: "1" };
const ARGUMENTS = [
    "--disable-component-update",
    "--disable-domain-reliability",
    "--no-default-browser-check",
    "--no-pings",
    "--dns-prefetch-disable",
    "--block-new-web-contents",
    "--font-render-hinting=none",
    "--force-device-scale-factor=1",
    "--disable-site-isolation-trials",
    "--disable-features=IsolateOrigins,site-per-process",
];
const ROOM = 4 * 1024 * 1024;
class Chrome {
    #options;
    #running = null;
    #closed = false;
    constructor(options) {
        this.#options = options;
    }
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
            if (found.from !== "npm")
                throw problem;
            const running = await this.#launch(found, ["--no-sandbox"]);
            log("This system gives the npm package's Chromium no sandbox, so pages are visited without it.");
            return running;
        }
    }
    async #launch(found, extra) {
        const passed = passedOn(this.#options.surroundings.variables);
        const env = { HOME: (0,external_node_os_.homedir)(), ...passed, ...SETTLED, ...found.variables };
        const open = () => this.#open(found, env, extra);
        try {
            return await open().catch((problem) => {
                if (problem instanceof NoRoomForBrowser || isLate(problem))
                    throw problem;
                return open();
            });
        }
        catch (problem) {
            if (problem instanceof NoRoomForBrowser)
                throw problem;
            const why = await complaint(found.path, env, extra.includes("--no-sandbox"));
            throw new BrowserFailed(found.path, why, problem);
        }
    }
    async #open(found, env, extra) {
        const { launch } = await __webpack_require__.e(/* import() */ 8179).then(__webpack_require__.bind(__webpack_require__, 78179));
        const proxy = await this.#options.proxyArguments();
        const profile = await newProfile().catch((problem) => {
            throw new NoRoomForBrowser(problem);
        });
        const sweep = () => (0,external_node_fs_.rmSync)(profile, { recursive: true, force: true });
        process.once("exit", sweep);
        try {
            const browser = await launch({
                executablePath: found.path,
                headless: found.from === "npm" ? "shell" : true,
                pipe: true,
                userDataDir: profile,
                args: [...ARGUMENTS, ...found.arguments, ...proxy, ...(this.#options.arguments ?? []), ...extra],
                env,
                handleSIGINT: false,
                handleSIGTERM: false,
                handleSIGHUP: false,
                waitForInitialPage: false,
                targetFilter: (target) => target.type() === "browser",
            });
            return await attach(browser, profile);
        }
        catch (problem) {
            const noRoom = await (0,promises_.writeFile)((0,external_node_path_.join)(profile, "room"), Buffer.alloc(ROOM)).catch((full) => full);
            await (0,promises_.rm)(profile, { recursive: true, force: true });
            throw noRoom === undefined ? problem : new NoRoomForBrowser(noRoom);
        }
        finally {
            process.removeListener("exit", sweep);
        }
    }
}
const isLate = (problem) => problem instanceof Error && problem.name === "TimeoutError";
async function complaint(path, env, withoutSandbox) {
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(path, ["--version"], { env, timeout: 10_000 });
        return withoutSandbox
            ? "It runs and then closes at once, and does not say why: it may lack memory, or shared memory in /dev/shm."
            : "It runs and then closes at once, as Chrome does without a sandbox: let the user create namespaces, or run as root.";
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
    (0,external_node_events_.setMaxListeners)(0, gone.signal);
    const pipe = browser.process()?.stdio[4];
    if (pipe instanceof external_node_stream_.Readable)
        dropLongMessages(pipe, MESSAGE_BYTES, gone.signal);
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
    const closed = await within(5000, closing);
    if (!closed.done)
        child?.kill("SIGKILL");
    await (0,promises_.rm)(profile, { recursive: true, force: true, maxRetries: 3 });
}
function passedOn(variables) {
    return Object.fromEntries(Object.entries(variables).filter(([name]) => PASSED_ON.test(name)));
}

;// CONCATENATED MODULE: ./build/engine/capture/device.js
const DEVICES = {
    mobile: { metrics: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }, touch: true },
    desktop: { metrics: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }, touch: false },
};
function userAgent(viewport, version, locale) {
    const major = /Chrome\/(\d+)/.exec(version.userAgent)?.[1] ?? "0";
    const own = version.userAgent.replace(/(?:Headless)?Chrome\/[\d.]+/, `Chrome/${major}.0.0.0`);
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
function acceptLanguage(locale) {
    const { language } = new Intl.Locale(locale);
    return locale === language ? locale : `${locale},${language}`;
}
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
function timeZone(locale) {
    const { region } = new Intl.Locale(locale).maximize();
    if (region === undefined)
        return null;
    const known = zones.get(region);
    if (known !== undefined)
        return known;
    const zone = MAIN_ZONES[region] ?? zonesOf(region)[0] ?? null;
    zones.set(region, zone);
    return zone;
}
const zones = new Map();
function zonesOf(region) {
    const locale = new Intl.Locale("und", {
        region,
    });
    return locale.getTimeZones?.() ?? [];
}
function canonicalLocale(locale) {
    try {
        return (locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0]) ?? "en-US";
    }
    catch {
        return "en-US";
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/engine/capture/traffic.js

const NAVIGATIONS = 20;
const DOCUMENT_BYTES = 20e6;
const TOTAL_BYTES = 80e6;
const FORBIDDEN = /^(?:file|filesystem|chrome|chrome-[a-z]+|devtools|view-source):/i;
const STAYING = new Set([204, 205]);
const UNAWAITED = new Set(["EventSource", "WebSocket", "Media", "Ping", "Prefetch", "Preflight", "Manifest"]);
const FETCHED = new Set(["XHR", "Fetch", "Script"]);
const PAINTED_MS = 300;
const REFUSALS = new Set([401, 403, 429]);
class Traffic {
    #session;
    #frameId;
    #inFlight = new Set();
    #fetches = new Set();
    #lastFetch = Number.NEGATIVE_INFINITY;
    #lastChange = performance.now();
    #lastData = performance.now();
    #bytes = 0;
    #documentBytes = 0;
    redirects = [];
    response = null;
    failure = null;
    url = null;
    #requested = null;
    requestedUrl = null;
    #committed = null;
    #navigations = 0;
    #standing = null;
    #domReady = false;
    #readyAt = performance.now();
    #loaded = false;
    failing = null;
    framed = null;
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
        session.on("Page.frameStoppedLoading", (event) => this.#onStopped(event));
        session.on("Page.frameRequestedNavigation", (event) => this.#onWish(event));
    }
    get domReady() {
        return this.#domReady && !this.navigating;
    }
    get age() {
        return performance.now() - this.#readyAt;
    }
    get loaded() {
        return this.#loaded && !this.navigating;
    }
    get document() {
        return this.#committed;
    }
    get navigating() {
        return this.#requested !== null && this.#requested !== this.#committed && this.failure === null;
    }
    quietFor(ms) {
        return this.#inFlight.size === 0 && performance.now() - this.#lastChange >= ms;
    }
    stalledFor(ms) {
        return performance.now() - Math.max(this.#lastChange, this.#lastData) >= ms;
    }
    get fetching() {
        return this.#fetches.size > 0 || performance.now() - this.#lastFetch < PAINTED_MS;
    }
    #onRequest(event) {
        if (FETCHED.has(event.type ?? "") && event.frameId === this.#frameId)
            this.#fetches.add(event.requestId);
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
        if (!this.navigating)
            this.#standing = { response: this.response, redirects: this.redirects.length };
        if (this.#committed !== null && this.url !== null)
            this.redirects.push(this.url);
        this.#requested = loaderId;
        this.failure = null;
        this.failing = null;
        this.framed = null;
        this.response = null;
        this.#documentBytes = 0;
        this.#navigations += 1;
        if (this.#navigations > NAVIGATIONS)
            this.#brake("navigations");
    }
    #onResponse({ type, loaderId, frameId, response, requestId, }) {
        if (type === "XHR" || type === "Fetch")
            this.#onFetched(response);
        if (type === "Document" && frameId !== this.#frameId && response.status >= 400) {
            this.framed ??= response.status;
        }
        if (type !== "Document" || loaderId !== this.#requested || requestId !== loaderId)
            return;
        const { url, status, mimeType } = response;
        this.response = { url, status, mimeType, requestId, headers: lowerCase(response.headers) };
    }
    #onFetched({ url, status }) {
        const refused = REFUSALS.has(status) && (status === 429 || isSameSite(url, this.url));
        if (refused || (status >= 500 && status < 600))
            this.failing = String(status);
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
        if (requestId !== this.#requested || requestId === this.#committed)
            return;
        this.failure = errorText.replace(/^net::/, "");
        const pageless = this.response === null || STAYING.has(this.response.status);
        if (this.url !== null && this.failure === "ERR_ABORTED" && pageless)
            this.#stay();
    }
    #stay() {
        if (this.#standing === null)
            return;
        this.response = this.#standing.response;
        this.redirects.length = this.#standing.redirects;
        this.requestedUrl = this.url;
        this.#requested = this.#committed;
        this.failure = null;
    }
    #onWish({ frameId, url, disposition }) {
        if (frameId !== this.#frameId || disposition !== "currentTab" || !FORBIDDEN.test(url))
            return;
        if (this.#committed !== null && !this.#domReady) {
            this.#session.send("Page.stopLoading").catch(() => { });
        }
    }
    #onStopped({ frameId }) {
        if (frameId !== this.#frameId || this.#committed === null || this.navigating)
            return;
        if (!this.#domReady)
            this.#readyAt = performance.now();
        this.#domReady = true;
        this.#loaded = true;
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
        if (this.#fetches.delete(requestId))
            this.#lastFetch = performance.now();
    }
    #brake(why) {
        if (this.braked !== null)
            return;
        this.braked = why;
        this.#session.send("Page.stopLoading").catch(() => { });
    }
}
function isSameSite(one, other) {
    if (other === null)
        return false;
    const [a, b] = [URL.parse(one)?.hostname, URL.parse(other)?.hostname];
    return a === b || ((0,cjs/* getDomain */.FB)(one) !== null && (0,cjs/* getDomain */.FB)(one) === (0,cjs/* getDomain */.FB)(other));
}
function lowerCase(headers) {
    return Object.fromEntries(Object.entries(headers)
        .slice(0, 100)
        .map(([name, value]) => [name.toLowerCase(), String(value).slice(0, 2000)]));
}

;// CONCATENATED MODULE: ./build/engine/capture/tab.js




class TabCrashed extends Error {
    name = "TabCrashed";
}
class PageScriptFailed extends Error {
    name = "PageScriptFailed";
}
const BEACON_TYPES = ["Document", "Image", "Script", "XHR", "Fetch", "Ping", "Other"];
const SILENCE = {
    responseCode: 200,
    responseHeaders: [
        { name: "access-control-allow-origin", value: "*" },
        { name: "content-type", value: "text/javascript" },
    ],
    body: "",
};
const BROKEN_MS = 2000;
const ANSWER_CHARACTERS = 20e6;
class Tab {
    session;
    frameId;
    traffic;
    #gone = new AbortController();
    #scripts = new Set();
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
    alive(promise) {
        return orEnd(this.#gone.signal, promise);
    }
    async prepare(persona, running, sieve) {
        const { session } = this;
        const { metrics, touch } = DEVICES[persona.viewport];
        const zone = timeZone(persona.locale);
        this.#sift(sieve);
        await this.alive(Promise.all([
            session.send("Page.enable"),
            session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
            session.send("Network.enable"),
            session.send("Network.setBypassServiceWorker", { bypass: true }),
            session.send("Emulation.setDeviceMetricsOverride", {
                ...metrics,
                deviceScaleFactor: persona.pixelRatio ?? metrics.deviceScaleFactor,
            }),
            session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
            session.send("Emulation.setUserAgentOverride", userAgent(persona.viewport, running.version, persona.locale)),
            session.send("Emulation.setLocaleOverride", { locale: persona.locale.replaceAll("-", "_") }),
            ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
            session.send("Emulation.setEmulatedMedia", {
                features: [{ name: "prefers-reduced-motion", value: "reduce" }],
            }),
            session.send("Fetch.enable", {
                patterns: sieve.own === undefined
                    ? BEACON_TYPES.map((resourceType) => ({ urlPattern: "*", resourceType }))
                    : [{ urlPattern: "*" }],
                handleAuthRequests: true,
            }),
        ]));
    }
    async run(script, frameId = this.frameId) {
        const { result, exceptionDetails } = await this.alive(this.#unlessBroken(this.#evaluate(script, frameId)));
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
    async world(frameId = this.frameId) {
        const world = { frameId, worldName: "adhere" };
        const { executionContextId } = await this.session.send("Page.createIsolatedWorld", world);
        return executionContextId;
    }
    onGone(callback) {
        this.#gone.signal.addEventListener("abort", callback, { once: true });
    }
    interrupt() {
        this.session.send("Runtime.terminateExecution").catch(() => { });
        const underWay = [...this.#scripts];
        setTimeout(() => {
            for (const broken of underWay)
                broken(new PageScriptFailed("A script was broken off with the page's."));
        }, BROKEN_MS);
    }
    async #unlessBroken(script) {
        const { promise, reject } = Promise.withResolvers();
        this.#scripts.add(reject);
        try {
            return await Promise.race([script, promise]);
        }
        finally {
            this.#scripts.delete(reject);
        }
    }
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
            const accept = type === "beforeunload";
            this.session.send("Page.handleJavaScriptDialog", { accept }).catch(() => { });
            if (dialogs % 10 === 0)
                this.interrupt();
        });
    }
    #sift({ isBeacon, beacons = "refuse", own }) {
        const { session } = this;
        session.on("Fetch.requestPaused", (paused) => {
            const { requestId, request } = paused;
            const headers = own?.for(paused);
            const answer = !isBeacon(request.url)
                ? session.send("Fetch.continueRequest", { requestId, ...(headers && { headers }) })
                : beacons === "refuse"
                    ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
                    : session.send("Fetch.fulfillRequest", { requestId, ...SILENCE });
            answer.catch(() => { });
        });
        session.on("Fetch.authRequired", ({ requestId }) => {
            const authChallengeResponse = { response: "CancelAuth" };
            session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => { });
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/context.js




class VisitEnded extends Error {
    name = "VisitEnded";
}
class Context {
    #running;
    #id;
    #own = new Set();
    #opening = new Set();
    #ended = new AbortController();
    #closing = null;
    downloads = new Set();
    constructor(running, id) {
        this.#running = running;
        this.#id = id;
        (0,external_node_events_.setMaxListeners)(0, this.#ended.signal);
    }
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
        await Promise.allSettled([...this.#opening]);
        if (this.#own.has(targetId))
            return;
        const { session } = this.#running;
        try {
            const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
            await session.connection()?.session(sessionId)?.send("Runtime.runIfWaitingForDebugger");
            await session.send("Target.closeTarget", { targetId });
        }
        catch {
        }
    }
    #onDownload = ({ frameId }) => {
        this.downloads.add(frameId);
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-format.js

const AS_PICTURE = "Save it as PNG, JPEG or WebP.";
const AS_VIDEO = "Save it as MP4 with H.264.";
const foreign = (name, remedy, ...places) => places.map(([offset, bytes]) => ({ name, remedy, offset, bytes }));
const FOREIGN = [
    ...foreign("a TIFF image", AS_PICTURE, [0, "II*\0"], [0, "MM\0*"]),
    ...foreign("a Photoshop file", AS_PICTURE, [0, "8BPS"]),
    ...foreign("a PDF", AS_PICTURE, [0, "%PDF"]),
    ...foreign("a PostScript or Illustrator file", AS_PICTURE, [0, "%!PS"], [0, "\xc5\xd0\xd3\xc6"]),
    ...foreign("a JPEG 2000 image", AS_PICTURE, [0, "\0\0\0\x0cjP  "], [0, "\xff\x4f\xff\x51"]),
    ...foreign("an AVI video", AS_VIDEO, [8, "AVI LIST"]),
    ...foreign("a Windows Media video", AS_VIDEO, [0, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"]),
    ...foreign("a Flash video", AS_VIDEO, [0, "FLV\x01"]),
    ...foreign("an MPEG-1 or MPEG-2 video", AS_VIDEO, [0, "\0\0\x01\xba"], [0, "\0\0\x01\xb3"]),
    ...foreign("an audio file", "Give the ad's image or video.", [0, "ID3"], [0, "fLaC"], [8, "WAVEfmt"], [4, "ftypM4A"]),
    ...foreign("a ZIP archive or a design file", "Unpack it, or save it as PNG, JPEG or WebP.", [
        0,
        "PK\x03\x04",
    ]),
    ...foreign("a Git LFS pointer, not the file itself", "Fetch it first: git lfs pull, or lfs: true in actions/checkout.", [0, "version https://git-lfs"]),
];
const VIDEO = [
    { name: "video/mp4", offset: 4, bytes: "ftyp" },
    ...["moov", "mdat", "wide", "free", "skip"].map((bytes) => ({ name: "video/mp4", offset: 4, bytes })),
    { name: "video/webm", offset: 0, bytes: "\x1a\x45\xdf\xa3" },
    { name: "video/ogg", offset: 0, bytes: "OggS" },
];
const isBitmap = (head) => head.startsWith("BM") && head.startsWith("\0\0\0\0", 6);
const IMAGES = [
    ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
    ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
    ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
    ["image/jxl", (head) => head.startsWith("\xff\x0a") || head.startsWith("\0\0\0\x0cJXL ")],
    ["image/bmp", isBitmap],
    ["image/x-icon", (head) => head.startsWith("\0\0\x01\0") && !head.startsWith("\0\0", 4)],
];
function formatOf(bytes, declared) {
    const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const head = Buffer.from(bytes.subarray(0, 16_384)).toString("latin1");
    if (bytes.length === 0)
        throw new UndecodableAd("The ad's file is empty. Give an image or video file.");
    const known = FOREIGN.find(({ offset, bytes: signature }) => head.startsWith(signature, offset));
    if (known) {
        throw new UndecodableAd(`The ad's file is ${known.name}, which browsers do not show. ${known.remedy}`);
    }
    const picture = pictureFormat(head);
    if (picture !== null)
        return picture;
    const video = VIDEO.find(({ offset, bytes: signature }) => head.startsWith(signature, offset));
    if (video)
        return { kind: "video", mediaType: video.name };
    return looseFormat(bytes, head, mediaType);
}
function pictureFormat(head) {
    const brands = brandsOf(head);
    if (brands.some((brand) => brand === "avis"))
        return { kind: "animation", mediaType: "image/avif" };
    if (brands.includes("avif"))
        return { kind: "image", mediaType: "image/avif" };
    if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) {
        throw new UndecodableAd(`The ad's file is a HEIC photo, as phones take them, which browsers do not show. ${AS_PICTURE}`);
    }
    if (/^GIF8[79]a/.test(head))
        return { kind: "animation", mediaType: "image/gif" };
    const mediaType = IMAGES.find(([, matches]) => matches(head))?.[0];
    if (mediaType === undefined)
        return null;
    const moves = (mediaType === "image/png" && head.includes("acTL")) ||
        (mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0);
    return { kind: moves ? "animation" : "image", mediaType };
}
function looseFormat(bytes, head, mediaType) {
    const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
    if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<(?:\w+:)?svg[\s>]/i.test(textOf(bytes))) {
        return { kind: "svg", mediaType: "image/svg+xml" };
    }
    if (/^<(!doctype html|html|head|body|script)/i.test(start) || mediaType === "text/html") {
        throw new UndecodableAd("The ad's address leads to a web page, not to an image or video. Give it as adUrl, or give the file's own address.");
    }
    if (mediaType.startsWith("video/"))
        return { kind: "video", mediaType };
    return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}
function brandsOf(head) {
    if (!head.startsWith("ftyp", 4))
        return [];
    const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
    return [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
}
function textOf(bytes) {
    return Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
}

;// CONCATENATED MODULE: ./build/engine/capture/codec.js
const codec_FOREIGN = {
    hvc1: "HEVC (H.265)",
    hev1: "HEVC (H.265)",
    dvh1: "Dolby Vision (HEVC)",
    dvhe: "Dolby Vision (HEVC)",
    vvc1: "VVC (H.266)",
    mp4v: "MPEG-4 Part 2 (DivX, Xvid)",
    s263: "H.263",
    h263: "H.263",
    apch: "Apple ProRes",
    apcn: "Apple ProRes",
    apcs: "Apple ProRes",
    apco: "Apple ProRes",
    ap4h: "Apple ProRes",
    ap4x: "Apple ProRes",
    "V_MPEGH/ISO/HEVC": "HEVC (H.265)",
    "V_MPEG4/ISO/ASP": "MPEG-4 Part 2 (DivX, Xvid)",
    V_PRORES: "Apple ProRes",
    V_THEORA: "Theora",
    theora: "Theora",
};
const MATROSKA = "\x1a\x45\xdf\xa3";
const MATROSKA_HEAD = 262_144;
function codecOf(bytes) {
    const head = Buffer.from(bytes.subarray(0, MATROSKA_HEAD)).toString("latin1");
    const id = head.startsWith(MATROSKA)
        ? (/V_[A-Z0-9]+(?:\/[A-Z0-9]+)*/.exec(head)?.[0] ?? null)
        : head.startsWith("OggS")
            ? head.includes("\x80theora")
                ? "theora"
                : null
            : videoEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return id === null ? null : { id, foreign: codec_FOREIGN[id] ?? null };
}
function videoEntry(file) {
    const [movie] = boxes(file, "moov");
    for (const track of movie === undefined ? [] : boxes(movie, "trak")) {
        const [media] = boxes(track, "mdia");
        const [handler] = media === undefined ? [] : boxes(media, "hdlr");
        if (media === undefined || handler?.toString("latin1", 8, 12) !== "vide")
            continue;
        const table = ["minf", "stbl", "stsd"].reduce((outer, type) => outer && boxes(outer, type)[0], media);
        return table === undefined || table.length < 16 ? null : table.toString("latin1", 12, 16);
    }
    return null;
}
function boxes(outer, type) {
    const found = [];
    for (let at = 0; at + 8 <= outer.length;) {
        const long = outer.readUInt32BE(at) === 1 && at + 16 <= outer.length;
        const stated = long ? Number(outer.readBigUInt64BE(at + 8)) : outer.readUInt32BE(at);
        const header = long ? 16 : 8;
        const size = stated === 0 ? outer.length - at : stated;
        if (size < header)
            break;
        if (outer.toString("latin1", at + 4, at + 8) === type)
            found.push(outer.subarray(at + header, at + Math.min(size, outer.length - at)));
        at += size;
    }
    return found;
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-trouble.js



const MOST_PIXELS = 100e6;
const MOST_EDGE = 65_535;
const AS_H264 = "Save it as MP4 with H.264 (ffmpeg: -c:v libx264 -pix_fmt yuv420p).";
function explained(problem, { kind, mediaType }, bytes) {
    const said = problem instanceof Error ? problem.message : String(problem);
    const because = (message) => new UndecodableAd(message, problem);
    if (problem instanceof TabCrashed)
        return because("The ad's file crashed the browser's decoder. Save it anew as PNG, JPEG or WebP.");
    if (said.includes("ADHERE too large"))
        return because(`The ad's picture has more than ${MOST_PIXELS / 1e6} million pixels, or a side of more than ${MOST_EDGE}. Save it smaller: platforms show 1080 to 2160 pixels a side.`);
    if (kind === "video")
        return because(videoTrouble(said, bytes));
    if (mediaType === "image/jxl")
        return because("The ad's file is a JPEG XL image, which the browser in use does not show. Save it as PNG, JPEG or WebP.");
    return because(`The ad's file could not be decoded as an image (${mediaType}): it is damaged, or of a format that browsers do not show. Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.`);
}
function videoTrouble(said, bytes) {
    const codec = codecOf(bytes);
    if (codec?.foreign) {
        const { foreign } = codec;
        return `The ad's video is ${foreign}, which Chromium does not play. ${AS_H264}`;
    }
    if (said.includes("no picture"))
        return "The ad's video file has no pictures, only sound. Give the ad's video or image.";
    const what = codec === null ? "" : ` (${codec.id})`;
    return `The ad's video${what} could not be decoded: it is damaged or cut off, or the browser in use does not play it. Chromium plays H.264 of 8 bits, VP8, VP9 and AV1; builds without H.264 exist, Google Chrome (chrome-path) has it. ${AS_H264}`;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/ad-source.js
async function adSource(options) {
    const { kind, mediaType, mostPixels, mostEdge, mostAnimated, patience } = options;
    const failed = (why) => {
        throw new Error(`ADHERE ${why}`);
    };
    const bounded = (width, height) => {
        if (width === 0 || height === 0)
            failed("empty");
        if (width * height > mostPixels || Math.max(width, height) > mostEdge)
            failed("too large");
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
        bounded(width, height);
        await image.decode().catch(() => failed("undecodable"));
        const drawable = () => image;
        return { width, height, duration: 0, frames: 1, brokeOff: false, show: async () => 0, drawable };
    };
    const animation = async (first) => {
        if (!("ImageDecoder" in globalThis))
            return first;
        const data = await (await fetch("/asset")).arrayBuffer();
        const decoder = new ImageDecoder({ data, type: mediaType });
        await Promise.all([decoder.completed, decoder.tracks.ready]);
        const track = decoder.tracks.selectedTrack;
        if (track === null || !track.animated || track.frameCount < 2)
            return first;
        const reach = Math.max(1, Math.floor(mostAnimated / (first.width * first.height)));
        const frames = Math.min(track.frameCount, reach);
        let current = null;
        const show = async (index) => {
            const frameIndex = Math.min(index, frames - 1);
            const { image } = await decoder.decode({ frameIndex }).catch(() => failed("video: no frame"));
            current?.close();
            current = image;
            return image.timestamp / 1e6;
        };
        const start = await show(frames - 1);
        const lasting = current?.duration ?? 0;
        await show(0);
        return {
            ...first,
            duration: frames < track.frameCount ? null : start + lasting / 1e6,
            frames,
            show,
            drawable: () => current ?? first.drawable(),
        };
    };
    const happens = (video, event) => new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`ADHERE video: no ${event} in time`)), patience);
        const settled = (settle) => () => {
            clearTimeout(timer);
            settle();
        };
        video.addEventListener(event, settled(resolve), { once: true });
        const broken = () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`));
        video.addEventListener("error", settled(broken), { once: true });
    });
    const film = async () => {
        const video = document.createElement("video");
        video.muted = true;
        video.preload = "auto";
        const pictured = () => {
            try {
                const frame = new VideoFrame(video);
                frame.close();
                return frame.timestamp / 1e6;
            }
            catch {
                return null;
            }
        };
        const show = async (at) => {
            const before = pictured();
            const sought = happens(video, "seeked");
            video.currentTime = at;
            await sought;
            const moves = before !== null && Math.abs(before - at) >= 0.1;
            for (let tries = 0; moves && tries < 50 && pictured() === before; tries += 1) {
                await new Promise((resolve) => setTimeout(resolve, 10));
            }
            return video.currentTime;
        };
        const loaded = happens(video, "loadeddata");
        video.src = "/asset";
        await loaded;
        const { videoWidth: width, videoHeight: height } = video;
        if (width === 0 || height === 0)
            failed("video: no picture");
        bounded(width, height);
        if (video.duration === Number.POSITIVE_INFINITY)
            await show(1e9).catch(() => 0);
        const end = Number.isFinite(video.duration) ? video.duration : video.currentTime;
        const duration = end > 0 ? end : null;
        return { width, height, duration, frames: null, brokeOff: false, show, drawable: () => video };
    };
    if (kind === "video")
        return film();
    const first = await still();
    return kind === "animation" ? animation(first).catch(() => ({ ...first, brokeOff: true })) : first;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/develop-ad.js
function developAd(source, { enlarge, rasterEdge, legible }) {
    const { width, height, duration, frames, brokeOff } = source;
    const edge = Math.max(width, height);
    const [light, dark] = ["#ffffff", "#202124"];
    let ground = light;
    const drawn = (scale, on) => {
        const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (context === null)
            throw new Error("ADHERE no canvas");
        if (on !== null) {
            context.fillStyle = on;
            context.fillRect(0, 0, canvas.width, canvas.height);
        }
        context.imageSmoothingQuality = "high";
        context.drawImage(source.drawable(), 0, 0, canvas.width, canvas.height);
        return { canvas, context };
    };
    const pixelsOf = ({ canvas, context }) => context.getImageData(0, 0, canvas.width, canvas.height).data;
    const luma = (data, at) => (299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0) + 500) / 1000;
    const groundOf = (data) => {
        let [clear, painted, visible] = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4) {
            const alpha = data[at + 3] ?? 0;
            if (alpha < 250)
                clear += 1;
            if (alpha < 128)
                continue;
            painted += 1;
            if (luma(data, at) < 235)
                visible += 1;
        }
        if (clear < 0.002 * (data.length / 4))
            return null;
        return painted > 0 && visible < 0.02 * painted ? dark : light;
    };
    const contrastOf = (data) => {
        let [sum, squares] = [0, 0];
        for (let at = 0; at < data.length; at += 4) {
            const grey = luma(data, at);
            sum += grey;
            squares += grey * grey;
        }
        const count = data.length / 4;
        return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    };
    const base64 = (bytes) => {
        let binary = "";
        for (let at = 0; at < bytes.length; at += 32_768) {
            binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
        }
        return btoa(binary);
    };
    const brightness = ({ longEdge, shortEdge, mostScale }) => {
        const least = Math.max(1, Math.min(mostScale, shortEdge / Math.min(width, height)));
        const { canvas, context } = drawn(Math.min(least, longEdge / edge), ground);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const grey = new Uint8Array(canvas.width * canvas.height);
        for (let at = 0; at < grey.length; at += 1)
            grey[at] = luma(data, at * 4);
        return { width: canvas.width, height: canvas.height, grey: base64(grey) };
    };
    return {
        about: () => JSON.stringify({ width, height, duration, frames, brokeOff }),
        show: async (position) => {
            const at = await source.show(position);
            const scale = Math.min(1, rasterEdge / edge);
            const bare = pixelsOf(drawn(scale, null));
            const asked = groundOf(bare);
            ground = asked ?? light;
            const small = drawn(scale, ground);
            const data = pixelsOf(small);
            return JSON.stringify({
                at,
                ground: asked,
                contrast: contrastOf(data),
                raster: { width: small.canvas.width, height: small.canvas.height, rgba: base64(data) },
            });
        },
        develop: async (pictureEdge) => {
            const { canvas } = drawn(enlarge ? pictureEdge / edge : Math.min(1, pictureEdge / edge), ground);
            const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
            return JSON.stringify({
                picture: {
                    width: canvas.width,
                    height: canvas.height,
                    bytes: base64(new Uint8Array(await blob.arrayBuffer())),
                },
                legible: legible === null ? null : brightness(legible),
            });
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-table.js




const ORIGIN = "https://asset.invalid";
const BLANK = Buffer.from("<!doctype html><title>Ad</title>").toString("base64");
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'";
const RASTER_EDGE = 256;
const LEGIBLE = { longEdge: 1600, shortEdge: 720, mostScale: 3 };
const MOST_ANIMATED = 500e6;
const FRAME_MS = 8_000;
const CHUNK = 8e6;
const side = schemas/* int */.Whr().min(1).max(MOST_EDGE);
const bytes = schemas/* base64 */.K39().transform((text) => new Uint8Array(Buffer.from(text, "base64")));
const About = schemas/* object */.Ikc({
    width: side,
    height: side,
    duration: schemas/* number */.aig().min(0).nullable(),
    frames: schemas/* int */.Whr().min(1).nullable(),
    brokeOff: schemas/* boolean */.zMY(),
});
const Sight = schemas/* object */.Ikc({
    at: schemas/* number */.aig().min(0),
    ground: schemas/* string */.YjP().nullable(),
    contrast: schemas/* number */.aig(),
    raster: schemas/* object */.Ikc({ width: side, height: side, rgba: bytes }),
});
const Print = schemas/* object */.Ikc({
    picture: schemas/* object */.Ikc({ width: side, height: side, bytes }),
    legible: schemas/* object */.Ikc({ width: side, height: side, grey: bytes }).nullable(),
});
class AdTable {
    #tab;
    constructor(tab) {
        this.#tab = tab;
    }
    static async open(tab, file, { kind, mediaType }, legible) {
        serve(tab, file, mediaType);
        await tab.alive(Promise.all([
            tab.session.send("Page.enable"),
            tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
        ]));
        await tab.alive(tab.session.send("Page.navigate", { url: `${ORIGIN}/` }));
        return new AdTable(tab).#lay({
            kind,
            mediaType,
            mostPixels: MOST_PIXELS,
            mostEdge: MOST_EDGE,
            mostAnimated: MOST_ANIMATED,
            patience: FRAME_MS,
        }, { enlarge: kind === "svg", rasterEdge: RASTER_EDGE, legible: legible ? LEGIBLE : null });
    }
    async #lay(source, options) {
        await this.#tab.run(`(${adSource})(${JSON.stringify(source)}).then((source) => {
        globalThis.ad = (${developAd})(source, ${JSON.stringify(options)});
        return "null";
      })`);
        return this;
    }
    async about() {
        return About.parse(await this.#tab.run("ad.about()"));
    }
    async show(position) {
        return Sight.parse(await this.#tab.run(`ad.show(${position})`));
    }
    async develop(edge) {
        return Print.parse(await this.#tab.run(`ad.develop(${edge})`));
    }
}
function serve(tab, file, mediaType) {
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
                    ...assetAnswer(file, mediaType, request.headers["Range"]),
                })
                : session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
        answer.catch(() => { });
    });
}
function assetAnswer(file, mediaType, range) {
    const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
    const common = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
    if (asked === null) {
        return {
            responseCode: 200,
            responseHeaders: headers(common),
            body: Buffer.from(file).toString("base64"),
        };
    }
    const from = Number(asked[1]);
    if (from >= file.length)
        return { responseCode: 416, responseHeaders: headers(common), body: "" };
    const to = Math.min(file.length - 1, asked[2] ? Number(asked[2]) : file.length - 1, from + CHUNK - 1);
    const contentRange = `bytes ${from}-${to}/${file.length}`;
    return {
        responseCode: 206,
        responseHeaders: headers({ ...common, "content-range": contentRange }),
        body: Buffer.from(file.subarray(from, to + 1)).toString("base64"),
    };
}
function headers(values) {
    return Object.entries(values).map(([name, value]) => ({ name, value }));
}

;// CONCATENATED MODULE: ./build/engine/capture/cut-off.js

const ENDS_EARLY = {
    "image/png": ["\x89PNG\r\n\x1a\n", cutPng],
    "image/jpeg": ["\xff\xd8\xff", cutJpeg],
    "image/webp": ["RIFF", cutWebp],
    "image/gif": ["GIF8", cutGif],
};
function refuseCutOff(bytes, { kind, mediaType }) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [begins, endsEarly] = ENDS_EARLY[mediaType] ?? [];
    if (begins === undefined || !file.toString("latin1", 0, begins.length).startsWith(begins))
        return;
    if (endsEarly?.(file, kind === "animation") !== true)
        return;
    throw new UndecodableAd(`The ad's file is cut off: it ends before its picture does (${mediaType}). Export it again, or copy it again and check its size.`);
}
function cutPng(file, moves) {
    let drawn = false;
    for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
        const type = file.toString("latin1", at + 4, at + 8);
        if (type === "IEND" || (moves && drawn && type !== "IDAT"))
            return false;
        drawn ||= type === "IDAT";
    }
    return true;
}
const MARKER = 0xff;
const SCAN = 0xda;
const END = Buffer.of(MARKER, 0xd9);
const isBare = (marker) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
function cutJpeg(file) {
    let at = 2;
    while (at + 4 <= file.length) {
        const marker = file[at + 1] ?? 0;
        if (file[at] !== MARKER)
            return false;
        if (marker === MARKER)
            at += 1;
        else if (isBare(marker))
            at += 2;
        else if (marker === SCAN)
            return !file.includes(END, at + 2);
        else
            at += 2 + file.readUInt16BE(at + 2);
    }
    return true;
}
function cutWebp(file, moves) {
    if (file.length < 12)
        return true;
    if (file.readUInt32LE(4) + 8 <= file.length + 1)
        return false;
    if (!moves)
        return true;
    for (let at = 12; at + 8 <= file.length;) {
        const size = file.readUInt32LE(at + 4);
        const end = at + 8 + size + (size % 2);
        if (file.toString("latin1", at, at + 4) === "ANMF")
            return end > file.length;
        at = end;
    }
    return true;
}
function cutGif(file) {
    const tableBytes = (flags) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
    let at = 13 + tableBytes(file[10] ?? 0);
    while (at < file.length) {
        const block = file[at];
        if (block === 0x3b)
            return false;
        if (block === 0x2c)
            return afterSubBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0)) === null;
        if (block !== 0x21)
            return false;
        const next = afterSubBlocks(file, at + 2);
        if (next === null)
            return true;
        at = next;
    }
    return true;
}
function afterSubBlocks(file, from) {
    let at = from;
    for (let size = file[at]; size !== undefined; size = file[at]) {
        at += 1 + size;
        if (size === 0)
            return at;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/capture/likeness.js
const CELLS = 32;
const NOISE = 10;
const MOST_CHANGED = 5;
function isAlike(one, other) {
    const [steps, others] = [stepsOf(one), stepsOf(other)];
    let changed = 0;
    for (const [at, step] of steps.entries())
        if (Math.abs(step - (others[at] ?? 0)) > NOISE)
            changed += 1;
    return changed <= MOST_CHANGED;
}
function stepsOf(raster) {
    const cells = cellsOf(raster);
    return cells.flatMap((grey, at) => (at % CELLS === CELLS - 1 ? [] : [grey - (cells[at + 1] ?? 0)]));
}
function cellsOf({ width, height, rgba }) {
    const sums = new Float64Array(CELLS * CELLS);
    const counts = new Float64Array(CELLS * CELLS);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
            const at = (y * width + x) * 4;
            const cell = Math.floor((y * CELLS) / height) * CELLS + Math.floor((x * CELLS) / width);
            sums[cell] =
                (sums[cell] ?? 0) +
                    0.299 * (rgba[at] ?? 0) +
                    0.587 * (rgba[at + 1] ?? 0) +
                    0.114 * (rgba[at + 2] ?? 0);
            counts[cell] = (counts[cell] ?? 0) + 1;
        }
    }
    return [...sums].map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
}

;// CONCATENATED MODULE: ./build/engine/capture/moments.js
const APART = 0.4;
const BEFORE_END = 0.4;
const FEED_OPENING = [0, 1, 3];
const YOUTUBE_OPENING = [0, 2, 4.8];
function momentsOf(duration, platform) {
    const opening = platform === "google" ? YOUTUBE_OPENING : FEED_OPENING;
    if (duration === null)
        return opening;
    const end = Math.max(0, duration - Math.min(BEFORE_END, duration / 10));
    const quarters = [0.25, 0.5, 0.75].map((share) => share * duration);
    const inTime = [...opening, ...quarters].filter((at) => at <= end - APART).sort((a, b) => a - b);
    const apart = [];
    for (const at of inTime)
        if (at - (apart.at(-1) ?? -APART) >= APART)
            apart.push(at);
    return apart.length === 0 ? [0] : [...apart, end];
}
function framesOf(count) {
    return [...new Set([0, Math.floor((count - 1) / 2), count - 1])];
}

;// CONCATENATED MODULE: ./build/engine/capture/darkroom.js










const DECODE_MS = 30_000;
const LOOK_MS = 18_000;
const PICTURE_EDGE = 1200;
const FRAME_EDGE = 720;
const LEAST_CONTRAST = 6;
const FADED_OUT = 1.5;
async function developFile(bytes, declared, room) {
    const format = formatOf(bytes, declared);
    refuseCutOff(bytes, format);
    return Context.during(room.running, room.signal, async (context) => {
        try {
            const tab = await context.openTab();
            const opening = AdTable.open(tab, bytes, format, room.legible);
            const developed = await within(DECODE_MS, opening.then((table) => develop(table, format, room.platform)));
            if (developed.done)
                return developed.value;
        }
        catch (problem) {
            if (problem instanceof BrowserGone || problem instanceof VisitEnded)
                throw problem;
            throw explained(problem, format, bytes);
        }
        throw new UndecodableAd(`The ad's file took longer than ${DECODE_MS / 1000} s to decode. Give a smaller one.`);
    });
}
async function develop(table, { kind }, platform) {
    const about = await table.about();
    const roll = new Roll(table, about);
    const whole = await exposed(roll, about, platform);
    const [first, ...frames] = roll.stills.sort((one, other) => one.at - other.at);
    if (first === undefined)
        throw new Error("ADHERE undecodable");
    const { at, ...shown } = first;
    const notices = [
        ...(whole ? [] : [brokenNotice(kind === "video" ? "video" : "animation")]),
        ...[...roll.grounds].map(groundNotice),
    ];
    const { width, height, duration } = about;
    const motion = { duration, at, frames, method: "decoded_frames" };
    return {
        mediaType: kind === "video" ? "video" : "image",
        width,
        height,
        ...shown,
        ...(about.frames !== 1 && { motion }),
        ...(notices.length > 0 && { notices }),
    };
}
class Roll {
    stills = [];
    grounds = new Set();
    #table;
    #about;
    constructor(table, about) {
        this.#table = table;
        this.#about = about;
    }
    async look(position) {
        const sight = await this.#table.show(position);
        if (sight.contrast < LEAST_CONTRAST)
            return false;
        if (!this.stills.some(({ raster }) => isAlike(raster, sight.raster)))
            await this.#keep(sight);
        return true;
    }
    async take(position) {
        await this.#keep(await this.#table.show(position));
    }
    async #keep({ at, ground, raster }) {
        const edge = this.stills.length === 0 ? PICTURE_EDGE : FRAME_EDGE;
        const { picture, legible } = await this.#table.develop(edge);
        const scale = picture.width / this.#about.width;
        const screenshot = { mediaType: "image/webp", ...picture, scale };
        this.stills.push({ at, raster, screenshot, legible, words: null });
        if (ground !== null)
            this.grounds.add(ground);
    }
}
async function exposed(roll, about, platform) {
    const { frames, duration, brokeOff } = about;
    const budget = new Budget(LOOK_MS);
    const positions = frames === null ? momentsOf(duration, platform) : framesOf(frames);
    try {
        let shows = true;
        for (const position of positions) {
            if (roll.stills.length > 0 && budget.left() === 0)
                return false;
            shows = await roll.look(position);
        }
        if (!shows && frames === null && duration !== null && duration > 2 * FADED_OUT)
            await roll.look(duration - FADED_OUT);
        if (roll.stills.length === 0)
            await roll.take(positions[0] ?? 0);
        return !brokeOff;
    }
    catch (problem) {
        if (roll.stills.length > 0 && isDecodersWord(problem))
            return false;
        throw problem;
    }
}
const isDecodersWord = (problem) => problem instanceof Error && problem.message.includes("ADHERE video");
const brokenNotice = (what) => `The ad's ${what} could not be followed to its end (it is damaged, cut off, or too heavy to decode in time): what follows was not seen.`;
const groundNotice = (ground) => ground === "#ffffff"
    ? "The ad's picture is transparent in part: it was judged on white."
    : `The ad's picture is transparent in part and all but white: it was judged on dark grey (${ground}), for on white nothing of it would be seen.`;

;// CONCATENATED MODULE: ./build/engine/capture/load.js

const LOAD_MS = 6000;
const STALLED_MS = 2500;
const QUIET_MS = 200;
const RESTLESS_MS = 2000;
async function load(tab, url, patienceMs, isDownload, answerMs = patienceMs) {
    const { traffic } = tab;
    const end = performance.now() + patienceMs;
    const left = () => end - performance.now();
    const navigating = tab.alive(tab.session.send("Page.navigate", { url }));
    navigating.catch(() => { });
    const navigated = await within(Math.min(left(), answerMs), navigating);
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
function ended({ traffic, isGone }) {
    return isGone || traffic.braked !== null || (traffic.failure !== null && traffic.url === null);
}
function failed(errorCode, rest) {
    return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}
function isPdf({ traffic }) {
    return traffic.response?.mimeType === "application/pdf";
}
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
async function photograph(tab, clip, beyond) {
    const { data } = await tab.alive(tab.session.send("Page.captureScreenshot", {
        format: "jpeg",
        quality: 72,
        optimizeForSpeed: true,
        captureBeyondViewport: beyond,
        clip: { ...clip, scale: 1 },
    }));
    const bytes = Buffer.from(data, "base64");
    return { mediaType: "image/jpeg", bytes: new Uint8Array(bytes), ...sizeOf(bytes) };
}
function sizeOf(jpeg) {
    let at = 2;
    while (at + 9 < jpeg.length) {
        const marker = jpeg.readUInt16BE(at);
        if (marker >= 0xffc0 && marker <= 0xffc2) {
            return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
        }
        at += 2 + jpeg.readUInt16BE(at + 2);
    }
    throw new Error("Chrome gave no JPEG.");
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-shadows.js
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
    practice: `(${any(USES)})[^.!?]{0,80}(${any(COOKIES)})|(${any(COOKIES)})[^.!?]{0,120}(${any(TOPICS)})`,
    others: any(OTHERS),
    decisions: any(DECISIONS),
    closings: any(CLOSINGS),
    names: any(NAMES),
    keeping: any(KEEPING),
};

;// CONCATENATED MODULE: ./build/engine/capture/page/speech.js
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
    const tellsOfCookies = (text, name) => COOKIES.test(text) && (PRACTICE.test(text) || NAMES.test(name));
    const asks = (text, answers, name) => {
        if (OTHERS.test(text))
            return false;
        const cookies = tellsOfCookies(text, name);
        if (!cookies && !LAW.test(text))
            return false;
        if (answers.some(decides))
            return true;
        return cookies && PRACTICE.test(text) && (answers.some(closes) || NAMES.test(name));
    };
    return { asks, decides, isNamed, tellsOfCookies };
}

;// CONCATENATED MODULE: ./build/engine/capture/frames.js




const FRAMES = 12;
const ANSWER_MS = 300;
const SAID = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  answers: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const Said = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), answers: schemas/* array */.YOg(schemas/* string */.YjP()), name: schemas/* string */.YjP() });
const { asks } = speech(CONSENT_WORDS);
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
    const looked = await within(ANSWER_MS, looking().catch(() => null));
    return looked.done ? looked.value : null;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/address.js
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
    function steady(word) {
        if (!/^[A-Za-z][\w-]{0,39}$/.test(word))
            return false;
        if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(word))
            return false;
        if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(word)) {
            return false;
        }
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
    function selectorOf(element) {
        const node = standIn(element);
        return ownName(node) ?? path(node);
    }
    return { selectorOf };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/answers.js
function answers({ above, children, isElement, name, tidy }, most) {
    const LONGEST = { question: 200, answer: 400 };
    const DEPTH = 3;
    const SILENT = /^(script|style|template|svg)$/;
    const ASKS = /[?？]\s*$/;
    const found = [];
    const wordsOf = (node, limit) => tidy(node.textContent ?? "", limit);
    const ownWordsOf = (element) => children(element)
        .map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : ""))
        .join("");
    const after = (element) => {
        const outer = above(element);
        const beside = outer === null ? [] : children(outer);
        const rest = beside
            .slice(beside.indexOf(element) + 1)
            .filter((node) => node.nodeType === 3 || (isElement(node) && !SILENT.test(name(node))));
        const first = rest.find((node) => wordsOf(node, 1) !== "");
        if (first === undefined)
            return "";
        const onward = isElement(first) ? [first] : rest.slice(rest.indexOf(first));
        return tidy(onward.map((node) => node.textContent ?? "").join(" "), LONGEST.answer);
    };
    const answerTo = (element, question) => {
        let at = element;
        for (let depth = 0; at !== null && depth < DEPTH; depth += 1) {
            const answer = after(at);
            if (answer !== "")
                return answer;
            const outer = above(at);
            at =
                isElement(outer) && wordsOf(outer, LONGEST.question + 20).length <= question.length + 3
                    ? outer
                    : null;
        }
        return "";
    };
    const take = (element) => {
        if (found.length >= most || !ASKS.test(ownWordsOf(element)))
            return;
        const question = wordsOf(element, LONGEST.question + 1);
        if (question.length > LONGEST.question || !ASKS.test(question))
            return;
        if (found.some((other) => other.question === question))
            return;
        const answer = answerTo(element, question);
        if (answer !== "")
            found.push({ question, answer });
    };
    return { take, found };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/asking.js
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
    const wantsAddress = (parts) => parts.some((part) => name(part) === "input" && /^(email|tel)$/.test(attribute(part, "type") ?? ""));
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
    const isMajor = (element) => /^(h1|main|nav|article)$/.test(name(element));
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
    const whole = (element) => {
        const length = textOf(element).trim().length;
        for (let outer = parent(element); outer !== null && outer !== body(); outer = parent(outer)) {
            if (isMajor(outer) || textOf(outer).trim().length > length + 3)
                break;
            element = outer;
        }
        return element;
    };
    const isBar = (element) => {
        const { top, width, height } = rectangle(element);
        const wide = width >= view.width * 0.6 && height > 0 && height < view.height * 0.5;
        const [headline] = all("h1");
        const before = !headline || top + height <= rectangle(headline).top + 1;
        return wide && top < view.height * 0.25 && before;
    };
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
async function calm({ dom }, options) {
    const { all, at, name, parent, rectangle, root, style, view } = dom;
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), sleep(250)]);
    const watch = () => {
        let touched = false;
        const observer = new MutationObserver(() => {
            touched = true;
        });
        observer.observe(root(), { subtree: true, attributeFilter: ["style", "class", "hidden"] });
        const wasTouched = () => {
            const was = touched;
            touched = false;
            return was;
        };
        return { wasTouched, end: () => observer.disconnect() };
    };
    const { wasTouched, end: unwatch } = watch();
    const untouched = async (ms) => {
        const end = performance.now() + ms;
        wasTouched();
        do {
            await frame();
            await frame();
        } while (wasTouched() && performance.now() < end);
    };
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
        if (end > 0)
            await untouched(400);
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
            }
        }
    };
    const holdVideos = () => {
        for (const video of all("video"))
            video.pause();
    };
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
        let still = false;
        while (!still && performance.now() < end) {
            await sleep(80);
            await frame();
            endAnimations();
            const now = signature();
            still = !wasTouched() && now === before;
            before = now;
        }
        return still;
    };
    await scrollThrough();
    await Promise.race([Promise.allSettled(awaited()), sleep(options.assetsMs)]);
    endAnimations();
    holdVideos();
    const still = await stand();
    unwatch();
    return { still, scripted: all("script").length > 0 };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/consent.js
function consent({ dom, layers, speech, keeping }, { frames }) {
    const { all, at, attribute, body, children, contains, hidden, name, rectangle, root, shadow, style, view } = dom;
    const set = (element, property, value) => element.style.setProperty(property, value, "important");
    const asking = () => layers.find(frames).filter(({ kind }) => kind === "consent");
    const hide = (element) => {
        if (name(element) === "dialog")
            element.close();
        set(element, "display", "none");
        hidden.add(element);
        hideItsLike(element);
    };
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
    const closeGap = (height) => {
        for (const element of [root(), body()]) {
            for (const side of ["padding-top", "margin-top", "padding-bottom", "margin-bottom"]) {
                const gap = Number.parseFloat(element?.style.getPropertyValue(side) ?? "");
                if (element && gap > 0 && Math.abs(gap - height) <= 2)
                    element.style.removeProperty(side);
            }
        }
    };
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
        if (found > 0)
            freeScrolling();
        const hosts = hollow();
        Object.assign(globalThis, { hollowHosts: hosts });
        return { asking: found, announced: announced(), hollow: hosts.length };
    };
    const remove = (answered) => {
        let removed = 0;
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
function controls(tools) {
    const { attribute, inside, isElement, name, parent, rectangle, style, tidy } = tools.dom;
    const { areaOfElement, inSight, intersect } = tools.geometry;
    const { filled } = tools.paint;
    const seen = [];
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
    const shows = (element) => {
        const { width, height } = rectangle(element);
        return width >= 2 && height >= 2 && style(element).visibility === "visible";
    };
    const picturesIn = (element) => /^(img|svg)$/.test(name(element))
        ? [element].filter(shows)
        : inside(element).filter(isElement).flatMap(picturesIn);
    const badgeOf = (element) => {
        const [picture, ...others] = picturesIn(element);
        if (picture === undefined || others.length > 0 || tidy(visibleText(element), 1) !== "")
            return null;
        const { width, height } = rectangle(picture);
        return height >= 24 && height <= 130 && width < 420 && width >= 2 * height ? picture : null;
    };
    const isLogo = (element, { region }) => {
        const href = attribute(element, "href") ?? "";
        if (!URL.canParse(href, document.baseURI))
            return true;
        const { origin, pathname, hash } = new URL(href, document.baseURI);
        return origin === location.origin && (/^(header|nav)$/.test(region) || (pathname === "/" && hash === ""));
    };
    const take = (element, look, at) => {
        const kind = at.pressed ? null : pressable(element);
        if (kind === null || look.visibility !== "visible")
            return kind !== null;
        const painted = painter(element, look);
        const badge = badgeOf(element);
        const shown = painted === null ? (badge ?? element) : element;
        const area = intersect(areaOfElement(shown, at.origin), at.clip);
        if (!inSight(area, 8))
            return true;
        const button = kind === "always" || (painted !== null && area.bottom - area.top <= 130);
        if (button || (badge !== null && !isLogo(element, at)))
            seen.push({ element, area, region: at.region, look, painted, badge });
        return true;
    };
    const range = document.createRange();
    const areaOfNode = (node) => {
        if (isElement(node))
            return rectangle(node);
        const measure = node.ownerDocument === document ? range : (node.ownerDocument ?? document).createRange();
        measure.selectNodeContents(node);
        return measure.getBoundingClientRect();
    };
    const isApart = (before, node, em) => {
        if (before === undefined)
            return false;
        const [a, b] = [areaOfNode(before), areaOfNode(node)];
        if (a.width === 0 || b.width === 0)
            return false;
        return Math.max(b.left - a.right, a.left - b.right) > em * 0.14;
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
        const em = Number.parseFloat(look.fontSize);
        const parts = inside(node);
        const text = parts
            .map((part, at) => (isApart(parts[at - 1], part, em) ? " " : "") + visibleText(part))
            .join("");
        return /^(inline|contents)$/.test(look.display) ? text : ` ${text} `;
    };
    const caption = (picture) => {
        const title = inside(picture).find((child) => isElement(child) && name(child) === "title");
        const names = ["alt", "aria-label", "title"].map((key) => attribute(picture, key) ?? "");
        return [title?.textContent ?? "", ...names].find((text) => text.trim() !== "") ?? "";
    };
    const label = ({ element, badge }) => {
        const written = name(element) === "input" ? (attribute(element, "value") ?? "") : visibleText(element);
        const [spoken = "", ...names] = ["aria-label", "title", "alt"].map((key) => attribute(element, key) ?? "");
        return ([written, spoken, badge === null ? "" : caption(badge), ...names]
            .map((text) => tidy(text, 300))
            .find((text) => text !== "") ?? "");
    };
    return { label, seen, take };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/dom.js
function dom() {
    const read = (prototype, property, from) => Reflect.get(prototype, property, from);
    const attribute = (element, name) => Element.prototype.getAttribute.call(element, name);
    const name = (element) => String(read(Element.prototype, "localName", element));
    const children = (node) => [...read(Node.prototype, "childNodes", node)];
    const above = (node) => read(Node.prototype, "parentNode", node);
    const world = globalThis;
    const hidden = world.hiddenLayers ?? new Set();
    world.hiddenLayers = hidden;
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
    const inside = (element) => {
        const tree = shadow(element);
        if (tree !== null)
            return children(tree);
        if (name(element) !== "slot")
            return children(element);
        const assigned = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
        return assigned.length > 0 ? assigned : children(element);
    };
    const frameDocument = (element) => {
        try {
            const { prototype } = name(element) === "frame" ? HTMLFrameElement : HTMLIFrameElement;
            return read(prototype, "contentDocument", element);
        }
        catch {
            return null;
        }
    };
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
    const view = {
        width: Math.round(visualViewport?.width ?? innerWidth),
        height: Math.round(visualViewport?.height ?? innerHeight),
    };
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
    const half = (value) => Math.round(value * 2) / 2;
    const boxOf = ({ left, top, right, bottom }) => ({
        x: half(left),
        y: half(top),
        width: half(right - left),
        height: half(bottom - top),
    });
    const inSight = ({ left, top, right, bottom }, least = 2) => right - left >= least && bottom - top >= least && right > 1 && bottom > 1 && left < pageWidth - 1;
    const inFold = ({ top }) => top < fold.height;
    const size = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
    return { EVERYWHERE, areaOf, areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size, union };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/hits.js
function hits({ at, attribute, name, parent, style, view }) {
    const world = globalThis;
    const probe = () => Array.from({ length: 60 }, (_, point) => {
        const x = (((point % 6) + 0.5) / 6) * view.width;
        return at(x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
    });
    const isRaised = (hit) => {
        for (let element = hit; element !== null; element = parent(element)) {
            if (style(element).position === "fixed" || name(element) === "dialog")
                return true;
            if (/^(alert)?dialog$/.test(attribute(element, "role") ?? ""))
                return true;
            if (attribute(element, "popover") !== null)
                return true;
        }
        return false;
    };
    const keep = () => {
        world.surveyedHits = probe();
    };
    const changed = () => {
        const before = world.surveyedHits ?? [];
        const moved = probe().filter((hit, point) => {
            const was = before[point] ?? null;
            return hit !== was && (isRaised(hit) || was?.isConnected === false);
        });
        return before.length === 0 ? 0 : moved.length / before.length;
    };
    return { changed, keep };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/layers.js
function layers_layers({ all, at, attribute, body, contains, name, parent, rectangle, root, style, view }, { own, pile }, { asksForConsent, elementsIn, notices, textOf }) {
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
        if (look.position === "sticky")
            return rectangle(element).bottom > view.height - 2 && look.bottom !== "auto";
        if (look.position !== "absolute")
            return false;
        const modal = attribute(element, "aria-modal") === "true" || attribute(element, "role") === "dialog";
        return modal || (Number(look.zIndex) >= 1000 && parent(element) === body());
    };
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
    const hides = (hit, layer) => {
        for (let element = hit; element !== null; element = parent(element)) {
            if (/^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(name(element)))
                return true;
            const { colour, picture } = own(style(element));
            if (picture || colour[3] >= 0.3)
                return true;
            if (element === layer)
                return false;
        }
        return false;
    };
    const judged = new Map();
    const isThePage = (layer) => {
        const known = judged.get(layer);
        if (known !== undefined)
            return known;
        const page = body();
        const here = textOf(layer, 20_000).length;
        const everything = page === null ? 0 : textOf(page, 40_000).length;
        const major = () => elementsIn(layer).some((part) => /^(h1|main|nav)$/.test(name(part)));
        const whole = everything - here < here * 0.25 && (major() || !asksForConsent(layer, []));
        judged.set(layer, whole);
        return whole;
    };
    const isTopBar = (rect) => rect.top <= view.height * 0.1 && rect.height < view.height * 0.25 && rect.width >= view.width * 0.5;
    const isModal = (layer) => name(layer) === "dialog" && layer.matches(":modal");
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
                if (isModal(layer) || isAbove(layer, x, y))
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
    const PICTURES = /^(img|picture|video|canvas|svg|iframe|input|button|path)$/;
    const opaque = (hit, layer) => {
        let found = null;
        for (let element = hit; element !== null; element = parent(element)) {
            const { colour, picture } = own(style(element));
            const dense = colour[3] * Number(style(element).opacity) >= 0.9;
            if (dense || picture || PICTURES.test(name(element)))
                found = element;
            if (element === layer)
                break;
        }
        return found;
    };
    const solidOf = (layer, hits) => {
        const painters = [...new Set(hits.flatMap((hit) => opaque(hit, layer) ?? []))];
        return painters.length === 0 ? null : boxOf(layer, painters, 0);
    };
    const describe = (layer, hits, frames) => {
        const foldShare = hits.elements.length / (COLUMNS * ROWS);
        const consent = asksForConsent(layer, frames);
        const small = hits.above / (COLUMNS * ROWS) < 0.02;
        if (!consent && (small || isTopBar(rectangle(layer))))
            return null;
        const dialog = /^(alert)?dialog$/.test(attribute(layer, "role") ?? "") || name(layer) === "dialog";
        const kind = consent ? "consent" : "overlay";
        return {
            root: layer,
            kind,
            box: boxOf(layer, hits.elements, foldShare),
            solid: solidOf(layer, hits.elements),
            foldShare,
            modal: consent || dialog || foldShare >= 0.15,
        };
    };
    const describeNotice = (notice) => {
        const box = boxOf(notice, [notice], 1);
        const foldShare = Math.min(1, (box.width * box.height) / (view.width * view.height));
        return { root: notice, kind: "consent", box, solid: box, foldShare, modal: true };
    };
    const find = (frames) => {
        const above = [...probe()].flatMap(([layer, hits]) => describe(layer, hits, frames) ?? []);
        const within = notices().filter((notice) => !above.some((layer) => contains(layer.root, notice)));
        return [...above, ...within.map(describeNotice)];
    };
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
    const sheets = () => {
        const hit = [...probe().keys()].filter(isSheet);
        return [
            ...new Set([
                ...all("body *").filter((element) => style(element).position === "fixed" && isSheet(element)),
                ...hit,
            ]),
        ];
    };
    const FAINT = 0.03;
    const DENSE = 0.9;
    const above = (found, x, y) => {
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        const page = stack.findIndex((element) => element === body() ||
            element === root() ||
            !(found.some((layer) => contains(layer.root, element)) || raisedRoot(element) !== null));
        return page === -1 ? stack : stack.slice(0, page);
    };
    const veil = (found) => {
        if (found.length === 0)
            return null;
        const seen = new Map();
        let open = 0;
        for (let point = 0; point < 60; point += 1) {
            const x = (((point % 6) + 0.5) / 6) * view.width;
            const stack = above(found, x, ((Math.floor(point / 6) + 0.5) / 10) * view.height);
            const blurs = stack.some((element) => style(element).backdropFilter.includes("blur"));
            const { colour, alpha } = pile(stack);
            if (alpha >= DENSE && !blurs)
                continue;
            open += 1;
            if (alpha < FAINT && !blurs)
                continue;
            const key = `${colour} ${alpha} ${blurs}`;
            const times = (seen.get(key)?.times ?? 0) + 1;
            seen.set(key, { veil: { colour, alpha: blurs ? 1 : alpha }, times });
        }
        return [...seen.values()].find(({ times }) => times * 2 > open)?.veil ?? null;
    };
    return { covering, find, sheets, veil };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/paint.js
function paint({ contains, name, parent, style }) {
    const CLEAR = [0, 0, 0, 0];
    const WHITE = [255, 255, 255, 1];
    const known = new Map();
    const pot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
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
    const behind = (element) => composite(lineage(element));
    const below = (element, x, y) => {
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        const start = stack.findIndex((hit) => contains(hit, element));
        const first = stack[start];
        if (first === undefined)
            return behind(element);
        return composite([...lineage(element, first), ...stack.slice(start)]);
    };
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
    const ink = (look, ground) => {
        const at = (start) => Number.parseInt(ground.slice(start, start + 2), 16);
        return hex(over(letters(look) ?? CLEAR, [at(1), at(3), at(5), 1]));
    };
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
    const pile = (stack) => {
        let colour = CLEAR;
        for (const element of stack) {
            const look = style(element);
            const [red, green, blue, alpha] = own(look).colour;
            colour = over(colour, [red, green, blue, alpha * Number(look.opacity)]);
        }
        return { colour: hex(colour), alpha: Math.round(colour[3] * 1000) / 1000 };
    };
    return { behind, below, filled, ink, isInked, own, pile };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/pictures.js
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
    const lettering = (drawing) => children(drawing)
        .map((node) => {
        if (!isElement(node))
            return node.nodeValue ?? "";
        const placed = ["x", "y", "dy"].some((place) => attribute(node, place) !== null);
        return placed ? ` ${lettering(node)}` : lettering(node);
    })
        .join("");
    const wordsOf = (element) => {
        const lines = name(element) === "svg" ? Element.prototype.querySelectorAll.call(element, "text") : [];
        return lines.length > 0 ? [...lines].map(lettering).join(" ") : (ofElement(element)?.alt ?? "");
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
    return { seen, take, wordsOf };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/popups.js
function popups({ dom, layers, asking, words }, { frames, patienceMs }) {
    const { attribute, contains, isElement, name, rectangle, style } = dom;
    const { elementsIn, textOf } = asking;
    const CLOSING = new RegExp(words.closing, "iu");
    const NAMES = new RegExp(words.names, "iu");
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const isPart = (element) => /^(nav|main)$/.test(name(element)) || /^(navigation|main)$/.test(attribute(element, "role") ?? "");
    const open = () => layers
        .find(frames)
        .filter(({ kind, modal }) => kind === "overlay" && modal)
        .map(({ root }) => root)
        .filter((root) => ![root, ...elementsIn(root)].some(isPart));
    const isPressable = (element) => {
        const tag = name(element);
        if (tag === "a")
            return /^(#.*|javascript:.*)?$/i.test(attribute(element, "href") ?? "");
        const role = attribute(element, "role");
        return tag === "button" || role === "button" || role === "link" || style(element).cursor === "pointer";
    };
    const closes = (element) => {
        const { width, height } = rectangle(element);
        if (width < 4 || height < 4 || style(element).visibility !== "visible" || !isPressable(element))
            return false;
        const written = textOf(element, 80).trim();
        const called = [
            attribute(element, "aria-label"),
            attribute(element, "title"),
            attribute(element, "value"),
        ];
        if ([written, ...called].some((said) => said && said.length < 40 && CLOSING.test(said.trim())))
            return true;
        if (written.length > 2 || Math.max(width, height) > 90)
            return false;
        return NAMES.test(`${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`);
    };
    const remain = (event) => {
        const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
        const leaves = link instanceof HTMLAnchorElement && /^https?:/.test(link.href);
        const within = leaves && link.href.split("#")[0] === location.href.split("#")[0];
        if (event.type === "submit" || (leaves && !within))
            event.preventDefault();
    };
    const press = (element) => {
        for (const type of ["click", "submit"])
            addEventListener(type, remain, true);
        try {
            const how = { bubbles: true, cancelable: true, composed: true };
            for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
                const event = type.startsWith("pointer") ? new PointerEvent(type, how) : new MouseEvent(type, how);
                element.dispatchEvent(event);
            }
        }
        finally {
            for (const type of ["click", "submit"])
                removeEventListener(type, remain, true);
        }
    };
    const pressEscape = (root) => {
        const how = {
            key: "Escape",
            code: "Escape",
            keyCode: 27,
            bubbles: true,
            cancelable: true,
            composed: true,
        };
        const target = contains(root, document.activeElement) ? (document.activeElement ?? root) : root;
        for (const type of ["keydown", "keyup"])
            target.dispatchEvent(new KeyboardEvent(type, how));
        if (name(root) !== "dialog" || !root.open)
            return;
        if (root.dispatchEvent(new Event("cancel", { cancelable: true })))
            root.close();
    };
    const endAnimations = (root) => {
        for (const animation of document.getAnimations()) {
            const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
            const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
            if (isElement(target) && contains(root, target) && !endless)
                animation.finish();
        }
    };
    const isGone = async (root) => {
        const end = performance.now() + patienceMs;
        while (performance.now() < end) {
            await sleep(30);
            endAnimations(root);
            if (!open().includes(root))
                return true;
        }
        return false;
    };
    const close = async (root) => {
        const button = elementsIn(root).find(closes);
        if (button !== undefined)
            press(button);
        if (button !== undefined && (await isGone(root)))
            return true;
        pressEscape(root);
        return isGone(root);
    };
    return async () => {
        const tried = new Set();
        let closed = 0;
        for (let rounds = 0; rounds < 4; rounds += 1) {
            const untried = open().filter((root) => !tried.has(root));
            const next = untried.find((root) => elementsIn(root).some(closes)) ?? untried[0];
            if (next === undefined)
                break;
            tried.add(next);
            if (await close(next))
                closed += 1;
        }
        return { closed };
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/prose.js
function prose(tools, longest) {
    const { attribute, name, rectangle, style, tidy } = tools.dom;
    const { areaOf, inSight, intersect, union } = tools.geometry;
    const { isInked, own } = tools.paint;
    const blocks = [];
    const BROAD = 80;
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
    const flowsOn = (element, look, block) => {
        if (block === null)
            return false;
        if (look.display === "contents" || block.level !== null)
            return true;
        if (look.display === "inline")
            return !isPill(look) || own(look).colour[3] < 0.1;
        if (!look.display.startsWith("inline-"))
            return false;
        const oneLine = rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
        return oneLine && own(look).colour[3] < 0.1;
    };
    const isPill = (look) => [look.paddingLeft, look.paddingRight].every((padding) => Number.parseFloat(padding) >= Number.parseFloat(look.fontSize) * 0.4);
    const open = (element, region) => {
        const block = { element, level: levelOf(element), region, pieces: [], pictures: [], broken: false };
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
        const measure = node.ownerDocument === document ? range : (node.ownerDocument ?? document).createRange();
        measure.selectNodeContents(node);
        const area = intersect(areaOf(measure.getBoundingClientRect(), at.origin), at.clip);
        if (!inSight(area) || !isInked(look))
            return;
        const lines = measure.getClientRects();
        const [first, last] = [lines[0], lines[lines.length - 1]];
        block.pieces.push({
            text,
            area,
            starts: first === undefined ? area : areaOf(first, at.origin),
            ends: last === undefined ? area : areaOf(last, at.origin),
            style: look,
            parent: around,
            apart: block.broken,
            struck: at.struck,
        });
        block.broken = false;
    };
    const picture = (element, said, look, at) => {
        if (at.block === null || at.block.level === null || look.visibility !== "visible")
            return;
        const area = intersect(areaOf(rectangle(element), at.origin), at.clip);
        if (inSight(area, BROAD))
            at.block.pictures.push({ said, area });
    };
    const emOf = ({ style }) => Number.parseFloat(style.fontSize);
    const emBetween = (before, piece) => [...before.text.trim()].length === 1 ? Math.max(emOf(before), emOf(piece)) : emOf(piece);
    const gap = (before, piece) => {
        const leftward = piece.style.direction === "rtl";
        const [left, right] = leftward ? [piece.starts, before.ends] : [before.ends, piece.starts];
        return (right.left - left.right) / emBetween(before, piece);
    };
    const touch = (before, piece) => {
        const between = gap(before, piece);
        return between < 0.14 && between >= -1;
    };
    const sameLine = ({ ends: a }, { starts: b }) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
        Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5;
    const wrapped = (before, piece) => /[\p{L}\p{N}\u00ad\u200b-]$/u.test(before.text) && /^[\p{L}\p{N}\u00ad\u200b]/u.test(piece.text);
    const joins = (before, piece) => {
        if (before.struck !== piece.struck)
            return false;
        if (piece.apart) {
            return touch(before, piece) && Math.abs(before.ends.top - piece.starts.top) < emOf(piece) * 0.5;
        }
        if (sameLine(before, piece))
            return gap(before, piece) < 0.14;
        return before.parent === piece.parent || wrapped(before, piece);
    };
    const struckIn = (pieces, text) => {
        const runs = [];
        pieces.forEach((piece, at) => {
            if (!piece.struck)
                return;
            const before = pieces[at - 1];
            if (before?.struck !== true)
                runs.push(piece.text);
            else
                runs.push(`${runs.pop()}${joins(before, piece) ? "" : " "}${piece.text}`);
        });
        return runs.map((run) => tidy(run, longest)).filter((run) => run !== "" && text.includes(run));
    };
    const drawn = ({ pictures, ...block }) => {
        const text = tidy(pictures.map(({ said }) => said).join(" "), longest);
        const [first] = pictures;
        if (first === undefined || text === "")
            return null;
        const area = pictures.reduce((whole, { area }) => union(whole, area), first.area);
        return { block, text, struck: [], area, style: style(block.element), parent: block.element, drawn: true };
    };
    const read = (block) => {
        const [first] = block.pieces;
        if (first === undefined)
            return drawn(block);
        let text = "";
        let { area } = first;
        let before = null;
        let main = first;
        for (const piece of block.pieces) {
            text += before === null || joins(before, piece) ? piece.text : ` ${piece.text}`;
            area = union(area, piece.area);
            before = piece;
            if (piece.text.trim().length > main.text.trim().length)
                main = piece;
        }
        const said = tidy(text, longest);
        if (said === "")
            return null;
        const struck = struckIn(block.pieces, said);
        return { block, text: said, struck, area, style: main.style, parent: main.parent, drawn: false };
    };
    return { flowsOn, open, picture, read: () => blocks.flatMap((block) => read(block) ?? []), take };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/region.js
function regions({ dom, trails }) {
    const { attribute, name, parent, rectangle, view } = dom;
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
    const landmark = (element) => {
        const role = attribute(element, "role") ?? "";
        const found = ROLES[role] ?? TAGS[name(element)] ?? byName(element);
        if (found === undefined || found === null)
            return null;
        const sectional = /^(header|footer)$/.test(found) && role === "";
        if (sectional && standsIn(element, /^(article|section|main|aside)$/))
            return null;
        if (found === "header" && rectangle(element).height > view.height * 0.4)
            return "main";
        return found;
    };
    const region = (element, around, layers) => {
        const layer = layers.find(({ root, modal }) => root === element && modal);
        if (layer !== undefined)
            return layer.kind;
        if (/^(footer|consent|overlay)$/.test(around))
            return around;
        return landmark(element) ?? (around !== "nav" && trails.leads(element) ? "nav" : around);
    };
    return { within: region };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/situation.js
function situations(tools) {
    const { body, name, root } = tools.dom;
    const { areaOfElement, EVERYWHERE, fold, intersect } = tools.geometry;
    const SHUT = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;
    const start = () => ({
        clip: EVERYWHERE,
        positionedClip: EVERYWHERE,
        opacity: 1,
        region: "main",
        block: null,
        origin: { x: scrollX, y: scrollY },
        pressed: false,
        struck: false,
    });
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
        if (element === root() || element === body() || /^(inline|contents)$/.test(look.display))
            return outer;
        return cut(outer, own, look);
    };
    const awaitsScroll = (own, look) => own.top >= fold.height &&
        /^(static|relative)$/.test(look.position) &&
        look.transitionDuration.split(", ").some((duration) => duration !== "0s");
    const isStruck = (element, look, from) => {
        if (/^(del|s|strike)$/.test(name(element)) || look.textDecorationLine.includes("line-through"))
            return true;
        const alone = look.display.startsWith("inline-") || look.float !== "none";
        return from.struck && !alone && !/^(absolute|fixed)$/.test(look.position);
    };
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
        const struck = isStruck(element, look, from);
        return { ...from, clip, positionedClip: anchors ? clip : from.positionedClip, opacity, region, struck };
    };
    return { enter, start };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/still.js
function still() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return true;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/survey.js
function survey(tools, { frames, limits }) {
    const { all, attribute, body, contains, frameDocument, hidden, inside, isElement, name, parent, root, style, tidy, } = tools.dom;
    const { areaOfElement, boxOf, fold, half, inFold, inSight, intersect, size } = tools.geometry;
    const { address, controls, paint, pictures, prose } = tools;
    const found = tools.layers.find(frames);
    const SKIPPED = /^(script|style|template|noscript|head|meta|link|title|select|textarea|datalist|object|audio)$/;
    const LEAVES = /^(svg|img|video|canvas|iframe|frame|input)$/;
    let walked = 0;
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
        tools.answers.take(element);
        at.pressed = controls.take(element, look, at) || from.pressed;
        if (tag === "iframe" || tag === "frame")
            walkFrame(element, at);
        if (tag === "br" && at.block !== null)
            at.block.broken = true;
        if (LEAVES.test(tag))
            prose.picture(element, pictures.wordsOf(element), look, at);
        else
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
        if (outer !== null && (boxed || !onward))
            outer.broken = true;
    };
    const walkFrame = (element, at) => {
        const start = frameDocument(element)?.body;
        const area = areaOfElement(element, at.origin);
        const clip = intersect(at.clip, area);
        if (start && inSight(clip))
            walk(start, { ...at, clip, origin: { x: area.left, y: area.top }, block: null });
    };
    const most = (list, limit, weight) => {
        if (list.length <= limit)
            return list;
        const order = list.map((item, index) => ({ index, weight: weight(item) }));
        order.sort((a, b) => b.weight - a.weight || a.index - b.index);
        const kept = new Set(order.slice(0, limit).map(({ index }) => index));
        return list.filter((_, index) => kept.has(index));
    };
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
    const lettersIn = (area, text) => Math.min(96, (area.bottom - area.top) * 0.8, Math.sqrt(size(area) / (text.length * 0.55 * 1.25)));
    const numbers = new Map();
    const within = (element) => {
        const found = [];
        for (let at = element; at !== null; at = parent(at)) {
            const number = numbers.get(at) ?? numbers.size;
            numbers.set(at, number);
            found.unshift(number);
        }
        return found.slice(0, limits.within);
    };
    const texts = () => most(prose.read(), limits.texts, ({ block, area, style: look }) => Number.parseFloat(look.fontSize) ** 1.3 * (block.level === null ? 1 : 2) * telling(area)).map(({ block, text, struck, area, style: look, parent, drawn }) => ({
        ...standing(block.element, block.region, area),
        within: within(block.element),
        text,
        ...(struck.length > 0 && { struck }),
        ...(drawn && { drawn }),
        level: block.level,
        fontPx: half(drawn ? lettersIn(area, text) : Number.parseFloat(look.fontSize)),
        fontWeight: Number(look.fontWeight),
        ...colours(look, parent, area),
    }));
    const pressables = () => most(controls.seen, limits.controls, ({ area }) => size(area) * telling(area)).map((control) => {
        const { element, area, region, look, painted, badge } = control;
        return {
            ...standing(element, region, area),
            text: controls.label(control),
            href: name(element) === "a" ? element.href : null,
            filled: painted !== null,
            ...(badge !== null && { badge: true }),
            ...colours(look, painted ?? element, area),
            fontPx: half(Number.parseFloat(look.fontSize)),
        };
    });
    const images = () => most(pictures.seen, limits.images, ({ area }) => size(area) * telling(area)).map((picture) => ({
        ...standing(picture.element, picture.region, picture.area),
        kind: picture.kind,
        src: picture.src?.startsWith("data:") ? null : (picture.src?.slice(0, 2000) ?? null),
        alt: tidy(picture.alt, 300),
    }));
    const wordsOf = (anchor) => {
        const picture = Element.prototype.querySelector.call(anchor, "img[alt]");
        const names = [attribute(anchor, "aria-label"), picture && attribute(picture, "alt")];
        return ([anchor.textContent, ...names].map((text) => tidy(text ?? "", 200)).find((text) => text !== "") ?? "");
    };
    const links = () => {
        const texts = new Map();
        for (const anchor of all("a[href]")) {
            const { href } = anchor;
            if (texts.size >= limits.links)
                break;
            if (!/^(https?|tel|sms|mailto|whatsapp):/.test(href) || href.length > 2000)
                continue;
            if ([...hidden].some((layer) => contains(layer, anchor)))
                continue;
            if (!texts.get(href))
                texts.set(href, wordsOf(anchor));
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
        answers: tools.answers.found,
        jsonLd: all('script[type="application/ld+json"]')
            .slice(0, 20)
            .map((script) => script.textContent ?? "")
            .filter((text) => text.length < 100_000),
        layers: found.map(({ kind, box, solid, foldShare }) => ({ kind, box, solid, foldShare })),
        veil: tools.layers.veil(found),
        markup: root().outerHTML.slice(0, 20_000),
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/page/trails.js
function trails({ attribute, children, isElement, name, style, tidy }) {
    const text = (node, limit) => tidy(node.textContent ?? "", limit);
    const elementsOf = (element) => children(element).filter(isElement);
    const isMarked = (element) => /BreadcrumbList/.test(attribute(element, "itemtype") ?? "") ||
        /bread-?crumb/i.test(attribute(element, "aria-label") ?? "");
    const links = (element) => Element.prototype.querySelectorAll.call(element, "a[href]").length;
    const isWritten = (said, linked) => {
        if (/«/.test(said))
            return false;
        const steps = said.split(/\s*[›»]\s*/);
        const joined = steps.length < 2 && linked ? said.split(/\s*→\s*|\s[>/]\s/) : steps;
        return joined.length >= (linked ? 2 : 3) && joined.every((step) => step !== "" && step.length <= 60);
    };
    const drawn = (item) => ["::before", "::after"].some((part) => /^"\s*[›»→>/]\s*"/.test(getComputedStyle(item, part).content));
    const isDrawn = (items) => {
        const steps = items.filter((item) => name(item) === "li");
        const last = steps.at(-1);
        return (steps.length >= 2 &&
            steps.length === items.length &&
            steps.slice(0, -1).every((step) => links(step) === 1) &&
            last !== undefined &&
            steps.some(drawn));
    };
    const isTrail = (element) => {
        if (isMarked(element))
            return true;
        if (!/^(ol|ul|p|div)$/.test(name(element)))
            return false;
        const items = elementsOf(element);
        if (items.length > 14 || !items.every((item) => /^(li|a|span|i|b|strong|em|svg)$/.test(name(item))))
            return false;
        const said = text(element, 160);
        if (said === "" || said.length >= 160)
            return false;
        return isWritten(said, links(element) > 0) || (/^[ou]l$/.test(name(element)) && isDrawn(items));
    };
    const isFacet = (item) => {
        const said = text(item, 100);
        if (said.length >= 100)
            return false;
        const ticked = Element.prototype.querySelector.call(item, "input[type=checkbox], [role=checkbox]") !== null;
        return (ticked || links(item) === 1) && /\S\s*(\(\s?\d{1,6}\s?\)|\[\s?\d{1,6}\s?\])$/.test(said);
    };
    const isFilter = (element) => {
        if (!/^(ul|ol|fieldset|form|div)$/.test(name(element)))
            return false;
        const items = elementsOf(element);
        if (items.length < 2 || items.length > 60)
            return false;
        const facets = items.filter((item) => style(item).display !== "none").filter(isFacet).length;
        return facets >= 2 && facets * 3 >= items.length * 2;
    };
    return { leads: (element) => isTrail(element) || isFilter(element) };
}

;// CONCATENATED MODULE: ./build/engine/capture/popup-words.js
const CLOSING = [
    "^[×✕✖✗✘╳⨯xX]$",
    "^(close|dismiss|hide|skip)\\b",
    "\\bclose( (this|the))?( (dialog|modal|pop-?up|window|banner|form|overlay))?$",
    "^no,? (thanks|thank you)",
    "^(not|maybe) (now|later|today)\\b",
    "^continue (without|to (the )?(site|shop|store|page))",
    "schlie(ß|ss)en$",
    "^nein,? danke",
    "^(nicht jetzt|vielleicht später|überspringen)",
    "^fermer\\b",
    "^non,? merci",
    "^(plus tard|pas maintenant)",
    "^cerrar\\b",
    "^no,? gracias",
    "^(ahora no|más tarde)",
    "^chiudi\\b",
    "^no,? grazie",
    "^(non ora|più tardi)",
    "^sluit(en)?\\b",
    "^nee,? (bedankt|dank)",
    "^(niet nu|misschien later)",
    "^fechar\\b",
    "^não,? obrigad[oa]",
    "^(agora não|mais tarde)",
];
const popup_words_NAMES = [
    "(^|[\\s_-])(close|closer|closebtn|closebutton|dismiss)($|[\\s_-])",
    "close-?(btn|button|icon|modal|popup)",
];
const POPUP_WORDS = { closing: CLOSING.join("|"), names: popup_words_NAMES.join("|") };

;// CONCATENATED MODULE: ./build/engine/capture/script.js






















const base = () => `const tools = {};
tools.dom = (${dom})();
tools.paint = (${paint})(tools.dom);
tools.speech = (${speech})(${json(CONSENT_WORDS)});
tools.asking = (${asking})(tools.dom, tools.speech);
tools.layers = (${layers_layers})(tools.dom, tools.paint, tools.asking);`;
const consentTool = (frames) => `(${consent})({ ...tools, keeping: ${json(CONSENT_WORDS.keeping)} }, ${json({ frames })})`;
const consentSightScript = (frames) => whole(base(), `${consentTool(frames)}.look()`);
const consentRemovalScript = (frames, answered) => whole(base(), `${consentTool(frames)}.remove(${answered})`);
const calmScript = (options) => whole(`const tools = { dom: (${dom})() };`, `await (${calm})(tools, ${json(options)})`);
const stillScript = () => whole("", `(${still})()`);
const surveyScript = (frames, limits) => whole(`${base()}
tools.geometry = (${geometry})(tools.dom);
tools.trails = (${trails})(tools.dom);
tools.regions = (${regions})(tools);
tools.address = (${address})(tools.dom);
tools.situations = (${situations})(tools);
tools.prose = (${prose})(tools, ${limits.characters});
tools.controls = (${controls})(tools);
tools.pictures = (${pictures})(tools);
tools.answers = (${answers})(tools.dom, ${limits.answers});`, `((${hits})(tools.dom).keep(), (${survey})(tools, ${json({ frames, limits })}))`);
const popupsScript = (frames, patienceMs) => whole(base(), `await (${popups})({ ...tools, words: ${json(POPUP_WORDS)} }, ${json({ frames, patienceMs })})()`);
const hitsScript = () => whole("", `(${hits})((${dom})()).changed()`);
const whole = (preparation, expression) => `(async () => { "use strict"; ${preparation}\nreturn JSON.stringify(${expression}); })()`;
const json = (value) => JSON.stringify(value);

;// CONCATENATED MODULE: ./build/engine/capture/settle.js







const PATIENCE_MS = 5000;
const LATECOMERS_MS = 600;
const ANNOUNCED_MS = 1500;
const settle_LOOK_MS = 200;
const settle_Sight = schemas/* object */.Ikc({ asking: schemas/* int */.Whr().min(0), announced: schemas/* boolean */.zMY(), hollow: schemas/* int */.Whr().min(0).max(20) });
const RemovalReading = schemas/* object */.Ikc({ removed: schemas/* int */.Whr().min(0) });
const CalmReading = schemas/* object */.Ikc({ scripted: schemas/* boolean */.zMY() });
const UNSEEN = { asking: 0, announced: false, hollow: 0 };
async function settle(tab, answer, screens, budget) {
    return tab.guarded(PATIENCE_MS, async () => {
        const start = performance.now();
        const early = await lookForConsent(tab);
        if (early.asking > 0 || early.announced)
            answer?.begin();
        if (early.asking > 0 && answer === null)
            await removeConsent(tab, false);
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
        await tab.alive(until(() => answer?.isAnswering === true, Math.min(settle_LOOK_MS, left)));
    }
}
async function freeze(tab) {
    await tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}
async function thaw(tab) {
    const thawed = () => tab.alive(tab.session.send("Page.setWebLifecycleState", { state: "active" })).then(() => true, () => false);
    for (let tries = 0; tries < 20 && !(await thawed()); tries += 1)
        await pause(50);
}
async function holdStill(tab) {
    await attempted(tab.run(stillScript()));
}
async function lookForConsent(tab) {
    const frames = await consentFrames(tab);
    const look = async () => {
        const answer = await attempted(tab.run(consentSightScript(frames)));
        return answer === null ? UNSEEN : settle_Sight.parse(answer);
    };
    const sight = await look();
    const opened = sight.asking === 0 && sight.hollow > 0 && (await openShadows(tab, sight.hollow).catch(() => false));
    return opened ? look() : sight;
}
async function removeConsent(tab, answered) {
    const reading = await attempted(tab.run(consentRemovalScript(await consentFrames(tab), answered)));
    return reading !== null && RemovalReading.parse(reading).removed > 0;
}
async function attempted(running) {
    return running.catch((problem) => {
        if (problem instanceof PageScriptFailed)
            return null;
        throw problem;
    });
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-link.js











const DEADLINE_MS = 30_000;
const FILM = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i;
async function pictureAd(link, tools) {
    const direct = isFilm(link) ? await fileBehind(link) : null;
    if (direct !== null)
        return developFile(direct.bytes, direct.mediaType, tools);
    const found = await pageOf(link, tools);
    const film = found.film === null ? null : await filmFrom(found.film, link, tools);
    if (film !== null)
        return film;
    if (found.file === null)
        throw new AdScreenshotFailed(link.url, "the video that it leads to could not be fetched");
    const creative = await developFile(found.file.bytes, found.file.mediaType, tools);
    return link.mediaType === "video" && creative.mediaType === "image" && found.isScreenshot
        ? asFilmsPage(creative)
        : creative;
}
const isFilm = ({ url, mediaType }) => mediaType === "video" || FILM.test(URL.parse(url)?.pathname ?? "");
async function fileBehind({ url, fetchFile }) {
    try {
        const file = await fetchFile(url);
        return (0,ad_file/* readsAsPage */.vN)(file) ? null : file;
    }
    catch (problem) {
        if (problem instanceof BrowserGone || problem instanceof VisitEnded)
            throw problem;
        return null;
    }
}
async function filmFrom(url, { fetchFile }, tools) {
    try {
        const { bytes, mediaType } = await fetchFile(url);
        return await developFile(bytes, mediaType, tools);
    }
    catch (problem) {
        tools.signal.throwIfAborted();
        if (problem instanceof BrowserGone || problem instanceof VisitEnded)
            throw problem;
        return null;
    }
}
const asFilmsPage = (creative) => ({
    ...creative,
    mediaType: "video",
    motion: { duration: null, at: 0, frames: [], method: "page_screenshot" },
    notices: [
        ...(creative.notices ?? []),
        "The ad's page gives no video file: one picture of the page was judged. Give the video itself as the asset.",
    ],
});
async function pageOf(link, tools) {
    const { url } = link;
    return Context.during(tools.running, tools.signal, async (context) => {
        try {
            const done = await within(DEADLINE_MS, visit(context, link, tools));
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
}
async function visit(context, { url, locale, mediaType }, tools) {
    const budget = new Budget(DEADLINE_MS);
    const tab = await context.openTab();
    await tab.prepare({ viewport: "desktop", locale }, tools.running, tools);
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
    if (response?.mimeType.startsWith("video/"))
        return { file: null, isScreenshot: false, film: response.url };
    const file = response?.mimeType.startsWith("image/") ? await body(tab, response.requestId) : null;
    if (response && file)
        return { file: { bytes: file, mediaType: response.mimeType }, isScreenshot: false, film: null };
    await settle(tab, null, 1, budget);
    const film = mediaType === "video" ? await playedFilm(tab) : null;
    const { width, height } = DEVICES.desktop.metrics;
    const shot = await photograph(tab, { x: 0, y: 0, width, height }, false);
    return { file: shot, isScreenshot: true, film };
}
const PLAYED = `JSON.stringify([...document.querySelectorAll("video")]
  .map((video) => ({ url: video.currentSrc || video.src || "", area: video.clientWidth * video.clientHeight }))
  .filter(({ url }) => /^https?:/.test(url))
  .sort((one, other) => other.area - one.area)[0]?.url ?? null)`;
async function playedFilm(tab) {
    return schemas/* url */.OZ5()
        .nullable()
        .catch(null)
        .parse(await tab.run(PLAYED));
}
async function body(tab, requestId) {
    try {
        const { body: text, base64Encoded } = await tab.alive(tab.session.send("Network.getResponseBody", { requestId }));
        return new Uint8Array(Buffer.from(text, base64Encoded ? "base64" : "utf8"));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/own-headers.js
class OwnHeaders {
    #place;
    #fields;
    #mainFrame;
    #ours = new Map();
    #left = new Set();
    constructor(url, fields, mainFrame) {
        this.#place = `${new URL(url).origin}/`;
        this.#fields = fields;
        this.#mainFrame = mainFrame;
    }
    static of(url, fields, mainFrame) {
        return Object.keys(fields).length === 0 ? undefined : new OwnHeaders(url, fields, mainFrame);
    }
    for(paused) {
        const { request, networkId = paused.requestId, frameId, resourceType } = paused;
        const goesThere = request.url.startsWith(this.#place);
        if (!goesThere)
            this.#left.add(networkId);
        const ours = goesThere && !this.#left.has(networkId) && this.#mayAsk(frameId, resourceType);
        if (resourceType === "Document")
            this.#ours.set(frameId, ours);
        return ours ? this.#among(request.headers) : undefined;
    }
    #mayAsk(frameId, resourceType) {
        const asker = resourceType === "Document" ? this.#mainFrame : frameId;
        return this.#ours.get(asker) ?? (asker === frameId && resourceType === "Document");
    }
    #among(headers) {
        const others = Object.entries(headers).filter(([name]) => !Object.hasOwn(this.#fields, name.toLowerCase()));
        return [...others, ...Object.entries(this.#fields)].map(([name, value]) => ({ name, value }));
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/ground.js
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

const LIMITS = {
    elements: 60_000,
    texts: 600,
    controls: 200,
    images: 200,
    links: 500,
    answers: 60,
    characters: 2000,
    within: 60,
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
    within: schemas/* array */.YOg(schemas/* int */.Whr().nonnegative()).max(LIMITS.within),
    text: reading_text,
    struck: schemas/* array */.YOg(reading_text)
        .transform((runs) => runs.slice(0, 20))
        .exactOptional(),
    drawn: schemas/* literal */.euz(true).exactOptional(),
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
    badge: schemas/* literal */.euz(true).exactOptional(),
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
    answers: sound(schemas/* object */.Ikc({ question: reading_text, answer: reading_text }), LIMITS.answers),
    jsonLd: schemas/* array */.YOg(schemas/* string */.YjP()).transform((blocks) => blocks.slice(0, 20).flatMap(parsedJson)),
    layers: sound(schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(["consent", "overlay"]),
        box,
        solid: box.nullable(),
        foldShare: schemas/* number */.aig().min(0).max(1),
    }), 50),
    veil: schemas/* object */.Ikc({ colour, alpha: schemas/* number */.aig().min(0).max(1) }).nullable(),
    markup: schemas/* string */.YjP().transform((value) => value.slice(0, 20_000)),
});
function parsedJson(source) {
    try {
        return [JSON.parse(source)];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/snapshot.js






const FOLD_RASTER = 90_000;
async function readPage(tab) {
    return PageReading.parse(await tab.run(surveyScript(await consentFrames(tab), LIMITS)));
}
async function picturePage(tab, { fold, documentHeight }, screens) {
    await holdStill(tab);
    const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
    return photograph(tab, { x: 0, y: 0, width: fold.width, height }, height > fold.height);
}
async function foldOf(shot, { fold }, { studio, running }) {
    const { raster } = await studio.develop(running, shot, fold.height / fold.width, FOLD_RASTER);
    return raster;
}
function viewOf({ fold }, shot, device) {
    const scale = shot.width / fold.width;
    return { device, screenshot: { ...shot, scale, viewport: device, foldHeight: fold.height } };
}
function snapshotOf({ traffic }, reading, raster, visit) {
    const { markup: _, texts, controls, ...read } = reading;
    const grounded = onGround(raster, raster.width / reading.fold.width);
    return {
        ...read,
        ...visit,
        texts: texts.map(grounded),
        controls: controls.map(grounded),
        httpStatus: traffic.response?.status ?? null,
        language: reading.language ?? traffic.response?.headers["content-language"] ?? null,
        foldRaster: raster,
    };
}
function onGround(raster, scale) {
    return (item) => {
        const { pictured, ...rest } = item;
        const ground = pictured ? groundColour(raster, item.box, scale) : null;
        return ground === null ? rest : { ...rest, background: ground };
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/popups.js





const IN_THE_WAY = 0.15;
const CLOSING_MS = 500;
const Closed = schemas/* object */.Ikc({ closed: schemas/* int */.Whr().min(0) });
const Changed = schemas/* number */.aig().min(0).max(1);
const isCovered = ({ layers }) => layers.some(({ kind, foldShare }) => kind === "overlay" && foldShare >= IN_THE_WAY);
const shareCovered = ({ layers }) => Math.min(1, layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0));
async function closePopups(tab) {
    await thaw(tab);
    const closing = async () => tab.run(popupsScript(await consentFrames(tab), CLOSING_MS));
    const answer = await unlessFailed(tab.guarded(PATIENCE_MS, closing));
    return answer !== null && Closed.parse(answer).closed > 0;
}
async function shareOpened(tab) {
    const answer = await unlessFailed(tab.run(hitsScript()));
    const changed = answer === null ? 0 : Changed.parse(answer);
    return changed >= IN_THE_WAY ? changed : 0;
}
async function unlessFailed(running) {
    return running.catch((problem) => {
        if (problem instanceof PageScriptFailed)
            return null;
        throw problem;
    });
}

;// CONCATENATED MODULE: ./build/engine/capture/account.js



const LOOKS = 3;
const RESERVE_MS = 4000;
const isBodiless = ({ markup, texts }) => texts.length === 0 &&
    /^\s*<html[\s>][\s\S]*<\/html>\s*$/i.test(markup) &&
    !/<(?:body|frameset)[\s>]/i.test(markup);
async function account(going, take) {
    const { tab, budget } = going;
    for (let looks = 1;; looks += 1) {
        await freeze(tab);
        if (going.consentRemoved || looks > 1) {
            going.consentRemoved = (await removeConsent(tab, false)) || going.consentRemoved;
        }
        const reading = await readPage(tab);
        going.reading = reading;
        if (isBodiless(reading))
            return null;
        const last = looks === LOOKS || budget.left(RESERVE_MS) === 0;
        if (!last && isCovered(reading)) {
            if (await closePopups(tab))
                going.popUpClosed = Math.max(going.popUpClosed, shareCovered(reading));
            else
                looks = LOOKS - 1;
            continue;
        }
        const taken = await take(going, reading);
        const opened = last ? 0 : await shareOpened(tab);
        if (opened === 0)
            return taken;
        if (await closePopups(tab))
            going.popUpClosed = Math.max(going.popUpClosed, opened);
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-rules.js




const consent_rules_NAMES = {
    script: "autoconsent.playwright.js",
    rules: "compact-rules.json",
    license: "LICENSE",
};
const PACKAGED = { entry: "@duckduckgo/autoconsent" };
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
function consentRules() {
    loading ??= consent_rules_load();
    return loading;
}
async function consent_rules_load() {
    const paths = findConsentAssets(import.meta.dirname);
    const [{ filterCompactRules }, script, source] = await Promise.all([
        __webpack_require__.e(/* import() */ 9245).then(__webpack_require__.bind(__webpack_require__, 89245)),
        (0,promises_.readFile)(paths.script, "utf8"),
        (0,promises_.readFile)(paths.rules, "utf8"),
    ]);
    const rules = JSON.parse(source);
    return { script, rulesFor: (url, mainFrame) => filterCompactRules(rules, { url, mainFrame }) };
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-answer.js



const consent_answer_FRAMES = 12;
const ANSWERING_MS = 3000;
const HEURISTIC_ATTEMPT = 2;
const LOOKING_MS = 150;
const PRESENT_MS = 1000;
const WORLD = "adhere-consent";
const BINDING = "adhereConsentTells";
const CONFIG = {
    enabled: true,
    autoAction: null,
    enableCosmeticRules: false,
    enablePrehide: false,
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
class ConsentAnswer {
    #tab;
    #isAsking;
    #conversations = new Map();
    #entered = new Set();
    #begun = false;
    #answered = false;
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
    begin() {
        if (this.#begun)
            return;
        this.#begun = true;
        const entering = this.#tab.session
            .send("Page.getFrameTree")
            .then(({ frameTree }) => Promise.all(consent_answer_framesOf(frameTree).map((frame) => this.#enter(frame))));
        this.#unheard(entering);
    }
    get isExpecting() {
        return this.#some(({ lifecycle }) => lifecycle === "cmpDetected");
    }
    get isAnswering() {
        return this.#some(({ lifecycle, spurned }) => !spurned && /^(openPopupDetected|runningOptOut)$/.test(lifecycle));
    }
    get hasAnswered() {
        return this.#answered;
    }
    async finish(since, budget) {
        const over = () => {
            if (this.isAnswering)
                return false;
            return since === null || this.hasAnswered || this.#hasLookedAround(since);
        };
        await this.#tab.alive(until(over, Math.min(ANSWERING_MS, budget.left(2500))));
    }
    #hasLookedAround(since) {
        const now = performance.now();
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
    #unheard(work) {
        work.catch(() => { });
    }
    async #enterFrame(frameId) {
        const { frameTree } = await this.#tab.session.send("Page.getFrameTree");
        const frame = consent_answer_framesOf(frameTree).find(({ id }) => id === frameId);
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
    async #onPopup(contextId, cmp) {
        if (cmp.startsWith("HEURISTIC") && !(await this.#isAsking())) {
            const conversation = this.#conversations.get(contextId);
            if (conversation)
                conversation.spurned = true;
            return;
        }
        await this.#tell(contextId, { type: "optOut" });
    }
    async #evaluate(contextId, { id, code }) {
        const { session } = this.#tab;
        const element = await session.send("Runtime.evaluate", {
            contextId,
            expression: "document.documentElement",
        });
        const { objectId = "" } = element.result;
        const { node } = await session.send("DOM.describeNode", { objectId });
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
function consent_answer_framesOf({ frame, childFrames = [] }) {
    return [frame, ...childFrames.flatMap(consent_answer_framesOf)];
}
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

;// CONCATENATED MODULE: ./build/engine/capture/own-part.js
const FRAME = new Set(["header", "nav", "aside", "footer", "consent", "overlay"]);
const LITTLE = 80;
const LINES = 60;
const BUTTONS = 20;
const LONGEST = 400;
function ownPart(page, heading) {
    const { texts, controls } = page;
    const at = heading === null ? -1 : texts.indexOf(heading);
    const after = texts.slice(at + 1);
    const next = heading === null ? -1 : after.findIndex(({ level }) => level !== null);
    const end = after[next]?.box.y ?? Number.POSITIVE_INFINITY;
    const isOwn = ({ region }) => !FRAME.has(region) || region === heading?.region;
    const words = wordsOf(page);
    const lines = (blocks) => blocks.filter(isOwn).flatMap((block) => (words(block) === "" ? [] : [words(block).slice(0, LONGEST)]));
    const buttons = controls.filter(({ href, text, ...where }) => href === null && text !== "" && isOwn(where));
    const labels = (some) => some.slice(0, BUTTONS).map(({ text }) => text.slice(0, LONGEST));
    return {
        leads: heading !== null && leads(page, heading),
        near: {
            lines: lines(next < 0 ? after : after.slice(0, next)).slice(0, LINES),
            buttons: labels(buttons.filter(({ box }) => box.y < end)),
        },
        whole: {
            lines: lines(texts.filter((block) => block !== heading)).slice(0, LINES),
            buttons: labels(buttons),
        },
    };
}
function standsFirst(page, heading) {
    const before = ownBefore(page, heading);
    return (heading.box.y < page.fold.height &&
        before.every(({ fontPx }) => fontPx <= heading.fontPx) &&
        leads(page, heading));
}
function leads(page, heading) {
    const words = wordsOf(page);
    const length = ownBefore(page, heading).reduce((sum, block) => sum + words(block).length, 0);
    if (length >= LITTLE)
        return false;
    return !page.controls.some(({ href, text, region, box }) => href === null && text !== "" && !FRAME.has(region) && box.y + box.height <= heading.box.y);
}
function ownBefore(page, heading) {
    const { texts } = page;
    const words = wordsOf(page);
    const before = texts.slice(0, texts.indexOf(heading));
    return before.filter((block) => !FRAME.has(block.region) && words(block) !== "");
}
function wordsOf({ links }) {
    const names = [...new Set(links.map(({ text }) => text))].filter((text) => text.length > 2);
    names.sort((a, b) => b.length - a.length);
    const known = new Set(names);
    return ({ text }) => {
        if (known.has(text))
            return "";
        if (text.length < LITTLE)
            return text;
        return names
            .reduce((rest, name) => rest.replaceAll(name, " "), text)
            .replace(/\s+/g, " ")
            .trim();
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/heading.js

const NOTHING = { lines: [], buttons: [] };
const UNHEADED = {
    heading: "",
    afterHeading: "",
    own: { leads: false, near: NOTHING, whole: NOTHING },
};
function headingOf(page) {
    const { texts } = page;
    const found = pageHeading(page);
    const own = ownPart(page, found);
    if (found === null)
        return { ...UNHEADED, own };
    return { heading: found.text, afterHeading: texts[texts.indexOf(found) + 1]?.text ?? "", own };
}
function pageHeading(page) {
    const { texts, links, url } = page;
    const logos = namesOfHome(links, url);
    const headings = texts.filter(({ level, region }) => level !== null && !ASIDE.has(region));
    const ofTheFirst = headings.filter(({ level }) => level === 1);
    const own = ({ text, region }) => region !== "header" && !logos.has(text);
    return (ofTheFirst.find(own) ??
        ofTheFirst.find(({ text }) => !logos.has(text)) ??
        headings.filter(own).find((heading, place) => place === 0 && standsFirst(page, heading)) ??
        texts.find(({ level }) => level === 1) ??
        null);
}
const ASIDE = new Set(["nav", "aside", "footer", "consent"]);
function namesOfHome(links, url) {
    const home = URL.parse("/", url)?.href;
    return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}

;// CONCATENATED MODULE: ./build/engine/capture/turn.js



const turn_LOOK_MS = 250;
const SHOWN = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const Shown = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), text: schemas/* string */.YjP() });
async function awaitTurn(tab, instead, patienceMs) {
    const end = performance.now() + patienceMs;
    const { document } = tab.traffic;
    const sentOn = () => tab.traffic.document !== document || tab.traffic.navigating;
    while (!sentOn() && performance.now() < end) {
        if (await showsAnother(tab, instead))
            break;
        await tab.alive(pause(turn_LOOK_MS));
    }
    return sentOn();
}
async function showsAnother(tab, instead) {
    try {
        const { title, text } = Shown.parse(await tab.run(SHOWN));
        return title !== instead.title || (instead.text === "" && text !== "");
    }
    catch (problem) {
        if (problem instanceof PageScriptFailed)
            return false;
        throw problem;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/visit.js












const TURN_MS = 8000;
const SCREENS = 3;
const GONE_MS = 1000;
const NEWS_MS = 250;
const LATE_REDIRECTS = 4;
async function visitPage(plan, tools) {
    return Context.during(tools.running, tools.signal, async (context) => {
        const { viewport, manner } = plan;
        const other = viewport === "mobile" ? "desktop" : "mobile";
        const budget = new Budget(plan.deadlineMs);
        const on = (device, screens, take) => see(context, { viewport: device, locale: plan.locale, ...(manner.light && { pixelRatio: 1 }) }, manner.light ? 1 : screens, { ...plan, deadlineMs: budget.left() }, tools, take);
        const besides = () => on(other, 1, takeView);
        const requested = on(viewport, SCREENS, takeSnapshot(plan.url, tools));
        const beside = plan.alternate && manner.together ? besides() : null;
        beside?.catch(() => { });
        const { look, yield: page } = await requested;
        if (page === null)
            return { look, capture: null };
        const alternate = await (beside ?? (plan.alternate ? besides() : null))?.catch(() => null);
        return { look, capture: { page, alternate: alternate?.yield ?? null } };
    });
}
function crashedLook(url, ms) {
    return {
        finalUrl: null,
        httpStatus: null,
        errorCode: "BROWSER_CRASHED",
        headers: {},
        redirects: [url],
        title: "",
        ...UNHEADED,
        text: "",
        markup: "",
        download: false,
        timedOut: false,
        fetching: false,
        failing: null,
        framed: null,
        ms: Math.round(ms),
    };
}
async function see(context, persona, screens, plan, tools, take) {
    const budget = new Budget(plan.deadlineMs);
    const tab = await context.openTab();
    const going = {
        tab,
        persona,
        screens,
        budget,
        loaded: { rendered: false, errorCode: null, download: false, timedOut: true },
        reading: null,
        answer: new ConsentAnswer(tab, async () => (await lookForConsent(tab)).asking > 0),
        consentRemoved: false,
        popUpClosed: 0,
        isDownload: () => context.downloads.has(tab.frameId),
    };
    const seeing = async () => {
        await goThere(going, plan, tools);
        for (let sent = 0; going.loaded.rendered; sent += 1) {
            const accounting = account(going, take);
            if (sent === LATE_REDIRECTS || !(await isSentOn(going, accounting)))
                return accounting;
            await thaw(tab);
            await within(GONE_MS, accounting.catch(() => null));
            await arriveAgain(going, plan);
            await rest(going, plan);
        }
        return null;
    };
    const end = (changed, seen) => {
        going.loaded = { ...going.loaded, ...changed };
        return { look: lookOf(plan, tab, going.loaded, going.reading, budget), yield: seen };
    };
    try {
        const seen = await within(budget.left(), seeing());
        return seen.done ? end({}, seen.value) : end({ timedOut: true }, null);
    }
    catch (problem) {
        if (problem instanceof BrowserGone || problem instanceof VisitEnded)
            throw problem;
        const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
        return end({ errorCode, timedOut: false }, null);
    }
}
async function goThere(going, plan, { running, isBeacon }) {
    const { tab, persona, isDownload } = going;
    const { beacons, instead } = plan.manner;
    const own = OwnHeaders.of(plan.url, plan.ownHeaders, tab.frameId);
    await tab.prepare(persona, running, { isBeacon, beacons, own });
    const left = () => loadingMs(going, plan);
    going.loaded = await tab.guarded(PATIENCE_MS, async () => {
        const come = await load(tab, plan.url, left(), isDownload, plan.answerMs);
        if (!come.rendered || instead === null)
            return come;
        const sentOn = await awaitTurn(tab, instead, Math.min(TURN_MS, left()));
        return sentOn ? arrive(tab, left(), isDownload) : come;
    });
    await rest(going, plan);
}
const loadingMs = ({ budget }, { deadlineMs }) => budget.left(Math.min(8000, deadlineMs / 4));
async function arriveAgain(going, plan) {
    const { tab, isDownload } = going;
    going.loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, loadingMs(going, plan), isDownload));
}
async function rest(going, plan) {
    const { tab, answer, screens, budget } = going;
    for (let sent = 0; going.loaded.rendered && sent < LATE_REDIRECTS; sent += 1) {
        const { document } = tab.traffic;
        going.consentRemoved = (await settle(tab, answer, screens, budget)) || going.consentRemoved;
        if (document === tab.traffic.document && !tab.traffic.navigating)
            break;
        await arriveAgain(going, plan);
    }
}
async function isSentOn({ tab: { traffic }, budget }, job) {
    const { document } = traffic;
    const left = () => traffic.navigating || traffic.document !== document;
    let over = false;
    const ending = job.then(() => true, () => false);
    void ending.then(() => {
        over = true;
    });
    await until(() => over || left(), budget.left());
    if (!over)
        return left();
    return !(await ending) && until(left, NEWS_MS);
}
async function takeView({ tab, persona, screens }, reading) {
    return viewOf(reading, await picturePage(tab, reading, screens), persona.viewport);
}
const takeSnapshot = (requestedUrl, tools) => async (going, reading) => {
    const view = await takeView(going, reading);
    const stands = reading.layers.some(({ kind }) => kind === "consent");
    const raster = await foldOf(view.screenshot, reading, tools);
    return snapshotOf(going.tab, reading, raster, {
        ...view,
        requestedUrl,
        consentRemoved: going.consentRemoved && !stands,
        ...(going.popUpClosed > 0 && { popUpClosed: going.popUpClosed }),
    });
};
function lookOf({ url }, { traffic }, { errorCode, download, timedOut }, reading, budget) {
    const passed = traffic.redirects.length > 0 ? traffic.redirects : [url];
    const reached = traffic.redirects.length > 0 ? traffic.requestedUrl : null;
    return {
        finalUrl: reading?.url ?? traffic.url ?? traffic.response?.url ?? reached,
        httpStatus: traffic.response?.status ?? null,
        errorCode,
        headers: traffic.response?.headers ?? {},
        redirects: [...passed],
        title: reading?.title ?? "",
        ...(reading === null ? UNHEADED : headingOf(reading)),
        text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
        markup: reading?.markup ?? "",
        download,
        timedOut,
        fetching: traffic.fetching,
        failing: traffic.failing,
        framed: traffic.framed,
        ms: Math.round(budget.spent()),
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/look.js









const PASSING_MS = 5_000;
const MOMENT_MS = 5_000;
const GLANCE_MS = 400;
const FILLING_MS = 8_000;
function lookAt(plan, tools) {
    return Context.during(tools.running, tools.signal, async (context) => {
        const budget = new Budget(plan.deadlineMs);
        const tab = await context.openTab();
        const isDownload = () => context.downloads.has(tab.frameId);
        let loaded = { rendered: false, errorCode: null, download: false, timedOut: true };
        let reading = null;
        const seen = () => lookOf(plan, tab, loaded, reading, budget);
        const looking = async () => {
            const own = OwnHeaders.of(plan.url, plan.ownHeaders, tab.frameId);
            await tab.prepare(plan, tools.running, { isBeacon: tools.isBeacon, own });
            loaded = await tab.guarded(PATIENCE_MS, () => load(tab, plan.url, budget.left(2_000), isDownload));
            if (loaded.rendered)
                reading = await readPage(tab);
            let passing = plan.mayPass(seen());
            const { document } = tab.traffic;
            const isLeft = () => tab.traffic.document !== document || tab.traffic.navigating;
            const end = performance.now() + Math.min(MOMENT_MS, budget.left(3_000));
            while (passing === "moment" && performance.now() < end) {
                if (!(await tab.alive(until(isLeft, GLANCE_MS))))
                    reading = await readPage(tab).catch(() => reading);
                passing = isLeft() ? "document" : plan.mayPass(seen());
            }
            if (passing === "content") {
                await tab.alive(until(() => !tab.traffic.fetching, Math.min(FILLING_MS, budget.left(2_000))));
                reading = await readPage(tab);
            }
            if (passing !== "document")
                return;
            const passingMs = Math.min(PASSING_MS, budget.left(2_000));
            if (!(await tab.alive(until(() => tab.traffic.document !== document, passingMs))))
                return;
            loaded = await tab.guarded(PATIENCE_MS, () => arrive(tab, budget.left(1_000), isDownload));
            reading = loaded.rendered ? await readPage(tab) : null;
        };
        try {
            const { done } = await within(budget.left(), looking());
            if (!done)
                loaded = { ...loaded, timedOut: true };
        }
        catch (problem) {
            if (problem instanceof BrowserGone || problem instanceof VisitEnded)
                throw problem;
            const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
            loaded = { ...loaded, errorCode, timedOut: false };
        }
        return seen();
    });
}

// EXTERNAL MODULE: ./build/engine/capture/manner.js
var capture_manner = __webpack_require__(56285);
;// CONCATENATED MODULE: ./build/engine/capture/page/compose.js
const QUALITY = 0.82;
async function compose(sources, { width, height, pieces }, quality) {
    const pictures = await Promise.all(sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (context === null)
        throw new Error("no canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    for (const { picture, from, to, covered } of pieces) {
        const bitmap = pictures[picture];
        if (bitmap === undefined)
            continue;
        context.save();
        context.beginPath();
        context.rect(to.x, to.y, to.width, to.height);
        context.clip();
        context.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
        const [across, down] = [to.width / from.width, to.height / from.height];
        context.fillStyle = "#808080";
        for (const box of covered) {
            const [x, y] = [to.x + (box.x - from.x) * across, to.y + (box.y - from.y) * down];
            context.fillRect(x - 2, y - 2, box.width * across + 4, box.height * down + 4);
        }
        context.restore();
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    const encoded = new Uint8Array(await blob.arrayBuffer());
    let binary = "";
    for (let at = 0; at < encoded.length; at += 32_768) {
        binary += String.fromCharCode(...encoded.subarray(at, at + 32_768));
    }
    return { width, height, bytes: btoa(binary) };
}
const composeScript = (sources, sheet) => `(${compose})(${JSON.stringify(sources)}, ${JSON.stringify(sheet)}, ${QUALITY})`;

;// CONCATENATED MODULE: ./build/engine/capture/page/reduce.js
const STEPS = [
    [1, 0.78],
    [1, 0.6],
    [1, 0.42],
    [0.75, 0.42],
    [0.6, 0.38],
];
async function reduce(source, { widest, bytes }, steps) {
    const whole = await createImageBitmap(await (await fetch(source)).blob());
    const draw = (width) => {
        const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((whole.height * width) / whole.width)));
        const context = canvas.getContext("2d");
        if (context === null)
            throw new Error("no canvas");
        context.imageSmoothingQuality = "high";
        context.drawImage(whole, 0, 0, canvas.width, canvas.height);
        return canvas;
    };
    const most = Math.min(whole.width, widest);
    let canvas = draw(most);
    let blob = new Blob();
    for (const [share, quality] of steps) {
        const width = Math.max(1, Math.round(most * share));
        if (width !== canvas.width)
            canvas = draw(width);
        blob = await canvas.convertToBlob({ type: "image/webp", quality });
        if (blob.size <= bytes)
            break;
    }
    const encoded = new Uint8Array(await blob.arrayBuffer());
    let binary = "";
    for (let at = 0; at < encoded.length; at += 32_768) {
        binary += String.fromCharCode(...encoded.subarray(at, at + 32_768));
    }
    return { width: canvas.width, height: canvas.height, bytes: btoa(binary) };
}
const reduceScript = (source, reduction) => `(${reduce})(${JSON.stringify(source)}, ${JSON.stringify(reduction)}, ${JSON.stringify(STEPS)})`;

;// CONCATENATED MODULE: ./build/engine/capture/studio.js




const Answer = schemas/* object */.Ikc({
    width: schemas/* int */.Whr().min(1),
    height: schemas/* int */.Whr().min(1),
    rasterWidth: schemas/* int */.Whr().min(1),
    rasterHeight: schemas/* int */.Whr().min(1),
    rgba: schemas/* base64 */.K39(),
});
const Reduced = schemas/* object */.Ikc({ width: schemas/* int */.Whr().min(1), height: schemas/* int */.Whr().min(1), bytes: schemas/* base64 */.K39() });
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
    return { width: whole.width, height: whole.height, rasterWidth, rasterHeight, rgba };
}
class Studio {
    #open = null;
    async develop(running, picture, topShare, area) {
        const source = JSON.stringify(dataUrl(picture));
        const answer = Answer.parse(await this.#run(running, `(${studio_develop})(${source}, ${topShare}, ${area})`));
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
    async reduce(running, picture, reduction) {
        const { width, height, bytes } = Reduced.parse(await this.#run(running, reduceScript(dataUrl(picture), reduction)));
        return {
            ...picture,
            mediaType: "image/webp",
            bytes: new Uint8Array(Buffer.from(bytes, "base64")),
            width,
            height,
            scale: (picture.scale * width) / picture.width,
        };
    }
    async compose(running, pictures, sheet) {
        const { width, height, bytes } = Reduced.parse(await this.#run(running, composeScript(pictures.map(dataUrl), sheet)));
        return {
            mediaType: "image/jpeg",
            bytes: new Uint8Array(Buffer.from(bytes, "base64")),
            width,
            height,
            scale: 1,
        };
    }
    async #run(running, expression) {
        const tab = await this.#tab(running);
        const { result, exceptionDetails } = await tab.alive(tab.session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }));
        if (exceptionDetails !== undefined)
            throw new Error(exceptionDetails.exception?.description);
        return result.value;
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
const dataUrl = ({ mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;

;// CONCATENATED MODULE: ./build/engine/capture/capturer.js











function createCapturer(options) {
    const settings = {
        chromePath: options.chromePath,
        proxyArguments: options.proxyArguments,
        surroundings: {
            platform: process.platform,
            root: process.getuid?.() === 0,
            variables: {},
            packageRoots: [import.meta.dirname],
            ...options.surroundings,
        },
        log: options.log ?? (() => { }),
    };
    const chrome = new Chrome(settings);
    const http1 = new Chrome({ ...settings, arguments: ["--disable-http2"], log: () => { } });
    const studio = new Studio();
    const { isBeacon, headersFor = () => ({}) } = options;
    return {
        visit: async (url, { signal, locale, viewport, alternate, deadlineMs, answerMs = deadlineMs, manner = capture_manner/* USUAL */.V }) => {
            const budget = new Budget(deadlineMs);
            const plan = {
                url,
                viewport,
                alternate,
                locale: canonicalLocale(locale),
                answerMs,
                manner,
                ownHeaders: headersFor(url),
            };
            return onChrome(manner.http1 ? http1 : chrome, signal, (running) => visitPage({ ...plan, deadlineMs: budget.left() }, { running, studio, isBeacon, signal }), () => ({ look: crashedLook(url, budget.spent()), capture: null }));
        },
        look: async (url, { signal, locale, viewport, deadlineMs }, mayPass) => {
            const budget = new Budget(deadlineMs);
            const plan = { url, viewport, locale: canonicalLocale(locale), mayPass, ownHeaders: headersFor(url) };
            return onChrome(chrome, signal, (running) => lookAt({ ...plan, deadlineMs: budget.left() }, { running, isBeacon, signal }), () => crashedLook(url, budget.spent()));
        },
        decode: (bytes, mediaType, { signal, legible = false, platform = null }) => onChrome(chrome, signal, (running) => developFile(bytes, mediaType, { running, signal, legible, platform }), (problem) => {
            throw new UndecodableAd("The ad's file crashed the browser twice. Save it anew.", problem);
        }),
        screenshotAd: (url, { signal, locale, legible = false, platform = null, ...link }) => onChrome(chrome, signal, (running) => pictureAd({
            url,
            locale: canonicalLocale(locale),
            mediaType: link.mediaType ?? null,
            fetchFile: link.fetchFile ?? nothingFetched,
        }, { running, studio, isBeacon, signal, legible, platform }), (problem) => {
            throw new AdScreenshotFailed(url, "it crashed the browser twice", problem);
        }),
        reduce: async (picture, reduction) => studio.reduce(await chrome.running(), picture, reduction),
        compose: async (pictures, sheet) => studio.compose(await chrome.running(), pictures, sheet),
        ready: async () => {
            await chrome.running();
        },
        close: async () => {
            const ended = await Promise.allSettled([chrome.close(), http1.close()]);
            for (const one of ended)
                if (one.status === "rejected")
                    throw one.reason;
        },
    };
}
const nothingFetched = async (url) => {
    throw new ad_file/* AdUnavailable */._7(`at ${url} is not fetched here`);
};
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


/***/ }),

/***/ 56285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ otherManner),
/* harmony export */   V: () => (/* binding */ USUAL)
/* harmony export */ });
const USUAL = {
    together: true,
    beacons: "refuse",
    light: false,
    http1: false,
    instead: null,
    pauseMs: 0,
};
const FINAL = /^ERR_(CERT_|NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_|UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|INVALID_URL|BLOCKED_BY|INTERNET_DISCONNECTED|SSL_CLIENT_AUTH)/;
const FINAL_STATUS = new Set([401, 404, 407, 410, 451]);
const BROKEN_OFF = /^ERR_(HTTP2_|SPDY_|CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INVALID_HTTP_RESPONSE|INVALID_RESPONSE|RESPONSE_HEADERS_|SSL_PROTOCOL_ERROR|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONTENT_DECODING_FAILED|QUIC_)/;
const MOMENT_MS = 500;
const MOST_PATIENCE_MS = 10_000;
function otherManner(look) {
    const { errorCode, httpStatus, headers, title, text } = look;
    if (look.download || FINAL_STATUS.has(httpStatus ?? 0))
        return null;
    if (errorCode !== null && FINAL.test(errorCode))
        return null;
    const refused = headers["adhere-refusal"] !== undefined;
    const pauseMs = patience(headers["retry-after"], errorCode !== null || refused);
    if (pauseMs > MOST_PATIENCE_MS)
        return null;
    return {
        together: false,
        beacons: "answer",
        light: errorCode === "TAB_CRASHED" || errorCode === "BROWSER_CRASHED",
        http1: errorCode !== null && BROKEN_OFF.test(errorCode),
        instead: errorCode === null && !look.timedOut && !refused ? { title, text } : null,
        pauseMs,
    };
}
function patience(retryAfter, failed) {
    const least = failed ? MOMENT_MS : 0;
    if (retryAfter === undefined)
        return least;
    const seconds = Number(retryAfter);
    const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
    return Number.isNaN(ms) ? least : Math.max(least, ms);
}


/***/ })

};
