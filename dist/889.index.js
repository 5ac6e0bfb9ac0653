export const id = 889;
export const ids = [889,9678];
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






/**
 * Makes the evaluator ready. What is not used is not loaded: a remote run never sees the engine.
 *
 * @throws EvaluationError where `api-url`, `api-key` or a proxy variable cannot be used.
 */
async function openEvaluator(options) {
    return options.settings["api-url"] === undefined
        ? openEngine(options)
        : openService(options.settings["api-url"], options);
}
async function openEngine({ settings, env, keepPicture, headersFor, log, }) {
    const { createEngine } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(326), __webpack_require__.e(8643), __webpack_require__.e(4568), __webpack_require__.e(3731), __webpack_require__.e(6113)]).then(__webpack_require__.bind(__webpack_require__, 6113));
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
        // Two cores are full with one page pair; more entries than cores only compete (docs/benchmarks.md).
        concurrency: settings.concurrency === "auto" ? Math.min(node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism(), 8) : settings.concurrency,
        locate: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file.path).href,
        preflight: async (count, signal) => {
            // A browser that is missing is missing for all of them: said once, before the first.
            if (count > 0 && !signal.aborted)
                await engine.ready();
            return [...engine.notices, ...idleKey(settings), ...idleTerms(settings)];
        },
        reduce: engine.reduce,
        close: engine.close,
    };
}
/** A key that goes nowhere is a forgotten api-url more often than not. */
const idleKey = (settings) => settings["api-key"] === undefined
    ? []
    : ["An api-key is given without an api-url: the embedded engine evaluates, and the key is not used."];
/** The model's terms; they were found to fit together when they were read. */
function aiOf(settings) {
    const use = (0,_contract_ai_js__WEBPACK_IMPORTED_MODULE_4__/* .aiUseOf */ .nm)((0,_check_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .aiTerms */ .o8)(settings), (name) => name);
    return use !== null && "mistake" in use ? null : use;
}
/** Terms of a model that is not named: a forgotten ai more often than not. */
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
        // A stop is no failure here: the run itself says what it left behind.
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
/** The proxy variables, in either spelling, the lower-case one first; an empty one is none. */
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
/** The name of a picture that could not be kept: the contract asks for text. */
const NOWHERE = "";
/** A picture that cannot be kept costs its name and nothing else. Only the first is told: where one fails, most do. */
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
/** The contract has text for an ad's picture; a page's that was not kept is null, as if none had been taken. */
function withoutUnkept(evaluated) {
    const unkept = Object.entries(evaluated.answer).filter(([key, url]) => PAGES.has(key) && url === NOWHERE);
    if (unkept.length === 0)
        return evaluated;
    const nulls = Object.fromEntries(unkept.map(([key]) => [key, null]));
    return { ...evaluated, answer: { ...evaluated.answer, ...nulls } };
}
const PAGES = new Set(["landingPageScreenshotUrl", "alternateScreenshotUrl"]);


/***/ })

};
