export const id = 577;
export const ids = [577];
export const modules = {

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
// EXTERNAL MODULE: ./build/github/describe-write-failure.js
var describe_write_failure = __webpack_require__(15520);
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
    workflow_id: schemas/* int */.Whr().min(1).nullish(),
    event: schemas/* string */.YjP(),
    head_sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/u),
    head_branch: schemas/* string */.YjP().min(1).nullish(),
    head_repository: schemas/* object */.Ikc({ full_name: FullName, private: schemas/* boolean */.zMY().optional() }).nullish(),
    run_started_at: iso/* datetime */.w$({ offset: true }),
})
    .transform(({ id, event, head_repository: from, ...run }) => ({
    ...{ id, event, attempt: run.run_attempt, headSha: run.head_sha, headBranch: run.head_branch ?? null },
    workflowId: run.workflow_id ?? null,
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
// EXTERNAL MODULE: ./build/report/repository-paths.js
var repository_paths = __webpack_require__(42842);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/action/create-link-base-urls.js
var create_link_base_urls = __webpack_require__(78655);
// EXTERNAL MODULE: ./build/action/identify-check.js
var identify_check = __webpack_require__(96766);
// EXTERNAL MODULE: ./build/action/post-comment.js + 3 modules
var post_comment = __webpack_require__(59174);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/result/check-report.js + 1 modules
var check_report = __webpack_require__(70831);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var run_gate = __webpack_require__(68505);
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
    const { success, data: report, error } = check_report/* CheckReport */.n9.safeParse(value);
    if (!success) {
        const where = (error.issues[0]?.path ?? []).filter((part) => typeof part === "number" || /^\w{1,40}$/u.test(String(part)));
        throw new ForkReportError(`it doesn't match ${check_report/* REPORT_SCHEMA */.DC} at ${errors/* toDotPath */.sR(where) || "its top level"}`);
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
    const check = (0,identify_check/* identifyCheck */.N)(settings, context, trigger.workflowId);
    const resultPlace = `See the pull request's run: ${forkContext.runUrl}`;
    const source = { check, context: forkContext, links: (0,create_link_base_urls/* createReportLinks */.O)(forkContext), resultPlace };
    if (report === null)
        return replaceOutdatedComment(trigger, settings, source, core);
    await postReport({ ...report, startedAt: trigger.startedAt }, settings, source, core);
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
    const found = await (0,find_pull_request/* findForkPullRequests */.v)(api, context, trigger).catch((error) => {
        const why = (0,describe_write_failure/* describePullRequestFailure */.o)(error, context, "comment");
        core.warning((0,report_escape/* escapeForLog */.zB)(`The fork's report was not posted. ${why}`));
        return null;
    });
    if (found === null)
        return null;
    const [number, ...more] = found;
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
        job: "",
    };
}
async function replaceOutdatedComment({ headSha: commit, startedAt: at }, settings, source, core) {
    const problems = [{ location: null, message: "See the log of that run; the ads manifest may have a mistake." }];
    const headline = "The pull request's run produced no valid report.";
    const run = { headline, problems, commit, at, version: version/* VERSION */.x };
    const draft = { ...(0,post_comment/* createFailureDraft */.EJ)(run, source), isPassing: true };
    const comment = settings.comment === "never" ? "never" : "on-failure";
    const outcome = await (0,post_comment/* postComment */.Gy)(draft, { ...settings, comment }, source.context, core);
    core.setOutput("comment-url", (0,post_comment/* getCommentUrl */.XB)(outcome));
}
const UNVERIFIED_NOTICE = "*This report was created by the fork's own workflow run. Its content is not verified.*";
async function postReport(local, settings, source, core) {
    const report = (0,repository_paths/* withRepositoryPaths */.dH)(local);
    const { source: _, ...linksToRun } = source.links;
    const links = hasPlainManifestPaths(report) ? source.links : linksToRun;
    const draft = (0,post_comment/* createResultDraft */.F9)(report, { ...source, links }, UNVERIFIED_NOTICE);
    const outcome = await (0,post_comment/* postComment */.Gy)(draft, settings, source.context, core);
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

/***/ 70831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n9: () => (/* binding */ CheckReport),
  DC: () => (/* binding */ REPORT_SCHEMA)
});

// UNUSED EXPORTS: MODES, VERDICTS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/result/baseline-report.js
var baseline_report = __webpack_require__(34748);
// EXTERNAL MODULE: ./build/result/entry-report.js + 1 modules
var entry_report = __webpack_require__(43068);
// EXTERNAL MODULE: ./build/result/fields.js
var fields = __webpack_require__(44247);
;// CONCATENATED MODULE: ./build/result/shard-report.js


const ShardReport = schemas/* object */.Ikc({
    index: schemas/* int */.Whr().min(1).max(256).describe("1-based."),
    of: schemas/* int */.Whr().min(1).max(256),
    manifest: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{64}$/u)
        .describe("SHA-256 of all entries and their division into shards."),
    total: schemas/* int */.Whr().min(1).describe("Entries of all shards together."),
    positions: schemas/* array */.YOg(schemas/* int */.Whr().min(0))
        .describe("Positions of this shard's entries among all, 0-based, in the order of `entries`."),
    stopped: schemas/* boolean */.zMY().describe("The run was stopped before every entry was evaluated."),
    run: (0,fields/* optional */.l)(schemas/* string */.YjP()
        .max(40)
        .regex(/^\d+\.\d+$/u), "Id and attempt of the workflow run; absent outside GitHub."),
});

;// CONCATENATED MODULE: ./build/result/check-report.js





const REPORT_SCHEMA = "adhere-report/1";
const MODES = ["evaluate", "links"];
const VERDICTS = ["pass", "fail", "inconclusive"];
const CheckReport = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REPORT_SCHEMA),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz("adhere"), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(MODES).optional().describe("Absent in old reports: evaluate."),
    manifests: (0,fields/* optional */.l)(schemas/* array */.YOg(schemas/* string */.YjP()), "The checked manifests as given: paths or globs. Absent in old reports."),
    commit: schemas/* string */.YjP().nullable(),
    checkout: (0,fields/* optional */.l)(schemas/* object */.Ikc({
        commit: schemas/* string */.YjP()
            .regex(/^[0-9a-f]{40,64}$/u)
            .describe("The commit that has the manifests' lines: `commit`, or what is checked out instead, such as a merge."),
        folder: schemas/* string */.YjP().describe("Path from the working folder to the repository's root; empty if it is not below."),
        workingFolder: schemas/* string */.YjP()
            .describe("Path from the repository's root to the working folder; empty if it is not below."),
    }), "What was checked out where the manifests are. Absent without a git repository, and in old reports."),
    wrongCheckout: (0,fields/* optional */.l)(schemas/* string */.YjP(), "Why what was checked out is not the pull request's commit, so that the run cannot pass. Absent if it is."),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    verdict: schemas/* enum */.k5n(VERDICTS),
    exitCode: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)])
        .describe("0: the check passes, 1: it fails, 2: it is inconclusive."),
    headline: schemas/* string */.YjP().describe("The verdict in one sentence for people."),
    gate: schemas/* object */.Ikc({ onInconclusive: schemas/* enum */.k5n(["warn", "fail"]), warnOnly: schemas/* boolean */.zMY() }),
    counts: schemas/* object */.Ikc({
        passed: schemas/* int */.Whr().min(0),
        belowThreshold: schemas/* int */.Whr().min(0),
        regressed: schemas/* int */.Whr().min(0),
        overBudget: schemas/* int */.Whr().min(0).default(0).describe("Pages over their page-speed-budget; absent in old reports."),
        linkBroken: schemas/* int */.Whr().min(0),
        urlOnly: schemas/* int */.Whr().min(0),
        error: schemas/* int */.Whr().min(0),
        skipped: schemas/* int */.Whr().min(0),
    }),
    lowestScore: fields/* scoreSchema */.Y.nullable(),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Notices about the whole run."),
    entries: schemas/* array */.YOg(entry_report/* EntryReport */.rb),
    baseline: (0,fields/* optional */.l)(baseline_report/* BaselineReport */.Q1, "The baseline; absent if there is none."),
    shard: (0,fields/* optional */.l)(ShardReport, "Present in the report of one shard, which does not decide the check."),
    merged: (0,fields/* optional */.l)(schemas/* object */.Ikc({ of: schemas/* int */.Whr().min(1), shards: schemas/* array */.YOg(schemas/* int */.Whr().min(1)) }), "Present in a report merged from shards: the number of shards and which are included."),
});


/***/ })

};
