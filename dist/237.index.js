export const id = 237;
export const ids = [237];
export const modules = {

/***/ 25237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openEvaluator: () => (/* binding */ openEvaluator),
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _contract_ai_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14695);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21361);
/* harmony import */ var _store_pictures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12626);






async function openEvaluator(options) {
    return options.settings["api-url"] === undefined
        ? openEngine(options)
        : openService(options.settings["api-url"], options);
}
async function openEngine({ settings, env, storePicture, headersFor, log }) {
    const { createEngine } = await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(326), __webpack_require__.e(791), __webpack_require__.e(797), __webpack_require__.e(109), __webpack_require__.e(27)]).then(__webpack_require__.bind(__webpack_require__, 33027));
    const engine = createEngine({
        allowedAddresses: { loopback: true, private: settings["allow-private"] },
        proxies: readProxies(env),
        chromePath: settings["chrome-path"],
        env,
        allowFileUrls: true,
        ai: readAiUse(settings),
        log,
        ...(storePicture && { storePicture: (0,_store_pictures_js__WEBPACK_IMPORTED_MODULE_5__/* .storeOrWarn */ .tb)(storePicture, log) }),
        ...(headersFor && { headersFor }),
    });
    return {
        evaluate: async (request, visit) => (0,_store_pictures_js__WEBPACK_IMPORTED_MODULE_5__/* .nullUnstoredPages */ ._G)(await engine.evaluate(request, visit)),
        concurrency: settings.concurrency === "auto" ? Math.min(node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism(), 8) : settings.concurrency,
        locateAsset: (file) => (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file.path).href,
        preflight: async (count, signal) => {
            if (count > 0 && !signal.aborted)
                await engine.ready();
            return [...engine.notices, ...noticeUnusedKey(settings), ...noticeUnusedAiSettings(settings)];
        },
        shrinkPicture: engine.encodeWebp,
        locateTexts: engine.locateTexts,
        close: engine.close,
    };
}
const noticeUnusedKey = (settings) => settings["api-key"] === undefined
    ? []
    : ["api-key is set without api-url: the embedded engine evaluates, and the key is ignored."];
function readAiUse(settings) {
    const use = (0,_contract_ai_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveAiConfig */ .ZN)((0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .pickAiSettings */ .HS)(settings), (name) => name);
    return use !== null && "mistake" in use ? null : use;
}
function noticeUnusedAiSettings(settings) {
    if (settings.ai.model !== undefined)
        return [];
    const idle = [
        ...(settings["ai-api-key"] === undefined ? [] : ["ai-api-key"]),
        ...((0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(settings["ai-options"], _contract_ai_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .AiOptions */ .ZD.parse({})) ? [] : ["ai-options"]),
    ];
    return idle.map((name) => `${name} is set without ai, so it is ignored.`);
}
const DEFAULT_SERVICE_CONCURRENCY = 8;
async function openService(baseUrl, { settings, env, ...options }) {
    const { createClient } = await __webpack_require__.e(/* import() */ 46).then(__webpack_require__.bind(__webpack_require__, 35046));
    const concurrency = settings.concurrency === "auto" ? DEFAULT_SERVICE_CONCURRENCY : settings.concurrency;
    const client = createClient({
        baseUrl,
        apiKey: settings["api-key"],
        connections: concurrency,
        proxies: readProxies(env),
    });
    return {
        evaluate: client.evaluate,
        concurrency,
        locateAsset: options.locateRemoteAsset,
        preflight: async (count, signal) => {
            const notices = await client.preflight(count, signal).catch((error) => {
                if (signal.aborted)
                    return [];
                throw error;
            });
            return signal.aborted ? notices : [...notices, ...noticeUnusedAiSettings(settings)];
        },
        close: client.close,
    };
}
function readProxies(env) {
    const read = (name) => env[name.toLowerCase()] || env[name.toUpperCase()];
    const [http, https, no] = [read("http_proxy"), read("https_proxy"), read("no_proxy")];
    return { ...(http && { http }), ...(https && { https }), ...(no && { no }) };
}


/***/ })

};
