export const id = 5434;
export const ids = [5434];
export const modules = {

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderJsonReport),
/* harmony export */   y: () => (/* binding */ hasScreenshotUrl)
/* harmony export */ });
function renderJsonReport(result, folder) {
    const { entries, ...run } = result;
    const head = run;
    const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
    const lines = entries.map(({ attachments: _attachments, ...entry }) => JSON.stringify(base === null ? entry : withRelativeScreenshots(entry, base)));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
const SCREENSHOT_KEYS = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"];
function withRelativeScreenshots(entry, base) {
    if (entry.answer === null)
        return entry;
    const toRelative = (url) => typeof url === "string" && url.startsWith(base) ? url.slice(base.length) : url;
    const answer = entry.answer;
    const screenshots = SCREENSHOT_KEYS.filter((key) => key in answer).map((key) => [
        key,
        toRelative(answer[key]),
    ]);
    const frames = answer["videoFrames"];
    return {
        ...entry,
        answer: {
            ...entry.answer,
            ...Object.fromEntries(screenshots),
            ...(Array.isArray(frames) && {
                videoFrames: frames.map((frame) => hasScreenshotUrl(frame) ? { ...frame, screenshotUrl: toRelative(frame.screenshotUrl) } : frame),
            }),
        },
    };
}
const hasScreenshotUrl = (frame) => typeof frame === "object" &&
    frame !== null &&
    "screenshotUrl" in frame &&
    typeof frame.screenshotUrl === "string";


/***/ }),

/***/ 35434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openReportPictureStore: () => (/* binding */ openReportPictureStore),
  writeReports: () => (/* binding */ writeReports)
});

// UNUSED EXPORTS: REPORT_FILES, createPictureStore

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/format-count.js
var format_count = __webpack_require__(56134);
// EXTERNAL MODULE: ./build/report/fixes-and-risks.js
var fixes_and_risks = __webpack_require__(4621);
;// CONCATENATED MODULE: ./build/report/waivers.js


function describeWaivers(entry) {
    const { waivers = [], scoreWithoutAccepted: score } = entry;
    return [
        ...waivers.map(describeWaiver),
        ...((0,report_entries/* isWaived */.$y)(entry) && score !== null ? [`Its score without the waivers is ${score}.`] : []),
    ];
}
function describeWaiver({ kind, until, reason, state, elements }) {
    const what = elements.length === 0 ? (0,fixes_and_risks/* humanizeIdentifier */.lx)(kind) : elements.join(", ");
    switch (state) {
        case "accepted":
            return `Accepted until ${until}: ${what}. ${reason}`;
        case "unused":
            return `Waiver until ${until} matches no finding: ${what}. Remove it from the manifest.`;
        case "expired":
            return `Waiver expired on ${until}: ${what}. Fix the finding or renew the waiver: ${reason}`;
    }
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
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
    let source = parts[0] ?? "";
    for (const [at, value] of values.entries())
        source += toHtmlSource(value) + (parts[at + 1] ?? "");
    return new Markup(source);
}
const rawMarkup = (source) => {
    if (/<\/|<!--/u.test(source))
        throw new Error("The style or script contains its own end tag.");
    return new Markup(source);
};

;// CONCATENATED MODULE: ./build/report/html/icons.js

const ICON_PATHS = {
    fail: "M5 5 11 11M11 5 5 11",
    warn: "M8 3.6v5.2M8 11.9v.2",
    pass: "M3.8 8.4 6.7 11.3 12.2 4.9",
    skip: "M4.5 8h7",
};
const renderIcon = (tint) => html `<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[tint]}"/></svg>`;
const renderPill = (tint, label) => html `<span class="pill ${tint}">${renderIcon(tint)}${label}</span>`;
const renderScoreRing = (score, tint) => html `<svg class="ring ${tint}" viewBox="0 0 44 44" aria-hidden="true"><circle class="track" cx="22" cy="22" r="19"/><circle class="fill" cx="22" cy="22" r="19" pathLength="10" stroke-dasharray="${score} 10" transform="rotate(-90 22 22)"/><text x="22" y="22" dy=".36em">${score}</text></svg>`;
const renderScoreBar = (score, tint) => html `<svg class="bar ${tint}" aria-hidden="true"><rect class="track" width="100%" height="100%" rx="3"/><rect class="fill" width="${score * 10}%" height="100%" rx="3"/></svg>`;
const renderSwatch = (colour) => html `<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" rx="3" fill="${colour}"/></svg>`;

;// CONCATENATED MODULE: ./build/report/html/labels.js


const STATUS_COLOURS = {
    failing: "fail",
    inconclusive: "warn",
    passed: "pass",
    skipped: "skip",
};
const getEntryColour = (entry) => STATUS_COLOURS[(0,report_entries/* getEntryBadge */._C)(entry).status];
const DIMENSION_QUESTIONS = {
    visualMatch: { title: "Visual", question: "Does the page look like the ad?" },
    messageMatch: { title: "Message", question: "Does the page say what the ad says?" },
    aboveTheFoldContinuity: { title: "Above the fold", question: "Is it visible without scrolling?" },
    toneAlignment: { title: "Tone", question: "Do ad and page have the same tone?" },
};
const BAND_LABELS = new Map(Object.entries({
    EXCEPTIONAL: "exceptional",
    GOOD: "good",
    MODERATE: "moderate",
    POOR: "poor",
    VERY_POOR: "very poor",
}));
const getBandLabel = (band) => BAND_LABELS.get(band) ?? (0,fixes_and_risks/* humanizeIdentifier */.lx)(band).toLowerCase();
const COMPARISON_STATUS_LABELS = new Map(Object.entries({
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "Partly", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
}));
const getComparisonLabel = ({ status }) => COMPARISON_STATUS_LABELS.get(status) ?? { label: (0,fixes_and_risks/* humanizeIdentifier */.lx)(status), tint: "skip" };
const SEVERITY_LABELS = new Map(Object.entries({
    CRITICAL: { label: "critical", tint: "fail" },
    HIGH: { label: "high", tint: "fail" },
    MEDIUM: { label: "medium", tint: "warn" },
    LOW: { label: "low", tint: "skip" },
}));
const getSeverityLabel = (severity) => SEVERITY_LABELS.get(severity) ?? { label: (0,fixes_and_risks/* humanizeIdentifier */.lx)(severity).toLowerCase(), tint: "skip" };
const isActionable = ({ status }) => !["match", "implicit", "obscured"].includes(status);
const VIEWPORT_LABELS = new Map([
    ["mobile", "on a phone"],
    ["desktop", "on a desktop"],
]);

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/word.js + 1 modules
var word = __webpack_require__(75367);
;// CONCATENATED MODULE: ./build/report/html/text-diff.js




const MAX_DIFF_VALUE_CHARS = 600;
const HEX_COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;
function renderQuote(text, maxChars = MAX_DIFF_VALUE_CHARS) {
    const pieces = (0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(text), maxChars).split(HEX_COLOUR);
    return html `${pieces.map((piece, at) => (at % 2 === 0 ? keepEdgeSpaces(piece) : html `${renderSwatch(piece)}${piece}`))}`;
}
const MIN_COMMON_SHARE = 0.3;
function diffValues(currentValue, suggestedValue) {
    const [before, after] = [currentValue, suggestedValue].map((text) => (0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(text), MAX_DIFF_VALUE_CHARS));
    const plain = { before: renderQuote(currentValue), after: renderQuote(suggestedValue) };
    if (!before || !after)
        return plain;
    const parts = (0,word/* diffWordsWithSpace */.pR)(before, after);
    const unchanged = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
    if (unchanged < MIN_COMMON_SHARE * Math.max(before.length, after.length))
        return plain;
    const oldParts = parts.filter(({ added }) => !added);
    const newParts = parts.filter(({ removed }) => !removed);
    return {
        before: html `${oldParts.map(({ value, removed }) => keepEdgeSpaces(value, removed ? renderDeleted : undefined))}`,
        after: html `${newParts.map(({ value, added }) => keepEdgeSpaces(value, added ? renderInserted : undefined))}`,
    };
}
const SPACE = html ` `;
const renderDeleted = (text) => html `<del>${text}</del>`;
const renderInserted = (text) => html `<ins>${text}</ins>`;
const keepEdgeSpaces = (text, wrap = (plain) => plain) => html `${/^\s/u.test(text) && SPACE}${text.trim() !== "" && wrap(html `${text}`)}${/\S\s+$/u.test(text) && SPACE}`;

;// CONCATENATED MODULE: ./build/report/html/comparisons.js





const MAX_TABLE_VALUE_CHARS = 240;
function renderComparisons(entry, evaluation) {
    const all = evaluation.elementComparisons;
    if (all.length === 0)
        return null;
    return html `<section class="part"><h3>What was compared</h3><table class="compared"><thead><tr><th scope="col"><span class="sr">Number</span></th><th scope="col">Element</th><th scope="col">In the ad</th><th scope="col">On the page</th><th scope="col">Result</th></tr></thead><tbody>${all.map((comparison, index) => renderComparisonRow(comparison, index + 1, (0,report_entries/* isAccepted */.oB)(entry, comparison)))}</tbody></table></section>`;
}
function renderComparisonRow(comparison, number, accepted) {
    const { label, tint } = getComparisonLabel(comparison);
    const actionable = isActionable(comparison);
    return html `<tr data-n="${number}"><td class="n"><span class="tag ${tint}">${number}</span></td><th scope="row">${comparison.element}</th><td data-label="In the ad" dir="auto">${renderQuote(comparison.adValue, MAX_TABLE_VALUE_CHARS)}</td><td data-label="On the page" dir="auto">${renderQuote(comparison.landingPageValue, MAX_TABLE_VALUE_CHARS)}</td><td class="result">${renderPill(tint, label)}${actionable && html ` <span class="grave">${getSeverityLabel(comparison.severity).label}</span>`}${accepted && html ` <span class="grave">accepted</span>`}${actionable && html `<p class="advice" dir="auto">${comparison.recommendation}</p>`}</td></tr>`;
}

// EXTERNAL MODULE: ./build/report/repairs.js
var repairs = __webpack_require__(76449);
;// CONCATENATED MODULE: ./build/report/html/fixes.js






const MAX_OPEN_FIXES = 2;
const FIXES_MAX_ITEMS = { risks: 8, fixes: 24, steps: 12 };
function renderRisks(entry) {
    const all = (0,fixes_and_risks/* getOpenRisks */.ZE)(entry).slice(0, FIXES_MAX_ITEMS.risks);
    if (all.length === 0)
        return null;
    return html `<section class="part"><h3>Why it matters</h3><ul class="risks">${all.map((risk) => {
        const { label, tint } = getSeverityLabel(risk.impact);
        return html `<li>${renderPill(tint, (0,fixes_and_risks/* getRiskTitle */.Cf)(risk))} <span class="grave">${label}</span><p dir="auto">${risk.message}</p></li>`;
    })}</ul></section>`;
}
function renderFixes(entry) {
    const item = (fix) => renderFix(fix, (0,repairs/* findRepair */.jc)(entry, fix));
    const all = (0,fixes_and_risks/* getOpenFixes */.C9)(entry).slice(0, FIXES_MAX_ITEMS.fixes);
    if (all.length === 0)
        return null;
    const [first, rest] = [all.slice(0, MAX_OPEN_FIXES), all.slice(MAX_OPEN_FIXES)];
    return html `<section class="part"><h3>Fix it</h3><ol class="fixes">${first.map(item)}</ol>${rest.length > 0 &&
        html `<details class="more"><summary>${rest.length === 1 ? "1 more fix" : `${rest.length} more fixes`}</summary><ol class="fixes" start="${MAX_OPEN_FIXES + 1}">${rest.map(item)}</ol></details>`}</section>`;
}
function renderFix(fix, repair) {
    const { before, after } = diffValues(fix.currentValue, fix.suggestedValue);
    const element = fix.element === "" ? (0,fixes_and_risks/* humanizeIdentifier */.lx)(fix.fixType) : fix.element;
    return html `<li class="fix"><h4>${element}: ${(0,fixes_and_risks/* describeDirection */.p6)(fix)}</h4><dl class="change"><div class="before"><dt>Current</dt><dd dir="auto">${fix.currentValue.trim() === "" ? html `<i>(none)</i>` : before}</dd></div><div class="after"><dt>Suggested</dt><dd dir="auto"><span class="copied">${after}</span>${renderCopyButton(`the new ${element.toLowerCase()}`)}</dd></div></dl>${fix.reasoning.trim() !== "" && html `<p dir="auto">${fix.reasoning}</p>`}${repair !== undefined && renderRepair(repair)}${renderInstructions(fix)}</li>`;
}
const renderCopyButton = (what) => html `<button type="button" class="copy" hidden aria-label="Copy ${what}">Copy</button>`;
const renderRepair = (repair) => html `<p class="stands">In <code>${repair.file}:${repair.line}</code>: ${(0,repairs/* describeSafety */.UQ)(repair)}. ${repair.why}</p>`;
function renderInstructions(fix) {
    const steps = fix.implementationSteps.slice(0, FIXES_MAX_ITEMS.steps);
    const facts = [
        ["Expected impact", fix.expectedImpact],
        ["Tradeoff", fix.tradeoff],
        ["CSS selector", fix.cssSelector === "" ? "" : html `<code>${renderQuote(fix.cssSelector, 200)}</code>`],
        ["Confidence", `${Math.round(fix.confidenceScore * 100)}%`],
    ];
    return html `<details class="how"><summary>How to apply it</summary>${steps.length > 0 && html `<ol dir="auto">${steps.map((step) => html `<li>${step}</li>`)}</ol>`}<dl class="facts">${facts.map(([name, value]) => (value instanceof Object || value.trim() !== "") &&
        html `<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl></details>`;
}

;// CONCATENATED MODULE: ./build/report/html/next-step.js






const MAX_STEP_CHARS = 160;
function getNextStep(entry) {
    const why = html `${(0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(entry.reason), MAX_STEP_CHARS)}`;
    if (entry.error?.blame === "manifest")
        return { instruction: "Fix the ad file", detail: why };
    if ((0,report_entries/* isMessageNotJudged */.Ks)(entry))
        return { instruction: "Add the ad's text to the manifest", detail: why };
    switch (entry.state) {
        case "link_broken":
            return { instruction: "Pause the ad or point it at a working page", detail: why };
        case "below_threshold":
        case "regressed":
            return getFirstFix(entry);
        case "url_only":
            return { instruction: "Check the page manually", detail: why };
        case "error":
            return { instruction: "Run the check again", detail: why };
        default:
            return null;
    }
}
function getFirstFix(entry) {
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    const [fix] = (0,fixes_and_risks/* getOpenFixes */.C9)(entry);
    if (fix !== undefined) {
        const [current, suggested] = [fix.currentValue, fix.suggestedValue].map((text) => (0,report_escape/* truncateText */.EJ)((0,report_escape/* toSingleLine */.OX)(text), MAX_STEP_CHARS));
        const { before, after } = diffValues(current ?? "", suggested ?? "");
        const from = current === ""
            ? null
            : html `<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
        return {
            instruction: `${fix.element}: ${(0,fixes_and_risks/* describeDirection */.p6)(fix)}`,
            detail: html `${from}<q class="to">${after}</q>`,
        };
    }
    const low = evaluation === null ? null : (0,report_entries/* findWeakestDimension */.s2)(evaluation);
    if (low === null)
        return { instruction: "Compare ad and page", detail: html `${entry.reason}` };
    const { title, question } = DIMENSION_QUESTIONS[low.dimension];
    return { instruction: `Improve ${title.toLowerCase()} (${low.score})`, detail: html `${question}` };
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
;// CONCATENATED MODULE: ./build/report/html/scores.js





const getScoreColour = (score) => (score >= 7 ? "pass" : score >= 5 ? "warn" : "fail");
function renderScores(evaluation) {
    const scores = (0,report_entries/* getDimensionScores */.Y8)(evaluation);
    return html `<section class="part"><h3>Why this score</h3><div class="scores">${vocabulary/* DIMENSIONS */.Yf.map((dimension) => renderScoreTile(dimension, scores[dimension], evaluation))}</div>${renderScoringProfile(evaluation)}</section>`;
}
function renderScoreTile(dimension, score, evaluation) {
    const { title, question } = DIMENSION_QUESTIONS[dimension];
    const { reasoning, band } = evaluation.detailedScores[dimension];
    const showsBand = score === evaluation.detailedScores[dimension].score;
    const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
    return html `<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${score === null ? null : renderScoreBar(score, getScoreColour(score))}<p class="question">${question} ${score === null
        ? html `<b>Not evaluated.</b>`
        : html `${showsBand && html `<b>${capitalize(getBandLabel(band))}</b>, `}${showsBand ? "weight" : "Weight"} ${weight}%.`}</p><p class="why" dir="auto">${stripScorePrefix(reasoning)}</p></div>`;
}
const stripScorePrefix = (reasoning) => reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");
function renderScoringProfile({ appliedProfile, alternateScores, analysisModel, }) {
    const others = (alternateScores ?? []).map(({ displayLabel, overallScore }) => html `<li>${displayLabel}: <b>${overallScore}</b></li>`);
    return html `<p class="fine">Weights: ${appliedProfile.displayLabel}. ${appliedProfile.detectionReason} Evaluated by ${analysisModel}.</p>${others.length > 0 &&
        html `<p class="fine">The lowest-scoring placement counts. The others:</p><ul class="fine">${others}</ul>`}`;
}
const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

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
const getDataUrlLength = ({ bytes, mediaType }) => `data:${mediaType};base64,`.length + Math.ceil(bytes.byteLength / 3) * 4;
const toDataUrl = ({ bytes, mediaType }) => `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
function selectPicturesWithin(entries, maxBytes) {
    const selected = new Set();
    let remaining = maxBytes;
    for (const { picture } of sortPicturesByPriority(entries)) {
        remaining -= selected.has(picture) ? 0 : getDataUrlLength(picture);
        if (remaining < 0)
            break;
        selected.add(picture);
    }
    return selected;
}

;// CONCATENATED MODULE: ./build/report/html/side-by-side.js



const COLOUR_ORDER = ["fail", "warn", "skip", "pass"];
function renderSideBySide(entry, evaluation, embedded) {
    const { ad, landingPage, alternate } = entry.attachments?.pictures ?? {};
    const isEmbedded = (picture) => picture !== undefined && embedded.has(picture);
    const panes = [
        isEmbedded(ad) &&
            renderPane("The ad", `The ad ${entry.id}`, ad, collectOutlines(entry, evaluation, "ad")),
        isEmbedded(landingPage) &&
            renderPane(getPaneTitle("The page", landingPage), `The landing page of ${entry.id}`, landingPage, collectOutlines(entry, evaluation, "landingPage")),
    ].filter((one) => one !== false);
    if (panes.length === 0)
        return null;
    return html `<div class="panes panes-${panes.length}">${panes}</div>${isEmbedded(alternate) &&
        html `<details class="more alternate"><summary>${getPaneTitle("The page", alternate)}</summary>${renderPane(getPaneTitle("The page", alternate), `The landing page of ${entry.id} ${describeViewport(alternate)}`, alternate, [])}</details>`}`;
}
const describeViewport = ({ viewport }) => VIEWPORT_LABELS.get(viewport ?? "") ?? "";
const getPaneTitle = (what, picture) => `${what} ${describeViewport(picture)}`.trim();
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
    return isActionable(comparison) && comparison.severity === "LOW" ? "warn" : tint;
}
const overlapsPicture = (box, { width, height, scale }) => box.width > 0 &&
    box.height > 0 &&
    box.x < width / scale &&
    box.y < height / scale &&
    box.x + box.width > 0 &&
    box.y + box.height > 0;
const isSameBox = (a, b) => Math.abs(a.x - b.x) < 3 &&
    Math.abs(a.y - b.y) < 3 &&
    Math.abs(a.width - b.width) < 6 &&
    Math.abs(a.height - b.height) < 6;
function renderPane(title, alt, picture, outlines) {
    const { width, height, scale, foldHeight } = picture;
    const tall = foldHeight !== undefined && height > foldHeight * scale * 1.05;
    const fold = tall ? ((foldHeight * scale) / height) * 100 : null;
    const shot = html `<div class="shot"><img src="${toDataUrl(picture)}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">${outlines.length + (fold ?? 0) > 0 &&
        html `<svg class="frames" aria-hidden="true">${outlines.map((outline) => renderOutline(outline, picture))}${fold !== null && renderFoldLine(fold)}</svg>`}</div>`;
    const kind = picture.viewport === "mobile" ? "phone" : picture.viewport === "desktop" ? "desktop" : "ad";
    return html `<figure class="pane ${kind}"><figcaption>${title}</figcaption>${tall
        ? html `<div class="scroller" tabindex="0" role="region" aria-label="${title}: ${alt}, scrollable">${shot}</div>`
        : html `<div class="still">${shot}</div>`}</figure>`;
}
const toPercent = (part, whole) => `${Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100}%`;
const estimateDisplayWidth = (viewport) => (viewport === "desktop" ? 640 : 280);
function renderOutline({ box, numbers, tint }, { width, height, scale, viewport }) {
    const [left, top] = [toPercent(box.x * scale, width), toPercent(box.y * scale, height)];
    const right = Math.min(width, (box.x + box.width) * scale);
    const bottom = Math.min(height, (box.y + box.height) * scale);
    const [across, down] = [
        toPercent(right - Math.max(0, box.x * scale), width),
        toPercent(bottom - Math.max(0, box.y * scale), height),
    ];
    const label = numbers.join(" · ");
    const labelOffset = (box.y * scale * estimateDisplayWidth(viewport)) / width > 20 ? -18 : 0;
    const rect = html `x="${left}" y="${top}" width="${across}" height="${down}"`;
    return html `<g class="frame ${tint}" data-n="${numbers.join(" ")}"><rect class="halo" ${rect} rx="3"/><rect ${rect} rx="3"/><svg x="${left}" y="${top}" width="1" height="1" overflow="visible"><rect class="tag" x="-1" y="${labelOffset - 1}" width="${10 + label.length * 6.6}" height="18" rx="3"/><text x="${4 + label.length * 3.3}" y="${labelOffset + 12.5}">${label}</text></svg></g>`;
}
const renderFoldLine = (percentage) => {
    const y = `${Math.round(percentage * 100) / 100}%`;
    return html `<g class="fold"><line x1="0" x2="100%" y1="${y}" y2="${y}"/><svg x="100%" y="${y}" width="1" height="1" overflow="visible"><rect class="tag" x="-122" y="-9" width="118" height="18" rx="9"/><text x="-63" y="4">above the fold</text></svg></g>`;
};

;// CONCATENATED MODULE: ./build/report/html/entry.js










const ENTRY_MAX_ITEMS = { notices: 8, trail: 24 };
function renderEntryItem(entry, options) {
    const { label } = (0,report_entries/* getEntryBadge */._C)(entry);
    const tint = getEntryColour(entry);
    const evaluation = (0,report_entries/* getEvaluation */.rv)(entry);
    const searchable = [
        entry.id,
        entry.landingUrl,
        entry.platform ?? "",
        label,
        entry.reason,
        entry.asset ?? "",
    ];
    return html `<li class="entry ${tint}" id="ad-${options.number}" data-state="${label}" data-platform="${entry.platform ?? "none"}" data-text="${searchable.join(" ").toLowerCase()}"><details${options.open && html ` open`}><summary><span class="state">${renderPill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2><span class="step">${renderBrief(entry)}</span><span class="platform">${entry.platform ?? ""}</span>${renderOverallScore(entry)}<span class="chevron" aria-hidden="true"></span></summary><div class="body">${renderReason(entry)}${options.detailed
        ? renderDetails(entry, evaluation, options.embedded)
        : html `<p class="fine">The JSON report has the rest.</p>`}${renderSource(entry)}</div></details></li>`;
}
const renderDetails = (entry, evaluation, embedded) => evaluation === null
    ? renderUnevaluated(entry, embedded)
    : html `${renderEvaluated(entry, evaluation, embedded)}${renderLinkTrail(entry, false)}`;
function renderOverallScore(entry) {
    const { overallScore, threshold } = entry;
    const before = entry.baseline?.overallScore ?? null;
    if (overallScore === null)
        return html `<span class="overall none">${formatHttpStatus(entry)}</span>`;
    const delta = before === null ? 0 : Math.round((overallScore - before) * 10) / 10;
    const tint = getEntryColour(entry);
    return html `<span class="overall">${renderScoreRing(overallScore, tint)}<span class="sr">Score ${overallScore}, </span><span class="of">needs ${threshold}${delta !== 0 &&
        html `<br><span class="delta ${delta > 0 ? "pass" : "fail"}">${delta > 0 ? `▲ ${delta}` : `▼ ${-delta}`}<span class="sr"> against the baseline</span></span>`}</span></span>`;
}
function formatHttpStatus({ answer, destination }) {
    const status = destination?.httpStatus ??
        (answer !== null && "linkBroken" in answer ? answer.linkBroken.httpStatus : null);
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
function renderReason(entry) {
    const notices = entry.notices.slice(0, ENTRY_MAX_ITEMS.notices);
    const waivers = describeWaivers(entry).map((sentence) => html `<li>${sentence}</li>`);
    return html `<p class="reason" dir="auto">${entry.reason}</p><p class="address"><span class="label">Landing page</span> <code class="copied" dir="ltr">${entry.landingUrl}</code>${renderCopyButton("the URL")}</p>${renderVisitedUrl(entry)}${renderFinalUrl(entry)}${notices.length + waivers.length > 0 &&
        html `<ul class="notices" dir="auto">${notices.map((notice) => html `<li>${notice}</li>`)}${waivers}</ul>`}`;
}
const renderVisitedUrl = ({ visited }) => visited === undefined
    ? null
    : html `<p class="address"><span class="label">Visited instead</span> <code dir="ltr">${visited.url}</code></p>`;
function renderFinalUrl({ answer, destination, visited }) {
    const end = answer !== null && "linkBroken" in answer
        ? answer.linkBroken
        : (destination ?? { finalUrl: null, url: "" });
    return end.finalUrl === null || end.finalUrl === end.url || end.finalUrl === visited?.url
        ? null
        : html `<p class="address"><span class="label">Redirects to</span> <code dir="ltr">${end.finalUrl}</code></p>`;
}
function renderEvaluated(entry, evaluation, embedded) {
    const pictures = renderSideBySide(entry, evaluation, embedded);
    const todo = html `${renderRisks(entry)}${renderFixes(entry)}`;
    const top = pictures === null
        ? todo
        : html `<div class="split ${getLayoutClass(entry)}"><section class="part seen"><h3>Screenshots</h3>${pictures}</section><div class="todo">${todo.source === "" ? renderNothingToFix(entry) : todo}</div></div>`;
    return html `${top}${renderComparisons(entry, evaluation)}${renderScores(evaluation)}`;
}
const renderNothingToFix = (entry) => html `<section class="part"><h3>What to do</h3><p>${entry.state === "passed"
    ? "Nothing: the page matches the ad."
    : "No fix is known. See the comparison below."}</p></section>`;
const getLayoutClass = ({ attachments }) => attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";
function renderUnevaluated(entry, embedded) {
    const pictures = renderSideBySide(entry, null, embedded);
    const steps = renderLinkTrail(entry, true);
    return pictures === null
        ? steps
        : html `<div class="split glance"><section class="part seen"><h3>Screenshots</h3>${pictures}</section>${steps}</div>`;
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
function renderSource({ manifest, asset, durationMs, error }) {
    return html `<p class="fine">In <code>${manifest.file}:${manifest.line}</code>${asset !== null && html ` · ad <code>${asset}</code>`}${error !== null && html ` · <code>${error.code}</code>`} · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}

;// CONCATENATED MODULE: ./build/report/html/report-header.js






const HEADER_MAX_ITEMS = { steps: 5, notices: 12 };
function renderReportHeader(result, ordered) {
    const { tint, word } = describeVerdict(result);
    return html `<header class="masthead"><p class="brand"><b>Adhere</b> <span>Ads and their landing pages</span></p><div class="verdict ${tint}"><span class="disc">${renderIcon(tint)}</span><div><p class="word">${word}</p><h1>${result.headline}</h1>${renderGateNote(result)}</div></div>${renderStateCounts(ordered)}<p class="fine run">${renderRunDetails(result)}</p></header>${renderFirstSteps(ordered)}${renderNotices(result)}`;
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
function countByState(ordered) {
    const counts = new Map();
    for (const entry of ordered) {
        const { label } = (0,report_entries/* getEntryBadge */._C)(entry);
        const state = counts.get(label) ?? { label, tint: getEntryColour(entry), count: 0 };
        state.count += 1;
        counts.set(label, state);
    }
    return [...counts.values()];
}
const renderStateCounts = (ordered) => html `<ul class="tally">${countByState(ordered).map(({ label, tint, count }) => html `<li class="${tint}"><b>${count}</b> ${label}</li>`)}</ul>`;
function renderRunDetails({ startedAt, commit, durationMs, tool }) {
    const at = `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
    const took = durationMs < 90_000 ? `${(durationMs / 1000).toFixed(1)} s` : `${Math.round(durationMs / 60_000)} min`;
    return html `<time datetime="${startedAt}">${at}</time>${commit !== null && html ` · commit <code>${commit.slice(0, 7)}</code>`} · ${took} · Adhere ${tool.version}`;
}
function renderFirstSteps(ordered) {
    const steps = ordered.flatMap((entry, index) => {
        const step = getNextStep(entry);
        return step === null ? [] : [{ entry, step, number: index + 1 }];
    });
    if (steps.length === 0)
        return null;
    const rest = steps.length - HEADER_MAX_ITEMS.steps;
    return html `<section class="first" aria-labelledby="first"><h2 id="first">Next steps</h2><ol>${steps
        .slice(0, HEADER_MAX_ITEMS.steps)
        .map(({ entry, step, number }) => html `<li class="${getEntryColour(entry)}"><a href="#ad-${number}" dir="auto">${entry.id || "(no id)"}</a> <b>${step.instruction}</b>${step.detail !== null && html `<span class="what" dir="auto">${step.detail}</span>`}</li>`)}</ol>${rest > 0 && html `<p class="fine">${(0,format_count/* formatCount */.B)(rest, "more ad")} below, worst first.</p>`}</section>`;
}
function renderNotices({ notices }) {
    if (notices.length === 0)
        return null;
    const rest = notices.length - HEADER_MAX_ITEMS.notices;
    return html `<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2><ul>${notices
        .slice(0, HEADER_MAX_ITEMS.notices)
        .map((notice) => html `<li dir="auto">${notice}</li>`)}${rest > 0 && html `<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}

;// CONCATENATED MODULE: ./build/report/html/filters.js


function renderFilters(ordered) {
    if (ordered.length < 2)
        return null;
    const states = countByState(ordered);
    const platforms = [...new Set(ordered.map(({ platform }) => platform ?? "none"))].sort();
    return html `<form class="filters" role="search" aria-label="Filter the ads" hidden><label class="find"><span class="sr">Find in ads</span><input type="search" name="text" placeholder="Search ads, URLs, reasons" autocomplete="off" spellcheck="false"></label>${states.length > 1 &&
        html `<fieldset><legend class="sr">State</legend>${states.map(({ label, tint, count }) => html `<label class="chip ${tint}"><input type="checkbox" name="state" value="${label}"><span>${label} <b>${count}</b></span></label>`)}</fieldset>`}${platforms.length > 1 &&
        html `<label class="pick"><span class="sr">Platform</span><select name="platform"><option value="">All platforms</option>${platforms.map((platform) => html `<option value="${platform}">${platform === "none" ? "no platform" : platform}</option>`)}</select></label>`}<output name="shown" aria-live="polite"></output><span class="folds"><button type="button" name="open">Open all</button> <button type="button" name="close">Close all</button></span></form>`;
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

;// CONCATENATED MODULE: ./build/report/html/style.js
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --card: #fff; --sunk: #f0f2f5; --ink: #161a20; --soft: #545e6c; --line: #dde1e7; --link: #2450b8; --shade: 0 1px 2px #10182814;
  --fail: #b3261e; --fail-ground: #fdeceb; --fail-line: #f2c3bf;
  --warn: #855400; --warn-ground: #fdf2da; --warn-line: #ecd29a;
  --pass: #1a6a3d; --pass-ground: #e4f4ea; --pass-line: #b5dcc4;
  --skip: #545e6c; --skip-ground: #eceff3; --skip-line: #d3d9e0;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1116; --card: #161a21; --sunk: #1e242d; --ink: #e7eaef; --soft: #a4aebb; --line: #2c333e; --link: #a3bbff; --shade: none;
    --fail: #ff9e95; --fail-ground: #3b1b1a; --fail-line: #6b302c;
    --warn: #f0c265; --warn-ground: #35290f; --warn-line: #5f4a1c;
    --pass: #80d6a2; --pass-ground: #132e1f; --pass-line: #275a3d;
    --skip: #a4aebb; --skip-ground: #242b35; --skip-line: #39424e;
  }
}
.fail { --tint: var(--fail); --ground: var(--fail-ground); --edge: var(--fail-line); }
.warn { --tint: var(--warn); --ground: var(--warn-ground); --edge: var(--warn-line); }
.pass { --tint: var(--pass); --ground: var(--pass-ground); --edge: var(--pass-line); }
.skip { --tint: var(--skip); --ground: var(--skip-ground); --edge: var(--skip-line); }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 5.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 1.75rem clamp(1rem, 3.5vw, 2.5rem) 3rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 400 .9375rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
a { color: var(--link); text-underline-offset: .15em; }
code { font: .875em/1.5 var(--mono); overflow-wrap: anywhere; }
p, dd, li { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a.jump { position: absolute; left: 1rem; top: -5rem; z-index: 9; padding: .6rem 1rem; background: var(--ink); color: var(--page); border-radius: 0 0 8px 8px; }
a.jump:focus { top: 0; }
.fine { color: var(--soft); font-size: .8125rem; line-height: 1.5; }
.fine code { font-size: .95em; }
button, input, select { font: inherit; color: inherit; }
button {
  padding: .28rem .7rem; border: 1px solid var(--line); border-radius: 7px; background: var(--card); font-size: .8125rem; line-height: 1.4; cursor: pointer;
}
.copy { flex: none; white-space: nowrap; }
button:hover { border-color: var(--soft); }

.brand { display: flex; gap: .6rem; align-items: baseline; color: var(--soft); font-size: .875rem; }
.brand b { color: var(--ink); font-size: 1rem; letter-spacing: -.01em; }
.verdict {
  display: grid; grid-template-columns: auto 1fr; gap: 1.15rem; align-items: center; margin-top: 1rem; padding: 1.4rem 1.5rem;
  border: 1px solid var(--edge); border-radius: 14px; background: var(--ground);
}
.verdict .disc { display: grid; place-items: center; width: 3.4rem; height: 3.4rem; border-radius: 50%; background: var(--tint); color: var(--card); }
.verdict .mark { width: 1.9rem; height: 1.9rem; }
.verdict .word { color: var(--tint); font-weight: 700; font-size: .875rem; letter-spacing: .01em; }
.verdict h1 { font-size: clamp(1.3rem, 2.6vw, 1.75rem); font-weight: 680; letter-spacing: -.017em; }
.verdict p:not(.word) { margin-top: .3rem; }
.tally { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin-top: 1rem; }
.tally li { color: var(--soft); }
.tally b { margin-right: .15rem; color: var(--tint); font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.run { margin-top: .5rem; }

.first { margin-top: 2rem; }
.first h2, .about h2, .listhead h2 { font-size: 1.0625rem; font-weight: 680; letter-spacing: -.01em; }
.first ol { margin-top: .7rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shade); counter-reset: step; }
.first li {
  position: relative; display: grid; grid-template-columns: minmax(7rem, 13rem) 1fr; gap: .1rem 1.25rem; padding: .8rem 1.1rem .8rem 3.3rem; counter-increment: step;
}
.first li + li { border-top: 1px solid var(--line); }
.first li::before {
  content: counter(step); position: absolute; left: 1.1rem; top: .78rem; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--ground); color: var(--tint);
  font-weight: 700; font-size: .8125rem; line-height: 1.5rem; text-align: center; font-variant-numeric: tabular-nums;
}
.first a { grid-row: span 2; font-weight: 500; }
.first .what { grid-column: 2; color: var(--soft); }
.first .fine { margin-top: .5rem; }
.about { margin-top: 1.75rem; }
.about ul { margin-top: .4rem; color: var(--soft); }
.about li, .notices li { position: relative; padding-left: 1.1rem; }
.about li::before, .notices li::before { content: "–"; position: absolute; left: 0; }
q { quotes: "“" "”"; }
q.to { color: var(--ink); }
ins { background: var(--pass-ground); color: var(--pass); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; border-radius: 3px; }
del { background: var(--fail-ground); color: var(--fail); border-radius: 3px; }

main { display: block; margin-top: 2.25rem; }
.listhead { position: sticky; top: 0; z-index: 3; margin: 0 -.5rem; padding: .6rem .5rem; background: var(--page); }
.filters { display: flex; flex-wrap: wrap; gap: .5rem .6rem; align-items: center; margin-top: .6rem; }
.filters input[type=search], .filters select { height: 2.15rem; padding: 0 .7rem; border: 1px solid #8a94a3; border-radius: 8px; background: var(--card); }
.filters .find { flex: 1 1 15rem; max-width: 22rem; }
.filters .find input { width: 100%; }
.filters ::placeholder { color: var(--soft); opacity: 1; }
.filters fieldset { display: flex; flex-wrap: wrap; gap: .35rem; }
.chip { position: relative; }
.chip input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.chip span { display: block; padding: .3rem .7rem; border: 1px solid var(--edge); border-radius: 99px; background: var(--card); color: var(--tint); font-size: .8125rem; line-height: 1.45; }
.chip b { font-variant-numeric: tabular-nums; }
.chip input:checked + span { background: var(--tint); border-color: var(--tint); color: var(--card); }
.chip input:focus-visible + span { outline: 3px solid var(--link); outline-offset: 2px; }
.filters output { color: var(--soft); font-size: .8125rem; }
.filters output:empty { display: none; }
.folds { margin-left: auto; }
.empty { padding: 2rem 0; text-align: center; color: var(--soft); }

.entries { margin-top: .5rem; }
.entry { margin-top: .6rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shade); content-visibility: auto; contain-intrinsic-size: auto 4.2rem; }
.entry:has(> details[open]) { contain-intrinsic-size: auto 60rem; }
.entry > details > summary {
  display: grid; grid-template-columns: 11.4rem minmax(8rem, 17rem) minmax(0, 1fr) auto 7.4rem .8rem; gap: .2rem .9rem; align-items: center;
  min-height: 4.2rem; padding: .6rem 1.1rem; border-radius: 12px; list-style: none; cursor: pointer;
}
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
.entry > details > summary:hover { background: var(--sunk); }
.entry > details[open] > summary { border-radius: 12px 12px 0 0; }
.entry summary h2 { font-size: 1rem; font-weight: 640; letter-spacing: -.006em; overflow-wrap: anywhere; }
.entry .step { color: var(--soft); font-size: .875rem; line-height: 1.4; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.entry .step b { color: var(--ink); font-weight: 500; }
.platform { color: var(--soft); font-size: .8125rem; }
.chevron { width: .55rem; height: .55rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg) translate(-2px, -2px); }
details[open] > summary > .chevron { transform: rotate(-135deg) translate(-2px, -2px); }
.pill {
  display: inline-flex; gap: .35rem; align-items: center; padding: .12rem .6rem .12rem .45rem; border-radius: 99px; background: var(--ground); color: var(--tint);
  font-weight: 600; font-size: .8125rem; line-height: 1.5; white-space: nowrap;
}
.mark { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.overall { display: flex; gap: .55rem; align-items: center; font-variant-numeric: tabular-nums; }
.overall .of { color: var(--soft); font-size: .75rem; line-height: 1.35; }
.overall.none { color: var(--soft); font-size: .75rem; }
.delta { color: var(--tint); font-weight: 600; }
.ring { width: 2.75rem; height: 2.75rem; flex: none; }
.ring circle { fill: none; stroke-width: 4; stroke: var(--sunk); }
.ring .fill { stroke: var(--tint); }
.ring text { fill: var(--ink); font: 700 .875rem/1 system-ui, sans-serif; text-anchor: middle; }

.body { padding: .2rem 1.4rem 1.3rem; border-top: 1px solid var(--line); }
.reason { margin-top: .9rem; font-size: 1.0625rem; font-weight: 500; }
.address { display: flex; flex-wrap: wrap; gap: .2rem .6rem; align-items: center; margin-top: .25rem; color: var(--soft); }
.address code { color: var(--ink); }
.label { font-size: .8125rem; }
.notices { margin-top: .8rem; padding: .6rem .9rem; border-radius: 9px; background: var(--warn-ground); }
.part { margin-top: 1.5rem; }
.part h3 { margin-bottom: .6rem; font-size: .9375rem; font-weight: 680; }
.split { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 0 2rem; }
.split.wide { grid-template-columns: minmax(0, 1fr); }
.split.wide .panes-2 { grid-template-columns: minmax(0, 1fr) minmax(0, 2.3fr); }
.split.wide .todo { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.split.glance { grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); }
.glance .still, .glance .scroller { max-height: 24rem; overflow-y: auto; }
.risks li + li { margin-top: .8rem; }
.risks p { margin-top: .25rem; }
.grave { color: var(--soft); font-size: .8125rem; }
.fix + .fix { margin-top: 1.15rem; }
.fix h4 { font-size: .9375rem; font-weight: 600; }
.change { margin: .4rem 0 .45rem; border: 1px solid var(--line); border-radius: 9px; overflow: hidden; }
.change > div { display: grid; grid-template-columns: 3.6rem minmax(0, 1fr); gap: .5rem; align-items: baseline; padding: .5rem .75rem; }
.change .before { background: var(--sunk); }
.after dd { display: flex; gap: .75rem; justify-content: space-between; align-items: baseline; }
.change .after { border-top: 1px solid var(--line); }
.change dt { color: var(--soft); font-size: .8125rem; }
.change .after dt { color: var(--pass); font-weight: 600; }
.change i { color: var(--soft); }
.fix > p { color: var(--soft); }
details.more, details.how { margin-top: .5rem; }
.more > summary, .how > summary { width: fit-content; color: var(--link); font-size: .875rem; cursor: pointer; }
.more > summary::before, .how > summary::before { content: "+"; display: inline-block; width: 1.05em; font-weight: 600; }
.more[open] > summary::before, .how[open] > summary::before { content: "–"; }
.more > .fixes, .more > .pane { margin-top: .8rem; }
.alternate .pane { margin-top: .6rem; }
.alternate .phone, .panes-1 .phone { max-width: 22rem; }
.alternate figcaption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.how { font-size: .875rem; }
.how ol, .trail { margin-top: .4rem; padding-left: 1.3rem; list-style: decimal; }
.how li + li { margin-top: .2rem; }
.facts { margin-top: .5rem; display: grid; gap: .3rem; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .6rem; }
.facts dt { color: var(--soft); }

.panes { display: grid; gap: 1rem; align-items: start; }
.panes-2 { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.panes-1 { max-width: 26rem; }
.pane figcaption { margin-bottom: .35rem; color: var(--soft); font-size: .8125rem; font-weight: 500; }
.still, .scroller { border: 1px solid var(--line); border-radius: 9px; background: var(--sunk); overflow: hidden; }
.scroller { max-height: 36rem; overflow-y: auto; scrollbar-width: thin; }
.shot { position: relative; }
.shot img { display: block; width: 100%; height: auto; }
.still img { max-height: 60rem; object-fit: cover; object-position: top; }
.frames { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
.frame rect { fill: none; stroke: var(--mark); stroke-width: 2.5; }
.frame rect.halo { stroke: #fff; stroke-width: 5; stroke-opacity: .75; }
.frame .tag, .fold .tag { fill: var(--mark); stroke: none; }
.frame text, .fold text { fill: #fff; font: 700 11px/1 system-ui, sans-serif; text-anchor: middle; }
.frame { --mark: #4b5563; }
.frame.fail { --mark: #c4281f; } .frame.warn { --mark: #9a6200; } .frame.pass { --mark: #1d7a46; }
.frame.warn rect:not(.halo, .tag) { stroke-dasharray: 6 3; }
.frame.pointed rect:not(.halo, .tag) { stroke-width: 5; fill: var(--mark); fill-opacity: .18; }
.fold { --mark: #334155; }
.fold line { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 4; }
.fold text { font-weight: 600; }

table { width: 100%; border-collapse: collapse; }
th, td { padding: .55rem .8rem .55rem 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { padding-top: 0; color: var(--soft); font-size: .8125rem; }
tbody tr { border-top: 1px solid var(--line); }
tbody th { font-weight: 550; width: 9rem; }
.compared td { width: 26%; }
.compared td.n { width: 2.3rem; padding-right: .5rem; }
.compared td.result { width: 32%; padding-right: 0; }
.compared tbody tr:hover { background: var(--sunk); }
td .tag { display: inline-block; min-width: 1.35rem; padding: 0 .3rem; border-radius: 4px; background: var(--ground); color: var(--tint); font-weight: 700; font-size: .75rem; line-height: 1.35rem; text-align: center; font-variant-numeric: tabular-nums; }
.advice { margin-top: .25rem; color: var(--soft); font-size: .875rem; line-height: 1.45; }
.swatch { width: .8em; height: .8em; margin-right: .3em; vertical-align: -.05em; border-radius: 3px; box-shadow: 0 0 0 1px #80808080; }
.scores { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1.5rem; }
.score h4 { display: flex; justify-content: space-between; align-items: baseline; font-size: .9375rem; font-weight: 600; }
.score .num { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; height: 6px; margin: .3rem 0 .55rem; }
.bar .track { fill: var(--sunk); } .bar .fill { fill: var(--tint); }
.question { font-size: .875rem; line-height: 1.45; }
.question b { font-weight: 600; }
.why { margin-top: .35rem; color: var(--soft); font-size: .8125rem; line-height: 1.5; }
.scores ~ .fine { margin-top: .9rem; }
.trail { color: var(--soft); font-size: .875rem; }
.body > .more { margin-top: 1.5rem; }
.body > .fine { margin-top: .9rem; }
footer { margin-top: 2.5rem; }

@media (max-width: 62rem) {
  .split, .split.glance { grid-template-columns: minmax(0, 1fr); }
  .scores { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .entry > details > summary { grid-template-columns: 9.4rem minmax(0, 1fr) 7.4rem .8rem; }
  .entry .step { grid-column: 2; grid-row: 2; }
  .entry .platform { display: none; }
  .entry .overall, .entry .chevron { grid-row: 1 / span 2; }
  .entry .overall { grid-column: 3; } .entry .chevron { grid-column: 4; }
}
@media (max-width: 40rem) {
  body { padding-top: 1.1rem; }
  html { scroll-padding-top: 1rem; }
  .brand span { display: none; }
  .verdict { grid-template-columns: minmax(0, 1fr); padding: 1.1rem; gap: .7rem; }
  .verdict .disc { width: 2.4rem; height: 2.4rem; } .verdict .mark { width: 1.4rem; height: 1.4rem; }
  .first li { grid-template-columns: minmax(0, 1fr); padding-right: .9rem; }
  .first .what { grid-column: 1; } .first a { grid-row: auto; }
  .listhead { position: static; }
  .folds { margin-left: 0; }
  .filters .find { max-width: none; flex-basis: 100%; }
  .entry > details > summary { grid-template-columns: minmax(0, 1fr) auto .8rem; padding: .8rem .9rem; }
  .entry .state, .entry summary h2, .entry .step { grid-column: 1; grid-row: auto; }
  .entry .overall { grid-column: 2; grid-row: 1 / span 3; flex-direction: column; gap: .2rem; text-align: center; }
  .entry .chevron { grid-column: 3; grid-row: 1 / span 3; }
  .body { padding: .2rem .9rem 1.1rem; }
  .panes-2, .split.wide .panes-2 { grid-template-columns: minmax(0, 1fr); }
  .pane.phone { max-width: 22rem; }
  .scroller { max-height: 30rem; }
  .scores { grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .compared, .compared tbody { display: block; }
  .compared thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .compared tr { display: grid; grid-template-columns: 2rem minmax(0, 1fr); padding: .7rem 0; }
  .compared td, .compared th, .compared td.n, .compared td.result { width: auto; padding: 0 0 .25rem; }
  .compared td:not(.n) { grid-column: 2; }
  .compared [data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-size: .8125rem; }
}
@media print {
  :root { --page: #fff; --card: #fff; --sunk: #f3f4f6; --ink: #000; --soft: #444; --line: #ccc; --shade: none; }
  body { max-width: none; padding: 0; font-size: 9.5pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a.jump, .filters, .copy, .chevron, footer { display: none !important; }
  .listhead { position: static; }
  .entry { content-visibility: visible; break-inside: auto; }
  .entry > details:not([open]) { break-inside: avoid; }
  .entry > details > summary { break-after: avoid; min-height: 0; }
  .entry > details[open] details:not(.alternate)::details-content { content-visibility: visible; display: block; block-size: auto; }
  .fix, .score, .risks li, tr, .pane { break-inside: avoid; }
  .scroller, .glance .scroller, .glance .still { max-height: 105mm; overflow: hidden; }
  .alternate:not([open]) { display: none; }
  .split { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 0 1.2rem; }
  .split.glance { grid-template-columns: 38mm minmax(0, 1fr); }
  .glance .scroller, .glance .still { max-height: 70mm; }
  h3, h4 { break-after: avoid; }
  .scores { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; }
}
@media print and (prefers-color-scheme: dark) {
  :root {
    --link: #2450b8; --fail: #b3261e; --fail-ground: #fdeceb; --fail-line: #f2c3bf; --warn: #855400; --warn-ground: #fdf2da; --warn-line: #ecd29a;
    --pass: #1a6a3d; --pass-ground: #e4f4ea; --pass-line: #b5dcc4; --skip: #545e6c; --skip-ground: #eceff3; --skip-line: #d3d9e0;
  }
}
@media (forced-colors: active) {
  .pill, .chip span, .verdict, .tag { border: 1px solid; }
  .ring .fill, .bar .fill { forced-color-adjust: none; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } .chevron { transition: transform .15s; } }
`;

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
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${rawMarkup(STYLE)}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${renderReportHeader(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all"><div class="listhead"><h2 id="all">${(0,format_count/* formatCount */.B)(ordered.length, "ad")}, worst first</h2>${renderFilters(listed)}</div>
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
    const { status } = (0,report_entries/* getEntryBadge */._C)(entry);
    return renderEntryItem(entry, {
        number: index + 1,
        detailed: index < MAX_DETAILED_ENTRIES,
        open: index < MAX_OPEN_ENTRIES && (status === "failing" || status === "inconclusive"),
        embedded,
    });
}
function renderMissingPictures(entries, embedded) {
    if (embedded.size === 0)
        return null;
    const without = entries.filter(({ attachments }) => Object.values(attachments?.pictures ?? {}).some((picture) => !embedded.has(picture)));
    return without.length === 0
        ? null
        : html `<p class="fine">Screenshots of ${(0,format_count/* formatCount */.B)(without.length, "ad")} are omitted to limit the file size. See the <code>screenshots</code> folder next to this file.</p>`;
}
const computeCspHash = (source) => `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(source).digest("base64")}'`;
const CONTENT_SECURITY_POLICY = [
    "default-src 'none'",
    "img-src data:",
    `style-src ${computeCspHash(STYLE)}`,
    `script-src ${computeCspHash(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join("; ");

// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/report/landing-page-line.js
var landing_page_line = __webpack_require__(6341);
;// CONCATENATED MODULE: ./build/report/junit.js






const MAX_FIXES_PER_CASE = 3;
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
    if (entry.error?.blame === "manifest")
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "skipped";
    switch ((0,report_entries/* getEntryBadge */._C)(entry).status) {
        case "failing":
            return "failure";
        case "inconclusive":
            return result.gate.onInconclusive === "fail" || result.verdict === "inconclusive" ? "error" : "skipped";
        case "skipped":
            return "skipped";
        case "passed":
            return null;
    }
}
function renderTestCase(entry, outcome) {
    const { file, line } = entry.manifest;
    const open = `    <testcase ${renderAttributes({ classname: file, name: entry.id, time: formatSeconds(entry.durationMs), file, line })}`;
    const accepted = describeWaivers(entry).map(report_escape/* toSingleLine */.OX).join("\n");
    if (outcome === null && accepted === "")
        return `${open}/>`;
    if (outcome === null)
        return `${open}>\n      <system-out>${(0,report_escape/* escapeXml */.X)(accepted)}</system-out>\n    </testcase>`;
    const message = renderAttributes({ message: entry.reason });
    const body = outcome === "skipped"
        ? `<skipped ${message}/>`
        : `<${outcome} ${message} ${renderAttributes({ type: entry.error?.code ?? entry.state })}>${(0,report_escape/* escapeXml */.X)(renderCaseDetails(entry))}</${outcome}>`;
    return `${open}>\n      ${body}\n    </testcase>`;
}
function renderCaseDetails(entry) {
    return [
        entry.reason,
        (0,landing_page_line/* formatLandingPage */.y)(entry, String),
        ...(0,fixes_and_risks/* getOpenRisks */.ZE)(entry).map((risk) => `${(0,fixes_and_risks/* getRiskTitle */.Cf)(risk)} (${risk.impact}): ${risk.message}`),
        ...(0,fixes_and_risks/* getOpenFixes */.C9)(entry)
            .slice(0, MAX_FIXES_PER_CASE)
            .map((fix) => `Fix: ${fix.element}, ${(0,fixes_and_risks/* describeDirection */.p6)(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"${formatRepairLocation(entry, fix)}`),
        ...describeWaivers(entry),
        ...entry.linkTrail.map((step) => `Link: ${step}`),
        ...entry.notices.map((notice) => `Notice: ${notice}`),
    ]
        .map(report_escape/* toSingleLine */.OX)
        .join("\n");
}
function formatRepairLocation(entry, fix) {
    const repair = (0,repairs/* findRepair */.jc)(entry, fix);
    return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${(0,repairs/* describeSafety */.UQ)(repair)})`;
}
const formatSeconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const renderAttributes = (values) => Object.entries(values)
    .map(([key, value]) => `${key}="${(0,report_escape/* escapeXml */.X)((0,report_escape/* toSingleLine */.OX)(String(value)))}"`)
    .join(" ");

// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/findings/identify-kinds.js
var identify_kinds = __webpack_require__(95465);
// EXTERNAL MODULE: ./build/findings/findings.js + 16 modules
var findings = __webpack_require__(81829);
// EXTERNAL MODULE: ./build/run/result.js
var result = __webpack_require__(67881);
;// CONCATENATED MODULE: ./build/report/sarif-rules.js


const DOCS_BASE_URL = "https://github.com/adhere-check/adhere/blob/main";
const STATE_TEXTS = {
    link_broken: [
        "The ad's landing page is broken",
        "The landing page answers 404 or 410, its domain does not exist, its certificate is rejected, or the page says that it was not found. It was checked twice. Pause the ad or point it at a working page.",
    ],
    below_threshold: [
        "The ad's score is below the threshold",
        "The overall score is below the threshold of the manifest or the workflow. The findings at the same line say why; the HTML report shows ad and page side by side.",
    ],
    regressed: [
        "The ad's score has dropped",
        "The overall score dropped by more than `max-drop`. The findings at the same line say why.",
    ],
    url_only: [
        "The page could not be captured",
        "A bot check, a login or a download prevented the capture, so the page was not evaluated. Check it yourself.",
    ],
    error: [
        "The ad could not be evaluated",
        "The evaluation failed: timeout, quota or network. Run the check again. If that does not help, follow the message.",
    ],
};
const VERDICT_HELP_URL = `${DOCS_BASE_URL}/README.md#what-the-verdict-means`;
const createRule = (id, [title, help], helpUri) => ({
    id: id.replaceAll("_", "-"),
    title,
    help,
    helpUri,
});
const AD_FILE_RULE = createRule("ad_file", [
    "The ad's file cannot be read",
    "The manifest names a file that is missing or not a supported image or video. Repair the file, or name another.",
], VERDICT_HELP_URL);
const MESSAGE_NOT_JUDGED_RULE = createRule("message_not_judged", [
    "The ad's message could not be evaluated",
    "No text of the ad is known, and none could be read from its picture, so the message was not compared with the page. Add the ad's text as copy.",
], VERDICT_HELP_URL);
const UNKNOWN_KIND_RULE = createRule("comparison", [
    "An element of ad and page differs",
    "The evaluator compared an element of its own kind. Its message says what to do.",
], `${DOCS_BASE_URL}/docs/reference/scoring.md`);
const FINDING_RULES = new Map(findings/* FINDING_KINDS */.mH.map((kind) => {
    const { title, help } = (0,findings/* getFinding */.W_)(kind);
    return [kind, createRule(kind, [title, help], `${DOCS_BASE_URL}/docs/reference/findings/${kind}.md`)];
}));
const STATE_RULES = new Map(Object.entries(STATE_TEXTS).map(([state, texts]) => [state, createRule(state, texts, VERDICT_HELP_URL)]));
const SARIF_RULES = [
    ...STATE_RULES.values(),
    AD_FILE_RULE,
    MESSAGE_NOT_JUDGED_RULE,
    ...FINDING_RULES.values(),
    UNKNOWN_KIND_RULE,
];
const getFindingRule = (kind) => FINDING_RULES.get(kind ?? "") ?? UNKNOWN_KIND_RULE;
function getStateRule({ state, error }) {
    if (error?.blame === "manifest")
        return AD_FILE_RULE;
    return error?.code === result/* MESSAGE_NOT_JUDGED */.Ym ? MESSAGE_NOT_JUDGED_RULE : (STATE_RULES.get(state) ?? null);
}

;// CONCATENATED MODULE: ./build/report/sarif.js








const MAX_SARIF_RESULTS = 5000;
const SARIF_MAX_CHARS = { name: 80, value: 160, sentence: 500 };
const SARIF_LEVELS = ["error", "warning", "note"];
function renderSarifReport(result) {
    const all = (0,report_entries/* sortWorstFirst */.Qi)(result.entries).flatMap((entry) => collectResults(entry, result));
    const ranked = SARIF_LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
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
                automationDetails: { id: `adhere/${result.mode ?? "evaluate"}/` },
                invocations: [toInvocation(result, ranked.length - shown.length)],
                originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
                columnKind: "utf16CodeUnits",
                results: shown.map((finding) => toResultObject(finding, hasSuppressions)),
            },
        ],
    };
    return `${JSON.stringify(log, null, 1)}\n`;
}
function collectResults(entry, result) {
    const rule = getStateRule(entry);
    const stateResults = rule === null
        ? []
        : [
            {
                rule,
                level: (0,report_entries/* getProblemLevel */.wL)(entry, result),
                entry,
                text: formatStateText(entry),
                accepted: false,
            },
        ];
    return [...stateResults, ...collectComparisonResults(entry, result)];
}
function formatStateText(entry) {
    const { label } = (0,report_entries/* getEntryBadge */._C)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,report_entries/* formatScore */.y)(entry)})`;
    return [
        `${(0,report_escape/* escapeSarif */.hP)(entry.id, SARIF_MAX_CHARS.name)}: ${label.toLowerCase()}${score}. ${(0,report_escape/* escapeSarif */.hP)(entry.reason, SARIF_MAX_CHARS.sentence)}`,
        (0,landing_page_line/* formatLandingPage */.y)(entry, (url) => (0,report_escape/* escapeSarif */.hP)(url, SARIF_MAX_CHARS.sentence)),
        ...describeWaivers(entry).map((sentence) => (0,report_escape/* escapeSarif */.hP)(sentence, SARIF_MAX_CHARS.sentence)),
    ].join("\n");
}
function collectComparisonResults(entry, { gate }) {
    const failing = (0,report_entries/* getEntryBadge */._C)(entry).status === "failing" && !gate.warnOnly;
    const byRule = new Map();
    const comparisons = (0,report_entries/* getEvaluation */.rv)(entry)?.elementComparisons ?? [];
    const kinds = (0,identify_kinds/* identifyKinds */.O)(comparisons, entry.attachments?.kinds);
    for (const [index, comparison] of comparisons.entries()) {
        const accepted = (0,report_entries/* isAccepted */.oB)(entry, comparison);
        const level = accepted ? "note" : getComparisonLevel(comparison, failing);
        if (level === null)
            continue;
        const rule = getFindingRule(kinds[index] ?? null);
        const known = byRule.get(rule.id);
        const text = formatComparison(comparison, accepted);
        if (known === undefined) {
            const lead = `${(0,report_escape/* escapeSarif */.hP)(entry.id, SARIF_MAX_CHARS.name)}: `;
            byRule.set(rule.id, { rule, level, entry, text: `${lead}${text}`, accepted });
        }
        else {
            known.text += `\n${text}`;
            known.accepted &&= accepted;
            if (SARIF_LEVELS.indexOf(level) < SARIF_LEVELS.indexOf(known.level))
                known.level = level;
        }
    }
    return [...byRule.values()];
}
function getComparisonLevel({ status, severity }, failing) {
    if (["match", "implicit", "obscured"].includes(status))
        return null;
    if (severity === "HIGH")
        return "warning";
    if (severity === "MEDIUM")
        return failing ? "warning" : "note";
    return failing ? "note" : null;
}
function formatComparison(comparison, accepted) {
    const quote = (text) => `“${(0,report_escape/* escapeSarif */.hP)(text, SARIF_MAX_CHARS.value)}”`;
    const { element, status, adValue, landingPageValue, recommendation } = comparison;
    const found = `${(0,report_escape/* escapeSarif */.hP)(element, SARIF_MAX_CHARS.name)}: ${(0,report_escape/* escapeSarif */.hP)((0,fixes_and_risks/* humanizeIdentifier */.lx)(status), SARIF_MAX_CHARS.name).toLowerCase()}`;
    const advice = (0,report_escape/* escapeSarif */.hP)(recommendation, SARIF_MAX_CHARS.sentence);
    return `${found}${accepted ? ", accepted in the manifest" : ""}. In the ad ${quote(adValue)}, on the page ${quote(landingPageValue)}. ${advice}`.trim();
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
function toResultObject({ rule, level, entry, text, accepted }, hasSuppressions) {
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
        partialFingerprints: { "adhereFinding/v1": computeResultFingerprint(rule.id, file, entry.id) },
        ...(hasSuppressions && { suppressions: accepted ? [toSuppression(entry)] : [] }),
    };
}
const toSuppression = (entry) => ({
    kind: "external",
    status: "accepted",
    justification: (0,report_escape/* escapeSarif */.hP)(describeWaivers(entry).join(" "), SARIF_MAX_CHARS.sentence),
});
const computeResultFingerprint = (...parts) => (0,external_node_crypto_.createHash)("sha256")
    .update(JSON.stringify(parts.map((part) => part.toWellFormed())))
    .digest("hex")
    .slice(0, 32);
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
// EXTERNAL MODULE: ./build/run/compose/picture-store.js
var picture_store = __webpack_require__(55679);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/run/compose/shrink-pictures.js



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
                widest: chooseMaxWidth(role, picture),
                bytes: TARGET_PICTURE_BYTES,
            }).catch(() => picture);
        room -= getDataUrlLength(made);
        small.set(picture, made);
    })));
    return { ...result, entries: result.entries.map((entry) => replacePictures(entry, small)) };
}
function replacePictures(entry, small) {
    if (entry.attachments === undefined)
        return entry;
    const pictures = Object.fromEntries(Object.entries(entry.attachments.pictures).map(([role, picture]) => [
        role,
        small.get(picture) ?? picture,
    ]));
    return { ...entry, attachments: { ...entry.attachments, pictures } };
}

;// CONCATENATED MODULE: ./build/run/compose/report-folder.js











const REPORT_FILES = {
    json: "report.json",
    html: "report.html",
    junit: "junit.xml",
    markdown: "report.md",
    sarif: "report.sarif",
};
const EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
function createPictureStore(directory) {
    return async (_evaluationId, role, picture) => {
        const hash = (0,external_node_crypto_.createHash)("sha256").update(picture.bytes).digest("hex").slice(0, 16);
        const name = `${role}-${hash}.${EXTENSIONS[picture.mediaType]}`;
        const file = external_node_path_.resolve(directory, name);
        await (0,atomic_write/* writeFileAtomically */.l)(file, picture.bytes);
        return (0,external_node_url_.pathToFileURL)(file).href;
    };
}
function openReportPictureStore(reportFolder) {
    const warnings = [];
    const keep = createPictureStore(external_node_path_.join(reportFolder, "screenshots"));
    return { store: (0,picture_store/* storeOrWarn */.t)(keep, (warning) => warnings.push(warning)), warnings };
}
async function writeReports(result, directory, { shrinkPicture, signal }) {
    const reports = {
        json: () => (0,json/* renderJsonReport */.n)(result, (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(directory)).href),
        junit: () => renderJunitReport(result),
        markdown: () => (0,report/* renderMarkdownReport */._9)(result),
        sarif: () => renderSarifReport(result),
        html: async () => renderHtmlReport(shrinkPicture ? await shrinkPictures(result, shrinkPicture, signal) : result),
    };
    const paths = {};
    const warnings = [];
    for (const kind of ["json", "junit", "markdown", "sarif", "html"]) {
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


/***/ })

};
