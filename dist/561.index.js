export const id = 561;
export const ids = [561];
export const modules = {

/***/ 8034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ readInlineAd),
/* harmony export */   TH: () => (/* binding */ isInlineAd),
/* harmony export */   gT: () => (/* binding */ toInlineAd),
/* harmony export */   lC: () => (/* binding */ MAX_AD_BYTES_HEADER)
/* harmony export */ });
/* unused harmony export MAX_INLINE_AD_BYTES */
/* harmony import */ var _ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);

const MAX_AD_BYTES_HEADER = "adhere-max-ad-bytes";
const MAX_INLINE_AD_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
const isInlineAd = (url) => INLINE_AD_START.test(url);
const INLINE_AD_START = /^data:(?:(?:image|video)\/[\w.+-]{1,100}|application\/octet-stream);base64,/i;
const toInlineAd = (bytes) => (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__/* .toDataUrl */ .X9)({ mediaType: "application/octet-stream", bytes });
function readInlineAd(url, maxBytes) {
    const text = url.slice(url.indexOf(",") + 1);
    return text.length <= (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__/* .getBase64Length */ .iY)(maxBytes) && BASE64.test(text) ? Buffer.from(text, "base64") : null;
}
const BASE64 = /^[a-z0-9+/]+={0,2}$/i;


/***/ }),

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
    changing: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
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
/* harmony import */ var _contract_inline_ad_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8034);





class AdUnavailable extends _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EvaluationError */ .ZN {
    name = "AdUnavailable";
    constructor(problem, detail = "", cause) {
        const said = detail === "" ? problem : `${problem} (${detail})`;
        super(`The ad ${said}. Check its URL, or commit the file and use its path.`, {
            publicMessage: `The ad ${problem}. Check its URL, or send the file itself.`,
            errorCode: "AD_UNAVAILABLE",
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
    if ((0,_contract_inline_ad_js__WEBPACK_IMPORTED_MODULE_4__/* .isInlineAd */ .TH)(url))
        return { bytes: decodeInlineAd(url), mediaType: "" };
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
        throw new AdUnavailable(`at ${url} could not be fetched`, (0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error), error);
    }
}
function decodeInlineAd(url) {
    const bytes = (0,_contract_inline_ad_js__WEBPACK_IMPORTED_MODULE_4__/* .readInlineAd */ .NI)(url, MAX_AD_FILE_BYTES);
    if (bytes === null)
        throw new AdUnavailable("in adData.imageUrl is not a file in Base64");
    return bytes;
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
        throw new AdUnavailable(`file ${url} cannot be read`, (0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error), error);
    }
}


/***/ }),

/***/ 1561:
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
        super(message, { errorCode: "AD_UNAVAILABLE", httpStatus: 400, cause });
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
const LOCAL_STATE = { auth: { schemes: "" } };
const hashHostName = () => (0,external_node_crypto_.createHash)("sha256").update((0,external_node_os_.hostname)()).digest("hex").slice(0, 8);
async function createProfileFolder() {
    await removeOrphanedProfiles().catch(() => { });
    const profile = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `adhere-chrome-${hashHostName()}-${process.pid}-`));
    await (0,promises_.mkdir)((0,external_node_path_.join)(profile, "Default"));
    await (0,promises_.writeFile)((0,external_node_path_.join)(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
    await (0,promises_.writeFile)((0,external_node_path_.join)(profile, "Local State"), JSON.stringify(LOCAL_STATE));
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
const browser_locations_namespaceObject = /*#__PURE__*/JSON.parse('{"_P":{"wm":"npm install adhere-check @sparticuz/chromium","pS":"sudo apt-get install chromium","aX":"brew install --cask google-chrome","IN":"winget install Google.Chrome"},"Pi":["google-chrome-stable","google-chrome","chrome","chromium","chromium-browser","microsoft-edge-stable","microsoft-edge"],"hN":["/usr/local/bin","/usr/bin","/snap/bin"],"if":["/opt/google/chrome/chrome","/opt/microsoft/msedge/msedge"],"d3":["Google Chrome","Chromium","Microsoft Edge"],"DM":[["Google","Chrome","Application","chrome.exe"],["Chromium","Application","chrome.exe"],["Microsoft","Edge","Application","msedge.exe"]]}');
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
    throw new BrowserMissing("No browser was found: neither Chrome, Chromium or Edge nor the npm package @sparticuz/chromium. Install one: " +
        `${getInstallCommand(surroundings.platform)} (in a workflow: the action browser-actions/setup-chrome). Or set chrome-path.`);
}
function getInstallCommand(platform, arch = process.arch) {
    const { /* npm */ "wm": npm, /* linux */ "pS": linux, /* darwin */ "aX": darwin, /* win32 */ "IN": win32 } = browser_locations_namespaceObject._P;
    if (supportsNpmChromium(platform, arch))
        return npm;
    return platform === "win32" ? win32 : platform === "darwin" ? darwin : linux;
}
const supportsNpmChromium = (platform, arch) => platform === "linux" && arch === "x64";
const PACKAGE_NAME = "@sparticuz/chromium";
const PackageManifest = schemas/* object */.Ikc({ version: schemas/* string */.YjP().regex(/^[\w.+-]+$/) });
const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];
async function unpackNpmChromium(roots) {
    const entry = supportsNpmChromium(process.platform, process.arch) ? resolvePackageEntry(roots) : null;
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

// EXTERNAL MODULE: ./build/engine/capture/timeout-helpers.js
var timeout_helpers = __webpack_require__(59225);
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
class BrowserSandboxMissing extends error/* EvaluationError */.ZN {
    name = "BrowserSandboxMissing";
    constructor(why, cause) {
        super(`${why}, or accept visits without it with chrome-sandbox: off (a service: --no-sandbox).`, {
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
                (0,timeout_helpers/* whenAborted */.eG)(disconnected, () => {
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
        const { root, sandbox } = surroundings;
        const found = await findBrowser(chromePath, surroundings);
        if (root && sandbox === "on")
            throw new BrowserSandboxMissing("Chrome has no sandbox as root. Use another user");
        if (root || sandbox === "off") {
            log(sandbox === "off"
                ? "chrome-sandbox is off: pages are visited without Chrome's sandbox."
                : "Running as root, where Chrome has no sandbox: pages are visited without it.");
            return this.#launch(found, ["--no-sandbox"]);
        }
        try {
            return await this.#launch(found, []);
        }
        catch (problem) {
            if (!(problem instanceof BrowserStartFailed) || isTimeout(problem.cause))
                throw problem;
            if (sandbox === "on") {
                const why = `${found.path} does not start with its sandbox. Allow this user to create user namespaces`;
                throw new BrowserSandboxMissing(why, problem);
            }
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
                ...(!this.#options.attachesToPages && { targetFilter: (target) => target.type() === "browser" }),
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
    const closed = await (0,timeout_helpers/* withTimeout */.wj)(5000, closing);
    if (!closed.done)
        child?.kill("SIGKILL");
    await (0,promises_.rm)(profileFolder, { recursive: true, force: true, maxRetries: 3 });
}

// EXTERNAL MODULE: ./build/ground/accept-language.js
var accept_language = __webpack_require__(65627);
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
        acceptLanguage: (0,accept_language/* listLanguages */.Y)(locale).join(","),
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
const REPLACED_FRAME = /ERR_(?:ABORTED|BLOCKED_BY_CLIENT)$/;
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
    frameError = null;
    #frameRequests = new Set();
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
        if (event.type !== "Document")
            return;
        if (event.frameId === this.#frameId)
            this.#onDocument(event);
        else
            this.#frameRequests.add(event.requestId);
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
        this.frameError = null;
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
            this.frameError ??= String(response.status);
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
        if (this.#frameRequests.has(requestId) && !REPLACED_FRAME.test(errorText))
            this.frameError ??= errorText.replace(/^net::/, "");
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

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
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
            const { done } = await this.#tab.untilClosed((0,timeout_helpers/* withTimeout */.wj)(maxWaitMs, expired));
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
const DECIDED_TYPES = ["Document", "Other"];
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
            this.filterRequests(filter),
        ]));
    }
    async filterRequests(filter) {
        this.#decideOnRequests(filter);
        const urls = filter.originHeaders === undefined ? (filter.beaconPatterns ?? ["*"]) : ["*"];
        const patterns = [
            ...(filter.onlyBeacons === true ? [] : DECIDED_TYPES).map((resourceType) => ({ urlPattern: "*", resourceType })),
            ...urls.map((urlPattern) => ({ urlPattern })),
        ];
        await this.session.send("Fetch.enable", { patterns });
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
            await (0,timeout_helpers/* waitUntil */.a0)(() => !this.network.isNavigating || this.isClosed, MAX_CANCEL_MS);
            this.#isStaying = false;
        }
    }
    get isStaying() {
        return this.#isStaying;
    }
    #decideOnRequests({ isBeacon, beacons = "refuse", onlyBeacons = false, originHeaders }) {
        const { session } = this;
        session.on("Fetch.requestPaused", (paused) => {
            const { requestId, request, resourceType, frameId } = paused;
            const isLeaving = this.#isStaying && resourceType === "Document" && frameId === this.frameId;
            const decision = isLeaving
                ? session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
                : (isTabIcon(paused) && !onlyBeacons) || (isBeacon(request.url) && beacons === "refuse")
                    ? session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" })
                    : isBeacon(request.url)
                        ? session.send("Fetch.fulfillRequest", { requestId, ...EMPTY_RESPONSE })
                        : session.send("Fetch.continueRequest", {
                            requestId,
                            ...withHeaders(originHeaders?.extendHeaders(paused)),
                        });
            decision.catch(() => { });
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/capture/browser-context.js



const MAX_CLOSING_WAIT_MS = 500;
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
        (0,timeout_helpers/* whenAborted */.eG)(signal, close);
        try {
            return await untilDisconnected(running, job(context));
        }
        finally {
            signal.removeEventListener("abort", close);
            await (0,timeout_helpers/* withTimeout */.wj)(MAX_CLOSING_WAIT_MS, context.close());
        }
    }
    static async runWithin(ms, { running, signal }, job, errors) {
        return BrowserContext.run(running, signal, async (context) => {
            const finished = await (0,timeout_helpers/* withTimeout */.wj)(ms, job(context)).catch((problem) => {
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
        await session.send("Target.disposeBrowserContext", { browserContextId: this.#id }).catch(() => { });
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
const consent_patterns_namespaceObject = /*#__PURE__*/JSON.parse('{"fF":["gdpr","dsgvo","rgpd","\\\\bccpa\\\\b","\\\\bconsent","einwilligung","datenschutz","traceurs","confidentialité","consentimiento","consenso","toestemming","samtycke","samtykke","informasjonskapsler","suostumu","zgod","souhlas","hozzájárul"],"UL":["cookie","galletas","kakor","evästee","ciasteczk","süti","çerez","piškotk","küpsis","sīkdat","slapuk","куки"],"C7":["\\\\b(use[sd]?|using|utili[sz]es?|stores?|sets?|places?)\\\\b","\\\\b(verwend|nutz(en|t|ung)|setz(en|t)|einsatz)","\\\\b(utilis|dépos|dépôt)","\\\\b(usamos|usa|utiliza|utilizamos|empleamos)\\\\b","\\\\b(usiamo|usa|utilizza|utilizziamo|impiega)\\\\b","\\\\bgebruik","\\\\banvänd","\\\\b(bruger|bruker|anvender)\\\\b","käyttä","\\\\b(używa|stosuj|korzysta|wykorzyst)","použív","használ","folos","kullan","использу"],"xx":["\\\\bage (verification|gate|check|restriction)","\\\\b(over|under|at least|older than|are you) (16|18|19|20|21)\\\\b","\\\\b(16|18|19|20|21) ?(\\\\+|years|jahre|ans|años|anni)","of legal (drinking |smoking )?age","volljährig","mayor de edad","majeur","maggiorenne","adult[- ](only|content|material|website)"],"Ju":["\\\\b(accept|agree|allow|reject|decline|deny|refuse|opt[- ]?out|consent|only necessary|necessary only|essential only|got it|ok(ay)?|understood|i understand|continue without|do not sell)\\\\b","akzept","zustimm","ablehn","einverstanden","erlaub","notwendig","verstanden","accepte","refuse","continuer sans","d[\'’]accord","j[\'’]ai compris","acept","rechaz","permitir","entendido","de acuerdo","aceitar","recusar","rejeitar","accett","rifiut","ho capito","weiger","toestaan","akkoord","godkänn","neka","avvisa","godta","avvis","tillad","afvis","hyväksy","hylkää","akceptuj","odrzuć","przyjmuję","přijmout","odmítnout","elfogad","elutasít","kabul","reddet","прийня","принять","отклон"],"b":["\\\\b(close|dismiss|continue)\\\\b","schlie(ß|ss)en","fermer","cerrar","chiudi","sluit","[×✕✖]"],"AR":["cookie[-_ ]?(bot|yes|first|hub|script|pro|info|law|consent|banner|bar|notice|notification|note|message|modal|popup|overlay|dialog|wall|layer|disclaimer|policy|accept|warning|alert|settings|preferences|manager|control|compliance)","(accept|allow|eu)[-_ ]?cookies?","consent","gdpr","dsgvo","ccpa","\\\\bcmp\\\\b","onetrust","privacy[-_]?(banner|notice|manager|mgmt|wall|popup|modal)","usercentrics","didomi","sp_message","truste","iubenda","axeptio","tarteaucitron","borlabs","complianz","quantcast"],"uA":["document\\\\.cookie","(get|set|read|write|create|delete|erase|remove|has)_?cookies?","js[-.]cookie"]}');
;// CONCATENATED MODULE: ./build/engine/capture/consent-text.js

const anyOf = (sources) => sources.join("|");
const PRIVACY_LAW = new RegExp(anyOf(consent_patterns_namespaceObject.fF), "i");
const COOKIES = new RegExp(anyOf(consent_patterns_namespaceObject.UL), "i");
const COOKIE_USAGE = new RegExp(`(${anyOf(consent_patterns_namespaceObject.C7)})[^.!?]{0,80}(${anyOf(consent_patterns_namespaceObject.UL)})`, "i");
const AGE_GATE = new RegExp(anyOf(consent_patterns_namespaceObject.xx), "i");
const CONSENT_BUTTON = new RegExp(anyOf(consent_patterns_namespaceObject.Ju), "i");
const CLOSE_BUTTON = new RegExp(anyOf(consent_patterns_namespaceObject.b), "i");
const ELEMENT_NAME = new RegExp(anyOf(consent_patterns_namespaceObject.AR), "i");
const COOKIE_HELPER_NAMES = new RegExp(anyOf(consent_patterns_namespaceObject.uA), "gi");
const isConsentName = (name) => ELEMENT_NAME.test(name);
const isConsentScript = (text) => isConsentName(text.replace(COOKIE_HELPER_NAMES, ""));
const isConsentButton = (label) => label.length < 80 && CONSENT_BUTTON.test(label);
const isCloseButton = (label) => label.length < 30 && CLOSE_BUTTON.test(label);
const mentionsCookies = (text, name) => COOKIES.test(text) && (COOKIE_USAGE.test(text) || isConsentName(name));
const isConsentPrompt = (text, labels, name) => {
    if (AGE_GATE.test(text))
        return false;
    const cookies = mentionsCookies(text, name);
    if (!cookies && !PRIVACY_LAW.test(text))
        return false;
    if (labels.some(isConsentButton))
        return true;
    return cookies && COOKIE_USAGE.test(text) && (labels.some(isCloseButton) || isConsentName(name));
};

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
        if (!isConsentPrompt(text, labels, name))
            return null;
        const { backendNodeId } = await tab.session.send("DOM.getFrameOwner", { frameId });
        const { model } = await tab.session.send("DOM.getBoxModel", { backendNodeId });
        const [x = 0, y = 0] = model.border;
        return { x, y, width: model.width, height: model.height };
    };
    const found = await (0,timeout_helpers/* withTimeout */.wj)(FRAME_RESPONSE_MS, findBox().catch(() => null));
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

;// CONCATENATED MODULE: ./build/engine/capture/page-bundles.json
const page_bundles_namespaceObject = /*#__PURE__*/JSON.parse('{"MY":"var bundle=(()=>{var _=Object.defineProperty;var pt=Object.getOwnPropertyDescriptor;var bt=Object.getOwnPropertyNames;var yt=Object.prototype.hasOwnProperty;var Et=(c,t)=>{for(var e in t)_(c,e,{get:t[e],enumerable:!0})},wt=(c,t,e,n)=>{if(t&&typeof t==\\"object\\"||typeof t==\\"function\\")for(let r of bt(t))!yt.call(c,r)&&r!==e&&_(c,r,{get:()=>t[r],enumerable:!(n=pt(t,r))||n.enumerable});return c};var xt=c=>wt(_({},\\"__esModule\\",{value:!0}),c);var Ft={};Et(Ft,{scripts:()=>Dt});var y={source:\\"Wording of consent layers on European and American sites, collected for Adhere; button and element names include those of the common consent management platforms. Regular expression sources, matched without regard to case.\\",privacyLaw:[\\"gdpr\\",\\"dsgvo\\",\\"rgpd\\",\\"\\\\\\\\bccpa\\\\\\\\b\\",\\"\\\\\\\\bconsent\\",\\"einwilligung\\",\\"datenschutz\\",\\"traceurs\\",\\"confidentialit\\\\xE9\\",\\"consentimiento\\",\\"consenso\\",\\"toestemming\\",\\"samtycke\\",\\"samtykke\\",\\"informasjonskapsler\\",\\"suostumu\\",\\"zgod\\",\\"souhlas\\",\\"hozz\\\\xE1j\\\\xE1rul\\"],cookies:[\\"cookie\\",\\"galletas\\",\\"kakor\\",\\"ev\\\\xE4stee\\",\\"ciasteczk\\",\\"s\\\\xFCti\\",\\"\\\\xE7erez\\",\\"pi\\\\u0161kotk\\",\\"k\\\\xFCpsis\\",\\"s\\\\u012Bkdat\\",\\"slapuk\\",\\"\\\\u043A\\\\u0443\\\\u043A\\\\u0438\\"],usageVerbs:[\\"\\\\\\\\b(use[sd]?|using|utili[sz]es?|stores?|sets?|places?)\\\\\\\\b\\",\\"\\\\\\\\b(verwend|nutz(en|t|ung)|setz(en|t)|einsatz)\\",\\"\\\\\\\\b(utilis|d\\\\xE9pos|d\\\\xE9p\\\\xF4t)\\",\\"\\\\\\\\b(usamos|usa|utiliza|utilizamos|empleamos)\\\\\\\\b\\",\\"\\\\\\\\b(usiamo|usa|utilizza|utilizziamo|impiega)\\\\\\\\b\\",\\"\\\\\\\\bgebruik\\",\\"\\\\\\\\banv\\\\xE4nd\\",\\"\\\\\\\\b(bruger|bruker|anvender)\\\\\\\\b\\",\\"k\\\\xE4ytt\\\\xE4\\",\\"\\\\\\\\b(u\\\\u017Cywa|stosuj|korzysta|wykorzyst)\\",\\"pou\\\\u017E\\\\xEDv\\",\\"haszn\\\\xE1l\\",\\"folos\\",\\"kullan\\",\\"\\\\u0438\\\\u0441\\\\u043F\\\\u043E\\\\u043B\\\\u044C\\\\u0437\\\\u0443\\"],ageGate:[\\"\\\\\\\\bage (verification|gate|check|restriction)\\",\\"\\\\\\\\b(over|under|at least|older than|are you) (16|18|19|20|21)\\\\\\\\b\\",\\"\\\\\\\\b(16|18|19|20|21) ?(\\\\\\\\+|years|jahre|ans|a\\\\xF1os|anni)\\",\\"of legal (drinking |smoking )?age\\",\\"vollj\\\\xE4hrig\\",\\"mayor de edad\\",\\"majeur\\",\\"maggiorenne\\",\\"adult[- ](only|content|material|website)\\"],consentButton:[\\"\\\\\\\\b(accept|agree|allow|reject|decline|deny|refuse|opt[- ]?out|consent|only necessary|necessary only|essential only|got it|ok(ay)?|understood|i understand|continue without|do not sell)\\\\\\\\b\\",\\"akzept\\",\\"zustimm\\",\\"ablehn\\",\\"einverstanden\\",\\"erlaub\\",\\"notwendig\\",\\"verstanden\\",\\"accepte\\",\\"refuse\\",\\"continuer sans\\",\\"d[\'\\\\u2019]accord\\",\\"j[\'\\\\u2019]ai compris\\",\\"acept\\",\\"rechaz\\",\\"permitir\\",\\"entendido\\",\\"de acuerdo\\",\\"aceitar\\",\\"recusar\\",\\"rejeitar\\",\\"accett\\",\\"rifiut\\",\\"ho capito\\",\\"weiger\\",\\"toestaan\\",\\"akkoord\\",\\"godk\\\\xE4nn\\",\\"neka\\",\\"avvisa\\",\\"godta\\",\\"avvis\\",\\"tillad\\",\\"afvis\\",\\"hyv\\\\xE4ksy\\",\\"hylk\\\\xE4\\\\xE4\\",\\"akceptuj\\",\\"odrzu\\\\u0107\\",\\"przyjmuj\\\\u0119\\",\\"p\\\\u0159ijmout\\",\\"odm\\\\xEDtnout\\",\\"elfogad\\",\\"elutas\\\\xEDt\\",\\"kabul\\",\\"reddet\\",\\"\\\\u043F\\\\u0440\\\\u0438\\\\u0439\\\\u043D\\\\u044F\\",\\"\\\\u043F\\\\u0440\\\\u0438\\\\u043D\\\\u044F\\\\u0442\\\\u044C\\",\\"\\\\u043E\\\\u0442\\\\u043A\\\\u043B\\\\u043E\\\\u043D\\"],closeButton:[\\"\\\\\\\\b(close|dismiss|continue)\\\\\\\\b\\",\\"schlie(\\\\xDF|ss)en\\",\\"fermer\\",\\"cerrar\\",\\"chiudi\\",\\"sluit\\",\\"[\\\\xD7\\\\u2715\\\\u2716]\\"],elementName:[\\"cookie[-_ ]?(bot|yes|first|hub|script|pro|info|law|consent|banner|bar|notice|notification|note|message|modal|popup|overlay|dialog|wall|layer|disclaimer|policy|accept|warning|alert|settings|preferences|manager|control|compliance)\\",\\"(accept|allow|eu)[-_ ]?cookies?\\",\\"consent\\",\\"gdpr\\",\\"dsgvo\\",\\"ccpa\\",\\"\\\\\\\\bcmp\\\\\\\\b\\",\\"onetrust\\",\\"privacy[-_]?(banner|notice|manager|mgmt|wall|popup|modal)\\",\\"usercentrics\\",\\"didomi\\",\\"sp_message\\",\\"truste\\",\\"iubenda\\",\\"axeptio\\",\\"tarteaucitron\\",\\"borlabs\\",\\"complianz\\",\\"quantcast\\"],cookieHelperName:[\\"document\\\\\\\\.cookie\\",\\"(get|set|read|write|create|delete|erase|remove|has)_?cookies?\\",\\"js[-.]cookie\\"]};var E=c=>c.join(\\"|\\"),St=new RegExp(E(y.privacyLaw),\\"i\\"),Ct=new RegExp(E(y.cookies),\\"i\\"),lt=new RegExp(`(${E(y.usageVerbs)})[^.!?]{0,80}(${E(y.cookies)})`,\\"i\\"),kt=new RegExp(E(y.ageGate),\\"i\\"),Nt=new RegExp(E(y.consentButton),\\"i\\"),Tt=new RegExp(E(y.closeButton),\\"i\\"),Rt=new RegExp(E(y.elementName),\\"i\\"),Ot=new RegExp(E(y.cookieHelperName),\\"gi\\"),v=c=>Rt.test(c),U=c=>v(c.replace(Ot,\\"\\")),G=c=>c.length<80&&Nt.test(c),At=c=>c.length<30&&Tt.test(c),Y=(c,t)=>Ct.test(c)&&(lt.test(c)||v(t)),X=(c,t,e)=>{if(kt.test(c))return!1;let n=Y(c,e);return!n&&!St.test(c)?!1:t.some(G)?!0:n&&lt.test(c)&&(t.some(At)||v(e))};var ct=c=>$t.test(c)?c.replace(/\\\\s+/g,\\" \\").trim():c,$t=/[^\\\\S ]| {2}|^ | $/;var K=class{hiddenLayers;shownInTurn;changingTexts;viewport={width:Math.round(visualViewport?.width??innerWidth),height:Math.round(visualViewport?.height??innerHeight)};constructor(){let t=globalThis;t.hiddenLayers??=new Set,this.hiddenLayers=t.hiddenLayers,t.shownInTurn??=new Set,this.shownInTurn=t.shownInTurn,t.changingTexts??=new Set,this.changingTexts=t.changingTexts}get textChanges(){return globalThis.textChanges}set textChanges(t){globalThis.textChanges=t}#t=(t,e,n)=>Reflect.get(t,e,n);attribute=(t,e)=>Element.prototype.getAttribute.call(t,e);attributes=t=>Element.prototype.getAttributeNames.call(t).map(e=>({name:e,value:this.attribute(t,e)??\\"\\"}));classes=t=>[...new Set((this.attribute(t,\\"class\\")??\\"\\").split(/\\\\s+/))].filter(e=>e!==\\"\\");tagName=t=>String(this.#t(Element.prototype,\\"localName\\",t));children=t=>[...this.#t(Node.prototype,\\"childNodes\\",t)];parentNode=t=>this.#t(Node.prototype,\\"parentNode\\",t);shadowRootOf=t=>this.#t(Element.prototype,\\"shadowRoot\\",t)??globalThis.openedShadows?.get(t)??null;scrollSize=t=>{let e=i=>Number(this.#t(Element.prototype,i,t)),[n,r]=[e(\\"scrollWidth\\"),e(\\"scrollHeight\\")];return{width:n,height:r,shownWidth:e(\\"clientWidth\\"),shownHeight:e(\\"clientHeight\\")}};rectangle=t=>Element.prototype.getBoundingClientRect.call(t);root=()=>this.#t(Document.prototype,\\"documentElement\\",document);body=()=>this.#t(Document.prototype,\\"body\\",document);queryAll=(t,e=document)=>{let{prototype:n}=e===document?Document:this.isElement(e)?Element:DocumentFragment;return[...n.querySelectorAll.call(e,t)]};style=t=>getComputedStyle(t);isElement=t=>t!==null&&this.#t(Node.prototype,\\"nodeType\\",t)===1;parent=t=>{let e=this.#t(Element.prototype,\\"assignedSlot\\",t);if(e!==null)return e;let n=this.parentNode(t);return this.isElement(n)?n:n!==null&&\\"host\\"in n?n.host:t.ownerDocument.defaultView?.frameElement??null};renderedChildren=t=>{let e=this.shadowRootOf(t);if(e!==null)return this.children(e);if(this.tagName(t)!==\\"slot\\")return this.children(t);let n=HTMLSlotElement.prototype.assignedNodes.call(t,{flatten:!0});return n.length>0?n:this.children(t)};frameDocument=t=>{try{let{prototype:e}=this.tagName(t)===\\"frame\\"?HTMLFrameElement:HTMLIFrameElement;return this.#t(e,\\"contentDocument\\",t)}catch{return null}};elementAt=(t,e)=>{let n=Document.prototype.elementFromPoint.call(document,t,e);for(let r=n&&this.shadowRootOf(n);n&&r;r=this.shadowRootOf(n)){let i=r.elementFromPoint(t,e);if(i===null||i===n)break;n=i}return n};gridPoints=(t,e)=>Array.from({length:t*e},(n,r)=>({x:(r%t+.5)/t*this.viewport.width,y:(Math.floor(r/t)+.5)/e*this.viewport.height}));lineage=t=>{let e=[];for(let n=t;n!==null;n=this.parent(n))e.push(n);return e};contains=(t,e)=>this.lineage(e).includes(t);isChanging=t=>this.changingTexts.size>0&&this.lineage(t).some(e=>this.changingTexts.has(e));textOf=(t,e)=>this.cleanText(String(this.#t(Node.prototype,\\"textContent\\",t)??\\"\\"),e);cleanText=(t,e)=>ct(t.replace(/[\\\\u00ad\\\\u200b\\\\u2060\\\\ufeff\\\\u202a-\\\\u202e\\\\u2066-\\\\u2069]/g,\\"\\")).slice(0,e)},s=new K;var Z=class{#t(t){let e=s.tagName(t)===\\"iframe\\"?s.frameDocument(t)?.body:void 0;return e?[e]:s.renderedChildren(t)}textOf(t,e=6e3){if(e<=0)return\\"\\";if(!s.isElement(t))return t.nodeType===3?t.nodeValue??\\"\\":\\"\\";if(/^(script|style|template|noscript)$/.test(s.tagName(t))||s.style(t).display===\\"none\\")return\\"\\";let n=\\"\\";for(let r of this.#t(t))if(n+=`${this.textOf(r,e-n.length)} `,n.length>e)break;return n.replace(/\\\\s+/g,\\" \\")}descendants(t,e={left:1500}){let n=[];for(let r of this.#t(t))e.left<=0||!s.isElement(r)||(e.left-=1,n.push(r,...this.descendants(r,e)));return n}#e(t){return[\\"id\\",\\"class\\",\\"title\\",\\"src\\",\\"name\\",\\"aria-label\\"].map(e=>s.attribute(t,e)??\\"\\").join(\\" \\").slice(0,500)}#n(t){let e=`${s.attribute(t,\\"value\\")??\\"\\"} ${s.attribute(t,\\"aria-label\\")??\\"\\"}`;return`${this.textOf(t,80)} ${e}`.trim()}#s(t){return t.filter(e=>/^(button|a|input)$/.test(s.tagName(e))||s.attribute(e,\\"role\\")===\\"button\\").map(e=>this.#n(e))}#i(t){return t.some(e=>s.tagName(e)===\\"input\\"&&/^(email|tel)$/.test(s.attribute(e,\\"type\\")??\\"\\"))}isConsentPrompt(t,e){let n=[t,...this.descendants(t)],r=n.filter(l=>s.tagName(l)===\\"iframe\\");if(r.some(l=>e.some(u=>this.#r(l,u))))return!0;let i=l=>s.frameDocument(l)===null&&v(this.#e(l));if(r.some(i))return!0;let o=this.textOf(t),a=this.#e(t);return o.trim().length<12?v(a):this.#i(n)&&!v(a)?!1:X(o,this.#s(n),a)}#r(t,e){let{x:n,y:r,width:i}=s.rectangle(t);return Math.abs(n-e.x)<3&&Math.abs(r-e.y)<3&&Math.abs(i-e.width)<3}#o(t){return/^(h1|main|nav|article)$/.test(s.tagName(t))}#a(t){for(let e=s.parent(t);e!==null&&e!==s.body();e=s.parent(e)){let n=this.textOf(e,1500),r=this.descendants(e),i=[e,...r].some(a=>this.#o(a));if(n.length>1200||i||this.#i(r))return null;let o=this.#e(e);if(Y(n,o)&&X(n,this.#s(r),o))return e}return null}#l(t){let e=this.textOf(t).trim().length,n=t;for(let r=s.parent(t);r!==null&&r!==s.body()&&!(this.#o(r)||this.textOf(r).trim().length>e+3);r=s.parent(r))n=r;return n}#c(t){let{top:e,width:n,height:r}=s.rectangle(t),i=n>=s.viewport.width*.6&&r>0&&r<s.viewport.height*.5,[o]=s.queryAll(\\"h1\\"),a=!o||e+r<=s.rectangle(o).top+1;return i&&e<s.viewport.height*.25&&a}findNotices(){let t=[];for(let e of s.queryAll(\\"button, a, input, [role=button]\\").slice(0,400)){let{top:n,height:r}=s.rectangle(e);if(r===0||n>s.viewport.height*.5||n<0||!G(this.#n(e))||t.some(a=>s.contains(a,e)))continue;let i=this.#a(e),o=i&&this.#l(i);o&&this.#c(o)&&t.push(o)}return t}},p=new Z;var Q=class{#t=[0,0,0,0];#e=[255,255,255,1];#n=[128,128,128,1];#s=new Map;#i=new OffscreenCanvas(1,1).getContext(\\"2d\\",{willReadFrequently:!0});#r(t){let e=this.#s.get(t);if(e!==void 0)return e;let n=this.#o(t)??this.#a(t);return this.#s.set(t,n),n}#o(t){let e=/^rgba?\\\\((\\\\d+), (\\\\d+), (\\\\d+)(?:, ([\\\\d.]+))?\\\\)$/.exec(t);return e===null?null:[Number(e[1]),Number(e[2]),Number(e[3]),Number(e[4]??1)]}#a(t){let e=this.#i;if(e===null)return this.#t;e.clearRect(0,0,1,1),e.fillStyle=\\"#0000\\",e.fillStyle=t,e.fillRect(0,0,1,1);let[n=0,r=0,i=0,o=0]=e.getImageData(0,0,1,1).data;return[n,r,i,o/255]}#l(t,e){let n=t[3]+e[3]*(1-t[3]);if(n===0)return this.#t;let r=i=>(t[i]*t[3]+e[i]*e[3]*(1-t[3]))/n;return[r(0),r(1),r(2),n]}#c(t){return`#${t.slice(0,3).map(n=>Math.round(n).toString(16).padStart(2,\\"0\\")).join(\\"\\")}`}#u(t){if(!t.includes(\\"gradient(\\"))return null;let e=t.match(/(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\\\\([^()]*\\\\)/g)??[];if(e.length===0)return null;let n=e.map(r=>this.#r(r)).reduce((r,i)=>{let o=a=>r[a]+i[a]*i[3];return[o(0),o(1),o(2),r[3]+i[3]]},this.#t);return n[3]===0?this.#t:[n[0]/n[3],n[1]/n[3],n[2]/n[3],n[3]/e.length]}#h(t){return t.getPropertyValue(\\"background-clip\\").includes(\\"text\\")}ownBackground(t){let e=this.#r(t.backgroundColor),n=t.backgroundImage;if(n===\\"none\\"||this.#h(t))return{colour:e,hasPicture:!1};let r=this.#u(n);return{colour:r===null?e:this.#l(r,e),hasPicture:n.includes(\\"url(\\")}}#d(t){let e=this.#t,n=!1;for(let r of t){if(e[3]>=.99)break;let i=this.ownBackground(s.style(r));n||=i.hasPicture||/^(img|video|canvas|picture|image)$/.test(s.tagName(r)),e=this.#l(e,i.colour)}return{colour:this.#c(this.#l(e,this.#e)),overPicture:n}}backgroundOf(t){return this.#d(s.lineage(t))}backgroundAt(t,e,n){let r=Document.prototype.elementsFromPoint.call(document,e,n),i=r.findIndex(l=>s.contains(l,t)),o=r[i];if(o===void 0)return this.backgroundOf(t);let a=s.lineage(t);return this.#d([...a.slice(0,a.indexOf(o)),...r.slice(i)])}#m(t,e){let n=this.#r(t.getPropertyValue(\\"-webkit-text-fill-color\\")||t.color);return n[3]>=.1?n:this.#g(t,e)??this.#p(t)??this.#f(t)}#g(t,e){let n=s.lineage(e).slice(1,6),r=[t,...n.map(o=>s.style(o))].find(o=>this.#h(o));if(r===void 0)return null;let i=this.#u(r.backgroundImage)??this.#r(r.backgroundColor);return i[3]>=.1?i:r.backgroundImage.includes(\\"url(\\")?this.#n:null}#p(t){if(!(Number.parseFloat(t.getPropertyValue(\\"-webkit-text-stroke-width\\"))>0))return null;let e=this.#r(t.getPropertyValue(\\"-webkit-text-stroke-color\\"));return e[3]<.1?null:e}#f(t){let[,e=\\"\\",n=\\"\\"]=/^(.*?\\\\)) \\\\S+ \\\\S+ ([\\\\d.]+)px/.exec(t.textShadow)??[];if(e===\\"\\"||Number(n)>Number.parseFloat(t.fontSize)*.1)return null;let r=this.#r(e);return r[3]<.1?null:r}hasVisibleText(t,e){return this.#m(t,e)!==null}isOpaque(t){return this.#r(t)[3]>=.3}textColourOn(t,e,n){let r=o=>Number.parseInt(e.slice(o,o+2),16),i=this.#m(t,n)??this.#t;return this.#c(this.#l(i,[r(1),r(3),r(5),1]))}isFilled(t,e){let n=this.ownBackground(e);if(n.hasPicture)return!0;if(n.colour[3]>=.1){let r=s.parent(t);return r===null||this.#c(this.#l(n.colour,this.#e))!==this.backgroundOf(r).colour}return[\\"top\\",\\"right\\",\\"bottom\\",\\"left\\"].every(r=>Number.parseFloat(e.getPropertyValue(`border-${r}-width`))>=1&&e.getPropertyValue(`border-${r}-style`)!==\\"none\\"&&this.#r(e.getPropertyValue(`border-${r}-color`))[3]>=.1)}overlayColour(t){let e=this.#t;for(let n of t){let r=s.style(n),[i,o,a,l]=this.ownBackground(r).colour;e=this.#l(e,[i,o,a,l*Number(r.opacity)])}return{colour:this.#c(e),alpha:Math.round(e[3]*1e3)/1e3}}},g=new Q;var J=class{consentFrames=[];#t=new Map;#e=s.gridPoints(9,20);#n(t){let e=s.style(t);return e.position===\\"fixed\\"||s.tagName(t)===\\"dialog\\"&&s.attribute(t,\\"open\\")!==null||s.attribute(t,\\"popover\\")!==null?!0:e.position===\\"sticky\\"?s.rectangle(t).bottom>s.viewport.height-2&&e.bottom!==\\"auto\\":e.position!==\\"absolute\\"?!1:s.attribute(t,\\"aria-modal\\")===\\"true\\"||s.attribute(t,\\"role\\")===\\"dialog\\"||Number(e.zIndex)>=1e3&&s.parent(t)===s.body()}#s(t){let e=s.lineage(t),n=e.findIndex(i=>i===s.root()||i===s.body());return(n===-1?e:e.slice(0,n)).filter(i=>this.#n(i)).reverse().find(i=>!this.#o(i))??null}#i(t){return/^(img|picture|video|canvas|svg|iframe|input|button|path)$/.test(s.tagName(t))}#r(t,e){for(let n of s.lineage(t)){if(this.#i(n))return!0;let{colour:r,hasPicture:i}=g.ownBackground(s.style(n));if(i||r[3]>=.3)return!0;if(n===e)return!1}return!1}#o(t){let e=this.#t.get(t);if(e!==void 0)return e;let n=s.body(),r=p.textOf(t,2e4).length,i=n===null?0:p.textOf(n,4e4).length,o=()=>p.descendants(t).some(l=>/^(h1|main|nav)$/.test(s.tagName(l))),a=i-r<r*.25&&(o()||!(p.isConsentPrompt(t,[])||this.#a(t)));return this.#t.set(t,a),a}#a(t){let{width:e,height:n}=s.rectangle(t);if(e<s.viewport.width*.9||n<s.viewport.height*.9||p.textOf(t,2e3).length>=1500)return!1;let r=s.queryAll(\\"h1, main, nav\\"),i=o=>s.rectangle(o).width>1&&s.rectangle(o).height>1;return r.length>0&&r.every(o=>!s.contains(t,o)&&!i(o))}#l({top:t,width:e,height:n}){return t<=s.viewport.height*.1&&n<s.viewport.height*.25&&e>=s.viewport.width*.5}#c(t,e,n){return s.tagName(t)===\\"dialog\\"&&t.matches(\\":modal\\")?!0:Document.prototype.elementsFromPoint.call(document,e,n).some(i=>!s.contains(t,i)&&!s.contains(i,t))}#u(){let t=new Map;for(let{x:e,y:n}of this.#e){let r=s.elementAt(e,n),i=r&&this.#s(r);if(!r||!i||!this.#r(r,i))continue;let o=t.get(i)??{elements:[],abovePage:0};o.elements.push(r),this.#c(i,e,n)&&(o.abovePage+=1),t.set(i,o)}return t}#h(t,e,n){let r=s.rectangle(t),o=r.width*r.height/(s.viewport.width*s.viewport.height)<=n*2?[r]:e.map(s.rectangle),a=Math.max(0,Math.min(...o.map(m=>m.left))),l=Math.max(0,Math.min(...o.map(m=>m.top))),u=Math.min(s.viewport.width,Math.max(...o.map(m=>m.right))),d=Math.min(s.viewport.height,Math.max(...o.map(m=>m.bottom)));return{x:a,y:l,width:Math.max(0,u-a),height:Math.max(0,d-l)}}#d(t,e){let n=s.lineage(t),r=i=>{let o=s.style(i),{colour:a,hasPicture:l}=g.ownBackground(o);return a[3]*Number(o.opacity)>=.9||l||this.#i(i)};return n.slice(0,n.indexOf(e)+1).findLast(r)??null}#m(t,e){let n=e.elements.length/this.#e.length,r=p.isConsentPrompt(t,this.consentFrames),i=this.#a(t),o=!i&&e.abovePage/this.#e.length<.02;if(!r&&(o||this.#l(s.rectangle(t))))return null;let a=/^(alert)?dialog$/.test(s.attribute(t,\\"role\\")??\\"\\")||s.tagName(t)===\\"dialog\\",l=[...new Set(e.elements.flatMap(u=>this.#d(u,t)??[]))];return{root:t,kind:r?\\"consent\\":\\"overlay\\",box:this.#h(t,e.elements,n),solid:l.length===0?null:this.#h(t,l,0),foldShare:n,modal:r||a||n>=.15,isWall:i}}#g(t){let e=this.#h(t,[t],1),n=Math.min(1,e.width*e.height/(s.viewport.width*s.viewport.height));return{root:t,kind:\\"consent\\",box:e,solid:e,foldShare:n,modal:!0,isWall:!1}}find(){let t=[...this.#u()].flatMap(([n,r])=>this.#m(n,r)??[]),e=p.findNotices().filter(n=>!t.some(r=>s.contains(r.root,n)));return[...t,...e.map(n=>this.#g(n))]}isCovered(t,e,n){let r=[.2,.5,.8].map(o=>({x:e.x+e.width*o,y:e.y+e.height/2})).filter(({x:o,y:a})=>o>=0&&a>=0&&o<s.viewport.width&&a<s.viewport.height),i=r.filter(({x:o,y:a})=>{let l=s.elementAt(o,a);return t.some(({root:u})=>s.contains(u,l)&&!s.contains(u,n)&&l&&this.#r(l,u))});return r.length>0&&i.length*2>r.length}#p(t){let e=s.style(t);if(!/^(fixed|absolute)$/.test(e.position)||e.display===\\"none\\")return!1;let{width:n,height:r}=s.rectangle(t);return n<s.viewport.width*.9||r<s.viewport.height*.9?!1:(g.ownBackground(e).colour[3]>.05||e.backdropFilter!==\\"none\\")&&p.textOf(t,50).trim()===\\"\\"&&p.descendants(t).length<5}findBackdrops(){let t=n=>s.style(n).position===\\"fixed\\",e=[...s.queryAll(\\"body *\\").filter(t),...this.#u().keys()];return[...new Set(e)].filter(n=>this.#p(n))}#f(t,e,n){let r=Document.prototype.elementsFromPoint.call(document,e,n),i=r.findIndex(o=>o===s.body()||o===s.root()||!(t.some(a=>s.contains(a.root,o))||this.#s(o)!==null));return i===-1?r:r.slice(0,i)}backdropColour(t){if(t.length===0)return null;let e=new Map,n=0;for(let{x:r,y:i}of s.gridPoints(6,10)){let o=this.#f(t,r,i),a=o.some(f=>s.style(f).backdropFilter.includes(\\"blur\\")),{colour:l,alpha:u}=g.overlayColour(o);if(u>=.9&&!a||(n+=1,u<.03&&!a))continue;let d=`${l} ${u} ${a}`,m=(e.get(d)?.times??0)+1;e.set(d,{backdrop:{colour:l,alpha:a?1:u},times:m})}return[...e.values()].find(({times:r})=>r*2>n)?.backdrop??null}},b=new J;var T=class{#t(t,e,n){t.style.setProperty(e,n,\\"important\\")}#e(){return b.find().filter(({kind:t})=>t===\\"consent\\")}#n(t){s.tagName(t)===\\"dialog\\"&&t.close(),this.#t(t,\\"display\\",\\"none\\"),s.hiddenLayers.add(t),this.#s(t)}#s(t){let e=s.attribute(t,\\"id\\"),n=(s.attribute(t,\\"class\\")??\\"\\").split(/\\\\s+/).filter(Boolean);if(!e&&n.length===0&&!s.tagName(t).includes(\\"-\\"))return;let r=e?`#${CSS.escape(e)}`:n.map(l=>`.${CSS.escape(l)}`).join(\\"\\"),i=`${s.tagName(t)}${r}`,o=s.queryAll(i);if(!o.includes(t)||o.some(l=>!s.hiddenLayers.has(l)))return;let a=new CSSStyleSheet;a.replaceSync(`${i} { display: none !important }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,a]}#i(){for(let t of[s.root(),s.body()]){if(t===null)continue;let{overflowX:e,overflowY:n,position:r}=s.style(t);/hidden|clip/.test(`${e} ${n}`)&&this.#t(t,\\"overflow-y\\",\\"auto\\"),r===\\"fixed\\"&&this.#t(t,\\"position\\",\\"static\\")}}#r(t){t.removeAttribute(\\"inert\\"),s.attribute(t,\\"aria-hidden\\")===\\"true\\"&&t.removeAttribute(\\"aria-hidden\\");let e=s.style(t);e.filter!==\\"none\\"&&this.#t(t,\\"filter\\",\\"none\\"),e.pointerEvents===\\"none\\"&&(this.#t(t,\\"pointer-events\\",\\"auto\\"),Number(e.opacity)<1&&this.#t(t,\\"opacity\\",\\"1\\"))}#o(t){let{width:e,height:n}=s.rectangle(t),{filter:r,pointerEvents:i,display:o}=s.style(t);return o===\\"none\\"||e*n<s.viewport.width*s.viewport.height*.5?!1:s.attribute(t,\\"inert\\")!==null||s.attribute(t,\\"aria-hidden\\")===\\"true\\"||/blur|brightness|grayscale|opacity/.test(r)||i===\\"none\\"}#a(t){for(let e of[s.root(),s.body()])for(let n of[\\"padding-top\\",\\"margin-top\\",\\"padding-bottom\\",\\"margin-bottom\\"]){let r=Number.parseFloat(e?.style.getPropertyValue(n)??\\"\\");e&&r>0&&Math.abs(r-t)<=2&&e.style.removeProperty(n)}}#l(){let t=new Set;for(let{x:e,y:n}of s.gridPoints(6,10)){let r=s.elementAt(e,n);r===null||s.shadowRootOf(r)!==null||/-|^(div|section|aside|span)$/.test(s.tagName(r))&&s.children(r).length===0&&t.add(r)}return[...t].slice(0,20)}#c(){return s.queryAll(\\"script, link[href], iframe[src]\\").some(t=>{let e=s.attribute(t,\\"src\\")??s.attribute(t,\\"href\\");if(e!==null)return U(e);let n=/json/.test(s.attribute(t,\\"type\\")??\\"\\");return s.tagName(t)===\\"script\\"&&!n&&U((t.textContent??\\"\\").slice(0,2e4))})}scan(){let t=this.#e().length;t>0&&this.#i();let e=this.#l();return Object.assign(globalThis,{hollowElements:e}),{visibleLayers:t,announced:this.#c(),hollowCount:e.length}}remove(t){let e=0;for(let n=0;n<3;n+=1){let r=this.#e().filter(({isWall:i})=>!i);if(r.length===0)break;for(let i of r){let{height:o}=s.rectangle(i.root);this.#n(i.root),this.#a(o)}e+=r.length}return(e>0||t)&&this.#u(),e}#u(){let t=b.find().filter(({modal:e})=>e);if(!t.some(({root:e})=>(e.textContent??\\"\\").trim()!==\\"\\")){for(let e of b.findBackdrops())this.#n(e);this.#i();for(let e of s.queryAll(\\"body, body > *, body > * > *\\"))!t.some(({root:r})=>s.contains(r,e))&&this.#o(e)&&this.#r(e)}}};function ut(){let c=new CSSStyleSheet;return c.replaceSync(\\"*, *::before, *::after { transition: none !important; }\\"),document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],!0}var R=class{#t=globalThis;#e(){return s.gridPoints(6,10).map(({x:t,y:e})=>s.elementAt(t,e))}#n(t){return s.lineage(t).some(e=>s.style(e).position===\\"fixed\\"||s.tagName(e)===\\"dialog\\"||/^(alert)?dialog$/.test(s.attribute(e,\\"role\\")??\\"\\")||s.attribute(e,\\"popover\\")!==null)}remember(){this.#t.rememberedHits=this.#e()}changedShare(){let t=this.#t.rememberedHits??[],e=this.#e().filter((n,r)=>{let i=t[r]??null;return n!==i&&(this.#n(n)||i?.isConnected===!1)});return t.length===0?0:e.length/t.length}};var C={source:\\"Labels of buttons that close pop-ups and notices, or answer them with the least, in English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Norwegian, Danish, Finnish, Polish and Czech, and class names of close buttons, collected for Adhere. Regular expression sources, matched without regard to case.\\",closeButton:[\\"^[\\\\xD7\\\\u2715\\\\u2716\\\\u2717\\\\u2718\\\\u2573\\\\u2A2FxX]$\\",\\"^(close|dismiss|hide|skip)\\\\\\\\b\\",\\"\\\\\\\\bclose( (this|the))?( (dialog|modal|pop-?up|window|banner|form|overlay))?$\\",\\"^no,? (thanks|thank you)\\",\\"^(not|maybe) (now|later|today)\\\\\\\\b\\",\\"^continue (without|to (the )?(site|shop|store|page))\\",\\"schlie(\\\\xDF|ss)en$\\",\\"^nein,? danke\\",\\"^(nicht jetzt|vielleicht sp\\\\xE4ter|\\\\xFCberspringen)\\",\\"^fermer\\\\\\\\b\\",\\"^non,? merci\\",\\"^(plus tard|pas maintenant)\\",\\"^cerrar\\\\\\\\b\\",\\"^no,? gracias\\",\\"^(ahora no|m\\\\xE1s tarde)\\",\\"^chiudi\\\\\\\\b\\",\\"^no,? grazie\\",\\"^(non ora|pi\\\\xF9 tardi)\\",\\"^sluit(en)?\\\\\\\\b\\",\\"^nee,? (bedankt|dank)\\",\\"^(niet nu|misschien later)\\",\\"^fechar\\\\\\\\b\\",\\"^n\\\\xE3o,? obrigad[oa]\\",\\"^(agora n\\\\xE3o|mais tarde)\\"],refuseButton:[\\"^(decline|deny|reject|refuse)\\\\\\\\b\\",\\"^(only|just) (necessary|essential)\\",\\"(necessary|essential|required) (cookies )?only\\\\\\\\b\\",\\"^(alle )?ablehnen\\",\\"^nur (notwendige|essenzielle|erforderliche)\\",\\"^(tout )?refuser\\",\\"^continuer sans\\",\\"^rechazar\\",\\"^solo (necesarias|esenciales)\\",\\"^rifiuta\\",\\"^(alles )?weigeren\\",\\"^alleen noodzakelijke\\",\\"^(recusar|rejeitar)\\",\\"^(avvisa|neka)\\",\\"^(kun|bare|endast) n\\\\xF8dvendige|^endast n\\\\xF6dv\\\\xE4ndiga\\",\\"^(odrzu\\\\u0107|tylko niezb\\\\u0119dne)\\",\\"^odm\\\\xEDtnout\\"],acknowledgeButton:[\\"^o\\\\\\\\.?k(ay)?\\\\\\\\b\\",\\"^got it\\\\\\\\b\\",\\"^(i )?underst(and|ood)\\\\\\\\b\\",\\"^(continue|proceed|enter|stay)\\\\\\\\b\\",\\"^(alles klar|verstanden|weiter|fortfahren)\\\\\\\\b\\",\\"^(j[\'\\\\u2019]ai )?compris\\\\\\\\b\\",\\"^(continuer|entrer|d[\'\\\\u2019]accord)\\\\\\\\b\\",\\"^(entendido|vale|continuar|entrar|aceptar y continuar)\\\\\\\\b\\",\\"^(ho )?capito\\\\\\\\b\\",\\"^(continua|prosegui|entra|va bene)\\\\\\\\b\\",\\"^(begrepen|ik begrijp het|doorgaan|ga verder)\\\\\\\\b\\",\\"^(percebi|compreendi|prosseguir)\\\\\\\\b\\",\\"^(jag f\\\\xF6rst\\\\xE5r|uppfattat|forts\\\\xE4tt)\\\\\\\\b\\",\\"^(jeg forst\\\\xE5r|forst\\\\xE5tt|fortsett|forts\\\\xE6t)\\\\\\\\b\\",\\"^(selv\\\\xE4|ymm\\\\xE4rr\\\\xE4n|jatka)\\\\\\\\b\\",\\"^(rozumiem|zrozumia\\\\u0142em|dalej|kontynuuj)\\\\\\\\b\\",\\"^(rozum\\\\xEDm|pokra\\\\u010Dovat)\\\\\\\\b\\",\\"^(yes,? )?i([\'\\\\u2019]m| am) (over |at least )?(16|18|19|20|21)\\\\\\\\b\\",\\"^(ja,? )?ich bin (\\\\xFCber |mindestens )?(16|18)\\\\\\\\b\\",\\"^(oui,? )?j[\'\\\\u2019]ai (plus de )?18\\\\\\\\b\\",\\"^(s\\\\xED,? )?soy mayor de\\\\\\\\b\\",\\"^(s\\\\xEC,? )?ho (pi\\\\xF9 di |almeno )?18\\\\\\\\b\\"],acceptButton:[\\"^(accept|agree|allow|i (accept|agree))\\\\\\\\b\\",\\"^(alle(s)? )?(akzeptieren|zustimmen|annehmen|erlauben)\\\\\\\\b\\",\\"^(tout )?accepter\\\\\\\\b\\",\\"^j[\'\\\\u2019]accepte\\\\\\\\b\\",\\"^aceptar\\\\\\\\b\\",\\"^accetta\\\\\\\\b\\",\\"^(alles )?(accepteren|toestaan)\\\\\\\\b\\",\\"^aceitar\\\\\\\\b\\",\\"^(godk\\\\xE4nn|acceptera|godta|godtar|accepter|hyv\\\\xE4ksy)\\\\\\\\b\\",\\"^(akceptuj\\\\u0119|akceptuj|zgadzam si\\\\u0119)\\\\\\\\b\\",\\"^(p\\\\u0159ijmout|souhlas\\\\xEDm)\\\\\\\\b\\"],closeElementName:[\\"(^|[\\\\\\\\s_-])(close|closer|closebtn|closebutton|dismiss)($|[\\\\\\\\s_-])\\",\\"close-?(btn|button|icon|modal|popup)\\"]};var tt=class{#t=t=>{let e=t.composedPath().find(i=>i instanceof HTMLAnchorElement),n=e instanceof HTMLAnchorElement&&/^https?:/.test(e.href),r=n&&e.href.split(\\"#\\")[0]===location.href.split(\\"#\\")[0]&&e.hash!==\\"\\";(t.type===\\"submit\\"||n&&!r)&&t.preventDefault()};run(t){for(let e of[\\"click\\",\\"submit\\"])addEventListener(e,this.#t,!0);try{t()}finally{for(let e of[\\"click\\",\\"submit\\"])removeEventListener(e,this.#t,!0)}}},ht=new tt;var O=c=>new RegExp(c.join(\\"|\\"),\\"iu\\"),L=class{#t;#e=O(C.closeButton);#n=O(C.refuseButton);#s=O(C.acknowledgeButton);#i=O(C.acceptButton);#r=O(C.closeElementName);constructor(t){this.#t=t}#o(t){let e=s.attribute(t,\\"role\\")??\\"\\";return/^(nav|main)$/.test(s.tagName(t))||/^(navigation|main)$/.test(e)}#a(){return b.find().filter(({kind:t,modal:e,isWall:n})=>n||t===\\"overlay\\"&&e).map(({root:t})=>t).filter(t=>![t,...p.descendants(t)].some(e=>this.#o(e)))}#l(t){let e=s.tagName(t);if(e===\\"a\\")return/^(#.*|javascript:.*)?$/i.test(s.attribute(t,\\"href\\")??\\"\\");let n=s.attribute(t,\\"role\\");return e===\\"button\\"||n===\\"button\\"||n===\\"link\\"||s.style(t).cursor===\\"pointer\\"}#c(t){let{width:e,height:n}=s.rectangle(t);return e>=4&&n>=4&&s.style(t).visibility===\\"visible\\"&&this.#l(t)}#u(t,e){let n=[\\"aria-label\\",\\"title\\",\\"value\\"].map(r=>s.attribute(t,r)??\\"\\");return[p.textOf(t,80),...n].some(r=>{let i=r.replace(/^[^\\\\p{L}\\\\p{N}]+(?=\\\\p{L})/u,\\"\\").trim();return i!==\\"\\"&&i.length<40&&e.test(i)})}#h(t){if(this.#u(t,this.#e))return!0;let{width:e,height:n}=s.rectangle(t);if(p.textOf(t,80).trim().length>2||Math.max(e,n)>90)return!1;let r=`${s.attribute(t,\\"class\\")??\\"\\"} ${s.attribute(t,\\"id\\")??\\"\\"}`;return this.#r.test(r)}#d(t){let e=n=>/^(textarea|select)$/.test(s.tagName(n))||s.tagName(n)===\\"input\\"&&!/^(button|submit|checkbox|radio|hidden|image)$/.test(s.attribute(n,\\"type\\")??\\"text\\");return t.some(n=>e(n))}#m(t){let e={bubbles:!0,cancelable:!0,composed:!0};ht.run(()=>{for(let n of[\\"pointerdown\\",\\"mousedown\\",\\"pointerup\\",\\"mouseup\\",\\"click\\"]){let r=n.startsWith(\\"pointer\\")?new PointerEvent(n,e):new MouseEvent(n,e);t.dispatchEvent(r)}})}#g(t){let n={key:\\"Escape\\",code:\\"Escape\\",keyCode:27,...{bubbles:!0,cancelable:!0,composed:!0}},r=s.contains(t,document.activeElement)?document.activeElement??t:t;for(let i of[\\"keydown\\",\\"keyup\\"])r.dispatchEvent(new KeyboardEvent(i,n));s.tagName(t)!==\\"dialog\\"||!t.open||t.dispatchEvent(new Event(\\"cancel\\",{cancelable:!0}))&&t.close()}#p(t){for(let e of document.getAnimations()){let n=e.effect instanceof KeyframeEffect?e.effect.target:null,r=e.effect?.getComputedTiming().endTime===Number.POSITIVE_INFINITY;s.isElement(n)&&s.contains(t,n)&&!r&&e.finish()}}async#f(t){let e=performance.now()+this.#t;for(;performance.now()<e;)if(await new Promise(n=>setTimeout(n,30)),this.#p(t),!this.#a().includes(t))return!0;return!1}#b(t){let e=p.descendants(t),n=e.filter(u=>this.#c(u)),r=u=>n.find(d=>this.#u(d,u)),i=n.find(u=>this.#h(u));return i!==void 0||this.#d(e)?i:(p.isConsentPrompt(t,[])?r(this.#n):void 0)??r(this.#s)??(b.find().some(u=>u.root===t&&u.isWall)?r(this.#i):void 0)}async#y(t){let e=this.#b(t);return e!==void 0&&this.#m(e),e!==void 0&&await this.#f(t)?!0:(this.#g(t),this.#f(t))}async closeAll(){let t=new Set,e=0;for(let n=0;n<4;n+=1){let r=this.#a().filter(o=>!t.has(o)),i=r.find(o=>this.#b(o)!==void 0)??r[0];if(i===void 0)break;t.add(i),await this.#y(i)&&(e+=1)}return e}};var et=class{#t=/icon|awesome|glyph|material symbols|dashicons|symbol/i;textOf(t,e){let n=getComputedStyle(t,e),{content:r}=n;if(r===\\"none\\"||r===\\"normal\\"||n.display===\\"none\\"||n.visibility!==\\"visible\\"||Number(n.opacity)<.1||Number.parseFloat(n.fontSize)<4||this.isIconFont(n))return null;let i=this.#e(r);return/[\\\\p{L}\\\\p{N}\\\\p{Sc}%‰]/u.test(i)&&!/\\\\p{Co}/u.test(i)?{text:i,look:n}:null}isIconFont(t){return this.#t.test(t.fontFamily.split(\\",\\")[0]??\\"\\")}isIconName(t,e){return this.isIconFont(e)&&/^[\\\\s\\\\p{Co}a-z_0-9]+$/u.test(t)}#e(t){let e=\\"\\";for(let[n,r]of t.matchAll(/\\"((?:[^\\"\\\\\\\\]|\\\\\\\\.)*)\\"|\\\\//g)){if(n===\\"/\\")break;e+=(r??\\"\\").replace(/\\\\\\\\(.)/g,\\"$1\\")}return e}touchesText({text:t,look:e},n){if(!e.display.startsWith(\\"inline\\")||!/^(static|relative)$/.test(e.position)||(n===\\"::after\\"?/^\\\\s/.test(t):/\\\\s$/.test(t)))return!1;let[r,i]=n===\\"::after\\"?[e.marginLeft,e.paddingLeft]:[e.marginRight,e.paddingRight];return(Number.parseFloat(r)||0)+(Number.parseFloat(i)||0)<Number.parseFloat(e.fontSize)*.14}},k=new et;var nt=class{everywhere={left:-1e7,top:-1e7,right:1e7,bottom:1e7};#t=null;#e(){return this.#t??=Math.max(s.viewport.width,s.root().clientWidth),this.#t}areaOf(t,{x:e,y:n}){return{left:t.left+e,top:t.top+n,right:t.right+e,bottom:t.bottom+n}}areaOfElement(t,e){return this.areaOf(s.rectangle(t),e)}intersect(t,e){return{left:Math.max(t.left,e.left),top:Math.max(t.top,e.top),right:Math.min(t.right,e.right),bottom:Math.min(t.bottom,e.bottom)}}union(t,e){return{left:Math.min(t.left,e.left),top:Math.min(t.top,e.top),right:Math.max(t.right,e.right),bottom:Math.max(t.bottom,e.bottom)}}roundToHalf(t){return Math.round(t*2)/2}boxOf({left:t,top:e,right:n,bottom:r}){return{x:this.roundToHalf(t),y:this.roundToHalf(e),width:this.roundToHalf(n-t),height:this.roundToHalf(r-e)}}hasSize({left:t,top:e,right:n,bottom:r},i=2){return n-t>=i&&r-e>=i}isVisible(t,e=2){return this.hasSize(t,e)&&t.right>1&&t.bottom>1&&t.left<this.#e()-1}isAboveFold({top:t}){return t<s.viewport.height}size({left:t,top:e,right:n,bottom:r}){return(n-t)*(r-e)}},h=new nt;var B=class{controls=[];#t=document.createRange();#e(t){return s.renderedChildren(t).filter(s.isElement)}#n(t,e){let n=d=>g.isFilled(d,s.style(d));if(g.isFilled(t,e))return t;let r=s.rectangle(t),i=d=>{let m=s.rectangle(d),f=m.width*m.height/Math.max(1,r.width*r.height);return f>.6&&f<2.5},[o,...a]=this.#e(t);if(o&&a.length===0&&i(o)&&n(o))return o;let l=s.parent(t);return l!==null&&this.#e(l).length===1&&i(l)&&n(l)?l:null}#s(t){let e=s.tagName(t);if(e===\\"button\\"||s.attribute(t,\\"role\\")===\\"button\\")return\\"button\\";let n=s.attribute(t,\\"type\\")??\\"\\";return e===\\"input\\"&&/^(submit|button|image)$/.test(n)?\\"button\\":e===\\"a\\"&&s.attribute(t,\\"href\\")!==null?\\"link\\":null}valueOf(t){if(s.tagName(t)===\\"select\\")return s.queryAll(\\"option:checked\\",t).map(i=>s.textOf(i,200)).join(\\", \\");let{type:e,value:n}=t;return/^(text|number|tel|url|email|search|date|textarea)$/.test(e)?s.cleanText(n,200):\\"\\"}#i(t){if(!/^(img|svg)$/.test(s.tagName(t)))return this.#e(t).flatMap(r=>this.#i(r));let{width:e,height:n}=s.rectangle(t);return e>=2&&n>=2&&s.style(t).visibility===\\"visible\\"?[t]:[]}#r(t){let[e,...n]=this.#i(t);if(e===void 0||n.length>0||s.cleanText(this.#c(t),1)!==\\"\\")return null;let{width:r,height:i}=s.rectangle(e);return i>=24&&i<=130&&r<420&&r>=2*i?e:null}#o(t,{region:e}){let n=s.attribute(t,\\"href\\")??\\"\\";if(!URL.canParse(n,document.baseURI))return!0;let{origin:r,pathname:i,hash:o}=new URL(n,document.baseURI);return r===location.origin&&(/^(header|nav)$/.test(e)||i===\\"/\\"&&o===\\"\\")}add(t,e,n){let r=n.inControl?null:this.#s(t);if(r===null||e.visibility!==\\"visible\\")return r!==null;let i=this.#n(t,e),o=this.#r(t),a=i===null?o??t:t,{clip:l,origin:u,region:d}=n,m=h.intersect(h.areaOfElement(a,u),l);return h.isVisible(m,8)&&(r===\\"button\\"||i!==null&&m.bottom-m.top<=130||o!==null&&!this.#o(t,n))&&this.controls.push({element:t,area:m,region:d,style:e,filledElement:i,badge:o}),!0}#a(t){if(s.isElement(t))return s.rectangle(t);let e=t.ownerDocument===document?this.#t:(t.ownerDocument??document).createRange();return e.selectNodeContents(t),e.getBoundingClientRect()}#l(t,e,n){if(t===void 0)return!1;let[r,i]=[this.#a(t),this.#a(e)];return r.width===0||i.width===0?!1:Math.max(i.left-r.right,r.left-i.right)>n*.14}#c(t){if(!s.isElement(t))return t.nodeType===3?t.nodeValue??\\"\\":\\"\\";if(/^(script|style|template|noscript|svg|select)$/.test(s.tagName(t)))return\\"\\";let e=s.style(t),{width:n,height:r}=s.rectangle(t);if(e.display===\\"none\\"||e.visibility!==\\"visible\\"||n<2&&r<2||k.isIconName(s.textOf(t,100),e))return\\"\\";let i=Number.parseFloat(e.fontSize),o=s.renderedChildren(t),a=o.map((l,u)=>(this.#l(o[u-1],l,i)?\\" \\":\\"\\")+this.#c(l)).join(\\"\\");return/^(inline|contents)$/.test(e.display)?a:` ${a} `}#u(t){let e=this.#e(t).find(r=>s.tagName(r)===\\"title\\"),n=[\\"alt\\",\\"aria-label\\",\\"title\\"].map(r=>s.attribute(t,r)??\\"\\");return[e?.textContent??\\"\\",...n].find(r=>r.trim()!==\\"\\")??\\"\\"}labelOf({element:t,badge:e}){let n=s.tagName(t)===\\"input\\"?s.attribute(t,\\"value\\")??\\"\\":this.#c(t),[r=\\"\\",...i]=[\\"aria-label\\",\\"title\\",\\"alt\\"].map(a=>s.attribute(t,a)??\\"\\");return[n,r,e===null?\\"\\":this.#u(e),...i].map(a=>s.cleanText(a,300)).find(a=>a!==\\"\\")??\\"\\"}};var N=class{#t=new Map;#e=new Map;#n=new Map;constructor(){for(let t of s.queryAll(\\"*\\")){let e=s.attribute(t,\\"id\\");e&&this.#s(`#${e}`),this.#s(s.tagName(t));for(let n of this.#i(t))this.#s(`${s.tagName(t)}.${n}`)}}#s(t){this.#t.set(t,(this.#t.get(t)??0)+1)}#i(t){return(s.attribute(t,\\"class\\")??\\"\\").split(/\\\\s+/).filter(e=>e!==\\"\\")}#r(t){return!/^[A-Za-z][\\\\w-]{0,39}$/.test(t)||/\\\\d{3,}|[0-9a-f]{8,}|__|--/i.test(t)||/^(radix|react|ember|mui|headlessui|ext-gen|yui|css|sc|jsx|svelte|data-v)-?/i.test(t)?!1:(t.match(/[A-Za-z]\\\\d(?=[A-Za-z])/g)??[]).length<2&&!/[a-z][A-Z]{2,}[a-z]/.test(t)}#o(t,e){let n=s.queryAll(t);return n.length===1&&n[0]===e}#a(t){let e=s.tagName(t),n=CSS.escape(e),r=[],i=s.attribute(t,\\"id\\");i&&this.#r(i)&&this.#t.get(`#${i}`)===1&&r.push(`#${CSS.escape(i)}`),this.#t.get(e)===1&&r.push(n);for(let o of this.#i(t))this.#r(o)&&this.#t.get(`${e}.${o}`)===1&&r.push(`${n}.${CSS.escape(o)}`);return r.find(o=>this.#o(o,t))??null}#l(t){let e=this.#e.get(t);if(e!==void 0)return e;let n=this.#a(t);return this.#e.set(t,n),n}#c(t){let e=new Map;for(let[n,r]of Map.groupBy(s.children(t).filter(s.isElement),s.tagName)){let i=CSS.escape(n);r.forEach((o,a)=>{e.set(o,r.length===1?i:`${i}:nth-of-type(${a+1})`)})}return e}#u(t,e){let n=this.#n.get(e)??this.#c(e);return this.#n.set(e,n),n.get(t)??CSS.escape(s.tagName(t))}#h(t){let e=t;for(let n=t;n!==null;n=this.#d(n))e=n;return e}#d(t){let e=t.getRootNode();return e===document?null:e instanceof ShadowRoot?e.host:t.ownerDocument.defaultView?.frameElement??null}#m(t){let e=[];for(let n=t;;){let r=s.parentNode(n);if(r===null)return null;if(e.unshift(this.#u(n,r)),!s.isElement(r))return e.join(\\" > \\");let i=this.#l(r);if(i!==null)return[i,...e].join(\\" > \\");n=r}}selectorOf(t){let e=this.#h(t);return this.#l(e)??this.#m(e)}};var rt=class{isNavigation(t){return this.#o(t)||this.#l(t)}#t(t){return s.children(t).filter(s.isElement)}#e(t){return s.queryAll(\\"a[href]\\",t).length}#n(t){return/BreadcrumbList/.test(s.attribute(t,\\"itemtype\\")??\\"\\")||/bread-?crumb/i.test(s.attribute(t,\\"aria-label\\")??\\"\\")}#s(t,e){if(/«/.test(t))return!1;let n=t.split(/\\\\s*[›»]\\\\s*/),r=n.length<2&&e?t.split(/\\\\s*→\\\\s*|\\\\s[>/]\\\\s/):n;return r.length>=(e?2:3)&&r.every(i=>i!==\\"\\"&&i.length<=60)}#i(t){return[\\"::before\\",\\"::after\\"].some(e=>/^\\"\\\\s*[›»→>/]\\\\s*\\"/.test(getComputedStyle(t,e).content))}#r(t){let e=t.filter(n=>s.tagName(n)===\\"li\\");return e.length>=2&&e.length===t.length&&e.slice(0,-1).every(n=>this.#e(n)===1)&&e.some(n=>this.#i(n))}#o(t){if(this.#n(t))return!0;if(!/^(ol|ul|p|div)$/.test(s.tagName(t)))return!1;let e=this.#t(t);if(e.length>14||!e.every(r=>/^(li|a|span|i|b|strong|em|svg)$/.test(s.tagName(r))))return!1;let n=s.textOf(t,160);return n===\\"\\"||n.length>=160?!1:this.#s(n,this.#e(t)>0)||/^[ou]l$/.test(s.tagName(t))&&this.#r(e)}#a(t){let e=s.textOf(t,100);return e.length>=100?!1:(s.queryAll(\\"input[type=checkbox], [role=checkbox]\\",t).length>0||this.#e(t)===1)&&/\\\\S\\\\s*(\\\\(\\\\s?\\\\d{1,6}\\\\s?\\\\)|\\\\[\\\\s?\\\\d{1,6}\\\\s?\\\\])$/.test(e)}#l(t){if(!/^(ul|ol|fieldset|form|div)$/.test(s.tagName(t)))return!1;let e=this.#t(t);if(e.length<2||e.length>60)return!1;let n=e.filter(r=>s.style(r).display!==\\"none\\"&&this.#a(r)).length;return n>=2&&n*3>=e.length*2}},Mt=new rt,st=class{#t={banner:\\"header\\",navigation:\\"nav\\",main:\\"main\\",complementary:\\"aside\\",contentinfo:\\"footer\\"};#e=[[/(^|\\\\s)(site|page|main|global)?[-_]?footer($|\\\\s)/i,\\"footer\\"],[/(^|\\\\s)(site|main|top|primary)?[-_]?(nav|navbar|navigation|menu[-_]?bar)($|\\\\s)/i,\\"nav\\"]];#n(t){let e=s.tagName(t);return/^(header|nav|main|aside|footer)$/.test(e)?e:null}#s(t){if(!/^(div|section|ul|table)$/.test(s.tagName(t)))return null;let e=`${s.attribute(t,\\"id\\")??\\"\\"} ${s.attribute(t,\\"class\\")??\\"\\"}`;return this.#e.find(([n])=>n.test(e))?.[1]??null}#i(t){let e=s.attribute(t,\\"role\\")??\\"\\",n=this.#t[e]??this.#n(t)??this.#s(t);return n===null||/^(header|footer)$/.test(n)&&e===\\"\\"&&s.lineage(s.parent(t)).some(o=>/^(article|section|main|aside)$/.test(s.tagName(o)))?null:n===\\"header\\"&&s.rectangle(t).height>s.viewport.height*.4?\\"main\\":n}regionOf(t,e,n){let r=n.find(({root:o,modal:a})=>o===t&&a);if(r!==void 0)return r.kind;if(/^(footer|consent|overlay)$/.test(e))return e;let i=this.#i(t);return i!==null?i:e!==\\"nav\\"&&Mt.isNavigation(t)?\\"nav\\":e}},dt=new st;var it=class{isStruck(t,e){return/^(del|s|strike)$/.test(s.tagName(t))?!0:e.textDecorationLine.includes(\\"line-through\\")||this.#t(t,e)}#t(t,e){let n=s.textOf(t,61);if(n.length>60||!/\\\\d/.test(n))return!1;let r=s.rectangle(t);return r.width<8||r.height<8?!1:[\\"::before\\",\\"::after\\"].some(i=>this.#s(getComputedStyle(t,i),r))||this.#o(e,r)||s.renderedChildren(t).some(i=>s.isElement(i)&&this.#r(i,r))}#e({width:t,height:e,top:n},r){let i=(n+e/2)/r.height;return e>0&&e<=Math.max(4,r.height*.2)&&t>=r.width*.7&&t<=r.width*1.6+16&&i>.25&&i<.75}#n(t){return Number.parseFloat(t)||0}#s(t,e){if(t.content===\\"none\\"||t.content===\\"normal\\"||t.position!==\\"absolute\\")return!1;let n=this.#n(t.borderTopWidth)+this.#n(t.borderBottomWidth),r=this.#n(t.height),i=t.boxSizing===\\"border-box\\"?Math.max(r,n):r+n;return this.#i(t)&&this.#e({width:this.#n(t.width),height:i,top:this.#n(t.top)},e)}#i(t){let e=[\\"top\\",\\"bottom\\"].filter(r=>this.#n(t.getPropertyValue(`border-${r}-width`))>0),n=[t.backgroundColor,...e.map(r=>t.getPropertyValue(`border-${r}-color`))];return Number(t.opacity)>=.1&&(t.backgroundImage!==\\"none\\"||n.some(r=>g.isOpaque(r)))}#r(t,e){let n=s.style(t);if(n.position!==\\"absolute\\"||n.display===\\"none\\"||n.visibility!==\\"visible\\")return!1;if(s.tagName(t)===\\"svg\\")return s.queryAll(\\"line, path, polyline\\",t).some(a=>{let{width:l,height:u,top:d}=s.rectangle(a);return s.tagName(a)===\\"line\\"&&l>=e.width*.7||this.#e({width:l,height:Math.max(1,u),top:d-e.top},e)});if(s.textOf(t,1)!==\\"\\"||!(\\"offsetTop\\"in t))return!1;let{offsetWidth:r,offsetHeight:i,offsetTop:o}=t;return this.#i(n)&&this.#e({width:r,height:i,top:o},e)}#o(t,e){let n=t.backgroundImage;if(!n.startsWith(\\"linear-gradient(\\")||n.indexOf(\\"gradient(\\",16)>=0)return!1;let[r=\\"\\",i=\\"\\"]=t.backgroundSize.split(\\" \\");if(i.endsWith(\\"px\\"))return/(?:^| )50%$/.test(t.backgroundPosition)&&/^(100%|auto)$/.test(r)&&this.#n(i)<=Math.max(4,e.height*.2);let o=n.match(/(?:rgba?|color|oklch|oklab|lab|lch)\\\\([^()]*\\\\)/g)??[],[a,l]=[o[0],o.at(-1)];return a===void 0||l===void 0||/^linear-gradient\\\\((?:90deg|270deg|to (?:left|right),)/.test(n)?!1:!g.isOpaque(a)&&!g.isOpaque(l)&&o.some(u=>g.isOpaque(u))}},mt=new it;var D=class{start(){return{clip:h.everywhere,positionedClip:h.everywhere,reach:null,opacity:1,region:\\"main\\",block:null,origin:{x:scrollX,y:scrollY},inControl:!1,struck:!1}}#t(t,e){let{width:n,height:r}=s.viewport,i=e.left<=0&&e.top<=0&&e.right>=n-20&&e.bottom>=r-20,o=s.scrollSize(t);if(!i||e.bottom>r*1.5||o.height<=o.shownHeight*1.2)return!1;let a=l=>s.queryAll(\\"h1, h2, h3, p, li\\",l).length;return a(t)>a()/2}#e(t,e,n,r){let i=r.overflowX!==\\"visible\\",a=(r.overflowY===\\"hidden\\"||r.overflowY===\\"clip\\")&&!this.#t(e,n);return h.intersect(t,{left:i?n.left:h.everywhere.left,right:i?n.right:h.everywhere.right,top:a?n.top:h.everywhere.top,bottom:a?n.bottom:h.everywhere.bottom})}#n(t,e,n,r){let i=e.position===\\"fixed\\"?h.everywhere:e.position===\\"absolute\\"?r.positionedClip:r.clip;return t===s.root()||t===s.body()||/^(inline|contents)$/.test(e.display)?i:this.#e(i,t,n,e)}#s(t,e,n){if(e.overflowX===\\"visible\\"||e.overflowX===\\"clip\\")return!1;let{width:r,shownWidth:i}=s.scrollSize(t);return t===s.root()||t===s.body()||r<=i+8||Number.parseFloat(e.textIndent)!==0?!1:e.overflowX!==\\"hidden\\"||n.bottom-n.top<s.viewport.height*1.5}#i(t,e){let n=[s.root(),s.body()].filter(r=>r!==null);return s.tagName(t)===\\"table\\"&&e.right>s.viewport.width+8&&e.right<=s.scrollSize(s.root()).width+8&&n.every(r=>!/^(hidden|clip)$/.test(s.style(r).overflowX))}#r(t,e,n,r){let{left:i,right:o}=h.everywhere;if(this.#s(t,e,n)||this.#i(t,n)){let a=h.intersect(n,r.clip);return h.isVisible(a)&&r.region!==\\"nav\\"?{...a,left:i,right:o}:r.reach}return r.reach===null||e.position===\\"fixed\\"?null:this.#e(r.reach,t,n,e)}#o(t,e){return t.top>=s.viewport.height&&/^(static|relative)$/.test(e.position)&&e.transitionDuration.split(\\", \\").some(n=>n!==\\"0s\\")}#a(t,e,n){if(mt.isStruck(t,e))return!0;let r=e.display.startsWith(\\"inline-\\")||e.float!==\\"none\\";return n.struck&&!r&&!/^(absolute|fixed)$/.test(e.position)}#l(t){let e=s.parentNode(t);return!s.isElement(e)||s.tagName(e)!==\\"details\\"||s.attribute(e,\\"open\\")!==null?!1:s.children(e).find(n=>s.isElement(n)&&s.tagName(n)===\\"summary\\")!==t}isFolded(t,e){let n=s.parent(t);return e.visibility===\\"hidden\\"?n!==null&&s.style(n).visibility===\\"visible\\":e.overflowY!==\\"visible\\"&&s.rectangle(t).height<2&&s.scrollSize(t).height>12}isCutOff(t,e){if(e.overflowY!==\\"hidden\\"&&e.overflowY!==\\"clip\\")return!1;let{height:n,shownHeight:r}=s.scrollSize(t);if(r<2||n<r*1.5||n-r<24)return!1;let i=/\\\\b(all|height|max-height)\\\\b/.test(e.transitionProperty)&&!/^0s(, 0s)*$/.test(e.transitionDuration);return e.cursor===\\"pointer\\"||s.attribute(t,\\"onclick\\")!==null||i||s.attribute(t,\\"aria-expanded\\")===\\"false\\"}enter(t,e,n,r){if(e.display===\\"none\\"||e.contentVisibility===\\"hidden\\"||this.#l(t))return null;let i=/^(inset\\\\((50|100)%|circle\\\\(0|polygon\\\\(0(px|%)? 0(px|%)?, 0(px|%)? 0(px|%)?, 0)/;if(e.clipPath!==\\"none\\"&&i.test(e.clipPath))return null;let o=h.areaOfElement(t,n.origin),u=Number(e.opacity)<.1&&(s.shownInTurn.has(t)||this.#o(o,e))?n.opacity:n.opacity*Number(e.opacity);if(u<.1)return null;let d=this.#n(t,e,o,n),m=e.position!==\\"static\\"||e.transform!==\\"none\\";return{...n,clip:d,reach:this.#r(t,e,o,n),positionedClip:m?d:n.positionedClip,opacity:u,region:dt.regionOf(t,n.region,r),struck:this.#a(t,e,n)}}};var F=class{#t;opening(t){return t===\\"\\"?[]:(this.#t??=this.#e(),this.#t.get(t)??[])}#e(){let t=new Map,e=(n,r)=>{let i=t.get(n);i===void 0?t.set(n,[r]):i.push(r)};for(let n of s.queryAll(\\"body *\\"))for(let{name:r,value:i}of s.attributes(n))if(r.startsWith(\\"data-\\"))e(i.replace(/^#/,\\"\\"),n);else if(r===\\"onclick\\")for(let[,o=\\"\\"]of i.matchAll(/[\\"\']#?([\\\\w-]+)[\\"\']/g))e(o,n);return t}};var z=class{#t;#e=new F;#n=new WeakMap;entries=[];#s=200;#i=400;#r=/[?？]\\\\s*$/;constructor(t){this.#t=t}#o(t){return s.children(t).map(e=>e.nodeType===3?e.textContent??\\"\\":\\"\\").join(\\"\\")}#a(t){let e=s.parentNode(t),n=e===null?[]:s.children(e),r=l=>l.nodeType===3||s.isElement(l)&&!/^(script|style|template|svg)$/.test(s.tagName(l)),i=n.slice(n.indexOf(t)+1).filter(r),o=i.find(l=>s.textOf(l,1)!==\\"\\");if(o===void 0)return\\"\\";let a=s.isElement(o)?[o]:i.slice(i.indexOf(o));return s.cleanText(a.map(l=>l.textContent??\\"\\").join(\\" \\"),this.#i)}#l(t,e){let n=t;for(let r=0;n!==null&&r<3;r+=1){let i=this.#a(n);if(i!==\\"\\")return i;let o=s.parentNode(n);n=s.isElement(o)&&s.textOf(o,this.#s+20).length<=e.length+3?o:null}return\\"\\"}#c(t){let{width:e,height:n}=s.rectangle(t);return e>=4&&n>=4&&s.style(t).visibility===\\"visible\\"}#u(t){return[t,...s.queryAll(\\"button, summary, label, [aria-expanded], [role=button]\\",t)].some(n=>this.#c(n)&&(/^(button|summary|label)$/.test(s.tagName(n))||s.attribute(n,\\"aria-expanded\\")!==null||s.attribute(n,\\"onclick\\")!==null||s.style(n).cursor===\\"pointer\\"))}#h(t){let e=s.attribute(t,\\"id\\")??\\"\\",n=CSS.escape(e),r=[`aria-controls~=\\"${n}\\"`,...[\\"href\\",\\"data-target\\",\\"data-bs-target\\"].map(u=>`${u}=\\"#${n}\\"`)],o=(e===\\"\\"?[]:s.queryAll(r.map(u=>`[${u}]`).join(\\", \\"))).find(u=>this.#c(u))??this.#e.opening(e).find(u=>this.#u(u));if(o!==void 0)return o;let a=this.#g(t).find(u=>!/^(input|br|hr)$/.test(s.tagName(u)));return a===void 0?void 0:/^h[1-6]$/.test(s.tagName(a))&&s.style(t).display!==\\"none\\"&&this.#c(a)||this.#u(a)?a:void 0}#d(t){if(!/^(div|section|article|ul|ol|dl|table)$/.test(s.tagName(t)))return!1;let e=s.classes(t),n=s.parentNode(t);return(n===null?[]:this.#m(n)).some(({tag:r,classes:i})=>{let o=e.filter(a=>i.includes(a)).length;return r===s.tagName(t)&&o>0&&e.length-o<=1&&i.length-o<=2})}#m(t){let e=this.#n.get(t);if(e!==void 0)return e;let r=s.children(t).filter(s.isElement).filter(i=>this.#c(i)).map(i=>({tag:s.tagName(i),classes:s.classes(i)}));return this.#n.set(t,r),r}#g(t){let e=s.parentNode(t),n=e===null?[]:s.children(e).filter(s.isElement);return n.slice(0,n.indexOf(t)).reverse()}#p(t){let e=s.textOf(t,this.#s);if(/\\\\p{Lu}|\\\\s/u.test(e))return e;let n=this.#g(t).find(r=>/^h[1-6]$/.test(s.tagName(r)));return n===void 0?e:s.textOf(n,this.#s)}#f(t){if(/^(nav|dialog|script|style|template|noscript|head|link|meta|title|svg|iframe|form)$/.test(s.tagName(t)))return!0;let e=`${s.attribute(t,\\"role\\")??\\"\\"} ${s.attribute(t,\\"aria-modal\\")??\\"\\"}`;return/dialog|menu|listbox|true/.test(e)||s.style(t).position===\\"fixed\\"}addCollapsed(t){if(this.entries.length>=this.#t||this.#f(t)||s.textOf(t,20).length<8)return;let e=this.#h(t);if(e===void 0&&!this.#d(t))return;let[n]=s.queryAll(\\"h1, h2, h3, h4, h5, h6\\",t),r=e===void 0?n&&s.textOf(n,this.#s):this.#p(e);this.#y([t,...s.queryAll(\\"*\\",t)],r??\\"\\")}addCutOff(t){if(this.#f(t))return;let{bottom:e}=s.rectangle(t),n=s.queryAll(\\"*\\",t),r=a=>s.rectangle(a).top<e-2,i=n.find(a=>r(a)&&s.cleanText(this.#o(a),3)!==\\"\\"),o=i===void 0?\\"\\":s.textOf(i,this.#s);this.#y(n.filter(a=>!r(a)),o)}#b(t){let e=[\\"\\"],n=r=>{if(r.nodeType===3)e.push(`${e.pop()??\\"\\"}${r.textContent??\\"\\"}`);else if(s.isElement(r)&&s.tagName(r)===\\"br\\")e.push(\\"\\");else if(s.isElement(r)&&!/^(script|style|template)$/.test(s.tagName(r)))for(let i of s.children(r))n(i)};return n(t),e.map(r=>s.cleanText(r,this.#i)).filter(r=>r!==\\"\\")}#y(t,e){let n=t.filter(r=>!/^(script|style|svg|option|b|i|em|strong|span|a|br)$/.test(s.tagName(r)));for(let r of n){let i=s.cleanText(this.#o(r),3)===\\"\\"&&s.queryAll(\\"p, li, div, td, dd\\",r).length>0;for(let o of i?[]:this.#b(r))!this.entries.some(l=>l.question===e&&l.answer.includes(o))&&this.entries.length<this.#t&&this.entries.push({question:e,answer:o})}}add(t){if(this.entries.length>=this.#t||!this.#r.test(this.#o(t)))return;let e=s.textOf(t,this.#s+1);if(e.length>this.#s||!this.#r.test(e)||this.entries.some(r=>r.question===e))return;let n=this.#l(t,e);n!==\\"\\"&&this.entries.push({question:e,answer:n})}};var I=class{pictures=[];#t(t){let e=s.attribute(t,\\"aria-label\\")??s.attribute(t,\\"title\\")??\\"\\";switch(s.tagName(t)){case\\"img\\":{let{currentSrc:n,src:r}=t;return{kind:\\"img\\",src:n||r||null,alt:s.attribute(t,\\"alt\\")||e}}case\\"video\\":{let{poster:n,currentSrc:r}=t;return{kind:\\"video\\",src:n||r||null,alt:e}}case\\"svg\\":return{kind:\\"svg\\",src:null,alt:s.children(t).find(r=>s.isElement(r)&&s.tagName(r)===\\"title\\")?.textContent??e};default:return null}}#e(t,e){let n=e.backgroundImage;if(n===\\"none\\"||e.getPropertyValue(\\"background-clip\\").includes(\\"text\\"))return null;let r=/url\\\\(\\"([^\\"]*)\\"\\\\)/.exec(n)?.[1]??null;return r===null&&!n.includes(\\"gradient(\\")?null:{kind:\\"background\\",src:r,alt:s.attribute(t,\\"aria-label\\")??\\"\\"}}#n(t){return s.children(t).map(e=>s.isElement(e)?[\\"x\\",\\"y\\",\\"dy\\"].some(r=>s.attribute(e,r)!==null)?` ${this.#n(e)}`:this.#n(e):e.nodeValue??\\"\\").join(\\"\\")}textOf(t){let e=s.tagName(t)===\\"svg\\"?s.queryAll(\\"text\\",t):[];return e.length>0?e.map(n=>this.#n(n)).join(\\" \\"):this.#t(t)?.alt??\\"\\"}letteringOf(t){let e=s.queryAll(\\"text\\",t).length;return e>0&&e<=12?this.textOf(t):\\"\\"}add(t,e,{clip:n,origin:r,region:i}){let o=[this.#t(t),this.#e(t,e)].filter(l=>l!==null);if(o.length===0||e.visibility!==\\"visible\\")return;let a=h.intersect(h.areaOfElement(t,r),n);if(h.isVisible(a,12))for(let l of o)this.pictures.push({element:t,area:a,region:i,...l})}};var ot=class{#t({style:t}){return Number.parseFloat(t.fontSize)}#e(t,e){let n=e.style.direction===\\"rtl\\",[r,i]=n?[e.firstLine,t.lastLine]:[t.lastLine,e.firstLine],a=[...t.text.trim()].length===1?Math.max(this.#t(t),this.#t(e)):this.#t(e);return(i.left-r.right)/a}#n(t,e){let n=this.#e(t,e);return n<.14&&n>=-1}#s({lastLine:t},{firstLine:e}){return Math.min(t.bottom,e.bottom)-Math.max(t.top,e.top)>Math.min(t.bottom-t.top,e.bottom-e.top)*.5}#i(t,e){return/[\\\\p{L}\\\\p{N}\\\\u00ad\\\\u200b-]$/u.test(t.text)&&/^[\\\\p{L}\\\\p{N}\\\\u00ad\\\\u200b]/u.test(e.text)}#r(t,e){if(t.generated===\\"before\\"||e.generated===\\"after\\")return!e.afterBreak;if(t.generated!==void 0||e.generated!==void 0||t.struck!==e.struck)return!1;if(e.afterBreak){let n=Math.abs(t.lastLine.top-e.firstLine.top);return this.#n(t,e)&&n<this.#t(e)*.5}return this.#s(t,e)?this.#e(t,e)<.14:t.parent===e.parent||this.#i(t,e)}#o(t,e){return this.#t(e)<=this.#t(t)*.75&&this.#s(t,e)}#a(t,e,n){return/\\\\d\\\\s*$/.test(t.text)&&/^\\\\s*\\\\p{Sc}?\\\\s?\\\\d{2}(?![\\\\d)])/u.test(e.text)&&n&&this.#o(t,e)&&!this.#l(e)}#l({parent:t}){let e=s.lineage(t).find(n=>s.tagName(n)===\\"a\\");return e!==void 0&&(s.attribute(e,\\"href\\")??\\"\\").startsWith(\\"#\\")}#c(t,e,n){return t===void 0||!/^\\\\s*(?:\\\\d{1,2}\\\\)?|[*†‡]+)\\\\s*$/.test(e.text)||!/[\\\\d%\\\\p{Sc}]\\\\s*$/u.test(t.text)||this.#a(t,e,n)?!1:e.firstLine.top+e.firstLine.bottom<t.lastLine.top+t.lastLine.bottom&&this.#o(t,e)}listReadable({runs:t},e){return t.filter((n,r)=>!this.#c(t[r-1],n,e))}append(t,e,n,r){if(e===void 0)return n.text;if(this.#a(e,n,r)&&e.struck===n.struck){let[,i=\\"\\",o=\\"\\",a=\\"\\"]=/^\\\\s*(\\\\p{Sc}?)\\\\s?(\\\\d{2})(.*)$/su.exec(n.text)??[];return`${t.trimEnd()}.${o}${i}${a}`}return this.#r(e,n)?t+n.text:`${t} ${n.text}`}continuesNumber(t,e){if(t===void 0||e===void 0||t.struck!==e.struck)return!1;let n=({text:r})=>/^\\\\s*[\\\\d\\\\p{Sc}.,]{1,7}\\\\s*$/u.test(r);return!n(t)||!n(e)||!this.#s(t,e)?!1:this.#n(t,e)}},A=new ot;var j=class{#t=[];#e=document.createRange();#n;constructor(t){this.#n=t}#s(t){let e=/^h([1-6])$/.exec(s.tagName(t));if(e!==null)return Number(e[1]);if(s.attribute(t,\\"role\\")!==\\"heading\\")return null;let n=Number(s.attribute(t,\\"aria-level\\")??2);return n>=1&&n<=6?Math.round(n):2}belongsToBlock(t,e,n){if(n===null)return!1;if(e.display===\\"contents\\"||n.level!==null)return!0;let r=()=>g.ownBackground(e).colour[3]<.1;return e.display===\\"inline\\"?!this.#i(e)||r():e.display.startsWith(\\"inline-\\")?s.rectangle(t).height<Number.parseFloat(e.fontSize)*2&&r():!1}#i(t){return[t.paddingLeft,t.paddingRight].every(e=>Number.parseFloat(e)>=Number.parseFloat(t.fontSize)*.4)}open(t,e){let n=this.#s(t),r={element:t,level:n,region:e,runs:[],pictures:[],hasBreak:!1};return this.#t.push(r),r}addText(t,e,n,r){let i=gt=>h.areaOf(gt,r.origin),o=(t.nodeValue??\\"\\").slice(0,this.#n*2),{block:a,struck:l}=r;if(a===null||o===\\"\\"||n.visibility!==\\"visible\\")return;let u=a.runs.at(-1);if(o.trim()===\\"\\"){u&&(u.text+=\\" \\");return}let d=t.ownerDocument===document?this.#e:(t.ownerDocument??document).createRange();d.selectNodeContents(t);let m=i(d.getBoundingClientRect()),f=h.intersect(m,r.clip),w=!h.isVisible(f),x=w&&r.reach!==null?h.intersect(m,r.reach):f;if(w&&(r.reach===null||!h.hasSize(x))||!g.hasVisibleText(n,e)||k.isIconName(o,n))return;let S=d.getClientRects(),[P,M]=[S[0],S[S.length-1]];a.runs.push({text:o,area:x,firstLine:P===void 0?x:i(P),lastLine:M===void 0?x:i(M),style:n,parent:e,afterBreak:a.hasBreak,aside:w,struck:l}),a.hasBreak=!1}addGenerated(t,e,n){let{block:r,struck:i,clip:o,origin:a}=n,l=r===null?null:k.textOf(t,e);if(r===null||l===null)return;let u=h.intersect(h.areaOfElement(t,a),o);if(!h.isVisible(u)||!g.hasVisibleText(l.look,t))return;let d=k.touchesText(l,e);r.runs.push({text:l.text,area:u,firstLine:u,lastLine:u,style:l.look,parent:t,struck:i,afterBreak:r.hasBreak||!d,aside:!1,generated:d?e===\\"::after\\"?\\"after\\":\\"before\\":\\"apart\\"}),r.hasBreak=!d}addValue(t,e,n,r){let{clip:i,origin:o,region:a,struck:l}=r;if(e.trim()===\\"\\"||n.visibility!==\\"visible\\")return;let u=h.intersect(h.areaOfElement(t,o),i);!h.isVisible(u,8)||!g.hasVisibleText(n,t)||(this.open(t,a).runs.push({text:e,area:u,firstLine:u,lastLine:u,style:n,parent:t,struck:l,afterBreak:!1,aside:!1}),r.block!==null&&(r.block.hasBreak=!0))}addPicture(t,e,n,r){let{block:i,clip:o,origin:a}=r;if(i===null||i.level===null||n.visibility!==\\"visible\\")return;let l=h.intersect(h.areaOfElement(t,a),o);h.isVisible(l,80)&&i.pictures.push({text:e,area:l})}addLettering(t,e,n,r){if(e.trim()===\\"\\"||n.visibility!==\\"visible\\")return;let i=h.intersect(h.areaOfElement(t,r.origin),r.clip);i.right-i.left>=80&&h.isVisible(i,12)&&this.open(t,r.region).pictures.push({text:e,area:i})}#r(t,e,n){let r=[];return t.forEach((i,o)=>{if(!i.struck)return;let a=t[o-1];a?.struck!==!0?r.push(i.text):r.push(A.append(r.pop()??\\"\\",a,i,n))}),r.map(i=>s.cleanText(i,this.#n)).filter(i=>i!==\\"\\"&&e.includes(i))}#o(t){let{pictures:e,element:n}=t,r=s.cleanText(e.map(a=>a.text).join(\\" \\"),this.#n),[i]=e;if(i===void 0||r===\\"\\")return null;let o=e.reduce((a,l)=>h.union(a,l.area),i.area);return{block:t,text:r,struck:[],area:o,style:s.style(n),parent:n,drawn:!0,aside:!1,changing:!1}}#a(t){let[e]=t.runs;if(e===void 0)return this.#o(t);let n=\\"\\",{area:r}=e,i=e,o=t.runs.some(({text:f})=>/\\\\p{Sc}|\\\\b(?:kr|zł|Kč|CHF|EUR|USD|GBP)\\\\b/u.test(f)),a=A.listReadable(t,o);a.forEach((f,w)=>{n=A.append(n,a[w-1],f,o),r=h.union(r,f.area),f.text.trim().length>i.text.trim().length&&(i=f)});let l=s.cleanText(n,this.#n);if(l===\\"\\")return null;let u=this.#r(a,l,o),d=a.every(f=>f.aside),m=a.some(({parent:f})=>s.isChanging(f));return{block:t,text:l,struck:u,area:r,style:i.style,parent:i.parent,drawn:!1,aside:d,changing:m}}#l(){let t=[];for(let e of this.#t){if(e.runs.length===0&&e.pictures.length===0)continue;let n=t.at(-1),[r,...i]=e.runs;if(n===void 0||r===void 0||!A.continuesNumber(n.runs.at(-1),r)){t.push(e);continue}let o=[...n.runs,{...r,afterBreak:!1},...i];t[t.length-1]={...n,runs:o}}return t}read(){return this.#l().flatMap(t=>this.#c(t)).flatMap(t=>this.#a(t)??[])}#c(t){let[e,n]=[t.runs.filter(r=>!r.aside),t.runs.filter(r=>r.aside)];return e.length===0||n.length===0?[t]:[{...t,runs:e},{...t,runs:n,pictures:[]}]}};var H=class{#t;#e;#n;#s=new N;#i=new D;#r=new B;#o=new I;#a=b.find();#l=new Map;#c=0;#u=[];constructor(t){this.#t=t,this.#e=new z(t.answers),this.#n=new j(t.characters)}#h(t,e){let n=/^(script|style|template|noscript|head|meta|link|title|datalist|object|audio)$/;this.#c+=1;let r=s.tagName(t);if(this.#c>this.#t.elements||n.test(r))return;let i=s.style(t),o=this.#i.enter(t,i,e,this.#a);!/^(nav|header)$/.test(e.region)&&(o===null||this.#i.isFolded(t,i))&&this.#e.addCollapsed(t),o!==null&&(!/^(nav|header)$/.test(e.region)&&this.#i.isCutOff(t,i)&&this.#e.addCutOff(t),this.#o.add(t,i,o),this.#e.add(t),o.inControl=this.#r.add(t,i,o)||e.inControl,(r===\\"iframe\\"||r===\\"frame\\")&&this.#g(t,o),r===\\"br\\"&&o.block!==null&&(o.block.hasBreak=!0),/^(input|select|textarea)$/.test(r)&&this.#n.addValue(t,this.#r.valueOf(t),i,o),!/^(select|textarea)$/.test(r)&&(r===\\"svg\\"?this.#m(t,i,o):/^(img|video|canvas|iframe|frame|input)$/.test(r)?this.#n.addPicture(t,this.#o.textOf(t),i,o):this.#d(t,i,o)))}#d(t,e,n){let r=n.block,i=this.#n.belongsToBlock(t,e,r),o=!/^(inline|contents)$/.test(e.display);r!==null&&o&&(r.hasBreak=!0),i||(n.block=this.#n.open(t,n.region)),e.display.includes(\\"list-item\\")&&this.#n.addGenerated(t,\\"::marker\\",n),this.#n.addGenerated(t,\\"::before\\",n);for(let a of s.renderedChildren(t))s.isElement(a)?this.#h(a,n):a.nodeType===3&&this.#n.addText(a,t,e,n);this.#n.addGenerated(t,\\"::after\\",n),r!==null&&(o||!i)&&(r.hasBreak=!0)}#m(t,e,n){n.block!==null&&n.block.level!==null?this.#n.addPicture(t,this.#o.textOf(t),e,n):this.#n.addLettering(t,this.#o.letteringOf(t),e,n);for(let i of s.queryAll(\\"foreignObject\\",t))this.#d(i,s.style(i),n)}#g(t,e){let n=s.frameDocument(t),r=n?.body,i=h.areaOfElement(t,e.origin),o=h.intersect(e.clip,i);n===null&&h.isVisible(o)&&s.style(t).visibility===\\"visible\\"&&this.#u.push({element:t,region:e.region,area:i});let a={x:i.left,y:i.top};r&&h.isVisible(o)&&this.#h(r,{...e,clip:o,origin:a,block:null})}#p(t,e,n){if(t.length<=e)return t;let r=t.map((o,a)=>({index:a,weight:n(o)}));r.sort((o,a)=>a.weight-o.weight||o.index-a.index);let i=new Set(r.slice(0,e).map(({index:o})=>o));return t.filter((o,a)=>i.has(a))}#f(t){return h.isAboveFold(t)?4:1}#b(t,e,n){let r=h.boxOf(n);return{tag:s.tagName(t),box:r,region:e,covered:this.#a.length>0&&h.isAboveFold(n)&&b.isCovered(this.#a,r,t),selector:this.#s.selectorOf(t)}}#y({left:t,top:e,right:n,bottom:r}){return{x:(t+n)/2-scrollX,y:(e+r)/2-scrollY}}#w(t){let{x:e,y:n}=this.#y(t);return e>=0&&n>=0&&e<s.viewport.width&&n<s.viewport.height}#E(t,e,n){let{x:r,y:i}=this.#y(n),o=this.#w(n)?g.backgroundAt(e,r,i):g.backgroundOf(e);return{colour:g.textColourOn(t,o.colour,e),background:o.colour,overPicture:o.overPicture}}#x(t,e){let n=h.size(t)/(e.length*.55*1.25);return Math.min(96,(t.bottom-t.top)*.8,Math.sqrt(n))}#v(t){return s.lineage(t).map(n=>{let r=this.#l.get(n)??this.#l.size;return this.#l.set(n,r),r}).reverse().slice(0,this.#t.within)}#C({block:t,text:e,area:n,style:r}){let o=(/\\\\p{Sc}\\\\s?\\\\d|\\\\d\\\\s?(?:\\\\p{Sc}|%|(?:kr|zł|Kč|CHF|EUR|USD|GBP)\\\\b)/u.test(e)?100:1)*(t.level===null?1:2)*this.#f(n);return Number.parseFloat(r.fontSize)**1.3*o}#k(t){return this.#p(t,this.#t.texts,n=>this.#C(n)).flatMap(({block:n,text:r,struck:i,area:o,style:a,parent:l,drawn:u,aside:d,changing:m})=>{let f=this.#E(a,l,o);if(!u&&f.colour===f.background&&!f.overPicture&&this.#w(o))return[];let w=u?this.#x(o,r):Number.parseFloat(a.fontSize);return[{...this.#b(n.element,n.region,o),within:this.#v(n.element),text:r,...i.length>0&&{struck:i},...u&&{drawn:u},...d&&{aside:d},...m&&{changing:m},level:n.level,fontPx:h.roundToHalf(w),fontWeight:Number(a.fontWeight),...f}]})}#N(){let t=({area:e})=>h.size(e)*this.#f(e);return this.#p(this.#r.controls,this.#t.controls,t).map(e=>{let{element:n,area:r,region:i,style:o,filledElement:a,badge:l}=e;return{...this.#b(n,i,r),text:this.#r.labelOf(e),href:s.tagName(n)===\\"a\\"?n.href:null,filled:a!==null,...l!==null&&{badge:!0},...this.#E(o,a??n,r),fontPx:h.roundToHalf(Number.parseFloat(o.fontSize))}})}#T(){let t=({area:e})=>h.size(e)*this.#f(e);return this.#p(this.#o.pictures,this.#t.images,t).map(e=>({...this.#b(e.element,e.region,e.area),kind:e.kind,src:e.src?.startsWith(\\"data:\\")?null:e.src?.slice(0,2e3)??null,alt:s.cleanText(e.alt,300)}))}#R(t){let[e]=s.queryAll(\\"img[alt]\\",t),n=[s.attribute(t,\\"aria-label\\"),e?s.attribute(e,\\"alt\\"):null];return[t.textContent,...n].map(i=>s.cleanText(i??\\"\\",200)).find(i=>i!==\\"\\")??\\"\\"}#O(){let t=new Map;for(let e of s.queryAll(\\"a[href]\\")){let{href:n}=e;if(t.size>=this.#t.links)break;!/^(https?|tel|sms|mailto|whatsapp):/.test(n)||n.length>2e3||[...s.hiddenLayers].some(r=>s.contains(r,e))||t.get(n)||t.set(n,this.#R(e))}return[...t].map(([e,n])=>({href:e,text:n}))}#S(...t){for(let e of s.queryAll(\\"meta[content]\\")){let n=[\\"name\\",\\"property\\",\\"http-equiv\\"].map(i=>s.attribute(e,i)?.toLowerCase()),r=s.cleanText(s.attribute(e,\\"content\\")??\\"\\",1e3);if(r!==\\"\\"&&n.some(i=>i!==void 0&&t.includes(i)))return r}return null}read(){let t=s.body();t!==null&&this.#h(t,this.#i.start());let e=this.#n.read();return{url:location.href,title:s.cleanText(document.title,1e3),language:s.attribute(s.root(),\\"lang\\")||this.#S(\\"content-language\\"),description:this.#S(\\"description\\",\\"og:description\\"),siteName:this.#S(\\"og:site_name\\",\\"application-name\\",\\"apple-mobile-web-app-title\\"),fold:s.viewport,documentHeight:Math.max(s.root().scrollHeight,t?.scrollHeight??0),texts:this.#k(e),leftOut:Math.max(0,e.length-this.#t.texts),isCut:this.#c>this.#t.elements,controls:this.#N(),images:this.#T(),links:this.#O(),answers:this.#e.entries,frames:this.#u.map(({element:n,region:r,area:i})=>this.#b(n,r,i)),jsonLd:s.queryAll(\'script[type=\\"application/ld+json\\"]\').slice(0,20).map(n=>n.textContent??\\"\\").filter(n=>n.length<1e5),layers:this.#a.map(({kind:n,box:r,solid:i,foldShare:o})=>({kind:n,box:r,solid:i,foldShare:o})),veil:b.backdropColour(this.#a),markup:s.root().outerHTML.slice(0,2e4)}}};var q=class{#t=new Map;#e=[];#n=performance.now()+1e3;#s=this.#o();#i=new N;#r;constructor(t){let e=n=>new Set(t.filter(r=>r.kind===n).map(({url:r})=>this.#l(r)));this.#r={stylesheet:e(\\"stylesheet\\"),script:e(\\"script\\"),image:e(\\"image\\")}}#o(){let t=[document];for(let e of t)for(let n of s.queryAll(\\"*\\",e)){let r=s.shadowRootOf(n);r!==null&&t.length<1e3&&t.push(r)}return t}#a(t){return this.#s.flatMap(e=>s.queryAll(t,e))}#l(t){let e=t.replace(/#.*$/,\\"\\");return location.protocol===\\"https:\\"?e.replace(/^http:/,\\"https:\\"):e}#c(t,e,n,r={}){let i=this.#l(e);if(!this.#r[t].has(i))return;let a={kind:t,url:i,element:n,box:null,...{aboveFold:!1,module:!1,noticeable:!1,broken:!1},...r},l=this.#t.get(`${t} ${i}`);if(l!==void 0&&(l.aboveFold||!a.aboveFold))return;let u=n&&s.attribute(n,\\"src\\")?.trim()||e,d=location.protocol===\\"https:\\"&&/^http:/i.test(u);this.#t.set(`${t} ${i}`,{...a,mixed:d})}#u(t){try{return t===null?[]:[...t.cssRules]}catch{return null}}#h(t){return t===\\"\\"||matchMedia(t).matches}#d(t){let e=(s.attribute(t,\\"rel\\")??\\"\\").toLowerCase().split(/\\\\s+/);e.includes(\\"modulepreload\\")&&this.#c(\\"script\\",t.href,t,{module:!0});let n=s.attribute(t,\\"onload\\")!==null,r=e.includes(\\"stylesheet\\")&&!e.includes(\\"alternate\\")&&!t.disabled,i=e.includes(\\"preload\\")&&s.attribute(t,\\"as\\")===\\"style\\"&&n;if(!(r||i)||!(n||this.#h(s.attribute(t,\\"media\\")??\\"\\")))return;let o=this.#u(t.sheet);(o===null||o.length===0)&&this.#c(\\"stylesheet\\",t.href,t)}#m(t,e){this.#h(t.media.mediaText)&&this.#g(this.#u(t)??[],t.href??document.baseURI,e)}#g(t,e,n){for(let r of t)r instanceof CSSImportRule?this.#p(r,e,n):r instanceof CSSFontFaceRule?this.#f(r.style,e):r instanceof CSSGroupingRule&&n<10&&this.#g([...r.cssRules],e,n+1)}#p(t,e,n){if(!this.#h(t.media.mediaText))return;let r=URL.parse(t.href,e)?.href??\\"\\",i=this.#u(t.styleSheet);i===null||i.length===0?this.#c(\\"stylesheet\\",r,null):t.styleSheet!==null&&n<10&&this.#m(t.styleSheet,n+1)}#f(t,e){let r=[...t.getPropertyValue(\\"src\\").matchAll(/url\\\\(\\"([^\\"]*)\\"\\\\)/g)].flatMap(([,i=\\"\\"])=>{let{href:o=\\"\\"}=i.length<2e3&&URL.parse(i,e)||{};return/^https?:/.test(o)&&o.length<2e3?o:[]});this.#e.length<500&&this.#e.push({family:this.#b(t.getPropertyValue(\\"font-family\\")),urls:r.slice(0,20)})}#b(t){return t.replace(/^[\\"\']|[\\"\']$/g,\\"\\").slice(0,200)}#y(){let t=[...document.fonts].filter(({status:e})=>e===\\"error\\");return[...new Set(t.map(({family:e})=>this.#b(e)))].slice(0,200)}#w(){for(let e of this.#a(\\"img, input[type=image], video[poster]\\")){let n=s.tagName(e),{currentSrc:r,src:i,complete:o,naturalWidth:a}=e,l=n===\\"video\\"?e.poster:r||i;if(n===\\"img\\"&&(!o||a>0)||this.#E(l,e,0,n===\\"img\\"),performance.now()>this.#n)return}let t=[...this.#r.image].filter(e=>!this.#t.has(`image ${e}`));if(t.length!==0)for(let e of this.#a(\\":not(head, head *)\\")){for(let n of[null,\\"::before\\",\\"::after\\"])for(let[,r]of getComputedStyle(e,n).backgroundImage.matchAll(/url\\\\(\\"([^\\"]*)\\"\\\\)/g))r!==void 0&&t.includes(this.#l(r))&&this.#E(r,e,12,!1);if(performance.now()>this.#n)return}}#E(t,e,n,r){let i=this.#l(t);if(!this.#r.image.has(i)||this.#t.get(`image ${i}`)?.aboveFold)return;let o=h.areaOfElement(e,{x:scrollX,y:scrollY}),a=h.boxOf(o),l=(S,P)=>{let M=Number.parseFloat(s.attribute(e,P)??\\"\\");return S>0&&S<=4||M<=4};if(!(Element.prototype.getClientRects.call(e).length>0)||s.style(e).visibility!==\\"visible\\"||l(a.width,\\"width\\")||l(a.height,\\"height\\")||a.width<n||a.height<n)return;let{width:d,height:m}=s.viewport,f=o.top<m&&o.bottom>=0&&o.left<d&&o.right>=0,x=Element.prototype.checkVisibility.call(e,{opacityProperty:!0})&&Math.min(a.width,a.height)>16;this.#c(\\"image\\",t,e,{box:a,aboveFold:f,noticeable:x,broken:r})}#x(){let{width:t,height:e}=s.viewport,n={left:0,top:0,right:t,bottom:e};return this.#a(\\"iframe, frame, canvas, object, embed, video\\").some(r=>{if(!Element.prototype.checkVisibility.call(r,{visibilityProperty:!0}))return!1;let i=h.intersect(h.areaOfElement(r,{x:scrollX,y:scrollY}),n);return h.isVisible(i,100)})}#v(){let t=s.body();if(t===null)return!1;let e=s.style(t),n=r=>{let{backgroundColor:i,backgroundImage:o,fontFamily:a}=s.style(r);return i===\\"rgba(0, 0, 0, 0)\\"&&o===\\"none\\"&&/^\\"?Times\\\\b/.test(a)};return n(t)&&n(s.root())&&e.marginTop===\\"8px\\"&&e.marginLeft===\\"8px\\"}read(){for(let t of this.#a(\\"link[href]\\"))this.#d(t);for(let{styleSheets:t,adoptedStyleSheets:e}of this.#s)for(let n of[...t,...e])this.#m(n,0);for(let t of this.#a(\\"script[src]\\")){let e=s.attribute(t,\\"type\\")?.trim().toLowerCase()===\\"module\\";this.#c(\\"script\\",t.src,t,{module:e})}return this.#r.image.size>0&&this.#w(),{uses:[...this.#t.values()].map(({element:t,...e})=>({...e,selector:t&&this.#i.selectorOf(t)})),faces:this.#e,failedFamilies:this.#y(),unstyled:this.#v(),embeds:this.#x()}}};var Lt=2,ft=200,at=class{watch(){let t=new Map,e=new MutationObserver(n=>{for(let r of new Set(n.flatMap(i=>this.#t(i)??[])))t.set(r,(t.get(r)??0)+1)});return e.observe(s.root(),{subtree:!0,childList:!0,characterData:!0}),s.textChanges?.observer.disconnect(),s.textChanges={observer:e,changes:t},!0}#t({type:t,target:e,addedNodes:n}){let r=t===\\"characterData\\"?s.parentNode(e):n.length>0?e:null;return s.isElement(r)?r:null}listSuspects(){let{changes:t}=s.textChanges??{changes:new Map};for(let[e,n]of t)n>=Lt&&s.textOf(e,ft+1).length<=ft?t.set(e,0):t.delete(e);return t.size}remember(){let{changes:t,observer:e}=s.textChanges??{};e?.disconnect();for(let[n,r]of t??[])r>0&&s.changingTexts.add(n);return!0}},W=new at;function V(){let c=[document];for(let i of s.queryAll(\\"*\\")){let o=s.tagName(i),a=o.includes(\\"-\\")?s.shadowRootOf(i):null,l=/^i?frame$/.test(o)?s.frameDocument(i):null;a!==null&&c.push(a),l!==null&&c.push(l)}let t=i=>{let{opacity:o,visibility:a,transform:l,color:u}=s.style(i),[,d=\\"1\\",m=\\"0\\"]=/^matrix(?:3d)?\\\\(([^,]+), ([^,]+)/.exec(l)??[],f=Math.hypot(Number(d),Number(m))<.1;return Number(o)>=.3&&a===\\"visible\\"&&!f&&!/^rgba\\\\(.*, 0\\\\)$/.test(u)},e=(i,o)=>{i.pause(),i.currentTime=0;let{effect:a}=i,l=a instanceof KeyframeEffect?a.target:null,{duration:u,delay:d=0}=a?.getTiming()??{};if(!(l===null||typeof u!=\\"number\\"||t(l))){for(let m of[.25,.5,.75,.12,.38,.62,.88,.999]){if(i.currentTime=d+u*m,!t(l))continue;s.shownInTurn.add(l);let f=s.parent(l);o.has(f)&&(i.currentTime=0),o.add(f);return}i.currentTime=0}},n=i=>{let o=i.effect instanceof KeyframeEffect?i.effect.target:null;o!==null&&s.rectangle(o).top>=s.viewport.height&&i.cancel()},r=new Set;for(let i of c.flatMap(o=>o.getAnimations()))try{i.timeline instanceof DocumentTimeline?i.effect?.getComputedTiming().endTime!==Number.POSITIVE_INFINITY?i.finish():i.playState!==\\"paused\\"&&e(i,r):n(i)}catch{}return!0}var Bt=5,$=class{#t;#e=!1;#n=!1;#s=new MutationObserver(t=>{this.#e=!0,this.#n||=t.some(({type:e})=>e!==\\"attributes\\")});constructor(t){this.#t=t;let e=[\\"style\\",\\"class\\",\\"hidden\\"];this.#s.observe(s.root(),{subtree:!0,childList:!0,characterData:!0,attributeFilter:e})}#i(t){return new Promise(e=>setTimeout(e,t))}async#r(){let t=new Promise(e=>requestAnimationFrame(()=>e(!0)));return Promise.race([t,this.#i(250).then(()=>!1)])}#o(){let t=this.#e;return this.#e=!1,t}async#a(){let t=performance.now()+400;this.#o();do await this.#r(),await this.#r();while(this.#o()&&performance.now()<t)}#l(){let t=document.scrollingElement??s.root();return t.scrollHeight>s.viewport.height+4?t:s.lineage(s.elementAt(s.viewport.width/2,s.viewport.height/2)).find(n=>/auto|scroll/.test(s.style(n).overflowY)&&n.scrollHeight>n.clientHeight+4)??t}async#c(){let{height:t}=s.viewport,e=this.#l(),n=Math.max(200,t*.8),r=Math.min(e.scrollHeight-t,t*this.#t.screens);for(let i=n;i<r+n&&r>0;i+=n)e.scrollTo({top:Math.min(i,r),behavior:\\"instant\\"}),await this.#r(),await this.#i(30);r>0&&(r<e.scrollHeight-t&&await this.#u(e,r+n,n),await this.#a()),e.scrollTo({top:0,behavior:\\"instant\\"}),await this.#r()}async#u(t,e,n){let r=performance.now()+this.#t.deepMs;for(let i=e;i<Math.min(t.scrollHeight,e+40*n)&&performance.now()<r;i+=n)t.scrollTo({top:i,behavior:\\"instant\\"}),await this.#r()}async#h(){let t=s.viewport.height*(this.#t.screens+1),n=s.queryAll(\\"img\\").filter(i=>{let{top:o,width:a}=s.rectangle(i);return a>1&&o<t&&!i.complete}).map(i=>new Promise(o=>{for(let a of[\\"load\\",\\"error\\"])i.addEventListener(a,()=>o(),{once:!0})})),r=Promise.allSettled([document.fonts.ready,...n]);await Promise.race([r,this.#i(this.#t.assetsMs)])}#d(){let t=s.gridPoints(6,8).map(({x:e,y:n})=>{let r=s.elementAt(e,n);if(r===null)return\\"\\";let i=s.rectangle(r),o=`${i.x.toFixed()} ${i.y.toFixed()} ${i.height.toFixed()}`;return`${s.tagName(r)} ${o} ${s.style(r).opacity}`});return[s.root().scrollHeight,...t].join(\\" \\")}async#m(){let e=performance.now()+this.#t.stillMs,n=this.#d(),r=!1,i=0,o=0;for(;!r&&i<15&&performance.now()<e;){if(this.#n=!1,await this.#i(80),!await this.#r()&&o<Bt){o+=1;continue}V();let l=this.#d();r=!this.#o()&&l===n,n=l,this.#n||(i+=1)}}async waitUntilStill(){return V(),await this.#m(),this.#s.disconnect(),!0}async run(){await this.#c(),await this.#h(),V();for(let t of s.queryAll(\\"video\\"))t.pause();return this.#s.disconnect(),{scripted:s.queryAll(\\"script\\").length>0}}};var Dt={scanForConsent:c=>(b.consentFrames=c,new T().scan()),removeConsentLayers:(c,t)=>(b.consentFrames=c,new T().remove(t)),loadWholePage:c=>new $(c).run(),watchTexts:()=>W.watch(),listChangingTexts:()=>W.listSuspects(),rememberChangingTexts:()=>W.remember(),waitUntilStill:c=>new $(c).waitUntilStill(),freezeAnimations:ut,readPage:(c,t)=>(b.consentFrames=c,new R().remember(),new H(t).read()),readResources:c=>new q(c).read(),closePopups:(c,t)=>(b.consentFrames=c,new L(t).closeAll()),changedFoldShare:()=>new R().changedShare()};return xt(Ft);})();","mf":"var bundle=(()=>{var x=Object.defineProperty;var S=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var P=Object.prototype.hasOwnProperty;var F=(s,t)=>{for(var e in t)x(s,e,{get:t[e],enumerable:!0})},C=(s,t,e,r)=>{if(t&&typeof t==\\"object\\"||typeof t==\\"function\\")for(let n of T(t))!P.call(s,n)&&n!==e&&x(s,n,{get:()=>t[n],enumerable:!(r=S(t,n))||r.enumerable});return s};var I=s=>C(x({},\\"__esModule\\",{value:!0}),s);var B={};F(B,{scripts:()=>k});function m(s){let t=\\"\\";for(let e=0;e<s.length;e+=32768)t+=String.fromCharCode(...s.subarray(e,e+32768));return btoa(t)}var u=class{#t=[[1,.78],[1,.6],[1,.42],[.75,.42],[.6,.38]];#r=.82;async#n(t){return createImageBitmap(await(await fetch(t)).blob())}#e(t,e,r){let n=new OffscreenCanvas(t,e).getContext(\\"2d\\",r);if(n===null)throw new Error(\\"no canvas\\");return n.imageSmoothingQuality=\\"high\\",n}async#a(t,e){let r=m(new Uint8Array(await e.arrayBuffer()));return{width:t.width,height:t.height,bytes:r}}async decodeTop(t,e,r){let n=await this.#n(t),i=Math.max(1,Math.min(n.height,Math.round(n.width*e))),a=Math.min(1,Math.sqrt(r/(n.width*i))),o=Math.max(1,Math.round(n.width*a)),d=Math.max(1,Math.round(i*a)),h=this.#e(o,d,{willReadFrequently:!0});h.drawImage(n,0,0,n.width,i,0,0,o,d);let c=m(h.getImageData(0,0,o,d).data);return{width:n.width,height:n.height,raster:{width:o,height:d,rgba:c}}}async encodeWebp(t,{maxWidth:e,targetBytes:r}){let n=await this.#n(t),i=h=>{let c=Math.max(1,Math.round(n.height*h/n.width)),l=this.#e(h,c);return l.drawImage(n,0,0,h,c),l.canvas},a=Math.min(n.width,e),o=i(a),d=new Blob;for(let[h,c]of this.#t){let l=Math.max(1,Math.round(a*h));if(l!==o.width&&(o=i(l)),d=await o.convertToBlob({type:\\"image/webp\\",quality:c}),d.size<=r)break}return this.#a(o,d)}async composeSheet(t,{width:e,height:r,pieces:n}){let i=await Promise.all(t.map(d=>this.#n(d))),a=this.#e(e,r);a.fillStyle=\\"#fff\\",a.fillRect(0,0,e,r);for(let{picture:d,from:h,to:c,covered:l}of n){let g=i[d];if(g===void 0)continue;a.save(),a.beginPath(),a.rect(c.x,c.y,c.width,c.height),a.clip(),a.drawImage(g,h.x,h.y,h.width,h.height,c.x,c.y,c.width,c.height);let[f,w]=[c.width/h.width,c.height/h.height];a.fillStyle=\\"#808080\\";for(let p of l){let[v,E]=[c.x+(p.x-h.x)*f,c.y+(p.y-h.y)*w];a.fillRect(v-2,E-2,p.width*f+4,p.height*w+4)}a.restore()}let{canvas:o}=a;return this.#a(o,await o.convertToBlob({type:\\"image/jpeg\\",quality:this.#r}))}};var y=class{#t;#r=5e8;#n=8e3;constructor(t){this.#t=t}async load(){let{kind:t}=this.#t;if(t===\\"video\\")return this.#l();let e=await this.#h();return t===\\"animation\\"?this.#c(e).catch(()=>({...e,truncated:!0})):e}#e(t){throw new Error(`ADHERE ${t}`)}#a(t,e){let{maxEdge:r,maxPixels:n}=this.#t;(t===0||e===0)&&this.#e(\\"empty\\"),(t*e>n||Math.max(t,e)>r)&&this.#e(\\"too large\\")}async#h(){let t=new Image,e=new Promise(a=>{t.onload=()=>a(!0),t.onerror=()=>a(!1)});t.src=\\"/asset\\",await e||this.#e(\\"undecodable\\");let{naturalWidth:r,naturalHeight:n}=t;return this.#a(r,n),await t.decode().catch(()=>this.#e(\\"undecodable\\")),{width:r,height:n,duration:0,frames:1,truncated:!1,show:async()=>0,drawable:()=>t}}async#c(t){if(!(\\"ImageDecoder\\"in globalThis))return t;let e=await(await fetch(\\"/asset\\")).arrayBuffer(),r=new ImageDecoder({data:e,type:this.#t.mediaType});await Promise.all([r.completed,r.tracks.ready]);let n=r.tracks.selectedTrack;if(n===null||!n.animated||n.frameCount<2)return t;let i=Math.floor(this.#r/(t.width*t.height)),a=Math.min(n.frameCount,Math.max(1,i)),o=null,d=async g=>{let f=Math.min(g,a-1),{image:w}=await r.decode({frameIndex:f}).catch(()=>this.#e(\\"video: no frame\\"));return o?.close(),o=w,w.timestamp/1e6},h=await d(a-1),c=o?.duration??0;await d(0);let l=a<n.frameCount?null:h+c/1e6;return{...t,duration:l,frames:a,show:d,drawable:()=>o??t.drawable()}}#i(t,e,r){return new Promise((n,i)=>{let a=setTimeout(()=>i(new Error(`ADHERE video: no ${e} in time`)),this.#n),o=h=>()=>{clearTimeout(a),h()},d=()=>i(new Error(`ADHERE video: ${t.error?.message??\\"\\"}`));r(o(n)),t.addEventListener(\\"error\\",o(d),{once:!0})})}#o(t,e){return this.#i(t,e,r=>t.addEventListener(e,r,{once:!0}))}#s(t){return this.#i(t,\\"frame\\",e=>t.requestVideoFrameCallback(e))}async#d(t,e){if(t.currentTime===e)return e;let r=Promise.all([this.#o(t,\\"seeked\\"),this.#s(t)]);return t.currentTime=e,await r,t.currentTime}async#l(){let t=document.createElement(\\"video\\");t.muted=!0,t.preload=\\"auto\\";let e=h=>this.#d(t,h),r=this.#o(t,\\"loadeddata\\"),n=this.#s(t);n.catch(()=>{}),t.src=\\"/asset\\",await r;let{videoWidth:i,videoHeight:a}=t;(i===0||a===0)&&this.#e(\\"video: no picture\\"),this.#a(i,a),await n,t.duration===Number.POSITIVE_INFINITY&&await e(1e9).catch(()=>0);let o=Number.isFinite(t.duration)?t.duration:t.currentTime,d=o>0?o:null;return{width:i,height:a,duration:d,frames:null,truncated:!1,show:e,drawable:()=>t}}},b=class{#t;#r;#n;#e=256;#a={longEdge:1600,shortEdge:720,maxScale:3};#h=\\"#ffffff\\";#c=\\"#202124\\";#i=this.#h;constructor(t,e){this.#t=t,this.#r=e,this.#n=Math.max(t.width,t.height)}#o(t,e){let{width:r,height:n}=this.#t,i=new OffscreenCanvas(Math.max(1,Math.round(r*t)),Math.max(1,Math.round(n*t))),a=i.getContext(\\"2d\\",{willReadFrequently:!0});if(a===null)throw new Error(\\"ADHERE no canvas\\");return e!==null&&(a.fillStyle=e,a.fillRect(0,0,i.width,i.height)),a.imageSmoothingQuality=\\"high\\",a.drawImage(this.#t.drawable(),0,0,i.width,i.height),{canvas:i,pixels:()=>a.getImageData(0,0,i.width,i.height).data}}#s(t,e){return(299*(t[e]??0)+587*(t[e+1]??0)+114*(t[e+2]??0)+500)/1e3}#d(t){let[e,r,n]=[0,0,0];for(let i=0;i<t.length;i+=4){let a=t[i+3]??0;a<250&&(e+=1),!(a<128)&&(r+=1,this.#s(t,i)<235&&(n+=1))}return e<.002*(t.length/4)?null:r>0&&n<.02*r?this.#c:this.#h}#l(t){let[e,r]=[0,0];for(let i=0;i<t.length;i+=4){let a=this.#s(t,i);e+=a,r+=a*a}let n=t.length/4;return Math.sqrt(Math.max(0,r/n-(e/n)**2))}#m(){let{longEdge:t,shortEdge:e,maxScale:r}=this.#a,{width:n,height:i}=this.#t,a=Math.max(1,Math.min(r,e/Math.min(n,i))),{canvas:o,pixels:d}=this.#o(Math.min(a,t/this.#n),this.#i),h=d(),c=new Uint8Array(o.width*o.height);for(let l=0;l<c.length;l+=1)c[l]=this.#s(h,l*4);return{width:o.width,height:o.height,grey:m(c)}}info(){let{width:t,height:e,duration:r,frames:n,truncated:i}=this.#t;return{width:t,height:e,duration:r,frames:n,truncated:i}}async showFrame(t){let e=await this.#t.show(t),r=Math.min(1,this.#e/this.#n),n=this.#d(this.#o(r,null).pixels());this.#i=n??this.#h;let{canvas:i,pixels:a}=this.#o(r,this.#i),o=a();return{at:e,background:n,contrast:this.#l(o),raster:{width:i.width,height:i.height,rgba:m(o)}}}async encodeFrame(t){let e=t/this.#n,{canvas:r}=this.#o(this.#r.kind===\\"svg\\"?e:Math.min(1,e),this.#i),n=await r.convertToBlob({type:\\"image/webp\\",quality:.85}),i=m(new Uint8Array(await n.arrayBuffer()));return{picture:{width:r.width,height:r.height,bytes:i},legible:this.#r.legible?this.#m():null}}};var A=globalThis,M=()=>{if(A.ad===void 0)throw new Error(\\"ADHERE no ad is open\\");return A.ad},k={decodeTop:(...s)=>new u().decodeTop(...s),encodeWebp:(...s)=>new u().encodeWebp(...s),composeSheet:(...s)=>new u().composeSheet(...s),openAd:async s=>(A.ad=new b(await new y(s).load(),s),null),adInfo:()=>M().info(),showAdFrame:s=>M().showFrame(s),encodeAdFrame:s=>M().encodeFrame(s)};return I(B);})();","X5":"(()=>{function t(){let r=performance,i=100;return window.requestAnimationFrame=new Proxy(window.requestAnimationFrame,{apply:(a,m,[o])=>Reflect.apply(a,m,[typeof o==\\"function\\"?e=>{let n=r.now();o(n-e>i?n:e)}:o])}),!0}t();})();","iw":"(()=>{var n=class{#t=e=>{let t=e.composedPath().find(r=>r instanceof HTMLAnchorElement),o=t instanceof HTMLAnchorElement&&/^https?:/.test(t.href),s=o&&t.href.split(\\"#\\")[0]===location.href.split(\\"#\\")[0]&&t.hash!==\\"\\";(e.type===\\"submit\\"||o&&!s)&&e.preventDefault()};run(e){for(let t of[\\"click\\",\\"submit\\"])addEventListener(t,this.#t,!0);try{e()}finally{for(let t of[\\"click\\",\\"submit\\"])removeEventListener(t,this.#t,!0)}}},i=new n;var{click:c}=HTMLElement.prototype;HTMLElement.prototype.click=function(){i.run(()=>c.call(this))};})();"}');
;// CONCATENATED MODULE: ./build/engine/capture/page-scripts.js

const pageScript = (name, ...values) => createCall(page_bundles_namespaceObject.MY, name, values);
const pictureScript = (name, ...values) => createCall(page_bundles_namespaceObject.mf, name, values);
const followVirtualTimeScript = () => page_bundles_namespaceObject.X5;
const guardClicksScript = () => page_bundles_namespaceObject.iw;
const createCall = (bundle, name, values) => `(async () => { "use strict"; ${bundle}
return JSON.stringify(await bundle.scripts.${name}(...${JSON.stringify(values)})); })()`;

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
        return { place, reading: await tab.runScript(pageScript("readPage", [], PAGE_READING_LIMITS), PageReading, id) };
    };
    const ended = await (0,timeout_helpers/* withTimeout */.wj)(read_frames_FRAME_RESPONSE_MS, read().catch(() => null));
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
    const navigated = await (0,timeout_helpers/* withTimeout */.wj)(Math.min(left(), responseTimeoutMs), navigating);
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
    const wait = (condition, ms) => tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(() => condition() || isOver(tab), Math.min(end - performance.now(), ms)));
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
    const responded = await (0,timeout_helpers/* withTimeout */.wj)(500, ping);
    if (!responded.done) {
        tab.interruptScript();
        await (0,timeout_helpers/* waitUntil */.a0)(() => tab.network.isDomReady, 500);
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
        const stabilize = () => tab.runScript(pageScript("loadWholePage", { screens, assetsMs, stillMs, deepMs }), StabilityResult);
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
const CHANGING_TEXT_MS = 1100;
const MAX_LATE_FETCH_WAIT_MS = 1500;
async function letTimePass(tab, budget) {
    return tab.withWatchdog(MAX_UNRESPONSIVE_MS, async () => {
        const waitMs = tab.network.isFetching ? MAX_FETCH_WAIT_MS.content : MAX_FETCH_WAIT_MS.other;
        const expression = followVirtualTimeScript();
        await tab.untilClosed(tab.session.send("Runtime.evaluate", { expression }).catch(() => { }));
        await nullIfScriptFailed(tab.runScript(pageScript("watchTexts"), schemas/* boolean */.zMY()));
        await tab.clock.advance(SETTLING_TIME_MS, Math.min(waitMs, budget.remainingMs(4000)));
        const lateMs = Math.min(MAX_LATE_FETCH_WAIT_MS, budget.remainingMs(4000));
        await tab.clock.runWhile(() => tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(() => !tab.network.isFetching, lateMs)));
        const script = pageScript("waitUntilStill", {
            screens: 0,
            assetsMs: 0,
            deepMs: 0,
            stillMs: Math.min(4000, budget.remainingMs(4000)),
        });
        await nullIfScriptFailed(tab.clock.runWhile(() => tab.runScript(script, schemas/* boolean */.zMY())));
        await findChangingTexts(tab, budget);
        const { visibleLayers } = await scanForConsent(tab);
        return visibleLayers > 0 && removeConsentLayers(tab, false);
    });
}
async function findChangingTexts(tab, budget) {
    const suspects = await nullIfScriptFailed(tab.runScript(pageScript("listChangingTexts"), schemas/* int */.Whr().min(0)));
    if (suspects === null || suspects === 0)
        return;
    await tab.clock.advance(CHANGING_TEXT_MS, Math.min(MAX_FETCH_WAIT_MS.other, budget.remainingMs(4000)));
    await nullIfScriptFailed(tab.runScript(pageScript("rememberChangingTexts"), schemas/* boolean */.zMY()));
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
        await tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(() => optOut?.isOptingOut === true, Math.min(CONSENT_POLL_MS, left)));
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
    await nullIfScriptFailed(tab.runScript(pageScript("freezeAnimations"), schemas/* boolean */.zMY()));
}
async function scanForConsent(tab) {
    const frames = await findConsentFrames(tab);
    const runScan = async () => (await nullIfScriptFailed(tab.runScript(pageScript("scanForConsent", frames), ConsentScan))) ?? NO_CONSENT_LAYERS;
    const scan = await runScan();
    const opened = scan.visibleLayers === 0 &&
        scan.hollowCount > 0 &&
        (await openClosedShadowRoots(tab, scan.hollowCount).catch(() => false));
    return opened ? runScan() : scan;
}
async function removeConsentLayers(tab, optedOut) {
    const script = pageScript("removeConsentLayers", await findConsentFrames(tab), optedOut);
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
    const reading = await tab.runScript(pageScript("readPage", consentFrames, PAGE_READING_LIMITS), PageReading);
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

// EXTERNAL MODULE: ./build/ground/media-type.js
var media_type = __webpack_require__(2215);
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
        return DecodedImage.parse(await this.#run(running, "decodeTop", [(0,media_type/* toDataUrl */.X9)(picture), topShare, area]));
    }
    async encodeWebp(running, picture, options) {
        const encoded = EncodedImage.parse(await this.#run(running, "encodeWebp", [(0,media_type/* toDataUrl */.X9)(picture), options]));
        const scale = (picture.scale * encoded.width) / picture.width;
        return { ...picture, mediaType: "image/webp", ...encoded, scale };
    }
    async composeSheet(running, pictures, sheet) {
        const encoded = EncodedImage.parse(await this.#run(running, "composeSheet", [pictures.map(media_type/* toDataUrl */.X9), sheet]));
        return { mediaType: "image/jpeg", ...encoded, scale: 1 };
    }
    async #run(running, name, values) {
        const tab = await this.#tab(running);
        const { result, exceptionDetails } = await tab.untilClosed(tab.session.send("Runtime.evaluate", {
            expression: pictureScript(name, ...values),
            awaitPromise: true,
            returnByValue: true,
        }));
        if (exceptionDetails !== undefined)
            throw new Error(exceptionDetails.exception?.description);
        return JSON.parse(schemas/* string */.YjP().parse(result.value));
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
    await tab.runScript(pictureScript("openAd", options), schemas/* null */.chJ());
}
const readFileInfo = (tab) => tab.runScript(pictureScript("adInfo"), AdFileInfo);
const showFrame = (tab, position) => tab.runScript(pictureScript("showAdFrame", position), DecodedFrame);
const encodeFrame = (tab, edge) => tab.runScript(pictureScript("encodeAdFrame", edge), EncodedFrame);
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

// EXTERNAL MODULE: ./build/ground/media-format.js
var media_format = __webpack_require__(60248);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
;// CONCATENATED MODULE: ./build/engine/capture/detect-ad-file-format.js




function detectAdFormat(bytes, declared) {
    if (bytes.length === 0)
        throw new UndecodableAd("The ad's file is empty. Use an image or video file.");
    const format = (0,media_format/* detectMediaFormat */.fv)(bytes);
    if (format === null)
        return detectByDeclaredType((0,media_type/* parseMediaType */.iG)(declared));
    const { name, kind } = format;
    if (kind === "unsupported")
        throw new UndecodableAd(`The ad's file is ${name}. ${(0,ground_text/* capitalise */.sK)(format.remedy)}.`);
    const { mediaType } = format;
    if (kind === "video")
        return { kind, mediaType };
    if (mediaType === "image/svg+xml")
        return { kind: "svg", mediaType };
    return { kind: isAnimated(bytes, mediaType) ? "animation" : "image", mediaType };
}
function detectByDeclaredType(mediaType) {
    if (mediaType === "text/html")
        throw new UndecodableAd("The ad's URL is a web page, not an image or video. Use it as adUrl, or use the URL of the file itself.");
    if (mediaType.startsWith("video/"))
        return { kind: "video", mediaType };
    return { kind: "image", mediaType: mediaType.startsWith("image/") ? mediaType : "image/png" };
}
function isAnimated(bytes, mediaType) {
    const head = Buffer.from(bytes.subarray(0, media_format/* HEAD_BYTES */.Lq)).toString("latin1");
    if (mediaType === "image/gif")
        return true;
    if (mediaType === "image/avif")
        return (0,media_format/* readBrands */.ll)(head).includes("avis");
    if (mediaType === "image/png")
        return head.includes("acTL");
    return mediaType === "image/webp" && head.startsWith("VP8X", 12) && ((head.charCodeAt(20) || 0) & 0b10) !== 0;
}
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
    const budget = new timeout_helpers/* TimeBudget */.zD(MAX_FRAME_SEARCH_MS);
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
    const budget = new timeout_helpers/* TimeBudget */.zD(DEADLINE_MS);
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
    return (0,ground_text/* capitalise */.sK)(words);
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

;// CONCATENATED MODULE: ./build/engine/capture/lend-page.js


function lendPage(url, { running, isBeacon, beaconPatterns, headersFor, signal }, job) {
    return BrowserContext.run(running, signal, async (context) => {
        const tab = await context.openTab();
        const originHeaders = OriginHeaders.forVisit(url, headersFor(url), tab.frameId);
        await tab.filterRequests({ isBeacon, beaconPatterns, originHeaders, onlyBeacons: true });
        return tab.untilClosed(job(await findPage(running.browser, tab.frameId)));
    });
}
async function findPage(browser, targetId) {
    const found = await browser.waitForTarget(async (target) => {
        if (target.type() !== "page")
            return false;
        const session = await target.createCDPSession();
        const { targetInfo } = await session.send("Target.getTargetInfo");
        await session.detach();
        return targetInfo.targetId === targetId;
    });
    const page = await found.page();
    if (page === null)
        throw new Error("The browser gave no page for a new tab.");
    return page;
}

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
        return (0,ground_text/* collapseSpace */.i)(names.reduce((rest, name) => rest.replaceAll(name, " "), text));
    };
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
        this.budget = new timeout_helpers/* TimeBudget */.zD(deadlineMs);
    }
    async load(profile, { running, isBeacon, beaconPatterns, headersFor }, timeoutMs, { beacons, responseTimeoutMs } = {}) {
        const originHeaders = OriginHeaders.forVisit(this.#url, headersFor(this.#url), this.tab.frameId);
        const filter = { isBeacon, beaconPatterns, originHeaders, ...(beacons && { beacons }) };
        await this.tab.emulateDevice(profile, running, filter);
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
            const finished = await (0,timeout_helpers/* withTimeout */.wj)(this.budget.remainingMs(), job());
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
        frameError: network?.frameError ?? null,
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
        if (!(await tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(hasNavigated, OBSERVE_POLL_MS))))
            await visit.read().catch(() => { });
        waitFor = hasNavigated() ? "document" : plan.shouldWaitFor(visit.observe());
    }
    if (waitFor === "content") {
        const contentMs = Math.min(MAX_CONTENT_WAIT_MS, budget.remainingMs(2_000));
        await tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(() => !network.isFetching, contentMs));
        await visit.read();
    }
    if (waitFor !== "document")
        return;
    const botCheckMs = Math.min(MAX_BOT_CHECK_WAIT_MS, budget.remainingMs(2_000));
    if (!(await tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(() => network.documentId !== documentId, botCheckMs))))
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
        await this.#tab.untilClosed((0,timeout_helpers/* waitUntil */.a0)(over, Math.min(MAX_OPT_OUT_MS, budget.remainingMs(2500))));
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
    return `${guardClicksScript()}
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
    const examined = await (0,timeout_helpers/* withTimeout */.wj)(ms, examine(tab, reading, (url) => isIgnored(url) || isAddedByHost(url)));
    return examined.done ? examined.value : [];
}
async function examine(tab, reading, isIgnored) {
    const { url: pageUrl, fold } = reading;
    const requests = tab.resources.of(tab.network.documentId);
    const suspects = findSuspects({ requests, pageUrl, isIgnored }).slice(0, MAX_SUSPECTS);
    const blank = isBlank(reading);
    if (suspects.length === 0 && !blank)
        return [];
    const uses = await nullIfScriptFailed(tab.runScript(pageScript("readResources", suspects.map(toSuspect)), NullableResourceUses));
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
    const asked = await (0,timeout_helpers/* withTimeout */.wj)(MAX_RETRY_MS, tab.untilClosed(asking).catch(() => null));
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
    const mimeType = (0,media_type/* parseMediaType */.iG)(headers.get("content-type"));
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
    await (0,timeout_helpers/* withTimeout */.wj)(MAX_ERRORS_MS, tab.untilClosed(reporting).catch(() => null));
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
    await tab.untilClosed((0,timeout_helpers/* withTimeout */.wj)(MAX_INPUT_WAIT_MS, Promise.allSettled([moved, ...touches])));
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
    const closing = async () => tab.runScript(pageScript("closePopups", await findConsentFrames(tab), MAX_CLOSE_MS), ClosedPopups);
    const closed = tab.withWatchdog(MAX_UNRESPONSIVE_MS, () => tab.stayingOnPage(() => tab.clock.runWhile(closing)));
    return ((await nullIfScriptFailed(closed)) ?? 0) > 0;
}
async function measureChangedShare(tab) {
    const changed = (await nullIfScriptFailed(tab.runScript(pageScript("changedFoldShare"), ChangedShare))) ?? 0;
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
        const budget = new timeout_helpers/* TimeBudget */.zD(plan.deadlineMs);
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
                await (0,timeout_helpers/* withTimeout */.wj)(MAX_UNLOAD_MS, failed);
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
        await (0,timeout_helpers/* waitUntil */.a0)(() => over || left(), this.budget.remainingMs());
        if (!over)
            return left();
        return !(await ending) && (0,timeout_helpers/* waitUntil */.a0)(left, NAVIGATION_EVENT_LAG_MS);
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
    #lent;
    #canvas = new ImageCanvasTab();
    #beacons;
    #headersFor;
    constructor(options) {
        const { chromePath, openProxy, isBeacon, beaconPatterns, headersFor, log, surroundings } = options;
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
        this.#lent = new BrowserProcess({ ...settings, attachesToPages: true, log: () => { } });
        this.#beacons = { isBeacon, beaconPatterns };
        this.#headersFor = headersFor ?? (() => ({}));
    }
    visit(url, { signal, locale, deadlineMs, ...options }) {
        const budget = new timeout_helpers/* TimeBudget */.zD(deadlineMs);
        const defaults = { responseTimeoutMs: deadlineMs, strategy: retry_strategy/* DEFAULT_STRATEGY */.i, isRefused: () => false };
        const plan = { ...defaults, ...options, url, locale };
        return this.#run(signal, (tools) => visitPage({ ...plan, deadlineMs: budget.remainingMs() }, tools), () => ({ observation: observeCrash(url, budget), capture: null }), plan.strategy.http1 ? this.#http1 : this.#chrome);
    }
    observe(url, { signal, locale, viewport, deadlineMs }, shouldWaitFor) {
        const budget = new timeout_helpers/* TimeBudget */.zD(deadlineMs);
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
    lendPage(url, signal, job) {
        const rethrow = (problem) => {
            throw problem;
        };
        return this.#run(signal, (tools) => lendPage(url, tools, job), rethrow, this.#lent);
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
        const browsers = [this.#chrome, this.#http1, this.#lent];
        const results = await Promise.allSettled(browsers.map((browser) => browser.close()));
        for (const result of results)
            if (result.status === "rejected")
                throw result.reason;
    }
    async #run(signal, job, crashed, chrome = this.#chrome) {
        signal.throwIfAborted();
        const shared = { canvas: this.#canvas, ...this.#beacons, headersFor: this.#headersFor, signal };
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
/* harmony import */ var _ground_retry_after_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77575);

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
const computeRetryDelayMs = (retryAfter, failed) => Math.max(failed ? MIN_RETRY_DELAY_MS : 0, (0,_ground_retry_after_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRetryAfterMs */ .o)(retryAfter) ?? 0);


/***/ }),

/***/ 59225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a0: () => (/* binding */ waitUntil),
/* harmony export */   eG: () => (/* binding */ whenAborted),
/* harmony export */   wj: () => (/* binding */ withTimeout),
/* harmony export */   zD: () => (/* binding */ TimeBudget)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(15);
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


/***/ })

};
