export const id = 1551;
export const ids = [1551];
export const modules = {

/***/ 71551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkLinks: () => (/* binding */ checkLinks)
});

// EXTERNAL MODULE: ./build/check/deadline.js
var deadline = __webpack_require__(147);
// EXTERNAL MODULE: ./build/check/gate.js + 1 modules
var gate = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/check/result.js
var result = __webpack_require__(84618);
// EXTERNAL MODULE: ./build/check/links/look.js
var links_look = __webpack_require__(64866);
// EXTERNAL MODULE: ./build/check/baseline/compare.js
var compare = __webpack_require__(64252);
// EXTERNAL MODULE: ./build/check/fingerprint.js
var check_fingerprint = __webpack_require__(80107);
// EXTERNAL MODULE: ./build/check/run.js + 2 modules
var run = __webpack_require__(31118);
// EXTERNAL MODULE: ./build/check/state/settle.js
var settle = __webpack_require__(88730);
// EXTERNAL MODULE: ./build/check/strayed.js
var check_strayed = __webpack_require__(50615);
// EXTERNAL MODULE: ./build/check/links/judge.js
var judge = __webpack_require__(21718);
;// CONCATENATED MODULE: ./build/check/links/trail.js
const HOW = {
    http: "HTTP",
    dns: "Name servers",
    tls: "Certificate",
    browser: "Chrome",
};
const trailOf = ({ evidence }) => evidence.map(lineOf);
function lineOf({ how, url, redirects, httpStatus, errorCode, title, tls, note, ms, }) {
    const facts = [
        [httpStatus, `HTTP ${httpStatus}`],
        [errorCode, `${errorCode}`],
        [title, `titled "${title}"`],
        [tls, `${tls}`],
    ];
    const unsaid = facts.flatMap(([fact, said]) => fact === null || fact === "" || note.includes(`${fact}`) ? [] : [said]);
    const seen = [note, unsaid.join(", ")].filter((part) => part !== "").join("; ");
    return `${HOW[how]}: ${[url, ...redirects].join(" → ")}: ${seen} (${Math.round(ms)} ms)`;
}

// EXTERNAL MODULE: ./build/check/links/under-way.js
var under_way = __webpack_require__(83517);
;// CONCATENATED MODULE: ./build/check/links/run.js









async function runLinks(entries, options) {
    const results = new Map();
    const lookAt = (0,links_look/* lookWith */.k6)(options);
    await (0,under_way/* forEachOf */.Q)(byDestination(entries), links_look/* LOOKS_UNDER_WAY */.ES.manifest, async (group) => {
        const started = performance.now();
        const visit = group[0].landing.visit;
        const look = visit !== undefined && "missing" in visit
            ? { error: visit.missing }
            : stayed(group[0], await lookAt(visit?.url ?? group[0].landing.url, visitOf(group, options)));
        const durationMs = Math.round(performance.now() - started);
        if ((0,links_look/* isDecided */.d$)(look, options))
            options.onDestination?.((0,links_look/* destinationOfLook */.hk)(look, group[0].landing.written));
        for (const entry of group) {
            const settled = (0,settle/* settle */.G)(resultOf(entry, look, durationMs, options), entry.landing.url, options.debounce);
            const result = compared(settled, entry, options);
            results.set(entry, result);
            options.onEntry?.(result, { done: results.size, of: entries.length });
        }
    });
    return entries.flatMap((entry) => results.get(entry) ?? []);
}
const compared = (result, entry, { baseline }) => baseline ? (0,compare/* compare */.U)(result, baseline.known(entry), { ...baseline, ownChange: false }) : result;
function stayed(entry, look) {
    try {
        if ("destination" in look)
            (0,check_strayed/* strayNotice */.W)(entry, look.destination.finalUrl);
        return look;
    }
    catch (error) {
        return { error };
    }
}
function byDestination(entries) {
    const groups = new Map();
    for (const entry of entries) {
        const fingerprint = (0,check_fingerprint/* fingerprintOf */.a)(entry.landing.url);
        const group = groups.get(fingerprint);
        if (group === undefined)
            groups.set(fingerprint, [entry]);
        else
            group.push(entry);
    }
    return [...groups.values()];
}
function visitOf(group, { timeout }) {
    const [{ platform }] = group;
    return {
        platform: group.every((entry) => entry.platform === platform) ? platform : null,
        seconds: Math.max(...group.map((entry) => entry.timeout ?? timeout)),
    };
}
function resultOf(entry, look, durationMs, options) {
    const known = { ...(0,run/* knownOf */.bz)(entry, entry.threshold ?? options.threshold), durationMs, answer: null };
    if ("error" in look) {
        return { ...known, ...(0,run/* failure */.V2)(look.error, entry), notices: [], linkTrail: [], destination: null };
    }
    const destination = (0,links_look/* destinationOfLook */.hk)(look, entry.landing.written);
    const strayed = (0,check_strayed/* strayNotice */.W)(entry, destination.finalUrl);
    return {
        ...known,
        ...(0,judge/* judgeDestination */.s)(destination),
        error: null,
        notices: [
            ...(strayed === null ? [] : [strayed]),
            ...destination.advisories.map(({ note }) => `${note}.`),
        ],
        linkTrail: trailOf(destination),
        destination,
    };
}

;// CONCATENATED MODULE: ./build/check/links/check.js





async function checkLinks(entries, options) {
    const startedAt = options.now();
    const results = await runLinks(entries, options);
    const withCode = (code) => results.filter(({ error }) => error?.code === code).length;
    const lost = withCode(links_look/* NO_NETWORK */.T0);
    const decision = (0,gate/* decide */.LD)(results.map(gate/* gatedOf */.Pq), options.gate, options.signal.aborted && withCode(deadline/* INTERRUPTED */.t) > 0, { subject: "links", offline: lost > 0 && lost >= results.length - lost });
    return {
        schema: result/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version: options.version },
        mode: "links",
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
