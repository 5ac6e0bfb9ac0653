export const id = 691;
export const ids = [691];
export const modules = {

/***/ 21718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ judgeDestination)
/* harmony export */ });
function judgeDestination({ verdict, httpStatus, reason }) {
    switch (verdict) {
        case "alive": {
            const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
            return { state: "passed", reason: `The destination is alive${status}.`, overallScore: null };
        }
        case "link_broken":
            return { state: "link_broken", reason: said(reason) ?? "The destination is dead.", overallScore: null };
        case "inconclusive":
            return {
                state: "url_only",
                reason: said(reason) ?? "Nobody could tell whether the destination is alive.",
                overallScore: null,
            };
    }
}
function said(reason) {
    const text = reason?.trim() ?? "";
    return text === "" ? null : /[.!?…]$/u.test(text) ? text : `${text}.`;
}


/***/ }),

/***/ 10691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runList: () => (/* binding */ runList)
});

// UNUSED EXPORTS: EmptyList

// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/check/fingerprint.js
var check_fingerprint = __webpack_require__(80107);
// EXTERNAL MODULE: ./build/check/gate.js + 1 modules
var gate = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/check/state/settle.js
var settle = __webpack_require__(88730);
// EXTERNAL MODULE: ./build/check/tally.js
var check_tally = __webpack_require__(74821);
;// CONCATENATED MODULE: ./build/check/links/findings.js
const MOST_FINDINGS = 1000;
const MOST_LINES = 10;
class Findings {
    #named = new Map();
    #kept = new Map();
    #unlisted = 0;
    name(fingerprint, line) {
        const named = this.#named.get(fingerprint);
        if (named === undefined) {
            this.#named.set(fingerprint, { lines: [line], moreLines: 0 });
            return true;
        }
        if (named === null)
            return false;
        if (named.lines.length < MOST_LINES)
            named.lines.push(line);
        else
            named.moreLines += 1;
        return false;
    }
    keep(fingerprint, settled, { httpStatus, url, advisories }) {
        const named = this.#named.get(fingerprint) ?? { lines: [], moreLines: 0 };
        const kept = this.#kept.get(settled.state) ?? [];
        const worthKnowing = settled.state !== "passed" || advisories.length > 0;
        if (!worthKnowing || kept.length >= MOST_FINDINGS) {
            if (worthKnowing)
                this.#unlisted += 1;
            this.#named.set(fingerprint, null);
            return;
        }
        const notices = advisories.map(({ note }) => `${note}.`);
        kept.push(Object.assign(named, settled, { written: url, httpStatus, notices }));
        this.#kept.set(settled.state, kept);
    }
    list() {
        const first = ({ lines: [line = 0] }) => line;
        const findings = [...this.#kept.values()].flat().sort((a, b) => first(a) - first(b));
        return { findings, unlisted: this.#unlisted };
    }
}

// EXTERNAL MODULE: ./build/check/links/judge.js
var judge = __webpack_require__(21718);
// EXTERNAL MODULE: ./build/check/links/look.js
var links_look = __webpack_require__(64866);
// EXTERNAL MODULE: ./build/check/links/under-way.js
var under_way = __webpack_require__(83517);
;// CONCATENATED MODULE: ./build/check/links/list-run.js









class EmptyList extends error/* EvaluationError */.ZN {
    name = "EmptyList";
    constructor() {
        super("The list names no address, so there is nothing to check: write one a line.");
    }
}
const OFFLINE_AFTER = 64;
async function runList(lines, options) {
    const tally = (0,check_tally/* emptyTally */.CK)();
    const findings = new Findings();
    const lookAt = (0,links_look/* lookWith */.k6)(options);
    const sums = { lines: 0, destinations: 0 };
    const lost = [];
    const decide = ({ look, line, fingerprint }) => {
        const destination = (0,links_look/* destinationOfLook */.hk)(look, line.written);
        const settled = settledOf(look, destination, { line, fingerprint }, options);
        const unconfirmed = settled.unconfirmed !== undefined;
        (0,check_tally/* addTo */.DN)(tally, { state: settled.state, overallScore: null, mistake: false, unconfirmed });
        findings.keep(fingerprint, settled, destination);
        sums.destinations += 1;
        options.onDestination?.(destination, sums.destinations);
    };
    const work = async (line) => {
        if ("mistake" in line) {
            (0,check_tally/* addTo */.DN)(tally, { state: "error", overallScore: null, mistake: true });
            options.onMistake?.(line.number, line.mistake);
            return;
        }
        sums.lines += 1;
        const fingerprint = (0,check_fingerprint/* fingerprintOf */.a)(line.url);
        if (!findings.name(fingerprint, line.number))
            return;
        const look = await lookAt(line.url, { platform: line.platform, seconds: options.timeout });
        if ((0,links_look/* wasOffline */.$B)(look))
            lost.push({ look, line, fingerprint });
        if (!(0,links_look/* isDecided */.d$)(look, options))
            return;
        if (lost.length < OFFLINE_AFTER)
            for (const one of lost.splice(0))
                decide(one);
        decide({ look, line, fingerprint });
    };
    const wanted = takenWhile(lines, () => lost.length < OFFLINE_AFTER);
    await (0,under_way/* forEachOf */.Q)(wanted, links_look/* LOOKS_UNDER_WAY */.ES.list, work);
    const offline = lost.length > 0 && (lost.length >= OFFLINE_AFTER || sums.destinations === 0);
    if (!offline)
        for (const one of lost)
            decide(one);
    const nothing = sums.destinations === 0 && tally.mistakes === 0;
    if (nothing && !options.signal.aborted && !offline)
        throw new EmptyList();
    return {
        ...(0,gate/* decideTally */.dS)(tally, options.gate, options.signal.aborted, { subject: "urls", offline }),
        lines: sums.lines,
        destinations: sums.destinations,
        mistakes: tally.mistakes,
        ...findings.list(),
    };
}
function settledOf(look, destination, { line, fingerprint }, { debounce }) {
    const judged = "destination" in look
        ? (0,judge/* judgeDestination */.s)(destination)
        : { state: "error", reason: destination.reason ?? "" };
    return (0,settle/* settle */.G)({ state: judged.state, reason: judged.reason, fingerprint }, line.url, debounce);
}
async function* takenWhile(items, wanted) {
    for await (const item of items) {
        if (!wanted())
            return;
        yield item;
    }
}


/***/ }),

/***/ 64866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ wasOffline),
/* harmony export */   ES: () => (/* binding */ LOOKS_UNDER_WAY),
/* harmony export */   T0: () => (/* binding */ NO_NETWORK),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   hk: () => (/* binding */ destinationOfLook),
/* harmony export */   k6: () => (/* binding */ lookWith)
/* harmony export */ });
/* unused harmony export NoNetwork */
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(147);


const LOOKS_UNDER_WAY = { manifest: 4096, list: 1024 };
const REQUEST_MS = 15_000;
const NO_NETWORK = "NO_NETWORK";
class NoNetwork extends _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "NoNetwork";
    constructor() {
        super("There was no network, so the destination was not reached. Check this machine's connection, its name servers and HTTPS_PROXY.", { errorCode: NO_NETWORK });
    }
}
function lookWith({ checkLink, signal }) {
    const stoppable = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .untilStopped */ .sZ)(signal);
    return async (url, { platform, seconds }) => {
        const timeoutMs = Math.min(REQUEST_MS, seconds * 1000);
        try {
            const destination = await stoppable(async () => checkLink(url, { signal, platform, timeoutMs }));
            return isOffline(destination) ? { error: new NoNetwork() } : { destination };
        }
        catch (error) {
            return { error };
        }
    };
}
const isOffline = ({ verdict, reason }) => verdict === "inconclusive" && /^no network\b/i.test(reason ?? "");
const wasOffline = (look) => "error" in look && look.error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN && look.error.errorCode === NO_NETWORK;
const isDecided = (look, { signal }) => "destination" in look || (!signal.aborted && !wasOffline(look));
function destinationOfLook(look, written) {
    if ("destination" in look)
        return { ...look.destination, url: written };
    const { error } = look;
    return {
        url: written,
        verdict: "inconclusive",
        httpStatus: null,
        finalUrl: null,
        reason: error instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN ? error.message : `Adhere itself failed here: ${String(error)}`,
        advisories: [],
        evidence: [],
    };
}


/***/ }),

/***/ 83517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ forEachOf)
/* harmony export */ });
async function forEachOf(items, most, work) {
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
            while (underWay >= most)
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


/***/ })

};
