export const id = 3913;
export const ids = [3913];
export const modules = {

/***/ 12614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   eN: () => (/* binding */ resultSpeech),
/* harmony export */   zf: () => (/* binding */ unjudgedSpeech)
/* harmony export */ });
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50663);
/* harmony import */ var _report_markdown_unjudged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21281);
/* harmony import */ var _report_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16034);



const resultSpeech = (result, context, links) => ({
    green: result.verdict === "pass",
    stateAfter: (standing) => (0,_report_state_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(result, context.runName, standing),
    textWith: (state, id) => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .comment */ .Im)(result, { id, links, state }),
});
const unjudgedSpeech = (run, context, links) => {
    const why = JSON.stringify([run.headline, run.problems]);
    const name = { commit: run.commit, at: run.at, run: context.runName, why };
    return {
        green: false,
        stateAfter: (standing) => (0,_report_state_js__WEBPACK_IMPORTED_MODULE_2__/* .unjudgedState */ .UT)(name, standing),
        textWith: (state, id) => (0,_report_markdown_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedComment */ .w)(run, { id, links, state }),
    };
};
async function postComment(speech, settings, context, core) {
    const token = settings["github-token"];
    if (context.pullRequest === null || settings.comment === "never")
        return null;
    if (token === undefined) {
        core.notice("No github-token: the job summary carries the result instead of a comment.");
        return null;
    }
    const { connect } = await __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654));
    const { writeComment } = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 30079));
    const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
    const draft = { id, compose: composer(speech, settings.comment, id) };
    const outcome = await writeComment(await connect(token, context.apiUrl), context, draft);
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} The job summary carries the result.`);
    return outcome;
}
const addressOf = (outcome) => outcome !== null && "url" in outcome ? outcome.url : "";
function composer(speech, when, id) {
    return (standing) => {
        if (standing === null && when === "on-failure" && speech.green)
            return { kind: "leave", why: "quiet" };
        const said = standing === null ? null : (0,_report_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readState */ .un)(standing);
        const state = speech.stateAfter(said);
        if (said !== null && said.commit === state.commit && (0,_report_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewer */ .U4)(said, state)) {
            return { kind: "leave", why: "newer" };
        }
        if (said !== null && when === "changes" && (0,_report_state_js__WEBPACK_IMPORTED_MODULE_2__/* .findsTheSame */ ._g)(said, state)) {
            return { kind: "leave", why: "unchanged" };
        }
        return { kind: "write", body: speech.textWith(state, id) };
    };
}


/***/ }),

/***/ 70882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf)
/* harmony export */ });
const linksOf = ({ runUrl, serverUrl, headRepository, headSha }) => ({
    run: runUrl,
    source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});


/***/ }),

/***/ 92309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ setUnjudged),
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
function setOutputs({ verdict, counts, lowestScore, entries }, written, core) {
    const excused = entries.filter(({ failedBefore }) => failedBefore === true).length;
    const outputs = {
        verdict,
        passed: counts.passed,
        failed: counts.belowThreshold + counts.regressed + counts.linkBroken - excused,
        inconclusive: counts.urlOnly + counts.error,
        "broken-links": counts.linkBroken,
        "lowest-score": lowestScore ?? "",
        "report-json": written.json ?? "",
        "report-html": written.html ?? "",
    };
    for (const [name, value] of Object.entries(outputs))
        core.setOutput(name, value);
}
function setUnjudged(core) {
    core.setOutput("verdict", "inconclusive");
}


/***/ }),

/***/ 92487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tellUnjudged: () => (/* binding */ tellUnjudged)
});

// EXTERNAL MODULE: ./build/check/settings.js + 4 modules
var settings = __webpack_require__(71256);
// EXTERNAL MODULE: ./build/github/context.js
var context = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/github/publish.js
var publish = __webpack_require__(7433);
// EXTERNAL MODULE: ./build/report/markdown-unjudged.js
var markdown_unjudged = __webpack_require__(21281);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/action/comment.js
var comment = __webpack_require__(12614);
// EXTERNAL MODULE: ./build/check/manifest/read.js + 11 modules
var read = __webpack_require__(93108);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
;// CONCATENATED MODULE: ./build/action/explain.js






function explain(error, core) {
    const { headline, problems, failed } = explained(error);
    if (error instanceof read/* ManifestError */.Sh)
        for (const line of error.message.split("\n"))
            core.info((0,report_text/* inLog */.cp)(line));
    for (const { place, message, title } of problems.slice(0, annotations/* MOST_ERRORS */.OA)) {
        core.error((0,report_text/* inLog */.cp)(message), {
            title,
            ...(place && { file: place.file, startLine: place.line, endLine: place.endLine }),
        });
    }
    core.setFailed((0,report_text/* inLog */.cp)(failed ?? headline));
    return { headline, problems };
}
function explained(error) {
    if (error instanceof read/* ManifestError */.Sh && error.problems.length > 0) {
        const mistakes = error.problems.length === 1 ? "a mistake" : `${error.problems.length} mistakes`;
        return {
            headline: `The ads manifest has ${mistakes}.`,
            problems: error.problems.map(({ place, message }) => ({ place, message, title: "Ads manifest" })),
        };
    }
    if (error instanceof settings/* SettingsError */.GN) {
        return {
            headline: "The inputs cannot be read.",
            problems: error.problems.map((message) => ({ place: null, message, title: "Inputs" })),
        };
    }
    const ours = error instanceof read/* ManifestError */.Sh || error instanceof contract_error/* EvaluationError */.ZN || error instanceof context/* ContextError */.a;
    if (ours)
        return { headline: error.message, problems: [] };
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { headline: "Adhere itself failed; the log says where.", problems: [], failed };
}

// EXTERNAL MODULE: ./build/action/links.js
var action_links = __webpack_require__(70882);
// EXTERNAL MODULE: ./build/action/located.js
var action_located = __webpack_require__(67997);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(92309);
;// CONCATENATED MODULE: ./build/action/unjudged.js











async function tellUnjudged(error, beginning, core) {
    (0,outputs/* setUnjudged */.b)(core);
    const why = explain(error, core);
    try {
        await publishUnjudged(why, await beginning.context(), beginning, core);
    }
    catch (failure) {
        if (!(failure instanceof context/* ContextError */.a))
            core.warning((0,report_text/* inLog */.cp)(`It could not be published: ${String(failure)}`));
    }
}
async function publishUnjudged(why, context, { given, startedAt, located }, core) {
    const links = (0,action_links/* linksOf */.h)(context);
    const run = { ...why, commit: context.headSha, at: startedAt.toISOString(), version: version/* VERSION */.x };
    const written = await (0,publish/* writeSummary */.S)((0,markdown_unjudged/* unjudgedSummary */.f)(run, links));
    if (written.kind === "refused")
        core.warning(written.why);
    const settings = commentSettings(given);
    if (settings === null || given.shard?.trim())
        return;
    const there = located ?? (await (0,action_located/* withPullRequest */.p)(context, settings["github-token"]));
    if (located === null)
        (0,action_located/* tellDoubt */.u)(there, settings, core);
    const outcome = await (0,comment/* postComment */.Gy)((0,comment/* unjudgedSpeech */.zf)(run, context, links), settings, there.context, core);
    core.setOutput("comment-url", (0,comment/* addressOf */.ci)(outcome));
}
function commentSettings(given) {
    const own = ["comment", "comment-id", "github-token"].map((name) => [name, given[name]]);
    try {
        return (0,settings/* readSettings */.sb)(Object.fromEntries(own), (name) => name);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ showAnnotations),
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);

async function showAnnotations(annotations) {
    const core = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    for (const { level, place, title, message } of annotations)
        core[level](message, { title, ...place });
}
async function writeSummary(markdown) {
    const { summary } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    try {
        await summary.addRaw(markdown, true).write();
        return { kind: "written" };
    }
    catch (error) {
        summary.emptyBuffer();
        return { kind: "refused", why: `The job summary could not be written: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(String(error), 300)}` };
    }
}


/***/ }),

/***/ 46241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ MOST_ERRORS),
/* harmony export */   hk: () => (/* binding */ annotations)
/* harmony export */ });
/* unused harmony export MOST_OF_A_TYPE */
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78999);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80270);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25787);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _visited_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84409);





const MOST_OF_A_TYPE = 10;
const MOST_ERRORS = MOST_OF_A_TYPE - 1;
const LONGEST = { title: 120, line: 300 };
function annotations(result) {
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(result.entries.filter(_destinations_js__WEBPACK_IMPORTED_MODULE_1__/* .isReached */ .xg));
    const all = [...(0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(entries, "failing"), ...(0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .withStanding */ .N6)(entries, "inconclusive")].map((entry) => annotate(entry, result));
    const shown = ["error", "warning"].flatMap((level) => all
        .filter((annotation) => annotation.level === level)
        .slice(0, level === "error" ? MOST_ERRORS : MOST_OF_A_TYPE));
    const rest = all.length - shown.length;
    const lost = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_1__/* .unreached */ .iq)(result.entries);
    return [
        ...shown,
        ...(rest === 0 ? [] : [restNotice(rest)]),
        ...(lost === 0 ? [] : [noNetwork(lost, result)]),
    ];
}
function annotate(entry, result) {
    const { file, line, endLine } = entry.manifest;
    const { label } = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsFor */ .tu)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreOf */ .uw)(entry)})`;
    return {
        level: levelOf(entry, result),
        place: { file, startLine: line, endLine },
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inLog */ .cp)(`${entry.id}: ${label.toLowerCase()}${score}`, LONGEST.title),
        message: messageLines(entry)
            .map((text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .inLog */ .cp)(text, LONGEST.line))
            .join("\n"),
    };
}
function levelOf(entry, result) {
    if (entry.error?.blame === "manifest")
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "warning";
    if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsFor */ .tu)(entry).standing === "failing")
        return result.gate.warnOnly ? "warning" : "error";
    return inconclusiveLevel(result);
}
function inconclusiveLevel({ gate, verdict }) {
    const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
    return counts || verdict === "inconclusive" ? "error" : "warning";
}
function messageLines(entry) {
    const [risk] = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .risksOf */ .i7)(entry);
    const [fix] = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .fixesOf */ .jv)(entry);
    return [
        entry.reason,
        (0,_visited_js__WEBPACK_IMPORTED_MODULE_4__/* .landingLine */ .K)(entry, String),
        ...(risk ? [`${(0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .riskTitle */ .eq)(risk)}: ${risk.message}`] : []),
        ...(fix
            ? [`Fix first: ${fix.element}, ${(0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .whatToDo */ .H6)(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`]
            : []),
    ];
}
const noNetwork = (lost, result) => ({
    level: inconclusiveLevel(result),
    place: null,
    title: "No network",
    message: `${lost === 1 ? "1 ad" : `${lost} ads`} could not be checked: nothing was reached from this machine.`,
});
const restNotice = (rest) => ({
    level: "notice",
    place: null,
    title: `${rest} more ${rest === 1 ? "ad needs" : "ads need"} a look`,
    message: `GitHub shows ten annotations of a type. The other ${rest} ${rest === 1 ? "is" : "are"} in the job summary and in the reports.`,
});


/***/ }),

/***/ 21281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unjudgedSummary),
/* harmony export */   w: () => (/* binding */ unjudgedComment)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50663);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42787);
/* harmony import */ var _markdown_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5578);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16034);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13920);





const MOST = 50;
function unjudgedComment(run, { id, links = {}, state }) {
    const whole = (most) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(id)}\n${unjudgedPage(run, links, most)}\n${(0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .stateBlock */ .ji)(state)}\n`;
    const text = whole(MOST);
    return text.length <= _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_LIMIT */ .W$ ? text : whole(0);
}
const unjudgedSummary = (run, links) => unjudgedPage(run, links, MOST);
function unjudgedPage(run, links, most) {
    const lines = run.problems.slice(0, most).map((problem) => `- ${problemLine(problem, links)}`);
    const rest = run.problems.length - lines.length;
    if (rest > 0)
        lines.push(`- ${most > 0 ? "and " : ""}${rest} more in ${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)("the log", links.run)}`);
    return `${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([
        `## ⚠️ Adhere could not judge: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inMarkdown */ .Hi)(run.headline, 300)}`,
        lines.join("\n"),
        "Nothing was checked, so nothing is known of the ads at this commit.",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
    ])}\n`;
}
function problemLine({ place, message }, links) {
    if (place === null)
        return (0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(message);
    const where = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .inMarkdown */ .Hi)(place.file, 120)}, line ${place.line}`;
    return `${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(where, (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(links, place))}: ${(0,_markdown_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(message)}`;
}


/***/ }),

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
