export const id = 6055;
export const ids = [6055,654];
export const modules = {

/***/ 40654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PACE: () => (/* binding */ PACE),
/* harmony export */   Patience: () => (/* binding */ Patience),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   httpFailure: () => (/* binding */ httpFailure),
/* harmony export */   isRateLimit: () => (/* binding */ isRateLimit)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);


const PACE = {
    attempts: 4,
    timeout: 20_000,
    longestWait: 60_000,
    patience: 180_000,
    sleep: node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout,
    settle: (took) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(3_000, Math.max(100, 2 * took))),
};
const HttpFailure = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional()) })
        .optional(),
});
const httpFailure = (error) => HttpFailure.safeParse(error).data ?? null;
async function connect(token, apiUrl, pace = PACE) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
    const silent = () => undefined;
    const api = getOctokit(token, {
        baseUrl: apiUrl,
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    const patience = new Patience(pace);
    api.hook.wrap("request", (request, options) => {
        const repeatable = options.method !== "POST" || options.url.endsWith("/graphql");
        const attempts = options.request?.["impatient"] === true ? 1 : pace.attempts;
        return patience.keep(attempts, repeatable, () => {
            Object.assign(options, {
                request: { ...options.request, signal: AbortSignal.timeout(pace.timeout) },
            });
            return request(options);
        });
    });
    return api;
}
class Patience {
    #pace;
    #left;
    constructor(pace) {
        this.#pace = pace;
        this.#left = pace.patience;
    }
    async keep(attempts, repeatable, send) {
        for (let attempt = 1;; attempt += 1) {
            try {
                return await send();
            }
            catch (error) {
                if (attempt >= attempts || !(await this.waitAfter(error, attempt, repeatable)))
                    throw error;
            }
        }
    }
    async waitAfter(error, attempt, repeatable) {
        const wait = waitOf(httpFailure(error), attempt, repeatable);
        if (wait === null || wait > this.#pace.longestWait || wait > this.#left)
            return false;
        this.#left -= wait;
        await this.#pace.sleep(wait);
        return true;
    }
}
function waitOf(failure, attempt, repeatable) {
    if (failure === null)
        return null;
    if (isRateLimit(failure))
        return limitWait(failure);
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
function limitWait({ response }) {
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
/* harmony export */   awaitDeployment: () => (/* binding */ awaitDeployment)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);
/* harmony import */ var _deployment_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47071);




const POLL = {
    first: 2_000,
    longest: 15_000,
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
async function awaitDeployment(api, context, query, pace = POLL) {
    const end = pace.now() + query.seconds * 1000;
    for (let pause = pace.first;; pause = Math.min(pace.longest, pause * 1.5)) {
        const seen = await lookOnce(api, context, query.environment);
        if (seen.kind !== "waiting")
            return seen;
        const left = end - pace.now();
        if (query.signal.aborted)
            return STOPPED;
        if (left <= 0)
            return { kind: "absent", why: `${seen.why} after ${query.seconds} s` };
        try {
            await pace.sleep(Math.min(pause, left), query.signal);
        }
        catch {
            return STOPPED;
        }
    }
}
const STOPPED = { kind: "stopped", why: "the run was stopped while it waited" };
async function lookOnce(api, context, environment) {
    try {
        return decide(await standings(api, context), environment, context.headSha);
    }
    catch (error) {
        const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error);
        const what = failure === null ? String(error) : `${failure.status} ${failure.message}`;
        if (failure !== null && (failure.status >= 500 || (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.isRateLimit)(failure))) {
            return { kind: "waiting", why: `GitHub could not list the deployments (${what})` };
        }
        return { kind: "refused", why: `GitHub does not let this token see deployments (${what})` };
    }
}
async function standings(api, { repository, headSha, runUrl }) {
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
        return standingOf(deployment, Statuses.parse(statuses.data), runUrl);
    }));
}
function standingOf(deployment, statuses, runUrl) {
    const latest = statuses.toSorted((a, b) => b.id - a.id);
    const [newest] = latest;
    const urls = latest.map((status) => (0,_deployment_state_js__WEBPACK_IMPORTED_MODULE_2__/* .pageUrl */ .f)(status.environment_url));
    return {
        environment: deployment.environment,
        production: deployment.production_environment === true || isProduction(deployment.environment),
        state: newest === undefined ? "waiting" : (0,_deployment_state_js__WEBPACK_IMPORTED_MODULE_2__/* .meaningOf */ .P)(newest.state),
        description: newest?.description ?? "",
        url: urls.find((url) => url !== null) ?? null,
        ours: latest.some(({ log_url: log }) => log?.startsWith(`${runUrl}/`) || log === runUrl),
    };
}
const isProduction = (environment) => /^production\b/iu.test(environment);
function decide(all, wanted, sha) {
    const commit = sha.slice(0, 7);
    const found = wanted === "auto" ? anyOf(all) : all.filter(({ environment }) => isSame(environment, wanted));
    const [one, ...more] = found;
    if (one === undefined) {
        const others = all.filter(({ ours }) => !ours).map(({ environment }) => JSON.stringify(environment));
        const known = others.length === 0 ? "" : `, only to ${others.join(", ")}`;
        const where = wanted === "auto" ? "" : ` to ${JSON.stringify(wanted)}`;
        return { kind: "waiting", why: `${commit} has no deployment${where}${known}` };
    }
    if (more.length > 0) {
        const names = found.map(({ environment }) => JSON.stringify(environment)).join(", ");
        return { kind: "ambiguous", why: `${commit} is deployed to several environments: ${names}` };
    }
    return outcomeOf(one, commit);
}
function anyOf(all) {
    const open = all.filter(({ production, ours }) => !production && !ours);
    const pages = open.filter(({ state, url }) => state !== "ready" || url !== null);
    return pages.length > 0 ? pages : open;
}
const isSame = (environment, wanted) => environment.localeCompare(wanted, "en", { sensitivity: "accent" }) === 0;
function outcomeOf({ environment, state, url, description }, commit) {
    const name = `The deployment of ${commit} to ${JSON.stringify(environment)}`;
    if (state === "waiting")
        return { kind: "waiting", why: `${name} was not finished` };
    if (state === "failed") {
        return { kind: "failed", why: `${name} failed${description === "" ? "" : `: ${description}`}` };
    }
    if (state === "inactive")
        return { kind: "failed", why: `${name} is inactive: it was replaced or taken down` };
    if (url === null)
        return { kind: "without_url", why: `${name} succeeded, and names no address (environment_url)` };
    return { kind: "ready", url, environment };
}


/***/ })

};
