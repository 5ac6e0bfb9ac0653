export const id = 79;
export const ids = [79,654];
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

/***/ 30079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findAuthorLogin),
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80737);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);
/* harmony import */ var _suggestion_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80267);
/* harmony import */ var _write_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9578);





const Comment = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).nullish(),
});
const Viewer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1) }) });
const MAX_READS = 8;
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;
async function writeComment(api, context, draft, policy = _api_js__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RETRY_POLICY) {
    const { pullRequest } = context;
    if (pullRequest === null) {
        return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
    }
    try {
        return await new CommentWriter(api, context, pullRequest, (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCommentMarker */ .WU)(draft.id)).reconcile(draft, policy);
    }
    catch (error) {
        return { kind: "refused", why: (0,_write_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeWriteFailure */ .j)(error, context, "comment") };
    }
}
class CommentWriter {
    #api;
    #repository;
    #pullRequest;
    #headSha;
    #marker;
    #author = null;
    constructor(api, context, number, marker) {
        this.#api = api;
        this.#repository = { owner: context.repository.owner, repo: context.repository.repo };
        this.#pullRequest = number;
        this.#headSha = context.headSha;
        this.#marker = marker;
    }
    async reconcile({ compose }, policy) {
        const budget = new _api_js__WEBPACK_IMPORTED_MODULE_1__.RetryBudget(policy);
        const writes = [];
        for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
            const started = performance.now();
            const last = writes.at(-1);
            const done = writes.findLast((write) => write.done !== null)?.done ?? null;
            const newerHead = await this.#findNewerHead();
            if (newerHead !== null)
                return done ?? { kind: "outdated", why: newerHead };
            const [own, ...duplicates] = await this.#listOwnComments();
            const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
            const decision = isWritten ? null : compose(own?.body ?? null);
            if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
                await this.#deleteDuplicates(duplicates, compose);
                if (isWritten)
                    return done ?? { kind: "written", how: "created", url: own.html_url };
                return done ?? toUnwrittenOutcome(own, decision?.kind === "leave" ? decision.why : "unchanged");
            }
            if (done !== null && (own === undefined || writes.length >= MAX_WRITES))
                return done;
            const write = { body: decision.body, done: null };
            writes.push(write);
            try {
                write.done = await (own === undefined ? this.#create(write.body) : this.#update(own, write.body));
                await policy.waitForOtherRuns(performance.now() - started);
            }
            catch (error) {
                failures += 1;
                const isDeleted = own !== undefined && (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.parseHttpFailure)(error)?.status === 404;
                const canRetry = failures < MAX_FAILED_WRITES &&
                    (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
                if (!canRetry)
                    throw error;
            }
        }
        throw new Error("the comment changed too often while it was being written");
    }
    async #findNewerHead() {
        const pull = await this.#api.rest.pulls.get({ ...this.#repository, pull_number: this.#pullRequest });
        const head = pull.data.head.sha;
        if (head === this.#headSha)
            return null;
        return `The pull request is now at ${head.slice(0, 7)}; this run checked ${this.#headSha.slice(0, 7)}.`;
    }
    async #listOwnComments() {
        const all = await this.#api.paginate(this.#api.rest.issues.listComments, {
            ...this.#repository,
            issue_number: this.#pullRequest,
            per_page: 100,
        });
        const marked = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Comment)
            .parse(all)
            .filter((comment) => comment.body?.startsWith(this.#marker));
        if (marked.length === 0)
            return [];
        this.#author ??= await findAuthorLogin(this.#api);
        return marked
            .filter((comment) => comment.user?.login === this.#author)
            .toSorted((one, other) => one.id - other.id);
    }
    async #create(body) {
        const answer = await this.#api.rest.issues.createComment({
            ...this.#repository,
            issue_number: this.#pullRequest,
            body,
            request: _api_js__WEBPACK_IMPORTED_MODULE_1__.NO_RETRY,
        });
        const { html_url, user } = Comment.parse(answer.data);
        this.#author = user?.login ?? this.#author;
        return { kind: "written", how: "created", url: html_url };
    }
    async #update(own, body) {
        await this.#api.rest.issues.updateComment({
            ...this.#repository,
            comment_id: own.id,
            body,
            request: _api_js__WEBPACK_IMPORTED_MODULE_1__.NO_RETRY,
        });
        return { kind: "written", how: "updated", url: own.html_url };
    }
    async #deleteDuplicates(duplicates, compose) {
        for (const { id, body } of duplicates) {
            const decision = compose(body ?? "");
            if (decision.kind === "leave" && decision.why === "newer")
                continue;
            await this.#api.rest.issues
                .deleteComment({ ...this.#repository, comment_id: id })
                .catch(() => undefined);
        }
    }
}
function toUnwrittenOutcome(own, why) {
    if (why === "newer")
        return { kind: "outdated", why: "A newer run of this commit has already commented." };
    return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}
async function findAuthorLogin(api) {
    try {
        return Viewer.parse(await api.graphql("query { viewer { login } }")).viewer.login;
    }
    catch {
        try {
            return (await api.rest.users.getAuthenticated()).data.login;
        }
        catch {
            return "github-actions[bot]";
        }
    }
}
const isSameText = (one, other) => (0,_suggestion_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseLineEnds */ .Tv)(one) === (0,_suggestion_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseLineEnds */ .Tv)(other);


/***/ }),

/***/ 80267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ parseMarkedComment),
/* harmony export */   Lt: () => (/* binding */ RESOLVED_TEXT),
/* harmony export */   Tv: () => (/* binding */ normaliseLineEnds),
/* harmony export */   gJ: () => (/* binding */ formatMarker),
/* harmony export */   qj: () => (/* binding */ hashText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);


const ReviewComment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(),
});
const RESOLVED_TEXT = "✅ Resolved: this suggestion is applied or no longer needed.";
const hashText = (text, digits) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);
const formatMarker = (name, key, ads) => `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => hashText(ad, 8)).join(",")} -->`;
const MARKER_PATTERN = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;
function parseMarkedComment(listed) {
    const { id, body, user, line } = ReviewComment.parse(listed);
    const [first = "", ...rest] = body.split(/\r?\n/u);
    const [, checkHash, key, ads = ""] = MARKER_PATTERN.exec(first) ?? [];
    if (checkHash === undefined || key === undefined)
        return null;
    const text = normaliseLineEnds(rest.join("\n"));
    const isApplicable = line !== null && line !== undefined;
    return {
        ...{ id, author: user?.login, markerLine: first, checkHash, key, text, isApplicable },
        adHashes: ads.split(","),
        isResolved: text === RESOLVED_TEXT,
    };
}
const normaliseLineEnds = (text) => text.replaceAll("\r\n", "\n").trimEnd();


/***/ }),

/***/ 9578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ describeWriteFailure)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);


function describeWriteFailure(error, context, target) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.parseHttpFailure)(error);
    if (failure === null)
        return `The ${target} could not be written: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(String(error), 300)}`;
    const reason = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(failure.message, 300);
    return `${suggestRemedy(failure, context, target)} (GitHub: ${failure.status} ${reason})`;
}
function suggestRemedy(failure, context, target) {
    const { status, message } = failure;
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.isRateLimit)(failure))
        return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
    if (status === 401)
        return "GitHub rejected the token: check the input github-token.";
    if (status === 403 && /locked/iu.test(message))
        return "The pull request's conversation is locked: unlock it.";
    if (status === 403 && context.fork) {
        return "The token is read-only because the pull request comes from a fork: see the report in the job summary.";
    }
    if (status === 403)
        return "The token can't write comments: give the job `permissions: pull-requests: write`.";
    if (status === 404 || status === 410) {
        return "The token can't access the pull request: give it access to this repository.";
    }
    if (status >= 500)
        return `GitHub is not responding; the next run will write the ${target}.`;
    return `GitHub rejected the ${target}.`;
}


/***/ })

};
