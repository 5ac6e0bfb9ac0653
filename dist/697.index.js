export const id = 697;
export const ids = [697,770];
export const modules = {

/***/ 85697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/run/read-report-file.js
var read_report_file = __webpack_require__(35770);
// EXTERNAL MODULE: ./build/run/settings.js + 5 modules
var settings = __webpack_require__(76429);
// EXTERNAL MODULE: ./build/result/check-report.js + 1 modules
var check_report = __webpack_require__(70831);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var gate = __webpack_require__(68505);
;// CONCATENATED MODULE: ./build/run/shards/merge.js


function mergeShards(files, options) {
    const { matching, mismatches } = selectRunShards(files, options.commit);
    const { shards, duplicates, replaced } = removeDuplicates(matching);
    const missing = findMissingShards(shards);
    const problems = [
        ...options.unreadableReports,
        ...mismatches,
        ...duplicates,
        ...missing,
        ...(missing.length === 0 && shards.length > 0 ? findMissingEntries(shards) : []),
    ];
    return buildMergedResult(shards, problems, { ...options, notices: [...replaced, ...options.notices] });
}
function selectRunShards(files, commit) {
    const shards = files.flatMap((file) => file.result.shard === undefined ? [] : [{ ...file, shard: file.result.shard }]);
    const mismatches = files
        .filter(({ result }) => result.shard === undefined)
        .map(({ name }) => `${name} is not a shard report.`);
    const ofCommit = shards.filter(({ result }) => commit === null || result.commit === commit);
    for (const { name, result } of shards) {
        if (commit === null || result.commit === commit)
            continue;
        mismatches.push(`${name} is for commit ${shortCommit(result.commit)}, but this run checks ${shortCommit(commit)}.`);
    }
    const runs = [...Map.groupBy(ofCommit, runKeyOf).values()];
    const matching = runs.reduce((most, run) => (run.length > most.length ? run : most), []);
    for (const { name } of ofCommit.filter((shard) => !matching.includes(shard))) {
        mismatches.push(`${name} is from a different run: its commit, manifest, mode or number of shards differs.`);
    }
    return { matching, mismatches };
}
const runKeyOf = ({ result, shard }) => JSON.stringify([result.commit, result.mode ?? "evaluate", shard.of, shard.total, shard.manifest]);
const shortCommit = (commit) => (commit === null ? "unknown" : commit.slice(0, 12));
function removeDuplicates(own) {
    const [duplicates, replaced] = [[], []];
    const shards = [...Map.groupBy(own, ({ shard }) => shard.index).values()].flatMap((reports) => {
        const [first, ...others] = reports;
        if (first === undefined || others.length === 0)
            return first === undefined ? [] : [first];
        const which = `Shard ${first.shard.index} has ${reports.length} reports`;
        const newest = findNewestAttempt(reports);
        if (newest === null)
            duplicates.push(`${which}: ${reports.map(({ name }) => name).join(", ")}.`);
        else
            replaced.push(`${which}: that of the newest attempt counts, ${newest.name}.`);
        return [newest ?? first];
    });
    return { shards: shards.sort((a, b) => a.shard.index - b.shard.index), duplicates, replaced };
}
function findNewestAttempt(reports) {
    const attempts = reports.map((report) => ({ report, parts: report.shard.run?.split(".") ?? [] }));
    const [first] = attempts;
    const isOneRun = attempts.every(({ parts: [id] }) => id !== undefined && id === first?.parts[0]);
    const numbers = new Set(attempts.map(({ parts: [, attempt] }) => attempt));
    if (!isOneRun || numbers.size < reports.length)
        return null;
    return attempts.toSorted((a, b) => Number(b.parts[1]) - Number(a.parts[1]))[0]?.report ?? null;
}
function findMissingShards(shards) {
    const [first] = shards;
    if (first === undefined)
        return ["There is no usable shard report."];
    const { of } = first.shard;
    const there = new Set(shards.map(({ shard }) => shard.index));
    const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !there.has(index));
    const strays = shards.filter(({ shard }) => shard.index > of);
    if (strays.length > 0)
        return [`There is no shard ${strays[0]?.shard.index} of ${of}.`];
    if (missing.length === 0)
        return [];
    const which = new Intl.ListFormat("en-GB").format(missing.map(String));
    return [
        `${missing.length === 1 ? "Shard" : "Shards"} ${which} of ${of} ${missing.length === 1 ? "is" : "are"} missing.`,
    ];
}
function findMissingEntries(shards) {
    const total = shards[0]?.shard.total ?? 0;
    const taken = new Set();
    const ids = new Set();
    for (const { name, result, shard } of shards) {
        if (!isComplete({ result, shard }))
            return [`${name} is truncated: entries of its shard are missing.`];
        for (const position of shard.positions)
            taken.add(position);
        for (const { id } of result.entries)
            ids.add(id);
    }
    const entries = shards.reduce((sum, { result }) => sum + result.entries.length, 0);
    const whole = taken.size === total && entries === total && ids.size === total && [...taken].every((position) => position < total);
    return whole ? [] : [`The shards contain ${ids.size} of ${total} ads, or some of them twice.`];
}
const isComplete = ({ result, shard }) => shard.positions.length === result.entries.length;
function buildMergedResult(shards, problems, options) {
    const entries = sortEntries(shards);
    const [first] = shards;
    const mode = first?.result.mode ?? "evaluate";
    const wrongCheckout = shards.flatMap(({ result }) => result.wrongCheckout ?? []).at(0);
    const conditions = {
        ...(0,gate/* describeRun */.vZ)(mode, entries),
        ...(wrongCheckout !== undefined && { wrongCheckout }),
        ...(problems.length > 0 && { incompleteReason: formatIncompleteReason(problems) }),
    };
    const stopped = shards.some(({ shard }) => shard.stopped);
    const baseline = first?.result.baseline;
    return {
        schema: check_report/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version: options.version },
        mode,
        ...(first?.result.manifests && { manifests: first.result.manifests }),
        commit: options.commit ?? first?.result.commit ?? null,
        ...(first?.result.checkout && { checkout: first.result.checkout }),
        ...(wrongCheckout !== undefined && { wrongCheckout }),
        ...computeTimes(shards, options.now()),
        ...(0,gate/* decideVerdict */.AU)(entries, options.gate, stopped, conditions),
        gate: options.gate,
        notices: [...problems, ...options.notices, ...collectNotices(shards)],
        entries,
        ...(baseline !== undefined && { baseline }),
        merged: { of: first?.shard.of ?? 1, shards: shards.filter(isComplete).map(({ shard }) => shard.index) },
    };
}
function formatIncompleteReason(problems) {
    const more = problems.length - 2;
    const rest = more > 0 ? ` And ${more} more.` : "";
    return `Shard reports are incomplete: ${problems.slice(0, 2).join(" ")}${rest}`;
}
function sortEntries(shards) {
    const placed = shards.flatMap(({ result, shard }) => result.entries.map((entry, index) => ({ entry, position: shard.positions[index] ?? shard.total })));
    return placed.sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}
function computeTimes(shards, now) {
    const starts = shards.map(({ result }) => Date.parse(result.startedAt));
    const ends = shards.map(({ result }) => Date.parse(result.startedAt) + result.durationMs);
    const start = starts.length === 0 ? now.getTime() : Math.min(...starts);
    return {
        startedAt: new Date(start).toISOString(),
        durationMs: Math.max(0, ...ends) - (ends.length === 0 ? 0 : start),
    };
}
const SHARD_NOTICE = /^Shard \d+ of \d+: /u;
function collectNotices(shards) {
    const said = shards.flatMap(({ result }) => result.notices.filter((notice) => !SHARD_NOTICE.test(notice)));
    return [...new Set(said)];
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/compose/run-options.js
var run_options = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/compose/store-pictures.js
var store_pictures = __webpack_require__(3200);
;// CONCATENATED MODULE: ./build/compose/run-merge.js









const MAX_SHARD_REPORTS = 256;
const MAX_TOTAL_PICTURE_BYTES = 512 * 1024 * 1024;
const CONFIRM_AFTER_NOTICE = "`confirm-after` has no effect on a merge. Set it on the shards, which check the pages " +
    "(docs/guide/split-into-shards.md).";
async function runMerge(options) {
    const { settings, cwd } = options;
    const { paths, files, unreadable: unreadableReports, foldersByEntry } = await readShards(settings.merge, cwd);
    const joined = mergeShards(files, {
        gate: (0,run_options/* getGatePolicy */.s)(settings),
        commit: options.commit,
        version: version/* VERSION */.x,
        unreadableReports,
        notices: settings["confirm-after"] > 1 ? [CONFIRM_AFTER_NOTICE] : [],
        now: () => new Date(),
    });
    const directory = (0,run_options/* getReportFolder */.V)(options, joined.mode);
    await refuseToOverwrite(paths, directory, cwd);
    if (joined.entries.length === 0 && joined.merged?.shards.length === 0) {
        const unchanged = `No report was written to ${directory}, and existing files are unchanged`;
        const warning = `${unchanged}: there is no usable shard report.`;
        return { result: joined, reports: { paths: {}, warnings: [warning] } };
    }
    const { writeRunOutput } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(801), __webpack_require__.e(185)]).then(__webpack_require__.bind(__webpack_require__, 42185));
    const { result, warnings } = await addPictures(joined, foldersByEntry, directory);
    const shrinker = await openPictureShrinker(result, options);
    try {
        return await writeRunOutput(result, { ...options, warnings, shrinkPicture: shrinker?.shrinkPicture });
    }
    finally {
        await shrinker?.close().catch((error) => options.log(`Could not close the evaluator: ${String(error)}`));
    }
}
async function readShards(patterns, cwd) {
    const { paths, unmatched } = await findReportFiles(patterns, cwd);
    if (paths.length === 0) {
        throw new settings/* SettingsError */.GN([
            `No shard report was found (${patterns.join(", ")}). Check that a shard finished and that its report was ` +
                "downloaded.",
        ]);
    }
    if (paths.length > MAX_SHARD_REPORTS) {
        throw new settings/* SettingsError */.GN([
            `${paths.length} reports are more than the limit of ${MAX_SHARD_REPORTS}: name the reports of one run.`,
        ]);
    }
    const files = [];
    const unreadable = unmatched.map((pattern) => `No report matches ${pattern}.`);
    const foldersByEntry = new Map();
    for (const file of paths) {
        const name = nameFrom(cwd, file);
        try {
            const result = await (0,read_report_file.readReportFile)(file);
            files.push({ name, result });
            for (const entry of result.entries)
                foldersByEntry.set(entry, external_node_path_.dirname(file));
        }
        catch (error) {
            if (!(error instanceof read_report_file.UnreadableReport))
                throw error;
            unreadable.push(`${name} cannot be used: ${error.message}.`);
        }
    }
    return { paths, files, unreadable, foldersByEntry };
}
async function refuseToOverwrite(paths, directory, cwd) {
    const ours = await (0,promises_.realpath)(external_node_path_.join(directory, "report.json")).catch(() => null);
    if (ours === null || !paths.includes(ours))
        return;
    throw new settings/* SettingsError */.GN([
        `${nameFrom(cwd, ours)} would be overwritten by the merged report. Write the merged report to another folder ` +
            "(report-dir), and each shard's report to its own folder, such as shards/1.",
    ]);
}
const nameFrom = (cwd, file) => external_node_path_.relative(cwd, file).split(external_node_path_.sep).join("/");
async function findReportFiles(patterns, cwd) {
    const paths = new Set();
    const unmatched = [];
    for (const pattern of patterns) {
        const found = await matchReports(pattern, cwd);
        if (found.length === 0)
            unmatched.push(pattern);
        for (const file of found)
            paths.add(await (0,promises_.realpath)(file));
    }
    return { paths: [...paths].sort(), unmatched };
}
async function matchReports(pattern, cwd) {
    const named = await findReportAt(external_node_path_.resolve(cwd, pattern));
    if (named !== null)
        return [named];
    const found = [];
    for await (const name of (0,promises_.glob)(pattern, { cwd }))
        found.push(await findReportAt(external_node_path_.resolve(cwd, name)));
    return found.filter((file) => file !== null);
}
async function findReportAt(place) {
    const isFile = async (file) => (await (0,promises_.stat)(file).catch(() => null))?.isFile() === true;
    if (await isFile(place))
        return place;
    const within = external_node_path_.join(place, "report.json");
    return (await isFile(within)) ? within : null;
}
async function addPictures(result, folders, directory) {
    const { copyPictures, readAttachments } = await __webpack_require__.e(/* import() */ 148).then(__webpack_require__.bind(__webpack_require__, 70148));
    const { store, warnings } = (0,store_pictures/* openReportPictureStore */.Ck)(directory);
    const known = new Map();
    const moved = new Map();
    let room = MAX_TOTAL_PICTURE_BYTES;
    for (const entry of (0,report_entries/* sortWorstFirst */.Qi)(result.entries)) {
        const folder = folders.get(entry) ?? directory;
        if (!known.has(folder))
            known.set(folder, await readAttachments(folder));
        const facts = room > 0 ? known.get(folder)?.get(entry.id) : undefined;
        const one = await copyPictures(entry, folder, store, facts);
        for (const { bytes } of Object.values(one.attachments?.pictures ?? {}))
            room -= bytes.byteLength;
        moved.set(entry.id, one);
    }
    const entries = result.entries.map((entry) => moved.get(entry.id) ?? entry);
    return { result: { ...result, entries }, warnings };
}
async function openPictureShrinker(result, options) {
    if (result.entries.every(({ attachments }) => attachments === undefined))
        return null;
    const { openEvaluator } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 52415));
    const settings = { ...options.settings, "api-url": undefined, "api-key": undefined };
    return openEvaluator({ ...options, settings });
}


/***/ }),

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
