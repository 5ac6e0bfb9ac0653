export const id = 770;
export const ids = [770];
export const modules = {

/***/ 35770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UnreadableReport: () => (/* binding */ UnreadableReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile)
/* harmony export */ });
/* unused harmony export MAX_REPORT_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37428);
/* harmony import */ var _count_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3660);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76787);






const MAX_REPORT_BYTES = 256 * 1024 * 1024;
class UnreadableReport extends Error {
    name = "UnreadableReport";
    missing;
    constructor(why, options = {}) {
        super(why, { cause: options.cause });
        this.missing = options.missing ?? false;
    }
}
async function readReportFile(file) {
    const value = parseJson(await readText(file));
    const result = _result_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckReport */ .n9.safeParse(value);
    if (!result.success)
        throw new UnreadableReport(explainSchemaError(value, result.error));
    const report = result.data;
    const ids = new Set(report.entries.map(({ id }) => id));
    if (ids.size < report.entries.length)
        throw new UnreadableReport("two entries have the same id");
    if (!countsMatchEntries(report))
        throw new UnreadableReport("its counts do not match its entries: it was truncated or edited");
    return report;
}
function explainSchemaError(value, { issues: [issue] }) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ schema: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(100) }).safeParse(value).data?.schema;
    if (schema === undefined)
        return "it is not an Adhere report";
    if (schema !== _result_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_SCHEMA */ .DC)
        return `its version is not ${_result_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_SCHEMA */ .DC}`;
    return `it does not match ${_result_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_SCHEMA */ .DC} at ${zod__WEBPACK_IMPORTED_MODULE_6__/* .toDotPath */ .sR(issue?.path ?? []) || "its top level"}`;
}
const countsMatchEntries = ({ entries, counts }) => (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)((0,_count_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .countEntries */ .EX)(entries).byState, counts);
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new UnreadableReport("it is not valid JSON, or it is truncated", { cause });
    }
}
async function readText(path) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            const entry = await file.stat();
            if (!entry.isFile())
                throw new UnreadableReport("it is not a file");
            if (entry.size > MAX_REPORT_BYTES) {
                throw new UnreadableReport(`it has more than ${MAX_REPORT_BYTES / 1024 / 1024} MB`);
            }
            return await file.readFile("utf8");
        }
        finally {
            await file.close();
        }
    }
    catch (cause) {
        if (cause instanceof UnreadableReport)
            throw cause;
        const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
        const why = missing ? "there is no such file" : `it cannot be read (${String(cause)})`;
        throw new UnreadableReport(why, { missing, cause });
    }
}


/***/ })

};
