export const id = 4785;
export const ids = [4785];
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

/***/ 14785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish_publish)
});

// EXTERNAL MODULE: ./build/github/publish.js
var publish = __webpack_require__(7433);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
// EXTERNAL MODULE: ./build/report/markdown.js + 5 modules
var markdown = __webpack_require__(50663);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/advice.js
var advice = __webpack_require__(78999);
// EXTERNAL MODULE: ./build/report/destinations.js
var destinations = __webpack_require__(80270);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/progress.js
var progress = __webpack_require__(15364);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/links-table.js





const MARKS = {
    failing: { mark: "✗", colour: "red" },
    inconclusive: { mark: "!", colour: "yellow" },
    passed: { mark: "✓", colour: "green" },
    skipped: { mark: "-", colour: "dim" },
};
const LONGEST = { url: 60, sentence: 500, name: 80 };
const MOST = { rows: 1000, names: 20 };
function linksTable(result, options = {}) {
    const groups = (0,destinations/* destinationsOf */.Nu)(result.entries);
    const urgent = groups.filter(({ words }) => words.standing === "failing" || words.standing === "inconclusive");
    const noted = groups.filter(({ words, notices }) => words.standing === "passed" && notices.length > 0);
    const listed = [...urgent, ...noted];
    return linkSums({
        ...result,
        rows: listed.slice(0, MOST.rows).map(rowOf),
        more: Math.max(0, listed.length - MOST.rows),
        unit: "Ads",
        sums: sumsOf(result, groups),
    }, options);
}
const rowOf = (group) => ({
    ...group,
    names: group.ads.slice(0, MOST.names).map(({ id, platform, manifest }) => {
        const place = `${manifest.file}:${manifest.line}`;
        return `${(0,report_text/* inLog */.cp)(id, LONGEST.name)} (${platform === null ? "" : `${platform}, `}${(0,report_text/* inLog */.cp)(place, LONGEST.name)})`;
    }),
    moreNames: Math.max(0, group.ads.length - MOST.names),
});
function sumsOf({ entries }, groups) {
    const lost = (0,destinations/* unreached */.iq)(entries);
    const counts = new Map();
    for (const { words } of groups) {
        const what = words.standing === "failing" ? "dead" : words.label.toLowerCase();
        counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    const parts = [...counts].map(([label, count]) => `${count} ${label}`);
    const known = `${(0,progress/* ads */.b)(entries.length)}, ${groups.length} ${groups.length === 1 ? "destination" : "destinations"}`;
    const reached = parts.length === 0 ? known : `${known}: ${parts.join(", ")}`;
    return lost === 0 ? `${reached}.` : `${reached}. Without a network: ${(0,progress/* ads */.b)(lost)}.`;
}
function linkSums(run, { colour = false } = {}) {
    const paint = (standing, text) => colour ? (0,external_node_util_.styleText)(MARKS[standing].colour, text, { validateStream: false }) : text;
    const urgent = run.rows.filter(({ words }) => words.standing !== "passed");
    const calm = run.rows.filter(({ words }) => words.standing === "passed");
    const more = run.more === 0 ? [] : [`and ${run.more} more, not listed here`];
    const standing = run.verdict === "fail" ? "failing" : run.verdict === "pass" ? "passed" : "inconclusive";
    const verdict = run.verdict === "fail" && run.exitCode === 0 ? "fail (warn-only)" : run.verdict;
    return [
        ...(urgent.length === 0 ? [] : [...table(urgent, run.unit, paint), ""]),
        ...urgent.flatMap((row) => details(row, run.unit)),
        ...calm.flatMap(({ url, notices }) => notices.map((notice) => `note: ${(0,report_text/* inLog */.cp)(url, LONGEST.sentence)}: ${(0,report_text/* inLog */.cp)(notice, LONGEST.sentence)}`)),
        ...more,
        ...(urgent.length + calm.length + more.length === 0 ? [] : [""]),
        ...run.notices.map((notice) => `note: ${(0,report_text/* inLog */.cp)(notice)}`),
        run.sums,
        paint(standing, `${verdict}: ${(0,report_text/* inLog */.cp)(run.headline)}`),
        "",
    ].join("\n");
}
function table(rows, unit, paint) {
    const header = ["", "Destination", "HTTP", unit, ...(unit === "Ads" ? ["Platforms"] : []), "State"];
    const cells = rows.map((row) => [
        MARKS[row.words.standing].mark,
        (0,report_text/* inLog */.cp)(row.url, LONGEST.url),
        `${row.httpStatus ?? "–"}`,
        `${row.names.length + row.moreNames}`,
        ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
        row.words.label,
    ]);
    const widths = header.map((title, column) => [title, ...cells.map((row) => row[column] ?? "")].reduce((most, cell) => Math.max(most, (0,string_width/* default */.A)(cell)), 0));
    const aligned = (row) => row
        .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - (0,string_width/* default */.A)(cell));
        return header[column] === unit || header[column] === "HTTP" ? gap + cell : cell + gap;
    })
        .join("  ")
        .trimEnd();
    return [
        aligned(header),
        ...cells.map((row, index) => paint(rows[index]?.words.standing ?? "failing", aligned(row))),
    ];
}
function details(row, unit) {
    const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
    const what = row.words.standing === "failing" ? "dies with it" : "leads there";
    return [
        `${MARKS[row.words.standing].mark} ${(0,report_text/* inLog */.cp)(row.url, LONGEST.sentence)}: ${(0,report_text/* inLog */.cp)(row.reason, LONGEST.sentence)}`,
        `    ${what}: ${unit === "Lines" ? "line " : ""}${row.names.join(", ")}${more}`,
        ...row.notices.map((notice) => `    note: ${(0,report_text/* inLog */.cp)(notice, LONGEST.sentence)}`),
    ];
}

// EXTERNAL MODULE: ./build/report/visited.js
var visited = __webpack_require__(84409);
;// CONCATENATED MODULE: ./build/report/table.js









const table_MARKS = {
    failing: { mark: "✗", colour: "red" },
    inconclusive: { mark: "!", colour: "yellow" },
    passed: { mark: "✓", colour: "green" },
    skipped: { mark: "-", colour: "dim" },
};
const RIGHT = new Set(["Score", ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => report_entries/* DIMENSION_LABELS */.Py[dimension])]);
const HEADER = ["", "Ad", "Platform", ...RIGHT, "State"];
const table_LONGEST = { id: 40, value: 60, sentence: 500 };
function verdictTable(result, options = {}) {
    if ((0,destinations/* isLinks */.Ot)(result))
        return linksTable(result, options);
    const paint = (standing, text) => options.colour === true ? (0,external_node_util_.styleText)(table_MARKS[standing].colour, text, { validateStream: false }) : text;
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
        table_MARKS[standing].mark,
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
function whereTo(entry) {
    const as = (url) => (0,report_text/* inLog */.cp)(url, table_LONGEST.sentence);
    return entry.visited === undefined ? as(entry.landingUrl) : (0,visited/* landingLine */.K)(entry, as);
}
function reasonLines(entry) {
    const [fix] = (0,advice/* fixesOf */.jv)(entry);
    const lines = [
        `${table_MARKS[(0,report_entries/* wordsFor */.tu)(entry).standing].mark} ${(0,report_text/* inLog */.cp)(entry.id, table_LONGEST.id)}: ${(0,report_text/* inLog */.cp)(entry.reason, table_LONGEST.sentence)}`,
        `    ${whereTo(entry)}`,
    ];
    if (fix !== undefined) {
        const change = `"${(0,report_text/* inLog */.cp)(fix.currentValue, table_LONGEST.value)}" → "${(0,report_text/* inLog */.cp)(fix.suggestedValue, table_LONGEST.value)}"`;
        lines.push(`    first: ${(0,report_text/* inLog */.cp)(fix.element, table_LONGEST.id)}, ${(0,report_text/* inLog */.cp)((0,advice/* whatToDo */.H6)(fix))}: ${change}`);
    }
    return [...lines, ...entry.notices.map((notice) => `    note: ${(0,report_text/* inLog */.cp)(notice, table_LONGEST.sentence)}`)];
}
function noticeLines(entry) {
    const risks = (0,advice/* critical */.kD)(entry).map((risk) => `${(0,advice/* riskTitle */.eq)(risk)} (critical risk). ${risk.message}`);
    return [...risks, ...entry.notices].map((notice) => `note: ${(0,report_text/* inLog */.cp)(entry.id, table_LONGEST.id)}: ${(0,report_text/* inLog */.cp)(notice, table_LONGEST.sentence)}`);
}
const verdictWord = (result) => result.verdict === "fail" && result.exitCode === 0 ? "fail (warn-only)" : result.verdict;
const verdictStanding = (result) => result.verdict === "fail" ? "failing" : result.verdict === "pass" ? "passed" : "inconclusive";

// EXTERNAL MODULE: ./build/action/comment.js
var comment = __webpack_require__(12614);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/state.js
var state = __webpack_require__(16034);
;// CONCATENATED MODULE: ./build/report/issue-memory.js


const ISSUE_WORDS = ["dead", "alive", "gone"];
const manyOf = (keeper) => `many-${keeper}`;
const MOST_KEYS = 1000;
const MARKER = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const BLOCK = /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000}) -->\s*$/u;
const ISSUE_MARKER = "<!-- adhere issue=";
const issueMarker = (about) => `${ISSUE_MARKER}${about} -->`;
const keeperOf = (commentId) => digest(commentId);
const digest = (text) => (0,external_node_crypto_.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);
function memoryBlock({ keeper, said, shows, keys }) {
    return `<!-- adhere issue-state=1 ${keeper} ${said} ${shows} ${keys.join("")} -->`;
}
function readMemory(body) {
    const [, about] = MARKER.exec(body) ?? [];
    if (about === undefined)
        return null;
    const [, keeper = "", said, shows = "", keys = ""] = BLOCK.exec(body) ?? [];
    return {
        about,
        keeper,
        said: ISSUE_WORDS.find((word) => word === said) ?? "dead",
        shows,
        keys: keys.match(/.{8}/gu) ?? [],
    };
}
const keysOf = (names) => [...new Set(names.map(state/* keyOf */.TN))].sort().slice(0, MOST_KEYS);
const adKeys = (ads) => keysOf(ads.map(({ id }) => id));

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(735);
// EXTERNAL MODULE: ./build/report/markdown-table.js
var report_markdown_table = __webpack_require__(42787);
// EXTERNAL MODULE: ./build/report/markdown-words.js
var markdown_words = __webpack_require__(5578);
;// CONCATENATED MODULE: ./build/report/issue.js






const issue_MOST = { rows: 200, names: 20, trail: 12, title: 120 };
function deadIssue(dead, speaker) {
    const { fingerprint, ads, reason, url } = dead;
    const shows = digest(JSON.stringify([url, reason, dead.httpStatus, ads.map(shownOf)]));
    const memory = {
        about: fingerprint,
        keeper: speaker.keeper,
        said: "dead",
        shows,
        keys: adKeys(ads),
    };
    const parts = (rows) => [
        `${whole(reason)} Every click on ${ads.length === 1 ? "this ad" : "these ads"} is paid for and lost: bring the page back, send the ${ads.length === 1 ? "ad" : "ads"} elsewhere, or pause ${ads.length === 1 ? "it" : "them"}.`,
        [(0,markdown_words/* value */.Uq)(url), ...end(dead)].join(" · "),
        `**Dies with it:** ${sums(ads)}.`,
        adsTable(ads.slice(0, rows), speaker.links),
        rows < ads.length ? `And ${(0,markdown_words/* count */.U9)(ads.length - rows, "more ad")}, in the JSON report.` : "",
        trail(dead.trail),
        ENDINGS,
    ];
    return {
        title: `Ads lead to a dead page: ${titled(url)}`,
        body: fitted(parts, ads.length, memory, speaker),
        memory,
    };
}
function manyIssue(all, about, doubted, speaker) {
    const worst = all.toSorted((a, b) => b.ads.length - a.ads.length);
    const ads = worst.flatMap((dead) => dead.ads);
    const shown = worst.map(({ url, reason, ads }) => [url, reason, ads.map(shownOf)]);
    const shows = digest(JSON.stringify([shown, doubted]));
    const dead = keysOf(all.map(({ fingerprint }) => fingerprint));
    const keys = [...new Set([...dead, ...doubted])].sort().slice(0, MOST_KEYS);
    const memory = { about, keeper: speaker.keeper, said: "dead", shows, keys };
    const parts = (rows) => [
        `${(0,markdown_words/* count */.U9)(all.length, "destination")} of ads ${all.length === 1 ? "is" : "are"} dead, too many at once for an issue each: a site or a name may be down as a whole.`,
        `**Dies with ${all.length === 1 ? "it" : "them"}:** ${sums(ads)}.`,
        (0,markdown_table/* markdownTable */.Q)([
            ["Destination", "What was found", "Ads", "Platforms"],
            ...worst
                .slice(0, rows)
                .map((dead) => [
                cell(dead.url),
                (0,markdown_words/* sentence */.em)(dead.reason),
                names(dead.ads, speaker.links, 3),
                platformsOf(dead.ads).join(", ") || "–",
            ]),
        ], { alignDelimiters: false }),
        rows < all.length ? `And ${(0,markdown_words/* count */.U9)(all.length - rows, "more destination")}, in the JSON report.` : "",
        doubted.length > 0 ? `${(0,markdown_words/* count */.U9)(doubted.length, "more destination")} could not be judged this time.` : "",
        MANY_ENDINGS,
    ];
    return {
        title: "Ads lead to many dead pages at once",
        body: fitted(parts, all.length, memory, speaker),
        memory,
    };
}
const ENDINGS = "Adhere keeps this text. It closes the issue when the page is alive again, or when no ad leads there any more, and reopens it when the page dies again. Closed as not planned, it stays closed until the page has been alive.";
const MANY_ENDINGS = "Adhere keeps this text, and closes the issue when all of them are alive again. Closed as not planned, it stays closed until then.";
function issueThatSays(body, memory, said) {
    const at = body.lastIndexOf("<!-- adhere issue-state=1 ");
    const isLast = at >= 0 && /^[^>]*-->\s*$/u.test(body.slice(at));
    const text = isLast ? body.slice(0, at).trimEnd() : body;
    return `${text}\n\n${memoryBlock({ ...memory, said })}\n`;
}
function fitted(parts, all, memory, speaker) {
    const text = (rows) => `${issueMarker(memory.about)}\n${(0,markdown_words/* paragraphs */.qN)([...parts(rows), signed(speaker)])}\n\n${memoryBlock(memory)}\n`;
    for (let rows = Math.min(all, issue_MOST.rows); rows > 0; rows = Math.floor(rows / 2)) {
        const whole = text(rows);
        if (whole.length <= markdown/* COMMENT_LIMIT */.W$)
            return whole;
    }
    return text(0);
}
const signed = ({ run, links }) => (0,markdown/* signature */.vl)({
    what: "Last changed",
    commit: run.commit,
    at: run.startedAt,
    version: run.tool.version,
    links,
});
const shownOf = ({ id, platform, landingUrl, manifest }) => [
    id,
    platform,
    spendLine(landingUrl),
    manifest.file,
    manifest.line,
];
function adsTable(ads, links) {
    const paid = ads.some(({ landingUrl }) => spendLine(landingUrl) !== null);
    const head = ["Ad", "Platform", ...(paid ? ["Spend line"] : []), "Manifest"];
    const rows = ads.map((ad) => [
        (0,markdown_words/* named */.KT)(ad.id) || "(no id)",
        ad.platform ?? "–",
        ...(paid ? [(0,markdown_words/* named */.KT)(spendLine(ad.landingUrl) ?? "–")] : []),
        (0,markdown_words/* linked */.q)(`${(0,markdown_words/* named */.KT)(ad.manifest.file)}, ${linesOf(ad.manifest)}`, (0,report_markdown_table/* sourceOf */.vz)(links, ad.manifest)),
    ]);
    return (0,markdown_table/* markdownTable */.Q)([head, ...rows], { alignDelimiters: false });
}
const linesOf = ({ line, endLine }) => endLine > line ? `lines ${line}–${endLine}` : `line ${line}`;
function spendLine(landingUrl) {
    const query = URL.parse(landingUrl)?.searchParams;
    const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => query?.get(name)?.trim() || []);
    return parts.length === 0 ? null : parts.join(" / ");
}
const platformsOf = (ads) => [
    ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];
function sums(ads) {
    const on = platformsOf(ads).map((platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${platform}`);
    const lines = [...new Set(ads.flatMap(({ landingUrl }) => spendLine(landingUrl) ?? []))];
    const shown = lines.slice(0, issue_MOST.names).map((line) => (0,markdown_words/* named */.KT)(line));
    const rest = lines.length > issue_MOST.names ? ` and ${lines.length - issue_MOST.names} more` : "";
    const spend = lines.length === 0 ? "" : ` of ${(0,markdown_words/* count */.U9)(lines.length, "spend line")} (${shown.join(", ")}${rest})`;
    return `${(0,markdown_words/* count */.U9)(ads.length, "ad")}${on.length === 0 ? "" : ` (${on.join(", ")})`}${spend}`;
}
function names(ads, links, most) {
    const shown = ads.slice(0, most).map((ad) => (0,report_markdown_table/* entryName */.MB)(ad, links));
    return `${shown.join(", ")}${ads.length > most ? ` and ${ads.length - most} more` : ""}`;
}
function end({ url, finalUrl, httpStatus }) {
    const moved = finalUrl !== null && finalUrl.split("#")[0] !== url.split("#")[0];
    return [
        ...(moved ? [`ended at ${(0,markdown_words/* value */.Uq)(finalUrl)}`] : []),
        ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
    ];
}
function trail(steps) {
    const lines = steps.slice(0, issue_MOST.trail).map((step) => `- ${(0,report_text/* asCode */.qM)(step, 300)}`);
    return lines.length === 0 ? "" : (0,markdown_words/* folded */.TM)("How this was found", lines.join("\n"), false);
}
const cell = (url) => (url.includes("|") ? (0,markdown_words/* named */.KT)(url) : (0,report_text/* asCode */.qM)(url, 120));
function titled(url) {
    const parsed = URL.parse(url);
    const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
    return (0,report_text/* clip */.$Q)((0,report_text/* oneLine */.TN)(short), issue_MOST.title);
}
const whole = (reason) => (0,markdown_words/* sentence */.em)(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);
const issueWords = {
    recovered: (links) => `✅ **Alive again**, ${here(links)}: clicks arrive.`,
    dead: (dead, byHand, links) => `❌ **${byHand ? "Still dead" : "Dead again"}**, ${here(links)}: ${whole(dead.reason)} Dies with it: ${sums(dead.ads)}.`,
    changed: (joined, left, links) => `**Changed**, ${here(links)}: ${[
        ...(joined.length > 0
            ? [
                `${(0,markdown_words/* count */.U9)(joined.length, "more ad")} ${joined.length === 1 ? "leads" : "lead"} to the dead page (${names(joined, links, issue_MOST.names)})`,
            ]
            : []),
        ...(left > 0 ? [`${(0,markdown_words/* count */.U9)(left, "ad")} no longer ${left === 1 ? "does" : "do"}`] : []),
    ].join("; ")}.`,
    gone: (links) => `No ad of the manifest leads there any more, ${here(links)}. Whether the page is alive was not looked at.`,
    manyDead: (all, again, links) => `❌ **${(0,markdown_words/* count */.U9)(all, "destination")} ${all === 1 ? "is" : "are"} dead${again ? " again" : ""}**, ${here(links)}.`,
    manyMore: (joined, links) => `**${(0,markdown_words/* count */.U9)(joined, "more destination")}** ${joined === 1 ? "is" : "are"} dead, ${here(links)}.`,
    manyRecovered: (links) => `✅ **None of them is dead any more**, ${here(links)}: all are alive, or no ad leads there.`,
    duplicate: (number) => `Two runs at once opened an issue each: #${number} is the one that is kept.`,
};
const here = ({ run }) => `says ${(0,markdown_words/* linked */.q)("this run", run)}`;

;// CONCATENATED MODULE: ./build/action/issue-plan.js


const MOST_AT_ONCE = 20;
function planIssues(sightings, own, options) {
    const { kept, spare } = oldestOf(own);
    const about = manyOf(options.speaker.keeper);
    const many = kept.get(about);
    const dead = sightings.flatMap((each) => (each.seen === "dead" ? [each.dead] : []));
    const fresh = dead.filter(({ fingerprint }) => isFresh(kept.get(fingerprint)) && !isDismissedWith(many, fingerprint));
    const together = many?.issue.open === true || fresh.length > MOST_AT_ONCE;
    return [
        ...manySteps(together ? fresh : [], many, about, sightings, options),
        ...(together ? [] : fresh.map((each) => bring(each, kept.get(each.fingerprint), options))),
        ...dead.flatMap((each) => update(each, kept.get(each.fingerprint), options)),
        ...sightings.flatMap((each) => each.seen === "alive" ? recover(kept.get(each.fingerprint), options) : []),
        ...(options.complete ? departed(sightings, kept, options) : []),
        ...spare.flatMap((each) => duplicate(each, kept)),
    ];
}
function oldestOf(own) {
    const kept = new Map();
    const spare = [];
    for (const issue of own.toSorted((a, b) => a.number - b.number)) {
        const memory = readMemory(issue.body);
        if (memory === null)
            continue;
        if (!kept.has(memory.about))
            kept.set(memory.about, { issue, memory });
        else if (issue.open)
            spare.push({ issue, memory });
    }
    return { kept, spare };
}
const isFresh = (known) => known === undefined || (!known.issue.open && !isDismissed(known));
const isDismissed = ({ issue, memory }) => !issue.open && memory.said === "dead" && issue.stateReason === "not_planned";
const isDismissedWith = (many, fingerprint) => many !== undefined &&
    isDismissed(many) &&
    keysOf([fingerprint]).some((key) => many.memory.keys.includes(key));
function bring(dead, known, { speaker, labels }) {
    const text = deadIssue(dead, speaker);
    if (known === undefined)
        return opened(text, labels);
    const byHand = known.memory.said === "dead";
    return reopened(known, text, issueWords.dead(dead, byHand, speaker.links));
}
const opened = ({ title, body, memory }, labels) => ({
    what: "opened",
    about: memory.about,
    title,
    body,
    labels: [...labels],
});
const reopened = ({ issue }, { body }, comment) => ({
    what: "reopened",
    issue,
    change: { body, state: "open" },
    comment,
});
function update(dead, known, { speaker }) {
    if (known === undefined || !known.issue.open)
        return [];
    const { issue, memory } = known;
    const text = deadIssue(dead, speaker);
    if (memory.said !== "dead") {
        const comment = issueWords.dead(dead, false, speaker.links);
        return [{ what: "updated", issue, change: { body: text.body }, comment }];
    }
    if (memory.keeper !== speaker.keeper || memory.shows === text.memory.shows)
        return [];
    const joined = dead.ads.filter((ad) => adKeys([ad]).some((key) => !memory.keys.includes(key)));
    const left = memory.keys.filter((key) => !text.memory.keys.includes(key)).length;
    const changed = joined.length + left > 0 ? issueWords.changed(joined, left, speaker.links) : null;
    return [{ what: "updated", issue, change: { body: text.body }, comment: changed }];
}
function recover(known, { speaker }) {
    if (known === undefined || known.memory.said === "alive")
        return [];
    const { issue, memory } = known;
    const body = issueThatSays(issue.body, memory, "alive");
    if (!issue.open)
        return memory.said === "dead" ? [{ what: "updated", issue, change: { body }, comment: null }] : [];
    const comment = issueWords.recovered(speaker.links);
    return [{ what: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}
function departed(sightings, kept, { speaker }) {
    const named = new Set(sightings.map(({ fingerprint }) => fingerprint));
    return [...kept.values()].flatMap(({ issue, memory }) => {
        const ours = memory.keeper === speaker.keeper && /^[0-9a-f]{32}$/u.test(memory.about);
        if (!ours || !issue.open || memory.said !== "dead" || named.has(memory.about))
            return [];
        const body = issueThatSays(issue.body, memory, "gone");
        const change = { body, state: "closed", state_reason: "not_planned" };
        return [{ what: "closed", issue, change, comment: issueWords.gone(speaker.links) }];
    });
}
function duplicate({ issue, memory }, kept) {
    const oldest = kept.get(memory.about);
    return oldest === undefined ? [] : [closedAsDuplicate(issue, oldest.issue.number)];
}
const closedAsDuplicate = (issue, of) => ({
    what: "closed",
    issue,
    change: { state: "closed", state_reason: "not_planned" },
    comment: issueWords.duplicate(of),
});
function manySteps(fresh, known, about, sightings, { speaker, labels, complete }) {
    const { links } = speaker;
    const doubted = known === undefined ? [] : doubtedIn(known.memory, sightings, complete);
    if (fresh.length === 0)
        return known === undefined ? [] : settleMany(known, doubted, sightings, links);
    const text = manyIssue(fresh, about, doubted, speaker);
    if (known === undefined)
        return [opened(text, labels)];
    const { issue, memory } = known;
    if (!issue.open) {
        return [reopened(known, text, issueWords.manyDead(fresh.length, memory.said !== "dead", links))];
    }
    if (text.memory.shows === memory.shows && memory.said === "dead")
        return [];
    const joined = text.memory.keys.filter((key) => !memory.keys.includes(key)).length;
    const comment = joined > 0 ? issueWords.manyMore(joined, links) : null;
    return [{ what: "updated", issue, change: { body: text.body }, comment }];
}
function settleMany({ issue, memory }, doubted, sightings, links) {
    const dead = issue.open ? [] : stillIn(memory, sightings, ["dead"]);
    if (memory.said !== "dead" || doubted.length + dead.length > 0)
        return [];
    const body = issueThatSays(issue.body, memory, "alive");
    if (!issue.open)
        return [{ what: "updated", issue, change: { body }, comment: null }];
    const change = { body, state: "closed", state_reason: "completed" };
    return [{ what: "closed", issue, change, comment: issueWords.manyRecovered(links) }];
}
function doubtedIn(memory, sightings, complete) {
    const named = keysAmong(sightings);
    const missing = complete ? [] : memory.keys.filter((key) => !named.has(key));
    return [...stillIn(memory, sightings, ["unknown"]), ...missing].sort();
}
function stillIn({ keys }, sightings, seen) {
    const now = keysAmong(sightings.filter((each) => seen.includes(each.seen)));
    return keys.filter((key) => now.has(key));
}
const keysAmong = (sightings) => new Set(sightings.flatMap(({ fingerprint }) => keysOf([fingerprint])));

// EXTERNAL MODULE: ./build/check/fingerprint.js
var check_fingerprint = __webpack_require__(80107);
;// CONCATENATED MODULE: ./build/action/issue-sightings.js

function sightingsOf(result) {
    const groups = new Map();
    for (const entry of result.entries) {
        const fingerprint = entry.fingerprint ?? (0,check_fingerprint/* fingerprintOf */.a)(entry.landingUrl);
        const group = groups.get(fingerprint);
        if (group === undefined)
            groups.set(fingerprint, [entry]);
        else
            group.push(entry);
    }
    return [...groups].map(([fingerprint, ads]) => sighting(fingerprint, ads));
}
function sighting(fingerprint, ads) {
    const looked = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
    const broken = looked.find(({ state }) => state === "link_broken");
    if (broken !== undefined)
        return { seen: "dead", fingerprint, dead: deadOf(fingerprint, broken, ads) };
    const doubted = looked.some(({ unconfirmed }) => unconfirmed !== undefined);
    return { seen: !doubted && looked.some(isAlive) ? "alive" : "unknown", fingerprint };
}
const isAlive = ({ state }) => state === "passed" || state === "below_threshold" || state === "regressed";
function deadOf(fingerprint, broken, ads) {
    const { answer, destination } = broken;
    const found = answer !== null && "linkBroken" in answer ? answer.linkBroken : destination;
    return {
        fingerprint,
        url: broken.landingUrl,
        reason: broken.reason,
        httpStatus: found?.httpStatus ?? null,
        finalUrl: found?.finalUrl ?? null,
        trail: broken.linkTrail,
        ads: ads.filter((entry) => entry.visited !== undefined || !isAlive(entry)),
    };
}

// EXTERNAL MODULE: ./build/action/links.js
var action_links = __webpack_require__(70882);
;// CONCATENATED MODULE: ./build/action/issues.js





const EVENTS = ["schedule", "workflow_dispatch", "push"];
async function postIssues(result, settings, context, core) {
    if (!settings.issue || context.pullRequest !== null || result.shard !== undefined)
        return;
    if (!EVENTS.includes(context.event) || !context.onDefaultBranch) {
        core.info("Issues are kept by schedule, push and workflow_dispatch runs of the default branch: this run writes none.");
        return;
    }
    const token = settings["github-token"];
    if (token === undefined) {
        core.notice("No github-token: the job summary carries the result, and no issue is written.");
        return;
    }
    const [{ connect }, { writeIssues }] = await Promise.all([
        __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654)),
        __webpack_require__.e(/* import() */ 4036).then(__webpack_require__.bind(__webpack_require__, 14036)),
    ]);
    const id = settings["comment-id"] ?? `${context.workflow}/${context.job}`;
    const desk = issueDesk(result, context, { id, labels: settings["issue-labels"] });
    tell(await writeIssues(await connect(token, context.apiUrl), context, desk), core);
}
function issueDesk(result, context, { id, labels }) {
    const sightings = sightingsOf(result);
    const speaker = { run: result, keeper: keeperOf(id), links: (0,action_links/* linksOf */.h)(context) };
    return {
        marker: ISSUE_MARKER,
        plan: (own) => planIssues(sightings, own, { speaker, labels, complete: isComplete(result) }),
        aboutOf: (body) => readMemory(body)?.about ?? null,
        duplicate: closedAsDuplicate,
    };
}
const isComplete = ({ merged }) => merged === undefined || merged.shards.length === merged.of;
function tell(outcome, core) {
    if (outcome.kind === "refused") {
        core.notice((0,report_text/* inLog */.cp)(`${outcome.why} The job summary carries the result.`));
        return;
    }
    const { kind: _, left, ...counts } = outcome;
    const done = Object.entries(counts).filter(([, count]) => count > 0);
    if (done.length > 0)
        core.info(`Issues: ${done.map(([what, count]) => `${count} ${what}`).join(", ")}.`);
    if (left > 0)
        core.info(`Issues: ${left} more are left to the next run, which keeps GitHub's limits.`);
}

// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(92309);
// EXTERNAL MODULE: ./build/contract/outcome.js
var outcome = __webpack_require__(58855);
// EXTERNAL MODULE: ./build/report/repairs.js
var repairs = __webpack_require__(76449);
;// CONCATENATED MODULE: ./build/report/suggestion.js

function suggestionBody({ fixes, replacement, }) {
    const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const [first] = fixes;
    const grave = fixes.find(({ safe }) => !safe) ?? first;
    const lead = fixes.length > 1 ? "- " : "";
    return [
        ...fixes.map(({ entryId, element, reasoning }) => `${lead}**${(0,report_text/* inMarkdown */.Hi)(element)}** for the ad **${(0,report_text/* inMarkdown */.Hi)(entryId)}**: ${(0,report_text/* inMarkdown */.Hi)((0,report_text/* clip */.$Q)(reasoning, 500))}`),
        "",
        `${fence}suggestion`,
        replacement,
        fence,
        "",
        grave === undefined
            ? ""
            : `${grave.safe ? "Safe to apply unread" : "Read it before you apply it"}: ${(0,report_text/* inMarkdown */.Hi)(grave.why)}`,
    ].join("\n");
}

;// CONCATENATED MODULE: ./build/action/suggestions.js




async function postSuggestions(result, { plan, sources }, settings, context, core) {
    const token = settings["github-token"];
    if (!settings.suggestions || context.pullRequest === null || token === undefined)
        return;
    const [{ connect }, { changedFiles }, { writeSuggestions }, { suggestionsOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 654).then(__webpack_require__.bind(__webpack_require__, 40654)),
        __webpack_require__.e(/* import() */ 5076).then(__webpack_require__.bind(__webpack_require__, 5076)),
        __webpack_require__.e(/* import() */ 8609).then(__webpack_require__.bind(__webpack_require__, 28609)),
        Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8898)]).then(__webpack_require__.bind(__webpack_require__, 18898)),
    ]);
    const api = await connect(token, context.apiUrl);
    const outcome = await writeSuggestions(api, context, {
        id: settings["comment-id"] ?? `${context.workflow}/${context.job}`,
        propose: async () => {
            if (plan.repairs.length === 0)
                return [];
            const hunks = (await changedFiles(api, context)).flatMap(({ path, patch }) => patch === undefined ? [] : [{ path, patch }]);
            return suggestionsOf(plan.repairs, sources, hunks).map(draftOf);
        },
        unjudged: result.entries.filter(isUnjudged).map(({ id }) => id),
    });
    suggestions_tell(outcome, plan.repairs.length > 0, core);
}
const isUnjudged = ({ answer }) => answer === null || (0,outcome/* outcomeOf */.sG)(answer).kind !== "evaluated";
function draftOf({ repairs, replacement, path, startLine, line, key }) {
    const fixes = repairs.map(({ entryId, safe, why, fix: { element, reasoning } }) => ({
        ...{ entryId, element, reasoning, safe, why },
    }));
    const ads = [...new Set(repairs.map(({ entryId }) => entryId))];
    return { path, startLine, line, key, ads, body: suggestionBody({ fixes, replacement }) };
}
function suggestions_tell(outcome, hasPatch, core) {
    if (outcome.kind === "refused") {
        const patch = hasPatch ? ` The same changes are in ${repairs/* PATCHES */.r1.all} in the report folder.` : "";
        core.notice(`${(0,report_text/* inLog */.cp)(outcome.why)}${patch}`);
    }
    else if (outcome.kind === "done") {
        const { made, updated, settled, stand, untaken } = outcome;
        const counts = { made, updated, settled, "not taken by GitHub": untaken };
        const news = Object.entries(counts).filter(([, count]) => count > 0);
        if (news.length === 0)
            return;
        core.info(`Suggestions: ${[...news, ["standing", stand]].map(([what, n]) => `${n} ${what}`).join(", ")}.`);
    }
}

;// CONCATENATED MODULE: ./build/action/publish.js










async function publish_publish({ result, repairs, reports }, settings, context, core) {
    const links = (0,action_links/* linksOf */.h)(context);
    const attempt = attempts(core);
    (0,outputs/* setOutputs */.n)(result, reports.written, core);
    const isShard = result.shard !== undefined;
    if (!isShard)
        await attempt("annotations", () => (0,publish/* showAnnotations */.I)((0,annotations/* annotations */.hk)(result)));
    await attempt("job summary", async () => {
        const written = await (0,publish/* writeSummary */.S)((0,markdown/* summary */.z)(result, { links }));
        if (written.kind === "refused")
            core.warning(written.why);
    });
    for (const warning of reports.warnings)
        core.warning((0,report_text/* inLog */.cp)(warning));
    await attempt("table", async () => core.info(verdictTable(result)));
    conclude(result, core);
    if (isShard)
        return core.setOutput("comment-url", "");
    let isSilenced = false;
    await attempt("comment", async () => {
        const outcome = await (0,comment/* postComment */.Gy)((0,comment/* resultSpeech */.eN)(result, context, links), settings, context, core);
        core.setOutput("comment-url", (0,comment/* addressOf */.ci)(outcome));
        isSilenced = outcome?.kind === "outdated" || outcome?.kind === "refused";
    });
    if (repairs !== undefined && !isSilenced) {
        await attempt("suggestions", () => postSuggestions(result, repairs, settings, context, core));
    }
    await attempt("issues", () => postIssues(result, settings, context, core));
}
const attempts = (core) => async (what, work) => {
    try {
        await work();
    }
    catch (error) {
        core.warning((0,report_text/* inLog */.cp)(`The ${what} could not be published: ${String(error)}`));
    }
};
function conclude({ exitCode, verdict, headline }, core) {
    if (exitCode !== 0)
        core.setFailed((0,report_text/* inLog */.cp)(headline));
    else if (verdict !== "pass")
        core.info(`warn-only: ${(0,report_text/* inLog */.cp)(headline)}`);
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


/***/ })

};
