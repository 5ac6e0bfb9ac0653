export const id = 33;
export const ids = [33];
export const modules = {

/***/ 9033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/github/publish.js

/** Shows annotations through the runner. Lines only: a column beside `endLine` would be refused. */
async function showAnnotations(annotations) {
    const core = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8476));
    for (const { level, place, title, message } of annotations)
        core[level](message, { title, ...place });
}
/** Appends to the job summary. Rejects for nothing: where there is no summary file, the outcome says so. */
async function writeSummary(markdown) {
    const { summary } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 8476));
    try {
        await summary.addRaw(markdown, true).write();
        return { kind: "written" };
    }
    catch (error) {
        summary.emptyBuffer();
        return { kind: "refused", why: `The job summary could not be written: ${(0,report_text/* inLog */.cp)(String(error), 300)}` };
    }
}

// EXTERNAL MODULE: ./build/report/advice.js
var advice = __webpack_require__(8999);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(5787);
;// CONCATENATED MODULE: ./build/report/annotations.js



/** GitHub keeps ten annotations of a type a step and drops the rest without a word (docs.github.com, usage limits). */
const MOST_OF_A_TYPE = 10;
const LONGEST = { title: 120, line: 300 };
/**
 * What fails and what could not be judged, at the manifest's lines, worst first: at most ten a type, and one
 * notice that counts the rest. What the gate lets through is a warning.
 */
function annotations(result) {
    const entries = (0,report_entries/* worstFirst */.md)(result.entries);
    const all = [...(0,report_entries/* withStanding */.N6)(entries, "failing"), ...(0,report_entries/* withStanding */.N6)(entries, "inconclusive")].map((entry) => annotate(entry, result));
    const shown = ["error", "warning"].flatMap((level) => all.filter((annotation) => annotation.level === level).slice(0, MOST_OF_A_TYPE));
    const rest = all.length - shown.length;
    return rest === 0 ? shown : [...shown, restNotice(rest)];
}
function annotate(entry, result) {
    const { file, line, endLine } = entry.manifest;
    const { label } = (0,report_entries/* wordsFor */.tu)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,report_entries/* scoreOf */.uw)(entry)})`;
    return {
        level: levelOf(entry, result),
        place: { file, startLine: line, endLine },
        title: (0,report_text/* inLog */.cp)(`${entry.id}: ${label.toLowerCase()}${score}`, LONGEST.title),
        message: messageLines(entry)
            .map((text) => (0,report_text/* inLog */.cp)(text, LONGEST.line))
            .join("\n"),
    };
}
function levelOf(entry, result) {
    if (entry.error?.blame === "manifest")
        return "error";
    if ((0,report_entries/* wordsFor */.tu)(entry).standing === "failing")
        return result.gate.warnOnly ? "warning" : "error";
    const counts = result.gate.onInconclusive === "fail" && !result.gate.warnOnly;
    return counts || result.verdict === "inconclusive" ? "error" : "warning";
}
function messageLines(entry) {
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const [risk] = evaluation === null ? [] : (0,advice/* risksInOrder */.Sg)(evaluation);
    const [fix] = evaluation === null ? [] : (0,advice/* fixesInOrder */.he)(evaluation);
    return [
        entry.reason,
        `Landing page: ${entry.landingUrl}`,
        ...(risk ? [`${(0,advice/* riskTitle */.eq)(risk)}: ${risk.message}`] : []),
        ...(fix
            ? [`Fix first: ${fix.element}, ${(0,advice/* whatToDo */.H6)(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`]
            : []),
    ];
}
const restNotice = (rest) => ({
    level: "notice",
    place: null,
    title: `${rest} more ${rest === 1 ? "ad needs" : "ads need"} a look`,
    message: `GitHub shows ten annotations of a type. The other ${rest} ${rest === 1 ? "is" : "are"} in the job summary and in the reports.`,
});

// EXTERNAL MODULE: ./build/report/markdown.js + 2 modules
var markdown = __webpack_require__(3534);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(3831);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(2855);
;// CONCATENATED MODULE: ./build/report/table.js






const MARKS = {
    failing: { mark: "✗", colour: "red" },
    inconclusive: { mark: "!", colour: "yellow" },
    passed: { mark: "✓", colour: "green" },
    skipped: { mark: "-", colour: "dim" },
};
/** Columns of numbers stand right. */
const RIGHT = new Set(["Score", ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => report_entries/* DIMENSION_LABELS */.Py[dimension])]);
const HEADER = ["", "Ad", "Platform", ...RIGHT, "State"];
/** Longest id and longest value shown, in code points: a line should not wrap for one long name. */
const table_LONGEST = { id: 40, value: 60, sentence: 500 };
/** The verdict for a terminal or a log: an aligned table, worst first, why what is not green is not, and the headline. */
function verdictTable(result, options = {}) {
    const paint = (standing, text) => options.colour === true ? (0,external_node_util_.styleText)(MARKS[standing].colour, text, { validateStream: false }) : text;
    const entries = (0,report_entries/* worstFirst */.md)(result.entries);
    const rows = [HEADER, ...entries.map(cells)];
    const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => (0,string_width/* default */.A)(row[column] ?? ""))));
    const [header, ...lines] = rows.map((row) => align(row, widths));
    const painted = entries.map((entry, index) => paint((0,report_entries/* wordsFor */.tu)(entry).standing, lines[index] ?? ""));
    const why = [
        ...[...(0,report_entries/* withStanding */.N6)(entries, "failing"), ...(0,report_entries/* withStanding */.N6)(entries, "inconclusive")].map(reasonLines),
        ...(0,report_entries/* withStanding */.N6)(entries, "passed").map(noticeLines),
    ].filter((lines) => lines.length > 0);
    return [
        ...(entries.length === 0 ? [] : [header, ...painted, ""]),
        ...(why.length === 0 ? [] : [...why.flat(), ""]),
        ...result.notices.map((notice) => `note: ${(0,report_text/* inLog */.cp)(notice)}`),
        paint(verdictStanding(result), `${verdictWord(result)}: ${(0,report_text/* inLog */.cp)(result.headline)}`),
        "",
    ].join("\n");
}
function cells(entry) {
    const { label, standing } = (0,report_entries/* wordsFor */.tu)(entry);
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const scores = evaluation && (0,report_entries/* dimensionScores */.AZ)(evaluation);
    return [
        MARKS[standing].mark,
        (0,report_text/* inLog */.cp)(entry.id, table_LONGEST.id),
        entry.platform ?? "–",
        (0,report_entries/* scoreOf */.uw)(entry),
        ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => `${scores?.[dimension] ?? "–"}`),
        label,
    ];
}
function align(row, widths) {
    return row
        .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - (0,string_width/* default */.A)(cell));
        return RIGHT.has(HEADER[column] ?? "") ? gap + cell : cell + gap;
    })
        .join("  ")
        .trimEnd();
}
function reasonLines(entry) {
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const [fix] = evaluation === null ? [] : (0,advice/* fixesInOrder */.he)(evaluation);
    const lines = [
        `${MARKS[(0,report_entries/* wordsFor */.tu)(entry).standing].mark} ${(0,report_text/* inLog */.cp)(entry.id, table_LONGEST.id)}: ${(0,report_text/* inLog */.cp)(entry.reason, table_LONGEST.sentence)}`,
        `    ${(0,report_text/* inLog */.cp)(entry.landingUrl, table_LONGEST.sentence)}`,
    ];
    if (fix !== undefined) {
        const change = `"${(0,report_text/* inLog */.cp)(fix.currentValue, table_LONGEST.value)}" → "${(0,report_text/* inLog */.cp)(fix.suggestedValue, table_LONGEST.value)}"`;
        lines.push(`    first: ${(0,report_text/* inLog */.cp)(fix.element, table_LONGEST.id)}, ${(0,report_text/* inLog */.cp)((0,advice/* whatToDo */.H6)(fix))}: ${change}`);
    }
    return [...lines, ...entry.notices.map((notice) => `    note: ${(0,report_text/* inLog */.cp)(notice, table_LONGEST.sentence)}`)];
}
/** What a passing ad's reader should still know: a server error that was scored all the same, say. */
function noticeLines({ id, notices }) {
    return notices.map((notice) => `note: ${(0,report_text/* inLog */.cp)(id, table_LONGEST.id)}: ${(0,report_text/* inLog */.cp)(notice, table_LONGEST.sentence)}`);
}
const verdictWord = (result) => result.verdict === "fail" && result.exitCode === 0 ? "fail (warn-only)" : result.verdict;
const verdictStanding = (result) => result.verdict === "fail" ? "failing" : result.verdict === "pass" ? "passed" : "inconclusive";

;// CONCATENATED MODULE: ./build/action/comment.js

/**
 * Posts or updates the pull-request comment, where there is a pull request and the settings want one.
 *
 * @returns the comment's address, or undefined where none stands. A failure is one notice: the summary has it all.
 */
async function postComment(result, settings, context, links, core) {
    const token = settings["github-token"];
    if (context.pullRequest === null || settings.comment === "never")
        return undefined;
    if (token === undefined) {
        core.notice("No github-token: the job summary carries the result instead of a comment.");
        return undefined;
    }
    const { connect } = await __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 654));
    const { writeComment } = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 79));
    const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
    const outcome = await writeComment(await connect(token, context.apiUrl), context, {
        id,
        body: (0,markdown/* comment */.Im)(result, { id, links }),
        onlyUpdate: settings.comment === "on-failure" && result.verdict === "pass",
    });
    if ("url" in outcome)
        return outcome.url;
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} The job summary carries the result.`);
    return undefined;
}

// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(2309);
;// CONCATENATED MODULE: ./build/action/publish.js







/** Shows the result wherever people look. Nothing here changes the verdict: what fails, warns. */
async function publish({ result, reports }, settings, context, core) {
    const links = linksOf(context);
    core.info(verdictTable(result));
    await showAnnotations(annotations(result));
    const written = await writeSummary((0,markdown/* summary */.z)(result, { links }));
    if (written.kind === "refused")
        core.warning(written.why);
    for (const warning of reports.warnings)
        core.warning((0,report_text/* inLog */.cp)(warning));
    // Before the comment: a run that is being stopped has seconds left, and GitHub may take its time.
    (0,outputs/* setOutputs */.n)(result, reports.written.json, core);
    conclude(result, core);
    core.setOutput("comment-url", (await postComment(result, settings, context, links, core)) ?? "");
}
function conclude({ exitCode, verdict, headline }, core) {
    if (exitCode !== 0)
        core.setFailed((0,report_text/* inLog */.cp)(headline));
    else if (verdict !== "pass")
        core.info(`warn-only: ${(0,report_text/* inLog */.cp)(headline)}`);
}
const linksOf = ({ runUrl, serverUrl, headRepository, headSha }) => ({
    run: runUrl,
    source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});


/***/ })

};
