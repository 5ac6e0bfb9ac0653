export const id = 572;
export const ids = [572];
export const modules = {

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


/***/ }),

/***/ 46572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkEntries: () => (/* binding */ checkEntries),
  checkLinks: () => (/* binding */ checkLinks)
});

// EXTERNAL MODULE: ./build/result/check-report.js + 1 modules
var check_report = __webpack_require__(70831);
// EXTERNAL MODULE: ./build/run/deadline.js
var deadline = __webpack_require__(14256);
// EXTERNAL MODULE: ./build/run/evaluate-entries.js + 2 modules
var evaluate_entries = __webpack_require__(69332);
// EXTERNAL MODULE: ./build/run/gate.js + 1 modules
var run_gate = __webpack_require__(68505);
// EXTERNAL MODULE: ./build/run/baseline/compare-with-baseline.js + 2 modules
var compare_with_baseline = __webpack_require__(80434);
// EXTERNAL MODULE: ./build/run/fingerprint-url.js
var fingerprint_url = __webpack_require__(81470);
// EXTERNAL MODULE: ./build/run/state/apply-confirm-after.js
var apply_confirm_after = __webpack_require__(48490);
// EXTERNAL MODULE: ./build/run/visit/check-final-url.js
var check_final_url = __webpack_require__(48939);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
;// CONCATENATED MODULE: ./build/run/links/decide-destination-state.js

function decideDestinationState({ verdict, httpStatus, reason }) {
    const status = httpStatus === null ? "" : ` (HTTP ${httpStatus})`;
    const why = reason?.trim() ? (0,ground_text/* toSentence */.Re)(reason.trim()) : null;
    const decision = {
        alive: { state: "passed", reason: `The landing page works${status}.` },
        link_broken: { state: "link_broken", reason: why ?? "The landing page is broken." },
        inconclusive: { state: "url_only", reason: why ?? "The link check was inconclusive." },
    };
    return { ...decision[verdict], overallScore: null };
}

;// CONCATENATED MODULE: ./build/run/links/for-each-concurrently.js
async function forEachConcurrently(items, limit, work) {
    const failures = [];
    let underWay = 0;
    let nextEnd = Promise.withResolvers();
    try {
        for await (const item of items) {
            underWay += 1;
            work(item)
                .catch((error) => failures.push(error))
                .finally(() => {
                underWay -= 1;
                nextEnd.resolve();
                nextEnd = Promise.withResolvers();
            });
            while (underWay >= limit)
                await nextEnd.promise;
            if (failures.length > 0)
                break;
        }
    }
    finally {
        while (underWay > 0)
            await nextEnd.promise;
    }
    if (failures.length > 0)
        throw failures[0];
}

;// CONCATENATED MODULE: ./build/run/links/format-trail.js
const STEP_LABELS = {
    http: "HTTP",
    dns: "DNS",
    tls: "Certificate",
    browser: "Chrome",
};
const formatTrail = ({ evidence }) => evidence.map(formatStep);
function formatStep({ how, url, redirects, httpStatus, errorCode, title, tls, note, ms }) {
    const facts = [
        [httpStatus, `HTTP ${httpStatus}`],
        [errorCode, `${errorCode}`],
        [title, `titled "${title}"`],
        [tls, `${tls}`],
    ];
    const unsaid = facts.flatMap(([fact, said]) => fact === null || fact === "" || note.includes(`${fact}`) ? [] : [said]);
    const seen = [note, unsaid.join(", ")].filter((part) => part !== "").join("; ");
    return `${STEP_LABELS[how]}: ${[url, ...redirects].join(" → ")}: ${seen} (${Math.round(ms)} ms)`;
}

// EXTERNAL MODULE: ./build/run/tracking-parameters.js + 1 modules
var tracking_parameters = __webpack_require__(85631);
// EXTERNAL MODULE: ./build/run/links/apply-further-links.js
var apply_further_links = __webpack_require__(11443);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/run/links/visit-destination.js


const MAX_CONCURRENT_VISITS = { manifest: 4096, list: 1024 };
const MAX_REQUEST_MS = 15_000;
function createDestinationVisitor({ checkLink, signal }) {
    const runAbortable = (0,deadline/* createAbortableRunner */.z6)(signal);
    return async (url, { platform, locale = null, seconds }) => {
        const timeoutMs = Math.min(MAX_REQUEST_MS, seconds * 1000);
        try {
            return { destination: await runAbortable(async () => checkLink(url, { signal, platform, locale, timeoutMs })) };
        }
        catch (error) {
            return { error };
        }
    };
}
const failedWithoutNetwork = (outcome) => "error" in outcome && outcome.error instanceof contract_error/* NoNetwork */.sP;
const isConcluded = (outcome, { signal }) => "destination" in outcome || (!signal.aborted && !failedWithoutNetwork(outcome));
function toDestination(outcome, written) {
    if ("destination" in outcome)
        return { ...outcome.destination, url: written };
    const { error } = outcome;
    return {
        url: written,
        verdict: "inconclusive",
        httpStatus: null,
        finalUrl: null,
        reason: error instanceof contract_error/* EvaluationError */.ZN ? error.message : `Internal error: ${String(error)}`,
        advisories: [],
        evidence: [],
    };
}

;// CONCATENATED MODULE: ./build/run/links/further-links.js





function createPageVisitor(options) {
    const visitDestination = createDestinationVisitor(options);
    const outcomes = new Map();
    return ({ url, visit }, visitor) => {
        if (visit !== undefined && "missing" in visit)
            return Promise.resolve({ error: visit.missing });
        const key = JSON.stringify([(0,fingerprint_url/* fingerprintUrl */.u)(url), visit?.url]);
        const known = outcomes.get(key);
        if (known !== undefined)
            return known;
        const outcome = visitDestination(visit?.url ?? url, visitor);
        outcomes.set(key, outcome);
        return outcome;
    };
}
function createFurtherLinkCheck(visitPage, { timeout, debounce = null }) {
    return async (entry, result, comparison) => {
        if (entry.links === undefined)
            return result;
        const { platform, locale } = entry;
        const visitor = { platform, locale, seconds: entry.timeout ?? timeout };
        const links = await Promise.all(entry.links.map(async (link) => toReport(link, entry, await visitPage(link.landing, visitor), debounce)));
        return (0,apply_further_links/* applyFurtherLinks */.g)(result, links, comparison);
    };
}
function toReport({ kind, text, landing }, entry, outcome, debounce) {
    const identity = (0,tracking_parameters/* identifyDestination */.N9)(landing.url, entry);
    const { verdict, httpStatus, reason } = toDestination(outcome, landing.written);
    const seen = debounce?.recordStatus({ fingerprint: identity.fingerprint, url: landing.url }, apply_confirm_after/* STATUS_BY_VERDICT */.d[verdict]);
    const isUnconfirmed = verdict === "link_broken" && seen !== undefined && seen.seenDead < seen.needed;
    return {
        ...{ kind, text, url: landing.written, verdict, httpStatus, reason: reason || null, ...identity },
        ...(isUnconfirmed && { unconfirmed: seen }),
    };
}

;// CONCATENATED MODULE: ./build/run/links/check-entry-links.js










async function checkEntryLinks(entries, options) {
    const results = new Map();
    const visitPage = createPageVisitor(options);
    const checkFurtherLinks = createFurtherLinkCheck(visitPage, options);
    await forEachConcurrently(groupByDestination(entries), MAX_CONCURRENT_VISITS.manifest, async (group) => {
        const started = performance.now();
        const { landing } = group[0];
        const outcome = rejectLeftPreview(group[0], await visitPage(landing, chooseVisit(group, options)));
        const durationMs = Math.round(performance.now() - started);
        if (isConcluded(outcome, options))
            options.onDestination?.(toDestination(outcome, landing.written));
        for (const entry of group) {
            const checked = createResult(entry, outcome, durationMs, options);
            const confirmed = (0,apply_confirm_after/* applyConfirmAfter */.P)(checked, entry.landing.url, options.debounce ?? null);
            const before = options.baseline?.previousResult(entry) ?? null;
            const compared = compareIfBaseline(confirmed, before, options);
            const result = await checkFurtherLinks(entry, compared, { before, isAdChanged: options.baseline == null });
            results.set(entry, result);
            options.onEntry?.(result, { done: results.size, of: entries.length });
        }
    });
    return entries.flatMap((entry) => results.get(entry) ?? []);
}
const compareIfBaseline = (result, before, { baseline }) => (baseline ? (0,compare_with_baseline/* compareWithBaseline */.$)(result, before, { ...baseline, isAdChanged: false }) : result);
function rejectLeftPreview(entry, outcome) {
    try {
        if ("destination" in outcome)
            (0,check_final_url/* checkFinalUrl */.A)(entry, outcome.destination.finalUrl);
        return outcome;
    }
    catch (error) {
        return { error };
    }
}
function groupByDestination(entries) {
    const groups = Map.groupBy(entries, ({ landing }) => (0,fingerprint_url/* fingerprintUrl */.u)(landing.url));
    return [...groups.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others]]));
}
function chooseVisit(group, { timeout }) {
    const [{ platform, locale }] = group;
    return {
        platform: group.every((entry) => entry.platform === platform) ? platform : null,
        locale: group.every((entry) => entry.locale === locale) ? locale : null,
        seconds: Math.max(...group.map((entry) => entry.timeout ?? timeout)),
    };
}
function createResult(entry, outcome, durationMs, options) {
    const baseResult = { ...(0,evaluate_entries/* createBaseResult */.R4)(entry, entry.threshold ?? options.threshold), durationMs, answer: null };
    if ("error" in outcome) {
        return { ...baseResult, ...(0,evaluate_entries/* createFailure */.p6)(outcome.error, entry), notices: [], linkTrail: [], destination: null };
    }
    const destination = toDestination(outcome, entry.landing.written);
    const redirectNotice = (0,check_final_url/* checkFinalUrl */.A)(entry, destination.finalUrl);
    return {
        ...baseResult,
        ...decideDestinationState(destination),
        error: null,
        notices: [
            ...(redirectNotice === null ? [] : [redirectNotice]),
            ...destination.advisories.map(({ note }) => `${note}.`),
        ],
        linkTrail: formatTrail(destination),
        destination,
    };
}

// EXTERNAL MODULE: ./build/run/format-message.js
var format_message = __webpack_require__(48953);
;// CONCATENATED MODULE: ./build/run/name-dead-variants.js



function nameDeadVariants(entries) {
    const pages = Map.groupBy(entries, ({ page, fingerprint }) => page ?? fingerprint);
    return entries.map((entry) => {
        if (entry.state !== "link_broken" || entry.stateOfLanding !== undefined)
            return entry;
        const alive = (pages.get(entry.page ?? entry.fingerprint) ?? []).filter(run_gate/* isAlive */._n);
        const names = (0,tracking_parameters/* findDifferingParameters */.CH)(entry.landingUrl, alive.map(({ landingUrl }) => landingUrl));
        if (alive.length === 0 || names.length === 0)
            return entry;
        const others = alive.length === 1 ? "another ad, whose URL differs" : "other ads, whose URLs differ";
        return { ...entry, reason: `${entry.reason} The page works for ${others} in ${(0,format_message/* joinAll */.If)(names)}.` };
    });
}

// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./build/run/page-speed/apply-budget.js
var apply_budget = __webpack_require__(65898);
// EXTERNAL MODULE: ./build/run/page-speed/budget.js
var page_speed_budget = __webpack_require__(33329);
;// CONCATENATED MODULE: ./build/run/page-speed/measure-entries.js




async function measureEntries(results, entries, { isWanted, signal, log }) {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const pages = new Map();
    const share = (key, measure) => {
        const known = pages.get(key) ?? { first: measure(signal) };
        pages.set(key, known);
        return known;
    };
    const count = results.filter(({ attachments }) => attachments?.measurePageSpeed !== undefined).length;
    if (count > 0)
        log?.(`Measuring page speed for ${count === 1 ? "1 ad" : `${count} ads`} …`);
    const measured = [];
    for (const { attachments, measureBefore, ...result } of results) {
        const entry = byId.get(result.id);
        const budget = entry?.pageSpeedBudget;
        const measure = attachments?.measurePageSpeed;
        const plain = { ...result, ...(attachments && { attachments: dropMeasuring(attachments) }) };
        if (measure === undefined || result.carried !== undefined) {
            const isMissing = isWanted && isEvaluatedWithoutSpeed(plain);
            measured.push(isMissing ? (0,apply_budget/* reportNotMeasured */.Et)(plain, NOT_OFFERED, budget) : (0,apply_budget/* applyPageSpeedBudget */.CP)(plain, budget));
            continue;
        }
        const key = identifyMeasuredPage(plain, entry);
        try {
            const now = await measureWithin(share(`now ${key}`, measure), measure, signal, budget);
            const added = addPageSpeed(plain, now.best, now.count);
            const before = measureBefore && (await share(`before ${key}`, measureBefore).first.catch(() => null));
            measured.push((0,apply_budget/* applyPageSpeedBudget */.CP)(before ? addEarlierSpeed(added, before) : added, budget));
        }
        catch (problem) {
            measured.push((0,apply_budget/* reportNotMeasured */.Et)(plain, describeFailure(problem, signal), budget));
        }
    }
    return measured;
}
async function measureWithin(page, measure, signal, budget) {
    const first = await page.first;
    if (budget === undefined || (0,page_speed_budget/* findExcesses */.Xv)(first.data, budget).length === 0)
        return { best: first, count: 1 };
    page.second ??= measure(signal);
    const second = await page.second.catch(() => null);
    if (second === null)
        return { best: first, count: 1 };
    return { best: (0,page_speed_budget/* isBetter */.LK)(second, first, budget) ? second : first, count: 2 };
}
function addPageSpeed(result, { data, opportunities }, measurements) {
    const outcome = result.answer && (0,parse_answer/* classifyAnswer */.B)(result.answer);
    if (outcome?.kind !== "evaluated")
        return result;
    return {
        ...result,
        answer: { ...outcome.answer, pageSpeedData: data },
        pageSpeed: { opportunities: [...opportunities], measurements },
    };
}
const addEarlierSpeed = (result, { data }) => result.baseline ? { ...result, baseline: { ...result.baseline, pageSpeedData: data } } : result;
const dropMeasuring = ({ measurePageSpeed: _, ...attachments }) => attachments;
function identifyMeasuredPage({ page, fingerprint, landingUrl, answer }, entry) {
    const outcome = answer && (0,parse_answer/* classifyAnswer */.B)(answer);
    const viewport = outcome?.kind === "evaluated" ? outcome.answer.viewport : null;
    return JSON.stringify([page ?? fingerprint ?? landingUrl, viewport, entry?.locale]);
}
const NOT_OFFERED = "The service sent no page speed.";
const isEvaluatedWithoutSpeed = ({ answer, carried }) => {
    const outcome = answer && (0,parse_answer/* classifyAnswer */.B)(answer);
    return carried === undefined && outcome?.kind === "evaluated" && outcome.answer.pageSpeedData === undefined;
};
const describeFailure = (problem, signal) => signal.aborted ? "Page speed was not measured: the run was stopped before." : (0,contract_error/* messageOf */.bD)(problem);

;// CONCATENATED MODULE: ./build/run/search-pages.js
const MAX_VISITS = 100;
const MAX_SEARCH_MS = 30_000;
function createPageSearch(entries, signal) {
    let left = MAX_VISITS;
    const pages = entries.map((entry) => ({ entry, page: toKnownPage(entry) }));
    return (entry, findBetterPage, { timeMs, wouldPass }) => findBetterPage({
        signal,
        timeMs: Math.min(timeMs, MAX_SEARCH_MS),
        otherPages: pages.flatMap((one) => (one.entry === entry || one.page === null ? [] : one.page)),
        takeVisit: () => {
            left -= 1;
            return left >= 0;
        },
        wouldPass,
    });
}
function toKnownPage({ landing: { url, visit }, copy }) {
    if (visit !== undefined && "missing" in visit)
        return null;
    return { url, ...(visit && { visitUrl: visit.url }), text: copy?.headline ?? "" };
}

;// CONCATENATED MODULE: ./build/run/summarize-model-usage.js
function summarizeModelUsage(entries) {
    const usages = entries.flatMap(({ ai }) => (ai === undefined ? [] : [ai]));
    const [first] = usages;
    if (first === undefined)
        return [];
    const judged = usages.filter(({ outcome }) => outcome === "judged");
    const fromCache = judged.filter(({ cached }) => cached).length;
    const sum = (of) => usages.reduce((total, usage) => total + of(usage), 0);
    const cost = usages.some((usage) => usage.cost === null)
        ? ""
        : `, cost ${roundCost(sum((usage) => usage.cost ?? 0))}`;
    const fallbacks = usages.length - judged.length;
    const cached = fromCache > 0 ? `, ${fromCache} of them from earlier answers` : "";
    const unjudged = fallbacks > 0 ? `, and left ${fallbacks} to the rules` : "";
    const ads = judged.length === 1 ? "1 ad" : `${judged.length} ads`;
    const tokens = `${sum((usage) => usage.tokens.input)} tokens in, ${sum((usage) => usage.tokens.output)} out`;
    return [`${first.model} judged ${ads}${cached}${unjudged}: ${tokens}${cost}.`];
}
const roundCost = (money) => Math.round(money * 10_000) / 10_000;

;// CONCATENATED MODULE: ./build/run/check-entries.js










const checkEntries = (entries, options) => collectResult("evaluate", options, async () => measureEntries(await evaluateWithLinks(entries, options), entries, {
    isWanted: options.measuresPageSpeed ?? false,
    ...options,
}));
async function evaluateWithLinks(entries, options) {
    const searching = { ...options, searchPages: createPageSearch(entries, options.signal) };
    const hasLinks = entries.some(({ id, links }) => links !== undefined && !options.leftOutResults?.has(id));
    if (!hasLinks)
        return (0,evaluate_entries/* evaluateEntries */.oe)(entries, searching);
    const checker = await options.openLinkChecker();
    try {
        const visitPage = createPageVisitor({ checkLink: checker.check, signal: options.signal });
        const checkFurtherLinks = createFurtherLinkCheck(visitPage, options);
        return await (0,evaluate_entries/* evaluateEntries */.oe)(entries, { ...searching, checkFurtherLinks });
    }
    finally {
        await checker.close();
    }
}
const checkLinks = (entries, options) => collectResult("links", options, async () => {
    const { leftOutResults: leftOut = new Map() } = options;
    const results = await checkEntryLinks(entries.filter(({ id }) => !leftOut.has(id)), options);
    const byId = new Map([...leftOut, ...results.map((result) => [result.id, result])]);
    return entries.flatMap(({ id }) => byId.get(id) ?? []);
});
async function collectResult(mode, { gate, commit, checkout, wrongCheckout, version, notices, now, signal }, check) {
    const startedAt = now();
    const entries = nameDeadVariants(await check());
    const interrupted = signal.aborted && entries.some(({ error }) => error?.code === deadline/* INTERRUPTED */.t);
    const timeLimit = (0,deadline/* findExpiredLimit */.u9)(signal);
    return {
        schema: check_report/* REPORT_SCHEMA */.DC,
        tool: { name: "adhere", version },
        mode,
        commit,
        ...(checkout && { checkout }),
        ...(wrongCheckout && { wrongCheckout }),
        startedAt: startedAt.toISOString(),
        durationMs: now().getTime() - startedAt.getTime(),
        ...(0,run_gate/* decideVerdict */.AU)(entries, gate, interrupted, {
            ...(0,run_gate/* describeRun */.vZ)(mode, entries),
            ...(wrongCheckout && { wrongCheckout }),
            ...(timeLimit !== null && { timeLimit }),
        }),
        gate,
        notices: [...notices, ...summarizeModelUsage(entries)],
        entries,
    };
}


/***/ })

};
