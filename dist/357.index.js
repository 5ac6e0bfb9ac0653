export const id = 357;
export const ids = [357];
export const modules = {

/***/ 4357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(9789);
;// CONCATENATED MODULE: ./build/check/deadline.js

/** Code of what a stopped run left behind. */
const INTERRUPTED = "INTERRUPTED";
/** An evaluation whose time ran out. */
class TimedOut extends contract_error/* EvaluationError */.ZN {
    name = "TimedOut";
    constructor(seconds) {
        super(`The evaluation did not finish within ${seconds} s. Allow a longer timeout, or look at why the landing page is slow.`, { errorCode: "TIMED_OUT" });
    }
}
/** An evaluation that a stopped run left behind. */
class Interrupted extends contract_error/* EvaluationError */.ZN {
    name = "Interrupted";
    constructor() {
        super("The run was stopped before this evaluation finished. Run it again.", { errorCode: INTERRUPTED });
    }
}
/**
 * The work's result, or a rejection as soon as its time is up or the run is stopped, even where the work does not
 * listen to its signal.
 *
 * @throws TimedOut, Interrupted, or what the work throws.
 */
async function withDeadline(seconds, stop, work) {
    if (stop.aborted)
        throw new Interrupted();
    const timer = new AbortController();
    const timeout = setTimeout(() => timer.abort(), seconds * 1000);
    const signal = AbortSignal.any([stop, timer.signal]);
    const aborted = new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(signal), aborted]);
    }
    catch (error) {
        if (stop.aborted)
            throw new Interrupted();
        throw timer.signal.aborted ? new TimedOut(seconds) : error;
    }
    finally {
        clearTimeout(timeout);
    }
}

;// CONCATENATED MODULE: ./build/check/gate.js
/** The state of an entry that has a 200 body. */
function judgeOutcome(outcome, threshold) {
    switch (outcome.kind) {
        case "link_broken": {
            const { reason, url } = outcome.answer.linkBroken;
            return {
                state: "link_broken",
                reason: reason?.trim() || `The landing page ${url} is dead.`,
                overallScore: null,
            };
        }
        case "url_only":
            return {
                state: "url_only",
                reason: outcome.answer.lpUnavailableReason.trim() || "The landing page could not be captured.",
                overallScore: null,
            };
        case "evaluated": {
            const { overallScore } = outcome.answer;
            return overallScore < threshold
                ? { state: "below_threshold", reason: `Scores ${overallScore}, below ${threshold}.`, overallScore }
                : { state: "passed", reason: `Scores ${overallScore} of at least ${threshold}.`, overallScore };
        }
    }
}
const FAILING = ["below_threshold", "regressed", "link_broken"];
const INCONCLUSIVE = ["url_only", "error"];
const fails = (state) => FAILING.includes(state);
const isInconclusive = (state) => INCONCLUSIVE.includes(state);
/**
 * Decides the run.
 *
 * @param interrupted the run was stopped before every entry was judged: it can fail, but it cannot pass.
 */
function decide(entries, policy, interrupted) {
    const counts = countStates(entries);
    const judged = entries.filter((entry) => entry.state !== "skipped");
    const failing = judged.filter((entry) => fails(entry.state)).length;
    const unknown = judged.filter((entry) => isInconclusive(entry.state)).length;
    const mistakes = judged.filter((entry) => entry.mistake).length;
    const couldNotJudge = mistakes > 0 || interrupted || (judged.length > 0 && unknown === judged.length);
    const verdict = failing > 0
        ? "fail"
        : couldNotJudge
            ? "inconclusive"
            : unknown > 0 && policy.onInconclusive === "fail"
                ? "fail"
                : "pass";
    return {
        verdict,
        exitCode: exitCodeOf(verdict, couldNotJudge, policy.warnOnly),
        headline: headlineOf(verdict, judged.length, counts, { mistakes, interrupted, all: entries.length }),
        counts,
        lowestScore: lowest(entries),
    };
}
function exitCodeOf(verdict, couldNotJudge, warnOnly) {
    if (verdict === "pass")
        return 0;
    if (verdict === "inconclusive")
        return 2;
    // Warn-only forgives what the gate found, not what nobody could judge.
    if (warnOnly)
        return couldNotJudge ? 2 : 0;
    return 1;
}
function countStates(entries) {
    const count = (state) => entries.filter((entry) => entry.state === state).length;
    return {
        passed: count("passed"),
        belowThreshold: count("below_threshold"),
        regressed: count("regressed"),
        linkBroken: count("link_broken"),
        urlOnly: count("url_only"),
        error: count("error"),
        skipped: count("skipped"),
    };
}
function lowest(entries) {
    const scores = entries.flatMap((entry) => (entry.overallScore === null ? [] : [entry.overallScore]));
    return scores.length === 0 ? null : scores.reduce((a, b) => Math.min(a, b));
}
function headlineOf(verdict, judged, counts, run) {
    if (judged === 0) {
        return `Nothing to check: ${run.all === 1 ? "the only ad was" : `all ${run.all} ads were`} left out.`;
    }
    const parts = [
        part(counts.linkBroken, "broken link", "broken links"),
        part(counts.belowThreshold, "below its threshold", "below their thresholds"),
        part(counts.regressed, "regressed", "regressed"),
        part(counts.urlOnly, "page could not be captured", "pages could not be captured"),
        part(counts.error, "could not be evaluated", "could not be evaluated"),
    ].filter((text) => text !== null);
    const stopped = run.interrupted ? " The run was stopped early." : "";
    if (verdict === "pass" && parts.length === 0) {
        return `${judged === 1 ? "The ad and its landing page belong" : `All ${judged} ads and their landing pages belong`} together.${stopped}`;
    }
    if (judged === 1 && counts.passed === 0)
        return `The ad does not hold: ${parts.join(", ")}.${stopped}`;
    const held = `${counts.passed} of ${ads(judged)} ${counts.passed === 1 ? "holds" : "hold"}`;
    return `${held}: ${parts.join(", ")}.${stopped}`;
}
const ads = (n) => (n === 1 ? "1 ad" : `${n} ads`);
const part = (n, one, many) => n === 0 ? null : `${n} ${n === 1 ? one : many}`;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./build/contract/evaluation.js + 1 modules
var evaluation = __webpack_require__(7077);
// EXTERNAL MODULE: ./build/contract/vocabulary.js
var vocabulary = __webpack_require__(2855);
;// CONCATENATED MODULE: ./build/check/result.js



/**
 * The result of a check, and the versioned JSON that leaves this program. The JSON is `adhere-report/1`: fields
 * may be added within a version, none is removed or changes its meaning.
 */
const REPORT_SCHEMA = "adhere-report/1";
const ENTRY_STATES = [
    "passed",
    "below_threshold",
    "regressed",
    "link_broken",
    "url_only",
    "error",
    "skipped",
];
const VERDICTS = ["pass", "fail", "inconclusive"];
const score = schemas/* number */.aig().min(0).max(10);
const EntryReport = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().meta({ description: "The entry's id in the manifest." }),
    manifest: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().min(1), column: schemas/* int */.Whr().min(1), endLine: schemas/* int */.Whr().min(1) })
        .meta({ description: "Where the entry stands: path as given, 1-based line and column." }),
    platform: schemas/* enum */.k5n(vocabulary/* PLATFORMS */.P4).nullable(),
    asset: schemas/* string */.YjP()
        .nullable()
        .meta({ description: "The ad as the manifest names it: a file, a URL, or null." }),
    landingUrl: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(ENTRY_STATES),
    reason: schemas/* string */.YjP().meta({ description: "Why the entry is in this state, in one sentence." }),
    threshold: score,
    overallScore: score.nullable(),
    durationMs: schemas/* number */.aig().min(0),
    answer: schemas/* union */.KCZ([evaluation/* UrlOnlyRead */.aw, evaluation/* LinkBrokenRead */.qW, evaluation/* EvaluationRead */.$E])
        .nullable()
        .meta({ description: "The evaluation contract's 200 body, unchanged; null where there is none." }),
    error: schemas/* object */.Ikc({
        message: schemas/* string */.YjP(),
        code: schemas/* string */.YjP(),
        blame: schemas/* enum */.k5n(["manifest", "evaluation"]).meta({
            description: "manifest: the repository's own ad file cannot be read, which is never waved through.",
        }),
    })
        .nullable(),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).meta({ description: "What the evaluation could not see or do." }),
    linkTrail: schemas/* array */.YOg(schemas/* string */.YjP())
        .meta({ description: "How the link's verdict was reached, one line a step." }),
});
const CheckReport = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REPORT_SCHEMA),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz("adhere"), version: schemas/* string */.YjP() }),
    commit: schemas/* string */.YjP().nullable(),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    verdict: schemas/* enum */.k5n(VERDICTS),
    exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)])
        .meta({ description: "0 the check passes, 1 the gate failed, 2 it could not judge." }),
    headline: schemas/* string */.YjP().meta({ description: "The verdict in one sentence for people." }),
    gate: schemas/* object */.Ikc({
        onInconclusive: schemas/* enum */.k5n(["warn", "fail"]),
        warnOnly: schemas/* boolean */.zMY(),
    }),
    counts: schemas/* object */.Ikc({
        passed: schemas/* int */.Whr().min(0),
        belowThreshold: schemas/* int */.Whr().min(0),
        regressed: schemas/* int */.Whr().min(0),
        linkBroken: schemas/* int */.Whr().min(0),
        urlOnly: schemas/* int */.Whr().min(0),
        error: schemas/* int */.Whr().min(0),
        skipped: schemas/* int */.Whr().min(0),
    }),
    lowestScore: score.nullable(),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).meta({ description: "What concerns the whole run, for people." }),
    entries: schemas/* array */.YOg(EntryReport),
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/contract/outcome.js
var outcome = __webpack_require__(8855);
;// CONCATENATED MODULE: ./build/check/request.js
/** The contract's request for a manifest entry. */
function requestFor(entry, locate) {
    return {
        adData: {
            ...(entry.asset && { imageUrl: entry.asset.kind === "url" ? entry.asset.url : locate(entry.asset) }),
            ...(entry.adUrl !== null && { adUrl: entry.adUrl }),
            ...(entry.platform && { platform: entry.platform }),
            ...(entry.mediaType && { mediaType: entry.mediaType }),
            ...(entry.copy && { adTextFields: entry.copy }),
        },
        landingPageData: { url: entry.landing.url },
        ...(entry.viewport && { viewport: entry.viewport }),
        ...(entry.audience && { audienceData: entry.audience }),
    };
}

;// CONCATENATED MODULE: ./build/check/run.js






/**
 * Evaluates every entry, in any order, and answers in the manifest's. Whatever happens to one entry stays with
 * that entry: this function does not reject.
 */
async function runEntries(entries, options) {
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    let done = 0;
    return Promise.all(entries.map((entry) => limit(async () => {
        const result = await runEntry(entry, options);
        done += 1;
        options.onEntry?.(result, { done, of: entries.length });
        return result;
    })));
}
async function runEntry(entry, options) {
    const threshold = entry.threshold ?? options.threshold;
    const started = performance.now();
    const known = {
        id: entry.id,
        manifest: entry.place,
        platform: entry.platform,
        asset: assetName(entry),
        landingUrl: entry.landing.written,
        threshold,
    };
    try {
        const seconds = entry.timeout ?? options.timeout;
        const { answer, attachments } = await withDeadline(seconds, options.signal, async (signal) => options.evaluate(requestFor(entry, options.locate), {
            signal,
            timeMs: seconds * 1000,
            ...(entry.locale !== null && { locale: entry.locale }),
        }));
        return {
            ...known,
            ...judgeOutcome((0,outcome/* outcomeOf */.sG)(answer), threshold),
            durationMs: Math.round(performance.now() - started),
            answer,
            error: null,
            notices: attachments?.notices ?? [],
            linkTrail: attachments?.linkTrail ?? [],
            ...(attachments && { attachments }),
        };
    }
    catch (error) {
        return {
            ...known,
            ...failure(error, entry),
            durationMs: Math.round(performance.now() - started),
            answer: null,
            notices: [],
            linkTrail: [],
        };
    }
}
function failure(error, entry) {
    const message = error instanceof Error ? error.message : String(error);
    const said = error instanceof contract_error/* EvaluationError */.ZN
        ? message
        : `Adhere itself failed here: ${message}. Please report this with the entry's landing page.`;
    const code = codeOf(error);
    const blame = code === "NO_AD_ASSET" && entry.asset?.kind === "file" ? "manifest" : "evaluation";
    return { state: "error", reason: said, overallScore: null, error: { message: said, code, blame } };
}
function codeOf(error) {
    if (!(error instanceof contract_error/* EvaluationError */.ZN))
        return "INTERNAL";
    return error.errorCode || (error.httpStatus ? `HTTP_${error.httpStatus}` : error.name);
}
function assetName(entry) {
    if (entry.asset)
        return entry.asset.kind === "url" ? entry.asset.url : entry.asset.written;
    return entry.adUrl;
}

;// CONCATENATED MODULE: ./build/check/check.js




/** Entries in, verdict out: evaluates them all, passes them through the gate, and rejects for nothing. */
async function check(entries, options) {
    const startedAt = options.now();
    const results = await runEntries(entries, options);
    const decision = decide(results.map((result) => ({
        state: result.state,
        overallScore: result.overallScore,
        mistake: result.error?.blame === "manifest",
    })), options.gate, 
    // Both: the last entry may have been done when the stop came, and a service may use our word for its own errors.
    options.signal.aborted && results.some((result) => result.error?.code === INTERRUPTED));
    return {
        schema: REPORT_SCHEMA,
        tool: { name: "adhere", version: options.version },
        commit: options.commit,
        startedAt: startedAt.toISOString(),
        durationMs: options.now().getTime() - startedAt.getTime(),
        ...decision,
        gate: options.gate,
        notices: [...options.notices],
        entries: results,
    };
}


/***/ }),

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


/***/ })

};
