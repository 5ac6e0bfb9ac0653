export const id = 3290;
export const ids = [3290];
export const modules = {

/***/ 12614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ createFailureDraft),
/* harmony export */   F9: () => (/* binding */ createResultDraft),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   XB: () => (/* binding */ getCommentUrl)
/* harmony export */ });
/* harmony import */ var _report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _report_markdown_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61004);
/* harmony import */ var _report_markdown_run_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27259);



const createResultDraft = (result, context, links) => ({
    isPassing: result.verdict === "pass",
    nextState: (existing) => (0,_report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .buildCommentState */ .X3)(result, context.runAttemptId, existing),
    render: (state, id) => (0,_report_markdown_report_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .wQ)(result, { id, links, state }),
});
const createFailureDraft = (run, context, links) => {
    const why = JSON.stringify([run.headline, run.problems]);
    const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
    return {
        isPassing: false,
        nextState: (existing) => (0,_report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRunFailureState */ .fE)(name, existing),
        render: (state, id) => (0,_report_markdown_run_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRunFailureComment */ .F)(run, { id, links, state }),
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
    const { createGitHubApi } = await __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654));
    const { writeComment } = await __webpack_require__.e(/* import() */ 79).then(__webpack_require__.bind(__webpack_require__, 30079));
    const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
    const composer = { id, compose: createCompose(draft, settings.comment, id) };
    const outcome = await writeComment(await createGitHubApi(token, context.apiUrl), context, composer);
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} The result is in the job summary.`);
    return outcome;
}
const getCommentUrl = (outcome) => outcome !== null && "url" in outcome ? outcome.url : "";
function createCompose(draft, when, id) {
    return (existing) => {
        if (existing === null && when === "on-failure" && draft.isPassing)
            return { kind: "leave", why: "quiet" };
        const previous = existing === null ? null : (0,_report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .parseStateBlock */ .C5)(existing);
        const state = draft.nextState(previous);
        if (previous !== null && previous.commit === state.commit && (0,_report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isNewerRun */ .VZ)(previous, state)) {
            return { kind: "leave", why: "newer" };
        }
        if (previous !== null && when === "changes" && (0,_report_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSameResults */ .DF)(previous, state)) {
            return { kind: "leave", why: "unchanged" };
        }
        return { kind: "write", body: draft.render(state, id) };
    };
}


/***/ }),

/***/ 92309:
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

/***/ 23290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/github/runner-output.js
var runner_output = __webpack_require__(45902);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/destinations.js
var report_destinations = __webpack_require__(80270);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/fixes-and-risks.js
var fixes_and_risks = __webpack_require__(4621);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
;// CONCATENATED MODULE: ./build/report/terminal-format.js



const STATUS_MARKS = { failing: "✗", inconclusive: "!", passed: "✓", skipped: "-" };
const STATUS_COLOURS = {
    failing: "red",
    inconclusive: "yellow",
    passed: "green",
    skipped: "dim",
};
const paint = (status, text, colour = false) => colour ? (0,external_node_util_.styleText)(STATUS_COLOURS[status], text, { validateStream: false }) : text;
function alignTable(rows, rightAligned) {
    const widths = [];
    for (const row of rows) {
        for (const [column, cell] of row.entries()) {
            widths[column] = Math.max(widths[column] ?? 0, (0,string_width/* default */.A)(cell));
        }
    }
    return rows.map((row) => row
        .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - (0,string_width/* default */.A)(cell));
        return rightAligned.has(column) ? gap + cell : cell + gap;
    })
        .join("  ")
        .trimEnd());
}
function renderVerdict({ verdict, exitCode, headline }, colour = false) {
    const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
    const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
    return paint(status, `${word}: ${(0,report_escape/* escapeForLog */.zB)(headline)}`, colour);
}

// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
;// CONCATENATED MODULE: ./build/report/terminal-links-table.js




const LINKS_TABLE_MAX_CHARS = { url: 60, sentence: 500, name: 80 };
const LINKS_TABLE_MAX_ITEMS = { rows: 1000, names: 20 };
function renderLinksReport(result, options = {}) {
    const groups = (0,report_destinations/* groupEntriesByDestination */.Zn)(result.entries);
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
    const unreached = (0,report_destinations/* countUnreached */.js)(entries);
    const labels = groups.map(({ badge }) => badge.status === "failing" ? "broken" : badge.label.toLowerCase());
    const counts = [...new Set(labels)].map((label) => `${labels.filter((one) => one === label).length} ${label}`);
    const total = `${(0,format_count/* formatCount */.B)(entries.length, "ad")}, ${(0,format_count/* formatCount */.B)(groups.length, "destination")}`;
    const reached = counts.length === 0 ? total : `${total}: ${counts.join(", ")}`;
    return unreached === 0 ? `${reached}.` : `${reached}. No network: ${(0,format_count/* formatCount */.B)(unreached, "ad")}.`;
}
const escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, LINKS_TABLE_MAX_CHARS.sentence);
function renderLinksTable(table, { colour = false } = {}) {
    const urgent = table.rows.filter(({ badge }) => badge.status !== "passed");
    const details = [
        ...urgent.flatMap((row) => renderRowDetails(row, table.unit)),
        ...table.rows
            .filter(({ badge }) => badge.status === "passed")
            .flatMap(({ url, notices }) => notices.map((notice) => `note: ${escapeSentence(url)}: ${escapeSentence(notice)}`)),
        ...(table.hiddenRows === 0 ? [] : [`and ${table.hiddenRows} more, not listed here`]),
    ];
    return [
        ...(urgent.length === 0 ? [] : [...renderRows(urgent, table.unit, colour), ""]),
        ...(details.length === 0 ? [] : [...details, ""]),
        ...table.notices.map((notice) => `note: ${(0,report_escape/* escapeForLog */.zB)(notice)}`),
        table.totals,
        renderVerdict(table, colour),
        "",
    ].join("\n");
}
function renderRows(rows, unit, colour) {
    const header = ["", "Destination", "HTTP", unit, ...(unit === "Ads" ? ["Platforms"] : []), "State"];
    const cells = rows.map((row) => [
        STATUS_MARKS[row.badge.status],
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
        `${STATUS_MARKS[row.badge.status]} ${escapeSentence(row.url)}: ${escapeSentence(row.reason)}`,
        `    ${verb}: ${unit === "Lines" ? "line " : ""}${row.names.join(", ")}${more}`,
        ...row.notices.map((notice) => `    note: ${escapeSentence(notice)}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/terminal-table.js








const COLUMNS = [
    "",
    "Ad",
    "Platform",
    "Score",
    ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => report_entries/* DIMENSION_LABELS */.Py[dimension]),
    "State",
];
const NUMBER_COLUMNS = new Set([3, ...vocabulary/* DIMENSIONS */.Yf.keys().map((index) => index + 4)]);
const TABLE_MAX_CHARS = { id: 40, value: 60, sentence: 500 };
function renderVerdictTable(result, options = {}) {
    if ((0,report_destinations/* isLinksMode */.RM)(result))
        return renderLinksReport(result, options);
    const entries = (0,report_entries/* sortWorstFirst */.Qi)(result.entries);
    const [header, ...lines] = alignTable([COLUMNS, ...entries.map(buildCells)], NUMBER_COLUMNS);
    const rows = entries.map((entry, index) => paint((0,report_entries/* getEntryBadge */._C)(entry).status, lines[index] ?? "", options.colour));
    const details = [
        ...[...(0,report_entries/* filterByStatus */.Mv)(entries, "failing"), ...(0,report_entries/* filterByStatus */.Mv)(entries, "inconclusive")].flatMap(renderReason),
        ...(0,report_entries/* filterByStatus */.Mv)(entries, "passed").flatMap(renderNotices),
    ];
    return [
        ...(entries.length === 0 ? [] : [header, ...rows, ""]),
        ...(details.length === 0 ? [] : [...details, ""]),
        ...result.notices.map((notice) => `note: ${(0,report_escape/* escapeForLog */.zB)(notice)}`),
        renderVerdict(result, options.colour),
        "",
    ].join("\n");
}
function buildCells(entry) {
    const { label, status } = (0,report_entries/* getEntryBadge */._C)(entry);
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    const scores = evaluation && (0,report_entries/* getDimensionScores */.Y8)(evaluation);
    return [
        STATUS_MARKS[status],
        (0,report_escape/* escapeForLog */.zB)(entry.id, TABLE_MAX_CHARS.id),
        entry.platform ?? "–",
        (0,report_entries/* formatScore */.y)(entry),
        ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => `${scores?.[dimension] ?? "–"}`),
        label,
    ];
}
const terminal_table_escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.sentence);
function renderReason(entry) {
    const [fix] = (0,fixes_and_risks/* getOpenFixes */.C9)(entry);
    const landingPage = entry.visited === undefined ? terminal_table_escapeSentence(entry.landingUrl) : (0,landing_page_line/* formatLandingPage */.y)(entry, terminal_table_escapeSentence);
    const lines = [
        `${STATUS_MARKS[(0,report_entries/* getEntryBadge */._C)(entry).status]} ${(0,report_escape/* escapeForLog */.zB)(entry.id, TABLE_MAX_CHARS.id)}: ${terminal_table_escapeSentence(entry.reason)}`,
        `    ${landingPage}`,
    ];
    if (fix !== undefined) {
        const [before, after] = [fix.currentValue, fix.suggestedValue].map((text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.value));
        const element = (0,report_escape/* escapeForLog */.zB)(fix.element, TABLE_MAX_CHARS.id);
        lines.push(`    fix: ${element}, ${(0,report_escape/* escapeForLog */.zB)((0,fixes_and_risks/* describeDirection */.p6)(fix))}: "${before}" → "${after}"`);
    }
    return [...lines, ...entry.notices.map((notice) => `    note: ${terminal_table_escapeSentence(notice)}`)];
}
function renderNotices(entry) {
    const risks = (0,fixes_and_risks/* getCriticalRisks */.yj)(entry).map((risk) => `${(0,fixes_and_risks/* getRiskTitle */.Cf)(risk)} (critical risk). ${risk.message}`);
    return [...risks, ...entry.notices].map((notice) => `note: ${(0,report_escape/* escapeForLog */.zB)(entry.id, TABLE_MAX_CHARS.id)}: ${terminal_table_escapeSentence(notice)}`);
}

// EXTERNAL MODULE: ./build/action/comment.js
var comment = __webpack_require__(12614);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(92309);
// EXTERNAL MODULE: ./build/action/report-links.js
var report_links = __webpack_require__(1313);
// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./build/report/repairs.js
var repairs = __webpack_require__(76449);
;// CONCATENATED MODULE: ./build/report/suggestion.js

function renderSuggestionBody({ fixes, replacement, }) {
    const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const [first] = fixes;
    const riskiest = fixes.find(({ safe }) => !safe) ?? first;
    const lead = fixes.length > 1 ? "- " : "";
    return [
        ...fixes.map(({ entryId, element, reasoning }) => `${lead}**${(0,report_escape/* escapeMarkdown */.FV)(element)}** for the ad **${(0,report_escape/* escapeMarkdown */.FV)(entryId)}**: ${(0,report_escape/* escapeMarkdown */.FV)((0,report_escape/* truncateText */.EJ)(reasoning, 500))}`),
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

;// CONCATENATED MODULE: ./build/action/suggestions.js




async function postSuggestions(result, { plan, sources }, settings, context, core) {
    const token = settings["github-token"];
    if (!settings.suggestions || context.pullRequest === null || token === undefined)
        return;
    const [{ createGitHubApi }, { listChangedFiles }, { writeSuggestions }, { createSuggestions }] = await Promise.all([
        __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654)),
        __webpack_require__.e(/* import() */ 5076).then(__webpack_require__.bind(__webpack_require__, 5076)),
        __webpack_require__.e(/* import() */ 9083).then(__webpack_require__.bind(__webpack_require__, 9083)),
        Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(809)]).then(__webpack_require__.bind(__webpack_require__, 20809)),
    ]);
    const api = await createGitHubApi(token, context.apiUrl);
    const outcome = await writeSuggestions(api, context, {
        id: settings["comment-id"] ?? `${context.workflow}/${context.job}`,
        propose: async () => {
            if (plan.repairs.length === 0)
                return [];
            const hunks = (await listChangedFiles(api, context)).flatMap(({ path, patch }) => patch === undefined ? [] : [{ path, patch }]);
            return createSuggestions(plan.repairs, sources, hunks).map(toSuggestionDraft);
        },
        unevaluatedAds: result.entries.filter(isNotEvaluated).map(({ id }) => id),
    });
    logOutcome(outcome, plan.repairs.length > 0, core);
}
const isNotEvaluated = ({ answer }) => answer === null || (0,parse_answer/* classifyAnswer */.BO)(answer).kind !== "evaluated";
function toSuggestionDraft({ repairs, replacement, path, startLine, line, key, }) {
    const fixes = repairs.map(({ entryId, safe, why, fix: { element, reasoning } }) => ({
        ...{ entryId, element, reasoning, safe, why },
    }));
    const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
    return { path, startLine, line, key, ads, body: renderSuggestionBody({ fixes, replacement }) };
}
function logOutcome(outcome, hasPatch, core) {
    if (outcome.kind === "refused") {
        const patch = hasPatch ? ` The same changes are in ${repairs/* PATCH_FILES */.Ne.all} in the report folder.` : "";
        core.notice(`${(0,report_escape/* escapeForLog */.zB)(outcome.why)}${patch}`);
    }
    else if (outcome.kind === "done") {
        const { created, updated, resolved, unchanged, rejected } = outcome;
        const counts = { created, updated, resolved, "rejected by GitHub": rejected };
        const changes = Object.entries(counts).filter(([, count]) => count > 0);
        if (changes.length === 0)
            return;
        core.info(`Suggestions: ${[...changes, ["unchanged", unchanged]].map(([name, count]) => `${count} ${name}`).join(", ")}.`);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
;// CONCATENATED MODULE: ./build/report/issue-record.js


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

// EXTERNAL MODULE: ./build/run/fingerprint.js
var run_fingerprint = __webpack_require__(22018);
;// CONCATENATED MODULE: ./build/action/destination-observations.js

function collectObservations(result) {
    const groups = new Map();
    for (const entry of result.entries) {
        const fingerprint = entry.fingerprint ?? (0,run_fingerprint/* fingerprintUrl */.u)(entry.landingUrl);
        const group = groups.get(fingerprint);
        if (group === undefined)
            groups.set(fingerprint, [entry]);
        else
            group.push(entry);
    }
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
;// CONCATENATED MODULE: ./build/report/issue.js








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
        `${(0,format/* escapeFullSentence */.u9)(reason)} Every click on ${them} is paid for and lost. Restore the page, change the URL of ${them}, or pause ${them}.`,
        [(0,format/* toCodeValue */.Gp)(url), ...describeFinalUrl(destination)].join(" · "),
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
        `${(0,format_count/* formatCount */.B)(total, "landing page")} of ads ${total === 1 ? "is" : "are"} broken. That is too many for one issue each: a site or a domain may be down.`,
        `**Affects** ${summarizeAds(sorted.flatMap(({ ads }) => ads))}.`,
        (0,markdown_table/* markdownTable */.Q)([
            ["Destination", "Reason", "Ads", "Platforms"],
            ...sorted
                .slice(0, rows)
                .map(({ url, reason, ads }) => [
                (0,format/* toCodeCell */.r$)(url),
                (0,format/* escapeSentence */.FV)(reason),
                listAdNames(ads, context.links, 3),
                (0,report_destinations/* listPlatforms */.Rd)(ads).join(", ") || "–",
            ]),
        ], { alignDelimiters: false }),
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
const DESTINATION_ISSUE_FOOTER = "Adhere updates this issue. It closes the issue when the page works again or no ad links to it, and reopens it when the page breaks again. If you close it as not planned, it stays closed until the page has worked again.";
const OUTAGE_ISSUE_FOOTER = "Adhere updates this issue and closes it when all of these pages work again. If you close it as not planned, it stays closed until then.";
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
    const render = (rows) => `${renderIssueMarker(record.subjectId)}\n${(0,format/* joinParagraphs */.ml)([...renderParts(rows), signature])}\n\n${renderIssueRecord(record)}\n`;
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
    const counts = (0,report_destinations/* listPlatforms */.Rd)(ads).map((platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${platform}`);
    const campaigns = [...new Set(ads.flatMap(({ landingUrl }) => getUtmLabel(landingUrl) ?? []))];
    const names = campaigns.slice(0, ISSUE_LIMITS.listedNames).map((name) => (0,format/* escapeName */.L$)(name));
    const more = campaigns.length - names.length;
    const rest = more > 0 ? ` and ${more} more` : "";
    const onPlatforms = counts.length === 0 ? "" : ` (${counts.join(", ")})`;
    const inCampaigns = names.length === 0 ? "" : ` in ${(0,format_count/* formatCount */.B)(campaigns.length, "campaign")} (${names.join(", ")}${rest})`;
    return `${(0,format_count/* formatCount */.B)(ads.length, "ad")}${onPlatforms}${inCampaigns}`;
}
function listAdNames(ads, links, max) {
    const names = ads.slice(0, max).map((ad) => (0,entries_table/* renderEntryName */.aq)(ad, links));
    return `${names.join(", ")}${ads.length > max ? ` and ${ads.length - max} more` : ""}`;
}
function describeFinalUrl({ url, finalUrl, httpStatus }) {
    const redirected = finalUrl !== null && finalUrl.split("#")[0] !== url.split("#")[0];
    return [
        ...(redirected ? [`ended at ${(0,format/* toCodeValue */.Gp)(finalUrl)}`] : []),
        ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
    ];
}
function shortenUrlForTitle(url) {
    const parsed = URL.parse(url);
    const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
    return (0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(short), ISSUE_LIMITS.titleChars);
}
const issueComments = {
    recovered: (links) => `✅ **Working again** (${linkToRun(links)}).`,
    brokenAgain: (destination, closedByUser, links) => `❌ **${closedByUser ? "Still broken" : "Broken again"}** (${linkToRun(links)}): ${(0,format/* escapeFullSentence */.u9)(destination.reason)} Affects ${summarizeAds(destination.ads)}.`,
    changed: (joined, left, links) => {
        const added = `${(0,format_count/* formatCount */.B)(joined.length, "more ad")} ${joined.length === 1 ? "links" : "link"} to the broken page (${listAdNames(joined, links, ISSUE_LIMITS.listedNames)})`;
        const removed = `${(0,format_count/* formatCount */.B)(left, "ad")} no longer ${left === 1 ? "does" : "do"}`;
        const changes = [...(joined.length > 0 ? [added] : []), ...(left > 0 ? [removed] : [])];
        return `**Changed** (${linkToRun(links)}): ${changes.join("; ")}.`;
    },
    noLongerUsed: (links) => `No ad in the manifest links to this page any more (${linkToRun(links)}). The page was not checked.`,
    outageStarted: (count, again, links) => `❌ **${(0,format_count/* formatCount */.B)(count, "landing page")} ${count === 1 ? "is" : "are"} broken${again ? " again" : ""}** (${linkToRun(links)}).`,
    outageGrew: (count, links) => `**${(0,format_count/* formatCount */.B)(count, "more landing page")}** ${count === 1 ? "is" : "are"} broken (${linkToRun(links)}).`,
    outageRecovered: (links) => `✅ **No landing page is broken any more** (${linkToRun(links)}): each works again, or no ad links to it.`,
    duplicate: (number) => `Two simultaneous runs each opened an issue. Adhere continues with #${number}.`,
};
const linkToRun = ({ run }) => (0,format/* formatLink */.u3)("this run", run);

;// CONCATENATED MODULE: ./build/action/issue-plan.js


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
        ...(together
            ? []
            : fresh.map((each) => createOpenOrReopenStep(each, tracked.get(each.fingerprint), options))),
        ...dead.flatMap((each) => planUpdate(each, tracked.get(each.fingerprint), options)),
        ...observations.flatMap((each) => each.status === "alive" ? planRecovery(tracked.get(each.fingerprint), options) : []),
        ...(options.isComplete ? planRemovedDestinations(observations, tracked, options) : []),
        ...duplicates.flatMap((each) => planDuplicate(each, tracked)),
    ];
}
function findOldestIssues(own) {
    const tracked = new Map();
    const duplicates = [];
    for (const issue of own.toSorted((a, b) => a.number - b.number)) {
        const state = parseIssueRecord(issue.body);
        if (state === null)
            continue;
        if (!tracked.has(state.subjectId))
            tracked.set(state.subjectId, { issue, state });
        else if (issue.isOpen)
            duplicates.push({ issue, state });
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
function planDuplicate({ issue, state }, kept) {
    const oldest = kept.get(state.subjectId);
    return oldest === undefined ? [] : [createDuplicateStep(issue, oldest.issue.number)];
}
const createDuplicateStep = (issue, of) => ({
    action: "closed",
    issue,
    change: { state: "closed", state_reason: "not_planned" },
    comment: issueComments.duplicate(of),
});
function planOutageIssue(fresh, known, about, observations, { issueContext, labels, isComplete }) {
    const { links } = issueContext;
    const undecided = known === undefined ? [] : findUndecidedKeys(known.state, observations, isComplete);
    if (fresh.length === 0)
        return known === undefined ? [] : planOutageRecovery(known, undecided, observations, links);
    const text = renderOutageIssue(fresh, about, undecided, issueContext);
    if (known === undefined)
        return [createOpenStep(text, labels)];
    const { issue, state } = known;
    if (!issue.isOpen) {
        return [
            createReopenStep(known, text, issueComments.outageStarted(fresh.length, state.status !== "dead", links)),
        ];
    }
    if (text.record.contentHash === state.contentHash && state.status === "dead")
        return [];
    const joined = text.record.memberKeys.filter((key) => !state.memberKeys.includes(key)).length;
    const comment = joined > 0 ? issueComments.outageGrew(joined, links) : null;
    return [{ action: "updated", issue, change: { body: text.body }, comment }];
}
function planOutageRecovery({ issue, state }, undecided, observations, links) {
    const dead = issue.isOpen ? [] : filterKeysByStatus(state, observations, ["dead"]);
    if (state.status !== "dead" || undecided.length + dead.length > 0)
        return [];
    const body = withIssueStatus(issue.body, state, "alive");
    if (!issue.isOpen)
        return [{ action: "updated", issue, change: { body }, comment: null }];
    const change = { body, state: "closed", state_reason: "completed" };
    return [{ action: "closed", issue, change, comment: issueComments.outageRecovered(links) }];
}
function findUndecidedKeys(memory, observations, complete) {
    const named = collectKeys(observations);
    const missing = complete ? [] : memory.memberKeys.filter((key) => !named.has(key));
    return [...filterKeysByStatus(memory, observations, ["unknown"]), ...missing].sort();
}
function filterKeysByStatus({ memberKeys }, observations, statuses) {
    const now = collectKeys(observations.filter((each) => statuses.includes(each.status)));
    return memberKeys.filter((key) => now.has(key));
}
const collectKeys = (observations) => new Set(observations.flatMap(({ fingerprint }) => hashMemberKeys([fingerprint])));

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
    const [{ createGitHubApi }, { writeIssues }] = await Promise.all([
        __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654)),
        __webpack_require__.e(/* import() */ 4036).then(__webpack_require__.bind(__webpack_require__, 14036)),
    ]);
    const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
    const desk = createIssuePlanner(result, context, { id, labels: settings["issue-labels"] });
    sync_issues_logOutcome(await writeIssues(await createGitHubApi(token, context.apiUrl), context, desk), core);
}
function createIssuePlanner(result, context, { id, labels }) {
    const observations = collectObservations(result);
    const issueContext = { run: result, ownerId: getOwnerId(id), links: (0,report_links/* createReportLinks */.O)(context) };
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
    const done = Object.entries(counts).filter(([, count]) => count > 0);
    if (done.length > 0)
        core.info(`Issues: ${done.map(([what, count]) => `${count} ${what}`).join(", ")}.`);
    if (deferred > 0)
        core.info(`Issues: ${deferred} more changes are left to the next run because of GitHub's rate limits.`);
}

;// CONCATENATED MODULE: ./build/action/publish.js










async function publish({ result, repairs, reports }, settings, context, core) {
    const links = (0,report_links/* createReportLinks */.O)(context);
    const attempt = createWarningWrapper(core);
    (0,outputs/* setOutputs */.n)(result, reports.paths, core);
    const isShard = result.shard !== undefined;
    if (!isShard)
        await attempt("annotations", () => (0,runner_output/* showAnnotations */.I)((0,annotations/* buildAnnotations */.P)(result)));
    await attempt("job summary", async () => {
        const written = await (0,runner_output/* writeSummary */.S)((0,report/* renderSummary */.Br)(result, { links }));
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
        const outcome = await (0,comment/* postComment */.Gy)((0,comment/* createResultDraft */.F9)(result, context, links), settings, context, core);
        core.setOutput("comment-url", (0,comment/* getCommentUrl */.XB)(outcome));
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

/***/ 1313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createReportLinks)
/* harmony export */ });
const createReportLinks = ({ runUrl, serverUrl, headRepository, headSha, }) => ({
    run: runUrl,
    source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});


/***/ }),

/***/ 45902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ showAnnotations),
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

async function showAnnotations(annotations) {
    const core = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    for (const { level, location, title, message } of annotations)
        core[level](message, { title, ...location });
}
async function writeSummary(markdown) {
    const { summary } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 68476));
    try {
        await summary.addRaw(markdown, true).write();
        return { kind: "written" };
    }
    catch (error) {
        summary.emptyBuffer();
        return {
            kind: "refused",
            why: `The job summary could not be written: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(String(error), 300)}`,
        };
    }
}


/***/ }),

/***/ 46241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ buildAnnotations),
/* harmony export */   tU: () => (/* binding */ MAX_ERROR_ANNOTATIONS)
/* harmony export */ });
/* unused harmony export MAX_ANNOTATIONS_PER_LEVEL */
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80270);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4621);
/* harmony import */ var _format_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56134);
/* harmony import */ var _landing_page_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6341);






const MAX_ANNOTATIONS_PER_LEVEL = 10;
const MAX_ERROR_ANNOTATIONS = MAX_ANNOTATIONS_PER_LEVEL - 1;
const ANNOTATION_MAX_CHARS = { title: 120, line: 300 };
function buildAnnotations(result) {
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .sortWorstFirst */ .Qi)(result.entries.filter(_destinations_js__WEBPACK_IMPORTED_MODULE_0__/* .wasReached */ .OC));
    const all = [...(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .filterByStatus */ .Mv)(entries, "failing"), ...(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .filterByStatus */ .Mv)(entries, "inconclusive")].map((entry) => buildAnnotation(entry, result));
    const shown = ["error", "warning"].flatMap((level) => all
        .filter((annotation) => annotation.level === level)
        .slice(0, level === "error" ? MAX_ERROR_ANNOTATIONS : MAX_ANNOTATIONS_PER_LEVEL));
    const rest = all.length - shown.length;
    const unreached = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_0__/* .countUnreached */ .js)(result.entries);
    return [
        ...shown,
        ...(rest === 0 ? [] : [buildOverflowNotice(rest)]),
        ...(unreached === 0 ? [] : [buildNoNetworkAnnotation(unreached, result)]),
    ];
}
function buildAnnotation(entry, result) {
    const { file, line, endLine } = entry.manifest;
    const { label } = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEntryBadge */ ._C)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(entry)})`;
    return {
        level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getProblemLevel */ .wL)(entry, result),
        location: { file, startLine: line, endLine },
        title: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeForLog */ .zB)(`${entry.id}: ${label.toLowerCase()}${score}`, ANNOTATION_MAX_CHARS.title),
        message: buildMessageLines(entry)
            .map((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeForLog */ .zB)(text, ANNOTATION_MAX_CHARS.line))
            .join("\n"),
    };
}
function buildMessageLines(entry) {
    const [risk] = (0,_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_3__/* .getOpenRisks */ .ZE)(entry);
    const [fix] = (0,_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_3__/* .getOpenFixes */ .C9)(entry);
    return [
        entry.reason,
        (0,_landing_page_line_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLandingPage */ .y)(entry, String),
        ...(risk ? [`${(0,_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_3__/* .getRiskTitle */ .Cf)(risk)}: ${risk.message}`] : []),
        ...(fix
            ? [
                `Fix first: ${fix.element}, ${(0,_fixes_and_risks_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDirection */ .p6)(fix)}: "${fix.currentValue}" → "${fix.suggestedValue}"`,
            ]
            : []),
    ];
}
const buildNoNetworkAnnotation = (unreached, result) => ({
    level: (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getInconclusiveLevel */ .pl)(result),
    location: null,
    title: "No network",
    message: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(unreached, "ad")} could not be checked: this machine has no network.`,
});
const buildOverflowNotice = (rest) => ({
    level: "notice",
    location: null,
    title: `${(0,_format_count_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rest, "more ad")} with problems`,
    message: `GitHub shows ten annotations per level. See the job summary or the report files for the other ${rest}.`,
});


/***/ }),

/***/ 27259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderRunFailureComment),
/* harmony export */   i: () => (/* binding */ renderRunFailureSummary)
/* harmony export */ });
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _entries_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2336);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50750);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61004);





const MAX_PROBLEMS = 50;
function renderRunFailureComment(run, { id, links = {}, state }) {
    const render = (maxProblems) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommentMarker */ .WU)(id)}\n${renderRunFailure(run, links, maxProblems)}\n${(0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .renderStateBlock */ .fk)(state)}\n`;
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
