export const id = 1351;
export const ids = [1351,654];
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

/***/ 81351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullRequest: () => (/* binding */ findPullRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);



const RepositoryResponse = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    private: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
const PullRequestList = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo: RepositoryResponse.nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
}));
async function findPullRequest(api, context) {
    const { owner, repo } = context.repository;
    try {
        const listed = await api.rest.repos.listPullRequestsAssociatedWithCommit({
            owner,
            repo,
            commit_sha: context.headSha,
            per_page: 100,
        });
        const open = PullRequestList.parse(listed.data).filter(({ state, head }) => state === "open" && head.sha === context.headSha);
        const [pull] = open;
        if (pull === undefined)
            return null;
        if (open.length === 1)
            return toPullRequestLookup(pull, context);
        const numbers = open.map(({ number }) => `#${number}`).join(" and ");
        return { why: `${context.headSha.slice(0, 7)} is the head of several pull requests (${numbers}).` };
    }
    catch (error) {
        const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.parseHttpFailure)(error);
        const reason = failure === null ? String(error) : `${failure.status} ${failure.message}`;
        return {
            why: `Can't find the pull request of ${context.headSha.slice(0, 7)} (GitHub: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(reason, 300)}). Give the job the permission pull-requests: write.`,
        };
    }
}
function toPullRequestLookup({ number, head, base }, { repository }) {
    const from = head.repo;
    const pull = { pullRequest: number, baseSha: base.sha };
    if (!from)
        return { ...pull, headRepository: repository, fork: true };
    return {
        ...pull,
        headRepository: { owner: from.owner.login, repo: from.name, private: from.private ?? null },
        fork: from.full_name !== `${repository.owner}/${repository.repo}`,
    };
}


/***/ })

};
