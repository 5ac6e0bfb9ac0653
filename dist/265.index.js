export const id = 265;
export const ids = [265];
export const modules = {

/***/ 79265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFailure: () => (/* binding */ reportFailure)
});

// EXTERNAL MODULE: ./build/github/run-context.js
var run_context = __webpack_require__(74809);
// EXTERNAL MODULE: ./build/github/write-job-summary.js
var write_job_summary = __webpack_require__(28934);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/markdown/run-failure.js
var run_failure = __webpack_require__(27259);
// EXTERNAL MODULE: ./build/report/repository-paths.js
var repository_paths = __webpack_require__(42842);
// EXTERNAL MODULE: ./build/run/changes/checkout.js
var changes_checkout = __webpack_require__(74634);
// EXTERNAL MODULE: ./build/run/manifest/read-manifests.js + 5 modules
var read_manifests = __webpack_require__(72223);
// EXTERNAL MODULE: ./build/run/settings/define-input.js
var define_input = __webpack_require__(72922);
// EXTERNAL MODULE: ./build/run/settings.js + 5 modules
var settings = __webpack_require__(76429);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/action/create-link-base-urls.js
var create_link_base_urls = __webpack_require__(78655);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
;// CONCATENATED MODULE: ./build/action/fail-step.js






function logError(error, core) {
    const { headline, problems, failureMessage } = describeError(error);
    if (error instanceof read_manifests/* ManifestError */.S)
        for (const line of error.message.split("\n"))
            core.info((0,report_escape/* escapeForLog */.zB)(line));
    for (const { location, message, title } of problems.slice(0, annotations/* MAX_ERROR_ANNOTATIONS */.t)) {
        core.error((0,report_escape/* escapeForLog */.zB)(message), {
            title,
            ...(location && { file: location.file, startLine: location.line, endLine: location.endLine }),
        });
    }
    core.setFailed((0,report_escape/* escapeForLog */.zB)(failureMessage ?? headline));
    return { headline, problems };
}
function describeError(error) {
    if (error instanceof read_manifests/* ManifestError */.S && error.problems.length > 0) {
        const count = error.problems.length === 1 ? "a mistake" : `${error.problems.length} mistakes`;
        return {
            headline: `The ads manifest has ${count}.`,
            problems: error.problems.map(({ location, message }) => ({ location, message, title: "Ads manifest" })),
        };
    }
    if (error instanceof settings/* SettingsError */.GN) {
        return {
            headline: "Some inputs are invalid.",
            problems: error.problems.map((message) => ({ location: null, message, title: "Inputs" })),
        };
    }
    const isExpected = error instanceof read_manifests/* ManifestError */.S || error instanceof contract_error/* EvaluationError */.ZN || error instanceof run_context/* ContextError */.af;
    if (isExpected)
        return { headline: error.message, problems: [] };
    const failureMessage = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { headline: "Internal error: see the log.", problems: [], failureMessage };
}

// EXTERNAL MODULE: ./build/action/identify-check.js
var identify_check = __webpack_require__(96766);
// EXTERNAL MODULE: ./build/action/post-comment.js + 3 modules
var post_comment = __webpack_require__(59174);
// EXTERNAL MODULE: ./build/action/resolve-pull-request.js
var resolve_pull_request = __webpack_require__(96795);
// EXTERNAL MODULE: ./build/action/set-outputs.js
var set_outputs = __webpack_require__(25824);
;// CONCATENATED MODULE: ./build/action/report-failure.js
















async function reportFailure(error, beginning, core) {
    (0,set_outputs/* setFailureOutputs */.Jl)(core);
    const why = logError(await nameFromRepository(error, beginning), core);
    try {
        await publishFailure(why, await beginning.loadContext(), beginning, core);
    }
    catch (failure) {
        if (!(failure instanceof run_context/* ContextError */.af))
            core.warning((0,report_escape/* escapeForLog */.zB)(`Could not publish the error: ${String(failure)}`));
    }
}
async function nameFromRepository(error, { cwd, given }) {
    if (!(error instanceof read_manifests/* ManifestError */.S))
        return error;
    const manifests = (0,define_input/* splitLines */.uz)(given.manifest?.trim() || settings/* INPUTS */.mc.manifest.default);
    const checkout = (await (0,changes_checkout/* readCheckout */.b)(cwd, manifests, null)) ?? undefined;
    const problems = error.problems.map(({ location, message }) => ({
        location: { ...location, file: (0,repository_paths/* toRepositoryPath */.Bd)(location.file, checkout) },
        message,
    }));
    return new read_manifests/* ManifestError */.S(problems, error.message);
}
async function publishFailure(why, context, { given, startedAt, resolved }, core) {
    const links = (0,create_link_base_urls/* createReportLinks */.O)(context);
    const run = { ...why, commit: context.headSha, at: startedAt.toISOString(), version: version/* VERSION */.x };
    const written = await (0,write_job_summary/* writeJobSummary */.j)((0,run_failure/* renderRunFailureSummary */.i)(run, links));
    if (written.kind === "refused")
        core.warning(written.why);
    const settings = readCommentSettings(given);
    if (settings === null || given.shard?.trim())
        return;
    const target = resolved ?? (await (0,resolve_pull_request/* resolvePullRequest */.D)(context, settings["github-token"]));
    if (resolved === null)
        (0,resolve_pull_request/* noticePullRequestProblem */.u)(target, settings, core);
    const check = (0,identify_check/* identifyCheck */.N)(settings, context);
    const outcome = await (0,post_comment/* postComment */.Gy)((0,post_comment/* createFailureDraft */.EJ)(run, { check, context, links }), settings, target.context, core);
    core.setOutput("comment-url", (0,post_comment/* getCommentUrl */.XB)(outcome));
}
function readCommentSettings(given) {
    const readable = identify_check/* IDENTITY_INPUTS */.H.filter((name) => settings/* INPUTS */.mc[name].schema.safeParse(given[name]).success);
    const own = ["comment", "github-token", ...readable].map((name) => [name, given[name]]);
    try {
        return (0,settings/* readSettings */.sb)(Object.fromEntries(own), (name) => name);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 28934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeJobSummary)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

async function writeJobSummary(markdown) {
    const { summary } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    try {
        await summary.addRaw(markdown, true).write();
        return { kind: "written" };
    }
    catch (error) {
        summary.emptyBuffer();
        return { kind: "refused", why: `The job summary could not be written: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(String(error), 300)}` };
    }
}


/***/ }),

/***/ 46241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ buildAnnotations),
/* harmony export */   t: () => (/* binding */ MAX_ERROR_ANNOTATIONS)
/* harmony export */ });
/* harmony import */ var _actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45164);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _format_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56134);
/* harmony import */ var _group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62702);
/* harmony import */ var _landing_page_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6341);
/* harmony import */ var _select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38024);
/* harmony import */ var _word_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59263);









const MAX_ANNOTATIONS_PER_LEVEL = 10;
const MAX_ERROR_ANNOTATIONS = MAX_ANNOTATIONS_PER_LEVEL - 1;
const ANNOTATION_MAX_CHARS = { title: 120, line: 300 };
const CHANGE_MAX_CHARS = 60;
function buildAnnotations(result) {
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .sortWorstFirst */ .Qi)(result.entries.filter(_group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_4__/* .wasReached */ .OC));
    const all = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .filterUrgent */ .sq)(entries).map((entry) => buildAnnotation(entry, result));
    const shown = [
        ...all.filter(({ level }) => level === "error").slice(0, MAX_ERROR_ANNOTATIONS),
        ...all.filter(({ level }) => level === "warning").slice(0, MAX_ANNOTATIONS_PER_LEVEL),
    ];
    const rest = all.length - shown.length;
    const unreached = (0,_group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_4__/* .countUnreached */ .js)(result.entries);
    return [
        ...shown,
        ...(rest === 0 ? [] : [buildOverflowNotice(rest)]),
        ...(unreached === 0 ? [] : [buildNoNetworkAnnotation(unreached, result)]),
    ];
}
function buildAnnotation(entry, result) {
    const { file, line, endLine } = entry.manifest;
    const { label } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(entry)})`;
    return {
        level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getProblemLevel */ .wL)(entry, result),
        location: { file, startLine: line, endLine },
        title: (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeForLog */ .zB)(`${entry.id}: ${label.toLowerCase()}${score}`, ANNOTATION_MAX_CHARS.title),
        message: buildMessageLines(entry)
            .map((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeForLog */ .zB)(text, ANNOTATION_MAX_CHARS.line))
            .join("\n"),
    };
}
function buildMessageLines(entry) {
    const [risk] = (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_5__/* .getOpenRisks */ .ZE)(entry);
    const [action] = (0,_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .getOpenActions */ .i)(entry);
    return [
        entry.reason,
        (0,_landing_page_line_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLandingPage */ .y)(entry, String),
        ...(risk ? [`${(0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_5__/* .getRiskTitle */ .Cf)(risk)}: ${risk.message}`] : []),
        ...(action ? [`Fix first: ${action.element}, ${action.changes.map(formatChange).join("; or ")}`] : []),
    ];
}
function formatChange(change) {
    const [before, after] = [(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeForLog */ .zB)(change.currentValue), (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeForLog */ .zB)(change.suggestedValue)];
    return `${(0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDirection */ .p6)(change)}: ${(0,_word_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPlainChange */ .ed)(before, after, CHANGE_MAX_CHARS)}`;
}
const buildNoNetworkAnnotation = (unreached, result) => ({
    level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getInconclusiveLevel */ .pl)(result),
    location: null,
    title: "No network",
    message: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B)(unreached, "ad")} could not be checked: this machine has no network.`,
});
const buildOverflowNotice = (rest) => ({
    level: "notice",
    location: null,
    title: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B)(rest, "more ad")} with problems`,
    message: `GitHub shows ten annotations per level. See the job summary or the report files for the other ${rest}.`,
});


/***/ })

};
