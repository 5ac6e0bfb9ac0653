export const id = 534;
export const ids = [534];
export const modules = {

/***/ 7077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $E: () => (/* binding */ EvaluationRead),
  qW: () => (/* binding */ LinkBrokenRead),
  aw: () => (/* binding */ UrlOnlyRead)
});

// UNUSED EXPORTS: Evaluation, LinkBroken, UrlOnly

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./build/contract/door.js
var door = __webpack_require__(5675);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(2855);
;// CONCATENATED MODULE: ./build/contract/fix.js



const fix = (door) => door.object({
    id: door.uuid(),
    element: schemas/* string */.YjP(),
    fixType: door.word(vocabulary/* FIX_TYPES */.wC),
    target: door.word(vocabulary/* FIX_TARGETS */.nr),
    direction: door.word(vocabulary/* FIX_DIRECTIONS */.bi),
    priority: door.word(vocabulary/* SEVERITIES */.oC),
    currentValue: schemas/* string */.YjP(),
    suggestedValue: schemas/* string */.YjP(),
    cssSelector: schemas/* string */.YjP(),
    reasoning: schemas/* string */.YjP(),
    expectedImpact: schemas/* string */.YjP(),
    implementationSteps: schemas/* array */.YOg(schemas/* string */.YjP()),
    confidenceScore: schemas/* number */.aig().min(0).max(1),
    tradeoff: schemas/* string */.YjP(),
});
const storedFix = (door) => door.object({
    id: door.uuid(),
    evaluationId: door.uuid(),
    element: schemas/* string */.YjP().nullable(),
    fixType: door.word(vocabulary/* FIX_TYPES */.wC),
    target: door.word(vocabulary/* FIX_TARGETS */.nr),
    direction: door.word(vocabulary/* FIX_DIRECTIONS */.bi).nullable(),
    priority: door.word(vocabulary/* SEVERITIES */.oC),
    status: door.word(vocabulary/* FIX_STATUSES */.Rx),
    currentValue: schemas/* string */.YjP().nullable(),
    suggestedValue: schemas/* string */.YjP(),
    elementSelector: schemas/* string */.YjP().nullable(),
    reasoning: schemas/* string */.YjP().nullable(),
    expectedImpact: schemas/* string */.YjP().nullable(),
    tradeoff: schemas/* string */.YjP().nullable(),
    /** A decimal string, 0.00 to 1.00: the store's type, not the evaluation's. */
    confidenceScore: door.text(/^(0\.\d{2}|1\.00)$/).nullable(),
    implementationSteps: schemas/* array */.YOg(schemas/* string */.YjP()).nullable(),
    appliedAt: door.dateTime().nullable(),
    dismissedAt: door.dateTime().nullable(),
    dismissedReason: schemas/* string */.YjP().nullable(),
    createdAt: door.dateTime(),
    updatedAt: door.dateTime(),
});
const count = schemas/* int */.Whr().min(0);
const fixList = (door) => door.object({
    success: schemas/* boolean */.zMY(),
    data: door.object({
        fixes: schemas/* array */.YOg(storedFix(door)),
        total: count,
        pending: count,
        applied: count,
        dismissed: count,
        paywalled: schemas/* boolean */.zMY(),
    }),
});
const oneFix = (door) => door.object({ success: schemas/* boolean */.zMY(), data: storedFix(door) });
const fixStats = (door) => door.object({
    success: schemas/* boolean */.zMY(),
    data: door.object({
        total: count,
        pending: count,
        applied: count,
        dismissed: count,
        high_priority: count,
        medium_priority: count,
        low_priority: count,
        fix_types: count,
    }),
});
const Fix = fix(door/* writing */.dV);
const StoredFix = storedFix(door/* writing */.dV);
const StoredFixRead = storedFix(door/* reading */.hF);
/** The three answers of GET /api/fixes, by `action`. */
const FixesAnswer = {
    list: fixList(door/* writing */.dV),
    get: oneFix(door/* writing */.dV),
    stats: fixStats(door/* writing */.dV),
};
const FixesAnswerRead = {
    list: fixList(door/* reading */.hF),
    get: oneFix(door/* reading */.hF),
    stats: fixStats(door/* reading */.hF),
};

;// CONCATENATED MODULE: ./build/contract/evaluation.js




const scores = (door) => door.object({
    visualMatch: door.score(),
    messageMatch: door.score(),
    aboveTheFoldContinuity: door.score(),
    toneAlignment: door.score(),
    /** Legacy: average of messageMatch and aboveTheFoldContinuity, so it may fall between half points. */
    contextualMatch: door.legacy(schemas/* number */.aig().min(0).max(10)),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: door.legacy(door.score()),
});
const detailedScore = (door) => door.object({ score: door.score(), band: door.word(vocabulary/* BANDS */.ZN), reasoning: schemas/* string */.YjP() });
const detailedScores = (door) => door.object({
    visualMatch: detailedScore(door),
    messageMatch: detailedScore(door),
    aboveTheFoldContinuity: detailedScore(door),
    toneAlignment: detailedScore(door),
    /** @deprecated Alias of aboveTheFoldContinuity. */
    informationScent: door.legacy(detailedScore(door)),
});
const comparison = (door) => door.object({
    element: schemas/* string */.YjP(),
    category: door.word(vocabulary/* COMPARISON_CATEGORIES */.Tz),
    adValue: schemas/* string */.YjP(),
    landingPageValue: schemas/* string */.YjP(),
    /** implicit: present by convention. obscured: hidden behind a consent modal, and not scored. */
    status: door.word(vocabulary/* COMPARISON_STATUSES */.l1),
    severity: door.word(vocabulary/* SEVERITIES */.oC),
    recommendation: schemas/* string */.YjP(),
});
const risk = (door) => door.object({
    type: door.word(vocabulary/* RISK_TYPES */.sJ),
    message: schemas/* string */.YjP(),
    impact: door.word(vocabulary/* IMPACTS */.wD),
    element: schemas/* string */.YjP(),
});
const profile = (door) => door.object({
    id: schemas/* string */.YjP(),
    platform: schemas/* string */.YjP(),
    surfaceLabel: schemas/* string */.YjP(),
    displayLabel: schemas/* string */.YjP(),
    weights: door.object({
        visualMatch: door.weight(),
        messageMatch: door.weight(),
        aboveTheFoldContinuity: door.weight(),
        toneAlignment: door.weight(),
    }),
    detectionReason: schemas/* string */.YjP(),
    detectionConfidence: door.word(vocabulary/* CONFIDENCES */.ix),
});
const pageSpeed = (door) => door.object({
    performanceScore: schemas/* number */.aig().min(0).max(100),
    lcp: schemas/* number */.aig(),
    fcp: schemas/* number */.aig(),
    tbt: schemas/* number */.aig(),
    cls: schemas/* number */.aig(),
    si: schemas/* number */.aig(),
    fetchedAt: door.dateTime(),
});
/** The contract shows no shape for the elements. */
const videoFrames = schemas/* array */.YOg(schemas/* unknown */.L5J()).nullable();
const evaluation = (door) => door.object({
    overallScore: door.score(),
    componentScores: scores(door),
    rawScores: scores(door),
    detailedScores: detailedScores(door),
    suggestions: door.object({
        visual: schemas/* array */.YOg(schemas/* string */.YjP()),
        contextual: schemas/* array */.YOg(schemas/* string */.YjP()),
        tone: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    elementComparisons: schemas/* array */.YOg(comparison(door)),
    conversionRisks: schemas/* array */.YOg(risk(door)),
    fixes: schemas/* array */.YOg(fix(door)),
    appliedProfile: profile(door),
    detectionMode: schemas/* string */.YjP(),
    isPmax: schemas/* boolean */.zMY(),
    alternateScores: schemas/* array */.YOg(door.object({
        profileId: schemas/* string */.YjP(),
        displayLabel: schemas/* string */.YjP(),
        surfaceLabel: schemas/* string */.YjP().nullable(),
        overallScore: door.score(),
    }))
        .nullable(),
    evaluationId: door.uuid(),
    adScreenshotUrl: schemas/* string */.YjP(),
    landingPageScreenshotUrl: schemas/* string */.YjP().nullable(),
    alternateScreenshotUrl: schemas/* string */.YjP().nullable(),
    alternateViewport: door.word(vocabulary/* VIEWPORTS */.y8).nullable(),
    analysisModel: schemas/* string */.YjP(),
    mediaType: door.word(vocabulary/* MEDIA_TYPES */.Z2),
    viewport: door.word(vocabulary/* VIEWPORTS */.y8),
    pageSpeedData: door.present(pageSpeed(door)),
    /** Video ads only: extra frames analysed, null otherwise; a service may leave it out of an image's answer. */
    videoFrames: door.legacy(videoFrames),
    videoMetadata: door.present(door.object({
        frameCount: schemas/* number */.aig(),
        processingMethod: schemas/* string */.YjP(),
        hasTranscript: schemas/* boolean */.zMY(),
        transcriptLength: schemas/* number */.aig(),
        videoDuration: schemas/* number */.aig().nullable(),
    })),
});
const urlOnly = (door) => door.object({
    success: schemas/* literal */.euz(true),
    evaluationId: door.uuid().nullable(),
    lpCaptureStatus: schemas/* literal */.euz("url_only"),
    lpUnavailableReason: schemas/* string */.YjP(),
    scores: door.noScore(),
    detailedScores: door.noScore(),
});
const linkBroken = (door) => door.object({
    success: schemas/* literal */.euz(true),
    evaluationId: door.uuid().nullable(),
    lpCaptureStatus: schemas/* literal */.euz("link_broken"),
    overallScore: door.noScore(),
    componentScores: door.noScore(),
    linkBroken: door.object({
        url: schemas/* string */.YjP(),
        finalUrl: schemas/* string */.YjP().nullable(),
        httpStatus: schemas/* number */.aig().nullable(),
        reason: schemas/* string */.YjP().nullable(),
    }),
    landingPageScreenshotUrl: schemas/* string */.YjP().nullable(),
});
/** The full evaluation, as the engine writes it. */
const Evaluation = evaluation(door/* writing */.dV);
const UrlOnly = urlOnly(door/* writing */.dV);
const LinkBroken = linkBroken(door/* writing */.dV);
const EvaluationRead = evaluation(door/* reading */.hF);
const UrlOnlyRead = urlOnly(door/* reading */.hF);
const LinkBrokenRead = linkBroken(door/* reading */.hF);


/***/ }),

/***/ 8855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* unused harmony export ContractBroken */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7428);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9789);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7077);



/** Tells the three variants apart. `lpCaptureStatus` is looked at before any score (contract, endpoint rule 1). */
function outcomeOf(answer) {
    if ("lpCaptureStatus" in answer) {
        if (answer.lpCaptureStatus === "url_only")
            return { kind: "url_only", answer };
        if (answer.lpCaptureStatus === "link_broken")
            return { kind: "link_broken", answer };
    }
    // The type cannot say it, but a full evaluation may carry a capture status too, of a word we need not know.
    return { kind: "evaluated", answer: answer };
}
/** A 200 body that is not what the contract promises. Never retried: the same call would be counted again. */
class ContractBroken extends _error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "ContractBroken";
    /** The field at fault, for example `componentScores.visualMatch`; empty for the body as a whole. */
    path;
    constructor(path, problem) {
        super(`The service's answer breaks the contract at ${path === "" ? "its top level" : `"${path}"`}: ${problem}. ` +
            `Check that api-url points to a service that speaks version 1.1 of the evaluation API.`);
        this.path = path;
    }
}
const capture = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ lpCaptureStatus: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional() });
/**
 * Parses a 200 body of POST /api/analyze-ad: unknown fields stay, unknown words stay as text, and what the gate
 * decides from must be right.
 *
 * @throws ContractBroken with the path of the first field at fault.
 */
function readAnswer(body) {
    const status = parsed(capture, body).lpCaptureStatus;
    if (status === "url_only")
        return { kind: "url_only", answer: parsed(_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .UrlOnlyRead */ .aw, body) };
    if (status === "link_broken")
        return { kind: "link_broken", answer: parsed(_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .LinkBrokenRead */ .qW, body) };
    return { kind: "evaluated", answer: parsed(_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .EvaluationRead */ .$E, body) };
}
function parsed(schema, body) {
    const result = schema.safeParse(body);
    // The body itself, not zod's copy: the answer stays as it was sent, down to the order of its fields. No schema
    // of an answer transforms, so both say the same.
    if (result.success)
        return body;
    const [issue] = result.error.issues;
    throw new ContractBroken(issue ? zod__WEBPACK_IMPORTED_MODULE_3__/* .toDotPath */ .sR(issue.path) : "", issue?.message ?? "it is not an object");
}


/***/ }),

/***/ 8999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ whatToDo),
/* harmony export */   Sg: () => (/* binding */ risksInOrder),
/* harmony export */   eq: () => (/* binding */ riskTitle),
/* harmony export */   he: () => (/* binding */ fixesInOrder),
/* harmony export */   r4: () => (/* binding */ inWords)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2855);

/** A word's place in its list; words of a newer service come last. */
const place = (words, word) => {
    const index = words.indexOf(word);
    return index === -1 ? words.length : index;
};
/** The fixes in the order to apply them: one for every element first, then the other ways to mend the same ones. */
function fixesInOrder(evaluation) {
    const ranked = evaluation.fixes.toSorted((a, b) => place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, a.priority) - place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, b.priority) || b.confidenceScore - a.confidenceScore);
    const leads = ranked.filter((fix, index) => ranked.findIndex((other) => other.element === fix.element) === index);
    return [...leads, ...ranked.filter((fix) => !leads.includes(fix))];
}
/** The conversion risks, gravest first. */
function risksInOrder(evaluation) {
    return evaluation.conversionRisks.toSorted((a, b) => place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, a.impact) - place(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IMPACTS */ .wD, b.impact));
}
const DIRECTIONS = {
    change_lp: "change the page",
    change_ad: "change the ad",
    change_routing: "send the ad elsewhere",
    change_both: "change ad and page",
};
const DIRECTION_WORDS = new Map(Object.entries(DIRECTIONS));
/** What a fix asks to do. A direction that we do not know yet is shown as its own words. */
const whatToDo = (fix) => DIRECTION_WORDS.get(fix.direction) ?? inWords(fix.direction).toLowerCase();
const RISKS = {
    HEADLINE_DISCONNECT: "Headline disconnect",
    CTA_FRICTION: "Call-to-action friction",
    OFFER_MISMATCH: "Offer mismatch",
    BRAND_INCONSISTENCY: "Brand inconsistency",
};
const RISK_TITLES = new Map(Object.entries(RISKS));
const riskTitle = (risk) => RISK_TITLES.get(risk.type) ?? inWords(risk.type);
/** An identifier of the contract as words: `body_copy` is "Body copy". */
function inWords(identifier) {
    const words = identifier.replaceAll("_", " ").toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ }),

/***/ 5787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ dimensionScores),
/* harmony export */   N6: () => (/* binding */ withStanding),
/* harmony export */   Py: () => (/* binding */ DIMENSION_LABELS),
/* harmony export */   SV: () => (/* binding */ evaluationOf),
/* harmony export */   hB: () => (/* binding */ weakest),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   tu: () => (/* binding */ wordsFor),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _contract_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8855);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2855);


/** Worst first: the order of the keys is the order in which people see the entries. */
const STATES = {
    link_broken: { standing: "failing", icon: "❌", label: "Link broken" },
    regressed: { standing: "failing", icon: "❌", label: "Regressed" },
    below_threshold: { standing: "failing", icon: "❌", label: "Below threshold" },
    error: { standing: "inconclusive", icon: "⚠️", label: "Not evaluated" },
    url_only: { standing: "inconclusive", icon: "⚠️", label: "Page not captured" },
    passed: { standing: "passed", icon: "✅", label: "Passed" },
    skipped: { standing: "skipped", icon: "➖", label: "Left out" },
};
const ORDER = Object.keys(STATES);
/** The repository's own ad file cannot be read: nobody's page is at fault, and it is never waved through. */
const MISTAKE = { standing: "failing", icon: "❌", label: "Ad file unreadable" };
const isMistake = (entry) => entry.error?.blame === "manifest";
const wordsFor = (entry) => isMistake(entry) ? MISTAKE : STATES[entry.state];
/** Worst first: by state, then by how far the score is from its threshold, then as in the manifest. */
function worstFirst(entries) {
    const rank = (entry) => (isMistake(entry) ? 0.5 : ORDER.indexOf(entry.state));
    const slack = (entry) => (entry.overallScore ?? 0) - entry.threshold;
    return entries.toSorted((a, b) => rank(a) - rank(b) || slack(a) - slack(b));
}
const withStanding = (entries, standing) => entries.filter((entry) => wordsFor(entry).standing === standing);
/** The full evaluation of an entry, or null where there is none: nobody reads a score that is not there. */
function evaluationOf(entry) {
    if (entry.answer === null)
        return null;
    const outcome = (0,_contract_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeOf */ .sG)(entry.answer);
    return outcome.kind === "evaluated" ? outcome.answer : null;
}
const DIMENSION_LABELS = {
    visualMatch: "Visual",
    messageMatch: "Message",
    aboveTheFoldContinuity: "Fold",
    toneAlignment: "Tone",
};
/** The four scores as they counted; null for a dimension without evidence, which reads 6.5 only by convention. */
function dimensionScores(evaluation) {
    const score = (dimension) => evaluation.detailedScores[dimension].reasoning.startsWith("Not judged")
        ? null
        : evaluation.componentScores[dimension];
    return {
        visualMatch: score("visualMatch"),
        messageMatch: score("messageMatch"),
        aboveTheFoldContinuity: score("aboveTheFoldContinuity"),
        toneAlignment: score("toneAlignment"),
    };
}
/** The lowest judged dimension, the first of equals; null where none was judged. */
function weakest(evaluation) {
    const scores = dimensionScores(evaluation);
    const judged = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .DIMENSIONS */ .Yf.flatMap((dimension) => {
        const score = scores[dimension];
        return score === null ? [] : [{ dimension, score }];
    });
    return judged.reduce((low, next) => (low === null || next.score < low.score ? next : low), null);
}
/** The score and what it had to reach, for people: `4.5 / 7`. */
const scoreOf = (entry) => entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;


/***/ }),

/***/ 3534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Im: () => (/* binding */ comment),
  z: () => (/* binding */ summary)
});

// UNUSED EXPORTS: COMMENT_LIMIT, SUMMARY_LIMIT

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(2855);
// EXTERNAL MODULE: ./build/report/entries.js
var report_entries = __webpack_require__(5787);
;// CONCATENATED MODULE: ./build/report/fit.js
/**
 * The richest rendering that fits: without reasons and with one fix each, then without the list of what holds and
 * the table's links, then with only the worst entries explained, then with only the worst in the table.
 */
function shrinkToFit(render, full, fits) {
    const brief = { ...full, reasons: false, fixes: Math.min(full.fixes, 1) };
    const urgent = { ...brief, passedRows: 0, links: false };
    for (const depth of [full, brief, urgent]) {
        const text = render(depth);
        if (fits(text))
            return text;
    }
    return (mostThatFits(urgent.rows, (blocks) => render({ ...urgent, blocks }), fits) ??
        mostThatFits(urgent.rows, (rows) => render({ ...urgent, blocks: 0, rows }), fits) ??
        render({ ...urgent, blocks: 0, rows: 0 }));
}
/** The rendering with the most items, 0 to `count`, that fits; null where not even none does. Rendering grows with items. */
function mostThatFits(count, render, fits) {
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

// EXTERNAL MODULE: ./build/report/advice.js
var advice = __webpack_require__(8999);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/report/markdown-entry.js



/** Longest shown, in code points: an id, a value or address, a sentence. The JSON report has every text whole. */
const LONGEST = { name: 80, value: 160, sentence: 300 };
/** Items of a list that a service may make as long as it likes. */
const MOST = { risks: 5, notices: 5, steps: 8, trail: 12 };
const PROSE = {
    visualMatch: "visual match",
    messageMatch: "message match",
    aboveTheFoldContinuity: "above-the-fold continuity",
    toneAlignment: "tone",
};
const sentence = (text) => (0,report_text/* inMarkdown */.Hi)((0,report_text/* clipSentences */.rK)((0,report_text/* oneLine */.TN)(text), LONGEST.sentence));
const value = (text) => (0,report_text/* asCode */.qM)(text, LONGEST.value);
/** One entry explained: what is wrong with it, what it costs, what to do first. `title` is markdown of ours. */
function entryBlock(entry, title, depth) {
    const { icon, label } = (0,report_entries/* wordsFor */.tu)(entry);
    const score = entry.overallScore === null ? "" : ` · ${(0,report_entries/* scoreOf */.uw)(entry)}`;
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    return [
        `#### ${icon} ${title}: ${label.toLowerCase()}${score}`,
        destination(entry),
        notices(entry.notices),
        ...(evaluation ? [weakestLine(evaluation, depth), risks(evaluation), fixes(evaluation, depth)] : []),
        depth.reasons && evaluation === null ? trail(entry.linkTrail) : "",
    ]
        .filter((part) => part !== "")
        .join("\n\n");
}
/** Why the entry has its state, and where the ad leads; a low score is explained below it instead. */
function destination(entry) {
    const answer = entry.answer;
    if (answer !== null && "linkBroken" in answer) {
        const { finalUrl, httpStatus, url } = answer.linkBroken;
        const status = httpStatus === null ? "" : ` · HTTP ${httpStatus}`;
        const end = finalUrl === null || finalUrl === url ? "" : ` · ended at ${value(finalUrl)}`;
        return `**The ad leads nowhere.** ${sentence(entry.reason)}\\\n${value(entry.landingUrl)}${end}${status}`;
    }
    const address = `Landing page: ${value(entry.landingUrl)}`;
    return entry.state === "below_threshold" ? address : `${sentence(entry.reason)}\\\n${address}`;
}
function weakestLine(evaluation, depth) {
    const low = (0,report_entries/* weakest */.hB)(evaluation);
    if (low === null)
        return "";
    const why = depth.reasons ? `: ${sentence(evaluation.detailedScores[low.dimension].reasoning)}` : "";
    return `**Weakest: ${PROSE[low.dimension]}, ${low.score}**${why}`;
}
function risks(evaluation) {
    const shown = (0,advice/* risksInOrder */.Sg)(evaluation).map((risk) => `**${(0,report_text/* inMarkdown */.Hi)((0,advice/* riskTitle */.eq)(risk), LONGEST.name)}** (${(0,report_text/* inMarkdown */.Hi)(risk.impact.toLowerCase(), LONGEST.name)}): ${sentence(risk.message)}`);
    return list(shown, MOST.risks, "risk", "risks");
}
function fixes(evaluation, depth) {
    const ordered = (0,advice/* fixesInOrder */.he)(evaluation);
    if (ordered.length === 0 || depth.fixes === 0)
        return "";
    const lines = ordered.slice(0, depth.fixes).map((fix, index) => {
        const element = (0,report_text/* inMarkdown */.Hi)(fix.element === "" ? (0,advice/* inWords */.r4)(fix.fixType) : fix.element, LONGEST.name);
        const change = `${value(fix.currentValue)} → ${value(fix.suggestedValue)}`;
        const why = depth.reasons && (0,report_text/* oneLine */.TN)(fix.reasoning) !== "" ? `\\\n   <sub>${sentence(fix.reasoning)}</sub>` : "";
        return `${index + 1}. **${element}**, ${(0,report_text/* inMarkdown */.Hi)((0,advice/* whatToDo */.H6)(fix), LONGEST.name)}: ${change}${why}`;
    });
    const more = ordered.length - lines.length;
    return `**Fix first**\n\n${lines.join("\n")}${more > 0 ? `\n\n${more} more ${more === 1 ? "fix" : "fixes"} in the JSON report.` : ""}`;
}
function notices(texts) {
    return list(texts.map(sentence), MOST.notices, "notice", "notices")
        .split("\n")
        .map((line) => (line === "" ? "" : `> ${line}`))
        .join("\n");
}
function trail(steps) {
    if (steps.length === 0)
        return "";
    const lines = list(steps.map((step) => (0,report_text/* asCode */.qM)(step, LONGEST.sentence)), MOST.trail, "step", "steps");
    return `<details><summary>How this was found</summary>\n\n${lines}\n\n</details>`;
}
function list(items, most, one, many) {
    const rest = items.length - most;
    const lines = items.slice(0, most).map((item) => `- ${item}`);
    if (rest > 0)
        lines.push(`- and ${rest} more ${rest === 1 ? one : many} in the JSON report`);
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./build/report/markdown.js






/** A comment's body: "is too long (maximum is 65536 characters)". UTF-16 units never count fewer than characters. */
const COMMENT_LIMIT = 65_536;
/** A step's summary is refused over 1 MiB; what else the step may append keeps some of it. */
const SUMMARY_LIMIT = 1024 * 1024 - 32 * 1024;
/**
 * The sticky pull-request comment: verdict, table, what is broken and what to do first; what passed is folded
 * away. Says nothing that differs between two runs of the same commit with the same result.
 *
 * @returns GFM of at most 65,536 UTF-16 units that begins with `commentMarker(id)`.
 */
function comment(result, options) {
    const links = options.links ?? {};
    const sheet = sheetOf(result, links, linked("the job summary", links.run));
    return shrinkToFit((depth) => `${(0,report_text/* commentMarker */.Ql)(options.id)}\n${page(sheet, depth, false)}`, everything(sheet, 3), (text) => text.length <= COMMENT_LIMIT);
}
/** The job summary: the comment's page with every fix, its reasons, and what passed laid open. GFM under 1 MiB of UTF-8. */
function summary(result, options = {}) {
    const links = options.links ?? {};
    const sheet = sheetOf(result, links, "the JSON report");
    return shrinkToFit((depth) => page(sheet, depth, true), everything(sheet, 12), (text) => Buffer.byteLength(text) <= SUMMARY_LIMIT);
}
function sheetOf(result, links, elsewhere) {
    const entries = (0,report_entries/* worstFirst */.md)(result.entries);
    const failing = (0,report_entries/* withStanding */.N6)(entries, "failing");
    return {
        result,
        links,
        elsewhere,
        urgent: [...failing, ...(0,report_entries/* withStanding */.N6)(entries, "inconclusive")],
        passed: (0,report_entries/* withStanding */.N6)(entries, "passed"),
        skipped: (0,report_entries/* withStanding */.N6)(entries, "skipped"),
    };
}
const everything = ({ urgent, passed }, fixes) => ({
    rows: urgent.length,
    blocks: urgent.length,
    fixes,
    reasons: true,
    passedRows: passed.length,
    links: true,
});
function page(sheet, depth, open) {
    const { urgent, links } = sheet;
    return [
        heading(sheet.result),
        gateNote(sheet.result),
        table(urgent.slice(0, depth.rows), depth.links ? links : {}),
        ...urgent.slice(0, depth.blocks).map((entry) => entryBlock(entry, markdown_name(entry, links), depth)),
        runNotices(sheet.result.notices),
        passedPart(sheet, depth, open),
        skippedPart(sheet),
        leftOut(sheet, depth),
        footer(sheet),
    ]
        .filter((part) => part !== "")
        .join("\n\n")
        .concat("\n");
}
function heading(result) {
    const uneasy = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive").length > 0;
    const icon = result.verdict === "fail" ? "❌" : result.verdict === "pass" && !uneasy ? "✅" : "⚠️";
    const lead = result.verdict === "inconclusive" ? "Adhere could not judge" : "Adhere";
    return `## ${icon} ${lead}: ${(0,report_text/* inMarkdown */.Hi)(result.headline, LONGEST.sentence)}`;
}
/** What the reader of a red page with a green check, or the reverse, would otherwise wonder about. */
function gateNote(result) {
    if (result.verdict === "fail" && result.exitCode === 0) {
        return "*Warn-only: what is found is shown and does not fail the check.*";
    }
    const unknown = (0,report_entries/* withStanding */.N6)(result.entries, "inconclusive").length;
    if (result.verdict === "pass" && unknown > 0) {
        return `*${count(unknown, "ad")} could not be judged, which does not fail the check (\`on-inconclusive: warn\`).*`;
    }
    return "";
}
function table(entries, links) {
    if (entries.length === 0)
        return "";
    const labels = vocabulary/* DIMENSIONS */.Yf.map((dimension) => report_entries/* DIMENSION_LABELS */.Py[dimension]);
    const rows = entries.map((entry) => row(entry, links));
    return (0,markdown_table/* markdownTable */.Q)([["", "Ad", "Platform", "Score", ...labels, "State"], ...rows], {
        align: ["", "", "", ...vocabulary/* DIMENSIONS */.Yf.map(() => "r"), "r", ""],
        alignDelimiters: false,
    });
}
function row(entry, links) {
    const { icon, label, standing } = (0,report_entries/* wordsFor */.tu)(entry);
    const evaluation = (0,report_entries/* evaluationOf */.SV)(entry);
    const scores = evaluation && (0,report_entries/* dimensionScores */.AZ)(evaluation);
    const low = evaluation && standing === "failing" ? (0,report_entries/* weakest */.hB)(evaluation) : null;
    const dimensions = vocabulary/* DIMENSIONS */.Yf.map((dimension) => {
        const score = scores?.[dimension];
        if (score === null || score === undefined)
            return "–";
        return low?.dimension === dimension ? `**${score}**` : `${score}`;
    });
    return [icon, markdown_name(entry, links), entry.platform ?? "–", (0,report_entries/* scoreOf */.uw)(entry), ...dimensions, label];
}
/** The entry's id, linked to its place in the manifest. */
function markdown_name(entry, links) {
    const id = (0,report_text/* inMarkdown */.Hi)(entry.id, LONGEST.name) || "(no id)";
    if (links.source === undefined)
        return id;
    const file = entry.manifest.file.replaceAll("\\", "/").replace(/^\.\//u, "");
    const path = file.split("/").map(encodeURIComponent).join("/");
    return linked(id, `${links.source}${path}#L${entry.manifest.line}`);
}
/** A link of ours. Parentheses would end the address early. */
function linked(text, address) {
    return address === undefined ? text : `[${text}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function runNotices(notices) {
    const most = 10;
    const lines = notices.slice(0, most).map((notice) => `- ${(0,report_text/* inMarkdown */.Hi)(notice, LONGEST.sentence)}`);
    if (notices.length > most)
        lines.push(`- and ${notices.length - most} more in the JSON report`);
    return lines.length === 0 ? "" : `**About this run**\n\n${lines.join("\n")}`;
}
function passedPart({ passed, links }, depth, open) {
    const shown = passed.slice(0, depth.passedRows);
    if (shown.length === 0)
        return "";
    const noticed = shown.flatMap((entry) => entry.notices
        .slice(0, 3)
        .map((notice) => `- ${markdown_name(entry, links)}: ${(0,report_text/* inMarkdown */.Hi)(notice, LONGEST.sentence)}`));
    return folded(`${count(passed.length, "ad")} passed`, [table(shown, links), depth.reasons ? noticed.join("\n") : ""].filter((part) => part !== "").join("\n\n"), open);
}
function skippedPart({ skipped, links }) {
    if (skipped.length === 0)
        return "";
    const most = 20;
    const lines = skipped
        .slice(0, most)
        .map((entry) => `- ${markdown_name(entry, links)}: ${(0,report_text/* inMarkdown */.Hi)(entry.reason, LONGEST.sentence)}`);
    if (skipped.length > most)
        lines.push(`- and ${skipped.length - most} more in the JSON report`);
    return folded(`${count(skipped.length, "ad")} left out`, lines.join("\n"), false);
}
const folded = (title, content, open) => `<details${open ? " open" : ""}><summary>${title}</summary>\n\n${content}\n\n</details>`;
/** What did not fit, and where it is. */
function leftOut({ urgent, passed, elsewhere }, depth) {
    const rows = urgent.length - depth.rows;
    const blocks = Math.min(urgent.length, depth.rows) - depth.blocks;
    const missing = [
        rows > 0 ? `${count(rows, "ad")} that ${rows === 1 ? "fails" : "fail"} or could not be judged` : "",
        blocks > 0 ? `the details of ${count(blocks, "ad")} in the table` : "",
        passed.length > depth.passedRows ? `the list of ${count(passed.length, "ad")} that passed` : "",
        depth.reasons ? "" : "reasons, and all but the first fix of each ad",
    ].filter((part) => part !== "");
    return missing.length === 0
        ? ""
        : `**Left out to fit GitHub's limit:** ${missing.join("; ")}. All of it is in ${elsewhere}.`;
}
function footer({ result, skipped, links }) {
    const commit = result.commit === null ? "" : `at ${(0,report_text/* asCode */.qM)(result.commit.slice(0, 7))}`;
    const of = skipped.length === 0 ? "" : `${result.entries.length - skipped.length} of `;
    const checked = `${of}${count(result.entries.length, "ad")} checked ${commit}`.trim();
    const tool = `Adhere ${(0,report_text/* inMarkdown */.Hi)(result.tool.version, LONGEST.name)}`;
    const run = links.run === undefined ? [] : [linked("this run", links.run)];
    return `<sub>${[checked, tool, ...run].join(" · ")}</sub>`;
}
const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;


/***/ })

};
