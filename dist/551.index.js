export const id = 551;
export const ids = [551];
export const modules = {

/***/ 21551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PageSpeedMeter: () => (/* binding */ PageSpeedMeter)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/contract/reject-on-abort.js
var reject_on_abort = __webpack_require__(16879);
// EXTERNAL MODULE: ./build/ground/accept-language.js
var accept_language = __webpack_require__(65627);
// EXTERNAL MODULE: ./build/engine/capture/timeout-helpers.js
var timeout_helpers = __webpack_require__(59225);
;// CONCATENATED MODULE: ./build/engine/page-speed/lighthouse-flags.js
const MEASURED_AUDITS = {
    onlyCategories: ["performance"],
    skipAudits: ["bf-cache", "screenshot-thumbnails", "final-screenshot", "script-treemap-data"],
    disableFullPageScreenshot: true,
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/engine/page-speed/load-lighthouse.js





const Lighthouse = schemas/* object */.Ikc({
    navigation: schemas/* custom */.IeY((value) => typeof value === "function"),
    desktopConfig: schemas/* custom */.IeY((value) => typeof value === "object" && value !== null),
});
const BUNDLED = ["lighthouse", "index.js"];
async function loadLighthouse(folder = import.meta.dirname) {
    const file = findLighthouse(folder);
    if (file === null)
        throw new LighthouseMissing();
    return Lighthouse.parse((0,external_node_module_.createRequire)(file)(file));
}
function findLighthouse(folder) {
    const bundled = (0,external_node_path_.join)(folder, ...BUNDLED);
    if ((0,external_node_fs_.existsSync)(bundled))
        return bundled;
    try {
        return (0,external_node_module_.createRequire)((0,external_node_path_.join)(folder, "any.js")).resolve("lighthouse");
    }
    catch {
        return null;
    }
}
class LighthouseMissing extends error/* EvaluationError */.ZN {
    name = "LighthouseMissing";
    constructor() {
        super("Page speed needs the package lighthouse next to this program: npm install adhere-check lighthouse@13", {
            errorCode: "LIGHTHOUSE_MISSING",
        });
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/engine/page-speed/read-lighthouse-result.js


const Metric = schemas/* object */.Ikc({ numericValue: schemas/* number */.aig().min(0) });
const Result = schemas/* object */.Ikc({
    fetchTime: iso/* datetime */.w$(),
    runtimeError: schemas/* object */.Ikc({ code: schemas/* string */.YjP(), message: schemas/* string */.YjP() }).optional(),
    categories: schemas/* object */.Ikc({ performance: schemas/* object */.Ikc({ score: schemas/* number */.aig().min(0).max(1).nullable() }) }),
    audits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
});
const Opportunity = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    score: schemas/* number */.aig().nullable(),
    metricSavings: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(["FCP", "LCP", "TBT", "INP", "CLS"]), schemas/* number */.aig()),
});
const METRIC_AUDITS = {
    lcp: "largest-contentful-paint",
    fcp: "first-contentful-paint",
    tbt: "total-blocking-time",
    cls: "cumulative-layout-shift",
    si: "speed-index",
};
const MAX_OPPORTUNITIES = 3;
function readLighthouseResult(result) {
    const parsed = Result.safeParse(result);
    if (!parsed.success)
        throw new PageSpeedNotMeasured("Lighthouse's result has another form than expected");
    const { runtimeError, categories, audits, fetchTime } = parsed.data;
    if (runtimeError !== undefined)
        throw new PageSpeedNotMeasured(describeRuntimeError(runtimeError));
    const metrics = schemas/* object */.Ikc({ ...mapValues(METRIC_AUDITS, () => Metric) })
        .safeParse(mapValues(METRIC_AUDITS, (id) => audits[id]));
    const { score } = categories.performance;
    if (score === null || !metrics.success)
        throw new PageSpeedNotMeasured("Lighthouse could not measure every number");
    const { lcp, fcp, tbt, cls, si } = metrics.data;
    return {
        data: {
            performanceScore: Math.round(score * 100),
            lcp: Math.round(lcp.numericValue),
            fcp: Math.round(fcp.numericValue),
            tbt: Math.round(tbt.numericValue),
            cls: Math.round(cls.numericValue * 1000) / 1000,
            si: Math.round(si.numericValue),
            fetchedAt: fetchTime,
        },
        opportunities: findOpportunities(Object.values(audits)),
    };
}
const mapValues = (record, map) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
function findOpportunities(audits) {
    return audits
        .flatMap((audit) => {
        const { data } = Opportunity.safeParse(audit);
        if (data === undefined)
            return [];
        const { FCP = 0, LCP = 0, TBT = 0 } = data.metricSavings;
        return [{ title: data.title, savedMs: Math.round(Math.max(FCP, LCP, TBT)) }];
    })
        .filter(({ savedMs }) => savedMs > 0)
        .sort((a, b) => b.savedMs - a.savedMs || (a.title < b.title ? -1 : 1))
        .slice(0, MAX_OPPORTUNITIES);
}
function describeRuntimeError({ code, message }) {
    const [first = ""] = message.split(/(?<=\.)\s/u);
    return `${first.replace(/\.$/, "").slice(0, MAX_REASON_CHARS)} (${code})`;
}
const MAX_REASON_CHARS = 200;
class PageSpeedNotMeasured extends error/* EvaluationError */.ZN {
    name = "PageSpeedNotMeasured";
    constructor(why, cause) {
        super(`Page speed was not measured: ${why}.`, { errorCode: "PAGE_SPEED_NOT_MEASURED", cause });
    }
}

;// CONCATENATED MODULE: ./build/engine/page-speed/page-speed-meter.js








const MAX_MEASUREMENT_MS = 90_000;
const FLAGS = { ...MEASURED_AUDITS, logLevel: "silent" };
class PageSpeedMeter {
    #guard;
    #capturer;
    #load;
    #oneAtATime = (0,p_limit/* default */.A)(1);
    #lighthouse = null;
    constructor(tools, load = () => loadLighthouse()) {
        this.#guard = tools.guard;
        this.#capturer = tools.capturer;
        this.#load = load;
    }
    measure(page, signal) {
        const measuring = this.#oneAtATime(async () => {
            signal.throwIfAborted();
            this.#lighthouse ??= this.#load();
            const lighthouse = await this.#lighthouse;
            const { href } = await this.#guard.admit(page.url);
            const ended = new AbortController();
            const stop = AbortSignal.any([signal, ended.signal]);
            try {
                const running = this.#capturer.lendPage(href, stop, (tab) => lighthouse.navigation(tab, href, { ...chooseOptions(page, lighthouse), signal: stop }));
                const finished = await (0,timeout_helpers/* withTimeout */.wj)(MAX_MEASUREMENT_MS, running);
                if (finished.done)
                    return readLighthouseResult(finished.value?.lhr);
                throw new PageSpeedNotMeasured(`it took more than ${MAX_MEASUREMENT_MS / 1000} s`);
            }
            catch (problem) {
                signal.throwIfAborted();
                if (problem instanceof error/* EvaluationError */.ZN)
                    throw problem;
                throw new PageSpeedNotMeasured((0,error/* messageOf */.bD)(problem).replace(/\.$/, ""), problem);
            }
            finally {
                ended.abort();
            }
        });
        return (0,reject_on_abort/* rejectOnAbort */.d)(signal, measuring);
    }
}
function chooseOptions({ viewport, locale }, { desktopConfig }) {
    const language = locale === undefined ? {} : { "Accept-Language": (0,accept_language/* listLanguages */.Y)(locale).join(",") };
    return {
        flags: { ...FLAGS, extraHeaders: language },
        ...(viewport === "desktop" && { config: desktopConfig }),
    };
}


/***/ })

};
