export const id = 889;
export const ids = [889];
export const modules = {

/***/ 889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openEvaluator: () => (/* binding */ openEvaluator)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);


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
async function openEngine({ settings, env, keepPicture, log }) {
    const { createEngine } = await Promise.all(/* import() */[__webpack_require__.e(240), __webpack_require__.e(828)]).then(__webpack_require__.bind(__webpack_require__, 8828));
    const engine = createEngine({
        reach: { loopback: true, private: settings["allow-private"] },
        proxies: proxiesOf(env),
        chromePath: settings["chrome-path"],
        env,
        files: true,
        log,
        ...(keepPicture && { keepPicture }),
    });
    return {
        evaluate: engine.evaluate,
        // Two cores are full with one page pair; more entries than cores only compete (docs/benchmarks.md).
        concurrency: settings.concurrency === "auto" ? Math.min(node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism(), 8) : settings.concurrency,
        locate: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file.path).href,
        preflight: async () => [...engine.notices, ...idleKey(settings)],
        close: engine.close,
    };
}
/** A key that goes nowhere is a forgotten api-url more often than not. */
const idleKey = (settings) => settings["api-key"] === undefined
    ? []
    : ["An api-key is given without an api-url: the embedded engine evaluates, and the key is not used."];
const SERVICE_CONCURRENCY = 8;
async function openService(baseUrl, { settings, env, locateRemote }) {
    const { createClient } = await __webpack_require__.e(/* import() */ 588).then(__webpack_require__.bind(__webpack_require__, 2588));
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
        preflight: (count, signal) => client.preflight(count, signal).catch((error) => {
            if (signal.aborted)
                return [];
            throw error;
        }),
        close: client.close,
    };
}
function proxiesOf(env) {
    const read = (name) => env[name.toLowerCase()] || env[name.toUpperCase()];
    const [http, https, no] = [read("http_proxy"), read("https_proxy"), read("no_proxy")];
    return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}


/***/ })

};
