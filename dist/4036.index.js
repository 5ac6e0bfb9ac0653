export const id = 4036;
export const ids = [4036,654,79];
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

/***/ 30079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ authorOf),
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32074);




const Comment = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
const Viewer = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1) }) });
const LOOKS = 8;
const WRITES = 4;
const FAILURES = 4;
async function writeComment(api, context, draft, pace = _api_js__WEBPACK_IMPORTED_MODULE_1__.PACE) {
    const { pullRequest } = context;
    if (pullRequest === null) {
        return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
    }
    try {
        return await new Thread(api, context, pullRequest, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(draft.id)).converge(draft, pace);
    }
    catch (error) {
        return { kind: "refused", why: (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x)(error, context, "comment") };
    }
}
class Thread {
    #api;
    #at;
    #number;
    #headSha;
    #marker;
    #author = null;
    constructor(api, context, number, marker) {
        this.#api = api;
        this.#at = { owner: context.repository.owner, repo: context.repository.repo };
        this.#number = number;
        this.#headSha = context.headSha;
        this.#marker = marker;
    }
    async converge({ compose }, pace) {
        const patience = new _api_js__WEBPACK_IMPORTED_MODULE_1__.Patience(pace);
        const writes = [];
        for (let look = 1, failures = 0; look <= LOOKS; look += 1) {
            const started = performance.now();
            const last = writes.at(-1);
            const done = writes.findLast((write) => write.done !== null)?.done ?? null;
            const moved = await this.#moved();
            if (moved !== null)
                return done ?? { kind: "outdated", why: moved };
            const [own, ...spare] = await this.#own();
            const stands = own !== undefined && last !== undefined && sameText(own.body ?? "", last.body);
            const composed = stands ? null : compose(own?.body ?? null);
            if (composed?.kind !== "write" || (own !== undefined && sameText(own.body ?? "", composed.body))) {
                await this.#clear(spare, compose);
                if (stands)
                    return done ?? { kind: "written", how: "created", url: own.html_url };
                return done ?? left(own, composed?.kind === "leave" ? composed.why : "unchanged");
            }
            if (done !== null && (own === undefined || writes.length >= WRITES))
                return done;
            const write = { body: composed.body, done: null };
            writes.push(write);
            try {
                write.done = await (own === undefined ? this.#create(write.body) : this.#update(own, write.body));
                await pace.settle(performance.now() - started);
            }
            catch (error) {
                failures += 1;
                const vanished = own !== undefined && (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error)?.status === 404;
                const again = failures < FAILURES && (vanished || (await patience.waitAfter(error, failures, true)));
                if (!again)
                    throw error;
            }
        }
        throw new Error("It changes faster than it can be written.");
    }
    async #moved() {
        const pull = await this.#api.rest.pulls.get({ ...this.#at, pull_number: this.#number });
        const head = pull.data.head.sha;
        if (head === this.#headSha)
            return null;
        return `The pull request is at ${head.slice(0, 7)} by now and this run checked ${this.#headSha.slice(0, 7)}.`;
    }
    async #own() {
        const all = await this.#api.paginate(this.#api.rest.issues.listComments, {
            ...this.#at,
            issue_number: this.#number,
            per_page: 100,
        });
        const marked = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Comment)
            .parse(all)
            .filter((comment) => comment.body?.startsWith(this.#marker));
        if (marked.length === 0)
            return [];
        this.#author ??= await authorOf(this.#api);
        return marked
            .filter((comment) => comment.user?.login === this.#author)
            .toSorted((one, other) => one.id - other.id);
    }
    async #create(body) {
        const answer = await this.#api.rest.issues.createComment({
            ...this.#at,
            issue_number: this.#number,
            body,
            request: IMPATIENT,
        });
        const { html_url, user } = Comment.parse(answer.data);
        this.#author = user?.login ?? this.#author;
        return { kind: "written", how: "created", url: html_url };
    }
    async #update(own, body) {
        await this.#api.rest.issues.updateComment({
            ...this.#at,
            comment_id: own.id,
            body,
            request: IMPATIENT,
        });
        return { kind: "written", how: "updated", url: own.html_url };
    }
    async #clear(spare, compose) {
        for (const { id, body } of spare) {
            const composed = compose(body ?? "");
            if (composed.kind === "leave" && composed.why === "newer")
                continue;
            await this.#api.rest.issues.deleteComment({ ...this.#at, comment_id: id }).catch(() => undefined);
        }
    }
}
const IMPATIENT = { impatient: true };
function left(own, why) {
    if (why === "newer")
        return { kind: "outdated", why: "A newer run of this commit has commented already." };
    return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}
async function authorOf(api) {
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
const sameText = (one, other) => normal(one) === normal(other);
const normal = (text) => text.replaceAll("\r\n", "\n").trimEnd();


/***/ }),

/***/ 14036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeIssues: () => (/* binding */ writeIssues)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30079);




const Issue = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    state_reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
});
const MOST_PAGES = 50;
const MOST_STEPS = 40;
const FEW_STEPS = 5;
async function writeIssues(api, context, desk, pace = _api_js__WEBPACK_IMPORTED_MODULE_1__.PACE) {
    try {
        return await new Tracker(api, context, desk).write(pace);
    }
    catch (error) {
        return { kind: "refused", why: refusal(error) };
    }
}
class Tracker {
    #api;
    #at;
    #desk;
    #author = "";
    constructor(api, { repository }, desk) {
        this.#api = api;
        this.#at = { owner: repository.owner, repo: repository.repo };
        this.#desk = desk;
    }
    async write(pace) {
        this.#author = await (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .authorOf */ .r)(this.#api);
        const steps = this.#desk.plan(await this.#own(MOST_PAGES));
        const done = { kind: "done", opened: 0, updated: 0, closed: 0, reopened: 0, left: 0 };
        const opened = [];
        const started = performance.now();
        for (const [index, step] of steps.slice(0, MOST_STEPS).entries()) {
            if (index > 0 && steps.length > FEW_STEPS)
                await pace.sleep(1_000);
            if (step.what === "opened")
                opened.push(await this.#open(step));
            else if (!(await this.#change(step)))
                continue;
            done[step.what] += 1;
        }
        if (opened.length > 0) {
            await pace.settle(performance.now() - started);
            await this.#keepTheOldest(opened, done);
        }
        return { ...done, left: Math.max(0, steps.length - MOST_STEPS) };
    }
    async #own(pages) {
        const own = [];
        const query = { ...this.#at, state: "all", creator: this.#author, per_page: 100 };
        const walk = this.#api.paginate.iterator(this.#api.rest.issues.listForRepo, query);
        let page = 0;
        for await (const { data } of walk) {
            own.push(...zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Issue)
                .parse(data)
                .flatMap((issue) => this.#asOwn(issue) ?? []));
            page += 1;
            if (page === pages)
                break;
        }
        return own;
    }
    #asOwn(issue) {
        const { number, body, state, state_reason: stateReason, user, pull_request: pull } = issue;
        const ours = user?.login === this.#author && body?.startsWith(this.#desk.marker) === true;
        if (!ours || pull !== undefined)
            return null;
        return { number, body: body ?? "", open: state === "open", stateReason: stateReason ?? null };
    }
    async #open(step) {
        const { title, body, labels } = step;
        const post = (with_) => this.#api.rest.issues.create({ ...this.#at, title, body, ...with_ });
        const answer = await post(labels.length > 0 ? { labels } : {}).catch((error) => {
            if (labels.length > 0 && (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error)?.status === 422)
                return post({});
            throw error;
        });
        const issue = Issue.parse(answer.data);
        this.#author = issue.user?.login ?? this.#author;
        return { number: issue.number, body, open: true, stateReason: null };
    }
    async #change(step) {
        const { issue, change, comment } = step;
        const at = { ...this.#at, issue_number: issue.number };
        try {
            const now = this.#asOwn(Issue.parse((await this.#api.rest.issues.get(at)).data));
            if (now === null || now.open !== issue.open || now.body !== issue.body)
                return false;
            await this.#api.rest.issues.update({ ...at, ...change });
            if (comment !== null)
                await this.#api.rest.issues.createComment({ ...at, body: comment });
            return true;
        }
        catch (error) {
            if (isGone(error))
                return false;
            throw error;
        }
    }
    async #keepTheOldest(opened, done) {
        const newest = await this.#own(1);
        for (const issue of opened) {
            const about = this.#desk.aboutOf(issue.body);
            const oldest = Math.min(...newest.filter(({ body }) => this.#desk.aboutOf(body) === about).map(({ number }) => number));
            if (oldest >= issue.number)
                continue;
            const step = this.#desk.duplicate(issue, oldest);
            if (step.what !== "opened" && (await this.#change(step)))
                done.opened -= 1;
        }
    }
}
const isGone = (error) => [404, 410].includes((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error)?.status ?? 0);
function refusal(error) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error);
    if (failure === null)
        return `The issues could not be written: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(String(error), 300)}`;
    return `${remedy(failure)} (GitHub: ${failure.status} ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(failure.message, 300)})`;
}
function remedy(failure) {
    const { status, message } = failure;
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.isRateLimit)(failure))
        return "GitHub limits this token's requests; the next run writes the issues.";
    if (status === 401)
        return "GitHub does not accept the token: check the input github-token.";
    if (status === 410 || /issues (?:are|has been|have been) disabled/iu.test(message)) {
        return "The repository has no issues: enable them in its settings, or leave the input issue out.";
    }
    if (status === 403)
        return "The token may not write issues: give the job `permissions: issues: write`.";
    if (status === 404)
        return "The token does not see the repository's issues: give the job `permissions: issues: write`.";
    if (status >= 500)
        return "GitHub does not answer; the next run writes the issues.";
    return "GitHub did not take the issues.";
}


/***/ }),

/***/ 32074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);


function refusal(error, context, what) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__.httpFailure)(error);
    if (failure === null)
        return `The ${what} could not be written: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(String(error), 300)}`;
    const said = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(failure.message, 300);
    return `${remedy(failure, context, what)} (GitHub: ${failure.status} ${said})`;
}
function remedy(failure, context, what) {
    const { status, message } = failure;
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__.isRateLimit)(failure))
        return `GitHub limits this token's requests; the next run writes the ${what}.`;
    if (status === 401)
        return "GitHub does not accept the token: check the input github-token.";
    if (status === 403 && /locked/iu.test(message))
        return "The pull request's conversation is locked: unlock it.";
    if (status === 403 && context.fork) {
        return "The token is read-only, as it is for pull requests from forks: the report is in the job summary.";
    }
    if (status === 403)
        return "The token may not write comments: give the job `permissions: pull-requests: write`.";
    if (status === 404 || status === 410) {
        return "The token does not see the pull request: give it access to this repository.";
    }
    if (status >= 500)
        return `GitHub does not answer; the next run writes the ${what}.`;
    return `GitHub did not take the ${what}.`;
}


/***/ })

};
