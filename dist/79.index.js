export const id = 79;
export const ids = [79,654];
export const modules = {

/***/ 654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ PACE),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   tG: () => (/* binding */ httpFailure)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3798);


const PACE = { attempts: 4, timeout: 20_000, longestWait: 60_000, sleep: node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout };
/** An error of Octokit: an answer of 400 or more, or 500 without a response where none came. */
const HttpFailure = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ headers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional()) })
        .optional(),
});
const httpFailure = (error) => HttpFailure.safeParse(error).data ?? null;
/**
 * Octokit with patience: server errors, lost connections and rate limits are met by waiting and sending again,
 * but a request that may have been carried out (a POST that got no clear answer) is never sent twice. Loaded only
 * when it is needed, for it is most of what this room weighs.
 */
async function connect(token, apiUrl, pace = PACE) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const api = getOctokit(token, {
        baseUrl: apiUrl,
        log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    api.hook.wrap("request", (request, options) => {
        // A GraphQL query is a POST that changes nothing; this room sends no mutation.
        const repeatable = options.method !== "POST" || options.url.endsWith("/graphql");
        return patiently(() => {
            // Octokit's own hooks read these options, not the ones that a wrapper passes on.
            Object.assign(options, {
                request: { ...options.request, signal: AbortSignal.timeout(pace.timeout) },
            });
            return request(options);
        }, repeatable, pace);
    });
    return api;
}
async function patiently(send, repeatable, pace) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            const wait = attempt < pace.attempts ? waitAfter(httpFailure(error), attempt, repeatable) : null;
            if (wait === null || wait > pace.longestWait)
                throw error;
            await pace.sleep(wait);
        }
    }
}
/** Milliseconds to wait before sending again; null where another attempt is not safe or would not help. */
function waitAfter(failure, attempt, repeatable) {
    if (failure === null)
        return null;
    if (isRateLimit(failure))
        return limitWait(failure);
    return failure.status >= 500 && repeatable ? 500 * 2 ** (attempt - 1) * (1 + Math.random() / 2) : null;
}
/** A primary or secondary limit: 429, or 403 with one of the headers or words that GitHub documents for it. */
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
/** "If retry-after is present, wait that many seconds; if remaining is 0, until reset; otherwise at least one minute." */
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

/***/ 79:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(654);



const Comment = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish(),
});
const Viewer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) }) });
/** Rounds of looking and writing, for a comment that vanishes in between and for a creation with no clear answer. */
const ROUNDS = 4;
/**
 * Writes the one comment of a `comment-id`: found by marker and author, updated or created, left alone when it
 * already says the same or when the pull request's head is no longer the commit that was checked. Rejects for
 * nothing: a failure is an outcome.
 *
 * @param comment `body` is GFM that begins with `commentMarker(id)`; with `onlyUpdate`, a comment that stands is
 *   brought up to date and none is created.
 */
async function writeComment(api, context, comment, pace = _api_js__WEBPACK_IMPORTED_MODULE_1__/* .PACE */ .K$) {
    const { pullRequest } = context;
    if (pullRequest === null) {
        return { kind: "refused", why: `The event ${context.event} has no pull request to comment on.` };
    }
    try {
        const at = { owner: context.repository.owner, repo: context.repository.repo };
        const pull = await api.rest.pulls.get({ ...at, pull_number: pullRequest });
        const head = pull.data.head.sha;
        if (head !== context.headSha) {
            const why = `The pull request is at ${head.slice(0, 7)} by now and this run checked ${context.headSha.slice(0, 7)}.`;
            return { kind: "outdated", why };
        }
        return await write({ api, at, number: pullRequest, marker: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(comment.id), pace }, comment.body, comment.onlyUpdate ?? false);
    }
    catch (error) {
        return { kind: "refused", why: refusal(error, context) };
    }
}
async function write(thread, body, onlyUpdate) {
    let uncertain;
    for (let round = 1; round <= ROUNDS; round += 1) {
        const own = await ownComment(thread);
        if (own === null && onlyUpdate)
            return { kind: "absent" };
        if (own !== null && sameText(own.body ?? "", body)) {
            // After a creation without a clear answer, this is the comment that it made.
            return uncertain === undefined
                ? { kind: "unchanged", url: own.html_url }
                : { kind: "written", how: "created", url: own.html_url };
        }
        try {
            return own === null ? await create(thread, body) : await update(thread, own, body);
        }
        catch (error) {
            const status = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .tG)(error)?.status;
            const vanished = own !== null && status === 404;
            const maybeDone = own === null && (status === undefined || status >= 500);
            if (!vanished && !maybeDone)
                throw error;
            uncertain = error;
            if (maybeDone)
                await thread.pace.sleep(1000 * round);
        }
    }
    throw uncertain;
}
async function create({ api, at, number }, body) {
    const answer = await api.rest.issues.createComment({ ...at, issue_number: number, body });
    return { kind: "written", how: "created", url: Comment.parse(answer.data).html_url };
}
async function update({ api, at }, own, body) {
    await api.rest.issues.updateComment({ ...at, comment_id: own.id, body });
    return { kind: "written", how: "updated", url: own.html_url };
}
/** The oldest comment that carries our marker on its first line and was written by this token's own account. */
async function ownComment({ api, at, number, marker }) {
    const all = await api.paginate(api.rest.issues.listComments, {
        ...at,
        issue_number: number,
        per_page: 100,
    });
    const marked = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Comment)
        .parse(all)
        .filter((comment) => comment.body?.startsWith(marker));
    if (marked.length === 0)
        return null;
    const author = await authorOf(api);
    return marked.find((comment) => comment.user?.login === author) ?? null;
}
/**
 * The login that a token's comments carry. GraphQL's viewer says it for every kind of token, `[bot]` included;
 * GET /user only for a person's, which is the second try where a server answers no GraphQL. What is left is the
 * workflow's own GITHUB_TOKEN.
 */
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
/** Why GitHub did not take the comment, and what to do about it. */
function refusal(error, context) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .tG)(error);
    if (failure === null)
        return `The comment could not be written: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(String(error), 300)}`;
    const said = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inLog */ .cp)(failure.message, 300);
    return `${remedy(failure, context)} (GitHub: ${failure.status} ${said})`;
}
function remedy(failure, context) {
    const { status, message } = failure;
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure))
        return "GitHub limits this token's requests; the next run writes the comment.";
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
        return "GitHub does not answer; the next run writes the comment.";
    return "GitHub did not take the comment.";
}


/***/ })

};
