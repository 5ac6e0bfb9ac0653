export const id = 421;
export const ids = [421,787];
export const modules = {

/***/ 78655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createReportLinks)
/* harmony export */ });
const createReportLinks = ({ runUrl, serverUrl, headRepository, headSha }) => ({
    run: runUrl,
    source: `${serverUrl}/${headRepository.owner}/${headRepository.repo}/blob/${headSha}/`,
});


/***/ }),

/***/ 50782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EJ: () => (/* binding */ createFailureDraft),
  F9: () => (/* binding */ createResultDraft),
  ZE: () => (/* binding */ getCommentId),
  XB: () => (/* binding */ getCommentUrl),
  Gy: () => (/* binding */ postComment)
});

// EXTERNAL MODULE: ./build/github/api.js
var github_api = __webpack_require__(40654);
// EXTERNAL MODULE: ./build/report/comment-marker.js
var comment_marker = __webpack_require__(12865);
// EXTERNAL MODULE: ./build/github/find-token-login.js
var find_token_login = __webpack_require__(17155);
// EXTERNAL MODULE: ./build/github/normalise-line-ends.js
var normalise_line_ends = __webpack_require__(18402);
// EXTERNAL MODULE: ./build/github/write-to-pull-request.js
var write_to_pull_request = __webpack_require__(28083);
;// CONCATENATED MODULE: ./build/github/write-comment.js





const MAX_READS = 8;
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;
async function writeComment(api, context, draft, policy = github_api/* DEFAULT_RETRY_POLICY */.cO) {
    return (0,write_to_pull_request/* writeToPullRequest */.n)(api, context, "comment", (target) => reconcile(target, draft, policy));
}
async function reconcile(target, { id, compose }, policy) {
    const budget = new github_api/* RetryBudget */.Km(policy);
    const writes = [];
    for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
        const started = performance.now();
        const last = writes.at(-1);
        const done = writes.findLast((write) => write.done !== null)?.done ?? null;
        const head = await (0,write_to_pull_request/* readHead */.z)(target);
        if (head !== target.headSha)
            return done ?? { kind: "outdated", why: describeNewerHead(head, target) };
        const [own, ...duplicates] = await listOwnComments(target, (0,comment_marker/* renderCommentMarker */.W)(id));
        const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
        const decision = isWritten ? null : compose(own?.body ?? null);
        if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
            await deleteDuplicates(target, duplicates, compose);
            if (isWritten)
                return done ?? { kind: "written", how: "created", url: own.html_url };
            return done ?? toUnwrittenOutcome(own, decision?.kind === "leave" ? decision.why : "unchanged");
        }
        if (done !== null && (own === undefined || writes.length >= MAX_WRITES))
            return done;
        const write = { body: decision.body, done: null };
        writes.push(write);
        try {
            write.done = await writeBody(target, own, write.body);
            await policy.waitForOtherRuns(performance.now() - started);
        }
        catch (error) {
            failures += 1;
            const isDeleted = own !== undefined && (0,github_api/* parseHttpFailure */.ql)(error)?.status === 404;
            const canRetry = failures < MAX_FAILED_WRITES && (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
            if (!canRetry)
                throw error;
        }
    }
    throw new Error("the comment changed too often while it was being written");
}
const describeNewerHead = (head, { headSha }) => `The pull request is now at ${head.slice(0, 7)}; this run checked ${headSha.slice(0, 7)}.`;
async function listOwnComments(target, marker) {
    const { api, at, number } = target;
    const all = await api.paginate(api.rest.issues.listComments, { ...at, issue_number: number, per_page: 100 });
    return (0,find_token_login/* filterOwnComments */.F)(target, all.filter(({ body }) => body?.startsWith(marker)));
}
async function writeBody(target, own, body) {
    const { api, at, number } = target;
    const write = { ...at, body, request: github_api/* NO_RETRY */.PE };
    if (own !== undefined) {
        await api.rest.issues.updateComment({ ...write, comment_id: own.id });
        return { kind: "written", how: "updated", url: own.html_url };
    }
    const { data } = await api.rest.issues.createComment({ ...write, issue_number: number });
    target.author = data.user?.login ?? target.author;
    return { kind: "written", how: "created", url: data.html_url };
}
async function deleteDuplicates({ api, at }, duplicates, compose) {
    for (const { id, body } of duplicates) {
        const decision = compose(body ?? "");
        if (decision.kind === "leave" && decision.why === "newer")
            continue;
        await api.rest.issues.deleteComment({ ...at, comment_id: id }).catch(() => undefined);
    }
}
function toUnwrittenOutcome(own, why) {
    if (why === "newer")
        return { kind: "outdated", why: "A newer run of this commit has already commented." };
    return own === undefined ? { kind: "absent" } : { kind: "unchanged", url: own.html_url };
}
const isSameText = (one, other) => (0,normalise_line_ends/* normaliseLineEnds */.T)(one) === (0,normalise_line_ends/* normaliseLineEnds */.T)(other);

// EXTERNAL MODULE: ./build/report/comment-state.js
var comment_state = __webpack_require__(79722);
// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/report/markdown/run-failure.js
var run_failure = __webpack_require__(27259);
;// CONCATENATED MODULE: ./build/action/post-comment.js





const createResultDraft = (result, context, links) => ({
    isPassing: result.verdict === "pass",
    nextState: (existing) => (0,comment_state/* buildCommentState */.X3)(result, context.runAttemptId, existing),
    render: (state, id) => (0,report/* renderComment */.wQ)(result, { id, links, state }),
});
const createFailureDraft = (run, context, links) => {
    const why = JSON.stringify([run.headline, run.problems]);
    const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
    return {
        isPassing: false,
        nextState: (existing) => (0,comment_state/* buildRunFailureState */.fE)(name, existing),
        render: (state, id) => (0,run_failure/* renderRunFailureComment */.F)(run, { id, links, state }),
    };
};
async function postComment(draft, settings, context, core) {
    const token = settings["github-token"];
    if (context.pullRequest === null || settings.comment === "never")
        return null;
    if (token === undefined) {
        core.notice("No comment was written, because there is no github-token: see the job summary.");
        return null;
    }
    const id = getCommentId(settings, context);
    const composer = { id, compose: (body) => decideComment(body, draft, settings.comment, id) };
    const outcome = await writeComment(await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl), context, composer);
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} The result is in the job summary.`);
    return outcome;
}
const getCommentId = (settings, { workflow, job }) => settings["comment-id"] ?? `${workflow}/${job}`;
const getCommentUrl = (outcome) => outcome !== null && "url" in outcome ? outcome.url : "";
function decideComment(existing, draft, when, id) {
    if (existing === null && when === "on-failure" && draft.isPassing)
        return { kind: "leave", why: "quiet" };
    const previous = existing === null ? null : (0,comment_state/* parseStateBlock */.C5)(existing);
    const state = draft.nextState(previous);
    if (previous?.commit === state.commit && (0,comment_state/* isNewerRun */.VZ)(previous, state))
        return { kind: "leave", why: "newer" };
    const isUnchanged = previous !== null && when === "changes" && (0,comment_state/* hasSameResults */.DF)(previous, state);
    return isUnchanged ? { kind: "leave", why: "unchanged" } : { kind: "write", body: draft.render(state, id) };
}


/***/ }),

/***/ 82577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishForkReport: () => (/* binding */ publishForkReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/github/api.js
var api = __webpack_require__(40654);
// EXTERNAL MODULE: ./build/github/find-pull-request.js
var find_pull_request = __webpack_require__(59171);
// EXTERNAL MODULE: ./build/github/run-context.js
var run_context = __webpack_require__(74809);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/github/workflow-run-event.js


const FullName = schemas/* string */.YjP().regex(/^[\w.-]+\/[\w.-]+$/u);
const WorkflowRun = schemas/* object */.Ikc({
    id: schemas/* int */.Whr().min(1),
    run_attempt: schemas/* int */.Whr().min(1).default(1),
    event: schemas/* string */.YjP(),
    head_sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/u),
    head_branch: schemas/* string */.YjP().min(1).nullish(),
    head_repository: schemas/* object */.Ikc({ full_name: FullName, private: schemas/* boolean */.zMY().optional() }).nullish(),
    run_started_at: iso/* datetime */.w$({ offset: true }),
})
    .transform(({ id, event, head_repository: from, ...run }) => ({
    ...{ id, event, attempt: run.run_attempt, headSha: run.head_sha, headBranch: run.head_branch ?? null },
    headRepository: from ? (0,run_context/* parseRepository */.SU)(from.full_name, from.private) : null,
    startedAt: new Date(run.run_started_at).toISOString(),
}));
function parseWorkflowRun(payload) {
    const { success, data } = schemas/* object */.Ikc({ workflow_run: WorkflowRun }).safeParse((0,run_context/* parsePayload */.ex)(payload));
    if (success)
        return data.workflow_run;
    const remedy = "Use `publish` in a job that runs on workflow_run (docs/guide/check-forks.md).";
    throw new run_context/* ContextError */.af(`The event's payload has no workflow run. ${remedy}`);
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/markdown/report.js + 5 modules
var markdown_report = __webpack_require__(61004);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/action/create-link-base-urls.js
var create_link_base_urls = __webpack_require__(78655);
// EXTERNAL MODULE: ./build/action/post-comment.js + 1 modules
var post_comment = __webpack_require__(50782);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var run_gate = __webpack_require__(68505);
// EXTERNAL MODULE: ./build/run/result.js
var result = __webpack_require__(67881);
;// CONCATENATED MODULE: ./build/action/read-fork-report.js





class ForkReportError extends Error {
    name = "ForkReportError";
}
const FORK_REPORT_LIMITS = {
    bytes: 32 * 1024 * 1024,
    entries: 5_000,
    textLength: 20_000,
    values: 4_000_000,
    depth: 40,
};
async function readForkReport(file, headSha) {
    const value = parseJson(await readReportText(file));
    checkBounds(value);
    const { success, data: report, error } = result/* CheckReport */.n9.safeParse(value);
    if (!success) {
        const where = (error.issues[0]?.path ?? []).filter((part) => typeof part === "number" || /^\w{1,40}$/u.test(String(part)));
        throw new ForkReportError(`it doesn't match ${result/* REPORT_SCHEMA */.DC} at ${errors/* toDotPath */.sR(where) || "its top level"}`);
    }
    if (report.entries.length > FORK_REPORT_LIMITS.entries) {
        throw new ForkReportError(`it has more than ${FORK_REPORT_LIMITS.entries} entries`);
    }
    if (new Set(report.entries.map(({ id }) => id)).size < report.entries.length) {
        throw new ForkReportError("it has two entries with the same id");
    }
    if (report.shard !== undefined)
        throw new ForkReportError("it is the report of a shard");
    if (report.commit !== headSha)
        throw new ForkReportError("it is for another commit");
    return verifyDecision(report);
}
function verifyDecision(report) {
    const { entries, gate, verdict } = report;
    const facts = {
        entryNoun: report.mode === "links" ? "links" : "ads",
        ...(verdict === "inconclusive" && { incompleteReason: "The run could not evaluate all of them." }),
    };
    const decision = (0,run_gate/* decideVerdict */.AU)(entries, gate, false, facts);
    if (verdict !== decision.verdict)
        throw new ForkReportError("its verdict doesn't follow from its entries");
    if (JSON.stringify(decision.counts) !== JSON.stringify({ ...decision.counts, ...report.counts })) {
        throw new ForkReportError("its counts don't match its entries");
    }
    return { ...report, ...decision };
}
async function readReportText(file) {
    try {
        if (!(await (0,promises_.lstat)(file)).isFile())
            throw new ForkReportError("it is not a regular file");
        const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const { size } = await handle.stat();
            if (size > FORK_REPORT_LIMITS.bytes) {
                throw new ForkReportError(`it is larger than ${FORK_REPORT_LIMITS.bytes / 1024 / 1024} MB`);
            }
            return await handle.readFile("utf8");
        }
        finally {
            await handle.close();
        }
    }
    catch (cause) {
        if (cause instanceof ForkReportError)
            throw cause;
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        throw new ForkReportError(code === "ENOENT" ? "the file doesn't exist" : `it can't be read (${code})`);
    }
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new ForkReportError("it is not valid JSON");
    }
}
function checkBounds(root) {
    const stack = [{ value: root, depth: 0 }];
    let values = 0;
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
        const { value, depth } = next;
        values += 1;
        if (values > FORK_REPORT_LIMITS.values)
            throw new ForkReportError("it has too many values");
        if (depth > FORK_REPORT_LIMITS.depth)
            throw new ForkReportError("it is nested too deeply");
        if (typeof value === "string") {
            if (value.length > FORK_REPORT_LIMITS.textLength)
                throw new ForkReportError(`a string in it has more than ${FORK_REPORT_LIMITS.textLength} characters`);
        }
        else if (typeof value === "object" && value !== null) {
            for (const [key, item] of Object.entries(value)) {
                if (key.length > 200)
                    throw new ForkReportError("a key in it is too long");
                stack.push({ value: item, depth: depth + 1 });
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/action/publish-fork-report.js











async function publishForkReport({ file, cwd, payload }, settings, context, core) {
    core.setOutput("comment-url", "");
    const trigger = readWorkflowRun(context, payload);
    const skipReason = findSkipReason(trigger, context);
    if (skipReason !== null)
        return core.info((0,report_escape/* escapeForLog */.zB)(skipReason));
    const token = settings["github-token"];
    if (token === undefined)
        return core.warning("The fork's report was not posted, because there is no github-token.");
    const report = await readReportOrWarn({ file, cwd }, trigger, core);
    const number = await findOnlyPullRequest(await (0,api/* createGitHubApi */._j)(token, context.apiUrl), context, trigger, core);
    if (number === null)
        return;
    const forkContext = createForkContext(context, trigger, number);
    if (report === null)
        return replaceOutdatedComment(trigger, settings, forkContext, core);
    await postReport({ ...report, startedAt: trigger.startedAt }, settings, forkContext, core);
}
async function readReportOrWarn({ file, cwd }, { headSha }, core) {
    try {
        return await readForkReport(external_node_path_.resolve(cwd, file), headSha);
    }
    catch (error) {
        if (!(error instanceof ForkReportError))
            throw error;
        core.warning((0,report_escape/* escapeForLog */.zB)(`The report ${file} was not posted: ${error.message}.`));
        return null;
    }
}
function readWorkflowRun(context, payload) {
    if (context.event !== "workflow_run") {
        throw new run_context/* ContextError */.af('Use the input "publish" in a job that runs on workflow_run (docs/guide/check-forks.md); this job runs on ' +
            `${context.event}.`);
    }
    return parseWorkflowRun(payload);
}
function findSkipReason({ event, headRepository }, { repository }) {
    if (event !== "pull_request")
        return `Nothing is posted, because the run was triggered by ${event}, not by a pull request.`;
    if (headRepository === null)
        return "Nothing is posted, because the fork was deleted.";
    const own = `${repository.owner}/${repository.repo}`.toLowerCase();
    return `${headRepository.owner}/${headRepository.repo}`.toLowerCase() === own
        ? "Nothing is posted, because the pull request is not from a fork; its own run comments."
        : null;
}
async function findOnlyPullRequest(api, context, trigger, core) {
    const [number, ...more] = await (0,find_pull_request/* findForkPullRequests */.v)(api, context, trigger);
    if (number !== undefined && more.length === 0)
        return number;
    core.info(number === undefined
        ? "Nothing is posted, because this commit is no longer the head of an open pull request."
        : "Nothing is posted, because this commit is the head of several pull requests.");
    return null;
}
function createForkContext(context, trigger, pullRequest) {
    const { owner, repo } = context.repository;
    return {
        ...context,
        pullRequest,
        headSha: trigger.headSha,
        headRepository: trigger.headRepository ?? context.repository,
        fork: false,
        runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${trigger.id}`,
        runAttemptId: `${trigger.id}.${trigger.attempt}`,
    };
}
async function replaceOutdatedComment({ headSha: commit, startedAt: at }, settings, context, core) {
    const problems = [{ location: null, message: "See the log of that run; the ads manifest may have a mistake." }];
    const headline = "The pull request's run produced no valid report.";
    const run = { headline, problems, commit, at, version: version/* VERSION */.x };
    const draft = { ...(0,post_comment/* createFailureDraft */.EJ)(run, context, (0,create_link_base_urls/* createReportLinks */.O)(context)), isPassing: true };
    const comment = settings.comment === "never" ? "never" : "on-failure";
    const outcome = await (0,post_comment/* postComment */.Gy)(draft, { ...settings, comment }, context, core);
    core.setOutput("comment-url", (0,post_comment/* getCommentUrl */.XB)(outcome));
}
const UNVERIFIED_NOTICE = "*This report was created by the fork's own workflow run. Its content is not verified.*";
async function postReport(report, settings, context, core) {
    const { source, ...rest } = (0,create_link_base_urls/* createReportLinks */.O)(context);
    const links = hasPlainManifestPaths(report) && source !== undefined ? { ...rest, source } : rest;
    const draft = {
        ...(0,post_comment/* createResultDraft */.F9)(report, context, links),
        render: (state, id) => (0,markdown_report/* renderComment */.wQ)(report, { id, links, state, preface: UNVERIFIED_NOTICE }),
    };
    const outcome = await (0,post_comment/* postComment */.Gy)(draft, settings, context, core);
    const url = (0,post_comment/* getCommentUrl */.XB)(outcome);
    core.setOutput("comment-url", url);
    if (url !== "")
        core.info(`Posted the fork's report: ${(0,report_escape/* escapeForLog */.zB)(url)}`);
}
const hasPlainManifestPaths = ({ entries }) => entries.every(({ manifest: { file } }) => file.isWellFormed() &&
    file.length <= 500 &&
    !file.includes("\\") &&
    !file
        .replace(/^\.\//u, "")
        .split("/")
        .some((part) => part === "" || part === "." || part === ".."));


/***/ }),

/***/ 15520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ describeIssuesFailure),
/* harmony export */   o: () => (/* binding */ describePullRequestFailure)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);


const describePullRequestFailure = (error, context, target) => describeWriteFailure(error, target, ({ status, message }) => {
    if (status === 403 && /locked/iu.test(message))
        return "The pull request's conversation is locked: unlock it.";
    if (status === 403 && context.fork) {
        return "The token is read-only because the pull request comes from a fork: see the report in the job summary.";
    }
    if (status === 403)
        return "The token can't write comments: give the job `permissions: pull-requests: write`.";
    if (status !== 404 && status !== 410)
        return null;
    return "The token can't access the pull request: give it access to this repository.";
});
const describeIssuesFailure = (error) => describeWriteFailure(error, "issues", ({ status, message }) => {
    if (status === 410 || /issues (?:are|has been|have been) disabled/iu.test(message)) {
        return "Issues are disabled in this repository: enable them in its settings, or remove the input issue.";
    }
    if (status !== 403 && status !== 404)
        return null;
    const what = status === 403 ? "write" : "access the repository's";
    return `The token can't ${what} issues: give the job \`permissions: issues: write\`.`;
});
function describeWriteFailure(error, target, suggestRemedy) {
    const failure = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpFailure */ .ql)(error);
    if (failure === null)
        return `The ${target} could not be written: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(String(error), 300)}`;
    const { status, message } = failure;
    const remedy = suggestGeneralRemedy(failure, target) ?? suggestRemedy(failure) ?? `GitHub rejected the ${target}.`;
    return `${remedy} (GitHub: ${status} ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeForLog */ .zB)(message, 300)})`;
}
function suggestGeneralRemedy(failure, target) {
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure))
        return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
    if (failure.status === 401)
        return "GitHub rejected the token: check the input github-token.";
    return failure.status >= 500 ? `GitHub is not responding; the next run will write the ${target}.` : null;
}


/***/ }),

/***/ 17155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ filterOwnComments),
/* harmony export */   Q: () => (/* binding */ findAuthorLogin)
/* harmony export */ });
async function filterOwnComments(target, comments) {
    if (comments.length === 0)
        return [];
    target.author ??= await findAuthorLogin(target.api);
    return comments.filter(({ user }) => user?.login === target.author).toSorted((a, b) => a.id - b.id);
}
async function findAuthorLogin(api) {
    try {
        const { viewer } = await api.graphql("query { viewer { login } }");
        return viewer.login;
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


/***/ }),

/***/ 18402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ normaliseLineEnds)
/* harmony export */ });
const normaliseLineEnds = (text) => text.replaceAll("\r\n", "\n").trimEnd();


/***/ }),

/***/ 28083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ writeToPullRequest),
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var _describe_write_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15520);

async function writeToPullRequest(api, context, what, write) {
    const { pullRequest: number, repository, headSha, event } = context;
    if (number === null)
        return { kind: "refused", why: `The event ${event} has no pull request for the ${what}.` };
    try {
        const at = { owner: repository.owner, repo: repository.repo };
        return await write({ api, at, number, headSha, author: null });
    }
    catch (error) {
        return { kind: "refused", why: (0,_describe_write_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describePullRequestFailure */ .o)(error, context, what) };
    }
}
async function readHead({ api, at, number }) {
    const { data } = await api.rest.pulls.get({ ...at, pull_number: number });
    return data.head.sha;
}


/***/ }),

/***/ 25787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ filterByStatus),
/* harmony export */   Qi: () => (/* binding */ sortWorstFirst),
/* harmony export */   pl: () => (/* binding */ getInconclusiveLevel),
/* harmony export */   rv: () => (/* binding */ getEvaluation),
/* harmony export */   sq: () => (/* binding */ filterUrgent),
/* harmony export */   wL: () => (/* binding */ getProblemLevel),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
/* harmony import */ var _contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84683);
/* harmony import */ var _entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56278);
/* harmony import */ var _entry_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15770);



const STATE_ORDER = Object.keys(_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_BADGES */ .Do);
function sortWorstFirst(entries) {
    const rank = (entry) => {
        if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
            return 0.5;
        if (entry.failedBefore === true)
            return STATE_ORDER.indexOf("passed") - 0.5;
        return STATE_ORDER.indexOf(entry.unconfirmed === undefined ? entry.state : "error") - (entry.unconfirmed ? 0.5 : 0);
    };
    const margin = (entry) => (entry.overallScore ?? 0) - entry.threshold;
    return entries.toSorted((a, b) => rank(a) - rank(b) || margin(a) - margin(b));
}
function getProblemLevel(entry, result) {
    if ((0,_entry_predicates_js__WEBPACK_IMPORTED_MODULE_1__/* .isManifestError */ .i1)(entry))
        return "error";
    if (entry.unconfirmed !== undefined || entry.failedBefore === true)
        return "warning";
    if ((0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === "failing")
        return result.gate.warnOnly ? "warning" : "error";
    return getInconclusiveLevel(result);
}
function getInconclusiveLevel({ gate, verdict }) {
    const failsCheck = gate.onInconclusive === "fail" && !gate.warnOnly;
    return failsCheck || verdict === "inconclusive" ? "error" : "warning";
}
const filterByStatus = (entries, status) => entries.filter((entry) => (0,_entry_status_js__WEBPACK_IMPORTED_MODULE_2__/* .getEntryBadge */ ._C)(entry).status === status);
const filterUrgent = (entries) => [
    ...filterByStatus(entries, "failing"),
    ...filterByStatus(entries, "inconclusive"),
];
function getEvaluation(entry) {
    if (entry.answer === null)
        return null;
    const outcome = (0,_contract_parse_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyAnswer */ .B)(entry.answer);
    return outcome.kind === "evaluated" ? outcome.answer : null;
}
const formatScore = (entry) => entry.overallScore === null ? "–" : `${entry.overallScore} / ${entry.threshold}`;


/***/ }),

/***/ 27259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderRunFailureComment),
/* harmony export */   i: () => (/* binding */ renderRunFailureSummary)
/* harmony export */ });
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12865);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _entries_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2336);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50750);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61004);






const MAX_PROBLEMS = 50;
function renderRunFailureComment(run, { id, links = {}, state }) {
    const render = (maxProblems) => `${(0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCommentMarker */ .W)(id)}\n${renderRunFailure(run, links, maxProblems)}\n${(0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .renderStateBlock */ .fk)(state)}\n`;
    const text = render(MAX_PROBLEMS);
    return text.length <= _report_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COMMENT_CHARS */ .VK ? text : render(0);
}
const renderRunFailureSummary = (run, links) => renderRunFailure(run, links, MAX_PROBLEMS);
function renderRunFailure(run, links, maxProblems) {
    const lines = run.problems.slice(0, maxProblems).map((problem) => `- ${renderProblem(problem, links)}`);
    const rest = run.problems.length - lines.length;
    if (rest > 0) {
        lines.push(`- ${maxProblems > 0 ? "and " : ""}${rest} more in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)("the log", links.run)}`);
    }
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([
        `## ⚠️ Adhere could not run: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(run.headline, 300)}`,
        lines.join("\n"),
        "No ad was checked at this commit.",
        (0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSignature */ .BE)({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
    ])}\n`;
}
function renderProblem({ location, message }, links) {
    if (location === null)
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message);
    const where = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(location.file, 120)}, line ${location.line}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)(where, (0,_entries_table_js__WEBPACK_IMPORTED_MODULE_2__/* .getSourceUrl */ .$s)(links, location))}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message)}`;
}


/***/ }),

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
