export const id = 6055;
export const ids = [6055,654];
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

/***/ 56055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForDeployment: () => (/* binding */ waitForDeployment)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);
/* harmony import */ var _deployment_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47071);




const DEFAULT_POLL_SCHEDULE = {
    initialDelayMs: 2_000,
    maxDelayMs: 15_000,
    now: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }),
};
const Deployments = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    environment: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    production_environment: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
}));
const Statuses = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    environment_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    log_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
}));
async function waitForDeployment(api, context, query, schedule = DEFAULT_POLL_SCHEDULE) {
    const end = schedule.now() + query.timeoutSeconds * 1000;
    for (let delay = schedule.initialDelayMs;; delay = Math.min(schedule.maxDelayMs, delay * 1.5)) {
        const result = await pollOnce(api, context, query.environment);
        if (result.kind !== "waiting")
            return result;
        const left = end - schedule.now();
        if (query.signal.aborted)
            return STOPPED_RESULT;
        if (left <= 0)
            return { kind: "absent", why: `${result.why} after ${query.timeoutSeconds} s` };
        try {
            await schedule.sleep(Math.min(delay, left), query.signal);
        }
        catch {
            return STOPPED_RESULT;
        }
    }
}
const STOPPED_RESULT = {
    kind: "stopped",
    why: "the run was stopped while it waited for the deployment",
};
async function pollOnce(api, context, environment) {
    try {
        return selectDeployment(await listEnvironmentDeployments(api, context), environment, context.headSha);
    }
    catch (error) {
        const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.parseHttpFailure)(error);
        const reason = failure === null ? String(error) : `${failure.status} ${failure.message}`;
        if (failure !== null && (failure.status >= 500 || (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.isRateLimit)(failure))) {
            return { kind: "waiting", why: `GitHub could not list the deployments (${reason})` };
        }
        return { kind: "refused", why: `The token can't read deployments (${reason})` };
    }
}
async function listEnvironmentDeployments(api, { repository, headSha, runUrl }) {
    const at = { owner: repository.owner, repo: repository.repo, per_page: 100 };
    const listed = await api.rest.repos.listDeployments({ ...at, sha: headSha });
    const newest = new Map();
    for (const deployment of Deployments.parse(listed.data)) {
        const known = newest.get(deployment.environment);
        if (known === undefined || known.id < deployment.id)
            newest.set(deployment.environment, deployment);
    }
    return Promise.all([...newest.values()].map(async (deployment) => {
        const statuses = await api.rest.repos.listDeploymentStatuses({ ...at, deployment_id: deployment.id });
        return toEnvironmentDeployment(deployment, Statuses.parse(statuses.data), runUrl);
    }));
}
function toEnvironmentDeployment(deployment, statuses, runUrl) {
    const latest = statuses.toSorted((a, b) => b.id - a.id);
    const [newest] = latest;
    const urls = latest.map((status) => (0,_deployment_state_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePageUrl */ .s)(status.environment_url));
    return {
        environment: deployment.environment,
        isProduction: deployment.production_environment === true || isProductionName(deployment.environment),
        state: newest === undefined ? "waiting" : (0,_deployment_state_js__WEBPACK_IMPORTED_MODULE_2__/* .toDeploymentState */ .O)(newest.state),
        description: newest?.description ?? "",
        url: urls.find((url) => url !== null) ?? null,
        isOwnRun: latest.some(({ log_url: log }) => log?.startsWith(`${runUrl}/`) || log === runUrl),
    };
}
const isProductionName = (environment) => /^production\b/iu.test(environment);
function selectDeployment(all, wanted, sha) {
    const commit = sha.slice(0, 7);
    const found = wanted === "auto"
        ? filterAutoCandidates(all)
        : all.filter(({ environment }) => isSameEnvironment(environment, wanted));
    const [deployment, ...more] = found;
    if (deployment === undefined) {
        const others = all
            .filter(({ isOwnRun }) => !isOwnRun)
            .map(({ environment }) => JSON.stringify(environment));
        const known = others.length === 0 ? "" : ` (only for ${others.join(", ")})`;
        const where = wanted === "auto" ? "" : ` in environment ${JSON.stringify(wanted)}`;
        return { kind: "waiting", why: `No deployment found for ${commit}${where}${known}` };
    }
    if (more.length > 0) {
        const names = found.map(({ environment }) => JSON.stringify(environment)).join(", ");
        return { kind: "ambiguous", why: `${commit} is deployed to several environments: ${names}` };
    }
    return toPollResult(deployment, commit);
}
function filterAutoCandidates(all) {
    const open = all.filter(({ isProduction, isOwnRun }) => !isProduction && !isOwnRun);
    const pages = open.filter(({ state, url }) => state !== "ready" || url !== null);
    return pages.length > 0 ? pages : open;
}
const isSameEnvironment = (environment, wanted) => environment.localeCompare(wanted, "en", { sensitivity: "accent" }) === 0;
function toPollResult({ environment, state, url, description }, commit) {
    const name = `The deployment of ${commit} to ${JSON.stringify(environment)}`;
    if (state === "waiting")
        return { kind: "waiting", why: `${name} is not finished` };
    if (state === "failed") {
        return { kind: "failed", why: `${name} failed${description === "" ? "" : `: ${description}`}` };
    }
    if (state === "inactive")
        return { kind: "failed", why: `${name} is inactive: it was replaced or taken down` };
    if (url === null)
        return { kind: "without_url", why: `${name} succeeded, but has no environment_url` };
    return { kind: "ready", url, environment };
}


/***/ })

};
