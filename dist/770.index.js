export const id = 770;
export const ids = [770];
export const modules = {

/***/ 70831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n9: () => (/* binding */ CheckReport),
  DC: () => (/* binding */ REPORT_SCHEMA)
});

// UNUSED EXPORTS: MODES, VERDICTS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/result/baseline-report.js
var baseline_report = __webpack_require__(34748);
// EXTERNAL MODULE: ./build/result/entry-report.js + 1 modules
var entry_report = __webpack_require__(43068);
// EXTERNAL MODULE: ./build/result/fields.js
var fields = __webpack_require__(44247);
;// CONCATENATED MODULE: ./build/result/shard-report.js


const ShardReport = schemas/* object */.Ikc({
    index: schemas/* int */.Whr().min(1).max(256).describe("1-based."),
    of: schemas/* int */.Whr().min(1).max(256),
    manifest: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{64}$/u)
        .describe("SHA-256 of all entries and their division into shards."),
    total: schemas/* int */.Whr().min(1).describe("Entries of all shards together."),
    positions: schemas/* array */.YOg(schemas/* int */.Whr().min(0))
        .describe("Positions of this shard's entries among all, 0-based, in the order of `entries`."),
    stopped: schemas/* boolean */.zMY().describe("The run was stopped before every entry was evaluated."),
    run: (0,fields/* optional */.l)(schemas/* string */.YjP()
        .max(40)
        .regex(/^\d+\.\d+$/u), "Id and attempt of the workflow run; absent outside GitHub."),
});

;// CONCATENATED MODULE: ./build/result/check-report.js





const REPORT_SCHEMA = "adhere-report/1";
const MODES = ["evaluate", "links"];
const VERDICTS = ["pass", "fail", "inconclusive"];
const CheckReport = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REPORT_SCHEMA),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz("adhere"), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(MODES).optional().describe("Absent in old reports: evaluate."),
    manifests: (0,fields/* optional */.l)(schemas/* array */.YOg(schemas/* string */.YjP()), "The checked manifests as given: paths or globs. Absent in old reports."),
    commit: schemas/* string */.YjP().nullable(),
    checkout: (0,fields/* optional */.l)(schemas/* object */.Ikc({
        commit: schemas/* string */.YjP()
            .regex(/^[0-9a-f]{40,64}$/u)
            .describe("The commit that has the manifests' lines: `commit`, or what is checked out instead, such as a merge."),
        folder: schemas/* string */.YjP().describe("Path from the working folder to the repository's root; empty if it is not below."),
        workingFolder: schemas/* string */.YjP()
            .describe("Path from the repository's root to the working folder; empty if it is not below."),
    }), "What was checked out where the manifests are. Absent without a git repository, and in old reports."),
    wrongCheckout: (0,fields/* optional */.l)(schemas/* string */.YjP(), "Why what was checked out is not the pull request's commit, so that the run cannot pass. Absent if it is."),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    verdict: schemas/* enum */.k5n(VERDICTS),
    exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)])
        .describe("0: the check passes, 1: it fails, 2: it is inconclusive."),
    headline: schemas/* string */.YjP().describe("The verdict in one sentence for people."),
    gate: schemas/* object */.Ikc({ onInconclusive: schemas/* enum */.k5n(["warn", "fail"]), warnOnly: schemas/* boolean */.zMY() }),
    counts: schemas/* object */.Ikc({
        passed: schemas/* int */.Whr().min(0),
        belowThreshold: schemas/* int */.Whr().min(0),
        regressed: schemas/* int */.Whr().min(0),
        overBudget: schemas/* int */.Whr().min(0).default(0).describe("Pages over their page-speed-budget; absent in old reports."),
        linkBroken: schemas/* int */.Whr().min(0),
        urlOnly: schemas/* int */.Whr().min(0),
        error: schemas/* int */.Whr().min(0),
        skipped: schemas/* int */.Whr().min(0),
    }),
    lowestScore: fields/* scoreSchema */.Y.nullable(),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Notices about the whole run."),
    entries: schemas/* array */.YOg(entry_report/* EntryReport */.rb),
    baseline: (0,fields/* optional */.l)(baseline_report/* BaselineReport */.Q1, "The baseline; absent if there is none."),
    shard: (0,fields/* optional */.l)(ShardReport, "Present in the report of one shard, which does not decide the check."),
    merged: (0,fields/* optional */.l)(schemas/* object */.Ikc({ of: schemas/* int */.Whr().min(1), shards: schemas/* array */.YOg(schemas/* int */.Whr().min(1)) }), "Present in a report merged from shards: the number of shards and which are included."),
});


/***/ }),

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
/* harmony import */ var _result_check_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70831);
/* harmony import */ var _count_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3660);






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
    const result = _result_check_report_js__WEBPACK_IMPORTED_MODULE_3__/* .CheckReport */ .n9.safeParse(value);
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
    if (schema !== _result_check_report_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_SCHEMA */ .DC)
        return `its version is not ${_result_check_report_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_SCHEMA */ .DC}`;
    return `it does not match ${_result_check_report_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_SCHEMA */ .DC} at ${zod__WEBPACK_IMPORTED_MODULE_6__/* .toDotPath */ .sR(issue?.path ?? []) || "its top level"}`;
}
const countsMatchEntries = ({ entries, counts }) => (0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)((0,_count_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .countEntries */ .EX)(entries).byState, counts);
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
