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
  #spent = 0;
  #held = 0;

  /** @param limit in the prices' currency; null where there is none. */
  constructor(price: AiPrice | null, limit: number | null) {
    this.#price = price;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
  }

  /** Null where no price is known. */
  costOf({ input, output }: Tokens): number | null {
    return this.#price === null ? null : (input * this.#price.input + output * this.#price.output) / MILLION;
  }

  /**
   * Holds what a call may cost.
   *
   * @returns what ends the holding, with the tokens that were used.
   * @throws ModelFailure where the rest does not cover it.
   */
  hold(most: Tokens): (used: Tokens) => void {
    const held = this.costOf(most) ?? 0;
    if (this.#spent + this.#held + held > this.#limit)
      throw new ModelFailure(
        "budget",
        `the run's max-cost of ${this.#limit} does not cover another look (${rounded(this.#spent)} spent).`,
      );
    this.#held += held;
    return (used) => {
      this.#held -= held;
      this.#spent += this.costOf(used) ?? 0;
    };
  }
}

const rounded = (money: number): number => Math.round(money * 10_000) / 10_000;
