import { type ModelResponse, withFallbackFormat } from "./connect-model.ts";
import type { TokenUsage } from "./cost-budget.ts";
import { ModelFailure } from "./model-failure.ts";
import {
  type CallLimits,
  createRetryState,
  type ModelSession,
  prepareRetry,
  type RetryState,
} from "./prepare-retry.ts";
import { estimateTokens, type Prompt, renderRetryPrompt, SCHEMA_PROMPT } from "./prompt.ts";
import { type ModelReply, parseReply, type Reply } from "./reply.ts";

/**
 * Calls the model until it returns a valid reply, within the limits of MAX_ATTEMPTS and the deadline.
 *
 * @param build builds the prompt with all or half of the facts.
 * @throws ModelFailure; the signal's reason.
 */
export async function callModel(
  build: (halved: boolean) => Prompt,
  session: ModelSession,
  limits: CallLimits,
): Promise<ModelReply> {
  const state = createRetryState();
  for (;;) {
    const prompt = addProblem(build(state.halved), state.problem);
    state.sent = withFallbackFormat(session.capabilities, state.fallbackFormat);
    try {
      const response = await requestOnce(prompt, state, session, limits);
      // The guessed fallback worked, so the rest of the run uses it.
      Object.assign(session.capabilities, withFallbackFormat(session.capabilities, state.fallbackFormat));
      return { reply: parseResponse(response, state), halved: state.halved };
    } catch (error) {
      limits.signal.throwIfAborted();
      await prepareRetry(error, state, session, limits);
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
  { signal, until, spend }: CallLimits,
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
    const response = await model({ prompt, capabilities: sent, maxOutputTokens, signal: withTimeout(signal, ms) });
    used = {
      input: response.inputTokens ?? input,
      output: response.outputTokens ?? Math.ceil(response.text.length / 3),
    };
    return response;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    // A started request may be billed.
    used = { input, output: 0 };
    const kind = ms < Math.min(use.options.timeout * 1000, MIN_FAIR_TIMEOUT_MS) ? "late" : "other";
    throw new ModelFailure(kind, `it did not answer within ${Math.round(ms / 1000)} s.`, error);
  } finally {
    release(used);
    spend(used);
  }
}

const NO_TIME_LEFT = "there was no time left to ask it.";
/** A model that had less time than this wasn't slow: the page visit used up the time. */
const MIN_FAIR_TIMEOUT_MS = 10_000;
/** Maximum of Node's timers (24 days). An evaluation without a deadline has infinite time. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const withTimeout = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.min(MAX_TIMER_MS, Math.max(0, Math.ceil(ms))))]);

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));

/** @throws ModelFailure */
function parseResponse({ finishReason, text }: ModelResponse, state: RetryState): Reply {
  if (finishReason === "content-filter") throw new ModelFailure("other", "it declined to evaluate this ad and page.");
  if (finishReason === "length") throw new ModelFailure("truncated", "its reply was truncated.");
  const reply = parseReply(text);
  if (!("problem" in reply)) return reply;
  state.problem = reply.problem;
  throw new ModelFailure("unreadable", `its answer could not be read (${reply.problem}).`);
}
