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


/***/ })

};
