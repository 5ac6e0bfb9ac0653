export const id = 4687;
export const ids = [4687];
export const modules = {

/***/ 84687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLinkChecker: () => (/* binding */ createLinkChecker)
});

// EXTERNAL MODULE: ./build/engine/close-all.js
var close_all = __webpack_require__(59509);
// EXTERNAL MODULE: ./build/engine/guard/guard.js + 16 modules
var guard = __webpack_require__(6260);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url.js
var unsafe_url = __webpack_require__(30235);
// EXTERNAL MODULE: ./build/engine/limit-heap.js
var limit_heap = __webpack_require__(17939);
// EXTERNAL MODULE: ./build/engine/link/advisories.js
var advisories = __webpack_require__(19061);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/engine/link/lru-map.js
class LruMap {
    #most;
    #values = new Map();
    constructor(most) {
        this.#most = most;
    }
    get(key) {
        const value = this.#values.get(key);
        if (value === undefined || this.#values.size * 2 < this.#most)
            return value;
        this.#values.delete(key);
        this.#values.set(key, value);
        return value;
    }
    set(key, value) {
        this.#values.delete(key);
        this.#values.set(key, value);
        if (this.#values.size <= this.#most)
            return;
        const [oldest] = this.#values.keys();
        if (oldest !== undefined)
            this.#values.delete(oldest);
    }
}

;// CONCATENATED MODULE: ./build/engine/link/certificate-expiry.js



const CONNECTED_CHANNEL = "undici:client:connected";
const MAX_TRACKED_HOSTS = 10_000;
class CertificateExpiryTracker {
    #ends = new LruMap(MAX_TRACKED_HOSTS);
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
// EXTERNAL MODULE: ./build/engine/link/observation.js
var link_observation = __webpack_require__(56130);
// EXTERNAL MODULE: ./build/engine/link/probe.js + 6 modules
var probe = __webpack_require__(2955);
// EXTERNAL MODULE: ./build/engine/link/user-agent.js
var user_agent = __webpack_require__(38749);
;// CONCATENATED MODULE: ./build/engine/link/compare-devices.js



const DEVICE_NAMES = {
    desktop: "a desktop",
    android: "an Android phone",
    iphone: "an iPhone",
};
function withDevice(settings, device) {
    const userAgent = user_agent/* USER_AGENTS */.Vm[device];
    return { ...settings, userAgent, headers: (0,user_agent/* getBrowserHeaders */.r7)(userAgent, settings.locale) };
}
async function compareDevices(probeResult, verdict, devices, settings) {
    const advisories = [];
    const steps = [];
    for (const device of devices) {
        const other = await (0,probe/* probeWithSettings */.E)(probeResult.url, withDevice(settings, device));
        steps.push(...other.trail.map((step) => ({ ...step, note: `As ${DEVICE_NAMES[device]}: ${step.note}` })));
        const last = other.attempts.at(-1);
        const difference = last === undefined ? null : describeDifference(verdict, probeResult.attempts.at(-1), last);
        if (difference !== null) {
            const name = DEVICE_NAMES[device];
            const note = `${name[0]?.toUpperCase()}${name.slice(1)} gets another result: ${difference}`;
            advisories.push({ kind: "device_differs", note });
        }
    }
    return { advisories, steps };
}
function describeDifference(verdict, reference, other) {
    const { observation, finalUrl } = other;
    if (verdict.verdict === "inconclusive")
        return null;
    if (reference?.observation.kind === observation.kind && !(0,link_observation/* isAlive */._n)(observation))
        return null;
    if (verdict.verdict === "link_broken")
        return (0,link_observation/* isAlive */._n)(observation) ? "it gets the page" : null;
    if ((0,link_observation/* isDead */.XU)(observation) || observation.kind === "refused" || observation.kind === "invalid_redirect") {
        return lowerFirst((0,link_observation/* describeObservation */.C3)(observation));
    }
    if (!(0,link_observation/* isAlive */._n)(observation) || verdict.finalUrl === null)
        return null;
    return getComparableUrl(verdict.finalUrl) === getComparableUrl(finalUrl)
        ? null
        : `it ends on ${(0,link_observation/* truncate */.xv)(finalUrl)}`;
}
function getComparableUrl(url) {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
    const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
    return `${host}:${port}${path}`;
}
const lowerFirst = (text) => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;

// EXTERNAL MODULE: ./build/engine/link/classify.js + 3 modules
var classify = __webpack_require__(94543);
;// CONCATENATED MODULE: ./build/engine/link/host-history.js



const MAX_REMEMBERED_HOSTS = 10_000;
const MAX_FAILED_BROWSER_CHECKS = 3;
const MAX_BROWSER_TRIALS = 2;
const createHostRecord = () => ({
    hasServedPage: false,
    failedBrowserChecks: new Map(),
    certificateFailure: null,
    browserTrials: 0,
    pendingTrial: null,
    servesFalse404: false,
});
class HostHistory {
    #known = new LruMap(MAX_REMEMBERED_HOSTS);
    recordProbe(probeResult) {
        const last = probeResult.attempts.at(-1);
        if (last === undefined || last.observation.kind !== "page")
            return;
        this.#of(last.host).hasServedPage = true;
    }
    needsBrowser(probeResult) {
        const last = probeResult.attempts.at(-1);
        if (last === undefined)
            return true;
        const record = this.#known.get(last.host);
        if (needsTrial(last.observation, record))
            return true;
        if (!isSuspicious(last.observation, record?.hasServedPage ?? false))
            return false;
        return (record?.failedBrowserChecks.get(last.observation.kind) ?? 0) < MAX_FAILED_BROWSER_CHECKS;
    }
    getPendingTrial(probeResult) {
        const last = probeResult.attempts.at(-1);
        if (last === undefined || last.observation.kind !== "not_found_status")
            return null;
        const record = this.#known.get(last.host);
        return needsTrial(last.observation, record) && record?.servesFalse404 !== true
            ? (record?.pendingTrial ?? null)
            : null;
    }
    beginTrial(probeResult) {
        const last = probeResult.attempts.at(-1);
        if (last === undefined || !needsTrial(last.observation, this.#known.get(last.host)))
            return () => { };
        const record = this.#of(last.host);
        const { promise, resolve } = Promise.withResolvers();
        record.pendingTrial = promise;
        return () => {
            record.browserTrials += 1;
            record.pendingTrial = null;
            resolve();
        };
    }
    #of(host) {
        let record = this.#known.get(host);
        if (record === undefined) {
            record = createHostRecord();
            this.#known.set(host, record);
        }
        return record;
    }
    getEarlierPageLoad(probeResult) {
        const last = probeResult.attempts.at(-1);
        if (last?.observation.kind !== "certificate")
            return null;
        return this.#known.get(last.host)?.certificateFailure ?? null;
    }
    recordPageLoad(probeResult, page) {
        const last = probeResult.attempts.at(-1);
        if (last === undefined)
            return;
        const observation = (0,classify/* classifyPageLoad */.ug)(page);
        const host = last.host;
        const record = this.#of(host);
        if (last.observation.kind === "not_found_status" && (0,link_observation/* isAlive */._n)(observation))
            record.servesFalse404 = true;
        if (observation.kind === "certificate" && last.observation.kind === "certificate")
            record.certificateFailure = page;
        if ((0,link_observation/* isAlive */._n)(observation))
            record.failedBrowserChecks.delete(last.observation.kind);
        else if (!BROWSER_DECIDES.has(last.observation.kind)) {
            record.failedBrowserChecks.set(last.observation.kind, (record.failedBrowserChecks.get(last.observation.kind) ?? 0) + 1);
        }
    }
}
const BROWSER_DECIDES = new Set([
    "page",
    "not_found_status",
    "not_found_title",
    "not_found_heading",
    "certificate",
]);
function needsTrial(observation, record) {
    if (observation.kind !== "not_found_status" || observation.botManager !== undefined)
        return false;
    if (record === undefined || record.servesFalse404)
        return true;
    return !record.hasServedPage && record.browserTrials < MAX_BROWSER_TRIALS;
}
function isSuspicious(observation, answers) {
    switch (observation.kind) {
        case "page":
            return observation.contentAmount === "shell" || observation.maybeUnavailable === true;
        case "not_found_status":
            return observation.botManager !== undefined;
        case "not_found_title":
        case "not_found_heading":
        case "certificate":
        case "bot_check":
        case "empty":
        case "too_many_redirects":
            return true;
        case "refused":
            return !CONCLUSIVE_REFUSALS.has(observation.status);
        case "server_error":
        case "timeout":
        case "unreachable":
        case "redirect_loop":
            return !answers;
        default:
            return false;
    }
}
const CONCLUSIVE_REFUSALS = new Set([401, 407, 429, 451]);

// EXTERNAL MODULE: ./build/engine/link/abort-listeners.js
var abort_listeners = __webpack_require__(31202);
;// CONCATENATED MODULE: ./build/engine/link/fifo.js
class Fifo {
    #places = [];
    #first = 0;
    get length() {
        return this.#places.length - this.#first;
    }
    push(item) {
        this.#places.push(item);
    }
    shift() {
        if (this.length === 0)
            return undefined;
        const item = this.#places[this.#first];
        this.#places[this.#first] = undefined;
        this.#first += 1;
        if (this.#first >= MIN_COMPACT_SLOTS && this.#first * 2 >= this.#places.length) {
            this.#places.copyWithin(0, this.#first);
            this.#places.fill(undefined, this.length);
            this.#places.length -= this.#first;
            this.#first = 0;
        }
        return item;
    }
}
const MIN_COMPACT_SLOTS = 64;

;// CONCATENATED MODULE: ./build/engine/link/host-limiter.js


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
    async acquire(name, again, signal) {
        const host = this.#host(name);
        const held = getHoldMs(host);
        if (held > this.#options.maxWaitMs)
            return this.#told(host, held);
        if (held === 0 &&
            !hasWaiters(host) &&
            host.active < host.cap &&
            this.#active < this.#options.concurrency) {
            this.#begin(host);
            return 0;
        }
        await this.#wait(host, again, signal);
        const asked = getHoldMs(host);
        if (asked <= this.#options.maxWaitMs)
            return 0;
        this.#end(host);
        return this.#told(host, asked);
    }
    release(name, ending, askedMs = null) {
        const host = this.#host(name);
        if (ending === "too_many")
            this.#refused(host, askedMs ?? 1_000);
        else if (ending === "answered")
            this.#answered(host);
        else if (ending === "silence")
            this.#unheard(host);
        this.#end(host);
    }
    #answered(host) {
        host.successes += 1;
        host.refusals = 0;
        host.holds = 0;
        host.timeouts = 0;
        if (host.cap < this.#options.perHost && host.successes % SUCCESSES_PER_CAP_INCREASE === 0)
            host.cap += 1;
    }
    #unheard(host) {
        host.timeouts += 1;
        if (this.#isSilent(host))
            this.#hold(host, LONG_HOLD_MS);
    }
    #isSilent(host) {
        return host.timeouts >= MAX_TIMEOUTS_PER_SLOT * this.#options.perHost;
    }
    #told(host, held) {
        return this.#isSilent(host) ? Number.POSITIVE_INFINITY : held;
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
        if (ms <= this.#options.maxWaitMs) {
            this.#wakeLater(host);
            return;
        }
        if (host.wakeTimer !== null)
            clearTimeout(host.wakeTimer);
        host.wakeTimer = null;
        for (let next = takeNextWaiter(host); next !== undefined; next = takeNextWaiter(host))
            this.#admit(host, next.admit);
    }
    #wakeLater(host) {
        if (host.wakeTimer !== null)
            clearTimeout(host.wakeTimer);
        host.wakeTimer = setTimeout(() => {
            host.wakeTimer = null;
            host.heldUntil = 0;
            this.#offer(host);
            this.#pump();
        }, Math.max(0, host.heldUntil - performance.now()));
    }
    #wait(host, again, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const waiter = {
                cancelled: false,
                admit: () => {
                    (0,abort_listeners/* removeAbortListener */.BU)(listener);
                    resolve();
                },
            };
            const listener = (0,abort_listeners/* addAbortListener */.gq)(signal, () => {
                waiter.cancelled = true;
                (0,abort_listeners/* removeAbortListener */.BU)(listener);
                reject(signal.reason);
            });
            (again ? host.retryQueue : host.queue).push(waiter);
            this.#offer(host);
            this.#pump();
        });
    }
    #begin(host) {
        host.active += 1;
        this.#active += 1;
    }
    #admit(host, go) {
        this.#begin(host);
        go();
    }
    #end(host) {
        host.active -= 1;
        this.#active -= 1;
        this.#offer(host);
        this.#pump();
        if (host.active === 0 && !hasWaiters(host))
            this.#forget(host);
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
            const next = takeNextWaiter(host);
            if (this.#ready.size > 1)
                this.#ready.delete(host);
            if (next !== undefined)
                this.#admit(host, next.admit);
            this.#offer(host);
        }
        if (this.#ready.size > 0 && this.#active < this.#options.concurrency)
            this.#pump();
    }
    #forget(host) {
        const { cap, holds, timeouts, name } = host;
        const plain = cap === this.#options.perHost && holds === 0 && timeouts === 0;
        if (plain && getHoldMs(host) === 0)
            this.#hosts.delete(name);
    }
    #host(name) {
        const known = this.#hosts.get(name);
        if (known !== undefined)
            return known;
        const { perHost: cap } = this.#options;
        const host = {
            name,
            active: 0,
            cap,
            retryQueue: new Fifo(),
            queue: new Fifo(),
            heldUntil: 0,
            wakeTimer: null,
            successes: 0,
            refusals: 0,
            holds: 0,
            timeouts: 0,
        };
        this.#hosts.set(name, host);
        return host;
    }
    close() {
        for (const { wakeTimer } of this.#hosts.values())
            if (wakeTimer !== null)
                clearTimeout(wakeTimer);
    }
}
function getHoldMs(host) {
    if (host.heldUntil === 0)
        return 0;
    const left = host.heldUntil - performance.now();
    if (left > 0)
        return left;
    host.heldUntil = 0;
    return 0;
}
const hasWaiters = (host) => host.retryQueue.length > 0 || host.queue.length > 0;
function takeNextWaiter(host) {
    for (;;) {
        const next = host.retryQueue.shift() ?? host.queue.shift();
        if (next === undefined || !next.cancelled)
            return next;
    }
}

// EXTERNAL MODULE: ./build/engine/link/network-status.js
var network_status = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/engine/link/options.js
var options = __webpack_require__(81178);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/engine/guard/beacons.js + 1 modules
var beacons = __webpack_require__(14803);
;// CONCATENATED MODULE: ./build/engine/shared-browser.js




const OBSERVATION_TIMEOUT_MS = 30_000;
const MAX_BROWSER_FAILURES = 3;
const MAX_CONCURRENT_PAGES = Math.max(2, Math.min(4, external_node_os_.availableParallelism()));
class SharedBrowser {
    #guard;
    #options;
    #capturer = null;
    #unavailable = false;
    #failures = 0;
    #activePages = 0;
    #waiters = [];
    constructor(guard, options) {
        this.#guard = guard;
        this.#options = options;
    }
    async observe(url, device, signal) {
        if (this.#unavailable)
            return null;
        await this.#acquireSlot();
        try {
            signal.throwIfAborted();
            const capturer = await this.#getCapturer();
            const viewport = device === "desktop" ? "desktop" : "mobile";
            return await capturer.observe(url, { viewport, signal, deadlineMs: OBSERVATION_TIMEOUT_MS }, check_link/* getWaitReason */.SZ);
        }
        catch (problem) {
            signal.throwIfAborted();
            this.#recordFailure(problem);
            return null;
        }
        finally {
            this.#activePages -= 1;
            this.#waiters.shift()?.();
        }
    }
    async #acquireSlot() {
        if (this.#activePages >= MAX_CONCURRENT_PAGES)
            await new Promise((resolve) => this.#waiters.push(resolve));
        this.#activePages += 1;
    }
    #getCapturer() {
        this.#capturer ??= __webpack_require__.e(/* import() */ 7514).then(__webpack_require__.bind(__webpack_require__, 37514)).then(({ createCapturer }) => createCapturer({
            chromePath: this.#options.chromePath,
            openProxy: this.#guard.openProxy,
            isBeacon: beacons/* isBeacon */.h,
            surroundings: { variables: this.#options.env },
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
function createLinkChecker(options) {
    return new EngineLinkChecker(options);
}
class EngineLinkChecker {
    notices;
    #guard;
    #devices;
    #browser;
    #hostLimiter;
    #headersFor;
    #log;
    #hosts = new HostHistory();
    #network = new network_status/* NetworkStatus */.p();
    #certificates = new CertificateExpiryTracker();
    #cachedSettings = null;
    #inFlight = new Map();
    #verdictCache = new LruMap(MAX_CACHED_VERDICTS);
    constructor(options) {
        const { perHost, concurrency } = options;
        this.#guard = (0,guard/* createGuard */.o)({ ...options, connections: perHost });
        this.#browser = new SharedBrowser(this.#guard, options);
        this.#hostLimiter = new HostLimiter({ perHost, concurrency, maxWaitMs: MAX_RETRY_AFTER_MS });
        this.#devices = options.devices ?? [];
        this.#headersFor = options.headersFor;
        this.#log = options.log;
        this.notices = this.#guard.notices;
    }
    check = async (url, options) => {
        options.signal.throwIfAborted();
        const device = defaultDevice(options.platform ?? null);
        const key = `${device} ${url}`;
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
            if ((0,unsafe_url/* unsafeCause */.q)(error) !== null)
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
            (0,limit_heap/* limitYoungGeneration */.a)();
        }
    }
    async #checkDestination(url, device, options) {
        const host = parseHost(url) ?? (await this.#guard.admit(url)).host;
        const entered = await this.#hostLimiter.acquire(host, false, options.signal);
        const settings = this.#settingsFor(device, options);
        const { probeResult, verdict } = await (0,check_link/* checkLink */.tD)(url, settings, this.#hosts, entered);
        const others = this.#devices.filter((other) => other !== device);
        const compared = others.length === 0 ? null : await compareDevices(probeResult, verdict, others, settings);
        const expiring = verdict.verdict === "alive" ? this.#expiryAdvisories(verdict.finalUrl) : [];
        return {
            url,
            verdict: verdict.verdict,
            httpStatus: verdict.httpStatus,
            finalUrl: verdict.finalUrl,
            reason: verdict.reason,
            advisories: [...verdict.advisories, ...expiring, ...(compared?.advisories ?? [])],
            evidence: [...verdict.trail, ...(compared?.steps ?? [])],
        };
    }
    #settingsFor(device, { signal, timeoutMs }) {
        const cached = this.#cachedSettings;
        if (cached?.device === device &&
            cached.options.signal === signal &&
            cached.options.timeoutMs === timeoutMs) {
            return cached.settings;
        }
        const settings = (0,options/* resolveSettings */.M)({
            dispatcher: this.#guard.dispatcher,
            dial: this.#guard.dial,
            findUnsafeUrlError: unsafe_url/* unsafeCause */.q,
            hostLimiter: this.#hostLimiter,
            network: this.#network,
            userAgent: user_agent/* USER_AGENTS */.Vm[device],
            maxRetryAfterMs: MAX_RETRY_AFTER_MS,
            headersFor: this.#headersFor,
            signal,
            loadPage: (url, stop) => this.#browser.observe(url, device, stop),
            ...(timeoutMs !== undefined && { timeoutMs }),
        });
        this.#cachedSettings = {
            device,
            options: { signal, ...(timeoutMs !== undefined && { timeoutMs }) },
            settings,
        };
        return settings;
    }
    #expiryAdvisories(finalUrl) {
        const url = finalUrl === null ? null : new URL(finalUrl);
        const ends = url === null ? null : this.#certificates.getExpiry(url);
        const advisory = url === null || ends === null ? null : (0,advisories/* checkCertificateExpiry */.b5)(url.host, ends, Date.now());
        return advisory === null ? [] : [advisory];
    }
    close() {
        this.#hostLimiter.close();
        this.#certificates.close();
        return (0,close_all/* closeAll */.S)([() => this.#browser.close(), () => this.#guard.close()], this.#log);
    }
}
function defaultDevice(platform) {
    return platform !== null && MOBILE_PLATFORMS.has(platform) ? "android" : "desktop";
}
const MOBILE_PLATFORMS = new Set(["meta", "facebook", "instagram", "tiktok"]);
function parseHost(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== "" || url.password !== "")
        return null;
    return url.protocol === "http:" || url.protocol === "https:" ? url.host : null;
}


/***/ })

};
