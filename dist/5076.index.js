export const id = 5076;
export const ids = [5076,654];
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

/***/ 5076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedFiles: () => (/* binding */ changedFiles),
/* harmony export */   pathsChanged: () => (/* binding */ pathsChanged)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80737);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);



const Listed = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    filename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    patch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
})
    .transform(({ filename: path, previous_filename: was, patch }) => ({ path, was, patch })));
async function changedFiles(api, { pullRequest, repository: { owner, repo } }) {
    if (pullRequest === null)
        return [];
    const asked = { owner, repo, pull_number: pullRequest, per_page: 100 };
    return Listed.parse(await api.paginate(api.rest.pulls.listFiles, asked));
}
async function pathsChanged(api, context) {
    const { pullRequest, repository, headSha } = context;
    if (pullRequest === null)
        return { why: "GitHub lists the changed files of pull requests alone." };
    const { owner, repo } = repository;
    try {
        const files = await changedFiles(api, context);
        const { data } = await api.rest.pulls.get({ owner, repo, pull_number: pullRequest });
        if (data.head.sha !== headSha)
            return { why: "The pull request has a newer commit." };
        if (files.length < data.changed_files) {
            return {
                why: `GitHub lists ${files.length} of the pull request's ${data.changed_files} changed files.`,
            };
        }
        return { files: files.flatMap(({ path, was }) => (was === undefined ? [path] : [path, was])) };
    }
    catch (error) {
        const said = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error)?.message ?? String(error), 300);
        return { why: `GitHub does not tell the changed files (${said}).` };
    }
}


/***/ })

};
