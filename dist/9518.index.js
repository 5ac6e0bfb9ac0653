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
/** The last so many values by key: what a run remembers stays bounded, however long it is. */
class Recent {
    #most;
    #values = new Map();
    constructor(most) {
        this.#most = most;
    }
    get(key) {
        const value = this.#values.get(key);
        // Insertion order is order of use; while there is room for twice as much, it does not matter.
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



/** undici publishes every connection here (undici's docs/api/DiagnosticsChannel.md). */
const CONNECTED = "undici:client:connected";
/** Hosts that are remembered at once. */
const HOSTS = 10_000;
/** When the certificates end that undici's connections were made with: read once a connection, nothing is asked for it. */
class CertificateEnds {
    #ends = new Recent(HOSTS);
    constructor() {
        (0,external_node_diagnostics_channel_.subscribe)(CONNECTED, this.#onConnected);
    }
    /** @returns milliseconds of the epoch; null where no certificate was seen. */
    of(url) {
        return url.protocol === "https:" ? (this.#ends.get(url.host) ?? null) : null;
    }
    close() {
        (0,external_node_diagnostics_channel_.unsubscribe)(CONNECTED, this.#onConnected);
    }
    #onConnected = (message) => {
        // The channel's type is undici's own promise.
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
/** Settings for a visit as another device. */
function asDevice(settings, device) {
    const userAgent = visitor/* USER_AGENTS */.Vm[device];
    return { ...settings, userAgent, headers: (0,visitor/* visitorHeaders */.hK)(userAgent, settings.locale) };
}
/** Asks as other devices and tells what is answered otherwise. */
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
/**
 * In words what another device met that this one did not; null where it is the same, or nobody could tell.
 *
 * @param own What this one met over HTTP, where the others are asked: Chrome may have got further.
 */
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
/** A site's phone edition of the same page is the same place: `m.acme.example/x`, `/m/x`. */
function placeOf(url) {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
    const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
    return `${host}:${port}${path}`;
}
const lowerFirst = (text) => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;

;// CONCATENATED MODULE: ./build/engine/link/line.js
/**
 * A queue whose emptied places hold nothing. (Array.shift leaves old backing stores behind that still point at what has long
 * been served: with hundreds in line they kept 70 MB alive between two full collections.)
 */
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
/** Empty places worth closing up. */
const COMPACT = 64;

// EXTERNAL MODULE: ./build/engine/link/stop.js
var stop = __webpack_require__(35482);
;// CONCATENATED MODULE: ./build/engine/link/gate.js


/**
 * So many good answers between two refusals show that a refusal was about one address, not about the host: one that
 * counts visits refuses several in a row once it begins.
 */
const SOUND = 4;
/** Good answers for one more request at once. */
const TRUST = 8;
/**
 * After so many holds without one good answer between them a host is left alone for longer than anybody waits: with
 * hundreds in line, one short hold for each of them would last for hours.
 */
const HOLDS = 5;
/** After so many unanswered visits for each that may be made at once, too: every one of them costs a whole time-out. */
const UNHEARD = 3;
/** ms. */
const LEFT_ALONE = 600_000;
/**
 * Who may ask whom when. A host that is waited for holds up nobody else: only those who may go at once count against
 * the global cap.
 */
class Gate {
    #options;
    #hosts = new Map();
    /** Hosts below their own cap that wait for the global one, in turn. */
    #ready = new Set();
    #active = 0;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Waits for a host's turn. Every entry needs its `leave`, unless the host is held.
     *
     * @param again Asked before, so first in line.
     * @returns 0; or the milliseconds for which the host is left alone, where those are too many; infinity, where that is
     *   because it does not answer.
     * @throws the signal's reason.
     */
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
    /** @param askedMs What Retry-After said. */
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
        // Answers to what was asked before the host was held say nothing new.
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
        // Those in line learn at once that they wait in vain.
        if (ms <= this.#options.patienceMs) {
            this.#wakeLater(host);
            return;
        }
        // Whoever would have ended a shorter hold must not end this one.
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
            // Said here and not by the clock: timers may be early by a fraction of a millisecond.
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
    /** Marks a host that could go on but for the global cap. */
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
            // Behind the others: every host gets its turn.
            if (this.#ready.size > 1)
                this.#ready.delete(host);
            if (next !== undefined)
                this.#admit(host, next.go);
            this.#offer(host);
        }
        // A host that is alone stays where it was, and a loop over a Set does not come back to it.
        if (this.#ready.size > 0 && this.#active < this.#options.concurrency)
            this.#pump();
    }
    /** Hosts with nothing to remember are not kept: a run may meet a hundred thousand. */
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
    /** Stops every clock. */
    close() {
        for (const { wake } of this.#hosts.values())
            if (wake !== null)
                clearTimeout(wake);
    }
}
/** Milliseconds for which a host still wants to be left alone. */
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
/** The next in line who has not left it. */
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



/** Hosts that are remembered at once. */
const hosts_HOSTS = 10_000;
/** So often Chrome tries in vain what HTTP could not do on a host, and then no more: it only makes the site angrier. */
const FRUITLESS = 3;
/** So many pages that are gone Chrome confirms on a host that has shown us nothing else, and then HTTP is believed there. */
const TRIALS = 2;
const unknown = () => ({
    answers: false,
    fruitless: new Map(),
    refused: null,
    trials: 0,
    trial: null,
    lied: false,
});
/**
 * What a run has learned of its hosts: whether Chrome is worth asking. A memory of failure only ever leads to
 * "inconclusive"; that a page is dead is never concluded from another one.
 */
class Hosts {
    #known = new Recent(hosts_HOSTS);
    /** What HTTP saw, for the checks that follow. */
    met(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined || last.sight.kind !== "page")
            return;
        this.#of(last.host).answers = true;
    }
    /** Whether Chrome should look: where HTTP's answer is suspicious, or a wall. */
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
    /** What is to be waited for before it is known whether this page's host tells Chrome the same; null where nothing is. */
    trialOf(seen) {
        const last = seen.attempts.at(-1);
        if (last === undefined || last.sight.kind !== "gone")
            return null;
        const known = this.#known.get(last.host);
        return isOnTrial(last.sight, known) && known?.lied !== true ? (known?.trial ?? null) : null;
    }
    /** @returns what ends the trial, if it is one. */
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
    /** An earlier look that says all that another could. */
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
/** Here Chrome's word makes the verdict, so it is asked every time. */
const DECISIVE = new Set([
    "page",
    "gone",
    "not_found_title",
    "not_found_heading",
    "certificate",
]);
/** Whether a page that is gone over HTTP may be there for browsers, as far as its host is known. */
function isOnTrial(sight, known) {
    if (sight.kind !== "gone" || sight.manager !== undefined)
        return false;
    if (known === undefined || known.lied)
        return true;
    return !known.answers && known.trials < TRIALS;
}
/**
 * @param answers The host has answered us with a page in this run: then a failure is the server's own. Where it never
 *   has, it may be that it tells Chrome from us.
 */
function suspects(sight, answers) {
    switch (sight.kind) {
        case "page":
            return sight.bare === "shell";
        case "gone":
            return sight.manager !== undefined;
        case "not_found_title":
        case "not_found_heading":
        case "certificate":
        case "wall":
        case "empty":
        // Chrome's own limit is twice ours: what is too long a chain for a check may bring a visitor there.
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
/** What Chrome would be answered as well: sign in (401, 407), come less often (429), the law forbids it (451). */
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



/** Milliseconds that Chrome may take with one page. */
const LOOK_MS = 30_000;
/** So often a browser may fail before it is given up. */
const FAILURES = 3;
/** Looks at once: a page takes most of a core (docs/benchmarks.md), and two are enough to wait for one another's servers. */
const LOOKS = Math.max(2, Math.min(4, external_node_os_.availableParallelism()));
/** The run's one browser, loaded and started where the first look calls for it. */
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
    /**
     * @returns null where there is no browser, which is logged once.
     * @throws the signal's reason.
     */
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
        this.#capturer ??= __webpack_require__.e(/* import() */ 4568).then(__webpack_require__.bind(__webpack_require__, 84568)).then(({ createCapturer }) => createCapturer({
            chromePath: this.#options.chromePath,
            proxyArguments: async () => (await this.#guard.openProxy()).chromeArguments,
            isBeacon: beacons/* isBeacon */.h,
            surroundings: { variables: this.#options.env },
            headersFor: this.#options.headersFor,
            log: this.#options.log,
        }));
        return this.#capturer;
    }
    /** Where there is no browser nobody asks again; one that fails may only have had a bad moment. */
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
        // One that could not be made has been told of, and holds nothing.
        await (await this.#capturer?.catch(() => null))?.close();
    }
}

;// CONCATENATED MODULE: ./build/engine/links.js














/** What a run remembers: verdicts that a second look would not change. */
const REMEMBERED = 4_096;
/** Milliseconds that a host may ask to be left alone for before it counts as not having answered. */
const PATIENCE_MS = 30_000;
/**
 * Looks at destinations for one run: pooled connections, caps, one browser opened where the first answer calls for it.
 *
 * @throws UnusableProxy where HTTP(S)_PROXY cannot be used.
 */
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
            // Whoever began may have been told to stop; this caller was not.
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
            // What may be otherwise in a moment is asked again.
            if (destination.verdict !== "inconclusive")
                this.#done.set(key, destination);
            return destination;
        }
        finally {
            this.#underWay.delete(key);
        }
    }
    async #look(url, device, asked) {
        const host = hostOf(url) ?? (await this.#guard.admit(url)).host;
        // Hundreds wait for their host's turn: here they are but an address, and cost next to nothing.
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
    /** Made anew where something differs from the last check; mostly nothing does. */
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
/** Meta's and TikTok's ads are seen on phones, as in the full evaluation; everything else on a desktop. */
function usualDevice(platform) {
    return platform !== null && PHONES.has(platform) ? "android" : "desktop";
}
const PHONES = new Set(["meta", "facebook", "instagram", "tiktok"]);
/** Host and port of an address that the guard need not be asked about before a connection is made; null for any other. */
function hostOf(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== "" || url.password !== "")
        return null;
    return url.protocol === "http:" || url.protocol === "https:" ? url.host : null;
}


/***/ })

};
