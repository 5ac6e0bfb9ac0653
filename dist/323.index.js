export const id = 323;
export const ids = [323];
export const modules = {

/***/ 78655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createReportLinks)
/* harmony export */ });
function createReportLinks({ runUrl, job, serverUrl, headRepository, repository, headSha }, checkout) {
    const commit = checkout?.commit ?? headSha;
    const { owner, repo } = commit === headSha ? headRepository : repository;
    return { run: runUrl, ...(job !== "" && { job }), source: `${serverUrl}/${owner}/${repo}/blob/${commit}/` };
}


/***/ }),

/***/ 96766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ IDENTITY_INPUTS),
/* harmony export */   N: () => (/* binding */ identifyCheck)
/* harmony export */ });
/* harmony import */ var _report_github_issue_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80338);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76429);


const IDENTITY_INPUTS = [
    "comment-id",
    "matrix",
    "job-total",
    "manifest",
    "mode",
    "merge",
    "publish",
];
function identifyCheck(settings, context, trigger = null) {
    const { "comment-id": given, "job-total": jobTotal, matrix } = settings;
    const label = formatLabel(settings);
    if (given !== undefined)
        return { commentId: given, name: given, label, jobTotal };
    const key = {
        group: (0,_report_github_issue_record_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .BC)(JSON.stringify([context.workflowFile, context.job])),
        leg: (0,_report_github_issue_record_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .BC)(toCanonicalJson(matrix)),
        step: (0,_report_github_issue_record_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHash */ .BC)(JSON.stringify([context.step, ...describeTask(settings), trigger])),
    };
    const name = `${key.group}/${key.leg}/${key.step}`;
    return { commentId: key, name, formerName: `${context.workflow}/${context.job}`, label, jobTotal };
}
function describeTask({ publish, merge, mode, manifest }) {
    if (publish !== undefined)
        return ["publish", [publish]];
    return merge.length > 0 ? ["merge", merge] : [mode, manifest];
}
function formatLabel(settings) {
    const [task, files] = describeTask(settings);
    const isCheck = task !== "publish" && task !== "merge";
    const manifest = files.join(" ");
    return [
        ...listValues(settings.matrix),
        ...(isCheck && task !== _run_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.mode.default ? [task] : []),
        ...(isCheck && manifest !== _run_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.manifest.default ? [manifest] : []),
    ].join(", ");
}
function listValues(value) {
    if (value === null)
        return [];
    return typeof value === "object" ? Object.values(value).flatMap(listValues) : [String(value)];
}
function toCanonicalJson(value) {
    return JSON.stringify(value, (_, item) => typeof item === "object" && item !== null && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
        : item);
}


/***/ }),

/***/ 59174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EJ: () => (/* binding */ createFailureDraft),
  F9: () => (/* binding */ createResultDraft),
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
;// CONCATENATED MODULE: ./build/github/mark-outdated-comments.js


async function markOutdatedComments(target, comments, texts) {
    const { api, at, headSha } = target;
    for (const { id, body = "" } of comments) {
        const text = texts.get(body);
        if (text === undefined)
            continue;
        try {
            if ((await (0,write_to_pull_request/* readHead */.z)(target)) !== headSha)
                return;
            const { data: now } = await api.rest.issues.getComment({ ...at, comment_id: id });
            if ((0,normalise_line_ends/* normaliseLineEnds */.T)(now.body ?? "") !== (0,normalise_line_ends/* normaliseLineEnds */.T)(body))
                continue;
            await api.rest.issues.updateComment({ ...at, comment_id: id, body: text });
        }
        catch {
        }
    }
}

;// CONCATENATED MODULE: ./build/github/write-comment.js






const MAX_READS = 8;
const MAX_WRITES = 4;
const MAX_FAILED_WRITES = 4;
async function writeComment(api, context, draft, policy = github_api/* DEFAULT_RETRY_POLICY */.cO) {
    return (0,write_to_pull_request/* writeToPullRequest */.n)(api, context, "comment", (target) => reconcile(target, draft, policy));
}
async function reconcile(target, composer, policy) {
    const budget = new github_api/* RetryBudget */.Km(policy);
    let writes = [];
    for (let read = 1, failures = 0; read <= MAX_READS; read += 1) {
        const started = performance.now();
        const head = await (0,write_to_pull_request/* readHead */.z)(target);
        if (head !== target.headSha)
            return findDone(writes) ?? { kind: "outdated", why: describeNewerHead(head, target) };
        const found = sortComments(await listOwnComments(target), composer);
        if (wasTakenOver(writes.at(-1), found, composer))
            writes = [];
        const [last, done] = [writes.at(-1), findDone(writes)];
        const { own, existing } = found;
        const isWritten = own !== undefined && last !== undefined && isSameText(own.body ?? "", last.body);
        const decision = isWritten ? null : composer.compose(existing?.body ?? null, found.hasSiblings);
        if (decision?.kind !== "write" || (own !== undefined && isSameText(own.body ?? "", decision.body))) {
            await deleteDuplicates(target, found.duplicates, composer);
            if (decision?.kind !== "leave" || decision.why !== "newer")
                await markOutdated(target, found, composer);
            if (isWritten)
                return done ?? { kind: "written", how: "created", url: own.html_url };
            return done ?? toUnwrittenOutcome(existing, decision?.kind === "leave" ? decision.why : "unchanged");
        }
        if (done !== null && (own === undefined || writes.length >= MAX_WRITES))
            return done;
        const write = { body: decision.body, commentId: existing?.id ?? null, done: null };
        writes.push(write);
        try {
            write.done = await writeBody(target, existing, write.body);
            await policy.waitForOtherRuns(performance.now() - started);
        }
        catch (error) {
            failures += 1;
            const isDeleted = existing !== undefined && (0,github_api/* parseHttpFailure */.ql)(error)?.status === 404;
            const canRetry = failures < MAX_FAILED_WRITES && (isDeleted || (await budget.waitBeforeRetry(error, failures, true)));
            if (!canRetry)
                throw error;
        }
    }
    throw new Error("the comment changed too often while it was being written");
}
const findDone = (writes) => writes.findLast(({ done }) => done !== null)?.done ?? null;
function sortComments(comments, { id, formerId }) {
    const marker = (0,comment_marker/* renderCommentMarker */.WU)(id);
    const [own, ...duplicates] = comments.filter(({ body }) => body?.startsWith(marker));
    const others = comments.filter(({ body }) => !body?.startsWith(marker));
    const existing = own ?? others.find(({ body }) => isFormerComment(body, formerId));
    const hasSiblings = others.some(({ body }) => (0,comment_marker/* isSiblingComment */._p)(body ?? "", id));
    return { own, existing, duplicates, others, hasSiblings };
}
const isFormerComment = (body, formerId) => formerId !== undefined && body?.startsWith((0,comment_marker/* renderCommentMarker */.WU)(formerId)) === true;
const wasTakenOver = (write, { own, others }, { formerId }) => own === undefined && others.some(({ id, body }) => id === write?.commentId && !isFormerComment(body, formerId));
async function markOutdated(target, { existing, others }, { findOutdated }) {
    const bodies = others.map(({ body }) => body ?? "");
    await markOutdatedComments(target, others, findOutdated?.(bodies, existing === undefined) ?? new Map());
}
const describeNewerHead = (head, { headSha }) => `The pull request is now at ${head.slice(0, 7)}; this run checked ${headSha.slice(0, 7)}.`;
async function listOwnComments(target) {
    const { api, at, number } = target;
    const all = await api.paginate(api.rest.issues.listComments, { ...at, issue_number: number, per_page: 100 });
    return (0,find_token_login/* filterOwnComments */.F)(target, all.filter(({ body }) => body?.startsWith(comment_marker/* COMMENT_MARKER */.JO)));
}
async function writeBody(target, existing, body) {
    const { api, at, number } = target;
    const write = { ...at, body, request: github_api/* NO_RETRY */.PE };
    if (existing !== undefined) {
        await api.rest.issues.updateComment({ ...write, comment_id: existing.id });
        return { kind: "written", how: "updated", url: existing.html_url };
    }
    const { data } = await api.rest.issues.createComment({ ...write, issue_number: number });
    target.author = data.user?.login ?? target.author;
    return { kind: "written", how: "created", url: data.html_url };
}
async function deleteDuplicates({ api, at }, duplicates, { compose }) {
    for (const { id, body } of duplicates) {
        const decision = compose(body ?? "", false);
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
// EXTERNAL MODULE: ./build/report/markdown/report.js + 8 modules
var report = __webpack_require__(54801);
// EXTERNAL MODULE: ./build/report/markdown/run-failure.js
var run_failure = __webpack_require__(27259);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/outdated-comments.js




const OUTDATED_FLAG = "<!-- adhere outdated -->";
const isMarkedOutdated = (comment) => /^<!-- adhere comment=[^\r\n]*-->\r?\n<!-- adhere outdated -->/u.test(comment);
const SEEN_PATTERN = /^([^\r\n]*)\r?\n<!-- adhere seen=([0-9a-f]{40}) ([0-9a-f]{12}(?:,[0-9a-f]{12}){0,255}) -->\r?\n/u;
function findOutdatedComments(others, run) {
    const known = others.flatMap((body) => {
        const key = (0,comment_marker/* parseCheckKey */.Nd)(body);
        const state = (0,comment_state/* parseStateBlock */.C5)(body);
        return key?.group === run.key.group && state !== null ? [{ body, key, state }] : [];
    });
    const legs = new Set([
        run.key.leg,
        ...known.flatMap(({ body, key, state }) => (state.commit === run.commit ? [key.leg] : readSeenLegs(body, run))),
    ]);
    const areAllLegsKnown = run.jobTotal !== null && legs.size >= run.jobTotal;
    const older = known.filter(({ body, state }) => state.commit !== run.commit && (0,comment_state/* isNewerRun */.VZ)(run, state) && !isMarkedOutdated(body));
    return new Map(older.flatMap(({ body, key, state }) => {
        const isOutdated = key.leg === run.key.leg || (areAllLegsKnown && !legs.has(key.leg));
        if (isOutdated)
            return [[body, outdated_comments_markOutdated(body, state.commit, run.commit)]];
        return run.isSilent ? recordLeg(body, run) : [];
    }));
}
function readSeenLegs(comment, { commit }) {
    const [, , seenCommit, legs = ""] = SEEN_PATTERN.exec(comment) ?? [];
    return seenCommit === commit ? legs.split(",") : [];
}
function recordLeg(comment, run) {
    const legs = readSeenLegs(comment, run);
    if (run.commit === null || legs.includes(run.key.leg))
        return [];
    const [marker = "", ...lines] = comment.replace(SEEN_PATTERN, "$1\n").split("\n");
    const text = [marker, `<!-- adhere seen=${run.commit} ${[...legs, run.key.leg].join(",")} -->`, ...lines].join("\n");
    return text.length > report/* MAX_COMMENT_CHARS */.VK ? [] : [[comment, text]];
}
function outdated_comments_markOutdated(comment, of, head) {
    const [marker = "", ...lines] = comment.trimEnd().split(/\r?\n/u);
    const state = lines.pop() ?? "";
    const at = lines.findIndex((line) => line.startsWith("#"));
    const [, level = "##", heading = "Adhere"] = /^(#+) (.*)$/u.exec(lines[at] ?? "") ?? [];
    const top = [marker, OUTDATED_FLAG, `${level} ~~${heading}~~`, "", renderNote(of, head)];
    const text = [...top, ...lines.slice(at + 1), state].join("\n");
    return `${text.length < report/* MAX_COMMENT_CHARS */.VK ? text : [...top, "", state].join("\n")}\n`;
}
const renderNote = (of, head) => `**Outdated:** this result is ${formatCommit(of)}. The newest run, ${formatCommit(head)}, has not made this check.`;
const formatCommit = (commit) => commit === null ? "for an unknown commit" : `for ${(0,report_escape/* toCodeSpan */.Ro)(commit.slice(0, 7))}`;

;// CONCATENATED MODULE: ./build/action/post-comment.js







const IN_JOB_SUMMARY = "The result is in the job summary.";
const createResultDraft = (result, { check, context, links, resultPlace = IN_JOB_SUMMARY }, preface = "") => ({
    check,
    resultPlace,
    isPassing: result.verdict === "pass",
    nextState: (existing) => (0,comment_state/* buildCommentState */.X3)(result, context.runAttemptId, existing),
    render: (state) => (0,report/* renderComment */.wQ)(result, { id: check.commentId, label: check.label, links, state, preface }),
});
const createFailureDraft = (run, { check, context, links, resultPlace = IN_JOB_SUMMARY }) => {
    const why = JSON.stringify([run.headline, run.problems]);
    const name = { commit: run.commit, at: run.at, run: context.runAttemptId, why };
    return {
        check,
        resultPlace,
        isPassing: false,
        nextState: (existing) => (0,comment_state/* buildRunFailureState */.fE)(name, existing),
        render: (state) => (0,run_failure/* renderRunFailureComment */.F)(run, { id: check.commentId, label: check.label, links, state }),
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
    const api = await (0,github_api/* createGitHubApi */._j)(token, context.apiUrl);
    const outcome = await writeComment(api, context, createComposer(draft, settings.comment));
    if (outcome.kind === "outdated")
        core.info(outcome.why);
    if (outcome.kind === "refused")
        core.notice(`${outcome.why} ${draft.resultPlace}`);
    return outcome;
}
const getCommentUrl = (outcome) => outcome !== null && "url" in outcome ? outcome.url : "";
function createComposer(draft, when) {
    const { commentId: id, formerName, jobTotal } = draft.check;
    return {
        id,
        formerId: formerName,
        compose: (existing, hasSiblings) => decideComment(existing, hasSiblings, draft, when),
        findOutdated: (others, isSilent) => typeof id === "string"
            ? new Map()
            : findOutdatedComments(others, { ...draft.nextState(null), key: id, jobTotal, isSilent }),
    };
}
function decideComment(existing, hasSiblings, draft, when) {
    if (existing === null && when === "on-failure" && draft.isPassing)
        return { kind: "leave", why: "quiet" };
    const previous = existing === null ? null : (0,comment_state/* parseStateBlock */.C5)(existing);
    const state = draft.nextState(previous);
    if (previous?.commit === state.commit && (0,comment_state/* isNewerRun */.VZ)(previous, state))
        return { kind: "leave", why: "newer" };
    const isUnchanged = previous !== null && when === "changes" && (0,comment_state/* hasSameResults */.DF)(previous, state);
    const isCurrent = previous?.commit === state.commit || !hasSiblings;
    const isOwn = existing?.startsWith((0,comment_marker/* renderCommentMarker */.WU)(draft.check.commentId)) === true;
    return isUnchanged && isCurrent && isOwn && !isMarkedOutdated(existing)
        ? { kind: "leave", why: "unchanged" }
        : { kind: "write", body: draft.render(state) };
}


/***/ }),

/***/ 15520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ describeIssuesFailure),
/* harmony export */   o: () => (/* binding */ describePullRequestFailure)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40654);


const describePullRequestFailure = (error, context, target) => describeWriteFailure(error, target, ({ status }) => {
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
const REFUSALS = [
    [
        /ip allow list/iu,
        "The organisation's IP allow list refuses this runner: allow its address, or use a runner inside.",
    ],
    [/saml|single sign-on/iu, "The organisation demands single sign-on: authorise the token for it."],
    [/archived/iu, "The repository is archived, so nothing can be written: unarchive it, or disable this workflow."],
    [
        /personal access token/iu,
        "The personal access token may not do this: give it write access to this repository's issues and pull requests.",
    ],
    [/locked/iu, "The conversation is locked: unlock it."],
];
function suggestGeneralRemedy(failure, target) {
    if ((0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(failure))
        return `GitHub's rate limit is exceeded; the next run will write the ${target}.`;
    const refusal = failure.status === 403 ? REFUSALS.find(([pattern]) => pattern.test(failure.message)) : undefined;
    if (refusal !== undefined)
        return refusal[1];
    if (failure.status === 401)
        return "GitHub rejected the token: check the input github-token.";
    return failure.status >= 500 ? `GitHub is not responding; the next run will write the ${target}.` : null;
}


/***/ }),

/***/ 17155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ filterOwnComments),
/* harmony export */   T: () => (/* binding */ findAuthor)
/* harmony export */ });
async function filterOwnComments(target, comments) {
    if (comments.length === 0)
        return [];
    target.author ??= (await findAuthor(target.api)).login;
    return comments.filter(({ user }) => user?.login === target.author).toSorted((a, b) => a.id - b.id);
}
async function findAuthor(api) {
    try {
        const { viewer } = await api.graphql("query { viewer { login } }");
        return { login: viewer.login, isKnown: true };
    }
    catch {
        try {
            return { login: (await api.rest.users.getAuthenticated()).data.login, isKnown: true };
        }
        catch {
            return { login: "github-actions[bot]", isKnown: false };
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

/***/ 80338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   JU: () => (/* binding */ renderIssueRecord),
/* harmony export */   Of: () => (/* binding */ renderIssueMarker),
/* harmony export */   WN: () => (/* binding */ hashMemberKeys),
/* harmony export */   bE: () => (/* binding */ getOutageKey),
/* harmony export */   kC: () => (/* binding */ parseIssueRecord),
/* harmony export */   l4: () => (/* binding */ MAX_MEMBER_KEYS),
/* harmony export */   ny: () => (/* binding */ getOwnerId),
/* harmony export */   tV: () => (/* binding */ ISSUE_MARKER),
/* harmony export */   uU: () => (/* binding */ hashAdKeys)
/* harmony export */ });
/* unused harmony export ISSUE_STATUSES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79722);


const ISSUE_STATUSES = ["dead", "alive", "gone"];
const getOutageKey = (ownerId) => `many-${ownerId}`;
const MAX_MEMBER_KEYS = 1000;
const ISSUE_MARKER_PATTERN = /^<!-- adhere issue=([0-9a-f]{32}|many-[0-9a-f]{12}) -->/u;
const ISSUE_RECORD_PATTERN = /<!-- adhere issue-state=1 ([0-9a-f]{12}) (dead|alive|gone) ([0-9a-f]{12}) ((?:[A-Za-z0-9+/]{8}){0,1000})(?: run=(\d{1,20}\.\d{1,9}))? -->\s*$/u;
const ISSUE_MARKER = "<!-- adhere issue=";
const renderIssueMarker = (subjectId) => `${ISSUE_MARKER}${subjectId} -->`;
const getOwnerId = (commentId) => shortHash(commentId);
const shortHash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.toWellFormed()).digest("hex").slice(0, 12);
function renderIssueRecord({ ownerId, status, contentHash, memberKeys, run }) {
    const by = run === null ? "" : ` run=${run}`;
    return `<!-- adhere issue-state=1 ${ownerId} ${status} ${contentHash} ${memberKeys.join("")}${by} -->`;
}
function parseIssueRecord(body) {
    const [, subjectId] = ISSUE_MARKER_PATTERN.exec(body) ?? [];
    if (subjectId === undefined)
        return null;
    const [, ownerId = "", written, contentHash = "", keys = "", run = null] = ISSUE_RECORD_PATTERN.exec(body) ?? [];
    return {
        subjectId,
        ownerId,
        status: ISSUE_STATUSES.find((status) => status === written) ?? "dead",
        contentHash,
        memberKeys: keys.match(/.{8}/gu) ?? [],
        run,
    };
}
const hashMemberKeys = (names) => [...new Set(names.map(_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hashEntryId */ .yv))].sort().slice(0, MAX_MEMBER_KEYS);
const hashAdKeys = (ads) => hashMemberKeys(ads.map(({ id }) => id));


/***/ }),

/***/ 27259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderRunFailureComment),
/* harmony export */   i: () => (/* binding */ renderRunFailureSummary)
/* harmony export */ });
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12865);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79722);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _entries_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2336);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50750);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54801);
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59403);







const MAX_PROBLEMS = 50;
function renderRunFailureComment(run, { id, links = {}, state, label }) {
    const render = (maxProblems) => `${(0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .renderCommentMarker */ .WU)(id)}\n${renderRunFailure(run, links, maxProblems, label)}\n${(0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .renderStateBlock */ .fk)(state)}\n`;
    const text = render(MAX_PROBLEMS);
    return text.length <= _report_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_COMMENT_CHARS */ .VK ? text : render(0);
}
const renderRunFailureSummary = (run, links) => renderRunFailure(run, links, MAX_PROBLEMS);
function renderRunFailure(run, links, maxProblems, label) {
    const lines = run.problems.slice(0, maxProblems).map((problem) => `- ${renderProblem(problem, links)}`);
    const rest = run.problems.length - lines.length;
    if (rest > 0) {
        lines.push(`- ${maxProblems > 0 ? "and " : ""}${rest} more in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)("the log", links.run)}`);
    }
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([
        `## ⚠️ ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTitle */ .Ef)(label)} could not run: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(run.headline, 300)}`,
        lines.join("\n"),
        "No ad was checked at this commit.",
        (0,_signature_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSignature */ .B)({ what: "Nothing checked", commit: run.commit, at: run.at, version: run.version, links }),
    ])}\n`;
}
function renderProblem({ location, message }, links) {
    if (location === null)
        return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message);
    const where = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(location.file, 120)}, line ${location.line}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLink */ .u3)(where, (0,_entries_table_js__WEBPACK_IMPORTED_MODULE_2__/* .getSourceUrl */ .$s)(links, location))}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeSentence */ .FV)(message)}`;
}


/***/ })

};
