import { EventEmitter, once, setMaxListeners } from "node:events";
import type { AiPrice } from "../../../contract/ai.ts";
import { ModelFailure } from "./failure.ts";

export interface Tokens {
  input: number;
  output: number;
}

const MILLION = 1_000_000;

/** What a run may spend. Calls under way hold what they may cost at most, so that several at once do not overshoot. */
export class Budget {
  readonly #price: AiPrice | null;
  readonly #limit: number;
  readonly #released = new EventEmitter();
  #spent = 0;
  #held = 0;
  /** How many tokens a provider counts for one that was estimated: some models count a picture many times over. */
  #measure = 1;

  /** @param limit in the prices' currency; null where there is none. */
  constructor(price: AiPrice | null, limit: number | null) {
    this.#price = price;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    setMaxListeners(0, this.#released);
  }

  /** Null where no price is known. */
  costOf({ input, output }: Tokens): number | null {
    return this.#price === null ? null : (input * this.#price.input + output * this.#price.output) / MILLION;
  }

  /**
   * Holds what a call may cost. Where only what is under way stands in the way, it waits: most calls cost less than they hold.
   *
   * @returns what ends the holding, with the tokens that were used.
   * @throws ModelFailure where the rest does not cover it; AbortError.
   */
  async hold(most: Tokens, signal: AbortSignal): Promise<(used: Tokens) => void> {
    let held = this.#atMost(most);
    while (this.#spent + this.#held + held > this.#limit) {
      if (this.#spent + held > this.#limit)
        throw new ModelFailure(
          "budget",
          `the run's max-cost of ${this.#limit} does not cover another look (${rounded(this.#spent)} spent).`,
        );
      await once(this.#released, "release", { signal });
      held = this.#atMost(most);
    }
    this.#held += held;
    return (used) => {
      this.#held -= held;
      this.#spent += this.costOf(used) ?? 0;
      this.#measure = Math.max(this.#measure, used.input / most.input);
      this.#released.emit("release");
    };
  }

  #atMost({ input, output }: Tokens): number {
    return this.costOf({ input: input * this.#measure, output }) ?? 0;
  }
}

const rounded = (money: number): number => Math.round(money * 10_000) / 10_000;
