export const id = 447;
export const ids = [447];
export const modules = {

/***/ 63388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withProxyScheme)
/* harmony export */ });
function withProxyScheme(value) {
    const written = value?.trim() ?? "";
    return written === "" || written.includes("://") ? written : `http://${written}`;
}


/***/ }),

/***/ 59509:
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

/***/ 16419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ isPrivateName),
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   C7: () => (/* binding */ targetOfUrl),
/* harmony export */   M8: () => (/* binding */ isLocalhost),
/* harmony export */   dH: () => (/* binding */ parseAbsoluteForm),
/* harmony export */   dz: () => (/* binding */ parseAuthorityForm),
/* harmony export */   ku: () => (/* binding */ authority)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

function targetOf(hostname, port) {
    const host = hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
    return { host: host.length > 1 ? host.replace(/\.$/, "") : host, port };
}
const targetOfUrl = ({ hostname, port, protocol }) => targetOf(hostname, Number(port || (protocol === "https:" ? 443 : 80)));
const authority = ({ host, port }) => `${(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? `[${host}]` : host}:${port}`;
const isLocalhost = (host) => host === "localhost" || host.endsWith(".localhost");
const isPrivateName = (host) => (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 && (!host.includes(".") || /\.(local|internal|home\.arpa|localdomain)$/.test(host));
const HOST_PATTERN = String.raw `\[[^\]@\s]+\]|[^\s:/?#@\\[\]]+`;
const AUTHORITY_FORM = new RegExp(String.raw `^(${HOST_PATTERN}):(\d{1,5})$`);
const ABSOLUTE_FORM = new RegExp(String.raw `^http://(${HOST_PATTERN})(?::(\d{0,5}))?((?:[/?][^\s#]*)?)$`, "i");
function parseAuthorityForm(text) {
    const [, host, port] = AUTHORITY_FORM.exec(text) ?? [];
    return host === undefined ? null : toTarget(host, Number(port));
}
function parseAbsoluteForm(text) {
    const [, host, port, rest = ""] = ABSOLUTE_FORM.exec(text) ?? [];
    const target = host === undefined ? null : toTarget(host, Number(port || 80));
    return target && { target, path: rest.startsWith("/") ? rest : `/${rest}` };
}
function toTarget(host, port) {
    const url = `http://${host}/`;
    return URL.canParse(url) && port <= 65_535 ? targetOf(new URL(url).hostname, port) : null;
}


/***/ }),

/***/ 24495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createGuard)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/engine/guard/connection-target.js
var connection_target = __webpack_require__(16419);
;// CONCATENATED MODULE: ./build/engine/guard/host-lists.js
const isListed = (host, hosts) => hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));

// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
;// CONCATENATED MODULE: ./build/engine/lexicon/reserved-addresses.json
const reserved_addresses_namespaceObject = /*#__PURE__*/JSON.parse('{"AP":[0,1,7,9,11,13,15,17,19,20,21,22,23,25,37,42,43,53,69,77,79,87,95,101,102,103,104,109,110,111,113,115,117,119,123,135,137,139,143,161,179,389,427,465,512,513,514,515,526,530,531,532,540,548,554,556,563,587,601,636,989,990,993,995,1719,1720,1723,2049,3659,4045,4190,5060,5061,6000,6566,6665,6666,6667,6668,6669,6679,6697,10080],"Zz":{"private":"a private address","uniqueLocal":"a private address","carrierGradeNat":"a carrier\'s internal address","linkLocal":"a link-local address, which clouds use for instance metadata","deprecatedSiteLocal":"a site-local address","multicast":"a multicast address","broadcast":"the broadcast address","rfc6052":"an IPv4 address inside IPv6 (NAT64)","rfc6145":"an IPv4 address inside IPv6","6to4":"an IPv4 address inside IPv6 (6to4)","teredo":"an IPv4 address inside IPv6 (Teredo)"}}');
;// CONCATENATED MODULE: ./build/engine/guard/ip-address.js


const PUBLIC = { kind: "a public address", requires: { loopback: false, private: false } };
const LOOPBACK = { kind: "a loopback address", requires: { loopback: true, private: false } };
const UNSPECIFIED = {
    kind: "an unspecified address, which connects to this machine",
    requires: { loopback: true, private: true },
};
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");
const KINDS = reserved_addresses_namespaceObject.Zz;
const isBadPort = (port) => reserved_addresses_namespaceObject.AP.includes(port);
const reservedRange = (range) => ({
    kind: KINDS[range] ?? "a reserved address",
    requires: { loopback: false, private: true },
});
function classifyIPv4(address) {
    const range = address.range();
    if (range === "unicast")
        return PUBLIC;
    if (range === "loopback")
        return LOOPBACK;
    return range === "unspecified" ? UNSPECIFIED : reservedRange(range);
}
const classifyEmbeddedIPv4 = (inner) => ({
    kind: `an IPv4 address inside IPv6 (${inner})`,
    requires: { loopback: classifyIPv4(inner).requires.loopback, private: true },
});
function classifyIPv6(address) {
    const range = address.range();
    if (range === "loopback")
        return LOOPBACK;
    if (range === "unspecified")
        return UNSPECIFIED;
    if (range === "ipv4Mapped")
        return classifyEmbeddedIPv4(address.toIPv4Address());
    if (address.match(IPV4_COMPATIBLE))
        return classifyEmbeddedIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
    return range === "unicast" && address.match(GLOBAL_UNICAST) ? PUBLIC : reservedRange(range);
}
function classifyAddress(address) {
    const parsed = ipaddr.parse(address);
    return parsed instanceof ipaddr.IPv4 ? classifyIPv4(parsed) : classifyIPv6(parsed);
}
const isPermitted = (reach, { requires }) => (reach.loopback || !requires.loopback) && (reach.private || !requires.private);

// EXTERNAL MODULE: ./build/engine/guard/unsafe-url-error.js
var unsafe_url_error = __webpack_require__(24144);
;// CONCATENATED MODULE: ./build/engine/guard/access-rule.js





const ALLOW_PRIVATE_ADVICE = "If you trust this address, allow private addresses (allow-private).";
const CHECK_URL_ADVICE = "Check the URL.";
const NOT_PUBLIC = "it is not on the public internet";
const NOT_LISTED = "the operator of this service does not allow this host";
const OTHER_HOST_ADVICE = "Use another host, or ask the operator to allow it.";
const LOCALHOST_ADDRESSES = [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
];
class AccessRule {
    #allowedAddresses;
    #lookup;
    #hosts;
    constructor(reach, lookup, hosts = { allowed: [], denied: [] }) {
        this.#allowedAddresses = reach;
        this.#lookup = lookup;
        this.#hosts = hosts;
    }
    checkRequested({ host }) {
        const { allowed } = this.#hosts;
        if (allowed.length > 0 && !isListed(host, allowed))
            throw new unsafe_url_error/* UnsafeUrl */.G(host, NOT_LISTED, OTHER_HOST_ADVICE);
    }
    checkTarget(target) {
        this.#requireNotDenied(target, target.host);
        const literal = literalAddresses(target.host);
        if (literal !== null)
            this.#requirePermitted(target, literal);
        if (isBadPort(target.port) && !isLoopbackLiteral(literal))
            throw new unsafe_url_error/* UnsafeUrl */.G((0,connection_target/* authority */.ku)(target), `port ${target.port} is used by another protocol`, CHECK_URL_ADVICE);
        return literal;
    }
    checkProxiedTarget(target) {
        this.checkTarget(target);
        if ((0,connection_target/* isPrivateName */.$4)(target.host) && !(0,connection_target/* isLocalhost */.M8)(target.host) && !this.#allowedAddresses.private)
            throw new unsafe_url_error/* UnsafeUrl */.G(target.host, "only a private network can resolve this name", ALLOW_PRIVATE_ADVICE, NOT_PUBLIC);
    }
    async resolveAddresses(target) {
        const literal = this.checkTarget(target);
        if (literal !== null)
            return literal;
        const found = await this.#lookup(target.host);
        this.#requirePermitted(target, found);
        return found;
    }
    #requireNotDenied(target, host) {
        if (isListed(host, this.#hosts.denied))
            throw new unsafe_url_error/* UnsafeUrl */.G(target.host, NOT_LISTED, OTHER_HOST_ADVICE);
    }
    #requirePermitted(target, addresses) {
        for (const { address } of addresses) {
            const found = classifyAddress(address);
            if (isPermitted(this.#allowedAddresses, found)) {
                this.#requireNotDenied(target, address);
                continue;
            }
            const which = address === target.host ? `it is ${found.kind}` : `it resolves to ${address}, ${found.kind}`;
            const advice = found.requires.private ? ALLOW_PRIVATE_ADVICE : CHECK_URL_ADVICE;
            throw new unsafe_url_error/* UnsafeUrl */.G(target.host, which, advice, NOT_PUBLIC);
        }
    }
}
function literalAddresses(host) {
    if ((0,connection_target/* isLocalhost */.M8)(host))
        return LOCALHOST_ADDRESSES;
    const family = (0,external_node_net_.isIP)(host);
    return family === 0 ? null : [{ address: host, family }];
}
const isLoopbackLiteral = (literal) => literal?.every(({ address }) => classifyAddress(address).requires.loopback) ?? false;

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
;// CONCATENATED MODULE: ./build/engine/guard/dns-lookup.js

const systemLookup = (hostname) => external_node_dns_.promises.lookup(hostname, { all: true, order: "verbatim" });
const CACHE_TTL_MS = 60_000;
function cacheLookup(lookup) {
    const known = new Map();
    return (hostname) => {
        const now = Date.now();
        for (const [name, { expiresAt }] of known) {
            if (expiresAt > now)
                break;
            known.delete(name);
        }
        const remembered = known.get(hostname);
        if (remembered !== undefined)
            return remembered.addresses;
        const addresses = lookUpOrThrow(lookup, hostname);
        const entry = { addresses, expiresAt: now + CACHE_TTL_MS };
        known.set(hostname, entry);
        addresses.catch(() => known.get(hostname) === entry && known.delete(hostname));
        return addresses;
    };
}
async function lookUpOrThrow(lookup, hostname) {
    const addresses = await lookup(hostname);
    if (addresses.length > 0)
        return addresses;
    throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/engine/lexicon/http-headers.json
var http_headers = __webpack_require__(73684);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/engine/guard/guarded-connections.js



const CONNECT_TIMEOUT_MS = 10_000;
const ADDRESS_FALLBACK = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_000 };
const VERIFIED = { rejectUnauthorized: true };
const createGuardedLookup = (rule) => (hostname, options, callback) => {
    rule.resolveAddresses((0,connection_target/* targetOf */.$r)(hostname, 80)).then((addresses) => {
        const [first] = addresses;
        if (options.all || first === undefined)
            callback(null, addresses);
        else
            callback(null, first.address, first.family);
    }, (error) => callback(error, []));
};
function createGuardedConnector(rule) {
    const connect = (0,undici/* buildConnector */.gU)({
        ...ADDRESS_FALLBACK,
        ...VERIFIED,
        lookup: createGuardedLookup(rule),
        timeout: CONNECT_TIMEOUT_MS,
        allowH2: false,
    });
    return (options, callback) => {
        try {
            rule.checkTarget((0,connection_target/* targetOfUrl */.C7)(options));
        }
        catch (error) {
            callback(error instanceof Error ? error : new Error(String(error)), null);
            return;
        }
        connect(options, callback);
    };
}
function connectGuarded(rule, target, signal) {
    rule.checkTarget(target);
    const options = {
        ...ADDRESS_FALLBACK,
        ...target,
        lookup: createGuardedLookup(rule),
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
const MAX_HEADER_BYTES = 256 * 1024;
function createGuardedDispatcher(rule, upstreams, connections) {
    const limit = connections !== undefined && { connections };
    const options = { maxHeaderSize: MAX_HEADER_BYTES, allowH2: false, ...limit };
    const direct = new undici/* Agent */.g6({ ...options, connect: createGuardedConnector(rule) });
    if (upstreams.all.length === 0)
        return { dispatcher: direct, close: () => direct.destroy() };
    const proxied = new Map(upstreams.all.map((proxy) => [proxy, new undici/* ProxyAgent */.kT({ ...options, uri: proxy.href, requestTls: VERIFIED })]));
    const agentFor = (origin) => {
        const target = (0,connection_target/* targetOfUrl */.C7)(origin);
        const proxy = upstreams.proxyFor(origin.protocol === "https:" ? "https:" : "http:", target);
        if (proxy === null)
            return null;
        rule.checkProxiedTarget(target);
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

// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/engine/guard/refusal.js



const REFUSAL_HEADER = "adhere-refusal";
class UpstreamProxyRefused extends Error {
    name = "UpstreamProxyRefused";
    code;
    constructor(target, status) {
        super(`the network's proxy responded ${status} for ${(0,connection_target/* authority */.ku)(target)}`);
        this.code = `PROXY_${status}`;
    }
}
function createBeaconRefusal({ host }) {
    return { reason: "beacon", code: "BEACON", message: `${host} only measures visitors` };
}
function createBrowserServiceRefusal({ host }) {
    return { reason: "browser", code: "BROWSER_SERVICE", message: `only Chrome's own services use ${host}` };
}
function toRefusal(error) {
    const unsafe = (0,unsafe_url_error/* unsafeCause */.q)(error);
    if (unsafe !== null)
        return { reason: "unsafe", code: "UNSAFE_URL", message: unsafe.message };
    const code = error instanceof Error && "code" in error ? String(error.code) : "ECONNABORTED";
    const reason = /^(ENOTFOUND|EAI_\w+)$/.test(code) ? "dns" : "connect";
    return { reason, code, message: (0,contract_error/* messageOf */.bD)(error) };
}
function refusalStatus({ reason, code }) {
    if (reason !== "dns" && reason !== "connect")
        return 403;
    return code === "ETIMEDOUT" ? 504 : 502;
}

;// CONCATENATED MODULE: ./build/engine/guard/relay-raw.js


const PROXY_ANSWER = new RegExp(`^HTTP/[\\d.]+ 407|^${REFUSAL_HEADER}`, "im");
const HEAD_END = /\r?\n\r?\n/;
const isParserError = (error) => error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("HPE_");
async function relayRaw(client, site, request) {
    const lines = request.headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${request.headers[at + 1]}`] : []));
    client.once("close", () => site.destroy());
    site.write([`GET ${request.path} HTTP/1.1`, ...lines, "connection: close", "", ""].join("\r\n"), "latin1");
    const head = await readHead(site);
    if (PROXY_ANSWER.test(head.toString("latin1"))) {
        site.destroy();
        throw new Error("The response has a header of a proxy.");
    }
    client.write(head);
    site.on("error", () => client.destroy());
    site.pipe(client);
}
function readHead(site) {
    const { promise, resolve, reject } = Promise.withResolvers();
    let head = Buffer.alloc(0);
    const onData = (chunk) => {
        head = Buffer.concat([head, chunk]);
        if (head.length > MAX_HEADER_BYTES)
            site.destroy(new Error("The response's header is too long."));
        else if (HEAD_END.test(head.toString("latin1")))
            finish();
    };
    const finish = () => {
        site.pause().off("data", onData).off("end", finish).off("error", reject);
        resolve(head);
    };
    site.on("data", onData).once("end", finish).once("error", reject);
    return promise;
}

// EXTERNAL MODULE: ./build/contract/with-proxy-scheme.js
var with_proxy_scheme = __webpack_require__(63388);
;// CONCATENATED MODULE: ./build/engine/guard/upstream-proxies.js





class UnusableProxy extends contract_error/* EvaluationError */.ZN {
    name = "UnusableProxy";
}
class UpstreamProxies {
    #http;
    #https;
    #noProxy;
    constructor(proxies) {
        this.#http = parseProxyUrl("HTTP_PROXY", proxies.http);
        const https = parseProxyUrl("HTTPS_PROXY", proxies.https);
        this.#https = https === null || https.href === this.#http?.href ? this.#http : https;
        this.#noProxy = (proxies.no ?? "")
            .split(/[,\s]+/)
            .filter(Boolean)
            .map(parseNoProxyEntry);
    }
    get all() {
        return [...new Set([this.#http, this.#https])].filter((proxy) => proxy !== null);
    }
    proxyFor(protocol, target) {
        const proxy = protocol === "https:" ? this.#https : this.#http;
        if (proxy === null || isLoopbackHost(target.host))
            return null;
        return this.#noProxy.some((one) => matchesNoProxyEntry(one, target)) ? null : proxy;
    }
}
const isLoopbackHost = (host) => (0,connection_target/* isLocalhost */.M8)(host) || ((0,external_node_net_.isIP)(host) !== 0 && classifyAddress(host).requires.loopback);
function parseProxyUrl(variable, value) {
    const address = (0,with_proxy_scheme/* withProxyScheme */.C)(value);
    if (address === "")
        return null;
    const url = URL.parse(address);
    if (url !== null && (url.protocol === "http:" || url.protocol === "https:"))
        return url;
    const found = url === null ? "is not a URL" : `names a ${url.protocol.slice(0, -1)} proxy`;
    throw new UnusableProxy(`${variable} ${found}. Set it to an http:// or https:// proxy, or unset it.`);
}
function parseNoProxyEntry(entry) {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|(.*?))(?::(\d+))?$/.exec(entry) ?? [];
    const bareIPv6 = (0,external_node_net_.isIP)(entry) === 6;
    const host = (bareIPv6 ? entry : (bracketed ?? plain ?? entry)).toLowerCase();
    return {
        host: host === "*" ? host : host.replace(/^\*?\./, "").replace(/\.$/, ""),
        subdomainsOnly: host.startsWith("*."),
        port: bareIPv6 || port === undefined ? null : Number(port),
    };
}
function matchesNoProxyEntry({ host, subdomainsOnly, port }, target) {
    if (port !== null && port !== target.port)
        return false;
    return host === "*" || (!subdomainsOnly && target.host === host) || target.host.endsWith(`.${host}`);
}
function proxyAuthorizationHeader({ username, password }) {
    if (username === "" && password === "")
        return null;
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString("base64")}`;
}

;// CONCATENATED MODULE: ./build/engine/guard/forwarder.js









async function openTunnel(request, rule, upstreams) {
    const { client, head, target } = request;
    const clientClosed = new AbortController();
    if (client.destroyed)
        clientClosed.abort();
    client.once("close", () => clientClosed.abort());
    const proxy = upstreams.proxyFor("https:", target);
    const far = await (proxy === null
        ? openDirectly(rule, target, clientClosed.signal)
        : openThroughProxy(proxy, rule, target, clientClosed.signal));
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0)
        far.write(head);
    pipeBothWays(client, far);
}
function openDirectly(rule, target, signal) {
    return new Promise((resolve, reject) => {
        const socket = connectGuarded(rule, target, signal);
        socket.once("error", reject).once("connect", () => resolve(socket));
    });
}
function openThroughProxy(proxy, rule, target, signal) {
    rule.checkProxiedTarget(target);
    const path = (0,connection_target/* authority */.ku)(target);
    const authorization = proxyAuthorizationHeader(proxy);
    const headers = { host: path, ...(authorization === null ? {} : { "proxy-authorization": authorization }) };
    const request = proxy.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    return new Promise((resolve, reject) => {
        request(proxy.origin, { method: "CONNECT", path, headers, agent: false, signal })
            .once("error", reject)
            .once("response", (response) => reject(new UpstreamProxyRefused(target, response.statusCode ?? 0)))
            .once("connect", (response, socket, early) => {
            if (response.statusCode !== 200) {
                socket.destroy();
                reject(new UpstreamProxyRefused(target, response.statusCode ?? 0));
                return;
            }
            if (early.length > 0)
                socket.unshift(early);
            resolve(socket);
        })
            .end();
    });
}
function pipeBothWays(client, far) {
    far.on("error", () => client.destroy());
    client.on("close", () => far.destroy());
    far.on("close", () => client.end(() => client.destroy()));
    client.pipe(far).pipe(client);
}
const createGuardedAgent = (rule, keepAlive) => Object.assign(new external_node_http_.Agent({ keepAlive }), {
    createConnection: ({ host, port }) => connectGuarded(rule, (0,connection_target/* targetOf */.$r)(host ?? "", Number(port ?? 80))),
});
class Forwarder {
    #rule;
    #upstreams;
    #pooledAgent;
    #unpooledAgent;
    #upstreamAgents = { "http:": new external_node_http_.Agent({ keepAlive: true }), "https:": new external_node_https_.Agent({ keepAlive: true }) };
    constructor(rule, upstreams) {
        this.#rule = rule;
        this.#upstreams = upstreams;
        this.#pooledAgent = createGuardedAgent(rule, true);
        this.#unpooledAgent = createGuardedAgent(rule, false);
    }
    async forward(passage) {
        const incoming = await this.#fetchResponse(passage).catch((error) => {
            if (!isParserError(error) || !this.#canRelayRaw(passage))
                throw error;
            return null;
        });
        if (incoming === null)
            return this.#relayRaw(passage);
        try {
            relayResponse(incoming, passage.response);
        }
        catch (error) {
            incoming.destroy();
            throw error;
        }
    }
    #canRelayRaw({ request, response, target }) {
        return request.method === "GET" && this.#upstreams.proxyFor("http:", target) === null && response.socket !== null;
    }
    async #relayRaw({ request, response, target, path }) {
        if (response.socket === null)
            return;
        const headers = ["host", httpAuthority(target), ...endToEndHeaders(request.rawHeaders, ["host", "expect"])];
        await relayRaw(response.socket, connectGuarded(this.#rule, target), { path, headers });
    }
    async #fetchResponse(passage) {
        const options = this.#requestOptions(passage);
        for (;;) {
            const outgoing = openRequest(options);
            try {
                return await forwardRequest(outgoing, passage);
            }
            catch (error) {
                if (!outgoing.reusedSocket || hasBody(passage.request) || passage.response.destroyed)
                    throw error;
            }
        }
    }
    close() {
        for (const agent of [this.#pooledAgent, this.#unpooledAgent, ...Object.values(this.#upstreamAgents)])
            agent.destroy();
    }
    #requestOptions({ request, target, path }) {
        const site = httpAuthority(target);
        const proxy = this.#upstreams.proxyFor("http:", target);
        const common = { method: request.method, insecureHTTPParser: true, maxHeaderSize: MAX_HEADER_BYTES };
        const headers = ["host", site, ...endToEndHeaders(request.rawHeaders, ["host", "expect"])];
        if (isChunked(request))
            headers.push("transfer-encoding", "chunked");
        if (proxy === null) {
            this.#rule.checkTarget(target);
            const agent = hasBody(request) ? this.#unpooledAgent : this.#pooledAgent;
            return { ...common, ...target, path, headers, agent };
        }
        this.#rule.checkProxiedTarget(target);
        const authorization = proxyAuthorizationHeader(proxy);
        if (authorization !== null)
            headers.push("proxy-authorization", authorization);
        const { protocol, hostname, port } = proxy;
        const agent = protocol === "https:" ? this.#upstreamAgents["https:"] : this.#upstreamAgents["http:"];
        const { host } = (0,connection_target/* targetOf */.$r)(hostname, 0);
        return { ...common, protocol, host, port, path: `http://${site}${path}`, headers, agent };
    }
}
const openRequest = (options) => options.protocol === "https:" ? (0,external_node_https_.request)(options) : (0,external_node_http_.request)(options);
const httpAuthority = (target) => (0,connection_target/* authority */.ku)(target).replace(/:80$/, "");
function forwardRequest(outgoing, { request, response, target }) {
    return new Promise((resolve, reject) => {
        response.once("close", () => outgoing.destroy());
        outgoing.on("error", reject);
        outgoing.once("response", (incoming) => {
            if (incoming.statusCode !== 407)
                return resolve(incoming);
            incoming.destroy();
            reject(new UpstreamProxyRefused(target, 407));
        });
        if (hasBody(request))
            request.pipe(outgoing);
        else
            outgoing.end();
    });
}
function relayResponse(incoming, response) {
    response.sendDate = false;
    const reason = (incoming.statusMessage ?? "").replace(/[^\t\x20-\x7e\x80-\xff]/g, "");
    response.writeHead(incoming.statusCode ?? 502, reason, endToEndHeaders(incoming.rawHeaders, [REFUSAL_HEADER]));
    (0,external_node_stream_.pipeline)(incoming, response, () => { });
}
const isChunked = (request) => request.headers["transfer-encoding"] !== undefined;
const hasBody = (request) => isChunked(request) || Number(request.headers["content-length"] ?? 0) > 0;
function endToEndHeaders(rawHeaders, without) {
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? "" }] : []));
    const nominated = pairs
        .filter(({ name }) => name.toLowerCase() === "connection")
        .flatMap(({ value }) => value.toLowerCase().split(","))
        .map((each) => each.trim());
    const dropped = new Set([...http_headers/* hopByHop */.Ux, ...without, ...nominated]);
    return pairs
        .filter(({ name, value }) => !dropped.has(name.toLowerCase()) && isValidHeader(name, value))
        .flatMap(({ name, value }) => [name, value]);
}
function isValidHeader(name, value) {
    try {
        (0,external_node_http_.validateHeaderName)(name);
        (0,external_node_http_.validateHeaderValue)(name, value);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/engine/guard/is-beacon.js + 2 modules
var is_beacon = __webpack_require__(60008);
;// CONCATENATED MODULE: ./build/engine/guard/guard-proxy.js









const MAX_FORBIDDEN_TARGETS = 1_000;
const IDLE_TIMEOUT_MS = 120_000;
const HALF_CLOSED_TIMEOUT_MS = 1_000;
async function startProxy(options) {
    const proxy = new FilteringProxy(options);
    const [url, closed] = await Promise.all([listenOnLoopback(proxy.server), startClosedProxy()]);
    return {
        url,
        chromeArguments: chromeProxyArguments(closed.url),
        refusalFor: (target) => proxy.forbidden.get((0,connection_target/* authority */.ku)(target)) ?? null,
        isRefusedUpstream: (target) => proxy.refusedUpstream.has((0,connection_target/* authority */.ku)(target)),
        close: async () => {
            await Promise.all([proxy.close(), closed.close()]);
        },
    };
}
class FilteringProxy {
    forbidden = new index_min/* LRUCache */.q({ max: MAX_FORBIDDEN_TARGETS });
    refusedUpstream = new Set();
    server;
    #options;
    #forwarder;
    #clients = new Set();
    constructor(options) {
        this.#options = options;
        this.#forwarder = new Forwarder(options.rule, options.upstreams);
        this.server = (0,external_node_http_.createServer)({
            maxHeaderSize: MAX_HEADER_BYTES,
            insecureHTTPParser: true,
            requestTimeout: 0,
            keepAliveTimeout: IDLE_TIMEOUT_MS,
        })
            .setTimeout(IDLE_TIMEOUT_MS)
            .on("connection", (client) => this.#trackClient(client))
            .on("connect", (request, client, head) => void this.#onConnect(request, client, head))
            .on("request", (request, response) => void this.#onRequest(request, response))
            .on("clientError", (_error, client) => {
            if (client.writable)
                rejectTunnel(client, 400, "malformed");
        });
    }
    async close() {
        const closed = closeServer(this.server);
        for (const client of this.#clients)
            client.destroy();
        this.#forwarder.close();
        await closed;
    }
    #trackClient(client) {
        this.#clients.add(client);
        client.setTimeout(IDLE_TIMEOUT_MS, () => client.destroy());
        client.once("end", () => client.setTimeout(HALF_CLOSED_TIMEOUT_MS));
        client.on("error", () => client.destroy()).once("close", () => this.#clients.delete(client));
    }
    async #onConnect(request, client, head) {
        const { rule, upstreams, blockBeacons } = this.#options;
        const target = (0,connection_target/* parseAuthorityForm */.dz)(request.url ?? "");
        if (target === null)
            return rejectTunnel(client, 400, "malformed");
        if ((0,is_beacon/* isBrowserServiceHost */.ei)(target.host))
            return refuseTunnel(client, createBrowserServiceRefusal(target));
        if (blockBeacons && (0,is_beacon/* isBeaconHost */.T6)(target.host))
            return refuseTunnel(client, createBeaconRefusal(target));
        try {
            await openTunnel({ client, head, target }, rule, upstreams);
        }
        catch (error) {
            if (!client.destroyed)
                refuseTunnel(client, this.#recordRefusal(target, error));
        }
    }
    async #onRequest(request, response) {
        const parsed = (0,connection_target/* parseAbsoluteForm */.dH)(request.url ?? "");
        if (parsed === null)
            return rejectRequest(response, 400, "malformed", "This server is a forward proxy and needs an absolute URL.");
        const { target, path } = parsed;
        if (this.#options.blockBeacons && (0,is_beacon/* isBeacon */.ho)(`http://${(0,connection_target/* authority */.ku)(target)}${path}`))
            return refuseRequest(response, createBeaconRefusal(target));
        try {
            await this.#forwarder.forward({ request, response, target, path });
        }
        catch (error) {
            if (!response.destroyed)
                refuseRequest(response, this.#recordRefusal(target, error));
        }
    }
    #recordRefusal(target, error) {
        const unsafe = (0,unsafe_url_error/* unsafeCause */.q)(error);
        if (unsafe !== null)
            this.forbidden.set((0,connection_target/* authority */.ku)(target), unsafe);
        const refusal = toRefusal(error);
        if (refusal.code.startsWith("PROXY_") && this.refusedUpstream.size < MAX_FORBIDDEN_TARGETS)
            this.refusedUpstream.add((0,connection_target/* authority */.ku)(target));
        return refusal;
    }
}
const refuseTunnel = (client, refusal) => rejectTunnel(client, refusalStatus(refusal), `${refusal.reason} ${refusal.code}`);
const refuseRequest = (response, refusal) => rejectRequest(response, refusalStatus(refusal), `${refusal.reason} ${refusal.code}`, refusal.message);
function rejectTunnel(client, status, reason) {
    const headers = `${REFUSAL_HEADER}: ${reason}\r\ncontent-length: 0\r\nconnection: close`;
    client.end(`HTTP/1.1 ${status} Refused\r\n${headers}\r\n\r\n`, () => client.destroy());
}
function rejectRequest(response, status, reason, text) {
    response.writeHead(status, {
        [REFUSAL_HEADER]: reason,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
    });
    response.end(text);
}
async function startClosedProxy() {
    const server = (0,external_node_http_.createServer)((_, response) => {
        response.writeHead(403, { connection: "close" }).end();
    });
    server.on("connect", (_, client) => {
        client.on("error", () => client.destroy());
        client.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n", () => client.destroy());
    });
    return {
        url: await listenOnLoopback(server),
        close: async () => {
            server.closeAllConnections();
            await closeServer(server);
        },
    };
}
const closeServer = (server) => new Promise((resolve) => {
    server.close(() => resolve());
});
async function listenOnLoopback(server) {
    await (0,external_node_events_.once)(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}
function chromeProxyArguments(url) {
    return [
        `--proxy-server=${url}`,
        "--proxy-bypass-list=<-loopback>",
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        "--disable-quic",
        "--webrtc-ip-handling-policy=disable_non_proxied_udp",
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ];
}

;// CONCATENATED MODULE: ./build/engine/guard/guard.js








function createGuard(options) {
    const rule = new AccessRule(options.allowedAddresses, cacheLookup(options.lookup ?? systemLookup), options.hosts);
    const upstreams = new UpstreamProxies(options.proxies);
    const { dispatcher, close } = createGuardedDispatcher(rule, upstreams, options.connections);
    let proxy = null;
    let opened = null;
    const refusalFor = (url) => URL.canParse(url) ? (opened?.refusalFor((0,connection_target/* targetOfUrl */.C7)(new URL(url))) ?? null) : null;
    return {
        admit: (url) => admit(url, rule, upstreams),
        dispatcher,
        dial: (host, port, signal) => connectGuarded(rule, (0,connection_target/* targetOf */.$r)(host, port), signal),
        openProxy: () => {
            proxy ??= startProxy({ rule, upstreams, blockBeacons: options.blockBeacons ?? true }).then((started) => {
                opened = started;
                return started;
            });
            return proxy;
        },
        refusalFor,
        refuses: (url) => {
            const parsed = URL.parse(url);
            if (parsed === null || refusalFor(url) !== null || (0,is_beacon/* isBeacon */.ho)(url))
                return true;
            return (0,is_beacon/* isBrowserServiceHost */.ei)(parsed.hostname) || opened?.isRefusedUpstream((0,connection_target/* targetOfUrl */.C7)(parsed)) === true;
        },
        notices: proxyNotices(upstreams),
        close: async () => {
            await Promise.all([close(), proxy?.then((open) => open.close())]);
        },
    };
}
async function admit(text, rule, upstreams) {
    const url = parseHttpUrl(text);
    const target = (0,connection_target/* targetOfUrl */.C7)(url);
    rule.checkRequested(target);
    const proxy = upstreams.proxyFor(url.protocol === "https:" ? "https:" : "http:", target);
    if (proxy !== null)
        rule.checkProxiedTarget(target);
    else
        await rule.resolveAddresses(target).catch((error) => {
            if ((0,unsafe_url_error/* unsafeCause */.q)(error) !== null)
                throw error;
        });
    return url;
}
function parseHttpUrl(text) {
    if (!URL.canParse(text))
        throw new unsafe_url_error/* UnsafeUrl */.G(redactUrl(text), "it is not an absolute URL", "Check the URL.");
    const url = new URL(text);
    if (url.protocol !== "http:" && url.protocol !== "https:")
        throw new unsafe_url_error/* UnsafeUrl */.G(redactUrl(url.protocol), "only http and https URLs can be visited", "Check the URL.");
    if (url.username !== "" || url.password !== "")
        throw new unsafe_url_error/* UnsafeUrl */.G(url.host, "the URL contains a user name or password", "Remove them from the URL.");
    return url;
}
const redactUrl = (text) => JSON.stringify(text.replace(/^.*@/s, "…@").slice(0, 80));
function proxyNotices(upstreams) {
    const names = upstreams.all.map(({ host }) => host);
    if (names.length === 0)
        return [];
    const proxies = `Visits go through the proxy ${names.join(" and ")}, which resolves host names itself.`;
    return [`${proxies} Addresses were checked by name only.`];
}


/***/ }),

/***/ 60008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ho: () => (/* binding */ isBeacon),
  T6: () => (/* binding */ isBeaconHost),
  ei: () => (/* binding */ isBrowserServiceHost),
  c: () => (/* binding */ listBeaconPatterns)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/ground/lexicon.js
var lexicon = __webpack_require__(77994);
;// CONCATENATED MODULE: ./build/engine/lexicon/beacons.json
const beacons_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"The vendors\' installation and Content-Security-Policy pages, named per entry.","notes":["hosts (with their subdomains) only measure, so they are also refused when only the host name is known (TLS). paths: host with its subdomains (null: any host) and a regular expression for path and query; contained: of any host, parts of which such a URL has one.","Left out on purpose, because pages are built with them: tag managers\' scripts (www.googletagmanager.com, cdn.segment.com, tags.tiqcdn.com), which install consent layers, tests and chats; A/B testing (VWO, Optimizely\'s and AB Tasty\'s scripts, Adobe Target below tt.omtrdc.net); consent managers; connect.facebook.net, which draws embedded posts; click redirectors (ad.doubleclick.net/ddm/clk, www.googleadservices.com/pagead/aclk, t.co), which lead to landing pages."],"hosts":[{"host":"google-analytics.com","purpose":"Google Analytics","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"region1.analytics.google.com","purpose":"Google Analytics 4, Europe","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"stats.g.doubleclick.net","purpose":"Google Analytics advertising features","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"fls.doubleclick.net","purpose":"Floodlight","documentation":"support.google.com/campaignmanager"},{"host":"px.ads.linkedin.com","purpose":"LinkedIn Insight Tag","documentation":"linkedin.com/help/lms"},{"host":"snap.licdn.com","purpose":"LinkedIn Insight Tag\'s script","documentation":"linkedin.com/help/lms"},{"host":"analytics.tiktok.com","purpose":"TikTok Pixel","documentation":"ads.tiktok.com/help"},{"host":"alb.reddit.com","purpose":"Reddit Pixel","documentation":"business.reddithelp.com"},{"host":"pixel-config.reddit.com","purpose":"Reddit Pixel\'s configuration","documentation":"business.reddithelp.com"},{"host":"bat.bing.com","purpose":"Microsoft Advertising UET","documentation":"help.ads.microsoft.com"},{"host":"bat.bing.net","purpose":"Microsoft Advertising UET","documentation":"help.ads.microsoft.com"},{"host":"clarity.ms","purpose":"Microsoft Clarity","documentation":"learn.microsoft.com/clarity"},{"host":"ct.pinterest.com","purpose":"Pinterest tag","documentation":"help.pinterest.com/business"},{"host":"tr.snapchat.com","purpose":"Snap Pixel","documentation":"businesshelp.snapchat.com"},{"host":"analytics.twitter.com","purpose":"X Pixel","documentation":"business.x.com"},{"host":"static.ads-twitter.com","purpose":"X Pixel\'s script","documentation":"business.x.com"},{"host":"q.quora.com","purpose":"Quora Pixel","documentation":"quoraadsupport.zendesk.com"},{"host":"static.hotjar.com","purpose":"Hotjar","documentation":"help.hotjar.com"},{"host":"script.hotjar.com","purpose":"Hotjar","documentation":"help.hotjar.com"},{"host":"vars.hotjar.com","purpose":"Hotjar","documentation":"help.hotjar.com"},{"host":"in.hotjar.com","purpose":"Hotjar","documentation":"help.hotjar.com"},{"host":"hotjar.io","purpose":"Hotjar\'s data collection","documentation":"help.hotjar.com"},{"host":"api.segment.io","purpose":"Segment\'s events, not its script","documentation":"segment.com/docs/connections/sources"},{"host":"cdn.mxpnl.com","purpose":"Mixpanel\'s script","documentation":"docs.mixpanel.com"},{"host":"api.amplitude.com","purpose":"Amplitude\'s events","documentation":"amplitude.com/docs"},{"host":"api2.amplitude.com","purpose":"Amplitude\'s events","documentation":"amplitude.com/docs"},{"host":"api.eu.amplitude.com","purpose":"Amplitude\'s events, Europe","documentation":"amplitude.com/docs"},{"host":"heapanalytics.com","purpose":"Heap","documentation":"developers.heap.io"},{"host":"rs.fullstory.com","purpose":"FullStory\'s recordings","documentation":"help.fullstory.com"},{"host":"edge.fullstory.com","purpose":"FullStory\'s script","documentation":"help.fullstory.com"},{"host":"cdn.usefathom.com","purpose":"Fathom","documentation":"usefathom.com/docs"},{"host":"queue.simpleanalyticscdn.com","purpose":"Simple Analytics","documentation":"docs.simpleanalytics.com"},{"host":"static.cloudflareinsights.com","purpose":"Cloudflare Web Analytics","documentation":"developers.cloudflare.com/web-analytics"},{"host":"nr-data.net","purpose":"New Relic Browser","documentation":"docs.newrelic.com"},{"host":"browser-intake-datadoghq.com","purpose":"Datadog RUM","documentation":"docs.datadoghq.com/real_user_monitoring"},{"host":"browser-intake-datadoghq.eu","purpose":"Datadog RUM, Europe","documentation":"docs.datadoghq.com/real_user_monitoring"},{"host":"sc.omtrdc.net","purpose":"Adobe Analytics","documentation":"experienceleague.adobe.com/docs/analytics"},{"host":"2o7.net","purpose":"Adobe Analytics, old","documentation":"experienceleague.adobe.com/docs/analytics"},{"host":"mc.yandex.ru","purpose":"Yandex Metrica","documentation":"yandex.com/support/metrica"},{"host":"mc.yandex.com","purpose":"Yandex Metrica","documentation":"yandex.com/support/metrica"},{"host":"hm.baidu.com","purpose":"Baidu Tongji","documentation":"tongji.baidu.com"},{"host":"track.hubspot.com","purpose":"HubSpot\'s page views","documentation":"knowledge.hubspot.com"},{"host":"js.hs-analytics.net","purpose":"HubSpot\'s tracking script, not its forms","documentation":"knowledge.hubspot.com"},{"host":"munchkin.marketo.net","purpose":"Marketo Munchkin","documentation":"experienceleague.adobe.com/docs/marketo"},{"host":"mktoresp.com","purpose":"Marketo Munchkin","documentation":"experienceleague.adobe.com/docs/marketo"},{"host":"tr.outbrain.com","purpose":"Outbrain Pixel","documentation":"outbrain.com/help"},{"host":"sslwidget.criteo.com","purpose":"Criteo OneTag\'s events","documentation":"help.criteo.com"},{"host":"insight.adsrvr.org","purpose":"The Trade Desk\'s pixel","documentation":"partner.thetradedesk.com"},{"host":"pixel.quantserve.com","purpose":"Quantcast","documentation":"quantcast.com"},{"host":"scorecardresearch.com","purpose":"Comscore","documentation":"comscore.com"},{"host":"ping.chartbeat.net","purpose":"Chartbeat","documentation":"docs.chartbeat.com"},{"host":"logx.optimizely.com","purpose":"Optimizely\'s event log, not its tests","documentation":"docs.developers.optimizely.com"}],"paths":[{"host":"facebook.com","path":"^/tr(/|\\\\?|$)","purpose":"Meta Pixel","documentation":"developers.facebook.com/docs/meta-pixel"},{"host":"connect.facebook.net","path":"^/([a-z]{2}_[A-Z]{2}/fbevents|signals/)","purpose":"Meta Pixel\'s script","documentation":"developers.facebook.com/docs/meta-pixel"},{"host":"googletagmanager.com","path":"^/(g/collect|td\\\\?|a\\\\?)","purpose":"what Google\'s tags send, not their scripts","documentation":"developers.google.com/tag-platform"},{"host":"analytics.google.com","path":"^/g/collect","purpose":"Google Analytics 4","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"google.com","path":"^/(pagead/(1p-|conversion|landing)|ccm/(collect|form-data)|rmkt/collect)","purpose":"Google Ads","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"googleadservices.com","path":"^/(pagead/conversion|ccm/)","purpose":"Google Ads conversions, not its clicks","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"doubleclick.net","path":"^/(pagead/(viewthrough)?conversion|activityi?[;/])","purpose":"Google Ads, Floodlight","documentation":"developers.google.com/tag-platform/security/guides/csp"},{"host":"t.co","path":"^/(1/)?i/adsct","purpose":"X Pixel, not its short links","documentation":"business.x.com"},{"host":"twitter.com","path":"^/i/adsct","purpose":"X Pixel","documentation":"business.x.com"},{"host":"redditstatic.com","path":"^/ads/(.*/)?pixel\\\\.js","purpose":"Reddit Pixel\'s script","documentation":"business.reddithelp.com"},{"host":"sc-static.net","path":"^/scevent\\\\.min\\\\.js","purpose":"Snap Pixel\'s script","documentation":"businesshelp.snapchat.com"},{"host":"pinimg.com","path":"^/ct/(core\\\\.js|lib/)","purpose":"Pinterest tag\'s script","documentation":"help.pinterest.com/business"},{"host":"mixpanel.com","path":"^/(track|engage|groups|record)(/|\\\\?|$)","purpose":"Mixpanel\'s events, not its flags","documentation":"developer.mixpanel.com"},{"host":"posthog.com","path":"^/(e|s|capture|batch|i/v0/e)(/|\\\\?|$)","purpose":"PostHog\'s events, not its flags","documentation":"posthog.com/docs/api/capture"},{"host":"plausible.io","path":"^/api/event","purpose":"Plausible","documentation":"plausible.io/docs/events-api"},{"host":"matomo.cloud","path":"^/(matomo|piwik)\\\\.php","purpose":"Matomo Cloud","documentation":"developer.matomo.org/api-reference/tracking-api"},{"host":null,"path":"/(matomo|piwik)\\\\.php\\\\?(.*&)?idsite=","contained":["/matomo.php","/piwik.php"],"purpose":"Matomo on a site\'s own host","documentation":"developer.matomo.org/api-reference/tracking-api"},{"host":null,"path":"^/([^?]*/)?g/collect\\\\?(.*&)?tid=G-","contained":["/g/collect"],"purpose":"Google Analytics 4 on a site\'s own host","documentation":"developers.google.com/tag-platform/tag-manager/server-side"},{"host":null,"path":"^/b/ss/","contained":["/b/ss/"],"purpose":"Adobe Analytics on a site\'s own host","documentation":"experienceleague.adobe.com/docs/analytics"},{"host":null,"path":"^/cdn-cgi/rum(\\\\?|$)","contained":["/cdn-cgi/rum"],"purpose":"Cloudflare Web Analytics","documentation":"developers.cloudflare.com/web-analytics"},{"host":null,"path":"^/com\\\\.snowplowanalytics\\\\.snowplow/tp2","contained":["/com.snowplowanalytics.snowplow/tp2"],"purpose":"Snowplow","documentation":"docs.snowplow.io"}]}');
;// CONCATENATED MODULE: ./build/engine/lexicon/browser-services.json
const browser_services_namespaceObject = /*#__PURE__*/JSON.parse('{"S":["content-autofill.googleapis.com","optimizationguide-pa.googleapis.com","passwordsleakcheck-pa.googleapis.com","safebrowsing.googleapis.com","safebrowsingohttpgateway.googleapis.com","sb-ssl.google.com","translate-pa.googleapis.com","update.googleapis.com"]}');
// EXTERNAL MODULE: ./build/engine/guard/connection-target.js
var connection_target = __webpack_require__(16419);
;// CONCATENATED MODULE: ./build/engine/guard/is-beacon.js





const described = { purpose: schemas/* string */.YjP(), documentation: schemas/* string */.YjP() };
const beacons = (0,lexicon/* lexicon */.J)(schemas/* strictObject */.rej({
    source: schemas/* string */.YjP(),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    hosts: schemas/* array */.YOg(schemas/* strictObject */.rej({ host: schemas/* string */.YjP(), ...described })),
    paths: schemas/* array */.YOg(schemas/* union */.KCZ([
        schemas/* strictObject */.rej({ host: schemas/* string */.YjP(), path: schemas/* string */.YjP(), ...described }),
        schemas/* strictObject */.rej({ host: schemas/* null */.chJ(), path: schemas/* string */.YjP(), contained: schemas/* array */.YOg(schemas/* string */.YjP()).min(1), ...described }),
    ])),
})
    .transform(({ hosts, paths }) => ({
    hosts: new Set(hosts.map(({ host }) => host)),
    paths: paths.map(({ host, path }) => ({ host, path: new RegExp(path) })),
    parts: [...hosts, ...paths].flatMap((each) => ("contained" in each ? each.contained : each.host)),
})), beacons_namespaceObject);
const isBeaconHost = (host) => domainSuffixes(host).some((suffix) => beacons().hosts.has(suffix));
function isBeacon(url) {
    if (!URL.canParse(url))
        return false;
    const { hostname, pathname, search } = new URL(url);
    const { host } = (0,connection_target/* targetOf */.$r)(hostname, 0);
    if (isBeaconHost(host))
        return true;
    const suffixes = domainSuffixes(host);
    const pathAndQuery = (pathname + search).slice(0, MAX_MATCHED_PATH_CHARS);
    return beacons().paths.some(({ host: site, path }) => (site === null || suffixes.includes(site)) && path.test(pathAndQuery));
}
const listBeaconPatterns = () => beacons().parts.map((part) => `*${part}*`);
const MAX_MATCHED_PATH_CHARS = 4_096;
const MAX_HOST_CHARS = 253;
function domainSuffixes(host) {
    if (host.length > MAX_HOST_CHARS)
        return [];
    const labels = host.split(".");
    return labels.map((_, index) => labels.slice(index).join("."));
}
const isBrowserServiceHost = (host) => browser_services_namespaceObject.S.includes(host);


/***/ }),

/***/ 24144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ UnsafeUrl),
/* harmony export */   q: () => (/* binding */ unsafeCause)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99789);

class UnsafeUrl extends _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .EvaluationError */ .ZN {
    name = "UnsafeUrl";
    constructor(place, why, next, publicWhy = why) {
        const publicNext = publicWhy === why ? next : "Use a public http(s) URL.";
        const publicMessage = `${place} must not be visited: ${publicWhy}. ${publicNext}`;
        super(`${place} must not be visited: ${why}. ${next}`, { errorCode: "UNSAFE_URL", httpStatus: 400, publicMessage });
    }
}
const unsafeCause = (error) => (0,_contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .listErrors */ .Gr)(error).find((one) => one instanceof UnsafeUrl) ?? null;


/***/ }),

/***/ 36113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   F: () => (/* binding */ patternLexicon)
/* harmony export */ });
function patternLexicon(patterns, lists, fold) {
    let compiled = null;
    return () => {
        compiled ??= Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, compilePattern(pattern, lists, fold)]));
        return compiled;
    };
}
function compilePattern(pattern, lists, fold = (words) => words) {
    const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
    if (source === undefined)
        throw new Error(`The lexicon's pattern ${pattern} is not between slashes.`);
    return new RegExp(expand(source, lists, fold), flags);
}
const LIST_NAME = /(?<!\(\?|\\k)<([\w.]+)>/g;
const expand = (source, lists, fold) => source.replace(LIST_NAME, (_, path) => {
    const list = path.split(".").reduce((parent, name) => Object(parent)[name], lists);
    const words = Array.isArray(list) ? fold(list.join("|")) : list;
    if (typeof words !== "string" || words === "")
        throw new Error(`The lexicon has no list <${path}>.`);
    return expand(words, lists, fold);
});


/***/ }),

/***/ 32753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ limitYoungGeneration)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

const YOUNG_GENERATION_LIMIT_BYTES = 32 * 1024 * 1024;
let isLimited = false;
function limitYoungGeneration() {
    if (isLimited)
        return;
    const young = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find(({ space_name }) => space_name === "new_space");
    if (young === undefined || young.space_size < YOUNG_GENERATION_LIMIT_BYTES)
        return;
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
    isLimited = true;
}


/***/ }),

/***/ 31202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gq: () => (/* binding */ addAbortListener),
/* harmony export */   wl: () => (/* binding */ LinkedList),
/* harmony export */   y1: () => (/* binding */ unlink),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

class LinkedList {
    #end = createNode(undefined);
    get isEmpty() {
        return this.#end.next === this.#end;
    }
    push(value) {
        const node = createNode(value);
        node.previous = this.#end.previous;
        node.next = this.#end;
        node.previous.next = node;
        this.#end.previous = node;
        return node;
    }
    shift() {
        const first = this.#end.next;
        unlink(first);
        return first.value;
    }
}
function unlink(node) {
    node.previous.next = node.next;
    node.next.previous = node.previous;
    node.previous = node;
    node.next = node;
}
function createNode(value) {
    const node = { value };
    node.previous = node;
    node.next = node;
    return node;
}
const LISTENER_LISTS = new WeakMap();
function addAbortListener(signal, callback) {
    const known = LISTENER_LISTS.get(signal);
    if (known !== undefined)
        return known.push(callback);
    const listeners = new LinkedList();
    LISTENER_LISTS.set(signal, listeners);
    signal.addEventListener("abort", () => {
        for (let next = listeners.shift(); next !== undefined; next = listeners.shift())
            next();
    });
    return listeners.push(callback);
}
async function sleep(ms, signals) {
    const signal = AbortSignal.any([...signals]);
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}


/***/ }),

/***/ 29045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tD: () => (/* binding */ checkLink),
  ZB: () => (/* binding */ compareDevices),
  SZ: () => (/* binding */ getWaitReason),
  Cq: () => (/* binding */ resolveVerdict)
});

// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/engine/link/classify-response.js + 1 modules
var classify_response = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/engine/link/client-redirect.js
var client_redirect = __webpack_require__(12058);
// EXTERNAL MODULE: ./build/engine/link/find-link-advisories.js + 1 modules
var find_link_advisories = __webpack_require__(53363);
// EXTERNAL MODULE: ./build/engine/link/link-outcome.js
var link_outcome = __webpack_require__(67435);
// EXTERNAL MODULE: ./build/engine/link/measure-content.js + 1 modules
var measure_content = __webpack_require__(54246);
// EXTERNAL MODULE: ./build/engine/link/placeholder-page.js + 1 modules
var placeholder_page = __webpack_require__(47249);
// EXTERNAL MODULE: ./build/engine/link/unavailable-notice.js + 1 modules
var unavailable_notice = __webpack_require__(63638);
;// CONCATENATED MODULE: ./build/engine/link/decide.js







function decide(probe, page, followUp = {}) {
    const purpose = followUp.purpose ?? "evaluation";
    const probes = followUp.httpRetry ? [probe, followUp.httpRetry] : [probe];
    const pages = [page, followUp.secondPageObservation ?? null].filter((one) => one !== null);
    const http = probes.flatMap(({ attempts }) => attempts.map(fromHttpAttempt));
    const chrome = pages.map(fromPageObservation);
    const decision = doubtLanguage(probe.url, decideOnBoth(http, chrome, purpose), followUp.isLocaleKnown ?? true);
    const alive = decision.verdict === "alive";
    const passed = decision.source?.redirects ?? [];
    return {
        verdict: decision.verdict,
        httpStatus: decision.source?.httpStatus ?? null,
        finalUrl: decision.source?.finalUrl ?? null,
        reason: alive ? null : explainVerdict(probe.url, decision),
        ...(decision.source?.outcome.kind === "no_network" && { isOffline: true }),
        redirects: passed.length === 0 ? [probe.url] : passed,
        trail: [...probe.trail, ...pages.map(toBrowserStep), ...(followUp.httpRetry?.trail ?? [])],
        advisories: alive
            ? (0,find_link_advisories/* findAdvisories */.nz)(probe.url, undoHistoryRewrite(decision.source, chrome), http.at(-1)?.outcome, purpose)
            : [],
    };
}
function doubtLanguage(url, decision, isLocaleKnown) {
    const { verdict, source } = decision;
    if (isLocaleKnown || verdict !== "link_broken" || source === null || !(0,link_outcome/* isNotFound */.c4)(source.outcome))
        return decision;
    return source.finalUrl !== null && insertsLanguage(url, source.finalUrl)
        ? { verdict: "inconclusive", source, isTranslation: true }
        : decision;
}
const LANGUAGE_SEGMENT = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?=\/|$)/iu;
function insertsLanguage(from, to) {
    const [start, end] = [URL.parse(from), URL.parse(to)];
    if (start === null || end === null)
        return false;
    const inserted = LANGUAGE_SEGMENT.exec(end.pathname)?.[0];
    if (inserted === undefined || LANGUAGE_SEGMENT.test(start.pathname))
        return false;
    const trim = (path) => path.replace(/\/$/u, "");
    return trim(end.pathname.slice(inserted.length)) === trim(start.pathname);
}
function decideOnBoth(http, chrome, purpose) {
    const lastHttp = http.at(-1) ?? null;
    const lastChrome = chrome.at(-1) ?? null;
    if (lastChrome === null)
        return decideOnHttp(http);
    if (lastChrome.outcome.kind === "file" && lastHttp?.outcome.kind === "empty")
        return inconclusive(lastHttp);
    if ((0,link_outcome/* isAlive */._n)(lastChrome.outcome))
        return { verdict: "alive", source: lastChrome };
    if (lastHttp?.outcome.kind === "file")
        return { verdict: "alive", source: lastHttp };
    if ((0,link_outcome/* isDead */.XU)(lastChrome.outcome))
        return isConfirmed(http, chrome)
            ? toLinkBroken(lastChrome, lastHttp)
            : inconclusive(pickExplanation(lastChrome, lastHttp));
    const shown = "rendered" in lastChrome.outcome && lastChrome.outcome.rendered && purpose === "evaluation";
    if (shown && lastChrome.outcome.kind === "timeout")
        return { verdict: "alive", source: lastChrome };
    const onHttp = decideOnHttp(http);
    if (onHttp.verdict === "link_broken")
        return contradictsHttp(lastChrome.outcome, lastHttp?.outcome) ? inconclusive(lastChrome) : onHttp;
    if (onHttp.verdict === "alive" && purpose === "links" && lastHttp !== null && !isEmptyShell(lastHttp.outcome))
        return onHttp;
    if (shown)
        return { verdict: "alive", source: lastChrome };
    return inconclusive(pickExplanation(lastChrome, lastHttp));
}
function decideOnHttp(http) {
    const last = http.at(-1) ?? null;
    const before = http.at(-2)?.outcome;
    if (last === null)
        return { verdict: "inconclusive", source: null };
    if ((0,link_outcome/* isAlive */._n)(last.outcome))
        return { verdict: "alive", source: last };
    const twice = (0,link_outcome/* isDead */.XU)(last.outcome) && before !== undefined && (0,link_outcome/* isDead */.XU)(before);
    return twice && isConclusive(last.outcome) ? { verdict: "link_broken", source: last } : inconclusive(last);
}
function isConclusive(outcome) {
    if (outcome.kind === "certificate")
        return outcome.certain;
    if (outcome.kind === "not_found_title")
        return outcome.ambiguous !== true;
    return outcome.kind !== "not_found_heading" && outcome.kind !== "tls_refused";
}
const isEmptyShell = (outcome) => outcome.kind === "page" && outcome.contentAmount === "shell";
const inconclusive = (source) => ({ verdict: "inconclusive", source });
function pickExplanation(lastChrome, lastHttp) {
    const vague = lastChrome.outcome.kind === "unreachable" || lastChrome.outcome.kind === "no_such_domain";
    return vague && lastHttp !== null && !(0,link_outcome/* isAlive */._n)(lastHttp.outcome) ? lastHttp : lastChrome;
}
function toLinkBroken(lastChrome, lastHttp) {
    const sameKind = lastHttp?.outcome.kind === lastChrome.outcome.kind;
    return { verdict: "link_broken", source: sameKind && !(0,link_outcome/* isNotFound */.c4)(lastChrome.outcome) ? lastHttp : lastChrome };
}
function isConfirmed(http, chrome) {
    const lastHttp = http.at(-1)?.outcome;
    const lastChrome = chrome.at(-1)?.outcome;
    const before = chrome.at(-2)?.outcome;
    if (lastChrome === undefined)
        return false;
    if (lastHttp !== undefined && outcomesAgree(lastHttp, lastChrome))
        return true;
    if (lastChrome.kind === "certificate" && lastChrome.certain)
        return true;
    if (lastChrome.kind === "no_such_domain" || before === undefined || !outcomesAgree(before, lastChrome))
        return false;
    const scripted = lastChrome.kind === "not_found_title" || lastChrome.kind === "not_found_heading";
    return scripted || lastHttp === undefined || !(0,link_outcome/* isAlive */._n)(lastHttp);
}
const outcomesAgree = (one, other) => (0,link_outcome/* isNotFound */.c4)(one) ? (0,link_outcome/* isNotFound */.c4)(other) : one.kind === other.kind;
function contradictsHttp(lastChrome, lastHttp) {
    if (lastHttp?.kind === "no_such_domain")
        return false;
    return (!["unreachable", "dns_trouble", "no_network"].includes(lastChrome.kind) &&
        !(lastChrome.kind === "timeout" && !lastChrome.rendered));
}
function undoHistoryRewrite(visit, chrome) {
    if (visit === null || !chrome.includes(visit) || visit.redirects.length > 1)
        return visit;
    const { finalUrl, redirects } = visit;
    const [start] = redirects;
    const rewritten = start !== undefined && finalUrl !== null && getOriginAndPath(start) === getOriginAndPath(finalUrl);
    return rewritten ? { ...visit, finalUrl: start } : visit;
}
const getOriginAndPath = (url) => {
    const parsed = URL.parse(url);
    return parsed?.origin.concat(parsed.pathname);
};
function planFollowUp(probe, page) {
    const lastChrome = (0,classify_response/* classifyPageObservation */.yN)(page);
    const lastHttp = probe.attempts.at(-1)?.outcome;
    if (lastChrome.kind === "doubtful" && (lastChrome.reason === "loading" || lastChrome.reason === "failing"))
        return { ask: "browser" };
    if (lastChrome.kind === "server_error" && lastHttp?.kind !== "server_error")
        return { ask: "browser" };
    if (!(0,link_outcome/* isDead */.XU)(lastChrome) || isConfirmed(probe.attempts.map(fromHttpAttempt), [fromPageObservation(page)]))
        return null;
    const httpIsFine = lastHttp !== undefined && (0,link_outcome/* isAlive */._n)(lastHttp);
    if (lastChrome.kind === "not_found_status" && httpIsFine)
        return { ask: "http", url: page.finalUrl ?? probe.url };
    if (lastChrome.kind === "no_such_domain" || (lastChrome.kind === "certificate" && httpIsFine))
        return null;
    return { ask: "browser" };
}
function fromHttpAttempt(attempt) {
    const redirected = attempt.redirects[0] !== attempt.finalUrl;
    const reached = attempt.httpStatus !== null || redirected;
    return { ...attempt, finalUrl: reached ? attempt.finalUrl : null };
}
function fromPageObservation(page) {
    const { finalUrl, redirects } = page;
    const outcome = (0,classify_response/* classifyPageObservation */.yN)(page);
    return { outcome, finalUrl, httpStatus: getSiteStatus(page), redirects, summary: summarisePageObservation(page) };
}
function summarisePageObservation(page) {
    const { title, heading, text, mainContent } = page;
    const lines = text.length < measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE ? text.split("\n") : null;
    const developerError = (0,placeholder_page/* findDeveloperError */.GD)([heading, ...mainContent.full.lines]);
    return { title, heading, lines, unavailableNotice: (0,unavailable_notice/* findUnavailableNotice */.WW)(page), developerError };
}
const getSiteStatus = (page) => ((0,classify_response/* isProxyError */.dr)(page) ? null : page.httpStatus);
function toBrowserStep(page) {
    const outcome = (0,classify_response/* classifyPageObservation */.yN)(page);
    const title = page.title === "" ? "" : `, titled "${(0,ground_text/* truncate */.xv)(page.title)}"`;
    const httpStatus = getSiteStatus(page);
    const isClear = (0,link_outcome/* isAlive */._n)(outcome) || outcome.kind === "not_found_status";
    const response = httpStatus === null ? [] : [`Chrome got ${httpStatus}${title}`];
    const note = [...response, ...(isClear && httpStatus !== null ? [] : [(0,link_outcome/* describeOutcome */.SS)(outcome)])].join(". ");
    const { errorCode, durationMs, finalUrl, redirects } = page;
    return {
        how: "browser",
        url: finalUrl ?? redirects[0] ?? "",
        redirects: redirects.length === 1 && redirects[0] === finalUrl ? [] : redirects,
        httpStatus,
        errorCode,
        title: page.title === "" ? null : page.title,
        tls: outcome.kind === "certificate" ? outcome.explanation : null,
        note,
        ms: durationMs,
    };
}
function explainVerdict(url, { verdict, source, isTranslation }) {
    if (source === null)
        return "The page could not be checked";
    if (isTranslation)
        return `${describeDestination(url, source)}. The site chose this language: set the ad's locale to check its own page`;
    const doubt = verdict === "inconclusive" && (0,link_outcome/* isDead */.XU)(source.outcome) ? "; no second check confirmed it" : "";
    return describeDestination(url, source) + doubt;
}
function describeDestination(url, { outcome, finalUrl }) {
    if (!(0,link_outcome/* isNotFound */.c4)(outcome) || finalUrl === null || isSamePage(url, finalUrl))
        return (0,link_outcome/* describeOutcome */.SS)(outcome);
    const target = (0,ground_text/* truncate */.xv)(finalUrl);
    return outcome.kind === "not_found_status"
        ? `It redirects to ${target}, which answers ${outcome.status}`
        : `It redirects to ${target}. ${(0,link_outcome/* describeOutcome */.SS)(outcome)}`;
}
const isSamePage = (one, other) => getOriginAndPath(one) === getOriginAndPath(other) && URL.parse(one)?.search === URL.parse(other)?.search;

// EXTERNAL MODULE: ./build/engine/link/options.js
var options = __webpack_require__(81178);
// EXTERNAL MODULE: ./build/engine/link/request-with-retries.js + 3 modules
var request_with_retries = __webpack_require__(96553);
;// CONCATENATED MODULE: ./build/engine/link/check-link.js








async function checkLink(url, settings, hosts, entered = null) {
    const first = await (0,request_with_retries/* probe */.d)(url, settings, entered);
    const probeResult = await hosts.bursts.confirm(first, settings, () => (0,request_with_retries/* probe */.d)(url, settings));
    hosts.recordProbe(probeResult);
    const { loadPage, signal } = settings;
    for (let trial = hosts.getPendingTrial(probeResult); trial !== null; trial = hosts.getPendingTrial(probeResult))
        await trial;
    const needsPage = loadPage !== null && hosts.needsBrowser(probeResult);
    const whenIdle = async (host) => await settings.hostLimiter?.whenIdle(host);
    const page = needsPage ? await hosts.loadPage(probeResult, () => loadPage(probeResult.url, signal), whenIdle) : null;
    const loadAgain = loadPage && ((again) => hosts.visit(probeResult, () => loadPage(again, signal)));
    const verdict = await resolveVerdict(probeResult, page, { ...settings, loadPage: loadAgain }, "links");
    return { probeResult, verdict };
}
async function resolveVerdict(probeResult, page, settings, purpose = "evaluation") {
    const { signal, loadPage, isLocaleKnown } = settings;
    const followUp = page === null ? null : planFollowUp(probeResult, page);
    if (followUp?.ask === "http") {
        const isSameOrigin = new URL(followUp.url).origin === new URL(probeResult.url).origin;
        const headersFor = isSameOrigin ? settings.headersFor : undefined;
        const fresh = { ...settings, headersFor, stopSignal: undefined, signals: [signal] };
        return decide(probeResult, page, { httpRetry: await (0,request_with_retries/* probe */.d)(followUp.url, fresh), purpose, isLocaleKnown });
    }
    const again = followUp?.ask === "browser" && loadPage !== null;
    const secondPageObservation = again ? await loadPage(probeResult.url, signal) : null;
    return decide(probeResult, page, { secondPageObservation, purpose, isLocaleKnown });
}
function getWaitReason(page) {
    const outcome = (0,classify_response/* classifyPageObservation */.yN)(page);
    if (outcome.kind === "bot_check" || (0,client_redirect/* refreshesToUrl */.s)(page.markup, page.headers["refresh"] ?? ""))
        return "document";
    const isEmpty = outcome.kind === "empty" || (outcome.kind === "page" && outcome.contentAmount !== undefined);
    if (page.stillLoading && (isEmpty || outcome.kind === "doubtful"))
        return "content";
    const isBlank = outcome.kind === "empty" && page.markup.includes("<script");
    const isWaiting = (outcome.kind === "empty" || outcome.kind === "page") && (0,measure_content/* isWaitPage */.LY)(page);
    return isBlank || isWaiting || (SETS_TIMER.test(page.markup) && mayStillChange(outcome)) ? "moment" : null;
}
const SETS_TIMER = /<script>[^<]{0,500}\bsetTimeout\(/i;
const mayStillChange = (outcome) => outcome.kind === "not_found_heading" || (outcome.kind === "page" && outcome.contentAmount === "thin");
const DEVICE_NAMES = {
    desktop: "a desktop",
    android: "an Android phone",
    iphone: "an iPhone",
};
async function compareDevices(probeResult, verdict, devices, settings) {
    const advisories = [];
    const steps = [];
    for (const device of devices) {
        const name = DEVICE_NAMES[device];
        const other = await (0,request_with_retries/* probe */.d)(probeResult.url, (0,options/* resolveSettings */.M)({ ...settings, userAgent: options/* USER_AGENTS */.V[device] }));
        steps.push(...other.trail.map((step) => ({ ...step, note: `As ${name}: ${step.note}` })));
        const last = other.attempts.at(-1);
        const difference = last === undefined ? null : describeDifference(verdict, probeResult.attempts.at(-1), last);
        if (difference === null)
            continue;
        advisories.push({ kind: "device_differs", note: `${(0,ground_text/* capitalise */.sK)(name)} gets another result: ${difference}` });
    }
    return { advisories, steps };
}
function describeDifference(verdict, reference, other) {
    const { outcome, finalUrl } = other;
    if (verdict.verdict === "inconclusive")
        return null;
    if (reference?.outcome.kind === outcome.kind && !(0,link_outcome/* isAlive */._n)(outcome))
        return null;
    if (verdict.verdict === "link_broken") {
        return (0,link_outcome/* isAlive */._n)(outcome) && !(reference && (0,link_outcome/* isAlive */._n)(reference.outcome)) ? "it gets the page" : null;
    }
    if ((0,link_outcome/* isDead */.XU)(outcome) || outcome.kind === "refused" || outcome.kind === "invalid_redirect")
        return lowerFirst((0,link_outcome/* describeOutcome */.SS)(outcome));
    if (!(0,link_outcome/* isAlive */._n)(outcome) || verdict.finalUrl === null)
        return null;
    return getComparableUrl(verdict.finalUrl) === getComparableUrl(finalUrl) ? null : `it ends on ${(0,ground_text/* truncate */.xv)(finalUrl)}`;
}
function getComparableUrl(url) {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname.replace(/^(?:www|m|mobile|touch|amp)\./, "");
    const path = pathname.replace(/^\/(?:m|mobile|amp)(?=\/|$)/, "").replace(/\/(?:index\.\w+)?$/, "");
    return `${host}:${port}${path}`;
}
const lowerFirst = (text) => `${text[0]?.toLowerCase() ?? ""}${text.slice(1)}`;


/***/ }),

/***/ 68951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ classifyConnectionError),
/* harmony export */   LX: () => (/* binding */ ResponseTimeout),
/* harmony export */   XE: () => (/* binding */ classifyFailure),
/* harmony export */   sI: () => (/* binding */ classifyTlsError)
/* harmony export */ });
/* unused harmony export collectErrorCodes */
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99789);
/* harmony import */ var _lexicon_certificate_errors_json__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72814);
/* harmony import */ var _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22405);
/* harmony import */ var _link_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67435);







class ResponseTimeout extends Error {
    name = "ResponseTimeout";
    code = "ETIMEDOUT";
}
const NO_ADDRESS_CODE = "ENODATA";
const collectErrorCodes = (error) => (0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .listErrors */ .Gr)(error).flatMap((one) => ("code" in one && typeof one.code === "string" ? [one.code] : []));
async function classifyFailure(error, url, settings) {
    const codes = collectErrorCodes(error);
    if (codes.includes("ENOTFOUND"))
        return classifyUnknownName(url, settings);
    const lookupError = codes.find((code) => /^EAI_/.test(code));
    if (lookupError !== undefined)
        return unlessOffline({ kind: "dns_trouble", host: url.hostname, code: lookupError }, url, settings);
    const certificateError = codes.find((code) => code in VERIFY_ERRORS);
    if (certificateError !== undefined)
        return classifyCertificateError(certificateError, url, settings);
    const tlsError = codes.find((code) => /^ERR_SSL_/u.test(code));
    if (tlsError !== undefined)
        return { outcome: classifyTlsError(tlsError), steps: [] };
    const unreachable = classifyConnectionError(error);
    if (codes.some((code) => _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .noRoute */ .xN.includes(code)))
        return unlessOffline(unreachable, url, settings);
    const isTimeout = codes.some((code) => _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .timeouts */ .Fw.includes(code));
    return { outcome: isTimeout ? { kind: "timeout", rendered: false } : unreachable, steps: [] };
}
function classifyConnectionError(error, unnamed = "unknown") {
    const codes = [...collectErrorCodes(error), ...(0,_contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .listErrors */ .Gr)(error).map(({ name }) => name)];
    const broken = codes.find((code) => PROTOCOL_ERROR.test(code));
    if (broken !== undefined)
        return { kind: "unreachable", code: broken, explanation: _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .protocol.why */ .TB.d };
    return { kind: "unreachable", code: collectErrorCodes(error).at(-1) ?? unnamed };
}
const PROTOCOL_ERROR = new RegExp(_lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .protocol.pattern */ .TB.T, "u");
function classifyTlsError(code) {
    const known = _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .tls */ .md.find(({ pattern }) => new RegExp(pattern, "u").test(code));
    return { kind: "tls_refused", code, explanation: `${known?.why ?? code} (${code})` };
}
async function unlessOffline(outcome, url, settings) {
    const control = await checkControlHosts(url, settings);
    return { outcome: control.works ? outcome : { kind: "no_network" }, steps: [control.step] };
}
async function classifyCertificateError(code, url, settings) {
    const started = performance.now();
    const outcome = await explainCertificateError(code, url, settings);
    const step = createStep("tls", url, started, code, (0,_link_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOutcome */ .SS)(outcome));
    return { outcome, steps: [{ ...step, tls: outcome.explanation }] };
}
async function classifyUnknownName(url, settings) {
    const control = await checkControlHosts(url, settings);
    if (!control.works)
        return { outcome: { kind: "no_network" }, steps: [control.step] };
    const started = performance.now();
    const answer = await lookUpDirectly(url.hostname, settings);
    const outcome = toDnsOutcome(url.hostname, answer);
    const note = answer === "addresses" ? "The name servers have an address for it" : (0,_link_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOutcome */ .SS)(outcome);
    const code = answer === "addresses" ? null : answer;
    return { outcome, steps: [control.step, createStep("dns", url, started, code, note)] };
}
function toDnsOutcome(host, answer) {
    if (answer === "addresses")
        return { kind: "dns_trouble", host, code: "EAI_AGAIN" };
    if (_lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_5__/* .nameServerErrors */ .ar.includes(answer))
        return { kind: "dns_trouble", host, code: answer };
    return { kind: "no_such_domain", host, detail: answer === NO_ADDRESS_CODE ? "no_address" : "no_such_name" };
}
async function checkControlHosts(url, { network }) {
    const started = performance.now();
    const works = await network.isUp();
    const note = works ? "Other names resolve, so DNS works" : "No other name resolves either";
    return { works, step: createStep("dns", url, started, null, note) };
}
async function lookUpDirectly(host, { resolveHost = queryNameServers }) {
    try {
        return (await resolveHost(host)).length > 0 ? "addresses" : NO_ADDRESS_CODE;
    }
    catch (error) {
        return collectErrorCodes(error)[0] ?? "unknown";
    }
}
async function queryNameServers(host) {
    const resolver = new node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.Resolver({ timeout: 2_000, tries: 2 });
    try {
        return await resolver.resolve4(host);
    }
    catch (error) {
        if (collectErrorCodes(error)[0] !== NO_ADDRESS_CODE)
            throw error;
        return await resolver.resolve6(host);
    }
}
function createStep(how, url, started, errorCode, note) {
    const ms = Math.round(performance.now() - started);
    return { how, url: url.href, redirects: [], httpStatus: null, errorCode, title: null, tls: null, note, ms };
}
const VERIFY_ERRORS = _lexicon_certificate_errors_json__WEBPACK_IMPORTED_MODULE_4__/* .node */ .rH;
const EXPLANATIONS = {
    expiry: explainExpiry,
    start: (_, facts) => facts === null ? "The certificate is not valid yet" : `The certificate is only valid from ${facts.validFrom}`,
    names: explainWrongHost,
    issuer: explainUntrustedIssuer,
};
async function explainCertificateError(code, url, settings) {
    const facts = await fetchCertificateDetails(url, settings);
    const known = VERIFY_ERRORS[code];
    const { why = `The certificate is rejected (${code})` } = known ?? {};
    const explanation = EXPLANATIONS[why]?.(url.hostname, facts) ?? why;
    const certain = known?.certain === true && !(code === "CERT_HAS_EXPIRED" && leafIsCurrent(facts));
    return { kind: "certificate", code, explanation, certain };
}
function explainExpiry(_, facts) {
    if (facts === null)
        return "The certificate has expired";
    if (leafIsCurrent(facts))
        return "A certificate in the chain has expired";
    return `The certificate expired on ${facts.validTo}`;
}
const leafIsCurrent = (facts) => facts !== null && Date.parse(facts.validTo) > Date.now();
function explainWrongHost(host, facts) {
    if (facts === null || facts.names.length === 0)
        return `The certificate is not for ${host}`;
    const shown = facts.names.slice(0, 3).join(", ");
    const more = facts.names.length > 3 ? ` and ${facts.names.length - 3} more` : "";
    return `The certificate is for ${shown}${more}, not for ${host}`;
}
function explainUntrustedIssuer(_, facts) {
    return facts === null || facts.issuer === ""
        ? "The certificate's issuer is not trusted"
        : `The certificate's issuer is not trusted: ${facts.issuer}`;
}
const INSPECT_TIMEOUT_MS = 5_000;
function fetchCertificateDetails(url, { dial, signal: stop }) {
    if (dial === undefined)
        return Promise.resolve(null);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const signal = AbortSignal.any([stop, AbortSignal.timeout(INSPECT_TIMEOUT_MS)]);
    return new Promise((resolve) => {
        const known = (facts) => {
            socket?.destroy();
            resolve(facts);
        };
        const socket = tryOrNull(() => dial(host, Number(url.port) || 443, signal));
        if (socket === null)
            return known(null);
        socket.on("error", () => known(null));
        signal.addEventListener("abort", () => known(null), { once: true });
        const secure = (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ socket, rejectUnauthorized: false, ...((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) === 0 && { servername: host }) });
        secure.on("error", () => known(null));
        secure.on("secureConnect", () => {
            const certificate = secure.getPeerX509Certificate();
            known(certificate === undefined ? null : tryOrNull(() => parseCertificate(certificate)));
        });
    });
}
function tryOrNull(job) {
    try {
        return job();
    }
    catch {
        return null;
    }
}
function parseCertificate(certificate) {
    const { subjectaltname = "", issuer } = certificate.toLegacyObject();
    return {
        validFrom: certificate.validFromDate.toISOString().slice(0, 10),
        validTo: certificate.validToDate.toISOString().slice(0, 10),
        names: subjectaltname.split(", ").flatMap((entry) => /^(?:DNS|IP Address):(.+)$/.exec(entry)?.[1] ?? []),
        issuer: [issuer?.O, issuer?.CN].flat().filter(Boolean)[0] ?? "",
    };
}


/***/ }),

/***/ 3838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yN: () => (/* binding */ classifyPageObservation),
  IJ: () => (/* binding */ classifyResponse),
  dr: () => (/* binding */ isProxyError)
});

// EXTERNAL MODULE: ./build/ground/media-type.js
var media_type = __webpack_require__(2215);
// EXTERNAL MODULE: ./build/engine/lexicon/certificate-errors.json
var certificate_errors = __webpack_require__(72814);
// EXTERNAL MODULE: ./build/engine/link/classify-failure.js
var classify_failure = __webpack_require__(68951);
// EXTERNAL MODULE: ./build/engine/link/client-redirect.js
var client_redirect = __webpack_require__(12058);
// EXTERNAL MODULE: ./build/engine/link/detect-bot-check.js + 1 modules
var detect_bot_check = __webpack_require__(40650);
// EXTERNAL MODULE: ./build/engine/link/measure-content.js + 1 modules
var measure_content = __webpack_require__(54246);
// EXTERNAL MODULE: ./build/engine/link/read-markup.js
var read_markup = __webpack_require__(103);
// EXTERNAL MODULE: ./build/engine/link/receive-response.js
var receive_response = __webpack_require__(11493);
// EXTERNAL MODULE: ./build/ground/fold-text.js
var fold_text = __webpack_require__(64623);
// EXTERNAL MODULE: ./build/engine/link/not-found-patterns.js
var not_found_patterns = __webpack_require__(49994);
// EXTERNAL MODULE: ./build/engine/link/text-says-not-found.js
var text_says_not_found = __webpack_require__(2955);
;// CONCATENATED MODULE: ./build/engine/link/soft-404.js





function hasOffer({ lines, buttonLabels }) {
    const { navigationButton } = (0,not_found_patterns/* errorPagePatterns */.x)();
    return buttonLabels.some((label) => !navigationButton.test(label)) || lines.some((line) => PRICE_PATTERN.test(line));
}
function hasProse(content) {
    const { errorPageWord } = (0,not_found_patterns/* errorPagePatterns */.x)();
    const isParagraph = (line) => countLatinEquivalentChars(line) >= MIN_PARAGRAPH_CHARS && !errorPageWord.test(line);
    return content.lines.some(isParagraph) || countProseChars(content) >= MIN_ARTICLE_CHARS;
}
const countProseChars = ({ lines }) => lines.map(countLatinEquivalentChars).reduce((sum, chars) => (chars < MIN_SENTENCE_CHARS ? sum : sum + chars), 0);
const hasContent = (content) => hasOffer(content) || hasProse(content);
const hasContentBelowNotFound = (content) => hasOffer(content) || countProseChars(content) >= MIN_CONTENT_BELOW_NOT_FOUND_CHARS;
const countLatinEquivalentChars = (line) => line.length + 1.5 * (line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
const MIN_ARTICLE_CHARS = 600;
const MIN_CONTENT_BELOW_NOT_FOUND_CHARS = 250;
const MIN_PARAGRAPH_CHARS = 110;
const MIN_SENTENCE_CHARS = 80;
const PRICE_PATTERN = /[€£$¥₽₹₺₩]\s?\d|\d\s?(?:[€£$¥₽₹₺₩円元]|(?:kr|zł|Kč|Ft|lei|лв|грн|руб|USD|EUR|GBP|CHF)(?![\p{L}]))/u;
function findNotFoundInMarkup(markup, visible, first) {
    const apiError = findApiError(visible.lines.join("\n")) ?? findApiError(markup);
    if (apiError !== null)
        return apiError;
    const headings = (0,read_markup/* findHeadings */.B2)(markup, first);
    const heading = headings.find((text) => (0,text_says_not_found/* headingSaysNotFound */.eV)(text) !== null) ?? headings.slice(0, 1).find(text_says_not_found/* isOnlyInterjection */.D9);
    if (heading !== undefined)
        return heading;
    const line = visible.length < measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE ? visible.lines.find(text_says_not_found/* startsWithNotFound */.VP) : (0,read_markup/* findNotFoundInFirstLines */.xp)(markup);
    return line ?? findNotFoundInBanner(markup);
}
function findNotFoundInBanner(markup) {
    const phrase = (0,read_markup/* findNotFoundInImageAlt */.cw)(markup);
    return phrase !== null && (0,read_markup/* getMainContentLines */.Of)(markup).slice(0, 1).join("").length < NOTICE_CHARS ? phrase : null;
}
function detectSoft404(page) {
    const missing = detectInTitle(page) ?? detectInHeading(page) ?? detectApiError(page);
    return missing !== null && page.failedRequest !== null ? toDoubtful(missing, "failing") : missing;
}
function detectApiError({ text }) {
    const apiError = findApiError(text);
    return apiError === null ? null : { kind: "not_found_heading", heading: apiError, apiError: true };
}
function detectInHeading(page) {
    const { heading, lineAfterHeading, text, mainContent } = page;
    if (heading === "")
        return detectInLines(page) ?? detectInMainContent(page);
    const phrase = (0,text_says_not_found/* headingSaysNotFound */.eV)(heading);
    const isTerse = phrase === "tersely" || (0,text_says_not_found/* isOnlyInterjection */.D9)(heading);
    const maxChars = mainContent.startsWithHeading ? Number.POSITIVE_INFINITY : MAX_PAGE_TEXT_CHARS;
    if (isTerse && (0,text_says_not_found/* startsWithNotFound */.VP)(lineAfterHeading))
        return text.length < maxChars ? toHeadingSoft404(`${heading} – ${lineAfterHeading}`) : null;
    if (phrase === "plainly") {
        if (text.length >= maxChars)
            return null;
        return !(0,text_says_not_found/* statesNotFound */.Ev)(mainContent.firstSection.lines) && hasContentBelowNotFound(mainContent.firstSection)
            ? toDoubtful(toHeadingSoft404(heading), "beside")
            : toHeadingSoft404(heading);
    }
    if (phrase === null || text.length >= SHORT_PAGE_CHARS)
        return detectBelowHeading(page) ?? detectAboveHeading(page);
    return hasContent(mainContent.full) ? toDoubtful(toHeadingSoft404(heading), "beside") : toHeadingSoft404(heading);
}
function detectBelowHeading({ lineAfterHeading, mainContent }) {
    const { lines, buttonLabels } = mainContent.full;
    const [number = "", sentence = ""] = lines;
    const isBare = lines.length <= 3 && buttonLabels.length === 0 && number === lineAfterHeading && number === "404";
    return isBare && (0,text_says_not_found/* startsWithNotFound */.VP)(sentence) ? toHeadingSoft404(`${number} – ${sentence}`) : null;
}
function detectAboveHeading({ heading, mainContent, text }) {
    const [first = ""] = mainContent.full.lines;
    if (first === "" || mainContent.firstSection.lines.includes(first) || !(0,text_says_not_found/* startsWithNotFound */.VP)(first))
        return null;
    if ((0,text_says_not_found/* headingSaysNotFound */.eV)(heading) !== null || text.length >= MAX_PAGE_TEXT_CHARS)
        return null;
    const missing = toHeadingSoft404(first);
    const plain = mainContent.startsWithHeading && text.length < SHORT_PAGE_CHARS && mainContent.full.buttonLabels.length === 0;
    return plain ? missing : toDoubtful(missing, "beside");
}
function detectInMainContent({ mainContent, markup, text }) {
    if (text.length >= MAX_PAGE_TEXT_CHARS)
        return null;
    const pictured = (0,read_markup/* hasShortMainContent */.Br)(markup, NOTICE_CHARS) ? (0,read_markup/* findNotFoundInImageAlt */.cw)(markup) : null;
    const line = (0,read_markup/* findNotFoundInFirstLines */.xp)(markup);
    const visible = line !== null && mainContent.full.lines.includes(line) ? line : null;
    const phrase = visible ?? pictured;
    if (phrase === null)
        return null;
    return text.length < SHORT_PAGE_CHARS ? toHeadingSoft404(phrase) : toDoubtful(toHeadingSoft404(phrase), "beside");
}
const toHeadingSoft404 = (heading) => ({ kind: "not_found_heading", heading });
function toDoubtful(missing, reason) {
    if (missing.kind === "doubtful")
        return missing;
    return { kind: "doubtful", text: "title" in missing ? missing.title : missing.heading, reason };
}
function detectInLines({ text, mainContent }) {
    if (text.length >= SHORT_PAGE_CHARS)
        return null;
    const { lines, buttonLabels } = mainContent.full;
    const at = lines.findIndex(text_says_not_found/* startsWithNotFound */.VP);
    const before = lines.slice(0, at).join("").length;
    if (at < 0 || before >= NOTICE_CHARS || (before > 0 && buttonLabels.length > 0))
        return null;
    return toHeadingSoft404(lines[at] ?? "");
}
function detectInTitle(page) {
    const { title, mainContent, heading } = page;
    if (!(0,text_says_not_found/* titleSaysNotFound */.yd)(title) || isAboutNotFound(page))
        return null;
    const missing = { kind: "not_found_title", title };
    if (mayBeAboutNotFound(page))
        return toDoubtful(missing, "about");
    const subject = (0,text_says_not_found/* hasDescriptivePart */.G9)(title);
    if (!(subject || (0,text_says_not_found/* isOnly404 */.hy)(title)) || (0,text_says_not_found/* statesNotFound */.Ev)(mainContent.full.lines))
        return missing;
    const reads = subject || (0,text_says_not_found/* headingSaysNotFound */.eV)(heading) !== null;
    return (reads ? hasContent : hasOffer)(mainContent.full) ? toDoubtful(missing, "beside") : missing;
}
const MAX_PAGE_TEXT_CHARS = 2_000;
const SHORT_PAGE_CHARS = 600;
const NOTICE_CHARS = 100;
const OG_TYPE_WORK = /<meta\s[^>]{0,200}og:type["'][^>]{0,200}content=["'](?:product|book|music|video)\b/i;
function isAboutNotFound(page) {
    const { title, heading, text, markup } = page;
    if (isOfferName(page))
        return true;
    if (text.length < SHORT_PAGE_CHARS)
        return false;
    const declared = heading !== "" && OG_TYPE_WORK.test(markup) && (0,text_says_not_found/* headingSaysNotFound */.eV)(heading) === null;
    if (!declared && !(0,text_says_not_found/* isPageSubject */.sQ)(title, heading))
        return false;
    return !(0,text_says_not_found/* splitSentences */.PC)(text.split("\n")).some((sentence) => (0,text_says_not_found/* headingSaysNotFound */.eV)(sentence) !== null);
}
function isOfferName({ title, heading, text, mainContent }) {
    const isHeading = heading !== "" && (0,fold_text/* foldText */.TH)(title) === (0,fold_text/* foldText */.TH)(heading);
    if (!isHeading || (0,text_says_not_found/* headingSaysNotFound */.eV)(heading) !== null)
        return false;
    return hasOffer({ ...mainContent.firstSection, lines: [] }) && !(0,text_says_not_found/* statesNotFound */.Ev)(text.split("\n"));
}
function mayBeAboutNotFound({ title, heading, text, markup }) {
    if (text.length < NOTICE_CHARS)
        return false;
    const numbered = /^404$/.test(heading.trim()) && OG_TYPE_WORK.test(markup) && text.length >= SHORT_PAGE_CHARS;
    if (!numbered && !(0,text_says_not_found/* isPageSubject */.sQ)(title, heading) && !(0,text_says_not_found/* hasSubtitle */.xb)(title, heading))
        return false;
    return !(0,text_says_not_found/* statesNotFound */.Ev)(text.split("\n"));
}
function findApiError(text) {
    const whole = text.trim();
    if (whole.length === 0 || whole.length > MAX_ERROR_CHARS)
        return null;
    return API_ERROR_PATTERNS.map((error) => error.exec(whole)?.[0] ?? null).find((found) => found !== null) ?? null;
}
const MAX_ERROR_CHARS = 2_000;
const API_ERROR_PATTERNS = [
    /^Cannot (?:GET|HEAD) \/\S{0,500}$/,
    /(?<=^\{[\s\S]{0,300})"(?:status(?:_?code)?|(?:error_?)?code)"\s*:\s*"?(?:404|410)\b"?/i,
    /(?<=<(?:Error|Code)>[\s\S]{0,300}|^)<Code>\s*(?:NoSuchKey|NoSuchBucket|BlobNotFound|ResourceNotFound)\s*<\/Code>/,
];

// EXTERNAL MODULE: ./build/engine/link/unavailable-notice.js + 1 modules
var unavailable_notice = __webpack_require__(63638);
// EXTERNAL MODULE: ./build/engine/link/visible-text.js
var visible_text = __webpack_require__(88284);
;// CONCATENATED MODULE: ./build/engine/link/classify-response.js












function classifyResponse(response, url) {
    const conflict = (0,receive_response/* findHeaderConflict */.xg)(response.headers);
    if (conflict !== null)
        return { kind: "unreachable", code: conflict, explanation: HEADER_CONFLICT };
    const byStatus = classifyStatus(response, false);
    if (byStatus?.kind === "not_found_status" && mayBecomePage(response))
        return { ...byStatus, mayBecomePage: true };
    if (byStatus !== null)
        return byStatus;
    const foreign = findForeignType(response.headers);
    if (isFileDownload(response.headers)) {
        if (response.isEmpty)
            return { kind: "empty" };
        return { kind: "file", ...foreign, ...(response.isMarkup && { isMarkup: true }) };
    }
    if (response.bodyState === "unread")
        return { kind: "page", ...foreign };
    if (response.title === "" && !(0,read_markup/* hasBody */.d9)(response.markup)) {
        if (response.bodyState === "late")
            return { kind: "timeout", rendered: false };
        if (response.bodyState === "broken")
            return (0,classify_failure/* classifyConnectionError */.Hg)(response.bodyError, "ECONNRESET");
        if (response.markup.trim() === "")
            return { kind: "empty" };
    }
    const { title, heading } = response;
    if ((0,text_says_not_found/* titleSaysNotFound */.yd)(title)) {
        const ambiguous = (0,text_says_not_found/* isPageSubject */.sQ)(title, heading) || (0,text_says_not_found/* hasSubtitle */.xb)(title, heading);
        return { kind: "not_found_title", title, ...(ambiguous && { ambiguous }) };
    }
    const visible = (0,visible_text/* extractVisibleText */.JB)(response.markup, measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE);
    const missing = findNotFoundInMarkup(response.markup, visible, heading);
    if (missing !== null)
        return { kind: "not_found_heading", heading: missing };
    if ((0,client_redirect/* redirectsClientSide */.I)(response.markup, response.headers["refresh"] ?? ""))
        return { kind: "page", contentAmount: "shell" };
    const read = visible.length > 0 ? "content" : "shell";
    const contentAmount = response.bodyState === "ended" ? (0,measure_content/* measureContent */.MJ)(response.markup, visible) : read;
    return {
        kind: "page",
        ...(contentAmount !== "content" && { contentAmount }),
        ...(contentAmount !== "shell" && (0,unavailable_notice/* mayHaveUnavailableNotice */.SR)(response.markup) && { maybeUnavailable: true }),
        ...(isOtherPage(response.markup, url) && { maybeOther: true }),
        ...foreign,
    };
}
function isOtherPage(markup, url) {
    const own = /<script/i.test(markup) ? (0,read_markup/* findCanonicalUrl */.B_)(markup, url) : null;
    return own !== null && own.host === url.host && trimPath(own.pathname) !== trimPath(url.pathname);
}
const trimPath = (path) => path.replace(/(?:\/index)?(?:\.(?:html?|php|aspx?))?\/*$/i, "").toLowerCase();
const HEADER_CONFLICT = "The server sends two different values of one header, so browsers show an error: ask its operator to remove one";
const mayBecomePage = ({ markup, headers, bodyState }) => (0,client_redirect/* redirectsClientSide */.I)(markup, headers["refresh"] ?? "") ||
    (bodyState === "ended" &&
        /<script/i.test(markup) &&
        (0,measure_content/* measureContent */.MJ)(markup, (0,visible_text/* extractVisibleText */.JB)(markup, measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE)) === "shell");
function classifyPageObservation(page) {
    const refusal = page.headers[PROXY_ERROR_HEADER];
    if (refusal !== undefined)
        return classifyProxyError(refusal, page.finalUrl);
    const rendered = isRendered(page);
    const byStatus = page.httpStatus === null ? null : classifyStatus({ ...page, status: page.httpStatus }, rendered);
    if (page.download)
        return { kind: "file", ...findForeignType(page.headers) };
    if (byStatus !== null)
        return byStatus;
    if (page.errorCode !== null)
        return classifyNetError(page.errorCode, page.finalUrl);
    const missing = detectSoft404(page);
    if (missing !== null)
        return page.stillLoading ? toDoubtful(missing, "loading") : missing;
    if (page.timedOut)
        return { kind: "timeout", rendered };
    if (!rendered)
        return { kind: "empty" };
    if (page.frameError !== null && (0,measure_content/* isThin */.OL)(page.text) && !PICTURE_TAG.test(page.markup))
        return { kind: "doubtful", text: page.frameError, reason: "framed" };
    if ((0,measure_content/* isOnlyWaitNotice */.Kj)(page.text))
        return { kind: "empty" };
    const isFull = hasVisualContent(page) || !(0,measure_content/* isThin */.OL)(page.text);
    return { kind: "page", ...(!isFull && { contentAmount: "thin" }), ...findForeignType(page.headers) };
}
const PROXY_ERROR_HEADER = "adhere-refusal";
const isProxyError = (page) => page.headers[PROXY_ERROR_HEADER] !== undefined;
function classifyProxyError(refusal, url) {
    const [why = "", code = ""] = refusal.split(" ");
    if (code === "ENOTFOUND")
        return { kind: "no_such_domain", host: getHostname(url), detail: "no_such_name" };
    if (why === "dns")
        return { kind: "dns_trouble", host: getHostname(url), code };
    if (code === "ETIMEDOUT")
        return { kind: "timeout", rendered: false };
    return { kind: "unreachable", code };
}
const getHostname = (url) => URL.parse(url ?? "")?.hostname ?? "";
function classifyStatus(response, rendered) {
    const vendor = (0,detect_bot_check/* detectBotCheck */.P)(response);
    if (vendor !== null)
        return { kind: "bot_check", vendor };
    const { status } = response;
    if (status === 404 || status === 410) {
        const botManager = (0,detect_bot_check/* detectBotManager */.W)(response);
        return { kind: "not_found_status", status, ...(botManager !== null && { botManager }) };
    }
    if (status >= 500 && status < 600)
        return { kind: "server_error", status, rendered };
    if (status >= 300)
        return { kind: "refused", status };
    return null;
}
function isFileDownload(headers) {
    if (/^\s*attachment/i.test(headers["content-disposition"] ?? ""))
        return true;
    return /^application\/(pdf|octet-stream|zip|x-|vnd\.)(?!.*(html|xml|json))/i.test(headers["content-type"] ?? "");
}
const PAGE_TYPE = /^(?:text\/(?:html|xml|xsl)|[^/]*|\*\/.*|unknown\/.*|application\/xml|.+\+xml|multipart\/.*)$/;
function findForeignType(headers) {
    const mediaType = (0,media_type/* parseMediaType */.iG)(headers["content-type"]);
    return PAGE_TYPE.test(mediaType) ? {} : { mediaType };
}
const isRendered = (page) => page.text.trim() !== "" || hasVisualContent(page);
const PICTURE_TAG = /<(img|picture|video|canvas|svg)[\s>]/i;
const hasVisualContent = ({ markup }) => /<(img|picture|video|canvas|svg|i?frame|object|embed)[\s>]/i.test(markup);
function classifyNetError(code, url) {
    const host = getHostname(url);
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
        return { kind: "invalid_redirect", target: url ?? "another scheme" };
    if (/^ERR_CERT/.test(code))
        return toChromeCertificateError(code);
    if (/^ERR_SSL_(?!CLIENT_AUTH)/.test(code))
        return (0,classify_failure/* classifyTlsError */.sI)(code);
    return { kind: "unreachable", code };
}
const CHROME_CERTIFICATE_ERRORS = certificate_errors/* chrome */.hB;
function toChromeCertificateError(code) {
    const { certain = false, why = `The certificate is rejected (${code})` } = CHROME_CERTIFICATE_ERRORS[code] ?? {};
    return { kind: "certificate", code, explanation: why, certain };
}


/***/ }),

/***/ 12058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ redirectsClientSide),
/* harmony export */   s: () => (/* binding */ refreshesToUrl)
/* harmony export */ });
const SPACED_REFRESH_ATTRIBUTE = /http-equiv\s*=\s*["']?refresh/i;
const NOSCRIPT_ELEMENT = /<noscript[\s>][\s\S]*?<\/noscript/gi;
const META_REFRESH = /<meta(?=[\s/])(?=[^>]{0,500}http-equiv\s*=\s*["']?refresh)[^>]{0,500}?content\s*=\s*(?:"([^"]{0,500})|'([^']{0,500})|([^\s>"']{1,500}))/i;
const REFRESH_TO_URL = /^\s*\d?(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?[^\s;,]/i;
function refreshesToUrl(markup, header) {
    if (REFRESH_TO_URL.test(header))
        return true;
    if (!SPACED_REFRESH_ATTRIBUTE.test(markup))
        return false;
    const meta = META_REFRESH.exec(markup.replace(NOSCRIPT_ELEMENT, " "));
    return meta !== null && REFRESH_TO_URL.test(meta[1] ?? meta[2] ?? meta[3] ?? "");
}
const LOCATION_CHANGE = /(?<![-\w])location(?:(?:\.href)?\s*=(?!=)|\.(?:replace|assign)\()\s*(?!["'`](?:#|\s*["'`]))[^\s;)]/u;
const INLINE_SCRIPT = /<script(?![^>]{0,500}\bsrc\s*=)[^>]{0,500}>([^<]{0,2000})/giu;
function redirectsByScript(markup) {
    if (!markup.includes("location"))
        return false;
    for (const [, script = ""] of markup.matchAll(INLINE_SCRIPT)) {
        const change = LOCATION_CHANGE.exec(script);
        if (change !== null && !script.slice(0, change.index).includes("{"))
            return true;
    }
    return false;
}
const redirectsClientSide = (markup, header) => redirectsByScript(markup) || refreshesToUrl(markup, header);


/***/ }),

/***/ 31921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ decompressBody),
/* harmony export */   YK: () => (/* binding */ MAX_BODY_BYTES),
/* harmony export */   mK: () => (/* binding */ INITIAL_BODY_BYTES),
/* harmony export */   yj: () => (/* binding */ decodeBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var chardet__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20629);



const INITIAL_BODY_BYTES = 64 * 1024;
const MAX_BODY_BYTES = 512 * 1024;
async function decompressBody(bytes, encoding, maxBytes = INITIAL_BODY_BYTES) {
    let plain = bytes;
    for (const coding of encoding.toLowerCase().split(",").reverse().slice(0, 2)) {
        const decompressor = createDecompressor(coding.trim(), plain);
        if (decompressor !== null)
            plain = await readDecompressed(plain, decompressor, maxBytes);
    }
    return plain.subarray(0, maxBytes);
}
const ZLIB_OPTIONS = { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH };
function createDecompressor(coding, bytes) {
    if (coding === "gzip" || coding === "x-gzip")
        return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip(ZLIB_OPTIONS);
    if (coding === "br")
        return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress({ finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.BROTLI_OPERATION_FLUSH });
    if (coding === "zstd")
        return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress({ finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_e_flush });
    if (coding !== "deflate")
        return null;
    const isZlib = ((bytes[0] ?? 0) & 0x0f) === 8;
    return isZlib ? node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate(ZLIB_OPTIONS) : node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw(ZLIB_OPTIONS);
}
async function readDecompressed(bytes, decompressor, maxBytes) {
    const chunks = [];
    let size = 0;
    decompressor.end(bytes);
    try {
        for await (const chunk of decompressor) {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= maxBytes)
                break;
        }
    }
    catch {
    }
    return Buffer.concat(chunks).subarray(0, maxBytes);
}
const CHARSET_PRESCAN_BYTES = 1024;
function decodeBytes(bytes, contentType) {
    const mark = detectByteOrderMark(bytes);
    const label = mark ?? parseCharset(contentType) ?? findMetaCharset(bytes);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) && (label === null || !NON_ASCII_COMPATIBLE.test(label)))
        return bytes.toString("latin1");
    if (mark === null && (label === null || /^utf-?8$/i.test(label)) && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString();
    const known = label === null ? null : decodeWith(label, bytes);
    if (known !== null)
        return known;
    const guessed = label === null ? guessCharset(bytes) : null;
    return (decodeWith("utf-8", bytes, { fatal: true }) ??
        (guessed && decodeWith(guessed, bytes, { fatal: true })) ??
        new TextDecoder("windows-1252").decode(bytes));
}
const MIN_GUESS_CONFIDENCE = {
    "windows-1251": 25,
    "KOI8-R": 25,
    Shift_JIS: 50,
    "EUC-JP": 50,
    GB18030: 50,
    Big5: 50,
    "EUC-KR": 50,
    "ISO-8859-8": 25,
    "windows-1256": 25,
    "windows-1250": 35,
    "ISO-8859-2": 35,
    "ISO-8859-9": 35,
};
function guessCharset(bytes) {
    const [best] = (0,chardet__WEBPACK_IMPORTED_MODULE_2__.analyse)(bytes);
    return best !== undefined && best.confidence >= (MIN_GUESS_CONFIDENCE[best.name] ?? Infinity) ? best.name : null;
}
const NON_ASCII_COMPATIBLE = /^(utf-?16|iso-2022|csiso2022|hz|replacement|unicode|ucs-2)/i;
function detectByteOrderMark(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        return "utf-8";
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return "utf-16le";
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return "utf-16be";
    return null;
}
const parseCharset = (text) => /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(text)?.[1] ?? null;
function findMetaCharset(bytes) {
    const start = bytes.subarray(0, CHARSET_PRESCAN_BYTES).toString("latin1");
    const meta = /<meta\s[^>]{0,500}/gi;
    for (const [tag] of start.matchAll(meta)) {
        const charset = parseCharset(tag);
        if (charset !== null)
            return /^utf-?16/i.test(charset) ? "utf-8" : charset;
    }
    return null;
}
function decodeWith(label, bytes, options = {}) {
    try {
        return new TextDecoder(label, options).decode(bytes, { stream: options.fatal === true });
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 40650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ detectBotCheck),
  W: () => (/* binding */ detectBotManager)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/ground/lexicon.js
var lexicon = __webpack_require__(77994);
;// CONCATENATED MODULE: ./build/engine/lexicon/bot-checks.json
const bot_checks_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"The vendors\' documentation, named per entry, and block pages as sites send them.","notes":["A rule applies where all of its conditions do; a list of rules where one of them does. Patterns are regular expressions; title and titles ignore case, and titles match a whole title but for its final punctuation. shortPage: less than 16 KB of markup; longer pages are articles about the check.","challenge: the response is a check instead of the page. presence: the vendor also protects ordinary pages, so it only names who refused."],"vendors":[{"vendor":"Cloudflare","documentation":"https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response","challenge":[{"header":{"name":"cf-mitigated","pattern":"^challenge$"}},{"markup":["_cf_chl_opt"]},{"shortPage":true,"markup":["Checking if the site connection is secure"]},{"shortPage":true,"markup":["needs to review the security of your connection"]},{"title":"^(just a moment[.…]*|attention required! \\\\| cloudflare)$"}],"presence":[{"header":{"name":"server","pattern":"^cloudflare$"},"markup":["cf-error-details"]}]},{"vendor":"AWS WAF","documentation":"https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html","challenge":[{"header":{"name":"x-amzn-waf-action","pattern":"(?i:^(challenge|captcha)$)"}},{"markup":["gokuProps","awswaf"]}],"presence":[{"markup":["Request blocked","(CloudFront)"]}]},{"vendor":"DataDome","documentation":"https://docs.datadome.co: an inline dd object redirects blocked visitors to geo. or interstitial.captcha-delivery.com","challenge":[{"markup":["captcha-delivery.com"],"markupPattern":"\\\\bdd\\\\s*=\\\\s*\\\\{"}],"presence":[{"header":{"name":"x-datadome","pattern":"."}},{"header":{"name":"x-dd-b","pattern":"."}},{"cookie":"^datadome="},{"markup":["captcha-delivery.com"]}]},{"vendor":"HUMAN","documentation":"https://docs.humansecurity.com: the block page has the element #px-captcha and says \'Press & Hold\'","challenge":[{"markupPattern":"id=[\\"\']?px-captcha"},{"shortPage":true,"markup":["because we believe you are using automation tools"]},{"title":"^access to this page has been denied"}],"presence":[{"cookie":"^_px\\\\w*="},{"markupPattern":"(?i:_px(AppId|Uuid|Vid|hd)\\\\b|Press (&|&amp;|and) Hold)"}]},{"vendor":"Akamai","documentation":"https://techdocs.akamai.com: a denial has a \'Reference #\'; the interstitial posts to /_sec/","challenge":[{"title":"^access denied$","markupPattern":"(?i:Reference\\\\s*(#|&#35;))"},{"markupPattern":"\\\\/_sec\\\\/cp_challenge\\\\/|sec-if-cpt-container"}],"presence":[{"header":{"name":"server","pattern":"(?i:^AkamaiGHost)"}},{"cookie":"^(_abck|ak_bmsc|bm_sz)="}]},{"vendor":"Imperva","documentation":"https://docs.imperva.com: ordinary pages may load /_Incapsula_Resource, too, but they have a title","challenge":[{"markupPattern":"(?i:Incapsula incident ID)"},{"title":"^$","markup":["_Incapsula_Resource"]}],"presence":[{"header":{"name":"x-iinfo","pattern":"."}},{"cookie":"^(visid_incap_|incap_ses_)"},{"markup":["_Incapsula_Resource"]}]},{"vendor":"Kasada","documentation":"https://docs.kasada.io: a 429 that loads ips.js","challenge":[{"status":429,"markupPattern":"\\\\bKPSDK\\\\b"}],"presence":[{"header":{"name":"x-kpsdk-ct","pattern":"."}}]},{"vendor":"Vercel","documentation":"https://vercel.com/docs/vercel-firewall/attack-challenge-mode","challenge":[{"header":{"name":"x-vercel-mitigated","pattern":"^(challenge|deny)$"}},{"title":"^vercel security checkpoint$"}]},{"vendor":"Sucuri","documentation":"https://docs.sucuri.net/website-firewall","challenge":[{"title":"^sucuri website firewall - access denied$"}],"presence":[{"header":{"name":"x-sucuri-block","pattern":"."}}]},{"vendor":"F5","documentation":"https://my.f5.com K04324391: BIG-IP\'s block page, with status 200","challenge":[{"title":"^request rejected$","markupPattern":"(?i:support ID is)"}]},{"vendor":"SiteGround","documentation":"Its CAPTCHA sets this response header","challenge":[{"header":{"name":"sg-captcha","pattern":"^challenge$"}}]},{"vendor":"Amazon","documentation":"Its CAPTCHA has status 200 and the site\'s own title","challenge":[{"shortPage":true,"markup":["/errors/validateCaptcha"]}]},{"vendor":"StackPath","documentation":"The interstitial of its web application firewall, with status 200","challenge":[{"shortPage":true,"markup":["to protect itself from online attacks","StackPath"]}]},{"vendor":"unnamed","documentation":"Titles of check pages of any vendor; the second list also names security firms, so the page has to mention a test","challenge":[{"titles":["robot or human\\\\??","are you a robot\\\\??","pardon our interruption[.…]*","human verification","client challenge","ddos-guard","radware (captcha|bot manager captcha)( page)?","checking your browser( before accessing .{1,80})?","please verify you are (a )?human","making sure you\'re not a bot","one moment, please","robot check","checking your browser - recaptcha","waiting for the redirectiron","are you not a robot\\\\??","вы не робот\\\\??","your access to this site has been limited( by the site owner)?","verify(ing)? you are human","bot verification","security checkpoint","captcha challenge"]},{"titles":["security (check|verification)","one more step","access verification","sicherheits(überprüfung|prüfung|abfrage)","vérification de sécurité","contrôle de sécurité","(comprobación|verificación|control) de seguridad","(verifica|controllo) di sicurezza","beveiligingscontrole","verificação de segurança","kontrola bezpieczeństwa","säkerhetskontroll","sikkerhedstjek","sikkerhetssjekk","turvatarkistus","bezpečnostní kontrola","biztonsági ellenőrzés","güvenlik kontrolü","セキュリティチェック","安全(检查|验证)"],"shortPage":true,"markupPattern":"(?i:captcha|\\\\brobots?\\\\b|complete the security check|human)"}]}]}');
;// CONCATENATED MODULE: ./build/engine/link/detect-bot-check.js



const Conditions = schemas/* strictObject */.rej({
    status: schemas/* int */.Whr().optional(),
    header: schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), pattern: schemas/* string */.YjP() }).optional(),
    cookie: schemas/* string */.YjP().optional(),
    markup: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    markupPattern: schemas/* string */.YjP().optional(),
    title: schemas/* string */.YjP().optional(),
    titles: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    shortPage: schemas/* literal */.euz(true).optional(),
});
const Rule = Conditions.transform(toPredicate);
const botChecks = (0,lexicon/* lexicon */.J)(schemas/* strictObject */.rej({
    source: schemas/* string */.YjP(),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
    vendors: schemas/* array */.YOg(schemas/* strictObject */.rej({
        vendor: schemas/* string */.YjP(),
        documentation: schemas/* string */.YjP(),
        challenge: schemas/* array */.YOg(Rule),
        presence: schemas/* array */.YOg(Rule).default([]),
    })),
})
    .transform(({ vendors }) => vendors), bot_checks_namespaceObject);
function toPredicate(rule) {
    const { status, header, cookie, markup = [], shortPage } = rule;
    const title = rule.titles === undefined ? rule.title : `^(?:${rule.titles.join("|")})[.…!]*$`;
    const tests = markup.map((part) => (response) => response.markup.includes(part));
    if (status !== undefined)
        tests.push((response) => response.status === status);
    if (header !== undefined)
        tests.push(matches(header.pattern, "", ({ headers }) => headers[header.name]));
    if (cookie !== undefined)
        tests.push(matches(cookie, "m", ({ headers }) => headers["set-cookie"]));
    if (title !== undefined)
        tests.push(matches(title, "i", (response) => response.title));
    if (shortPage)
        tests.push((response) => response.markup.length < MAX_CHECK_PAGE_CHARS);
    if (rule.markupPattern !== undefined)
        tests.push(matches(rule.markupPattern, "", (page) => page.markup));
    return (response) => tests.every((test) => test(response));
}
function matches(source, flags, read) {
    const pattern = new RegExp(source, flags);
    return (response) => pattern.test(read(response) ?? "");
}
const MAX_CHECK_PAGE_CHARS = 16 * 1024;
const BLOCKING_STATUSES = new Set([403, 405, 406, 429]);
function detectBotCheck(response) {
    const trimmed = { ...response, title: response.title.trim() };
    const challenging = botChecks().find(({ challenge }) => challenge.some((applies) => applies(trimmed)));
    if (challenging !== undefined)
        return challenging.vendor;
    return BLOCKING_STATUSES.has(response.status) ? detectBotManager(trimmed) : null;
}
const detectBotManager = (response) => botChecks().find(({ presence }) => presence.some((applies) => applies(response)))?.vendor ?? null;


/***/ }),

/***/ 53363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b5: () => (/* binding */ checkCertificateExpiry),
  nz: () => (/* binding */ findAdvisories)
});

// UNUSED EXPORTS: findRedirectAdvisories

// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/engine/lexicon/certificate-errors.json
var certificate_errors = __webpack_require__(72814);
// EXTERNAL MODULE: ./build/engine/lexicon/patterns.js
var patterns = __webpack_require__(36113);
;// CONCATENATED MODULE: ./build/engine/lexicon/redirects.json
const redirects_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"trackingParameters: click identifiers as Google, Meta, TikTok, Microsoft, LinkedIn, Reddit, X, Pinterest and Snapchat document them, and Google Analytics\' campaign parameters. languages, countries: ISO 639-1 and ISO 3166-1. deadEnds: collected by hand.","notes":["languages, countries: codes in the paths of home pages. Codes that are also words (my, ai, tv, me, to) are left out.","deadEnds: paths of pages on which visitors do not see what was advertised. They match whole path segments: /lookbook/404-jeans and /passwordless are ordinary pages. Shopify redirects the visitors of a shop that is not open to /password.","homePath: \'/\', \'/en\', \'/de-de/\', \'/index.html\'."],"trackingParameters":["utm_source","utm_medium","utm_campaign","utm_term","utm_content","utm_id","gclid","gbraid","wbraid","dclid","fbclid","ttclid","msclkid","li_fat_id","rdt_cid","twclid","epik","sccid"],"languages":["af","ar","az","bg","bn","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fr","ga","gl","he","hi","hr","hu","hy","id","is","it","ja","ka","kk","ko","lt","lv","mk","ms","mt","nb","nl","nn","no","pl","pt","ro","ru","sk","sl","sq","sr","sv","sw","ta","te","th","tr","uk","ur","uz","vi","zh"],"countries":["ae","at","au","be","br","ch","cl","cn","co","cz","dk","eg","gb","gr","hk","ie","il","in","jp","kr","lu","mx","nz","pe","ph","sa","se","sg","si","tw","ua","us","za"],"deadEnds":{"an error page":"//(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\\\\.\\\\w{2,5})?/?$/i","a sign-in page":"//(?:log[-_]?in|sign[-_]?in|sso)(?:\\\\.\\\\w{2,5})?/?$/i","a password page":"/^(?:/[a-z]{2}(?:-[a-z]{2})?)?/password/?$/i"},"patterns":{"trackingParameter":"/^(?:<trackingParameters>)$/i","homePath":"/^/(?:(?:(?:<languages>)(?:[-_][a-z]{2})?|<countries>)/?)?(?:(?:index|home|default)(?:\\\\.\\\\w+)?/?)?$/i"}}');
// EXTERNAL MODULE: ./build/engine/link/link-outcome.js
var link_outcome = __webpack_require__(67435);
// EXTERNAL MODULE: ./build/engine/link/placeholder-page.js + 1 modules
var placeholder_page = __webpack_require__(47249);
// EXTERNAL MODULE: ./build/engine/link/unavailable-notice.js + 1 modules
var unavailable_notice = __webpack_require__(63638);
;// CONCATENATED MODULE: ./build/engine/link/find-link-advisories.js







function findAdvisories(start, visit, http, purpose) {
    const advisories = [...findServerAdvisories(http, visit?.outcome), ...findForeignContent(http, visit?.outcome)];
    if (visit === null)
        return advisories;
    const { outcome, redirects, finalUrl, summary } = visit;
    if (purpose === "links" && outcome.kind === "page" && outcome.contentAmount === "thin")
        advisories.push({ kind: "thin_page", note: "The page has almost no content: less than a sentence of text" });
    const urls = [...new Set([start, ...redirects, finalUrl ?? start])];
    const placeholders = (0,placeholder_page/* findPlaceholder */.$e)(urls, summary);
    advisories.push(...(placeholders.length > 0 ? placeholders : (0,unavailable_notice/* createUnavailableAdvisory */.O1)(summary.unavailableNotice)));
    return [...advisories, ...findRedirectAdvisories(urls)];
}
const findRedirectAdvisories = (urls) => [findDeadEnd, findHomePageRedirect, findLostTracking, findInsecureHop].flatMap((find) => find(urls));
function findServerAdvisories(http, visit) {
    const advisories = [];
    const serverError = [visit, http].find((outcome) => outcome?.kind === "server_error");
    if (serverError?.kind === "server_error") {
        const note = `The server answered ${serverError.status}, but its page was scored`;
        advisories.push({ kind: "server_error", note });
    }
    const timeout = [visit, http].find((outcome) => outcome?.kind === "timeout");
    if (timeout !== undefined) {
        const note = timeout === visit
            ? `${(0,link_outcome/* describeOutcome */.SS)(timeout)}; the part that had rendered was scored`
            : "The page was slow: one visit timed out";
        advisories.push({ kind: "timeout", note });
    }
    if (http?.kind === "certificate" && certificate_errors/* incompleteChain */.Wd.includes(http.code)) {
        const note = "The server does not send an intermediate certificate: browsers fetch it, other clients reject the page";
        advisories.push({ kind: "incomplete_chain", note });
    }
    return advisories;
}
function findForeignContent(http, visit) {
    const isForeign = (one) => (one?.kind === "file" || one?.kind === "page") && one.mediaType !== undefined;
    const foreign = [http, visit].find(isForeign);
    if (foreign?.kind !== "file" && foreign?.kind !== "page")
        return [];
    const { kind, mediaType = "" } = foreign;
    if (kind === "file" && foreign.isMarkup)
        return [{ kind: "not_a_page", note: `The server sends a web page as ${mediaType}, so browsers show no page` }];
    const what = kind === "file" ? "a file" : /^(?:text|application)\//.test(mediaType) ? "source text" : "a bare file";
    const note = `Visitors get ${what} (${mediaType}) instead of a page, which Google Ads does not allow as a destination`;
    return [{ kind: "not_a_page", note }];
}
function findHomePageRedirect(urls) {
    const end = new URL(urls.at(-1) ?? "");
    if (!isHomePage(end))
        return [];
    const deep = urls.find((address) => {
        const url = new URL(address);
        return !isHomePage(url) && getSite(url) === getSite(end);
    });
    if (deep === undefined)
        return [];
    const note = `It redirects to the site's home page, ${(0,ground_text/* truncate */.xv)(end.href)}, instead of ${(0,ground_text/* truncate */.xv)(deep)}`;
    return [{ kind: "home_page", note }];
}
const redirectPatterns = (0,patterns/* patternLexicon */.F)(redirects_namespaceObject.patterns, redirects_namespaceObject);
const deadEnds = (0,patterns/* patternLexicon */.F)(redirects_namespaceObject.deadEnds, redirects_namespaceObject);
const isHomePage = ({ pathname }) => redirectPatterns().homePath.test(pathname);
const getSite = ({ hostname, port }) => `${hostname.replace(/^(?:www|m|mobile)\./, "")}:${port}`;
function findLostTracking(urls) {
    const arrived = listTrackingParams(urls.at(-1) ?? "");
    const dropped = new Map();
    urls.slice(0, -1).forEach((address, place) => {
        for (const [folded, name] of listTrackingParams(address)) {
            if (!arrived.has(folded))
                dropped.set(name, urls[place + 1] ?? "");
        }
    });
    if (dropped.size === 0)
        return [];
    const [[, target] = ["", ""]] = dropped;
    const names = [...dropped.keys()];
    return [{ kind: "tracking_lost", note: `A redirect to ${(0,ground_text/* truncate */.xv)(target)} drops ${names.join(", ")}` }];
}
function listTrackingParams(address) {
    const { search, hash } = new URL(address);
    const { trackingParameter } = redirectPatterns();
    const names = [...`${search}${hash}`.matchAll(/[?&#]([^=&#?]+)=/g)].map(([, name = ""]) => name);
    return new Map(names.filter((name) => trackingParameter.test(name)).map((name) => [name.toLowerCase(), name]));
}
function findDeadEnd(urls) {
    const [start = "", end = ""] = [urls[0], urls.at(-1)];
    const [what] = Object.entries(deadEnds()).find(([, path]) => path.test(new URL(end).pathname) && !path.test(new URL(start).pathname)) ?? [];
    if (what === undefined)
        return [];
    return [{ kind: "dead_end", note: `A redirect ends on ${(0,ground_text/* truncate */.xv)(end)}, which looks like ${what}` }];
}
function findInsecureHop(urls) {
    const hop = urls.find((address) => address.startsWith("http:") && !LOOPBACK_HTTP_URL.test(address));
    if (hop === undefined)
        return [];
    const note = `The redirect chain includes unencrypted http: ${(0,ground_text/* truncate */.xv)(hop)}`;
    return [{ kind: "insecure_hop", note }];
}
const LOOPBACK_HTTP_URL = /^http:\/\/(?:(?:[^/?#:]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/?#]|$)/;
const EXPIRY_WARNING_DAYS = 14;
const DAY_MS = 86_400_000;
function checkCertificateExpiry(host, ends, now) {
    const days = (ends - now) / DAY_MS;
    if (days < 0 || days > EXPIRY_WARNING_DAYS)
        return [];
    const day = new Date(ends).toISOString().slice(0, 10);
    const left = Math.floor(days) === 1 ? "1 day" : `${Math.floor(days)} days`;
    return [{ kind: "certificate_expiring", note: `The certificate of ${host} expires in ${left}, on ${day}` }];
}


/***/ }),

/***/ 67435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   XU: () => (/* binding */ isDead),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   c4: () => (/* binding */ isNotFound)
/* harmony export */ });
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11611);
/* harmony import */ var _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22405);


const REFUSAL_TEXTS = {
    401: "The page requires a sign-in (401)",
    403: "The page denies access (403)",
    407: "A proxy requires a sign-in (407)",
    429: "The site limits requests (429)",
    451: "The page is unavailable for legal reasons (451)",
};
const DOUBT_TEXTS = {
    loading: (text) => `The page says "${text}" while it is still loading`,
    failing: (text) => `The page says "${text}" while requests to its server fail`,
    about: (text) => `The page says "${text}", which may be its subject`,
    beside: (text) => `The page says "${text}" but has other content`,
    framed: (text) => `The page is only a frame, which ${/^\d/.test(text) ? `answers ${text}` : `browsers cannot show (${text})`}`,
};
const explainConnection = (code) => _lexicon_network_errors_json__WEBPACK_IMPORTED_MODULE_0__/* .connections */ .oQ.find(({ pattern }) => new RegExp(pattern, "u").test(code))?.why ??
    "The connection failed: open the page, and ask its operator if it fails there, too";
const OBSERVATION_TEXTS = {
    page: () => "The page is available",
    file: () => "The URL is a file",
    not_found_status: ({ status }) => `The page answers ${status}`,
    not_found_title: ({ title }) => `The page's title says that it was not found: "${(0,_ground_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(title)}"`,
    not_found_heading: ({ heading, apiError }) => apiError
        ? `The response is only an error: ${(0,_ground_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(heading)}`
        : `The page's heading says that it was not found: "${(0,_ground_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(heading)}"`,
    doubtful: ({ text, reason }) => DOUBT_TEXTS[reason]((0,_ground_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(text)),
    no_such_domain: ({ host, detail }) => `The domain ${host === "" ? "" : `${host} `}${detail === "no_address" ? "has no address" : "does not exist"}`,
    certificate: ({ explanation }) => explanation,
    bot_check: ({ vendor }) => `A bot check${vendor === "unnamed" ? "" : ` (${vendor})`} blocks the page`,
    refused: ({ status }) => REFUSAL_TEXTS[status] ?? `The page answers ${status}`,
    server_error: ({ status }) => `The server answers ${status}`,
    timeout: ({ rendered, skipped }) => skipped
        ? "Earlier requests to this host timed out, so this one was skipped"
        : rendered
            ? "The page did not finish loading in time"
            : "The page did not answer in time",
    tls_refused: ({ explanation }) => explanation,
    unreachable: ({ code, explanation }) => `${explanation ?? explainConnection(code)} (${code})`,
    dns_trouble: ({ host, code }) => `The domain ${host} could not be looked up (${code})`,
    no_network: () => "No network: no domain could be looked up",
    rate_limited: ({ ms }) => `The site limits requests (429): no requests for ${Math.ceil(ms / 1_000)} seconds`,
    redirect_loop: () => "The page redirects in a loop",
    too_many_redirects: ({ limit }) => `The page redirects more than ${limit} times`,
    invalid_redirect: ({ target }) => `The page redirects to ${(0,_ground_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(target)}, which is not a web address`,
    empty: () => "The page has no content",
};
function describeOutcome(outcome) {
    const describe = OBSERVATION_TEXTS[outcome.kind];
    return describe(outcome);
}
const isDead = (outcome) => isNotFound(outcome) || ["no_such_domain", "certificate", "tls_refused"].includes(outcome.kind);
const isNotFound = ({ kind }) => kind.startsWith("not_found_");
const isAlive = ({ kind }) => kind === "page" || kind === "file";


/***/ }),

/***/ 54246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OE: () => (/* binding */ MAX_VISIBLE_TEXT_CHARS),
  Kj: () => (/* binding */ isOnlyWaitNotice),
  OL: () => (/* binding */ isThin),
  LY: () => (/* binding */ isWaitPage),
  MJ: () => (/* binding */ measureContent)
});

// EXTERNAL MODULE: ./build/engine/lexicon/patterns.js
var patterns = __webpack_require__(36113);
;// CONCATENATED MODULE: ./build/engine/lexicon/wait-notices.json
const wait_notices_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Loading screens and redirect pages of web applications in these languages; collected by hand.","notes":["Entries are sources of regular expressions, compared without regard to case."],"phrases":["(?:please |just )?wait","loading","one moment","(?:you are being |you will be )?redirect(?:ing|ed)","bitte warten","(?:wird|werden) geladen","lädt","einen moment","weiterleitung","(?:sie werden )?weitergeleitet","chargement","veuillez patienter","redirection","vous allez être redirigé","cargando","espere","redirigiendo","un momento","caricamento","attendere","reindirizzamento","laden","even geduld","doorgestuurd","carregando","aguarde","redirecionando","ładowanie","proszę czekać","laddar","vänta","indlæser","laster","ladataan","načítání","yükleniyor","загрузка","подождите","перенаправ","読み込み中","お待ちください","加载中","正在跳转","로딩"],"patterns":{"contains":"/(?<!\\\\p{L})(?:<phrases>)/iu","startsWith":"/^[^\\\\p{L}]*(?:<phrases>)/iu"}}');
// EXTERNAL MODULE: ./build/engine/link/visible-text.js
var visible_text = __webpack_require__(88284);
;// CONCATENATED MODULE: ./build/engine/link/measure-content.js



const REFRESH_ATTRIBUTE = /http-equiv=["']?refresh/i;
const SCRIPT_TAG = /<script(?![^>]{0,300}type=["']?application\/(?:ld\+)?json)/i;
const FRAME_TAG = /<(?:frameset|iframe)[\s>]/i;
const SENTENCE_CHARS = 80;
const TWO_SENTENCES_CHARS = 200;
const MAX_VISIBLE_TEXT_CHARS = 700;
function measureContent(markup, visible = (0,visible_text/* extractVisibleText */.JB)(markup, MAX_VISIBLE_TEXT_CHARS)) {
    const { length, hasPictures, hasEmbeds } = visible;
    if (hasEmbeds && length < SENTENCE_CHARS && FRAME_TAG.test(markup))
        return "shell";
    if (isUnfilledApp(markup))
        return "shell";
    if (hasEmbeds || length >= TWO_SENTENCES_CHARS)
        return "content";
    if (SCRIPT_TAG.test(markup) || REFRESH_ATTRIBUTE.test(markup))
        return "shell";
    return hasPictures || length >= SENTENCE_CHARS ? "content" : "thin";
}
const MAIN_TAG = /<main(?=[\s>])[^>]{0,2000}>/gi;
const EMPTY_APP_ROOT = /<div\s[^>]{0,500}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|app-root|react-root|q-app|svelte)["']?[^>]{0,500}>\s*(?:<!--[^>]{0,100}-->\s*)?<\/div>/i;
function isUnfilledApp(markup) {
    if (!SCRIPT_TAG.test(markup))
        return false;
    if (EMPTY_APP_ROOT.test(markup))
        return true;
    MAIN_TAG.lastIndex = 0;
    const main = MAIN_TAG.exec(markup);
    const end = markup.lastIndexOf("</main");
    if (main === null || end < main.index)
        return false;
    const { length, hasPictures, hasEmbeds } = (0,visible_text/* extractVisibleText */.JB)(markup.slice(MAIN_TAG.lastIndex, end), SENTENCE_CHARS);
    return length === 0 && !hasPictures && !hasEmbeds;
}
const isThin = (text) => text.trim().length < SENTENCE_CHARS;
const waitPatterns = (0,patterns/* patternLexicon */.F)(wait_notices_namespaceObject.patterns, wait_notices_namespaceObject);
function isWaitPage({ title, text }) {
    const { contains, startsWith } = waitPatterns();
    return text.length < MAX_INTERSTITIAL_CHARS && (contains.test(text) || startsWith.test(title));
}
const isOnlyWaitNotice = (text) => isThin(text) && waitPatterns().startsWith.test(text);
const MAX_INTERSTITIAL_CHARS = 200;


/***/ }),

/***/ 10529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ NetworkStatus)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);

const CONTROL_HOSTS = ["example.com", "www.google.com", "www.cloudflare.com"];
const CONTROL_CACHE_MS = 5_000;
const MAX_SCOUT_WAIT_MS = 1_500;
class NetworkStatus {
    #control;
    #state = "unknown";
    #scout = null;
    #asked = null;
    #askedAt = 0;
    constructor(control = lookUpControlHosts) {
        this.#control = control;
    }
    async isDown(hostname) {
        if (this.#state === "up" || !needsDns(hostname))
            return false;
        if (this.#state === "down")
            return !(await this.isUp());
        if (this.#scout === null) {
            this.#scout = Promise.withResolvers();
            setTimeout(this.#scout.resolve, MAX_SCOUT_WAIT_MS).unref();
            return false;
        }
        await this.#scout.promise;
        return this.#state !== "unknown" && this.#state !== "up";
    }
    recordResult(hostname, answered) {
        if (this.#state === "up" || !needsDns(hostname))
            return;
        if (answered)
            this.#state = "up";
        this.#scout?.resolve();
    }
    isUp() {
        if (this.#asked === null || performance.now() - this.#askedAt > CONTROL_CACHE_MS) {
            this.#askedAt = performance.now();
            this.#asked = this.#control().then((works) => {
                this.#state = works ? "up" : "down";
                return works;
            });
        }
        return this.#asked;
    }
}
const needsDns = (hostname) => !/^\[|\d$|(?:^|\.)localhost$/.test(hostname);
const lookUpControlHosts = () => Promise.any(CONTROL_HOSTS.map((name) => (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(name))).then(() => true, () => false);


/***/ }),

/***/ 49994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ notFoundPatterns),
/* harmony export */   x: () => (/* binding */ errorPagePatterns)
/* harmony export */ });
/* harmony import */ var _ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64623);
/* harmony import */ var _lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3837);
/* harmony import */ var _lexicon_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36113);



const removedPhrases = ({ removed }) => removed?.sentences.map((sentence) => sentence.replaceAll("PAGE", `(?:${removed.page?.join("|")})`)) ?? [];
const languages = Object.values(_lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__.languages);
const phrases = [
    ...languages.flatMap((words) => words.phrases),
    ...languages.flatMap(({ firstPerson = [] }) => firstPerson),
    ...languages.flatMap(removedPhrases),
];
const notFoundPatterns = (0,_lexicon_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .patternLexicon */ .F)(_lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__.foldedPatterns, { ..._lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__, phrases }, _ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH);
const errorPagePatterns = (0,_lexicon_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .patternLexicon */ .F)(_lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__.patterns, _lexicon_not_found_json__WEBPACK_IMPORTED_MODULE_1__);


/***/ }),

/***/ 81178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveSettings),
/* harmony export */   V: () => (/* binding */ USER_AGENTS)
/* harmony export */ });
/* harmony import */ var _ground_accept_language_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65627);
/* harmony import */ var _lexicon_http_headers_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73684);
/* harmony import */ var _abort_listeners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31202);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10529);




function getBrowserHeaders(userAgent, locale) {
    const forVisit = { "user-agent": userAgent, "accept-language": buildAcceptLanguage(locale) };
    return Object.entries({ ..._lexicon_http_headers_json__WEBPACK_IMPORTED_MODULE_0__/* .navigation */ .Lg, ...forVisit }).flat();
}
const buildAcceptLanguage = (locale) => (0,_ground_accept_language_js__WEBPACK_IMPORTED_MODULE_3__/* .formatAcceptLanguage */ .E)([...new Set([...(0,_ground_accept_language_js__WEBPACK_IMPORTED_MODULE_3__/* .listLanguages */ .Y)(locale), "en"])]);
const USER_AGENTS = _lexicon_http_headers_json__WEBPACK_IMPORTED_MODULE_0__/* .userAgents */ .e;
function resolveSettings(options) {
    const { userAgent = USER_AGENTS.desktop, locale = "en-US", signal, stopSignal } = options;
    return {
        timeoutMs: 15_000,
        maxRetryAfterMs: 10_000,
        sleep: _abort_listeners_js__WEBPACK_IMPORTED_MODULE_1__/* .sleep */ .yy,
        ...options,
        locale,
        isLocaleKnown: options.locale !== undefined,
        network: options.network ?? new _network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkStatus */ .p(options.controlLookup),
        headers: getBrowserHeaders(userAgent, locale),
        signals: stopSignal === undefined ? [signal] : [signal, stopSignal],
    };
}


/***/ }),

/***/ 47249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GD: () => (/* binding */ findDeveloperError),
  $e: () => (/* binding */ findPlaceholder),
  Eh: () => (/* binding */ mayBePlaceholder)
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./build/ground/fold-text.js
var fold_text = __webpack_require__(64623);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/engine/lexicon/patterns.js
var patterns = __webpack_require__(36113);
;// CONCATENATED MODULE: ./build/engine/lexicon/placeholder-pages.json
const placeholder_pages_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Default pages and notices of web servers, hosting panels, registrars, parking services and content management systems; collected by hand.","notes":["Entries are sources of regular expressions, written as in not-found.json; each has to match a whole segment of a title, heading or line. developerErrors match the beginning of a line and are case-sensitive.","hints: parts of words; a text without any of them matches no other list.","parkedDomain holds complete sentences only: \'Domain parking\' and \'Domains for sale\' head articles and shops.","labels: what a text of each kind says of the page; the first kind that matches counts."],"hints":["dom(?:ain|ein|[ií]ni)","sale\\\\b","parked","web ?site","web address","suspend","expired","welcome to","(?:default|test)\\\\b.{0,40}\\\\bpage","plesk","parallels","caddy works","web server","information services","\\\\biis","index of","wordpress ›","future home","ma(?:in|n)t","manuten","onderhoud","wartung","gewartet","zurück","right back","be back","soon\\\\b","constru","aanbouw","im aufbau","unavailable","no longer","has (?:ended|been filled)","nicht mehr","plus disponible","ya no","non è più","beëindigd","not configured","closed","error\\\\b","erreur","bad gateway","forbidden","access denied","it works","suspend","sospes","gesperrt","zablok","zawiesz","geblok","caducad","scadut","expir","wygas","verlopen","abgelaufen","entsteht","published","connected","password","passwor[dt]","öffn","ouverture","apertura","apert","binnenkort","em breve","wkrótce","snart","pian\\\\b","brzy","hamarosan","yakında","近日","datenbank","datab","base de d","bazą","hacked","blocked","disabled","paused","not available","vpn","your (?:country|region)","(?:ihrem|deinem) land","votre pays","tu pa[ií]s","tuo paese","jouw land","seu pa[ií]s","registr","メンテ","технич","обслужив","维护","維護","점검"],"texts":{"parkedDomain":["(?:(?:this|the) (?:premium )?(?:domain|web ?site|web address)(?: name)?|(?:(?:the )?domain(?: name)? )?(?:[a-z0-9-]+\\\\.)+[a-z]{2,}) (?:is|may be|might be|could be) (?:now |currently )?(?:for sale|parked|available for (?:sale|purchase)|parked (?:at|by|with|free).*)(?: \\\\([^)]{1,60}\\\\))?","(?:parked domain(?: name)?|domain(?: name)? parked)(?: (?:on|at|with|by) .{1,40})?","parked free, courtesy of .{1,40}","(?:the |this |your )?(?:domain(?: name)?|web ?site|site) (?:(?:has |is )?expired|(?:is |has been )?(?:reserved|suspended))","suspended domain","future home of something quite cool","(?:buy|get|purchase) this domain(?: name)?","(?:this|the) domain(?: name)? (?:has |is )?expired","domain geparkt","geparkte domain","(?:diese )?domain (?:ist|im kundenauftrag) registriert","diese (?:domain|internetseite|website) wurde (?:soeben|gerade) (?:registriert|freigeschaltet)","(?:diese|die) (?:domain|website) (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|abgelaufen)|kann gekauft werden)","(?:ce site web|cette adresse) est (?:à vendre|en vente)","(?:ce|le) (?:nom de )?domaine est (?:à vendre|en vente|parqué|expiré)","(?:este|el) dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado)","(?:questo|il) dominio è (?:in vendita|parcheggiato|scaduto)","(?:deze|dit) domein(?:naam)? (?:is|staat) (?:te koop|geparkeerd)","este domínio está (?:à venda|estacionado)","dominio (?:scaduto|caducado|expirado)","(?:nom de )?domaine expiré","domínio expirado","domain (?:ist )?abgelaufen","(?:ta )?domena (?:wygasła|jest zaparkowana|na sprzedaż)","domein(?:naam)? (?:is )?verlopen","domänen har (?:gått ut|upphört)","domænet er udløbet","diese (?:domain|internetseite|website) wurde (?:soeben|gerade|kürzlich|neu|erfolgreich) (?:bei [^ ]{1,40} )?(?:registriert|freigeschaltet|eingerichtet)","hier entsteht (?:in kürze |demnächst |gerade )?(?:eine neue |die neue |unsere neue )?(?:internet(?:präsenz|seite|auftritt)|webseite|website|homepage|webpräsenz)","the (?:sponsored listings|domain owner) .{0,40}(?:no relationship|displayed above) .{0,60}"],"providerPage":["(?:this |your )?(?:account|web ?site|site)(?: (?:has been|is))?(?: temporarily)? suspended","welcome to (?:nginx|caddy|centos|openresty|plesk|(?:apache )?tomcat)(?: on [a-z0-9 ]{1,20})?","caddy works","it works","apache2? (?:\\\\w+ )?default page.{0,20}","(?:http server )?test page (?:for|powered by) (?:the )?(?:nginx|apache|http|centos|red hat|fedora|rocky|almalinux|amazon|oracle|lighttpd|litespeed|ssl).{0,60}","iis windows(?: server)?","microsoft internet information services ?\\\\d*","iis ?\\\\d+(?:\\\\.\\\\d)?","(?:web ?server\'?s |domain )?default page","default (?:web ?site|parallels plesk(?: panel)?) page","index of /.{0,80}","(?:this |the )?(?:domain|web ?site|site) (?:is not|isn\'t|not) (?:yet )?(?:published|connected to a web ?site)(?: yet)?","(?:(?:este|el|la) )?(?:cuenta|sitio|página|web) (?:ha sido |está )?suspendid[oa]","(?:ce |le |votre )?(?:compte|site)(?: (?:a été|est))? suspendu","(?:dieser |diese |das )?(?:account|konto|website|webseite|seite|webspace)(?: (?:ist|wurde))? (?:vorübergehend )?(?:gesperrt|deaktiviert)","(?:questo |il )?(?:sito|account)(?: è)?(?: stato)? sospeso","(?:ta )?(?:strona|konto|usługa)(?: (?:została|zostało|jest))? (?:zablokowan[ao]|zawieszon[ao])","(?:deze |dit )?(?:website|account)(?: is)? (?:geblokkeerd|opgeschort|geschorst)","(?:este |esta |a |o )?(?:site|conta)(?: (?:foi|está))? suspens[ao]","success! your new web server is ready to use","felicitations ?! votre domaine a bien ete cree.{0,40}","web ?site not configured","wordpress › installation"],"serverError":["database error","error establishing a database connection","runtime error","(?:an )?(?:internal |unexpected |server )?error(?: (?:has )?occurred)?","application error(?:: a (?:client|server)-side exception has occurred.{0,100})?","(?:(?:http )?(?:error )?\\\\d{3}[ :-]*)?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|forbidden|access denied)","datenbank-?fehler","fehler beim aufbau einer datenbankverbindung","erreur (?:lors de la connexion à|de connexion à) la base de données","error al (?:establecer|conectar con) (?:una conexión con )?la base de datos","errore nello stabilire una connessione (?:al|con il) database","fout bij het (?:maken van een verbinding|verbinden) met de database","erro ao (?:estabelecer uma conexão|ligar) (?:com o banco|à base) de dados","błąd (?:podczas |przy )?(?:łączenia|nawiązywania połączenia) z bazą danych","fel vid anslutning till databasen","der opstod en fejl ved forbindelse til databasen","(?:php )?(?:fatal|parse) error: .{0,120}","wordpress › (?:error|erreur|fehler)"],"maintenance":["(?:(?:our|this|the) )?(?:web ?site |site |shop |store )?(?:is )?(?:currently )?(?:under|down for|in|undergoing) (?:scheduled )?maintenance(?: mode)?","(?:site |scheduled )?maintenance(?: mode)?","wartungsarbeiten","wartungsmodus","(?:(?:die |unsere )?(?:seite|website) )?(?:im wartungsmodus|wird gewartet)","(?:site |page )?en (?:cours de )?maintenance","(?:sitio |página )?en mantenimiento","(?:sito )?in manutenzione","(?:website )?in onderhoud","(?:site )?em manutenção","(?:sorry,? )?we(?:\'ll| will) be (?:right |straight )?back(?: soon| shortly)?","(?:we\'ll )?be right back","wir sind (?:gleich|bald|in kurze) (?:zuruck|wieder (?:da|fur sie da))","(?:ただいま|現在)?(?:サイト)?メンテナンス(?:中(?:です)?|のお知らせ)","技術的?メンテナンス","(?:ведутся )?технические работы","(?:сайт )?на обслуживании","(?:网站|系统)维护中?","(?:서비스|시스템) 점검 ?중(?:입니다)?"],"offerEnded":["(?:sorry,? )?(?:this|the|that) (?:product|item|listing|job|position|vacancy|offer|promotion|campaign|sale|event|deal|link|form|content|page)(?: you(?:\'re| are| were) looking for)? (?:is (?:no longer (?:available|active|open|accepting responses)|unavailable|closed|not available right now)|isn\'t available(?: right now)?|has (?:ended|expired|closed|been filled))","(?:(?:this|the|that) )?(?:link|offer|campaign)(?: (?:is|was|has been|has))? (?:blocked|disabled|deactivated|paused|inactive|not available|expired)","(?:dieses|dieser|diese|das) (?:produkt|artikel|angebot|stelle|aktion) ist (?:leider )?(?:nicht mehr (?:verfügbar|erhältlich)|abgelaufen|beendet)","(?:ce|cet|cette) (?:produit|article|offre|annonce|promotion) n\'est plus disponible","est(?:e|a) (?:producto|artículo|oferta) ya no está disponible","quest[oa] (?:prodotto|articolo|offerta) non è più disponibile"],"defaced":["hacked by .{1,60}","(?:site |web ?site )?(?:hacked|defaced|pwned)(?: by .{1,60})?"],"geoBlocked":["(?:(?:this|our|the) (?:service|content|site|web ?site|page|offer|product) is )?(?:currently )?(?:not|un) ?available in your (?:country|region|location|area|state)","(?:vpn|proxy)(?: or (?:vpn|proxy))? (?:detected|blocked|not allowed)","(?:diese |unsere )?(?:seite|website|dienst|inhalt|angebot)? ?(?:ist )?in (?:ihrem|deinem|ihrer|deiner) (?:land|region) nicht verfügbar","(?:ce (?:site|contenu|service) )?(?:n\'est pas |non )?disponible dans votre (?:pays|région)","(?:este (?:sitio|contenido|servicio) )?no (?:está )?disponible en tu (?:país|región)","(?:il |questo )?(?:sito|contenuto|servizio)? ?non (?:è )?(?:disponibile|accessibile) (?:nel|dal) (?:tuo|suo) paese","niet beschikbaar in (?:jouw|uw) (?:land|regio)","não (?:está )?disponível no (?:seu|teu) país"],"underConstruction":["(?:(?:our |the |new )*(?:web ?site|site|shop|store) )?(?:is )?(?:coming|opening|launching) (?:very )?soon","(?:(?:this |our )?(?:web ?site|site|page) )?(?:is )?(?:currently )?under construction","(?:sorry,? )?(?:this|our|the) (?:shop|store|web ?site|site) is (?:currently |temporarily |no longer )?(?:unavailable|closed|available)","(?:store|shop) closed","(?:(?:this|our|the) )?(?:store|shop|web ?site|site) is password[- ]protected","(?:enter using|mit) password","mit passwort eintreten","demnächst (?:geöffnet|verfügbar|online)","(?:wir )?(?:eröffnen|eröffnung) (?:in kürze|bald|demnächst)","ouverture (?:prochaine(?:ment)?|bientôt)","bientôt (?:en ligne|ouvert)","próxima apertura","próximamente","prossima apertura","apertura prossima","binnenkort (?:open|online|geopend)","em breve","abertura em breve","wkrótce (?:otwarcie|otwieramy|startujemy)","öppnar snart","åbner snart","åpner snart","avataan pian","již brzy","brzy otevíráme","hamarosan nyitunk","yakında (?:açılıyor|sizlerle)","近日(?:公開|オープン)(?:予定)?","(?:site )?en construction","(?:sitio |pagina )?(?:web )?en construccion","(?:sito |pagina )?in costruzione","(?:website |site )?in aanbouw","(?:site |pagina )?em construcao","(?:website |seite )?im aufbau"]},"developerErrors":["(?:PHP )?(?:Fatal|Parse|Syntax) error ?:","Uncaught [\\\\w\\\\\\\\]*(?:Error|Exception)","Allowed memory size of \\\\d","Traceback \\\\(most recent call last\\\\)","SQLSTATE\\\\[","Liquid (?:syntax )?error(?: ?[:(]| in )","Whitelabel Error Page","Application error: a (?:client|server)-side exception","<\\\\?php\\\\s","ORA-\\\\d{5}","Server Error in \'","(?:java|javax|org)\\\\.[\\\\w.]+(?:Exception|Error)\\\\b","System\\\\.[\\\\w.]*Exception","Twig\\\\\\\\Error","Error: Cannot find module"],"parkingDomains":["above.com","afternic.com","bodis.com","buydomains.com","dan.com","domainmarket.com","efty.com","hugedomains.com","parkingcrew.net","parklogic.com","sedo.com","sedoparking.com","undeveloped.com"],"domainSaleHosts":["forsale.godaddy.com"],"labels":{"parkedDomain":"The domain looks parked or for sale","providerPage":"This is a default page of a web server or hosting provider","serverError":"The page shows a server error","maintenance":"The site seems to be down for maintenance","offerEnded":"The advertised offer seems to have ended","defaced":"The page seems to be defaced","geoBlocked":"The page is not available in the location of this check","underConstruction":"The site seems to be closed or not open yet"},"patterns":{"hint":"/<hints>/i","developerError":"/^(?:<developerErrors>)/"},"foldedPatterns":{"parkedDomain":"/^(?:<texts.parkedDomain>)[.!]*$/u","providerPage":"/^(?:<texts.providerPage>)[.!]*$/u","serverError":"/^(?:<texts.serverError>)[.!]*$/u","maintenance":"/^(?:<texts.maintenance>)[.!]*$/u","offerEnded":"/^(?:<texts.offerEnded>)[.!]*$/u","defaced":"/^(?:<texts.defaced>)[.!]*$/u","geoBlocked":"/^(?:<texts.geoBlocked>)[.!]*$/u","underConstruction":"/^(?:<texts.underConstruction>)[.!]*$/u"}}');
// EXTERNAL MODULE: ./build/engine/link/text-says-not-found.js
var text_says_not_found = __webpack_require__(2955);
;// CONCATENATED MODULE: ./build/engine/link/placeholder-page.js






const KINDS = Object.keys(placeholder_pages_namespaceObject.labels);
const SURE_KINDS = new Set(["parkedDomain", "providerPage"]);
const placeholder_page_patterns = (0,patterns/* patternLexicon */.F)(placeholder_pages_namespaceObject.patterns, placeholder_pages_namespaceObject);
const foldedPatterns = (0,patterns/* patternLexicon */.F)(placeholder_pages_namespaceObject.foldedPatterns, placeholder_pages_namespaceObject, fold_text/* foldText */.TH);
function findPlaceholder(urls, summary) {
    const note = (urls.length > 1 ? describeParkedRedirect(urls) : null) ?? describePlaceholder(summary);
    return note === null ? [] : [{ kind: "placeholder", note }];
}
function mayBePlaceholder(title, heading) {
    const { hint } = placeholder_page_patterns();
    return title === "" || hint.test(title) || hint.test(heading) || DOMAIN_NAME.test(title);
}
function describeParkedRedirect(urls) {
    const [start = "", end = ""] = [urls[0], urls.at(-1)];
    const domain = (0,cjs/* getDomain */.FB)(end);
    if (domain === null || domain === (0,cjs/* getDomain */.FB)(start))
        return null;
    if (!placeholder_pages_namespaceObject.parkingDomains.includes(domain) && !placeholder_pages_namespaceObject.domainSaleHosts.includes((0,cjs/* getHostname */.EW)(end) ?? ""))
        return null;
    return `A redirect leads to ${(0,ground_text/* truncate */.xv)(end)}, where domains are parked or sold`;
}
function findDeveloperError(lines) {
    const { developerError } = placeholder_page_patterns();
    return lines.slice(0, MAX_DEVELOPER_ERROR_LINES).find((line) => developerError.test(line)) ?? null;
}
const MAX_DEVELOPER_ERROR_LINES = 3;
function describePlaceholder({ title, heading, lines, developerError }) {
    if (developerError)
        return `${placeholder_pages_namespaceObject.labels.serverError}: its text is "${(0,ground_text/* truncate */.xv)(developerError)}"`;
    const byTitle = describeText(title, "title", lines !== null);
    if (byTitle !== null || lines === null)
        return byTitle;
    const byHeading = describeText(heading, "heading", true);
    if (byHeading !== null)
        return byHeading;
    if (title !== "" && !DOMAIN_NAME.test(title))
        return null;
    const sentences = lines
        .flatMap((text) => text.split(/(?<=[.!]) /))
        .map((text) => text.slice(0, MAX_PLACEHOLDER_CHARS));
    const line = sentences.find((text) => classifyText(text, true) !== null);
    return line === undefined ? null : describeText(line, "text", true);
}
function describeText(text, what, isShortPage) {
    const kind = classifyText(text, isShortPage);
    return kind === null ? null : `${kind}: its ${what} is "${(0,ground_text/* truncate */.xv)(text)}"`;
}
function classifyText(text, isShortPage) {
    if (text.length > MAX_PLACEHOLDER_CHARS || !placeholder_page_patterns().hint.test(text))
        return null;
    const folded = (0,fold_text/* foldText */.TH)(text);
    const segments = (0,text_says_not_found/* splitSegments */.bP)(folded).map((segment) => segment.trim());
    const kind = KINDS.filter((one) => isShortPage || SURE_KINDS.has(one)).find((one) => {
        const whole = one === "providerPage" || one === "serverError" ? [folded] : [];
        return [...whole, ...(one === "providerPage" ? [] : segments)].some((part) => foldedPatterns()[one].test(part));
    });
    return kind === undefined ? null : placeholder_pages_namespaceObject.labels[kind];
}
const MAX_PLACEHOLDER_CHARS = 120;
const DOMAIN_NAME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;


/***/ }),

/***/ 103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ findHeadings),
/* harmony export */   B_: () => (/* binding */ findCanonicalUrl),
/* harmony export */   Br: () => (/* binding */ hasShortMainContent),
/* harmony export */   OY: () => (/* binding */ findTitle),
/* harmony export */   Of: () => (/* binding */ getMainContentLines),
/* harmony export */   cw: () => (/* binding */ findNotFoundInImageAlt),
/* harmony export */   d9: () => (/* binding */ hasBody),
/* harmony export */   iE: () => (/* binding */ findHeading),
/* harmony export */   xp: () => (/* binding */ findNotFoundInFirstLines)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81161);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11611);
/* harmony import */ var _text_says_not_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2955);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88284);




const OPENING_TAG = /<(!--|(?:script|style|svg|noscript|template|textarea|iframe|title)(?=[\s>/])[^>]{0,2000}>)/gi;
function findTitle(markup) {
    OPENING_TAG.lastIndex = 0;
    for (let opening = OPENING_TAG.exec(markup); opening !== null; opening = OPENING_TAG.exec(markup)) {
        const [, inner = ""] = opening;
        const name = inner === "!--" ? inner : (/^\w+/.exec(inner)?.[0].toLowerCase() ?? "");
        const start = OPENING_TAG.lastIndex;
        const close = name === "!--" ? /-->/g : new RegExp(`</${name}`, "gi");
        close.lastIndex = start;
        const end = close.exec(markup)?.index;
        if (end === undefined)
            return null;
        if (name === "title")
            return toPlainText(markup.slice(start, end));
        OPENING_TAG.lastIndex = end;
    }
    return null;
}
function toPlainText(piece) {
    const text = (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_2__/* .collapseSpace */ .i)((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__/* .decodeHTML */ .Gz)(piece.slice(0, MAX_TEXT_CHARS)));
    return Buffer.from(text, "utf16le").toString("utf16le");
}
const MAX_TEXT_CHARS = 1_000;
const LINK_OR_META = /<(?:link|meta)(?=[\s/])([^>]{0,2000})>/gi;
const CANONICAL = /(?:\brel\s*=\s*["']?canonical|\bproperty\s*=\s*["']?og:url)\b/i;
const ADDRESS = /\b(?:href|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;
function findCanonicalUrl(markup, base) {
    for (const [, attributes = ""] of markup.matchAll(LINK_OR_META)) {
        const [, one, two, three] = CANONICAL.test(attributes) ? (ADDRESS.exec(attributes) ?? []) : [];
        const written = one ?? two ?? three;
        if (written !== undefined)
            return URL.parse((0,entities_decode__WEBPACK_IMPORTED_MODULE_3__/* .decodeHTML */ .Gz)(written.slice(0, MAX_TEXT_CHARS)), base);
    }
    return null;
}
const hasBody = (markup) => /<(body|main|div|p|h1|section|table|form|img)[\s>]/i.test(markup);
const HEADING_ELEMENT = /<h([1-4])(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h\1/gi;
const H1_ELEMENT = /<h(1)(?=[\s>])[^>]{0,2000}>([\s\S]{0,2000}?)<\/h1/gi;
const HTML_TAG = /<[^>]{0,2000}>/g;
function findHeading(markup) {
    const [first = ""] = findHeadingTexts(markup, H1_ELEMENT, 0, 1);
    return first;
}
const MAX_HEADINGS = 12;
function findHeadings(markup, first = findHeading(markup)) {
    if (first === "")
        return findHeadingTexts(markup, HEADING_ELEMENT, 0, MAX_HEADINGS);
    const end = markup.search(/<\/h1/i);
    return [first, ...findHeadingTexts(markup, HEADING_ELEMENT, end < 0 ? markup.length : end, 1)];
}
function findHeadingTexts(markup, pattern, from, max) {
    const texts = [];
    pattern.lastIndex = from;
    for (let found = pattern.exec(markup); found !== null; found = pattern.exec(markup)) {
        const text = toPlainText((found[2] ?? "").replace(HTML_TAG, " ")) || getNotFoundAlt(found[2] ?? "");
        if (text !== "" && isVisibleHeading(markup, found.index, text))
            texts.push(text);
        if (texts.length === max)
            break;
    }
    return texts;
}
const isVisibleHeading = (markup, at, text) => !isInScript(markup, at) && ((0,_text_says_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .headingSaysNotFound */ .eV)(text) === null || !isHiddenAt(markup, at));
function getNotFoundAlt(piece) {
    const [alt] = piece.matchAll(IMAGE_WITH_ALT);
    const text = toPlainText(alt?.[1] ?? alt?.[2] ?? "");
    return (0,_text_says_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .headingSaysNotFound */ .eV)(text) === null ? "" : text;
}
const MAIN_CONTENT_START = /<(?:main|article|h1)(?=[\s>])|<[a-z]+\s[^>]{0,300}role=["']?main/i;
const MAX_MAIN_CONTENT_CHARS = 8 * 1024;
function sliceMainContent(markup) {
    const start = Math.max(0, markup.search(MAIN_CONTENT_START));
    return { start, content: markup.slice(start, start + MAX_MAIN_CONTENT_CHARS) };
}
const getMainContentLines = (markup) => (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .extractVisibleText */ .JB)(sliceMainContent(markup).content, Number.POSITIVE_INFINITY).lines;
const MAIN_ELEMENT = /<main(?=[\s>])|\srole=["']?main/i;
const MAX_FIRST_LINES = 2;
function findNotFoundInFirstLines(markup) {
    const start = markup.search(MAIN_ELEMENT);
    if (start < 0)
        return null;
    const { lines } = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .extractVisibleText */ .JB)(markup.slice(markup.indexOf(">", start) + 1, start + MAX_MAIN_CONTENT_CHARS), Number.POSITIVE_INFINITY);
    const line = lines.slice(0, MAX_FIRST_LINES).find(_text_says_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .startsWithNotFound */ .VP) ?? null;
    const at = line === null ? -1 : markup.indexOf(line, start);
    return at >= 0 && isHiddenAt(markup, at) ? null : line;
}
function hasShortMainContent(markup, maxChars) {
    const start = markup.search(MAIN_ELEMENT);
    const end = markup.lastIndexOf("</main");
    return (start >= 0 &&
        end > start &&
        (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .extractVisibleText */ .JB)(markup.slice(markup.indexOf(">", start) + 1, end), maxChars).length < maxChars);
}
const IMAGE_WITH_ALT = /<img\s[^>]{0,500}?\balt\s*=\s*(?:"([^"]{1,300})"|'([^']{1,300})')/gi;
function findNotFoundInImageAlt(markup) {
    const { start, content } = sliceMainContent(markup);
    for (const found of content.matchAll(IMAGE_WITH_ALT)) {
        const text = toPlainText(found[1] ?? found[2] ?? "");
        const says = [text, ...text.split(/ [–—|-] /)].some(_text_says_not_found_js__WEBPACK_IMPORTED_MODULE_0__/* .startsWithNotFound */ .VP);
        if (says && !isHiddenAt(markup, start + found.index))
            return text;
    }
    return null;
}
const MAX_LOOK_BEHIND_CHARS = 32 * 1024;
const isInScript = (markup, at) => isInsideElement(sliceBefore(markup, at), "script");
function isHiddenAt(markup, at) {
    const before = sliceBefore(markup, at);
    if (before.lastIndexOf("<!--") > before.lastIndexOf("-->"))
        return true;
    return ["noscript", "textarea"].some((name) => isInsideElement(before, name)) || hasHidingElement(markup, at, before);
}
const sliceBefore = (markup, at) => markup.slice(Math.max(0, at - MAX_LOOK_BEHIND_CHARS), at);
function isInsideElement(before, name) {
    const start = before.lastIndexOf(`<${name}`);
    return start >= 0 && before.lastIndexOf(`</${name}`) < start;
}
const TAG_PATTERN = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/gi;
const HIDING_ATTRIBUTE = /\shidden(?=[\s=/]|$)|\sstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const VOID_ELEMENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
function hasHidingElement(markup, at, before) {
    const open = [];
    TAG_PATTERN.lastIndex = 0;
    for (const [, end = "", tag = "", attributes = ""] of before.matchAll(TAG_PATTERN)) {
        const name = tag.toLowerCase();
        if (end === "") {
            if (!VOID_ELEMENT.test(name))
                open.push({ name, hides: hidesContent(name, attributes) });
            continue;
        }
        const opened = open.findLastIndex((element) => element.name === name);
        if (opened >= 0)
            open.length = opened;
    }
    TAG_PATTERN.lastIndex = at;
    const own = TAG_PATTERN.exec(markup);
    return open.some(({ hides: unseen }) => unseen) || (own?.index === at && hidesContent("", own[3] ?? ""));
}
const hidesContent = (name, attributes) => name === "template" ? !/\sshadowroot/i.test(attributes) : HIDING_ATTRIBUTE.test(attributes);


/***/ }),

/***/ 11493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isRedirect),
/* harmony export */   lE: () => (/* binding */ receiveResponse),
/* harmony export */   xg: () => (/* binding */ findHeaderConflict)
/* harmony export */ });
/* harmony import */ var _abort_listeners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31202);
/* harmony import */ var _classify_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68951);
/* harmony import */ var _decode_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31921);
/* harmony import */ var _read_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(103);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88284);





const MAX_DRAIN_BYTES = 64 * 1024;
const MAX_DRAIN_MS = 1_000;
const SNIFFED_BYTES = 512;
const READ_ENOUGH = new _classify_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseTimeout */ .LX("Enough of the response was read");
function receiveResponse(request, settings) {
    const receiver = new ResponseReceiver(settings);
    try {
        if (!receiver.isDone)
            settings.dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, receiver);
    }
    catch (error) {
        receiver.onResponseError(null, error);
    }
    return receiver.result.promise;
}
class ResponseReceiver {
    result = Promise.withResolvers();
    isDone = false;
    #settings;
    #listeners = [];
    #chunks = [];
    #size = 0;
    #kept = _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .INITIAL_BODY_BYTES */ .mK;
    #most = _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .INITIAL_BODY_BYTES */ .mK + MAX_DRAIN_BYTES;
    #response = null;
    #wanted = false;
    #timer;
    #controller = null;
    constructor(settings) {
        this.#settings = settings;
        this.#timer = setTimeout(() => this.#fail(new _classify_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseTimeout */ .LX("No answer in time")), settings.timeoutMs);
        for (const signal of settings.signals) {
            if (signal.aborted)
                this.#fail(signal.reason);
            else
                this.#listeners.push((0,_abort_listeners_js__WEBPACK_IMPORTED_MODULE_0__/* .addAbortListener */ .gq)(signal, () => this.#fail(signal.reason)));
        }
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.isDone)
            this.#hangUp();
    }
    onResponseStart(controller, status, raw) {
        if (status < 200 || this.isDone)
            return;
        this.#controller = controller;
        clearTimeout(this.#timer);
        const { headers, setCookies } = flattenHeaders(raw);
        this.#response = { status, headers, setCookies };
        this.#wanted = isTextDocument(status, headers);
        const length = Number(headers["content-length"] ?? 0);
        if (length > this.#most) {
            this.#most = _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .INITIAL_BODY_BYTES */ .mK;
            if (!this.#wanted)
                this.#settle("unread");
            if (this.isDone)
                return;
        }
        this.#timer = setTimeout(this.#hurry, Math.min(MAX_DRAIN_MS, this.#settings.timeoutMs));
    }
    onResponseData(_, chunk) {
        if (this.isDone)
            return;
        if (this.#size < (this.#wanted ? this.#kept : SNIFFED_BYTES))
            this.#chunks.push(chunk);
        this.#size += chunk.length;
        if (this.#wanted && this.#kept < _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BODY_BYTES */ .YK && this.#size >= this.#kept && this.#hasNoText()) {
            this.#most += _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BODY_BYTES */ .YK - this.#kept;
            this.#kept = _decode_body_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BODY_BYTES */ .YK;
        }
        const tooLong = this.#size > this.#most;
        if (tooLong || (this.#most === this.#kept && this.#hasEnough() && !this.#hasNoText()))
            this.#settle("cut");
    }
    onResponseEnd() {
        this.#settle("ended");
    }
    onResponseError(_, error) {
        if (this.#response === null)
            this.#fail(error);
        else
            this.#settle("broken", error);
    }
    #hurry = () => {
        const left = this.#settings.timeoutMs - MAX_DRAIN_MS;
        if (!this.#wanted || this.#size >= this.#kept || this.#hasEnough())
            this.#settle("cut");
        else if (left <= 0)
            this.#settle("late");
        else
            this.#timer = setTimeout(() => this.#settle(this.#hasEnough() ? "cut" : "late"), left);
    };
    #hasEnough() {
        return this.#isPlain && (0,_read_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .findTitle */ .OY)(this.#bytes().toString("latin1")) !== null;
    }
    #hasNoText() {
        return this.#isPlain && !(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasVisibleText */ .uA)(this.#bytes().toString("latin1"));
    }
    get #isPlain() {
        return this.#response !== null && (this.#response.headers["content-encoding"] ?? "") === "";
    }
    #bytes() {
        if (this.#chunks.length > 1)
            this.#chunks.push(Buffer.concat(this.#chunks.splice(0)));
        return (this.#chunks[0] ?? Buffer.alloc(0)).subarray(0, this.#wanted ? this.#kept : SNIFFED_BYTES);
    }
    #settle(state, bodyError = null) {
        if (this.isDone || this.#response === null)
            return;
        this.#end(state !== "ended" && state !== "broken");
        const bodyState = this.#wanted ? state : "unread";
        const isEmpty = state === "ended" && this.#size === 0;
        this.result.resolve({ ...this.#response, bytes: this.#bytes(), isEmpty, bodyState, bodyError });
    }
    #fail(error) {
        if (this.isDone)
            return;
        this.#end(true);
        this.result.reject(error);
    }
    #end(hangUp) {
        this.isDone = true;
        clearTimeout(this.#timer);
        this.#listeners.forEach(_abort_listeners_js__WEBPACK_IMPORTED_MODULE_0__/* .unlink */ .y1);
        if (hangUp)
            this.#hangUp();
    }
    #hangUp() {
        this.#controller?.abort(READ_ENOUGH);
    }
}
function flattenHeaders(raw) {
    const headers = {};
    for (const [name, value] of Object.entries(raw)) {
        if (value === undefined)
            continue;
        const values = [value].flat();
        headers[name] = name === "content-encoding" ? values.join(",") : [...new Set(values)].join("\n");
    }
    return { headers, setCookies: [raw["set-cookie"] ?? []].flat() };
}
const SINGLE_HEADERS = { location: false, "content-disposition": true, "content-length": true };
function findHeaderConflict(headers) {
    const name = Object.keys(SINGLE_HEADERS).find((each) => {
        const lines = (headers[each] ?? "").split("\n");
        const values = SINGLE_HEADERS[each] ? lines.flatMap(splitOutsideQuotes) : lines;
        return new Set(values.map((value) => value.trim())).size > 1;
    });
    return name === undefined ? null : `ERR_RESPONSE_HEADERS_MULTIPLE_${name.toUpperCase().replaceAll("-", "_")}`;
}
function splitOutsideQuotes(line) {
    const values = [];
    let start = 0;
    let isQuoted = false;
    for (let at = 0; at < line.length; at += 1) {
        if (isQuoted && line[at] === "\\")
            at += 1;
        else if (line[at] === '"')
            isQuoted = !isQuoted;
        else if (line[at] === "," && !isQuoted) {
            values.push(line.slice(start, at));
            start = at + 1;
        }
    }
    return [...values, line.slice(start)];
}
function isTextDocument(status, headers) {
    const type = headers["content-type"] ?? "";
    return !isRedirect(status, headers) && /^\s*$|^\s*text\/|html|xml|json/i.test(type);
}
const isRedirect = (status, headers) => REDIRECT_STATUSES.has(status) && (headers["location"] ?? "") !== "" && findHeaderConflict(headers) === null;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);


/***/ }),

/***/ 96553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ probe)
});

// EXTERNAL MODULE: ./build/ground/retry-after.js
var retry_after = __webpack_require__(77575);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/engine/link/classify-failure.js
var classify_failure = __webpack_require__(68951);
// EXTERNAL MODULE: ./build/engine/link/classify-response.js + 1 modules
var classify_response = __webpack_require__(3838);
// EXTERNAL MODULE: ./node_modules/tough-cookie/dist/index.js
var dist = __webpack_require__(77380);
;// CONCATENATED MODULE: ./build/engine/link/cookie-jar.js

const MAX_COOKIES = 50;
const FOREIGN_CHARACTERS = /[^\t\x20-\x7e\x80-\xff]/;
class CookieJar {
    #jar = null;
    #known = new Set();
    store(setCookies, url) {
        for (const line of setCookies) {
            const cookie = FOREIGN_CHARACTERS.test(line) ? undefined : dist/* Cookie */.Hk.parse(line, { loose: true });
            if (cookie === undefined)
                continue;
            const name = `${cookie.domain ?? url.hostname} ${cookie.path ?? ""} ${cookie.key}`;
            if (!this.#known.has(name) && this.#known.size >= MAX_COOKIES)
                continue;
            this.#jar ??= new dist/* CookieJar */.cP(undefined, { looseMode: true, prefixSecurity: "strict" });
            if (this.#jar.setCookieSync(cookie, url.href, { ignoreError: true }) !== undefined)
                this.#known.add(name);
        }
    }
    getHeader(url) {
        return this.#jar?.getCookieStringSync(url.href) ?? "";
    }
}

// EXTERNAL MODULE: ./build/engine/link/detect-bot-check.js + 1 modules
var detect_bot_check = __webpack_require__(40650);
// EXTERNAL MODULE: ./build/engine/link/link-outcome.js
var link_outcome = __webpack_require__(67435);
// EXTERNAL MODULE: ./build/engine/link/measure-content.js + 1 modules
var measure_content = __webpack_require__(54246);
// EXTERNAL MODULE: ./build/engine/link/placeholder-page.js + 1 modules
var placeholder_page = __webpack_require__(47249);
// EXTERNAL MODULE: ./build/engine/link/read-markup.js
var read_markup = __webpack_require__(103);
// EXTERNAL MODULE: ./build/engine/link/receive-response.js
var receive_response = __webpack_require__(11493);
// EXTERNAL MODULE: ./build/engine/link/decode-body.js
var decode_body = __webpack_require__(31921);
// EXTERNAL MODULE: ./build/engine/link/visible-text.js
var visible_text = __webpack_require__(88284);
;// CONCATENATED MODULE: ./build/engine/link/send-request.js




const MARKUP_START = /^\s*(?:<!--[^>]*-->\s*)*<(?:!doctype html|html|head|body|title|h1|meta)[\s>]/i;
async function sendRequest(url, cookies, settings, ownHeaders = {}) {
    const defaultHeaders = cookies === "" ? settings.headers : [...settings.headers, "cookie", cookies];
    const headers = overrideHeaders(defaultHeaders, ownHeaders);
    const request = { origin: url.origin, path: url.pathname + url.search, method: "GET", headers };
    const { bytes, ...response } = await (0,receive_response/* receiveResponse */.lE)(request, settings);
    const isMarkup = response.bodyState === "unread" && MARKUP_START.test(bytes.toString("latin1"));
    if (response.bodyState === "unread")
        return { ...response, title: "", heading: "", markup: "", isMarkup };
    const { markup, isCut } = await decodeDocument(bytes, response.headers);
    const bodyState = response.bodyState === "ended" && isCut ? "cut" : response.bodyState;
    return { ...response, bodyState, title: (0,read_markup/* findTitle */.OY)(markup) ?? "", heading: (0,read_markup/* findHeading */.iE)(markup), markup, isMarkup };
}
async function decodeDocument(bytes, headers) {
    const encoding = headers["content-encoding"] ?? "";
    const type = headers["content-type"] ?? "";
    const start = await (0,decode_body/* decompressBody */.EM)(bytes, encoding, decode_body/* INITIAL_BODY_BYTES */.mK);
    const markup = (0,decode_body/* decodeBytes */.yj)(start, type);
    if (start.length < decode_body/* INITIAL_BODY_BYTES */.mK)
        return { markup, isCut: false };
    if ((0,visible_text/* hasVisibleText */.uA)(markup))
        return { markup, isCut: true };
    const longer = await (0,decode_body/* decompressBody */.EM)(bytes, encoding, decode_body/* MAX_BODY_BYTES */.YK);
    return { markup: (0,visible_text/* stripLongCode */.qV)((0,decode_body/* decodeBytes */.yj)(longer, type)), isCut: longer.length >= decode_body/* MAX_BODY_BYTES */.YK };
}
function overrideHeaders(defaultHeaders, ownHeaders) {
    const fields = Object.entries(ownHeaders);
    if (fields.length === 0)
        return defaultHeaders;
    const kept = defaultHeaders.filter((_, index) => !Object.hasOwn(ownHeaders, defaultHeaders[index - (index % 2)] ?? ""));
    return [...kept, ...fields.flat()];
}

;// CONCATENATED MODULE: ./build/engine/link/follow-redirects.js













const MAX_REDIRECTS = 10;
const MAX_CHAIN_TIMEOUTS = 4;
async function followRedirects(start, settings, progress, entered) {
    const jar = new CookieJar();
    const visited = new Set();
    const previousUrls = [];
    const isRetry = progress.attempts.length > 0;
    const ownHeaders = settings.headersFor?.(start.href) ?? {};
    let url = start;
    let sameOrigin = true;
    let elapsedMs = 0;
    for (;;) {
        sameOrigin &&= url.origin === start.origin;
        const hostWaitMs = previousUrls.length === 0 ? entered : null;
        const extraHeaders = sameOrigin ? ownHeaders : {};
        const request = { url, jar, previousUrls, isRetry, hostWaitMs, extraHeaders };
        const hop = await requestHop(request, settings, progress.trail);
        const { response } = hop;
        const ended = (outcome) => toAttempt({ outcome, response }, url, previousUrls);
        if (response === null || !(0,receive_response/* isRedirect */.N6)(response.status, response.headers))
            return ended(hop.outcome);
        const target = response.headers["location"] ?? "";
        const next = resolveLocation(target, url);
        if (next === null)
            return ended({ kind: "invalid_redirect", target });
        if (previousUrls.length === 0)
            visited.add(`${start.href}\n`);
        previousUrls.push(url.href);
        if (previousUrls.length > MAX_REDIRECTS)
            return ended({ kind: "too_many_redirects", limit: MAX_REDIRECTS });
        elapsedMs += progress.trail.at(-1)?.ms ?? 0;
        if (elapsedMs > MAX_CHAIN_TIMEOUTS * settings.timeoutMs)
            return ended({ kind: "timeout", rendered: false });
        const visitKey = `${next.href}\n${jar.getHeader(next)}`;
        if (visited.has(visitKey))
            return ended({ kind: "redirect_loop" });
        visited.add(visitKey);
        url = next;
    }
}
const toAttempt = ({ outcome, response }, url, previousUrls) => ({
    outcome,
    finalUrl: url.href,
    host: url.host,
    httpStatus: response?.status ?? null,
    redirects: previousUrls.length === 0 ? [url.href] : previousUrls,
    summary: response === null ? EMPTY_SUMMARY : summariseResponse(response),
    retryAfterMs: getRetryAfterMs(response),
});
const EMPTY_SUMMARY = { title: "", heading: "", lines: null };
function summariseResponse({ title, heading, markup, bodyState }) {
    const developerError = (0,placeholder_page/* findDeveloperError */.GD)((0,read_markup/* getMainContentLines */.Of)(markup));
    const visible = bodyState === "ended" && (0,placeholder_page/* mayBePlaceholder */.Eh)(title, heading) && (0,visible_text/* extractVisibleText */.JB)(markup, measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE);
    const lines = visible && visible.length < measure_content/* MAX_VISIBLE_TEXT_CHARS */.OE ? visible.lines : null;
    return { title, heading, lines, developerError };
}
async function requestHop(request, settings, trail) {
    const { host, hostname } = request.url;
    const { hostLimiter, network, signal } = settings;
    const skip = (outcome) => {
        const hop = { outcome, response: null };
        trail.push(toLinkStep(request, hop, 0));
        return hop;
    };
    const heldMs = request.hostWaitMs ?? (await hostLimiter?.acquire(host, request.isRetry, signal)) ?? 0;
    if (heldMs === Number.POSITIVE_INFINITY)
        return skip({ kind: "timeout", rendered: false, skipped: true });
    if (heldMs > 0)
        return skip({ kind: "rate_limited", ms: heldMs });
    let hop = null;
    try {
        const isDown = await network.isDown(hostname);
        hop = isDown ? skip({ kind: "no_network" }) : await sendHopRequest(request, settings, trail);
        return hop;
    }
    finally {
        const response = hop?.response ?? null;
        network.recordResult(hostname, response !== null);
        hostLimiter?.release(host, getRequestOutcome(hop), getRetryAfterMs(response));
    }
}
function getRequestOutcome(hop) {
    const response = hop?.response ?? null;
    if (response === null)
        return hop?.outcome.kind === "timeout" ? "silence" : "failure";
    const { status, headers } = response;
    const asked = status === 429 || (status === 503 && headers["retry-after"] !== undefined);
    return asked && (0,detect_bot_check/* detectBotCheck */.P)({ ...response, markup: "" }) === null ? "too_many" : "answered";
}
async function sendHopRequest(request, settings, trail) {
    const { url, jar, extraHeaders } = request;
    const started = performance.now();
    const record = (hop, steps = []) => {
        trail.push(toLinkStep(request, hop, Math.round(performance.now() - started)), ...steps);
        return hop;
    };
    try {
        const response = await sendRequest(url, jar.getHeader(url), settings, extraHeaders);
        if (response.setCookies.length > 0)
            jar.store(response.setCookies, url);
        return record({ outcome: (0,classify_response/* classifyResponse */.IJ)(response, url), response });
    }
    catch (error) {
        rethrowFatal(error, settings);
        const { outcome, steps } = await (0,classify_failure/* classifyFailure */.XE)(error, url, settings);
        return record({ outcome, response: null }, steps);
    }
}
const toLinkStep = ({ url, previousUrls }, { outcome, response }, ms) => ({
    how: "http",
    url: url.href,
    redirects: [...previousUrls],
    httpStatus: response?.status ?? null,
    errorCode: getErrorCode(outcome),
    title: response === null || response.title === "" ? null : (0,ground_text/* truncate */.xv)(response.title, 300),
    tls: outcome.kind === "certificate" ? outcome.explanation : null,
    note: response === null ? (0,link_outcome/* describeOutcome */.SS)(outcome) : describeResponse(response, outcome),
    ms,
});
function rethrowFatal(error, { findUnsafeUrlError, signals }) {
    const unsafe = findUnsafeUrlError(error);
    if (unsafe !== null)
        throw unsafe;
    for (const signal of signals)
        signal.throwIfAborted();
}
function getErrorCode(outcome) {
    if (outcome.kind === "no_such_domain")
        return "ENOTFOUND";
    if (outcome.kind === "timeout")
        return outcome.skipped ? null : "ETIMEDOUT";
    return "code" in outcome ? outcome.code : null;
}
function describeResponse(response, outcome) {
    if ((0,receive_response/* isRedirect */.N6)(response.status, response.headers))
        return `Answers ${response.status} and redirects to ${(0,ground_text/* truncate */.xv)(response.headers["location"] ?? "", 300)}`;
    const title = response.title === "" ? "" : `, titled "${(0,ground_text/* truncate */.xv)(response.title)}"`;
    const isClear = outcome.kind === "page" || outcome.kind === "not_found_status";
    return `Answers ${response.status}${title}${isClear ? "" : `. ${(0,link_outcome/* describeOutcome */.SS)(outcome)}`}`;
}
function resolveLocation(location, from) {
    const text = decodeHeaderUtf8(location.trim());
    const next = text === "" ? null : URL.parse(text, from);
    if (next === null)
        return null;
    if (next.protocol !== "http:" && next.protocol !== "https:")
        return null;
    if (next.hash === "")
        next.hash = from.hash;
    return stripCredentials(next);
}
const stripCredentials = (url) => Object.assign(url, { username: "", password: "" });
function decodeHeaderUtf8(text) {
    const decoded = Buffer.from(text, "latin1").toString("utf8");
    return decoded.includes("\ufffd") ? text : decoded;
}
const getRetryAfterMs = (response) => (0,retry_after/* parseRetryAfterMs */.o)(response?.headers["retry-after"]) || null;

;// CONCATENATED MODULE: ./build/engine/link/request-with-retries.js


const INITIAL_BACKOFF_MS = 500;
const CONFIRM_DELAY_MS = 100;
const MAX_RETRIES = 2;
const MAX_TIMED_OUT_ATTEMPTS = 2;
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
async function probe(url, settings, entered = null) {
    const start = stripCredentials(new URL(url));
    const result = { url: start.href, attempts: [], trail: [] };
    try {
        for (;;) {
            const hostWaitMs = result.attempts.length === 0 ? entered : null;
            result.attempts.push(await followRedirects(start, settings, result, hostWaitMs));
            const wait = getRetryDelayMs(result.attempts, settings);
            if (wait === null)
                return result;
            await settings.sleep(wait, settings.signals);
        }
    }
    catch (error) {
        const { stopSignal, signal, findUnsafeUrlError } = settings;
        if (stopSignal?.aborted && !signal.aborted && findUnsafeUrlError(error) === null)
            return result;
        throw error;
    }
}
function getRetryDelayMs(attempts, { maxRetryAfterMs }) {
    const last = attempts.at(-1);
    if (last === undefined || (0,link_outcome/* isAlive */._n)(last.outcome))
        return null;
    const before = attempts.at(-2);
    if ((0,link_outcome/* isDead */.XU)(last.outcome) && before !== undefined && (0,link_outcome/* isDead */.XU)(before.outcome))
        return null;
    const retriesDone = attempts.length - 1;
    if (retriesDone >= MAX_RETRIES)
        return null;
    if ((0,link_outcome/* isDead */.XU)(last.outcome))
        return CONFIRM_DELAY_MS;
    const timeouts = attempts.filter(({ outcome }) => outcome.kind === "timeout").length;
    if (!isTransient(last) || timeouts >= MAX_TIMED_OUT_ATTEMPTS)
        return null;
    const wait = last.retryAfterMs ?? INITIAL_BACKOFF_MS * 2 ** retriesDone;
    return wait > maxRetryAfterMs ? null : wait;
}
function isTransient({ outcome }) {
    if (outcome.kind === "timeout")
        return outcome.skipped !== true;
    if (outcome.kind === "refused")
        return TRANSIENT_STATUSES.has(outcome.status);
    return ["bot_check", "server_error", "unreachable", "dns_trouble", "empty"].includes(outcome.kind);
}


/***/ }),

/***/ 2955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ isOnlyInterjection),
/* harmony export */   Ev: () => (/* binding */ statesNotFound),
/* harmony export */   G9: () => (/* binding */ hasDescriptivePart),
/* harmony export */   PC: () => (/* binding */ splitSentences),
/* harmony export */   VP: () => (/* binding */ startsWithNotFound),
/* harmony export */   bP: () => (/* binding */ splitSegments),
/* harmony export */   eV: () => (/* binding */ headingSaysNotFound),
/* harmony export */   hy: () => (/* binding */ isOnly404),
/* harmony export */   sQ: () => (/* binding */ isPageSubject),
/* harmony export */   xb: () => (/* binding */ hasSubtitle),
/* harmony export */   yd: () => (/* binding */ titleSaysNotFound)
/* harmony export */ });
/* unused harmony export hasNegation */
/* harmony import */ var _ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64623);
/* harmony import */ var _not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49994);


function titleSaysNotFound(title) {
    const folded = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(title.slice(0, MAX_TITLE_CHARS));
    if (!hasNegation(folded))
        return false;
    const { mentionsFixing, articleOpening } = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    const segments = splitSegments(folded);
    if (segments.some((segment) => mentionsFixing.test(segment)))
        return false;
    const clauses = segments.flatMap((segment) => segment.split(CLAUSE_END));
    if (clauses.some((clause) => articleOpening.test(clause)))
        return false;
    return segments.some((segment, index) => segmentSaysNotFound(segment, index, segments.length));
}
function isOnly404(title) {
    const segments = splitTitle(title);
    return segments
        .filter((segment, index) => segmentSaysNotFound(segment, index, segments.length))
        .every((segment) => ONLY_404.test(segment));
}
const ONLY_404 = /^\P{L}*(?:http\P{L}+)?404\P{L}*$/u;
const hasDescriptivePart = (title) => title
    .slice(0, MAX_TITLE_CHARS)
    .split(TITLE_SEPARATOR)
    .some((segment) => hasWords(segment) &&
    DESCRIPTIVE_PART.test(segment) &&
    classifyPart((0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(segment)) === "other" &&
    !titleSaysNotFound(segment));
const DESCRIPTIVE_PART = /^\s*(?:[Aa]n?|[Ee]ine?|[Uu]n[eao]?|[Ee](?:en|tt?)|[Ll][aeo]|[Ee]l)\s+\p{Ll}|\p{L}\s+(?!(?:and|und|et|e|y|og|och|of|de|di|du|van|von|by|for|the|la|le|der|das|die)\s)\p{Ll}{2}|^\s*[Aa]n?\s+\p{L}+\s*$/u;
function headingSaysNotFound(heading) {
    if (heading === "" || heading.length > MAX_HEADING_CHARS || isQuestion(heading))
        return null;
    const folded = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(heading).replace(SPREAD_404, "404");
    if (!hasNegation(folded))
        return null;
    const kinds = splitSegments(folded)
        .flatMap((segment) => (isNotFoundPhrase(stripDecoration(segment).core) ? [segment] : segment.split(SENTENCE_END)))
        .filter(hasWords)
        .map(classifyPart);
    if (kinds.includes("other"))
        return null;
    if (kinds.includes("phrase"))
        return "plainly";
    return kinds.includes("ambiguous") ? "tersely" : null;
}
const SPREAD_404 = /(?<![0-9a-z.,:/-])4(?:[ \p{So}\p{Cf}]{1,6}[0o]?[ \p{So}\p{Cf}]{0,6}|[0o] )4(?![0-9a-z.,:/-])/u;
function isOnlyInterjection(heading) {
    if (heading === "" || heading.length > MAX_HEADING_CHARS)
        return false;
    const folded = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(heading);
    const { startsWithFiller, filler } = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    if (!startsWithFiller.test(folded))
        return false;
    const { core } = stripDecoration(folded);
    return core === "" || filler.test(core);
}
function startsWithNotFound(line) {
    const [first = "", second = ""] = line.slice(0, MAX_TITLE_CHARS).split(SENTENCE_END);
    return [line, first, `${first} ${second}`].some((part) => headingSaysNotFound(part) === "plainly");
}
const MAX_HEADING_CHARS = 120;
function classifyPart(part) {
    const { core, has404 } = stripDecoration(part);
    if (isNotFoundPhrase(core))
        return "phrase";
    const { pageName, ambiguousPhrase, onlyInterjection } = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    if (has404 && (core === "" || pageName.test(core)))
        return "ambiguous";
    if (ambiguousPhrase.test(core))
        return "ambiguous";
    return onlyInterjection.test(core) ? "interjection" : "other";
}
function isPageSubject(title, heading) {
    if (headingSaysNotFound(heading) !== null)
        return false;
    const segments = splitTitle(title);
    const foldedHeading = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(heading);
    const phrases = segments.map((segment) => stripDecoration(segment).core).filter(isNotFoundPhrase);
    if (!phrases.every((phrase) => foldedHeading.includes(phrase)))
        return false;
    const headingWords = new Set(splitWords(foldedHeading));
    return segments
        .filter((segment) => classifyPart(segment) === "other")
        .some((segment) => splitWords(segment).filter((word) => headingWords.has(word)).length >= MIN_SHARED_WORDS);
}
function hasSubtitle(title, heading) {
    const [name = "", subtitle = ""] = (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(title.slice(0, MAX_TITLE_CHARS)).split(/: /);
    return (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)().subtitle.test(subtitle) && (0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(heading).includes(name);
}
const MIN_SHARED_WORDS = 3;
const splitWords = (text) => text.match(/[\p{L}\p{N}']{3,}/gu) ?? [];
const MAX_TITLE_CHARS = 300;
const TITLE_SEPARATOR = / [-–~/]+ ?|[-–] |[|¦•·∙⋅»«›‹>—―_]+|:+ | :+|::+/u;
const SENTENCE_END = /(?<=[.!?…]) /u;
const CLAUSE_END = /(?<=[.!?…,]) /u;
const splitSegments = (folded) => folded.split(TITLE_SEPARATOR).filter(hasWords);
const splitTitle = (title) => splitSegments((0,_ground_fold_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(title.slice(0, MAX_TITLE_CHARS)));
function segmentSaysNotFound(segment, index, count) {
    const sentences = segment.split(SENTENCE_END);
    if (sentences.some((sentence) => !isQuestion(sentence) && isNotFoundPhrase(stripDecoration(sentence).core)))
        return true;
    const { core, has404, ends404 } = stripDecoration(segment);
    if (isQuestion(segment))
        return false;
    if (index > 0 && index < count - 1)
        return false;
    if (core === "")
        return has404;
    const { ambiguousPhrase, pageName } = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    if (ambiguousPhrase.test(core))
        return true;
    return has404 && pageName.test(core) && (!ends404 || index === 0);
}
const hasNegation = (folded) => (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)().negation.test(folded);
const isQuestion = (sentence) => /\?["'\s]*$/.test(sentence);
function isNotFoundPhrase(core) {
    if (core === "")
        return false;
    const { phrase, unavailableItem } = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    return phrase.test(core) && !unavailableItem.test(core);
}
function stripDecoration(segment) {
    const patterns = (0,_not_found_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .notFoundPatterns */ .D)();
    const stripped = { core: segment.replace(/!+1+$/, "!"), has404: false, ends404: false };
    for (let before = ""; before !== stripped.core;) {
        before = stripped.core;
        let core = before.replace(EDGE_PUNCTUATION, "");
        if (patterns.leading404.test(core))
            stripped.has404 = true;
        else if (TRAILING_404.test(core))
            stripped.has404 = stripped.ends404 = true;
        core = core.replace(patterns.leading404, "").replace(TRAILING_404, "");
        core = core.replace(EDGE_PUNCTUATION, "");
        core = core.replace(patterns.leadingError, "").replace(patterns.trailingError, "");
        core = core.replace(patterns.interjection, "").replace(patterns.hedge, "");
        stripped.core = isNotFoundPhrase(core) ? core : core.replace(patterns.trailingClause, "$1");
    }
    return stripped;
}
const hasWords = (segment) => /[\p{L}\p{N}]/u.test(segment);
const EDGE_PUNCTUATION = /^[\p{P}\p{S}\p{Z}\p{Cf}]+|[\p{P}\p{S}\p{Z}\p{Cf}]+$/gu;
const TRAILING_404 = /(?<![0-9a-z]|[0-9][.,]|[a-z][-'])404$/u;
const statesNotFound = (lines) => splitSentences(lines).some((sentence) => headingSaysNotFound(sentence) === "plainly");
const splitSentences = (lines) => lines.flatMap((line) => [line, ...line.split(/(?<=[.!?…]) /u)]);


/***/ }),

/***/ 63638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O1: () => (/* binding */ createUnavailableAdvisory),
  WW: () => (/* binding */ findUnavailableNotice),
  SR: () => (/* binding */ mayHaveUnavailableNotice)
});

// UNUSED EXPORTS: saysUnavailable

// EXTERNAL MODULE: ./build/ground/fold-text.js
var fold_text = __webpack_require__(64623);
// EXTERNAL MODULE: ./build/ground/text.js
var ground_text = __webpack_require__(11611);
// EXTERNAL MODULE: ./build/engine/lexicon/not-found.json
var not_found = __webpack_require__(3837);
// EXTERNAL MODULE: ./build/engine/lexicon/patterns.js
var patterns = __webpack_require__(36113);
;// CONCATENATED MODULE: ./build/engine/lexicon/unavailable.json
const unavailable_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"Notices on job boards, property portals, marketplaces, shops, event and course pages in these languages; collected by hand.","notes":["Entries are sources of regular expressions, written as in not-found.json. subject: what the notice is about, with its articles; ending: what happened to it; sentences: other forms.","hints: parts of words, at least one of which every phrase of the group contains.","parts.start: a sentence that begins with a quotation mark is somebody else\'s. parts.leadIn: an interjection of not-found.json, or \'We regret to inform you that\'.","sentence: the pattern of one language. patterns: unspaced for languages whose scripts write no spaces; englishHint, a cheap check of an unfolded English sentence, because most have none of these; notTemporary rules sentences out; embeddedPlayerText, a message of an embedded player about its video."],"languages":{"en":{"subject":["(?:(?:this|the|that) )?(?:requested )?(?:job|position|role|vacancy|opening|posting|(?:job|real estate|property) (?:ad|posting|listing|offer|opening)|listing|property|home|house|apartment|flat|room|rental|item|product|article|model|ad|advert|advertisement|auction|offer|deal|promotion|promo|sale|campaign|coupon|voucher|event|webinar|replay|recording|video|livestream|conference|summit|show|concert|exhibition|festival|workshop|course|class|program(?:me)?|competition|contest|sweepstakes?|giveaway|raffle|prize draw|survey|form|quiz|poll|service|scheme|hotel|restaurant|shop|store|app|tour|trip|publication|guidance|page|profile|account)(?: (?:that )?you(?:\'re| are| were)? (?:looking for|trying to (?:view|reach|access|open)|requested))?"],"ending":["(?:(?:is|are|was|were|has|have|had)(?: been)?(?: now| already| since| sadly| unfortunately| officially| permanently)* )?(?:no longer (?:available|active|open|offered|for sale|on sale|online|listed|live|valid|sold|made|running|published|accept(?:s|ing)|tak(?:es|ing)|being (?:sold|offered|made|produced)|in (?:production|the (?:shop|store)))|(?:not|no longer) accepting (?:responses|applications|enrol?lments|entries)|filled(?= ?[.!]|$| internally| by)|sold(?= ?[.!,]|$| and )|sold or removed|expired|ended|over(?= ?[.!,]|$| now)|cancell?ed|closed(?= ?[.!,]|$| (?:to|for) (?:new |good|applications|entries|responses)| permanently| down)|removed|deleted|withdrawn|discontinued|taken down|taken off|shut down|off the market|finished(?= ?[.!]|$)|concluded|unavailable(?= ?[.!]|$)|gone(?= ?[.!]|$))","isn\'t (?:accepting responses|available any ?more)","does not accept (?:responses|applications) any ?more","ceased trading","permanently closed"],"sentences":["this (?!size|colou?r|feature|option|browser|method|function|version|setting)[^ ]+ is no longer available","applications?(?: for (?:this|the) [^ ]+)? (?:(?:are|is|have) )?(?:now |been )*closed","applications can no longer be","(?:ticket )?sales (?:have |are )?(?:now )?(?:ended|closed)","(?:registration|enrol?lment|entries) (?:is|are|has|have) (?:now )?(?:closed|ended)","(?:permanently closed|closed (?:permanently|for good))","(?:it is )?no longer (?:for sale|available to buy|accepting (?:responses|applications))"]},"de":{"subject":["(?:(?:dies(?:e|er|es)|der|die|das) )?(?:(?:gewünschte|gesuchte|aufgerufene|ausgeschriebene) )?[^ ]{0,24}(?:stelle|anzeige|angebot|inserat|annonce|ausschreibung|position|job|immobilie|objekt|wohnung|haus|artikel|produkt|modell|auktion|aktion|gutschein|veranstaltung|event|webinar|konzert|seminar|kurs|lehrgang|workshop|messe|ausstellung|gewinnspiel|verlosung|wettbewerb|umfrage|formular|dienst|leistung|hotel|restaurant|geschäft|shop|laden|aufzeichnung|video|kampagne|reise|bewerbungsfrist|app|profil|konto)"],"ending":["(?:(?:ist|sind|war|wurde|hat|wird)(?: leider| bereits| inzwischen| mittlerweile| schon| nun| jetzt| dauerhaft| endgültig)* )?(?:nicht (?:mehr|länger) (?:verfügbar|erhältlich|lieferbar|aktiv|online|aktuell|offen|vakant|gültig|angeboten|verkauft|produziert|hergestellt|gebaut|im (?:sortiment|angebot|programm)|zu haben|buchbar)|abgelaufen|beendet|vorbei|(?:anderweitig )?besetzt|bereits vergeben|verkauft(?= ?[.!,]|$| worden)|vermietet(?= ?[.!,]|$| worden)|gelöscht|entfernt|deaktiviert|eingestellt|zurückgezogen|ausgelaufen|dauerhaft geschlossen|endgültig geschlossen|abgesagt|stattgefunden|aus dem (?:sortiment|programm) genommen|zu ende(?= ?[.!]|$)|für immer geschlossen)","nimmt keine (?:antworten|anmeldungen|bewerbungen) mehr"],"sentences":["es können keine (?:weiteren )?(?:antworten|bewerbungen|anmeldungen) (?:mehr )?(?:abgegeben|angenommen|eingereicht)","(?:dauerhaft|endgültig|für immer) geschlossen","(?:leider )?nicht mehr (?:verfügbar|erhältlich|lieferbar|im sortiment)(?= ?[.!]|$)","bestellungen sind nicht mehr möglich"]},"fr":{"subject":["(?:(?:cette?|ces?|cet|le|la|l\'|les) ?)?(?:offre(?: d\'emploi)?|poste|emploi|annonce|bien|logement|maison|appartement|article|produit|modèle|référence|vente|enchère|promotion|opération|événement|évènement|webinaire|concert|spectacle|exposition|festival|formation|cours|stage|atelier|(?:jeu[- ])?concours|jeu|tirage|sondage|questionnaire|formulaire|service|hôtel|restaurant|magasin|boutique|campagne|vidéo|replay|participation|profil|compte|appli(?:cation)?|code promo)(?: que vous (?:cherchez|recherchez|souhaitez consulter))?"],"ending":["(?:(?:est|sont|a|ont)(?: été)?(?: malheureusement| désormais| maintenant| déjà)* )?(?:n\'(?:est|a|accepte|y a)(?:t)? plus (?:disponible|en ligne|en vente|active?|commercialisée?|fabriquée?|produite?|proposée?|d\'actualité|au catalogue|valable|valide|ouverte?|à (?:vendre|louer)|de réponses|dans notre)|expirée?|terminée?|clôturée?|close?(?= ?[.!]|$)|pourvue?|vendue?(?= ?[.!,]|$)|supprimée?|retirée?|annulée?|passée?(?= ?[.!]|$)|arrêtée?|épuisée? définitivement|(?:définitivement )fermée?|fermé définitivement|fermé (?:ses|nos) portes|a pris fin)","a eu lieu","s\'est (?:terminée?|achevée?)","prend(?:s|) fin définitivement"],"sentences":["(?:candidatures|inscriptions|participations) (?:sont )?(?:closes|clôturées|terminées)","les (?:candidatures|inscriptions|participations) sont (?:closes|clôturées|terminées|fermées)","la billetterie est (?:fermée|close)","(?:définitivement fermée?|fermé définitivement)","n\'est plus (?:disponible|commercialisée?)","il n\'est plus possible de"]},"es":{"subject":["(?:(?:est[eao]s?|el|la|los|las) )?(?:oferta(?: de empleo)?|puesto|empleo|vacante|plaza|anuncio|inmueble|piso|casa|vivienda|artículo|producto|modelo|subasta|promoción|campaña|evento|concierto|espectáculo|exposición|festival|seminario|webinar|curso|taller|formación|concurso|sorteo|encuesta|formulario|servicio|hotel|restaurante|tienda|vídeo|video|app|aplicación|perfil|cuenta|cupón)(?: que buscas?)?"],"ending":["(?:(?:está|ha|han|fue|es)(?: sido)?(?: ya| lamentablemente)* )?(?:ya )?(?:(?:ha |está |se ha )?(?:caducad[oa]|finalizad[oa]|terminad[oa]|vendid[oa](?= ?[.!,]|$)|retirad[oa]|eliminad[oa]|cancelad[oa]|cubiert[oa]|cerrad[oa] (?:definitivamente|permanentemente)|descatalogad[oa]|discontinuad[oa]|celebrado|concluido|expirado|agotado definitivamente)|no (?:está|se|admite|acepta) (?:disponible|publicad[oa]|activ[oa]|a la venta|en venta|fabrica|vende|comercializa|inscripciones|respuestas|candidaturas|en la tienda|vigente)|no disponible(?= ?[.!]|$)|no existe)"],"sentences":["(?:ya )?no se (?:puede comprar|fabrica|vende|admiten (?:inscripciones|candidaturas|respuestas))","venta finalizada","(?:las )?inscripciones (?:están )?cerradas","cerrado (?:definitivamente|permanentemente)","proceso de selección (?:cerrado|finalizado)"]},"it":{"subject":["(?:(?:quest[oaei]|il|lo|la|le|i|gli) |quest\'|l\')?(?:offerta(?: di lavoro)?|posizione|lavoro|posto|annuncio|immobile|casa|appartamento|articolo|prodotto|modello|asta|promozione|campagna|evento|concerto|spettacolo|mostra|festival|webinar|corso|laboratorio|concorso|sondaggio|modulo|servizio|hotel|albergo|ristorante|trattoria|negozio|video|app|profilo|account|candidatur[ae])(?: che (?:cerchi|stai cercando))?"],"ending":["(?:(?:è|sono|ha|si è)(?: stat[oaie])?(?: già| purtroppo| ormai)* )?(?:non (?:è )?più (?:disponibile|attiv[oa]|in (?:vendita|produzione|catalogo)|prodott[oa]|vendut[oa]|online|ordinabile|valid[oa])|scadut[oa]|conclus[oa]|terminat[oa]|finit[oa](?= ?[.!]|$)|chius[oaie](?= ?[.!]|$| definitivamente)|vendut[oa](?= ?[.!,]|$)|rimoss[oa]|eliminat[oa]|annullat[oa]|ritirat[oa]|fuori produzione|fuori catalogo|coperta|cessat[oa]|si è conclus[oa]|non accetta più|non (?:è )?disponibile(?= ?[.!]|$))"],"sentences":["(?:le )?candidature (?:sono )?chiuse","biglietteria chiusa","(?:le )?iscrizioni (?:sono )?chiuse","chiuso definitivamente","(?:dopo .{3,40} )?(?:la|il) nostr[oa] [^ ]+ ha chiuso (?:definitivamente|per sempre)","non più (?:ordinabile|disponibile|in produzione)"]},"nl":{"subject":["(?:(?:deze|dit|de|het|die|dat) )?[^ ]{0,24}(?:vacature|functie|baan|advertentie|woning|huis|appartement|object|artikel|product|model|veiling|aanbieding|actie|promotie|campagne|evenement|webinar|concert|voorstelling|tentoonstelling|festival|cursus|training|workshop|wedstrijd|prijsvraag|winactie|enquête|formulier|dienst|hotel|restaurant|winkel|webshop|video|app|profiel|account|kavel)(?: die (?:je|u) zoekt)?"],"ending":["(?:(?:is|zijn|was|werd|heeft|wordt)(?: helaas| inmiddels| al| reeds| niet langer)* )?(?:niet (?:meer|langer) (?:beschikbaar|leverbar?|leverbaar|te koop|te huur|actief|online|geleverd|verkocht|gemaakt|geproduceerd|aangeboden|open|geldig|verkrijgbaar)|vervuld|verlopen|afgelopen|beëindigd|gesloten voor (?:reacties|deelname)|(?:definitief|permanent) gesloten|verkocht(?= ?[.!,]|$| en )|verhuurd(?= ?[.!,]|$| en )|verwijderd|geannuleerd|afgelast|ingetrokken|voorbij(?= ?[.!]|$)|uit (?:het |ons )?assortiment(?: genomen)?|uit productie|gestopt)","accepteert geen (?:reacties|antwoorden) meer"],"sentences":["(?:uit (?:het )?assortiment|niet meer leverbaar|definitief gesloten|permanent gesloten)","de (?:inschrijving|sollicitatietermijn|kaartverkoop) is (?:gesloten|verlopen)","je kunt niet meer (?:solliciteren|reageren)"]},"pt":{"subject":["(?:(?:est[ea]|ess[ea]|o|a) )?(?:oferta(?: de emprego)?|vaga|emprego|anúncio|imóvel|casa|apartamento|artigo|item|produto|modelo|leilão|promoção|campanha|evento|concerto|show|espetáculo|exposição|festival|webinar|curso|formação|oficina|concurso|sorteio|passatempo|inquérito|pesquisa|formulário|serviço|hotel|restaurante|loja|vídeo|app|aplicativo|perfil|conta|cupom)(?: que (?:você )?procura)?"],"ending":["(?:(?:está|foi|já|é|se|tem)(?: sido)? )*(?:(?:não (?:está|é) mais|já não (?:está|é|se)|não está mais|deixou de (?:estar|ser)) (?:disponível|ativ[oa]|à venda|aceit[oa]|publicad[oa]|vendid[oa]|fabricad[oa]|encontra disponível|online)|descontinuad[oa]|expirou|expirad[oa]|terminou|terminad[oa]|encerrad[oa]|encerrou|preenchid[oa]|vendid[oa](?= ?[.!,]|$)|removid[oa]|eliminad[oa]|excluíd[oa]|cancelad[oa]|retirad[oa]|fora de linha|fechou (?:definitivamente|permanentemente|as portas)|não aceita mais|já não aceita|não disponível(?= ?[.!]|$))"],"sentences":["(?:as )?(?:candidaturas|inscrições) (?:estão )?(?:encerradas|fechadas)","encerrad[oa] (?:definitivamente|permanentemente)","(?:definitivamente|permanentemente) (?:encerrad[oa]|fechad[oa])"]},"pl":{"subject":["(?:(?:ta|to|ten|te) )?(?:oferta(?: pracy)?|ogłoszenie|stanowisko|rekrutacja|mieszkanie|nieruchomość|dom|produkt|artykuł|przedmiot|towar|model|aukcja|promocja|akcja|kampania|wydarzenie|koncert|spektakl|wystawa|festiwal|webinar|webinarium|kurs|szkolenie|warsztaty|konkurs|ankieta|formularz|usługa|hotel|restauracja|sklep|wideo|film|aplikacja|profil|konto)(?: na (?:to )?stanowisko| którego? szukasz)*"],"ending":["(?:(?:został[ao]?|jest|są)(?: już| niestety)* )*(?:nie jest (?:już )?(?:dostępn[aey]|aktywn[aey]|aktualn[aey]|produkowan[aey]|sprzedawan[aey]|oferowan[aey])|już nie(?: jest)? (?:dostępn[aey]|aktywn[aey]|aktualn[aey]|istnieje)|niedostępn[aey](?= ?[.!]|$)|wygasł[aoy]?|wygasło|zakończon[aey]|zakończył[ao]? się|sprzedan[aey](?= ?[.!,]|$)|usunięt[aey]|odwołan[aey]|anulowan[aey]|wycofan[aey]|nieaktualn[aey]|archiwaln[aey]|zamknięt[aey] (?:na stałe|na zawsze)|obsadzone|nie przyjmuje (?:już )?odpowiedzi|już się odbył[ao]?|dobiegł[ao]? końca)"],"sentences":["wycofan[oy] ze sprzedaży","(?:rekrutacja|sprzedaż biletów|promocja|konkurs) (?:została |został )?zakończon[ay]","na stałe zamknięt[ey]"]},"sv":{"subject":["(?:(?:den här|det här|denna|detta|den|det) )?[^ ]{0,24}(?:annonsen|tjänsten|jobbet|rollen|bostaden|lägenheten|huset|objektet|produkten|varan|artikeln|modellen|auktionen|erbjudandet|kampanjen|rean|evenemanget|eventet|konserten|utställningen|festivalen|webbinariet|kursen|utbildningen|tävlingen|utlottningen|enkäten|formuläret|hotellet|restaurangen|butiken|videon|appen|profilen|kontot|produkt|artikel|annons)"],"ending":["(?:(?:är|har|blev|kan|finns|säljs|tillverkas|tar)(?: tyvärr| nu| redan| blivit)* )?(?:inte längre (?:tillgänglig|tillgängligt|aktiv|aktivt|aktuell|till salu|kvar|emot|köpas|öppen|giltig)?|ej längre|utgått|utgången|avslutad|avslutat|avslutats|tillsatt|tillsatts|såld(?= ?[.!,]|$)|sålts|borttagen|borttaget|tagits bort|inställd|inställt|ställts in|upphört|slut för gott|stängt (?:för gott|permanent)|lagts ner|över(?= ?[.!]|$))"],"sentences":["sista ansökningsdag(?:en)? har passerat","ansökningstiden har (?:gått ut|passerat)","stängt för gott","permanent stängt","har utgått ur sortimentet","utgått ur sortimentet","anmälan är stängd","biljettförsäljningen är (?:stängd|avslutad)"]},"da":{"subject":["(?:(?:denne|dette|den|det) )?[^ ]{0,24}(?:annoncen?|stillingen?|jobbet|job|boligen?|ejendommen?|huset|lejligheden|produktet|produkt|varen?|artiklen|modellen|auktionen|tilbuddet|tilbud|kampagnen|udsalget|arrangementet|eventet|koncerten|udstillingen|festivalen|webinaret|kurset|kursus|konkurrencen|lodtrækningen|undersøgelsen|formularen|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen|salget)"],"ending":["(?:(?:er|har|blev|kan|sælges|modtager)(?: desværre| nu| allerede| blevet)* )?(?:ikke længere (?:tilgængelige?t?|aktivt?|aktuelt?|til salg|svar|købes|åben|på lager)?|udgået|udløbet|afsluttet|besat|solgt(?= ?[.!,]|$| og )|slettet|fjernet|aflyst|ophørt|slut(?= ?[.!]|$)|lukket (?:permanent|for altid|for godt)|permanent lukket|overstået)"],"sentences":["ansøgningsfristen er (?:udløbet|overskredet)","permanent lukket","billetsalget er (?:lukket|slut|afsluttet)","tilmeldingen er lukket"]},"no":{"subject":["(?:(?:denne|dette|den|det) )?[^ ]{0,24}(?:annonsen?|stillingen?|jobben|boligen?|eiendommen?|huset|leiligheten|produktet|produkt|varen?|artikkelen|modellen|auksjonen|tilbudet|tilbud|kampanjen|salget|arrangementet|konserten|utstillingen|festivalen|webinaret|kurset|konkurransen|trekningen|undersøkelsen|skjemaet|tjenesten|hotellet|restauranten|butikken|videoen|appen|profilen|kontoen)"],"ending":["(?:(?:er|har|ble|kan|selges|tar)(?: dessverre| nå| allerede| blitt)* )?(?:ikke lenger (?:tilgjengelig|aktiv|aktuell|til salgs|mot svar|kjøpes|åpen|på lager)?|utgått|utløpt|avsluttet|besatt|solgt(?= ?[.!,]|$| og )|slettet|fjernet|avlyst|opphørt|over(?= ?[.!]|$)|lagt ned|stengt (?:permanent|for godt)|permanent stengt)"],"sentences":["søknadsfristen (?:er|har) (?:utløpt|gått ut)","permanent stengt","billettsalget er (?:stengt|avsluttet)","påmeldingen er stengt"]},"fi":{"subject":["(?:(?:tämä|kyseinen) )?[^ ]{0,24}(?:ilmoitus|työpaikka|tehtävä|paikka|kohde|asunto|tuote|artikkeli|malli|huutokauppa|tarjous|kampanja|tapahtuma|konsertti|näyttely|festivaali|webinaari|kurssi|koulutus|kilpailu|arvonta|kysely|lomake|palvelu|hotelli|ravintola|kauppa|myymälä|video|sovellus|profiili|tili|hakuaika)"],"ending":["(?:on |ei )?(?:(?:valitettavasti|jo|nyt) )*(?:ole (?:enää|valitettavasti enää) (?:saatavilla|voimassa|myynnissä|avoinna|aktiivinen|haettavissa)|enää (?:saatavilla|voimassa|myynnissä|ota)|päättynyt|poistunut|poistettu|vanhentunut|myyty(?= ?[.!,]|$)|peruttu|peruutettu|täytetty|lopetettu|loppunut|umpeutunut|suljettu (?:pysyvästi|lopullisesti)|ota enää (?:vastaan )?vasta)"],"sentences":["hakuaika on (?:päättynyt|umpeutunut)","pysyvästi suljettu","poistunut (?:valikoimasta|myynnistä)","lipunmyynti on päättynyt"]},"cs":{"subject":["(?:(?:tent?o|tat?o|toto|tento|tato|prodej tohoto|výroba tohoto) )?(?:inzerát|nabídka|pozice|místo|nemovitost|byt|dům|produkt|výrobku?|zboží|artikl|položka|model|aukce|akce|kampaň|událost|koncert|představení|výstava|festival|webinář|kurz|školení|workshop|soutěž|anketa|dotazník|formulář|služba|hotel|restaurace|obchod|e-shop|video|aplikace|profil|účet|výběrové řízení)"],"ending":["(?:(?:je|jsou|byl[ao]?|již|už|bohužel) )*(?:není (?:již |už |bohužel )*(?:dostupn[áéý]|aktivní|aktuální|k dispozici|v (?:nabídce|prodeji)|k mání)|již není|vypršel[ao]?|ukončen[aoyá]?|skončil[ao]?|prodán[aoy]?|smazán[aoy]?|odstraněn[aoy]?|zrušen[aoyá]?|obsazen[aoáé]?|vyřazen[aoyá]?|trvale uzavřen[aoyá]?|nepřijímá (?:již |už )?odpovědi|stažen[aoy]?|již proběhl[ao]?)"],"sentences":["trvale (?:uzavřeno|zavřeno)","prodej (?:vstupenek )?(?:byl )?ukončen","(?:tento )?(?:produkt|výrobek|zboží) (?:se )?již (?:nevyrábí|neprodává)"]},"hu":{"subject":["(?:(?:ez|ezt) )?(?:az? )?(?:(?:keresett) )?(?:hirdetést?|állás(?:hirdetés)?|pozíció|ingatlan|lakás|ház|termék|cikk|modell|aukció|ajánlat|akció|kampány|esemény|rendezvény|koncert|előadás|kiállítás|fesztivál|webinár|tanfolyam|képzés|verseny|nyereményjáték|kérdőív|űrlap|szolgáltatás|hotel|étterem|üzlet|bolt|webáruház|videó|alkalmazás|profil|fiók)"],"ending":["(?:(?:már|sajnos|időközben) )*(?:nem (?:elérhető|aktív|kapható|aktuális|rendelhető|forgalmazzuk|érhető el|fogad)|lejárt|véget ért|befejeződött|megszűnt|elkelt|eladták|törölték|törölve|betöltötték|betöltésre került|lezárult|elmarad|végleg bezárt|eltávolították|kifutott)"],"sentences":["végleg (?:bezártunk|zárva)","a jelentkezés lezárult","kifutott termék"]},"tr":{"subject":["(?:(?:bu|aradığınız) )?(?:ilan|iş ilanı|pozisyon|kadro|ev|daire|emlak|konut|ürün|model|açık artırma|teklif|fırsat|kampanya|indirim|etkinlik|konser|gösteri|sergi|festival|webinar|kurs|eğitim|atölye|yarışma|çekiliş|anket|form|hizmet|otel|restoran|mağaza|video|uygulama|profil|hesap)"],"ending":["(?:(?:artık|maalesef|ne yazık ki|sahibi tarafından) )*(?:(?:mevcut|yayında|aktif|satışta|geçerli) (?:değil|değildir)|satılmamaktadır|satılmıyor|üretilmiyor|yayından kaldırıl|kaldırıl(?:dı|mış)|sona er(?:di|miş)|süresi dol|satıl(?:dı|mış)|iptal edil|doldu(?= ?[.!]|$)|kapan(?:dı|mış)|tamamlan(?:dı|mış)|silin(?:di|miş)|yanıt kabul et)"],"sentences":["başvurular (?:kapandı|kapanmıştır|sona erdi)","bilet satışı (?:kapalıdır|kapandı|sona erdi)","kalıcı olarak kapa"]}},"unspaced":["(?:この|こちらの|本)?(?:商品|製品|求人|物件|イベント|キャンペーン|セミナー|ウェビナー|講座|コース|サービス|店舗?|お店|出品|オークション|広告|ページ|動画|フォーム|アンケート|プラン|セール|公演|応募|受付|募集|販売|掲載|公開|配信)(?:の|は|が|を|、|募集|販売|掲載|公開|受付|受注|取り扱い|取扱い?|配信|開催)*(?:終了(?:しました|いたしました|しています|となりました)|締め切(?:りました|らせていただきました)|中止(?:となりました|になりました)|閉店(?:しました|いたしました)|廃番|廃盤|生産終了|削除されました|売り切れました|成約済み?)","(?:この|해당|이) ?(?:상품|제품|채용|공고|매물|이벤트|행사|강좌)[은는이가]? ?(?:판매가 )?(?:종료|마감|단종|삭제|취소)되었","(?:该|此|本)?(?:商品|产品|职位|房源|活动|课程|店铺)已(?:经)?(?:下架|结束|停产|售出|关闭|过期|招满)"],"englishHints":["longer","accept","fill","sold","expir","ende?d","over","cancel","clos","remov","delet","withdraw","discontinu","taken","shut","off","finish","conclu","unavail","gone","ceas","any ?more","business","[\\\\u3040-\\\\u30ff\\\\u4e00-\\\\u9fff\\\\uac00-\\\\ud7af]"],"closedBusiness":{"phrases":["(?:[^.,!?]{2,60} )?(?:has|have|is)(?: now| sadly| permanently| been| officially)* (?:shut(?:ting)? down|closed (?:(?:its|our|their) doors|permanently|for good)|permanently closed|ceased (?:trading|operations?|business)|gone out of business)","(?:liebe [^.!?]{3,60}, )?(?:wir haben|[^.,!?]{2,60} hat) [^.!?]{0,60}(?:(?:dauerhaft|endgültig|für immer|zum jahresende) geschlossen|geschäftsbetrieb eingestellt|betrieb (?:dauerhaft )?eingestellt)","(?:nous avons|[^.,!?]{2,60} a) [^.!?]{0,30}(?:définitivement fermé|fermé définitivement|fermé (?:nos|ses) portes|cessé (?:notre|son) activité)","(?:hemos|[^.,!?]{2,60} ha) (?:cerrado (?:definitivamente|permanentemente|(?:nuestras|sus) puertas)|cesado (?:nuestra|su) actividad)","(?:abbiamo|[^.,!?]{2,80} ha) (?:chiuso (?:definitivamente|per sempre|i battenti)|cessato (?:l\')?attività)","(?:wij zijn|we zijn|[^.,!?]{2,60} is) [^.!?]{0,20}(?:definitief|permanent|voorgoed) (?:gesloten|gestopt)","(?:wij|we) hebben onze deuren (?:definitief )?gesloten","(?:encerrámos|encerramos|fechámos|fechamos|[^.,!?]{2,60} (?:encerrou|fechou)) (?:definitivamente|permanentemente|as (?:nossas )?portas)","(?:zakończyliśmy działalność|[^.,!?]{2,60} (?:zakończył[ao]? działalność|został[ao]? zamknięt[ay] na stałe))","(?:vi har|[^.,!?]{2,60} har) (?:tyvärr |desværre |dessverre )?(?:stängt för gott|stängt permanent|lagt ner verksamheten|lukket permanent|lukket for altid|stengt for godt|lagt ned driften|ophørt)","(?:olemme|[^.,!?]{2,60} on) (?:lopettaneet|lopettanut) toimin","(?:ukončili jsme (?:činnost|provoz)|[^.,!?]{2,60} ukončil[ao]? (?:činnost|provoz))","(?:végleg bezártunk|megszüntettük)","(?:mağazamız|işletmemiz) kalıcı olarak kapan","(?:当店|弊店|当社)は.{0,20}(?:閉店|閉業|営業を終了)"],"hints":["shut","clos","ceas","business","geschlossen","eingestellt","ferm","cess","cerrad","cesad","chius","gesloten","gestopt","encerr","fech","dzialalno","zamkniet","stangt","lagt ne","lukket","stengt","ophort","toimin","ukonci","bezart","megszunt","kapan","閉","営業"]},"temporary":{"words":["temporar(?:il)?y","for the moment","right now","currently","until","soon","(?:is|are) (?:here|on)","new (?:season|collection)","this (?:size|colou?r|version)","in (?:this|your|that)","vorübergehend","momentan","derzeit","aktuell nicht","größe","farbe","variante","bald","temporairement","actuellement","pour le moment","taille","couleur","bientôt","temporalmente","por el momento","actualmente","talla","color","pronto","temporaneamente","attualmente","al momento","taglia","colore","presto","tijdelijk","momenteel","maat","kleur","binnenkort","temporariamente","de momento","no momento","tamanho","em breve","tymczasowo","chwilowo","obecnie","rozmiar","wkrótce","tillfälligt","just nu","storlek(?:en)?","snart","midlertidig","lige nu","størrelsen?","akkurat nå","tilapäisesti","toistaiseksi","dočasně","momentálně","velikost","brzy","ideiglenesen","átmenetileg","jelenleg","méret","hamarosan","geçici","şu anda","beden","yakında"],"unspaced":["現在","一時","サイズ","まもなく","暂时","일시"]},"purchaseButtons":{"words":["buy","add to","order","book(?: now)?","reserve","checkout","pre-?order","apply","bid","place bid","tickets?","karten","billets","entradas","biglietti","kaarten","bilhetes","bilety","biljetter","billetter","liput","vstupenky","jegyek","register now","enrol?l","start (?:free|now)","kaufen","in den warenkorb","bestellen","buchen","reservieren","vorbestellen","bewerben","bieten","acheter","ajouter au","commander","réserver","précommander","postuler","comprar","añadir al","reservar","inscribirme","acquista","aggiungi","prenota","ordina","candidati","kopen","in (?:de |mijn )?winkelwagen","bestel","boek","reserveer","solliciteer","adicionar ao","encomendar","candidatar","kup","do koszyka","zamów","zarezerwuj","aplikuj","köp","lägg i varukorg(?:en)?","boka","beställ","ansök","køb","læg i kurv","bestil","kjøp","legg i handlekurv(?:en)?","bestill","osta","ostoskoriin","varaa","koupit","do košíku","objednat","rezervovat","kosárba","megrendel","foglal","satın al","sepete ekle","rezervasyon","başvur"],"unspaced":["カート","購入","予約","応募","구매","장바구니","购买","加入购物车"]},"parts":{"start":"(?![\\"\'“”„«»「『])[\\\\p{P}\\\\p{S} ]*","leadIn":"(?:(?:<interjections>)[,!:.]* |[^.,:!?]{3,50} (?:that|dass|que|che|dat|att|at|ze|hogy),? )?"},"sentence":"/^<parts.start><parts.leadIn>(?:(?:<subject>):? (?:<ending>)|(?:<sentences>)(?![\\\\p{L}\\\\p{N}]))/u","foldedPatterns":{"unspaced":"/<unspaced>/u","closedBusiness":"/^(?=.*(?:<closedBusiness.hints>))<parts.start>(?:<closedBusiness.phrases>)/u","notTemporary":"/^(?!.*(?:(?<!\\\\p{L})(?:<temporary.words>)(?!\\\\p{L})|<temporary.unspaced>))/u"},"patterns":{"articleMarkup":"/\\"@type\\"\\\\s*:\\\\s*\\\\[?\\\\s*\\"(?:News|Blog|Tech|Analysis|Opinion|Reportage|Scholarly)?(?:Article|Posting)\\"|og:type[\\"\'][^>]{0,100}content=[\\"\']article/i","embeddedPlayerText":"/^(?:(?:this|the|dieses|das|cette|la|este|el|questo|il|deze|de) )?(?:video|vidéo|vídeo|livestream)/iu","englishHint":"/<englishHints>/i","purchaseButton":"/(?<!\\\\p{L})(?:<purchaseButtons.words>)(?!\\\\p{L})|<purchaseButtons.unspaced>/iu"}}');
// EXTERNAL MODULE: ./build/engine/link/read-markup.js
var read_markup = __webpack_require__(103);
;// CONCATENATED MODULE: ./build/engine/link/unavailable-notice.js






const unavailable_notice_patterns = (0,patterns/* patternLexicon */.F)(unavailable_namespaceObject.patterns, unavailable_namespaceObject);
const foldedPatterns = (0,patterns/* patternLexicon */.F)(unavailable_namespaceObject.foldedPatterns, unavailable_namespaceObject, fold_text/* foldText */.TH);
const LANGUAGES = new Map(Object.entries(unavailable_namespaceObject.languages));
const matchesSentence = (folded, language) => {
    const tags = language !== null && LANGUAGES.has(language) ? new Set([language, "en"]) : LANGUAGES.keys();
    return [...tags].some((tag) => getSentencePattern(tag).test(folded)) || foldedPatterns().unspaced.test(folded);
};
const sentencePatterns = new Map();
function getSentencePattern(language) {
    const known = sentencePatterns.get(language);
    if (known !== undefined)
        return known;
    const lists = { ...unavailable_namespaceObject, ...LANGUAGES.get(language), interjections: not_found.interjections };
    const pattern = (0,patterns/* compilePattern */.E)(unavailable_namespaceObject.sentence, lists, fold_text/* foldText */.TH);
    sentencePatterns.set(language, pattern);
    return pattern;
}
function createUnavailableAdvisory(sentence) {
    if (sentence === null || sentence === undefined)
        return [];
    return [{ kind: "gone", note: `The page says that its subject is no longer available: "${(0,ground_text/* truncate */.xv)(sentence)}"` }];
}
function findUnavailableNotice(page) {
    const { title, heading, mainContent, markup, text } = page;
    const { firstSection, full, startsWithHeading } = mainContent;
    const { articleMarkup, embeddedPlayerText, purchaseButton } = unavailable_notice_patterns();
    if (articleMarkup.test(markup) || firstSection.buttonLabels.some((label) => purchaseButton.test(label)))
        return null;
    const [first] = firstSection.lines;
    const above = first === undefined ? [] : full.lines.slice(0, Math.max(0, full.lines.indexOf(first)));
    const below = firstSection.lines
        .slice(0, MAX_LINES_BELOW_HEADING)
        .filter((line) => heading === "" || !embeddedPlayerText.test(line));
    const lines = [heading, ...above.slice(-MAX_LINES_ABOVE_HEADING), ...below];
    return (findUnavailableSentence(lines, text.length < MAX_CLOSURE_PAGE_CHARS) ??
        (startsWithHeading ? findUnavailableSentence([title]) : null));
}
function mayHaveUnavailableNotice(markup) {
    const language = HTML_LANG.exec(markup.slice(0, HTML_LANG_SEARCH_CHARS))?.[1]?.toLowerCase() ?? null;
    return findUnavailableSentence((0,read_markup/* getMainContentLines */.Of)(markup), true, language) !== null;
}
const HTML_LANG = /<html\s(?:[^>]{0,500}\s)?lang\s*=\s*["']?([a-z]{2})(?![a-z])/i;
const HTML_LANG_SEARCH_CHARS = 2_000;
function findUnavailableSentence(lines, isShortPage = false, language = null) {
    return (lines
        .flatMap((line) => line.slice(0, MAX_LINE_CHARS).split(/(?<=[.!?…])\s|(?<=[。！])/u))
        .find((sentence) => saysUnavailable(sentence, isShortPage, language)) ?? null);
}
function saysUnavailable(sentence, isShortPage, language = null) {
    if (sentence.length > MAX_SENTENCE_CHARS || /[?？]\s*$/.test(sentence))
        return false;
    const { closedBusiness, notTemporary } = foldedPatterns();
    if (language === "en" && !unavailable_notice_patterns().englishHint.test(sentence))
        return false;
    const folded = (0,fold_text/* foldText */.TH)(sentence);
    const isUnavailable = matchesSentence(folded, language) || (isShortPage && closedBusiness.test(folded));
    return isUnavailable && notTemporary.test(folded);
}
const MAX_LINES_ABOVE_HEADING = 3;
const MAX_LINES_BELOW_HEADING = 8;
const MAX_SENTENCE_CHARS = 200;
const MAX_LINE_CHARS = 400;
const MAX_CLOSURE_PAGE_CHARS = 900;


/***/ }),

/***/ 88284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ extractVisibleText),
/* harmony export */   qV: () => (/* binding */ stripLongCode),
/* harmony export */   uA: () => (/* binding */ hasVisibleText)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
/* harmony import */ var _ground_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11611);


function extractVisibleText(markup, enough) {
    const result = { lines: [], length: 0, hasPictures: false, hasEmbeds: false };
    const neverEnd = new Set();
    let line = "";
    for (let at = 0; at < markup.length;) {
        const next = markup.indexOf("<", at);
        const text = markup.slice(at, next < 0 ? markup.length : next);
        result.length += text.trim().length;
        if (result.length >= enough)
            return result;
        line += text;
        if (next < 0)
            break;
        TAG_NAME.lastIndex = next;
        const name = TAG_NAME.exec(markup)?.[1]?.toLowerCase();
        const kind = name === undefined ? undefined : TAG_KINDS.get(name);
        if (kind !== "inline") {
            result.lines.push(line);
            line = "";
        }
        if (kind === "picture")
            result.hasPictures = true;
        if (kind === "embed")
            result.hasEmbeds = true;
        at = skipTag(markup, next, name, neverEnd);
    }
    result.lines = [...result.lines, line].map(decodeLine).filter((text) => text !== "");
    return result;
}
const hasVisibleText = (markup) => extractVisibleText(markup, 1).length > 0;
const CODE_ELEMENT = /<(script|style)(?=[\s>])/gi;
const LONG_CODE_CHARS = 2_000;
function stripLongCode(markup) {
    let rest = "";
    let kept = 0;
    CODE_ELEMENT.lastIndex = 0;
    for (let found = CODE_ELEMENT.exec(markup); found !== null; found = CODE_ELEMENT.exec(markup)) {
        const start = findTagEnd(markup, found.index);
        const close = findClosingTag(markup, found[1]?.toLowerCase() ?? "", start);
        const end = close < 0 ? markup.length : close;
        if (end - start > LONG_CODE_CHARS) {
            rest += markup.slice(kept, start);
            kept = end;
        }
        CODE_ELEMENT.lastIndex = end;
    }
    return rest + markup.slice(kept);
}
const TAG_NAME = /<\/?([a-z][a-z0-9-]*)/iy;
const tagKinds = (kind, names) => names.split(" ").map((name) => [name, kind]);
const TAG_KINDS = new Map([
    ...tagKinds("inline", "a abbr b bdi em font i mark q s small span strong sub sup u wbr"),
    ...tagKinds("picture", "img picture canvas svg"),
    ...tagKinds("embed", "video iframe frame object embed form input"),
]);
const INVISIBLE_TAGS = new Set(["script", "style", "noscript", "template", "svg", "title"]);
const RAW_TEXT_TAGS = new Set(["script", "style", "title"]);
function skipTag(markup, start, name, neverEnd) {
    if (markup.startsWith("<!--", start)) {
        const end = markup.indexOf("-->", start);
        return end < 0 ? markup.length : end + 3;
    }
    if (name === undefined && !/[!?/]/.test(markup.charAt(start + 1)))
        return start + 1;
    const end = findTagEnd(markup, start);
    const closes = markup.charAt(start + 1) === "/";
    if (name === undefined || closes || !INVISIBLE_TAGS.has(name) || neverEnd.has(name))
        return end;
    if (name === "template" && /\sshadowroot/i.test(markup.slice(start, end)))
        return end;
    const close = findClosingTag(markup, name, end);
    if (close >= 0)
        return findTagEnd(markup, close);
    neverEnd.add(name);
    return RAW_TEXT_TAGS.has(name) ? markup.length : end;
}
function findClosingTag(markup, name, from) {
    const close = markup.indexOf(`</${name}`, from);
    if (close >= 0)
        return close;
    const shouted = new RegExp(`</${name}`, "gi");
    shouted.lastIndex = from;
    return shouted.exec(markup)?.index ?? -1;
}
function findTagEnd(markup, start) {
    const most = Math.min(markup.length, start + MAX_TAG_CHARS);
    for (let at = start; at < most; at += 1) {
        const code = markup.charCodeAt(at);
        if (code === 0x3e)
            return at + 1;
        if (code !== 0x22 && code !== 0x27)
            continue;
        const quote = markup.indexOf(String.fromCharCode(code), at + 1);
        if (quote < 0 || quote > most)
            break;
        at = quote;
    }
    const end = markup.indexOf(">", start);
    return end < 0 ? markup.length : end + 1;
}
const MAX_TAG_CHARS = 4_000;
function decodeLine(line) {
    const text = line.trim();
    return (0,_ground_text_js__WEBPACK_IMPORTED_MODULE_0__/* .collapseSpace */ .i)(text.includes("&") ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)(text) : text);
}


/***/ }),

/***/ 65627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatAcceptLanguage),
/* harmony export */   Y: () => (/* binding */ listLanguages)
/* harmony export */ });
function listLanguages(locale) {
    const { language } = new Intl.Locale(locale);
    return [...new Set([locale, language])];
}
const formatAcceptLanguage = (languages) => languages.map((tag, place) => (place === 0 ? tag : `${tag};q=${(1 - place / 10).toFixed(1)}`)).join(",");


/***/ }),

/***/ 64623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nw: () => (/* binding */ sliceByFoldedPosition),
/* harmony export */   Om: () => (/* binding */ findVerbatim),
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   Zv: () => (/* binding */ createFoldedSlicer),
/* harmony export */   af: () => (/* binding */ normaliseText),
/* harmony export */   tc: () => (/* binding */ toVisibleText),
/* harmony export */   yM: () => (/* binding */ splitWords)
/* harmony export */ });
/* unused harmony export INVISIBLE_CHARS */
/* harmony import */ var _letters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32123);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11611);


const INVISIBLE_CHARS = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;
const DIACRITIC = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
const replaceConfusables = (word) => /[a-z]/.test(word) && /[\u0370-\u04ff]/.test(word)
    ? [...word].map((letter) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().confusables[letter] ?? letter).join("")
    : word;
const isAscii = (text) => !/[\u0080-\uffff]/.test(text);
function toVisibleText(text) {
    if (isAscii(text))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .collapseSpace */ .i)(text.replaceAll("`", "'"));
    const visible = text
        .replace(/[½¼¾⅓⅔]/g, (fraction) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().fractions[fraction] ?? fraction)
        .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, (mark) => ` ${mark}`)
        .normalize("NFKC")
        .replace(INVISIBLE_CHARS, "")
        .replace(/[\u2010-\u2012\u2212]/g, "-")
        .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'");
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .collapseSpace */ .i)(visible);
}
const foldText = (text) => foldVisible(toVisibleText(text));
function foldVisible(visible) {
    if (isAscii(visible))
        return visible.toLowerCase();
    return visible
        .toLowerCase()
        .normalize("NFD")
        .replace(DIACRITIC, "")
        .normalize("NFC")
        .replace(/[ßæœøłđı]/g, (letter) => (0,_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .M)().replacements[letter] ?? letter);
}
const createFoldedSlicer = (visible) => {
    if (!/[^\p{ASCII}]/u.test(visible))
        return (at, end) => visible.slice(at, end);
    let folded = 0;
    let written = 0;
    const starts = [];
    for (const letter of visible) {
        const length = foldVisible(letter).length;
        if (length > 0)
            starts[folded] = written;
        written += letter.length;
        folded += length;
        for (let at = folded - 1; length > 0 && at > 0 && starts[at] === undefined; at -= 1)
            starts[at] = written;
    }
    return (at, end) => visible.slice(starts[at] ?? written, starts[end] ?? written);
};
const sliceByFoldedPosition = (visible, at, end) => createFoldedSlicer(visible)(at, end);
const WORD = /[\p{L}\p{M}\p{N}']+/gu;
const findVerbatim = (visible, phrase) => {
    const words = [...visible.matchAll(WORD)];
    const length = phrase.split(" ").length;
    for (const [at, first] of words.entries()) {
        if (!phrase.startsWith(normaliseText(first[0])))
            continue;
        for (let count = length + 1; count > 0; count -= 1) {
            const last = words[at + count - 1];
            const written = last === undefined ? null : visible.slice(first.index, last.index + last[0].length);
            if (written !== null && normaliseText(written) === phrase)
                return written;
        }
    }
    const at = visible.toLowerCase().indexOf(phrase);
    return at === -1 ? visible : visible.slice(at, at + phrase.length);
};
const normaliseText = (text) => foldText(text)
    .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|nell|sull|all|un)'(?=\p{L}{2})/gu, "$1 ")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map(replaceConfusables)
    .join(" ");
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/u;
const characterBigrams = (run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
};
const splitWords = (plainText) => plainText
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (UNSPACED_SCRIPT.test(word) ? characterBigrams(word) : [word]));


/***/ }),

/***/ 32123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ letters)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./build/ground/letters.json
const letters_namespaceObject = /*#__PURE__*/JSON.parse('{"source":"`replacements`: letters that Unicode does not decompose. `confusables`: Cyrillic and Greek letters that look like Latin ones, from Unicode\'s confusables.txt, lower case. `furtherConfusables`: letters that also pass for Latin ones in deliberately obfuscated text.","notes":["fractions: they stand apart from the digits before them: \'2½\' is \'2 1/2\'."],"replacements":{"ß":"ss","æ":"ae","œ":"oe","ø":"o","ł":"l","đ":"d","ı":"i"},"confusables":{"а":"a","с":"c","е":"e","һ":"h","і":"i","ј":"j","ӏ":"l","о":"o","р":"p","ѕ":"s","х":"x","у":"y","α":"a","ο":"o","ρ":"p","ν":"v"},"furtherConfusables":{"т":"t","к":"k","м":"m","ι":"i","ε":"e","τ":"t","κ":"k"},"fractions":{"½":" 1/2 ","¼":" 1/4 ","¾":" 3/4 ","⅓":" 1/3 ","⅔":" 2/3 "}}');
// EXTERNAL MODULE: ./build/ground/lexicon.js
var lexicon = __webpack_require__(77994);
;// CONCATENATED MODULE: ./build/ground/letters.js



const Letters = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const letters = (0,lexicon/* lexicon */.J)(schemas/* object */.Ikc({ replacements: Letters, confusables: Letters, furtherConfusables: Letters, fractions: Letters }), letters_namespaceObject);


/***/ }),

/***/ 77994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ lexicon)
/* harmony export */ });
function lexicon(schema, json) {
    let parsed = null;
    return () => {
        parsed ??= { data: schema.parse(json) };
        return parsed.data;
    };
}


/***/ }),

/***/ 72814:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"rH":{"CERT_HAS_EXPIRED":{"certain":true,"why":"expiry"},"CERT_NOT_YET_VALID":{"certain":true,"why":"start"},"ERR_TLS_CERT_ALTNAME_INVALID":{"certain":true,"why":"names"},"DEPTH_ZERO_SELF_SIGNED_CERT":{"certain":true,"why":"The certificate is self-signed"},"CERT_REVOKED":{"certain":true,"why":"The certificate was revoked"},"SELF_SIGNED_CERT_IN_CHAIN":{"certain":false,"why":"issuer"},"UNABLE_TO_GET_ISSUER_CERT":{"certain":false,"why":"issuer"},"UNABLE_TO_GET_ISSUER_CERT_LOCALLY":{"certain":false,"why":"issuer"},"UNABLE_TO_VERIFY_LEAF_SIGNATURE":{"certain":false,"why":"issuer"},"CERT_UNTRUSTED":{"certain":false,"why":"issuer"},"CERT_REJECTED":{"certain":false,"why":"issuer"},"CERT_CHAIN_TOO_LONG":{"certain":false,"why":"issuer"},"INVALID_CA":{"certain":false,"why":"issuer"},"INVALID_PURPOSE":{"certain":false,"why":"The certificate is not meant for websites"},"CERT_SIGNATURE_FAILURE":{"certain":false,"why":"The certificate\'s signature is wrong"},"HOSTNAME_MISMATCH":{"certain":true,"why":"names"}},"Wd":["UNABLE_TO_VERIFY_LEAF_SIGNATURE","UNABLE_TO_GET_ISSUER_CERT","UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],"hB":{"ERR_CERT_DATE_INVALID":{"certain":false,"why":"The certificate has expired or is not valid yet"},"ERR_CERT_COMMON_NAME_INVALID":{"certain":true,"why":"The certificate is for another domain"},"ERR_CERT_AUTHORITY_INVALID":{"certain":false,"why":"The certificate\'s issuer is not trusted"},"ERR_CERT_REVOKED":{"certain":true,"why":"The certificate was revoked"},"ERR_CERT_WEAK_SIGNATURE_ALGORITHM":{"certain":true,"why":"The certificate is signed with a weak algorithm"},"ERR_CERT_WEAK_KEY":{"certain":true,"why":"The certificate\'s key is too weak"},"ERR_CERT_SYMANTEC_LEGACY":{"certain":true},"ERR_CERT_NAME_CONSTRAINT_VIOLATION":{"certain":true},"ERR_CERT_VALIDITY_TOO_LONG":{"certain":true},"ERR_CERTIFICATE_TRANSPARENCY_REQUIRED":{"certain":true,"why":"The certificate is in no public log"}}}');

/***/ }),

/***/ 73684:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"Lg":{"user-agent":"","accept":"text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7","accept-language":"","accept-encoding":"gzip, deflate, br, zstd","upgrade-insecure-requests":"1","sec-fetch-dest":"document","sec-fetch-mode":"navigate","sec-fetch-site":"none","sec-fetch-user":"?1"},"e":{"desktop":"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36","android":"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36","iphone":"Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1"},"Ux":["connection","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding","upgrade"]}');

/***/ }),

/***/ 22405:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"Fw":["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT","UND_ERR_BODY_TIMEOUT"],"xN":["ENETUNREACH","ENETDOWN","ENONET","EADDRNOTAVAIL"],"ar":["ESERVFAIL","EREFUSED","EBADRESP"],"md":[{"pattern":"PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_OR_CIPHER|NO_PROTOCOLS|VERSION_TOO_LOW","why":"The server only offers outdated encryption (TLS), which browsers refuse: its operator has to enable TLS 1.2 or 1.3"},{"pattern":"WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH_TOO_LONG","why":"The server answers without encryption where https is expected: use http in the URL, or have its operator set up https"},{"pattern":"UNRECOGNIZED_NAME","why":"The server does not serve this domain over https: its operator has to add the domain"},{"pattern":".","why":"The server refuses encrypted connections: its operator has to repair https"}],"TB":{"T":"^(?:HPE_|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$|HTTPParserError$)","d":"The server\'s response breaks the rules of HTTP, and some browsers refuse it: ask its operator to repair it"},"oQ":[{"pattern":"^ECONNREFUSED$|CONNECTION_REFUSED","why":"The server accepts no connections: check that it runs, and the port of the URL"},{"pattern":"TUNNEL_CONNECTION|PROXY_","why":"The proxy of this machine does not connect to the server: check HTTPS_PROXY, or allow the host there"},{"pattern":"^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$|CONNECTION_(?:RESET|CLOSED|ABORTED)|SOCKET_NOT_CONNECTED|NETWORK_CHANGED","why":"The server broke the connection off: open the page, and ask its operator if it does so again"},{"pattern":"^E(?:NETUNREACH|NETDOWN|NONET|HOSTUNREACH|HOSTDOWN|ADDRNOTAVAIL)$|ADDRESS_UNREACHABLE|ADDRESS_INVALID|INTERNET_DISCONNECTED","why":"No network route leads to the server: check this machine\'s network, or the server\'s address"},{"pattern":"EMPTY_RESPONSE|ERR_INVALID_RESPONSE|INVALID_HTTP_RESPONSE","why":"The server closed the connection without an answer: ask its operator to repair it"},{"pattern":"HTTP2|QUIC|SPDY","why":"The server breaks the rules of HTTP/2 or HTTP/3, so browsers show nothing: ask its operator to repair it"},{"pattern":"CONTENT_DECODING|^Z_|DECOMPRESS|BROTLI","why":"The page\'s compressed content is damaged, so browsers show nothing: ask the server\'s operator to repair it"},{"pattern":"INCOMPLETE_CHUNKED|CONTENT_LENGTH_MISMATCH|UND_ERR_RES_CONTENT","why":"The page breaks off before its end: ask the server\'s operator to repair it"},{"pattern":"RESPONSE_HEADERS_(?:TOO_BIG|TRUNCATED)|UND_ERR_HEADERS_OVERFLOW","why":"The server sends too many headers: ask its operator to reduce them, such as cookies"},{"pattern":"UNSAFE_PORT","why":"Browsers refuse the port of this URL: use another one"},{"pattern":"BLOCKED_BY_(?:RESPONSE|CSP|CLIENT|ADMINISTRATOR)","why":"The page forbids browsers to show it here: open it, and check its security headers"}]}');

/***/ }),

/***/ 3837:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"source":"Titles and headings of missing pages as content management systems, shop systems, their themes and frameworks ship them, and as sites in these languages write them; collected by hand.","notes":["Every entry is the source of a regular expression in natural spelling. Accents, case and quotes are folded before anything is compared, so an entry may use neither escapes in capitals (\\\\S, \\\\W) nor anything that case decides.","A phrase has to match a whole segment of a title or all of a heading. \'Unavailable\' alone is left out on purpose: sites say it when they will be back.","removed: only names of pages count. A product or a job that is no longer available is in unavailable.json. \'Moved\' alone is left out: sites say it when they have a new address.","fillers: these also head empty search results and lists, so they only count together with another sign.","removed: PAGE in a sentence stands for any name of a page.","patterns: <list> stands for any entry of the list; <phrases> for those of all languages. foldedPatterns match folded text.","phrase: a whole segment that says that the page is missing, in words that have no other meaning; ambiguousPhrase: in words that may also be a name (\'not found\').","articleOpening: the beginning of a title that explains the error instead of being one (\'How to fix\').","negation: a part of every phrase. Most titles have none of these, and the other patterns cost twenty times as much. startsWithFiller is such a check before filler.","unavailableItem: a product or service that is not available may return tomorrow; only an unavailable page is a missing one.","interjection: not before an ampersand, because \'Lost & Not Found\' is a name.","trailingClause: \'… or was moved\'; captures what comes before it.","leading404: a letter next to the number makes another word, except in scripts that write no spaces (\'404错误\').","subtitle: how a subtitle begins (\'a detective puzzle\').","navigationButton: buttons of error pages: search, go back or home, reload, close a notice, \'was this helpful?\'.","errorPageWord: pages, links and where to go instead, the subject of an error page\'s explanation."],"languages":{"en":{"phrases":["(?:(?:the|this|that|requested|web) )*(?:page|web ?page|url|link|address|site|web ?site|file(?: or directory)?|document|resource|content|object|item|product|article|listing|offer|post|category|collection|store|shop|event|job|profile|account|user|video)(?: or (?:page|event|product|item|file))?(?: (?:that )?(?:you(?:\'re| are| were|\'ve| have)? )?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|tried to (?:reach|access|view|open)|want(?:ed)?))?,? (?:(?:was |is |has been )?not found|(?:could ?(?:not|n\'t)|can ?(?:not|\'t)) be (?:found|located)|(?:do(?:es)?|did) ?(?:not|n\'t) exist(?: any ?more)?|is (?:no longer|not) here(?: any ?more)?|(?:has (?:been )?(?:re)?moved or )?no longer exists|(?:do(?:es)?|did) ?(?:not|n\'t) (?:seem|appear) to exist(?: any ?more)?|is nowhere to be found|(?:is )?missing)(?: (?:on (?:this|the) server|here))?","(?:(?:the|this|that) )?(?:page|web ?page|url|link|content)(?: you requested)? (?:is (?:not|no longer)|isn\'t|not|no longer) available(?: right now| any ?more)?","(?:the )?requested url [^ ]+ was not found(?: on this server)?","[^ ]+ was not found on this server","(?:(?:the|this|that) )?(?:page|url|link|content|post) (?:has been|was) (?:removed|deleted)","page-?not-?found","page not found or (?:has been )?(?:re)?moved","page moved or not found","not found on this (?:server|site)","no (?:such )?page(?: was)? found","no such page"],"firstPerson":["(?:we |i )?(?:(?:have )?(?:looked|searched) everywhere,? but )?(?:we |i )?(?:could ?(?:not|n\'t)|can ?(?:not|\'t)|(?:are |were |\'re )?(?:unable|not able) to|did ?(?:not|n\'t)|have ?(?:not|n\'t)) (?:seem to )?(?:find|found|locate) (?:that|the|this|any such|a)(?: requested| right)? (?:page|web ?page|url|link|product|item|article|listing|event|job|document|content|file)(?: (?:that )?you(?:\'re| are| were|\'ve| have)? ?(?:requested|looking for|searching for|trying to (?:reach|access|view|find|visit|open)|after|wanted?))?(?: here| at this address)?","nothing was found (?:at this location|here)","(?:sorry, )?there(?:\'s| is) no(?:thing| page) (?:here|at this address)","(?:you(?:\'ve| have)? )?(?:followed|clicked(?: on)?) a (?:broken|dead|bad) link(?: or .{1,60})?","(?:we(?:\'ve)? (?:searched|looked) .{1,20},? but )?(?:this|that|the) page (?:is lost(?: in space)?|(?:you (?:wanted|requested|are looking for) )?(?:has )?(?:wandered off|vanished|disappeared|gone missing))","you(?:\'ve| have)? (?:just )?(?:found|reached|landed on|hit|followed) a (?:page|link|route) that (?:does ?(?:not|n\'t)|no longer) exists?"],"removed":{"page":["(?:(?:the|this|that) )?(?:requested )?(?:page|web ?page|content|link|url)(?: (?:that )?you(?:\'re| are| were|\'ve| have)? ?(?:requested|looking for|looking to (?:view|find)|trying to (?:reach|access|view|open)|followed|after))?"],"sentences":["PAGE (?:(?:has|have|may have|might have|was|is|could have)(?: either)?(?: been)? )(?:moved|relocated|renamed)(?:,| or)+ (?:been )?(?:removed|deleted|taken down|no longer exists|is no longer available)","PAGE (?:(?:has|may have|might have|was) (?:been )?)(?:removed|deleted|taken down|retired)(?:(?:,| or)+ (?:been )?(?:moved|renamed|relocated|deleted|removed))?(?: from (?:this|our|the) (?:site|web ?site|server))?","there(?:\'s| is| was) (?:nothing|no page) (?:here|at this (?:address|url|location)|to (?:see|find) here)(?: any ?more| any longer)?","nothing (?:to (?:see|find) here|lives here)(?: any ?more)?","PAGE (?:has )?gone (?:fishing|missing|away|astray|walkabout|awol)","you(?:\'ve| have) (?:wandered|strayed|gone) off the (?:trail|path|map|grid)","you (?:may|might) have mistyped the (?:address|url|web address).{0,60}","the (?:link|address|url) (?:may|might) be (?:broken|outdated|mistyped).{0,60}","(?:we )?(?:could not|couldn\'t|can\'t|cannot) find what you(?:\'re| are| were) (?:after|looking for)"]}},"de":{"phrases":["(?:(?:die|diese|der|dieser|das|dieses|ihre|deine|von ihnen|angeforderte|gesuchte|gewünschte|aufgerufene) )*(?:seite|webseite|website|unterseite|internetseite|url|adresse|datei|link|ressource|dokument|produkt|artikel|inhalt|angebot|beitrag|(?:dienst)?leistung|formular|umfrage|veranstaltung|kurs|profil|konto|benutzer(?:konto)?|video|shop|app|anzeige|stelle(?:nanzeige)?|inserat|eintrag|datensatz|kategorie)(?:, die (?:sie|du) suchs?t?e?n?,)? (?:(?:(?:wurde|konnte|ist|kann) )?(?:leider )?nicht (?:gefunden(?: werden| worden)?|vorhanden|auffindbar|verfügbar|mehr (?:vorhanden|verfügbar))|(?:existiert|gibt es) (?:leider )?nicht(?: mehr)?|fehlt)","keine seite gefunden","(?:diese |die )?seite (?:ist )?(?:weg|verschwunden)"],"firstPerson":["(?:leider )?(?:konnten|können|haben) wir (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse|artikel|produkt)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)","wir (?:konnten|können|haben) (?:leider )?(?:die|diese)(?: von (?:ihnen|dir))?(?: gewünschte| gesuchte| angeforderte| aufgerufene)? (?:seite|webseite|adresse)(?:, die (?:sie|du) (?:suchen|suchst|gesucht ha(?:ben|st)),?)? (?:leider )?nicht (?:finden|gefunden)","die von (?:dir|ihnen) gesuchte seite (?:existiert nicht|gibt es nicht|konnte nicht gefunden werden|wurde nicht gefunden)(?: mehr)?","diese(?:r|s)? (?:seite|artikel|link) (?:scheint|scheinen) nicht (?:mehr )?zu existieren"],"removed":{"page":["(?:(?:die|diese|der|dieser) )?(?:(?:gewünschte|gesuchte|angeforderte|aufgerufene) )?(?:seite|webseite|unterseite|inhalt|link|url)"],"sentences":["PAGE (?:wurde|ist|wurden)(?: leider| möglicherweise| eventuell| vielleicht)* (?:verschoben|umbenannt)(?: worden)? oder (?:gelöscht|entfernt|existiert nicht mehr|ist nicht mehr verfügbar)(?: worden)?","PAGE (?:wurde|ist) (?:leider )?(?:gelöscht|entfernt)(?: oder (?:verschoben|umbenannt))?(?: worden)?","(?:dieser |der )?inhalt(?: ist)? (?:leider )?nicht (?:mehr|länger) (?:verfügbar|vorhanden|online)","diese inhalte sind nicht mehr verfügbar","(?:vielleicht|möglicherweise|eventuell) (?:haben sie sich|hast du dich) (?:vertippt|verschrieben) oder der link ist (?:veraltet|falsch|defekt|nicht mehr gültig)","(?:hier|da) (?:ist|gibt es|gibt\'s) (?:leider )?(?:nichts(?: \\\\(mehr\\\\)| mehr)?(?: zu sehen)?) unter dieser adresse"]}},"fr":{"phrases":["(?:(?:la|cette|votre|le|ce|l\'|cet) ?)?(?:page|url|adresse|fichier|document|ressource|contenu|article|produit|site|lien|formulaire|profil|compte|utilisateur|vidéo|annonce|offre|événement|boutique|catégorie|fiche)(?: (?:web|demandée?|recherchée?|que vous (?:cherchez|recherchez|demandez|avez demandée?)))* (?:(?:est |semble )?introuvable|non[ -]trouvée?|pas trouvée?|inexistante?|n\'a (?:pas|pu) (?:été|pu être|être) trouvée?|n\'existe (?:pas|plus)|n\'est (?:pas|plus) disponible)","aucune page trouvée","impossible de trouver (?:la|cette) page"],"firstPerson":["(?:nous|on) (?:n\'avons|n\'a) (?:malheureusement )?pas (?:pu )?trouv(?:é|er) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|avez demandée|demandez)|demandée|recherchée))?","(?:nous |on )?ne (?:trouvons pas|trouve pas|pouvons pas trouver|parvenons pas à trouver) (?:la|cette) page(?: (?:que vous (?:cherchez|recherchez|demandez)|demandée|recherchée))?","(?:la|cette) page(?: que vous (?:cherchez|recherchez|demandez))? (?:ne semble pas|semble ne (?:pas|plus)) exister"],"removed":{"page":["(?:(?:la|cette|le|ce) )?(?:page|contenu|lien|adresse)(?: (?:demandée?|recherchée?|que vous (?:cherchez|recherchez|souhaitez consulter|demandez)))?"],"sentences":["PAGE (?:a|n\'a) (?:peut-être )?été (?:déplacée?|renommée?) ou (?:supprimée?|retirée?|effacée?|n\'existe plus)","PAGE a été (?:supprimée?|retirée?|effacée?)(?: ou déplacée?)?(?: du site| de notre site)?","PAGE (?:n\'est (?:plus|pas) (?:disponible|accessible|en ligne)|est indisponible)"]}},"es":{"phrases":["(?:(?:la|esta|el|este) )?(?:página|url|dirección|archivo|documento|recurso|contenido|artículo|producto|sitio|enlace|formulario|perfil|cuenta|usuario|vídeo|video|anuncio|oferta|evento|tienda|categoría|servicio)(?: (?:web|solicitad[oa]|buscad[oa]|que (?:buscas|busca|estás buscando|está buscando|has solicitado)))* (?:no (?:se (?:ha )?(?:encontró|encontrad[oa]|encuentra|pudo encontrar|puede encontrar|podido encontrar)|(?:ha sido |fue )?encontrad[oa]|existe|(?:está )?disponible)|inexistente|ya no (?:existe|está disponible))","no (?:se (?:ha )?(?:encontró|encontrado|encuentra|pudo encontrar|puede encontrar)|encontramos|hemos (?:encontrado|podido encontrar)|podemos encontrar) (?:la|esta) página(?: que (?:buscas|busca))?"],"firstPerson":["no se (?:ha podido|pudo|puede) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca))?","(?:esa|ese) (?:página|enlace) no (?:se (?:puede|pudo|ha podido) encontrar|existe)","no (?:podemos|pudimos|logramos|hemos (?:podido|logrado)|conseguimos) encontrar (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando|solicitaste))?","no (?:encontramos|hemos encontrado) (?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando|está buscando))?","(?:la|esta|esa) página(?: que (?:buscas|busca|estás buscando))? parece no existir"],"removed":{"page":["(?:(?:la|esta|el|este) )?(?:página|contenido|enlace|dirección|url)(?: (?:solicitad[oa]|que (?:buscas|busca|estás buscando|intentas (?:ver|visitar))))?"],"sentences":["PAGE (?:ha (?:sido )?|fue )(?:movid[oa]|trasladad[oa]|cambiado de (?:sitio|dirección|lugar)) o (?:ha sido |fue |ha )?(?:eliminad[oa]|borrad[oa]|retirad[oa]|suprimid[oa]|ya no existe)","PAGE (?:ha sido|fue) (?:eliminad[oa]|borrad[oa]|retirad[oa])(?: o (?:movid[oa]|trasladad[oa]))?","PAGE (?:ya no (?:está disponible|existe)|no existe o ya no está disponible)"]}},"it":{"phrases":["(?:(?:la|questa|il|l\'|questo) ?)?(?:pagina|url|indirizzo|file|documento|risorsa|contenuto|articolo|prodotto|sito|modulo|profilo|account|utente|video|annuncio|offerta|evento|negozio|categoria|servizio)(?: (?:web|richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando|hai richiesto)))* (?:non (?:è (?:più |stat[ao] )?)?(?:trovat[ao]|disponibile)|non esiste(?: più)?|inesistente|introvabile)","impossibile trovare (?:la|questa) pagina","nessuna pagina trovata"],"firstPerson":["(?:la|questa|quella) pagina(?: che (?:cercavi|cerchi|stavi cercando|stai cercando))? non (?:può essere trovata|è stata trovata|esiste(?: più)?)","non è stato possibile trovare (?:la|questa|quella) pagina","non (?:riusciamo a|siamo riusciti a|possiamo|abbiamo potuto) trovare (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?","non (?:troviamo|abbiamo trovato) (?:la|questa) pagina(?: (?:che (?:cerchi|stai cercando|hai richiesto)|richiesta|cercata))?"],"removed":{"page":["(?:(?:la|questa|il|questo) )?(?:pagina|contenuto|link|indirizzo)(?: (?:richiest[ao]|cercat[ao]|che (?:cerchi|stai cercando)))?"],"sentences":["PAGE (?:è stat[ao]|potrebbe essere stat[ao]) (?:spostat[ao]|rinominat[ao]) o (?:cancellat[ao]|eliminat[ao]|rimoss[ao]|non esiste più)","PAGE è stat[ao] (?:cancellat[ao]|eliminat[ao]|rimoss[ao])(?: o spostat[ao])?","PAGE (?:non (?:è )?più (?:disponibile|raggiungibile|online)|non è disponibile)"]}},"nl":{"phrases":["(?:(?:de|deze|die|het|dit|uw|je|opgevraagde|gevraagde) )*(?:pagina|webpagina|website|url|adres|bestand|document|product|artikel|link|formulier|profiel|account|gebruiker|video|advertentie|vacature|evenement|winkel|categorie|dienst)(?: die (?:je|u) zoekt)? (?:(?:(?:is|werd|kon|kan) )?(?:helaas )?niet (?:gevonden(?: worden)?|worden gevonden|(?:meer )?beschikbaar)|bestaat (?:helaas )?niet(?: meer)?)","geen pagina gevonden"],"firstPerson":["(?:we|wij) (?:kunnen|konden|hebben) (?:helaas )?(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:helaas )?niet (?:vinden|gevonden)","(?:de|deze|die) (?:opgevraagde |gevraagde )?pagina(?: die (?:je|u) zoekt)? (?:kunnen|konden) (?:we|wij) (?:helaas )?niet vinden"],"removed":{"page":["(?:(?:de|deze|die) )?(?:opgevraagde |gevraagde )?(?:pagina|inhoud|content|link)(?: die (?:je|u) (?:zoekt|zocht|probeert te (?:bekijken|openen)))?"],"sentences":["PAGE (?:is|werd|kan)(?: mogelijk| misschien)? (?:verplaatst|hernoemd|verhuisd) of (?:verwijderd|bestaat niet meer)(?: zijn)?","PAGE (?:is|werd) (?:helaas )?verwijderd(?: of verplaatst)?","PAGE is (?:helaas )?niet (?:meer|langer) (?:beschikbaar|online)"]}},"pt":{"phrases":["(?:(?:a|esta|essa|o|este) )?(?:página|url|endereço|arquivo|ficheiro|documento|recurso|conteúdo|artigo|produto|site|link|formulário|perfil|conta|usuário|utilizador|vídeo|anúncio|oferta|evento|loja|categoria|serviço)(?: (?:web|solicitad[oa]|procurad[oa]|que (?:você )?(?:procura|procurou|está procurando|solicitou)))* (?:não (?:foi |pôde ser |pode ser )?(?:encontrad[oa]|localizad[oa])|não (?:existe(?: mais)?|(?:está )?disponível|se encontra)|inexistente|já não existe)","não (?:encontramos|foi possível encontrar|conseguimos encontrar) (?:a|essa|esta) página"],"firstPerson":["(?:nós )?não (?:encontramos|achamos|conseguimos (?:encontrar|localizar)|foi possível (?:encontrar|localizar)|pudemos encontrar) (?:a|essa|esta) página(?: que (?:você )?(?:procura|procurava|procurou|está procurando|solicitou))?"],"removed":{"page":["(?:(?:a|esta|essa|o|este|esse) )?(?:página|conteúdo|link|endereço|ligação)(?: (?:solicitad[oa]|pedid[oa]|que (?:você )?(?:procura|procurava|procurou)))?"],"sentences":["PAGE (?:foi|pode ter sido) (?:movid[oa]|deslocad[oa]|renomead[oa]) ou (?:foi )?(?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa]|já não existe|não existe mais)","PAGE foi (?:removid[oa]|eliminad[oa]|excluíd[oa]|apagad[oa])(?: ou movid[oa])?","PAGE (?:já não (?:está disponível|existe)|não está mais disponível|não existe mais)"]}},"sv":{"phrases":["(?:den här |denna )?(?:sidan|webbsidan|webbplatsen|sida|produkten|filen|dokumentet|artikeln|länken|adressen)(?: (?:som )?du (?:söker|letar efter|sökte))? (?:(?:kunde|kan) (?:inte|ej) hittas|hittades (?:inte|ej)|finns (?:tyvärr )?(?:inte|ej)(?: längre)?|saknas|existerar inte|går inte att hitta|(?:ej|inte) (?:hittad|funnen))","(?:vi )?(?:hittar inte|kunde inte hitta|kan inte hitta|hittade inte) sidan"],"firstPerson":["(?:vi )?(?:hittar|hittade) (?:tyvärr )?inte (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?","(?:vi )?(?:kan|kunde) (?:tyvärr )?inte hitta (?:den (?:här )?)?sidan?(?: (?:som )?du (?:söker|sökte|letar efter))?"],"removed":{"page":["(?:den här |denna |det här |den )?(?:sidan|innehållet|länken)(?: (?:som )?du (?:söker|sökte|letar efter))?"],"sentences":["PAGE (?:har|kan ha) (?:flyttats|flyttat|bytt namn|blivit flyttad) eller (?:tagits bort|raderats|finns inte (?:längre|kvar)|tagit bort)","PAGE (?:har (?:tagits bort|raderats)|är borttagen|togs bort)(?: eller flyttats?)?","PAGE (?:är|finns) (?:tyvärr )?(?:inte|ej) (?:längre|kvar|längre tillgängligt?)(?: tillgängligt?)?"]}},"da":{"phrases":["(?:denne )?(?:siden|side|websiden|produktet|filen|dokumentet|artiklen|linket|adressen)(?: (?:som )?du (?:søger|søgte|leder efter|ledte efter))? (?:(?:blev |er |kunne )?ikke fundet|(?:kunne|kan) ikke (?:findes|blive fundet)|(?:findes|eksisterer) (?:desværre )?ikke(?: længere)?|mangler|(?:er )?ikke tilgængelig)","(?:vi )?(?:kan|kunne) ikke finde siden"],"firstPerson":["(?:vi )?(?:kan|kunne) (?:desværre )?ikke finde (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?","(?:vi )?fandt (?:desværre )?ikke (?:den )?siden?,?(?: (?:som )?du (?:leder efter|ledte efter|søger))?"],"removed":{"page":["(?:denne |dette )?(?:siden?|indholdet|indhold|linket)(?: (?:som )?du (?:leder efter|ledte efter|søger|søgte))?"],"sentences":["PAGE (?:er|kan være|er blevet) (?:flyttet|omdøbt) eller (?:fjernet|slettet|findes ikke længere)","PAGE (?:er|er blevet|blev) (?:fjernet|slettet)(?: eller flyttet)?","PAGE (?:er|findes) (?:desværre )?ikke (?:længere|mere)(?: tilgængeligt?| her)?"]}},"no":{"phrases":["(?:denne )?(?:siden|side|nettsiden|produktet|filen|dokumentet|artikkelen|lenken|adressen)(?: (?:som )?du (?:leter etter|lette etter|søker(?: etter)?))? (?:(?:ble |er )?ikke funnet|kunne ikke (?:finnes|bli funnet)|(?:finnes|eksisterer) (?:dessverre )?ikke(?: lenger)?|mangler|(?:er )?ikke tilgjengelig)","(?:vi )?(?:fant|finner) (?:dessverre )?ikke siden(?: du (?:leter|lette) etter)?"],"firstPerson":["(?:vi )?(?:fant|finner) (?:dessverre )?ikke (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?","(?:vi )?(?:kan|kunne|klarte) (?:dessverre )?ikke (?:å )?finne (?:den )?siden(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?"],"removed":{"page":["(?:denne |dette )?(?:siden?|innholdet|lenken)(?: (?:som )?du (?:leter|lette|søker|søkte)(?: etter)?)?"],"sentences":["PAGE (?:er|kan være|har blitt|er blitt) (?:flyttet|endret) eller (?:fjernet|slettet|finnes ikke lenger)","PAGE (?:er|er blitt|har blitt|ble) (?:fjernet|slettet)(?: eller flyttet)?","PAGE (?:er|finnes) (?:dessverre )?ikke (?:lenger|mer)(?: tilgjengelig| her)?"]}},"fi":{"phrases":["(?:(?:etsimääsi|hakemaasi|pyydettyä|haettua|etsimäsi) )?(?:sivua|sivu|verkkosivua|sivustoa|tuotetta|tiedostoa|osoitetta) (?:ei (?:valitettavasti )?(?:löytynyt|löydy|löydetty|ole(?: enää)?(?: olemassa| saatavilla)?|voitu löytää)|puuttuu)"],"firstPerson":["emme (?:valitettavasti )?(?:löytäneet|löydä) (?:etsimääsi |hakemaasi |tätä )?(?:sivua|tuotetta)"],"removed":{"page":["(?:tämä |etsimäsi |hakemasi )?(?:sivu|sisältö|linkki)"],"sentences":["PAGE on (?:ehkä |saatettu |mahdollisesti )?(?:siirretty|siirtynyt) tai (?:poistettu|poistunut)","PAGE on (?:poistettu|poistunut)(?: tai siirretty)?","PAGE ei ole (?:enää )?(?:saatavilla|olemassa|käytettävissä)(?: enää)?"]}},"pl":{"phrases":["(?:(?:ta|podana|szukana|żądana|wybrana) )?(?:strona|podstrona|witryna|adres|plik|dokument|produkt|artykuł|zasób|formularz|profil|konto|użytkownik|film|ogłoszenie|oferta|wydarzenie|sklep|kategoria|usługa)(?: (?:www|internetowa|której szukasz|nie została))? (?:nie ?(?:(?:została |został )?(?:znaleziona|znaleziony|odnaleziona))|nie (?:istnieje|znaleziono|jest dostępna))","(?:nie (?:znaleziono|odnaleziono|można (?:znaleźć|odnaleźć)|możemy (?:znaleźć|odnaleźć))|brak) (?:takiej |tej |podanej |żądanej |szukanej )?(?:strony|podstrony|pliku|produktu|dokumentu)","strony nie (?:znaleziono|odnaleziono)"],"firstPerson":["nie (?:znaleźliśmy|możemy (?:znaleźć|odnaleźć)|mogliśmy znaleźć|udało (?:nam )?się (?:znaleźć|odnaleźć)) (?:takiej |tej |podanej |szukanej |żądanej )?strony(?:, której szukasz)?","(?:ta )?strona,? (?:której szukasz|o podanym adresie|o którą prosisz),? (?:nie istnieje|nie została znaleziona)"],"removed":{"page":["(?:(?:ta|ten|szukana|podana) )?(?:strona|treść|podstrona|link)(?:, której szukasz,?)?"],"sentences":["PAGE (?:została |mogła zostać )?(?:przeniesion[ay]|przenieśliśmy) (?:lub|albo) (?:usunięt[ay]|nie istnieje)","PAGE (?:została|mogła zostać) usunięt[ay](?: (?:lub|albo) przeniesion[ay])?","PAGE nie istnieje (?:lub|albo) została (?:przeniesion[ay]|usunięt[ay])","PAGE (?:nie jest (?:już )?|już nie jest )dostępn[ay]","(?:nie możemy (?:znaleźć|odnaleźć)|nie znaleźliśmy) tego, czego szukasz"]}},"cs":{"phrases":["(?:tahle|tato) stránka (?:tu |zde )(?:není|neexistuje)","(?:(?:tato|požadovaná|hledaná|zadaná) )?(?:stránka|adresa|produkt|dokument|soubor|článek) (?:(?:nebyla?|nebyl) nalezena?|nenalezena?|(?:již |bohužel )?neexistuje|nebyla? nalezena?|není k dispozici|se nenašla)","(?:(?:požadovanou|hledanou|tuto) )?stránku (?:nelze nalézt|se nepodařilo (?:najít|nalézt)|nebylo možné nalézt|jsme nenašli)"],"firstPerson":["(?:bohužel )?(?:jsme )?(?:nenašli|nemůžeme najít|nepodařilo se (?:nám )?najít) (?:jsme )?(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte)?","(?:tuto |požadovanou |hledanou )?stránku(?:, kterou hledáte,)? (?:jsme (?:bohužel )?nenašli|nemůžeme najít)","(?:tahle stránka|(?:tato )?stránka, kterou hledáte,) (?:neexistuje|nebyla nalezena)"],"removed":{"page":["(?:(?:tato|tento|požadovaná|požadovaný|hledaná) )?(?:stránka|obsah|odkaz)(?:, kter(?:ou|ý) hledáte,?)?"],"sentences":["PAGE (?:byl[ao]? |mohl[ao]? být )?(?:přesunut[aá]?|přejmenován[ao]?) (?:nebo|či) (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?|již neexistuje)","PAGE byl[ao]? (?:smazán[ao]?|odstraněn[ao]?|zrušen[ao]?)(?: (?:nebo|či) přesunut[ao]?)?","PAGE (?:již|už) není (?:dostupn[ýáé]|k dispozici)","PAGE není (?:již |už )dostupn[ýáé]","(?:tahle|tato) stránka neexistuje"]}},"sk":{"phrases":["(?:(?:táto|požadovaná|hľadaná) )?(?:stránka|adresa|produkt|dokument|súbor|článok) (?:(?:nebola?|nebol) nájdená?|nenájdená|(?:už |bohužiaľ )?neexistuje|sa nenašla|nie je dostupná)","(?:(?:požadovanú|hľadanú) )?stránku sa nepodarilo nájsť"],"firstPerson":["(?:nenašli sme|nemôžeme nájsť|nepodarilo sa (?:nám )?nájsť) (?:túto |požadovanú |hľadanú )?stránku(?:, ktorú hľadáte)?","(?:túto |hľadanú )?stránku(?:, ktorú hľadáte,)? (?:sme nenašli|nemôžeme nájsť)","stránka, ktorú hľadáte, (?:neexistuje|sa nenašla)"],"removed":{"page":["(?:(?:táto|tento|požadovaná|hľadaná) )?(?:stránka|obsah|odkaz)"],"sentences":["PAGE (?:bola? )?(?:presunut[aý]?|premenovan[aý]) alebo (?:odstránen[aý]|vymazan[aý]|zmazan[aý])","PAGE bola? (?:odstránen[aý]|vymazan[aý]|zmazan[aý])(?: alebo presunut[aý])?","PAGE (?:už|viac) nie je dostupn[ýá]","táto stránka neexistuje"]}},"hu":{"phrases":["(?:(?:ez )?az? )?(?:(?:keresett|kért|kívánt) )?(?:oldal|weboldal|lap|termék|fájl|dokumentum|cikk|tartalom) (?:nem (?:található(?: meg)?|létezik|elérhető)|már nem létezik)","nincs ilyen oldal"],"firstPerson":["nem (?:találjuk|találtuk) (?:meg )?(?:az? )?(?:keresett |kért )?oldalt(?:, am[ei](?:t|lyet) keres(?:el|ett)?)?","az? oldal,? am[ei](?:t|lyet) keres(?:el|ett)?,? nem (?:található|létezik)"],"removed":{"page":["(?:ez )?(?:az? )?(?:keresett |kért )?(?:oldalt?|tartalmat?|tartalom)"],"sentences":["PAGE (?:áthelyezték|átnevezték) vagy (?:eltávolították|törölték|megszűnt)","PAGE (?:eltávolították|törölték)(?: vagy áthelyezték)?","PAGE (?:már )?nem (?:elérhető|létezik|található)(?: többé| már)?","(?:a keresett |ezt az )?oldalt nem találjuk"]}},"ro":{"phrases":["(?:(?:această|aceasta) )?(?:pagina|pagină|adresa|fișierul|documentul|produsul|articolul|resursa)(?: (?:căutată|solicitată|cerută|pe care o (?:cauți|căutați)))? (?:nu (?:a fost găsită?|a putut fi găsită?|(?:mai )?există|este disponibilă?|poate fi găsită?)|negăsită?|inexistentă?)","nu am găsit pagina"],"firstPerson":["nu (?:am găsit|am putut găsi|putem găsi|găsim) (?:această )?pagina(?: (?:căutată|solicitată|pe care o (?:cauți|căutați)))?"],"removed":{"page":["(?:această |acest )?(?:pagina|conținutul|conținut|linkul)(?: (?:căutat[ăa]?|solicitat[ăa]?|pe care (?:o|îl) (?:cauți|căutați)))?"],"sentences":["PAGE a fost (?:mutat[ăa]?|redenumit[ăa]?) sau (?:eliminat[ăa]?|șters[ăa]?|nu mai există)","PAGE a fost (?:eliminat[ăa]?|șters[ăa]?)(?: sau mutat[ăa]?)?","PAGE nu mai (?:este|e) disponibil[ăa]?"]}},"tr":{"phrases":["(?:(?:böyle bir|aradığınız|aradiginiz|istenen|istediğiniz|bu|üzgünüz) )*(?:sayfa|web sayfası|site|adres|dosya|ürün|içerik|belge|url) (?:bulunamadı|bulunamıyor|bulunmuyor|bulunmamaktadır|mevcut değil|yok)"],"firstPerson":["(?:aradığınız |istediğiniz |bu )*sayfayı (?:bulamadık|bulamıyoruz)"],"removed":{"page":["(?:(?:bu|aradığınız|istediğiniz) )*(?:sayfa|içerik|bağlantı)"],"sentences":["PAGE (?:taşınmış|adı değiştirilmiş) (?:veya|ya da) (?:silinmiş|kaldırılmış)(?: olabilir)?","PAGE (?:silinmiş|kaldırılmış|silindi|kaldırıldı)(?: (?:veya|ya da) taşınmış)?(?: olabilir)?","PAGE artık (?:mevcut|yayında|erişilebilir) değil(?:dir)?","(?:aradığınız )?sayfayı bulamadık"]}},"el":{"phrases":["(?:(?:η|αυτή η|το) )?(?:σελίδα|ιστοσελίδα|διεύθυνση|προϊόν|αρχείο)(?: που (?:ζητήσατε|ψάχνετε|αναζητάτε|αναζητήσατε))? (?:δεν? (?:βρέθηκε|υπάρχει|είναι διαθέσιμη))"],"firstPerson":["δεν (?:βρήκαμε|μπορούμε να βρούμε|μπορέσαμε να βρούμε|βρέθηκε) (?:τη |την |αυτή τη |η )?σελίδα(?: που (?:αναζητάτε|αναζητήσατε|ψάχνετε|ζητήσατε))?"],"removed":{"page":["(?:η |αυτή η |το )?(?:σελίδα|περιεχόμενο)"],"sentences":["PAGE (?:έχει )?(?:μετακινηθεί|μεταφερθεί) ή (?:διαγραφεί|αφαιρεθεί)","PAGE δεν είναι (?:πλέον|πια) διαθέσιμ[ηο]"]}},"ru":{"phrases":["(?:(?:запрашиваемая|запрошенная|данная|такая|эта|искомая|указанная) )*(?:вами )?(?:страница|страницы|файл|документ|товар|сайт|статья|ресурс|адрес) (?:не (?:найдена?|найдено|найден|существует|обнаружена|доступна)|отсутствует|больше не существует|удалена)","страница (?:была )?(?:удалена|перемещена) или (?:больше )?не существует","(?:такой|этой) страницы (?:нет|не существует)","нет такой страницы"],"firstPerson":["(?:мы )?не (?:нашли|можем найти|смогли найти|удалось найти) (?:такую |эту |запрашиваемую |нужную )*страницу(?:, которую (?:вы|ты) (?:ищете|искали|ищешь))?","страница, которую вы (?:ищете|искали|запросили), (?:не (?:существует|найдена)|больше не существует)"],"removed":{"page":["(?:(?:эта|данная|запрашиваемая|этот|данный) )?(?:страница|контент|материал)"],"sentences":["PAGE (?:был[ао]? |возможно, )?(?:перемещен[ао]?|переименован[ао]?) или (?:удален[ао]?|больше не существует)","PAGE был[ао]? удален[ао]?(?: или перемещен[ао]?)?","PAGE больше не (?:доступн[ао]|существует)","PAGE больше недоступ(?:ен|на)"]}},"uk":{"phrases":["(?:(?:запитувана|запитана|ця|така|дана) )*(?:сторінка|сторінку|файл|документ|товар|сайт) (?:не (?:знайдена|знайдено|знайдений|існує)|відсутня)","(?:такої|цієї) сторінки (?:немає|не існує)"],"firstPerson":["(?:ми )?не (?:знайшли|можемо знайти|змогли знайти|вдалося знайти) (?:таку |цю )?сторінку(?:, яку ви (?:шукаєте|шукали))?","сторінк[ау], яку ви (?:шукаєте|шукали), не (?:існує|знайдена|знайдено)"],"removed":{"page":["(?:ця |цей )?(?:сторінк[ау]|вміст|контент)"],"sentences":["PAGE (?:було )?(?:переміщен[оа]|перенесен[оа]) або (?:видален[оа])","PAGE (?:було )?видален[оа](?: або переміщен[оа])?","PAGE більше не(?: доступн[аи]|доступн(?:а|ий))"]}},"bg":{"phrases":["(?:тази )?страница(?:та)? не (?:е намерена|беше намерена|бе намерена|съществува)"],"firstPerson":["не (?:намерихме|можем да намерим|можахме да намерим|успяхме да намерим) (?:тази )?страница(?:та)?(?:, която търсите)?","страницата, която търсите, не (?:съществува|е намерена|беше намерена)"]},"hr":{"phrases":["(?:tražena |ova )?stranica (?:nije (?:pronađena|pronadjena|nađena)|ne postoji)"],"firstPerson":["(?:nismo (?:pronašli|uspjeli pronaći)|ne možemo pronaći) (?:traženu |ovu )?stranicu(?: koju tražite)?","stranica koju tražite (?:nije pronađena|ne postoji)"]},"sl":{"phrases":["(?:ta |te )?stran(?:i)? (?:ni (?:bila )?(?:najdena|mogoče najti)|ne obstaja|ni mogoče najti)"],"firstPerson":["(?:nismo našli|ne najdemo|ne moremo najti) (?:te )?strani(?:,? ki jo iščete)?","stran,? ki jo iščete,? (?:ne obstaja|ni bila najdena)"]},"et":{"phrases":["(?:seda )?lehte? (?:külge )?ei (?:leitud|eksisteeri)","lehekülge ei leitud"],"firstPerson":["me ei (?:leidnud|leia) (?:seda )?lehte(?:, mida otsite)?","lehte, mida otsite, ei (?:leitud|eksisteeri)"]},"lv":{"phrases":["(?:šī |šāda )?lapa (?:nav atrasta|netika atrasta|neeksistē)"],"firstPerson":["(?:mēs )?(?:neatradām|nevaram atrast) (?:šo )?lapu(?:, (?:kuru|ko) meklējat)?"]},"lt":{"phrases":["(?:šis )?puslapis (?:nerastas|neegzistuoja|nebuvo rastas)"],"firstPerson":["(?:mes )?(?:neradome|nepavyko rasti|negalime rasti) (?:šio )?puslapio(?:, kurio ieškote)?"]},"ca":{"phrases":["no s\'ha trobat (?:la|aquesta) pàgina","(?:la )?pàgina (?:no (?:trobada|s\'ha trobat|existeix)|sol·licitada no existeix)"],"firstPerson":["no (?:hem trobat|hem pogut trobar|podem trobar|trobem) (?:la|aquesta) pàgina(?: que (?:busques|cerques|busqueu))?","(?:la|aquesta) pàgina que (?:busques|cerques|busqueu) no (?:existeix|s\'ha trobat)","aquesta pàgina no existeix"]},"ja":{"phrases":["(?:(?:お探しの|ご指定の|指定された|該当(?:の|する)|アクセスされた))?(?:ページ|url|ファイル|商品|記事|サイト)[がは](?:見つかりません(?:でした)?|みつかりません(?:でした)?|存在しません|ありません|ございません)","(?:お探しの|ご指定の|アクセス(?:いただいた|された))?ページは(?:削除|移動)されたか、?url(?:が|は)変更され(?:ています|ました|た可能性があります)","ページが見つからない","ページ未検出","該当ページなし"],"firstPerson":["(?:お探しの|ご指定の|この)?(?:ページ|商品)(?:を見つけること(?:が|は)できません(?:でした)?|を見つけられません(?:でした)?|は(?:存在しません|ありません|見つかりません(?:でした)?))"],"removed":{"sentences":["(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ)は(?:すでに|既に)?(?:削除|移動)(?:もしくは|または|、)?(?:削除|移動)?(?:されました|されています|されたか.{0,20})","(?:お探しの|ご指定の|この|こちらの)?(?:ページ|コンテンツ|url)は(?:現在)?(?:ご利用いただけなくなりました|ご覧いただけなくなりました|もうありません|存在しないか.{0,30})","ここには何も(?:ありません|ないようです|見つかりません)"]}},"zh":{"phrases":["(?:抱歉[,, ]?)?(?:[您你]所?(?:要?(?:访问|請求|请求|查找|浏览|訪問|瀏覽|找))的)?(?:该|此)?(?:页面|网页|頁面|網頁|内容|內容|商品|文件|产品)(?:不存在|未找到|没有找到|沒有找到|找不到了?|无法找到|無法找到|不见了|走丢了)","(?:找不到|未找到|没有找到|沒有找到|无法找到|無法找到)(?:该|此|該|[您你]所?要?(?:访问|请求|查找|訪問|請求|找)?的)?(?:页面|网页|頁面|網頁|文件|商品)"],"firstPerson":["(?:我们|我們)(?:找不到|没有找到|沒有找到|无法找到|無法找到|没能找到)(?:您?要?找的|该|此|这个|這個|您(?:访问|查找|要找|要访问)的)?(?:页面|网页|頁面|網頁)","(?:这个|這個)?(?:页面|頁面)(?:走丢了?|走失了|迷路了|飞走了)"],"removed":{"sentences":["(?:该|此|您(?:访问|要找|查找)的)?(?:页面|网页|内容|頁面|網頁|內容)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|不存在)(?:或(?:者)?(?:移动|移動|更名))?"]}},"ko":{"phrases":["(?:(?:요청하신|요청한|찾으시는|해당|이) )?(?:페이지|문서|상품|파일)(?:[를을가이는은])? ?(?:찾을 수 없(?:습니다|음|어요)|존재하지 않(?:습니다|음|아요)|없습니다|없음)","(?:존재하지 않는|찾을 수 없는|없는) 페이지(?:입니다|예요)?"],"firstPerson":["(?:저희가 )?(?:요청하신 |찾으시는 |해당 )?페이지를 찾지 못했습니다"],"removed":{"sentences":["더 이상 (?:제공되지 않는|존재하지 않는|이용할 수 없는|볼 수 없는) (?:페이지|콘텐츠)(?:입니다|예요)?","(?:요청하신 |찾으시는 |이 |해당 )?(?:페이지|콘텐츠)(?:가|는|이|은)? ?(?:삭제되었거나 .{0,30}|삭제되었습니다|더 이상 (?:제공되지 않습니다|존재하지 않습니다|이용할 수 없습니다))"]}},"ar":{"phrases":["(?:عذرا[،,]? )?(?:لم يتم العثور على|تعذر العثور على|لم نعثر على) (?:هذه )?(?:ال)?صفحة(?: المطلوبة)?","(?:هذه )?الصفحة (?:المطلوبة )?غير (?:موجودة|متوفرة|متاحة)"],"firstPerson":["لم نتمكن من (?:العثور على|إيجاد) (?:هذه )?(?:ال)?صفحة(?: (?:المطلوبة|التي تبحث عنها))?","(?:هذه )?الصفحة التي تبحث عنها (?:غير (?:موجودة|متوفرة|متاحة)|لم يتم العثور عليها)"]},"he":{"phrases":["(?:ה)?(?:דף|עמוד)(?: המבוקש)? (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)"],"firstPerson":["ה?(?:דף|עמוד) ש(?:חיפשת|חיפשתם|ביקשת|ביקשתם) (?:לא נמצא|אינו קיים|לא קיים|אינו נמצא)","לא (?:מצאנו|הצלחנו למצוא) את ה(?:דף|עמוד)(?: (?:המבוקש|ש(?:חיפשת|חיפשתם)))?"]},"vi":{"phrases":["không tìm thấy (?:trang|nội dung)(?: web| này| yêu cầu| bạn yêu cầu)*","trang (?:này |web |bạn tìm |bạn yêu cầu )*không (?:tồn tại|tìm thấy|được tìm thấy)"],"firstPerson":["(?:chúng tôi )?không (?:thể )?tìm thấy trang(?: này| (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu))?","trang (?:mà )?bạn (?:đang )?(?:tìm(?: kiếm)?|yêu cầu) không (?:tồn tại|được tìm thấy)"]},"id":{"phrases":["(?:halaman|laman) (?:ini |yang (?:anda|kamu) cari )?(?:tidak|tak) (?:ditemukan|tersedia|ada|dijumpai|ditemui)"],"firstPerson":["(?:kami )?(?:tidak|tak) (?:dapat|bisa|berhasil) menemukan (?:halaman|laman)(?: (?:ini|yang (?:anda|kamu) cari))?"]},"th":{"phrases":["ไม่พบ(?:หน้า|หน้าเว็บ|เพจ)(?:นี้|ที่(?:คุณ)?(?:กำลัง)?(?:ต้องการ|ค้นหา|มองหา))?"],"firstPerson":["(?:เรา)?(?:หา|ค้นหา)หน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:ไม่พบ|ไม่เจอ)","(?:เรา)?ไม่สามารถ(?:ค้น)?หาหน้า(?:เว็บ|นี้|ที่(?:คุณ)?(?:ต้องการ|ค้นหา))*(?:พบ|ได้)?"]},"hi":{"phrases":["(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला"],"firstPerson":["(?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला","हमें (?:यह |वह )?(?:पृष्ठ|पेज) नहीं मिला","(?:यह )?(?:पृष्ठ|पेज) (?:मौजूद|उपलब्ध) नहीं है"]},"fa":{"phrases":["(?:صفحه|برگه)(?: مورد نظر| درخواستی)?(?: شما)? (?:یافت|پیدا) نشد"],"firstPerson":["(?:ما )?(?:صفحه|برگه)(?: مورد نظر(?: شما)?)? را پیدا نکردیم","(?:این )?(?:صفحه|برگه)(?: مورد نظر)? وجود ندارد"]},"sr":{"phrases":["(?:tražena |ova )?strana (?:nije pronađena|ne postoji)","(?:тражена |ова )?(?:страна|страница) (?:није пронађена|не постоји)"],"firstPerson":["(?:nismo pronašli|ne možemo da pronađemo) (?:traženu |ovu )?stranicu","(?:нисмо пронашли|не можемо да пронађемо) (?:тражену |ову )?страницу"]},"gl":{"phrases":["páxina non (?:atopada|existe)"]},"is":{"phrases":["síða(?:n)? fannst ekki"]},"sq":{"phrases":["faqja nuk u gjet"]},"eu":{"phrases":["orria ez da (?:aurkitu|existitzen)"]},"tl":{"phrases":["hindi (?:nahanap|mahanap|natagpuan) ang (?:page|pahina)"]},"bn":{"phrases":["পৃষ্ঠাটি (?:পাওয়া যায়নি|খুঁজে পাওয়া যায়নি)"]},"ta":{"phrases":["பக்கம் (?:கிடைக்கவில்லை|காணப்படவில்லை)"]},"ur":{"phrases":["صفحہ (?:نہیں ملا|موجود نہیں)"]},"sw":{"phrases":["ukurasa hau(?:japatikana|kupatikana)"]},"cy":{"phrases":["heb ganfod y dudalen","ni chanfuwyd y dudalen"]},"ga":{"phrases":["níor aimsíodh an leathanach"]}},"ambiguous":["not-?found","not found","nothing found","missing page","nicht gefunden","introuvable","non trouvée?","no encontrad[oa]","non trovat[ao]","niet gevonden","não encontrad[oa]","hittades (?:inte|ej)","(?:ej|inte) hittad","ikke fundet","ikke funnet","ei (?:löytynyt|löydy)","nie znaleziono","nenalezeno","nenájdené","nem található","nu a fost găsită?","negăsită?","bulunamadı","δεν? βρέθηκε","не найден[ао]?","не знайдено","不存在","未找到","找不到","見つかりません(?:でした)?","찾을 수 없(?:습니다|음)"],"articleOpenings":["(?:and )?how (?:to|do|does|can|i|we)","what (?:is|are|it|does|do|to do|causes?|this)","what\'s (?:a|the)","why (?:is|are|do|does|am|it|you|your|we)","ways to","(?:its |the )?(?:meaning|definition|causes?)(?: (?:and|of|&)|$)","(?:was|wie) (?:ist|sind|bedeutet|tun|man|du|sie)","bedeutung","(?:comment|pourquoi) [^ ]+","qu\'est-ce","que (?:faire|signifie)","signification","(?:cómo|por qué) [^ ]+","qué (?:es|significa|hacer)","significado","(?:come|perché) [^ ]+(?:are|ere|ire)","(?:che )?cosa (?:è|significa|fare)","cos\'è","significato","(?:hoe|wat) (?:los|is|betekent|te)","betekenis","o que (?:é|significa|fazer)","como (?:corrigir|resolver)","por que","så (?:fixar|löser|åtgärdar|rättar|gör|hanterar)","hur (?:man|du|löser|fixar)","vad (?:är|gör|betyder)","varför","sådan (?:retter|løser|fikser|gør|undgår|håndterer)","slik (?:retter|løser|fikser|gjør|unngår)","hvordan","hvad (?:er|gør|betyder)","hva (?:er|gjør|betyr)","hvorfor","näin (?:korjaat|ratkaiset)","miten","mikä (?:on|se)","miksi","mitä tehdä","jak (?:to )?(?:naprawić|rozwiązać|usunąć|opravit|vyřešit|odstranit|opraviť|vyriešiť|go|ji|ho|na)","co (?:to|robić|zrobić|oznacza|dělat|znamená)","čo (?:to|robiť|znamená)","dlaczego","proč","prečo","hogyan","mi (?:az|a)","miért","mit (?:jelent|tegy[^ ]+|tehet[^ ]*)","cum (?:să|se|o|îl|rezolvi|repari)","ce (?:este|înseamnă|faci|e)","nasıl","nedir","neden","ne (?:demek|yapmalı)","как (?:исправить|устранить|убрать|это)","что (?:такое|делать|это|значит)","почему","як (?:виправити|усунути|це)","що (?:таке|робити|це)","чому","πώς","τι (?:είναι|σημαίνει)","γιατί","(?:the |a |your )?(?:complete|ultimate|full|quick|practical|step-by-step) guide","(?:die |der )?(?:komplette|vollständige|große|ultimative) (?:anleitung|leitfaden|guide|ratgeber)","guide (?:complet|pratique)","guía (?:completa|práctica|definitiva)","guida (?:completa|pratica|definitiva)","(?:complete|volledige|praktische) (?:gids|handleiding)","guia (?:completo|prático)","(?:kompletny|praktyczny) poradnik","(?:komplett|fullständig) guide","kompletní (?:návod|průvodce)","teljes útmutató","(?:causes?|reasons?|ursachen?|gründe|causas?|cause|oorzaken|przyczyny|orsaker|årsager|årsaker|syyt|příčiny|príčiny|okok|cauze|nedenleri|причины)(?: (?:and|und|et|y|e|en|i|och|og|ja|a|és|și|ve|и|&) .+|$)","was tun","fehlerbehebung","(?:so|schritt für schritt) (?:beheben|beheb(?:st|t)|lösen|löst|vermeiden|vermeid(?:est|et))","dépannage","solución","soluciones","soluzioni","oplossingen","løsninger","lösningar","ratkaisut","rozwiązania","řešení","riešenie","megoldás(?:ok)?","soluții","çözümü","решение"],"fixing":["(?:how to |to )(?:fix|solve|avoid|prevent|resolve|handle)","fixing","troubleshoot(?:ing)?","oplossen","verhelpen","voorkomen","beheben","vermeiden","corriger","résoudre","réparer","éviter","solucionar","corregir","arreglar","evitar","risolvere","correggere","evitare","corrigir","resolver","naprawić","naprawiać","usunąć","opravit","vyřešit","opraviť","vyriešiť","javítása","megoldása","giderme","düzeltme","исправить","устранить","виправити","åtgärda","korjaaminen"],"negation":{"words":["404","not","unable","emme","\'t","n\'","missing","impossib","inexist","fehlt","introuvable","pas trouv","aucune","inesist","introvabil","saknas","ikke","ekki","mangler","puuttuu","değil","bulun","bulam","mevcut","変更され","wandered","vanished","disappear","lost","broken link","dead link","bad link","weg","verschwunden","haujapat","haukupat","hindi","heb ganf","yok","یں","نہیں","যায়নি","வில்லை","negăs","nuk","removed","deleted","नहीं","نشد","ندارد","نکرد","нисмо","није","δε","не","нет","отсутству","удалена","нема","відсутн","ません","削除","ない","なし","未","不","没","沒","无","無","走丢","走失","迷路","飞走","없","않","못했","لم","تعذر","غير","לא","אינו","không","ไม่"],"prefixes":["ez","no","ni","ne","na","nu","ei","ej","ya no","kein","geen","inte","brak","yok","tak","tidak"],"removal":["mistyped","vertippt","verschrieben","outdated","gone (?:fishing|missing|away|astray|walkabout|awol)","strayed","off the (?:trail|path|map|grid)","taken down","retired","gelöscht","entfernt","supprim","retir[eé]","effac","indisponible","eliminad","borrad","retirad","suprimid","cancellat","eliminat","rimoss","verwijderd","removid","excluíd","apagad","tagits bort","raderats","borttagen","togs bort","fjernet","slettet","poistettu","poistunut","usunięt","smazán","odstraněn","zrušen","odstránen","vymazan","zmazan","eltávolít","töröl","șters","silin","kaldır","удален","видален","недоступ","διαγραφεί","αφαιρεθεί","移動","いただけなく","下架","삭제"]},"interjections":["(?:well,? )?this is (?:awkward|embarrassing)","we(?:\'ve)? looked everywhere","(?:you (?:look|seem) |are you )?lost","houston,? we have a problem","o+ps+(?: a daisy)?","wh?oops+(?:ie|y)?","oh no+","oh dear","uh[- ]?oh","yikes","darn","bummer","hm+","(?:we\'re |we are |i\'m )?(?:so |very )?sorry(?:,? but| about that)?","unfortunately","our bad","u+ps","huch","(?:da|hier) ist (?:wohl |leider )?etwas schiefgelaufen","hoppla","upps","entschuldigung","(?:es )?tut uns leid","leider","schade","oups","(?:nous sommes |on est )?(?:vraiment )?désolée?s?","oh non","zut","mince","aïe","malheureusement","lo sentimos","lo siento","vaya","uy","ay","oh","perdón","disculpa","ops","(?:siamo )?spiacenti","ci dispiace","accidenti","helaas","oeps","oei","jammer","desculpe","lamentamos","que pena","opa","infelizmente","hoppsan","ojdå","oj","tyvärr","beklager","oisann","oi","desværre","hov(?:sa)?","dessverre","hups(?:is|ista)?","valitettavasti","pahoittelut","voi ei","niestety","ojej","przepraszamy","oj","bohužel","jejda","omlouváme se","bohužiaľ","ospravedlňujeme sa","ľutujeme","sajnáljuk","sajnos","hoppá","üzgünüz","maalesef","eyvah","hay aksi","aman","maaf","mohon maaf","waduh","упс","ой","увы","извините","простите","сожалеем","к сожалению","на жаль","вибачте","перепрошуємо","съжаляваме","за съжаление","опа","žao nam je","nažalost","жао нам је","нажалост","žal","vabandust","kahjuks","diemžēl","atvainojiet","deja","atsiprašome","ho sentim","ui","ne pare rău","hopa","scuze","din păcate","ωχ","ουπς","λυπούμαστε","συγγνώμη","rất tiếc","xin lỗi","ôi","ขออภัย","เสียใจด้วย","क्षमा करें","ओह","माफ़ करें","عذرا","عفوا","للأسف","נראה לנו","אופס","מצטערים","סליחה","متاسفانه","اوه","ببخشید","抱歉","很抱歉","非常抱歉","对不起","對不起","哎呀","糟糕","噢","申し訳(?:ございません|ありません)(?:が)?","すみません","ごめんなさい","おっと","죄송합니다","앗","이런","아쉽게도","kërkojmë falje","afsakið"],"hedges":["(?:it )?(?:looks|seems|appears)(?: like| as if| as though| that)?","we(?:\'re| are) afraid(?: that)?","it\'s possible that","(?:es )?(?:sieht so aus|scheint),? (?:als ob|als|dass)","anscheinend","offenbar","(?:il|on) (?:semble|dirait)(?: bien)? que?","parece(?: ser)? que","sembra(?: che)?","pare che","het lijkt erop dat","zo te zien","det verkar som (?:att|om)","det ser ut (?:som|til) (?:att|at|om)","det ser ud til,? at","näyttää siltä,? että","wygląda na to,? że","zdá sa,? že","zdá se,? že","vypadá to,? že","úgy tűnik(?:,? hogy)?","se pare că","görünüşe göre","φαίνεται (?:ότι|πως)","похоже(?:,? что)?","кажется(?:,? что)?","схоже(?:,? що)?","здається(?:,? що)?","изглежда,? че","izgleda da","čini se da","изгледа да","zdi se,? da","tundub,? et","šķiet,? ka","atrodo,? kad","sembla que","semella que","sepertinya","tampaknya","có vẻ(?: như)?","ดูเหมือนว่า","ऐसा लगता है कि","يبدو أن","נראה ש","به نظر می رسد","どうやら","看来","看來","好像"],"fillers":["(?:there(?:\'s| is) )?nothing (?:here|to see here)(?: yet)?","it\'s (?:empty|quiet) (?:in )?here","(?:hier|da) (?:ist|gibt es|gibt\'s) (?:leider )?nichts(?: zu sehen| zu finden)?","il n\'y a rien ici","rien (?:à voir )?ici","aquí no hay nada","(?:qui non c\'è|non c\'è) (?:nulla|niente)(?: qui)?","hier is (?:helaas )?niets(?: te (?:vinden|zien))?","(?:aqui não há|não há|não tem) nada(?: aqui)?","tu (?:nic nie|niczego nie) ma","tady (?:nic není|není nic)","tu nič nie je","itt nincs semmi","här (?:var|är) det tomt","här finns (?:det )?(?:inget|ingenting)","her (?:var|er) det tomt","her er (?:der )?(?:intet|ingenting|tomt)","her finnes (?:det )?(?:ingenting|intet)","täällä ei ole mitään","aici nu (?:e|este) nimic","burada (?:hiçbir )?şey yok","εδώ δεν υπάρχει τίποτα","здесь ничего нет","тут нічого немає","you(?:\'re| are| seem| look| must be)? lost","(?:haben sie sich|hast du dich) (?:verirrt|verlaufen)","(?:verirrt|verlaufen)","(?:vous êtes|vous semblez|êtes-vous|tu es) perdue?s?","(?:te has|se ha|¿te has|estás) perdido","ti sei (?:perso|persa)","ci siamo persi","(?:ben je |bent u )?(?:verdwaald|de weg kwijt)","(?:você )?(?:está perdido|perdeu-se|se perdeu)","(?:chyba )?(?:się zgubił[eao]ś|zgubił[eao]ś się|zabłądził[eao]ś)","(?:har du )?(?:gått|kommit) vilse","(?:er|har) du (?:faret vild|gået vild|gått deg vill)","(?:har du )?gått deg vill","eksyitkö","oletko eksyksissä","(?:ztratili jste se|zabloudili jste)","stratili ste sa","eltévedt(?:él)?","kayboldunuz mu","yolunuzu mu kaybettiniz","v[-ai]-ați rătăcit","te-ai rătăcit","(?:вы )?(?:заблудились|потерялись)","(?:ви )?(?:заблукали|загубилися)","χαθήκατε","道に迷いましたか","迷子になりましたか","길을 잃으셨나요","(?:no|0) results found","nothing found","our bad"],"trailingClauses":{"conjunctions":["or","oder","ou","o","u","eller","lub","albo","nebo","alebo","veya","ya da","или","або","чи","of","ή","hoặc","atau","vagy","sau","ili","ali","või","vai","arba","tai","یا","أو","או","หรือ","या"],"participles":["(?:re)?moved","deleted","renamed","unavailable","expired","verschoben","gelöscht","entfernt","umbenannt","déplacée?","supprimée?","movid[oa]","eliminad[oa]","borrad[oa]","spostat[oa]","rimoss[oa]","eliminat[oa]","verplaatst","verwijderd","removid[oa]","excluíd[oa]","flytta[td]s?","tagits bort","raderats","flyttet","slettet","fjernet","siirretty","poistettu","przeniesion[ay]","usunięt[ay]","přesunuta","smazána","odstraněna","presunutá","odstránená","áthelyez","törölt","mutată","ștearsă","taşın","silin","μετακινηθεί","διαγραφεί","μεταφερθεί","перемещена","удалена","перенесена","переміщен[ао]","видален[ао]","преместена","изтрита","premještena","uklonjena","премештена","уклоњена","premaknjena","odstranjena","kustutatud","teisaldatud","pārvietota","dzēsta","perkeltas","pašalintas","moguda","suprimida","di chuyển","bị xóa","dipindahkan","dihapus","نقلها","حذفها","הועבר","הוסר","حذف شده","منتقل شده","ย้าย","ลบ","हटा"],"unspaced":["[ ]?(?:或者?|,)(?:可能)?已(?:经|經)?被?(?:删除|刪除|移除|下架|移动|移動)"," ?\\\\((?:mehr|meer|plus|più)"]},"items":{"nouns":["produ[ck]t","product","producto","produto","prodotto","produit","tuote","termek","arti[ck]","angebot","item","listing","offer","leistung","dienst","formul","umfrage","veranstaltung","kurs","profil","perfil","konto","compte","cuenta","conta","account","benutzer","utente","usuario","video","shop","app","anzeige","stelle","inserat","annonce","anuncio","annuncio","advertentie","vacature","ogloszenie","ofert","offert","even[et]","negozio","tienda","loja","winkel","sklep","boutique","servi","uslug","film","modulo"],"available":["available","verfugbar","disponib","disponiv","beschikbaar","tilg(?:ae|j)ngelig","tilgjengelig","tillganglig","saatavilla","elerheto","dostupn","dostepn"]},"buttons":{"stems":["search","such","recherch","busc","busq","cerca","pesquis","procur","szuka","hled","hľad","keres","căut","поиск","искать","найти","пошук","αναζήτ","zurück","retour","volver","voltar","torna","tillbaka","tilbage","takaisin","powrót","vissza","înapoi","назад","вернуться","startseit","accueil","главн","subscribe","accept","reject","agree","reload","refresh","retry","report","continue","language","country"],"words":["back","return","terug","home","homepage","start","inicio","início","hem","zoek","zoeken","sök","søg","søk","hae","ara","menu","menü","close","ok","okay","yes","no","try again","sign ?up","log ?in","sign ?in"],"unspaced":["検索","搜索","搜尋","검색","トップ","ホーム","首页","首頁","홈"]},"pageWords":{"words":["pages?","urls?","links?","address","web ?sites?","home","search","browse","moved","deleted","removed","expired","mistyped","outdated","seiten?","startseite","adresse","suche","página","enlace","inicio","pagina","indirizzo","lien","accueil","recherche","site","zoek","sida","sidan","siden","side","sivu","strona","strony","stran[ay]","stránk\\\\p{L}*","oldal","pagină"],"unspaced":["страниц","сторінк","σελίδα","sayfa","ページ","页面","頁面","网页","網頁","페이지","صفحة","صفحه","הדף","trang","halaman","หน้า","पृष्ठ"]},"errorWords":["error","err","erreur","errore","erro","fehler","fout","fel","feil","fejl","virhe","błąd","chyba","hiba","eroare","hatası","hata","σφάλμα","ошибка","помилка","грешка","greška","napaka","エラー","错误","錯誤","오류","에러","خطأ","שגיאה","lỗi","kesalahan"],"pageNames":["(?:error |fehler|error-)?(?:page|seite|pagina|página|side|sida|sivu|strona|stránka|страница)","p[aá]gina d[ei]","page d\'erreur","(?:错误|錯誤)?(?:页面?|頁面?|ページ)","페이지"],"articles":["an?","eine?","une?","una","um","uma","een","en","ett","et"],"parts":{"errors":"(?:http|status|(?:<errorWords>))(?:[ -](?:status|code|codigo|codice|(?:<errorWords>)))*","fillers":"<interjections>|<fillers>"},"foldedPatterns":{"phrase":"/^(?:<phrases>)$/u","ambiguousPhrase":"/^(?:<ambiguous>)$/u","articleOpening":"/^[\\\\p{P}\\\\p{S} ]*(?:<articleOpenings>)(?![\\\\p{L}\\\\p{N}])/u","mentionsFixing":"/(?<!\\\\p{L})(?:<fixing>)(?!\\\\p{L})/u","negation":"/<negation.words>|<negation.removal>|\\\\b(?:<negation.prefixes>)/u","unavailableItem":"/(?<![\\\\p{L}])[^ ]{0,24}(?:<items.nouns>).*(?:<items.available>)/u","filler":"/^(?:<parts.fillers>)$/u","startsWithFiller":"/^[\\\\p{P}\\\\p{S}\\\\p{Z}]*(?:<parts.fillers>|no|0|nothing)(?![\\\\p{L}\\\\p{N}])/u","pageName":"/^(?:<pageNames>)$/u","interjection":"/^(?:<interjections>)(?=[\\\\p{P}\\\\p{Z}])(?! ?[&+])/u","onlyInterjection":"/^(?:<interjections>)$/u","hedge":"/^(?:<hedges>)(?=[\\\\p{P}\\\\p{Z}\\\\p{Lo}])/u","trailingClause":"/^(.+)(?:(?:,? (?:<trailingClauses.conjunctions>)|,) [^.!?]{0,40}?(?:<trailingClauses.participles>)[^.!?]{0,20}|<trailingClauses.unspaced>)$/u","leading404":"/^(?:<parts.errors>[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-\'][a-z])|(?:-es )?-?(?=<parts.errors>(?![\\\\p{L}\\\\p{N}\'-])))/u","leadingError":"/^<parts.errors>(?![\\\\p{L}\\\\p{N}\'-])/u","trailingError":"/(?<![\\\\p{L}\\\\p{N}\'-])<parts.errors>$/u","subtitle":"/^(?:<articles>) [^ ]+ [^ ]/u"},"patterns":{"navigationButton":"/^[^\\\\p{L}]*$|(?<!\\\\p{L})(?:(?:<buttons.stems>)|(?:<buttons.words>)(?!\\\\p{L}))|<buttons.unspaced>/iu","errorPageWord":"/\\\\b(?:<pageWords.words>)\\\\b|<pageWords.unspaced>/iu"}}');

/***/ })

};
