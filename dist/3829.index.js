export const id = 3829;
export const ids = [3829,9678,889];
export const modules = {

/***/ 50889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ proxiesOf),
/* harmony export */   openEvaluator: () => (/* binding */ openEvaluator)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _check_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71256);
/* harmony import */ var _contract_ai_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35093);
/* harmony import */ var _kept_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39678);






async function openEvaluator(options) {
    return options.settings["api-url"] === undefined
        ? openEngine(options)
        : openService(options.settings["api-url"], options);
}
async function openEngine({ settings, env, keepPicture, headersFor, log, }) {
    const { createEngine } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(326), __webpack_require__.e(8643), __webpack_require__.e(1217), __webpack_require__.e(6049), __webpack_require__.e(6417)]).then(__webpack_require__.bind(__webpack_require__, 26417));
    const engine = createEngine({
        reach: { loopback: true, private: settings["allow-private"] },
        proxies: proxiesOf(env),
        chromePath: settings["chrome-path"],
        env,
        files: true,
        ai: aiOf(settings),
        log,
        ...(keepPicture && { keepPicture: (0,_kept_js__WEBPACK_IMPORTED_MODULE_5__/* .sparing */ .l)(keepPicture, log) }),
        ...(headersFor && { headersFor }),
    });
    return {
        evaluate: async (request, visit) => (0,_kept_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutUnkept */ .w)(await engine.evaluate(request, visit)),
        concurrency: settings.concurrency === "auto" ? Math.min(node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism(), 8) : settings.concurrency,
        locate: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file.path).href,
        preflight: async (count, signal) => {
            if (count > 0 && !signal.aborted)
                await engine.ready();
            return [...engine.notices, ...idleKey(settings), ...idleTerms(settings)];
        },
        reduce: engine.reduce,
        close: engine.close,
    };
}
const idleKey = (settings) => settings["api-key"] === undefined
    ? []
    : ["An api-key is given without an api-url: the embedded engine evaluates, and the key is not used."];
function aiOf(settings) {
    const use = (0,_contract_ai_js__WEBPACK_IMPORTED_MODULE_4__/* .aiUseOf */ .nm)((0,_check_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .aiTerms */ .o8)(settings), (name) => name);
    return use !== null && "mistake" in use ? null : use;
}
function idleTerms(settings) {
    if (settings.ai.model !== undefined)
        return [];
    const idle = [
        ...(settings["ai-api-key"] === undefined ? [] : ["ai-api-key"]),
        ...((0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(settings["ai-options"], _contract_ai_js__WEBPACK_IMPORTED_MODULE_4__/* .AiOptions */ .ZD.parse({})) ? [] : ["ai-options"]),
    ];
    return idle.map((name) => `${name} is given without ai: no model is asked, and it is not used.`);
}
const SERVICE_CONCURRENCY = 8;
async function openService(baseUrl, { settings, env, locateRemote }) {
    const { createClient } = await __webpack_require__.e(/* import() */ 2588).then(__webpack_require__.bind(__webpack_require__, 42588));
    const concurrency = settings.concurrency === "auto" ? SERVICE_CONCURRENCY : settings.concurrency;
    const client = createClient({
        baseUrl,
        apiKey: settings["api-key"],
        connections: concurrency,
        proxies: proxiesOf(env),
    });
    return {
        evaluate: client.evaluate,
        concurrency,
        locate: locateRemote,
        preflight: async (count, signal) => {
            const told = await client.preflight(count, signal).catch((error) => {
                if (signal.aborted)
                    return [];
                throw error;
            });
            return signal.aborted ? told : [...told, ...idleTerms(settings)];
        },
        close: client.close,
    };
}
function proxiesOf(env) {
    const read = (name) => env[name.toLowerCase()] || env[name.toUpperCase()];
    const [http, https, no] = [read("http_proxy"), read("https_proxy"), read("no_proxy")];
    return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}


/***/ }),

/***/ 39678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ sparing),
/* harmony export */   w: () => (/* binding */ withoutUnkept)
/* harmony export */ });
const NOWHERE = "";
function sparing(keep, tell) {
    let told = false;
    return async (...picture) => {
        try {
            return await keep(...picture);
        }
        catch (error) {
            if (!told)
                tell(`Pictures could not be kept, and are not named: ${String(error)}`);
            told = true;
            return NOWHERE;
        }
    };
}
function withoutUnkept(evaluated) {
    const unkept = Object.entries(evaluated.answer).filter(([key, url]) => PAGES.has(key) && url === NOWHERE);
    if (unkept.length === 0)
        return evaluated;
    const nulls = Object.fromEntries(unkept.map(([key]) => [key, null]));
    return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}
const PAGES = new Set(["landingPageScreenshotUrl", "alternateScreenshotUrl"]);


/***/ }),

/***/ 93829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLinkChecker: () => (/* binding */ openLinkChecker),
/* harmony export */   runLinkJob: () => (/* binding */ runLinkJob),
/* harmony export */   runListJob: () => (/* binding */ runListJob)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _check_manifest_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93108);
/* harmony import */ var _check_request_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24913);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);
/* harmony import */ var _evaluator_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50889);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21962);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14111);








const CONCURRENCY = 64;
async function openLinkChecker({ settings, env, log, devices, headersFor, }) {
    const { createLinkChecker } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(326), __webpack_require__.e(1217), __webpack_require__.e(9518)]).then(__webpack_require__.bind(__webpack_require__, 19518));
    const { concurrency } = settings;
    return createLinkChecker({
        reach: { loopback: true, private: settings["allow-private"] },
        proxies: (0,_evaluator_js__WEBPACK_IMPORTED_MODULE_3__/* .proxiesOf */ ._)(env),
        chromePath: settings["chrome-path"],
        env,
        perHost: settings["per-host"],
        concurrency: concurrency === "auto" ? CONCURRENCY : concurrency,
        ...(devices !== undefined && { devices }),
        ...(headersFor && { headersFor }),
        log,
    });
}
async function runLinkJob(options) {
    const all = await (0,_check_manifest_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifests */ .PX)(options.manifests, { cwd: options.cwd, needAd: false });
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(options.cwd, options.settings["report-dir"] ?? "adhere-report");
    const { picturesOf } = await Promise.all(/* import() */[__webpack_require__.e(3865), __webpack_require__.e(663), __webpack_require__.e(8862)]).then(__webpack_require__.bind(__webpack_require__, 18862));
    const selection = await (0,_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .selectEntries */ .X)(all, { ...options, keepPicture: picturesOf(directory).keep });
    const places = await (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlaces */ .j)(selection.visited, options);
    try {
        return await runAt(places, selection, { ...options, directory });
    }
    finally {
        await places.close();
    }
}
async function runAt(places, selection, options) {
    const { settings, directory } = options;
    const { writeReports } = await Promise.all(/* import() */[__webpack_require__.e(3865), __webpack_require__.e(663), __webpack_require__.e(8862)]).then(__webpack_require__.bind(__webpack_require__, 18862));
    const memory = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .openMemory */ .u)(settings, options.cwd, new Date());
    const checker = await openLinkChecker({ ...options, headersFor: places.headersFor });
    try {
        const notices = [
            ...selection.notices,
            ...places.notices,
            ...checker.notices,
            ...memory.notices,
            ...idleService(settings),
            ...idleModel(settings),
        ];
        const checked = await checkWith(checker, places.entries, notices, {
            ...options,
            debounce: memory.debounce,
            baseline: selection.baseline,
        });
        const result = selection.sign(checked);
        const kept = await memory.save();
        const { written, warnings } = await writeReports(result, directory, { signal: options.signal });
        return { result, reports: { written, warnings: [...kept, ...warnings] } };
    }
    finally {
        await checker.close();
    }
}
async function runListJob({ settings, lines, ...options }) {
    const memory = await (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .openMemory */ .u)(settings, options.cwd, new Date());
    const sent = (0,_check_request_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .headersFor */ .iY)(settings["request-headers"].headers);
    const checker = await openLinkChecker({ settings, ...options, headersFor: sent });
    try {
        const { runList } = await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 10691));
        options.onStart?.([...checker.notices, ...memory.notices]);
        const result = await runList(lines, {
            checkLink: checker.check,
            timeout: settings.timeout,
            debounce: memory.debounce,
            gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
            signal: options.signal,
            ...(options.onDestination && { onDestination: options.onDestination }),
            ...(options.onMistake && { onMistake: options.onMistake }),
        });
        return { result, warnings: await memory.save() };
    }
    finally {
        await checker.close();
    }
}
async function checkWith(checker, entries, notices, { settings, ...options }) {
    const { checkLinks } = await __webpack_require__.e(/* import() */ 1551).then(__webpack_require__.bind(__webpack_require__, 71551));
    options.onStart?.(entries, notices);
    return checkLinks(entries, {
        checkLink: checker.check,
        threshold: settings.threshold,
        timeout: settings.timeout,
        debounce: options.debounce,
        baseline: options.baseline ?? null,
        gate: { onInconclusive: settings["on-inconclusive"], warnOnly: settings["warn-only"] },
        commit: options.commit,
        version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x,
        notices,
        now: () => new Date(),
        signal: options.signal,
        ...(options.onEntry && { onEntry: options.onEntry }),
        ...(options.onDestination && { onDestination: options.onDestination }),
    });
}
const idleService = (settings) => settings["api-url"] === undefined && settings["api-key"] === undefined
    ? []
    : ["Links mode asks no service: api-url and api-key are not used."];
const idleModel = ({ ai, "ai-api-key": key }) => ai.model === undefined && key === undefined
    ? []
    : ["Links mode asks no model: ai, ai-api-key and ai-options are not used."];


/***/ })

};
