export const id = 480;
export const ids = [480];
export const modules = {

/***/ 20480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLinkChecker: () => (/* binding */ createLinkChecker)
});

// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/engine/close-all.js
var close_all = __webpack_require__(59509);
// EXTERNAL MODULE: ./build/engine/guard/guard.js + 11 modules
var guard = __webpack_require__(24495);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url-error.js
var unsafe_url_error = __webpack_require__(24144);
// EXTERNAL MODULE: ./build/engine/limit-v8-young-generation.js
var limit_v8_young_generation = __webpack_require__(32753);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/engine/link/certificate-expiry-tracker.js



const CONNECTED_CHANNEL = "undici:client:connected";
const MAX_TRACKED_HOSTS = 10_000;
class CertificateExpiryTracker {
    #ends = new index_min/* LRUCache */.q({ max: MAX_TRACKED_HOSTS });
    constructor() {
        (0,external_node_diagnostics_channel_.subscribe)(CONNECTED_CHANNEL, this.#onConnected);
    }
    getExpiry(url) {
        return url.protocol === "https:" ? (this.#ends.get(url.host) ?? null) : null;
    }
    close() {
        (0,external_node_diagnostics_channel_.unsubscribe)(CONNECTED_CHANNEL, this.#onConnected);
    }
    #onConnected = (message) => {
        const { socket, connectParams } = message;
        if (!(socket instanceof external_node_tls_.TLSSocket))
            return;
        const ends = Date.parse(socket.getPeerCertificate().valid_to ?? "");
        if (!Number.isNaN(ends))
            this.#ends.set(connectParams.host, ends);
    };
}

// EXTERNAL MODULE: ./build/engine/link/check-link.js + 1 modules
var check_link = __webpack_require__(29045);
// EXTERNAL MODULE: ./build/engine/link/find-link-advisories.js + 1 modules
var find_link_advisories = __webpack_require__(53363);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/engine/link/link-outcome.js
var link_outcome = __webpack_require__(67435);
;// CONCATENATED MODULE: ./build/engine/link/bursts.js



const MIN_BURST = 8;
const MIN_BURST_SHARE = 1 / 3;
const MAX_SHORT_LIST = 100;
const MAX_SAMPLE = 10;
const SLOW_PAUSE_MS = 250;
const SETTLE_MS = 50;
const RESTRICTED_CONNECTIONS = 2;
const MAX_REMEMBERED_HOSTS = 10_000;
class HostBurst {
    asked = 0;
    failed = 0;
    waiting = [];
    finding = null;
}
class Bursts {
    #hosts = new index_min/* LRUCache */.q({ max: MAX_REMEMBERED_HOSTS });
    async confirm(probe, settings, askAgain) {
        const { hostLimiter, signal } = settings;
        const last = probe.attempts.at(-1);
        if (last === undefined || hostLimiter === undefined)
            return probe;
        const { host, outcome } = last;
        const burst = this.#burstOf(host);
        burst.asked += 1;
        if (!mayBeLimit(outcome))
            return probe;
        burst.failed += 1;
        const finding = await (burst.finding ?? this.#find({ url: probe.url, outcome, askAgain }, host, burst, settings));
        signal.throwIfAborted();
        if (finding === "confirmed")
            return probe;
        const again = await askAgain();
        const why = `${burst.failed} of ${burst.asked} pages of this host failed at once, so it was asked again, slowly`;
        const trail = again.trail.map((step) => ({ ...step, note: `${step.note}. ${why}` }));
        return { ...probe, attempts: [...probe.attempts, ...again.attempts], trail: [...probe.trail, ...trail] };
    }
    isShared(host) {
        return (this.#hosts.get(host)?.asked ?? 0) > 1;
    }
    #burstOf(host) {
        const burst = this.#hosts.get(host) ?? new HostBurst();
        this.#hosts.set(host, burst);
        return burst;
    }
    async #find(failed, host, burst, { hostLimiter, sleep, signals }) {
        const { promise, resolve } = Promise.withResolvers();
        burst.waiting.push({ ...failed, resolve });
        for (let asked = -1; asked !== burst.asked;) {
            asked = burst.asked;
            await hostLimiter?.whenIdle(host);
            await sleep(SETTLE_MS, signals).catch(() => { });
        }
        const waiting = burst.waiting.splice(0);
        if (waiting.length === 0)
            return promise;
        const decide = async () => {
            const found = await sample(waiting, () => sleep(SLOW_PAUSE_MS, signals));
            if (found === "limited")
                hostLimiter?.restrict(host, RESTRICTED_CONNECTIONS);
            return found;
        };
        const isShort = burst.asked <= MAX_SHORT_LIST;
        if (!isShort && isBurst(burst))
            burst.finding ??= decide();
        const finding = await (burst.finding ?? (isShort && burst.asked > 1 ? decide() : "confirmed"));
        if (finding === "limited")
            burst.finding ??= Promise.resolve(finding);
        for (const one of waiting)
            one.resolve(finding);
        return promise;
    }
}
const isBurst = ({ asked, failed }) => failed >= MIN_BURST && failed >= MIN_BURST_SHARE * asked;
async function sample(waiting, pause) {
    const byHash = waiting
        .map((one) => ({ ...one, order: (0,external_node_crypto_.hash)("sha256", one.url) }))
        .sort((one, other) => (one.order < other.order ? -1 : 1));
    for (const { askAgain, outcome } of byHash.slice(0, MAX_SAMPLE)) {
        await pause().catch(() => { });
        const again = await askAgain().catch(() => null);
        const last = again?.attempts.at(-1)?.outcome;
        if (last !== undefined && ((0,link_outcome/* isAlive */._n)(last) || isAnotherFailure(outcome, last)))
            return "limited";
    }
    return "confirmed";
}
function isAnotherFailure(first, own) {
    if (own.kind === "timeout")
        return false;
    return first.kind !== own.kind || "mayBecomePage" in first !== "mayBecomePage" in own;
}
const mayBeLimit = (outcome) => (outcome.kind === "not_found_status" && outcome.status === 404) ||
    (outcome.kind === "refused" && (outcome.status === 403 || outcome.status === 405)) ||
    (outcome.kind === "unreachable" && outcome.code === "ECONNRESET");

// EXTERNAL MODULE: ./build/engine/link/classify-response.js + 1 modules
var classify_response = __webpack_require__(3838);
;// CONCATENATED MODULE: ./build/engine/link/host-visits.js
class HostVisits {
    #running = new Set();
    #lastAlone = Promise.resolve();
    async beside(visit) {
        for (let last = null; last !== this.#lastAlone;) {
            last = this.#lastAlone;
            await last;
        }
        const running = visit();
        this.#running.add(running);
        return await running.finally(() => this.#running.delete(running));
    }
    async alone(visit) {
        const visited = this.#lastAlone.then(async () => {
            await Promise.allSettled(this.#running);
            return await visit();
        });
        this.#lastAlone = visited.catch(() => { });
        return await visited;
    }
}

;// CONCATENATED MODULE: ./build/engine/link/host-history.js





const host_history_MAX_REMEMBERED_HOSTS = 10_000;
const MAX_FAILED_BROWSER_CHECKS = 3;
const MAX_BROWSER_TRIALS = 2;
const MAX_REDIRECT_TRIALS = 10;
const MAX_SECOND_LOADS = 10;
class HostRecord {
    hasServedPage = false;
    failedBrowserChecks = new Map();
    hostFailures = new Map();
    browserTrials = 0;
    redirectTrials = 0;
    visits = new HostVisits();
    secondLoads = 0;
    pendingTrial = null;
    servesFalse404 = false;
}
class HostHistory {
    bursts = new Bursts();
    #known = new index_min/* LRUCache */.q({ max: host_history_MAX_REMEMBERED_HOSTS });
    recordProbe({ attempts }) {
        const last = attempts.at(-1);
        if (last?.outcome.kind === "page")
            this.#recordOf(last.host).hasServedPage = true;
    }
    needsBrowser({ attempts }) {
        const last = attempts.at(-1);
        if (last === undefined)
            return true;
        const { host, outcome, finalUrl } = last;
        if (outcome.kind === "page" && isClientRoute(finalUrl))
            return true;
        const record = this.#known.get(host);
        if (needsTrial(outcome, record))
            return true;
        if (isMissingBehindRedirect(last) && (record?.redirectTrials ?? 0) < MAX_REDIRECT_TRIALS)
            return true;
        if (!isSuspicious(outcome, record?.hasServedPage ?? false))
            return false;
        return (record?.failedBrowserChecks.get(outcome.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
    }
    getPendingTrial({ attempts }) {
        const last = attempts.at(-1);
        const record = last && this.#known.get(last.host);
        if (!record || record.servesFalse404 || !needsTrial(last.outcome, record))
            return null;
        return record.pendingTrial;
    }
    async loadPage({ attempts }, load, whenIdle) {
        const last = attempts.at(-1);
        if (last === undefined)
            return await load();
        const { host, outcome } = last;
        const record = this.#recordOf(host);
        const hostFailure = record.hostFailures.get(outcome.kind);
        if (hostFailure !== undefined)
            return hostFailure;
        if (isMissingBehindRedirect(last))
            record.redirectTrials += 1;
        const trial = needsTrial(outcome, record) ? Promise.withResolvers() : null;
        if (trial !== null)
            record.pendingTrial = trial.promise;
        try {
            const first = await record.visits.beside(load);
            const isLimit = first !== null && this.bursts.isShared(host) && mayBeLimited(outcome, first);
            const page = isLimit ? await loadAlone(record, first, () => whenIdle(host).then(load)) : first;
            if (page !== null)
                recordPageObservation(record, outcome, page);
            return page;
        }
        finally {
            if (trial !== null) {
                record.browserTrials += 1;
                record.pendingTrial = null;
                trial.resolve();
            }
        }
    }
    visit({ attempts }, load) {
        const last = attempts.at(-1);
        return last === undefined ? load() : this.#recordOf(last.host).visits.beside(load);
    }
    #recordOf(host) {
        const record = this.#known.get(host) ?? new HostRecord();
        this.#known.set(host, record);
        return record;
    }
}
function mayBeLimited(onHttp, page) {
    const { kind } = (0,classify_response/* classifyPageObservation */.yN)(page);
    return mayBeLimit(onHttp) && (kind === onHttp.kind || kind === "server_error");
}
async function loadAlone(record, first, load) {
    if (record.secondLoads >= MAX_SECOND_LOADS)
        return first;
    record.secondLoads += 1;
    return (await record.visits.alone(load)) ?? first;
}
const isMissingBehindRedirect = ({ outcome, redirects, finalUrl }) => outcome.kind === "not_found_status" && redirects[0] !== finalUrl;
const isClientRoute = (url) => /#[/!]/.test(url);
function recordPageObservation(record, onHttp, page) {
    const { kind } = onHttp;
    const inChrome = (0,classify_response/* classifyPageObservation */.yN)(page);
    if (kind === "not_found_status" && (0,link_outcome/* isAlive */._n)(inChrome))
        record.servesFalse404 = true;
    if (isHostWide(kind) && inChrome.kind === kind)
        record.hostFailures.set(kind, page);
    if ((0,link_outcome/* isAlive */._n)(inChrome))
        record.failedBrowserChecks.delete(kind);
    else if (!browserDecides(onHttp))
        record.failedBrowserChecks.set(kind, (record.failedBrowserChecks.get(kind) ?? 0) + 1);
}
const browserDecides = (outcome) => outcome.kind === "page" || isHostWide(outcome.kind) || (0,link_outcome/* isNotFound */.c4)(outcome);
const isHostWide = (kind) => kind === "certificate" || kind === "tls_refused";
function needsTrial(outcome, record) {
    if (outcome.kind !== "not_found_status" || outcome.botManager !== undefined)
        return false;
    if (record === undefined || record.servesFalse404)
        return true;
    return !record.hasServedPage && record.browserTrials < MAX_BROWSER_TRIALS;
}
function isSuspicious(outcome, answers) {
    const { kind } = outcome;
    if (kind === "page")
        return outcome.contentAmount === "shell" || outcome.maybeUnavailable === true || outcome.maybeOther === true;
    if (kind === "not_found_status")
        return outcome.botManager !== undefined || outcome.mayBecomePage === true;
    if (kind === "refused")
        return !CONCLUSIVE_REFUSALS.has(outcome.status);
    if (kind === "bot_check" || kind === "empty" || kind === "too_many_redirects")
        return true;
    if (kind === "unreachable" && outcome.explanation !== undefined)
        return true;
    const mayBeDirectedAtUs = ["server_error", "timeout", "unreachable", "redirect_loop"].includes(kind);
    return browserDecides(outcome) || (mayBeDirectedAtUs && !answers);
}
const CONCLUSIVE_REFUSALS = new Set([401, 407, 429, 451]);

// EXTERNAL MODULE: ./build/engine/link/abort-listeners.js
var abort_listeners = __webpack_require__(31202);
;// CONCATENATED MODULE: ./build/engine/link/host-limiter.js

class HostState {
    name;
    active = 0;
    cap;
    retryQueue = new abort_listeners/* LinkedList */.wl();
    queue = new abort_listeners/* LinkedList */.wl();
    idle = [];
    isRestricted = false;
    heldUntil = 0;
    wakeTimer;
    successes = 0;
    refusals = 0;
    holds = 0;
    timeouts = 0;
    constructor(name, cap) {
        this.name = name;
        this.cap = cap;
    }
}
const MIN_SUCCESSES_TO_IGNORE_REFUSAL = 4;
const SUCCESSES_PER_CAP_INCREASE = 8;
const MAX_HOLDS = 5;
const MAX_TIMEOUTS_PER_SLOT = 3;
const LONG_HOLD_MS = 600_000;
class HostLimiter {
    #options;
    #hosts = new Map();
    #ready = new Set();
    #active = 0;
    constructor(options) {
        this.#options = options;
    }
    async acquire(name, isRetry, signal) {
        const host = this.#host(name);
        if (getHoldMs(host) <= this.#options.maxWaitMs) {
            await this.#wait(host, isRetry, signal);
            if (getHoldMs(host) <= this.#options.maxWaitMs)
                return 0;
            this.#end(host);
        }
        return this.#isSilent(host) ? Number.POSITIVE_INFINITY : getHoldMs(host);
    }
    release(name, ending, askedMs = null) {
        const host = this.#host(name);
        if (ending === "too_many")
            this.#refused(host, askedMs ?? 1_000);
        else if (ending === "answered") {
            Object.assign(host, { successes: host.successes + 1, refusals: 0, holds: 0, timeouts: 0 });
            if (!host.isRestricted && host.cap < this.#options.perHost && host.successes % SUCCESSES_PER_CAP_INCREASE === 0)
                host.cap += 1;
        }
        else if (ending === "silence") {
            host.timeouts += 1;
            if (this.#isSilent(host))
                this.#hold(host, LONG_HOLD_MS);
        }
        this.#end(host);
    }
    whenIdle(name) {
        const host = this.#hosts.get(name);
        if (host === undefined || isIdle(host))
            return Promise.resolve();
        return new Promise((resolve) => host.idle.push(resolve));
    }
    restrict(name, cap) {
        const host = this.#host(name);
        Object.assign(host, { cap: Math.min(cap, host.cap), isRestricted: true });
    }
    #isSilent(host) {
        return host.timeouts >= MAX_TIMEOUTS_PER_SLOT * this.#options.perHost;
    }
    #refused(host, askedMs) {
        host.refusals += 1;
        host.timeouts = 0;
        const known = getHoldMs(host) > 0;
        if (!known && host.successes >= MIN_SUCCESSES_TO_IGNORE_REFUSAL && host.refusals === 1)
            return;
        if (!known) {
            host.cap = Math.max(1, Math.floor(host.cap / 2));
            host.holds += 1;
        }
        host.successes = 0;
        this.#hold(host, host.holds > MAX_HOLDS ? Math.max(askedMs, LONG_HOLD_MS) : askedMs);
    }
    #hold(host, ms) {
        host.heldUntil = Math.max(host.heldUntil, performance.now() + ms);
        clearTimeout(host.wakeTimer);
        if (ms <= this.#options.maxWaitMs)
            host.wakeTimer = setTimeout(() => this.#wake(host), getHoldMs(host));
        else
            while (hasWaiters(host))
                this.#admitNext(host);
    }
    #wake(host) {
        host.heldUntil = 0;
        this.#schedule(host);
    }
    #wait(host, isRetry, signal) {
        signal.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const listener = (0,abort_listeners/* addAbortListener */.gq)(signal, () => {
            (0,abort_listeners/* unlink */.y1)(waiter);
            reject(signal.reason);
            this.#endIfIdle(host);
        });
        const waiter = (isRetry ? host.retryQueue : host.queue).push(() => {
            (0,abort_listeners/* unlink */.y1)(listener);
            resolve();
        });
        this.#schedule(host);
        return promise;
    }
    #admitNext(host) {
        host.active += 1;
        this.#active += 1;
        (host.retryQueue.shift() ?? host.queue.shift())?.();
    }
    #end(host) {
        host.active -= 1;
        this.#active -= 1;
        this.#schedule(host);
        this.#endIfIdle(host);
    }
    #endIfIdle(host) {
        if (!isIdle(host))
            return;
        for (const resolve of host.idle.splice(0))
            resolve();
        this.#forget(host);
    }
    #schedule(host) {
        this.#offer(host);
        this.#pump();
    }
    #offer(host) {
        const able = hasWaiters(host) && host.active < host.cap && getHoldMs(host) === 0;
        if (able)
            this.#ready.add(host);
        else
            this.#ready.delete(host);
    }
    #pump() {
        for (const host of this.#ready) {
            if (this.#active >= this.#options.concurrency)
                return;
            if (this.#ready.size > 1)
                this.#ready.delete(host);
            if (hasWaiters(host))
                this.#admitNext(host);
            this.#offer(host);
        }
        if (this.#ready.size > 0 && this.#active < this.#options.concurrency)
            this.#pump();
    }
    #forget(host) {
        const { cap, holds, timeouts, name } = host;
        const plain = cap === this.#options.perHost && !host.isRestricted && holds === 0 && timeouts === 0;
        if (plain && getHoldMs(host) === 0)
            this.#hosts.delete(name);
    }
    #host(name) {
        const host = this.#hosts.get(name) ?? new HostState(name, this.#options.perHost);
        this.#hosts.set(name, host);
        return host;
    }
    close() {
        for (const { wakeTimer } of this.#hosts.values())
            clearTimeout(wakeTimer);
    }
}
const getHoldMs = ({ heldUntil }) => Math.max(0, heldUntil - performance.now());
const isIdle = (host) => host.active === 0 && !hasWaiters(host);
const hasWaiters = (host) => !host.retryQueue.isEmpty || !host.queue.isEmpty;

// EXTERNAL MODULE: ./build/engine/link/network-status.js
var network_status = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/engine/link/options.js
var link_options = __webpack_require__(81178);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/engine/guard/is-beacon.js + 2 modules
var is_beacon = __webpack_require__(60008);
;// CONCATENATED MODULE: ./build/engine/link-check-browser.js





const OBSERVATION_TIMEOUT_MS = 30_000;
const MAX_BROWSER_FAILURES = 3;
const MAX_CONCURRENT_PAGES = Math.max(2, Math.min(4, external_node_os_.availableParallelism()));
class LinkCheckBrowser {
    #guard;
    #options;
    #capturer = null;
    #unavailable = false;
    #failures = 0;
    #limitPages = (0,p_limit/* default */.A)(MAX_CONCURRENT_PAGES);
    constructor(guard, options) {
        this.#guard = guard;
        this.#options = options;
    }
    async observe(url, visitor, signal) {
        return this.#unavailable ? null : this.#limitPages(() => this.#observe(url, visitor, signal));
    }
    async #observe(url, { device, locale }, signal) {
        try {
            signal.throwIfAborted();
            const capturer = await this.#getCapturer();
            const viewport = device === "desktop" ? "desktop" : "mobile";
            const visit = { viewport, signal, deadlineMs: OBSERVATION_TIMEOUT_MS, locale };
            return await capturer.observe(url, visit, check_link/* getWaitReason */.SZ);
        }
        catch (problem) {
            signal.throwIfAborted();
            this.#recordFailure(problem);
            return null;
        }
    }
    #getCapturer() {
        this.#capturer ??= __webpack_require__.e(/* import() */ 561).then(__webpack_require__.bind(__webpack_require__, 1561)).then(({ Capturer }) => new Capturer({
            chromePath: this.#options.chromePath,
            openProxy: this.#guard.openProxy,
            isBeacon: is_beacon/* isBeacon */.ho,
            beaconPatterns: (0,is_beacon/* listBeaconPatterns */.c)(),
            surroundings: { variables: this.#options.env, sandbox: this.#options.sandbox ?? "auto" },
            headersFor: this.#options.headersFor,
            log: this.#options.log,
        }));
        return this.#capturer;
    }
    #recordFailure(problem) {
        this.#failures += 1;
        const isMissing = problem instanceof Error && problem.name === "BrowserMissing";
        if (this.#unavailable || (!isMissing && this.#failures < MAX_BROWSER_FAILURES))
            return;
        this.#unavailable = true;
        this.#options.log(`From now on links are checked over HTTP only, without a browser: ${(0,error/* messageOf */.bD)(problem)}`);
    }
    async close() {
        this.#unavailable = true;
        await (await this.#capturer?.catch(() => null))?.close();
    }
}

;// CONCATENATED MODULE: ./build/engine/link-checker.js














const MAX_CACHED_VERDICTS = 4_096;
const MAX_RETRY_AFTER_MS = 30_000;
const createLinkChecker = (options) => new EngineLinkChecker(options);
class EngineLinkChecker {
    notices;
    #options;
    #guard;
    #browser;
    #hostLimiter;
    #hosts = new HostHistory();
    #network = new network_status/* NetworkStatus */.p();
    #certificates = new CertificateExpiryTracker();
    #inFlight = new Map();
    #verdictCache = new index_min/* LRUCache */.q({ max: MAX_CACHED_VERDICTS });
    constructor(options) {
        const { perHost, concurrency } = options;
        this.#options = options;
        this.#guard = (0,guard/* createGuard */.o)({ ...options, connections: perHost });
        this.#browser = new LinkCheckBrowser(this.#guard, options);
        this.#hostLimiter = new HostLimiter({ perHost, concurrency, maxWaitMs: MAX_RETRY_AFTER_MS });
        this.notices = this.#guard.notices;
    }
    check = async (url, options) => {
        options.signal.throwIfAborted();
        const device = defaultDevice(options.platform ?? null);
        const key = `${device} ${options.locale ?? ""} ${url}`;
        const known = this.#verdictCache.get(key);
        if (known !== undefined)
            return known;
        const underWay = this.#inFlight.get(key);
        if (underWay === undefined)
            return this.#startCheck(key, url, device, options);
        try {
            return await underWay;
        }
        catch (error) {
            options.signal.throwIfAborted();
            if ((0,unsafe_url_error/* unsafeCause */.q)(error) !== null)
                throw error;
            return this.check(url, options);
        }
    };
    async #startCheck(key, url, device, options) {
        const checking = this.#checkDestination(url, device, options);
        this.#inFlight.set(key, checking);
        try {
            const destination = await checking;
            if (destination.verdict !== "inconclusive")
                this.#verdictCache.set(key, destination);
            return destination;
        }
        finally {
            this.#inFlight.delete(key);
            (0,limit_v8_young_generation/* limitYoungGeneration */.a)();
        }
    }
    async #checkDestination(url, device, options) {
        const { signal, timeoutMs } = options;
        const locale = options.locale ?? undefined;
        const host = parseHost(url) ?? (await this.#guard.admit(url)).host;
        const entered = await this.#hostLimiter.acquire(host, false, signal);
        const settings = (0,link_options/* resolveSettings */.M)({
            dispatcher: this.#guard.dispatcher,
            dial: this.#guard.dial,
            findUnsafeUrlError: unsafe_url_error/* unsafeCause */.q,
            hostLimiter: this.#hostLimiter,
            network: this.#network,
            userAgent: link_options/* USER_AGENTS */.V[device],
            maxRetryAfterMs: MAX_RETRY_AFTER_MS,
            headersFor: this.#options.headersFor,
            signal,
            loadPage: (url, stop) => this.#browser.observe(url, { device, locale }, stop),
            ...(locale !== undefined && { locale }),
            ...(timeoutMs !== undefined && { timeoutMs }),
        });
        const { probeResult, verdict } = await (0,check_link/* checkLink */.tD)(url, settings, this.#hosts, entered);
        if (verdict.isOffline)
            throw new error/* NoNetwork */.sP();
        const others = (this.#options.devices ?? []).filter((other) => other !== device);
        const compared = await (0,check_link/* compareDevices */.ZB)(probeResult, verdict, others, settings);
        const expiring = verdict.verdict === "alive" ? this.#findExpiring(verdict.finalUrl) : [];
        const { redirects: _, isOffline: __, trail, ...destination } = verdict;
        return {
            url,
            ...destination,
            advisories: [...verdict.advisories, ...expiring, ...compared.advisories],
            evidence: [...trail, ...compared.steps],
        };
    }
    #findExpiring(finalUrl) {
        const url = finalUrl === null ? null : new URL(finalUrl);
        const ends = url && this.#certificates.getExpiry(url);
        return ends ? (0,find_link_advisories/* checkCertificateExpiry */.b5)(url.host, ends, Date.now()) : [];
    }
    close() {
        this.#hostLimiter.close();
        this.#certificates.close();
        return (0,close_all/* closeAll */.S)([() => this.#browser.close(), () => this.#guard.close()], this.#options.log);
    }
}
const defaultDevice = (platform) => platform !== null && MOBILE_PLATFORMS.has(platform) ? "android" : "desktop";
const MOBILE_PLATFORMS = new Set(["meta", "facebook", "instagram", "tiktok"]);
function parseHost(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== "" || url.password !== "")
        return null;
    return /^https?:$/.test(url.protocol) ? url.host : null;
}


/***/ })

};
