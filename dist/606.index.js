export const id = 606;
export const ids = [606];
export const modules = {

/***/ 69684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ MAX_FAILED_RESOURCES),
/* harmony export */   Ec: () => (/* binding */ Control),
/* harmony export */   Tw: () => (/* binding */ PageImage),
/* harmony export */   VW: () => (/* binding */ PageText),
/* harmony export */   Wd: () => (/* binding */ Layer),
/* harmony export */   a_: () => (/* binding */ PictureFileName),
/* harmony export */   zs: () => (/* binding */ Backdrop)
/* harmony export */ });
/* unused harmony exports FailedResource, snapshotSchema, OcrWord, creativeSchema, pageSnapshotsSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52855);
/* harmony import */ var _compressed_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61160);



const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(20_000);
const coordinate = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(-1e7).max(1e7);
const length = coordinate.min(0);
const share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1);
const sideLength = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(100_000);
const boundedArray = (item) => zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item).max(10_000);
const MAX_FAILED_RESOURCES = 50;
const Colour = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^#[0-9a-f]{6}$/);
const box = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ x: coordinate, y: coordinate, width: length, height: length });
const Raster = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ width: sideLength, height: sideLength, rgba: _compressed_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .CompressedBytes */ .F })
    .refine(({ width, height, rgba }) => rgba.length === width * height * 4, "the pixel data has the wrong length");
const GreyRaster = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ width: sideLength, height: sideLength, grey: _compressed_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .CompressedBytes */ .F })
    .refine(({ width, height, grey }) => grey.length === width * height, "the pixel data has the wrong length");
const PictureFileName = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w-]{1,100}\.(jpg|png|webp)$/);
const picture = (files) => z
    .object({
    mediaType: z.enum(["image/png", "image/jpeg", "image/webp"]),
    bytes: z.object({ file: PictureFileName.nullable() }),
    width: sideLength,
    height: sideLength,
    scale: z.number().positive(),
    viewport: z.enum(VIEWPORTS).exactOptional(),
    foldHeight: length.exactOptional(),
})
    .transform(({ bytes: { file }, ...rest }, context) => {
    const bytes = file === null ? new Uint8Array() : files(file);
    if (bytes !== null)
        return { ...rest, bytes };
    context.addIssue({ code: "custom", message: `the document does not list the picture ${file}` });
    return z.NEVER;
});
const placement = {
    box,
    region: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["header", "nav", "main", "aside", "footer", "consent", "overlay"]),
    covered: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    selector: text,
};
const PageText = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...placement,
    tag: text,
    within: boundedArray(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative()).exactOptional(),
    text,
    struck: boundedArray(text).exactOptional(),
    drawn: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
    aside: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(6).nullable(),
    fontPx: length,
    fontWeight: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    colour: Colour,
    background: Colour,
});
const Control = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...placement,
    tag: text,
    text,
    href: text.nullable(),
    filled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    badge: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
    colour: Colour,
    background: Colour,
    fontPx: length,
});
const PageImage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...placement,
    src: text.nullable(),
    alt: text,
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["img", "background", "svg", "video"]),
});
const PageLink = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ href: text, text });
const Layer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["consent", "overlay"]),
    box,
    solid: box.nullable().exactOptional(),
    foldShare: share,
});
const Backdrop = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ colour: Colour, alpha: share });
const FailedResource = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    url: text,
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["stylesheet", "script", "font", "image"]),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["http_error", "wrong_type", "blocked", "unreachable", "script_error"]),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable(),
    mimeType: text.nullable(),
    detail: text.nullable(),
    leaves: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["unstyled", "empty"]).exactOptional(),
    explains: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["looks", "pictures"]).exactOptional(),
    unconfirmed: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
    aboveFold: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    box: box.nullable(),
    selector: text.nullable(),
});
const snapshotSchema = (files) => z.object({
    device: z.enum(VIEWPORTS),
    fold: z.object({ width: sideLength, height: sideLength }),
    requestedUrl: text,
    url: text,
    httpStatus: z.int().nullable(),
    title: text,
    language: text.nullable(),
    description: text.nullable(),
    siteName: text.nullable(),
    documentHeight: length,
    texts: boundedArray(PageText),
    leftOut: z.int().min(1).exactOptional(),
    isCut: z.literal(true).exactOptional(),
    controls: boundedArray(Control),
    images: boundedArray(PageImage),
    readByOcr: z.literal(true).exactOptional(),
    links: boundedArray(PageLink),
    answers: boundedArray(z.object({ question: text, answer: text })).exactOptional(),
    jsonLd: boundedArray(z.unknown()),
    layers: boundedArray(Layer),
    popUpClosed: share.exactOptional(),
    veil: Backdrop.nullable().exactOptional(),
    failedResources: z.array(FailedResource).max(MAX_FAILED_RESOURCES).exactOptional(),
    foldRaster: Raster,
    screenshot: picture(files),
    consentRemoved: z.boolean(),
});
const OcrWord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ text, confidence: share, box });
const framePictures = (files) => ({
    raster: Raster,
    screenshot: picture(files),
    legible: GreyRaster.nullable(),
    words: boundedArray(OcrWord).nullable(),
});
const motionSchema = (files) => z.object({
    duration: z.number().min(0).nullable(),
    at: z.number().min(0),
    frames: boundedArray(z.object({ ...framePictures(files), at: z.number().min(0) })),
    method: z.enum(["decoded_frames", "page_screenshot"]),
});
const creativeSchema = (files) => z.object({
    ...framePictures(files),
    mediaType: z.enum(MEDIA_TYPES),
    width: sideLength,
    height: sideLength,
    drawn: z.literal(true).exactOptional(),
    motion: motionSchema(files).exactOptional(),
    notices: boundedArray(text).exactOptional(),
});
const alternateViewSchema = (files) => z.object({
    device: z.enum(VIEWPORTS),
    screenshot: picture(files),
    firstScreen: snapshotSchema(files)
        .pick({ device: true, fold: true, texts: true, controls: true, images: true, layers: true })
        .exactOptional(),
});
const pageSnapshotsSchema = (files) => z.object({ page: snapshotSchema(files), alternate: alternateViewSchema(files).nullable() });


/***/ }),

/***/ 61160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ CompressedBytes),
/* harmony export */   c: () => (/* binding */ compressBytes)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99789);



const MAX_RASTER_BYTES = 64e6;
const BROTLI_QUALITY = 5;
function compressBytes(bytes) {
    const params = { [node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { brotli: (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliCompressSync)(bytes, { params }).toString("base64") };
}
const CompressedBytes = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ brotli: zod__WEBPACK_IMPORTED_MODULE_2__/* .base64 */ .K39() }).transform(({ brotli }, context) => {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(Buffer.from(brotli, "base64"), { maxOutputLength: MAX_RASTER_BYTES });
        return new Uint8Array(bytes);
    }
    catch (error) {
        context.addIssue({ code: "custom", message: `cannot be decompressed (${(0,_contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)})` });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
});


/***/ }),

/***/ 33845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ splitRotatingTexts)
/* harmony export */ });
const SHOWN_HEADLINES = 2;
const SHOWN_DESCRIPTIONS = 1;
function splitRotatingTexts({ headlines = [], descriptions = [], description, bodyText }, platform) {
    const isSearch = platform === "google" || platform === null;
    const isGiven = (text) => text !== undefined && text.trim() !== "";
    const titles = splitTexts(headlines, isSearch && !isGiven(description) ? SHOWN_HEADLINES : 0);
    const texts = splitTexts(descriptions, isSearch && !isGiven(bodyText) ? SHOWN_DESCRIPTIONS : 0);
    return { headlines: titles.shown, descriptions: texts.shown, others: [...titles.others, ...texts.others] };
}
function splitTexts(texts, count) {
    const all = texts.map((each) => (typeof each === "string" ? { text: each, pin: null } : each));
    const pinned = all.filter(({ pin }) => pin !== null).toSorted((a, b) => (a.pin ?? 0) - (b.pin ?? 0));
    const free = all.filter(({ pin }) => pin === null).map(({ text }) => text);
    const chosen = new Set(free.toSorted((a, b) => measureSpecificity(b) - measureSpecificity(a)).slice(0, count));
    return {
        shown: [...pinned.map(({ text }) => text), ...free.filter((text) => chosen.has(text))],
        others: free.filter((text) => !chosen.has(text)),
    };
}
const measureSpecificity = (text) => 3 * (text.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) + new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).size;


/***/ }),

/***/ 83484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ isWebPage),
/* harmony export */   EQ: () => (/* binding */ readAdFile),
/* harmony export */   _7: () => (/* binding */ AdUnavailable)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46752);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99789);




class AdUnavailable extends _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN {
    name = "AdUnavailable";
    constructor(problem, cause) {
        super(`The ad ${problem}. Check its URL, or commit the file and use its path.`, {
            errorCode: "NO_AD_ASSET",
            httpStatus: 400,
            cause,
        });
    }
}
function isWebPage({ bytes, mediaType }) {
    if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(mediaType))
        return true;
    const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start);
}
const MAX_AD_FILE_BYTES = 100 * 1024 * 1024;
async function readAdFile(url, dispatcher, signal) {
    if (url.startsWith("file:"))
        return { bytes: await readFromDisk(url, signal), mediaType: "" };
    try {
        const { statusCode, headers, body } = await (0,undici__WEBPACK_IMPORTED_MODULE_2__/* .request */ .Em)(url, {
            dispatcher: dispatcher.compose(undici__WEBPACK_IMPORTED_MODULE_2__/* .interceptors */ .dY.redirect({ maxRedirections: 5 })),
            headersTimeout: 20_000,
            bodyTimeout: 20_000,
            signal,
        });
        if (statusCode !== 200) {
            await body.dump();
            throw new AdUnavailable(`at ${url} returned HTTP ${statusCode}`);
        }
        const chunks = [];
        let size = 0;
        for await (const chunk of body) {
            size += chunk.length;
            if (size > MAX_AD_FILE_BYTES)
                throw new AdUnavailable(`at ${url} is larger than ${MAX_AD_FILE_BYTES / 1024 / 1024} MB`);
            chunks.push(chunk);
        }
        return { bytes: Buffer.concat(chunks), mediaType: String(headers["content-type"] ?? "") };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN)
            throw error;
        throw new AdUnavailable(`at ${url} could not be fetched (${(0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`, error);
    }
}
async function readFromDisk(url, signal) {
    try {
        const file = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(url);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
        if (!stats.isFile())
            throw new AdUnavailable(`file ${url} is not a regular file`);
        if (stats.size > MAX_AD_FILE_BYTES)
            throw new AdUnavailable(`file ${url} is larger than ${MAX_AD_FILE_BYTES / 1024 / 1024} MB`);
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, { signal });
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN)
            throw error;
        throw new AdUnavailable(`file ${url} cannot be read (${(0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`, error);
    }
}


/***/ }),

/***/ 71606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Capturer: () => (/* binding */ Capturer)
});

// EXTERNAL MODULE: ./build/contract/reject-on-abort.js
var reject_on_abort = __webpack_require__(16879);
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
        super(`Couldn't capture the ad at ${url}: ${why}. Use the URL or path of the ad's image or video instead.`, {
            errorCode: "AD_SCREENSHOT_FAILED",
            httpStatus: 400,
            cause,
        });
    }
}
class AdDrawingFailed extends error/* EvaluationError */.ZN {
    name = "AdDrawingFailed";
    constructor(why, cause) {
        super(`Couldn't draw the ad from its text: ${why}. Run again, or give a picture of the ad.`, { cause });
    }
}

// EXTERNAL MODULE: ./build/engine/capture/ad-file.js
var ad_file = __webpack_require__(83484);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/engine/lexicon/browser-arguments.json
const browser_arguments_namespaceObject = /*#__PURE__*/JSON.parse('{"T":[{"why":"Disable Chrome\'s own requests, which the guard\'s proxy would refuse anyway. Chrome never connects to port 1. The sign-in host must not be one of a page: Chrome puts its pages into a process of their own.","arguments":["--component-updater=url-source=http://127.0.0.1:1/","--gaia-url=http://gaia.invalid:1","--disable-component-update","--disable-domain-reliability","--no-default-browser-check","--no-pings","--dns-prefetch-disable"]},{"why":"Block windows that a page opens; browser-context.ts closes those that open anyway.","arguments":["--block-new-web-contents"]},{"why":"Render alike on every machine, as far as the installed fonts allow. Chrome asks per font whether letters may stand between pixels, and the answer depends on whether the device was emulated by then: on busy machines, letters differed in one of ten visits.","arguments":["--font-render-hinting=none","--disable-font-subpixel-positioning","--force-device-scale-factor=1"]},{"why":"Each context is new and holds no secrets; one process for a page and its frames saves a third of the CPU time.","arguments":["--disable-site-isolation-trials","--disable-features=IsolateOrigins,site-per-process,NetworkTimeServiceQuerying,AutofillServerCommunication"]}]}');
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/engine/capture/browser-profile.js




const PREFERENCES = { net: { network_prediction_options: 2 } };
const hashHostName = () => (0,external_node_crypto_.createHash)("sha256").update((0,external_node_os_.hostname)()).digest("hex").slice(0, 8);
async function createProfileFolder() {
    await removeOrphanedProfiles().catch(() => { });
    const profile = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `adhere-chrome-${hashHostName()}-${process.pid}-`));
    await (0,promises_.mkdir)((0,external_node_path_.join)(profile, "Default"));
    await (0,promises_.writeFile)((0,external_node_path_.join)(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
    return profile;
}
async function removeOrphanedProfiles() {
    const pattern = new RegExp(`^adhere-chrome-${hashHostName()}-(\\d+)-`);
    const orphaned = (await (0,promises_.readdir)((0,external_node_os_.tmpdir)())).filter((name) => {
        const pid = pattern.exec(name)?.[1];
        return pid !== undefined && !isProcessAlive(Number(pid));
    });
    await Promise.all(orphaned.map((name) => removeOwnFolder((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), name))));
}
async function removeOwnFolder(folder) {
    const stats = await (0,promises_.lstat)(folder);
    const own = process.getuid?.() ?? stats.uid;
    if (stats.isDirectory() && stats.uid === own)
        await (0,promises_.rm)(folder, { recursive: true, force: true });
}
function isProcessAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (problem) {
        return !(problem instanceof Error && "code" in problem && problem.code === "ESRCH");
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/cdp-message-limit.js
const MAX_CDP_MESSAGE_BYTES = 128e6;
function dropLongMessages(pipe, maxBytes, closed) {
    const listeners = pipe.listeners("data");
    let held = [];
    let length = 0;
    const forward = (chunk) => {
        for (let rest = chunk; rest.length > 0;) {
            const end = rest.indexOf(0) + 1;
            const part = end === 0 ? rest : rest.subarray(0, end);
            rest = rest.subarray(part.length);
            length += part.length;
            if (length <= maxBytes)
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
    pipe.removeAllListeners("data").on("data", forward);
    closed.addEventListener("abort", () => pipe.off("data", forward), { once: true });
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/engine/lexicon/browser-locations.json
const browser_locations_namespaceObject = /*#__PURE__*/JSON.parse('{"Pi":["google-chrome-stable","google-chrome","chrome","chromium","chromium-browser","microsoft-edge-stable","microsoft-edge"],"hN":["/usr/local/bin","/usr/bin","/snap/bin"],"if":["/opt/google/chrome/chrome","/opt/microsoft/msedge/msedge"],"d3":["Google Chrome","Chromium","Microsoft Edge"],"DM":[["Google","Chrome","Application","chrome.exe"],["Chromium","Application","chrome.exe"],["Microsoft","Edge","Application","msedge.exe"]]}');
;// CONCATENATED MODULE: ./build/engine/capture/find-browser.js












class BrowserMissing extends error/* EvaluationError */.ZN {
    name = "BrowserMissing";
    constructor(message, cause) {
        super(message, { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
async function findBrowser(chromePath, surroundings) {
    if (chromePath !== undefined && chromePath !== "")
        return checkGivenBrowser(chromePath);
    for (const path of listBrowserPaths(surroundings)) {
        if (await isExecutable(path))
            return { path, variables: {}, from: "installed" };
    }
    return { ...(await findNpmBrowser(surroundings)), from: "npm" };
}
async function checkGivenBrowser(path) {
    if (await isExecutable(path))
        return { path, variables: {}, from: "chrome-path" };
    throw new BrowserMissing(`chrome-path "${path}" is not an executable file. ` +
        "Set it to a Chrome, Chromium or Edge executable, or leave it out to use an installed browser.");
}
function listBrowserPaths({ platform, variables }) {
    const { /* commands */ "Pi": commands, /* commandFolders */ "hN": commandFolders, /* linuxExecutables */ "if": linuxExecutables, /* macApplications */ "d3": macApplications, /* windowsExecutables */ "DM": windowsExecutables } = browser_locations_namespaceObject;
    if (platform === "win32") {
        const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => variables[name] ?? []);
        return windowsExecutables.flatMap((parts) => roots.map((root) => (0,external_node_path_.join)(root, ...parts)));
    }
    const folders = (variables["PATH"] ?? "").split(external_node_path_.delimiter).filter((folder) => folder !== "");
    const onPath = [folders, commandFolders].flatMap((some) => commands.flatMap((command) => some.map((folder) => (0,external_node_path_.join)(folder, command))));
    if (platform !== "darwin")
        return [...onPath, ...linuxExecutables];
    const roots = ["/Applications", ...(variables["HOME"] ? [(0,external_node_path_.join)(variables["HOME"], "Applications")] : [])];
    const inApplications = macApplications.flatMap((name) => roots.map((root) => (0,external_node_path_.join)(root, `${name}.app`, "Contents", "MacOS", name)));
    return [...inApplications, ...onPath];
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
async function findNpmBrowser(surroundings) {
    try {
        const unpacked = await unpackNpmChromium(surroundings.packageRoots);
        if (unpacked !== null)
            return unpacked;
    }
    catch (cause) {
        throw new BrowserMissing("No Chrome, Chromium or Edge is installed, and the npm package @sparticuz/chromium could not be unpacked: " +
            `${(0,error/* messageOf */.bD)(cause)}. Install Chrome, or set chrome-path.`, cause);
    }
    throw new BrowserMissing("No browser was found: no Chrome, Chromium or Edge is installed, and neither is the npm package " +
        "@sparticuz/chromium (Linux x64 only). Install Chrome (on a runner without it, such as ARM, use the " +
        "browser-actions/setup-chrome action), or set chrome-path.");
}
const PACKAGE_NAME = "@sparticuz/chromium";
const PackageManifest = schemas/* object */.Ikc({ version: schemas/* string */.YjP().regex(/^[\w.+-]+$/) });
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];
async function unpackNpmChromium(roots) {
    const entry = process.platform === "linux" && process.arch === "x64" ? resolvePackageEntry(roots) : null;
    if (entry === null)
        return null;
    const version = await readPackageVersion(entry);
    const folder = await ensureUnpacked(entry, version);
    return {
        path: (0,external_node_path_.join)(folder, "chromium"),
        variables: {
            LD_LIBRARY_PATH: (0,external_node_path_.join)(folder, "al2023", "lib"),
            ...((await hasSystemFonts()) ? {} : { FONTCONFIG_FILE: (0,external_node_path_.join)(folder, "fonts.conf") }),
        },
    };
}
function resolvePackageEntry(roots) {
    for (const root of roots) {
        try {
            return (0,external_node_module_.createRequire)((0,external_node_path_.join)(root, "resolve.js")).resolve(PACKAGE_NAME);
        }
        catch {
        }
    }
    return null;
}
async function readPackageVersion(entry) {
    for (let folder = (0,external_node_path_.dirname)(entry); folder !== (0,external_node_path_.dirname)(folder); folder = (0,external_node_path_.dirname)(folder)) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, "package.json"), "utf8").catch(() => "{}");
        const manifest = PackageManifest.safeParse(JSON.parse(text));
        if (manifest.success)
            return manifest.data.version;
    }
    return "unknown";
}
async function ensureUnpacked(entry, version) {
    const problems = [];
    const user = process.getuid?.() ?? "user";
    for (const cache of [(0,external_node_path_.join)((0,external_node_os_.homedir)(), ".cache", "adhere"), (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `adhere-${user}`)]) {
        try {
            await (0,promises_.mkdir)(cache, { recursive: true, mode: 0o700 });
            await refuseFolderOfOthers(cache);
            const folder = (0,external_node_path_.join)(cache, `chromium-${version}`);
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, "complete")))
                await unpackInto(entry, folder);
            return folder;
        }
        catch (problem) {
            problems.push(problem);
        }
    }
    throw problems[0];
}
async function refuseFolderOfOthers(folder) {
    const { uid, mode } = await (0,promises_.stat)(folder);
    const own = process.getuid?.() ?? uid;
    if (uid !== own || (mode & 0o022) !== 0)
        throw new Error(`${folder} can be written by other users`);
}
async function unpackInto(entry, folder) {
    const staging = `${folder}.${process.pid}.${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    await (0,promises_.mkdir)(staging, { mode: 0o700 });
    try {
        const script = `const m = await import(${JSON.stringify((0,external_node_url_.pathToFileURL)(entry).href)}); const c = m.default.default ?? ` +
            "m.default; await c.executablePath();";
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ["--input-type=module", "-e", script], {
            env: { TMPDIR: staging, HOME: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
            timeout: 120_000,
        });
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "fonts.conf"), buildFontConfiguration(folder));
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging, "complete"), "");
        await (0,promises_.rename)(staging, folder).catch(async (problem) => {
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, "complete")))
                throw problem;
        });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}
function buildFontConfiguration(folder) {
    const folders = [(0,external_node_path_.join)(folder, "fonts", "fonts"), ...FONT_FOLDERS].map((path) => `  <dir>${path}</dir>`);
    return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.join("\n")}
  <cachedir>${(0,external_node_path_.join)(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
async function hasSystemFonts() {
    if (!(0,external_node_fs_.existsSync)("/etc/fonts/fonts.conf"))
        return false;
    const folders = [...FONT_FOLDERS, (0,external_node_path_.join)((0,external_node_os_.homedir)(), ".fonts"), (0,external_node_path_.join)((0,external_node_os_.homedir)(), ".local/share/fonts")];
    const listings = await Promise.all(folders.map((folder) => (0,promises_.readdir)(folder, { recursive: true }).catch(() => [])));
    return listings.flat().some((name) => /\.(ttf|otf|ttc|woff2?|pf[ab])$/i.test(name));
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/engine/capture/timeout-helpers.js

async function withTimeout(ms, promise) {
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
async function waitUntil(condition, ms) {
    const end = performance.now() + ms;
    while (!condition()) {
        if (performance.now() >= end)
            return false;
        await (0,external_node_timers_promises_.setTimeout)(15);
    }
    return true;
}
function whenAborted(signal, callback) {
    if (signal.aborted)
        callback();
    else
        signal.addEventListener("abort", callback, { once: true });
}
class TimeBudget {
    #start = performance.now();
    #end;
    constructor(ms) {
        this.#end = this.#start + ms;
    }
    remainingMs(reserveMs = 0) {
        return Math.max(0, this.#end - performance.now() - reserveMs);
    }
    elapsedMs() {
        return performance.now() - this.#start;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/browser-process.js
















class BrowserStartFailed extends error/* EvaluationError */.ZN {
    name = "BrowserStartFailed";
    constructor(path, why, cause) {
        super(`The browser at ${path} did not start: ${why} Or set chrome-path to another browser.`, {
            errorCode: "ANALYSIS_FAILED",
            httpStatus: 500,
            cause,
        });
    }
}
class TempFolderNotWritable extends error/* EvaluationError */.ZN {
    name = "TempFolderNotWritable";
    constructor(cause) {
        const isSystemError = cause instanceof Error && "errno" in cause && typeof cause.errno === "number";
        const why = isSystemError ? (0,external_node_util_.getSystemErrorMessage)(Number(cause.errno)) : String(cause);
        super(`The browser did not start: the temporary folder ${(0,external_node_os_.tmpdir)()} is not writable: ${why}. ` +
            "Fix that, or set TMPDIR to another folder.", { errorCode: "ANALYSIS_FAILED", httpStatus: 500, cause });
    }
}
class BrowserDisconnected extends Error {
    name = "BrowserDisconnected";
}
const ALLOWED_ENVIRONMENT_VARIABLES = /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TMP|TEMP|XDG_\w+|FONTCONFIG_\w+|DISPLAY|SYSTEMROOT|PROGRAMDATA|PROGRAMFILES.*|APPDATA|LOCALAPPDATA|USERPROFILE)$/i;
const PRESET_ENVIRONMENT = { FC_FONTATIONS: "1" };
const CHROME_ARGUMENTS = browser_arguments_namespaceObject.T.flatMap((group) => group.arguments);
const MIN_FREE_PROFILE_BYTES = 4 * 1024 * 1024;
class BrowserProcess {
    #options;
    #running = null;
    #closed = false;
    constructor(options) {
        this.#options = options;
    }
    async running() {
        if (this.#closed)
            throw new Error("The browser was closed: create another capturer.");
        if (this.#running === null) {
            const starting = this.#start();
            this.#running = starting;
            const clear = () => {
                if (this.#running === starting)
                    this.#running = null;
            };
            starting.then(({ disconnected, profileFolder }) => {
                whenAborted(disconnected, () => {
                    clear();
                    void (0,promises_.rm)(profileFolder, { recursive: true, force: true, maxRetries: 3 }).catch(() => { });
                });
            }, clear);
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
    async #start() {
        const { chromePath, surroundings, log } = this.#options;
        const found = await findBrowser(chromePath, surroundings);
        if (surroundings.root) {
            log("Running as root, where Chrome has no sandbox: pages are visited without it.");
            return this.#launch(found, ["--no-sandbox"]);
        }
        try {
            return await this.#launch(found, []);
        }
        catch (problem) {
            if (!(problem instanceof BrowserStartFailed) || isTimeout(problem.cause))
                throw problem;
            const running = await this.#launch(found, ["--no-sandbox"]).catch(() => {
                throw problem;
            });
            log(`This system provides no sandbox for ${found.path}: pages are visited without it.`);
            return running;
        }
    }
    async #launch(found, extra) {
        const { variables } = this.#options.surroundings;
        const passed = Object.entries(variables).filter(([name]) => ALLOWED_ENVIRONMENT_VARIABLES.test(name));
        const env = { HOME: (0,external_node_os_.homedir)(), ...Object.fromEntries(passed), ...PRESET_ENVIRONMENT, ...found.variables };
        const open = () => this.#open(found, env, extra);
        try {
            return await open().catch((problem) => {
                if (problem instanceof TempFolderNotWritable || isTimeout(problem))
                    throw problem;
                return open();
            });
        }
        catch (problem) {
            if (problem instanceof TempFolderNotWritable)
                throw problem;
            const why = await diagnoseStartFailure(found.path, env, extra.includes("--no-sandbox"));
            throw new BrowserStartFailed(found.path, why, problem);
        }
    }
    async #open(found, env, extra) {
        const { launch } = await __webpack_require__.e(/* import() */ 179).then(__webpack_require__.bind(__webpack_require__, 78179));
        const proxy = (await this.#options.openProxy?.()) ?? null;
        const profile = await createProfileFolder().catch((problem) => {
            throw new TempFolderNotWritable(problem);
        });
        const removeProfile = () => (0,external_node_fs_.rmSync)(profile, { recursive: true, force: true });
        process.once("exit", removeProfile);
        try {
            const browser = await launch({
                executablePath: found.path,
                headless: found.from === "npm" ? "shell" : true,
                pipe: true,
                userDataDir: profile,
                args: [...CHROME_ARGUMENTS, ...(proxy?.chromeArguments ?? []), ...(this.#options.arguments ?? []), ...extra],
                env,
                handleSIGINT: false,
                handleSIGTERM: false,
                handleSIGHUP: false,
                waitForInitialPage: false,
                targetFilter: (target) => target.type() === "browser",
            });
            browser.once("disconnected", () => process.removeListener("exit", removeProfile));
            return await attach(browser, profile, proxy?.url ?? null);
        }
        catch (problem) {
            const writeError = await (0,promises_.writeFile)((0,external_node_path_.join)(profile, "room"), Buffer.alloc(MIN_FREE_PROFILE_BYTES)).catch((error) => error);
            await (0,promises_.rm)(profile, { recursive: true, force: true });
            process.removeListener("exit", removeProfile);
            throw writeError === undefined ? problem : new TempFolderNotWritable(writeError);
        }
    }
}
const isTimeout = (problem) => problem instanceof Error && problem.name === "TimeoutError";
async function diagnoseStartFailure(path, env, withoutSandbox) {
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(path, ["--version"], { env, timeout: 10_000 });
        return withoutSandbox
            ? "It exits at once without an error message: memory may be short, or shared memory in /dev/shm."
            : "It exits at once, as Chrome does without a sandbox: allow the user to create namespaces, or run as root.";
    }
    catch (problem) {
        const failed = FailedCommand.safeParse(problem);
        const lastLine = failed.success ? failed.data.stderr.trim().split("\n").at(-1) : "";
        return `${lastLine?.slice(0, 300) || "it cannot be executed"}. Install the missing libraries.`;
    }
}
const FailedCommand = schemas/* object */.Ikc({ stderr: schemas/* string */.YjP() });
async function attach(browser, profileFolder, visitProxy) {
    const closed = new AbortController();
    (0,external_node_events_.setMaxListeners)(0, closed.signal);
    const pipe = browser.process()?.stdio[4];
    if (pipe instanceof external_node_stream_.Readable)
        dropLongMessages(pipe, MAX_CDP_MESSAGE_BYTES, closed.signal);
    browser.once("disconnected", () => closed.abort(new BrowserDisconnected("The browser crashed or was closed.")));
    const session = await browser.target().createCDPSession();
    session.on("error", () => { });
    const [version] = await Promise.all([
        session.send("Browser.getVersion"),
        session.send("Target.setDiscoverTargets", { discover: true }),
    ]);
    return { browser, session, version, disconnected: closed.signal, profileFolder, visitProxy };
}
async function untilDisconnected({ browser, disconnected }, promise) {
    try {
        return await (0,reject_on_abort/* rejectOnAbort */.d)(disconnected, promise);
    }
    catch (problem) {
        if (browser.connected)
            throw problem;
        throw new BrowserDisconnected("The browser crashed or was closed.", { cause: problem });
    }
}
async function shutDown({ browser, profileFolder }) {
    const child = browser.process();
    const closing = browser.close().catch(() => { });
    const closed = await withTimeout(5000, closing);
    if (!closed.done)
        child?.kill("SIGKILL");
    await (0,promises_.rm)(profileFolder, { recursive: true, force: true, maxRetries: 3 });
}

;// CONCATENATED MODULE: ./build/engine/lexicon/main-time-zones.json
const main_time_zones_namespaceObject = /*#__PURE__*/JSON.parse('{"Q":{"AR":"America/Argentina/Buenos_Aires","AU":"Australia/Sydney","BR":"America/Sao_Paulo","CA":"America/Toronto","CL":"America/Santiago","CN":"Asia/Shanghai","DE":"Europe/Berlin","ES":"Europe/Madrid","ID":"Asia/Jakarta","KZ":"Asia/Almaty","MX":"America/Mexico_City","MY":"Asia/Kuala_Lumpur","NZ":"Pacific/Auckland","PT":"Europe/Lisbon","RU":"Europe/Moscow","UA":"Europe/Kyiv","US":"America/New_York"}}');
;// CONCATENATED MODULE: ./build/engine/capture/device-emulation.js

const EMULATED_DEVICES = {
    mobile: { metrics: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }, touch: true },
    desktop: { metrics: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }, touch: false },
};
function buildUserAgentOverride(viewport, version, locale) {
    const major = /Chrome\/(\d+)/.exec(version.userAgent)?.[1] ?? "0";
    const desktop = version.userAgent.replace(/(?:Headless)?Chrome\/[\d.]+/, `Chrome/${major}.0.0.0`);
    const mobile = viewport === "mobile";
    const platform = mobile ? "Android" : desktopPlatform(desktop);
    return {
        userAgent: mobile
            ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile ` +
                "Safari/537.36"
            : desktop,
        acceptLanguage: buildAcceptLanguage(locale),
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
function buildAcceptLanguage(locale) {
    const { language } = new Intl.Locale(locale);
    return locale === language ? locale : `${locale},${language}`;
}
const MAIN_TIME_ZONES = main_time_zones_namespaceObject.Q;
function findTimeZone(locale) {
    const { region } = new Intl.Locale(locale).maximize();
    if (region === undefined)
        return null;
    const known = timeZoneCache.get(region);
    if (known !== undefined)
        return known;
    const zone = MAIN_TIME_ZONES[region] ?? listTimeZones(region)[0] ?? null;
    timeZoneCache.set(region, zone);
    return zone;
}
const timeZoneCache = new Map();
function listTimeZones(region) {
    const locale = new Intl.Locale("und", { region });
    return locale.getTimeZones?.() ?? [];
}
function canonicalizeLocale(locale) {
    try {
        return (locale === undefined ? undefined : Intl.getCanonicalLocales(locale)[0]) ?? "en-US";
    }
    catch {
        return "en-US";
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/engine/capture/is-same-site.js

function isSameSite(one, other) {
    if (other === null)
        return false;
    const [a, b] = [URL.parse(one)?.hostname, URL.parse(other)?.hostname];
    return a === b || ((0,cjs/* getDomain */.FB)(one) !== null && (0,cjs/* getDomain */.FB)(one) === (0,cjs/* getDomain */.FB)(other));
}

;// CONCATENATED MODULE: ./build/engine/capture/network-monitor.js

const MAX_NAVIGATIONS = 20;
const MAX_DOCUMENT_BYTES = 20e6;
const MAX_TOTAL_BYTES = 80e6;
const FORBIDDEN_SCHEME = /^(?:file|filesystem|chrome|chrome-[a-z]+|devtools|view-source):/i;
const NO_CONTENT_STATUSES = new Set([204, 205]);
const UNAWAITED_REQUEST_TYPE = /^(?:EventSource|WebSocket|Media|Ping|Prefetch|Preflight|Manifest)$/;
const CONTENT_REQUEST_TYPES = new Set(["XHR", "Fetch", "Script"]);
const PAINT_DELAY_MS = 300;
const REFUSAL_STATUSES = new Set([401, 403, 429]);
class NetworkMonitor {
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
    netError = null;
    committedUrl = null;
    #requestedLoader = null;
    requestedUrl = null;
    #committedLoader = null;
    #navigations = 0;
    #previous = null;
    #domReady = false;
    #readyAt = performance.now();
    #loaded = false;
    failedRequest = null;
    frameErrorStatus = null;
    exceededLimit = null;
    constructor(session, frameId) {
        this.#session = session;
        this.#frameId = frameId;
        session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
        session.on("Network.responseReceived", (event) => this.#onResponse(event));
        session.on("Network.dataReceived", (event) => this.#onData(event));
        session.on("Network.loadingFinished", ({ requestId }) => this.#onRequestEnded(requestId));
        session.on("Network.loadingFailed", (event) => this.#onFailure(event));
        session.on("Page.frameNavigated", ({ frame }) => this.#onCommit(frame));
        session.on("Page.lifecycleEvent", (event) => this.#onLifecycle(event));
        session.on("Page.frameStoppedLoading", (event) => this.#onStopped(event));
        session.on("Page.frameRequestedNavigation", (event) => this.#onNavigationRequested(event));
    }
    get isDomReady() {
        return this.#domReady && !this.isNavigating;
    }
    get msSinceDomReady() {
        return performance.now() - this.#readyAt;
    }
    get isLoaded() {
        return this.#loaded && !this.isNavigating;
    }
    get documentId() {
        return this.#committedLoader;
    }
    get isNavigating() {
        return this.#requestedLoader !== null && this.#requestedLoader !== this.#committedLoader && this.netError === null;
    }
    isIdleFor(ms) {
        return this.#inFlight.size === 0 && performance.now() - this.#lastChange >= ms;
    }
    isStalledFor(ms) {
        return performance.now() - Math.max(this.#lastChange, this.#lastData) >= ms;
    }
    get isFetching() {
        return this.#fetches.size > 0 || performance.now() - this.#lastFetch < PAINT_DELAY_MS;
    }
    #onRequest(event) {
        if (CONTENT_REQUEST_TYPES.has(event.type ?? "") && event.frameId === this.#frameId)
            this.#fetches.add(event.requestId);
        if (!UNAWAITED_REQUEST_TYPE.test(event.type ?? "") && !event.request.url.startsWith("data:")) {
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
        if (!this.isNavigating)
            this.#previous = { response: this.response, redirects: this.redirects.length };
        if (this.#committedLoader !== null && this.committedUrl !== null)
            this.redirects.push(this.committedUrl);
        this.#requestedLoader = loaderId;
        this.netError = null;
        this.failedRequest = null;
        this.frameErrorStatus = null;
        this.response = null;
        this.#documentBytes = 0;
        this.#navigations += 1;
        if (this.#navigations > MAX_NAVIGATIONS)
            this.#stopLoading("navigations");
    }
    #onResponse({ type, loaderId, frameId, response, requestId }) {
        if (type === "XHR" || type === "Fetch")
            this.#onFetched(response);
        if (type === "Document" && frameId !== this.#frameId && response.status >= 400)
            this.frameErrorStatus ??= response.status;
        if (type !== "Document" || loaderId !== this.#requestedLoader || requestId !== loaderId)
            return;
        const { url, status, mimeType } = response;
        this.response = { url, status, mimeType, requestId, headers: lowerCaseNames(response.headers) };
    }
    #onFetched({ url, status }) {
        const refused = REFUSAL_STATUSES.has(status) && (status === 429 || isSameSite(url, this.committedUrl));
        if (refused || (status >= 500 && status < 600))
            this.failedRequest = String(status);
    }
    #onData({ requestId, dataLength }) {
        this.#lastData = performance.now();
        this.#bytes += dataLength;
        if (requestId === this.#requestedLoader)
            this.#documentBytes += dataLength;
        if (this.#documentBytes > MAX_DOCUMENT_BYTES || this.#bytes > MAX_TOTAL_BYTES)
            this.#stopLoading("bytes");
    }
    #onFailure({ requestId, errorText }) {
        this.#onRequestEnded(requestId);
        if (requestId !== this.#requestedLoader || requestId === this.#committedLoader)
            return;
        this.netError = errorText.replace(/^net::/, "");
        const pageless = this.response === null || NO_CONTENT_STATUSES.has(this.response.status);
        if (this.committedUrl !== null && this.netError === "ERR_ABORTED" && pageless)
            this.#restorePrevious();
    }
    #restorePrevious() {
        if (this.#previous === null)
            return;
        this.response = this.#previous.response;
        this.redirects.length = this.#previous.redirects;
        this.requestedUrl = this.committedUrl;
        this.#requestedLoader = this.#committedLoader;
        this.netError = null;
    }
    #onNavigationRequested({ frameId, url, disposition }) {
        if (frameId !== this.#frameId || disposition !== "currentTab" || !FORBIDDEN_SCHEME.test(url))
            return;
        if (this.#committedLoader !== null && !this.#domReady)
            this.#session.send("Page.stopLoading").catch(() => { });
    }
    #onStopped({ frameId }) {
        if (frameId !== this.#frameId || this.#committedLoader === null || this.isNavigating)
            return;
        if (!this.#domReady)
            this.#readyAt = performance.now();
        this.#domReady = true;
        this.#loaded = true;
    }
    #onCommit(frame) {
        if (frame.id !== this.#frameId || frame.url === "about:blank")
            return;
        this.#committedLoader = frame.loaderId;
        this.#requestedLoader ??= frame.loaderId;
        this.committedUrl = frame.unreachableUrl === undefined ? `${frame.url}${frame.urlFragment ?? ""}` : null;
        this.#domReady = false;
        this.#loaded = false;
    }
    #onLifecycle({ frameId, loaderId, name }) {
        if (frameId !== this.#frameId || loaderId !== this.#committedLoader)
            return;
        if (name === "DOMContentLoaded") {
            this.#domReady = true;
            this.#readyAt = performance.now();
        }
        if (name === "load")
            this.#loaded = true;
    }
    #onRequestEnded(requestId) {
        if (this.#inFlight.delete(requestId))
            this.#lastChange = performance.now();
        if (this.#fetches.delete(requestId))
            this.#lastFetch = performance.now();
    }
    #stopLoading(why) {
        if (this.exceededLimit !== null)
            return;
        this.exceededLimit = why;
        this.#session.send("Page.stopLoading").catch(() => { });
    }
}
const lowerCaseNames = (headers) => Object.fromEntries(Object.entries(headers)
    .slice(0, 100)
    .map(([name, value]) => [name.toLowerCase(), String(value).slice(0, 2000)]));

;// CONCATENATED MODULE: ./build/engine/capture/page-clock.js


const STEP_MS = 50;
const MAX_STEP_WAIT_MS = 500;
class PageClock {
    #tab;
    #isStopped = false;
    constructor(tab) {
        this.#tab = tab;
    }
    async advance(ms, maxWaitMs) {
        this.#isStopped = true;
        const passed = await this.#grant("pauseIfNetworkFetchesPending", ms, maxWaitMs);
        if (!passed)
            await this.#grant("advance", ms, MAX_STEP_WAIT_MS);
    }
    async runWhile(job) {
        if (!this.#isStopped)
            return job();
        let isOver = false;
        const pump = async () => {
            while (!isOver && !this.#tab.isClosed) {
                await this.#grant("advance", STEP_MS, MAX_STEP_WAIT_MS);
                await (0,external_node_timers_promises_.setTimeout)(STEP_MS);
            }
        };
        const pumping = pump().catch(() => { });
        try {
            return await job();
        }
        finally {
            isOver = true;
            await pumping;
        }
    }
    async #grant(policy, budget, maxWaitMs) {
        const { session } = this.#tab;
        const { promise: expired, resolve } = Promise.withResolvers();
        const onExpired = () => resolve();
        session.once("Emulation.virtualTimeBudgetExpired", onExpired);
        try {
            await this.#tab.untilClosed(session.send("Emulation.setVirtualTimePolicy", { policy, budget }));
            const { done } = await this.#tab.untilClosed(withTimeout(maxWaitMs, expired));
            if (!done)
                await this.#tab.untilClosed(session.send("Emulation.setVirtualTimePolicy", { policy: "pause" }));
            return done;
        }
        finally {
            session.off("Emulation.virtualTimeBudgetExpired", onExpired);
        }
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/resource-monitor.js
const KINDS = {
    Stylesheet: "stylesheet",
    Script: "script",
    Font: "font",
    Image: "image",
};
const MAX_REQUESTS = 5000;
const MAX_URL_CHARS = 2000;
class ResourceMonitor {
    #frameId;
    #byId = new Map();
    #byDocument = new Map();
    constructor(session, frameId) {
        this.#frameId = frameId;
        session.on("Network.requestWillBeSent", (event) => this.#onRequest(event));
        session.on("Network.responseReceived", (event) => this.#onResponse(event));
        session.on("Network.loadingFinished", ({ requestId }) => this.#onFinished(requestId));
        session.on("Network.loadingFailed", (event) => this.#onFailed(event));
    }
    of(documentId) {
        return [...(this.#byDocument.get(documentId ?? "")?.values() ?? [])];
    }
    #onRequest({ type, request, frameId, loaderId, requestId, initiator, }) {
        const redirected = this.#byId.get(requestId);
        if (redirected !== undefined)
            redirected.finalUrl = request.url.slice(0, MAX_URL_CHARS);
        const kind = type && KINDS[type];
        if (kind === undefined || frameId !== this.#frameId || redirected !== undefined)
            return;
        if (!/^https?:/.test(request.url) || request.url.length > MAX_URL_CHARS || this.#byId.size >= MAX_REQUESTS)
            return;
        const requests = this.#byDocument.get(loaderId) ?? new Map();
        this.#byDocument.set(loaderId, requests);
        const key = `${kind} ${request.url}`;
        const byScript = initiator.type === "script";
        const known = requests.get(key);
        const entry = known ?? {
            ...NOT_ENDED,
            url: request.url,
            finalUrl: request.url,
            kind,
            byScript,
            preloaded: request.isLinkPreload ?? false,
        };
        if (known === undefined)
            requests.set(key, entry);
        this.#byId.set(requestId, entry);
    }
    #onResponse({ requestId, response }) {
        const entry = this.#byId.get(requestId);
        if (entry === undefined || entry.loaded)
            return;
        const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
        entry.status = response.status;
        entry.mimeType = response.mimeType.toLowerCase().slice(0, 200);
        entry.nosniff = /^\s*nosniff/i.test(headers.get("x-content-type-options") ?? "");
        entry.refusal = headers.get("adhere-refusal") ?? null;
    }
    #onFinished(requestId) {
        const entry = this.#byId.get(requestId);
        if (entry !== undefined && entry.status !== null && entry.status < 400)
            entry.loaded = true;
    }
    #onFailed({ requestId, errorText, blockedReason, corsErrorStatus }) {
        const entry = this.#byId.get(requestId);
        if (entry === undefined || entry.loaded)
            return;
        entry.netError = errorText.replace(/^net::/, "") || null;
        entry.blockedReason = blockedReason ?? null;
        entry.corsError = corsErrorStatus?.corsError ?? null;
    }
}
const NOT_ENDED = {
    loaded: false,
    status: null,
    mimeType: null,
    nosniff: false,
    refusal: null,
    netError: null,
    blockedReason: null,
    corsError: null,
};

;// CONCATENATED MODULE: ./build/engine/capture/tab.js







class TabCrashed extends Error {
    name = "TabCrashed";
}
class PageScriptFailed extends Error {
    name = "PageScriptFailed";
}
const nullIfScriptFailed = async (running) => running.catch((problem) => {
    if (problem instanceof PageScriptFailed)
        return null;
    throw problem;
});
const BEACON_TYPES = ["Document", "Image", "Script", "XHR", "Fetch", "Ping", "Other"];
const MAX_CANCEL_MS = 500;
const isTabIcon = ({ resourceType, request }) => resourceType === "Other" && /^image\//iu.test(request.headers["Accept"] ?? "");
const withHeaders = (headers) => (headers ? { headers } : {});
const EMPTY_RESPONSE = {
    responseCode: 200,
    responseHeaders: [
        { name: "access-control-allow-origin", value: "*" },
        { name: "content-type", value: "text/javascript" },
    ],
    body: "",
};
const INTERRUPTED_SCRIPT_MS = 2000;
const MAX_SCRIPT_RESULT_CHARS = 20e6;
class Tab {
    session;
    frameId;
    network;
    resources;
    clock = new PageClock(this);
    isDownload;
    #closed;
    #scripts = new Set();
    #isStaying = false;
    constructor(session, frameId, ended, isDownload) {
        this.isDownload = isDownload;
        this.session = session;
        this.frameId = frameId;
        this.network = new NetworkMonitor(session, frameId);
        this.resources = new ResourceMonitor(session, frameId);
        const crashed = new AbortController();
        session.once("Inspector.targetCrashed", () => crashed.abort(new TabCrashed("The page crashed its tab.")));
        this.#closed = AbortSignal.any([ended, crashed.signal]);
        (0,external_node_events_.setMaxListeners)(0, this.#closed);
        session.on("error", () => { });
        this.#answerDialogs();
    }
    get isClosed() {
        return this.#closed.aborted;
    }
    untilClosed(promise) {
        return (0,reject_on_abort/* rejectOnAbort */.d)(this.#closed, promise);
    }
    async emulateDevice(profile, running, filter) {
        const { session } = this;
        const { metrics, touch } = EMULATED_DEVICES[profile.viewport];
        const locale = canonicalizeLocale(profile.locale);
        const zone = findTimeZone(locale);
        this.#filterRequests(filter);
        await this.untilClosed(Promise.all([
            session.send("Page.enable"),
            session.send("Page.setLifecycleEventsEnabled", { enabled: true }),
            session.send("Network.enable"),
            session.send("Network.setBypassServiceWorker", { bypass: true }),
            session.send("Emulation.setDeviceMetricsOverride", {
                ...metrics,
                deviceScaleFactor: profile.pixelRatio ?? metrics.deviceScaleFactor,
            }),
            session.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
            session.send("Emulation.setUserAgentOverride", buildUserAgentOverride(profile.viewport, running.version, locale)),
            session.send("Emulation.setLocaleOverride", { locale: locale.replaceAll("-", "_") }),
            ...(zone === null ? [] : [session.send("Emulation.setTimezoneOverride", { timezoneId: zone })]),
            session.send("Fetch.enable", {
                patterns: filter.originHeaders === undefined
                    ? BEACON_TYPES.map((resourceType) => ({ urlPattern: "*", resourceType }))
                    : [{ urlPattern: "*" }],
                handleAuthRequests: true,
            }),
        ]));
    }
    async runScript(script, schema, frameId = this.frameId) {
        const { result, exceptionDetails } = await this.untilClosed(this.#untilInterrupted(this.#evaluate(script, frameId)));
        if (exceptionDetails !== undefined)
            throw new PageScriptFailed(exceptionDetails.exception?.description ?? exceptionDetails.text);
        const json = result.value;
        if (typeof json !== "string" || json.length > MAX_SCRIPT_RESULT_CHARS)
            throw new PageScriptFailed("The page script returned no readable result.");
        return schema.parse(JSON.parse(json));
    }
    async #evaluate(script, frameId) {
        try {
            const contextId = await this.isolatedContextId(frameId);
            const options = { contextId, awaitPromise: true, returnByValue: true };
            return await this.session.send("Runtime.evaluate", { expression: script, ...options });
        }
        catch (cause) {
            throw new PageScriptFailed("The page was replaced or closed while a script ran.", { cause });
        }
    }
    async isolatedContextId(frameId = this.frameId) {
        const world = { frameId, worldName: "adhere" };
        const { executionContextId } = await this.session.send("Page.createIsolatedWorld", world);
        return executionContextId;
    }
    onClosed(callback) {
        this.#closed.addEventListener("abort", callback, { once: true });
    }
    interruptScript() {
        this.session.send("Runtime.terminateExecution").catch(() => { });
        const running = [...this.#scripts];
        setTimeout(() => {
            for (const reject of running)
                reject(new PageScriptFailed("The script was interrupted with the page's script."));
        }, INTERRUPTED_SCRIPT_MS);
    }
    async #untilInterrupted(script) {
        const { promise, reject } = Promise.withResolvers();
        this.#scripts.add(reject);
        try {
            return await Promise.race([script, promise]);
        }
        finally {
            this.#scripts.delete(reject);
        }
    }
    async withWatchdog(patienceMs, job) {
        let pingedAt = null;
        const ping = () => {
            if (pingedAt !== null) {
                if (performance.now() - pingedAt > patienceMs)
                    this.interruptScript();
                return;
            }
            pingedAt = performance.now();
            const answered = () => {
                pingedAt = null;
            };
            this.session.send("Runtime.evaluate", { expression: "0" }).then(answered, answered);
        };
        const timer = setInterval(ping, Math.max(200, patienceMs / 4));
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
                this.interruptScript();
        });
    }
    async stayingOnPage(job) {
        this.#isStaying = true;
        try {
            return await job();
        }
        finally {
            await waitUntil(() => !this.network.isNavigating || this.isClosed, MAX_CANCEL_MS);
            this.#isStaying = false;
        }
    }
    get isStaying() {
        return this.#isStaying;
    }
    #filterRequests({ isBeacon, beacons = "refuse", originHeaders }) {
        const { session } = this;
        session.on("Fetch.requestPaused", (paused) => {
            const { requestId, request, resourceType, frameId } = paused;
            const isLeaving = this.#isStaying && resourceType === "Document" && frameId === this.frameId;
            const decision = isLeaving
                ? session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
                : isTabIcon(paused) || (isBeacon(request.url) && beacons === "refuse")
                    ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
                    : isBeacon(request.url)
                        ? session.send("Fetch.fulfillRequest", { requestId, ...EMPTY_RESPONSE })
                        : session.send("Fetch.continueRequest", {
                            requestId,
                            ...withHeaders(originHeaders?.extendHeaders(paused)),
                        });
            decision.catch(() => { });
        });
        session.on("Fetch.authRequired", ({ requestId }) => {
            const authChallengeResponse = { response: "CancelAuth" };
            session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => { });
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/browser-context.js



class VisitAborted extends Error {
    name = "VisitAborted";
}
class BrowserContext {
    #running;
    #id;
    #ownTargets = new Set();
    #opening = new Set();
    #aborted = new AbortController();
    #closing = null;
    #downloadFrameIds = new Set();
    constructor(running, id) {
        this.#running = running;
        this.#id = id;
    }
    static async run(running, signal, job) {
        const context = await untilDisconnected(running, BrowserContext.open(running));
        const close = () => void context.close();
        whenAborted(signal, close);
        try {
            return await untilDisconnected(running, job(context));
        }
        finally {
            signal.removeEventListener("abort", close);
            await context.close();
        }
    }
    static async runWithin(ms, { running, signal }, job, errors) {
        return BrowserContext.run(running, signal, async (context) => {
            const finished = await withTimeout(ms, job(context)).catch((problem) => {
                if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted)
                    throw problem;
                throw errors.failed(problem);
            });
            if (finished.done)
                return finished.value;
            throw errors.tooSlow();
        });
    }
    static async open(running) {
        const { browserContextId } = await running.session.send("Target.createBrowserContext", {
            disposeOnDetach: true,
            ...(running.visitProxy !== null && { proxyServer: running.visitProxy, proxyBypassList: "<-loopback>" }),
        });
        const context = new BrowserContext(running, browserContextId);
        running.session.on("Target.targetCreated", context.#onTarget);
        running.session.on("Browser.downloadWillBegin", context.#onDownload);
        await Promise.all([
            running.session.send("Browser.setDownloadBehavior", { behavior: "deny", browserContextId, eventsEnabled: true }),
            running.session.send("Browser.grantPermissions", { permissions: [], browserContextId }),
        ]);
        return context;
    }
    async openTab() {
        return untilDisconnected(this.#running, this.#createTab());
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
        this.#ownTargets.add(targetId);
        this.#opening.delete(creating);
        const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: true });
        const attached = session.connection()?.session(sessionId);
        if (!attached)
            throw new BrowserDisconnected("The browser gave no session for a new tab.");
        const ended = AbortSignal.any([this.#aborted.signal, this.#running.disconnected]);
        return new Tab(attached, targetId, ended, () => this.#downloadFrameIds.has(targetId));
    }
    close() {
        this.#closing ??= this.#dispose();
        return this.#closing;
    }
    async #dispose() {
        const { session } = this.#running;
        this.#aborted.abort(new VisitAborted("The visit was aborted."));
        session.off("Target.targetCreated", this.#onTarget);
        session.off("Browser.downloadWillBegin", this.#onDownload);
        const disposing = session.send("Target.disposeBrowserContext", { browserContextId: this.#id }).catch(() => { });
        await withTimeout(5000, disposing);
    }
    #onTarget = ({ targetInfo }) => {
        if (targetInfo.browserContextId !== this.#id || targetInfo.type !== "page")
            return;
        void this.#closeUninvited(targetInfo.targetId);
    };
    async #closeUninvited(targetId) {
        await Promise.allSettled([...this.#opening]);
        if (this.#ownTargets.has(targetId))
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
        this.#downloadFrameIds.add(frameId);
    };
}

;// CONCATENATED MODULE: ./build/engine/lexicon/consent-patterns.json
const consent_patterns_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Wording of consent layers on European and American sites, collected for Adhere; button and element names include those of the common consent management platforms. Regular expression sources, matched without regard to case.","privacyLaw":["gdpr","dsgvo","rgpd","\\\\bccpa\\\\b","\\\\bconsent","einwilligung","datenschutz","traceurs","confidentialité","consentimiento","consenso","toestemming","samtycke","samtykke","informasjonskapsler","suostumu","zgod","souhlas","hozzájárul"],"cookies":["cookie","galletas","kakor","evästee","ciasteczk","süti","çerez","piškotk","küpsis","sīkdat","slapuk","куки"],"usageVerbs":["\\\\b(use[sd]?|using|utili[sz]es?|stores?|sets?|places?)\\\\b","\\\\b(verwend|nutz(en|t|ung)|setz(en|t)|einsatz)","\\\\b(utilis|dépos|dépôt)","\\\\b(usamos|usa|utiliza|utilizamos|empleamos)\\\\b","\\\\b(usiamo|usa|utilizza|utilizziamo|impiega)\\\\b","\\\\bgebruik","\\\\banvänd","\\\\b(bruger|bruker|anvender)\\\\b","käyttä","\\\\b(używa|stosuj|korzysta|wykorzyst)","použív","használ","folos","kullan","использу"],"ageGate":["\\\\bage (verification|gate|check|restriction)","\\\\b(over|under|at least|older than|are you) (16|18|19|20|21)\\\\b","\\\\b(16|18|19|20|21) ?(\\\\+|years|jahre|ans|años|anni)","of legal (drinking |smoking )?age","volljährig","mayor de edad","majeur","maggiorenne","adult[- ](only|content|material|website)"],"consentButton":["\\\\b(accept|agree|allow|reject|decline|deny|refuse|opt[- ]?out|consent|only necessary|necessary only|essential only|got it|ok(ay)?|understood|i understand|continue without|do not sell)\\\\b","akzept","zustimm","ablehn","einverstanden","erlaub","notwendig","verstanden","accepte","refuse","continuer sans","d[\'’]accord","j[\'’]ai compris","acept","rechaz","permitir","entendido","de acuerdo","aceitar","recusar","rejeitar","accett","rifiut","ho capito","weiger","toestaan","akkoord","godkänn","neka","avvisa","godta","avvis","tillad","afvis","hyväksy","hylkää","akceptuj","odrzuć","przyjmuję","přijmout","odmítnout","elfogad","elutasít","kabul","reddet","прийня","принять","отклон"],"closeButton":["\\\\b(close|dismiss|continue)\\\\b","schlie(ß|ss)en","fermer","cerrar","chiudi","sluit","[×✕✖]"],"elementName":["cookie[-_ ]?(bot|yes|first|hub|script|pro|info|law|consent|banner|bar|notice|notification|note|message|modal|popup|overlay|dialog|wall|layer|disclaimer|policy|accept|warning|alert|settings|preferences|manager|control|compliance)","(accept|allow|eu)[-_ ]?cookies?","consent","gdpr","dsgvo","ccpa","\\\\bcmp\\\\b","onetrust","privacy[-_]?(banner|notice|manager|mgmt|wall|popup|modal)","usercentrics","didomi","sp_message","truste","iubenda","axeptio","tarteaucitron","borlabs","complianz","quantcast"],"cookieHelperName":["document\\\\.cookie","(get|set|read|write|create|delete|erase|remove|has)_?cookies?","js[-.]cookie"]}');
// EXTERNAL MODULE: ./build/engine/lexicon/lexicon.js
var lexicon = __webpack_require__(6312);
;// CONCATENATED MODULE: ./build/engine/lexicon/popup-patterns.json
const popup_patterns_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Labels of buttons that close pop-ups and notices, or answer them with the least, in English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Norwegian, Danish, Finnish, Polish and Czech, and class names of close buttons, collected for Adhere. Regular expression sources, matched without regard to case.","closeButton":["^[×✕✖✗✘╳⨯xX]$","^(close|dismiss|hide|skip)\\\\b","\\\\bclose( (this|the))?( (dialog|modal|pop-?up|window|banner|form|overlay))?$","^no,? (thanks|thank you)","^(not|maybe) (now|later|today)\\\\b","^continue (without|to (the )?(site|shop|store|page))","schlie(ß|ss)en$","^nein,? danke","^(nicht jetzt|vielleicht später|überspringen)","^fermer\\\\b","^non,? merci","^(plus tard|pas maintenant)","^cerrar\\\\b","^no,? gracias","^(ahora no|más tarde)","^chiudi\\\\b","^no,? grazie","^(non ora|più tardi)","^sluit(en)?\\\\b","^nee,? (bedankt|dank)","^(niet nu|misschien later)","^fechar\\\\b","^não,? obrigad[oa]","^(agora não|mais tarde)"],"refuseButton":["^(decline|deny|reject|refuse)\\\\b","^(only|just) (necessary|essential)","(necessary|essential|required) (cookies )?only\\\\b","^(alle )?ablehnen","^nur (notwendige|essenzielle|erforderliche)","^(tout )?refuser","^continuer sans","^rechazar","^solo (necesarias|esenciales)","^rifiuta","^(alles )?weigeren","^alleen noodzakelijke","^(recusar|rejeitar)","^(avvisa|neka)","^(kun|bare|endast) nødvendige|^endast nödvändiga","^(odrzuć|tylko niezbędne)","^odmítnout"],"acknowledgeButton":["^o\\\\.?k(ay)?\\\\b","^got it\\\\b","^(i )?underst(and|ood)\\\\b","^(continue|proceed|enter|stay)\\\\b","^(alles klar|verstanden|weiter|fortfahren)\\\\b","^(j[\'’]ai )?compris\\\\b","^(continuer|entrer|d[\'’]accord)\\\\b","^(entendido|vale|continuar|entrar|aceptar y continuar)\\\\b","^(ho )?capito\\\\b","^(continua|prosegui|entra|va bene)\\\\b","^(begrepen|ik begrijp het|doorgaan|ga verder)\\\\b","^(percebi|compreendi|prosseguir)\\\\b","^(jag förstår|uppfattat|fortsätt)\\\\b","^(jeg forstår|forstått|fortsett|fortsæt)\\\\b","^(selvä|ymmärrän|jatka)\\\\b","^(rozumiem|zrozumiałem|dalej|kontynuuj)\\\\b","^(rozumím|pokračovat)\\\\b","^(yes,? )?i([\'’]m| am) (over |at least )?(16|18|19|20|21)\\\\b","^(ja,? )?ich bin (über |mindestens )?(16|18)\\\\b","^(oui,? )?j[\'’]ai (plus de )?18\\\\b","^(sí,? )?soy mayor de\\\\b","^(sì,? )?ho (più di |almeno )?18\\\\b"],"acceptButton":["^(accept|agree|allow|i (accept|agree))\\\\b","^(alle(s)? )?(akzeptieren|zustimmen|annehmen|erlauben)\\\\b","^(tout )?accepter\\\\b","^j[\'’]accepte\\\\b","^aceptar\\\\b","^accetta\\\\b","^(alles )?(accepteren|toestaan)\\\\b","^aceitar\\\\b","^(godkänn|acceptera|godta|godtar|accepter|hyväksy)\\\\b","^(akceptuję|akceptuj|zgadzam się)\\\\b","^(přijmout|souhlasím)\\\\b"],"closeElementName":["(^|[\\\\s_-])(close|closer|closebtn|closebutton|dismiss)($|[\\\\s_-])","close-?(btn|button|icon|modal|popup)"]}');
;// CONCATENATED MODULE: ./build/engine/capture/layer-patterns.js




const anyOf = schemas/* array */.YOg(schemas/* string */.YjP()).transform((sources) => sources.join("|"));
const ConsentPatternLists = schemas/* object */.Ikc({
    privacyLaw: anyOf,
    cookies: anyOf,
    usageVerbs: anyOf,
    ageGate: anyOf,
    consentButton: anyOf,
    closeButton: anyOf,
    elementName: anyOf,
    cookieHelperName: anyOf,
})
    .transform(({ usageVerbs, ...patterns }) => ({
    ...patterns,
    cookieUsage: `(${usageVerbs})[^.!?]{0,80}(${patterns.cookies})`,
}));
const consentPatterns = (0,lexicon/* lexicon */.J)(ConsentPatternLists, consent_patterns_namespaceObject);
const PopupPatternLists = schemas/* object */.Ikc({
    closeButton: anyOf,
    refuseButton: anyOf,
    acknowledgeButton: anyOf,
    acceptButton: anyOf,
    closeElementName: anyOf,
});
const popupPatterns = (0,lexicon/* lexicon */.J)(PopupPatternLists, popup_patterns_namespaceObject);

;// CONCATENATED MODULE: ./build/engine/capture/page/consent-prompts.js
class ConsentTextMatcher {
    #patterns;
    constructor(patterns) {
        const compiled = Object.entries(patterns).map(([key, source]) => [key, new RegExp(source, "i")]);
        this.#patterns = Object.fromEntries(compiled);
    }
    isConsentName(name) {
        return this.#patterns.elementName.test(name);
    }
    isConsentScript(text) {
        return this.isConsentName(text.replace(new RegExp(this.#patterns.cookieHelperName, "gi"), ""));
    }
    isConsentButton(label) {
        return label.length < 80 && this.#patterns.consentButton.test(label);
    }
    #isCloseButton(label) {
        return label.length < 30 && this.#patterns.closeButton.test(label);
    }
    mentionsCookies(text, name) {
        const { cookies, cookieUsage } = this.#patterns;
        return cookies.test(text) && (cookieUsage.test(text) || this.isConsentName(name));
    }
    isConsentPrompt(text, labels, name) {
        const { ageGate, privacyLaw, cookieUsage } = this.#patterns;
        if (ageGate.test(text))
            return false;
        const cookies = this.mentionsCookies(text, name);
        if (!cookies && !privacyLaw.test(text))
            return false;
        if (labels.some((label) => this.isConsentButton(label)))
            return true;
        return (cookies &&
            cookieUsage.test(text) &&
            (labels.some((label) => this.#isCloseButton(label)) || this.isConsentName(name)));
    }
}
class ConsentPrompts {
    #contentOf(element) {
        const frame = dom.tagName(element) === "iframe" ? dom.frameDocument(element)?.body : undefined;
        return frame ? [frame] : dom.renderedChildren(element);
    }
    textOf(node, maxChars = 6000) {
        if (maxChars <= 0)
            return "";
        if (!dom.isElement(node))
            return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
        if (/^(script|style|template|noscript)$/.test(dom.tagName(node)))
            return "";
        if (dom.style(node).display === "none")
            return "";
        let text = "";
        for (const child of this.#contentOf(node)) {
            text += `${this.textOf(child, maxChars - text.length)} `;
            if (text.length > maxChars)
                break;
        }
        return text.replace(/\s+/g, " ");
    }
    descendants(element, budget = { left: 1500 }) {
        const found = [];
        for (const child of this.#contentOf(element)) {
            if (budget.left <= 0 || !dom.isElement(child))
                continue;
            budget.left -= 1;
            found.push(child, ...this.descendants(child, budget));
        }
        return found;
    }
    #nameOf(element) {
        return ["id", "class", "title", "src", "name", "aria-label"]
            .map((key) => dom.attribute(element, key) ?? "")
            .join(" ")
            .slice(0, 500);
    }
    #labelOf(button) {
        const names = `${dom.attribute(button, "value") ?? ""} ${dom.attribute(button, "aria-label") ?? ""}`;
        return `${this.textOf(button, 80)} ${names}`.trim();
    }
    #buttonLabels(elements) {
        return elements
            .filter((element) => /^(button|a|input)$/.test(dom.tagName(element)) || dom.attribute(element, "role") === "button")
            .map((button) => this.#labelOf(button));
    }
    #hasContactField(elements) {
        return elements.some((element) => dom.tagName(element) === "input" && /^(email|tel)$/.test(dom.attribute(element, "type") ?? ""));
    }
    isConsentPrompt(layer, frames) {
        const elements = [layer, ...this.descendants(layer)];
        const inner = elements.filter((element) => dom.tagName(element) === "iframe");
        if (inner.some((frame) => frames.some((box) => this.#isAt(frame, box))))
            return true;
        const isForeignConsentFrame = (frame) => dom.frameDocument(frame) === null && matcher.isConsentName(this.#nameOf(frame));
        if (inner.some(isForeignConsentFrame))
            return true;
        const text = this.textOf(layer);
        const name = this.#nameOf(layer);
        if (text.trim().length < 12)
            return matcher.isConsentName(name);
        if (this.#hasContactField(elements) && !matcher.isConsentName(name))
            return false;
        return matcher.isConsentPrompt(text, this.#buttonLabels(elements), name);
    }
    #isAt(frame, box) {
        const { x, y, width } = dom.rectangle(frame);
        return Math.abs(x - box.x) < 3 && Math.abs(y - box.y) < 3 && Math.abs(width - box.width) < 3;
    }
    #isMainContent(element) {
        return /^(h1|main|nav|article)$/.test(dom.tagName(element));
    }
    #noticeAround(button) {
        for (let element = dom.parent(button); element !== null && element !== dom.body(); element = dom.parent(element)) {
            const text = this.textOf(element, 1500);
            const elements = this.descendants(element);
            const isContent = [element, ...elements].some((part) => this.#isMainContent(part));
            if (text.length > 1200 || isContent || this.#hasContactField(elements))
                return null;
            const name = this.#nameOf(element);
            if (!matcher.mentionsCookies(text, name))
                continue;
            if (matcher.isConsentPrompt(text, this.#buttonLabels(elements), name))
                return element;
        }
        return null;
    }
    #outermostWrapper(element) {
        const length = this.textOf(element).trim().length;
        let wrapper = element;
        for (let outer = dom.parent(element); outer !== null && outer !== dom.body(); outer = dom.parent(outer)) {
            if (this.#isMainContent(outer) || this.textOf(outer).trim().length > length + 3)
                break;
            wrapper = outer;
        }
        return wrapper;
    }
    #isTopBar(element) {
        const { top, width, height } = dom.rectangle(element);
        const isWide = width >= dom.viewport.width * 0.6 && height > 0 && height < dom.viewport.height * 0.5;
        const [headline] = dom.queryAll("h1");
        const isBeforeHeadline = !headline || top + height <= dom.rectangle(headline).top + 1;
        return isWide && top < dom.viewport.height * 0.25 && isBeforeHeadline;
    }
    findNotices() {
        const found = [];
        for (const button of dom.queryAll("button, a, input, [role=button]").slice(0, 400)) {
            const { top, height } = dom.rectangle(button);
            if (height === 0 || top > dom.viewport.height * 0.5 || top < 0)
                continue;
            if (!matcher.isConsentButton(this.#labelOf(button)))
                continue;
            if (found.some((element) => dom.contains(element, button)))
                continue;
            const inner = this.#noticeAround(button);
            const notice = inner && this.#outermostWrapper(inner);
            if (notice && this.#isTopBar(notice))
                found.push(notice);
        }
        return found;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-frames.js




const MAX_CONSENT_FRAMES = 12;
const FRAME_RESPONSE_MS = 300;
const FRAME_TEXT_SCRIPT = `JSON.stringify({
  text: (document.body?.innerText ?? "").slice(0, 6000),
  labels: [...document.querySelectorAll("button, a, input, [role=button]")].slice(0, 100)
    .map((button) => (button.innerText || button.value || button.ariaLabel || "").slice(0, 100)),
  name: location.href.slice(0, 500),
})`;
const FrameText = schemas/* object */.Ikc({ text: schemas/* string */.YjP(), labels: schemas/* array */.YOg(schemas/* string */.YjP()), name: schemas/* string */.YjP() });
async function findConsentFrames(tab) {
    const { frameTree } = await tab.untilClosed(tab.session.send("Page.getFrameTree"));
    const frames = flattenFrameTree(frameTree).slice(1, 1 + MAX_CONSENT_FRAMES);
    const boxes = await Promise.all(frames.map((frame) => findConsentFrameBox(tab, frame.id)));
    return boxes.filter((box) => box !== null);
}
const flattenFrameTree = ({ frame, childFrames = [] }) => [
    frame,
    ...childFrames.flatMap(flattenFrameTree),
];
async function findConsentFrameBox(tab, frameId) {
    const findBox = async () => {
        const { text, labels, name } = await tab.runScript(FRAME_TEXT_SCRIPT, FrameText, frameId);
        if (!new ConsentTextMatcher(consentPatterns()).isConsentPrompt(text, labels, name))
            return null;
        const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
        const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
        const [x = 0, y = 0] = model.border;
        return { x, y, width: model.width, height: model.height };
    };
    const found = await withTimeout(FRAME_RESPONSE_MS, findBox().catch(() => null));
    return found.done ? found.value : null;
}

// EXTERNAL MODULE: ./build/engine/artifacts/capture-schemas.js
var capture_schemas = __webpack_require__(69684);
;// CONCATENATED MODULE: ./build/engine/capture/page-reading-schema.js


const PAGE_READING_LIMITS = {
    elements: 60_000,
    texts: 600,
    controls: 200,
    images: 200,
    links: 500,
    answers: 60,
    characters: 2000,
    within: 60,
};
const page_reading_schema_text = schemas/* string */.YjP().transform((value) => value.toWellFormed().slice(0, PAGE_READING_LIMITS.characters));
const nullableText = page_reading_schema_text.nullable();
const boundedPixels = schemas/* number */.aig().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const nonNegativePixels = boundedPixels.pipe(schemas/* number */.aig().min(0));
const box = schemas/* object */.Ikc({ x: boundedPixels, y: boundedPixels, width: nonNegativePixels, height: nonNegativePixels });
const placement = { box, selector: schemas/* string */.YjP().max(2000) };
const tag = schemas/* string */.YjP().max(100);
const overPicture = schemas/* boolean */.zMY();
const block = capture_schemas/* PageText */.VW.extend({
    ...placement,
    tag,
    within: schemas/* array */.YOg(schemas/* int */.Whr().nonnegative()).max(PAGE_READING_LIMITS.within),
    text: page_reading_schema_text,
    struck: schemas/* array */.YOg(page_reading_schema_text)
        .transform((runs) => runs.slice(0, 20))
        .exactOptional(),
    fontPx: nonNegativePixels,
    overPicture,
});
const control = capture_schemas/* Control */.Ec.extend({ ...placement, tag, text: page_reading_schema_text, href: nullableText, fontPx: nonNegativePixels, overPicture });
const page_reading_schema_image = capture_schemas/* PageImage */.Tw.extend({ ...placement, src: nullableText, alt: page_reading_schema_text });
const lenientArray = (item, limit) => schemas/* array */.YOg(schemas/* unknown */.L5J()).transform((items) => items.slice(0, limit).flatMap((value) => {
    const parsed = item.safeParse(value);
    return parsed.success ? [parsed.data] : [];
}));
const PageReading = schemas/* object */.Ikc({
    url: page_reading_schema_text,
    title: page_reading_schema_text,
    language: nullableText,
    description: nullableText,
    siteName: nullableText,
    fold: schemas/* object */.Ikc({ width: schemas/* number */.aig().min(1).max(20_000), height: schemas/* number */.aig().min(1).max(20_000) }),
    documentHeight: nonNegativePixels,
    texts: lenientArray(block, PAGE_READING_LIMITS.texts),
    leftOut: schemas/* int */.Whr().min(0),
    isCut: schemas/* boolean */.zMY(),
    controls: lenientArray(control, PAGE_READING_LIMITS.controls),
    images: lenientArray(page_reading_schema_image, PAGE_READING_LIMITS.images),
    links: lenientArray(schemas/* object */.Ikc({ href: page_reading_schema_text, text: page_reading_schema_text }), PAGE_READING_LIMITS.links),
    answers: lenientArray(schemas/* object */.Ikc({ question: page_reading_schema_text, answer: page_reading_schema_text }), PAGE_READING_LIMITS.answers),
    frames: lenientArray(capture_schemas/* PageImage */.Tw.pick({ region: true, covered: true }).extend(placement), 100),
    jsonLd: schemas/* array */.YOg(schemas/* string */.YjP()).transform((blocks) => blocks.slice(0, 20).flatMap(parseJsonOrSkip)),
    layers: lenientArray(capture_schemas/* Layer */.Wd.extend({ box, solid: box.nullable() }), 50),
    veil: capture_schemas/* Backdrop */.zs.nullable(),
    markup: schemas/* string */.YjP().transform((value) => value.slice(0, 20_000)),
});
function parseJsonOrSkip(source) {
    try {
        return [JSON.parse(source)];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/consent-layers.js
class ConsentLayers {
    #set(element, property, value) {
        element.style.setProperty(property, value, "important");
    }
    #find() {
        return layers.find().filter(({ kind }) => kind === "consent");
    }
    #hide(element) {
        if (dom.tagName(element) === "dialog")
            element.close();
        this.#set(element, "display", "none");
        dom.hiddenLayers.add(element);
        this.#hideByStyleSheet(element);
    }
    #hideByStyleSheet(element) {
        const id = dom.attribute(element, "id");
        const classes = (dom.attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
        if (!id && classes.length === 0 && !dom.tagName(element).includes("-"))
            return;
        const name = id ? `#${CSS.escape(id)}` : classes.map((each) => `.${CSS.escape(each)}`).join("");
        const selector = `${dom.tagName(element)}${name}`;
        const matches = dom.queryAll(selector);
        if (!matches.includes(element) || matches.some((other) => !dom.hiddenLayers.has(other)))
            return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${selector} { display: none !important }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    #restoreScrolling() {
        for (const element of [dom.root(), dom.body()]) {
            if (element === null)
                continue;
            const { overflowX, overflowY, position } = dom.style(element);
            if (/hidden|clip/.test(`${overflowX} ${overflowY}`))
                this.#set(element, "overflow-y", "auto");
            if (position === "fixed")
                this.#set(element, "position", "static");
        }
    }
    #restoreWrapper(element) {
        element.removeAttribute("inert");
        if (dom.attribute(element, "aria-hidden") === "true")
            element.removeAttribute("aria-hidden");
        const look = dom.style(element);
        if (look.filter !== "none")
            this.#set(element, "filter", "none");
        if (look.pointerEvents !== "none")
            return;
        this.#set(element, "pointer-events", "auto");
        if (Number(look.opacity) < 1)
            this.#set(element, "opacity", "1");
    }
    #isDisabledWrapper(element) {
        const { width, height } = dom.rectangle(element);
        const { filter, pointerEvents, display } = dom.style(element);
        if (display === "none" || width * height < dom.viewport.width * dom.viewport.height * 0.5)
            return false;
        const isInert = dom.attribute(element, "inert") !== null || dom.attribute(element, "aria-hidden") === "true";
        return isInert || /blur|brightness|grayscale|opacity/.test(filter) || pointerEvents === "none";
    }
    #closeGap(height) {
        for (const element of [dom.root(), dom.body()]) {
            for (const side of ["padding-top", "margin-top", "padding-bottom", "margin-bottom"]) {
                const gap = Number.parseFloat(element?.style.getPropertyValue(side) ?? "");
                if (element && gap > 0 && Math.abs(gap - height) <= 2)
                    element.style.removeProperty(side);
            }
        }
    }
    #findHollow() {
        const found = new Set();
        for (const { x, y } of dom.gridPoints(6, 10)) {
            const hit = dom.elementAt(x, y);
            if (hit === null || dom.shadowRootOf(hit) !== null)
                continue;
            if (/-|^(div|section|aside|span)$/.test(dom.tagName(hit)) && dom.children(hit).length === 0)
                found.add(hit);
        }
        return [...found].slice(0, 20);
    }
    #isAnnounced() {
        return dom.queryAll("script, link[href], iframe[src]").some((element) => {
            const url = dom.attribute(element, "src") ?? dom.attribute(element, "href");
            if (url !== null)
                return matcher.isConsentScript(url);
            const isData = /json/.test(dom.attribute(element, "type") ?? "");
            return (dom.tagName(element) === "script" &&
                !isData &&
                matcher.isConsentScript((element.textContent ?? "").slice(0, 20_000)));
        });
    }
    scan() {
        const visibleLayers = this.#find().length;
        if (visibleLayers > 0)
            this.#restoreScrolling();
        const hollowElements = this.#findHollow();
        Object.assign(globalThis, { hollowElements });
        return { visibleLayers, announced: this.#isAnnounced(), hollowCount: hollowElements.length };
    }
    remove(optedOut) {
        let removed = 0;
        for (let round = 0; round < 3; round += 1) {
            const found = this.#find().filter(({ isWall }) => !isWall);
            if (found.length === 0)
                break;
            for (const layer of found) {
                const { height } = dom.rectangle(layer.root);
                this.#hide(layer.root);
                this.#closeGap(height);
            }
            removed += found.length;
        }
        if (removed > 0 || optedOut)
            this.#cleanUp();
        return removed;
    }
    #cleanUp() {
        const dialogs = layers.find().filter(({ modal }) => modal);
        if (dialogs.some(({ root }) => (root.textContent ?? "").trim() !== ""))
            return;
        for (const backdrop of layers.findBackdrops())
            this.#hide(backdrop);
        this.#restoreScrolling();
        for (const wrapper of dom.queryAll("body, body > *, body > * > *")) {
            const isInDialog = dialogs.some(({ root }) => dom.contains(root, wrapper));
            if (!isInDialog && this.#isDisabledWrapper(wrapper))
                this.#restoreWrapper(wrapper);
        }
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/controls.js
class ControlCollector {
    controls = [];
    #range = document.createRange();
    #childElements(element) {
        return dom.renderedChildren(element).filter(dom.isElement);
    }
    #filledElement(element, look) {
        const isFilled = (other) => paint.isFilled(other, dom.style(other));
        if (paint.isFilled(element, look))
            return element;
        const own = dom.rectangle(element);
        const hasSimilarSize = (other) => {
            const rect = dom.rectangle(other);
            const ratio = (rect.width * rect.height) / Math.max(1, own.width * own.height);
            return ratio > 0.6 && ratio < 2.5;
        };
        const [child, ...others] = this.#childElements(element);
        if (child && others.length === 0 && hasSimilarSize(child) && isFilled(child))
            return child;
        const outer = dom.parent(element);
        const isWrapper = outer !== null && this.#childElements(outer).length === 1 && hasSimilarSize(outer);
        return isWrapper && isFilled(outer) ? outer : null;
    }
    #pressableKind(element) {
        const tag = dom.tagName(element);
        if (tag === "button" || dom.attribute(element, "role") === "button")
            return "button";
        const type = dom.attribute(element, "type") ?? "";
        if (tag === "input" && /^(submit|button|image)$/.test(type))
            return "button";
        return tag === "a" && dom.attribute(element, "href") !== null ? "link" : null;
    }
    valueOf(element) {
        if (dom.tagName(element) === "select") {
            const chosen = dom.queryAll("option:checked", element);
            return chosen.map((option) => dom.textOf(option, 200)).join(", ");
        }
        const { type, value } = element;
        return /^(text|number|tel|url|email|search|date|textarea)$/.test(type) ? dom.cleanText(value, 200) : "";
    }
    #picturesIn(element) {
        if (!/^(img|svg)$/.test(dom.tagName(element)))
            return this.#childElements(element).flatMap((child) => this.#picturesIn(child));
        const { width, height } = dom.rectangle(element);
        return width >= 2 && height >= 2 && dom.style(element).visibility === "visible" ? [element] : [];
    }
    #badgeOf(element) {
        const [picture, ...others] = this.#picturesIn(element);
        if (picture === undefined || others.length > 0)
            return null;
        if (dom.cleanText(this.#visibleText(element), 1) !== "")
            return null;
        const { width, height } = dom.rectangle(picture);
        return height >= 24 && height <= 130 && width < 420 && width >= 2 * height ? picture : null;
    }
    #isLogo(element, { region }) {
        const href = dom.attribute(element, "href") ?? "";
        if (!URL.canParse(href, document.baseURI))
            return true;
        const { origin, pathname, hash } = new URL(href, document.baseURI);
        return origin === location.origin && (/^(header|nav)$/.test(region) || (pathname === "/" && hash === ""));
    }
    add(element, look, context) {
        const kind = context.inControl ? null : this.#pressableKind(element);
        if (kind === null || look.visibility !== "visible")
            return kind !== null;
        const filledElement = this.#filledElement(element, look);
        const badge = this.#badgeOf(element);
        const visibleElement = filledElement === null ? (badge ?? element) : element;
        const { clip, origin, region } = context;
        const area = geometry.intersect(geometry.areaOfElement(visibleElement, origin), clip);
        if (!geometry.isVisible(area, 8))
            return true;
        const isButton = kind === "button" || (filledElement !== null && area.bottom - area.top <= 130);
        if (isButton || (badge !== null && !this.#isLogo(element, context)))
            this.controls.push({ element, area, region, style: look, filledElement, badge });
        return true;
    }
    #rectangleOfNode(node) {
        if (dom.isElement(node))
            return dom.rectangle(node);
        const range = node.ownerDocument === document ? this.#range : (node.ownerDocument ?? document).createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    }
    #hasGap(before, node, em) {
        if (before === undefined)
            return false;
        const [a, b] = [this.#rectangleOfNode(before), this.#rectangleOfNode(node)];
        if (a.width === 0 || b.width === 0)
            return false;
        return Math.max(b.left - a.right, a.left - b.right) > em * 0.14;
    }
    #visibleText(node) {
        if (!dom.isElement(node))
            return node.nodeType === 3 ? (node.nodeValue ?? "") : "";
        if (/^(script|style|template|noscript|svg|select)$/.test(dom.tagName(node)))
            return "";
        const look = dom.style(node);
        const { width, height } = dom.rectangle(node);
        if (look.display === "none" || look.visibility !== "visible" || (width < 2 && height < 2))
            return "";
        if (generatedText.isIconName(dom.textOf(node, 100), look))
            return "";
        const em = Number.parseFloat(look.fontSize);
        const children = dom.renderedChildren(node);
        const text = children
            .map((child, index) => {
            const separator = this.#hasGap(children[index - 1], child, em) ? " " : "";
            return separator + this.#visibleText(child);
        })
            .join("");
        return /^(inline|contents)$/.test(look.display) ? text : ` ${text} `;
    }
    #alternativeOf(picture) {
        const title = this.#childElements(picture).find((child) => dom.tagName(child) === "title");
        const names = ["alt", "aria-label", "title"].map((key) => dom.attribute(picture, key) ?? "");
        return [title?.textContent ?? "", ...names].find((text) => text.trim() !== "") ?? "";
    }
    labelOf({ element, badge }) {
        const written = dom.tagName(element) === "input" ? (dom.attribute(element, "value") ?? "") : this.#visibleText(element);
        const [ariaLabel = "", ...names] = ["aria-label", "title", "alt"].map((key) => dom.attribute(element, key) ?? "");
        const labels = [written, ariaLabel, badge === null ? "" : this.#alternativeOf(badge), ...names];
        return labels.map((label) => dom.cleanText(label, 300)).find((label) => label !== "") ?? "";
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/css-selectors.js
class Selectors {
    #counts = new Map();
    #uniqueSelectors = new Map();
    #steps = new Map();
    constructor() {
        for (const element of dom.queryAll("*")) {
            const id = dom.attribute(element, "id");
            if (id)
                this.#count(`#${id}`);
            this.#count(dom.tagName(element));
            for (const name of this.#classes(element))
                this.#count(`${dom.tagName(element)}.${name}`);
        }
    }
    #count(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    #classes(element) {
        return (dom.attribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
    }
    #isStable(name) {
        if (!/^[A-Za-z][\w-]{0,39}$/.test(name))
            return false;
        if (/\d{3,}|[0-9a-f]{8,}|__|--/i.test(name))
            return false;
        if (/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(name))
            return false;
        return (name.match(/[A-Za-z]\d(?=[A-Za-z])/g) ?? []).length < 2 && !/[a-z][A-Z]{2,}[a-z]/.test(name);
    }
    #matchesOnly(selector, element) {
        const found = dom.queryAll(selector);
        return found.length === 1 && found[0] === element;
    }
    #findUniqueSelector(element) {
        const name = dom.tagName(element);
        const tag = CSS.escape(name);
        const selectors = [];
        const id = dom.attribute(element, "id");
        if (id && this.#isStable(id) && this.#counts.get(`#${id}`) === 1)
            selectors.push(`#${CSS.escape(id)}`);
        if (this.#counts.get(name) === 1)
            selectors.push(tag);
        for (const each of this.#classes(element)) {
            if (this.#isStable(each) && this.#counts.get(`${name}.${each}`) === 1) {
                selectors.push(`${tag}.${CSS.escape(each)}`);
            }
        }
        return selectors.find((selector) => this.#matchesOnly(selector, element)) ?? null;
    }
    #uniqueSelector(element) {
        const known = this.#uniqueSelectors.get(element);
        if (known !== undefined)
            return known;
        const found = this.#findUniqueSelector(element);
        this.#uniqueSelectors.set(element, found);
        return found;
    }
    #stepsOf(outer) {
        const steps = new Map();
        for (const [name, siblings] of Map.groupBy(dom.children(outer).filter(dom.isElement), dom.tagName)) {
            const tag = CSS.escape(name);
            siblings.forEach((child, index) => {
                steps.set(child, siblings.length === 1 ? tag : `${tag}:nth-of-type(${index + 1})`);
            });
        }
        return steps;
    }
    #step(element, outer) {
        const steps = this.#steps.get(outer) ?? this.#stepsOf(outer);
        this.#steps.set(outer, steps);
        return steps.get(element) ?? CSS.escape(dom.tagName(element));
    }
    #inMainDocument(element) {
        let outermost = element;
        for (let at = element; at !== null; at = this.#hostOf(at))
            outermost = at;
        return outermost;
    }
    #hostOf(element) {
        const tree = element.getRootNode();
        if (tree === document)
            return null;
        return tree instanceof ShadowRoot ? tree.host : (element.ownerDocument.defaultView?.frameElement ?? null);
    }
    #path(element) {
        const steps = [];
        for (let at = element;;) {
            const outer = dom.parentNode(at);
            if (outer === null)
                return null;
            steps.unshift(this.#step(at, outer));
            if (!dom.isElement(outer))
                return steps.join(" > ");
            const anchor = this.#uniqueSelector(outer);
            if (anchor !== null)
                return [anchor, ...steps].join(" > ");
            at = outer;
        }
    }
    selectorOf(element) {
        const representative = this.#inMainDocument(element);
        return this.#uniqueSelector(representative) ?? this.#path(representative);
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/dom.js
class Dom {
    hiddenLayers;
    shownInTurn;
    viewport = {
        width: Math.round(visualViewport?.width ?? innerWidth),
        height: Math.round(visualViewport?.height ?? innerHeight),
    };
    constructor() {
        const world = globalThis;
        world.hiddenLayers ??= new Set();
        this.hiddenLayers = world.hiddenLayers;
        world.shownInTurn ??= new Set();
        this.shownInTurn = world.shownInTurn;
    }
    #read = (prototype, property, from) => Reflect.get(prototype, property, from);
    attribute = (element, name) => Element.prototype.getAttribute.call(element, name);
    tagName = (element) => String(this.#read(Element.prototype, "localName", element));
    children = (node) => [...this.#read(Node.prototype, "childNodes", node)];
    parentNode = (node) => this.#read(Node.prototype, "parentNode", node);
    shadowRootOf = (element) => this.#read(Element.prototype, "shadowRoot", element) ??
        globalThis.openedShadows?.get(element) ??
        null;
    scrollSize = (element) => {
        const read = (property) => Number(this.#read(Element.prototype, property, element));
        const [width, height] = [read("scrollWidth"), read("scrollHeight")];
        return { width, height, shownWidth: read("clientWidth"), shownHeight: read("clientHeight") };
    };
    rectangle = (element) => Element.prototype.getBoundingClientRect.call(element);
    root = () => this.#read(Document.prototype, "documentElement", document);
    body = () => this.#read(Document.prototype, "body", document);
    queryAll = (selector, within = document) => {
        const { prototype } = within === document ? Document : this.isElement(within) ? Element : DocumentFragment;
        return [...prototype.querySelectorAll.call(within, selector)];
    };
    style = (element) => getComputedStyle(element);
    isElement = (node) => node !== null && this.#read(Node.prototype, "nodeType", node) === 1;
    parent = (element) => {
        const slot = this.#read(Element.prototype, "assignedSlot", element);
        if (slot !== null)
            return slot;
        const outer = this.parentNode(element);
        if (this.isElement(outer))
            return outer;
        if (outer !== null && "host" in outer)
            return outer.host;
        return element.ownerDocument.defaultView?.frameElement ?? null;
    };
    renderedChildren = (element) => {
        const shadow = this.shadowRootOf(element);
        if (shadow !== null)
            return this.children(shadow);
        if (this.tagName(element) !== "slot")
            return this.children(element);
        const assigned = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
        return assigned.length > 0 ? assigned : this.children(element);
    };
    frameDocument = (element) => {
        try {
            const { prototype } = this.tagName(element) === "frame" ? HTMLFrameElement : HTMLIFrameElement;
            return this.#read(prototype, "contentDocument", element);
        }
        catch {
            return null;
        }
    };
    elementAt = (x, y) => {
        let hit = Document.prototype.elementFromPoint.call(document, x, y);
        for (let tree = hit && this.shadowRootOf(hit); hit && tree; tree = this.shadowRootOf(hit)) {
            const deeper = tree.elementFromPoint(x, y);
            if (deeper === null || deeper === hit)
                break;
            hit = deeper;
        }
        return hit;
    };
    gridPoints = (columns, rows) => Array.from({ length: columns * rows }, (_, index) => ({
        x: (((index % columns) + 0.5) / columns) * this.viewport.width,
        y: ((Math.floor(index / columns) + 0.5) / rows) * this.viewport.height,
    }));
    lineage = (element) => {
        const line = [];
        for (let at = element; at !== null; at = this.parent(at))
            line.push(at);
        return line;
    };
    contains = (outer, inner) => this.lineage(inner).includes(outer);
    textOf = (node, maxChars) => this.cleanText(String(this.#read(Node.prototype, "textContent", node) ?? ""), maxChars);
    cleanText = (text, maxChars) => text
        .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, "")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, maxChars);
}

;// CONCATENATED MODULE: ./build/engine/capture/page/element-context.js
class ElementContexts {
    start() {
        return {
            clip: geometry.everywhere,
            positionedClip: geometry.everywhere,
            reach: null,
            opacity: 1,
            region: "main",
            block: null,
            origin: { x: scrollX, y: scrollY },
            inControl: false,
            struck: false,
        };
    }
    #isScrolledByScript(element, own) {
        const { width, height } = dom.viewport;
        const fills = own.left <= 0 && own.top <= 0 && own.right >= width - 20 && own.bottom >= height - 20;
        const content = dom.scrollSize(element);
        if (!fills || own.bottom > height * 1.5 || content.height <= content.shownHeight * 1.2)
            return false;
        const countTexts = (within) => dom.queryAll("h1, h2, h3, p, li", within).length;
        return countTexts(element) > countTexts() / 2;
    }
    #clipOverflow(clip, element, own, look) {
        const sideways = look.overflowX !== "visible";
        const isCut = look.overflowY === "hidden" || look.overflowY === "clip";
        const down = isCut && !this.#isScrolledByScript(element, own);
        return geometry.intersect(clip, {
            left: sideways ? own.left : geometry.everywhere.left,
            right: sideways ? own.right : geometry.everywhere.right,
            top: down ? own.top : geometry.everywhere.top,
            bottom: down ? own.bottom : geometry.everywhere.bottom,
        });
    }
    #clipOf(element, look, own, from) {
        const outer = look.position === "fixed" ? geometry.everywhere : look.position === "absolute" ? from.positionedClip : from.clip;
        if (element === dom.root() || element === dom.body() || /^(inline|contents)$/.test(look.display))
            return outer;
        return this.#clipOverflow(outer, element, own, look);
    }
    #scrollsSideways(element, look, own) {
        if (look.overflowX === "visible" || look.overflowX === "clip")
            return false;
        const { width, shownWidth } = dom.scrollSize(element);
        if (element === dom.root() || element === dom.body() || width <= shownWidth + 8)
            return false;
        if (Number.parseFloat(look.textIndent) !== 0)
            return false;
        return look.overflowX !== "hidden" || own.bottom - own.top < dom.viewport.height * 1.5;
    }
    #reachOf(element, look, own, from) {
        const { left, right } = geometry.everywhere;
        if (this.#scrollsSideways(element, look, own)) {
            const shown = geometry.intersect(own, from.clip);
            const isShown = geometry.isVisible(shown) && from.region !== "nav";
            return isShown ? { ...shown, left, right } : from.reach;
        }
        if (from.reach === null || look.position === "fixed")
            return null;
        return this.#clipOverflow(from.reach, element, own, look);
    }
    #fadesInOnScroll(own, look) {
        return (own.top >= dom.viewport.height &&
            /^(static|relative)$/.test(look.position) &&
            look.transitionDuration.split(", ").some((duration) => duration !== "0s"));
    }
    #isStruck(element, look, from) {
        if (struckText.isStruck(element, look))
            return true;
        const isSeparate = look.display.startsWith("inline-") || look.float !== "none";
        return from.struck && !isSeparate && !/^(absolute|fixed)$/.test(look.position);
    }
    #isInClosedDetails(element) {
        const outer = dom.parentNode(element);
        if (!dom.isElement(outer) || dom.tagName(outer) !== "details" || dom.attribute(outer, "open") !== null)
            return false;
        return dom.children(outer).find((child) => dom.isElement(child) && dom.tagName(child) === "summary") !== element;
    }
    isFolded(element, look) {
        const outer = dom.parent(element);
        if (look.visibility === "hidden")
            return outer !== null && dom.style(outer).visibility === "visible";
        return look.overflowY !== "visible" && dom.rectangle(element).height < 2 && dom.scrollSize(element).height > 12;
    }
    isCutOff(element, look) {
        if (look.overflowY !== "hidden" && look.overflowY !== "clip")
            return false;
        const { height, shownHeight } = dom.scrollSize(element);
        if (shownHeight < 2 || height < shownHeight * 1.5 || height - shownHeight < 24)
            return false;
        const grows = /\b(all|height|max-height)\b/.test(look.transitionProperty) && !/^0s(, 0s)*$/.test(look.transitionDuration);
        const isPressed = look.cursor === "pointer" || dom.attribute(element, "onclick") !== null;
        return isPressed || grows || dom.attribute(element, "aria-expanded") === "false";
    }
    enter(element, look, from, layers) {
        if (look.display === "none" || look.contentVisibility === "hidden" || this.#isInClosedDetails(element))
            return null;
        const empty = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;
        if (look.clipPath !== "none" && empty.test(look.clipPath))
            return null;
        const own = geometry.areaOfElement(element, from.origin);
        const isFaint = Number(look.opacity) < 0.1;
        const fadesIn = isFaint && (dom.shownInTurn.has(element) || this.#fadesInOnScroll(own, look));
        const opacity = fadesIn ? from.opacity : from.opacity * Number(look.opacity);
        if (opacity < 0.1)
            return null;
        const clip = this.#clipOf(element, look, own, from);
        const isPositioned = look.position !== "static" || look.transform !== "none";
        return {
            ...from,
            clip,
            reach: this.#reachOf(element, look, own, from),
            positionedClip: isPositioned ? clip : from.positionedClip,
            opacity,
            region: regions.regionOf(element, from.region, layers),
            struck: this.#isStruck(element, look, from),
        };
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/faq-collector.js
class FaqCollector {
    entries = [];
    #maxQuestionChars = 200;
    #maxAnswerChars = 400;
    #endsWithQuestionMark = /[?？]\s*$/;
    #ownText(element) {
        return dom
            .children(element)
            .map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : ""))
            .join("");
    }
    #textAfter(element) {
        const outer = dom.parentNode(element);
        const siblings = outer === null ? [] : dom.children(outer);
        const isText = (node) => node.nodeType === 3 || (dom.isElement(node) && !/^(script|style|template|svg)$/.test(dom.tagName(node)));
        const rest = siblings.slice(siblings.indexOf(element) + 1).filter(isText);
        const first = rest.find((node) => dom.textOf(node, 1) !== "");
        if (first === undefined)
            return "";
        const nodes = dom.isElement(first) ? [first] : rest.slice(rest.indexOf(first));
        return dom.cleanText(nodes.map((node) => node.textContent ?? "").join(" "), this.#maxAnswerChars);
    }
    #answerTo(element, question) {
        let at = element;
        for (let depth = 0; at !== null && depth < 3; depth += 1) {
            const answer = this.#textAfter(at);
            if (answer !== "")
                return answer;
            const outer = dom.parentNode(at);
            const isWrapper = dom.isElement(outer) && dom.textOf(outer, this.#maxQuestionChars + 20).length <= question.length + 3;
            at = isWrapper ? outer : null;
        }
        return "";
    }
    #isShown(element) {
        const { width, height } = dom.rectangle(element);
        return width >= 4 && height >= 4 && dom.style(element).visibility === "visible";
    }
    #isTrigger(element) {
        const parts = [element, ...dom.queryAll("button, summary, label, [aria-expanded], [role=button]", element)];
        return parts.some((part) => this.#isShown(part) &&
            (/^(button|summary|label)$/.test(dom.tagName(part)) ||
                dom.attribute(part, "aria-expanded") !== null ||
                dom.attribute(part, "onclick") !== null ||
                dom.style(part).cursor === "pointer"));
    }
    #triggerOf(panel) {
        const id = CSS.escape(dom.attribute(panel, "id") ?? "");
        const naming = [
            `aria-controls~="${id}"`,
            ...["href", "data-target", "data-bs-target"].map((key) => `${key}="#${id}"`),
        ];
        const named = id === "" ? [] : dom.queryAll(naming.map((attribute) => `[${attribute}]`).join(", "));
        const found = named.find((element) => this.#isShown(element));
        if (found !== undefined)
            return found;
        const last = this.#before(panel).find((element) => !/^(input|br|hr)$/.test(dom.tagName(element)));
        if (last === undefined)
            return undefined;
        const isTitle = /^h[1-6]$/.test(dom.tagName(last)) && dom.style(panel).display !== "none" && this.#isShown(last);
        return isTitle || this.#isTrigger(last) ? last : undefined;
    }
    #before(element) {
        const outer = dom.parentNode(element);
        const siblings = outer === null ? [] : dom.children(outer).filter(dom.isElement);
        return siblings.slice(0, siblings.indexOf(element)).reverse();
    }
    #titleOf(trigger) {
        const words = dom.textOf(trigger, this.#maxQuestionChars);
        if (/\p{Lu}|\s/u.test(words))
            return words;
        const headline = this.#before(trigger).find((element) => /^h[1-6]$/.test(dom.tagName(element)));
        return headline === undefined ? words : dom.textOf(headline, this.#maxQuestionChars);
    }
    #isSeparate(panel) {
        if (/^(nav|dialog|script|style|template|noscript|head|link|meta|title|svg|iframe|form)$/.test(dom.tagName(panel)))
            return true;
        const role = `${dom.attribute(panel, "role") ?? ""} ${dom.attribute(panel, "aria-modal") ?? ""}`;
        return /dialog|menu|listbox|true/.test(role) || dom.style(panel).position === "fixed";
    }
    addCollapsed(panel) {
        if (this.entries.length >= limits.answers || this.#isSeparate(panel))
            return;
        if (dom.textOf(panel, 20).length < 8)
            return;
        const trigger = this.#triggerOf(panel);
        if (trigger !== undefined)
            this.#addBlocks([panel, ...dom.queryAll("*", panel)], this.#titleOf(trigger));
    }
    addCutOff(panel) {
        if (this.#isSeparate(panel))
            return;
        const { bottom } = dom.rectangle(panel);
        const parts = dom.queryAll("*", panel);
        const isShown = (part) => dom.rectangle(part).top < bottom - 2;
        const first = parts.find((part) => isShown(part) && dom.cleanText(this.#ownText(part), 3) !== "");
        const title = first === undefined ? "" : dom.textOf(first, this.#maxQuestionChars);
        this.#addBlocks(parts.filter((part) => !isShown(part)), title);
    }
    #addBlocks(elements, question) {
        const blocks = elements.filter((element) => !/^(script|style|svg|option|b|i|em|strong|span|a|br)$/.test(dom.tagName(element)));
        for (const block of blocks) {
            const isOuter = dom.cleanText(this.#ownText(block), 3) === "" && dom.queryAll("p, li, div, td, dd", block).length > 0;
            const answer = isOuter ? "" : dom.textOf(block, this.#maxAnswerChars);
            const isKnown = this.entries.some((other) => other.question === question && other.answer.includes(answer));
            if (answer !== "" && !isKnown && this.entries.length < limits.answers)
                this.entries.push({ question, answer });
        }
    }
    add(element) {
        if (this.entries.length >= limits.answers)
            return;
        if (!this.#endsWithQuestionMark.test(this.#ownText(element)))
            return;
        const question = dom.textOf(element, this.#maxQuestionChars + 1);
        if (question.length > this.#maxQuestionChars || !this.#endsWithQuestionMark.test(question))
            return;
        if (this.entries.some((other) => other.question === question))
            return;
        const answer = this.#answerTo(element, question);
        if (answer !== "")
            this.entries.push({ question, answer });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/finish-animations.js
function finish_animations_finishAnimations() {
    const roots = [document];
    for (const element of dom.queryAll("*")) {
        const tag = dom.tagName(element);
        const inner = tag.includes("-") ? dom.shadowRootOf(element) : null;
        const frame = /^i?frame$/.test(tag) ? dom.frameDocument(element) : null;
        if (inner !== null)
            roots.push(inner);
        if (frame !== null)
            roots.push(frame);
    }
    const isShown = (element) => {
        const { opacity, visibility, transform, color } = dom.style(element);
        const [, a = "1", b = "0"] = /^matrix(?:3d)?\(([^,]+), ([^,]+)/.exec(transform) ?? [];
        const isFlat = Math.hypot(Number(a), Number(b)) < 0.1;
        return Number(opacity) >= 0.3 && visibility === "visible" && !isFlat && !/^rgba\(.*, 0\)$/.test(color);
    };
    const stopWhereShown = (animation, startsInTurn) => {
        animation.pause();
        animation.currentTime = 0;
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const { duration, delay = 0 } = effect?.getTiming() ?? {};
        if (target === null || typeof duration !== "number" || isShown(target))
            return;
        for (const share of [0.25, 0.5, 0.75, 0.12, 0.38, 0.62, 0.88, 0.999]) {
            animation.currentTime = delay + duration * share;
            if (!isShown(target))
                continue;
            dom.shownInTurn.add(target);
            const turns = dom.parent(target);
            if (startsInTurn.has(turns))
                animation.currentTime = 0;
            startsInTurn.add(turns);
            return;
        }
        animation.currentTime = 0;
    };
    const finishScrollDriven = (animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        if (target !== null && dom.rectangle(target).top >= dom.viewport.height)
            animation.cancel();
    };
    const startsInTurn = new Set();
    for (const animation of roots.flatMap((root) => root.getAnimations())) {
        try {
            if (!(animation.timeline instanceof DocumentTimeline))
                finishScrollDriven(animation);
            else if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
                animation.finish();
            else if (animation.playState !== "paused")
                stopWhereShown(animation, startsInTurn);
        }
        catch {
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/follow-virtual-time.js
function followVirtualTime() {
    const clock = performance;
    const maxLag = 100;
    window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
        apply: (native, self, [callback]) => {
            const atClockTime = (time) => {
                const now = clock.now();
                callback(now - time > maxLag ? now : time);
            };
            return Reflect.apply(native, self, [typeof callback === "function" ? atClockTime : callback]);
        },
    });
    return true;
}

;// CONCATENATED MODULE: ./build/engine/capture/page/generated-text.js
class GeneratedText {
    #iconFont = /icon|awesome|glyph|material symbols|dashicons|symbol/i;
    textOf(element, part) {
        const look = getComputedStyle(element, part);
        const { content } = look;
        if (content === "none" || content === "normal" || look.display === "none")
            return null;
        if (look.visibility !== "visible" || Number(look.opacity) < 0.1 || Number.parseFloat(look.fontSize) < 4)
            return null;
        if (this.isIconFont(look))
            return null;
        const text = this.#parse(content);
        return /[\p{L}\p{N}\p{Sc}%‰]/u.test(text) && !/\p{Co}/u.test(text) ? { text, look } : null;
    }
    isIconFont(look) {
        return this.#iconFont.test(look.fontFamily.split(",")[0] ?? "");
    }
    isIconName(text, look) {
        return this.isIconFont(look) && /^[\s\p{Co}a-z_0-9]+$/u.test(text);
    }
    #parse(content) {
        let text = "";
        for (const [token, string] of content.matchAll(/"((?:[^"\\]|\\.)*)"|\//g)) {
            if (token === "/")
                break;
            text += (string ?? "").replace(/\\(.)/g, "$1");
        }
        return text;
    }
    touchesText({ text, look }, part) {
        if (!look.display.startsWith("inline") || !/^(static|relative)$/.test(look.position))
            return false;
        if (part === "::before" ? /\s$/.test(text) : /^\s/.test(text))
            return false;
        const [margin, padding] = part === "::before" ? [look.marginRight, look.paddingRight] : [look.marginLeft, look.paddingLeft];
        return ((Number.parseFloat(margin) || 0) + (Number.parseFloat(padding) || 0) < Number.parseFloat(look.fontSize) * 0.14);
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/geometry.js
class Geometry {
    everywhere = { left: -1e7, top: -1e7, right: 1e7, bottom: 1e7 };
    #pageWidth = Math.max(dom.viewport.width, dom.root().clientWidth);
    areaOf(rect, { x, y }) {
        return { left: rect.left + x, top: rect.top + y, right: rect.right + x, bottom: rect.bottom + y };
    }
    areaOfElement(element, origin) {
        return this.areaOf(dom.rectangle(element), origin);
    }
    intersect(a, b) {
        return {
            left: Math.max(a.left, b.left),
            top: Math.max(a.top, b.top),
            right: Math.min(a.right, b.right),
            bottom: Math.min(a.bottom, b.bottom),
        };
    }
    union(a, b) {
        return {
            left: Math.min(a.left, b.left),
            top: Math.min(a.top, b.top),
            right: Math.max(a.right, b.right),
            bottom: Math.max(a.bottom, b.bottom),
        };
    }
    roundToHalf(value) {
        return Math.round(value * 2) / 2;
    }
    boxOf({ left, top, right, bottom }) {
        return {
            x: this.roundToHalf(left),
            y: this.roundToHalf(top),
            width: this.roundToHalf(right - left),
            height: this.roundToHalf(bottom - top),
        };
    }
    hasSize({ left, top, right, bottom }, minSize = 2) {
        return right - left >= minSize && bottom - top >= minSize;
    }
    isVisible(area, minSize = 2) {
        return this.hasSize(area, minSize) && area.right > 1 && area.bottom > 1 && area.left < this.#pageWidth - 1;
    }
    isAboveFold({ top }) {
        return top < dom.viewport.height;
    }
    size({ left, top, right, bottom }) {
        return (right - left) * (bottom - top);
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/layer-change-detector.js
function freezeAnimations() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return true;
}
class LayerChangeDetector {
    #world = globalThis;
    #probe() {
        return dom.gridPoints(6, 10).map(({ x, y }) => dom.elementAt(x, y));
    }
    #isRaised(hit) {
        return dom
            .lineage(hit)
            .some((element) => dom.style(element).position === "fixed" ||
            dom.tagName(element) === "dialog" ||
            /^(alert)?dialog$/.test(dom.attribute(element, "role") ?? "") ||
            dom.attribute(element, "popover") !== null);
    }
    remember() {
        this.#world.rememberedHits = this.#probe();
    }
    changedShare() {
        const before = this.#world.rememberedHits ?? [];
        const changed = this.#probe().filter((hit, index) => {
            const previous = before[index] ?? null;
            return hit !== previous && (this.#isRaised(hit) || previous?.isConnected === false);
        });
        return before.length === 0 ? 0 : changed.length / before.length;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/layers.js
class Layers {
    #wholePage = new Map();
    #grid = dom.gridPoints(9, 20);
    #isRaised(element) {
        const look = dom.style(element);
        if (look.position === "fixed")
            return true;
        if (dom.tagName(element) === "dialog" && dom.attribute(element, "open") !== null)
            return true;
        if (dom.attribute(element, "popover") !== null)
            return true;
        if (look.position === "sticky")
            return dom.rectangle(element).bottom > dom.viewport.height - 2 && look.bottom !== "auto";
        if (look.position !== "absolute")
            return false;
        const modal = dom.attribute(element, "aria-modal") === "true" || dom.attribute(element, "role") === "dialog";
        return modal || (Number(look.zIndex) >= 1000 && dom.parent(element) === dom.body());
    }
    #raisedRoot(hit) {
        const line = dom.lineage(hit);
        const end = line.findIndex((element) => element === dom.root() || element === dom.body());
        const raised = (end === -1 ? line : line.slice(0, end)).filter((element) => this.#isRaised(element));
        return raised.reverse().find((element) => !this.#isWholePage(element)) ?? null;
    }
    #isReplacedElement(element) {
        return /^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(dom.tagName(element));
    }
    #hides(hit, layer) {
        for (const element of dom.lineage(hit)) {
            if (this.#isReplacedElement(element))
                return true;
            const { colour, hasPicture } = paint.ownBackground(dom.style(element));
            if (hasPicture || colour[3] >= 0.3)
                return true;
            if (element === layer)
                return false;
        }
        return false;
    }
    #isWholePage(layer) {
        const known = this.#wholePage.get(layer);
        if (known !== undefined)
            return known;
        const page = dom.body();
        const layerChars = prompts.textOf(layer, 20_000).length;
        const pageChars = page === null ? 0 : prompts.textOf(page, 40_000).length;
        const hasMainContent = () => prompts.descendants(layer).some((part) => /^(h1|main|nav)$/.test(dom.tagName(part)));
        const isWhole = pageChars - layerChars < layerChars * 0.25 &&
            (hasMainContent() || !(prompts.isConsentPrompt(layer, []) || this.#isWall(layer)));
        this.#wholePage.set(layer, isWhole);
        return isWhole;
    }
    #isWall(layer) {
        const { width, height } = dom.rectangle(layer);
        if (width < dom.viewport.width * 0.9 || height < dom.viewport.height * 0.9)
            return false;
        if (prompts.textOf(layer, 2000).length >= 1500)
            return false;
        const parts = dom.queryAll("h1, main, nav");
        const isShown = (part) => dom.rectangle(part).width > 1 && dom.rectangle(part).height > 1;
        return parts.length > 0 && parts.every((part) => !dom.contains(layer, part) && !isShown(part));
    }
    #isTopBar({ top, width, height }) {
        return top <= dom.viewport.height * 0.1 && height < dom.viewport.height * 0.25 && width >= dom.viewport.width * 0.5;
    }
    #isAbovePage(layer, x, y) {
        if (dom.tagName(layer) === "dialog" && layer.matches(":modal"))
            return true;
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        return stack.some((below) => !dom.contains(layer, below) && !dom.contains(below, layer));
    }
    #probe() {
        const found = new Map();
        for (const { x, y } of this.#grid) {
            const hit = dom.elementAt(x, y);
            const layer = hit && this.#raisedRoot(hit);
            if (!hit || !layer || !this.#hides(hit, layer))
                continue;
            const hits = found.get(layer) ?? { elements: [], abovePage: 0 };
            hits.elements.push(hit);
            if (this.#isAbovePage(layer, x, y))
                hits.abovePage += 1;
            found.set(layer, hits);
        }
        return found;
    }
    #boxOf(layer, hits, share) {
        const whole = dom.rectangle(layer);
        const isFilled = (whole.width * whole.height) / (dom.viewport.width * dom.viewport.height) <= share * 2;
        const rects = isFilled ? [whole] : hits.map(dom.rectangle);
        const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
        const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
        const right = Math.min(dom.viewport.width, Math.max(...rects.map((rect) => rect.right)));
        const bottom = Math.min(dom.viewport.height, Math.max(...rects.map((rect) => rect.bottom)));
        return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
    }
    #opaqueAncestor(hit, layer) {
        const line = dom.lineage(hit);
        const isOpaque = (element) => {
            const look = dom.style(element);
            const { colour, hasPicture } = paint.ownBackground(look);
            return colour[3] * Number(look.opacity) >= 0.9 || hasPicture || this.#isReplacedElement(element);
        };
        return line.slice(0, line.indexOf(layer) + 1).findLast(isOpaque) ?? null;
    }
    #describe(layer, hits) {
        const foldShare = hits.elements.length / this.#grid.length;
        const isConsent = prompts.isConsentPrompt(layer, consentFrames);
        const isWall = this.#isWall(layer);
        const isSmall = !isWall && hits.abovePage / this.#grid.length < 0.02;
        if (!isConsent && (isSmall || this.#isTopBar(dom.rectangle(layer))))
            return null;
        const isDialog = /^(alert)?dialog$/.test(dom.attribute(layer, "role") ?? "") || dom.tagName(layer) === "dialog";
        const opaque = [...new Set(hits.elements.flatMap((hit) => this.#opaqueAncestor(hit, layer) ?? []))];
        return {
            root: layer,
            kind: isConsent ? "consent" : "overlay",
            box: this.#boxOf(layer, hits.elements, foldShare),
            solid: opaque.length === 0 ? null : this.#boxOf(layer, opaque, 0),
            foldShare,
            modal: isConsent || isDialog || foldShare >= 0.15,
            isWall,
        };
    }
    #describeNotice(notice) {
        const box = this.#boxOf(notice, [notice], 1);
        const foldShare = Math.min(1, (box.width * box.height) / (dom.viewport.width * dom.viewport.height));
        return { root: notice, kind: "consent", box, solid: box, foldShare, modal: true, isWall: false };
    }
    find() {
        const above = [...this.#probe()].flatMap(([layer, hits]) => this.#describe(layer, hits) ?? []);
        const notices = prompts.findNotices().filter((notice) => !above.some((layer) => dom.contains(layer.root, notice)));
        return [...above, ...notices.map((notice) => this.#describeNotice(notice))];
    }
    isCovered(layers, box, owner) {
        const points = [0.2, 0.5, 0.8]
            .map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 }))
            .filter(({ x, y }) => x >= 0 && y >= 0 && x < dom.viewport.width && y < dom.viewport.height);
        const covered = points.filter(({ x, y }) => {
            const hit = dom.elementAt(x, y);
            return layers.some(({ root }) => dom.contains(root, hit) && !dom.contains(root, owner) && hit && this.#hides(hit, root));
        });
        return points.length > 0 && covered.length * 2 > points.length;
    }
    #isBackdrop(element) {
        const look = dom.style(element);
        if (!/^(fixed|absolute)$/.test(look.position) || look.display === "none")
            return false;
        const { width, height } = dom.rectangle(element);
        if (width < dom.viewport.width * 0.9 || height < dom.viewport.height * 0.9)
            return false;
        const isVisible = paint.ownBackground(look).colour[3] > 0.05 || look.backdropFilter !== "none";
        return isVisible && prompts.textOf(element, 50).trim() === "" && prompts.descendants(element).length < 5;
    }
    findBackdrops() {
        const isFixed = (element) => dom.style(element).position === "fixed";
        const candidates = [...dom.queryAll("body *").filter(isFixed), ...this.#probe().keys()];
        return [...new Set(candidates)].filter((element) => this.#isBackdrop(element));
    }
    #stackAbovePage(layers, x, y) {
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        const page = stack.findIndex((element) => element === dom.body() ||
            element === dom.root() ||
            !(layers.some((layer) => dom.contains(layer.root, element)) || this.#raisedRoot(element) !== null));
        return page === -1 ? stack : stack.slice(0, page);
    }
    backdropColour(layers) {
        if (layers.length === 0)
            return null;
        const seen = new Map();
        let translucentPoints = 0;
        for (const { x, y } of dom.gridPoints(6, 10)) {
            const stack = this.#stackAbovePage(layers, x, y);
            const blurs = stack.some((element) => dom.style(element).backdropFilter.includes("blur"));
            const { colour, alpha } = paint.overlayColour(stack);
            if (alpha >= 0.9 && !blurs)
                continue;
            translucentPoints += 1;
            if (alpha < 0.03 && !blurs)
                continue;
            const key = `${colour} ${alpha} ${blurs}`;
            const times = (seen.get(key)?.times ?? 0) + 1;
            seen.set(key, { backdrop: { colour, alpha: blurs ? 1 : alpha }, times });
        }
        return [...seen.values()].find(({ times }) => times * 2 > translucentPoints)?.backdrop ?? null;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/painted-colours.js
class Paint {
    #clear = [0, 0, 0, 0];
    #white = [255, 255, 255, 1];
    #pictureColour = [128, 128, 128, 1];
    #parsed = new Map();
    #canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    #parse(css) {
        const known = this.#parsed.get(css);
        if (known !== undefined)
            return known;
        const parsed = this.#parseRgb(css) ?? this.#parseByPainting(css);
        this.#parsed.set(css, parsed);
        return parsed;
    }
    #parseRgb(css) {
        const match = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css);
        return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4] ?? 1)];
    }
    #parseByPainting(css) {
        const canvas = this.#canvas;
        if (canvas === null)
            return this.#clear;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = "#0000";
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
    }
    #blend(top, bottom) {
        const alpha = top[3] + bottom[3] * (1 - top[3]);
        if (alpha === 0)
            return this.#clear;
        const mix = (index) => (top[index] * top[3] + bottom[index] * bottom[3] * (1 - top[3])) / alpha;
        return [mix(0), mix(1), mix(2), alpha];
    }
    #hex(colour) {
        const channels = colour.slice(0, 3).map((channel) => Math.round(channel).toString(16).padStart(2, "0"));
        return `#${channels.join("")}`;
    }
    #gradient(image) {
        if (!image.includes("gradient("))
            return null;
        const stops = image.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/g) ?? [];
        if (stops.length === 0)
            return null;
        const sum = stops
            .map((stop) => this.#parse(stop))
            .reduce((total, stop) => {
            const add = (index) => total[index] + stop[index] * stop[3];
            return [add(0), add(1), add(2), total[3] + stop[3]];
        }, this.#clear);
        if (sum[3] === 0)
            return this.#clear;
        return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3] / stops.length];
    }
    #clipsToText(look) {
        return look.getPropertyValue("background-clip").includes("text");
    }
    ownBackground(look) {
        const flat = this.#parse(look.backgroundColor);
        const image = look.backgroundImage;
        if (image === "none" || this.#clipsToText(look))
            return { colour: flat, hasPicture: false };
        const gradient = this.#gradient(image);
        const colour = gradient === null ? flat : this.#blend(gradient, flat);
        return { colour, hasPicture: image.includes("url(") };
    }
    #composite(stack) {
        let colour = this.#clear;
        let overPicture = false;
        for (const element of stack) {
            if (colour[3] >= 0.99)
                break;
            const own = this.ownBackground(dom.style(element));
            overPicture ||= own.hasPicture || /^(img|video|canvas|picture|image)$/.test(dom.tagName(element));
            colour = this.#blend(colour, own.colour);
        }
        return { colour: this.#hex(this.#blend(colour, this.#white)), overPicture };
    }
    backgroundOf(element) {
        return this.#composite(dom.lineage(element));
    }
    backgroundAt(element, x, y) {
        const stack = Document.prototype.elementsFromPoint.call(document, x, y);
        const start = stack.findIndex((hit) => dom.contains(hit, element));
        const first = stack[start];
        if (first === undefined)
            return this.backgroundOf(element);
        const lineage = dom.lineage(element);
        return this.#composite([...lineage.slice(0, lineage.indexOf(first)), ...stack.slice(start)]);
    }
    #textColour(look, element) {
        const fill = this.#parse(look.getPropertyValue("-webkit-text-fill-color") || look.color);
        if (fill[3] >= 0.1)
            return fill;
        return this.#clippedBackground(look, element) ?? this.#outline(look) ?? this.#shadow(look);
    }
    #clippedBackground(look, element) {
        const outer = dom.lineage(element).slice(1, 6);
        const clipping = [look, ...outer.map((at) => dom.style(at))].find((at) => this.#clipsToText(at));
        if (clipping === undefined)
            return null;
        const colour = this.#gradient(clipping.backgroundImage) ?? this.#parse(clipping.backgroundColor);
        if (colour[3] >= 0.1)
            return colour;
        return clipping.backgroundImage.includes("url(") ? this.#pictureColour : null;
    }
    #outline(look) {
        if (!(Number.parseFloat(look.getPropertyValue("-webkit-text-stroke-width")) > 0))
            return null;
        const colour = this.#parse(look.getPropertyValue("-webkit-text-stroke-color"));
        return colour[3] < 0.1 ? null : colour;
    }
    #shadow(look) {
        const [, colour = "", blur = ""] = /^(.*?\)) \S+ \S+ ([\d.]+)px/.exec(look.textShadow) ?? [];
        if (colour === "" || Number(blur) > Number.parseFloat(look.fontSize) * 0.1)
            return null;
        const shadow = this.#parse(colour);
        return shadow[3] < 0.1 ? null : shadow;
    }
    hasVisibleText(look, element) {
        return this.#textColour(look, element) !== null;
    }
    isOpaque(css) {
        return this.#parse(css)[3] >= 0.3;
    }
    textColourOn(look, background, element) {
        const channel = (start) => Number.parseInt(background.slice(start, start + 2), 16);
        const colour = this.#textColour(look, element) ?? this.#clear;
        return this.#hex(this.#blend(colour, [channel(1), channel(3), channel(5), 1]));
    }
    isFilled(element, look) {
        const own = this.ownBackground(look);
        if (own.hasPicture)
            return true;
        if (own.colour[3] >= 0.1) {
            const around = dom.parent(element);
            return around === null || this.#hex(this.#blend(own.colour, this.#white)) !== this.backgroundOf(around).colour;
        }
        return ["top", "right", "bottom", "left"].every((side) => Number.parseFloat(look.getPropertyValue(`border-${side}-width`)) >= 1 &&
            look.getPropertyValue(`border-${side}-style`) !== "none" &&
            this.#parse(look.getPropertyValue(`border-${side}-color`))[3] >= 0.1);
    }
    overlayColour(stack) {
        let colour = this.#clear;
        for (const element of stack) {
            const look = dom.style(element);
            const [red, green, blue, alpha] = this.ownBackground(look).colour;
            colour = this.#blend(colour, [red, green, blue, alpha * Number(look.opacity)]);
        }
        return { colour: this.#hex(colour), alpha: Math.round(colour[3] * 1000) / 1000 };
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/picture-collector.js
class PictureCollector {
    pictures = [];
    #sourceOf(element) {
        const label = dom.attribute(element, "aria-label") ?? dom.attribute(element, "title") ?? "";
        switch (dom.tagName(element)) {
            case "img": {
                const { currentSrc, src } = element;
                return { kind: "img", src: currentSrc || src || null, alt: dom.attribute(element, "alt") || label };
            }
            case "video": {
                const { poster, currentSrc } = element;
                return { kind: "video", src: poster || currentSrc || null, alt: label };
            }
            case "svg": {
                const title = dom.children(element).find((child) => dom.isElement(child) && dom.tagName(child) === "title");
                return { kind: "svg", src: null, alt: title?.textContent ?? label };
            }
            default:
                return null;
        }
    }
    #backgroundOf(element, look) {
        const image = look.backgroundImage;
        if (image === "none" || look.getPropertyValue("background-clip").includes("text"))
            return null;
        const src = /url\("([^"]*)"\)/.exec(image)?.[1] ?? null;
        if (src === null && !image.includes("gradient("))
            return null;
        return { kind: "background", src, alt: dom.attribute(element, "aria-label") ?? "" };
    }
    #svgText(drawing) {
        return dom
            .children(drawing)
            .map((node) => {
            if (!dom.isElement(node))
                return node.nodeValue ?? "";
            const isPlaced = ["x", "y", "dy"].some((key) => dom.attribute(node, key) !== null);
            return isPlaced ? ` ${this.#svgText(node)}` : this.#svgText(node);
        })
            .join("");
    }
    textOf(element) {
        const lines = dom.tagName(element) === "svg" ? dom.queryAll("text", element) : [];
        return lines.length > 0 ? lines.map((line) => this.#svgText(line)).join(" ") : (this.#sourceOf(element)?.alt ?? "");
    }
    letteringOf(drawing) {
        const lines = dom.queryAll("text", drawing).length;
        return lines > 0 && lines <= 12 ? this.textOf(drawing) : "";
    }
    add(element, look, { clip, origin, region }) {
        const sources = [this.#sourceOf(element), this.#backgroundOf(element, look)].filter((source) => source !== null);
        if (sources.length === 0 || look.visibility !== "visible")
            return;
        const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
        if (!geometry.isVisible(area, 12))
            return;
        for (const source of sources)
            this.pictures.push({ element, area, region, ...source });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/popup-closer.js
class NavigationGuard {
    #preventLeaving = (event) => {
        const target = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
        const leaves = target instanceof HTMLAnchorElement && /^https?:/.test(target.href);
        const within = leaves && target.href.split("#")[0] === location.href.split("#")[0] && target.hash !== "";
        if (event.type === "submit" || (leaves && !within))
            event.preventDefault();
    };
    run(click) {
        for (const type of ["click", "submit"])
            addEventListener(type, this.#preventLeaving, true);
        try {
            click();
        }
        finally {
            for (const type of ["click", "submit"])
                removeEventListener(type, this.#preventLeaving, true);
        }
    }
}
class PopupCloser {
    #closeButton = new RegExp(popupOptions.patterns.closeButton, "iu");
    #refuseButton = new RegExp(popupOptions.patterns.refuseButton, "iu");
    #acknowledgeButton = new RegExp(popupOptions.patterns.acknowledgeButton, "iu");
    #acceptButton = new RegExp(popupOptions.patterns.acceptButton, "iu");
    #closeElementName = new RegExp(popupOptions.patterns.closeElementName, "iu");
    #isPageContent(element) {
        const role = dom.attribute(element, "role") ?? "";
        return /^(nav|main)$/.test(dom.tagName(element)) || /^(navigation|main)$/.test(role);
    }
    #findOpen() {
        return layers
            .find()
            .filter(({ kind, modal, isWall }) => isWall || (kind === "overlay" && modal))
            .map(({ root }) => root)
            .filter((root) => ![root, ...prompts.descendants(root)].some((part) => this.#isPageContent(part)));
    }
    #isPressable(element) {
        const tag = dom.tagName(element);
        if (tag === "a")
            return /^(#.*|javascript:.*)?$/i.test(dom.attribute(element, "href") ?? "");
        const role = dom.attribute(element, "role");
        return tag === "button" || role === "button" || role === "link" || dom.style(element).cursor === "pointer";
    }
    #isButton(element) {
        const { width, height } = dom.rectangle(element);
        return width >= 4 && height >= 4 && dom.style(element).visibility === "visible" && this.#isPressable(element);
    }
    #isLabelled(element, pattern) {
        const names = ["aria-label", "title", "value"].map((key) => dom.attribute(element, key) ?? "");
        return [prompts.textOf(element, 80), ...names].some((name) => {
            const label = name.replace(/^[^\p{L}\p{N}]+(?=\p{L})/u, "").trim();
            return label !== "" && label.length < 40 && pattern.test(label);
        });
    }
    #isCloseButton(element) {
        if (this.#isLabelled(element, this.#closeButton))
            return true;
        const { width, height } = dom.rectangle(element);
        if (prompts.textOf(element, 80).trim().length > 2 || Math.max(width, height) > 90)
            return false;
        const names = `${dom.attribute(element, "class") ?? ""} ${dom.attribute(element, "id") ?? ""}`;
        return this.#closeElementName.test(names);
    }
    #asksForData(parts) {
        const isField = (part) => /^(textarea|select)$/.test(dom.tagName(part)) ||
            (dom.tagName(part) === "input" &&
                !/^(button|submit|checkbox|radio|hidden|image)$/.test(dom.attribute(part, "type") ?? "text"));
        return parts.some((part) => isField(part));
    }
    #press(element) {
        const init = { bubbles: true, cancelable: true, composed: true };
        navigationGuard.run(() => {
            for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
                const event = type.startsWith("pointer") ? new PointerEvent(type, init) : new MouseEvent(type, init);
                element.dispatchEvent(event);
            }
        });
    }
    #pressEscape(root) {
        const bubbling = { bubbles: true, cancelable: true, composed: true };
        const init = { key: "Escape", code: "Escape", keyCode: 27, ...bubbling };
        const target = dom.contains(root, document.activeElement) ? (document.activeElement ?? root) : root;
        for (const type of ["keydown", "keyup"])
            target.dispatchEvent(new KeyboardEvent(type, init));
        if (dom.tagName(root) !== "dialog" || !root.open)
            return;
        if (root.dispatchEvent(new Event("cancel", { cancelable: true })))
            root.close();
    }
    #finishAnimations(root) {
        for (const animation of document.getAnimations()) {
            const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
            const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
            if (dom.isElement(target) && dom.contains(root, target) && !isEndless)
                animation.finish();
        }
    }
    async #hasClosed(root) {
        const end = performance.now() + popupOptions.timeoutMs;
        while (performance.now() < end) {
            await new Promise((resolve) => setTimeout(resolve, 30));
            this.#finishAnimations(root);
            if (!this.#findOpen().includes(root))
                return true;
        }
        return false;
    }
    #findCloseButton(root) {
        const parts = prompts.descendants(root);
        const buttons = parts.filter((part) => this.#isButton(part));
        const find = (pattern) => buttons.find((button) => this.#isLabelled(button, pattern));
        const closing = buttons.find((button) => this.#isCloseButton(button));
        if (closing !== undefined || this.#asksForData(parts))
            return closing;
        const refusing = prompts.isConsentPrompt(root, []) ? find(this.#refuseButton) : undefined;
        const answer = refusing ?? find(this.#acknowledgeButton);
        const isWall = () => layers.find().some((layer) => layer.root === root && layer.isWall);
        return answer ?? (isWall() ? find(this.#acceptButton) : undefined);
    }
    async #close(root) {
        const button = this.#findCloseButton(root);
        if (button !== undefined)
            this.#press(button);
        if (button !== undefined && (await this.#hasClosed(root)))
            return true;
        this.#pressEscape(root);
        return this.#hasClosed(root);
    }
    async closeAll() {
        const tried = new Set();
        let closed = 0;
        for (let round = 0; round < 4; round += 1) {
            const untried = this.#findOpen().filter((root) => !tried.has(root));
            const next = untried.find((root) => this.#findCloseButton(root) !== undefined) ?? untried[0];
            if (next === undefined)
                break;
            tried.add(next);
            if (await this.#close(next))
                closed += 1;
        }
        return closed;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/read-page.js
class PageReader {
    #layers = layers.find();
    #elementNumbers = new Map();
    #visited = 0;
    #frames = [];
    #walk(element, from) {
        const skipped = /^(script|style|template|noscript|head|meta|link|title|datalist|object|audio)$/;
        this.#visited += 1;
        const tag = dom.tagName(element);
        if (this.#visited > limits.elements || skipped.test(tag))
            return;
        const look = dom.style(element);
        const context = contexts.enter(element, look, from, this.#layers);
        if (!/^(nav|header)$/.test(from.region) && (context === null || contexts.isFolded(element, look)))
            faq.addCollapsed(element);
        if (context === null)
            return;
        if (!/^(nav|header)$/.test(from.region) && contexts.isCutOff(element, look))
            faq.addCutOff(element);
        pictures.add(element, look, context);
        faq.add(element);
        context.inControl = controls.add(element, look, context) || from.inControl;
        if (tag === "iframe" || tag === "frame")
            this.#walkFrame(element, context);
        if (tag === "br" && context.block !== null)
            context.block.hasBreak = true;
        if (/^(input|select|textarea)$/.test(tag))
            textBlocks.addValue(element, controls.valueOf(element), look, context);
        if (/^(select|textarea)$/.test(tag))
            return;
        if (tag === "svg")
            this.#walkDrawing(element, look, context);
        else if (/^(img|video|canvas|iframe|frame|input)$/.test(tag))
            textBlocks.addPicture(element, pictures.textOf(element), look, context);
        else
            this.#walkChildren(element, look, context);
    }
    #walkChildren(element, look, context) {
        const outer = context.block;
        const belongsToOuter = textBlocks.belongsToBlock(element, look, outer);
        const isBox = !/^(inline|contents)$/.test(look.display);
        if (outer !== null && isBox)
            outer.hasBreak = true;
        if (!belongsToOuter)
            context.block = textBlocks.open(element, context.region);
        textBlocks.addGenerated(element, "::before", context);
        for (const node of dom.renderedChildren(element)) {
            if (dom.isElement(node))
                this.#walk(node, context);
            else if (node.nodeType === 3)
                textBlocks.addText(node, element, look, context);
        }
        textBlocks.addGenerated(element, "::after", context);
        if (outer !== null && (isBox || !belongsToOuter))
            outer.hasBreak = true;
    }
    #walkDrawing(element, look, context) {
        const isInHeading = context.block !== null && context.block.level !== null;
        if (isInHeading)
            textBlocks.addPicture(element, pictures.textOf(element), look, context);
        else
            textBlocks.addLettering(element, pictures.letteringOf(element), look, context);
        for (const part of dom.queryAll("foreignObject", element))
            this.#walkChildren(part, dom.style(part), context);
    }
    #walkFrame(element, context) {
        const inner = dom.frameDocument(element);
        const body = inner?.body;
        const area = geometry.areaOfElement(element, context.origin);
        const clip = geometry.intersect(context.clip, area);
        if (inner === null && geometry.isVisible(clip) && dom.style(element).visibility === "visible")
            this.#frames.push({ element, region: context.region, area });
        const origin = { x: area.left, y: area.top };
        if (body && geometry.isVisible(clip))
            this.#walk(body, { ...context, clip, origin, block: null });
    }
    #heaviest(items, limit, weightOf) {
        if (items.length <= limit)
            return items;
        const order = items.map((item, index) => ({ index, weight: weightOf(item) }));
        order.sort((a, b) => b.weight - a.weight || a.index - b.index);
        const indices = new Set(order.slice(0, limit).map(({ index }) => index));
        return items.filter((_, index) => indices.has(index));
    }
    #foldWeight(area) {
        return geometry.isAboveFold(area) ? 4 : 1;
    }
    #placement(element, region, area) {
        const box = geometry.boxOf(area);
        return {
            tag: dom.tagName(element),
            box,
            region,
            covered: this.#layers.length > 0 && geometry.isAboveFold(area) && layers.isCovered(this.#layers, box, element),
            selector: selectors.selectorOf(element),
        };
    }
    #centreOf({ left, top, right, bottom }) {
        return { x: (left + right) / 2 - scrollX, y: (top + bottom) / 2 - scrollY };
    }
    #isOnScreen(area) {
        const { x, y } = this.#centreOf(area);
        return x >= 0 && y >= 0 && x < dom.viewport.width && y < dom.viewport.height;
    }
    #colours(look, element, area) {
        const { x, y } = this.#centreOf(area);
        const background = this.#isOnScreen(area) ? paint.backgroundAt(element, x, y) : paint.backgroundOf(element);
        return {
            colour: paint.textColourOn(look, background.colour, element),
            background: background.colour,
            overPicture: background.overPicture,
        };
    }
    #estimateFontSize(area, text) {
        const perCharacter = geometry.size(area) / (text.length * 0.55 * 1.25);
        return Math.min(96, (area.bottom - area.top) * 0.8, Math.sqrt(perCharacter));
    }
    #ancestorNumbers(element) {
        const numbers = dom.lineage(element).map((at) => {
            const number = this.#elementNumbers.get(at) ?? this.#elementNumbers.size;
            this.#elementNumbers.set(at, number);
            return number;
        });
        return numbers.reverse().slice(0, limits.within);
    }
    #textWeight({ block, text, area, style }) {
        const isOffer = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|(?:kr|zł|Kč|CHF|EUR|USD|GBP)\b)/u.test(text);
        const rank = (isOffer ? 100 : 1) * (block.level === null ? 1 : 2) * this.#foldWeight(area);
        return Number.parseFloat(style.fontSize) ** 1.3 * rank;
    }
    #texts(collected) {
        const texts = this.#heaviest(collected, limits.texts, (text) => this.#textWeight(text));
        return texts.flatMap(({ block, text, struck, area, style, parent, drawn, aside }) => {
            const colours = this.#colours(style, parent, area);
            if (!drawn && colours.colour === colours.background && !colours.overPicture && this.#isOnScreen(area))
                return [];
            const fontPx = drawn ? this.#estimateFontSize(area, text) : Number.parseFloat(style.fontSize);
            const read = {
                ...this.#placement(block.element, block.region, area),
                within: this.#ancestorNumbers(block.element),
                text,
                ...(struck.length > 0 && { struck }),
                ...(drawn && { drawn }),
                ...(aside && { aside }),
                level: block.level,
                fontPx: geometry.roundToHalf(fontPx),
                fontWeight: Number(style.fontWeight),
                ...colours,
            };
            return [read];
        });
    }
    #controls() {
        const weightOf = ({ area }) => geometry.size(area) * this.#foldWeight(area);
        return this.#heaviest(controls.controls, limits.controls, weightOf).map((control) => {
            const { element, area, region, style, filledElement, badge } = control;
            return {
                ...this.#placement(element, region, area),
                text: controls.labelOf(control),
                href: dom.tagName(element) === "a" ? element.href : null,
                filled: filledElement !== null,
                ...(badge !== null && { badge: true }),
                ...this.#colours(style, filledElement ?? element, area),
                fontPx: geometry.roundToHalf(Number.parseFloat(style.fontSize)),
            };
        });
    }
    #images() {
        const weightOf = ({ area }) => geometry.size(area) * this.#foldWeight(area);
        return this.#heaviest(pictures.pictures, limits.images, weightOf).map((picture) => ({
            ...this.#placement(picture.element, picture.region, picture.area),
            kind: picture.kind,
            src: picture.src?.startsWith("data:") ? null : (picture.src?.slice(0, 2000) ?? null),
            alt: dom.cleanText(picture.alt, 300),
        }));
    }
    #linkText(anchor) {
        const [picture] = dom.queryAll("img[alt]", anchor);
        const names = [dom.attribute(anchor, "aria-label"), picture ? dom.attribute(picture, "alt") : null];
        const texts = [anchor.textContent, ...names].map((text) => dom.cleanText(text ?? "", 200));
        return texts.find((text) => text !== "") ?? "";
    }
    #links() {
        const texts = new Map();
        for (const anchor of dom.queryAll("a[href]")) {
            const { href } = anchor;
            if (texts.size >= limits.links)
                break;
            if (!/^(https?|tel|sms|mailto|whatsapp):/.test(href) || href.length > 2000)
                continue;
            if ([...dom.hiddenLayers].some((layer) => dom.contains(layer, anchor)))
                continue;
            if (!texts.get(href))
                texts.set(href, this.#linkText(anchor));
        }
        return [...texts].map(([href, text]) => ({ href, text }));
    }
    #meta(...names) {
        for (const element of dom.queryAll("meta[content]")) {
            const keys = ["name", "property", "http-equiv"].map((key) => dom.attribute(element, key)?.toLowerCase());
            const content = dom.cleanText(dom.attribute(element, "content") ?? "", 1000);
            if (content !== "" && keys.some((key) => key !== undefined && names.includes(key)))
                return content;
        }
        return null;
    }
    read() {
        const body = dom.body();
        if (body !== null)
            this.#walk(body, contexts.start());
        const collected = textBlocks.read();
        return {
            url: location.href,
            title: dom.cleanText(document.title, 1000),
            language: dom.attribute(dom.root(), "lang") || this.#meta("content-language"),
            description: this.#meta("description", "og:description"),
            siteName: this.#meta("og:site_name", "application-name", "apple-mobile-web-app-title"),
            fold: dom.viewport,
            documentHeight: Math.max(dom.root().scrollHeight, body?.scrollHeight ?? 0),
            texts: this.#texts(collected),
            leftOut: Math.max(0, collected.length - limits.texts),
            isCut: this.#visited > limits.elements,
            controls: this.#controls(),
            images: this.#images(),
            links: this.#links(),
            answers: faq.entries,
            frames: this.#frames.map(({ element, region, area }) => this.#placement(element, region, area)),
            jsonLd: dom
                .queryAll('script[type="application/ld+json"]')
                .slice(0, 20)
                .map((script) => script.textContent ?? "")
                .filter((text) => text.length < 100_000),
            layers: this.#layers.map(({ kind, box, solid, foldShare }) => ({ kind, box, solid, foldShare })),
            veil: layers.backdropColour(this.#layers),
            markup: dom.root().outerHTML.slice(0, 20_000),
        };
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/regions.js
class NavigationBlocks {
    isNavigation(element) {
        return this.#isBreadcrumb(element) || this.#isFilter(element);
    }
    #childElements(element) {
        return dom.children(element).filter(dom.isElement);
    }
    #countLinks(element) {
        return dom.queryAll("a[href]", element).length;
    }
    #isMarkedBreadcrumb(element) {
        return (/BreadcrumbList/.test(dom.attribute(element, "itemtype") ?? "") ||
            /bread-?crumb/i.test(dom.attribute(element, "aria-label") ?? ""));
    }
    #hasWrittenSeparators(text, hasLinks) {
        if (/«/.test(text))
            return false;
        const steps = text.split(/\s*[›»]\s*/);
        const parts = steps.length < 2 && hasLinks ? text.split(/\s*→\s*|\s[>/]\s/) : steps;
        return parts.length >= (hasLinks ? 2 : 3) && parts.every((part) => part !== "" && part.length <= 60);
    }
    #hasDrawnSeparator(item) {
        return ["::before", "::after"].some((part) => /^"\s*[›»→>/]\s*"/.test(getComputedStyle(item, part).content));
    }
    #isListWithDrawnSeparators(items) {
        const steps = items.filter((item) => dom.tagName(item) === "li");
        return (steps.length >= 2 &&
            steps.length === items.length &&
            steps.slice(0, -1).every((step) => this.#countLinks(step) === 1) &&
            steps.some((step) => this.#hasDrawnSeparator(step)));
    }
    #isBreadcrumb(element) {
        if (this.#isMarkedBreadcrumb(element))
            return true;
        if (!/^(ol|ul|p|div)$/.test(dom.tagName(element)))
            return false;
        const items = this.#childElements(element);
        if (items.length > 14 || !items.every((item) => /^(li|a|span|i|b|strong|em|svg)$/.test(dom.tagName(item))))
            return false;
        const text = dom.textOf(element, 160);
        if (text === "" || text.length >= 160)
            return false;
        return (this.#hasWrittenSeparators(text, this.#countLinks(element) > 0) ||
            (/^[ou]l$/.test(dom.tagName(element)) && this.#isListWithDrawnSeparators(items)));
    }
    #isFacet(item) {
        const text = dom.textOf(item, 100);
        if (text.length >= 100)
            return false;
        const hasCheckbox = dom.queryAll("input[type=checkbox], [role=checkbox]", item).length > 0;
        return (hasCheckbox || this.#countLinks(item) === 1) && /\S\s*(\(\s?\d{1,6}\s?\)|\[\s?\d{1,6}\s?\])$/.test(text);
    }
    #isFilter(element) {
        if (!/^(ul|ol|fieldset|form|div)$/.test(dom.tagName(element)))
            return false;
        const items = this.#childElements(element);
        if (items.length < 2 || items.length > 60)
            return false;
        const facets = items.filter((item) => dom.style(item).display !== "none" && this.#isFacet(item)).length;
        return facets >= 2 && facets * 3 >= items.length * 2;
    }
}
class Regions {
    #byRole = {
        banner: "header",
        navigation: "nav",
        main: "main",
        complementary: "aside",
        contentinfo: "footer",
    };
    #byName = [
        [/(^|\s)(site|page|main|global)?[-_]?footer($|\s)/i, "footer"],
        [/(^|\s)(site|main|top|primary)?[-_]?(nav|navbar|navigation|menu[-_]?bar)($|\s)/i, "nav"],
    ];
    #regionByTag(element) {
        const tag = dom.tagName(element);
        return /^(header|nav|main|aside|footer)$/.test(tag) ? tag : null;
    }
    #regionByName(element) {
        if (!/^(div|section|ul|table)$/.test(dom.tagName(element)))
            return null;
        const names = `${dom.attribute(element, "id") ?? ""} ${dom.attribute(element, "class") ?? ""}`;
        return this.#byName.find(([pattern]) => pattern.test(names))?.[1] ?? null;
    }
    #landmark(element) {
        const role = dom.attribute(element, "role") ?? "";
        const found = this.#byRole[role] ?? this.#regionByTag(element) ?? this.#regionByName(element);
        if (found === null)
            return null;
        const isSectional = /^(header|footer)$/.test(found) && role === "";
        const isNested = () => dom.lineage(dom.parent(element)).some((outer) => /^(article|section|main|aside)$/.test(dom.tagName(outer)));
        if (isSectional && isNested())
            return null;
        if (found === "header" && dom.rectangle(element).height > dom.viewport.height * 0.4)
            return "main";
        return found;
    }
    regionOf(element, around, layers) {
        const layer = layers.find(({ root, modal }) => root === element && modal);
        if (layer !== undefined)
            return layer.kind;
        if (/^(footer|consent|overlay)$/.test(around))
            return around;
        const landmark = this.#landmark(element);
        if (landmark !== null)
            return landmark;
        return around !== "nav" && navigationBlocks.isNavigation(element) ? "nav" : around;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/resource-reader.js
class ResourceReader {
    #uses = new Map();
    #faces = [];
    #end = performance.now() + 1000;
    #trees = this.#findTrees();
    #findTrees() {
        const trees = [document];
        for (const tree of trees)
            for (const element of dom.queryAll("*", tree)) {
                const shadow = dom.shadowRootOf(element);
                if (shadow !== null && trees.length < 1000)
                    trees.push(shadow);
            }
        return trees;
    }
    #queryAll(selector) {
        return this.#trees.flatMap((tree) => dom.queryAll(selector, tree));
    }
    #normalise(url) {
        const bare = url.replace(/#.*$/, "");
        return location.protocol === "https:" ? bare.replace(/^http:/, "https:") : bare;
    }
    #urls = (kind) => new Set(suspects.filter((one) => one.kind === kind).map(({ url }) => this.#normalise(url)));
    #suspects = {
        stylesheet: this.#urls("stylesheet"),
        script: this.#urls("script"),
        image: this.#urls("image"),
    };
    #use(kind, source, element, more = {}) {
        const url = this.#normalise(source);
        if (!this.#suspects[kind].has(url))
            return;
        const flags = { aboveFold: false, module: false, noticeable: false, broken: false };
        const use = { kind, url, element, box: null, ...flags, ...more };
        const known = this.#uses.get(`${kind} ${url}`);
        if (known !== undefined && (known.aboveFold || !use.aboveFold))
            return;
        const written = (element && dom.attribute(element, "src")?.trim()) || source;
        const mixed = location.protocol === "https:" && /^http:/i.test(written);
        this.#uses.set(`${kind} ${url}`, { ...use, mixed });
    }
    #rulesOf(sheet) {
        try {
            return sheet === null ? [] : [...sheet.cssRules];
        }
        catch {
            return null;
        }
    }
    #matchesScreen(media) {
        return media === "" || matchMedia(media).matches;
    }
    #readLink(link) {
        const rel = (dom.attribute(link, "rel") ?? "").toLowerCase().split(/\s+/);
        if (rel.includes("modulepreload"))
            this.#use("script", link.href, link, { module: true });
        const isLate = dom.attribute(link, "onload") !== null;
        const isSheet = rel.includes("stylesheet") && !rel.includes("alternate") && !link.disabled;
        const isPreload = rel.includes("preload") && dom.attribute(link, "as") === "style" && isLate;
        if (!(isSheet || isPreload) || !(isLate || this.#matchesScreen(dom.attribute(link, "media") ?? "")))
            return;
        const rules = this.#rulesOf(link.sheet);
        if (rules === null || rules.length === 0)
            this.#use("stylesheet", link.href, link);
    }
    #readSheet(sheet, depth) {
        if (!this.#matchesScreen(sheet.media.mediaText))
            return;
        this.#readRules(this.#rulesOf(sheet) ?? [], sheet.href ?? document.baseURI, depth);
    }
    #readRules(rules, base, depth) {
        for (const rule of rules) {
            if (rule instanceof CSSImportRule)
                this.#readImport(rule, base, depth);
            else if (rule instanceof CSSFontFaceRule)
                this.#readFontFace(rule.style, base);
            else if (rule instanceof CSSGroupingRule && depth < 10)
                this.#readRules([...rule.cssRules], base, depth + 1);
        }
    }
    #readImport(rule, base, depth) {
        if (!this.#matchesScreen(rule.media.mediaText))
            return;
        const url = URL.parse(rule.href, base)?.href ?? "";
        const rules = this.#rulesOf(rule.styleSheet);
        if (rules === null || rules.length === 0)
            this.#use("stylesheet", url, null);
        else if (rule.styleSheet !== null && depth < 10)
            this.#readSheet(rule.styleSheet, depth + 1);
    }
    #readFontFace(style, base) {
        const sources = style.getPropertyValue("src").matchAll(/url\("([^"]*)"\)/g);
        const urls = [...sources].flatMap(([, url = ""]) => {
            const { href = "" } = (url.length < 2000 && URL.parse(url, base)) || {};
            return /^https?:/.test(href) && href.length < 2000 ? href : [];
        });
        if (this.#faces.length < 500)
            this.#faces.push({ family: this.#family(style.getPropertyValue("font-family")), urls: urls.slice(0, 20) });
    }
    #family(name) {
        return name.replace(/^["']|["']$/g, "").slice(0, 200);
    }
    #failedFamilies() {
        const failed = [...document.fonts].filter(({ status }) => status === "error");
        return [...new Set(failed.map(({ family }) => this.#family(family)))].slice(0, 200);
    }
    #readImages() {
        for (const element of this.#queryAll("img, input[type=image], video[poster]")) {
            const tag = dom.tagName(element);
            const { currentSrc, src, complete, naturalWidth } = element;
            const source = tag === "video" ? element.poster : currentSrc || src;
            const shown = tag === "img" && (!complete || naturalWidth > 0);
            if (!shown)
                this.#useImage(source, element, 0, tag === "img");
            if (performance.now() > this.#end)
                return;
        }
        const wanted = [...this.#suspects.image].filter((url) => !this.#uses.has(`image ${url}`));
        if (wanted.length === 0)
            return;
        for (const element of this.#queryAll(":not(head, head *)")) {
            for (const part of [null, "::before", "::after"])
                for (const [, url] of getComputedStyle(element, part).backgroundImage.matchAll(/url\("([^"]*)"\)/g))
                    if (url !== undefined && wanted.includes(this.#normalise(url)))
                        this.#useImage(url, element, 12, false);
            if (performance.now() > this.#end)
                return;
        }
    }
    #useImage(source, element, minSize, broken) {
        const url = this.#normalise(source);
        if (!this.#suspects.image.has(url) || this.#uses.get(`image ${url}`)?.aboveFold)
            return;
        const area = geometry.areaOfElement(element, { x: scrollX, y: scrollY });
        const box = geometry.boxOf(area);
        const isPixel = (size, name) => {
            const given = Number.parseFloat(dom.attribute(element, name) ?? "");
            return (size > 0 && size <= 4) || given <= 4;
        };
        const isRendered = Element.prototype.getClientRects.call(element).length > 0;
        if (!isRendered || dom.style(element).visibility !== "visible")
            return;
        if (isPixel(box.width, "width") || isPixel(box.height, "height"))
            return;
        if (box.width < minSize || box.height < minSize)
            return;
        const { width, height } = dom.viewport;
        const aboveFold = area.top < height && area.bottom >= 0 && area.left < width && area.right >= 0;
        const isOpaque = Element.prototype.checkVisibility.call(element, { opacityProperty: true });
        const noticeable = isOpaque && Math.min(box.width, box.height) > 16;
        this.#use("image", source, element, { box, aboveFold, noticeable, broken });
    }
    #hasEmbeds() {
        const { width, height } = dom.viewport;
        const screen = { left: 0, top: 0, right: width, bottom: height };
        return this.#queryAll("iframe, frame, canvas, object, embed, video").some((element) => {
            if (!Element.prototype.checkVisibility.call(element, { visibilityProperty: true }))
                return false;
            const shown = geometry.intersect(geometry.areaOfElement(element, { x: scrollX, y: scrollY }), screen);
            return geometry.isVisible(shown, 100);
        });
    }
    #hasDefaultStyle() {
        const body = dom.body();
        if (body === null)
            return false;
        const look = dom.style(body);
        const isPlain = (element) => {
            const { backgroundColor, backgroundImage, fontFamily } = dom.style(element);
            return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && /^"?Times\b/.test(fontFamily);
        };
        return isPlain(body) && isPlain(dom.root()) && look.marginTop === "8px" && look.marginLeft === "8px";
    }
    read() {
        for (const link of this.#queryAll("link[href]"))
            this.#readLink(link);
        for (const { styleSheets, adoptedStyleSheets } of this.#trees)
            for (const sheet of [...styleSheets, ...adoptedStyleSheets])
                this.#readSheet(sheet, 0);
        for (const script of this.#queryAll("script[src]")) {
            const module = dom.attribute(script, "type")?.trim().toLowerCase() === "module";
            this.#use("script", script.src, script, { module });
        }
        if (this.#suspects.image.size > 0)
            this.#readImages();
        return {
            uses: [...this.#uses.values()].map(({ element, ...use }) => ({
                ...use,
                selector: element && selectors.selectorOf(element),
            })),
            faces: this.#faces,
            failedFamilies: this.#failedFamilies(),
            unstyled: this.#hasDefaultStyle(),
            embeds: this.#hasEmbeds(),
        };
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/struck-text.js
class StruckText {
    isStruck(element, look) {
        if (/^(del|s|strike)$/.test(dom.tagName(element)))
            return true;
        return look.textDecorationLine.includes("line-through") || this.#hasDrawnLine(element, look);
    }
    #hasDrawnLine(element, look) {
        const text = dom.textOf(element, 61);
        if (text.length > 60 || !/\d/.test(text))
            return false;
        const own = dom.rectangle(element);
        if (own.width < 8 || own.height < 8)
            return false;
        return (["::before", "::after"].some((part) => this.#isLineOfPseudoElement(getComputedStyle(element, part), own)) ||
            this.#isCrossedByGradient(look, own) ||
            dom.renderedChildren(element).some((child) => dom.isElement(child) && this.#isLine(child, own)));
    }
    #crosses({ width, height, top }, own) {
        const middle = (top + height / 2) / own.height;
        return (height > 0 &&
            height <= Math.max(4, own.height * 0.2) &&
            width >= own.width * 0.7 &&
            width <= own.width * 1.6 + 16 &&
            middle > 0.25 &&
            middle < 0.75);
    }
    #pixels(value) {
        return Number.parseFloat(value) || 0;
    }
    #isLineOfPseudoElement(look, own) {
        if (look.content === "none" || look.content === "normal" || look.position !== "absolute")
            return false;
        const borders = this.#pixels(look.borderTopWidth) + this.#pixels(look.borderBottomWidth);
        const inner = this.#pixels(look.height);
        const height = look.boxSizing === "border-box" ? Math.max(inner, borders) : inner + borders;
        return (this.#isPainted(look) &&
            this.#crosses({ width: this.#pixels(look.width), height, top: this.#pixels(look.top) }, own));
    }
    #isPainted(look) {
        const sides = ["top", "bottom"].filter((side) => this.#pixels(look.getPropertyValue(`border-${side}-width`)) > 0);
        const colours = [look.backgroundColor, ...sides.map((side) => look.getPropertyValue(`border-${side}-color`))];
        return (Number(look.opacity) >= 0.1 && (look.backgroundImage !== "none" || colours.some((one) => paint.isOpaque(one))));
    }
    #isLine(child, own) {
        const look = dom.style(child);
        if (look.position !== "absolute" || look.display === "none" || look.visibility !== "visible")
            return false;
        if (dom.tagName(child) === "svg") {
            return dom.queryAll("line, path, polyline", child).some((shape) => {
                const { width, height, top } = dom.rectangle(shape);
                const isDiagonal = dom.tagName(shape) === "line" && width >= own.width * 0.7;
                return isDiagonal || this.#crosses({ width, height: Math.max(1, height), top: top - own.top }, own);
            });
        }
        if (dom.textOf(child, 1) !== "" || !("offsetTop" in child))
            return false;
        const { offsetWidth: width, offsetHeight: height, offsetTop: top } = child;
        return this.#isPainted(look) && this.#crosses({ width, height, top }, own);
    }
    #isCrossedByGradient(look, own) {
        const image = look.backgroundImage;
        if (!image.startsWith("linear-gradient(") || image.indexOf("gradient(", 16) >= 0)
            return false;
        const [width = "", height = ""] = look.backgroundSize.split(" ");
        if (height.endsWith("px")) {
            const isCentred = /(?:^| )50%$/.test(look.backgroundPosition);
            return isCentred && /^(100%|auto)$/.test(width) && this.#pixels(height) <= Math.max(4, own.height * 0.2);
        }
        const stops = image.match(/(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g) ?? [];
        const [first, last] = [stops[0], stops.at(-1)];
        if (first === undefined ||
            last === undefined ||
            /^linear-gradient\((?:90deg|270deg|to (?:left|right),)/.test(image))
            return false;
        return !paint.isOpaque(first) && !paint.isOpaque(last) && stops.some((stop) => paint.isOpaque(stop));
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/text-block-collector.js
class TextBlockCollector {
    #blocks = [];
    #range = document.createRange();
    #levelOf(element) {
        const heading = /^h([1-6])$/.exec(dom.tagName(element));
        if (heading !== null)
            return Number(heading[1]);
        if (dom.attribute(element, "role") !== "heading")
            return null;
        const level = Number(dom.attribute(element, "aria-level") ?? 2);
        return level >= 1 && level <= 6 ? Math.round(level) : 2;
    }
    belongsToBlock(element, look, block) {
        if (block === null)
            return false;
        if (look.display === "contents" || block.level !== null)
            return true;
        const isTransparent = () => paint.ownBackground(look).colour[3] < 0.1;
        if (look.display === "inline")
            return !this.#isPill(look) || isTransparent();
        if (!look.display.startsWith("inline-"))
            return false;
        const isOneLine = dom.rectangle(element).height < Number.parseFloat(look.fontSize) * 2;
        return isOneLine && isTransparent();
    }
    #isPill(look) {
        return [look.paddingLeft, look.paddingRight].every((padding) => Number.parseFloat(padding) >= Number.parseFloat(look.fontSize) * 0.4);
    }
    open(element, region) {
        const level = this.#levelOf(element);
        const block = { element, level, region, runs: [], pictures: [], hasBreak: false };
        this.#blocks.push(block);
        return block;
    }
    addText(node, parent, look, context) {
        const areaOf = (rect) => geometry.areaOf(rect, context.origin);
        const text = (node.nodeValue ?? "").slice(0, limits.characters * 2);
        const { block, struck } = context;
        if (block === null || text === "" || look.visibility !== "visible")
            return;
        const previous = block.runs.at(-1);
        if (text.trim() === "") {
            if (previous)
                previous.text += " ";
            return;
        }
        const range = node.ownerDocument === document ? this.#range : (node.ownerDocument ?? document).createRange();
        range.selectNodeContents(node);
        const whole = areaOf(range.getBoundingClientRect());
        const shown = geometry.intersect(whole, context.clip);
        const aside = !geometry.isVisible(shown);
        const area = aside && context.reach !== null ? geometry.intersect(whole, context.reach) : shown;
        if (aside && (context.reach === null || !geometry.hasSize(area)))
            return;
        if (!paint.hasVisibleText(look, parent))
            return;
        if (generatedText.isIconName(text, look))
            return;
        const lines = range.getClientRects();
        const [first, last] = [lines[0], lines[lines.length - 1]];
        block.runs.push({
            text,
            area,
            firstLine: first === undefined ? area : areaOf(first),
            lastLine: last === undefined ? area : areaOf(last),
            style: look,
            parent,
            afterBreak: block.hasBreak,
            aside,
            struck,
        });
        block.hasBreak = false;
    }
    addGenerated(element, part, context) {
        const { block, struck, clip, origin } = context;
        const found = block === null ? null : generatedText.textOf(element, part);
        if (block === null || found === null)
            return;
        const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
        if (!geometry.isVisible(area) || !paint.hasVisibleText(found.look, element))
            return;
        const touches = generatedText.touchesText(found, part);
        block.runs.push({
            ...{ text: found.text, area, firstLine: area, lastLine: area, style: found.look, parent: element, struck },
            afterBreak: block.hasBreak || !touches,
            aside: false,
            generated: !touches ? "apart" : part === "::before" ? "before" : "after",
        });
        block.hasBreak = !touches;
    }
    addValue(element, text, look, context) {
        const { clip, origin, region, struck } = context;
        if (text.trim() === "" || look.visibility !== "visible")
            return;
        const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
        if (!geometry.isVisible(area, 8) || !paint.hasVisibleText(look, element))
            return;
        this.open(element, region).runs.push({
            ...{ text, area, firstLine: area, lastLine: area, style: look, parent: element, struck },
            ...{ afterBreak: false, aside: false },
        });
        if (context.block !== null)
            context.block.hasBreak = true;
    }
    addPicture(element, text, look, context) {
        const { block, clip, origin } = context;
        if (block === null || block.level === null || look.visibility !== "visible")
            return;
        const area = geometry.intersect(geometry.areaOfElement(element, origin), clip);
        if (geometry.isVisible(area, 80))
            block.pictures.push({ text, area });
    }
    addLettering(element, text, look, context) {
        if (text.trim() === "" || look.visibility !== "visible")
            return;
        const area = geometry.intersect(geometry.areaOfElement(element, context.origin), context.clip);
        if (area.right - area.left >= 80 && geometry.isVisible(area, 12))
            this.open(element, context.region).pictures.push({ text, area });
    }
    #fontSize({ style }) {
        return Number.parseFloat(style.fontSize);
    }
    #gap(before, run) {
        const isRightToLeft = run.style.direction === "rtl";
        const [left, right] = isRightToLeft ? [run.firstLine, before.lastLine] : [before.lastLine, run.firstLine];
        const isSingleCharacter = [...before.text.trim()].length === 1;
        const em = isSingleCharacter ? Math.max(this.#fontSize(before), this.#fontSize(run)) : this.#fontSize(run);
        return (right.left - left.right) / em;
    }
    #touches(before, run) {
        const gap = this.#gap(before, run);
        return gap < 0.14 && gap >= -1;
    }
    #isOnSameLine({ lastLine: a }, { firstLine: b }) {
        const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return overlap > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5;
    }
    #isBrokenWord(before, run) {
        return /[\p{L}\p{N}\u00ad\u200b-]$/u.test(before.text) && /^[\p{L}\p{N}\u00ad\u200b]/u.test(run.text);
    }
    #joins(before, run) {
        if (before.generated === "before" || run.generated === "after")
            return !run.afterBreak;
        if (before.generated !== undefined || run.generated !== undefined)
            return false;
        if (before.struck !== run.struck)
            return false;
        if (run.afterBreak) {
            const offset = Math.abs(before.lastLine.top - run.firstLine.top);
            return this.#touches(before, run) && offset < this.#fontSize(run) * 0.5;
        }
        if (this.#isOnSameLine(before, run))
            return this.#gap(before, run) < 0.14;
        return before.parent === run.parent || this.#isBrokenWord(before, run);
    }
    #isSmallBeside(before, run) {
        return this.#fontSize(run) <= this.#fontSize(before) * 0.75 && this.#isOnSameLine(before, run);
    }
    #areCents(before, run, isPrice) {
        const isAfterNumber = /\d\s*$/.test(before.text) && /^\s*\p{Sc}?\s?\d{2}(?![\d)])/u.test(run.text);
        return isAfterNumber && isPrice && this.#isSmallBeside(before, run) && !this.#isFootnoteLink(run);
    }
    #isFootnoteLink({ parent }) {
        const link = dom.lineage(parent).find((element) => dom.tagName(element) === "a");
        return link !== undefined && (dom.attribute(link, "href") ?? "").startsWith("#");
    }
    #isFootnoteMark(before, run, isPrice) {
        if (before === undefined || !/^\s*(?:\d{1,2}\)?|[*†‡]+)\s*$/.test(run.text))
            return false;
        if (!/[\d%\p{Sc}]\s*$/u.test(before.text) || this.#areCents(before, run, isPrice))
            return false;
        const isRaised = run.firstLine.top + run.firstLine.bottom < before.lastLine.top + before.lastLine.bottom;
        return isRaised && this.#isSmallBeside(before, run);
    }
    #readableRuns({ runs }, isPrice) {
        return runs.filter((run, index) => !this.#isFootnoteMark(runs[index - 1], run, isPrice));
    }
    #append(text, before, run, isPrice) {
        if (before === undefined)
            return run.text;
        if (this.#areCents(before, run, isPrice) && before.struck === run.struck) {
            const [, sign = "", cents = "", rest = ""] = /^\s*(\p{Sc}?)\s?(\d{2})(.*)$/su.exec(run.text) ?? [];
            return `${text.trimEnd()}.${cents}${sign}${rest}`;
        }
        return this.#joins(before, run) ? text + run.text : `${text} ${run.text}`;
    }
    #struckParts(runs, text, isPrice) {
        const parts = [];
        runs.forEach((run, index) => {
            if (!run.struck)
                return;
            const before = runs[index - 1];
            if (before?.struck !== true)
                parts.push(run.text);
            else
                parts.push(this.#append(parts.pop() ?? "", before, run, isPrice));
        });
        return parts
            .map((part) => dom.cleanText(part, limits.characters))
            .filter((part) => part !== "" && text.includes(part));
    }
    #readPictures(block) {
        const { pictures, element } = block;
        const text = dom.cleanText(pictures.map((picture) => picture.text).join(" "), limits.characters);
        const [first] = pictures;
        if (first === undefined || text === "")
            return null;
        const area = pictures.reduce((sum, picture) => geometry.union(sum, picture.area), first.area);
        return { block, text, struck: [], area, style: dom.style(element), parent: element, drawn: true, aside: false };
    }
    #readBlock(block) {
        const [first] = block.runs;
        if (first === undefined)
            return this.#readPictures(block);
        let joined = "";
        let { area } = first;
        let longest = first;
        const isPrice = block.runs.some(({ text }) => /\p{Sc}|\b(?:kr|zł|Kč|CHF|EUR|USD|GBP)\b/u.test(text));
        const runs = this.#readableRuns(block, isPrice);
        runs.forEach((run, index) => {
            joined = this.#append(joined, runs[index - 1], run, isPrice);
            area = geometry.union(area, run.area);
            if (run.text.trim().length > longest.text.trim().length)
                longest = run;
        });
        const text = dom.cleanText(joined, limits.characters);
        if (text === "")
            return null;
        const struck = this.#struckParts(runs, text, isPrice);
        const aside = runs.every((run) => run.aside);
        return { block, text, struck, area, style: longest.style, parent: longest.parent, drawn: false, aside };
    }
    #continuesNumber(before, run) {
        if (before === undefined || run === undefined || before.struck !== run.struck)
            return false;
        const isPart = ({ text }) => /^\s*[\d\p{Sc}.,]{1,7}\s*$/u.test(text);
        if (!isPart(before) || !isPart(run) || !this.#isOnSameLine(before, run))
            return false;
        return this.#touches(before, run);
    }
    #joinNumbers() {
        const joined = [];
        for (const block of this.#blocks) {
            if (block.runs.length === 0 && block.pictures.length === 0)
                continue;
            const before = joined.at(-1);
            const [first, ...others] = block.runs;
            if (before === undefined || first === undefined || !this.#continuesNumber(before.runs.at(-1), first)) {
                joined.push(block);
                continue;
            }
            const runs = [...before.runs, { ...first, afterBreak: false }, ...others];
            joined[joined.length - 1] = { ...before, runs };
        }
        return joined;
    }
    read() {
        return this.#joinNumbers()
            .flatMap((block) => this.#separateAside(block))
            .flatMap((block) => this.#readBlock(block) ?? []);
    }
    #separateAside(block) {
        const [shown, aside] = [block.runs.filter((run) => !run.aside), block.runs.filter((run) => run.aside)];
        return shown.length === 0 || aside.length === 0
            ? [block]
            : [
                { ...block, runs: shown },
                { ...block, runs: aside, pictures: [] },
            ];
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page/wait-until-stable.js
class PageStabilizer {
    #hasMutated = false;
    #hasTextChanged = false;
    #observer = new MutationObserver((changes) => {
        this.#hasMutated = true;
        this.#hasTextChanged ||= changes.some(({ type }) => type !== "attributes");
    });
    constructor() {
        const attributeFilter = ["style", "class", "hidden"];
        this.#observer.observe(dom.root(), { subtree: true, childList: true, characterData: true, attributeFilter });
    }
    #sleep(ms) {
        return new Promise((resolve) => setTimeout(resolve, ms));
    }
    async #frame() {
        await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), this.#sleep(250)]);
    }
    #takeMutated() {
        const hasMutated = this.#hasMutated;
        this.#hasMutated = false;
        return hasMutated;
    }
    async #waitForScrollEffects() {
        const end = performance.now() + 400;
        this.#takeMutated();
        do {
            await this.#frame();
            await this.#frame();
        } while (this.#takeMutated() && performance.now() < end);
    }
    #scroller() {
        const page = document.scrollingElement ?? dom.root();
        if (page.scrollHeight > dom.viewport.height + 4)
            return page;
        const pane = dom
            .lineage(dom.elementAt(dom.viewport.width / 2, dom.viewport.height / 2))
            .find((element) => /auto|scroll/.test(dom.style(element).overflowY) && element.scrollHeight > element.clientHeight + 4);
        return pane ?? page;
    }
    async #scrollThrough() {
        const { height } = dom.viewport;
        const pane = this.#scroller();
        const step = Math.max(200, height * 0.8);
        const end = Math.min(pane.scrollHeight - height, height * stabilityOptions.screens);
        for (let top = step; top < end + step && end > 0; top += step) {
            pane.scrollTo({ top: Math.min(top, end), behavior: "instant" });
            await this.#frame();
            await this.#sleep(30);
        }
        if (end > 0) {
            if (end < pane.scrollHeight - height)
                await this.#scrollDeeper(pane, end + step, step);
            await this.#waitForScrollEffects();
        }
        pane.scrollTo({ top: 0, behavior: "instant" });
        await this.#frame();
    }
    async #scrollDeeper(pane, from, step) {
        const latest = performance.now() + stabilityOptions.deepMs;
        for (let top = from; top < Math.min(pane.scrollHeight, from + 40 * step) && performance.now() < latest; top += step) {
            pane.scrollTo({ top, behavior: "instant" });
            await this.#frame();
        }
    }
    async #waitForAssets() {
        const maxTop = dom.viewport.height * (stabilityOptions.screens + 1);
        const pending = dom.queryAll("img").filter((image) => {
            const { top, width } = dom.rectangle(image);
            return width > 1 && top < maxTop && !image.complete;
        });
        const arrivals = pending.map((image) => new Promise((resolve) => {
            for (const event of ["load", "error"])
                image.addEventListener(event, () => resolve(), { once: true });
        }));
        const all = Promise.allSettled([document.fonts.ready, ...arrivals]);
        await Promise.race([all, this.#sleep(stabilityOptions.assetsMs)]);
    }
    #fingerprint() {
        const parts = dom.gridPoints(6, 8).map(({ x, y }) => {
            const hit = dom.elementAt(x, y);
            if (hit === null)
                return "";
            const rect = dom.rectangle(hit);
            const position = `${rect.x.toFixed()} ${rect.y.toFixed()} ${rect.height.toFixed()}`;
            return `${dom.tagName(hit)} ${position} ${dom.style(hit).opacity}`;
        });
        return [dom.root().scrollHeight, ...parts].join(" ");
    }
    async #waitUntilStill() {
        const maxRounds = 15;
        const end = performance.now() + stabilityOptions.stillMs;
        let before = this.#fingerprint();
        let isStill = false;
        let moved = 0;
        while (!isStill && moved < maxRounds && performance.now() < end) {
            this.#hasTextChanged = false;
            await this.#sleep(80);
            await this.#frame();
            finishAnimations();
            const now = this.#fingerprint();
            isStill = !this.#takeMutated() && now === before;
            before = now;
            if (!this.#hasTextChanged)
                moved += 1;
        }
    }
    async waitUntilStill() {
        finishAnimations();
        await this.#waitUntilStill();
        this.#observer.disconnect();
        return true;
    }
    async run() {
        await this.#scrollThrough();
        await this.#waitForAssets();
        finishAnimations();
        for (const video of dom.queryAll("video"))
            video.pause();
        this.#observer.disconnect();
        return { scripted: dom.queryAll("script").length > 0 };
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/page-scripts.js























const declareLayers = (frames) => `const dom = new (${Dom})();
const paint = new (${Paint})();
const matcher = new (${ConsentTextMatcher})(${JSON.stringify(consentPatterns())});
const prompts = new (${ConsentPrompts})();
const consentFrames = ${JSON.stringify(frames)};
const layers = new (${Layers})();`;
const declareDom = () => `const dom = new (${Dom})();`;
const consentScanScript = (frames) => wrapScript(declareLayers(frames), `new (${ConsentLayers})().scan()`);
const consentRemovalScript = (frames, optedOut) => wrapScript(declareLayers(frames), `new (${ConsentLayers})().remove(${optedOut})`);
const loadWholePageScript = (options) => wrapScript(declareStabilizer(options), `await new (${PageStabilizer})().run()`);
const followVirtualTimeScript = () => `(${followVirtualTime})()`;
const waitUntilStillScript = (options) => wrapScript(declareStabilizer(options), `await new (${PageStabilizer})().waitUntilStill()`);
const declareStabilizer = (options) => `${declareDom()}
const finishAnimations = ${finish_animations_finishAnimations};
const stabilityOptions = ${JSON.stringify(options)};`;
const freezeAnimationsScript = () => wrapScript("", `(${freezeAnimations})()`);
const readPageScript = (frames, limits) => wrapScript(`${declareLayers(frames)}
new (${LayerChangeDetector})().remember();
const limits = ${JSON.stringify(limits)};
const geometry = new (${Geometry})();
const struckText = new (${StruckText})();
const generatedText = new (${GeneratedText})();
const navigationBlocks = new (${NavigationBlocks})();
const regions = new (${Regions})();
const selectors = new (${Selectors})();
const contexts = new (${ElementContexts})();
const textBlocks = new (${TextBlockCollector})();
const controls = new (${ControlCollector})();
const pictures = new (${PictureCollector})();
const faq = new (${FaqCollector})();`, `new (${PageReader})().read()`);
const readResourcesScript = (suspects) => wrapScript(`${declareDom()}
const suspects = ${JSON.stringify(suspects)};
const geometry = new (${Geometry})();
const selectors = new (${Selectors})();`, `new (${ResourceReader})().read()`);
const closePopupsScript = (frames, timeoutMs) => {
    const options = JSON.stringify({ timeoutMs, patterns: popupPatterns() });
    const declarations = `${declareLayers(frames)}
const popupOptions = ${options};
const navigationGuard = new (${NavigationGuard})();`;
    return wrapScript(declarations, `await new (${PopupCloser})().closeAll()`);
};
const changedFoldShareScript = () => wrapScript(declareDom(), `new (${LayerChangeDetector})().changedShare()`);
const wrapScript = (declarations, expression) => `(async () => { "use strict"; ${declarations}\nreturn JSON.stringify(${expression}); })()`;

;// CONCATENATED MODULE: ./build/engine/capture/read-frames.js




const MAX_READ_FRAMES = 8;
const read_frames_FRAME_RESPONSE_MS = 800;
const MIN_WIDTH = 120;
const MIN_HEIGHT = 40;
async function addFrames(tab, reading, consentFrames) {
    const places = reading.frames
        .filter(({ box }) => box.width >= MIN_WIDTH && box.height >= MIN_HEIGHT)
        .filter(({ box }) => !consentFrames.some((other) => isSamePlace(other, box)))
        .slice(0, MAX_READ_FRAMES);
    if (places.length === 0)
        return reading;
    const { frameTree } = await tab.untilClosed(tab.session.send("Page.getFrameTree"));
    const children = flattenFrameTree(frameTree).slice(1);
    const found = await Promise.all(children.map(async (frame) => readFrame(tab, frame, places)));
    const read = found.flatMap((one, index) => (one === null ? [] : [placeInPage(one.reading, one.place, index + 1)]));
    return {
        ...reading,
        texts: [...reading.texts, ...read.flatMap(({ texts }) => texts)].slice(0, PAGE_READING_LIMITS.texts),
        controls: [...reading.controls, ...read.flatMap(({ controls }) => controls)].slice(0, PAGE_READING_LIMITS.controls),
    };
}
const isSamePlace = (one, other) => Math.abs(one.x - other.x) <= 4 && Math.abs(one.y - other.y) <= 4 && Math.abs(one.width - other.width) <= 8;
async function readFrame(tab, { id }, places) {
    const read = async () => {
        const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId: id });
        const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
        const [x = 0, y = 0] = model.border;
        const place = places.find(({ box }) => isSamePlace(box, { x, y, width: model.width, height: model.height }));
        if (place === undefined)
            return null;
        return { place, reading: await tab.runScript(readPageScript([], PAGE_READING_LIMITS), PageReading, id) };
    };
    const ended = await withTimeout(read_frames_FRAME_RESPONSE_MS, read().catch(() => null));
    return ended.done ? ended.value : null;
}
const NUMBERS_PER_FRAME = 1_000_000;
function placeInPage({ texts, controls }, { box, region, selector, covered }, index) {
    const move = (item) => ({
        box: { ...item.box, x: item.box.x + box.x, y: item.box.y + box.y },
        region: item.region === "main" ? region : item.region,
        covered: item.covered || covered,
        selector,
    });
    const isShown = (item) => item.box.y < box.height && item.box.x < box.width;
    return {
        texts: texts.map((text) => ({
            ...text,
            ...move(text),
            ...(text.within && { within: text.within.map((number) => number + index * NUMBERS_PER_FRAME) }),
            level: text.level === 1 ? 2 : text.level,
            ...(!isShown(text) && { aside: true }),
        })),
        controls: controls
            .filter((control) => control.filled && isShown(control))
            .map((control) => ({ ...control, ...move(control) })),
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/load-page.js

const MAX_LOAD_EVENT_MS = 6000;
const STALL_MS = 2500;
const NETWORK_IDLE_MS = 200;
const MAX_NETWORK_IDLE_WAIT_MS = 2000;
async function loadPage(tab, url, timeoutMs, responseTimeoutMs = timeoutMs) {
    const { network } = tab;
    const end = performance.now() + timeoutMs;
    const left = () => end - performance.now();
    const navigating = tab.untilClosed(tab.session.send("Page.navigate", { url }));
    navigating.catch(() => { });
    const navigated = await withTimeout(Math.min(left(), responseTimeoutMs), navigating);
    if (!navigated.done)
        return failedLoad("ERR_TIMED_OUT", { timedOut: true });
    const { errorText, isDownload: isFile } = navigated.value;
    if (isFile === true || isPdf(tab))
        return failedLoad(null, { download: true });
    if (errorText !== undefined && network.committedUrl === null)
        return failedLoad(network.netError ?? errorText.replace(/^net::/, ""));
    return waitForLoad(tab, left());
}
async function waitForLoad(tab, timeoutMs) {
    const { network } = tab;
    const end = performance.now() + timeoutMs;
    const wait = (condition, ms) => tab.untilClosed(waitUntil(() => condition() || isOver(tab), Math.min(end - performance.now(), ms)));
    const parsed = await wait(() => network.isDomReady, timeoutMs);
    const stalled = () => network.isStalledFor(STALL_MS);
    if (parsed)
        await wait(() => network.isLoaded || stalled(), MAX_LOAD_EVENT_MS);
    await wait(() => (network.isIdleFor(NETWORK_IDLE_MS) || stalled()) && !network.isNavigating, MAX_NETWORK_IDLE_WAIT_MS);
    if (tab.isDownload() && (network.committedUrl === null || isPdf(tab)))
        return failedLoad(null, { download: true });
    if (network.exceededLimit === "navigations")
        return failedLoad("ERR_TOO_MANY_REDIRECTS");
    if (network.netError !== null && network.committedUrl === null)
        return failedLoad(network.netError);
    const timedOut = !parsed && network.exceededLimit === null;
    if (timedOut)
        await stopLoading(tab);
    return { rendered: network.committedUrl !== null, errorCode: null, download: false, timedOut };
}
const isOver = ({ network, isClosed }) => isClosed || network.exceededLimit !== null || (network.netError !== null && network.committedUrl === null);
function failedLoad(errorCode, rest = {}) {
    return { rendered: false, errorCode, download: false, timedOut: false, ...rest };
}
const isPdf = ({ network }) => network.response?.mimeType === "application/pdf";
async function stopLoading(tab) {
    const ping = tab.untilClosed(tab.session.send("Runtime.evaluate", { expression: "0" }));
    ping.catch(() => { });
    const responded = await withTimeout(500, ping);
    if (!responded.done) {
        tab.interruptScript();
        await waitUntil(() => tab.network.isDomReady, 500);
    }
    tab.session.send("Page.stopLoading").catch(() => { });
}

;// CONCATENATED MODULE: ./build/engine/capture/settle-page.js







const MAX_UNRESPONSIVE_MS = 5000;
const LATE_LAYER_WAIT_MS = 600;
const ANNOUNCED_LAYER_WAIT_MS = 1500;
const CONSENT_POLL_MS = 200;
const ConsentScan = schemas/* object */.Ikc({
    visibleLayers: schemas/* int */.Whr().min(0),
    announced: schemas/* boolean */.zMY(),
    hollowCount: schemas/* int */.Whr().min(0).max(20),
});
const RemovedLayers = schemas/* int */.Whr().min(0);
const StabilityResult = schemas/* object */.Ikc({ scripted: schemas/* boolean */.zMY() });
const NO_CONSENT_LAYERS = { visibleLayers: 0, announced: false, hollowCount: 0 };
async function settlePage(tab, optOut, screens, budget) {
    return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
        const start = performance.now();
        const firstScan = await scanForConsent(tab);
        if (firstScan.visibleLayers > 0 || firstScan.announced)
            optOut?.start();
        if (firstScan.visibleLayers > 0 && optOut === null)
            await removeConsentLayers(tab, false);
        const assetsMs = Math.min(tab.network.isStalledFor(STALL_MS) ? 300 : 3000, budget.remainingMs(2500));
        const stillMs = Math.min(4000, budget.remainingMs(2500));
        const deepMs = screens > 1 ? Math.min(1500, budget.remainingMs(4000)) : 0;
        const stabilize = () => tab.runScript(loadWholePageScript({ screens, assetsMs, stillMs, deepMs }), StabilityResult);
        return tab.clock.runWhile(async () => {
            const scripted = (await nullIfScriptFailed(stabilize()))?.scripted ?? false;
            const seen = firstScan.visibleLayers > 0
                ? start
                : await waitForConsentLayer(tab, optOut, { ...firstScan, scripted }, budget);
            await optOut?.finish(seen, budget);
            const optedOut = optOut?.hasOptedOut ?? false;
            if (seen === null && !optedOut)
                return false;
            return (await removeConsentLayers(tab, optedOut)) || optedOut;
        });
    });
}
const SETTLING_TIME_MS = 3500;
const MAX_FETCH_WAIT_MS = { content: 6000, other: 1500 };
const MAX_LATE_FETCH_WAIT_MS = 1500;
async function letTimePass(tab, budget) {
    return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
        const waitMs = tab.network.isFetching ? MAX_FETCH_WAIT_MS.content : MAX_FETCH_WAIT_MS.other;
        const expression = followVirtualTimeScript();
        await tab.untilClosed(tab.session.send("Runtime.evaluate", { expression }).catch(() => { }));
        await tab.clock.advance(SETTLING_TIME_MS, Math.min(waitMs, budget.remainingMs(4000)));
        const lateMs = Math.min(MAX_LATE_FETCH_WAIT_MS, budget.remainingMs(4000));
        await tab.clock.runWhile(() => tab.untilClosed(waitUntil(() => !tab.network.isFetching, lateMs)));
        const script = waitUntilStillScript({
            screens: 0,
            assetsMs: 0,
            deepMs: 0,
            stillMs: Math.min(4000, budget.remainingMs(4000)),
        });
        await nullIfScriptFailed(tab.clock.runWhile(() => tab.runScript(script, schemas/* boolean */.zMY())));
        const { visibleLayers } = await scanForConsent(tab);
        return visibleLayers > 0 && removeConsentLayers(tab, false);
    });
}
async function waitForConsentLayer(tab, optOut, { announced, scripted }, budget) {
    for (;;) {
        const { visibleLayers } = await scanForConsent(tab);
        if (visibleLayers > 0) {
            optOut?.start();
            return performance.now();
        }
        if (optOut?.isOptingOut)
            return null;
        const expected = announced || optOut?.hasDetectedLayer === true;
        const waitMs = expected ? ANNOUNCED_LAYER_WAIT_MS : scripted ? LATE_LAYER_WAIT_MS : 0;
        const left = Math.min(waitMs - tab.network.msSinceDomReady, budget.remainingMs(2500));
        if (left <= 0)
            return null;
        await tab.untilClosed(waitUntil(() => optOut?.isOptingOut === true, Math.min(CONSENT_POLL_MS, left)));
    }
}
async function freezePage(tab) {
    await tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "frozen" }));
}
async function unfreezePage(tab) {
    const thawed = () => tab.untilClosed(tab.session.send("Page.setWebLifecycleState", { state: "active" })).then(() => true, () => false);
    for (let tries = 0; tries < 20 && !(await thawed()); tries += 1)
        await (0,external_node_timers_promises_.setTimeout)(50);
}
async function freezePageAnimations(tab) {
    await nullIfScriptFailed(tab.runScript(freezeAnimationsScript(), schemas/* boolean */.zMY()));
}
async function scanForConsent(tab) {
    const frames = await findConsentFrames(tab);
    const runScan = async () => (await nullIfScriptFailed(tab.runScript(consentScanScript(frames), ConsentScan))) ?? NO_CONSENT_LAYERS;
    const scan = await runScan();
    const opened = scan.visibleLayers === 0 &&
        scan.hollowCount > 0 &&
        (await openClosedShadowRoots(tab, scan.hollowCount).catch(() => false));
    return opened ? runScan() : scan;
}
async function removeConsentLayers(tab, optedOut) {
    const script = consentRemovalScript(await findConsentFrames(tab), optedOut);
    return ((await nullIfScriptFailed(tab.runScript(script, RemovedLayers))) ?? 0) > 0;
}
async function openClosedShadowRoots(tab, count) {
    const opened = await Promise.all(Array.from({ length: count }, (_, index) => openClosedShadowRoot(tab, index)));
    return opened.includes(true);
}
async function openClosedShadowRoot(tab, index) {
    const { session } = tab;
    const contextId = await tab.isolatedContextId();
    const host = await session.send("Runtime.evaluate", { contextId, expression: `hollowElements[${index}]` });
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

;// CONCATENATED MODULE: ./build/engine/capture/build-snapshot.js





async function readPage(tab) {
    const consentFrames = await findConsentFrames(tab);
    const reading = await tab.runScript(readPageScript(consentFrames, PAGE_READING_LIMITS), PageReading);
    return addFrames(tab, reading, consentFrames);
}
async function screenshotPage(tab, { fold, documentHeight }, screens) {
    await freezePageAnimations(tab);
    const height = Math.max(fold.height, Math.min(documentHeight, fold.height * screens));
    return takeScreenshot(tab, { x: 0, y: 0, width: fold.width, height });
}
function buildView({ fold }, shot, device) {
    const scale = shot.width / fold.width;
    return { device, screenshot: { ...shot, scale, viewport: device, foldHeight: fold.height } };
}
function buildAlternateView(reading, shot, device) {
    const { fold, texts, controls, images, layers } = reading;
    const isAboveFold = ({ box }) => box.y < fold.height && box.y + box.height > 0;
    const firstScreen = {
        device,
        fold,
        texts: texts.filter((text) => text.aside !== true && isAboveFold(text)).map(({ overPicture: _, ...text }) => text),
        controls: controls.filter(isAboveFold).map(({ overPicture: _, ...control }) => control),
        images: images.filter(isAboveFold),
        layers,
    };
    return { ...buildView(reading, shot, device), firstScreen };
}
function buildSnapshot({ network }, reading, raster, visit) {
    const { markup: _, frames: __, texts, controls, leftOut, isCut, ...content } = reading;
    const sampled = withSampledBackground(raster, raster.width / reading.fold.width);
    return {
        ...content,
        ...visit,
        texts: texts.map(sampled),
        ...(leftOut > 0 && { leftOut }),
        ...(isCut && { isCut }),
        controls: controls.map(sampled),
        httpStatus: network.response?.status ?? null,
        language: reading.language ?? network.response?.headers["content-language"] ?? null,
        foldRaster: raster,
    };
}
function withSampledBackground(raster, scale) {
    return (item) => {
        const { overPicture, ...rest } = item;
        const colour = overPicture ? sampleBackgroundColour(raster, item.box, scale) : null;
        return colour === null ? rest : { ...rest, background: colour };
    };
}
function sampleBackgroundColour(raster, box, scale) {
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
    const [mostFrequent] = [...cells.values()].sort((one, other) => other.count - one.count);
    if (mostFrequent === undefined)
        return null;
    const { count, red, green, blue } = mostFrequent;
    return `#${[red, green, blue].map((sum) => toHexByte(sum / count)).join("")}`;
}
const toHexByte = (channel) => Math.round(channel).toString(16).padStart(2, "0");
async function takeScreenshot(tab, clip) {
    const { data } = await tab.untilClosed(tab.session.send("Page.captureScreenshot", {
        format: "jpeg",
        quality: 72,
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { ...clip, scale: 1 },
    }));
    const bytes = Buffer.from(data, "base64");
    return { mediaType: "image/jpeg", bytes: new Uint8Array(bytes), ...readJpegSize(bytes) };
}
function readJpegSize(jpeg) {
    let at = 2;
    while (at + 9 < jpeg.length) {
        const marker = jpeg.readUInt16BE(at);
        if (marker >= 0xffc0 && marker <= 0xffc2)
            return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
        at += 2 + jpeg.readUInt16BE(at + 2);
    }
    throw new Error("Chrome returned no JPEG.");
}

;// CONCATENATED MODULE: ./build/engine/lexicon/video-codecs.json
const video_codecs_namespaceObject = /*#__PURE__*/JSON.parse('{"q":{"hvc1":"HEVC (H.265)","hev1":"HEVC (H.265)","dvh1":"Dolby Vision (HEVC)","dvhe":"Dolby Vision (HEVC)","vvc1":"VVC (H.266)","mp4v":"MPEG-4 Part 2 (DivX, Xvid)","s263":"H.263","h263":"H.263","apch":"Apple ProRes","apcn":"Apple ProRes","apcs":"Apple ProRes","apco":"Apple ProRes","ap4h":"Apple ProRes","ap4x":"Apple ProRes","V_MPEGH/ISO/HEVC":"HEVC (H.265)","V_MPEG4/ISO/ASP":"MPEG-4 Part 2 (DivX, Xvid)","V_PRORES":"Apple ProRes","V_THEORA":"Theora","theora":"Theora"}}');
;// CONCATENATED MODULE: ./build/engine/capture/explain-decode-error.js




const MAX_AD_PIXELS = 100e6;
const MAX_AD_EDGE_PX = 65_535;
const SAVE_AS_H264 = "Save it as MP4 with H.264 (ffmpeg: -c:v libx264 -pix_fmt yuv420p).";
function explainDecodeError(problem, { kind, mediaType }, bytes) {
    const message = (0,error/* messageOf */.bD)(problem);
    const because = (message) => new UndecodableAd(message, problem);
    if (problem instanceof TabCrashed)
        return because("The ad's file crashed the browser's decoder. Save it again as PNG, JPEG or WebP.");
    if (message.includes("ADHERE too large"))
        return because(`The ad's image has more than ${MAX_AD_PIXELS / 1e6} million pixels ` +
            `or an edge longer than ${MAX_AD_EDGE_PX} pixels. ` +
            "Save it with edges of 1080 to 2160 pixels, the size that platforms show.");
    if (kind === "video")
        return because(explainVideoError(message, bytes));
    if (mediaType === "image/jxl")
        return because("The ad's file is a JPEG XL image, which the installed browser does not support. Save it as PNG, JPEG or WebP.");
    return because(`The ad's file could not be decoded as an image (${mediaType}): ` +
        "it is damaged, or browsers do not support its format. " +
        "Save it as PNG, JPEG, GIF, WebP, AVIF or SVG.");
}
function explainVideoError(message, bytes) {
    const codec = detectVideoCodec(bytes);
    if (codec?.unsupportedName)
        return `The ad's video is ${codec.unsupportedName}, which Chromium does not play. ${SAVE_AS_H264}`;
    if (message.includes("no picture"))
        return "The ad's video file has no pictures, only sound. Use the ad's video or image.";
    const codecId = codec === null ? "" : ` (${codec.id})`;
    return (`The ad's video${codecId} could not be decoded: ` +
        "it is damaged or truncated, or the installed browser does not support it. " +
        "Chromium plays 8-bit H.264, VP8, VP9 and AV1. Some builds lack H.264; Google Chrome (chrome-path) has it. " +
        SAVE_AS_H264);
}
const UNSUPPORTED_CODECS = video_codecs_namespaceObject.q;
const MATROSKA_SIGNATURE = "\x1a\x45\xdf\xa3";
const MATROSKA_HEAD_BYTES = 262_144;
function detectVideoCodec(bytes) {
    const head = Buffer.from(bytes.subarray(0, MATROSKA_HEAD_BYTES)).toString("latin1");
    const id = head.startsWith(MATROSKA_SIGNATURE)
        ? (/V_[A-Z0-9]+(?:\/[A-Z0-9]+)*/.exec(head)?.[0] ?? null)
        : head.startsWith("OggS")
            ? head.includes("\x80theora")
                ? "theora"
                : null
            : readVideoSampleEntry(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return id === null ? null : { id, unsupportedName: UNSUPPORTED_CODECS[id] ?? null };
}
function readVideoSampleEntry(file) {
    const [movie] = findIsoBoxes(file, "moov");
    for (const track of movie === undefined ? [] : findIsoBoxes(movie, "trak")) {
        const [media] = findIsoBoxes(track, "mdia");
        const [handler] = media === undefined ? [] : findIsoBoxes(media, "hdlr");
        if (media === undefined || handler?.toString("latin1", 8, 12) !== "vide")
            continue;
        const table = ["minf", "stbl", "stsd"].reduce((outer, type) => outer && findIsoBoxes(outer, type)[0], media);
        return table === undefined || table.length < 16 ? null : table.toString("latin1", 12, 16);
    }
    return null;
}
function findIsoBoxes(outer, type) {
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

;// CONCATENATED MODULE: ./build/engine/capture/page/image-canvas.js
function toBase64(bytes) {
    let binary = "";
    for (let at = 0; at < bytes.length; at += 32_768) {
        binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    }
    return btoa(binary);
}
class ImageCanvas {
    #webpSteps = [
        [1, 0.78],
        [1, 0.6],
        [1, 0.42],
        [0.75, 0.42],
        [0.6, 0.38],
    ];
    #sheetQuality = 0.82;
    async #load(source) {
        return createImageBitmap(await (await fetch(source)).blob());
    }
    #createContext(width, height, settings) {
        const context = new OffscreenCanvas(width, height).getContext("2d", settings);
        if (context === null)
            throw new Error("no canvas");
        context.imageSmoothingQuality = "high";
        return context;
    }
    async #encode(canvas, blob) {
        const bytes = encodeBase64(new Uint8Array(await blob.arrayBuffer()));
        return { width: canvas.width, height: canvas.height, bytes };
    }
    async decodeTop(source, topShare, area) {
        const picture = await this.#load(source);
        const top = Math.max(1, Math.min(picture.height, Math.round(picture.width * topShare)));
        const scale = Math.min(1, Math.sqrt(area / (picture.width * top)));
        const width = Math.max(1, Math.round(picture.width * scale));
        const height = Math.max(1, Math.round(top * scale));
        const context = this.#createContext(width, height, { willReadFrequently: true });
        context.drawImage(picture, 0, 0, picture.width, top, 0, 0, width, height);
        const rgba = encodeBase64(context.getImageData(0, 0, width, height).data);
        return { width: picture.width, height: picture.height, raster: { width, height, rgba } };
    }
    async encodeWebp(source, { maxWidth, targetBytes }) {
        const picture = await this.#load(source);
        const draw = (width) => {
            const height = Math.max(1, Math.round((picture.height * width) / picture.width));
            const context = this.#createContext(width, height);
            context.drawImage(picture, 0, 0, width, height);
            return context.canvas;
        };
        const fullWidth = Math.min(picture.width, maxWidth);
        let canvas = draw(fullWidth);
        let blob = new Blob();
        for (const [share, quality] of this.#webpSteps) {
            const width = Math.max(1, Math.round(fullWidth * share));
            if (width !== canvas.width)
                canvas = draw(width);
            blob = await canvas.convertToBlob({ type: "image/webp", quality });
            if (blob.size <= targetBytes)
                break;
        }
        return this.#encode(canvas, blob);
    }
    async composeSheet(sources, { width, height, pieces }) {
        const pictures = await Promise.all(sources.map((source) => this.#load(source)));
        const context = this.#createContext(width, height);
        context.fillStyle = "#fff";
        context.fillRect(0, 0, width, height);
        for (const { picture, from, to, covered } of pieces) {
            const bitmap = pictures[picture];
            if (bitmap === undefined)
                continue;
            context.save();
            context.beginPath();
            context.rect(to.x, to.y, to.width, to.height);
            context.clip();
            context.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
            const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
            context.fillStyle = "#808080";
            for (const box of covered) {
                const [x, y] = [to.x + (box.x - from.x) * scaleX, to.y + (box.y - from.y) * scaleY];
                context.fillRect(x - 2, y - 2, box.width * scaleX + 4, box.height * scaleY + 4);
            }
            context.restore();
        }
        const { canvas } = context;
        return this.#encode(canvas, await canvas.convertToBlob({ type: "image/jpeg", quality: this.#sheetQuality }));
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/image-canvas-tab.js



const Base64Bytes = schemas/* base64 */.K39().transform((text) => new Uint8Array(Buffer.from(text, "base64")));
const sideLength = schemas/* int */.Whr().min(1);
const DecodedImage = schemas/* object */.Ikc({
    width: sideLength,
    height: sideLength,
    raster: schemas/* object */.Ikc({ width: sideLength, height: sideLength, rgba: Base64Bytes }),
});
const EncodedImage = schemas/* object */.Ikc({ width: sideLength, height: sideLength, bytes: Base64Bytes });
class ImageCanvasTab {
    #open = null;
    async decode(running, picture, topShare, area) {
        return DecodedImage.parse(await this.#run(running, "decodeTop", [toDataUrl(picture), topShare, area]));
    }
    async encodeWebp(running, picture, options) {
        const encoded = EncodedImage.parse(await this.#run(running, "encodeWebp", [toDataUrl(picture), options]));
        const scale = (picture.scale * encoded.width) / picture.width;
        return { ...picture, mediaType: "image/webp", ...encoded, scale };
    }
    async composeSheet(running, pictures, sheet) {
        const encoded = EncodedImage.parse(await this.#run(running, "composeSheet", [pictures.map(toDataUrl), sheet]));
        return { mediaType: "image/jpeg", ...encoded, scale: 1 };
    }
    async #run(running, method, values) {
        const tab = await this.#tab(running);
        const draw = `(encodeBase64) => new (${ImageCanvas})().${method}(...${JSON.stringify(values)})`;
        const { result, exceptionDetails } = await tab.untilClosed(tab.session.send("Runtime.evaluate", {
            expression: `(${draw})(${toBase64})`,
            awaitPromise: true,
            returnByValue: true,
        }));
        if (exceptionDetails !== undefined)
            throw new Error(exceptionDetails.exception?.description);
        return result.value;
    }
    #tab(running) {
        if (this.#open?.running === running)
            return this.#open.tab;
        const tab = BrowserContext.open(running).then((context) => context.openTab());
        const open = { running, tab };
        this.#open = open;
        const forget = () => {
            if (this.#open === open)
                this.#open = null;
        };
        tab.then((opened) => opened.onClosed(forget), forget);
        return tab;
    }
}
const toDataUrl = ({ mediaType, bytes }) => `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;

;// CONCATENATED MODULE: ./build/engine/capture/page/ad-file-decoder.js
class AdSourceLoader {
    #maxAnimationPixels = 500e6;
    #frameTimeoutMs = 8_000;
    async load() {
        const { kind } = adOptions;
        if (kind === "video")
            return this.#loadVideo();
        const still = await this.#loadImage();
        return kind === "animation" ? this.#loadAnimation(still).catch(() => ({ ...still, truncated: true })) : still;
    }
    #fail(reason) {
        throw new Error(`ADHERE ${reason}`);
    }
    #checkSize(width, height) {
        const { maxEdge, maxPixels } = adOptions;
        if (width === 0 || height === 0)
            this.#fail("empty");
        if (width * height > maxPixels || Math.max(width, height) > maxEdge)
            this.#fail("too large");
    }
    async #loadImage() {
        const image = new Image();
        const loaded = new Promise((resolve) => {
            image.onload = () => resolve(true);
            image.onerror = () => resolve(false);
        });
        image.src = "/asset";
        if (!(await loaded))
            this.#fail("undecodable");
        const { naturalWidth: width, naturalHeight: height } = image;
        this.#checkSize(width, height);
        await image.decode().catch(() => this.#fail("undecodable"));
        const drawable = () => image;
        return { width, height, duration: 0, frames: 1, truncated: false, show: async () => 0, drawable };
    }
    async #loadAnimation(still) {
        if (!("ImageDecoder" in globalThis))
            return still;
        const data = await (await fetch("/asset")).arrayBuffer();
        const decoder = new ImageDecoder({ data, type: adOptions.mediaType });
        await Promise.all([decoder.completed, decoder.tracks.ready]);
        const track = decoder.tracks.selectedTrack;
        if (track === null || !track.animated || track.frameCount < 2)
            return still;
        const maxFrames = Math.floor(this.#maxAnimationPixels / (still.width * still.height));
        const frames = Math.min(track.frameCount, Math.max(1, maxFrames));
        let current = null;
        const show = async (index) => {
            const frameIndex = Math.min(index, frames - 1);
            const { image } = await decoder.decode({ frameIndex }).catch(() => this.#fail("video: no frame"));
            current?.close();
            current = image;
            return image.timestamp / 1e6;
        };
        const lastFrameTime = await show(frames - 1);
        const lastFrameDuration = current?.duration ?? 0;
        await show(0);
        const duration = frames < track.frameCount ? null : lastFrameTime + lastFrameDuration / 1e6;
        return { ...still, duration, frames, show, drawable: () => current ?? still.drawable() };
    }
    #waitForEvent(video, event) {
        return new Promise((resolve, reject) => {
            const timeOut = () => reject(new Error(`ADHERE video: no ${event} in time`));
            const timer = setTimeout(timeOut, this.#frameTimeoutMs);
            const settle = (done) => () => {
                clearTimeout(timer);
                done();
            };
            const fail = () => reject(new Error(`ADHERE video: ${video.error?.message ?? ""}`));
            video.addEventListener(event, settle(resolve), { once: true });
            video.addEventListener("error", settle(fail), { once: true });
        });
    }
    #currentFrameTime(video) {
        try {
            const frame = new VideoFrame(video);
            frame.close();
            return frame.timestamp / 1e6;
        }
        catch {
            return null;
        }
    }
    async #seek(video, time) {
        const before = this.#currentFrameTime(video);
        const seeked = this.#waitForEvent(video, "seeked");
        video.currentTime = time;
        await seeked;
        const moves = before !== null && Math.abs(before - time) >= 0.1;
        for (let tries = 0; moves && tries < 50 && this.#currentFrameTime(video) === before; tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return video.currentTime;
    }
    async #loadVideo() {
        const video = document.createElement("video");
        video.muted = true;
        video.preload = "auto";
        const show = (time) => this.#seek(video, time);
        const loaded = this.#waitForEvent(video, "loadeddata");
        video.src = "/asset";
        await loaded;
        const { videoWidth: width, videoHeight: height } = video;
        if (width === 0 || height === 0)
            this.#fail("video: no picture");
        this.#checkSize(width, height);
        if (video.duration === Number.POSITIVE_INFINITY)
            await show(1e9).catch(() => 0);
        const end = Number.isFinite(video.duration) ? video.duration : video.currentTime;
        const duration = end > 0 ? end : null;
        return { width, height, duration, frames: null, truncated: false, show, drawable: () => video };
    }
}
class AdRenderer {
    #source;
    #longestEdge;
    #rasterEdge = 256;
    #ocrSize = { longEdge: 1600, shortEdge: 720, maxScale: 3 };
    #light = "#ffffff";
    #dark = "#202124";
    #background = this.#light;
    constructor(source) {
        this.#source = source;
        this.#longestEdge = Math.max(source.width, source.height);
    }
    #draw(scale, background) {
        const { width, height } = this.#source;
        const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (context === null)
            throw new Error("ADHERE no canvas");
        if (background !== null) {
            context.fillStyle = background;
            context.fillRect(0, 0, canvas.width, canvas.height);
        }
        context.imageSmoothingQuality = "high";
        context.drawImage(this.#source.drawable(), 0, 0, canvas.width, canvas.height);
        const pixels = () => context.getImageData(0, 0, canvas.width, canvas.height).data;
        return { canvas, pixels };
    }
    #luma(data, at) {
        return (299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0) + 500) / 1000;
    }
    #chooseBackground(data) {
        let [transparent, painted, visibleOnWhite] = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4) {
            const alpha = data[at + 3] ?? 0;
            if (alpha < 250)
                transparent += 1;
            if (alpha < 128)
                continue;
            painted += 1;
            if (this.#luma(data, at) < 235)
                visibleOnWhite += 1;
        }
        if (transparent < 0.002 * (data.length / 4))
            return null;
        return painted > 0 && visibleOnWhite < 0.02 * painted ? this.#dark : this.#light;
    }
    #contrast(data) {
        let [sum, squares] = [0, 0];
        for (let at = 0; at < data.length; at += 4) {
            const luma = this.#luma(data, at);
            sum += luma;
            squares += luma * luma;
        }
        const count = data.length / 4;
        return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    }
    #drawLegible() {
        const { longEdge, shortEdge, maxScale } = this.#ocrSize;
        const { width, height } = this.#source;
        const scale = Math.max(1, Math.min(maxScale, shortEdge / Math.min(width, height)));
        const { canvas, pixels } = this.#draw(Math.min(scale, longEdge / this.#longestEdge), this.#background);
        const data = pixels();
        const grey = new Uint8Array(canvas.width * canvas.height);
        for (let at = 0; at < grey.length; at += 1)
            grey[at] = this.#luma(data, at * 4);
        return { width: canvas.width, height: canvas.height, grey: encodeBase64(grey) };
    }
    info() {
        const { width, height, duration, frames, truncated } = this.#source;
        return JSON.stringify({ width, height, duration, frames, truncated });
    }
    async showFrame(position) {
        const at = await this.#source.show(position);
        const scale = Math.min(1, this.#rasterEdge / this.#longestEdge);
        const background = this.#chooseBackground(this.#draw(scale, null).pixels());
        this.#background = background ?? this.#light;
        const { canvas, pixels } = this.#draw(scale, this.#background);
        const data = pixels();
        return JSON.stringify({
            at,
            background,
            contrast: this.#contrast(data),
            raster: { width: canvas.width, height: canvas.height, rgba: encodeBase64(data) },
        });
    }
    async encodeFrame(edge) {
        const scale = edge / this.#longestEdge;
        const { canvas } = this.#draw(adOptions.kind === "svg" ? scale : Math.min(1, scale), this.#background);
        const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
        const bytes = encodeBase64(new Uint8Array(await blob.arrayBuffer()));
        return JSON.stringify({
            picture: { width: canvas.width, height: canvas.height, bytes },
            legible: adOptions.legible ? this.#drawLegible() : null,
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/ad-decoder-page.js





const ASSET_ORIGIN = "https://asset.invalid";
const BLANK_PAGE = {
    status: 200,
    headers: {
        "content-type": "text/html",
        "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'",
    },
    body: "<!doctype html><title>Ad</title>",
};
const MAX_RANGE_BYTES = 8e6;
const side = schemas/* int */.Whr().min(1).max(MAX_AD_EDGE_PX);
const AdFileInfo = schemas/* object */.Ikc({
    width: side,
    height: side,
    duration: schemas/* number */.aig().min(0).nullable(),
    frames: schemas/* int */.Whr().min(1).nullable(),
    truncated: schemas/* boolean */.zMY(),
});
const DecodedFrame = schemas/* object */.Ikc({
    at: schemas/* number */.aig().min(0),
    background: schemas/* string */.YjP().nullable(),
    contrast: schemas/* number */.aig(),
    raster: schemas/* object */.Ikc({ width: side, height: side, rgba: Base64Bytes }),
});
const EncodedFrame = schemas/* object */.Ikc({
    picture: schemas/* object */.Ikc({ width: side, height: side, bytes: Base64Bytes }),
    legible: schemas/* object */.Ikc({ width: side, height: side, grey: Base64Bytes }).nullable(),
});
async function openAdFile(tab, file, format, legible) {
    serveAsset(tab, file, format.mediaType);
    await tab.untilClosed(Promise.all([
        tab.session.send("Page.enable"),
        tab.session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }),
    ]));
    await tab.untilClosed(tab.session.send("Page.navigate", { url: `${ASSET_ORIGIN}/` }));
    const options = { ...format, maxPixels: MAX_AD_PIXELS, maxEdge: MAX_AD_EDGE_PX, legible };
    await tab.runScript(`(async () => {
      const adOptions = ${JSON.stringify(options)};
      const encodeBase64 = ${toBase64};
      globalThis.ad = new (${AdRenderer})(await new (${AdSourceLoader})().load());
      return "null";
    })()`, schemas/* null */.chJ());
}
const readFileInfo = (tab) => tab.runScript("ad.info()", AdFileInfo);
const showFrame = (tab, position) => tab.runScript(`ad.showFrame(${position})`, DecodedFrame);
const encodeFrame = (tab, edge) => tab.runScript(`ad.encodeFrame(${edge})`, EncodedFrame);
function serveAsset(tab, file, mediaType) {
    const { session } = tab;
    session.on("Fetch.requestPaused", ({ requestId, request }) => {
        const response = request.url === `${ASSET_ORIGIN}/`
            ? BLANK_PAGE
            : request.url === `${ASSET_ORIGIN}/asset`
                ? buildAssetResponse(file, mediaType, request.headers["Range"])
                : null;
        const answering = response === null
            ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
            : session.send("Fetch.fulfillRequest", {
                requestId,
                responseCode: response.status,
                responseHeaders: Object.entries(response.headers).map(([name, value]) => ({ name, value })),
                body: Buffer.from(response.body).toString("base64"),
            });
        answering.catch(() => { });
    });
}
function buildAssetResponse(file, mediaType, range) {
    const requested = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
    const headers = { "content-type": mediaType, "accept-ranges": "bytes", "x-content-type-options": "nosniff" };
    if (requested === null)
        return { status: 200, headers, body: file };
    const from = Number(requested[1]);
    if (from >= file.length)
        return { status: 416, headers, body: "" };
    const last = file.length - 1;
    const to = Math.min(last, requested[2] ? Number(requested[2]) : last, from + MAX_RANGE_BYTES - 1);
    const contentRange = `bytes ${from}-${to}/${file.length}`;
    return { status: 206, headers: { ...headers, "content-range": contentRange }, body: file.subarray(from, to + 1) };
}

;// CONCATENATED MODULE: ./build/engine/lexicon/file-signatures.json
const file_signatures_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"File signatures from the formats\' specifications (PRONOM, Wikipedia: list of file signatures). Bytes are written as ISO 8859-1 characters.","unsupported":[{"name":"a TIFF image","remedy":"Save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"II*\\u0000"},{"offset":0,"bytes":"MM\\u0000*"}]},{"name":"a Photoshop file","remedy":"Save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"8BPS"}]},{"name":"a PDF","remedy":"Save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"%PDF"}]},{"name":"a PostScript or Illustrator file","remedy":"Save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"%!PS"},{"offset":0,"bytes":"ÅÐÓÆ"}]},{"name":"a JPEG 2000 image","remedy":"Save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"\\u0000\\u0000\\u0000\\fjP  "},{"offset":0,"bytes":"ÿOÿQ"}]},{"name":"an AVI video","remedy":"Save it as MP4 with H.264.","signatures":[{"offset":8,"bytes":"AVI LIST"}]},{"name":"a Windows Media video","remedy":"Save it as MP4 with H.264.","signatures":[{"offset":0,"bytes":"0&²ufÏ\\u0011"}]},{"name":"a Flash video","remedy":"Save it as MP4 with H.264.","signatures":[{"offset":0,"bytes":"FLV\\u0001"}]},{"name":"an MPEG-1 or MPEG-2 video","remedy":"Save it as MP4 with H.264.","signatures":[{"offset":0,"bytes":"\\u0000\\u0000\\u0001º"},{"offset":0,"bytes":"\\u0000\\u0000\\u0001³"}]},{"name":"an audio file","remedy":"Use the ad\'s image or video.","signatures":[{"offset":0,"bytes":"ID3"},{"offset":0,"bytes":"fLaC"},{"offset":8,"bytes":"WAVEfmt"},{"offset":4,"bytes":"ftypM4A"}]},{"name":"a ZIP archive or a design file","remedy":"Unpack it, or save it as PNG, JPEG or WebP.","signatures":[{"offset":0,"bytes":"PK\\u0003\\u0004"}]},{"name":"a Git LFS pointer, not the file itself","remedy":"Fetch it first: git lfs pull, or lfs: true in actions/checkout.","signatures":[{"offset":0,"bytes":"version https://git-lfs"}]}],"video":[{"mediaType":"video/mp4","offset":4,"bytes":"ftyp"},{"mediaType":"video/mp4","offset":4,"bytes":"moov"},{"mediaType":"video/mp4","offset":4,"bytes":"mdat"},{"mediaType":"video/mp4","offset":4,"bytes":"wide"},{"mediaType":"video/mp4","offset":4,"bytes":"free"},{"mediaType":"video/mp4","offset":4,"bytes":"skip"},{"mediaType":"video/webm","offset":0,"bytes":"\\u001aEß£"},{"mediaType":"video/ogg","offset":0,"bytes":"OggS"}]}');
;// CONCATENATED MODULE: ./build/engine/capture/detect-ad-file-format.js




const FileSignature = schemas/* object */.Ikc({ offset: schemas/* int */.Whr(), bytes: schemas/* string */.YjP() });
const fileSignatures = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({
    unsupported: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), remedy: schemas/* string */.YjP(), signatures: schemas/* array */.YOg(FileSignature) })),
    video: schemas/* array */.YOg(FileSignature.extend({ mediaType: schemas/* string */.YjP() })),
}), file_signatures_namespaceObject);
const IMAGE_SIGNATURES = [
    ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
    ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
    ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
    ["image/jxl", (head) => head.startsWith("\xff\x0a") || head.startsWith("\0\0\0\x0cJXL ")],
    ["image/bmp", (head) => head.startsWith("BM") && head.startsWith("\0\0\0\0", 6)],
    ["image/x-icon", (head) => head.startsWith("\0\0\x01\0") && !head.startsWith("\0\0", 4)],
];
function detectAdFormat(bytes, declared) {
    const mediaType = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const head = Buffer.from(bytes.subarray(0, 16_384)).toString("latin1");
    if (bytes.length === 0)
        throw new UndecodableAd("The ad's file is empty. Use an image or video file.");
    const { unsupported, video } = fileSignatures();
    const matches = (signature) => head.startsWith(signature.bytes, signature.offset);
    const known = unsupported.find(({ signatures }) => signatures.some(matches));
    if (known)
        throw new UndecodableAd(`The ad's file is ${known.name}, which browsers do not support. ${known.remedy}`);
    const image = detectImageFormat(head);
    if (image !== null)
        return image;
    const container = video.find(matches);
    if (container)
        return { kind: "video", mediaType: container.mediaType };
    return detectByTextOrMediaType(bytes, head, mediaType);
}
function detectImageFormat(head) {
    const brands = readIsoMediaBrands(head);
    if (brands.some((brand) => brand === "avis"))
        return { kind: "animation", mediaType: "image/avif" };
    if (brands.includes("avif"))
        return { kind: "image", mediaType: "image/avif" };
    if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)))
        throw new UndecodableAd("The ad's file is a HEIC photo, a phone camera format that browsers do not support. Save it as PNG, JPEG " +
            "or WebP.");
    if (/^GIF8[79]a/.test(head))
        return { kind: "animation", mediaType: "image/gif" };
    const mediaType = IMAGE_SIGNATURES.find(([, matches]) => matches(head))?.[0];
    if (mediaType === undefined)
        return null;
    const animated = (mediaType === "image/png" && head.includes("acTL")) ||
        (mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0);
    return { kind: animated ? "animation" : "image", mediaType };
}
function detectByTextOrMediaType(bytes, head, mediaType) {
    const start = head.replace(/^(\xef\xbb\xbf)?\s*/, "");
    if (/^<(\?xml|!--|!doctype svg|svg)/i.test(start) && /<(?:\w+:)?svg[\s>]/i.test(decodeHeadText(bytes)))
        return { kind: "svg", mediaType: "image/svg+xml" };
    if (/^<(!doctype html|html|head|body|script)/i.test(start) || mediaType === "text/html")
        throw new UndecodableAd("The ad's URL is a web page, not an image or video. Use it as adUrl, or use the URL of the file itself.");
    if (mediaType.startsWith("video/"))
        return { kind: "video", mediaType };
    return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}
function readIsoMediaBrands(head) {
    if (!head.startsWith("ftyp", 4))
        return [];
    const end = Math.min(256, head.charCodeAt(2) * 256 + head.charCodeAt(3));
    return [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
}
const decodeHeadText = (bytes) => Buffer.from(bytes.subarray(0, 65_536)).toString("utf8");
const TRUNCATION_CHECKS = {
    "image/png": ["\x89PNG\r\n\x1a\n", isPngTruncated],
    "image/jpeg": ["\xff\xd8\xff", isJpegTruncated],
    "image/webp": ["RIFF", isWebpTruncated],
    "image/gif": ["GIF8", isGifTruncated],
};
function refuseTruncated(bytes, { kind, mediaType }) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [begins, endsEarly] = TRUNCATION_CHECKS[mediaType] ?? [];
    if (begins === undefined || !file.toString("latin1", 0, begins.length).startsWith(begins))
        return;
    if (endsEarly?.(file, kind === "animation") !== true)
        return;
    throw new UndecodableAd(`The ad's file is truncated: the image (${mediaType}) is incomplete. ` +
        "Export it again, or copy it again and check its size.");
}
function isPngTruncated(file, animated) {
    let drawn = false;
    for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
        const type = file.toString("latin1", at + 4, at + 8);
        if (type === "IEND" || (animated && drawn && type !== "IDAT"))
            return false;
        drawn ||= type === "IDAT";
    }
    return true;
}
const JPEG_MARKER = 0xff;
const JPEG_START_OF_SCAN = 0xda;
const JPEG_END_OF_IMAGE = Buffer.of(JPEG_MARKER, 0xd9);
const isStandaloneMarker = (marker) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
function isJpegTruncated(file) {
    let at = 2;
    while (at + 4 <= file.length) {
        const marker = file[at + 1] ?? 0;
        if (file[at] !== JPEG_MARKER)
            return false;
        if (marker === JPEG_MARKER)
            at += 1;
        else if (isStandaloneMarker(marker))
            at += 2;
        else if (marker === JPEG_START_OF_SCAN)
            return !file.includes(JPEG_END_OF_IMAGE, at + 2);
        else
            at += 2 + file.readUInt16BE(at + 2);
    }
    return true;
}
function isWebpTruncated(file, animated) {
    if (file.length < 12)
        return true;
    if (file.readUInt32LE(4) + 8 <= file.length + 1)
        return false;
    if (!animated)
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
function isGifTruncated(file) {
    const tableBytes = (flags) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
    let at = 13 + tableBytes(file[10] ?? 0);
    while (at < file.length) {
        const block = file[at];
        if (block === 0x3b)
            return false;
        if (block === 0x2c)
            return skipGifSubBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0)) === null;
        if (block !== 0x21)
            return false;
        const next = skipGifSubBlocks(file, at + 2);
        if (next === null)
            return true;
        at = next;
    }
    return true;
}
function skipGifSubBlocks(file, from) {
    let at = from;
    for (let size = file[at]; size !== undefined; size = file[at]) {
        at += 1 + size;
        if (size === 0)
            return at;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/engine/capture/pick-video-frames.js
const MIN_FRAME_GAP_SECONDS = 0.4;
const MAX_END_OFFSET_SECONDS = 0.4;
const FEED_OPENING_SECONDS = [0, 1, 3];
const YOUTUBE_OPENING_SECONDS = [0, 2, 4.8];
function pickVideoTimes(duration, platform) {
    const opening = platform === "google" ? YOUTUBE_OPENING_SECONDS : FEED_OPENING_SECONDS;
    if (duration === null)
        return opening;
    const end = Math.max(0, duration - Math.min(MAX_END_OFFSET_SECONDS, duration / 10));
    const quarters = [0.25, 0.5, 0.75].map((share) => share * duration);
    const inTime = [...opening, ...quarters].filter((at) => at <= end - MIN_FRAME_GAP_SECONDS).sort((a, b) => a - b);
    const times = [];
    for (const at of inTime)
        if (at - (times.at(-1) ?? -MIN_FRAME_GAP_SECONDS) >= MIN_FRAME_GAP_SECONDS)
            times.push(at);
    return times.length === 0 ? [0] : [...times, end];
}
const pickAnimationFrames = (count) => [
    ...new Set([0, Math.floor((count - 1) / 2), count - 1]),
];

;// CONCATENATED MODULE: ./build/engine/capture/decode-ad.js







const MAX_DECODE_MS = 30_000;
const MAX_FRAME_SEARCH_MS = 18_000;
const MAIN_PICTURE_EDGE_PX = 1200;
const FURTHER_FRAME_EDGE_PX = 720;
const MIN_FRAME_CONTRAST = 6;
const END_CARD_OFFSET_SECONDS = 1.5;
async function decodeAdFile(bytes, declared, options) {
    const format = detectAdFormat(bytes, declared);
    refuseTruncated(bytes, format);
    const decode = async (context) => {
        const tab = await context.openTab();
        await openAdFile(tab, bytes, format, options.legible);
        return buildCreative(tab, format, options.platform);
    };
    return BrowserContext.runWithin(MAX_DECODE_MS, options, decode, {
        tooSlow: () => new UndecodableAd(`The ad's file took longer than ${MAX_DECODE_MS / 1000} s to decode. Use a smaller one.`),
        failed: (problem) => explainDecodeError(problem, format, bytes),
    });
}
async function buildCreative(tab, { kind }, platform) {
    const info = await readFileInfo(tab);
    const collector = new FrameCollector(tab, info);
    const complete = await collectFrames(collector, info, platform);
    const [first, ...frames] = collector.frames.sort((one, other) => one.at - other.at);
    if (first === undefined)
        throw new Error("ADHERE undecodable");
    const { at, ...shown } = first;
    const notices = [
        ...(complete ? [] : [incompleteNotice(kind === "video" ? "video" : "animation")]),
        ...[...collector.backgrounds].map(backgroundNotice),
    ];
    const { width, height, duration } = info;
    const motion = { duration, at, frames, method: "decoded_frames" };
    return {
        mediaType: kind === "video" ? "video" : "image",
        width,
        height,
        ...shown,
        ...(info.frames !== 1 && { motion }),
        ...(notices.length > 0 && { notices }),
    };
}
class FrameCollector {
    frames = [];
    backgrounds = new Set();
    #tab;
    #info;
    constructor(tab, info) {
        this.#tab = tab;
        this.#info = info;
    }
    async addIfNew(position) {
        const frame = await showFrame(this.#tab, position);
        if (frame.contrast < MIN_FRAME_CONTRAST)
            return false;
        if (!this.frames.some(({ raster }) => isSameFrame(raster, frame.raster)))
            await this.#store(frame);
        return true;
    }
    async add(position) {
        await this.#store(await showFrame(this.#tab, position));
    }
    async #store({ at, background, raster }) {
        const edge = this.frames.length === 0 ? MAIN_PICTURE_EDGE_PX : FURTHER_FRAME_EDGE_PX;
        const { picture, legible } = await encodeFrame(this.#tab, edge);
        const scale = picture.width / this.#info.width;
        const screenshot = { mediaType: "image/webp", ...picture, scale };
        this.frames.push({ at, raster, screenshot, legible, words: null });
        if (background !== null)
            this.backgrounds.add(background);
    }
}
async function collectFrames(collector, info, platform) {
    const { frames, duration, truncated } = info;
    const budget = new TimeBudget(MAX_FRAME_SEARCH_MS);
    const positions = frames === null ? pickVideoTimes(duration, platform) : pickAnimationFrames(frames);
    try {
        let visible = true;
        for (const position of positions) {
            if (collector.frames.length > 0 && budget.remainingMs() === 0)
                return false;
            visible = await collector.addIfNew(position);
        }
        if (!visible && frames === null && duration !== null && duration > 2 * END_CARD_OFFSET_SECONDS)
            await collector.addIfNew(duration - END_CARD_OFFSET_SECONDS);
        if (collector.frames.length === 0)
            await collector.add(positions[0] ?? 0);
        return !truncated;
    }
    catch (problem) {
        if (collector.frames.length > 0 && isVideoDecodeError(problem))
            return false;
        throw problem;
    }
}
const isVideoDecodeError = (problem) => problem instanceof Error && problem.message.includes("ADHERE video");
const incompleteNotice = (mediaType) => `The ad's ${mediaType} could not be decoded to its end (it is damaged, truncated, or too large to decode in time). ` +
    "The rest was not evaluated.";
const backgroundNotice = (background) => background === "#ffffff"
    ? "The ad's image is partly transparent. It was evaluated on a white background."
    : `The ad's image is partly transparent and almost white. It was evaluated on dark grey (${background}), ` +
        "because it would be invisible on white.";
const GRID_SIZE = 32;
const MAX_CELL_NOISE = 10;
const MAX_CHANGED_CELLS = 5;
function isSameFrame(one, other) {
    const [steps, others] = [computeGradients(one), computeGradients(other)];
    let changed = 0;
    for (const [at, step] of steps.entries())
        if (Math.abs(step - (others[at] ?? 0)) > MAX_CELL_NOISE)
            changed += 1;
    return changed <= MAX_CHANGED_CELLS;
}
function computeGradients(raster) {
    const cells = computeCellBrightness(raster);
    return cells.flatMap((grey, at) => (at % GRID_SIZE === GRID_SIZE - 1 ? [] : [grey - (cells[at + 1] ?? 0)]));
}
function computeCellBrightness({ width, height, rgba }) {
    const sums = new Float64Array(GRID_SIZE * GRID_SIZE);
    const counts = new Float64Array(GRID_SIZE * GRID_SIZE);
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
            const at = (y * width + x) * 4;
            const cell = Math.floor((y * GRID_SIZE) / height) * GRID_SIZE + Math.floor((x * GRID_SIZE) / width);
            sums[cell] =
                (sums[cell] ?? 0) + 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
            counts[cell] = (counts[cell] ?? 0) + 1;
        }
    }
    return [...sums].map((sum, cell) => sum / Math.max(1, counts[cell] ?? 0));
}

;// CONCATENATED MODULE: ./build/engine/capture/capture-linked-ad.js












const DEADLINE_MS = 30_000;
const VIDEO_FILE_EXTENSION = /\.(?:mp4|m4v|mov|webm|mkv|ogv)$/i;
async function captureAdLink(link, tools) {
    const direct = isVideoLink(link) ? await fetchDirectFile(link) : null;
    if (direct !== null)
        return decodeAdFile(direct.bytes, direct.mediaType, tools);
    const found = await openAdPage(link, tools);
    const film = found.videoUrl === null ? null : await decodeVideoAt(found.videoUrl, link, tools);
    if (film !== null)
        return film;
    if (found.file === null)
        throw new AdScreenshotFailed(link.url, "its video could not be fetched");
    const creative = await decodeAdFile(found.file.bytes, found.file.mediaType, tools);
    return link.mediaType === "video" && creative.mediaType === "image" && found.isScreenshot
        ? asVideoPageScreenshot(creative)
        : creative;
}
const isVideoLink = ({ url, mediaType }) => mediaType === "video" || VIDEO_FILE_EXTENSION.test(URL.parse(url)?.pathname ?? "");
async function fetchDirectFile({ url, fetchFile }) {
    const file = await fetchFile(url).catch(() => null);
    return file === null || (0,ad_file/* isWebPage */.AA)(file) ? null : file;
}
async function decodeVideoAt(url, { fetchFile }, tools) {
    try {
        const { bytes, mediaType } = await fetchFile(url);
        return await decodeAdFile(bytes, mediaType, tools);
    }
    catch (problem) {
        tools.signal.throwIfAborted();
        if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted)
            throw problem;
        return null;
    }
}
const asVideoPageScreenshot = (creative) => ({
    ...creative,
    mediaType: "video",
    motion: { duration: null, at: 0, frames: [], method: "page_screenshot" },
    notices: [
        ...(creative.notices ?? []),
        "The ad's page provides no video file, so a screenshot of the page was evaluated. Use the video file as the asset.",
    ],
});
async function openAdPage(link, tools) {
    const { url } = link;
    return BrowserContext.runWithin(DEADLINE_MS, tools, (context) => visitAdPage(context, link, tools), {
        tooSlow: () => new AdScreenshotFailed(url, `it did not load within ${DEADLINE_MS / 1000} s`),
        failed: (problem) => problem instanceof AdScreenshotFailed ? problem : new AdScreenshotFailed(url, (0,error/* messageOf */.bD)(problem), problem),
    });
}
async function visitAdPage(context, { url, locale, mediaType }, tools) {
    const budget = new TimeBudget(DEADLINE_MS);
    const tab = await context.openTab();
    await tab.emulateDevice({ viewport: "desktop", locale }, tools.running, tools);
    const loaded = await tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => loadPage(tab, url, budget.remainingMs(8000)));
    const { response } = tab.network;
    if (loaded.download)
        throw new AdScreenshotFailed(url, "it is a download");
    if (loaded.errorCode !== null)
        throw new AdScreenshotFailed(url, loaded.errorCode);
    if (!loaded.rendered)
        throw new AdScreenshotFailed(url, "nothing was rendered");
    if (response && response.status >= 400)
        throw new AdScreenshotFailed(url, `it returned HTTP ${response.status}`);
    if (response?.mimeType.startsWith("video/"))
        return { file: null, isScreenshot: false, videoUrl: response.url };
    const file = response?.mimeType.startsWith("image/") ? await readResponseBody(tab, response.requestId) : null;
    if (response && file)
        return { file: { bytes: file, mediaType: response.mimeType }, isScreenshot: false, videoUrl: null };
    await settlePage(tab, null, 1, budget);
    const videoUrl = mediaType === "video" ? await tab.runScript(PLAYED_VIDEO_SCRIPT, VideoUrl) : null;
    const { width, height } = EMULATED_DEVICES.desktop.metrics;
    const shot = await takeScreenshot(tab, { x: 0, y: 0, width, height });
    return { file: shot, isScreenshot: true, videoUrl };
}
const VideoUrl = schemas/* url */.OZ5().nullable().catch(null);
const PLAYED_VIDEO_SCRIPT = `JSON.stringify([...document.querySelectorAll("video")]
  .map((video) => ({ url: video.currentSrc || video.src || "", area: video.clientWidth * video.clientHeight }))
  .filter(({ url }) => /^https?:/.test(url))
  .sort((one, other) => other.area - one.area)[0]?.url ?? null)`;
async function readResponseBody(tab, requestId) {
    try {
        const { body: text, base64Encoded } = await tab.untilClosed(tab.session.send("Network.getResponseBody", { requestId }));
        return new Uint8Array(Buffer.from(text, base64Encoded ? "base64" : "utf8"));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/engine/artifacts/split-rotating-texts.js
var split_rotating_texts = __webpack_require__(33845);
;// CONCATENATED MODULE: ./build/engine/capture/ad-drawing.js

const MAX_DRAWN_CHARS = 600;
const escapeHtml = (text) => text
    .slice(0, MAX_DRAWN_CHARS)
    .toWellFormed()
    .replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const ad_drawing_element = (name, text) => text === undefined || text.trim() === "" ? "" : `<div class="${name}" dir="auto">${escapeHtml(text)}</div>`;
const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { background: #fff; color: #202124; font: 16px/1.4 Arial, Helvetica, sans-serif; padding: 20px; width: 600px }
  div { overflow-wrap: anywhere; white-space: pre-line }
  .sponsored { color: #5f6368; font-size: 13px }
  .url { color: #3c4043; font-size: 14px; margin-top: 4px }
  .title { color: #1a0dab; font-size: 20px; line-height: 1.3; margin: 4px 0 }
  .text { color: #4d5156; font-size: 15px }
  .sitelinks { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 10px }
  .sitelink { color: #1a0dab; font-size: 15px }
  .page { font-weight: bold }
  .body { margin: 12px 0 }
  .link { align-items: center; background: #f0f2f5; display: flex; gap: 16px; justify-content: space-between;
    padding: 14px 16px }
  .headline { font-size: 17px; font-weight: bold }
  .description { color: #5f6368; font-size: 14px; margin-top: 2px }
  .button { background: #dfe2e6; border-radius: 6px; flex: none; font-size: 15px; font-weight: bold;
    padding: 8px 14px }
`;
function composeAdHtml(ad) {
    const body = ad.platform === "google" ? composeSearchResult(ad) : composePost(ad);
    return `<!doctype html><meta charset="utf-8"><title>Ad</title><style>${STYLE}</style><body>${body}</body>`;
}
const MAX_DRAWN_SITELINKS = 4;
const MAX_DRAWN_HEADLINES = 3;
function composeSearchResult(ad) {
    const { headline, description, bodyText, landingUrl, sitelinks = [] } = ad;
    const { headlines, descriptions } = (0,split_rotating_texts/* splitRotatingTexts */.X)(ad, ad.platform);
    const join = (texts, separator) => texts.filter((text) => text !== undefined && text.trim() !== "").join(separator);
    const titles = description?.trim() ? [headline, description] : [headline, ...headlines];
    const links = sitelinks.slice(0, MAX_DRAWN_SITELINKS).map((text) => ad_drawing_element("sitelink", text));
    return [
        ad_drawing_element("sponsored", "Sponsored"),
        ad_drawing_element("url", formatDisplayUrl(landingUrl)),
        ad_drawing_element("title", join(titles.slice(0, MAX_DRAWN_HEADLINES), " | ")),
        ad_drawing_element("text", join([bodyText, ...descriptions], " ")),
        links.length === 0 ? "" : `<div class="sitelinks">${links.join("")}</div>`,
    ].join("");
}
function composePost({ pageName, bodyText, headline, description, ctaType, platform }) {
    const texts = `<div>${ad_drawing_element("headline", headline)}${ad_drawing_element("description", description)}</div>`;
    return [
        ad_drawing_element("page", pageName),
        ad_drawing_element("sponsored", platform === "reddit" ? "Promoted" : "Sponsored"),
        ad_drawing_element("body", bodyText),
        `<div class="link">${texts}${ad_drawing_element("button", formatButtonLabel(ctaType))}</div>`,
    ].join("");
}
function formatDisplayUrl(url) {
    const parsed = URL.parse(url);
    return parsed === null ? "" : `${parsed.host}${parsed.pathname === "/" ? "" : parsed.pathname}`;
}
function formatButtonLabel(type) {
    if (type === undefined || /^NO_BUTTON$|^NONE$/u.test(type))
        return "";
    if (!/^[A-Z]+(?:_[A-Z]+)*$/u.test(type))
        return type;
    const words = type.toLowerCase().replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./build/engine/capture/draw-ad.js







const MAX_DRAW_MS = 15_000;
const MAX_DRAWN_HEIGHT_PX = 2_000;
const SIZE_SCRIPT = `(() => {
  const { width, height } = document.body.getBoundingClientRect();
  return JSON.stringify({ width: Math.ceil(width), height: Math.ceil(height) });
})()`;
const DrawnSize = schemas/* object */.Ikc({ width: schemas/* int */.Whr().min(1), height: schemas/* int */.Whr().min(1) });
async function drawAd(ad, options) {
    const draw = async (context) => {
        const tab = await context.openTab();
        const { session, frameId } = tab;
        const metrics = { width: 640, height: 480, deviceScaleFactor: 2, mobile: false };
        await tab.untilClosed(Promise.all([
            session.send("Page.enable"),
            session.send("Network.enable").then(() => session.send("Network.setBlockedURLs", { urls: ["*"] })),
            session.send("Emulation.setDeviceMetricsOverride", metrics),
        ]));
        await tab.untilClosed(session.send("Page.setDocumentContent", { frameId, html: composeAdHtml(ad) }));
        const { width, height } = await tab.runScript(SIZE_SCRIPT, DrawnSize);
        return takeScreenshot(tab, { x: 0, y: 0, width, height: Math.min(height, MAX_DRAWN_HEIGHT_PX) });
    };
    const shot = await BrowserContext.runWithin(MAX_DRAW_MS, options, draw, {
        tooSlow: () => new AdDrawingFailed(`it took longer than ${MAX_DRAW_MS / 1000} s`),
        failed: (problem) => new AdDrawingFailed((0,error/* messageOf */.bD)(problem), problem),
    });
    const decoded = { ...options, legible: false, platform: ad.platform };
    const creative = await decodeAdFile(shot.bytes, shot.mediaType, decoded);
    return { ...creative, drawn: true, notices: [DRAWN_NOTICE] };
}
const DRAWN_NOTICE = "The ad has no picture, so it was drawn from its text. Its words were judged, and visual match was not.";

// EXTERNAL MODULE: ./build/engine/capture/retry-strategy.js
var retry_strategy = __webpack_require__(25168);
;// CONCATENATED MODULE: ./build/engine/capture/page-heading.js
const EMPTY_CONTENT = { lines: [], buttonLabels: [] };
const NO_PAGE_HEADING = {
    heading: "",
    lineAfterHeading: "",
    mainContent: { startsWithHeading: false, firstSection: EMPTY_CONTENT, full: EMPTY_CONTENT },
};
function findPageHeading(page) {
    const { texts } = page;
    const heading = pickHeadingBlock(page);
    const mainContent = extractMainContent(page, heading);
    if (heading === null)
        return { ...NO_PAGE_HEADING, mainContent };
    return { heading: heading.text, lineAfterHeading: texts[texts.indexOf(heading) + 1]?.text ?? "", mainContent };
}
function pickHeadingBlock(page) {
    const { texts, links, url } = page;
    const logos = collectHomeLinkTexts(links, url);
    const headings = texts.filter(({ level, region }) => level !== null && !NON_MAIN_REGIONS.has(region));
    const firstLevel = headings.filter(({ level }) => level === 1);
    const isMain = ({ text, region }) => region !== "header" && !logos.has(text);
    return (firstLevel.find(isMain) ??
        firstLevel.find(({ text }) => !logos.has(text)) ??
        headings.filter(isMain).find((heading, index) => index === 0 && isTopHeading(page, heading)) ??
        texts.find(({ level }) => level === 1) ??
        null);
}
const NON_MAIN_REGIONS = new Set(["nav", "aside", "footer", "consent"]);
function collectHomeLinkTexts(links, url) {
    const home = URL.parse("/", url)?.href;
    return new Set(links.filter(({ href }) => URL.parse(href, url)?.href === home).map(({ text }) => text));
}
const BOILERPLATE_REGIONS = new Set(["header", "nav", "aside", "footer", "consent", "overlay"]);
const MAX_SHORT_TEXT_CHARS = 80;
const MAX_LINES = 60;
const MAX_BUTTONS = 20;
const MAX_LINE_CHARS = 400;
function extractMainContent(page, heading) {
    const { texts, controls } = page;
    const at = heading === null ? -1 : texts.indexOf(heading);
    const after = texts.slice(at + 1);
    const next = heading === null ? -1 : after.findIndex(({ level }) => level !== null);
    const end = after[next]?.box.y ?? Number.POSITIVE_INFINITY;
    const isOwn = ({ region }) => !BOILERPLATE_REGIONS.has(region) || region === heading?.region;
    const words = textWithoutLinks(page);
    const lines = (blocks) => blocks.filter(isOwn).flatMap((block) => (words(block) === "" ? [] : [words(block).slice(0, MAX_LINE_CHARS)]));
    const buttons = controls.filter(({ href, text, ...where }) => href === null && text !== "" && isOwn(where));
    const labels = (some) => some.slice(0, MAX_BUTTONS).map(({ text }) => text.slice(0, MAX_LINE_CHARS));
    return {
        startsWithHeading: heading !== null && hasNoContentAbove(page, heading),
        firstSection: {
            lines: lines(next < 0 ? after : after.slice(0, next)).slice(0, MAX_LINES),
            buttonLabels: labels(buttons.filter(({ box }) => box.y < end)),
        },
        full: {
            lines: lines(texts.filter((block) => block !== heading)).slice(0, MAX_LINES),
            buttonLabels: labels(buttons),
        },
    };
}
function isTopHeading(page, heading) {
    const before = mainBlocksBefore(page, heading);
    return (heading.box.y < page.fold.height &&
        before.every(({ fontPx }) => fontPx <= heading.fontPx) &&
        hasNoContentAbove(page, heading));
}
function hasNoContentAbove(page, heading) {
    const words = textWithoutLinks(page);
    const length = mainBlocksBefore(page, heading).reduce((sum, block) => sum + words(block).length, 0);
    if (length >= MAX_SHORT_TEXT_CHARS)
        return false;
    return !page.controls.some(({ href, text, region, box }) => href === null && text !== "" && !BOILERPLATE_REGIONS.has(region) && box.y + box.height <= heading.box.y);
}
function mainBlocksBefore(page, heading) {
    const { texts } = page;
    const words = textWithoutLinks(page);
    const before = texts.slice(0, texts.indexOf(heading));
    return before.filter((block) => !BOILERPLATE_REGIONS.has(block.region) && words(block) !== "");
}
function textWithoutLinks({ links }) {
    const names = [...new Set(links.map(({ text }) => text))].filter((text) => text.length > 2);
    names.sort((a, b) => b.length - a.length);
    const known = new Set(names);
    return ({ text }) => {
        if (known.has(text))
            return "";
        if (text.length < MAX_SHORT_TEXT_CHARS)
            return text;
        return names
            .reduce((rest, name) => rest.replaceAll(name, " "), text)
            .replace(/\s+/g, " ")
            .trim();
    };
}

;// CONCATENATED MODULE: ./build/engine/capture/same-origin-headers.js
class OriginHeaders {
    #originPrefix;
    #fields;
    #mainFrame;
    #framesWithHeaders = new Map();
    #leftOrigin = new Set();
    constructor(url, fields, mainFrame) {
        this.#originPrefix = `${new URL(url).origin}/`;
        this.#fields = fields;
        this.#mainFrame = mainFrame;
    }
    static forVisit(url, fields, mainFrame) {
        return Object.keys(fields).length === 0 ? undefined : new OriginHeaders(url, fields, mainFrame);
    }
    extendHeaders(paused) {
        const { request, networkId = paused.requestId, frameId, resourceType } = paused;
        const toOrigin = request.url.startsWith(this.#originPrefix);
        if (!toOrigin)
            this.#leftOrigin.add(networkId);
        const withHeaders = toOrigin && !this.#leftOrigin.has(networkId) && this.#mayCarryHeaders(frameId, resourceType);
        if (resourceType === "Document")
            this.#framesWithHeaders.set(frameId, withHeaders);
        return withHeaders ? this.#merge(request.headers) : undefined;
    }
    #mayCarryHeaders(frameId, resourceType) {
        const initiator = resourceType === "Document" ? this.#mainFrame : frameId;
        return this.#framesWithHeaders.get(initiator) ?? (initiator === frameId && resourceType === "Document");
    }
    #merge(headers) {
        const others = Object.entries(headers).filter(([name]) => !Object.hasOwn(this.#fields, name.toLowerCase()));
        return [...others, ...Object.entries(this.#fields)].map(([name, value]) => ({ name, value }));
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/tab-visit.js









class PageVisit {
    tab;
    budget;
    #url;
    loaded = { rendered: false, errorCode: null, download: false, timedOut: true };
    reading = null;
    constructor(tab, url, deadlineMs) {
        this.tab = tab;
        this.#url = url;
        this.budget = new TimeBudget(deadlineMs);
    }
    async load(profile, { running, isBeacon, headersFor }, timeoutMs, { beacons, responseTimeoutMs } = {}) {
        const originHeaders = OriginHeaders.forVisit(this.#url, headersFor(this.#url), this.tab.frameId);
        await this.tab.emulateDevice(profile, running, { isBeacon, originHeaders, ...(beacons && { beacons }) });
        this.loaded = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => loadPage(this.tab, this.#url, timeoutMs, responseTimeoutMs));
    }
    async waitForLoad(timeoutMs) {
        this.loaded = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => waitForLoad(this.tab, timeoutMs));
    }
    async read() {
        this.reading = await readPage(this.tab);
        return this.reading;
    }
    async run(job) {
        try {
            const finished = await withTimeout(this.budget.remainingMs(), job());
            if (finished.done)
                return finished.value;
            this.loaded = { ...this.loaded, timedOut: true };
        }
        catch (problem) {
            if (problem instanceof BrowserDisconnected || problem instanceof VisitAborted)
                throw problem;
            const errorCode = problem instanceof TabCrashed ? "TAB_CRASHED" : "CAPTURE_FAILED";
            this.loaded = { ...this.loaded, errorCode, timedOut: false };
        }
        return null;
    }
    observe() {
        return buildPageObservation(this.#url, this.tab.network, this.loaded, this.reading, this.budget);
    }
}
const observeCrash = (url, budget) => buildPageObservation(url, null, failedLoad("BROWSER_CRASHED"), null, budget);
function buildPageObservation(url, network, { errorCode, download, timedOut }, reading, budget) {
    const redirects = network?.redirects ?? [];
    const reached = redirects.length > 0 ? (network?.requestedUrl ?? null) : null;
    const shown = reading?.url.startsWith("chrome-error:") === false ? reading.url : null;
    return {
        finalUrl: shown ?? network?.committedUrl ?? network?.response?.url ?? reached,
        httpStatus: network?.response?.status ?? null,
        errorCode,
        headers: network?.response?.headers ?? {},
        redirects: redirects.length > 0 ? [...redirects] : [url],
        title: reading?.title ?? "",
        ...(reading === null ? NO_PAGE_HEADING : findPageHeading(reading)),
        text: (reading?.texts.map(({ text }) => text).join("\n") ?? "").slice(0, 2000),
        markup: reading?.markup ?? "",
        download,
        timedOut,
        stillLoading: network?.isFetching ?? false,
        failedRequest: network?.failedRequest ?? null,
        frameErrorStatus: network?.frameErrorStatus ?? null,
        durationMs: Math.round(budget.elapsedMs()),
    };
}
const MAX_BOT_CHECK_WAIT_MS = 5_000;
const MAX_TIMER_WAIT_MS = 5_000;
const OBSERVE_POLL_MS = 400;
const MAX_CONTENT_WAIT_MS = 8_000;
function observePage(plan, tools) {
    return BrowserContext.run(tools.running, tools.signal, async (context) => {
        const visit = new PageVisit(await context.openTab(), plan.url, plan.deadlineMs);
        await visit.run(() => loadAndWait(visit, plan, tools));
        return visit.observe();
    });
}
async function loadAndWait(visit, plan, tools) {
    const { tab, budget } = visit;
    const { network } = tab;
    await visit.load(plan, tools, budget.remainingMs(2_000));
    if (visit.loaded.rendered)
        await visit.read();
    let waitFor = plan.shouldWaitFor(visit.observe());
    const { documentId } = network;
    const hasNavigated = () => network.documentId !== documentId || network.isNavigating;
    const end = performance.now() + Math.min(MAX_TIMER_WAIT_MS, budget.remainingMs(3_000));
    while (waitFor === "moment" && performance.now() < end) {
        if (!(await tab.untilClosed(waitUntil(hasNavigated, OBSERVE_POLL_MS))))
            await visit.read().catch(() => { });
        waitFor = hasNavigated() ? "document" : plan.shouldWaitFor(visit.observe());
    }
    if (waitFor === "content") {
        const contentMs = Math.min(MAX_CONTENT_WAIT_MS, budget.remainingMs(2_000));
        await tab.untilClosed(waitUntil(() => !network.isFetching, contentMs));
        await visit.read();
    }
    if (waitFor !== "document")
        return;
    const botCheckMs = Math.min(MAX_BOT_CHECK_WAIT_MS, budget.remainingMs(2_000));
    if (!(await tab.untilClosed(waitUntil(() => network.documentId !== documentId, botCheckMs))))
        return;
    await visit.waitForLoad(budget.remainingMs(1_000));
    visit.reading = null;
    if (visit.loaded.rendered)
        await visit.read();
}

;// CONCATENATED MODULE: ./build/engine/capture/autoconsent-assets.js




const ASSET_FILE_NAMES = { script: "autoconsent.playwright.js", rules: "compact-rules.json", license: "LICENSE" };
const AUTOCONSENT_PACKAGE = { entry: "@duckduckgo/autoconsent" };
function findAutoconsentAssets(folder) {
    const bundled = (0,external_node_path_.join)(folder, "consent");
    const isBundled = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(bundled, ASSET_FILE_NAMES.script));
    const { resolve } = (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "resolve.js"));
    const home = isBundled ? bundled : (0,external_node_path_.dirname)((0,external_node_path_.dirname)(resolve(AUTOCONSENT_PACKAGE.entry)));
    const at = (part, inPackage) => (0,external_node_path_.join)(home, isBundled ? "" : inPackage, ASSET_FILE_NAMES[part]);
    return { script: at("script", "dist"), rules: at("rules", "rules"), license: at("license", "") };
}
let cachedRules = null;
const loadAutoconsentRules = () => (cachedRules ??= readAutoconsentRules());
async function readAutoconsentRules() {
    const paths = findAutoconsentAssets(import.meta.dirname);
    const [{ filterCompactRules }, script, source] = await Promise.all([
        __webpack_require__.e(/* import() */ 245).then(__webpack_require__.bind(__webpack_require__, 89245)),
        (0,promises_.readFile)(paths.script, "utf8"),
        (0,promises_.readFile)(paths.rules, "utf8"),
    ]);
    const rules = JSON.parse(source);
    return { script, rulesFor: (url, mainFrame) => filterCompactRules(rules, { url, mainFrame }) };
}

;// CONCATENATED MODULE: ./build/engine/capture/consent-opt-out.js





const MAX_OPT_OUT_MS = 3000;
const HEURISTIC_ATTEMPT_NUMBER = 2;
const DETECTION_ATTEMPT_MS = 150;
const AUTOCONSENT_START_MS = 1000;
const ISOLATED_WORLD_NAME = "adhere-consent";
const BINDING_NAME = "adhereConsentTells";
const AUTOCONSENT_CONFIG = {
    autoAction: null,
    enableCosmeticRules: false,
    enablePrehide: false,
    heuristicMode: "reject",
    logs: { errors: false },
};
const AutoconsentMessage = schemas/* discriminatedUnion */.gMt("type", [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("eval"), id: schemas/* string */.YjP(), code: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("popupFound"), cmp: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("report"),
        mainFrame: schemas/* boolean */.zMY(),
        state: schemas/* object */.Ikc({ lifecycle: schemas/* string */.YjP(), findCmpAttempts: schemas/* number */.aig() }),
    }),
]);
const ignoreError = () => { };
class ConsentOptOut {
    #tab;
    #isAsking;
    #sessions = new Map();
    #enteredFrames = new Set();
    #started = false;
    #optedOut = false;
    constructor(tab, isAsking) {
        this.#tab = tab;
        this.#isAsking = isAsking;
        const { session } = tab;
        session.on("Page.frameNavigated", ({ frame }) => {
            if (frame.id === tab.frameId)
                this.#forget();
        });
        session.on("Page.lifecycleEvent", ({ frameId, name }) => {
            if (this.#started && name === "DOMContentLoaded")
                this.#enterFrame(frameId).catch(ignoreError);
        });
        session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
            if (name === BINDING_NAME)
                this.#onMessage(executionContextId, payload).catch(ignoreError);
        });
    }
    start() {
        if (this.#started)
            return;
        this.#started = true;
        this.#tab.session
            .send("Page.getFrameTree")
            .then(({ frameTree }) => Promise.all(flattenFrameTree(frameTree).map((frame) => this.#enter(frame))))
            .catch(ignoreError);
    }
    get hasDetectedLayer() {
        return this.#hasSession(({ lifecycle }) => lifecycle === "cmpDetected");
    }
    get isOptingOut() {
        return this.#hasSession(({ lifecycle, ignored }) => !ignored && /^(openPopupDetected|runningOptOut)$/.test(lifecycle));
    }
    get hasOptedOut() {
        return this.#optedOut;
    }
    async finish(since, budget) {
        const over = () => {
            if (this.isOptingOut)
                return false;
            return since === null || this.hasOptedOut || this.#hasSearchedSince(since);
        };
        await this.#tab.untilClosed(waitUntil(over, Math.min(MAX_OPT_OUT_MS, budget.remainingMs(2500))));
    }
    #hasSearchedSince(since) {
        const now = performance.now();
        const main = [...this.#sessions.values()].find(({ mainFrame }) => mainFrame);
        if (main === undefined)
            return now - since > AUTOCONSENT_START_MS;
        if (now - main.attemptedAt < DETECTION_ATTEMPT_MS)
            return false;
        return main.attempts >= HEURISTIC_ATTEMPT_NUMBER && (main.attemptedAt > since || now - since > 500);
    }
    #hasSession(holds) {
        return [...this.#sessions.values()].some(holds);
    }
    #forget() {
        this.#sessions.clear();
        this.#enteredFrames.clear();
        this.#started = false;
    }
    async #enterFrame(frameId) {
        const { frameTree } = await this.#tab.session.send("Page.getFrameTree");
        const frame = flattenFrameTree(frameTree).find(({ id }) => id === frameId);
        if (frame)
            await this.#enter(frame);
    }
    async #enter({ id: frameId, url }) {
        if (url === "" || url === "about:blank" || this.#enteredFrames.size > MAX_CONSENT_FRAMES)
            return;
        if (this.#enteredFrames.has(frameId) && frameId === this.#tab.frameId)
            return;
        this.#enteredFrames.add(frameId);
        const rules = await loadAutoconsentRules();
        const { session } = this.#tab;
        const world = { frameId, worldName: ISOLATED_WORLD_NAME };
        const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
        const expression = buildAutoconsentScript(rules, url, frameId === this.#tab.frameId);
        await Promise.all([
            session.send("Runtime.addBinding", { name: BINDING_NAME, executionContextId: contextId }),
            session.send("Runtime.evaluate", { contextId, expression }),
        ]);
    }
    async #onMessage(contextId, payload) {
        const parsed = AutoconsentMessage.safeParse(JSON.parse(payload));
        if (!parsed.success)
            return;
        const message = parsed.data;
        if (message.type === "eval")
            return this.#evaluate(contextId, message);
        if (message.type === "popupFound")
            return this.#onPopup(contextId, message.cmp);
        this.#updateSession(contextId, message);
    }
    #updateSession(contextId, { mainFrame, state }) {
        if (/^(done|optOutSucceeded)$/.test(state.lifecycle))
            this.#optedOut = true;
        const before = this.#sessions.get(contextId);
        const attempts = state.findCmpAttempts;
        const attemptedAt = before?.attempts === attempts ? before.attemptedAt : performance.now();
        const ignored = before?.ignored ?? false;
        this.#sessions.set(contextId, { mainFrame, lifecycle: state.lifecycle, attempts, attemptedAt, ignored });
    }
    async #onPopup(contextId, cmp) {
        if (cmp.startsWith("HEURISTIC") && !(await this.#isAsking())) {
            const session = this.#sessions.get(contextId);
            if (session)
                session.ignored = true;
            return;
        }
        await this.#send(contextId, { type: "optOut" });
    }
    async #evaluate(contextId, { id, code }) {
        const { session } = this.#tab;
        const element = await session.send("Runtime.evaluate", { contextId, expression: "document.documentElement" });
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
        await this.#send(contextId, { type: "evalResp", id, result: yes });
    }
    async #send(contextId, message) {
        const expression = `void autoconsentReceiveMessage(${JSON.stringify(message)})`;
        await this.#tab.session.send("Runtime.evaluate", { contextId, expression });
    }
}
function buildAutoconsentScript({ script, rulesFor }, url, mainFrame) {
    const rules = { autoconsent: [], compact: rulesFor(url, mainFrame) };
    const begin = { type: "initResp", config: AUTOCONSENT_CONFIG, rules };
    return `((navigationGuard, { click }) => {
  HTMLElement.prototype.click = function () { navigationGuard.run(() => click.call(this)); };
})(new (${NavigationGuard})(), HTMLElement.prototype);
globalThis.autoconsentSendMessage = (message) => {
  if (/^(eval|popupFound|report)$/.test(message.type)) ${BINDING_NAME}(JSON.stringify(message));
  return Promise.resolve();
};
${script}
void autoconsentReceiveMessage(${JSON.stringify(begin)});`;
}

;// CONCATENATED MODULE: ./build/engine/capture/known-hosts.js
const HOST_PATHS = [
    "/_vercel/",
    "/.netlify/",
    "/cdn-cgi/",
    "/akam/",
    "/_Incapsula_Resource",
    "/__/",
];
function isAddedByHost(url) {
    const path = URL.parse(url)?.pathname ?? "";
    return HOST_PATHS.some((prefix) => path.startsWith(prefix));
}
const FONT_HOSTS = new Set([
    "api.fontshare.com",
    "cloud.typography.com",
    "fast.fonts.net",
    "fonts.bunny.net",
    "fonts.cdnfonts.com",
    "fonts.googleapis.com",
    "p.typekit.net",
    "rsms.me",
    "use.fontawesome.com",
    "use.typekit.net",
]);
const isFontHost = (url) => FONT_HOSTS.has(URL.parse(url)?.hostname ?? "");

;// CONCATENATED MODULE: ./build/engine/capture/request-failure.js
const VISIT_STATUSES = new Set([401, 407, 429, 451]);
const STORE_REFUSAL_TYPE = /^(?:application|text)\/xml$/;
const VISIT_ERROR = /^ERR_(?:ABORTED|BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED|NETWORK_|PROXY_|INSUFFICIENT_|OUT_OF_MEMORY|CACHE_)/;
const VISIT_BLOCKS = new Set(["inspector", "subresource-filter"]);
const BLOCK_NAMES = {
    "mixed-content": "mixed content",
    csp: "Content Security Policy",
};
function explainFailure(request) {
    const { status, mimeType, netError, blockedReason, corsError, refusal } = request;
    const because = (reason, detail) => ({ reason, status, mimeType, detail });
    if (request.loaded)
        return isWrongType(request) ? because("wrong_type", null) : null;
    if (blockedReason !== null) {
        if (VISIT_BLOCKS.has(blockedReason))
            return null;
        return because("blocked", BLOCK_NAMES[blockedReason] ?? blockedReason.replaceAll("-", " "));
    }
    if (corsError !== null)
        return because("blocked", "CORS");
    if (refusal !== null) {
        const [reason = "", code = ""] = refusal.split(" ");
        const isOfHost = /^(?:dns|connect)$/.test(reason) && !code.startsWith("PROXY_");
        return isOfHost ? { ...because("unreachable", code), status: null, mimeType: null } : null;
    }
    if (status !== null && status >= 400)
        return isRefusedVisit(status, mimeType) ? null : because("http_error", null);
    if (netError === null || VISIT_ERROR.test(netError))
        return null;
    if (netError === "ERR_BLOCKED_BY_ORB")
        return because("blocked", netError);
    const hasNoHost = netError === "ERR_TUNNEL_CONNECTION_FAILED";
    return because("unreachable", hasNoHost ? "no connection to its host" : netError);
}
const isRefusedVisit = (status, mimeType) => VISIT_STATUSES.has(status) || (status === 403 && !STORE_REFUSAL_TYPE.test(mimeType ?? ""));
function isWrongType({ kind, mimeType }) {
    if (mimeType === null || mimeType === "")
        return false;
    if (kind === "stylesheet")
        return mimeType !== "text/css";
    return /^(?:text\/html|application\/xhtml\+xml)$/.test(mimeType);
}
const isSilentlyStopped = ({ kind, loaded, status, netError }) => kind === "stylesheet" && !loaded && status === null && netError === "ERR_ABORTED";

;// CONCATENATED MODULE: ./build/engine/capture/classify-failed-resources.js




function indexFacts(facts) {
    const { requests, uses } = facts;
    const fonts = requests.filter(({ kind, loaded }) => kind === "font" && loaded);
    return {
        ...facts,
        styleHosts: listStyleHosts(requests),
        loadedFonts: new Set(fonts.map(({ url }) => withoutScheme(url))),
        faceSources: uses.faces.map(({ family, urls }) => ({ family, sources: new Set(urls.map(withoutScheme)) })),
    };
}
const listStyleHosts = (requests) => new Set(requests
    .filter(({ kind, byScript, status }) => kind === "stylesheet" && !byScript && status !== null)
    .map(({ url }) => hostOf(url)));
const hostOf = (url) => URL.parse(url)?.host ?? "";
const withoutScheme = (url) => url.replace(/^https?:/, "").replace(/#.*$/, "");
function classifyFailures(given) {
    const facts = indexFacts(given);
    const failed = facts.requests.flatMap((request) => {
        const failure = explainFailure(request);
        return failure === null ? [] : (describeFailure(request, failure, facts) ?? []);
    });
    const scripts = failed.filter(({ kind }) => kind === "script");
    const ownScripts = scripts.filter(({ url }) => isOwn(url, facts));
    const others = failed.filter(({ kind }) => kind !== "script");
    if (!facts.empty)
        return order([...others, ...ownScripts]);
    const blamed = [ownScripts, listScriptErrors(facts), scripts].find((some) => some.length > 0) ?? [];
    return order([...others, ...blamed.map((script) => ({ ...script, leaves: "empty" }))]);
}
function listScriptErrors(facts) {
    const { errors, pageUrl } = facts;
    const own = errors.filter(({ url }) => isOwn(url || pageUrl, facts) && !facts.isIgnored(url));
    const first = own.filter(({ url }, index) => own.findIndex((other) => other.url === url) === index);
    return first.slice(0, 3).map(({ url, message }) => ({
        url: url || pageUrl,
        kind: "script",
        reason: "script_error",
        status: null,
        mimeType: null,
        detail: message.slice(0, 300),
        aboveFold: false,
        box: null,
        selector: null,
    }));
}
function describeFailure(request, failure, facts) {
    const { kind, url } = request;
    const same = facts.uses.uses.filter((one) => one.kind === kind && withoutScheme(one.url) === withoutScheme(url));
    const use = same.find(({ aboveFold }) => aboveFold) ?? same[0] ?? null;
    if (!isMissed(request, failure, use, facts))
        return null;
    const isMixed = use?.mixed === true && failure.reason === "unreachable";
    const isUnconfirmed = failure.reason === "unreachable" && !isMixed && !isOwn(url, facts);
    const unstyled = kind === "stylesheet" && facts.uses.unstyled && !isFontHost(url);
    const explains = isUnconfirmed ? null : findExplained(request, use, facts);
    return {
        url,
        kind,
        ...failure,
        ...(isMixed && { reason: "blocked", detail: "mixed content" }),
        ...(unstyled && { leaves: "unstyled" }),
        ...(explains !== null && { explains }),
        ...(isUnconfirmed && { unconfirmed: true }),
        aboveFold: use?.aboveFold ?? false,
        box: use?.box ?? null,
        selector: use?.selector ?? null,
    };
}
function findExplained({ kind, url, byScript }, use, { fold }) {
    if (kind === "stylesheet")
        return byScript || isFontHost(url) ? null : "looks";
    return kind === "image" && use?.box && isLargeOnFold(use.box, fold) ? "pictures" : null;
}
const MIN_PICTURE_SHARE = 0.015;
function isLargeOnFold(box, fold) {
    const width = Math.min(box.x + box.width, fold.width) - Math.max(box.x, 0);
    const height = Math.min(box.y + box.height, fold.height) - Math.max(box.y, 0);
    return width > 0 && height > 0 && (width * height) / (fold.width * fold.height) >= MIN_PICTURE_SHARE;
}
function isMissed(request, { reason }, use, facts) {
    switch (request.kind) {
        case "stylesheet":
            return use !== null && (facts.uses.unstyled || !request.byScript || isOwn(request.url, facts));
        case "script":
            return isScriptMissed(request, use, facts);
        case "font":
            return isOwn(request.url, facts) && isFontMissed(request.url, facts);
        case "image":
            if (use === null || (reason === "wrong_type" && !use.broken))
                return false;
            return isOwn(request.url, facts) || (!request.byScript && use.noticeable);
    }
}
function isScriptMissed(request, use, { errors }) {
    const imported = use === null && request.byScript && !request.preloaded;
    if (use === null && !imported)
        return false;
    if (!request.loaded || request.nosniff || use?.module === true || imported)
        return true;
    return errors.some(({ url, message }) => url === request.url && message.includes("SyntaxError"));
}
function isFontMissed(url, { uses: { failedFamilies }, faceSources, loadedFonts }) {
    const listed = faceSources.filter(({ sources }) => sources.has(withoutScheme(url)));
    if (listed.length === 0)
        return failedFamilies.length > 0;
    return listed.some(({ family, sources }) => failedFamilies.includes(family) && sources.isDisjointFrom(loadedFonts));
}
const isOwn = (url, { pageUrl, styleHosts }) => isSameSite(url, pageUrl) || styleHosts.has(hostOf(url));
function findSuspects(facts) {
    const { requests, pageUrl, isIgnored } = facts;
    const own = { pageUrl, styleHosts: listStyleHosts(requests) };
    return requests
        .filter((one) => explainFailure(one) !== null || isSilentlyStopped(one))
        .filter(({ url, finalUrl }) => !isIgnored(url) && !isIgnored(finalUrl))
        .filter(({ kind, byScript, url }) => kind !== "image" || !byScript || isOwn(url, own))
        .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}
const KIND_ORDER = ["stylesheet", "script", "image", "font"];
const order = (failed) => failed
    .toSorted((a, b) => Number(a.leaves === undefined) - Number(b.leaves === undefined) ||
    KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
    Number(b.aboveFold) - Number(a.aboveFold))
    .slice(0, capture_schemas/* MAX_FAILED_RESOURCES */.Dz);

;// CONCATENATED MODULE: ./build/engine/capture/resource-uses-schema.js


const url = schemas/* string */.YjP().max(4000);
const pixels = schemas/* number */.aig().transform((value) => Math.max(-1e6, Math.min(1e6, value)));
const size = pixels.pipe(schemas/* number */.aig().min(0));
const ResourceUse = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(["stylesheet", "script", "image"]),
    url,
    selector: schemas/* string */.YjP().max(2000).nullable().catch(null),
    box: schemas/* object */.Ikc({ x: pixels, y: pixels, width: size, height: size }).nullable(),
    aboveFold: schemas/* boolean */.zMY(),
    module: schemas/* boolean */.zMY(),
    mixed: schemas/* boolean */.zMY(),
    noticeable: schemas/* boolean */.zMY(),
    broken: schemas/* boolean */.zMY(),
});
const ResourceUses = schemas/* object */.Ikc({
    uses: lenientArray(ResourceUse, 500),
    faces: lenientArray(schemas/* object */.Ikc({ family: schemas/* string */.YjP().max(200), urls: schemas/* array */.YOg(url).max(50) }), 500),
    failedFamilies: schemas/* array */.YOg(schemas/* string */.YjP().max(200)).max(200),
    unstyled: schemas/* boolean */.zMY(),
    embeds: schemas/* boolean */.zMY(),
});

;// CONCATENATED MODULE: ./build/engine/capture/find-failed-resources.js







const MAX_EXAMINATION_MS = 2500;
const MAX_RETRIES = 12;
const MAX_RETRY_MS = 1500;
const MAX_SUSPECTS = 200;
const MAX_ERRORS = 50;
const MAX_ERRORS_MS = 500;
const CAPTURE_RESERVE_MS = 4000;
async function findFailedResources(tab, reading, { isIgnored, budget }) {
    const ms = Math.min(MAX_EXAMINATION_MS, budget.remainingMs(CAPTURE_RESERVE_MS));
    if (ms === 0)
        return [];
    const examined = await withTimeout(ms, examine(tab, reading, (url) => isIgnored(url) || isAddedByHost(url)));
    return examined.done ? examined.value : [];
}
async function examine(tab, reading, isIgnored) {
    const { url: pageUrl, fold } = reading;
    const requests = tab.resources.of(tab.network.documentId);
    const suspects = findSuspects({ requests, pageUrl, isIgnored }).slice(0, MAX_SUSPECTS);
    const blank = isBlank(reading);
    if (suspects.length === 0 && !blank)
        return [];
    const uses = await nullIfScriptFailed(tab.runScript(readResourcesScript(suspects.map(toSuspect)), NullableResourceUses));
    if (uses === null)
        return [];
    const empty = blank && !uses.embeds;
    const isHtmlScript = (one) => one.kind === "script" && one.loaded;
    const errors = empty || suspects.some(isHtmlScript) ? await readScriptErrors(tab) : [];
    const facts = { pageUrl, fold, uses, errors, empty, isIgnored };
    const sound = requests.filter((one) => one.loaded && explainFailure(one) === null);
    const blamed = classifyFailures({ ...facts, requests: [...sound, ...suspects.map(assumeStopped)] });
    const retried = await retryRequests(tab, blamed.flatMap(({ url, kind }) => suspects.find((one) => one.url === url && one.kind === kind) ?? []));
    return classifyFailures({ ...facts, requests: [...sound, ...retried] });
}
const isBlank = ({ texts, images, fold }) => texts.every(({ text, region }) => text.trim() === "" || region === "consent" || region === "overlay") &&
    !images.some(({ kind, src, box }) => (kind !== "background" || src !== null) && isLargeOnFold(box, fold));
const NullableResourceUses = ResourceUses.nullable().catch(null);
const toSuspect = ({ url, kind }) => ({ url, kind });
const assumeStopped = (request) => isSilentlyStopped(request) ? { ...request, netError: "ERR_FAILED" } : request;
async function retryRequests(tab, requests) {
    const isFinal = ({ blockedReason, corsError, loaded }) => blockedReason !== null || corsError !== null || loaded;
    const retryable = new Set(requests.filter((one) => !isFinal(one)).slice(0, MAX_RETRIES));
    const results = await Promise.all(requests.map((one) => (isFinal(one) ? one : retryable.has(one) ? retryRequest(tab, one) : null)));
    return results.filter((one) => one !== null);
}
async function retryRequest(tab, request) {
    const { session, frameId } = tab;
    const options = { disableCache: true, includeCredentials: true };
    const asking = session.send("Network.loadNetworkResource", { frameId, url: request.url, options });
    const asked = await withTimeout(MAX_RETRY_MS, tab.untilClosed(asking).catch(() => null));
    const resource = asked.done ? (asked.value?.resource ?? null) : null;
    if (resource?.stream !== undefined)
        session.send("IO.close", { handle: resource.stream }).catch(() => { });
    return resource === null ? null : applyRetry(request, resource);
}
function applyRetry(request, again) {
    const status = again.httpStatusCode ?? null;
    if (!again.success && (status === null || status === request.status))
        return request;
    const headers = new Map(Object.entries(again.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]));
    const mimeType = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const result = { ...request, loaded: again.success && (status ?? 0) < 400, status, mimeType };
    const isStillRefused = result.loaded && isWrongType(result) && !isSilentlyStopped(request);
    return isStillRefused ? request : result;
}
async function readScriptErrors(tab) {
    const { session } = tab;
    const errors = [];
    const onError = ({ exceptionDetails: thrown }) => {
        if (errors.length >= MAX_ERRORS)
            return;
        const message = (thrown.exception?.description ?? thrown.text).split("\n")[0] ?? "";
        const url = thrown.url ?? thrown.stackTrace?.callFrames[0]?.url ?? "";
        errors.push({ url: url.slice(0, 2000), message: message.slice(0, 1000) });
    };
    session.on("Runtime.exceptionThrown", onError);
    const reporting = session.send("Runtime.enable").then(() => session.send("Runtime.disable"));
    await withTimeout(MAX_ERRORS_MS, tab.untilClosed(reporting).catch(() => null));
    session.off("Runtime.exceptionThrown", onError);
    return errors;
}

;// CONCATENATED MODULE: ./build/engine/capture/page-visitor.js

const MAX_INPUT_WAIT_MS = 500;
const DISTANCE_FROM_CORNER = 3;
async function actLikeVisitor(tab, height, isTouch) {
    const { session } = tab;
    const point = (step) => ({ x: DISTANCE_FROM_CORNER + step, y: height - DISTANCE_FROM_CORNER - step });
    const moved = session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point(0), pointerType: "mouse" });
    const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const touches = isTouch ? [touch("touchStart", point(0)), touch("touchMove", point(2)), touch("touchCancel")] : [];
    await tab.untilClosed(withTimeout(MAX_INPUT_WAIT_MS, Promise.allSettled([moved, ...touches])));
}

;// CONCATENATED MODULE: ./build/engine/capture/read-stable-page.js





const MAX_READ_ATTEMPTS = 3;
const SCREENSHOT_RESERVE_MS = 4000;
const hasNoBody = ({ markup, texts }) => texts.length === 0 && /^\s*<html[\s>][\s\S]*<\/html>\s*$/i.test(markup) && !/<(?:body|frameset)[\s>]/i.test(markup);
async function readStablePage(visit, capture) {
    const { tab, budget } = visit;
    for (let attempt = 1;; attempt += 1) {
        await freezePage(tab);
        if (visit.consentRemoved || attempt > 1)
            visit.consentRemoved = (await removeConsentLayers(tab, false)) || visit.consentRemoved;
        const reading = await visit.read();
        if (hasNoBody(reading))
            return null;
        const last = attempt === MAX_READ_ATTEMPTS || budget.remainingMs(SCREENSHOT_RESERVE_MS) === 0;
        if (!last && isFoldObstructed(reading)) {
            if (!(await closePopups(tab)))
                attempt = MAX_READ_ATTEMPTS - 1;
            else {
                visit.popUpClosed = Math.max(visit.popUpClosed, measureObstructedShare(reading));
                visit.consentRemoved ||= reading.layers.some(({ kind }) => kind === "consent");
                if (reading.layers.some(({ foldShare }) => foldShare >= WALL_SHARE))
                    await visit.settle();
            }
            continue;
        }
        const captured = await capture(reading);
        const opened = last ? 0 : await measureChangedShare(tab);
        if (opened === 0)
            return captured;
        if (await closePopups(tab))
            visit.popUpClosed = Math.max(visit.popUpClosed, opened);
    }
}
const MIN_OBSTRUCTING_SHARE = 0.15;
const WALL_SHARE = 0.9;
const MAX_CLOSE_MS = 500;
const ClosedPopups = schemas/* int */.Whr().min(0);
const ChangedShare = schemas/* number */.aig().min(0).max(1);
const isFoldObstructed = ({ layers }) => layers.some(({ kind, foldShare }) => foldShare >= (kind === "overlay" ? MIN_OBSTRUCTING_SHARE : WALL_SHARE));
const measureObstructedShare = ({ layers }) => Math.min(1, layers.filter(({ kind }) => kind === "overlay").reduce((sum, { foldShare }) => sum + foldShare, 0));
async function closePopups(tab) {
    await unfreezePage(tab);
    const closing = async () => tab.runScript(closePopupsScript(await findConsentFrames(tab), MAX_CLOSE_MS), ClosedPopups);
    const closed = tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => tab.stayingOnPage(() => tab.clock.runWhile(closing)));
    return ((await nullIfScriptFailed(closed)) ?? 0) > 0;
}
async function measureChangedShare(tab) {
    const changed = (await nullIfScriptFailed(tab.runScript(changedFoldShareScript(), ChangedShare))) ?? 0;
    return changed >= MIN_OBSTRUCTING_SHARE ? changed : 0;
}

;// CONCATENATED MODULE: ./build/engine/capture/visit-page-on-devices.js













const MAX_INTERSTITIAL_WAIT_MS = 8000;
const MAX_SCREENS = 3;
const MAX_UNLOAD_MS = 1000;
const NAVIGATION_EVENT_LAG_MS = 250;
const FOLD_RASTER_PIXELS = 90_000;
const MAX_LATE_REDIRECTS = 4;
async function visitPage(plan, tools) {
    return BrowserContext.run(tools.running, tools.signal, async (context) => {
        const { alternate, strategy, viewport } = plan;
        const budget = new TimeBudget(plan.deadlineMs);
        const openVisit = async (device, screens) => {
            const now = { ...plan, viewport: device, deadlineMs: budget.remainingMs() };
            return new DeviceVisit(await context.openTab(), strategy.lowMemory ? 1 : screens, now, tools);
        };
        const visitOther = async () => {
            const visit = await openVisit(viewport === "mobile" ? "desktop" : "mobile", 1);
            return visit.capture((reading) => visit.takeAlternate(reading));
        };
        const visiting = openVisit(viewport, MAX_SCREENS).then(async (visit) => {
            const page = await visit.capture((reading) => visit.takeSnapshot(reading));
            return { page, observation: visit.observe() };
        });
        const parallelVisit = alternate && strategy.parallelDevices ? visitOther() : null;
        parallelVisit?.catch(() => { });
        const { page, observation } = await visiting;
        if (page === null)
            return { observation, capture: null };
        const other = await (parallelVisit ?? (alternate ? visitOther() : null))?.catch(() => null);
        return { observation, capture: { page, alternate: other ?? null } };
    });
}
class DeviceVisit extends PageVisit {
    consentRemoved = false;
    popUpClosed = 0;
    #screens;
    #plan;
    #tools;
    #optOut;
    constructor(tab, screens, plan, tools) {
        super(tab, plan.url, plan.deadlineMs);
        this.#screens = screens;
        this.#plan = plan;
        this.#tools = tools;
        this.#optOut = new ConsentOptOut(tab, async () => (await scanForConsent(tab)).visibleLayers > 0);
    }
    capture(take) {
        return this.run(async () => {
            await this.#open();
            for (let redirects = 0; this.loaded.rendered; redirects += 1) {
                const capturing = readStablePage(this, take);
                if (redirects === MAX_LATE_REDIRECTS || !(await this.#isSentElsewhere(capturing)))
                    return capturing;
                await unfreezePage(this.tab);
                const failed = capturing.catch(() => null);
                await withTimeout(MAX_UNLOAD_MS, failed);
                await this.waitForLoad(this.#remainingLoadMs());
                await this.settle();
            }
            return null;
        });
    }
    async #open() {
        const { viewport, locale, strategy, responseTimeoutMs } = this.#plan;
        const { beacons, interstitial, lowMemory } = strategy;
        const profile = { viewport, locale, ...(lowMemory && { pixelRatio: 1 }) };
        await this.load(profile, this.#tools, this.#remainingLoadMs(), { beacons, responseTimeoutMs });
        if (this.loaded.rendered && interstitial !== null) {
            const waitMs = Math.min(MAX_INTERSTITIAL_WAIT_MS, this.#remainingLoadMs());
            const replaced = await this.tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => waitForInterstitial(this.tab, interstitial, waitMs));
            if (replaced)
                await this.waitForLoad(this.#remainingLoadMs());
        }
        if (this.loaded.rendered) {
            const { metrics, touch } = EMULATED_DEVICES[viewport];
            await actLikeVisitor(this.tab, metrics.height, touch);
        }
        await this.settle();
    }
    #remainingLoadMs() {
        return this.budget.remainingMs(Math.min(8000, this.#plan.deadlineMs / 4));
    }
    async settle() {
        const { network } = this.tab;
        for (let redirects = 0; this.loaded.rendered && redirects < MAX_LATE_REDIRECTS; redirects += 1) {
            const { documentId } = network;
            const removed = await settlePage(this.tab, this.#optOut, this.#screens, this.budget);
            const removedLater = network.isNavigating ? false : await letTimePass(this.tab, this.budget);
            this.consentRemoved ||= removed || removedLater;
            if (documentId === network.documentId && !network.isNavigating)
                break;
            await this.waitForLoad(this.#remainingLoadMs());
        }
    }
    async #isSentElsewhere(job) {
        const { network } = this.tab;
        const { documentId } = network;
        const left = () => (network.isNavigating && !this.tab.isStaying) || network.documentId !== documentId;
        let over = false;
        const ending = job.then(() => true, () => false);
        void ending.then(() => {
            over = true;
        });
        await waitUntil(() => over || left(), this.budget.remainingMs());
        if (!over)
            return left();
        return !(await ending) && waitUntil(left, NAVIGATION_EVENT_LAG_MS);
    }
    async takeAlternate(reading) {
        return buildAlternateView(reading, await this.#takeScreenshot(reading), this.#plan.viewport);
    }
    #takeScreenshot(reading) {
        return screenshotPage(this.tab, reading, this.#screens);
    }
    async takeSnapshot(reading) {
        const view = buildView(reading, await this.#takeScreenshot(reading), this.#plan.viewport);
        const hasConsentLayer = reading.layers.some(({ kind }) => kind === "consent");
        const { canvas, running } = this.#tools;
        const { width, height } = reading.fold;
        const failedResources = await findFailedResources(this.tab, reading, {
            isIgnored: (url) => this.#tools.isBeacon(url) || this.#plan.isRefused(url),
            budget: this.budget,
        });
        const { raster } = await canvas.decode(running, view.screenshot, height / width, FOLD_RASTER_PIXELS);
        return buildSnapshot(this.tab, reading, raster, {
            ...view,
            requestedUrl: this.#plan.url,
            consentRemoved: this.consentRemoved && !hasConsentLayer,
            ...(this.popUpClosed > 0 && { popUpClosed: this.popUpClosed }),
            ...(failedResources.length > 0 && { failedResources }),
        });
    }
}
const INTERSTITIAL_POLL_MS = 250;
const INTERSTITIAL_TEXT_SCRIPT = `JSON.stringify({
  title: document.title.slice(0, 1000),
  text: (document.body?.innerText ?? "").trim().slice(0, 200),
})`;
const InterstitialText = schemas/* object */.Ikc({ title: schemas/* string */.YjP(), text: schemas/* string */.YjP() });
async function waitForInterstitial(tab, interstitial, timeoutMs) {
    const end = performance.now() + timeoutMs;
    const { documentId } = tab.network;
    const hasNavigated = () => tab.network.documentId !== documentId || tab.network.isNavigating;
    while (!hasNavigated() && performance.now() < end) {
        if (await showsOtherContent(tab, interstitial))
            break;
        await tab.untilClosed((0,external_node_timers_promises_.setTimeout)(INTERSTITIAL_POLL_MS));
    }
    return hasNavigated();
}
async function showsOtherContent(tab, interstitial) {
    try {
        const { title, text } = await tab.runScript(INTERSTITIAL_TEXT_SCRIPT, InterstitialText);
        return title !== interstitial.title || (interstitial.text === "" && text !== "");
    }
    catch (problem) {
        if (problem instanceof PageScriptFailed)
            return false;
        throw problem;
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/capturer.js












class Capturer {
    #chrome;
    #http1;
    #canvas = new ImageCanvasTab();
    #isBeacon;
    #headersFor;
    constructor({ chromePath, openProxy, isBeacon, headersFor, log, surroundings }) {
        const settings = {
            chromePath,
            openProxy,
            surroundings: {
                platform: process.platform,
                root: process.getuid?.() === 0,
                variables: {},
                packageRoots: [import.meta.dirname],
                ...surroundings,
            },
            log: log ?? (() => { }),
        };
        this.#chrome = new BrowserProcess(settings);
        this.#http1 = new BrowserProcess({ ...settings, arguments: ["--disable-http2"], log: () => { } });
        this.#isBeacon = isBeacon;
        this.#headersFor = headersFor ?? (() => ({}));
    }
    visit(url, { signal, locale, deadlineMs, ...options }) {
        const budget = new TimeBudget(deadlineMs);
        const defaults = { responseTimeoutMs: deadlineMs, strategy: retry_strategy/* DEFAULT_STRATEGY */.i, isRefused: () => false };
        const plan = { ...defaults, ...options, url, locale };
        return this.#run(signal, (tools) => visitPage({ ...plan, deadlineMs: budget.remainingMs() }, tools), () => ({ observation: observeCrash(url, budget), capture: null }), plan.strategy.http1 ? this.#http1 : this.#chrome);
    }
    observe(url, { signal, locale, viewport, deadlineMs }, shouldWaitFor) {
        const budget = new TimeBudget(deadlineMs);
        const plan = { url, viewport, locale, shouldWaitFor };
        return this.#run(signal, (tools) => observePage({ ...plan, deadlineMs: budget.remainingMs() }, tools), () => observeCrash(url, budget));
    }
    decode(bytes, mediaType, { signal, legible = false, platform = null }) {
        return this.#run(signal, ({ running }) => decodeAdFile(bytes, mediaType, { running, signal, legible, platform }), (problem) => {
            throw new UndecodableAd("The ad's file crashed the browser twice. Save it again.", problem);
        });
    }
    drawAd(ad, { signal }) {
        return this.#run(signal, ({ running }) => drawAd(ad, { running, signal }), (problem) => {
            throw new AdDrawingFailed("it crashed the browser twice", problem);
        });
    }
    screenshotAd(url, options) {
        const { signal, locale, legible = false, platform = null, mediaType = null, fetchFile = refuseToFetch } = options;
        return this.#run(signal, (tools) => captureAdLink({ url, locale, mediaType, fetchFile }, { ...tools, legible, platform }), (problem) => {
            throw new AdScreenshotFailed(url, "it crashed the browser twice", problem);
        });
    }
    async encodeWebp(picture, options) {
        return this.#canvas.encodeWebp(await this.#chrome.running(), picture, options);
    }
    async composeSheet(pictures, sheet) {
        return this.#canvas.composeSheet(await this.#chrome.running(), pictures, sheet);
    }
    async ready() {
        await this.#chrome.running();
    }
    async close() {
        const results = await Promise.allSettled([this.#chrome.close(), this.#http1.close()]);
        for (const result of results)
            if (result.status === "rejected")
                throw result.reason;
    }
    async #run(signal, job, crashed, chrome = this.#chrome) {
        signal.throwIfAborted();
        const shared = { canvas: this.#canvas, isBeacon: this.#isBeacon, headersFor: this.#headersFor, signal };
        const attempt = async () => job({ running: await chrome.running(), ...shared });
        const ifCrashed = (handle) => (problem) => {
            if (problem instanceof BrowserDisconnected)
                return handle(problem);
            throw problem;
        };
        return (0,reject_on_abort/* rejectOnAbort */.d)(signal, attempt().catch(ifCrashed(attempt)).catch(ifCrashed(crashed)));
    }
}
const refuseToFetch = async (url) => {
    throw new ad_file/* AdUnavailable */._7(`at ${url} cannot be fetched here`);
};


/***/ }),

/***/ 25168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ chooseRetryStrategy),
/* harmony export */   i: () => (/* binding */ DEFAULT_STRATEGY)
/* harmony export */ });
/* harmony import */ var _contract_retry_after_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12518);

const DEFAULT_STRATEGY = {
    parallelDevices: true,
    beacons: "refuse",
    lowMemory: false,
    http1: false,
    interstitial: null,
    delayMs: 0,
};
const PERMANENT_ERROR = /^ERR_(CERT_|NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_|UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|INVALID_URL|BLOCKED_BY|INTERNET_DISCONNECTED|SSL_CLIENT_AUTH)/;
const PERMANENT_STATUSES = new Set([401, 404, 407, 410, 451]);
const PROTOCOL_ERROR = /^ERR_(HTTP2_|SPDY_|CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|INVALID_HTTP_RESPONSE|INVALID_RESPONSE|RESPONSE_HEADERS_|SSL_PROTOCOL_ERROR|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONTENT_DECODING_FAILED|QUIC_)/;
const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 10_000;
function chooseRetryStrategy(page) {
    const { errorCode, httpStatus, headers, title, text } = page;
    if (page.download || PERMANENT_STATUSES.has(httpStatus ?? 0))
        return null;
    if (errorCode !== null && PERMANENT_ERROR.test(errorCode))
        return null;
    const refused = headers["adhere-refusal"] !== undefined;
    const delayMs = computeRetryDelayMs(headers["retry-after"], errorCode !== null || refused);
    if (delayMs > MAX_RETRY_DELAY_MS)
        return null;
    return {
        parallelDevices: false,
        beacons: "answer",
        lowMemory: errorCode === "TAB_CRASHED" || errorCode === "BROWSER_CRASHED",
        http1: errorCode !== null && PROTOCOL_ERROR.test(errorCode),
        interstitial: errorCode === null && !page.timedOut && !refused ? { title, text } : null,
        delayMs,
    };
}
const computeRetryDelayMs = (retryAfter, failed) => Math.max(failed ? MIN_RETRY_DELAY_MS : 0, (0,_contract_retry_after_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetryAfterMs */ .o)(retryAfter) ?? 0);


/***/ })

};
