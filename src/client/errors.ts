import { EvaluationError } from "../contract/error.ts";

/**
 * One class per failure of the remote service, with its message and next step. Text from the service is sanitised
 * (sanitise-text.ts): no key, no control characters. Foreign errors are not kept as `cause`, because a parser's error
 * contains the raw response and whatever the service echoed in it.
 */

/** A service's error response, sanitised. */
export interface ErrorResponse {
  /** The service's URL, without credentials. */
  service: string;
  status: number;
  errorCode?: string | undefined;
  /** The error's message, or the beginning of a body that is not an error of the contract; may be empty. */
  message: string;
}

const MAY_BE_COUNTED_NOTE = "The evaluation may have been counted, so it is not sent a second time.";
const RERUN_ADVICE = "Run again for this entry; GET /api/check-usage says what was counted";

const toErrorDetails = ({ status, errorCode }: ErrorResponse) => ({ httpStatus: status, errorCode });
const formatMessage = (said: ErrorResponse) => (said.message === "" ? "" : `: “${said.message}”`);
const formatAttempts = (attempts: number) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);
const formatSeconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

// ── Nothing was sent ──

export class InvalidApiUrl extends EvaluationError {
  override name = "InvalidApiUrl";
  constructor(problem: string) {
    super(`api-url ${problem}. Set it to the URL before /api/analyze-ad, for example https://api.example.com.`);
  }
}

export class InvalidApiKey extends EvaluationError {
  override name = "InvalidApiKey";
  constructor() {
    super("api-key contains a space, a line break or a non-ASCII character. Copy the key again.");
  }
}

export class ApiKeyOverHttp extends EvaluationError {
  override name = "ApiKeyOverHttp";
  constructor(service: string) {
    super(`api-url ${service} is plain http, which would expose the API key. ` + "Use https, or remove api-key.");
  }
}

export class InvalidProxyUrl extends EvaluationError {
  override name = "InvalidProxyUrl";
  constructor(variable: string) {
    super(`${variable} is not a proxy URL. Set it to http://host:port, or clear it.`);
  }
}

export class ServiceUnreachable extends EvaluationError {
  override name = "ServiceUnreachable";
  constructor(service: string, code: string, attempts: number) {
    super(
      `${service} cannot be reached (${code}, ${formatAttempts(attempts)}); nothing was sent. ` +
        "Check api-url, the network and the proxy variables, then run again.",
    );
  }
}

export class CertificateRefused extends EvaluationError {
  override name = "CertificateRefused";
  constructor(service: string, reason: string) {
    super(
      `No trusted connection to ${service} (${reason}); nothing was sent. Renew its certificate, ` +
        "or add your own CA certificate to NODE_EXTRA_CA_CERTS.",
    );
  }
}

export class ProxyRefused extends EvaluationError {
  override name = "ProxyRefused";
  constructor(service: string, status: number) {
    super(
      `The proxy refused to connect to ${service} (${status}); nothing was sent. ` +
        "Add its user and password to the proxy variable, or the service's host to NO_PROXY.",
    );
  }
}

// ── Sent, but no complete response came ──

export class ConnectionLost extends EvaluationError {
  override name = "ConnectionLost";
  constructor(service: string, code: string) {
    super(`${service} closed the connection before it answered (${code}). ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
  }
}

export class HeadersTimedOut extends EvaluationError {
  override name = "HeadersTimedOut";
  constructor(service: string, ms: number) {
    super(`${service} did not answer within ${formatSeconds(ms)}. ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`);
  }
}

export class BodyTimedOut extends EvaluationError {
  override name = "BodyTimedOut";
  constructor(service: string, ms: number) {
    super(
      `${service} began to answer and did not finish within ${formatSeconds(ms)}. ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`,
    );
  }
}

export class AnswerBrokenOff extends EvaluationError {
  override name = "AnswerBrokenOff";
  constructor(service: string, code: string) {
    super(
      `${service} closed the connection in the middle of its response (${code}). ${MAY_BE_COUNTED_NOTE} ${RERUN_ADVICE}.`,
    );
  }
}

export class AnswerTooLarge extends EvaluationError {
  override name = "AnswerTooLarge";
  constructor(service: string, limitBytes: number) {
    super(
      `${service} answered with more than ${limitBytes / 1e6} MB, which is too much. ${MAY_BE_COUNTED_NOTE} ` +
        "Check that api-url points to the evaluation API.",
      { httpStatus: 200 },
    );
  }
}

// ── A response that is not an evaluation ──

export class AnswerNotJson extends EvaluationError {
  override name = "AnswerNotJson";
  constructor(said: ErrorResponse) {
    super(
      `${said.service} answered ${said.status} with ${said.message === "" ? "an empty body" : "a body that is not JSON"}` +
        `${formatMessage(said)}. ${MAY_BE_COUNTED_NOTE} Check that api-url points to the evaluation API, not to a web page.`,
      toErrorDetails(said),
    );
  }
}

export class UnexpectedRedirect extends EvaluationError {
  override name = "UnexpectedRedirect";
  constructor(said: ErrorResponse, target: string) {
    super(
      `${said.service} redirects (${said.status})${target === "" ? "" : ` to ${target}`}. Redirects are not followed, ` +
        "so that no other host gets the key and the entries. Set api-url to the service's new URL.",
      toErrorDetails(said),
    );
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  UNSAFE_URL: "Use public http(s) URLs for the ad and its landing page, or remove api-url to evaluate on this machine.",
  NO_AD_ASSET: "Add an asset or an adUrl to the entry.",
  AD_SCREENSHOT_FAILED: "Use the ad's image as asset instead of its adUrl.",
};

export class RequestRejected extends EvaluationError {
  override name = "RequestRejected";
  constructor(said: ErrorResponse) {
    super(
      `${said.service} rejected the request (${said.errorCode || said.status})${formatMessage(said)}. ` +
        (REMEDIES[said.errorCode ?? ""] ?? "Correct the entry and run again."),
      toErrorDetails(said),
    );
  }
}

export class ApiKeyRejected extends EvaluationError {
  override name = "ApiKeyRejected";
  constructor(said: ErrorResponse, keySent: boolean) {
    super(
      keySent
        ? `${said.service} does not accept the API key (401)${formatMessage(said)}: it is invalid, expired or revoked. ` +
            "No further requests are sent. Create a key (in the web app under Settings, API Keys; for a service of your own with " +
            "`adhere keys create`) and set it as api-key."
        : `${said.service} requires an API key (401)${formatMessage(said)}. No further requests are sent. Set api-key.`,
      toErrorDetails(said),
    );
  }
}

export class ApiKeyScopeMissing extends EvaluationError {
  override name = "ApiKeyScopeMissing";
  constructor(said: ErrorResponse) {
    super(
      `The API key is not allowed to evaluate at ${said.service} (403)${formatMessage(said)}. No further requests are sent. ` +
        'Add the scope "analyze" to the key.',
      toErrorDetails(said),
    );
  }
}

export class UserLimitReached extends EvaluationError {
  override name = "UserLimitReached";
  constructor(said: ErrorResponse, nextReset: string | undefined) {
    super(
      `The account's monthly evaluation limit is reached (USER_RATE_LIMIT_EXCEEDED)${formatMessage(said)}. No further ` +
        `requests are sent. ${nextReset ? `It resets at ${nextReset}: run` : "Run"} again then, or upgrade the plan.`,
      toErrorDetails(said),
    );
  }
}

export class AnonymousLimitReached extends EvaluationError {
  override name = "AnonymousLimitReached";
  constructor(said: ErrorResponse, nextReset: string | undefined) {
    super(
      `The monthly limit for requests without a key is reached for this IP address (IP_RATE_LIMIT_EXCEEDED)` +
        `${formatMessage(said)}. No further requests are sent${nextReset ? `; it resets at ${nextReset}` : ""}. ` +
        "Set api-key to use an account's evaluations.",
      toErrorDetails(said),
    );
  }
}

/** A 429 with neither of the contract's error codes: usually from a gateway. */
export class TooManyRequests extends EvaluationError {
  override name = "TooManyRequests";
  constructor(said: ErrorResponse) {
    super(
      `${said.service} accepts no more requests for now (429)${formatMessage(said)}. No further requests are sent. ` +
        "Lower concurrency and run again later.",
      toErrorDetails(said),
    );
  }
}

export class AnalysisFailed extends EvaluationError {
  override name = "AnalysisFailed";
  constructor(said: ErrorResponse, attempts: number) {
    super(
      `${said.service} failed to analyse this ad (500, ${formatAttempts(attempts)})${formatMessage(said)}. ` +
        "Failed evaluations are not counted: run again later.",
      toErrorDetails(said),
    );
  }
}

export class ServiceUnavailable extends EvaluationError {
  override name = "ServiceUnavailable";
  constructor(said: ErrorResponse, attempts: number) {
    super(
      `${said.service} is not available (${said.status}, ${formatAttempts(attempts)})${formatMessage(said)}. ` +
        "Failed evaluations are not counted: run again later.",
      toErrorDetails(said),
    );
  }
}

export class UnexpectedStatus extends EvaluationError {
  override name = "UnexpectedStatus";
  constructor(said: ErrorResponse) {
    super(
      `${said.service} answered ${said.status}${formatMessage(said)}, which is not part of the evaluation API. ` +
        "Check that api-url is the URL before /api/analyze-ad.",
      toErrorDetails(said),
    );
  }
}
