export const id = 9518;
export const ids = [9518];
export const modules = {

/***/ 19518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLinkChecker: () => (/* binding */ createLinkChecker)
});

// EXTERNAL MODULE: ./build/engine/closing.js
var closing = __webpack_require__(14480);
// EXTERNAL MODULE: ./build/engine/guard/guard.js + 13 modules
var guard = __webpack_require__(6645);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url.js
var unsafe_url = __webpack_require__(30235);
// EXTERNAL MODULE: ./build/engine/link/advisories.js
var advisories = __webpack_require__(19061);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/engine/link/recent.js
class Recent {
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

;// CONCATENATED MODULE: ./build/engine/link/certificate-ends.js



const CONNECTED = "undici:client:connected";
const HOSTS = 10_000;
class CertificateEnds {
    #ends = new Recent(HOSTS);
    constructor() {
        (0,external_node_diagnostics_channel_.subscribe)(CONNECTED, this.#onConnected);
    }
    of(url) {
        return url.protocol === "https:" ? (this.#ends.get(url.host) ?? null) : null;
    }
    close() {
        (0,external_node_diagnostics_channel_.unsubscribe)(CONNECTED, this.#onConnected);
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

// EXTERNAL MODULE: ./build/engine/link/probe.js + 6 modules
var probe = __webpack_require__(94774);
// EXTERNAL MODULE: ./build/engine/link/sight.js
var link_sight = __webpack_require__(33661);
// EXTERNAL MODULE: ./build/engine/link/visitor.js
var visitor = __webpack_require__(74654);
;// CONCATENATED MODULE: ./build/engine/link/devices.js



const NAMES = {
    desktop: "a desktop",
    android: "an Android phone",
    iphone: "an iPhone",
};
function asDevice(settings, device) {
    const userAgent = visitor/* USER_AGENTS */.Vm[device];
    return { ...settings, userAgent, headers: (0,visitor/* visitorHeaders */.hK)(userAgent, settings.locale) };
}
async function compareDevices(seen, verdict, devices, settings) {
    const advisories = [];
    const steps = [];
    for (const device of devices) {
        const other = await (0,probe/* probeWith */.x)(seen.url, asDevice(settings, device));
        steps.push(...other.trail.map((step) => ({ ...step, note: `As ${NAMES[device]}: ${step.note}` })));
        const last = other.attempts.at(-1);
        const difference = last === undefined ? null : differenceOf(verdict, seen.attempts.at(-1), last);
        if (difference !== null) {
            const name = NAMES[device];
            const note = `${name[0]?.toUpperCase()}${name.slice(1)} is answered otherwise: ${difference}`;
            advisories.push({ kind: "device_differs", note });
        }
    }
    return { advisories, steps };
}
function differenceOf(verdict, own, other) {
    const { sight, finalUrl } = other;
    if (verdict.verdict === "inconclusive")
        return null;
    if (own?.sight.kind === sight.kind && !(0,link_sight/* saysAlive */.kU)(sight))
        return null;
    if (verdict.verdict === "link_broken")
        return (0,link_sight/* saysAlive */.kU)(sight) ? "it gets the page" : null;
    if ((0,link_sight/* saysDead */.$E)(sight) || sight.kind === "refused" || sight.kind === "odd_redirect") {
        return lowerFirst((0,link_sight/* sentence */.em)(sight));
    }
    if (!(0,link_sight/* saysAlive */.kU)(sight) || verdict.finalUrl === null)
        return null;
    return placeOf(verdict.finalUrl) === placeOf(finalUrl) ? null : `it ends on ${(0,link_sight/* shortened */.vI)(finalUrl)}`;
}
function placeOf(url) {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
    const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
    return `${host}:${port}${path}`;
}
const lowerFirst = (text) => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;

;// CONCATENATED MODULE: ./build/engine/link/line.js
class Line {
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
        if (this.#first >= COMPACT && this.#first * 2 >= this.#places.length) {
            this.#places.copyWithin(0, this.#first);
            this.#places.fill(undefined, this.length);
            this.#places.length -= this.#first;
            this.#first = 0;
        }
        return item;
    }
}
const COMPACT = 64;

// EXTERNAL MODULE: ./build/engine/link/stop.js
var stop = __webpack_require__(35482);
;// CONCATENATED MODULE: ./build/engine/link/gate.js


const SOUND = 4;
const TRUST = 8;
const HOLDS = 5;
const UNHEARD = 3;
const LEFT_ALONE = 600_000;
class Gate {
    #options;
    #hosts = new Map();
    #ready = new Set();
    #active = 0;
    constructor(options) {
        this.#options = options;
    }
    async enter(name, again, signal) {
        const host = this.#host(name);
        const held = heldFor(host);
        if (held > this.#options.patienceMs)
            return this.#told(host, held);
        if (held === 0 &&
            !isWaitedFor(host) &&
            host.active < host.cap &&
            this.#active < this.#options.concurrency) {
            this.#begin(host);
            return 0;
        }
        await this.#wait(host, again, signal);
        const asked = heldFor(host);
        if (asked <= this.#options.patienceMs)
            return 0;
        this.#end(host);
        return this.#told(host, asked);
    }
    leave(name, ending, askedMs = null) {
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
        host.fine += 1;
        host.refused = 0;
        host.holds = 0;
        host.unheard = 0;
        if (host.cap < this.#options.perHost && host.fine % TRUST === 0)
            host.cap += 1;
    }
    #unheard(host) {
        host.unheard += 1;
        if (this.#isSilent(host))
            this.#hold(host, LEFT_ALONE);
    }
    #isSilent(host) {
        return host.unheard >= UNHEARD * this.#options.perHost;
    }
    #told(host, held) {
        return this.#isSilent(host) ? Number.POSITIVE_INFINITY : held;
    }
    #refused(host, askedMs) {
        host.refused += 1;
        host.unheard = 0;
        const known = heldFor(host) > 0;
        if (!known && host.fine >= SOUND && host.refused === 1)
            return;
        if (!known) {
            host.cap = Math.max(1, Math.floor(host.cap / 2));
            host.holds += 1;
        }
        host.fine = 0;
        this.#hold(host, host.holds > HOLDS ? Math.max(askedMs, LEFT_ALONE) : askedMs);
    }
    #hold(host, ms) {
        host.heldUntil = Math.max(host.heldUntil, performance.now() + ms);
        if (ms <= this.#options.patienceMs) {
            this.#wakeLater(host);
            return;
        }
        if (host.wake !== null)
            clearTimeout(host.wake);
        host.wake = null;
        for (let next = nextOf(host); next !== undefined; next = nextOf(host))
            this.#admit(host, next.go);
    }
    #wakeLater(host) {
        if (host.wake !== null)
            clearTimeout(host.wake);
        host.wake = setTimeout(() => {
            host.wake = null;
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
                gone: false,
                go: () => {
                    (0,stop/* offStop */.Ac)(listener);
                    resolve();
                },
            };
            const listener = (0,stop/* onStop */.gt)(signal, () => {
                waiter.gone = true;
                (0,stop/* offStop */.Ac)(listener);
                reject(signal.reason);
            });
            (again ? host.again : host.waiting).push(waiter);
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
        if (host.active === 0 && !isWaitedFor(host))
            this.#forget(host);
    }
    #offer(host) {
        const able = isWaitedFor(host) && host.active < host.cap && heldFor(host) === 0;
        if (able)
            this.#ready.add(host);
        else
            this.#ready.delete(host);
    }
    #pump() {
        for (const host of this.#ready) {
            if (this.#active >= this.#options.concurrency)
                return;
            const next = nextOf(host);
            if (this.#ready.size > 1)
                this.#ready.delete(host);
            if (next !== undefined)
                this.#admit(host, next.go);
            this.#offer(host);
        }
        if (this.#ready.size > 0 && this.#active < this.#options.concurrency)
            this.#pump();
    }
    #forget(host) {
        const { cap, holds, unheard, name } = host;
        const plain = cap === this.#options.perHost && holds === 0 && unheard === 0;
        if (plain && heldFor(host) === 0)
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
            again: new Line(),
            waiting: new Line(),
            heldUntil: 0,
            wake: null,
            fine: 0,
            refused: 0,
            holds: 0,
            unheard: 0,
        };
        this.#hosts.set(name, host);
        return host;
    }
    close() {
        for (const { wake } of this.#hosts.values())
            if (wake !== null)
                clearTimeout(wake);
    }
}
function heldFor(host) {
    if (host.heldUntil === 0)
        return 0;
    const left = host.heldUntil - performance.now();
    if (left > 0)
        return left;
    host.heldUntil = 0;
    return 0;
}
const isWaitedFor = (host) => host.again.length > 0 || host.waiting.length > 0;
function nextOf(host) {
    for (;;) {
        const next = host.again.shift() ?? host.waiting.shift();
        if (next === undefined || !next.gone)
            return next;
    }
}

// EXTERNAL MODULE: ./build/engine/link/classify.js + 3 modules
var classify = __webpack_require__(28051);
;// CONCATENATED MODULE: ./build/engine/link/hosts.js



const hosts_HOSTS = 10_000;
const FRUITLESS = 3;
const TRIALS = 2;
const unknown = () => ({
    answers: false,
    fruitless: new Map(),
    refused: null,
    trials: 0,
    trial: null,
    lied: false,
});
class Hosts {
    #known = new Recent(hosts_HOSTS);
    met(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined || last.sight.kind !== "page")
            return;
        this.#of(last.host).answers = true;
    }
    wantsBrowser(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined)
            return true;
        const known = this.#known.get(last.host);
        if (isOnTrial(last.sight, known))
            return true;
        if (!suspects(last.sight, known?.answers ?? false))
            return false;
        return (known?.fruitless.get(last.sight.kind) ?? 0) < FRUITLESS;
    }
    trialOf(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined || last.sight.kind !== "gone")
            return null;
        const known = this.#known.get(last.host);
        return isOnTrial(last.sight, known) && known?.lied !== true ? (known?.trial ?? null) : null;
    }
    beginTrial(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined || !isOnTrial(last.sight, this.#known.get(last.host)))
            return () => { };
        const known = this.#of(last.host);
        const { promise, resolve } = Promise.withResolvers();
        known.trial = promise;
        return () => {
            known.trials += 1;
            known.trial = null;
            resolve();
        };
    }
    #of(host) {
        let known = this.#known.get(host);
        if (known === undefined) {
            known = unknown();
            this.#known.set(host, known);
        }
        return known;
    }
    earlierLook(seen) {
        const last = seen.attempts.at(-1);
        if (last?.sight.kind !== "certificate")
            return null;
        return this.#known.get(last.host)?.refused ?? null;
    }
    looked(seen, look) {
        const last = seen.attempts.at(-1);
        if (last === undefined)
            return;
        const sight = (0,classify/* sightOfLook */.S4)(look);
        const host = last.host;
        const known = this.#of(host);
        if (last.sight.kind === "gone" && (0,link_sight/* saysAlive */.kU)(sight))
            known.lied = true;
        if (sight.kind === "certificate" && last.sight.kind === "certificate")
            known.refused = look;
        if ((0,link_sight/* saysAlive */.kU)(sight))
            known.fruitless.delete(last.sight.kind);
        else if (!DECISIVE.has(last.sight.kind)) {
            known.fruitless.set(last.sight.kind, (known.fruitless.get(last.sight.kind) ?? 0) + 1);
        }
    }
}
const DECISIVE = new Set([
    "page",
    "gone",
    "not_found_title",
    "not_found_heading",
    "certificate",
]);
function isOnTrial(sight, known) {
    if (sight.kind !== "gone" || sight.manager !== undefined)
        return false;
    if (known === undefined || known.lied)
        return true;
    return !known.answers && known.trials < TRIALS;
}
function suspects(sight, answers) {
    switch (sight.kind) {
        case "page":
            return sight.bare === "shell" || sight.gone === true;
        case "gone":
            return sight.manager !== undefined;
        case "not_found_title":
        case "not_found_heading":
        case "certificate":
        case "wall":
        case "empty":
        case "too_many_redirects":
            return true;
        case "refused":
            return !FINAL_REFUSALS.has(sight.status);
        case "server_error":
        case "timeout":
        case "unreachable":
        case "redirect_loop":
            return !answers;
        default:
            return false;
    }
}
const FINAL_REFUSALS = new Set([401, 407, 429, 451]);

// EXTERNAL MODULE: ./build/engine/link/link.js + 1 modules
var link_link = __webpack_require__(42194);
// EXTERNAL MODULE: ./build/engine/link/network.js
var network = __webpack_require__(20010);
// EXTERNAL MODULE: ./build/engine/link/options.js
var options = __webpack_require__(81178);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/engine/guard/beacons.js + 1 modules
var beacons = __webpack_require__(1071);
;// CONCATENATED MODULE: ./build/engine/onlooker.js



const LOOK_MS = 30_000;
const FAILURES = 3;
const LOOKS = Math.max(2, Math.min(4, external_node_os_.availableParallelism()));
class Onlooker {
    #guard;
    #options;
    #capturer = null;
    #missing = false;
    #failures = 0;
    #looking = 0;
    #waiting = [];
    constructor(guard, options) {
        this.#guard = guard;
        this.#options = options;
    }
    async look(url, device, signal) {
        if (this.#missing)
            return null;
        await this.#turn();
        try {
            signal.throwIfAborted();
            const capturer = await this.#open();
            const viewport = device === "desktop" ? "desktop" : "mobile";
            return await capturer.look(url, { viewport, signal, deadlineMs: LOOK_MS }, link_link/* mayPass */.bg);
        }
        catch (problem) {
            signal.throwIfAborted();
            this.#giveUp(problem);
            return null;
        }
        finally {
            this.#looking -= 1;
            this.#waiting.shift()?.();
        }
    }
    async #turn() {
        if (this.#looking >= LOOKS)
            await new Promise((resolve) => this.#waiting.push(resolve));
        this.#looking += 1;
    }
    #open() {
        this.#capturer ??= __webpack_require__.e(/* import() */ 6049).then(__webpack_require__.bind(__webpack_require__, 86049)).then(({ createCapturer }) => createCapturer({
            chromePath: this.#options.chromePath,
            proxyArguments: async () => (await this.#guard.openProxy()).chromeArguments,
            isBeacon: beacons/* isBeacon */.h,
            surroundings: { variables: this.#options.env },
            headersFor: this.#options.headersFor,
            log: this.#options.log,
        }));
        return this.#capturer;
    }
    #giveUp(problem) {
        this.#failures += 1;
        const isMissing = problem instanceof Error && problem.name === "BrowserMissing";
        if (this.#missing || (!isMissing && this.#failures < FAILURES))
            return;
        this.#missing = true;
        const why = problem instanceof Error ? problem.message : String(problem);
        this.#options.log(`Destinations are judged by HTTP alone from here on: ${why}`);
    }
    async close() {
        this.#missing = true;
        await (await this.#capturer?.catch(() => null))?.close();
    }
}

// EXTERNAL MODULE: ./build/engine/young.js
var young = __webpack_require__(46643);
;// CONCATENATED MODULE: ./build/engine/links.js















const REMEMBERED = 4_096;
const PATIENCE_MS = 30_000;
function createLinkChecker(options) {
    return new Checker(options);
}
class Checker {
    notices;
    #guard;
    #devices;
    #browser;
    #gate;
    #headersFor;
    #log;
    #hosts = new Hosts();
    #network = new network/* Network */.l();
    #certificates = new CertificateEnds();
    #made = null;
    #underWay = new Map();
    #done = new Recent(REMEMBERED);
    constructor(options) {
        const { perHost, concurrency } = options;
        this.#guard = (0,guard/* createGuard */.o)({ ...options, connections: perHost });
        this.#browser = new Onlooker(this.#guard, options);
        this.#gate = new Gate({ perHost, concurrency, patienceMs: PATIENCE_MS });
        this.#devices = options.devices ?? [];
        this.#headersFor = options.headersFor;
        this.#log = options.log;
        this.notices = this.#guard.notices;
    }
    check = async (url, asked) => {
        asked.signal.throwIfAborted();
        const device = usualDevice(asked.platform ?? null);
        const key = `${device} ${url}`;
        const known = this.#done.get(key);
        if (known !== undefined)
            return known;
        const underWay = this.#underWay.get(key);
        if (underWay === undefined)
            return this.#begin(key, url, device, asked);
        try {
            return await underWay;
        }
        catch (error) {
            asked.signal.throwIfAborted();
            if ((0,unsafe_url/* unsafeCause */.q)(error) !== null)
                throw error;
            return this.check(url, asked);
        }
    };
    async #begin(key, url, device, asked) {
        const checking = this.#look(url, device, asked);
        this.#underWay.set(key, checking);
        try {
            const destination = await checking;
            if (destination.verdict !== "inconclusive")
                this.#done.set(key, destination);
            return destination;
        }
        finally {
            this.#underWay.delete(key);
            (0,young/* keepYoungSmall */.f)();
        }
    }
    async #look(url, device, asked) {
        const host = hostOf(url) ?? (await this.#guard.admit(url)).host;
        const entered = await this.#gate.enter(host, false, asked.signal);
        const settings = this.#settingsFor(device, asked);
        const { seen, verdict } = await (0,link_link/* checkLink */.tD)(url, settings, this.#hosts, entered);
        const others = this.#devices.filter((other) => other !== device);
        const compared = others.length === 0 ? null : await compareDevices(seen, verdict, others, settings);
        const expiring = verdict.verdict === "alive" ? this.#expiring(verdict.finalUrl) : [];
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
        const made = this.#made;
        if (made?.device === device && made.asked.signal === signal && made.asked.timeoutMs === timeoutMs) {
            return made.settings;
        }
        const settings = (0,options/* settingsOf */.f)({
            dispatcher: this.#guard.dispatcher,
            dial: this.#guard.dial,
            unsafe: unsafe_url/* unsafeCause */.q,
            gate: this.#gate,
            network: this.#network,
            userAgent: visitor/* USER_AGENTS */.Vm[device],
            patienceMs: PATIENCE_MS,
            headersFor: this.#headersFor,
            signal,
            look: (url, stop) => this.#browser.look(url, device, stop),
            ...(timeoutMs !== undefined && { timeoutMs }),
        });
        this.#made = { device, asked: { signal, ...(timeoutMs !== undefined && { timeoutMs }) }, settings };
        return settings;
    }
    #expiring(finalUrl) {
        const url = finalUrl === null ? null : new URL(finalUrl);
        const ends = url === null ? null : this.#certificates.of(url);
        const advisory = url === null || ends === null ? null : (0,advisories/* expiringAdvisory */.Aq)(url.host, ends, Date.now());
        return advisory === null ? [] : [advisory];
    }
    close() {
        this.#gate.close();
        this.#certificates.close();
        return (0,closing/* closeAll */.S)([() => this.#browser.close(), () => this.#guard.close()], this.#log);
    }
}
function usualDevice(platform) {
    return platform !== null && PHONES.has(platform) ? "android" : "desktop";
}
const PHONES = new Set(["meta", "facebook", "instagram", "tiktok"]);
function hostOf(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== "" || url.password !== "")
        return null;
    return url.protocol === "http:" || url.protocol === "https:" ? url.host : null;
}


/***/ })

};
