export const id = 482;
export const ids = [482];
export const modules = {

/***/ 20482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkUrlList: () => (/* binding */ checkUrlList)
});

// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/run/count-entries.js
var count_entries = __webpack_require__(3660);
// EXTERNAL MODULE: ./build/run/fingerprint.js
var run_fingerprint = __webpack_require__(22018);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var gate = __webpack_require__(30982);
// EXTERNAL MODULE: ./build/run/state/apply-confirm-after.js
var apply_confirm_after = __webpack_require__(48490);
// EXTERNAL MODULE: ./build/run/links/entry-state.js
var entry_state = __webpack_require__(43188);
// EXTERNAL MODULE: ./build/run/links/for-each-concurrently.js
var for_each_concurrently = __webpack_require__(38188);
;// CONCATENATED MODULE: ./build/run/links/url-list-report.js
const MAX_REPORTED_PER_STATE = 1000;
const MAX_LINES_PER_DESTINATION = 10;
class ListReport {
    #references = new Map();
    #reported = new Map();
    #omitted = 0;
    addLine(fingerprint, line) {
        const named = this.#references.get(fingerprint);
        if (named === undefined) {
            this.#references.set(fingerprint, { lines: [line], moreLines: 0 });
            return true;
        }
        if (named === null)
            return false;
        if (named.lines.length < MAX_LINES_PER_DESTINATION)
            named.lines.push(line);
        else
            named.moreLines += 1;
        return false;
    }
    addResult(fingerprint, settled, { httpStatus, url, advisories }) {
        const named = this.#references.get(fingerprint) ?? { lines: [], moreLines: 0 };
        const kept = this.#reported.get(settled.state) ?? [];
        const isReported = settled.state !== "passed" || advisories.length > 0;
        if (!isReported || kept.length >= MAX_REPORTED_PER_STATE) {
            if (isReported)
                this.#omitted += 1;
            this.#references.set(fingerprint, null);
            return;
        }
        const notices = advisories.map(({ note }) => `${note}.`);
        kept.push(Object.assign(named, settled, { written: url, httpStatus, notices }));
        this.#reported.set(settled.state, kept);
    }
    summarize() {
        const first = ({ lines: [line = 0] }) => line;
        const reported = [...this.#reported.values()].flat().sort((a, b) => first(a) - first(b));
        return { reported, omitted: this.#omitted };
    }
}

// EXTERNAL MODULE: ./build/run/links/visit-destination.js
var visit_destination = __webpack_require__(71954);
;// CONCATENATED MODULE: ./build/run/links/check-url-list.js









const MAX_OFFLINE_VISITS = 64;
async function checkUrlList(lines, options) {
    const counts = (0,count_entries/* createCounts */.xG)();
    const findings = new ListReport();
    const lookAt = (0,visit_destination/* createDestinationVisitor */.r2)(options);
    const sums = { lines: 0, destinations: 0 };
    const lost = [];
    const decide = (visit) => {
        const destination = (0,visit_destination/* toDestination */.YN)(visit.look, visit.line.written);
        const settled = decideLineState(visit, destination, options);
        (0,count_entries/* addEntry */.An)(counts, { ...settled, overallScore: null });
        findings.addResult(visit.fingerprint, settled, destination);
        sums.destinations += 1;
        options.onDestination?.(destination, sums.destinations);
    };
    const work = async (line) => {
        if ("mistake" in line) {
            (0,count_entries/* addEntry */.An)(counts, { state: "error", overallScore: null, error: { blame: "manifest" } });
            options.onInvalidLine?.(line.number, line.mistake);
            return;
        }
        sums.lines += 1;
        const fingerprint = (0,run_fingerprint/* fingerprintUrl */.u)(line.url);
        if (!findings.addLine(fingerprint, line.number))
            return;
        const look = await lookAt(line.url, { platform: line.platform, seconds: options.timeout });
        if ((0,visit_destination/* failedWithoutNetwork */.aB)(look))
            lost.push({ look, line, fingerprint });
        if (!(0,visit_destination/* isConcluded */.GY)(look, options))
            return;
        if (lost.length < MAX_OFFLINE_VISITS)
            for (const one of lost.splice(0))
                decide(one);
        decide({ look, line, fingerprint });
    };
    const wanted = takeWhile(lines, () => lost.length < MAX_OFFLINE_VISITS);
    await (0,for_each_concurrently/* forEachConcurrently */.D)(wanted, visit_destination/* MAX_CONCURRENT_VISITS */.W.list, work);
    const offline = lost.length > 0 && (lost.length >= MAX_OFFLINE_VISITS || sums.destinations === 0);
    if (!offline)
        for (const one of lost)
            decide(one);
    const nothing = sums.destinations === 0 && counts.manifestErrors === 0;
    if (nothing && !options.signal.aborted && !offline) {
        throw new error/* EvaluationError */.ZN("The list contains no URL, so there is nothing to check. Write one URL per line.");
    }
    return {
        ...(0,gate/* decideFromCounts */.b3)(counts, options.gate, options.signal.aborted, { entryNoun: "urls", offline }),
        lines: sums.lines,
        destinations: sums.destinations,
        invalidLines: counts.manifestErrors,
        ...findings.summarize(),
    };
}
function decideLineState({ look, line, fingerprint }, destination, { debounce }) {
    const { state, reason } = "destination" in look ? (0,entry_state/* decideDestinationState */.C)(destination) : { state: "error", reason: destination.reason ?? "" };
    return (0,apply_confirm_after/* applyConfirmAfter */.P)({ state, reason, fingerprint }, line.url, debounce);
}
async function* takeWhile(items, wanted) {
    for await (const item of items) {
        if (!wanted())
            return;
        yield item;
    }
}


/***/ }),

/***/ 43188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ decideDestinationState)
/* harmony export */ });
function decideDestinationState({ verdict, httpStatus, reason }) {
    const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
    const why = toSentence(reason);
    const decision = {
        alive: { state: "passed", reason: `The landing page works${status}.` },
        link_broken: { state: "link_broken", reason: why ?? "The landing page is broken." },
        inconclusive: { state: "url_only", reason: why ?? "The link check was inconclusive." },
    };
    return { ...decision[verdict], overallScore: null };
}
function toSentence(reason) {
    const text = reason?.trim() ?? "";
    return text === "" ? null : /[.!?…]$/u.test(text) ? text : `${text}.`;
}


/***/ }),

/***/ 38188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently)
/* harmony export */ });
async function forEachConcurrently(items, limit, work) {
    const failures = [];
    let underWay = 0;
    let wake = () => { };
    const changed = () => new Promise((resolve) => {
        wake = resolve;
    });
    try {
        for await (const item of items) {
            underWay += 1;
            work(item)
                .catch((error) => failures.push(error))
                .finally(() => {
                underWay -= 1;
                wake();
            });
            while (underWay >= limit)
                await changed();
            if (failures.length > 0)
                break;
        }
    }
    finally {
        while (underWay > 0)
            await changed();
    }
    if (failures.length > 0)
        throw failures[0];
}


/***/ }),

/***/ 71954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ isConcluded),
/* harmony export */   W: () => (/* binding */ MAX_CONCURRENT_VISITS),
/* harmony export */   YN: () => (/* binding */ toDestination),
/* harmony export */   aB: () => (/* binding */ failedWithoutNetwork),
/* harmony export */   r2: () => (/* binding */ createDestinationVisitor)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14256);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67881);



const MAX_CONCURRENT_VISITS = { manifest: 4096, list: 1024 };
const MAX_REQUEST_MS = 15_000;
const createNoNetworkError = () => new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN("There was no network, so the destination could not be reached. Check this machine's connection, DNS and " +
    "HTTPS_PROXY.", { errorCode: _result_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_NETWORK */ .T0 });
function createDestinationVisitor({ checkLink, signal }) {
    const runAbortable = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .createAbortableRunner */ .z6)(signal);
    return async (url, { platform, seconds }) => {
        const timeoutMs = Math.min(MAX_REQUEST_MS, seconds * 1000);
        try {
            const destination = await runAbortable(async () => checkLink(url, { signal, platform, timeoutMs }));
            return reportsNoNetwork(destination) ? { error: createNoNetworkError() } : { destination };
        }
        catch (error) {
            return { error };
        }
    };
}
const reportsNoNetwork = ({ verdict, reason }) => verdict === "inconclusive" && /^no network\b/i.test(reason ?? "");
const failedWithoutNetwork = (look) => "error" in look && look.error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN && look.error.errorCode === _result_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_NETWORK */ .T0;
const isConcluded = (look, { signal }) => "destination" in look || (!signal.aborted && !failedWithoutNetwork(look));
function toDestination(look, written) {
    if ("destination" in look)
        return { ...look.destination, url: written };
    const { error } = look;
    return {
        url: written,
        verdict: "inconclusive",
        httpStatus: null,
        finalUrl: null,
        reason: error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN ? error.message : `Internal error: ${String(error)}`,
        advisories: [],
        evidence: [],
    };
}


/***/ })

};
