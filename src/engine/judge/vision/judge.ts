import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AiUse } from "../../../contract/ai.ts";
import type { AiAccount } from "../../../contract/port.ts";
import type { Evidence } from "../../products/evidence.ts";
import type { Judgement } from "../../products/judgement.ts";
import type { Fact } from "../../products/passage.ts";
import { agree } from "./agree.ts";
import { type Asked, type Asker, askModel } from "./ask.ts";
import { type Believed, believe, isHollow } from "./believe.ts";
import { Budget, type Tokens } from "./budget.ts";
import { Cache, type Kept, keyOf } from "./cache.ts";
import { type Dossier, dossierOf, halved } from "./facts.ts";
import { FINAL, ModelFailure, NOT_ITS_OWN, VisionUnavailable } from "./failure.ts";
import { firstAbilities, openModel } from "./model.ts";
import { type Exposure, JOINTS, type Marks, type Order, requestOf } from "./prompt.ts";
import { temper } from "./temper.ts";
import { openTransport } from "./transport.ts";

/** One ad and page, and what the rules say of them. */
export interface VisionCase {
  evidence: Evidence;
  rules: Judgement;
  /** The pictures, at most 1,568 pixels long, with the withheld texts painted over. */
  expose: (withheld: { ad: readonly Fact[]; page: readonly Fact[] }) => Promise<Exposure[]>;
  signal: AbortSignal;
  /** Milliseconds until the judgement must be there. */
  timeMs: number;
}

export interface VisionJudgement {
  judgement: Judgement;
  account: AiAccount;
}

export interface VisionJudge {
  /**
   * @returns the judgement tempered by the model's eyes; the rules' own where the model failed, and the account says why.
   * @throws VisionUnavailable where the model is required and failed; the signal's reason.
   */
  judge(one: VisionCase): Promise<VisionJudgement>;
  close(): Promise<void>;
}

export interface VisionOptions {
  proxies: { http?: string; https?: string; no?: string };
  /** Milliseconds of waiting are real by default. */
  sleep?: Asker["sleep"];
  /** Made up anew for every request by default. */
  marks?: () => Marks;
}

/** With so many failures on end nothing is asked any more: a run of many ads would otherwise wait for each. */
const MOST_FAILURES = 5;
/** Then it is asked again: a service runs for months, and keys and endpoints recover. */
const REST_MS = 300_000;

const ORDERS: Readonly<Record<1 | 3, readonly Order[]>> = {
  1: ["ad-first"],
  3: ["ad-first", "page-first", "ad-first"],
};

/** A model that looks, held to the evidence. It is loaded and opened only where a run asks for one. */
export async function openVisionJudge(use: AiUse, options: VisionOptions): Promise<VisionJudge> {
  const transport = openTransport(use.baseUrl, options.proxies);
  const asker: Asker = {
    use,
    model: await openModel(use, transport),
    abilities: firstAbilities(),
    budget: new Budget(use.price, use.options["max-cost"] ?? null),
    sleep: options.sleep ?? ((ms, signal) => pause(ms, undefined, { signal })),
  };
  const judge = new Judge(asker, options.marks ?? freshMarks);
  return { judge: (one) => judge.judge(one), close: transport.close };
}

function freshMarks(): Marks {
  return { nonce: randomBytes(9).toString("hex"), joint: JOINTS[randomInt(JOINTS.length)] ?? "^" };
}

interface Looked {
  answers: Asked[];
  cached: boolean;
  pictured: boolean;
}

class Judge {
  readonly #asker: Asker;
  readonly #marks: () => Marks;
  readonly #cache: Cache;
  /** Identical comparisons under way are one. */
  readonly #underWay = new Map<string, Promise<Asked[]>>();
  #failures = 0;
  #over: { failure: ModelFailure; until: number } | null = null;

  constructor(asker: Asker, marks: () => Marks) {
    this.#asker = asker;
    this.#marks = marks;
    this.#cache = new Cache(asker.use.options.cache ?? null);
  }

  async judge(one: VisionCase): Promise<VisionJudgement> {
    const tokens: Tokens = { input: 0, output: 0 };
    const spend = (used: Tokens) => {
      tokens.input += used.input;
      tokens.output += used.output;
    };
    try {
      const dossier = dossierOf(one.evidence);
      const { answers, cached, pictured } = await this.#look(one, dossier, spend);
      const { believed, spread } = agree(answers.map((answer) => believedOf(answer, dossier, pictured)));
      this.#failures = 0;
      return {
        judgement: temper(one.rules, believed, dossier),
        account: {
          ...this.#account(tokens),
          outcome: "judged",
          samples: answers.length,
          cached,
          spread: answers.length > 1 ? spread : null,
        },
      };
    } catch (error) {
      one.signal.throwIfAborted();
      return this.#fallBack(one.rules, error, tokens);
    }
  }

  async #look(one: VisionCase, dossier: Dossier, spend: (used: Tokens) => void): Promise<Looked> {
    const until = performance.now() + one.timeMs;
    const exposures = await one.expose(dossier.withheld);
    const pictured = exposures.some(({ side }) => side === "ad");
    const key = keyOf(dossier, exposures, this.#asker.use);
    const kept = await this.#cache.get(key);
    if (kept !== null) return { answers: kept.replies, cached: true, pictured };
    for (let known = this.#underWay.get(key); known !== undefined; known = this.#underWay.get(key)) {
      const answers = await known.catch((error: unknown) => {
        if (error instanceof ModelFailure && !NOT_ITS_OWN.has(error.kind)) throw error;
        // Whoever asked has hung up or had no time: that is no answer to anybody else.
        return null;
      });
      one.signal.throwIfAborted();
      if (answers !== null) return { answers, cached: true, pictured };
    }
    if (this.#over !== null && performance.now() < this.#over.until) throw this.#over.failure;
    const asking = this.#ask(dossier, exposures, { signal: one.signal, until, spend });
    this.#underWay.set(key, asking);
    try {
      const answers = await asking;
      await this.#keep(key, { replies: answers });
      return { answers, cached: false, pictured };
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #keep(key: string, kept: Kept): Promise<void> {
    if (kept.replies.length === this.#asker.use.options.samples) await this.#cache.put(key, kept);
  }

  /** The first answer alone, since it finds out what the model can do; then the others at once. */
  async #ask(
    dossier: Dossier,
    exposures: readonly Exposure[],
    clock: Parameters<typeof askModel>[2],
  ): Promise<Asked[]> {
    const [first = "ad-first", ...rest] = ORDERS[this.#asker.use.options.samples];
    const askIn = async (order: Order): Promise<Asked> => {
      const marks = this.#marks();
      const build = (half: boolean) => requestOf(half ? halved(dossier) : dossier, exposures, order, marks);
      const asked = await askModel(build, this.#asker, clock);
      if (isHollow(believedOf(asked, dossier, true)))
        throw new ModelFailure("invented", "what it quoted stands neither in the ad nor on the page.");
      return asked;
    };
    const answers = [await askIn(first)];
    const others = await Promise.allSettled(rest.map(askIn));
    for (const other of others) if (other.status === "fulfilled") answers.push(other.value);
    return answers;
  }

  /** What ends the asking for now; a budget that is spent stays spent. */
  #note(failure: ModelFailure): void {
    if (failure === this.#over?.failure || NOT_ITS_OWN.has(failure.kind)) return;
    this.#failures += 1;
    const until = failure.kind === "budget" ? Number.POSITIVE_INFINITY : performance.now() + REST_MS;
    if (FINAL.has(failure.kind)) this.#over = { failure, until };
    else if (this.#failures >= MOST_FAILURES) {
      const words = `after ${MOST_FAILURES} failures on end it is not asked any more; the last: ${failure.message}`;
      this.#over = { failure: new ModelFailure("given_up", words, failure), until };
      this.#failures = 0;
    }
  }

  #account(tokens: Tokens): Pick<AiAccount, "model" | "tokens" | "cost"> {
    const { model } = this.#asker.use;
    return { model: `${model.provider}/${model.name}`, tokens, cost: this.#asker.budget.costOf(tokens) };
  }

  /** The rules' judgement, and why. What is no model's failure is one of ours, and costs no entry either. */
  #fallBack(rules: Judgement, error: unknown, tokens: Tokens): VisionJudgement {
    const failure =
      error instanceof ModelFailure ? error : new ModelFailure("given_up", `${String(error)}.`, error);
    this.#note(failure);
    const account = this.#account(tokens);
    if (this.#asker.use.options.required)
      throw new VisionUnavailable(account.model, failure.message, failure);
    return {
      judgement: rules,
      account: {
        ...account,
        outcome: "fallback",
        reason: failure.message,
        samples: 0,
        cached: false,
        spread: null,
      },
    };
  }
}

const believedOf = ({ reply, halved: half }: Asked, dossier: Dossier, pictured: boolean): Believed =>
  believe(reply, half ? halved(dossier) : dossier, pictured);
