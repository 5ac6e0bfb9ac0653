export const id = 148;
export const ids = [148];
export const modules = {

/***/ 70148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyPictures: () => (/* binding */ copyPictures),
/* harmony export */   readAttachments: () => (/* binding */ readAttachments),
/* harmony export */   s: () => (/* binding */ writeAttachments)
/* harmony export */ });
/* unused harmony export ATTACHMENTS_FILE */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80737);
/* harmony import */ var _ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60248);
/* harmony import */ var _ground_media_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2215);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9665);
/* harmony import */ var _run_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95699);







const ATTACHMENTS_FILE = "attachments.json";
const ATTACHMENTS_SCHEMA = "adhere-attachments/1";
const MAX_ATTACHMENTS_BYTES = 64 * 1024 * 1024;
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
const pixelCount = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().positive().max(100_000);
const Box = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ x: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), y: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), width: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), height: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
const PictureSize = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    width: pixelCount,
    height: pixelCount,
    scale: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().positive().max(100),
    viewport: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["mobile", "desktop"]).exactOptional(),
    foldHeight: pixelCount.exactOptional(),
});
const EntryAttachments = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    ad: PictureSize.optional(),
    landingPage: PictureSize.optional(),
    alternate: PictureSize.optional(),
    outlines: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ad: Box.nullable(), landingPage: Box.nullable() })).max(1000),
    kinds: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).max(1000).optional(),
});
const AttachmentsFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(ATTACHMENTS_SCHEMA),
    entries: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(EntryAttachments),
});
const PICTURE_FIELDS = {
    ad: "adScreenshotUrl",
    landingPage: "landingPageScreenshotUrl",
    alternate: "alternateScreenshotUrl",
};
const ROLES = Object.keys(PICTURE_FIELDS);
async function writeAttachments({ entries }, directory) {
    const kept = entries.flatMap(({ id, attachments }) => attachments === undefined ? [] : [describePictures(id, attachments)]);
    if (kept.length === 0)
        return [];
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, ATTACHMENTS_FILE);
    try {
        await (0,_run_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomically */ .l)(file, `${JSON.stringify({ schema: ATTACHMENTS_SCHEMA, entries: kept })}\n`);
        return [];
    }
    catch (error) {
        return [`The picture details for the merged report could not be written to ${file}: ${String(error)}`];
    }
}
function describePictures(id, { pictures, outlines, kinds }) {
    const facts = ROLES.flatMap((role) => {
        const picture = pictures[role];
        if (picture === undefined)
            return [];
        const { bytes: _bytes, mediaType: _type, ...rest } = picture;
        return [[role, rest]];
    });
    return { id, ...Object.fromEntries(facts), outlines, ...(kinds && { kinds: [...kinds] }) };
}
async function readAttachments(folder) {
    try {
        const bytes = await readRegularFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ATTACHMENTS_FILE), MAX_ATTACHMENTS_BYTES);
        const { entries } = AttachmentsFile.parse(JSON.parse(bytes.toString("utf8")));
        return new Map(entries.map((entry) => [entry.id, entry]));
    }
    catch {
        return new Map();
    }
}
async function copyPictures(entry, from, keep, known) {
    const { answer } = entry;
    if (answer === null)
        return entry;
    const named = [];
    const pictures = {};
    const given = answer;
    for (const role of ROLES) {
        const field = PICTURE_FIELDS[role];
        const name = given[field];
        if (!isRelativePath(name))
            continue;
        const picture = await readPicture(from, name);
        const facts = known?.[role];
        const url = picture === null ? "" : await keep("", role, { ...UNKNOWN_SIZE, ...picture });
        named.push([field, role === "ad" ? url : url || null]);
        if (picture !== null && facts !== undefined)
            pictures[role] = { ...picture, ...facts };
    }
    const frames = given["videoFrames"];
    if (Array.isArray(frames))
        named.push(["videoFrames", await copyFrames(frames, from, keep)]);
    const attached = Object.keys(pictures).length > 0 && known !== undefined;
    return {
        ...entry,
        answer: { ...answer, ...Object.fromEntries(named) },
        ...(attached && {
            attachments: {
                pictures,
                outlines: known.outlines,
                ...(known.kinds && { kinds: known.kinds }),
                linkTrail: entry.linkTrail,
                notices: entry.notices,
            },
        }),
    };
}
async function copyFrames(frames, from, keep) {
    const brought = [];
    for (const frame of frames) {
        if (!(0,_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasScreenshotUrl */ .y)(frame) || !isRelativePath(frame.screenshotUrl)) {
            brought.push(frame);
            continue;
        }
        const picture = await readPicture(from, frame.screenshotUrl);
        const screenshotUrl = picture === null ? "" : await keep("", "ad", { ...UNKNOWN_SIZE, ...picture });
        brought.push({ ...frame, screenshotUrl });
    }
    return brought;
}
const isRelativePath = (name) => typeof name === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(name);
const UNKNOWN_SIZE = { width: 0, height: 0, scale: 1 };
async function readPicture(folder, name) {
    if (!/^screenshots\/[\w-]+\.[a-z]+$/u.test(name))
        return null;
    try {
        const bytes = await readRegularFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), MAX_PICTURE_BYTES);
        const format = (0,_ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__/* .detectMediaFormat */ .fv)(bytes.subarray(0, _ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__/* .HEAD_BYTES */ .Lq));
        return format?.kind === "image" && (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .isPictureType */ .R8)(format.mediaType) ? { mediaType: format.mediaType, bytes } : null;
    }
    catch {
        return null;
    }
}
async function readRegularFile(file, most) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
    if (!entry.isFile() || entry.size > most)
        throw new Error(`${file} is not a regular file of at most ${most} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderJsonReport),
/* harmony export */   y: () => (/* binding */ hasScreenshotUrl)
/* harmony export */ });
function renderJsonReport(result, folder) {
    const { entries, ...head } = result;
    const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
    const toRelative = (key, value) => base !== null && SCREENSHOT_KEYS.includes(key) && typeof value === "string" && value.startsWith(base)
        ? value.slice(base.length)
        : value;
    const lines = entries.map(({ attachments: _, ...entry }) => JSON.stringify(entry, toRelative));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl", "screenshotUrl"];
const hasScreenshotUrl = (frame) => typeof frame === "object" && frame !== null && "screenshotUrl" in frame && typeof frame.screenshotUrl === "string";


/***/ })

};
