export const id = 4442;
export const ids = [4442];
export const modules = {

/***/ 64442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClient: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contract/parse-answer.js
var parse_answer = __webpack_require__(84683);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/contract/proxy-url.js
var proxy_url = __webpack_require__(89483);
// EXTERNAL MODULE: ./build/contract/error.js
var contract_error = __webpack_require__(99789);
;// CONCATENATED MODULE: ./build/client/errors.js

const MAY_BE_COUNTED_NOTE = "The evaluation may have been counted, so it is not sent a second time.";
const RERUN_ADVICE = "Run again for this entry; GET /api/check-usage says what was counted";
const toErrorDetails = ({ status, errorCode }) => ({ httpStatus: status, errorCode });
const formatMessage = (said) => (said.message === "" ? "" : `: “${said.message}”`);
const formatAttempts = (attempts) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);
const formatSeconds = (ms) => `${Math.round(ms / 100) / 10} s`;
class InvalidApiUrl extends contract_error/* EvaluationError */.ZN {
    name = "InvalidApiUrl";
    constructor(problem) {
        super(`api-url ${problem}. Set it to the URL before /api/analyze-ad, for example https://api.example.com.`);
    }
}
class InvalidApiKey extends contract_error/* EvaluationError */.ZN {
    name = "InvalidApiKey";
    constructor() {
        super("api-key contains a space, a line break or a non-ASCII character. Copy the key again.");
    }
}
class ApiKeyOverHttp extends contract_error/* EvaluationError */.ZN {
    name = "ApiKeyOverHttp";
    constructor(service) {
        super(`api-url ${service} is plain http, which would expose the API key. ` + "Use https, or remove api-key.");
    }
}
class InvalidProxyUrl extends contract_error/* EvaluationError */.ZN {
    name = "InvalidProxyUrl";
    constructor(variable) {
        super(`${variable} is not a proxy URL. Set it to http://host:port, or clear it.`);
    }
}
class ServiceUnreachable extends contract_error/* EvaluationError */.ZN {
    name = "ServiceUnreachable";
    constructor(service, code, attempts) {
        super(`${service} cannot be reached (${code}, ${formatAttempts(attempts)}); nothing was sent. ` +
            "Check api-url, the network and the proxy variables, then run again.");
    }
}
class CertificateRefused extends contract_error/* EvaluationError */.ZN {
    name = "CertificateRefused";
    constructor(service, reason) {
        super(`No trusted connection to ${service} (${reason}); nothing was sent. Renew its certificate, ` +
            "or add your own CA certificate to NODE_EXTRA_CA_CERTS.");
    }
}
class ProxyRefused extends contract_error/* EvaluationError */.ZN {
    name = "ProxyRefused";
    constructor(service, status) {
        super(`The proxy refused to connect to ${service} (${status}); nothing was sent. ` +
            "Add its user and password to the proxy variable, or the service's host to NO_PROXY.");
    }
}
class ConnectionLost extends contract_error/* EvaluationError */.ZN {
    name = "ConnectionLost";
    constructor(service, code) {
        super(`${service} closed the connection before it answered (${code}). ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
    }
}
class HeadersTimedOut extends contract_error/* EvaluationError */.ZN {
    name = "HeadersTimedOut";
    constructor(service, ms) {
        super(`${service} did not answer within ${formatSeconds(ms)}. ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
    }
}
class BodyTimedOut extends contract_error/* EvaluationError */.ZN {
    name = "BodyTimedOut";
    constructor(service, ms) {
        super(`${service} began to answer and did not finish within ${formatSeconds(ms)}. ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
    }
}
class AnswerBrokenOff extends contract_error/* EvaluationError */.ZN {
    name = "AnswerBrokenOff";
    constructor(service, code) {
        super(`${service} closed the connection in the middle of its response (${code}). ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
    }
}
class AnswerTooLarge extends contract_error/* EvaluationError */.ZN {
    name = "AnswerTooLarge";
    constructor(service, limitBytes) {
        super(`${service} answered with more than ${limitBytes / 1e6} MB, which is too much. ${MAY_BE_COUNTED_NOTE} ` +
            "Check that api-url points to the evaluation API.", { httpStatus: 200 });
    }
}
class AnswerNotJson extends contract_error/* EvaluationError */.ZN {
    name = "AnswerNotJson";
    constructor(said) {
        super(`${said.service} answered ${said.status} with ${said.message === "" ? "an empty body" : "a body that is not JSON"}` +
            `${formatMessage(said)}. ${MAY_BE_COUNTED_NOTE} Check that api-url points to the evaluation API, not to a web page.`, toErrorDetails(said));
    }
}
class UnexpectedRedirect extends contract_error/* EvaluationError */.ZN {
    name = "UnexpectedRedirect";
    constructor(said, target) {
        super(`${said.service} redirects (${said.status})${target === "" ? "" : ` to ${target}`}. Redirects are not followed, ` +
            "so that no other host gets the key and the entries. Set api-url to the service's new URL.", toErrorDetails(said));
    }
}
const REMEDIES = {
    UNSAFE_URL: "Use public http(s) URLs for the ad and its landing page, or remove api-url to evaluate on this machine.",
    NO_AD_ASSET: "Add an asset or an adUrl to the entry.",
    AD_SCREENSHOT_FAILED: "Use the ad's image as asset instead of its adUrl.",
};
class RequestRejected extends contract_error/* EvaluationError */.ZN {
    name = "RequestRejected";
    constructor(said) {
        super(`${said.service} rejected the request (${said.errorCode || said.status})${formatMessage(said)}. ` +
            (REMEDIES[said.errorCode ?? ""] ?? "Correct the entry and run again."), toErrorDetails(said));
    }
}
class ApiKeyRejected extends contract_error/* EvaluationError */.ZN {
    name = "ApiKeyRejected";
    constructor(said, keySent) {
        super(keySent
            ? `${said.service} does not accept the API key (401)${formatMessage(said)}: it is invalid, expired or revoked. ` +
                "No further requests are sent. Create a key (in the web app under Settings, API Keys; for a service of your own with " +
                "`adhere keys create`) and set it as api-key."
            : `${said.service} requires an API key (401)${formatMessage(said)}. No further requests are sent. Set api-key.`, toErrorDetails(said));
    }
}
class ApiKeyScopeMissing extends contract_error/* EvaluationError */.ZN {
    name = "ApiKeyScopeMissing";
    constructor(said) {
        super(`The API key is not allowed to evaluate at ${said.service} (403)${formatMessage(said)}. No further requests are sent. ` +
            'Add the scope "analyze" to the key.', toErrorDetails(said));
    }
}
class UserLimitReached extends contract_error/* EvaluationError */.ZN {
    name = "UserLimitReached";
    constructor(said, nextReset) {
        super(`The account's monthly evaluation limit is reached (USER_RATE_LIMIT_EXCEEDED)${formatMessage(said)}. No further ` +
            `requests are sent. ${nextReset ? `It resets at ${nextReset}: run` : "Run"} again then, or upgrade the plan.`, toErrorDetails(said));
    }
}
class AnonymousLimitReached extends contract_error/* EvaluationError */.ZN {
    name = "AnonymousLimitReached";
    constructor(said, nextReset) {
        super(`The monthly limit for requests without a key is reached for this IP address (IP_RATE_LIMIT_EXCEEDED)` +
            `${formatMessage(said)}. No further requests are sent${nextReset ? `; it resets at ${nextReset}` : ""}. ` +
            "Set api-key to use an account's evaluations.", toErrorDetails(said));
    }
}
class TooManyRequests extends contract_error/* EvaluationError */.ZN {
    name = "TooManyRequests";
    constructor(said) {
        super(`${said.service} accepts no more requests for now (429)${formatMessage(said)}. No further requests are sent. ` +
            "Lower concurrency and run again later.", toErrorDetails(said));
    }
}
class AnalysisFailed extends contract_error/* EvaluationError */.ZN {
    name = "AnalysisFailed";
    constructor(said, attempts) {
        super(`${said.service} failed to analyse this ad (500, ${formatAttempts(attempts)})${formatMessage(said)}. ` +
            "Failed evaluations are not counted: run again later.", toErrorDetails(said));
    }
}
class ServiceUnavailable extends contract_error/* EvaluationError */.ZN {
    name = "ServiceUnavailable";
    constructor(said, attempts) {
        super(`${said.service} is not available (${said.status}, ${formatAttempts(attempts)})${formatMessage(said)}. ` +
            "Failed evaluations are not counted: run again later.", toErrorDetails(said));
    }
}
class UnexpectedStatus extends contract_error/* EvaluationError */.ZN {
    name = "UnexpectedStatus";
    constructor(said) {
        super(`${said.service} answered ${said.status}${formatMessage(said)}, which is not part of the evaluation API. ` +
            "Check that api-url is the URL before /api/analyze-ad.", toErrorDetails(said));
    }
}

;// CONCATENATED MODULE: ./build/client/dispatcher.js



const KEEP_ALIVE_MS = 2_000;
function createDispatcher(service, { connections, connectMs, proxies }) {
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
    const address = (0,proxy_url/* withProxyScheme */.C)(value);
    if (address === "")
        return "";
    const url = URL.parse(address);
    if (url === null || !/^(https?|socks5?):$/.test(url.protocol))
        throw new InvalidProxyUrl(variable);
    return url.href;
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
        this.#controller?.abort(new Error("Enough was heard."));
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

;// CONCATENATED MODULE: ./build/client/retry.js
function getRetryDelayMs(attempt, retryAfterMs, { baseMs, maxMs }, random = Math.random) {
    const ceiling = Math.min(maxMs, baseMs * 2 ** (attempt - 1));
    return Math.min(maxMs, retryAfterMs + random() * ceiling);
}
function parseRetryAfter(value, now) {
    const written = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
    if (/^\d+$/.test(written))
        return Number(written) * 1000;
    const at = /^[A-Z][a-z]{2}/.test(written) ? Date.parse(written) : Number.NaN;
    return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}

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

;// CONCATENATED MODULE: ./build/client/reply.js





function interpretReply(exchange, reading) {
    const { service, limits } = reading;
    switch (exchange.kind) {
        case "answered":
            return interpretAnswered(exchange, reading);
        case "unsent":
            return interpretUnsent(exchange.error, service);
        case "unanswered":
            return interpretUnanswered(exchange.error, reading);
        case "broken_off":
            return createFailedReply(() => exchange.error === "timeout"
                ? new BodyTimedOut(service.name, limits.bodyMs)
                : new AnswerBrokenOff(service.name, getErrorCode(exchange.error)));
        case "too_large":
            return createFailedReply(() => new AnswerTooLarge(service.name, MAX_ANSWER_BYTES));
    }
}
function createFailedReply(error, rest = {}) {
    return { ok: false, error, next: "once", retryAfterMs: 0, neverSent: false, ...rest };
}
function interpretAnswered(answered, reading) {
    const { service, nextReset } = reading;
    const body = parseJsonWithoutKey(answered.text, service.key);
    if (answered.status === 200 && body !== undefined)
        return { ok: true, body };
    const said = toErrorResponse(answered, body, service);
    switch (answered.status) {
        case 200:
            return createFailedReply(() => new AnswerNotJson(said));
        case 400:
            return createFailedReply(() => new RequestRejected(said));
        case 401:
            return createFailedReply(() => new ApiKeyRejected(said, service.key !== undefined), { next: "stop" });
        case 403:
            return createFailedReply(() => new ApiKeyScopeMissing(said), { next: "stop" });
        case 407:
            return createFailedReply(() => new ProxyRefused(service.name, 407));
        case 429:
            return createFailedReply(() => toLimitError(said, nextReset), { next: "stop" });
        case 500:
        case 502:
        case 503:
        case 504:
            return createFailedReply((attempts) => toUnavailableError(said, attempts), {
                next: "again",
                retryAfterMs: parseRetryAfter(answered.headers["retry-after"], Date.now()),
            });
        default:
            return createFailedReply(() => toUnexpectedStatusError(said, answered, service));
    }
}
function toErrorResponse({ status, text }, body, service) {
    const error = contract_error/* ReceivedErrorBody */.Wi.safeParse(body);
    if (!error.success)
        return { service: service.name, status, message: service.sanitise(text) };
    const { errorCode } = error.data;
    return {
        service: service.name,
        status,
        errorCode: errorCode === undefined ? undefined : service.sanitise(errorCode),
        message: service.sanitise(error.data.error),
    };
}
function toLimitError(said, nextReset) {
    if (said.errorCode === "USER_RATE_LIMIT_EXCEEDED")
        return new UserLimitReached(said, nextReset);
    if (said.errorCode === "IP_RATE_LIMIT_EXCEEDED")
        return new AnonymousLimitReached(said, nextReset);
    return new TooManyRequests(said);
}
function toUnavailableError(said, attempts) {
    return said.status === 500 ? new AnalysisFailed(said, attempts) : new ServiceUnavailable(said, attempts);
}
function toUnexpectedStatusError(said, { status, headers }, service) {
    if (status < 300 || status > 399)
        return new UnexpectedStatus(said);
    const target = headers.location && URL.parse(headers.location, service.origin);
    return new UnexpectedRedirect(said, target ? service.sanitise(target.origin + target.pathname) : "");
}
function interpretUnanswered(error, { service, limits }) {
    if (error === "timeout")
        return createFailedReply(() => new HeadersTimedOut(service.name, limits.headersMs));
    const proxy = parseProxyStatus(error);
    return createFailedReply(() => proxy === undefined
        ? new ConnectionLost(service.name, getErrorCode(error))
        : new ProxyRefused(service.name, proxy));
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
function interpretUnsent(error, service) {
    const code = getErrorCode(error);
    const proxy = parseProxyStatus(error);
    if (proxy !== undefined && proxy < 500)
        return createFailedReply(() => new ProxyRefused(service.name, proxy), { neverSent: true });
    if (TLS_ERROR_CODE.test(code))
        return createFailedReply(() => new CertificateRefused(service.name, service.sanitise(`${code}: ${error.message}`)), {
            neverSent: true,
        });
    return createFailedReply((attempts) => new ServiceUnreachable(service.name, code, attempts), {
        neverSent: true,
        next: TRANSIENT_CODES.has(code) || proxy !== undefined ? "again" : "once",
    });
}
function parseProxyStatus({ message }) {
    const status = /^Proxy (?:response|Authentication Required) \((\d{3})\)/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function getErrorCode(error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return typeof code === "string" ? code : "no code";
}

;// CONCATENATED MODULE: ./build/client/service-endpoint.js


function parseServiceEndpoint(baseUrl, apiKey) {
    const key = apiKey?.trim() || undefined;
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
        throw new InvalidApiKey();
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
    if (key !== undefined && url.protocol === "http:" && !service.loopback)
        throw new ApiKeyOverHttp(service.name);
    return service;
}
function parseBaseUrl(baseUrl) {
    const url = URL.parse(baseUrl.trim());
    if (url === null)
        throw new InvalidApiUrl("is not a URL");
    if (url.protocol !== "https:" && url.protocol !== "http:")
        throw new InvalidApiUrl("is not http(s)");
    if (url.username !== "" || url.password !== "")
        throw new InvalidApiUrl("contains a user or password; use api-key for the key");
    if (url.search !== "" || url.hash !== "")
        throw new InvalidApiUrl("contains a query or a fragment");
    return url;
}
function isLoopback(hostname) {
    return /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost\.?)$/.test(hostname);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./build/contract/schema-mode.js
var schema_mode = __webpack_require__(73886);
;// CONCATENATED MODULE: ./build/contract/account.js


const count = schemas/* int */.Whr().min(0);
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
const historyItemSchema = (mode) => mode.object({
    id: mode.uuid(),
    title: schemas/* string */.YjP().nullable(),
    landingPageUrl: schemas/* string */.YjP(),
    platform: schemas/* string */.YjP().nullable(),
    overallScore: mode.score(),
    visualMatchScore: mode.score(),
    messageMatchScore: mode.score(),
    aboveTheFoldContinuityScore: mode.score(),
    toneAlignmentScore: mode.score(),
    contextualMatchScore: mode.deprecated(schemas/* number */.aig().min(0).max(10)),
    informationScentScore: mode.deprecated(mode.score()),
    adScreenshotUrl: schemas/* string */.YjP().nullable(),
    landingPageScreenshotUrl: schemas/* string */.YjP().nullable(),
    createdAt: mode.dateTime(),
});
const historyPageSchema = (mode) => mode.object({
    success: schemas/* boolean */.zMY(),
    evaluations: schemas/* array */.YOg(historyItemSchema(mode)),
    count,
    hasMore: schemas/* boolean */.zMY(),
    offset: count,
    limit: schemas/* int */.Whr().min(1).max(100),
    userId: schemas/* string */.YjP(),
});
const UsageInfo = usageSchema(schema_mode/* strict */.O2);
const ReceivedUsageInfo = usageSchema(schema_mode/* lenient */.W_);
const HistoryItem = historyItemSchema(schema_mode/* strict */.O2);
const HistoryPage = historyPageSchema(schema_mode/* strict */.O2);
const ReceivedHistoryPage = historyPageSchema(schema_mode/* lenient */.W_);

;// CONCATENATED MODULE: ./build/client/usage.js

function interpretUsage(reply, count) {
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
function createClient(options) {
    const calls = new ServiceClient(parseServiceEndpoint(options.baseUrl, options.apiKey), options);
    return {
        evaluate: ({ landingPageData, ...request }, { signal, visitUrl = landingPageData.url }) => calls.evaluate({ ...request, landingPageData: { ...landingPageData, url: visitUrl } }, signal),
        preflight: (count, signal) => calls.preflight(count, signal),
        close: () => calls.close(),
    };
}
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
    constructor(service, options) {
        const { connectMs, headersMs, bodyMs } = options.timeouts ?? DEFAULT_TIMEOUTS;
        const { connections, proxies = {} } = options;
        this.#service = service;
        this.#dispatcher = createDispatcher(service, { connections, connectMs, proxies });
        this.#limits = { headersMs, bodyMs };
        this.#retry = options.retry ?? DEFAULT_RETRY;
        this.#turn = (0,p_limit/* default */.A)(connections);
    }
    async evaluate(request, signal) {
        const body = JSON.stringify(request);
        for (let attempt = 1;; attempt++) {
            const reply = await raceAbort(this.#turn(() => this.#post(body, signal)), signal);
            if (reply.ok)
                return { answer: (0,parse_answer/* parseAnswer */.Wp)(reply.body).answer };
            if (!this.#worthAnother(reply, attempt))
                throw reply.error(attempt);
            await this.#pause(getRetryDelayMs(attempt, reply.retryAfterMs, this.#retry), signal);
        }
    }
    async preflight(count, signal) {
        const limits = { ...this.#limits, headersMs: Math.min(this.#limits.headersMs, USAGE_TIMEOUT_MS) };
        const { notices, nextReset } = interpretUsage(await raceAbort(this.#send({ method: "GET", path: "/api/check-usage" }, limits, signal), signal), count);
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
        if (reply.ok || !reply.neverSent)
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
        const fared = await performExchange(this.#dispatcher, whole, limits, signal);
        return interpretReply(fared, { service: this.#service, limits, nextReset: this.#nextReset });
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
async function raceAbort(work, signal) {
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

/***/ 89483:
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
