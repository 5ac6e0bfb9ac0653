import { EvaluationError } from "../contract/error.ts";

/** What the messages are about. Text from the service is sanitised (sanitise-text.ts): no key or control characters. */
export interface FailureFacts {
  /** The service's URL, without credentials. */
  service: string;
  /** The response's status, where there is one. */
  status?: number;
  errorCode?: string | undefined;
  /** The response's error message, or the beginning of a body that is not an error of the contract; may be empty. */
  message: string;
  /** The connection's error code, the time limit, the redirect's target: what the failure's message needs. */
  detail: string;
  attempts: number;
  /** The service counts a request once, however often it is sent. */
  isRepeatable: boolean;
  /** When the monthly quota is reset, where the service has said so. */
  nextReset: string | undefined;
}

const MAY_BE_COUNTED_NOTE = "The evaluation may have been counted, so it is not sent a second time.";
const NO_ANSWER_ADVICE = `${MAY_BE_COUNTED_NOTE} Run again for this entry; GET /api/check-usage says what was counted.`;
const adviseAfterLoss = (facts: FailureFacts) =>
  facts.isRepeatable
    ? `It counts at most once (${formatAttempts(facts)}). Run again for this entry.`
    : NO_ANSWER_ADVICE;
const NOT_COUNTED_ADVICE = "Failed evaluations are not counted: run again later.";
const REMEDIES: Readonly<Record<string, string>> = {
  UNSAFE_URL: "Use public http(s) URLs for the ad and its landing page, or remove api-url to evaluate on this machine.",
  NO_AD_ASSET:
    "This service needs the ad's picture or video: add an asset or an adUrl to the entry, or remove api-url, so that " +
    "the embedded engine draws the ad from its text.",
  AD_UNAVAILABLE: "Check the asset: its URL, and that it is a picture or a video.",
  AD_SCREENSHOT_FAILED: "Use the ad's image as asset instead of its adUrl.",
};

const quote = ({ message }: FailureFacts) => (message === "" ? "" : `: “${message}”`);
const formatAttempts = ({ attempts }: FailureFacts) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);

/** The failures of the remote service: what happened, and the next step. */
const MESSAGES = {
  // ── Nothing was sent ──
  ServiceUnreachable: (facts) =>
    `${facts.service} cannot be reached (${facts.detail}, ${formatAttempts(facts)}); nothing was sent. ` +
    "Check api-url, the network and the proxy variables, then run again.",
  CertificateRefused: ({ service, detail }) =>
    `No trusted connection to ${service} (${detail}); nothing was sent. Renew its certificate, ` +
    "or add your own CA certificate to NODE_EXTRA_CA_CERTS.",
  ProxyRefused: ({ service, detail }) =>
    `The proxy refused to connect to ${service} (${detail}); nothing was sent. ` +
    "Add its user and password to the proxy variable, or the service's host to NO_PROXY.",

  // ── Sent, but no complete response came ──
  ConnectionLost: (facts) =>
    `${facts.service} closed the connection before it answered (${facts.detail}). ${adviseAfterLoss(facts)}`,
  HeadersTimedOut: ({ service, detail }) => `${service} did not answer within ${detail}. ${NO_ANSWER_ADVICE}`,
  BodyTimedOut: ({ service, detail }) =>
    `${service} began to answer and did not finish within ${detail}. ${NO_ANSWER_ADVICE}`,
  AnswerBrokenOff: (facts) =>
    `${facts.service} closed the connection in the middle of its response (${facts.detail}). ${adviseAfterLoss(facts)}`,
  StillEvaluating: (facts) =>
    `${facts.service} is still evaluating this entry, whose connection was lost before ` +
    `(409, ${formatAttempts(facts)}). Run again later.`,
  AnswerTooLarge: ({ service, detail }) =>
    `${service} answered with more than ${detail}, which is too much. ${MAY_BE_COUNTED_NOTE} ` +
    "Check that api-url points to the evaluation API.",

  // ── A response that is not an evaluation ──
  AnswerNotJson: (facts) =>
    `${facts.service} answered ${facts.status} with ` +
    `${facts.message === "" ? "an empty body" : "a body that is not JSON"}${quote(facts)}. ${MAY_BE_COUNTED_NOTE} ` +
    "Check that api-url points to the evaluation API, not to a web page.",
  UnexpectedRedirect: ({ service, status, detail }) =>
    `${service} redirects (${status})${detail === "" ? "" : ` to ${detail}`}. Redirects are not followed, ` +
    "so that no other host gets the key and the entries. Set api-url to the service's new URL.",
  RequestRejected: (facts) =>
    `${facts.service} rejected the request (${facts.errorCode || facts.status})${quote(facts)}. ` +
    (REMEDIES[facts.errorCode ?? ""] ?? "Correct the entry and run again."),
  ApiKeyMissing: (facts) =>
    `${facts.service} requires an API key (401)${quote(facts)}. No further requests are sent. Set api-key.`,
  ApiKeyRejected: (facts) =>
    `${facts.service} does not accept the API key (401)${quote(facts)}: it is invalid, expired or revoked. ` +
    "No further requests are sent. Create a key (in the web app under Settings, API Keys; for a service of your own " +
    "with `adhere keys create`) and set it as api-key.",
  ApiKeyScopeMissing: (facts) =>
    `The API key is not allowed to evaluate at ${facts.service} (403)${quote(facts)}. No further requests are sent. ` +
    'Add the scope "analyze" to the key.',
  UserLimitReached: (facts) =>
    `The account's monthly evaluation limit is reached (USER_RATE_LIMIT_EXCEEDED)${quote(facts)}. No further ` +
    `requests are sent. ${facts.nextReset ? `It resets at ${facts.nextReset}: run` : "Run"} again then, ` +
    "or upgrade the plan.",
  AnonymousLimitReached: (facts) =>
    "The monthly limit for requests without a key is reached for this IP address (IP_RATE_LIMIT_EXCEEDED)" +
    `${quote(facts)}. No further requests are sent${facts.nextReset ? `; it resets at ${facts.nextReset}` : ""}. ` +
    "Set api-key to use an account's evaluations.",
  /** A 429 with neither of the contract's error codes: usually from a gateway. */
  TooManyRequests: (facts) =>
    `${facts.service} accepts no more requests for now (429)${quote(facts)}. No further requests are sent. ` +
    "Lower concurrency and run again later.",
  AnalysisFailed: (facts) =>
    `${facts.service} failed to analyse this ad (500, ${formatAttempts(facts)})${quote(facts)}. ${NOT_COUNTED_ADVICE}`,
  ServiceUnavailable: (facts) =>
    `${facts.service} is not available (${facts.status}, ${formatAttempts(facts)})${quote(facts)}. ` +
    NOT_COUNTED_ADVICE,
  UnexpectedStatus: (facts) =>
    `${facts.service} answered ${facts.status}${quote(facts)}, which is not part of the evaluation API. ` +
    "Check that api-url is the URL before /api/analyze-ad.",
} satisfies Record<string, (facts: FailureFacts) => string>;

export type FailureName = keyof typeof MESSAGES;

/**
 * Foreign errors are not kept as `cause`, because a parser's error contains the raw response and whatever the service
 * echoed in it. Reports show the name of an error without an error code and a status.
 */
export const createServiceError = (name: FailureName, facts: FailureFacts): EvaluationError =>
  new EvaluationError(MESSAGES[name](facts), { name, httpStatus: facts.status, errorCode: facts.errorCode });

/** A setting that the client can't use. */
export const createSettingError = (name: string, message: string): EvaluationError =>
  new EvaluationError(message, { name });
