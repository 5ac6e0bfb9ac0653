export const id = 298;
export const ids = [298];
export const modules = {

/***/ 12298:
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
// EXTERNAL MODULE: ./build/report/markdown/report.js + 8 modules
var report = __webpack_require__(54801);
// EXTERNAL MODULE: ./build/report/repository-paths.js
var repository_paths = __webpack_require__(42842);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/actions.js
var actions = __webpack_require__(45164);
// EXTERNAL MODULE: ./build/report/describe-baseline-changes.js
var describe_baseline_changes = __webpack_require__(37632);
// EXTERNAL MODULE: ./build/report/dimension-scores.js
var dimension_scores = __webpack_require__(95031);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/entry-status.js
var entry_status = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
// EXTERNAL MODULE: ./build/report/group-entries-by-destination.js
var group_entries_by_destination = __webpack_require__(62702);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: ./build/report/page-speed.js
var page_speed = __webpack_require__(26642);
// EXTERNAL MODULE: ./build/report/platform-names.js
var platform_names = __webpack_require__(61141);
// EXTERNAL MODULE: ./build/report/promises.js
var report_promises = __webpack_require__(14085);
// EXTERNAL MODULE: ./build/report/select-fixes-and-risks.js
var select_fixes_and_risks = __webpack_require__(38024);
// EXTERNAL MODULE: ./build/report/causes.js
var report_causes = __webpack_require__(6611);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/report/linkable-url.js
var linkable_url = __webpack_require__(96707);
;// CONCATENATED MODULE: ./build/report/terminal-hyperlinks.js



const MAX_TARGET_CHARS = 2000;
function linkPage(text, url, hyperlinks) {
    if (hyperlinks === undefined)
        return text;
    const target = (0,linkable_url/* parseLinkableUrl */.L)(url);
    return target === null ? text : linkWords(text, target.href);
}
function linkFile(text, file, hyperlinks) {
    if (hyperlinks === undefined || hyperlinks.folder === null)
        return text;
    return linkWords(text, (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(hyperlinks.folder, file)).href);
}
function linkManifest(text, { file }, hyperlinks) {
    const folder = hyperlinks?.folder ?? null;
    if (folder === null)
        return text;
    const inside = external_node_path_.relative(folder, external_node_path_.resolve(folder, file));
    const isOutside = inside === "" || external_node_path_.isAbsolute(inside) || inside.split(external_node_path_.sep)[0] === "..";
    return isOutside ? text : linkFile(text, inside, hyperlinks);
}
const linkWords = (text, target) => target.length > MAX_TARGET_CHARS
    ? text
    : text.replace(/[^ ]+/gu, (word) => `\u001b]8;;${target}\u001b\\${word}\u001b]8;;\u001b\\`);

// EXTERNAL MODULE: ./build/report/word-diff.js
var word_diff = __webpack_require__(59263);
;// CONCATENATED MODULE: ./build/report/terminal-causes.js






const MAX_CHARS = { id: 80, value: 60, sentence: 500 };
const MAX_CAUSES = 5;
const MAX_NAMED_ADS = 3;
const escapeId = (text) => (0,report_escape/* escapeForLog */.zB)(text, MAX_CHARS.id);
const escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, MAX_CHARS.sentence);
function renderTerminalCauses(entries, hyperlinks) {
    const causes = (0,report_causes/* listCauses */.Nm)(entries);
    if (causes.length === 0)
        return [];
    const items = causes.slice(0, MAX_CAUSES).flatMap((cause, index) => renderCause(cause, `${index + 1}.`, hyperlinks));
    const rest = causes.slice(MAX_CAUSES);
    const ads = rest.reduce((sum, cause) => sum + cause.entries.length, 0);
    const more = rest.length === 0 ? [] : [`  ${(0,format_count/* formatCount */.B)(rest.length, "more cause")}: see the ${(0,format_count/* formatCount */.B)(ads, "ad")} below`];
    return ["Do this first:", ...items, ...more, ""];
}
function renderCause(cause, number, hyperlinks) {
    const { title, reason, remedy, changes, url, entries } = cause;
    const page = url === null ? "" : linkPage(escapeSentence(url), url, hyperlinks);
    const where = url === null ? "" : ` at ${page}${(0,report_causes/* describeOtherPages */.sy)(cause)}`;
    const [change, ...others] = changes;
    const texts = [
        ...[reason, remedy].filter((text) => text !== "").map(escapeSentence),
        ...(change !== undefined && others.length === 0 ? [formatTerminalChange(change)] : []),
    ];
    const names = entries
        .slice(0, MAX_NAMED_ADS)
        .map(({ id, manifest }) => linkManifest(escapeId(id), manifest, hyperlinks));
    const more = entries.length > names.length ? ` and ${entries.length - names.length} more` : "";
    return [
        `  ${number} ${escapeSentence(title)}${where}: ${texts.join(" ")} (${names.join(", ")}${more})`,
        ...(others.length === 0 ? [] : renderSides(changes, "      ")),
    ];
}
const renderSides = (changes, indent) => changes.map((change, index) => `${indent}${index > 0 ? "or " : ""}${formatTerminalChange(change)}`);
function formatTerminalChange(change) {
    const [before, after] = [(0,report_escape/* escapeForLog */.zB)(change.currentValue), (0,report_escape/* escapeForLog */.zB)(change.suggestedValue)];
    return `${(0,report_escape/* escapeForLog */.zB)((0,select_fixes_and_risks/* describeDirection */.p6)(change))}: ${(0,word_diff/* formatPlainChange */.ed)(before, after, MAX_CHARS.value)}`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
;// CONCATENATED MODULE: ./build/report/terminal-wrap.js


const TERMINAL_WIDTH = { default: 100, min: 60 };
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const UNBREAKABLE = /[/\\]/u;
function wrapLine(text, width) {
    const indent = /^ */u.exec(text)?.[0] ?? "";
    const hanging = `${indent}  `;
    const lines = [];
    let line = "";
    let used = 0;
    for (const { piece, starts } of text
        .trim()
        .split(/ +/u)
        .flatMap(splitWord(width - hanging.length - 1))) {
        const length = (0,string_width/* default */.A)(piece);
        if (line !== "" && starts && used + 1 + length <= width) {
            line += ` ${piece}`;
            used += 1 + length;
            continue;
        }
        if (line !== "")
            lines.push(line);
        const margin = lines.length === 0 ? indent : hanging;
        line = `${margin}${piece.replace(/^:(?=:)/u, ": ")}`;
        used = margin.length + length + (piece.startsWith("::") ? 1 : 0);
    }
    return [...lines, line];
}
const splitWord = (max) => (word) => {
    const text = (0,external_node_util_.stripVTControlCharacters)(word);
    if ((0,string_width/* default */.A)(word) <= max || UNBREAKABLE.test(text))
        return [{ piece: word, starts: true }];
    const pieces = [""];
    for (const { segment } of GRAPHEMES.segment(text)) {
        const last = pieces.at(-1) ?? "";
        if (last !== "" && (0,string_width/* default */.A)(last + segment) > max)
            pieces.push(segment);
        else
            pieces[pieces.length - 1] = last + segment;
    }
    return pieces.map((piece, index) => ({ piece, starts: index === 0 }));
};
function shortenMiddle(text, max) {
    if ((0,string_width/* default */.A)(text) <= max)
        return text;
    const segments = [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
    const room = Math.max(0, max - 1);
    const head = takeColumns(segments, Math.ceil(room / 2));
    const tail = takeColumns(segments.toReversed(), room - (0,string_width/* default */.A)(head.join(""))).toReversed();
    return `${head.join("").trimEnd()}…${tail.join("").trimStart()}`;
}
function takeColumns(segments, columns) {
    const taken = [];
    let used = 0;
    for (const segment of segments) {
        used += (0,string_width/* default */.A)(segment);
        if (used > columns)
            break;
        taken.push(segment);
    }
    return taken;
}

;// CONCATENATED MODULE: ./build/report/terminal-format.js





const paint = (status, text, colour = false) => colour ? (0,external_node_util_.styleText)(entry_status/* DISPLAY_STATUSES */.QR[status].terminalColour, text, { validateStream: false }) : text;
function alignTable(columns, rows, { width = TERMINAL_WIDTH.default }) {
    const all = columns.map((column, index) => {
        const cells = [column.name, ...rows.map((row) => row[index] ?? "")];
        return { ...column, cells, width: cells.reduce((max, cell) => Math.max(max, (0,string_width/* default */.A)(cell)), 0) };
    });
    let shown = all;
    const optional = [...new Set(all.flatMap(({ leaveOut }) => leaveOut ?? []))].toSorted((a, b) => a - b);
    for (const left of optional) {
        if (sumWidths(shown.map((column) => Math.min(column.width, column.minWidth ?? column.width))) <= width)
            break;
        shown = shown.filter(({ leaveOut }) => leaveOut !== left);
    }
    const excess = Math.max(0, sumWidths(shown.map((column) => column.width)) - width);
    const fitted = shown.map((column) => (column.minWidth === undefined ? column : shrinkColumn(column, excess)));
    return ["", ...rows].map((_, row) => fitted
        .map(({ cells, width: columnWidth, alignRight, link = (cell) => cell }) => {
        const cell = cells[row] ?? "";
        return padCell(row === 0 ? cell : link(cell, row - 1), columnWidth, alignRight);
    })
        .join("  ")
        .trimEnd());
}
const sumWidths = (widths) => widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
function shrinkColumn(column, excess) {
    const width = Math.max(1, column.width - excess);
    return { ...column, width, cells: column.cells.map((cell) => shortenMiddle(cell, width)) };
}
function padCell(cell, width, alignRight = false) {
    const gap = " ".repeat(Math.max(0, width - (0,string_width/* default */.A)(cell)));
    return alignRight ? gap + cell : cell + gap;
}
function renderTerminalReport({ table, details, totals }, { notices, verdict, exitCode, headline }, { colour = false, width = TERMINAL_WIDTH.default }) {
    const status = verdict === "fail" ? "failing" : verdict === "pass" ? "passed" : "inconclusive";
    const word = verdict === "fail" && exitCode === 0 ? "fail (warn-only)" : verdict;
    const wrap = (lines) => lines.flatMap((line) => wrapLine(line, width));
    return [
        ...[table, wrap(details)].flatMap((lines) => (lines.length === 0 ? [] : [...lines, ""])),
        ...wrap(notices.map((notice) => `note: ${(0,report_escape/* escapeForLog */.zB)(notice)}`)),
        ...wrap(totals),
        ...wrap([`${word}: ${(0,report_escape/* escapeForLog */.zB)(headline)}`]).map((line) => paint(status, line, colour)),
        "",
    ].join("\n");
}

;// CONCATENATED MODULE: ./build/report/terminal-links-table.js








const LINKS_TABLE_MAX_CHARS = { url: 200, sentence: 500, name: 80 };
const NAME_PREFIXES = { Ads: "", Lines: "line ", URLs: "URL " };
const LINKS_TABLE_MAX_ITEMS = { rows: 1000, names: 20 };
function renderLinksReport(result, style = {}) {
    const groups = (0,group_entries_by_destination/* groupEntriesByDestination */.Zn)(result.entries);
    const urgent = groups.filter(({ badge }) => badge.status === "failing" || badge.status === "inconclusive");
    const noted = groups.filter(({ badge, notices }) => badge.status === "passed" && notices.length > 0);
    const listed = [...urgent, ...noted];
    return renderLinksTable({
        ...result,
        firstSteps: renderTerminalCauses(result.entries, style.hyperlinks),
        rows: listed.slice(0, LINKS_TABLE_MAX_ITEMS.rows).map((group) => createLinkRow(group, style.hyperlinks)),
        hiddenRows: Math.max(0, listed.length - LINKS_TABLE_MAX_ITEMS.rows),
        unit: "Ads",
        totals: formatTotals(result, groups),
    }, style);
}
const createLinkRow = (group, hyperlinks) => ({
    ...group,
    names: group.ads.slice(0, LINKS_TABLE_MAX_ITEMS.names).map(({ id, platform, manifest }) => {
        const location = (0,report_escape/* escapeForLog */.zB)(`${manifest.file}:${manifest.line}`, LINKS_TABLE_MAX_CHARS.name);
        const place = linkManifest(location, manifest, hyperlinks);
        const source = platform === null ? place : `${(0,platform_names/* formatPlatform */.B)(platform)}, ${place}`;
        return `${(0,report_escape/* escapeForLog */.zB)(id, LINKS_TABLE_MAX_CHARS.name)} (${source})`;
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
const terminal_links_table_escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, LINKS_TABLE_MAX_CHARS.sentence);
const formatUrl = (url, hyperlinks) => linkPage(terminal_links_table_escapeSentence(url), url, hyperlinks);
function renderLinksTable(table, style = {}) {
    const urgent = table.rows.filter(({ badge }) => badge.status !== "passed");
    const details = [
        ...(table.firstSteps ?? []),
        ...urgent.flatMap((row) => renderRowDetails(row, table.unit, style.hyperlinks)),
        ...table.rows
            .filter(({ badge }) => badge.status === "passed")
            .flatMap(({ url, notices }) => notices.map((notice) => `note: ${formatUrl(url, style.hyperlinks)}: ${terminal_links_table_escapeSentence(notice)}`)),
        ...(table.hiddenRows === 0 ? [] : [`and ${table.hiddenRows} more, not listed here`]),
    ];
    const rows = urgent.length === 0 ? [] : renderRows(urgent, table.unit, style);
    return renderTerminalReport({ table: rows, details, totals: [table.totals] }, table, style);
}
function renderRows(rows, unit, style) {
    const columns = [
        { name: "" },
        {
            name: "Destination",
            minWidth: 30,
            link: (cell, row) => linkPage(cell, rows[row]?.url ?? "", style.hyperlinks),
        },
        { name: "HTTP", alignRight: true },
        { name: unit, alignRight: true },
        ...(unit === "Ads" ? [{ name: "Platforms", leaveOut: 1 }] : []),
        { name: "State" },
    ];
    const cells = rows.map((row) => [
        entry_status/* DISPLAY_STATUSES */.QR[row.badge.status].mark,
        (0,report_escape/* escapeForLog */.zB)(row.url, LINKS_TABLE_MAX_CHARS.url),
        `${row.httpStatus ?? "–"}`,
        `${row.names.length + row.moreNames}`,
        ...(unit === "Ads" ? [row.platforms.join(", ") || "–"] : []),
        row.badge.label,
    ]);
    const [first = "", ...lines] = alignTable(columns, cells, style);
    return [first, ...rows.map(({ badge }, index) => paint(badge.status, lines[index] ?? "", style.colour))];
}
function renderRowDetails(row, unit, hyperlinks) {
    const more = row.moreNames === 0 ? "" : ` and ${row.moreNames} more`;
    const verb = row.badge.status === "failing" ? "affects" : "used by";
    return [
        `${entry_status/* DISPLAY_STATUSES */.QR[row.badge.status].mark} ${formatUrl(row.url, hyperlinks)}: ${terminal_links_table_escapeSentence(row.reason)}`,
        `    ${verb}: ${NAME_PREFIXES[unit]}${row.names.join(", ")}${more}`,
        ...row.notices.map((notice) => `    note: ${terminal_links_table_escapeSentence(notice)}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/terminal-entries-table.js


















const COLUMNS = [
    { name: "Platform", leaveOut: 3 },
    { name: "Score", alignRight: true },
    ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => ({ name: dimension_scores/* DIMENSION_NAMES */.OM[dimension].short, alignRight: true, leaveOut: 1 })),
];
const PROMISES_COLUMN = { name: "Promises", alignRight: true, leaveOut: 2 };
const TABLE_MAX_NAMES = 3;
const MAX_MEASURED_PAGES = 10;
const TABLE_MAX_CHARS = { id: 80, sentence: 500 };
function renderVerdictTable(result, style = {}) {
    if ((0,group_entries_by_destination/* isLinksMode */.RM)(result))
        return renderLinksReport(result, style);
    const entries = (0,report_entries/* sortWorstFirst */.Qi)(result.entries);
    const promises = (0,report_promises/* havePromises */.bt)(entries);
    const linkAd = (cell, row) => {
        const entry = entries[row];
        return entry === undefined ? cell : linkManifest(cell, entry.manifest, style.hyperlinks);
    };
    const ad = { name: "Ad", minWidth: 20, link: linkAd };
    const columns = [{ name: "" }, ad, ...COLUMNS, ...(promises ? [PROMISES_COLUMN] : []), { name: "State" }];
    const cells = entries.map((entry) => buildCells(entry, promises));
    const [header = "", ...lines] = alignTable(columns, cells, style);
    const rows = entries.map((entry, index) => paint((0,entry_status/* getEntryBadge */._C)(entry).status, lines[index] ?? "", style.colour));
    const details = [
        ...renderTerminalCauses(entries, style.hyperlinks),
        ...(0,report_entries/* filterUrgent */.sq)(entries).flatMap((entry) => renderReason(entry, style.hyperlinks)),
        ...renderNotices((0,report_entries/* filterByStatus */.Mv)(entries, "passed")),
        ...renderSpeeds(entries, style.hyperlinks),
    ];
    return renderTerminalReport({ table: entries.length === 0 ? [] : [header, ...rows], details, totals: [] }, result, style);
}
function buildCells(entry, promises) {
    const { label, status } = (0,entry_status/* getEntryBadge */._C)(entry);
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    const scores = evaluation && (0,dimension_scores/* getDimensionScores */.Y8)(evaluation);
    return [
        entry_status/* DISPLAY_STATUSES */.QR[status].mark,
        terminal_entries_table_escapeId(entry.id),
        (0,platform_names/* formatPlatform */.B)(entry.platform),
        (0,report_entries/* formatScore */.y)(entry),
        ...vocabulary/* DIMENSIONS */.Yf.map((dimension) => `${scores?.[dimension] ?? "–"}`),
        ...(promises ? [(0,report_promises/* formatPromiseCell */.Tq)(entry)] : []),
        label,
    ];
}
const terminal_entries_table_escapeId = (text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.id);
const terminal_entries_table_escapeSentence = (text) => (0,report_escape/* escapeForLog */.zB)(text, TABLE_MAX_CHARS.sentence);
function renderReason(entry, hyperlinks) {
    const [action] = (0,actions/* getOpenActions */.i)(entry);
    const formatUrl = (url) => linkPage(terminal_entries_table_escapeSentence(url), url, hyperlinks);
    const landingPage = entry.visited === undefined ? formatUrl(entry.landingUrl) : (0,landing_page_line/* formatLandingPage */.y)(entry, formatUrl);
    const name = linkManifest(terminal_entries_table_escapeId(entry.id), entry.manifest, hyperlinks);
    const promises = (0,report_promises/* formatPromises */.Ar)(entry);
    const lines = [
        `${entry_status/* DISPLAY_STATUSES */.QR[(0,entry_status/* getEntryBadge */._C)(entry).status].mark} ${name}: ${terminal_entries_table_escapeSentence(entry.reason)}`,
        `    ${landingPage}`,
        ...(promises === null ? [] : [`    ${promises}`]),
        ...(0,describe_baseline_changes/* describeBaselineChanges */.q)(entry, report_escape/* escapeForLog */.zB).map((line) => `    ${terminal_entries_table_escapeSentence(line)}`),
    ];
    if (action !== undefined)
        lines.push(...renderAction(action));
    return [...lines, ...entry.notices.map((notice) => `    note: ${terminal_entries_table_escapeSentence(notice)}`)];
}
function renderAction({ element, changes }) {
    const [first, ...others] = changes;
    if (others.length === 0)
        return [`    fix: ${terminal_entries_table_escapeId(element)}, ${formatTerminalChange(first)}`];
    return [`    decide: ${terminal_entries_table_escapeId(element)}: the ad and the page disagree`, ...renderSides(changes, "      ")];
}
function renderSpeeds(entries, hyperlinks) {
    const pages = (0,page_speed/* listMeasuredPages */.RZ)(entries);
    const lines = pages.slice(0, MAX_MEASURED_PAGES).flatMap((entry) => {
        const url = entry.visited?.url ?? entry.landingUrl;
        const numbers = ((0,page_speed/* getPageSpeed */.ND)(entry)?.metrics ?? []).map(({ metric, value, change }) => `${page_speed/* METRIC_NAMES */.Uw[metric].short} ${value}${change === null ? "" : ` (${change})`}`);
        const tips = (0,page_speed/* describeOpportunities */.Jq)(entry);
        return [
            `  ${linkPage(terminal_entries_table_escapeSentence(url), url, hyperlinks)} (${(0,page_speed/* getDevice */.Pf)(entry)}): ${numbers.join(", ")}`,
            ...(tips === "" ? [] : [`    ${terminal_entries_table_escapeSentence(tips)}`]),
        ];
    });
    const rest = pages.length - MAX_MEASURED_PAGES;
    return lines.length === 0
        ? []
        : ["", "Page speed (Lighthouse):", ...lines, ...(rest > 0 ? [`  ${(0,format_count/* formatCount */.B)(rest, "more page")}`] : [])];
}
function renderNotices(passed) {
    const listRisks = (entry) => (0,select_fixes_and_risks/* getCriticalRisks */.yj)(entry).map((risk) => `${(0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk)} (critical risk). ${risk.message}`);
    const groups = (0,report_entries/* groupByText */.YQ)(passed, (entry) => [...listRisks(entry), ...entry.notices]);
    return [...groups].map(([text, entries]) => {
        const names = entries.slice(0, TABLE_MAX_NAMES).map(({ id }) => terminal_entries_table_escapeId(id));
        const more = entries.length > names.length ? ` and ${entries.length - names.length} more` : "";
        return `note: ${names.join(", ")}${more}: ${terminal_entries_table_escapeSentence(text)}`;
    });
}

// EXTERNAL MODULE: ./build/action/create-link-base-urls.js
var create_link_base_urls = __webpack_require__(78655);
// EXTERNAL MODULE: ./build/action/identify-check.js
var identify_check = __webpack_require__(96766);
// EXTERNAL MODULE: ./build/action/post-comment.js + 3 modules
var post_comment = __webpack_require__(59174);
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
    #formerHash;
    #proposed = [];
    #created = new Set();
    #rejected = new Set();
    #updated = new Set();
    #resolved = new Set();
    constructor(target, draft) {
        this.#target = target;
        this.#draft = draft;
        this.#checkHash = hashText(draft.id, 12);
        this.#formerHash = draft.former === undefined ? null : hashText(draft.former.id, 12);
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
                if (changes.added.length === 0 && !changes.takesOver)
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
        const former = this.#filterFormer(existing);
        const applicable = ours.filter(({ isApplicable }) => isApplicable);
        const first = (key) => [...applicable, ...former].find((comment) => comment.key === key && comment.isApplicable);
        const isSuggestedElsewhere = (draft, before = Number.POSITIVE_INFINITY) => existing.some(({ checkHash, key, text, isApplicable, id }) => checkHash !== this.#checkHash &&
            checkHash !== this.#formerHash &&
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
        const isUnchanged = ({ text, checkHash }, { body }) => text === (0,normalise_line_ends/* normaliseLineEnds */.T)(body) && checkHash === this.#checkHash;
        return {
            takesOver: kept.some(({ comment }) => former.includes(comment)),
            duplicates,
            added: this.#proposed.filter((draft) => first(draft.key) === undefined &&
                !isSuggestedElsewhere(draft) &&
                !this.#created.has(draft.key) &&
                !this.#rejected.has(draft.key)),
            changed: kept
                .filter(({ comment, draft }) => !isUnchanged(comment, draft) && !duplicates.includes(comment))
                .map(({ comment, draft }) => [comment, this.#formatBody(draft)]),
            obsolete: [...ours, ...former].filter((comment) => !comment.isResolved &&
                !duplicates.includes(comment) &&
                !kept.some((one) => one.comment === comment) &&
                !(comment.isApplicable && comment.adHashes.some((ad) => unevaluated.includes(ad)))),
        };
    }
    #filterFormer(existing) {
        const ads = new Set(this.#draft.former?.ads.map((ad) => hashText(ad, 8)));
        return existing.filter(({ checkHash, adHashes }) => checkHash === this.#formerHash && adHashes.every((ad) => ads.has(ad)));
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
            if (!isRejectedLine(error))
                throw error;
        }
        for (const draft of drafts) {
            try {
                await api.rest.pulls.createReviewComment({ ...review, ...this.#toReviewComment(draft) });
                this.#created.add(draft.key);
            }
            catch (error) {
                if (!isRejectedLine(error))
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
function isRejectedLine(error) {
    const failure = (0,github_api/* parseHttpFailure */.ql)(error);
    return failure?.status === 422 && !(0,github_api/* isTooQuick */.Af)(failure);
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
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
;// CONCATENATED MODULE: ./build/report/render-suggestion.js


function renderSuggestionBody(fixes, replacement) {
    const fence = "`".repeat(Math.max(3, ...[...replacement.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const [first] = fixes;
    const riskiest = fixes.find(({ safe }) => !safe) ?? first;
    const lead = fixes.length > 1 ? "- " : "";
    return [
        ...fixes.map(({ entryId, fix: { element, reasoning } }) => `${lead}**${(0,report_escape/* escapeMarkdown */.FV)(element)}** for the ad **${(0,report_escape/* escapeMarkdown */.FV)(entryId)}**: ` +
            (0,report_escape/* escapeMarkdown */.FV)((0,ground_text/* truncate */.xv)(reasoning, 500))),
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









async function postSuggestions(result, { plan, sources }, check, settings, context, core) {
    const token = settings["github-token"];
    if (!settings.suggestions || context.pullRequest === null || token === undefined)
        return;
    const api = await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl);
    const suggestable = plan.repairs.filter(({ isSuggestable }) => isSuggestable);
    const { name: id, formerName } = check;
    const outcome = await writeSuggestions(api, context, {
        id,
        former: formerName === undefined ? undefined : { id: formerName, ads: result.entries.map((entry) => entry.id) },
        propose: async () => {
            if (suggestable.length === 0)
                return [];
            const hunks = (await (0,changed_files/* listChangedFiles */.A)(api, context)).flatMap(({ filename: path, patch }) => patch === undefined ? [] : [{ path: (0,repository_paths/* toWorkingPath */.IP)(path, result.checkout), patch }]);
            return createSuggestions(suggestable, sources, hunks).map((suggestion) => {
                const draft = toSuggestionDraft(suggestion);
                return { ...draft, path: (0,repository_paths/* toRepositoryPath */.Bd)(draft.path, result.checkout) };
            });
        },
        unevaluatedAds: result.entries.filter(isNotEvaluated).map(({ id }) => id),
    });
    logOutcome(outcome, suggestable.length > 0, core);
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
    #author = { login: "", isKnown: false };
    constructor(api, { repository }, planner) {
        this.#api = api;
        this.#repository = { owner: repository.owner, repo: repository.repo };
        this.#planner = planner;
    }
    async write(policy) {
        this.#author = await (0,find_token_login/* findAuthor */.T)(this.#api);
        const steps = this.#planner.plan(await this.#listOwnIssues(MAX_ISSUE_PAGES));
        const done = {
            kind: "done",
            opened: 0,
            updated: 0,
            closed: 0,
            reopened: 0,
            deferred: 0,
            failed: [],
        };
        const opened = [];
        const started = performance.now();
        for (const [index, step] of steps.slice(0, MAX_STEPS_PER_RUN).entries()) {
            if (index > 0 && steps.length > MAX_UNTHROTTLED_STEPS)
                await policy.sleep(1_000);
            try {
                if (step.action === "opened")
                    opened.push(await this.#createIssue(step));
                else if (!(await this.#applyChange(step)))
                    continue;
                done[step.action] += 1;
            }
            catch (error) {
                if (!concernsOneIssue(error))
                    throw error;
                done.failed.push((0,describe_write_failure/* describeIssuesFailure */.E)(error));
            }
        }
        if (opened.length > 0) {
            await policy.waitForOtherRuns(performance.now() - started);
            await this.#closeNewerDuplicates(opened, done);
        }
        return { ...done, deferred: Math.max(0, steps.length - MAX_STEPS_PER_RUN) };
    }
    async #listOwnIssues(pages) {
        const own = [];
        const creator = this.#author.isKnown ? { creator: this.#author.login } : {};
        const query = { ...this.#repository, state: "all", ...creator, per_page: 100 };
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
        const { number, body, state, state_reason: stateReason, user, closed_by: closer, pull_request: pull } = issue;
        const ours = this.#mayBeAuthor(user) && body?.startsWith(this.#planner.marker) === true;
        if (!ours || pull !== undefined)
            return null;
        const isClosedByBot = closer !== null && closer !== undefined && isBot(closer);
        return { number, body: body ?? "", isOpen: state === "open", stateReason: stateReason ?? null, isClosedByBot };
    }
    #mayBeAuthor(user) {
        if (user === null || user === undefined)
            return false;
        return this.#author.isKnown ? user.login === this.#author.login : isBot(user);
    }
    async #createIssue(step) {
        const { title, body, labels } = step;
        const post = (with_) => this.#api.rest.issues.create({ ...this.#repository, title, body, ...with_ });
        const { data: issue } = await post(labels.length > 0 ? { labels } : {}).catch((error) => {
            if (labels.length > 0 && (0,github_api/* parseHttpFailure */.ql)(error)?.status === 422)
                return post({});
            throw error;
        });
        if (issue.user)
            this.#author = { login: issue.user.login, isKnown: true };
        return { number: issue.number, body, isOpen: true, stateReason: null, isClosedByBot: false };
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
const isBot = ({ login, type }) => type === "Bot" || /\[bot\]$|^(?:forgejo|gitea)-actions$/u.test(login);
function concernsOneIssue(error) {
    const failure = (0,github_api/* parseHttpFailure */.ql)(error);
    if (failure === null || (0,github_api/* isTooQuick */.Af)(failure))
        return false;
    return failure.status === 422 || (failure.status === 403 && /locked/iu.test(failure.message));
}

// EXTERNAL MODULE: ./build/report/github-issue-record.js
var github_issue_record = __webpack_require__(80338);
// EXTERNAL MODULE: ./build/report/further-links.js
var further_links = __webpack_require__(97813);
// EXTERNAL MODULE: ./build/run/fingerprint-url.js
var fingerprint_url = __webpack_require__(81470);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var gate = __webpack_require__(68505);
;// CONCATENATED MODULE: ./build/action/classify-destinations.js



function collectDestinationStatuses(result) {
    const groups = Map.groupBy((0,further_links/* listByDestination */.C)(result.entries), ({ page, fingerprint, landingUrl }) => page ?? fingerprint ?? (0,fingerprint_url/* fingerprintUrl */.u)(landingUrl));
    return [...groups].map(([fingerprint, ads]) => observe(fingerprint, ads));
}
function observe(fingerprint, ads) {
    const variants = [...new Set(ads.flatMap((ad) => ad.fingerprint ?? []))].filter((each) => each !== fingerprint);
    const page = { fingerprint, variants };
    const visitedAds = ads.filter((entry) => entry.visited === undefined && entry.carried === undefined);
    const broken = visitedAds.find(({ state }) => state === "link_broken");
    if (broken !== undefined)
        return { ...page, status: "dead", dead: toDeadDestination(fingerprint, broken, ads) };
    const isUnconfirmed = visitedAds.some(({ unconfirmed }) => unconfirmed !== undefined);
    return { ...page, status: !isUnconfirmed && visitedAds.some(gate/* isAlive */._n) ? "alive" : "unknown" };
}
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
        ads: ads.filter((entry) => entry.visited !== undefined || !(0,gate/* isAlive */._n)(entry)),
    };
}

// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(735);
// EXTERNAL MODULE: ./build/report/markdown/entries-table.js
var entries_table = __webpack_require__(2336);
// EXTERNAL MODULE: ./build/report/markdown/format.js
var format = __webpack_require__(50750);
// EXTERNAL MODULE: ./build/report/markdown/signature.js
var markdown_signature = __webpack_require__(59403);
;// CONCATENATED MODULE: ./build/report/render-github-issues.js











const ISSUE_LIMITS = { tableRows: 200, listedNames: 20, titleChars: 120 };
function renderBrokenDestinationIssue(destination, context) {
    const { fingerprint, ads, reason, url, httpStatus } = destination;
    const contentHash = (0,github_issue_record/* shortHash */.BC)(JSON.stringify([url, reason, httpStatus, ads.map(getShownFields)]));
    const record = {
        subjectId: fingerprint,
        ownerId: context.ownerId,
        status: "dead",
        contentHash,
        run: context.runAttemptId,
        memberKeys: (0,github_issue_record/* hashAdKeys */.uU)(ads),
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
    const broken = (0,github_issue_record/* hashMemberKeys */.WN)(destinations.map(({ fingerprint }) => fingerprint));
    const record = {
        subjectId,
        ownerId: context.ownerId,
        status: "dead",
        contentHash: (0,github_issue_record/* shortHash */.BC)(JSON.stringify([shown, undecidedKeys])),
        run: context.runAttemptId,
        memberKeys: [...new Set([...broken, ...undecidedKeys])].sort().slice(0, github_issue_record/* MAX_MEMBER_KEYS */.l4),
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
    return `${text}\n\n${(0,github_issue_record/* renderIssueRecord */.JU)({ ...record, status })}\n`;
}
function fitIssueBody(renderParts, maxRows, record, { run, links }) {
    const signature = (0,markdown_signature/* renderSignature */.B)({
        what: "Last changed",
        commit: run.commit,
        at: run.startedAt,
        version: run.tool.version,
        links,
    });
    const render = (rows) => {
        const text = (0,format/* joinParagraphs */.ml)([...renderParts(rows), signature]);
        return `${(0,github_issue_record/* renderIssueMarker */.Of)(record.subjectId)}\n${text}\n\n${(0,github_issue_record/* renderIssueRecord */.JU)(record)}\n`;
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
        (0,group_entries_by_destination/* listPlatforms */.Rd)(ads)
            .map((platform) => (0,platform_names/* formatPlatform */.B)(platform))
            .join(", ") || "–",
    ]);
    return (0,markdown_table/* markdownTable */.Q)([["Destination", "Reason", "Ads", "Platforms"], ...rows], { alignDelimiters: false });
}
function renderAdsTable(ads, links) {
    const hasUtm = ads.some(({ landingUrl }) => getUtmLabel(landingUrl) !== null);
    const head = ["Ad", "Platform", ...(hasUtm ? ["Campaign (UTM)"] : []), "Manifest"];
    const rows = ads.map((ad) => [
        (0,format/* escapeName */.L$)(ad.id) || "(no id)",
        (0,platform_names/* formatPlatform */.B)(ad.platform),
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
    const counts = (0,group_entries_by_destination/* listPlatforms */.Rd)(ads).map((platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${(0,platform_names/* formatPlatform */.B)(platform)}`);
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
    return (0,ground_text/* truncate */.xv)((0,report_escape/* toSingleLine */.OX)(short), ISSUE_LIMITS.titleChars);
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
    sameAsVariant: (number) => `This is the same page as in #${number}, under other tracking parameters. Adhere continues there.`,
};
const linkToRun = ({ run }) => (0,format/* formatLink */.u3)("this run", run);

;// CONCATENATED MODULE: ./build/action/plan-issues.js



const MAX_SEPARATE_ISSUES = 20;
function planIssues(observations, own, options) {
    const { tracked, duplicates } = findOldestIssues(own, observations);
    const about = (0,github_issue_record/* getOutageKey */.bE)(options.issueContext.ownerId);
    const many = tracked.get(about) ?? findFormerOutage(tracked, observations, options);
    const dead = observations.flatMap((each) => (each.status === "dead" ? [each.dead] : []));
    const fresh = observations.flatMap((each) => each.status === "dead" && needsIssue(tracked.get(each.fingerprint)) && !isDismissedInOutage(many, each)
        ? [each.dead]
        : []);
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
function findFormerOutage(tracked, observations, { formerOwnerId }) {
    if (formerOwnerId === null || formerOwnerId === undefined)
        return undefined;
    const former = tracked.get((0,github_issue_record/* getOutageKey */.bE)(formerOwnerId));
    const keys = mapStatuses(observations);
    return former?.state.memberKeys.some((key) => keys.has(key)) === true ? former : undefined;
}
function findOldestIssues(own, observations) {
    const pages = new Map(observations.flatMap(({ fingerprint, variants }) => variants.map((each) => [each, fingerprint])));
    const records = own.flatMap((issue) => {
        const state = (0,github_issue_record/* parseIssueRecord */.kC)(issue.body);
        return state === null ? [] : [{ issue, state, page: pages.get(state.subjectId) ?? state.subjectId }];
    });
    const tracked = new Map();
    const duplicates = [];
    for (const [page, issues] of Map.groupBy(records, (record) => record.page)) {
        const byAge = issues.toSorted((a, b) => a.issue.number - b.issue.number);
        const hasVariants = byAge.some(({ state }) => state.subjectId !== byAge[0]?.state.subjectId);
        const kept = (hasVariants ? byAge.find(({ issue }) => issue.isOpen) : undefined) ?? byAge[0];
        if (kept === undefined)
            continue;
        tracked.set(page, kept);
        for (const { issue, state } of byAge.filter((each) => each !== kept && each.issue.isOpen)) {
            const comment = state.subjectId === kept.state.subjectId ? issueComments.duplicate : issueComments.sameAsVariant;
            duplicates.push(createDuplicateStep(issue, kept.issue.number, comment));
        }
    }
    return { tracked, duplicates };
}
const needsIssue = (known) => known === undefined || (!known.issue.isOpen && !isDismissed(known));
const isDismissed = ({ issue, state }) => !issue.isOpen && state.status === "dead" && issue.stateReason === "not_planned" && !issue.isClosedByBot;
const isWrittenByNewer = ({ state }, { runAttemptId }) => state.run !== null && (0,comment_state/* compareRuns */.qB)(state.run, runAttemptId) > 0;
const isDismissedInOutage = (many, page) => many !== undefined &&
    isDismissed(many) &&
    (0,github_issue_record/* hashMemberKeys */.WN)([page.fingerprint, ...page.variants]).some((key) => many.state.memberKeys.includes(key));
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
function planUpdate(dead, known, { issueContext, formerOwnerId }) {
    if (known === undefined || !known.issue.isOpen || isWrittenByNewer(known, issueContext))
        return [];
    const { issue, state } = known;
    const text = renderBrokenDestinationIssue(dead, issueContext);
    if (state.status !== "dead") {
        const comment = issueComments.brokenAgain(dead, false, issueContext.links);
        return [{ action: "updated", issue, change: { body: text.body }, comment }];
    }
    const isFormer = state.ownerId === formerOwnerId;
    if (state.ownerId !== issueContext.ownerId && !isFormer)
        return [];
    const isSamePage = state.subjectId === text.record.subjectId;
    if (state.contentHash === text.record.contentHash && !isFormer && isSamePage)
        return [];
    const joined = dead.ads.filter((ad) => (0,github_issue_record/* hashAdKeys */.uU)([ad]).some((key) => !state.memberKeys.includes(key)));
    const left = state.memberKeys.filter((key) => !text.record.memberKeys.includes(key)).length;
    const changed = joined.length + left > 0 && !isFormer && isSamePage
        ? issueComments.changed(joined, left, issueContext.links)
        : null;
    return [{ action: "updated", issue, change: { body: text.body }, comment: changed }];
}
function planRecovery(known, { issueContext }) {
    if (known === undefined || known.state.status === "alive" || isWrittenByNewer(known, issueContext))
        return [];
    const { issue } = known;
    const state = { ...known.state, run: issueContext.runAttemptId };
    const body = withIssueStatus(issue.body, state, "alive");
    if (!issue.isOpen)
        return state.status === "dead" ? [{ action: "updated", issue, change: { body }, comment: null }] : [];
    const comment = issueComments.recovered(issueContext.links);
    return [{ action: "closed", issue, change: { body, state: "closed", state_reason: "completed" }, comment }];
}
function planRemovedDestinations(observations, kept, { issueContext }) {
    const named = new Set(observations.flatMap(({ fingerprint, variants }) => [fingerprint, ...variants]));
    return [...kept.values()].flatMap(({ issue, state }) => {
        const ours = state.ownerId === issueContext.ownerId && /^[0-9a-f]{32}$/u.test(state.subjectId);
        if (!ours || !issue.isOpen || state.status !== "dead" || named.has(state.subjectId))
            return [];
        if (isWrittenByNewer({ issue, state }, issueContext))
            return [];
        const body = withIssueStatus(issue.body, { ...state, run: issueContext.runAttemptId }, "gone");
        const change = { body, state: "closed", state_reason: "not_planned" };
        return [{ action: "closed", issue, change, comment: issueComments.noLongerUsed(issueContext.links) }];
    });
}
const createDuplicateStep = (issue, of, comment = issueComments.duplicate) => ({
    action: "closed",
    issue,
    change: { state: "closed", state_reason: "not_planned" },
    comment: comment(of),
});
function planOutageIssue(fresh, known, about, observations, { issueContext, labels, isComplete }) {
    const { links } = issueContext;
    if (known !== undefined && isWrittenByNewer(known, issueContext))
        return [];
    const statuses = mapStatuses(observations);
    const isFormer = known !== undefined && known.state.subjectId !== about;
    const isUndecided = (key) => (statuses.get(key) ?? (isComplete && !isFormer ? null : "unknown")) === "unknown";
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
    if (text.record.contentHash === state.contentHash && state.status === "dead" && !isFormer)
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
const mapStatuses = (observations) => new Map(observations.flatMap(({ fingerprint, variants, status }) => (0,github_issue_record/* hashMemberKeys */.WN)([fingerprint, ...variants]).map((key) => [key, status])));

;// CONCATENATED MODULE: ./build/action/sync-issues.js








const ISSUE_EVENTS = ["schedule", "workflow_dispatch", "push"];
async function syncIssues(result, { name: id, formerName: formerId }, settings, context, core) {
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
    const planner = createIssuePlanner(result, context, { id, formerId, labels: settings["issue-labels"] });
    sync_issues_logOutcome(await writeIssues(await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl), context, planner), core);
}
function createIssuePlanner(result, context, { id, formerId, labels }) {
    const observations = collectDestinationStatuses(result);
    const issueContext = {
        run: result,
        ownerId: (0,github_issue_record/* getOwnerId */.ny)(id),
        links: (0,create_link_base_urls/* createReportLinks */.O)(context, result.checkout),
        runAttemptId: context.runAttemptId,
    };
    const formerOwnerId = formerId === undefined ? null : (0,github_issue_record/* getOwnerId */.ny)(formerId);
    const options = { issueContext, formerOwnerId, labels, isComplete: hasAllShards(result) };
    return {
        marker: github_issue_record/* ISSUE_MARKER */.tV,
        plan: (own) => planIssues(observations, own, options),
        readSubject: (body) => (0,github_issue_record/* parseIssueRecord */.kC)(body)?.subjectId ?? null,
        closeDuplicate: createDuplicateStep,
    };
}
const hasAllShards = ({ merged }) => merged === undefined || merged.shards.length === merged.of;
function sync_issues_logOutcome(outcome, core) {
    if (outcome.kind === "refused") {
        core.notice((0,report_escape/* escapeForLog */.zB)(`${outcome.why} The result is in the job summary.`));
        return;
    }
    const { kind: _, deferred, failed, ...counts } = outcome;
    const done = formatCounts(counts);
    if (done !== "")
        core.info(`Issues: ${done}.`);
    for (const why of failed)
        core.warning((0,report_escape/* escapeForLog */.zB)(why));
    if (deferred > 0)
        core.info(`Issues: ${deferred} more changes are left to the next run because of GitHub's rate limits.`);
}

;// CONCATENATED MODULE: ./build/action/publish.js













async function publish({ result: local, repairs, reports }, settings, context, core) {
    const result = (0,repository_paths/* withRepositoryPaths */.dH)(local);
    const links = (0,create_link_base_urls/* createReportLinks */.O)(context, result.checkout);
    const check = (0,identify_check/* identifyCheck */.N)(settings, context);
    const attempt = createWarningWrapper(core);
    (0,set_outputs/* setOutputs */.n0)(result, reports.paths, core);
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
        const outcome = await (0,post_comment/* postComment */.Gy)((0,post_comment/* createResultDraft */.F9)(result, { check, context, links }), settings, context, core);
        core.setOutput("comment-url", (0,post_comment/* getCommentUrl */.XB)(outcome));
        canSuggest = outcome?.kind !== "outdated" && outcome?.kind !== "refused";
    });
    if (repairs !== undefined && canSuggest) {
        await attempt("suggestions", () => postSuggestions(result, repairs, check, settings, context, core));
    }
    await attempt("issues", () => syncIssues(result, check, settings, context, core));
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

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits),
/* harmony export */   createPatch: () => (/* binding */ createPatch),
/* harmony export */   f: () => (/* binding */ isSameEdit)
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
const isSameEdit = (one, other) => one.start === other.start && one.end === other.end && one.replacement === other.replacement;


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
