export const id = 185;
export const ids = [185,148];
export const modules = {

/***/ 42185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeRunOutput: () => (/* binding */ writeRunOutput)
});

// UNUSED EXPORTS: REPORT_FILES, writeReports

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/findings/identify-kinds.js
var identify_kinds = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/report/entry-predicates.js
var entry_predicates = __webpack_require__(56278);
// EXTERNAL MODULE: ./build/report/select-fixes-and-risks.js
var select_fixes_and_risks = __webpack_require__(38024);
;// CONCATENATED MODULE: ./build/report/describe-waivers.js


function describeWaivers(entry) {
    const { waivers = [], scoreWithoutAccepted: score } = entry;
    return [
        ...waivers.map(describeWaiver),
        ...((0,entry_predicates/* isWaived */.$y)(entry) && score !== null ? [`Its score without the waivers is ${score}.`] : []),
    ];
}
function describeWaiver({ kind, until, reason, state, elements }) {
    const what = elements.length === 0 ? (0,select_fixes_and_risks/* humanizeIdentifier */.lx)(kind) : elements.join(", ");
    switch (state) {
        case "accepted":
            return `Accepted until ${until}: ${what}. ${reason}`;
        case "unused":
            return `Waiver until ${until} matches no finding: ${what}. Remove it from the manifest.`;
        case "expired":
            return `Waiver expired on ${until}: ${what}. Fix the finding or renew the waiver: ${reason}`;
    }
}

// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/entry-status.js
var entry_status = __webpack_require__(15770);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
// EXTERNAL MODULE: ./build/findings/findings.js + 4 modules
var findings = __webpack_require__(18238);
;// CONCATENATED MODULE: ./build/report/sarif-rules.js


const DOCS_BASE_URL = "https://github.com/adhere-check/adhere/blob/main";
const VERDICT_HELP_URL = `${DOCS_BASE_URL}/README.md#what-the-verdict-means`;
const STATE_TEXTS = {
    link_broken: [
        "The ad's landing page is broken",
        "The landing page answers 404 or 410, its domain does not exist, its certificate is rejected, or the page says " +
            "that it was not found. It was checked twice. Pause the ad or point it at a working page.",
    ],
    below_threshold: [
        "The ad's score is below the threshold",
        "The overall score is below the threshold of the manifest or the workflow. The findings at the same line say " +
            "why; the HTML report shows ad and page side by side.",
    ],
    regressed: [
        "The ad's score has dropped",
        "The overall score dropped by more than `max-drop`. The findings at the same line say why.",
    ],
    over_budget: [
        "The landing page is too slow",
        "The ad matches, but the page is over its page-speed-budget, as Lighthouse measured it. The report names the " +
            "numbers and what would make the page faster.",
    ],
    url_only: [
        "The page could not be captured",
        "A bot check, a login or a download prevented the capture, so the page was not evaluated. Check it yourself.",
    ],
    error: [
        "The ad could not be evaluated",
        "The evaluation failed: timeout, quota or network. Run the check again. If that does not help, follow the message.",
    ],
    ad_file: [
        "The ad's file cannot be read",
        "The manifest names a file that is missing or not a supported image or video. Repair the file, or name another.",
    ],
    message_not_judged: [
        "The ad's message could not be evaluated",
        "No text of the ad is known, and none could be read from its picture, so the message was not compared with the " +
            "page. Add the ad's text as copy.",
    ],
};
const createRule = (id, title, help, helpUri) => ({
    id: id.replaceAll("_", "-"),
    title,
    help,
    helpUri,
});
const STATE_RULES = new Map(Object.entries(STATE_TEXTS).map(([id, [title, help]]) => [id, createRule(id, title, help, VERDICT_HELP_URL)]));
const FINDING_RULES = new Map(findings/* FINDING_KINDS */.mH.map((kind) => {
    const { title, help } = (0,findings/* getFinding */.W_)(kind);
    return [kind, createRule(kind, title, help, `${DOCS_BASE_URL}/docs/reference/findings/${kind}.md`)];
}));
const UNKNOWN_KIND_RULE = createRule("comparison", "An element of ad and page differs", "The evaluator compared an element of its own kind. Its message says what to do.", `${DOCS_BASE_URL}/docs/reference/scoring.md`);
const SARIF_RULES = [
    ...STATE_RULES.values(),
    ...FINDING_RULES.values(),
    UNKNOWN_KIND_RULE,
];
const getFindingRule = (kind) => FINDING_RULES.get(kind ?? "") ?? UNKNOWN_KIND_RULE;
function getStateRule(entry) {
    const own = (0,entry_predicates/* isMessageNotJudged */.Ks)(entry) ? "message_not_judged" : entry.state;
    return STATE_RULES.get((0,entry_predicates/* isManifestError */.i1)(entry) ? "ad_file" : own) ?? null;
}

;// CONCATENATED MODULE: ./build/report/list-findings.js









const FINDING_MAX_CHARS = { name: 80, value: 160, sentence: 500 };
const FINDING_LEVELS = ["error", "warning", "note"];
function listFindings(result, escapeText) {
    const lister = new FindingLister(result, escapeText);
    const all = (0,report_entries/* sortWorstFirst */.Qi)(result.entries).flatMap((entry) => lister.list(entry));
    return FINDING_LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
}
class FindingLister {
    #result;
    #escape;
    constructor(result, escapeText) {
        this.#result = result;
        this.#escape = escapeText;
    }
    list(entry) {
        const result = this.#result;
        const rule = getStateRule(entry);
        const level = entry.unconfirmed === undefined ? (0,report_entries/* getProblemLevel */.wL)(entry, result) : (0,report_entries/* getInconclusiveLevel */.pl)(result);
        const state = rule === null ? [] : [this.#create(rule, level, entry, this.#formatState(entry), false)];
        return [...state, ...this.#listComparisons(entry)];
    }
    #create(rule, level, entry, text, accepted) {
        return { rule, level, entry, text, accepted, fingerprint: computeFingerprint(rule.id, entry) };
    }
    #listComparisons(entry) {
        const failing = (0,entry_status/* getEntryBadge */._C)(entry).status === "failing" && !this.#result.gate.warnOnly;
        const byRule = new Map();
        const comparisons = (0,report_entries/* getEvaluation */.rv)(entry)?.elementComparisons ?? [];
        const kinds = (0,identify_kinds/* identifyKinds */.O)(comparisons, entry.attachments?.kinds);
        for (const [index, comparison] of comparisons.entries()) {
            const accepted = (0,entry_predicates/* isAccepted */.oB)(entry, comparison);
            const level = accepted ? "note" : getComparisonLevel(comparison, failing);
            if (level === null)
                continue;
            const rule = getFindingRule(kinds[index] ?? null);
            const known = byRule.get(rule.id);
            const text = this.#formatComparison(comparison, accepted);
            if (known === undefined) {
                byRule.set(rule.id, this.#create(rule, level, entry, `${this.#name(entry.id)}: ${text}`, accepted));
            }
            else {
                known.text += `\n${text}`;
                known.accepted &&= accepted;
                if (FINDING_LEVELS.indexOf(level) < FINDING_LEVELS.indexOf(known.level))
                    known.level = level;
            }
        }
        return [...byRule.values()];
    }
    #name(text) {
        return this.#escape(text, FINDING_MAX_CHARS.name);
    }
    #sentence(text) {
        return this.#escape(text, FINDING_MAX_CHARS.sentence);
    }
    #formatState(entry) {
        const { label } = (0,entry_status/* getEntryBadge */._C)(entry);
        const score = entry.overallScore === null ? "" : ` (${(0,report_entries/* formatScore */.y)(entry)})`;
        const sentence = (text) => this.#sentence(text);
        return [
            `${this.#name(entry.id)}: ${label.toLowerCase()}${score}. ${sentence(entry.reason)}`,
            (0,landing_page_line/* formatLandingPage */.y)(entry, sentence),
            ...describeWaivers(entry).map(sentence),
        ].join("\n");
    }
    #formatComparison(comparison, accepted) {
        const quote = (text) => `“${this.#escape(text, FINDING_MAX_CHARS.value)}”`;
        const { element, status, landingPageValue, recommendation } = comparison;
        const found = `${this.#name(element)}: ${this.#name((0,select_fixes_and_risks/* humanizeIdentifier */.lx)(status)).toLowerCase()}`;
        const where = `In the ad ${quote((0,select_fixes_and_risks/* formatAdValue */.iI)(comparison))}, on the page ${quote(landingPageValue)}.`;
        const advice = this.#sentence(recommendation);
        return `${found}${accepted ? ", accepted in the manifest" : ""}. ${where} ${advice}`.trim();
    }
}
function getComparisonLevel(comparison, failing) {
    if (!(0,select_fixes_and_risks/* isActionable */.nM)(comparison))
        return null;
    if (comparison.severity === "HIGH")
        return "warning";
    if (comparison.severity === "MEDIUM")
        return failing ? "warning" : "note";
    return failing ? "note" : null;
}
function computeFingerprint(rule, { manifest, id }) {
    const parts = [rule, manifest.file, id].map((part) => part.toWellFormed());
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

// EXTERNAL MODULE: ./build/report/repository-paths.js
var repository_paths = __webpack_require__(42842);
;// CONCATENATED MODULE: ./build/report/code-quality.js



const SEVERITIES = { error: "critical", warning: "major", note: "minor" };
function renderCodeQualityReport(local) {
    const findings = listFindings((0,repository_paths/* withRepositoryPaths */.dH)(local), report_escape/* escapeForLog */.zB).filter(({ accepted }) => !accepted);
    return `${JSON.stringify(findings.map(toIssue), null, 1)}\n`;
}
function toIssue({ rule, level, entry, text, fingerprint }) {
    const { file, line, endLine } = entry.manifest;
    return {
        description: text.replaceAll("\n", " "),
        check_name: `adhere/${rule.id}`,
        fingerprint,
        severity: SEVERITIES[level],
        location: { path: toRelativePath(file), lines: { begin: line, end: Math.max(line, endLine) } },
    };
}
const toRelativePath = (file) => file
    .toWellFormed()
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/u, "");

// EXTERNAL MODULE: ./build/ground/media-type.js
var media_type = __webpack_require__(2215);
// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/report/html/load-styles.js


const STYLE_SHEETS = ["base", "header", "list", "entry", "evidence", "claims", "media"];
let style;
function loadReportStyles() {
    const read = (name) => (0,external_node_fs_.readFileSync)(external_node_path_.join(import.meta.dirname, "styles", `${name}.css`), "utf8");
    style ??= STYLE_SHEETS.map(read).join("");
    return style;
}

// EXTERNAL MODULE: ./build/report/linkable-url.js
var linkable_url = __webpack_require__(96707);
;// CONCATENATED MODULE: ./build/report/html/markup.js


class Markup {
    source;
    constructor(source) {
        this.source = source;
    }
}
function toHtmlSource(value) {
    if (value instanceof Markup)
        return value.source;
    if (typeof value === "string")
        return (0,report_escape/* escapeHtml */.ZD)(value);
    if (typeof value === "number")
        return String(value);
    return Array.isArray(value) ? value.map(toHtmlSource).join("") : "";
}
function html(parts, ...values) {
    return new Markup(String.raw({ raw: joinTemplateLines(parts) }, ...values.map(toHtmlSource)));
}
const joinedTemplates = new WeakMap();
function joinTemplateLines(parts) {
    let joined = joinedTemplates.get(parts);
    if (joined === undefined) {
        joined = parts.map((part) => part.replace(/\n +(?=[<>]|$)/gu, "").replace(/\n +/gu, " "));
        joinedTemplates.set(parts, joined);
    }
    return joined;
}
const rawMarkup = (source) => {
    if (/<\/|<!--/u.test(source))
        throw new Error("The style or script contains its own end tag.");
    return new Markup(source);
};
const renderLines = (text) => new Markup(`\n${text
    .split(/\r?\n/u)
    .map((line) => escapeHtml(line))
    .join("\n")}`);
function renderUrl(url) {
    const target = (0,linkable_url/* parseLinkableUrl */.L)(url);
    return target === null
        ? html `${url}`
        : html `<a href="${target.href}" target="_blank" rel="noopener noreferrer">${url}</a>`;
}

// EXTERNAL MODULE: ./build/report/platform-names.js
var platform_names = __webpack_require__(61141);
// EXTERNAL MODULE: ./build/contract/ledger.js
var ledger = __webpack_require__(21270);
;// CONCATENATED MODULE: ./build/report/html/labels-and-colours.js



const getEntryColour = (entry) => entry_status/* DISPLAY_STATUSES */.QR[(0,entry_status/* getEntryBadge */._C)(entry).status].cssClass;
const DIMENSION_QUESTIONS = {
    visualMatch: "Does the page look like the ad?",
    messageMatch: "Does the page say what the ad says?",
    aboveTheFoldContinuity: "Is it visible without scrolling?",
    toneAlignment: "Do ad and page have the same tone?",
};
const BAND_LABELS = {
    EXCEPTIONAL: "exceptional",
    GOOD: "good",
    MODERATE: "moderate",
    POOR: "poor",
    VERY_POOR: "very poor",
};
const getBandLabel = (band) => (0,select_fixes_and_risks/* lookUp */.TE)(BAND_LABELS, band) ?? (0,select_fixes_and_risks/* humanizeIdentifier */.lx)(band).toLowerCase();
const COMPARISON_STATUS_LABELS = {
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "Partly", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
};
const getComparisonLabel = ({ status }) => (0,select_fixes_and_risks/* lookUp */.TE)(COMPARISON_STATUS_LABELS, status) ?? { label: (0,select_fixes_and_risks/* humanizeIdentifier */.lx)(status), tint: "skip" };
const CLAIM_LABELS = {
    kept: { label: "Kept", tint: "pass", line: "solid" },
    kept_below_the_fold: { label: "Kept further down", tint: "pass", line: "dotted" },
    contradicted: { label: "Contradicted", tint: "fail", line: "wavy" },
    not_mentioned: { label: "Not on the page", tint: "warn", line: "dashed" },
    unreadable: { label: "Could not be read", tint: "skip", line: "double" },
};
function getClaimLabel(claim) {
    const { verdict } = claim;
    const known = (0,select_fixes_and_risks/* lookUp */.TE)(CLAIM_LABELS, verdict) ?? { label: (0,select_fixes_and_risks/* humanizeIdentifier */.lx)(verdict), tint: "skip", line: "double" };
    return verdict === "not_mentioned" && !(0,ledger/* isPromise */.yL)(claim) ? { ...known, tint: "skip" } : known;
}
const SEVERITY_COLOURS = {
    CRITICAL: "fail",
    HIGH: "fail",
    MEDIUM: "warn",
    LOW: "skip",
};
const getSeverityLabel = (severity) => ({
    label: (0,select_fixes_and_risks/* formatSeverity */.JE)(severity),
    tint: (0,select_fixes_and_risks/* lookUp */.TE)(SEVERITY_COLOURS, severity) ?? "skip",
});

// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/report/causes.js
var report_causes = __webpack_require__(6611);
// EXTERNAL MODULE: ./build/report/word-diff.js
var word_diff = __webpack_require__(59263);
;// CONCATENATED MODULE: ./build/report/html/visual-indicators.js

const ICON_PATHS = {
    fail: "M5 5 11 11M11 5 5 11",
    warn: "M8 3.6v5.2M8 11.9v.2",
    pass: "M3.8 8.4 6.7 11.3 12.2 4.9",
    skip: "M4.5 8h7",
};
const renderIcon = (tint) => html `<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[tint]}"/></svg>`;
const renderPill = (tint, label) => html `<span class="pill ${tint}">${renderIcon(tint)}${label}</span>`;
const renderScoreRing = (score, tint) => html `<svg class="ring ${tint}" viewBox="0 0 44 44" aria-hidden="true"><circle class="track" cx="22" cy="22" r="19"/>
    <circle class="fill" cx="22" cy="22" r="19" pathLength="10" stroke-dasharray="${score} 10"
    transform="rotate(-90 22 22)"/><text x="22" y="22" dy=".36em">${score}</text></svg>`;
const renderScoreBar = (score, tint) => html `<svg class="bar ${tint}" aria-hidden="true"><rect class="track" width="100%" height="100%" rx="3"/>
    <rect class="fill" width="${score * 10}%" height="100%" rx="3"/></svg>`;
const renderSwatch = (colour) => html `<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" rx="3" fill="${colour}"/></svg>`;

;// CONCATENATED MODULE: ./build/report/html/text-diff.js





const MAX_DIFF_VALUE_CHARS = 600;
const HEX_COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;
const renderQuote = (text, maxChars = MAX_DIFF_VALUE_CHARS) => renderWithSwatches((0,ground_text/* truncate */.xv)((0,report_escape/* toSingleLine */.OX)(text), maxChars));
function renderWithSwatches(text) {
    const withSwatch = (colour) => html `${renderSwatch(colour)}${colour}`;
    return html `${text.split(HEX_COLOUR).map((piece, at) => (at % 2 === 0 ? keepEdgeSpaces(piece) : withSwatch(piece)))}`;
}
function diffValues(currentValue, suggestedValue) {
    const diff = (0,word_diff/* diffTexts */.W7)(currentValue, suggestedValue, MAX_DIFF_VALUE_CHARS);
    if (diff === null)
        return { before: html `<i>(${word_diff/* SAME_LOOK */.xn})</i>`, after: renderQuote(suggestedValue) };
    return { before: renderPieces(diff.before, renderDeleted), after: renderPieces(diff.after, renderInserted) };
}
const renderPieces = (pieces, mark) => html `${pieces.map(({ text, changed }) => (changed ? keepEdgeSpaces(text, mark) : renderWithSwatches(text)))}`;
const SPACE = html ` `;
const renderDeleted = (text) => html `<del>${text}</del>`;
const renderInserted = (text) => html `<ins>${text}</ins>`;
const keepEdgeSpaces = (text, wrap = (plain) => plain) => html `${/^\s/u.test(text) && SPACE}${text.trim() !== "" && wrap(html `${text}`)}${/\S\s+$/u.test(text) && SPACE}`;

;// CONCATENATED MODULE: ./build/report/html/next-step.js






const MAX_STEP_CHARS = 240;
function getNextStep(entry) {
    const cause = (0,report_causes/* findCause */.lO)(entry);
    return cause === null ? null : describeCause(cause);
}
function describeCause({ title, reason, remedy, changes }) {
    const text = (0,ground_text/* truncate */.xv)((0,report_escape/* toSingleLine */.OX)([reason, remedy].filter((part) => part !== "").join(" ")), MAX_STEP_CHARS);
    const sides = changes.map((change, index) => renderChange(change, changes.length > 1, index));
    return { instruction: title, detail: html `${text !== "" && html `${text} `}${sides}` };
}
function renderChange(change, isChoice, index) {
    const { before, after } = diffValues(change.currentValue, change.suggestedValue);
    const from = change.currentValue.trim() === ""
        ? null
        : html `<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
    const what = (0,select_fixes_and_risks/* describeDirection */.p6)(change);
    const lead = isChoice && html `<br>${index > 0 ? html `or ${what}` : what}: `;
    return html `${lead}${from}<q class="to">${after}</q>`;
}

// EXTERNAL MODULE: ./build/report/describe-baseline-changes.js
var describe_baseline_changes = __webpack_require__(37632);
;// CONCATENATED MODULE: ./build/report/html/render-baseline-changes.js


function renderBaselineChanges(entry) {
    const lines = (0,describe_baseline_changes/* describeBaselineChanges */.q)(entry);
    return lines.length === 0
        ? null
        : html `<section class="part"><h3>Changes since the baseline</h3><ul>${lines.map((line) => html `<li dir="auto">${line}</li>`)}</ul></section>`;
}

// EXTERNAL MODULE: ./build/report/promises.js
var promises = __webpack_require__(14085);
;// CONCATENATED MODULE: ./build/report/html/underline-claims.js




function underlineClaims(line, claims) {
    const spans = locateClaims(line, claims);
    const edges = new Set([0, line.length, ...spans.flatMap(({ start, end }) => [start, end])]);
    const cuts = [...edges].toSorted((a, b) => a - b);
    const pieces = cuts.slice(1).map((end, index) => {
        const start = cuts[index] ?? 0;
        const [innermost] = spans
            .filter((span) => span.start <= start && span.end >= end)
            .toSorted((a, b) => a.end - a.start - (b.end - b.start));
        const text = line.slice(start, end);
        const shown = innermost === undefined
            ? keepEdgeSpaces(text)
            : keepEdgeSpaces(text, (words) => underline(words, innermost.shown));
        return html `${shown}${spans.filter((span) => span.end === end).map((span) => renderReference(span.shown))}`;
    });
    return html `${pieces}`;
}
function locateClaims(line, claims) {
    const nextSearch = new Map();
    return claims.flatMap((shown) => {
        const text = (0,report_escape/* toSingleLine */.OX)(shown.claim.text);
        const start = findWords(line, text, nextSearch.get(text) ?? 0);
        if (start < 0)
            return [];
        nextSearch.set(text, start + text.length);
        return [{ start, end: start + text.length, shown }];
    });
}
function findWords(line, text, from) {
    if (text === "")
        return -1;
    const isWordCharacter = (character) => /^[\p{L}\p{N}]$/u.test(character ?? "");
    for (let at = line.indexOf(text, from); at >= 0; at = line.indexOf(text, at + 1)) {
        const cutsBefore = isWordCharacter(text[0]) && isWordCharacter(line[at - 1]);
        const cutsAfter = isWordCharacter(text.at(-1)) && isWordCharacter(line[at + text.length]);
        if (!cutsBefore && !cutsAfter)
            return at;
    }
    return line.indexOf(text, from);
}
const underline = (words, { claim }) => {
    const { tint, line } = getClaimLabel(claim);
    return html `<span class="said ${tint} ${line}">${words}</span>`;
};
const renderReference = ({ claim, letter, id }) => {
    const { label, tint } = getClaimLabel(claim);
    return html `<a class="ref ${tint}" href="#${id}">${letter}<span class="sr">: ${label}</span></a>`;
};

;// CONCATENATED MODULE: ./build/report/html/render-claims.js










const MAX_SHOWN_CLAIMS = 60;
const MAX_CONTEXT_CHARS = 160;
const MAX_CLAIM_CHARS = 240;
function renderClaims(entry, entryNumber) {
    const counts = (0,promises/* getPromiseCounts */.Yr)(entry);
    if (counts === null)
        return null;
    const all = (entry.ledger ?? []).map((claim, index) => ({
        claim,
        letter: toLetter(index),
        id: `ad-${entryNumber}-claim-${index + 1}`,
    }));
    const shown = all.slice(0, MAX_SHOWN_CLAIMS);
    const { figure, others } = (0,promises/* describePromises */.i3)(counts);
    const vague = shown.filter(({ claim }) => !(0,ledger/* isPromise */.yL)(claim));
    return html `<section class="part promises"><h3>What the ad promises</h3>
    <p><b>${figure}</b>${others.map((other) => html ` · ${other}`)}</p>
    <div class="adcopy">${renderAdCopy(shown)}</div>${renderTable(shown.filter(({ claim }) => (0,ledger/* isPromise */.yL)(claim)))}${vague.length > 0 &&
        html `<details class="more"><summary>${(0,format_count/* formatCount */.B)(vague.length, "claim")} too vague to count</summary>
        ${renderTable(vague)}</details>`}${shown.length < all.length && html `<p class="fine">The JSON report has all ${all.length} claims.</p>`}</section>`;
}
const toLetter = (index) => `${index < 26 ? "" : toLetter(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;
function renderAdCopy(claims) {
    const lines = [...Map.groupBy(claims, ({ claim }) => (0,report_escape/* toSingleLine */.OX)(claim.adLine))];
    return lines.map(([line, made]) => {
        const inPicture = made.every(({ claim }) => claim.source === "ocr");
        return html `<p dir="auto">${underlineClaims(line, made)}${inPicture && html ` <span class="grave">in the picture</span>`}</p>`;
    });
}
const renderTable = (claims) => html `<table class="compared claims"><thead><tr><th scope="col"><span class="sr">Letter</span></th>
    <th scope="col">In the ad</th><th scope="col">Result</th><th scope="col">On the page</th></tr></thead>
    <tbody>${claims.map(renderRow)}</tbody></table>`;
function renderRow({ claim, letter, id }) {
    const { label, tint } = getClaimLabel(claim);
    const text = (0,ground_text/* truncate */.xv)((0,report_escape/* toSingleLine */.OX)(claim.text), MAX_CLAIM_CHARS);
    return html `<tr id="${id}"><td class="n"><span class="tag ${tint}">${letter}</span></td>
    <th scope="row" dir="auto">${text}</th><td class="result">${renderPill(tint, label)}</td>
    <td data-label="On the page" dir="auto">${renderPageText(claim)}${claim.derivation && html `<p class="advice">Calculated: ${claim.derivation}</p>`}</td></tr>`;
}
function renderPageText(claim) {
    const { verdict, pageText, words, unread } = claim;
    if (pageText === null)
        return (unread && UNREAD_SIDES[unread]) ?? EXPLANATIONS[verdict] ?? "–";
    const sentence = (0,report_escape/* toSingleLine */.OX)(pageText);
    const marked = (0,report_escape/* toSingleLine */.OX)(words ?? "");
    const at = marked === "" ? -1 : sentence.indexOf(marked);
    if (at < 0)
        return (0,ground_text/* truncate */.xv)(sentence, 2 * MAX_CONTEXT_CHARS);
    const before = sentence.slice(0, at);
    const after = sentence.slice(at + marked.length);
    const start = before.length > MAX_CONTEXT_CHARS ? `…${before.slice(-MAX_CONTEXT_CHARS)}` : before;
    return html `${keepEdgeSpaces(start)}<mark class="${getClaimLabel(claim).tint}">${marked}</mark>${keepEdgeSpaces((0,ground_text/* truncate */.xv)(after, MAX_CONTEXT_CHARS))}`;
}
const UNREAD_SIDES = {
    page: "Nothing of the kind could be read on the page: it may be in a picture.",
    ad: "The words of the ad's picture are uncertain.",
};
const EXPLANATIONS = {
    kept: "The page says so.",
    kept_below_the_fold: "The page says so below the first screen.",
    contradicted: "The page says otherwise.",
    not_mentioned: "The page doesn't mention it.",
    unreadable: "It may be in a picture, or the words of the ad's picture are uncertain.",
};

;// CONCATENATED MODULE: ./build/report/html/render-comparisons.js






const MAX_TABLE_VALUE_CHARS = 240;
function renderComparisons(entry, evaluation) {
    const all = evaluation.elementComparisons;
    if (all.length === 0)
        return null;
    const rows = all.map((one, index) => renderComparisonRow(one, index + 1, (0,entry_predicates/* isAccepted */.oB)(entry, one)));
    return html `<section class="part"><h3>What was compared</h3><table class="compared">
    <thead><tr><th scope="col"><span class="sr">Number</span></th><th scope="col">Element</th>
    <th scope="col">In the ad</th><th scope="col">On the page</th><th scope="col">Result</th></tr></thead>
    <tbody>${rows}</tbody></table></section>`;
}
function renderComparisonRow(comparison, number, accepted) {
    const { label, tint } = getComparisonLabel(comparison);
    const actionable = (0,select_fixes_and_risks/* isActionable */.nM)(comparison);
    return html `<tr data-n="${number}"><td class="n"><span class="tag ${tint}">${number}</span></td>
    <th scope="row">${comparison.element}</th>
    <td data-label="In the ad" dir="auto">${renderQuote((0,select_fixes_and_risks/* formatAdValue */.iI)(comparison), MAX_TABLE_VALUE_CHARS)}</td>
    <td data-label="On the page" dir="auto">${renderQuote(comparison.landingPageValue, MAX_TABLE_VALUE_CHARS)}</td>
    <td class="result">${renderPill(tint, label)}
    ${actionable && html ` <span class="grave">${getSeverityLabel(comparison.severity).label}</span>`}
    ${accepted && html ` <span class="grave">accepted</span>`}
    ${actionable && html `<p class="advice" dir="auto">${comparison.recommendation}</p>`}</td></tr>`;
}

// EXTERNAL MODULE: ./build/report/actions.js
var actions = __webpack_require__(45164);
// EXTERNAL MODULE: ./build/report/entry-repairs.js
var entry_repairs = __webpack_require__(71868);
;// CONCATENATED MODULE: ./build/report/html/render-fixes.js







const MAX_OPEN_FIXES = 2;
const MAX_FIXES = 24;
const MAX_STEPS = 12;
function renderFixes(entry) {
    const item = (action) => renderAction(entry, action);
    const all = (0,actions/* getOpenActions */.i)(entry).slice(0, MAX_FIXES);
    if (all.length === 0)
        return null;
    const [first, rest] = [all.slice(0, MAX_OPEN_FIXES), all.slice(MAX_OPEN_FIXES)];
    const more = rest.length > 0 &&
        html `<details class="more"><summary>${(0,format_count/* formatCount */.B)(rest.length, "more fix", "more fixes")}</summary>
      <ol class="fixes" start="${MAX_OPEN_FIXES + 1}">${rest.map(item)}</ol></details>`;
    return html `<section class="part"><h3>Fix it</h3><ol class="fixes">${first.map(item)}</ol>${more}</section>`;
}
function renderAction(entry, { element, changes }) {
    const [first, ...others] = changes;
    if (others.length === 0) {
        return html `<li class="fix"><h4>${element}: ${(0,select_fixes_and_risks/* describeDirection */.p6)(first)}</h4>
      ${render_fixes_renderChange(entry, element, first)}</li>`;
    }
    const sides = changes.map((change) => html `<div class="side"><h5>${(0,ground_text/* capitalise */.sK)((0,select_fixes_and_risks/* describeDirection */.p6)(change))}</h5>
        ${render_fixes_renderChange(entry, element, change)}</div>`);
    return html `<li class="fix"><h4>${element}: ad and page disagree</h4>
    <p>Decide which one is right.${entry.manifest.file !== "" && html ` With <code>truth</code> in the manifest, only the other side is shown here.`}</p>
    <div class="sides">${sides}</div></li>`;
}
function render_fixes_renderChange(entry, element, { fix, ...change }) {
    const { before, after } = diffValues(change.currentValue, change.suggestedValue);
    const current = change.currentValue.trim() === "" ? html `<i>(none)</i>` : before;
    const repair = fix === null ? undefined : (0,entry_repairs/* findRepair */.jc)(entry, fix);
    return html `<dl class="change">
    <div class="before"><dt>Current</dt><dd dir="auto">${current}</dd></div>
    <div class="after"><dt>Suggested</dt><dd dir="auto"><span class="copied">${after}</span>
    ${renderCopyButton(`the new ${element.toLowerCase()}`)}</dd></div></dl>
    ${fix !== null && fix.reasoning.trim() !== "" && html `<p dir="auto">${fix.reasoning}</p>`}
    ${repair !== undefined && renderRepair(repair)}${fix !== null && renderInstructions(fix)}`;
}
const renderCopyButton = (what) => html `<button type="button" class="copy" hidden aria-label="Copy ${what}">Copy</button>`;
const renderRepair = (repair) => html `<p class="stands">In <code>${repair.file}:${repair.line}</code>: ${(0,entry_repairs/* describeSafety */.UQ)(repair)}. ${repair.why}</p>`;
function renderInstructions(fix) {
    const steps = fix.implementationSteps.slice(0, MAX_STEPS);
    const facts = [
        ["Expected impact", fix.expectedImpact],
        ["Tradeoff", fix.tradeoff],
        ["CSS selector", fix.cssSelector === "" ? "" : html `<code>${renderQuote(fix.cssSelector, 200)}</code>`],
        ["Confidence", `${Math.round(fix.confidenceScore * 100)}%`],
    ];
    return html `<details class="how"><summary>How to apply it</summary>${steps.length > 0 && html `<ol dir="auto">${steps.map((step) => html `<li>${step}</li>`)}</ol>`}<dl class="facts">${facts.map(([name, value]) => (value instanceof Object || value.trim() !== "") && html `<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl></details>`;
}

// EXTERNAL MODULE: ./build/result/page-speed-report.js
var page_speed_report = __webpack_require__(61906);
// EXTERNAL MODULE: ./build/report/page-speed.js
var page_speed = __webpack_require__(26642);
;// CONCATENATED MODULE: ./build/report/html/render-page-speed.js



const GRADES = {
    good: { tint: "pass", label: "good" },
    average: { tint: "warn", label: "average" },
    poor: { tint: "fail", label: "poor" },
};
function renderPageSpeed(entry) {
    const speed = (0,page_speed/* getPageSpeed */.ND)(entry);
    if (speed === null)
        return null;
    const tiles = speed.metrics.map(({ metric, value, grade, change }) => {
        const { tint, label } = GRADES[grade];
        return html `<div class="speed ${tint}"><dt>${page_speed/* METRIC_NAMES */.Uw[metric].title}</dt>
      <dd><b>${value}</b> <span class="grade">${label}</span>${change !== null && html ` <span class="fine">${change} since the baseline</span>`}</dd></div>`;
    });
    const slow = (0,page_speed_report/* describeExcesses */.Jf)(entry.pageSpeed?.budget?.excesses ?? []);
    return html `<section class="part"><h3>Page speed</h3><dl class="speeds">${tiles}</dl>${slow !== "" && html `<p>Over budget: ${slow}.</p>`}${speed.opportunities.length > 0 &&
        html `<p>What would help:</p>
      <ul>${speed.opportunities.map((text) => html `<li dir="auto">${text}</li>`)}</ul>`}<p class="fine">${(entry.pageSpeed?.measurements ?? 1) > 1
        ? "Measured twice with Lighthouse; the better measurement counts."
        : "Measured with Lighthouse."}</p></section>`;
}

;// CONCATENATED MODULE: ./build/report/html/render-risks.js




const MAX_RISKS = 8;
function renderRisks(entry) {
    const all = (0,select_fixes_and_risks/* getOpenRisks */.ZE)(entry).slice(0, MAX_RISKS);
    if (all.length === 0)
        return null;
    return html `<section class="part"><h3>Why it matters</h3><ul class="risks">${all.map((risk) => {
        const { label, tint } = getSeverityLabel(risk.impact);
        return html `<li>${renderPill(tint, (0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk))} <span class="grave">${label}</span>
      <p dir="auto">${risk.message}</p></li>`;
    })}</ul></section>`;
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
// EXTERNAL MODULE: ./build/report/dimension-scores.js
var dimension_scores = __webpack_require__(95031);
;// CONCATENATED MODULE: ./build/report/html/render-scores.js






const getScoreColour = (score) => (score >= 7 ? "pass" : score >= 5 ? "warn" : "fail");
function renderScores(evaluation) {
    const scores = (0,dimension_scores/* getDimensionScores */.Y8)(evaluation);
    return html `<section class="part"><h3>Why this score</h3><div class="scores">${vocabulary/* DIMENSIONS */.Yf.map((dimension) => renderScoreTile(dimension, scores[dimension], evaluation))}</div>${renderScoringProfile(evaluation)}</section>`;
}
function renderScoreTile(dimension, score, evaluation) {
    const { reasoning, band } = evaluation.detailedScores[dimension];
    const showsBand = score === evaluation.detailedScores[dimension].score;
    const { title } = dimension_scores/* DIMENSION_NAMES */.OM[dimension];
    const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
    return html `<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${score === null ? null : renderScoreBar(score, getScoreColour(score))}<p class="question">${DIMENSION_QUESTIONS[dimension]} ${score === null
        ? html `<b>Not evaluated.</b>`
        : html `${showsBand && html `<b>${(0,ground_text/* capitalise */.sK)(getBandLabel(band))}</b>, `}
          ${showsBand ? "weight" : "Weight"} ${weight}%.`}</p><p class="why" dir="auto">${stripScorePrefix(reasoning)}</p></div>`;
}
const stripScorePrefix = (reasoning) => reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");
function renderScoringProfile({ appliedProfile, alternateScores, analysisModel }) {
    const others = (alternateScores ?? []).map(({ displayLabel, overallScore }) => html `<li>${displayLabel}: <b>${overallScore}</b></li>`);
    const { displayLabel, detectionReason } = appliedProfile;
    return html `<p class="fine">Weights: ${displayLabel}. ${detectionReason} Evaluated by ${analysisModel}.</p>${others.length > 0 &&
        html `<p class="fine">The lowest-scoring placement counts. The others:</p><ul class="fine">${others}</ul>`}`;
}

;// CONCATENATED MODULE: ./build/report/html/side-by-side.js



const COLOUR_ORDER = ["fail", "warn", "skip", "pass"];
function renderSideBySide(entry, evaluation, findPictureUrl) {
    const show = (picture) => {
        const url = picture === undefined ? null : findPictureUrl(picture);
        return picture === undefined || url === null ? null : { ...picture, url };
    };
    const pictures = entry.attachments?.pictures ?? {};
    const [ad, landingPage, alternate] = [show(pictures.ad), show(pictures.landingPage), show(pictures.alternate)];
    const renderPage = (picture, alt, outlines) => renderPane(describeViewport("The page", picture), alt, picture, outlines);
    const alt = `The landing page of ${entry.id}`;
    const panes = [
        ad && renderPane("The ad", `The ad ${entry.id}`, ad, collectOutlines(entry, evaluation, "ad")),
        landingPage && renderPage(landingPage, alt, collectOutlines(entry, evaluation, "landingPage")),
    ].filter((one) => one !== null);
    if (panes.length === 0)
        return null;
    return html `<div class="panes panes-${panes.length}">${panes}</div>${alternate &&
        html `<details class="more alternate"><summary>${describeViewport("The page", alternate)}</summary>${renderPage(alternate, describeViewport(alt, alternate), [])}</details>`}`;
}
const VIEWPORT_LABELS = { mobile: " on a phone", desktop: " on a desktop" };
const describeViewport = (what, { viewport }) => `${what}${viewport === undefined ? "" : VIEWPORT_LABELS[viewport]}`;
function collectOutlines(entry, evaluation, side) {
    const picture = entry.attachments?.pictures[side];
    if (evaluation === null || picture === undefined)
        return [];
    const outlines = [];
    for (const [index, comparison] of evaluation.elementComparisons.entries()) {
        const box = entry.attachments?.outlines[index]?.[side];
        if (!box || !overlapsPicture(box, picture))
            continue;
        const same = outlines.find((outline) => isSameBox(outline.box, box));
        const tint = getComparisonColour(comparison);
        if (same === undefined)
            outlines.push({ box, numbers: [index + 1], tint });
        else {
            same.numbers.push(index + 1);
            if (COLOUR_ORDER.indexOf(tint) < COLOUR_ORDER.indexOf(same.tint))
                same.tint = tint;
        }
    }
    return outlines.toSorted((a, b) => COLOUR_ORDER.indexOf(b.tint) - COLOUR_ORDER.indexOf(a.tint));
}
function getComparisonColour(comparison) {
    const { tint } = getComparisonLabel(comparison);
    return (0,select_fixes_and_risks/* isActionable */.nM)(comparison) && comparison.severity === "LOW" ? "warn" : tint;
}
const overlapsPicture = (box, { width, height, scale }) => box.width > 0 &&
    box.height > 0 &&
    box.x < width / scale &&
    box.y < height / scale &&
    box.x + box.width > 0 &&
    box.y + box.height > 0;
const isSameBox = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 3 &&
    Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height)) < 6;
const MAX_STILL_RATIO = 1.8;
function renderPane(title, alt, picture, outlines) {
    const { width, height, scale, foldHeight } = picture;
    const fold = foldHeight !== undefined && height > foldHeight * scale * 1.05 ? ((foldHeight * scale) / height) * 100 : null;
    const { offsets, below } = placeTags(outlines, picture);
    const frames = [
        ...outlines.map((outline) => renderOutline(outline, offsets.get(outline) ?? [], picture)),
        fold !== null && renderFoldLine(fold),
    ];
    const shot = html `<div class="shot ${outlines.length > 0 ? "tagged" : "plain"}"><img src="${picture.url}"
    width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">
    ${frames.some(Boolean) && html `<svg class="frames" aria-hidden="true">${frames}</svg>`}</div>${below > 0 && html `<svg class="below" width="1" height="${below}" aria-hidden="true"></svg>`}`;
    const kind = picture.viewport === "mobile" ? "phone" : picture.viewport === "desktop" ? "desktop" : "ad";
    const caption = html `${title}${fold !== null && html ` · dashed line: the fold`}`;
    return html `<figure class="pane ${kind}"><figcaption>${caption}</figcaption>${fold !== null || height > width * MAX_STILL_RATIO
        ? html `<div class="scroller" tabindex="0" role="region" aria-label="${title}: ${alt}, scrollable">${shot}</div>`
        : html `<div class="still">${shot}</div>`}</figure>`;
}
const toPercent = (part, whole) => `${Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100}%`;
const TAG = { width: 20, height: 18, step: 20, x: -24 };
const MIN_DISPLAY_WIDTH = 140;
function placeTags(outlines, { width, height, scale }) {
    const getTop = ({ box }) => (Math.max(0, box.y) * scale * MIN_DISPLAY_WIDTH) / width;
    let next = 0;
    const offsets = new Map(outlines
        .toSorted((a, b) => getTop(a) - getTop(b))
        .map((outline) => [
        outline,
        outline.numbers.map(() => {
            const y = Math.max(getTop(outline), next);
            next = y + TAG.step;
            return Math.round(y - getTop(outline));
        }),
    ]));
    return { offsets, below: Math.max(0, Math.ceil(next - (height * MIN_DISPLAY_WIDTH) / width)) };
}
function renderOutline({ box, numbers, tint }, tops, picture) {
    const { width, height, scale } = picture;
    const [left, top] = [toPercent(box.x * scale, width), toPercent(box.y * scale, height)];
    const right = Math.min(width, (box.x + box.width) * scale);
    const bottom = Math.min(height, (box.y + box.height) * scale);
    const [across, down] = [
        toPercent(right - Math.max(0, box.x * scale), width),
        toPercent(bottom - Math.max(0, box.y * scale), height),
    ];
    const rect = html `x="${left}" y="${top}" width="${across}" height="${down}"`;
    const tags = numbers.map((number, index) => renderTag(number, tops[index] ?? 0));
    return html `<g class="frame ${tint}" data-n="${numbers.join(" ")}"><rect class="halo" ${rect} rx="3"/>
    <rect ${rect} rx="3"/><svg x="0" y="${top}" width="1" height="1" overflow="visible">${tags}</svg></g>`;
}
const renderTag = (number, top) => html `<rect class="tag" x="${TAG.x}" y="${top}" width="${TAG.width}" height="${TAG.height}" rx="3"/>
    <text x="${TAG.x + TAG.width / 2}" y="${top + 13}">${number}</text>`;
const renderFoldLine = (percentage) => {
    const y = `${Math.round(percentage * 100) / 100}%`;
    return html `<g class="fold"><line x1="0" x2="100%" y1="${y}" y2="${y}"/></g>`;
};

;// CONCATENATED MODULE: ./build/report/html/render-entry-details.js











const ENTRY_MAX_ITEMS = { notices: 8, trail: 24 };
function renderEntryDetails(entry, options) {
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    return evaluation === null
        ? renderUnevaluated(entry, options.findPictureUrl)
        : html `${renderEvaluated(entry, evaluation, options)}${renderLinkTrail(entry, false)}`;
}
function renderEntryReason(entry) {
    const notices = entry.notices.slice(0, ENTRY_MAX_ITEMS.notices);
    const waivers = describeWaivers(entry).map((sentence) => html `<li>${sentence}</li>`);
    const list = notices.length + waivers.length > 0 &&
        html `<ul class="notices" dir="auto">${notices.map((notice) => html `<li>${notice}</li>`)}${waivers}</ul>`;
    const others = [renderVisitedUrl(entry), renderFinalUrl(entry), renderBetterPage(entry)];
    const url = html `<code class="copied" dir="ltr">${renderUrl(entry.landingUrl)}</code>`;
    return html `<p class="reason" dir="auto">${entry.reason}</p>
    <p class="address"><span class="label">Landing page</span> ${url}
    ${renderCopyButton("the URL")}</p>${others}${list}`;
}
const renderAddress = (label, url) => html `<p class="address"><span class="label">${label}</span> <code dir="ltr">${renderUrl(url)}</code></p>`;
const renderVisitedUrl = ({ visited }) => visited === undefined ? null : renderAddress("Visited instead", visited.url);
function renderBetterPage({ betterPage }) {
    if (betterPage === undefined)
        return null;
    const url = html `<code class="copied" dir="ltr">${renderUrl(betterPage.url)}</code>`;
    return html `<p class="address"><span class="label">Better page</span> ${url}
    ${renderCopyButton("the URL of the better page")}</p><p dir="auto">${betterPage.reason}</p>`;
}
function renderFinalUrl({ answer, destination, visited }) {
    const end = answer !== null && "linkBroken" in answer ? answer.linkBroken : (destination ?? { finalUrl: null, url: "" });
    return end.finalUrl === null || end.finalUrl === end.url || end.finalUrl === visited?.url
        ? null
        : renderAddress("Redirects to", end.finalUrl);
}
function renderEvaluated(entry, evaluation, { findPictureUrl, number }) {
    const pictures = renderSideBySide(entry, evaluation, findPictureUrl);
    const todo = html `${renderRisks(entry)}${renderFixes(entry)}`;
    const top = pictures === null
        ? todo
        : html `<div class="split ${getLayoutClass(entry)}">
          <section class="part seen"><h3>Screenshots</h3>${pictures}</section>
          <div class="todo">${todo.source === "" ? renderNothingToFix(entry) : todo}</div></div>`;
    return html `${top}${renderBaselineChanges(entry)}
    ${renderClaims(entry, number)}${renderComparisons(entry, evaluation)}${renderScores(evaluation)}
    ${renderPageSpeed(entry)}`;
}
const renderNothingToFix = ({ state }) => html `<section class="part"><h3>What to do</h3><p>${NOTHING_TO_FIX[state] ?? NO_FIX_KNOWN}</p></section>`;
const NO_FIX_KNOWN = "No fix is known. See the comparison below.";
const NOTHING_TO_FIX = {
    passed: "Nothing: the page matches the ad.",
    over_budget: "Make the page faster: its speed is below. It matches the ad.",
};
const getLayoutClass = ({ attachments }) => attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";
function renderUnevaluated(entry, findPictureUrl) {
    const pictures = renderSideBySide(entry, null, findPictureUrl);
    const steps = renderLinkTrail(entry, true);
    return pictures === null
        ? steps
        : html `<div class="split glance">
        <section class="part seen"><h3>Screenshots</h3>${pictures}</section>${steps}</div>`;
}
function renderLinkTrail(entry, expanded) {
    const steps = entry.destination?.evidence.map(({ how, url, httpStatus, errorCode, note }) => `${how} ${url}${(httpStatus ?? errorCode) === null ? "" : ` → ${httpStatus ?? errorCode}`}: ${note}`) ?? entry.linkTrail;
    if (steps.length === 0)
        return null;
    const shown = steps.slice(0, ENTRY_MAX_ITEMS.trail);
    const list = html `<ol class="trail">${shown.map((step) => html `<li><code>${step}</code></li>`)}</ol>${shown.length < steps.length && html `<p class="fine">The JSON report has all ${steps.length} steps.</p>`}`;
    const title = "How the link was checked";
    return expanded
        ? html `<section class="part"><h3>${title}</h3>${list}</section>`
        : html `<details class="more"><summary>${title}</summary>${list}</details>`;
}

;// CONCATENATED MODULE: ./build/report/html/render-further-links.js

const VERDICTS = { alive: "works", link_broken: "broken", inconclusive: "unclear" };
const MAX_LISTED = 50;
function renderFurtherLinks({ furtherLinks = [] }) {
    if (furtherLinks.length === 0)
        return null;
    const rank = ({ verdict }) => ["link_broken", "inconclusive", "alive"].indexOf(verdict);
    const sorted = furtherLinks.toSorted((a, b) => rank(a) - rank(b));
    const rest = sorted.length - MAX_LISTED;
    const list = html `<ul>${sorted.slice(0, MAX_LISTED).map(renderLink)}</ul>${rest > 0 && html `<p class="fine">The JSON report has ${rest.toLocaleString("en")} more.</p>`}`;
    const title = `Further links (${furtherLinks.length.toLocaleString("en")})`;
    return sorted.every(({ verdict }) => verdict === "alive")
        ? html `<details class="more"><summary>${title}: all work</summary>${list}</details>`
        : html `<section class="part"><h3>${title}</h3>${list}</section>`;
}
function renderLink({ kind, text, url, verdict, reason }) {
    const name = text === null ? kind : `${kind} “${text}”`;
    return html `<li dir="auto">${name}: <b>${VERDICTS[verdict]}</b>, <code dir="ltr">${renderUrl(url)}</code>${reason !== null && html ` · ${reason}`}</li>`;
}

;// CONCATENATED MODULE: ./build/report/html/render-entry-item.js









function renderEntryItem(entry, options) {
    const { label } = (0,entry_status/* getEntryBadge */._C)(entry);
    const tint = getEntryColour(entry);
    const searchable = [entry.id, entry.landingUrl, entry.platform ?? "", label, entry.reason, entry.asset ?? ""];
    const details = options.detailed
        ? renderEntryDetails(entry, options)
        : html `<p class="fine">The JSON report has the rest.</p>`;
    return html `<li class="entry ${tint}" id="ad-${options.number}"
    data-state="${label}" data-platform="${entry.platform ?? "none"}"
    data-text="${searchable.join(" ").toLowerCase()}"><details${options.open && html ` open`}>
    <summary><span class="state">${renderPill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2>
    <span class="step">${renderBrief(entry)}</span><span class="platform">${(0,platform_names/* formatPlatform */.B)(entry.platform, "")}</span>
    ${renderOverallScore(entry)}<span class="chevron" aria-hidden="true"></span></summary>
    <div class="body">${renderEntryReason(entry)}${options.detailed && renderFurtherLinks(entry)}
    ${details}${renderSource(entry)}</div></details></li>`;
}
function renderOverallScore(entry) {
    const { overallScore, threshold } = entry;
    const before = entry.baseline?.overallScore ?? null;
    if (overallScore === null)
        return html `<span class="overall none">${formatHttpStatus(entry)}</span>`;
    const delta = before === null ? 0 : Math.round((overallScore - before) * 10) / 10;
    const tint = getEntryColour(entry);
    const change = delta !== 0 &&
        html `<br><span class="delta ${delta > 0 ? "pass" : "fail"}">${delta > 0 ? `▲ ${delta}` : `▼ ${-delta}`}
      <span class="sr"> against the baseline</span></span>`;
    return html `<span class="overall">${renderScoreRing(overallScore, tint)}
    <span class="sr">Score ${overallScore}, </span><span class="of">needs ${threshold}${change}</span></span>`;
}
function formatHttpStatus({ answer, destination }) {
    const status = destination?.httpStatus ?? (answer !== null && "linkBroken" in answer ? answer.linkBroken.httpStatus : null);
    if (status !== null)
        return `HTTP ${status}`;
    return destination === undefined ? "no score" : "no response";
}
function renderBrief(entry) {
    const step = getNextStep(entry);
    if (step !== null)
        return html `<b>${step.instruction}</b>`;
    if (entry.state === "skipped")
        return entry.reason;
    return (0,report_entries/* getEvaluation */.rv)(entry) === null ? entry.landingUrl : null;
}
function renderSource({ manifest, asset, durationMs, error }) {
    return html `<p class="fine">In <code>${manifest.file}:${manifest.line}</code>
    ${asset !== null && html ` · ad <code>${asset}</code>`}${error !== null && html ` · <code>${error.code}</code>`}
    · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}

;// CONCATENATED MODULE: ./build/report/html/report-header.js








const HEADER_MAX_ITEMS = { steps: 5, ads: 3, notices: 12 };
function renderReportHeader(result, ordered) {
    const { tint, word } = describeVerdict(result);
    return html `<header class="masthead"><p class="brand"><b>Adhere</b> <span>Ads and their landing pages</span></p>
    <div class="verdict ${tint}"><span class="disc">${renderIcon(tint)}</span>
    <div><p class="word">${word}</p><h1>${result.headline}</h1>${renderGateNote(result)}</div></div>
    ${renderStateCounts(ordered)}<p class="fine run">${renderRunDetails(result)}</p></header>
    ${renderFirstSteps(ordered)}${renderNotices(result)}`;
}
function describeVerdict(result) {
    if (result.verdict === "fail")
        return { tint: "fail", word: result.exitCode === 0 ? "Failed (warn-only)" : "Failed" };
    if (result.verdict === "inconclusive")
        return { tint: "warn", word: "Inconclusive" };
    const hasInconclusive = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive").length > 0;
    return { tint: hasInconclusive ? "warn" : "pass", word: "Passed" };
}
function renderGateNote(result) {
    if (result.verdict === "fail" && result.exitCode === 0)
        return html `<p>Warn-only: findings are reported but do not fail the check.</p>`;
    const unknown = (0,report_entries/* filterByStatus */.Mv)(result.entries, "inconclusive").length;
    return result.verdict === "pass" && unknown > 0
        ? html `<p>${(0,format_count/* formatCount */.B)(unknown, "ad")} could not be evaluated or confirmed. This does not fail the check.</p>`
        : null;
}
const countByState = (ordered) => [...Map.groupBy(ordered, (entry) => (0,entry_status/* getEntryBadge */._C)(entry).label)].flatMap(([label, [first, ...rest]]) => first === undefined ? [] : { label, tint: getEntryColour(first), count: rest.length + 1 });
const renderStateCounts = (ordered) => html `<ul class="tally">${countByState(ordered).map(({ label, tint, count }) => html `<li class="${tint}"><b>${count}</b> ${label}</li>`)}</ul>`;
function renderRunDetails({ startedAt, commit, durationMs, tool }) {
    const at = `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
    const took = durationMs < 90_000 ? `${(durationMs / 1000).toFixed(1)} s` : `${Math.round(durationMs / 60_000)} min`;
    return html `<time datetime="${startedAt}">${at}</time>
    ${commit !== null && html ` · commit <code>${commit.slice(0, 7)}</code>`} · ${took} · Adhere ${tool.version}`;
}
function renderFirstSteps(ordered) {
    const causes = (0,report_causes/* listCauses */.Nm)(ordered);
    if (causes.length === 0)
        return null;
    const rest = causes.length - HEADER_MAX_ITEMS.steps;
    const items = causes.slice(0, HEADER_MAX_ITEMS.steps).map((cause) => renderFirstStep(cause, ordered));
    return html `<section class="first" aria-labelledby="first"><h2 id="first">Do this first</h2><ol>${items}</ol>
    ${rest > 0 && html `<p class="fine">${(0,format_count/* formatCount */.B)(rest, "more cause")} below, worst first.</p>`}</section>`;
}
function renderFirstStep(cause, ordered) {
    const { instruction, detail } = describeCause(cause);
    const shown = cause.entries.slice(0, HEADER_MAX_ITEMS.ads);
    const more = cause.entries.length - shown.length;
    const ads = shown.map((entry, index) => html `${index > 0 && html `, `}<a href="#ad-${ordered.indexOf(entry) + 1}" dir="auto">${entry.id || "(no id)"}</a>`);
    return html `<li class="${getEntryColour(cause.entries[0])}"><b>${instruction}</b><div class="what" dir="auto">
    ${cause.url !== null && html `<p class="where">${renderUrl(cause.url)} ${(0,report_causes/* describeOtherPages */.sy)(cause)}</p>`}<p>${detail}</p>
    <p class="ads">${cause.entries.length === 1 ? "Ad" : (0,format_count/* formatCount */.B)(cause.entries.length, "ad")}: ${ads}
    ${more > 0 && ` and ${more} more`}</p></div></li>`;
}
function renderNotices({ notices }) {
    if (notices.length === 0)
        return null;
    const rest = notices.length - HEADER_MAX_ITEMS.notices;
    const items = notices.slice(0, HEADER_MAX_ITEMS.notices).map((notice) => html `<li dir="auto">${notice}</li>`);
    return html `<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2>
    <ul>${items}${rest > 0 && html `<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}

;// CONCATENATED MODULE: ./build/report/html/render-filters.js



function renderFilters(ordered) {
    if (ordered.length < 2)
        return null;
    const states = countByState(ordered);
    const platforms = [...new Set(ordered.map(({ platform }) => platform))].sort();
    const stateBoxes = states.map(({ label, tint, count }) => html `<label class="chip ${tint}"><input type="checkbox" name="state" value="${label}">
        <span>${label} <b>${count}</b></span></label>`);
    const platformOptions = platforms.map((platform) => html `<option value="${platform ?? "none"}">${(0,platform_names/* formatPlatform */.B)(platform, "no platform")}</option>`);
    return html `<form class="filters" role="search" aria-label="Filter the ads" hidden>
    <label class="find"><span class="sr">Find in ads</span>
    <input type="search" name="text" placeholder="Search ads, URLs, reasons" autocomplete="off"
    spellcheck="false"></label>
    ${states.length > 1 && html `<fieldset><legend class="sr">State</legend>${stateBoxes}</fieldset>`}
    ${platforms.length > 1 &&
        html `<label class="pick"><span class="sr">Platform</span><select name="platform">
        <option value="">All platforms</option>${platformOptions}</select></label>`}<output name="shown" aria-live="polite"></output>
    <span class="folds"><button type="button" name="open">Open all</button> <button type="button"
    name="close">Close all</button></span></form>`;
}

;// CONCATENATED MODULE: ./build/report/html/script.js
function listEntries() {
    return [...document.querySelectorAll(".entry")];
}
function applyFilters() {
    const form = document.querySelector(".filters");
    if (form === null)
        return;
    const data = new FormData(form);
    const words = String(data.get("text") ?? "")
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== "");
    const states = data.getAll("state");
    const platform = data.get("platform") ?? "";
    const entries = listEntries();
    for (const entry of entries) {
        const { text = "", state = "", platform: entryPlatform = "" } = entry.dataset;
        entry.hidden = !(words.every((word) => text.includes(word)) &&
            (states.length === 0 || states.includes(state)) &&
            (platform === "" || platform === entryPlatform));
    }
    const shown = entries.filter((entry) => !entry.hidden).length;
    const output = form.querySelector("output");
    if (output !== null)
        output.value = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
    const empty = document.querySelector(".empty");
    if (empty !== null)
        empty.hidden = shown > 0;
}
function setAllOpen(open) {
    for (const entry of listEntries()) {
        const details = entry.querySelector("details");
        if (details !== null && !entry.hidden)
            details.open = open;
    }
}
async function copyValue(button) {
    const source = button.parentElement?.querySelector(".copied");
    if (!source)
        return;
    try {
        await navigator.clipboard.writeText(source.textContent ?? "");
    }
    catch {
        getSelection()?.selectAllChildren(source);
        if (!document.execCommand("copy")) {
            button.textContent = "Selected";
            return;
        }
    }
    button.textContent = "Copied";
    setTimeout(() => {
        button.textContent = "Copy";
    }, 1600);
}
function openLinkedEntry() {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    const details = target?.querySelector("details");
    if (!target?.classList.contains("entry") || !details)
        return;
    target.hidden = false;
    details.open = true;
    details.querySelector("summary")?.focus({ preventScroll: true });
}
function highlightOutlines(event, on) {
    const row = event.target instanceof Element ? event.target.closest("tr[data-n]") : null;
    const entry = row?.closest(".entry");
    if (!row || !entry)
        return;
    const number = row.getAttribute("data-n") ?? "";
    for (const frame of entry.querySelectorAll(".frame")) {
        const numbers = (frame.getAttribute("data-n") ?? "").split(" ");
        frame.classList.toggle("pointed", on && numbers.includes(number));
    }
}
function handleClick(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button)
        return;
    if (button.classList.contains("copy"))
        void copyValue(button);
    if (button.name === "open" || button.name === "close")
        setAllOpen(button.name === "open");
    if (button.name !== "reset")
        return;
    const form = document.querySelector(".filters");
    form?.reset();
    applyFilters();
    form?.querySelector("input")?.focus();
}
function initializePage() {
    const form = document.querySelector(".filters");
    if (form !== null) {
        form.hidden = false;
        form.addEventListener("input", applyFilters);
        form.addEventListener("submit", (event) => event.preventDefault());
        applyFilters();
    }
    for (const button of document.querySelectorAll(".copy"))
        button.hidden = false;
    document.addEventListener("click", handleClick);
    document.addEventListener("mouseover", (event) => highlightOutlines(event, true));
    document.addEventListener("mouseout", (event) => highlightOutlines(event, false));
    addEventListener("hashchange", openLinkedEntry);
    openLinkedEntry();
}
const FUNCTIONS = [
    listEntries,
    applyFilters,
    setAllOpen,
    copyValue,
    openLinkedEntry,
    highlightOutlines,
    handleClick,
    initializePage,
];
const SCRIPT = `(() => {\n${FUNCTIONS.join("\n")}\n${initializePage.name}();\n})();`;

;// CONCATENATED MODULE: ./build/report/html/select-pictures.js


function sortPicturesByPriority(entries) {
    const ordered = (0,report_entries/* sortWorstFirst */.Qi)(entries);
    const of = (role) => (entry) => {
        const picture = entry.attachments?.pictures[role];
        return picture === undefined ? [] : [{ entry, role, picture }];
    };
    const pairs = ordered.flatMap((entry) => [...of("ad")(entry), ...of("landingPage")(entry)]);
    return [...pairs, ...ordered.flatMap(of("alternate"))];
}
function selectPicturesWithin(entries, maxBytes) {
    const selected = new Set();
    let remaining = maxBytes;
    for (const { picture } of sortPicturesByPriority(entries)) {
        remaining -= selected.has(picture) ? 0 : (0,media_type/* getDataUrlLength */.qc)(picture);
        if (remaining < 0)
            break;
        selected.add(picture);
    }
    return selected;
}

;// CONCATENATED MODULE: ./build/report/html/report.js












const MAX_HTML_BYTES = 25e6;
const MAX_OPEN_ENTRIES = 12;
const MAX_DETAILED_ENTRIES = 400;
const MAX_LISTED_ENTRIES = 2000;
function renderHtmlReport(result) {
    const withoutPictures = renderPage(result, new Set());
    const embedded = selectPicturesWithin(result.entries, MAX_HTML_BYTES - Buffer.byteLength(withoutPictures) - estimateMarkupBytes(result));
    return embedded.size === 0 ? withoutPictures : renderPage(result, embedded);
}
const estimateMarkupBytes = ({ entries }) => Math.min(entries.length, MAX_LISTED_ENTRIES) * 12_000;
function renderPage(result, embedded) {
    const ordered = (0,report_entries/* sortWorstFirst */.Qi)(result.entries);
    const listed = ordered.slice(0, MAX_LISTED_ENTRIES);
    const rest = ordered.length - listed.length;
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createContentSecurityPolicy(loadReportStyles())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${rawMarkup(loadReportStyles())}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${renderReportHeader(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all">
  <div class="listhead"><h2 id="all">${(0,format_count/* formatCount */.B)(ordered.length, "ad")}, worst first</h2>
  ${renderFilters(listed)}</div>
<ol class="entries">
${listed.map((entry, index) => html `${renderListItem(entry, index, embedded)}\n`)}</ol>
<p class="empty" hidden>No ad matches. <button type="button" name="reset">Show all</button></p>${rest > 0 && html `<p class="fine">${(0,format_count/* formatCount */.B)(rest, "less urgent ad")} in the JSON report.</p>`}${renderMissingPictures(listed, embedded)}</main>
<footer><p class="fine">This file is self-contained and loads nothing from the network.</p></footer>
<script>${rawMarkup(SCRIPT)}</script>
</body>
</html>
`.source;
}
function renderListItem(entry, index, embedded) {
    const { status } = (0,entry_status/* getEntryBadge */._C)(entry);
    return renderEntryItem(entry, {
        number: index + 1,
        detailed: index < MAX_DETAILED_ENTRIES,
        open: index < MAX_OPEN_ENTRIES && (status === "failing" || status === "inconclusive"),
        findPictureUrl: (picture) => (embedded.has(picture) ? (0,media_type/* toDataUrl */.X9)(picture) : null),
    });
}
function renderMissingPictures(entries, embedded) {
    if (embedded.size === 0)
        return null;
    const without = entries.filter(({ attachments }) => Object.values(attachments?.pictures ?? {}).some((picture) => !embedded.has(picture)));
    return without.length === 0
        ? null
        : html `<p class="fine">Screenshots of ${(0,format_count/* formatCount */.B)(without.length, "ad")} are omitted to limit the file size.
        See the <code>screenshots</code> folder next to this file.</p>`;
}
const computeCspHash = (source) => `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(source).digest("base64")}'`;
const createContentSecurityPolicy = (css) => [
    "default-src 'none'",
    "img-src data:",
    `style-src ${computeCspHash(css)}`,
    `script-src ${computeCspHash(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join("; ");

// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/report/junit.js









const MAX_FIXES_PER_CASE = 3;
const MAX_CHANGE_CHARS = 300;
function renderJunitReport(result) {
    const cases = result.entries.map((entry) => ({ entry, outcome: getJunitOutcome(entry, result) }));
    const total = (outcome) => cases.filter((one) => one.outcome === outcome).length;
    const attributes = renderAttributes({
        name: "adhere",
        tests: cases.length,
        failures: total("failure"),
        errors: total("error"),
        skipped: total("skipped"),
        time: formatSeconds(result.durationMs),
    });
    const suite = `${attributes} ${renderAttributes({ timestamp: result.startedAt.replace(/(\.\d+)?Z$/u, "") })}`;
    return [
        `<?xml version="1.0" encoding="UTF-8"?>`,
        `<testsuites ${attributes}>`,
        `  <testsuite ${suite}>`,
        ...cases.map(({ entry, outcome }) => renderTestCase(entry, outcome)),
        "  </testsuite>",
        "</testsuites>",
        "",
    ].join("\n");
}
function getJunitOutcome(entry, result) {
    if ((0,entry_predicates/* isManifestError */.i1)(entry))
        return "error";
    if ((0,entry_predicates/* isTolerated */.hp)(entry))
        return "skipped";
    const { status } = (0,entry_status/* getEntryBadge */._C)(entry);
    if (status === "passed")
        return null;
    if (status === "failing")
        return "failure";
    const isError = result.gate.onInconclusive === "fail" || result.verdict === "inconclusive";
    return status === "inconclusive" && isError ? "error" : "skipped";
}
function renderTestCase(entry, outcome) {
    const { file, line } = entry.manifest;
    const time = formatSeconds(entry.durationMs);
    const open = `    <testcase ${renderAttributes({ classname: file, name: entry.id, time, file, line })}`;
    const accepted = describeWaivers(entry).map(report_escape/* toSingleLine */.OX).join("\n");
    if (outcome === null && accepted === "")
        return `${open}/>`;
    if (outcome === null)
        return `${open}>\n      <system-out>${(0,report_escape/* escapeXml */.X)(accepted)}</system-out>\n    </testcase>`;
    const message = { message: entry.reason };
    const attributes = renderAttributes({ ...message, type: entry.error?.code ?? entry.state });
    const body = outcome === "skipped"
        ? `<skipped ${renderAttributes(message)}/>`
        : `<${outcome} ${attributes}>${(0,report_escape/* escapeXml */.X)(renderCaseDetails(entry))}</${outcome}>`;
    return `${open}>\n      ${body}\n    </testcase>`;
}
function renderCaseDetails(entry) {
    return [
        entry.reason,
        (0,landing_page_line/* formatLandingPage */.y)(entry, String),
        ...(0,select_fixes_and_risks/* getOpenRisks */.ZE)(entry).map((risk) => `${(0,select_fixes_and_risks/* getRiskTitle */.Cf)(risk)} (${(0,select_fixes_and_risks/* formatSeverity */.JE)(risk.impact)}): ${risk.message}`),
        ...(0,actions/* getOpenActions */.i)(entry)
            .slice(0, MAX_FIXES_PER_CASE)
            .map((action) => formatAction(entry, action)),
        ...describeWaivers(entry),
        ...entry.linkTrail.map((step) => `Link: ${step}`),
        ...entry.notices.map((notice) => `Notice: ${notice}`),
    ]
        .map(report_escape/* toSingleLine */.OX)
        .join("\n");
}
const formatAction = (entry, { element, changes }) => `Fix: ${element}, ${changes.map((change) => formatChange(entry, change)).join("; or ")}`;
const formatChange = (entry, change) => `${(0,select_fixes_and_risks/* describeDirection */.p6)(change)}: ${(0,word_diff/* formatPlainChange */.ed)(change.currentValue, change.suggestedValue, MAX_CHANGE_CHARS)}` +
    formatRepairLocation(entry, change);
function formatRepairLocation(entry, { fix }) {
    const repair = fix === null ? undefined : (0,entry_repairs/* findRepair */.jc)(entry, fix);
    return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${(0,entry_repairs/* describeSafety */.UQ)(repair)})`;
}
const formatSeconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const renderAttributes = (values) => Object.entries(values)
    .map(([key, value]) => `${key}="${(0,report_escape/* escapeXml */.X)((0,report_escape/* toSingleLine */.OX)(String(value)))}"`)
    .join(" ");

// EXTERNAL MODULE: ./build/report/markdown/report.js + 8 modules
var report = __webpack_require__(54801);
;// CONCATENATED MODULE: ./build/report/sarif-category.js

const UNNAMED_MANIFEST = "ads.yml";
const PLAIN_MANIFESTS = /^[\w./*?,@+-]{1,120}$/u;
function getSarifCategory({ mode = "evaluate", manifests = [], shard }) {
    const patterns = [...new Set(manifests.map((pattern) => pattern.replace(/^(?:\.\/)+/u, "")))].sort();
    const named = patterns.join(",");
    const parts = [
        "adhere",
        mode,
        ...(named === "" || named === UNNAMED_MANIFEST
            ? []
            : [PLAIN_MANIFESTS.test(named) ? named : `manifest-${hash(named)}`]),
        ...(shard === undefined ? [] : [`shard-${shard.index}-of-${shard.of}`]),
    ];
    return `${parts.join("/")}/`;
}
const hash = (text) => (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);

;// CONCATENATED MODULE: ./build/report/sarif.js






const MAX_SARIF_RESULTS = 5000;
function renderSarifReport(local) {
    const result = (0,repository_paths/* withRepositoryPaths */.dH)(local);
    const ranked = listFindings(result, report_escape/* escapeSarif */.hP);
    const shown = ranked.slice(0, MAX_SARIF_RESULTS);
    const hasSuppressions = shown.some(({ accepted }) => accepted);
    const log = {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: "Adhere",
                        semanticVersion: result.tool.version,
                        informationUri: "https://github.com/adhere-check/adhere",
                        rules: SARIF_RULES.map(toRuleObject),
                    },
                },
                automationDetails: { id: getSarifCategory(result) },
                invocations: [toInvocation(result, ranked.length - shown.length)],
                originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
                columnKind: "utf16CodeUnits",
                results: shown.map((finding) => toResultObject(finding, hasSuppressions)),
            },
        ],
    };
    return `${JSON.stringify(log, null, 1)}\n`;
}
const toRuleObject = ({ id, title, help, helpUri }) => ({
    id,
    name: id.replace(/(?:^|-)(.)/gu, (_, letter) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: help },
    help: {
        text: `${help} More: ${helpUri}`,
        markdown: `${help}\n\n[What it means and how to fix it](${helpUri})`,
    },
    helpUri,
    properties: { tags: ["ads", "landing-pages"] },
});
function toResultObject({ rule, level, entry, text, accepted, fingerprint }, hasSuppressions) {
    const { file, line, column, endLine } = entry.manifest;
    return {
        ruleId: rule.id,
        ruleIndex: SARIF_RULES.indexOf(rule),
        level,
        message: { text },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: toArtifactLocation(file),
                    region: { startLine: line, startColumn: column, endLine: Math.max(line, endLine) },
                },
            },
        ],
        partialFingerprints: { "adhereFinding/v1": fingerprint },
        ...(hasSuppressions && { suppressions: accepted ? [toSuppression(entry)] : [] }),
    };
}
const toSuppression = (entry) => ({
    kind: "external",
    status: "accepted",
    justification: (0,report_escape/* escapeSarif */.hP)(describeWaivers(entry).join(" "), FINDING_MAX_CHARS.sentence),
});
function toArtifactLocation(file) {
    const path = file
        .toWellFormed()
        .replaceAll("\\", "/")
        .replace(/^(?:\.\/)+/u, "");
    const encoded = path.split("/").map(encodeURIComponent).join("/");
    if (path.startsWith("/"))
        return { uri: `file://${encoded}` };
    if (/^[a-z]:\//iu.test(path))
        return { uri: `file:///${encoded.replace("%3A", ":")}` };
    return { uri: encoded, uriBaseId: "%SRCROOT%" };
}
function toInvocation({ verdict, exitCode, startedAt, durationMs }, omitted) {
    return {
        executionSuccessful: verdict !== "inconclusive",
        exitCode,
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        ...(omitted > 0 && {
            toolExecutionNotifications: [
                {
                    level: "warning",
                    message: { text: `${omitted} more findings of lower levels are in the JSON report.` },
                },
            ],
        }),
    };
}

// EXTERNAL MODULE: ./build/run/atomic-write.js
var atomic_write = __webpack_require__(95699);
// EXTERNAL MODULE: ./build/compose/find-repairs.js
var find_repairs = __webpack_require__(33599);
// EXTERNAL MODULE: ./build/compose/run-options.js
var run_options = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/compose/shard-attachments.js
var shard_attachments = __webpack_require__(70148);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/compose/shrink-pictures.js




const TARGET_PICTURE_BYTES = 40_000;
const MAX_WIDTH_PX = { ad: 720, mobile: 480, desktop: 900 };
const MAX_SHRINK_MS = 30_000;
const MAX_CONCURRENT_PICTURES = 2;
const chooseMaxWidth = (role, { viewport }) => role === "ad" ? MAX_WIDTH_PX.ad : MAX_WIDTH_PX[viewport ?? "desktop"];
async function shrinkPictures(result, reduce, signal) {
    const until = performance.now() + MAX_SHRINK_MS;
    const limit = (0,p_limit/* default */.A)(MAX_CONCURRENT_PICTURES);
    const small = new Map();
    let room = MAX_HTML_BYTES;
    await Promise.all(sortPicturesByPriority(result.entries).map(({ role, picture }) => limit(async () => {
        if (signal.aborted || performance.now() > until || room < 0)
            return;
        const made = picture.bytes.byteLength <= TARGET_PICTURE_BYTES
            ? picture
            : await reduce(picture, {
                maxWidth: chooseMaxWidth(role, picture),
                targetBytes: TARGET_PICTURE_BYTES,
            }).catch(() => picture);
        room -= (0,media_type/* getDataUrlLength */.qc)(made);
        small.set(picture, made);
    })));
    return { ...result, entries: result.entries.map((entry) => replacePictures(entry, small)) };
}
function replacePictures(entry, small) {
    if (entry.attachments === undefined)
        return entry;
    const pictures = Object.fromEntries(Object.entries(entry.attachments.pictures).map(([role, picture]) => [role, small.get(picture) ?? picture]));
    return { ...entry, attachments: { ...entry.attachments, pictures } };
}

;// CONCATENATED MODULE: ./build/compose/report-folder.js













const REPORT_FILES = {
    json: "report.json",
    html: "report.html",
    junit: "junit.xml",
    markdown: "report.md",
    sarif: "report.sarif",
    quality: "code-quality.json",
};
async function writeRunOutput(checked, options) {
    const directory = (0,run_options/* getReportFolder */.V)(options, checked.mode);
    const repairs = checked.mode === "links" ? undefined : await (0,find_repairs/* findRepairs */.q_)(checked, options.cwd, directory);
    const result = repairs === undefined ? checked : (0,find_repairs/* addRepairs */.qJ)(checked, repairs.plan);
    const { paths, warnings } = await writeReports(result, directory, options);
    const unpatched = [
        ...(await (0,find_repairs/* removePatches */.Z_)(directory)),
        ...(repairs === undefined ? [] : await (0,find_repairs/* writePatches */.CJ)(repairs, directory)),
    ];
    const unattached = result.shard === undefined ? [] : await (0,shard_attachments/* writeAttachments */.s)(result, directory);
    const reports = { paths, warnings: [...options.warnings, ...warnings, ...unpatched, ...unattached] };
    return { result, reports, ...(repairs && { repairs }) };
}
async function writeReports(result, directory, { shrinkPicture, signal }) {
    const reports = {
        json: () => (0,json/* renderJsonReport */.n)(result, (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(directory)).href),
        junit: () => renderJunitReport(result),
        markdown: () => (0,report/* renderMarkdownReport */._9)(result),
        sarif: () => renderSarifReport(result),
        quality: () => renderCodeQualityReport(result),
        html: async () => renderHtmlReport(shrinkPicture ? await shrinkPictures(result, shrinkPicture, signal) : result),
    };
    const paths = {};
    const warnings = [];
    for (const kind of ["json", "junit", "markdown", "sarif", "quality", "html"]) {
        const file = external_node_path_.resolve(directory, REPORT_FILES[kind]);
        try {
            await (0,atomic_write/* writeFileAtomically */.l)(file, await reports[kind]());
            paths[kind] = file;
        }
        catch (error) {
            warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
        }
    }
    return { paths, warnings };
}


/***/ }),

/***/ 70148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyPictures: () => (/* binding */ copyPictures),
/* harmony export */   readAttachments: () => (/* binding */ readAttachments),
/* harmony export */   s: () => (/* binding */ writeAttachments)
/* harmony export */ });
/* unused harmony export ATTACHMENTS_FILE */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80737);
/* harmony import */ var _ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60248);
/* harmony import */ var _ground_media_type_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2215);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9665);
/* harmony import */ var _run_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95699);







const ATTACHMENTS_FILE = "attachments.json";
const ATTACHMENTS_SCHEMA = "adhere-attachments/1";
const MAX_ATTACHMENTS_BYTES = 64 * 1024 * 1024;
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
const pixelCount = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().positive().max(100_000);
const Box = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ x: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), y: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), width: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), height: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() });
const PictureSize = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    width: pixelCount,
    height: pixelCount,
    scale: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().positive().max(100),
    viewport: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(["mobile", "desktop"]).exactOptional(),
    foldHeight: pixelCount.exactOptional(),
});
const EntryAttachments = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    ad: PictureSize.optional(),
    landingPage: PictureSize.optional(),
    alternate: PictureSize.optional(),
    outlines: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ ad: Box.nullable(), landingPage: Box.nullable() })).max(1000),
    kinds: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).max(1000).optional(),
});
const AttachmentsFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(ATTACHMENTS_SCHEMA),
    entries: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(EntryAttachments),
});
const PICTURE_FIELDS = {
    ad: "adScreenshotUrl",
    landingPage: "landingPageScreenshotUrl",
    alternate: "alternateScreenshotUrl",
};
const ROLES = Object.keys(PICTURE_FIELDS);
async function writeAttachments({ entries }, directory) {
    const kept = entries.flatMap(({ id, attachments }) => attachments === undefined ? [] : [describePictures(id, attachments)]);
    if (kept.length === 0)
        return [];
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, ATTACHMENTS_FILE);
    try {
        await (0,_run_atomic_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomically */ .l)(file, `${JSON.stringify({ schema: ATTACHMENTS_SCHEMA, entries: kept })}\n`);
        return [];
    }
    catch (error) {
        return [`The picture details for the merged report could not be written to ${file}: ${String(error)}`];
    }
}
function describePictures(id, { pictures, outlines, kinds }) {
    const facts = ROLES.flatMap((role) => {
        const picture = pictures[role];
        if (picture === undefined)
            return [];
        const { bytes: _bytes, mediaType: _type, ...rest } = picture;
        return [[role, rest]];
    });
    return { id, ...Object.fromEntries(facts), outlines, ...(kinds && { kinds: [...kinds] }) };
}
async function readAttachments(folder) {
    try {
        const bytes = await readRegularFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ATTACHMENTS_FILE), MAX_ATTACHMENTS_BYTES);
        const { entries } = AttachmentsFile.parse(JSON.parse(bytes.toString("utf8")));
        return new Map(entries.map((entry) => [entry.id, entry]));
    }
    catch {
        return new Map();
    }
}
async function copyPictures(entry, from, keep, known) {
    const { answer } = entry;
    if (answer === null)
        return entry;
    const named = [];
    const pictures = {};
    const given = answer;
    for (const role of ROLES) {
        const field = PICTURE_FIELDS[role];
        const name = given[field];
        if (!isRelativePath(name))
            continue;
        const picture = await readPicture(from, name);
        const facts = known?.[role];
        const url = picture === null ? "" : await keep("", role, { ...UNKNOWN_SIZE, ...picture });
        named.push([field, role === "ad" ? url : url || null]);
        if (picture !== null && facts !== undefined)
            pictures[role] = { ...picture, ...facts };
    }
    const frames = given["videoFrames"];
    if (Array.isArray(frames))
        named.push(["videoFrames", await copyFrames(frames, from, keep)]);
    const attached = Object.keys(pictures).length > 0 && known !== undefined;
    return {
        ...entry,
        answer: { ...answer, ...Object.fromEntries(named) },
        ...(attached && {
            attachments: {
                pictures,
                outlines: known.outlines,
                ...(known.kinds && { kinds: known.kinds }),
                linkTrail: entry.linkTrail,
                notices: entry.notices,
            },
        }),
    };
}
async function copyFrames(frames, from, keep) {
    const brought = [];
    for (const frame of frames) {
        if (!(0,_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasScreenshotUrl */ .y)(frame) || !isRelativePath(frame.screenshotUrl)) {
            brought.push(frame);
            continue;
        }
        const picture = await readPicture(from, frame.screenshotUrl);
        const screenshotUrl = picture === null ? "" : await keep("", "ad", { ...UNKNOWN_SIZE, ...picture });
        brought.push({ ...frame, screenshotUrl });
    }
    return brought;
}
const isRelativePath = (name) => typeof name === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(name);
const UNKNOWN_SIZE = { width: 0, height: 0, scale: 1 };
async function readPicture(folder, name) {
    if (!/^screenshots\/[\w-]+\.[a-z]+$/u.test(name))
        return null;
    try {
        const bytes = await readRegularFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), MAX_PICTURE_BYTES);
        const format = (0,_ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__/* .detectMediaFormat */ .fv)(bytes.subarray(0, _ground_media_format_js__WEBPACK_IMPORTED_MODULE_2__/* .HEAD_BYTES */ .Lq));
        return format?.kind === "image" && (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_3__/* .isPictureType */ .R8)(format.mediaType) ? { mediaType: format.mediaType, bytes } : null;
    }
    catch {
        return null;
    }
}
async function readRegularFile(file, most) {
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file);
    if (!entry.isFile() || entry.size > most)
        throw new Error(`${file} is not a regular file of at most ${most} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderJsonReport),
/* harmony export */   y: () => (/* binding */ hasScreenshotUrl)
/* harmony export */ });
function renderJsonReport(result, folder) {
    const { entries, ...head } = result;
    const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
    const toRelative = (key, value) => base !== null && SCREENSHOT_KEYS.includes(key) && typeof value === "string" && value.startsWith(base)
        ? value.slice(base.length)
        : value;
    const lines = entries.map(({ attachments: _, ...entry }) => JSON.stringify(entry, toRelative));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl", "screenshotUrl"];
const hasScreenshotUrl = (frame) => typeof frame === "object" && frame !== null && "screenshotUrl" in frame && typeof frame.screenshotUrl === "string";


/***/ })

};
