import { isDeepStrictEqual } from "node:util";
import type { AiConfig } from "../../contract/ai-settings.ts";
import json from "../lexicon/model-errors.json" with { type: "json" };
import { patternLexicon } from "../lexicon/patterns.ts";
import {
  createDefaultCapabilities,
  type Model,
  type ModelCapabilities,
  nextFallbackFormat,
  withFallbackFormat,
} from "./connect-model.ts";
import type { CostBudget, TokenUsage } from "./cost-budget.ts";
import { ModelFailure } from "./model-failure.ts";
import { EndpointRefusedError } from "./transport.ts";

/** A full reply has about 2,200 tokens. A reasoning model uses as many again. */
const DEFAULT_MAX_OUTPUT_TOKENS = 6_000;
/** Enough for a reply without reasoning, for a small context. */
const REDUCED_MAX_OUTPUT_TOKENS = 3_000;
/** A reply doesn't fit into fewer. */
const MIN_OUTPUT_TOKENS = 1_500;
/** Attempts with network or server errors, with invalid replies, and with truncated replies. */
export const MAX_ATTEMPTS = { network: 3, reply: 2, truncation: 2 } as const;
/** Each refused feature costs one request per run. */
const MAX_REFUSED_FEATURES = 6;
const FIRST_RETRY_DELAY_MS = 600;

export interface ModelSession {
  use: AiConfig;
  model: Model;
  budget: CostBudget;
  /** Shared by the run. */
  capabilities: ModelCapabilities;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The limits of one evaluation's calls. */
export interface CallLimits {
  signal: AbortSignal;
  /** The deadline by performance.now(). */
  until: number;
  /** Called with the token usage of every call, also of failed ones. */
  spend: (tokens: TokenUsage) => void;
}

/** The attempts of one request so far. */
export const createRetryState = () => ({
  networkFailures: 0,
  badReplies: 0,
  truncations: 0,
  refusedFeatures: 0,
  /** Whether only half of the facts are sent. */
  halved: false,
  maxTokens: DEFAULT_MAX_OUTPUT_TOKENS,
  /** Why the last reply was invalid. */
  problem: "",
  /** The capabilities of the current request. Concurrent requests may change the shared ones. */
  sent: createDefaultCapabilities(),
  /** A weaker output format, tried on a guess. The run adopts it once it works. */
  fallbackFormat: null as ModelCapabilities["outputFormat"] | null,
});
export type RetryState = ReturnType<typeof createRetryState>;

/** Prepares the state for another attempt, or throws the final failure. */
export async function prepareRetry(
  error: unknown,
  state: RetryState,
  session: ModelSession,
  limits: CallLimits,
): Promise<void> {
  if (error instanceof ModelFailure && error.kind === "truncated") return handleTruncation(state);
  if (error instanceof ModelFailure && error.kind !== "unreadable") throw error;
  const refusal = findRefusal(error);
  if (refusal !== null) return handleRefusal(refusal, state, session, limits);
  if (isUnreadable(error)) return handleUnreadableReply(error, state);
  const failure = new ModelFailure("other", "its endpoint could not be reached.", error);
  return waitBeforeRetry(failure, null, state, session, limits);
}

function handleTruncation(state: RetryState): void {
  state.truncations += 1;
  if (state.truncations >= MAX_ATTEMPTS.truncation) throw new ModelFailure("other", "its reply was truncated twice.");
  if (state.maxTokens >= state.sent.maxOutputTokens)
    throw new ModelFailure("other", "its reply was truncated at its highest output limit.");
  state.maxTokens *= 2;
}

/** A response that doesn't follow the protocol. The SDK has its own error names for that. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ModelFailure ||
  (error instanceof Error &&
    /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|APICall)Error$/u.test(error.name) &&
    !isNetworkError(error));

/** An error of undici or Node, which has a code. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && typeof error.code === "string") ||
    error.message === "fetch failed" ||
    isNetworkError(error.cause));

function handleUnreadableReply(error: unknown, state: RetryState): void {
  state.badReplies += 1;
  if (state.badReplies < MAX_ATTEMPTS.reply) return;
  throw error instanceof ModelFailure
    ? error
    : new ModelFailure("unreadable", "its endpoint does not follow the protocol.", error);
}

function findRefusal(error: unknown): EndpointRefusedError | null {
  if (!(error instanceof Error)) return null;
  return error instanceof EndpointRefusedError ? error : findRefusal(error.cause);
}

const errorPatterns = patternLexicon(json.patterns, json);

async function handleRefusal(
  refusal: EndpointRefusedError,
  state: RetryState,
  session: ModelSession,
  limits: CallLimits,
): Promise<void> {
  const { status, bodyText, retryAfterMs } = refusal;
  const fatal = findFatalFailure(refusal);
  if (fatal !== null) throw fatal;
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const busy = new ModelFailure("other", `its endpoint is overloaded or failing (${status}).`);
    return waitBeforeRetry(busy, retryAfterMs, state, session, limits);
  }
  if (errorPatterns().outputLimitTooHigh.test(bodyText) && halveOutputLimit(state, session)) return;
  if (status === 413 || errorPatterns().contextTooLong.test(bodyText)) {
    if (state.halved) throw new ModelFailure("other", "even half of the facts exceed its context.");
    state.halved = true;
    state.maxTokens = Math.min(state.maxTokens, REDUCED_MAX_OUTPUT_TOKENS);
    return;
  }
  if (![400, 415, 422].includes(status) || !dropRefusedFeature(bodyText, state, session))
    throw new ModelFailure("other", `its endpoint rejected the request (${status}).`);
}

/** The failure if a retry cannot help, otherwise null. */
function findFatalFailure({ status, bodyText }: EndpointRefusedError): ModelFailure | null {
  if (errorPatterns().imagesUnsupported.test(bodyText))
    return new ModelFailure("fatal", "it does not accept images. Choose a vision model.");
  if (status === 401 || status === 403) return new ModelFailure("fatal", "its endpoint refused the key (ai-api-key).");
  if (status === 402 || /insufficient_quota|credit balance|billing/u.test(bodyText))
    return new ModelFailure("fatal", "the account behind the key has no credit left.");
  if (status === 404)
    return new ModelFailure("fatal", "its endpoint does not have this model. Check the inputs ai and base-url.");
  return null;
}

/** Halves the output limit for the run; false if a reply wouldn't fit. */
function halveOutputLimit({ maxTokens, sent }: RetryState, { capabilities }: ModelSession): boolean {
  const asked = Math.min(maxTokens, sent.maxOutputTokens);
  if (capabilities.maxOutputTokens < asked) return true;
  if (asked / 2 < MIN_OUTPUT_TOKENS) return false;
  capabilities.maxOutputTokens = asked / 2;
  return true;
}

/** Drops the refused feature for the run; false if none is left to drop. */
function dropRefusedFeature(bodyText: string, state: RetryState, { capabilities, use }: ModelSession): boolean {
  state.refusedFeatures += 1;
  if (state.refusedFeatures > MAX_REFUSED_FEATURES) return false;
  const { sent } = state;
  const now = withFallbackFormat(capabilities, state.fallbackFormat);
  // A concurrent request has already dropped a feature, so retry with the current capabilities.
  if (!isDeepStrictEqual(now, sent)) return true;
  if (sent.temperature && bodyText.includes("temperature")) {
    capabilities.temperature = false;
    return true;
  }
  if (sent.maxTokensParameter === "max_tokens" && bodyText.includes("max_completion_tokens")) {
    capabilities.maxTokensParameter = "max_completion_tokens";
    return true;
  }
  // Servers word an unsupported schema differently, or only report a bad request, so this is a guess.
  state.fallbackFormat = nextFallbackFormat(sent, use);
  return state.fallbackFormat !== null;
}

async function waitBeforeRetry(
  failure: ModelFailure,
  retryAfterMs: number | null,
  state: RetryState,
  { sleep }: ModelSession,
  { signal, until }: CallLimits,
): Promise<void> {
  state.networkFailures += 1;
  const pause = retryAfterMs ?? FIRST_RETRY_DELAY_MS * 3 ** (state.networkFailures - 1);
  if (state.networkFailures >= MAX_ATTEMPTS.network || performance.now() + pause >= until) throw failure;
  await sleep(pause, signal);
}
