export const id = 3202;
export const ids = [3202];
export const modules = {

/***/ 83202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ATTACHMENTS_FILE: () => (/* binding */ ATTACHMENTS_FILE),
/* harmony export */   bringPictures: () => (/* binding */ bringPictures),
/* harmony export */   readAttachments: () => (/* binding */ readAttachments),
/* harmony export */   writeAttachments: () => (/* binding */ writeAttachments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _check_manifest_media_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38217);
/* harmony import */ var _check_whole_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90851);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9665);






const ATTACHMENTS_FILE = "attachments.json";
const ATTACHMENTS_SCHEMA = "adhere-attachments/1";
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PICTURE_BYTES = 32 * 1024 * 1024;
const pixels = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().max(100_000);
const Box = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ x: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), y: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), width: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), height: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() });
const PictureFacts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    width: pixels,
    height: pixels,
    scale: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().max(100),
    viewport: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["mobile", "desktop"]).optional(),
    foldHeight: pixels.optional(),
});
const EntryAttachments = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    ad: PictureFacts.optional(),
    landingPage: PictureFacts.optional(),
    alternate: PictureFacts.optional(),
    outlines: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ad: Box.nullable(), landingPage: Box.nullable() })).max(1000),
});
const AttachmentsFile = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(ATTACHMENTS_SCHEMA),
    entries: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(EntryAttachments),
});
const FIELDS = {
    ad: "adScreenshotUrl",
    landingPage: "landingPageScreenshotUrl",
    alternate: "alternateScreenshotUrl",
};
const ROLES = Object.keys(FIELDS);
async function writeAttachments({ entries }, directory) {
    const kept = entries.flatMap(({ id, attachments }) => attachments === undefined ? [] : [factsOf(id, attachments)]);
    if (kept.length === 0)
        return [];
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, ATTACHMENTS_FILE);
    try {
        await (0,_check_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f)(file, `${JSON.stringify({ schema: ATTACHMENTS_SCHEMA, entries: kept })}\n`);
        return [];
    }
    catch (error) {
        return [
            `What the joined report needs for its pictures could not be written to ${file}: ${String(error)}`,
        ];
    }
}
function factsOf(id, { pictures, outlines }) {
    const facts = ROLES.flatMap((role) => {
        const picture = pictures[role];
        if (picture === undefined)
            return [];
        const { bytes: _bytes, mediaType: _type, ...rest } = picture;
        return [[role, rest]];
    });
    return { id, ...Object.fromEntries(facts), outlines };
}
async function readAttachments(folder) {
    try {
        const bytes = await readPlain(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ATTACHMENTS_FILE), MOST_BYTES);
        const { entries } = AttachmentsFile.parse(JSON.parse(bytes.toString("utf8")));
        return new Map(entries.map((entry) => [entry.id, entry]));
    }
    catch {
        return new Map();
    }
}
async function bringPictures(entry, from, keep, known) {
    const { answer } = entry;
    if (answer === null)
        return entry;
    const named = [];
    const pictures = {};
    const given = answer;
    for (const role of ROLES) {
        const field = FIELDS[role];
        const name = given[field];
        if (!isPlace(name))
            continue;
        const picture = await readPicture(from, name);
        const facts = known?.[role];
        const url = picture === null ? "" : await keep("", role, { ...NO_SIZE, ...picture });
        named.push([field, role === "ad" ? url : url || null]);
        if (picture !== null && facts !== undefined)
            pictures[role] = sized(picture, facts);
    }
    const frames = given["videoFrames"];
    if (Array.isArray(frames))
        named.push(["videoFrames", await bringFrames(frames, from, keep)]);
    const attached = Object.keys(pictures).length > 0 && known !== undefined;
    return {
        ...entry,
        answer: { ...answer, ...Object.fromEntries(named) },
        ...(attached && {
            attachments: { pictures, outlines: known.outlines, linkTrail: entry.linkTrail, notices: entry.notices },
        }),
    };
}
async function bringFrames(frames, from, keep) {
    const brought = [];
    for (const frame of frames) {
        if (!(0,_report_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isPictured */ .T)(frame) || !isPlace(frame.screenshotUrl)) {
            brought.push(frame);
            continue;
        }
        const picture = await readPicture(from, frame.screenshotUrl);
        const screenshotUrl = picture === null ? "" : await keep("", "ad", { ...NO_SIZE, ...picture });
        brought.push({ ...frame, screenshotUrl });
    }
    return brought;
}
const isPlace = (name) => typeof name === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(name);
const NO_SIZE = { width: 0, height: 0, scale: 1 };
function sized(picture, { viewport, foldHeight, ...size }) {
    return {
        ...picture,
        ...size,
        ...(viewport !== undefined && { viewport }),
        ...(foldHeight !== undefined && { foldHeight }),
    };
}
const TYPES = new Map([
    ["PNG", "image/png"],
    ["JPEG", "image/jpeg"],
    ["WebP", "image/webp"],
]);
async function readPicture(folder, name) {
    if (!/^screenshots\/[\w-]+\.[a-z]+$/u.test(name))
        return null;
    try {
        const bytes = await readPlain(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), MOST_PICTURE_BYTES);
        const format = (0,_check_manifest_media_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaFormat */ .k)(bytes.subarray(0, _check_manifest_media_js__WEBPACK_IMPORTED_MODULE_2__/* .HEAD_BYTES */ .L));
        const mediaType = format.kind === "image" ? TYPES.get(format.name) : undefined;
        return mediaType === undefined ? null : { mediaType, bytes };
    }
    catch {
        return null;
    }
}
async function readPlain(file, most) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
    if (!entry.isFile() || entry.size > most)
        throw new Error(`${file} is not what it should be`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ jsonReport),
/* harmony export */   T: () => (/* binding */ isPictured)
/* harmony export */ });
function jsonReport(result, folder) {
    const { entries, ...run } = result;
    const head = run;
    const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
    const lines = entries.map(({ attachments: _inMemory, ...entry }) => JSON.stringify(base === null ? entry : moved(entry, base)));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
const PICTURES = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"];
function moved(entry, base) {
    if (entry.answer === null)
        return entry;
    const near = (url) => typeof url === "string" && url.startsWith(base) ? url.slice(base.length) : url;
    const given = entry.answer;
    const named = PICTURES.filter((key) => key in given).map((key) => [key, near(given[key])]);
    const frames = given["videoFrames"];
    return {
        ...entry,
        answer: {
            ...entry.answer,
            ...Object.fromEntries(named),
            ...(Array.isArray(frames) && {
                videoFrames: frames.map((frame) => isPictured(frame) ? { ...frame, screenshotUrl: near(frame.screenshotUrl) } : frame),
            }),
        },
    };
}
const isPictured = (frame) => typeof frame === "object" &&
    frame !== null &&
    "screenshotUrl" in frame &&
    typeof frame.screenshotUrl === "string";


/***/ })

};
