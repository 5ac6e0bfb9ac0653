export const id = 5076;
export const ids = [5076,654];
export const modules = {

/***/ 40654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DEFAULT_RETRY_POLICY: () => (/* binding */ DEFAULT_RETRY_POLICY),
/* harmony export */   NO_RETRY: () => (/* binding */ NO_RETRY),
/* harmony export */   RetryBudget: () => (/* binding */ RetryBudget),
/* harmony export */   createGitHubApi: () => (/* binding */ createGitHubApi),
/* harmony export */   isRateLimit: () => (/* binding */ isRateLimit),
/* harmony export */   parseHttpFailure: () => (/* binding */ parseHttpFailure)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);


const DEFAULT_RETRY_POLICY = {
    maxAttempts: 4,
    timeoutMs: 20_000,
    maxWaitMs: 60_000,
    maxTotalWaitMs: 180_000,
    sleep: node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout,
    waitForOtherRuns: (tookMs) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(3_000, Math.max(100, 2 * tookMs))),
};
const HttpFailure = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional()) })
        .optional(),
});
const parseHttpFailure = (error) => HttpFailure.safeParse(error).data ?? null;
async function createGitHubApi(token, apiUrl, policy = DEFAULT_RETRY_POLICY) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
    const silent = () => undefined;
    const api = getOctokit(token, {
        baseUrl: apiUrl,
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    const budget = new RetryBudget(policy);
    api.hook.wrap("request", (request, options) => {
        const repeatable = options.method !== "POST" || options.url.endsWith("/graphql");
        const attempts = options.request?.["noRetry"] === true ? 1 : policy.maxAttempts;
        return budget.withRetries(attempts, repeatable, () => {
            Object.assign(options, {
                request: { ...options.request, signal: AbortSignal.timeout(policy.timeoutMs) },
            });
            return request(options);
        });
    });
    return api;
}
const NO_RETRY = { noRetry: true };
class RetryBudget {
    #policy;
    #remainingMs;
    constructor(policy) {
        this.#policy = policy;
        this.#remainingMs = policy.maxTotalWaitMs;
    }
    async withRetries(attempts, repeatable, send) {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await send();
            }
            catch (error) {
                if (attempt >= attempts || !(await this.waitBeforeRetry(error, attempt, repeatable)))
                    throw error;
            }
        }
    }
    async waitBeforeRetry(error, attempt, repeatable) {
        const wait = computeRetryDelayMs(parseHttpFailure(error), attempt, repeatable);
        if (wait === null || wait > this.#policy.maxWaitMs || wait > this.#remainingMs)
            return false;
        this.#remainingMs -= wait;
        await this.#policy.sleep(wait);
        return true;
    }
}
function computeRetryDelayMs(failure, attempt, repeatable) {
    if (failure === null)
        return null;
    if (isRateLimit(failure))
        return readRateLimitDelayMs(failure);
    return failure.status >= 500 && repeatable ? 500 * 2 ** (attempt - 1) * (1 + Math.random() / 2) : null;
}
function isRateLimit({ status, message, response }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const headers = response?.headers ?? {};
    return (headers["retry-after"] !== undefined ||
        String(headers["x-ratelimit-remaining"]) === "0" ||
        /rate limit|abuse detection/iu.test(message));
}
function readRateLimitDelayMs({ response }) {
    const headers = response?.headers ?? {};
    const after = Number(headers["retry-after"]);
    if (headers["retry-after"] !== undefined && after >= 0)
        return after * 1000;
    const reset = Number(headers["x-ratelimit-reset"]);
    if (String(headers["x-ratelimit-remaining"]) === "0" && reset > 0) {
        return Math.max(1000, reset * 1000 - Date.now());
    }
    return 60_000;
}


/***/ }),

/***/ 5076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listChangedFiles: () => (/* binding */ listChangedFiles),
/* harmony export */   listChangedPaths: () => (/* binding */ listChangedPaths)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);



const ListedFiles = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    filename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    patch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .transform(({ filename: path, previous_filename: previousPath, patch }) => ({
    path,
    previousPath,
    patch,
})));
async function listChangedFiles(api, { pullRequest, repository: { owner, repo } }) {
    if (pullRequest === null)
        return [];
    const query = { owner, repo, pull_number: pullRequest, per_page: 100 };
    return ListedFiles.parse(await api.paginate(api.rest.pulls.listFiles, query));
}
async function listChangedPaths(api, context) {
    const { pullRequest, repository, headSha } = context;
    if (pullRequest === null)
        return { why: "GitHub lists changed files for pull requests only." };
    const { owner, repo } = repository;
    try {
        const files = await listChangedFiles(api, context);
        const { data } = await api.rest.pulls.get({ owner, repo, pull_number: pullRequest });
        if (data.head.sha !== headSha)
            return { why: "The pull request has a newer commit." };
        if (files.length < data.changed_files) {
            return {
                why: `GitHub lists ${files.length} of the pull request's ${data.changed_files} changed files.`,
            };
        }
        return {
            files: files.flatMap(({ path, previousPath }) => previousPath === undefined ? [path] : [path, previousPath]),
        };
    }
    catch (error) {
        const reason = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.parseHttpFailure)(error)?.message ?? String(error), 300);
        return { why: `GitHub could not list the changed files (${reason}).` };
    }
}


/***/ })

};
