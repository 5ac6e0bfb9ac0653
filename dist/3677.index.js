export const id = 3677;
export const ids = [3677];
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

/***/ 52691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  relay: () => (/* binding */ relay)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/github/context.js
var github_context = __webpack_require__(9009);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/github/trigger.js


const Payload = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr().min(1),
        run_attempt: schemas/* int */.Whr().min(1).default(1),
        event: schemas/* string */.YjP(),
        head_sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/u),
        head_branch: schemas/* string */.YjP().min(1).nullish(),
        head_repository: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP().regex(/^[\w.-]+\/[\w.-]+$/u), private: schemas/* boolean */.zMY().optional() })
            .nullish(),
        run_started_at: iso/* datetime */.w$({ offset: true }),
    }),
});
function readTrigger(payload) {
    const { success, data } = Payload.safeParse(parsed(payload));
    if (!success) {
        throw new github_context/* ContextError */.a("The event's payload names no run whose report could be posted. `publish` belongs to a job that runs on workflow_run (docs/forks.md).");
    }
    const { workflow_run: run } = data;
    const [owner = "", repo = ""] = run.head_repository?.full_name.split("/") ?? [];
    return {
        id: run.id,
        attempt: run.run_attempt,
        event: run.event,
        headSha: run.head_sha,
        headBranch: run.head_branch ?? null,
        headRepository: run.head_repository
            ? { owner, repo, private: run.head_repository.private ?? null }
            : null,
        startedAt: new Date(run.run_started_at).toISOString(),
    };
}
function parsed(payload) {
    try {
        return JSON.parse(payload);
    }
    catch {
        return null;
    }
}
const Pulls = schemas/* array */.YOg(schemas/* object */.Ikc({
    number: schemas/* int */.Whr().min(1),
    state: schemas/* string */.YjP(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullish() }),
}));
async function pullsOf(api, { repository }, trigger) {
    const { headSha, headBranch, headRepository } = trigger;
    if (headRepository === null)
        return [];
    const { owner, repo } = repository;
    const at = { owner, repo, per_page: 100 };
    const from = `${headRepository.owner}/${headRepository.repo}`.toLowerCase();
    const matching = (data) => Pulls.parse(data)
        .filter(({ state, head }) => state === "open" && head.sha === headSha)
        .filter(({ head }) => head.repo?.full_name.toLowerCase() === from)
        .map(({ number }) => number);
    if (headBranch !== null) {
        const head = `${headRepository.owner}:${headBranch}`;
        const found = matching((await api.rest.pulls.list({ ...at, state: "open", head })).data);
        if (found.length > 0)
            return found;
    }
    const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: headSha });
    return matching(listed.data);
}

// EXTERNAL MODULE: ./build/report/markdown.js + 5 modules
var markdown = __webpack_require__(50663);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/action/comment.js
var action_comment = __webpack_require__(12614);
// EXTERNAL MODULE: ./build/action/links.js
var action_links = __webpack_require__(70882);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/check/gate.js + 1 modules
var check_gate = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
;// CONCATENATED MODULE: ./build/action/relay-report.js





class ReportRefused extends Error {
    name = "ReportRefused";
}
const RELAY_LIMITS = {
    bytes: 32 * 1024 * 1024,
    entries: 5_000,
    text: 20_000,
    values: 4_000_000,
    depth: 40,
};
async function readStrangersReport(file, headSha) {
    const value = relay_report_parsed(await textOf(file));
    bound(value);
    const { success, data: report, error } = result/* CheckReport */.n9.safeParse(value);
    if (!success) {
        const where = (error.issues[0]?.path ?? []).filter((part) => typeof part === "number" || /^\w{1,40}$/u.test(String(part)));
        throw new ReportRefused(`it breaks ${result/* REPORT_SCHEMA */.DC} at ${errors/* toDotPath */.sR(where) || "its top level"}`);
    }
    if (report.entries.length > RELAY_LIMITS.entries) {
        throw new ReportRefused(`it has more than ${RELAY_LIMITS.entries} entries`);
    }
    if (new Set(report.entries.map(({ id }) => id)).size < report.entries.length) {
        throw new ReportRefused("it has two entries of one id");
    }
    if (report.shard !== undefined)
        throw new ReportRefused("it is a shard's, and knows a part only");
    if (report.commit !== headSha)
        throw new ReportRefused("it is about another commit than the run's");
    return consistent(report);
}
function consistent(report) {
    const { entries, gate, verdict } = report;
    const facts = {
        subject: report.mode === "links" ? "links" : "ads",
        ...(verdict === "inconclusive" && { incomplete: "The run could not judge all of them." }),
    };
    const decision = (0,check_gate/* decide */.LD)(entries.map(check_gate/* gatedOf */.Pq), gate, false, facts);
    if (verdict !== decision.verdict)
        throw new ReportRefused("its verdict is not what its entries come to");
    if (JSON.stringify(decision.counts) !== JSON.stringify({ ...decision.counts, ...report.counts })) {
        throw new ReportRefused("its sums are not those of its entries");
    }
    return { ...report, ...decision };
}
async function textOf(file) {
    try {
        if (!(await (0,promises_.lstat)(file)).isFile())
            throw new ReportRefused("it is not a plain file");
        const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size } = await handle.stat();
            if (size > RELAY_LIMITS.bytes) {
                throw new ReportRefused(`it has more than ${RELAY_LIMITS.bytes / 1024 / 1024} MB`);
            }
            return await handle.readFile("utf8");
        }
        finally {
            await handle.close();
        }
    }
    catch (cause) {
        if (cause instanceof ReportRefused)
            throw cause;
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        throw new ReportRefused(code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`);
    }
}
function relay_report_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new ReportRefused("it is no JSON, or was cut off");
    }
}
function bound(root) {
    const waiting = [{ value: root, depth: 0 }];
    let values = 0;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { value, depth } = next;
        values += 1;
        if (values > RELAY_LIMITS.values)
            throw new ReportRefused("it has too many values");
        if (depth > RELAY_LIMITS.depth)
            throw new ReportRefused("it is nested too deep");
        if (typeof value === "string") {
            if (value.length > RELAY_LIMITS.text)
                throw new ReportRefused(`a text in it has more than ${RELAY_LIMITS.text} characters`);
        }
        else if (typeof value === "object" && value !== null) {
            for (const [key, item] of Object.entries(value)) {
                if (key.length > 200)
                    throw new ReportRefused("a name in it is too long");
                waiting.push({ value: item, depth: depth + 1 });
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/action/relay.js









async function relay({ file, cwd, payload }, settings, context, core) {
    core.setOutput("comment-url", "");
    const trigger = triggerOf(context, payload);
    const idle = noPostOf(trigger, context);
    if (idle !== null)
        return core.info((0,report_text/* inLog */.cp)(idle));
    const token = settings["github-token"];
    if (token === undefined)
        return core.warning("No github-token: the fork's report cannot be posted.");
    const report = await readOrWarn({ file, cwd }, trigger, core);
    const { connect } = await __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654));
    const number = await onlyPull(await connect(token, context.apiUrl), context, trigger, core);
    if (number === null)
        return;
    const place = strangersContext(context, trigger, number);
    if (report === null)
        return correct(trigger, settings, place, core);
    await post({ ...report, startedAt: trigger.startedAt }, settings, place, core);
}
async function readOrWarn({ file, cwd }, { headSha }, core) {
    try {
        return await readStrangersReport(external_node_path_.resolve(cwd, file), headSha);
    }
    catch (error) {
        if (!(error instanceof ReportRefused))
            throw error;
        core.warning((0,report_text/* inLog */.cp)(`The report at ${file} is not posted: ${error.message}.`));
        return null;
    }
}
function triggerOf(context, payload) {
    if (context.event !== "workflow_run") {
        throw new github_context/* ContextError */.a(`The input "publish" belongs to a job that runs on workflow_run (docs/forks.md); this one runs on ${context.event}.`);
    }
    return readTrigger(payload);
}
function noPostOf({ event, headRepository }, { repository }) {
    if (event !== "pull_request")
        return `The run was started by ${event}, not by a pull request: nothing is posted.`;
    if (headRepository === null)
        return "The fork has been deleted: nothing is posted.";
    const own = `${repository.owner}/${repository.repo}`.toLowerCase();
    return `${headRepository.owner}/${headRepository.repo}`.toLowerCase() === own
        ? "The pull request comes from this repository, so that its own run comments: nothing is posted."
        : null;
}
async function onlyPull(api, context, trigger, core) {
    const [number, ...more] = await pullsOf(api, context, trigger);
    if (number !== undefined && more.length === 0)
        return number;
    core.info(number === undefined
        ? "No open pull request has this commit for its head any more: nothing is posted."
        : "Several pull requests have this commit for their head: nothing is posted.");
    return null;
}
function strangersContext(context, trigger, pullRequest) {
    const { owner, repo } = context.repository;
    return {
        ...context,
        pullRequest,
        headSha: trigger.headSha,
        headRepository: trigger.headRepository ?? context.repository,
        fork: false,
        runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${trigger.id}`,
        runName: `${trigger.id}.${trigger.attempt}`,
    };
}
async function correct({ headSha: commit, startedAt: at }, settings, context, core) {
    const problems = [{ place: null, message: "Its log says why: a mistake in the ads manifest, perhaps." }];
    const headline = "The pull request's own run left no report that can be shown.";
    const run = { headline, problems, commit, at, version: version/* VERSION */.x };
    const speech = { ...(0,action_comment/* unjudgedSpeech */.zf)(run, context, (0,action_links/* linksOf */.h)(context)), green: true };
    const comment = settings.comment === "never" ? "never" : "on-failure";
    const outcome = await (0,action_comment/* postComment */.Gy)(speech, { ...settings, comment }, context, core);
    core.setOutput("comment-url", (0,action_comment/* addressOf */.ci)(outcome));
}
const CAUTION = "*This report was made by the pull request's own run, which could have written anything: it is shown for convenience and was not verified.*";
async function post(report, settings, context, core) {
    const { source, ...rest } = (0,action_links/* linksOf */.h)(context);
    const links = hasPlainPlaces(report) && source !== undefined ? { ...rest, source } : rest;
    const speech = {
        ...(0,action_comment/* resultSpeech */.eN)(report, context, links),
        textWith: (state, id) => (0,markdown/* comment */.Im)(report, { id, links, state, preface: CAUTION }),
    };
    const outcome = await (0,action_comment/* postComment */.Gy)(speech, settings, context, core);
    const url = (0,action_comment/* addressOf */.ci)(outcome);
    core.setOutput("comment-url", url);
    if (url !== "")
        core.info(`The fork's report stands at ${(0,report_text/* inLog */.cp)(url)}`);
}
const hasPlainPlaces = ({ entries }) => entries.every(({ manifest: { file } }) => file.isWellFormed() &&
    file.length <= 500 &&
    !file.includes("\\") &&
    !file
        .replace(/^\.\//u, "")
        .split("/")
        .some((part) => part === "" || part === "." || part === ".."));


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
