export const id = 3731;
export const ids = [3731];
export const modules = {

/***/ 22683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proxyAddress)
/* harmony export */ });
/**
 * The address that a proxy variable holds, with its scheme; empty where it holds none. curl takes `proxy:3128` for an http
 * proxy, and so does everyone who writes it.
 */
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
/**
 * Closes every part in this order, whatever fails: the last of them keep the process alive. What fails is told and not thrown,
 * because the verdict stands by then: a folder that cannot be removed must not cost it, nor what a caller has still to close.
 */
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
/**
 * Where visits are measured: analytics and ad pixels, after the vendors' own installation and Content-Security-Policy
 * pages (named a line).
 *
 * Left out on purpose, because pages are built with them: tag managers' scripts (www.googletagmanager.com, cdn.segment.com,
 * tags.tiqcdn.com), which install consent layers, tests and chats; A/B testing (VWO, Optimizely's and AB Tasty's scripts,
 * Adobe Target below tt.omtrdc.net); consent managers; connect.facebook.net, which draws embedded posts; and click
 * redirectors (ad.doubleclick.net/ddm/clk, www.googleadservices.com/pagead/aclk, t.co), which lead to landing pages.
 */
/** Hosts, with everything below them, that do nothing but measure: known from the name alone, so refused inside TLS too. */
const BEACON_HOSTS = new Set([
    "google-analytics.com", // Google Analytics: developers.google.com/tag-platform/security/guides/csp
    "region1.analytics.google.com", // Google Analytics 4, Europe: the same page
    "stats.g.doubleclick.net", // Google Analytics advertising features: the same page
    "fls.doubleclick.net", // Floodlight: support.google.com/campaignmanager
    "px.ads.linkedin.com", // LinkedIn Insight Tag: linkedin.com/help/lms
    "snap.licdn.com", // LinkedIn Insight Tag's script: linkedin.com/help/lms
    "analytics.tiktok.com", // TikTok Pixel: ads.tiktok.com/help
    "alb.reddit.com", // Reddit Pixel: business.reddithelp.com
    "pixel-config.reddit.com", // Reddit Pixel's configuration: business.reddithelp.com
    "bat.bing.com", // Microsoft Advertising UET: help.ads.microsoft.com
    "bat.bing.net", // Microsoft Advertising UET: help.ads.microsoft.com
    "clarity.ms", // Microsoft Clarity: learn.microsoft.com/clarity
    "ct.pinterest.com", // Pinterest tag: help.pinterest.com/business
    "tr.snapchat.com", // Snap Pixel: businesshelp.snapchat.com
    "analytics.twitter.com", // X Pixel: business.x.com
    "static.ads-twitter.com", // X Pixel's script: business.x.com
    "q.quora.com", // Quora Pixel: quoraadsupport.zendesk.com
    "static.hotjar.com", // Hotjar: help.hotjar.com
    "script.hotjar.com", // Hotjar: help.hotjar.com
    "vars.hotjar.com", // Hotjar: help.hotjar.com
    "in.hotjar.com", // Hotjar: help.hotjar.com
    "hotjar.io", // Hotjar's data collection: help.hotjar.com
    "api.segment.io", // Segment's events, not its script: segment.com/docs/connections/sources
    "cdn.mxpnl.com", // Mixpanel's script: docs.mixpanel.com
    "api.amplitude.com", // Amplitude's events: amplitude.com/docs
    "api2.amplitude.com", // Amplitude's events: amplitude.com/docs
    "api.eu.amplitude.com", // Amplitude's events, Europe: amplitude.com/docs
    "heapanalytics.com", // Heap: developers.heap.io
    "rs.fullstory.com", // FullStory's recordings: help.fullstory.com
    "edge.fullstory.com", // FullStory's script: help.fullstory.com
    "cdn.usefathom.com", // Fathom: usefathom.com/docs
    "queue.simpleanalyticscdn.com", // Simple Analytics: docs.simpleanalytics.com
    "static.cloudflareinsights.com", // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
    "nr-data.net", // New Relic Browser: docs.newrelic.com
    "browser-intake-datadoghq.com", // Datadog RUM: docs.datadoghq.com/real_user_monitoring
    "browser-intake-datadoghq.eu", // Datadog RUM, Europe: docs.datadoghq.com/real_user_monitoring
    "sc.omtrdc.net", // Adobe Analytics: experienceleague.adobe.com/docs/analytics
    "2o7.net", // Adobe Analytics, old: experienceleague.adobe.com/docs/analytics
    "mc.yandex.ru", // Yandex Metrica: yandex.com/support/metrica
    "mc.yandex.com", // Yandex Metrica: yandex.com/support/metrica
    "hm.baidu.com", // Baidu Tongji: tongji.baidu.com
    "track.hubspot.com", // HubSpot's page views: knowledge.hubspot.com
    "js.hs-analytics.net", // HubSpot's tracking script, not its forms: knowledge.hubspot.com
    "munchkin.marketo.net", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
    "mktoresp.com", // Marketo Munchkin: experienceleague.adobe.com/docs/marketo
    "tr.outbrain.com", // Outbrain Pixel: outbrain.com/help
    "sslwidget.criteo.com", // Criteo OneTag's events: help.criteo.com
    "insight.adsrvr.org", // The Trade Desk's pixel: partner.thetradedesk.com
    "pixel.quantserve.com", // Quantcast: quantcast.com
    "scorecardresearch.com", // Comscore: comscore.com
    "ping.chartbeat.net", // Chartbeat: docs.chartbeat.com
    "logx.optimizely.com", // Optimizely's event log, not its tests: docs.developers.optimizely.com
]);
/**
 * Addresses that measure, on hosts that also do other things: a host (with everything below it; null is any host), and
 * what its path and query begin with or contain.
 */
const BEACON_PATHS = [
    ["facebook.com", /^\/tr(\/|\?|$)/], // Meta Pixel: developers.facebook.com/docs/meta-pixel
    ["connect.facebook.net", /^\/([a-z]{2}_[A-Z]{2}\/fbevents|signals\/)/], // Meta Pixel's script: the same pages
    ["googletagmanager.com", /^\/(g\/collect|td\?|a\?)/], // what Google's tags send, not their scripts: developers.google.com/tag-platform
    ["analytics.google.com", /^\/g\/collect/], // Google Analytics 4: developers.google.com/tag-platform/security/guides/csp
    ["google.com", /^\/(pagead\/(1p-|conversion|landing)|ccm\/(collect|form-data)|rmkt\/collect)/], // Google Ads: the same page
    ["googleadservices.com", /^\/(pagead\/conversion|ccm\/)/], // Google Ads conversions, not its clicks: the same page
    ["doubleclick.net", /^\/(pagead\/(viewthrough)?conversion|activityi?[;/])/], // Google Ads, Floodlight: the same page
    ["t.co", /^\/(1\/)?i\/adsct/], // X Pixel, not its short links: business.x.com
    ["twitter.com", /^\/i\/adsct/], // X Pixel: business.x.com
    ["redditstatic.com", /^\/ads\/(.*\/)?pixel\.js/], // Reddit Pixel's script: business.reddithelp.com
    ["sc-static.net", /^\/scevent\.min\.js/], // Snap Pixel's script: businesshelp.snapchat.com
    ["pinimg.com", /^\/ct\/(core\.js|lib\/)/], // Pinterest tag's script: help.pinterest.com/business
    ["mixpanel.com", /^\/(track|engage|groups|record)(\/|\?|$)/], // Mixpanel's events, not its flags: developer.mixpanel.com
    ["posthog.com", /^\/(e|s|capture|batch|i\/v0\/e)(\/|\?|$)/], // PostHog's events, not its flags: posthog.com/docs/api/capture
    ["plausible.io", /^\/api\/event/], // Plausible: plausible.io/docs/events-api
    ["matomo.cloud", /^\/(matomo|piwik)\.php/], // Matomo Cloud: developer.matomo.org/api-reference/tracking-api
    [null, /\/(matomo|piwik)\.php\?(.*&)?idsite=/], // Matomo on a site's own host: the same page
    [null, /^\/([^?]*\/)?g\/collect\?(.*&)?tid=G-/], // Google Analytics 4 on a site's own host: developers.google.com/tag-platform/tag-manager/server-side
    [null, /^\/b\/ss\//], // Adobe Analytics on a site's own host: experienceleague.adobe.com/docs/analytics
    [null, /^\/cdn-cgi\/rum(\?|$)/], // Cloudflare Web Analytics: developers.cloudflare.com/web-analytics
    [null, /^\/com\.snowplowanalytics\.snowplow\/tp2/], // Snowplow: docs.snowplow.io
];

// EXTERNAL MODULE: ./build/engine/guard/target.js
var target = __webpack_require__(16712);
;// CONCATENATED MODULE: ./build/engine/guard/beacons.js


/** Whether a host does nothing but measure visitors: what can be told of a TLS connection. */
function isBeaconHost(host) {
    return suffixes(host).some((suffix) => BEACON_HOSTS.has(suffix));
}
/**
 * Whether a request only measures visitors, by host and path. Its answer never changes what a person sees, so that
 * blocking it changes nobody's page and nobody's figures.
 */
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
/** What tells a beacon stands near the beginning; a page may make an address as long as it likes, and patterns pay for that. */
const LONGEST_ASKED = 4_096;
/** The longest name that DNS has (RFC 1035 §2.3.4, in text). */
const LONGEST_HOST = 253;
/** `a.b.example` → `a.b.example`, `b.example`, `example`. */
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



/** undici's own default: ample for a handshake, short enough to try again within a visit. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How long one of several addresses may take before the next is tried. Node's 250 ms gives up on healthy servers at
 * the other end of the world; two seconds let a lost SYN be sent again (after one second, RFC 6298 §2.1).
 */
const ADDRESSES = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };
/**
 * The lookup that Node makes on the way to a connection. It answers with judged addresses, and Node connects to these:
 * no second lookup, so a name server that changes its answer gains nothing.
 */
const guardedLookup = (rule) => (hostname, options, callback) => {
    // The port was judged before; only the host's addresses are asked for here, and 80 is never a bad port.
    rule.addresses((0,guard_target/* targetOf */.$r)(hostname, 80)).then((addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined)
            callback(null, addresses);
        else
            callback(null, first.address, first.family);
    }, (error) => callback(error, []));
};
/** undici's connector, TLS included, to permitted addresses only. */
function guardedConnector(rule) {
    const connect = (0,undici/* buildConnector */.gU)({
        ...ADDRESSES,
        lookup: guardedLookup(rule),
        timeout: CONNECT_TIMEOUT_MS,
        // One request a connection at a time keeps pooling and time-outs plain; every web server still speaks HTTP/1.1.
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
/**
 * A TCP socket on its way to a permitted address. A failure, a refusal after lookup included, is its `error` event.
 * @throws UnsafeUrl where the name alone is refused.
 */
function connectGuarded(rule, target, signal) {
    rule.judgeName(target);
    // Node hands `signal` on to the socket it makes (net.Socket's own option), which its type for connect leaves out.
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



/** Chrome's own bound on a response's header (net/http/http_stream_parser.h, kMaxHeaderBufSize). */
const MAX_HEADER_BYTES = 256 * 1024;
/** undici's way out: directly through the guarded connector, or through the user's own proxy. */
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
/**
 * Chrome's command line for a browser whose every byte goes through the proxy at `url`.
 * Chrome's own account of the switches: chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md.
 */
function chromeArguments(url) {
    return [
        `--proxy-server=${url}`,
        // Chrome spares localhost and link-local addresses the proxy unless told not to ("Implicit bypass rules").
        "--proxy-bypass-list=<-loopback>",
        // No name is resolved by Chrome itself, not even for prefetching.
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        // HTTP/3 and WebRTC speak UDP, which no HTTP proxy carries. Headless shells obey the second name of the policy only.
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


/**
 * The header by which an answer of the proxy's own is told from a site's: `<why> <code>`. It is taken out of what
 * sites send over plain HTTP; inside a tunnel nothing of ours is ever sent.
 */
const REFUSAL_HEADER = "adhere-refusal";
/** The user's own proxy would not connect. */
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
/** Why a connection failed, from whatever Node, the lookup or the rule threw. */
function refusalOf({ host, port }, error) {
    const unsafe = (0,unsafe_url/* unsafeCause */.q)(error);
    if (unsafe !== null)
        return { host, port, why: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
    const code = codeOf(error);
    const why = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
    return { host, port, why, code, message: error instanceof Error ? error.message : String(error) };
}
/** Node's code; ECONNABORTED where there is none. */
function codeOf(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "ECONNABORTED";
}
function statusOf({ why, code }) {
    if (why === "unsafe" || why === "beacon")
        return 403;
    return code === "ETIMEDOUT" ? 504 : 502;
}
/** A hostile page can ask for any number of addresses; the newest explain a failed load. */
const KEPT = 1_000;
/** What was refused, each once, oldest first. */
class RefusalLog {
    #refusals = new Map();
    #forbidden = new Map();
    /** @param error What was thrown, where something was. */
    add(refusal, error) {
        const unsafe = (0,unsafe_url/* unsafeCause */.q)(error);
        if (unsafe !== null)
            keepNewest(this.#forbidden, (0,guard_target/* authority */.ku)(refusal), unsafe);
        keepNewest(this.#refusals, `${refusal.why} ${refusal.code} ${(0,guard_target/* authority */.ku)(refusal)}`, refusal);
    }
    /** What kept a place from being visited, where the rule forbids it. */
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
/** Linux connects 0.0.0.0 and :: to the machine itself, so they need both. */
const UNSPECIFIED = {
    kind: "an unspecified address, which reaches this machine",
    needs: { loopback: true, private: true },
};
/** The only block of IPv6 that IANA has handed out for public use: iana.org/assignments/ipv6-unicast-address-assignments. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** IPv4-compatible addresses (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js counts as ordinary unicast. */
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
/** An address that carries an IPv4 address inside needs what the inner one needs, and `private` for the disguise. */
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
/** @param address an IP address in the textual form that Node and WHATWG URLs use, without brackets. */
function classOf(address) {
    const parsed = ipaddr.parse(address);
    return parsed instanceof ipaddr.IPv4 ? classOfIPv4(parsed) : classOfIPv6(parsed);
}
const permits = (reach, { needs }) => (reach.loopback || !needs.loopback) && (reach.private || !needs.private);

;// CONCATENATED MODULE: ./build/engine/guard/upstream.js





/** HTTP(S)_PROXY names something that cannot be used as a proxy. */
class UnusableProxy extends error/* EvaluationError */.ZN {
    name = "UnusableProxy";
}
/** The user's own proxies, through which everything but loopback and NO_PROXY goes. */
class Upstreams {
    #http;
    #https;
    #exceptions;
    /** @throws UnusableProxy */
    constructor(proxies) {
        this.#http = proxyUrl("HTTP_PROXY", proxies.http);
        const https = proxyUrl("HTTPS_PROXY", proxies.https);
        // Where only HTTP_PROXY is set it serves https too, as in undici's EnvHttpProxyAgent.
        this.#https = https === null || https.href === this.#http?.href ? this.#http : https;
        this.#exceptions = (proxies.no ?? "")
            .split(/[,\s]+/)
            .filter(Boolean)
            .map(exception);
    }
    /** Every proxy that is set, once. */
    get all() {
        return [...new Set([this.#http, this.#https])].filter((proxy) => proxy !== null);
    }
    /** The proxy that a connection goes through, or null where it goes directly. */
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
/** One entry of NO_PROXY: `acme.example`, `.acme.example`, `*.acme.example`, `*`, each with or without `:port`. */
function exception(entry) {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|(.*?))(?::(\d+))?$/.exec(entry) ?? [];
    // More than one colon outside brackets is an IPv6 address and no port.
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
/** The Proxy-Authorization that a proxy's URL asks for, or null. */
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
/** Passes plain HTTP requests on, unchanged but for what concerns one hop only. Redirects and bodies are Chrome's affair. */
class Forwarder {
    #rule;
    #upstreams;
    #pooled;
    /** A request with a body cannot be sent again, so it never rides on a connection that may just have been closed. */
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
    /** Resolves when the answer has begun; rejects with whatever kept it from beginning. */
    async forward(passage) {
        const incoming = await this.#answerTo(passage);
        try {
            relay(incoming, passage.response);
        }
        catch (error) {
            // A status that HTTP does not know.
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
                // The site closed an idle connection as we began to use it: that says nothing about the site.
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
/** Sends the request and waits for the answer's header. */
function exchange(outgoing, { request, response, target }) {
    return new Promise((resolve, reject) => {
        response.once("close", () => outgoing.destroy());
        // Kept on: an error after the header is the answer's own and shows there.
        outgoing.on("error", reject);
        outgoing.once("response", (incoming) => {
            if (incoming.statusCode !== 407)
                return resolve(incoming);
            // Only a proxy asks for this, and Chrome must not take us for it.
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
    // Either end's failure destroys the other, so that Chrome sees a cut answer as cut.
    (0,external_node_stream_.pipeline)(incoming, response, () => { });
}
const hasChunks = (request) => request.headers["transfer-encoding"] !== undefined;
const hasBody = (request) => hasChunks(request) || Number(request.headers["content-length"] ?? 0) > 0;
/** RFC 9110 §7.6.1, and the unofficial Proxy-Connection. */
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
/** The headers that concern both ends, in order and spelling as they came; invalid ones, which Node would not send, left out. */
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
/** The target of a CONNECT (authority-form, RFC 9112 §3.2.3); null where it is malformed. */
function parseAuthority(text) {
    const [, host, port] = AUTHORITY.exec(text) ?? [];
    return host === undefined ? null : normalised(host, Number(port));
}
/** The target of any other request to a proxy (absolute-form, RFC 9112 §3.2.2) and its path as sent; null where malformed. */
function parseAbsolute(text) {
    const [, host, port, rest = ""] = ABSOLUTE.exec(text) ?? [];
    const target = host === undefined ? null : normalised(host, Number(port || 80));
    return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}
/** WHATWG's parser undoes every spelling of an address, so that the rule judges what will be connected to. */
function normalised(host, port) {
    const url = `http://${host}/`;
    return URL.canParse(url) && port <= 65_535 ? (0,guard_target/* targetOf */.$r)(new URL(url).hostname, port) : null;
}

;// CONCATENATED MODULE: ./build/engine/guard/tunnel.js






/**
 * Answers a CONNECT: opens the way to the target, directly or through the user's proxy, and passes bytes both ways.
 * @throws whatever kept the connection from being made; nothing has been written to the client then.
 */
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
/** Bytes both ways until either end is done; then neither stays behind half open. */
function join(client, far) {
    far.on("error", () => client.destroy());
    client.on("close", () => far.destroy());
    // What the far end sent last is still on its way to the client.
    far.on("close", () => client.end(() => client.destroy()));
    client.pipe(far).pipe(client);
}

;// CONCATENATED MODULE: ./build/engine/guard/proxy.js









/** A connection on which nothing moves for so long is dead: no visit lasts longer. */
const IDLE_MS = 120_000;
/** Chrome closes both ways at once. What still says nothing so long after the client's end speaks to nobody. */
const HALF_CLOSED_MS = 1_000;
/**
 * Starts the proxy on a free port of the loopback interface.
 *
 * It asks for no credentials: Chrome can give them only through an interception that slows every request, and a local
 * user gains nothing from the proxy that the machine does not give them anyway.
 *
 * Our own on node:http, because proxy-chain 3 drops Chrome's connection without an answer when a tunnel cannot be opened,
 * answers plain requests for unknown hosts 404, which reads like a dead page, and tells nobody the reason.
 */
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
    /** The port. */
    listen() {
        return new Promise((resolve, reject) => {
            this.#server.once("error", reject).listen(0, "127.0.0.1", () => {
                const address = this.#server.address();
                resolve(typeof address === "object" && address !== null ? address.port : 0);
            });
        });
    }
    /** Ends every connection at once: clients first, and each takes its far end with it. */
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
            // A client that has left was not refused anything.
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
/**
 * How long an answer stands: Chrome keeps the system resolver's answers for one minute and its failures not at
 * all (net/dns/host_resolver_manager.cc, kCacheEntryTTLSeconds).
 */
const STANDS_MS = 60_000;
/** Asks once for each name within a minute, so that what was judged is what is connected to, however many connections follow. */
function remembering(lookup) {
    const known = new Map();
    const forgetOld = (now) => {
        // Insertion order is order of age, so the first young one ends it.
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
/**
 * Ports that speak other protocols, which a page could be made to talk to: "bad ports" of the Fetch Standard,
 * https://fetch.spec.whatwg.org/#port-blocking. Chrome refuses the same ones.
 */
// biome-ignore format: a table of numbers
const BAD_PORTS = new Set([
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
    540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
    6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

;// CONCATENATED MODULE: ./build/engine/guard/rule.js





const ALLOW_PRIVATE = "If this address is meant, allow private addresses (allow-private).";
const CHECK_URL = "Check the URL.";
/** Where a localhost name leads, without asking anyone. */
const LOCALHOST = [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
];
/**
 * The one rule of what may be visited. Everything that connects asks it, at the moment of connecting, and connects
 * to the very addresses that it returns.
 */
class Rule {
    #reach;
    #lookup;
    constructor(reach, lookup) {
        this.#reach = reach;
        this.#lookup = lookup;
    }
    /**
     * What host and port tell by themselves: the addresses they stand for, or null where only a lookup can tell.
     * @throws UnsafeUrl
     */
    judgeName(target) {
        const literal = literalAddresses(target.host);
        if (literal !== null)
            this.#requirePermitted(target, literal);
        if (BAD_PORTS.has(target.port) && !isLoopbackByName(literal)) {
            throw new unsafe_url/* UnsafeUrl */.G((0,guard_target/* authority */.ku)(target), `port ${target.port} belongs to another protocol`, CHECK_URL);
        }
        return literal;
    }
    /**
     * What can be told where another proxy resolves the name: nothing but the name.
     * @throws UnsafeUrl
     */
    judgeForProxy(target) {
        this.judgeName(target);
        if ((0,guard_target/* isPrivateName */.$4)(target.host) && !(0,guard_target/* isLocalhost */.M8)(target.host) && !this.#reach.private) {
            throw new unsafe_url/* UnsafeUrl */.G(target.host, "only a private network knows such a name", ALLOW_PRIVATE);
        }
    }
    /**
     * The addresses to connect to, each of them judged; the caller connects to these and asks nobody again.
     *
     * One forbidden address refuses the host, even beside public ones: a public site has no reason to publish such an
     * address, and a verdict must not depend on which of them answers first.
     * @throws UnsafeUrl, or the lookup's own error where the name does not resolve.
     */
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








/** @throws UnusableProxy where HTTP(S)_PROXY cannot be used. */
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
/** The beginning of a text that may be anything; never what stands before an @, which may be a password. */
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

/** @param hostname as WHATWG URLs spell it, which has undone decimal, octal, hexadecimal and Unicode spellings. */
function targetOf(hostname, port) {
    const host = hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
    return { host: host.length > 1 ? host.replace(/\.$/, "") : host, port };
}
function targetOfUrl(url) {
    return targetOf(url.hostname, url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port));
}
/** `host:port`, with brackets where an IPv6 address needs them. */
const authority = ({ host, port }) => `${(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? `[${host}]` : host}:${port}`;
/** `localhost` and everything below it mean this machine, whatever a name server says: RFC 6761 §6.3. */
const isLocalhost = (host) => host === "localhost" || host.endsWith(".localhost");
/**
 * Names that only a private network knows: without a dot, or below a domain set aside for such use
 * (.local RFC 6762, .home.arpa RFC 8375, .internal ICANN resolution 2024.07.29.06, localhost.localdomain by custom).
 */
const isPrivateName = (host) => (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 && (!host.includes(".") || /\.(local|internal|home\.arpa|localdomain)$/.test(host));


/***/ }),

/***/ 30235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ UnsafeUrl),
/* harmony export */   q: () => (/* binding */ unsafeCause)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);

/** The address asked for is one that must not be visited. The contract answers it 400, errorCode UNSAFE_URL. */
class UnsafeUrl extends _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "UnsafeUrl";
    /** @param place what was to be visited, without credentials. */
    constructor(place, why, next) {
        super(`${place} is not visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400 });
    }
}
/** The refusal inside an error that undici, fetch or Node wrapped around it; null where there is none. */
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
/* harmony import */ var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42077);
/* harmony import */ var _sight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33661);



/** What is worth knowing of a living destination. None of it ever fails one. */
function advisoriesOf(start, witness, http, purpose) {
    const advisories = troubles(http, witness?.sight);
    if (witness === null)
        return advisories;
    const { sight, redirects, finalUrl, words } = witness;
    // A shell that no browser has filled may be any page.
    if (purpose === "links" && sight.kind === "page" && sight.bare === "thin") {
        advisories.push({
            kind: "thin_page",
            note: "The page shows next to nothing: less than a sentence of text",
        });
    }
    const end = finalUrl ?? start;
    const straight = redirects.length <= 1 && end === start;
    const way = straight ? [start] : [...new Set([start, ...redirects, end])];
    advisories.push(...(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholder */ .qf)(way, words), ...(0,_placeholder_js__WEBPACK_IMPORTED_MODULE_1__/* .deadEnd */ .Cy)(way));
    return [...advisories, ...(straight ? insecure(way) : wayAdvisories(way))];
}
/** What the addresses on the way tell, the submitted one first and the last one last. */
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
            ? `${(0,_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(late)}; what had rendered was scored`
            : "The page was slow to answer: one visit gave up waiting";
        advisories.push({ kind: "timeout", note });
    }
    if (http?.kind === "certificate" && _certificate_js__WEBPACK_IMPORTED_MODULE_0__/* .INCOMPLETE_CHAIN */ .lz.has(http.code)) {
        const note = "The server leaves out an intermediate certificate: browsers fetch it, other clients refuse the page";
        advisories.push({ kind: "incomplete_chain", note });
    }
    return advisories;
}
/** A page deep in a site that now leads to the site's front door: the quiet way to take an offer down. */
function homePage(way) {
    const end = new URL(way.at(-1) ?? "");
    if (!isHome(end))
        return [];
    // Short links and click trackers lead to other hosts' home pages on purpose.
    const deep = way.find((address) => {
        const url = new URL(address);
        return !isHome(url) && siteOf(url) === siteOf(end);
    });
    if (deep === undefined)
        return [];
    const note = `It ends on the site's home page, ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(end.href)}, not on ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(deep)}`;
    return [{ kind: "home_page", note }];
}
/** Languages and countries that sites begin with. Codes that are words first (`my`, `ai`, `tv`, `me`, `to`) are none. */
const LANGUAGES = "af|ar|az|bg|bn|bs|ca|cs|cy|da|de|el|en|es|et|eu|fa|fi|fr|ga|gl|he|hi|hr|hu|hy|id|is|it|ja|ka|kk|ko|lt|lv|mk|ms|mt|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sq|sr|sv|sw|ta|te|th|tr|uk|ur|uz|vi|zh";
const COUNTRIES = "ae|at|au|be|br|ch|cl|cn|co|cz|dk|eg|gb|gr|hk|ie|il|in|jp|kr|lu|mx|nz|pe|ph|sa|se|sg|si|tw|ua|us|za";
/** `/`, `/en`, `/de-de/`, `/index.html`: where a site begins. */
const HOME = new RegExp(`^/(?:(?:(?:${LANGUAGES})(?:[-_][a-z]{2})?|${COUNTRIES})/?)?(?:(?:index|home|default)(?:\\.\\w+)?/?)?$`, "i");
const isHome = ({ pathname }) => HOME.test(pathname);
const siteOf = ({ hostname, port }) => `${hostname.replace(/^(?:www|m|mobile)\./, "")}:${port}`;
/**
 * What platforms append to count a click, and campaigns to count themselves: Google, Meta, TikTok, Microsoft, LinkedIn,
 * Reddit, X, Pinterest and Snapchat.
 */
const TRACKING = /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|dclid|fbclid|ttclid|msclkid|li_fat_id|rdt_cid|twclid|epik|sccid)$/i;
/** A parameter that an address on the way carried and the last one does not: its visits are counted as nobody's. */
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
        { kind: "tracking_lost", note: `A redirect drops ${names.join(", ")} on the way to ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(where)}` },
    ];
}
/** Tracking parameters by their names in lower case, in the query or the fragment. */
function trackingOf(address) {
    const { search, hash } = new URL(address);
    const names = [...`${search}${hash}`.matchAll(/[?&#]([^=&#?]+)=/g)].map(([, name = ""]) => name);
    return new Map(names.filter((name) => TRACKING.test(name)).map((name) => [name.toLowerCase(), name]));
}
function insecure(way) {
    const hop = way.find((address) => address.startsWith("http:") && !LOOPBACK.test(address));
    if (hop === undefined)
        return [];
    const note = `The way there passes unencrypted http: ${(0,_sight_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(hop)}`;
    return [{ kind: "insecure_hop", note }];
}
/** Nothing leaves the machine (the Secure Contexts standard trusts it alike). Addresses as WHATWG URLs spell them. */
const LOOPBACK = /^http:\/\/(?:(?:[^/?#:]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/?#]|$)/;
/** Days before its end from which a certificate is worth renewing at once: most are renewed 30 days before. */
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;
/** @param ends Milliseconds of the epoch. */
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


/**
 * Node's verdicts on a certificate (OpenSSL's X509_V_ERR_*, and Node's own on names), explained. `certain` are
 * those that no other client's roots or chain building could mend.
 */
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
/** Codes for a chain that leaves out what Chrome can fetch by itself (AIA). */
const INCOMPLETE_CHAIN = new Set([
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);
/** The first code that is a verdict on a certificate; undefined where none is. */
function certificateCode(codes) {
    return codes.find((code) => code in VERDICTS);
}
/** Why Node refused a certificate; looks at it once more, unverified, where a connection can be had. */
async function explainRefusal(code, url, options) {
    const facts = await certificateFacts(url, options);
    return refusal(code, url.hostname, facts);
}
function refusal(code, host, facts) {
    const verdict = VERDICTS[code];
    const explanation = verdict?.explain(host, facts) ?? `The certificate is refused (${code})`;
    // An expired one further up the chain may be one that other clients never look at.
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
/** Milliseconds for a second handshake that only explains the first. */
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
        // Only read, nothing is sent: an unverified connection is what it takes to see a certificate that is refused.
        const secure = (0,node_tls__WEBPACK_IMPORTED_MODULE_1__.connect)({
            socket,
            rejectUnauthorized: false,
            ...((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) ? {} : { servername: host }),
        });
        secure.on("error", () => known(null));
        // A stranger's certificate is read in a listener: what throws there ends the process.
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
/** Null where OpenSSL could not read the date: it prints "Bad time value" then. */
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
// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(29263);
;// CONCATENATED MODULE: ./build/engine/link/living.js

// What tells a page that lives, and has "not found" for its title, its name or its subject, from one that is missing.
/** Whether anything says plainly, in a sentence of its own, that the page is missing. */
function confirms({ lines }) {
    return sentencesOf(lines).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) === "plainly");
}
const sentencesOf = (lines) => lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);
/** Something is offered: a price, or a button that leads neither back nor to a search. */
function isOffering({ lines, buttons }) {
    return buttons.some((label) => !ERRAND.test(label)) || lines.some((line) => PRICE.test(line));
}
/** There is something to read: more than an error page needs to explain itself, or a paragraph about something else. */
const isTelling = (said) => said.lines.some((line) => weight(line) >= PARAGRAPH && !ABOUT_PAGES.test(line)) || proseOf(said) >= ARTICLE;
const proseOf = ({ lines }) => lines.filter((line) => weight(line) >= SENTENCE).reduce((sum, line) => sum + weight(line), 0);
const isLiving = (said) => isOffering(said) || isTelling(said);
/** The same beneath a heading that says plainly that the page is missing: there a paragraph may be the site's claim. */
const isLivingBeneath = (said) => isOffering(said) || proseOf(said) >= CLAIM;
/** Characters, as a Latin script would need them: a Chinese one stands for two or three. */
function weight(line) {
    return line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}
/** An error page explains itself in less. */
const ARTICLE = 600;
/** And a site that repeats what it stands for beneath it, in less than this. */
const CLAIM = 250;
const PARAGRAPH = 110;
const SENTENCE = 80;
const PRICE = /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;
/** What buttons of error pages do: they search, lead back or home, reload, close a notice, or ask whether this was helpful. */
const ERRAND = /^[^\p{L}]*$|(?<!\p{L})(?:(?:search|such|recherch|busc|busq|cerca|pesquis|procur|szuka|hled|hľad|keres|căut|поиск|искать|найти|пошук|αναζήτ|zurück|retour|volver|voltar|torna|tillbaka|tilbage|takaisin|powrót|vissza|înapoi|назад|вернуться|startseit|accueil|главн|subscribe|accept|reject|agree|reload|refresh|retry|report|continue|language|country)|(?:back|return|terug|home|homepage|start|inicio|início|hem|zoek|zoeken|sök|søg|søk|hae|ara|menu|menü|close|ok|okay|yes|no|try again|sign ?up|log ?in|sign ?in)(?!\p{L}))|検索|搜索|搜尋|검색|トップ|ホーム|首页|首頁|홈/iu;
/** Speaks of pages, links and where to go instead, as an error page's explanation does. */
const ABOUT_PAGES = /\b(?:pages?|urls?|links?|address|web ?sites?|home|search|browse|moved|deleted|removed|expired|mistyped|outdated|seiten?|startseite|adresse|suche|página|enlace|inicio|pagina|indirizzo|lien|accueil|recherche|site|zoek|sida|sidan|siden|side|sivu|strona|strony|stran[ay]|stránk\p{L}*|oldal|pagină)\b|страниц|сторінк|σελίδα|sayfa|ページ|页面|頁面|网页|網頁|페이지|صفحة|صفحه|הדף|trang|halaman|หน้า|पृष्ठ/iu;

;// CONCATENATED MODULE: ./build/engine/link/machine.js
/**
 * An error that was written for a machine, as a whole answer: an API's, an object store's, a router's. Status 200 is what some
 * gateways make of it.
 *
 * @returns the words that say so; null where it is none.
 */
function machineError(text) {
    const whole = text.trim();
    if (whole.length === 0 || whole.length > LONGEST)
        return null;
    return ERRORS.map((error) => error.exec(whole)?.[0] ?? null).find((found) => found !== null) ?? null;
}
/** Longer ones are documents. */
const LONGEST = 2_000;
const ERRORS = [
    /^Cannot (?:GET|HEAD) \/\S{0,500}$/,
    /(?<=^\{[\s\S]{0,300})"(?:status(?:_?code)?|(?:error_?)?code)"\s*:\s*"?(?:404|410)\b"?/i,
    /(?<=<(?:Error|Code)>[\s\S]{0,300}|^)<Code>\s*(?:NoSuchKey|NoSuchBucket|BlobNotFound|ResourceNotFound)\s*<\/Code>/,
];

// EXTERNAL MODULE: ./build/engine/link/substance.js + 1 modules
var substance = __webpack_require__(55601);
;// CONCATENATED MODULE: ./build/engine/link/missing.js




/**
 * What a document's markup says of its being missing, in a heading or (a short one) in a line of its own; null where nothing
 * is said. Whether a visitor sees it is not asked: that is for Chrome to tell.
 */
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
    return shown.length < substance/* MUCH */.ys ? (shown.lines.find(not_found/* opensWithNotFound */.bx) ?? null) : null;
}
/** A page that says of itself that it is none, in its title or in its heading. */
function missingPage(look) {
    const missing = missingInTitle(look) ?? missingInHeading(look) ?? spokenByMachine(look);
    // A server that cannot tell is taken for one that has nothing, by many an application.
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
        return missingInLines(look);
    const said = (0,not_found/* headingSaysNotFound */.eV)(heading);
    const brief = said === "tersely" || (0,not_found/* onlySighs */.VY)(heading);
    // Recommendations, menus and banners may stand beneath a page's own heading at any length.
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
    // On a page with much else to say the heading may head one part of it: then the title decides alone.
    if (said === null || text.length >= FEW_WORDS)
        return missingBeneath(look);
    return isLiving(own.whole) ? doubtful(inHeading(heading), "beside") : inHeading(heading);
}
/** A site's claim above a page's own heading, and nothing else: "Acme – shoes since 1951", "404", "We could not find this page". */
function missingBeneath({ afterHeading, own }) {
    const { lines, buttons } = own.whole;
    const [number = "", sentence = ""] = lines;
    const bare = lines.length <= 3 && buttons.length === 0 && number === afterHeading && number === "404";
    return bare && (0,not_found/* opensWithNotFound */.bx)(sentence) ? inHeading(`${number} – ${sentence}`) : null;
}
const inHeading = (heading) => ({ kind: "not_found_heading", heading });
function doubtful(missing, why) {
    if (missing.kind === "doubtful")
        return missing;
    return { kind: "doubtful", said: "title" in missing ? missing.title : missing.heading, why };
}
/** A page without a heading: where it says little else, one line will do, as long as it stands above whatever else there is. */
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
    // A bar called 404, a novel: then there is something to buy or to read.
    const reads = subject || (0,not_found/* headingSaysNotFound */.eV)(heading) !== null;
    return (reads ? isLiving : isOffering)(own.whole) ? doubtful(missing, "beside") : missing;
}
/** BrowserLook.text holds so many characters at most: a page that stays below has been read to its end. */
const WHOLE_TEXT = 2_000;
/** About a hundred words: an error page with its site's navigation. */
const FEW_WORDS = 600;
/** A sentence more than a heading and a way home. */
const SOME_WORDS = 100;
/** Open Graph's word for a thing with a name of its own (ogp.me): a shirt may say "404 Not Found". */
const WORK = /<meta\s[^>]{0,200}og:type["'][^>]{0,200}content=["'](?:product|book|music|video)\b/i;
/** The title names a work, the page is about it at length, and nothing that can be read says that it is missing. */
function isAboutIt({ title, heading, text, markup }) {
    if (text.length < FEW_WORDS)
        return false;
    const declared = heading !== "" && WORK.test(markup) && (0,not_found/* headingSaysNotFound */.eV)(heading) === null;
    if (!declared && !(0,not_found/* isNameOfPage */.IB)(title, heading))
        return false;
    return !sentencesOf(text.split("\n")).some((sentence) => (0,not_found/* headingSaysNotFound */.eV)(sentence) !== null);
}
/**
 * Wit ("Error 404: Sleep not found"), a work with a subtitle ("Missing Page: a detective puzzle"), a thing whose name is the
 * number: the heading repeats the title, the page has more to say, and says nowhere plainly that it is missing.
 */
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








/** What an HTTP answer that is no redirect came to. */
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
    // Only a browser goes where these lead.
    if ((0,substance/* leadsOn */.nV)(answer.markup, answer.headers["refresh"] ?? ""))
        return { kind: "page", bare: "shell" };
    // A document whose beginning is code alone has not come to what it shows: only a browser reads so far.
    const read = shown.length > 0 ? "content" : "shell";
    const bare = answer.body === "ended" ? (0,substance/* substanceOf */.C6)(answer.markup, shown) : read;
    return bare === "content" ? { kind: "page" } : { kind: "page", bare };
}
const brokenCode = (error) => (0,error_code/* errorCodes */.f)(error).at(-1) ?? "ECONNRESET";
/** What Chrome met. */
function sightOfLook(look) {
    const refusal = look.headers[PROXY_REFUSAL];
    if (refusal !== undefined)
        return sightOfRefusal(refusal, look.finalUrl);
    const rendered = isRendered(look);
    // Chrome reports an error status without a body as a failed load; the status says more.
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
/**
 * What the proxy that stands between Chrome and the network calls an answer of its own: `<why> <code>`, for example
 * `dns ENOTFOUND`. Over plain HTTP Chrome takes it for the site's.
 */
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
/** A bot check first, since it rides on any status; null where the status is that of a page. */
function sightOfStatus(face, rendered) {
    const vendor = (0,walls/* wallOf */.o)(face);
    if (vendor !== null)
        return { kind: "wall", vendor };
    const { status } = face;
    if (status === 404 || status === 410) {
        const manager = (0,walls/* managerOf */.d)(face);
        return manager === null ? { kind: "gone", status } : { kind: "gone", status, manager };
    }
    // Beyond 599 nobody's server has failed: 999 is how LinkedIn refuses.
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
/** Text, or something to look at: a page may be a single picture. */
function isRendered(look) {
    return look.text.trim() !== "" || hasPictures(look);
}
/** Beside a frame. */
const PICTURE = /<(img|picture|video|canvas|svg)[\s>]/i;
function hasPictures({ markup }) {
    return /<(img|picture|video|canvas|svg|i?frame|object|embed)[\s>]/i.test(markup);
}
/** Chrome's net errors (net/base/net_error_list.h). */
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
/** Chrome judges these by what it cannot share with Node: its own clock and roots are not what they hang on. */
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
/** The codes in an error and in whatever it wraps, outermost first: undici and Node put theirs at different depths. */
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
// EXTERNAL MODULE: ./build/engine/link/sight.js
var link_sight = __webpack_require__(33661);
// EXTERNAL MODULE: ./build/engine/link/substance.js + 1 modules
var substance = __webpack_require__(55601);
;// CONCATENATED MODULE: ./build/engine/link/decide.js




/** Is the destination alive? Pure: the same looks always give the same verdict. One bad answer never makes a page dead. */
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
    // Chrome is what visitors use: what it got through to is there, whatever bots are told.
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
/** Where Chrome has not looked: dead only when two attempts in a row say so, and no browser could see it otherwise. */
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
/** A heading may be hidden, a title a work's name, a chain completed: only a browser can tell. */
function isSure(sight) {
    if (sight.kind === "certificate")
        return sight.certain;
    if (sight.kind === "not_found_title")
        return sight.named !== true;
    return sight.kind !== "not_found_heading";
}
/** Chrome was asked because this shows nothing: once Chrome has looked, it testifies to nothing either. */
const isShell = (sight) => sight.kind === "page" && sight.bare === "shell";
const inconclusive = (witness) => ({ verdict: "inconclusive", witness });
/** Chrome cannot say why it did not get through (a proxy stands before it, and its resolver knows one error): Node can. */
function telling(c, h) {
    const vague = c.sight.kind === "unreachable" || c.sight.kind === "no_such_domain";
    return vague && h !== null && !(0,link_sight/* saysAlive */.kU)(h.sight) ? h : c;
}
/** Chrome decides, and Node explains where it knows more: a certificate's dates and names, a domain. */
function broken(c, h) {
    const explained = h !== null && h.sight.kind === c.sight.kind && !(0,link_sight/* saysNotThere */.wp)(c.sight);
    return { verdict: "link_broken", witness: explained ? h : c };
}
/** Chrome's last look says dead: does another look agree? */
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
    // Chrome has one error for a name that does not exist and a name server that fails: that needs Node's word.
    if (c.kind === "no_such_domain" || before === undefined || !agrees(before, c))
        return false;
    // Chrome alone, twice: enough where HTTP saw nothing, and for titles that only a browser gets to see.
    const scripted = c.kind === "not_found_title" || c.kind === "not_found_heading";
    return scripted || h === undefined || !(0,link_sight/* saysAlive */.kU)(h);
}
function agrees(one, other) {
    return (0,link_sight/* saysNotThere */.wp)(one) ? (0,link_sight/* saysNotThere */.wp)(other) : one.kind === other.kind;
}
/**
 * HTTP saw twice that it is dead and Chrome saw no page: does what Chrome saw speak against it? A failed
 * connection or load says nothing; an answer of another kind does, and a name that does not exist has no answers.
 */
function contradicts(c, h) {
    if (h?.kind === "no_such_domain")
        return false;
    return (!["unreachable", "dns_trouble", "no_network"].includes(c.kind) && !(c.kind === "timeout" && !c.rendered));
}
/** A page that rewrites its own query or fragment (history.replaceState) has led nobody anywhere. */
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
/** What to ask before a verdict, where Chrome alone says dead; null where enough is known. */
function openQuestion(probe, look) {
    const c = (0,classify/* sightOfLook */.S4)(look);
    const h = probe.attempts.at(-1)?.sight;
    // The second look waits longer for what the page was fetching, and a server may have caught itself by then.
    if (c.kind === "doubtful" && (c.why === "loading" || c.why === "failing"))
        return { ask: "browser" };
    if (!(0,link_sight/* saysDead */.$E)(c) || confirmed(probe.attempts.map(httpWitness), [browserWitness(look)]))
        return null;
    const httpIsFine = h !== undefined && (0,link_sight/* saysAlive */.kU)(h);
    // Scripts may have led Chrome elsewhere: HTTP is asked where Chrome ended.
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
function wordsOf({ title, heading, text }) {
    return { title, heading, lines: text.length < substance/* MUCH */.ys ? text.split("\n") : null };
}
/** What our own proxy answers in a site's place is no status of the site's. */
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





/**
 * Is the destination alive, for visitors who follow a link? HTTP first; where its answer is suspicious or a wall, Chrome
 * looks too.
 *
 * @param hosts What the run has learned so far.
 * @param entered As in probeWith.
 * @throws the guard's refusal, the signal's reason, and whatever `look` throws.
 */
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
/**
 * The verdict on what was seen, after asking once more where Chrome alone says that the page is dead. For callers
 * that let the probe and Chrome's loading overlap.
 *
 * @throws as checkLink.
 */
async function settle(seen, look, options) {
    const purpose = options.purpose ?? "evaluation";
    const question = look === null ? null : openQuestion(seen, look);
    if (question?.ask === "http") {
        const { enough: _, headersFor, ...fresh } = options;
        // A redirect has led there, and what the first origin is sent is for no other one; nor is theirs given to whoever sent us.
        const same = new URL(question.url).origin === new URL(seen.url).origin;
        const again = await (0,probe/* probe */.d)(question.url, same ? { ...fresh, headersFor } : fresh);
        return decide(seen, look, { again, purpose });
    }
    if (question?.ask === "browser" && options.look !== null) {
        return decide(seen, look, { secondLook: await options.look(seen.url, options.signal), purpose });
    }
    return decide(seen, look, { purpose });
}
/**
 * A bot check, which may let a browser pass by itself, or a page that is about to be refreshed to another one; an application
 * that says "not found", or nothing, until its content has come; or a page that shows nothing yet, or asks for patience: its
 * timers are given a moment.
 */
function mayPass(look) {
    const sight = (0,classify/* sightOfLook */.S4)(look);
    if (sight.kind === "wall" || (0,substance/* refreshes */.A5)(look.markup, look.headers["refresh"] ?? ""))
        return "document";
    const bare = sight.kind === "empty" || (sight.kind === "page" && sight.bare !== undefined);
    if (look.fetching && (bare || sight.kind === "doubtful"))
        return "content";
    const blank = sight.kind === "empty" && look.markup.includes("<script");
    const asks = (sight.kind === "empty" || sight.kind === "page") && (0,waiting/* asksForPatience */.t)(look);
    return blank || asks ? "moment" : null;
}



/***/ }),

/***/ 20010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Network)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);

/** One is IANA's own, the others' owners share nothing: where none is found, DNS is at fault. */
const CONTROL_NAMES = ["example.com", "www.google.com", "www.cloudflare.com"];
/** How long an answer of the control look-up stands, ms. */
const STANDS_MS = 5_000;
/** How long the first name may keep the others waiting, ms: a look-up takes a few, a black hole many thousand. */
const SCOUT_MS = 1_500;
/**
 * Whether this machine has a network at all, for all the checks of a run. The first name goes ahead alone: where it finds
 * that no name can be looked up, the others are not sent after it, each into its own time-out.
 */
class Network {
    #control;
    #state = "unknown";
    #scout = null;
    #asked = null;
    #askedAt = 0;
    constructor(control = otherNamesAreFound) {
        this.#control = control;
    }
    /** Whether asking a host is in vain. An address needs no name, and this machine no network. */
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
        // Still unknown: nothing speaks against it.
        return this.#state !== "unknown" && this.#state !== "up";
    }
    /** A request has ended, with an answer or without. */
    heard(hostname, answered) {
        if (this.#state === "up" || !needsNames(hostname))
            return;
        if (answered)
            this.#state = "up";
        this.#scout?.resolve();
    }
    /** Are other names found? Asked once for all who want to know at about the same time. */
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
/** WHATWG URLs spell IPv4 in four numbers and IPv6 in brackets; no public name ends in a number. */
function needsNames(hostname) {
    return !/^\[|\d$|(?:^|\.)localhost$/.test(hostname);
}
function otherNamesAreFound() {
    return Promise.any(CONTROL_NAMES.map((name) => (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(name))).then(() => true, () => false);
}


/***/ }),

/***/ 29263:
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

;// CONCATENATED MODULE: ./build/engine/link/not-found-parts.js
/**
 * What stands around the phrases of not-found-phrases.ts, and how sites say that *they* could not find a page. Any interjection and
 * any hedge may stand before any phrase, and any tail behind it; a test holds every language to the same combinations.
 */
/** What people say before they say it. */
const INTERJECTIONS = [
    "(?:well,? )?this is (?:awkward|embarrassing)|we(?:'ve)? looked everywhere|(?:you (?:look|seem) |are you )?lost|houston,? we have a problem|o+ps+(?: a daisy)?|wh?oops+(?:ie|y)?|oh no+|oh dear|uh[- ]?oh|yikes|darn|bummer|hm+|(?:we're |we are |i'm )?(?:so |very )?sorry(?:,? but| about that)?|unfortunately|our bad|u+ps|huch|(?:da|hier) ist (?:wohl |leider )?etwas schiefgelaufen|hoppla|upps|entschuldigung|(?:es )?tut uns leid|leider|schade",
    "oups|(?:nous sommes |on est )?(?:vraiment )?désolée?s?|oh non|zut|mince|aïe|malheureusement|lo sentimos|lo siento|vaya|uy|ay|oh",
    "perdón|disculpa|ops|(?:siamo )?spiacenti|ci dispiace|accidenti|helaas|oeps|oei|jammer|desculpe|lamentamos|que pena|opa|infelizmente",
    "hoppsan|ojdå|oj|tyvärr|beklager|oisann|oi|desværre|hovsa|dessverre|hups(?:is|ista)?|valitettavasti|pahoittelut|voi ei",
    "niestety|ojej|przepraszamy|oj|bohužel|jejda|omlouváme se|bohužiaľ|ospravedlňujeme sa|ľutujeme|sajnáljuk|sajnos|hoppá|üzgünüz|maalesef|eyvah|maaf|mohon maaf|waduh",
    "упс|ой|увы|извините|простите|сожалеем|к сожалению|на жаль|вибачте|перепрошуємо|съжаляваме|за съжаление|опа|žao nam je|nažalost|жао нам је|нажалост|žal|vabandust|kahjuks|diemžēl|atvainojiet|deja|atsiprašome|ho sentim|ui",
    "ne pare rău|hopa|scuze|din păcate|ωχ|ουπς|λυπούμαστε|συγγνώμη|rất tiếc|xin lỗi|ôi|ขออภัย|เสียใจด้วย|क्षमा करें|ओह|माफ़ करें|عذرا|عفوا|للأسف|נראה לנו|אופס|מצטערים|סליחה|متاسفانه|اوه|ببخشید",
    "抱歉|很抱歉|非常抱歉|对不起|對不起|哎呀|糟糕|噢|申し訳(?:ございません|ありません)(?:が)?|すみません|ごめんなさい|おっと|죄송합니다|앗|이런|아쉽게도|kërkojmë falje|afsakið",
];
/** How they say that they are not sure, before they say it. */
const HEDGES = [
    "(?:it )?(?:looks|seems|appears)(?: like| as if| as though| that)?|we(?:'re| are) afraid(?: that)?|it's possible that",
    "(?:es )?(?:sieht so aus|scheint),? (?:als ob|als|dass)|anscheinend|offenbar|(?:il|on) (?:semble|dirait)(?: bien)? que?|parece(?: ser)? que|sembra(?: che)?|pare che",
    "het lijkt erop dat|zo te zien|det verkar som (?:att|om)|det ser ut (?:som|til) (?:att|at|om)|det ser ud til,? at|näyttää siltä,? että|wygląda na to,? że|zdá sa,? že|zdá se,? že|vypadá to,? že|úgy tűnik(?:,? hogy)?",
    "se pare că|görünüşe göre|φαίνεται (?:ότι|πως)|похоже(?:,? что)?|кажется(?:,? что)?|схоже(?:,? що)?|здається(?:,? що)?|изглежда,? че|izgleda da|čini se da|изгледа да|zdi se,? da|tundub,? et|šķiet,? ka|atrodo,? kad|sembla que|semella que",
    "sepertinya|tampaknya|có vẻ(?: như)?|ดูเหมือนว่า|ऐसा लगता है कि|يبدو أن|נראה ש|به نظر می رسد|どうやら|看来|看來|好像",
];
/** How they go on, where it may have been otherwise once. */
const TAILS = [
    "(?:or|oder|ou|o|u|eller|lub|albo|nebo|alebo|veya|ya da|или|або|чи|of|ή|hoặc|atau|vagy|sau|ili|ali|või|vai|arba|tai|یا|أو|או|หรือ|या)",
    "(?:(?:re)?moved|deleted|renamed|unavailable|expired|verschoben|gelöscht|entfernt|umbenannt|déplacée?|supprimée?|movid[oa]|eliminad[oa]|borrad[oa]|spostat[oa]|rimoss[oa]|eliminat[oa]|verplaatst|verwijderd|removid[oa]|excluíd[oa]|flytta[td]s?|tagits bort|raderats|flyttet|slettet|fjernet|siirretty|poistettu|przeniesion[ay]|usunięt[ay]|přesunuta|smazána|odstraněna|presunutá|odstránená|áthelyez|törölt|mutată|ștearsă|taşın|silin|μετακινηθεί|διαγραφεί|μεταφερθεί|перемещена|удалена|перенесена|переміщен[ао]|видален[ао]|преместена|изтрита|premještena|uklonjena|премештена|уклоњена|premaknjena|odstranjena|kustutatud|teisaldatud|pārvietota|dzēsta|perkeltas|pašalintas|moguda|suprimida|di chuyển|bị xóa|dipindahkan|dihapus|نقلها|حذفها|הועבר|הוסר|حذف شده|منتقل شده|ย้าย|ลบ|हटा)",
];
/** The same in scripts that write no spaces, and what is put in brackets: "existiert nicht (mehr)". */
const GLUED_TAIL = "[ ]?(?:或者?|,)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|移动|移動)| ?\\((?:mehr|meer|plus|più)";
/** "We could not find the page you are looking for", whole. */
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

;// CONCATENATED MODULE: ./build/engine/link/not-found-phrases.js
/**
 * How sites say "page not found", by language, as sources of regular expressions that must match a whole segment
 * of a title. Written naturally; accents, case and quotes are folded before anything is compared, so a pattern may
 * use neither capital escapes (\S, \W) nor anything that case decides. "Unavailable" is left out on purpose:
 * that is said of sites that will be back.
 */
const PHRASES = {
    en: [
        "(?:(?:the|this|that|requested|web) )*(?:page|web ?page|url|link|address|site|web ?site|file(?: or directory)?|document|resource|content|object|item|product|article|listing|offer|post|category|collection|store|shop|event|job|profile|account|user|video)(?: or (?:page|event|product|item|file))?" +
            "(?: (?:that )?(?:you(?:'re| are| were|'ve| have)? )?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|tried to (?:reach|access|view|open)|want(?:ed)?))?,?" +
            " (?:(?:was |is |has been )?not found|(?:could ?(?:not|n't)|can ?(?:not|'t)) be (?:found|located)|(?:do(?:es)?|did) ?(?:not|n't) exist(?: any ?more)?|is (?:no longer|not) here(?: any ?more)?|(?:has (?:been )?(?:re)?moved or )?no longer exists|(?:do(?:es)?|did) ?(?:not|n't) (?:seem|appear) to exist(?: any ?more)?|is nowhere to be found|(?:is )?missing)" +
            "(?: (?:on (?:this|the) server|here))?",
        "(?:(?:the|this|that) )?(?:page|web ?page|url|link|content)(?: you requested)? (?:is (?:not|no longer)|isn't|not|no longer) available(?: right now| any ?more)?",
        "(?:the )?requested url [^ ]+ was not found(?: on this server)?|[^ ]+ was not found on this server",
        "(?:(?:the|this|that) )?(?:page|url|link|content|post|listing) (?:has been|was) (?:removed|deleted)",
        "page-?not-?found|page not found or (?:has been )?(?:re)?moved|page moved or not found",
        "not found on this (?:server|site)",
        "no (?:such )?page(?: was)? found|no such page",
    ],
    de: [
        "(?:(?:die|diese|der|dieser|das|dieses|ihre|deine|von ihnen|angeforderte|gesuchte|gewünschte|aufgerufene) )*(?:seite|webseite|website|unterseite|internetseite|url|adresse|datei|link|ressource|dokument|produkt|artikel|inhalt|angebot|beitrag)(?:, die (?:sie|du) suchs?t?e?n?,)?" +
            " (?:(?:(?:wurde|konnte|ist|kann) )?(?:leider )?nicht (?:gefunden(?: werden| worden)?|vorhanden|auffindbar|verfügbar|mehr (?:vorhanden|verfügbar))|(?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|fehlt)",
        "keine seite gefunden|(?:diese |die )?seite (?:ist )?(?:weg|verschwunden)",
    ],
    fr: [
        "(?:(?:la|cette|votre|le|ce|l'|cet) ?)?(?:page|url|adresse|fichier|document|ressource|contenu|article|produit|site|lien)(?: (?:web|demandée?|recherchée?|que vous (?:cherchez|recherchez|demandez|avez demandée?)))*" +
            " (?:(?:est |semble )?introuvable|non[ -]trouvée?|pas trouvée?|inexistante?|n'a (?:pas|pu) (?:été|pu être|être) trouvée?|n'existe (?:pas|plus)|n'est (?:pas|plus) disponible)",
        "aucune page trouvée|impossible de trouver (?:la|cette) page",
    ],
    es: [
        "(?:(?:la|esta|el|este) )?(?:página|url|dirección|archivo|documento|recurso|contenido|artículo|producto|sitio|enlace)(?: (?:web|solicitad[oa]|buscad[oa]|que (?:buscas|busca|estás buscando|está buscando|has solicitado)))*" +
            " (?:no (?:se (?:ha )?(?:encontró|encontrad[oa]|encuentra|pudo encontrar|puede encontrar|podido encontrar)|(?:ha sido |fue )?encontrad[oa]|existe|(?:está )?disponible)|inexistente|ya no (?:existe|está disponible))",
        "no (?:se (?:ha )?(?:encontró|encontrado|encuentra|pudo encontrar|puede encontrar)|encontramos|hemos (?:encontrado|podido encontrar)|podemos encontrar) (?:la|esta) página(?: que (?:buscas|busca))?",
    ],
    it: [
        "(?:(?:la|questa|il|l'|questo) ?)?(?:pagina|url|indirizzo|file|documento|risorsa|contenuto|articolo|prodotto|sito)(?: (?:web|richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando|hai richiesto)))*" +
            " (?:non (?:è (?:più |stat[ao] )?)?(?:trovat[ao]|disponibile)|non esiste(?: più)?|inesistente|introvabile)",
        "impossibile trovare (?:la|questa) pagina|nessuna pagina trovata",
    ],
    nl: [
        "(?:(?:de|deze|die|het|dit|uw|je|opgevraagde|gevraagde) )*(?:pagina|webpagina|website|url|adres|bestand|document|product|artikel|link)(?: die (?:je|u) zoekt)?" +
            " (?:(?:(?:is|werd|kon|kan) )?(?:helaas )?niet (?:gevonden(?: worden)?|worden gevonden|(?:meer )?beschikbaar)|bestaat (?:helaas )?niet(?: meer)?)",
        "geen pagina gevonden",
    ],
    pt: [
        "(?:(?:a|esta|essa|o|este) )?(?:página|url|endereço|arquivo|ficheiro|documento|recurso|conteúdo|artigo|produto|site|link)(?: (?:web|solicitad[oa]|procurad[oa]|que (?:você )?(?:procura|procurou|está procurando|solicitou)))*" +
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
        "(?:(?:ta|podana|szukana|żądana|wybrana) )?(?:strona|podstrona|witryna|adres|plik|dokument|produkt|artykuł|zasób)(?: (?:www|internetowa|której szukasz|nie została))?" +
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
    // Malay, too.
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
/** Said alone, these are somebody's name as easily as a missing page: they count at a title's beginning or end only. */
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
/** How a segment begins that talks about the error instead of being it. */
const EXPLAINERS = [
    "(?:and )?how (?:to|do|does|can|i|we)|what (?:is|are|it|does|do|to do|causes?|this)|what's (?:a|the)|why (?:is|are|do|does|am|it|you|your|we)|ways to|(?:its |the )?(?:meaning|definition|causes?)(?: (?:and|of|&)|$)",
    "(?:was|wie) (?:ist|sind|bedeutet|tun|man|du|sie)|bedeutung",
    "(?:comment|pourquoi) [^ ]+|qu'est-ce|que (?:faire|signifie)|signification",
    "(?:cómo|por qué) [^ ]+|qué (?:es|significa|hacer)|significado",
    "(?:come|perché) [^ ]+(?:are|ere|ire)|(?:che )?cosa (?:è|significa|fare)|cos'è|significato",
    "(?:hoe|wat) (?:los|is|betekent|te)|betekenis",
    "o que (?:é|significa|fazer)|como (?:corrigir|resolver)",
];
/**
 * What no phrase above can do without: a word that denies, by which most titles are told apart at once. Words count
 * anywhere, Latin beginnings where a word begins. A test holds them to the phrases.
 */
const DENIALS = {
    words: [
        "404|not|unable|emme|'t|n'|missing|impossib|inexist|fehlt|introuvable|pas trouv|aucune|inesist|introvabil",
        "saknas|ikke|ekki|mangler|puuttuu|değil|bulun|bulam|mevcut|変更され|wandered|vanished|disappear|lost|broken link|dead link|bad link|weg|verschwunden|haujapat|haukupat|hindi|heb ganf|yok|یں|نہیں|যায়নি|வில்லை|negăs|nuk|removed|deleted",
        "नहीं|نشد|ندارد|نکرد|нисмо|није|δε|не|нет|отсутству|удалена|нема|відсутн|ません|削除|ない|なし|未|不|没|沒|无|無|走丢|走失|迷路|飞走|없|않|못했|لم|تعذر|غير|לא|אינו|không|ไม่",
    ],
    beginnings: ["ez|no|ni|ne|na|nu|ei|ej|ya no|kein|geen|inte|brak|yok|tak|tidak"],
};

;// CONCATENATED MODULE: ./build/engine/link/not-found.js


/**
 * Does a page's title say that the page was not found? Only a whole segment between separators counts: "404 |
 * Acme" and "Acme – Seite nicht gefunden" do, "Peugeot 404 parts" and "404 Media" do not. A title that goes on
 * to talk about the error ("Error 404: what it means and how to fix it") is an article.
 */
function saysNotFound(title) {
    const folded = fold(title.slice(0, LONGEST_TITLE));
    if (!mayDeny(folded))
        return false;
    const segments = segmentsOf(folded);
    if (segments.flatMap((segment) => segment.split(SENTENCE_END)).some((segment) => EXPLAINER.test(segment)))
        return false;
    return segments.some((segment, place) => deadSegment(segment, place, segments.length));
}
/** Whether a title that says so says it by the number alone, which is many a thing's name: "404 | Cocktail bar Leeds". */
function saysOnlyNumber(title) {
    const segments = segmentsOf(fold(title.slice(0, LONGEST_TITLE)));
    const dead = segments.filter((segment, place) => deadSegment(segment, place, segments.length));
    return dead.every((segment) => ONLY_NUMBER.test(segment));
}
const ONLY_NUMBER = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;
/** Whether it goes on to say what else it is, as a brand does not: "Nothing Found – poems by Ann Lee", "Page Not Found: A Novel". */
function saysMore(title) {
    const said = title.slice(0, LONGEST_TITLE).split(SEPARATOR).filter(hasWords);
    return said.some((segment) => DESCRIBES.test(segment) && kindOfPart(fold(segment)) === "other" && !saysNotFound(segment));
}
/** It begins with an article, or has a word in lower case after another: brands and names are written large. */
const DESCRIBES = /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;
/**
 * Does a page's heading say so? All of it must: a heading carries no brand beside it. `plainly` in words that mean nothing
 * else ("Seite nicht gefunden"), `tersely` in such that may be a name as well ("404", "Not found").
 */
function headingSaysNotFound(heading) {
    if (heading === "" || heading.length > LONGEST_HEADING || asks(heading))
        return null;
    // Drawn with a picture between the digits, or each in a box of its own.
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
/** "Oops!" and nothing else: what follows tells what for. */
function onlySighs(heading) {
    if (heading === "" || heading.length > LONGEST_HEADING)
        return false;
    const folded = fold(heading);
    return SIGHING.test(folded) && isSigh(peeled(folded).core);
}
const isSigh = (core) => core === "" || SIGH.test(core);
/** Whether a line says so plainly at its beginning, whatever it goes on to say: "This page doesn't exist. Try searching." */
function opensWithNotFound(line) {
    const [first = "", second = ""] = line.slice(0, LONGEST_TITLE).split(SENTENCE_END);
    return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}
/** "Oops! We're sorry, the page that you are looking for could not be found" has 72 characters. */
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
/**
 * A title that says so in words which may be a name ("404 Not Found — the band's new album"), over a page that is about
 * just that: its heading repeats what else the title says. Words that are hardly ever a name must stand in the heading,
 * too ("Page Not Found: The Board Game").
 */
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
/**
 * A work with a subtitle, "Missing Page: a detective puzzle game", whose heading is its name: no site calls itself so, and
 * no error page explains itself so.
 */
function isSubtitled(title, heading) {
    const [name = "", subtitle = ""] = fold(title.slice(0, LONGEST_TITLE)).split(/: /);
    return SUBTITLE.test(subtitle) && fold(heading).includes(name);
}
/** A brand repeated is no subject; so many words are. */
const TELLING_WORDS = 3;
const wordsOf = (text) => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];
/** Longer titles are texts; their beginning is enough. */
const LONGEST_TITLE = 300;
// Dashes need a space on one side at least, so that "e-mail" stays whole.
const SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
/** What stands between a folded title's separators. */
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
    // A bare word or number may be anybody's name in the middle of a title, so it counts only at an end.
    if (place > 0 && place < count - 1)
        return false;
    if (core === "")
        return number;
    if (BARE_PHRASE.test(core))
        return true;
    // "404 page" and "Page 404 | Acme"; but "Shoes – Page 404" counts pages.
    return number && PAGE.test(core) && (!trailing || place === 0);
}
/**
 * Whether folded text holds a word by which any of the languages denies something, or the number: most titles do not, and
 * what follows costs twenty times as much.
 */
function mayDeny(folded) {
    return DENIAL.test(folded);
}
/** "Page not found?" wonders; it does not say so. */
function asks(sentence) {
    return /\?["'\s]*$/.test(sentence);
}
function isPhrase(core) {
    return core !== "" && PHRASE.test(core);
}
/** Takes from both ends what only decorates: punctuation, "404", "error 404", "oops". */
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
        seen.core = seen.core.replace(INTERJECTION, "").replace(HEDGE, "").replace(TAIL, "$1");
    }
    return seen;
}
/** Lower case, no accents, straight quotes, single spaces: "PÁGINA NÃO ENCONTRADA" and "Pagina nao encontrada" are one. */
function fold(text) {
    // Nothing of what follows touches plain ASCII, which most titles are.
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
/** Soft hyphens, and what has no width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
/** ASCII alone. */
const isPlain = (text) => !/[\u0080-\uffff]/.test(text);
const SPELT = { ı: "i", ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };
function hasWords(segment) {
    return /[\p{L}\p{N}]/u.test(segment);
}
const ENDS = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;
const ERROR = "(?:error|err|erreur|errore|erro|fehler|fout|fel|feil|fejl|virhe|błąd|chyba|hiba|eroare|hatası|hata|σφάλμα|ошибка|" +
    "помилка|грешка|greška|napaka|エラー|错误|錯誤|오류|에러|خطأ|שגיאה|lỗi|kesalahan)";
const ERROR_WORDS = fold(`(?:http|status|${ERROR})(?:[ -](?:status|code|código|codice|${ERROR}))*`);
// A letter glued to the number makes another word of it, except in scripts that write no spaces ("404错误").
const LEADING_404 = new RegExp(`^(?:${ERROR_WORDS}[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-'][a-z])|(?:-es )?-?(?=${ERROR_WORDS}(?![\\p{L}\\p{N}'-])))`, "u");
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const LEADING_ERROR = new RegExp(`^${ERROR_WORDS}(?![\\p{L}\\p{N}'-])`, "u");
const TRAILING_ERROR = new RegExp(`(?<![\\p{L}\\p{N}'-])${ERROR_WORDS}$`, "u");
// "Lost & Not Found" is a name.
const INTERJECTION = new RegExp(`^(?:${fold(INTERJECTIONS.join("|"))})(?=[\\p{P}\\p{Z}])(?! ?[&+])`, "u");
const HEDGE = new RegExp(`^(?:${fold(HEDGES.join("|"))})(?=[\\p{P}\\p{Z}\\p{Lo}])`, "u");
const [OR, MOVED] = TAILS.map(fold);
const TAIL = new RegExp(`^(.+)(?:(?:,? ${OR}|,) [^.!?]{0,40}?${MOVED}[^.!?]{0,20}|${fold(GLUED_TAIL)})$`, "u");
/** What else heads a page without saying anything: "No results found" heads WordPress's missing pages, and searches. */
const SIGH = anchored([...INTERJECTIONS, "(?:no|0) results found|nothing found", "our bad"]);
/** Most headings begin otherwise, and what follows costs twenty times as much. */
const SIGHING = new RegExp(`^[\\p{P}\\p{S}\\p{Z}]*(?:${fold(INTERJECTIONS.join("|"))}|no|0|nothing)(?![\\p{L}\\p{N}])`, "u");
const ONLY_INTERJECTION = new RegExp(`^(?:${fold(INTERJECTIONS.join("|"))})$`, "u");
const DENIAL = new RegExp(`${DENIALS.words.map(fold).join("|")}|\\b(?:${DENIALS.beginnings.map(fold).join("|")})`, "u");
const PAGE = anchored([
    "(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)",
    "p[aá]gina d[ei]|page d'erreur|(?:错误|錯誤)?(?:页面?|頁面?|ページ)|페이지",
]);
const SUBTITLE = new RegExp(`^(?:${fold("an?|eine?|une?|una|um|uma|een|en|ett|et")}) [^ ]+ [^ ]`, "u");
const PHRASE = anchored([...Object.values(PHRASES).flat(), ...Object.values(OWN_WORDS).flat()]);
const BARE_PHRASE = anchored(BARE);
const EXPLAINER = new RegExp(`^[\\p{P}\\p{S} ]*(?:${fold(EXPLAINERS.join("|"))})(?![\\p{L}\\p{N}])`, "u");
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
  Cy: () => (/* binding */ deadEnd),
  Xv: () => (/* binding */ mayStandIn),
  qf: () => (/* binding */ placeholder)
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(29263);
;// CONCATENATED MODULE: ./build/engine/link/placeholder-phrases.js

/** Most titles hold none of these, and what follows costs ten times as much. */
const HINT = /dom(?:ain|ein|[ií]ni)|sale\b|parked|web ?site|web address|suspend|expired|welcome to|(?:default|test)\b.{0,40}\bpage|plesk|parallels|caddy works|web server|information services|\biis|index of|wordpress ›|future home|ma(?:in|n)t|manuten|onderhoud|wartung|gewartet|zurück|right back|be back|soon\b|constru|aanbouw|im aufbau|unavailable|no longer|has (?:ended|been filled)|nicht mehr|plus disponible|ya no|non è più|beëindigd|not configured|closed|error\b|erreur|bad gateway|forbidden|access denied|メンテ|технич|обслужив|维护|維護|점검/i;
const whole = (...phrases) => new RegExp(`^(?:${phrases.map(not_found/* fold */.AU).join("|")})[.!]*$`, "u");
/** A segment of a title. A sentence of its own each: "Domain parking" and "Domains for sale" head articles and shops. */
const PARKED = whole("(?:(?:this|the) (?:premium )?(?:domain|web ?site|web address)(?: name)?|(?:(?:the )?domain(?: name)? )?(?:[a-z0-9-]+\\.)+[a-z]{2,}) (?:is|may be|might be|could be) (?:now |currently )?(?:for sale|parked|available for (?:sale|purchase)|parked (?:at|by|with|free).*)(?: \\([^)]{1,60}\\))?", "(?:parked domain(?: name)?|domain(?: name)? parked)(?: (?:on|at|with|by) .{1,40})?|parked free, courtesy of .{1,40}", "(?:the |this |your )?(?:domain(?: name)?|web ?site|site) (?:(?:has |is )?expired|(?:is |has been )?(?:reserved|suspended))|suspended domain", "future home of something quite cool", "(?:buy|get|purchase) this domain(?: name)?", "(?:this|the) domain(?: name)? (?:has |is )?expired", "domain geparkt|geparkte domain|(?:diese )?domain (?:ist|im kundenauftrag) registriert|diese (?:domain|internetseite|website) wurde (?:soeben|gerade) (?:registriert|freigeschaltet)", "(?:diese|die) (?:domain|website) (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|abgelaufen)|kann gekauft werden)", "(?:ce site web|cette adresse) est (?:à vendre|en vente)|(?:ce|le) (?:nom de )?domaine est (?:à vendre|en vente|parqué|expiré)", "(?:este|el) dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado)", "(?:questo|il) dominio è (?:in vendita|parcheggiato|scaduto)", "(?:deze|dit) domein(?:naam)? (?:is|staat) (?:te koop|geparkeerd)", "este domínio está (?:à venda|estacionado)");
/** A whole title. */
const PROVIDERS = whole("(?:this |your )?(?:account|web ?site|site)(?: (?:has been|is))?(?: temporarily)? suspended", "welcome to (?:nginx|caddy|centos|openresty|plesk|(?:apache )?tomcat)(?: on [a-z0-9 ]{1,20})?|caddy works|it works", "apache2? (?:\\w+ )?default page.{0,20}", "(?:http server )?test page (?:for|powered by) (?:the )?(?:nginx|apache|http|centos|red hat|fedora|rocky|almalinux|amazon|oracle|lighttpd|litespeed|ssl).{0,60}", "iis windows(?: server)?|microsoft internet information services ?\\d*|iis ?\\d+(?:\\.\\d)?", "(?:web ?server'?s |domain )?default page|default (?:web ?site|parallels plesk(?: panel)?) page", "index of /.{0,80}", "success! your new web server is ready to use|felicitations ?! votre domaine a bien ete cree.{0,40}|web ?site not configured|wordpress › installation");
/** A whole text or a segment of it, of a page that says little else. */
const ERRORS = whole("database error|error establishing a database connection|runtime error|(?:an )?(?:internal |unexpected |server )?error(?: (?:has )?occurred)?", "application error(?:: a (?:client|server)-side exception has occurred.{0,100})?", "(?:(?:http )?(?:error )?\\d{3}[ :-]*)?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|access denied)", "(?:php )?(?:fatal|parse) error: .{0,120}|wordpress › (?:error|erreur|fehler)");
/** A segment, of a page that says little else: "Bike maintenance" is a service. */
const MAINTENANCE = whole("(?:(?:our|this|the) )?(?:web ?site |site |shop |store )?(?:is )?(?:currently )?(?:under|down for|in|undergoing) (?:scheduled )?maintenance(?: mode)?", "(?:site |scheduled )?maintenance(?: mode)?", "wartungsarbeiten|wartungsmodus|(?:(?:die |unsere )?(?:seite|website) )?(?:im wartungsmodus|wird gewartet)", "(?:site |page )?en (?:cours de )?maintenance|(?:sitio |página )?en mantenimiento|(?:sito )?in manutenzione|(?:website )?in onderhoud|(?:site )?em manutenção", "(?:sorry,? )?we(?:'ll| will) be (?:right |straight )?back(?: soon| shortly)?|(?:we'll )?be right back|wir sind (?:gleich|bald|in kurze) (?:zuruck|wieder (?:da|fur sie da))", "(?:ただいま|現在)?(?:サイト)?メンテナンス(?:中(?:です)?|のお知らせ)|技術的?メンテナンス|(?:ведутся )?технические работы|(?:сайт )?на обслуживании|(?:网站|系统)维护中?|(?:서비스|시스템) 점검 ?중(?:입니다)?");
/** A segment, of a page that says little else. */
const UNFINISHED = whole("(?:(?:our |the |new )*(?:web ?site|site|shop|store) )?(?:is )?(?:coming|opening|launching) (?:very )?soon|(?:(?:this |our )?(?:web ?site|site|page) )?(?:is )?(?:currently )?under construction", "(?:sorry,? )?(?:this|our|the) (?:shop|store|web ?site|site) is (?:currently |temporarily |no longer )?(?:unavailable|closed|available)|(?:store|shop) closed", "(?:site )?en construction|(?:sitio |pagina )?(?:web )?en construccion|(?:sito |pagina )?in costruzione|(?:website |site )?in aanbouw|(?:site |pagina )?em construcao|(?:website |seite )?im aufbau");
/** A segment, of a page that says little else: what the advertisement offers is over. */
const OVER = whole("(?:sorry,? )?(?:this|the|that) (?:product|item|listing|job|position|vacancy|offer|promotion|campaign|sale|event|deal|link|form|content|page)(?: you(?:'re| are| were) looking for)? (?:is (?:no longer (?:available|active|open|accepting responses)|unavailable|closed|not available right now)|isn't available(?: right now)?|has (?:ended|expired|closed|been filled))", "(?:dieses|dieser|diese|das) (?:produkt|artikel|angebot|stelle|aktion) ist (?:leider )?(?:nicht mehr (?:verfügbar|erhältlich)|abgelaufen|beendet)", "(?:ce|cet|cette) (?:produit|article|offre|annonce|promotion) n'est plus disponible|est(?:e|a) (?:producto|artículo|oferta) ya no está disponible|quest[oa] (?:prodotto|articolo|offerta) non è più disponibile");

// EXTERNAL MODULE: ./build/engine/link/sight.js
var sight = __webpack_require__(33661);
;// CONCATENATED MODULE: ./build/engine/link/placeholder.js




// Pages that answer 200 and are not what anybody advertises. Each may be meant (a broker advertises domains, a portal its
// sign-in), so nothing here decides: it is said, and a person looks.
const NONE = [];
/**
 * What answers in the advertised page's place: a parked domain, a hosting provider's own page, a server's error, a site under
 * maintenance or not yet built.
 *
 * @param way Addresses passed through, the submitted one first and the last one last.
 */
function placeholder(way, words) {
    const note = (way.length > 1 ? parkedNote(way) : null) ?? wordsNote(words);
    return note === null ? NONE : [{ kind: "placeholder", note }];
}
/** Whether it is worth knowing what else the document says: most say nothing of the kind. */
function mayStandIn(title, heading) {
    return title === "" || HINT.test(title) || HINT.test(heading) || DOMAIN.test(title);
}
/** A redirect that ends on an error's address, a sign-in or a password: a page is there, and visitors are turned away. */
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
/** Whole segments of a path: "/lookbook/404-jeans" and "/passwordless" are pages. */
const DEAD_ENDS = [
    {
        what: "an error page",
        where: /\/(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\.\w{2,5})?\/?$/i,
    },
    { what: "a sign-in", where: /\/(?:log[-_]?in|sign[-_]?in|sso)(?:\.\w{2,5})?\/?$/i },
    // Where Shopify sends the visitors of a shop that is not open.
    { what: "a page that asks for a password", where: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/password\/?$/i },
];
/** Who parks domains and sells them, by registrable domain. */
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
/** Hosts of sellers that have other business besides. */
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
function wordsNote({ title, heading, lines }) {
    const ofTitle = noteOf(title, "title", lines !== null);
    if (ofTitle !== null || lines === null)
        return ofTitle;
    const ofHeading = noteOf(heading, "heading", true);
    if (ofHeading !== null)
        return ofHeading;
    // A title that is empty or a mere name leaves it to the text.
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
/** @param little The page says little else: then such words are all that a visitor finds. */
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
        return "A server's error stands in the page's place";
    if (any(MAINTENANCE))
        return "The site seems to be down for maintenance";
    if (any(OVER))
        return "What was advertised seems to be over";
    return any(UNFINISHED) ? "The site seems not to be open yet, or no longer" : null;
}
/** Longer titles are headlines. */
const LONGEST = 120;
/** A mere domain for a title. */
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


/** So much is read of every document: most have said by then what they are. */
const HEAD_BYTES = 64 * 1024;
/** So much of one that has said nothing by then: builders and testing tools write hundreds of kB of styles and scripts first. */
const DEEP_BYTES = 512 * 1024;
/** Undoes Content-Encoding as far as the bytes reach, and no further than `most`. Unknown codings stay as they are. */
async function unpacked(bytes, encoding, most = HEAD_BYTES) {
    let plain = bytes;
    // Applied in the order listed, so undone from the last (RFC 9110 §8.4). Two are more than anybody means.
    for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
        plain = atOnce(coding.trim(), plain, most) ?? (await inPieces(coding.trim(), plain, most));
    }
    return plain;
}
/** Most pages are complete and small when unpacked: then one call does what a stream takes four threads' turns for. */
const SMALL_BYTES = 16 * 1024;
const AT_ONCE = { maxOutputLength: 4 * HEAD_BYTES };
/** Null where it is no such body: too large, cut off, corrupt or of another coding. */
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
            // Servers send zlib's format and the bare one under this name; CMF's low bits tell (RFC 1950 §2.2).
            return ((bytes[0] ?? 0) & 0x0f) === 8
                ? external_node_zlib_.createInflate({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH })
                : external_node_zlib_.createInflateRaw({ finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
        default:
            return null;
    }
}
/** What comes out, up to `most`, so that a bomb fills nothing; what was cut off or is corrupt ends it quietly. */
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
/** How far a document's own declaration is looked for (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024;
/** The text of a document's beginning: byte-order mark, then Content-Type, then <meta>, then what the bytes look like. */
function decoded(bytes, contentType) {
    const mark = markOf(bytes);
    const label = mark ?? charsetIn(contentType) ?? declared(bytes);
    // All but a few charsets write ASCII as ASCII, and most of the web's beginnings are nothing else.
    if ((0,external_node_buffer_.isAscii)(bytes) && (label === null || !SHIFTING.test(label)))
        return bytes.toString("latin1");
    if (mark === null && (label === null || /^utf-?8$/i.test(label)) && (0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString();
    const decoder = label === null ? null : decoderFor(label);
    if (decoder !== null)
        return decoder.decode(bytes);
    try {
        // `stream` forgives a character that the cut went through.
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    }
    catch {
        return new TextDecoder("windows-1252").decode(bytes);
    }
}
/** Charsets in which ASCII bytes may stand for other letters. */
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
        // A document that could be read so far is not UTF-16, whatever it says (HTML standard, same section).
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




/** The server did not answer within the time given. */
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
/** This machine has no way to where the host is. */
const NO_ROUTE = new Set(["ENETUNREACH", "ENETDOWN", "ENONET", "EADDRNOTAVAIL"]);
/** getaddrinfo's and c-ares' ways to say that a name has no answer, as against not having been able to ask. */
const NO_NAME = "ENOTFOUND";
const NO_DATA = "ENODATA";
/** The c-ares codes after which a name server has spoken and was of no help; others mean that it was not reached. */
const SERVER_TROUBLE = new Set(["ESERVFAIL", "EREFUSED", "EBADRESP"]);
/** What a failed request came to, with the steps taken to understand it. Nothing is rethrown here. */
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
/** Where nothing at all can be reached, no host is to blame. */
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
/** A name that was not found is only missing where other names are found and the name servers agree. */
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
/** `addresses`, or the code with which the name servers answered. */
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



/** What an unread rest may cost before it is cheaper to close the connection than to empty it. */
const REST_BYTES = 64 * 1024;
const REST_MS = 1_000;
/** Why a connection is closed that is not worth emptying: nobody is told, so one is enough. */
const ENOUGH = new NoAnswerInTime("Enough was read");
/**
 * Sends one request straight to the dispatcher: no stream is made and nothing is waited for but the answer's beginning.
 * Resolves once the connection is free again, or closed: what is in flight is what is awaited.
 *
 * @throws whatever undici or the guard threw, or a signal's reason; NoAnswerInTime.
 */
function receive(dispatcher, request, patience) {
    return new Promise((resolve, reject) => {
        const reception = new Reception(patience, resolve, reject);
        try {
            // Both time-outs are kept here: undici's own clock is coarse, and its limit on bodies is one between chunks.
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
    /** Bytes that are kept. */
    #kept = HEAD_BYTES;
    /** Bytes after which the connection is closed rather than emptied. */
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
            // Emptying it would cost more than another connection.
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
    /** The body has had its first moment: what is known is enough, or it gets the rest of its time. */
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
// EXTERNAL MODULE: ./build/engine/link/substance.js + 1 modules
var substance = __webpack_require__(55601);
// EXTERNAL MODULE: ./build/engine/link/title.js
var title = __webpack_require__(62134);
;// CONCATENATED MODULE: ./build/engine/link/ask.js





/**
 * GETs one address, follows nothing. HEAD is never used: servers answer it differently, and the title decides too.
 *
 * @throws whatever undici, the guard or the caller's signal threw; NoAnswerInTime after `timeoutMs`.
 */
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
    // What was cut here has not ended, however the connection did.
    const body = stop === "ended" && cut ? "cut" : stop;
    return { ...page, body, title: (0,title/* titleOf */.Gg)(markup) ?? "", heading: (0,substance/* headingOf */.Wm)(markup), markup };
}
/** As much of a document as says something. */
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
/** A visitor's headers, name after value, with others in the place of those of the same name. */
function withOwn(usual, own) {
    const fields = Object.entries(own);
    if (fields.length === 0)
        return usual;
    const kept = usual.filter((_, index) => !Object.hasOwn(own, usual[index - (index % 2)] ?? ""));
    return [...kept, ...fields.flat()];
}
/** Text that stays: a file or a redirect's body tells nothing. */
function isDocument(status, headers) {
    const type = headers["content-type"] ?? "";
    return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}
/** Packed bytes cannot be searched as they come, and an error page is worth reading on: it names its reason. */
function isTitled(bytes, headers) {
    return (headers["content-encoding"] ?? "") === "" && (0,title/* titleOf */.Gg)(bytes.toString("latin1")) !== null;
}
/** Packed, so many bytes hold several times as much. */
function isMute(bytes, headers) {
    return (headers["content-encoding"] ?? "") === "" && !(0,shown/* showsText */.Cz)(bytes.toString("latin1"));
}
/** An answer that sends the visitor on. An empty Location does not: browsers show what came with it. */
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



/** More than any site sets on the way to its page; a hostile one gets no further. */
const MOST = 50;
/**
 * The cookies of one redirect chain, and no longer: some sites send a visitor in circles who does not hand back
 * what the first hop set. Nothing is ever carried from one check to another.
 */
class CookieJar {
    #kept = new Map();
    /** Keeps what an answer from `url` sets, where it may. */
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
    /** The Cookie header for a request to `url`; empty where nothing belongs to it. */
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
/** RFC 6265 §5.3, and the name prefixes of its successor. */
function admitted(cookie, url) {
    const secure = cookie.secure === true;
    const named = cookie.domain?.replace(/^\./, "").toLowerCase() ?? "";
    if (secure && url.protocol !== "https:")
        return null;
    if (/^__(host|secure)-/i.test(cookie.name) && !secure)
        return null;
    if (/^__host-/i.test(cookie.name) && (named !== "" || cookie.path !== "/"))
        return null;
    // Sent back as it came: bytes beyond Latin-1 cannot have come over HTTP.
    if (/[^\t\x20-\x7e\x80-\xff]/.test(cookie.name + cookie.value))
        return null;
    const shared = named !== "" && named !== url.hostname;
    if (shared && !mayShare(named, url.hostname))
        return null;
    const path = cookie.path?.startsWith("/") ? cookie.path : defaultPath(url);
    const host = shared ? named : url.hostname;
    return { name: cookie.name, value: cookie.value, host, hostOnly: named === "", path, secure };
}
/** A host may set cookies for a parent domain, but not for all of `co.uk`. */
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

// EXTERNAL MODULE: ./build/engine/link/placeholder.js + 1 modules
var placeholder = __webpack_require__(42077);
// EXTERNAL MODULE: ./build/engine/link/walls.js
var walls = __webpack_require__(49225);
;// CONCATENATED MODULE: ./build/engine/link/follow.js









/** Ad click chains are long, loops are endless: beyond this a chain is given up. */
const MOST_REDIRECTS = 10;
/** A chain whose answers took so many time-outs together is given up, too: each of them may take nearly one. */
const LONGEST_CHAIN = 4;
/**
 * Goes to a destination as a visitor would and follows its redirects by hand, each hop a step of the trail.
 *
 * @param entered What the gate said of the first hop, where it was asked before.
 * @throws the guard's refusal, and the caller's abort.
 */
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
        // The same address with other cookies is another visit: some sites set one and send the visitor back.
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
    return { title, heading, lines: whole !== null && whole.length < substance/* MUCH */.ys ? whole.lines : null };
}
/** One address at its host's turn. */
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
/** What is known without asking. */
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
/** Some failures are nobody's verdict: the guard's refusal and being told to stop. */
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
/** Where a Location leads: only http and https, the fragment carried over (RFC 9110 §10.2.2), credentials never. */
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
/** Never sent, never shown. */
function withoutCredentials(url) {
    // Setting either parses the whole address anew.
    if (url.username !== "")
        url.username = "";
    if (url.password !== "")
        url.password = "";
    return url;
}
/** undici reads header bytes as Latin-1; servers that do not escape their Location write UTF-8. */
function utf8(text) {
    const decoded = Buffer.from(text, "latin1").toString("utf8");
    return decoded.includes("\ufffd") ? text : decoded;
}
/** RFC 9110 §10.2.3: seconds, or a date. One that asks for no time at all (0, a clock that is slow) says nothing. */
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



/** The first pause; each further one is twice as long. */
const BACKOFF_MS = 500;
/** A dead answer is asked about again after a moment: deploys and load balancers blink. */
const CONFIRM_MS = 100;
/** Silence costs a whole time-out: it is waited through once more, and no further. */
const SILENT_ATTEMPTS = 2;
/** Statuses that a moment may mend (RFC 9110; 425 RFC 8470; 429 RFC 6585). */
const PASSING = new Set([408, 425, 429]);
/**
 * Asks a destination over HTTP: again after transient failures, and again after an answer that says it is dead.
 *
 * @throws the guard's refusal (`unsafe`), and the signal's reason.
 */
function probe(url, options) {
    return probeWith(url, (0,link_options/* settingsOf */.f)(options));
}
/**
 * The same with settings made once for many.
 *
 * @param entered What the gate said to whoever came here through it; null where it is still to be asked.
 */
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
/** Milliseconds until the next attempt; null where there is nothing more to learn. */
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

/**
 * Reads no further than to so much text: an ordinary page has it near its beginning, and the rest is not gone through.
 * What scripts, styles and drawings hold is passed over, however long it is.
 */
function shownIn(markup, enough) {
    const shown = { lines: [], length: 0, pictures: false, embeds: false };
    const neverEnd = new Set();
    let line = "";
    for (let at = 0; at < markup.length;) {
        const next = markup.indexOf("<", at);
        const text = markup.slice(at, next < 0 ? markup.length : next);
        shown.length += text.trim().length;
        // Then nobody asks for the lines any more.
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
/** Whether a document has come to what it shows. */
const showsText = (markup) => shownIn(markup, 1).length > 0;
const CODE = /<(script|style)(?=[\s>])/gi;
/** A short script may lead on, or bring the page. */
const LONG_CODE = 2_000;
/** A document without what its long scripts and styles hold: nothing of it is shown, and all of it would be searched. */
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
    // Tags within a line of text.
    ...kinds("inline", "a abbr b bdi em font i mark q s small span strong sub sup u wbr"),
    // A drawing of lines (<svg>) is a logo or a spinner more often than not, and a canvas is drawn on by scripts.
    ...kinds("picture", "img picture canvas svg"),
    ...kinds("embed", "video iframe frame object embed form input"),
]);
const UNSEEN = new Set(["script", "style", "noscript", "template", "svg", "title"]);
/** These run to the document's end where nothing ends them (HTML standard, "raw text"). */
const RAW = new Set(["script", "style", "title"]);
/** Where the text goes on behind a tag, and behind what it holds where that is not shown. */
function after(markup, start, name, neverEnd) {
    if (markup.startsWith("<!--", start)) {
        const end = markup.indexOf("-->", start);
        return end < 0 ? markup.length : end + 3;
    }
    // A tag, or a declaration; otherwise a mere "<".
    if (name === undefined && !/[!?/]/.test(markup.charAt(start + 1)))
        return start + 1;
    const end = endOfTag(markup, start);
    const closes = markup.charAt(start + 1) === "/";
    if (name === undefined || closes || !UNSEEN.has(name) || neverEnd.has(name))
        return end;
    // A shadow root's markup is shown (HTML standard, "declarative shadow roots").
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
/** A value in quotes may hold a ">". */
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
/** A sight in one short sentence for people, without a full stop. */
function sentence(sight) {
    // Looked up by the sight's own kind, which the compiler cannot follow through a union.
    const say = SENTENCES[sight.kind];
    return say(sight);
}
/** Cut to a length that fits a table's cell. */
function shortened(text, length = 120) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
/** Sights that say a visitor meets no page here. Only ever believed when a second look agrees. */
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
/** The server was reached and says that there is no such page. */
function saysNotThere(sight) {
    return sight !== null && NOT_THERE.has(sight.kind);
}
const NOT_THERE = new Set(["gone", "not_found_title", "not_found_heading"]);
/** A page or a file: a visitor gets what the link promises. */
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
/**
 * The heads of the chains. Hundreds of requests share a run's one signal; an EventTarget walks through all its listeners
 * to add or remove one, and a Set leaves tables behind that keep what it held alive until the next full collection.
 */
const CHAINS = new WeakMap();
/** Calls back once when the signal fires; never where it has fired. */
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
        // The first to ask is the first to know.
        for (const { callback } of listeners.reverse())
            callback();
    });
    return head;
}
/** Resolves after so many milliseconds, rejects with the reason of whichever signal fires first. */
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

/***/ 55601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ys: () => (/* binding */ MUCH),
  Wm: () => (/* binding */ headingOf),
  z: () => (/* binding */ headingsOf),
  OL: () => (/* binding */ isThin),
  nV: () => (/* binding */ leadsOn),
  A5: () => (/* binding */ refreshes),
  C6: () => (/* binding */ substanceOf)
});

// EXTERNAL MODULE: ./build/engine/link/not-found.js + 2 modules
var not_found = __webpack_require__(29263);
// EXTERNAL MODULE: ./build/engine/link/shown.js
var link_shown = __webpack_require__(45605);
// EXTERNAL MODULE: ./build/engine/link/title.js
var title = __webpack_require__(62134);
;// CONCATENATED MODULE: ./build/engine/link/unseen.js
// Whether what stands at a place of a document's markup is shown, as far as the markup tells: most of it is never asked.
/** A place so far behind the opening of what hides it is not told apart from a place that nothing hides. */
const REACH = 32 * 1024;
/** In a script's text. */
const isCode = (markup, at) => within(behind(markup, at), "script");
/** In a comment, in what is a page's only without scripts or after them, or in an element that is hidden by its own markup. */
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
/** Without a `<` within, so that a run of tags that are never closed is not read anew from each of them. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const HIDING = /\shidden(?=[\s=/]|$)|\sstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The elements that are open there are gone through: end tags that are left out only ever leave too many open. */
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
/** A shadow root's markup is shown (HTML standard, "declarative shadow roots"). */
function hides(name, attributes) {
    return name === "template" ? !/\sshadowroot/i.test(attributes) : HIDING.test(attributes);
}

;// CONCATENATED MODULE: ./build/engine/link/substance.js




const HEADING = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const FIRST = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const TAGS = /<[^>]{0,2000}>/g;
/**
 * The text of a document's first <h1> that has any (a logo's has none), entities decoded; empty where none could be read.
 * Whether a visitor sees it is not asked: that is for Chrome to tell.
 */
function headingOf(markup) {
    const [first = ""] = textsOf(markup, FIRST, 0, 1);
    return first;
}
/** A menu may have some of its own before the page's. */
const HEADINGS = 12;
/**
 * The first <h1> and the heading that follows it; where there is no <h1>, the first few others.
 *
 * @param first What `headingOf` says.
 */
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
        const text = (0,title/* textOf */.b6)((found[2] ?? "").replace(TAGS, " ")) || pictured(found[2] ?? "");
        if (text !== "" && isSeen(markup, found.index, text))
            texts.push(text);
        if (texts.length === most)
            break;
    }
    return texts;
}
/** A heading that says nothing of consequence need not be asked after at length. */
function isSeen(markup, at, text) {
    if (isCode(markup, at))
        return false;
    return (0,not_found/* headingSaysNotFound */.eV)(text) === null || !isUnseen(markup, at);
}
const ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/i;
/** What a picture says in a heading's place, where it says that the page is missing; a logo's name heads nothing. */
function pictured(piece) {
    const alt = ALT.exec(piece);
    const text = alt === null ? "" : (0,title/* textOf */.b6)(alt[1] ?? alt[2] ?? "");
    return (0,not_found/* headingSaysNotFound */.eV)(text) === null ? "" : text;
}
/** Longer documents are not searched for what leads on: such pages are short, and it would cost more than it tells. */
const SHORT = 8 * 1024;
const REFRESH = /http-equiv=["']?refresh/i;
/** Data for machines is none. */
const SCRIPT = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;
const REFRESHES = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH = /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
/** Within a few seconds, to an address; without one the page only loads itself anew. */
const AWAY = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;
/**
 * Whether a document is refreshed to another address by itself.
 *
 * @param header The answer's Refresh.
 */
function refreshes(markup, header) {
    if (AWAY.test(header))
        return true;
    if (!REFRESHES.test(markup))
        return false;
    // A redirect's page is short; and what is for browsers without scripts is for no visitor.
    const meta = META_REFRESH.exec(markup.slice(0, SHORT).replace(NOSCRIPT, " "));
    return meta !== null && AWAY.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}
/** What its frames hold is the page. */
const FRAMES = /<frameset[\s>]/i;
/** A script's `location = "…"` or `location.replace("…")`, its target written out. */
const SCRIPTED = /(?<![-\w])location(?:(?:\.href)?\s*=|\.(?:replace|assign)\()\s*["'`][^"'`#]/;
/** Whether a document sends its visitor on by itself: in a refresh, or (a short one) perhaps in a script. */
function leadsOn(markup, header) {
    return (markup.length <= SHORT && SCRIPTED.test(markup)) || refreshes(markup, header);
}
/** Fewer characters than a sentence has (a median English one has about 100). */
const SENTENCE = 80;
/** Two sentences: "Please wait while the application is loading. This may take a few seconds." is what a shell says. */
const TWO_SENTENCES = 200;
/** So much text is read of a document at most. */
const MUCH = 700;
/** @param shown Its beginning at least, up to MUCH. */
function substanceOf(markup, shown = (0,link_shown/* shownIn */.fz)(markup, MUCH)) {
    const { length, pictures, embeds } = shown;
    if (embeds && length < SENTENCE && FRAMES.test(markup))
        return "shell";
    if (embeds || length >= TWO_SENTENCES)
        return "content";
    // Where scripts run, a picture may be a splash or count visits, and a sentence may ask for patience.
    if (SCRIPT.test(markup) || REFRESH.test(markup))
        return "shell";
    return pictures || length >= SENTENCE ? "content" : "thin";
}
/** Visible text of such a length is next to nothing. */
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

// Where a title's letters may stand without being the title. Attributes are bounded, so that markup without a
// single ">" costs no more than its length.
const OPENING = /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;
/** The text of a document's first own <title>, entities decoded; null where it has none (or it is cut off). */
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
/**
 * A text of its own: V8 keeps a whole document alive for a piece that was cut out of it, and titles stay for as long as
 * their verdicts do.
 */
function textOf(piece) {
    const text = (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeHTML */ .Gz)(piece.slice(0, LONGEST)).replace(/\s+/g, " ").trim();
    return Buffer.from(text, "utf16le").toString("utf16le");
}
/** Longer ones are no titles but texts; their beginning is enough. */
const LONGEST = 1_000;
function closing(markup, name, start) {
    const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
    close.lastIndex = start;
    return close.exec(markup)?.index ?? null;
}
/** Whether anything of a document's body could be read: the markup goes on after its head. */
function hasBody(markup) {
    return /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
}


/***/ }),

/***/ 74654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vm: () => (/* binding */ USER_AGENTS),
/* harmony export */   hK: () => (/* binding */ visitorHeaders)
/* harmony export */ });
/* unused harmony export acceptLanguage */
/** A desktop or mobile Chrome's headers for a top-level visit, name after value: bot checks judge by them. Never credentials. */
function visitorHeaders(userAgent, locale) {
    const key = `${userAgent}\n${locale}`;
    const known = MADE.get(key);
    if (known !== undefined)
        return known;
    const made = headersFor(userAgent, locale);
    // Whoever asks for a thousand locales is not one visitor.
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
/** As Chrome writes it: `de-DE,de;q=0.9`, with English last where it is not the language itself. */
function acceptLanguage(locale) {
    const [language = locale] = locale.split("-");
    const tags = [...new Set([locale, language, ...(language === "en" ? [] : ["en"])])];
    return tags.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");
}
/** Chrome 156's reduced user agents (developer.chrome.com, "User-Agent reduction"), and Safari's on iOS 26. */
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
/* harmony import */ var _substance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55601);

// What a page says that is still on its way, or about to send its visitor on.
const WAITS = "(?:please |just )?wait|loading|one moment|(?:you are being |you will be )?redirect(?:ing|ed)|bitte warten|(?:wird|werden) geladen|lädt|einen moment|weiterleitung|(?:sie werden )?weitergeleitet|chargement|veuillez patienter|redirection|vous allez être redirigé|cargando|espere|redirigiendo|un momento|caricamento|attendere|reindirizzamento|laden|even geduld|doorgestuurd|carregando|aguarde|redirecionando|ładowanie|proszę czekać|laddar|vänta|indlæser|laster|ladataan|načítání|yükleniyor|загрузка|подождите|перенаправ|読み込み中|お待ちください|加载中|正在跳转|로딩";
const SAYS_WAIT = new RegExp(`(?<!\\p{L})(?:${WAITS})`, "iu");
const ONLY_WAITS = new RegExp(`^[^\\p{L}]*(?:${WAITS})`, "iu");
/** Little text, and some of it asks for patience: a splash, or a page on the way to another one. */
function asksForPatience({ title, text }) {
    return text.length < LITTLE && (SAYS_WAIT.test(text) || ONLY_WAITS.test(title));
}
/** Nothing but that: "Loading…". */
function onlyWaits(text) {
    return (0,_substance_js__WEBPACK_IMPORTED_MODULE_0__/* .isThin */ .OL)(text) && ONLY_WAITS.test(text);
}
/** Two sentences: an article that speaks of waiting is longer. */
const LITTLE = 200;


/***/ }),

/***/ 49225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ managerOf),
/* harmony export */   o: () => (/* binding */ wallOf)
/* harmony export */ });
/**
 * Bot checks, and how each one shows itself. A challenge rides on any status (Cloudflare's on 403 and 503, AWS
 * WAF's on 202 and 405), so it is looked for before the status is read.
 */
/** Statuses by which these vendors refuse; their markers on a 404 or a 500 say nothing about a bot check. */
const REFUSING = new Set([403, 405, 406, 429]);
const header = (face, name) => face.headers[name] ?? "";
/** A check page is short: a longer one tells of it. */
const says = (face, words) => face.markup.length < SHORT && face.markup.includes(words);
const SHORT = 16 * 1024;
const sets = (face, cookie) => cookie.test(header(face, "set-cookie"));
const WALLS = [
    {
        // developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response
        vendor: "Cloudflare",
        challenge: (face) => header(face, "cf-mitigated") === "challenge" ||
            face.markup.includes("_cf_chl_opt") ||
            says(face, "Checking if the site connection is secure") ||
            says(face, "needs to review the security of your connection") ||
            /^(just a moment[.…]*|attention required! \| cloudflare)$/i.test(face.title),
        presence: (face) => header(face, "server") === "cloudflare" && face.markup.includes("cf-error-details"),
    },
    {
        // docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html
        vendor: "AWS WAF",
        challenge: (face) => /^(challenge|captcha)$/i.test(header(face, "x-amzn-waf-action")) ||
            (face.markup.includes("gokuProps") && face.markup.includes("awswaf")),
        presence: (face) => /Request blocked/.test(face.markup) && face.markup.includes("(CloudFront)"),
    },
    {
        // docs.datadome.co: a blocked visitor is sent to geo. or interstitial.captcha-delivery.com by an inline `dd` object
        vendor: "DataDome",
        challenge: (face) => face.markup.includes("captcha-delivery.com") && /\bdd\s*=\s*\{/.test(face.markup),
        presence: (face) => header(face, "x-datadome") !== "" ||
            header(face, "x-dd-b") !== "" ||
            sets(face, /^datadome=/m) ||
            face.markup.includes("captcha-delivery.com"),
    },
    {
        // docs.humansecurity.com: the block page holds #px-captcha, "Press & Hold"
        vendor: "HUMAN",
        challenge: (face) => /id=["']?px-captcha/.test(face.markup) ||
            says(face, "because we believe you are using automation tools") ||
            /^access to this page has been denied/i.test(face.title),
        presence: (face) => sets(face, /^_px\w*=/m) || /_px(AppId|Uuid|Vid|hd)\b|Press (&|&amp;|and) Hold/i.test(face.markup),
    },
    {
        // techdocs.akamai.com: a denial names its "Reference #"; the interstitial posts to /_sec/
        vendor: "Akamai",
        challenge: (face) => (/^access denied$/i.test(face.title) && /Reference\s*(#|&#35;)/i.test(face.markup)) ||
            /\/_sec\/cp_challenge\/|sec-if-cpt-container/.test(face.markup),
        presence: (face) => /^AkamaiGHost/i.test(header(face, "server")) || sets(face, /^(_abck|ak_bmsc|bm_sz)=/m),
    },
    {
        // docs.imperva.com: ordinary pages may load /_Incapsula_Resource too, but have a title of their own
        vendor: "Imperva",
        challenge: (face) => /Incapsula incident ID/i.test(face.markup) ||
            (face.title === "" && face.markup.includes("_Incapsula_Resource")),
        presence: (face) => header(face, "x-iinfo") !== "" ||
            sets(face, /^(visid_incap_|incap_ses_)/m) ||
            face.markup.includes("_Incapsula_Resource"),
    },
    {
        // docs.kasada.io: a 429 that loads ips.js
        vendor: "Kasada",
        challenge: (face) => face.status === 429 && /\bKPSDK\b/.test(face.markup),
        presence: (face) => header(face, "x-kpsdk-ct") !== "",
    },
    {
        // vercel.com/docs/vercel-firewall/attack-challenge-mode
        vendor: "Vercel",
        challenge: (face) => /^(challenge|deny)$/.test(header(face, "x-vercel-mitigated")) ||
            /^vercel security checkpoint$/i.test(face.title),
    },
    {
        // docs.sucuri.net/website-firewall: the block page names itself
        vendor: "Sucuri",
        challenge: (face) => /^sucuri website firewall - access denied$/i.test(face.title),
        presence: (face) => header(face, "x-sucuri-block") !== "",
    },
    {
        // my.f5.com K04324391: BIG-IP's blocking page, answered with 200
        vendor: "F5",
        challenge: (face) => /^request rejected$/i.test(face.title) && /support ID is/i.test(face.markup),
    },
    {
        // SiteGround's captcha names itself in a header
        vendor: "SiteGround",
        challenge: (face) => header(face, "sg-captcha") === "challenge",
    },
    {
        // Its captcha comes with 200 and the site's own title
        vendor: "Amazon",
        challenge: (face) => says(face, "/errors/validateCaptcha"),
    },
    {
        // The interstitial of its web application firewall, with 200
        vendor: "StackPath",
        challenge: (face) => says(face, "to protect itself from online attacks") && face.markup.includes("StackPath"),
    },
    {
        // Whole titles that only check pages carry, whoever sells the check
        vendor: "unnamed",
        challenge: (face) => CHECK_TITLE.test(face.title),
    },
];
const CHECK_TITLE = /^(robot or human\??|are you a robot\??|pardon our interruption[.…]*|human verification|client challenge|ddos-guard|radware (captcha|bot manager captcha)( page)?|checking your browser( before accessing .{1,80})?|please verify you are (a )?human|making sure you're not a bot|one moment, please|robot check|checking your browser - recaptcha|waiting for the redirectiron|are you not a robot\??|вы не робот\??|your access to this site has been limited( by the site owner)?|verify(ing)? you are human|bot verification|security checkpoint|captcha challenge)[.…!]*$/i;
/** The vendor of the bot check that answered instead of the page; null where none did. */
function wallOf(face) {
    const trimmed = { ...face, title: face.title.trim() };
    const sure = WALLS.find(({ challenge }) => challenge(trimmed));
    if (sure !== undefined)
        return sure.vendor;
    if (!REFUSING.has(face.status))
        return null;
    return managerOf(trimmed);
}
/** The vendor of a bot manager that had a hand in an answer, whatever it says; null where none shows. */
function managerOf(face) {
    return WALLS.find(({ presence }) => presence?.(face))?.vendor ?? null;
}


/***/ })

};
