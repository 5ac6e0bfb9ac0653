export const id = 775;
export const ids = [775];
export const modules = {

/***/ 31775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./build/contract/idempotency.js
const IDEMPOTENCY_KEY_HEADER = "idempotency-key";
const IDEMPOTENCY_SECONDS_HEADER = "adhere-idempotency-seconds";
const IDEMPOTENCY_SECONDS = 86_400;
const MAX_IDEMPOTENCY_KEY_CHARS = 255;
const REPLAYED_HEADER = "idempotent-replayed";

// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./build/contract/reject-on-abort.js
var reject_on_abort = __webpack_require__(16879);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/contract/with-proxy-scheme.js
var with_proxy_scheme = __webpack_require__(63388);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/client/service-error.js

const MAY_BE_COUNTED_NOTE = "The evaluation may have been counted, so it is not sent a second time.";
const NO_ANSWER_ADVICE = `${MAY_BE_COUNTED_NOTE} Run again for this entry; GET /api/check-usage says what was counted.`;
const adviseAfterLoss = (facts) => facts.isRepeatable
    ? `It counts at most once (${formatAttempts(facts)}). Run again for this entry.`
    : NO_ANSWER_ADVICE;
const NOT_COUNTED_ADVICE = "Failed evaluations are not counted: run again later.";
const REMEDIES = {
    UNSAFE_URL: "Use public http(s) URLs for the ad and its landing page, or remove api-url to evaluate on this machine.",
    NO_AD_ASSET: "This service needs the ad's picture or video: add an asset or an adUrl to the entry, or remove api-url, so that " +
        "the embedded engine draws the ad from its text.",
    AD_UNAVAILABLE: "Check the asset: its URL, and that it is a picture or a video.",
    AD_SCREENSHOT_FAILED: "Use the ad's image as asset instead of its adUrl.",
};
const quote = ({ message }) => (message === "" ? "" : `: “${message}”`);
const formatAttempts = ({ attempts }) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);
const MESSAGES = {
    ServiceUnreachable: (facts) => `${facts.service} cannot be reached (${facts.detail}, ${formatAttempts(facts)}); nothing was sent. ` +
        "Check api-url, the network and the proxy variables, then run again.",
    CertificateRefused: ({ service, detail }) => `No trusted connection to ${service} (${detail}); nothing was sent. Renew its certificate, ` +
        "or add your own CA certificate to NODE_EXTRA_CA_CERTS.",
    ProxyRefused: ({ service, detail }) => `The proxy refused to connect to ${service} (${detail}); nothing was sent. ` +
        "Add its user and password to the proxy variable, or the service's host to NO_PROXY.",
    ConnectionLost: (facts) => `${facts.service} closed the connection before it answered (${facts.detail}). ${adviseAfterLoss(facts)}`,
    HeadersTimedOut: ({ service, detail }) => `${service} did not answer within ${detail}. ${NO_ANSWER_ADVICE}`,
    BodyTimedOut: ({ service, detail }) => `${service} began to answer and did not finish within ${detail}. ${NO_ANSWER_ADVICE}`,
    AnswerBrokenOff: (facts) => `${facts.service} closed the connection in the middle of its response (${facts.detail}). ${adviseAfterLoss(facts)}`,
    StillEvaluating: (facts) => `${facts.service} is still evaluating this entry, whose connection was lost before ` +
        `(409, ${formatAttempts(facts)}). Run again later.`,
    AnswerTooLarge: ({ service, detail }) => `${service} answered with more than ${detail}, which is too much. ${MAY_BE_COUNTED_NOTE} ` +
        "Check that api-url points to the evaluation API.",
    AnswerNotJson: (facts) => `${facts.service} answered ${facts.status} with ` +
        `${facts.message === "" ? "an empty body" : "a body that is not JSON"}${quote(facts)}. ${MAY_BE_COUNTED_NOTE} ` +
        "Check that api-url points to the evaluation API, not to a web page.",
    UnexpectedRedirect: ({ service, status, detail }) => `${service} redirects (${status})${detail === "" ? "" : ` to ${detail}`}. Redirects are not followed, ` +
        "so that no other host gets the key and the entries. Set api-url to the service's new URL.",
    RequestRejected: (facts) => `${facts.service} rejected the request (${facts.errorCode || facts.status})${quote(facts)}. ` +
        (REMEDIES[facts.errorCode ?? ""] ?? "Correct the entry and run again."),
    ApiKeyMissing: (facts) => `${facts.service} requires an API key (401)${quote(facts)}. No further requests are sent. Set api-key.`,
    ApiKeyRejected: (facts) => `${facts.service} does not accept the API key (401)${quote(facts)}: it is invalid, expired or revoked. ` +
        "No further requests are sent. Create a key (in the web app under Settings, API Keys; for a service of your own " +
        "with `adhere keys create`) and set it as api-key.",
    ApiKeyScopeMissing: (facts) => `The API key is not allowed to evaluate at ${facts.service} (403)${quote(facts)}. No further requests are sent. ` +
        'Add the scope "analyze" to the key.',
    UserLimitReached: (facts) => `The account's monthly evaluation limit is reached (USER_RATE_LIMIT_EXCEEDED)${quote(facts)}. No further ` +
        `requests are sent. ${facts.nextReset ? `It resets at ${facts.nextReset}: run` : "Run"} again then, ` +
        "or upgrade the plan.",
    AnonymousLimitReached: (facts) => "The monthly limit for requests without a key is reached for this IP address (IP_RATE_LIMIT_EXCEEDED)" +
        `${quote(facts)}. No further requests are sent${facts.nextReset ? `; it resets at ${facts.nextReset}` : ""}. ` +
        "Set api-key to use an account's evaluations.",
    TooManyRequests: (facts) => `${facts.service} accepts no more requests for now (429)${quote(facts)}. No further requests are sent. ` +
        "Lower concurrency and run again later.",
    AnalysisFailed: (facts) => `${facts.service} failed to analyse this ad (500, ${formatAttempts(facts)})${quote(facts)}. ${NOT_COUNTED_ADVICE}`,
    ServiceUnavailable: (facts) => `${facts.service} is not available (${facts.status}, ${formatAttempts(facts)})${quote(facts)}. ` +
        NOT_COUNTED_ADVICE,
    UnexpectedStatus: (facts) => `${facts.service} answered ${facts.status}${quote(facts)}, which is not part of the evaluation API. ` +
        "Check that api-url is the URL before /api/analyze-ad.",
};
const createServiceError = (name, facts) => new contract_error/* EvaluationError */.ZN(MESSAGES[name](facts), { name, httpStatus: facts.status, errorCode: facts.errorCode });
const createSettingError = (name, message) => new contract_error/* EvaluationError */.ZN(message, { name });

;// CONCATENATED MODULE: ./build/client/dispatcher.js



const KEEP_ALIVE_MS = 2_000;
function createDispatcher(service, connections, connectMs, proxies) {
    const pooled = {
        connections,
        connectTimeout: connectMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
        pipelining: 1,
        allowH2: false,
    };
    return new undici/* EnvHttpProxyAgent */.J2({
        ...pooled,
        factory: (origin, options) => new undici/* Pool */.bC(origin, { ...options, ...pooled }),
        clientFactory: (origin, options) => new undici/* Pool */.bC(origin, { ...options, headersTimeout: connectMs }),
        httpProxy: parseProxyUrl("HTTP_PROXY", proxies.http),
        httpsProxy: parseProxyUrl("HTTPS_PROXY", proxies.https),
        noProxy: service.loopback ? "*" : (proxies.no ?? ""),
    });
}
function parseProxyUrl(variable, value) {
    const address = (0,with_proxy_scheme/* withProxyScheme */.C)(value);
    if (address === "")
        return "";
    const url = URL.parse(address);
    if (url === null || !/^(https?|socks5?):$/.test(url.protocol)) {
        const message = `${variable} is not a proxy URL. Set it to http://host:port, or clear it.`;
        throw createSettingError("InvalidProxyUrl", message);
    }
    return url.href;
}

;// CONCATENATED MODULE: ./build/client/get-retry-delay.js
function getRetryDelayMs(attempt, retryAfterMs, { baseMs, maxMs }, random = Math.random) {
    const ceiling = Math.min(maxMs, baseMs * 2 ** (attempt - 1));
    return Math.min(maxMs, retryAfterMs + random() * ceiling);
}

;// CONCATENATED MODULE: ./build/client/http-exchange.js
const MAX_ANSWER_BYTES = 10_000_000;
const MAX_ERROR_BODY_BYTES = 65_536;
function performExchange(dispatcher, message, limits, signal) {
    return new Promise((resolve) => {
        const receiver = new ExchangeHandler(limits, signal, resolve);
        try {
            dispatcher.dispatch({ ...message, headersTimeout: 0, bodyTimeout: 0 }, receiver);
        }
        catch (error) {
            receiver.onResponseError(undefined, toError(error));
        }
    });
}
class ExchangeHandler {
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
            controller.abort(toError(this.#signal.reason));
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
        if (this.#status === 200 && this.#size > MAX_ANSWER_BYTES)
            this.#cut({ kind: "too_large" });
        else
            this.#chunks.push(chunk);
        if (this.#status !== 200 && this.#size > MAX_ERROR_BODY_BYTES)
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
        this.#controller?.abort(new Error("Enough of the response was read."));
    }
    #abort = () => this.#controller?.abort(toError(this.#signal.reason));
    #settle(exchange) {
        clearTimeout(this.#clock);
        this.#signal.removeEventListener("abort", this.#abort);
        this.#resolve(exchange);
    }
}
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/contract/inline-ad.js
var inline_ad = __webpack_require__(8034);
;// CONCATENATED MODULE: ./build/client/inline-ad-file.js




function readMaxAdBytes(headers) {
    const text = headers[inline_ad/* MAX_AD_BYTES_HEADER */.lC];
    return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
async function inlineAdFile(adData, maxBytes, signal) {
    if (adData.imageUrl === undefined || !adData.imageUrl.startsWith("file:"))
        return adData;
    const file = (0,external_node_url_.fileURLToPath)(adData.imageUrl);
    try {
        const stats = await (0,external_node_fs_promises_.stat)(file);
        if (!stats.isFile())
            throw notSent(`The ad's file ${file} is not a regular file. Name an image or a video.`);
        const { size } = stats;
        if (size > maxBytes)
            throw tooLarge(file, size, maxBytes);
        return { ...adData, imageUrl: (0,inline_ad/* toInlineAd */.gT)(await (0,external_node_fs_promises_.readFile)(file, { signal })) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof contract_error/* EvaluationError */.ZN)
            throw error;
        throw notSent(`The ad's file ${file} cannot be read (${(0,contract_error/* messageOf */.bD)(error)}). Check it, and run again.`);
    }
}
const tooLarge = (file, size, maxBytes) => notSent(`The ad's file ${file} has ${formatMegabytes(size)}, and the service takes at most ${formatMegabytes(maxBytes)}. ` +
    'Set "asset" to the ad\'s public URL, or remove api-url to use the embedded engine.');
const notSent = (message) => new contract_error/* EvaluationError */.ZN(message, { errorCode: "ASSET_NOT_PUBLIC" });
const formatMegabytes = (bytes) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;

// EXTERNAL MODULE: ./build/ground/retry-after.js
var retry_after = __webpack_require__(77575);
;// CONCATENATED MODULE: ./build/client/sanitise-text.js
const MASK = "***";
const MAX_QUOTE_CHARS = 200;
const MIN_SECRET_CHARS = 8;
const WHITESPACE = /[\t\n\v\f\r\p{Z}]+/gu;
const UNPRINTABLE = /\p{C}+/gu;
function createSanitiser(key) {
    return (text) => {
        const printable = text.toWellFormed().replace(WHITESPACE, " ").replace(UNPRINTABLE, "").trim();
        const line = maskKey(printable, key);
        return line.length <= MAX_QUOTE_CHARS ? line : `${line.slice(0, MAX_QUOTE_CHARS - 1).toWellFormed()}…`;
    };
}
function parseJsonWithoutKey(text, key) {
    try {
        const body = JSON.parse(text.replace(/^\uFEFF/, ""));
        const plain = JSON.stringify(body);
        const secret = key === undefined ? "" : JSON.stringify(key).slice(1, -1);
        if (secret.length < MIN_SECRET_CHARS || !plain.includes(secret))
            return body;
        return JSON.parse(plain.replaceAll(secret, MASK));
    }
    catch {
        return undefined;
    }
}
function maskKey(text, key) {
    if (key === undefined)
        return text;
    return text.replaceAll(key, MASK).replaceAll(encodeURIComponent(key), MASK);
}

;// CONCATENATED MODULE: ./build/client/interpret-reply.js





function interpretReply(exchange, { service, limits, nextReset, isRepeatable }) {
    const fail = (name, facts, rest = {}) => ({
        ok: false,
        error: (attempts) => createServiceError(name, {
            service: service.name,
            message: "",
            detail: "",
            nextReset,
            attempts,
            isRepeatable,
            ...facts,
        }),
        next: "once",
        retryAfterMs: 0,
        neverSent: false,
        ...rest,
    });
    const lost = isRepeatable ? { next: "again" } : {};
    switch (exchange.kind) {
        case "answered":
            return interpretAnswered(exchange, service, fail);
        case "unsent":
            return interpretUnsent(exchange.error, service, fail);
        case "unanswered":
            return exchange.error === "timeout"
                ? fail("HeadersTimedOut", { detail: formatSeconds(limits.headersMs) })
                : interpretUnanswered(exchange.error, fail, lost);
        case "broken_off":
            return exchange.error === "timeout"
                ? fail("BodyTimedOut", { detail: formatSeconds(limits.bodyMs) })
                : fail("AnswerBrokenOff", { detail: getErrorCode(exchange.error) }, lost);
        case "too_large":
            return fail("AnswerTooLarge", { status: 200, detail: `${MAX_ANSWER_BYTES / 1e6} MB` });
    }
}
const formatSeconds = (ms) => `${Math.round(ms / 100) / 10} s`;
const FAILURE_OF_STATUS = {
    200: "AnswerNotJson",
    400: "RequestRejected",
    401: "ApiKeyRejected",
    403: "ApiKeyScopeMissing",
    429: "TooManyRequests",
    500: "AnalysisFailed",
    502: "ServiceUnavailable",
    503: "ServiceUnavailable",
    504: "ServiceUnavailable",
};
const FAILURE_OF_LIMIT = {
    USER_RATE_LIMIT_EXCEEDED: "UserLimitReached",
    IP_RATE_LIMIT_EXCEEDED: "AnonymousLimitReached",
};
const STATUSES_FOR_ALL_REQUESTS = [401, 403, 429];
const TRANSIENT_STATUSES = [500, 502, 503, 504];
function interpretAnswered({ status, text, headers }, service, fail) {
    const body = parseJsonWithoutKey(text, service.key);
    if (status === 200 && body !== undefined)
        return { ok: true, body };
    if (status === 407)
        return fail("ProxyRefused", { detail: "407" });
    const { error = text, errorCode } = contract_error/* ReceivedErrorBody */.Wi.safeParse(body).data ?? {};
    const said = { status, errorCode: errorCode && service.sanitise(errorCode), message: service.sanitise(error) };
    if (status >= 300 && status <= 399) {
        const target = headers.location && URL.parse(headers.location, service.origin);
        const detail = target ? service.sanitise(target.origin + target.pathname) : "";
        return fail("UnexpectedRedirect", { ...said, detail });
    }
    if (status === 401 && service.key === undefined)
        return fail("ApiKeyMissing", said, { next: "stop" });
    const retryAfterMs = (0,retry_after/* parseRetryAfterMs */.o)([headers["retry-after"]].flat()[0]) ?? 0;
    if (status === 409 && said.errorCode === "IDEMPOTENCY_KEY_IN_USE") {
        return fail("StillEvaluating", said, { next: "again", retryAfterMs });
    }
    const limit = status === 429 ? FAILURE_OF_LIMIT[said.errorCode ?? ""] : undefined;
    const name = limit ?? FAILURE_OF_STATUS[status] ?? "UnexpectedStatus";
    if (name === "TooManyRequests" && retryAfterMs > 0)
        return fail(name, said, { next: "again", retryAfterMs });
    if (STATUSES_FOR_ALL_REQUESTS.includes(status))
        return fail(name, said, { next: "stop" });
    if (!TRANSIENT_STATUSES.includes(status))
        return fail(name, said);
    return fail(name, said, { next: "again", retryAfterMs });
}
function interpretUnanswered(error, fail, lost) {
    const proxy = parseProxyStatus(error);
    return proxy === undefined
        ? fail("ConnectionLost", { detail: getErrorCode(error) }, lost)
        : fail("ProxyRefused", { detail: String(proxy) });
}
const TRANSIENT_CODES = new Set([
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
const TLS_ERROR_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|UND_ERR_PRX_TLS)/;
function interpretUnsent(error, service, fail) {
    const code = getErrorCode(error);
    const proxy = parseProxyStatus(error);
    if (proxy !== undefined && proxy < 500)
        return fail("ProxyRefused", { detail: String(proxy) }, { neverSent: true });
    if (TLS_ERROR_CODE.test(code)) {
        const detail = service.sanitise(`${code}: ${error.message}`);
        return fail("CertificateRefused", { detail }, { neverSent: true });
    }
    const next = TRANSIENT_CODES.has(code) || proxy !== undefined ? "again" : "once";
    return fail("ServiceUnreachable", { detail: code }, { neverSent: true, next });
}
function parseProxyStatus({ message }) {
    const status = /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function getErrorCode(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "no code";
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/contract/ledger.js
var ledger = __webpack_require__(21270);
;// CONCATENATED MODULE: ./build/client/separate-ledger.js


const WithLedger = schemas/* object */.Ikc({ ledger: ledger/* ReceivedLedger */.hR });
function separateLedger(received) {
    const parsed = WithLedger.safeParse(received);
    if (!parsed.success)
        return { answer: received };
    const { ledger: _, ...answer } = received;
    return { answer, attachments: { pictures: {}, outlines: [], linkTrail: [], notices: [], ...parsed.data } };
}

;// CONCATENATED MODULE: ./build/client/service-endpoint.js


function parseServiceEndpoint(baseUrl, apiKey) {
    const key = apiKey?.trim() || undefined;
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
        throw createSettingError("InvalidApiKey", "api-key contains a space, a line break or a non-ASCII character. Copy the key again.");
    }
    const url = parseBaseUrl(baseUrl);
    const prefix = url.pathname.replace(/\/+$/, "");
    const service = {
        origin: url.origin,
        prefix,
        name: createSanitiser(key)(url.origin + prefix),
        key,
        loopback: isLoopback(url.hostname),
        sanitise: createSanitiser(key),
    };
    if (key !== undefined && url.protocol === "http:" && !service.loopback) {
        throw createSettingError("ApiKeyOverHttp", `api-url ${service.name} is plain http, which would expose the API key. Use https, or remove api-key.`);
    }
    return service;
}
function parseBaseUrl(baseUrl) {
    const url = URL.parse(baseUrl.trim());
    const problem = findUrlProblem(url);
    if (url !== null && problem === null)
        return url;
    throw createSettingError("InvalidApiUrl", `api-url ${problem}. Set it to the URL before /api/analyze-ad, for example https://api.example.com.`);
}
function findUrlProblem(url) {
    if (url === null)
        return "is not a URL";
    if (url.protocol !== "https:" && url.protocol !== "http:")
        return "is not http(s)";
    if (url.username !== "" || url.password !== "")
        return "contains a user or password; use api-key for the key";
    return url.search !== "" || url.hash !== "" ? "contains a query or a fragment" : null;
}
function isLoopback(hostname) {
    return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}

// EXTERNAL MODULE: ./build/contract/schema-mode.js
var schema_mode = __webpack_require__(73886);
;// CONCATENATED MODULE: ./build/contract/usage-quota.js


const usageSchema = (mode) => mode.object({
    used: schemas/* int */.Whr(),
    limit: schemas/* int */.Whr(),
    remaining: schemas/* int */.Whr(),
    canEvaluate: schemas/* boolean */.zMY(),
    nextReset: mode.dateTime(),
    tier: schemas/* string */.YjP().optional(),
    userEmail: schemas/* string */.YjP().optional(),
    ipAddress: schemas/* string */.YjP().optional(),
});
const UsageInfo = usageSchema(schema_mode/* strict */.O2);
const ReceivedUsageInfo = usageSchema(schema_mode/* lenient */.W_);

;// CONCATENATED MODULE: ./build/client/usage-notices.js

function readUsageNotices(reply, count) {
    if (!reply.ok)
        return { notices: getUsageErrorNotices(reply.error(1)), nextReset: undefined };
    const usage = ReceivedUsageInfo.safeParse(reply.body);
    if (!usage.success)
        return { notices: [unknownUsageNotice("the service's response is invalid")], nextReset: undefined };
    const { canEvaluate, remaining } = usage.data;
    const nextReset = toIsoDateTime(usage.data.nextReset);
    const left = canEvaluate ? remaining : 0;
    const short = left >= 0 && left < count;
    return { notices: short ? [insufficientUsageNotice(left, count, nextReset)] : [], nextReset };
}
function getUsageErrorNotices(error) {
    if (error.httpStatus === 403)
        return [];
    if (error.httpStatus === 401)
        return [error.message];
    return [unknownUsageNotice(describeUsageError(error))];
}
function describeUsageError({ httpStatus, message }) {
    if (httpStatus === 200)
        return "the service's response is invalid";
    if (httpStatus !== undefined)
        return `the service answered ${httpStatus}`;
    return message.replace(/[;.] .*$/s, "");
}
function unknownUsageNotice(why) {
    return `How many evaluations remain this month is unknown: ${why}. The check continues.`;
}
function insufficientUsageNotice(left, count, nextReset) {
    const remain = left === 1 ? "1 evaluation remains" : `${left === 0 ? "No" : left} evaluations remain`;
    const entries = count === 1 ? "1 entry is" : `${count} entries are`;
    const reset = nextReset === undefined ? "" : ` The quota resets at ${nextReset}.`;
    return (`${remain} this month and ${entries} to be evaluated: entries beyond the quota will be inconclusive.${reset} ` +
        "Evaluate fewer entries, or increase the quota first.");
}
function toIsoDateTime(written) {
    const time = Date.parse(written);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

;// CONCATENATED MODULE: ./build/client/client.js














const DEFAULT_TIMEOUTS = { connectMs: 10_000, headersMs: 180_000, bodyMs: 30_000 };
const DEFAULT_RETRY = { attempts: 4, baseMs: 500, maxMs: 30_000 };
const USAGE_TIMEOUT_MS = 10_000;
const createClient = (options) => new ServiceClient(options);
class ServiceClient {
    #service;
    #dispatcher;
    #limits;
    #retry;
    #turn;
    #stopping = new AbortController();
    #stop;
    #unreachable = false;
    #nextReset;
    #maxAdBytes = 0;
    #remembersKeys = false;
    constructor({ connections, timeouts = DEFAULT_TIMEOUTS, ...options }) {
        this.#service = parseServiceEndpoint(options.baseUrl, options.apiKey);
        this.#dispatcher = createDispatcher(this.#service, connections, timeouts.connectMs, options.proxies ?? {});
        this.#limits = timeouts;
        this.#retry = options.retry ?? DEFAULT_RETRY;
        this.#turn = (0,p_limit/* default */.A)(connections);
    }
    evaluate = async ({ landingPageData, ...request }, { signal, visitUrl = landingPageData.url }) => {
        const adData = await inlineAdFile(request.adData, this.#maxAdBytes, signal);
        const body = JSON.stringify({ ...request, adData, landingPageData: { ...landingPageData, url: visitUrl } });
        const headers = { "content-type": "application/json", [IDEMPOTENCY_KEY_HEADER]: (0,external_node_crypto_.randomUUID)() };
        for (let attempt = 1;; attempt++) {
            const reply = await (0,reject_on_abort/* rejectOnAbort */.d)(signal, this.#turn(() => this.#post(body, headers, signal)));
            if (reply.ok)
                return separateLedger((0,parse_answer/* parseAnswer */.W)(reply.body).answer);
            if (!this.#worthAnother(reply, attempt))
                throw reply.error(attempt);
            await this.#pause(getRetryDelayMs(attempt, reply.retryAfterMs, this.#retry), signal);
        }
    };
    async preflight(count, signal) {
        const limits = { ...this.#limits, headersMs: Math.min(this.#limits.headersMs, USAGE_TIMEOUT_MS) };
        const sent = this.#send({ method: "GET", path: "/api/check-usage" }, limits, signal);
        const { notices, nextReset } = readUsageNotices(await (0,reject_on_abort/* rejectOnAbort */.d)(signal, sent), count);
        this.#nextReset = nextReset;
        return notices;
    }
    get takesFiles() {
        return this.#maxAdBytes > 0;
    }
    close = () => this.#dispatcher.destroy();
    async #post(body, headers, signal) {
        signal.throwIfAborted();
        if (this.#stop)
            throw this.#stop();
        const reply = await this.#send({ method: "POST", path: "/api/analyze-ad", body, headers }, this.#limits, signal);
        if (reply.ok || !reply.neverSent)
            this.#unreachable = false;
        if (!reply.ok && reply.next === "stop") {
            this.#stop ??= () => reply.error(1);
            this.#stopping.abort();
        }
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
        const fared = await performExchange(this.#dispatcher, whole, limits, signal);
        if (fared.kind === "answered") {
            this.#maxAdBytes = readMaxAdBytes(fared.headers) ?? this.#maxAdBytes;
            this.#remembersKeys ||= IDEMPOTENCY_SECONDS_HEADER in fared.headers;
        }
        const isRepeatable = this.#remembersKeys;
        return interpretReply(fared, { service: this.#service, limits, nextReset: this.#nextReset, isRepeatable });
    }
    #worthAnother(refusal, attempt) {
        if (refusal.next !== "again")
            return false;
        if (refusal.neverSent && this.#unreachable)
            return false;
        const left = attempt < this.#retry.attempts;
        if (refusal.neverSent && !left)
            this.#unreachable = true;
        return left;
    }
    async #pause(ms, signal) {
        const either = AbortSignal.any([signal, this.#stopping.signal]);
        await (0,promises_.setTimeout)(ms, undefined, { signal: either }).catch(() => undefined);
        signal.throwIfAborted();
    }
}


/***/ }),

/***/ 8034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ readInlineAd),
/* harmony export */   TH: () => (/* binding */ isInlineAd),
/* harmony export */   gT: () => (/* binding */ toInlineAd),
/* harmony export */   lC: () => (/* binding */ MAX_AD_BYTES_HEADER)
/* harmony export */ });
/* unused harmony export MAX_INLINE_AD_BYTES */
/* harmony import */ var _ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2215);

const MAX_AD_BYTES_HEADER = "adhere-max-ad-bytes";
const MAX_INLINE_AD_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
const isInlineAd = (url) => INLINE_AD_START.test(url);
const INLINE_AD_START = /^data:(?:(?:image|video)\/[\w.+-]{1,100}|application\/octet-stream);base64,/i;
const toInlineAd = (bytes) => (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__/* .toDataUrl */ .X9)({ mediaType: "application/octet-stream", bytes });
function readInlineAd(url, maxBytes) {
    const text = url.slice(url.indexOf(",") + 1);
    return text.length <= (0,_ground_media_type_js__WEBPACK_IMPORTED_MODULE_0__/* .getBase64Length */ .iY)(maxBytes) && BASE64.test(text) ? Buffer.from(text, "base64") : null;
}
const BASE64 = /^[a-z0-9+/]+={0,2}$/i;


/***/ }),

/***/ 63388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withProxyScheme)
/* harmony export */ });
function withProxyScheme(value) {
    const written = value?.trim() ?? "";
    return written === "" || written.includes("://") ? written : `http://${written}`;
}


/***/ })

};
