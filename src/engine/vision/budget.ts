import { EventEmitter, once, setMaxListeners } from "node:events";
import type { AiPrice } from "../../contract/ai-settings.ts";
import { ModelFailure } from "./model-failure.ts";

export interface TokenUsage {
  input: number;
  output: number;
}

const TOKENS_PER_PRICE = 1_000_000;

/** What a run may spend. Calls under way hold what they may cost at most, so that several at once do not overshoot. */
export class Budget {
  readonly #price: AiPrice | null;
  readonly #limit: number;
  readonly #released = new EventEmitter();
  #spent = 0;
  #reserved = 0;
  /** How many tokens a provider counts for one that was estimated: some models count a picture many times over. */
  #inputTokenFactor = 1;

  /** @param limit in the prices' currency; null where there is none. */
  constructor(price: AiPrice | null, limit: number | null) {
    this.#price = price;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    setMaxListeners(0, this.#released);
  }

  /** Null where no price is known. */
  getCost({ input, output }: TokenUsage): number | null {
    return this.#price === null
      ? null
      : (input * this.#price.input + output * this.#price.output) / TOKENS_PER_PRICE;
  }

  /**
   * Holds what a call may cost. Where only what is under way stands in the way, it waits: most calls cost less than they hold.
   *
   * @returns what ends the holding, with the tokens that were used.
   * @throws ModelFailure where the rest does not cover it; AbortError.
   */
  async reserve(most: TokenUsage, signal: AbortSignal): Promise<(used: TokenUsage) => void> {
    let held = this.#estimateMaxCost(most);
    while (this.#spent + this.#reserved + held > this.#limit) {
      if (this.#spent + held > this.#limit)
        throw new ModelFailure(
          "budget",
          `the run's max-cost of ${this.#limit} does not cover another look (${roundCost(this.#spent)} spent).`,
        );
      await once(this.#released, "release", { signal });
      held = this.#estimateMaxCost(most);
    }
    this.#reserved += held;
    return (used) => {
      this.#reserved -= held;
      this.#spent += this.getCost(used) ?? 0;
      this.#inputTokenFactor = Math.max(this.#inputTokenFactor, used.input / most.input);
      this.#released.emit("release");
    };
  }

  #estimateMaxCost({ input, output }: TokenUsage): number {
    return this.getCost({ input: input * this.#inputTokenFactor, output }) ?? 0;
  }
}

const roundCost = (money: number): number => Math.round(money * 10_000) / 10_000;
