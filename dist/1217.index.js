export const id = 1217;
export const ids = [1217];
export const modules = {

/***/ 22683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proxyAddress)
/* harmony export */ });
function proxyAddress(value) {
    const written = value?.trim() ?? "";
    return written === "" || written.includes("://") ? written : `http://${written}`;
}


/***/ }),

/***/ 14480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ closeAll)
/* harmony export */ });
async function closeAll(parts, log) {
    for (const close of parts) {
        try {
            await close();
        }
        catch (error) {
            log(`Not closed: ${String(error)}`);
        }
    }
}


/***/ }),

/***/ 1071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ isBeacon),
  T: () => (/* binding */ isBeaconHost)
});

;// CONCATENATED MODULE: ./build/engine/guard/beacon-list.js
const BEACON_HOSTS = new Set([
    "google-analytics.com",
    "region1.analytics.google.com",
    "stats.g.doubleclick.net",
    "fls.doubleclick.net",
    "px.ads.linkedin.com",
    "snap.licdn.com",
    "analytics.tiktok.com",
    "alb.reddit.com",
    "pixel-config.reddit.com",
    "bat.bing.com",
    "bat.bing.net",
    "clarity.ms",
    "ct.pinterest.com",
    "tr.snapchat.com",
    "analytics.twitter.com",
    "static.ads-twitter.com",
    "q.quora.com",
    "static.hotjar.com",
    "script.hotjar.com",
    "vars.hotjar.com",
    "in.hotjar.com",
    "hotjar.io",
    "api.segment.io",
    "cdn.mxpnl.com",
    "api.amplitude.com",
    "api2.amplitude.com",
    "api.eu.amplitude.com",
    "heapanalytics.com",
    "rs.fullstory.com",
    "edge.fullstory.com",
    "cdn.usefathom.com",
    "queue.simpleanalyticscdn.com",
    "static.cloudflareinsights.com",
    "nr-data.net",
    "browser-intake-datadoghq.com",
    "browser-intake-datadoghq.eu",
    "sc.omtrdc.net",
    "2o7.net",
    "mc.yandex.ru",
    "mc.yandex.com",
    "hm.baidu.com",
    "track.hubspot.com",
    "js.hs-analytics.net",
    "munchkin.marketo.net",
    "mktoresp.com",
    "tr.outbrain.com",
    "sslwidget.criteo.com",
    "insight.adsrvr.org",
    "pixel.quantserve.com",
    "scorecardresearch.com",
    "ping.chartbeat.net",
    "logx.optimizely.com",
]);
const BEACON_PATHS = [
    ["facebook.com", /^\/tr(\/|\?|$)/],
    ["connect.facebook.net", /^\/([a-z]{2}_[A-Z]{2}\/fbevents|signals\/)/],
    ["googletagmanager.com", /^\/(g\/collect|td\?|a\?)/],
    ["analytics.google.com", /^\/g\/collect/],
    ["google.com", /^\/(pagead\/(1p-|conversion|landing)|ccm\/(collect|form-data)|rmkt\/collect)/],
    ["googleadservices.com", /^\/(pagead\/conversion|ccm\/)/],
    ["doubleclick.net", /^\/(pagead\/(viewthrough)?conversion|activityi?[;/])/],
    ["t.co", /^\/(1\/)?i\/adsct/],
    ["twitter.com", /^\/i\/adsct/],
    ["redditstatic.com", /^\/ads\/(.*\/)?pixel\.js/],
    ["sc-static.net", /^\/scevent\.min\.js/],
    ["pinimg.com", /^\/ct\/(core\.js|lib\/)/],
    ["mixpanel.com", /^\/(track|engage|groups|record)(\/|\?|$)/],
    ["posthog.com", /^\/(e|s|capture|batch|i\/v0\/e)(\/|\?|$)/],
    ["plausible.io", /^\/api\/event/],
    ["matomo.cloud", /^\/(matomo|piwik)\.php/],
    [null, /\/(matomo|piwik)\.php\?(.*&)?idsite=/],
    [null, /^\/([^?]*\/)?g\/collect\?(.*&)?tid=G-/],
    [null, /^\/b\/ss\//],
    [null, /^\/cdn-cgi\/rum(\?|$)/],
    [null, /^\/com\.snowplowanalytics\.snowplow\/tp2/],
];

// EXTERNAL MODULE: ./build/engine/guard/target.js
var target = __webpack_require__(16712);
;// CONCATENATED MODULE: ./build/engine/guard/beacons.js


function isBeaconHost(host) {
    return suffixes(host).some((suffix) => BEACON_HOSTS.has(suffix));
}
function isBeacon(url) {
    if (!URL.canParse(url))
        return false;
    const { hostname, pathname, search } = new URL(url);
    const { host } = (0,target/* targetOf */.$r)(hostname, 0);
    if (isBeaconHost(host))
        return true;
    const above = suffixes(host);
    const asked = (pathname + search).slice(0, LONGEST_ASKED);
    return BEACON_PATHS.some(([site, path]) => (site === null || above.includes(site)) && path.test(asked));
}
const LONGEST_ASKED = 4_096;
const LONGEST_HOST = 253;
function suffixes(host) {
    if (host.length > LONGEST_HOST)
        return [];
    const labels = host.split(".");
    return labels.map((_, at) => labels.slice(at).join("."));
}


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createGuard)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/engine/guard/target.js
var guard_target = __webpack_require__(16712);
;// CONCATENATED MODULE: ./build/engine/guard/connect.js



const CONNECT_TIMEOUT_MS = 10_000;
const ADDRESSES = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };
const guardedLookup = (rule) => (hostname, options, callback) => {
    rule.addresses((0,guard_target/* targetOf */.$r)(hostname, 80)).then((addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined)
            callback(null, addresses);
        else
            callback(null, first.address, first.family);
    }, (error) => callback(error, []));
};
function guardedConnector(rule) {
    const connect = (0,undici/* buildConnector */.gU)({
        ...ADDRESSES,
        lookup: guardedLookup(rule),
        timeout: CONNECT_TIMEOUT_MS,
        allowH2: false,
    });
    return (options, callback) => {
        try {
            rule.judgeName((0,guard_target/* targetOf */.$r)(options.hostname, portOf(options)));
        }
        catch (error) {
            callback(error instanceof Error ? error : new Error(String(error)), null);
            return;
        }
        connect(options, callback);
    };
}
const portOf = ({ port, protocol }) => Number(port || (protocol === "https:" ? 443 : 80));
function connectGuarded(rule, target, signal) {
    rule.judgeName(target);
    const options = {
        ...ADDRESSES,
        ...target,
        lookup: guardedLookup(rule),
        noDelay: true,
        signal,
    };
    const socket = (0,external_node_net_.connect)(options);
    const giveUp = () => {
        const late = `no connection within ${CONNECT_TIMEOUT_MS / 1000} seconds`;
        socket.destroy(Object.assign(new Error(late), { code: "ETIMEDOUT" }));
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, giveUp);
    return socket.once("connect", () => socket.setTimeout(0, giveUp));
}

;// CONCATENATED MODULE: ./build/engine/guard/dispatcher.js



const MAX_HEADER_BYTES = 256 * 1024;
function guardedDispatcher(rule, upstreams, connections) {
    const options = {
        maxHeaderSize: MAX_HEADER_BYTES,
        allowH2: false,
        ...(connections !== undefined && { connections }),
    };
    const direct = new undici/* Agent */.g6({ ...options, connect: guardedConnector(rule) });
    if (upstreams.all.length === 0)
        return { dispatcher: direct, close: () => direct.destroy() };
    const proxied = new Map(upstreams.all.map((proxy) => [proxy, new undici/* ProxyAgent */.kT({ ...options, uri: proxy.href })]));
    const agentFor = (origin) => {
        const target = (0,guard_target/* targetOfUrl */.C7)(origin);
        const proxy = upstreams.proxyFor(origin.protocol === "https:" ? "https:" : "http:", target);
        if (proxy === null)
            return null;
        rule.judgeForProxy(target);
        return proxied.get(proxy) ?? null;
    };
    return {
        dispatcher: direct.compose((dispatch) => (request, handler) => {
            const agent = agentFor(new URL(String(request.origin)));
            return agent === null ? dispatch(request, handler) : agent.dispatch(request, handler);
        }),
        close: async () => {
            await Promise.all([direct, ...proxied.values()].map((agent) => agent.destroy()));
        },
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/engine/guard/beacons.js + 1 modules
var beacons = __webpack_require__(1071);
;// CONCATENATED MODULE: ./build/engine/guard/chrome-arguments.js
function chromeArguments(url) {
    return [
        `--proxy-server=${url}`,
        "--proxy-bypass-list=<-loopback>",
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        "--disable-quic",
        "--webrtc-ip-handling-policy=disable_non_proxied_udp",
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ];
}

// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/engine/guard/unsafe-url.js
var unsafe_url = __webpack_require__(30235);
;// CONCATENATED MODULE: ./build/engine/guard/refusal.js


const REFUSAL_HEADER = "adhere-refusal";
class UpstreamRefused extends Error {
    name = "UpstreamRefused";
    code;
    constructor(target, status) {
        super(`the proxy of this network answered ${status} for ${(0,guard_target/* authority */.ku)(target)}`);
        this.code = `PROXY_${status}`;
    }
}
function beaconRefusal({ host, port }) {
    return { host, port, why: "beacon", code: "BEACON", message: `${host} only measures visitors` };
}
function refusalOf({ host, port }, error) {
    const unsafe = (0,unsafe_url/* unsafeCause */.q)(error);
    if (unsafe !== null)
        return { host, port, why: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
    const code = codeOf(error);
    const why = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
    return { host, port, why, code, message: error instanceof Error ? error.message : String(error) };
}
function codeOf(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "ECONNABORTED";
}
function statusOf({ why, code }) {
    if (why === "unsafe" || why === "beacon")
        return 403;
    return code === "ETIMEDOUT" ? 504 : 502;
}
const KEPT = 1_000;
class RefusalLog {
    #refusals = new Map();
    #forbidden = new Map();
    add(refusal, error) {
        const unsafe = (0,unsafe_url/* unsafeCause */.q)(error);
        if (unsafe !== null)
            keepNewest(this.#forbidden, (0,guard_target/* authority */.ku)(refusal), unsafe);
        keepNewest(this.#refusals, `${refusal.why} ${refusal.code} ${(0,guard_target/* authority */.ku)(refusal)}`, refusal);
    }
    forbade(target) {
        return this.#forbidden.get((0,guard_target/* authority */.ku)(target)) ?? null;
    }
    list() {
        return [...this.#refusals.values()];
    }
}
function keepNewest(map, key, value) {
    map.delete(key);
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > KEPT && oldest !== undefined)
        map.delete(oldest);
}

// EXTERNAL MODULE: ./build/contract/error.js
var error = __webpack_require__(99789);
// EXTERNAL MODULE: ./build/contract/proxy.js
var proxy = __webpack_require__(22683);
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
;// CONCATENATED MODULE: ./build/engine/guard/address.js

const PUBLIC = { kind: "a public address", needs: { loopback: false, private: false } };
const LOOPBACK = { kind: "a loopback address", needs: { loopback: true, private: false } };
const reserved = (kind) => ({ kind, needs: { loopback: false, private: true } });
const UNSPECIFIED = {
    kind: "an unspecified address, which reaches this machine",
    needs: { loopback: true, private: true },
};
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");
const NAMES = {
    private: "a private address",
    uniqueLocal: "a private address",
    carrierGradeNat: "a carrier's internal address",
    linkLocal: "a link-local address, where clouds keep their metadata",
    deprecatedSiteLocal: "a site-local address",
    multicast: "a multicast address",
    broadcast: "the broadcast address",
    rfc6052: "an IPv4 address inside IPv6 (NAT64)",
    rfc6145: "an IPv4 address inside IPv6",
    "6to4": "an IPv4 address inside IPv6 (6to4)",
    teredo: "an IPv4 address inside IPv6 (Teredo)",
};
const named = (range) => reserved(NAMES[range] ?? "a reserved address");
function classOfIPv4(address) {
    const range = address.range();
    if (range === "unicast")
        return PUBLIC;
    if (range === "loopback")
        return LOOPBACK;
    return range === "unspecified" ? UNSPECIFIED : named(range);
}
function classOfEmbedded(inner) {
    return {
        kind: `an IPv4 address inside IPv6 (${inner})`,
        needs: { loopback: classOfIPv4(inner).needs.loopback, private: true },
    };
}
function classOfIPv6(address) {
    const range = address.range();
    if (range === "loopback")
        return LOOPBACK;
    if (range === "unspecified")
        return UNSPECIFIED;
    if (range === "ipv4Mapped")
        return classOfEmbedded(address.toIPv4Address());
    if (address.match(IPV4_COMPATIBLE))
        return classOfEmbedded(lastFourBytes(address));
    return range === "unicast" && address.match(GLOBAL_UNICAST) ? PUBLIC : named(range);
}
function lastFourBytes(address) {
    return new ipaddr.IPv4(address.toByteArray().slice(12));
}
function classOf(address) {
    const parsed = ipaddr.parse(address);
    return parsed instanceof ipaddr.IPv4 ? classOfIPv4(parsed) : classOfIPv6(parsed);
}
const permits = (reach, { needs }) => (reach.loopback || !needs.loopback) && (reach.private || !needs.private);

;// CONCATENATED MODULE: ./build/engine/guard/upstream.js





class UnusableProxy extends error/* EvaluationError */.ZN {
    name = "UnusableProxy";
}
class Upstreams {
    #http;
    #https;
    #exceptions;
    constructor(proxies) {
        this.#http = proxyUrl("HTTP_PROXY", proxies.http);
        const https = proxyUrl("HTTPS_PROXY", proxies.https);
        this.#https = https === null || https.href === this.#http?.href ? this.#http : https;
        this.#exceptions = (proxies.no ?? "")
            .split(/[,\s]+/)
            .filter(Boolean)
            .map(exception);
    }
    get all() {
        return [...new Set([this.#http, this.#https])].filter((proxy) => proxy !== null);
    }
    proxyFor(protocol, target) {
        const proxy = protocol === "https:" ? this.#https : this.#http;
        if (proxy === null || isThisMachine(target.host))
            return null;
        return this.#exceptions.some((one) => excepts(one, target)) ? null : proxy;
    }
}
const isThisMachine = (host) => (0,guard_target/* isLocalhost */.M8)(host) || ((0,external_node_net_.isIP)(host) !== 0 && classOf(host).needs.loopback);
function proxyUrl(variable, value) {
    const address = (0,proxy/* proxyAddress */.n)(value);
    if (address === "")
        return null;
    const url = URL.parse(address);
    if (url !== null && (url.protocol === "http:" || url.protocol === "https:"))
        return url;
    const found = url === null ? "is not a URL" : `names a ${url.protocol.slice(0, -1)} proxy`;
    throw new UnusableProxy(`${variable} ${found}. Set it to an http:// or https:// proxy, or unset it.`);
}
function exception(entry) {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|(.*?))(?::(\d+))?$/.exec(entry) ?? [];
    const bareIPv6 = (0,external_node_net_.isIP)(entry) === 6;
    const host = (bareIPv6 ? entry : (bracketed ?? plain ?? entry)).toLowerCase();
    return {
        host: host === "*" ? host : host.replace(/^\*?\./, "").replace(/\.$/, ""),
        belowOnly: host.startsWith("*."),
        port: bareIPv6 || port === undefined ? null : Number(port),
    };
}
function excepts({ host, belowOnly, port }, target) {
    if (port !== null && port !== target.port)
        return false;
    return host === "*" || (!belowOnly && target.host === host) || target.host.endsWith(`.${host}`);
}
function proxyAuthorization({ username, password }) {
    if (username === "" && password === "")
        return null;
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString("base64")}`;
}

;// CONCATENATED MODULE: ./build/engine/guard/forward.js








class GuardedAgent extends external_node_http_.Agent {
    #rule;
    constructor(rule, keepAlive) {
        super({ keepAlive });
        this.#rule = rule;
    }
    createConnection(options) {
        return connectGuarded(this.#rule, (0,guard_target/* targetOf */.$r)(options.host ?? "", Number(options.port ?? 80)));
    }
}
class Forwarder {
    #rule;
    #upstreams;
    #pooled;
    #fresh;
    #toProxy = {
        "http:": new external_node_http_.Agent({ keepAlive: true }),
        "https:": new external_node_https_.Agent({ keepAlive: true }),
    };
    constructor(rule, upstreams) {
        this.#rule = rule;
        this.#upstreams = upstreams;
        this.#pooled = new GuardedAgent(rule, true);
        this.#fresh = new GuardedAgent(rule, false);
    }
    async forward(passage) {
        const incoming = await this.#answerTo(passage);
        try {
            relay(incoming, passage.response);
        }
        catch (error) {
            incoming.destroy();
            throw error;
        }
    }
    async #answerTo(passage) {
        const options = this.#optionsFor(passage);
        for (;;) {
            const outgoing = forward_open(options);
            try {
                return await exchange(outgoing, passage);
            }
            catch (error) {
                if (!outgoing.reusedSocket || hasBody(passage.request) || passage.response.destroyed)
                    throw error;
            }
        }
    }
    close() {
        for (const agent of [this.#pooled, this.#fresh, ...Object.values(this.#toProxy)])
            agent.destroy();
    }
    #optionsFor({ request, target, path }) {
        const site = authorityOfHttp(target);
        const proxy = this.#upstreams.proxyFor("http:", target);
        const common = { method: request.method, insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };
        const headers = ["host", site, ...endToEnd(request.rawHeaders, ["host", "expect"])];
        if (hasChunks(request))
            headers.push("transfer-encoding", "chunked");
        if (proxy === null) {
            this.#rule.judgeName(target);
            const agent = hasBody(request) ? this.#fresh : this.#pooled;
            return { ...common, ...target, path, headers, agent };
        }
        this.#rule.judgeForProxy(target);
        const authorization = proxyAuthorization(proxy);
        if (authorization !== null)
            headers.push("proxy-authorization", authorization);
        const { protocol, hostname, port } = proxy;
        const agent = protocol === "https:" ? this.#toProxy["https:"] : this.#toProxy["http:"];
        const { host } = (0,guard_target/* targetOf */.$r)(hostname, 0);
        return { ...common, protocol, host, port, path: `http://${site}${path}`, headers, agent };
    }
}
const forward_open = (options) => options.protocol === "https:" ? (0,external_node_https_.request)(options) : (0,external_node_http_.request)(options);
const authorityOfHttp = (target) => (0,guard_target/* authority */.ku)(target).replace(/:80$/, "");
function exchange(outgoing, { request, response, target }) {
    return new Promise((resolve, reject) => {
        response.once("close", () => outgoing.destroy());
        outgoing.on("error", reject);
        outgoing.once("response", (incoming) => {
            if (incoming.statusCode !== 407)
                return resolve(incoming);
            incoming.destroy();
            reject(new UpstreamRefused(target, 407));
        });
        if (hasBody(request))
            request.pipe(outgoing);
        else
            outgoing.end();
    });
}
function relay(incoming, response) {
    response.sendDate = false;
    const reason = (incoming.statusMessage ?? "").replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
    response.writeHead(incoming.statusCode ?? 502, reason, endToEnd(incoming.rawHeaders, [REFUSAL_HEADER]));
    (0,external_node_stream_.pipeline)(incoming, response, () => { });
}
const hasChunks = (request) => request.headers["transfer-encoding"] !== undefined;
const hasBody = (request) => hasChunks(request) || Number(request.headers["content-length"] ?? 0) > 0;
const ONE_HOP = [
    "connection",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];
function endToEnd(rawHeaders, without) {
    const pairs = rawHeaders.flatMap((name, at) => at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? "" }] : []);
    const nominated = pairs
        .filter(({ name }) => name.toLowerCase() === "connection")
        .flatMap(({ value }) => value.toLowerCase().split(","))
        .map((each) => each.trim());
    const dropped = new Set([...ONE_HOP, ...without, ...nominated]);
    return pairs
        .filter(({ name, value }) => !dropped.has(name.toLowerCase()) && isSendable(name, value))
        .flatMap(({ name, value }) => [name, value]);
}
function isSendable(name, value) {
    try {
        (0,external_node_http_.validateHeaderName)(name);
        (0,external_node_http_.validateHeaderValue)(name, value);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/engine/guard/request-target.js

const HOST = String.raw `\[[^\]@\s]+\]|[^\s:/?#@\\[\]]+`;
const AUTHORITY = new RegExp(String.raw `^(${HOST}):(\d{1,5})$`);
const ABSOLUTE = new RegExp(String.raw `^http://(${HOST})(?::(\d{0,5}))?((?:[/?][^\s#]*)?)$`, "i");
function parseAuthority(text) {
    const [, host, port] = AUTHORITY.exec(text) ?? [];
    return host === undefined ? null : normalised(host, Number(port));
}
function parseAbsolute(text) {
    const [, host, port, rest = ""] = ABSOLUTE.exec(text) ?? [];
    const target = host === undefined ? null : normalised(host, Number(port || 80));
    return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}
function normalised(host, port) {
    const url = `http://${host}/`;
    return URL.canParse(url) && port <= 65_535 ? (0,guard_target/* targetOf */.$r)(new URL(url).hostname, port) : null;
}

;// CONCATENATED MODULE: ./build/engine/guard/tunnel.js






async function tunnel(asked, rule, upstreams) {
    const { client, head, target } = asked;
    const gone = new AbortController();
    if (client.destroyed)
        gone.abort();
    client.once("close", () => gone.abort());
    const proxy = upstreams.proxyFor("https:", target);
    const far = await (proxy === null
        ? openDirectly(rule, target, gone.signal)
        : openThrough(proxy, rule, target, gone.signal));
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0)
        far.write(head);
    join(client, far);
}
function openDirectly(rule, target, signal) {
    return new Promise((resolve, reject) => {
        const socket = connectGuarded(rule, target, signal);
        socket.once("error", reject).once("connect", () => resolve(socket));
    });
}
function openThrough(proxy, rule, target, signal) {
    rule.judgeForProxy(target);
    const path = (0,guard_target/* authority */.ku)(target);
    const authorization = proxyAuthorization(proxy);
    const headers = { host: path, ...(authorization === null ? {} : { "proxy-authorization": authorization }) };
    const request = proxy.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        request(proxy.origin, { method: "CONNECT", path, headers, agent: false, signal })
            .once("error", reject)
            .once("response", (response) => reject(new UpstreamRefused(target, response.statusCode ?? 0)))
            .once("connect", (response, socket, early) => {
            if (response.statusCode !== 200) {
                socket.destroy();
                reject(new UpstreamRefused(target, response.statusCode ?? 0));
                return;
            }
            if (early.length > 0)
                socket.unshift(early);
            resolve(socket);
        })
            .end();
    });
}
function join(client, far) {
    far.on("error", () => client.destroy());
    client.on("close", () => far.destroy());
    far.on("close", () => client.end(() => client.destroy()));
    client.pipe(far).pipe(client);
}

;// CONCATENATED MODULE: ./build/engine/guard/proxy.js









const IDLE_MS = 120_000;
const HALF_CLOSED_MS = 1_000;
async function startProxy(options) {
    const proxy = new FilteringProxy(options);
    const url = `http://127.0.0.1:${await proxy.listen()}`;
    return {
        url,
        chromeArguments: chromeArguments(url),
        refusals: () => proxy.log.list(),
        forbade: (target) => proxy.log.forbade(target),
        close: () => proxy.close(),
    };
}
class FilteringProxy {
    log = new RefusalLog();
    #options;
    #forwarder;
    #server;
    #clients = new Set();
    constructor(options) {
        this.#options = options;
        this.#forwarder = new Forwarder(options.rule, options.upstreams);
        this.#server = (0,external_node_http_.createServer)({
            maxHeaderSize: MAX_HEADER_BYTES,
            insecureHTTPParser: true,
            requestTimeout: 0,
            keepAliveTimeout: IDLE_MS,
        })
            .setTimeout(IDLE_MS)
            .on("connection", (client) => this.#watch(client))
            .on("connect", (request, client, head) => void this.#onConnect(request, client, head))
            .on("request", (request, response) => void this.#onRequest(request, response))
            .on("clientError", (_error, client) => {
            if (client.writable)
                endTunnel(client, 400, "malformed");
        });
    }
    listen() {
        return new Promise((resolve, reject) => {
            this.#server.once("error", reject).listen(0, "127.0.0.1", () => {
                const address = this.#server.address();
                resolve(typeof address === "object" && address !== null ? address.port : 0);
            });
        });
    }
    close() {
        return new Promise((resolve) => {
            this.#server.close(() => resolve());
            for (const client of this.#clients)
                client.destroy();
            this.#forwarder.close();
        });
    }
    #watch(client) {
        this.#clients.add(client);
        client.setTimeout(IDLE_MS, () => client.destroy());
        client.once("end", () => client.setTimeout(HALF_CLOSED_MS));
        client.on("error", () => client.destroy()).once("close", () => this.#clients.delete(client));
    }
    async #onConnect(request, client, head) {
        const { rule, upstreams, blockBeacons } = this.#options;
        const target = parseAuthority(request.url ?? "");
        if (target === null)
            return endTunnel(client, 400, "malformed");
        if (blockBeacons && (0,beacons/* isBeaconHost */.T)(target.host))
            return this.#refuseTunnel(client, beaconRefusal(target));
        try {
            await tunnel({ client, head, target }, rule, upstreams);
        }
        catch (error) {
            if (!client.destroyed)
                this.#refuseTunnel(client, refusalOf(target, error), error);
        }
    }
    #refuseTunnel(client, refusal, error) {
        this.log.add(refusal, error);
        endTunnel(client, statusOf(refusal), headerOf(refusal));
    }
    async #onRequest(request, response) {
        const asked = parseAbsolute(request.url ?? "");
        if (asked === null)
            return answer(response, 400, "malformed", "This is a proxy.");
        const { target, path } = asked;
        if (this.#options.blockBeacons && (0,beacons/* isBeacon */.h)(`http://${(0,guard_target/* authority */.ku)(target)}${path}`)) {
            return this.#refuseRequest(response, beaconRefusal(target));
        }
        try {
            await this.#forwarder.forward({ request, response, target, path });
        }
        catch (error) {
            if (!response.destroyed)
                this.#refuseRequest(response, refusalOf(target, error), error);
        }
    }
    #refuseRequest(response, refusal, error) {
        this.log.add(refusal, error);
        answer(response, statusOf(refusal), headerOf(refusal), refusal.message);
    }
}
const headerOf = ({ why, code }) => `${why} ${code}`;
function endTunnel(client, status, reason) {
    const lines = [
        `HTTP/1.1 ${status} Refused`,
        `${REFUSAL_HEADER}: ${reason}`,
        "content-length: 0",
        "connection: close",
    ];
    client.end(`${lines.join("\r\n")}\r\n\r\n`, () => client.destroy());
}
function answer(response, status, reason, text) {
    response.writeHead(status, {
        [REFUSAL_HEADER]: reason,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
    });
    response.end(text);
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
;// CONCATENATED MODULE: ./build/engine/guard/resolver.js

const systemLookup = (hostname) => external_node_dns_.promises.lookup(hostname, { all: true, order: "verbatim" });
const STANDS_MS = 60_000;
function remembering(lookup) {
    const known = new Map();
    const forgetOld = (now) => {
        for (const [name, { until }] of known) {
            if (until > now)
                return;
            known.delete(name);
        }
    };
    return (hostname) => {
        const now = Date.now();
        forgetOld(now);
        const remembered = known.get(hostname);
        if (remembered !== undefined)
            return remembered.addresses;
        const addresses = ask(lookup, hostname);
        const entry = { addresses, until: now + STANDS_MS };
        known.set(hostname, entry);
        addresses.catch(() => known.get(hostname) === entry && known.delete(hostname));
        return addresses;
    };
}
async function ask(lookup, hostname) {
    const addresses = await lookup(hostname);
    if (addresses.length > 0)
        return addresses;
    throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}

;// CONCATENATED MODULE: ./build/engine/guard/ports.js
const BAD_PORTS = new Set([
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
    540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
    6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

;// CONCATENATED MODULE: ./build/engine/guard/rule.js





const ALLOW_PRIVATE = "If this address is meant, allow private addresses (allow-private).";
const CHECK_URL = "Check the URL.";
const LOCALHOST = [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
];
class Rule {
    #reach;
    #lookup;
    constructor(reach, lookup) {
        this.#reach = reach;
        this.#lookup = lookup;
    }
    judgeName(target) {
        const literal = literalAddresses(target.host);
        if (literal !== null)
            this.#requirePermitted(target, literal);
        if (BAD_PORTS.has(target.port) && !isLoopbackByName(literal)) {
            throw new unsafe_url/* UnsafeUrl */.G((0,guard_target/* authority */.ku)(target), `port ${target.port} belongs to another protocol`, CHECK_URL);
        }
        return literal;
    }
    judgeForProxy(target) {
        this.judgeName(target);
        if ((0,guard_target/* isPrivateName */.$4)(target.host) && !(0,guard_target/* isLocalhost */.M8)(target.host) && !this.#reach.private) {
            throw new unsafe_url/* UnsafeUrl */.G(target.host, "only a private network knows such a name", ALLOW_PRIVATE);
        }
    }
    async addresses(target) {
        const literal = this.judgeName(target);
        if (literal !== null)
            return literal;
        const found = await this.#lookup(target.host);
        this.#requirePermitted(target, found);
        return found;
    }
    #requirePermitted(target, addresses) {
        for (const { address } of addresses) {
            const found = classOf(address);
            if (permits(this.#reach, found))
                continue;
            const which = address === target.host ? `it is ${found.kind}` : `it leads to ${address}, ${found.kind}`;
            throw new unsafe_url/* UnsafeUrl */.G(target.host, which, found.needs.private ? ALLOW_PRIVATE : CHECK_URL);
        }
    }
}
function literalAddresses(host) {
    if ((0,guard_target/* isLocalhost */.M8)(host))
        return LOCALHOST;
    const family = (0,external_node_net_.isIP)(host);
    return family === 0 ? null : [{ address: host, family }];
}
const isLoopbackByName = (literal) => literal?.every(({ address }) => classOf(address).needs.loopback) ?? false;

;// CONCATENATED MODULE: ./build/engine/guard/guard.js








function createGuard(options) {
    const rule = new Rule(options.reach, remembering(options.lookup ?? systemLookup));
    const upstreams = new Upstreams(options.proxies);
    const { dispatcher, close } = guardedDispatcher(rule, upstreams, options.connections);
    let proxy = null;
    let opened = null;
    return {
        admit: (url) => admit(url, rule, upstreams),
        dispatcher,
        dial: (host, port, signal) => connectGuarded(rule, (0,guard_target/* targetOf */.$r)(host, port), signal),
        openProxy: () => {
            proxy ??= startProxy({ rule, upstreams, blockBeacons: options.blockBeacons ?? true }).then((started) => {
                opened = started;
                return started;
            });
            return proxy;
        },
        forbade: (url) => (URL.canParse(url) ? (opened?.forbade((0,guard_target/* targetOfUrl */.C7)(new URL(url))) ?? null) : null),
        notices: noticesOf(upstreams),
        close: async () => {
            await Promise.all([close(), proxy?.then((open) => open.close())]);
        },
    };
}
async function admit(text, rule, upstreams) {
    const url = parse(text);
    const target = (0,guard_target/* targetOfUrl */.C7)(url);
    const proxy = upstreams.proxyFor(url.protocol === "https:" ? "https:" : "http:", target);
    if (proxy !== null) {
        rule.judgeForProxy(target);
        return url;
    }
    try {
        await rule.addresses(target);
    }
    catch (error) {
        if ((0,unsafe_url/* unsafeCause */.q)(error) !== null)
            throw error;
    }
    return url;
}
function parse(text) {
    if (!URL.canParse(text))
        throw new unsafe_url/* UnsafeUrl */.G(shown(text), "it is not an absolute URL", "Check the URL.");
    const url = new URL(text);
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new unsafe_url/* UnsafeUrl */.G(shown(url.protocol), "only http and https addresses are", "Check the URL.");
    }
    if (url.username !== "" || url.password !== "") {
        throw new unsafe_url/* UnsafeUrl */.G(url.host, "the URL carries a user name or password", "Take them out of the URL.");
    }
    return url;
}
const shown = (text) => JSON.stringify(text.replace(/^.*@/s, "…@").slice(0, 80));
function noticesOf(upstreams) {
    const names = upstreams.all.map(({ host }) => host);
    if (names.length === 0)
        return [];
    return [
        `Visits go through the proxy ${names.join(" and ")}, which looks up names itself: addresses were judged by name alone, not pinned.`,
    ];
}


/***/ }),

/***/ 16712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ isPrivateName),
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   C7: () => (/* binding */ targetOfUrl),
/* harmony export */   M8: () => (/* binding */ isLocalhost),
/* harmony export */   ku: () => (/* binding */ authority)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function targetOf(hostname, port) {
    const host = hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
    return { host: host.length > 1 ? host.replace(/\.$/, "") : host, port };
}
function targetOfUrl(url) {
    return targetOf(url.hostname, url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port));
}
const authority = ({ host, port }) => `${(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? `[${host}]` : host}:${port}`;
const isLocalhost = (host) => host === "localhost" || host.endsWith(".localhost");
const isPrivateName = (host) => (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 && (!host.includes(".") || /\.(local|internal|home\.arpa|localdomain)$/.test(host));


/***/ }),

/***/ 30235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ UnsafeUrl),
/* harmony export */   q: () => (/* binding */ unsafeCause)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);

class UnsafeUrl extends _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "UnsafeUrl";
    constructor(place, why, next) {
        super(`${place} is not visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400 });
    }
}
function unsafeCause(error) {
    const seen = new Set();
    const open = [error];
    for (const one of open) {
        if (one instanceof UnsafeUrl)
            return one;
        if (!(one instanceof Error) || seen.has(one))
            continue;
        seen.add(one);
        open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
    }
    return null;
}


/***/ }),

/***/ 19061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ expiringAdvisory),
/* harmony export */   fO: () => (/* binding */ advisoriesOf)
/* harmony export */ });
/* unused harmony export wayAdvisories */
/* harmony import */ var _certificate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1907);
/* harmony import */ var _gone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84420);
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42077);
/* harmony import */ var _sight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33661);




function advisoriesOf(start, witness, http, purpose) {
    const advisories = troubles(http, witness?.sight);
    if (witness === null)
        return advisories;
    const { sight, redirects, finalUrl, words } = witness;
    if (purpose === "links" && sight.kind === "page" && sight.bare === "thin") {
        advisories.push({
            kind: "thin_page",
            note: "The page shows next to nothing: less than a sentence of text",
        });
    }
    const end = finalUrl ?? start;
    const straight = redirects.length <= 1 && end === start;
    const way = straight ? [start] : [...new Set([start, ...redirects, end])];
    const stands = (0,_placeholder_js__WEBPACK_IMPORTED_MODULE_2__/* .placeholder */ .qf)(way, words);
    advisories.push(...(stands.length > 0 ? stands : (0,_gone_js__WEBPACK_IMPORTED_MODULE_1__/* .goneAdvisory */ .B4)(words.gone)), ...(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_2__/* .deadEnd */ .Cy)(way));
    return [...advisories, ...(straight ? insecure(way) : wayAdvisories(way))];
}
function wayAdvisories(way) {
    return [...homePage(way), ...trackingLost(way), ...insecure(way)];
}
function troubles(http, witness) {
    const advisories = [];
    const server = [witness, http].find((sight) => sight?.kind === "server_error");
    if (server?.kind === "server_error") {
        const note = `The server answered ${server.status}; what it showed was scored`;
        advisories.push({ kind: "server_error", note });
    }
    const late = [witness, http].find((sight) => sight?.kind === "timeout");
    if (late !== undefined) {
        const note = late === witness
            ? `${(0,_sight_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(late)}; what had rendered was scored`
            : "The page was slow to answer: one visit gave up waiting";
        advisories.push({ kind: "timeout", note });
    }
    if (http?.kind === "certificate" && _certificate_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CHAIN */ .lz.has(http.code)) {
        const note = "The server leaves out an intermediate certificate: browsers fetch it, other clients refuse the page";
        advisories.push({ kind: "incomplete_chain", note });
    }
    return advisories;
}
function homePage(way) {
    const end = new URL(way.at(-1) ?? "");
    if (!isHome(end))
        return [];
    const deep = way.find((address) => {
        const url = new URL(address);
        return !isHome(url) && siteOf(url) === siteOf(end);
    });
    if (deep === undefined)
        return [];
    const note = `It ends on the site's home page, ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(end.href)}, not on ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(deep)}`;
    return [{ kind: "home_page", note }];
}
const LANGUAGES = "af|ar|az|bg|bn|bs|ca|cs|cy|da|de|el|en|es|et|eu|fa|fi|fr|ga|gl|he|hi|hr|hu|hy|id|is|it|ja|ka|kk|ko|lt|lv|mk|ms|mt|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sq|sr|sv|sw|ta|te|th|tr|uk|ur|uz|vi|zh";
const COUNTRIES = "ae|at|au|be|br|ch|cl|cn|co|cz|dk|eg|gb|gr|hk|ie|il|in|jp|kr|lu|mx|nz|pe|ph|sa|se|sg|si|tw|ua|us|za";
const HOME = new RegExp(`^/(?:(?:(?:${LANGUAGES})(?:[-_][a-z]{2})?|${COUNTRIES})/?)?(?:(?:index|home|default)(?:\\.\\w+)?/?)?$`, "i");
const isHome = ({ pathname }) => HOME.test(pathname);
const siteOf = ({ hostname, port }) => `${hostname.replace(/^(?:www|m|mobile)\./, "")}:${port}`;
const TRACKING = /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|dclid|fbclid|ttclid|msclkid|li_fat_id|rdt_cid|twclid|epik|sccid)$/i;
function trackingLost(way) {
    const arrived = trackingOf(way.at(-1) ?? "");
    const lost = new Map();
    way.slice(0, -1).forEach((address, place) => {
        for (const [folded, name] of trackingOf(address)) {
            if (!arrived.has(folded))
                lost.set(name, way[place + 1] ?? "");
        }
    });
    if (lost.size === 0)
        return [];
    const [[, where] = ["", ""]] = lost;
    const names = [...lost.keys()];
    return [
        { kind: "tracking_lost", note: `A redirect drops ${names.join(", ")} on the way to ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(where)}` },
    ];
}
function trackingOf(address) {
    const { search, hash } = new URL(address);
    const names = [...`${search}${hash}`.matchAll(/[?&#]([^=&#?]+)=/g)].map(([, name = ""]) => name);
    return new Map(names.filter((name) => TRACKING.test(name)).map((name) => [name.toLowerCase(), name]));
}
function insecure(way) {
    const hop = way.find((address) => address.startsWith("http:") && !LOOPBACK.test(address));
    if (hop === undefined)
        return [];
    const note = `The way there passes unencrypted http: ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(hop)}`;
    return [{ kind: "insecure_hop", note }];
}
const LOOPBACK = /^http:\/\/(?:(?:[^/?#:]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/?#]|$)/;
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;
function expiringAdvisory(host, ends, now) {
    const days = (ends - now) / DAY_MS;
    if (days < 0 || days > SOON_DAYS)
        return null;
    const day = new Date(ends).toISOString().slice(0, 10);
    const left = Math.floor(days) === 1 ? "1 day" : `${Math.floor(days)} days`;
    return { kind: "certificate_expiring", note: `The certificate of ${host} ends in ${left}, on ${day}` };
}


/***/ }),

/***/ 1907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ explainRefusal),
/* harmony export */   lz: () => (/* binding */ INCOMPLETE_CHAIN),
/* harmony export */   nt: () => (/* binding */ certificateCode)
/* harmony export */ });
/* unused harmony export refusal */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41692);


const VERDICTS = {
    CERT_HAS_EXPIRED: { certain: true, explain: (_, facts) => expiry(facts) },
    CERT_NOT_YET_VALID: {
        certain: true,
        explain: (_, facts) => facts === null
            ? "The certificate is not valid yet"
            : `The certificate is only valid from ${facts.validFrom}`,
    },
    ERR_TLS_CERT_ALTNAME_INVALID: { certain: true, explain: wrongHost },
    DEPTH_ZERO_SELF_SIGNED_CERT: { certain: true, explain: () => "The certificate is self-signed" },
    CERT_REVOKED: { certain: true, explain: () => "The certificate was revoked" },
    SELF_SIGNED_CERT_IN_CHAIN: { certain: false, explain: untrusted },
    UNABLE_TO_GET_ISSUER_CERT: { certain: false, explain: untrusted },
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: { certain: false, explain: untrusted },
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: { certain: false, explain: untrusted },
    CERT_UNTRUSTED: { certain: false, explain: untrusted },
    CERT_REJECTED: { certain: false, explain: untrusted },
    CERT_CHAIN_TOO_LONG: { certain: false, explain: untrusted },
    INVALID_CA: { certain: false, explain: untrusted },
    INVALID_PURPOSE: { certain: false, explain: () => "The certificate is not meant for web sites" },
    CERT_SIGNATURE_FAILURE: { certain: false, explain: () => "The certificate's signature is wrong" },
    HOSTNAME_MISMATCH: { certain: true, explain: wrongHost },
};
const INCOMPLETE_CHAIN = new Set([
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
function certificateCode(codes) {
    return codes.find((code) => code in VERDICTS);
}
async function explainRefusal(code, url, options) {
    const facts = await certificateFacts(url, options);
    return refusal(code, url.hostname, facts);
}
function refusal(code, host, facts) {
    const verdict = VERDICTS[code];
    const explanation = verdict?.explain(host, facts) ?? `The certificate is refused (${code})`;
    const certain = verdict?.certain === true && !(code === "CERT_HAS_EXPIRED" && leafIsCurrent(facts));
    return { kind: "certificate", code, explanation, certain };
}
function expiry(facts) {
    if (facts === null)
        return "The certificate has expired";
    if (leafIsCurrent(facts))
        return "A certificate in the chain has expired";
    return `The certificate expired on ${facts.validTo}`;
}
function leafIsCurrent(facts) {
    return facts !== null && Date.parse(facts.validTo) > Date.now();
}
function wrongHost(host, facts) {
    if (facts === null || facts.names.length === 0)
        return `The certificate is not for ${host}`;
    const shown = facts.names.slice(0, 3).join(", ");
    const more = facts.names.length > 3 ? ` and ${facts.names.length - 3} more` : "";
    return `The certificate is for ${shown}${more}, not for ${host}`;
}
function untrusted(_, facts) {
    return facts === null || facts.issuer === ""
        ? "The certificate's issuer is not trusted"
        : `The certificate's issuer is not trusted: ${facts.issuer}`;
}
const PATIENCE_MS = 5_000;
function certificateFacts(url, options) {
    const { dial } = options;
    if (dial === undefined)
        return Promise.resolve(null);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(PATIENCE_MS)]);
    return new Promise((resolve) => {
        const known = (facts) => {
            socket?.destroy();
            resolve(facts);
        };
        const socket = attempted(() => dial(host, Number(url.port) || 443, signal));
        if (socket === null)
            return known(null);
        socket.on("error", () => known(null));
        signal.addEventListener("abort", () => known(null), { once: true });
        const secure = (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.connect)({
            socket,
            rejectUnauthorized: false,
            ...((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) ? {} : { servername: host }),
        });
        secure.on("error", () => known(null));
        secure.on("secureConnect", () => known(attempted(() => factsOf(secure.getPeerCertificate()))));
    });
}
function attempted(job) {
    try {
        return job();
    }
    catch {
        return null;
    }
}
function factsOf(certificate) {
    const validFrom = isoDay(certificate.valid_from);
    const validTo = isoDay(certificate.valid_to);
    if (validFrom === null || validTo === null)
        return null;
    return {
        validFrom,
        validTo,
        names: (certificate.subjectaltname ?? "")
            .split(", ")
            .flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
        issuer: [certificate.issuer?.O, certificate.issuer?.CN].flat().filter(Boolean)[0] ?? "",
    };
}
function isoDay(openssl) {
    const date = new Date(openssl ?? "");
    return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}


/***/ }),

/***/ 28051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jZ: () => (/* binding */ isOwnRefusal),
  Lb: () => (/* binding */ sightOfAnswer),
  S4: () => (/* binding */ sightOfLook)
});

// EXTERNAL MODULE: ./build/engine/link/error-code.js
var error_code = __webpack_require__(97070);
// EXTERNAL MODULE: ./build/engine/link/gone.js + 1 modules
var gone = __webpack_require__(84420);
// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(10430);
;// CONCATENATED MODULE: ./build/engine/link/living.js

function confirms({ lines }) {
    return sentencesOf(lines).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) === "plainly");
}
const sentencesOf = (lines) => lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);
function isOffering({ lines, buttons }) {
    return buttons.some((label) => !ERRAND.test(label)) || lines.some((line) => PRICE.test(line));
}
const isTelling = (said) => said.lines.some((line) => weight(line) >= PARAGRAPH && !ABOUT_PAGES.test(line)) || proseOf(said) >= ARTICLE;
const proseOf = ({ lines }) => lines.filter((line) => weight(line) >= SENTENCE).reduce((sum, line) => sum + weight(line), 0);
const isLiving = (said) => isOffering(said) || isTelling(said);
const isLivingBeneath = (said) => isOffering(said) || proseOf(said) >= CLAIM;
function weight(line) {
    return line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}
const ARTICLE = 600;
const CLAIM = 250;
const PARAGRAPH = 110;
const SENTENCE = 80;
const PRICE = /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;
const ERRAND = /^[^\p{L}]*$|(?<!\p{L})(?:(?:search|such|recherch|busc|busq|cerca|pesquis|procur|szuka|hled|hľad|keres|căut|поиск|искать|найти|пошук|αναζήτ|zurück|retour|volver|voltar|torna|tillbaka|tilbage|takaisin|powrót|vissza|înapoi|назад|вернуться|startseit|accueil|главн|subscribe|accept|reject|agree|reload|refresh|retry|report|continue|language|country)|(?:back|return|terug|home|homepage|start|inicio|início|hem|zoek|zoeken|sök|søg|søk|hae|ara|menu|menü|close|ok|okay|yes|no|try again|sign ?up|log ?in|sign ?in)(?!\p{L}))|検索|搜索|搜尋|검색|トップ|ホーム|首页|首頁|홈/iu;
const ABOUT_PAGES = /\b(?:pages?|urls?|links?|address|web ?sites?|home|search|browse|moved|deleted|removed|expired|mistyped|outdated|seiten?|startseite|adresse|suche|página|enlace|inicio|pagina|indirizzo|lien|accueil|recherche|site|zoek|sida|sidan|siden|side|sivu|strona|strony|stran[ay]|stránk\p{L}*|oldal|pagină)\b|страниц|сторінк|σελίδα|sayfa|ページ|页面|頁面|网页|網頁|페이지|صفحة|صفحه|הדף|trang|halaman|หน้า|पृष्ठ/iu;

;// CONCATENATED MODULE: ./build/engine/link/machine.js
function machineError(text) {
    const whole = text.trim();
    if (whole.length === 0 || whole.length > LONGEST)
        return null;
    return ERRORS.map((error) => error.exec(whole)?.[0] ?? null).find((found) => found !== null) ?? null;
}
const LONGEST = 2_000;
const ERRORS = [
    /^Cannot (?:GET|HEAD) \/\S{0,500}$/,
    /(?<=^\{[\s\S]{0,300})"(?:status(?:_?code)?|(?:error_?)?code)"\s*:\s*"?(?:404|410)\b"?/i,
    /(?<=<(?:Error|Code)>[\s\S]{0,300}|^)<Code>\s*(?:NoSuchKey|NoSuchBucket|BlobNotFound|ResourceNotFound)\s*<\/Code>/,
];

// EXTERNAL MODULE: ./build/engine/link/main-part.js
var main_part = __webpack_require__(94697);
// EXTERNAL MODULE: ./build/engine/link/substance.js
var substance = __webpack_require__(37626);
;// CONCATENATED MODULE: ./build/engine/link/missing.js





function missingInMarkup(markup, shown, first) {
    const machine = machineError(shown.lines.join("\n")) ?? machineError(markup);
    if (machine !== null)
        return machine;
    const headings = (0,substance/* headingsOf */.z)(markup, first);
    const heading = headings.find((text) => (0,not_found/* headingSaysNotFound */.eV)(text) !== null);
    if (heading !== undefined)
        return heading;
    const sigh = headings.slice(0, 1).find(not_found/* onlySighs */.VY);
    if (sigh !== undefined)
        return sigh;
    const line = shown.length < substance/* MUCH */.ys ? shown.lines.find(not_found/* opensWithNotFound */.bx) : (0,main_part/* missingInFirstLines */.NM)(markup);
    return line ?? missingInBanner(markup);
}
function missingInBanner(markup) {
    const said = (0,main_part/* missingInPicture */.Q)(markup);
    return said !== null && (0,main_part/* linesOfMain */.gh)(markup).slice(0, 1).join("").length < SOME_WORDS ? said : null;
}
function missingPage(look) {
    const missing = missingInTitle(look) ?? missingInHeading(look) ?? spokenByMachine(look);
    if (missing !== null && look.failing !== null)
        return doubtful(missing, "failing");
    return missing;
}
function spokenByMachine({ text }) {
    const machine = machineError(text);
    return machine === null ? null : { kind: "not_found_heading", heading: machine, machine: true };
}
function missingInHeading(look) {
    const { heading, afterHeading, text, own } = look;
    if (heading === "")
        return missingInLines(look) ?? missingInMain(look);
    const said = (0,not_found/* headingSaysNotFound */.eV)(heading);
    const brief = said === "tersely" || (0,not_found/* onlySighs */.VY)(heading);
    const most = own.leads ? Number.POSITIVE_INFINITY : WHOLE_TEXT;
    if (brief && (0,not_found/* opensWithNotFound */.bx)(afterHeading)) {
        return text.length < most ? inHeading(`${heading} – ${afterHeading}`) : null;
    }
    if (said === "plainly") {
        if (text.length >= most)
            return null;
        return !confirms(own.near) && isLivingBeneath(own.near)
            ? doubtful(inHeading(heading), "beside")
            : inHeading(heading);
    }
    if (said === null || text.length >= FEW_WORDS)
        return missingBeneath(look) ?? missingAbove(look);
    return isLiving(own.whole) ? doubtful(inHeading(heading), "beside") : inHeading(heading);
}
function missingBeneath({ afterHeading, own }) {
    const { lines, buttons } = own.whole;
    const [number = "", sentence = ""] = lines;
    const bare = lines.length <= 3 && buttons.length === 0 && number === afterHeading && number === "404";
    return bare && (0,not_found/* opensWithNotFound */.bx)(sentence) ? inHeading(`${number} – ${sentence}`) : null;
}
function missingAbove({ heading, own, text }) {
    const [first = ""] = own.whole.lines;
    if (first === "" || own.near.lines.includes(first) || !(0,not_found/* opensWithNotFound */.bx)(first))
        return null;
    if ((0,not_found/* headingSaysNotFound */.eV)(heading) !== null || text.length >= WHOLE_TEXT)
        return null;
    const missing = inHeading(first);
    const plain = own.leads && text.length < FEW_WORDS && own.whole.buttons.length === 0;
    return plain ? missing : doubtful(missing, "beside");
}
function missingInMain({ own, markup, text }) {
    if (text.length >= WHOLE_TEXT)
        return null;
    const pictured = (0,main_part/* hasLittleMain */.yV)(markup, SOME_WORDS) ? (0,main_part/* missingInPicture */.Q)(markup) : null;
    const line = (0,main_part/* missingInFirstLines */.NM)(markup);
    const shown = line !== null && own.whole.lines.includes(line) ? line : null;
    const said = shown ?? pictured;
    if (said === null)
        return null;
    return text.length < FEW_WORDS ? inHeading(said) : doubtful(inHeading(said), "beside");
}
const inHeading = (heading) => ({ kind: "not_found_heading", heading });
function doubtful(missing, why) {
    if (missing.kind === "doubtful")
        return missing;
    return { kind: "doubtful", said: "title" in missing ? missing.title : missing.heading, why };
}
function missingInLines({ text, own }) {
    if (text.length >= FEW_WORDS)
        return null;
    const { lines, buttons } = own.whole;
    const at = lines.findIndex(not_found/* opensWithNotFound */.bx);
    const before = lines.slice(0, at).join("").length;
    if (at < 0 || before >= SOME_WORDS || (before > 0 && buttons.length > 0))
        return null;
    return inHeading(lines[at] ?? "");
}
function missingInTitle(look) {
    const { title, own, heading } = look;
    if (!(0,not_found/* saysNotFound */.M0)(title) || isAboutIt(look))
        return null;
    const missing = { kind: "not_found_title", title };
    if (mayBeAboutIt(look))
        return doubtful(missing, "about");
    const subject = (0,not_found/* saysMore */.s7)(title);
    if (!(subject || (0,not_found/* saysOnlyNumber */.gy)(title)) || confirms(own.whole))
        return missing;
    const reads = subject || (0,not_found/* headingSaysNotFound */.eV)(heading) !== null;
    return (reads ? isLiving : isOffering)(own.whole) ? doubtful(missing, "beside") : missing;
}
const WHOLE_TEXT = 2_000;
const FEW_WORDS = 600;
const SOME_WORDS = 100;
const WORK = /<meta\s[^>]{0,200}og:type["'][^>]{0,200}content=["'](?:product|book|music|video)\b/i;
function isAboutIt(look) {
    const { title, heading, text, markup } = look;
    if (isNameOfOffer(look))
        return true;
    if (text.length < FEW_WORDS)
        return false;
    const declared = heading !== "" && WORK.test(markup) && (0,not_found/* headingSaysNotFound */.eV)(heading) === null;
    if (!declared && !(0,not_found/* isNameOfPage */.IB)(title, heading))
        return false;
    return !sentencesOf(text.split("\n")).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) !== null);
}
function isNameOfOffer({ title, heading, text, own }) {
    if (heading === "" || (0,not_found/* fold */.AU)(title) !== (0,not_found/* fold */.AU)(heading) || (0,not_found/* headingSaysNotFound */.eV)(heading) !== null)
        return false;
    if (own.near.buttons.length === 0 || !isOffering({ lines: [], buttons: own.near.buttons }))
        return false;
    return !sentencesOf(text.split("\n")).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) === "plainly");
}
function mayBeAboutIt({ title, heading, text, markup }) {
    if (text.length < SOME_WORDS)
        return false;
    const numbered = /^404$/.test(heading.trim()) && WORK.test(markup) && text.length >= FEW_WORDS;
    if (!numbered && !(0,not_found/* isNameOfPage */.IB)(title, heading) && !(0,not_found/* isSubtitled */.Zl)(title, heading))
        return false;
    return !sentencesOf(text.split("\n")).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) === "plainly");
}

// EXTERNAL MODULE: ./build/engine/link/shown.js
var link_shown = __webpack_require__(45605);
// EXTERNAL MODULE: ./build/engine/link/title.js
var link_title = __webpack_require__(62134);
// EXTERNAL MODULE: ./build/engine/link/waiting.js
var waiting = __webpack_require__(43291);
// EXTERNAL MODULE: ./build/engine/link/walls.js
var walls = __webpack_require__(49225);
;// CONCATENATED MODULE: ./build/engine/link/classify.js









function sightOfAnswer(answer) {
    const said = sightOfStatus(answer, false);
    if (said !== null)
        return said;
    if (isFile(answer.headers))
        return { kind: "file" };
    if (answer.body === "unread")
        return { kind: "page" };
    if (answer.title === "" && !(0,link_title/* hasBody */.d9)(answer.markup)) {
        if (answer.body === "late")
            return { kind: "timeout", rendered: false };
        if (answer.body === "broken")
            return { kind: "unreachable", code: brokenCode(answer.bodyError) };
        if (answer.markup.trim() === "")
            return { kind: "empty" };
    }
    const { title, heading } = answer;
    if ((0,not_found/* saysNotFound */.M0)(title)) {
        return {
            kind: "not_found_title",
            title,
            ...(((0,not_found/* isNameOfPage */.IB)(title, heading) || (0,not_found/* isSubtitled */.Zl)(title, heading)) && { named: true }),
        };
    }
    const shown = (0,link_shown/* shownIn */.fz)(answer.markup, substance/* MUCH */.ys);
    const missing = missingInMarkup(answer.markup, shown, heading);
    if (missing !== null)
        return { kind: "not_found_heading", heading: missing };
    if ((0,substance/* leadsOn */.nV)(answer.markup, answer.headers["refresh"] ?? ""))
        return { kind: "page", bare: "shell" };
    const read = shown.length > 0 ? "content" : "shell";
    const bare = answer.body === "ended" ? (0,substance/* substanceOf */.C6)(answer.markup, shown) : read;
    return {
        kind: "page",
        ...(bare !== "content" && { bare }),
        ...(bare !== "shell" && (0,gone/* mayBeGone */.ii)(answer.markup) && { gone: true }),
    };
}
const brokenCode = (error) => (0,error_code/* errorCodes */.f)(error).at(-1) ?? "ECONNRESET";
function sightOfLook(look) {
    const refusal = look.headers[PROXY_REFUSAL];
    if (refusal !== undefined)
        return sightOfRefusal(refusal, look.finalUrl);
    const rendered = isRendered(look);
    const said = look.httpStatus === null ? null : sightOfStatus({ ...look, status: look.httpStatus }, rendered);
    if (look.download)
        return { kind: "file" };
    if (said !== null)
        return said;
    if (look.errorCode !== null)
        return sightOfNetError(look.errorCode, look.finalUrl);
    const missing = missingPage(look);
    if (missing !== null)
        return look.fetching ? doubtful(missing, "loading") : missing;
    if (look.timedOut)
        return { kind: "timeout", rendered };
    if (!rendered)
        return { kind: "empty" };
    if (look.framed !== null && (0,substance/* isThin */.OL)(look.text) && !PICTURE.test(look.markup)) {
        return { kind: "doubtful", said: String(look.framed), why: "framed" };
    }
    if ((0,waiting/* onlyWaits */.P)(look.text))
        return { kind: "empty" };
    return hasPictures(look) || !(0,substance/* isThin */.OL)(look.text) ? { kind: "page" } : { kind: "page", bare: "thin" };
}
const PROXY_REFUSAL = "adhere-refusal";
const isOwnRefusal = (look) => look.headers[PROXY_REFUSAL] !== undefined;
function sightOfRefusal(refusal, url) {
    const [why = "", code = ""] = refusal.split(" ");
    if (code === "ENOTFOUND")
        return { kind: "no_such_domain", host: hostOf(url), detail: "no_such_name" };
    if (why === "dns")
        return { kind: "dns_trouble", host: hostOf(url), code };
    if (code === "ETIMEDOUT")
        return { kind: "timeout", rendered: false };
    return { kind: "unreachable", code };
}
function hostOf(url) {
    return url !== null && URL.canParse(url) ? new URL(url).hostname : "";
}
function sightOfStatus(face, rendered) {
    const vendor = (0,walls/* wallOf */.o)(face);
    if (vendor !== null)
        return { kind: "wall", vendor };
    const { status } = face;
    if (status === 404 || status === 410) {
        const manager = (0,walls/* managerOf */.d)(face);
        return manager === null ? { kind: "gone", status } : { kind: "gone", status, manager };
    }
    if (status >= 500 && status < 600)
        return { kind: "server_error", status, rendered };
    if (status >= 300)
        return { kind: "refused", status };
    return null;
}
function isFile(headers) {
    if (/^\s*attachment/i.test(headers["content-disposition"] ?? ""))
        return true;
    return /^application\/(pdf|octet-stream|zip|x-|vnd\.)(?!.*(html|xml|json))/i.test(headers["content-type"] ?? "");
}
function isRendered(look) {
    return look.text.trim() !== "" || hasPictures(look);
}
const PICTURE = /<(img|picture|video|canvas|svg)[\s>]/i;
function hasPictures({ markup }) {
    return /<(img|picture|video|canvas|svg|i?frame|object|embed)[\s>]/i.test(markup);
}
function sightOfNetError(code, url) {
    const host = hostOf(url);
    if (code === "ERR_NAME_NOT_RESOLVED")
        return { kind: "no_such_domain", host, detail: "no_such_name" };
    if (/^ERR_(NAME_RESOLUTION_FAILED|DNS_)/.test(code))
        return { kind: "dns_trouble", host, code };
    if (code === "ERR_INTERNET_DISCONNECTED")
        return { kind: "no_network" };
    if (code === "ERR_TOO_MANY_REDIRECTS")
        return { kind: "redirect_loop" };
    if (/^ERR_(CONNECTION_)?TIMED_OUT$/.test(code))
        return { kind: "timeout", rendered: false };
    if (code === "ERR_UNKNOWN_URL_SCHEME")
        return { kind: "odd_redirect", target: url ?? "another scheme" };
    const explanation = CERTIFICATE_ERRORS[code];
    if (explanation !== undefined || /^ERR_CERT/.test(code))
        return chromeRefusal(code);
    return { kind: "unreachable", code };
}
const CERTIFICATE_ERRORS = {
    ERR_CERT_DATE_INVALID: "The certificate has expired or is not valid yet",
    ERR_CERT_COMMON_NAME_INVALID: "The certificate is for another domain",
    ERR_CERT_AUTHORITY_INVALID: "The certificate's issuer is not trusted",
    ERR_CERT_REVOKED: "The certificate was revoked",
    ERR_CERT_WEAK_SIGNATURE_ALGORITHM: "The certificate is signed with a weak algorithm",
    ERR_CERT_WEAK_KEY: "The certificate's key is too weak",
    ERR_CERTIFICATE_TRANSPARENCY_REQUIRED: "The certificate is in no public log",
};
const NEEDS_NO_SECOND = new Set([
    "ERR_CERT_COMMON_NAME_INVALID",
    "ERR_CERT_REVOKED",
    "ERR_CERT_WEAK_SIGNATURE_ALGORITHM",
    "ERR_CERT_WEAK_KEY",
    "ERR_CERT_SYMANTEC_LEGACY",
    "ERR_CERT_NAME_CONSTRAINT_VIOLATION",
    "ERR_CERT_VALIDITY_TOO_LONG",
    "ERR_CERTIFICATE_TRANSPARENCY_REQUIRED",
]);
function chromeRefusal(code) {
    const explanation = CERTIFICATE_ERRORS[code] ?? `The certificate is refused (${code})`;
    return { kind: "certificate", code, explanation, certain: NEEDS_NO_SECOND.has(code) };
}


/***/ }),

/***/ 97070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ errorCodes)
/* harmony export */ });
function errorCodes(error) {
    const codes = [];
    const open = [error];
    const seen = new Set();
    for (const one of open) {
        if (!(one instanceof Error) || seen.has(one))
            continue;
        seen.add(one);
        if ("code" in one && typeof one.code === "string")
            codes.push(one.code);
        open.push(one.cause, ...(one instanceof AggregateError ? one.errors : []));
    }
    return codes;
}


/***/ }),

/***/ 84420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B4: () => (/* binding */ goneAdvisory),
  dO: () => (/* binding */ goneIn),
  ii: () => (/* binding */ mayBeGone)
});

// UNUSED EXPORTS: saysGone

// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(10430);
// EXTERNAL MODULE: ./build/engine/link/not-found-parts.js
var not_found_parts = __webpack_require__(58479);
;// CONCATENATED MODULE: ./build/engine/link/gone-phrases.js


const ANY = "[^ ]{0,24}";
const ENDINGS = {
    en: {
        thing: "(?:(?:this|the|that) )?(?:requested )?(?:job|position|role|vacancy|opening|posting|(?:job|real estate|property) (?:ad|posting|listing|offer|opening)|listing|property|home|house|apartment|flat|room|rental|item|product|article|model|ad|advert|advertisement|auction|offer|deal|promotion|promo|sale|campaign|coupon|voucher|event|webinar|replay|recording|video|livestream|conference|summit|show|concert|exhibition|festival|workshop|course|class|program(?:me)?|competition|contest|sweepstakes?|giveaway|raffle|prize draw|survey|form|quiz|poll|service|scheme|hotel|restaurant|shop|store|app|tour|trip|publication|guidance|page|profile|account)(?: (?:that )?you(?:'re| are| were)? (?:looking for|trying to (?:view|reach|access|open)|requested))?",
        over: "(?:(?:is|are|was|were|has|have|had)(?: been)?(?: now| already| since| sadly| unfortunately| officially| permanently)* )?(?:no longer (?:available|active|open|offered|for sale|on sale|online|listed|live|valid|sold|made|running|published|accept(?:s|ing)|tak(?:es|ing)|being (?:sold|offered|made|produced)|in (?:production|the (?:shop|store)))|(?:not|no longer) accepting (?:responses|applications|enrol?lments|entries)|filled(?= ?[.!]|$| internally| by)|sold(?= ?[.!,]|$| and )|sold or removed|expired|ended|over(?= ?[.!,]|$| now)|cancell?ed|closed(?= ?[.!,]|$| (?:to|for) (?:new |good|applications|entries|responses)| permanently| down)|removed|deleted|withdrawn|discontinued|taken down|taken off|shut down|off the market|finished(?= ?[.!]|$)|concluded|unavailable(?= ?[.!]|$)|gone(?= ?[.!]|$))|isn't (?:accepting responses|available any ?more)|does not accept (?:responses|applications) any ?more|ceased trading|permanently closed",
        said: "this (?!size|colou?r|feature|option|browser|method|function|version|setting)[^ ]+ is no longer available|applications?(?: for (?:this|the) [^ ]+)? (?:(?:are|is|have) )?(?:now |been )*closed|applications can no longer be|(?:ticket )?sales (?:have |are )?(?:now )?(?:ended|closed)|(?:registration|enrol?lment|entries) (?:is|are|has|have) (?:now )?(?:closed|ended)|(?:permanently closed|closed (?:permanently|for good))|(?:it is )?no longer (?:for sale|available to buy|accepting (?:responses|applications))",
    },
    de: {
        thing: `(?:(?:dies(?:e|er|es)|der|die|das) )?(?:(?:gewünschte|gesuchte|aufgerufene|ausgeschriebene) )?${ANY}(?:stelle|anzeige|angebot|inserat|annonce|ausschreibung|position|job|immobilie|objekt|wohnung|haus|artikel|produkt|modell|auktion|aktion|gutschein|veranstaltung|event|webinar|konzert|seminar|kurs|lehrgang|workshop|messe|ausstellung|gewinnspiel|verlosung|wettbewerb|umfrage|formular|dienst|leistung|hotel|restaurant|geschäft|shop|laden|aufzeichnung|video|kampagne|reise|bewerbungsfrist|app|profil|konto)`,
        over: "(?:(?:ist|sind|war|wurde|hat|wird)(?: leider| bereits| inzwischen| mittlerweile| schon| nun| jetzt| dauerhaft| endgültig)* )?(?:nicht (?:mehr|länger) (?:verfügbar|erhältlich|lieferbar|aktiv|online|aktuell|offen|vakant|gültig|angeboten|verkauft|produziert|hergestellt|gebaut|im (?:sortiment|angebot|programm)|zu haben|buchbar)|abgelaufen|beendet|vorbei|(?:anderweitig )?besetzt|bereits vergeben|verkauft(?= ?[.!,]|$| worden)|vermietet(?= ?[.!,]|$| worden)|gelöscht|entfernt|deaktiviert|eingestellt|zurückgezogen|ausgelaufen|dauerhaft geschlossen|endgültig geschlossen|abgesagt|stattgefunden|aus dem (?:sortiment|programm) genommen|zu ende(?= ?[.!]|$)|für immer geschlossen)|nimmt keine (?:antworten|anmeldungen|bewerbungen) mehr",
        said: "es können keine (?:weiteren )?(?:antworten|bewerbungen|anmeldungen) (?:mehr )?(?:abgegeben|angenommen|eingereicht)|(?:dauerhaft|endgültig|für immer) geschlossen|(?:leider )?nicht mehr (?:verfügbar|erhältlich|lieferbar|im sortiment)(?= ?[.!]|$)|bestellungen sind nicht mehr möglich",
    },
    fr: {
        thing: "(?:(?:cette?|ces?|cet|le|la|l'|les) ?)?(?:offre(?: d'emploi)?|poste|emploi|annonce|bien|logement|maison|appartement|article|produit|modèle|référence|vente|enchère|promotion|opération|événement|évènement|webinaire|concert|spectacle|exposition|festival|formation|cours|stage|atelier|(?:jeu[- ])?concours|jeu|tirage|sondage|questionnaire|formulaire|service|hôtel|restaurant|magasin|boutique|campagne|vidéo|replay|participation|profil|compte|appli(?:cation)?|code promo)(?: que vous (?:cherchez|recherchez|souhaitez consulter))?",
        over: "(?:(?:est|sont|a|ont)(?: été)?(?: malheureusement| désormais| maintenant| déjà)* )?(?:n'(?:est|a|accepte|y a)(?:t)? plus (?:disponible|en ligne|en vente|active?|commercialisée?|fabriquée?|produite?|proposée?|d'actualité|au catalogue|valable|valide|ouverte?|à (?:vendre|louer)|de réponses|dans notre)|expirée?|terminée?|clôturée?|close?(?= ?[.!]|$)|pourvue?|vendue?(?= ?[.!,]|$)|supprimée?|retirée?|annulée?|passée?(?= ?[.!]|$)|arrêtée?|épuisée? définitivement|(?:définitivement )fermée?|fermé définitivement|fermé (?:ses|nos) portes|a pris fin)|a eu lieu|s'est (?:terminée?|achevée?)|prend(?:s|) fin définitivement",
        said: "(?:candidatures|inscriptions|participations) (?:sont )?(?:closes|clôturées|terminées)|les (?:candidatures|inscriptions|participations) sont (?:closes|clôturées|terminées|fermées)|la billetterie est (?:fermée|close)|(?:définitivement fermée?|fermé définitivement)|n'est plus (?:disponible|commercialisée?)|il n'est plus possible de",
    },
    es: {
        thing: "(?:(?:est[eao]s?|el|la|los|las) )?(?:oferta(?: de empleo)?|puesto|empleo|vacante|plaza|anuncio|inmueble|piso|casa|vivienda|artículo|producto|modelo|subasta|promoción|campaña|evento|concierto|espectáculo|exposición|festival|seminario|webinar|curso|taller|formación|concurso|sorteo|encuesta|formulario|servicio|hotel|restaurante|tienda|vídeo|video|app|aplicación|perfil|cuenta|cupón)(?: que buscas?)?",
        over: "(?:(?:está|ha|han|fue|es)(?: sido)?(?: ya| lamentablemente)* )?(?:ya )?(?:(?:ha |está |se ha )?(?:caducad[oa]|finalizad[oa]|terminad[oa]|vendid[oa](?= ?[.!,]|$)|retirad[oa]|eliminad[oa]|cancelad[oa]|cubiert[oa]|cerrad[oa] (?:definitivamente|permanentemente)|descatalogad[oa]|discontinuad[oa]|celebrado|concluido|expirado|agotado definitivamente)|no (?:está|se|admite|acepta) (?:disponible|publicad[oa]|activ[oa]|a la venta|en venta|fabrica|vende|comercializa|inscripciones|respuestas|candidaturas|en la tienda|vigente)|no disponible(?= ?[.!]|$)|no existe)",
        said: "(?:ya )?no se (?:puede comprar|fabrica|vende|admiten (?:inscripciones|candidaturas|respuestas))|venta finalizada|(?:las )?inscripciones (?:están )?cerradas|cerrado (?:definitivamente|permanentemente)|proceso de selección (?:cerrado|finalizado)",
    },
    it: {
        thing: "(?:(?:quest[oaei]|il|lo|la|le|i|gli) |quest'|l')?(?:offerta(?: di lavoro)?|posizione|lavoro|posto|annuncio|immobile|casa|appartamento|articolo|prodotto|modello|asta|promozione|campagna|evento|concerto|spettacolo|mostra|festival|webinar|corso|laboratorio|concorso|sondaggio|modulo|servizio|hotel|albergo|ristorante|trattoria|negozio|video|app|profilo|account|candidatur[ae])(?: che (?:cerchi|stai cercando))?",
        over: "(?:(?:è|sono|ha|si è)(?: stat[oaie])?(?: già| purtroppo| ormai)* )?(?:non (?:è )?più (?:disponibile|attiv[oa]|in (?:vendita|produzione|catalogo)|prodott[oa]|vendut[oa]|online|ordinabile|valid[oa])|scadut[oa]|conclus[oa]|terminat[oa]|finit[oa](?= ?[.!]|$)|chius[oaie](?= ?[.!]|$| definitivamente)|vendut[oa](?= ?[.!,]|$)|rimoss[oa]|eliminat[oa]|annullat[oa]|ritirat[oa]|fuori produzione|fuori catalogo|coperta|cessat[oa]|si è conclus[oa]|non accetta più|non (?:è )?disponibile(?= ?[.!]|$))",
        said: "(?:le )?candidature (?:sono )?chiuse|biglietteria chiusa|(?:le )?iscrizioni (?:sono )?chiuse|chiuso definitivamente|(?:dopo .{3,40} )?(?:la|il) nostr[oa] [^ ]+ ha chiuso (?:definitivamente|per sempre)|non più (?:ordinabile|disponibile|in produzione)",
    },
    nl: {
        thing: `(?:(?:deze|dit|de|het|die|dat) )?${ANY}(?:vacature|functie|baan|advertentie|woning|huis|appartement|object|artikel|product|model|veiling|aanbieding|actie|promotie|campagne|evenement|webinar|concert|voorstelling|tentoonstelling|festival|cursus|training|workshop|wedstrijd|prijsvraag|winactie|enquête|formulier|dienst|hotel|restaurant|winkel|webshop|video|app|profiel|account|kavel)(?: die (?:je|u) zoekt)?`,
        over: "(?:(?:is|zijn|was|werd|heeft|wordt)(?: helaas| inmiddels| al| reeds| niet langer)* )?(?:niet (?:meer|langer) (?:beschikbaar|leverbar?|leverbaar|te koop|te huur|actief|online|geleverd|verkocht|gemaakt|geproduceerd|aangeboden|open|geldig|verkrijgbaar)|vervuld|verlopen|afgelopen|beëindigd|gesloten voor (?:reacties|deelname)|(?:definitief|permanent) gesloten|verkocht(?= ?[.!,]|$| en )|verhuurd(?= ?[.!,]|$| en )|verwijderd|geannuleerd|afgelast|ingetrokken|voorbij(?= ?[.!]|$)|uit (?:het |ons )?assortiment(?: genomen)?|uit productie|gestopt)|accepteert geen (?:reacties|antwoorden) meer",
        said: "(?:uit (?:het )?assortiment|niet meer leverbaar|definitief gesloten|permanent gesloten)|de (?:inschrijving|sollicitatietermijn|kaartverkoop) is (?:gesloten|verlopen)|je kunt niet meer (?:solliciteren|reageren)",
    },
    pt: {
        thing: "(?:(?:est[ea]|ess[ea]|o|a) )?(?:oferta(?: de emprego)?|vaga|emprego|anúncio|imóvel|casa|apartamento|artigo|item|produto|modelo|leilão|promoção|campanha|evento|concerto|show|espetáculo|exposição|festival|webinar|curso|formação|oficina|concurso|sorteio|passatempo|inquérito|pesquisa|formulário|serviço|hotel|restaurante|loja|vídeo|app|aplicativo|perfil|conta|cupom)(?: que (?:você )?procura)?",
        over: "(?:(?:está|foi|já|é|se|tem)(?: sido)? )*(?:(?:não (?:está|é) mais|já não (?:está|é|se)|não está mais|deixou de (?:estar|ser)) (?:disponível|ativ[oa]|à venda|aceit[oa]|publicad[oa]|vendid[oa]|fabricad[oa]|encontra disponível|online)|descontinuad[oa]|expirou|expirad[oa]|terminou|terminad[oa]|encerrad[oa]|encerrou|preenchid[oa]|vendid[oa](?= ?[.!,]|$)|removid[oa]|eliminad[oa]|excluíd[oa]|cancelad[oa]|retirad[oa]|fora de linha|fechou (?:definitivamente|permanentemente|as portas)|não aceita mais|já não aceita|não disponível(?= ?[.!]|$))",
        said: "(?:as )?(?:candidaturas|inscrições) (?:estão )?(?:encerradas|fechadas)|encerrad[oa] (?:definitivamente|permanentemente)|(?:definitivamente|permanentemente) (?:encerrad[oa]|fechad[oa])",
    },
    pl: {
        thing: "(?:(?:ta|to|ten|te) )?(?:oferta(?: pracy)?|ogłoszenie|stanowisko|rekrutacja|mieszkanie|nieruchomość|dom|produkt|artykuł|przedmiot|towar|model|aukcja|promocja|akcja|kampania|wydarzenie|koncert|spektakl|wystawa|festiwal|webinar|webinarium|kurs|szkolenie|warsztaty|konkurs|ankieta|formularz|usługa|hotel|restauracja|sklep|wideo|film|aplikacja|profil|konto)(?: na (?:to )?stanowisko| którego? szukasz)*",
        over: "(?:(?:został[ao]?|jest|są)(?: już| niestety)* )*(?:nie jest (?:już )?(?:dostępn[aey]|aktywn[aey]|aktualn[aey]|produkowan[aey]|sprzedawan[aey]|oferowan[aey])|już nie(?: jest)? (?:dostępn[aey]|aktywn[aey]|aktualn[aey]|istnieje)|niedostępn[aey](?= ?[.!]|$)|wygasł[aoy]?|wygasło|zakończon[aey]|zakończył[ao]? się|sprzedan[aey](?= ?[.!,]|$)|usunięt[aey]|odwołan[aey]|anulowan[aey]|wycofan[aey]|nieaktualn[aey]|archiwaln[aey]|zamknięt[aey] (?:na stałe|na zawsze)|obsadzone|nie przyjmuje (?:już )?odpowiedzi|już się odbył[ao]?|dobiegł[ao]? końca)",
        said: "wycofan[oy] ze sprzedaży|(?:rekrutacja|sprzedaż biletów|promocja|konkurs) (?:została |został )?zakończon[ay]|na stałe zamknięt[ey]",
    },
    sv: {
        thing: `(?:(?:den här|det här|denna|detta|den|det) )?${ANY}(?:annonsen|tjänsten|jobbet|rollen|bostaden|lägenheten|huset|objektet|produkten|varan|artikeln|modellen|auktionen|erbjudandet|kampanjen|rean|evenemanget|eventet|konserten|utställningen|festivalen|webbinariet|kursen|utbildningen|tävlingen|utlottningen|enkäten|formuläret|hotellet|restaurangen|butiken|videon|appen|profilen|kontot|produkt|artikel|annons)`,
        over: "(?:(?:är|har|blev|kan|finns|säljs|tillverkas|tar)(?: tyvärr| nu| redan| blivit)* )?(?:inte längre (?:tillgänglig|tillgängligt|aktiv|aktivt|aktuell|till salu|kvar|emot|köpas|öppen|giltig)?|ej längre|utgått|utgången|avslutad|avslutat|avslutats|tillsatt|tillsatts|såld(?= ?[.!,]|$)|sålts|borttagen|borttaget|tagits bort|inställd|inställt|ställts in|upphört|slut för gott|stängt (?:för gott|permanent)|lagts ner|över(?= ?[.!]|$))",
        said: "sista ansökningsdag(?:en)? har passerat|ansökningstiden har (?:gått ut|passerat)|stängt för gott|permanent stängt|har utgått ur sortimentet|utgått ur sortimentet|anmälan är stängd|biljettförsäljningen är (?:stängd|avslutad)",
    },
    da: {
        thing: `(?:(?:denne|dette|den|det) )?${ANY}(?:annoncen?|stillingen?|jobbet|job|boligen?|ejendommen?|huset|lejligheden|produktet|produkt|varen?|artiklen|modellen|auktionen|tilbuddet|tilbud|kampagnen|udsalget|arrangementet|eventet|koncerten|udstillingen|festivalen|webinaret|kurset|kursus|konkurrencen|lodtrækningen|undersøgelsen|formularen|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen|salget)`,
        over: "(?:(?:er|har|blev|kan|sælges|modtager)(?: desværre| nu| allerede| blevet)* )?(?:ikke længere (?:tilgængelige?t?|aktivt?|aktuelt?|til salg|svar|købes|åben|på lager)?|udgået|udløbet|afsluttet|besat|solgt(?= ?[.!,]|$| og )|slettet|fjernet|aflyst|ophørt|slut(?= ?[.!]|$)|lukket (?:permanent|for altid|for godt)|permanent lukket|overstået)",
        said: "ansøgningsfristen er (?:udløbet|overskredet)|permanent lukket|billetsalget er (?:lukket|slut|afsluttet)|tilmeldingen er lukket",
    },
    no: {
        thing: `(?:(?:denne|dette|den|det) )?${ANY}(?:annonsen?|stillingen?|jobben|boligen?|eiendommen?|huset|leiligheten|produktet|produkt|varen?|artikkelen|modellen|auksjonen|tilbudet|tilbud|kampanjen|salget|arrangementet|konserten|utstillingen|festivalen|webinaret|kurset|konkurransen|trekningen|undersøkelsen|skjemaet|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen)`,
        over: "(?:(?:er|har|ble|kan|selges|tar)(?: dessverre| nå| allerede| blitt)* )?(?:ikke lenger (?:tilgjengelig|aktiv|aktuell|til salgs|mot svar|kjøpes|åpen|på lager)?|utgått|utløpt|avsluttet|besatt|solgt(?= ?[.!,]|$| og )|slettet|fjernet|avlyst|opphørt|over(?= ?[.!]|$)|lagt ned|stengt (?:permanent|for godt)|permanent stengt)",
        said: "søknadsfristen (?:er|har) (?:utløpt|gått ut)|permanent stengt|billettsalget er (?:stengt|avsluttet)|påmeldingen er stengt",
    },
    fi: {
        thing: `(?:(?:tämä|kyseinen) )?${ANY}(?:ilmoitus|työpaikka|tehtävä|paikka|kohde|asunto|tuote|artikkeli|malli|huutokauppa|tarjous|kampanja|tapahtuma|konsertti|näyttely|festivaali|webinaari|kurssi|koulutus|kilpailu|arvonta|kysely|lomake|palvelu|hotelli|ravintola|kauppa|myymälä|video|sovellus|profiili|tili|hakuaika)`,
        over: "(?:on |ei )?(?:(?:valitettavasti|jo|nyt) )*(?:ole (?:enää|valitettavasti enää) (?:saatavilla|voimassa|myynnissä|avoinna|aktiivinen|haettavissa)|enää (?:saatavilla|voimassa|myynnissä|ota)|päättynyt|poistunut|poistettu|vanhentunut|myyty(?= ?[.!,]|$)|peruttu|peruutettu|täytetty|lopetettu|loppunut|umpeutunut|suljettu (?:pysyvästi|lopullisesti)|ota enää (?:vastaan )?vasta)",
        said: "hakuaika on (?:päättynyt|umpeutunut)|pysyvästi suljettu|poistunut (?:valikoimasta|myynnistä)|lipunmyynti on päättynyt",
    },
    cs: {
        thing: "(?:(?:tent?o|tat?o|toto|tento|tato|prodej tohoto|výroba tohoto) )?(?:inzerát|nabídka|pozice|místo|nemovitost|byt|dům|produkt|výrobku?|zboží|artikl|položka|model|aukce|akce|kampaň|událost|koncert|představení|výstava|festival|webinář|kurz|školení|workshop|soutěž|anketa|dotazník|formulář|služba|hotel|restaurace|obchod|e-shop|video|aplikace|profil|účet|výběrové řízení)",
        over: "(?:(?:je|jsou|byl[ao]?|již|už|bohužel) )*(?:není (?:již |už |bohužel )*(?:dostupn[áéý]|aktivní|aktuální|k dispozici|v (?:nabídce|prodeji)|k mání)|již není|vypršel[ao]?|ukončen[aoyá]?|skončil[ao]?|prodán[aoy]?|smazán[aoy]?|odstraněn[aoy]?|zrušen[aoyá]?|obsazen[aoáé]?|vyřazen[aoyá]?|trvale uzavřen[aoyá]?|nepřijímá (?:již |už )?odpovědi|stažen[aoy]?|již proběhl[ao]?)",
        said: "trvale (?:uzavřeno|zavřeno)|prodej (?:vstupenek )?(?:byl )?ukončen|(?:tento )?(?:produkt|výrobek|zboží) (?:se )?již (?:nevyrábí|neprodává)",
    },
    hu: {
        thing: "(?:(?:ez|ezt) )?(?:az? )?(?:(?:keresett) )?(?:hirdetést?|állás(?:hirdetés)?|pozíció|ingatlan|lakás|ház|termék|cikk|modell|aukció|ajánlat|akció|kampány|esemény|rendezvény|koncert|előadás|kiállítás|fesztivál|webinár|tanfolyam|képzés|verseny|nyereményjáték|kérdőív|űrlap|szolgáltatás|hotel|étterem|üzlet|bolt|webáruház|videó|alkalmazás|profil|fiók)",
        over: "(?:(?:már|sajnos|időközben) )*(?:nem (?:elérhető|aktív|kapható|aktuális|rendelhető|forgalmazzuk|érhető el|fogad)|lejárt|véget ért|befejeződött|megszűnt|elkelt|eladták|törölték|törölve|betöltötték|betöltésre került|lezárult|elmarad|végleg bezárt|eltávolították|kifutott)",
        said: "végleg (?:bezártunk|zárva)|a jelentkezés lezárult|kifutott termék",
    },
    tr: {
        thing: "(?:(?:bu|aradığınız) )?(?:ilan|iş ilanı|pozisyon|kadro|ev|daire|emlak|konut|ürün|model|açık artırma|teklif|fırsat|kampanya|indirim|etkinlik|konser|gösteri|sergi|festival|webinar|kurs|eğitim|atölye|yarışma|çekiliş|anket|form|hizmet|otel|restoran|mağaza|video|uygulama|profil|hesap)",
        over: "(?:(?:artık|maalesef|ne yazık ki|sahibi tarafından) )*(?:(?:mevcut|yayında|aktif|satışta|geçerli) (?:değil|değildir)|satılmamaktadır|satılmıyor|üretilmiyor|yayından kaldırıl|kaldırıl(?:dı|mış)|sona er(?:di|miş)|süresi dol|satıl(?:dı|mış)|iptal edil|doldu(?= ?[.!]|$)|kapan(?:dı|mış)|tamamlan(?:dı|mış)|silin(?:di|miş)|yanıt kabul et)",
        said: "başvurular (?:kapandı|kapanmıştır|sona erdi)|bilet satışı (?:kapalıdır|kapandı|sona erdi)|kalıcı olarak kapa",
    },
};
const GLUED = "(?:この|こちらの|本)?(?:商品|製品|求人|物件|イベント|キャンペーン|セミナー|ウェビナー|講座|コース|サービス|店舗?|お店|出品|オークション|広告|ページ|動画|フォーム|アンケート|プラン|セール|公演|応募|受付|募集|販売|掲載|公開|配信)(?:の|は|が|を|、|募集|販売|掲載|公開|受付|受注|取り扱い|取扱い?|配信|開催)*(?:終了(?:しました|いたしました|しています|となりました)|締め切(?:りました|らせていただきました)|中止(?:となりました|になりました)|閉店(?:しました|いたしました)|廃番|廃盤|生産終了|削除されました|売り切れました|成約済み?)|(?:この|해당|이) ?(?:상품|제품|채용|공고|매물|이벤트|행사|강좌)[은는이가]? ?(?:판매가 )?(?:종료|마감|단종|삭제|취소)되었|(?:该|此|本)?(?:商品|产品|职位|房源|活动|课程|店铺)已(?:经)?(?:下架|结束|停产|售出|关闭|过期|招满)";
const CLOSURES = [
    "(?:[^.,!?]{2,60} )?(?:has|have|is)(?: now| sadly| permanently| been| officially)* (?:shut(?:ting)? down|closed (?:(?:its|our|their) doors|permanently|for good)|permanently closed|ceased (?:trading|operations?|business)|gone out of business)",
    "(?:liebe [^.!?]{3,60}, )?(?:wir haben|[^.,!?]{2,60} hat) [^.!?]{0,60}(?:(?:dauerhaft|endgültig|für immer|zum jahresende) geschlossen|geschäftsbetrieb eingestellt|betrieb (?:dauerhaft )?eingestellt)",
    "(?:nous avons|[^.,!?]{2,60} a) [^.!?]{0,30}(?:définitivement fermé|fermé définitivement|fermé (?:nos|ses) portes|cessé (?:notre|son) activité)",
    "(?:hemos|[^.,!?]{2,60} ha) (?:cerrado (?:definitivamente|permanentemente|(?:nuestras|sus) puertas)|cesado (?:nuestra|su) actividad)",
    "(?:abbiamo|[^.,!?]{2,80} ha) (?:chiuso (?:definitivamente|per sempre|i battenti)|cessato (?:l')?attività)",
    "(?:wij zijn|we zijn|[^.,!?]{2,60} is) [^.!?]{0,20}(?:definitief|permanent|voorgoed) (?:gesloten|gestopt)|(?:wij|we) hebben onze deuren (?:definitief )?gesloten",
    "(?:encerrámos|encerramos|fechámos|fechamos|[^.,!?]{2,60} (?:encerrou|fechou)) (?:definitivamente|permanentemente|as (?:nossas )?portas)",
    "(?:zakończyliśmy działalność|[^.,!?]{2,60} (?:zakończył[ao]? działalność|został[ao]? zamknięt[ay] na stałe))",
    "(?:vi har|[^.,!?]{2,60} har) (?:tyvärr |desværre |dessverre )?(?:stängt för gott|stängt permanent|lagt ner verksamheten|lukket permanent|lukket for altid|stengt for godt|lagt ned driften|ophørt)",
    "(?:olemme|[^.,!?]{2,60} on) (?:lopettaneet|lopettanut) toimin|(?:ukončili jsme (?:činnost|provoz)|[^.,!?]{2,60} ukončil[ao]? (?:činnost|provoz))|(?:végleg bezártunk|megszüntettük)|(?:mağazamız|işletmemiz) kalıcı olarak kapan",
    "(?:当店|弊店|当社)は.{0,20}(?:閉店|閉業|営業を終了)",
];
const ENDED = "shut|clos|ceas|business|geschlossen|eingestellt|ferm|cess|cerrad|cesad|chius|gesloten|gestopt|encerr|fech|dzialalno|zamkniet|stangt|lagt ne|lukket|stengt|ophort|toimin|ukonci|bezart|megszunt|kapan|閉|営業";
const PASSING = "temporar(?:il)?y|for the moment|right now|currently|until|soon|(?:is|are) (?:here|on)|new (?:season|collection)|this (?:size|colou?r|version)|in (?:this|your|that)|vorübergehend|momentan|derzeit|aktuell nicht|größe|farbe|variante|bald|temporairement|actuellement|pour le moment|taille|couleur|bientôt|temporalmente|por el momento|actualmente|talla|color|pronto|temporaneamente|attualmente|al momento|taglia|colore|presto|tijdelijk|momenteel|maat|kleur|binnenkort|temporariamente|de momento|no momento|tamanho|em breve|tymczasowo|chwilowo|obecnie|rozmiar|wkrótce|tillfälligt|just nu|storlek(?:en)?|snart|midlertidig|lige nu|størrelsen?|akkurat nå|tilapäisesti|toistaiseksi|dočasně|momentálně|velikost|brzy|ideiglenesen|átmenetileg|jelenleg|méret|hamarosan|geçici|şu anda|beden|yakında";
const PASSING_GLUED = "現在|一時|サイズ|まもなく|暂时|일시";
const LEAD = `(?:(?:${not_found_parts/* INTERJECTIONS */.q_.join("|")})[,!:.…]* |[^.,:!?]{3,50} (?:that|dass|que|che|dat|att|at|że|že|hogy),? )?`;
const START = "^(?![\"'“”„«»「『])[\\p{P}\\p{S} ]*";
const WORD_END = "(?![\\p{L}\\p{N}])";
const sentenceOf = ({ thing, over, said }) => {
    const sentence = said === undefined ? "" : `|(?:${(0,not_found/* fold */.AU)(said)})${WORD_END}`;
    return new RegExp(`${START}${(0,not_found/* fold */.AU)(LEAD)}(?:(?:${(0,not_found/* fold */.AU)(thing)}):? (?:${(0,not_found/* fold */.AU)(over)})${sentence})`, "u");
};
const OVER = new Map(Object.entries(ENDINGS).map(([tag, ending]) => [tag, sentenceOf(ending)]));
const OVER_GLUED = new RegExp((0,not_found/* fold */.AU)(GLUED), "u");
const EVERY = [...OVER.values(), OVER_GLUED];
const MENTIONED = /longer|accept|fill|sold|expir|ende?d|over|cancel|clos|remov|delet|withdraw|discontinu|taken|shut|off|finish|conclu|unavail|gone|ceas|any ?more|business|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/i;
const mayEnd = (sentence, language) => language !== "en" || MENTIONED.test(sentence);
function overIn(language) {
    const own = OVER.get(language ?? "");
    const english = OVER.get("en");
    if (own === undefined || english === undefined)
        return EVERY;
    return own === english ? [english, OVER_GLUED] : [own, english, OVER_GLUED];
}
const CLOSED = new RegExp(`^(?=.*(?:${ENDED}))${START.slice(1)}(?:${CLOSURES.map(not_found/* fold */.AU).join("|")})`, "u");
const LASTING = new RegExp(`^(?!.*(?:(?<!\\p{L})(?:${(0,not_found/* fold */.AU)(PASSING)})(?!\\p{L})|${(0,not_found/* fold */.AU)(PASSING_GLUED)}))`, "u");

// EXTERNAL MODULE: ./build/engine/link/main-part.js
var main_part = __webpack_require__(94697);
// EXTERNAL MODULE: ./build/engine/link/sight.js
var sight = __webpack_require__(33661);
;// CONCATENATED MODULE: ./build/engine/link/gone.js




function goneAdvisory(said) {
    if (said === null || said === undefined)
        return [];
    const note = `The page says that what it shows is no longer to be had: "${(0,sight/* shortened */.vI)(said)}"`;
    return [{ kind: "gone", note }];
}
function goneIn({ title, heading, own, markup, text }) {
    const { near, whole } = own;
    if (ARTICLE.test(markup) || near.buttons.some((label) => BUYS.test(label)))
        return null;
    const at = near.lines[0] === undefined ? -1 : whole.lines.indexOf(near.lines[0]);
    const above = whole.lines.slice(0, Math.max(0, at)).slice(-ABOVE);
    const beneath = near.lines.slice(0, BENEATH).filter((line) => heading === "" || !EMBEDDED.test(line));
    return (firstOf([heading, ...above, ...beneath], text.length < SHORT) ?? (own.leads ? firstOf([title]) : null));
}
function mayBeGone(markup) {
    const language = DECLARED.exec(markup.slice(0, HEAD))?.[1]?.toLowerCase() ?? null;
    return firstOf((0,main_part/* linesOfMain */.gh)(markup), true, language) !== null;
}
const DECLARED = /<html\s(?:[^>]{0,500}\s)?lang\s*=\s*["']?([a-z]{2})(?![a-z])/i;
const HEAD = 2_000;
function firstOf(lines, short = false, language = null) {
    const sentences = lines.flatMap((line) => line.slice(0, LONGEST_LINE).split(/(?<=[.!?…])\s|(?<=[。！])/u));
    return sentences.find((sentence) => saysGone(sentence, short, language)) ?? null;
}
function saysGone(sentence, short, language = null) {
    if (sentence.length > LONGEST || !mayEnd(sentence, language) || /[?？]\s*$/.test(sentence))
        return false;
    const folded = (0,not_found/* fold */.AU)(sentence);
    return ((overIn(language).some((over) => over.test(folded)) || (short && CLOSED.test(folded))) &&
        LASTING.test(folded));
}
const ABOVE = 3;
const BENEATH = 8;
const LONGEST = 200;
const LONGEST_LINE = 400;
const SHORT = 900;
const ARTICLE = /"@type"\s*:\s*\[?\s*"(?:News|Blog|Tech|Analysis|Opinion|Reportage|Scholarly)?(?:Article|Posting)"|og:type["'][^>]{0,100}content=["']article/i;
const EMBEDDED = /^(?:(?:this|the|dieses|das|cette|la|este|el|questo|il|deze|de) )?(?:video|vidéo|vídeo|livestream)/iu;
const BUYS = /(?<!\p{L})(?:buy|add to|order|book(?: now)?|reserve|checkout|pre-?order|apply|bid|place bid|tickets?|karten|billets|entradas|biglietti|kaarten|bilhetes|bilety|biljetter|billetter|liput|vstupenky|jegyek|register now|enrol?l|start (?:free|now)|kaufen|in den warenkorb|bestellen|buchen|reservieren|vorbestellen|bewerben|bieten|acheter|ajouter au|commander|réserver|précommander|postuler|comprar|añadir al|reservar|inscribirme|acquista|aggiungi|prenota|ordina|candidati|kopen|in (?:de |mijn )?winkelwagen|bestel|boek|reserveer|solliciteer|adicionar ao|encomendar|candidatar|kup|do koszyka|zamów|zarezerwuj|aplikuj|köp|lägg i varukorg(?:en)?|boka|beställ|ansök|køb|læg i kurv|bestil|kjøp|legg i handlekurv(?:en)?|bestill|osta|ostoskoriin|varaa|koupit|do košíku|objednat|rezervovat|kosárba|megrendel|foglal|satın al|sepete ekle|rezervasyon|başvur)(?!\p{L})|カート|購入|予約|応募|구매|장바구니|购买|加入购物车/iu;


/***/ }),

/***/ 42194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tD: () => (/* binding */ checkLink),
  bg: () => (/* binding */ mayPass),
  dy: () => (/* reexport */ probe/* probe */.d),
  G9: () => (/* binding */ settle)
});

// UNUSED EXPORTS: decide

// EXTERNAL MODULE: ./build/engine/link/classify.js + 3 modules
var classify = __webpack_require__(28051);
// EXTERNAL MODULE: ./build/engine/link/advisories.js
var advisories = __webpack_require__(19061);
// EXTERNAL MODULE: ./build/engine/link/gone.js + 1 modules
var gone = __webpack_require__(84420);
// EXTERNAL MODULE: ./build/engine/link/placeholder.js + 1 modules
var placeholder = __webpack_require__(42077);
// EXTERNAL MODULE: ./build/engine/link/sight.js
var link_sight = __webpack_require__(33661);
// EXTERNAL MODULE: ./build/engine/link/substance.js
var substance = __webpack_require__(37626);
;// CONCATENATED MODULE: ./build/engine/link/decide.js






function decide(probe, look, further = {}) {
    const purpose = further.purpose ?? "evaluation";
    const probes = further.again ? [probe, further.again] : [probe];
    const looks = [look, further.secondLook ?? null].filter((one) => one !== null);
    const http = probes.flatMap(({ attempts }) => attempts.map(httpWitness));
    const chrome = looks.map(browserWitness);
    const ruling = rule(http, chrome, purpose);
    const alive = ruling.verdict === "alive";
    const passed = ruling.witness?.redirects ?? [];
    return {
        verdict: ruling.verdict,
        finalUrl: ruling.witness?.finalUrl ?? null,
        httpStatus: ruling.witness?.httpStatus ?? null,
        reason: alive ? null : reasonOf(probe.url, ruling),
        redirects: passed.length === 0 ? [probe.url] : passed,
        trail: [...probe.trail, ...looks.map(browserStep), ...(further.again?.trail ?? [])],
        advisories: alive
            ? (0,advisories/* advisoriesOf */.fO)(probe.url, travelled(ruling.witness, chrome), http.at(-1)?.sight, purpose)
            : [],
    };
}
function rule(http, chrome, purpose) {
    const h = http.at(-1) ?? null;
    const c = chrome.at(-1) ?? null;
    if (c === null)
        return ruleOnHttp(http);
    if ((0,link_sight/* saysAlive */.kU)(c.sight))
        return { verdict: "alive", witness: c };
    if (h?.sight.kind === "file")
        return { verdict: "alive", witness: h };
    if ((0,link_sight/* saysDead */.$E)(c.sight))
        return confirmed(http, chrome) ? broken(c, h) : inconclusive(telling(c, h));
    const shown = "rendered" in c.sight && c.sight.rendered && purpose === "evaluation";
    if (shown && c.sight.kind === "timeout")
        return { verdict: "alive", witness: c };
    const onHttp = ruleOnHttp(http);
    if (onHttp.verdict === "link_broken")
        return contradicts(c.sight, h?.sight) ? inconclusive(c) : onHttp;
    if (onHttp.verdict === "alive" && purpose === "links" && h !== null && !isShell(h.sight))
        return onHttp;
    if (shown)
        return { verdict: "alive", witness: c };
    return inconclusive(telling(c, h));
}
function ruleOnHttp(http) {
    const last = http.at(-1) ?? null;
    const before = http.at(-2)?.sight;
    if (last === null)
        return { verdict: "inconclusive", witness: null };
    if ((0,link_sight/* saysAlive */.kU)(last.sight))
        return { verdict: "alive", witness: last };
    const twice = (0,link_sight/* saysDead */.$E)(last.sight) && before !== undefined && (0,link_sight/* saysDead */.$E)(before);
    return twice && isSure(last.sight) ? { verdict: "link_broken", witness: last } : inconclusive(last);
}
function isSure(sight) {
    if (sight.kind === "certificate")
        return sight.certain;
    if (sight.kind === "not_found_title")
        return sight.named !== true;
    return sight.kind !== "not_found_heading";
}
const isShell = (sight) => sight.kind === "page" && sight.bare === "shell";
const inconclusive = (witness) => ({ verdict: "inconclusive", witness });
function telling(c, h) {
    const vague = c.sight.kind === "unreachable" || c.sight.kind === "no_such_domain";
    return vague && h !== null && !(0,link_sight/* saysAlive */.kU)(h.sight) ? h : c;
}
function broken(c, h) {
    const explained = h !== null && h.sight.kind === c.sight.kind && !(0,link_sight/* saysNotThere */.wp)(c.sight);
    return { verdict: "link_broken", witness: explained ? h : c };
}
function confirmed(http, chrome) {
    const h = http.at(-1)?.sight;
    const c = chrome.at(-1)?.sight;
    const before = chrome.at(-2)?.sight;
    if (c === undefined)
        return false;
    if (h !== undefined && agrees(h, c))
        return true;
    if (c.kind === "certificate" && c.certain)
        return true;
    if (c.kind === "no_such_domain" || before === undefined || !agrees(before, c))
        return false;
    const scripted = c.kind === "not_found_title" || c.kind === "not_found_heading";
    return scripted || h === undefined || !(0,link_sight/* saysAlive */.kU)(h);
}
function agrees(one, other) {
    return (0,link_sight/* saysNotThere */.wp)(one) ? (0,link_sight/* saysNotThere */.wp)(other) : one.kind === other.kind;
}
function contradicts(c, h) {
    if (h?.kind === "no_such_domain")
        return false;
    return (!["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered));
}
function travelled(witness, chrome) {
    if (witness === null || !chrome.includes(witness) || witness.redirects.length > 1)
        return witness;
    const { finalUrl, redirects } = witness;
    const [start] = redirects;
    const rewritten = start !== undefined && finalUrl !== null && placeOf(start) === placeOf(finalUrl);
    return rewritten ? { ...witness, finalUrl: start } : witness;
}
const placeOf = (url) => {
    const parsed = URL.parse(url);
    return parsed === null ? null : parsed.origin + parsed.pathname;
};
function openQuestion(probe, look) {
    const c = (0,classify/* sightOfLook */.S4)(look);
    const h = probe.attempts.at(-1)?.sight;
    if (c.kind === "doubtful" && (c.why === "loading" || c.why === "failing"))
        return { ask: "browser" };
    if (!(0,link_sight/* saysDead */.$E)(c) || confirmed(probe.attempts.map(httpWitness), [browserWitness(look)]))
        return null;
    const httpIsFine = h !== undefined && (0,link_sight/* saysAlive */.kU)(h);
    if (c.kind === "gone" && httpIsFine)
        return { ask: "http", url: look.finalUrl ?? probe.url };
    if (c.kind === "no_such_domain" || (c.kind === "certificate" && httpIsFine))
        return null;
    return { ask: "browser" };
}
function httpWitness(attempt) {
    const redirected = attempt.redirects[0] !== attempt.finalUrl;
    const reached = attempt.httpStatus !== null || redirected;
    return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}
function browserWitness(look) {
    const { finalUrl, redirects } = look;
    const httpStatus = statusOf(look);
    return { sight: (0,classify/* sightOfLook */.S4)(look), finalUrl, httpStatus, redirects, words: wordsOf(look) };
}
function wordsOf(look) {
    const { title, heading, text, own } = look;
    const lines = text.length < substance/* MUCH */.ys ? text.split("\n") : null;
    return { title, heading, lines, gone: (0,gone/* goneIn */.dO)(look), crash: (0,placeholder/* crashIn */.pr)([heading, ...own.whole.lines]) };
}
const statusOf = (look) => ((0,classify/* isOwnRefusal */.jZ)(look) ? null : look.httpStatus);
function browserStep(look) {
    const sight = (0,classify/* sightOfLook */.S4)(look);
    const title = look.title === "" ? "" : `, titled "${(0,link_sight/* shortened */.vI)(look.title)}"`;
    const httpStatus = statusOf(look);
    const met = httpStatus === null ? (0,link_sight/* sentence */.em)(sight) : `Chrome was answered ${httpStatus}${title}`;
    const note = httpStatus === null || (0,link_sight/* saysAlive */.kU)(sight) || sight.kind === "gone" ? met : `${met}. ${(0,link_sight/* sentence */.em)(sight)}`;
    const { errorCode, ms, finalUrl, redirects } = look;
    return {
        how: "browser",
        url: finalUrl ?? redirects[0] ?? "",
        redirects: redirects.length === 1 && redirects[0] === finalUrl ? [] : redirects,
        httpStatus,
        errorCode,
        title: look.title === "" ? null : look.title,
        tls: sight.kind === "certificate" ? sight.explanation : null,
        note,
        ms,
    };
}
function reasonOf(url, { verdict, witness }) {
    if (witness === null)
        return "Nothing could be seen of the page";
    const doubt = verdict === "inconclusive" && (0,link_sight/* saysDead */.$E)(witness.sight) ? "; no second look confirmed it" : "";
    return reached(url, witness) + doubt;
}
function reached(url, { sight, finalUrl }) {
    if (!(0,link_sight/* saysNotThere */.wp)(sight) || finalUrl === null || samePage(url, finalUrl))
        return (0,link_sight/* sentence */.em)(sight);
    const target = (0,link_sight/* shortened */.vI)(finalUrl);
    return sight.kind === "gone"
        ? `It redirects to ${target}, which answers ${sight.status}`
        : `It redirects to ${target}. ${(0,link_sight/* sentence */.em)(sight)}`;
}
function samePage(one, other) {
    const [a, b] = [one, other].map((url) => (URL.canParse(url) ? new URL(url) : null));
    return a != null && b != null && a.origin + a.pathname + a.search === b.origin + b.pathname + b.search;
}

// EXTERNAL MODULE: ./build/engine/link/probe.js + 6 modules
var probe = __webpack_require__(94774);
// EXTERNAL MODULE: ./build/engine/link/waiting.js
var waiting = __webpack_require__(43291);
;// CONCATENATED MODULE: ./build/engine/link/link.js





async function checkLink(url, settings, hosts, entered = null) {
    const seen = await (0,probe/* probeWith */.x)(url, settings, entered);
    hosts.met(seen);
    const { look: browse, signal } = settings;
    for (let trial = hosts.trialOf(seen); trial !== null; trial = hosts.trialOf(seen))
        await trial;
    if (browse === null || !hosts.wantsBrowser(seen))
        return { seen, verdict: decide(seen, null, LINKS) };
    const look = hosts.earlierLook(seen) ?? (await lookFor(seen, hosts, () => browse(seen.url, signal)));
    return { seen, verdict: await settle(seen, look, { ...settings, ...LINKS }) };
}
async function lookFor(seen, hosts, browse) {
    const endTrial = hosts.beginTrial(seen);
    try {
        const look = await browse();
        if (look !== null)
            hosts.looked(seen, look);
        return look;
    }
    finally {
        endTrial();
    }
}
const LINKS = { purpose: "links" };
async function settle(seen, look, options) {
    const purpose = options.purpose ?? "evaluation";
    const question = look === null ? null : openQuestion(seen, look);
    if (question?.ask === "http") {
        const { enough: _, headersFor, ...fresh } = options;
        const same = new URL(question.url).origin === new URL(seen.url).origin;
        const again = await (0,probe/* probe */.d)(question.url, same ? { ...fresh, headersFor } : fresh);
        return decide(seen, look, { again, purpose });
    }
    if (question?.ask === "browser" && options.look !== null) {
        return decide(seen, look, { secondLook: await options.look(seen.url, options.signal), purpose });
    }
    return decide(seen, look, { purpose });
}
function mayPass(look) {
    const sight = (0,classify/* sightOfLook */.S4)(look);
    if (sight.kind === "wall" || (0,substance/* refreshes */.A5)(look.markup, look.headers["refresh"] ?? ""))
        return "document";
    const bare = sight.kind === "empty" || (sight.kind === "page" && sight.bare !== undefined);
    if (look.fetching && (bare || sight.kind === "doubtful"))
        return "content";
    const blank = sight.kind === "empty" && look.markup.includes("<script");
    const asks = (sight.kind === "empty" || sight.kind === "page") && (0,waiting/* asksForPatience */.t)(look);
    return blank || asks || (TIMED.test(look.markup) && mayTurn(sight)) ? "moment" : null;
}
const TIMED = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayTurn = (sight) => sight.kind === "not_found_heading" || (sight.kind === "page" && sight.bare === "thin");



/***/ }),

/***/ 94697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ missingInFirstLines),
/* harmony export */   Q: () => (/* binding */ missingInPicture),
/* harmony export */   gh: () => (/* binding */ linesOfMain),
/* harmony export */   yV: () => (/* binding */ hasLittleMain)
/* harmony export */ });
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10430);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45605);
/* harmony import */ var _title_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62134);
/* harmony import */ var _unseen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4294);




const MAIN = /<(?:main|article|h1)(?=[\s>])|<[a-z]+\s[^>]{0,300}role=["']?main/i;
const REACH = 8 * 1024;
function ownMarkup(markup) {
    const start = Math.max(0, markup.search(MAIN));
    return { start, own: markup.slice(start, start + REACH) };
}
function linesOfMain(markup) {
    if (last?.markup !== markup)
        last = { markup, lines: (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(ownMarkup(markup).own, Number.POSITIVE_INFINITY).lines };
    return last.lines;
}
let last = null;
const BEGINS = /<main(?=[\s>])|\srole=["']?main/i;
const FIRST_LINES = 2;
function missingInFirstLines(markup) {
    const start = markup.search(BEGINS);
    if (start < 0)
        return null;
    const { lines } = (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(markup.slice(markup.indexOf(">", start) + 1, start + REACH), Number.POSITIVE_INFINITY);
    const line = lines.slice(0, FIRST_LINES).find(_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .opensWithNotFound */ .bx) ?? null;
    const at = line === null ? -1 : markup.indexOf(line, start);
    return at >= 0 && (0,_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnseen */ .N)(markup, at) ? null : line;
}
function hasLittleMain(markup, most) {
    const start = markup.search(BEGINS);
    const end = markup.lastIndexOf("</main");
    return (start >= 0 &&
        end > start &&
        (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(markup.slice(markup.indexOf(">", start) + 1, end), most).length < most);
}
const PICTURE = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/gi;
function missingInPicture(markup) {
    const { start, own } = ownMarkup(markup);
    for (const found of own.matchAll(PICTURE)) {
        const text = (0,_title_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(found[1] ?? found[2] ?? "");
        const says = [text, ...text.split(/ [–—|-] /)].some(_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .opensWithNotFound */ .bx);
        if (says && !(0,_unseen_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnseen */ .N)(markup, start + found.index))
            return text;
    }
    return null;
}


/***/ }),

/***/ 20010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Network)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);

const CONTROL_NAMES = ["example.com", "www.google.com", "www.cloudflare.com"];
const STANDS_MS = 5_000;
const SCOUT_MS = 1_500;
class Network {
    #control;
    #state = "unknown";
    #scout = null;
    #asked = null;
    #askedAt = 0;
    constructor(control = otherNamesAreFound) {
        this.#control = control;
    }
    async isDown(hostname) {
        if (this.#state === "up" || !needsNames(hostname))
            return false;
        if (this.#state === "down")
            return !(await this.works());
        if (this.#scout === null) {
            this.#scout = Promise.withResolvers();
            setTimeout(this.#scout.resolve, SCOUT_MS).unref();
            return false;
        }
        await this.#scout.promise;
        return this.#state !== "unknown" && this.#state !== "up";
    }
    heard(hostname, answered) {
        if (this.#state === "up" || !needsNames(hostname))
            return;
        if (answered)
            this.#state = "up";
        this.#scout?.resolve();
    }
    works() {
        if (this.#asked === null || performance.now() - this.#askedAt > STANDS_MS) {
            this.#askedAt = performance.now();
            this.#asked = this.#control().then((works) => {
                this.#state = works ? "up" : "down";
                return works;
            });
        }
        return this.#asked;
    }
}
function needsNames(hostname) {
    return !/^\[|\d$|(?:^|\.)localhost$/.test(hostname);
}
function otherNamesAreFound() {
    return Promise.any(CONTROL_NAMES.map((name) => (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(name))).then(() => true, () => false);
}


/***/ }),

/***/ 58479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jb: () => (/* binding */ HEDGES),
/* harmony export */   Lj: () => (/* binding */ OWN_WORDS),
/* harmony export */   ol: () => (/* binding */ TAILS),
/* harmony export */   q_: () => (/* binding */ INTERJECTIONS),
/* harmony export */   zG: () => (/* binding */ GLUED_TAIL)
/* harmony export */ });
const INTERJECTIONS = [
    "(?:well,? )?this is (?:awkward|embarrassing)|we(?:'ve)? looked everywhere|(?:you (?:look|seem) |are you )?lost|houston,? we have a problem|o+ps+(?: a daisy)?|wh?oops+(?:ie|y)?|oh no+|oh dear|uh[- ]?oh|yikes|darn|bummer|hm+|(?:we're |we are |i'm )?(?:so |very )?sorry(?:,? but| about that)?|unfortunately|our bad|u+ps|huch|(?:da|hier) ist (?:wohl |leider )?etwas schiefgelaufen|hoppla|upps|entschuldigung|(?:es )?tut uns leid|leider|schade",
    "oups|(?:nous sommes |on est )?(?:vraiment )?désolée?s?|oh non|zut|mince|aïe|malheureusement|lo sentimos|lo siento|vaya|uy|ay|oh",
    "perdón|disculpa|ops|(?:siamo )?spiacenti|ci dispiace|accidenti|helaas|oeps|oei|jammer|desculpe|lamentamos|que pena|opa|infelizmente",
    "hoppsan|ojdå|oj|tyvärr|beklager|oisann|oi|desværre|hov(?:sa)?|dessverre|hups(?:is|ista)?|valitettavasti|pahoittelut|voi ei",
    "niestety|ojej|przepraszamy|oj|bohužel|jejda|omlouváme se|bohužiaľ|ospravedlňujeme sa|ľutujeme|sajnáljuk|sajnos|hoppá|üzgünüz|maalesef|eyvah|hay aksi|aman|maaf|mohon maaf|waduh",
    "упс|ой|увы|извините|простите|сожалеем|к сожалению|на жаль|вибачте|перепрошуємо|съжаляваме|за съжаление|опа|žao nam je|nažalost|жао нам је|нажалост|žal|vabandust|kahjuks|diemžēl|atvainojiet|deja|atsiprašome|ho sentim|ui",
    "ne pare rău|hopa|scuze|din păcate|ωχ|ουπς|λυπούμαστε|συγγνώμη|rất tiếc|xin lỗi|ôi|ขออภัย|เสียใจด้วย|क्षमा करें|ओह|माफ़ करें|عذرا|عفوا|للأسف|נראה לנו|אופס|מצטערים|סליחה|متاسفانه|اوه|ببخشید",
    "抱歉|很抱歉|非常抱歉|对不起|對不起|哎呀|糟糕|噢|申し訳(?:ございません|ありません)(?:が)?|すみません|ごめんなさい|おっと|죄송합니다|앗|이런|아쉽게도|kërkojmë falje|afsakið",
];
const HEDGES = [
    "(?:it )?(?:looks|seems|appears)(?: like| as if| as though| that)?|we(?:'re| are) afraid(?: that)?|it's possible that",
    "(?:es )?(?:sieht so aus|scheint),? (?:als ob|als|dass)|anscheinend|offenbar|(?:il|on) (?:semble|dirait)(?: bien)? que?|parece(?: ser)? que|sembra(?: che)?|pare che",
    "het lijkt erop dat|zo te zien|det verkar som (?:att|om)|det ser ut (?:som|til) (?:att|at|om)|det ser ud til,? at|näyttää siltä,? että|wygląda na to,? że|zdá sa,? že|zdá se,? že|vypadá to,? že|úgy tűnik(?:,? hogy)?",
    "se pare că|görünüşe göre|φαίνεται (?:ότι|πως)|похоже(?:,? что)?|кажется(?:,? что)?|схоже(?:,? що)?|здається(?:,? що)?|изглежда,? че|izgleda da|čini se da|изгледа да|zdi se,? da|tundub,? et|šķiet,? ka|atrodo,? kad|sembla que|semella que",
    "sepertinya|tampaknya|có vẻ(?: như)?|ดูเหมือนว่า|ऐसा लगता है कि|يبدو أن|נראה ש|به نظر می رسد|どうやら|看来|看來|好像",
];
const TAILS = [
    "(?:or|oder|ou|o|u|eller|lub|albo|nebo|alebo|veya|ya da|или|або|чи|of|ή|hoặc|atau|vagy|sau|ili|ali|või|vai|arba|tai|یا|أو|או|หรือ|या)",
    "(?:(?:re)?moved|deleted|renamed|unavailable|expired|verschoben|gelöscht|entfernt|umbenannt|déplacée?|supprimée?|movid[oa]|eliminad[oa]|borrad[oa]|spostat[oa]|rimoss[oa]|eliminat[oa]|verplaatst|verwijderd|removid[oa]|excluíd[oa]|flytta[td]s?|tagits bort|raderats|flyttet|slettet|fjernet|siirretty|poistettu|przeniesion[ay]|usunięt[ay]|přesunuta|smazána|odstraněna|presunutá|odstránená|áthelyez|törölt|mutată|ștearsă|taşın|silin|μετακινηθεί|διαγραφεί|μεταφερθεί|перемещена|удалена|перенесена|переміщен[ао]|видален[ао]|преместена|изтрита|premještena|uklonjena|премештена|уклоњена|premaknjena|odstranjena|kustutatud|teisaldatud|pārvietota|dzēsta|perkeltas|pašalintas|moguda|suprimida|di chuyển|bị xóa|dipindahkan|dihapus|نقلها|حذفها|הועבר|הוסר|حذف شده|منتقل شده|ย้าย|ลบ|हटा)",
];
const GLUED_TAIL = "[ ]?(?:或者?|,)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|移动|移動)| ?\\((?:mehr|meer|plus|più)";
const OWN_WORDS = {
    en: [
        "(?:we |i )?(?:(?:have )?(?:looked|searched) everywhere,? but )?(?:we |i )?(?:could ?(?:not|n't)|can ?(?:not|'t)|(?:are |were |'re )?(?:unable|not able) to|did ?(?:not|n't)|have ?(?:not|n't)) (?:seem to )?(?:find|found|locate) (?:that|the|this|any such|a)(?: requested| right)? (?:page|web ?page|url|link|product|item|article|listing|event|job|document|content|file)(?: (?:that )?you(?:'re| are| were|'ve| have)? ?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|after|wanted?))?(?: here| at this address)?",
        "nothing was found (?:at this location|here)|(?:sorry, )?there(?:'s| is) no(?:thing| page) (?:here|at this address)",
        "(?:you(?:'ve| have)? )?(?:followed|clicked(?: on)?) a (?:broken|dead|bad) link(?: or .{1,60})?|(?:we(?:'ve)? (?:searched|looked) .{1,20},? but )?(?:this|that|the) page (?:is lost(?: in space)?|(?:you (?:wanted|requested|are looking for) )?(?:has )?(?:wandered off|vanished|disappeared|gone missing))",
        "you(?:'ve| have)? (?:just )?(?:found|reached|landed on|hit|followed) a (?:page|link|route) that (?:does ?(?:not|n't)|no longer) exists?",
    ],
    de: [
        "(?:leider )?(?:konnten|können|haben) wir (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse|artikel|produkt)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)",
        "wir (?:konnten|können|haben) (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)",
        "die von (?:dir|ihnen) gesuchte seite (?:existiert nicht|gibt es nicht|konnte nicht gefunden werden|wurde nicht gefunden)(?: mehr)?",
        "diese(?:r|s)? (?:seite|artikel|link) (?:scheint|scheinen) nicht (?:mehr )?zu existieren",
    ],
    fr: [
        "(?:nous|on) (?:n'avons|n'a) (?:malheureusement )?pas (?:pu )?trouv(?:é|er) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|avez demandée|demandez)|demandée|recherchée))?",
        "(?:nous |on )?ne (?:trouvons pas|trouve pas|pouvons pas trouver|parvenons pas à trouver) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|demandez)|demandée|recherchée))?",
        "(?:la|cette) page(?: que vous (?:cherchez|recherchez|demandez))? (?:ne semble pas|semble ne (?:pas|plus)) exister",
    ],
    es: [
        "no se (?:ha podido|pudo|puede) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca))?|(?:esa|ese) (?:página|enlace) no (?:se (?:puede|pudo|ha podido) encontrar|existe)",
        "no (?:podemos|pudimos|logramos|hemos (?:podido|logrado)|conseguimos) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando|solicitaste))?",
        "no (?:encontramos|hemos encontrado) (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando))?",
        "(?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando))? parece no existir",
    ],
    it: [
        "(?:la|questa|quella) pagina(?: che (?:cercavi|cerchi|stavi cercando|stai cercando))? non (?:può essere trovata|è stata trovata|esiste(?: più)?)|non è stato possibile trovare (?:la|questa|quella) pagina",
        "non (?:riusciamo a|siamo riusciti a|possiamo|abbiamo potuto) trovare (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?",
        "non (?:troviamo|abbiamo trovato) (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?",
    ],
    nl: [
        "(?:we|wij) (?:kunnen|konden|hebben) (?:helaas )?(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:helaas )?niet (?:vinden|gevonden)",
        "(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:kunnen|konden) (?:we|wij) (?:helaas )?niet vinden",
    ],
    pt: [
        "(?:nós )?não (?:encontramos|achamos|conseguimos (?:encontrar|localizar)|foi possível (?:encontrar|localizar)|pudemos encontrar) (?:a|essa|esta) página(?: que (?:você )?(?:procura|procurava|procurou|está procurando|solicitou))?",
    ],
    sv: [
        "(?:vi )?(?:hittar|hittade) (?:tyvärr )?inte (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?",
        "(?:vi )?(?:kan|kunde) (?:tyvärr )?inte hitta (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?",
    ],
    da: [
        "(?:vi )?(?:kan|kunne) (?:desværre )?ikke finde (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?",
        "(?:vi )?fandt (?:desværre )?ikke (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger))?",
    ],
    no: [
        "(?:vi )?(?:fant|finner) (?:dessverre )?ikke (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?",
        "(?:vi )?(?:kan|kunne|klarte) (?:dessverre )?ikke (?:å )?finne (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?",
    ],
    fi: ["emme (?:valitettavasti )?(?:löytäneet|löydä) (?:etsimääsi |hakemaasi |tätä )?(?:sivua|tuotetta)"],
    pl: [
        "nie (?:znaleźliśmy|możemy (?:znaleźć|odnaleźć)|mogliśmy znaleźć|udało (?:nam )?się (?:znaleźć|odnaleźć)) (?:takiej |tej |podanej |szukanej |żądanej )?strony(?:, której szukasz)?",
        "(?:ta )?strona,? (?:której szukasz|o podanym adresie|o którą prosisz),? (?:nie istnieje|nie została znaleziona)",
    ],
    cs: [
        "(?:bohužel )?(?:jsme )?(?:nenašli|nemůžeme najít|nepodařilo se (?:nám )?najít) (?:jsme )?(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte)?",
        "(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte,)? (?:jsme (?:bohužel )?nenašli|nemůžeme najít)",
        "(?:tahle stránka|(?:tato )?stránka, kterou hledáte,) (?:neexistuje|nebyla nalezena)",
    ],
    sk: [
        "(?:nenašli sme|nemôžeme nájsť|nepodarilo sa (?:nám )?nájsť) (?:túto |požadovanú |hľadanú )?stránku(?:, ktorú hľadáte)?",
        "(?:túto |hľadanú )?stránku(?:, ktorú hľadáte,)? (?:sme nenašli|nemôžeme nájsť)|stránka, ktorú hľadáte, (?:neexistuje|sa nenašla)",
    ],
    hu: [
        "nem (?:találjuk|találtuk) (?:meg )?(?:az? )?(?:keresett |kért )?oldalt(?:, am[ei](?:t|lyet) keres(?:el|ett)?)?",
        "az? oldal,? am[ei](?:t|lyet) keres(?:el|ett)?,? nem (?:található|létezik)",
    ],
    ro: [
        "nu (?:am găsit|am putut găsi|putem găsi|găsim) (?:această )?pagina(?: (?:căutată|solicitată|pe care o (?:cauți|căutați)))?",
    ],
    tr: ["(?:aradığınız |istediğiniz |bu )*sayfayı (?:bulamadık|bulamıyoruz)"],
    el: [
        "δεν (?:βρήκαμε|μπορούμε να βρούμε|μπορέσαμε να βρούμε|βρέθηκε) (?:τη |την |αυτή τη |η )?σελίδα(?: που (?:αναζητάτε|αναζητήσατε|ψάχνετε|ζητήσατε))?",
    ],
    ru: [
        "(?:мы )?не (?:нашли|можем найти|смогли найти|удалось найти) (?:такую |эту |запрашиваемую |нужную )*страницу(?:, которую (?:вы|ты) (?:ищете|искали|ищешь))?",
        "страница, которую вы (?:ищете|искали|запросили), (?:не (?:существует|найдена)|больше не существует)",
    ],
    uk: [
        "(?:ми )?не (?:знайшли|можемо знайти|змогли знайти|вдалося знайти) (?:таку |цю )?сторінку(?:, яку ви (?:шукаєте|шукали))?",
        "сторінк[ау], яку ви (?:шукаєте|шукали), не (?:існує|знайдена|знайдено)",
    ],
    bg: [
        "не (?:намерихме|можем да намерим|можахме да намерим|успяхме да намерим) (?:тази )?страница(?:та)?(?:, която търсите)?",
        "страницата, която търсите, не (?:съществува|е намерена|беше намерена)",
    ],
    hr: [
        "(?:nismo (?:pronašli|uspjeli pronaći)|ne možemo pronaći) (?:traženu |ovu )?stranicu(?: koju tražite)?|stranica koju tražite (?:nije pronađena|ne postoji)",
    ],
    sl: [
        "(?:nismo našli|ne najdemo|ne moremo najti) (?:te )?strani(?:,? ki jo iščete)?|stran,? ki jo iščete,? (?:ne obstaja|ni bila najdena)",
    ],
    et: [
        "me ei (?:leidnud|leia) (?:seda )?lehte(?:, mida otsite)?|lehte, mida otsite, ei (?:leitud|eksisteeri)",
    ],
    lv: ["(?:mēs )?(?:neatradām|nevaram atrast) (?:šo )?lapu(?:, (?:kuru|ko) meklējat)?"],
    lt: ["(?:mes )?(?:neradome|nepavyko rasti|negalime rasti) (?:šio )?puslapio(?:, kurio ieškote)?"],
    ca: [
        "no (?:hem trobat|hem pogut trobar|podem trobar|trobem) (?:la|aquesta) pàgina(?: que (?:busques|cerques|busqueu))?",
        "(?:la|aquesta) pàgina que (?:busques|cerques|busqueu) no (?:existeix|s'ha trobat)|aquesta pàgina no existeix",
    ],
    ja: [
        "(?:お探しの|ご指定の|この)?(?:ページ|商品)(?:を見つけること(?:が|は)できません(?:でした)?|を見つけられません(?:でした)?|は(?:存在しません|ありません|見つかりません(?:でした)?))",
    ],
    zh: [
        "(?:我们|我們)(?:找不到|没有找到|沒有找到|无法找到|無法找到|没能找到)(?:您?要?找的|该|此|这个|這個|您(?:访问|查找|要找|要访问)的)?(?:页面|网页|頁面|網頁)",
        "(?:这个|這個)?(?:页面|頁面)(?:走丢了?|走失了|迷路了|飞走了)",
    ],
    ko: ["(?:저희가 )?(?:요청하신 |찾으시는 |해당 )?페이지를 찾지 못했습니다"],
    ar: [
        "لم نتمكن من (?:العثور على|إيجاد) (?:هذه )?(?:ال)?صفحة(?: (?:المطلوبة|التي تبحث عنها))?",
        "(?:هذه )?الصفحة التي تبحث عنها (?:غير (?:موجودة|متوفرة|متاحة)|لم يتم العثور عليها)",
    ],
    he: [
        "ה?(?:דף|עמוד) ש(?:חיפשת|חיפשתם|ביקשת|ביקשתם) (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)",
        "לא (?:מצאנו|הצלחנו למצוא) את ה(?:דף|עמוד)(?: (?:המבוקש|ש(?:חיפשת|חיפשתם)))?",
    ],
    vi: [
        "(?:chúng tôi )?không (?:thể )?tìm thấy trang(?: này| (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu))?",
        "trang (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu) không (?:tồn tại|được tìm thấy)",
    ],
    id: [
        "(?:kami )?(?:tidak|tak) (?:dapat|bisa|berhasil) menemukan (?:halaman|laman)(?: (?:ini|yang (?:anda|kamu) cari))?",
    ],
    th: [
        "(?:เรา)?(?:หา|ค้นหา)หน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:ไม่พบ|ไม่เจอ)|(?:เรา)?ไม่สามารถ(?:ค้น)?หาหน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:พบ|ได้)?",
    ],
    hi: [
        "(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला|हमें (?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला|(?:यह )?(?:पृष्ठ|पेज) (?:मौजूद|उपलब्ध) नहीं है",
    ],
    fa: [
        "(?:ما )?(?:صفحه|برگه)(?: مورد نظر(?: شما)?)? را پیدا نکردیم|(?:این )?(?:صفحه|برگه)(?: مورد نظر)? وجود ندارد",
    ],
    sr: [
        "(?:nismo pronašli|ne možemo da pronađemo) (?:traženu |ovu )?stranicu|(?:нисмо пронашли|не можемо да пронађемо) (?:тражену |ову )?страницу",
    ],
};


/***/ }),

/***/ 10430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AU: () => (/* binding */ fold),
  eV: () => (/* binding */ headingSaysNotFound),
  IB: () => (/* binding */ isNameOfPage),
  Zl: () => (/* binding */ isSubtitled),
  VY: () => (/* binding */ onlySighs),
  bx: () => (/* binding */ opensWithNotFound),
  s7: () => (/* binding */ saysMore),
  M0: () => (/* binding */ saysNotFound),
  gy: () => (/* binding */ saysOnlyNumber),
  OD: () => (/* binding */ segmentsOf)
});

// UNUSED EXPORTS: mayDeny

// EXTERNAL MODULE: ./build/engine/link/not-found-parts.js
var not_found_parts = __webpack_require__(58479);
;// CONCATENATED MODULE: ./build/engine/link/not-found-phrases.js
const PHRASES = {
    en: [
        "(?:(?:the|this|that|requested|web) )*(?:page|web ?page|url|link|address|site|web ?site|file(?: or directory)?|document|resource|content|object|item|product|article|listing|offer|post|category|collection|store|shop|event|job|profile|account|user|video)(?: or (?:page|event|product|item|file))?" +
            "(?: (?:that )?(?:you(?:'re| are| were|'ve| have)? )?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|tried to (?:reach|access|view|open)|want(?:ed)?))?,?" +
            " (?:(?:was |is |has been )?not found|(?:could ?(?:not|n't)|can ?(?:not|'t)) be (?:found|located)|(?:do(?:es)?|did) ?(?:not|n't) exist(?: any ?more)?|is (?:no longer|not) here(?: any ?more)?|(?:has (?:been )?(?:re)?moved or )?no longer exists|(?:do(?:es)?|did) ?(?:not|n't) (?:seem|appear) to exist(?: any ?more)?|is nowhere to be found|(?:is )?missing)" +
            "(?: (?:on (?:this|the) server|here))?",
        "(?:(?:the|this|that) )?(?:page|web ?page|url|link|content)(?: you requested)? (?:is (?:not|no longer)|isn't|not|no longer) available(?: right now| any ?more)?",
        "(?:the )?requested url [^ ]+ was not found(?: on this server)?|[^ ]+ was not found on this server",
        "(?:(?:the|this|that) )?(?:page|url|link|content|post) (?:has been|was) (?:removed|deleted)",
        "page-?not-?found|page not found or (?:has been )?(?:re)?moved|page moved or not found",
        "not found on this (?:server|site)",
        "no (?:such )?page(?: was)? found|no such page",
    ],
    de: [
        "(?:(?:die|diese|der|dieser|das|dieses|ihre|deine|von ihnen|angeforderte|gesuchte|gewünschte|aufgerufene) )*(?:seite|webseite|website|unterseite|internetseite|url|adresse|datei|link|ressource|dokument|produkt|artikel|inhalt|angebot|beitrag|(?:dienst)?leistung|formular|umfrage|veranstaltung|kurs|profil|konto|benutzer(?:konto)?|video|shop|app|anzeige|stelle(?:nanzeige)?|inserat|eintrag|datensatz|kategorie)(?:, die (?:sie|du) suchs?t?e?n?,)?" +
            " (?:(?:(?:wurde|konnte|ist|kann) )?(?:leider )?nicht (?:gefunden(?: werden| worden)?|vorhanden|auffindbar|verfügbar|mehr (?:vorhanden|verfügbar))|(?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|fehlt)",
        "keine seite gefunden|(?:diese |die )?seite (?:ist )?(?:weg|verschwunden)",
    ],
    fr: [
        "(?:(?:la|cette|votre|le|ce|l'|cet) ?)?(?:page|url|adresse|fichier|document|ressource|contenu|article|produit|site|lien|formulaire|profil|compte|utilisateur|vidéo|annonce|offre|événement|boutique|catégorie|fiche)(?: (?:web|demandée?|recherchée?|que vous (?:cherchez|recherchez|demandez|avez demandée?)))*" +
            " (?:(?:est |semble )?introuvable|non[ -]trouvée?|pas trouvée?|inexistante?|n'a (?:pas|pu) (?:été|pu être|être) trouvée?|n'existe (?:pas|plus)|n'est (?:pas|plus) disponible)",
        "aucune page trouvée|impossible de trouver (?:la|cette) page",
    ],
    es: [
        "(?:(?:la|esta|el|este) )?(?:página|url|dirección|archivo|documento|recurso|contenido|artículo|producto|sitio|enlace|formulario|perfil|cuenta|usuario|vídeo|video|anuncio|oferta|evento|tienda|categoría|servicio)(?: (?:web|solicitad[oa]|buscad[oa]|que (?:buscas|busca|estás buscando|está buscando|has solicitado)))*" +
            " (?:no (?:se (?:ha )?(?:encontró|encontrad[oa]|encuentra|pudo encontrar|puede encontrar|podido encontrar)|(?:ha sido |fue )?encontrad[oa]|existe|(?:está )?disponible)|inexistente|ya no (?:existe|está disponible))",
        "no (?:se (?:ha )?(?:encontró|encontrado|encuentra|pudo encontrar|puede encontrar)|encontramos|hemos (?:encontrado|podido encontrar)|podemos encontrar) (?:la|esta) página(?: que (?:buscas|busca))?",
    ],
    it: [
        "(?:(?:la|questa|il|l'|questo) ?)?(?:pagina|url|indirizzo|file|documento|risorsa|contenuto|articolo|prodotto|sito|modulo|profilo|account|utente|video|annuncio|offerta|evento|negozio|categoria|servizio)(?: (?:web|richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando|hai richiesto)))*" +
            " (?:non (?:è (?:più |stat[ao] )?)?(?:trovat[ao]|disponibile)|non esiste(?: più)?|inesistente|introvabile)",
        "impossibile trovare (?:la|questa) pagina|nessuna pagina trovata",
    ],
    nl: [
        "(?:(?:de|deze|die|het|dit|uw|je|opgevraagde|gevraagde) )*(?:pagina|webpagina|website|url|adres|bestand|document|product|artikel|link|formulier|profiel|account|gebruiker|video|advertentie|vacature|evenement|winkel|categorie|dienst)(?: die (?:je|u) zoekt)?" +
            " (?:(?:(?:is|werd|kon|kan) )?(?:helaas )?niet (?:gevonden(?: worden)?|worden gevonden|(?:meer )?beschikbaar)|bestaat (?:helaas )?niet(?: meer)?)",
        "geen pagina gevonden",
    ],
    pt: [
        "(?:(?:a|esta|essa|o|este) )?(?:página|url|endereço|arquivo|ficheiro|documento|recurso|conteúdo|artigo|produto|site|link|formulário|perfil|conta|usuário|utilizador|vídeo|anúncio|oferta|evento|loja|categoria|serviço)(?: (?:web|solicitad[oa]|procurad[oa]|que (?:você )?(?:procura|procurou|está procurando|solicitou)))*" +
            " (?:não (?:foi |pôde ser |pode ser )?(?:encontrad[oa]|localizad[oa])|não (?:existe(?: mais)?|(?:está )?disponível|se encontra)|inexistente|já não existe)",
        "não (?:encontramos|foi possível encontrar|conseguimos encontrar) (?:a|essa|esta) página",
    ],
    sv: [
        "(?:den här |denna )?(?:sidan|webbsidan|webbplatsen|sida|produkten|filen|dokumentet|artikeln|länken|adressen)(?: (?:som )?du (?:söker|letar efter|sökte))?" +
            " (?:(?:kunde|kan) (?:inte|ej) hittas|hittades (?:inte|ej)|finns (?:tyvärr )?(?:inte|ej)(?: längre)?|saknas|existerar inte|går inte att hitta|(?:ej|inte) (?:hittad|funnen))",
        "(?:vi )?(?:hittar inte|kunde inte hitta|kan inte hitta|hittade inte) sidan",
    ],
    da: [
        "(?:denne )?(?:siden|side|websiden|produktet|filen|dokumentet|artiklen|linket|adressen)(?: (?:som )?du (?:søger|søgte|leder efter|ledte efter))?" +
            " (?:(?:blev |er |kunne )?ikke fundet|(?:kunne|kan) ikke (?:findes|blive fundet)|(?:findes|eksisterer) (?:desværre )?ikke(?: længere)?|mangler|(?:er )?ikke tilgængelig)",
        "(?:vi )?(?:kan|kunne) ikke finde siden",
    ],
    no: [
        "(?:denne )?(?:siden|side|nettsiden|produktet|filen|dokumentet|artikkelen|lenken|adressen)(?: (?:som )?du (?:leter etter|lette etter|søker(?: etter)?))?" +
            " (?:(?:ble |er )?ikke funnet|kunne ikke (?:finnes|bli funnet)|(?:finnes|eksisterer) (?:dessverre )?ikke(?: lenger)?|mangler|(?:er )?ikke tilgjengelig)",
        "(?:vi )?(?:fant|finner) (?:dessverre )?ikke siden(?: du (?:leter|lette) etter)?",
    ],
    fi: [
        "(?:(?:etsimääsi|hakemaasi|pyydettyä|haettua|etsimäsi) )?(?:sivua|sivu|verkkosivua|sivustoa|tuotetta|tiedostoa|osoitetta)" +
            " (?:ei (?:valitettavasti )?(?:löytynyt|löydy|löydetty|ole(?: enää)?(?: olemassa| saatavilla)?|voitu löytää)|puuttuu)",
    ],
    pl: [
        "(?:(?:ta|podana|szukana|żądana|wybrana) )?(?:strona|podstrona|witryna|adres|plik|dokument|produkt|artykuł|zasób|formularz|profil|konto|użytkownik|film|ogłoszenie|oferta|wydarzenie|sklep|kategoria|usługa)(?: (?:www|internetowa|której szukasz|nie została))?" +
            " (?:nie ?(?:(?:została |został )?(?:znaleziona|znaleziony|odnaleziona))|nie (?:istnieje|znaleziono|jest dostępna))",
        "(?:nie (?:znaleziono|odnaleziono|można (?:znaleźć|odnaleźć)|możemy (?:znaleźć|odnaleźć))|brak) (?:takiej |tej |podanej |żądanej |szukanej )?(?:strony|podstrony|pliku|produktu|dokumentu)|strony nie (?:znaleziono|odnaleziono)",
    ],
    cs: [
        "(?:tahle|tato) stránka (?:tu |zde )(?:není|neexistuje)",
        "(?:(?:tato|požadovaná|hledaná|zadaná) )?(?:stránka|adresa|produkt|dokument|soubor|článek) (?:(?:nebyla?|nebyl) nalezena?|nenalezena?|(?:již |bohužel )?neexistuje|nebyla? nalezena?|není k dispozici|se nenašla)",
        "(?:(?:požadovanou|hledanou|tuto) )?stránku (?:nelze nalézt|se nepodařilo (?:najít|nalézt)|nebylo možné nalézt|jsme nenašli)",
    ],
    sk: [
        "(?:(?:táto|požadovaná|hľadaná) )?(?:stránka|adresa|produkt|dokument|súbor|článok) (?:(?:nebola?|nebol) nájdená?|nenájdená|(?:už |bohužiaľ )?neexistuje|sa nenašla|nie je dostupná)",
        "(?:(?:požadovanú|hľadanú) )?stránku sa nepodarilo nájsť",
    ],
    hu: [
        "(?:(?:ez )?az? )?(?:(?:keresett|kért|kívánt) )?(?:oldal|weboldal|lap|termék|fájl|dokumentum|cikk|tartalom) (?:nem (?:található(?: meg)?|létezik|elérhető)|már nem létezik)",
        "nincs ilyen oldal",
    ],
    ro: [
        "(?:(?:această|aceasta) )?(?:pagina|pagină|adresa|fișierul|documentul|produsul|articolul|resursa)(?: (?:căutată|solicitată|cerută|pe care o (?:cauți|căutați)))? (?:nu (?:a fost găsită?|a putut fi găsită?|(?:mai )?există|este disponibilă?|poate fi găsită?)|negăsită?|inexistentă?)",
        "nu am găsit pagina",
    ],
    tr: [
        "(?:(?:böyle bir|aradığınız|aradiginiz|istenen|istediğiniz|bu|üzgünüz) )*(?:sayfa|web sayfası|site|adres|dosya|ürün|içerik|belge|url) (?:bulunamadı|bulunamıyor|bulunmuyor|bulunmamaktadır|mevcut değil|yok)",
    ],
    el: [
        "(?:(?:η|αυτή η|το) )?(?:σελίδα|ιστοσελίδα|διεύθυνση|προϊόν|αρχείο)(?: που (?:ζητήσατε|ψάχνετε|αναζητάτε|αναζητήσατε))? (?:δεν? (?:βρέθηκε|υπάρχει|είναι διαθέσιμη))",
    ],
    ru: [
        "(?:(?:запрашиваемая|запрошенная|данная|такая|эта|искомая|указанная) )*(?:вами )?(?:страница|страницы|файл|документ|товар|сайт|статья|ресурс|адрес) (?:не (?:найдена?|найдено|найден|существует|обнаружена|доступна)|отсутствует|больше не существует|удалена)",
        "страница (?:была )?(?:удалена|перемещена) или (?:больше )?не существует",
        "(?:такой|этой) страницы (?:нет|не существует)|нет такой страницы",
    ],
    uk: [
        "(?:(?:запитувана|запитана|ця|така|дана) )*(?:сторінка|сторінку|файл|документ|товар|сайт) (?:не (?:знайдена|знайдено|знайдений|існує)|відсутня)",
        "(?:такої|цієї) сторінки (?:немає|не існує)",
    ],
    bg: ["(?:тази )?страница(?:та)? не (?:е намерена|беше намерена|бе намерена|съществува)"],
    hr: ["(?:tražena |ova )?stranica (?:nije (?:pronađena|pronadjena|nađena)|ne postoji)"],
    sl: ["(?:ta |te )?stran(?:i)? (?:ni (?:bila )?(?:najdena|mogoče najti)|ne obstaja|ni mogoče najti)"],
    et: ["(?:seda )?lehte? (?:külge )?ei (?:leitud|eksisteeri)|lehekülge ei leitud"],
    lv: ["(?:šī |šāda )?lapa (?:nav atrasta|netika atrasta|neeksistē)"],
    lt: ["(?:šis )?puslapis (?:nerastas|neegzistuoja|nebuvo rastas)"],
    ca: [
        "no s'ha trobat (?:la|aquesta) pàgina|(?:la )?pàgina (?:no (?:trobada|s'ha trobat|existeix)|sol·licitada no existeix)",
    ],
    ja: [
        "(?:(?:お探しの|ご指定の|指定された|該当(?:の|する)|アクセスされた))?(?:ページ|url|ファイル|商品|記事|サイト)[がは](?:見つかりません(?:でした)?|みつかりません(?:でした)?|存在しません|ありません|ございません)",
        "(?:お探しの|ご指定の|アクセス(?:いただいた|された))?ページは(?:削除|移動)されたか、?url(?:が|は)変更され(?:ています|ました|た可能性があります)",
        "ページが見つからない|ページ未検出|該当ページなし",
    ],
    zh: [
        "(?:抱歉[,, ]?)?(?:[您你]所?(?:要?(?:访问|請求|请求|查找|浏览|訪問|瀏覽|找))的)?(?:该|此)?(?:页面|网页|頁面|網頁|内容|內容|商品|文件|产品)(?:不存在|未找到|没有找到|沒有找到|找不到了?|无法找到|無法找到|不见了|走丢了)",
        "(?:找不到|未找到|没有找到|沒有找到|无法找到|無法找到)(?:该|此|該|[您你]所?要?(?:访问|请求|查找|訪問|請求|找)?的)?(?:页面|网页|頁面|網頁|文件|商品)",
    ],
    ko: [
        "(?:(?:요청하신|요청한|찾으시는|해당|이) )?(?:페이지|문서|상품|파일)(?:[를을가이는은])? ?(?:찾을 수 없(?:습니다|음|어요)|존재하지 않(?:습니다|음|아요)|없습니다|없음)",
        "(?:존재하지 않는|찾을 수 없는|없는) 페이지(?:입니다|예요)?",
    ],
    ar: [
        "(?:عذرا[،,]? )?(?:لم يتم العثور على|تعذر العثور على|لم نعثر على) (?:هذه )?(?:ال)?صفحة(?: المطلوبة)?",
        "(?:هذه )?الصفحة (?:المطلوبة )?غير (?:موجودة|متوفرة|متاحة)",
    ],
    he: ["(?:ה)?(?:דף|עמוד)(?: המבוקש)? (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)"],
    vi: [
        "không tìm thấy (?:trang|nội dung)(?: web| này| yêu cầu| bạn yêu cầu)*",
        "trang (?:này |web |bạn tìm |bạn yêu cầu )*không (?:tồn tại|tìm thấy|được tìm thấy)",
    ],
    id: [
        "(?:halaman|laman) (?:ini |yang (?:anda|kamu) cari )?(?:tidak|tak) (?:ditemukan|tersedia|ada|dijumpai|ditemui)",
    ],
    th: ["ไม่พบ(?:หน้า|หน้าเว็บ|เพจ)(?:นี้|ที่(?:คุณ)?(?:กำลัง)?(?:ต้องการ|ค้นหา|มองหา))?"],
    hi: ["(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला"],
    fa: ["(?:صفحه|برگه)(?: مورد نظر| درخواستی)?(?: شما)? (?:یافت|پیدا) نشد"],
    sr: [
        "(?:tražena |ova )?strana (?:nije pronađena|ne postoji)|(?:тражена |ова )?(?:страна|страница) (?:није пронађена|не постоји)",
    ],
    gl: ["páxina non (?:atopada|existe)"],
    is: ["síða(?:n)? fannst ekki"],
    sq: ["faqja nuk u gjet"],
    eu: ["orria ez da (?:aurkitu|existitzen)"],
    tl: ["hindi (?:nahanap|mahanap|natagpuan) ang (?:page|pahina)"],
    bn: ["পৃষ্ঠাটি (?:পাওয়া যায়নি|খুঁজে পাওয়া যায়নি)"],
    ta: ["பக்கம் (?:கிடைக்கவில்லை|காணப்படவில்லை)"],
    ur: ["صفحہ (?:نہیں ملا|موجود نہیں)"],
    sw: ["ukurasa hau(?:japatikana|kupatikana)"],
    cy: ["heb ganfod y dudalen|ni chanfuwyd y dudalen"],
    ga: ["níor aimsíodh an leathanach"],
};
const BARE = [
    "not-?found|not found|nothing found|missing page",
    "nicht gefunden",
    "introuvable|non trouvée?",
    "no encontrad[oa]",
    "non trovat[ao]",
    "niet gevonden",
    "não encontrad[oa]",
    "hittades (?:inte|ej)|(?:ej|inte) hittad",
    "ikke fundet",
    "ikke funnet",
    "ei (?:löytynyt|löydy)",
    "nie znaleziono",
    "nenalezeno|nenájdené",
    "nem található",
    "nu a fost găsită?|negăsită?",
    "bulunamadı",
    "δεν? βρέθηκε",
    "не найден[ао]?",
    "не знайдено",
    "不存在|未找到|找不到",
    "見つかりません(?:でした)?",
    "찾을 수 없(?:습니다|음)",
];
const EXPLAINERS = [
    "(?:and )?how (?:to|do|does|can|i|we)|what (?:is|are|it|does|do|to do|causes?|this)|what's (?:a|the)|why (?:is|are|do|does|am|it|you|your|we)|ways to|(?:its |the )?(?:meaning|definition|causes?)(?: (?:and|of|&)|$)",
    "(?:was|wie) (?:ist|sind|bedeutet|tun|man|du|sie)|bedeutung",
    "(?:comment|pourquoi) [^ ]+|qu'est-ce|que (?:faire|signifie)|signification",
    "(?:cómo|por qué) [^ ]+|qué (?:es|significa|hacer)|significado",
    "(?:come|perché) [^ ]+(?:are|ere|ire)|(?:che )?cosa (?:è|significa|fare)|cos'è|significato",
    "(?:hoe|wat) (?:los|is|betekent|te)|betekenis",
    "o que (?:é|significa|fazer)|como (?:corrigir|resolver)|por que",
    "så (?:fixar|löser|åtgärdar|rättar|gör|hanterar)|hur (?:man|du|löser|fixar)|vad (?:är|gör|betyder)|varför",
    "sådan (?:retter|løser|fikser|gør|undgår|håndterer)|slik (?:retter|løser|fikser|gjør|unngår)|hvordan|hvad (?:er|gør|betyder)|hva (?:er|gjør|betyr)|hvorfor",
    "näin (?:korjaat|ratkaiset)|miten|mikä (?:on|se)|miksi|mitä tehdä",
    "jak (?:to )?(?:naprawić|rozwiązać|usunąć|opravit|vyřešit|odstranit|opraviť|vyriešiť|go|ji|ho|na)|co (?:to|robić|zrobić|oznacza|dělat|znamená)|čo (?:to|robiť|znamená)|dlaczego|proč|prečo",
    "hogyan|mi (?:az|a)|miért|mit (?:jelent|tegy[^ ]+|tehet[^ ]*)|cum (?:să|se|o|îl|rezolvi|repari)|ce (?:este|înseamnă|faci|e)|nasıl|nedir|neden|ne (?:demek|yapmalı)",
    "как (?:исправить|устранить|убрать|это)|что (?:такое|делать|это|значит)|почему|як (?:виправити|усунути|це)|що (?:таке|робити|це)|чому|πώς|τι (?:είναι|σημαίνει)|γιατί",
    "(?:the |a |your )?(?:complete|ultimate|full|quick|practical|step-by-step) guide|(?:die |der )?(?:komplette|vollständige|große|ultimative) (?:anleitung|leitfaden|guide|ratgeber)|guide (?:complet|pratique)|guía (?:completa|práctica|definitiva)|guida (?:completa|pratica|definitiva)|(?:complete|volledige|praktische) (?:gids|handleiding)|guia (?:completo|prático)|(?:kompletny|praktyczny) poradnik|(?:komplett|fullständig) guide|kompletní (?:návod|průvodce)|teljes útmutató",
    "(?:causes?|reasons?|ursachen?|gründe|causas?|cause|oorzaken|przyczyny|orsaker|årsager|årsaker|syyt|příčiny|príčiny|okok|cauze|nedenleri|причины)(?: (?:and|und|et|y|e|en|i|och|og|ja|a|és|și|ve|и|&) .+|$)|was tun|fehlerbehebung|(?:so|schritt für schritt) (?:beheben|beheb(?:st|t)|lösen|löst|vermeiden|vermeid(?:est|et))|dépannage|solución|soluciones|soluzioni|oplossingen|løsninger|lösningar|ratkaisut|rozwiązania|řešení|riešenie|megoldás(?:ok)?|soluții|çözümü|решение",
];
const MENDING = "(?:how to |to )(?:fix|solve|avoid|prevent|resolve|handle)|fixing|troubleshoot(?:ing)?|oplossen|verhelpen|voorkomen|beheben|vermeiden|corriger|résoudre|réparer|éviter|solucionar|corregir|arreglar|evitar|risolvere|correggere|evitare|corrigir|resolver|naprawić|naprawiać|usunąć|opravit|vyřešit|opraviť|vyriešiť|javítása|megoldása|giderme|düzeltme|исправить|устранить|виправити|åtgärda|korjaaminen";
const DENIALS = {
    words: [
        "404|not|unable|emme|'t|n'|missing|impossib|inexist|fehlt|introuvable|pas trouv|aucune|inesist|introvabil",
        "saknas|ikke|ekki|mangler|puuttuu|değil|bulun|bulam|mevcut|変更され|wandered|vanished|disappear|lost|broken link|dead link|bad link|weg|verschwunden|haujapat|haukupat|hindi|heb ganf|yok|یں|نہیں|যায়নি|வில்லை|negăs|nuk|removed|deleted",
        "नहीं|نشد|ندارد|نکرد|нисмо|није|δε|не|нет|отсутству|удалена|нема|відсутн|ません|削除|ない|なし|未|不|没|沒|无|無|走丢|走失|迷路|飞走|없|않|못했|لم|تعذر|غير|לא|אינו|không|ไม่",
    ],
    beginnings: ["ez|no|ni|ne|na|nu|ei|ej|ya no|kein|geen|inte|brak|yok|tak|tidak"],
};

;// CONCATENATED MODULE: ./build/engine/link/not-found-removed.js
const page = (names, sentences) => sentences.map((sentence) => sentence.replaceAll("PAGE", `(?:${names})`));
const REMOVED = {
    en: page("(?:(?:the|this|that) )?(?:requested )?(?:page|web ?page|content|link|url)(?: (?:that )?you(?:'re| are| were|'ve| have)? ?(?:requested|looking for|looking to (?:view|find)|trying to (?:reach|access|view|open)|followed|after))?", [
        "PAGE (?:(?:has|have|may have|might have|was|is|could have)(?: either)?(?: been)? )(?:moved|relocated|renamed)(?:,| or)+ (?:been )?(?:removed|deleted|taken down|no longer exists|is no longer available)",
        "PAGE (?:(?:has|may have|might have|was) (?:been )?)(?:removed|deleted|taken down|retired)(?:(?:,| or)+ (?:been )?(?:moved|renamed|relocated|deleted|removed))?(?: from (?:this|our|the) (?:site|web ?site|server))?",
        "there(?:'s| is| was) (?:nothing|no page) (?:here|at this (?:address|url|location)|to (?:see|find) here)(?: any ?more| any longer)?|nothing (?:to (?:see|find) here|lives here)(?: any ?more)?",
        "PAGE (?:has )?gone (?:fishing|missing|away|astray|walkabout|awol)|you(?:'ve| have) (?:wandered|strayed|gone) off the (?:trail|path|map|grid)",
        "you (?:may|might) have mistyped the (?:address|url|web address).{0,60}|the (?:link|address|url) (?:may|might) be (?:broken|outdated|mistyped).{0,60}",
        "(?:we )?(?:could not|couldn't|can't|cannot) find what you(?:'re| are| were) (?:after|looking for)",
    ]),
    de: page("(?:(?:die|diese|der|dieser) )?(?:(?:gewünschte|gesuchte|angeforderte|aufgerufene) )?(?:seite|webseite|unterseite|inhalt|link|url)", [
        "PAGE (?:wurde|ist|wurden)(?: leider| möglicherweise| eventuell| vielleicht)* (?:verschoben|umbenannt)(?: worden)? oder (?:gelöscht|entfernt|existiert nicht mehr|ist nicht mehr verfügbar)(?: worden)?",
        "PAGE (?:wurde|ist) (?:leider )?(?:gelöscht|entfernt)(?: oder (?:verschoben|umbenannt))?(?: worden)?",
        "(?:dieser |der )?inhalt(?: ist)? (?:leider )?nicht (?:mehr|länger) (?:verfügbar|vorhanden|online)|diese inhalte sind nicht mehr verfügbar",
        "(?:vielleicht|möglicherweise|eventuell) (?:haben sie sich|hast du dich) (?:vertippt|verschrieben) oder der link ist (?:veraltet|falsch|defekt|nicht mehr gültig)",
        "(?:hier|da) (?:ist|gibt es|gibt's) (?:leider )?(?:nichts(?: \\(mehr\\)| mehr)?(?: zu sehen)?) unter dieser adresse",
    ]),
    fr: page("(?:(?:la|cette|le|ce) )?(?:page|contenu|lien|adresse)(?: (?:demandée?|recherchée?|que vous (?:cherchez|recherchez|souhaitez consulter|demandez)))?", [
        "PAGE (?:a|n'a) (?:peut-être )?été (?:déplacée?|renommée?) ou (?:supprimée?|retirée?|effacée?|n'existe plus)",
        "PAGE a été (?:supprimée?|retirée?|effacée?)(?: ou déplacée?)?(?: du site| de notre site)?",
        "PAGE (?:n'est (?:plus|pas) (?:disponible|accessible|en ligne)|est indisponible)",
    ]),
    es: page("(?:(?:la|esta|el|este) )?(?:página|contenido|enlace|dirección|url)(?: (?:solicitad[oa]|que (?:buscas|busca|estás buscando|intentas (?:ver|visitar))))?", [
        "PAGE (?:ha (?:sido )?|fue )(?:movid[oa]|trasladad[oa]|cambiado de (?:sitio|dirección|lugar)) o (?:ha sido |fue |ha )?(?:eliminad[oa]|borrad[oa]|retirad[oa]|suprimid[oa]|ya no existe)",
        "PAGE (?:ha sido|fue) (?:eliminad[oa]|borrad[oa]|retirad[oa])(?: o (?:movid[oa]|trasladad[oa]))?",
        "PAGE (?:ya no (?:está disponible|existe)|no existe o ya no está disponible)",
    ]),
    it: page("(?:(?:la|questa|il|questo) )?(?:pagina|contenuto|link|indirizzo)(?: (?:richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando)))?", [
        "PAGE (?:è stat[ao]|potrebbe essere stat[ao]) (?:spostat[ao]|rinominat[ao]) o (?:cancellat[ao]|eliminat[ao]|rimoss[ao]|non esiste più)",
        "PAGE è stat[ao] (?:cancellat[ao]|eliminat[ao]|rimoss[ao])(?: o spostat[ao])?",
        "PAGE (?:non (?:è )?più (?:disponibile|raggiungibile|online)|non è disponibile)",
    ]),
    nl: page("(?:(?:de|deze|die) )?(?:opgevraagde |gevraagde )?(?:pagina|inhoud|content|link)(?: die (?:je|u) (?:zoekt|zocht|probeert te (?:bekijken|openen)))?", [
        "PAGE (?:is|werd|kan)(?: mogelijk| misschien)? (?:verplaatst|hernoemd|verhuisd) of (?:verwijderd|bestaat niet meer)(?: zijn)?",
        "PAGE (?:is|werd) (?:helaas )?verwijderd(?: of verplaatst)?",
        "PAGE is (?:helaas )?niet (?:meer|langer) (?:beschikbaar|online)",
    ]),
    pt: page("(?:(?:a|esta|essa|o|este|esse) )?(?:página|conteúdo|link|endereço|ligação)(?: (?:solicitad[oa]|pedid[oa]|que (?:você )?(?:procura|procurava|procurou)))?", [
        "PAGE (?:foi|pode ter sido) (?:movid[oa]|deslocad[oa]|renomead[oa]) ou (?:foi )?(?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa]|já não existe|não existe mais)",
        "PAGE foi (?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa])(?: ou movid[oa])?",
        "PAGE (?:já não (?:está disponível|existe)|não está mais disponível|não existe mais)",
    ]),
    sv: page("(?:den här |denna |det här |den )?(?:sidan|innehållet|länken)(?: (?:som )?du (?:söker|sökte|letar efter))?", [
        "PAGE (?:har|kan ha) (?:flyttats|flyttat|bytt namn|blivit flyttad) eller (?:tagits bort|raderats|finns inte (?:längre|kvar)|tagit bort)",
        "PAGE (?:har (?:tagits bort|raderats)|är borttagen|togs bort)(?: eller flyttats?)?",
        "PAGE (?:är|finns) (?:tyvärr )?(?:inte|ej) (?:längre|kvar|längre tillgängligt?)(?: tillgängligt?)?",
    ]),
    da: page("(?:denne |dette )?(?:siden?|indholdet|indhold|linket)(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?", [
        "PAGE (?:er|kan være|er blevet) (?:flyttet|omdøbt) eller (?:fjernet|slettet|findes ikke længere)",
        "PAGE (?:er|er blevet|blev) (?:fjernet|slettet)(?: eller flyttet)?",
        "PAGE (?:er|findes) (?:desværre )?ikke (?:længere|mere)(?: tilgængeligt?| her)?",
    ]),
    no: page("(?:denne |dette )?(?:siden?|innholdet|lenken)(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?", [
        "PAGE (?:er|kan være|har blitt|er blitt) (?:flyttet|endret) eller (?:fjernet|slettet|finnes ikke lenger)",
        "PAGE (?:er|er blitt|har blitt|ble) (?:fjernet|slettet)(?: eller flyttet)?",
        "PAGE (?:er|finnes) (?:dessverre )?ikke (?:lenger|mer)(?: tilgjengelig| her)?",
    ]),
    fi: page("(?:tämä |etsimäsi |hakemasi )?(?:sivu|sisältö|linkki)", [
        "PAGE on (?:ehkä |saatettu |mahdollisesti )?(?:siirretty|siirtynyt) tai (?:poistettu|poistunut)",
        "PAGE on (?:poistettu|poistunut)(?: tai siirretty)?",
        "PAGE ei ole (?:enää )?(?:saatavilla|olemassa|käytettävissä)(?: enää)?",
    ]),
    pl: page("(?:(?:ta|ten|szukana|podana) )?(?:strona|treść|podstrona|link)(?:, której szukasz,?)?", [
        "PAGE (?:została |mogła zostać )?(?:przeniesion[ay]|przenieśliśmy) (?:lub|albo) (?:usunięt[ay]|nie istnieje)",
        "PAGE (?:została|mogła zostać) usunięt[ay](?: (?:lub|albo) przeniesion[ay])?|PAGE nie istnieje (?:lub|albo) została (?:przeniesion[ay]|usunięt[ay])",
        "PAGE (?:nie jest (?:już )?|już nie jest )dostępn[ay]",
        "(?:nie możemy (?:znaleźć|odnaleźć)|nie znaleźliśmy) tego, czego szukasz",
    ]),
    cs: page("(?:(?:tato|tento|požadovaná|požadovaný|hledaná) )?(?:stránka|obsah|odkaz)(?:, kter(?:ou|ý) hledáte,?)?", [
        "PAGE (?:byl[ao]? |mohl[ao]? být )?(?:přesunut[aá]?|přejmenován[ao]?) (?:nebo|či) (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?|již neexistuje)",
        "PAGE byl[ao]? (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?)(?: (?:nebo|či) přesunut[ao]?)?",
        "PAGE (?:již|už) není (?:dostupn[ýáé]|k dispozici)|PAGE není (?:již |už )dostupn[ýáé]|(?:tahle|tato) stránka neexistuje",
    ]),
    sk: page("(?:(?:táto|tento|požadovaná|hľadaná) )?(?:stránka|obsah|odkaz)", [
        "PAGE (?:bola? )?(?:presunut[aý]?|premenovan[aý]) alebo (?:odstránen[aý]|vymazan[aý]|zmazan[aý])",
        "PAGE bola? (?:odstránen[aý]|vymazan[aý]|zmazan[aý])(?: alebo presunut[aý])?",
        "PAGE (?:už|viac) nie je dostupn[ýá]|táto stránka neexistuje",
    ]),
    hu: page("(?:ez )?(?:az? )?(?:keresett |kért )?(?:oldalt?|tartalmat?|tartalom)", [
        "PAGE (?:áthelyezték|átnevezték) vagy (?:eltávolították|törölték|megszűnt)",
        "PAGE (?:eltávolították|törölték)(?: vagy áthelyezték)?",
        "PAGE (?:már )?nem (?:elérhető|létezik|található)(?: többé| már)?|(?:a keresett |ezt az )?oldalt nem találjuk",
    ]),
    ro: page("(?:această |acest )?(?:pagina|conținutul|conținut|linkul)(?: (?:căutat[ăa]?|solicitat[ăa]?|pe care (?:o|îl) (?:cauți|căutați)))?", [
        "PAGE a fost (?:mutat[ăa]?|redenumit[ăa]?) sau (?:eliminat[ăa]?|șters[ăa]?|nu mai există)",
        "PAGE a fost (?:eliminat[ăa]?|șters[ăa]?)(?: sau mutat[ăa]?)?",
        "PAGE nu mai (?:este|e) disponibil[ăa]?",
    ]),
    tr: page("(?:(?:bu|aradığınız|istediğiniz) )*(?:sayfa|içerik|bağlantı)", [
        "PAGE (?:taşınmış|adı değiştirilmiş) (?:veya|ya da) (?:silinmiş|kaldırılmış)(?: olabilir)?",
        "PAGE (?:silinmiş|kaldırılmış|silindi|kaldırıldı)(?: (?:veya|ya da) taşınmış)?(?: olabilir)?",
        "PAGE artık (?:mevcut|yayında|erişilebilir) değil(?:dir)?|(?:aradığınız )?sayfayı bulamadık",
    ]),
    ru: page("(?:(?:эта|данная|запрашиваемая|этот|данный) )?(?:страница|контент|материал)", [
        "PAGE (?:был[ао]? |возможно, )?(?:перемещен[ао]?|переименован[ао]?) или (?:удален[ао]?|больше не существует)",
        "PAGE был[ао]? удален[ао]?(?: или перемещен[ао]?)?|PAGE больше не (?:доступн[ао]|существует)|PAGE больше недоступ(?:ен|на)",
    ]),
    uk: page("(?:ця |цей )?(?:сторінк[ау]|вміст|контент)", [
        "PAGE (?:було )?(?:переміщен[оа]|перенесен[оа]) або (?:видален[оа])|PAGE (?:було )?видален[оа](?: або переміщен[оа])?|PAGE більше не(?: доступн[аи]|доступн(?:а|ий))",
    ]),
    el: page("(?:η |αυτή η |το )?(?:σελίδα|περιεχόμενο)", [
        "PAGE (?:έχει )?(?:μετακινηθεί|μεταφερθεί) ή (?:διαγραφεί|αφαιρεθεί)|PAGE δεν είναι (?:πλέον|πια) διαθέσιμ[ηο]",
    ]),
    ja: [
        "(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ)は(?:すでに|既に)?(?:削除|移動)(?:もしくは|または|、)?(?:削除|移動)?(?:されました|されています|されたか.{0,20})",
        "(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ|url)は(?:現在)?(?:ご利用いただけなくなりました|ご覧いただけなくなりました|もうありません|存在しないか.{0,30})",
        "ここには何も(?:ありません|ないようです|見つかりません)",
    ],
    zh: [
        "(?:该|此|您(?:访问|要找|查找)的)?(?:页面|网页|内容|頁面|網頁|內容)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|不存在)(?:或(?:者)?(?:移动|移動|更名))?",
    ],
    ko: [
        "더 이상 (?:제공되지 않는|존재하지 않는|이용할 수 없는|볼 수 없는) (?:페이지|콘텐츠)(?:입니다|예요)?",
        "(?:요청하신 |찾으시는 |이 |해당 )?(?:페이지|콘텐츠)(?:가|는|이|은)? ?(?:삭제되었거나 .{0,30}|삭제되었습니다|더 이상 (?:제공되지 않습니다|존재하지 않습니다|이용할 수 없습니다))",
    ],
};
const NOTHING_HERE = [
    "(?:there(?:'s| is) )?nothing (?:here|to see here)(?: yet)?|it's (?:empty|quiet) (?:in )?here|(?:hier|da) (?:ist|gibt es|gibt's) (?:leider )?nichts(?: zu sehen| zu finden)?|il n'y a rien ici|rien (?:à voir )?ici",
    "aquí no hay nada|(?:qui non c'è|non c'è) (?:nulla|niente)(?: qui)?|hier is (?:helaas )?niets(?: te (?:vinden|zien))?|(?:aqui não há|não há|não tem) nada(?: aqui)?|tu (?:nic nie|niczego nie) ma|tady (?:nic není|není nic)|tu nič nie je|itt nincs semmi",
    "här (?:var|är) det tomt|här finns (?:det )?(?:inget|ingenting)|her (?:var|er) det tomt|her er (?:der )?(?:intet|ingenting|tomt)|her finnes (?:det )?(?:ingenting|intet)|täällä ei ole mitään|aici nu (?:e|este) nimic|burada (?:hiçbir )?şey yok|εδώ δεν υπάρχει τίποτα|здесь ничего нет|тут нічого немає",
];
const ASTRAY = [
    "you(?:'re| are| seem| look| must be)? lost|(?:haben sie sich|hast du dich) (?:verirrt|verlaufen)|(?:verirrt|verlaufen)|(?:vous êtes|vous semblez|êtes-vous|tu es) perdue?s?|(?:te has|se ha|¿te has|estás) perdido|ti sei (?:perso|persa)|ci siamo persi|(?:ben je |bent u )?(?:verdwaald|de weg kwijt)|(?:você )?(?:está perdido|perdeu-se|se perdeu)|(?:chyba )?(?:się zgubił[eao]ś|zgubił[eao]ś się|zabłądził[eao]ś)",
    "(?:har du )?(?:gått|kommit) vilse|(?:er|har) du (?:faret vild|gået vild|gått deg vill)|(?:har du )?gått deg vill|eksyitkö|oletko eksyksissä|(?:ztratili jste se|zabloudili jste)|stratili ste sa|eltévedt(?:él)?|kayboldunuz mu|yolunuzu mu kaybettiniz|v[-ai]-ați rătăcit|te-ai rătăcit|(?:вы )?(?:заблудились|потерялись)|(?:ви )?(?:заблукали|загубилися)|χαθήκατε|道に迷いましたか|迷子になりましたか|길을 잃으셨나요",
];
const REMOVALS = [
    "mistyped|vertippt|verschrieben|outdated|gone (?:fishing|missing|away|astray|walkabout|awol)|strayed|off the (?:trail|path|map|grid)|taken down|retired|gelöscht|entfernt|supprim|retir[eé]|effac|indisponible|eliminad|borrad|retirad|suprimid|cancellat|eliminat|rimoss|verwijderd|removid|excluíd|apagad",
    "tagits bort|raderats|borttagen|togs bort|fjernet|slettet|poistettu|poistunut|usunięt|smazán|odstraněn|zrušen|odstránen|vymazan|zmazan|eltávolít|töröl|șters|silin|kaldır|удален|видален|недоступ|διαγραφεί|αφαιρεθεί|移動|いただけなく|下架|삭제",
];

;// CONCATENATED MODULE: ./build/engine/link/not-found.js



function saysNotFound(title) {
    const folded = fold(title.slice(0, LONGEST_TITLE));
    if (!mayDeny(folded))
        return false;
    const segments = segmentsOf(folded);
    if (segments.some((segment) => MENDS.test(segment)))
        return false;
    if (segments.flatMap((segment) => segment.split(CLAUSE_END)).some((clause) => EXPLAINER.test(clause)))
        return false;
    return segments.some((segment, place) => deadSegment(segment, place, segments.length));
}
function saysOnlyNumber(title) {
    const segments = segmentsOf(fold(title.slice(0, LONGEST_TITLE)));
    const dead = segments.filter((segment, place) => deadSegment(segment, place, segments.length));
    return dead.every((segment) => ONLY_NUMBER.test(segment));
}
const ONLY_NUMBER = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;
function saysMore(title) {
    const said = title.slice(0, LONGEST_TITLE).split(SEPARATOR).filter(hasWords);
    return said.some((segment) => DESCRIBES.test(segment) && kindOfPart(fold(segment)) === "other" && !saysNotFound(segment));
}
const DESCRIBES = /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;
function headingSaysNotFound(heading) {
    if (heading === "" || heading.length > LONGEST_HEADING || asks(heading))
        return null;
    const folded = fold(heading).replace(SPREAD_404, "404");
    if (!mayDeny(folded))
        return null;
    const parts = segmentsOf(folded)
        .flatMap((segment) => (isPhrase(peeled(segment).core) ? [segment] : segment.split(SENTENCE_END)))
        .filter(hasWords);
    const kinds = parts.map(kindOfPart);
    if (kinds.includes("other"))
        return null;
    if (kinds.includes("phrase"))
        return "plainly";
    return kinds.includes("bare") ? "tersely" : null;
}
const SPREAD_404 = /(?<![0-9a-z.,:/-])4(?:[ \p{So}\p{Cf}]{1,6}[0o]?[ \p{So}\p{Cf}]{0,6}|[0o] )4(?![0-9a-z.,:/-])/u;
function onlySighs(heading) {
    if (heading === "" || heading.length > LONGEST_HEADING)
        return false;
    const folded = fold(heading);
    return SIGHING.test(folded) && isSigh(peeled(folded).core);
}
const isSigh = (core) => core === "" || SIGH.test(core);
function opensWithNotFound(line) {
    const [first = "", second = ""] = line.slice(0, LONGEST_TITLE).split(SENTENCE_END);
    return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}
const LONGEST_HEADING = 120;
function kindOfPart(part) {
    const { core, number } = peeled(part);
    if (isPhrase(core))
        return "phrase";
    if (number ? core === "" || PAGE.test(core) : BARE_PHRASE.test(core))
        return "bare";
    if (number && BARE_PHRASE.test(core))
        return "bare";
    return ONLY_INTERJECTION.test(core) ? "interjection" : "other";
}
function isNameOfPage(title, heading) {
    if (headingSaysNotFound(heading) !== null)
        return false;
    const segments = segmentsOf(fold(title.slice(0, LONGEST_TITLE)));
    const named = fold(heading);
    const phrases = segments.map((segment) => peeled(segment).core).filter(isPhrase);
    if (!phrases.every((phrase) => named.includes(phrase)))
        return false;
    const rest = segments.filter((segment) => kindOfPart(segment) === "other");
    const said = new Set(wordsOf(named));
    return rest.some((segment) => wordsOf(segment).filter((word) => said.has(word)).length >= TELLING_WORDS);
}
function isSubtitled(title, heading) {
    const [name = "", subtitle = ""] = fold(title.slice(0, LONGEST_TITLE)).split(/: /);
    return SUBTITLE.test(subtitle) && fold(heading).includes(name);
}
const TELLING_WORDS = 3;
const wordsOf = (text) => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];
const LONGEST_TITLE = 300;
const SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
const CLAUSE_END = /(?<=[.!?…,]) /u;
function segmentsOf(folded) {
    return folded.split(SEPARATOR).filter(hasWords);
}
function deadSegment(segment, place, count) {
    const sentences = segment.split(SENTENCE_END);
    if (sentences.some((sentence) => !asks(sentence) && isPhrase(peeled(sentence).core)))
        return true;
    const { core, number, trailing } = peeled(segment);
    if (asks(segment))
        return false;
    if (place > 0 && place < count - 1)
        return false;
    if (core === "")
        return number;
    if (BARE_PHRASE.test(core))
        return true;
    return number && PAGE.test(core) && (!trailing || place === 0);
}
function mayDeny(folded) {
    return DENIAL.test(folded);
}
function asks(sentence) {
    return /\?["'\s]*$/.test(sentence);
}
function isPhrase(core) {
    return core !== "" && PHRASE.test(core) && !AWAY.test(core);
}
const AWAY = /(?<![\p{L}])[^ ]{0,24}(?:produ[ck]t|product|producto|produto|prodotto|produit|tuote|termek|arti[ck]|angebot|item|listing|offer|leistung|dienst|formul|umfrage|veranstaltung|kurs|profil|perfil|konto|compte|cuenta|conta|account|benutzer|utente|usuario|video|shop|app|anzeige|stelle|inserat|annonce|anuncio|annuncio|advertentie|vacature|ogloszenie|ofert|offert|even[et]|negozio|tienda|loja|winkel|sklep|boutique|servi|uslug|film|modulo).*(?:available|verfugbar|disponib|disponiv|beschikbaar|tilg(?:ae|j)ngelig|tilgjengelig|tillganglig|saatavilla|elerheto|dostupn|dostepn)/u;
function peeled(segment) {
    const seen = { core: segment.replace(/!+1+$/, "!"), number: false, trailing: false };
    for (let before = ""; before !== seen.core;) {
        before = seen.core;
        seen.core = seen.core.replace(ENDS, "");
        if (LEADING_404.test(seen.core))
            seen.number = true;
        else if (TRAILING_404.test(seen.core))
            seen.number = seen.trailing = true;
        seen.core = seen.core.replace(LEADING_404, "").replace(TRAILING_404, "");
        seen.core = seen.core.replace(ENDS, "").replace(LEADING_ERROR, "").replace(TRAILING_ERROR, "");
        seen.core = seen.core.replace(INTERJECTION, "").replace(HEDGE, "");
        if (!isPhrase(seen.core))
            seen.core = seen.core.replace(TAIL, "$1");
    }
    return seen;
}
function fold(text) {
    if (isPlain(text))
        return text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim();
    return text
        .normalize("NFKC")
        .replace(UNSEEN, "")
        .toLowerCase()
        .replace(/[ıłøđßæœ]/g, (letter) => SPELT[letter] ?? letter)
        .replace(/[‘’`´]/g, "'")
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .normalize("NFC")
        .replace(/\s+/g, " ")
        .trim();
}
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const isPlain = (text) => !/[\u0080-\uffff]/.test(text);
const SPELT = { ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };
function hasWords(segment) {
    return /[\p{L}\p{N}]/u.test(segment);
}
const ENDS = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;
const ERROR = "(?:error|err|erreur|errore|erro|fehler|fout|fel|feil|fejl|virhe|błąd|chyba|hiba|eroare|hatası|hata|σφάλμα|ошибка|" +
    "помилка|грешка|greška|napaka|エラー|错误|錯誤|오류|에러|خطأ|שגיאה|lỗi|kesalahan)";
const ERROR_WORDS = fold(`(?:http|status|${ERROR})(?:[ -](?:status|code|código|codice|${ERROR}))*`);
const LEADING_404 = new RegExp(`^(?:${ERROR_WORDS}[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-'][a-z])|(?:-es )?-?(?=${ERROR_WORDS}(?![\\p{L}\\p{N}'-])))`, "u");
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const LEADING_ERROR = new RegExp(`^${ERROR_WORDS}(?![\\p{L}\\p{N}'-])`, "u");
const TRAILING_ERROR = new RegExp(`(?<![\\p{L}\\p{N}'-])${ERROR_WORDS}$`, "u");
const INTERJECTION = new RegExp(`^(?:${fold(not_found_parts/* INTERJECTIONS */.q_.join("|"))})(?=[\\p{P}\\p{Z}])(?! ?[&+])`, "u");
const HEDGE = new RegExp(`^(?:${fold(not_found_parts/* HEDGES */.Jb.join("|"))})(?=[\\p{P}\\p{Z}\\p{Lo}])`, "u");
const [OR, MOVED] = not_found_parts/* TAILS */.ol.map(fold);
const TAIL = new RegExp(`^(.+)(?:(?:,? ${OR}|,) [^.!?]{0,40}?${MOVED}[^.!?]{0,20}|${fold(not_found_parts/* GLUED_TAIL */.zG)})$`, "u");
const SIGHS = [
    ...not_found_parts/* INTERJECTIONS */.q_,
    ...NOTHING_HERE,
    ...ASTRAY,
    "(?:no|0) results found|nothing found",
    "our bad",
];
const SIGH = anchored(SIGHS);
const SIGHING = new RegExp(`^[\\p{P}\\p{S}\\p{Z}]*(?:${fold(SIGHS.join("|"))}|no|0|nothing)(?![\\p{L}\\p{N}])`, "u");
const ONLY_INTERJECTION = new RegExp(`^(?:${fold(not_found_parts/* INTERJECTIONS */.q_.join("|"))})$`, "u");
const DENIAL = new RegExp(`${[...DENIALS.words, ...REMOVALS].map(fold).join("|")}|\\b(?:${DENIALS.beginnings.map(fold).join("|")})`, "u");
const PAGE = anchored([
    "(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)",
    "p[aá]gina d[ei]|page d'erreur|(?:错误|錯誤)?(?:页面?|頁面?|ページ)|페이지",
]);
const SUBTITLE = new RegExp(`^(?:${fold("an?|eine?|une?|una|um|uma|een|en|ett|et")}) [^ ]+ [^ ]`, "u");
const PHRASE = anchored([
    ...Object.values(PHRASES).flat(),
    ...Object.values(not_found_parts/* OWN_WORDS */.Lj).flat(),
    ...Object.values(REMOVED).flat(),
]);
const BARE_PHRASE = anchored(BARE);
const EXPLAINER = new RegExp(`^[\\p{P}\\p{S} ]*(?:${fold(EXPLAINERS.join("|"))})(?![\\p{L}\\p{N}])`, "u");
const MENDS = new RegExp(`(?<!\\p{L})(?:${fold(MENDING)})(?!\\p{L})`, "u");
function anchored(sources) {
    return new RegExp(`^(?:${sources.map(fold).join("|")})$`, "u");
}


/***/ }),

/***/ 81178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20010);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35482);
/* harmony import */ var _visitor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74654);



const DEFAULTS = {
    userAgent: _visitor_js__WEBPACK_IMPORTED_MODULE_2__/* .USER_AGENTS */ .Vm.desktop,
    locale: "en-US",
    timeoutMs: 15_000,
    retries: 2,
    patienceMs: 10_000,
    sleep: _stop_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy,
};
function settingsOf(options) {
    const settings = { ...DEFAULTS, ...options };
    return {
        ...settings,
        network: options.network ?? new _network_js__WEBPACK_IMPORTED_MODULE_0__/* .Network */ .l(options.controlLookup),
        headers: (0,_visitor_js__WEBPACK_IMPORTED_MODULE_2__/* .visitorHeaders */ .hK)(settings.userAgent, settings.locale),
    };
}


/***/ }),

/***/ 42077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pr: () => (/* binding */ crashIn),
  Cy: () => (/* binding */ deadEnd),
  Xv: () => (/* binding */ mayStandIn),
  qf: () => (/* binding */ placeholder)
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(10430);
;// CONCATENATED MODULE: ./build/engine/link/placeholder-phrases.js

const HINT = /dom(?:ain|ein|[ií]ni)|sale\b|parked|web ?site|web address|suspend|expired|welcome to|(?:default|test)\b.{0,40}\bpage|plesk|parallels|caddy works|web server|information services|\biis|index of|wordpress ›|future home|ma(?:in|n)t|manuten|onderhoud|wartung|gewartet|zurück|right back|be back|soon\b|constru|aanbouw|im aufbau|unavailable|no longer|has (?:ended|been filled)|nicht mehr|plus disponible|ya no|non è più|beëindigd|not configured|closed|error\b|erreur|bad gateway|forbidden|access denied|it works|suspend|sospes|gesperrt|zablok|zawiesz|geblok|caducad|scadut|expir|wygas|verlopen|abgelaufen|entsteht|published|connected|password|passwor[dt]|öffn|ouverture|apertura|apert|binnenkort|em breve|wkrótce|snart|pian\b|brzy|hamarosan|yakında|近日|datenbank|datab|base de d|bazą|hacked|blocked|disabled|paused|not available|vpn|your (?:country|region)|(?:ihrem|deinem) land|votre pays|tu pa[ií]s|tuo paese|jouw land|seu pa[ií]s|registr|メンテ|технич|обслужив|维护|維護|점검/i;
const whole = (...phrases) => new RegExp(`^(?:${phrases.map(not_found/* fold */.AU).join("|")})[.!]*$`, "u");
const PARKED = whole("(?:(?:this|the) (?:premium )?(?:domain|web ?site|web address)(?: name)?|(?:(?:the )?domain(?: name)? )?(?:[a-z0-9-]+\\.)+[a-z]{2,}) (?:is|may be|might be|could be) (?:now |currently )?(?:for sale|parked|available for (?:sale|purchase)|parked (?:at|by|with|free).*)(?: \\([^)]{1,60}\\))?", "(?:parked domain(?: name)?|domain(?: name)? parked)(?: (?:on|at|with|by) .{1,40})?|parked free, courtesy of .{1,40}", "(?:the |this |your )?(?:domain(?: name)?|web ?site|site) (?:(?:has |is )?expired|(?:is |has been )?(?:reserved|suspended))|suspended domain", "future home of something quite cool", "(?:buy|get|purchase) this domain(?: name)?", "(?:this|the) domain(?: name)? (?:has |is )?expired", "domain geparkt|geparkte domain|(?:diese )?domain (?:ist|im kundenauftrag) registriert|diese (?:domain|internetseite|website) wurde (?:soeben|gerade) (?:registriert|freigeschaltet)", "(?:diese|die) (?:domain|website) (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|abgelaufen)|kann gekauft werden)", "(?:ce site web|cette adresse) est (?:à vendre|en vente)|(?:ce|le) (?:nom de )?domaine est (?:à vendre|en vente|parqué|expiré)", "(?:este|el) dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado)", "(?:questo|il) dominio è (?:in vendita|parcheggiato|scaduto)", "(?:deze|dit) domein(?:naam)? (?:is|staat) (?:te koop|geparkeerd)", "este domínio está (?:à venda|estacionado)", "dominio (?:scaduto|caducado|expirado)|(?:nom de )?domaine expiré|domínio expirado|domain (?:ist )?abgelaufen|(?:ta )?domena (?:wygasła|jest zaparkowana|na sprzedaż)|domein(?:naam)? (?:is )?verlopen|domänen har (?:gått ut|upphört)|domænet er udløbet", "diese (?:domain|internetseite|website) wurde (?:soeben|gerade|kürzlich|neu|erfolgreich) (?:bei [^ ]{1,40} )?(?:registriert|freigeschaltet|eingerichtet)|hier entsteht (?:in kürze |demnächst |gerade )?(?:eine neue |die neue |unsere neue )?(?:internet(?:präsenz|seite|auftritt)|webseite|website|homepage|webpräsenz)", "the (?:sponsored listings|domain owner) .{0,40}(?:no relationship|displayed above) .{0,60}");
const PROVIDERS = whole("(?:this |your )?(?:account|web ?site|site)(?: (?:has been|is))?(?: temporarily)? suspended", "welcome to (?:nginx|caddy|centos|openresty|plesk|(?:apache )?tomcat)(?: on [a-z0-9 ]{1,20})?|caddy works|it works", "apache2? (?:\\w+ )?default page.{0,20}", "(?:http server )?test page (?:for|powered by) (?:the )?(?:nginx|apache|http|centos|red hat|fedora|rocky|almalinux|amazon|oracle|lighttpd|litespeed|ssl).{0,60}", "iis windows(?: server)?|microsoft internet information services ?\\d*|iis ?\\d+(?:\\.\\d)?", "(?:web ?server'?s |domain )?default page|default (?:web ?site|parallels plesk(?: panel)?) page", "index of /.{0,80}", "(?:this |the )?(?:domain|web ?site|site) (?:is not|isn't|not) (?:yet )?(?:published|connected to a web ?site)(?: yet)?", "(?:(?:este|el|la) )?(?:cuenta|sitio|página|web) (?:ha sido |está )?suspendid[oa]|(?:ce |le |votre )?(?:compte|site)(?: (?:a été|est))? suspendu|(?:dieser |diese |das )?(?:account|konto|website|webseite|seite|webspace)(?: (?:ist|wurde))? (?:vorübergehend )?(?:gesperrt|deaktiviert)|(?:questo |il )?(?:sito|account)(?: è)?(?: stato)? sospeso", "(?:ta )?(?:strona|konto|usługa)(?: (?:została|zostało|jest))? (?:zablokowan[ao]|zawieszon[ao])|(?:deze |dit )?(?:website|account)(?: is)? (?:geblokkeerd|opgeschort|geschorst)|(?:este |esta |a |o )?(?:site|conta)(?: (?:foi|está))? suspens[ao]", "success! your new web server is ready to use|felicitations ?! votre domaine a bien ete cree.{0,40}|web ?site not configured|wordpress › installation");
const ERRORS = whole("database error|error establishing a database connection|runtime error|(?:an )?(?:internal |unexpected |server )?error(?: (?:has )?occurred)?", "application error(?:: a (?:client|server)-side exception has occurred.{0,100})?", "(?:(?:http )?(?:error )?\\d{3}[ :-]*)?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|access denied)", "datenbank-?fehler|fehler beim aufbau einer datenbankverbindung|erreur (?:lors de la connexion à|de connexion à) la base de données|error al (?:establecer|conectar con) (?:una conexión con )?la base de datos|errore nello stabilire una connessione (?:al|con il) database|fout bij het (?:maken van een verbinding|verbinden) met de database|erro ao (?:estabelecer uma conexão|ligar) (?:com o banco|à base) de dados|błąd (?:podczas |przy )?(?:łączenia|nawiązywania połączenia) z bazą danych|fel vid anslutning till databasen|der opstod en fejl ved forbindelse til databasen", "(?:php )?(?:fatal|parse) error: .{0,120}|wordpress › (?:error|erreur|fehler)");
const MAINTENANCE = whole("(?:(?:our|this|the) )?(?:web ?site |site |shop |store )?(?:is )?(?:currently )?(?:under|down for|in|undergoing) (?:scheduled )?maintenance(?: mode)?", "(?:site |scheduled )?maintenance(?: mode)?", "wartungsarbeiten|wartungsmodus|(?:(?:die |unsere )?(?:seite|website) )?(?:im wartungsmodus|wird gewartet)", "(?:site |page )?en (?:cours de )?maintenance|(?:sitio |página )?en mantenimiento|(?:sito )?in manutenzione|(?:website )?in onderhoud|(?:site )?em manutenção", "(?:sorry,? )?we(?:'ll| will) be (?:right |straight )?back(?: soon| shortly)?|(?:we'll )?be right back|wir sind (?:gleich|bald|in kurze) (?:zuruck|wieder (?:da|fur sie da))", "(?:ただいま|現在)?(?:サイト)?メンテナンス(?:中(?:です)?|のお知らせ)|技術的?メンテナンス|(?:ведутся )?технические работы|(?:сайт )?на обслуживании|(?:网站|系统)维护中?|(?:서비스|시스템) 점검 ?중(?:입니다)?");
const UNFINISHED = whole("(?:(?:our |the |new )*(?:web ?site|site|shop|store) )?(?:is )?(?:coming|opening|launching) (?:very )?soon|(?:(?:this |our )?(?:web ?site|site|page) )?(?:is )?(?:currently )?under construction", "(?:sorry,? )?(?:this|our|the) (?:shop|store|web ?site|site) is (?:currently |temporarily |no longer )?(?:unavailable|closed|available)|(?:store|shop) closed", "(?:(?:this|our|the) )?(?:store|shop|web ?site|site) is password[- ]protected|(?:enter using|mit) password|mit passwort eintreten", "demnächst (?:geöffnet|verfügbar|online)|(?:wir )?(?:eröffnen|eröffnung) (?:in kürze|bald|demnächst)|ouverture (?:prochaine(?:ment)?|bientôt)|bientôt (?:en ligne|ouvert)|próxima apertura|próximamente|prossima apertura|apertura prossima|binnenkort (?:open|online|geopend)|em breve|abertura em breve|wkrótce (?:otwarcie|otwieramy|startujemy)|öppnar snart|åbner snart|åpner snart|avataan pian|již brzy|brzy otevíráme|hamarosan nyitunk|yakında (?:açılıyor|sizlerle)|近日(?:公開|オープン)(?:予定)?", "(?:site )?en construction|(?:sitio |pagina )?(?:web )?en construccion|(?:sito |pagina )?in costruzione|(?:website |site )?in aanbouw|(?:site |pagina )?em construcao|(?:website |seite )?im aufbau");
const OVER = whole("(?:sorry,? )?(?:this|the|that) (?:product|item|listing|job|position|vacancy|offer|promotion|campaign|sale|event|deal|link|form|content|page)(?: you(?:'re| are| were) looking for)? (?:is (?:no longer (?:available|active|open|accepting responses)|unavailable|closed|not available right now)|isn't available(?: right now)?|has (?:ended|expired|closed|been filled))", "(?:(?:this|the|that) )?(?:link|offer|campaign)(?: (?:is|was|has been|has))? (?:blocked|disabled|deactivated|paused|inactive|not available|expired)", "(?:dieses|dieser|diese|das) (?:produkt|artikel|angebot|stelle|aktion) ist (?:leider )?(?:nicht mehr (?:verfügbar|erhältlich)|abgelaufen|beendet)", "(?:ce|cet|cette) (?:produit|article|offre|annonce|promotion) n'est plus disponible|est(?:e|a) (?:producto|artículo|oferta) ya no está disponible|quest[oa] (?:prodotto|articolo|offerta) non è più disponibile");
const DEFACED = whole("hacked by .{1,60}|(?:site |web ?site )?(?:hacked|defaced|pwned)(?: by .{1,60})?");
const WITHHELD = whole("(?:(?:this|our|the) (?:service|content|site|web ?site|page|offer|product) is )?(?:currently )?(?:not|un) ?available in your (?:country|region|location|area|state)|(?:vpn|proxy)(?: or (?:vpn|proxy))? (?:detected|blocked|not allowed)", "(?:diese |unsere )?(?:seite|website|dienst|inhalt|angebot)? ?(?:ist )?in (?:ihrem|deinem|ihrer|deiner) (?:land|region) nicht verfügbar|(?:ce (?:site|contenu|service) )?(?:n'est pas |non )?disponible dans votre (?:pays|région)|(?:este (?:sitio|contenido|servicio) )?no (?:está )?disponible en tu (?:país|región)|(?:il |questo )?(?:sito|contenuto|servizio)? ?non (?:è )?(?:disponibile|accessibile) (?:nel|dal) (?:tuo|suo) paese|niet beschikbaar in (?:jouw|uw) (?:land|regio)|não (?:está )?disponível no (?:seu|teu) país");
const CRASH = /^(?:(?:PHP )?(?:Fatal|Parse|Syntax) error ?:|Uncaught [\w\\]*(?:Error|Exception)|Allowed memory size of \d|Traceback \(most recent call last\)|SQLSTATE\[|Liquid (?:syntax )?error(?: ?[:(]| in )|Whitelabel Error Page|Application error: a (?:client|server)-side exception|<\?php\s|ORA-\d{5}|Server Error in '|(?:java|javax|org)\.[\w.]+(?:Exception|Error)\b|System\.[\w.]*Exception|Twig\\Error|Error: Cannot find module)/;

// EXTERNAL MODULE: ./build/engine/link/sight.js
var sight = __webpack_require__(33661);
;// CONCATENATED MODULE: ./build/engine/link/placeholder.js




const NONE = [];
function placeholder(way, words) {
    const note = (way.length > 1 ? parkedNote(way) : null) ?? wordsNote(words);
    return note === null ? NONE : [{ kind: "placeholder", note }];
}
function mayStandIn(title, heading) {
    return title === "" || HINT.test(title) || HINT.test(heading) || DOMAIN.test(title);
}
function deadEnd(way) {
    if (way.length < 2)
        return NONE;
    const [start = "", end = ""] = [way[0], way.at(-1)];
    const found = DEAD_ENDS.find(({ where }) => where.test(pathOf(end)) && !where.test(pathOf(start)));
    if (found === undefined)
        return NONE;
    return [{ kind: "dead_end", note: `A redirect leads to ${(0,sight/* shortened */.vI)(end)}, the address of ${found.what}` }];
}
const pathOf = (url) => new URL(url).pathname;
const DEAD_ENDS = [
    {
        what: "an error page",
        where: /\/(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\.\w{2,5})?\/?$/i,
    },
    { what: "a sign-in", where: /\/(?:log[-_]?in|sign[-_]?in|sso)(?:\.\w{2,5})?\/?$/i },
    { what: "a page that asks for a password", where: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/password\/?$/i },
];
const PARKING = new Set([
    "above.com",
    "afternic.com",
    "bodis.com",
    "buydomains.com",
    "dan.com",
    "domainmarket.com",
    "efty.com",
    "hugedomains.com",
    "parkingcrew.net",
    "parklogic.com",
    "sedo.com",
    "sedoparking.com",
    "undeveloped.com",
]);
const SALES = new Set(["forsale.godaddy.com"]);
function parkedNote(way) {
    const [start = "", end = ""] = [way[0], way.at(-1)];
    const domain = (0,cjs/* getDomain */.FB)(end);
    if (domain === null || domain === (0,cjs/* getDomain */.FB)(start))
        return null;
    const host = (0,cjs/* getHostname */.EW)(end) ?? "";
    if (!PARKING.has(domain) && !SALES.has(host))
        return null;
    return `A redirect leads to ${(0,sight/* shortened */.vI)(end)}, where domains are parked or sold`;
}
function crashIn(lines) {
    return lines.slice(0, FIRST_LINES).find((line) => CRASH.test(line)) ?? null;
}
const FIRST_LINES = 3;
function wordsNote({ title, heading, lines, crash }) {
    if (crash !== undefined && crash !== null)
        return `${ERROR}: its text is "${(0,sight/* shortened */.vI)(crash)}"`;
    const ofTitle = noteOf(title, "title", lines !== null);
    if (ofTitle !== null || lines === null)
        return ofTitle;
    const ofHeading = noteOf(heading, "heading", true);
    if (ofHeading !== null)
        return ofHeading;
    if (title !== "" && !DOMAIN.test(title))
        return null;
    const sentences = lines.flatMap((text) => text.split(/(?<=[.!]) /)).map((text) => text.slice(0, LONGEST));
    const line = sentences.find((text) => kindOf(text, true) !== null);
    return line === undefined ? null : noteOf(line, "text", true);
}
function noteOf(text, what, little) {
    const kind = kindOf(text, little);
    return kind === null ? null : `${kind}: its ${what} is "${(0,sight/* shortened */.vI)(text)}"`;
}
function kindOf(text, little) {
    if (text.length > LONGEST || !HINT.test(text))
        return null;
    const folded = (0,not_found/* fold */.AU)(text);
    const segments = (0,not_found/* segmentsOf */.OD)(folded).map((segment) => segment.trim());
    const any = (pattern) => segments.some((segment) => pattern.test(segment));
    if (any(PARKED))
        return "The domain looks parked or for sale";
    if (PROVIDERS.test(folded))
        return "A server's or hosting provider's own page answers";
    if (!little)
        return null;
    if (ERRORS.test(folded) || any(ERRORS))
        return ERROR;
    if (any(MAINTENANCE))
        return "The site seems to be down for maintenance";
    if (any(OVER))
        return "What was advertised seems to be over";
    if (any(DEFACED))
        return "The page seems to be defaced";
    if (any(WITHHELD))
        return "The page is withheld from where this was asked";
    return any(UNFINISHED) ? "The site seems not to be open yet, or no longer" : null;
}
const ERROR = "A server's error stands in the page's place";
const LONGEST = 120;
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;


/***/ }),

/***/ 94774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ probe),
  x: () => (/* binding */ probeWith)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/engine/link/body.js


const HEAD_BYTES = 64 * 1024;
const DEEP_BYTES = 512 * 1024;
async function unpacked(bytes, encoding, most = HEAD_BYTES) {
    let plain = bytes;
    for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
        plain = atOnce(coding.trim(), plain, most) ?? (await inPieces(coding.trim(), plain, most));
    }
    return plain;
}
const SMALL_BYTES = 16 * 1024;
const AT_ONCE = { maxOutputLength: 4 * HEAD_BYTES };
function atOnce(coding, bytes, most) {
    const unpack = UNPACK[coding];
    if (unpack === undefined || bytes.length > SMALL_BYTES)
        return null;
    try {
        return unpack(bytes, AT_ONCE).subarray(0, most);
    }
    catch {
        return null;
    }
}
const UNPACK = {
    gzip: external_node_zlib_.gunzipSync,
    "x-gzip": external_node_zlib_.gunzipSync,
    br: external_node_zlib_.brotliDecompressSync,
    zstd: external_node_zlib_.zstdDecompressSync,
};
async function inPieces(coding, bytes, most) {
    const inflate = inflater(coding, bytes);
    return inflate === null ? bytes : await inflated(bytes, inflate, most);
}
function inflater(coding, bytes) {
    switch (coding) {
        case "gzip":
        case "x-gzip":
            return external_node_zlib_.createGunzip({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
        case "br":
            return external_node_zlib_.createBrotliDecompress({ finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH });
        case "zstd":
            return external_node_zlib_.createZstdDecompress({ finishFlush: external_node_zlib_.constants.ZSTD_e_flush });
        case "deflate":
            return ((bytes[0] ?? 0) & 0x0f) === 8
                ? external_node_zlib_.createInflate({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH })
                : external_node_zlib_.createInflateRaw({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
        default:
            return null;
    }
}
function inflated(bytes, inflate, most) {
    return new Promise((resolve) => {
        const chunks = [];
        let size = 0;
        const done = () => {
            inflate.destroy();
            resolve(Buffer.concat(chunks).subarray(0, most));
        };
        inflate.on("data", (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= most)
                done();
        });
        inflate.on("end", done).on("error", done);
        inflate.end(bytes);
    });
}
const PRESCAN_BYTES = 1024;
function decoded(bytes, contentType) {
    const mark = markOf(bytes);
    const label = mark ?? charsetIn(contentType) ?? declared(bytes);
    if ((0,external_node_buffer_.isAscii)(bytes) && (label === null || !SHIFTING.test(label)))
        return bytes.toString("latin1");
    if (mark === null && (label === null || /^utf-?8$/i.test(label)) && (0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString();
    const decoder = label === null ? null : decoderFor(label);
    if (decoder !== null)
        return decoder.decode(bytes);
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    }
    catch {
        return new TextDecoder("windows-1252").decode(bytes);
    }
}
const SHIFTING = /^(utf-?16|iso-2022|csiso2022|hz|replacement|unicode|ucs-2)/i;
function markOf(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        return "utf-8";
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return "utf-16le";
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return "utf-16be";
    return null;
}
function charsetIn(text) {
    return /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(text)?.[1] ?? null;
}
function declared(bytes) {
    const start = bytes.subarray(0, PRESCAN_BYTES).toString("latin1");
    const meta = /<meta\s[^>]{0,500}/gi;
    for (const [tag] of start.matchAll(meta)) {
        const charset = charsetIn(tag);
        if (charset !== null)
            return /^utf-?16/i.test(charset) ? "utf-8" : charset;
    }
    return null;
}
function decoderFor(label) {
    try {
        return new TextDecoder(label);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: ./build/engine/link/certificate.js
var certificate = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/engine/link/error-code.js
var error_code = __webpack_require__(97070);
// EXTERNAL MODULE: ./build/engine/link/sight.js
var link_sight = __webpack_require__(33661);
;// CONCATENATED MODULE: ./build/engine/link/failure.js




class NoAnswerInTime extends Error {
    name = "NoAnswerInTime";
    code = "ETIMEDOUT";
}
const TIMEOUTS = new Set([
    "ETIMEDOUT",
    "UND_ERR_CONNECT_TIMEOUT",
    "UND_ERR_HEADERS_TIMEOUT",
    "UND_ERR_BODY_TIMEOUT",
]);
const NO_ROUTE = new Set(["ENETUNREACH", "ENETDOWN", "ENONET", "EADDRNOTAVAIL"]);
const NO_NAME = "ENOTFOUND";
const NO_DATA = "ENODATA";
const SERVER_TROUBLE = new Set(["ESERVFAIL", "EREFUSED", "EBADRESP"]);
async function sightOfFailure(error, url, options) {
    const codes = (0,error_code/* errorCodes */.f)(error);
    if (codes.includes(NO_NAME))
        return missingName(url, options);
    const trouble = codes.find((code) => /^EAI_/.test(code));
    if (trouble !== undefined)
        return troubledLookup(trouble, url, options);
    const refused = (0,certificate/* certificateCode */.nt)(codes);
    if (refused !== undefined)
        return refusedCertificate(refused, url, options);
    if (codes.some((code) => NO_ROUTE.has(code)))
        return unroutable(codes, url, options);
    if (codes.some((code) => TIMEOUTS.has(code))) {
        return { sight: { kind: "timeout", rendered: false }, steps: [] };
    }
    return { sight: { kind: "unreachable", code: codes.at(-1) ?? "unknown" }, steps: [] };
}
async function unroutable(codes, url, options) {
    const control = await controlStep(url, options);
    const sight = control.works
        ? { kind: "unreachable", code: codes.at(-1) ?? "unknown" }
        : { kind: "no_network" };
    return { sight, steps: [control.step] };
}
async function refusedCertificate(code, url, options) {
    const started = performance.now();
    const sight = await (0,certificate/* explainRefusal */.GC)(code, url, options);
    const explained = step("tls", url, started, code, (0,link_sight/* sentence */.em)(sight));
    return { sight, steps: [{ ...explained, tls: sight.explanation }] };
}
async function troubledLookup(code, url, options) {
    const control = await controlStep(url, options);
    const sight = control.works
        ? { kind: "dns_trouble", host: url.hostname, code }
        : { kind: "no_network" };
    return { sight, steps: [control.step] };
}
async function missingName(url, options) {
    const control = await controlStep(url, options);
    if (!control.works)
        return { sight: { kind: "no_network" }, steps: [control.step] };
    const started = performance.now();
    const answer = await secondOpinion(url.hostname, options);
    const sight = missingSight(url.hostname, answer);
    const note = answer === "addresses" ? "The name servers do have an address for it" : (0,link_sight/* sentence */.em)(sight);
    const code = answer === "addresses" ? null : answer;
    return { sight, steps: [control.step, step("dns", url, started, code, note)] };
}
function missingSight(host, answer) {
    if (answer === "addresses")
        return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
    if (SERVER_TROUBLE.has(answer))
        return { kind: "dns_trouble", host, code: answer };
    return { kind: "no_such_domain", host, detail: answer === NO_DATA ? "no_address" : "no_such_name" };
}
async function controlStep(url, options) {
    const started = performance.now();
    const works = await options.network.works();
    const note = works ? "Other names are found, so DNS works" : "No other name is found either";
    return { works, step: step("dns", url, started, null, note) };
}
async function secondOpinion(host, { resolve = askNameServers }) {
    try {
        return (await resolve(host)).length > 0 ? "addresses" : NO_DATA;
    }
    catch (error) {
        return (0,error_code/* errorCodes */.f)(error)[0] ?? "unknown";
    }
}
async function askNameServers(host) {
    const resolver = new promises_.Resolver({ timeout: 2_000, tries: 2 });
    try {
        return await resolver.resolve4(host);
    }
    catch (error) {
        if ((0,error_code/* errorCodes */.f)(error)[0] !== NO_DATA)
            throw error;
        return await resolver.resolve6(host);
    }
}
function step(how, url, started, errorCode, note) {
    const ms = Math.round(performance.now() - started);
    return {
        how,
        url: url.href,
        redirects: [],
        httpStatus: null,
        errorCode,
        title: null,
        tls: null,
        note,
        ms,
    };
}

// EXTERNAL MODULE: ./build/engine/link/stop.js
var stop = __webpack_require__(35482);
;// CONCATENATED MODULE: ./build/engine/link/reception.js



const REST_BYTES = 64 * 1024;
const REST_MS = 1_000;
const ENOUGH = new NoAnswerInTime("Enough was read");
function receive(dispatcher, request, patience) {
    return new Promise((resolve, reject) => {
        const reception = new Reception(patience, resolve, reject);
        try {
            if (!reception.over)
                dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, reception);
        }
        catch (error) {
            reception.onResponseError(null, error);
        }
    });
}
class Reception {
    over = false;
    #patience;
    #resolve;
    #reject;
    #listeners = [];
    #chunks = [];
    #size = 0;
    #kept = HEAD_BYTES;
    #most = HEAD_BYTES + REST_BYTES;
    #said = null;
    #wanted = false;
    #timer;
    #controller = null;
    constructor(patience, resolve, reject) {
        this.#patience = patience;
        this.#resolve = resolve;
        this.#reject = reject;
        this.#timer = setTimeout(this.#noAnswer, patience.timeoutMs);
        for (const signal of patience.signals) {
            if (signal.aborted)
                this.#fail(signal.reason);
            else
                this.#listeners.push((0,stop/* onStop */.gt)(signal, this.#stopped));
        }
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.over)
            this.#hangUp();
    }
    onResponseStart(controller, status, raw) {
        if (status < 200 || this.over)
            return;
        this.#controller = controller;
        clearTimeout(this.#timer);
        const { headers, setCookies } = flattened(raw);
        this.#said = { status, headers, setCookies };
        this.#wanted = this.#patience.wants(status, headers);
        const length = Number(headers["content-length"] ?? 0);
        if (length > this.#most) {
            this.#most = this.#wanted ? HEAD_BYTES : 0;
            if (!this.#wanted) {
                this.#settle("unread");
                return;
            }
        }
        this.#timer = setTimeout(this.#hurry, Math.min(REST_MS, this.#patience.timeoutMs));
    }
    onResponseData(_, chunk) {
        if (this.over)
            return;
        if (this.#wanted && this.#size < this.#kept)
            this.#chunks.push(chunk);
        this.#size += chunk.length;
        if (this.#wanted && this.#kept === HEAD_BYTES && this.#size >= HEAD_BYTES && this.#isMute())
            this.#goDeep();
        const tooLong = this.#size > this.#most;
        if (tooLong || (this.#most === this.#kept && this.#hasEnough() && !this.#isMute()))
            this.#settle("cut");
    }
    onResponseEnd() {
        this.#settle("ended");
    }
    onResponseError(_, error) {
        if (this.#said === null)
            this.#fail(error);
        else
            this.#settle("broken", error);
    }
    #noAnswer = () => this.#fail(new NoAnswerInTime("No answer in time"));
    #stopped = () => {
        const stop = this.#patience.signals.find(({ aborted }) => aborted);
        this.#fail(stop?.reason);
    };
    #hurry = () => {
        const left = this.#patience.timeoutMs - REST_MS;
        if (!this.#wanted || this.#size >= this.#kept || this.#hasEnough())
            this.#settle("cut");
        else if (left <= 0)
            this.#settle("late");
        else
            this.#timer = setTimeout(() => this.#settle(this.#hasEnough() ? "cut" : "late"), left);
    };
    #hasEnough() {
        return this.#said !== null && this.#patience.enough(this.#bytes(), this.#said.headers);
    }
    #isMute() {
        return this.#said !== null && this.#patience.mute(this.#bytes(), this.#said.headers);
    }
    #goDeep() {
        this.#most += DEEP_BYTES - this.#kept;
        this.#kept = DEEP_BYTES;
    }
    #bytes() {
        const [only, ...more] = this.#chunks;
        if (only === undefined)
            return Buffer.alloc(0);
        const bytes = more.length === 0 ? only : Buffer.concat(this.#chunks);
        if (more.length > 0)
            this.#chunks.splice(0, this.#chunks.length, bytes);
        return bytes.length > this.#kept ? bytes.subarray(0, this.#kept) : bytes;
    }
    #settle(stop, error = null) {
        if (this.over || this.#said === null)
            return;
        this.#end(stop !== "ended" && stop !== "broken");
        this.#resolve({ ...this.#said, bytes: this.#bytes(), stop: this.#wanted ? stop : "unread", error });
    }
    #fail(error) {
        if (this.over)
            return;
        this.#end(true);
        this.#reject(error);
    }
    #end(hangUp) {
        this.over = true;
        clearTimeout(this.#timer);
        this.#listeners.forEach(stop/* offStop */.Ac);
        if (hangUp)
            this.#hangUp();
    }
    #hangUp() {
        this.#controller?.abort(ENOUGH);
    }
}
function flattened(raw) {
    const headers = {};
    for (const name in raw) {
        const value = raw[name];
        if (value !== undefined)
            headers[name] = typeof value === "string" ? value : value.join("\n");
    }
    const cookies = raw["set-cookie"];
    return { headers, setCookies: cookies === undefined ? [] : [cookies].flat() };
}

// EXTERNAL MODULE: ./build/engine/link/shown.js
var shown = __webpack_require__(45605);
// EXTERNAL MODULE: ./build/engine/link/substance.js
var substance = __webpack_require__(37626);
// EXTERNAL MODULE: ./build/engine/link/title.js
var title = __webpack_require__(62134);
;// CONCATENATED MODULE: ./build/engine/link/ask.js





async function ask(url, cookies, options, own = {}) {
    const usual = cookies === "" ? options.headers : [...options.headers, "cookie", cookies];
    const headers = withOwn(usual, own);
    const received = await receive(options.dispatcher, { origin: url.origin, path: url.pathname + url.search, method: "GET", headers }, {
        timeoutMs: options.timeoutMs,
        signals: options.enough === undefined ? [options.signal] : [options.signal, options.enough],
        wants: isDocument,
        enough: isTitled,
        mute: isMute,
    });
    const { status, headers: said, setCookies, stop, error } = received;
    const page = { status, headers: said, setCookies, body: stop, bodyError: error };
    if (stop === "unread")
        return { ...page, title: "", heading: "", markup: "" };
    const { markup, cut } = await documentOf(received);
    const body = stop === "ended" && cut ? "cut" : stop;
    return { ...page, body, title: (0,title/* titleOf */.Gg)(markup) ?? "", heading: (0,substance/* headingOf */.Wm)(markup), markup };
}
async function documentOf({ headers, bytes }) {
    const encoding = headers["content-encoding"] ?? "";
    const type = headers["content-type"] ?? "";
    const upTo = async (most) => encoding === "" ? bytes.subarray(0, most) : await unpacked(bytes, encoding, most);
    const head = await upTo(HEAD_BYTES);
    const markup = decoded(head, type);
    if (head.length < HEAD_BYTES || (0,shown/* showsText */.Cz)(markup))
        return { markup, cut: head.length >= HEAD_BYTES };
    const deep = await upTo(DEEP_BYTES);
    return { markup: (0,shown/* withoutCode */.MK)(decoded(deep, type)), cut: deep.length >= DEEP_BYTES };
}
function withOwn(usual, own) {
    const fields = Object.entries(own);
    if (fields.length === 0)
        return usual;
    const kept = usual.filter((_, index) => !Object.hasOwn(own, usual[index - (index % 2)] ?? ""));
    return [...kept, ...fields.flat()];
}
function isDocument(status, headers) {
    const type = headers["content-type"] ?? "";
    return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}
function isTitled(bytes, headers) {
    return (headers["content-encoding"] ?? "") === "" && (0,title/* titleOf */.Gg)(bytes.toString("latin1")) !== null;
}
function isMute(bytes, headers) {
    return (headers["content-encoding"] ?? "") === "" && !(0,shown/* showsText */.Cz)(bytes.toString("latin1"));
}
function isRedirect(status, headers) {
    return REDIRECTS.has(status) && (headers["location"] ?? "") !== "";
}
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

// EXTERNAL MODULE: ./build/engine/link/classify.js + 3 modules
var classify = __webpack_require__(28051);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/engine/link/cookies.js



const MOST = 50;
class CookieJar {
    #kept = new Map();
    take(setCookies, url) {
        for (const line of setCookies) {
            const cookie = (0,undici/* parseCookie */.Kh)(line);
            if (cookie === null)
                continue;
            const kept = admitted(cookie, url);
            if (kept === null)
                continue;
            const key = `${kept.host} ${kept.path} ${kept.name}`;
            if (expired(cookie))
                this.#kept.delete(key);
            else if (this.#kept.size < MOST)
                this.#kept.set(key, kept);
        }
    }
    header(url) {
        if (this.#kept.size === 0)
            return "";
        return [...this.#kept.values()]
            .filter((cookie) => belongs(cookie, url))
            .sort((a, b) => b.path.length - a.path.length)
            .map(({ name, value }) => (name === "" ? value : `${name}=${value}`))
            .join("; ");
    }
}
function admitted(cookie, url) {
    const secure = cookie.secure === true;
    const named = cookie.domain?.replace(/^\./, "").toLowerCase() ?? "";
    if (secure && url.protocol !== "https:")
        return null;
    if (/^__(host|secure)-/i.test(cookie.name) && !secure)
        return null;
    if (/^__host-/i.test(cookie.name) && (named !== "" || cookie.path !== "/"))
        return null;
    if (/[^\t\x20-\x7e\x80-\xff]/.test(cookie.name + cookie.value))
        return null;
    const shared = named !== "" && named !== url.hostname;
    if (shared && !mayShare(named, url.hostname))
        return null;
    const path = cookie.path?.startsWith("/") ? cookie.path : defaultPath(url);
    const host = shared ? named : url.hostname;
    return { name: cookie.name, value: cookie.value, host, hostOnly: named === "", path, secure };
}
function mayShare(domain, host) {
    return (0,external_node_net_.isIP)(host) === 0 && host.endsWith(`.${domain}`) && (0,cjs/* getPublicSuffix */.pj)(domain) !== domain;
}
function expired({ maxAge, expires }) {
    if (maxAge !== undefined)
        return maxAge <= 0;
    return expires !== undefined && Number(expires) <= Date.now();
}
function defaultPath({ pathname }) {
    return pathname.slice(0, pathname.lastIndexOf("/")) || "/";
}
function belongs(cookie, url) {
    const { hostname, pathname } = url;
    const host = hostname === cookie.host || (!cookie.hostOnly && hostname.endsWith(`.${cookie.host}`));
    const path = pathname === cookie.path ||
        pathname.startsWith(cookie.path.endsWith("/") ? cookie.path : `${cookie.path}/`);
    return host && path && (!cookie.secure || url.protocol === "https:");
}

// EXTERNAL MODULE: ./build/engine/link/main-part.js
var main_part = __webpack_require__(94697);
// EXTERNAL MODULE: ./build/engine/link/placeholder.js + 1 modules
var placeholder = __webpack_require__(42077);
// EXTERNAL MODULE: ./build/engine/link/walls.js
var walls = __webpack_require__(49225);
;// CONCATENATED MODULE: ./build/engine/link/follow.js










const MOST_REDIRECTS = 10;
const LONGEST_CHAIN = 4;
async function follow(start, options, seen, entered) {
    const jar = new CookieJar();
    const visited = new Set();
    const passed = [];
    const again = seen.attempts.length > 0;
    const own = options.headersFor?.(start.href) ?? {};
    let url = start;
    let stayed = true;
    let spentMs = 0;
    for (;;) {
        stayed &&= url.origin === start.origin;
        const turn = passed.length === 0 ? entered : null;
        const hop = await visit({ url, jar, passed, again, turn, own: stayed ? own : {} }, options, seen.trail);
        const ended = (sight) => attemptOf(sight, url, passed, hop.answer);
        const { answer } = hop;
        if (answer === null || !isRedirect(answer.status, answer.headers))
            return ended(hop.sight);
        const next = target(answer.headers["location"] ?? "", url);
        if (next === null)
            return ended({ kind: "odd_redirect", target: answer.headers["location"] ?? "" });
        if (passed.length === 0)
            visited.add(`${start.href}\n`);
        passed.push(url.href);
        if (passed.length > MOST_REDIRECTS)
            return ended({ kind: "too_many_redirects", limit: MOST_REDIRECTS });
        spentMs += seen.trail.at(-1)?.ms ?? 0;
        if (spentMs > LONGEST_CHAIN * options.timeoutMs)
            return ended({ kind: "timeout", rendered: false });
        const approach = `${next.href}\n${jar.header(next)}`;
        if (visited.has(approach))
            return ended({ kind: "redirect_loop" });
        visited.add(approach);
        url = next;
    }
}
function attemptOf(sight, url, passed, answer) {
    return {
        sight,
        finalUrl: url.href,
        host: url.host,
        httpStatus: answer?.status ?? null,
        redirects: passed.length === 0 ? [url.href] : passed,
        words: answer === null ? WORDLESS : wordsOf(answer),
        retryAfterMs: retryAfter(answer),
    };
}
const WORDLESS = { title: "", heading: "", lines: null };
function wordsOf({ title, heading, markup, body }) {
    const whole = body === "ended" && (0,placeholder/* mayStandIn */.Xv)(title, heading) ? (0,shown/* shownIn */.fz)(markup, substance/* MUCH */.ys) : null;
    const lines = whole !== null && whole.length < substance/* MUCH */.ys ? whole.lines : null;
    return { title, heading, lines, crash: (0,placeholder/* crashIn */.pr)((0,main_part/* linesOfMain */.gh)(markup)) };
}
async function visit(address, options, trail) {
    const { host, hostname } = address.url;
    const { gate, network } = options;
    const heldMs = address.turn ?? (gate === undefined ? 0 : await gate.enter(host, address.again, options.signal));
    if (heldMs === Number.POSITIVE_INFINITY) {
        return unasked(address, { kind: "timeout", rendered: false, unasked: true }, trail);
    }
    if (heldMs > 0)
        return unasked(address, { kind: "held", ms: heldMs }, trail);
    let hop = null;
    try {
        if (await network.isDown(hostname))
            return unasked(address, { kind: "no_network" }, trail);
        hop = await look(address, options, trail);
        return hop;
    }
    finally {
        const answer = hop?.answer ?? null;
        network.heard(hostname, answer !== null);
        gate?.leave(host, endingOf(hop), retryAfter(answer));
    }
}
function endingOf(hop) {
    const answer = hop?.answer ?? null;
    if (answer === null)
        return hop?.sight.kind === "timeout" ? "silence" : "failure";
    const { status, headers } = answer;
    const asked = status === 429 || (status === 503 && headers["retry-after"] !== undefined);
    return asked && (0,walls/* wallOf */.o)({ ...answer, markup: "" }) === null ? "too_many" : "answered";
}
function unasked({ url, passed }, sight, trail) {
    trail.push(stepOf(url, passed, null, sight, (0,link_sight/* sentence */.em)(sight), 0));
    return { answer: null, sight };
}
async function look({ url, jar, passed, own }, options, trail) {
    const started = performance.now();
    const spent = () => Math.round(performance.now() - started);
    try {
        const answer = await ask(url, jar.header(url), options, own);
        if (answer.setCookies.length > 0)
            jar.take(answer.setCookies, url);
        const sight = (0,classify/* sightOfAnswer */.Lb)(answer);
        trail.push(stepOf(url, passed, answer, sight, noteOf(answer, sight), spent()));
        return { answer, sight };
    }
    catch (error) {
        throwOn(error, options);
        const { sight, steps } = await sightOfFailure(error, url, options);
        trail.push(stepOf(url, passed, null, sight, (0,link_sight/* sentence */.em)(sight), spent()), ...steps);
        return { answer: null, sight };
    }
}
function stepOf(url, passed, answer, sight, note, ms) {
    return {
        how: "http",
        url: url.href,
        redirects: [...passed],
        httpStatus: answer?.status ?? null,
        errorCode: codeOf(sight),
        title: answer === null || answer.title === "" ? null : (0,link_sight/* shortened */.vI)(answer.title, 300),
        tls: sight.kind === "certificate" ? sight.explanation : null,
        note,
        ms,
    };
}
function throwOn(error, options) {
    const unsafe = options.unsafe(error);
    if (unsafe !== null)
        throw unsafe;
    options.signal.throwIfAborted();
    options.enough?.throwIfAborted();
}
function codeOf(sight) {
    if (sight.kind === "no_such_domain")
        return "ENOTFOUND";
    if (sight.kind === "timeout")
        return sight.unasked ? null : "ETIMEDOUT";
    return "code" in sight ? sight.code : null;
}
function noteOf(answer, sight) {
    if (isRedirect(answer.status, answer.headers)) {
        return `Answers ${answer.status} and redirects to ${(0,link_sight/* shortened */.vI)(answer.headers["location"] ?? "", 300)}`;
    }
    const title = answer.title === "" ? "" : `, titled "${(0,link_sight/* shortened */.vI)(answer.title)}"`;
    const verdict = sight.kind === "page" || sight.kind === "gone" ? "" : `. ${(0,link_sight/* sentence */.em)(sight)}`;
    return `Answers ${answer.status}${title}${verdict}`;
}
function target(location, from) {
    const text = utf8(location.trim());
    if (text === "" || !URL.canParse(text, from))
        return null;
    const next = new URL(text, from);
    if (next.protocol !== "http:" && next.protocol !== "https:")
        return null;
    if (next.hash === "")
        next.hash = from.hash;
    return withoutCredentials(next);
}
function withoutCredentials(url) {
    if (url.username !== "")
        url.username = "";
    if (url.password !== "")
        url.password = "";
    return url;
}
function utf8(text) {
    const decoded = Buffer.from(text, "latin1").toString("utf8");
    return decoded.includes("\ufffd") ? text : decoded;
}
function retryAfter(answer) {
    const text = answer?.headers["retry-after"]?.trim() ?? "";
    if (text === "")
        return null;
    const asked = /^[\d.]+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
    return asked > 0 ? asked : null;
}

// EXTERNAL MODULE: ./build/engine/link/options.js
var link_options = __webpack_require__(81178);
;// CONCATENATED MODULE: ./build/engine/link/probe.js



const BACKOFF_MS = 500;
const CONFIRM_MS = 100;
const SILENT_ATTEMPTS = 2;
const PASSING = new Set([408, 425, 429]);
function probe(url, options) {
    return probeWith(url, (0,link_options/* settingsOf */.f)(options));
}
async function probeWith(url, settings, entered = null) {
    const start = withoutCredentials(new URL(url));
    const seen = { url: start.href, attempts: [], trail: [] };
    try {
        for (;;) {
            seen.attempts.push(await follow(start, settings, seen, seen.attempts.length === 0 ? entered : null));
            const wait = pauseBefore(seen.attempts, settings);
            if (wait === null)
                return seen;
            await pause(wait, settings);
        }
    }
    catch (error) {
        const { enough, signal, unsafe } = settings;
        if (enough?.aborted && !signal.aborted && unsafe(error) === null)
            return seen;
        throw error;
    }
}
function pauseBefore(attempts, { retries, patienceMs }) {
    const last = attempts.at(-1);
    if (last === undefined || (0,link_sight/* saysAlive */.kU)(last.sight))
        return null;
    const spent = attempts.length - 1;
    if ((0,link_sight/* saysDead */.$E)(last.sight)) {
        const before = attempts.at(-2);
        if (before !== undefined && (0,link_sight/* saysDead */.$E)(before.sight))
            return null;
        return spent < Math.max(1, retries) ? CONFIRM_MS : null;
    }
    if (spent >= retries || !mayPass(last))
        return null;
    const silent = attempts.filter(({ sight }) => sight.kind === "timeout").length;
    if (silent >= SILENT_ATTEMPTS)
        return null;
    const wait = last.retryAfterMs ?? BACKOFF_MS * 2 ** spent;
    return wait > patienceMs ? null : wait;
}
function mayPass({ sight }) {
    switch (sight.kind) {
        case "wall":
        case "server_error":
        case "unreachable":
        case "dns_trouble":
        case "empty":
            return true;
        case "timeout":
            return sight.unasked !== true;
        case "refused":
            return PASSING.has(sight.status);
        default:
            return false;
    }
}
function pause(ms, { signal, enough, sleep }) {
    return sleep(ms, enough === undefined ? [signal] : [signal, enough]);
}


/***/ }),

/***/ 45605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ showsText),
/* harmony export */   MK: () => (/* binding */ withoutCode),
/* harmony export */   fz: () => (/* binding */ shownIn)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

function shownIn(markup, enough) {
    const shown = { lines: [], length: 0, pictures: false, embeds: false };
    const neverEnd = new Set();
    let line = "";
    for (let at = 0; at < markup.length;) {
        const next = markup.indexOf("<", at);
        const text = markup.slice(at, next < 0 ? markup.length : next);
        shown.length += text.trim().length;
        if (shown.length >= enough)
            return shown;
        line += text;
        if (next < 0)
            break;
        NAME.lastIndex = next;
        const name = NAME.exec(markup)?.[1]?.toLowerCase();
        const kind = name === undefined ? undefined : KINDS.get(name);
        if (kind !== "inline") {
            shown.lines.push(line);
            line = "";
        }
        if (kind === "picture")
            shown.pictures = true;
        if (kind === "embed")
            shown.embeds = true;
        at = after(markup, next, name, neverEnd);
    }
    shown.lines = [...shown.lines, line].map(plain).filter((text) => text !== "");
    return shown;
}
const showsText = (markup) => shownIn(markup, 1).length > 0;
const CODE = /<(script|style)(?=[\s>])/gi;
const LONG_CODE = 2_000;
function withoutCode(markup) {
    let rest = "";
    let kept = 0;
    CODE.lastIndex = 0;
    for (let found = CODE.exec(markup); found !== null; found = CODE.exec(markup)) {
        const start = endOfTag(markup, found.index);
        const close = closing(markup, found[1]?.toLowerCase() ?? "", start);
        const end = close < 0 ? markup.length : close;
        if (end - start > LONG_CODE) {
            rest += markup.slice(kept, start);
            kept = end;
        }
        CODE.lastIndex = end;
    }
    return rest + markup.slice(kept);
}
const NAME = /<\/?([a-z][a-z0-9-]*)/iy;
const kinds = (kind, names) => names.split(" ").map((name) => [name, kind]);
const KINDS = new Map([
    ...kinds("inline", "a abbr b bdi em font i mark q s small span strong sub sup u wbr"),
    ...kinds("picture", "img picture canvas svg"),
    ...kinds("embed", "video iframe frame object embed form input"),
]);
const UNSEEN = new Set(["script", "style", "noscript", "template", "svg", "title"]);
const RAW = new Set(["script", "style", "title"]);
function after(markup, start, name, neverEnd) {
    if (markup.startsWith("<!--", start)) {
        const end = markup.indexOf("-->", start);
        return end < 0 ? markup.length : end + 3;
    }
    if (name === undefined && !/[!?/]/.test(markup.charAt(start + 1)))
        return start + 1;
    const end = endOfTag(markup, start);
    const closes = markup.charAt(start + 1) === "/";
    if (name === undefined || closes || !UNSEEN.has(name) || neverEnd.has(name))
        return end;
    if (name === "template" && /\sshadowroot/i.test(markup.slice(start, end)))
        return end;
    const close = closing(markup, name, end);
    if (close >= 0)
        return endOfTag(markup, close);
    neverEnd.add(name);
    return RAW.has(name) ? markup.length : end;
}
function closing(markup, name, from) {
    const close = markup.indexOf(`</${name}`, from);
    if (close >= 0)
        return close;
    const shouted = new RegExp(`</${name}`, "gi");
    shouted.lastIndex = from;
    return shouted.exec(markup)?.index ?? -1;
}
function endOfTag(markup, start) {
    const most = Math.min(markup.length, start + LONGEST_TAG);
    for (let at = start; at < most; at += 1) {
        const letter = markup.charCodeAt(at);
        if (letter === 0x3e)
            return at + 1;
        if (letter !== 0x22 && letter !== 0x27)
            continue;
        const quote = markup.indexOf(String.fromCharCode(letter), at + 1);
        if (quote < 0 || quote > most)
            break;
        at = quote;
    }
    const end = markup.indexOf(">", start);
    return end < 0 ? markup.length : end + 1;
}
const LONGEST_TAG = 4_000;
function plain(line) {
    const text = line.trim();
    return (text.includes("&") ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeHTML */ .Gz)(text) : text).replace(/\s+/g, " ").trim();
}


/***/ }),

/***/ 33661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ saysDead),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   kU: () => (/* binding */ saysAlive),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wp: () => (/* binding */ saysNotThere)
/* harmony export */ });
const REFUSALS = {
    401: "The page asks for a sign-in (401)",
    403: "The page refuses this visitor (403)",
    407: "A proxy asks for a sign-in (407)",
    429: "The site asks for fewer visits (429)",
    451: "The page is withheld for legal reasons (451)",
};
const DOUBTS = {
    loading: (said) => `The page says "${said}" while it is still loading`,
    failing: (said) => `The page says "${said}" while its server fails or refuses what the page asks for`,
    about: (said) => `The page says "${said}" and may be about just that`,
    beside: (said) => `The page says "${said}" beside content of its own`,
    framed: (said) => `The page is nothing but a frame, which answers ${said}`,
};
const SENTENCES = {
    page: () => "The page is there",
    file: () => "The address leads to a file",
    gone: ({ status }) => `The page answers ${status}`,
    not_found_title: ({ title }) => `The page's title says that it was not found: "${shortened(title)}"`,
    not_found_heading: ({ heading, machine }) => machine
        ? `All that answers is an error: ${shortened(heading)}`
        : `The page's heading says that it was not found: "${shortened(heading)}"`,
    doubtful: ({ said, why }) => DOUBTS[why](shortened(said)),
    no_such_domain: ({ host, detail }) => `The domain ${host === "" ? "" : `${host} `}${detail === "no_address" ? "has no address" : "does not exist"}`,
    certificate: ({ explanation }) => explanation,
    wall: ({ vendor }) => `A bot check${vendor === "unnamed" ? "" : ` (${vendor})`} stands before the page`,
    refused: ({ status }) => REFUSALS[status] ?? `The page answers ${status}`,
    server_error: ({ status }) => `The server answers ${status}`,
    timeout: ({ rendered, unasked }) => unasked
        ? "Its host left one visit after another unanswered, and is not asked any more"
        : rendered
            ? "The page did not finish loading in time"
            : "The page did not answer in time",
    unreachable: ({ code }) => `The connection failed (${code})`,
    dns_trouble: ({ host, code }) => `Looking up the domain ${host} failed for now (${code})`,
    no_network: () => "No network: no domain could be looked up",
    held: ({ ms }) => `The site asks for fewer visits (429), and is left alone for ${Math.ceil(ms / 1_000)} seconds`,
    redirect_loop: () => "The page redirects in a loop",
    too_many_redirects: ({ limit }) => `The page redirects more than ${limit} times`,
    odd_redirect: ({ target }) => `The page redirects to ${shortened(target)}, which no web page can answer`,
    empty: () => "The page came without any content",
};
function sentence(sight) {
    const say = SENTENCES[sight.kind];
    return say(sight);
}
function shortened(text, length = 120) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
function saysDead(sight) {
    return DEAD.has(sight.kind);
}
const DEAD = new Set([
    "gone",
    "not_found_title",
    "not_found_heading",
    "no_such_domain",
    "certificate",
]);
function saysNotThere(sight) {
    return sight !== null && NOT_THERE.has(sight.kind);
}
const NOT_THERE = new Set(["gone", "not_found_title", "not_found_heading"]);
function saysAlive(sight) {
    return sight?.kind === "page" || sight?.kind === "file";
}


/***/ }),

/***/ 35482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ offStop),
/* harmony export */   gt: () => (/* binding */ onStop),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
const CHAINS = new WeakMap();
function onStop(signal, callback) {
    const head = CHAINS.get(signal) ?? begun(signal);
    const listener = { callback, before: head, after: head.after };
    if (head.after !== null)
        head.after.before = listener;
    head.after = listener;
    return listener;
}
function offStop(listener) {
    const { before, after } = listener;
    if (before !== null)
        before.after = after;
    if (after !== null)
        after.before = before;
    listener.before = null;
    listener.after = null;
}
function begun(signal) {
    const head = { callback: () => { }, before: null, after: null };
    CHAINS.set(signal, head);
    signal.addEventListener("abort", () => {
        const listeners = [];
        for (let one = head.after; one !== null; one = one.after)
            listeners.push(one);
        for (const { callback } of listeners.reverse())
            callback();
    });
    return head;
}
function sleep(ms, signals) {
    return new Promise((resolve, reject) => {
        const end = () => {
            clearTimeout(timer);
            listeners.forEach(offStop);
            const stopped = signals.find(({ aborted }) => aborted);
            if (stopped === undefined)
                resolve();
            else
                reject(stopped.reason);
        };
        const timer = setTimeout(end, ms);
        const listeners = signals.map((signal) => onStop(signal, end));
        if (signals.some(({ aborted }) => aborted))
            end();
    });
}


/***/ }),

/***/ 37626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ refreshes),
/* harmony export */   C6: () => (/* binding */ substanceOf),
/* harmony export */   OL: () => (/* binding */ isThin),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   nV: () => (/* binding */ leadsOn),
/* harmony export */   ys: () => (/* binding */ MUCH),
/* harmony export */   z: () => (/* binding */ headingsOf)
/* harmony export */ });
/* harmony import */ var _not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10430);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45605);
/* harmony import */ var _title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62134);
/* harmony import */ var _unseen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4294);




const HEADING = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const FIRST = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const TAGS = /<[^>]{0,2000}>/g;
function headingOf(markup) {
    const [first = ""] = textsOf(markup, FIRST, 0, 1);
    return first;
}
const HEADINGS = 12;
function headingsOf(markup, first = headingOf(markup)) {
    if (first === "")
        return textsOf(markup, HEADING, 0, HEADINGS);
    const end = markup.search(/<\/h1/i);
    return [first, ...textsOf(markup, HEADING, end < 0 ? markup.length : end, 1)];
}
function textsOf(markup, pattern, from, most) {
    const texts = [];
    pattern.lastIndex = from;
    for (let found = pattern.exec(markup); found !== null; found = pattern.exec(markup)) {
        const text = (0,_title_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((found[2] ?? "").replace(TAGS, " ")) || pictured(found[2] ?? "");
        if (text !== "" && isSeen(markup, found.index, text))
            texts.push(text);
        if (texts.length === most)
            break;
    }
    return texts;
}
function isSeen(markup, at, text) {
    if ((0,_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .isCode */ ._)(markup, at))
        return false;
    return (0,_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .headingSaysNotFound */ .eV)(text) === null || !(0,_unseen_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnseen */ .N)(markup, at);
}
const ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;
function pictured(piece) {
    const alt = ALT.exec(piece);
    const text = alt === null ? "" : (0,_title_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(alt[1] ?? alt[2] ?? "");
    return (0,_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .headingSaysNotFound */ .eV)(text) === null ? "" : text;
}
const SHORT = 8 * 1024;
const REFRESH = /http-equiv=["']?refresh/i;
const SCRIPT = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;
const REFRESHES = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH = /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
const AWAY = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;
function refreshes(markup, header) {
    if (AWAY.test(header))
        return true;
    if (!REFRESHES.test(markup))
        return false;
    const meta = META_REFRESH.exec(markup.slice(0, SHORT).replace(NOSCRIPT, " "));
    return meta !== null && AWAY.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}
const FRAMES = /<frameset[\s>]/i;
const SCRIPTED = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;
function leadsOn(markup, header) {
    return (markup.length <= SHORT && SCRIPTED.test(markup)) || refreshes(markup, header);
}
const SENTENCE = 80;
const TWO_SENTENCES = 200;
const MUCH = 700;
function substanceOf(markup, shown = (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(markup, MUCH)) {
    const { length, pictures, embeds } = shown;
    if (embeds && length < SENTENCE && FRAMES.test(markup))
        return "shell";
    if (isUnfilled(markup))
        return "shell";
    if (embeds || length >= TWO_SENTENCES)
        return "content";
    if (SCRIPT.test(markup) || REFRESH.test(markup))
        return "shell";
    return pictures || length >= SENTENCE ? "content" : "thin";
}
const MAIN = /<main(?=[\s>])[^>]{0,2000}>/gi;
const ROOT = /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;
function isUnfilled(markup) {
    if (!SCRIPT.test(markup))
        return false;
    if (ROOT.test(markup))
        return true;
    MAIN.lastIndex = 0;
    const main = MAIN.exec(markup);
    const end = markup.lastIndexOf("</main");
    if (main === null || end < main.index)
        return false;
    const { length, pictures, embeds } = (0,_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(markup.slice(MAIN.lastIndex, end), SENTENCE);
    return length === 0 && !pictures && !embeds;
}
function isThin(text) {
    return text.trim().length < SENTENCE;
}


/***/ }),

/***/ 62134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   d9: () => (/* binding */ hasBody)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const OPENING = /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;
function titleOf(markup) {
    OPENING.lastIndex = 0;
    for (let opening = OPENING.exec(markup); opening !== null; opening = OPENING.exec(markup)) {
        const [, inner = ""] = opening;
        const name = inner === "!--" ? inner : (/^\w+/.exec(inner)?.[0].toLowerCase() ?? "");
        const start = OPENING.lastIndex;
        const end = closing(markup, name, start);
        if (end === null)
            return null;
        if (name === "title")
            return textOf(markup.slice(start, end));
        OPENING.lastIndex = end;
    }
    return null;
}
function textOf(piece) {
    const text = (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeHTML */ .Gz)(piece.slice(0, LONGEST)).replace(/\s+/g, " ").trim();
    return Buffer.from(text, "utf16le").toString("utf16le");
}
const LONGEST = 1_000;
function closing(markup, name, start) {
    const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
    close.lastIndex = start;
    return close.exec(markup)?.index ?? null;
}
function hasBody(markup) {
    return /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
}


/***/ }),

/***/ 4294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUnseen),
/* harmony export */   _: () => (/* binding */ isCode)
/* harmony export */ });
const REACH = 32 * 1024;
const isCode = (markup, at) => within(behind(markup, at), "script");
function isUnseen(markup, at) {
    const before = behind(markup, at);
    if (before.lastIndexOf("<!--") > before.lastIndexOf("-->"))
        return true;
    return ["noscript", "textarea"].some((name) => within(before, name)) || isHidden(markup, at, before);
}
const behind = (markup, at) => markup.slice(Math.max(0, at - REACH), at);
function within(before, name) {
    const start = before.lastIndexOf(`<${name}`);
    return start >= 0 && before.lastIndexOf(`</${name}`) < start;
}
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const HIDING = /\shidden(?=[\s=/]|$)|\sstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
function isHidden(markup, at, before) {
    const open = [];
    TAG.lastIndex = 0;
    for (const [, end = "", tag = "", attributes = ""] of before.matchAll(TAG)) {
        const name = tag.toLowerCase();
        if (end === "") {
            if (!VOID.test(name))
                open.push({ name, hides: hides(name, attributes) });
            continue;
        }
        const opened = open.findLastIndex((element) => element.name === name);
        if (opened >= 0)
            open.length = opened;
    }
    TAG.lastIndex = at;
    const own = TAG.exec(markup);
    return open.some(({ hides: unseen }) => unseen) || (own?.index === at && hides("", own[3] ?? ""));
}
function hides(name, attributes) {
    return name === "template" ? !/\sshadowroot/i.test(attributes) : HIDING.test(attributes);
}


/***/ }),

/***/ 74654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ USER_AGENTS),
/* harmony export */   hK: () => (/* binding */ visitorHeaders)
/* harmony export */ });
/* unused harmony export acceptLanguage */
function visitorHeaders(userAgent, locale) {
    const key = `${userAgent}\n${locale}`;
    const known = MADE.get(key);
    if (known !== undefined)
        return known;
    const made = headersFor(userAgent, locale);
    if (MADE.size > 1_000)
        MADE.clear();
    MADE.set(key, made);
    return made;
}
const MADE = new Map();
function headersFor(userAgent, locale) {
    return [
        "user-agent",
        userAgent,
        "accept",
        "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
        "accept-language",
        acceptLanguage(locale),
        "accept-encoding",
        "gzip, deflate, br, zstd",
        "upgrade-insecure-requests",
        "1",
        "sec-fetch-dest",
        "document",
        "sec-fetch-mode",
        "navigate",
        "sec-fetch-site",
        "none",
        "sec-fetch-user",
        "?1",
    ];
}
function acceptLanguage(locale) {
    const [language = locale] = locale.split("-");
    const tags = [...new Set([locale, language, ...(language === "en" ? [] : ["en"])])];
    return tags.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
}
const USER_AGENTS = {
    desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    android: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
    iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
};


/***/ }),

/***/ 43291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ onlyWaits),
/* harmony export */   t: () => (/* binding */ asksForPatience)
/* harmony export */ });
/* harmony import */ var _substance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37626);

const WAITS = "(?:please |just )?wait|loading|one moment|(?:you are being |you will be )?redirect(?:ing|ed)|bitte warten|(?:wird|werden) geladen|lädt|einen moment|weiterleitung|(?:sie werden )?weitergeleitet|chargement|veuillez patienter|redirection|vous allez être redirigé|cargando|espere|redirigiendo|un momento|caricamento|attendere|reindirizzamento|laden|even geduld|doorgestuurd|carregando|aguarde|redirecionando|ładowanie|proszę czekać|laddar|vänta|indlæser|laster|ladataan|načítání|yükleniyor|загрузка|подождите|перенаправ|読み込み中|お待ちください|加载中|正在跳转|로딩";
const SAYS_WAIT = new RegExp(`(?<!\\p{L})(?:${WAITS})`, "iu");
const ONLY_WAITS = new RegExp(`^[^\\p{L}]*(?:${WAITS})`, "iu");
function asksForPatience({ title, text }) {
    return text.length < LITTLE && (SAYS_WAIT.test(text) || ONLY_WAITS.test(title));
}
function onlyWaits(text) {
    return (0,_substance_js__WEBPACK_IMPORTED_MODULE_0__/* .isThin */ .OL)(text) && ONLY_WAITS.test(text);
}
const LITTLE = 200;


/***/ }),

/***/ 49225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ managerOf),
/* harmony export */   o: () => (/* binding */ wallOf)
/* harmony export */ });
const REFUSING = new Set([403, 405, 406, 429]);
const header = (face, name) => face.headers[name] ?? "";
const says = (face, words) => face.markup.length < SHORT && face.markup.includes(words);
const SHORT = 16 * 1024;
const sets = (face, cookie) => cookie.test(header(face, "set-cookie"));
const WALLS = [
    {
        vendor: "Cloudflare",
        challenge: (face) => header(face, "cf-mitigated") === "challenge" ||
            face.markup.includes("_cf_chl_opt") ||
            says(face, "Checking if the site connection is secure") ||
            says(face, "needs to review the security of your connection") ||
            /^(just a moment[.…]*|attention required! \| cloudflare)$/i.test(face.title),
        presence: (face) => header(face, "server") === "cloudflare" && face.markup.includes("cf-error-details"),
    },
    {
        vendor: "AWS WAF",
        challenge: (face) => /^(challenge|captcha)$/i.test(header(face, "x-amzn-waf-action")) ||
            (face.markup.includes("gokuProps") && face.markup.includes("awswaf")),
        presence: (face) => /Request blocked/.test(face.markup) && face.markup.includes("(CloudFront)"),
    },
    {
        vendor: "DataDome",
        challenge: (face) => face.markup.includes("captcha-delivery.com") && /\bdd\s*=\s*\{/.test(face.markup),
        presence: (face) => header(face, "x-datadome") !== "" ||
            header(face, "x-dd-b") !== "" ||
            sets(face, /^datadome=/m) ||
            face.markup.includes("captcha-delivery.com"),
    },
    {
        vendor: "HUMAN",
        challenge: (face) => /id=["']?px-captcha/.test(face.markup) ||
            says(face, "because we believe you are using automation tools") ||
            /^access to this page has been denied/i.test(face.title),
        presence: (face) => sets(face, /^_px\w*=/m) || /_px(AppId|Uuid|Vid|hd)\b|Press (&|&amp;|and) Hold/i.test(face.markup),
    },
    {
        vendor: "Akamai",
        challenge: (face) => (/^access denied$/i.test(face.title) && /Reference\s*(#|&#35;)/i.test(face.markup)) ||
            /\/_sec\/cp_challenge\/|sec-if-cpt-container/.test(face.markup),
        presence: (face) => /^AkamaiGHost/i.test(header(face, "server")) || sets(face, /^(_abck|ak_bmsc|bm_sz)=/m),
    },
    {
        vendor: "Imperva",
        challenge: (face) => /Incapsula incident ID/i.test(face.markup) ||
            (face.title === "" && face.markup.includes("_Incapsula_Resource")),
        presence: (face) => header(face, "x-iinfo") !== "" ||
            sets(face, /^(visid_incap_|incap_ses_)/m) ||
            face.markup.includes("_Incapsula_Resource"),
    },
    {
        vendor: "Kasada",
        challenge: (face) => face.status === 429 && /\bKPSDK\b/.test(face.markup),
        presence: (face) => header(face, "x-kpsdk-ct") !== "",
    },
    {
        vendor: "Vercel",
        challenge: (face) => /^(challenge|deny)$/.test(header(face, "x-vercel-mitigated")) ||
            /^vercel security checkpoint$/i.test(face.title),
    },
    {
        vendor: "Sucuri",
        challenge: (face) => /^sucuri website firewall - access denied$/i.test(face.title),
        presence: (face) => header(face, "x-sucuri-block") !== "",
    },
    {
        vendor: "F5",
        challenge: (face) => /^request rejected$/i.test(face.title) && /support ID is/i.test(face.markup),
    },
    {
        vendor: "SiteGround",
        challenge: (face) => header(face, "sg-captcha") === "challenge",
    },
    {
        vendor: "Amazon",
        challenge: (face) => says(face, "/errors/validateCaptcha"),
    },
    {
        vendor: "StackPath",
        challenge: (face) => says(face, "to protect itself from online attacks") && face.markup.includes("StackPath"),
    },
    {
        vendor: "unnamed",
        challenge: (face) => CHECK_TITLE.test(face.title) ||
            (SECURITY_TITLE.test(face.title) && face.markup.length < SHORT && TESTS.test(face.markup)),
    },
];
const SECURITY_TITLE = /^(security (check|verification)|one more step|access verification|sicherheits(überprüfung|prüfung|abfrage)|vérification de sécurité|contrôle de sécurité|(comprobación|verificación|control) de seguridad|(verifica|controllo) di sicurezza|beveiligingscontrole|verificação de segurança|kontrola bezpieczeństwa|säkerhetskontroll|sikkerhedstjek|sikkerhetssjekk|turvatarkistus|bezpečnostní kontrola|biztonsági ellenőrzés|güvenlik kontrolü|セキュリティチェック|安全(检查|验证))[.…!]*$/i;
const TESTS = /captcha|\brobots?\b|complete the security check|human/i;
const CHECK_TITLE = /^(robot or human\??|are you a robot\??|pardon our interruption[.…]*|human verification|client challenge|ddos-guard|radware (captcha|bot manager captcha)( page)?|checking your browser( before accessing .{1,80})?|please verify you are (a )?human|making sure you're not a bot|one moment, please|robot check|checking your browser - recaptcha|waiting for the redirectiron|are you not a robot\??|вы не робот\??|your access to this site has been limited( by the site owner)?|verify(ing)? you are human|bot verification|security checkpoint|captcha challenge)[.…!]*$/i;
function wallOf(face) {
    const trimmed = { ...face, title: face.title.trim() };
    const sure = WALLS.find(({ challenge }) => challenge(trimmed));
    if (sure !== undefined)
        return sure.vendor;
    if (!REFUSING.has(face.status))
        return null;
    return managerOf(trimmed);
}
function managerOf(face) {
    return WALLS.find(({ presence }) => presence?.(face))?.vendor ?? null;
}


/***/ }),

/***/ 46643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ keepYoungSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

const PLENTY = 32 * 1024 * 1024;
let settled = false;
function keepYoungSmall() {
    if (settled)
        return;
    const young = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === "new_space");
    if (young === undefined || young.space_size < PLENTY)
        return;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
    settled = true;
}


/***/ })

};
