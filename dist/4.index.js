export const id = 4;
export const ids = [4];
export const modules = {

/***/ 12865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderCommentMarker)
/* harmony export */ });
function renderCommentMarker(id) {
    const safe = encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D");
    return `<!-- adhere comment=${safe} -->`;
}


/***/ }),

/***/ 79722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ parseStateBlock),
/* harmony export */   DF: () => (/* binding */ hasSameResults),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   X3: () => (/* binding */ buildCommentState),
/* harmony export */   fE: () => (/* binding */ buildRunFailureState),
/* harmony export */   fk: () => (/* binding */ renderStateBlock),
/* harmony export */   yv: () => (/* binding */ hashEntryId)
/* harmony export */ });
/* unused harmony export MAX_COMMENT_STATE_ENTRIES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67881);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25787);





const STATE_VERSION = 1;
const MAX_COMMENT_STATE_ENTRIES = 1000;
const MAX_COMMENT_STATE_CHARS = 24_000;
const MAX_COMMENT_STATE_BYTES = 128 * 1024;
const STATE_BLOCK_PATTERN = new RegExp(`<!-- adhere state=${STATE_VERSION} ([A-Za-z0-9+/]{4,${MAX_COMMENT_STATE_CHARS}}={0,2}) -->\\s*$`, "u");
const stateWord = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(40)
    .regex(/^[\w.]*$/u);
const sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{7,64}$/u);
const stateNumber = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).max(_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.length);
const scoreValue = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(10).nullable();
const key = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9+/]{8}$/u);
const CommentStateJson = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    c: sha.nullable(),
    t: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    r: stateWord,
    s: stateWord,
    j: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    b: sha.nullable(),
    e: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([key, stateNumber, scoreValue]),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([key, stateNumber, scoreValue, stateNumber, scoreValue]),
    ]))
        .max(MAX_COMMENT_STATE_ENTRIES),
});
const hashEntryId = (id) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(id.toWellFormed()).digest("base64").slice(0, 8);
const WAIVED_CODE = _run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.length;
const encodeState = ({ state, waived }) => (waived ? WAIVED_CODE : _run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur.indexOf(state));
function decodeRecord(number, score) {
    return { state: _run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTRY_STATES */ .ur[number] ?? "passed", waived: number === WAIVED_CODE, score };
}
function renderStateBlock({ commit, at, run, verdict, completed, entries, baseCommit }) {
    const wire = {
        c: commit,
        t: at,
        r: run,
        s: verdict,
        j: completed,
        b: baseCommit,
        e: [...entries]
            .slice(0, MAX_COMMENT_STATE_ENTRIES)
            .map(([key, { previous, ...now }]) => previous === null
            ? [key, encodeState(now), now.score]
            : [key, encodeState(now), now.score, encodeState(previous), previous.score]),
    };
    const deflated = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(JSON.stringify(wire), { level: 9 }).toString("base64");
    return `<!-- adhere state=${STATE_VERSION} ${deflated} -->`;
}
function parseStateBlock(comment) {
    const [, deflated] = STATE_BLOCK_PATTERN.exec(comment) ?? [];
    const wire = deflated === undefined ? null : (CommentStateJson.safeParse(inflateJson(deflated)).data ?? null);
    if (wire === null)
        return null;
    return {
        commit: wire.c,
        at: wire.t,
        run: wire.r,
        verdict: wire.s,
        completed: wire.j,
        baseCommit: wire.b,
        entries: new Map(wire.e.map(([key, state, score, stateBefore, scoreBefore = null]) => [
            key,
            {
                ...decodeRecord(state, score),
                previous: stateBefore === undefined ? null : decodeRecord(stateBefore, scoreBefore),
            },
        ])),
    };
}
function inflateJson(deflated) {
    const options = { maxOutputLength: MAX_COMMENT_STATE_BYTES };
    try {
        return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(deflated, "base64"), options).toString());
    }
    catch {
        return null;
    }
}
function buildCommentState(result, run, stored) {
    const { commit, find } = findPreviousRun(stored, result.commit);
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .sortWorstFirst */ .Qi)(result.entries).flatMap((entry) => {
        const key = hashEntryId(entry.id);
        const previous = find(key);
        if (entry.state === "skipped")
            return previous === null ? [] : [[key, { ...previous, previous }]];
        return [[key, { ...toEntryRecord(entry), previous }]];
    });
    return {
        commit: result.commit,
        at: result.startedAt,
        run,
        verdict: result.verdict,
        completed: true,
        entries: new Map(entries),
        baseCommit: commit,
    };
}
function buildRunFailureState(name, stored) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name.why.toWellFormed()).digest("hex").slice(0, 12);
    return {
        commit: name.commit,
        at: name.at,
        run: name.run,
        verdict: `unjudged.${digest}`,
        completed: false,
        entries: stored?.entries ?? new Map(),
        baseCommit: stored?.completed === true ? stored.commit : (stored?.baseCommit ?? null),
    };
}
function findPreviousRun(stored, commit) {
    const last = stored?.completed === false ? stored.baseCommit : (stored?.commit ?? null);
    const isSameCommit = stored !== null && last === commit;
    const find = (key) => {
        const history = stored?.entries.get(key);
        if (history === undefined)
            return null;
        const { previous, ...now } = history;
        return isSameCommit ? previous : now;
    };
    return { commit: isSameCommit ? (stored.completed ? stored.baseCommit : null) : last, find };
}
const toEntryRecord = ({ state, overallScore, scoreWithoutAccepted }) => ({
    state,
    waived: scoreWithoutAccepted !== undefined,
    score: overallScore,
});
function isNewerRun(one, other) {
    const [a, b] = [Date.parse(one.at), Date.parse(other.at)];
    return a === b ? one.run.localeCompare(other.run, "en", { numeric: true }) > 0 : a > b;
}
function hasSameResults(one, other) {
    const found = ({ verdict, entries }) => JSON.stringify([verdict, [...entries].map(([key, now]) => [key, encodeState(now), now.score]).sort()]);
    return found(one) === found(other);
}


/***/ }),

/***/ 55808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ compareToPrevious),
/* harmony export */   QX: () => (/* binding */ getPreviousResults),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);



function getPreviousResults({ entries, baseCommit }) {
    const first = baseCommit === null && [...entries.values()].every(({ previous }) => previous === null);
    if (first)
        return null;
    return { commit: baseCommit, find: ({ id }) => entries.get((0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntryId */ .yv)(id))?.previous ?? null };
}
const UNCHANGED = { delta: null, previousBadge: null, isNew: false };
function compareToPrevious(entry, previous) {
    if (previous === null || entry.state === "skipped")
        return UNCHANGED;
    const before = previous.find(entry);
    if (before === null)
        return { ...UNCHANGED, isNew: true };
    const scored = before.score !== null && entry.overallScore !== null;
    return {
        delta: scored ? roundToHundredths(Number(entry.overallScore) - Number(before.score)) : null,
        previousBadge: (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getStateBadge */ .Vx)(before.state, before.waived, (0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isLinkCheck */ .xp)(entry)),
        isNew: false,
    };
}
const roundToHundredths = (points) => Math.round(points * 100) / 100;
const CHANGE_LABELS = {
    failing: "newly failing",
    unknown: "no longer evaluated",
    fixed: "fixed",
    lower: "lower",
    higher: "higher",
    new: "new",
};
function countChanges(entries, previous) {
    const kinds = entries.map((entry) => classifyChange(entry, previous));
    return Object.keys(CHANGE_LABELS)
        .map((kind) => [kinds.filter((one) => one === kind).length, CHANGE_LABELS[kind]])
        .filter(([count]) => count > 0);
}
function classifyChange(entry, previous) {
    if (entry.state === "skipped")
        return null;
    const { delta, isNew, previousBadge } = compareToPrevious(entry, previous);
    if (isNew)
        return "new";
    const { status } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getUnexcusedBadge */ .qT)(entry);
    if (status !== previousBadge?.status) {
        if (status === "failing")
            return "failing";
        return status === "passed" ? "fixed" : "unknown";
    }
    if (delta === null || delta === 0)
        return null;
    return delta < 0 ? "lower" : "higher";
}


/***/ }),

/***/ 95031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ DIMENSION_NAMES),
/* harmony export */   Y8: () => (/* binding */ getDimensionScores),
/* harmony export */   s2: () => (/* binding */ findWeakestDimension)
/* harmony export */ });
/* harmony import */ var _contract_find_unjudged_dimensions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10409);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52855);


const DIMENSION_NAMES = {
    visualMatch: { short: "Visual", title: "Visual", phrase: "visual match" },
    messageMatch: { short: "Message", title: "Message", phrase: "message match" },
    aboveTheFoldContinuity: { short: "Fold", title: "Above the fold", phrase: "above-the-fold continuity" },
    toneAlignment: { short: "Tone", title: "Tone", phrase: "tone" },
};
const getDimensionScores = (evaluation) => ({
    ...evaluation.componentScores,
    ...Object.fromEntries((0,_contract_find_unjudged_dimensions_js__WEBPACK_IMPORTED_MODULE_0__/* .findNotJudged */ .c)(evaluation).map((dimension) => [dimension, null])),
});
function findWeakestDimension(evaluation) {
    const scores = getDimensionScores(evaluation);
    const judged = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.flatMap((dimension) => {
        const score = scores[dimension];
        return score === null ? [] : { dimension, score };
    });
    return judged.toSorted((a, b) => a.score - b.score)[0] ?? null;
}


/***/ }),

/***/ 71868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ PATCH_FILES),
/* harmony export */   O$: () => (/* binding */ countRepairs),
/* harmony export */   UQ: () => (/* binding */ describeSafety),
/* harmony export */   jc: () => (/* binding */ findRepair)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);

const PATCH_FILES = { all: "fixes.patch", safe: "fixes-safe.patch" };
const findRepair = ({ repairs }, { id }) => repairs?.find(({ fixId }) => fixId === id);
const describeSafety = ({ safe }) => safe ? "safe to apply" : "review before applying";
function countRepairs(entries) {
    const places = new Map();
    for (const entry of entries) {
        for (const fix of (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .getEvaluation */ .rv)(entry)?.fixes ?? []) {
            const repair = findRepair(entry, fix);
            if (repair === undefined)
                continue;
            const place = JSON.stringify([repair.file, repair.line, fix.currentValue]);
            places.set(place, places.get(place) ?? repair.safe);
        }
    }
    return { all: places.size, safe: [...places.values()].filter((safe) => safe).length };
}


/***/ }),

/***/ 62702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ wasReached),
/* harmony export */   RM: () => (/* binding */ isLinksMode),
/* harmony export */   Rd: () => (/* binding */ listPlatforms),
/* harmony export */   Zn: () => (/* binding */ groupEntriesByDestination),
/* harmony export */   js: () => (/* binding */ countUnreached)
/* harmony export */ });
/* unused harmony export getLinkBadge */
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15770);


const getLinkBadge = (link) => link.unconfirmed === undefined ? getStateBadge(link.state, false, true) : createUnconfirmedBadge(link.unconfirmed);
const isLinksMode = (result) => result.mode === "links";
const wasReached = (entry) => entry.error?.code !== "NO_NETWORK";
const countUnreached = (entries) => entries.filter((entry) => !wasReached(entry)).length;
function groupEntriesByDestination(entries) {
    const groups = Map.groupBy(entries.filter(wasReached), (entry) => `${entry.state} ${entry.fingerprint ?? entry.landingUrl}`);
    const rank = new Map((0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(entries).map((entry, index) => [entry, index]));
    return [...groups.values()]
        .flatMap((ads) => (ads[0] === undefined ? [] : createGroup(ads[0], ads)))
        .toSorted(({ first: a }, { first: b }) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}
const createGroup = (first, ads) => ({
    first,
    badge: (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_1__/* .getEntryBadge */ ._C)(first),
    url: first.landingUrl,
    httpStatus: first.destination?.httpStatus ?? null,
    reason: first.reason,
    notices: first.notices,
    ads,
    platforms: listPlatforms(ads),
});
const listPlatforms = (ads) => [
    ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];


/***/ }),

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ formatLandingPage)
/* harmony export */ });
function formatLandingPage({ landingUrl, visited, overallScore }, formatUrl) {
    if (visited === undefined)
        return `Landing page: ${formatUrl(landingUrl)}`;
    return `${overallScore === null ? "Visited" : "Scored"} ${formatUrl(visited.url)} for ${formatUrl(landingUrl)}`;
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ getSourceUrl),
/* harmony export */   HP: () => (/* binding */ renderEntriesTable),
/* harmony export */   aq: () => (/* binding */ renderEntryName),
/* harmony export */   nx: () => (/* binding */ listEntryNames),
/* harmony export */   z1: () => (/* binding */ renderScoreCell)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(735);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52855);
/* harmony import */ var _compare_to_previous_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55808);
/* harmony import */ var _dimension_scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95031);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25787);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15770);
/* harmony import */ var _promises_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14085);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50750);








function renderEntriesTable(entries, options) {
    if (entries.length === 0)
        return "";
    const links = options.mode === "links";
    const promises = (0,_promises_js__WEBPACK_IMPORTED_MODULE_5__/* .havePromises */ .bt)(entries);
    const numbers = links
        ? []
        : ["Score", ..._contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.map((dimension) => _dimension_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .DIMENSION_NAMES */ .OM[dimension].short), ...(promises ? ["Promises"] : [])];
    const head = ["", "Ad", "Platform", ...(links ? ["Destination"] : numbers), "State"];
    const align = ["", "", "", ...(links ? [""] : numbers.map(() => "r")), ""];
    const rows = entries.map((entry) => [
        (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_4__/* .getEntryBadge */ ._C)(entry).icon,
        renderEntryName(entry, options.links),
        entry.platform ?? "–",
        ...(links ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .toCodeCell */ .r$)(entry.landingUrl)] : renderScoreCells(entry, options.previous)),
        ...(promises ? [(0,_promises_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPromiseCell */ .Tq)(entry)] : []),
        renderStateCell(entry, options.previous),
    ]);
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_7__/* .markdownTable */ .Q)([head, ...rows], { align, alignDelimiters: false });
}
function renderScoreCells(entry, previous) {
    const evaluation = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .getEvaluation */ .rv)(entry);
    const scores = evaluation && (0,_dimension_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .getDimensionScores */ .Y8)(evaluation);
    const low = evaluation && (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_4__/* .getEntryBadge */ ._C)(entry).status === "failing" ? (0,_dimension_scores_js__WEBPACK_IMPORTED_MODULE_2__/* .findWeakestDimension */ .s2)(evaluation) : null;
    const dimensions = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .DIMENSIONS */ .Yf.map((dimension) => {
        const score = scores?.[dimension];
        if (score === null || score === undefined)
            return "–";
        return low?.dimension === dimension ? `**${score}**` : `${score}`;
    });
    return [renderScoreCell(entry, previous), ...dimensions];
}
function renderScoreCell(entry, previous) {
    const { delta } = (0,_compare_to_previous_js__WEBPACK_IMPORTED_MODULE_1__/* .compareToPrevious */ .ER)(entry, previous);
    const moved = delta === null || delta === 0 ? "" : ` ${delta > 0 ? "▲" : "▼"} ${Math.abs(delta)}`;
    return `${(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(entry)}${moved}`.replaceAll(" ", "\u00a0");
}
function renderStateCell(entry, previous) {
    const { label, status } = (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_4__/* .getEntryBadge */ ._C)(entry);
    const { previousBadge, isNew } = (0,_compare_to_previous_js__WEBPACK_IMPORTED_MODULE_1__/* .compareToPrevious */ .ER)(entry, previous);
    if (isNew)
        return `${label} (new ad)`;
    if (previousBadge === null || previousBadge.label === (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_4__/* .getUnexcusedBadge */ .qT)(entry).label)
        return label;
    if (previousBadge.status === status)
        return `${label} (was: ${previousBadge.label.toLowerCase()})`;
    return `${label} (${_entry_status_js__WEBPACK_IMPORTED_MODULE_4__/* .DISPLAY_STATUSES */ .QR[status].changeLabel})`;
}
function renderEntryName(entry, links) {
    const id = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeName */ .L$)(entry.id) || "(no id)";
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatLink */ .u3)(id, getSourceUrl(links, entry.manifest));
}
function listEntryNames(entries, links, max) {
    const names = entries.slice(0, max).map((entry) => renderEntryName(entry, links));
    return `${names.join(", ")}${entries.length > max ? ` and ${entries.length - max} more` : ""}`;
}
function getSourceUrl({ source }, location) {
    if (source === undefined)
        return undefined;
    const file = location.file.replaceAll("\\", "/").replace(/^\.\//u, "");
    return `${source}${file.split("/").map(encodeURIComponent).join("/")}#L${location.line}`;
}


/***/ }),

/***/ 50750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeSentence),
/* harmony export */   Gp: () => (/* binding */ toCodeValue),
/* harmony export */   L$: () => (/* binding */ escapeName),
/* harmony export */   R0: () => (/* binding */ describeFinalUrl),
/* harmony export */   SE: () => (/* binding */ formatDetails),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   ml: () => (/* binding */ joinParagraphs),
/* harmony export */   oc: () => (/* binding */ formatLinkTrail),
/* harmony export */   r$: () => (/* binding */ toCodeCell),
/* harmony export */   tn: () => (/* binding */ MARKDOWN_MAX_CHARS),
/* harmony export */   u3: () => (/* binding */ formatLink),
/* harmony export */   u9: () => (/* binding */ escapeFullSentence)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

const MARKDOWN_MAX_CHARS = { name: 80, value: 160, sentence: 300 };
const HEX_COLOUR = /(?<![\w&/#`\\])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w`-])/giu;
function escapeSentence(text) {
    const line = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateAtSentence */ .T4)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text), MARKDOWN_MAX_CHARS.sentence);
    const colours = line.match(HEX_COLOUR) ?? [];
    return line
        .split(HEX_COLOUR)
        .map((prose, index) => `${escapeBetweenColours(prose)}${formatColour(colours[index])}`)
        .join("")
        .trim();
}
const formatColour = (text) => (text === undefined ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(text));
function escapeBetweenColours(prose) {
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(prose);
    if (text === "")
        return prose === "" ? "" : " ";
    return `${prose.startsWith(" ") ? " " : ""}${text}${prose.endsWith(" ") ? " " : ""}`;
}
const escapeFullSentence = (reason) => escapeSentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);
const toCodeValue = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(text, MARKDOWN_MAX_CHARS.value);
function describeFinalUrl({ finalUrl, httpStatus }, requestedUrls) {
    const requested = requestedUrls.map((url) => url?.split("#")[0]);
    const redirected = finalUrl !== null && !requested.includes(finalUrl.split("#")[0]);
    return [
        ...(redirected ? [`ended at ${toCodeValue(finalUrl)}`] : []),
        ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
    ];
}
const toCodeCell = (url) => url.includes("|") ? escapeName(url) : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(url, MARKDOWN_MAX_CHARS.name);
const escapeName = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, MARKDOWN_MAX_CHARS.name);
function formatLink(text, url) {
    return url === undefined ? text : `[${text}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
const formatDetails = (title, content, open = false) => `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;
function formatList(items, max) {
    const lines = items.slice(0, max).map((item) => `- ${item}`);
    if (items.length > max)
        lines.push(`- and ${items.length - max} more in the JSON report`);
    return lines.join("\n");
}
const formatLinkTrail = (steps) => steps.length === 0
    ? ""
    : formatDetails("How the link was checked", formatList(steps.map((step) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toCodeSpan */ .Ro)(step, MARKDOWN_MAX_CHARS.sentence)), 12));
const joinParagraphs = (parts) => parts.filter((part) => part !== "").join("\n\n");


/***/ }),

/***/ 61004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VK: () => (/* binding */ MAX_COMMENT_CHARS),
  wQ: () => (/* binding */ renderComment),
  _9: () => (/* binding */ renderMarkdownReport),
  BE: () => (/* binding */ renderSignature),
  Br: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: MAX_SUMMARY_BYTES

// EXTERNAL MODULE: ./build/report/comment-marker.js
var comment_marker = __webpack_require__(12865);
// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./build/report/compare-to-previous.js
var compare_to_previous = __webpack_require__(55808);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/entry-repairs.js
var entry_repairs = __webpack_require__(71868);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
// EXTERNAL MODULE: ./build/report/group-entries-by-destination.js
var group_entries_by_destination = __webpack_require__(62702);
// EXTERNAL MODULE: ./build/report/select-fixes-and-risks.js
var select_fixes_and_risks = __webpack_require__(38024);
// EXTERNAL MODULE: ./build/report/markdown/format.js
var format = __webpack_require__(50750);
;// CONCATENATED MODULE: ./build/report/markdown/critical-risks.js


const MAX_CRITICAL_RISKS = 10;
function renderCriticalRisks(passed, renderName) {
    const lines = passed.flatMap((entry) => (0,select_fixes_and_risks/* getCriticalRisks */.yj)(entry).map((risk) => `${renderName(entry)}: **${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk))}.** ${(0,format/* escapeSentence */.FV)(risk.message)}`));
    return lines.length === 0 ? "" : `**⚠️ Passed with a critical risk**\n\n${(0,format/* formatList */.ki)(lines, MAX_CRITICAL_RISKS)}`;
}

// EXTERNAL MODULE: ./build/report/markdown/entries-table.js
var entries_table = __webpack_require__(2336);
// EXTERNAL MODULE: ./build/report/dimension-scores.js
var dimension_scores = __webpack_require__(95031);
// EXTERNAL MODULE: ./build/report/entry-status.js
var entry_status = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: ./build/report/promises.js
var promises = __webpack_require__(14085);
;// CONCATENATED MODULE: ./build/report/markdown/entry.js











const ENTRY_MAX_ITEMS = { risks: 5, notices: 5 };
const MAX_INLINE_CHANGE_CHARS = 72;
function renderEntry(entry, title, detail, previous = null) {
    const { icon, label } = (0,entry_status/* getEntryBadge */._C)(entry);
    const score = entry.overallScore === null ? "" : ` · ${(0,entries_table/* renderScoreCell */.z1)(entry, previous)}`;
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    return (0,format/* joinParagraphs */.ml)([
        `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
        renderReason(entry),
        (0,promises/* formatPromises */.Ar)(entry, (figure) => `**${figure}**`) ?? "",
        renderNotices(entry.notices),
        ...(evaluation ? [renderRisks(entry), renderFixes(entry, detail), renderWeakestDimension(evaluation, detail)] : []),
        detail.screenshots ? renderScreenshotLinks(entry) : "",
        detail.reasons && evaluation === null ? (0,format/* formatLinkTrail */.oc)(entry.linkTrail) : "",
    ]);
}
function renderReason(entry) {
    if (entry.state === "link_broken") {
        const reason = `**Broken link:** ${(0,format/* escapeFullSentence */.u9)(entry.reason)} Restore the page or change the ad's URL.`;
        return `${reason}\\\n${describeBrokenUrl(entry).join(" · ")}`;
    }
    const address = (0,landing_page_line/* formatLandingPage */.y)(entry, format/* toCodeValue */.Gp);
    return entry.state === "below_threshold" ? address : `${(0,format/* escapeSentence */.FV)(entry.reason)}\\\n${address}`;
}
function describeBrokenUrl({ answer, destination, visited, ...entry }) {
    const address = visited === undefined ? (0,format/* toCodeValue */.Gp)(entry.landingUrl) : (0,landing_page_line/* formatLandingPage */.y)({ ...entry, visited }, format/* toCodeValue */.Gp);
    const end = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
    return [address, ...(end ? (0,format/* describeFinalUrl */.R0)(end, [end.url, visited?.url, destination?.evidence[0]?.url]) : [])];
}
function renderRisks(entry) {
    const lines = (0,select_fixes_and_risks/* getOpenRisks */.ZE)(entry).map((risk) => `**${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk))}** (${(0,format/* escapeName */.L$)(risk.impact.toLowerCase())}): ` +
        (0,format/* escapeSentence */.FV)(risk.message));
    return (0,format/* formatList */.ki)(lines, ENTRY_MAX_ITEMS.risks);
}
function renderFixes(entry, detail) {
    const ordered = (0,select_fixes_and_risks/* getOpenFixes */.C9)(entry);
    if (ordered.length === 0 || detail.fixes === 0)
        return "";
    const lines = ordered.slice(0, detail.fixes).map((fix, index) => {
        const element = (0,format/* escapeName */.L$)(fix.element === "" ? (0,select_fixes_and_risks/* humanizeIdentifier */.lx)(fix.fixType) : fix.element);
        const why = detail.reasons && detail.fixReasons && (0,report_escape/* toSingleLine */.OX)(fix.reasoning) !== "" ? [(0,format/* escapeSentence */.FV)(fix.reasoning)] : [];
        const repair = detail.reasons ? (0,entry_repairs/* findRepair */.jc)(entry, fix) : undefined;
        const notes = [...why, ...(repair ? [formatRepairLocation(repair)] : [])].map((note) => `\\\n   <sub>${note}</sub>`);
        return `${index + 1}. **${element}**, ${(0,format/* escapeName */.L$)((0,select_fixes_and_risks/* describeDirection */.p6)(fix))}: ${formatChange(fix)}${notes.join("")}`;
    });
    const more = ordered.length - lines.length;
    return (0,format/* joinParagraphs */.ml)([
        "**Fix first**",
        lines.join("\n"),
        more > 0 ? `${(0,format_count/* formatCount */.B)(more, "more fix", "more fixes")} in the JSON report.` : "",
    ]);
}
const formatRepairLocation = (repair) => `In ${(0,format/* toCodeValue */.Gp)(`${repair.file}:${repair.line}`)}: ${(0,entry_repairs/* describeSafety */.UQ)(repair)}. ${(0,format/* escapeSentence */.FV)(repair.why)}`;
function formatChange({ currentValue, suggestedValue }) {
    const [before, after] = [(0,format/* toCodeValue */.Gp)(currentValue), (0,format/* toCodeValue */.Gp)(suggestedValue)];
    const short = (0,report_escape/* toSingleLine */.OX)(currentValue).length + (0,report_escape/* toSingleLine */.OX)(suggestedValue).length <= MAX_INLINE_CHANGE_CHARS;
    return short ? `${before} → ${after}` : `\\\n   ${before}\\\n   → ${after}`;
}
const STARTS_WITH_SCORE = /^[^.;]{0,60}?\b\d+(?:\.\d)? of 10\b/u;
function renderWeakestDimension(evaluation, detail) {
    const low = (0,dimension_scores/* findWeakestDimension */.s2)(evaluation);
    if (low === null)
        return "";
    const { reasoning } = evaluation.detailedScores[low.dimension];
    const why = detail.reasons && (0,report_escape/* toSingleLine */.OX)(reasoning) !== "" ? ` ${(0,format/* escapeSentence */.FV)(reasoning)}` : "";
    const score = why !== "" && STARTS_WITH_SCORE.test((0,report_escape/* toSingleLine */.OX)(reasoning)) ? "" : `, ${low.score} of 10`;
    return `**Weakest: ${dimension_scores/* DIMENSION_NAMES */.OM[low.dimension].phrase}${score}.**${why}`;
}
function renderNotices(texts) {
    return (0,format/* formatList */.ki)(texts.map(format/* escapeSentence */.FV), ENTRY_MAX_ITEMS.notices)
        .split("\n")
        .map((line) => (line === "" ? "" : `> ${line}`))
        .join("\n");
}
function renderScreenshotLinks(entry) {
    const answer = entry.answer;
    if (answer === null)
        return "";
    const evaluated = "adScreenshotUrl" in answer ? answer : null;
    const pictures = [
        ["ad", evaluated?.adScreenshotUrl],
        ["landing page", "landingPageScreenshotUrl" in answer ? answer.landingPageScreenshotUrl : null],
        [`landing page, ${evaluated?.alternateViewport ?? "alternate"}`, evaluated?.alternateScreenshotUrl],
    ];
    const links = pictures.flatMap(([name, url]) => {
        const path = getReportFolderPath(url);
        return path === null ? [] : [`[${name}](${path})`];
    });
    return links.length === 0 ? "" : `Screenshots: ${links.join(" · ")}`;
}
function getReportFolderPath(url) {
    return /^(?:file:.*\/)?(screenshots\/[\w-]+\.(?:png|jpg|webp))$/u.exec(url ?? "")?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/report/markdown/destinations.js





const MAX_NAMED_ADS = 20;
const renderDestinations = (entries, links, detail) => (0,group_entries_by_destination/* groupEntriesByDestination */.Zn)(entries)
    .slice(0, detail.explainedEntries)
    .map((group) => renderDestination(group, links, detail));
function renderDestination({ first, ads, platforms, badge }, links, detail) {
    const shownLinks = detail.links ? links : {};
    const name = (0,entries_table/* renderEntryName */.aq)(first, shownLinks);
    if (ads.length === 1)
        return renderEntry(first, name, detail);
    const on = platforms.length === 0 ? "" : ` on ${platforms.join(", ")}`;
    const verb = badge.status === "failing" ? "Affects" : "Used by";
    return (0,format/* joinParagraphs */.ml)([
        renderEntry(first, `${name} and ${(0,format_count/* formatCount */.B)(ads.length - 1, "more ad")}`, detail),
        `${verb} **${(0,format_count/* formatCount */.B)(ads.length, "ad")}**${on}: ${(0,entries_table/* listEntryNames */.nx)(ads, shownLinks, MAX_NAMED_ADS)}.`,
    ]);
}
function renderUnreachedNote({ entries }) {
    const unreached = (0,group_entries_by_destination/* countUnreached */.js)(entries);
    return unreached === 0 ? "" : `*${(0,format_count/* formatCount */.B)(unreached, "ad")} could not be checked: there was no network.*`;
}

;// CONCATENATED MODULE: ./build/report/markdown/shrink-to-fit.js
function shrinkToFit(render, full, fits) {
    const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
    const urgent = { ...brief, passedRows: 0, links: false };
    for (const detail of [full, brief, urgent]) {
        const text = render(detail);
        if (fits(text))
            return text;
    }
    return (findMostThatFits(urgent.tableRows, (explainedEntries) => render({ ...urgent, explainedEntries }), fits) ??
        findMostThatFits(urgent.tableRows, (tableRows) => render({ ...urgent, explainedEntries: 0, tableRows }), fits) ??
        render({ ...urgent, explainedEntries: 0, tableRows: 0 }));
}
function findMostThatFits(count, render, fits) {
    let best = null;
    for (let low = 0, high = count; low <= high;) {
        const middle = (low + high) >> 1;
        const text = render(middle);
        if (fits(text)) {
            best = text;
            low = middle + 1;
        }
        else {
            high = middle - 1;
        }
    }
    return best;
}

// EXTERNAL MODULE: ./build/report/entry-predicates.js
var entry_predicates = __webpack_require__(56278);
;// CONCATENATED MODULE: ./build/report/markdown/waivers.js



const MAX_WAIVERS = 20;
const WAIVER_STATE_ORDER = ["expired", "accepted", "unused"];
function renderWaivers(entries, renderName) {
    const lines = entries
        .flatMap((entry) => (entry.waivers ?? []).map((waiver) => ({ entry, waiver })))
        .toSorted((a, b) => WAIVER_STATE_ORDER.indexOf(a.waiver.state) - WAIVER_STATE_ORDER.indexOf(b.waiver.state))
        .map(({ entry, waiver }) => renderWaiver(entry, waiver, renderName(entry)));
    return lines.length === 0 ? "" : `**Accepted in the manifest**\n\n${(0,format/* formatList */.ki)(lines, MAX_WAIVERS)}`;
}
function renderWaiver(entry, { kind, until, reason, state, elements }, name) {
    const what = `**${(elements.length === 0 ? [kind] : elements).map(format/* escapeName */.L$).join(", ")}**`;
    switch (state) {
        case "expired":
            return (`⚠️ ${name}: the waiver for ${what} expired on ${until}. Fix the finding or renew the waiver: ` +
                (0,format/* escapeSentence */.FV)(reason));
        case "unused":
            return `${name}: the waiver for ${what} matches no finding. Remove it.`;
        case "accepted":
            return `${name}: ${what}, until ${until}: ${(0,format/* escapeSentence */.FV)(reason)}${formatWaiverEffect(entry)}`;
    }
}
function formatWaiverEffect(entry) {
    if (!(0,entry_predicates/* isWaived */.$y)(entry))
        return "";
    const without = entry.scoreWithoutAccepted;
    return ` (${(0,report_entries/* formatScore */.y)(entry)}${without === null ? "" : `, ${without} without the waiver`})`;
}

;// CONCATENATED MODULE: ./build/report/markdown/report.js















const MAX_COMMENT_CHARS = 65_536;
const MAX_SUMMARY_BYTES = 1024 * 1024 - 32 * 1024;
const REPORT_MAX_ITEMS = { notices: 10, skipped: 20 };
function renderComment(result, options) {
    const { id, links = {}, state, preface = "" } = options;
    const fullReportLink = `${(0,format/* formatLink */.u3)("the job summary", links.run)} and the JSON report`;
    const previous = state === undefined ? null : (0,compare_to_previous/* getPreviousResults */.QX)(state);
    const content = { ...buildPageContent(result, links, fullReportLink), previous, preface };
    const stateBlock = state === undefined ? "" : `\n${(0,comment_state/* renderStateBlock */.fk)(state)}\n`;
    return shrinkToFit((detail) => `${(0,comment_marker/* renderCommentMarker */.W)(id)}\n${renderPage(content, detail, false)}${stateBlock}`, { ...getFullDetail(content), fixes: 3 }, (text) => text.length <= MAX_COMMENT_CHARS);
}
function renderSummary(result, options = {}) {
    return renderFullPage(buildPageContent(result, options.links ?? {}, "the JSON report"), false);
}
function renderMarkdownReport(result) {
    const content = buildPageContent(result, {}, "the JSON report");
    return renderFullPage({ ...content, patchesLink: "this folder" }, true);
}
const renderFullPage = (content, screenshots) => shrinkToFit((detail) => renderPage(content, detail, true), { ...getFullDetail(content), fixes: 12, fixReasons: true, screenshots }, (text) => Buffer.byteLength(text) <= MAX_SUMMARY_BYTES);
function buildPageContent(result, links, fullReportLink) {
    const entries = (0,report_entries/* sortWorstFirst */.Qi)(result.entries.filter(group_entries_by_destination/* wasReached */.OC));
    return {
        result,
        links,
        previous: null,
        fullReportLink,
        preface: "",
        patchesLink: (0,format/* formatLink */.u3)("the report folder", links.run),
        urgent: (0,report_entries/* filterUrgent */.sq)(entries),
        passed: (0,report_entries/* filterByStatus */.Mv)(entries, "passed"),
        skipped: (0,report_entries/* filterByStatus */.Mv)(entries, "skipped"),
    };
}
const getFullDetail = ({ urgent, passed }) => ({
    tableRows: urgent.length,
    explainedEntries: urgent.length,
    reasons: true,
    fixReasons: false,
    passedRows: passed.length,
    links: true,
    screenshots: false,
});
function renderPage(content, detail, open) {
    const { urgent, links, result, previous } = content;
    const tableLinks = detail.links ? links : {};
    const renderName = (entry) => (0,entries_table/* renderEntryName */.aq)(entry, tableLinks);
    const parts = [
        renderHeading(result),
        content.preface,
        (0,format/* joinParagraphs */.ml)([renderGateNote(result), renderUnreachedNote(result), renderChangesLine(content)]),
        (0,entries_table/* renderEntriesTable */.HP)(urgent.slice(0, detail.tableRows), { links: tableLinks, mode: result.mode, previous }),
        ...((0,group_entries_by_destination/* isLinksMode */.RM)(result)
            ? renderDestinations(urgent, links, detail)
            : urgent
                .slice(0, detail.explainedEntries)
                .map((entry) => renderEntry(entry, (0,entries_table/* renderEntryName */.aq)(entry, links), detail, previous))),
        renderApplySection(content),
        renderWaivers((0,report_entries/* sortWorstFirst */.Qi)(result.entries), renderName),
        renderRunNotices(result.notices),
        detail.reasons ? renderCriticalRisks(content.passed, renderName) : "",
        renderPassedSection(content, detail, open),
        renderSkippedSection(content),
        renderOmissions(content, detail),
        renderFooter(content),
    ];
    return `${(0,format/* joinParagraphs */.ml)(parts)}\n`;
}
function renderHeading(result) {
    const hasInconclusive = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive").length > 0;
    const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !hasInconclusive ? "✅" : "⚠️";
    return `## ${icon} Adhere: ${(0,report_escape/* escapeMarkdown */.FV)(result.headline, format/* MARKDOWN_MAX_CHARS */.tn.sentence)}`;
}
function renderGateNote(result) {
    if (result.verdict === "fail" && result.exitCode === 0) {
        return "*Warn-only: findings are reported but do not fail the check.*";
    }
    if (result.verdict !== "pass")
        return "";
    const inconclusive = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive");
    const unconfirmed = inconclusive.filter((entry) => entry.unconfirmed !== undefined).length;
    const preExisting = inconclusive.filter((entry) => entry.failedBefore === true).length;
    const unknown = inconclusive.length - unconfirmed - preExisting;
    const notes = [
        unknown > 0 &&
            `${(0,format_count/* formatCount */.B)(unknown, "ad")} could not be evaluated. This does not fail the check (\`on-inconclusive: warn\`).`,
        preExisting > 0 &&
            `${(0,format_count/* formatCount */.B)(preExisting, "ad")} already failed before this change and ${preExisting === 1 ? "is" : "are"} ` +
                "not worse. This does not fail the check (`baseline`).",
        unconfirmed > 0 &&
            `${(0,format_count/* formatCount */.B)(unconfirmed, "ad")} ${unconfirmed === 1 ? "has" : "have"} a broken landing page. The check ` +
                "fails once enough consecutive runs confirm it (`confirm-after`).",
    ];
    return notes.flatMap((note) => (note === false ? [] : `*${note}*`)).join("\\\n");
}
function renderApplySection({ result, patchesLink }) {
    const { all, safe } = (0,entry_repairs/* countRepairs */.O$)(result.entries);
    if (all === 0)
        return "";
    const safeOnly = safe > 0 && safe < all ? ` (safe fixes only: \`${entry_repairs/* PATCH_FILES */.Ne.safe}\`)` : "";
    const what = `**${(0,format_count/* formatCount */.B)(all, "fix", "fixes")} can be applied to this repository**`;
    return (`${what} (${describeSafeCount(all, safe)}): one by one with \`npx adhere-check fix\`, or all at once with ` +
        `\`git apply ${entry_repairs/* PATCH_FILES */.Ne.all}\`${safeOnly}. The patches are in ${patchesLink}.`);
}
function describeSafeCount(all, safe) {
    if (safe === 0)
        return "review before applying";
    return safe < all ? `${safe} safe, ${all - safe} to review` : "safe to apply";
}
function renderChangesLine({ result, previous }) {
    if (previous === null)
        return "";
    const since = previous.commit === null ? "the last run" : (0,report_escape/* toCodeSpan */.Ro)(previous.commit.slice(0, 7));
    const changes = (0,compare_to_previous/* countChanges */.xS)(result.entries, previous);
    return changes.length === 0
        ? `Nothing changed since ${since}.`
        : `**Since ${since}:** ${changes.map(([count, label]) => `${count} ${label}`).join(", ")}.`;
}
const renderRunNotices = (notices) => notices.length === 0
    ? ""
    : `**About this run**\n\n${(0,format/* formatList */.ki)(notices.map(format/* escapeSentence */.FV), REPORT_MAX_ITEMS.notices)}`;
function renderPassedSection({ passed, links, result, previous }, detail, open) {
    const shown = passed.slice(0, detail.passedRows);
    if (shown.length === 0)
        return "";
    const notices = shown.flatMap((entry) => entry.notices.slice(0, 3).map((notice) => `- ${(0,entries_table/* renderEntryName */.aq)(entry, links)}: ${(0,format/* escapeSentence */.FV)(notice)}`));
    return (0,format/* formatDetails */.SE)(`${(0,format_count/* formatCount */.B)(passed.length, "ad")} passed`, (0,format/* joinParagraphs */.ml)([
        (0,entries_table/* renderEntriesTable */.HP)(shown, { links, mode: result.mode, previous }),
        detail.reasons ? notices.join("\n") : "",
    ]), open);
}
function renderSkippedSection({ skipped, links }) {
    if (skipped.length === 0)
        return "";
    const lines = skipped.map((entry) => `${(0,entries_table/* renderEntryName */.aq)(entry, links)}: ${(0,format/* escapeSentence */.FV)(entry.reason)}`);
    return (0,format/* formatDetails */.SE)(`${(0,format_count/* formatCount */.B)(skipped.length, "ad")} skipped`, (0,format/* formatList */.ki)(lines, REPORT_MAX_ITEMS.skipped));
}
function renderOmissions({ urgent, passed, fullReportLink }, detail) {
    const rows = urgent.length - detail.tableRows;
    const unexplained = Math.min(urgent.length, detail.tableRows) - detail.explainedEntries;
    const omitted = [
        rows > 0 ? `${(0,format_count/* formatCount */.B)(rows, "failing or inconclusive ad")}` : "",
        unexplained > 0 ? `the details of ${(0,format_count/* formatCount */.B)(unexplained, "ad")} in the table` : "",
        passed.length > detail.passedRows ? `the list of ${(0,format_count/* formatCount */.B)(passed.length, "passed ad")}` : "",
        detail.reasons ? "" : "reasons, and all but the first fix of each ad",
    ].filter((part) => part !== "");
    return omitted.length === 0
        ? ""
        : `**Omitted to fit GitHub's size limit:** ${omitted.join("; ")}. See ${fullReportLink}.`;
}
function renderFooter({ result, skipped, links }) {
    const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
    return renderSignature({
        what: `${of}${(0,format_count/* formatCount */.B)(result.entries.length, "ad")} checked`,
        commit: result.commit,
        at: result.startedAt,
        version: result.tool.version,
        links,
    });
}
function renderSignature(run) {
    const commit = run.commit === null ? "" : ` at ${(0,report_escape/* toCodeSpan */.Ro)(run.commit.slice(0, 7))}`;
    const when = new Date(run.at).toISOString().replace("T", " ").slice(0, 16);
    const parts = [`${run.what}${commit}, ${when} UTC`, `Adhere ${(0,format/* escapeName */.L$)(run.version)}`];
    if (run.links.run !== undefined)
        parts.push((0,format/* formatLink */.u3)("this run", run.links.run));
    return `<sub>${parts.join(" · ")}</sub>`;
}


/***/ }),

/***/ 14085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ formatPromises),
/* harmony export */   Tq: () => (/* binding */ formatPromiseCell),
/* harmony export */   Yr: () => (/* binding */ getPromiseCounts),
/* harmony export */   bt: () => (/* binding */ havePromises),
/* harmony export */   i3: () => (/* binding */ describePromises)
/* harmony export */ });
/* harmony import */ var _contract_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21270);

function getPromiseCounts({ ledger }) {
    if (ledger === undefined)
        return null;
    const counts = (0,_contract_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .countPromises */ .SJ)(ledger);
    return counts.total === 0 ? null : counts;
}
function formatPromiseCell(entry) {
    const counts = getPromiseCounts(entry);
    return counts === null ? "–" : `${counts.kept} of ${counts.total}`;
}
const havePromises = (entries) => entries.some((entry) => getPromiseCounts(entry) !== null);
function describePromises({ kept, total, contradicted, notMentioned, unreadable }) {
    const others = [
        [contradicted, "contradicted"],
        [notMentioned, "not on the page"],
        [unreadable, "could not be read"],
    ];
    return {
        figure: `${kept} of ${total} promise${total === 1 ? "" : "s"} kept`,
        others: others.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])),
    };
}
function formatPromises(entry, emphasize = String) {
    const counts = getPromiseCounts(entry);
    if (counts === null)
        return null;
    const { figure, others } = describePromises(counts);
    return [emphasize(figure), ...others].join(" · ");
}


/***/ }),

/***/ 38024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ getOpenFixes),
/* harmony export */   Cf: () => (/* binding */ getRiskTitle),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   ZE: () => (/* binding */ getOpenRisks),
/* harmony export */   lx: () => (/* binding */ humanizeIdentifier),
/* harmony export */   nM: () => (/* binding */ isActionable),
/* harmony export */   p6: () => (/* binding */ describeDirection),
/* harmony export */   yj: () => (/* binding */ getCriticalRisks)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52855);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25787);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56278);



const isActionable = ({ status }) => !["match", "implicit", "obscured"].includes(status);
const rankIn = (words, word) => {
    const index = words.indexOf(word);
    return index === -1 ? words.length : index;
};
function getOpenFixes(entry) {
    const ranked = ((0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvaluation */ .rv)(entry)?.fixes ?? []).toSorted((a, b) => rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, a.priority) - rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, b.priority) || b.confidenceScore - a.confidenceScore);
    const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
    const alternatives = ranked.filter((fix) => !leads.includes(fix));
    return [...leads, ...alternatives].filter((fix) => !(0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry, fix));
}
const getOpenRisks = (entry) => ((0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvaluation */ .rv)(entry)?.conversionRisks ?? [])
    .toSorted((a, b) => rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, a.impact) - rankIn(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, b.impact))
    .filter((risk) => !(0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry, risk));
const getCriticalRisks = (entry) => getOpenRisks(entry).filter(({ impact }) => impact === "CRITICAL");
const lookUp = (table, word) => Object.hasOwn(table, word) ? table[word] : undefined;
const DIRECTION_LABELS = {
    change_lp: "change the page",
    change_ad: "change the ad",
    change_routing: "send the ad to another page",
    change_both: "change ad and page",
};
const describeDirection = (fix) => lookUp(DIRECTION_LABELS, fix.direction) ?? humanizeIdentifier(fix.direction).toLowerCase();
const RISK_LABELS = {
    HEADLINE_DISCONNECT: "Headline disconnect",
    CTA_FRICTION: "Call-to-action friction",
    OFFER_MISMATCH: "Offer mismatch",
    BRAND_INCONSISTENCY: "Brand inconsistency",
};
const getRiskTitle = (risk) => lookUp(RISK_LABELS, risk.type) ?? humanizeIdentifier(risk.type);
function humanizeIdentifier(identifier) {
    const words = identifier.replaceAll("_", " ").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ })

};
