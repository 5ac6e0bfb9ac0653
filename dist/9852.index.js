export const id = 9852;
export const ids = [9852,5632];
export const modules = {

/***/ 64866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ wasOffline),
/* harmony export */   ES: () => (/* binding */ LOOKS_UNDER_WAY),
/* harmony export */   T0: () => (/* binding */ NO_NETWORK),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   hk: () => (/* binding */ destinationOfLook),
/* harmony export */   k6: () => (/* binding */ lookWith)
/* harmony export */ });
/* unused harmony export NoNetwork */
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(147);


const LOOKS_UNDER_WAY = { manifest: 4096, list: 1024 };
const REQUEST_MS = 15_000;
const NO_NETWORK = "NO_NETWORK";
class NoNetwork extends _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "NoNetwork";
    constructor() {
        super("There was no network, so the destination was not reached. Check this machine's connection, its name servers and HTTPS_PROXY.", { errorCode: NO_NETWORK });
    }
}
function lookWith({ checkLink, signal }) {
    const stoppable = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .untilStopped */ .sZ)(signal);
    return async (url, { platform, seconds }) => {
        const timeoutMs = Math.min(REQUEST_MS, seconds * 1000);
        try {
            const destination = await stoppable(async () => checkLink(url, { signal, platform, timeoutMs }));
            return isOffline(destination) ? { error: new NoNetwork() } : { destination };
        }
        catch (error) {
            return { error };
        }
    };
}
const isOffline = ({ verdict, reason }) => verdict === "inconclusive" && /^no network\b/i.test(reason ?? "");
const wasOffline = (look) => "error" in look && look.error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN && look.error.errorCode === NO_NETWORK;
const isDecided = (look, { signal }) => "destination" in look || (!signal.aborted && !wasOffline(look));
function destinationOfLook(look, written) {
    if ("destination" in look)
        return { ...look.destination, url: written };
    const { error } = look;
    return {
        url: written,
        verdict: "inconclusive",
        httpStatus: null,
        finalUrl: null,
        reason: error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN ? error.message : `Adhere itself failed here: ${String(error)}`,
        advisories: [],
        evidence: [],
    };
}


/***/ }),

/***/ 5632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UnreadableReport: () => (/* binding */ UnreadableReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile)
/* harmony export */ });
/* unused harmony export MAX_REPORT_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37428);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84618);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74821);





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
    const value = parsed(await textOf(file));
    const result = _result_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckReport */ .n9.safeParse(value);
    if (!result.success)
        throw new UnreadableReport(problemOf(value, result.error));
    const report = result.data;
    const ids = new Set(report.entries.map(({ id }) => id));
    if (ids.size < report.entries.length)
        throw new UnreadableReport("it has two entries of one id");
    if (!sumsUp(report))
        throw new UnreadableReport("its sums are not those of its entries: it was cut or edited");
    return report;
}
function problemOf(value, { issues: [issue] }) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(100) }).safeParse(value).data?.schema;
    if (schema === undefined)
        return "it is no report of Adhere's";
    if (schema !== _result_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_SCHEMA */ .DC)
        return `it is of another version than ${_result_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_SCHEMA */ .DC}`;
    return `it breaks ${_result_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_SCHEMA */ .DC} at ${zod__WEBPACK_IMPORTED_MODULE_5__/* .toDotPath */ .sR(issue?.path ?? []) || "its top level"}`;
}
const sumsUp = ({ entries, counts }) => {
    const found = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tallyOf */ .sv)(entries.map(({ state, overallScore }) => ({ state, overallScore, mistake: false }))).counts;
    return Object.keys(found).every((name) => found[name] === counts[name]);
};
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new UnreadableReport("it is no JSON, or was cut off", { cause });
    }
}
async function textOf(path) {
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
        throw new UnreadableReport(missing ? "there is no such file" : `it cannot be read (${String(cause)})`, {
            missing,
            cause,
        });
    }
}


/***/ }),

/***/ 29852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NoShards: () => (/* binding */ NoShards),
  runMergeJob: () => (/* binding */ runMergeJob)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/check/gate.js + 1 modules
var gate = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/check/links/look.js
var look = __webpack_require__(64866);
// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
;// CONCATENATED MODULE: ./build/check/merge.js



function mergeShards(files, options) {
    const { own, foreign } = ofOneRun(files, options.commit);
    const { shards, twice } = onceEach(own);
    const missing = missingOf(shards);
    const problems = [
        ...options.unreadable,
        ...foreign,
        ...twice,
        ...missing,
        ...(missing.length === 0 && shards.length > 0 ? gapsIn(shards) : []),
    ];
    return joined(shards, problems, options);
}
function ofOneRun(files, commit) {
    const shards = files.flatMap((file) => file.result.shard === undefined ? [] : [{ ...file, shard: file.result.shard }]);
    const foreign = files
        .filter(({ result }) => result.shard === undefined)
        .map(({ name }) => `${name} is no shard's report.`);
    const ofCommit = shards.filter(({ result }) => commit === null || result.commit === commit);
    for (const { name, result } of shards) {
        if (commit === null || result.commit === commit)
            continue;
        foreign.push(`${name} is of commit ${merge_short(result.commit)}, and ${merge_short(commit)} is checked.`);
    }
    const runs = [...Map.groupBy(ofCommit, runOf).values()];
    const own = runs.reduce((most, run) => (run.length > most.length ? run : most), []);
    for (const { name } of ofCommit.filter((shard) => !own.includes(shard))) {
        foreign.push(`${name} is of another run than the others: its commit, manifest, mode or number of shards differs.`);
    }
    return { own, foreign };
}
const runOf = ({ result, shard }) => JSON.stringify([result.commit, result.mode ?? "evaluate", shard.of, shard.total, shard.manifest]);
const merge_short = (commit) => commit === null ? "nobody knows which" : commit.slice(0, 12);
function onceEach(own) {
    const byIndex = Map.groupBy(own, ({ shard }) => shard.index);
    const twice = [...byIndex].flatMap(([index, [first, ...again]]) => first === undefined || again.length === 0
        ? []
        : [
            `Shard ${index} is there ${again.length + 1} times: ${[first, ...again].map(({ name }) => name).join(", ")}.`,
        ]);
    const shards = [...byIndex.values()].flatMap(([first]) => first ?? []);
    return { shards: shards.sort((a, b) => a.shard.index - b.shard.index), twice };
}
function missingOf(shards) {
    const [first] = shards;
    if (first === undefined)
        return ["No shard has a report that can be used."];
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
function gapsIn(shards) {
    const total = shards[0]?.shard.total ?? 0;
    const taken = new Set();
    const ids = new Set();
    for (const { name, result, shard } of shards) {
        if (!isWhole({ result, shard }))
            return [`${name} was cut: it lacks entries of its shard.`];
        for (const position of shard.positions)
            taken.add(position);
        for (const { id } of result.entries)
            ids.add(id);
    }
    const entries = shards.reduce((sum, { result }) => sum + result.entries.length, 0);
    const whole = taken.size === total &&
        entries === total &&
        ids.size === total &&
        [...taken].every((position) => position < total);
    return whole ? [] : [`The shards hold ${ids.size} of ${total} ads, or some of them twice.`];
}
const isWhole = ({ result, shard }) => shard.positions.length === result.entries.length;
function joined(shards, problems, options) {
    const entries = inOrder(shards);
    const [first] = shards;
    const mode = first?.result.mode ?? "evaluate";
    const incomplete = problems.length === 0 ? undefined : incompleteness(problems);
    const lost = entries.filter(({ error }) => error?.code === look/* NO_NETWORK */.T0).length;
    const decision = (0,gate/* decide */.LD)(entries.map(gate/* gatedOf */.Pq), options.gate, shards.some(({ shard }) => shard.stopped), {
        ...(mode === "links" && {
            subject: "links",
            offline: lost > 0 && lost >= entries.length - lost,
        }),
        ...(incomplete !== undefined && { incomplete }),
    });
    const baseline = first?.result.baseline;
    return {
        schema: result/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version: options.version },
        mode,
        commit: options.commit ?? first?.result.commit ?? null,
        ...timesOf(shards, options.now()),
        ...decision,
        gate: options.gate,
        notices: [...problems, ...options.notices, ...noticesOf(shards)],
        entries,
        ...(baseline !== undefined && { baseline }),
        merged: { of: first?.shard.of ?? 1, shards: shards.filter(isWhole).map(({ shard }) => shard.index) },
    };
}
function incompleteness(problems) {
    const more = problems.length - 2;
    const rest = more > 0 ? ` And ${more} more.` : "";
    return `The shards' reports do not make a whole: ${problems.slice(0, 2).join(" ")}${rest}`;
}
function inOrder(shards) {
    const placed = shards.flatMap(({ result, shard }) => result.entries.map((entry, index) => ({ entry, position: shard.positions[index] ?? shard.total })));
    return placed.sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}
function timesOf(shards, now) {
    const starts = shards.map(({ result }) => Date.parse(result.startedAt));
    const ends = shards.map(({ result }) => Date.parse(result.startedAt) + result.durationMs);
    const start = starts.length === 0 ? now.getTime() : Math.min(...starts);
    return {
        startedAt: new Date(start).toISOString(),
        durationMs: Math.max(0, ...ends) - (ends.length === 0 ? 0 : start),
    };
}
const OF_A_SHARD = /^Shard \d+ of \d+: /u;
function noticesOf(shards) {
    const said = shards.flatMap(({ result }) => result.notices.filter((notice) => !OF_A_SHARD.test(notice)));
    return [...new Set(said)];
}

// EXTERNAL MODULE: ./build/check/report-file.js
var report_file = __webpack_require__(5632);
// EXTERNAL MODULE: ./build/check/settings.js + 4 modules
var settings = __webpack_require__(71256);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/job/merge.js







const MOST_REPORTS = 256;
const MOST_PICTURES = 512 * 1024 * 1024;
const COUNTED = "`confirm-after` counts in each shard, which looks at the pages: here it counts nothing. Give it to the shards (docs/matrix.md).";
class NoShards extends settings/* SettingsError */.GN {
    name = "NoShards";
}
async function runMergeJob(options) {
    const { settings, cwd } = options;
    const directory = external_node_path_.resolve(cwd, settings["report-dir"] ?? "adhere-report");
    const { files, unreadable, folders } = await readShards(options.reports, cwd, directory);
    const joined = mergeShards(files, {
        gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
        commit: options.commit,
        version: version/* VERSION */.x,
        unreadable,
        notices: settings["confirm-after"] > 1 ? [COUNTED] : [],
        now: () => new Date(),
    });
    if (joined.entries.length === 0 && joined.merged?.shards.length === 0) {
        const warning = `No report was written to ${directory}, where all is as it was: no shard's report could be used.`;
        return { result: joined, reports: { written: {}, warnings: [warning] } };
    }
    const { findRepairs, withRepairs, writePatches } = await __webpack_require__.e(/* import() */ 5138).then(__webpack_require__.bind(__webpack_require__, 65138));
    const { writeReports } = await Promise.all(/* import() */[__webpack_require__.e(3865), __webpack_require__.e(663), __webpack_require__.e(8862), __webpack_require__.e(9678)]).then(__webpack_require__.bind(__webpack_require__, 18862));
    const { brought, unkept } = await withPictures(joined, folders, directory);
    const repairs = await findRepairs(brought, cwd, directory);
    const result = withRepairs(brought, repairs.plan);
    const reducer = await openReducer(result, options);
    try {
        const { written, warnings } = await writeReports(result, directory, {
            reduce: reducer?.reduce,
            signal: options.signal,
        });
        const unpatched = await writePatches(repairs, directory);
        return { result, repairs, reports: { written, warnings: [...unkept, ...warnings, ...unpatched] } };
    }
    finally {
        await reducer?.close().catch((error) => options.log(`Not closed: ${String(error)}`));
    }
}
async function readShards(patterns, cwd, directory) {
    const { paths, unmatched } = await findReports(patterns, cwd);
    if (paths.length === 0) {
        throw new NoShards([
            `No shard's report was found (${patterns.join(", ")}): was there a shard that came to its end, and were its reports downloaded?`,
        ]);
    }
    if (paths.length > MOST_REPORTS) {
        throw new NoShards([
            `${paths.length} reports are more than ${MOST_REPORTS} shards: name those of one run.`,
        ]);
    }
    const ours = await (0,promises_.realpath)(external_node_path_.join(directory, "report.json")).catch(() => null);
    const nameOf = (file) => external_node_path_.relative(cwd, file).split(external_node_path_.sep).join("/");
    if (ours !== null && paths.includes(ours)) {
        throw new NoShards([
            `${nameOf(ours)} is to be joined, and lies where the joined report is written: it would be lost. Have the joined one written to another folder (report-dir), and each shard's to its own, such as shards/1.`,
        ]);
    }
    const files = [];
    const unreadable = unmatched.map((pattern) => `No report matches ${pattern}.`);
    const folders = new Map();
    for (const file of paths) {
        const name = nameOf(file);
        try {
            const result = await (0,report_file.readReportFile)(file);
            files.push({ name, result });
            for (const entry of result.entries)
                folders.set(entry, external_node_path_.dirname(file));
        }
        catch (error) {
            if (!(error instanceof report_file.UnreadableReport))
                throw error;
            unreadable.push(`${name} cannot be used: ${error.message}.`);
        }
    }
    return { files, unreadable, folders };
}
async function findReports(patterns, cwd) {
    const paths = new Set();
    const unmatched = [];
    for (const pattern of patterns) {
        const found = await matching(pattern, cwd);
        if (found.length === 0)
            unmatched.push(pattern);
        for (const file of found)
            paths.add(await (0,promises_.realpath)(file));
    }
    return { paths: [...paths].sort(), unmatched };
}
async function matching(pattern, cwd) {
    const named = await reportAt(external_node_path_.resolve(cwd, pattern));
    if (named !== null)
        return [named];
    const found = [];
    for await (const name of (0,promises_.glob)(pattern, { cwd }))
        found.push(await reportAt(external_node_path_.resolve(cwd, name)));
    return found.filter((file) => file !== null);
}
async function reportAt(place) {
    const isFile = async (file) => (await (0,promises_.stat)(file).catch(() => null))?.isFile() === true;
    if (await isFile(place))
        return place;
    const within = external_node_path_.join(place, "report.json");
    return (await isFile(within)) ? within : null;
}
async function withPictures(result, folders, directory) {
    const { bringPictures, readAttachments } = await __webpack_require__.e(/* import() */ 3202).then(__webpack_require__.bind(__webpack_require__, 83202));
    const { picturesOf } = await Promise.all(/* import() */[__webpack_require__.e(3865), __webpack_require__.e(663), __webpack_require__.e(8862), __webpack_require__.e(9678)]).then(__webpack_require__.bind(__webpack_require__, 18862));
    const { keep, warnings } = picturesOf(directory);
    const known = new Map();
    const moved = new Map();
    let room = MOST_PICTURES;
    for (const entry of (0,report_entries/* worstFirst */.md)(result.entries)) {
        const folder = folders.get(entry) ?? directory;
        if (!known.has(folder))
            known.set(folder, await readAttachments(folder));
        const facts = room > 0 ? known.get(folder)?.get(entry.id) : undefined;
        const one = await bringPictures(entry, folder, keep, facts);
        for (const { bytes } of Object.values(one.attachments?.pictures ?? {}))
            room -= bytes.byteLength;
        moved.set(entry.id, one);
    }
    const entries = result.entries.map((entry) => moved.get(entry.id) ?? entry);
    return { brought: { ...result, entries }, unkept: warnings };
}
async function openReducer(result, options) {
    if (result.entries.every(({ attachments }) => attachments === undefined))
        return null;
    const { openEvaluator } = await __webpack_require__.e(/* import() */ 889).then(__webpack_require__.bind(__webpack_require__, 50889));
    const settings = { ...options.settings, "api-url": undefined, "api-key": undefined };
    return openEvaluator({ ...options, settings });
}


/***/ })

};
