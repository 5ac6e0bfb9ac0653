import type { AiUse } from "../../../contract/ai.ts";
import { ModelFailure } from "./failure.ts";
import { type Abilities, fewest, firstAbilities, lesser } from "./model.ts";
import { EndpointRefused, type Refused } from "./transport.ts";

/** Tokens of an answer: a full one has some 1,800, a model that thinks first spends as much again. */
const MOST_TOKENS = 6_000;
/** Enough for an answer without thoughts: what is asked of a context that is too small for more. */
const FEW_TOKENS = 3_000;
/** Fewer hold no answer. */
const LEAST_TOKENS = 1_500;
/** So often is asked again after trouble on the way, after an answer that cannot be used, after one that was cut off. */
export const TRIES = { way: 3, answer: 2, length: 2 } as const;
/** Every refusal of an ability costs one request, once a run. */
const MOST_PROBES = 6;
const PAUSE_MS = 600;

/** What mending needs of whoever asks. */
export interface Footing {
  use: AiUse;
  /** Shared by the run: what was refused once is not asked for again. */
  abilities: Abilities;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** When an answer must be there. */
export interface Clock {
  signal: AbortSignal;
  /** As performance.now() counts. */
  until: number;
}

/** How far one comparison's asking has come. */
export interface State {
  way: number;
  answer: number;
  length: number;
  probes: number;
  halved: boolean;
  most: number;
  problem: string;
  /** What the request under way asked for: others find things out meanwhile. */
  sent: Abilities;
  /** A lesser form of answer, tried because a refusal may have meant it; the run learns of it once it has helped. */
  tried: Abilities["structure"] | null;
}

export const firstState = (): State => ({
  way: 0,
  answer: 0,
  length: 0,
  probes: 0,
  halved: false,
  most: MOST_TOKENS,
  problem: "",
  sent: firstAbilities(),
  tried: null,
});

/** An answer that ended at its bound. */
export class Truncated extends Error {
  override name = "Truncated";
}

/** Makes ready for another try, or throws the failure that it comes to. */
export async function recover(error: unknown, state: State, asker: Footing, clock: Clock): Promise<void> {
  if (error instanceof ModelFailure && error.kind !== "unreadable") throw error;
  if (error instanceof ModelFailure && state.answer >= TRIES.answer) throw error;
  if (error instanceof Truncated) return afterTruncation(state);
  const refusal = refusalIn(error);
  if (refusal !== null) return afterRefusal(refusal, state, asker, clock);
  if (isUnreadable(error)) return afterNonsense(error, state);
  const failure = new ModelFailure("unreachable", "its endpoint could not be reached.", error);
  return afterTrouble(failure, null, state, asker, clock);
}

function afterTruncation(state: State): void {
  state.length += 1;
  if (state.length >= TRIES.length) throw new ModelFailure("truncated", "its answer was cut off twice.");
  if (state.most >= state.sent.most)
    throw new ModelFailure("truncated", "its answer was cut off at the most that it may write.");
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

const NO_PICTURES =
  /image input is not supported|not support (?:image|vision|multimodal)|image_url.{0,60}only supported|images? (?:are|is) not supported|no (?:vision|image) support|mmproj/u;
const TOO_LONG =
  /context (?:length|window|size|limit)|too long|too many (?:input )?tokens|exceeds? the (?:available )?context|maximum (?:context|prompt)/u;
/** The bound on the answer, not the question: OpenAI's, Anthropic's and vLLM's words. */
const TOO_MUCH =
  /max_(?:completion_|output_|new_)?tokens\b.{0,120}?(?:too (?:large|high|big)|at most|maximum (?:allowed|value)|exceed|less than|<=|\d\s*>\s*\d)/u;

async function afterRefusal(refused: Refused, state: State, asker: Footing, clock: Clock): Promise<void> {
  const { status, words, retryAfter } = refused;
  const final = finalOf(refused);
  if (final !== null) throw final;
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const busy = new ModelFailure("busy", `its endpoint is overloaded or out of order (${status}).`);
    return afterTrouble(busy, retryAfter, state, asker, clock);
  }
  if (TOO_MUCH.test(words) && asksForLess(state, asker)) return;
  if (status === 413 || TOO_LONG.test(words)) {
    if (state.halved)
      throw new ModelFailure("too_long", "even half of the facts are too much for its context.");
    state.halved = true;
    state.most = Math.min(state.most, FEW_TOKENS);
    return;
  }
  if (![400, 415, 422].includes(status) || !concede(words, state, asker))
    throw new ModelFailure("rejected", `its endpoint rejected the request (${status}).`);
}

/** What asking again would not change; null where it may. */
function finalOf({ status, words }: Refused): ModelFailure | null {
  if (NO_PICTURES.test(words))
    return new ModelFailure("no_pictures", "it takes no pictures. Choose a model that can see.");
  if (status === 401 || status === 403)
    return new ModelFailure("refused_key", "its endpoint refused the key (ai-api-key).");
  if (status === 402 || /insufficient_quota|credit balance|billing/u.test(words))
    return new ModelFailure("refused_key", "the account behind the key has no credit left.");
  if (status === 404)
    return new ModelFailure("unknown_model", "its endpoint does not know it. Look at ai and base-url.");
  return null;
}

/** Half the answer's room, for the whole run; false where less would hold no answer. */
function asksForLess({ most, sent }: State, { abilities }: Footing): boolean {
  const asked = Math.min(most, sent.most);
  if (abilities.most < asked) return true;
  if (asked / 2 < LEAST_TOKENS) return false;
  abilities.most = asked / 2;
  return true;
}

/** Does without what was refused; false where nothing is left to do without. */
function concede(words: string, state: State, { abilities, use }: Footing): boolean {
  state.probes += 1;
  if (state.probes > MOST_PROBES) return false;
  const { sent } = state;
  const now = fewest(abilities, state.tried);
  // A comparison under way beside this one has found it out: its concession is this one's, too.
  if (
    now.temperature !== sent.temperature ||
    now.bound !== sent.bound ||
    now.structure !== sent.structure ||
    now.most !== sent.most
  )
    return true;
  if (sent.temperature && words.includes("temperature")) {
    abilities.temperature = false;
    return true;
  }
  if (sent.bound === "max_tokens" && words.includes("max_completion_tokens")) {
    abilities.bound = "max_completion_tokens";
    return true;
  }
  // Servers say in many words that they know no schema, or only that the request is bad: this is a guess.
  state.tried = lesser(sent, use);
  return state.tried !== null;
}

async function afterTrouble(
  failure: ModelFailure,
  retryAfter: number | null,
  state: State,
  { sleep }: Footing,
  { signal, until }: Clock,
): Promise<void> {
  state.way += 1;
  const pause = retryAfter === null ? PAUSE_MS * 3 ** (state.way - 1) : retryAfter * 1000;
  if (state.way >= TRIES.way || performance.now() + pause >= until) throw failure;
  await sleep(pause, signal);
}
