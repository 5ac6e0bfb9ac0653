export const id = 874;
export const ids = [874];
export const modules = {

/***/ 51874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLinkChecker: () => (/* binding */ openLinkChecker),
/* harmony export */   openLinkChecks: () => (/* binding */ openLinkChecks)
/* harmony export */ });
/* harmony import */ var _open_evaluator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52415);

const DEFAULT_CONNECTIONS = 64;
async function openLinkChecker({ settings, env, log, devices, headersFor, }) {
    const { createLinkChecker } = await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(439), __webpack_require__.e(447), __webpack_require__.e(480)]).then(__webpack_require__.bind(__webpack_require__, 20480));
    const { concurrency } = settings;
    return createLinkChecker({
        allowedAddresses: { loopback: true, private: settings["allow-private"] },
        proxies: (0,_open_evaluator_js__WEBPACK_IMPORTED_MODULE_0__/* .readProxies */ .r)(env),
        chromePath: settings["chrome-path"],
        sandbox: settings["chrome-sandbox"],
        env,
        perHost: settings["per-host"],
        concurrency: concurrency === "auto" ? DEFAULT_CONNECTIONS : concurrency,
        ...(devices !== undefined && { devices }),
        ...(headersFor && { headersFor }),
        log,
    });
}
async function openLinkChecks(options, { headersFor }) {
    const { settings, onDestination } = options;
    const checker = await openLinkChecker({ ...options, headersFor });
    return {
        preflight: async () => [...checker.notices, ...noticeUnusedSettings(settings)],
        check: async (entries, run) => {
            const { checkLinks } = await __webpack_require__.e(/* import() */ 572).then(__webpack_require__.bind(__webpack_require__, 46572));
            return checkLinks(entries, { ...run, checkLink: checker.check, ...(onDestination && { onDestination }) });
        },
        close: () => checker.close(),
    };
}
const noticeUnusedSettings = ({ ai, ...settings }) => [
    ...(settings["api-url"] === undefined && settings["api-key"] === undefined
        ? []
        : ["Links mode uses no service: api-url and api-key are ignored."]),
    ...(ai.model === undefined && settings["ai-api-key"] === undefined
        ? []
        : ["Links mode uses no model: ai, ai-api-key and ai-options are ignored."]),
];


/***/ })

};
