import type { Budget, Tokens } from "./budget.ts";
import { ModelFailure } from "./failure.ts";
import { fewest, type Model, type Told } from "./model.ts";
import { estimateTokens, mendingWords, type Request, SCHEMA_IN_WORDS } from "./prompt.ts";
import { type Clock, type Footing, firstState, recover, type State, TRIES, Truncated } from "./recover.ts";
import { type Reply, readReply } from "./reply.ts";

export interface Asker extends Footing {
  model: Model;
  budget: Budget;
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
 * @param spend is told of every call's tokens, whatever became of it.
 * @throws ModelFailure; the signal's reason.
 */
export async function askModel(
  build: (halved: boolean) => Request,
  asker: Asker,
  clock: Clock & { spend: (tokens: Tokens) => void },
): Promise<Asked> {
  const state = firstState();
  for (;;) {
    const request = withProblem(build(state.halved), state.problem);
    state.sent = fewest(asker.abilities, state.tried);
    try {
      const told = await callOnce(request, state, asker, clock);
      // What was only guessed from a refusal has helped: the run need not find it out again.
      Object.assign(asker.abilities, fewest(asker.abilities, state.tried));
      const reply = readTold(told);
      if (!("problem" in reply)) return { reply, halved: state.halved };
      state.answer += 1;
      state.problem = reply.problem;
      if (state.answer >= TRIES.answer)
        throw new ModelFailure("unreadable", `its answer could not be read (${reply.problem}).`);
    } catch (error) {
      clock.signal.throwIfAborted();
      await recover(error, state, asker, clock);
    }
  }
}

const withProblem = (request: Request, problem: string): Request =>
  problem === ""
    ? request
    : { ...request, parts: [...request.parts, { type: "text", text: mendingWords(problem) }] };

async function callOnce(
  request: Request,
  { sent, most }: State,
  { model, budget, use }: Asker,
  { signal, until, spend }: Clock & { spend: (tokens: Tokens) => void },
): Promise<Told> {
  // A schema is read, and billed, wherever it stands.
  const input = estimateTokens(request, SCHEMA_IN_WORDS);
  const mostTokens = Math.min(most, sent.most);
  const release = await budget
    .hold({ input, output: mostTokens }, within(signal, until - performance.now()))
    .catch((error: unknown) => {
      throw isTimeout(error) ? new ModelFailure("late", NO_TIME, error) : error;
    });
  const ms = Math.min(use.options.timeout * 1000, until - performance.now());
  let used: Tokens = { input: 0, output: 0 };
  try {
    if (ms <= 0) throw new ModelFailure("late", NO_TIME);
    const told = await model({ request, abilities: sent, mostTokens, signal: within(signal, ms) });
    used = { input: told.input ?? input, output: told.output ?? Math.ceil(told.text.length / 3) };
    return told;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    // What was begun may be billed.
    used = { input, output: 0 };
    const kind = ms < Math.min(use.options.timeout * 1000, FAIR_MS) ? "late" : "slow";
    throw new ModelFailure(kind, `it did not answer within ${Math.round(ms / 1000)} s.`, error);
  } finally {
    release(used);
    spend(used);
  }
}

const NO_TIME = "there was no time left for it.";
/** Who had less than this was not slow: the page's visit had used up the time. */
const FAIR_MS = 10_000;
/** A timer's longest, some 24 days: an evaluation without a deadline has infinitely many milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

const within = (signal: AbortSignal, ms: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(Math.min(LONGEST_MS, Math.max(0, Math.ceil(ms))))]);

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));

/** @throws ModelFailure for what asking again in the same words would not mend. */
function readTold({ ended, text }: Told): ReturnType<typeof readReply> {
  if (ended === "content-filter")
    throw new ModelFailure("declined", "it declined to look at this ad or page.");
  if (ended === "length") throw new Truncated();
  return readReply(text);
}
