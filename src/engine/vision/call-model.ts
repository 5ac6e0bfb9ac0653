import type { Budget, TokenUsage } from "./budget.ts";
import { type Model, type ModelResponse, withFallbackFormat } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { estimateTokens, type Prompt, renderRetryPrompt, SCHEMA_PROMPT } from "./prompt.ts";
import { parseReply, type Reply } from "./reply.ts";
import {
  createRetryState,
  type Deadline,
  MAX_ATTEMPTS,
  prepareRetry,
  type RetryContext,
  type RetryState,
  TruncatedReply,
} from "./retry.ts";

export interface ModelSession extends RetryContext {
  model: Model;
  budget: Budget;
}

export interface ModelReply {
  reply: Reply;
  /** Only half of the facts were sent, because all of them exceeded the context. */
  halved: boolean;
}

/**
 * Calls the model until it returns a valid reply, within the limits of MAX_ATTEMPTS and the deadline.
 *
 * @param build builds the prompt with all or half of the facts.
 * @param deadline `spend` is called with the token usage of every call, also of failed ones.
 * @throws ModelFailure; the signal's reason.
 */
export async function callModel(
  build: (halved: boolean) => Prompt,
  asker: ModelSession,
  clock: Deadline & { spend: (tokens: TokenUsage) => void },
): Promise<ModelReply> {
  const state = createRetryState();
  for (;;) {
    const request = addProblem(build(state.halved), state.problem);
    state.sent = withFallbackFormat(asker.capabilities, state.fallbackFormat);
    try {
      const told = await requestOnce(request, state, asker, clock);
      // The guessed fallback worked, so the rest of the run uses it.
      Object.assign(asker.capabilities, withFallbackFormat(asker.capabilities, state.fallbackFormat));
      const reply = parseResponse(told);
      if (!("problem" in reply)) return { reply, halved: state.halved };
      state.badReplies += 1;
      state.problem = reply.problem;
      if (state.badReplies >= MAX_ATTEMPTS.reply)
        throw new ModelFailure("unreadable", `its answer could not be read (${reply.problem}).`);
    } catch (error) {
      clock.signal.throwIfAborted();
      await prepareRetry(error, state, asker, clock);
    }
  }
}

const addProblem = (request: Prompt, problem: string): Prompt =>
  problem === ""
    ? request
    : { ...request, parts: [...request.parts, { type: "text", text: renderRetryPrompt(problem) }] };

async function requestOnce(
  prompt: Prompt,
  { sent, maxTokens }: RetryState,
  { model, budget, use }: ModelSession,
  { signal, until, spend }: Deadline & { spend: (tokens: TokenUsage) => void },
): Promise<ModelResponse> {
  // A schema counts as input wherever it is sent.
  const input = estimateTokens(prompt, SCHEMA_PROMPT);
  const maxOutputTokens = Math.min(maxTokens, sent.maxOutputTokens);
  const release = await budget
    .reserve({ input, output: maxOutputTokens }, withTimeout(signal, until - performance.now()))
    .catch((error: unknown) => {
      throw isTimeout(error) ? new ModelFailure("late", NO_TIME_LEFT, error) : error;
    });
  const ms = Math.min(use.options.timeout * 1000, until - performance.now());
  let used: TokenUsage = { input: 0, output: 0 };
  try {
    if (ms <= 0) throw new ModelFailure("late", NO_TIME_LEFT);
    const told = await model({
      prompt,
      capabilities: sent,
      maxOutputTokens,
      signal: withTimeout(signal, ms),
    });
    used = { input: told.inputTokens ?? input, output: told.outputTokens ?? Math.ceil(told.text.length / 3) };
    return told;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    // A started request may be billed.
    used = { input, output: 0 };
    const kind = ms < Math.min(use.options.timeout * 1000, MIN_FAIR_TIMEOUT_MS) ? "late" : "slow";
    throw new ModelFailure(kind, `it did not answer within ${Math.round(ms / 1000)} s.`, error);
  } finally {
    release(used);
    spend(used);
  }
}

const NO_TIME_LEFT = "no time was left to ask it.";
/** A model that had less time than this wasn't slow: the page visit used up the time. */
const MIN_FAIR_TIMEOUT_MS = 10_000;
/** Maximum of Node's timers (24 days). An evaluation without a deadline has infinite time. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const withTimeout = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.min(MAX_TIMER_MS, Math.max(0, Math.ceil(ms))))]);

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));

/** @throws ModelFailure if retrying the same request would not help. */
function parseResponse({ finishReason, text }: ModelResponse): ReturnType<typeof parseReply> {
  if (finishReason === "content-filter")
    throw new ModelFailure("declined", "it declined to evaluate this ad and page.");
  if (finishReason === "length") throw new TruncatedReply();
  return parseReply(text);
}
