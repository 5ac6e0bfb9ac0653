import type { AiConfig } from "../../contract/ai-settings.ts";
import {
  createDefaultCapabilities,
  type ModelCapabilities,
  nextFallbackFormat,
  withFallbackFormat,
} from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { type EndpointRefusal, EndpointRefusedError } from "./transport.ts";

/** Tokens of an answer: a full one has some 1,800, a model that thinks first spends as much again. */
const DEFAULT_MAX_OUTPUT_TOKENS = 6_000;
/** Enough for an answer without thoughts: what is asked of a context that is too small for more. */
const REDUCED_MAX_OUTPUT_TOKENS = 3_000;
/** Fewer hold no answer. */
const MIN_OUTPUT_TOKENS = 1_500;
/** So often is asked again after trouble on the way, after an answer that cannot be used, after one that was cut off. */
export const MAX_ATTEMPTS = { network: 3, reply: 2, truncation: 2 } as const;
/** Every refusal of an ability costs one request, once a run. */
const MAX_REFUSED_FEATURES = 6;
const FIRST_RETRY_DELAY_MS = 600;

/** What mending needs of whoever asks. */
export interface RetryContext {
  use: AiConfig;
  /** Shared by the run: what was refused once is not asked for again. */
  capabilities: ModelCapabilities;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** When an answer must be there. */
export interface Deadline {
  signal: AbortSignal;
  /** As performance.now() counts. */
  until: number;
}

/** How far one comparison's asking has come. */
export interface RetryState {
  networkFailures: number;
  badReplies: number;
  truncations: number;
  refusedFeatures: number;
  halved: boolean;
  maxTokens: number;
  problem: string;
  /** What the request under way asked for: others find things out meanwhile. */
  sent: ModelCapabilities;
  /** A lesser form of answer, tried because a refusal may have meant it; the run learns of it once it has helped. */
  fallbackFormat: ModelCapabilities["outputFormat"] | null;
}

export const createRetryState = (): RetryState => ({
  networkFailures: 0,
  badReplies: 0,
  truncations: 0,
  refusedFeatures: 0,
  halved: false,
  maxTokens: DEFAULT_MAX_OUTPUT_TOKENS,
  problem: "",
  sent: createDefaultCapabilities(),
  fallbackFormat: null,
});

/** An answer that ended at its bound. */
export class TruncatedReply extends Error {
  override name = "TruncatedReply";
}

/** Makes ready for another try, or throws the failure that it comes to. */
export async function prepareRetry(
  error: unknown,
  state: RetryState,
  asker: RetryContext,
  clock: Deadline,
): Promise<void> {
  if (error instanceof ModelFailure && error.kind !== "unreadable") throw error;
  if (error instanceof ModelFailure && state.badReplies >= MAX_ATTEMPTS.reply) throw error;
  if (error instanceof TruncatedReply) return handleTruncation(state);
  const refusal = findRefusal(error);
  if (refusal !== null) return handleRefusal(refusal, state, asker, clock);
  if (isUnreadable(error)) return handleUnreadableReply(error, state);
  const failure = new ModelFailure("unreachable", "its endpoint could not be reached.", error);
  return waitBeforeRetry(failure, null, state, asker, clock);
}

function handleTruncation(state: RetryState): void {
  state.truncations += 1;
  if (state.truncations >= MAX_ATTEMPTS.truncation)
    throw new ModelFailure("truncated", "its answer was cut off twice.");
  if (state.maxTokens >= state.sent.maxOutputTokens)
    throw new ModelFailure("truncated", "its answer was cut off at the most that it may write.");
  state.maxTokens *= 2;
}

/** A body that is no answer of this protocol: the SDK says so by a name of its own. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ModelFailure ||
  (error instanceof Error &&
    /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|APICall)Error$/u.test(
      error.name,
    ) &&
    !isNetworkError(error));

/** Of undici's and Node's own making: it carries a code. */
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
    : new ModelFailure("unreadable", "its endpoint does not answer in the protocol's shape.", error);
}

const findRefusal = (error: unknown): EndpointRefusal | null =>
  error instanceof EndpointRefusedError
    ? error.refusal
    : error instanceof Error
      ? findRefusal(error.cause)
      : null;

const IMAGES_UNSUPPORTED =
  /image input is not supported|not support (?:image|vision|multimodal)|image_url.{0,60}only supported|images? (?:are|is) not supported|no (?:vision|image) support|mmproj/u;
const CONTEXT_TOO_LONG =
  /context (?:length|window|size|limit)|too long|too many (?:input )?tokens|exceeds? the (?:available )?context|maximum (?:context|prompt)/u;
/** The bound on the answer, not the question: OpenAI's, Anthropic's and vLLM's words. */
const OUTPUT_LIMIT_TOO_HIGH =
  /max_(?:completion_|output_|new_)?tokens\b.{0,120}?(?:too (?:large|high|big)|at most|maximum (?:allowed|value)|exceed|less than|<=|\d\s*>\s*\d)/u;

async function handleRefusal(
  refused: EndpointRefusal,
  state: RetryState,
  asker: RetryContext,
  clock: Deadline,
): Promise<void> {
  const { status, bodyText, retryAfter } = refused;
  const final = findFatalFailure(refused);
  if (final !== null) throw final;
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const busy = new ModelFailure("busy", `its endpoint is overloaded or out of order (${status}).`);
    return waitBeforeRetry(busy, retryAfter, state, asker, clock);
  }
  if (OUTPUT_LIMIT_TOO_HIGH.test(bodyText) && halveOutputLimit(state, asker)) return;
  if (status === 413 || CONTEXT_TOO_LONG.test(bodyText)) {
    if (state.halved)
      throw new ModelFailure("too_long", "even half of the facts are too much for its context.");
    state.halved = true;
    state.maxTokens = Math.min(state.maxTokens, REDUCED_MAX_OUTPUT_TOKENS);
    return;
  }
  if (![400, 415, 422].includes(status) || !dropRefusedFeature(bodyText, state, asker))
    throw new ModelFailure("rejected", `its endpoint rejected the request (${status}).`);
}

/** What asking again would not change; null where it may. */
function findFatalFailure({ status, bodyText }: EndpointRefusal): ModelFailure | null {
  if (IMAGES_UNSUPPORTED.test(bodyText))
    return new ModelFailure("no_pictures", "it takes no pictures. Choose a model that can see.");
  if (status === 401 || status === 403)
    return new ModelFailure("refused_key", "its endpoint refused the key (ai-api-key).");
  if (status === 402 || /insufficient_quota|credit balance|billing/u.test(bodyText))
    return new ModelFailure("refused_key", "the account behind the key has no credit left.");
  if (status === 404)
    return new ModelFailure("unknown_model", "its endpoint does not know it. Look at ai and base-url.");
  return null;
}

/** Half the answer's room, for the whole run; false where less would hold no answer. */
function halveOutputLimit({ maxTokens, sent }: RetryState, { capabilities }: RetryContext): boolean {
  const asked = Math.min(maxTokens, sent.maxOutputTokens);
  if (capabilities.maxOutputTokens < asked) return true;
  if (asked / 2 < MIN_OUTPUT_TOKENS) return false;
  capabilities.maxOutputTokens = asked / 2;
  return true;
}

/** Does without what was refused; false where nothing is left to do without. */
function dropRefusedFeature(words: string, state: RetryState, { capabilities, use }: RetryContext): boolean {
  state.refusedFeatures += 1;
  if (state.refusedFeatures > MAX_REFUSED_FEATURES) return false;
  const { sent } = state;
  const now = withFallbackFormat(capabilities, state.fallbackFormat);
  // A comparison under way beside this one has found it out: its concession is this one's, too.
  if (
    now.temperature !== sent.temperature ||
    now.maxTokensParameter !== sent.maxTokensParameter ||
    now.outputFormat !== sent.outputFormat ||
    now.maxOutputTokens !== sent.maxOutputTokens
  )
    return true;
  if (sent.temperature && words.includes("temperature")) {
    capabilities.temperature = false;
    return true;
  }
  if (sent.maxTokensParameter === "max_tokens" && words.includes("max_completion_tokens")) {
    capabilities.maxTokensParameter = "max_completion_tokens";
    return true;
  }
  // Servers say in many words that they know no schema, or only that the request is bad: this is a guess.
  state.fallbackFormat = nextFallbackFormat(sent, use);
  return state.fallbackFormat !== null;
}

async function waitBeforeRetry(
  failure: ModelFailure,
  retryAfter: number | null,
  state: RetryState,
  { sleep }: RetryContext,
  { signal, until }: Deadline,
): Promise<void> {
  state.networkFailures += 1;
  const pause =
    retryAfter === null ? FIRST_RETRY_DELAY_MS * 3 ** (state.networkFailures - 1) : retryAfter * 1000;
  if (state.networkFailures >= MAX_ATTEMPTS.network || performance.now() + pause >= until) throw failure;
  await sleep(pause, signal);
}
