export const id = 8862;
export const ids = [8862];
export const modules = {

/***/ 18862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  picturesOf: () => (/* binding */ picturesOf),
  writeReports: () => (/* binding */ writeReports)
});

// UNUSED EXPORTS: REPORT_FILES, pictureKeeper

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/check/whole-file.js
var whole_file = __webpack_require__(90851);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(25787);
// EXTERNAL MODULE: ./build/report/advice.js
var report_advice = __webpack_require__(78999);
;// CONCATENATED MODULE: ./build/report/waivers.js


function waiverSentences(entry) {
    const { waivers = [], scoreWithoutAccepted: score } = entry;
    return [
        ...waivers.map(sentenceOf),
        ...((0,report_entries/* isWaived */.$y)(entry) && score !== null ? [`Without what is accepted it scores ${score}.`] : []),
    ];
}
function sentenceOf({ kind, until, reason, state, elements }) {
    const what = elements.length === 0 ? (0,report_advice/* inWords */.r4)(kind) : elements.join(", ");
    switch (state) {
        case "accepted":
            return `Accepted until ${until}: ${what}. ${reason}`;
        case "unused":
            return `Accepted until ${until} and not found: ${what}. Take it out of the manifest.`;
        case "expired":
            return `No longer accepted, since its last day was ${until}: ${what}. Mend it, or renew it: ${reason}`;
    }
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/html/markup.js

class Markup {
    source;
    constructor(source) {
        this.source = source;
    }
}
function sourceOf(piece) {
    if (piece instanceof Markup)
        return piece.source;
    if (typeof piece === "string")
        return (0,report_text/* inHtml */.dj)(piece);
    if (typeof piece === "number")
        return String(piece);
    if (!Array.isArray(piece))
        return "";
    let source = "";
    for (const one of piece)
        source += sourceOf(one);
    return source;
}
function html(parts, ...values) {
    let source = parts[0] ?? "";
    for (const [at, value] of values.entries())
        source += sourceOf(value) + (parts[at + 1] ?? "");
    return new Markup(source);
}
const verbatim = (source) => {
    if (/<\/|<!--/u.test(source))
        throw new Error("A style or script of ours would end its own element.");
    return new Markup(source);
};

;// CONCATENATED MODULE: ./build/report/html/marks.js

const PATHS = {
    fail: "M5 5 11 11M11 5 5 11",
    warn: "M8 3.6v5.2M8 11.9v.2",
    pass: "M3.8 8.4 6.7 11.3 12.2 4.9",
    skip: "M4.5 8h7",
};
const mark = (tint) => html `<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="${PATHS[tint]}"/></svg>`;
const pill = (tint, label) => html `<span class="pill ${tint}">${mark(tint)}${label}</span>`;
const ring = (score, tint) => html `<svg class="ring ${tint}" viewBox="0 0 44 44" aria-hidden="true"><circle class="track" cx="22" cy="22" r="19"/><circle class="fill" cx="22" cy="22" r="19" pathLength="10" stroke-dasharray="${score} 10" transform="rotate(-90 22 22)"/><text x="22" y="22" dy=".36em">${score}</text></svg>`;
const bar = (score, tint, line) => html `<svg class="bar ${tint}" aria-hidden="true"><rect class="track" width="100%" height="100%" rx="3"/><rect class="fill" width="${score * 10}%" height="100%" rx="3"/>${line === undefined
    ? null
    : html `<line class="line" x1="${line * 10}%" x2="${line * 10}%" y1="0" y2="100%"/>`}</svg>`;
const swatch = (colour) => html `<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" rx="3" fill="${colour}"/></svg>`;

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/word.js + 1 modules
var word = __webpack_require__(75367);
;// CONCATENATED MODULE: ./build/report/html/value.js




const LONGEST = 600;
const COLOUR = /(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w#-])/iu;
function quoted(text, longest = LONGEST) {
    const pieces = (0,report_text/* clip */.$Q)((0,report_text/* oneLine */.TN)(text), longest).split(COLOUR);
    return html `${pieces.map((piece, at) => (at % 2 === 0 ? spaced(piece) : html `${swatch(piece)}${piece}`))}`;
}
const KINDRED = 0.3;
function changeOf(currentValue, suggestedValue) {
    const [before, after] = [currentValue, suggestedValue].map((text) => (0,report_text/* clip */.$Q)((0,report_text/* oneLine */.TN)(text), LONGEST));
    const plain = { before: quoted(currentValue), after: quoted(suggestedValue) };
    if (!before || !after)
        return plain;
    const parts = (0,word/* diffWordsWithSpace */.pR)(before, after);
    const kept = parts.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
    if (kept < KINDRED * Math.max(before.length, after.length))
        return plain;
    const gone = parts.filter(({ added }) => !added);
    const come = parts.filter(({ removed }) => !removed);
    return {
        before: html `${gone.map(({ value, removed }) => spaced(value, removed ? gonePart : undefined))}`,
        after: html `${come.map(({ value, added }) => spaced(value, added ? newPart : undefined))}`,
    };
}
const SPACE = html ` `;
const gonePart = (text) => html `<del>${text}</del>`;
const newPart = (text) => html `<ins>${text}</ins>`;
const spaced = (text, put = (plain) => plain) => html `${/^\s/u.test(text) && SPACE}${text.trim() !== "" && put(html `${text}`)}${/\S\s+$/u.test(text) && SPACE}`;

;// CONCATENATED MODULE: ./build/report/html/words.js


const TINTS = {
    failing: "fail",
    inconclusive: "warn",
    passed: "pass",
    skipped: "skip",
};
const tintOf = (entry) => TINTS[(0,report_entries/* wordsFor */.tu)(entry).standing];
const QUESTIONS = {
    visualMatch: { title: "Visual", question: "Does the page look like the ad?" },
    messageMatch: { title: "Message", question: "Does the page say what the ad says?" },
    aboveTheFoldContinuity: { title: "First screen", question: "Is it in view before anyone scrolls?" },
    toneAlignment: { title: "Tone", question: "Do the two sound alike?" },
};
const BANDS = new Map(Object.entries({
    EXCEPTIONAL: "exceptional",
    GOOD: "good",
    MODERATE: "moderate",
    POOR: "poor",
    VERY_POOR: "very poor",
}));
const bandWord = (band) => BANDS.get(band) ?? (0,report_advice/* inWords */.r4)(band).toLowerCase();
const STATUSES = new Map(Object.entries({
    match: { label: "Matches", tint: "pass" },
    mismatch: { label: "Differs", tint: "fail" },
    partial_match: { label: "In part", tint: "warn" },
    missing: { label: "Missing", tint: "fail" },
    implicit: { label: "Implied", tint: "pass" },
    obscured: { label: "Covered", tint: "skip" },
}));
const statusWords = ({ status }) => STATUSES.get(status) ?? { label: (0,report_advice/* inWords */.r4)(status), tint: "skip" };
const GRAVITY = new Map(Object.entries({
    HIGH: { label: "serious", tint: "fail" },
    MEDIUM: { label: "moderate", tint: "warn" },
    LOW: { label: "minor", tint: "skip" },
}));
const gravityOf = (severity) => severity === "CRITICAL"
    ? { label: "critical", tint: "fail" }
    : (GRAVITY.get(severity) ?? { label: (0,report_advice/* inWords */.r4)(severity).toLowerCase(), tint: "skip" });
const asksForSomething = ({ status }) => !["match", "implicit", "obscured"].includes(status);
const VIEWPORT_WORDS = new Map([
    ["mobile", "on a phone"],
    ["desktop", "on a desktop"],
]);
const NUMBER = new Intl.NumberFormat("en");
const grouped = (n) => NUMBER.format(n);
const count = (n, one, many = `${one}s`) => `${grouped(n)} ${n === 1 ? one : many}`;

;// CONCATENATED MODULE: ./build/report/html/comparisons.js




const comparisons_LONGEST = 240;
function comparisons(entry, evaluation) {
    const all = evaluation.elementComparisons;
    if (all.length === 0)
        return null;
    const accepted = new Set((entry.waivers ?? []).flatMap(({ state, elements }) => (state === "accepted" ? elements : [])));
    return html `<section class="part"><h3>What was compared</h3><table class="compared"><thead><tr><th scope="col"><span class="sr">Number</span></th><th scope="col">Element</th><th scope="col">In the ad</th><th scope="col">On the page</th><th scope="col">Result</th></tr></thead><tbody>${all.map((comparison, index) => row(comparison, index + 1, accepted.has(comparison.element)))}</tbody></table></section>`;
}
function row(comparison, number, accepted) {
    const { label, tint } = statusWords(comparison);
    const asks = asksForSomething(comparison);
    return html `<tr data-n="${number}"><td class="n"><span class="tag ${tint}">${number}</span></td><th scope="row">${comparison.element}</th><td data-label="In the ad" dir="auto">${quoted(comparison.adValue, comparisons_LONGEST)}</td><td data-label="On the page" dir="auto">${quoted(comparison.landingPageValue, comparisons_LONGEST)}</td><td class="result">${pill(tint, label)}${asks && html ` <span class="grave">${gravityOf(comparison.severity).label}</span>`}${accepted && html ` <span class="grave">accepted</span>`}${asks && html `<p class="advice" dir="auto">${comparison.recommendation}</p>`}</td></tr>`;
}

;// CONCATENATED MODULE: ./build/report/html/pictures.js

function picturesByNeed(entries) {
    const ordered = (0,report_entries/* worstFirst */.md)(entries);
    const of = (role) => (entry) => {
        const picture = entry.attachments?.pictures[role];
        return picture === undefined ? [] : [{ entry, role, picture }];
    };
    const pairs = ordered.flatMap((entry) => [...of("ad")(entry), ...of("landingPage")(entry)]);
    return [...pairs, ...ordered.flatMap(of("alternate"))];
}
const encodedLength = ({ bytes, mediaType }) => `data:${mediaType};base64,`.length + Math.ceil(bytes.byteLength / 3) * 4;
const dataUrl = ({ bytes, mediaType }) => `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
function picturesWithin(entries, room) {
    const kept = new Set();
    let left = room;
    for (const { picture } of picturesByNeed(entries)) {
        left -= kept.has(picture) ? 0 : encodedLength(picture);
        if (left < 0)
            break;
        kept.add(picture);
    }
    return kept;
}

;// CONCATENATED MODULE: ./build/report/html/figures.js



const ORDER = ["fail", "warn", "skip", "pass"];
function figures(entry, evaluation, kept) {
    const { ad, landingPage, alternate } = entry.attachments?.pictures ?? {};
    const shown = (picture) => picture !== undefined && kept.has(picture);
    const panes = [
        shown(ad) && pane("The ad", `The ad ${entry.id}`, ad, framesIn(entry, evaluation, "ad")),
        shown(landingPage) &&
            pane(titleOf("The page", landingPage), `The landing page of ${entry.id}`, landingPage, framesIn(entry, evaluation, "landingPage")),
    ].filter((one) => one !== false);
    if (panes.length === 0)
        return null;
    return html `<div class="panes panes-${panes.length}">${panes}</div>${shown(alternate) &&
        html `<details class="more alternate"><summary>${titleOf("The page", alternate)}</summary>${pane(titleOf("The page", alternate), `The landing page of ${entry.id} ${viewportWord(alternate)}`, alternate, [])}</details>`}`;
}
const viewportWord = ({ viewport }) => VIEWPORT_WORDS.get(viewport ?? "") ?? "";
const titleOf = (what, picture) => `${what} ${viewportWord(picture)}`.trim();
function framesIn(entry, evaluation, side) {
    const picture = entry.attachments?.pictures[side];
    if (evaluation === null || picture === undefined)
        return [];
    const frames = [];
    for (const [index, comparison] of evaluation.elementComparisons.entries()) {
        const box = entry.attachments?.outlines[index]?.[side];
        if (!box || !within(box, picture))
            continue;
        const same = frames.find((frame) => samePlace(frame.box, box));
        const tint = figures_tintOf(comparison);
        if (same === undefined)
            frames.push({ box, numbers: [index + 1], tint });
        else {
            same.numbers.push(index + 1);
            if (ORDER.indexOf(tint) < ORDER.indexOf(same.tint))
                same.tint = tint;
        }
    }
    return frames.toSorted((a, b) => ORDER.indexOf(b.tint) - ORDER.indexOf(a.tint));
}
function figures_tintOf(comparison) {
    const { tint } = statusWords(comparison);
    return asksForSomething(comparison) && comparison.severity === "LOW" ? "warn" : tint;
}
const within = (box, { width, height, scale }) => box.width > 0 &&
    box.height > 0 &&
    box.x < width / scale &&
    box.y < height / scale &&
    box.x + box.width > 0 &&
    box.y + box.height > 0;
const samePlace = (a, b) => Math.abs(a.x - b.x) < 3 &&
    Math.abs(a.y - b.y) < 3 &&
    Math.abs(a.width - b.width) < 6 &&
    Math.abs(a.height - b.height) < 6;
function pane(title, alt, picture, frames) {
    const { width, height, scale, foldHeight } = picture;
    const tall = foldHeight !== undefined && height > foldHeight * scale * 1.05;
    const fold = tall ? ((foldHeight * scale) / height) * 100 : null;
    const shot = html `<div class="shot"><img src="${dataUrl(picture)}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">${frames.length + (fold ?? 0) > 0 &&
        html `<svg class="frames" aria-hidden="true">${frames.map((frame) => drawn(frame, picture))}${fold !== null && foldLine(fold)}</svg>`}</div>`;
    const phone = picture.viewport === "mobile" ? "phone" : picture.viewport === "desktop" ? "desktop" : "ad";
    return html `<figure class="pane ${phone}"><figcaption>${title}</figcaption>${tall
        ? html `<div class="scroller" tabindex="0" role="region" aria-label="${title}: ${alt}, scrolls">${shot}</div>`
        : html `<div class="still">${shot}</div>`}</figure>`;
}
const percent = (part, whole) => `${Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100}%`;
const shownWidth = (viewport) => (viewport === "desktop" ? 640 : 280);
function drawn({ box, numbers, tint }, { width, height, scale, viewport }) {
    const [left, top] = [percent(box.x * scale, width), percent(box.y * scale, height)];
    const right = Math.min(width, (box.x + box.width) * scale);
    const bottom = Math.min(height, (box.y + box.height) * scale);
    const [across, down] = [
        percent(right - Math.max(0, box.x * scale), width),
        percent(bottom - Math.max(0, box.y * scale), height),
    ];
    const label = numbers.join(" · ");
    const lift = (box.y * scale * shownWidth(viewport)) / width > 20 ? -18 : 0;
    const place = html `x="${left}" y="${top}" width="${across}" height="${down}"`;
    return html `<g class="frame ${tint}" data-n="${numbers.join(" ")}"><rect class="halo" ${place} rx="3"/><rect ${place} rx="3"/><svg x="${left}" y="${top}" width="1" height="1" overflow="visible"><rect class="tag" x="-1" y="${lift - 1}" width="${10 + label.length * 6.6}" height="18" rx="3"/><text x="${4 + label.length * 3.3}" y="${lift + 12.5}">${label}</text></svg></g>`;
}
const foldLine = (percentage) => {
    const y = `${Math.round(percentage * 100) / 100}%`;
    return html `<g class="fold"><line x1="0" x2="100%" y1="${y}" y2="${y}"/><svg x="100%" y="${y}" width="1" height="1" overflow="visible"><rect class="tag" x="-122" y="-9" width="118" height="18" rx="9"/><text x="-63" y="4">first screen ends</text></svg></g>`;
};

// EXTERNAL MODULE: ./build/report/repairs.js
var repairs = __webpack_require__(76449);
;// CONCATENATED MODULE: ./build/report/html/fixes.js






const OPEN = 2;
const MOST = { risks: 8, fixes: 24, steps: 12 };
function risks(entry) {
    const all = (0,report_advice/* risksOf */.i7)(entry).slice(0, MOST.risks);
    if (all.length === 0)
        return null;
    return html `<section class="part"><h3>Why it matters</h3><ul class="risks">${all.map((risk) => {
        const { label, tint } = gravityOf(risk.impact);
        return html `<li>${pill(tint, (0,report_advice/* riskTitle */.eq)(risk))} <span class="grave">${label}</span><p dir="auto">${risk.message}</p></li>`;
    })}</ul></section>`;
}
function fixes(entry) {
    const item = (fix) => fixItem(fix, (0,repairs/* repairOf */.dI)(entry, fix));
    const all = (0,report_advice/* fixesOf */.jv)(entry).slice(0, MOST.fixes);
    if (all.length === 0)
        return null;
    const [first, rest] = [all.slice(0, OPEN), all.slice(OPEN)];
    return html `<section class="part"><h3>Fix it</h3><ol class="fixes">${first.map(item)}</ol>${rest.length > 0 &&
        html `<details class="more"><summary>${rest.length === 1 ? "One more way" : `${rest.length} more ways`} to fix it</summary><ol class="fixes" start="${OPEN + 1}">${rest.map(item)}</ol></details>`}</section>`;
}
function fixItem(fix, repair) {
    const { before, after } = changeOf(fix.currentValue, fix.suggestedValue);
    const element = fix.element === "" ? (0,report_advice/* inWords */.r4)(fix.fixType) : fix.element;
    return html `<li class="fix"><h4>${element}: ${(0,report_advice/* whatToDo */.H6)(fix)}</h4><dl class="change"><div class="before"><dt>Now</dt><dd dir="auto">${fix.currentValue.trim() === "" ? html `<i>nothing yet</i>` : before}</dd></div><div class="after"><dt>Better</dt><dd dir="auto"><span class="copied">${after}</span>${copyButton(`the new ${element.toLowerCase()}`)}</dd></div></dl>${fix.reasoning.trim() !== "" && html `<p dir="auto">${fix.reasoning}</p>`}${repair !== undefined && standsIn(repair)}${how(fix)}</li>`;
}
const copyButton = (what) => html `<button type="button" class="copy" hidden aria-label="Copy ${what}">Copy</button>`;
const standsIn = (repair) => html `<p class="stands">In <code>${repair.file}:${repair.line}</code>: ${(0,repairs/* careOf */.Nq)(repair)}. ${repair.why}</p>`;
function how(fix) {
    const steps = fix.implementationSteps.slice(0, MOST.steps);
    const facts = [
        ["What it brings", fix.expectedImpact],
        ["The price of it", fix.tradeoff],
        ["Where", fix.cssSelector === "" ? "" : html `<code>${quoted(fix.cssSelector, 200)}</code>`],
        ["How sure", `${Math.round(fix.confidenceScore * 100)} %`],
    ];
    return html `<details class="how"><summary>How to do it</summary>${steps.length > 0 && html `<ol dir="auto">${steps.map((step) => html `<li>${step}</li>`)}</ol>`}<dl class="facts">${facts.map(([name, value]) => (value instanceof Object || value.trim() !== "") &&
        html `<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl></details>`;
}

;// CONCATENATED MODULE: ./build/report/html/next-step.js






const next_step_LONGEST = 160;
function nextStep(entry) {
    const why = html `${(0,report_text/* clip */.$Q)((0,report_text/* oneLine */.TN)(entry.reason), next_step_LONGEST)}`;
    if (entry.error?.blame === "manifest")
        return { order: "Repair the ad's file", what: why };
    if ((0,report_entries/* isMessageUnknown */.ow)(entry))
        return { order: "Give the ad's text", what: why };
    switch (entry.state) {
        case "link_broken":
            return { order: "Pause the ad, or give it a living page", what: why };
        case "below_threshold":
        case "regressed":
            return firstFix(entry);
        case "url_only":
            return { order: "Look at the page yourself", what: why };
        case "error":
            return { order: "Run the check again", what: why };
        default:
            return null;
    }
}
function firstFix(entry) {
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const [fix] = (0,report_advice/* fixesOf */.jv)(entry);
    if (fix !== undefined) {
        const [now, better] = [fix.currentValue, fix.suggestedValue].map((text) => (0,report_text/* clip */.$Q)((0,report_text/* oneLine */.TN)(text), next_step_LONGEST));
        const { before, after } = changeOf(now ?? "", better ?? "");
        const from = now === ""
            ? null
            : html `<q class="from">${before}</q> <span aria-hidden="true">→</span><span class="sr">becomes</span> `;
        return { order: `${fix.element}: ${(0,report_advice/* whatToDo */.H6)(fix)}`, what: html `${from}<q class="to">${after}</q>` };
    }
    const low = evaluation === null ? null : (0,report_entries/* weakest */.hB)(evaluation);
    if (low === null)
        return { order: "Compare ad and page", what: html `${entry.reason}` };
    const { title, question } = QUESTIONS[low.dimension];
    return { order: `Begin with ${title.toLowerCase()} (${low.score})`, what: html `${question}` };
}

// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(52855);
;// CONCATENATED MODULE: ./build/report/html/scores.js





const scoreTint = (score) => (score >= 7 ? "pass" : score >= 5 ? "warn" : "fail");
function scores(evaluation) {
    const counted = (0,report_entries/* dimensionScores */.AZ)(evaluation);
    return html `<section class="part"><h3>Why this score</h3><div class="scores">${vocabulary/* DIMENSIONS */.Yf.map((dimension) => scoreTile(dimension, counted[dimension], evaluation))}</div>${profile(evaluation)}</section>`;
}
function scoreTile(dimension, score, evaluation) {
    const { title, question } = QUESTIONS[dimension];
    const { reasoning, band } = evaluation.detailedScores[dimension];
    const stands = score === evaluation.detailedScores[dimension].score;
    const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
    return html `<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${score === null ? null : bar(score, scoreTint(score))}<p class="question">${question} ${score === null
        ? html `<b>Not judged.</b>`
        : html `${stands && html `<b>${capital(bandWord(band))}</b>, `}${stands ? "counts" : "Counts"} ${weight} %.`}</p><p class="why" dir="auto">${reasonsOnly(reasoning)}</p></div>`;
}
const reasonsOnly = (reasoning) => reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");
function profile({ appliedProfile, alternateScores, analysisModel }) {
    const others = (alternateScores ?? []).map(({ displayLabel, overallScore }) => html `<li>${displayLabel}: <b>${overallScore}</b></li>`);
    return html `<p class="fine">Weighed as ${appliedProfile.displayLabel}: ${appliedProfile.detectionReason} Judged by ${analysisModel}.</p>${others.length > 0 &&
        html `<p class="fine">The weakest placement counts. The others:</p><ul class="fine">${others}</ul>`}`;
}
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

;// CONCATENATED MODULE: ./build/report/html/entry.js










const entry_MOST = { notices: 8, trail: 24 };
function entryItem(entry, options) {
    const { label } = (0,report_entries/* wordsFor */.tu)(entry);
    const tint = tintOf(entry);
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const words = [entry.id, entry.landingUrl, entry.platform ?? "", label, entry.reason, entry.asset ?? ""];
    return html `<li class="entry ${tint}" id="ad-${options.number}" data-state="${label}" data-platform="${entry.platform ?? "none"}" data-text="${words.join(" ").toLowerCase()}"><details${options.open && html ` open`}><summary><span class="state">${pill(tint, label)}</span><h2 dir="auto">${entry.id || "(no id)"}</h2><span class="step">${inBrief(entry)}</span><span class="platform">${entry.platform ?? ""}</span>${overall(entry)}<span class="chevron" aria-hidden="true"></span></summary><div class="body">${lead(entry)}${options.whole
        ? everything(entry, evaluation, options.kept)
        : html `<p class="fine">The JSON report has the rest.</p>`}${place(entry)}</div></details></li>`;
}
const everything = (entry, evaluation, kept) => evaluation === null
    ? unevaluated(entry, kept)
    : html `${evaluated(entry, evaluation, kept)}${trail(entry, false)}`;
function overall(entry) {
    const { overallScore, threshold } = entry;
    const before = entry.baseline?.overallScore ?? null;
    if (overallScore === null)
        return html `<span class="overall none">${answered(entry)}</span>`;
    const delta = before === null ? 0 : Math.round((overallScore - before) * 10) / 10;
    const tint = tintOf(entry);
    return html `<span class="overall">${ring(overallScore, tint)}<span class="sr">Score ${overallScore}, </span><span class="of">needs ${threshold}${delta !== 0 &&
        html `<br><span class="delta ${delta > 0 ? "pass" : "fail"}">${delta > 0 ? `▲ ${delta}` : `▼ ${-delta}`}<span class="sr"> against the baseline</span></span>`}</span></span>`;
}
function answered({ answer, destination }) {
    const status = destination?.httpStatus ??
        (answer !== null && "linkBroken" in answer ? answer.linkBroken.httpStatus : null);
    if (status !== null)
        return `HTTP ${status}`;
    return destination === undefined ? "no score" : "no answer";
}
function inBrief(entry) {
    const step = nextStep(entry);
    if (step !== null)
        return html `<b>${step.order}</b>`;
    if (entry.state === "skipped")
        return entry.reason;
    return (0,report_entries/* evaluationOf */.SV)(entry) === null ? entry.landingUrl : null;
}
function lead(entry) {
    const notices = entry.notices.slice(0, entry_MOST.notices);
    const waived = waiverSentences(entry).map((sentence) => html `<li>${sentence}</li>`);
    return html `<p class="reason" dir="auto">${entry.reason}</p><p class="address"><span class="label">Leads to</span> <code class="copied" dir="ltr">${entry.landingUrl}</code>${copyButton("the address")}</p>${visited(entry)}${ended(entry)}${notices.length + waived.length > 0 &&
        html `<ul class="notices" dir="auto">${notices.map((notice) => html `<li>${notice}</li>`)}${waived}</ul>`}`;
}
const visited = ({ visited: place }) => place === undefined
    ? null
    : html `<p class="address"><span class="label">Visited for it</span> <code dir="ltr">${place.url}</code></p>`;
function ended({ answer, destination, visited: place }) {
    const end = answer !== null && "linkBroken" in answer
        ? answer.linkBroken
        : (destination ?? { finalUrl: null, url: "" });
    return end.finalUrl === null || end.finalUrl === end.url || end.finalUrl === place?.url
        ? null
        : html `<p class="address"><span class="label">Ends at</span> <code dir="ltr">${end.finalUrl}</code></p>`;
}
function evaluated(entry, evaluation, kept) {
    const shown = figures(entry, evaluation, kept);
    const todo = html `${risks(entry)}${fixes(entry)}`;
    const top = shown === null
        ? todo
        : html `<div class="split ${layout(entry)}"><section class="part seen"><h3>What people see</h3>${shown}</section><div class="todo">${todo.source === "" ? allWell(entry) : todo}</div></div>`;
    return html `${top}${comparisons(entry, evaluation)}${scores(evaluation)}`;
}
const allWell = (entry) => html `<section class="part"><h3>What to do</h3><p>${entry.state === "passed"
    ? "Nothing. The page keeps what the ad promises."
    : "No fix could be worked out; what was compared is below."}</p></section>`;
const layout = ({ attachments }) => attachments?.pictures.landingPage?.viewport === "desktop" ? "wide" : "narrow";
function unevaluated(entry, kept) {
    const shown = figures(entry, null, kept);
    const steps = trail(entry, true);
    return shown === null
        ? steps
        : html `<div class="split glance"><section class="part seen"><h3>What people see</h3>${shown}</section>${steps}</div>`;
}
function trail(entry, news) {
    const steps = entry.destination?.evidence.map(({ how, url, httpStatus, errorCode, note }) => `${how} ${url}${(httpStatus ?? errorCode) === null ? "" : ` → ${httpStatus ?? errorCode}`}: ${note}`) ?? entry.linkTrail;
    if (steps.length === 0)
        return null;
    const shown = steps.slice(0, entry_MOST.trail);
    const list = html `<ol class="trail">${shown.map((step) => html `<li><code>${step}</code></li>`)}</ol>${shown.length < steps.length && html `<p class="fine">The JSON report has all ${steps.length} steps.</p>`}`;
    const title = "How the link was checked";
    return news
        ? html `<section class="part"><h3>${title}</h3>${list}</section>`
        : html `<details class="more"><summary>${title}</summary>${list}</details>`;
}
function place({ manifest, asset, durationMs, error }) {
    return html `<p class="fine">In <code>${manifest.file}:${manifest.line}</code>${asset !== null && html ` · ad <code>${asset}</code>`}${error !== null && html ` · <code>${error.code}</code>`} · took ${(durationMs / 1000).toFixed(1)} s</p>`;
}

;// CONCATENATED MODULE: ./build/report/html/masthead.js





const masthead_MOST = { steps: 5, notices: 12 };
function masthead(result, ordered) {
    const { tint, word } = verdict(result);
    return html `<header class="masthead"><p class="brand"><b>Adhere</b> <span>ads and the pages they lead to</span></p><div class="verdict ${tint}"><span class="disc">${mark(tint)}</span><div><p class="word">${word}</p><h1>${result.headline}</h1>${note(result)}</div></div>${tally(ordered)}<p class="fine run">${run(result)}</p></header>${doFirst(ordered)}${notices(result)}`;
}
function verdict(result) {
    if (result.verdict === "fail")
        return { tint: "fail", word: result.exitCode === 0 ? "Failed, warn-only" : "Failed" };
    if (result.verdict === "inconclusive")
        return { tint: "warn", word: "Could not judge" };
    const uneasy = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive").length > 0;
    return uneasy ? { tint: "warn", word: "Passed, not all seen" } : { tint: "pass", word: "Passed" };
}
function note(result) {
    if (result.verdict === "fail" && result.exitCode === 0)
        return html `<p>What is found is shown and does not fail the check.</p>`;
    const unknown = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive").length;
    return result.verdict === "pass" && unknown > 0
        ? html `<p>${count(unknown, "ad")} could not be judged, which does not fail the check.</p>`
        : null;
}
function tallyOf(ordered) {
    const sums = new Map();
    for (const entry of ordered) {
        const { label } = (0,report_entries/* wordsFor */.tu)(entry);
        const sum = sums.get(label) ?? { label, tint: tintOf(entry), count: 0 };
        sum.count += 1;
        sums.set(label, sum);
    }
    return [...sums.values()];
}
const tally = (ordered) => html `<ul class="tally">${tallyOf(ordered).map((sum) => html `<li class="${sum.tint}"><b>${sum.count}</b> ${sum.label}</li>`)}</ul>`;
function run({ startedAt, commit, durationMs, tool }) {
    const at = `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
    const took = durationMs < 90_000 ? `${(durationMs / 1000).toFixed(1)} s` : `${Math.round(durationMs / 60_000)} min`;
    return html `<time datetime="${startedAt}">${at}</time>${commit !== null && html ` · commit <code>${commit.slice(0, 7)}</code>`} · ${took} · Adhere ${tool.version}`;
}
function doFirst(ordered) {
    const steps = ordered.flatMap((entry, index) => {
        const step = nextStep(entry);
        return step === null ? [] : [{ entry, step, number: index + 1 }];
    });
    if (steps.length === 0)
        return null;
    const rest = steps.length - masthead_MOST.steps;
    return html `<section class="first" aria-labelledby="first"><h2 id="first">Do this first</h2><ol>${steps
        .slice(0, masthead_MOST.steps)
        .map(({ entry, step, number }) => html `<li class="${tintOf(entry)}"><a href="#ad-${number}" dir="auto">${entry.id || "(no id)"}</a> <b>${step.order}</b>${step.what !== null && html `<span class="what" dir="auto">${step.what}</span>`}</li>`)}</ol>${rest > 0 && html `<p class="fine">${count(rest, "more ad")} ${rest === 1 ? "asks" : "ask"} for something; ${rest === 1 ? "it is" : "they are"} below, the worst first.</p>`}</section>`;
}
function notices({ notices }) {
    if (notices.length === 0)
        return null;
    const rest = notices.length - masthead_MOST.notices;
    return html `<section class="about" aria-labelledby="about"><h2 id="about">About this run</h2><ul>${notices
        .slice(0, masthead_MOST.notices)
        .map((notice) => html `<li dir="auto">${notice}</li>`)}${rest > 0 && html `<li>and ${rest} more in the JSON report</li>`}</ul></section>`;
}

;// CONCATENATED MODULE: ./build/report/html/filters.js


function filters(ordered) {
    if (ordered.length < 2)
        return null;
    const states = tallyOf(ordered);
    const platforms = [...new Set(ordered.map(({ platform }) => platform ?? "none"))].sort();
    return html `<form class="filters" role="search" aria-label="Filter the ads" hidden><label class="find"><span class="sr">Find in ads</span><input type="search" name="text" placeholder="Find an ad, an address, a reason" autocomplete="off" spellcheck="false"></label>${states.length > 1 &&
        html `<fieldset><legend class="sr">State</legend>${states.map(({ label, tint, count }) => html `<label class="chip ${tint}"><input type="checkbox" name="state" value="${label}"><span>${label} <b>${count}</b></span></label>`)}</fieldset>`}${platforms.length > 1 &&
        html `<label class="pick"><span class="sr">Platform</span><select name="platform"><option value="">All platforms</option>${platforms.map((platform) => html `<option value="${platform}">${platform === "none" ? "no platform" : platform}</option>`)}</select></label>`}<output name="shown" aria-live="polite"></output><span class="folds"><button type="button" name="open">Open all</button> <button type="button" name="close">Close all</button></span></form>`;
}

;// CONCATENATED MODULE: ./build/report/html/script.js
function behave() {
    const all = (selector, within = document) => [
        ...within.querySelectorAll(selector),
    ];
    const entries = all(".entry");
    const form = document.querySelector(".filters");
    const empty = document.querySelector(".empty");
    const narrow = () => {
        if (form === null)
            return;
        const chosen = new FormData(form);
        const words = String(chosen.get("text") ?? "")
            .toLowerCase()
            .split(/\s+/)
            .filter((word) => word !== "");
        const states = chosen.getAll("state");
        const platform = chosen.get("platform") ?? "";
        let shown = 0;
        for (const entry of entries) {
            const { text = "", state = "", platform: its = "" } = entry.dataset;
            const fits = words.every((word) => text.includes(word)) &&
                (states.length === 0 || states.includes(state)) &&
                (platform === "" || platform === its);
            entry.hidden = !fits;
            if (fits)
                shown += 1;
        }
        const output = form.querySelector("output");
        if (output !== null)
            output.value = shown === entries.length ? "" : `${shown} of ${entries.length} shown`;
        if (empty !== null)
            empty.hidden = shown > 0;
    };
    const fold = (open) => {
        for (const entry of entries) {
            const details = entry.querySelector("details");
            if (details !== null && !entry.hidden)
                details.open = open;
        }
    };
    const copy = async (button) => {
        const source = button.parentElement?.querySelector(".copied");
        if (!source)
            return;
        const text = source.textContent ?? "";
        try {
            await navigator.clipboard.writeText(text);
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
    };
    const unfold = () => {
        const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
        const details = target?.querySelector("details");
        if (!target?.classList.contains("entry") || !details)
            return;
        target.hidden = false;
        details.open = true;
        details.querySelector("summary")?.focus({ preventScroll: true });
    };
    const point = (event, on) => {
        const row = event.target instanceof Element ? event.target.closest("tr[data-n]") : null;
        const entry = row?.closest(".entry");
        if (!row || !entry)
            return;
        const number = row.getAttribute("data-n") ?? "";
        for (const frame of all(".frame", entry)) {
            const its = (frame.getAttribute("data-n") ?? "").split(" ").includes(number);
            frame.classList.toggle("pointed", on && its);
        }
    };
    if (form !== null) {
        form.hidden = false;
        form.addEventListener("input", narrow);
        form.addEventListener("submit", (event) => event.preventDefault());
        narrow();
    }
    for (const button of all(".copy"))
        button.hidden = false;
    document.addEventListener("click", (event) => {
        const button = event.target instanceof Element ? event.target.closest("button") : null;
        if (!button)
            return;
        if (button.classList.contains("copy"))
            void copy(button);
        if (button.name === "open" || button.name === "close")
            fold(button.name === "open");
        if (button.name === "reset") {
            form?.reset();
            narrow();
            form?.querySelector("input")?.focus();
        }
    });
    document.addEventListener("mouseover", (event) => point(event, true));
    document.addEventListener("mouseout", (event) => point(event, false));
    addEventListener("hashchange", unfold);
    unfold();
}
const SCRIPT = `(${behave})();`;

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










const HTML_LIMIT = 25e6;
const report_OPEN = 12;
const WHOLE = 400;
const LISTED = 2000;
function htmlReport(result) {
    const bare = page(result, new Set());
    const kept = picturesWithin(result.entries, HTML_LIMIT - Buffer.byteLength(bare) - frameRoom(result));
    return kept.size === 0 ? bare : page(result, kept);
}
const frameRoom = ({ entries }) => Math.min(entries.length, LISTED) * 12_000;
function page(result, kept) {
    const ordered = (0,report_entries/* worstFirst */.md)(result.entries);
    const listed = ordered.slice(0, LISTED);
    const rest = ordered.length - listed.length;
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${result.headline} – Adhere</title>
<style>${verbatim(STYLE)}</style>
</head>
<body>
<a class="jump" href="#ads">Skip to the ads</a>
${masthead(result, listed)}
<main id="ads" tabindex="-1" aria-labelledby="all"><div class="listhead"><h2 id="all">${count(ordered.length, "ad")}, the worst first</h2>${filters(listed)}</div>
<ol class="entries">
${listed.map((entry, index) => html `${item(entry, index, kept)}\n`)}</ol>
<p class="empty" hidden>No ad is like that. <button type="button" name="reset">Show all</button></p>${rest > 0 && html `<p class="fine">${grouped(rest)} more, less urgent ones are in the JSON report.</p>`}${missingPictures(listed, kept)}</main>
<footer><p class="fine">Text from ads, pages and services is shown as text. Nothing here loads anything from anywhere.</p></footer>
<script>${verbatim(SCRIPT)}</script>
</body>
</html>
`.source;
}
function item(entry, index, kept) {
    const { standing } = (0,report_entries/* wordsFor */.tu)(entry);
    return entryItem(entry, {
        number: index + 1,
        whole: index < WHOLE,
        open: index < report_OPEN && (standing === "failing" || standing === "inconclusive"),
        kept,
    });
}
function missingPictures(entries, kept) {
    if (kept.size === 0)
        return null;
    const without = entries.filter(({ attachments }) => Object.values(attachments?.pictures ?? {}).some((picture) => !kept.has(picture)));
    return without.length === 0
        ? null
        : html `<p class="fine">Pictures of ${count(without.length, "ad")} are left out to keep this page small. They are in the folder <code>screenshots</code> beside it.</p>`;
}
const hashOf = (source) => `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(source).digest("base64")}'`;
const POLICY = [
    "default-src 'none'",
    "img-src data:",
    `style-src ${hashOf(STYLE)}`,
    `script-src ${hashOf(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
].join("; ");

// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/report/visited.js
var report_visited = __webpack_require__(84409);
;// CONCATENATED MODULE: ./build/report/junit.js






const MOST_FIXES = 3;
function junitReport(result) {
    const cases = result.entries.map((entry) => ({ entry, mark: markOf(entry, result) }));
    const total = (mark) => cases.filter((one) => one.mark === mark).length;
    const attributes = attrs({
        name: "adhere",
        tests: cases.length,
        failures: total("failure"),
        errors: total("error"),
        skipped: total("skipped"),
        time: seconds(result.durationMs),
    });
    const suite = `${attributes} ${attrs({ timestamp: result.startedAt.replace(/(\.\d+)?Z$/u, "") })}`;
    return [
        `<?xml version="1.0" encoding="UTF-8"?>`,
        `<testsuites ${attributes}>`,
        `  <testsuite ${suite}>`,
        ...cases.map(({ entry, mark }) => testCase(entry, mark)),
        "  </testsuite>",
        "</testsuites>",
        "",
    ].join("\n");
}
function markOf(entry, result) {
    if (entry.error?.blame === "manifest")
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "skipped";
    switch ((0,report_entries/* wordsFor */.tu)(entry).standing) {
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
function testCase(entry, mark) {
    const { file, line } = entry.manifest;
    const open = `    <testcase ${attrs({ classname: file, name: entry.id, time: seconds(entry.durationMs), file, line })}`;
    const accepted = waiverSentences(entry).map(report_text/* oneLine */.TN).join("\n");
    if (mark === null && accepted === "")
        return `${open}/>`;
    if (mark === null)
        return `${open}>\n      <system-out>${(0,report_text/* inXml */.F3)(accepted)}</system-out>\n    </testcase>`;
    const message = attrs({ message: entry.reason });
    const body = mark === "skipped"
        ? `<skipped ${message}/>`
        : `<${mark} ${message} ${attrs({ type: entry.error?.code ?? entry.state })}>${(0,report_text/* inXml */.F3)(details(entry))}</${mark}>`;
    return `${open}>\n      ${body}\n    </testcase>`;
}
function details(entry) {
    return [
        entry.reason,
        (0,report_visited/* landingLine */.K)(entry, String),
        ...(0,report_advice/* risksOf */.i7)(entry).map((risk) => `${(0,report_advice/* riskTitle */.eq)(risk)} (${risk.impact}): ${risk.message}`),
        ...(0,report_advice/* fixesOf */.jv)(entry)
            .slice(0, MOST_FIXES)
            .map((fix) => `Fix: ${fix.element}, ${(0,report_advice/* whatToDo */.H6)(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"${stands(entry, fix)}`),
        ...waiverSentences(entry),
        ...entry.linkTrail.map((step) => `Link: ${step}`),
        ...entry.notices.map((notice) => `Notice: ${notice}`),
    ]
        .map(report_text/* oneLine */.TN)
        .join("\n");
}
function stands(entry, fix) {
    const repair = (0,repairs/* repairOf */.dI)(entry, fix);
    return repair === undefined ? "" : ` (in ${repair.file}:${repair.line}, ${(0,repairs/* careOf */.Nq)(repair)})`;
}
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const attrs = (values) => Object.entries(values)
    .map(([key, value]) => `${key}="${(0,report_text/* inXml */.F3)((0,report_text/* oneLine */.TN)(String(value)))}"`)
    .join(" ");

// EXTERNAL MODULE: ./build/report/markdown.js + 5 modules
var markdown = __webpack_require__(50663);
// EXTERNAL MODULE: ./build/contract/finding.js
var finding = __webpack_require__(9498);
// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
;// CONCATENATED MODULE: ./build/report/sarif-rules.js

const DOCS = "https://github.com/adhere-check/adhere/blob/main";
const FINDINGS = {
    headline: [
        "The headline is not taken up",
        "The page should open with what the ad's headline says, in its words or in others that say the same.",
    ],
    product: [
        "The page is about something else",
        "The page should name what the ad sells. Lead the ad to the page that does, or name it there.",
    ],
    offer: [
        "The ad's offer is not kept",
        "The offer, price or deadline that the ad names should stand on the page, with the same value. Settle which of the two is right, and change the other.",
    ],
    availability: [
        "What the ad sells cannot be had",
        "The page says that it is sold out: pause the ad until it is back, or send it to something that can be bought.",
    ],
    cta: [
        "The buttons ask for different things",
        "The page's button should go on from where the ad's left off: relabel one of them.",
    ],
    brand: [
        "The brand is not there",
        "Visitors should see on the page whose ad they clicked: in its name, its logo or its title.",
    ],
    language: [
        "The page speaks another language",
        "Lead the ad to the page in its own language, or write the ad in the page's.",
    ],
    palette: [
        "The colours differ",
        "Carry the ad's accent colour into the first screen: a button, a band or the picture.",
    ],
    hero_image: [
        "The ad's picture is not on the page",
        "Show the ad's picture on the first screen, or another of the same scene.",
    ],
    imagery: [
        "The pictures are of another style",
        "Drawings lead better to drawings, and photographs to photographs.",
    ],
    fold_promise: [
        "The first screen does not keep the promise",
        "What the ad promises should be in view as the page opens, before anybody scrolls.",
    ],
    fold_offer: [
        "The offer is not on the first screen",
        "Move the offer up, so that it is in view as the page opens.",
    ],
    fold_cta: [
        "The first screen has no fitting button",
        "The next step should be in view as the page opens, and be the one that the ad announced.",
    ],
    overlay: [
        "A layer covers the page",
        "A banner or window that covers the first screen hides what people came for: make it smaller, or let it come later.",
    ],
    tone: [
        "The page sounds different",
        "The page should go on in the ad's voice: as formal, as pressing, as loud.",
    ],
    machine_text: [
        "Text speaks to machines",
        "Text that tells an automated judge what to find is withheld from it; take it out, or find out who put it there.",
    ],
};
const STATES = {
    link_broken: [
        "The ad leads nowhere",
        "The destination is dead: it answers 404 or 410, its domain does not exist, its certificate is refused, or its title says that it was not found. It was looked at twice. Pause the ad, or give it a living page.",
    ],
    below_threshold: [
        "Ad and page do not match well enough",
        "The overall score is below what the manifest or the workflow asks for. The findings at the same line say why; the HTML report shows both side by side.",
    ],
    regressed: [
        "Ad and page match worse than before",
        "The overall score has fallen by more than is allowed. The findings at the same line say why.",
    ],
    url_only: [
        "The page could not be seen",
        "A bot wall, a login or a download stood in the way, so that nobody can say whether the page fits. Look at it yourself.",
    ],
    error: [
        "The ad could not be evaluated",
        "The evaluation failed: time, quota or network. Run the check again; the message says what to do where that does not help.",
    ],
};
const VERDICTS = `${DOCS}/README.md#what-the-verdict-means`;
const ruleOf = (id, [title, help], helpUri) => ({
    id: id.replaceAll("_", "-"),
    title,
    help,
    helpUri,
});
const MISTAKE = ruleOf("ad_file", [
    "The ad's file cannot be read",
    "The manifest names a file that is missing, or that is no picture or film that browsers show. Repair it, or name another.",
], VERDICTS);
const MESSAGE_UNKNOWN = ruleOf("message_not_judged", [
    "The ad's message could not be judged",
    "No text of the ad is known, and none could be read in its picture, so that nobody can say whether the page keeps what it promises. Give the ad's text as copy.",
], VERDICTS);
const OTHER = ruleOf("comparison", [
    "An element of ad and page differs",
    "The evaluator compared an element of a kind of its own; its message says what to do.",
], `${DOCS}/docs/README.md`);
const FINDING_RULES = new Map(Object.entries(FINDINGS).map(([kind, texts]) => [
    kind,
    ruleOf(kind, texts, `${DOCS}/docs/findings/${kind}.md`),
]));
const STATE_RULES = new Map(Object.entries(STATES).map(([state, texts]) => [state, ruleOf(state, texts, VERDICTS)]));
const RULES = [
    ...STATE_RULES.values(),
    MISTAKE,
    MESSAGE_UNKNOWN,
    ...FINDING_RULES.values(),
    OTHER,
];
const findingRule = (kind) => FINDING_RULES.get(kind ?? "") ?? OTHER;
function stateRule({ state, error }) {
    if (error?.blame === "manifest")
        return MISTAKE;
    return error?.code === result/* MESSAGE_NOT_JUDGED */.Ym ? MESSAGE_UNKNOWN : (STATE_RULES.get(state) ?? null);
}

;// CONCATENATED MODULE: ./build/report/sarif.js








const MOST_RESULTS = 5000;
const sarif_LONGEST = { name: 80, value: 160, sentence: 500 };
const LEVELS = ["error", "warning", "note"];
function sarifReport(result) {
    const all = (0,report_entries/* worstFirst */.md)(result.entries).flatMap((entry) => findingsOf(entry, result));
    const ranked = LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
    const shown = ranked.slice(0, MOST_RESULTS);
    const isSuppressing = shown.some(({ accepted }) => accepted);
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
                        rules: RULES.map(ruleObject),
                    },
                },
                automationDetails: { id: `adhere/${result.mode ?? "evaluate"}/` },
                invocations: [invocation(result, ranked.length - shown.length)],
                originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root." } } },
                columnKind: "utf16CodeUnits",
                results: shown.map((finding) => resultObject(finding, isSuppressing)),
            },
        ],
    };
    return `${JSON.stringify(log, null, 1)}\n`;
}
function findingsOf(entry, result) {
    const rule = stateRule(entry);
    const own = rule === null
        ? []
        : [{ rule, level: stateLevel(entry, result), entry, text: stateText(entry), accepted: false }];
    return [...own, ...comparisonFindings(entry, result)];
}
function stateLevel(entry, { gate, verdict }) {
    if (entry.error?.blame === "manifest")
        return "error";
    if ((0,report_entries/* wordsFor */.tu)(entry).standing === "failing")
        return gate.warnOnly ? "warning" : "error";
    if (entry.failedBefore === true)
        return "warning";
    const counts = gate.onInconclusive === "fail" && !gate.warnOnly;
    return counts || verdict === "inconclusive" ? "error" : "warning";
}
function stateText(entry) {
    const { label } = (0,report_entries/* wordsFor */.tu)(entry);
    const score = entry.overallScore === null ? "" : ` (${(0,report_entries/* scoreOf */.uw)(entry)})`;
    return [
        `${(0,report_text/* inSarif */.$W)(entry.id, sarif_LONGEST.name)}: ${label.toLowerCase()}${score}. ${(0,report_text/* inSarif */.$W)(entry.reason, sarif_LONGEST.sentence)}`,
        (0,report_visited/* landingLine */.K)(entry, (url) => (0,report_text/* inSarif */.$W)(url, sarif_LONGEST.sentence)),
        ...waiverSentences(entry).map((sentence) => (0,report_text/* inSarif */.$W)(sentence, sarif_LONGEST.sentence)),
    ].join("\n");
}
function comparisonFindings(entry, { gate }) {
    const failing = (0,report_entries/* wordsFor */.tu)(entry).standing === "failing" && !gate.warnOnly;
    const accepted = new Set((entry.waivers ?? []).flatMap(({ state, elements }) => (state === "accepted" ? elements : [])));
    const byRule = new Map();
    for (const comparison of (0,report_entries/* evaluationOf */.SV)(entry)?.elementComparisons ?? []) {
        const level = accepted.has(comparison.element) ? "note" : comparisonLevel(comparison, failing);
        if (level === null)
            continue;
        const rule = findingRule((0,finding/* kindOf */.I)(comparison));
        const known = byRule.get(rule.id);
        const isAccepted = accepted.has(comparison.element);
        const text = comparisonText(comparison, isAccepted);
        if (known === undefined) {
            const lead = `${(0,report_text/* inSarif */.$W)(entry.id, sarif_LONGEST.name)}: `;
            byRule.set(rule.id, { rule, level, entry, text: `${lead}${text}`, accepted: isAccepted });
        }
        else {
            known.text += `\n${text}`;
            known.accepted &&= isAccepted;
            if (LEVELS.indexOf(level) < LEVELS.indexOf(known.level))
                known.level = level;
        }
    }
    return [...byRule.values()];
}
function comparisonLevel({ status, severity }, failing) {
    if (["match", "implicit", "obscured"].includes(status))
        return null;
    if (severity === "HIGH")
        return "warning";
    if (severity === "MEDIUM")
        return failing ? "warning" : "note";
    return failing ? "note" : null;
}
function comparisonText(comparison, accepted) {
    const value = (text) => `“${(0,report_text/* inSarif */.$W)(text, sarif_LONGEST.value)}”`;
    const { element, status, adValue, landingPageValue, recommendation } = comparison;
    const found = `${(0,report_text/* inSarif */.$W)(element, sarif_LONGEST.name)}: ${(0,report_text/* inSarif */.$W)((0,report_advice/* inWords */.r4)(status), sarif_LONGEST.name).toLowerCase()}`;
    const advice = (0,report_text/* inSarif */.$W)(recommendation, sarif_LONGEST.sentence);
    return `${found}${accepted ? ", accepted in the manifest" : ""}. In the ad ${value(adValue)}, on the page ${value(landingPageValue)}. ${advice}`.trim();
}
const ruleObject = ({ id, title, help, helpUri }) => ({
    id,
    name: id.replace(/(?:^|-)(.)/gu, (_, letter) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: help },
    help: {
        text: `${help} More: ${helpUri}`,
        markdown: `${help}\n\n[What it means, and how to mend it](${helpUri})`,
    },
    helpUri,
    properties: { tags: ["ads", "landing-pages"] },
});
function resultObject({ rule, level, entry, text, accepted }, isSuppressing) {
    const { file, line, column, endLine } = entry.manifest;
    return {
        ruleId: rule.id,
        ruleIndex: RULES.indexOf(rule),
        level,
        message: { text },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: artifact(file),
                    region: { startLine: line, startColumn: column, endLine: Math.max(line, endLine) },
                },
            },
        ],
        partialFingerprints: { "adhereFinding/v1": fingerprint(rule.id, file, entry.id) },
        ...(isSuppressing && { suppressions: accepted ? [suppression(entry)] : [] }),
    };
}
const suppression = (entry) => ({
    kind: "external",
    status: "accepted",
    justification: (0,report_text/* inSarif */.$W)(waiverSentences(entry).join(" "), sarif_LONGEST.sentence),
});
const fingerprint = (...parts) => (0,external_node_crypto_.createHash)("sha256")
    .update(JSON.stringify(parts.map((part) => part.toWellFormed())))
    .digest("hex")
    .slice(0, 32);
function artifact(file) {
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
function invocation({ verdict, exitCode, startedAt, durationMs }, left) {
    return {
        executionSuccessful: verdict !== "inconclusive",
        exitCode,
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        ...(left > 0 && {
            toolExecutionNotifications: [
                {
                    level: "warning",
                    message: { text: `${left} more findings, less grave ones, are in the JSON report.` },
                },
            ],
        }),
    };
}

// EXTERNAL MODULE: ./build/job/kept.js
var kept = __webpack_require__(39678);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/job/pictures.js



const BYTES = 40_000;
const WIDEST = { ad: 720, mobile: 480, desktop: 900 };
const PATIENCE_MS = 30_000;
const AT_ONCE = 2;
const widest = (role, { viewport }) => role === "ad" ? WIDEST.ad : WIDEST[viewport ?? "desktop"];
async function withSmallPictures(result, reduce, signal) {
    const until = performance.now() + PATIENCE_MS;
    const limit = (0,p_limit/* default */.A)(AT_ONCE);
    const small = new Map();
    let room = HTML_LIMIT;
    await Promise.all(picturesByNeed(result.entries).map(({ role, picture }) => limit(async () => {
        if (signal.aborted || performance.now() > until || room < 0)
            return;
        const made = picture.bytes.byteLength <= BYTES
            ? picture
            : await reduce(picture, { widest: widest(role, picture), bytes: BYTES }).catch(() => picture);
        room -= encodedLength(made);
        small.set(picture, made);
    })));
    return { ...result, entries: result.entries.map((entry) => withPictures(entry, small)) };
}
function withPictures(entry, small) {
    if (entry.attachments === undefined)
        return entry;
    const pictures = Object.fromEntries(Object.entries(entry.attachments.pictures).map(([role, picture]) => [
        role,
        small.get(picture) ?? picture,
    ]));
    return { ...entry, attachments: { ...entry.attachments, pictures } };
}

;// CONCATENATED MODULE: ./build/job/folder.js











const REPORT_FILES = {
    json: "report.json",
    html: "report.html",
    junit: "junit.xml",
    markdown: "report.md",
    sarif: "report.sarif",
};
const EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
function pictureKeeper(directory) {
    return async (_evaluationId, role, picture) => {
        const hash = (0,external_node_crypto_.createHash)("sha256").update(picture.bytes).digest("hex").slice(0, 16);
        const name = `${role}-${hash}.${EXTENSIONS[picture.mediaType]}`;
        const file = external_node_path_.resolve(directory, name);
        await (0,whole_file/* writeWhole */.f)(file, picture.bytes);
        return (0,external_node_url_.pathToFileURL)(file).href;
    };
}
function picturesOf(reportFolder) {
    const warnings = [];
    const keep = pictureKeeper(external_node_path_.join(reportFolder, "screenshots"));
    return { keep: (0,kept/* sparing */.l)(keep, (warning) => warnings.push(warning)), warnings };
}
async function writeReports(result, directory, { reduce, signal }) {
    const reports = {
        json: () => (0,json/* jsonReport */.L)(result, (0,external_node_url_.pathToFileURL)(external_node_path_.resolve(directory)).href),
        junit: () => junitReport(result),
        markdown: () => (0,markdown/* markdownReport */.qN)(result),
        sarif: () => sarifReport(result),
        html: async () => htmlReport(reduce ? await withSmallPictures(result, reduce, signal) : result),
    };
    const written = {};
    const warnings = [];
    for (const kind of ["json", "junit", "markdown", "sarif", "html"]) {
        const file = external_node_path_.resolve(directory, REPORT_FILES[kind]);
        try {
            await (0,whole_file/* writeWhole */.f)(file, await reports[kind]());
            written[kind] = file;
        }
        catch (error) {
            warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
        }
    }
    return { written, warnings };
}


/***/ }),

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ jsonReport),
/* harmony export */   T: () => (/* binding */ isPictured)
/* harmony export */ });
function jsonReport(result, folder) {
    const { entries, ...run } = result;
    const head = run;
    const base = folder === undefined ? null : `${folder.replace(/\/*$/u, "")}/`;
    const lines = entries.map(({ attachments: _inMemory, ...entry }) => JSON.stringify(base === null ? entry : moved(entry, base)));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
const PICTURES = ["adScreenshotUrl", "landingPageScreenshotUrl", "alternateScreenshotUrl"];
function moved(entry, base) {
    if (entry.answer === null)
        return entry;
    const near = (url) => typeof url === "string" && url.startsWith(base) ? url.slice(base.length) : url;
    const given = entry.answer;
    const named = PICTURES.filter((key) => key in given).map((key) => [key, near(given[key])]);
    const frames = given["videoFrames"];
    return {
        ...entry,
        answer: {
            ...entry.answer,
            ...Object.fromEntries(named),
            ...(Array.isArray(frames) && {
                videoFrames: frames.map((frame) => isPictured(frame) ? { ...frame, screenshotUrl: near(frame.screenshotUrl) } : frame),
            }),
        },
    };
}
const isPictured = (frame) => typeof frame === "object" &&
    frame !== null &&
    "screenshotUrl" in frame &&
    typeof frame.screenshotUrl === "string";


/***/ })

};
