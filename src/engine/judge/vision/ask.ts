import type { AiUse } from "../../../contract/ai.ts";
import type { Budget, Tokens } from "./budget.ts";
import { ModelFailure } from "./failure.ts";
import { type Abilities, lesser, type Model, type Told } from "./model.ts";
import { estimateTokens, mendingWords, type Request, SCHEMA_IN_WORDS } from "./prompt.ts";
import { type Reply, readReply } from "./reply.ts";
import { EndpointRefused, type Refused } from "./transport.ts";

/** Tokens of an answer: a full one has some 1,800, a model that thinks first spends as much again. */
const MOST_TOKENS = 6_000;
/** So often is asked again after trouble on the way, after an answer that cannot be used, after one that was cut off. */
const TRIES = { way: 3, answer: 2, length: 2 } as const;
/** Every refusal of an ability costs one request, once a run. */
const MOST_PROBES = 6;
const PAUSE_MS = 600;

export interface Asker {
  use: AiUse;
  model: Model;
  /** Shared by the run: what was refused once is not asked for again. */
  abilities: Abilities;
  budget: Budget;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Asked {
  reply: Reply;
  /** Only half the facts were told, because the whole was too long. */
  halved: boolean;
}

/**
 * One answer that can be read, whatever it takes within reason.
 *
 * @param build the request, with all or half of the facts.
 * @param until when it must be there, as performance.now() counts.
 * @param spend is told of every call's tokens, whatever became of it.
 * @throws ModelFailure; the signal's reason.
 */
export async function askModel(
  build: (halved: boolean) => Request,
  asker: Asker,
  { signal, until, spend }: { signal: AbortSignal; until: number; spend: (tokens: Tokens) => void },
): Promise<Asked> {
  const state = { way: 0, answer: 0, length: 0, probes: 0, halved: false, most: MOST_TOKENS, problem: "" };
  for (;;) {
    const request = withProblem(build(state.halved), state.problem);
    try {
      const told = await callOnce(request, state.most, asker, { signal, until, spend });
      const reply = readTold(told);
      if (!("problem" in reply)) return { reply, halved: state.halved };
      state.answer += 1;
      state.problem = reply.problem;
      if (state.answer >= TRIES.answer)
        throw new ModelFailure("unreadable", `its answer could not be read (${reply.problem}).`);
    } catch (error) {
      signal.throwIfAborted();
      await recover(error, state, asker, { signal, until });
    }
  }
}

interface State {
  way: number;
  answer: number;
  length: number;
  probes: number;
  halved: boolean;
  most: number;
  problem: string;
}

const withProblem = (request: Request, problem: string): Request =>
  problem === ""
    ? request
    : { ...request, parts: [...request.parts, { type: "text", text: mendingWords(problem) }] };

async function callOnce(
  request: Request,
  most: number,
  { model, abilities, budget, use }: Asker,
  { signal, until, spend }: { signal: AbortSignal; until: number; spend: (tokens: Tokens) => void },
): Promise<Told> {
  const input = estimateTokens(request, abilities.structure === "schema" ? "" : SCHEMA_IN_WORDS);
  const release = budget.hold({ input, output: most });
  const ms = Math.min(use.options.timeout * 1000, until - performance.now());
  let used: Tokens = { input: 0, output: 0 };
  try {
    if (ms <= 0) throw new ModelFailure("slow", "there was no time left for it.");
    const told = await model({
      request,
      abilities: { ...abilities },
      mostTokens: most,
      signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(ms))]),
    });
    used = { input: told.input ?? input, output: told.output ?? Math.ceil(told.text.length / 3) };
    return told;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    // What was begun may be billed.
    used = { input, output: 0 };
    throw new ModelFailure("slow", `it did not answer within ${Math.round(ms / 1000)} s.`, error);
  } finally {
    release(used);
    spend(used);
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));

/** @throws ModelFailure for what asking again in the same words would not mend. */
function readTold({ ended, text }: Told): ReturnType<typeof readReply> {
  if (ended === "content-filter")
    throw new ModelFailure("declined", "it declined to look at this ad or page.");
  if (ended === "length") throw new Truncated();
  return readReply(text);
}

class Truncated extends Error {
  override name = "Truncated";
}

/** Makes ready for another try, or throws the failure that it comes to. */
async function recover(
  error: unknown,
  state: State,
  asker: Asker,
  clock: { signal: AbortSignal; until: number },
): Promise<void> {
  if (error instanceof ModelFailure && error.kind !== "unreadable") throw error;
  if (error instanceof ModelFailure && state.answer >= TRIES.answer) throw error;
  if (error instanceof Truncated) return afterTruncation(state);
  const refusal = refusalIn(error);
  if (refusal !== null) return afterRefusal(refusal, state, asker, clock);
  if (isUnreadable(error)) return afterNonsense(error, state);
  return afterTrouble(
    new ModelFailure("unreachable", "its endpoint could not be reached.", error),
    null,
    state,
    asker,
    clock,
  );
}

function afterTruncation(state: State): void {
  state.length += 1;
  if (state.length >= TRIES.length) throw new ModelFailure("truncated", "its answer was cut off twice.");
  state.most *= 2;
}

/** A body that is no answer of this protocol: the SDK says so by a name of its own. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ModelFailure ||
  (error instanceof Error &&
    /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|APICall)Error$/u.test(
      error.name,
    ) &&
    !isNetwork(error));

/** Of undici's and Node's own making: it carries a code. */
const isNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && typeof error.code === "string") ||
    error.message === "fetch failed" ||
    isNetwork(error.cause));

function afterNonsense(error: unknown, state: State): void {
  state.answer += 1;
  if (state.answer < TRIES.answer) return;
  throw error instanceof ModelFailure
    ? error
    : new ModelFailure("unreadable", "its endpoint does not answer in the protocol's shape.", error);
}

const refusalIn = (error: unknown): Refused | null =>
  error instanceof EndpointRefused ? error.refused : error instanceof Error ? refusalIn(error.cause) : null;

async function afterRefusal(
  refused: Refused,
  state: State,
  asker: Asker,
  clock: { signal: AbortSignal; until: number },
): Promise<void> {
  const { status, words, retryAfter } = refused;
  if (
    /image input is not supported|not support (?:image|vision|multimodal)|image_url.{0,60}only supported|images? (?:are|is) not supported|no (?:vision|image) support|mmproj/u.test(
      words,
    )
  )
    throw new ModelFailure("no_pictures", "it takes no pictures. Choose a model that can see.");
  if (status === 401 || status === 403)
    throw new ModelFailure("refused_key", "its endpoint refused the key (ai-api-key).");
  if (status === 402 || /insufficient_quota|credit balance|billing/u.test(words))
    throw new ModelFailure("refused_key", "the account behind the key has no credit left.");
  if (status === 404)
    throw new ModelFailure("unknown_model", "its endpoint does not know it. Look at ai and base-url.");
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const busy = new ModelFailure("busy", `its endpoint is overloaded or out of order (${status}).`);
    return afterTrouble(busy, retryAfter, state, asker, clock);
  }
  if (
    status === 413 ||
    /context (?:length|window|size)|too long|too many (?:input )?tokens|exceeds? the (?:available )?context|maximum (?:context|prompt)/u.test(
      words,
    )
  ) {
    if (state.halved)
      throw new ModelFailure("too_long", "even half of the facts are too much for its context.");
    state.halved = true;
    return;
  }
  if (![400, 415, 422].includes(status) || !concede(words, state, asker))
    throw new ModelFailure("rejected", `its endpoint rejected the request (${status}).`);
}

/** Does without what was refused; false where nothing is left to do without. */
function concede(words: string, state: State, { abilities, use }: Asker): boolean {
  state.probes += 1;
  if (state.probes > MOST_PROBES) return false;
  if (abilities.temperature && words.includes("temperature")) {
    abilities.temperature = false;
    return true;
  }
  if (abilities.bound === "max_tokens" && words.includes("max_completion_tokens")) {
    abilities.bound = "max_completion_tokens";
    return true;
  }
  // Servers say in many words that they know no schema, or only that the request is bad.
  const less = lesser(abilities, use);
  if (less === null) return false;
  abilities.structure = less;
  return true;
}

async function afterTrouble(
  failure: ModelFailure,
  retryAfter: number | null,
  state: State,
  { sleep }: Asker,
  { signal, until }: { signal: AbortSignal; until: number },
): Promise<void> {
  state.way += 1;
  const pause = retryAfter === null ? PAUSE_MS * 3 ** (state.way - 1) : retryAfter * 1000;
  if (state.way >= TRIES.way || performance.now() + pause >= until) throw failure;
  await sleep(pause, signal);
}
