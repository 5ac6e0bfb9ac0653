export const id = 3202;
export const ids = [3202];
export const modules = {

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ATTACHMENTS_FILE: () => (/* binding */ ATTACHMENTS_FILE),
/* harmony export */   bringPictures: () => (/* binding */ bringPictures),
/* harmony export */   readAttachments: () => (/* binding */ readAttachments),
/* harmony export */   writeAttachments: () => (/* binding */ writeAttachments)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(737);
/* harmony import */ var _check_manifest_media_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6001);





/**
 * What a shard keeps beside its report so that the joined HTML report shows the same pictures: their sizes and what is
 * outlined in them, which the contract's answer does not hold.
 */
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
/** Where the answer names each picture. */
const FIELDS = {
    ad: "adScreenshotUrl",
    landingPage: "landingPageScreenshotUrl",
    alternate: "alternateScreenshotUrl",
};
const ROLES = Object.keys(FIELDS);
/**
 * Writes what a shard's report cannot hold.
 *
 * @returns a warning where it cannot be written.
 */
async function writeAttachments({ entries }, directory) {
    const kept = entries.flatMap(({ id, attachments }) => attachments === undefined ? [] : [factsOf(id, attachments)]);
    if (kept.length === 0)
        return [];
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, ATTACHMENTS_FILE);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, `${JSON.stringify({ schema: ATTACHMENTS_SCHEMA, entries: kept })}\n`);
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
/** What a shard kept of its pictures, by entry; nothing where it kept nothing that can be read. */
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
/**
 * Brings an entry's pictures from another report's folder to this one's. A picture that is not there, or is none, is no longer
 * named. Those of which the size is known are attached, for the HTML report.
 */
async function bringPictures(entry, from, to, known) {
    const { answer } = entry;
    if (answer === null)
        return entry;
    const keep = (0,_folder_js__WEBPACK_IMPORTED_MODULE_3__.pictureKeeper)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(to, "screenshots"));
    const named = [];
    const pictures = {};
    for (const role of ROLES) {
        const field = FIELDS[role];
        const name = Object.entries(answer).find(([key]) => key === field)?.[1];
        if (typeof name !== "string" || /^[a-z][a-z0-9+.-]*:/iu.test(name))
            continue;
        const picture = await readPicture(from, name);
        const facts = known?.[role];
        named.push([field, picture && (await keep("", role, { ...NO_SIZE, ...picture }))]);
        if (picture !== null && facts !== undefined)
            pictures[role] = sized(picture, facts);
    }
    // The contract has an ad's picture in every evaluation.
    const moved = named.map(([field, url]) => [field, url ?? (field === FIELDS.ad ? "" : null)]);
    const attached = Object.keys(pictures).length > 0 && known !== undefined;
    return {
        ...entry,
        answer: { ...answer, ...Object.fromEntries(moved) },
        ...(attached && {
            attachments: { pictures, outlines: known.outlines, linkTrail: entry.linkTrail, notices: entry.notices },
        }),
    };
}
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
/** A picture of a report's folder; null where the name leads out of it, or to anything else. */
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
/** The bytes of an ordinary file: a link might lead anywhere. */
async function readPlain(file, most) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
    if (!entry.isFile() || entry.size > most)
        throw new Error(`${file} is not what it should be`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
}


/***/ })

};
