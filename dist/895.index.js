export const id = 895;
export const ids = [895,787];
export const modules = {

/***/ 78655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createReportLinks)
/* harmony export */ });
const createReportLinks = ({ runUrl, serverUrl, headRepository, headSha }) => ({
    run: runUrl,
    source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});


/***/ }),

/***/ 50782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EJ: () => (/* binding */ createFailureDraft),
  F9: () => (/* binding */ createResultDraft),
  ZE: () => (/* binding */ getCommentId),
  XB: () => (/* binding */ getCommentUrl),
  Gy: () => (/* binding */ postComment)
});

// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
// EXTERNAL MODULE: ./build/report/comment-marker.js
var comment_marker = __webpack_require__(12865);
// EXTERNAL MODULE: ./build/github/find-token-login.js
var find_token_login = __webpack_require__(17155);
// EXTERNAL MODULE: ./build/github/normalise-line-ends.js
var normalise_line_ends = __webpack_require__(18402);
// EXTERNAL MODULE: ./build/github/write-to-pull-request.js
var write_to_pull_request = __webpack_require__(28083);
;// CONCATENATED MODULE: ./build/github/write-comment.js





const MAX_READS = 8;
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;
async function writeComment(api, context, draft, policy = github_api/* DEFAULT_RETRY_POLICY */.cO) {
    return (0,write_to_pull_request/* writeToPullRequest */.n)(api, context, "comment", (target) => reconcile(target, draft, policy));
}
async function reconcile(target, { id, compose }, policy) {
    const budget = new github_api/* RetryBudget */.Km(policy);
    const writes = [];
    for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
        const started = performance.now();
        const last = writes.at(-1);
        const done = writes.findLast((write) => write.done !== null)?.done ?? null;
        const head = await (0,write_to_pull_request/* readHead */.z)(target);
        if (head !== target.headSha)
            return done ?? { kind: "outdated", why: describeNewerHead(head, target) };
        const [own, ...duplicates] = await listOwnComments(target, (0,comment_marker/* renderCommentMarker */.W)(id));
        const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
        const decision = isWritten ? null : compose(own?.body ?? null);
        if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
            await deleteDuplicates(target, duplicates, compose);
            if (isWritten)
                return done ?? { kind: "written", how: "created", url: own.html_url };
            return done ?? toUnwrittenOutcome(own, decision?.kind === "leave" ? decision.why : "unchanged");
        }
        if (done !== null && (own === undefined || writes.length >= MAX_WRITES))
            return done;
        const write = { body: decision.body, done: null };
        writes.push(write);
        try {
            write.done = await writeBody(target, own, write.body);
            await policy.waitForOtherRuns(performance.now() - started);
        }
        catch (error) {
            failures += 1;
            const isDeleted = own !== undefined && (0,github_api/* parseHttpFailure */.ql)(error)?.status === 404;
            const canRetry = failures < MAX_FAILED_WRITES && (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
            if (!canRetry)
                throw error;
        }
    }
    throw new Error("the comment changed too often while it was being written");
}
const describeNewerHead = (head, { headSha }) => `The pull request is now at ${head.slice(0, 7)}; this run checked ${headSha.slice(0, 7)}.`;
async function listOwnComments(target, marker) {
    const { api, at, number } = target;
    const all = await api.paginate(api.rest.issues.listComments, { ...at, issue_number: number, per_page: 100 });
    return (0,find_token_login/* filterOwnComments */.F)(target, all.filter(({ body }) => body?.startsWith(marker)));
}
async function writeBody(target, own, body) {
    const { api, at, number } = target;
    const write = { ...at, body, request: github_api/* NO_RETRY */.PE };
    if (own !== undefined) {
        await api.rest.issues.updateComment({ ...write, comment_id: own.id });
        return { kind: "written", how: "updated", url: own.html_url };
    }
    const { data } = await api.rest.issues.createComment({ ...write, issue_number: number });
    target.author = data.user?.login ?? target.author;
    return { kind: "written", how: "created", url: data.html_url };
}
async function deleteDuplicates({ api, at }, duplicates, compose) {
    for (const { id, body } of duplicates) {
        const decision = compose(body ?? "");
        if (decision.kind === "leave" && decision.why === "newer")
            continue;
        await api.rest.issues.deleteComment({ ...at, comment_id: id }).catch(() => undefined);
    }
}
function toUnwrittenOutcome(own, why) {
    if (why === "newer")
        return { kind: "outdated", why: "A newer run of this commit has already commented." };
    return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}
const isSameText = (one, other) => (0,normalise_line_ends/* normaliseLineEnds */.T)(one) === (0,normalise_line_ends/* normaliseLineEnds */.T)(other);

// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/report/markdown/run-failure.js
var run_failure = __webpack_require__(27259);
;// CONCATENATED MODULE: ./build/action/post-comment.js





const createResultDraft = (result, context, links) => ({
    isPassing: result.verdict === "pass",
    nextState: (existing) => (0,comment_state/* buildCommentState */.X3)(result, context.runAttemptId, existing),
    render: (state, id) => (0,report/* renderComment */.wQ)(result, { id, links, state }),
});
const createFailureDraft = (run, context, links) => {
    const why = JSON.stringify([run.headline, run.problems]);
    const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
    return {
        isPassing: false,
        nextState: (existing) => (0,comment_state/* buildRunFailureState */.fE)(name, existing),
        render: (state, id) => (0,run_failure/* renderRunFailureComment */.F)(run, { id, links, state }),
    };
};
async function postComment(draft, settings, context, core) {
    const token = settings["github-token"];
    if (context.pullRequest === null || settings.comment === "never")
        return null;
    if (token === undefined) {
        core.notice("No comment was written, because there is no github-token: see the job summary.");
        return null;
    }
    const id = getCommentId(settings, context);
    const composer = { id, compose: (body) => decideComment(body, draft, settings.comment, id) };
    const outcome = await writeComment(await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl), context, composer);
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} The result is in the job summary.`);
    return outcome;
}
const getCommentId = (settings, { workflow, job }) => settings["comment-id"] ?? `${workflow}/${job}`;
const getCommentUrl = (outcome) => outcome !== null && "url" in outcome ? outcome.url : "";
function decideComment(existing, draft, when, id) {
    if (existing === null && when === "on-failure" && draft.isPassing)
        return { kind: "leave", why: "quiet" };
    const previous = existing === null ? null : (0,comment_state/* parseStateBlock */.C5)(existing);
    const state = draft.nextState(previous);
    if (previous?.commit === state.commit && (0,comment_state/* isNewerRun */.VZ)(previous, state))
        return { kind: "leave", why: "newer" };
    const isUnchanged = previous !== null && when === "changes" && (0,comment_state/* hasSameResults */.DF)(previous, state);
    return isUnchanged ? { kind: "leave", why: "unchanged" } : { kind: "write", body: draft.render(state, id) };
}


/***/ }),

/***/ 6895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

;// CONCATENATED MODULE: ./build/github/show-annotations.js
async function showAnnotations(annotations) {
    const core = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    for (const { level, location, title, message } of annotations)
        core[level](message, { title, ...location });
}

// EXTERNAL MODULE: ./build/github/write-job-summary.js
var write_job_summary = __webpack_require__(28934);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/dimension-scores.js
var dimension_scores = __webpack_require__(95031);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/entry-status.js
var entry_status = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/report/group-entries-by-destination.js
var group_entries_by_destination = __webpack_require__(62702);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: ./build/report/promises.js
var report_promises = __webpack_require__(14085);
// EXTERNAL MODULE: ./build/report/select-fixes-and-risks.js
var select_fixes_and_risks = __webpack_require__(38024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
;// CONCATENATED MODULE: ./build/report/terminal-format.js




const paint = (status, text, colour = false) => colour ? (0,external_node_util_.styleText)(entry_status/* DISPLAY_STATUSES */.QR[status].terminalColour, text, { validateStream: false }) : text;
function alignTable(rows, rightAligned) {
    const widthOf = (column) => rows.reduce((max, row) => Math.max(max, (0,string_width/* default */.A)(row[column] ?? "")), 0);
    const widths = rows[0]?.map((_, column) => widthOf(column));
    return rows.map((row) => row
        .map((cell, column) => {
        const gap = " ".repeat((widths?.[column] ?? 0) - (0,string_width/* default */.A)(cell));
        return rightAligned.has(column) ? gap + cell : cell + gap;
    })
        .join("  ")
        .trimEnd());
}
function renderTerminalReport(sections, totals, { notices, verdict, exitCode, headline }, { colour = false }) {
    const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
    const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
    return [
        ...sections.flatMap((lines) => (lines.length === 0 ? [] : [...lines, ""])),
        ...notices.map((notice) => `note: ${(0,report_escape/* escapeForLog */.zB)(notice)}`),
        ...totals,
        paint(status, `${word}: ${(0,report_escape/* escapeForLog */.zB)(headline)}`, colour),
        "",
    ].join("\n");
}

// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
;// CONCATENATED MODULE: ./build/report/terminal-links-table.js





const LINKS_TABLE_MAX_CHARS = { url: 60, sentence: 500, name: 80 };
const LINKS_TABLE_MAX_ITEMS = { rows: 1000, names: 20 };
function renderLinksReport(result, options = {}) {
    const groups = (0,group_entries_by_destination/* groupEntriesByDestination */.Zn)(result.entries);
    const urgent = groups.filter(({ badge }) => badge.status === "failing" || badge.status === "inconclusive");
    const noted = groups.filter(({ badge, notices }) => badge.status === "passed" && notices.length > 0);
    const listed = [...urgent, ...noted];
    return renderLinksTable({
        ...result,
        rows: listed.slice(0, LINKS_TABLE_MAX_ITEMS.rows).map(createLinkRow),
        hiddenRows: Math.max(0, listed.length - LINKS_TABLE_MAX_ITEMS.rows),
        unit: "Ads",
        totals: formatTotals(result, groups),
    }, options);
}
const createLinkRow = (group) => ({
    ...group,
    names: group.ads.slice(0, LINKS_TABLE_MAX_ITEMS.names).map(({ id, platform, manifest }) => {
        const location = (0,report_escape/* escapeForLog */.zB)(`${manifest.file}:${manifest.line}`, LINKS_TABLE_MAX_CHARS.name);
        return `${(0,report_escape/* escapeForLog */.zB)(id, LINKS_TABLE_MAX_CHARS.name)} (${platform === null ? "" : `${platform}, `}${location})`;
    }),
    moreNames: Math.max(0, group.ads.length - LINKS_TABLE_MAX_ITEMS.names),
});
function formatTotals({ entries }, groups) {
    const unreached = (0,group_entries_by_destination/* countUnreached */.js)(entries);
    const labels = groups.map(({ badge }) => (badge.status === "failing" ? "broken" : badge.label.toLowerCase()));
    const counts = [...new Set(labels)].map((label) => `${labels.filter((one) => one === label).length} ${label}`);
    const total = `${(0,format_count/* formatCount */.B)(entries.length, "ad")}, ${(0,format_count/* formatCount */.B)(groups.length, "destination")}`;
    const reached = counts.length === 0 ? total : `${total}: ${counts.join(", ")}`;
    return unreached === 0 ? `${reached}.` : `${reached}. No network: ${(0,format_count/* formatCount */.B)(unreached, "ad")}.`;
}
const escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, LINKS_TABLE_MAX_CHARS.sentence);
function renderLinksTable(table, options = {}) {
    const urgent = table.rows.filter(({ badge }) => badge.status !== "passed");
    const details = [
        ...urgent.flatMap((row) => renderRowDetails(row, table.unit)),
        ...table.rows
            .filter(({ badge }) => badge.status === "passed")
            .flatMap(({ url, notices }) => notices.map((notice) => `note: ${escapeSentence(url)}: ${escapeSentence(notice)}`)),
        ...(table.hiddenRows === 0 ? [] : [`and ${table.hiddenRows} more, not listed here`]),
    ];
    const rows = urgent.length === 0 ? [] : renderRows(urgent, table.unit, options.colour);
    return renderTerminalReport([rows, details], [table.totals], table, options);
}
function renderRows(rows, unit, colour) {
    const header = ["", "Destination", "HTTP", unit, ...(unit === "Ads" ? ["Platforms"] : []), "State"];
    const cells = rows.map((row) => [
        entry_status/* DISPLAY_STATUSES */.QR[row.badge.status].mark,
        (0,report_escape/* escapeForLog */.zB)(row.url, LINKS_TABLE_MAX_CHARS.url),
        `${row.httpStatus ?? "–"}`,
        `${row.names.length + row.moreNames}`,
        ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
        row.badge.label,
    ]);
    const [first = "", ...lines] = alignTable([header, ...cells], new Set([2, 3]));
    return [first, ...rows.map(({ badge }, index) => paint(badge.status, lines[index] ?? "", colour))];
}
function renderRowDetails(row, unit) {
    const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
    const verb = row.badge.status === "failing" ? "affects" : "used by";
    return [
        `${entry_status/* DISPLAY_STATUSES */.QR[row.badge.status].mark} ${escapeSentence(row.url)}: ${escapeSentence(row.reason)}`,
        `    ${verb}: ${unit === "Lines" ? "line " : ""}${row.names.join(", ")}${more}`,
        ...row.notices.map((notice) => `    note: ${escapeSentence(notice)}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/terminal-entries-table.js











const SCORE_COLUMNS = ["Score", ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => dimension_scores/* DIMENSION_NAMES */.OM[dimension].short)];
const NUMBER_COLUMNS = SCORE_COLUMNS.map((_, index) => index + 3);
const PROMISES_COLUMN = NUMBER_COLUMNS.length + 3;
const TABLE_MAX_CHARS = { id: 40, value: 60, sentence: 500 };
function renderVerdictTable(result, options = {}) {
    if ((0,group_entries_by_destination/* isLinksMode */.RM)(result))
        return renderLinksReport(result, options);
    const entries = (0,report_entries/* sortWorstFirst */.Qi)(result.entries);
    const promises = (0,report_promises/* havePromises */.bt)(entries);
    const columns = ["", "Ad", "Platform", ...SCORE_COLUMNS, ...(promises ? ["Promises"] : []), "State"];
    const numbers = new Set([...NUMBER_COLUMNS, ...(promises ? [PROMISES_COLUMN] : [])]);
    const [header, ...lines] = alignTable([columns, ...entries.map((entry) => buildCells(entry, promises))], numbers);
    const rows = entries.map((entry, index) => paint((0,entry_status/* getEntryBadge */._C)(entry).status, lines[index] ?? "", options.colour));
    const details = [
        ...(0,report_entries/* filterUrgent */.sq)(entries).flatMap(renderReason),
        ...(0,report_entries/* filterByStatus */.Mv)(entries, "passed").flatMap(renderNotices),
    ];
    return renderTerminalReport([entries.length === 0 ? [] : [header ?? "", ...rows], details], [], result, options);
}
function buildCells(entry, promises) {
    const { label, status } = (0,entry_status/* getEntryBadge */._C)(entry);
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    const scores = evaluation && (0,dimension_scores/* getDimensionScores */.Y8)(evaluation);
    return [
        entry_status/* DISPLAY_STATUSES */.QR[status].mark,
        escapeId(entry.id),
        entry.platform ?? "–",
        (0,report_entries/* formatScore */.y)(entry),
        ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => `${scores?.[dimension] ?? "–"}`),
        ...(promises ? [(0,report_promises/* formatPromiseCell */.Tq)(entry)] : []),
        label,
    ];
}
const escapeId = (text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.id);
const terminal_entries_table_escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.sentence);
function renderReason(entry) {
    const [fix] = (0,select_fixes_and_risks/* getOpenFixes */.C9)(entry);
    const landingPage = entry.visited === undefined ? terminal_entries_table_escapeSentence(entry.landingUrl) : (0,landing_page_line/* formatLandingPage */.y)(entry, terminal_entries_table_escapeSentence);
    const promises = (0,report_promises/* formatPromises */.Ar)(entry);
    const lines = [
        `${entry_status/* DISPLAY_STATUSES */.QR[(0,entry_status/* getEntryBadge */._C)(entry).status].mark} ${escapeId(entry.id)}: ${terminal_entries_table_escapeSentence(entry.reason)}`,
        `    ${landingPage}`,
        ...(promises === null ? [] : [`    ${promises}`]),
    ];
    if (fix !== undefined) {
        const [before, after] = [fix.currentValue, fix.suggestedValue].map((text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.value));
        lines.push(`    fix: ${escapeId(fix.element)}, ${(0,report_escape/* escapeForLog */.zB)((0,select_fixes_and_risks/* describeDirection */.p6)(fix))}: "${before}" → "${after}"`);
    }
    return [...lines, ...entry.notices.map((notice) => `    note: ${terminal_entries_table_escapeSentence(notice)}`)];
}
function renderNotices(entry) {
    const risks = (0,select_fixes_and_risks/* getCriticalRisks */.yj)(entry).map((risk) => `${(0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk)} (critical risk). ${risk.message}`);
    return [...risks, ...entry.notices].map((notice) => `note: ${escapeId(entry.id)}: ${terminal_entries_table_escapeSentence(notice)}`);
}

// EXTERNAL MODULE: ./build/action/create-link-base-urls.js
var create_link_base_urls = __webpack_require__(78655);
// EXTERNAL MODULE: ./build/action/post-comment.js + 1 modules
var post_comment = __webpack_require__(50782);
// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
// EXTERNAL MODULE: ./build/github/changed-files.js
var changed_files = __webpack_require__(5076);
// EXTERNAL MODULE: ./build/github/find-token-login.js
var find_token_login = __webpack_require__(17155);
// EXTERNAL MODULE: ./build/github/normalise-line-ends.js
var normalise_line_ends = __webpack_require__(18402);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/github/suggestion-marker.js


const RESOLVED_TEXT = "✅ Resolved: this suggestion is applied or no longer needed.";
const hashText = (text, digits) => (0,external_node_crypto_.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);
const formatMarker = (name, key, ads) => `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => hashText(ad, 8)).join(",")} -->`;
const MARKER_PATTERN = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;
function parseMarkedComment({ id, body, user, line }) {
    const [markerLine = "", ...rest] = body.split(/\r?\n/u);
    const [, checkHash, key, ads = ""] = MARKER_PATTERN.exec(markerLine) ?? [];
    if (checkHash === undefined || key === undefined)
        return null;
    const text = (0,normalise_line_ends/* normaliseLineEnds */.T)(rest.join("\n"));
    const isApplicable = line !== null && line !== undefined;
    const isResolved = text === RESOLVED_TEXT;
    return { id, user, markerLine, checkHash, key, adHashes: ads.split(","), text, isApplicable, isResolved };
}

// EXTERNAL MODULE: ./build/github/write-to-pull-request.js
var write_to_pull_request = __webpack_require__(28083);
;// CONCATENATED MODULE: ./build/github/write-suggestions.js





const MAX_SUGGESTIONS_PER_RUN = 20;
const MAX_READS = 5;
const MAX_FAILED_WRITES = 3;
async function writeSuggestions(api, context, draft, policy = github_api/* DEFAULT_RETRY_POLICY */.cO) {
    return (0,write_to_pull_request/* writeToPullRequest */.n)(api, context, "suggestions", (target) => new SuggestionWriter(target, draft).reconcile(policy));
}
class SuggestionWriter {
    #target;
    #draft;
    #checkHash;
    #proposed = [];
    #created = new Set();
    #rejected = new Set();
    #updated = new Set();
    #resolved = new Set();
    constructor(target, draft) {
        this.#target = target;
        this.#draft = draft;
        this.#checkHash = hashText(draft.id, 12);
    }
    async reconcile(policy) {
        const budget = new github_api/* RetryBudget */.Km(policy);
        this.#proposed = (await this.#draft.propose()).slice(0, MAX_SUGGESTIONS_PER_RUN);
        for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
            const started = performance.now();
            if ((await (0,write_to_pull_request/* readHead */.z)(this.#target)) !== this.#target.headSha) {
                return read === 1 ? { kind: "outdated" } : this.#toOutcome();
            }
            const changes = this.#planChanges(await this.#listOwnComments());
            try {
                await this.#applyChanges(changes);
                if (changes.added.length === 0)
                    break;
                await policy.waitForOtherRuns(performance.now() - started);
            }
            catch (error) {
                failures += 1;
                if (failures >= MAX_FAILED_WRITES || !(await budget.waitBeforeRetry(error, failures, true)))
                    throw error;
            }
        }
        return this.#toOutcome();
    }
    #toOutcome() {
        const [created, updated, rejected] = [this.#created.size, this.#updated.size, this.#rejected.size];
        const unchanged = Math.max(0, this.#proposed.length - created - updated - rejected);
        return { kind: "done", created, updated, resolved: this.#resolved.size, unchanged, rejected };
    }
    async #listOwnComments() {
        const { api, at, number } = this.#target;
        const query = { ...at, pull_number: number, per_page: 100 };
        const all = await api.paginate(api.rest.pulls.listReviewComments, query);
        return (0,find_token_login/* filterOwnComments */.F)(this.#target, all.flatMap((comment) => parseMarkedComment(comment) ?? []));
    }
    #planChanges(existing) {
        const unevaluated = this.#draft.unevaluatedAds.map((ad) => hashText(ad, 8));
        const ours = existing.filter(({ checkHash }) => checkHash === this.#checkHash);
        const applicable = ours.filter(({ isApplicable }) => isApplicable);
        const first = (key) => applicable.find((comment) => comment.key === key);
        const isSuggestedElsewhere = (draft, before = Number.POSITIVE_INFINITY) => existing.some(({ checkHash, key, text, isApplicable, id }) => checkHash !== this.#checkHash &&
            key === draft.key &&
            isApplicable &&
            id < before &&
            text === (0,normalise_line_ends/* normaliseLineEnds */.T)(draft.body));
        const duplicates = applicable.filter((comment) => {
            const draft = this.#proposed.find(({ key }) => key === comment.key);
            const elsewhere = draft !== undefined && this.#created.has(comment.key) && isSuggestedElsewhere(draft, comment.id);
            return comment !== first(comment.key) || elsewhere;
        });
        const kept = this.#proposed.flatMap((draft) => {
            const comment = first(draft.key);
            return comment === undefined ? [] : [{ comment, draft }];
        });
        return {
            duplicates,
            added: this.#proposed.filter((draft) => first(draft.key) === undefined &&
                !isSuggestedElsewhere(draft) &&
                !this.#created.has(draft.key) &&
                !this.#rejected.has(draft.key)),
            changed: kept
                .filter(({ comment, draft }) => comment.text !== (0,normalise_line_ends/* normaliseLineEnds */.T)(draft.body) && !duplicates.includes(comment))
                .map(({ comment, draft }) => [comment, this.#formatBody(draft)]),
            obsolete: ours.filter((comment) => !comment.isResolved &&
                !duplicates.includes(comment) &&
                !kept.some((one) => one.comment === comment) &&
                !(comment.isApplicable && comment.adHashes.some((ad) => unevaluated.includes(ad)))),
        };
    }
    async #applyChanges({ added, changed, obsolete, duplicates }) {
        const { api, at } = this.#target;
        for (const { id } of duplicates) {
            await api.rest.pulls.deleteReviewComment({ ...at, comment_id: id }).catch(() => undefined);
        }
        for (const [{ id }, body] of changed) {
            await this.#updateComment(id, body);
            this.#updated.add(id);
        }
        for (const { id, markerLine } of obsolete) {
            await this.#updateComment(id, `${markerLine}\n${RESOLVED_TEXT}`);
            this.#resolved.add(id);
        }
        await this.#createComments(added);
    }
    #formatBody = ({ key, ads, body }) => `${formatMarker(this.#checkHash, key, ads)}\n${body}`;
    async #updateComment(id, body) {
        const { api, at } = this.#target;
        try {
            await api.rest.pulls.updateReviewComment({ ...at, comment_id: id, body });
        }
        catch (error) {
            if ((0,github_api/* parseHttpFailure */.ql)(error)?.status !== 404)
                throw error;
        }
    }
    async #createComments(drafts) {
        if (drafts.length === 0)
            return;
        const { api, at, number, headSha } = this.#target;
        const review = { ...at, pull_number: number, commit_id: headSha, request: github_api/* NO_RETRY */.PE };
        try {
            const comments = drafts.map((draft) => this.#toReviewComment(draft));
            await api.rest.pulls.createReview({ ...review, event: "COMMENT", comments });
            for (const { key } of drafts)
                this.#created.add(key);
            return;
        }
        catch (error) {
            if ((0,github_api/* parseHttpFailure */.ql)(error)?.status !== 422)
                throw error;
        }
        for (const draft of drafts) {
            try {
                await api.rest.pulls.createReviewComment({ ...review, ...this.#toReviewComment(draft) });
                this.#created.add(draft.key);
            }
            catch (error) {
                if ((0,github_api/* parseHttpFailure */.ql)(error)?.status !== 422)
                    throw error;
                this.#rejected.add(draft.key);
            }
        }
    }
    #toReviewComment(draft) {
        const { path, startLine, line } = draft;
        return {
            path,
            body: this.#formatBody(draft),
            line,
            side: "RIGHT",
            ...(startLine < line && { start_line: startLine, start_side: "RIGHT" }),
        };
    }
}

// EXTERNAL MODULE: ./build/repair/create-patch.js
var create_patch = __webpack_require__(101);
;// CONCATENATED MODULE: ./build/repair/create-suggestions.js


const MAX_REPLACEMENT_CHARS = 4_000;
const MAX_SUGGESTIONS = 20;
function createSuggestions(repairs, sources, changed) {
    const sides = new Map();
    const suggestions = [];
    for (const group of groupByLines(repairs)) {
        if (suggestions.length === MAX_SUGGESTIONS)
            break;
        const path = group[0]?.edit.path;
        const source = sources.find((one) => one.path === path);
        const file = changed.find((one) => one.path === path);
        if (source === undefined || file === undefined)
            continue;
        const side = sides.get(source.path) ?? parseRightSide(file.patch);
        sides.set(source.path, side);
        const suggestion = createSuggestion(group, source, side);
        if (suggestion !== null)
            suggestions.push(suggestion);
    }
    return suggestions;
}
function createSuggestion(repairs, { path, text }, side) {
    const edits = repairs.map(({ edit }) => edit);
    const first = Math.min(...edits.map(({ start }) => start));
    const last = Math.max(...edits.map(({ end }) => end));
    const from = first === 0 ? 0 : text.lastIndexOf("\n", first - 1) + 1;
    const lines = text.slice(from, last + text.slice(last).search(/\r?\n|$/));
    const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    const before = splitLines(lines);
    const replacement = splitLines((0,create_patch/* applyEdits */.c)(lines, moved)).join("\n");
    const startLine = findStartLine(side, before, Math.min(...edits.map(({ line }) => line)));
    if (startLine === null || replacement.length > MAX_REPLACEMENT_CHARS)
        return null;
    const line = startLine + before.length - 1;
    return { repairs, path, startLine, replacement, line, key: createSuggestionKey(path, before) };
}
function groupByLines(repairs) {
    const groups = [];
    const inFile = repairs
        .map((repair, rank) => ({ repair, rank }))
        .toSorted((a, b) => a.repair.edit.line - b.repair.edit.line);
    for (const { repair, rank } of inFile) {
        const { path, line, endLine } = repair.edit;
        const same = groups.find((group) => group.path === path && line <= group.endLine);
        if (same === undefined)
            groups.push({ repairs: [repair], path, endLine, rank });
        else {
            same.repairs.push(repair);
            same.endLine = Math.max(same.endLine, endLine);
            same.rank = Math.min(same.rank, rank);
        }
    }
    return groups.toSorted((a, b) => a.rank - b.rank).map((group) => group.repairs);
}
const splitLines = (text) => text.split(/\r?\n/);
function parseRightSide(patch) {
    const lines = new Map();
    let at = 0;
    for (const line of patch.split("\n")) {
        const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
        if (hunk !== null)
            at = Number(hunk[1]);
        else if (line.startsWith("+") || line.startsWith(" "))
            lines.set(at++, line.slice(1).replace(/\r$/, ""));
    }
    return lines;
}
function findStartLine(side, wanted, expected) {
    const matchesAt = (start) => wanted.every((line, index) => side.get(start + index) === line);
    if (matchesAt(expected))
        return expected;
    const places = [...side.keys()].filter(matchesAt);
    return places.length === 1 ? (places[0] ?? null) : null;
}
const createSuggestionKey = (path, before) => (0,external_node_crypto_.hash)("sha256", JSON.stringify([path, before])).slice(0, 16);

// EXTERNAL MODULE: ./build/report/entry-repairs.js
var entry_repairs = __webpack_require__(71868);
;// CONCATENATED MODULE: ./build/report/render-suggestion.js

function renderSuggestionBody(fixes, replacement) {
    const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const [first] = fixes;
    const riskiest = fixes.find(({ safe }) => !safe) ?? first;
    const lead = fixes.length > 1 ? "- " : "";
    return [
        ...fixes.map(({ entryId, fix: { element, reasoning } }) => `${lead}**${(0,report_escape/* escapeMarkdown */.FV)(element)}** for the ad **${(0,report_escape/* escapeMarkdown */.FV)(entryId)}**: ` +
            (0,report_escape/* escapeMarkdown */.FV)((0,report_escape/* truncateText */.EJ)(reasoning, 500))),
        "",
        `${fence}suggestion`,
        replacement,
        fence,
        "",
        riskiest === undefined
            ? ""
            : `${riskiest.safe ? "Safe to apply" : "Review before applying"}: ${(0,report_escape/* escapeMarkdown */.FV)(riskiest.why)}`,
    ].join("\n");
}

;// CONCATENATED MODULE: ./build/action/post-suggestions.js









async function postSuggestions(result, { plan, sources }, settings, context, core) {
    const token = settings["github-token"];
    if (!settings.suggestions || context.pullRequest === null || token === undefined)
        return;
    const api = await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl);
    const outcome = await writeSuggestions(api, context, {
        id: (0,post_comment/* getCommentId */.ZE)(settings, context),
        propose: async () => {
            if (plan.repairs.length === 0)
                return [];
            const hunks = (await (0,changed_files/* listChangedFiles */.A)(api, context)).flatMap(({ filename: path, patch }) => patch === undefined ? [] : [{ path, patch }]);
            return createSuggestions(plan.repairs, sources, hunks).map(toSuggestionDraft);
        },
        unevaluatedAds: result.entries.filter(isNotEvaluated).map(({ id }) => id),
    });
    logOutcome(outcome, plan.repairs.length > 0, core);
}
const isNotEvaluated = ({ answer }) => answer === null || (0,parse_answer/* classifyAnswer */.B)(answer).kind !== "evaluated";
function toSuggestionDraft({ repairs, replacement, path, startLine, line, key }) {
    const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
    return { path, startLine, line, key, ads, body: renderSuggestionBody(repairs, replacement) };
}
function logOutcome(outcome, hasPatch, core) {
    if (outcome.kind === "refused") {
        const patch = hasPatch ? ` The same changes are in ${entry_repairs/* PATCH_FILES */.Ne.all} in the report folder.` : "";
        core.notice(`${(0,report_escape/* escapeForLog */.zB)(outcome.why)}${patch}`);
    }
    else if (outcome.kind === "done") {
        const { created, updated, resolved, unchanged, rejected } = outcome;
        const changes = formatCounts({ created, updated, resolved, "rejected by GitHub": rejected });
        if (changes !== "")
            core.info(`Suggestions: ${changes}, ${unchanged} unchanged.`);
    }
}
const formatCounts = (counts) => Object.entries(counts)
    .flatMap(([name, count]) => (count > 0 ? `${count} ${name}` : []))
    .join(", ");

// EXTERNAL MODULE: ./build/action/set-outputs.js
var set_outputs = __webpack_require__(25824);
// EXTERNAL MODULE: ./build/github/describe-write-failure.js
var describe_write_failure = __webpack_require__(15520);
;// CONCATENATED MODULE: ./build/github/write-issues.js



const MAX_ISSUE_PAGES = 50;
const MAX_STEPS_PER_RUN = 40;
const MAX_UNTHROTTLED_STEPS = 5;
async function writeIssues(api, context, planner, policy = github_api/* DEFAULT_RETRY_POLICY */.cO) {
    try {
        return await new IssueWriter(api, context, planner).write(policy);
    }
    catch (error) {
        return { kind: "refused", why: (0,describe_write_failure/* describeIssuesFailure */.E)(error) };
    }
}
class IssueWriter {
    #api;
    #repository;
    #planner;
    #author = "";
    constructor(api, { repository }, planner) {
        this.#api = api;
        this.#repository = { owner: repository.owner, repo: repository.repo };
        this.#planner = planner;
    }
    async write(policy) {
        this.#author = await (0,find_token_login/* findAuthorLogin */.Q)(this.#api);
        const steps = this.#planner.plan(await this.#listOwnIssues(MAX_ISSUE_PAGES));
        const done = { kind: "done", opened: 0, updated: 0, closed: 0, reopened: 0, deferred: 0 };
        const opened = [];
        const started = performance.now();
        for (const [index, step] of steps.slice(0, MAX_STEPS_PER_RUN).entries()) {
            if (index > 0 && steps.length > MAX_UNTHROTTLED_STEPS)
                await policy.sleep(1_000);
            if (step.action === "opened")
                opened.push(await this.#createIssue(step));
            else if (!(await this.#applyChange(step)))
                continue;
            done[step.action] += 1;
        }
        if (opened.length > 0) {
            await policy.waitForOtherRuns(performance.now() - started);
            await this.#closeNewerDuplicates(opened, done);
        }
        return { ...done, deferred: Math.max(0, steps.length - MAX_STEPS_PER_RUN) };
    }
    async #listOwnIssues(pages) {
        const own = [];
        const query = { ...this.#repository, state: "all", creator: this.#author, per_page: 100 };
        const walk = this.#api.paginate.iterator(this.#api.rest.issues.listForRepo, query);
        let page = 0;
        for await (const { data } of walk) {
            own.push(...data.flatMap((issue) => this.#toOwnIssue(issue) ?? []));
            page += 1;
            if (page === pages)
                break;
        }
        return own;
    }
    #toOwnIssue(issue) {
        const { number, body, state, state_reason: stateReason, user, pull_request: pull } = issue;
        const ours = user?.login === this.#author && body?.startsWith(this.#planner.marker) === true;
        if (!ours || pull !== undefined)
            return null;
        return { number, body: body ?? "", isOpen: state === "open", stateReason: stateReason ?? null };
    }
    async #createIssue(step) {
        const { title, body, labels } = step;
        const post = (with_) => this.#api.rest.issues.create({ ...this.#repository, title, body, ...with_ });
        const { data: issue } = await post(labels.length > 0 ? { labels } : {}).catch((error) => {
            if (labels.length > 0 && (0,github_api/* parseHttpFailure */.ql)(error)?.status === 422)
                return post({});
            throw error;
        });
        this.#author = issue.user?.login ?? this.#author;
        return { number: issue.number, body, isOpen: true, stateReason: null };
    }
    async #applyChange(step) {
        const { issue, change, comment } = step;
        const at = { ...this.#repository, issue_number: issue.number };
        try {
            const now = this.#toOwnIssue((await this.#api.rest.issues.get(at)).data);
            if (now === null || now.isOpen !== issue.isOpen || now.body !== issue.body)
                return false;
            await this.#api.rest.issues.update({ ...at, ...change });
            if (comment !== null)
                await this.#api.rest.issues.createComment({ ...at, body: comment });
            return true;
        }
        catch (error) {
            if (isDeletedOrMoved(error))
                return false;
            throw error;
        }
    }
    async #closeNewerDuplicates(opened, done) {
        const newest = await this.#listOwnIssues(1);
        for (const issue of opened) {
            const about = this.#planner.readSubject(issue.body);
            const oldest = Math.min(...newest.filter(({ body }) => this.#planner.readSubject(body) === about).map(({ number }) => number));
            if (oldest >= issue.number)
                continue;
            const step = this.#planner.closeDuplicate(issue, oldest);
            if (step.action !== "opened" && (await this.#applyChange(step)))
                done.opened -= 1;
        }
    }
}
const isDeletedOrMoved = (error) => [404, 410].includes((0,github_api/* parseHttpFailure */.ql)(error)?.status ?? 0);

// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
;// CONCATENATED MODULE: ./build/report/github-issue-record.js


const ISSUE_STATUSES = ["dead", "alive", "gone"];
const getOutageKey = (ownerId) => `many-${ownerId}`;
const MAX_MEMBER_KEYS = 1000;
const ISSUE_MARKER_PATTERN = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const ISSUE_RECORD_PATTERN = /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000}) -->\s*$/u;
const ISSUE_MARKER = "<!-- adhere issue=";
const renderIssueMarker = (subjectId) => `${ISSUE_MARKER}${subjectId} -->`;
const getOwnerId = (commentId) => shortHash(commentId);
const shortHash = (text) => (0,external_node_crypto_.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);
function renderIssueRecord({ ownerId, status, contentHash, memberKeys }) {
    return `<!-- adhere issue-state=1 ${ownerId} ${status} ${contentHash} ${memberKeys.join("")} -->`;
}
function parseIssueRecord(body) {
    const [, subjectId] = ISSUE_MARKER_PATTERN.exec(body) ?? [];
    if (subjectId === undefined)
        return null;
    const [, ownerId = "", written, contentHash = "", keys = ""] = ISSUE_RECORD_PATTERN.exec(body) ?? [];
    return {
        subjectId,
        ownerId,
        status: ISSUE_STATUSES.find((status) => status === written) ?? "dead",
        contentHash,
        memberKeys: keys.match(/.{8}/gu) ?? [],
    };
}
const hashMemberKeys = (names) => [...new Set(names.map(comment_state/* hashEntryId */.yv))].sort().slice(0, MAX_MEMBER_KEYS);
const hashAdKeys = (ads) => hashMemberKeys(ads.map(({ id }) => id));

// EXTERNAL MODULE: ./build/run/fingerprint-url.js
var fingerprint_url = __webpack_require__(81470);
;// CONCATENATED MODULE: ./build/action/classify-destinations.js

function collectDestinationStatuses(result) {
    const groups = Map.groupBy(result.entries, (entry) => entry.fingerprint ?? (0,fingerprint_url/* fingerprintUrl */.u)(entry.landingUrl));
    return [...groups].map(([fingerprint, ads]) => observe(fingerprint, ads));
}
function observe(fingerprint, ads) {
    const visitedAds = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
    const broken = visitedAds.find(({ state }) => state === "link_broken");
    if (broken !== undefined)
        return { status: "dead", fingerprint, dead: toDeadDestination(fingerprint, broken, ads) };
    const isUnconfirmed = visitedAds.some(({ unconfirmed }) => unconfirmed !== undefined);
    return { status: !isUnconfirmed && visitedAds.some(isAlive) ? "alive" : "unknown", fingerprint };
}
const isAlive = ({ state }) => state === "passed" || state === "below_threshold" || state === "regressed";
function toDeadDestination(fingerprint, broken, ads) {
    const { answer, destination } = broken;
    const found = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
    return {
        fingerprint,
        url: broken.landingUrl,
        reason: broken.reason,
        httpStatus: found?.httpStatus ?? null,
        finalUrl: found?.finalUrl ?? null,
        linkTrail: broken.linkTrail,
        ads: ads.filter((entry) => entry.visited !== undefined || !isAlive(entry)),
    };
}

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(735);
// EXTERNAL MODULE: ./build/report/markdown/entries-table.js
var entries_table = __webpack_require__(2336);
// EXTERNAL MODULE: ./build/report/markdown/format.js
var format = __webpack_require__(50750);
;// CONCATENATED MODULE: ./build/report/render-github-issues.js








const ISSUE_LIMITS = { tableRows: 200, listedNames: 20, titleChars: 120 };
function renderBrokenDestinationIssue(destination, context) {
    const { fingerprint, ads, reason, url, httpStatus } = destination;
    const contentHash = shortHash(JSON.stringify([url, reason, httpStatus, ads.map(getShownFields)]));
    const record = {
        subjectId: fingerprint,
        ownerId: context.ownerId,
        status: "dead",
        contentHash,
        memberKeys: hashAdKeys(ads),
    };
    const them = ads.length === 1 ? "the ad" : "the ads";
    const renderParts = (rows) => [
        `${(0,format/* escapeFullSentence */.u9)(reason)} Every click on ${them} is paid for and lost. ` +
            `Restore the page, change the URL of ${them}, or pause ${them}.`,
        [(0,format/* toCodeValue */.Gp)(url), ...(0,format/* describeFinalUrl */.R0)(destination, [url])].join(" · "),
        `**Affects** ${summarizeAds(ads)}.`,
        renderAdsTable(ads.slice(0, rows), context.links),
        rows < ads.length ? `${(0,format_count/* formatCount */.B)(ads.length - rows, "more ad")} in the JSON report.` : "",
        (0,format/* formatLinkTrail */.oc)(destination.linkTrail),
        DESTINATION_ISSUE_FOOTER,
    ];
    return {
        title: `Ads link to a broken page: ${shortenUrlForTitle(url)}`,
        body: fitIssueBody(renderParts, ads.length, record, context),
        record,
    };
}
function renderOutageIssue(destinations, subjectId, undecidedKeys, context) {
    const sorted = destinations.toSorted((a, b) => b.ads.length - a.ads.length);
    const shown = sorted.map(({ url, reason, ads }) => [url, reason, ads.map(getShownFields)]);
    const broken = hashMemberKeys(destinations.map(({ fingerprint }) => fingerprint));
    const record = {
        subjectId,
        ownerId: context.ownerId,
        status: "dead",
        contentHash: shortHash(JSON.stringify([shown, undecidedKeys])),
        memberKeys: [...new Set([...broken, ...undecidedKeys])].sort().slice(0, MAX_MEMBER_KEYS),
    };
    const total = destinations.length;
    const renderParts = (rows) => [
        `${(0,format_count/* formatCount */.B)(total, "landing page")} of ads ${total === 1 ? "is" : "are"} broken. ` +
            "That is too many for one issue each: a site or a domain may be down.",
        `**Affects** ${summarizeAds(sorted.flatMap(({ ads }) => ads))}.`,
        renderDestinationsTable(sorted.slice(0, rows), context.links),
        rows < total ? `${(0,format_count/* formatCount */.B)(total - rows, "more destination")} in the JSON report.` : "",
        undecidedKeys.length > 0
            ? `${(0,format_count/* formatCount */.B)(undecidedKeys.length, "more destination")} could not be checked this time.`
            : "",
        OUTAGE_ISSUE_FOOTER,
    ];
    return {
        title: "Many landing pages of ads are broken",
        body: fitIssueBody(renderParts, total, record, context),
        record,
    };
}
const DESTINATION_ISSUE_FOOTER = "Adhere updates this issue. It closes the issue when the page works again or no ad links to it, and reopens it " +
    "when the page breaks again. If you close it as not planned, it stays closed until the page has worked again.";
const OUTAGE_ISSUE_FOOTER = "Adhere updates this issue and closes it when all of these pages work again. If you close it as not planned, it " +
    "stays closed until then.";
function withIssueStatus(body, record, status) {
    const at = body.lastIndexOf("<!-- adhere issue-state=1 ");
    const isLast = at >= 0 && /^[^>]*-->\s*$/u.test(body.slice(at));
    const text = isLast ? body.slice(0, at).trimEnd() : body;
    return `${text}\n\n${renderIssueRecord({ ...record, status })}\n`;
}
function fitIssueBody(renderParts, maxRows, record, { run, links }) {
    const signature = (0,report/* renderSignature */.BE)({
        what: "Last changed",
        commit: run.commit,
        at: run.startedAt,
        version: run.tool.version,
        links,
    });
    const render = (rows) => {
        const text = (0,format/* joinParagraphs */.ml)([...renderParts(rows), signature]);
        return `${renderIssueMarker(record.subjectId)}\n${text}\n\n${renderIssueRecord(record)}\n`;
    };
    for (let rows = Math.min(maxRows, ISSUE_LIMITS.tableRows); rows > 0; rows = Math.floor(rows / 2)) {
        const body = render(rows);
        if (body.length <= report/* MAX_COMMENT_CHARS */.VK)
            return body;
    }
    return render(0);
}
const getShownFields = ({ id, platform, landingUrl, manifest }) => [
    id,
    platform,
    getUtmLabel(landingUrl),
    manifest.file,
    manifest.line,
];
function renderDestinationsTable(destinations, links) {
    const rows = destinations.map(({ url, reason, ads }) => [
        (0,format/* toCodeCell */.r$)(url),
        (0,format/* escapeSentence */.FV)(reason),
        (0,entries_table/* listEntryNames */.nx)(ads, links, 3),
        (0,group_entries_by_destination/* listPlatforms */.Rd)(ads).join(", ") || "–",
    ]);
    return (0,markdown_table/* markdownTable */.Q)([["Destination", "Reason", "Ads", "Platforms"], ...rows], { alignDelimiters: false });
}
function renderAdsTable(ads, links) {
    const hasUtm = ads.some(({ landingUrl }) => getUtmLabel(landingUrl) !== null);
    const head = ["Ad", "Platform", ...(hasUtm ? ["Campaign (UTM)"] : []), "Manifest"];
    const rows = ads.map((ad) => [
        (0,format/* escapeName */.L$)(ad.id) || "(no id)",
        ad.platform ?? "–",
        ...(hasUtm ? [(0,format/* escapeName */.L$)(getUtmLabel(ad.landingUrl) ?? "–")] : []),
        (0,format/* formatLink */.u3)(`${(0,format/* escapeName */.L$)(ad.manifest.file)}, ${formatLineRange(ad.manifest)}`, (0,entries_table/* getSourceUrl */.$s)(links, ad.manifest)),
    ]);
    return (0,markdown_table/* markdownTable */.Q)([head, ...rows], { alignDelimiters: false });
}
const formatLineRange = ({ line, endLine }) => endLine > line ? `lines ${line}–${endLine}` : `line ${line}`;
function getUtmLabel(landingUrl) {
    const query = URL.parse(landingUrl)?.searchParams;
    const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => query?.get(name)?.trim() || []);
    return parts.length === 0 ? null : parts.join(" / ");
}
function summarizeAds(ads) {
    const counts = (0,group_entries_by_destination/* listPlatforms */.Rd)(ads).map((platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${platform}`);
    const campaigns = [...new Set(ads.flatMap(({ landingUrl }) => getUtmLabel(landingUrl) ?? []))];
    const names = campaigns.slice(0, ISSUE_LIMITS.listedNames).map((name) => (0,format/* escapeName */.L$)(name));
    const more = campaigns.length - names.length;
    const rest = more > 0 ? ` and ${more} more` : "";
    const onPlatforms = counts.length === 0 ? "" : ` (${counts.join(", ")})`;
    const inCampaigns = names.length === 0 ? "" : ` in ${(0,format_count/* formatCount */.B)(campaigns.length, "campaign")} (${names.join(", ")}${rest})`;
    return `${(0,format_count/* formatCount */.B)(ads.length, "ad")}${onPlatforms}${inCampaigns}`;
}
function shortenUrlForTitle(url) {
    const parsed = URL.parse(url);
    const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
    return (0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(short), ISSUE_LIMITS.titleChars);
}
const issueComments = {
    recovered: (links) => `✅ **Working again** (${linkToRun(links)}).`,
    brokenAgain: (destination, closedByUser, links) => `❌ **${closedByUser ? "Still broken" : "Broken again"}** (${linkToRun(links)}): ` +
        `${(0,format/* escapeFullSentence */.u9)(destination.reason)} Affects ${summarizeAds(destination.ads)}.`,
    changed: (joined, left, links) => {
        const names = (0,entries_table/* listEntryNames */.nx)(joined, links, ISSUE_LIMITS.listedNames);
        const verb = joined.length === 1 ? "links" : "link";
        const added = `${(0,format_count/* formatCount */.B)(joined.length, "more ad")} ${verb} to the broken page (${names})`;
        const removed = `${(0,format_count/* formatCount */.B)(left, "ad")} no longer ${left === 1 ? "does" : "do"}`;
        const changes = [...(joined.length > 0 ? [added] : []), ...(left > 0 ? [removed] : [])];
        return `**Changed** (${linkToRun(links)}): ${changes.join("; ")}.`;
    },
    noLongerUsed: (links) => `No ad in the manifest links to this page any more (${linkToRun(links)}). The page was not checked.`,
    outageStarted: (count, again, links) => `❌ **${(0,format_count/* formatCount */.B)(count, "landing page")} ${count === 1 ? "is" : "are"} broken${again ? " again" : ""}** ` +
        `(${linkToRun(links)}).`,
    outageGrew: (count, links) => `**${(0,format_count/* formatCount */.B)(count, "more landing page")}** ${count === 1 ? "is" : "are"} broken (${linkToRun(links)}).`,
    outageRecovered: (links) => `✅ **No landing page is broken any more** (${linkToRun(links)}): each works again, or no ad links to it.`,
    duplicate: (number) => `Two simultaneous runs each opened an issue. Adhere continues with #${number}.`,
};
const linkToRun = ({ run }) => (0,format/* formatLink */.u3)("this run", run);

;// CONCATENATED MODULE: ./build/action/plan-issues.js


const MAX_SEPARATE_ISSUES = 20;
function planIssues(observations, own, options) {
    const { tracked, duplicates } = findOldestIssues(own);
    const about = getOutageKey(options.issueContext.ownerId);
    const many = tracked.get(about);
    const dead = observations.flatMap((each) => (each.status === "dead" ? [each.dead] : []));
    const fresh = dead.filter(({ fingerprint }) => needsIssue(tracked.get(fingerprint)) && !isDismissedInOutage(many, fingerprint));
    const together = many?.issue.isOpen === true || fresh.length > MAX_SEPARATE_ISSUES;
    return [
        ...planOutageIssue(together ? fresh : [], many, about, observations, options),
        ...(together ? [] : fresh.map((each) => createOpenOrReopenStep(each, tracked.get(each.fingerprint), options))),
        ...dead.flatMap((each) => planUpdate(each, tracked.get(each.fingerprint), options)),
        ...observations.flatMap((each) => each.status === "alive" ? planRecovery(tracked.get(each.fingerprint), options) : []),
        ...(options.isComplete ? planRemovedDestinations(observations, tracked, options) : []),
        ...duplicates,
    ];
}
function findOldestIssues(own) {
    const tracked = new Map();
    const duplicates = [];
    for (const issue of own.toSorted((a, b) => a.number - b.number)) {
        const state = parseIssueRecord(issue.body);
        if (state === null)
            continue;
        const oldest = tracked.get(state.subjectId);
        if (oldest === undefined)
            tracked.set(state.subjectId, { issue, state });
        else if (issue.isOpen)
            duplicates.push(createDuplicateStep(issue, oldest.issue.number));
    }
    return { tracked, duplicates };
}
const needsIssue = (known) => known === undefined || (!known.issue.isOpen && !isDismissed(known));
const isDismissed = ({ issue, state }) => !issue.isOpen && state.status === "dead" && issue.stateReason === "not_planned";
const isDismissedInOutage = (many, fingerprint) => many !== undefined &&
    isDismissed(many) &&
    hashMemberKeys([fingerprint]).some((key) => many.state.memberKeys.includes(key));
function createOpenOrReopenStep(dead, known, { issueContext, labels }) {
    const text = renderBrokenDestinationIssue(dead, issueContext);
    if (known === undefined)
        return createOpenStep(text, labels);
    const byHand = known.state.status === "dead";
    return createReopenStep(known, text, issueComments.brokenAgain(dead, byHand, issueContext.links));
}
const createOpenStep = ({ title, body, record }, labels) => ({
    action: "opened",
    about: record.subjectId,
    title,
    body,
    labels: [...labels],
});
const createReopenStep = ({ issue }, { body }, comment) => ({
    action: "reopened",
    issue,
    change: { body, state: "open" },
    comment,
});
function planUpdate(dead, known, { issueContext }) {
    if (known === undefined || !known.issue.isOpen)
        return [];
    const { issue, state } = known;
    const text = renderBrokenDestinationIssue(dead, issueContext);
    if (state.status !== "dead") {
        const comment = issueComments.brokenAgain(dead, false, issueContext.links);
        return [{ action: "updated", issue, change: { body: text.body }, comment }];
    }
    if (state.ownerId !== issueContext.ownerId || state.contentHash === text.record.contentHash)
        return [];
    const joined = dead.ads.filter((ad) => hashAdKeys([ad]).some((key) => !state.memberKeys.includes(key)));
    const left = state.memberKeys.filter((key) => !text.record.memberKeys.includes(key)).length;
    const changed = joined.length + left > 0 ? issueComments.changed(joined, left, issueContext.links) : null;
    return [{ action: "updated", issue, change: { body: text.body }, comment: changed }];
}
function planRecovery(known, { issueContext }) {
    if (known === undefined || known.state.status === "alive")
        return [];
    const { issue, state } = known;
    const body = withIssueStatus(issue.body, state, "alive");
    if (!issue.isOpen)
        return state.status === "dead" ? [{ action: "updated", issue, change: { body }, comment: null }] : [];
    const comment = issueComments.recovered(issueContext.links);
    return [{ action: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}
function planRemovedDestinations(observations, kept, { issueContext }) {
    const named = new Set(observations.map(({ fingerprint }) => fingerprint));
    return [...kept.values()].flatMap(({ issue, state }) => {
        const ours = state.ownerId === issueContext.ownerId && /^[0-9a-f]{32}$/u.test(state.subjectId);
        if (!ours || !issue.isOpen || state.status !== "dead" || named.has(state.subjectId))
            return [];
        const body = withIssueStatus(issue.body, state, "gone");
        const change = { body, state: "closed", state_reason: "not_planned" };
        return [{ action: "closed", issue, change, comment: issueComments.noLongerUsed(issueContext.links) }];
    });
}
const createDuplicateStep = (issue, of) => ({
    action: "closed",
    issue,
    change: { state: "closed", state_reason: "not_planned" },
    comment: issueComments.duplicate(of),
});
function planOutageIssue(fresh, known, about, observations, { issueContext, labels, isComplete }) {
    const { links } = issueContext;
    const statuses = mapStatuses(observations);
    const isUndecided = (key) => (statuses.get(key) ?? (isComplete ? null : "unknown")) === "unknown";
    const undecided = known?.state.memberKeys.filter(isUndecided).sort() ?? [];
    if (fresh.length === 0)
        return known === undefined ? [] : planOutageRecovery(known, undecided, statuses, links);
    const text = renderOutageIssue(fresh, about, undecided, issueContext);
    if (known === undefined)
        return [createOpenStep(text, labels)];
    const { issue, state } = known;
    if (!issue.isOpen) {
        return [createReopenStep(known, text, issueComments.outageStarted(fresh.length, state.status !== "dead", links))];
    }
    if (text.record.contentHash === state.contentHash && state.status === "dead")
        return [];
    const joined = text.record.memberKeys.filter((key) => !state.memberKeys.includes(key)).length;
    const comment = joined > 0 ? issueComments.outageGrew(joined, links) : null;
    return [{ action: "updated", issue, change: { body: text.body }, comment }];
}
function planOutageRecovery({ issue, state }, undecided, statuses, links) {
    const isDead = !issue.isOpen && state.memberKeys.some((key) => statuses.get(key) === "dead");
    if (state.status !== "dead" || undecided.length > 0 || isDead)
        return [];
    const body = withIssueStatus(issue.body, state, "alive");
    if (!issue.isOpen)
        return [{ action: "updated", issue, change: { body }, comment: null }];
    const change = { body, state: "closed", state_reason: "completed" };
    return [{ action: "closed", issue, change, comment: issueComments.outageRecovered(links) }];
}
const mapStatuses = (observations) => new Map(observations.flatMap(({ fingerprint, status }) => hashMemberKeys([fingerprint]).map((key) => [key, status])));

;// CONCATENATED MODULE: ./build/action/sync-issues.js









const ISSUE_EVENTS = ["schedule", "workflow_dispatch", "push"];
async function syncIssues(result, settings, context, core) {
    if (!settings.issue || context.pullRequest !== null || result.shard !== undefined)
        return;
    if (!ISSUE_EVENTS.includes(context.event) || !context.onDefaultBranch) {
        core.info("Issues are only updated in schedule, push and workflow_dispatch runs of the default branch, so not in this run.");
        return;
    }
    const token = settings["github-token"];
    if (token === undefined) {
        core.notice("No issue was written, because there is no github-token: see the job summary.");
        return;
    }
    const check = { id: (0,post_comment/* getCommentId */.ZE)(settings, context), labels: settings["issue-labels"] };
    const planner = createIssuePlanner(result, context, check);
    sync_issues_logOutcome(await writeIssues(await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl), context, planner), core);
}
function createIssuePlanner(result, context, { id, labels }) {
    const observations = collectDestinationStatuses(result);
    const issueContext = { run: result, ownerId: getOwnerId(id), links: (0,create_link_base_urls/* createReportLinks */.O)(context) };
    return {
        marker: ISSUE_MARKER,
        plan: (own) => planIssues(observations, own, { issueContext, labels, isComplete: hasAllShards(result) }),
        readSubject: (body) => parseIssueRecord(body)?.subjectId ?? null,
        closeDuplicate: createDuplicateStep,
    };
}
const hasAllShards = ({ merged }) => merged === undefined || merged.shards.length === merged.of;
function sync_issues_logOutcome(outcome, core) {
    if (outcome.kind === "refused") {
        core.notice((0,report_escape/* escapeForLog */.zB)(`${outcome.why} The result is in the job summary.`));
        return;
    }
    const { kind: _, deferred, ...counts } = outcome;
    const done = formatCounts(counts);
    if (done !== "")
        core.info(`Issues: ${done}.`);
    if (deferred > 0)
        core.info(`Issues: ${deferred} more changes are left to the next run because of GitHub's rate limits.`);
}

;// CONCATENATED MODULE: ./build/action/publish.js











async function publish({ result, repairs, reports }, settings, context, core) {
    const links = (0,create_link_base_urls/* createReportLinks */.O)(context);
    const attempt = createWarningWrapper(core);
    (0,set_outputs/* setOutputs */.n)(result, reports.paths, core);
    const isShard = result.shard !== undefined;
    if (!isShard)
        await attempt("annotations", () => showAnnotations((0,annotations/* buildAnnotations */.P)(result)));
    await attempt("job summary", async () => {
        const written = await (0,write_job_summary/* writeJobSummary */.j)((0,report/* renderSummary */.Br)(result, { links }));
        if (written.kind === "refused")
            core.warning(written.why);
    });
    for (const warning of reports.warnings)
        core.warning((0,report_escape/* escapeForLog */.zB)(warning));
    await attempt("table", async () => core.info(renderVerdictTable(result)));
    setStepStatus(result, core);
    if (isShard)
        return core.setOutput("comment-url", "");
    let canSuggest = true;
    await attempt("comment", async () => {
        const outcome = await (0,post_comment/* postComment */.Gy)((0,post_comment/* createResultDraft */.F9)(result, context, links), settings, context, core);
        core.setOutput("comment-url", (0,post_comment/* getCommentUrl */.XB)(outcome));
        canSuggest = outcome?.kind !== "outdated" && outcome?.kind !== "refused";
    });
    if (repairs !== undefined && canSuggest) {
        await attempt("suggestions", () => postSuggestions(result, repairs, settings, context, core));
    }
    await attempt("issues", () => syncIssues(result, settings, context, core));
}
const createWarningWrapper = (core) => async (name, publishPart) => {
    try {
        await publishPart();
    }
    catch (error) {
        core.warning((0,report_escape/* escapeForLog */.zB)(`Could not publish the ${name}: ${String(error)}`));
    }
};
function setStepStatus({ exitCode, verdict, headline }, core) {
    if (exitCode !== 0)
        core.setFailed((0,report_escape/* escapeForLog */.zB)(headline));
    else if (verdict !== "pass")
        core.info(`warn-only: ${(0,report_escape/* escapeForLog */.zB)(headline)}`);
}


/***/ }),

/***/ 25824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ setFailureOutputs),
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
function setFailureOutputs(core) {
    core.setOutput("verdict", "inconclusive");
}


/***/ }),

/***/ 15520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ describeIssuesFailure),
/* harmony export */   o: () => (/* binding */ describePullRequestFailure)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);


const describePullRequestFailure = (error, context, target) => describeWriteFailure(error, target, ({ status, message }) => {
    if (status === 403 && /locked/iu.test(message))
        return "The pull request's conversation is locked: unlock it.";
    if (status === 403 && context.fork) {
        return "The token is read-only because the pull request comes from a fork: see the report in the job summary.";
    }
    if (status === 403)
        return "The token can't write comments: give the job `permissions: pull-requests: write`.";
    if (status !== 404 && status !== 410)
        return null;
    return "The token can't access the pull request: give it access to this repository.";
});
const describeIssuesFailure = (error) => describeWriteFailure(error, "issues", ({ status, message }) => {
    if (status === 410 || /issues (?:are|has been|have been) disabled/iu.test(message)) {
        return "Issues are disabled in this repository: enable them in its settings, or remove the input issue.";
    }
    if (status !== 403 && status !== 404)
        return null;
    const what = status === 403 ? "write" : "access the repository's";
    return `The token can't ${what} issues: give the job \`permissions: issues: write\`.`;
});
function describeWriteFailure(error, target, suggestRemedy) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpFailure */ .ql)(error);
    if (failure === null)
        return `The ${target} could not be written: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(String(error), 300)}`;
    const { status, message } = failure;
    const remedy = suggestGeneralRemedy(failure, target) ?? suggestRemedy(failure) ?? `GitHub rejected the ${target}.`;
    return `${remedy} (GitHub: ${status} ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(message, 300)})`;
}
function suggestGeneralRemedy(failure, target) {
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure))
        return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
    if (failure.status === 401)
        return "GitHub rejected the token: check the input github-token.";
    return failure.status >= 500 ? `GitHub is not responding; the next run will write the ${target}.` : null;
}


/***/ }),

/***/ 17155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ filterOwnComments),
/* harmony export */   Q: () => (/* binding */ findAuthorLogin)
/* harmony export */ });
async function filterOwnComments(target, comments) {
    if (comments.length === 0)
        return [];
    target.author ??= await findAuthorLogin(target.api);
    return comments.filter(({ user }) => user?.login === target.author).toSorted((a, b) => a.id - b.id);
}
async function findAuthorLogin(api) {
    try {
        const { viewer } = await api.graphql("query { viewer { login } }");
        return viewer.login;
    }
    catch {
        try {
            return (await api.rest.users.getAuthenticated()).data.login;
        }
        catch {
            return "github-actions[bot]";
        }
    }
}


/***/ }),

/***/ 18402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ normaliseLineEnds)
/* harmony export */ });
const normaliseLineEnds = (text) => text.replaceAll("\r\n", "\n").trimEnd();


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

/***/ 28083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeToPullRequest),
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _describe_write_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15520);

async function writeToPullRequest(api, context, what, write) {
    const { pullRequest: number, repository, headSha, event } = context;
    if (number === null)
        return { kind: "refused", why: `The event ${event} has no pull request for the ${what}.` };
    try {
        const at = { owner: repository.owner, repo: repository.repo };
        return await write({ api, at, number, headSha, author: null });
    }
    catch (error) {
        return { kind: "refused", why: (0,_describe_write_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describePullRequestFailure */ .o)(error, context, what) };
    }
}
async function readHead({ api, at, number }) {
    const { data } = await api.rest.pulls.get({ ...at, pull_number: number });
    return data.head.sha;
}


/***/ }),

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   createPatch: () => (/* binding */ createPatch)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85725);

function applyEdits(text, edits) {
    return edits
        .toSorted((one, other) => other.start - one.start)
        .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}
function createPatch(files, edits) {
    return files
        .map((file) => ({ file, fileEdits: edits.filter(({ path }) => path === file.path) }))
        .filter(({ fileEdits }) => fileEdits.length > 0)
        .map(({ file, fileEdits }) => createFilePatch(file, applyEdits(file.text, fileEdits)))
        .join("");
}
function createFilePatch({ path, text }, after) {
    const body = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .createTwoFilesPatch */ .ss)(toGitPath("a", path), toGitPath("b", path), text, after, undefined, undefined, {
        context: 3,
    });
    const lines = body.split("\n").filter((line) => !/^=+$/.test(line));
    return [`diff --git ${toGitPath("a", path)} ${toGitPath("b", path)}`, ...lines].join("\n");
}
function toGitPath(side, path) {
    const whole = `${side}/${path}`;
    return /["\\\p{Cc}]/u.test(whole) ? JSON.stringify(whole) : whole;
}


/***/ }),

/***/ 46241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ buildAnnotations),
/* harmony export */   t: () => (/* binding */ MAX_ERROR_ANNOTATIONS)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15770);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _format_count_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56134);
/* harmony import */ var _group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62702);
/* harmony import */ var _landing_page_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6341);
/* harmony import */ var _select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38024);







const MAX_ANNOTATIONS_PER_LEVEL = 10;
const MAX_ERROR_ANNOTATIONS = MAX_ANNOTATIONS_PER_LEVEL - 1;
const ANNOTATION_MAX_CHARS = { title: 120, line: 300 };
function buildAnnotations(result) {
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(result.entries.filter(_group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_3__/* .wasReached */ .OC));
    const all = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .filterUrgent */ .sq)(entries).map((entry) => buildAnnotation(entry, result));
    const shown = [
        ...all.filter(({ level }) => level === "error").slice(0, MAX_ERROR_ANNOTATIONS),
        ...all.filter(({ level }) => level === "warning").slice(0, MAX_ANNOTATIONS_PER_LEVEL),
    ];
    const rest = all.length - shown.length;
    const unreached = (0,_group_entries_by_destination_js__WEBPACK_IMPORTED_MODULE_3__/* .countUnreached */ .js)(result.entries);
    return [
        ...shown,
        ...(rest === 0 ? [] : [buildOverflowNotice(rest)]),
        ...(unreached === 0 ? [] : [buildNoNetworkAnnotation(unreached, result)]),
    ];
}
function buildAnnotation(entry, result) {
    const { file, line, endLine } = entry.manifest;
    const { label } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_1__/* .getEntryBadge */ ._C)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(entry)})`;
    return {
        level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .getProblemLevel */ .wL)(entry, result),
        location: { file, startLine: line, endLine },
        title: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeForLog */ .zB)(`${entry.id}: ${label.toLowerCase()}${score}`, ANNOTATION_MAX_CHARS.title),
        message: buildMessageLines(entry)
            .map((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeForLog */ .zB)(text, ANNOTATION_MAX_CHARS.line))
            .join("\n"),
    };
}
function buildMessageLines(entry) {
    const [risk] = (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .getOpenRisks */ .ZE)(entry);
    const [fix] = (0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .getOpenFixes */ .C9)(entry);
    return [
        entry.reason,
        (0,_landing_page_line_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLandingPage */ .y)(entry, String),
        ...(risk ? [`${(0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .getRiskTitle */ .Cf)(risk)}: ${risk.message}`] : []),
        ...(fix
            ? [`Fix first: ${fix.element}, ${(0,_select_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDirection */ .p6)(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`]
            : []),
    ];
}
const buildNoNetworkAnnotation = (unreached, result) => ({
    level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .getInconclusiveLevel */ .pl)(result),
    location: null,
    title: "No network",
    message: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(unreached, "ad")} could not be checked: this machine has no network.`,
});
const buildOverflowNotice = (rest) => ({
    level: "notice",
    location: null,
    title: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(rest, "more ad")} with problems`,
    message: `GitHub shows ten annotations per level. See the job summary or the report files for the other ${rest}.`,
});


/***/ }),

/***/ 25787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ filterByStatus),
/* harmony export */   Qi: () => (/* binding */ sortWorstFirst),
/* harmony export */   pl: () => (/* binding */ getInconclusiveLevel),
/* harmony export */   rv: () => (/* binding */ getEvaluation),
/* harmony export */   sq: () => (/* binding */ filterUrgent),
/* harmony export */   wL: () => (/* binding */ getProblemLevel),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
/* harmony import */ var _contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84683);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);



const STATE_ORDER = Object.keys(_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_BADGES */ .Do);
function sortWorstFirst(entries) {
    const rank = (entry) => {
        if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
            return 0.5;
        if (entry.failedBefore === true)
            return STATE_ORDER.indexOf("passed") - 0.5;
        return STATE_ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") - (entry.unconfirmed ? 0.5 : 0);
    };
    const margin = (entry) => (entry.overallScore ?? 0) - entry.threshold;
    return entries.toSorted((a, b) => rank(a) - rank(b) || margin(a) - margin(b));
}
function getProblemLevel(entry, result) {
    if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "warning";
    if ((0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === "failing")
        return result.gate.warnOnly ? "warning" : "error";
    return getInconclusiveLevel(result);
}
function getInconclusiveLevel({ gate, verdict }) {
    const failsCheck = gate.onInconclusive === "fail" && !gate.warnOnly;
    return failsCheck || verdict === "inconclusive" ? "error" : "warning";
}
const filterByStatus = (entries, status) => entries.filter((entry) => (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === status);
const filterUrgent = (entries) => [
    ...filterByStatus(entries, "failing"),
    ...filterByStatus(entries, "inconclusive"),
];
function getEvaluation(entry) {
    if (entry.answer === null)
        return null;
    const outcome = (0,_contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyAnswer */ .B)(entry.answer);
    return outcome.kind === "evaluated" ? outcome.answer : null;
}
const formatScore = (entry) => entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;


/***/ }),

/***/ 27259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderRunFailureComment),
/* harmony export */   i: () => (/* binding */ renderRunFailureSummary)
/* harmony export */ });
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12865);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _entries_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2336);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50750);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61004);






const MAX_PROBLEMS = 50;
function renderRunFailureComment(run, { id, links = {}, state }) {
    const render = (maxProblems) => `${(0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCommentMarker */ .W)(id)}\n${renderRunFailure(run, links, maxProblems)}\n${(0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .renderStateBlock */ .fk)(state)}\n`;
    const text = render(MAX_PROBLEMS);
    return text.length <= _report_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COMMENT_CHARS */ .VK ? text : render(0);
}
const renderRunFailureSummary = (run, links) => renderRunFailure(run, links, MAX_PROBLEMS);
function renderRunFailure(run, links, maxProblems) {
    const lines = run.problems.slice(0, maxProblems).map((problem) => `- ${renderProblem(problem, links)}`);
    const rest = run.problems.length - lines.length;
    if (rest > 0) {
        lines.push(`- ${maxProblems > 0 ? "and " : ""}${rest} more in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)("the log", links.run)}`);
    }
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([
        `## ⚠️ Adhere could not run: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(run.headline, 300)}`,
        lines.join("\n"),
        "No ad was checked at this commit.",
        (0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSignature */ .BE)({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
    ])}\n`;
}
function renderProblem({ location, message }, links) {
    if (location === null)
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message);
    const where = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(location.file, 120)}, line ${location.line}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)(where, (0,_entries_table_js__WEBPACK_IMPORTED_MODULE_2__/* .getSourceUrl */ .$s)(links, location))}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message)}`;
}


/***/ })

};
