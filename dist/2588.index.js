export const id = 2588;
export const ids = [2588];
export const modules = {

/***/ 42588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contract/outcome.js
var outcome = __webpack_require__(58855);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/contract/proxy.js
var proxy = __webpack_require__(22683);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/client/errors.js

const MAY_BE_COUNTED = "The evaluation may have been counted, so it is not sent a second time.";
const ONE_CALL = "Run again for this entry; GET /api/check-usage says what was counted";
const detailsOf = ({ status, errorCode }) => ({ httpStatus: status, errorCode });
const quoted = (said) => (said.words === "" ? "" : `: “${said.words}”`);
const tries = (attempts) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;
class ApiUrlInvalid extends contract_error/* EvaluationError */.ZN {
    name = "ApiUrlInvalid";
    constructor(problem) {
        super(`api-url ${problem}. Give the address that stands before /api/analyze-ad, for example https://api.example.com.`);
    }
}
class ApiKeyInvalid extends contract_error/* EvaluationError */.ZN {
    name = "ApiKeyInvalid";
    constructor() {
        super("api-key holds a space, a line break or a character beyond ASCII, which no key has. Copy the key again, as one word.");
    }
}
class KeyInClear extends contract_error/* EvaluationError */.ZN {
    name = "KeyInClear";
    constructor(service) {
        super(`api-url ${service} is plain http: the API key would travel readable to everyone on the way. ` +
            "Use https, or leave api-key out.");
    }
}
class ProxyInvalid extends contract_error/* EvaluationError */.ZN {
    name = "ProxyInvalid";
    constructor(variable) {
        super(`${variable} does not hold a proxy's address. Set it to http://host:port, or clear it.`);
    }
}
class ServiceUnreachable extends contract_error/* EvaluationError */.ZN {
    name = "ServiceUnreachable";
    constructor(service, code, attempts) {
        super(`${service} cannot be reached (${code}, ${tries(attempts)}); nothing was sent. ` +
            "Check api-url, the network and the proxy variables, then run again.");
    }
}
class CertificateRefused extends contract_error/* EvaluationError */.ZN {
    name = "CertificateRefused";
    constructor(service, reason) {
        super(`No trusted connection to ${service} (${reason}); nothing was sent. Have its certificate mended, ` +
            "or name your own authority's in NODE_EXTRA_CA_CERTS.");
    }
}
class ProxyRefused extends contract_error/* EvaluationError */.ZN {
    name = "ProxyRefused";
    constructor(service, status) {
        super(`The proxy refuses the way to ${service} (${status}); nothing was sent. ` +
            "Put its user and password into the proxy variable, or add the service's host to NO_PROXY.");
    }
}
class ConnectionLost extends contract_error/* EvaluationError */.ZN {
    name = "ConnectionLost";
    constructor(service, code) {
        super(`${service} closed the connection before it answered (${code}). ${MAY_BE_COUNTED} ${ONE_CALL}.`);
    }
}
class HeadersTimedOut extends contract_error/* EvaluationError */.ZN {
    name = "HeadersTimedOut";
    constructor(service, ms) {
        super(`${service} did not answer within ${seconds(ms)}. ${MAY_BE_COUNTED} ${ONE_CALL}.`);
    }
}
class BodyTimedOut extends contract_error/* EvaluationError */.ZN {
    name = "BodyTimedOut";
    constructor(service, ms) {
        super(`${service} began to answer and did not finish within ${seconds(ms)}. ${MAY_BE_COUNTED} ${ONE_CALL}.`);
    }
}
class AnswerBrokenOff extends contract_error/* EvaluationError */.ZN {
    name = "AnswerBrokenOff";
    constructor(service, code) {
        super(`${service} broke its answer off half-way (${code}). ${MAY_BE_COUNTED} ${ONE_CALL}.`);
    }
}
class AnswerTooLarge extends contract_error/* EvaluationError */.ZN {
    name = "AnswerTooLarge";
    constructor(service, limitBytes) {
        super(`${service} answered with more than ${limitBytes / 1e6} MB, which is refused. ${MAY_BE_COUNTED} ` +
            "Check that api-url points to the evaluation API.", { httpStatus: 200 });
    }
}
class AnswerNotJson extends contract_error/* EvaluationError */.ZN {
    name = "AnswerNotJson";
    constructor(said) {
        super(`${said.service} answered ${said.status} with ${said.words === "" ? "nothing" : "something that is not JSON"}` +
            `${quoted(said)}. ${MAY_BE_COUNTED} Check that api-url points to the evaluation API, not to a web page.`, detailsOf(said));
    }
}
class Redirected extends contract_error/* EvaluationError */.ZN {
    name = "Redirected";
    constructor(said, target) {
        super(`${said.service} redirects (${said.status})${target === "" ? "" : ` to ${target}`}. Redirects are not followed, ` +
            "so that the key and the entries go nowhere else. Set api-url to the address that the service moved to.", detailsOf(said));
    }
}
const REMEDIES = {
    UNSAFE_URL: "Use public http(s) addresses for the ad and its landing page, or leave api-url out to evaluate on this machine.",
    NO_AD_ASSET: "Give the entry an asset or an adUrl.",
    AD_SCREENSHOT_FAILED: "Give the ad's picture as asset instead of its adUrl.",
};
class RequestRefused extends contract_error/* EvaluationError */.ZN {
    name = "RequestRefused";
    constructor(said) {
        super(`${said.service} refuses the request (${said.errorCode ?? said.status})${quoted(said)}. ` +
            (REMEDIES[said.errorCode ?? ""] ?? "Correct the entry and run again."), detailsOf(said));
    }
}
class KeyRefused extends contract_error/* EvaluationError */.ZN {
    name = "KeyRefused";
    constructor(said, keySent) {
        super(keySent
            ? `${said.service} does not accept the API key (401)${quoted(said)}: it is invalid, expired or revoked. ` +
                "No further call is made. Create a key (in the web app under Settings, API Keys; for a service of your own with " +
                "`adhere keys create`) and set it as api-key."
            : `${said.service} wants an API key (401)${quoted(said)}. No further call is made. Set api-key.`, detailsOf(said));
    }
}
class ScopeMissing extends contract_error/* EvaluationError */.ZN {
    name = "ScopeMissing";
    constructor(said) {
        super(`The API key may not evaluate at ${said.service} (403)${quoted(said)}. No further call is made. ` +
            'Give the key the scope "analyze".', detailsOf(said));
    }
}
class UserLimitReached extends contract_error/* EvaluationError */.ZN {
    name = "UserLimitReached";
    constructor(said, nextReset) {
        super(`The account's monthly evaluation limit is reached (USER_RATE_LIMIT_EXCEEDED)${quoted(said)}. No further ` +
            `call is made. ${nextReset ? `It is reset at ${nextReset}: run` : "Run"} again then, or move to a larger plan.`, detailsOf(said));
    }
}
class AnonymousLimitReached extends contract_error/* EvaluationError */.ZN {
    name = "AnonymousLimitReached";
    constructor(said, nextReset) {
        super(`The monthly limit for calls without a key is reached for this IP address (IP_RATE_LIMIT_EXCEEDED)` +
            `${quoted(said)}. No further call is made${nextReset ? `; it is reset at ${nextReset}` : ""}. ` +
            "Set api-key to use an account's evaluations.", detailsOf(said));
    }
}
class TooManyRequests extends contract_error/* EvaluationError */.ZN {
    name = "TooManyRequests";
    constructor(said) {
        super(`${said.service} takes no more requests for now (429)${quoted(said)}. No further call is made. ` +
            "Lower concurrency and run again later.", detailsOf(said));
    }
}
class AnalysisFailed extends contract_error/* EvaluationError */.ZN {
    name = "AnalysisFailed";
    constructor(said, attempts) {
        super(`${said.service} failed to analyse this ad (500, ${tries(attempts)})${quoted(said)}. ` +
            "A failed call is not counted: run again later.", detailsOf(said));
    }
}
class ServiceUnavailable extends contract_error/* EvaluationError */.ZN {
    name = "ServiceUnavailable";
    constructor(said, attempts) {
        super(`${said.service} is not available (${said.status}, ${tries(attempts)})${quoted(said)}. ` +
            "A failed call is not counted: run again later.", detailsOf(said));
    }
}
class UnexpectedStatus extends contract_error/* EvaluationError */.ZN {
    name = "UnexpectedStatus";
    constructor(said) {
        super(`${said.service} answered ${said.status}${quoted(said)}, which the evaluation API does not know. ` +
            "Check that api-url is the address that stands before /api/analyze-ad.", detailsOf(said));
    }
}

;// CONCATENATED MODULE: ./build/client/dispatcher.js



const IDLE_MS = 2_000;
function createDispatcher(service, { connections, connectMs, proxies }) {
    const pooled = {
        connections,
        connectTimeout: connectMs,
        keepAliveTimeout: IDLE_MS,
        keepAliveMaxTimeout: IDLE_MS,
        pipelining: 1,
        allowH2: false,
    };
    return new undici/* EnvHttpProxyAgent */.J2({
        ...pooled,
        factory: (origin, options) => new undici/* Pool */.bC(origin, { ...options, ...pooled }),
        clientFactory: (origin, options) => new undici/* Pool */.bC(origin, { ...options, headersTimeout: connectMs }),
        httpProxy: proxyUrl("HTTP_PROXY", proxies.http),
        httpsProxy: proxyUrl("HTTPS_PROXY", proxies.https),
        noProxy: service.loopback ? "*" : (proxies.no ?? ""),
    });
}
function proxyUrl(variable, value) {
    const address = (0,proxy/* proxyAddress */.n)(value);
    if (address === "")
        return "";
    const url = URL.parse(address);
    if (url === null || !/^(https?|socks5?):$/.test(url.protocol))
        throw new ProxyInvalid(variable);
    return url.href;
}

;// CONCATENATED MODULE: ./build/client/exchange.js
const LARGEST_ANSWER = 10_000_000;
const LARGEST_REFUSAL = 65_536;
function exchange(dispatcher, message, limits, signal) {
    return new Promise((resolve) => {
        const receiver = new Receiver(limits, signal, resolve);
        try {
            dispatcher.dispatch({ ...message, headersTimeout: 0, bodyTimeout: 0 }, receiver);
        }
        catch (error) {
            receiver.onResponseError(undefined, asError(error));
        }
    });
}
class Receiver {
    #limits;
    #signal;
    #resolve;
    #controller;
    #clock;
    #status = 0;
    #headers = {};
    #chunks = [];
    #size = 0;
    constructor(limits, signal, resolve) {
        this.#limits = limits;
        this.#signal = signal;
        this.#resolve = resolve;
    }
    onRequestStart(controller) {
        if (this.#signal.aborted) {
            controller.abort(asError(this.#signal.reason));
            return;
        }
        this.#controller = controller;
        this.#signal.addEventListener("abort", this.#abort, { once: true });
        this.#within(this.#limits.headersMs, () => ({ kind: "unanswered", error: "timeout" }));
    }
    onResponseStart(_, status, headers) {
        if (status < 200)
            return;
        this.#status = status;
        this.#headers = headers;
        this.#within(this.#limits.bodyMs, () => status === 200 ? { kind: "broken_off", error: "timeout" } : this.#answered());
    }
    onResponseData(_, chunk) {
        this.#size += chunk.length;
        if (this.#status === 200 && this.#size > LARGEST_ANSWER)
            this.#cut({ kind: "too_large" });
        else
            this.#chunks.push(chunk);
        if (this.#status !== 200 && this.#size > LARGEST_REFUSAL)
            this.#cut(this.#answered());
    }
    onResponseEnd() {
        this.#settle(this.#answered());
    }
    onResponseError(_, error) {
        if (this.#controller === undefined)
            this.#settle({ kind: "unsent", error });
        else if (this.#status === 0)
            this.#settle({ kind: "unanswered", error });
        else
            this.#settle(this.#status === 200 ? { kind: "broken_off", error } : this.#answered());
    }
    #answered() {
        const text = Buffer.concat(this.#chunks).toString("utf8");
        return { kind: "answered", status: this.#status, headers: this.#headers, text };
    }
    #within(ms, otherwise) {
        clearTimeout(this.#clock);
        this.#clock = setTimeout(() => this.#cut(otherwise()), ms);
    }
    #cut(exchange) {
        this.#settle(exchange);
        this.#controller?.abort(new Error("Enough was heard."));
    }
    #abort = () => this.#controller?.abort(asError(this.#signal.reason));
    #settle(exchange) {
        clearTimeout(this.#clock);
        this.#signal.removeEventListener("abort", this.#abort);
        this.#resolve(exchange);
    }
}
function asError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

;// CONCATENATED MODULE: ./build/client/quote.js
const MASK = "***";
const LONGEST = 200;
const SHORTEST_SECRET = 8;
const SPACE = /[\t\n\v\f\r\p{Z}]+/gu;
const UNPRINTABLE = /\p{C}+/gu;
function createQuote(key) {
    return (text) => {
        const printable = text.toWellFormed().replace(SPACE, " ").replace(UNPRINTABLE, "").trim();
        const line = mask(printable, key);
        return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).toWellFormed()}…`;
    };
}
function readJson(text, key) {
    try {
        const body = JSON.parse(text.replace(/^\uFEFF/, ""));
        const plain = JSON.stringify(body);
        const secret = key === undefined ? "" : JSON.stringify(key).slice(1, -1);
        if (secret.length < SHORTEST_SECRET || !plain.includes(secret))
            return body;
        return JSON.parse(plain.replaceAll(secret, MASK));
    }
    catch {
        return undefined;
    }
}
function mask(text, key) {
    if (key === undefined)
        return text;
    return text.replaceAll(key, MASK).replaceAll(encodeURIComponent(key), MASK);
}

;// CONCATENATED MODULE: ./build/client/retry.js
function pauseAfter(attempt, retryAfterMs, { baseMs, maxMs }, random = Math.random) {
    const ceiling = Math.min(maxMs, baseMs * 2 ** (attempt - 1));
    return Math.min(maxMs, retryAfterMs + random() * ceiling);
}
function readRetryAfter(value, now) {
    const written = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
    if (/^\d+$/.test(written))
        return Number(written) * 1000;
    const at = /^[A-Z][a-z]{2}/.test(written) ? Date.parse(written) : Number.NaN;
    return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}

;// CONCATENATED MODULE: ./build/client/reply.js





function readReply(exchange, reading) {
    const { service, limits } = reading;
    switch (exchange.kind) {
        case "answered":
            return readAnswered(exchange, reading);
        case "unsent":
            return readUnsent(exchange.error, service);
        case "unanswered":
            return readUnanswered(exchange.error, reading);
        case "broken_off":
            return refusal(() => exchange.error === "timeout"
                ? new BodyTimedOut(service.name, limits.bodyMs)
                : new AnswerBrokenOff(service.name, codeOf(exchange.error)));
        case "too_large":
            return refusal(() => new AnswerTooLarge(service.name, LARGEST_ANSWER));
    }
}
function refusal(error, rest = {}) {
    return { ok: false, error, next: "once", retryAfterMs: 0, unsent: false, ...rest };
}
function readAnswered(answered, reading) {
    const { service, nextReset } = reading;
    const body = readJson(answered.text, service.key);
    if (answered.status === 200 && body !== undefined)
        return { ok: true, body };
    const said = saidIn(answered, body, service);
    switch (answered.status) {
        case 200:
            return refusal(() => new AnswerNotJson(said));
        case 400:
            return refusal(() => new RequestRefused(said));
        case 401:
            return refusal(() => new KeyRefused(said, service.key !== undefined), { next: "stop" });
        case 403:
            return refusal(() => new ScopeMissing(said), { next: "stop" });
        case 407:
            return refusal(() => new ProxyRefused(service.name, 407));
        case 429:
            return refusal(() => limitReached(said, nextReset), { next: "stop" });
        case 500:
        case 502:
        case 503:
        case 504:
            return refusal((attempts) => unavailable(said, attempts), {
                next: "again",
                retryAfterMs: readRetryAfter(answered.headers["retry-after"], Date.now()),
            });
        default:
            return refusal(() => unexpected(said, answered, service));
    }
}
function saidIn({ status, text }, body, service) {
    const error = contract_error/* ErrorBodyRead */.vf.safeParse(body);
    if (!error.success)
        return { service: service.name, status, words: service.quote(text) };
    const { errorCode } = error.data;
    return {
        service: service.name,
        status,
        errorCode: errorCode === undefined ? undefined : service.quote(errorCode),
        words: service.quote(error.data.error),
    };
}
function limitReached(said, nextReset) {
    if (said.errorCode === "USER_RATE_LIMIT_EXCEEDED")
        return new UserLimitReached(said, nextReset);
    if (said.errorCode === "IP_RATE_LIMIT_EXCEEDED")
        return new AnonymousLimitReached(said, nextReset);
    return new TooManyRequests(said);
}
function unavailable(said, attempts) {
    return said.status === 500 ? new AnalysisFailed(said, attempts) : new ServiceUnavailable(said, attempts);
}
function unexpected(said, { status, headers }, service) {
    if (status < 300 || status > 399)
        return new UnexpectedStatus(said);
    const target = headers.location && URL.parse(headers.location, service.origin);
    return new Redirected(said, target ? service.quote(target.origin + target.pathname) : "");
}
function readUnanswered(error, { service, limits }) {
    if (error === "timeout")
        return refusal(() => new HeadersTimedOut(service.name, limits.headersMs));
    const proxy = proxyStatus(error);
    return refusal(() => proxy === undefined
        ? new ConnectionLost(service.name, codeOf(error))
        : new ProxyRefused(service.name, proxy));
}
const TRANSIENT = new Set([
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENETDOWN",
    "ENOTFOUND",
    "EAI_AGAIN",
    "UND_ERR_CONNECT_TIMEOUT",
    "UND_ERR_PRX_CONN",
    "UND_ERR_HEADERS_TIMEOUT",
]);
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|UND_ERR_PRX_TLS)/;
function readUnsent(error, service) {
    const code = codeOf(error);
    const proxy = proxyStatus(error);
    if (proxy !== undefined && proxy < 500)
        return refusal(() => new ProxyRefused(service.name, proxy), { unsent: true });
    if (TLS.test(code))
        return refusal(() => new CertificateRefused(service.name, service.quote(`${code}: ${error.message}`)), {
            unsent: true,
        });
    return refusal((attempts) => new ServiceUnreachable(service.name, code, attempts), {
        unsent: true,
        next: TRANSIENT.has(code) || proxy !== undefined ? "again" : "once",
    });
}
function proxyStatus({ message }) {
    const status = /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function codeOf(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "no code";
}

;// CONCATENATED MODULE: ./build/client/service.js


function serviceAt(baseUrl, apiKey) {
    const key = apiKey?.trim() || undefined;
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
        throw new ApiKeyInvalid();
    const url = parsed(baseUrl);
    const prefix = url.pathname.replace(/\/+$/, "");
    const service = {
        origin: url.origin,
        prefix,
        name: createQuote(key)(url.origin + prefix),
        key,
        loopback: isLoopback(url.hostname),
        quote: createQuote(key),
    };
    if (key !== undefined && url.protocol === "http:" && !service.loopback)
        throw new KeyInClear(service.name);
    return service;
}
function parsed(baseUrl) {
    const url = URL.parse(baseUrl.trim());
    if (url === null)
        throw new ApiUrlInvalid("is not a URL");
    if (url.protocol !== "https:" && url.protocol !== "http:")
        throw new ApiUrlInvalid("is not http(s)");
    if (url.username !== "" || url.password !== "")
        throw new ApiUrlInvalid("holds a user or password; the key belongs in api-key");
    if (url.search !== "" || url.hash !== "")
        throw new ApiUrlInvalid("holds a query or a fragment");
    return url;
}
function isLoopback(hostname) {
    return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/contract/door.js
var door = __webpack_require__(95675);
;// CONCATENATED MODULE: ./build/contract/account.js


const count = schemas/* int */.Whr().min(0);
const usage = (door) => door.object({
    used: schemas/* int */.Whr(),
    limit: schemas/* int */.Whr(),
    remaining: schemas/* int */.Whr(),
    canEvaluate: schemas/* boolean */.zMY(),
    nextReset: door.dateTime(),
    tier: schemas/* string */.YjP().optional(),
    userEmail: schemas/* string */.YjP().optional(),
    ipAddress: schemas/* string */.YjP().optional(),
});
const historyItem = (door) => door.object({
    id: door.uuid(),
    title: schemas/* string */.YjP().nullable(),
    landingPageUrl: schemas/* string */.YjP(),
    platform: schemas/* string */.YjP().nullable(),
    overallScore: door.score(),
    visualMatchScore: door.score(),
    messageMatchScore: door.score(),
    aboveTheFoldContinuityScore: door.score(),
    toneAlignmentScore: door.score(),
    contextualMatchScore: door.legacy(schemas/* number */.aig().min(0).max(10)),
    informationScentScore: door.legacy(door.score()),
    adScreenshotUrl: schemas/* string */.YjP().nullable(),
    landingPageScreenshotUrl: schemas/* string */.YjP().nullable(),
    createdAt: door.dateTime(),
});
const historyPage = (door) => door.object({
    success: schemas/* boolean */.zMY(),
    evaluations: schemas/* array */.YOg(historyItem(door)),
    count,
    hasMore: schemas/* boolean */.zMY(),
    offset: count,
    limit: schemas/* int */.Whr().min(1).max(100),
    userId: schemas/* string */.YjP(),
});
const UsageInfo = usage(door/* writing */.dV);
const UsageInfoRead = usage(door/* reading */.hF);
const HistoryItem = historyItem(door/* writing */.dV);
const HistoryPage = historyPage(door/* writing */.dV);
const HistoryPageRead = historyPage(door/* reading */.hF);

;// CONCATENATED MODULE: ./build/client/usage.js

function readUsage(reply, count) {
    if (!reply.ok)
        return { notices: noticesOf(reply.error(1)), nextReset: undefined };
    const usage = UsageInfoRead.safeParse(reply.body);
    if (!usage.success)
        return { notices: [unknown("the service's answer cannot be read")], nextReset: undefined };
    const { canEvaluate, remaining } = usage.data;
    const nextReset = instant(usage.data.nextReset);
    const left = canEvaluate ? remaining : 0;
    const short = left >= 0 && left < count;
    return { notices: short ? [tooFew(left, count, nextReset)] : [], nextReset };
}
function noticesOf(error) {
    if (error.httpStatus === 403)
        return [];
    if (error.httpStatus === 401)
        return [error.message];
    return [unknown(reasonOf(error))];
}
function reasonOf({ httpStatus, message }) {
    if (httpStatus === 200)
        return "the service's answer cannot be read";
    if (httpStatus !== undefined)
        return `the service answered ${httpStatus}`;
    return message.replace(/[;.] .*$/s, "");
}
function unknown(why) {
    return `How many evaluations remain this month is unknown: ${why}. The check goes on without it.`;
}
function tooFew(left, count, nextReset) {
    const remain = left === 1 ? "1 evaluation remains" : `${left === 0 ? "No" : left} evaluations remain`;
    const entries = count === 1 ? "1 entry is" : `${count} entries are`;
    const reset = nextReset === undefined ? "" : ` The allowance is reset at ${nextReset}.`;
    return (`${remain} this month and ${entries} to be evaluated: what exceeds the allowance will be inconclusive.${reset} ` +
        "Evaluate fewer entries, or raise the allowance first.");
}
function instant(written) {
    const time = Date.parse(written);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

;// CONCATENATED MODULE: ./build/client/client.js









const TIMEOUTS = { connectMs: 10_000, headersMs: 180_000, bodyMs: 30_000 };
const RETRY = { attempts: 4, baseMs: 500, maxMs: 30_000 };
const USAGE_MS = 10_000;
function createClient(options) {
    const calls = new Calls(serviceAt(options.baseUrl, options.apiKey), options);
    return {
        evaluate: (request, { signal }) => calls.evaluate(request, signal),
        preflight: (count, signal) => calls.preflight(count, signal),
        close: () => calls.close(),
    };
}
class Calls {
    #service;
    #dispatcher;
    #limits;
    #retry;
    #turn;
    #stopping = new AbortController();
    #stop;
    #unreachable = false;
    #nextReset;
    constructor(service, options) {
        const { connectMs, headersMs, bodyMs } = options.timeouts ?? TIMEOUTS;
        const { connections, proxies = {} } = options;
        this.#service = service;
        this.#dispatcher = createDispatcher(service, { connections, connectMs, proxies });
        this.#limits = { headersMs, bodyMs };
        this.#retry = options.retry ?? RETRY;
        this.#turn = (0,p_limit/* default */.A)(connections);
    }
    async evaluate(request, signal) {
        const body = JSON.stringify(request);
        for (let attempt = 1;; attempt++) {
            const reply = await raced(this.#turn(() => this.#post(body, signal)), signal);
            if (reply.ok)
                return { answer: (0,outcome/* readAnswer */.JN)(reply.body).answer };
            if (!this.#worthAnother(reply, attempt))
                throw reply.error(attempt);
            await this.#pause(pauseAfter(attempt, reply.retryAfterMs, this.#retry), signal);
        }
    }
    async preflight(count, signal) {
        const limits = { ...this.#limits, headersMs: Math.min(this.#limits.headersMs, USAGE_MS) };
        const { notices, nextReset } = readUsage(await raced(this.#send({ method: "GET", path: "/api/check-usage" }, limits, signal), signal), count);
        this.#nextReset = nextReset;
        return notices;
    }
    async close() {
        await this.#dispatcher.destroy();
    }
    async #post(body, signal) {
        signal.throwIfAborted();
        if (this.#stop)
            throw this.#stop();
        const reply = await this.#send({ method: "POST", path: "/api/analyze-ad", body, headers: { "content-type": "application/json" } }, this.#limits, signal);
        if (reply.ok || !reply.unsent)
            this.#unreachable = false;
        if (!reply.ok && reply.next === "stop")
            this.#stopAll(() => reply.error(1));
        return reply;
    }
    async #send(message, limits, signal) {
        const { origin, prefix, key } = this.#service;
        const headers = {
            accept: "application/json",
            "user-agent": "adhere-check",
            ...message.headers,
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
        };
        const whole = { ...message, origin, path: prefix + message.path, headers };
        const fared = await exchange(this.#dispatcher, whole, limits, signal);
        return readReply(fared, { service: this.#service, limits, nextReset: this.#nextReset });
    }
    #worthAnother(refusal, attempt) {
        if (refusal.next !== "again")
            return false;
        if (refusal.unsent && this.#unreachable)
            return false;
        const left = attempt < this.#retry.attempts;
        if (refusal.unsent && !left)
            this.#unreachable = true;
        return left;
    }
    #stopAll(error) {
        this.#stop ??= error;
        this.#stopping.abort();
    }
    async #pause(ms, signal) {
        const either = AbortSignal.any([signal, this.#stopping.signal]);
        await (0,promises_.setTimeout)(ms, undefined, { signal: either }).catch(() => undefined);
        signal.throwIfAborted();
    }
}
async function raced(work, signal) {
    let abort = () => { };
    const aborted = new Promise((_, reject) => {
        abort = () => reject(signal.reason);
        signal.addEventListener("abort", abort, { once: true });
    });
    if (signal.aborted)
        abort();
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        signal.removeEventListener("abort", abort);
    }
}


/***/ }),

/***/ 22683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proxyAddress)
/* harmony export */ });
function proxyAddress(value) {
    const written = value?.trim() ?? "";
    return written === "" || written.includes("://") ? written : `http://${written}`;
}


/***/ })

};
