export const id = 8609;
export const ids = [8609,654,79];
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


/***/ }),

/***/ 28609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeSuggestions: () => (/* binding */ writeSuggestions)
});

// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
// EXTERNAL MODULE: ./build/github/comment.js
var comment = __webpack_require__(30079);
// EXTERNAL MODULE: ./build/github/refusal.js
var refusal = __webpack_require__(32074);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/github/suggestion-marker.js


const ReviewComment = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    body: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    line: schemas/* int */.Whr().nullish(),
});
const SETTLED = "✅ Settled: what this suggested is done, or no longer needed.";
const shortHash = (text, digits) => (0,external_node_crypto_.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, digits);
const marker = (name, key, ads) => `<!-- adhere-fix ${name} ${key} ${ads.map((ad) => shortHash(ad, 8)).join(",")} -->`;
const MARKER = /^<!-- adhere-fix ([0-9a-f]{12}) ([0-9a-f]{16}) ([0-9a-f,]*) -->$/u;
function markedComment(listed) {
    const { id, body, user, line } = ReviewComment.parse(listed);
    const [first = "", ...rest] = body.split(/\r?\n/u);
    const [, name, key, ads = ""] = MARKER.exec(first) ?? [];
    if (name === undefined || key === undefined)
        return null;
    const text = normal(rest.join("\n"));
    const isLive = line !== null && line !== undefined;
    return {
        ...{ id, author: user?.login, line: first, name, key, text, isLive },
        ads: ads.split(","),
        isSettled: text === SETTLED,
    };
}
const normal = (text) => text.replaceAll("\r\n", "\n").trimEnd();

;// CONCATENATED MODULE: ./build/github/suggestions.js




const MOST = 20;
const LOOKS = 5;
const FAILURES = 3;
const IMPATIENT = { impatient: true };
async function writeSuggestions(api, context, draft, pace = github_api.PACE) {
    const { pullRequest } = context;
    if (pullRequest === null)
        return { kind: "refused", why: "There is no pull request to review." };
    try {
        return await new Review(api, context, pullRequest, draft).converge(pace);
    }
    catch (error) {
        return { kind: "refused", why: (0,refusal/* refusal */.x)(error, context, "suggestions") };
    }
}
class Review {
    #api;
    #at;
    #number;
    #headSha;
    #draft;
    #name;
    #unjudged;
    #wanted = [];
    #author = null;
    #made = new Set();
    #untaken = new Set();
    #updated = new Set();
    #settled = new Set();
    constructor(api, context, number, draft) {
        this.#api = api;
        this.#at = { owner: context.repository.owner, repo: context.repository.repo };
        this.#number = number;
        this.#headSha = context.headSha;
        this.#draft = draft;
        this.#name = shortHash(draft.id, 12);
        this.#unjudged = new Set(draft.unjudged.map((ad) => shortHash(ad, 8)));
    }
    async converge(pace) {
        const patience = new github_api.Patience(pace);
        this.#wanted = (await this.#draft.propose()).slice(0, MOST);
        for (let look = 1, failures = 0; look <= LOOKS; look += 1) {
            const started = performance.now();
            if (await this.#moved())
                return look === 1 ? { kind: "outdated" } : this.#done();
            const work = this.#workOf(await this.#standing());
            try {
                await this.#carryOut(work);
                if (work.fresh.length === 0)
                    break;
                await pace.settle(performance.now() - started);
            }
            catch (error) {
                failures += 1;
                if (failures >= FAILURES || !(await patience.waitAfter(error, failures, true)))
                    throw error;
            }
        }
        return this.#done();
    }
    #done() {
        const [made, updated, untaken] = [this.#made.size, this.#updated.size, this.#untaken.size];
        const stand = Math.max(0, this.#wanted.length - made - updated - untaken);
        return { kind: "done", made, updated, settled: this.#settled.size, stand, untaken };
    }
    async #moved() {
        const pull = await this.#api.rest.pulls.get({ ...this.#at, pull_number: this.#number });
        return pull.data.head.sha !== this.#headSha;
    }
    async #standing() {
        const all = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
            ...this.#at,
            pull_number: this.#number,
            per_page: 100,
        });
        const marked = all.flatMap((comment) => markedComment(comment) ?? []);
        if (marked.length === 0)
            return [];
        this.#author ??= await (0,comment/* authorOf */.r)(this.#api);
        return marked.filter(({ author }) => author === this.#author).toSorted((a, b) => a.id - b.id);
    }
    #workOf(standing) {
        const ours = standing.filter(({ name }) => name === this.#name);
        const live = ours.filter(({ isLive }) => isLive);
        const first = (key) => live.find((comment) => comment.key === key);
        const said = (draft, before = Number.POSITIVE_INFINITY) => standing.some(({ name, key, text, isLive, id }) => name !== this.#name && key === draft.key && isLive && id < before && text === normal(draft.body));
        const double = live.filter((comment) => {
            const draft = this.#wanted.find(({ key }) => key === comment.key);
            const elsewhere = draft !== undefined && this.#made.has(comment.key) && said(draft, comment.id);
            return comment !== first(comment.key) || elsewhere;
        });
        const kept = this.#wanted.flatMap((draft) => {
            const comment = first(draft.key);
            return comment === undefined ? [] : [{ comment, draft }];
        });
        return {
            double,
            fresh: this.#wanted.filter((draft) => first(draft.key) === undefined &&
                !said(draft) &&
                !this.#made.has(draft.key) &&
                !this.#untaken.has(draft.key)),
            changed: kept
                .filter(({ comment, draft }) => comment.text !== normal(draft.body) && !double.includes(comment))
                .map(({ comment, draft }) => [comment, this.#marked(draft)]),
            gone: ours.filter((comment) => !comment.isSettled &&
                !double.includes(comment) &&
                !kept.some((one) => one.comment === comment) &&
                !(comment.isLive && comment.ads.some((ad) => this.#unjudged.has(ad)))),
        };
    }
    async #carryOut({ fresh, changed, gone, double }) {
        for (const { id } of double) {
            await this.#api.rest.pulls.deleteReviewComment({ ...this.#at, comment_id: id }).catch(() => undefined);
        }
        for (const [{ id }, body] of changed) {
            await this.#write(id, body);
            this.#updated.add(id);
        }
        for (const { id, line } of gone) {
            await this.#write(id, `${line}\n${SETTLED}`);
            this.#settled.add(id);
        }
        await this.#suggest(fresh);
    }
    #marked = ({ key, ads, body }) => `${marker(this.#name, key, ads)}\n${body}`;
    async #write(id, body) {
        try {
            await this.#api.rest.pulls.updateReviewComment({ ...this.#at, comment_id: id, body });
        }
        catch (error) {
            if ((0,github_api.httpFailure)(error)?.status !== 404)
                throw error;
        }
    }
    async #suggest(drafts) {
        if (drafts.length === 0)
            return;
        const review = { ...this.#at, pull_number: this.#number, commit_id: this.#headSha, request: IMPATIENT };
        try {
            const comments = drafts.map((draft) => this.#placed(draft));
            await this.#api.rest.pulls.createReview({ ...review, event: "COMMENT", comments });
            for (const { key } of drafts)
                this.#made.add(key);
            return;
        }
        catch (error) {
            if ((0,github_api.httpFailure)(error)?.status !== 422)
                throw error;
        }
        for (const draft of drafts) {
            try {
                await this.#api.rest.pulls.createReviewComment({ ...review, ...this.#placed(draft) });
                this.#made.add(draft.key);
            }
            catch (error) {
                if ((0,github_api.httpFailure)(error)?.status !== 422)
                    throw error;
                this.#untaken.add(draft.key);
            }
        }
    }
    #placed(draft) {
        const { path, startLine, line } = draft;
        return {
            path,
            body: this.#marked(draft),
            line,
            side: "RIGHT",
            ...(startLine < line && { start_line: startLine, start_side: "RIGHT" }),
        };
    }
}


/***/ })

};
